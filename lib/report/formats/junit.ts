/** Renders a report as JUnit XML: one suite per agent, one test case per row. A row that does not fail the gate is no failure here, but becomes `skipped` unless it really passed. */

import type { Result } from '../../contract/result.js';
import type { DeltaRow, PartRow } from '../../delta/schema.js';
import { escapeHtml, oneLine } from '../../text/escape.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { describeProof } from '../view/kinds.js';

export function renderJUnit(input: ReportInput): string {
  const { comparison, results } = input;
  const agents = [...new Set(comparison.deltas.map((row) => row.agent))];
  const suites = agents.map((agent) => {
    const rows = comparison.deltas.filter((row) => row.agent === agent && row.delta !== 'REMOVED');
    const cases = rows.map((row) => ({
      row,
      ...renderCase(row, findResult(input, row), comparison.mode),
    }));
    const failures = cases.filter(({ verdict }) => verdict === 'failure').length;
    const errors = cases.filter(({ verdict }) => verdict === 'error').length;
    const skipped = cases.filter(({ verdict }) => verdict === 'skipped').length;
    const time = seconds(rows.reduce((sum, row) => sum + (findResult(input, row)?.duration_ms ?? 0), 0));
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
  const broken = (comparison.parts ?? []).filter(({ fails }) => fails);
  if (broken.length > 0) suites.push(suiteOfParts(broken, results.generated_at_utc));
  const sum = (pick: (suite: (typeof suites)[number]) => number) =>
    suites.reduce((total, suite) => total + pick(suite), 0);
  const totals = `tests="${sum((s) => s.tests)}" failures="${sum((s) => s.failures)}" errors="${sum((s) => s.errors)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="agent-routing" ${totals}>\n${suites.map(({ xml }) => xml).join('\n')}\n</testsuites>\n`;
}

/** Where the gate fails, this file does too. */
function suiteOfParts(parts: readonly PartRow[], timestamp: string) {
  const cases = parts.map(({ name, message, why, file, delta }) => {
    const text = `${delta}: ${[message, why].filter(Boolean).join(': ')} (${file})`;
    return `    <testcase name=${attribute(name)} classname="agent-routing.parts" time="0.000">\n      <failure message=${attribute(text)} type=${attribute(delta.toLowerCase())}/>\n    </testcase>`;
  });
  const [failures, errors, tests] = [parts.length, 0, parts.length];
  const counts = `tests="${tests}" failures="${failures}" errors="0" skipped="0" time="0.000"`;
  const attributes = `name="agent-routing parts" timestamp=${attribute(timestamp)} ${counts}`;
  return { failures, errors, tests, xml: `  <testsuite ${attributes}>\n${cases.join('\n')}\n  </testsuite>` };
}

type Verdict = 'passed' | 'failure' | 'error' | 'skipped';

function renderCase(row: DeltaRow, result: Result | null, mode: string): { verdict: Verdict; xml: string } {
  const verdict = verdictOf(row);
  const name = row.case_id ?? `(no case ran) ${row.skill ?? ''}`;
  const where = ['agent-routing', mode, row.agent, result?.category].filter(Boolean).join('.');
  const open = `    <testcase name=${attribute(name)} classname=${attribute(where)} time="${seconds(result?.duration_ms ?? 0)}"`;
  const text = `${row.delta}${row.reason ? `: ${row.reason}` : ''}`;
  const message = `message=${attribute(text)}`;
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

/** JUnit has no expected failures: as other tools do, they are written as skipped, with the reason. */
function verdictOf(row: DeltaRow): Verdict {
  if (row.fails) return row.delta === 'INFRA' || row.delta === 'MISSING_RESULT' ? 'error' : 'failure';
  const passed = row.status === 'pass' && !['INCONCLUSIVE', 'REGRESSION', 'UNMET', 'WEAKENED'].includes(row.delta);
  return passed ? 'passed' : 'skipped';
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

/** Each part on its own line, as a list item. */
function content(parts: (string | null)[]): string {
  const lines = parts.filter((part): part is string => Boolean(part)).map((part) => `- ${oneLine(part, 2000)}`);
  return escapeHtml(lines.join('\n'));
}

function attribute(text: string): string {
  return `"${escapeHtml(oneLine(text, 1000))}"`;
}
