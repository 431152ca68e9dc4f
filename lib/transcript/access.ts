/** A unit's set-up → what its process may see and change in a sandbox. */
import { dirname, isAbsolute } from 'node:path';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { Access } from '../contract/ports/sandbox.js';

/** Its own folders, that of its recorded hooks, its CLI, and for a vendor's model the network with the certificates that the user named. */
export function accessOf(setup: LaunchSetup, records: string | null): Access {
  const { home, workspace, source_copy, model_url, user_env } = setup;
  const named = Object.entries(user_env).filter(([name, value]) => name !== 'PATH' && isAbsolute(value));
  return {
    folders: [home, workspace, source_copy, ...(records === null ? [] : [records])],
    read_only: [
      installFolder(setup.binary),
      ...Object.values(setup.tools ?? {}).map(installFolder),
      setup.shared_cache,
      ...(model_url === null ? named.map(([, value]) => value) : []),
    ],
    network: model_url === null ? 'host' : 'loopback',
  };
}

/** The folder of the binary's whole install, of which it may need more than itself. */
export function installFolder(binary: string): string {
  const at = binary.indexOf('/node_modules/');
  return at > 0 ? binary.slice(0, at) : dirname(binary);
}
