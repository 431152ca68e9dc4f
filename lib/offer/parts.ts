/** An agent's first request, compared with what the source ships besides skills → one row per part: the name that the model sees, or why there is none. */
import type { Agent } from '../agents/interface/agent.js';
import { explainFault, nameSubagent } from '../agents/interface/part-file.js';
import { type ListedPart, takesSubagents } from '../agents/interface/parts.js';
import { explainUnfound, findsProgram, readsServer } from '../agents/interface/servers.js';
import { folderOf } from '../agents/launch/full-install.js';
import { explainUngiven, isInRequest, nameGiven } from '../agents/project/instructions.js';
import { type Install, isBare } from '../contract/agent-key.js';
import type { PartRow } from '../contract/part.js';
import type { ModelRequest, OfferedSkill } from '../model/wire.js';
import { type PluginPart, serversIn } from '../skill/plugin-part.js';
import type { Source } from '../skill/skill.js';
import { chmodCommand } from '../text/quote-shell.js';
import { NOT_STARTED } from './hooks.js';
import { isElsewhere, isForOthers, isReader } from './part-places.js';
import { explainLate, explainStopped } from './servers.js';

export type PartOffer = Omit<PartRow, 'ran'> & { kind: PluginPart['kind'] };

export interface PartsContext {
  source: Source;
  agent: Agent;
  install: Install;
  /** The user named no other way of installing. */
  is_usual?: boolean;
  /** Whether processes of the source were started. */
  allow_processes: boolean;
  offered: readonly OfferedSkill[];
  request: ModelRequest;
  /** The request is a later one. */
  waited?: boolean;
}

export const compareParts = (parts: readonly PluginPart[], context: PartsContext): PartOffer[] =>
  parts.map((part) => {
    const { kind, plugin, name, path } = part;
    const own = { kind, plugin, name, path };
    if (isForOthers(part, context, parts))
      return { ...own, listed_as: [], deferred: false, unread: true as const, reason: null };
    const found = findListed(part, context, parts);
    const row = { ...own, listed_as: found.names, deferred: found.deferred };
    if (found.names.length > 0) return { ...row, reason: found.is_bare ? explainMissing(part, context, parts) : null };
    if (found.late) return { ...row, late: true as const, reason: explainLate(part.path, context.agent) };
    const untried = explainUntried(part, context);
    if (untried === NOT_STARTED && part.kind === 'mcp_server' && part.sealed)
      return {
        ...row,
        stuck: true as const,
        reason: `${part.sealed} is not executable: \`${chmodCommand(part.sealed)}\`.`,
      };
    return untried
      ? { ...row, untried: true as const, ...(isFound(part, untried, context) ? { found: true } : {}), reason: untried }
      : { ...row, reason: explainMissing(part, context, parts) };
  });

/** Why this agent was never given it, or never asked to start it. */
function explainUntried(part: PluginPart, context: PartsContext): string | null {
  const { agent, install, allow_processes, is_usual, request, source } = context;
  if (isBare(install) && part.plugin !== null) {
    const way = is_usual && isTaken(part, context) ? agent.fullInstall?.(source, [folderOf(part.path, source)]) : null;
    return way && !isBare(way)
      ? `it comes with the plugin, which nothing here installed; \`agent-routing check\` tries it so.`
      : null;
  }
  if (part.kind === 'subagent' && isReader(part, agent) && agent.parts.subagents?.(request) === null)
    return `with this model ${agent.title} loads the tool that starts custom agents on request, and the list of them with it.`;
  if (part.kind !== 'mcp_server') return null;
  const [file = ''] = /[^/]+-extension\.json$/.exec(part.path) ?? [];
  if (file && !agent.parts.extension_files?.includes(file)) return `${agent.title} does not read ${file}.`;
  const { places } = agent.parts;
  if (places && !readsServer(places, part)) return `${agent.title} does not read ${part.path} of this plugin.`;
  if (part.lost || (places && explainUnfound(places, part))) return null;
  if (part.remote) return 'its server is at an address, and no agent is given a network here.';
  return allow_processes ? null : NOT_STARTED;
}

const isFound = (part: PluginPart, untried: string, { agent: { parts } }: PartsContext): boolean =>
  part.kind === 'mcp_server' &&
  untried === NOT_STARTED &&
  parts.places !== undefined &&
  findsProgram(parts.places, part);

/** is_bare: without the description by which a model chooses it. */
function findListed(
  part: PluginPart,
  context: PartsContext,
  all: readonly PluginPart[],
): { names: string[]; deferred: boolean; is_bare?: boolean; late?: boolean } {
  const { agent, offered, request } = context;
  switch (part.kind) {
    case 'subagent': {
      const listed = (isReader(part, agent) && agent.parts.subagents?.(request)) || [];
      const names = namesOf(listed, part.plugin, [nameSubagent(part, agent.parts)]);
      const is_bare = listed.some(({ name, description }) => description === null && names.includes(name));
      return { names, deferred: false, is_bare: is_bare && agent.parts.faultOf?.(part)?.listed === true };
    }
    case 'command': {
      const listed = offered.map(({ id, description }) => ({ name: id, description }));
      const name = isElsewhere(part, agent) ? null : agent.parts.commandName?.(part);
      // What is listed so is the skill.
      const is_skill = context.source.skills.some(({ id }) => id === name) && faultOf(part, context) !== null;
      return { names: name && !is_skill ? namesOf(listed, part.plugin, [name]) : [], deferred: false };
    }
    case 'output_style':
      return { names: isInRequest(part.text, request) ? [part.name] : [], deferred: false };
    case 'instructions':
      return { names: nameGiven(part, context, all), deferred: false };
    case 'mcp_server': {
      const { places, tools: read, toolPrefix, startsLate } = agent.parts;
      if (places && !readsServer(places, part)) return { names: [], deferred: false };
      // Of several whose names begin alike, the longest is the one that it is of.
      const prefixes = serversIn(all).map((one) => toolPrefix(one.name, one.plugin));
      const own = toolPrefix(part.name, part.plugin);
      const isOwn = (name: string) =>
        name.startsWith(own) && !prefixes.some((one) => one.length > own.length && name.startsWith(one));
      const tools = read(request).filter(({ name }) => isOwn(name));
      const late = tools.length === 0 && !context.waited && startsLate?.(request).includes(own) === true;
      return { names: tools.map(({ name }) => name), deferred: tools.some(({ deferred }) => deferred), late };
    }
  }
}

/** `kit:reviewer`, `kit:folder:reviewer`, or the bare name where the agent puts no plugin before it. */
function namesOf(listed: readonly ListedPart[], plugin: string | null, wanted: readonly string[]): string[] {
  const names = listed.map(({ name }) => name);
  const full = names.filter((name) =>
    wanted.some((one) => name === `${plugin}:${one}` || (name.startsWith(`${plugin}:`) && name.endsWith(`:${one}`))),
  );
  return full.length > 0 ? full : names.filter((name) => wanted.includes(name)).slice(0, 1);
}

/** Only what this source can be installed as. */
function nameOther({ path }: PluginPart, { agent, source }: PartsContext): string {
  const way = agent.fullInstall?.(source, [folderOf(path, source)]);
  return way === undefined || isBare(way) ? '.' : `; \`--agents ${agent.name}+${way}\` installs it as a plugin.`;
}

const faultOf = (part: PluginPart, { agent: { parts }, source }: PartsContext) =>
  part.kind === 'subagent' || part.kind === 'command' ? parts.faultOf?.(part, source) : null;

/** It takes such a part of a plugin, and this one. */
const isTaken = (part: PluginPart, context: PartsContext): boolean =>
  (part.kind !== 'subagent' || takesSubagents(part.plugin, context.agent.parts)) && !faultOf(part, context);

function explainMissing(part: PluginPart, context: PartsContext, all: readonly PluginPart[]): string {
  const { agent, install } = context;
  const { title, parts } = agent;
  if (part.kind === 'instructions') return explainUngiven(part, context, all);
  const fault = faultOf(part, context);
  // Where no way of installing helps, none is named.
  if (isBare(install) && part.plugin !== null && isTaken(part, context))
    return `installed as ${install}, ${agent.title} loads no agents, commands, hooks or MCP servers of the plugin${nameOther(part, context)}`;
  switch (part.kind) {
    case 'subagent':
      if (part.plugin !== null && !takesSubagents(part.plugin, parts)) return `${title} takes no agents from a plugin.`;
      if (isElsewhere(part, agent)) {
        const { folders, format } = agent.subagents;
        return folders.length > 0
          ? `${title} reads a project's custom agents in ${folders.join(' and ')}${format ? `, as ${format.ending} files` : ''}.`
          : `${title} takes no custom agents from a project.`;
      }
      break;
    case 'command':
      if (isElsewhere(part, agent)) return `${title} takes no commands from a project.`;
      if (parts.commandName === null) return `${title} lists no commands of a plugin to its model.`;
      break;
    case 'output_style':
      return parts.output_styles
        ? 'it is for people: its text is before the model once a user chooses it as outputStyle.'
        : `${title} has no output styles.`;
    case 'mcp_server':
      return explainStopped(part, context);
  }
  return fault
    ? `${explainFault(title, fault)}.`
    : `${title} does not list it, for a reason that this tool does not know; check what the agent itself reports about ${part.path}.`;
}
