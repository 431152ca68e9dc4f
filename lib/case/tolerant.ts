/** The text of an older corpus file → the cases in it that this version can read, and how many it could read only in part or not at all. */
import { ConfigError } from '../input/config-error.js';
import { omit } from '../input/get-own.js';
import { readJson } from '../input/json-text.js';
import { isJson, type Json } from '../input/json-value.js';
import { readYaml } from '../input/yaml-text.js';
import { LOADERS } from './loaders.js';
import { type Case, CaseSchema } from './schema.js';
import { listRouteCases, parseToolRoutes } from './tool-routes.js';

export interface OlderCases {
  cases: Case[];
  /** Cases that lost what this version does not know, or that could not be read. */
  unread: number;
}

/** Strictly first: only a file that fails is taken apart. Throws a ConfigError for one that is not even JSON or YAML. */
export function readOlderCases(text: string, file: string): OlderCases {
  const loader = LOADERS.find((row) => row.supports(file.slice(file.lastIndexOf('/') + 1)));
  if (!loader) return { cases: [], unread: 0 };
  try {
    return { cases: loader.parse(text, file), unread: 0 };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return loader.name === 'tool-routes.yaml' ? readRoutes(text, file) : readRows(text, file);
  }
}

function readRows(text: string, file: string): OlderCases {
  const { value } = readJson(text, file);
  const rows = Array.isArray(value) ? value : isJson(value) ? (listOf(value['cases']) ?? listTests(value)) : [];
  const read = rows.map((row) => withoutFaults(isJson(row) ? { kind: 'skill', ...row } : row));
  const cases = read.flatMap((row) => (row === null ? [] : [row.testCase]));
  return { cases, unread: read.filter((row) => row === null || row.changed).length };
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : null);

/** A suite file: its tests as rows of kind suite. */
function listTests({ agent, test_suites }: Json): unknown[] {
  const suites = isJson(test_suites) ? Object.entries(test_suites) : [];
  return suites.flatMap(([category, suite]) =>
    ((isJson(suite) && listOf(suite['tests'])) || []).map((test) => {
      if (!isJson(test)) return test;
      const { id, ...rest } = omit(test, 'name', 'description', 'priority', 'tags', 'setup', 'cleanup');
      return { ...rest, kind: 'suite', case_id: id, category, subagent: agent };
    }),
  );
}

/** Drops what the schema objects to, until nothing is left to object to or nothing more can go. */
function withoutFaults(row: unknown): { testCase: Case; changed: boolean } | null {
  const value: unknown = structuredClone(row);
  for (let changed = false; ; changed = true) {
    const parsed = CaseSchema.safeParse(value);
    if (parsed.success) return { testCase: parsed.data, changed };
    const dropped = parsed.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => dropAt(value, [...issue.path, key])).some(Boolean)
        : dropAt(value, issue.path),
    );
    if (!dropped.some(Boolean)) return null;
  }
}

function dropAt(value: unknown, path: readonly PropertyKey[]): boolean {
  const key = path.at(-1);
  if (key === undefined) return false;
  let holder = value as Record<PropertyKey, unknown> | undefined;
  for (const step of path.slice(0, -1)) holder = holder?.[step] as Record<PropertyKey, unknown> | undefined;
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return false;
  return Array.isArray(holder) ? holder.splice(Number(key), 1).length > 0 : delete holder[key];
}

/** Each route is read alone, so that one that cannot be read loses only its own examples. */
function readRoutes(text: string, file: string): OlderCases {
  const { value } = readYaml(text, file);
  const routes = isJson(value) && isJson(value['routes']) ? Object.entries(value['routes']) : [];
  const cases: Case[] = [];
  let unread = 0;
  for (const [name, route] of routes) {
    try {
      // Every JSON text is YAML.
      cases.push(...listRouteCases(parseToolRoutes(JSON.stringify({ routes: { [name]: route } }), file)));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      unread++;
    }
  }
  return { cases, unread };
}
