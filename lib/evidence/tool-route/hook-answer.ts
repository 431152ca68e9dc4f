/** What a hook printed and how it ended → its answer, read as the agents read it. */
import type { HookCall } from '../../contract/transcript/hook-call.js';
import { asFields, isJson, parseObject, string } from '../../input/json-value.js';

/**
 * `deny`: it decided against the call. `ask`: it leaves the decision to the user. `rewrite`: it lets another call through instead.
 * `open`: it ran to its end and decided nothing, or for the call. `failed`: it did not get to decide. `hung`: it was stopped before it
 * had answered.
 */
export type HookAnswer =
  | { kind: 'deny' | 'ask'; words: string }
  | { kind: 'rewrite'; input: Record<string, unknown> }
  | { kind: 'open' }
  | { kind: 'failed'; why: HookFailure; words: string }
  | { kind: 'hung'; words: string };

export type HookFailure = 'missing' | 'not_executable' | 'crashed';

export function answerOf(call: HookCall): HookAnswer {
  const error = errorLine(call.stderr);
  if (!call.ended) return { kind: 'hung', words: error };
  const decided = decisionIn(call.stdout);
  // With exit code 2 the agent blocks, whatever else is printed.
  if (decided !== null && (call.exit_code === 0 || (call.exit_code === 2 && decided.kind === 'deny'))) return decided;
  // Exit 2 is a decision, and also how interpreters end that never got to the hook's own code.
  if (call.exit_code === 2 && !isStartFailure(call.stderr)) return { kind: 'deny', words: call.stderr.trim() };
  if (call.exit_code === 0) return { kind: 'open' };
  return { kind: 'failed', why: whyOf(call), words: error };
}

/** All that it says to the agent: as text, and the strings of an answer in JSON. */
export function wordsIn({ stdout, stderr }: HookCall): string {
  const strings: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') strings.push(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect);
  };
  collect(objectIn(stdout));
  return [stdout, stderr, ...strings].join('\n');
}

/** What it shows the user: `systemMessage`, which agents with hooks of Claude's form print. */
export const shownBy = ({ stdout }: HookCall): string => string(objectIn(stdout)?.['systemMessage']);

/** It denies, but beside other words (Claude Code 2.1.330, Codex 0.169.0 and Copilot CLI 1.0.102 read an answer that is all of stdout). */
export const deniesUnheard = ({ stdout }: HookCall): boolean =>
  objectIn(stdout) === null && decisionIn(/\{[\s\S]*\}/.exec(stdout)?.[0] ?? '')?.kind === 'deny';

/** Claude Code and Copilot CLI pass over a mark of the byte order. */
const objectIn = (stdout: string) => parseObject(stdout.replace(/^\uFEFF/, ''));

/** In one of the forms that an agent reads; null: it decides nothing. */
function decisionIn(stdout: string): HookAnswer | null {
  const answer = objectIn(stdout);
  if (!answer) return null;
  const specific = asFields(answer['hookSpecificOutput']);
  for (const fields of [specific, answer]) {
    const kind = fields['permissionDecision'];
    if (kind === 'deny' || kind === 'ask') return { kind, words: string(fields['permissionDecisionReason']) };
  }
  const { behavior, message } = asFields(specific['decision']);
  if (behavior === 'deny') return { kind: 'deny', words: string(message) };
  const { decision, reason } = answer;
  if (decision === 'block' || decision === 'deny') return { kind: 'deny', words: string(reason) };
  if (decision === 'ask') return { kind: 'ask', words: string(reason) };
  // Claude Code, Codex and Copilot CLI take the first, Copilot CLI also the second, Gemini CLI the third.
  const input = specific['updatedInput'] ?? answer['modifiedArgs'] ?? specific['tool_input'];
  return isJson(input) ? { kind: 'rewrite', input } : null;
}

const SHELL = '(?:\\S*/)?(?:ba|da|z|k)?sh(?:\\[\\d+\\])?: (?:line )?(?:\\d+: )?';
const NOT_FOUND = [
  new RegExp(`^${SHELL}.*(?:not found|No such file or directory|[Cc]an(?:not|'t) open)`, 'm'),
  /can't open file .*No such file or directory/,
  /^\s*(?:Error: Cannot find module |ModuleNotFoundError: |\S*python[\d.]*: No module named )/m,
  /^env: .*No such file or directory/m,
  /^error: Failed to spawn/m,
  /^spawn .* ENOENT/m,
];
/** A program that the hook's own code starts, with Node or Python. */
const NO_PROGRAM = /^Error: spawn .* ENOENT|\b_execute_child\b[\s\S]*^FileNotFoundError: /m;
const NOT_EXECUTABLE = [new RegExp(`^${SHELL}.*Permission denied`, 'm'), /^spawn .* EACCES/m];
const CRASHED = [
  /^Traceback \(most recent call last\):/m,
  /^\s*SyntaxError: /m,
  /^\S+: (?:line )?\d+: [Ss]yntax error/m,
  /^usage: .*\n(?:.*\n)*.*\berror: /m,
];

/** What the shell or an interpreter says for itself. */
const isStartFailure = (stderr: string): boolean =>
  [...NOT_FOUND, ...NOT_EXECUTABLE, ...CRASHED].some((pattern) => pattern.test(stderr));

function whyOf({ exit_code, stderr }: HookCall): HookFailure {
  if (exit_code === 126 || NOT_EXECUTABLE.some((pattern) => pattern.test(stderr))) return 'not_executable';
  return exit_code === 127 || [...NOT_FOUND, NO_PROGRAM].some((pattern) => pattern.test(stderr))
    ? 'missing'
    : 'crashed';
}

/** The line that names the error, else the last: what follows is where it was. */
export function errorLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:at |Node\.js v|\^+$)/.test(line));
  const named = lines.findLast((line) =>
    /\b\w*(?:Error|Exception)\b|^error\b|not found|[Cc]an(?:not|'t) |No such file|denied/.test(line),
  );
  return (named ?? lines.at(-1) ?? '').slice(0, 300);
}
