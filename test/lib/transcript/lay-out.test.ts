/** Where a unit's copy of the source is to be found: a plugin's hooks may look for it by its name. */

import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { files } from '../../../lib/io/files/files.js';
import { openTrialFolders } from '../../../lib/io/files/throwaway.js';
import { layOutTrial } from '../../../lib/transcript/lay-out.js';
import { write } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

it.each([
  ['hookify', true, 'hookify'],
  ['my.kit', true, 'my.kit'],
  ['hookify', false, 's'],
  ['../../up', true, 's'],
  ['owner', true, 's'],
  ['s', true, 's'],
])(
  'the copy of a plugin named %j, with its processes %j, is a folder of the name %j',
  async (name, allow_processes, folder) => {
    const staged = newFolder();
    write(`${staged}/hooks/hooks.json`, '{}');
    const folders = await openTrialFolders();
    const shared = { source: { name }, staged, allow_processes };
    const ready = { agent: { subagents: {} }, key: {}, user_env: {} };
    const setup = await layOutTrial({ ready, shared, ask: {} } as never, folders, {
      files,
      newId: () => 'id',
    } as never);
    const root = dirname(folders.home);
    const found = await readdir(root);
    await folders.close();
    expect(setup.source_copy).toBe(join(root, folder));
    expect(found.sort()).toEqual(['h', folder, 'owner', 'package.json', 'w'].sort());
  },
);
