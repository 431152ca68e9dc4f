/** An MCP server at the ref and now → the agents that no longer have it, or a tool of it, and what the branch did to it. */
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { explainUnfound, rewriteServer } from '../../../lib/agents/interface/servers.js';
import type { PartAt, PartRow } from '../../../lib/contract/part.js';
import { groupBy } from '../../../lib/input/group-by.js';
import type { LintedAgent } from '../../../lib/lint/skill-location.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import { listChangedFiles } from '../../../lib/setup/source/shipped.js';
import { type ServerPart, scriptsIn, serversIn } from '../../../lib/skill/plugin-part.js';
import type { Source } from '../../../lib/skill/skill.js';
import { listFew } from '../../../lib/text/count.js';
import { escapePattern } from '../../../lib/text/escape.js';
import { isDenied } from '../references.js';
import { measuredAs, type Reach, type Said, type Unreached } from './reach.js';

export async function findStopped(
  from: PartAt,
  to: PartAt,
  { before, now, agents, shown, fileOf, start }: Reach & { shown: readonly LintedAgent[] },
): Promise<Unreached[]> {
  const [then, own] = await Promise.all([findServer(before, from), findServer(now, to)]);
  // What is not there lint names, as an error.
  if (shown.length === 0 || !then || !own || own.lost) return [];
  const unfoundBy = ({ agent: { parts } }: LintedAgent, server: ServerPart) =>
    parts.places ? explainUnfound(parts.places, server) : null;
  const started = shown.filter((one) => unfoundBy(one, then) === null);
  const changed = await listChanged({ before, now }, then, own);
  const files = listFew(changed.map((path) => `\`${fileOf({ path })}\``));
  const places = agents.flatMap(({ agent }) => agent.parts.places ?? []);
  const isListed = async (source: Source, part: PartAt, agent: string): Promise<boolean | undefined> => {
    const rows = await start?.list(source, agent);
    const row = rows?.find((one) => measuredAs(one) === measuredAs(part) && !one.untried);
    return row && (row.listed_as.length > 0 || row.late === true);
  };
  const explain = async (one: LintedAgent): Promise<Said[]> => {
    const why = unfoundBy(one, own);
    if (why)
      return [
        {
          message: `${one.agent.title} does not start it: ${why}`,
          fix: `write ${rewriteServer(own, places)} in \`${fileOf(to)}\``,
        },
      ];
    const had = await isListed(before, from, one.key);
    // It may only have been slow.
    if (had && (await isListed(now, to, one.key))) return [];
    const message = 'none of its tools is listed';
    const then = `with the files of \`${start?.ref}\``;
    const same = {
      fix: `start it as \`${fileOf(to)}\` declares it, and read what it says`,
      delta: had ? ('BROKEN' as const) : null,
    };
    if (had === false) return [{ ...same, message: `${message}, and ${then} none is either` }];
    const cause = changed.length > 0 ? `this branch changed ${files}` : '';
    const fix = `${same.fix}; if it waits for a key or a network, have it list its tools without`;
    if (had) return [{ ...same, fix, message: [`${message}, and ${then} they are`, cause].filter(Boolean).join('; ') }];
    return cause ? [{ ...same, message: `${message}, and ${cause}; whether they were before was not measured` }] : [];
  };
  const found = await Promise.all(
    started.map(async (one) => (await explain(one)).map((said) => ({ agent: one.key, said }))),
  );
  return groupSaid(to, found.flat());
}

/** What a server hangs on. */
async function listChanged({ before, now }: Pick<Reach, 'before' | 'now'>, then: ServerPart, own: ServerPart) {
  const is_same = JSON.stringify(then.server) === JSON.stringify(own.server);
  return is_same ? listChangedFiles(before.root, now.root, scriptsIn(own)) : [own.path];
}

/** Only of agents that list the tools by name, here and with the files of the ref. */
export async function findLostTools(
  from: PartAt,
  to: PartAt,
  { before, now, agents, texts = [], fileOf, start }: Reach,
): Promise<Unreached[]> {
  const [then, own] = await Promise.all([findServer(before, from), findServer(now, to)]);
  if (!start || !then || !own) return [];
  const [path] = await listChanged({ before, now }, then, own);
  if (path === undefined) return [];
  const toolsOf = (rows: readonly PartRow[] | null, { name, plugin, path }: ServerPart, agent: Agent): string[] => {
    const prefix = agent.parts.toolPrefix(name, plugin);
    const row = rows?.find((one) => measuredAs(one) === measuredAs({ kind: 'mcp_server', name, path }));
    const names = (row?.listed_as ?? []).map((one) => one.slice(prefix.length));
    return names.includes('') ? [] : names;
  };
  const found = await Promise.all(
    agents.map(async ({ key, agent }) => {
      const shown = toolsOf(start.rowsOn(key), own, agent);
      if (shown.length === 0) return [];
      const had = toolsOf(await start.list(before, key), then, agent);
      const lost = had.filter((name) => !shown.includes(name));
      const fresh = shown.filter((name) => !had.includes(name));
      const naming = lost.flatMap((tool) => findNaming(tool, texts));
      const named = naming.map((at) => `\`${fileOf(at)}\` (line ${at.line})`);
      const files = new Set(naming.map((at) => at.path)).size > 1 ? 'these files' : 'this file';
      if (lost.length === 0) return [];
      const list = (names: readonly string[]) => listFew(names.map((name) => `\`${name}\``));
      const instead = fresh.length > 0 ? `; new there: ${list(fresh)}` : '';
      const still =
        named.length > 0 ? `, which ${listFew([...new Set(named)])} still name${named.length > 1 ? '' : 's'}` : '';
      const message = `with the files of \`${start.ref}\` it has ${lost.length > 1 ? 'tools that it lacks' : 'a tool that it lacks'} here: ${list(lost)}${still}${instead}`;
      const fix = `bring ${lost.length > 1 ? 'them' : 'it'} back${still ? `, or write in ${files} what there is now` : ''}`;
      return [{ agent: key, said: { message, fix, ...(still ? { delta: 'BROKEN' as const } : {}) } }];
    }),
  );
  return groupSaid(to, found.flat(), path);
}

/** path: what brought it about. */
const groupSaid = (to: PartAt, found: readonly { agent: string; said: Said }[], path = to.path): Unreached[] =>
  [...groupBy(found, ({ said }) => said.message).values()].map((group) => ({
    ...{ to, lost: group.map(({ agent }) => agent), path, line: null },
    ...(group[0] as (typeof group)[number]).said,
  }));

/** A word that is nothing else than its name, or one that is marked as such, or has the server's name before it. */
function findNaming(tool: string, texts: readonly PartAt[]): { path: string; line: number }[] {
  const is_plain = /^[A-Za-z]?[a-z]*$/.test(tool);
  const pattern = new RegExp(`(?<=${is_plain ? '`|__' : '^|[^A-Za-z0-9]'})${escapePattern(tool)}(?![\\w-])`, 'gm');
  return texts.flatMap(({ path, text }) => {
    const at = [...text.matchAll(pattern)].find(({ index }) => !isDenied(text, index, index + tool.length));
    return at ? [{ path, line: text.slice(0, at.index).split('\n').length }] : [];
  });
}

export const findServer = async (source: Source, { name, path }: PartAt): Promise<ServerPart | undefined> =>
  serversIn(await readPluginParts({ ...source, kind: 'plugin' })).find((one) => one.name === name && one.path === path);
