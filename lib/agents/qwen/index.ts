/** Qwen Code: its row of the agents table. Facts are about version 0.24.4. */
import { chatCompletions } from '../../model/chat-completions.js';
import { readFile } from '../gemini-family/calls.js';
import { settingsIn } from '../gemini-family/settings.js';
import { SHARED_ROW } from '../gemini-family/source.js';
import type { Agent } from '../interface/agent.js';
import * as calls from './calls.js';
import * as facts from './facts.js';
import { promptOf } from './format.js';
import * as launching from './launch.js';
import * as listing from './listing.js';
import * as offer from './offer.js';
import { parts } from './parts.js';
import { project } from './source.js';
import { createParser } from './transcript.js';

export const qwen: Agent = {
  name: 'qwen',
  title: 'Qwen Code',
  // 0.24.4.
  request_tokens: 19000,
  ...facts,
  needs_full_paths: true,
  settings: settingsIn('.qwen'),
  // A project's skill takes the place of a bundled one of its name; an extension's has its name before it.
  bundled_skills: [],
  ignored_fields: ['allowed-tools'],
  foreign_hooks: /^\.(?:claude|codex|github|gemini)\//,
  ...SHARED_ROW,
  // 0.24.4.
  subagents: { how: 'as_instructions', folders: ['.qwen/agents'] },
  ...project,
  codec: chatCompletions,
  ...launching,
  ...offer,
  parts,
  ...listing,
  ...calls,
  readFile,
  createParser,
  promptOf,
  sessions: { home: '.qwen', variable: 'QWEN_HOME', below: 'projects' },
  session_logs: ['.qwen/projects/*/chats/*.jsonl', '.qwen/projects/*/subagents/*/*.jsonl'],
  keeps_session_logs: true,
  shared_logs: ['.qwen'],
};
