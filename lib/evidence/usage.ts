/** The events of one session → how often each skill was used, refused and read by hand in it, by week. */
import type { AgentEvent } from '../contract/event.js';
import type { Usage, UsageCount } from '../contract/usage.js';
import { ownCopy } from '../text/own-copy.js';
import { eventTier } from './tier.js';

export interface UsageReader {
  /** week: when the event happened. */
  add(event: AgentEvent, week: string): void;
  end(): Usage;
}

/** seen: calls that another file has brought already: a session that is continued begins with a copy of the one before. */
export function createUsageReader(agent: string, seen: Set<string>): UsageReader {
  const usage: Usage = new Map();
  /** Skills under whose name another text was loaded. */
  const foreign = new Set<string>();
  return {
    add(event, week) {
      if (event.type === 'foreign_text') foreign.add(ownCopy(event.skill));
      if (event.type !== 'skill_call' && event.type !== 'skill_read') return;
      const key = kindOf(agent, event);
      if (key === null) return;
      const skill = ownCopy(event.skill);
      const id = ownCopy(`${agent} ${event.call_id} ${skill} ${key}`);
      if (event.call_id !== '' && seen.has(id)) return;
      seen.add(id);
      const count = countOf(usage, skill, week);
      count[key]++;
      if (key === 'used' && event.type === 'skill_call' && event.how === 'injected') count.asked_for++;
    },
    end() {
      for (const skill of foreign) usage.delete(skill);
      return usage;
    },
  };
}

function kindOf(
  agent: string,
  event: Extract<AgentEvent, { type: 'skill_call' | 'skill_read' }>,
): 'used' | 'refused' | 'read_by_hand' | null {
  const tier = eventTier(agent, event);
  if (tier === 1) return 'used';
  if (event.type === 'skill_call') return 'refused';
  return event.text === 'own' ? 'read_by_hand' : null;
}

function countOf(usage: Usage, skill: string, week: string): UsageCount {
  const weeks = usage.get(skill) ?? new Map<string, UsageCount>();
  usage.set(skill, weeks);
  const count = weeks.get(week) ?? { used: 0, asked_for: 0, refused: 0, read_by_hand: 0 };
  weeks.set(week, count);
  return count;
}

export function mergeUsage(into: Usage, from: Usage): void {
  for (const [skill, weeks] of from)
    for (const [week, { used, asked_for, refused, read_by_hand }] of weeks) {
      const count = countOf(into, skill, week);
      count.used += used;
      count.asked_for += asked_for;
      count.refused += refused;
      count.read_by_hand += read_by_hand;
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
