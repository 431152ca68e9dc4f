/** A command line in this process: what `runCli` does without the half second that a process takes to load, for what is not about the process. */
import { dispatch } from '../../src/main.js';
import { type CliOptions, type CliOutcome, folderIn } from './run-cli.js';
import { keptShell } from './shell.js';

export async function runCliHere(
  [name = '', ...argv]: readonly string[],
  { cwd, cache, env }: Omit<CliOptions, 'onLine'>,
): Promise<Pick<CliOutcome, 'code' | 'stdout' | 'stderr' | 'folder'>> {
  const shell = keptShell(cwd, { HOME: cwd, AGENT_ROUTING_CACHE: cache, ...env });
  const code = await dispatch(name, argv, shell);
  const stderr = shell.err.join('');
  return { code, stdout: shell.out.join(''), stderr, folder: folderIn(stderr) };
}
