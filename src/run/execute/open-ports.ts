/** Options and installed agents → the ports of a run, with the sandbox that the user asked for. */
import { resolve } from 'node:path';
import { OFFLINE } from '../../../lib/contract/plan.js';
import { defaultCacheRoot } from '../../../lib/io/files/cache.js';
import { isMemoryOpen, listHolders } from '../../../lib/io/process/environment-holders.js';
import { openPorts } from '../../../lib/setup/ports.js';
import { oneLine } from '../../../lib/text/escape.js';
import { MIN_SECRET_CHARS, pickSecrets } from '../../../lib/text/redaction.js';
import { installFolder } from '../../../lib/transcript/access.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';

export interface PortsRequest {
  options: Pick<RunOptions, 'sandbox'> & Partial<Pick<RunOptions, 'artifacts_root'>>;
  /** Folders of the user's that agents get copies of. */
  sources: readonly string[];
  agents: readonly ReadyAgent[];
}

export async function openRunPorts(
  { options, sources, agents }: PortsRequest,
  { cwd, env, log }: Pick<RunPorts, 'cwd' | 'env' | 'log'>,
): Promise<Ports> {
  const started = agents.filter(({ key }) => key.name !== OFFLINE);
  const ports = await openPorts({
    // Where no agent is started, there is nothing to put into one.
    sandbox: started.length > 0 ? options.sandbox : 'none',
    hidden: [
      cwd,
      ...sources,
      defaultCacheRoot(env as NodeJS.ProcessEnv),
      ...(options.artifacts_root ? [resolve(cwd, options.artifacts_root)] : []),
    ],
    shown: started.map(({ binary }) => installFolder(binary)),
    env,
  });
  if (ports.sandbox.kind !== 'none' || started.length === 0) return ports;
  if (options.sandbox === 'auto') log(`agents run without a sandbox: ${ports.sandbox.reason}`);
  const readable = describeReadable(env);
  if (readable) log(readable);
  return ports;
}

/** What agents of the same user can read of this job; a process above this one cannot be made to forget it. */
function describeReadable(env: RunPorts['env']): string | null {
  const secrets = Object.entries(pickSecrets(env)).filter(([, value]) => value.length >= MIN_SECRET_CHARS);
  if (secrets.length === 0) return null;
  const holders = listHolders(Object.fromEntries(secrets));
  const names = [...new Set(holders.flatMap((holder) => holder.names))];
  const processes = [...new Set(holders.map(({ command, pid }) => `${oneLine(command, 40)} (${pid})`))].slice(0, 5);
  if (names.length > 0)
    return `without a sandbox agents can read ${listed(names)} in the environment of ${listed(processes)}; ${CURE}`;
  return isMemoryOpen()
    ? `without a sandbox agents can read ${listed(secrets.map(([name]) => name))} in this process's memory; ${CURE}`
    : null;
}

const CURE = 'use a sandbox, or start this job without them';
const listed = (names: readonly string[]) => oneLine(names.slice(0, 8).join(', '), 300);
