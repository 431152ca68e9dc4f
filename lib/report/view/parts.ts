/** The parts of a batch besides its skills → what every report shows of them: a row per part with a cell per agent, and why an agent lacks some. */
import type { PartRow } from '../../contract/part.js';
import type { Results } from '../../contract/result.js';
import { groupBy } from '../../input/group-by.js';
import { nameScript } from '../../skill/hooks.js';
import { count } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';

const PART_KINDS = {
  subagent: 'agent',
  command: 'command',
  hook: 'hook',
  mcp_server: 'MCP server',
  output_style: 'output style',
  instructions: 'instructions',
} as const satisfies Record<PartRow['kind'], string>;

const ABSENT = 'ABSENT';
/** Nobody promised it: it is there for other agents. */
export const UNREAD = 'not read';
const SILENT = 'DOES NOT RUN';
const STUCK = 'CANNOT START';
const FAILS = 'FAILS';

/** Those that an agent lacks first. */
export interface PartTable {
  title: string;
  head: string[];
  rows: string[][];
  /** Those that not every agent gets, from this file or from another. */
  lost: string[][];
  reasons: string[];
}

/** Null where no agent has any, or they were not looked for. */
export function tabulateParts({ parts = {} }: Pick<Results, 'parts'>): PartTable | null {
  const agents = Object.keys(parts);
  const [first = []] = Object.values(parts);
  const names = tellApart(first.map((part) => [nameOfPart(part), part.path]));
  const all = names.map((name, at) => [name, ...agents.map((agent) => describePart(parts[agent]?.[at]))]);
  const rows = oneOfEach(all.filter(isShown));
  if (rows.length === 0) return null;
  // A hook or a custom agent may be there once for each agent.
  const bases = first.map(nameOfPart);
  const isReached = (base: string | undefined, column: number) =>
    all.some((row, at) => bases[at] === base && !isLost([row[column] ?? '']));
  const reaches = (at: number) => agents.every((_, column) => isReached(bases[at], column + 1));
  const lost = oneOfEach(all.filter((row, at) => isShown(row) && !reaches(at)));
  const shared = all.filter((row, at) => isShown(row) && isLost(row) && reaches(at));
  const word = shared.every(([name]) => name?.startsWith(PART_KINDS.hook)) ? 'hooks' : 'parts';
  const counted = Object.values(PART_KINDS).flatMap((word) => {
    const own = rows.filter(([name]) => name?.startsWith(`${word} `)).length;
    return own > 0 ? [count(own, word.replace(/s$/, ''))] : [];
  });
  const sorted = [...rows.filter(isLost), ...rows.filter((row) => !isLost(row))];
  return {
    title: `Besides skills: ${counted.join(', ')}${lost.length > 0 ? `; ${count(lost.length, 'part does', 'parts do')} not reach every agent` : ''}${shared.length > 0 ? `; ${shared.length} ${shared.length > 1 ? `${word} together reach` : `${word.slice(0, -1)} reaches`} every agent` : ''}`,
    head: ['part', ...agents],
    rows: sorted,
    lost,
    reasons: explainParts(parts),
  };
}

/** What could be started, for more to be known. */
const OPEN = {
  '-': '-: not started here',
  read: 'read: the agent reads it, but it was not started here',
  found: 'found: the agent finds its program, which was not started here',
};
const GIVEN = `file name: the file by which the agent gives its model this text from the start; ${ABSENT}: it does not`;
const FOREIGN = `${UNREAD}: it is for other agents, or no part of the plugin`;

/** What short cells of these rows mean; start: how to know more of what was not started. */
export function legendOf(rows: readonly (readonly string[])[], start = ''): string {
  const open = Object.entries(OPEN).flatMap(([cell, words]) => (rows.some((row) => row.includes(cell)) ? [words] : []));
  const given = rows.some(([name = '']) => name.startsWith(PART_KINDS.instructions)) ? [GIVEN] : [];
  const unread = rows.some((row) => row.includes(UNREAD) && !row[0]?.startsWith(PART_KINDS.hook)) ? [FOREIGN] : [];
  return [...given, ...unread, ...open, ...(open.length > 0 && start ? [start] : [])].join('; ');
}

/** Where two have one name, their files follow. */
export const tellApart = (named: readonly (readonly [name: string, path: string])[]): string[] =>
  named.map(([name, path]) =>
    named.some(([other, file]) => other === name && file !== path) ? `${name} (${oneLine(path, 80)})` : name,
  );

/** A file of the repository itself is no part of a plugin that is installed from it, nor is what only other agents read. */
export const isShown = ([name = '', ...cells]: readonly string[]): boolean =>
  name.startsWith(PART_KINDS.hook) ||
  cells.some((cell) => cell !== UNREAD && (cell !== ABSENT || !name.startsWith(PART_KINDS.instructions)));

/** Of instruction files that the agents give under the same names, such as a link to another, the first. */
export const oneOfEach = (rows: readonly string[][]): string[][] =>
  rows.filter(([name = '', ...cells], at) => {
    const isTwin = ([other = '', ...given]: readonly string[]) =>
      other.startsWith(PART_KINDS.instructions) && given.join('\n') === cells.join('\n');
    const is_given = name.startsWith(PART_KINDS.instructions) && cells.some((cell) => cell !== ABSENT);
    return !is_given || !rows.slice(0, at).some(isTwin);
  });

export const isLost = (row: readonly string[]): boolean =>
  [ABSENT, UNREAD, SILENT, STUCK, FAILS].some((word) => row.includes(word));

export const nameOfPart = ({ kind, name }: Pick<PartRow, 'kind' | 'name'>): string =>
  `${PART_KINDS[kind]} ${oneLine(kind === 'hook' ? shortHook(name) : name, 200)}`;

/** Of a command, what it runs. */
const shortHook = (name: string): string => {
  const [, event, command = ''] = /^(\w+): (.*)$/s.exec(name) ?? [];
  return event === undefined ? name : `${event} ${nameScript(command) ?? command}`;
};

/** A server has one cell for all its tools: what their names begin with, and how many there are. */
export function describePart(part: (Omit<PartRow, 'kind'> & { kind: string }) | undefined): string {
  if (!part || part.untried) return part?.kind === 'hook' ? 'read' : part?.found ? 'found' : '-';
  if (part.stuck && !part.addressed_to) return STUCK;
  if (part.unread) return UNREAD;
  if (part.kind === 'hook') return part.ran ? 'runs' : part.reason === null ? '-' : describeSilent(part.addressed_to);
  const [first, ...others] = part.listed_as.map((name) => oneLine(name));
  if (first === undefined) return part.late ? 'not yet' : ABSENT;
  const name =
    others.length === 0 ? first : `${commonStart([first, ...others])}… (${count(others.length + 1, 'tool')})`;
  return part.late ? `${name} (later)` : part.deferred ? `${name} (on request)` : name;
}

/** A hook for other agents' events is no loss here. */
export function describeSilent([first, ...others]: readonly string[] = []): string {
  if (first === undefined) return SILENT;
  return others.length > 0 ? 'for other agents' : `for ${first}`;
}

function commonStart([first = '', ...others]: string[]): string {
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end -= 1;
  return first.slice(0, end);
}

/** Parts that share a reason on an agent are named together, and so are agents of which the same is said. */
export function explainParts(
  parts: Record<string, readonly Pick<PartRow, 'kind' | 'name' | 'reason'>[] | undefined>,
): string[] {
  const said = Object.entries(parts).flatMap(([agent, own = []]) => {
    const silent = own.flatMap((part) => (part.reason === null ? [] : [{ ...part, reason: part.reason }]));
    return [...groupBy(silent, ({ reason }) => reason)].map(([reason, group]) => {
      const names = [...new Set(group.map(nameOfPart))];
      return { agent, words: `${names.join(', ')}: ${oneLine(reason, 1000)}` };
    });
  });
  return [...groupBy(said, ({ words }) => words)].map(
    ([words, group]) => `${group.map(({ agent }) => agent).join(', ')}: ${words}`,
  );
}
