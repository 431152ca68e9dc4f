/** Checks the hook declarations of a source and the scripts they name: findings about hooks that silently do nothing or allow every call. */

import { findProblem } from '../../input/json-problem.js';
import { JSON_ALLOWS } from '../../input/json-text.js';
import { parseValue } from '../../input/json-value.js';
import {
  BEFORE_A_CALL,
  commandsOf,
  explainStuck,
  type HookCommand,
  type HookFile,
  scriptsOf,
} from '../../skill/hooks.js';
import type { Finding } from '../finding.js';
import type { LintedAgent } from '../skill-location.js';

export function lintHooks(files: readonly HookFile[], agents: readonly LintedAgent[] = []): Finding[] {
  return files.flatMap((hook) => {
    const location = { file: hook.file, line: 1, subject: hook.file, consequences: {} };
    const commands = commandsOf(hook.text);
    if (!commands) {
      return [
        {
          rule: 'hook-shape',
          severity: 'error',
          ...location,
          message: 'the file does not have the shape of a hooks file, so no agent will run these hooks',
          fix: 'write {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "…"}]}]}}.',
          ...describeBroken(hook.text),
        } satisfies Finding,
      ];
    }
    return commands.flatMap((one) =>
      scriptsOf(one.command).flatMap((path) => {
        const line = hook.text.split('\n').findIndex((text) => text.includes(path)) + 1;
        return lintScript(path, one, hook, { ...location, line: Math.max(line, 1) }, agents);
      }),
    );
  });
}

/** What is no JSON has no shape to speak of. */
function describeBroken(text: string): Pick<Finding, 'line' | 'message' | 'fix'> | null {
  if (parseValue(text) !== null) return null;
  const { line, message } = findProblem(text);
  const fix = `correct it; ${JSON_ALLOWS}`;
  return { line, message: `the hooks file cannot be read: ${message}`, fix };
}

function lintScript(
  path: string,
  { command, event }: HookCommand,
  hook: HookFile,
  location: Pick<Finding, 'file' | 'line' | 'subject' | 'consequences'>,
  agents: readonly LintedAgent[],
): Finding[] {
  if (!Object.hasOwn(hook.scripts, path)) return [];
  const script = hook.scripts[path] ?? null;
  const stuck = explainStuck(path, command, script);
  const missing = { rule: 'hook-missing', severity: 'error', ...location, message: stuck ?? '' } as const;
  const open = 'a hook that cannot start does not block the call.';
  if (!script) return [{ ...missing, fix: `correct the path; ${open}` }];
  if (script.broken) {
    const cure = script.text.includes('\r\n') ? 'save it with line ends of Unix' : 'correct that line';
    return [{ ...missing, file: `${hook.folder}${path}`, line: script.broken.line, fix: `${cure}; ${open}` }];
  }
  const lost = hook.shipped && !hook.unread && !ROOTED.test(command) ? listLost(command, path, agents) : [];
  if (lost.length > 0)
    return [
      {
        rule: 'hook-missing',
        severity: 'error',
        ...location,
        message: `its command names ${path} in the user's project, and the file is in the plugin`,
        consequences: Object.fromEntries(lost),
        fix: `name it from the plugin's folder: "\${CLAUDE_PLUGIN_ROOT}/${path}" (of Gemini CLI \${extensionPath}).`,
      },
    ];
  const findings: Finding[] = stuck === null ? [] : [{ ...missing, fix: `chmod +x ${hook.folder}${path}` }];
  const exits = script.text.split('\n').findIndex((text) => /\bexit\s*\(?\s*1\b/.test(text));
  if (BEFORE_A_CALL.test(event) && exits >= 0 && !DECIDES.test(script.text) && !HANDS_ON.test(script.text)) {
    findings.push({
      rule: 'hook-fails-open',
      severity: 'warning',
      ...location,
      message: `${path}:${exits + 1} exits with 1, and the script never denies the call`,
      consequences: {
        claude: 'exit 1 does not block the call',
        codex: 'exit 1 does not block the call',
        copilot: 'exit 1 blocks the call, but without the reason',
      },
      fix: 'exit with 2 and the reason on stderr, or print a deny decision as JSON.',
    });
  }
  return findings;
}

/** Where the plugin is, in the words of any agent; a command may change into it first. */
const ROOTED = /PLUGIN_ROOT|PLUGIN_DIR|extensionPath/;
const OF_PROJECT = /\$\{?\w*PROJECT_DIR/;

function listLost(command: string, path: string, agents: readonly LintedAgent[]): [string, string][] {
  const named = OF_PROJECT.test(command);
  return agents.flatMap(({ key, agent: { title, hook_facts } }): [string, string][] => {
    if (hook_facts.events.length === 0) return [];
    if (named) return [[key, `there is no ${path} in the project`]];
    return hook_facts.starts_in === 'project'
      ? [[key, `${title} starts hooks in the project, where there is no ${path}`]]
      : [];
  });
}

/** Words by which a script refuses a call. */
export const DECIDES = /\bexit\s*\(?\s*2\b|permissionDecision|"decision"/;
/** What another program decides is not in this file. */
const HANDS_ON =
  /^\s*(?:exec|source|\.)\s|"\$@"|\brequire\(\s*['"]\.|\bfrom\s+['"]\.|\bimport\(|^from\s+\S+\s+import\s|\bsubprocess\b|\bspawn|\bexecFile/m;
