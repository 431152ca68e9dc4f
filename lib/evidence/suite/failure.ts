/** A failed assertion, and its wording. */
import type { Found } from './path.js';

export interface Failure {
  assertion: string;
  path: string;
  expected: string;
  actual: string;
  /** The reason why the assertion could not be decided, where it neither held nor failed. */
  undecided?: string;
}

const MAX_CHARS = 300;
export const shown = (at: Found): string => (at.present ? show(at.value) : 'missing');

export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}...` : text;
}

export const fail = (assertion: string, path: string, expected: string, actual: string): Failure => ({
  assertion,
  path,
  expected,
  actual,
});

export function describeFailure({ assertion, path, expected, actual }: Failure): string {
  return `${assertion}${path ? ` at ${path}` : ''}: expected ${expected}, got ${actual}`;
}
