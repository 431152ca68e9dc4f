/** GitHub Copilot CLI: its row of the agents table. Facts are about version 1.0.102. */

import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import { HOOK_FACTS, MASK, PACKAGES, PROJECT_SKILLS } from './facts.js';
import { CREDENTIALS, launch, warm } from './launch.js';
import { explainOffer, findExcess, headroom, predictListing, sizeOf } from './listing/listing.js';
import { reader as marketplace } from './marketplace-faults.js';
import { classifyRequest, listedAs, readListing, readOffer, signs } from './offer.js';
import { parts } from './parts.js';
import { REFUSALS } from './refusals.js';
import { servers } from './servers.js';
import { listedIn, promptOf } from './session-line.js';
import { settings } from './settings.js';
import { defaultInstall, fullInstall, setUp, skillPath } from './source.js';
import { STARTS } from './starts.js';
import { createParser } from './transcript/transcript.js';

export const copilot: Agent = {
  name: 'copilot',
  title: 'GitHub Copilot CLI',
  // 1.0.102.
  request_tokens: 12000,
  starts: STARTS,
  servers,
  hook_facts: HOOK_FACTS,
  marketplace,
  packages: PACKAGES,
  pinned: '1.0.102',
  // The platform package contains the whole program, including Node; the wrapper package only selects one and does not forward signals.
  build: (version, { os, arch }) => ({
    spec: `@github/copilot-${os}-${arch}@${version}`,
    folder: `@github/copilot-${os}-${arch}`,
    binary: 'copilot',
  }),
  registry_package: '@github/copilot',
  id_case: 'ignore',
  // A source's skill takes the place of a bundled one of its name.
  project_skills: PROJECT_SKILLS,
  settings,
  bundled_skills: [],
  ignored_fields: ['when_to_use', 'paths', 'hooks'],
  // 1.0.102, and it prints nothing about it. Hooks of a plugin run.
  untrusted: 'Copilot CLI runs hooks of the working directory only in a folder that its user has trusted',
  foreign_hooks: /^\.(?:codex|gemini|qwen)\/|\.md$/,
  foreign_events: /^(?:Before|After)[A-Z]/,
  installs: ['plugin', 'marketplace', 'skills'],
  defaultInstall,
  fullInstall,
  mask: MASK,
  subagents: { how: 'by_name', folders: ['.claude/agents', '.github/agents'] },
  codec: chatCompletions,
  credentials: CREDENTIALS,
  setUp,
  skillPath,
  launch,
  warm,
  // 1.0.102 marks its runtime as in use by a process.
  passing: /(^|\/)inuse\.\d+\.(hold|lock)$/,
  classifyRequest,
  readOffer,
  signs,
  readListing,
  parts,
  explainOffer,
  findExcess,
  headroom,
  sizeOf,
  predictOffers: (setup) => predictListing(setup).offers,
  listedAs,
  ...calls,
  // Measured with up to 100 loads in one prompt (1.0.102).
  shares_sessions: true,
  createParser,
  promptOf,
  listedIn,
  sessions: { home: '.copilot', variable: 'COPILOT_HOME', below: 'session-state' },
  session_logs: ['.copilot/session-state/*/events.jsonl'],
  refusals: REFUSALS,
  shared_logs: ['.copilot', '.config/github-copilot', '.local/share/github-copilot'],
};
