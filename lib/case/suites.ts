/** Turns the text of a *.tests.json into suite cases with their line. */
import { z } from 'zod';
import { pageAddress } from '../contract/schema-address.js';
import { omit } from '../input/get-own.js';
import { readJson } from '../input/json-text.js';
import { explainWrong, formatPath, locationOf, parseOrThrow, type Wrong } from '../input/schema-issue.js';
import { ASSERTIONS } from './expect.js';
import { type Case, CaseSchema, originOf, SuiteCaseSchema } from './schema.js';

const own = SuiteCaseSchema.shape;
const TestSchema = z.strictObject({
  id: own.case_id,
  name: z.string().optional(),
  description: z.string().optional(),
  input: own.input,
  expect: own.expect,
  skip_if: own.skip_if,
  multi_step: own.multi_step,
  model: own.model,
  /** Names of functions; the original format never defined any. */
  setup: z.unknown().optional(),
  cleanup: z.unknown().optional(),
  priority: z.string().optional(),
  tags: z.array(z.string()).optional(),
  trials: own.trials,
  pass_threshold: own.pass_threshold.optional(),
  reason: own.reason,
  timeout_seconds: own.timeout_seconds,
  agents: own.agents,
  workspace: own.workspace,
  skip: own.skip,
});
/** The schema for editors also has the tests, which are parsed one by one. */
export const SuiteFileSchema = () =>
  FileSchema.extend({
    test_suites: z.record(z.string(), SuiteSchema.extend({ tests: z.array(TestSchema) })),
  });

const SuiteSchema = z.strictObject({
  name: z.string().optional(),
  description: z.string().optional(),
  priority: z.string().optional(),
  tests: z.array(z.unknown()),
});
const FileSchema = z.looseObject({
  agent: z.string().min(1),
  test_suites: z.record(z.string(), SuiteSchema),
});

export function parseSuites(text: string, file: string): Case[] {
  const { value, line } = readJson(text, file);
  const explain = (at: readonly PropertyKey[], id: unknown) => (wrong: Wrong) => {
    const asserted = wrong.path.includes('expect');
    const path = [...at, ...wrong.path];
    return explainWrong(
      { ...wrong, words: asserted ? wrong.words.replace('Unknown key', 'Unknown assertion') : wrong.words },
      {
        file,
        line: line([...at, ...locationOf(wrong)]),
        ...(typeof id === 'string' ? { case_id: id } : {}),
        path: formatPath(path),
      },
      asserted ? ASSERTIONS : Object.keys(at.length === 0 ? FileSchema.shape : TestSchema.shape),
      `see ${pageAddress(asserted ? 'assertions' : 'suites')}.`,
    );
  };
  const { agent, test_suites } = parseOrThrow(FileSchema, value, explain([], null));
  return Object.entries(test_suites).flatMap(([category, suite]) =>
    suite.tests.map((test, index) => {
      const at = ['test_suites', category, 'tests', index];
      const wrong = explain(at, (test as { id?: unknown } | null)?.id);
      const parsed = parseOrThrow(TestSchema, test, wrong);
      const { id, setup, cleanup, ...rest } = omit(parsed, 'name', 'description', 'priority', 'tags');
      const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
      const skip =
        rest.skip ??
        (functions.length
          ? `it needs the functions ${functions.join(' and ')}, which this tool cannot call`
          : undefined);
      const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id: id, category, subagent: agent };
      return { ...parseOrThrow(CaseSchema, row, wrong), origin: originOf({ file, id: 'id', row: test }, at, line) };
    }),
  );
}
