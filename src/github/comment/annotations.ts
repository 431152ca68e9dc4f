/** Turns deltas that fail the gate into annotations at the line of their case: eight single ones, then one per agent for the rest. */
import * as core from '@actions/core';
import { sanitize, sanitizeLine } from '../log/sanitize.js';

export interface Finding {
  case_id: string;
  agent: string;
  delta: string;
  reason: string;
  /** The case's file, relative to the repository's root; null when unknown. */
  file: string | null;
  line: number | null;
}

/** GitHub shows ten errors per step and silently drops the rest; the gate's own error takes one. */
const SINGLE = 8;

export interface Annotation {
  title: string;
  message: string;
  file: string | null;
  line: number | null;
}

export function planAnnotations(findings: readonly Finding[]): Annotation[] {
  const single = findings.slice(0, SINGLE).map((finding) => ({
    title: sanitizeLine(`${finding.delta} ${finding.agent}: ${finding.case_id}`, 200),
    message: sanitize(finding.reason || finding.delta, 1000),
    file: finding.file,
    line: finding.line,
  }));
  const rest = new Map<string, Finding[]>();
  for (const finding of findings.slice(SINGLE)) {
    rest.set(finding.agent, [...(rest.get(finding.agent) ?? []), finding]);
  }
  const grouped = [...rest].map(([agent, rows]) => ({
    title: sanitizeLine(`${rows.length} more on ${agent}`, 200),
    message: sanitize(
      rows
        .slice(0, 20)
        .map((row) => `${row.delta} ${row.case_id}`)
        .join('\n') + (rows.length > 20 ? `\nand ${rows.length - 20} more` : ''),
    ),
    file: rows[0]?.file ?? null,
    line: null,
  }));
  return [...single, ...grouped];
}

export function writeAnnotations(findings: readonly Finding[]): void {
  for (const { title, message, file, line } of planAnnotations(findings)) {
    core.error(message, { title, ...(file ? { file, ...(line ? { startLine: line } : {}) } : {}) });
  }
}
