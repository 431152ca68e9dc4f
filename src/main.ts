/** One command from start to exit code: a signal becomes an abort, a second one the end; a ConfigError becomes one message and exit 2. */
import { ConfigError } from '../lib/config-error.js';
import { endAtOnce } from '../lib/io/end-at-once.js';
import { explainRefusal } from '../lib/io/refusal.js';
import { nearest } from '../lib/nearest.js';
import { runCommand, wrapHelp } from './command.js';
import { COMMANDS } from './commands/index.js';
import { processShell, type Shell } from './shell.js';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const ONE_REQUEST_MS = 200;

export async function main(name: string, argv: string[]): Promise<number> {
  const stop = new AbortController();
  let caught: keyof typeof EXIT_CODES | null = null;
  let since = 0;
  process.on('exit', endAtOnce);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A terminal and npx both pass Ctrl-C on: that is one request.
      if (caught && performance.now() - since > ONE_REQUEST_MS) process.exit(EXIT_CODES[caught]);
      if (caught) return;
      caught = signal;
      since = performance.now();
      stop.abort(signal);
    });
  }
  process.stdout.on('error', ignoreClosedPipe);
  process.stderr.on('error', ignoreClosedPipe);
  const code = await dispatch(name, argv, processShell(stop.signal));
  return caught === null ? code : EXIT_CODES[caught as keyof typeof EXIT_CODES];
}

async function dispatch(name: string, argv: string[], shell: Shell): Promise<number> {
  try {
    if (['', 'help', '--help', '-h'].includes(name)) {
      shell.stdout(wrapHelp(await overview(), shell));
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
    const told = explainRefusal(error);
    if (!(told instanceof ConfigError)) throw error;
    shell.stderr(`agent-routing: ${told.message}\n`);
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
  // EIO: the terminal itself is gone.
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}
