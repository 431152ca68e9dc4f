/** What one unit gets: its folders and settings, and what a launch takes beside them. */
import type { Install } from '../../contract/agent-key.js';
import type { Mode } from '../../contract/result.js';
import type { Source } from '../../skill/skill.js';

/** Paths of programs by name, such as `node` for a build that is a script. */
export type Tools = Readonly<Record<string, string>>;

/** The folders and settings of one unit. Paths are absolute, short and of fixed length, because an agent's listing budget counts them. */
export interface UnitSetup {
  /** Throwaway home; contains nothing of the user's. */
  home: string;
  /** Working directory of the agent; outside the home, and never the user's checkout. */
  workspace: string;
  /** This unit's own copy of the source, in which hooks and servers are inert unless `allow_processes` is set. */
  source_copy: string;
  source: Source;
  install: Install;
  /** The working directory is the project: what is copied goes into the home. */
  beside_project?: boolean;
  /** The vendor's model, as the user wrote it after `@`; null: the CLI's default. */
  vendor_model: string | null;
  /** Whether hooks, MCP servers and skill shell of the source may start. */
  allow_processes: boolean;
  /** The instructions of the custom agent to run as, where the CLI cannot run as one by its name. */
  instructions?: string | null;
  /** Leave out what a user answers when asked whether to trust the folder and its hooks. */
  withhold_trust?: boolean;
  /** Other plugins that are installed too, as the user's own; nothing of them is started. */
  neighbours?: readonly Neighbour[];
}

export interface Neighbour {
  source: Source;
  install: Install;
  source_copy: string;
}

/** The same set-up with a neighbour in the place of the source. */
export const asNeighbour = <T extends UnitSetup>(setup: T, one: Neighbour): T & Neighbour => ({ ...setup, ...one });

export interface LaunchSetup extends UnitSetup {
  binary: string;
  /** The programs that the build needs beside its binary; absent if it needs none. */
  tools?: Tools;
  /** A cache that all units of one CLI version share (unpacked runtimes); outside every home. */
  shared_cache: string;
  mode: Mode;
  /** Base URL of the embedded model for this unit, no trailing slash; null in live mode. */
  model_url: string | null;
  /** The user's environment variables that this agent gets; only used in live mode. */
  user_env: Record<string, string>;
  /** Runs the agent in the user's own home, in which nothing is set up, to debug it. */
  own_home?: boolean;
  prompt: string;
  session_id: string;
  /** A custom agent of the source to run as (kind suite). */
  subagent: string | null;
  /** Tools that may run without asking, beyond what skills need: a tool_route case that expects `allow` names its own. */
  grant_tools?: readonly string[];
}
