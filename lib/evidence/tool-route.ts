/** What became of exactly the call that a `tool_route` case names → its verdict: only a hook's block, or the source's own rule, is a block. */
import { isDeepStrictEqual } from 'node:util';
import type { ToolRouteCase } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import type { AgentEvent, ExitFacts, Fault } from '../event.js';
import type { ProofLine } from '../result.js';
import type { Verdict } from '../verdict.js';

export type ToolEvent = Extract<AgentEvent, { type: 'tool_call' | 'skill_call' }>;

export interface RouteEvidence {
  /** The first such call that came to an end, else one that did not; null when the agent never made it. */
  call: Pick<ToolEvent, 'tool' | 'outcome' | 'message' | 'output'> | null;
  /** Other tools that were called. */
  others: string[];
  proof: ProofLine[];
  fault: Fault | null;
  ended: boolean;
  usage: { input_tokens: number | null; output_tokens: number | null; cost_usd: number | null };
}

const NO_USAGE: RouteEvidence['usage'] = { input_tokens: null, output_tokens: null, cost_usd: null };

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
    // A call may give back megabytes.
    evidence.call = {
      tool,
      outcome,
      message: message?.slice(0, MOST_CHARS) ?? null,
      output: output.slice(0, MOST_CHARS),
    };
    evidence.proof = [{ token: tool, source: stream, line_number: line, line: proof }];
  }
}

const MOST_CHARS = 20_000;
/** One tool under the names that agents give it. */
const FAMILIES: readonly (readonly string[])[] = [
  ['bash', 'shell', 'sh', 'exec', 'execcommand', 'localshell', 'runcommand'],
  ['read', 'view'],
  ['write', 'create'],
  ['task', 'agent'],
];

export function isSameTool(wanted: string, seen: string): boolean {
  const [a, b] = [plain(wanted), plain(seen)];
  return a === b || FAMILIES.some((names) => names.includes(a) && names.includes(b));
}

/** `mcp__server__tool` is `server-tool` elsewhere, `WebFetch` is `web_fetch`. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^mcp__/, '')
    .replace(/[^a-z0-9]/g, '');

/** Agents rename keys and add their own; the values stay. */
function isSameInput(wanted: Record<string, unknown>, seen: unknown): boolean {
  const values = typeof seen === 'object' && seen !== null ? Object.values(seen) : [seen];
  return Object.values(wanted).every((value) => values.some((other) => isDeepStrictEqual(trim(value), trim(other))));
}

const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

export interface RouteJudged {
  testCase: ToolRouteCase;
  evidence: RouteEvidence;
  exit: ExitFacts;
  routes: readonly ToolRoute[];
  /** Whatever this agent denies is denied by a rule that the source ships. */
  denies_by_source: boolean;
}

export function judgeToolRoute({ testCase, evidence, exit, routes, denies_by_source }: RouteJudged): Verdict {
  const { call } = evidence;
  const blocked = call?.outcome === 'blocked_by_hook' || (denies_by_source && call?.outcome === 'denied');
  if (call === null || call.outcome === 'unfinished') {
    const fault = findFault(evidence, exit);
    // Cut off by our own timeout with the call open, or broken off: nobody knows what would have become of it.
    if (fault || call) return infra(fault ?? { kind: 'crashed', message: 'the call was never finished' }, exit);
    const other = evidence.others.length ? `; it called ${[...new Set(evidence.others)].join(', ')}` : '';
    return failed(
      testCase,
      `the agent never made this call of ${testCase.tool} (unavailable)${other}`,
      exit,
      'missing_activity_evidence',
    );
  }
  const said = call.message ?? call.output;
  if (blocked)
    return judgeBlock(testCase, said, exit, routes, call.outcome === 'denied' ? 'blocked_by_rule' : 'blocked_by_hook');
  if (call.outcome === 'denied' || call.outcome === 'unavailable') {
    const how = call.outcome === 'denied' ? 'denied by a permission, not by a hook' : 'unavailable';
    return failed(testCase, `the call was ${how}: ${firstLine(said)}`, exit, 'unknown');
  }
  if (testCase.expect === 'allow') return { ...CLEAN, matched_evidence: [call.outcome] };
  return failed(testCase, `expected block, got allowed: the call ${call.outcome}`, exit, 'unknown', 'missing_required');
}

function judgeBlock(
  testCase: ToolRouteCase,
  said: string,
  exit: ExitFacts,
  routes: readonly ToolRoute[],
  how: 'blocked_by_hook' | 'blocked_by_rule' = 'blocked_by_hook',
): Verdict {
  const by = routes.find((route) => said.includes(route.message.trim()))?.name;
  const matched = [how, ...(by ? [`route:${by}`] : [])];
  if (testCase.expect === 'allow')
    return failed(
      testCase,
      `expected allow, got blocked${by ? ` by route '${by}'` : ''}: ${firstLine(said)}`,
      exit,
      'unknown',
      'disallowed_hit',
    );
  if (testCase.contains !== undefined && !said.includes(testCase.contains))
    return {
      ...failed(testCase, `Message does not contain '${testCase.contains}': ${firstLine(said)}`, exit, 'unknown'),
      matched_evidence: matched,
    };
  return { ...CLEAN, matched_evidence: matched };
}

/** The pattern side: `re.search` without case, first match in merge order; only a shell's command and a fetch's address are looked at. */
export function judgePattern(testCase: ToolRouteCase, routes: readonly ToolRoute[]): Verdict {
  const { name, text } = lookedAt(testCase);
  const route = text === null ? undefined : routes.find((one) => one.tool === name && one.matches.test(text));
  if (!route)
    return testCase.expect === 'allow'
      ? { ...CLEAN, matched_evidence: ['no route matches'] }
      : failed(testCase, 'expected block, got allowed: no route matches', NO_EXIT, 'unknown', 'missing_required');
  return judgeBlock(testCase, route.message, NO_EXIT, [route]);
}

const NO_EXIT: ExitFacts = { exit_code: 0, signal: null, timed_out: false };

function lookedAt({ tool, input }: ToolRouteCase): { name: string; text: string | null } {
  const value = tool === 'Bash' ? input['command'] : tool === 'WebFetch' ? input['url'] : null;
  return { name: tool, text: typeof value === 'string' ? value : null };
}

const CLEAN: Verdict = {
  status: 'pass',
  failure_kind: null,
  mismatch_kind: null,
  failure_category: null,
  error: null,
  fault: null,
  matched_evidence: [],
  missing_evidence: [],
  optional_hits: [],
  disallowed_hits: [],
};

function failed(
  testCase: ToolRouteCase,
  error: string,
  exit: ExitFacts,
  failure_kind: Verdict['failure_kind'],
  mismatch_kind: Verdict['mismatch_kind'] = 'missing_required',
): Verdict {
  return {
    ...CLEAN,
    status: 'fail',
    failure_kind,
    mismatch_kind,
    failure_category: exit.timed_out ? 'timeout' : 'assertion',
    error,
    missing_evidence: [testCase.expect],
  };
}

function infra(fault: Fault, exit: ExitFacts): Verdict {
  return {
    ...CLEAN,
    status: 'infra_error',
    failure_category: exit.timed_out ? 'timeout' : 'transport',
    error: `could not be judged: ${fault.kind}: ${fault.message}`,
    fault,
  };
}

function findFault(evidence: RouteEvidence, exit: ExitFacts): Fault | null {
  if (exit.spawn_error) return { kind: 'cli_missing', message: exit.spawn_error };
  if (evidence.fault) return evidence.fault;
  if (evidence.ended) return null;
  if (exit.timed_out) return { kind: 'crashed', message: 'the time was up before the call was made' };
  return {
    kind: 'crashed',
    message: `the agent ended without its closing line (exit code ${exit.exit_code ?? 'unknown'})`,
  };
}

const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 300);
