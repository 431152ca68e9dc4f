/** The cases at the head and at the base of a pull request, by the API alone: what of a stranger's corpus cannot be read counts as not there. */
import type { Case } from '../../lib/case/schema.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import type { Corpora, RefBaseline } from '../../lib/delta/input.js';
import { readCorpusAtRef } from '../../lib/setup/corpus/at-ref.js';
import { type ReadCorpora, readCorpora, unseen } from '../run/prepare/corpora.js';
import type { Job } from './api/job.js';
import { sanitizeLine } from './log/sanitize.js';

export async function readBoth(
  { inputs, cwd }: Job,
  ref: RefBaseline,
  { head, base }: { head: RefTree; base: RefTree },
): Promise<ReadCorpora> {
  const options = { cwd, name: 'the head' };
  try {
    const { cases: now, problems } = await readCorpusAtRef(inputs.cases, head, options);
    const read = await readCorpora(
      { ref, tree: base },
      { patterns: inputs.cases, cwd, now, source: () => listSource(head, now) },
    );
    return { ...read, notes: [...read.notes, ...problems.map(unseen)] };
  } catch (error) {
    return {
      corpora: null,
      notes: [unseen(`the cases cannot be read (${sanitizeLine((error as Error).message, 200)})`)],
    };
  }
}

/** The names of folders and cases are enough here. */
async function listSource(head: RefTree, now: readonly Case[]): Promise<Corpora['source']> {
  const skills = (await head.list()).flatMap((file) => /([^/]+)\/SKILL\.md$/i.exec(file)?.[1] ?? []);
  const routes = now.flatMap((one) => (one.kind === 'tool_route' && one.route ? [one.route] : []));
  return { skill: skills, subagent: null, route: routes };
}
