/** Turns the deltas that need attention into SARIF: an alert for each file that broke, with its cases as related locations. */
import type { Place } from '../../contract/locations.js';
import type { PartDelta, PlainDelta } from '../../contract/part.js';
import type { Delta } from '../../delta/classify.js';
import type { DeltaRow } from '../../delta/schema.js';
import { getOwn } from '../../input/get-own.js';
import { oneLine } from '../../text/escape.js';
import type { Finding } from '../findings/finding.js';
import { explainRows } from '../findings/findings.js';
import { groupDeltas, type NeedsAttention } from '../findings/group-deltas.js';
import { locate } from '../findings/locate.js';
import { explainGroup, groupParts } from '../findings/part-findings.js';
import type { ReportInput } from '../view/input.js';
import { renderSarif, type SarifFinding } from './sarif.js';

const RULES: Record<NeedsAttention | Exclude<PartDelta, PlainDelta>, string> = {
  REGRESSION: 'An agent failed a case that passes in the baseline of the base branch.',
  UNMET: 'An agent failed a case that its own baseline entry expects to pass.',
  MISSING_RESULT: 'A planned case left no result.',
  MISSING_BASELINE: 'A case has no entry in the baseline.',
  OFFER_LOSS: 'An agent is offered less of a skill than the baseline records.',
  DELIVERY_LOSS: 'An agent gives its model less of a skill’s text than the baseline records.',
  WEAKENED: 'A case no longer checks what it does at the base branch.',
  BROKEN: 'This branch brings an error that the base branch does not have.',
  SHRUNK: 'Little is left of a text that a model is to read.',
  REMOVED: 'The base branch ships a part that this branch does not.',
  INCONCLUSIVE: 'Too few trials to tell a regression from chance.',
  INFRA: 'An agent could not be judged.',
};

/** As rules of code scanning are called: `offer-loss`. */
const ruleOf = (delta: Delta | PartDelta) => delta.toLowerCase().replaceAll('_', '-');

/** category: distinguishes the uploads of several packages for one commit. */
export function renderDeltasAsSarif(input: ReportInput, category: string | null = input.package ?? null): string {
  const findings = [
    ...groupDeltas(input).flatMap((rows) => splitByFile(rows, input).map((part) => makeFinding(part, input))),
    ...groupParts(input)
      .flat()
      .map((part) => explainGroup([part], input))
      .map(({ title, brief, fix, ...finding }) => ({
        ...sarifOf(finding, `${title}: ${brief}`, fix),
        related: [],
        identity: title,
      })),
  ];
  const rules = Object.fromEntries(Object.entries(RULES).map(([delta, text]) => [ruleOf(delta as Delta), text]));
  return renderSarif(findings, { version: input.results.environment.tool_version, rules, category });
}

interface Part {
  rows: DeltaRow[];
  place: Place | null;
}

function splitByFile(rows: readonly DeltaRow[], input: ReportInput): Part[] {
  const parts = new Map<string | null, Part>();
  for (const row of rows) {
    const place = locate(row, input);
    const part = parts.get(place?.file ?? null);
    if (part) part.rows.push(row);
    else parts.set(place?.file ?? null, { rows: [row], place });
  }
  return [...parts.values()];
}

function makeFinding({ rows, place }: Part, input: ReportInput): SarifFinding {
  const { delta, fails, title, brief, fix } = explainRows(rows, input);
  const cases = [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))];
  const related = cases.flatMap((case_id) => {
    const at = getOwn(input.results.locations?.cases ?? {}, case_id);
    return at && !(at.file === place?.file && at.line === place.line)
      ? [{ ...at, message: `the case ${oneLine(case_id, 200)}` }]
      : [];
  });
  return {
    ...sarifOf({ delta, fails, place }, `${title}: ${brief}`, fix),
    related,
    // The words name agents and numbers, which come and go while the same thing stays broken.
    identity: JSON.stringify([rows[0]?.skill ?? rows[0]?.case_id, rows[0]?.failure_kind]),
  };
}

const sarifOf = (
  { delta, fails, place }: Pick<Finding, 'delta' | 'fails' | 'place'>,
  message: string,
  fix: string | null,
) => ({
  rule: ruleOf(delta),
  level: fails ? ('error' as const) : ('warning' as const),
  message: plain(message),
  file: place?.file ?? null,
  line: place?.line ?? null,
  fix: fix && plain(fix),
});

/** Code scanning shows the message as it is, not as Markdown. */
const plain = (text: string) => text.replaceAll('`', "'");
