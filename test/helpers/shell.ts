/** A shell for commands under test: nothing goes to the terminal, all is kept. */
import type { Terminal } from '../../src/terminal/terminal.js';

export interface KeptShell extends Terminal {
  out: string[];
  err: string[];
}

export function keptShell(cwd: string, env: Record<string, string | undefined> = {}): KeptShell {
  const out: string[] = [];
  const err: string[] = [];
  return {
    cwd,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      AGENT_ROUTING_CACHE: process.env['AGENT_ROUTING_CACHE'],
      ...env,
    },
    stdout: (text) => void out.push(text),
    stderr: (text) => void err.push(text),
    out,
    err,
    terminal: false,
    colour: false,
    columns: 120,
    signal: new AbortController().signal,
  };
}
