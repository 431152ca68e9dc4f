import { expect, it } from '@jest/globals';
import { explainKept } from '../../../lib/contract/offer.js';
import { countInWords } from '../../../lib/report/view/counts.js';
import { everyday, planOf } from '../../helpers/report-batches.js';
import { makeOffer } from '../../helpers/results.js';

it('says that no case asks the hooks of a source, of a whole batch alone', () => {
  const { results, comparison } = everyday();
  const hook = (name: string) => ({
    ...{ kind: 'hook' as const, plugin: null, name, path: 'hooks/hooks.json', listed_as: [] },
    ...{ deferred: false, reason: null, ran: true as const },
  });
  const parts = { claude: [hook('PreToolUse: a'), hook('Stop: b')], codex: [hook('PreToolUse: a')] };
  const said = (plan = planOf(results), own: typeof parts | object = parts) =>
    countInWords({ results: { ...results, parts: own as typeof parts }, comparison, plan }).filter((words) =>
      words.includes('hook'),
    );
  expect(said()).toEqual([
    expect.stringMatching(
      /^No case asks any of the 2 hooks of the source .*, so a hook that breaks is not seen: docs\/getting-started\.md#4-/,
    ),
  ]);
  expect(said(undefined, {})).toEqual([]);
  const left_out = { case_id: 'x', agent: 'claude', why: 'filter' as const, reason: 'left out', kind: 'tool_route' };
  expect(said(planOf(results, [left_out]))).toEqual([]);
  const asked = planOf(results);
  expect(said({ ...asked, units: asked.units.map((unit) => ({ ...unit, kind: 'tool_route' as const })) })).toEqual([]);
});

it('counts for each reason what was not run, and names a single reason alone', () => {
  const { results, comparison } = everyday();
  const row = (case_id: string, why: 'filter' | 'mode', reason: string) => ({
    ...{ case_id, agent: 'claude', why, reason, kind: 'skill' as const },
  });
  const needs = row('x', 'mode', 'needs mode live or a recorded answer: why');
  const said = (left_out: (typeof needs)[]) =>
    / not run \((.*)\)/.exec(
      countInWords({ results, comparison: { ...comparison, deltas: [] }, plan: planOf(results, left_out) })[0] ?? '',
    )?.[1];
  expect(said([needs])).toBe('need mode live or a recorded answer');
  expect(said([needs, row('y', 'mode', 'needs mode router'), row('z', 'mode', 'needs mode router')])).toBe(
    '1 need mode live or a recorded answer; 2 need mode router',
  );
});

it('counts no skill as one without a case that its author keeps from models', () => {
  const { results, comparison } = everyday();
  const said = (...reasons: (string | null)[]) => {
    const offers = Object.fromEntries(
      reasons.map((reason, at) => {
        const offer = { ...makeOffer(reason === null ? 'full' : 'absent', 0, 9), reason };
        return [`agent-${at}`, { 'for-people': offer, other: makeOffer('full', 9, 9) }];
      }),
    );
    const all = countInWords({ results: { ...results, offers }, comparison, plan: planOf(results) });
    return all.filter((words) => /ha(?:s|ve) no case/.test(words));
  };
  const kept = explainKept('`disable-model-invocation`').reason;
  expect(said(kept, kept)).toEqual(['1 of 1 skill has no case: other.']);
  expect(said(kept, 'Copilot rejects it')).toEqual(['1 of 1 skill has no case: other.']);
  expect(said('Copilot rejects it', null)).toEqual(['2 of 2 skills have no case: for-people, other.']);
});
