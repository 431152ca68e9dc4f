import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError } from '../../../lib/input/config-error.js';
import { type Command, defineCommand, readArguments, runCommand } from '../../../src/options/command.js';
import { helpOf } from '../../../src/options/help.js';
import { keptShell } from '../../helpers/shell.js';

const whole = z.string().pipe(z.coerce.number<string>().int().min(1).max(10));
const shout = defineCommand({
  summary: 'Says a word loudly',
  positionals: '<word>',
  options: z.object({
    times: whole.default(1).describe('How often'),
    voice: z.enum(['high', 'low']).default('high').describe('Which voice'),
    to: z.array(z.string()).default([]).describe('Whom; may be given several times'),
    json: z.boolean().default(false).describe('As JSON'),
  }),
  run: async ({ times, voice }, [word = ''], shell) => {
    shell.stdout(`${voice}: ${word.repeat(times)}`);
    return 3;
  },
});
const silent = { ...shout, positionals: '' };

function messageOf(argv: string[], command: Command = shout): string {
  try {
    readArguments('shout', command, argv);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

describe('the arguments of a command', () => {
  it('become typed options and positionals, and the exit code is the command’s', async () => {
    const shell = keptShell('/');
    expect(await runCommand('shout', shout, ['ha', '--times', '2', '--voice=low'], shell)).toBe(3);
    expect(shell.out.join('')).toBe('low: haha');
  });

  it('are joined for a list; else the last one counts', () => {
    const { options } = readArguments('shout', shout, ['--to', 'a', '--to', 'b', '--times', '2', '--times', '3']);
    expect(options).toMatchObject({ to: ['a', 'b'], times: 3 });
  });

  it.each([
    [['--times', '11'], '--times 11: must be at most 10. Fix: see agent-routing shout --help.'],
    [['--times', '0'], '--times 0: must be at least 1. Fix: see agent-routing shout --help.'],
    [['--times', 'x'], '--times x: must be a number. Fix: see agent-routing shout --help.'],
    [['--times', '1.5'], '--times 1.5: must be a whole number. Fix: see agent-routing shout --help.'],
    [['--voice', 'hihg'], '--voice hihg: must be one of high, low. Did you mean high?'],
    [['--times'], '--times needs a value. Fix: see agent-routing shout --help.'],
    [['--times', '--json'], '--times needs a value. Fix: if the value starts with a dash, write --times=-….'],
    [['--json=yes'], '--json takes no value. Fix: see agent-routing shout --help.'],
    [['--tims', '2'], 'Unknown option --tims for shout. Did you mean --times?'],
  ])('%j are answered in one sentence with its fix', (argv, said) => {
    expect(messageOf(argv)).toBe(said);
  });

  it('that another command has are named with it, unless they are a form of an own one', async () => {
    const other = { ...shout, options: z.object({ fix: z.boolean(), time: z.string(), vice: z.string() }) };
    const said = (flag: string) =>
      runCommand('shout', shout, [flag], keptShell('.'), { shout: async () => shout, mend: async () => other }).catch(
        (error: Error) => error.message,
      );
    const of = (flag: string) =>
      `Unknown option ${flag} for shout. Fix: ${flag} is an option of mend; for those of shout see agent-routing shout --help.`;
    expect(await said('--fix')).toBe(of('--fix'));
    expect(await said('--vice')).toBe(of('--vice'));
    expect(await said('--time')).toBe('Unknown option --time for shout. Did you mean --times?');
    expect(await said('--voise')).toBe('Unknown option --voise for shout. Did you mean --voice?');
  });

  it('under a name that other tools use are recognised', () => {
    const run = defineCommand({
      ...shout,
      options: shout.options.extend({ cases: z.string().optional(), case_id: z.string().optional() }),
    });
    expect(messageOf(['--case', 'a'], run)).toBe('Unknown option --case for shout. Did you mean --case-id?');
    expect(messageOf(['--run-all'], run)).toBe(
      'Unknown option --run-all for shout. Fix: leave it out: without a filter, every case runs.',
    );
    expect(messageOf(['--sample', '3'], run)).toMatch(/name the cases with --case-id/);
    expect(messageOf(['--provider-model', 'claude:haiku'], run)).toMatch(/--agents claude@haiku/);
    const others = run.options.extend({ agents: z.string().optional(), baseline_ref: z.string().optional() });
    const all = defineCommand({ ...run, options: others });
    expect(messageOf(['--all'], all)).toBe(
      'Unknown option --all for shout. Fix: `--agents all` takes every agent; nothing else is left out.',
    );
    // The first that the command has.
    expect(messageOf(['--base', 'main'], all)).toMatch(/Did you mean --baseline-ref\?/);
    // Two letters of three are no resemblance.
    expect(
      messageOf(['--all'], defineCommand({ ...shout, options: shout.options.extend({ as: z.string() }) })),
    ).toMatch(/see agent-routing shout --help/);
    // Where there is nothing to run, nothing is said of it.
    expect(messageOf(['--run-all'], shout)).toMatch(/see agent-routing shout --help/);
    expect(messageOf(['--constructor', 'x'], shout)).toMatch(/see agent-routing shout --help/);
  });

  it('are refused by name where no positional argument is allowed', () => {
    expect(messageOf(['ha'], silent)).toBe(
      "Unexpected argument 'ha' for shout. Fix: put it after its option; see agent-routing shout --help.",
    );
  });
});

describe('a flag that has another name than its option', () => {
  const command = { ...silent, options: z.object({ neighbours: z.array(z.string()).default([]).describe('Others') }) };
  it('is read, shown and named by its own name', () => {
    expect(readArguments('x', command, ['--with', 'a', '--with', 'b']).options['neighbours']).toEqual(['a', 'b']);
    expect(helpOf('x', command)).toMatch(/^ {2}--with <folder> +Others$/m);
    expect(messageOf(['--neighbours', 'a'], command)).toMatch(/Unknown option/);
  });
});

describe('--help', () => {
  it('is generated from the schema', () => {
    expect(helpOf('shout', shout)).toBe(
      `agent-routing shout <word> [options]

Says a word loudly.

  --times <value>  How often (default: 1)
  --voice <value>  Which voice (default: high)
  --to <value>     Whom; may be given several times
  --json           As JSON
`,
    );
  });

  it('wraps below its column at the width of the terminal', async () => {
    const shell = { ...keptShell('/'), wrap: true, columns: 40 };
    await runCommand('shout', shout, ['--help'], shell);
    expect(shell.out.join('')).toContain('  --to <value>     Whom; may be given\n                   several times\n');
  });
});
