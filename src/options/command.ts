/** Turns argv into a command's typed options by its zod schema, and the schema into its --help. */
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { getOwn } from '../../lib/input/get-own.js';
import { suggest } from '../../lib/input/suggest.js';
import type { Terminal } from '../terminal/terminal.js';
import { explainValue } from './explain-value.js';
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

/** Options that people try under another name, which the spelling alone would not lead to; many are those of check-skills (docs/differences.md). */
const OTHER_NAMES: Record<string, string | readonly string[]> = {
  '-a': '--agents',
  '--base': ['--since', '--baseline-ref'],
  '--case': '--case-id',
  '--categories': '--category',
  '--debug': '--all',
  '--filter': '--case-id',
  '--format': '--report',
  '--dir': '--source',
  '--folder': '--source',
  '--input': '--cases',
  '--only': '--case-id',
  '--parallel': '--max-parallel',
  '--path': '--source',
  '--provider': '--agents',
  '--provider-timeout': '--agent-timeout',
  '--providers': '--agents',
  '--quiet': '--no-progress',
  '--ref': ['--since', '--baseline-ref'],
  '--since': '--baseline-ref',
  '--timeout': '--timeout-seconds',
  '--verbose': '--all',
};
/** Options that no option is the name of, by one that a command for them has. */
const MEANT: Record<string, readonly [has: string, fix: string]> = {
  '--all': ['--agents', '`--agents all` takes every agent; nothing else is left out.'],
  '--provider-model': ['--case-id', 'write the model after the agent: --agents claude@haiku.'],
  '--run-all': ['--case-id', 'leave it out: without a filter, every case runs.'],
  '--sample': ['--case-id', 'name the cases with --case-id or --category.'],
};

export async function runCommand(name: string, command: Command, argv: string[], shell: Terminal): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    // What measures a terminal's columns costs a fifth of a short command.
    const { helpOf, wrapHelp } = await import('./help.js');
    shell.stdout(wrapHelp(helpOf(name, command, argv.includes('--all')), shell));
    return 0;
  }
  const { options, positionals } = readArguments(name, command, argv);
  return command.run(options, positionals, shell);
}

export function readArguments(
  name: string,
  command: Command,
  argv: string[],
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
    throw explainArgument(name, error as Error, command, argv);
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

function explainArgument(name: string, error: Error, command: Command, argv: readonly string[]): ConfigError {
  const flags = Object.keys(command.options.shape).map(flagOf);
  const found = /Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
  if (found) {
    // Of `-agents`, parseArgs names the first letter only.
    const written = argv.find((arg) => /^-[^-]./.test(arg) && arg.startsWith(found))?.replace(/=.*/s, '');
    const unknown = written ?? found;
    const known =
      [getOwn(OTHER_NAMES, unknown) ?? []].flat().find((one) => flags.includes(one) || one === '--source') ?? unknown;
    const meant = flags.includes(known) ? known : suggest(written ? `-${written}` : unknown, flags);
    const [has = '', fix] = getOwn(MEANT, unknown) ?? [];
    const gone = flags.includes(has) ? fix : undefined;
    const isBare = known === '--source' && command.positionals !== '';
    const bare = isBare ? `write the folder without an option: agent-routing ${name} FOLDER.` : undefined;
    return new ConfigError(`Unknown option ${unknown} for ${name}.`, {
      fix: gone ?? (meant ? `Did you mean ${meant}?` : (bare ?? `see agent-routing ${name} --help.`)),
    });
  }
  const extra = /^Unexpected argument '(.*?)'/s.exec(error.message)?.[1];
  if (extra !== undefined)
    return new ConfigError(`Unexpected argument '${extra}' for ${name}.`, {
      fix: `${placeArgument(extra, flags, argv)}; see agent-routing ${name} --help.`,
    });
  const bare =
    /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' (argument missing|argument is ambiguous|does not take an argument)/.exec(
      error.message,
    );
  if (bare)
    return new ConfigError(
      `${bare[1]} ${bare[2] === 'does not take an argument' ? 'takes no value' : 'needs a value'}.`,
      {
        fix:
          bare[2] === 'argument is ambiguous'
            ? `if the value starts with a dash, write ${bare[1]}=-….`
            : `see agent-routing ${name} --help.`,
      },
    );
  return new ConfigError(error.message.split('\n')[0] ?? 'Invalid arguments.', {
    fix: `see agent-routing ${name} --help.`,
  });
}

/** Where an argument without an option belongs: beside the value before it, or after the option that takes such files. */
function placeArgument(extra: string, flags: readonly string[], argv: readonly string[]): string {
  const at = argv.indexOf(extra);
  const [flag = '', value = ''] = argv[at - 1]?.startsWith('--agents=')
    ? ['--agents', argv[at - 1]?.slice('--agents='.length)]
    : argv.slice(at - 2, at);
  if (flag === '--agents' && flags.includes(flag))
    return `several agents are one value with commas: --agents ${[value, extra].filter(Boolean).join(',')}`;
  if (AGENT_NAMES.includes(extra) && flags.includes('--agents')) return `agents are named with --agents ${extra}`;
  if (/\.(?:jsonl?|ya?ml|toml)$/.test(extra) && flags.includes('--cases'))
    return `cases are named with --cases ${extra}`;
  const [, skill] = /(?:^|\/)skills\/([^/]+)(?:\/(?:SKILL\.md)?)?$/.exec(extra) ?? [];
  if (skill && flags.includes('--skill')) return `a skill is named with --skill ${skill}`;
  const of_skill = flags.includes('--skill') ? `, a skill with --skill ${extra}` : '';
  return flags.includes('--source') ? `a folder is named with --source ${extra}${of_skill}` : 'put it after its option';
}

/** One that takes an array may be given several times. */
function takesList(command: Command, key: string): boolean {
  return (
    Array.isArray(command.options.shape[key]?.safeParse(['x']).data) ||
    command.options.shape[key]?.safeParse(['x:1']).success === true
  );
}
