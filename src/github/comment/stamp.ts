/** A judged run ⇄ the hidden lines of a comment that name it: whose comment it is, and which of two runs is the newer. */

export interface JudgedRun {
  id: number;
  attempt: number;
  head_sha: string;
}

export function markerOf(key: string): string {
  return `<!-- agent-routing:${key}:v1 -->`;
}

/** At the end, so that a comment is also known whose first line somebody edited. */
export const stampOf = (key: string, { id, attempt, head_sha }: JudgedRun) =>
  `<!-- agent-routing-run:${key} ${id}.${attempt} ${head_sha.replace(/[^0-9a-f]/gi, '')} -->`;

export function readStamp(body: string, key: string): JudgedRun | null {
  const start = `<!-- agent-routing-run:${key} `;
  const at = body.lastIndexOf(start);
  const found = at < 0 ? null : /^(\d{1,15})\.(\d{1,5}) ([0-9a-f]*) -->/.exec(body.slice(at + start.length));
  return found ? { id: Number(found[1]), attempt: Number(found[2]), head_sha: found[3] ?? '' } : null;
}

/** Of one head, the run that was started later is right; a person who runs an older one again wants to see its outcome. */
export function isNewer(found: JudgedRun | null, own: JudgedRun | null | undefined, head_unknown = false): boolean {
  if (!found || !own) return false;
  if (found.head_sha !== own.head_sha) return head_unknown && found.id > own.id;
  return found.id === own.id ? found.attempt > own.attempt : found.id > own.id && own.attempt === 1;
}

/** Whether the comment names another run than the one that has just come to the same text. */
export function isOlder(found: JudgedRun | null, own: JudgedRun | undefined): boolean {
  return found !== null && own !== undefined && (found.head_sha !== own.head_sha || found.id < own.id);
}

/** The body without the footer, which names the batch and so always differs. GitHub may return line ends as CRLF. */
export function withoutFooter(body: string): string {
  return body
    .replace(/\r\n/g, '\n')
    .replace(/\n<!-- agent-routing-run:[^\n]*-->\s*$/, '')
    .replace(/\n<sub>(?:[^\n]* · )?batch .*<\/sub>\s*$/, '')
    .trimEnd();
}
