/** A file of a custom agent or a command → why an agent does not show it to its model. Each agent's folder has the rules. */
import { posix } from 'node:path';
import type { z } from 'zod';
import { isJson, type Json } from '../../input/json-value.js';
import { isYaml } from '../../skill/front-matter/problem.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import type { FrontMatter } from '../../skill/skill.js';

export interface PartFile {
  kind: 'subagent' | 'command';
  /** Path below the folder of agents or commands. */
  file: string;
  /** Path from the source's root, where it is in one. */
  path?: string;
  text: string;
  /** Null: it is the project's own. */
  plugin?: string | null;
}

export interface PartFault {
  /** Completes `the agent does not list it: `, or, where it does, `lists it without its description: `. */
  why: string;
  /** A person can start it all the same. */
  for_people?: true;
  listed?: true;
  /** It is listed, and started without any tool. */
  toolless?: true;
  /** The line that puts it right without a change of what is meant. */
  write?: string;
}

export const explainFault = (title: string, { why, listed, toolless }: PartFault): string =>
  `${title} ${listed ? 'lists it without its description' : toolless ? 'gives it no tool' : 'does not list it to its model'}: ${why}`;

/** The name by which the agent lists a custom agent, or (is_asked) by which a user starts a session as it. */
export const nameSubagent = (
  { name, file, plugin }: { name: string; file: string; plugin: string | null },
  parts: { named_by_file?: true },
  is_asked = false,
): string =>
  parts.named_by_file && (is_asked || plugin !== null) ? posix.basename(file).replace(/(?:\.agent)?\.md$/, '') : name;

export const isNested = ({ file }: PartFile): boolean => file.includes('/');

/** The first thing that keeps a strict reader of YAML from the block; a byte order mark does not. */
const findYamlProblem = ({ problems }: FrontMatter): string | null =>
  problems.find((one) => !isYaml(one) || one.kind === 'no_list')?.message ?? null;

/** For agents that read YAML strictly and check the fields by a schema. */
export function findShapeFault(text: string, schema: z.ZodType): PartFault | null {
  const front_matter = parseFrontMatter(text);
  const broken = findYamlProblem(front_matter);
  if (broken !== null) return { why: broken };
  const issue = schema.safeParse(front_matter.fields).error?.issues[0];
  if (!issue) return null;
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) return { why: explainUnknown(issue.keys) };
  const path = issue.path.join('.');
  const value = front_matter.fields[path];
  const cure = value === undefined ? null : cureType(path, expectedBy(issue), value);
  if (cure !== null) return cure;
  return { why: `${path === '' ? '' : `${path}: `}${issue.message.replace(/^Invalid input: /, '')}` };
}

/** Of several types a list. */
function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union')
    return issue.errors.flat().some((one) => expectedBy(one) === 'array') ? 'array' : '';
  return issue.code === 'invalid_type' ? issue.expected : '';
}

function explainUnknown(keys: readonly string[]): string {
  const names = keys.map((key) => `\`${key}\``);
  const named = names.length > 3 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  const all = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join();
  return `it does not know ${all}; remove ${keys.length > 1 ? 'these fields' : 'this field'}`;
}

/** A field of the wrong type → what it must be, and the line to write. */
function cureType(field: string, expected: string, value: unknown): PartFault | null {
  const isMany = value !== null && typeof value === 'object';
  const own = isMany
    ? Array.isArray(value)
      ? value
      : Object.entries(value).flatMap(([key, one]) => (one === false ? [] : key))
    : `${value ?? ''}`.split(/[\s,]+/);
  const must = (be: string, write: string, isSame: boolean): PartFault => ({
    why: `\`${field}\` must be ${be}; write \`${field}: ${write}\``,
    ...(isSame ? { write: `${field}: ${write}` } : {}),
  });
  const word = `${value}`;
  if (expected === 'array') return must('a list', `[${own.join(', ')}]`, NAMES.test(word) && !isMany);
  if (expected === 'boolean')
    return must(
      'true or false',
      /^(?:yes|on|true|1)$/i.test(word) ? 'true' : 'false',
      /^(?:yes|no|on|off)$/i.test(word),
    );
  const text = isMany && field !== HINT ? own.join(' ') : wordsOf(value);
  return expected === 'string' && value !== null ? must('text', JSON.stringify(text), text === wordsOf(value)) : null;
}

/** What a person is shown behind a command: `[file]`, which YAML takes for a list. */
const HINT = 'argument-hint';

/** As it stands in the file, where that is one line: `[optional: a path, or a name]`. */
export const wordsOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map((one) => (isJson(one) ? pairsOf(one) : wordsOf(one))).join(', ')}]`
    : isJson(value)
      ? `{${pairsOf(value)}}`
      : `${value}`;

const pairsOf = (map: Json): string =>
  Object.entries(map)
    .map(([key, one]) => (one === null ? key : `${key}: ${wordsOf(one)}`))
    .join(', ');

/** The line by which it is text; null: it is text, or there is none. */
export const writeHint = ({ [HINT]: hint }: FrontMatter['fields']): string | null =>
  hint !== null && typeof hint === 'object' ? `${HINT}: ${JSON.stringify(wordsOf(hint))}` : null;

/** With commas between them, where agents that take text as well see the same names as in a list. */
const NAMES = /^[\w-]+(?:, *[\w-]+)*$/;
