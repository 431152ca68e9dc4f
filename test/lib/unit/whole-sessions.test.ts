/** Sessions that one record holds: the files that Gemini CLI wrote until March 2026, and what `opencode export` prints. */
import { describe, expect, it } from '@jest/globals';
import { AGENTS, findAgent } from '../../../lib/agents/index.js';
import { detectAgent } from '../../../lib/transcript/detect.js';
import { explainRecording, RecordingMetaSchema } from '../../../lib/unit/explain.js';

const BODY = '# PDF\n\nOpen the form first.\nList its fields.\nFill each of them.\n';
const FILE = `---\nname: pdf\ndescription: Fills forms.\n---\n\n${BODY}`;

async function explain(text: string, skills: string[] | null = ['pdf']) {
  const lines = text.split('\n');
  const { whose } = detectAgent(lines);
  const meta = RecordingMetaSchema.parse({});
  const recording = { stdout: 'session.json', stderr: null, session_logs: [], meta };
  const readLines = async (_: string, onLine: (line: string) => void) => lines.forEach(onLine);
  const agent = findAgent(whose?.agent ?? '');
  if (!agent) throw new Error('no agent');
  return { whose, ...(await explainRecording(agent, recording, skills, { readLines })) };
}

/** In one line, indented, and behind a byte order mark. */
const layouts = (session: object): [string, string][] => [
  ['indented', JSON.stringify(session, null, 2)],
  ['in one line', JSON.stringify(session)],
  ['behind a byte order mark', `\ufeff${JSON.stringify(session, null, '\t')}\r\n`],
];

const call = (name: string, args: object, output: string, status = 'success') => ({
  id: `${name}-1`,
  name,
  args,
  status,
  result: [
    { functionResponse: { id: `${name}-1`, name, response: status === 'success' ? { output } : { error: output } } },
  ],
  resultDisplay: '',
  timestamp: '2026-02-01T10:00:03.000Z',
});
const gemini = (...toolCalls: object[]) => ({
  sessionId: '5b7c',
  projectHash: 'abc',
  startTime: '2026-02-01T10:00:00.000Z',
  lastUpdated: '2026-02-01T10:00:09.000Z',
  messages: [
    { id: 'm1', timestamp: '2026-02-01T10:00:01.000Z', type: 'user', content: 'Fill this form.' },
    {
      id: 'm2',
      timestamp: '2026-02-01T10:00:02.000Z',
      type: 'gemini',
      content: '',
      model: 'gemini-2.5-pro',
      toolCalls,
    },
    {
      id: 'm3',
      timestamp: '2026-02-01T10:00:05.000Z',
      type: 'gemini',
      content: 'Done.',
      tokens: { input: 3, output: 1 },
    },
  ],
});

describe("Gemini CLI's session in one record", () => {
  const load = call(
    'activate_skill',
    { name: 'pdf' },
    `<activated_skill name="pdf">\n  <instructions>\n${BODY}\n  </instructions>\n</activated_skill>`,
  );
  it.each(layouts(gemini(load)))('shows a load, %s', async (_, text) => {
    const { whose, skills, coverage, fault, tool_calls } = await explain(text);
    expect(whose?.format).toBe('gemini session file');
    expect(skills['pdf']).toMatchObject({ used: true, tier: 1, how: 'invoked' });
    expect([fault, tool_calls.length]).toEqual([null, 1]);
    expect(coverage).toMatchObject({
      format: 'gemini session file',
      records: 4,
      understood: 4,
      looked_into: 3,
      unknown: {},
    });
  });

  it('shows a read of the file, and a load that failed', async () => {
    const read = call('read_file', { absolute_path: '/w/.gemini/skills/pdf/SKILL.md' }, FILE);
    expect((await explain(JSON.stringify(gemini(read)))).skills['pdf']).toMatchObject({ used: true, how: 'read' });
    const failed = call('activate_skill', { name: 'pdf' }, 'Skill not found', 'error');
    expect((await explain(JSON.stringify(gemini(failed)))).skills['pdf']).toMatchObject({ used: false, how: 'failed' });
  });

  it('is not understood where its messages are not where they are known to be', async () => {
    const { messages, ...head } = gemini(load);
    const strange = messages.map(({ type, ...rest }) => ({ ...rest, kind: type }));
    for (const session of [
      head,
      { ...head, turns: messages },
      { ...head, messages: [] },
      { ...head, messages: strange },
    ]) {
      const { fault } = await explain(JSON.stringify(session, null, 2));
      expect(fault).toMatchObject({ kind: 'not_understood' });
    }
  });

  it('is not understood in lines either, where there is a head alone', async () => {
    const { messages, ...head } = gemini(load);
    const changed = { $set: { lastUpdated: '2026-02-01T10:00:09.000Z' } };
    expect((await explain([head, changed].map((line) => JSON.stringify(line)).join('\n'))).fault?.kind).toBe(
      'not_understood',
    );
    const lines = [head, ...messages].map((line) => JSON.stringify(line)).join('\n');
    expect(await explain(lines)).toMatchObject({ fault: null, skills: { pdf: { used: true } } });
  });
});

const exported = (...parts: object[]) => ({
  info: {
    id: 'ses_1',
    version: '1.18.33',
    projectID: 'p',
    directory: '/w',
    title: 'Forms',
    time: { created: 10, updated: 20 },
  },
  messages: [
    {
      info: { id: 'msg_1', sessionID: 'ses_1', role: 'user', time: { created: 11 } },
      parts: [{ id: 'prt_1', sessionID: 'ses_1', messageID: 'msg_1', type: 'text', text: 'Fill it.' }],
    },
    {
      info: { id: 'msg_2', sessionID: 'ses_1', role: 'assistant', time: { created: 12, completed: 13 } },
      parts: parts.map((part, at) => ({ id: `prt_${at + 2}`, sessionID: 'ses_1', messageID: 'msg_2', ...part })),
    },
  ],
});
const tool = (name: string, input: object, output: string, status = 'completed') => ({
  type: 'tool',
  callID: `call_${name}`,
  tool: name,
  state: {
    status,
    input,
    ...(status === 'error' ? { error: output } : { output }),
    title: '',
    metadata: {},
    time: { start: 1, end: 2 },
  },
});

describe('what `opencode export` prints', () => {
  const load = tool('skill', { name: 'pdf' }, `<skill_content name="pdf">\n# Skill: pdf\n\n${BODY}\n</skill_content>`);
  it.each([
    ...layouts(exported(load)),
    ['behind what it says', `Exporting session: ses_1\n${JSON.stringify(exported(load), null, 2)}`],
  ])('shows a load, %s', async (_, text) => {
    const { whose, skills, coverage, fault } = await explain(text);
    expect(whose).toMatchObject({ agent: 'opencode', format: 'opencode export', cli_version: '1.18.33' });
    expect(skills['pdf']).toMatchObject({ used: true, tier: 1, how: 'invoked' });
    expect(fault).toBeNull();
    expect(coverage).toMatchObject({ format: 'opencode export', looked_into: 4 });
  });

  it('shows reads, failures and a subagent that was exported by itself', async () => {
    const read = tool(
      'read',
      { filePath: '/w/.opencode/skills/pdf/SKILL.md' },
      `<file>\n${FILE.split('\n')
        .map((line, at) => `${String(at + 1).padStart(5, '0')}| ${line}`)
        .join('\n')}\n</file>`,
    );
    expect((await explain(JSON.stringify(exported(read)))).skills['pdf']).toMatchObject({ used: true, how: 'read' });
    const failed = tool('skill', { name: 'pdf' }, 'Skill "pdf" not found', 'error');
    expect((await explain(JSON.stringify(exported(failed)))).skills['pdf']).toMatchObject({ used: false });
    const session = exported(load);
    const child = { ...session, info: { ...session.info, parentID: 'ses_0' } };
    expect((await explain(JSON.stringify(child))).skills['pdf']).toMatchObject({ used: true });
  });

  it('is not understood where it has no parts', async () => {
    const { info } = exported();
    for (const messages of [[], [{ info: { id: 'msg_1', sessionID: 'ses_1', role: 'user' } }]])
      expect((await explain(JSON.stringify({ info, messages }))).fault?.kind).toBe('not_understood');
  });
});

it("Cline's session without a message that is known is not understood", async () => {
  expect(Object.keys(AGENTS)).toContain('cline');
  const session = (messages: object[]) => JSON.stringify({ sessionId: 's', origin: { version: '3.0.65' }, messages });
  for (const messages of [[], [{ role: 'assistant', content: [{ type: 'new_thing' }] }], [{ turn: 1 }]])
    expect((await explain(session(messages))).fault?.kind).toBe('not_understood');
  expect((await explain(session([{ role: 'user', content: [{ type: 'text', text: 'Hi.' }] }]))).fault).toBeNull();
});
