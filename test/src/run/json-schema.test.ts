/** json_schema in the program as it is shipped: its library is loaded only when a corpus needs it, and bundled. */
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { write, writePlugin } from '../../helpers/plugin.js';
import { runCli } from '../../helpers/run-cli.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

describe('json_schema in the command line', () => {
  it.each([
    [{ type: 'object', required: ['a'] }, 0, /not run: needs mode live/],
    [{ $schema: 'http://json-schema.org/draft-07/schema#', type: 'array', items: [{ type: 'string' }] }, 0, /not run/],
    [{ typ: 'object' }, 2, /case 'A-1', at expect\.json_schema: .*unknown keyword: "typ"/],
  ])('is read: %j', async (json_schema, code, message) => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const tests = [{ id: 'A-1', input: {}, expect: { json_schema } }];
    write(join(root, 'a.tests.json'), JSON.stringify({ agent: 'demo:x', test_suites: { core: { tests } } }));
    const argv = ['run', '--cases', 'a.tests.json', '--strict', '--dry-run'];
    const outcome = await runCli(argv, { cwd: root, cache: join(root, '.cache') });
    expect([outcome.code, outcome.stdout + outcome.stderr]).toEqual([code, expect.stringMatching(message)]);
  });
});
