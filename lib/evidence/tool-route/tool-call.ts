/** Finds in an agent's events the outcome of exactly the call that a `tool_route` case names. */
import type { ToolRouteCase } from '../../case/schema.js';
import type { ProofLine } from '../../contract/result.js';
import type { AgentEvent, Fault } from '../../contract/transcript/event.js';
import { asFields } from '../../input/json-value.js';
import { isSameTool } from '../../text/name-call.js';
import { NO_USAGE, type TokenUsage } from '../evidence.js';
import { isSameInput } from './call-input.js';

type ToolEvent = Extract<AgentEvent, { type: 'tool_call' | 'skill_call' }>;

export interface RouteEvidence {
  /** The first such call that finished, else one that did not; null when the agent never made it. */
  call: Pick<ToolEvent, 'tool' | 'outcome' | 'message' | 'output'> | null;
  /** Of the calls that the session was to make before, the first that it did not make. */
  not_made: Pick<ToolRouteCase, 'tool' | 'input'> | null;
  /** Other tools that were called. */
  others: string[];
  proof: ProofLine[];
  fault: Fault | null;
  ended: boolean;
  usage: TokenUsage;
}

/** How many calls of the tool with another input are kept, because a hook may have changed the input. */
const MOST_REWRITTEN = 3;

export function createRouteCollector(testCase: Pick<ToolRouteCase, 'tool' | 'input' | 'after_calls'>) {
  const evidence: RouteEvidence = {
    ...{ call: null, not_made: null, others: [], proof: [], fault: null, ended: false, usage: NO_USAGE },
  };
  const before = [...testCase.after_calls];
  const other_inputs: Extract<ToolEvent, { type: 'tool_call' }>[] = [];
  let workspace: string | null = null;
  return {
    /** Where the agent works: paths are compared as they look from there. */
    setWorkspace(folder: string): void {
      workspace = folder;
    },
    add(event: AgentEvent): void {
      if (event.type === 'fault') evidence.fault ??= event.fault;
      else if (event.type === 'end') {
        evidence.ended = true;
        evidence.usage = event.usage;
      } else if (event.type === 'tool_call' || event.type === 'skill_call') addCall(event);
    },
    /**
     * rewritten: what the source's hooks made of the input; some agents show only that (Codex 0.169.0). let_through: hooks were asked
     * about exactly this call, so it was tried, also where the agent says nothing of it.
     */
    end(rewritten: readonly Record<string, unknown>[] = [], let_through = false): RouteEvidence {
      const call =
        evidence.call === null &&
        other_inputs.find((other) => rewritten.some((input) => isRewritten(input, asFields(other.input))));
      if (call) keep(call);
      else if (evidence.call === null && let_through && evidence.ended && evidence.fault === null)
        evidence.call = { tool: testCase.tool, outcome: 'failed', message: UNTOLD, output: '' };
      evidence.not_made = before[0] ?? null;
      return evidence;
    },
  };

  /** Fields that the agent's tool does not have are dropped. */
  function isRewritten(input: Record<string, unknown>, seen: Record<string, unknown>): boolean {
    return isSameInput(input, seen, workspace) || (Object.keys(seen).length > 0 && isSameInput(seen, input, workspace));
  }

  function addCall(event: ToolEvent): void {
    const [earlier] = before;
    if (earlier && isSameTool(earlier.tool, event.tool) && isSameInput(earlier.input, event.input, workspace)) {
      before.shift();
      return;
    }
    const is_tool = isSameTool(testCase.tool, event.tool);
    if (!is_tool || !isSameInput(testCase.input, event.input, workspace)) {
      if (evidence.others.length < 5) evidence.others.push(event.tool);
      if (is_tool && event.type === 'tool_call' && other_inputs.length < MOST_REWRITTEN)
        other_inputs.push({ ...event, output: event.output.slice(0, MAX_CHARS) });
      return;
    }
    if (evidence.call === null || evidence.call.outcome === 'unfinished') keep(event);
  }

  function keep(event: ToolEvent): void {
    const { tool, outcome, message, output, stream, line, proof } = event;
    // The output of a call may have megabytes.
    evidence.call = {
      tool,
      outcome,
      message: message?.slice(0, MAX_CHARS) ?? null,
      output: output.slice(0, MAX_CHARS),
    };
    evidence.proof = [{ token: tool, source: stream, line_number: line, line: proof }];
  }
}

const UNTOLD = 'the agent does not say what became of it';

const MAX_CHARS = 20_000;
