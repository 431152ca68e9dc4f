/** A call about which no hook of the source was asked → its outcome, and why none was. */
import type { DeclaredHook } from '../../contract/transcript/hook-call.js';
import { covers, toolNames } from '../../skill/hooks.js';
import { listFew } from '../../text/count.js';
import { isOfEvent, isSameTool } from '../../text/name-call.js';
import { type HookSight, isOwn, type Settled, type Silence, type Tried } from './settled.js';

/** What is declared so that the agent never runs it. */
export function findUnmatched(
  hooks: readonly DeclaredHook[],
  explainUnrun: HookSight['explainUnrun'],
  tool?: string,
): Silence | null {
  const why = hooks.map((hook) => explainUnrun?.(hook, tool) ?? null).find((one) => one !== null);
  return why === undefined ? null : { why, failure: 'unmatched' };
}

/** No hook waits for that. */
export const explainNone = (event: string, why: string, { declareFor }: HookSight): Pick<Silence, 'why' | 'fix'> => ({
  why,
  ...withFix(declareFor?.([], event)),
});

const withFix = (fix: string | null = null): Pick<Silence, 'fix'> => (fix === null ? {} : { fix });

/** What the hooks that the agent does read wait for in place of this. */
function sayOwn(unread: readonly DeclaredHook[], event: string, { declared, foreign }: HookSight): string {
  const own = (declared ?? []).filter(
    (hook) => isOwn(hook.file) && !foreign?.test(hook.file) && !unread.includes(hook),
  );
  const same = own.filter((hook) => isOfEvent(hook.event, event));
  if (same.length > 0) return `of those that it does read none waits for this: ${sayMatchers(same)}`;
  const [first] = own;
  return first
    ? `${first.file}, which it does read, declares none for ${event}`
    : 'no other file declares one for this';
}

const sayMatchers = (hooks: readonly DeclaredHook[]): string =>
  listFew(
    [...new Set(hooks.map(({ file, matcher }) => `in ${file} the matcher is ${JSON.stringify(matcher ?? '')}`))],
    3,
  );

/** Null where the agent reads one of them. */
export function explainUnread(hooks: readonly DeclaredHook[], event: string, sight: HookSight): Silence | null {
  const { foreign, isForeignEvent, declareFor } = sight;
  const reached = hooks.filter(({ file }) => !foreign?.test(file));
  const namesOf = (each: readonly string[]) => [...new Set(each)].join(', ');
  if (reached.some((hook) => !isForeignEvent?.(hook))) return null;
  const why =
    reached.length === 0
      ? `this agent reads no hooks from ${namesOf(hooks.map(({ file }) => file))}, and ${sayOwn(hooks, event, sight)}`
      : `this agent has no hook event ${namesOf(reached.map((hook) => hook.event))}`;
  return { why, failure: 'unread', ...withFix(declareFor?.(reached.length === 0 ? hooks : reached, event)) };
}

/** Null where one of them is a command, or there is none. */
export function explainUnrecorded(hooks: readonly DeclaredHook[]): string | null {
  const [hook] = hooks;
  if (hook === undefined || hooks.some(({ recorded }) => recorded)) return null;
  return `the hook of ${hook.file} for ${hook.event} is no command: it asks a model or a server, and what came of that is not seen here`;
}

export function settleUnasked(
  plain: Settled,
  declared: readonly DeclaredHook[],
  tried: Tried,
  sight: HookSight,
): Settled {
  const { foreign, isForeignEvent, silence = null, explainUnrun, declared: all } = sight;
  const broken = sight.broken?.find((file) => !foreign?.test(file));
  const others = declared.filter(({ file }) => !foreign?.test(file));
  if (declared.length === 0 || (broken && others.length === 0)) {
    const misspelt = findUnmatched(
      (all ?? [])
        .filter((hook) => isOwn(hook.file) && !foreign?.test(hook.file) && !isForeignEvent?.(hook))
        .map((hook) => ({ ...hook, matcher: null })),
      explainUnrun,
    );
    if (misspelt === null)
      return {
        ...plain,
        ...(broken
          ? { why: `${broken} is no JSON, so no hook in it runs` }
          : explainNone(tried.event, 'the source declares no hook that runs before a call', sight)),
      };
    const outcome = tried.expect === 'allow' ? plain.outcome : 'hook_not_loaded';
    return { ...plain, ...misspelt, outcome };
  }
  const about = declared.filter(({ matcher }) => covers(matcher, toolNames(tried.tool)));
  const unread = explainUnread(about.length > 0 ? about : declared, tried.event, sight);
  // A case that expects the call to run does not need to know of hooks for other agents.
  if (unread !== null && tried.expect === 'allow') return { ...plain, why: unread.why };
  if (unread !== null) return { ...plain, ...unread, outcome: 'hook_not_loaded' };
  const read = declared.filter((hook) => !foreign?.test(hook.file) && !isForeignEvent?.(hook));
  // A hook for PermissionRequest is asked only where a permission is missing.
  const due = read.filter(
    ({ event, recorded, conditional, matcher }) =>
      recorded && !conditional && isOfEvent(event, tried.event) && covers(matcher, toolNames(tried.tool)),
  );
  if (tried.by_agent) return { ...plain, why: 'no hook was asked before that' };
  if (due.length === 0) {
    const unrecorded = explainUnrecorded(read.filter(({ matcher }) => covers(matcher, toolNames(tried.tool))));
    if (unrecorded !== null)
      return { ...plain, why: unrecorded, failure: tried.expect === 'allow' ? null : 'unrecorded' };
    const certain = read.every(({ recorded, conditional }) => recorded && !conditional);
    const of = read.filter(({ event, matcher }) => isOfEvent(event, tried.event) && matcher !== null);
    const instead = of.length > 0 ? `: ${sayMatchers(of)}` : '';
    return { ...plain, why: certain ? `no hook of the source is declared for the tool ${tried.tool}${instead}` : null };
  }
  const files = [...new Set(due.map(({ file }) => file))].join(', ');
  const cause = silence ?? findUnmatched(due, explainUnrun, tried.tool) ?? explainRejected(tried);
  const because = cause === null ? '' : `: ${cause.why}`;
  return {
    ...plain,
    outcome: 'hook_not_loaded',
    failure: cause?.failure ?? null,
    why: `the agent never ran the hook that ${files} declares for this tool${because}`,
  };
}

/** What a call of a file names is looked at before a hook is asked, and of a shell's nothing. */
function explainRejected({ tool, failed_with }: Tried): { why: string; failure: 'rejected' } | null {
  if (failed_with === null || isSameTool('Bash', tool)) return null;
  return { why: `it failed before a hook was asked: ${failed_with}`, failure: 'rejected' };
}
