/** The prompts, tests and variables of a promptfoo config → their values, where they stand in files beside it too. */
import picomatch from 'picomatch';
import { ConfigError } from '../input/config-error.js';
import { isJson, type Json } from '../input/json-value.js';
import { skillFileOf } from './hints.js';
import type { ImportedFile, ImportFile } from './imported.js';
import { readValue } from './read-value.js';

export interface Prompt {
  label: string;
  /** A text, or a list of messages. */
  template: unknown;
}

export async function readPrompts(value: unknown, file: ImportFile, imported: ImportedFile): Promise<Prompt[]> {
  const all = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const prompts: Prompt[] = [];
  for (const [index, one] of all.entries()) {
    const raw = isJson(one) ? (one['raw'] ?? one['id'] ?? one['prompt']) : one;
    const label = String((isJson(one) ? one['label'] : undefined) ?? `prompt-${index + 1}`);
    const path = typeof raw === 'string' ? /^file:\/\/(.+)$/.exec(raw)?.[1] : undefined;
    const text = path === undefined || /\.(?:[cm]?[jt]s|py|csv)(?::|$)/.test(path) ? null : await file.read(path);
    if (path === undefined) prompts.push({ label, template: raw });
    else if (text === null)
      imported.skipped.push({ place: `${file.path}, ${label}`, reason: `${raw} cannot be read as text.` });
    else prompts.push({ label, template: readTemplate(text, path) });
  }
  return prompts;
}

/** A chat in JSON is often a template first, and JSON only once it is filled in. */
function readTemplate(text: string, path: string): unknown {
  if (!/\.json$/.test(path)) return text;
  try {
    return readValue(text, path);
  } catch (error) {
    if (error instanceof ConfigError) return text;
    throw error;
  }
}

export interface TestList {
  tests: unknown[];
  /** The file that they stand in, relative to the config; null: in the config itself. */
  path: string | null;
}

/** Tests stand here, or in files beside it. */
export async function listTests(value: unknown, file: ImportFile, imported: ImportedFile): Promise<TestList[]> {
  const found: TestList[] = [];
  const here: unknown[] = [];
  for (const one of Array.isArray(value) ? value : [value]) {
    if (isJson(one) && !('path' in one)) {
      here.push(one);
      continue;
    }
    const named = typeof one === 'string' ? one : isJson(one) ? String(one['path']) : '';
    const path = named.replace(/^file:\/\//, '');
    const matching = /[*?{[]/.test(path) ? await matchFiles(path, file) : [path];
    for (const each of matching) {
      const text = /\.(?:ya?ml|jsonl?)$/i.test(each) ? await file.read(each) : null;
      const tests = text === null ? null : readValue(text, each);
      if (tests === null) imported.skipped.push({ place: file.path, reason: `tests: ${named} cannot be read here.` });
      else found.push({ tests: Array.isArray(tests) ? tests : [tests], path: each });
    }
    if (matching.length === 0) imported.skipped.push({ place: file.path, reason: `tests: ${named} matches no file.` });
  }
  return here.length > 0 ? [{ tests: here, path: null }, ...found] : found;
}

async function matchFiles(path: string, file: ImportFile): Promise<string[]> {
  const glob = path.replace(/^\.\//, '');
  const { base } = picomatch.scan(glob);
  const matches = picomatch(glob);
  return (await file.list(base === '' ? '.' : base)).filter((name) => matches(name.replace(/^\.\//, '')));
}

/** `file://long.txt` as a value is what stands in that file; a SKILL.md stays a name, since agents load it themselves. */
export async function readVars(vars: Json, file: ImportFile): Promise<Json> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(vars)) {
    const path = typeof value === 'string' ? /^file:\/\/(.+)$/.exec(value)?.[1] : undefined;
    if (path === undefined || skillFileOf(value) !== null) read[name] = value;
    else {
      const text = /\.(?:txt|md|json|ya?ml|csv)$/i.test(path) ? await file.read(path) : null;
      if (text !== null) read[name] = text;
    }
  }
  return read as Json;
}
