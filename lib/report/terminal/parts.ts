/** Turns the custom agents, commands, MCP servers and hooks that `discover` found into a table of parts by agents, followed by the reasons. */
import type { Discovery } from '../../offer/discover.js';
import type { HookOffer } from '../../offer/hooks.js';
import type { PartOffer } from '../../offer/parts.js';
import { nameScript } from '../../skill/hooks.js';
import { alignRows } from '../../text/align.js';
import { count } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import {
  describePart,
  describeSilent,
  explainParts,
  isLost,
  isShown,
  legendOf,
  nameOfPart,
  oneOfEach,
  tellApart,
  UNREAD,
} from '../view/parts.js';

/** Room for a hook with its matcher, its script and its file. */
export const WIDEST = 100;

interface Listed {
  agent: string;
  parts: readonly PartOffer[];
  hooks: readonly HookOffer[];
}

const START =
  '`agent-routing discover --allow-source-processes` starts what needs no network, and makes one shell call; for other calls, write cases.';

/** Of the agents that were asked. */
export const listParts = (agents: Readonly<Record<string, Discovery | { error: string }>>): Listed[] =>
  Object.entries(agents).flatMap(([agent, found]) =>
    'parts' in found && found.parts ? [{ agent, parts: found.parts, hooks: found.hooks ?? [] }] : [],
  );

/** Whether there is a part that one of them does not get. */
export const hasLost = (listed: readonly Listed[]): boolean =>
  makeRows(listed).some((row) => isShown(row) && isLost(row));

function makeRows(listed: readonly Listed[]): string[][] {
  const [first] = listed;
  const hookNames = tellApart(
    (first?.hooks ?? []).map((hook) => [nameOfPart({ kind: 'hook', name: hookName(hook) }), hook.file]),
  );
  const names = tellApart((first?.parts ?? []).map((part) => [nameOfPart(part), part.path]));
  return [
    ...names.map((name, index) => [name, ...listed.map(({ parts }) => describePart(parts[index]))]),
    ...hookNames.map((name, index) => [
      name,
      ...listed.flatMap(({ hooks }) => (hooks[index] ? describeHook(hooks[index]) : '-')),
    ]),
  ];
}

/** most: rows, of those first that an agent leaves out; without a limit the reasons follow. */
export function renderParts(listed: readonly Listed[], most = Number.POSITIVE_INFINITY): string[] {
  const rows = oneOfEach(makeRows(listed));
  if (rows.length === 0) return [];
  const worst = rows.filter(isShown).sort((one, other) => weigh(other) - weigh(one));
  const sorted = Number.isFinite(most) ? worst : rows;
  if (sorted.length === 0) return [];
  const table = [['part', ...listed.map(({ agent }) => agent)], ...sorted.slice(0, most)];
  const lines = alignRows(table, { widest: WIDEST });
  const more = sorted.length - most;
  const isCut = Number.isFinite(most);
  // Where all is shown, the reasons say how.
  const legend = legendOf(table, isCut ? START : '');
  const shown = table.map(([name]) => name);
  const isTold = (name: string) => shown.some((one) => one === name || one?.startsWith(`${name} (`));
  return [
    '',
    ...lines,
    ...(legend ? [legend] : []),
    ...(isCut && more > 0 ? [`and ${count(more, 'part')} more; --all shows them, and why`] : []),
    ...reasons(listed, (part) => !isCut || (isTold(nameOfPart(part)) && !part.untried)),
  ];
}

/** What is lost goes before what other agents read. */
const weigh = (row: readonly string[]): number =>
  isLost(row.filter((cell) => cell !== UNREAD)) ? 2 : Number(isLost(row));

/** Two that wait for the same are told apart by what they run. */
const hookName = ({ event, matcher, command }: HookOffer): string =>
  [event, matcher, nameScript(command) ?? oneLine(command, 32)].filter(Boolean).join(' ');

function describeHook({ state, addressed_to }: HookOffer): string {
  if (addressed_to && state !== 'not read') return describeSilent(addressed_to);
  return state === 'runs' || state === 'read' || state === 'not read' ? state : state.toUpperCase();
}

function reasons(listed: readonly Listed[], isTold: (part: Told) => boolean): string[] {
  const parts = listed.map(({ agent, parts, hooks }) => {
    const ofHooks = hooks.map((hook) => {
      const untried = hook.state === 'read' || (hook.addressed_to && hook.state !== 'not read');
      return { kind: 'hook' as const, name: hookName(hook), reason: hook.reason, untried };
    });
    return [agent, [...parts, ...ofHooks].filter(isTold)] as const;
  });
  const lines = explainParts(Object.fromEntries(parts));
  return lines.length > 0 ? ['', ...lines] : [];
}

type Told = Pick<PartOffer, 'name' | 'reason'> & { kind: PartOffer['kind'] | 'hook'; untried?: unknown };
