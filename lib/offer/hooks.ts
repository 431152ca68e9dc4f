/** The hooks that a source declares, and those that ran while an agent was asked for one shell call → one row per hook. */

import { addressedTo } from '../agents/index.js';
import type { Agent } from '../agents/interface/agent.js';
import { explainUnfound, explainUnrun, type HookFacts } from '../agents/interface/hook-facts.js';
import { betterInstall, explainInstall, folderOf } from '../agents/launch/full-install.js';
import type { Install } from '../contract/agent-key.js';
import type { PartRow } from '../contract/part.js';
import type { DeclaredHook, HookCall } from '../contract/transcript/hook-call.js';
import { covers } from '../skill/hooks.js';
import type { Source } from '../skill/skill.js';
import { oneLine } from '../text/escape.js';
import { cureForeign } from './declare-hook.js';

export interface HookOffer extends Pick<DeclaredHook, 'event' | 'matcher' | 'file' | 'command'> {
  /** null: nothing that it waits for happened. */
  ran: boolean | null;
  /** fails: it ended with an error at each call. read: by its file, event and matcher it is the agent's, and no more is known. */
  state: 'runs' | 'fails' | 'read' | 'not read' | 'cannot start' | 'does not run';
  /** The agents whose event it waits for, where this one has none of that name. */
  addressed_to?: string[];
  /** Why it did not run, or why that says nothing; null when it ran. */
  reason: string | null;
}

/** What every discovery makes happen, in the spelling without case and underscores. */
// biome-ignore format: a table
const HAPPENED = [
  'sessionstart', 'userpromptsubmit', 'userpromptsubmitted', 'pretooluse', 'posttooluse', 'stop', 'agentstop',
  'beforetool', 'aftertool', 'beforeagent', 'afteragent',
];
const ABOUT_A_TOOL = /^(?:(?:pre|post)tooluse|(?:before|after)tool)$/;
/** Names under which the agents know their shell in matchers. */
const SHELL = ['Bash', 'bash', 'shell', 'run_shell_command'];

type Reader = Pick<Agent, 'title' | 'foreign_hooks' | 'hook_facts'>;

/** A plugin's file → why this way of installing leaves its hooks out; null: it does not. */
export type LeftOut = (file: string) => string | null;

/** With no method named, cases that call a hook have the one that loads it. */
export const leftOutBy =
  (ready: { agent: Agent; install: Install; key?: { install: Install | null } }, source: Source): LeftOut =>
  (file) => {
    const folders = [folderOf(file, source)];
    const why = explainInstall(ready, source, folders);
    const is_chosen = ready.key?.install === null && betterInstall(ready, source, folders) !== ready.install;
    return why !== null && is_chosen ? `${why}, and cases that call a hook are run so` : why;
  };

/** calls: null where no process of the source was started. */
export const compareHooks = (
  declared: readonly DeclaredHook[],
  calls: readonly HookCall[] | null,
  agent: Reader,
  leftOut: LeftOut,
): HookOffer[] =>
  declared.map((hook) => {
    const { event, matcher, file, command } = hook;
    const isSame = (one: { event: string; file: string; command: string }) =>
      one.event === event && one.file === file && one.command === command;
    // Of two hooks with one command, the call is of the one that waits for a shell.
    const isAlone = waitsForShell(hook, agent.hook_facts) || declared.filter(isSame).length === 1;
    const called = isAlone ? (calls ?? []).filter(isSame) : [];
    const [state, reason] = judge(hook, called, { declared, calls, agent, leftOut });
    const ran = state === 'read' ? null : state === 'runs' || state === 'fails';
    return { event, matcher, file, command, ran, state, ...addressOf(hook, agent), reason };
  });

interface Sight {
  declared: readonly DeclaredHook[];
  calls: readonly HookCall[] | null;
  agent: Reader;
  leftOut: LeftOut;
}

function judge(
  hook: DeclaredHook,
  called: readonly HookCall[],
  sight: Sight,
): [HookOffer['state'], reason: string | null] {
  const { declared, calls, agent, leftOut } = sight;
  const [first] = called;
  if (first && !hook.stuck)
    return called.every(isCrash)
      ? ['fails', `it ends with exit code ${first.exit_code} at each call: ${lastError(first.stderr)}.`]
      : ['runs', null];
  const unread = first ? null : explainUnread(hook, agent, leftOut, declared);
  if (unread) return ['not read', unread];
  const foreign = explainForeign(hook, agent);
  if (foreign) return ['does not run', foreign];
  if (hook.stuck) return ['cannot start', `${hook.stuck}.`];
  const unknown = explainUnknown(hook, calls, agent);
  const never = explainUnrun(hook, agent, declared) ?? (calls && explainLost(hook, calls));
  if (calls === null ? never : unknown === null)
    return ['does not run', `the agent never ${calls ? 'ran' : 'runs'} it: ${never}.`];
  return ['read', unknown];
}

/** With 2 a hook answers. */
const isCrash = ({ ended, exit_code }: HookCall) => ended && exit_code !== null && exit_code !== 0 && exit_code !== 2;

/** Of a stack it is the line that names the error. */
function lastError(stderr: string): string {
  const lines = stderr.split('\n').flatMap((line) => line.trim() || []);
  return oneLine(
    lines.find((line) => /^\w*(?:Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? 'it says nothing',
    200,
  );
}

/** Of a batch, before anything ran. started: its units run hooks. */
export const listHooks = (
  declared: readonly DeclaredHook[],
  { started, agent, leftOut }: { started: boolean; agent: Reader; leftOut: LeftOut },
): PartRow[] =>
  declared.map((hook) => {
    const [state, why] = judge(hook, [], { declared, calls: null, agent, leftOut });
    const reason = state === 'read' && started ? 'nothing in this batch was seen to run it.' : why;
    const known = {
      ...(state === 'read' ? { untried: true as const } : addressOf(hook, agent)),
      ...(state === 'not read' ? { unread: true as const } : {}),
      ...(state === 'cannot start' ? { stuck: true as const } : {}),
    };
    return { kind: 'hook', plugin: null, ...namesOfHook(hook), listed_as: [], deferred: false, ...known, reason };
  });

function addressOf(hook: DeclaredHook, agent: Reader): Pick<HookOffer, 'addressed_to'> {
  const owners = addressedTo(hook, agent);
  return owners.length > 0 ? { addressed_to: owners } : {};
}

export const namesOfHook = ({ event, command, file }: Pick<DeclaredHook, 'event' | 'command' | 'file'>) => ({
  name: `${event}: ${command}`,
  path: file,
});

export const NOT_STARTED = 'it was not started: only --allow-source-processes starts what the source brings.';

const kindOf = ({ event }: DeclaredHook): string => event.toLowerCase().replaceAll('_', '');

/** A hook that waits for something else than a tool counts too. */
const waitsForShell = (hook: DeclaredHook, facts: HookFacts): boolean =>
  !ABOUT_A_TOOL.test(kindOf(hook)) ||
  covers(hook.matcher, SHELL) ||
  explainUnfound(hook.matcher ?? '', facts)?.names.some((name) => SHELL.includes(name)) === true;

/** Nothing of its words is unknown to the agent. */
function explainLost(hook: DeclaredHook, calls: readonly HookCall[]): string {
  const { file, matcher } = hook;
  if (matcher && !ABOUT_A_TOOL.test(kindOf(hook))) return `its matcher '${matcher}' matched nothing that happened`;
  if (calls.some((call) => call.file === file)) return `its matcher '${matcher}' found no call of the shell`;
  return `it takes no such hook from ${file} where this install puts it`;
}

/** What needs no start to be known. */
function explainUnread(
  hook: DeclaredHook,
  agent: Reader,
  leftOut: LeftOut,
  declared: readonly DeclaredHook[],
): string | null {
  const { file, unread } = hook;
  if (agent.foreign_hooks.test(file))
    return `this agent reads no hooks from ${file}${OF_PROJECT.test(file) ? cureForeign(hook, agent, declared) : ''}.`;
  if (unread) return `no agent reads ${file}, unless a manifest names it.`;
  const left_out = OF_PROJECT.test(file) ? null : leftOut(file);
  return left_out === null ? null : `the agent never runs it: ${left_out}.`;
}

/** Whatever becomes of a plugin, these are there. */
export const OF_PROJECT = /^\.\w+\//;

/** An agent obeys the settings whose hooks it reads. */
export function explainOff(files: readonly string[], agent: Pick<Agent, 'foreign_hooks'>): string | null {
  const off = files.filter((file) => !agent.foreign_hooks.test(file));
  return off.length > 0
    ? `${off.join(' and ')} turn${off.length > 1 ? '' : 's'} all hooks off (disableAllHooks)`
    : null;
}

function explainForeign(hook: DeclaredHook, agent: Reader): string | null {
  const { event, off = [] } = hook;
  const silenced = explainOff(off, agent);
  if (silenced) return `${silenced}.`;
  const { events } = agent.hook_facts;
  if (events.length === 0 || events.includes(event)) return null;
  const owners = addressedTo(hook, agent);
  return `this agent has no hook event ${event}${owners.length > 0 ? `, which is for ${owners.join(', ')}` : ''}.`;
}

function explainUnknown(hook: DeclaredHook, calls: unknown, agent: Reader): string | null {
  const { event, matcher, conditional, recorded } = hook;
  if (calls === null) return NOT_STARTED;
  if (!recorded) return 'it is not a command, and only commands can be watched.';
  if (!HAPPENED.includes(kindOf(hook))) return `nothing in this discovery is a ${event}.`;
  if (!waitsForShell(hook, agent.hook_facts)) return `it waits for ${matcher}, and only a shell call was made.`;
  if (conditional) return 'it runs under a further condition only.';
  return null;
}
