/** What a branch no longer runs, or judges otherwise, because it changes its own workflow: that is never a plain pass. */

import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import type { Comparison } from '../../lib/delta/compare.js';
import type { Note } from '../../lib/delta/schema.js';
import { count } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';

export interface WorkflowChange {
  /** As the two trees name it; null: it is not known. */
  file: string | null;
  base: Pick<RefTree, 'read' | 'former'> | null;
  head: Pick<RefTree, 'read'>;
  /** The baseline's file, as the user named it. */
  baseline?: string | undefined;
  /** As the batch was run: what is no longer so was not asked for by a line. */
  options?: Readonly<Record<string, unknown>>;
  /** Of the pull request: its head, and what is checked out. */
  own_commits?: readonly string[];
}

/** Inputs by which a workflow chooses what is run. */
const CHOICES =
  /\b(?:agents?|cases|case_ids?|categor(?:y|ies)|changed_since|kinds?|max_units|mode|packages|preset|scope|shards?|skills?)\b/;

/** Inputs by which a workflow says what is measured and with what it is compared. */
const MEASURED = /^\s*(?:-\s+)?(source|as|working_directory|baseline|baseline_ref):\s*['"]?([^'"#]*?)['"]?\s*(?:#.*)?$/;
/** Less is asked of what is measured, or a failure stops nobody. */
const LENIENT = /^\s*(?:-\s+)?(?:min_(?:offer|delivery):\s*['"]?any\b|continue-on-error:\s*['"]?true\b)/;

export async function boundByWorkflow(comparison: Comparison, change: WorkflowChange): Promise<Comparison> {
  const { sha, ref = 'the baseline' } = comparison.baseline;
  if (sha !== null && change.own_commits?.includes(sha))
    return bind(
      comparison,
      `\`${ref}\` is this pull request's own commit, so it was compared with itself. Remove \`baseline_ref\` from the workflow, or name the branch that it is to be merged into.`,
    );
  if (change.file === null || change.base === null) return comparison;
  const workflow = await readChange(change).catch((): Changed => ({ files: [], lines: [], fresh: [] }));
  const judged = boundByUnrun(comparison, change, workflow);
  const { fresh, lines } = workflow;
  const given = lines.map((line) => MEASURED.exec(line)?.slice(1).join() ?? '');
  const isTaken = (line: string) => {
    const [, key = '', value = ''] = MEASURED.exec(line) ?? [];
    const now = change.options?.[key];
    // The same in other quotes is no change.
    if (key === '' || given.filter((one) => one === `${key},${value}`).length > 1) return false;
    return now == null || value.includes('${{') || (String(now) === value) === fresh.includes(line);
  };
  const line = lines.find(isTaken) ?? fresh.find((one) => LENIENT.test(one));
  if (line === undefined) return judged;
  const what = LENIENT.test(line) ? 'asks less' : 'measures something else, or compares it with something else';
  const where = placeOf(line, workflow) ?? `\`${change.file}\` (no longer \`${oneLine(line.trim(), 80)}\`)`;
  return bind(
    judged,
    `By a change to its own workflow this branch ${what} than ${ref} does: ${where}. The gate stays inconclusive until somebody merges that.`,
  );
}

const bind = (comparison: Comparison, message: string): Comparison => ({
  ...comparison,
  gate: comparison.gate === 'pass' ? 'inconclusive' : comparison.gate,
  notes: [{ level: 'warning', message }, ...comparison.notes],
});

/** What the ref expects to pass and was not run, where a line that chooses what is run was changed. */
function boundByUnrun(comparison: Comparison, { file, baseline }: WorkflowChange, workflow: Changed): Comparison {
  const { files, lines, fresh } = workflow;
  const rows = comparison.deltas.filter((row) => row.delta === 'NOT_RUN' && row.expected_status === 'pass');
  if (rows.length === 0) return comparison;
  const names = [...new Set(rows.map(({ agent }) => agent))];
  const isChoice = (line: string) => CHOICES.test(line) || names.some((name) => line.includes(name));
  if (!lines.some(isChoice)) {
    // Another job of the workflow may run the agents that it names: in a matrix, each job has one.
    const isElsewhere = ({ not_run = [] }: Note) =>
      not_run.length > 0 && not_run.every((name) => files.some(({ text }) => text.includes(name)));
    const notes = comparison.notes.map((one) => (isElsewhere(one) ? { ...one, level: 'notice' as const } : one));
    return { ...comparison, notes };
  }
  const countOf = (name: string) => (names.length > 1 ? ` (${rows.filter(({ agent }) => agent === name).length})` : '');
  const who = names.map((name) => `${oneLine(name, 60)}${countOf(name)}`).join(', ');
  const ref = comparison.baseline.ref ?? 'the baseline';
  const where =
    placeOf(
      lines.find((one) => fresh.includes(one) && isChoice(one)),
      workflow,
    ) ?? `\`${file}\``;
  const message = `${who} ${names.length > 1 ? 'are' : 'is'} no longer tested: this branch changes ${where}, and ${count(rows.length, 'result')} that ${ref} expects to pass ${rows.length === 1 ? 'was' : 'were'} not run. Bring ${names.length > 1 ? 'them' : names[0]} back in that file; if ${names.length > 1 ? 'they are' : 'it is'} meant to go, say so in the pull request, and remove ${names.length > 1 ? 'their' : 'its'} entries from \`${baseline ?? 'provider-baseline.json'}\`: the gate stays inconclusive until this pull request is merged.`;
  return bind({ ...comparison, notes: comparison.notes.filter(({ not_run }) => !not_run) }, message);
}

interface Changed {
  /** The workflow as it is now, and those that it calls. */
  files: { path: string; text: string }[];
  /** Lines that only one of the two has, and of these the ones of now. */
  lines: string[];
  fresh: string[];
}

/** A workflow of the repository that is called. */
const CALLS = /^\s*uses:\s*['"]?\.\/(\.github\/workflows\/[\w.-]+)/gm;

/** Of one that is new there is nothing that it ran before. */
async function readChange({ file, base, head }: WorkflowChange): Promise<Changed> {
  const own = file ?? '';
  const root = own.replace(/\.github\/workflows\/[^/]*$/, '');
  const after = (await head.read(own)) ?? '';
  const called = [...after.matchAll(CALLS)].map(([, path]) => `${root}${path}`);
  const files = await Promise.all(
    [own, ...called].map(async (path) => {
      const text = (await head.read(path)) ?? '';
      return { path, text, former: await readFormer(path, base) };
    }),
  );
  const known = files.filter(({ former, text }) => former != null && former !== text);
  const linesOf = (texts: (string | null | undefined)[]) => new Set(texts.flatMap((text) => text?.split('\n') ?? []));
  const [then, now] = [linesOf(known.map(({ former }) => former)), linesOf(known.map(({ text }) => text))];
  const fresh = [...now].filter((line) => !then.has(line));
  return { files, lines: [...[...then].filter((line) => !now.has(line)), ...fresh], fresh };
}

/** Null of a line that is gone. */
function placeOf(line: string | undefined, { files }: Changed): string | null {
  for (const { path, text } of files) {
    const at = line === undefined ? -1 : text.split('\n').indexOf(line);
    if (at >= 0) return `\`${path}\` (line ${at + 1}: \`${oneLine(line?.trim() ?? '', 80)}\`)`;
  }
  return null;
}

/** Under the name that it had, where it was renamed. */
async function readFormer(path: string, base: WorkflowChange['base']): Promise<string | null | undefined> {
  const text = await base?.read(path);
  const former = text == null ? await base?.former?.(path) : null;
  return former ? base?.read(former) : text;
}
