/** pi: its row of the agents table. */
import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../interface/agent.js';
import { NO_HOOK_FACTS } from '../interface/hook-facts.js';
import * as calls from './calls.js';
import { body_limit, buildOf, CREDENTIALS, PROJECT_SKILLS, VERSION } from './facts.js';
import { readDescription } from './front-matter.js';
import { launch } from './launch.js';
import { classifyRequest, explainOffer, listedAs, predictOffers, readListing, readOffer, signs } from './offer.js';
import { parts } from './parts.js';
import { listedIn, promptOf } from './session-line.js';
import { defaultInstall, fullInstall, INSTALLS, setUp, skillPath } from './source.js';
import { STARTS } from './starts.js';
import { createParser } from './transcript.js';

export const pi: Agent = {
  name: 'pi',
  title: 'pi',
  // 0.87.1.
  request_tokens: 1600,
  pinned: VERSION,
  build: buildOf,
  registry_package: '@earendil-works/pi-coding-agent',
  project_skills: PROJECT_SKILLS,
  body_limit,
  bundled_skills: [],
  ignored_fields: ['user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools', 'context', 'agent'],
  // Its hooks are modules; it reads no declaration of another agent by itself.
  foreign_hooks: /^/,
  starts: STARTS,
  hook_facts: NO_HOOK_FACTS,
  installs: INSTALLS,
  defaultInstall,
  fullInstall,
  // It has no subagents; an agent's instructions are added to the system prompt.
  subagents: { how: 'as_instructions', folders: [] },
  codec: chatCompletions,
  shares_sessions: true,
  credentials: CREDENTIALS,
  setUp,
  skillPath,
  launch,
  warm: null,
  classifyRequest,
  readListing,
  readOffer,
  signs,
  parts,
  explainOffer,
  predictOffers,
  listedAs,
  readDescription,
  ...calls,
  createParser,
  listedIn,
  promptOf,
  sessions: { home: '.pi/agent', variable: 'PI_CODING_AGENT_DIR', below: 'sessions' },
  session_logs: ['.pi/agent/sessions/**/*.jsonl'],
  shared_logs: ['.pi/agent'],
};
