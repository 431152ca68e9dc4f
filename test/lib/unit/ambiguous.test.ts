/** One id, two skills: whether a case that names it is clear depends on how its agent names skills. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import type { LaunchSetup } from '../../../lib/agents/interface/unit-setup.js';
import { type SkillCase, SkillCaseSchema } from '../../../lib/case/schema.js';
import { lintCases } from '../../../lib/lint/case-rules.js';
import { expectSkill } from '../../../lib/policy/expected-calls.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { Source } from '../../../lib/skill/skill.js';
import { factsOf } from '../../../lib/transcript/read.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import { listAmbiguous } from '../../../lib/unit/skill/facts.js';
import { writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const [OLD, NEW] = ['skills/release-notes/SKILL.md', 'skills/notes-v2/SKILL.md'];
const notes = (dir: string, text: string) => ({
  dir,
  text: `---\nname: release-notes\ndescription: ${text}\n---\n\n${text}\n`,
});
const NAMES = ['claude', 'codex', 'copilot'] as const;

describe('a case that names `release-notes`, which is the name of two skills and the folder of one', () => {
  let source: Source;
  beforeAll(async () => {
    source = await readSource(
      writePlugin(newFolder(), 'office', [notes('release-notes', 'Old.'), notes('notes-v2', 'New one.')]),
    );
  });
  const testCase: SkillCase = SkillCaseSchema.parse({
    ...{ kind: 'skill', case_id: 'c', prompt: 'Tell them.', expected_skill: 'release-notes' },
  });
  const readyOf = (name: (typeof NAMES)[number]) =>
    ({ agent: AGENTS[name], install: 'plugin', key: { key: name, vendor_model: null } }) as unknown as ReadyAgent;
  const setupOf = (name: (typeof NAMES)[number]) =>
    ({
      ...{ source, install: 'plugin', home: '/h', workspace: '/w', source_copy: '/s' },
      name,
    }) as unknown as LaunchSetup;

  it('is clear to Claude Code, and to no agent that goes by the name; where one skill is left, the other is gone', () => {
    const row = { id: 'release-notes', also: [], description: 'New one.', path: null };
    const found = NAMES.map((name) =>
      listAmbiguous({ testCase, agent: name }, source, readyOf(name), name === 'copilot' ? [row] : null),
    );
    const paths = expect.arrayContaining([OLD, NEW]);
    expect(found).toEqual([
      [],
      [{ id: 'release-notes', paths, only: null }],
      [{ id: 'release-notes', paths, only: NEW }],
    ]);
  });

  it('has Claude Code asked for that skill, and no call of the other counts for it', () => {
    const claude = AGENTS.claude;
    const { names } = expectSkill('release-notes', {}, claude, setupOf('claude'));
    expect(names[0]).toBe('office:release-notes');
    const { installed_skills } = factsOf(claude, { source, bodies: {} }, setupOf('claude'));
    const idsOf = (path: string) =>
      (installed_skills ?? []).flatMap((one) => (one.path.endsWith(path) ? [one.id, ...(one.also ?? [])] : []));
    expect([idsOf(OLD), idsOf(NEW)]).toEqual([
      ['release-notes', 'office:release-notes'],
      ['notes-v2', 'office:notes-v2'],
    ]);
  });

  it('is an error of lint only where an agent of the batch mixes them up', () => {
    const lint = (names: readonly (typeof NAMES)[number][]) =>
      lintCases({
        ...{ source, cases: [testCase], commands: [], agents: names, baseline: null, prefix: '' },
        linted: names.map((name) => ({ key: name, agent: AGENTS[name], install: 'plugin', vendor_model: null })),
        stateOf: () => 'there',
      }).filter(({ rule }) => rule === 'case-ambiguous').length;
    expect([lint(['claude']), lint(NAMES)]).toEqual([0, 1]);
  });
});
