/** Facts about Kilo, a fork of OpenCode, each stated once. Measured on the pinned version. */

import { asFields } from '../../input/json-value.js';
import type { Fork } from '../opencode-family/facts.js';
import { buildOf, credentialsOf, skillsIn } from '../opencode-family/facts.js';
import { formatsOf } from '../opencode-family/format.js';
import { sessionTables } from '../opencode-family/session-tables.js';
import { startsOf } from '../opencode-family/source.js';

export const fork: Fork = {
  name: 'kilo',
  title: 'Kilo',
  folders: ['.kilo', '.kilocode'],
  settings: ['opencode', 'kilo'],
  own_skill: 'kilo-config',
  // Measured in a checkout that has them all, and with one alone.
  instructions: [['AGENTS.md', 'CLAUDE.md', 'CONTEXT.md']],
  // Below one folder the file that was found last stays: two starts kept others.
  keeps: 'any, by chance',
  env: ({ allow_processes, own_home }) => ({
    // It would report each run to its vendor, and copy the session of a user who is signed in.
    ...{ TELEMETRY_LEVEL: 'off', DISABLE_SESSION_INGEST: '1' },
    ...(allow_processes || own_home ? {} : { DISABLE_SKILL_SHELL: '1' }),
  }),
};

export const facts = {
  // The newest whose package for a platform the registry has, and that for linux-x64 alone.
  pinned: '7.7.9',
  registry_package: '@kilocode/cli',
  request_tokens: 14_400,
  // A closed connection it takes for a lost network: it asks again every five seconds, until the time limit ends it.
  build: buildOf('@kilocode/cli', 'kilo'),
  credentials: credentialsOf('kilo', { secrets: [], settings: ['ORG_ID', 'API_URL'] }),
  // It reads one after the other, and the last of a name stays.
  project_skills: skillsIn([
    ...(['.kilo/skills', '.kilo/skill', '.kilocode/skills', '.kilocode/skill'] as const),
    ...['.agents/skills', '.claude/skills'],
  ]),
  starts: [
    // Those of its parent, too, at a project's root and in its own folders.
    ...startsOf(fork),
    { files: ['.kilocode/mcp.json'], form: 'json' as const },
    // Converted to commands at each start.
    { files: fork.folders.map((folder) => `${folder}/workflows/*.md`), form: 'template' as const, mark: '!`' as const },
    // Run by the tool `skill` where the file is a user's own; a project's is told that it is not trusted.
    { files: ['SKILL.md'], form: 'template' as const, mark: '!`' as const, switched_off: 'KILO_DISABLE_SKILL_SHELL' },
  ],
};

/** Each step ends with its speed, and a call says by which rule it was allowed. */
export const formats = formatsOf(
  'kilo',
  (part) => 'metrics' in part || 'approval' in asFields(asFields(part['state'])['metadata']),
);

export const SESSION_TABLES = sessionTables(['kilo_board']);
