/** Folders, or the places where agents keep their user's sessions → the session files there, each with its agent; what cannot be read, and why. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Agent } from '../agents/agent.js';
import { AGENTS, findAgent } from '../agents/index.js';
import { findTranscripts, isRegular, recogniseFile, STDOUT, type Unread, whyUnread } from './transcript-files.js';

/** The places of all agents on this machine; one whose sessions cannot be read is named if it is there. */
export function ownPlaces(
  env: Record<string, string | undefined>,
  home: string,
): { roots: string[]; unread: Unread[] } {
  const places = Object.values<Agent>(AGENTS).map(({ title, sessions }) => {
    const moved = sessions.variable === null ? undefined : env[sessions.variable];
    const folder = moved ? join(moved, sessions.kept ?? '') : join(home, sessions.home);
    const why = sessions.unread && `${title} keeps its sessions in ${sessions.unread}`;
    return { path: join(folder, sessions.below), why };
  });
  return {
    roots: places.flatMap(({ path, why }) => (why ? [] : [path])),
    unread: places.flatMap(({ path, why }) => (why && existsSync(path) ? [{ path, why }] : [])),
  };
}

/** Where sessions are looked for unless the user names a folder, as users write it. */
export const PLACES: readonly string[] = Object.values<Agent>(AGENTS).flatMap(
  ({ sessions: { home, below, unread } }) => (unread ? [] : [`~/${home}/${below}`]),
);

/** Session files below folders, or the files themselves, each once. */
export async function findSessions(roots: readonly string[], onUnread: (unread: Unread) => void): Promise<string[]> {
  const found: string[] = [];
  for (const root of roots) {
    const kind = kindOf(root, onUnread);
    if (kind === 'file') found.push(root);
    else if (kind === 'folder') {
      const { trials, files } = await findTranscripts(root, onUnread);
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

/** Null: no agent's. Fails where the file is gone or cannot be read. */
export function recogniseSession(path: string): { agent: Agent; skill_paths: string[] } | null {
  if (!statSync(path).isFile()) throw new Error('it is no file any more');
  // Cline's is one record.
  const brief = recogniseFile(path, path.endsWith('.messages.json') ? WHOLE_BYTES : HEAD_BYTES);
  const { whose, skill_paths } = brief.whose ? brief : recogniseFile(path);
  const agent = whose && findAgent(whose.agent);
  return agent ? { agent, skill_paths } : null;
}
