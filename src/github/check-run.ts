/** `inconclusive` as a conclusion of its own: a neutral check on the commit, where the token may write checks. Elsewhere the warning of the job says it. */
import type { Gate } from '../../lib/delta/gate.js';
import type { Api } from './api/api.js';
import type { Job } from './api/job.js';
import type { Page } from './comment/page.js';
import { sanitizeLine } from './log/sanitize.js';

const CONCLUSIONS = { pass: 'success', fail: 'failure', inconclusive: 'neutral' } as const;

/** Pass and fail are those of the job; they only take back what an earlier run of the same commit left open. */
export async function concludeCheck(
  job: Job,
  { key, run, run_url }: Pick<Page, 'key' | 'run' | 'run_url'>,
  { gate, message }: { gate: Gate; message: string },
): Promise<void> {
  const { owner, repo } = job.context;
  const head_sha = run.head_sha;
  const api = head_sha ? await job.api() : null;
  if (!api) return;
  const name = key === 'default' ? 'agent-routing' : `agent-routing (${key})`;
  const said = {
    ...({ status: 'completed', conclusion: CONCLUSIONS[gate], details_url: run_url } as const),
    output: { title: `Gate: ${gate}`, summary: sanitizeLine(message, 1000) },
  };
  try {
    const earlier = await findCheck(api, { owner, repo, ref: head_sha, check_name: name });
    if (earlier !== null) await api.rest.checks.update({ owner, repo, check_run_id: earlier, ...said });
    else if (gate === 'inconclusive') await api.rest.checks.create({ owner, repo, name, head_sha, ...said });
  } catch {
    // A token without `checks: write` is usual.
  }
}

async function findCheck(
  api: Api,
  request: { owner: string; repo: string; ref: string; check_name: string },
): Promise<number | null> {
  const { data } = await api.rest.checks.listForRef({ ...request, filter: 'latest', per_page: 1 });
  return data.check_runs[0]?.id ?? null;
}
