/** This process's environment → the same for this process, and nothing that other processes of the user can read of it. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { MARKER, RUNNER_MARKER } from './markers.js';

/** By these other programs find what a job or a unit left running; they are no secrets. */
const STAYS = [MARKER, RUNNER_MARKER];

/**
 * What a process was started with stays readable in /proc/<pid>/environ for the same user, whatever the process deletes: it is
 * memory of its stack, which only the process itself can overwrite. Every variable is set anew first, which moves it to the heap.
 * Returns whether nothing can be read any more; false where there is no /proc.
 */
export function hideEnvironment(): boolean {
  try {
    const block = readFileSync('/proc/self/environ');
    const stat = readFileSync('/proc/self/stat', 'latin1');
    // env_start of proc(5), counted from the last bracket, because the name before it may hold brackets and spaces.
    const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[47]);
    if (!Number.isSafeInteger(start) || start <= 0) return false;
    const memory = openSync('/proc/self/mem', 'r+');
    try {
      for (const { at, bytes } of listVariables(block)) {
        const text = bytes.toString();
        const name = text.slice(0, text.indexOf('=', 1));
        // Not text: set anew, it would be another value.
        if (name === '' || STAYS.includes(name) || !Buffer.from(text).equals(bytes)) continue;
        const value = process.env[name];
        if (value !== undefined) process.env[name] = value;
        writeSync(memory, Buffer.alloc(bytes.length), 0, bytes.length, start + at);
      }
    } finally {
      closeSync(memory);
    }
    return [...listVariables(readFileSync('/proc/self/environ'))].every(({ bytes }) =>
      STAYS.some((name) => bytes.toString().startsWith(`${name}=`)),
    );
  } catch {
    return false;
  }
}

function* listVariables(block: Buffer): Generator<{ at: number; bytes: Buffer }> {
  for (let at = 0; at < block.length; ) {
    const end = block.indexOf(0, at);
    const bytes = block.subarray(at, end < 0 ? undefined : end);
    if (bytes.length > 0) yield { at, bytes };
    at += bytes.length + 1;
  }
}
