/** Qwen Code: its row of the agents table. Facts are about version 0.24.4. */

import { chatCompletions } from '../../model/chat-completions.js';
import { readFile } from '../gemini-family/calls.js';
import { settingsIn } from '../gemini-family/settings.js';
import { SHARED_ROW } from '../gemini-family/source.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import {
  body_limit,
  DENIALS,
  HOOK_FACTS,
  MOST_ANSWER_CHARS,
  PACKAGE,
  PACKAGES,
  PROJECT_SKILLS,
  VERSION,
} from './facts.js';
import { buildOf, CREDENTIALS, launch } from './launch.js';
import { descriptionOf, explainOffer, findExcess, headroom, listedName, predictListing, sizeOf } from './listing.js';
import * as offer from './offer.js';
import { parts } from './parts.js';
import { promptOf } from './prompt.js';
import { project } from './source.js';
import { STARTS } from './starts.js';
import { createParser } from './transcript.js';

export const qwen: Agent = {
  name: 'qwen',
  title: 'Qwen Code',
  // 0.24.4.
  request_tokens: 19000,
  starts: STARTS,
  hook_facts: HOOK_FACTS,
  packages: PACKAGES,
  denials: DENIALS,
  needs_full_paths: true,
  pinned: VERSION,
  build: buildOf,
  registry_package: PACKAGE,
  // A project's skill takes the place of a bundled one of its name; an extension's has its name before it.
  project_skills: PROJECT_SKILLS,
  settings: settingsIn('.qwen'),
  body_limit,
  bundled_skills: [],
  ignored_fields: ['allowed-tools'],
  foreign_hooks: /^\.(?:claude|codex|github|gemini)\//,
  foreign_events: /^(?:Before|After)[A-Z]/,
  ...SHARED_ROW,
  ...project,
  codec: chatCompletions,
  credentials: CREDENTIALS,
  launch,
  ...offer,
  parts,
  explainOffer,
  findExcess,
  headroom,
  sizeOf,
  predictOffers: predictListing,
  listedAs: (skill, context) => [listedName(skill, context)],
  readDescription: descriptionOf,
  ...calls,
  readFile,
  most_answer_chars: MOST_ANSWER_CHARS,
  createParser,
  promptOf,
  sessions: { home: '.qwen', variable: 'QWEN_HOME', below: 'projects' },
  session_logs: ['.qwen/projects/*/chats/*.jsonl', '.qwen/projects/*/subagents/*/*.jsonl'],
  keeps_session_logs: true,
  shared_logs: ['.qwen'],
};
