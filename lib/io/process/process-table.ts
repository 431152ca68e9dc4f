/** The living processes of this machine, read from /proc, or from `ps` where there is no /proc (macOS). */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

export interface ProcessRow {
  pid: number;
  ppid: number;
  group: number;
  session: number;
  /** Start in clock ticks since boot; 0 if not known. */
  started: number;
}

const buffer = Buffer.allocUnsafe(1024);

/** When a process was started: later ones have the next ids, which begin again after the highest. */
export interface Birth {
  pid: number;
  /** How often this machine had started a process or a thread by then; 0: not known. */
  starts: number;
}

/** after: without those whose ids tell that they are older. Zombies are left out: some init processes reap late, and a signal to a zombie always "succeeds". */
export function readProcessTable(after: Birth | null = null): ProcessRow[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return readPsTable();
  }
  // Most are older, and to read a tenth of them takes as long as the list of all.
  const mayBeYounger = after ? idsSince(after) : () => true;
  const rows: ProcessRow[] = [];
  for (const name of names) {
    const first = name.charCodeAt(0);
    if (first < 48 || first > 57 || !mayBeYounger(Number(name))) continue;
    const row = readProcess(Number(name));
    if (row) rows.push(row);
  }
  return rows;
}

/** Ids in use are passed over: with room for an eighth of all. */
function idsSince({ pid, starts }: Birth): (other: number) => boolean {
  most ??= Number(readSystem('/proc/sys/kernel/pid_max')) || 0;
  const all = most;
  const since = countStarts() - starts;
  const reach = starts > 0 && since >= 0 ? since + all / 8 : all;
  return (other) => other >= all || (other - pid + all) % all <= reach;
}

let most: number | null = null;

let counters: number | null = null;

/** Of processes and threads, since this machine was booted; 0 if not known. Asked twice for each unit, so the file stays open. */
export function countStarts(): number {
  try {
    counters ??= openSync('/proc/stat', 'r');
    const held = readHeld(counters);
    return Number(/^processes (\d+)/m.exec(held?.toString('latin1') ?? readSystem('/proc/stat'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const large = Buffer.allocUnsafe(32 << 10);

/** All of an open file of /proc, until the next call; null where it is longer than most. One read may return a part. */
function readHeld(file: number): Buffer | null {
  let length = 0;
  for (let read = -1; read !== 0 && length < large.length; length += read)
    read = readSync(file, large, length, large.length - length, length);
  return length < large.length ? large.subarray(0, length) : null;
}

/** A file of /proc; '' where there is none. */
export function readSystem(path: string, encoding: BufferEncoding = 'latin1'): string {
  try {
    return readFileSync(path, encoding);
  } catch {
    return '';
  }
}

/** One process, or null when it has ended, is a zombie, or is not visible to this user. */
export function readProcess(pid: number): ProcessRow | null {
  // Open, read and close take half the time of readFileSync, which first asks for a size that /proc does not know.
  let length: number;
  try {
    const file = openSync(`/proc/${pid}/stat`, 'r');
    try {
      length = readSync(file, buffer, 0, buffer.length, 0);
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
  const text = buffer.toString('latin1', 0, length);
  // The name is in brackets and may itself contain brackets and spaces, so fields are counted from the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return {
    pid,
    ppid: Number(fields[1]),
    group: Number(fields[2]),
    session: Number(fields[3]),
    started: Number(fields[19]),
  };
}

/** A variable of the environment that a process was started with; null for other users' processes. */
export function readVariable(pid: number, name: string): string | null {
  let environment = readEnvironment(pid);
  // For a moment, under load a long one, a process that starts another program shows none.
  for (let tries = 0; tries < 50 && environment?.length === 0; tries++) {
    const replaced = isBeingReplaced(pid);
    Atomics.wait(neverWoken, 0, 0, Math.min(tries, 2));
    environment = readEnvironment(pid);
    if (!replaced) break;
  }
  if (!environment) return null;
  const wanted = Buffer.from(`${name}=`);
  for (let at = environment.indexOf(wanted); at >= 0; at = environment.indexOf(wanted, at + 1)) {
    if (at > 0 && environment[at - 1] !== 0) continue;
    const end = environment.indexOf(0, at);
    return environment.toString('utf8', at + wanted.length, end < 0 ? undefined : end);
  }
  return null;
}

const neverWoken = new Int32Array(new SharedArrayBuffer(4));

function readEnvironment(pid: number): Buffer | null {
  try {
    const file = openSync(`/proc/${pid}/environ`, 'r');
    try {
      return readHeld(file) ?? readFileSync(`/proc/${pid}/environ`);
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

/** Its memory (field 23, none in a thread of the kernel) has no end of an environment (field 51) yet; an empty one has. */
function isBeingReplaced(pid: number): boolean {
  const stat = readSystem(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] !== 'Z' && fields[20] !== '0' && fields[48] === '0';
}

function readPsTable(): ProcessRow[] {
  let text: string;
  try {
    text = execFileSync('ps', ['-axo', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [pid, ppid, group, state] = line.trim().split(/\s+/);
    if (!pid || !ppid || !group || !state || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), ppid: Number(ppid), group: Number(group), session: Number(group), started: 0 }];
  });
}
