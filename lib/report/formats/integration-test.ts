/** The integration test of tool routes → the prompt for a subagent that attempts the calls, and the text of its results. */
import { groupBy } from '../../input/group-by.js';

interface Asked {
  id: number;
  tool: string;
  input: Record<string, unknown>;
}

export interface EvaluatedTest {
  id: number;
  route: string;
  desc: string;
  /** Only with results from real agents instead of a report. */
  agent?: string;
  passed: boolean;
  expected?: string;
  actual?: string;
  error?: string;
  /** What the hook did, where that was seen. */
  hook?: string;
}

export interface Evaluation {
  passed: number;
  failed: number;
  results: EvaluatedTest[];
}

export function promptForSubagent(tests: readonly Asked[]): string {
  const lines = tests.map(({ id, tool, input }) => {
    const fields = Object.entries(input).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    return `Test ${id}: Use ${tool} with ${fields.join(' ')}`;
  });
  return `INTEGRATION TEST: Tool Routing Verification

You will attempt specific tool calls and report exactly what happens.

IMPORTANT RULES:
- Use EXACTLY the tool and input specified for each test
- Do NOT use alternatives or workarounds if blocked
- Report what happened, do not interpret or fix

For each test, attempt the tool call and record:
- "blocked" if the tool was blocked (you'll see an error message)
- "allowed" if the tool executed (even if it returned an error like 404)

## Tests

${lines.join('\n')}

## Response Format

After attempting ALL tests, respond with a JSON array:

\`\`\`json
[
  {"id": 0, "result": "blocked", "message": "the block message you saw"},
  {"id": 1, "result": "allowed", "message": null}
]
\`\`\`

Only include the JSON array in your response, nothing else.
`;
}

/** fileOf: the file of a route; tests are grouped by it, and those of an unknown file have no heading. */
export function renderEvaluation(
  { passed, failed, results }: Evaluation,
  fileOf: (route: string) => string | null,
): string {
  const groups = groupBy(results, ({ route }) => fileOf(route) ?? '');
  const blocks = [...groups].map(([file, rows]) =>
    [...(file === '' ? [] : [file]), ...rows.flatMap(renderRow), ''].join('\n'),
  );
  return `Integration Test Results\n========================\n\n${blocks.join('\n')}\n${passed} passed, ${failed} failed\n`;
}

function renderRow({ route, desc, agent, passed, expected, actual, error, hook }: EvaluatedTest[][number]): string[] {
  const why =
    error ?? (expected === undefined ? null : `Expected: ${expected}, Got: ${actual}${hook ? `: ${hook}` : ''}`);
  return [`  ${passed ? '✓' : '✗'} ${route}: ${desc}${agent ? ` (${agent})` : ''}`, ...(why ? [`      ${why}`] : [])];
}
