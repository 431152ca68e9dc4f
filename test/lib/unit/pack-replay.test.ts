/** Which cases a recorded choice lets take part in a pack: the expected skill alone or none, chosen for this prompt from this listing. */
import { expect, it } from '@jest/globals';
import type { SkillCase } from '../../../lib/case/schema.js';
import type { Choice, Decision } from '../../../lib/contract/decision.js';
import type { PlannedUnit } from '../../../lib/contract/plan.js';
import type { ModelRequest } from '../../../lib/model/wire.js';
import { fingerprintOf } from '../../../lib/policy/decider.js';
import type { ExpectedCalls } from '../../../lib/policy/expected-calls.js';
import { createReplay } from '../../../lib/policy/replay-decider.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import { openReplayed } from '../../../lib/unit/pack/replay.js';
import type { UnitContext } from '../../../lib/unit/trial/context.js';

const tool = { name: 'Skill', description: 'Loads a skill.', input_schema: {} };
const listingOf = (home: string, words = 'Prunes roses.') => ({ passages: [`alpha (${home}/../x): ${words}`], tool });
const offered = ['alpha', 'beta'].map((id) => ({ id, also: [`kit:${id}`], description: id, path: null }));
const expected: ExpectedCalls = { skills: [{ id: 'alpha', names: ['kit:alpha'] }], files: [], tools: [], answer: '' };
const nothing: ExpectedCalls = { ...expected, skills: [] };
const DECIDED = { mode: 'model', model: 'tiny' } as const;

function decisionOf(choice: Choice, prompt: string): Decision {
  const about = { agent: 'claude', version: '1', install: 'plugin', vendor_model: null, case_id: 'c', trial: 1 };
  const listing = listingOf('/tmp/ar-000000000000/home');
  const question = { ...about, prompt, listing, offered, workspace: null, processes: null };
  const fingerprint = fingerprintOf(question, { mode: 'model', model: 'tiny' });
  const { agent, version, case_id, trial } = about;
  const hashes = { prompt_hash: '', offers_hash: '' };
  return { fingerprint, ...DECIDED, agent, version, case_id, trial, ...hashes, ...choice, at: '2026-01-01T00:00:00Z' };
}

/** home: of the pack's process, which is another one than that of the record. */
function open(
  decisions: readonly Decision[],
  prompt: string,
  words?: string,
  more: Partial<UnitContext> = {},
  calling = expected,
) {
  const home = '/tmp/ar-1234567890ab/home';
  const agent = {
    classifyRequest: ({ step }: ModelRequest) => (step < 0 ? 'side' : 'main'),
    readListing: () => listingOf(home, words),
    listedAs: () => [],
  };
  const ready = { agent, version: '1', install: 'plugin', key: { vendor_model: null } } as unknown as ReadyAgent;
  const decider = createReplay(decisions, DECIDED);
  const source = { skills: [] };
  const context = { mode: 'replay', decider, shared: { source }, ...more } as unknown as UnitContext;
  const unit = { agent: 'claude', case_id: 'c' } as PlannedUnit;
  const testCase = { prompt, expected_skill: 'alpha', provider_aliases: {} } as unknown as SkillCase;
  const replayed = openReplayed([{ unit, testCase }], ready, context);
  const calls = replayed?.narrow({ home, binary: '' })(calling, 0, { step: 0 } as ModelRequest, offered);
  return { replayed, calls, decider };
}

it('takes part with the call that was chosen, and is counted once its row is written', async () => {
  const { replayed, calls, decider } = open([decisionOf({ choice: 'alpha' }, 'Hedge.')], 'Hedge.');
  expect(calls?.skills).toEqual([{ id: 'alpha', names: ['alpha'] }]);
  expect([decider.recorded(), decider.open().trials]).toEqual([0, 0]);
  expect(await replayed?.choiceOf(0)).toEqual({ choices: [{ trial: 1, choice: 'alpha' }] });
  expect(decider.recorded()).toBe(1);
});

it.each([
  ['another skill was chosen', { choice: 'beta' }, 'Hedge.', undefined],
  ['none was chosen', { choice: null }, 'Hedge.', undefined],
  ['what was chosen is not listed', { choice: 'ghost' }, 'Hedge.', undefined],
  ['another was chosen too', { choice: 'alpha', also: ['beta'] }, 'Hedge.', undefined],
  ['a name was called that is not listed', { choice: 'alpha', unknown: ['ghost'] }, 'Hedge.', undefined],
  ['its prompt was not asked', { choice: 'alpha' }, 'Roses.', undefined],
  ['the agent lists something else now', { choice: 'alpha' }, 'Hedge.', 'Prunes hedges.'],
])('takes no part where %s', async (_, choice, prompt, words) => {
  const { replayed, calls, decider } = open([decisionOf(choice, 'Hedge.')], prompt, words);
  expect(calls).toBeNull();
  expect(await replayed?.choiceOf(0)).toEqual({});
  expect([decider.recorded(), decider.open().trials]).toEqual([0, 0]);
});

it('takes part without a call where none is expected and none was chosen', async () => {
  const { replayed, calls, decider } = open([decisionOf({ choice: null }, 'Tea?')], 'Tea?', undefined, {}, nothing);
  expect(calls).toEqual(nothing);
  expect(await replayed?.choiceOf(0)).toEqual({ choices: [{ trial: 1, choice: null }] });
  expect(decider.recorded()).toBe(1);
});

it.each([
  ['a skill was chosen', { choice: 'alpha' }, 'Tea?', undefined, nothing],
  ['a name was called that is not listed', { choice: null, unknown: ['ghost'] }, 'Tea?', undefined, nothing],
  ['its prompt was not asked', { choice: null }, 'Coffee?', undefined, nothing],
  ['the agent lists something else now', { choice: null }, 'Tea?', 'Prunes hedges.', nothing],
  ['a file is expected', { choice: null }, 'Tea?', undefined, { ...nothing, files: ['notes.md'] }],
])('takes no part where none is expected and %s', async (_, choice, prompt, words, calling) => {
  expect(open([decisionOf(choice, 'Tea?')], prompt, words, {}, calling).calls).toBeNull();
});

it('takes no part where nobody decides, and is the oracle’s where the mode asks nobody', () => {
  const decisions = [decisionOf({ choice: 'alpha' }, 'Hedge.')];
  expect(open(decisions, 'Hedge.', undefined, { decider: null }).calls).toBeNull();
  expect(open(decisions, 'Hedge.', undefined, { mode: 'oracle' }).replayed).toBeNull();
});

it('is settled by the first request of the conversation itself, and stays so', () => {
  const { replayed } = open([decisionOf({ choice: 'alpha' }, 'Hedge.')], 'Hedge.');
  const narrow = replayed?.narrow({ home: '/tmp/ar-1234567890ab/home', binary: '' });
  const at = (step: number, listed: typeof offered) => narrow?.(expected, 0, { step } as ModelRequest, listed);
  expect(at(-1, [])).toBeNull();
  const settled = at(0, offered);
  expect(settled?.skills).toEqual([{ id: 'alpha', names: ['alpha'] }]);
  // An agent may list what was used otherwise.
  expect(at(1, [])).toBe(settled);
});
