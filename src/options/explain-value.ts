/** What is wrong with an option, its value or an argument, in plain words. */
import type { z } from 'zod';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { getOwn } from '../../lib/input/get-own.js';
import { suggest } from '../../lib/input/suggest.js';

/** zod reports types and bounds; the user typed a word. */
export function explainValue(issue: z.core.$ZodIssue | undefined, given: string): { what: string; fix?: string } {
  switch (issue?.code) {
    case 'too_big':
      return { what: `must be at most ${String(issue.maximum)}` };
    case 'too_small':
      return { what: `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}` };
    case 'invalid_value': {
      const known = issue.values.map(String);
      const meant = suggest(given, known);
      return { what: `must be one of ${known.join(', ')}`, ...(meant ? { fix: `Did you mean ${meant}?` } : {}) };
    }
    case 'invalid_type':
      return { what: issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}` };
    // Of all options only flags are a choice between types.
    case 'invalid_union':
      return { what: 'must be true or false' };
    default:
      return { what: issue?.message.replace(/^is /, 'must be ') ?? 'is not valid' };
  }
}

/** Options that people try under another name, which the spelling alone would not lead to; many are those of check-skills (docs/differences.md). */
const OTHER_NAMES: Record<string, string | readonly string[]> = {
  '-a': '--agents',
  '--base': ['--since', '--baseline-ref'],
  '--baseline': '--since',
  '--baseline-ref': '--since',
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
  '--report': '--format',
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

/** having: the other commands that have such an option. */
export function explainArgument(
  { name, flags, positionals }: { name: string; flags: readonly string[]; positionals: string },
  error: Error,
  argv: readonly string[],
  having: (flag: string) => string[],
): ConfigError {
  const found = /Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
  if (found) {
    // Of `-agents`, parseArgs names the first letter only.
    const written = argv.find((arg) => /^-[^-]./.test(arg) && arg.startsWith(found))?.replace(/=.*/s, '');
    const unknown = written ?? found;
    const known =
      [getOwn(OTHER_NAMES, unknown) ?? []].flat().find((one) => flags.includes(one) || one === '--source') ?? unknown;
    const elsewhere = having(unknown).slice(0, 4);
    const near = suggest(written ? `-${written}` : unknown, flags);
    const isForm = near?.startsWith(unknown) || elsewhere.length === 0;
    const meant = flags.includes(known) ? known : isForm ? near : null;
    const [has = '', fix] = getOwn(MEANT, unknown) ?? [];
    const gone = flags.includes(has) ? fix : undefined;
    const isBare = known === '--source' && positionals !== '';
    const bare = isBare ? `write the folder without an option: agent-routing ${name} FOLDER.` : undefined;
    return new ConfigError(`Unknown option ${unknown} for ${name}.`, {
      fix:
        gone ??
        (meant
          ? `Did you mean ${meant}?`
          : (bare ??
            `${elsewhere.length > 0 ? `${unknown} is an option of ${elsewhere.join(', ')}; for those of ${name} ` : ''}see agent-routing ${name} --help.`)),
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
