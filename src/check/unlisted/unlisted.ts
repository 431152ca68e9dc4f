/** A part that an agent was not seen to list → what of the branch it hangs on. */
import { join, posix } from 'node:path';
import type { PartAt } from '../../../lib/contract/part.js';
import { readTextIfAny } from '../../../lib/io/files/files.js';
import { pathsOf, pluginsAround } from '../../../lib/setup/source/manifest.js';
import type { Source } from '../../../lib/skill/skill.js';
import { measuredAs, type Reach, type Unreached } from './reach.js';
import { findLostTools, findStopped } from './servers.js';

/** Only where the branch changed what it hangs on: how the ref was listed is not measured. agents: that had it. */
export async function findUnlisted(from: PartAt, to: PartAt, at: Reach): Promise<Unreached[]> {
  const { before, now, agents, unlistedOn, fileOf } = at;
  if (before === now) return [];
  const shown = agents.filter(({ key }) => unlistedOn(key)?.has(measuredAs(to)));
  if (to.kind === 'mcp_server')
    return [...(await findStopped(from, to, { ...at, shown })), ...(await findLostTools(from, to, at))];
  if (shown.length === 0) return [];
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
