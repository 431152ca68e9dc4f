/** Why not all of a text reached the model, in a sentence that ends with what to do about it, where something is known. */
import type { BodyLimit } from '../agents/interface/delivery.js';
import type { Delivery } from '../contract/delivery.js';
import { describeSize } from '../contract/delivery.js';

export interface Limited {
  title: string;
  limit: BodyLimit | null;
}

/** What an agent's limits will leave of it. */
export const foreseeCut = (size: Pick<Delivery, 'kept_chars' | 'of_chars'>, limit: BodyLimit | null): string =>
  `gives the model ${size.kept_chars === 0 ? 'nothing of it' : describeSize(size)}${limit ? `: it ${limit.rule}` : ''}`;

const SHORTEN = 'shorten the body, or move parts of it to files that it names';

export const explainCut = (size: Pick<Delivery, 'kept_chars' | 'of_chars'>, { title, limit }: Limited): string =>
  `${title} gave the model ${describeSize(size)}${limit ? `: it ${limit.rule}` : ''}; ${SHORTEN}`;

export const explainEmpty = (is_skill: boolean): string =>
  is_skill ? 'its SKILL.md has no text below the front matter' : 'the file has no text';

export const explainOther = (name: string, is_same_name: boolean): string =>
  `the model was given the text of ${is_same_name ? `another skill named '${name}'` : `'${name}'`} in its place`;

export const explainForeign = (kept_chars: number): string =>
  `the model was given another text than its file's: ${kept_chars} characters are alike`;

/** said: what came instead. */
export function explainNone(said: string, { title, limit }: Limited): string {
  if (limit?.marks.test(said))
    return `${title} gave the model nothing of its text: it ${limit.rule}; break its long lines, or ${SHORTEN}`;
  const [line = ''] = said.split('\n').filter((each) => each.trim() !== '');
  return `nothing of its text came${line === '' ? '' : `, only: ${line.trim().slice(0, 160)}`}`;
}
