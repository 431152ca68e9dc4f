import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { listConversationLines } from '../../../lib/agents/formats.js';
import { findAgent } from '../../../lib/agents/index.js';
import { detectAgent } from '../../../lib/transcript/detect.js';
import { createSessionReader } from '../../../lib/unit/usage.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function held(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const RECORDS = 10_000;
const timestamp = '2026-11-23T00:00:00.000Z';
/** 10 MB of results, no two the same. */
const text = (n: number) => `${n} ${'one more line of what a command printed\n'.repeat(25)}`;

const SESSIONS: Record<string, (n: number) => object[]> = {
  codex: (n) => [
    {
      ...{ timestamp, type: 'response_item' },
      payload: { type: 'function_call', name: 'exec_command', call_id: `c${n}`, arguments: `{"cmd":"cat notes-${n}"}` },
    },
    { timestamp, type: 'response_item', payload: { type: 'function_call_output', call_id: `c${n}`, output: text(n) } },
  ],
  claude: (n) => [
    {
      ...{ type: 'assistant', sessionId: 's', version: '2.1.330', timestamp },
      message: {
        role: 'assistant',
        content: [{ type: 'tool_use', id: `c${n}`, name: 'Read', input: { path: `${n}` } }],
      },
    },
    {
      ...{ type: 'user', sessionId: 's', version: '2.1.330', timestamp },
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: `c${n}`, content: text(n) }] },
    },
  ],
  copilot: (n) => [
    {
      ...{ type: 'tool.execution_start', timestamp },
      data: { toolCallId: `c${n}`, toolName: 'bash', arguments: { command: `cat notes-${n}` } },
    },
    {
      ...{ type: 'tool.execution_complete', timestamp },
      data: { toolCallId: `c${n}`, success: true, result: { content: text(n) } },
    },
  ],
};

describe('a long session', () => {
  it.each(Object.entries(SESSIONS).slice(0, IN_FULL ? undefined : 1))(
    'of %s is not held in memory',
    (name, recordsOf) => {
      const agent = findAgent(name);
      if (!agent) throw new Error(name);
      const reader = createSessionReader(agent, false, new Set(), null);
      const read = (n: number) => {
        for (const record of recordsOf(n)) reader.read(JSON.stringify(record));
      };
      for (let n = 0; n < 100; n++) read(n);
      const before = held();
      for (let n = 100; n < RECORDS; n++) read(n);
      const grown = held() - before;
      const { records, understood } = reader.end();
      expect([records, understood]).toEqual([2 * RECORDS, 2 * RECORDS]);
      expect(grown).toBeLessThan(5e6);
    },
  );

  inFull.it('of OpenCode is not held, nor are those that its database has beside it', () => {
    const agent = findAgent('opencode');
    if (!agent) throw new Error('opencode');
    const ids = Array.from({ length: RECORDS }, (_, n) => n);
    const tables: Record<string, (n: number) => Record<string, unknown>> = {
      session: (n) => ({ id: `s${n}`, parent_id: null, version: '1.18.33', time_created: n }),
      message: (n) => ({
        ...{ id: `m${n}`, session_id: `s${n}` },
        data: JSON.stringify({ role: 'user', time: { created: n }, summary: { diffs: [text(n)] } }),
      }),
      part: (n) => ({
        ...{ id: `p${n}`, message_id: `m${n}`, session_id: `s${n}` },
        data: JSON.stringify({ type: 'text', text: text(n) }),
      }),
    };
    let grown = 0;
    let ended = 0;
    const before = held();
    function* rows(table: string) {
      for (const n of ids) {
        // The table of parts is read twice, and the second time after all else has begun.
        if (table === 'part' && n === 1) grown = held() - before;
        yield tables[table]?.(n) ?? {};
      }
    }
    const open = new Map<string, ReturnType<typeof createSessionReader>>();
    for (const one of listConversationLines({ tables: Object.keys(tables), rows })) {
      const reader = open.get(one.conversation) ?? createSessionReader(agent, false, new Set(), null);
      open.set(one.conversation, reader);
      reader.read(one.line);
      if (!one.is_last) continue;
      open.delete(one.conversation);
      ended += reader.end().understood;
    }
    expect(ended).toBe(3 * RECORDS);
    expect(grown).toBeLessThan(10e6);
  });

  it('is not held by the paths of the skills that it names', () => {
    const before = held();
    const found = Array.from({ length: 20 }, (_, n) => {
      const said = `/repo-${n}/.claude/skills/pdf/SKILL.md ${'x'.repeat(1e6)}`;
      return detectAgent([JSON.stringify({ type: 'user', sessionId: 's', message: { role: 'user', content: said } })]);
    });
    expect(held() - before).toBeLessThan(10e6);
    expect(found.flatMap(({ skill_paths }) => skill_paths)).toHaveLength(20);
  });
});
