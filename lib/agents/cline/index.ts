/** Cline's CLI: its row of the agents table. */
import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../interface/agent.js';
import { NO_HOOK_FACTS } from '../interface/hook-facts.js';
import * as calls from './calls.js';
import * as facts from './facts.js';
import { launch } from './launch.js';
import * as offer from './offer.js';
import * as source from './source.js';
import { createParser } from './transcript.js';

export const cline: Agent = {
  name: 'cline',
  title: 'Cline',
  // 3.0.65.
  request_tokens: 5600,
  ...facts,
  registry_package: 'cline',
  id_case: 'ignore',
  bundled_skills: [],
  lists_names_alone: true,
  // biome-ignore format: a table
  ignored_fields: [
    'disable-model-invocation', 'user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools',
    'context', 'agent',
  ],
  // Its hooks are scripts named after their event, and can end a run but refuse no single call; it reads no declaration.
  foreign_hooks: /^/,
  hook_facts: NO_HOOK_FACTS,
  ...source,
  defaultInstall: () => 'skills',
  subagents: { how: 'as_instructions', folders: [] },
  codec: chatCompletions,
  shares_sessions: true,
  launch,
  warm: null,
  ...offer,
  ...calls,
  createParser,
  // What it keeps of a session says what stdout says.
  sessions: { home: '.cline/data', variable: 'CLINE_DATA_DIR', below: 'sessions' },
  session_logs: ['.cline/data/logs/cline.log'],
  shared_logs: ['.cline/data'],
};
