/** A process that several cases share and that misbehaves: no row is lost, none blames its neighbours, and nothing outlives it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Result, ResultsSchema } from '../../lib/contract/result.js';
import { installLockedFake } from '../helpers/fake-agent.js';
import { survivorsOf } from '../helpers/left-behind.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { type CliOutcome, runCli } from '../helpers/run-cli.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { IN_FULL } from '../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const SKILLS = ['alpha', 'beta', 'gamma', 'last'];
/** The first runs alone before the others share. */
const CASES: [string, string][] = [
  ['control', 'alpha'],
  ['b', 'beta'],
  ['c', 'gamma'],
  ['not-there', 'no-such-skill'],
  ['b-again', 'beta'],
  ['z', 'last'],
];
const SHARED = ['b', 'c', 'b-again', 'z'];
const UNFINISHED = 'the agent shortened the conversation, or did not finish it';

/** {how the fake misbehaves in a pack: [why nothing in it counts, cases that count]} */
const EVERY_WAY: Record<string, [string | null, string[]]> = {
  'behaves-well': [null, SHARED],
  'does-it-backwards': [null, SHARED],
  'mixes-up-two': [null, ['z']],
  'hangs-after-one': ['the process ran out of time', []],
  'crashes-after-one': ['the process ended with SIGSEGV', []],
  'exits-with-one': ['the process ended with exit code 1', []],
  floods: ['the transcript is too long', []],
  'ends-one-twice': ['a call came to an end twice', []],
  'does-more': ['the transcript has a call that no case asked for', []],
  'leaves-one-out': [UNFINISHED, []],
  'forgets-one': [UNFINISHED, []],
  'lists-less': ['the agent listed other skills than before', []],
  'changes-the-control': ['the case that ran alone before shows other evidence', []],
  'shows-more-for-the-control': ['the case that ran alone before shows other evidence', []],
  'ends-in-a-failure': ['the case that ran alone before shows other evidence', []],
};

/** By day one of each kind: none wrong, a pair mixed up, a process that hangs, one that dies, a transcript that contradicts itself. */
const BY_DAY = ['behaves-well', 'mixes-up-two', 'hangs-after-one', 'crashes-after-one', 'ends-one-twice'];
const WAYS = Object.fromEntries(Object.entries(EVERY_WAY).filter(([way]) => IN_FULL || BY_DAY.includes(way)));

/** Of the agent's reply; times, lines and ids are those of another process. */
const verdictOf = ({ case_id, status, error, fault, offer, timed_out, token_hits, matched_evidence }: Result) => ({
  ...{ case_id, status, error, fault, offer, timed_out, matched_evidence },
  hits: Object.entries(token_hits).map(([token, { tier, source_detail }]) => [
    token,
    tier,
    source_detail.replace(/:\d+ /, ' '),
  ]),
});

describe('a pack whose agent', () => {
  let batch: CliOutcome;
  let rows: Result[] = [];
  const of = (way: string) => rows.filter(({ agent }) => agent === `codex@${way}`);
  beforeAll(async () => {
    const root = writePlugin(
      newFolder(),
      'demo',
      SKILLS.map((dir) => ({ dir })),
    );
    const cache = newFolder();
    await installLockedFake(cache);
    const cases = CASES.map(([case_id, expected_skill]) => {
      const optional_skills = case_id === 'control' ? ['beta'] : [];
      return { case_id, prompt: `Do ${case_id}.`, expected_skill, optional_skills };
    });
    write(join(root, 'cases.json'), JSON.stringify(cases));
    const agents = Object.keys(WAYS).map((way) => `codex@${way}`);
    const time = ['--agent-timeout', 'codex@hangs-after-one:5'];
    batch = await runCli(['run', '--progress', 'lines', '--agents', agents.join(','), ...time], { cwd: root, cache });
    if (!batch.folder) throw new Error(batch.stderr);
    ({ results: rows } = ResultsSchema.parse(JSON.parse(readFileSync(join(batch.folder, 'results.json'), 'utf8'))));
  });

  it.each(Object.keys(WAYS))('%s has the rows of one that shares nothing', (way) => {
    const alone = of('hangs-after-one').map(verdictOf);
    expect(alone.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass', 'fail', 'pass', 'pass']);
    expect(of(way).map(verdictOf)).toEqual(alone);
  });

  it.each(Object.entries(WAYS))('%s counts as far as it is clean', (way, [refused, counted]) => {
    const packs = readdirSync(join(batch.folder, 'units')).flatMap((name) => {
      if (!name.startsWith('pack-')) return [];
      const meta = JSON.parse(readFileSync(join(batch.folder, 'units', name, 'trial-1/meta.json'), 'utf8'));
      return meta.agent === `codex@${way}` ? [meta.refused] : [];
    });
    expect(packs).toEqual([refused]);
    expect(
      of(way)
        .filter(({ pack }) => pack)
        .map(({ case_id, pack }) => [case_id, pack?.cases]),
    ).toEqual(counted.map((case_id) => [case_id, CASES.length - 1]));
  });

  it('is reported case by case, each with one end', () => {
    const states = [...batch.stderr.matchAll(/\[unit:([^\]]*)\] \S+ -> (\w+)$/gm)].map(([, id, state]) => [id, state]);
    for (const { unit_run_id, status } of rows) {
      const own = states.filter(([id]) => id === unit_run_id).map(([, state]) => state);
      expect(own[0]).toBe('queued');
      expect(own.slice(1).filter((state) => state !== 'running')).toEqual([status === 'pass' ? 'completed' : 'failed']);
      expect(own).toContain('running');
    }
  });

  it('leaves the output of the case that ran alone as it was', () => {
    const [control, shared] = of('behaves-well');
    const outputOf = (row?: Result) =>
      readFileSync(join(batch.folder, 'units', row?.unit_run_id ?? '', 'trial-1/stdout'), 'utf8');
    expect(outputOf(control).trimEnd().split('\n')).not.toContain('');
    expect(outputOf(shared).trimEnd().split('\n')).toContain('');
  });

  it('says of no single case how many tokens it used', () => {
    const [control, shared] = of('behaves-well');
    expect(control?.usage.output_tokens).toBeGreaterThan(0);
    expect(shared?.usage).toEqual({ input_tokens: null, output_tokens: null, cost_usd: null });
  });

  it('leaves no process behind', () => {
    expect(survivorsOf(batch.folder)).toEqual([]);
  });
});
