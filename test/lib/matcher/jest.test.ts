import { describe, expect, it } from '@jest/globals';
import { type SkillMatchers, toHaveUsedSkill } from '../../../lib/matcher/jest.js';
import { readRecordings } from '../../../scripts/detectors/recordings.mjs';

declare module 'expect' {
  interface Matchers<R> extends SkillMatchers<R> {}
}
expect.extend({ toHaveUsedSkill });

const RECORDINGS = new Map(['claude', 'codex'].map((agent) => [agent, readRecordings(agent)]));
const read = (agent: string, name: string, file = 'stdout.txt') =>
  String(RECORDINGS.get(agent)!.get(name)!.files[file]);

describe('toHaveUsedSkill', () => {
  it('sees whose output it is, and that a skill was read', () => {
    const transcript = read('codex', 'use-skills');
    expect(transcript).toHaveUsedSkill('demo');
    expect(transcript).not.toHaveUsedSkill('demo-two');
    expect({ agent: 'codex', stdout: transcript }).toHaveUsedSkill('demo');
  });

  it.each([
    ['codex', 'touch-ls', 'a listing'],
    ['claude', 'blocked-skill-exit2', 'a blocked call'],
    ['claude', 'denied-skill-tool', 'a denied call'],
  ])('takes %s %s, %s, for no use', (agent, name) => {
    expect(read(agent, name)).not.toHaveUsedSkill('demo');
  });

  it('says what the agent did instead', () => {
    expect(() => expect(read('codex', 'use-sibling')).toHaveUsedSkill('demo')).toThrow(
      /^'demo' was not used: .*It turned to demo-two\.$/s,
    );
    expect(() => expect(read('codex', 'use-skills')).not.toHaveUsedSkill('demo')).toThrow(
      /^'demo' was used, and should not have been \(Tier 1\): /,
    );
  });

  it('gives no answer, with or without .not, where the run shows none', () => {
    const failed = { stdout: read('claude', 'fault-500'), stderr: read('claude', 'fault-500', 'stderr.txt') };
    for (const ask of [() => expect(failed).not.toHaveUsedSkill('demo'), () => expect(failed).toHaveUsedSkill('demo')])
      expect(ask).toThrow(/does not show whether 'demo' was used: /);
    expect(() => expect('hello').not.toHaveUsedSkill('demo')).toThrow(/not the output of a known agent/);
    expect(() => expect({ agent: 'cladue', stdout: '' }).not.toHaveUsedSkill('demo')).toThrow(/no agent 'cladue'/);
    expect(() => expect(42).not.toHaveUsedSkill('demo')).toThrow(/not a transcript/);
    expect(() => expect([]).not.toHaveUsedSkill('demo')).toThrow(/no events/);
  });

  it('takes events, and a weaker tier where it is asked for', () => {
    const place = { stream: 'stdout' as const, line: 1, proof: 'Skill demo' };
    const call = {
      ...{
        ...place,
        type: 'skill_call' as const,
        call_id: 'a',
        tool: 'Skill',
        input: { skill: 'demo' },
        skill: 'demo',
      },
      ...{ also: [], how: 'invoked' as const, message: null, output: null },
    };
    const end = {
      ...place,
      type: 'end' as const,
      session_id: null,
      usage: { input_tokens: 1, output_tokens: 1, cost_usd: null },
    };
    expect([{ ...call, outcome: 'ran' as const }, end]).toHaveUsedSkill('demo');
    const unfinished = [{ ...call, outcome: 'unfinished' as const }, end];
    expect(unfinished).not.toHaveUsedSkill('demo');
    expect(unfinished).toHaveUsedSkill('demo', { tier: 2 });
  });

  // vitest hands matchers a frozen state of its own, and calls `message` only when it must.
  it('is a plain function: it needs nothing of the runner that calls it', () => {
    const state = Object.freeze({});
    const [used, unused] = ['demo', 'demo-two'].map((skill) =>
      toHaveUsedSkill.call(state, read('codex', 'use-skills'), skill),
    );
    expect([used?.pass, unused?.pass]).toEqual([true, false]);
    expect([used?.message(), unused?.message()]).toEqual([
      expect.stringContaining("'demo' was used"),
      expect.stringContaining("'demo-two' was not used"),
    ]);
  });
});
