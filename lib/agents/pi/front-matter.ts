/** A SKILL.md → the front matter that pi 0.87.1 reads from it: what stands between three dashes at its start and the next line that begins with them. */
import { parseDocument } from 'yaml';
import { asFields, type Json } from '../../input/json-value.js';
import { memoize } from '../../input/memoize.js';
import type { FrontMatterProblem } from '../../skill/front-matter/problem.js';
import { problemOfYaml } from '../../skill/front-matter/yaml-problem.js';

export interface PiFields {
  fields: Json;
  /** The first thing that its reader of YAML refuses. */
  problem: FrontMatterProblem | null;
}

/** What follows the dashes of the first line belongs to the block, so that a comment there, or a fourth dash, does no harm. */
export const readFields = memoize(({ text }: { text: string }): PiFields => {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const end = plain.indexOf('\n---', 3);
  if (!plain.startsWith('---') || end < 0) return { fields: {}, problem: null };
  const block = plain.slice(4, end);
  const document = parseDocument(block, { logLevel: 'silent' });
  const [broken] = document.errors;
  if (broken)
    return {
      fields: {},
      problem: problemOfYaml((broken.linePos?.[0].line ?? 1) + 1, broken.message, block.split('\n')),
    };
  try {
    return { fields: asFields(document.toJS()), problem: null };
  } catch (error) {
    return { fields: {}, problem: problemOfYaml(2, (error as Error).message) };
  }
});

/** The description that it shows; null: it has none. */
export function readDescription(skill: { text: string }): string | null {
  const { description } = readFields(skill).fields;
  return typeof description === 'string' && description.trim() !== '' ? description : null;
}
