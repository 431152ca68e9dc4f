/** OpenAI Codex CLI: its row of the agents table. */
import { responses } from '../../model/responses.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import * as facts from './facts.js';
import { listedIn, promptOf } from './format.js';
import { readFields } from './front-matter.js';
import * as launching from './launch.js';
import * as reasons from './listing/explain-offer.js';
import * as listing from './listing/listing.js';
import { marketplace } from './marketplace-faults.js';
import * as offer from './offer.js';
import { parts } from './parts.js';
import { places } from './roles.js';
import { settings } from './settings.js';
import * as source from './source.js';
import { createParser } from './transcript/transcript.js';

export const codex: Agent = {
  name: 'codex',
  title: 'Codex',
  // 0.169.0.
  request_tokens: 13100,
  ...facts,
  registry_package: '@openai/codex',
  // It shows such a skill in full (0.169.0); agents/openai.yaml keeps one back.
  ignored_fields: ['disable-model-invocation', 'when_to_use', 'paths', 'hooks'],
  settings,
  // 0.169.0, and it prints nothing about it.
  untrusted: 'Codex runs a hook only once its user has trusted it in `/hooks`',
  edits_whole_lines: true,
  foreign_hooks: /^\.(?:claude|github|gemini|qwen)\/|\.md$/,
  marketplace,
  ...source,
  // Skills are synced into CODEX_HOME: a plugin has longer paths and loses descriptions sooner.
  defaultInstall: () => 'skills',
  // In 0.169.0 only the model can start an agent, and the output does not show what that agent does.
  subagents: { how: 'as_instructions', ...places },
  codec: responses,
  ...launching,
  warm: null,
  ...offer,
  parts,
  ...reasons,
  ...listing,
  readDescription: (skill) => readFields(skill).description,
  ...calls,
  // Measured with up to 100 loads in one prompt (0.169.0).
  shares_sessions: true,
  createParser,
  ...{ listedIn, promptOf },
  sessions: { home: '.codex', variable: 'CODEX_HOME', below: 'sessions' },
  session_logs: ['.codex/sessions/**/rollout-*.jsonl'],
  shared_logs: ['.codex'],
};
