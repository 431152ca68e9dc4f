/** GitHub Copilot CLI: its row of the agents table. Facts are about version 1.0.102. */
import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import * as facts from './facts.js';
import { listedIn, promptOf } from './format.js';
import * as launching from './launch.js';
import * as listing from './listing/listing.js';
import { marketplace } from './marketplace-faults.js';
import * as offer from './offer.js';
import { parts } from './parts.js';
import { servers } from './servers.js';
import { settings } from './settings.js';
import * as source from './source.js';
import { createParser } from './transcript/transcript.js';

export const copilot: Agent = {
  name: 'copilot',
  title: 'GitHub Copilot CLI',
  // 1.0.102.
  request_tokens: 12000,
  ...facts,
  servers,
  marketplace,
  pinned: '1.0.102',
  // The platform package contains the whole program, including Node; the wrapper package only selects one and does not forward signals.
  build: (version, { os, arch }) => ({
    spec: `@github/copilot-${os}-${arch}@${version}`,
    folder: `@github/copilot-${os}-${arch}`,
    binary: 'copilot',
  }),
  registry_package: '@github/copilot',
  id_case: 'ignore',
  settings,
  // A source's skill takes the place of a bundled one of its name.
  bundled_skills: [],
  ignored_fields: ['when_to_use', 'paths', 'hooks'],
  // 1.0.102, and it prints nothing about it. Hooks of a plugin run.
  untrusted: 'Copilot CLI runs hooks of the working directory only in a folder that its user has trusted',
  trusts_plugins: true,
  needs_full_paths: true,
  foreign_hooks: /^\.(?:codex|gemini|qwen)\/|\.md$/,
  installs: ['plugin', 'marketplace', 'skills'],
  ...source,
  subagents: { how: 'by_name', folders: ['.claude/agents', '.github/agents'] },
  codec: chatCompletions,
  ...launching,
  // 1.0.102 marks its runtime as in use by a process.
  passing: /(^|\/)inuse\.\d+\.(hold|lock)$/,
  ...offer,
  parts,
  ...listing,
  ...calls,
  // Measured with up to 100 loads in one prompt (1.0.102).
  shares_sessions: true,
  createParser,
  ...{ listedIn, promptOf },
  sessions: { home: '.copilot', variable: 'COPILOT_HOME', below: 'session-state' },
  session_logs: ['.copilot/session-state/*/events.jsonl'],
  shared_logs: ['.copilot', '.config/github-copilot', '.local/share/github-copilot'],
};
