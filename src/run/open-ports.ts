/** Options and installed agents → the ports of a run, with the sandbox that the user asked for. */
import { resolve } from 'node:path';
import { OFFLINE } from '../../lib/contract/plan.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { openPorts } from '../../lib/setup/ports.js';
import { installFolder } from '../../lib/transcript/access.js';
import type { Ports } from '../../lib/transcript/ports.js';
import type { ReadyAgent } from '../../lib/transcript/ready.js';
import type { RunOptions } from '../options/run-options.js';
import type { RunPorts } from './ports.js';

export interface PortsRequest {
  options: Pick<RunOptions, 'sandbox'> & Partial<Pick<RunOptions, 'artifacts_root'>>;
  /** Folders of the user's that agents get copies of. */
  sources: readonly string[];
  agents: readonly ReadyAgent[];
}

export async function openRunPorts(
  { options, sources, agents }: PortsRequest,
  { cwd, env, say }: Pick<RunPorts, 'cwd' | 'env' | 'say'>,
): Promise<Ports> {
  const started = agents.filter(({ key }) => key.name !== OFFLINE);
  const ports = await openPorts({
    // Where no agent is started, there is nothing to put into one.
    sandbox: started.length > 0 ? options.sandbox : 'none',
    hidden: [
      ...[cwd, ...sources, defaultCacheRoot(env as NodeJS.ProcessEnv)],
      ...(options.artifacts_root ? [resolve(cwd, options.artifacts_root)] : []),
    ],
    shown: started.map(({ binary }) => installFolder(binary)),
    env,
  });
  if (options.sandbox === 'auto' && started.length > 0 && ports.sandbox.reason)
    say(`agents run without a sandbox: ${ports.sandbox.reason}`);
  return ports;
}
