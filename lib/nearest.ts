/** The word of a list that a mistyped one most likely meant; null when none is near. */
export function nearest(word: string, words: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of words) {
    const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
    const distance = startsAlike(a, b) ? 2 : editDistance(a, b, least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** A name that lost or gained a part, as `refund` for `refund-order`, is nearer than one that is merely spelled alike. */
const startsAlike = (a: string, b: string) => a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/** Levenshtein distance, given up at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? limit;
}
