export interface Case {
  id: string;
  section: string;
  rule: string;
  files: Record<string, unknown>;
  links?: Record<string, string>;
  expected: { skills: string[]; servers?: string[]; facts?: Record<string, Record<string, unknown>> };
  may?: string[][];
}

export interface Conformance {
  server: string;
  cases: Case[];
}

export interface Cell {
  skills: string[];
  servers?: string[];
  facts?: Record<string, Record<string, unknown>>;
}

export interface Measurement {
  clients: Record<string, { title: string; version: string; date: string; by: string; cases: Record<string, Cell> }>;
}

export const CLIENTS: Record<string, unknown>;
export function measureBatch(
  asker: unknown,
  one: unknown,
  cases: readonly Case[],
  server: string,
): Promise<Record<string, Cell>>;
export function predictCases(
  lib: (path: string) => Promise<unknown>,
  conformance: Conformance,
): Promise<Record<string, Record<string, string[]>>>;
export function renderPage(conformance: Conformance, stored: Measurement): string;
