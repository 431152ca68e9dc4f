/** A user's repository for the action's tests: a small plugin, route cases for the in-process agent, a baseline, all in git. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from './temporary-folder.js';

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

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, encoding: 'utf8' });

function writeIn(root: string, file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 1)}\n`);
}

/** {cases and baseline: a repository on `topic` with them on `main`}: it is copied, which costs less than five starts of git. */
const templates = new Map<string, { path: string; sha: string }>();

function findTemplate(cases: unknown[], main: unknown): { path: string; sha: string } {
  const key = JSON.stringify([cases, main]);
  const known = templates.get(key);
  // It is removed with the test file that made it, and this process runs many.
  if (known && existsSync(known.path)) return known;
  const path = scratchFolder('repo-template-');
  writeIn(path, '.claude-plugin/plugin.json', { name: 'demo', version: '1.0.0', description: 'Demo' });
  for (const [name, description] of Object.entries(SKILLS)) {
    const front = `---\nname: ${name}\ndescription: ${description}\n---\n`;
    writeIn(path, `skills/${name}/SKILL.md`, `${front}\n# ${name}\n\nDo it.\n`);
  }
  writeIn(path, 'cases.json', cases);
  if (main !== null) writeIn(path, 'provider-baseline.json', main);
  const git = gitIn(path);
  // Without the samples of hooks.
  git('init', '-q', '-b', 'main', '--template=');
  git('add', '-A');
  git('commit', '-qm', 'main');
  const template = { path, sha: git('rev-parse', 'HEAD').trim() };
  git('checkout', '-qb', 'topic');
  templates.set(key, template);
  return template;
}

/** Its `main` has the baseline given (null: none); the working tree, on branch `topic`, has the current one. */
export function createWorkspace(parts: { main?: unknown; current?: unknown; cases?: unknown[] } = {}): Workspace {
  const path = scratchFolder('repo-');
  const cases = parts.cases ?? CASES;
  const usual = baselineOf(cases as typeof CASES);
  const template = findTemplate(cases, parts.main === undefined ? usual : parts.main);
  cpSync(template.path, path, { recursive: true, preserveTimestamps: true });
  const current = parts.current === undefined ? usual : parts.current;
  if (current === null) rmSync(join(path, 'provider-baseline.json'), { force: true });
  else writeIn(path, 'provider-baseline.json', current);
  return { path, sha: template.sha, write: (file, content) => writeIn(path, file, content), git: gitIn(path) };
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
