/** Finds in an agent's events the outcome of exactly the call that a `tool_route` case names. */
import { isDeepStrictEqual } from 'node:util';
import type { ToolRouteCase } from '../../case/schema.js';
import type { ProofLine } from '../../contract/result.js';
import type { AgentEvent, Fault } from '../../contract/transcript/event.js';
import { NO_USAGE, type TokenUsage } from '../evidence.js';

type ToolEvent = Extract<AgentEvent, { type: 'tool_call' | 'skill_call' }>;

export interface RouteEvidence {
  /** The first such call that finished, else one that did not; null when the agent never made it. */
  call: Pick<ToolEvent, 'tool' | 'outcome' | 'message' | 'output'> | null;
  /** Other tools that were called. */
  others: string[];
  proof: ProofLine[];
  fault: Fault | null;
  ended: boolean;
  usage: TokenUsage;
}

export function createRouteCollector(testCase: Pick<ToolRouteCase, 'tool' | 'input'>) {
  const evidence: RouteEvidence = { call: null, others: [], proof: [], fault: null, ended: false, usage: NO_USAGE };
  return {
    add(event: AgentEvent): void {
      if (event.type === 'fault') evidence.fault ??= event.fault;
      else if (event.type === 'end') {
        evidence.ended = true;
        evidence.usage = event.usage;
      } else if (event.type === 'tool_call' || event.type === 'skill_call') addCall(event);
    },
    end: (): RouteEvidence => evidence,
  };

  function addCall(event: ToolEvent): void {
    if (!isSameTool(testCase.tool, event.tool) || !isSameInput(testCase.input, event.input)) {
      if (evidence.others.length < 5) evidence.others.push(event.tool);
      return;
    }
    if (evidence.call !== null && evidence.call.outcome !== 'unfinished') return;
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

const MAX_CHARS = 20_000;

/** Tools that agents have under different names. */
const FAMILIES: readonly (readonly string[])[] = [
  ['bash', 'shell', 'sh', 'exec', 'execcommand', 'localshell', 'runcommand', 'runcommands', 'runshellcommand'],
  ['read', 'view', 'readfile', 'readfiles'],
  ['write', 'create', 'writefile', 'editor'],
  ['edit', 'replace'],
  ['grep', 'grepsearch', 'searchcodebase'],
  ['ls', 'listdirectory'],
  ['webfetch', 'fetchwebcontent'],
  ['websearch', 'googlewebsearch'],
  ['skill', 'skills', 'activateskill'],
  ['task', 'agent', 'invokeagent'],
];

export function isSameTool(wanted: string, seen: string): boolean {
  const [a, b] = [plain(wanted), plain(seen)];
  return a === b || FAMILIES.some((names) => names.includes(a) && names.includes(b));
}

/** `mcp__server__tool` is `server-tool` or `mcp_server_tool` elsewhere, `WebFetch` is `web_fetch`. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^mcp_+/, '')
    .replace(/[^a-z0-9]/g, '');

/** Agents rename keys and add their own, so only the values are compared; Gemini CLI takes an address within a prompt. */
export function isSameInput(wanted: Record<string, unknown>, seen: unknown): boolean {
  const values = typeof seen === 'object' && seen !== null ? Object.values(seen) : [seen];
  return Object.values(wanted).every((value) =>
    values.some((other) => isDeepStrictEqual(trim(value), trim(other)) || holdsAddress(other, value)),
  );
}

const holdsAddress = (text: unknown, address: unknown): boolean =>
  typeof text === 'string' &&
  typeof address === 'string' &&
  /^https?:\/\/\S+$/.test(address) &&
  text.split(/\s+/).includes(address);

const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
