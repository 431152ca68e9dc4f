/** Compares dates in answers by the day as written, so that no time zone shifts them. */

const DAY_MS = 86_400_000;

/** The day in a text, in milliseconds; null when it is not a date. */
function dayOf(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const written = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(value);
  const at = Date.parse(written ? `${written[0]}T00:00:00Z` : value);
  return Number.isNaN(at) ? null : Math.floor(at / DAY_MS) * DAY_MS;
}

/** Both ends are included. */
export function isBetweenDays(value: unknown, start: string, end: string): boolean {
  const [at, from, to] = [dayOf(value), dayOf(start), dayOf(end)];
  return at !== null && from !== null && to !== null && at >= from && at <= to;
}

export function isInYear(value: unknown, year: number): boolean {
  const at = dayOf(value);
  return at !== null && new Date(at).getUTCFullYear() === year;
}

export function isWithinDays(value: unknown, days: number, now: Date): boolean {
  const at = dayOf(value);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return at !== null && Math.abs(today - at) <= days * DAY_MS;
}
