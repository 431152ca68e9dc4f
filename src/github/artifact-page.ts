/** The HTML report of a batch, beside its results: part of the artifact, whatever `report` asks for besides. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderReport } from '../../lib/report/index.js';
import { addPageParts } from '../run/conclude/page.js';
import type { Job } from './api/job.js';
import type { Conclusion } from './comment/conclusion.js';
import { reportInput } from './comment/render.js';

const PAGE_FILE = 'report.html';

/** A batch without its page is better than none. */
export async function writePage(job: Job, conclusion: Conclusion, folder: string): Promise<boolean> {
  try {
    const sources = { trials: conclusion.trials ?? [], cwd: job.cwd };
    const base = reportInput(conclusion, job);
    const input = await addPageParts('html', { ...base, base }, sources, process.env);
    await writeFile(join(folder, PAGE_FILE), renderReport('html', input));
    return true;
  } catch (error) {
    job.log.info(`No ${PAGE_FILE} in the artifact: ${(error as Error).message}`);
    return false;
  }
}
