/** Facts about Qwen Code, each stated once: version, package, listing limits, tools. Measured on the pinned version. */
import type { ProjectSkills } from '../interface/project-skills.js';

export const VERSION = '0.24.4';

export const PACKAGE = '@qwen-code/qwen-code';

export const MANIFEST = 'qwen-extension.json';

export const SKILL_TOOL = 'skill';
/** It starts a subagent and waits for what it says. */
export const AGENT_TOOL = 'agent';

/** Of all answers to the calls of one message, above which it saves some to files; each has a few words around the skill's text. */
export const MOST_ANSWER_CHARS = 200_000 - 20_000;

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
export const NO_FILE: ReadonlySet<string> = new Set([
  ...['agent', 'list_agents', 'send_message', 'task_stop', 'web_fetch', 'tool_search', 'todo_write', 'get_goal'],
  ...['update_goal', 'cron_create', 'cron_delete', 'cron_list', 'loop_wakeup', 'enter_worktree', 'exit_worktree'],
  ...['report_findings', 'record_artifact', 'ask_user_question', 'exit_plan_mode', 'save_memory'],
]);

/** Measured in a checkout (0.24.4). */
export const PROJECT_SKILLS: ProjectSkills = {
  folders: ['.qwen/skills', '.agents/skills'],
  levels: [1, 1],
  hidden: 'read',
  inside_skills: false,
};
