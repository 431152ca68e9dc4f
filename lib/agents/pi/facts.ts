/** Facts about pi, each stated once. Measured on 0.87.1; on 1.5.2 the contract suites and all cells of docs/skills-across-agents.md are the same. */
import { firstLines } from '../calls/cut-lines.js';
import type { BodyLimit } from '../interface/delivery.js';
import type { NpmBuild } from '../interface/install.js';
import type { Credentials } from '../interface/launch.js';
import { toolsAlone } from '../interface/parts.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import { modulesIn, type Start } from '../interface/starts.js';

export const pinned = '1.5.2';

/** A script: its bundle imports Node's own modules, and one package beside it (lib/agents/lock.ts). */
export const build = (version: string): NpmBuild => ({
  spec: `@earendil-works/pi-coding-agent@${version}`,
  folder: '@earendil-works/pi-coding-agent',
  binary: 'dist/bundle/cli.js',
  node: '22.19.0',
});

export const credentials: Credentials = {
  // biome-ignore format: a table
  any_of: [
    'ANTHROPIC_API_KEY', 'ANTHROPIC_OAUTH_TOKEN', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'COPILOT_GITHUB_TOKEN',
    'OPENROUTER_API_KEY', 'MISTRAL_API_KEY', 'GROQ_API_KEY', 'XAI_API_KEY', 'DEEPSEEK_API_KEY',
  ],
  secrets: [],
  // pi reads no such variables; our module passes them on (module.ts).
  settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'],
  homes: ['PI_CODING_AGENT_DIR'],
};

/** Files in a folder of skills, and in those below it, whose rules leave skills out; later ones win. */
export const IGNORE_FILES: readonly string[] = ['.gitignore', '.ignore', '.fdignore'];

/** Measured in a checkout (0.87.1). */
export const project_skills: ProjectSkills = {
  folders: ['.pi/skills', '.agents/skills'],
  levels: [0, Number.POSITIVE_INFINITY],
  hidden: 'skipped',
  inside_skills: false,
};

/** 0.87.1, of its tool `read`. */
const BODY_LIMIT = { bytes: 50 * 1024, lines: 2_000 };

/** What pi gives its model of a long SKILL.md. */
export const body_limit: BodyLimit = {
  give: ({ text }) => firstLines(text, BODY_LIMIT),
  rule: 'keeps the first 50 KB and 2,000 lines of a file, and no line in part',
  marks: /\[(?:Showing lines \d|Line \d+ is )/,
};

/** From what of a source pi 0.87.1 starts something. */
export const starts: readonly Start[] = [
  // A project's settings may have packages installed, by whatever program they name.
  {
    files: ['.pi/settings.json'],
    form: 'json',
    commands: ['npmCommand', 'shellPath', 'shellCommandPrefix'],
    under: [],
  },
  { files: [modulesIn('.pi/extensions')], form: 'module' },
  // Of a package, which names them under `pi` in package.json.
  {
    files: [modulesIn('extensions')],
    form: 'module',
    switched_off: '--no-extensions, and "extensions": [] of the package',
  },
];

/** 0.87.1: it knows no custom agents, no MCP servers and no commands of a plugin. */
export const parts = toolsAlone('_', 'pi starts no MCP servers; a package brings tools as modules', [
  ['AGENTS.override.md', 'AGENTS.md', 'CLAUDE.md'],
  ['.pi/SYSTEM.md'],
  ['.pi/APPEND_SYSTEM.md'],
]);
