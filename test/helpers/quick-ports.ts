/** The product's own doors for starts of real agents where only their listing is in question: in memory, and in no sandbox. */
import { openPorts } from '../../lib/setup/ports.js';
import type { Ports } from '../../lib/transcript/ports.js';

/** The folders of a unit are made and removed in a fraction of the time there, and a sandbox takes processes of its own to mount. */
export async function openQuickPorts(): Promise<Ports> {
  const ports = await openPorts({ sandbox: 'none' });
  return { ...ports, openTrialFolders: (mark) => ports.openTrialFolders(mark, true) };
}
