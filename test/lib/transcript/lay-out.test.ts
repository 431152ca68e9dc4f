/** Where a unit's copy of the source is to be found: a plugin's hooks may look for it by its name. */

import { readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { expect, it } from '@jest/globals';
import { files } from '../../../lib/io/files/files.js';
import { openTrialFolders } from '../../../lib/io/files/throwaway.js';
import { layOutTrial } from '../../../lib/transcript/lay-out.js';
import { write } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

it.each([
  ['hookify', true, ['hookify']],
  ['hookify', false, []],
  ['../../up', true, []],
  ['s', true, []],
])(
  'beside the copy of a plugin named %j, with its processes %j, lies a link of the names %j',
  async (name, allow_processes, links) => {
    const staged = newFolder();
    write(`${staged}/hooks/hooks.json`, '{}');
    const folders = await openTrialFolders();
    const shared = { source: { name }, staged, allow_processes };
    const ready = { agent: { subagents: {} }, key: {}, user_env: {} };
    await layOutTrial({ ready, shared, ask: {} } as never, folders, { files, newId: () => 'id' } as never);
    const root = dirname(folders.home);
    const found = await readdir(root, { withFileTypes: true });
    const linked = found.filter((entry) => entry.isSymbolicLink()).map((entry) => entry.name);
    const targets = linked.map((one) => basename(readlinkSync(`${root}/${one}`)));
    await folders.close();
    expect([linked, targets]).toEqual([links, links.map(() => 's')]);
  },
);
