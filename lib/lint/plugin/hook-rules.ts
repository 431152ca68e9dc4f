/** Checks the hook declarations of a source and the scripts they name: findings about hooks that silently do nothing or allow every call. */

import { explainUnread, isAboutTools } from '../../agents/interface/hook-facts.js';
import { doneByFix } from '../../skill/front-matter/problem.js';
import { DENY_ANSWERS, findLooseRefusal, readAnswers, refusalsIn } from '../../skill/hook-answer.js';
import {
  BEFORE_A_CALL,
  commandsOf,
  explainStuck,
  type HookCommand,
  type HookFile,
  scriptsOf,
} from '../../skill/hooks.js';
import { nearProgram } from '../../skill/program-names.js';
import { programsIn } from '../../skill/script-names.js';
import { chmodCommand } from '../../text/quote-shell.js';
import { asError, asWarning, type Finding, type Where } from '../finding.js';
import type { LintedAgent } from '../skill-location.js';
import { nameReader, takesEvent } from './hook-groups.js';
import { describeBroken } from './hook-shape.js';

export function lintHooks(files: readonly HookFile[], agents: readonly LintedAgent[] = []): Finding[] {
  return files.flatMap((hook) => {
    const location = { file: hook.file, line: 1, subject: hook.file, consequences: {} };
    const commands = commandsOf(hook.text);
    if (!commands) {
      const { line, message, fix } = describeBroken(hook.text);
      return [asError('hook-shape', { ...location, line }, message, fix)];
    }
    const at = (words: string) => {
      const line = hook.text.split('\n').findIndex((text) => text.includes(words)) + 1;
      return { ...location, line: Math.max(line, 1) };
    };
    return commands.flatMap((one) => [
      ...lintProgram(one, at(JSON.stringify(one.command))),
      ...scriptsOf(one.command).flatMap((path) => lintScript(path, one, hook, at(path), agents)),
      ...lintAnswers(null, one.command, one.event, at(JSON.stringify(one.command)), agents),
    ]);
  });
}

const OPEN = 'a hook that cannot start decides nothing: an agent makes the call all the same, or refuses every one.';

function lintProgram({ command }: HookCommand, where: Where): Finding[] {
  return programsIn(command).flatMap((name) => {
    const near = nearProgram(name);
    if (near === null) return [];
    return [
      asError(
        'hook-missing',
        where,
        `its command starts \`${name}\`, and there is no such program`,
        `write ${near}; ${OPEN}`,
      ),
    ];
  });
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
  const meant = hook.meant?.[path];
  if (!script)
    return [
      {
        ...missing,
        fix: `${meant ? `write ${meant}` : `bring the file back, correct the path, or remove the hook's entry`}; ${OPEN}`,
      },
    ];
  if (script.broken) {
    const { line, cure = 'correct that line' } = script.broken;
    return [{ ...missing, file: `${hook.folder}${path}`, line, fix: `${cure}; ${OPEN}` }];
  }
  const lost = hook.shipped && !hook.unread && !ROOTED.test(command) ? listLost(command, path, agents) : [];
  if (lost.length > 0)
    return [
      asError(
        'hook-missing',
        location,
        `its command names ${path} in the user's project, and the file is in the plugin`,
        `name it from the plugin's folder: "\${CLAUDE_PLUGIN_ROOT}/${path}" (of Gemini CLI \${extensionPath}).`,
        Object.fromEntries(lost),
      ),
    ];
  const findings: Finding[] =
    stuck === null ? [] : [{ ...missing, fix: doneByFix(`run \`${chmodCommand(hook.folder + path)}\``) }];
  const exits = script.text.split('\n').findIndex((text) => /\bexit\s*\(?\s*1\b/.test(text));
  if (BEFORE_A_CALL.test(event) && exits >= 0 && !DECIDES.test(script.text) && !HANDS_ON.test(script.text)) {
    const message = `${path}:${exits + 1} exits with 1, and the script never denies the call`;
    findings.push(asWarning('hook-fails-open', location, message, REFUSE, EXIT_1));
  }
  const mute = BEFORE_A_CALL.test(event) && !SAYS_WHY.test(script.text) ? MUTE.exec(script.text) : null;
  const lets = agents.filter(
    ({ agent: { hook_facts } }) => hook_facts.needs_reason && hook_facts.events.includes(event),
  );
  if (mute && lets.length > 0) {
    const message = `${path}:${script.text.slice(0, mute.index).split('\n').length} exits with 2, and its reason is not on stderr`;
    const costs = Object.fromEntries(lets.map((one) => [one.key, `${nameReader(one)} lets the call through`]));
    findings.push(asWarning('hook-fails-open', location, message, 'write the reason to stderr (`>&2`).', costs));
  }
  findings.push(...lintAnswers(path, script.text, event, location, agents));
  return findings;
}

/** What a script that refuses by its answer alone prints, where agents do not read it. */
function lintAnswers(
  path: string | null,
  text: string,
  event: string,
  location: Parameters<typeof lintScript>[3],
  agents: readonly LintedAgent[],
): Finding[] {
  // A hook for a permission answers in a form of its own.
  if (!BEFORE_A_CALL.test(event) || !isAboutTools(event) || EXITS_2.test(text) || HANDS_ON.test(text)) return [];
  const loose = findLooseRefusal(text);
  if (loose !== null) {
    const from = path === null ? 'its command' : `${path}:${loose.line}`;
    const message = `${from} refuses the call with ${loose.words}, and ends with 0: no agent takes that for a refusal`;
    return [asWarning('hook-fails-open', location, message, REFUSE)];
  }
  const refusals = (readAnswers(text) ?? []).flatMap(refusalsIn);
  const lost = agents.filter((one) => takesEvent(one, event) && explainUnread(refusals, one.agent) !== null);
  const form = lost[0]?.agent.hook_facts.denies?.[0];
  if (form === undefined) return [];
  const words = [...new Set(refusals.map((one) => one.words))].join(' and ');
  const place =
    path === null ? 'its command' : `${path}:${text.slice(0, text.search(/[dD]ecision\b/)).split('\n').length}`;
  const message = `${place} refuses the call with ${words} alone`;
  const why = 'does not read that, and lets the call through';
  const costs = Object.fromEntries(lost.map((one) => [one.key, `${nameReader(one)} ${why}`]));
  return [asWarning('hook-fails-open', location, message, `print ${DENY_ANSWERS[form]}.`, costs)];
}

const REFUSE = 'exit with 2 and the reason on stderr, or print a deny decision as JSON.';

const EXIT_1 = {
  claude: 'exit 1 does not block the call',
  codex: 'exit 1 does not block the call',
  copilot: 'exit 1 blocks the call, but without the reason',
};

/** Words, and then the end: what a program in between prints is not known. */
const MUTE = /\b(?:echo|printf|print|console\.log)\b[^\n;]*[;\n]\s*(?:(?:sys|process)\.)?exit\s*\(?\s*2\b/;
const SAYS_WHY = />&\s*2|stderr|console\.(?:error|warn)|permissionDecision|"decision"/;

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
const EXITS_2 = /\bexit\s*\(?\s*2\b/;
export const DECIDES = /\bexit\s*\(?\s*2\b|permissionDecision|"decision"/;
/** What another program decides is not in this file. */
const HANDS_ON =
  /^\s*(?:exec|source|\.)\s|"\$@"|\brequire\(\s*['"]\.|\bfrom\s+['"]\.|\bimport\(|^from\s+\S+\s+import\s|\bsubprocess\b|\bspawn|\bexecFile/m;
