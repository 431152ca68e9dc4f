/** Versions of agents → which of them, and of the programs that they need, are not on this machine yet, and how large they are. */
import { join } from 'node:path';
import type { Agent } from '../../agents/interface/agent.js';
import type { NpmBuild } from '../../agents/interface/install.js';
import { LOCK } from '../../agents/lock.js';
import { parseSpec } from '../../io/npm.js';
import { currentPlatform, homeOf } from './install.js';
import { isWhole } from './marker.js';
import { installTools } from './tools.js';

export interface MissingInstall {
  name: string;
  version: string;
  /** Of the unpacked files, and of what its first start unpacks; null for a version that the lock does not know. */
  bytes: number | null;
}

export async function listMissing(
  agents: readonly { agent: Pick<Agent, 'name' | 'build'>; version: string }[],
  cache_root: string,
): Promise<MissingInstall[]> {
  const platform = currentPlatform();
  const missing = new Map<string, MissingInstall>();
  const look = async (name: string, version: string, build: NpmBuild): Promise<string> => {
    const home = homeOf({ build, name, version, cache_root });
    const binary = join(home, 'node_modules', build.folder, build.binary);
    const known = LOCK[parseSpec(build.spec).locked_as];
    const bytes = known ? known.bytes + (known.unpacked_bytes ?? 0) : null;
    if (!(await isWhole(home, binary))) missing.set(home, { name, version, bytes });
    await installTools(build, platform, look);
    return binary;
  };
  for (const { agent, version } of agents) await look(agent.name, version, agent.build(version, platform));
  return [...missing.values()];
}

/** One line for people; null where all of it is there. */
export function describeMissing(missing: readonly MissingInstall[], cache_root: string): string | null {
  if (missing.length === 0) return null;
  const size = (bytes: number | null) => (bytes === null ? '' : ` (${Math.ceil(bytes / 1_000_000)} MB)`);
  const list = missing.map(({ name, version, bytes }) => `${name} ${version}${size(bytes)}`).join(', ');
  const known = missing.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  const all = missing.length > 1 && known > 0 ? `,${size(known).replace(/[()]/g, '')} in all` : '';
  return `Installed once, below ${cache_root}: ${list}${all}. This takes a minute or more; \`agent-routing check --offline\` installs and starts nothing, and predicts what the agents list.`;
}
