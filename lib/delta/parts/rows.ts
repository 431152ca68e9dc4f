/** What a branch did to parts, and the errors that it brings → rows beside those of the cases. */

import { type BranchChange, type BranchChanges, isPlain, type PlainDelta, wordsOf } from '../../contract/part.js';
import type { Result } from '../../contract/result.js';
import { getOwn } from '../../input/get-own.js';
import { groupBy } from '../../input/group-by.js';
import { lostHooksOf, scriptsOf } from '../../skill/hooks.js';
import { bareId } from '../../text/bare-id.js';
import { count } from '../../text/count.js';
import { endSentence } from '../../text/sentence.js';
import { failsGate, type GateRow } from '../gate.js';
import type { CompareInput } from '../input.js';
import { note, warn } from '../notes/note.js';
import type { DeltaRow, Note, PartRow } from '../schema.js';

type JudgedPart = PartRow & { explained: boolean };

/** rows: of the cases. What a row that fails, or would, says already is not said twice, nor that a hook has another command where an error is about that. */
export function withoutSaid({ branch, results }: CompareInput, rows: readonly DeltaRow[]): BranchChanges | null {
  if (!branch) return null;
  const keyOf = ({ case_id, agent }: { case_id: string | null; agent: string }) => JSON.stringify([case_id, agent]);
  const byRow = new Map(results.results.map((result) => [keyOf(result), result]));
  const failed = rows.flatMap((row) => (row.fails ? [{ row, result: byRow.get(keyOf(row)) }] : []));
  const commands = failed.flatMap(({ result: { hook_calls = [], tried_call } = {} }) =>
    hook_calls.filter(({ event, file }) => `${event} in ${file}` === tried_call?.hook).map(({ command }) => command),
  );
  const accepted = rows.flatMap((row) => (row.delta === 'ACCEPTED' ? [{ row, result: byRow.get(keyOf(row)) }] : []));
  const said = [...failed, ...accepted].map(({ row, result }): Said => {
    // Of a query, what the router no longer has.
    const missing =
      result?.failure_kind === 'skill_not_offered' && result.kind === 'route' ? result.missing_evidence : [];
    // A hook that is gone is counted besides.
    const taken = result?.kind === 'tool_route' ? undefined : row.taken;
    return { ...row, skills: [row.skill ?? '', taken?.name ?? '', ...missing].map(bareId) };
  });
  const isUnasked = failed.some(({ result }) => result?.kind === 'tool_route' && !result.tried_call?.hook);
  const unread = isUnasked ? (results.locations?.hooks_broken ?? []) : [];
  const left = foldUnlisted(branch.changes).filter(
    (change) =>
      // Of copies that were equal the row that fails names only both.
      (change.rule === 'skill-copy' || !isCovered(change, said)) &&
      // A case that ran has shown whether its agents know several skills by this name.
      !(change.rule === 'case-ambiguous' && rows.some((row) => row.case_id === change.name && row.status !== null)) &&
      !isAbout(change, commands) &&
      !(change.rule === 'hook-shape' && unread.includes(change.file)) &&
      !(change.rule === 'hook-matcher' && isUnasked),
  );
  const errors = left.filter(({ delta, kind }) => delta === 'BROKEN' && kind === 'hook');
  // Where no server is read from a file, what is taken for one is not the one that was there.
  const unread_servers = new Set(left.flatMap(({ rule, file }) => (rule === 'plugin-servers' ? [file] : [])));
  const isSaid = (change: BranchChange) =>
    (change.delta === 'RENAMED' && change.kind === 'mcp_server' && unread_servers.has(change.file)) ||
    (change.delta === 'RENAMED' && errors.some((error) => isAbout(error, [change.message]))) ||
    (isPlain(change) &&
      change.rule !== null &&
      errors.some(({ rule, file }) => rule === change.rule && file === change.file));
  return { ...branch, changes: left.filter((change) => !isSaid(change)) };
}

/** An error in the front matter for which agents do not list the skill is one error: who, why, and what to write. */
function foldUnlisted(changes: readonly BranchChange[]): BranchChange[] {
  const keyOf = ({ kind, name, file }: BranchChange) => JSON.stringify([kind, name, file]);
  const broken = changes.filter(({ delta }) => delta === 'BROKEN');
  const unlisted = new Set(broken.filter(({ rule }) => rule === 'skill-offer').map(keyOf));
  const causes = new Map(broken.filter(({ rule }) => rule === 'skill-front-matter').map((one) => [keyOf(one), one]));
  return changes.flatMap((change): BranchChange[] => {
    const cause = causes.get(keyOf(change));
    if (!cause || change.delta !== 'BROKEN' || !unlisted.has(keyOf(change))) return [change];
    if (change === cause) return [];
    const { line, fix } = cause;
    return [{ ...change, line, fix, why: null, message: `${change.message}: ${cause.message}` }];
  });
}

export const rowsOfParts = (branch: BranchChanges | null, input: CompareInput): JudgedPart[] =>
  (branch?.changes ?? []).map((change) => {
    const explained = isExplained(change, input);
    return { ...change, explained, fails: failsGate(asGateRow(change.delta, explained), input.options ?? {}) };
  });

/** A hook, or an error of it, that names one of the commands or what it runs, or is in that. */
const isAbout = ({ kind, message, file }: BranchChange, commands: readonly string[]): boolean =>
  kind === 'hook' &&
  commands.some((command) =>
    [command, ...scriptsOf(command)].some(
      (one) => one !== '' && (message.includes(one) || `/${file}`.endsWith(`/${one}`)),
    ),
  );

export const asGateRow = (delta: PartRow['delta'], explained: boolean): GateRow => ({
  ...{ agent: '', delta, status: null, unjudged: false, explained },
});

type Said = DeltaRow & { skills: readonly string[] };

function isCovered({ delta, kind, name, agents }: BranchChange, said: readonly Said[]): boolean {
  if (isPlain({ delta })) return false;
  const own = said.filter(({ skills, case_id }) => (kind === null ? case_id === name : skills.includes(bareId(name))));
  return agents.length > 0 ? agents.every((agent) => own.some((row) => row.agent === agent)) : own.length > 0;
}

/** The current `$offers` has the skill that is not listed, with a reason that the ref does not have. */
function isExplained({ delta, kind, name, agents }: BranchChange, { current, ref }: CompareInput): boolean {
  const reasonOf = (from: CompareInput['current'] | undefined, agent: string) =>
    getOwn(from?.$offers[agent], name)?.reason?.trim() || null;
  const isNew = (agent: string) => {
    const reason = reasonOf(current, agent);
    return reason !== null && reason !== reasonOf(ref?.baseline, agent);
  };
  return delta === 'BROKEN' && kind === 'skill' && agents.length > 0 && agents.every(isNew);
}

/**
 * A suite whose subagent this branch took away could not be run, and a skill that is asked inside one is offered to nobody: that is
 * neither an outage nor the skill's doing, but what the branch broke.
 */
export function blameBranch(
  result: Result | null,
  input: Pick<CompareInput, 'branch' | 'corpora'>,
): { result: Result | null; taken?: DeltaRow['taken'] } {
  const { branch, corpora } = input;
  const taken = result && findTakenHook(result, input);
  if (taken) return { result, taken };
  const suite = result?.fault?.kind === 'subagent_missing';
  if (!result || (!suite && result.failure_kind !== 'skill_not_offered')) return { result };
  const asked = corpora?.now.find(({ case_id }) => case_id === result.case_id);
  // In which a skill's case is asked.
  const inside = asked?.kind === 'skill' ? asked.subagent : undefined;
  const wanted = bareId((suite ? result.expected_skill : inside) ?? '');
  const gone = branch?.changes.find((one) => isTaken(one) && one.name === wanted);
  if (!gone) return { result };
  const { name, now, file, message } = gone;
  const error = `this branch took the subagent \`${name}\` away: ${message}`;
  const as = suite
    ? { ...result, status: 'fail' as const, fault: null, failure_category: 'assertion' as const, error }
    : { ...result, error, offer: null };
  return { result: as, taken: { name, now, file } };
}

/** Without it nothing answers the call, which may pass for that. */
function findTakenHook({ case_id, tried_call }: Result, { branch, corpora }: Pick<CompareInput, 'branch' | 'corpora'>) {
  const testCase = tried_call?.hook ? null : corpora?.now.find((one) => one.case_id === case_id);
  if (testCase?.kind !== 'tool_route') return null;
  const lost = lostHooksOf(branch?.hooks, testCase).map(({ event, command }) => `REMOVED hook ${event}: ${command} (`);
  const nameOf = ({ delta, kind, name }: BranchChange) => `${delta} ${kind} ${name} (`;
  const gone = branch?.changes.find((one) => lost.some((name) => nameOf(one).startsWith(name)));
  return gone ? { name: gone.name, file: gone.file } : null;
}

const isTaken = ({ delta, kind }: BranchChange) => kind === 'subagent' && (delta === 'REMOVED' || delta === 'RENAMED');

const more = (n: number) => (n > 0 ? ` and ${n} more` : '');

/** How much of a description is left; of several skills that are cut alike it differs by a few. */
const KEPT = /\d+ of \d+ characters/g;

function nameParts(parts: readonly BranchChange[]): string {
  const [part] = parts as readonly [BranchChange, ...BranchChange[]];
  const { message: own } = part;
  const names = parts.slice(0, 10).map(({ name }) => `\`${name}\``);
  const message = parts.length > 1 ? own.replace(KEPT, 'about $&') : own;
  const word = wordsOf(part)[parts.length > 1 ? 1 : 0];
  return `${word} ${names.join(', ')}${more(parts.length - names.length)}${message && ` (${message})`}`;
}

/** What is new and whole is named in one line, and what the ref got wrong already is a number. */
export function noteParts(branch: BranchChanges | null, ref: CompareInput['ref']): Note[] {
  const list = (wanted: PlainDelta, title: string, is_moved = false): Note[] => {
    const errors = (branch?.changes ?? []).filter(({ delta }) => delta === 'BROKEN');
    // Of what has an error, the error says the rest.
    const found = (branch?.changes ?? [])
      .filter(({ delta, name, now }) => delta === wanted && (now === name) === is_moved)
      .map((one) =>
        errors.some(({ kind, name }) => kind === one.kind && name === one.name)
          ? { ...one, message: one.message.replace(/(?:^|; )not on .*$/, '') }
          : one,
      );
    // What is the same of several is said once.
    const alike = [...groupBy(found, ({ kind, message }) => `${kind} ${message.replace(KEPT, '')}`).values()];
    return found.length > 0
      ? [note(`${title}: ${alike.slice(0, 10).map(nameParts).join('; ')}${more(alike.length - 10)}.`)]
      : [];
  };
  const errors = branch?.known_errors ?? 0;
  const name = ref?.name ?? 'the ref';
  const unread = `What this branch did to skills, subagents, commands, hooks, MCP servers and instruction files that no case names was not compared with ${name}: ${endSentence(branch?.unread ?? '')}`;
  const stopped = (branch?.known ?? []).filter(({ rule }) => rule === null);
  const known = `${ref?.name ?? 'The ref'} has ${count(errors, 'error')} that \`agent-routing check\` names; this branch leaves ${errors === 1 ? 'it as it is' : 'them as they are'}.`;
  return [
    ...(branch?.unread ? [warn(unread)] : []),
    ...list('NEW', 'New on this branch'),
    ...list('RENAMED', 'Renamed'),
    ...list('RENAMED', 'Moved', true),
    ...list('REWRITTEN', `Rewritten since ${ref?.name ?? 'the ref'}`),
    ...list('WARNED', 'Warnings that this branch brings'),
    ...(errors > 0 ? [note(known)] : []),
    ...stopped.map((one) => note(`${nameParts([one])} on ${one.agents.join(', ')}.`)),
  ];
}
