/** OpenAI Codex CLI, as the table of agents needs it. */
import { responses } from '../../model/responses.js';
import type { Agent } from '../agent.js';
import { callSkill, callTool, lacksTool, readFile } from './calls.js';
import { explainOffer } from './explain-offer.js';
import { CREDENTIALS, VERSION } from './facts.js';
import { buildOf, launch } from './launch.js';
import { headroom, predictListing } from './listing.js';
import { classifyRequest, readOffer } from './offer.js';
import { INSTALLS, listedAs, setUp, skillPath } from './source.js';
import { createParser } from './transcript.js';

export const codex: Agent = {
  name: 'codex',
  title: 'Codex',
  pinned: VERSION,
  build: buildOf,
  registry_package: '@openai/codex',
  installs: INSTALLS,
  // As the seed syncs skills into CODEX_HOME; a plugin is listed by longer paths and loses descriptions sooner.
  defaultInstall: () => 'skills',
  // 0.169.0 lets only its model start an agent, and shows nothing of what that one does.
  subagents: { how: 'as_instructions', folders: [] },
  lacksTool,
  denies_by_source: true,
  codec: responses,
  credentials: CREDENTIALS,
  setUp,
  skillPath,
  launch,
  warm: null,
  classifyRequest,
  readOffer,
  explainOffer,
  headroom,
  predictOffers: (place) => predictListing(place).offers,
  listedAs,
  callSkill,
  readFile,
  callTool,
  createParser,
  session_logs: ['.codex/sessions/**/rollout-*.jsonl'],
  shared_logs: ['.codex'],
};
