import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../lib/config-error.js';
import { InputsSchema, readInputs } from '../../../src/github/inputs.js';
import { OUTPUTS } from '../../../src/github/outputs.js';
import { RunOptionsSchema } from '../../../src/run-options.js';
import { readActionYaml } from '../../helpers/run-action.js';

const action = readActionYaml();
const read = (inputs: Record<string, string>) => readInputs((name) => inputs[name] ?? '');
const defaults = () =>
  read(Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ''])));

describe('action.yml, the inputs and the docs say the same', () => {
  it('action.yml has exactly the inputs that are read', () => {
    expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(InputsSchema.shape).sort());
  });
  it('a default of action.yml is what a blank input means', () => {
    const { github_token, ...written } = defaults();
    const { github_token: _, ...blank } = read({});
    expect(github_token).toBe('${{ github.token }}');
    expect(written).toEqual(blank);
  });
  it('an option of run is described in the same words', () => {
    for (const [name, schema] of Object.entries(RunOptionsSchema.shape)) {
      expect([name, action.inputs[name]?.description]).toEqual([name, schema.description]);
    }
  });
  it('action.yml has exactly the outputs that are written', () => {
    expect(Object.keys(action.outputs)).toEqual([...OUTPUTS]);
  });
  it('docs/action.md names each input with its default, and each output', () => {
    // A formatter may have aligned the tables.
    const page = readFileSync(new URL('../../../docs/action.md', import.meta.url), 'utf8').replace(/ *\| */g, '|');
    for (const [name, input] of Object.entries(action.inputs)) {
      expect(page).toContain(`|\`${name}\`|${input.default === undefined ? '' : `\`${input.default}\``}|`);
    }
    for (const name of OUTPUTS) expect(page).toContain(`|\`${name}\`|`);
  });
});

describe('reading inputs', () => {
  it('takes lists by comma and by line', () => {
    expect(read({ agents: 'claude, codex\ncopilot@gpt-5\n' }).agents).toEqual(['claude', 'codex', 'copilot@gpt-5']);
  });
  it('takes the spellings of a boolean that YAML knows', () => {
    expect(['true', 'True', 'TRUE', 'false', 'False'].map((leg) => read({ leg }).leg)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it.each([
    [{ mode: 'lively' }, 'mode', "'lively' must be one of oracle, router, live"],
    [{ mode: 'ruter' }, 'mode', 'Fix: did you mean router?'],
    [{ leg: 'yes' }, 'leg', "'yes' must be true or false"],
    [{ strict: 'on' }, 'strict', "'on' must be true or false"],
    [{ shard: '0/3' }, 'shard', "'0/3' must be i/n"],
    [{ comment: 'sometimes' }, 'comment', 'must be one of auto, always, never'],
    [{ comment_key: '--><script>' }, 'comment_key', 'must be up to 100 letters'],
    [{ artifact_name: '../up' }, 'artifact_name', 'must not hold'],
    [{ fail_on: 'regression,whatever' }, 'fail_on', 'must be one of'],
    [{ trials: '11' }, 'trials', 'must be at most 10'],
    [{ run_id: 'seven' }, 'run_id', 'must be a number'],
  ])('refuses %j, naming the input, what it must be and the fix', (inputs, name, words) => {
    expect(() => read(inputs)).toThrow(ConfigError);
    expect(() => read(inputs)).toThrow(`Input \`${name}\``);
    expect(() => read(inputs)).toThrow(words);
    expect(() => read(inputs)).toThrow('Fix: ');
  });
});
