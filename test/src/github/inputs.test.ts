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
    [{ mode: 'lively' }, 'mode'],
    [{ leg: 'yes' }, 'leg'],
    [{ shard: '0/3' }, 'shard'],
    [{ comment: 'sometimes' }, 'comment'],
    [{ comment_key: '--><script>' }, 'comment_key'],
    [{ artifact_name: '../up' }, 'artifact_name'],
    [{ fail_on: 'regression,whatever' }, 'fail_on'],
    [{ trials: '11' }, 'trials'],
    [{ run_id: 'seven' }, 'run_id'],
  ])('refuses %j, naming the input and the fix', (inputs, name) => {
    expect(() => read(inputs)).toThrow(ConfigError);
    expect(() => read(inputs)).toThrow(`Input \`${name}\``);
    expect(() => read(inputs)).toThrow('Fix: ');
  });
});
