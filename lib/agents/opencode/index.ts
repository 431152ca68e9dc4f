/** OpenCode: its row of the agents table. */
import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../interface/agent.js';
import { NO_HOOK_FACTS } from '../interface/hook-facts.js';
import * as calls from './calls.js';
import * as facts from './facts.js';
import { launch } from './launch.js';
import * as offer from './offer.js';
import { parts } from './parts.js';
import { promptOf } from './prompt.js';
import { readDescription } from './rejection.js';
import * as source from './source.js';
import { starts } from './starts.js';
import { createParser } from './transcript.js';

export const opencode: Agent = {
  name: 'opencode',
  title: 'OpenCode',
  // 1.18.33.
  request_tokens: 7700,
  ...facts,
  registry_package: 'opencode-ai',
  bundled_skills: [],
  // biome-ignore format: a table
  ignored_fields: [
    'disable-model-invocation', 'user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools',
    'context', 'agent',
  ],
  // Its hooks are modules; it reads no declaration of another agent by itself.
  foreign_hooks: /^/,
  starts,
  hook_facts: NO_HOOK_FACTS,
  ...source,
  defaultInstall: () => 'skills',
  subagents: { how: 'by_name', folders: ['.opencode/agent', '.opencode/agents'] },
  codec: chatCompletions,
  shares_sessions: true,
  launch,
  warm: null,
  ...offer,
  readDescription,
  parts,
  ...calls,
  createParser,
  promptOf,
  sessions: {
    home: '.local/share/opencode',
    variable: 'XDG_DATA_HOME',
    kept: 'opencode',
    // One for each channel that is not the released one.
    below: 'opencode*.db',
  },
  session_logs: ['.local/share/opencode/opencode*.db'],
  keeps_session_logs: true,
  shared_logs: ['.local/share/opencode'],
};
