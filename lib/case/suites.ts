/** Turns the text of a *.tests.json (seed 003) into suite cases that know their line. */
import { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { nearest } from '../nearest.js';
import { parseJson } from './corpus-json.js';
import { ASSERTIONS } from './expect.js';
import { type Case, CaseSchema, SuiteCaseSchema } from './schema.js';

const own = SuiteCaseSchema.shape;
const TestSchema = z.strictObject({
  id: own.case_id,
  name: z.string().optional(),
  description: z.string().optional(),
  input: own.input,
  expect: own.expect,
  skip_if: own.skip_if,
  multi_step: own.multi_step,
  /** Names of functions that the seed never defined. */
  setup: z.unknown().optional(),
  cleanup: z.unknown().optional(),
  priority: z.string().optional(),
  tags: z.array(z.string()).optional(),
  trials: own.trials,
  pass_threshold: own.pass_threshold.optional(),
  timeout_seconds: own.timeout_seconds,
  agents: own.agents,
  workspace: own.workspace,
  skip: own.skip,
});
const FileSchema = z.looseObject({
  agent: z.string().min(1),
  test_suites: z.record(
    z.string(),
    z.strictObject({
      name: z.string().optional(),
      description: z.string().optional(),
      priority: z.string().optional(),
      tests: z.array(z.unknown()),
    }),
  ),
});

export function parseSuites(text: string, file: string): Case[] {
  const parsed = FileSchema.safeParse(parseJson(text, file));
  if (!parsed.success) throw explain(parsed.error, file, [], text, null);
  const { agent, test_suites } = parsed.data;
  return Object.entries(test_suites).flatMap(([category, suite]) =>
    suite.tests.map((value, index) => {
      const id = (value as { id?: unknown } | null)?.id;
      const at = ['test_suites', category, 'tests', index];
      const read = TestSchema.safeParse(value);
      if (!read.success) throw explain(read.error, file, at, text, typeof id === 'string' ? id : null);
      const { id: case_id, name: _, description: __, priority: ___, tags: ____, setup, cleanup, ...rest } = read.data;
      const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
      const skip =
        rest.skip ??
        (functions.length ? `it wants ${functions.join(' and ')}, which this tool cannot call` : undefined);
      const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id, category, subagent: agent };
      const whole = CaseSchema.safeParse(row);
      if (!whole.success) throw explain(whole.error, file, at, text, case_id);
      return { ...whole.data, origin: { file, line: lineOf(text, case_id) } };
    }),
  );
}

function explain(error: z.ZodError, file: string, at: readonly (string | number)[], text: string, id: string | null) {
  const issue = error.issues[0];
  const path = [...at, ...(issue?.path ?? [])];
  const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
  const asserted = (issue?.path ?? []).includes('expect');
  const known = asserted ? ASSERTIONS : Object.keys(TestSchema.shape);
  const meant = unknown === null ? null : nearest(unknown, known);
  const what = asserted ? `Unknown assertion '${unknown}'` : `Unknown key '${unknown}'`;
  return new ConfigError(`${unknown === null ? (issue?.message ?? 'This is no suite') : what}.`, {
    file,
    ...(id === null ? {} : { line: lineOf(text, id), case_id: id }),
    path: path.reduce<string>(
      (all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)),
      '',
    ),
    fix: meant
      ? `write '${meant}'.`
      : asserted
        ? `the assertions are ${ASSERTIONS.join(', ')}.`
        : 'see docs/suites.md.',
  });
}

function lineOf(text: string, id: string): number {
  const at = text.search(new RegExp(`"id"\\s*:\\s*${JSON.stringify(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}
