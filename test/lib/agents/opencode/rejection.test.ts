import { expect, it } from '@jest/globals';
import { opencode } from '../../../../lib/agents/opencode/index.js';
import { readSource } from '../../../../lib/setup/source/source.js';
import { write } from '../../../helpers/plugin.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

/** What `discover` saw on OpenCode 1.18.33. */
it.each([
  ['2024-01-01', 'absent'],
  ['2024-01-01 # the day', 'absent'],
  ['2024-13-45', 'absent'],
  ['2024-01-01 10:00:00', 'absent'],
  ['2024-01-01T10:00:00Z', 'absent'],
  ['2024-01-01 10:00', 'full'],
  ['2024-1-1', 'full'],
  ['2024-01-01 is the day', 'full'],
  ['2024-01-01: the day', 'full'],
  ['"2024-01-01"', 'full'],
])('a description of %s is %s', async (description, offer) => {
  const root = newFolder();
  write(`${root}/skills/day/SKILL.md`, `---\nname: day\ndescription: ${description}\n---\nDo it.\n`);
  const context = { source: await readSource(root), install: 'skills' as const, vendor_model: null };
  expect(opencode.predictOffers(context).map((row) => row.offer)).toEqual([offer]);
});
