/** The confusion table as text and as Markdown: one table for each agent, those skills that were mistaken. */
import { alignRows } from '../../text/align.js';
import { count } from '../../text/count.js';
import { escapeMarkdown, noCommand, oneLine, tableMarkdown } from '../../text/escape.js';
import type { Chosen, Confusion, SkillScore } from './confusion.js';

/** More would not be read; results.json has every choice. */
const MOST_SKILLS = 12;
const MOST_NAMED = 3;

export const SCORE_HEAD = ['skill', 'recall', 'precision', 'lost to', 'taken from'];

export function renderConfusionText(all: readonly Confusion[]): string[] {
  return all.flatMap((one) => {
    const rows = listRows(one);
    if (rows.length === 0) return ['', describeChoices(one)];
    const table = [SCORE_HEAD, ...rows.map((row) => row.map((cell) => noCommand(oneLine(cell, 60))))];
    const lines = [...alignRows(table), ...more(one, rows.length)];
    return ['', describeChoices(one), ...lines.map((line) => `  ${line}`)];
  });
}

export function renderConfusionMarkdown(all: readonly Confusion[]): string {
  return all
    .map((one) => {
      const rows = listRows(one);
      const title = `**${escapeMarkdown(describeChoices(one), 200)}**`;
      if (rows.length === 0) return title;
      const table = tableMarkdown(
        SCORE_HEAD,
        rows.map((row) => row.map((cell) => escapeMarkdown(cell, 120))),
      );
      return [title, table, ...more(one, rows.length)].join('\n\n');
    })
    .join('\n\n');
}

/** `Choices of codex (tiny): 3 of 5 right · recall 2/4 · none where none is expected 1/1`. */
export function describeChoices({ agent, model, trials, right, recall, precision, nothing }: Confusion): string {
  const parts = [
    `Choices on ${oneLine(agent, 60)}${model ? ` (${oneLine(model, 60)})` : ''}: ${right} of ${count(trials, 'trial')} right`,
    recall === null ? '' : `recall ${percent(recall)}`,
    precision === null ? '' : `precision ${percent(precision)}`,
    nothing.expected === 0 ? '' : `no skill where none is expected ${nothing.right}/${nothing.expected}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

const listRows = ({ skills }: Confusion): string[][] => skills.filter(isMistaken).slice(0, MOST_SKILLS).map(listCells);

export function listCells({ skill, expected, found, chosen, lost_to, taken_from }: SkillScore): string[] {
  return [
    skill,
    expected === 0 ? '–' : `${found}/${expected}`,
    chosen === 0 ? '–' : `${found}/${chosen}`,
    nameSkills(lost_to),
    nameSkills(taken_from),
  ];
}

export const isMistaken = ({ expected, found, chosen }: SkillScore) => found < expected || found < chosen;

export function nameSkills(skills: SkillScore['lost_to']): string {
  const named = skills.slice(0, MOST_NAMED).map(({ skill, trials }) => `${nameOf(skill)} ×${trials}`);
  const left = skills.length - named.length;
  return [...named, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}

export const nameOf = (skill: Chosen) => skill ?? '(none)';

function more({ skills }: Confusion, shown: number): string[] {
  const mistaken = skills.filter(isMistaken).length;
  return mistaken > shown ? [`and ${count(mistaken - shown, 'more skill')} (results.json)`] : [];
}

export const percent = (share: number) => `${Math.round(100 * share)} %`;
