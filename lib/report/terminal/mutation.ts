/** mutation.json → what was broken, what noticed it, and how each survivor is killed: for a terminal and for a job summary. */

import type { MutantRow, Mutation, Tally } from '../../contract/mutation.js';
import { groupBy } from '../../input/group-by.js';
import { alignRows } from '../../text/align.js';
import { count, listFew } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown, fenceMarkdown, oneLine, tableMarkdown } from '../../text/escape.js';
import { wrapWords } from '../../text/wrap.js';

/** columns: of the terminal that reads it; null: lines stay whole. */
export function renderMutation(mutation: Mutation, columns: number | null): string {
  const survivors = groupSurvivors(mutation.results);
  const lines = [headLine(mutation), ...noteLines(mutation), '', ...alignRows(tableOf(mutation), { right: true })];
  if (survivors.length) lines.push('', `Survivors: ${count(survivors.length, 'case')} did not notice what was broken.`);
  for (const one of survivors) {
    lines.push('', `✗ ${one.row.mutant} · ${one.row.case_id} · ${one.agents.join(', ')}`);
    lines.push(...describeSurvivor(one).map((line) => `  ${line}`));
    const written = one.row.remedy?.case;
    if (written)
      lines.push(
        ...JSON.stringify(written, null, 2)
          .split('\n')
          .map((line) => `    ${line}`),
      );
  }
  const left = listLeftOut(mutation);
  if (left.length) lines.push('', ...left.map((words) => `- not mutated: ${words}`));
  const fit = (line: string) => (columns === null || line.startsWith('    ') ? line : wrapWords(line, columns, 4));
  return `${lines.map(fit).join('\n')}\n`;
}

/** So many survivors are shown with the case that would kill them. */
const MOST_SURVIVORS = 40;

export function renderMutationSummary(mutation: Mutation): string {
  const survivors = groupSurvivors(mutation.results);
  const [head = [], ...rows] = tableOf(mutation);
  const lines = [
    `### ${headLine(mutation)}`,
    '',
    ...noteLines(mutation).map((line) => escapeMarkdown(line, 500)),
    '',
    tableMarkdown(
      head,
      rows.map((cells) => cells.map((cell) => escapeMarkdown(cell))),
    ),
  ];
  for (const one of survivors.slice(0, MOST_SURVIVORS)) {
    const { mutant, case_id, remedy } = one.row;
    const title = `${codeMarkdown(mutant)} survived in ${codeMarkdown(case_id)} on ${one.agents.map((agent) => codeMarkdown(agent)).join(', ')}`;
    lines.push('', `**${title}**`, '', ...describeSurvivor(one).map((line) => escapeMarkdown(line, 500)));
    if (remedy?.case) lines.push('', fenceMarkdown(JSON.stringify(remedy.case, null, 2), 'json'));
  }
  const more = survivors.length - MOST_SURVIVORS;
  if (more > 0) lines.push('', `and ${count(more, 'more case')}: mutation.json in the artifact has them.`);
  if (mutation.left_out.length)
    lines.push(
      '',
      '<details><summary>Not mutated</summary>',
      '',
      ...listLeftOut(mutation).map((words) => `- ${escapeMarkdown(words, 500)}`),
      '',
      '</details>',
    );
  return `${lines.join('\n')}\n`;
}

function headLine({ total, mode }: Mutation): string {
  const { killed, survived } = total;
  return `Mutation score ${percent(total)} · ${killed} of ${count(killed + survived, 'mutant')} killed · ${mode}`;
}

const percent = ({ score }: Pick<Tally, 'score'>): string =>
  // The share is rounded down, so that 100 % always means all.
  score === null ? 'unknown' : `${Math.floor(score * 1000) / 10} %`;

function noteLines({ total, sample, complete, results }: Mutation): string[] {
  const by_offer = results.filter((row) => row.killed_by === 'offer_loss').length;
  return [
    ...(complete ? [] : ['Interrupted: what was not run counts for nothing.']),
    ...(sample ? [`A sample: ${sample.units} of ${sample.of} mutants (--max-units), the same ones each time.`] : []),
    ...(total.infra_error
      ? [`${count(total.infra_error, 'mutant')} could not be judged; the score is over the others.`]
      : []),
    ...(total.equivalent
      ? [`${count(total.equivalent, 'mutant')} not run: the agent is predicted to offer the skill all the same.`]
      : []),
    ...(by_offer
      ? [`${count(by_offer, 'mutant')} killed by the offers in the baseline (OFFER_LOSS), not by a verdict.`]
      : []),
  ];
}

/** The first row is the head. */
function tableOf({ mutants, agents, targets, total }: Mutation): string[][] {
  const row = (name: string, one: Tally) => [
    name,
    percent(one),
    ...[one.killed, one.survived, one.infra_error, one.equivalent].map(String),
    one.as_commit === undefined ? '' : `${one.as_commit} of ${one.killed + one.survived}`,
  ];
  return [
    ['', 'score', 'killed', 'survived', 'not judged', 'equivalent', 'as a commit'],
    ...Object.entries(mutants).map(([name, one]) => row(name, one)),
    ...Object.entries(agents).map(([name, one]) => row(`on ${name}`, one)),
    // A skill that nothing survives in needs no line.
    ...Object.entries(targets).flatMap(([target, by]) =>
      Object.entries(by)
        .filter(([, one]) => one.survived > 0)
        .map(([agent, one]) => row(`${target} on ${agent}`, one)),
    ),
    row('all', total),
  ];
}

interface Survivor {
  row: MutantRow;
  agents: string[];
  /** What was done may differ by agent: one has another limit than the other. */
  changes: Set<string>;
}

/** The same mutant in the same case is shown once, with the agents on which it survived. */
function groupSurvivors(rows: readonly MutantRow[]): Survivor[] {
  const groups = new Map<string, Survivor>();
  for (const row of rows.filter(({ outcome }) => outcome === 'survived')) {
    const key = JSON.stringify([row.mutant, row.case_id, row.target]);
    const known = groups.get(key);
    known?.agents.push(row.agent);
    known?.changes.add(row.change);
    if (!known) groups.set(key, { row, agents: [row.agent], changes: new Set([row.change]) });
  }
  return [...groups.values()];
}

function describeSurvivor({ row, changes }: Survivor): string[] {
  const { target, why, reason, remedy } = row;
  return [
    `broken   ${oneLine(target)}: ${[...changes].map((change) => oneLine(change)).join(' / ')}`,
    `wanted   red, since ${why}; ${oneLine(reason ?? '')}`,
    `kill it  ${remedy?.words ?? ''}`,
  ];
}

/** A line for each reason; mutation.json names every pair. */
function listLeftOut({ left_out }: Mutation): string[] {
  return [...groupBy(left_out, ({ reason }) => reason)].map(([reason, rows]) => {
    const cases = [...new Set(rows.map(({ case_id }) => case_id))];
    const agents = [...new Set(rows.map(({ agent }) => agent))];
    return `${oneLine(listFew(cases), 200)} on ${agents.join(', ')}: ${oneLine(reason)}`;
  });
}
