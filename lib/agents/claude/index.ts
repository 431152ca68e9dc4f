/** Claude Code: its row of the agents table. */
import { anthropic } from '../../model/anthropic.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import * as facts from './facts.js';
import { listedIn, promptOf } from './format.js';
import { readDescription, readFields } from './front-matter.js';
import * as launching from './launch.js';
import * as listing from './listing/listing.js';
import { findFaults, servers } from './manifest.js';
import { marketplace } from './marketplace-faults.js';
import * as offer from './offer.js';
import { parts } from './parts.js';
import { settings } from './settings.js';
import * as source from './source.js';
import { createParser } from './transcript/transcript.js';

export const claude: Agent = {
  name: 'claude',
  title: 'Claude Code',
  // 2.1.330.
  request_tokens: 12200,
  ...facts,
  settings,
  // A project's skill takes the place of a bundled one of its name; a plugin's has its plugin's name before it (2.1.330).
  bundled_skills: [],
  ignored_fields: [],
  foreign_hooks: /^\.(?:github|codex|gemini|qwen)\/|(?:^|\/)(?<!hooks\/)hooks\.json$/,
  servers,
  marketplace,
  findManifestFaults: findFaults,
  ...source,
  subagents: { how: 'by_name', folders: ['.claude/agents'] },
  codec: anthropic,
  ...launching,
  warm: null,
  ...offer,
  parts,
  ...listing,
  readDescription: (skill) => readDescription(readFields(skill).fields),
  ...calls,
  // Measured with up to 100 loads in one prompt (2.1.330).
  shares_sessions: true,
  createParser,
  ...{ listedIn, promptOf },
  sessions: { home: '.claude', variable: 'CLAUDE_CONFIG_DIR', below: 'projects' },
  session_logs: ['.claude/projects/*/*.jsonl', '.claude/projects/*/*/subagents/*.jsonl'],
  shared_logs: ['.claude'],
};
