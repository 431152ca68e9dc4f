import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActionOutcome } from '../../helpers/action-job.js';
import { baselineOf, CASES, createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { type Row, readDocsTable } from '../../helpers/docs-table.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { pullRequestPayload, teachGitHub } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

/** The cells of the table in docs/workflows.md. */
const DIMENSIONS = {
  event: ['push', 'pull_request', 'fork', 'workflow_dispatch', 'schedule'],
  'may comment': ['yes', 'no'],
  'artifact service': ['yes', 'none'],
  token: ['yes', 'none'],
  ref: ['good', 'bad', 'file absent'],
} as const;
type Dimension = keyof typeof DIMENSIONS;
type Cell = Record<Dimension, string>;

const NAMES = Object.keys(DIMENSIONS) as Dimension[];
const ROWS = readDocsTable('workflows.md', 'outcomes');
const ALL: Cell[] = NAMES.reduce<Cell[]>(
  (cells, name) => cells.flatMap((cell) => DIMENSIONS[name].map((value) => ({ ...cell, [name]: value }))),
  [{} as Cell],
);

const holds = (row: Row, cell: Cell) =>
  NAMES.every((name) => row[name] === 'any' || (row[name] ?? '').split(', ').includes(cell[name]));

/** What the table says of a cell; two rows must not disagree, and together they leave nothing open. */
function expected(cell: Cell) {
  const rows = ROWS.filter((row) => holds(row, cell));
  const only = (name: string) => {
    const values = new Set(rows.map((row) => row[name] ?? '').filter(Boolean));
    if (values.size > 1) throw new Error(`${JSON.stringify(cell)}: the table says ${[...values]} for ${name}`);
    return [...values][0] ?? '';
  };
  return {
    exit: only('exit'),
    gate: only('gate'),
    new: only('new'),
    comment: only('comment'),
    artifact: only('artifact'),
    said: rows.map((row) => row['message'] ?? '').filter(Boolean),
  };
}

/** Every pair of values of two dimensions in few cells: greedy, the same each time. */
function cover(cells: Cell[]): Cell[] {
  const pairsOf = (cell: Cell) =>
    NAMES.flatMap((a, i) => NAMES.slice(i + 1).map((b) => `${a}=${cell[a]} ${b}=${cell[b]}`));
  const open = new Set(cells.flatMap(pairsOf));
  const chosen: Cell[] = [];
  while (open.size) {
    const gain = (cell: Cell) => pairsOf(cell).filter((pair) => open.has(pair)).length;
    const best = cells.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
}

let github: GitHubServer;
let artifacts: ArtifactService;
let workspace: Workspace;
beforeAll(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
  workspace = createWorkspace({ main: baselineOf(CASES), current: baselineOf(CASES) });
  workspace.git('checkout', '-q', '--orphan', 'empty');
  workspace.git('rm', '-rq', '--cached', '.');
  workspace.git('commit', '-qm', 'no baseline', '--allow-empty');
  const empty = workspace.git('rev-parse', 'HEAD').trim();
  workspace.git('symbolic-ref', 'HEAD', 'refs/heads/topic');
  workspace.git('reset', '-q');
  teachGitHub(github, workspace);
  github.state.refs['empty'] = empty;
});
afterAll(() => Promise.all([github.close(), artifacts.close()]));

async function runCell(cell: Cell): Promise<ActionOutcome> {
  github.state.may_comment = cell['may comment'] === 'yes';
  github.state.comments = [];
  artifacts.artifacts.length = 0;
  const pull = cell.event === 'pull_request' || cell.event === 'fork';
  const repository = { default_branch: 'main' };
  const payload = pull
    ? pullRequestPayload(workspace.sha, cell.event === 'fork' ? 'stranger/r' : 'o/r')
    : cell.event === 'push'
      ? { before: workspace.sha, repository }
      : { repository };
  const token = cell.token === 'yes' ? 'token-of-the-job' : '';
  const named: Record<string, string> = { bad: 'mian', 'file absent': 'empty' };
  return runActionHere({
    workspace: workspace.path,
    github,
    artifacts: cell['artifact service'] === 'yes' ? artifacts : null,
    token,
    event: cell.event === 'fork' ? 'pull_request' : cell.event,
    payload,
    // A good ref is the one that the event names.
    inputs: { agents: 'offline', comment: 'always', baseline_ref: named[cell.ref] ?? '' },
  });
}

describe('the action’s table of outcomes', () => {
  it('has each cell’s ending exactly once', () => {
    expect(ALL).toHaveLength(120);
    for (const cell of ALL) {
      const { exit, comment, artifact } = expected(cell);
      expect([cell, exit, comment, artifact].map(Boolean)).toEqual([true, true, true, true]);
    }
  });

  const cells = IN_FULL ? ALL : cover(ALL);
  it.each(cells.map((cell) => [NAMES.map((name) => `${name} ${cell[name]}`).join(', '), cell] as const))(
    'is right for %s',
    async (_, cell) => {
      const wanted = expected(cell);
      const run = await runCell(cell);
      const messages = (['error', 'warning', 'notice'] as const).flatMap((level) =>
        run.commands.filter(({ name }) => name === level).map(({ message }) => `${level}: ${message}`),
      );
      const seen = {
        exit: String(run.code),
        gate: run.outputs['gate'] ?? '',
        new: run.outputs['new'] ?? '',
        comment: github.state.comments.length === 0 ? 'none' : github.state.comments.length === 1 ? 'one' : 'more',
        artifact: artifacts.artifacts.length === 0 ? 'none' : artifacts.artifacts.length === 1 ? 'one' : 'more',
      };
      const { said, ...rest } = wanted;
      expect(seen).toEqual(rest);
      for (const words of said) {
        const [level = '', ...text] = words.split(': ');
        expect(messages.filter((message) => message.startsWith(level)).join('\n')).toContain(text.join(': '));
      }
      // Nothing is warned of that the table does not name.
      const warnings = messages.filter((message) => message.startsWith('warning'));
      expect([warnings, warnings.length]).toEqual([
        warnings,
        said.filter((words) => words.startsWith('warning')).length,
      ]);
      expect(run.summary).toContain(wanted.exit === '2' ? 'Could not run' : 'Gate: pass');
    },
  );
});
