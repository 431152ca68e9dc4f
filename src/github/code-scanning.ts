/** `annotations: code-scanning`: uploads the failing deltas as SARIF, so that GitHub shows them as alerts on the files of the pull request. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageAddress } from '../../lib/contract/schema-address.js';
import { renderDeltasAsSarif } from '../../lib/report/formats/sarif-deltas.js';
import { endSentence } from '../../lib/text/sentence.js';
import { type Api, statusOf } from './api/api.js';
import type { Job } from './api/job.js';
import { commentKey } from './api/package.js';
import type { Conclusion } from './comment/conclusion.js';
import { reportInput } from './comment/render.js';
import { sanitizeLine } from './log/sanitize.js';

/** False: GitHub did not take it, so that plain annotations have to do. A refusal never changes how the job ends. */
export async function uploadCodeScanning(job: Job, conclusion: Conclusion): Promise<boolean> {
  // The results of a branch without a pull request are not those of the commit that is checked out here.
  if (conclusion.annotate === false && conclusion.issue === null) return false;
  const api = await job.api();
  if (!api) {
    job.log.notice('No upload to code scanning: there is no github_token.');
    return false;
  }
  // Each package replaces its own alerts only.
  const text = renderDeltasAsSarif(reportInput(conclusion, job), commentKey(job));
  const sarif = (await promisify(gzip)(text)).toString('base64');
  const { owner, repo } = job.context;
  try {
    const { data } = await api.rest.codeScanning.uploadSarif({ owner, repo, ...commitOf(job, conclusion), sarif });
    job.log.info(`code scanning: uploaded as ${sanitizeLine(String(data?.id ?? ''), 80)}`);
    return true;
  } catch (error) {
    logRefusal(job, statusOf(error), (error as Error).message);
    return false;
  }
}

type Commit = Pick<Parameters<Api['rest']['codeScanning']['uploadSarif']>[0] & object, 'commit_sha' | 'ref'>;

/** GitHub knows a pull request's alerts by the ref that the lines belong to: its merge, where that was checked out, else its head. */
function commitOf({ context, head }: Job, { head_sha, issue }: Conclusion): Commit {
  const merged = head?.sha === context.sha && context.ref === `refs/pull/${issue}/merge`;
  if (issue === null || merged) return { commit_sha: context.sha, ref: context.ref };
  return { commit_sha: head_sha, ref: `refs/pull/${issue}/head` };
}

function logRefusal({ context, log }: Job, status: number, message: string): void {
  const answer = `${status}: ${sanitizeLine(message, 200)}`;
  const off = /not enabled|must be enabled|not available/i.test(message);
  if (context.pull_request?.from_fork && status === 403) {
    log.notice(
      `No upload to code scanning: the token of a pull request from a fork may not write. A workflow with \`command: comment\` (${pageAddress('workflows')}) can.`,
    );
  } else if (off) {
    log.warn(`No upload to code scanning (${answer}). Turn on code scanning in the settings of the repository.`);
  } else if (status === 401) {
    log.warn(
      `No upload to code scanning: GitHub does not know this token (${answer}). Correct or renew \`github_token\`.`,
    );
  } else if ([403, 404].includes(status)) {
    log.warn(
      `No upload to code scanning: this token may not write alerts (${answer}). Give the job the permission \`security-events: write\`; in a private repository, GitHub Code Security must be on too.`,
    );
  } else {
    log.warn(`No upload to code scanning: GitHub answered ${endSentence(answer)}`);
  }
}
