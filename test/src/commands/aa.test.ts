import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Results } from '../../../lib/contract/result.js';
import { aa } from '../../../src/commands/aa.js';
import { runCommand } from '../../../src/options/command.js';
import { write } from '../../helpers/plugin.js';
import { makeResult, makeResults, makeTrials } from '../../helpers/results.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const batch = (...passed: number[]): Results =>
  makeResults(
    passed.map((k, index) =>
      makeResult({ case_id: `c${index}`, agent: 'claude', status: k > 2 ? 'pass' : 'fail', trials: makeTrials(k, 5) }),
    ),
    { mode: 'live' },
  );

async function compare(a: Results, b: Results, ...more: string[]) {
  const root = newFolder();
  write(join(root, 'a/results.json'), JSON.stringify(a));
  write(join(root, 'b/results.json'), JSON.stringify(b));
  const shell = keptShell(root);
  const code = await runCommand('aa', aa, ['--results', 'a', '--results', 'b', ...more], shell);
  return { code, out: shell.out.join('') };
}

describe('aa', () => {
  it('exits with 0 where chance explains every difference', async () => {
    const { code, out } = await compare(batch(5, 3, 0), batch(4, 2, 1));
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^0 false alarms in 6 comparisons of 3 case × agent: 0\.0 %/),
    ]);
  });

  it('names each false alarm and exits with 1 above the rate', async () => {
    const { code, out } = await compare(batch(5, 5), batch(0, 5));
    expect(code).toBe(1);
    expect(out).toMatch(/1 false alarm in 4 comparisons.*25\.0 %/);
    expect(out).toMatch(/c0 on claude: 5 of 5, then 0 of 5/);
    expect((await compare(batch(5, 5), batch(0, 5), '--max-rate', '0.5')).code).toBe(0);
    expect(JSON.parse((await compare(batch(5), batch(0), '--json')).out)).toMatchObject({ rate: 0.5, cells: 1 });
  });

  it('proves nothing with nothing to compare', async () => {
    expect(await compare(batch(), batch())).toMatchObject({
      code: 1,
      out: expect.stringMatching(/nothing can be said/),
    });
    await expect(runCommand('aa', aa, ['--results', 'a'], keptShell(newFolder()))).rejects.toThrow(/1 batch named/);
  });
});
