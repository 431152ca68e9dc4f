/** Starts an agent once on the embedded model → the skills that its first request offers. */

import type { Headroom } from '../agents/interface/listing.js';
import { folderOf, installForParts } from '../agents/launch/full-install.js';
import type { Mode } from '../contract/result.js';
import type { DeclaredHook } from '../contract/transcript/hook-call.js';
import type { ModelRequest, OfferedSkill } from '../model/wire.js';
import { type SettledListing, settle } from '../policy/settle.js';
import { type PluginPart, serversIn } from '../skill/plugin-part.js';
import type { Source } from '../skill/skill.js';
import { endSentence, joinSentences } from '../text/sentence.js';
import type { Ports } from '../transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../transcript/ready.js';
import { takeTranscript } from '../transcript/take.js';
import { listOffers, type SkillOffer } from './compare.js';
import { compareHooks, type HookOffer, leftOutBy } from './hooks.js';
import type { WorseOffer } from './listed-worse.js';
import { type ListingFacts, listOthers, shareListing } from './listing-context.js';
import { quoteRefusals, type Refusal } from './own-words.js';
import { compareParts, type PartOffer } from './parts.js';
import { isMissing, PATIENCE_SECONDS, withLate } from './servers.js';
import { namesToStart, probeSubagents, type SubagentOffer } from './subagents.js';

export interface Discovery {
  version: string;
  /** The model that the agent requested; null when it sent no request. */
  vendor_model: string | null;
  install: string;
  /** How it was installed for all but the skills, where that is another way. */
  parts_install?: string;
  home_length: number;
  /** One row per SKILL.md of the source; null when the agent sent no request. */
  skills: SkillOffer[] | null;
  /** One row per custom agent, command and MCP server; null when the agent sent no request or they were not looked for. */
  parts: PartOffer[] | null;
  /** What each custom agent is given that the agent lists; absent where parts were not looked for. */
  subagents?: SubagentOffer[];
  /** One row per hook; null when the agent sent no request or they were not looked for. */
  hooks: HookOffer[] | null;
  headroom: Headroom | null;
  /** What shares the listing; null when the agent sent no request. */
  listing_context: ListingFacts | null;
  /** With neighbours: the skills that are listed worse beside them than alone. */
  fallen?: WorseOffer[];
  /** Why the offers are not known; null when they are. */
  error: string | null;
}

export interface Probe {
  /** The mode whose listing to discover; in `live` the listing includes the vendor's bundled skills, as it does for a user. No vendor is contacted. */
  mode: Mode;
  folder: string;
  signal: AbortSignal;
  /** What the source ships besides skills; default: not looked for. */
  parts?: readonly PluginPart[];
  /** The hooks that it declares; default: not looked for. */
  hooks?: readonly DeclaredHook[];
  /** Called with the listing in the agent's own words, where they are known. */
  onListing?: (listing: SettledListing) => void;
}

export async function discoverOffers(
  ready: ReadyAgent,
  shared: SharedSource,
  probe: Probe,
  ports: Ports,
): Promise<Discovery> {
  const found = await discoverOnce(ready, shared, probe, ports);
  const whole = found.error === null ? withWhole(ready, shared.source, probe) : ready;
  if (whole.install === ready.install) return found;
  const folder = `${probe.folder}-whole`;
  await ports.files.makeFolder(folder);
  const { onListing: _, ...again } = probe;
  const { parts, hooks, subagents, install, error } = await discoverOnce(whole, shared, { ...again, folder }, ports);
  return error === null
    ? { ...found, parts, hooks, ...(subagents ? { subagents } : {}), parts_install: install }
    : found;
}

/** Of a plugin whose skills an agent gets as copies, the rest comes with the plugin, unless the user named the way. */
function withWhole(ready: ReadyAgent, source: Source, { parts = [], hooks = [] }: Probe): ReadyAgent {
  const paths = [
    ...parts.flatMap(({ plugin, path }) => (plugin === null ? [] : [path])),
    ...hooks.flatMap(({ file }) => (/^\.\w+\//.test(file) ? [] : [file])),
  ];
  const folders = [...new Set(paths.map((path) => folderOf(path, source)))];
  if (ready.key.install !== null || ready.template) return ready;
  return { ...ready, install: installForParts(ready, source, folders) };
}

async function discoverOnce(ready: ReadyAgent, shared: SharedSource, probe: Probe, ports: Ports): Promise<Discovery> {
  const faults: string[] = [];
  const refused: Refusal[] = [];
  let parts: PartOffer[] | null = null;
  const watched = shared.allow_processes && (probe.hooks?.length ?? 0) > 0;
  const may_wait = shared.allow_processes && serversIn(probe.parts ?? []).length > 0;
  const { agent } = ready;
  const { install } = ready;
  const own = { source: shared.source, agent, install, is_usual: ready.key.install === null };
  const compare = (request: ModelRequest, offered: readonly OfferedSkill[], waited = false): PartOffer[] =>
    compareParts(probe.parts ?? [], { ...own, allow_processes: shared.allow_processes, offered, request, waited });
  // One call that changes nothing, for the hooks that wait for calls, and the servers that are slow.
  const subagents = probeSubagents(
    agent,
    (request) => {
      const command = may_wait && parts?.some(isMissing) ? `sleep ${PATIENCE_SECONDS}` : 'true';
      return watched || command !== 'true' ? agent.callTool(request, 'Bash', { command }) : null;
    },
    () => (agent.callSubagent ? namesToStart(parts) : []),
  );
  const transcript = await takeTranscript(
    ready,
    shared,
    {
      unit_run_id: ports.newId(),
      trial: 1,
      mode: probe.mode,
      prompt: 'Say that you are ready.',
      subagent: null,
      workspace: null,
      grant_tools: watched || may_wait ? ['Bash'] : [],
      policy: () => subagents.policy,
      onRequest: (request, kind) => {
        subagents.onRequest(request, kind);
        if (may_wait && kind === 'main' && request.step > 0 && parts?.some(isMissing))
          parts = withLate(parts, compare(request, [], true), agent);
      },
      folder: probe.folder,
      redact: null,
      onFirstRequest: (request, offered, setup) => {
        const listing = probe.onListing && agent.readListing?.(request);
        if (listing) probe.onListing?.(settle({ listing, offered }, setup));
        if (probe.parts) parts = compare(request, offered);
      },
      onEvent: (event) => {
        if (event.type === 'plugin_refused') refused.push(event);
        if (event.type === 'fault') faults.push(`${event.fault.kind}: ${event.fault.message}`);
      },
      signal: probe.signal,
    },
    ports,
  );
  const { offered, unread, model, home_length, exit } = transcript;
  const context = { source: shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
  const quote = <T extends SkillOffer | PartOffer | HookOffer>(rows: readonly T[]): T[] =>
    quoteRefusals(rows, refused, shared.source, ready.agent);
  const textOf = (name: string): string => {
    const path = (parts as PartOffer[] | null)?.find(({ listed_as }) => listed_as.includes(name))?.path;
    const file = probe.parts?.find((one) => one.path === path);
    return file?.kind === 'subagent' ? file.text : '';
  };
  return {
    version: ready.version,
    vendor_model: model,
    install: ready.install,
    home_length,
    skills: offered && quote(listOffers(ready.agent, context, offered)),
    parts: offered && parts && quote(parts as PartOffer[]),
    ...(offered && parts ? { subagents: subagents.describe(context, shared.bodies, textOf) } : {}),
    hooks:
      offered && probe.hooks
        ? quote(
            compareHooks(probe.hooks, transcript.hooks?.calls ?? null, ready.agent, leftOutBy(ready, shared.source)),
          )
        : null,
    headroom: offered ? (ready.agent.headroom?.(offered, ready.key.vendor_model) ?? null) : null,
    listing_context: offered
      ? {
          bundled: true,
          install: ready.install,
          home_length,
          shares: shareListing({
            agent: ready.agent,
            context,
            offered,
            parts: (parts as PartOffer[] | null)?.flatMap(({ listed_as }) => listed_as) ?? [],
            neighbours: (shared.neighbours ?? []).map(({ name, source }) => ({
              name,
              source,
              install: ready.agent.defaultInstall(source),
            })),
          }),
          others: listOthers({ agent: ready.agent, context, offered }),
        }
      : null,
    error: offered
      ? null
      : ((unread && endSentence(joinSentences([unread.message, ...(unread.fix ? [`Fix: ${unread.fix}`] : [])]))) ??
        exit.spawn_error ??
        faults[0] ??
        `the agent sent no request (exit code ${exit.exit_code ?? exit.signal})`),
  };
}
