/** A source's skills, or imported cases → the text of its cases.json: a new one, or the user's own with the cases that it lacks. */
import { BASELINE_FILE, parseBaseline } from '../../lib/baseline/index.js';
import { parseCasesJson } from '../../lib/case/corpus-json.js';
import { skillsOf } from '../../lib/case/select.js';
import type { AgentKey } from '../../lib/contract/agent-key.js';
import { isKept, keptBy } from '../../lib/contract/offer.js';
import { schemaAddress } from '../../lib/contract/schema-address.js';
import { draftCases } from '../../lib/draft/draft-cases.js';
import type { FirstCorpus, KnownCases } from '../../lib/draft/first-corpus.js';
import { createSkillRanker } from '../../lib/draft/rank-skills.js';
import { listJsonParts } from '../../lib/input/json-strings.js';
import { parseObject } from '../../lib/input/json-value.js';
import { findRouteFiles, listCorpusFiles } from '../../lib/setup/corpus/corpus.js';
import { loadVectors } from '../../lib/setup/routing/vectors.js';
import { readDeclaredHooks } from '../../lib/setup/source/declared-hooks.js';
import { readSubagents } from '../../lib/setup/source/subagents.js';
import type { Source } from '../../lib/skill/skill.js';
import { bareId } from '../../lib/text/bare-id.js';
import { terminalPorts } from '../run/ports.js';
import type { Terminal } from '../terminal/terminal.js';
import { renderBaseline } from './baseline.js';
import { type ListingAgent, measureAgents, predictAgents } from './offers.js';
import { describeCorpus } from './words.js';

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

function readKnown(text: string): KnownCases & { has_calls: boolean } {
  const cases = parseCasesJson(text, CORPUS);
  return {
    ids: cases.map(({ case_id }) => case_id),
    prompts: new Map(cases.flatMap((row) => (row.kind === 'skill' ? [[row.prompt, row]] : []))),
    skills: cases.flatMap(skillsOf),
    subagents: cases.flatMap((row) => (row.kind === 'skill' && row.subagent) || []),
    has_calls: cases.some(({ kind }) => kind === 'tool_route'),
  };
}

/** Custom agents that neither a suite nor a case asks; those of one name with their files. */
async function listUnasked(source: Source, known: KnownCases | undefined, cwd: string): Promise<string[]> {
  if ((await listCorpusFiles(['tests/agents/*.tests.json'], cwd)).length > 0) return [];
  const asked = known?.subagents.map(bareId) ?? [];
  const all = (await readSubagents(source)).filter(({ name }) => !asked.includes(name));
  const isShared = (name: string) => all.filter((one) => one.name === name).length > 1;
  return all.map(({ name, path }) => (isShared(name) ? `${name} (${path})` : name));
}

/** Behind the last case, written as that one is, and behind the last skill that a known case disallows. */
function addCases(before: string, { cases, disallowed = new Map() }: FirstCorpus): string {
  const value = JSON.parse(before);
  const at = Array.isArray(value) ? [] : ['cases'];
  const rows: { case_id?: string }[] = Array.isArray(value) ? value : (value.cases ?? []);
  const text = rows.reduceRight((text, { case_id }, index) => {
    const list = [...at, index, 'disallowed_skills'].join();
    const last = [...listJsonParts(text)].findLast(({ path }) => path.slice(0, -1).join() === list);
    const ids = disallowed.get(case_id ?? '') ?? [];
    if (!last || ids.length === 0) return text;
    const space = /\s*$/.exec(text.slice(0, last.from))?.[0] || ' ';
    return `${text.slice(0, last.to)}${ids.map((id) => `,${space}${JSON.stringify(id)}`).join('')}${text.slice(last.to)}`;
  }, before);
  if (cases.length === 0) return text;
  const last = [...listJsonParts(text)].findLast(
    ({ kind, path }) => kind === 'item' && path.slice(0, -1).join() === at.join(),
  );
  if (!last) return `${JSON.stringify({ ...(Array.isArray(value) ? {} : value), cases }, null, 2)}\n`;
  let end = text.indexOf('}', last.from) + 1;
  while (!parseObject(text.slice(last.from, end))) end = text.indexOf('}', end) + 1;
  const indent = /[ \t]*$/.exec(text.slice(0, last.from))?.[0] ?? '';
  const spaces = text.slice(last.from, end).includes('\n') ? 2 : 0;
  const added = cases.map((row) => `,\n${JSON.stringify(row, null, spaces).replace(/^/gm, indent)}`);
  return `${text.slice(0, end)}${added.join('')}${text.slice(end)}`;
}

/** The cases that are drafted or imported, and the baseline of them: what to write where, and what to say. */
export async function draftAll(
  options: { offline: boolean },
  keys: readonly AgentKey[],
  imported: FirstCorpus | null,
  old: { cases: string | null; baseline: string | null },
  source: Source,
  shell: Terminal,
): Promise<{ targets: Record<string, string>; words: string; drafted: boolean; unlisted: number; hooks: number }> {
  const known = old.cases === null ? undefined : readKnown(old.cases);
  const ports = terminalPorts(shell);
  const agents =
    options.offline || source.skills.length === 0
      ? predictAgents(source, keys)
      : await measureAgents(source, keys, ports);
  const corpus =
    imported ??
    draftCases(
      source,
      createSkillRanker(source.skills, loadVectors()),
      (skill) => explainUnlisted(skill, agents),
      known,
    );
  const subagents = await listUnasked(source, known, shell.cwd);
  const asked = known?.has_calls || (await findRouteFiles(source.root)).length > 0;
  const hooks = asked ? 0 : (await readDeclaredHooks(source)).length;
  const listed = old.baseline === null ? new Map() : parseBaseline(old.baseline, BASELINE_FILE).cases;
  const unlisted = known?.ids.filter((id) => !listed.has(id)) ?? [];
  const said = {
    words: describeCorpus(corpus, source, agents, { known, unlisted, subagents }),
    hooks,
    drafted: imported === null && corpus.cases.some(({ category }) => category === 'first'),
    unlisted: unlisted.length,
  };
  if (old.cases !== null && corpus.cases.length === 0) return { targets: {}, ...said };
  const at = { today: new Date(), old: old.baseline };
  const targets = {
    [CORPUS]: old.cases === null ? renderCases(corpus) : addCases(old.cases, corpus),
    [BASELINE_FILE]: renderBaseline(corpus.cases, corpus.skills, source, agents, at),
  };
  return { targets, ...said };
}

/** A case that no agent can pass would only be a row to accept, and one of a skill for people would ask for what its author refuses. */
function explainUnlisted(skill: Source['skills'][number], agents: readonly ListingAgent[]): string | null {
  const reasons = agents.map(({ refuse }) => refuse(skill));
  const kept = reasons.find(isKept);
  if (kept) return `its author keeps it from models (${keptBy(kept)}), so it needs no case: nothing is to do.`;
  return reasons.every((reason) => reason !== null) ? `no agent lists it: ${reasons[0]}` : null;
}
