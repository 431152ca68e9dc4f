/** Facts about Qwen Code, each stated once: version, package, listing limits, tools. Measured on the pinned version. */
import { findBadSkill, PLUGIN_SCHEMA } from '../../skill/package/manifest.js';
import { firstLines } from '../calls/cut-lines.js';
import type { BodyLimit } from '../interface/delivery.js';
import type { Denials } from '../interface/denials.js';
import type { HookFacts } from '../interface/hook-facts.js';
import type { PackageReader } from '../interface/package.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import { DECLARATIONS, type Start } from '../interface/starts.js';

export const pinned = '0.24.4';

export const registry_package = '@qwen-code/qwen-code';

export const MANIFEST = 'qwen-extension.json';
/** `qwen extensions install` refuses others. */
export const EXTENSION = { file: MANIFEST, names: /^[\w.-]+$/ };

export const SKILL_TOOL = 'skill';
/** It starts a subagent and waits for what it says. */
export const AGENT_TOOL = 'agent';

/** Of all answers to the calls of one message, above which it saves some to files; each has a few words around the skill's text. */
export const most_answer_chars = 200_000 - 20_000;

export const LISTING_FACTS = {
  /**
   * Characters of the whole listing, tags and bundled skills included. Beyond it, of each description only the first line is left
   * and `when_to_use` goes; a description of one line is never cut.
   */
  budget_chars: 8_000,
  /** Characters of the fourteen bundled skills, which stay as they are. */
  bundled_chars: 5_870,
} as const;

/** Tools that bring no file's text, or only a model's words. */
// biome-ignore format: a table
export const NO_FILE: ReadonlySet<string> = new Set([
  'agent', 'list_agents', 'send_message', 'task_stop', 'web_fetch', 'tool_search', 'todo_write', 'get_goal',
  'update_goal', 'cron_create', 'cron_delete', 'cron_list', 'loop_wakeup', 'enter_worktree', 'exit_worktree',
  'report_findings', 'record_artifact', 'ask_user_question', 'exit_plan_mode', 'save_memory',
]);

/** Measured in a checkout (0.24.4). */
export const project_skills: ProjectSkills = {
  folders: ['.qwen/skills', '.agents/skills'],
  levels: [1, 1],
  hidden: 'read',
  inside_skills: false,
};

/** Above it an answer is saved to a file, and the model is shown the beginning (0.24.4). */
const MOST_ANSWER = 25_000;
const PREVIEW = { bytes: 2_000, lines: 2_000 };
/** A path as long as those of a unit. */
const beforeBody = (name: string) =>
  `Base directory for this skill: /tmp/ar-000000000000/w/.qwen/skills/${name}\nImportant: ALWAYS resolve absolute paths from this base directory when working with skills.\n\n`;

/** What Qwen Code gives its model of a long SKILL.md. */
export const body_limit: BodyLimit = {
  give({ name, body }) {
    const answer = `${beforeBody(name)}${body.trim()}`;
    return answer.length <= MOST_ANSWER ? answer : firstLines(answer, PREVIEW);
  },
  rule: 'shows the first 2,000 characters of an answer above 25,000, and no line in part',
  marks: /^<persisted-output>/,
};

/** 0.24.4. */
export const hook_facts: HookFacts = {
  // biome-ignore format: a table
  events: [
    'PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'Notification', 'UserPromptSubmit',
    'UserPromptExpansion', 'SessionStart', 'SessionEnd', 'SessionDelete', 'Stop', 'StopFailure', 'SubagentStart',
    'SubagentStop', 'PreCompact', 'PostCompact', 'PermissionRequest', 'PermissionDenied', 'InstructionsLoaded',
    'MessageDisplay', 'TodoCreated', 'TodoCompleted',
  ],
  starts_in: 'project',
  never_runs: ['PermissionRequest', 'SessionEnd'],
  incomplete: true,
  needs_reason: true,
  in_part: true,
  denies: ['specific', 'unnamed', 'block', 'deny'],
  sets: {
    plugin: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'QWEN_PROJECT_DIR'],
    project: ['CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR', 'QWEN_PROJECT_DIR'],
  },
  replaces: ['CLAUDE_PLUGIN_ROOT'],
  script_lacks: 'puts CLAUDE_PLUGIN_ROOT into the command alone, and the script finds no such variable',
  // biome-ignore format: a table
  tools: [
    'run_shell_command', 'read_file', 'write_file', 'edit', 'notebook_edit', 'grep_search', 'glob', 'list_directory',
    'todo_write', 'web_fetch', 'web_search', 'agent', 'task', 'skill', 'save_memory', 'ask_user_question',
    'exit_plan_mode',
  ],
  // biome-ignore format: a table
  aliases: [
    'Bash', 'Shell', 'Read', 'ReadFile', 'Write', 'WriteFile', 'Edit', 'replace', 'NotebookEdit', 'Grep', 'Glob',
    'ListFiles', 'TodoWrite', 'WebFetch', 'WebSearch', 'Agent', 'Task', 'Skill', 'SaveMemory', 'AskUserQuestion',
    'ExitPlanMode',
  ],
  async_hook: 'does not wait for it, so it blocks nothing',
};

/** 0.24.4. */
export const denials: Denials = {
  words: [
    [/denied by permission rules/, 'rule'],
    [/denied by host policy|guard failed/, 'agent'],
  ],
  otherwise: 'permission',
};

/** 0.24.4: an extension with such a manifest is a package, whatever else is beside it. */
export const packages: PackageReader = {
  schemas: [PLUGIN_SCHEMA],
  ...{ as: 'extension', manifest: MANIFEST, also: ['extension'] },
  loses_links: true,
  rejectSkill: (skill) => findBadSkill(skill, false),
};

/** From what of a source Qwen Code 0.24.4 starts something. */
export const starts: readonly Start[] = [
  {
    files: ['{qwen,gemini}-extension.json', 'plugin.json', '.{claude,qoder}-plugin/plugin.json'],
    form: 'json',
    under: DECLARATIONS,
  },
  { files: ['hooks/*.json', '{.,}mcp.json', '.lsp.json'], form: 'json' },
  {
    files: ['.qwen/settings.json'],
    form: 'json',
    under: ['hooks', 'mcpServers', 'lspServers', 'telemetry', 'env'],
    commands: ['discoveryCommand', 'callCommand', 'toolDiscoveryCommand', 'toolCallCommand', 'mcpServerCommand'],
  },
  { files: ['agents/**/*.md'], form: 'front_matter', under: ['mcpServers', 'hooks'] },
  { files: ['SKILL.md'], form: 'front_matter', under: ['hooks'], switched_off: 'disableAllHooks' },
  { files: ['commands/**/*.{md,toml}'], form: 'template', mark: '!{' },
  { files: ['.qwen/.env', '.qwen/sandbox*'], form: 'script' },
];
