/** A report as JUnit XML: a suite per agent, a test case per row. What does not fail the gate is no failure there either, and never a plain pass. */
import type { DeltaRow } from '../delta/schema.js';
import type { Result } from '../result.js';
import { escapeHtml, oneLine } from './escape.js';
import { describeProof } from './kinds.js';
import type { ReportInput } from './view.js';
import { keyOf } from './words.js';

export function renderJUnit(input: ReportInput): string {
  const { comparison, results } = input;
  const byKey = new Map(results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
  const agents = [...new Set(comparison.deltas.map((row) => row.agent))];
  const suites = agents.map((agent) => {
    const rows = comparison.deltas.filter((row) => row.agent === agent && row.delta !== 'REMOVED');
    const cases = rows.map((row) => ({
      row,
      ...renderCase(row, byKey.get(keyOf(row.case_id, agent)) ?? null, comparison.mode),
    }));
    const failures = cases.filter(({ verdict }) => verdict === 'failure').length;
    const errors = cases.filter(({ verdict }) => verdict === 'error').length;
    const skipped = cases.filter(({ verdict }) => verdict === 'skipped').length;
    const time = seconds(rows.reduce((sum, row) => sum + (byKey.get(keyOf(row.case_id, agent))?.duration_ms ?? 0), 0));
    const counts = `tests="${rows.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${time}"`;
    const attributes = `name=${attribute(`agent-routing ${agent}`)} timestamp=${attribute(results.generated_at_utc)} ${counts}`;
    const properties = `    <properties>\n      <property name="mode" value="${comparison.mode}"/>\n      <property name="gate" value="${comparison.gate}"/>\n      <property name="proves" value=${attribute(describeProof(results))}/>\n    </properties>`;
    return {
      failures,
      errors,
      tests: rows.length,
      xml: `  <testsuite ${attributes}>\n${[properties, ...cases.map(({ xml }) => xml)].join('\n')}\n  </testsuite>`,
    };
  });
  const sum = (pick: (suite: (typeof suites)[number]) => number) =>
    suites.reduce((total, suite) => total + pick(suite), 0);
  const totals = `tests="${sum((s) => s.tests)}" failures="${sum((s) => s.failures)}" errors="${sum((s) => s.errors)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="agent-routing" ${totals}>\n${suites.map(({ xml }) => xml).join('\n')}\n</testsuites>\n`;
}

type Verdict = 'passed' | 'failure' | 'error' | 'skipped';

function renderCase(row: DeltaRow, result: Result | null, mode: string): { verdict: Verdict; xml: string } {
  const verdict = verdictOf(row);
  const name = row.case_id ?? `(no case) ${row.skill ?? ''}`;
  const where = ['agent-routing', mode, row.agent, result?.category].filter(Boolean).join('.');
  const open = `    <testcase name=${attribute(name)} classname=${attribute(where)} time="${seconds(result?.duration_ms ?? 0)}"`;
  const said = `${row.delta}${row.reason ? `: ${row.reason}` : ''}`;
  const message = `message=${attribute(said)}`;
  if (verdict === 'passed') return { verdict, xml: `${open}/>` };
  if (verdict === 'skipped') return { verdict, xml: `${open}>\n      <skipped ${message}/>\n    </testcase>` };
  const type = attribute(row.failure_kind ?? row.delta.toLowerCase());
  const body = result
    ? content([
        result.error,
        ...result.tool_use_proof_lines
          .slice(0, 5)
          .map((proof) => `${proof.source}:${proof.line_number} ${oneLine(proof.line)}`),
      ])
    : '';
  return { verdict, xml: `${open}>\n      <${verdict} ${message} type=${type}>${body}</${verdict}>\n    </testcase>` };
}

/** JUnit knows no expected failure: like others do, it is written as skipped, with its reason. */
function verdictOf(row: DeltaRow): Verdict {
  if (row.fails) return row.delta === 'INFRA' || row.delta === 'MISSING_RESULT' ? 'error' : 'failure';
  const passed =
    row.status === 'pass' && row.delta !== 'INCONCLUSIVE' && row.delta !== 'REGRESSION' && row.delta !== 'UNMET';
  return passed ? 'passed' : 'skipped';
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

/** Each part on a line of its own, behind a mark. */
function content(parts: (string | null)[]): string {
  const said = parts.filter((part): part is string => Boolean(part)).map((part) => `- ${oneLine(part, 2000)}`);
  return escapeHtml(said.join('\n'));
}

function attribute(text: string): string {
  return `"${escapeHtml(oneLine(text, 1000))}"`;
}
