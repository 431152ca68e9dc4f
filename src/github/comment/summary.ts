/** Writes the job summary, within GitHub's size limit; logs a notice where it cannot be written. */
import * as core from '@actions/core';

/** GitHub drops the whole summary above 1,024 KiB; the toolkit does not check that. */
const SUMMARY_LIMIT_BYTES = 1_000_000;

/** False where there is no summary file (act without one, a local run) or it cannot be written. */
export async function writeSummary(markdown: string, notice: (message: string) => void): Promise<boolean> {
  try {
    await core.summary.addRaw(trimToBytes(markdown, SUMMARY_LIMIT_BYTES), true).write();
    return true;
  } catch (error) {
    core.summary.emptyBuffer();
    notice(`No job summary: ${(error as Error).message}`);
    return false;
  }
}

/** A safeguard in addition to the report's own limits: cuts at the end of a line. */
export function trimToBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text;
  const note = '\n\n*Cut here: the rest is in the artifact.*\n';
  const head = Buffer.from(text)
    .subarray(0, limit - Buffer.byteLength(note))
    .toString('utf8');
  return head.slice(0, Math.max(0, head.lastIndexOf('\n'))) + note;
}
