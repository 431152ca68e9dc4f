/** The report in GitHub Markdown, for the place that shows it. */

import type { Job } from './job.js';
import type { Conclusion } from './publish.js';

export function renderFor(place: 'summary' | 'comment', conclusion: Conclusion, job: Job, limit: number): string {
  void job;
  return `${place} ${conclusion.comparison.gate}`.slice(0, limit);
}
