/** A date or a date with a time in strict ISO 8601 → the moments that it covers, in milliseconds since 1970 in UTC; null for anything else. */

const DAY_MS = 86_400_000;
const WRITTEN =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;

export interface IsoDate {
  /** The moment, or the first one of a day without a time. */
  from: number;
  /** The first moment after it: a day later, or the same moment where a time is given. */
  to: number;
}

/** The calendar date in the extended format (2026-01-31), with or without a time; without a zone it is UTC. */
export function readIsoDate(value: unknown): IsoDate | null {
  const parts = typeof value === 'string' ? WRITTEN.exec(value) : null;
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const midnight = Date.parse(`${parts[1]}-${parts[2]}-${parts[3]}T00:00:00Z`);
  // Date.parse moves 2026-02-30 on to March.
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${parts[0].slice(0, 10)}T`);
  if (!exists || hour > 23 || minute > 59 || second > 59 || year < 0 || month < 1 || day < 1) return null;
  if (parts[4] === undefined) return { from: midnight, to: midnight + DAY_MS };
  const fraction = Number(`0.${parts[7] ?? 0}`);
  const at = midnight + (((hour * 60 + minute) * 60 + second + fraction) * 1000 - offsetOf(parts[8]));
  return { from: at, to: at };
}

/** The day of a moment in UTC, counted from 1970. */
export const dayNumber = (at: number): number => Math.floor(at / DAY_MS);

function offsetOf(zone = 'Z'): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
