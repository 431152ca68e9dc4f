import { expect, it } from '@jest/globals';
import type { PartAt } from '../../../lib/contract/part.js';
import { listReferences } from '../../../src/check/references.js';

const linesIn = (kind: PartAt['kind'], name: string, text: string, plugins = ['office']) =>
  listReferences({ kind, name, path: 'x.md', text: 'Gone.' }, { kind: 'skill', text }, { paths: [], plugins });

it.each<[PartAt['kind'], string, string]>([
  ['subagent', 'bookkeeper', 'Use the bookkeeper agent for the entries.'],
  ['subagent', 'bookkeeper', 'If it does not balance, the bookkeeper subagent looks at it.'],
  ['subagent', 'bookkeeper', 'Do not guess but ask the bookkeeper agent.'],
  ['subagent', 'bookkeeper', 'The *Bookkeeper* agent does it.'],
  ['subagent', 'bookkeeper', 'Use the Task tool with subagent_type: bookkeeper.'],
  ['subagent', 'bookkeeper', 'Task tool with `subagent_type: "office:bookkeeper"`.'],
  ['subagent', 'bookkeeper', 'Task(subagent_type="bookkeeper", prompt="Go")'],
  ['subagent', 'bookkeeper', 'context: fork\nagent: bookkeeper'],
  ['subagent', 'bookkeeper', 'Hand it to @bookkeeper.'],
  ['subagent', 'bookkeeper', 'Hand it to @agent-bookkeeper'],
  ['subagent', 'bookkeeper', 'Dispatch `office:bookkeeper`.'],
  ['subagent', 'bookkeeper', 'Dispatch `bookkeeper` with the list.'],
  ['subagent', 'code-review', 'Hand all of it to code-review.'],
  ['command', 'tidy', 'Then /tidy.'],
  ['command', 'tidy', 'Finish with `/office:tidy`.'],
  ['command', 'tidy', 'Finish with the `tidy` command.'],
  ['command', 'tidy', 'Start the tidy command.'],
  ['skill', 'dates', 'The dates skill has the rules.'],
  ['skill', 'dates', 'Call Skill with skill: "office:dates".'],
])('the %s %s is where this sends agents: %s', (kind, name, text) => {
  expect(linesIn(kind, name, `# Title\n\n${text}\n`)).toEqual([text.startsWith('context') ? 4 : 3]);
});

it.each<[PartAt['kind'], string, string]>([
  ['subagent', 'review', 'Review the code, then send the review to the user agent.'],
  ['subagent', 'review', 'Ask for a review of the agent, or the `review` column.'],
  ['subagent', 'review', 'Write to jo@review.com, import @review/core, mark it @Review or office:reviews.'],
  ['subagent', 'review', 'Use the code-review agent, @review-all, or subagent_type: review-all.'],
  ['subagent', 'review', 'Do not use the review agent. Never hand this to @review.'],
  ['subagent', 'review', 'The review agent is gone; this replaces the old `review` agent.'],
  [
    'command',
    'build',
    'The build command (`npm run build`) writes into /build, POST /build?a=b, see https://x.org/build or a/build.',
  ],
  ['command', 'test', 'The test command: `npm test`. Set command: test'],
  ['skill', 'test', 'research → plan → test → review; see [test/one.md](test/one.md), use `Test::Mock`, "Test all".'],
  ['skill', 'dates', 'Copy the dates into the skill, and skills: dates-2.'],
])('the %s %s is not meant: %s', (kind, name, text) => {
  expect(linesIn(kind, name, text)).toEqual([]);
});

it('takes no colon for a plugin where there is none', () => {
  expect(linesIn('subagent', 'review', 'Then :review and x:review.', [])).toEqual([]);
});
