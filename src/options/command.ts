/** Turns argv into a command's typed options by its zod schema, and the schema into its --help. */
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { ConfigError } from '../../lib/input/config-error.js';
import type { Terminal } from '../terminal/terminal.js';
import { explainArgument, explainValue } from './explain-value.js';
import { flagNameOf, flagOf, isFlag } from './flags.js';

export interface Command<S extends z.ZodObject = z.ZodObject> {
  summary: string;
  /** The positional arguments as the usage line shows them, such as `<query>`; '' if there are none. */
  positionals: string;
  options: S;
  /** The options that --help shows; the others follow with --all. Default: every one. */
  daily?: readonly string[];
  /** The exit code. */
  run(options: z.output<S>, positionals: string[], shell: Terminal): Promise<number>;
}

export function defineCommand<S extends z.ZodObject>(command: Command<S>): Command<S> {
  return command;
}

type Commands = Readonly<Record<string, () => Promise<Command>>>;

/** commands: all of them, for what one does not have. */
export async function runCommand(
  name: string,
  command: Command,
  argv: string[],
  shell: Terminal,
  commands: Commands = {},
): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    // What measures a terminal's columns costs a fifth of a short command.
    const { helpOf, wrapHelp } = await import('./help.js');
    shell.stdout(wrapHelp(helpOf(name, command, argv.includes('--all')), shell));
    return 0;
  }
  const { options, positionals } = await readAmong(name, command, argv, commands);
  return command.run(options, positionals, shell);
}

/** Only for a mistake are the other commands loaded. */
async function readAmong(
  name: string,
  command: Command,
  argv: string[],
  commands: Commands,
): Promise<ReturnType<typeof readArguments>> {
  try {
    return readArguments(name, command, argv);
  } catch {
    const others = Object.keys(commands).filter((other) => other !== name);
    const flags = new Map<string, string[]>();
    for (const other of others)
      flags.set(other, Object.keys((await commands[other]?.())?.options.shape ?? {}).map(flagOf));
    const having = (flag: string) => others.filter((other) => flags.get(other)?.includes(flag));
    return readArguments(name, command, argv, having);
  }
}

export function readArguments(
  name: string,
  command: Command,
  argv: string[],
  having: (flag: string) => string[] = () => [],
): { options: z.output<z.ZodObject>; positionals: string[] } {
  const keys = Object.keys(command.options.shape);
  const config = Object.fromEntries(
    keys.map((key) => [
      flagNameOf(key),
      isFlag(command, key) ? ({ type: 'boolean' } as const) : ({ type: 'string', multiple: true } as const),
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: argv, options: config, allowPositionals: command.positionals !== '', strict: true });
  } catch (error) {
    const flags = keys.map(flagOf);
    throw explainArgument({ name, flags, positionals: command.positionals }, error as Error, argv, having);
  }
  const raw = Object.fromEntries(
    Object.entries(parsed.values).map(([flag, value]) => {
      const key = keys.find((one) => flagNameOf(one) === flag) ?? flag;
      // A repeated flag: lists are joined, for other options the last value counts.
      return [key, Array.isArray(value) && !takesList(command, key) ? value.at(-1) : value];
    }),
  );
  const options = command.options.safeParse(raw);
  if (!options.success) {
    const issue = options.error.issues[0];
    const key = String(issue?.path[0] ?? '');
    const given = String([raw[key]].flat()[0] ?? '');
    const { what, fix } = explainValue(issue, given);
    throw new ConfigError(`${flagOf(key)} ${given}: ${what}.`, { fix: fix ?? `see agent-routing ${name} --help.` });
  }
  // `[folder]` is one, `[path...]` are many.
  const [, extra] = parsed.positionals;
  if (extra !== undefined && /^\[[^.…]*\]$/.test(command.positionals))
    throw new ConfigError(`${name} takes one argument, and '${extra}' is a second one.`, {
      fix: AGENT_NAMES.includes(extra)
        ? `several agents are one value with commas: --agents ${parsed.positionals.join(',')}.`
        : 'start it once for each.',
    });
  return { options: options.data, positionals: parsed.positionals };
}

/** One that takes an array may be given several times. */
function takesList(command: Command, key: string): boolean {
  return (
    Array.isArray(command.options.shape[key]?.safeParse(['x']).data) ||
    command.options.shape[key]?.safeParse(['x:1']).success === true
  );
}
