/** A bats file whose tests give a hook JSON on stdin → the calls that they try. */
import { parseValue } from '../../input/json-value.js';
import { type ImportedFile, type ImportFile, type ImportFormat, newFile } from '../imported.js';
import { ARGUMENT, describeGuessed, fill, makeCall, readCall, verdictOf } from './tried.js';

export const bats = {
  kind: 'bats',
  title: 'bats tests that give a hook JSON on stdin',
  async supports(file) {
    return /\.bats$/i.test(file.path) && /^@test /m.test(file.text) && /tool_input/.test(await readAll(file));
  },
  async read(file): Promise<ImportedFile> {
    const imported = newFile(file);
    imported.calls = [];
    const helpers = readHelpers(await readAll(file));
    for (const [, name = '', body = ''] of file.text.matchAll(/^@test\s+["'](.*?)["']\s*\{\n([\s\S]*?)^\}/gm)) {
      const place = `${file.path}: ${name}`;
      const lines = body.split('\n').map((line) => line.trim());
      const given = findGiven(lines, helpers);
      const call = typeof given === 'string' ? given : readCall(given.value);
      const expect = verdictOf(
        lines.filter((line) => /^(?:assert|refute|\[|!)/.test(line)),
        name,
      );
      if (typeof call === 'string') imported.skipped.push({ place, reason: call });
      else if (expect === null)
        imported.skipped.push({ place, reason: 'it does not say whether the call is blocked or allowed.' });
      else imported.calls.push(makeCall(call, { name, place, expect, contains: lines.flatMap(wordsAsked) }));
    }
    imported.lost.push(...describeGuessed(imported.calls));
    return imported;
  },
} satisfies ImportFormat;

/** The file with those that it loads. */
async function readAll(file: ImportFile): Promise<string> {
  const loaded = [...file.text.matchAll(/^\s*(?:load|source)\s+["']?([\w./-]+)["']?\s*$/gm)].map(
    ([, name = '']) => name,
  );
  const texts = await Promise.all(
    loaded.map(async (name) => (await file.read(name)) ?? (await file.read(`${name}.bash`)) ?? ''),
  );
  return [file.text, ...texts].join('\n');
}

interface Helper {
  template: unknown;
  /** It changes what the hook finds around it, which no agent does. */
  changes: boolean;
}

function readHelpers(text: string): Map<string, Helper> {
  const found = new Map<string, Helper>();
  for (const [, name = '', body = ''] of text.matchAll(/^(?:function\s+)?([\w-]+)\s*\(\)\s*\{\n([\s\S]*?)^\}/gm)) {
    const template = findJson(body, true);
    if (template !== undefined) found.set(name, { template, changes: /\benv\s+\S|\bPATH=/.test(body) });
  }
  return found;
}

function findGiven(lines: readonly string[], helpers: ReadonlyMap<string, Helper>): { value: unknown } | string {
  for (const line of lines) {
    const [, name = '', words = ''] = /^(?:run\s+)?([\w-]+)\s+(.*)$/.exec(line) ?? [];
    const helper = helpers.get(name);
    if (!helper) continue;
    if (helper.changes) return 'it changes the environment of the hook.';
    const argument = unquote(words);
    return argument === null ? 'its call holds variables of the shell.' : { value: fill(helper.template, argument) };
  }
  const value = findJson(lines.join('\n'), false);
  return value === undefined ? 'it gives the hook no JSON that stands in the test.' : { value };
}

/** One word in quotes, or without any; null where the shell would put something else in its place. */
function unquote(words: string): string | null {
  const [, single, double, bare] = /^(?:'([^']*)'|"((?:\\.|[^"\\])*)"|([\w./:@-]+))\s*$/.exec(words) ?? [];
  if (single !== undefined) return single;
  if (double !== undefined) return /(?<!\\)[$`]/.test(double) ? null : double.replace(/\\(["\\$`])/g, '$1');
  return bare ?? null;
}

/** The first JSON object with `tool_input`, also within quotes of the shell. as_template: a variable in it is the argument. */
function findJson(text: string, as_template: boolean): unknown {
  for (const plain of [text, text.replaceAll('\\"', '"')])
    for (let at = plain.indexOf('{'); at >= 0; at = plain.indexOf('{', at + 1)) {
      const end = endOf(plain, at);
      if (end < 0 || !plain.slice(at, end).includes('tool_input')) continue;
      const json = plain.slice(at, end);
      const filled = as_template
        ? json
            .replace(/(:\s*)\$(?:\w+|\{\w+\})/g, `$1"${ARGUMENT}"`)
            .replace(/\$(?:\w+|\{\w+\})/g, ARGUMENT)
            .replaceAll('%s', ARGUMENT)
        : json;
      const value = parseValue(filled.replaceAll(ARGUMENT, JSON.stringify(ARGUMENT).slice(1, -1)));
      // Else another brace may begin it.
      if (value !== null) return value;
    }
  return undefined;
}

function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + 5_000); at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** Words that the answer must hold. */
function wordsAsked(line: string): string[] {
  if (/^(?:refute|!)|!=/.test(line)) return [];
  const [, partial] =
    /^assert\w*(?:contains|message|reason|partial|suggest\w*)\w*\s+(.*)$/i.exec(line) ??
    /^assert_output\s+(?:--partial|-p)\s+(.*)$/.exec(line) ??
    [];
  const words = partial === undefined ? null : unquote(partial);
  const compared = /^\[\[?\s+"?\$(?:\{?output\}?|stderr)"?\s+(?:==?)\s+\*"([^"$]+)"\*/.exec(line)?.[1];
  return [...(words ? [words] : []), ...(compared && !/deny|block/.test(compared) ? [compared] : [])];
}
