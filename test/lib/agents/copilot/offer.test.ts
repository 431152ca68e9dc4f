import { describe, expect, it } from '@jest/globals';
import { classifyRequest, listedAs, readOffer } from '../../../../lib/agents/copilot/offer.js';
import type { ModelRequest, RequestText } from '../../../../lib/model/wire.js';
import { skillOf, sourceOf } from './skill-fixture.js';

const tool = { name: 'skill', description: '', freeform: false, input_schema: null };
const request = (
  text: string,
  more: Partial<ModelRequest> = {},
  role: RequestText['role'] = 'system',
): ModelRequest => ({
  model: 'embedded',
  stream: true,
  headers: { 'x-initiator': 'user', 'x-interaction-type': 'conversation-user' },
  texts: [{ role, text }],
  tools: [tool],
  calls: [],
  results: [],
  parts: [],
  step: 0,
  ...more,
});
const entry = (name: string, description: string, location = 'plugin') =>
  `<skill>\n  <name>${name}</name>\n  <description>${description}</description>\n  <location>${location}</location>\n</skill>\n`;
const prompt = (inside: string) =>
  `Look at the <available_skills> below.\n<skill>\n<available_skills>\n${inside}</available_skills>\n</skill>\nAnd so on.`;

describe('the offer in a request of Copilot', () => {
  it('is read entry by entry, with XML unescaped', () => {
    const text = prompt(
      entry('alpha', 'Use &lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;\nin two lines') + entry('beta', ''),
    );
    expect(readOffer(request(text))).toEqual([
      { id: 'alpha', also: [], description: 'Use <b> & "c" \'d\'\nin two lines', path: null },
      { id: 'beta', also: [], description: '', path: null },
    ]);
  });

  it('includes names without a description, the last of which may be followed by a count', () => {
    const names = 'Additional skills available (invoke by name): gamma, microsoft-docs... and 175 more\n';
    const offered = readOffer(request(prompt(entry('alpha', 'A') + names)));
    expect(offered.map(({ id, description }) => [id, description])).toEqual([
      ['alpha', 'A'],
      ['gamma', null],
      ['microsoft-docs', null],
    ]);
  });

  it('ends at the real end of its block, not at one inside a description', () => {
    const text = prompt(entry('alpha', 'a &lt;/available_skills&gt; &lt;skill&gt;') + entry('beta', 'B'));
    expect(readOffer(request(text)).map(({ id }) => id)).toEqual(['alpha', 'beta']);
  });

  it('is empty when the skill tool is missing, and when a user wrote the block', () => {
    expect(readOffer(request(prompt(entry('alpha', 'A')), { tools: [] }))).toEqual([]);
    expect(readOffer(request(prompt(entry('alpha', 'A')), {}, 'user'))).toEqual([]);
  });
});

describe('the classification of Copilot’s requests', () => {
  it.each([
    ['conversation-user', 'main'],
    [undefined, 'main'],
    ['conversation-subagent', 'subagent'],
    ['conversation-compaction', 'side'],
  ])('takes the header value %s for %s', (type, kind) => {
    const headers: Record<string, string> =
      type === undefined ? { 'x-initiator': 'agent' } : { 'x-interaction-type': type };
    expect(classifyRequest(request('', { headers }))).toBe(kind);
  });
});

it('Copilot lists a skill by its bare name, with spaces as dashes', () => {
  const skill = skillOf('dir', 'name: Two Words', 'description: x');
  expect(listedAs(skill, { source: sourceOf([skill]), install: 'plugin' })).toEqual(['Two-Words']);
});
