/** OpenAI Codex CLI: its row of the agents table. */

import { responses } from '../../model/responses.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import {
  body_limit,
  CREDENTIALS,
  DENIALS,
  HOOK_FACTS,
  PACKAGES,
  PROJECT_SKILLS,
  SYSTEM_SKILLS,
  VERSION,
} from './facts.js';
import { readFields } from './front-matter.js';
import { explainIgnored } from './hook-answer.js';
import { buildOf, launch } from './launch.js';
import { explainOffer, findExcess } from './listing/explain-offer.js';
import { headroom, predictListing, sizeOf } from './listing/listing.js';
import { reader as marketplace } from './marketplace-faults.js';
import { classifyRequest, readListing, readOffer, signs } from './offer.js';
import { parts } from './parts.js';
import { listedIn, promptOf } from './session-line.js';
import { settings } from './settings.js';
import { fullInstall, INSTALLS, listedAs, setUp, skillPath } from './source.js';
import { STARTS } from './starts.js';
import { createParser } from './transcript/transcript.js';

export const codex: Agent = {
  name: 'codex',
  title: 'Codex',
  // 0.169.0.
  request_tokens: 13100,
  pinned: VERSION,
  build: buildOf,
  registry_package: '@openai/codex',
  // It shows such a skill in full (0.169.0); agents/openai.yaml keeps one back.
  ignored_fields: ['disable-model-invocation', 'when_to_use', 'paths', 'hooks'],
  project_skills: PROJECT_SKILLS,
  settings,
  body_limit,
  bundled_skills: SYSTEM_SKILLS.map(({ name }) => name),
  // 0.169.0, and it prints nothing about it.
  untrusted: 'Codex runs a hook only once its user has trusted it in `/hooks`',
  foreign_hooks: /^\.(?:claude|github|gemini|qwen)\/|\.md$/,
  foreign_events: /^(?:Before|After)[A-Z]/,
  starts: STARTS,
  hook_facts: HOOK_FACTS,
  marketplace,
  packages: PACKAGES,
  installs: INSTALLS,
  // Skills are synced into CODEX_HOME: a plugin has longer paths and loses descriptions sooner.
  defaultInstall: () => 'skills',
  fullInstall,
  // In 0.169.0 only the model can start an agent, and the output does not show what that agent does.
  subagents: { how: 'as_instructions', folders: [] },
  explainIgnored,
  denials: DENIALS,
  codec: responses,
  credentials: CREDENTIALS,
  setUp,
  skillPath,
  launch,
  warm: null,
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
  readDescription: (skill) => readFields(skill).description,
  ...calls,
  // Measured with up to 100 loads in one prompt (0.169.0).
  shares_sessions: true,
  createParser,
  promptOf,
  listedIn,
  sessions: { home: '.codex', variable: 'CODEX_HOME', below: 'sessions' },
  session_logs: ['.codex/sessions/**/rollout-*.jsonl'],
  shared_logs: ['.codex'],
};
