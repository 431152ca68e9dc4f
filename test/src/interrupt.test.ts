import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../lib/contract/result.js';
import { installFakeCodex } from '../helpers/fake-agent.js';
import { placesOf, readCommand, survivorsOf } from '../helpers/left-behind.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { type CliOptions, type CliOutcome, runCli } from '../helpers/run-cli.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../helpers/tested-agents.js';
import { until } from '../helpers/until.js';

const newFolder = temporaryFolder();
let cache: string;
beforeAll(() => {
  cache = newFolder();
  installFakeCodex(cache);
});

interface Written {
  case_id: string;
  prompt: string;
  expected_skill: string;
}

const quick = (n: number): Written => ({ case_id: `quick-${n}`, prompt: 'Do it.', expected_skill: 'alpha' });
const slow = (n: number, how = 'hang'): Written => ({
  case_id: `slow-${n}`,
  prompt: `fake: ${how}`,
  expected_skill: 'alpha',
});

function author(cases: readonly Written[]): string {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
  write(join(root, 'cases.json'), JSON.stringify(cases));
  return root;
}

const start = (cwd: string, argv: string[] = [], options: Partial<CliOptions> = {}) =>
  runCli(['run', '--agents', 'codex', '--max-parallel', '2', '--progress', 'lines', ...argv], {
    cwd,
    cache,
    ...options,
  });
/** What is not interrupted. */
const runHere = (cwd: string, argv: string[] = []) =>
  runCliHere(['run', '--agents', 'codex', '--max-parallel', '2', '--progress', 'lines', ...argv], { cwd, cache });
const readResults = (folder: string): Results =>
  ResultsSchema.parse(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')));
const outcomes = ({ results }: Results) => results.map((row) => [row.case_id, row.status, row.failure_kind]);

/** Calls back once, when the agents of both slow units are at work. */
function whenStuck(act: (child: ChildProcess, folder: string) => void, agents = agentsOf): Partial<CliOptions> {
  let stuck = 0;
  let folder = '';
  return {
    onLine(line, child) {
      folder ||= /^ARTIFACT_DIR=(.*)/.exec(line)?.[1] ?? '';
      if (/slow-\d+ -> running$/.test(line) && ++stuck === 2)
        void until(() => agents(folder).length === 2).then(() => act(child, folder));
    },
  };
}

const working = (folder: string, command: RegExp) =>
  survivorsOf(folder).filter((pid) => command.test(readCommand(pid)));
const agentsOf = (folder: string) => working(folder, /fake: hang/);
/** What `ignore TERM` starts once it no longer listens. */
const deafOf = (folder: string) => working(folder, /^sh\0-c\0trap/);

/** Its places are counted before it is killed: afterwards the batch of any other test may remove them. */
async function killAtWork(root: string): Promise<CliOutcome> {
  let places: string[] = [];
  const killed = await start(
    root,
    [],
    whenStuck((child, folder) => {
      places = placesOf(folder);
      child.kill('SIGKILL');
    }),
  );
  expect(places).toHaveLength(3);
  return killed;
}

const HALF = [quick(1), quick(2), slow(1), slow(2), quick(3)];

describe('a batch that is interrupted', () => {
  const SIGNALS: [NodeJS.Signals, number][] = [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ];
  it.each(SIGNALS.slice(0, IN_FULL ? undefined : 1))(
    'by %s writes what is finished, ends its agents and exits with %i',
    async (signal, code) => {
      const ended = await start(
        author(HALF),
        [],
        whenStuck((child) => child.kill(signal)),
      );
      expect(ended.code).toBe(code);
      const results = readResults(ended.folder);
      expect(results.complete).toBe(false);
      expect(outcomes(results)).toEqual([
        ['quick-1', 'pass', null],
        ['quick-2', 'pass', null],
      ]);
      expect(ended.stderr).toContain(`Interrupted after 2 of 5 units. Continue with --resume ${ended.folder}`);
      expect([survivorsOf(ended.folder), placesOf(ended.folder)]).toEqual([[], []]);
    },
  );

  it('ends at once when it is interrupted again, and leaves no process behind', async () => {
    const root = author([quick(1), quick(2), slow(1, 'ignore TERM'), slow(2, 'ignore TERM')]);
    const interrupt = (child: ChildProcess) => {
      child.kill('SIGINT');
      const again = setInterval(() => child.kill('SIGINT'), 400);
      child.on('exit', () => clearInterval(again));
    };
    const ended = await start(root, [], whenStuck(interrupt, deafOf));
    expect(ended.code).toBe(130);
    // Said when the agents have had their time to end; they are deaf, so that takes seconds.
    expect(ended.stderr).not.toContain('Interrupted after');
    expect([survivorsOf(ended.folder), placesOf(ended.folder)]).toEqual([[], []]);
  });

  it('can be resumed after SIGKILL: first ends what is left, then gets the results of an unbroken batch', async () => {
    // Time enough for both to be at work at once.
    const stuck = { timeout_seconds: 6 };
    const root = author([quick(1), quick(2), { ...slow(1), ...stuck }, { ...slow(2), ...stuck }, quick(3)]);
    const killed = await killAtWork(root);
    expect([killed.code, killed.signal]).toEqual([null, 'SIGKILL']);
    // By bubblewrap they end with the tool, one after the other; elsewhere the next batch ends them.
    expect(survivorsOf(killed.folder).length).toBeLessThanOrEqual(2);

    const resumed = await runHere(root, ['--resume', killed.folder]);
    const unbroken = await runHere(root);
    expect(outcomes(readResults(resumed.folder))).toEqual(outcomes(readResults(unbroken.folder)));
    expect(readResults(resumed.folder).offers).toEqual(readResults(unbroken.folder).offers);
    expect(readResults(resumed.folder).environment).toEqual(readResults(unbroken.folder).environment);
    expect(resumed.stderr).not.toContain('quick-1 -> running');
    expect([survivorsOf(killed.folder), placesOf(killed.folder)]).toEqual([[], []]);
  });

  inFull.it('cannot be resumed while it is still running', async () => {
    const root = author(HALF);
    let refused = '';
    let folder = '';
    const ended = await start(root, [], {
      onLine(line, child) {
        folder ||= /^ARTIFACT_DIR=(.*)/.exec(line)?.[1] ?? '';
        if (!line.endsWith('slow-1 -> running')) return;
        void runHere(root, ['--resume', folder]).then((other) => {
          refused = `${other.code} ${other.stderr}`;
          child.kill('SIGINT');
        });
      },
    });
    expect(refused).toMatch(/^2 agent-routing: .*This batch is still running, as process \d+/);
    expect(ended.code).toBe(130);
  });
});

describe('batches side by side', () => {
  inFull.it('share a cache and a root for artifacts without touching each other', async () => {
    const root = author([quick(1), quick(2), quick(3), quick(4)]);
    const both = await Promise.all([start(root), runHere(root)]);
    expect(new Set(both.map(({ folder }) => folder)).size).toBe(2);
    for (const { code, folder } of both) {
      expect(code).toBe(0);
      expect(readResults(folder).summary).toMatchObject({ total: 4, pass: 4 });
    }
  });

  inFull.it('remove what a killed one left, and nothing of a running one', async () => {
    const root = author(HALF);
    const killed = await killAtWork(root);
    let places: string[] = [];
    let folder = '';
    const stuck = whenStuck((child) => {
      void runHere(author([quick(1)])).then(() => {
        places = placesOf(folder);
        child.kill('SIGINT');
      });
    });
    const living = await start(root, [], {
      onLine(line, child) {
        folder ||= /^ARTIFACT_DIR=(.*)/.exec(line)?.[1] ?? '';
        stuck.onLine?.(line, child);
      },
    });
    expect([survivorsOf(killed.folder), placesOf(killed.folder)]).toEqual([[], []]);
    expect(places).toHaveLength(3);
    expect(living.code).toBe(130);
  });
});

describe('a corpus that names a workspace', () => {
  it.each([
    ['../..', /is outside the project/],
    ['/etc', /is outside the project/],
    ['absent', /Workspace folder not found: absent/],
  ])('is refused before any work: %s', async (workspace, message) => {
    const root = author([{ ...quick(1), workspace } as Written]);
    const ended = await runHere(root);
    expect([ended.code, ended.folder]).toEqual([2, '']);
    expect(ended.stderr).toMatch(message);
    expect(ended.stderr).toMatch(/cases\.json/);
  });
});

describe('--fail-fast', () => {
  inFull.it('writes a row for each unit that was not started, which --resume runs', async () => {
    const root = author([{ ...quick(1), expected_skill: 'absent' }, quick(2), quick(3), quick(4), quick(5)]);
    write(
      join(root, 'provider-baseline.json'),
      JSON.stringify(
        Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`quick-${n}`, { codex: { expected_status: 'pass' } }])),
      ),
    );
    const argv = ['--fail-fast', '--max-parallel', '1'];
    const first = await runHere(root, argv);
    const results = readResults(first.folder);
    expect(results.summary).toMatchObject({ total: 5, fail: 1, skipped: 4 });
    expect(results.results[4]?.error).toBe('not started: another unit had failed (--fail-fast)');
    expect(first.stdout).not.toContain('MISSING_RESULT');
    const again = await runHere(root, ['--max-parallel', '1', '--resume', first.folder]);
    expect(readResults(again.folder).summary).toMatchObject({ total: 5, pass: 4, fail: 1, skipped: 0 });
  });
});
