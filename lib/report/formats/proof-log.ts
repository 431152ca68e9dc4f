/** Renders results as tool-use-proof.log: which line of which stream proves each token, with its tier. Plain text. */

import type { Result } from '../../contract/result.js';
import { getOwn } from '../../input/get-own.js';
import { oneLine } from '../../text/escape.js';

const LINE_LIMIT = 2000;

export function proofHeader(batch_run_id: string, now: Date): string {
  return `# Tool-Use Proof Log\n# Generated UTC: ${now.toISOString()}\n# Batch Run ID: ${oneLine(batch_run_id)}\n`;
}

export function proofBlock(result: Result): string {
  const list = (values: readonly string[]) => values.map((value) => oneLine(value, LINE_LIMIT)).join(', ');
  const head = [
    `agent=${oneLine(result.agent)}`,
    `case_id=${oneLine(result.case_id)}`,
    `unit_run_id=${oneLine(result.unit_run_id)}`,
    `status=${result.status}`,
    `source=${oneLine(result.source ?? 'none')}`,
  ];
  const lines = [
    '',
    `=== ${head.join(' ')}`,
    ...(result.failure_kind ? [`failure_kind=${result.failure_kind}`] : []),
    ...(result.mismatch_kind ? [`mismatch_kind=${result.mismatch_kind}`] : []),
    ...(result.failure_category ? [`failure_category=${result.failure_category}`] : []),
    ...(result.timed_out ? ['timed_out=true'] : []),
    ...(result.fault ? [`fault=${oneLine(`${result.fault.kind}: ${result.fault.message}`, LINE_LIMIT)}`] : []),
    ...(result.error ? [`error=${oneLine(result.error, LINE_LIMIT)}`] : []),
    `matched_evidence=${list(result.matched_evidence)}`,
    `missing_evidence=${list(result.missing_evidence)}`,
    `optional_hits=${list(result.optional_hits)}`,
    `disallowed_hits=${list(result.disallowed_hits)}`,
    'token_hits:',
    ...listHits(result),
    'tool_use_proof_lines:',
    ...listProof(result),
  ];
  return `${lines.join('\n')}\n`;
}

function listHits(result: Result): string[] {
  const rows = Object.entries(result.token_hits).map(
    ([token, hit]) =>
      `  [${oneLine(token)}] tier=${hit.tier} score=${hit.score} ${hit.source_kind} (${oneLine(hit.source_detail)})`,
  );
  return rows.length ? rows : ['  (none)'];
}

function listProof(result: Result): string[] {
  const rows = result.tool_use_proof_lines.map((proof) => {
    const hit = getOwn(result.token_hits, proof.token);
    const tier = hit ? ` tier=${hit.tier}` : '';
    return `  [${oneLine(proof.token)}]${tier} ${oneLine(proof.source)}:${proof.line_number} ${oneLine(proof.line, LINE_LIMIT)}`;
  });
  return rows.length ? rows : ['  (none)'];
}
