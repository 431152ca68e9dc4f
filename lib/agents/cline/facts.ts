/** Facts about Cline's CLI, each stated once. Measured on the pinned version. */
import { findBadSkill, PLUGIN_SCHEMA } from '../../skill/package/manifest.js';
import type { BodyLimit } from '../interface/delivery.js';
import type { Denials } from '../interface/denials.js';
import type { NpmBuild } from '../interface/install.js';
import type { Credentials } from '../interface/launch.js';
import type { PackageReader } from '../interface/package.js';
import { listTools, type PartsReader } from '../interface/parts.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import { modulesIn, type Start } from '../interface/starts.js';

export const pinned = '3.0.65';

export const build = (version: string, { os, arch }: { os: string; arch: string }): NpmBuild => ({
  spec: `@cline/cli-${os}-${arch}@${version}`,
  folder: `@cline/cli-${os}-${arch}`,
  binary: 'bin/cline',
});

/** The provider that a key is for, with the variable of its address. */
export const PROVIDERS = [
  { key: 'CLINE_API_KEY', provider: 'cline', address: null },
  { key: 'ANTHROPIC_API_KEY', provider: 'anthropic', address: 'ANTHROPIC_BASE_URL' },
  { key: 'OPENAI_API_KEY', provider: 'openai-compatible', address: 'OPENAI_BASE_URL' },
  { key: 'OPENROUTER_API_KEY', provider: 'openrouter', address: null },
  { key: 'GEMINI_API_KEY', provider: 'gemini', address: null },
  { key: 'DEEPSEEK_API_KEY', provider: 'deepseek', address: null },
] as const;

export const credentials: Credentials = {
  any_of: PROVIDERS.map(({ key }) => key),
  secrets: [],
  settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'CLINE_PROVIDER', 'CLINE_MODEL'],
  homes: ['CLINE_DIR', 'CLINE_DATA_DIR'],
};

/** Measured in a checkout (3.0.65). */
export const project_skills: ProjectSkills = {
  folders: ['.agents/skills', '.cline/skills', '.clinerules/skills'],
  levels: [0, 1],
  hidden: 'read',
  inside_skills: false,
};

/** Of every tool's result (3.0.65). */
const MOST_ANSWER = 8_000;

/** What Cline gives its model of a long SKILL.md. */
export const body_limit: BodyLimit = {
  give({ name, text, body }) {
    const [, description = ''] = /^description:\s*(.*)$/m.exec(text) ?? [];
    const answer = `<command-name>${name}</command-name>\n<command-instructions>\nDescription: ${description}\n\n${body.trim()}\n</command-instructions>`;
    if (answer.length <= MOST_ANSWER) return answer;
    const mark = `\n\n...[truncated ${answer.length - MOST_ANSWER} chars]...\n\n`;
    const half = Math.floor((MOST_ANSWER - mark.length) / 2);
    return `${answer.slice(0, half)}${mark}${answer.slice(-half)}`;
  },
  rule: 'keeps the beginning and the end of what a tool returns, 8,000 characters in all',
  marks: /\.\.\.\[truncated \d+ chars\]\.\.\./,
};

/** 3.0.65. */
export const denials: Denials = { words: [[/is disabled by policy/, 'agent']], otherwise: 'permission' };

/** 3.0.65. */
export const packages: PackageReader = {
  schemas: [PLUGIN_SCHEMA],
  ...{ as: 'agent-plugin', manifest: 'plugin.json', also: [] },
  rejectSkill: (skill) => findBadSkill(skill, true),
};

/** From what of a source Cline 3.0.65 starts something. */
export const starts: readonly Start[] = [
  { files: ['{.clinerules,.cline}/hooks/*'], form: 'script' },
  { files: [modulesIn('{.cline,.clinerules,.agents}/plugins')], form: 'module' },
  // Its runtime, Bun, runs what `preload` names, and hands the variables on to what it starts.
  { files: ['bunfig.toml', '.env{,.development,.production,.test}{,.local}'], form: 'script' },
  { files: ['.agents/plugins/**/{.,}mcp.json', 'cline_mcp_settings.json', '.cline/mcp.json'], form: 'json' },
];

/** 3.0.65: it takes no custom agents of a plugin. */
export const parts: PartsReader = {
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['AGENTS.md']],
  subagents: null,
  tools: listTools,
  // Before a server of a package stands the package's name.
  toolPrefix: (server, plugin) => `${plugin === null ? server : `${plugin}.${server}`.replaceAll('.', '_')}__`,
  server_paths: 'Cline starts the servers of its own settings alone (cline_mcp_settings.json)',
  commandName: null,
};
