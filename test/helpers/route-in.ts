/** `agent-routing route` in a folder of files → what it printed. */
import { join } from 'node:path';
import { route } from '../../src/commands/route/route.js';
import { type Command, runCommand } from '../../src/options/command.js';
import { write } from './plugin.js';
import { keptShell } from './shell.js';

export function placeFiles(cwd: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) write(join(cwd, name), text);
  return cwd;
}

export async function call(cwd: string, ...argv: string[]) {
  const shell = keptShell(cwd);
  const code = await runCommand('route', route as unknown as Command, argv, shell);
  return { code, out: shell.out.join(''), err: shell.err.join('') };
}
