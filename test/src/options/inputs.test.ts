import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ConfigError } from '../../../lib/input/config-error.js';
import { OUTPUTS } from '../../../src/github/inputs/outputs.js';
import { InputsSchema, readInputs } from '../../../src/options/inputs.js';
import { PRESETS } from '../../../src/options/presets.js';
import { RunOptionsSchema } from '../../../src/options/run-options.js';
import { readActionYaml } from '../../helpers/action-job.js';

const action = readActionYaml();
const read = (inputs: Record<string, string>) => readInputs((name) => inputs[name] ?? '');
const EVERY_DEFAULT = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ''] as const);
const defaults = () => read(Object.fromEntries(EVERY_DEFAULT));

describe('action.yml, the inputs and the docs', () => {
  it('agree on the inputs', () => {
    expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(InputsSchema.shape).sort());
  });
  it('agree that a blank input means its default', () => {
    const { github_token, ...written } = defaults();
    const { github_token: _, ...blank } = read({});
    expect(github_token).toBe('${{ github.token }}');
    expect(written).toEqual(blank);
  });
  it('describe the options of run in the same words', () => {
    for (const [name, schema] of Object.entries(RunOptionsSchema.shape)) {
      expect([name, action.inputs[name]?.description]).toEqual([name, schema.description]);
    }
  });
  it('agree on the outputs', () => {
    expect(Object.keys(action.outputs)).toEqual([...OUTPUTS]);
  });
  it('agree on each input’s default and each output, which docs/action.md names', () => {
    // A formatter may have aligned the tables.
    const page = readFileSync(new URL('../../../docs/action.md', import.meta.url), 'utf8').replace(/ *\| */g, '|');
    // A list has each of its values for itself, so that the column stays narrow.
    const codes = (text?: unknown) => (text === undefined ? '' : `\`${String(text).replaceAll(',', '`, `')}\``);
    for (const [name, input] of Object.entries(action.inputs))
      expect(page).toContain(`|\`${name}\`|${codes(input.default)}|`);
    for (const name of OUTPUTS) expect(page).toContain(`|\`${name}\`|`);
  });
});

describe('the input for other plugins', () => {
  it('is `neighbours`, because `with` stands above all inputs of a workflow', () => {
    expect(read({ neighbours: '../a, ../b' }).neighbours).toEqual(['../a', '../b']);
    expect(Object.keys(action.inputs)).not.toContain('with');
  });
});

describe('the presets', () => {
  it('set only what has no default in action.yml: the runner passes a default on like a value of the user', () => {
    for (const preset of Object.values(PRESETS))
      for (const name of Object.keys(preset)) expect([name, action.inputs[name]?.default]).toEqual([name, undefined]);
  });
  it('go behind what the user writes', () => {
    const live = read({ ...Object.fromEntries(EVERY_DEFAULT), preset: 'nightly-live' });
    expect([live.mode, live.trials, live.pass_threshold, live.cache]).toEqual(['live', 5, 'majority', true]);
    const own = read({ preset: 'nightly-live', mode: 'router', trials: '7', cache: 'false' });
    expect([own.mode, own.trials, own.pass_threshold, own.cache]).toEqual(['router', 7, 'majority', false]);
    expect(read({}).cache).toBe(false);
    expect(() => read({ preset: 'nightly' })).toThrow(/Did you mean nightly-live/);
  });
  it('are in docs/action.md', () => {
    const page = readFileSync(new URL('../../../docs/action.md', import.meta.url), 'utf8').replace(/ *\| */g, '|');
    const blank = read({}) as Record<string, unknown>;
    const [gate, live] = [PRESETS.gate, PRESETS['nightly-live']] as Record<string, string>[];
    for (const name of new Set(Object.keys({ ...gate, ...live }))) {
      const code = (value: unknown) => (value === undefined ? '' : `\`${value}\``);
      expect(page).toContain(
        `|\`${name}\`|${code(blank[name]) || 'its own default'}|${code(gate?.[name])}|${code(live?.[name])}|`,
      );
    }
  });
});

describe('the groups of inputs', () => {
  const text = readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8');
  const page = readFileSync(new URL('../../../docs/action.md', import.meta.url), 'utf8');
  const titles = [...text.slice(0, text.indexOf('\noutputs:')).matchAll(/^ {2}# (.+)$/gm)].map(([, title]) => title);
  it('start with the five that most people need', () => {
    expect(Object.keys(action.inputs).slice(0, 5)).toEqual([
      'preset',
      'agents',
      'working_directory',
      'cache',
      'warn_only',
    ]);
    expect(text.indexOf('# The five that most people need')).toBeLessThan(text.indexOf('  preset:'));
  });
  it('are those of docs/action.md, in the same order', () => {
    const inputs = /<!-- inputs -->([\s\S]*)<!-- \/inputs -->/.exec(page)?.[1] ?? '';
    expect([...inputs.matchAll(/^### (.+)$/gm)].map(([, title]) => title)).toEqual(titles);
    const named = [...inputs.matchAll(/^\| *`(\w+)`/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(action.inputs));
  });
});

describe('action-types.yml', () => {
  const types = parse(readFileSync(new URL('../../../action-types.yml', import.meta.url), 'utf8')) as {
    inputs: Record<string, Typed>;
    outputs: Record<string, Typed>;
  };
  interface Typed {
    type: string;
    separator?: string;
    'allowed-values'?: string[];
    'list-item'?: Typed;
  }
  it('has the inputs and outputs of action.yml', () => {
    expect(Object.keys(types.inputs)).toEqual(Object.keys(action.inputs));
    expect(Object.keys(types.outputs)).toEqual(Object.keys(action.outputs));
  });
  it('is written from the schema of the inputs: `npm run compile && npm run schemas` writes it', () => {
    const wrong: Record<string, string[]> = {
      boolean: ['yes', 'other'],
      integer: ['other', '1.5'],
      float: ['other'],
      enum: ['no such value'],
      list: [],
      string: [],
    };
    const right: Record<string, (typed: Typed) => string[]> = {
      boolean: () => ['true', 'false'],
      integer: () => ['1'],
      float: () => ['1', '0.5'],
      enum: (typed) => typed['allowed-values'] ?? [],
      list: (typed) => (typed['list-item']?.['allowed-values'] ? [typed['list-item']['allowed-values'].join(',')] : []),
      string: () => [],
    };
    for (const [name, typed] of Object.entries(types.inputs)) {
      for (const value of wrong[typed.type] ?? ['unknown type'])
        expect(() => read({ [name]: value })).toThrow(`\`${name}\``);
      for (const value of right[typed.type]?.(typed) ?? []) expect(read({ [name]: value })).toHaveProperty(name);
      if (typed.type === 'list') expect([name, typed.separator]).toEqual([name, ',']);
    }
    expect(types.inputs['mode']?.['allowed-values']).toEqual(['oracle', 'router', 'model', 'replay', 'live']);
    expect(types.inputs['fail_on']?.['list-item']?.['allowed-values']).toContain('weakened');
  });
});

describe('readInputs', () => {
  it('accepts lists by comma and by line', () => {
    expect(read({ agents: 'claude, codex\ncopilot@gpt-5\n' }).agents).toEqual(['claude', 'codex', 'copilot@gpt-5']);
  });
  it('accepts the spellings of a boolean in YAML', () => {
    expect(['true', 'True', 'TRUE', 'false', 'False'].map((leg) => read({ leg }).leg)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it.each([
    [{ mode: 'lively' }, 'mode', "'lively' must be one of oracle, router, model, replay, live"],
    [{ mode: 'ruter' }, 'mode', 'Did you mean router?'],
    [{ leg: 'yes' }, 'leg', "'yes' must be true or false"],
    [{ strict: 'on' }, 'strict', "'on' must be true or false"],
    [{ shard: '0/3' }, 'shard', "'0/3' must be i/n"],
    [{ comment: 'sometimes' }, 'comment', 'must be one of auto, always, never'],
    [{ comment_key: '--><script>' }, 'comment_key', 'must be up to 100 letters'],
    [{ artifact_name: '../up' }, 'artifact_name', 'must not contain'],
    [{ fail_on: 'regression,whatever' }, 'fail_on', 'must be one of'],
    [{ trials: '11' }, 'trials', 'must be at most 10'],
    [{ run_id: 'seven' }, 'run_id', 'must be a number'],
  ])('refuses %j, naming the input, what it must be and the fix', (inputs, name, words) => {
    expect(() => read(inputs)).toThrow(ConfigError);
    expect(() => read(inputs)).toThrow(`Input \`${name}\``);
    expect(() => read(inputs)).toThrow(words);
    expect(() => read(inputs)).toThrow(/Fix: |Did you mean /);
  });
});
