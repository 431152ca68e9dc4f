/** Deltas that fail the gate → annotations at their case's line: eight single ones, then one per agent. */
import * as core from '@actions/core';
import { plain, plainLine } from './plain.js';

export interface Finding {
  case_id: string;
  agent: string;
  delta: string;
  reason: string;
  /** Where the case stands, from the repository's root; null when not known. */
  file: string | null;
  line: number | null;
}

/** GitHub shows ten errors per step and drops the rest without a word; the gate's own error takes one. */
const SINGLE = 8;

export interface Annotation {
  title: string;
  message: string;
  file: string | null;
  line: number | null;
}

export function planAnnotations(findings: readonly Finding[]): Annotation[] {
  const single = findings.slice(0, SINGLE).map((finding) => ({
    title: plainLine(`${finding.delta} ${finding.agent}: ${finding.case_id}`, 200),
    message: plain(finding.reason || finding.delta, 1000),
    file: finding.file,
    line: finding.line,
  }));
  const rest = new Map<string, Finding[]>();
  for (const finding of findings.slice(SINGLE)) {
    rest.set(finding.agent, [...(rest.get(finding.agent) ?? []), finding]);
  }
  const folded = [...rest].map(([agent, rows]) => ({
    title: plainLine(`${rows.length} more on ${agent}`, 200),
    message: plain(
      rows
        .slice(0, 20)
        .map((row) => `${row.delta} ${row.case_id}`)
        .join('\n') + (rows.length > 20 ? `\nand ${rows.length - 20} more` : ''),
    ),
    file: rows[0]?.file ?? null,
    line: null,
  }));
  return [...single, ...folded];
}

export function writeAnnotations(findings: readonly Finding[]): void {
  for (const { title, message, file, line } of planAnnotations(findings)) {
    core.error(message, { title, ...(file ? { file, ...(line ? { startLine: line } : {}) } : {}) });
  }
}
