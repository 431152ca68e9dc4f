import { describe, expect, it } from '@jest/globals';
import { planAnnotations } from '../../../../src/github/comment/annotations.js';
import { trimToBytes } from '../../../../src/github/comment/summary.js';
import { sanitize, sanitizeLine } from '../../../../src/github/log/sanitize.js';
import { parseCommands } from '../../../helpers/workflow-commands.js';

const HOSTILE = [
  '::set-output name=x::y',
  '  ::add-mask::a',
  '\u001b[2K::error::boo',
  '\u200b::warning::boo',
  'text ##[set-env name=PATH]/tmp',
  'x\r::stop-commands::t',
  '\u0085::error::next line',
  '\u2028::error::line separator',
  ':\u200b:error::split',
  '::::error::twice',
];

describe('plain text for the job log', () => {
  it.each(HOSTILE)('contains no command for the runner in %j', (text) => {
    expect(parseCommands(sanitize(text))).toEqual([]);
    expect(parseCommands(sanitizeLine(text))).toEqual([]);
  });
  it('has no character that hides or reorders text', () => {
    expect(sanitize('a\u202eb\u2066c\u0007d\u001b]0;title\u0007e\u001b[31mf')).toBe('abcdef');
  });
  it('keeps harmless text', () => {
    const text = 'Größe: 5 — 漢字, std::vector, a::b\n\tindented';
    expect(sanitize(text)).toBe(text);
  });
  it('is short for a text of any length', () => {
    expect(sanitize('x'.repeat(1_000_000)).length).toBeLessThan(4100);
    expect(sanitizeLine('a \n b'.repeat(100_000)).length).toBeLessThan(600);
  });
});

describe('the annotations of a job', () => {
  const findings = Array.from({ length: 30 }, (_, n) => ({
    case_id: `case-${n}`,
    agent: n % 2 ? 'codex' : 'claude',
    delta: 'REGRESSION',
    reason: 'the skill was not offered',
    file: 'cases.json',
    line: n + 1,
  }));
  it('are eight, each at its line, and one more per agent', () => {
    const annotations = planAnnotations(findings);
    expect(annotations).toHaveLength(10);
    expect(annotations[0]).toMatchObject({ file: 'cases.json', line: 1, title: 'REGRESSION claude: case-0' });
    expect(annotations.slice(8).map((one) => one.title)).toEqual(['11 more on claude', '11 more on codex']);
  });
  it('are never more than GitHub shows, on however many combinations of agents', () => {
    const agents = ['claude', 'codex', 'copilot', 'claude@haiku', 'codex+plugin'];
    const many = findings.map((one, n) => ({ ...one, agent: agents[n % agents.length] ?? '' }));
    const annotations = planAnnotations(many);
    expect(annotations).toHaveLength(9);
    expect(annotations[8]?.title).toMatch(/^22 more on /);
    for (const agent of agents) expect(annotations[8]?.title).toContain(agent);
  });
  it('are one for a case that broke on several agents, with what each says', () => {
    const [one] = findings;
    const rows = [one, { ...one, agent: 'codex' }, { ...one, agent: 'copilot', reason: 'no room' }] as typeof findings;
    expect(planAnnotations(rows.slice(0, 2)).map(({ title, message }) => [title, message])).toEqual([
      ['REGRESSION claude, codex: case-0', 'the skill was not offered'],
    ]);
    const ofText = [{ ...(rows[0] as (typeof rows)[number]), agent: '', reason: 'not closed' }, ...rows.slice(0, 1)];
    expect(planAnnotations(ofText).map(({ title, message }) => [title.split(':')[0], message.split('\n')[0]])).toEqual([
      [expect.stringMatching(/^\w+ claude$/), 'not closed'],
    ]);
    expect(planAnnotations(rows)[0]?.message).toBe('claude, codex: the skill was not offered\ncopilot: no room');
  });
  it('stay separate while there are few', () => {
    expect(planAnnotations(findings.slice(0, 3)).map((one) => one.line)).toEqual([1, 2, 3]);
  });
});

it('a summary is cut at a line, below the limit, also in the middle of a wide character', () => {
  const text = 'ÄÖÜ漢字 row\n'.repeat(1000);
  for (const limit of [997, 998, 999, 1000]) {
    const cut = trimToBytes(text, limit);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(limit);
    expect(cut).not.toContain('\ufffd');
    expect(cut).toContain('Cut here');
  }
});
