/** Parses the text of a baseline file: strictly for the working tree, tolerantly for a ref. */
import type { z } from 'zod';
import { MeasuredModeSchema } from '../contract/mode.js';
import { pageAddress } from '../contract/schema-address.js';
import { ConfigError } from '../input/config-error.js';
import { type JsonText, readJson } from '../input/json-text.js';
import { isJson, type Json } from '../input/json-value.js';
import { explainWrong, parseOrThrow } from '../input/schema-issue.js';
import {
  BASELINE_SCHEMA,
  type Baseline,
  BaselineDeliverySchema,
  type BaselineEntry,
  BaselineEntrySchema,
  BaselineMetaSchema,
  BaselineOfferSchema,
  RefDeliverySchema,
  RefEntrySchema,
  RefMetaSchema,
  RefOfferSchema,
} from './schema.js';

interface Reading {
  file: string;
  line: JsonText['line'];
  tolerant: boolean;
}

/** An unknown key, a wrong status or a duplicate key is a ConfigError with file, line, case, path and fix. */
export function parseBaseline(text: string, file: string): Baseline {
  const { value, line } = readJson(text, file);
  return { ...readBaseline(value, { file, line, tolerant: false }), line };
}

/** Drops unknown keys and upgrades older schemas; an unreadable status is still an error, because ignoring it would weaken the gate. */
export function parseRefBaseline(text: string, file: string): Baseline {
  const { value, line } = readJson(text, file);
  return readBaseline(upgradeBaseline(value), { file, line, tolerant: true });
}

/** Upgrades from each schema to the next. 0: a file with only entries. */
const UPGRADES: Record<number, (file: Json) => Json> = {
  0: (file) => ({ ...file, $meta: { schema: 1 } }),
};

function upgradeBaseline(value: unknown): unknown {
  if (!isJson(value)) return value;
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
  if (!isJson(meta)) return 0;
  return typeof meta['schema'] === 'number' ? meta['schema'] : BASELINE_SCHEMA;
}

function readBaseline(value: unknown, reading: Reading): Baseline {
  const { file, tolerant } = reading;
  if (!isJson(value)) {
    throw new ConfigError('A baseline is an object: {"<case_id>": {"<agent>": {"expected_status": "pass"}}}.', {
      file,
      fix: 'write it with `agent-routing baseline update`.',
    });
  }
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
    } else if (key === '$offers') {
      baseline.$offers = readSkills(key, part, reading.tolerant ? RefOfferSchema : BaselineOfferSchema, reading);
    } else if (key === '$deliveries') {
      baseline.$deliveries = readSkills(
        key,
        part,
        reading.tolerant ? RefDeliverySchema : BaselineDeliverySchema,
        reading,
      );
    } else if (key.startsWith('$')) {
      if (!tolerant)
        throw explainWrong(
          { path: [], words: `Unknown key '${key}'`, unknown: key, more: 0 },
          locationOf([key], reading),
          ['$schema', '$meta', '$offers', '$deliveries'],
          '',
        );
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

/** {agent: {skill: …}} */
function readSkills<T>(key: string, value: unknown, schema: z.ZodType<T>, reading: Reading) {
  const agents: Record<string, Record<string, T>> = {};
  for (const [agent, skills] of Object.entries(object(value, [key], reading))) {
    const rows = Object.entries(object(skills, [key, agent], reading)).map(
      ([skill, row]) => [skill, read(schema, row, [key, agent, skill], reading)] as const,
    );
    agents[agent] = Object.fromEntries(rows);
  }
  return agents;
}

const SKILL_ROWS: Readonly<Record<string, string>> = {
  $offers: '{"offer": "cut", "kept_chars": 80, "of_chars": 120}',
  $deliveries: '{"state": "cut", "kept_chars": 8000, "of_chars": 12000}',
};

function object(value: unknown, path: string[], reading: Reading): Json {
  if (isJson(value)) return value;
  const row = SKILL_ROWS[path[0] ?? ''] ?? '{"expected_status": "pass"}';
  const depth = path[0]?.startsWith('$') && path.length === 2 ? 'skill' : 'agent';
  throw new ConfigError('This must be an object.', {
    ...locationOf(path, reading),
    fix: `write {"<${depth}>": ${row}}.`,
  });
}

function read<T>(schema: z.ZodType<T>, value: unknown, path: string[], reading: Reading): T {
  return parseOrThrow(schema, value, (wrong) => {
    const at = [...path, ...wrong.path.map(String)];
    const byMode = ['modes', 'trials'].includes(String(wrong.path.at(-1)));
    const known = byMode ? MeasuredModeSchema.options : path.length === 2 ? Object.keys(BaselineEntrySchema.shape) : [];
    const location = locationOf(wrong.unknown === null ? at : [...at, wrong.unknown], reading);
    return explainWrong(wrong, location, known, `see ${pageAddress('baseline')}.`);
  });
}

function locationOf(path: string[], { file, line }: Reading) {
  const [first = '', ...rest] = path;
  const isCase = !first.startsWith('$');
  return {
    file,
    line: line(path),
    ...(isCase ? { case_id: first } : {}),
    path: (isCase && rest.length ? rest : path).join('.'),
  };
}
