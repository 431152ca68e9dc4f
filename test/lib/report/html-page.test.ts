import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type ReportOptions, renderReport } from '../../../lib/report/index.js';
import { CHROMIUM, describeInBrowser } from '../../helpers/browser.js';
import { chosen, everyday, hostile, large } from '../../helpers/report-batches.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  if (CHROMIUM) browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  page: Page;
  /** Errors of the page, dialogs, and whatever it asked of the network. */
  trouble: string[];
}

async function openPage(batch: ReportOptions, view: { width?: number; dark?: boolean } = {}): Promise<Opened> {
  const file = join(folder, 'report.html');
  writeFileSync(file, renderReport('html', batch));
  const page = await browser.newPage({
    viewport: { width: view.width ?? 1200, height: 900 },
    colorScheme: view.dark ? 'dark' : 'light',
  });
  const trouble: string[] = [];
  page.on('pageerror', (error) => void trouble.push(error.message));
  page.on('console', (message) => void trouble.push(message.text()));
  page.on('dialog', (dialog) => {
    trouble.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url() !== `file://${file}`) trouble.push(request.url());
  });
  await page.goto(`file://${file}`);
  await page.waitForSelector('button.cell');
  return { page, trouble };
}

/** As text: the types of a page are not this project's. */
const ask = <T>(page: Page, script: string) => page.evaluate(script) as Promise<T>;
const addressOf = (page: Page) => ask<string>(page, `decodeURIComponent(location.hash)`);
const focused = (page: Page) => ask<string>(page, `document.activeElement.textContent`);
const textOf = (page: Page, selector: string) => page.locator(selector).first().innerText();
const cell = (page: Page, name: string) => page.getByRole('button', { name });

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return ask(
    page,
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ' ' + node.html.slice(0, 200))))`,
  );
}

/** Colours depend on the scheme alone, and what stands where on the width alone. */
const VIEWS = [
  { width: 390, dark: true },
  { width: 1600, dark: false },
];

/** At its own width and at one between the layouts. */
async function isTooWide(page: Page, width: number): Promise<boolean> {
  const wide = () => ask<boolean>(page, 'document.documentElement.scrollWidth > innerWidth');
  const own = await wide();
  await page.setViewportSize({ width: 800, height: 900 });
  const between = await wide();
  await page.setViewportSize({ width, height: 900 });
  return own || between;
}

describeInBrowser('the HTML report in a browser', () => {
  it('shows the matrix first, and what changed in it', async () => {
    const { page, trouble } = await openPage(everyday());
    expect(await textOf(page, 'thead')).toMatch(/claude\n16 of 18 pass.*codex.*copilot/s);
    expect(await textOf(page, '#found')).toBe('6 of 19 rows, equal ones as one');
    await page.getByRole('button', { name: 'All 19' }).click();
    expect(await textOf(page, '#found')).toBe('19 rows, equal ones as one');
    const rows = page.locator('tbody tr');
    expect(await rows.count()).toBeLessThan(19);
    for (const more of await page.locator('.fold[aria-expanded=false]').all())
      expect(await more.innerText()).toMatch(/^and \d+ more$/);
    while (await page.locator('.fold[aria-expanded=false]').count())
      await page.locator('.fold[aria-expanded=false]').first().click();
    expect([await textOf(page, '#found'), await rows.count()]).toEqual(['19 rows', 19]);
    await page.getByRole('button', { name: 'as one row' }).first().click();
    expect([await focused(page), await rows.count()]).toEqual([expect.stringMatching(/^and \d/), expect.any(Number)]);
    expect(await rows.count()).toBeLessThan(19);
    expect(trouble).toEqual([]);
    await page.close();
  });

  inFull.it('gives each cell an address that opens it, and copies the command that reproduces it', async () => {
    const { page, trouble } = await openPage(everyday());
    await cell(page, 'notes-basic, claude: ').click();
    await page.waitForSelector('#panel .copy');
    expect(await addressOf(page)).toBe('#notes-basic/claude');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied').waitFor();
    expect(await ask<string>(page, 'navigator.clipboard.readText()')).toContain('agent-routing run');
    await page.keyboard.press('Escape');
    expect(await addressOf(page)).toBe('');
    await ask(page, `void (location.hash = '#csv-1/codex')`);
    await page.waitForFunction(`document.querySelector('#title').textContent.includes('csv-1')`);
    expect(trouble).toEqual([]);
    await page.close();
  });

  inFull.it('shows another agent beside the one of the cell, and stays with it', async () => {
    const { page, trouble } = await openPage(everyday());
    await cell(page, 'notes-basic, codex: loads').click();
    await page.getByLabel('Beside it:').selectOption('claude');
    await page.waitForSelector('#panel.pair .side');
    const sides = await page.locator('#panel .side').allInnerTexts();
    expect(sides.map((text) => text.split('\n')[0])).toEqual(['codex', 'claude']);
    expect(sides[0]).toContain('loads');
    expect(sides[1]).toContain('not offered');
    await page.getByRole('button', { name: 'Case below' }).click();
    await page.waitForFunction(`!document.querySelector('#title').textContent.includes('notes-basic')`);
    expect(await page.locator('#panel .side').count()).toBe(2);
    await page.getByLabel('Beside it:').selectOption('');
    await page.waitForFunction(`!document.querySelector('#panel .side')`);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('opens a cell as a conversation: prompt, call, hook, result, with the evidence marked at its line', async () => {
    const { page, trouble } = await openPage(everyday());
    await cell(page, 'notes-basic, codex: loads').click();
    const panel = page.locator('#panel');
    expect(await textOf(page, '#title')).toContain('notes-basic');
    expect((await panel.locator('.turn .who').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Prompt',
      'shell',
      'Agent',
    ]);
    const proof = panel.locator('.turn.proof');
    expect(await proof.count()).toBe(1);
    expect(await proof.locator('.who').innerText()).toContain('stdout:7');
    expect(await proof.innerText()).toMatch(
      /cat skills\/release-notes\/SKILL.md.*Hook PreToolUse.*node hooks\/route.mjs.*checked.*# Release notes/s,
    );
    expect(await proof.locator('.evidence').innerText()).toBe('✓ evidence, Tier 1: release-notes');
    expect(new Set(await proof.locator('mark').allInnerTexts())).toEqual(new Set(['release-notes']));
    expect(await panel.innerText()).not.toMatch(/"type"|\{"/);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('says of a failed cell what to do: cause, fix, command, what was offered', async () => {
    const { page } = await openPage(everyday());
    await cell(page, 'notes-basic, claude: not offered').click();
    const text = await textOf(page, '#detail');
    expect(text).toMatch(/✗ not offered REGRESSION/);
    expect(text).toMatch(
      /moved to skills\/docs\/release-notes.*Fix: move it back.*Reproduce.*What was offered.*release-notes not offered; moved/s,
    );
    expect(text).toContain('No skill in my list does that.');
    await page.close();
  });

  it('is moved through by keyboard: arrows, enter, escape, slash', async () => {
    const { page } = await openPage(everyday());
    await cell(page, 'notes-basic, claude').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toMatch(/^notes-basic, codex/);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(/^sql-joins, codex/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#panel:not([hidden])');
    expect(await ask(page, 'document.activeElement.id')).toBe('title');
    await page.keyboard.press('Escape');
    expect([await page.locator('#panel').isVisible(), await focused(page)]).toEqual([
      false,
      expect.stringMatching(/^sql-joins, codex/),
    ]);
    // A row that has one cell only is passed over in the other columns, and no key leads out of the table.
    for (let n = 0; n < 30; n++) await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatch(/, codex/);
    expect(await ask(page, `getComputedStyle(document.activeElement).outlineStyle`)).toBe('solid');
    await page.keyboard.press('/');
    expect(await ask(page, 'document.activeElement.id')).toBe('filter');
    await page.keyboard.type('codex could not');
    expect(await page.locator('tbody tr').count()).toBe(1);
    await page.keyboard.type(' nothing of this');
    expect(await page.locator('#none').isVisible()).toBe(true);
    await page.close();
  });

  it.each(VIEWS.slice(0, IN_FULL ? undefined : 1))(
    'has no barrier that axe finds, and no sideways scrolling, at $width px, dark: $dark',
    async (view) => {
      const { page } = await openPage(everyday(), view);
      const wide = () => isTooWide(page, view.width);
      expect([await violations(page), await wide()]).toEqual([[], false]);
      await cell(page, 'notes-basic, codex').click();
      await page.waitForSelector('#panel:not([hidden]) .turn');
      expect([await violations(page), await wide()]).toEqual([[], false]);
      if (process.env['SCREENSHOTS'])
        await page.screenshot({
          path: join(process.env['SCREENSHOTS'], `report-${view.width}-${view.dark ? 'dark' : 'light'}.png`),
        });
      await page.keyboard.press('Escape');
      for (const name of ['findings', 'about']) {
        await page.locator(`#tab-${name}`).click();
        expect([name, await violations(page), await wide()]).toEqual([name, [], false]);
      }
      await page.close();
    },
  );

  it('shows what was chosen: the mistakes as a grid and a list, and each case of them one click away', async () => {
    const { page, trouble } = await openPage(chosen());
    await page.getByRole('tab', { name: 'What was chosen' }).click();
    const claude = page.locator('table.grid').first();
    expect((await claude.innerText()).replace(/\s+/g, ' ')).toMatch(
      /chosen → greedy skill-0 skill-1 skill-2 skill-3 skill-4 skill-0 2 1 skill-1 1 1 skill-2 1 2/,
    );
    expect(await claude.locator('td.wrong').count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'case-8', exact: true }).click();
    await page.waitForSelector('#panel:not([hidden]) .turn');
    expect([await textOf(page, '#title'), await focused(page)]).toEqual([
      expect.stringContaining('case-8'),
      expect.stringContaining('case-8'),
    ]);
    expect(trouble).toEqual([]);
    await page.close();
  });

  inFull.it('shows the batches before this one, the newest first, with what changed', async () => {
    const { page, trouble } = await openPage(chosen());
    await page.getByRole('tab', { name: 'History' }).click();
    expect(await page.locator('#history svg polyline').count()).toBe(2);
    const rows = (await page.locator('#history tbody tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/^2026-11-21 10:00 \(this batch\) codex .* 11\/12 .*skill-1 1\/2 → 2\/2/);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it('has neither part where nothing chose', () => {
    const html = renderReport('html', { ...everyday(), history: [] });
    expect(html).not.toMatch(/id="(?:choices|history)"/);
  });

  inFull.it.each(VIEWS)(
    'has no barrier that axe finds in choices and history at $width px, dark: $dark',
    async (view) => {
      const { page } = await openPage(chosen(), view);
      for (const name of ['choices', 'history']) {
        await page.locator(`#tab-${name}`).click();
        if (name === 'choices') await page.locator('.scores summary').first().click();
        expect([name, await violations(page), await isTooWide(page, view.width)]).toEqual([name, [], false]);
        if (process.env['SCREENSHOTS'])
          await page.screenshot({
            path: join(process.env['SCREENSHOTS'], `${name}-${view.width}-${view.dark ? 'dark' : 'light'}.png`),
          });
      }
      await page.close();
    },
  );

  it('is text and nothing else whatever agents, cases and hooks say', async () => {
    const { page, trouble } = await openPage(hostile());
    const cells = await page.locator('button.cell').count();
    for (let n = 0; n < cells; n += 3) {
      await page.locator('button.cell').nth(n).click();
      await page.waitForSelector('#panel:not([hidden])');
    }
    const found = await ask<number>(
      page,
      `document.querySelectorAll('img, iframe, a, svg:not(#history svg), [onerror], [src], [href], #panel script, #rows script').length`,
    );
    expect([cells > 20, found, trouble]).toEqual([true, 0, []]);
    await page.close();
  });

  inFull.it(
    'draws of 2,000 cases what is looked at, is small, and opens the last of them from its packed part',
    async () => {
      const batch = large();
      const last = batch.results.results.at(-1);
      const talk = everyday().conversations?.values().next().value ?? [];
      batch.conversations = new Map(batch.results.results.map((row) => [row.unit_run_id, talk]));
      expect(renderReport('html', batch).length).toBeLessThan(1_500_000);
      const { page, trouble } = await openPage(batch);
      await page.getByRole('button', { name: 'All 2000' }).click();
      expect(await textOf(page, '#found')).toBe('2000 rows, equal ones as one');
      expect(await page.locator('tbody tr').count()).toBeLessThan(600);
      await page.locator('button.cell').first().focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      expect(await ask(page, `document.activeElement.closest('tr').nextElementSibling`)).toBe(null);
      await ask(page, `void (location.hash = '#${last?.case_id}/${last?.agent}')`);
      await page.waitForSelector('#panel:not([hidden]) .turn');
      expect(await textOf(page, '#title')).toContain(last?.case_id);
      expect(trouble).toEqual([]);
      await page.close();
    },
  );
});
