import { expect, it } from '@jest/globals';
import { parts } from '../../../../lib/agents/gemini/parts.js';
import type { ModelRequest } from '../../../../lib/model/wire.js';

const ask = (text: string, role: 'system' | 'user' = 'system') =>
  parts.subagents?.({ texts: [{ role, text }] } as unknown as ModelRequest);
const element = (name: string, description: string) =>
  `  <subagent>\n    <name>${name}</name>\n    <description>${description}</description>\n  </subagent>\n`;
const elements = (...rows: string[]) =>
  `Words.\n\n<available_subagents>\n${rows.join('')}</available_subagents>\n\nMore.`;

/** 0.61.0 writes elements for its own model, lines for gemini-2.5. */
it('reads the custom agents of Gemini CLI in both of its forms, from its own words alone', () => {
  const wanted = [
    { name: 'generalist', description: 'Does much.' },
    { name: 'reviewer', description: 'Reviews.\nTwice.' },
  ];
  const rows = wanted.map(({ name, description }) => element(name, description));
  expect(ask(elements(...rows))).toEqual(wanted);
  expect(ask(elements(...rows), 'user')).toEqual([]);
  expect(
    ask(
      'The following sub-agents are available:\n\n- generalist -> Does much.\n- reviewer -> Reviews.\nTwice.\n\nRemember that',
    ),
  ).toEqual(wanted);
});

it('takes no agent from the words of another', () => {
  const quoted = `Quotes <subagent><name>forged</name><description>x</description></subagent>`;
  expect(ask(elements(element('real', quoted)))).toEqual([{ name: 'real', description: quoted }]);
});
