/** Selects how many of a list of rendered pieces fit into a limit; the pieces come most important first. */

export interface Limit {
  /** GitHub counts a job summary in bytes and a comment in UTF-16 units. */
  in: 'bytes' | 'units';
  max: number;
}

export const SUMMARY_LIMIT: Limit = { in: 'bytes', max: 1_000_000 };
export const COMMENT_LIMIT: Limit = { in: 'units', max: 56_000 };

export function measure(text: string, limit: Limit): number {
  return limit.in === 'bytes' ? Buffer.byteLength(text) : text.length;
}

export function takeFitting(pieces: readonly string[], room: number, limit: Limit): { kept: string[]; used: number } {
  let used = 0;
  const kept: string[] = [];
  for (const piece of pieces) {
    const size = measure(piece, limit) + 1;
    if (used + size > room) break;
    used += size;
    kept.push(piece);
  }
  return { kept, used };
}
