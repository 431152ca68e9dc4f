/** What the listing of Copilot CLI 1.0.102 depends on. */
import { PLUGIN_SCHEMA } from '../../skill/package/manifest.js';
import type { HookFacts } from '../interface/hook-facts.js';
import type { PackageReader } from '../interface/package.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import { DECLARATIONS, modulesIn, type Start } from '../interface/starts.js';

/** Measured on the real binary with sets of 50 to 900 skills; each limit was tested exactly and exceeded by one. */
export const LISTING_FACTS = {
  /** Sum of all `<skill>` entries, each with its line break, XML-escaped, in UTF-16 units. No model or context size changes it. */
  budget_chars: 15_000,
  /** Overrides the budget, for users whose skills do not fit. */
  budget_variable: 'SKILL_CHAR_BUDGET',
  /** The length of the following line of names, without its `... and N more`; later names are not shown at all. */
  names_line_chars: 5_000,
  names_line_start: 'Additional skills available (invoke by name): ',
  /** Bundled skills, listed after the source's own, so they never displace one. */
  builtin_skills: ['customize-cloud-agent', 'github-pr-media'],
} as const;

/** Measured in a checkout (1.0.102). */
export const project_skills: ProjectSkills = {
  folders: ['.github/skills', '.agents/skills', '.claude/skills'],
  levels: [0, Number.POSITIVE_INFINITY],
  hidden: 'skipped',
  inside_skills: false,
};

/** 1.0.102: its own names, and those of Claude Code for the same. A matcher finds its shell as `Bash` and as `bash`. */
export const hook_facts: HookFacts = {
  // biome-ignore format: a table
  events: [
    'sessionStart', 'sessionEnd', 'userPromptSubmitted', 'userPromptTransformed', 'preToolUse', 'preMcpToolCall',
    'postToolUse', 'postToolUseFailure', 'permissionRequest', 'errorOccurred', 'agentStop', 'subagentStart',
    'subagentStop', 'preCompact', 'notification',
    'SessionStart', 'SessionEnd', 'UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PostToolUseFailure',
    'PermissionRequest', 'Stop', 'SubagentStart', 'SubagentStop', 'PreCompact', 'Notification',
  ],
  starts_in: 'plugin',
  denies: ['specific', 'unnamed', 'permission'],
  sets: {
    // biome-ignore format: a table
    plugin: [
      'CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR', 'COPILOT_PLUGIN_ROOT', 'COPILOT_PLUGIN_DATA',
      'COPILOT_PROJECT_DIR', 'PLUGIN_ROOT',
    ],
    project: ['CLAUDE_PROJECT_DIR', 'COPILOT_PROJECT_DIR'],
  },
  // Claude's names beside its own (1.0.102).
  tools: ['Bash', 'bash', 'Read', 'view', 'Write', 'create', 'Edit', 'edit', 'Grep', 'grep', 'Glob', 'glob'],
  timeout: 's',
  hides_stderr: true,
  needs_matcher: true,
  takes_root: true,
};

/** 1.0.102 writes it for `Password=…`, for the user and password of an address and for a token. */
export const mask = '******';

/** 1.0.102. */
export const packages: PackageReader = {
  schemas: [PLUGIN_SCHEMA, PLUGIN_SCHEMA.replace('1.0.0', '1.1.0')],
  ...{ as: 'plugin', manifest: 'plugin.json', also: ['plugin', 'marketplace'] },
  takes_any: true,
  nested: true,
  starts_all: ['command', 'cwd', 'env'],
};

/** From what of a source Copilot CLI 1.0.102 starts something. */
export const starts: readonly Start[] = [
  {
    files: ['plugin.json', '{.plugin,.github/plugin,.claude-plugin}/plugin.json', 'marketplace.json'],
    form: 'json',
    under: DECLARATIONS,
  },
  // With and without a dot: the names of Agent Plugins 1.0 have none. com.github.copilot holds what such a package has for Copilot alone.
  {
    files: ['hooks.json', 'hooks/*.json', '{.,}mcp.json', '{.,}lsp.json', 'com.github.copilot*/**/*.json'],
    form: 'json',
  },
  {
    files: ['settings.json', 'settings.local.json'],
    form: 'json',
    under: ['hooks', 'env', ...DECLARATIONS],
    commands: ['statusLine'],
  },
  { files: ['agents/**/*.md', '*.agent.md'], form: 'front_matter', under: ['mcp-servers', 'mcpServers', 'hooks'] },
  { files: [modulesIn('.github/extensions'), modulesIn('com.github.copilot*/extensions')], form: 'module' },
];

/** What Copilot CLI 1.0.102 says in its own log of a plugin's hooks, servers and agents that it does not take. Of skills it says nothing. */
const BELOW = String.raw`\S*/ar-[\da-f]+/(?:[sw]|h/\.copilot/installed-plugins/source)/`;

export const refusals = {
  log: '.copilot/logs/process-*.log',
  lines: [
    new RegExp(`Invalid (?:hooks|MCP) config for plugin "[^"]*" at "${BELOW}(?<file>[^"]+)": (?<message>.+)$`),
    new RegExp(`${BELOW}(?<file>.+\\.md): (?<message>custom agent .+)$`),
    /Failed to resolve (?<kind>agent) paths for plugin "(?<plugin>[^"]+)": (?<message>.+)$/,
  ],
};
