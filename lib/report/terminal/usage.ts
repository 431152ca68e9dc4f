/** The use of skills in many sessions → the counts for each skill, agent and week, as data. */
import type { Usage, UsageCount, UsageRow } from '../../contract/usage.js';
import { bareId } from '../../text/bare-id.js';

interface UsedSkill extends UsageCount {
  skill: string;
  /** Sessions whose own list named it. */
  offered: number;
  /** Days (yyyy-mm-dd) of the first and the last use; null without one. */
  first_used: string | null;
  last_used: string | null;
  agents: Record<string, UsageCount>;
  weeks: Record<string, UsageCount>;
}

interface ReadSessions {
  sessions: number;
  /** The number of uses on each agent. */
  agents: Record<string, number>;
  /** Sessions that hold the agent's own list of skills. */
  with_list: number;
  /** Days of the first and the last record with a time; null where there is none. */
  from: string | null;
  to: string | null;
  /** Lines of them, and those that were understood. */
  records: number;
  understood: number;
  /** Files that hold no session of an agent. */
  passed_over: number;
  /** Files and folders that could not be read, and why. */
  unread: { path: string; why: string }[];
}

export interface UsageReport extends ReadSessions {
  schema: 'agent-routing.usage.v1';
  /** The most used first. */
  skills: UsedSkill[];
  /** Skills that were offered, and neither used nor read: id and sessions, the most offered first. */
  passed_by: { skill: string; offered: number }[];
  /** Skills of the source that no session used, asked for or read, with the sessions that offered them. */
  never: string[];
  never_offered: Record<string, number>;
}

interface Known {
  /** Ids of the source's skills. */
  known: readonly string[];
  /** A week such as 2026-W47: earlier ones are left out; null: none. */
  since: string | null;
  read: ReadSessions;
}

const NONE: UsageCount = { used: 0, asked_for: 0, refused: 0, read_by_hand: 0, worked_on: 0 };

export function makeUsage(usage: Usage, { known, since, read }: Known): UsageReport {
  const bySkill = new Map<string, UsageRow[]>();
  const offers = new Map<string, number>();
  for (const row of usage.values()) {
    if (row.week < (since ?? '')) continue;
    if (row.offered > 0) offers.set(row.skill, (offers.get(row.skill) ?? 0) + row.offered);
    if (row.used + row.refused + row.read_by_hand + row.worked_on > 0)
      bySkill.set(row.skill, [...(bySkill.get(row.skill) ?? []), row]);
  }
  const skills = [...bySkill]
    .map(([skill, rows]) => ({ ...sumOf(skill, rows), offered: offersOf(skill, offers) }))
    .sort((one, other) => other.used - one.used || other.refused - one.refused || (one.skill < other.skill ? -1 : 1));
  const touched = skills.filter(({ used, refused, read_by_hand }) => used + refused + read_by_hand > 0);
  const seen = new Set(touched.flatMap(({ skill }) => [skill, bareId(skill)]));
  const never = [...new Set(known)].filter((id) => !seen.has(id)).sort();
  return {
    schema: 'agent-routing.usage.v1',
    ...read,
    skills,
    passed_by: [...offers]
      .filter(([id]) => !seen.has(id) && !seen.has(bareId(id)))
      .map(([skill, offered]) => ({ skill, offered }))
      .sort((one, other) => other.offered - one.offered || (one.skill < other.skill ? -1 : 1)),
    never,
    never_offered: Object.fromEntries(never.map((id) => [id, offersOf(id, offers)])),
  };
}

/** An agent that loads by reading leaves the name without its plugin's prefix; a list has the whole one. */
const offersOf = (skill: string, offers: ReadonlyMap<string, number>): number =>
  [...offers].reduce(
    (sum, [id, sessions]) => sum + ([id, bareId(id)].includes(skill) || id === bareId(skill) ? sessions : 0),
    0,
  );

function sumOf(skill: string, rows: readonly UsageRow[]): Omit<UsedSkill, 'offered'> {
  const days = rows
    .flatMap(({ first_used, last_used }) => [first_used, last_used])
    .filter(Boolean)
    .sort();
  return {
    skill,
    ...addUp(rows),
    first_used: days[0] ?? null,
    last_used: days.at(-1) ?? null,
    agents: groupBy(rows, ({ agent }) => agent),
    weeks: groupBy(rows, ({ week }) => week),
  };
}

function groupBy(rows: readonly UsageRow[], keyOf: (row: UsageRow) => string): Record<string, UsageCount> {
  const keys = [...new Set(rows.map(keyOf))].sort();
  return Object.fromEntries(keys.map((key) => [key, addUp(rows.filter((row) => keyOf(row) === key))]));
}

function addUp(rows: readonly UsageCount[]): UsageCount {
  const sum = { ...NONE };
  for (const row of rows) for (const name of Object.keys(NONE) as (keyof UsageCount)[]) sum[name] += row[name];
  return sum;
}
