/** Which units may share a process: each reason against it, alone, keeps a unit that otherwise may. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { cutPacks, MOST_BODY_CHARS, MOST_CASES } from '../../../lib/batch/packs.js';
import { SkillCaseSchema } from '../../../lib/case/schema.js';
import type { PlannedUnit } from '../../../lib/contract/plan.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import { mayShare } from '../../../lib/unit/pack/may-share.js';
import type { UnitContext } from '../../../lib/unit/trial/context.js';
import { type SkillText, writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const unit = { unit_run_id: 'u', case_id: 'c', agent: 'claude', kind: 'skill', trials: 1 } as PlannedUnit;
const ready = {
  key: { key: 'claude', name: 'claude', vendor_model: null, install: null },
  agent: claude,
  version: claude.pinned,
  locked: true,
} as unknown as ReadyAgent;

const withFields = (dir: string, fields: string, body = ''): SkillText => ({
  dir,
  text: `---\nname: ${dir}\ndescription: Use for ${dir}.\n${fields}---\n\n# ${dir}\n${body}\nDo it.\n`,
});
const SKILLS: Record<string, SkillText> = {
  plain: { dir: 'plain' },
  described: withFields('described', 'license: MIT\nmetadata:\n  version: 1\n'),
  'grants tools': withFields('grants', 'allowed-tools: Bash(touch:*)\n'),
  'is forked': withFields('forked', 'context: fork\n'),
  'has an agent': withFields('agented', 'agent: Explore\n'),
  'has a model': withFields('modelled', 'model: haiku\n'),
  'has an effort': withFields('hard', 'effort: high\n'),
  'has hooks': withFields('hooked', 'hooks: {}\n'),
  'is hidden': withFields('hidden', 'disable-model-invocation: true\n'),
  'is for some paths': withFields('pathed', 'paths: "*.ts"\n'),
  'runs shell in a line': withFields('shell', '', 'It is !`date` now.\n'),
  'runs shell in a block': withFields('block', '', '```!\ndate\n```\n'),
  'has no front matter': { dir: 'bare', text: '# bare\n\nDo it.\n' },
  'has broken front matter': { dir: 'broken', text: '---\nname: [broken\ndescription: x\n---\n\n# broken\n' },
};
const nameOf = (how: string) => SKILLS[how]?.dir ?? how;

describe('a unit', () => {
  let source: Source;
  beforeAll(async () => {
    source = await readSource(writePlugin(newFolder(), 'demo', Object.values(SKILLS)));
  });
  const context = (more: Partial<UnitContext> = {}, shared: object = {}) =>
    ({
      mode: 'oracle',
      evidence: 'events',
      shared: { source, allow_processes: false, ...shared },
      ...more,
    }) as UnitContext;
  const caseOf = (more: object = {}) =>
    SkillCaseSchema.parse({ kind: 'skill', case_id: 'c', prompt: 'Help me.', expected_skill: 'plain', ...more });
  const ask = (more: object = {}) => mayShare(unit, caseOf(more), ready, context());

  it('may share as it stands, with harmless fields and several plain skills too', () => {
    expect(ask()).toBe(true);
    expect(ask({ expected_skill: 'demo:described', required_skills: ['plain'] })).toBe(true);
    expect(ask({ required_files: ['references/more.md'], disallowed_skills: ['grants'] })).toBe(true);
  });

  it.each(Object.keys(SKILLS).slice(2))('may not when its skill %s, nor when another that it requires does', (how) => {
    expect(ask({ expected_skill: nameOf(how) })).toBe(false);
    expect(ask({ required_skills: [nameOf(how)] })).toBe(false);
  });

  it.each([
    ['a skill that is not there', { expected_skill: 'missing' }],
    ['a skill that is not there beside one that is', { expected_skill: 'missing', required_skills: ['plain'] }],
    ['no skill', { expected_skill: '', required_all_evidence: ['word'] }],
    ['a workspace', { workspace: 'work' }],
    ['a custom agent', { subagent: 'kit:reviewer' }],
    ['a time limit', { timeout_seconds: 5 }],
    ['a command as its prompt', { prompt: '/plain now' }],
    ['shell as its prompt', { prompt: ' !ls' }],
    ['a note as its prompt', { prompt: '# remember' }],
    ['a mention of a skill', { prompt: 'Use $plain for it.' }],
    ['a mention of a file', { prompt: 'Read @notes.md now.' }],
  ])('may not with %s', (_, more) => {
    expect(ask(more)).toBe(false);
  });

  it.each([
    ['an agent that was not measured', { agent: { ...claude, shares_sessions: false } }],
    ['another version', { version: '2.0.0' }],
    ['a binary of nobody knows where', { locked: false }],
    ["the user's own home", { own_home: true }],
    ["the user's own command", { template: 'claude {prompt}' }],
  ])('may not with %s', (_, more) => {
    expect(mayShare(unit, caseOf(), { ...ready, ...more } as ReadyAgent, context())).toBe(false);
  });

  it('may with nothing to call where a recorded choice says so, and nowhere else', () => {
    const quiet = caseOf({ expected_skill: '', disallowed_skills: ['plain'] });
    const may = (mode: UnitContext['mode'], more = {}) =>
      mayShare(unit, { ...quiet, ...more }, ready, { ...context({ mode }), shared: context().shared });
    expect([may('replay'), may('oracle'), may('model'), may('router')]).toEqual([true, false, false, false]);
    expect(may('replay', { prompt: '/plain now' })).toBe(false);
    expect(may('replay', { required_files: ['references/more.md'] })).toBe(false);
    expect(may('replay', { required_skills: ['grants'] })).toBe(false);
    expect(may('replay', { expected_skill: 'missing' })).toBe(false);
  });

  it.each([
    ['a mode that chooses', context({ mode: 'live' })],
    ['text as evidence', context({ evidence: 'text' })],
    ['an early stop', context({ early_stop: true })],
  ])('may not with %s', (_, one) => {
    expect(mayShare(unit, caseOf(), ready, { ...one, shared: context().shared })).toBe(false);
  });

  it('may not with several trials, processes of the source, or as another kind', () => {
    expect(mayShare({ ...unit, trials: 2 }, caseOf(), ready, context())).toBe(false);
    expect(mayShare(unit, caseOf(), ready, context({}, { allow_processes: true }))).toBe(false);
    const suite = { kind: 'suite', case_id: 'c' } as unknown as Parameters<typeof mayShare>[1];
    expect(mayShare(unit, suite, ready, context())).toBe(false);
  });
});

describe('packs', () => {
  const cut = async (texts: readonly string[], cases: number, agent: Partial<ReadyAgent['agent']> = {}, own = 's0') => {
    const skills = texts.map((text, n) => withFields(`s${n}`, '', text));
    const source = await readSource(writePlugin(newFolder(), 'demo', skills));
    const member = (expected_skill: string) => ({
      unit,
      testCase: SkillCaseSchema.parse({ kind: 'skill', case_id: 'c', prompt: 'Help.', expected_skill }),
    });
    const members = Array.from({ length: cases }, (_, n) => member(`s${n % texts.length}`));
    const one = { shared: { source }, ready: { claude: { agent } } } as unknown as UnitContext;
    return cutPacks(members, 'claude', one, member(own)).map(({ length }) => length);
  };

  it('have a limited number of cases', async () => {
    expect(await cut([''], MOST_CASES * 2 + 1)).toEqual([MOST_CASES, MOST_CASES, 1]);
  });

  it('have a limited size, of which a skill that several cases share counts once', async () => {
    const third = 'x'.repeat(MOST_BODY_CHARS / 3 - 1000);
    expect(await cut([third, third, third, third], 4)).toEqual([3, 1]);
    expect(await cut([third, third, third], 9)).toEqual([9]);
    expect(await cut(['y'.repeat(MOST_BODY_CHARS + 1), ''], 2)).toEqual([1, 1]);
  });

  it('have the size that the agent names, and the control is one of theirs', async () => {
    const text = 'x'.repeat(1000);
    expect(await cut([text, text, text], 3, { most_answer_chars: 2500 })).toEqual([2, 1]);
    expect(await cut([text, text, text, text], 3, { most_answer_chars: 3500 }, 's3')).toEqual([2, 1]);
  });
});
