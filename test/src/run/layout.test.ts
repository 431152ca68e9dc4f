import { expect, it } from '@jest/globals';
import type { Skill } from '../../../lib/skill/skill.js';
import { noteLayout } from '../../../src/run/prepare/layout.js';
import type { PlannedAgent } from '../../../src/run/prepare/plan-agents.js';

const agent = (key: string, install: string) => ({ key: { key }, install }) as unknown as PlannedAgent;
const AGENTS = [agent('claude', 'plugin'), agent('codex', 'skills')];
const of = (...paths: string[]) => ({ skills: paths.map((path) => ({ path }) as Skill) });

it('says of which agents the folders of a repository were not kept', () => {
  expect(noteLayout(of('skills/a/SKILL.md', '.claude/skills/b/SKILL.md', 'c/SKILL.md'), AGENTS)).toEqual([]);
  expect(noteLayout(of('skills/a/SKILL.md', 'skills/a/inner/b/SKILL.md'), AGENTS)).toEqual([]);
  expect(noteLayout(of('skills/web/a/SKILL.md'), [agent('claude', 'plugin')])).toEqual([]);
  const [note] = noteLayout(of('skills/web/a/SKILL.md', 'skills/web/b/SKILL.md'), AGENTS);
  expect(note?.message).toMatch(
    /^For codex each skill was copied .* finds skills\/web\/a and 1 other where they are\.$/,
  );
});
