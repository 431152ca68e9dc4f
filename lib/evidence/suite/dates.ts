/** Compares the dates of an answer as moments, with their time and zone. */
import { dayNumber, readIsoDate } from '../../text/iso-date.js';

/** Both ends are included; an end without a time is the whole day. */
export function isBetween(value: unknown, start: string, end: string): boolean {
  const [at, first, last] = [readIsoDate(value), readIsoDate(start), readIsoDate(end)];
  if (!at || !first || !last) return false;
  return at.from >= first.from && (last.from === last.to ? at.from <= last.to : at.from < last.to);
}

/** The year is that of the date in UTC. */
export function isInYear(value: unknown, year: number): boolean {
  const at = readIsoDate(value);
  return at !== null && new Date(at.from).getUTCFullYear() === year;
}

/** The date may be before or after today; days are those of UTC. */
export function isWithinDays(value: unknown, days: number, now: Date): boolean {
  const at = readIsoDate(value);
  return at !== null && Math.abs(dayNumber(now.getTime()) - dayNumber(at.from)) <= days;
}
