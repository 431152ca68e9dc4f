/** A date or a date with a time in strict ISO 8601 → the moments that it covers, in milliseconds since 1970 in UTC; null for anything else. */

const DAY_MS = 86_400_000;
const TIME = '(?<hour>[01]\\d|2[0-3]):(?<minute>[0-5]\\d)(?::(?<second>[0-5]\\d)(?:[.,](?<fraction>\\d+))?)?';
const ZONE = 'Z|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?';
const WRITTEN = new RegExp(`^(?<day>\\d{4}-\\d\\d-\\d\\d)(?:T${TIME}(?<zone>${ZONE})?)?$`);

export interface IsoDate {
  /** The moment, or the first one of a day without a time. */
  from: number;
  /** The first moment after it: a day later, or the same moment where a time is given. */
  to: number;
}

/** The calendar date in the extended format (2026-01-31), with or without a time; without a zone it is UTC. */
export function readIsoDate(value: unknown): IsoDate | null {
  const parts = typeof value === 'string' ? WRITTEN.exec(value)?.groups : null;
  if (!parts) return null;
  const { day = '', hour, minute, second = 0, fraction = 0, zone } = parts;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Date.parse moves 2026-02-30 on to March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return null;
  if (hour === undefined) return { from: midnight, to: midnight + DAY_MS };
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second) + Number(`0.${fraction}`);
  const at = midnight + seconds * 1000 - offsetOf(zone);
  return { from: at, to: at };
}

/** The day of a moment in UTC, counted from 1970. */
export const dayNumber = (at: number): number => Math.floor(at / DAY_MS);

/** The offset in milliseconds; a time without a zone is UTC. */
function offsetOf(zone: string | undefined): number {
  const {
    sign,
    hours,
    minutes = 0,
  } = /^(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d)?$/.exec(zone ?? '')?.groups ?? {};
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
