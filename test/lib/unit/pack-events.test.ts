/** Of the events of a pack each case gets those of its own calls and those of the conversation; what nobody asked for is counted. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { SkillCaseSchema } from '../../../lib/case/schema.js';
import type { PlannedUnit } from '../../../lib/contract/plan.js';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';
import type { ToolCall } from '../../../lib/model/wire.js';
import type { PackedCalls } from '../../../lib/policy/packed.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import { openPackEvents } from '../../../lib/unit/pack/events.js';
import { markFolder } from '../../../lib/unit/pack/excerpt.js';
import type { UnitContext } from '../../../lib/unit/trial/context.js';
import { writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const NAMES = ['alpha', 'beta', 'gamma'];
const INSTALLED = NAMES.map((id) => ({ id: `demo:${id}`, path: `/s/skills/${id}/SKILL.md`, also: [id] }));
const seen = { stream: 'stdout', line: 1, proof: 'a line' } as const;
const idOf = (index: number) => `toolu_0x1_${index}`;
const load = (index: number, skill: string): AgentEvent => ({
  ...{ type: 'skill_call', call_id: idOf(index), tool: 'Skill', input: { skill }, skill, also: [], how: 'invoked' },
  ...{ outcome: 'ran', message: null, output: '' },
  ...seen,
});
const read = (index: number, skill: string, text: 'own' | 'none'): AgentEvent => ({
  ...{ type: 'skill_read', call_id: idOf(index), skill, also: [], path: null, text, why: null },
  ...seen,
});

describe('the events of a pack', () => {
  let source: Source;
  beforeAll(async () => {
    source = await readSource(
      writePlugin(
        newFolder(),
        'demo',
        NAMES.map((dir) => ({ dir })),
      ),
    );
  });

  /** One call a case, but the last case takes no part. */
  const open = () => {
    const calls: ToolCall[] = NAMES.map((skill) => ({ name: 'Skill', input: { skill } }));
    const sent: PackedCalls = { turns: [calls], cases: calls.map((call, at) => (at === 2 ? null : [call])) };
    const members = NAMES.map((expected_skill) => ({
      unit: { unit_run_id: expected_skill, agent: 'claude' } as PlannedUnit,
      testCase: SkillCaseSchema.parse({ kind: 'skill', case_id: expected_skill, prompt: 'Help.', expected_skill }),
    }));
    const context = { shared: { source, staged: '/s' }, workspaceOf: () => null } as unknown as UnitContext;
    return openPackEvents(members, () => sent, { agent: claude } as unknown as ReadyAgent, context);
  };

  it('are each case’s own', async () => {
    const events = await open();
    expect(events.join()).toBeNull();
    for (const [at, name] of NAMES.entries()) events.add(load(at, name));
    const cases = events.end();
    expect(cases.map(({ index, unit, calls }) => [index, unit.unit_run_id, [...calls]])).toEqual([
      [0, 'alpha', [0]],
      [1, 'beta', [1]],
    ]);
    expect(cases.map(({ evidence }) => Object.keys(evidence.hits))).toEqual([['alpha'], ['beta']]);
    expect(events.unclaimed()).toBe(0);
  });

  it('are everyone’s where they are about the conversation', async () => {
    const events = await open();
    events.add({ type: 'fault', fault: { kind: 'server', message: 'Overloaded.' }, ...seen });
    expect(events.end().map(({ evidence }) => evidence.fault?.kind)).toEqual(['server', 'server']);
  });

  it('are nobody’s where nobody asked for that call', async () => {
    const events = await open();
    events.add(load(7, 'alpha'));
    events.add(read(8, 'beta', 'own'));
    expect(events.unclaimed()).toBe(2);
    expect(events.end().map(({ evidence }) => evidence.hits)).toEqual([{}, {}]);
    expect(events.marks(INSTALLED)).toEqual([]);
  });

  it('tell how a line names a call: by its id, or by the folder of what it loaded', async () => {
    const events = await open();
    events.add(load(0, 'demo:alpha'));
    events.add(read(1, 'beta', 'own'));
    // An output that only names a skill.
    events.add(read(1, 'gamma', 'none'));
    expect(events.marks(INSTALLED)).toEqual([
      { texts: ['"toolu_0x1_0"'], call: 0 },
      { texts: markFolder('/s/skills/alpha'), call: 0 },
      { texts: markFolder('/s/skills/beta'), call: 1 },
    ]);
    expect(events.marks(null)).toEqual([{ texts: ['"toolu_0x1_0"'], call: 0 }]);
  });
});
