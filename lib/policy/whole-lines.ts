/** The calls of a case → the policy that makes them, where each edit is of whole lines of what its file holds by then. */
import { posix } from 'node:path';
import type { Agent } from '../agents/interface/agent.js';
import { ofWholeLines } from '../case/workspace-paths.js';
import type { Files } from '../contract/ports/files.js';
import { asFields, string } from '../input/json-value.js';
import type { SlowPolicy } from '../model/wire.js';
import type { ExpectedCalls } from './expected-calls.js';
import { type Caller, oraclePolicy } from './oracle.js';

export function inWholeLines(
  expected: ExpectedCalls,
  agent: Caller & Pick<Agent, 'edits_whole_lines'>,
  workspace: string,
  files: Pick<Files, 'read'>,
): SlowPolicy {
  if (!agent.edits_whole_lines) return oraclePolicy(expected, agent);
  const widen = async (call: ExpectedCalls['tools'][number]) => {
    const input = asFields(call.input);
    const path = string(input['file_path'] ?? input['path']);
    if (!/^edit$/i.test(call.tool) || path === '') return call;
    const text = await files.read(posix.resolve(workspace, path)).catch(() => '');
    return { ...call, input: ofWholeLines(input, text) };
  };
  return async (request, offered) => {
    const tools = await Promise.all(expected.tools.map(widen));
    return oraclePolicy({ ...expected, tools }, agent)(request, offered);
  };
}
