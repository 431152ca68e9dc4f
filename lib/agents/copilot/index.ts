/** GitHub Copilot CLI: the row of the agents' table. Facts are of version 1.0.102. */
import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../agent.js';
import { callSkill, callTool, lacksTool, readFile } from './calls.js';
import { CREDENTIALS, launch, warm } from './launch.js';
import { explainOffer, headroom, predictListing } from './listing.js';
import { classifyRequest, listedAs, readOffer } from './offer.js';
import { defaultInstall, setUp, skillPath } from './source.js';
import { createParser } from './transcript.js';

export const copilot: Agent = {
  name: 'copilot',
  title: 'GitHub Copilot CLI',
  pinned: '1.0.102',
  // The platform package holds the whole program, Node included; its wrapper package would only pick and not forward signals.
  build: (version, { os, arch }) => ({
    spec: `@github/copilot-${os}-${arch}@${version}`,
    folder: `@github/copilot-${os}-${arch}`,
    binary: 'copilot',
  }),
  registry_package: '@github/copilot',
  id_case: 'ignore',
  installs: ['plugin', 'marketplace', 'skills'],
  defaultInstall,
  subagents: { how: 'by_name', folders: ['.claude/agents', '.github/agents'] },
  lacksTool,
  codec: chatCompletions,
  credentials: CREDENTIALS,
  setUp,
  skillPath,
  launch,
  warm,
  classifyRequest,
  readOffer,
  explainOffer,
  headroom,
  predictOffers: (place) => predictListing(place).offers,
  listedAs,
  callSkill,
  readFile,
  callTool,
  createParser,
  session_logs: ['.copilot/session-state/*/events.jsonl'],
  shared_logs: ['.copilot', '.config/github-copilot', '.local/share/github-copilot'],
};
