/** Turns a suite case into the steps to ask in order, fills in values stored by earlier answers, and checks each answer. */
import type { Expect } from '../../case/expect.js';
import type { SuiteCase } from '../../case/schema.js';
import { findJson } from '../json-in-text.js';
import { assertAnswer } from './assert.js';
import { type Answer, isErrorAnswer } from './check-values.js';
import type { Failure } from './failure.js';
import { readPath } from './path.js';

export interface SuiteStep {
  /** '' where the case has only one step. */
  name: string;
  input: unknown;
  expect: Expect | null;
  store: string | Record<string, string> | null;
}

export function listSteps({ input, expect, multi_step }: SuiteCase): SuiteStep[] {
  if (!multi_step) return [{ name: '', input, expect: expect ?? null, store: null }];
  return multi_step.map((step, index) => ({
    name: `step ${step.step ?? index + 1}`,
    input: step.input ?? input,
    // An `expect` of the whole case applies to its last answer.
    expect: step.expect ?? (index === multi_step.length - 1 ? (expect ?? null) : null),
    store: step.store ?? null,
  }));
}

/** `{{name.path}}` alone keeps the value's type; inside other text it becomes a string. */
export function fillInput(input: unknown, stored: Record<string, unknown>): { input: unknown; failures: Failure[] } {
  const failures: Failure[] = [];
  const lookUp = (path: string, otherwise: string): unknown => {
    const found = readPath(stored, path).filter((at) => at.present);
    if (found.length === 0)
      failures.push({ assertion: 'input', path: '', expected: `a value stored at ${path}`, actual: 'none' });
    return path.includes('[*]') ? found.map((at) => at.value) : found.length ? found[0]?.value : otherwise;
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const whole = /^\{\{\s*([^{}]+?)\s*\}\}$/.exec(value)?.[1];
      if (whole !== undefined) return lookUp(whole, value);
      return value.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (as, path: string) => {
        const found = lookUp(path, as);
        return typeof found === 'string' ? found : JSON.stringify(found);
      });
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
  };
  return { input: fill(input), failures };
}

export interface AssertedAnswer {
  failures: Failure[];
  asserted: string[];
  stored: Record<string, unknown>;
}

/** Assertions that also work on an answer in prose. */
const TEXT_ASSERTIONS = new Set(['contains', 'one_of', 'agent_used_model']);

export function assertStep(
  step: SuiteStep,
  text: string | null,
  facts: Omit<Answer, 'value' | 'text'>,
): AssertedAnswer {
  const asserted = Object.keys(step.expect ?? {}).filter((name) => name !== 'value');
  const json = text === null ? null : findJson(text);
  const needsJson = step.store !== null || asserted.length === 0 || asserted.some((name) => !TEXT_ASSERTIONS.has(name));
  const prefix = (failure: Failure): Failure =>
    step.name ? { ...failure, assertion: `${step.name}.${failure.assertion}` } : failure;
  const none = (actual: string): AssertedAnswer => ({
    failures: [prefix({ assertion: 'json', path: '', expected: 'an answer in JSON', actual })],
    asserted,
    stored: {},
  });
  if (text === null) return none('no answer');
  if (!json && needsJson && (step.expect || step.store)) return none(JSON.stringify(text.slice(0, 300)));
  const failures = step.expect ? assertAnswer(step.expect, { ...facts, value: json?.value, text }) : [];
  return { failures: failures.map(prefix), asserted, stored: store(step.store, json?.value) };
}

/** What an answer lacks is not stored, so that whatever needs it later fails; nor are the lists of an answer that is an error. */
function store(how: SuiteStep['store'], value: unknown): Record<string, unknown> {
  if (how === null || value === undefined) return {};
  if (typeof how === 'string') return { [how]: value };
  return Object.fromEntries(
    Object.entries(how).flatMap(([name, path]) => {
      const found = readPath(value, path);
      if (found.some((at) => !at.present)) return [];
      if (!path.includes('[*]')) return [[name, found[0]?.value]];
      return isErrorAnswer(value) ? [] : [[name, found.map((at) => at.value)]];
    }),
  );
}
