/** Claude Code: its row of the agents table. */

import { anthropic } from '../../model/anthropic.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import { DENIALS, HOOK_FACTS, PINNED, PROJECT_SKILLS, REGISTRY_PACKAGE } from './facts.js';
import { readDescription, readFields } from './front-matter.js';
import { CREDENTIALS, DEBUG_LOG, launch } from './launch.js';
import { explainOffer, findExcess, headroom, predictListing, sizeOf } from './listing/listing.js';
import { servers } from './manifest.js';
import { reader as marketplace } from './marketplace-faults.js';
import * as offer from './offer.js';
import { parts } from './parts.js';
import { listedIn, promptOf } from './session-line.js';
import { settings } from './settings.js';
import { findShell } from './skill-shell.js';
import { defaultInstall, fullInstall, INSTALLS, setUp, skillPath } from './source.js';
import { STARTS } from './starts.js';
import { createParser } from './transcript/transcript.js';

export const claude: Agent = {
  name: 'claude',
  title: 'Claude Code',
  // 2.1.330.
  request_tokens: 12200,
  pinned: PINNED,
  registry_package: REGISTRY_PACKAGE,
  build: (version, { os, arch }) => ({
    spec: `${REGISTRY_PACKAGE}-${os}-${arch}@${version}`,
    folder: `${REGISTRY_PACKAGE}-${os}-${arch}`,
    binary: 'claude',
  }),
  // A project's skill takes the place of a bundled one of its name; a plugin's has its plugin's name before it (2.1.330).
  project_skills: PROJECT_SKILLS,
  settings,
  bundled_skills: [],
  findShell,
  denials: DENIALS,
  ignored_fields: [],
  foreign_hooks: /^\.(?:github|codex|gemini|qwen)\/|(?:^|\/)(?<!hooks\/)hooks\.json$/,
  foreign_events: /^(?:Before|After)[A-Z]/,
  starts: STARTS,
  servers,
  hook_facts: HOOK_FACTS,
  marketplace,
  installs: INSTALLS,
  defaultInstall,
  fullInstall,
  subagents: { how: 'by_name', folders: ['.claude/agents'] },
  codec: anthropic,
  credentials: CREDENTIALS,
  setUp,
  skillPath,
  launch,
  warm: null,
  ...offer,
  parts,
  explainOffer,
  findExcess,
  headroom,
  sizeOf,
  predictOffers: (setup) => predictListing(setup).offers,
  readDescription: (skill) => readDescription(readFields(skill).fields),
  ...calls,
  // Measured with up to 100 loads in one prompt (2.1.330).
  shares_sessions: true,
  createParser,
  promptOf,
  listedIn,
  sessions: { home: '.claude', variable: 'CLAUDE_CONFIG_DIR', below: 'projects' },
  session_logs: ['.claude/projects/*/*.jsonl', '.claude/projects/*/*/subagents/*.jsonl'],
  // Of plugins of a marketplace it says nothing on stdout (2.1.330).
  refusals: { log: DEBUG_LOG, lines: [/Failed to load plugin (?<plugin>\S+): (?<message>.+?)"?$/] },
  shared_logs: ['.claude'],
};
