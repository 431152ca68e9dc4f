/** What happened to a skill, and when → the row of its agent and week. */
import type { Usage, UsageCount, UsageRow } from '../../contract/usage.js';
import { ownCopy } from '../../text/own-copy.js';

const NONE: UsageCount = { used: 0, asked_for: 0, refused: 0, read_by_hand: 0, worked_on: 0 };

/** time: begins with yyyy-mm-dd, or is ''. */
export function rowOf(usage: Usage, agent: string, skill: string, time: string): UsageRow {
  const week = weekOf(time);
  const key = `${agent} ${week} ${skill}`;
  const row = usage.get(key) ?? { skill, agent, week, offered: 0, ...NONE, first_used: '', last_used: '' };
  usage.set(key, row);
  return row;
}

export function countUse(
  usage: Usage,
  agent: string,
  skill: string,
  kind: Exclude<keyof UsageCount, 'asked_for'>,
  time: string,
  asked_for = false,
): void {
  const row = rowOf(usage, agent, skill, time);
  row[kind]++;
  if (asked_for) row.asked_for++;
  if (kind === 'used') addDay(row, ownCopy(time.slice(0, 10)));
}

function addDay(row: UsageRow, day: string): void {
  if (row.first_used === '' || (day !== '' && day < row.first_used)) row.first_used = day;
  if (day > row.last_used) row.last_used = day;
}

const COUNTS = ['used', 'asked_for', 'refused', 'read_by_hand', 'worked_on', 'offered'] as const;

function addRow(into: UsageRow, row: UsageRow): void {
  for (const name of COUNTS) into[name] += row[name];
  for (const day of [row.first_used, row.last_used]) addDay(into, day);
}

export function mergeUsage(into: Usage, from: Usage): void {
  for (const [key, row] of from) {
    const known = into.get(key);
    if (known) addRow(known, row);
    else into.set(key, row);
  }
}

/** Of a date that begins with yyyy-mm-dd; '' if it does not. */
export function weekOf(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (year === undefined) return '';
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(at.getTime())) return '';
  // A week belongs to the year of its Thursday.
  at.setUTCDate(at.getUTCDate() + 4 - (at.getUTCDay() || 7));
  const week = Math.ceil(((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
  return `${at.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
