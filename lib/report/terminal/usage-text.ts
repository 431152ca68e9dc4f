/** Counted sessions → the table for people, and what it leaves open. */
import { alignRows } from '../../text/align.js';
import { bareId } from '../../text/bare-id.js';
import { count, thousands } from '../../text/count.js';
import { noCommand, oneLine } from '../../text/escape.js';
import { endSentence } from '../../text/sentence.js';
import type { UsageReport } from './usage.js';

const LAST_WEEKS = 4;
const MOST_NAMES = 20;

export function renderUsage(report: UsageReport): string {
  return [opening(report), ...table(report), ...closing(report)].map((line) => `${line.trimEnd()}\n`).join('');
}

function opening({ sessions, agents, records, understood, passed_over, from, to }: UsageReport): string {
  const each = Object.entries(agents).map(([agent, n]) => `${agent} ${thousands(n)}`);
  const days = from === null ? '' : `, ${from} to ${to ?? from}`;
  const strange = passed_over > 0 ? ` ${count(passed_over, 'file')} not understood as a session of a known agent.` : '';
  return `${count(sessions, 'session')}${each.length > 0 ? ` (${each.join(', ')})` : ''}${days}; ${thousands(understood)} of ${count(records, 'record')} understood.${strange}`;
}

function table({ skills, agents, with_list }: UsageReport): string[] {
  if (skills.length === 0) return ['', 'No session used a skill, was refused one or read one.'];
  const several = Object.keys(agents).length > 1 ? Object.keys(agents) : [];
  const weeks = [...new Set(skills.flatMap((one) => Object.keys(one.weeks)))].filter(Boolean).sort().slice(-LAST_WEEKS);
  const head = [
    'skill',
    'used',
    'by name',
    'refused',
    'by hand',
    'worked on',
    ...(with_list > 0 ? ['offered'] : []),
    'last used',
    ...several,
    ...weeks,
  ];
  const rows = skills.map((one) => [
    noCommand(oneLine(one.skill, 60)),
    ...[one.used, one.asked_for, one.refused, one.read_by_hand, one.worked_on].map(cell),
    ...(with_list > 0 ? [cell(one.offered)] : []),
    one.last_used ?? '·',
    ...several.map((agent) => cell(one.agents[agent]?.used ?? 0)),
    ...weeks.map((week) => cell(one.weeks[week]?.used ?? 0)),
  ]);
  return [
    '',
    ...alignRows([head, ...rows]).map((line) => `  ${line}`),
    '',
    ...LEGEND,
    ...(with_list > 0
      ? [`offered: sessions whose list of skills named it, of the ${thousands(with_list)} that hold such a list.`]
      : []),
  ];
}

const cell = (n: number) => (n === 0 ? '·' : thousands(n));

const LEGEND = [
  'used: loaded in the agent’s own way; by name: those of them that the user asked for; refused: called and not loaded;',
  'by hand: its text was read in another way; worked on: its SKILL.md was changed. Agents and weeks: used.',
];

function closing({ never, never_offered, passed_by, with_list, unread }: UsageReport): string[] {
  const lines: string[] = [];
  if (never.length > 0) {
    const names = never.map((id) => `${oneLine(id, 60)}${offersIn(never_offered[id] ?? 0, with_list)}`);
    lines.push('', `Never used: ${names.join(', ')}.`);
  }
  const others = passed_by.filter(({ skill }) => !(skill in never_offered || bareId(skill) in never_offered));
  if (others.length > 0) {
    const names = others
      .slice(0, MOST_NAMES)
      .map(({ skill, offered }) => `${oneLine(skill, 60)} ${thousands(offered)}`);
    const more = others.length - names.length;
    lines.push(
      '',
      `Offered and never used (sessions): ${names.join(', ')}${more > 0 ? ` and ${thousands(more)} more (--json names them)` : ''}.`,
    );
  }
  if (unread.length > 0) {
    lines.push('');
    for (const { path, why } of unread.slice(0, MOST_NAMES))
      lines.push(`Not read: ${oneLine(path, 200)}: ${endSentence(why)}`);
    if (unread.length > MOST_NAMES)
      lines.push(`Not read: ${thousands(unread.length - MOST_NAMES)} more (--json names them).`);
  }
  return lines;
}

function offersIn(offered: number, with_list: number): string {
  if (with_list === 0) return '';
  return offered === 0 ? ' (never offered)' : ` (offered in ${count(offered, 'session')})`;
}
