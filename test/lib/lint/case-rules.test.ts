import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { gemini } from '../../../lib/agents/gemini/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { Baseline } from '../../../lib/baseline/schema.js';
import { type Case, CaseSchema } from '../../../lib/case/schema.js';
import { lintCases } from '../../../lib/lint/case-rules.js';
import type { Finding } from '../../../lib/lint/finding.js';
import { lintKinds } from '../../../lib/lint/kind-rules.js';
import type { LintedAgent } from '../../../lib/lint/skill-location.js';
import type { Skill } from '../../../lib/skill/skill.js';
import { makeSkill, makeSource } from '../agents/claude/source-fixture.js';

interface Given {
  skills?: Skill[];
  baseline?: Record<string, string[]>;
  /** Of each of its entries. */
  reason?: string;
  expected_status?: string;
  file?: 'absent' | 'empty' | 'there';
  more?: Parameters<typeof makeSource>[1];
  linted?: LintedAgent[];
  /** Lines of the fields. */
  fields?: Record<string, number>;
}

const ALPHA = makeSkill({ dir: 'alpha' });
const BETA = makeSkill({ dir: 'rose-beds' });

function lint(rows: readonly object[], given: Given = {}): Finding[] {
  const {
    skills = [ALPHA, BETA],
    baseline,
    reason,
    expected_status = 'pass',
    file = 'there',
    more = {},
    fields,
    linted,
  } = given;
  const cases: Case[] = rows.map((row, at) => ({
    ...CaseSchema.parse({ case_id: `c${at}`, ...('kind' in row ? {} : { prompt: 'Do it.' }), ...row }),
    origin: { file: 'my/cases.json', line: 10 + at, ...(fields ? { fields } : {}) },
  }));
  const expected = Object.entries(baseline ?? {}).map(
    ([id, agents]) =>
      [id, new Map(agents.map((agent) => [agent, { expected_status, ...(reason ? { reason } : {}) }]))] as const,
  );
  return lintCases({
    source: makeSource(skills, more),
    cases,
    commands: ['sort', 'kit:sort'],
    agents: ['claude'],
    ...(linted ? { linted } : {}),
    baseline: baseline ? { file: 'base.json', baseline: { cases: new Map(expected) } as unknown as Baseline } : null,
    prefix: 'kit/',
    stateOf: () => file,
  });
}

/** Both skills are covered by other cases, so that a test sees its own findings alone. */
const COVERED = [
  { case_id: 'x1', expected_skill: 'alpha', disallowed_skills: ['rose-beds'] },
  { case_id: 'x2', expected_skill: 'rose-beds', disallowed_skills: ['alpha'] },
];
const lintRow = (row: object, given: Given = {}) => lint([row, ...COVERED], given);
const reported = (findings: Finding[]) =>
  findings.map(({ rule, severity, message, fix }) => [severity, rule, message, fix]);

describe('what is wrong with a case', () => {
  it('says nothing of one that is in order, and names file and line of one that is not', () => {
    expect(lint(COVERED)).toEqual([]);
    expect(lintRow({ expected_skill: 'alhpa' })).toEqual([
      {
        rule: 'case-unknown-skill',
        severity: 'error',
        file: 'my/cases.json',
        line: 10,
        subject: 'c0',
        consequences: {},
        message: "it expects 'alhpa', which the source does not have",
        fix: "did you mean 'alpha'? Write that in my/cases.json; if it is gone for good, remove the case.",
      },
    ]);
  });

  it('stands where the field is written', () => {
    const fields = { prompt: 3, expected_skill: 4, disallowed_skills: 5, required_files: 6, required_evidence: 7 };
    const row = {
      ...{ prompt: 'use rose-beds', expected_skill: 'rose-beds', disallowed_skills: ['betta'] },
      ...{ required_files: ['x.md'], required_evidence: ['rose'] },
    };
    const lines = lint([row, ...COVERED], { file: 'absent', fields }).map(({ rule, line }) => [rule, line]);
    expect(lines).toEqual([
      ['case-vacuous', 5],
      ['case-names-skill', 3],
      ['case-required-file', 6],
      ['case-own-id-token', 7],
      ['case-words-not-judged', 7],
    ]);
    expect(lint([{ expected_skill: 'alhpa' }, ...COVERED], { fields })[0]?.line).toBe(4);
    const asked = {
      kind: 'route',
      case_id: 'q',
      query: 'x',
      expected: ['zz'],
      origin: { file: 'f', line: 1, fields: { expected: 4 } },
    };
    const call = {
      kind: 'tool_route',
      case_id: 't',
      tool: 'Bash',
      route: 'zz',
      origin: { file: 'f', line: 1, fields: { route: 6 } },
    };
    const facts = { skills: ['a'], subagents: [], routes: [{ name: 'a' }] };
    expect(lintKinds([asked, call] as never, facts as never).map(({ line }) => line)).toEqual([4, 6]);
  });

  it('lists the first eight skills where none is near', () => {
    const skills = Array.from({ length: 10 }, (_, at) => makeSkill({ dir: `skill${at}` }));
    const [finding] = lint([{ expected_skill: 'zzzzzzzzzzzz' }], { skills });
    expect(finding?.fix).toBe(
      'the source has skill0, skill1, skill2, skill3, skill4, skill5, skill6, skill7. If it was renamed, write its new name in my/cases.json; if it is gone for good, remove the case.',
    );
  });

  it('tells other letter case from another name, in every list of what it expects', () => {
    expect(reported(lintRow({ expected_skill: 'Alpha', required_skills: ['ROSE-beds', 'gone-far'] }))).toEqual([
      ['error', 'skill-case', "it writes 'Alpha', and the skill's id is 'alpha'", "write 'alpha'."],
      ['error', 'skill-case', "it writes 'ROSE-beds', and the skill's id is 'rose-beds'", "write 'rose-beds'."],
      ['error', 'case-unknown-skill', "it expects 'gone-far', which the source does not have", expect.any(String)],
    ]);
  });

  it('takes a command of the source for no mistake, with its plugin or without', () => {
    const row = { expected_skill: 'kit:sort', disallowed_skills: ['sort'] };
    expect(reported(lintRow(row))).toEqual([]);
    const [typo] = lintRow({ expected_skill: 'kit:sortt' });
    expect([typo?.rule, typo?.fix]).toEqual([
      'case-unknown-skill',
      "did you mean 'sort'? Write that in my/cases.json; if it is gone for good, remove the case.",
    ]);
  });

  it('finds an id that is itself written in capitals', () => {
    const skills = [makeSkill({ dir: 'Alpha' })];
    const [finding] = lint([{ expected_skill: 'alpha' }], { skills });
    expect([finding?.rule, finding?.fix]).toEqual(['skill-case', "write 'Alpha'."]);
  });

  it('warns of what can never be hit, disallowed or optional', () => {
    expect(reported(lintRow({ disallowed_skills: ['alpa'], optional_skills: ['nothing-like-it'] }))).toEqual([
      [
        'warning',
        'case-vacuous',
        "'alpa' is not a skill of the source, so it can never match",
        "did you mean 'alpha'? Write that in my/cases.json; if it is gone for good, remove the name.",
      ],
      [
        ...['warning', 'case-vacuous', "'nothing-like-it' is not a skill of the source, so it can never match"],
        'the source has alpha, rose-beds. If it was renamed, write its new name in my/cases.json; if it is gone for good, remove the name.',
      ],
    ]);
  });

  it('knows a skill by any agent’s name for it', () => {
    const provider_aliases = { codex: { quiet: 'alpha' } };
    expect(lintRow({ expected_skill: 'quiet', provider_aliases })).toEqual([]);
    expect(reported(lintRow({ expected_skill: 'quiet', provider_aliases: { codex: { loud: 'alpha' } } }))).toHaveLength(
      1,
    );
  });

  it.each(['skills/alpha', 'alpha/SKILL.md', 'kit/skills/alpha/SKILL.md'])('knows the skill by its path %s', (id) => {
    expect(lintRow({ expected_skill: id })[0]?.fix).toMatch(/^did you mean 'alpha'\? Write that in /);
  });

  it('asks which skill is meant where two have the id, and only there', () => {
    const twins = ['a', 'b'].map((plugin) =>
      makeSkill({ dir: 'same', path: `${plugin}/skills/same/SKILL.md`, text: plugin }),
    );
    const rows = [{ expected_skill: 'same' }, { expected_skill: '', required_skills: ['same'] }];
    const found = lint(rows, { skills: twins }).filter(({ rule }) => rule === 'case-ambiguous');
    expect(found.map(({ severity, subject, message, fix }) => [severity, subject, message, fix])).toEqual(
      ['c0', 'c1'].map((id) => [
        ...['error', id, "'same' names 2 different skills: a/skills/same/SKILL.md, b/skills/same/SKILL.md"],
        'rename one, or write `plugin:skill`.',
      ]),
    );
  });

  it.each([
    ['alpha', 'Prune the alpha roses.', false],
    ['alpha', 'Use $alpha.', true],
    ['alpha', 'Use /ALPHA now.', true],
    ['alpha', 'Use `alpha`.', true],
    ['alpha', 'Use $alphabet.', false],
    ['alpha', 'Use the alpha skill.', true],
    ['alpha', 'Say "alpha" and prune.', true],
    ['alpha', 'Prune in src/alpha.', false],
    ['rose-beds', 'Dig the rose beds.', false],
    ['rose-beds', 'Take the rose beds skill.', true],
    ['rose-beds', 'Run /rose-beds', true],
    ['rose-beds', 'Dig the Rose_Beds.', true],
    ['rose-beds', 'Dig rose-beds', true],
    ['rose-beds', 'Dig primrose beds.', false],
    ['rose-beds', 'Dig rose bedsteads.', false],
    ['rose-beds', 'Dig my-rose-beds.', false],
    ['rose-beds', 'Dig beds of rose.', false],
  ])('finds whether a prompt names its skill: %s in "%s"', (expected_skill, prompt, named) => {
    expect(reported(lintRow({ expected_skill, prompt }))).toEqual(
      named
        ? [
            [
              ...['warning', 'case-names-skill'],
              `the prompt names '${expected_skill}': in mode live this tests obedience, not routing`,
              'phrase the request in a user’s own words.',
            ],
          ]
        : [],
    );
  });

  it('leaves cases of other kinds alone', () => {
    const route = { case_id: 'r', kind: 'route', query: 'x', expected: ['gone'] };
    expect(lint([route, ...COVERED])).toEqual([]);
  });
});

describe('what no case covers', () => {
  it('is a skill without a case, and one without a case against it, at its own file', () => {
    expect(lint([{ expected_skill: 'alpha' }])).toEqual([
      {
        ...{ rule: 'skill-without-negative', severity: 'warning', file: 'kit/skills/alpha/SKILL.md', line: 1 },
        ...{ subject: 'alpha', consequences: {}, message: 'no case says when it must not be used' },
        fix: 'add a case whose prompt must not trigger it, with the skill under disallowed_skills.',
      },
      {
        ...{ rule: 'skill-uncovered', severity: 'warning', file: 'kit/skills/rose-beds/SKILL.md', line: 1 },
        ...{ subject: 'rose-beds', consequences: {}, message: 'no case expects it' },
        fix: 'add a case with a prompt that needs it; `agent-routing init` drafts one.',
      },
    ]);
  });

  it('is no skill that an agent does not show because its author keeps it from models', () => {
    const find = (agent: Agent) =>
      lint([{ expected_skill: 'alpha', disallowed_skills: ['alpha'] }], {
        skills: [ALPHA, makeSkill({ dir: 'release', fields: { 'disable-model-invocation': true } })],
        linted: [{ key: agent.name, agent, install: 'skills', vendor_model: null }],
        more: { kind: 'skills' },
      }).filter(({ subject }) => subject === 'release');
    expect([find(claude as Agent).length, find(gemini as Agent).length]).toEqual([0, 1]);
  });

  it('names the case without a skill, where there is one, to which a skill can be added', () => {
    const none = { case_id: 'none', expected_skill: '', disallowed_skills: ['alpha'] };
    const found = lint([{ expected_skill: 'alpha' }, { expected_skill: 'rose-beds' }, none]);
    expect(found.map(({ subject, fix }) => `${subject}: ${fix}`)).toEqual([
      expect.stringMatching(/^rose-beds: name it under disallowed_skills of none, or add a case whose prompt must not/),
    ]);
  });

  it('counts a skill that is required beside another, and one that a route case expects', () => {
    const route = { case_id: 'r', kind: 'route', query: 'x', expected: ['rose-beds'] };
    const rows = (more: object) => [{ expected_skill: 'alpha', ...more }];
    const missing = (...given: object[]) =>
      lint(given)
        .filter(({ rule }) => rule === 'skill-uncovered')
        .map(({ subject }) => subject);
    expect(missing(...rows({ required_skills: ['rose-beds'] }))).toEqual([]);
    expect(missing(...rows({}), route)).toEqual([]);
    expect(missing(...rows({ optional_skills: ['rose-beds'] }))).toEqual(['rose-beds']);
    expect(missing(...rows({ disallowed_skills: ['rose-beds'] }))).toEqual(['rose-beds']);
  });
});

describe('what of a baseline has no case', () => {
  const orphans = (baseline: Record<string, string[]>, row: object = {}) =>
    reported(lint([{ expected_skill: 'alpha', ...row }, ...COVERED], { baseline }));
  const entry = (message: string, fix: string) => [['warning', 'baseline-orphan', message, fix]];

  it('is named, with the case it may have become', () => {
    expect(orphans({ c0: ['claude'], x1: [], x2: ['codex'] })).toEqual([]);
    expect(orphans({ xx1: ['claude'] })).toEqual(
      entry("case 'xx1' is not in the corpus", "remove it, or rename it to 'x1'."),
    );
    // An entry cannot get the name of one that is there.
    expect(orphans({ xx1: ['claude'], x1: [], x2: [] })).toEqual(
      entry("case 'xx1' is not in the corpus", 'remove the entry.'),
    );
    expect(orphans({ 'far-away-from-all': [] })).toEqual(
      entry("case 'far-away-from-all' is not in the corpus", 'remove the entry.'),
    );
    const agreed = lint(COVERED, { baseline: { gone: ['claude'] }, reason: 'The skill went.' });
    expect(agreed[0]?.fix).toMatch(/once the change that its `reason` explains is merged/);
    // What it failed for went with the case.
    const failed = lint(COVERED, { baseline: { gone: ['claude'] }, reason: 'Not for it.', expected_status: 'fail' });
    expect(failed[0]?.fix).toBe('remove the entry.');
    const [finding] = lint(COVERED, { baseline: { gone: [] } });
    expect(finding).toMatchObject({ file: 'base.json', line: 1, subject: 'gone', consequences: {} });
  });

  it('is an agent on which the case no longer runs, whatever its model or way of installing', () => {
    const row = { agents: ['claude', 'codex+plugin'] };
    expect(orphans({ c0: ['claude', 'claude@haiku', 'claude+skills', 'codex+plugin'] }, row)).toEqual([]);
    expect(orphans({ c0: ['codex', 'copilot'] }, row)).toEqual([
      ...entry('its case no longer runs on codex', 'remove the entry.'),
      ...entry('its case no longer runs on copilot', 'remove the entry.'),
    ]);
  });
});

describe('what a case requires', () => {
  it('is a file that is there', () => {
    const row = { expected_skill: 'alpha', required_files: ['alpha/x.md'] };
    expect(lintRow(row)).toEqual([]);
    // Of an unknown skill nobody knows where it would be.
    const unknown = lintRow({ ...row, expected_skill: 'omega' }, { file: 'absent' });
    expect(unknown.map(({ rule }) => rule)).toEqual(['case-unknown-skill']);
    expect(reported(lintRow(row, { file: 'absent' }))).toEqual([
      [
        ...['error', 'case-required-file'],
        "it requires the file 'alpha/x.md', which neither the source nor the case's workspace holds",
        "correct the path (`<skill>/<file>`, or a path that begins in the expected skill's folder, where `../..` is its plugin, or in the workspace), or remove it.",
      ],
    ]);
    expect(reported(lintRow(row, { file: 'empty' }))).toEqual([
      [
        ...['error', 'case-required-file'],
        "it requires the file 'alpha/x.md', which is empty, so that no agent can read it",
        'write its text, or require another file.',
      ],
    ]);
  });

  it.each([
    ['required_all_evidence', 'rose', 1],
    ['required_any_evidence', 'BEDS', 1],
    ['required_evidence', 'se-b', 1],
    ['required_all_evidence', 'rose-beds', 0],
    ['required_all_evidence', 'tulip', 0],
  ])('is more than the skill’s own id: %s %s', (list, token, times) => {
    const found = lintRow({ expected_skill: 'rose-beds', [list]: [token, token] });
    expect(
      found.filter(({ rule }) => rule === 'case-own-id-token').map(({ severity, message }) => [severity, message]),
    ).toEqual(
      Array.from({ length: times }, () => [
        'warning',
        `'${token}' is part of the id 'rose-beds', and the call of the skill does not count for it`,
      ]),
    );
  });

  it('is something that an embedded mode can judge', () => {
    const words = (row: object) =>
      lintRow(row)
        .filter(({ rule }) => rule === 'case-words-not-judged')
        .map(({ severity, message }) => [severity, message]);
    expect(words({ expected_skill: 'alpha', required_all_evidence: ['WebApplicationFactory'] })).toEqual([
      ['warning', expect.stringMatching(/^modes oracle and router do not judge WebApplicationFactory:/)],
    ]);
    expect(words({ required_all_evidence: ['WebApplicationFactory'] })).toEqual([
      ['warning', expect.stringMatching(/^all that it requires are words that a working model writes/)],
    ]);
    expect(words({ expected_skill: 'alpha', required_any_evidence: ['tool_use'] })).toEqual([]);
    expect(words({ expected_skill: 'alpha' })).toEqual([]);
  });
});
