/** Cases that share a process, on the real agents: the same rows as alone, and what may not share or does not pass runs alone. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Result, ResultsSchema } from '../../lib/contract/result.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { IN_FULL } from '../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** Codex, which starts fastest, by day. */
const AGENTS = IN_FULL ? ['claude', 'codex', 'copilot'] : ['codex'];
const skill = (name: string, fields: string, body = 'Do it.') =>
  `---\nname: ${name}\ndescription: Use for ${name} work.\n${fields}---\n\n# ${name}\n\n${body}\nThen say that ${name} is done.\n`;

/** [case id, skill, more of the case] */
type Row = [string, string, object?];
const NEVER_SHARED: Row[] = [
  ['granting', 'granting-skill', { agents: ['claude'] }],
  ['command', 'plain-one', { prompt: '/plain-one please', agents: ['claude'] }],
];
const CASES: Row[] = [
  ['control', 'plain-one'],
  ['plain', 'plain-two'],
  ['again', 'plain-two'],
  ['with-file', 'plain-three', { required_files: ['references/more.md'] }],
  ['two-skills', 'plain-one', { required_skills: ['plain-three'] }],
  ['not-there', 'no-such-skill', IN_FULL ? {} : { agents: ['codex'] }],
  ['disallowed', 'plain-three', { disallowed_skills: ['plain-one'] }],
  ['hidden', 'hidden-skill', IN_FULL ? {} : { agents: ['codex'] }],
  // That these never share is asked of the real agent where the suite runs in full: may-share.test.ts.
  ...(IN_FULL ? NEVER_SHARED : []),
];

/** Of the others one is as plain as its neighbour, and three never share a process: they are alone in either batch. */
const TRIED = CASES.map(([id]) => id).filter((id) => !['control', 'again', 'granting', 'command'].includes(id));
/** What does not pass is asked again alone in either batch: one agent shows that its row is the same. */
const ASKED_AGAIN = ['not-there', 'hidden'];
/** Codex compares every case; the others the one with two skills, and all that pass where the suite runs in full. */
const COMPARED = IN_FULL ? TRIED.filter((id) => !ASKED_AGAIN.includes(id)) : ['two-skills'];
const isTried = (case_id: string, agent: string) => (agent === 'codex' ? TRIED : COMPARED).includes(case_id);

function author(): string {
  const root = writePlugin(newFolder(), 'demo', [
    { dir: 'plain-one', text: skill('plain-one', '') },
    { dir: 'plain-two', text: skill('plain-two', '', 'x'.repeat(20_000)) },
    { dir: 'plain-three', text: skill('plain-three', '') },
    { dir: 'hidden-skill', text: skill('hidden-skill', 'disable-model-invocation: true\n') },
    { dir: 'granting-skill', text: skill('granting-skill', 'allowed-tools: Bash(touch:*)\n') },
  ]);
  write(join(root, 'skills/plain-three/references/more.md'), 'More on it: measure twice.\nCut once.\n');
  const cases = CASES.map(([case_id, expected_skill, more]) => ({
    case_id,
    prompt: `Help me with ${case_id}.`,
    expected_skill,
    ...more,
  }));
  write(join(root, 'cases.json'), JSON.stringify(cases));
  const alone = cases.filter(({ case_id }) => TRIED.includes(case_id));
  const asked = alone.map((one) => (COMPARED.includes(one.case_id) ? one : { ...one, agents: ['codex'] }));
  write(join(root, 'alone.json'), JSON.stringify(asked));
  return root;
}

async function runWith(
  root: string,
  pack: 'on' | 'off',
  ...more: string[]
): Promise<{ results: Result[]; folder: string }> {
  const argv = ['run', '--agents', AGENTS.join(','), '--pack', pack, '--fail-on', 'none', ...more];
  const { folder, stderr } = await runCliHere([...argv, '--artifacts-root', newFolder()], {
    cwd: root,
    cache: defaultCacheRoot(),
  });
  if (!folder) throw new Error(stderr);
  const { results } = ResultsSchema.parse(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')));
  return { results, folder };
}

/** All that a verdict is; lines of the transcript, times and tokens are those of another process. */
function verdictOf({ status, error, failure_kind, mismatch_kind, fault, offer, ...row }: Result) {
  const { matched_evidence, missing_evidence, optional_hits, disallowed_hits } = row;
  const hits = Object.entries(row.token_hits).map(([token, { tier, score, source_kind, source_detail }]) => [
    token,
    { tier, score, source_kind, kind: source_detail.replace(/:\d+ /, ' ') },
  ]);
  return {
    ...{ status, error, failure_kind, mismatch_kind, fault, offer },
    ...{ matched_evidence, missing_evidence, optional_hits, disallowed_hits },
    hits: Object.fromEntries(hits),
  };
}

describe('cases that share a process', () => {
  const rows: Record<'on' | 'off', Result[]> = { on: [], off: [] };
  let folder = '';
  beforeAll(async () => {
    const root = author();
    const packed = await runWith(root, 'on');
    rows.on = packed.results;
    folder = packed.folder;
    rows.off = (await runWith(root, 'off', '--cases', 'alone.json')).results;
  }, 240_000);

  it.each(AGENTS)('on %s give the rows that they give alone', (agent) => {
    const of = (all: Result[]) =>
      Object.fromEntries(
        all
          .filter((row) => row.agent === agent && isTried(row.case_id, agent))
          .map((row) => [row.case_id, verdictOf(row)] as const),
      );
    expect(of(rows.on)).toEqual(of(rows.off));
  });

  it.each(AGENTS)('on %s are the plain ones that pass, without the first', (agent) => {
    const shared = rows.on.filter((row) => row.agent === agent && row.pack).map(({ case_id }) => case_id);
    expect(shared).toEqual(['plain', 'again', 'with-file', 'two-skills', 'disallowed']);
    expect(rows.off.filter((row) => row.pack)).toEqual([]);
  });

  it('leave a transcript each, in which `explain` finds the own skills used and no other', async () => {
    const own = rows.on.filter(({ case_id }) => ['plain', 'two-skills'].includes(case_id));
    const used = await Promise.all(
      own.map(async ({ agent, case_id, unit_run_id }) => {
        const argv = ['explain', '--json', join(folder, 'units', unit_run_id)];
        const { stdout } = await runCliHere(argv, { cwd: folder, cache: defaultCacheRoot() });
        const { skills } = JSON.parse(stdout) as { skills: Record<string, { used: boolean }> };
        return [agent, case_id, Object.keys(skills).filter((id) => skills[id]?.used)] as const;
      }),
    );
    expect(used).toEqual(
      own.map(({ agent, case_id }) => [
        agent,
        case_id,
        case_id === 'plain' ? ['plain-two'] : ['plain-one', 'plain-three'],
      ]),
    );
  });
});
