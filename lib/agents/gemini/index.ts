/** Gemini CLI: its row of the agents table. Facts are about version 0.61.0. */
import { gemini as codec } from '../../model/gemini.js';
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
import { project, SUBAGENTS } from './source.js';
import { createParser } from './transcript.js';

export const gemini: Agent = {
  name: 'gemini',
  title: 'Gemini CLI',
  // 0.61.0.
  request_tokens: 11900,
  ...facts,
  settings: settingsIn('.gemini'),
  // A source's skill takes the place of a built-in one of its name.
  bundled_skills: [],
  // It reads the name and the description and nothing else, so that a skill hidden from models elsewhere is shown.
  ignored_fields: ['disable-model-invocation', 'when_to_use', 'paths', 'hooks', 'allowed-tools'],
  foreign_hooks: /^\.(?:claude|codex|github|qwen)\/|\.md$/,
  ...SHARED_ROW,
  subagents: { how: 'as_instructions', folders: [SUBAGENTS] },
  ...project,
  codec,
  ...launching,
  ...offer,
  parts,
  ...listing,
  ...calls,
  readFile,
  createParser,
  promptOf,
  sessions: { home: '.gemini', variable: 'GEMINI_CLI_HOME', kept: '.gemini', below: 'tmp' },
  session_logs: ['.gemini/tmp/*/chats/*.jsonl', '.gemini/tmp/*/chats/*/*.jsonl'],
  keeps_session_logs: true,
  shared_logs: ['.gemini'],
};
