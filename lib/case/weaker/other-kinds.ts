/** Two versions of a `tool_route`, `suite` or `route` case → what the newer one no longer demands. */
import { isDeepStrictEqual } from 'node:util';
import { isSameTool, nameCall } from '../../text/name-call.js';
import type { RouteCase, SuiteCase, ToolRouteCase } from '../schema.js';
import { became, type Clauses, coversId } from './clause.js';
import { findWeakerExpect } from './expect.js';
import { SHARED_FIELDS } from './shared-fields.js';

export const TOOL_ROUTE_CLAUSES = {
  ...SHARED_FIELDS,
  // The call is the test: what is made of another one says nothing of it.
  input: (then, now, { ran, isTried }) => {
    const is_same = isSameTool(then.tool, now.tool) && isDeepStrictEqual(then.input, now.input);
    if (!ran || is_same || isTried(then)) return [];
    const [was, is] = [then, now].map(({ tool, input }) => nameCall(tool, input));
    return [`it expected ${then.expect} for ${was}, which is no longer tried, but ${is}`];
  },
  prompt: null,
  event: (then, now) => {
    const [was, is] = [then.event ?? 'PreToolUse', now.event ?? 'PreToolUse'];
    return was === is ? [] : [became('event', was, is)];
  },
  after_skill: null,
  after_calls: null,
  git: null,
  // One that this agent does not have.
  tool: (then, now, { ran }) =>
    !ran && now.tool !== then.tool ? [`${became('tool', then.tool, now.tool)}, which is not tried here`] : [],
  expect: (then, now) => (now.expect === then.expect ? [] : [became('expect', then.expect, now.expect)]),
  contains: (then, now) =>
    then.contains === undefined || now.contains?.includes(then.contains)
      ? []
      : [became('contains', then.contains, now.contains)],
  returns: (then, now) =>
    then.returns === undefined || now.returns?.includes(then.returns)
      ? []
      : [became('returns', then.returns, now.returns)],
  shows: (then, now) =>
    then.shows === undefined || now.shows?.includes(then.shows) ? [] : [became('shows', then.shows, now.shows)],
  route: (then, now, { isGone }) =>
    then.route === undefined || now.route === then.route || isGone('route', then.route)
      ? []
      : [became('route', then.route, now.route)],
} satisfies Clauses<ToolRouteCase>;

type Step = NonNullable<SuiteCase['multi_step']>[number];

/** Every field of a step has an entry; null means the same as in Clauses. */
const STEP = {
  step: null,
  input: null,
  store: null,
  expect: (then, now) => findWeakerExpect(then.expect ?? {}, now?.expect),
} satisfies { [Field in keyof Required<Step>]: ((then: Step, now: Step | undefined) => string[]) | null };

export const SUITE_CLAUSES = {
  ...SHARED_FIELDS,
  input: null,
  subagent: (then, now, { isGone }) =>
    coversId(now.subagent, then.subagent) || isGone('subagent', then.subagent)
      ? []
      : [became('subagent', then.subagent, now.subagent)],
  skip_if: (then, now) => (now.skip_if && !then.skip_if ? [`skip_if was added: "${now.skip_if}"`] : []),
  expect: (then, now) => (then.expect ? findWeakerExpect(then.expect, now.expect) : []),
  multi_step: (then, now) =>
    (then.multi_step ?? []).flatMap((step, index) => {
      if (!step.expect) return [];
      const steps = now.multi_step ?? [];
      const same = step.step === undefined ? steps[index] : steps.find((other) => other.step === step.step);
      return STEP.expect(step, same).map((words) => `step ${step.step ?? index + 1}: ${words}`);
    }),
  // Another model is another question, not an easier one.
  model: null,
} satisfies Clauses<SuiteCase>;

const CONFIDENCES = [undefined, 'low', 'medium', 'high'] as const;

export const ROUTE_CLAUSES = {
  ...SHARED_FIELDS,
  query: null,
  // Any of the expected ids will do, so one more is an easier question.
  expected: (then, now, { isGone }) => {
    if (then.expected.length === 0) return [];
    if (now.expected.length === 0 && !now.none) return [`expected (${then.expected.join(', ')}) was dropped`];
    const added = now.expected.filter((id) => !then.expected.some((other) => coversId(id, other)));
    const gone = then.expected.filter((id) => isGone('skill', id) && !now.expected.includes(id));
    return added.length > gone.length ? [`expected may now be ${added.join(', ')} too`] : [];
  },
  within: (then, now) => (now.within > then.within ? [became('within', then.within, now.within)] : []),
  min_confidence: (then, now) =>
    CONFIDENCES.indexOf(now.min_confidence) < CONFIDENCES.indexOf(then.min_confidence)
      ? [became('min_confidence', then.min_confidence, now.min_confidence)]
      : [],
  none: (then, now) => (then.none && !now.none ? [became('none', true, false)] : []),
} satisfies Clauses<RouteCase>;
