/** The endpoint of mode `model` → a port that asks it: an API at its address, or GitHub Copilot under the token of a live run. */
import { AGENTS } from '../../../lib/agents/index.js';
import { defaultCacheRoot } from '../../../lib/io/files/cache.js';
import { installAgent } from '../../../lib/setup/install/install.js';
import { COPILOT, openCopilot } from '../../../lib/setup/model/copilot.js';
import { type Ask, type Endpoint, openEndpoint } from '../../../lib/setup/model/endpoint.js';
import { installRequest } from '../../../lib/setup/ready.js';
import type { RunPorts } from '../ports.js';
import { type Credentials, takeCredentials } from './credentials.js';

export interface OpenModel {
  ask: Ask;
  readWindow?(): Promise<number | null>;
  close(): Promise<void>;
}

/** What Copilot needs that an address does not; null for an address. */
export const grantModel = async (
  endpoint: Endpoint | null,
  { env, job = null }: Pick<RunPorts, 'env'> & { job?: RunPorts['job'] | null },
): Promise<Credentials | null> =>
  endpoint?.url === COPILOT ? takeCredentials(AGENTS.copilot, 'live', env, { job }) : null;

export function openModel(endpoint: Endpoint, granted: Credentials | null, ports: RunPorts): OpenModel {
  if (endpoint.url !== COPILOT || granted === null) return { ...openEndpoint(endpoint, ports), close: async () => {} };
  const cache_root = defaultCacheRoot(ports.env as NodeJS.ProcessEnv);
  const { log, exec, store, signal } = ports;
  const options = { cache_root, log, ...(exec ? { exec } : {}), ...(store ? { store } : {}) };
  const install = () => installAgent(installRequest(AGENTS.copilot, options));
  return openCopilot(endpoint.model, { signal, install, user_env: granted.env });
}
