/** One command from start to exit code: signals become an abort, a ConfigError becomes one message and exit 2. */
import { ConfigError } from '../lib/config-error.js';
import { nearest } from '../lib/nearest.js';
import { runCommand } from './command.js';
import { COMMANDS } from './commands/index.js';
import { processShell, type Shell } from './shell.js';

export async function main(name: string, argv: string[]): Promise<number> {
  const stop = new AbortController();
  let caught: NodeJS.Signals | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      caught = signal;
      stop.abort(signal);
    });
  }
  process.stdout.on('error', ignoreClosedPipe);
  process.stderr.on('error', ignoreClosedPipe);
  const code = await dispatch(name, argv, processShell(stop.signal));
  return caught === null ? code : { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[caught as 'SIGINT' | 'SIGTERM' | 'SIGHUP'];
}

async function dispatch(name: string, argv: string[], shell: Shell): Promise<number> {
  try {
    if (['', 'help', '--help', '-h'].includes(name)) {
      shell.stdout(await overview());
      return name === '' ? 2 : 0;
    }
    const asked = name === '--self-test' ? 'self-test' : name;
    const load = COMMANDS[asked];
    if (!load) {
      const meant = nearest(name, Object.keys(COMMANDS));
      throw new ConfigError(`There is no command '${name}'.`, {
        fix: meant ? `did you mean '${meant}'?` : 'see agent-routing --help.',
      });
    }
    return await runCommand(asked, await load(), argv, shell);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    shell.stderr(`agent-routing: ${error.message}\n`);
    return 2;
  }
}

async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(16)}  ${(await load()).summary}`),
  );
  return `agent-routing <command> [options]\n\nProves that coding agents discover and use the skills, hooks and agents a repository ships.\n\n${rows.join('\n')}\n\nagent-routing <command> --help tells its options; --version the version.\n`;
}

/** `agent-routing run --json | head` closes the pipe: nobody is left to tell. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
