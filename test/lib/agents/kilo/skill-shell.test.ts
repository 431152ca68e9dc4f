import { expect, it } from '@jest/globals';
import { kilo } from '../../../../lib/agents/kilo/index.js';

/** What the tool `skill` of Kilo 7.7.9 ran of a user's own skill. */
it.each([
  ['Today is !`date`.', 'date'],
  ['word!`date`', 'date'],
  ['- !`git status`', 'git status'],
  ['    !`date`', 'date'],
  ['<!-- !`date` -->', 'date'],
  ['```sh\n!`date`\n```\n', null],
  ['~~~\n!`date`\n~~~\n!`hostname`', 'hostname'],
  ['```\n!`date`', null],
  ['`` !`date` ``', null],
  ['! `date`', null],
  ['!``', null],
])('%j runs %j', (body, command) => {
  expect(kilo.findShell?.(body)?.command ?? null).toBe(command);
});
