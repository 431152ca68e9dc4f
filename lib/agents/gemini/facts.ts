/** Facts about Gemini CLI, each stated once: version, package, folders, tools. Measured on the pinned version. */
import type { Denials } from '../interface/denials.js';
import type { HookFacts } from '../interface/hook-facts.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import { DECLARATIONS, type Start } from '../interface/starts.js';

export const pinned = '0.61.0';

/** One bundle for all platforms, without dependencies that it needs: keytar and node-pty are optional. */
export const registry_package = '@google/gemini-cli';

export const MANIFEST = 'gemini-extension.json';
/** `gemini extensions install` refuses others. */
export const EXTENSION = { file: MANIFEST, names: /^[A-Za-z0-9-]+$/ };

/**
 * The name under which requests go out where the user names no model: without one, the CLI asks a model which model to ask. It is the
 * one that it then takes for work (0.61.0), because its words on skills are another model's otherwise.
 */
export const EMBEDDED_MODEL = 'gemini-3.1-pro-preview';

/** The tool that loads a skill. */
export const SKILL_TOOL = 'activate_skill';
/** It starts a subagent and waits for what it says. */
export const AGENT_TOOL = 'invoke_agent';

/** Tools that bring no file's text, or only a model's words. */
// biome-ignore format: a table
export const NO_FILE: ReadonlySet<string> = new Set([
  'update_topic', 'web_fetch', 'google_web_search', 'write_todos', 'enter_plan_mode', 'exit_plan_mode',
  'invoke_agent', 'list_background_processes', 'save_memory', 'ask_user', 'complete_task',
]);

/** Measured in a checkout (0.61.0). */
export const project_skills: ProjectSkills = {
  folders: ['.agents/skills', '.gemini/skills'],
  levels: [0, 1],
  hidden: 'skipped',
  inside_skills: true,
};

/** 0.61.0. */
export const hook_facts: HookFacts = {
  // biome-ignore format: a table
  events: [
    'BeforeTool', 'AfterTool', 'BeforeAgent', 'AfterAgent', 'BeforeModel', 'AfterModel', 'BeforeToolSelection',
    'SessionStart', 'SessionEnd', 'PreCompress', 'Notification',
  ],
  starts_in: 'project',
  incomplete: true,
  in_part: true,
  denies: ['deny', 'block'],
  sets: {
    plugin: ['extensionPath', 'workspacePath', 'CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR'],
    project: ['CLAUDE_PROJECT_DIR', 'GEMINI_PROJECT_DIR'],
  },
  // biome-ignore format: a table
  tools: [
    'run_shell_command', 'read_file', 'read_many_files', 'write_file', 'replace', 'glob', 'grep_search',
    'search_file_content', 'list_directory', 'web_fetch', 'google_web_search', 'write_todos', 'save_memory',
    'activate_skill', 'ask_user', 'invoke_agent', 'enter_plan_mode', 'exit_plan_mode',
  ],
  timeout: 'ms',
};

/** 0.61.0: a policy's rule may have words of its own. */
export const denials: Denials = {
  words: [
    [/requires user confirmation/, 'permission'],
    [/denied by policy/, 'rule'],
  ],
  otherwise: 'agent',
  rule_folders: ['policies', '.gemini/policies'],
};

/** From what of a source Gemini CLI 0.61.0 starts something. */
export const starts: readonly Start[] = [
  { files: ['gemini-extension.json'], form: 'json', under: DECLARATIONS },
  { files: ['hooks/*.json'], form: 'json' },
  {
    files: ['.gemini/settings.json'],
    form: 'json',
    under: ['hooks', 'mcpServers', 'telemetry'],
    commands: ['discoveryCommand', 'callCommand', 'toolDiscoveryCommand', 'toolCallCommand', 'mcpServerCommand'],
  },
  { files: ['agents/**/*.md'], form: 'front_matter', under: ['mcp_servers', 'mcpServers', 'hooks'] },
  // Run when a prompt types the command.
  { files: ['commands/**/*.toml'], form: 'template', mark: '!{' },
  { files: ['.gemini/.env', '.gemini/sandbox*'], form: 'script' },
];
