/** Recent logs below shared homes: a snapshot before, and what each file gained since, within limits and never from another unit. */
import { open, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, delimiter, extname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { findAgent } from '../agents/index.js';
import type { LogGrowth } from '../evidence/log-fallback.js';

export interface LogLimits {
  /** Files looked at, the newest first (--log-max-files). */
  max_files: number;
  /** Bytes read from the end of each (--log-max-bytes). */
  max_bytes: number;
}

const LOG_LIMITS: LogLimits = { max_files: 60, max_bytes: 300_000 };

/** One snapshot per agent and batch. Taking a unit's growth moves it on, so that the next unit does not see it again. */
export interface LogSnapshot {
  roots: readonly string[];
  seen: Map<string, { size: number; mtime_ms: number }>;
}

const EXTENSIONS = new Set(['.json', '.jsonl', '.log', '.txt', '.md', '']);
/** A file may have been opened before the unit started and its time be coarse: the seeds allow two minutes. */
const SLACK_MS = 120_000;

/** `AGENT_<NAME>_LOG_DIRS` (a path list) replaces the agent's usual folders below the home. */
export function listLogRoots(
  agent: string,
  env: Readonly<Record<string, string | undefined>>,
  home = homedir(),
): string[] {
  const named = env[`AGENT_${agent.toUpperCase()}_LOG_DIRS`];
  if (named) return named.split(delimiter).filter((path) => path !== '');
  return (findAgent(agent)?.shared_logs ?? []).map((path) => join(home, path));
}

export async function takeLogSnapshot(roots: readonly string[]): Promise<LogSnapshot> {
  return {
    roots,
    seen: new Map((await listLogs(roots)).map(({ path, size, mtime_ms }) => [path, { size, mtime_ms }])),
  };
}

/**
 * What the logs gained since the snapshot. `marks` are strings that only this unit's logs hold (its session id, its working directory):
 * with them a file counts when its path or its new text holds one, which is what tells units apart that run at the same time.
 * Without them (units one after the other) all growth is this unit's.
 */
export async function readLogGrowth(
  snapshot: LogSnapshot,
  started_ms: number,
  marks: readonly string[] | null,
  limits: LogLimits = LOG_LIMITS,
): Promise<LogGrowth[]> {
  const files = await listLogs(snapshot.roots);
  const changed = files
    .filter(({ path, size, mtime_ms }) => {
      const old = snapshot.seen.get(path);
      return mtime_ms >= started_ms - SLACK_MS && !(old && old.size === size && old.mtime_ms === mtime_ms);
    })
    .sort((a, b) => b.mtime_ms - a.mtime_ms || a.path.localeCompare(b.path))
    .slice(0, limits.max_files);
  const growth: LogGrowth[] = [];
  for (const { path, size } of changed) {
    const old = snapshot.seen.get(path)?.size ?? 0;
    // A file that shrank was written anew.
    const from = Math.max(size - limits.max_bytes, size >= old ? old : 0, 0);
    const text = await readPart(path, from, size);
    if (text === '') continue;
    if (marks === null || marks.some((mark) => path.includes(mark) || text.includes(mark))) growth.push({ path, text });
  }
  if (marks === null) for (const { path, size, mtime_ms } of files) snapshot.seen.set(path, { size, mtime_ms });
  return growth;
}

async function listLogs(roots: readonly string[]): Promise<{ path: string; size: number; mtime_ms: number }[]> {
  const paths = new Set<string>();
  for (const root of roots) {
    for (const path of await glob('**', { cwd: root, absolute: true, dot: true, followSymbolicLinks: false })) {
      // Instructions are no logs: agents keep installed skills below their homes.
      if (EXTENSIONS.has(extname(path)) && basename(path) !== 'SKILL.md') paths.add(path);
    }
  }
  const found = await Promise.all(
    [...paths].map(async (path) => {
      const facts = await stat(path).catch(() => null);
      return facts?.isFile() && facts.size > 0 ? [{ path, size: facts.size, mtime_ms: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

/** From the first whole line on, unless the part starts where the file or its old end did. */
async function readPart(path: string, from: number, size: number): Promise<string> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return '';
  try {
    const buffer = Buffer.alloc(size - from);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
    return buffer.toString('utf8', 0, bytesRead).replace(/^\ufffd{1,3}/, '');
  } finally {
    await file.close();
  }
}
