/** An MCP server whose tools are not in an agent's first request → why, and what to do. */
import type { Agent } from '../agents/interface/agent.js';
import { explainUnfound, rewriteServer } from '../agents/interface/servers.js';
import { isBare } from '../contract/agent-key.js';
import type { PartRow } from '../contract/part.js';
import type { ServerPart } from '../skill/plugin-part.js';
import type { Source } from '../skill/skill.js';

interface Context {
  source: Source;
  agent: Agent;
  is_usual?: boolean;
  /** The request is a later one. */
  waited?: boolean;
}

/** Longer than an agent waits that goes on without a server. */
export const PATIENCE_SECONDS = 5;

/** The file in which a package of Agent Plugins has its servers. */
const PACKAGED = /(?:^|\/)mcp\.json$/;

export function explainStopped(part: ServerPart, { agent, is_usual, source, waited }: Context): string {
  const { title, parts } = agent;
  const { places } = parts;
  if (part.lost) return `${part.lost} does not exist (${part.path}): bring it back, or correct the path.`;
  const why = places && explainUnfound(places, part);
  if (places && why) {
    const is_copied = is_usual && isBare(agent.defaultInstall(source));
    const fix = is_copied
      ? `Write ${rewriteServer(part, [places])}, with which ${title} starts it in the plugin's folder.`
      : 'The error `plugin-servers` of `agent-routing check` has what to write.';
    return `${title} does not start it: ${why} (${part.path}). ${fix}`;
  }
  const next = PACKAGED.test(part.path)
    ? 'of a package, what the standard refuses is not started; `lint` says what that is'
    : parts.server_paths
      ? `with ${title} ${parts.server_paths}`
      : 'start it as it is declared, and read what it says';
  const when = waited ? `first request, nor in one ${PATIENCE_SECONDS} s later` : 'first request';
  return `its tools are not in the ${when}, so it did not start, or not in time: ${next} (${part.path}).${parts.asks_first?.again ? '' : tellFirst(agent)}`;
}

/** is_seen: a later request had its tools. */
export function explainLate(path: string, agent: Agent, is_seen = false): string {
  const late = `its tools are not in the first request${is_seen ? ', but in a later one' : ''}: ${agent.title} was still waiting for the server (${path}).`;
  return `${late}${tellFirst(agent)} ${agent.parts.asks_first ? 'If it does so, let' : 'Let'} it start faster.`;
}

type Row = Pick<PartRow, 'listed_as' | 'deferred' | 'untried' | 'stuck' | 'late' | 'reason' | 'path'> & {
  kind: string;
};

/** It was started, and its tools are not there yet. */
export const isMissing = (row: Pick<Row, 'kind' | 'listed_as' | 'untried' | 'stuck'>): boolean =>
  row.kind === 'mcp_server' && row.listed_as.length === 0 && !row.untried && !row.stuck;

/** later: the same rows, by a later request. */
export const withLate = <T extends Row>(rows: readonly T[], later: readonly T[], agent: Agent): T[] =>
  rows.map((row, at) => {
    const found = later[at];
    if (!found || !isMissing(row)) return row;
    return found.listed_as.length > 0
      ? { ...found, late: true as const, reason: explainLate(row.path, agent, true) }
      : found;
  });

/** What those that write a server by hand do not know. */
function tellFirst({ title, parts: { asks_first } }: Agent): string {
  if (!asks_first) return '';
  const { method, seconds } = asks_first;
  return ` ${title} asks it \`${method}\` first, and waits ${seconds} s for an answer: a server has to answer each method that it does not know at once, with the JSON-RPC error -32601 (method not found).`;
}
