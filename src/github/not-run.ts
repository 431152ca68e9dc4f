/** What a branch no longer runs because it changes its own workflow, although the ref expects it to pass: that is never a plain pass. */

import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import type { Comparison } from '../../lib/delta/compare.js';
import type { Note } from '../../lib/delta/schema.js';
import { count } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';

export interface WorkflowChange {
  /** As the two trees name it; null: it is not known. */
  file: string | null;
  base: Pick<RefTree, 'read'> | null;
  head: Pick<RefTree, 'read'>;
  /** The baseline's file, as the user named it. */
  baseline?: string | undefined;
}

/** Inputs by which a workflow chooses what is run. */
const CHOICES =
  /\b(?:agents?|cases|case_ids?|categor(?:y|ies)|changed_since|kinds?|max_units|mode|packages|preset|scope|shards?|skills?)\b/;

export async function boundByWorkflow(comparison: Comparison, change: WorkflowChange): Promise<Comparison> {
  const rows = comparison.deltas.filter((row) => row.delta === 'NOT_RUN' && row.expected_status === 'pass');
  if (rows.length === 0 || change.file === null || change.base === null) return comparison;
  const { text, lines } = await readChange(change).catch(() => ({ text: '', lines: [] as string[] }));
  const names = [...new Set(rows.map(({ agent }) => agent))];
  const isChoice = (line: string) => CHOICES.test(line) || names.some((name) => line.includes(name));
  if (!lines.some(isChoice)) {
    // Another job of the workflow may run the agents that it names: in a matrix, each job has one.
    const isElsewhere = ({ not_run = [] }: Note) => not_run.length > 0 && not_run.every((name) => text.includes(name));
    const notes = comparison.notes.map((one) => (isElsewhere(one) ? { ...one, level: 'notice' as const } : one));
    return { ...comparison, notes };
  }
  const countOf = (name: string) => (names.length > 1 ? ` (${rows.filter(({ agent }) => agent === name).length})` : '');
  const who = names.map((name) => `${oneLine(name, 60)}${countOf(name)}`).join(', ');
  const ref = comparison.baseline.ref ?? 'the baseline';
  const all = text.split('\n');
  const at = all.findIndex((one) => lines.includes(one) && isChoice(one));
  const where = `\`${change.file}\`${at < 0 ? '' : ` (line ${at + 1}: \`${oneLine(all[at]?.trim() ?? '', 80)}\`)`}`;
  const message = `${who} ${names.length > 1 ? 'are' : 'is'} no longer tested: this branch changes ${where}, and ${count(rows.length, 'result')} that ${ref} expects to pass ${rows.length === 1 ? 'was' : 'were'} not run. Bring ${names.length > 1 ? 'them' : names[0]} back in that file; if ${names.length > 1 ? 'they are' : 'it is'} meant to go, say so in the pull request, and remove ${names.length > 1 ? 'their' : 'its'} entries from \`${change.baseline ?? 'provider-baseline.json'}\`: the gate stays inconclusive until this pull request is merged.`;
  return {
    ...comparison,
    gate: comparison.gate === 'pass' ? 'inconclusive' : comparison.gate,
    notes: [{ level: 'warning', message }, ...comparison.notes.filter(({ not_run }) => !not_run)],
  };
}

/** The workflow as it is now, and its lines that only one of the two has. Of one that is new there is nothing that it ran before. */
async function readChange({ file, base, head }: WorkflowChange): Promise<{ text: string; lines: string[] }> {
  const [before, after] = await Promise.all([base?.read(file ?? ''), head.read(file ?? '')]);
  const text = after ?? '';
  if (before == null || after == null || before === after) return { text, lines: [] };
  const [then, now] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return { text, lines: [...then, ...now].filter((line) => !then.has(line) || !now.has(line)) };
}
