import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import { detectAgent } from '../../../lib/transcript/detect.js';
import { readSession } from '../../../lib/unit/usage.js';

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
  it.each(Object.entries(SESSIONS))('of %s is not held in memory', async (name, recordsOf) => {
    const agent = findAgent(name);
    if (!agent) throw new Error(name);
    let grown = Number.NaN;
    const readLines = async (_: string, onLine: (line: string) => void) => {
      for (let n = 0; n < 100; n++) for (const record of recordsOf(n)) onLine(JSON.stringify(record));
      const before = held();
      for (let n = 100; n < RECORDS; n++) for (const record of recordsOf(n)) onLine(JSON.stringify(record));
      grown = held() - before;
    };
    const { records, understood } = await readSession(agent, '', false, new Set(), { readLines, readBody: null });
    expect([records, understood]).toEqual([2 * RECORDS, 2 * RECORDS]);
    expect(grown).toBeLessThan(5e6);
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
