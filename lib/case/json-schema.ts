/** The json_schema assertions of a suite → validators for answers. The library behind them is loaded only where a corpus has such an assertion. */
import type { Options, ValidateFunction } from 'ajv';
import { pageAddress } from '../contract/schema-address.js';
import { ConfigError } from '../input/config-error.js';
import { type Effort, newEffort } from '../pattern/compile-pattern.js';
import { readIsoDate } from '../text/iso-date.js';
import type { Expect } from './expect.js';
import { type Case, lineOf, type SuiteCase } from './schema.js';
import { readSuitePattern } from './suite-pattern.js';

/** What is left for the patterns of the schema that is being checked. */
let effort: Effort;

/** As Python's jsonschema does it, and as all patterns of a suite are read. */
function searchWith(source: string): { test(text: string): boolean; toString(): string } {
  const read = readSuitePattern(source);
  if ('problem' in read) throw new Error(`/${source}/ is not a pattern of Python's re: ${read.problem}`);
  // The library identifies patterns by their text.
  return { test: (text) => read.matches(text, effort), toString: () => source };
}

/** What is wrong with a value, each with its path; empty when it is valid. */
export type Validator = (value: unknown) => { path: string; words: string }[];

const OPTIONS: Options = {
  strict: true,
  // A schema may leave `type` to the reader, or give several.
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allErrors: true,
  validateFormats: true,
  code: { regExp: Object.assign(searchWith, { code: 'searchWith' }) },
  formats: {
    date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && readIsoDate(text) !== null,
    'date-time': (text) => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && readIsoDate(text) !== null,
    email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
    uri: (text) => URL.canParse(text),
    uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  },
};

type Compile = (schema: Record<string, unknown>) => ValidateFunction;
let compile: Compile | null = null;
const validators = new WeakMap<object, Validator>();

/** Loads what the cases need; throws for an invalid schema, with file, case and path. */
export async function loadSchemas(cases: readonly Case[]): Promise<void> {
  for (const testCase of cases) {
    if (testCase.kind !== 'suite') continue;
    for (const { schema, path } of listSchemas(testCase)) {
      if (validators.has(schema)) continue;
      compile ??= await loadLibrary();
      try {
        validators.set(schema, createValidator(compile(schema)));
      } catch (error) {
        throw new ConfigError(`The schema cannot be used: ${(error as Error).message}.`, {
          ...(testCase.origin && { file: testCase.origin.file, line: lineOf(testCase.origin, path) }),
          case_id: testCase.case_id,
          path,
          fix: `see ${pageAddress('assertions')}#json_schema for what a schema may hold.`,
        });
      }
    }
  }
}

/** Only for schemas of cases that loadSchemas has seen. */
export function validate(schema: object, value: unknown): ReturnType<Validator> {
  const validator = validators.get(schema);
  if (!validator) throw new Error('json_schema: loadSchemas was not called for this case');
  effort = newEffort();
  return validator(value);
}

/** Draft 2020-12, or draft 7 where $schema says so. */
async function loadLibrary(): Promise<Compile> {
  const [now, before] = await Promise.all([import('ajv/dist/2020.js'), import('ajv')]);
  const [Ajv2020, Ajv] = [classOf(now), classOf(before)];
  return (schema) => {
    const isOld = /draft-0[67]/.test(String(schema['$schema'] ?? ''));
    return isOld ? new Ajv(OPTIONS).compile(schema) : new Ajv2020(OPTIONS).compile(schema);
  };
}

type AjvClass = new (options: Options) => { compile: Compile };

/** The library is CommonJS: Node gives its class as `default`, a bundler may put one more `default` around it. */
function classOf(module: object): AjvClass {
  let found: unknown = module;
  while (typeof found !== 'function') found = (found as { default: unknown }).default;
  return found as AjvClass;
}

const createValidator =
  (check: ValidateFunction): Validator =>
  (value) =>
    check(value)
      ? []
      : (check.errors ?? []).map(({ instancePath, message, params }) => ({
          path: instancePath
            .split('/')
            .slice(1)
            .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
            .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
            .join('')
            .replace(/^\./, ''),
          words: `${message ?? 'to be valid'}${'additionalProperty' in params ? ` ('${String(params['additionalProperty'])}')` : ''}`,
        }));

function listSchemas({ expect, multi_step = [] }: SuiteCase): { schema: Record<string, unknown>; path: string }[] {
  return [
    ...schemasIn(expect, 'expect'),
    ...multi_step.flatMap((step, index) => schemasIn(step.expect, `multi_step[${index}].expect`)),
  ];
}

function schemasIn(expect: Expect | undefined, path: string): { schema: Record<string, unknown>; path: string }[] {
  if (!expect) return [];
  return [
    ...(expect.json_schema ? [{ schema: expect.json_schema, path: `${path}.json_schema` }] : []),
    ...(expect.one_of ?? []).flatMap((each, index) => schemasIn(each, `${path}.one_of[${index}]`)),
    ...(['if_results', 'if_has_history', 'if_sensitive_results'] as const).flatMap((name) =>
      schemasIn(expect[name], `${path}.${name}`),
    ),
  ];
}
