/** Facts about OpenCode, each stated once. Measured on the pinned version. */

import type { Fork } from '../opencode-family/facts.js';
import { buildOf, credentialsOf, skillsIn } from '../opencode-family/facts.js';
import { formatsOf } from '../opencode-family/format.js';
import { sessionTables } from '../opencode-family/session-tables.js';
import { startsOf } from '../opencode-family/source.js';

export const fork: Fork = {
  name: 'opencode',
  title: 'OpenCode',
  folders: ['.opencode'],
  settings: ['opencode'],
  own_skill: 'customize-opencode',
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['AGENTS.md', 'CLAUDE.md']],
  // It reads all files at once, and the one that was read last stays: seven of eight starts kept the same one.
  keeps: 'any, by chance',
};

export const facts = {
  pinned: '1.18.33',
  registry_package: 'opencode-ai',
  request_tokens: 7700,
  build: buildOf('opencode', 'opencode'),
  credentials: credentialsOf('opencode', { secrets: [], settings: [] }),
  project_skills: skillsIn(['.agents/skills', '.claude/skills', '.opencode/skills', '.opencode/skill']),
  starts: startsOf(fork),
};

export const formats = formatsOf('opencode');

export const SESSION_TABLES = sessionTables();
