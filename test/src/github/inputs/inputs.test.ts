import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../../lib/input/config-error.js';
import { InputsSchema, readInputs } from '../../../../src/github/inputs/inputs.js';
import { OUTPUTS } from '../../../../src/github/inputs/outputs.js';
import { RunOptionsSchema } from '../../../../src/options/run-options.js';
import { readActionYaml } from '../../../helpers/run-action.js';

const action = readActionYaml();
const read = (inputs: Record<string, string>) => readInputs((name) => inputs[name] ?? '');
const defaults = () =>
  read(Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ''])));

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
    const page = readFileSync(new URL('../../../../docs/action.md', import.meta.url), 'utf8').replace(/ *\| */g, '|');
    for (const [name, input] of Object.entries(action.inputs)) {
      expect(page).toContain(`|\`${name}\`|${input.default === undefined ? '' : `\`${input.default}\``}|`);
    }
    for (const name of OUTPUTS) expect(page).toContain(`|\`${name}\`|`);
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
    [{ mode: 'lively' }, 'mode', "'lively' must be one of oracle, router, live"],
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
