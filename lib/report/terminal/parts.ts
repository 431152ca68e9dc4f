/** Turns the custom agents, commands, MCP servers and hooks that `discover` found into a table of parts by agents, followed by the reasons. */
import type { Discovery } from '../../offer/discover.js';
import type { HookOffer } from '../../offer/hooks.js';
import type { PartOffer } from '../../offer/parts.js';
import { alignRows } from '../../text/align.js';
import { count } from '../../text/count.js';
import { describePart, describeSilent, explainParts, isLost, isShown, nameOfPart } from '../view/parts.js';

const WIDEST = 60;

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
      nameOfPart(part),
      ...listed.map(({ parts }) => describePart(parts[index])),
    ]),
    ...(listed[0]?.hooks ?? []).map((hook, index) => [
      nameOfPart({ kind: 'hook', name: hookName(hook) }),
      ...listed.map(({ hooks }) => describeHook(hooks[index])),
    ]),
  ];
  if (rows.length === 0) return [];
  const worst = rows.filter(isShown).sort((one, other) => Number(isLost(other)) - Number(isLost(one)));
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

const hookName = ({ event, matcher }: HookOffer) => [event, matcher].filter(Boolean).join(' ');

function describeHook(hook: HookOffer | undefined): string {
  if (hook?.addressed_to) return describeSilent(hook.addressed_to);
  return hook?.ran == null ? '-' : hook.ran ? 'runs' : describeSilent();
}

function reasons(listed: readonly Listed[]): string[] {
  const parts = listed.map(({ agent, parts, hooks }) => {
    const ofHooks = hooks.map((hook) => ({ kind: 'hook' as const, name: hookName(hook), reason: hook.reason }));
    return [agent, [...parts, ...ofHooks]] as const;
  });
  const lines = explainParts(Object.fromEntries(parts));
  return lines.length > 0 ? ['', ...lines] : [];
}
