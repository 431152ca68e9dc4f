/** Log files in the user's own home → what each gained since a snapshot, within limits and only for the given unit. */
import { open, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, delimiter, extname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { findAgent } from '../../agents/index.js';
import type { LogGrowth, LogLimits, LogSnapshot } from '../../contract/ports/logs.js';

const LOG_LIMITS: LogLimits = { max_files: 60, max_bytes: 300_000 };
const EXTENSIONS = new Set(['.json', '.jsonl', '.log', '.txt', '.md', '']);
/** A file's time may be coarse, or from before the unit started. */
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

/** Units that run one after the other: what was written between two of them is of neither. */
export async function moveLogSnapshot(snapshot: LogSnapshot): Promise<void> {
  const { seen } = await takeLogSnapshot(snapshot.roots);
  for (const [path, facts] of seen) snapshot.seen.set(path, facts);
}

/**
 * What the logs gained since the snapshot. `marks` are strings that occur only in this unit's logs (its session id, its
 * working directory): a file counts only if its path or its new text contains one, which separates parallel units.
 * Without marks (units run one at a time) all growth belongs to this unit.
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
    // A file that shrank was rewritten from the start.
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
      // Skips skills that agents installed below their homes: those files are instructions, not logs.
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

/** Drops an incomplete character at the start, where the limit may have split it. */
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
