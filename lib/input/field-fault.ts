/** A value and the schema by which a CLI reads it → what is wrong in it, field by field, in words of what its author wrote, and what to write. */
import type { z } from 'zod';
import { isJson, type Json } from './json-value.js';
import { describeIssue } from './schema-issue.js';

export interface FieldFault {
  path: readonly PropertyKey[];
  message: string;
  /** What to write, without the stop; absent: not known. */
  fix?: string | undefined;
}

/** One per place: of a union the member with the fewest mistakes is what its author meant. A schema's own words end in `; ` and the fix. */
export function findFieldFaults(schema: z.ZodType, value: unknown): FieldFault[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  const all = (error?.issues ?? []).map((issue): FieldFault => {
    const inner = findMeant(issue);
    const [message = '', fix = findFix(inner)] = describeIssue(inner).split('; ');
    return { path: inner.path, message: message.replace(/^(?=is missing|must be )/, 'it '), ...(fix ? { fix } : {}) };
  });
  return [...new Map(all.map((fault) => [JSON.stringify(fault.path), fault])).values()];
}

/** With the name of the field, to which the path leads. */
export const sayFault = ({ path, message }: FieldFault): string =>
  message.replace(/^it (?=is missing|must )/, () => {
    const field = path.findLast((key) => typeof key === 'string');
    return field === undefined ? 'it ' : `\`${field}\` `;
  });

type Issue = z.core.$ZodIssue;

function findMeant(issue: Issue): Issue {
  const [inner] =
    issue.code === 'invalid_union'
      ? (issue.errors.toSorted((a, b) => a.length - b.length || rank(a) - rank(b))[0] ?? [])
      : [];
  return inner ? findMeant({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

/** A value of another type, or with another `type`, was meant for another member. */
function rank(issues: readonly Issue[]): number {
  const [first] = issues;
  if (first?.path.at(-1) === 'type' && first.input !== undefined) return 1;
  return first?.code === 'invalid_type' && first.path.length === 0 ? 2 : 0;
}

/** By the names that plugin.json and marketplace.json share. A server's fields have words of their own. */
const EXAMPLES: Json = {
  ...{ owner: { name: '…' }, author: { name: '…' }, source: './', plugins: [{ name: '…', source: './' }] },
  ...{ args: ['…'], keywords: ['…'], tags: ['…'] },
};

function findFix({ code, path, input, ...issue }: Issue): string | null {
  if (code !== 'invalid_type' && code !== 'invalid_value') return null;
  const { expected } = issue as { expected?: string };
  const field = String(path.at(-1) ?? '');
  const example = EXAMPLES[field] ?? (expected === 'string' ? '…' : null);
  if (input === undefined) return example === null ? null : `add ${show({ [field]: example })}`;
  if (expected === 'string' && ['number', 'boolean'].includes(typeof input)) return 'put quotes around the value';
  const value =
    (expected === 'array' && asList(input)) || (isJson(example) && 'name' in example && asNamed(input)) || example;
  return value === null || value === '…' ? null : `write ${show({ [field]: value })}`;
}

function asList(input: unknown): unknown[] | null {
  if (typeof input === 'string') return input.split(/,?\s+/);
  const named = isJson(input) ? Object.entries(input) : [];
  return named.length > 0 && named.every(([, one]) => isJson(one))
    ? named.map(([name, one]) => ({ name, ...(one as Json) }))
    : null;
}

const asNamed = (input: unknown): Json | null => (typeof input === 'string' ? { name: input } : null);

/** As a line of the file. */
const show = (field: Json): string => `\`${showFields(field)}\``;

/** JSON as people write it on one line, with a blank behind each comma and colon. */
export const showValue = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/([{[])\n\s*|\n\s*(?=[}\]])/g, '$1')
    .replace(/\n\s*/g, ' ');

export const showFields = (fields: Json): string => showValue(fields).slice(1, -1);
