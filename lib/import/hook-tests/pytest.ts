/** A Python test file whose tests give a hook JSON on stdin, with and without a table of parameters → the calls that they try. */
import { isJson } from '../../input/json-value.js';
import { type ImportedFile, type ImportFile, type ImportFormat, newFile } from '../imported.js';
import { isName, readLiteral } from './python-literal.js';
import { describeGuessed, makeCall, readCall, verdictOf } from './tried.js';

export const pytest = {
  kind: 'pytest',
  title: 'Python tests that give a hook JSON on stdin',
  supports: (file: ImportFile) =>
    /\.py$/i.test(file.path) && /tool_input/.test(file.text) && /\bdef test/.test(file.text),
  read(file): ImportedFile {
    const imported = newFile(file);
    imported.calls = [];
    const functions = readFunctions(file.text);
    const helpers = functions.filter(({ name }) => !name.startsWith('test'));
    for (const test of functions.filter(({ name }) => name.startsWith('test'))) {
      for (const [index, bound] of readTable(test.above).entries()) {
        const name = bound === null ? test.name : `${test.name}-${index + 1}`;
        const place = `${file.path}: ${name}`;
        const given = findGiven(test, bound ?? {}, helpers);
        const call = typeof given === 'string' ? given : readCall(given.value);
        const asserts = test.body.split('\n').filter((line) => /^\s*(?:assert\b|self\.assert)/.test(line));
        const words = Object.values(bound ?? {}).flatMap((value) =>
          typeof value === 'string' ? verdictWord(value) : [],
        );
        const expect = words[0] ?? verdictOf(asserts, test.name);
        if (typeof call === 'string') imported.skipped.push({ place, reason: call });
        else if (expect === null)
          imported.skipped.push({ place, reason: 'it does not say whether the call is blocked or allowed.' });
        else imported.calls.push(makeCall(call, { name, place, expect, contains: asserts.flatMap(wordsAsked) }));
      }
    }
    imported.lost.push(...describeGuessed(imported.calls));
    return imported;
  },
} satisfies ImportFormat;

interface PythonFunction {
  name: string;
  parameters: string[];
  /** Its decorators. */
  above: string;
  body: string;
}

function readFunctions(text: string): PythonFunction[] {
  const heads = [...text.matchAll(/^([ \t]*)def\s+(\w+)\s*\(([^)]*)\)[^:\n]*:/gm)];
  return heads.map((head, index) => {
    const { 1: indent = '', 2: name = '', 3: parameters = '' } = head;
    const from = head.index + head[0].length;
    const rest = text.slice(from, heads[index + 1]?.index ?? text.length);
    // The next line that stands no deeper ends it.
    const end = rest
      .split('\n')
      .findIndex((line, at) => at > 0 && line.trim() !== '' && !line.startsWith(`${indent} `));
    const before = text.slice(heads[index - 1]?.index ?? 0, head.index);
    return {
      name,
      parameters: parameters.split(',').flatMap((one) => /^\s*\*{0,2}(\w+)/.exec(one)?.[1] ?? []),
      above: /(?:^|\n)[ \t]*@[\s\S]*$/.exec(before.replace(/^[\s\S]*\n(?=[ \t]*@pytest\.mark)/, '\n'))?.[0] ?? '',
      body: end < 0 ? rest : rest.split('\n').slice(0, end).join('\n'),
    };
  });
}

/** Each row of `@pytest.mark.parametrize` as {parameter: value}; [null] where there is no table. */
function readTable(above: string): (Record<string, unknown> | null)[] {
  const at = above.indexOf('parametrize(');
  if (at < 0) return [null];
  const table = readLiteral(above, at + 'parametrize'.length);
  const whole = table ?? readLoose(above, at + 'parametrize('.length);
  const [names, rows] = Array.isArray(whole?.value) ? (whole.value as unknown[]) : [];
  const keys =
    typeof names === 'string' ? names.split(',').map((name) => name.trim()) : Array.isArray(names) ? names : [];
  if (!Array.isArray(rows) || rows.length === 0) return [null];
  return rows.map((row: unknown) => {
    const values = keys.length === 1 ? [row] : Array.isArray(row) ? row : [];
    return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
  });
}

/** The first two arguments, where one behind them (`ids=…`) is no literal. */
function readLoose(text: string, from: number): { value: unknown[] } | null {
  const names = readLiteral(text, from);
  const comma = names ? text.indexOf(',', names.end) : -1;
  const rows = comma < 0 ? null : readLiteral(text, comma + 1);
  return names && rows ? { value: [names.value, rows.value] } : null;
}

function findGiven(
  test: PythonFunction,
  bound: Record<string, unknown>,
  helpers: readonly PythonFunction[],
): { value: unknown } | string {
  const own = findPayload(test.body);
  if (own) return bind(own, bound);
  for (const helper of helpers) {
    const template = findPayload(helper.body);
    const called = new RegExp(`\\b${helper.name}\\s*(?=\\()`).exec(test.body);
    if (!template || !called) continue;
    const given = readLiteral(test.body, called.index + called[0].length);
    if (!given || !Array.isArray(given.value)) return 'its call is made of more than words that stand in the test.';
    const parameters = helper.parameters.filter((name) => name !== 'self' && name !== 'cls');
    const values = given.value.map((value) => (isName(value) ? bound[value.name] : value));
    return bind(template, Object.fromEntries(parameters.map((name, index) => [name, values[index]])));
  }
  return 'it gives the hook no JSON that stands in the test.';
}

/** The first dictionary with `tool_input`. */
function findPayload(body: string): object | null {
  for (let at = body.indexOf('{'); at >= 0; at = body.indexOf('{', at + 1)) {
    const found = readLiteral(body, at)?.value;
    if (isJson(found) && 'tool_input' in found) return found;
  }
  return null;
}

function bind(template: unknown, bound: Record<string, unknown>): { value: unknown } | string {
  let unknown: string | null = null;
  const put = (value: unknown): unknown => {
    if (isName(value)) {
      const given = bound[value.name];
      if (given === undefined || isName(given)) unknown ??= value.name;
      return given;
    }
    if (Array.isArray(value)) return value.map(put);
    return isJson(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, put(one)])) : value;
  };
  const { tool_name, tool_input } = template as Record<string, unknown>;
  const value = { ...(tool_name === undefined ? {} : { tool_name: put(tool_name) }), tool_input: put(tool_input) };
  return unknown === null ? { value } : `its call holds ${unknown}, whose value does not stand in the test.`;
}

const verdictWord = (value: string): ('block' | 'allow')[] =>
  /^(?:block(?:ed)?|deny|denied)$/i.test(value)
    ? ['block']
    : /^(?:allow(?:ed)?|approve|pass)$/i.test(value)
      ? ['allow']
      : [];

/** Words that the answer must hold: `assert "x" in result.stderr`, `assertIn("x", r.stdout)`. */
function wordsAsked(line: string): string[] {
  const at = /^\s*(?:assert\s+(?=["'])|self\.assertIn\(\s*)/.exec(line)?.[0].length;
  if (at === undefined || /\bnot in\b/.test(line)) return [];
  const words = readLiteral(line, at);
  if (typeof words?.value !== 'string' || !/^\s*(?:in\b|,)/.test(line.slice(words.end))) return [];
  return /^(?:deny|block|denied|blocked|ask|allow)$/i.test(words.value) ? [] : [words.value];
}
