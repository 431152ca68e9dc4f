import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { serializeBaseline } from '../../../lib/baseline/index.js';
import { renderJsonSchema, SCHEMA_NAMES, type SchemaName } from '../../../lib/report/formats/json-schema.js';
import { renderReport } from '../../../lib/report/index.js';
import { init } from '../../../src/commands/init.js';
import { runCommand } from '../../../src/options/command.js';
import { live } from '../../helpers/live-batch.js';
import { writePlugin } from '../../helpers/plugin.js';
import { everyday } from '../../helpers/report-batches.js';
import { makeBaseline } from '../../helpers/results.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

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

  it('have an address each, that of this repository and version', () => {
    const { repository, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      repository: { url: string };
      version: string;
    };
    const home = repository.url.replace(/^git\+https:\/\/github\.com\/|\.git$/g, '');
    for (const name of SCHEMA_NAMES)
      expect(JSON.parse(renderJsonSchema(name))).toMatchObject({
        $id: `https://raw.githubusercontent.com/${home}/v${version.split('.')[0]}/docs/schema/${name}.schema.json`,
      });
  });

  it('are named by the files that init writes, and accept them', async () => {
    const folder = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }, { dir: 'other' }]);
    await runCommand('init', init, ['--offline', '--hooks'], keptShell(folder));
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const [first, ...routes] = read('hooks/tool-routes.yaml').split('\n');
    const files: [SchemaName, string, unknown][] = [
      ['cases', JSON.parse(read('cases.json')).$schema, JSON.parse(read('cases.json'))],
      [
        'provider-baseline',
        JSON.parse(read('provider-baseline.json')).$schema,
        JSON.parse(read('provider-baseline.json')),
      ],
      ['tool-routes', first?.replace('# yaml-language-server: $schema=', '') ?? '', parse(routes.join('\n'))],
    ];
    for (const [name, address, value] of files) {
      expect(address).toMatch(
        new RegExp(`^https://raw\\.githubusercontent\\.com/.+/docs/schema/${name}\\.schema\\.json$`),
      );
      const validate = compile(name);
      expect([name, validate(value), validate.errors]).toEqual([name, true, null]);
    }
    expect(compile('tool-routes')({ routes: { a: { tool: 'Bash' } } })).toBe(false);
    expect(compile('suites')({ agent: 'a', test_suites: { s: { tests: [{ id: 'x' }] } } })).toBe(true);
    expect(compile('suites')({ agent: 'a', test_suites: { s: { tests: [{ id: 'x', wrong: 1 }] } } })).toBe(false);
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
