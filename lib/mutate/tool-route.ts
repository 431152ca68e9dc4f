/** Mutators for kind `tool_route`: the hook that an agent runs, and the pattern that is tried offline, each broken. */
import { decideByRoutes, matchedText } from '../case/route-decision.js';
import type { ToolRouteCase } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import { ALLOWING, blockingWith, CRASHING, editHooks } from './hooks.js';
import type { Draft, Edit, Mutator, Remedy, Subject } from './mutant.js';

const OTHER_MESSAGE = 'Blocked for some other reason.';

/** Cases that expect words of a hook, not a decision about a call, are left alone. */
type Expect = 'block' | 'allow';

const decisionOf = ({ event, expect }: ToolRouteCase): Expect | null => {
  if ((event ?? 'PreToolUse') !== 'PreToolUse' || expect === 'context') return null;
  // What asks the user, or changes the call, is lost with the hook as a block is.
  return expect === 'allow' ? 'allow' : 'block';
};

/** Hooks run inside agents. A case that expects `allow` has nothing to notice when there is none. */
function onAgents(
  name: string,
  does: string,
  expects: readonly Expect[],
  edits: (subject: Subject) => Edit[],
  why: Record<Expect, string>,
): Mutator<'tool_route'> {
  return {
    name,
    does,
    make: (testCase, subject, agent) => {
      const expect = decisionOf(testCase);
      const made = agent && expect !== null && expects.includes(expect) ? edits(subject) : [];
      if (made.length === 0 || expect === null) return [];
      return [draft(testCase, subject, { what: does, edits: made }, why[expect])];
    },
  };
}

function draft(testCase: ToolRouteCase, subject: Subject, change: Draft['changes'][number], why: string): Draft {
  const target = testCase.route ?? findRoute(testCase, subject)?.name ?? `${testCase.expect} ${testCase.tool}`;
  return { target, changes: [change], why, against: 'mutated', remedy: remedyFor(testCase, subject) };
}

function remedyFor(testCase: ToolRouteCase, subject: Subject): Remedy {
  if (testCase.expect === 'allow')
    return { words: 'let the case make a call that the hook looks at, close to one that it blocks', set: null };
  const message = findRoute(testCase, subject)?.message.trim().split('\n')[0];
  return {
    words: 'ask with `contains` for words of the hook’s own message, which no other refusal has',
    set: { contains: message || 'words of the hook’s own message' },
  };
}

/** As the case names it, else the one that decides over its call, if that can be known. */
function findRoute({ route, tool, input }: ToolRouteCase, { routes }: Subject): ToolRoute | undefined {
  const about = routes.filter((one) => one.tool === tool);
  const decision = decideByRoutes(about, matchedText(tool, input), () => true);
  const deciding = decision && 'route' in decision ? decision.route : undefined;
  return routes.find(({ name }) => name === route) ?? deciding ?? about[0];
}

const NOTHING_BLOCKS = { block: 'nothing blocks the call any more', allow: '' };

/** The pattern side, which is tried in process. */
function offline(
  name: string,
  does: string,
  expect: Expect,
  set: Extract<Edit, { do: 'route' }>['set'],
  why: string,
): Mutator<'tool_route'> {
  return {
    name,
    does,
    make: (testCase, subject, agent) => {
      const route = findRoute(testCase, subject);
      if (agent || testCase.expect !== expect || !route) return [];
      return [draft(testCase, subject, { what: does, edits: [{ do: 'route', route: route.name, set }] }, why)];
    },
  };
}

export const TOOL_ROUTE_MUTATORS: readonly Mutator<'tool_route'>[] = [
  onAgents(
    'hook-gone',
    'the hook is no longer declared',
    ['block'],
    ({ hooks, rules }) => [...editHooks(hooks, null), ...rules.map((path): Edit => ({ do: 'remove', path }))],
    NOTHING_BLOCKS,
  ),
  onAgents('hook-crashes', 'the hook ends with an error', ['block'], ({ hooks }) => editHooks(hooks, () => CRASHING), {
    block: 'a hook that crashes has decided nothing',
    allow: '',
  }),
  onAgents(
    'hook-allows-everything',
    'the hook lets every call through',
    ['block'],
    ({ hooks }) => editHooks(hooks, () => ALLOWING),
    NOTHING_BLOCKS,
  ),
  onAgents(
    'hook-blocks-everything',
    'the hook blocks every call, with a message of its own',
    ['block', 'allow'],
    ({ hooks }) => editHooks(hooks, blockingWith(OTHER_MESSAGE)),
    {
      block: 'the call is blocked, and not for the reason that the route gives',
      allow: 'a call that must get through is blocked',
    },
  ),
  offline('route-gone', 'the route is no longer in its file', 'block', null, 'no route matches the call any more'),
  offline(
    'pattern-matches-nothing',
    'the route’s pattern matches nothing',
    'block',
    { pattern: '(?!)' },
    'no route matches the call any more',
  ),
  offline(
    'pattern-widened',
    'the route’s pattern matches everything',
    'allow',
    { pattern: '' },
    'a call that must get through is blocked',
  ),
  offline(
    'message-replaced',
    'the route’s message says something else',
    'block',
    { message: OTHER_MESSAGE },
    'the block no longer says what to do instead',
  ),
];
