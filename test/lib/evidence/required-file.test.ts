import { describe, expect, it } from '@jest/globals';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';
import { collectEvidence } from '../../../lib/evidence/collector.js';
import { showsText } from '../../../lib/evidence/own-text.js';
import { call, read, skillCase, tool } from '../../helpers/events.js';

const TEXT =
  'Notes on pruning\n\n1. Sharpen the shears.\n2. Cut above a bud.\n3. Burn what is ill.\n4. Feed in spring.\n';
const numbered = (mark: string, text = TEXT) =>
  text
    .split('\n')
    .map((line, index) => `${index + 1}${mark}${line}`)
    .join('\n');

/** The tier at which `alpha/notes.md` counts as read. */
function tierOf(events: AgentEvent[], text: string | null = TEXT): number | null {
  const testCase = skillCase({ expected_skill: 'alpha', required_files: ['alpha/notes.md'] });
  const asked = { testCase, agent: 'claude', skills: ['alpha'], files: { 'alpha/notes.md': text } };
  return collectEvidence([call('alpha'), ...events], asked).hits['alpha/notes.md']?.tier ?? null;
}

const path = '/s/skills/alpha/notes.md';

describe('a required file', () => {
  it.each<[string, AgentEvent]>([
    ['the Read tool of Claude', tool('Read', { file_path: path }, numbered('→'))],
    ['a shell', tool('Bash', { command: `cat ${path}` }, TEXT)],
    ['an MCP file server', tool('mcp__files__read_text_file', { path }, TEXT)],
    ['a copy under another name', tool('Bash', { command: 'cat /tmp/x' }, TEXT)],
    ['the view tool of Copilot', tool('view', { path }, numbered('. '))],
    ['a shell with CRLF', tool('Bash', { command: `cat ${path}` }, TEXT.replaceAll('\n', '\r\n'))],
    ['the first half of it', tool('Bash', { command: `head -4 ${path}` }, TEXT.split('\n').slice(0, 4).join('\n'))],
  ])('counts as read when its text comes back by %s', (_, event) => {
    expect(tierOf([event])).toBe(2);
  });

  it.each<[string, AgentEvent]>([
    ['a read that failed', tool('Read', { file_path: path }, '', 'failed', 'File does not exist')],
    ['a read that was denied', tool('Read', { file_path: path }, TEXT, 'denied', 'no')],
    ['ls', tool('Bash', { command: `ls ${path}` }, `${path}\n`)],
    ['rm', tool('Bash', { command: `rm ${path}` }, '')],
    ['wc', tool('Bash', { command: `wc -l ${path}` }, `6 ${path}\n`)],
    ['a search', tool('Bash', { command: `grep -n . ${path}` }, `${path}:3:1. Sharpen the shears.\n${path}:4:2. Cut`)],
    ['an edit', tool('Edit', { file_path: path }, 'The file was updated.')],
    ['another file', tool('Read', { file_path: path }, 'Something else\nentirely\n')],
    ['a mention of its path', read('alpha')],
  ])('does not count as read by %s', (_, event) => {
    expect(tierOf([event])).toBeNull();
  });

  it('of which the text is not known counts by a reading tool that was given exactly its path', () => {
    expect(tierOf([tool('Read', { file_path: path }, 'made in the run')], null)).toBe(2);
    expect(tierOf([tool('Read', { file_path: 'C:\\s\\skills\\alpha\\notes.md' }, 'x')], null)).toBe(2);
    expect(tierOf([tool('Read', { file_path: `${path}.bak` }, 'x')], null)).toBeNull();
    expect(tierOf([tool('Grep', { path }, 'x')], null)).toBeNull();
    expect(tierOf([tool('Read', { file_path: path }, '', 'failed', 'no')], null)).toBeNull();
  });
});

describe('showsText', () => {
  it.each([
    ['the whole text', TEXT, true],
    ['the text among other lines', `before\n${TEXT}after`, true],
    ['its lines in another order', TEXT.split('\n').reverse().join('\n'), false],
    [
      'every second line',
      TEXT.split('\n')
        .filter((_, n) => n % 2 === 0)
        .join('\n'),
      false,
    ],
    ['nothing', '', false],
  ])('%s: %j', (_, output, shown) => {
    expect(showsText(output, TEXT)).toBe(shown);
  });

  it('takes thirty lines in a row for a read of a file of any length', () => {
    const long = Array.from({ length: 3000 }, (_, n) => `line ${n}`);
    expect(showsText(long.slice(100, 130).join('\n'), long.join('\n'))).toBe(true);
    expect(showsText(long.slice(100, 129).join('\n'), long.join('\n'))).toBe(false);
  });
});
