/** Turns a delta into the files that it rests on, by paths from the repository's root: what of them changed is why it came. */

import { posix } from 'node:path';
import { agentName } from '../../contract/agent-key.js';
import type { FileChange } from '../../contract/file-change.js';
import type { Locations, Place } from '../../contract/locations.js';
import { type Offer, readWay } from '../../contract/offer.js';
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { getOwn } from '../../input/get-own.js';
import { scriptPaths } from '../../skill/hooks.js';
import { bareId } from '../../text/bare-id.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { type HookInput, isLostHook } from './lost-hooks.js';

/** What a row rests on. last: it explains the row only where nothing else changed. */
export interface Subject extends Place {
  last?: true;
  /** There may never have been such a file. */
  perhaps?: true;
}

/** What decides what the row's agent reads at all, and of a plugin of which it lists nothing, the plugin's own files. Where the agent has another version than at the ref, they are not all that changed. */
export function listSettings(row: DeltaRow, input: Pick<ReportInput, 'results' | 'comparison'>): Subject[] {
  const { agent, failure_kind, loss } = row;
  const { locations } = input.results;
  const result = findResult(input, row);
  const versions = getOwn(input.comparison.agent_versions ?? {}, agent);
  if (versions && versions.before !== versions.after) return [];
  const isLost =
    failure_kind === 'skill_not_offered' ||
    (row.delta === 'OFFER_LOSS' && loss?.after.offer === 'absent') ||
    (result?.kind === 'tool_route' && !result.tried_call?.hook && result.tried_call?.outcome !== 'unavailable');
  const settings = getOwn(locations?.settings ?? {}, agentName(agent)) ?? [];
  const files = isLost ? [...settings, ...(locations?.plugin ?? [])] : settings;
  return files.map((file) => ({ file, line: null, last: true }));
}

/** The likeliest first, which is where the reader is sent when nothing is known to have changed. */
export function listPlaces(row: DeltaRow, input: Pick<ReportInput, 'results' | 'comparison'>): Subject[] {
  const { results } = input;
  const { locations } = results;
  const result = findResult(input, row);
  if (!locations) return [];
  const taken = row.taken?.file;
  if (taken) return wholeFile(taken);
  switch (result?.kind) {
    case 'tool_route':
      return [...listUnasked(locations, result, input), ...listHookPlaces(locations, result)];
    case 'suite':
      return wholeFile(result.expected_skill && getOwn(locations.subagents, result.expected_skill));
    case 'route':
      return skillFile(locations, rankedWrongly(result));
    default: {
      // A skill that another one pushed out of the listing is not what has to change.
      const own = skillFile(locations, row.loss?.pushed_out_by?.skill ?? row.skill);
      const hook = result?.blocked_by ? wholeFile(posix.join(locations.source, result.blocked_by)) : [];
      const listed = getOwn(getOwn(results.offers, row.agent), row.skill ?? '');
      const offer = row.failure_kind === 'skill_not_offered' ? result?.offer : row.loss && listed;
      const named = offer ? listNamed(locations.source, offer, own) : [];
      return [...own, ...hook, ...listRelated(locations, result, own), ...named, ...listAsked(locations, result)];
    }
  }
}

/** A case may begin the path with the skill's own name. */
function below(folder: string, file: string): string {
  const name = `${posix.basename(folder)}/`;
  const at = file.lastIndexOf(name);
  return at < 0 || folder === '' ? file : file.slice(at + name.length);
}

/** The skills of one name, and the file that was not read, in the source or beside SKILL.md. */
function listRelated({ source }: Locations, result: Result | null, own: readonly Place[]): Place[] {
  const within = (folder: string, file: string) => posix.join(folder, file);
  switch (result?.failure_kind) {
    case 'ambiguous_skill': {
      const named = (result.ambiguous ?? []).flatMap(({ paths }) => paths.map((path) => within(source, path)));
      return named.filter((file) => file !== own[0]?.file).flatMap(wholeFile);
    }
    case 'missing_skill_file_evidence': {
      const folders = [source, ...own.map(({ file }) => posix.dirname(file))];
      const files = result.missing_evidence.filter(
        (file) => /^[\w./-]+$/.test(file) && !file.split('/').includes('..'),
      );
      return files.flatMap((file) => folders.flatMap((folder) => wholeFile(within(folder, below(folder, file)))));
    }
    default:
      return [];
  }
}

/** Files that the agent's reason names, beside SKILL.md, and where it would have found that through a link: a copy may have been there. */
function listNamed(source: string, offer: Pick<Offer, 'reason' | 'fixes'>, own: readonly Place[]): Subject[] {
  const named = [...(offer.reason ?? '').matchAll(/(?<![\w./-])\w[\w-]*(?:\/[\w-]+)*\.ya?ml\b/g)];
  const ways = (offer.fixes ?? []).flatMap((fix) => readWay(fix) ?? []);
  const copyOf = (file: string) =>
    ways.flatMap(({ path, target }): Subject[] => {
      const folder = posix.join(source, path, '..', target);
      const below = posix.relative(folder, file);
      return below.startsWith('..') ? [] : [{ file: posix.join(source, path, below), line: null, perhaps: true }];
    });
  return own.flatMap(({ file }) => [
    ...named.flatMap(([name]) => wholeFile(posix.join(posix.dirname(file), name))),
    ...copyOf(file),
  ]);
}

/** The subagent in which it was asked, where that was not offered what the source has. */
function listAsked({ subagents }: Locations, result: Result | null): Place[] {
  const { inside, state, unknown } = result?.offer ?? {};
  if (inside === undefined || state !== 'absent' || unknown) return [];
  return Object.entries(subagents).flatMap(([name, file]) =>
    name === inside || bareId(name) === bareId(inside) ? wholeFile(file) : [],
  );
}

/** Where no hook was asked, it is the file from which this branch took one, or those that declare the others. */
function listUnasked(
  { source, hooks_broken = [] }: Locations,
  result: Result,
  { results, comparison }: HookInput,
): Place[] {
  if (result.tried_call?.hook) return [];
  const lost = (comparison.parts ?? []).filter(isLostHook).map(({ file }) => file);
  const own = (results.parts?.[result.agent] ?? []).filter(({ kind }) => kind === 'hook');
  const read = own.filter(({ unread }) => !unread);
  return [
    ...new Set([
      ...hooks_broken,
      ...lost,
      ...(read.length > 0 ? read : own).map(({ path }) => posix.join(source, path)),
    ]),
  ].flatMap(wholeFile);
}

/** What the hook runs, where its route stands, and where it is declared: a declaration seldom breaks by itself. */
function listHookPlaces({ source, routes, hooks_off = [] }: Locations, result: Result): Place[] {
  const { tried_call } = result;
  if (tried_call?.failure === 'turned_off') return hooks_off.flatMap(wholeFile);
  const declared = tried_call?.hook?.replace(/^\S+ in /, '') ?? null;
  const route = getOwn(routes, tried_call?.route ?? result.case_id.split('/')[0] ?? '') ?? null;
  if (declared === null || declared.includes(': ')) return route ? [route] : [];
  const own = [...listScripts(result, declared), declared].map((file) => posix.join(source, file));
  const [first = '', ...others] = own;
  return [...wholeFile(first), ...(route ? [route] : []), ...others.flatMap(wholeFile)];
}

/** A skill that matched where none may, else the first that the query should have found. */
const rankedWrongly = ({ disallowed_hits, missing_evidence }: Result) =>
  disallowed_hits[0] ?? missing_evidence[0] ?? null;

function skillFile({ skills }: Locations, skill: string | null): Place[] {
  const inFolder = () => Object.values(skills).find((file) => file.endsWith(`/${skill}/SKILL.md`));
  return wholeFile(skill && (getOwn(skills, skill) ?? getOwn(skills, bareId(skill)) ?? inFolder()));
}

/** What the deciding hook runs, where its command names files of the plugin or the project that declares it. */
function listScripts({ hook_calls = [], tried_call }: Result, declared: string): string[] {
  const call = hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call?.hook);
  return scriptPaths(declared, call?.command ?? '');
}

const wholeFile = (file: string | null | undefined): Place[] => (file ? [{ file, line: null }] : []);

/** What of these files is not what it is at the ref, and what they name in turn; empty where nothing is, or nothing is known. */
export function listChanged(places: readonly Subject[], { changes }: Pick<ReportInput, 'changes'>): FileChange[] {
  if (!changes) return [];
  const changed = (these: readonly Subject[]) => {
    const all = these.flatMap(({ file }) => changes.files.get(file) ?? []).filter(({ state }) => state !== 'same');
    // Of a move, the file in its new place tells both.
    return all.filter(({ file }) => !all.some(({ from }) => from === file));
  };
  const own = changed(places.filter(({ last }) => !last));
  if (own.length > 0) return own;
  const named = places.flatMap(({ file }) => changes.named_by.get(file) ?? []);
  const found = named.length > 0 ? named : changed(places);
  return [...new Map(found.map((change) => [change.file, change])).values()];
}
