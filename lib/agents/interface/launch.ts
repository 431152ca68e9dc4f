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
  /** The variable under which the CLI takes the token of a GitHub job, and what the job must be allowed. */
  job_token?: { variable: string; permission: string };
  identity?: Identity;
}

/** A short-lived token that shows who a job is, which the CLI exchanges at its vendor: no key is stored. */
export interface Identity {
  /** Which rule and account of the vendor accept it. All must be set; none is a secret. */
  ids: readonly string[];
  /** Names the file with the token. */
  file: string;
  /** For whom a GitHub job's token is issued, unless AGENT_<NAME>_AUDIENCE names another. */
  audience: string;
}
