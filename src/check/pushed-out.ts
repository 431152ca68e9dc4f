/** What agents list now, and what they would have listed at the ref → the skills and other parts that are listed worse. For what no baseline records. */
import { join, posix } from 'node:path';
import { explainUnfound, rewriteServer } from '../../lib/agents/interface/servers.js';
import type { Baseline } from '../../lib/baseline/index.js';
import type { BranchChange, PartAt, PartRow } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import { findRefOffer } from '../../lib/delta/offers.js';
import { getOwn } from '../../lib/input/get-own.js';
import { groupBy } from '../../lib/input/group-by.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { predictWhole } from '../../lib/lint/offer/unbudgeted-offer.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import { pathsOf, pluginsAround } from '../../lib/setup/source/manifest.js';
import { readPluginParts } from '../../lib/setup/source/plugin-parts.js';
import { listChangedFiles } from '../../lib/setup/source/shipped.js';
import { nameSkill } from '../../lib/skill/find-skill.js';
import { type ServerPart, scriptsIn, serversIn } from '../../lib/skill/plugin-part.js';
import type { Source } from '../../lib/skill/skill.js';
import { listFew, thousands } from '../../lib/text/count.js';
import { joinSentences } from '../../lib/text/sentence.js';
import type { PartLister } from '../run/execute/measure-offers.js';

interface Listings {
  before: Source;
  now: Source;
  /** As they were given the source at the ref. */
  agents: readonly LintedAgent[];
  results: Pick<Results, 'offers'>;
  baseline: Baseline | null;
  ref: string;
  fileOf(skill: { path: string }): string;
}

export function findPushedOut({ before, now, agents, results, baseline, ref, fileOf }: Listings): BranchChange[] {
  const then = new Map(before.skills.map((skill) => [skill.path, skill]));
  return now.skills.flatMap((skill): BranchChange[] => {
    const old = then.get(skill.path);
    if (!old) return [];
    const [was, is] = [nameSkill(old, before), nameSkill(skill, now)];
    const lost = agents.flatMap(({ key, agent, install, vendor_model }) => {
      const offer = getOwn(getOwn(results.offers, key), is);
      // A skill that is newer than the baseline is in none.
      if (!offer || offer.offer === 'full' || (baseline !== null && findRefOffer(baseline, key, was))) return [];
      const had = predictWhole({ agent, context: { source: before, install, vendor_model } }).get(old);
      if (had?.offer !== 'full') return [];
      const { over } = offer;
      // One that changed itself may be its own cause, and what else hides one that did not is not known.
      const is_same = old.hash === skill.hash;
      const is_own = !is_same && over === undefined && offer.offer === 'absent';
      return (is_same && over) || is_own ? [{ key, offer, over }] : [];
    });
    // Each agent has a limit of its own.
    const alike = groupBy(lost, ({ offer, over }) => `${offer.offer} ${offer.reason} ${over?.by}`);
    return [...alike.values()].map((agents): BranchChange => {
      const [{ offer, over }] = agents as [(typeof lost)[number], ...typeof lost];
      const own = { why: offer.reason, fix: 'undo what hides it, or merge it where that is meant' };
      const room = {
        why: joinSentences([
          `\`${ref}\` has the same text, and the listing there has room for it: what this branch added took that room`,
          ...(offer.reason === null ? [] : [offer.reason]),
        ]),
        fix: `shorten the descriptions that are new or longer${over?.by == null ? '' : ` by ${thousands(over.by)} ${over.unit} in all for ${agents.map(({ key }) => key).join(', ')}`}`,
      };
      return {
        ...{ delta: 'SHRUNK', kind: 'skill', name: skill.id, rule: null, file: fileOf(skill), line: null },
        agents: agents.map(({ key }) => key),
        message: WORDS[offer.offer],
        ...(over === undefined ? own : room),
      };
    });
  });
}

const WORDS = {
  absent: 'no longer listed',
  name_only: 'only the name is still listed, not the description',
  cut: 'only a part of the description is still listed',
  full: '',
} as const;

/** A server shares its file with others. */
const measuredAs = ({ kind, path, name }: Pick<PartRow, 'kind' | 'path' | 'name'> | PartAt): string =>
  kind === 'mcp_server' ? `${path} ${name}` : path;

/** What was tried, and is not listed. */
export const listUnlisted = (rows: readonly PartRow[]): Map<string, string> =>
  new Map(
    rows.flatMap((row) =>
      row.listed_as.length > 0 || row.untried || row.kind === 'hook' ? [] : [[measuredAs(row), row.reason ?? '']],
    ),
  );

export interface Unreached {
  to: PartAt;
  lost: string[];
  /** Relative to the source's root. */
  path: string;
  line: number | null;
  message: string;
  fix: string;
  /** Of a server that was started at the ref, too: whether its tools are listed there; absent: it was not. */
  started_before?: boolean | undefined;
  /** What asks for it is still there. */
  asked?: boolean;
}

type Said = Pick<Unreached, 'message' | 'fix' | 'started_before'>;

export interface Reach {
  before: Source;
  now: Source;
  /** As they were given the source at the ref. */
  agents: readonly LintedAgent[];
  /** What of it was measured and is not listed, as `measuredAs` calls it. */
  unlistedOn(agent: string): ReadonlyMap<string, string> | undefined;
  fileOf(part: { path: string }): string;
  /** Starts the servers of either source; absent: they must not start. */
  start?: { ref: string; list: PartLister };
}

/** Only where the branch changed what it hangs on: how the ref was listed is not measured. agents: that had it. */
export async function findUnlisted(from: PartAt, to: PartAt, at: Reach): Promise<Unreached[]> {
  const { before, now, agents, unlistedOn, fileOf } = at;
  const shown = agents.filter(({ key }) => unlistedOn(key)?.has(measuredAs(to)));
  if (shown.length === 0 || before === now) return [];
  if (to.kind === 'mcp_server') return findStopped(from, to, { ...at, shown });
  const lost = shown.map(({ key }) => key);
  const field = to.kind === 'subagent' ? 'agents' : to.kind === 'command' ? 'commands' : '';
  const namedIn = (source: Source, path: string) => pluginsAround(source, path).flatMap((one) => pathsOf(one, field));
  const named = namedIn(now, to.path);
  if (named.length === 0 || named.join() === namedIn(before, from.path).join()) return [];
  const files = pluginsAround(now, to.path).flatMap(({ folder, manifests, entry }) => [
    ...Object.entries(manifests).flatMap(([path, own]) => (own && field in own ? [posix.join(folder, path)] : [])),
    ...(entry && field in entry && now.marketplace ? [now.marketplace] : []),
  ]);
  const path = files[0] ?? to.path;
  const lines = ((await readTextIfAny(join(now.root, path))) ?? '').split('\n');
  const line = Math.max(lines.findIndex((one) => one.includes(`"${field}"`)) + 1, 1);
  const message = `\`${field}\` in line ${line} of \`${fileOf({ path })}\` leaves it out`;
  return [{ to, lost, path, line, message, fix: `name \`${fileOf(to)}\` there too` }];
}

async function findStopped(
  from: PartAt,
  to: PartAt,
  { before, now, agents, shown, fileOf, start }: Reach & { shown: readonly LintedAgent[] },
): Promise<Unreached[]> {
  const [then, own] = await Promise.all([findServer(before, from), findServer(now, to)]);
  // What is not there lint names, as an error.
  if (!then || !own || own.lost) return [];
  const unfoundBy = ({ agent: { parts } }: LintedAgent, server: ServerPart) =>
    parts.places ? explainUnfound(parts.places, server) : null;
  const started = shown.filter((one) => unfoundBy(one, then) === null);
  const is_same = JSON.stringify(then.server) === JSON.stringify(own.server);
  const changed = is_same ? await listChangedFiles(before.root, now.root, scriptsIn(own)) : [to.path];
  const files = listFew(changed.map((path) => `\`${fileOf({ path })}\``));
  const places = agents.flatMap(({ agent }) => agent.parts.places ?? []);
  const isListed = async (source: Source, part: PartAt, agent: string): Promise<boolean | undefined> => {
    const rows = await start?.list(source, agent);
    const row = rows?.find((one) => measuredAs(one) === measuredAs(part) && !one.untried);
    return row && row.listed_as.length > 0;
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
    const same = { fix: `start it as \`${fileOf(to)}\` declares it, and read what it says`, started_before: had };
    if (had === false) return [{ ...same, message: `${message}, and ${then} none is either` }];
    const cause = changed.length > 0 ? `this branch changed ${files}` : '';
    const fix = `${same.fix}; if it waits for a key or a network, have it list its tools without`;
    if (had) return [{ ...same, fix, message: [`${message}, and ${then} they are`, cause].filter(Boolean).join('; ') }];
    return cause ? [{ ...same, message: `${message}, and ${cause}; whether they were before was not measured` }] : [];
  };
  const found = await Promise.all(
    started.map(async (one) => (await explain(one)).map((said) => ({ agent: one.key, said }))),
  );
  return [...groupBy(found.flat(), ({ said }) => said.message).values()].map((group) => ({
    ...{ to, lost: group.map(({ agent }) => agent), path: to.path, line: null },
    ...(group[0] as (typeof group)[number]).said,
  }));
}

export const findServer = async (source: Source, { name, path }: PartAt): Promise<ServerPart | undefined> =>
  serversIn(await readPluginParts({ ...source, kind: 'plugin' })).find((one) => one.name === name && one.path === path);
