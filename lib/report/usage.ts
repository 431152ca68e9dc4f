/** The use of skills in many sessions → the counts for each skill and week, as data and as a table. */
import type { Usage, UsageCount } from '../contract/usage.js';
import { bareId } from '../text/bare-id.js';
import { count } from '../text/count.js';
import { noCommand, oneLine } from '../text/escape.js';
import { fitWidth, widthOf } from '../text/width.js';

export interface UsageReport {
  schema: 'agent-routing.usage.v1';
  sessions: number;
  /** Lines of them, and those that were understood. */
  records: number;
  understood: number;
  /** Files that hold no session of an agent. */
  passed_over: number;
  /** The most used first. */
  skills: (UsageCount & { skill: string; weeks: Record<string, UsageCount> })[];
  /** Skills of the source that no session used, asked for or read. */
  never: string[];
}

interface Known {
  /** Ids of the source's skills. */
  known: readonly string[];
  /** A week such as 2026-W47: earlier ones are left out; null: none. */
  since: string | null;
  sessions: number;
  records: number;
  understood: number;
  passed_over: number;
}

export function makeUsage(usage: Usage, given: Known): UsageReport {
  const { known, since, sessions, records, understood, passed_over } = given;
  const skills = [...usage]
    .map(([skill, weeks]) => {
      const kept = [...weeks]
        .filter(([week]) => week >= (since ?? ''))
        .sort(([one], [other]) => (one < other ? -1 : 1));
      return { skill, ...sumOf(kept.map(([, one]) => one)), weeks: Object.fromEntries(kept) };
    })
    .filter(({ used, refused, read_by_hand }) => used + refused + read_by_hand > 0)
    .sort((one, other) => other.used - one.used || other.refused - one.refused || (one.skill < other.skill ? -1 : 1));
  const seen = new Set(skills.flatMap(({ skill }) => [skill, bareId(skill)]));
  return {
    schema: 'agent-routing.usage.v1',
    ...{ sessions, records, understood, passed_over, skills },
    never: [...new Set(known)].filter((id) => !seen.has(id)).sort(),
  };
}

function sumOf(counts: readonly UsageCount[]): UsageCount {
  const sum = { used: 0, asked_for: 0, refused: 0, read_by_hand: 0 };
  for (const one of counts) {
    sum.used += one.used;
    sum.asked_for += one.asked_for;
    sum.refused += one.refused;
    sum.read_by_hand += one.read_by_hand;
  }
  return sum;
}

const LAST_WEEKS = 4;

export function renderUsage(report: UsageReport): string {
  const { sessions, records, understood, passed_over, skills, never } = report;
  const weeks = [...new Set(skills.flatMap((one) => Object.keys(one.weeks)))].filter(Boolean).sort().slice(-LAST_WEEKS);
  const lines = [
    `${count(sessions, 'session')}, ${understood} of ${count(records, 'record')} understood${passed_over > 0 ? `; ${count(passed_over, 'file')} without events of a known agent` : ''}.`,
  ];
  if (skills.length > 0) {
    const head = ['skill', 'used', 'by name', 'refused', 'by hand', ...weeks];
    const rows = skills.map(({ skill, used, asked_for, refused, read_by_hand, weeks: byWeek }) => [
      noCommand(oneLine(skill, 60)),
      ...[used, asked_for, refused, read_by_hand, ...weeks.map((week) => byWeek[week]?.used ?? 0)].map((n) =>
        n === 0 ? '·' : String(n),
      ),
    ]);
    const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))));
    lines.push(
      '',
      ...[head, ...rows].map((row) =>
        `  ${row.map((cell, column) => fitWidth(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
      ),
    );
  }
  if (never.length > 0) lines.push('', `Never used: ${never.map((id) => oneLine(id, 60)).join(', ')}.`);
  return `${lines.join('\n')}\n`;
}
