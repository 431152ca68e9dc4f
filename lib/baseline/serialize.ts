/** Serializes a Baseline: sorted, one line per entry, the same bytes from the same data on every machine. */
import type { Baseline, BaselineEntry } from './schema.js';

/** Entries have spaces inside the braces, as in files from before the tool, so that their diff stays small. */
export function serializeBaseline(baseline: Baseline): string {
  const parts: string[] = [];
  if (baseline.$schema !== null) parts.push(`  "$schema": ${JSON.stringify(baseline.$schema)}`);
  const { schema, drafted, skills, ...modes } = baseline.$meta;
  const meta = [`    "schema": ${schema}`, ...(drafted ? ['    "drafted": true'] : [])];
  for (const mode of sorted(Object.keys(modes)) as (keyof typeof modes)[]) {
    const facts = modes[mode];
    if (!facts) continue;
    const { agents = {}, ...rest } = facts;
    const lines = Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    lines.push(`      "agents": ${block(agents, 6)}`);
    meta.push(`    ${JSON.stringify(mode)}: {\n${lines.join(',\n')}\n    }`);
  }
  if (skills) meta.push(`    "skills": ${block(skills, 4)}`);
  parts.push(`  "$meta": {\n${meta.join(',\n')}\n  }`);
  // Of an agent that no mode lists, an empty entry says that everything was offered in full.
  const ran = new Set(Object.values(modes).flatMap((mode) => Object.keys(mode?.agents ?? {})));
  const offers = sorted(Object.keys(baseline.$offers)).filter(
    (agent) => Object.keys(baseline.$offers[agent] ?? {}).length > 0 || (skills !== undefined && !ran.has(agent)),
  );
  if (offers.length) {
    const rows = offers.map((agent) => `    ${JSON.stringify(agent)}: ${block(baseline.$offers[agent] ?? {}, 4)}`);
    parts.push(`  "$offers": {\n${rows.join(',\n')}\n  }`);
  }
  const delivered = sorted(Object.keys(baseline.$deliveries ?? {})).map(
    (agent) => `    ${JSON.stringify(agent)}: ${block(baseline.$deliveries?.[agent] ?? {}, 4)}`,
  );
  if (delivered.length) parts.push(`  "$deliveries": {\n${delivered.join(',\n')}\n  }`);
  for (const case_id of sorted([...baseline.cases.keys()])) {
    const agents = [...(baseline.cases.get(case_id) ?? [])].map(([agent, entry]) => [agent, ordered(entry)] as const);
    parts.push(`  ${JSON.stringify(case_id)}: ${block(Object.fromEntries(agents), 2)}`);
  }
  return `{\n${parts.join(',\n')}\n}\n`;
}

function ordered({ expected_status, allow_timeout, modes, trials, reason }: BaselineEntry): BaselineEntry {
  return { expected_status, allow_timeout, modes, trials, reason };
}

/** One line per key. */
function block(rows: Record<string, unknown>, indent: number): string {
  const keys = sorted(Object.keys(rows));
  if (keys.length === 0) return '{}';
  const pad = ' '.repeat(indent);
  return `{\n${keys.map((key) => `${pad}  ${JSON.stringify(key)}: ${line(rows[key])}`).join(',\n')}\n${pad}}`;
}

/** JSON on one line with spaces inside braces. */
export function line(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return fields.length
    ? `{ ${fields.map(([key, part]) => `${JSON.stringify(key)}: ${line(part)}`).join(', ')} }`
    : '{}';
}

/** Keys are sorted by code unit, so that no locale changes the file. */
function sorted(keys: string[]): string[] {
  return keys.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
