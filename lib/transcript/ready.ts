/** What all units of a batch share: an installed agent, and a copy of the source prepared for it. */
import type { Agent } from '../agents/interface/agent.js';
import type { Tools } from '../agents/interface/unit-setup.js';
import type { AgentKey, Install } from '../contract/agent-key.js';
import type { Source } from '../skill/skill.js';

/** An installed agent with its settings for this batch; all its units share it. */
export interface ReadyAgent {
  key: AgentKey;
  agent: Agent;
  install: Install;
  version: string;
  binary: string;
  /** Programs beside it, such as the Node that a script needs; absent: none. */
  tools?: Tools;
  /** Shared between units of this version: unpacked runtimes. */
  shared_cache: string;
  /** It is the package of this tool's lock, and nothing that was put there by hand; absent: not known. */
  locked?: boolean;
  /** Asked before each start: why it must not be started, such as a binary that was changed and could not be installed again; null where it may. */
  refuse?: () => Promise<string | null>;
  timeout_ms: number;
  /** The user's environment variables that this agent gets; empty in embedded modes. */
  user_env: Record<string, string>;
  /** Shows the vendor who this job is: a fresh token for each unit, in a file of its home that the variable names. */
  identity?: { variable: string; token(): Promise<string> } | null;
  /** The user's own command (AGENT_<NAME>_TEMPLATE); mode live only. */
  template?: string | null;
  /** Runs the agent, to debug it, in the user's own home, taken from user_env; nothing is set up there. */
  own_home?: boolean;
  /** The agent trusts neither the working directory nor hooks, as at a user's who was not asked yet. */
  withhold_trust?: boolean;
}

/** What all agents of a batch share. */
export interface SharedSource {
  source: Source;
  /** A folder with the parts that agents need; without hooks, MCP servers and skill shell unless `allow_processes` is set. */
  staged: string;
  /** {skill path relative to the source: text of its SKILL.md} */
  bodies: Record<string, string>;
  allow_processes: boolean;
  /** Of them its hooks alone. */
  only_hooks?: boolean;
  /** Other plugins that are installed beside the source, as on a user's machine. */
  neighbours?: readonly { name: string; source: Source; staged: string }[];
  /** PATH for the processes of the source, since hooks need their interpreter. Null: the agents' minimal PATH. */
  path?: string | null;
}
