import { describe, expect, it } from '@jest/globals';
import { SYSTEM_SKILLS } from '../../../../lib/agents/codex/facts.js';
import { type ListingEntry, layOut } from '../../../../lib/agents/codex/listing/render.js';

const CODEX = '/home/runner/.codex';
const system: ListingEntry[] = SYSTEM_SKILLS.map(({ name, chars }) => ({
  id: name,
  description: 'x'.repeat(chars),
  path: `${CODEX}/skills/.system/${name}/SKILL.md`,
}));

/** A marketplace of plugins with so many skills each, descriptions of 900 letters. */
function marketplace(counts: readonly number[]): ListingEntry[] {
  const skills = counts.flatMap((count, p) => {
    const plugin = `plug${String(p).padStart(2, '0')}`;
    return Array.from({ length: count }, (_, i) => ({
      id: `${plugin}:skill-${p}-${i}`,
      description: 'd'.repeat(900),
      path: `${CODEX}/plugins/cache/mp/${plugin}/1.0.0/skills/skill-${p}-${i}/SKILL.md`,
    }));
  });
  return [...system, ...skills.sort((one, other) => (one.id < other.id ? -1 : 1))];
}

describe('the layout of Codex’s listing for a marketplace', () => {
  // What `codex debug prompt-input` of 0.169.0 showed of these, in a home at /home/runner: letters kept in all, least, most.
  it.each([
    { counts: [1, 1, 30], shown: [18352, 571, 575] },
    { counts: [10, 10, 10], shown: [18402, 613, 617] },
    // Forty plugins of one skill share a root; forty of two have one each.
    { counts: Array<number>(40).fill(1), shown: [17452, 435, 439] },
    { counts: Array<number>(40).fill(2), shown: [14006, 174, 178] },
    { counts: [1, 2, 3, 4, 5, 6, 7, 8, 1, 1, 1, 1], shown: [17768, 441, 445] },
  ])('shows what the real CLI shows for $counts', ({ counts, shown }) => {
    const kept = layOut(marketplace(counts))
      .kept.slice(system.length)
      .map((letters) => letters?.length ?? 0);
    expect([kept.reduce((sum, letters) => sum + letters), Math.min(...kept), Math.max(...kept)]).toEqual(shown);
  });

  it('writes whole paths where a table of roots would leave more names out', () => {
    const skill = (n: number): ListingEntry => {
      const path = `${CODEX}/plugins/cache/m/p/1/skills/s${String(n).padStart(3, '0')}/SKILL.md`;
      return { id: `p:s${n}`, description: '', path, root: path.slice(0, -'/SKILL.md'.length) };
    };
    const entries = Array.from({ length: 400 }, (_, n) => skill(n));
    const apart = layOut(entries).kept.filter((letters) => letters !== null).length;
    const together = layOut(entries.map(({ root: _, ...entry }) => entry)).kept.filter((letters) => letters !== null);
    expect(apart).toBeGreaterThan(150);
    expect(together.length).toBeGreaterThan(apart);
  });
});
