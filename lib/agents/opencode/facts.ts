/** Facts about OpenCode, each stated once. Measured on the pinned version. */

import { firstLines } from '../calls/cut-lines.js';
import type { BodyLimit } from '../interface/delivery.js';
import type { Denials } from '../interface/denials.js';
import type { NpmBuild } from '../interface/install.js';
import type { Credentials } from '../interface/launch.js';
import type { ProjectSkills } from '../interface/project-skills.js';

export const pinned = '1.18.33';

const RIPGREP = '1.18.0';

/** The platform's binary; on processors without AVX2 the user's own may be named. It looks for ripgrep on PATH, and would else download it. */
export function build(version: string, { os, arch }: { os: string; arch: string }): NpmBuild {
  const ripgrep = `@vscode/ripgrep-${os}-${arch}`;
  return {
    spec: `opencode-${os}-${arch}@${version}`,
    folder: `opencode-${os}-${arch}`,
    binary: 'bin/opencode',
    tools: {
      rg: { version: RIPGREP, build: { spec: `${ripgrep}@${RIPGREP}`, folder: ripgrep, binary: 'bin/rg' } },
    },
  };
}

export const credentials: Credentials = {
  // biome-ignore format: a table
  any_of: [
    'ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'OPENCODE_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY',
    'OPENROUTER_API_KEY', 'GITHUB_TOKEN', 'MISTRAL_API_KEY', 'GROQ_API_KEY', 'XAI_API_KEY', 'DEEPSEEK_API_KEY',
  ],
  secrets: ['OPENCODE_AUTH_CONTENT'],
  // Passed on as a provider's option (launch.ts); the CLI itself reads neither.
  settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'],
  homes: ['OPENCODE_CONFIG', 'OPENCODE_CONFIG_DIR', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'],
};

/** Measured in a checkout (1.18.33). */
export const project_skills: ProjectSkills = {
  folders: ['.agents/skills', '.claude/skills', '.opencode/skills', '.opencode/skill'],
  levels: [0, Number.POSITIVE_INFINITY],
  hidden: ['.agents/skills', '.claude/skills'],
  inside_skills: true,
};

/** 1.18.33, of every tool's result. */
const BODY_LIMIT = { bytes: 50 * 1024, lines: 2_000 };

/** What OpenCode gives its model of a long SKILL.md. */
export const body_limit: BodyLimit = {
  give: ({ name, body }) =>
    firstLines(`<skill_content name="${name}">\n# Skill: ${name}\n\n${body.trim()}`, BODY_LIMIT),
  rule: 'keeps the first 50 KB and 2,000 lines of what a tool returns, and no line in part',
  marks: /The tool call succeeded but the output was truncated/,
};

/** Rules are those of `permission` in the project's opencode.json (1.18.33). */
export const denials: Denials = { words: [[/has specified a rule/, 'rule']], otherwise: 'permission' };
