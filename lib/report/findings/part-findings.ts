/** Turns what a branch did to parts into findings: what is gone, what little is left of, and the errors that it brings. */
import { readWay } from '../../contract/offer.js';
import { isPlain, type PartDelta, wordsOf } from '../../contract/part.js';
import type { DeltaRow, PartRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { bareId } from '../../text/bare-id.js';
import { oneLine } from '../../text/escape.js';
import { joinSentences } from '../../text/sentence.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code, listFew } from '../view/names.js';
import { describeFile, isSame } from './change.js';
import type { Finding } from './finding.js';
import { isToldByCall } from './lost-hooks.js';
import { checkCommand, nameOption } from './reproduce.js';
import { insideOf } from './title.js';

/** What is new and whole stands in a note. What befell several for the same reason on the same agents is one thing to fix. */
export function groupParts(input: ReportInput, as_rows = false): PartRow[][] {
  const told = input.comparison.deltas.flatMap((row) => listTold(row, input));
  const isTold = (part: PartRow) => isToldByCall(part, input) || (!as_rows && told.includes(part));
  const shown = (input.comparison.parts ?? []).filter((part) => !isPlain(part) && !isTold(part));
  return [...groupBy(shown, ({ name, file, line, ...shared }) => JSON.stringify(shared)).values()];
}

/** What a failing case tells of parts: the error in a subagent's file, the copy that is out of date, the link that leads nowhere, the plugin that the marketplace no longer names. One cause is one finding, with all agents. */
function listTold(row: DeltaRow, input: ReportInput): PartRow[] {
  if (!row.fails || !OF_COPIES.includes(row.failure_kind ?? '')) return [];
  const is_lost = row.failure_kind === 'skill_not_offered';
  const inside = is_lost ? insideOf([row], input) : null;
  const ways = (findResult(input, row)?.offer?.fixes ?? []).map((fix) => readWay(fix)?.path);
  const [, folder] = (is_lost && UNNAMED.exec(row.reason ?? '')) || [];
  return (input.comparison.parts ?? []).filter(({ delta, kind, name, file, agents, rule, message }) => {
    if (kind === 'plugin') return delta === 'REMOVED' && folder !== undefined && `/${file}`.includes(`/${folder}/`);
    if (delta !== 'BROKEN') return false;
    switch (rule) {
      case 'skill-copy':
        return name === bareId(row.skill ?? '');
      case 'plugin-marketplace':
        return folder !== undefined && message.startsWith(`\`${folder}\`:`);
      default:
        return kind === 'subagent'
          ? name === bareId(inside ?? '') && agents.includes(row.agent)
          : ways.some((path) => isSame(file, path));
    }
  });
}

/** As findInUnlisted says it. */
const UNNAMED = /: it is in (.+?), which .+? does not name/;

/** The error for which a case fails. */
export const findBroken = (row: DeltaRow, input: ReportInput): PartRow | null =>
  listTold(row, input).find(({ delta }) => delta === 'BROKEN') ?? null;

/** Two of one name, the text of the one in place of the other's, or a copy that alone is left. */
const OF_COPIES: readonly string[] = ['ambiguous_skill', 'skill_load_failed', 'skill_not_offered'];

export const explainParts = (input: ReportInput): Finding[] =>
  groupParts(input).map((parts) => explainGroup(parts, input));

export function explainGroup(parts: readonly PartRow[], input: ReportInput): Finding {
  const [{ delta, kind, file, line, agents, message, why, fix, fails, rule }] = parts as [PartRow, ...PartRow[]];
  // The title names them.
  const what = oneLine(message.replace(` on ${agents.join(', ')}`, ''), 300);
  const cause = why === null ? what : `${what}: ${oneLine(why, 900)}`;
  const change = delta === 'BROKEN' && parts.length === 1 ? describeFile(file, input) : null;
  const on = agents.length > 0 ? ` on ${agents.map(code).join(', ')}` : '';
  // A text is the same for all; not every agent takes subagents, commands and hooks.
  const whom = on || (delta === 'BROKEN' && kind === 'skill' ? ' for every agent' : '');
  return {
    ...{ delta, fails, what, fix, cause, brief: cause, before: null },
    title: `${titleOfParts(parts)}${whom}`,
    scope: rule && `rule ${rule}`,
    why: joinSentences([why === null ? [] : oneLine(why, 900), change ?? []].flat()) || null,
    change,
    place: delta === 'REMOVED' ? null : { file, line },
    more_places: new Set(parts.map((part) => part.file)).size - 1,
    // What happened names the file.
    ...{ abridged: false, was: null, pushed: false, refused: null, proof: null },
    // What is only listed worse no check measures.
    reproduce: delta === 'BROKEN' ? checkCommand(input, kind === 'mcp_server' && rule === null) : null,
    accept:
      ACCEPT[delta] ?? (fails && kind === 'skill' && on !== '' && rule !== 'skill-copy' ? acceptLost(input) : null),
  };
}

export function titleOfParts(parts: readonly PartRow[]): string {
  const [one, many] = wordsOf(parts[0] as PartRow);
  return `${parts.length > 1 ? many : one} ${listFew(parts.map(({ name }) => code(name)))}`;
}

const ACCEPT: Partial<Record<PartDelta, string>> = {
  SHRUNK: 'merge it: it fails nothing, and the gate is only inconclusive so that somebody looks at it.',
  REMOVED: 'if it is meant, merge it: this alone fails nothing.',
};

const acceptLost = (input: Pick<ReportInput, 'package' | 'command'>) =>
  `record that it is not listed: \`${input.command ?? 'agent-routing'} run\`, then \`${input.command ?? 'agent-routing'} baseline update --reason "…"\`; then it no longer blocks the merge, and a reviewer decides (the gate is inconclusive; ${nameOption(input, 'accept', 'with_reason')} if your reason alone is to be enough)`;
