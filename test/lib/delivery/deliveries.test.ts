import { describe, expect, it } from '@jest/globals';
import { openDeliveries, type Wanted } from '../../../lib/delivery/deliveries.js';
import { ownersOf } from '../../../lib/delivery/owners.js';
import { bodyOf, readWritten } from '../../../lib/delivery/written-text.js';
import type { ModelRequest, RequestText, ToolResult } from '../../../lib/model/wire.js';

const skill = (name: string, body: string) => `---\nname: ${name}\ndescription: About ${name}.\n---\n\n${body}\n`;
const twin = (heading: string) =>
  `# ${heading}\n\nOpen the file.\nCheck each heading for its number.\nSay what you changed.`;
const TEXTS: Record<string, string> = {
  north: skill('north', twin('Invoices of the north')),
  south: skill('south', twin('Invoices of the south')),
  sql: skill('sql', 'Read every migration, and say which statement locks a table.'),
  notes: skill('notes', 'Read every commit, and say which of them a user notices.'),
  short: skill('short', 'Open the file.\nSay what you changed.'),
  hedge: skill(
    'hedge',
    `Another skill looks so:\n\n${skill('sql', 'Read every migration, and say which statement locks a table.')}\nCut the hedge.`,
  ),
  empty: skill('empty', ' '),
  login: skill(
    'login',
    'Open the page.\n./connect --to "Host=db;Database=app;Password=something;Port=5432;User=deploy"\nStop.',
  ),
  ten: skill('ten', 'Read the whole table from its top to its end, keep 10 rows of it, and say which of them are new.'),
  twelve: skill(
    'twelve',
    'Read the whole table from its top to its end, keep 12 rows of it, and say which of them are new.',
  ),
  usual: skill(
    'usual',
    `## Overview\n\n\`\`\`bash\n${Array.from({ length: 30 }, (_, at) => `step ${at} of a list that is here alone`).join('\n')}\n\`\`\`\n\n## Instructions\n\nAlways ask the user before you delete anything.`,
  ),
  folded:
    '---\nname: folded\ndescription: >\n  Fold the paper twice and never more.\n---\n\nFold the paper twice and never more.\n',
  part: skill('part', 'Count the sheep at dusk.\nWrite their number on the door.'),
  parts: skill('parts', 'Count the sheep at dusk.\nWrite their number on the door.\nClose the door.'),
  line: skill('line', Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ')),
  filled: skill('filled', 'Explain $ARGUMENTS'),
  long: skill('long', Array.from({ length: 900 }, (_, at) => `Step ${at}: look at row ${at} and go on.`).join('\n')),
};
const body = (name: string) => bodyOf(TEXTS[name] ?? '');

const request = (step: number, results: ToolResult[] = [], texts: RequestText[] = []): ModelRequest => ({
  model: 'm',
  stream: false,
  headers: {},
  texts: [{ role: 'system', text: 'You are an agent.' }, { role: 'user', text: 'Do it.' }, ...texts],
  tools: [],
  parts: [],
  calls: [],
  results,
  step,
});
const result = (text: string, place = '0x0_0', is_error = false): ToolResult => ({
  call_id: `call_${place}`,
  text,
  is_error,
});
const said = (text: string): RequestText => ({ role: 'user', text });

/** Calls the skills in one turn, and then sends the requests. */
async function deliver(called: string[], ...requests: [ModelRequest, ('main' | 'subagent' | 'side')?][]) {
  const wanted = new Map(
    Object.keys(TEXTS).map((name): [string, Wanted] => [
      name,
      {
        callFor: () => ({ name: 'skill', input: { name } }),
        written: readWritten(body(name)),
        path: name,
      },
    ]),
  );
  const deliveries = openDeliveries(wanted, {
    title: 'Gemini CLI',
    limit: null,
    mask: '******',
    owners: ownersOf(TEXTS),
    nameOf: (path) => path,
  });
  const policy = deliveries.watch((asked) => ({
    text: '',
    calls: asked.step === 0 ? called.map((name) => ({ name: 'skill', input: { name } })) : [],
  }));
  deliveries.add(request(0), 'main');
  await policy(request(0), []);
  for (const [one, kind = 'main'] of requests) deliveries.add(one, kind);
  return deliveries;
}

const stateOf = async (name: string, ...requests: [ModelRequest, ('main' | 'subagent' | 'side')?][]) =>
  (await deliver([name], ...requests)).of(name)?.state ?? null;

describe('the delivery of a skill', () => {
  it.each([
    ['its body as the result', 'sql', [request(1, [result(body('sql'))])], 'full'],
    ['its file as the result', 'sql', [request(1, [result(TEXTS['sql']!)])], 'full'],
    ['its body in JSON', 'sql', [request(1, [result(JSON.stringify([{ result: TEXTS['sql'] }]))])], 'full'],
    ['its body beside the result', 'sql', [request(1, [result('Launching skill: sql')], [said(body('sql'))])], 'full'],
    ['one of two twins', 'north', [request(1, [result(body('north'))])], 'full'],
    ['a text that quotes another skill', 'hedge', [request(1, [result(body('hedge'))])], 'full'],
    ['the text of its twin', 'north', [request(1, [result(body('south'))])], 'other'],
    ['the paragraph of another', 'sql', [request(1, [result(body('notes'))])], 'other'],
    ['a text that has all its lines and more', 'short', [request(1, [result(body('north'))])], 'other'],
    ['a text that quotes it', 'sql', [request(1, [result(body('hedge'))])], 'other'],
    ['an error that quotes it', 'sql', [request(1, [result(body('sql'), '0x0_0', true)])], 'none'],
    ['the result of another call', 'sql', [request(1, [result(body('sql'), '3x3_0')])], 'none'],
    ['its front matter alone', 'sql', [request(1, [result('---\nname: sql\ndescription: About sql.\n---')])], 'none'],
    ['words', 'sql', [request(1, [result('No skills here.')])], 'none'],
    ['no answer', 'sql', [], 'none'],
    ['a file without text', 'empty', [request(1, [result(TEXTS['empty']!)])], 'empty'],
    ['a password in it masked', 'login', [request(1, [result(body('login').replace('something', '******'))])], 'full'],
    ['its short last line cut off', 'login', [request(1, [result(body('login').replace('\nStop.', ''))])], 'cut'],
    ['the text of a sibling that differs in a number', 'ten', [request(1, [result(body('twelve'))])], 'other'],
    [
      'a text that nobody knows, with lines that many have',
      'usual',
      [
        request(1, [
          result(
            `## Overview\n\nA user's own text, which says quite other things about the world at large.\nIt goes on for a while.\nIt knows nothing of any list.\nIts steps are few, and it ends soon.\n\`\`\`bash\nls\n\`\`\`\n\n## Instructions\n\nAlways ask the user before you delete anything.`,
          ),
        ]),
      ],
      'other',
    ],
    ['the beginning of its only line', 'line', [request(1, [result(`${body('line').slice(0, 800)} [cut]`)])], 'cut'],
    ['its headings alone', 'usual', [request(1, [result('## Overview\n\n## Instructions')])], 'none'],
    ['front matter that says the same', 'folded', [request(1, [result(TEXTS['folded']!.slice(0, 75))])], 'none'],
    ['the same in front matter and body', 'folded', [request(1, [result(TEXTS['folded']!)])], 'full'],
    ['the whole text of a skill that it continues', 'parts', [request(1, [result(body('part'))])], 'other'],
    ['nothing that is not filled in', 'filled', [request(1, [result('Explain: not allowed here')])], null],
    ['its first half', 'long', [request(1, [result(body('long').slice(0, 9_000))])], 'cut'],
  ])('with %s', async (_, name, requests, state) => {
    expect(await stateOf(name, ...requests.map((one): [ModelRequest] => [one]))).toBe(state);
  });

  it('is none for a body that the prompt, an instruction or a system text held before the call', async () => {
    const before = [said(body('sql')), { role: 'system', text: body('sql') } as const];
    const deliveries = openOnce();
    deliveries.add(request(0, [], before), 'main');
    await deliveries.policy(request(0, [], before), []);
    deliveries.add(request(1, [result('denied')], before), 'main');
    expect(deliveries.of('sql')?.state).toBe('none');
  });

  it('is full where the skill runs in a subagent, which is asked with its text', async () => {
    expect(
      await stateOf('sql', [request(0, [], [said(body('sql'))]), 'subagent'], [request(1, [result('Done.')])]),
    ).toBe('full');
  });

  it('is full where the agent takes the request of that subagent for none of the conversation, but not for the prompt', async () => {
    const done = request(1, [result('Done.')]);
    expect(await stateOf('sql', [request(0, [], [said(body('sql'))]), 'side'], [done])).toBe('full');
    const prompt = [said(body('sql'))];
    const deliveries = openOnce();
    deliveries.add(request(0, [], prompt), 'main');
    await deliveries.policy(request(0, [], prompt), []);
    deliveries.add(request(0, [], prompt), 'side');
    deliveries.add(request(1, [result('Done.')], prompt), 'main');
    expect(deliveries.of('sql')?.state).toBe('none');
  });

  it('stays as it was when the agent sends its request again', async () => {
    const again = request(1, [result('Launching skill: sql')], [said(body('sql'))]);
    expect(await stateOf('sql', [again], [again])).toBe('full');
  });

  it('is told apart where many were called in one turn', async () => {
    const names = ['north', 'south', 'sql', 'notes', 'hedge'];
    const deliveries = await deliver(names, [
      request(
        1,
        names.map((name, at) => result(`Launching skill: ${name}`, `0x0_${at}`)),
        names.filter((name) => name !== 'sql').map((name) => said(body(name))),
      ),
    ]);
    expect(names.map((name) => [name, deliveries.of(name)?.state])).toEqual([
      ['north', 'full'],
      ['south', 'full'],
      ['sql', 'other'],
      ['notes', 'full'],
      ['hedge', 'full'],
    ]);
  });

  it('is null for a skill that the model did not call, whatever is quoted', async () => {
    const deliveries = await deliver(['hedge'], [request(1, [result(body('hedge'))])]);
    expect([deliveries.of('hedge')?.state, deliveries.of('sql'), deliveries.isCalled('sql')]).toEqual([
      'full',
      null,
      false,
    ]);
  });

  it('says what came instead', async () => {
    const why = async (name: string, text: string) =>
      (await deliver([name], [request(1, [result(text)])])).of(name)?.why;
    expect(await why('sql', body('notes'))).toBe("the model was given the text of 'notes' in its place");
    expect(await why('sql', 'No skills here.\nGo away.')).toBe('nothing of its text came, only: No skills here.');
    expect(await why('long', body('long').slice(0, 9_000))).toMatch(/^Gemini CLI gave the model 9 of 3\d KB; shorten/);
  });
});

function openOnce() {
  const wanted = new Map([
    ['sql', { callFor: () => ({ name: 'skill', input: {} }), written: readWritten(body('sql')), path: 'sql' }],
  ]);
  const facts = {
    title: 'Gemini CLI',
    limit: null,
    mask: null,
    owners: ownersOf(TEXTS),
    nameOf: (path: string) => path,
  };
  const deliveries = openDeliveries(wanted, facts);
  const policy = deliveries.watch(({ step }) => ({
    text: '',
    calls: step === 0 ? [{ name: 'skill', input: {} }] : [],
  }));
  return { ...deliveries, policy };
}
