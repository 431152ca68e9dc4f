/**
 * A tool call on an agent whose hooks are modules (pi, OpenCode) → the words of the first PreToolUse hook in the hooks.json beside this
 * file that denies it, or null. Those agents read no hooks.json: extensions/hooks.js and .opencode/plugins/hooks.js ask here for them.
 *
 * A hook answers as on Claude Code: exit code 2 with its words on stderr, or a denial as JSON on stdout. One that fails denies nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOOKS = fileURLToPath(new URL('hooks.json', import.meta.url));
const ROOT = dirname(dirname(HOOKS));
const DEFAULT_SECONDS = 60;

/** Names at Claude Code, in which matchers and routes are written. */
const TOOLS = {
  ...{ bash: 'Bash', read: 'Read', write: 'Write', edit: 'Edit', grep: 'Grep', glob: 'Glob' },
  ...{ webfetch: 'WebFetch', task: 'Task', skill: 'Skill' },
};

export function askHooks(tool, input) {
  const tool_name = TOOLS[tool] ?? tool;
  const file_path = input?.filePath ?? input?.path;
  const tool_input = { ...input, ...(typeof file_path === 'string' ? { file_path } : {}) };
  const call = { hook_event_name: 'PreToolUse', cwd: process.cwd(), tool_name, tool_input };
  const groups = JSON.parse(readFileSync(HOOKS, 'utf8')).hooks?.PreToolUse ?? [];
  for (const { matcher = '', hooks = [] } of groups) {
    if (matcher !== '' && matcher !== '*' && !new RegExp(`^(?:${matcher})$`).test(tool_name)) continue;
    for (const { command, timeout = DEFAULT_SECONDS } of hooks) {
      const reason = command ? deny(command, timeout, call) : null;
      if (reason !== null) return reason;
    }
  }
  return null;
}

function deny(command, seconds, call) {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
    input: JSON.stringify(call),
    encoding: 'utf8',
    timeout: seconds * 1000,
    env: { ...process.env, CLAUDE_PLUGIN_ROOT: ROOT, CLAUDE_PROJECT_DIR: process.cwd() },
  });
  if (status === 2) return stderr.trim() || 'Blocked by a hook.';
  if (status !== 0) return null;
  try {
    const { decision, reason, hookSpecificOutput: answer } = JSON.parse(stdout);
    if (answer?.permissionDecision === 'deny') return answer.permissionDecisionReason || 'Blocked by a hook.';
    return decision === 'block' ? reason || 'Blocked by a hook.' : null;
  } catch {
    // Words for the log, or none.
    return null;
  }
}
