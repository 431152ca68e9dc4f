/** Turns skills that an agent offers worse than before into what happened to them, which skill took their room, and how much there is too much. */
import { describePusher } from '../../delta/offers.js';
import type { DeltaLoss, DeltaRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { thousands, withoutNumbers } from '../../text/count.js';
import type { ReportInput } from '../view/input.js';
import { code, listFew } from '../view/names.js';
import { adviseDiscover } from './remediation.js';
import { type Explained, listByAgent } from './why.js';

/** Names what happened to each skill, and then the reason once; null: it is one skill. */
export function causeOfLoss(rows: readonly DeltaRow[]): string | null {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const lost = new Map(
    rows.flatMap(({ skill, loss }) => (loss ? [[skill, `${code(skill ?? '')} is ${describeMove(loss, true)}`]] : [])),
  );
  if (lost.size <= 1) return null;
  return [listFew([...lost.values()]), first.loss?.cause].filter(Boolean).join('; ');
}

/** fix: where other skills took the room. */
export function explainLoss(
  rows: readonly DeltaRow[],
  input: ReportInput,
): (Explained & { fix: string | null }) | null {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const { pushed_out_by: by, over } = first.loss ?? {};
  const movesOf = (counted: boolean) =>
    new Set(rows.flatMap(({ loss }) => (loss ? [describeMove(loss, counted)] : [])));
  const moves = [movesOf(!by), movesOf(false)].find(({ size }) => size === 1);
  const [move = null] = moves ?? [];
  // Of the same loss, one case may fail and others only know of it.
  const what = move && first.failure_kind === 'offer_too_weak' ? `${move}; its case asks for more than that` : move;
  const abridged = new Set(rows.map(({ skill }) => skill)).size > 1;
  if (!by) {
    const byCause = groupBy(rows, ({ loss }) => withoutNumbers(loss?.cause ?? ''));
    const causes = [...byCause.values()].map((group) => ({
      ...{ what, why: describeCauses(group) },
      agents: [...new Set(group.map(agentOf))],
    }));
    if (!what || causes.some(({ why }) => !why)) return null;
    const why = causes.length === 1 ? (causes[0]?.why ?? null) : listByAgent(causes, true);
    return { what, why, fix: null, abridged };
  }
  return {
    what,
    abridged,
    why: [describePushers(by), describeExcess(over ?? null)].filter(Boolean).join('; '),
    fix: `${fixPushers(by, over ?? null)}; ${adviseDiscover(input)}`,
  };
}

const agentOf = ({ agent }: DeltaRow) => agent;

/** Each skill has lengths of its own. */
function describeCauses(rows: readonly DeltaRow[]): string | null {
  const [{ skill, loss }] = rows as [DeltaRow, ...DeltaRow[]];
  const cause = loss?.cause ?? null;
  return cause && rows.some((row) => row.skill !== skill && row.loss?.cause !== cause)
    ? `for example ${code(skill ?? '')}: ${cause}`
    : cause;
}

type Pushers = NonNullable<DeltaLoss['pushed_out_by']>;

function describePushers(by: Pushers): string {
  const { chars, others, others_chars } = by;
  if (others === 0) return describePusher(by);
  return `${others + 1} descriptions are new or longer, by ${thousands(chars + others_chars)} characters in all`;
}

/** A sum is shared out over those that caused it; no description can lose more than it has grown. */
function fixPushers({ skill, chars, others, others_chars }: Pushers, over: DeltaLoss['over']): string {
  const least = over?.by && over.unit === 'characters' ? over.by : null;
  if (others === 0)
    return least !== null && least > chars
      ? `take the ${thousands(chars)} characters back by which the description of ${code(skill)} grew`
      : `shorten the description of ${code(skill)}${least === null ? '' : ` by at least ${thousands(least)} characters`}`;
  const all = `the ${others + 1} new or longer descriptions`;
  if (least === null) return `shorten ${all}`;
  const sum = Math.min(least, chars + others_chars);
  return `shorten ${all} by ${thousands(sum)} characters in all, about ${thousands(Math.ceil(sum / (others + 1)))} each`;
}

const WORDS = {
  full: 'with its whole description',
  cut: 'with its description cut',
  name_only: 'by its name alone',
  absent: 'not at all',
} as const;

/** `now listed by its name alone (before: with its whole description)`, with how many characters are left where they are asked for. */
function describeMove({ before, after }: DeltaLoss, counted = false): string {
  const word = ({ offer, kept_chars, of_chars }: DeltaLoss['after']) =>
    `${WORDS[offer]}${counted && offer === 'cut' ? ` (${kept_chars} of ${of_chars} characters)` : ''}`;
  return `now listed ${word(after)} (before: ${word(before)})`;
}

/** The number says how much to cut. */
function describeExcess(over: DeltaLoss['over']): string | null {
  if (!over || over.by === null) return null;
  const [by, limit] = [thousands(over.by), thousands(over.limit)];
  return over.unit === 'characters'
    ? `the listing is ${by} characters longer than the ${limit} that fit`
    : `the listing is about ${by} tokens longer than the ${limit} that fit`;
}
