/** The interface of a coding-agent CLI: each agent's folder implements it, and index.ts lists them. */
import type { AgentCalls } from './calls.js';
import type { AgentDelivery } from './delivery.js';
import type { AgentInstall } from './install.js';
import type { AgentLaunch } from './launch.js';
import type { AgentListing } from './listing.js';
import type { AgentSource } from './source.js';
import type { AgentTranscript } from './transcript.js';

export interface Agent
  extends AgentInstall,
    AgentSource,
    AgentLaunch,
    AgentListing,
    AgentCalls,
    AgentDelivery,
    AgentTranscript {
  name: string;
  /** Name as people write it. */
  title: string;
}
