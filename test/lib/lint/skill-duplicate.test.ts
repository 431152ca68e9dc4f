import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { codex } from '../../../lib/agents/codex/index.js';
import { lintSkills } from '../../../lib/lint/skill-rules.js';
import { makeSkill, makeSource } from '../agents/claude/source-fixture.js';

const plugin = (name: string) => ({
  folder: name,
  manifests: { '.claude-plugin/plugin.json': { name } },
  entry: { name, source: `./${name}` },
});
const skills = ['till', 'shop'].map((name) =>
  makeSkill({ dir: 'access', path: `${name}/skills/access/SKILL.md`, description: `Opens the ${name}.` }),
);
const source = makeSource(skills, { kind: 'skills', manifest: null, plugins: [plugin('till'), plugin('shop')] });
const market = { key: 'claude', agent: claude, install: 'marketplace' as const, vendor_model: null };
const flat = { key: 'codex', agent: codex, install: 'skills' as const, vendor_model: null };

const findings = (agents: (typeof market | typeof flat)[]) =>
  lintSkills({ source, agents, prefix: '' })
    .filter(({ rule }) => rule === 'skill-duplicate')
    .map(({ file, severity, consequences }) => ({ file, severity, consequences }));

describe('skill-duplicate', () => {
  const file = 'shop/skills/access/SKILL.md';

  it('is silent about equal ids of two plugins where the agent puts the plugin before the id', () => {
    expect(findings([market])).toEqual([]);
  });

  it('is a warning that names the agents that list both alike', () => {
    const consequences = { codex: "has the name 'access' for both (installed as skills)" };
    expect(findings([market, flat])).toEqual([{ file, severity: 'warning', consequences }]);
  });

  it('stands at the one that is new, whatever the order of their names', () => {
    const bare = { ...market, install: 'skills' as never };
    const at = (fresh: string) =>
      lintSkills({ source, agents: [bare], prefix: '', fresh: new Set([fresh]) }).find(
        ({ rule }) => rule === 'skill-duplicate',
      );
    for (const [fresh, other] of [
      [file, 'till/skills/access/SKILL.md'],
      ['till/skills/access/SKILL.md', file],
    ] as const)
      expect(at(fresh)).toMatchObject({
        ...{ file: fresh, message: `the id 'access' is also used by ${other}, and this one is new` },
        fix: 'rename this one: the other was there before it.',
      });
  });

  it('is an error where no agent can tell them apart', () => {
    expect(findings([{ ...market, install: 'skills' as never }, flat])).toEqual([
      { file, severity: 'error', consequences: {} },
    ]);
  });
});
