/** The head and the base of a pull request, by the API alone → what the branch did to parts that no case may name. */
import { relative, resolve } from 'node:path';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import type { BranchChanges } from '../../lib/contract/part.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import type { Results } from '../../lib/contract/result.js';
import type { RefBaseline } from '../../lib/delta/input.js';
import { loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { SOURCE_AS } from '../../lib/skill/had-as.js';
import { readBranch, unreadBranch } from '../check/read-branch.js';
import { openSourceAtRef } from '../run/prepare/source-at-ref.js';
import { findRoot, type Job } from './api/job.js';

const NO_CORPUS = { cases: [], routes: [] };

/** Null where the head has no such source. A stranger's files are read, and none is run. */
export async function readBranchByApi(
  { cwd, inputs, context }: Job,
  results: Results,
  { ref, head, base }: { ref: RefBaseline; head: RefTree; base: RefTree },
): Promise<BranchChanges | null> {
  const as = SOURCE_AS.find((way) => way === results.options['as']);
  const now = await openSourceAtRef(head, { cwd, root: resolve(cwd, inputs.source), as }).catch(unreadBranch);
  if (now === null || 'unread' in now) return now;
  try {
    const agents = parseAgentKeys(Object.keys(results.environment.agents), AGENT_NAMES).map((key) => ({ key }));
    // It adds the files that cases require; what a branch did to parts is known without it.
    const corpus = await loadCorpus(inputs.cases, { cwd: now.cwd, strict: false }).catch(() => NO_CORPUS);
    const options = { as, cases: inputs.cases };
    const folder = relative(findRoot({ cwd, context }), cwd).replaceAll('\\', '/');
    const branch = { source: now.source, corpus, agents, options, baselines: { ref, tree: base } };
    return await readBranch(branch, results, { cwd: now.cwd, folder });
  } catch (error) {
    return unreadBranch(error);
  } finally {
    await now.close();
  }
}
