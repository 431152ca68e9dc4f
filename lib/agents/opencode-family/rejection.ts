/** A SKILL.md → why OpenCode or its fork does not list it, with the fix. They say so in their logs alone. */

import { isScalar, parseDocument } from 'yaml';
import { type Explanation, explain } from '../../contract/offer.js';
import { asFields, type Json } from '../../input/json-value.js';
import { cureUntext, type FrontMatterProblem, problemAt } from '../../skill/front-matter/problem.js';
import { problemOfYaml } from '../../skill/front-matter/yaml-problem.js';
import type { Skill } from '../../skill/skill.js';
import type { ListingContext } from '../interface/listing.js';
import { syncedPath } from '../launch/synced-skills.js';
import { explainBroken } from '../listing/explain-loss.js';

/** The rules of 1.18.33 and 7.7.9; null where the skill is listed. Both search every folder, node_modules too; hidden ones in .agents and .claude alone. */
export const rejectionOf =
  (title: string) =>
  (skill: Skill, { source, install }: ListingContext): Explanation | null => {
    const { path, text } = skill;
    if (install !== 'project' && /(?:^|\/)\./.test(syncedPath(skill, source)))
      return explain(
        `${title} skips folders that begin with a dot in its own folder of skills`,
        `rename the one in ${path}`,
      );
    if (!FENCE.test(text))
      return explain(
        `${title} does not list a SKILL.md without front matter`,
        'begin the file with --- and close the block with ---',
      );
    const { fields, broken } = readBlock(text);
    if (broken !== null)
      return explainBroken(`${title} does not list a skill whose front matter is not YAML`, path, broken);
    const missing = ['name', 'description'].find((key) => typeof fields[key] !== 'string');
    const value = missing === undefined ? null : (fields[missing] ?? null);
    if (value !== null)
      return explain(`${title} does not list a skill whose ${missing} is not text`, cureUntext(value));
    if (missing)
      return explain(
        `${title} does not list a skill without a ${missing}`,
        `write \`${missing}: …\` in its front matter`,
      );
    const date = ['name', 'description'].find((key) => isDate(text, key));
    return date ? explain(`${title} does not list a skill whose ${date} is a date`, 'put it in quotes') : null;
  };

/** To the next line that begins with three dashes. */
const blockOf = (text: string): string[] =>
  text.slice(text.indexOf('\n') + 1, Math.max(text.indexOf('\n---'), 0)).split(/\r?\n/);

/** The description that it shows; null: it has none. */
export function readDescription({ text }: Skill): string | null {
  const { description } = FENCE.test(text) ? readBlock(text).fields : {};
  return typeof description === 'string' ? description : null;
}

/** Its YAML reader takes a value that is only a date, with two digits for month and day, as a date and not as text. */
function isDate(text: string, key: string): boolean {
  const block = parseDocument(blockOf(text).join('\n'), { logLevel: 'silent', customTags: ['timestamp'] });
  const node = block.get(key, true);
  return isScalar(node) && node.value instanceof Date && !/^\d{4}-(?:\d-\d\d?|\d\d-\d)$/.test(node.source ?? '');
}

/** After the dashes of its first line, a block may have blanks and tabs, but no other white space. */
const FENCE = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*\n)?---/;

interface Block {
  fields: Json;
  /** Null where it is read. */
  broken: FrontMatterProblem | null;
}

/** It quotes a value with a colon in it and tries once more, so that prose with one is not a fault. It takes tabs for blanks. */
function readBlock(text: string): Block {
  const block = blockOf(text).map((line) => line.replace(/^\t+/, (tabs) => '  '.repeat(tabs.length)));
  const quoted = block.map((line) => {
    const [, key, value] = /^([A-Za-z_][\w-]*):\s+(.*)$/.exec(line) ?? [];
    return key !== undefined && value !== undefined && value.includes(':') && !/^['"|>]/.test(value)
      ? `${key}: ${JSON.stringify(value)}`
      : line;
  });
  const first = readYaml(block);
  return first.broken === null ? first : readYaml(quoted);
}

/** As js-yaml reads it: `<<` merges, and a control character or a tag that it does not know is an error. */
function readYaml(lines: readonly string[]): Block {
  const fail = (broken: FrontMatterProblem) => ({ fields: {}, broken });
  const yaml = lines.join('\n');
  const control = lines.findIndex((line) => /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(line));
  if (control >= 0) return fail(problemAt(control + 2, 'control_character'));
  const document = parseDocument(yaml, { logLevel: 'silent', merge: true });
  const [problem] = [...document.errors, ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')];
  if (problem) return fail(problemOfYaml((problem.linePos?.[0].line ?? 1) + 1, problem.message, lines));
  try {
    return { fields: asFields(document.toJS()), broken: null };
  } catch (error) {
    return fail(problemOfYaml(2, (error as Error).message));
  }
}
