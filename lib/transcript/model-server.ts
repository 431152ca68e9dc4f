/** The port to the embedded model: each unit registers and gets a URL of its own. */
import type { Agent } from '../agents/interface/agent.js';
import type { ModelRequest, OfferedSkill, SlowPolicy } from '../model/wire.js';
import type { WireFault } from '../model/wire-fault.js';

export interface ModelUnit {
  agent: Pick<Agent, 'codec' | 'classifyRequest' | 'readOffer'>;
  policy: SlowPolicy;
  /** Called for each request of the main conversation, with the skills that it offers. */
  on_offer?(offered: OfferedSkill[], request: ModelRequest): void;
  on_request?(request: ModelRequest, kind: 'main' | 'subagent' | 'side'): void;
  /** A vendor fault to simulate, for tests. */
  fault?: WireFault;
}

export interface ModelServer {
  origin: string;
  /** The port on loopback, which is the same inside a sandbox. */
  port: number;
  /** url: the unit's base URL, no trailing slash. close: removes the path and ends its open responses. */
  register(unit: ModelUnit): { url: string; close(): void };
  close(): Promise<void>;
}
