/** A tried call, and what the recorder saw of the hooks that were asked about it → its outcome, the hook that decided it, and why. */

import type { DeclaredHook, HookCall } from '../../contract/transcript/hook-call.js';
import { groupBy } from '../../input/group-by.js';
import { asFields, parseObject, string } from '../../input/json-value.js';
import { isAskedAt } from '../../skill/hooks.js';
import { escapePattern, oneLine } from '../../text/escape.js';
import { isSameTool, nameCall } from '../../text/name-call.js';
import { isSameInput } from './call-input.js';
import { answerOf, deniesUnheard, errorLine, type HookAnswer, type HookFailure, shownBy } from './hook-answer.js';
import { type HookSight, isOwn, type Settled, type Tried } from './settled.js';
import { settleUnasked } from './unasked.js';

export function settleCall(tried: Tried, sight: HookSight): Settled {
  const plain: Settled = { outcome: tried.outcome, hook: null, why: null, failure: null, words: null, rewritten: null };
  if (sight.declared === null || tried.outcome === 'unavailable') return plain;
  const isBefore = (event: string) => isAskedAt(event, tried.event);
  const declared = sight.declared.filter(({ event, file }) => isBefore(event) && isOwn(file));
  const asked = sight.calls.filter((call) => isBefore(call.event) && isOwn(call.file) && isAbout(call, tried));
  const answers = leaveEarlier(asked, tried).map((call) => ({ call, answer: answerOf(call) }));
  const stopped = tried.outcome === 'blocked_by_hook' || tried.outcome === 'hook_errored';
  const decided = (['deny', 'ask'] as const).flatMap((kind) =>
    answers.flatMap(({ call, answer }) => (answer.kind === kind ? { call, kind, words: answer.words } : [])),
  )[0];
  // To the agent, a question that nobody answers is one of permission, and so is one that a hook answers with no.
  const by_permission = tried.outcome === 'denied' && (decided?.kind === 'ask' || tried.event === 'PermissionRequest');
  // Gemini CLI 0.61.0 ends there.
  const left_open = tried.outcome === 'unfinished' && decided?.kind === 'ask';
  if (decided && (tried.outcome === 'blocked_by_hook' || by_permission || left_open))
    return {
      ...plain,
      outcome: decided.kind === 'ask' ? 'asked' : 'blocked_by_hook',
      hook: decided.call,
      words: decided.words,
    };
  const broken = answers.find(({ answer }) => answer.kind === 'failed' || answer.kind === 'hung');
  if (broken) {
    const described = describeBroken(broken.call, broken.answer, sight);
    return { ...plain, hook: broken.call, ...described, ...addLacked(described.why, broken.call, sight) };
  }
  // What was never finished was not let through either.
  if (tried.outcome === 'unfinished') return plain;
  if (stopped) return settleStrange(plain, declared);
  if (decided) {
    const why = sight.explainIgnored?.(decided.call) ?? 'the agent did not follow it';
    return {
      ...plain,
      outcome: 'hook_errored',
      hook: decided.call,
      failure: 'ignored',
      why: `the hook ${decided.kind === 'ask' ? 'asked the user about' : 'denied'} the call, but its answer had no effect: ${why}`,
    };
  }
  for (const { call, answer } of answers)
    if (answer.kind === 'rewrite')
      return {
        ...plain,
        hook: call,
        rewritten: answer.input,
        why: `the hook changed the call to \`${nameCall(tried.tool, answer.input)}\``,
      };
  const [open] = answers;
  if (open) {
    const printed = said(errorLine(open.call.stderr));
    const parts = [
      `the hook ran (exit code ${open.call.exit_code}) and let the call through: \`${nameCall(tried.tool, tried.input)}\``,
      ...(printed ? [] : describeNames(tried.tool, tried.input, open.call, sight)),
      ...(deniesUnheard(open.call) ? ['but its denial was not read: stdout holds other words, too'] : []),
    ];
    const why = addShown(parts, open.call, sight);
    // What was let through as it should be lacks nothing.
    const lacked = tried.expect === 'allow' ? { why } : addLacked(why, open.call, sight);
    return { ...plain, hook: open.call, ...lacked, why: `${lacked.why}${printed && `; on stderr it said${printed}`}` };
  }
  return settleUnasked(plain, declared, tried, sight);
}

/** The unit's folder is not the whole project. */
function addLacked(
  why: string,
  call: HookCall,
  { lackedBy }: HookSight,
): Partial<Pick<Settled, 'failure'>> & Pick<Settled, 'why'> {
  const file = lackedBy?.(call) ?? null;
  if (file === null) return { why };
  return { failure: 'lacked_file', why: `${why}; the project has ${file}, and the folder of this case has not` };
}

const MOST_SHOWN = 200;

/** What may be why a hook decided nothing: its words to the user, and where it was started. */
export function addShown(parts: readonly string[], call: HookCall, { explainMissing, place }: HookSight): string {
  const words = shownBy(call).slice(0, MOST_SHOWN);
  const because = /No module named|[Cc]annot find|[Nn]o such file/.test(words) ? explainMissing?.(call) : null;
  const shown = words === '' ? [] : [`with the words "${words}"${because ? ` (${because})` : ''}`];
  // A clause of its own, since it is one agent's.
  return [...parts, ...shown].join(', ') + (place && /PLUGIN_ROOT/.test(call.command) ? `; ${place}` : '');
}

/** A hook may look for the names that another agent has for the tool and its fields. */
export function describeNames(
  tool: string,
  input: Record<string, unknown>,
  call: HookCall,
  { scriptOf }: Pick<HookSight, 'scriptOf'>,
): string[] {
  const given = parseObject(call.stdin) ?? {};
  const [name, fields] = [toolIn(given), Object.keys(fieldsIn(given))];
  const wanted = Object.keys(input);
  const same = wanted.every((field) => fields.includes(field));
  if (name === '' || (name === tool && same)) return [];
  const [own, looked] = same
    ? ['', '']
    : [` with ${fields.join(', ')}`, ` with ${wanted.find((field) => !fields.includes(field)) ?? ''}`];
  const other = fields.find((field) => !wanted.includes(field) && typeof fieldsIn(given)[field] === 'string');
  // A script that has the agent's own word does know it; `path` it has as a field, and `os.path` is none.
  const word = escapePattern(other ?? name);
  const known = other === undefined ? `\\b${word}\\b` : `(?:["'\`|]|(?<!\\b(?:os|sys|node|posix))\\.)${word}\\b`;
  if (new RegExp(known).test(scriptOf?.(call) ?? '')) return [];
  const shown =
    other === undefined ? '' : ` (\`${other}\` is ${oneLine(JSON.stringify(string(fieldsIn(given)[other])), 80)})`;
  return [`asked about \`${name}\`${own}${shown}: a script that only looks for ${tool}${looked} does not know it`];
}

const toolIn = (given: Record<string, unknown>): string => string(given['tool_name'] ?? given['toolName']);

/** Describes how a hook ended that gave no decision. */
export function describeBroken(
  call: HookCall,
  answer: HookAnswer,
  { explainMissing, explainIgnored }: HookSight,
): { outcome: 'hook_errored' | 'hook_timed_out'; failure: HookFailure | null; why: string } {
  const { duration_ms, exit_code, signal } = call;
  if (answer.kind !== 'failed') {
    const words = answer.kind === 'hung' ? said(answer.words) : '';
    const seconds = `${(duration_ms / 1000).toFixed(1)} s`;
    const because = explainIgnored?.(call);
    const why = `the hook was stopped after ${seconds}, before it had answered${words}${because ? `; ${because}` : ''}`;
    return { outcome: 'hook_timed_out', failure: null, why };
  }
  const how = signal ? `signal ${signal}` : `exit code ${exit_code}`;
  const what = {
    missing: `the hook could not run, because a file, module or program that it needs is missing (${how})`,
    not_executable: `the hook could not start, because its file is not executable (${how})`,
    crashed: `the hook ended with an error (${how})`,
  }[answer.why];
  const because = (answer.why === 'missing' && explainMissing?.(call)) || null;
  return {
    outcome: 'hook_errored',
    failure: answer.why,
    why: `${what}${said(answer.words)}${because === null ? '' : `; ${because}`}`,
  };
}

/** A hook stopped the call, and none that was recorded did. */
function settleStrange(plain: Settled, declared: readonly DeclaredHook[]): Settled {
  if (plain.outcome === 'hook_errored') return { ...plain, failure: 'crashed', why: 'a hook ended with an error' };
  if (declared.some(({ recorded }) => !recorded)) return plain;
  return { ...plain, failure: 'not_own', why: 'the hook that blocked the call is not one of the source' };
}

const said = (words: string): string => (words === '' ? '' : `: ${words.replace(COPY, '…$1')}`);

/** A path in a unit's copy of the source, of which the beginning differs from unit to unit, with its last two names. */
const COPY =
  /(?:(?:\/private)?\/tmp|\/dev\/shm)\/ar-[\da-f]{8,}(?:\/[^\s/'"`]+)*?((?:\/[^\s/'"`]+){1,2})(?=['"`\s:;,)]|$)/g;

/** A hook that is asked the same again has answered the calls before this one, too. */
function leaveEarlier(calls: readonly HookCall[], { after_calls, tool, input, workspace }: Tried): HookCall[] {
  const same = after_calls.filter((one) => isSameTool(one.tool, tool) && isSameInput(one.input, input, workspace));
  if (same.length === 0) return [...calls];
  const idOf = ({ event, file, command }: HookCall) => JSON.stringify([event, file, command]);
  return [...groupBy(calls, idOf).values()].flatMap((each) => each.slice(Math.min(same.length, each.length - 1)));
}

/** Claude Code and Codex write snake_case, Copilot's own form is camelCase. */
export function isAbout(
  { stdin }: HookCall,
  { tool, input, workspace }: Pick<Tried, 'tool' | 'input' | 'workspace'>,
  unread = true,
): boolean {
  const given = parseObject(stdin);
  // Cut off, or never read: with one call in a trial it can only be about that one.
  if (given === null) return unread;
  return isSameTool(tool, toolIn(given)) && isSameInput(input, fieldsIn(given), workspace);
}

function fieldsIn(given: Record<string, unknown>): Record<string, unknown> {
  const args = given['tool_input'] ?? given['toolArgs'] ?? given['toolInput'];
  return typeof args === 'string' ? (parseObject(args) ?? { text: args }) : asFields(args);
}
