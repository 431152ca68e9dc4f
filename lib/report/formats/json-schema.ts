/** Turns the zod schemas of files that people and other programs read into JSON Schemas for editors; docs/schema/ is generated from these. */
import { z } from 'zod';
import { BaselineFileSchema } from '../../baseline/schema.js';
import { EnvelopeSchema, RouteCaseSchema, SkillCaseSchema, SuiteCaseSchema } from '../../case/schema.js';
import { SuiteFileSchema } from '../../case/suites.js';
import { ToolRouteCaseSchema } from '../../case/tool-route-schema.js';
import { ToolRoutesSchema } from '../../case/tool-routes.js';
import { ImprovementSchema } from '../../contract/improvement.js';
import { MutationSchema } from '../../contract/mutation.js';
import { ResultsSchema } from '../../contract/result.js';
import { schemaAddress } from '../../contract/schema-address.js';
import { ComparisonSchema } from '../../delta/schema.js';
import { FittedSchema } from '../../router/learn/fitted.js';
import { RoutePayloadSchema } from '../../router/payload.js';

/** `kind` may be omitted and then means skill; an editor's schema must allow that too. */
const CaseFileSchema = () => {
  const row = z.union([SkillCaseSchema.partial({ kind: true }), ToolRouteCaseSchema, SuiteCaseSchema, RouteCaseSchema]);
  return z.union([z.array(row), EnvelopeSchema.extend({ cases: z.array(row) })]);
};

const PAGES = {
  cases: ['Corpus of agent-routing: what to ask and what is expected', 'input', CaseFileSchema],
  'provider-baseline': [
    'Baseline of agent-routing: the expected status per case and agent',
    'input',
    () => BaselineFileSchema,
  ],
  'tool-routes': [
    'tool-routes.yaml of agent-routing: which tool calls are blocked, with examples',
    'input',
    ToolRoutesSchema,
  ],
  suites: ['*.tests.json of agent-routing: suites of tests for a subagent', 'input', SuiteFileSchema],
  results: ['results.json of agent-routing: what a batch did', 'output', () => ResultsSchema],
  deltas: [
    'Output of `agent-routing compare --json`: the gate and a delta per case and agent',
    'output',
    () => ComparisonSchema,
  ],
  mutation: [
    'Output of `agent-routing mutate --json`: what was broken, and which cases noticed it',
    'output',
    () => MutationSchema,
  ],
  improvement: [
    'Output of `agent-routing improve --json`: the descriptions that were tried, and how they did',
    'output',
    () => ImprovementSchema,
  ],
  route: ['Output of `agent-routing route --json`: omni.router.route_test.v1', 'output', () => RoutePayloadSchema],
  'route-index': ['Output of `agent-routing route fit`: an index with labelled queries', 'output', () => FittedSchema],
} as const satisfies Record<string, readonly [string, 'input' | 'output', () => z.ZodType]>;

export type SchemaName = keyof typeof PAGES;
export const SCHEMA_NAMES = Object.keys(PAGES) as SchemaName[];

/** The text of docs/schema/<name>.schema.json. */
export function renderJsonSchema(name: SchemaName): string {
  const [title, io, schema] = PAGES[name];
  const { $schema, ...rest } = z.toJSONSchema(schema(), { io });
  return `${JSON.stringify({ $schema, $id: schemaAddress(name), title, ...rest }, null, 2)}\n`;
}
