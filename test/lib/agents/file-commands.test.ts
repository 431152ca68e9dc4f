import { expect, it } from '@jest/globals';
import { readLines } from '../../../lib/agents/calls/file-commands.js';

it.each([
  [undefined, undefined, 'cat -- a.md'],
  [0, undefined, 'cat -- a.md'],
  [0, 5, "sed -n '1,5p' -- a.md"],
  [-3, 5, "sed -n '1,5p' -- a.md"],
  [1, 5, "sed -n '1,5p' -- a.md"],
  [3, 5, "sed -n '3,7p' -- a.md"],
  [3, undefined, "sed -n '3,$p' -- a.md"],
])('a read from line %p of %p lines is `%s`', (offset, limit, command) => {
  expect(readLines('a.md', offset, limit)).toBe(command);
});
