import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { marked } from 'marked';
import { type Browser, chromium } from 'playwright-core';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import type { ActionOutcome } from '../../helpers/action-job.js';
import { CASES, createWorkspace, type Workspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { CHROMIUM, describeInBrowser } from '../../helpers/browser.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { HOSTILE } from '../../helpers/hostile.js';
import { makeZip } from '../../helpers/make-zip.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runAction } from '../../helpers/run-action.js';
import { runActionHere } from '../../helpers/run-action-here.js';

/** Rows whose every free text is hostile, as an agent that owns its leg could upload them. */
const MANY = Array.from({ length: HOSTILE.length }, (_, n) => ({ ...CASES[n % 3], case_id: `case-${n}` }));

let github: GitHubServer;
let artifacts: ArtifactService;
let workspace: Workspace;
let run: ActionOutcome;
beforeAll(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
  const baseline = Object.fromEntries(MANY.map(({ case_id }) => [case_id, { offline: { expected_status: 'pass' } }]));
  workspace = createWorkspace({ cases: MANY, main: baseline, current: baseline });
  const job = pullRequest({ github, artifacts }, workspace, { inputs: { leg: 'true' } });
  await runActionHere(job);
  const [own] = artifacts.artifacts;
  if (own) own.zip = await poison(own.zip);
  run = await runAction({ ...job, inputs: { agents: 'offline', command: 'summarize' } });
});
afterAll(() => Promise.all([github.close(), artifacts.close()]));

async function poison(zip: Buffer): Promise<Buffer> {
  const files = await readZip(zip, BATCH_FILES, { max_bytes: 1e8 });
  const results = JSON.parse(String(files.get('results.json')));
  results.results.forEach((row: Record<string, unknown>, n: number) => {
    const text = HOSTILE[n % HOSTILE.length] ?? '';
    Object.assign(row, {
      status: 'fail',
      failure_kind: 'skill_not_loaded',
      failure_category: 'assertion',
      error: text,
      output_excerpt: text,
      command: text,
      category: text,
      expected_skill: text.slice(0, 200),
      missing_evidence: [text],
      matched_log_file: text,
      tool_use_proof_lines: [{ token: text, source: text, line_number: 1, line: text }],
    });
  });
  results.offers = {
    offline: Object.fromEntries(
      HOSTILE.map((text) => [text.slice(0, 300), { offer: 'cut', kept_chars: 1, of_chars: 9, reason: text }]),
    ),
  };
  results.environment.tool_version = HOSTILE[6];
  const more = { '../../../../tmp/agent-routing-escaped': 'x', 'units/../../../escaped': 'x' };
  return makeZip({
    ...more,
    'plan.json': String(files.get('plan.json')),
    'leg.json': String(files.get('leg.json')),
    'results.json': JSON.stringify(results),
  });
}

describe('hostile text in the results of a leg', () => {
  it('is reported as a regression like any other', () => {
    expect([run.code, run.outputs['gate'], run.outputs['regressions']]).toEqual([1, 'fail', String(MANY.length)]);
    expect(github.state.comments).toHaveLength(1);
  });

  it('never becomes a workflow command', () => {
    const known = new Set(['add-mask', 'debug', 'error', 'warning', 'notice', 'group', 'endgroup', 'stop-commands']);
    expect(run.commands.filter(({ name }) => !known.has(name))).toEqual([]);
    const masks = run.commands.filter(({ name }) => name === 'add-mask').map(({ message }) => message);
    expect(masks.every((mask) => /^(token-of-the-job|signature-of-this-blob)$/.test(mask))).toBe(true);
    expect(run.errors.map(({ message }) => message)).not.toContain('boo');
    expect(run.errors.length).toBeLessThanOrEqual(10);
    expect(run.outputs['gate']).toBe('fail');
    expect(run.state).toEqual({ main: 'started' });
  });

  it('does not exceed the limits of GitHub', () => {
    expect(Buffer.byteLength(run.summary)).toBeLessThan(1024 * 1024);
    expect(github.state.comments[0]?.body.length).toBeLessThan(65_536);
    expect(run.stdout.length).toBeLessThan(1_000_000);
  });

  it('writes no file outside its folder', () => {
    expect(existsSync('/tmp/agent-routing-escaped')).toBe(false);
    expect(existsSync('/tmp/pwned')).toBe(false);
    expect(readdirSync(workspace.path)).not.toContain('escaped');
  });

  it.each(['summary', 'comment'] as const)('makes no mention, link or markup in the %s', (place) => {
    const text = place === 'summary' ? run.summary : (github.state.comments[0]?.body ?? '');
    expect(text).not.toMatch(/@(everyone|octocat|org)/);
    expect(text).not.toMatch(/<(script|img|h1)/i);
    expect(text).not.toMatch(/\u001b|\u202e|\u2066/);
    expect(text.match(/<!-- agent-routing:/g) ?? []).toHaveLength(place === 'comment' ? 1 : 0);
    const html = marked.parse(text, { gfm: true, async: false });
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => url ?? '');
    expect(links.filter((url) => !url.startsWith('https://github.com/o/r/'))).toEqual([]);
  });
});

describeInBrowser('the job summary in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    if (CHROMIUM) browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(() => browser?.close());

  it.each(['light', 'dark'] as const)('is one complete table that runs no script, in %s mode', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1200, height: 1600 } });
    const asked: string[] = [];
    const dialogs: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const file = join(run.temp, `summary-${colorScheme}.html`);
    writeFileSync(file, pageOf(marked.parse(run.summary, { gfm: true, async: false })));
    await page.goto(`file://${file}`);
    // As text: the page's types are not this project's.
    const shape = (await page.evaluate(`({
        tables: [...document.querySelectorAll('table')].map((table) => [...new Set([...table.rows].map((row) => row.cells.length))]),
        active: document.querySelectorAll('script, img, iframe, h1, body style, [onerror]').length,
        rows: document.querySelector('table')?.rows.length ?? 0,
      })`)) as { tables: number[][]; active: number; rows: number };
    expect(shape.tables.every((widths) => widths.length === 1)).toBe(true);
    expect([shape.active, dialogs, asked.filter((url) => !url.startsWith('file://'))]).toEqual([0, [], []]);
    // Rows that broke alike are one.
    expect(shape.rows).toBe(2);
    expect(run.summary).toContain(`and ${MANY.length - 3} more`);
    if (process.env['SCREENSHOTS'])
      await page.screenshot({ path: join(process.env['SCREENSHOTS'], `summary-${colorScheme}.png`) });
    await page.close();
  });
});

/** Roughly GitHub's own look, so that a person can judge it. */
function pageOf(body: string): string {
  return `<!doctype html><meta charset="utf-8"><head><style>
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --page: light-dark(#fff, #0d1117); --text: light-dark(#1f2328, #f0f6fc); }
body { font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; background: var(--page); color: var(--text); max-width: 1012px; margin: 24px auto; }
table { border-collapse: collapse; display: block; overflow: auto; max-width: 100%; } td, th { border: 1px solid var(--line); padding: 6px 13px; }
code { font-size: 85%; background: light-dark(#818b981f, #656c7633); padding: .2em .4em; border-radius: 6px; }
details { margin: 8px 0; } a { color: light-dark(#0969da, #4493f8); } blockquote { border-left: 4px solid var(--line); margin: 0; padding: 0 1em; }
</style></head><body>${body}</body>`;
}
