/** The state of a shell between two commands: directory, variables, functions, what its files hold; and how commands read and change it. */
import { posix } from 'node:path';
import type { Function as ShellFunction } from 'unbash';
import { ANY_NAME, ANYTHING, type Arg, type Flow, type How, literalOf, type Source, type Touch } from './flow.js';

/** What the commands of a run wrote where, so that reading a copy is reading the original. */
export type Disk = Map<string, Flow>;

export interface Shell {
  cwd: string | null;
  variables: Map<string, Arg[]>;
  functions: Map<string, ShellFunction['body']>;
  written: Disk;
  /** Folders that the output says cd could not go to. */
  unreachable: ReadonlySet<string>;
  touches: Touch[];
  /** What came out on stderr; a walk returns what comes out on stdout. */
  stderr: Flow[];
  exited: boolean;
  /** A script is bounded work, whatever it says: steps that are left, and how deep this one is nested. */
  budget: { steps: number; depth: number };
}

const REFUSED_CD = /\bcd: (.{1,400}?): (?:No such file or directory|Not a directory|Permission denied)/g;

/** disk: what earlier calls wrote, kept by the caller. output: what came back. */
export function openShell(cwd: string | null, output: string, disk?: Disk): Shell {
  const home: Arg[] = [{ text: '~', flow: [] }];
  return {
    cwd,
    variables: new Map([['HOME', home]]),
    functions: new Map(),
    written: disk ?? new Map(),
    unreachable: new Set(
      output.includes('cd: ') ? [...output.matchAll(REFUSED_CD)].map((match) => match[1] ?? '') : [],
    ),
    touches: [],
    stderr: [],
    exited: false,
    budget: { steps: 3000, depth: 0 },
  };
}

/** A subshell: what it sets is forgotten, what it wrote, touched and printed is not. */
export function forkShell(shell: Shell): Shell {
  return { ...shell, variables: new Map(shell.variables), functions: new Map(shell.functions), exited: false };
}

const MAX_WRITTEN = 500;
const TRAILING_WILDCARD = new RegExp(`/${ANY_NAME}$`);

/** An absolute path where the directory is known; else the path as written. */
export function resolvePath(shell: Pick<Shell, 'cwd'>, path: string): string {
  // What is not known at all may be absolute.
  if (path.startsWith(ANYTHING)) return path;
  if (path.startsWith('~+')) return resolvePath(shell, `.${path.slice(2)}`);
  if (path.startsWith('/') || path.startsWith('~')) return tidy(posix.normalize(path));
  return tidy(shell.cwd === null ? posix.normalize(path) : posix.join(shell.cwd, path));
}

const tidy = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** A file's content as a stream; what the script itself put there is known. */
export function readFlow(shell: Shell, path: string, how: How = 'whole'): Flow {
  if (path === '/dev/null') return [];
  const resolved = resolvePath(shell, path);
  const copied = shell.written.get(resolved);
  const written = copied && writtenOf(copied);
  const file: Source = { kind: 'file', path: resolved, how, ...(written ? { written } : {}) };
  return [file, ...(copied ?? belowCopy(shell, resolved, how))];
}

/** Nothing is kept of the model's own words, and an empty text where they were put behind what a file held before. */
function writtenOf(kept: Flow): 'whole' | 'partly' | null {
  if (kept.every((source) => source.kind === 'file' && source.written === 'whole')) return 'whole';
  return kept.every(({ kind }) => kind === 'text') ? 'partly' : null;
}

/** A file in a folder that is a copy of, or a link to, another. */
function belowCopy(shell: Shell, path: string, how: How): Flow {
  if (shell.written.size === 0) return [];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const folder = shell.written.get(path.slice(0, at));
    if (!folder) continue;
    // `cp -r skills/* to`: what lay in skills lies in to.
    const origins = folder.flatMap((source) =>
      source.kind === 'file' ? source.path.replace(TRAILING_WILDCARD, '') : [],
    );
    return origins.slice(0, 20).map((origin) => ({ kind: 'file', path: origin + path.slice(at), how }));
  }
  return [];
}

export function touch(shell: Shell, path: string, why: Touch['why']): void {
  if (shell.touches.length < 2000) shell.touches.push({ path: resolvePath(shell, path), why });
}

export function touchFlow(shell: Shell, flow: Flow, why: Touch['why']): void {
  for (const source of flow) if (source.kind === 'file') shell.touches.push({ path: source.path, why });
}

export function writeFlow(shell: Shell, path: string, flow: Flow, append = false): void {
  if (path === '/dev/null') {
    touchFlow(shell, flow, 'silenced');
    return;
  }
  touchFlow(shell, flow, 'copied');
  touch(shell, path, 'written');
  keepFlow(shell, path, flow, append);
}

/** Remembers what a file holds. */
export function keepFlow(shell: Shell, path: string, flow: Flow, append = false): void {
  const resolved = resolvePath(shell, path);
  // A literal is not a skill's text: the model wrote it itself.
  const kept = literalOf(flow) === null ? flow : [];
  const before = shell.written.get(resolved);
  if (shell.written.size > MAX_WRITTEN && !before) return;
  const behind: Flow = kept.length === 0 ? [{ kind: 'text', text: '' }] : [];
  shell.written.set(resolved, append ? [...(before ?? behind), ...kept] : kept);
}
