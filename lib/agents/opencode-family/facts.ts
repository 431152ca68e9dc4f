/** Facts about OpenCode that hold for its fork Kilo too, each stated once. Measured on 1.18.33 and 7.7.9. */
import { firstLines } from '../calls/cut-lines.js';
import type { BodyLimit } from '../interface/delivery.js';
import type { Denials } from '../interface/denials.js';
import type { NpmBuild } from '../interface/install.js';
import type { Credentials } from '../interface/launch.js';
import type { PartsReader } from '../interface/parts.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import type { LaunchSetup } from '../interface/unit-setup.js';
import type { ListingRules } from '../listing/unlimited-listing.js';

/** What each calls its own: everything else in this folder is the same of both. */
export interface Fork {
  /** In paths, files and, in capitals, variables: `~/.config/kilo`, `kilo.json`, `KILO_CONFIG_CONTENT`. */
  name: string;
  title: string;
  /** Its folders in a project. */
  folders: readonly string[];
  /** Its settings at a project's root, without their ending; the last goes before the others. */
  settings: readonly string[];
  /** A skill of its own, which it always lists. */
  own_skill: string;
  instructions: PartsReader['instructions'];
  /** Of several skills with one name, the one that stays. */
  keeps: ListingRules['keeps'];
  /** Variables of every launch, beside those of both. */
  env?(setup: LaunchSetup): Readonly<Record<string, string>>;
}

/** A home's folder of settings, skills, custom agents and modules. */
export const configFolder = ({ name }: Pick<Fork, 'name'>): string => `.config/${name}`;

const RIPGREP = '1.18.0';

/** A platform's binary; on processors without AVX2 the user's own may be named. It looks for ripgrep on PATH, and would else download it. */
export const buildOf =
  (prefix: string, binary: string) =>
  (version: string, { os, arch }: { os: string; arch: string }): NpmBuild => {
    const folder = `${prefix}-${os}-${arch}`;
    const ripgrep = `@vscode/ripgrep-${os}-${arch}`;
    return {
      ...{ spec: `${folder}@${version}`, folder, binary: `bin/${binary}` },
      tools: {
        rg: { version: RIPGREP, build: { spec: `${ripgrep}@${RIPGREP}`, folder: ripgrep, binary: 'bin/rg' } },
      },
    };
  };

/** own: of the fork's vendor, without its prefix. */
export function credentialsOf(
  name: string,
  own: Readonly<Record<'secrets' | 'settings', readonly string[]>>,
): Credentials {
  const prefixed = (names: readonly string[]) => names.map((each) => `${name.toUpperCase()}_${each}`);
  return {
    // biome-ignore format: a table
    any_of: [
      'ANTHROPIC_API_KEY', 'OPENAI_API_KEY', ...prefixed(['API_KEY']), 'GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY',
      'OPENROUTER_API_KEY', 'GITHUB_TOKEN', 'MISTRAL_API_KEY', 'GROQ_API_KEY', 'XAI_API_KEY', 'DEEPSEEK_API_KEY',
    ],
    secrets: prefixed(['AUTH_CONTENT', ...own.secrets]),
    // Passed on as a provider's option (launch.ts); the CLI itself reads neither.
    settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', ...prefixed(own.settings)],
    homes: [...prefixed(['CONFIG', 'CONFIG_DIR']), 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'],
  };
}

/** Measured in a checkout. */
export const skillsIn = (folders: ProjectSkills['folders']): ProjectSkills => ({
  folders,
  levels: [0, Number.POSITIVE_INFINITY],
  hidden: ['.agents/skills', '.claude/skills'],
  inside_skills: true,
});

/** Of every tool's result. */
const BODY_LIMIT = { bytes: 50 * 1024, lines: 2_000 };

/** What the model gets of a long SKILL.md. */
export const body_limit: BodyLimit = {
  give: ({ name, body }) =>
    firstLines(`<skill_content name="${name}">\n# Skill: ${name}\n\n${body.trim()}`, BODY_LIMIT),
  rule: 'keeps the first 50 KB and 2,000 lines of what a tool returns, and no line in part',
  marks: /The tool call succeeded but the output was truncated/,
};

/** Rules are those of `permission` in the project's settings. */
export const denials: Denials = { words: [[/has specified a rule/, 'rule']], otherwise: 'permission' };
