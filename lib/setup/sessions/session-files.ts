/** Folders, or the places where agents keep their user's sessions → the session files there, each with its agent; what cannot be read, and why. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { AGENTS, findAgent } from '../../agents/index.js';
import type { Agent } from '../../agents/interface/agent.js';
import { findTranscripts, isRegular, recogniseFile, STDOUT, type Unread, whyUnread } from './transcript-files.js';

/** The places of all agents on this machine that are there. */
export function ownPlaces(
  env: Record<string, string | undefined>,
  home: string,
): { roots: string[]; unread: Unread[] } {
  const unread: Unread[] = [];
  const roots = Object.values<Agent>(AGENTS).flatMap(({ sessions: { variable, kept = '', home: usual, below } }) => {
    const moved = variable === null ? undefined : env[variable];
    const folder = moved ? join(moved, kept) : join(home, usual);
    if (!below.includes('*')) return existsSync(join(folder, below)) ? [join(folder, below)] : [];
    return namesIn(folder, (each) => unread.push(each)).flatMap((name) =>
      picomatch.isMatch(name, below) ? [join(folder, name)] : [],
    );
  });
  return { roots, unread };
}

function namesIn(folder: string, onUnread: (unread: Unread) => void): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onUnread({ path: folder, why: whyUnread(error) });
    return [];
  }
}

/** Where sessions are looked for unless the user names a folder, as users write it. */
export const PLACES: readonly string[] = Object.values<Agent>(AGENTS).map(
  ({ sessions: { home, below } }) => `~/${home}/${below}`,
);

/** Below a folder that is named: databases, whichever agent's. */
const DATABASES = Object.values<Agent>(AGENTS).flatMap(({ sessions: { below } }) =>
  below.includes('*') ? [`**/${below}`] : [],
);

/** Session files below folders, or the files themselves, each once. */
export async function findSessions(roots: readonly string[], onUnread: (unread: Unread) => void): Promise<string[]> {
  const found: string[] = [];
  for (const root of roots) {
    const kind = kindOf(root, onUnread);
    if (kind === 'file') found.push(root);
    else if (kind === 'folder') {
      const { trials, files } = await findTranscripts(root, onUnread, DATABASES);
      for (const file of files) found.push(file);
      for (const trial of trials) found.push(...STDOUT.map((name) => join(trial, name)).filter(isRegular));
    }
  }
  return [...new Set(found)];
}

function kindOf(root: string, onUnread: (unread: Unread) => void): 'file' | 'folder' | null {
  try {
    const facts = statSync(root);
    if (facts.isFile()) return 'file';
    if (facts.isDirectory()) return 'folder';
    onUnread({ path: root, why: 'it is neither a file nor a folder' });
  } catch (error) {
    onUnread({ path: root, why: whyUnread(error) });
  }
  return null;
}

/** Enough for all but a first record that holds all of the agent's instructions. */
const HEAD_BYTES = 128 << 10;
const WHOLE_BYTES = 32 << 20;

/** Recognises a text file; null where it belongs to no agent. Throws where the file is gone or cannot be read. */
export function recogniseSession(path: string): { agent: Agent; skill_paths: string[] } | null {
  if (!statSync(path).isFile()) throw new Error('it is no longer a file');
  // Cline's is one record.
  const brief = recogniseFile(path, path.endsWith('.messages.json') ? WHOLE_BYTES : HEAD_BYTES);
  const { whose, skill_paths } = brief.whose ? brief : recogniseFile(path);
  const agent = whose && findAgent(whose.agent);
  return agent ? { agent, skill_paths } : null;
}
