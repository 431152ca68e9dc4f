/** docs/journey.md shows what the library makes of recordings: `UPDATE_GOLDEN=1 npm test -- test/docs/journey` writes its blocks anew. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeJourney } from '../helpers/journey.js';
import { listBlocks, ROOT, readPage } from '../helpers/pages.js';

const PAGE = 'docs/journey.md';
/** `<!-- step -->` names the block below it. */
const NAMED = /(<!-- (\w+) -->\n```\w+\n)([\s\S]*?)(^```$)/gm;

describe('the journey of a case', () => {
  let made: Record<string, string> = {};
  beforeAll(async () => {
    made = await makeJourney();
    if (!process.env['UPDATE_GOLDEN']) return;
    const filled = readPage(PAGE).replace(NAMED, (whole, open: string, step: string, _, close: string) =>
      made[step] === undefined ? whole : `${open}${made[step]}${close}`,
    );
    writeFileSync(join(ROOT, PAGE), filled);
  });

  it('shows every step once, in the order of the steps, and no block besides', () => {
    const steps = [...readPage(PAGE).matchAll(NAMED)].map((match) => match[2]);
    expect(steps).toEqual(Object.keys(made));
    expect(listBlocks(PAGE)).toHaveLength(steps.length);
  });

  it('shows at each step what the code makes', () => {
    const shown = [...readPage(PAGE).matchAll(NAMED)].map(([, , step, text]) => [step, text]);
    expect(Object.fromEntries(shown)).toEqual(made);
  });

  it('ends where a reader would: one trial of three used the skill, and the gate fails', () => {
    expect(made['verdict']?.match(/"status": "\w+"/g)).toEqual([
      '"status": "pass"',
      '"status": "fail"',
      '"status": "fail"',
    ]);
    expect(made['delta']).toContain('"delta": "REGRESSION"');
    expect(made['report']).toContain('Gate: fail');
  });
});
