/** Turns deltas that fail the gate into annotations at the line of their case: eight single ones, then one per agent for the rest, or one for all. */

import * as core from '@actions/core';
import { groupBy } from '../../../lib/input/group-by.js';
import { sanitize, sanitizeLine } from '../log/sanitize.js';

export interface Finding {
  case_id: string;
  agent: string;
  delta: string;
  reason: string;
  /** The case's file, relative to the repository's root; null when unknown. */
  file: string | null;
  line: number | null;
  /** It does not fail the gate. */
  warns?: boolean;
}

/** GitHub shows ten errors per step and silently drops the rest, the error of the gate among them. */
const SINGLE = 8;
const MOST_GROUPS = 2;

export interface Annotation {
  title: string;
  message: string;
  file: string | null;
  line: number | null;
  warns?: boolean;
}

export function planAnnotations(rows: readonly Finding[]): Annotation[] {
  const findings = mergeAgents(rows);
  const single = findings.slice(0, SINGLE).map((finding) => ({
    title: sanitizeLine(`${finding.delta}${finding.agent && ` ${finding.agent}`}: ${finding.case_id}`, 200),
    message: sanitize(finding.reason || finding.delta, 1000),
    file: finding.file,
    line: finding.line,
    ...(finding.warns ? { warns: true } : {}),
  }));
  const rest = findings.slice(SINGLE);
  const byAgent = groupBy(rest, ({ agent }) => agent);
  const groups = byAgent.size > MOST_GROUPS ? [rest] : [...byAgent.values()];
  return [...single, ...groups.map(sumUp)];
}

function sumUp(rows: readonly Finding[]): Annotation {
  const agents = [...new Set(rows.flatMap(({ agent }) => agent.split(', ')))].join(', ');
  const named = rows.slice(0, 20).map(({ delta, case_id, agent }) => `${delta} ${case_id} (${agent})`);
  return {
    title: sanitizeLine(`${rows.length} more on ${agents}`, 200),
    message: sanitize([...named, ...(rows.length > 20 ? [`and ${rows.length - 20} more`] : [])].join('\n')),
    file: rows[0]?.file ?? null,
    line: null,
    ...(rows.every(({ warns }) => warns) ? { warns: true } : {}),
  };
}

/** One case that broke on several agents is one annotation, with what each says. */
function mergeAgents(rows: readonly Finding[]): Finding[] {
  const merged = groupBy(rows, ({ case_id, delta, file, line }) => JSON.stringify([case_id, delta, file, line]));
  return [...merged.values()].map((group) => {
    const [first] = group as [Finding, ...Finding[]];
    const reasons = groupBy(group, ({ reason }) => reason);
    const lines = [...reasons].map(([reason, own]) => [namesOf(own), reason].filter(Boolean).join(': '));
    return {
      ...first,
      agent: namesOf(group),
      reason: reasons.size > 1 ? lines.join('\n') : first.reason,
    };
  });
}

/** An error of a text is no agent's. */
const namesOf = (rows: readonly Finding[]) => [...new Set(rows.flatMap(({ agent }) => agent || []))].join(', ');

export function writeAnnotations(findings: readonly Finding[]): void {
  for (const { title, message, file, line, warns } of planAnnotations(findings)) {
    const show = warns ? core.warning : core.error;
    show(message, {
      title,
      ...(file ? { file, ...(line ? { startLine: line } : {}) } : {}),
    });
  }
}
