/** pi: its row of the agents table. */
import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../interface/agent.js';
import { NO_HOOK_FACTS } from '../interface/hook-facts.js';
import * as calls from './calls.js';
import * as facts from './facts.js';
import { listedIn, promptOf } from './format.js';
import { readDescription } from './front-matter.js';
import { launch } from './launch.js';
import * as offer from './offer.js';
import * as source from './source.js';
import { createParser } from './transcript.js';

export const pi: Agent = {
  name: 'pi',
  title: 'pi',
  // 0.87.1.
  request_tokens: 1600,
  ...facts,
  registry_package: '@earendil-works/pi-coding-agent',
  bundled_skills: [],
  ignored_fields: ['user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools', 'context', 'agent'],
  // Its hooks are modules; it reads no declaration of another agent by itself.
  foreign_hooks: /^/,
  hook_facts: NO_HOOK_FACTS,
  ...source,
  // It has no subagents; an agent's instructions are added to the system prompt.
  subagents: { how: 'as_instructions', folders: [] },
  codec: chatCompletions,
  shares_sessions: true,
  launch,
  warm: null,
  ...offer,
  readDescription,
  ...calls,
  createParser,
  ...{ listedIn, promptOf },
  sessions: { home: '.pi/agent', variable: 'PI_CODING_AGENT_DIR', below: 'sessions' },
  session_logs: ['.pi/agent/sessions/**/*.jsonl'],
  shared_logs: ['.pi/agent'],
};
