/** How an agent is started, and what it needs of its user for that. */
import type { Launch } from '../../contract/ports/launch.js';
import type { LaunchSetup } from './unit-setup.js';

export interface AgentLaunch {
  /** The user's environment variables that a live run gets. Those of the network (proxies, certificates) are the same for all agents and not listed here. */
  credentials: Credentials;
  launch(setup: LaunchSetup): Launch;
}

/** Names of environment variables. */
export interface Credentials {
  /** One of these must be set. */
  any_of: readonly string[];
  /** Other secrets, such as headers that carry a key. */
  secrets: readonly string[];
  /** Addresses and settings of the vendor, without secrets. */
  settings: readonly string[];
  /** Variables that move the agent's configuration folder; for runs in the user's own home. */
  homes: readonly string[];
}
