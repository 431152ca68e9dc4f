/** A first corpus → the text of its cases.json: a new one, or the user's own with the cases that it lacks. */
import { parseCasesJson } from '../../lib/case/corpus-json.js';
import { skillsOf } from '../../lib/case/select.js';
import { schemaAddress } from '../../lib/contract/schema-address.js';
import type { FirstCase, FirstCorpus, KnownCases } from '../../lib/draft/first-corpus.js';
import { listJsonParts } from '../../lib/input/json-strings.js';
import { parseObject } from '../../lib/input/json-value.js';
import { listCorpusFiles } from '../../lib/setup/corpus/corpus.js';
import { readSubagents } from '../../lib/setup/source/subagents.js';
import type { Source } from '../../lib/skill/skill.js';
import { bareId } from '../../lib/text/bare-id.js';

export const CORPUS = 'cases.json';

export function renderCases({ cases, lost, left_out }: FirstCorpus): string {
  const $meta = {
    schema: 1,
    ...(Object.keys(lost).length > 0 ? { not_carried_over: lost } : {}),
    ...(left_out.length > 0
      ? { not_taken_over: Object.fromEntries(left_out.map(({ name, reason }) => [name, reason])) }
      : {}),
  };
  return `${JSON.stringify({ $schema: schemaAddress('cases'), $meta, cases }, null, 2)}\n`;
}

export function readKnown(text: string): KnownCases & { has_calls: boolean } {
  const cases = parseCasesJson(text, CORPUS);
  return {
    ids: cases.map(({ case_id }) => case_id),
    prompts: new Map(cases.flatMap((row) => (row.kind === 'skill' ? [[row.prompt, row]] : []))),
    skills: cases.flatMap(skillsOf),
    general: cases.find((row) => row.kind === 'skill' && row.expected_skill === '')?.case_id ?? null,
    subagents: cases.flatMap((row) => (row.kind === 'skill' && row.subagent) || []),
    has_calls: cases.some(({ kind }) => kind === 'tool_route'),
  };
}

/** Custom agents that neither a suite nor a case asks. */
export async function listUnasked(source: Source, known: KnownCases | undefined, cwd: string): Promise<string[]> {
  if ((await listCorpusFiles(['tests/agents/*.tests.json'], cwd)).length > 0) return [];
  const asked = known?.subagents.map(bareId) ?? [];
  return (await readSubagents(source)).flatMap(({ name }) => (asked.includes(name) ? [] : [name]));
}

/** Behind the last case, written as that one is. */
export function addCases(text: string, cases: readonly FirstCase[]): string {
  const value = JSON.parse(text);
  const at = Array.isArray(value) ? [] : ['cases'];
  const last = [...listJsonParts(text)].findLast(
    ({ kind, path }) => kind === 'item' && path.slice(0, -1).join() === at.join(),
  );
  if (!last) return `${JSON.stringify({ ...(Array.isArray(value) ? {} : value), cases }, null, 2)}\n`;
  let end = text.indexOf('}', last.from) + 1;
  while (!parseObject(text.slice(last.from, end))) end = text.indexOf('}', end) + 1;
  const indent = /[ \t]*$/.exec(text.slice(0, last.from))?.[0] ?? '';
  const spaces = text.slice(last.from, end).includes('\n') ? 2 : 0;
  const rows = cases.map((row) => `,\n${JSON.stringify(row, null, spaces).replace(/^/gm, indent)}`);
  return `${text.slice(0, end)}${rows.join('')}${text.slice(end)}`;
}
