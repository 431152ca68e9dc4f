/** The tables of docs/statistics.md against the code of today: one cell of each, computed anew. */
import { describe, expect, it } from '@jest/globals';
import { isDrop, SIGNIFICANCE } from '../../lib/verdict/statistics.js';
import { readPage } from '../helpers/pages.js';

const page = readPage('docs/statistics.md');

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
const chances = (n: number, rate: number) =>
  Array.from({ length: n + 1 }, (_, k) => choose(n, k) * rate ** k * (1 - rate) ** (n - k));

describe('docs/statistics.md', () => {
  it('has the significance that the gate uses', () => {
    expect(page).toContain(`p < ${SIGNIFICANCE} divided by the number of rows`);
  });

  it.each([
    ['any', 5, 33, (passed: number) => passed > 0],
    ['majority', 10, 99, (passed: number, n: number) => passed * 2 > n],
    ['all', 10, 99, (passed: number, n: number) => passed === n],
  ] as const)(
    'has, for threshold %s and %i trials, the power to notice a drop from 100 to 20 %%: %i',
    (name, n, want, meets) => {
      const power = chances(n, 0.2)
        .filter((_, passed) => !meets(passed, n) && isDrop(n, n, passed, n))
        .reduce((sum, chance) => sum + chance, 0);
      expect(Math.round(power * 100)).toBe(want);
      const table = page.split(`Threshold \`${name}\`:`)[1]?.trim().split('\n') ?? [];
      const column = table[0]?.split('|').findIndex((cell) => cell.trim() === '100 % → 20 %') ?? -1;
      const row = table.find((line) => line.startsWith(`| ${n} |`));
      expect(row?.split('|')[column]?.trim()).toBe(`${want} %`);
    },
  );
});
