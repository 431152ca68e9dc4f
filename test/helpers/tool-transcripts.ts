/** Tool calls with their results → transcripts as the three agents write them, and what the parsers make of them. */

import { attribute } from '../../lib/agents/formats.js';
import { AGENTS } from '../../lib/agents/index.js';
import type { TranscriptFacts } from '../../lib/agents/interface/transcript-parser.js';
import { createExplainer, type Explanation } from '../../lib/evidence/explain/explain.js';

export type AgentName = 'claude' | 'codex' | 'copilot';

/** A call of an MCP server's tool, or of one of the agent's own where no server is named. */
export interface ToolExchange {
  server: string | null;
  tool: string;
  input: unknown;
  /** Blocks of an MCP result, or a text. */
  result: string | object[];
  /** The server said that it failed. */
  error?: boolean;
}

interface ShellExchange {
  command: string;
  output: string;
  exit_code: number;
}

type Exchange = ToolExchange | ShellExchange;

const WRITE: Record<AgentName, (exchange: Exchange, id: string) => object[]> = {
  claude(exchange, id) {
    const isShell = 'command' in exchange;
    const failed = isShell ? exchange.exit_code !== 0 : exchange.error === true;
    const printed = isShell
      ? `${failed ? `Exit code ${exchange.exit_code}\n` : ''}${exchange.output || (failed ? '' : '(Bash completed with no output)')}`
      : exchange.result;
    const name = isShell
      ? 'Bash'
      : exchange.server === null
        ? exchange.tool
        : `mcp__${exchange.server}__${exchange.tool}`;
    const input = isShell ? { command: exchange.command, description: 'look' } : exchange.input;
    return [
      { type: 'assistant', message: { content: [{ type: 'tool_use', id, name, input }] } },
      {
        type: 'user',
        message: { content: [{ type: 'tool_result', tool_use_id: id, content: printed, is_error: failed }] },
      },
    ];
  },
  codex(exchange, id) {
    if ('command' in exchange) {
      const { command, output, exit_code } = exchange;
      const quoted = `'${command.replaceAll("'", "'\\''")}'`;
      const item = {
        id,
        type: 'command_execution',
        command: `/bin/bash -lc ${quoted}`,
        aggregated_output: output,
        exit_code,
        status: exit_code === 0 ? 'completed' : 'failed',
      };
      return [{ type: 'item.completed', item }];
    }
    const { server, tool, input, result, error } = exchange;
    const content = typeof result === 'string' ? [{ type: 'text', text: result }] : result;
    const item = {
      ...{ id, type: 'mcp_tool_call', server, tool, arguments: input },
      ...(error
        ? { result: null, error: { message: JSON.stringify(content) }, status: 'failed' }
        : { result: { content, structured_content: null }, error: null, status: 'completed' }),
    };
    return [{ type: 'item.completed', item }];
  },
  copilot(exchange, id) {
    const isShell = 'command' in exchange;
    const toolName = isShell
      ? 'bash'
      : exchange.server === null
        ? exchange.tool
        : `${exchange.server}-${exchange.tool}`;
    const start = { toolCallId: id, toolName, arguments: isShell ? { command: exchange.command } : exchange.input };
    const result = isShell
      ? { content: `${exchange.output}\n<shellId: 0 completed with exit code ${exchange.exit_code}>` }
      : typeof exchange.result === 'string'
        ? { content: exchange.result }
        : { content: '', contents: exchange.result };
    const failed = !isShell && exchange.error === true;
    const end = {
      toolCallId: id,
      success: !failed,
      ...(failed ? { error: { message: JSON.stringify(result), code: 'failure' } } : { result }),
      ...(isShell ? { shellExecution: { exitCode: exchange.exit_code } } : {}),
    };
    return [
      { type: 'tool.execution_start', id: `s${id}`, data: start },
      { type: 'tool.execution_complete', id: `e${id}`, data: end },
    ];
  },
};

/** Each of the exchanges as the whole of a run: what the transcript shows of each skill. */
export function explainExchanges(
  agent: AgentName,
  exchanges: readonly Exchange[],
  facts: TranscriptFacts,
): Explanation['skills'] {
  const installed = facts.installed_skills?.map(({ id }) => ({ id })) ?? null;
  const explainer = createExplainer({ agent, skills: null, installed });
  const parser = AGENTS[agent].createParser(facts, explainer.add, attribute);
  for (const [index, exchange] of exchanges.entries())
    for (const record of WRITE[agent](exchange, `c${index}`)) parser.stdout(JSON.stringify(record));
  parser.end({ exit_code: 0, signal: null, timed_out: false });
  return explainer.end().skills;
}

export const usedIn = (skills: Explanation['skills']): string[] =>
  Object.entries(skills)
    .filter(([, { used }]) => used)
    .map(([id]) => id)
    .sort();
