/** Claude Code, as this tool knows it: the row of the agents table. */
import { anthropic } from '../../model/anthropic.js';
import type { Agent } from '../agent.js';
import { callSkill, callTool, readFile } from './calls.js';
import { PINNED, REGISTRY_PACKAGE } from './facts.js';
import { CREDENTIALS, launch } from './launch.js';
import { explainOffer, headroom, predictListing } from './listing.js';
import { classifyRequest, listedAs, readOffer } from './offer.js';
import { defaultInstall, INSTALLS, setUp, skillPath } from './source.js';
import { createParser } from './transcript.js';

export const claude: Agent = {
  name: 'claude',
  title: 'Claude Code',
  pinned: PINNED,
  registry_package: REGISTRY_PACKAGE,
  build: (version, { os, arch }) => ({
    spec: `${REGISTRY_PACKAGE}-${os}-${arch}@${version}`,
    folder: `${REGISTRY_PACKAGE}-${os}-${arch}`,
    binary: 'claude',
  }),
  installs: INSTALLS,
  defaultInstall,
  subagents: { how: 'by_name', folders: ['.claude/agents'] },
  codec: anthropic,
  credentials: CREDENTIALS,
  setUp,
  skillPath,
  launch,
  warm: null,
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
  session_logs: ['.claude/projects/*/*.jsonl', '.claude/projects/*/*/subagents/*.jsonl'],
  shared_logs: ['.claude'],
};
