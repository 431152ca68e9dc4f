/** Runs one command and returns its exit code: the first signal aborts it, a second one exits at once; a ConfigError becomes one message and exit code 2. */
import { setHome } from '../lib/contract/schema-address.js';
import { ConfigError } from '../lib/input/config-error.js';
import { getOwn } from '../lib/input/get-own.js';
import { suggest } from '../lib/input/suggest.js';
import { explainRefusal } from '../lib/io/files/refusal.js';
import { endAtOnce } from '../lib/io/process/end-at-once.js';
import { hideEnvironment } from '../lib/io/process/hide-environment.js';
import { COMMANDS, DAILY } from './commands/index.js';
import { runCommand } from './options/command.js';
import { ownRepository } from './run/own-repository.js';
import { processShell, type Terminal } from './terminal/terminal.js';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const ONE_REQUEST_MS = 200;
/** For a command to write down what it has and to end its agents. */
const SIGNAL_GRACE_MS = 20_000;
/** For what a command that has ended left open; nothing of it is waited for. */
const END_GRACE_MS = 2_000;

export async function main(name: string, argv: string[]): Promise<number> {
  hideEnvironment();
  const stop = new AbortController();
  let caught: keyof typeof EXIT_CODES | null = null;
  let since = 0;
  process.on('exit', endAtOnce);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Ctrl-C arrives twice, from the terminal and from npx: that is one request.
      if (caught && performance.now() - since > ONE_REQUEST_MS) process.exit(EXIT_CODES[caught]);
      if (caught) return;
      caught = signal;
      since = performance.now();
      stop.abort(signal);
      endWithin(SIGNAL_GRACE_MS, EXIT_CODES[signal]);
    });
  }
  process.stdout.on('error', ignoreClosedPipe);
  process.stderr.on('error', ignoreClosedPipe);
  setHome(await ownRepository(process.env));
  const code = await dispatch(name, argv, processShell(stop.signal));
  const last = caught === null ? code : EXIT_CODES[caught as keyof typeof EXIT_CODES];
  endWithin(END_GRACE_MS, last);
  return last;
}

/** Unless it ends by itself before, which it mostly does. */
function endWithin(ms: number, code: number): void {
  setTimeout(() => process.exit(code), ms).unref();
}

/** The command alone: what it says goes to the shell, and a ConfigError becomes one message there. */
export async function dispatch(name: string, argv: string[], shell: Terminal): Promise<number> {
  try {
    if (name === 'help' && argv.some((arg) => !arg.startsWith('-')))
      return await dispatch(argv.find((arg) => !arg.startsWith('-')) ?? '', ['--help', ...argv], shell);
    if (['', 'help', '--help', '-h'].includes(name)) {
      const { wrapHelp } = await import('./options/help.js');
      shell.stdout(wrapHelp(await overview(), shell));
      return name === '' ? 2 : 0;
    }
    const asked = name === '--self-test' ? 'self-test' : name;
    const load = getOwn(COMMANDS, asked);
    if (!load) {
      const meant = getOwn(SUBCOMMANDS, name) ?? suggest(name, Object.keys(COMMANDS));
      const later = name.startsWith('-') ? argv.find((arg) => getOwn(COMMANDS, arg)) : undefined;
      throw new ConfigError(`Unknown command '${name}'.`, {
        fix: later
          ? `the command comes first: agent-routing ${later} ${name} ….`
          : meant
            ? `Did you mean '${meant}'?`
            : 'see agent-routing --help.',
      });
    }
    return await runCommand(asked, await load(), argv, shell, COMMANDS);
  } catch (error) {
    const explained = explainRefusal(error);
    if (!(explained instanceof ConfigError)) throw error;
    shell.stderr(`agent-routing: ${explained.message}\n`);
    if (/ --(?:json|format[ =]json)(?= )/.test(` ${argv.join(' ')} `)) shell.stdout(asJson(name, explained));
    return 2;
  }
}

/** Whoever parses what a command prints finds the mistake there too, in the form of a finding. */
function asJson(name: string, { problem, where }: ConfigError): string {
  const { file = null, line = null, case_id, path = case_id, fix = null } = where;
  const about = { rule: 'config', severity: 'error', file, line, subject: case_id ?? path ?? file };
  const findings = [{ ...about, message: problem.replace(/\.$/, ''), consequences: {}, fix }];
  return `${JSON.stringify(name === 'lint' ? findings : { findings }, null, 2)}\n`;
}

/** What people try for a command is one of another. */
const SUBCOMMANDS: Record<string, string> = {
  fit: 'route fit',
  update: 'baseline update',
  fix: 'check --fix',
  watch: 'check --watch',
  hooks: 'init --hooks',
  ...Object.fromEntries(
    Object.entries({
      check: 'audit doctor scan skills status validate verify',
      discover: 'agents list ls show',
      init: 'add create new setup start',
      run: 'ci eval gate test',
      compare: 'diff',
    }).flatMap(([command, words]) => words.split(' ').map((word) => [word, command])),
  ),
};

const EXAMPLE = `For example, in a repository with skills (no key is needed):
  agent-routing check    what each agent will not see of them
  agent-routing init     writes first cases, a baseline and a workflow
  agent-routing run      tries every case on every agent`;

const WORDS = `The words:
  agent       a coding agent on the command line, such as claude, codex or copilot
  case        a question with the skill that should be used for it; they are in cases.json
  batch       all results of one run, in a folder of their own
  baseline    what each case gave when it was last accepted, in provider-baseline.json
  gate        the verdict on a batch: fail where something is worse than in the baseline
  transcript  all that an agent printed while it worked on a case`;

async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(
      async ([name, load]) => [name, `  ${name.padEnd(16)}  ${(await load()).summary}`] as const,
    ),
  );
  const list = (title: string, isIn: (name: string) => boolean) =>
    `${title}\n${rows.flatMap(([name, row]) => (isIn(name) ? [row] : [])).join('\n')}\n`;
  const isDaily = (name: string) => DAILY.includes(name);
  return `agent-routing <command> [options]\n\nProves that coding agents discover and use the skills, hooks and agents a repository ships.\n\n${list('Every day:', isDaily)}\n${list('Besides:', (name) => !isDaily(name))}\n${EXAMPLE}\n\n${WORDS}\n\nRun \`agent-routing <command> --help\` for a command's options, \`--version\` for the version.\n`;
}

/** `agent-routing run --json | head` closes the pipe early, which is not an error. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  // EIO: the terminal itself is gone.
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}
