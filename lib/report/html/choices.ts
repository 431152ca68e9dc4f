/** What was chosen where which skill was expected → the page's part on choices: a grid of the mistakes, each with its cases, and every skill's score. */
import { count } from '../../text/count.js';
import { escapeHtml as e, oneLine } from '../../text/escape.js';
import { type Chosen, type Confusion, type ConfusionCell, NOT_LISTED } from '../choices/confusion.js';
import { describeChoices, isMistaken, listCells, nameOf, SCORE_HEAD } from '../choices/confusion-tables.js';
import { describeOverreach, findOverreach } from '../choices/overreach.js';

/** More columns would not be compared with each other; the lists below have them all. */
const MOST_IN_GRID = 14;
const MOST_MISTAKES = 150;
const MOST_CASES = 12;
const MOST_SKILLS = 600;
const OTHERS = '(other skills)';

/** Where a case stands in the matrix; null: nowhere. */
export type FindCell = (case_id: string, agent: string) => { row: number; cell: number } | null;

export function renderChoices(all: readonly Confusion[], find: FindCell): string {
  const overreach = findOverreach(all).map(
    (one) => `<p><strong>${e(oneLine(describeOverreach(one), 300))}</strong></p>\n`,
  );
  const tables = all
    .map((one, index) => {
      const [title = '', ...facts] = describeChoices(one).split(' · ');
      const id = `choice-${index}`;
      const parts = [renderGrid(one, id), renderMistakes(one, id, find), renderScores(one, id)];
      return `<h2 id="${id}">${e(oneLine(title, 300))}</h2>${facts.length ? `<p>${e(oneLine(facts.join(' · '), 300))}</p>` : ''}\n${parts.join('\n')}`;
    })
    .join('\n');
  return `${overreach.join('')}${tables}`;
}

const isWrong = ({ expected, chosen }: ConfusionCell) => expected !== chosen;

function renderGrid({ cells, skills }: Confusion, id: string): string {
  const mistaken = skills.filter(isMistaken).map(({ skill }) => skill);
  if (mistaken.length === 0) return '';
  const own: Chosen[] = [...mistaken.slice(0, MOST_IN_GRID), null, ...(cells.some(isStranger) ? [NOT_LISTED] : [])];
  const place = (name: Chosen) => (own.includes(name) ? name : OTHERS);
  const counts = new Map<string, number>();
  const keyOf = (expected: Chosen, chosen: Chosen) => JSON.stringify([expected, chosen]);
  for (const { expected, chosen, trials } of cells) {
    // Of the skills that are not shown, only what went wrong is counted; what went right is in their scores.
    const key = keyOf(place(expected), place(chosen));
    if (place(expected) !== OTHERS || expected !== chosen) counts.set(key, (counts.get(key) ?? 0) + trials);
  }
  const seen = [...counts.keys()].map((key) => JSON.parse(key) as [Chosen, Chosen]);
  const named = [...own, OTHERS];
  const rows = named.filter((name) => seen.some(([expected]) => expected === name));
  const columns = named.filter((name) => seen.some(([, chosen]) => chosen === name));
  const head = columns.map((name) => `<th scope="col">${word(name)}</th>`).join('');
  const body = rows.map((expected) => {
    const fields = columns.map((chosen) => {
      const trials = counts.get(keyOf(expected, chosen));
      const look = expected === chosen && expected !== OTHERS ? 'right' : 'wrong';
      return trials ? `<td class="${look}">${trials}</td>` : '<td></td>';
    });
    return `<tr><th scope="row">${word(expected)}</th>${fields.join('')}</tr>`;
  });
  return scrolled(
    `${id} ${id}-grid`,
    `<table class="grid"><caption id="${id}-grid">Trials: a row is the skill that was expected, a column the one that was chosen</caption><thead><tr><th scope="col">expected ↓ chosen →</th>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`,
  );
}

const isStranger = ({ chosen }: ConfusionCell) => chosen === NOT_LISTED;

function renderMistakes({ agent, cells }: Confusion, id: string, find: FindCell): string {
  const wrong = cells.filter(isWrong).sort((one, other) => other.trials - one.trials);
  if (wrong.length === 0) return '<p>Every choice was right.</p>';
  const rows = wrong.slice(0, MOST_MISTAKES).map(({ expected, chosen, trials, cases }) => {
    const named = cases.slice(0, MOST_CASES).map((case_id) => nameCase(case_id, find(case_id, agent)));
    const left = cases.length - named.length;
    return `<tr><th scope="row">${word(expected)}</th><td>${word(chosen)}</td><td>${trials}</td><td>${named.join(' ')}${left > 0 ? ` and ${left} more` : ''}</td></tr>`;
  });
  const left = wrong.length - rows.length;
  return `${scrolled(`${id} ${id}-mistakes`, `<table class="list"><caption id="${id}-mistakes">Mistakes, the most frequent first</caption>${headOf(['expected', 'chosen', 'trials', 'cases'])}<tbody>${rows.join('')}</tbody></table>`)}${left > 0 ? `<p>and ${count(left, 'more pair')} (results.json)</p>` : ''}`;
}

/** Opens its conversation in the matrix. */
function nameCase(case_id: string, at: ReturnType<FindCell>): string {
  const name = e(oneLine(case_id, 80));
  return at ? `<button type="button" class="case" value="${at.row} ${at.cell}">${name}</button>` : name;
}

function renderScores({ skills }: Confusion, id: string): string {
  const rows = skills.slice(0, MOST_SKILLS).map((score) => {
    const [skill = '', ...words] = listCells(score).map((text) => e(oneLine(text, 200)));
    return `<tr><th scope="row">${skill}</th>${words.map((text) => `<td>${text}</td>`).join('')}<td>${score.fires_on_nothing || '–'}</td></tr>`;
  });
  const left = skills.length - rows.length;
  return `<details class="scores"><summary id="${id}-scores">Recall and precision of ${count(skills.length, 'skill')}</summary>${scrolled(`${id} ${id}-scores`, `<table class="list">${headOf([...SCORE_HEAD, 'chosen where none is expected'])}<tbody>${rows.join('')}</tbody></table>`)}${left > 0 ? `<p>and ${count(left, 'more skill')} (results.json)</p>` : ''}</details>`;
}

const word = (name: Chosen) => e(oneLine(nameOf(name), 80));

export const headOf = (names: readonly string[]) =>
  `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;

/** Wide tables move in a frame of their own, which the keyboard reaches. named: ids of what names it, since a name in an attribute would be a stranger's text. */
export const scrolled = (named: string, body: string) =>
  `<div class="scroll short" role="region" aria-labelledby="${named}" tabindex="0">${body}</div>`;
