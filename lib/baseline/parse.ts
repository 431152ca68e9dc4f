/** Turns the text of a baseline into a Baseline: strictly for the working tree's, tolerantly for a ref's. */
import type { z } from 'zod';
import { parseJson } from '../case/corpus-json.js';
import { ConfigError } from '../config-error.js';
import { nearest } from '../nearest.js';
import { type JsonKeys, locateKeys } from './json-keys.js';
import {
  BASELINE_SCHEMA,
  type Baseline,
  type BaselineEntry,
  BaselineEntrySchema,
  BaselineMetaSchema,
  BaselineOfferSchema,
  RefEntrySchema,
  RefMetaSchema,
  RefOfferSchema,
} from './schema.js';

type Json = Record<string, unknown>;
interface Reading {
  file: string;
  keys: JsonKeys;
  tolerant: boolean;
}

/** An unknown key, a wrong status or a key that stands twice is a ConfigError naming file, line, case, path and fix. */
export function parseBaseline(text: string, file: string): Baseline {
  return readBaseline(parseJson(text, file), { file, keys: locateKeys(text), tolerant: false });
}

/** Unknown keys are dropped and older schemas upgraded; what would weaken the gate (a status that cannot be read) is still an error. */
export function parseRefBaseline(text: string, file: string): Baseline {
  return readBaseline(upgradeBaseline(parseJson(text, file)), { file, keys: locateKeys(text), tolerant: true });
}

/** From each older schema to the next. 0: the seeds' file, which has entries and nothing else. */
const UPGRADES: Record<number, (file: Json) => Json> = {
  0: (file) => ({ ...file, $meta: { schema: 1 } }),
};

export function upgradeBaseline(value: unknown): unknown {
  if (!isObject(value)) return value;
  let file: Json = value;
  for (let schema = schemaOf(file); schema < BASELINE_SCHEMA; schema++) {
    const upgrade = UPGRADES[schema];
    if (!upgrade) break;
    file = upgrade(file);
  }
  return file;
}

function schemaOf(file: Json): number {
  const meta = file['$meta'];
  if (!isObject(meta)) return 0;
  return typeof meta['schema'] === 'number' ? meta['schema'] : BASELINE_SCHEMA;
}

function readBaseline(value: unknown, reading: Reading): Baseline {
  const { file, keys, tolerant } = reading;
  if (!isObject(value)) {
    throw new ConfigError('A baseline is an object: {"<case_id>": {"<agent>": {"expected_status": "pass"}}}.', {
      file,
      fix: 'write it with `agent-routing baseline update`.',
    });
  }
  const twice = keys.duplicates[0];
  if (twice) throw duplicateKey(twice, file);
  const newer = schemaOf(value);
  if (!tolerant && newer > BASELINE_SCHEMA) {
    throw new ConfigError(`This baseline has schema ${newer}; this version reads ${BASELINE_SCHEMA}.`, {
      file,
      path: '$meta.schema',
      fix: 'use the newer version of agent-routing that wrote it.',
    });
  }
  const baseline: Baseline = { $schema: null, $meta: { schema: BASELINE_SCHEMA }, $offers: {}, cases: new Map() };
  for (const [key, part] of Object.entries(value)) {
    if (key === '$schema') baseline.$schema = typeof part === 'string' ? part : null;
    else if (key === '$meta') {
      baseline.$meta = tolerant
        ? read(RefMetaSchema, part, [key], reading)
        : read(BaselineMetaSchema, part, [key], reading);
    } else if (key === '$offers') baseline.$offers = readOffers(part, reading);
    else if (key.startsWith('$')) {
      if (!tolerant) throw unknownKey(key, [key], ['$schema', '$meta', '$offers'], reading);
    } else baseline.cases.set(key, readCase(key, part, reading));
  }
  return baseline;
}

function readCase(case_id: string, value: unknown, reading: Reading): Map<string, BaselineEntry> {
  const agents = new Map<string, BaselineEntry>();
  for (const [agent, entry] of Object.entries(object(value, [case_id], reading))) {
    const schema: z.ZodType<BaselineEntry> = reading.tolerant ? RefEntrySchema : BaselineEntrySchema;
    agents.set(agent, read(schema, entry, [case_id, agent], reading));
  }
  return agents;
}

function readOffers(value: unknown, reading: Reading): Baseline['$offers'] {
  const offers: Baseline['$offers'] = {};
  for (const [agent, skills] of Object.entries(object(value, ['$offers'], reading))) {
    const rows = Object.entries(object(skills, ['$offers', agent], reading)).map(([skill, offer]) => {
      const schema = reading.tolerant ? RefOfferSchema : BaselineOfferSchema;
      return [skill, read(schema, offer, ['$offers', agent, skill], reading)] as const;
    });
    offers[agent] = Object.fromEntries(rows);
  }
  return offers;
}

function object(value: unknown, path: string[], reading: Reading): Json {
  if (isObject(value)) return value;
  throw problem('This is not an object', path, 'write {"<agent>": {"expected_status": "pass"}}.', reading);
}

function read<T>(schema: z.ZodType<T>, value: unknown, path: string[], reading: Reading): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const at = [...path, ...(issue?.path ?? []).map(String)];
  if (issue?.code === 'unrecognized_keys') {
    const known = path.length === 2 ? Object.keys(BaselineEntrySchema.shape) : [];
    throw unknownKey(issue.keys[0] ?? '', [...at, issue.keys[0] ?? ''], known, reading);
  }
  const status = at.at(-1) === 'expected_status' || at.at(-2) === 'modes';
  const found = at.slice(path.length).reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
  const said = found === undefined ? 'is missing' : `${JSON.stringify(found)?.slice(0, 80)} is not valid here`;
  throw problem(
    status && found !== undefined ? `'${String(found).slice(0, 80)}' is not a status` : said,
    at,
    status ? 'write pass, fail or infra_error.' : `${issue?.message ?? 'see docs/baseline.md'}.`,
    reading,
  );
}

function unknownKey(key: string, path: string[], known: readonly string[], reading: Reading): ConfigError {
  const meant = nearest(key, known);
  const fix = meant
    ? `write '${meant}'.`
    : known.length
      ? `remove it; the keys are ${known.join(', ')}.`
      : 'remove it.';
  return problem(`Unknown key '${key}'`, path, fix, reading);
}

function duplicateKey(twice: { path: string[]; line: number }, file: string): ConfigError {
  const [first = ''] = twice.path;
  return new ConfigError(`The key '${twice.path.at(-1)}' stands twice; only one would count.`, {
    file,
    line: twice.line,
    ...(first.startsWith('$') ? {} : { case_id: first }),
    path: twice.path.join('.'),
    fix: 'keep one of them (a merge often leaves both).',
  });
}

function problem(words: string, path: string[], fix: string, { file, keys }: Reading): ConfigError {
  const [first = '', ...rest] = path;
  const isCase = !first.startsWith('$');
  // The deepest key that stands in the file: a missing one has no line of its own.
  const line = path
    .map((_, cut) => keys.line(...path.slice(0, path.length - cut)))
    .find((found) => found !== undefined);
  return new ConfigError(`${words}.`, {
    file,
    ...(line === undefined ? {} : { line }),
    ...(isCase ? { case_id: first } : {}),
    path: (isCase && rest.length ? rest : path).join('.'),
    fix,
  });
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
