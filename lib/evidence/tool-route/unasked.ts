/** A call about which no hook of the source was asked → its outcome, and why none was. */
import type { DeclaredHook } from '../../contract/transcript/hook-call.js';
import { covers } from '../../skill/hooks.js';
import { type HookSight, isOwn, type Settled, type Silence, type Tried } from './settled.js';
import { isSameTool } from './tool-call.js';

/** What is declared so that the agent never runs it. */
export function findUnmatched(hooks: readonly DeclaredHook[], explainUnrun: HookSight['explainUnrun']): Silence | null {
  const why = hooks.map((hook) => explainUnrun?.(hook) ?? null).find((one) => one !== null);
  return why === undefined ? null : { why, failure: 'unmatched' };
}

export function settleUnasked(
  plain: Settled,
  declared: readonly DeclaredHook[],
  tried: Tried,
  { foreign, foreign_events, silence = null, explainUnrun, declared: all }: HookSight,
): Settled {
  if (declared.length === 0) {
    const misspelt = findUnmatched(
      (all ?? [])
        .filter(({ file, event }) => isOwn(file) && !foreign?.test(file) && !foreign_events?.test(event))
        .map((hook) => ({ ...hook, matcher: null })),
      explainUnrun,
    );
    if (misspelt === null) return { ...plain, why: 'the source declares no hook that runs before a call' };
    const outcome = tried.expect === 'allow' ? plain.outcome : 'hook_not_loaded';
    return { ...plain, ...misspelt, outcome };
  }
  const reached = declared.filter(({ file }) => !foreign?.test(file));
  const read = reached.filter(({ event }) => !foreign_events?.test(event));
  if (read.length === 0) {
    const files = [...new Set(declared.map(({ file }) => file))].join(', ');
    const events = [...new Set(reached.map(({ event }) => event))].join(', ');
    // A case that expects the call to run does not need to know of hooks for other agents.
    const outcome = tried.expect === 'allow' ? plain.outcome : 'hook_not_loaded';
    const why = events === '' ? `this agent reads no hooks from ${files}` : `this agent has no hook event ${events}`;
    return { ...plain, outcome, why };
  }
  const due = read.filter(
    ({ recorded, conditional, matcher }) => recorded && !conditional && covers(matcher, namesOf(tried.tool)),
  );
  if (tried.by_agent) return { ...plain, why: 'no hook was asked before that' };
  if (due.length === 0) {
    const certain = read.every(({ recorded, conditional }) => recorded && !conditional);
    return { ...plain, why: certain ? `no hook of the source is declared for the tool ${tried.tool}` : null };
  }
  const files = [...new Set(due.map(({ file }) => file))].join(', ');
  // A matcher that is empty keeps Copilot CLI from the whole file.
  const beside = read.filter(({ file, matcher }) => matcher === '' && files.includes(file));
  const cause = silence ?? findUnmatched([...due, ...beside], explainUnrun);
  const because = cause === null ? '' : `: ${cause.why}`;
  return {
    ...plain,
    outcome: 'hook_not_loaded',
    failure: cause?.failure ?? null,
    why: `the agent never ran the hook that ${files} declares for this tool${because}`,
  };
}

/** Names under which the agents know a tool in matchers. */
const namesOf = (tool: string): string[] => [
  tool,
  ...['Bash', 'bash', 'shell', 'run_shell_command'].filter((name) => isSameTool(name, tool)),
];
