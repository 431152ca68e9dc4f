/** Turns the rows of a finding into what of their files is not what it is at the ref: why it came now. */
import type { FileChange } from '../../contract/file-change.js';
import { namePlace } from '../../contract/locations.js';
import { readWay } from '../../contract/offer.js';
import type { DeltaRow, PartRow } from '../../delta/schema.js';
import { bareId } from '../../text/bare-id.js';
import { chmodCommand } from '../../text/quote-shell.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code, listFew } from '../view/names.js';
import { describeCases, describeOtherVersions, isExplained, isHooksAnswer, listSubjects, mayBeCase } from './locate.js';
import { isSealed } from './lost-hooks.js';
import { recordCommand } from './reproduce.js';
import { listChanged, listPlaces } from './subject-files.js';

/** Null where nothing is known to have changed, or it can only be added to. whole: nothing else would mend it. */
export function findUndo(
  rows: readonly DeltaRow[],
  input: ReportInput,
): { state: FileChange['state']; file: string; words: string; whole: boolean } | null {
  if (!input.changes || !rows.every(isExplained) || findKnown(rows)) return null;
  const causes = listCauses(rows, input);
  const [first] = causes;
  if (!first) return null;
  if (causes.length > 1) {
    const files = listFew(causes.map(({ file }) => code(file))).replace(/, (`[^`]*`)$/, ' and $1');
    return { state: 'changed', file: '', words: `undo what changed in ${files}`, whole: false };
  }
  const settings = listSubjects(rows, input).some(({ file, last }) => last && file === first.file);
  const added = settings && first.state === 'new';
  // Elsewhere another agent may list it where it is now.
  const had = rows.every(({ delta, skill }) => delta === 'REGRESSION' && skill) && first.state === 'moved';
  const whose = had
    ? `, where ${countAgents(rows) > 1 ? 'these agents' : 'this agent'} had it`
    : first.to && rows.every(({ skill }) => skill === null)
      ? ', or write its new path where the hook is declared'
      : '';
  const words = added ? `take out ${code(first.file)}, or what it sets` : describeUndo(first, whose);
  return words === null ? null : { state: first.state, file: first.file, words, whole: settings };
}

const countAgents = (rows: readonly DeltaRow[]) => new Set(rows.map(({ agent }) => agent)).size;

function describeUndo(
  { file, state, from, to, link, unlinked, lines, removed, replaced }: FileChange,
  whose: string,
): string | null {
  const name = code(file);
  if (replaced) return `make ${name} a link again`;
  switch (state) {
    case 'moved':
      return `move it back to ${code(from ?? '')}${whose}`;
    case 'gone':
      // What an agent makes of a link, it says itself.
      if (link) return null;
      if (unlinked) return `make ${name} what it was`;
      return to ? `move ${code(to)} back to ${name}${whose}` : `restore ${name}`;
    case 'sealed':
      return `set its executable bit again (\`${chmodCommand(file)}\`, and commit it)`;
    case 'changed':
      if (removed) return `bring back ${describeLines(removed)} of ${name}`;
      return `undo or correct ${lines ? `${describeLines(lines)} of ` : ''}${name}`;
    default:
      return null;
  }
}

/** The link that each of the agents asks for, where this branch took it; else what changed of the files on which these rows rest. */
export function listCauses(rows: readonly DeltaRow[], input: ReportInput): FileChange[] {
  const places = listSubjects(rows, input);
  const asked = rows.map((row) => findResult(input, row)?.offer?.fixes ?? []);
  const lost = places
    .flatMap(({ file }) => input.changes?.named_by.get(file) ?? [])
    .find(({ file }) => asked.every((fixes) => fixes.some((fix) => isSame(file, readWay(fix)?.path))));
  const all = listChanged(places, input);
  // Nothing else that changed keeps it from starting.
  const sealed = all.filter(({ state }) => state === 'sealed' && rows.every((row) => isSealed(row, input)));
  const changed = sealed.length > 0 ? sealed : all;
  // What is new in a folder that is a link at the ref was read through it.
  const links = changed.flatMap(
    ({ file, state }) =>
      (state === 'new' && input.changes?.named_by.get(file)?.filter((link) => file.startsWith(`${link.file}/`))) || [],
  );
  const [link] = links;
  return link ? [{ ...link, state: 'changed', replaced: true }] : lost ? [lost] : changed;
}

/** How this branch renames the skill of all these rows; null where it does not. */
export function findRenaming(
  rows: readonly DeltaRow[],
  { comparison }: Pick<ReportInput, 'comparison'>,
): PartRow | null {
  const isIt = ({ delta, kind, name }: PartRow) =>
    delta === 'RENAMED' && kind === 'skill' && rows.every(({ skill }) => skill !== null && bareId(skill) === name);
  return comparison.parts?.find(isIt) ?? null;
}

/** The error of the ref that explains all of these rows: then nothing here does. */
export const findKnown = (rows: readonly DeltaRow[]): DeltaRow['known'] =>
  rows.every(({ known }) => known) ? rows[0]?.known : undefined;

/** Who reads a headline is not to be accused of what was there. */
export const nameKnown = (rows: readonly DeltaRow[], { comparison: { baseline } }: ReportInput): string =>
  rows.length > 0 && findKnown(rows) ? `${baseline.ref ?? 'The ref'} is broken already: ` : '';

/** Null where it is not known, or it would explain nothing. */
export function describeChange(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const { changes, comparison } = input;
  const known = findKnown(rows);
  if (known)
    return `${code(comparison.baseline.ref ?? 'the ref')} has this error already (${code(namePlace(known))}): this branch did not bring it`;
  const ofCase = describeCases(rows);
  if (mayBeCase(rows, input))
    return `What changed is the hook or the case: \`${recordCommand(input)} --baseline-ref main\` shows which`;
  if (!changes) return ofCase && `What changed against ${code(comparison.baseline.ref ?? 'the ref')}: ${ofCase}`;
  const ref = code(changes.ref);
  if (!rows.every(isExplained)) {
    // A case that asks less of a hook may hide what became of the hook.
    const calls = rows.filter((row) => row.delta === 'WEAKENED' && findResult(input, row)?.kind === 'tool_route');
    const [hook] = listChanged(
      calls.flatMap((row) => listPlaces(row, input)),
      input,
    );
    return hook ? `This branch also changes what the call rests on: ${describe(hook)}` : null;
  }
  const renaming = findRenaming(rows, input);
  if (renaming) return `This branch ${renaming.now === renaming.name ? 'moves' : 'renames'} it: ${renaming.message}`;
  const places = listSubjects(rows, input);
  const changed = listCauses(rows, input);
  const own = places.filter(({ last, perhaps }) => !last && !perhaps);
  const [first] = changed;
  if (first) {
    const others = changed.length > 1 ? `; also ${listFew(changed.slice(1).map(({ file }) => code(file)))}` : '';
    return `What changed against ${ref}: ${describe(first)}${isLostAt(first, input) ? ', where no agent looks for a skill' : ''}${others}${ofCase ? `; and ${ofCase}` : ''}`;
  }
  if (ofCase) return `What changed against ${ref}: ${ofCase}`;
  const same = own.filter(({ file }) => changes.files.has(file)).map(({ file }) => code(file));
  if (same.length === 0 || same.length < own.length) return null;
  const are = same.length === 1 ? 'is' : 'are';
  const others = describeOtherVersions(rows, input, mayDiffer(rows, input));
  return `${listFew(same)} ${are} the same as on ${ref}${others}`;
}

/** A skill that was moved to where the source has none. */
function isLostAt({ file, state, to }: FileChange, { results: { locations } }: ReportInput): boolean {
  const path = state === 'moved' ? file : state === 'gone' ? to : null;
  return Boolean(path?.endsWith('/SKILL.md') && locations && !Object.values(locations.skills).includes(path));
}

/** Of one file; null where it is not known to differ, or the message says it. */
export function describeFile(file: string, { changes }: Pick<ReportInput, 'changes'>): string | null {
  const change = changes?.files.get(file);
  if (!changes || !change || change.state === 'same' || change.state === 'new') return null;
  return `What changed against ${code(changes.ref)}: ${describe(change)}`;
}

function describe(change: FileChange): string {
  const { file, state, from, to, link, unlinked, lines, piece, removed, added, now, replaced } = change;
  const name = code(file);
  if (replaced) return `${name} was a link, and is a folder now`;
  switch (state) {
    case 'new':
      return `${name} is new`;
    case 'gone':
      if (link) return `${code(link)} is a symbolic link now`;
      if (unlinked) return `${name} is a file now and no link, as git leaves it where \`core.symlinks\` is off`;
      return to ? `${name} was moved to ${code(to)}` : `${name} is gone`;
    case 'sealed':
      return `${name} is no longer executable`;
    case 'moved':
      return `${code(from ?? '')} was moved to ${name}`;
    default: {
      if (!lines) return name;
      if (removed) return `${describeLines(removed)} of ${name} ${areOf(removed)} gone`;
      const text = now ? `: ${code(now)}` : '';
      if (added) return `${describeLines(lines)} of ${name} ${areOf(lines)} new${text}`;
      return `${name}, ${describeLines(lines)}${piece ? `, from ${code(piece.before)} to ${code(piece.after)}` : text}`;
    }
  }
}

const areOf = ({ first, last }: { first: number; last: number }) => (last > first ? 'are' : 'is');
const describeLines = ({ first, last }: { first: number; last: number }) =>
  last > first ? `lines ${first} to ${last}` : `line ${first}`;

/** The source may be a package of the repository. */
export const isSame = (file: string, path: string | undefined): boolean =>
  path !== undefined && (file === path || file.endsWith(`/${path}`));

/** What passed at the ref is as it was there, and a hook has answered: it may answer otherwise the next time. */
export function mayDiffer(rows: readonly DeltaRow[], input: ReportInput): boolean {
  const own = listSubjects(rows, input).filter(({ last }) => !last);
  return (
    own.length > 0 &&
    own.every(({ file }) => input.changes?.files.has(file)) &&
    listCauses(rows, input).length === 0 &&
    describeCases(rows) === null &&
    rows.every((row) => row.delta === 'REGRESSION' && isHooksAnswer(row, input))
  );
}
