/** Turns the rows of a finding into what to do: undo what changed, or what the agent's own rules ask for, or whose description to change, or the usual advice. */

import type { FileChange } from '../../contract/file-change.js';
import { namePlace } from '../../contract/locations.js';
import { isKept, MOVE_IT, readWay } from '../../contract/offer.js';
import type { Result } from '../../contract/result.js';
import type { DeltaRow, PartRow } from '../../delta/schema.js';
import { getOwn } from '../../input/get-own.js';
import { groupBy } from '../../input/group-by.js';
import { bareId } from '../../text/bare-id.js';
import { oneLine } from '../../text/escape.js';
import { linkCommands } from '../../text/quote-shell.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';
import { findKnown, findRenaming, findUndo, isSame, listCauses, mayDiffer } from './change.js';
import { fixChosenInstead } from './chosen-instead.js';
import { isOwnCase, listSubjects, mayBeCase } from './locate.js';
import { listLostHooks } from './lost-hooks.js';
import { fixUncalled } from './nothing-called.js';
import { fixOf } from './remediation.js';
import { reproduce } from './reproduce.js';
import { listChanged } from './subject-files.js';
import { listByAgent } from './why.js';

/** What changed is the likeliest thing to fix, so it comes first; each of them is enough. */
export function joinFixes(rows: readonly DeltaRow[], own: readonly string[], input: ReportInput): string | null {
  const [first] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const fix = own.map(sayFix).join(', or ') || fixOf(first, input);
  // Another branch is not to answer for it, but may.
  if (findKnown(rows))
    return (
      fix &&
      `on ${code(input.comparison.baseline.ref ?? 'the ref')}, and then merge that, or here: ${oneLine(fix, 300)}`
    );
  const hooks = listLostHooks(rows, input);
  const bring = [...new Set(hooks.flatMap((hook) => hook.fix ?? []))].join('; ');
  if (first.delta === 'WEAKENED' && bring) return `bring the hook back: ${bring}; and ${fixOf(first, input)}`;
  const clash = findClash(rows, input);
  const relink = clash && findUndo(rows, input);
  if (relink && listCauses(rows, input)[0]?.replaced) return relink.words;
  if (clash) return `rename the skill in ${code(clash)}: another one has its name already`;
  const renaming = first.less === 'deleted' ? null : findRenaming(rows, input);
  const ways = renaming ? fixRenamed(renaming, first, own, input) : [];
  if (renaming && ways.length > 0)
    return [...ways, renaming.now === renaming.name ? 'move it back' : 'give it its old name back'].join(', or ');
  const renamed = first.taken?.now;
  if (renamed) return `write ${code(renamed)} as \`subagent\` of the case, or give it its old name back`;
  const found = findUndo(rows, input);
  // Of several files, and of the one that lacks an entry, the fix of its own says more.
  const is_entry = own.some(
    (one) => found && one.startsWith('add ') && isSame(found.file, / of (\S+)$/.exec(one)?.[1]),
  );
  const undo = is_entry || (found?.file === '' && own.length > 0) ? null : found;
  const ofCase = rows.every(isOwnCase) ? 'undo that change of the case' : null;
  const undone = [undo?.words, ofCase].filter(Boolean).join(', or ') || null;
  if (undo?.whole) return undone;
  if (undo && hooks.length > 0) return `bring the hook back: ${bring || undo.words}`;
  // Each agent said what it wants.
  if (undo && own.length === 0 && first.failure_kind === 'skill_not_offered')
    return [undone, listLinks(rows, input)].filter(Boolean).join(', or leave it where it is now and ');
  // A link that this branch took is the one that the agent wants.
  const link = own.map(readWay).find((one) => undo?.state === 'gone' && isSame(undo.file, one?.path));
  if (undo && link) return `${undo.words}, a link to ${code(link.target)}`;
  // Moving a file back says where to move it.
  const others = own
    .filter((fix) => !undo || !(fix.startsWith(MOVE_IT) ? undo.state === 'moved' : LESS.test(fix)))
    .map(sayFix)
    .join(', or ');
  const usual =
    own.length > 0
      ? oneLine(others, 300) || null
      : (fixChosenInstead(rows, input) ??
        fixUncalled(rows, input) ??
        fixEach(rows, input) ??
        (listLinks(rows, input) || fixOf(first, input, undo?.state)));
  // What the line or the file is to become is named already.
  const said = undo && SAID[undo.state]?.find((words) => usual?.startsWith(words));
  if (said && usual) return `${undone}${said.slice(-2)}${usual.slice(said.length)}`;
  if (mayDiffer(rows, input)) return askAgain(rows, usual?.replace(OTHER_CASE, '') ?? null, input);
  const unknown = mayBeCase(rows, input);
  const other = ofCase || unknown ? usual?.replace(OTHER_CASE, '') : usual;
  // There is none that could have changed otherwise.
  if (unknown && other?.startsWith('declare ')) return `${other}; or, if the case changed, undo that`;
  if (unknown) return `if the case changed, undo that; if the hook did, ${other}`;
  const asked =
    ofCase && rows.every(({ less }) => less === 'checks')
      ? 'give the case or its baseline entries a new `reason`'
      : null;
  const meant = [other, asked].filter(Boolean).join(', and ');
  return [undone, meant].filter(Boolean).join(ofCase ? '; if it is meant, ' : '; or ') || null;
}

/** What its agent asks for comes before what would be changed of the case, which may name a skill either way where `name:` stays. */
function fixRenamed({ name, now }: PartRow, row: DeltaRow, own: readonly string[], input: ReportInput): string[] {
  const offered = getOwn(getOwn(input.results.offers, row.agent), row.skill ?? '')?.fixes ?? [];
  const asked = [...(own.length > 0 ? own : offered)].filter((fix) => readWay(fix)).map(sayFix);
  const { kind, expected_skill } = findResult(input, row) ?? {};
  if (asked.length > 0 || row.case_id === null || now === bareId(expected_skill || name)) return asked;
  const field = kind === 'route' ? 'expected' : 'expected_skill';
  return [`write ${now ? code(now) : "the skill's new name"} as \`${field}\` of the case`];
}

/** Nothing that is known explains what the hook said, so nothing is to be changed yet. Only the newest run is explained by a case's id. */
function askAgain(rows: readonly DeltaRow[], usual: string | null, input: ReportInput): string {
  const again = reproduce(rows, input);
  const shown = code(`agent-routing explain ${rows[0]?.case_id ?? ''}`);
  return `look at what the hook was given (${shown}), and run it again${again ? ` (\`${again}\`)` : ''}: if it passes then, the answer depends on something else in that input, such as an id; if it fails again, ${usual}`;
}

/** To undo what the branch made of the case is said already. */
const OTHER_CASE = /, or (?:correct (?:the case|`\w+`)|set `expect: \w+` in the case)(?=;|$)/;

/** Of the case less would be demanded, which is as red. */
const LESS = /^leave this agent out\b/;

const SAID: Partial<Record<FileChange['state'], readonly string[]>> = {
  changed: ['correct that line; '],
  sealed: ['set its executable bit (`chmod +x FILE`, and commit it), '],
  gone: ['bring the skill back, ', 'restore the file and its text, '],
};

/** Of two skills of one name, the file that came later. */
function findClash(rows: readonly DeltaRow[], input: ReportInput): string | null {
  if (!rows.every((row) => findResult(input, row)?.failure_kind === 'ambiguous_skill')) return null;
  const changed = listChanged(listSubjects(rows, input), input);
  return (changed.find(({ state }) => state === 'new') ?? changed[0])?.file ?? null;
}

/** What each of the agents that did not offer the skill would take; none: they differ, or say nothing. */
export function listOwnFixes(results: readonly (Result | null)[]): string[] {
  const [fixes, ...others] = results.map((result) => {
    const { fixes = [], reason } = (result?.failure_kind === 'skill_not_offered' && result.offer) || {};
    return isKept(reason) ? fixes.map((fix) => `${fix}; if it is meant, record that a failure is expected`) : fixes;
  });
  const same = others.every((each) => JSON.stringify(each) === JSON.stringify(fixes));
  return same ? (fixes ?? []) : [];
}

/** What each agent asks for, where they do not ask for the same; null where one says nothing. */
function fixEach(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const all = [...groupBy(rows, ({ agent }) => agent)].map(([agent, [row]]) => {
    const words = listOwnFixes([row ? findResult(input, row) : null])
      .map(sayFix)
      .join(', or ');
    return { what: null, why: words, agents: [agent] };
  });
  return all.length > 1 && all.every(({ why }) => why) ? oneLine(listByAgent(all, true), 600) : null;
}

/** Where each agent would have each skill through a link or a copy of its own; '' where one asks for none. */
function listLinks(rows: readonly DeltaRow[], input: ReportInput): string {
  const ways = rows.map((row) => (findResult(input, row)?.offer?.fixes ?? []).flatMap((fix) => readWay(fix) ?? []));
  if (ways.some(({ length }) => length === 0)) return '';
  const all = ways.flat();
  const verbs = [...new Set(all.map((way) => way.do))].join(' or ');
  return `${verbs} ${new Set(rows.map(({ skill }) => skill)).size > 1 ? 'them' : 'it'} with ${linkCommands(all).map(code).join(' and ')}`;
}

/** Who is to change a case is told where it stands. */
export function nameCases(fix: string | null, rows: readonly DeltaRow[], input: ReportInput): string | null {
  const places = new Set(
    rows.flatMap(({ case_id, line }) => {
      const place = case_id === null ? null : getOwn(input.results.locations?.cases, case_id);
      return place ? [namePlace({ ...place, line: line ?? place.line })] : [];
    }),
  );
  const [first] = places;
  if (!fix || first === undefined) return fix;
  const more = places.size > 1 ? ` and ${places.size - 1} more` : '';
  return fix.replace(OF_CASE, (words) => `${words} (${code(first)}${more})`);
}

/** Not what belongs to it, which may stand elsewhere. */
const OF_CASE = /\bthe case\b(?![’'])/;

/** A link or a copy as it is typed; any other fix as it is. */
function sayFix(fix: string): string {
  const way = readWay(fix);
  return way ? `${way.do} it with ${linkCommands([way]).map(code).join()}` : fix;
}
