/** Turns the custom agents, commands, MCP servers and hooks that `discover` found into a table of parts by agents, followed by the reasons. */
import type { Discovery } from '../../offer/discover.js';
import type { HookOffer } from '../../offer/hooks.js';
import type { PartOffer } from '../../offer/parts.js';
import { alignRows } from '../../text/align.js';
import { count } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';

const KINDS = {
  subagent: 'agent',
  command: 'command',
  mcp_server: 'MCP server',
  output_style: 'output style',
  instructions: 'instructions',
} as const;

const WIDEST = 60;
const ABSENT = 'ABSENT';
const SILENT = 'DOES NOT RUN';

interface Listed {
  agent: string;
  parts: readonly PartOffer[];
  hooks: readonly HookOffer[];
}

const NOT_STARTED = '-: not started; `agent-routing discover --allow-source-processes` starts what needs no network.';

/** Of the agents that were asked. */
export const listParts = (agents: Readonly<Record<string, Discovery | { error: string }>>): Listed[] =>
  Object.entries(agents).flatMap(([agent, found]) =>
    'parts' in found && found.parts ? [{ agent, parts: found.parts, hooks: found.hooks ?? [] }] : [],
  );

/** most: rows, of those first that an agent leaves out; without a limit the reasons follow. */
export function renderParts(listed: readonly Listed[], most = Number.POSITIVE_INFINITY): string[] {
  const rows = [
    ...(listed[0]?.parts ?? []).map((part, index) => [
      nameOf(part),
      ...listed.map(({ parts }) => describe(parts[index])),
    ]),
    ...(listed[0]?.hooks ?? []).map((hook, index) => [
      nameOfHook(hook),
      ...listed.map(({ hooks }) => describeHook(hooks[index])),
    ]),
  ];
  if (rows.length === 0) return [];
  // A file of the repository itself is no part of a plugin that is installed from it.
  const is_shown = ([name = '', ...cells]: readonly string[]) =>
    !name.startsWith(KINDS.instructions) || cells.some((cell) => cell !== ABSENT);
  const is_lost = (row: readonly string[]) => row.includes(ABSENT) || row.includes(SILENT);
  const worst = rows.filter(is_shown).sort((one, other) => Number(is_lost(other)) - Number(is_lost(one)));
  const sorted = Number.isFinite(most) ? worst : rows;
  if (sorted.length === 0) return [];
  const table = [['part', ...listed.map(({ agent }) => agent)], ...sorted.slice(0, most)];
  const lines = alignRows(table, { widest: WIDEST });
  const more = sorted.length - most;
  if (Number.isFinite(most))
    return [
      '',
      ...lines,
      ...(table.some((row) => row.includes('-')) ? [NOT_STARTED] : []),
      ...(more > 0 ? [`and ${count(more, 'part')} more; --all shows them, and why`] : []),
    ];
  return ['', ...lines, ...reasons(listed)];
}

/** A server has one cell for all its tools: what their names begin with, and how many there are. */
function describe(part: PartOffer | undefined): string {
  if (!part) return '-';
  const [first, ...others] = part.listed_as.map((name) => oneLine(name));
  if (first === undefined) return part.untried ? '-' : ABSENT;
  const name =
    others.length === 0 ? first : `${commonStart([first, ...others])}… (${count(others.length + 1, 'tool')})`;
  return part.deferred ? `${name} (on request)` : name;
}

function commonStart([first = '', ...others]: string[]): string {
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end -= 1;
  return first.slice(0, end);
}

const nameOf = ({ kind, name }: PartOffer) => `${KINDS[kind]} ${oneLine(name)}`;
const nameOfHook = ({ event, matcher }: HookOffer) => `hook ${oneLine([event, matcher].filter(Boolean).join(' '))}`;

function describeHook(hook: HookOffer | undefined): string {
  return hook?.ran == null ? '-' : hook.ran ? 'runs' : SILENT;
}

/** Parts that share a reason on an agent are listed together. */
function reasons(listed: readonly Listed[]): string[] {
  const lines = listed.flatMap(({ agent, parts, hooks }) => {
    const byReason = new Map<string, Set<string>>();
    const named = [
      ...parts.map((part) => ({ name: nameOf(part), reason: part.reason })),
      ...hooks.map((hook) => ({ name: nameOfHook(hook), reason: hook.reason })),
    ];
    for (const { name, reason } of named)
      if (reason !== null) byReason.set(reason, (byReason.get(reason) ?? new Set()).add(name));
    return [...byReason].map(([reason, names]) => `${agent}: ${[...names].join(', ')}: ${oneLine(reason)}`);
  });
  return lines.length > 0 ? ['', ...lines] : [];
}
