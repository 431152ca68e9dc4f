/** A hook that an agent does not read → the file in which it would, and what to write there. */
import type { Agent } from '../agents/interface/agent.js';
import { explainUnfound, isAboutTools } from '../agents/interface/hook-facts.js';
import { pageAddress } from '../contract/schema-address.js';
import type { DeclaredHook } from '../contract/transcript/hook-call.js';
import { PROJECT_PLACES } from '../skill/hook-places.js';
import { covers, scriptsOf } from '../skill/hooks.js';
import { isOfEvent } from '../text/name-call.js';

type Reader = Pick<Agent, 'foreign_hooks' | 'hook_facts'>;

const placeOf = (foreign: RegExp): string | undefined => PROJECT_PLACES.find(({ path }) => !foreign.test(path))?.path;

/** Where an agent would read a project's hook of a file that it does not read. */
export function cureForeign(hook: DeclaredHook, agent: Reader, declared: readonly DeclaredHook[]): string {
  const { event, command } = hook;
  const foreign = agent.foreign_hooks;
  const [script] = scriptsOf(command);
  const isSame = (one: DeclaredHook) => one.event === event && scriptsOf(one.command)[0] === script;
  const own = script && declared.find((one) => !foreign.test(one.file) && isSame(one));
  if (own) return `, and has the one of ${own.file}`;
  const cure = placeOf(foreign) && declareFor([hook], event, agent);
  return cure ? `; if this agent is to have it, ${cure}` : ' or any such file; nothing is to be done';
}

/** hooks: those that this agent does not read; none: nothing waits for the event. Null: the agent has no such event. */
export function declareFor(hooks: readonly DeclaredHook[], waits_for: string, agent: Reader): string | null {
  const { foreign_hooks, hook_facts } = agent;
  const [first] = hooks;
  if (hook_facts.events.length === 0)
    return `write a module of hooks for this agent, which reads no other file of them: \`agent-routing init --hooks\` writes one for pi and OpenCode (${pageAddress('tool-routes')})`;
  const meant = first?.event ?? waits_for;
  const { events } = hook_facts;
  const event = events.find((one) => one === meant) ?? events.find((one) => isOfEvent(one, meant));
  const place = placeOf(foreign_hooks);
  if (event === undefined || place === undefined) return null;
  if (first === undefined)
    return `declare a hook for ${event}, of a project in \`${place}\`, of a plugin in \`hooks/hooks.json\``;
  const is_foreign = foreign_hooks.test(first.file);
  const sets = new Set(hook_facts.sets[is_foreign ? 'project' : 'plugin']);
  const groups = hooks.map(({ matcher, command }) => {
    const tools = matcher && isAboutTools(event) ? (explainUnfound(matcher, hook_facts)?.names ?? []) : [];
    const own = tools.join('|') || matcher;
    return { ...(own ? { matcher: own } : {}), hooks: [{ type: 'command', command: findThere(command, sets) }] };
  });
  const text = JSON.stringify({ hooks: { [event]: groups } });
  const is_whole = groups.every(({ hooks: [hook] }) => hook?.command !== null) && !text.includes('`');
  const where = `declare it for ${event} in \`${is_foreign ? place : first.file}\`, too`;
  const edits = hooks.some(({ matcher }) => matcher && covers(matcher, ['Write', 'Edit'])) && hook_facts.edits_as;
  const asked = edits ? `; its script is asked about ${edits} there` : '';
  return `${where}${is_whole && text.length <= MOST_SHOWN ? `: \`${text}\`` : ''}${asked}`;
}

const MOST_SHOWN = 400;

/** Null where it has a variable that this agent does not set; the project's folder is where its hooks start. */
function findThere(command: string, sets: ReadonlySet<string>): string | null {
  const plain = command.replace(/("?)\$\{?(\w*PROJECT_DIR)\}?\1\//g, (all, _, name) => (sets.has(name) ? all : './'));
  return [...plain.matchAll(/\$\{?(\w+)/g)].every(([, name = '']) => sets.has(name)) ? plain : null;
}
