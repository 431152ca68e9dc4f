import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { serializeBaseline } from '../../../lib/baseline/index.js';
import { renderReport } from '../../../lib/report/index.js';
import { renderJsonSchema, SCHEMA_NAMES, type SchemaName } from '../../../lib/report/json-schema.js';
import { live } from '../../helpers/live-batch.js';
import { everyday } from '../../helpers/report-batches.js';
import { makeBaseline } from '../../helpers/results.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

function compile(name: SchemaName): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  (formats as unknown as (on: Ajv2020) => void)(ajv);
  return ajv.compile(JSON.parse(renderJsonSchema(name)));
}

describe('the JSON Schemas', () => {
  it.each(SCHEMA_NAMES)('are generated from the zod schemas: %s', (name) => {
    const file = join(root, 'docs/schema', `${name}.schema.json`);
    if (process.env['UPDATE_GOLDEN']) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, renderJsonSchema(name));
    }
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(renderJsonSchema(name));
  });

  it('accept what we write ourselves', () => {
    for (const batch of [everyday(), live()]) {
      expect([compile('results')(batch.results), compile('deltas')(JSON.parse(renderReport('json', batch)))]).toEqual([
        true,
        true,
      ]);
    }
    const validate = compile('provider-baseline');
    const baseline = makeBaseline(
      {
        a: {
          claude: {
            expected_status: 'fail',
            modes: { live: 'pass' },
            trials: { live: { passed: 1, ran: 5 } },
            reason: 'r',
          },
        },
      },
      {
        $meta: {
          schema: 1,
          skills: { s: 1 },
          live: { trials: 5, agents: { claude: { version: '1', vendor_model: null } } },
        },
      },
    );
    expect(validate(JSON.parse(serializeBaseline(baseline)))).toBe(true);
  });

  it('accept our own corpus and baseline', () => {
    for (const [name, file] of [
      ['cases', 'cases.json'],
      ['provider-baseline', 'provider-baseline.json'],
    ] as const) {
      const path = join(root, file);
      if (!existsSync(path)) continue;
      const validate = compile(name);
      expect([validate(JSON.parse(readFileSync(path, 'utf8'))), validate.errors]).toEqual([true, null]);
    }
  });

  it('refuse what the readers refuse', () => {
    const refused = (name: SchemaName, value: unknown) => !compile(name)(value);
    expect(refused('cases', [{ case_id: 'a', prompt: 'p', expected_skil: 's' }])).toBe(true);
    expect(refused('cases', [{ case_id: 'a', prompt: 'p', expected_skill: 's' }])).toBe(false);
    expect(refused('cases', [{ case_id: 'a', kind: 'route' }])).toBe(true);
    expect(refused('provider-baseline', { a: { claude: { expected_status: 'flaky' } } })).toBe(true);
    expect(refused('provider-baseline', { a: { claude: { expected_status: 'pass', flaky: true } } })).toBe(true);
    expect(refused('provider-baseline', { a: { claude: { expected_status: 'pass' } } })).toBe(false);
  });
});
