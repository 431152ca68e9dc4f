/** A user's repository for the action's tests: a small plugin, route cases for the in-process agent, a baseline, all in git. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Workspace {
  path: string;
  /** The commit of `main`. */
  sha: string;
  write(file: string, content: unknown): void;
  git(...args: string[]): string;
}

const SKILLS: Record<string, string> = {
  'release-notes': 'Writes release notes from merged pull requests. Use when a release needs a change log.',
  'pdf-redact': 'Blacks out names and numbers in PDF documents. Use when a PDF must be redacted before sharing.',
  'xlsx-pivot':
    'Builds pivot tables in spreadsheets. Use when an Excel workbook needs a pivot table or totals by group.',
};

export const CASES = [
  { case_id: 'notes-basic', kind: 'route', query: 'write the release notes', expected: ['release-notes'] },
  { case_id: 'redact-1', kind: 'route', query: 'redact the names in this PDF document', expected: ['pdf-redact'] },
  { case_id: 'pivot-1', kind: 'route', query: 'build a pivot table in the Excel workbook', expected: ['xlsx-pivot'] },
];

export const baselineOf = (cases: { case_id: string }[], status = 'pass') =>
  Object.fromEntries(cases.map(({ case_id }) => [case_id, { offline: { expected_status: status } }]));

/** Its `main` has the baseline given (null: none); the working tree, on branch `topic`, has the current one. */
export function createWorkspace(parts: { main?: unknown; current?: unknown; cases?: unknown[] } = {}): Workspace {
  const path = mkdtempSync(join(tmpdir(), 'repo-'));
  const cases = parts.cases ?? CASES;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: path,
      encoding: 'utf8',
    });
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 1)}\n`);
  };
  write('.claude-plugin/plugin.json', { name: 'demo', version: '1.0.0', description: 'Demo' });
  for (const [name, description] of Object.entries(SKILLS)) {
    write(`skills/${name}/SKILL.md`, `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\nDo it.\n`);
  }
  write('cases.json', cases);
  const main = parts.main === undefined ? baselineOf(cases as typeof CASES) : parts.main;
  if (main !== null) write('provider-baseline.json', main);
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'main');
  const sha = git('rev-parse', 'HEAD').trim();
  git('checkout', '-qb', 'topic');
  const current = parts.current === undefined ? baselineOf(cases as typeof CASES) : parts.current;
  if (current === null) execFileSync('rm', ['-f', join(path, 'provider-baseline.json')]);
  else write('provider-baseline.json', current);
  return { path, sha, write, git };
}

/** A workspace whose batch has one regression: there is something to comment on, and the job ends red. */
export function createRegression(): Workspace {
  const workspace = createWorkspace();
  workspace.write(
    'cases.json',
    CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, expected: ['xlsx-pivot'] } : one)),
  );
  return workspace;
}
