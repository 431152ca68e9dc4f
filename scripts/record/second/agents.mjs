// The ways of five agents, from their documentation and the tools that their requests list: how each loads, reads, searches and refuses.
const call = (name, input) => ({ name, input });
const settings = (path, value) => ({ workspace: { [path]: JSON.stringify(value) } });
/** A hook's command that refuses what its input holds. */
const refusal = (words, reason) => `if grep -q '${words}'; then printf '%s' '${reason}' >&2; exit 2; fi`;
const lines = (range) => (range ? { offset: range[0], limit: range[1] - range[0] + 1 } : {});

/** OpenCode and its fork; folder: in a project. */
const opencodeOf = (folder) => ({
  names: { load: 'skill', shell: 'bash', read: 'read' },
  // It shows no input of a tool that does not exist.
  unknown_input: 'load_skill',
  read_tier: 2,
  exit_fails: true,
  load: (name) => call('skill', { name }),
  shell: (command) => call('bash', { command }),
  read: (filePath, range) => call('read', { filePath, ...lines(range) }),
  readAll: (paths) => paths.map((filePath) => call('read', { filePath })),
  search: (pattern, path) => call('grep', { pattern, path, include: '*.md' }),
  list: (path) => [call('glob', { pattern: '**/*.md', path }), call('read', { filePath: path })],
  write: (filePath, content) => call('write', { filePath, content }),
  change: (filePath, oldString, newString) => call('edit', { filePath, oldString, newString }),
  delegate: (prompt) => call('task', { description: 'Prepare it', prompt, subagent_type: 'general' }),
  sub_silent: true,
  sub_load: true,
  block: (words, reason) => ({
    workspace: {
      [`${folder}/plugin/guard.js`]: `export const Guard = async () => ({ 'tool.execute.before': async (input, output) => {
  if (JSON.stringify({ tool: input.tool, ...output.args }).includes(${JSON.stringify(words)})) throw new Error(${JSON.stringify(reason)});
} });\n`,
    },
  }),
});

export const OWN = {
  gemini: {
    names: { load: 'activate_skill', shell: 'run_shell_command', read: 'read_file' },
    read_tier: 2,
    exit_fails: true,
    context: true,
    load: (name) => call('activate_skill', { name }),
    shell: (command) => call('run_shell_command', { command, description: 'Run a command' }),
    read: (file_path, range) =>
      call('read_file', { file_path, ...(range ? { start_line: range[0], end_line: range[1] } : {}) }),
    readAll: (paths) => paths.map((file_path) => call('read_file', { file_path })),
    search: (pattern, dir_path) => call('grep_search', { pattern, dir_path }),
    list: (dir_path) => [call('list_directory', { dir_path }), call('glob', { pattern: '**/*.md', dir_path })],
    write: (file_path, content) => call('write_file', { file_path, content }),
    change: (file_path, old_string, new_string) =>
      call('replace', { file_path, instruction: 'Say it better.', old_string, new_string }),
    delegate: (prompt) => call('invoke_agent', { agent_name: 'generalist', prompt }),
    sub_load: true,
    block: (words, reason) =>
      settings('.gemini/settings.json', {
        hooks: {
          BeforeTool: [{ matcher: '.*', hooks: [{ type: 'command', name: 'guard', command: refusal(words, reason) }] }],
        },
      }),
  },
  qwen: {
    names: { load: 'skill', shell: 'run_shell_command', read: 'read_file' },
    read_tier: 2,
    exit_fails: true,
    relative: false,
    load: (skill, more) => call('skill', { skill, ...more }),
    shell: (command) => call('run_shell_command', { command, is_background: false, description: 'Run a command' }),
    read: (file_path, range) =>
      call('read_file', { file_path, ...(range ? { offset: range[0] - 1, limit: range[1] - range[0] + 1 } : {}) }),
    readAll: (paths) => paths.map((file_path) => call('read_file', { file_path })),
    search: (pattern, path) => call('grep_search', { pattern, path, glob: '*.md' }),
    list: (path) => [call('glob', { pattern: '**/*.md', path })],
    write: (file_path, content) => call('write_file', { file_path, content }),
    change: (file_path, old_string, new_string) => call('edit', { file_path, old_string, new_string }),
    delegate: (prompt) => call('agent', { description: 'Prepare it', prompt, subagent_type: 'general-purpose' }),
    sub_load: true,
    block: (words, reason) =>
      settings('.qwen/settings.json', {
        hooks: { PreToolUse: [{ matcher: '.*', hooks: [{ type: 'command', command: refusal(words, reason) }] }] },
      }),
  },
  opencode: opencodeOf('.opencode'),
  kilo: opencodeOf('.kilo'),
  pi: {
    names: { load: null, shell: 'bash', read: 'read' },
    read_tier: 1,
    exit_fails: true,
    shell: (command) => call('bash', { command }),
    read: (path, range) => call('read', { path, ...lines(range) }),
    readAll: (paths) => paths.map((path) => call('read', { path })),
    write: (path, content) => call('write', { path, content }),
    change: (path, oldText, newText) => call('edit', { path, edits: [{ oldText, newText }] }),
    block: (words, reason) => ({
      workspace: {
        '.pi/extensions/guard.ts': `export default (pi) => pi.on('tool_call', async (event) =>
  JSON.stringify(event.input).includes(${JSON.stringify(words)}) ? { block: true, reason: ${JSON.stringify(reason)} } : undefined);\n`,
      },
    }),
  },
  cline: {
    names: { load: 'skills', shell: 'run_commands', read: 'read_files' },
    read_tier: 2,
    exit_fails: true,
    load: (skill, more) => call('skills', { skill, ...more }),
    shell: (command) => call('run_commands', { commands: [command] }),
    read: (path, range) =>
      call('read_files', { files: [{ path, ...(range ? { start_line: range[0], end_line: range[1] } : {}) }] }),
    readAll: (paths) => [call('read_files', { files: paths.map((path) => ({ path })) })],
    search: (query) => call('search_codebase', { queries: [query] }),
    write: (path, new_text) => call('editor', { path, new_text }),
    change: (path, old_text, new_text) => call('editor', { path, old_text, new_text }),
    delegate: (task) => call('spawn_agent', { systemPrompt: 'You help.', task }),
    sub_load: false,
  },
};
