/** Facts about Claude Code, each stated once: version, package, listing limits. Measured on the pinned version; lint and discover use the same tables. */
import type { Denials } from '../interface/denials.js';
import type { HookFacts } from '../interface/hook-facts.js';
import type { NpmBuild } from '../interface/install.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import type { ShellCommand } from '../interface/source.js';
import { DECLARATIONS, type Start } from '../interface/starts.js';
import { findGroupFault, GUARDS } from './hook-entries.js';

/** Facts below were measured on this version; 2.1.197 differs where a comment says so. */
export const pinned = '2.1.330';

/** The wrapper package; its platform siblings hold the binary and, unlike it, have no Node limit. */
export const registry_package = '@anthropic-ai/claude-code';

export const build = (version: string, { os, arch }: { os: string; arch: string }): NpmBuild => ({
  spec: `${registry_package}-${os}-${arch}@${version}`,
  folder: `${registry_package}-${os}-${arch}`,
  binary: 'claude',
});

/** Measured on 2.1.330; no other agent fills in the first (docs/skills-across-agents.md), nor Codex 0.169.0 and Copilot 1.0.102 the second. */
export const folder_words = ['$' + '{CLAUDE_SKILL_DIR}', '$' + '{CLAUDE_PLUGIN_ROOT}'] as const;

export const LISTING_FACTS = {
  /** What `disableBundledSkills` leaves of them (2.1.330). */
  unbundled: ['plugin-authoring'],
  /** Of a SKILL.md in a folder of skills, beyond which it is left out without a word; a plugin's is listed all the same. */
  file_bytes: 1_000_000,
  /** One skill's text in the listing, beyond which it ends in `…`. */
  skill_chars: 1536,
  skill_chars_setting: 'skillListingMaxDescChars',
  /** The share of the context window that the listing may take. */
  budget_share: 0.01,
  budget_share_setting: 'skillListingBudgetFraction',
  /** Overrides the budget, in characters. */
  budget_variable: 'SLASH_COMMAND_TOOL_CHAR_BUDGET',
  /**
   * First match on the vendor's model as the user wrote it; all others (aliases, no model, unknown ids) are the last row.
   * Old Opus ids (4, 4.1) run as the default model. 2.1.197 gave the aliases 6000 or 8000 characters.
   */
  models: [
    { pattern: /^claude-(3|(opus|sonnet)-4-6|(opus|sonnet|haiku)-4-5|sonnet-4-2025).*\[1m\]$/, budget_chars: 40_000 },
    { pattern: /^claude-(3|(opus|sonnet)-4-6|(opus|sonnet|haiku)-4-5|sonnet-4-2025)/, budget_chars: 8_000 },
    { pattern: /^/, budget_chars: 30_000 },
  ],
  /** Columns of each bundled skill's row, without the line break. They are listed after the source's own, and their descriptions are never dropped. */
  bundled: {
    dataviz: 1_447,
    'update-config': 707,
    'keybindings-help': 248,
    'code-review': 850,
    simplify: 188,
    'fewer-permission-prompts': 191,
    loop: 344,
    'claude-api': 1_169,
    'workflow-authoring': 252,
    run: 368,
    'plugin-authoring': 275,
  },
  /** Listed after those, and dropped like any other row: columns without and with the description. */
  bundled_commands: { init: [6, 67], 'security-review': [17, 90] },
} as const;

interface BudgetSettings {
  skillListingBudgetFraction?: number | undefined;
  env?: Record<string, string | undefined> | undefined;
}

/** Characters that the listing may hold for that vendor model. */
export function listingBudget(vendor_model: string | null, settings: BudgetSettings = {}): number {
  const { budget_share, budget_variable, models } = LISTING_FACTS;
  const fixed = Math.floor(Number(settings.env?.[budget_variable]));
  if (fixed > 0) return fixed;
  const usual = models.find(({ pattern }) => pattern.test(vendor_model ?? ''))?.budget_chars ?? 30_000;
  return Math.max(1, Math.floor(usual * ((settings.skillListingBudgetFraction ?? budget_share) / budget_share)));
}

/** Only Anthropic's own repositories on GitHub may use these names; a folder that has one loads nothing, silently. */
// biome-ignore format: a table
export const RESERVED_MARKETPLACES: readonly string[] = [
  'claude-code-marketplace', 'claude-code-plugins', 'claude-plugins-official', 'claude-plugin-directory',
  'anthropic-marketplace', 'anthropic-plugins', 'anthropic-agent-skills', 'anthropic-plugin-directory',
  'agent-skills', 'life-sciences', 'healthcare', 'knowledge-work-plugins', 'first-party-plugins',
  'claude-for-legal', 'claude-for-financial-services', 'financial-services-plugins', 'claude-tag-plugins',
  'claude-community', 'claude-plugins-community',
];

/** Measured in a checkout (2.1.330). */
export const project_skills: ProjectSkills = {
  folders: ['.claude/skills'],
  levels: [1, 1],
  hidden: 'read',
  inside_skills: false,
};

/** 2.1.330; `claude plugin validate` says of any other that it is ignored. */
export const hook_facts: HookFacts = {
  // biome-ignore format: a table
  events: [
    'PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'Notification', 'UserPromptSubmit',
    'UserPromptExpansion', 'SessionStart', 'SessionEnd', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop',
    'PreCompact', 'PostCompact', 'PreModelSwitch', 'PostModelSwitch', 'PermissionRequest', 'PermissionDenied', 'Setup',
    'TeammateIdle', 'TaskCreated', 'TaskCompleted', 'Elicitation', 'ElicitationResult', 'ConfigChange',
    'WorktreeCreate', 'WorktreeRemove', 'InstructionsLoaded', 'CwdChanged', 'FileChanged', 'DirectoryAdded',
    'MessageDisplay',
  ],
  starts_in: 'project',
  incomplete: true,
  guards: GUARDS,
  faultOf: findGroupFault,
  commas: true,
  denies: ['specific', 'block'],
  sets: {
    plugin: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'CLAUDE_PROJECT_DIR'],
    project: ['CLAUDE_PROJECT_DIR'],
  },
  script_lacks:
    'keeps a plugin of a marketplace in a folder named after its version, so a script finds none of its name',
  // biome-ignore format: a table
  tools: [
    'Bash', 'Read', 'Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Glob', 'Grep', 'WebFetch', 'WebSearch', 'Task',
    'Agent', 'Skill', 'TodoWrite', 'EnterPlanMode', 'ExitPlanMode', 'AskUserQuestion', 'ToolSearch', 'Monitor',
    'TaskCreate', 'TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'SendMessage', 'Workflow', 'LSP',
    'CronCreate', 'CronDelete', 'CronList', 'EnterWorktree', 'ExitWorktree', 'ListAgents', 'ReportFindings',
    'ListMcpResourcesTool', 'ReadMcpResourceTool', 'ReadMcpResourceDirTool', 'WaitForMcpServers', 'PowerShell', 'REPL',
    'StructuredOutput', 'RemoteTrigger', 'PushNotification', 'SendUserFile', 'Artifact', 'DesignSync',
    'ScheduleWakeup', 'BashOutput', 'KillBash', 'KillShell', 'LS', 'NotebookRead', 'SlashCommand', 'TodoRead',
  ],
  timeout: 's',
  async_hook: 'does not wait for it, so it blocks nothing',
};

/** A rule of `permissions.deny` has words of its own; so has what no permission allows (2.1.330). */
export const denials: Denials = {
  words: [
    [
      /^Permission to use \S+ .*has been denied|blocked by permission rules|denied by your permission settings/s,
      'rule',
    ],
    [/\bFor security, Claude Code\b|^\S+ denied access to domain:/s, 'agent'],
  ],
  otherwise: 'permission',
};

/** From what of a source Claude Code 2.1.330 starts something. */
export const starts: readonly Start[] = [
  {
    files: ['{plugin,marketplace}.json', '.claude-plugin/{plugin,marketplace}.json'],
    form: 'json',
    under: DECLARATIONS,
    commands: ['headersHelper', 'subagentStatusLine'],
  },
  // A file that declares one thing alone. A hooks file may name a module under `modules`.
  { files: ['hooks/*.json', '.mcp.json', '.lsp.json', 'monitors/*.json'], form: 'json' },
  {
    // A project's, and at a plugin's root. `env` holds for all that Claude Code itself starts.
    files: ['settings.json', 'settings.local.json'],
    form: 'json',
    under: ['hooks', 'env', 'sandbox'],
    // biome-ignore format: a table
    commands: [
      'apiKeyHelper', 'awsAuthRefresh', 'awsCredentialExport', 'fileSuggestion', 'gcpAuthRefresh', 'headersHelper',
      'otelHeadersHelper', 'processWrapper', 'policyHelpers', 'proxyAuthHelper', 'statusLine',
      'subagentStatusLine', 'bwrapPath', 'socatPath', 'ripgrep',
    ],
  },
  { files: ['agents/**/*.md'], form: 'front_matter', under: ['hooks', 'mcpServers'] },
  { files: ['SKILL.md', 'commands/**/*.md'], form: 'template', mark: '!`', switched_off: 'disableSkillShellExecution' },
  { files: ['SKILL.md', 'commands/**/*.md'], form: 'front_matter', under: ['hooks'], switched_off: 'disableAllHooks' },
];

/**
 * Measured on 2.1.330 with 70 bodies. A fence, a comment, a quote or an indented line shields nothing; what does is a bracket or any
 * other character right before the `!`, and a span of code on the same line that the backtick after the `!` would close.
 */
const SHELL = /(?<!`)`(?!`)[^`\n]*`|(?<=^|\s)!`(?<inline>[^`]+)`|```!\s*(?<block>[\s\S]*?)```/g;

const COSTS = 'the skill does not load where the command is not allowed, is not installed or fails';

/** The shell that it runs when it loads a skill, before the model reads the body. */
export function findShell(body: string): ShellCommand | null {
  for (const { index, groups } of body.matchAll(SHELL)) {
    const command = (groups?.['inline'] ?? groups?.['block'] ?? '').trim();
    if (command) return { at: index, command, costs: COSTS };
  }
  return null;
}
