/** The table of faults in docs/agents.md says what the recordings do; `UPDATE_GOLDEN=1` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { AGENTS } from '../../lib/agents/index.js';
import { createLineSplitter } from '../../lib/io/files/line-splitter.js';
import { explainRecording, RecordingMetaSchema } from '../../lib/unit/explain.js';
import { createLineReader, listItems } from '../../scripts/detectors/corpus.mjs';
import { CORPUS } from '../../scripts/detectors/recordings.mjs';

const recorded = new Map(listItems(CORPUS).map((item) => [item.item, item]));
const page = join(import.meta.dirname, '../../docs/agents.md');
const FURTHER = ['gemini', 'qwen', 'opencode', 'pi', 'cline', 'kilo'] as const;

/** What the vendor or the machine does → the recordings of it, by the agent's own or the shared name. */
const ROWS: [string, string[]][] = [
  ['401', ['fault-401']],
  ['403', ['fault-403']],
  ['429', ['fault-429']],
  ['500', ['fault-500']],
  ['connection refused', ['second-fault-refused']],
  ['stream dropped', ['fault-dropped']],
  ['stream stalled, ended by the time limit', ['second-fault-stalled']],
  ['killed from outside', ['second-fault-killed']],
  ['CLI missing', ['fault-no-binary', 'fault-no-cli']],
];

async function cellOf(agent: (typeof FURTHER)[number], names: readonly string[]): Promise<string> {
  const item = names.flatMap((name) => recorded.get(`${agent}/${name}`) ?? [])[0];
  if (item === undefined) return 'not recorded';
  const meta = RecordingMetaSchema.parse(item.meta);
  const readLines = createLineReader(item, createLineSplitter);
  const { fault } = await explainRecording(AGENTS[agent], { ...item, meta }, [], { readLines });
  const end = meta.spawn_error ? 'no start' : (meta.signal ?? `exit ${meta.exit_code}`);
  return `\`${fault?.kind ?? 'none'}\`, ${end}`;
}

it('is complete for the agents that do not run by default', async () => {
  const rows = await Promise.all(
    ROWS.map(async ([name, names]) => {
      const cells = await Promise.all(FURTHER.map((agent) => cellOf(agent, names)));
      return `| ${[name, ...cells].join(' | ')} |`;
    }),
  );
  const table = [`| | ${FURTHER.join(' | ')} |`, `|${'---|'.repeat(FURTHER.length + 1)}`, ...rows].join('\n');
  const text = readFileSync(page, 'utf8');
  const wanted = text.replace(
    /(<!-- faults -->\n)[\s\S]*?(\n<!-- \/faults -->)/,
    (_, from, to) => `${from}${table}${to}`,
  );
  if (process.env['UPDATE_GOLDEN']) writeFileSync(page, wanted);
  else expect(text).toBe(wanted);
  expect(table).toContain('server_timeout');
  expect(table).not.toMatch(/not recorded|none/);
});
