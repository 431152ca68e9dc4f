/** Turns /proc into rows of living processes; where there is no /proc (macOS), asks `ps`. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';

export interface ProcessRow {
  pid: number;
  ppid: number;
  group: number;
  session: number;
  /** Clock ticks since boot; 0 where it is not known. */
  started: number;
}

const buffer = Buffer.allocUnsafe(1024);

/** Living processes. A zombie is dead: some init processes reap late, and a signal to a zombie "succeeds" for ever. */
export function readProcessTable(): ProcessRow[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return readPsTable();
  }
  const rows: ProcessRow[] = [];
  for (const name of names) {
    const first = name.charCodeAt(0);
    if (first < 48 || first > 57) continue;
    const row = readProcess(Number(name));
    if (row) rows.push(row);
  }
  return rows;
}

/** One process, or null when it is gone, a zombie, or not ours to see. */
export function readProcess(pid: number): ProcessRow | null {
  // Plain open, read, close: half the cost of readFileSync, which asks for a size that /proc does not know.
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
  // The name stands in brackets and may itself hold brackets and spaces: fields count from the last one.
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
  let environment: Buffer;
  try {
    environment = readFileSync(`/proc/${pid}/environ`);
  } catch {
    return null;
  }
  const wanted = Buffer.from(`${name}=`);
  for (let at = environment.indexOf(wanted); at >= 0; at = environment.indexOf(wanted, at + 1)) {
    if (at > 0 && environment[at - 1] !== 0) continue;
    const end = environment.indexOf(0, at);
    return environment.toString('utf8', at + wanted.length, end < 0 ? undefined : end);
  }
  return null;
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
