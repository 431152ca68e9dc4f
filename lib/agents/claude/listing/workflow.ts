/** A plugin's workflow script → the name and the description under which Claude Code 2.1.330 lists it, without running it. */
import JSON5 from 'json5';
import { z } from 'zod';
import { memoize } from '../../../input/memoize.js';

const MetaSchema = z.looseObject({
  name: z.string().min(1),
  description: z.string().min(1),
  whenToUse: z.string().optional(),
});

export type WorkflowMeta = z.infer<typeof MetaSchema>;

/** It must be the first statement. */
const START = /^\uFEFF?(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*export\s+const\s+meta\s*=\s*(?=\{)/;
/** A brace inside a string or a nested object is not an end; a literal has few of them. */
const MOST_ENDS = 200;

/** Null where it has no `export const meta = {…}` of plain values, so it is not listed. */
export const readWorkflow = memoize((file: { text: string }): WorkflowMeta | null => parseMeta(file.text));

function parseMeta(text: string): WorkflowMeta | null {
  const start = START.exec(text)?.[0].length;
  if (start === undefined) return null;
  let end = start;
  for (let tried = 0; tried < MOST_ENDS; tried++) {
    end = text.indexOf('}', end) + 1;
    if (end === 0) return null;
    const value = parseLiteral(text.slice(start, end));
    if (value !== undefined) return MetaSchema.safeParse(value).data ?? null;
  }
  return null;
}

function parseLiteral(text: string): unknown {
  try {
    return JSON5.parse(text);
  } catch {
    return undefined;
  }
}
