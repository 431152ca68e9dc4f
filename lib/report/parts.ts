/** Turns the custom agents, commands and MCP servers that `discover` found into a table of parts by agents, followed by the reasons. */
import type { PartOffer } from '../offer/parts.js';
import { count } from '../text/count.js';
import { oneLine } from '../text/escape.js';

const KINDS = { subagent: 'agent', command: 'command', mcp_server: 'MCP server' } as const;

const WIDEST = 40;

export function renderParts(listed: readonly { agent: string; parts: readonly PartOffer[] }[]): string[] {
  const rows = (listed[0]?.parts ?? []).map((part, index) => [
    `${KINDS[part.kind]} ${oneLine(part.name)}`,
    ...listed.map(({ parts }) => describe(parts[index])),
  ]);
  if (rows.length === 0) return [];
  const table = [['part', ...listed.map(({ agent }) => agent)], ...rows];
  const widths = table[0]?.map((_, column) =>
    Math.min(WIDEST, Math.max(...table.map((row) => row[column]?.length ?? 0))),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return ['', ...lines, ...reasons(listed)];
}

/** A server has one cell for all its tools: what their names begin with, and how many there are. */
function describe(part: PartOffer | undefined): string {
  if (!part) return '-';
  const [first, ...others] = part.listed_as.map((name) => oneLine(name));
  if (first === undefined) return 'ABSENT';
  const name =
    others.length === 0 ? first : `${commonStart([first, ...others])}… (${count(others.length + 1, 'tool')})`;
  return part.deferred ? `${name} (on request)` : name;
}

function commonStart([first = '', ...others]: string[]): string {
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end -= 1;
  return first.slice(0, end);
}

/** Parts that share a reason on an agent are listed together. */
function reasons(listed: readonly { agent: string; parts: readonly PartOffer[] }[]): string[] {
  const lines = listed.flatMap(({ agent, parts }) => {
    const byReason = new Map<string, string[]>();
    for (const { kind, name, reason } of parts)
      if (reason !== null) byReason.set(reason, [...(byReason.get(reason) ?? []), `${KINDS[kind]} ${oneLine(name)}`]);
    return [...byReason].map(([reason, names]) => `${agent}: ${names.join(', ')}: ${oneLine(reason)}`);
  });
  return lines.length > 0 ? ['', ...lines] : [];
}
