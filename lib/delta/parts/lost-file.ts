/** A part's texts, and a file that they name and that is gone → where it is named, and what to do. */
import { posix } from 'node:path';
import type { PartAt } from '../../contract/part.js';

export interface PartTexts {
  kind: Exclude<PartAt['kind'], 'mcp_server' | 'plugin'>;
  id: string;
  /** From the repository's root. */
  file: string;
  body_line: number;
  description: string;
  body: string;
  /** {path from the skill's folder: text} of what SKILL.md or a case names. */
  files: ReadonlyMap<string, string>;
  /** Of those, what a case requires. */
  required: readonly string[];
  /** The skill's other files, by their paths. */
  unnamed: readonly string[];
  /** {such a path at the ref: where that file is now}. stays: there still, as reports name it; moved: from the skill's folder. */
  stays?: ReadonlyMap<string, string>;
  moved?: ReadonlyMap<string, string>;
  /** What else the source says, or said at the ref: how reports name it, and what saidIn makes of its text. */
  others: () => readonly (readonly [string, string])[];
}

const linesWith = (text: string, path: string) =>
  text.split('\n').flatMap((line, index) => (names(line, path) ? [index] : []));
/** `../../a.md` is not what `../../../a.md` names. */
export const names = (text: string, path: string) => text.replaceAll(`../${path}`, '').includes(path);
export const inFolder = (path: string, { file }: PartTexts) => posix.join(posix.dirname(file), path);
/** The line that names such a file, and what to do. stays, to: where it is now. */
export const deletion = (path: string, now: PartTexts, stays?: string, to?: string) => {
  const { file, body, body_line, files, required } = now;
  const [line = null, ...more] = linesWith(body, path).map((index) => body_line + index);
  const beside = [...files].flatMap(([other, text]) => linesWith(text, path).map((index) => `${other}:${index + 1}`));
  const too = [...(more.length > 0 ? [`${more.length > 1 ? 'lines' : 'line'} ${more.join(', ')}`] : []), ...beside];
  const also = too.length > 0 ? `, ${line ? 'also ' : ''}on ${too.join(', ')}` : '';
  const cases = required.includes(path)
    ? ', and write a new `reason` into each case whose `required_files` loses it'
    : '';
  const or = `; or, if it is to go, remove what still refers to it${also}${cases}: the check then no longer fails, but asks a reviewer to look (gate inconclusive)`;
  if (stays) return { file, line, fix: `it is in \`${stays}\`: move or copy it to \`${inFolder(path, now)}\`` };
  if (to) {
    const [change, back] = [`change it to \`${to}\`${also}`, `move it back to \`${inFolder(path, now)}\``];
    const leaves = to.startsWith('../') && !path.startsWith('../');
    // Some agents get a copy of the skill's folder.
    const fix = leaves ? `${back}, or ${change}; copies of the skill are then without it` : `${change}, or ${back}`;
    return { file, line, fix };
  }
  const fix = `restore \`${inFolder(path, now)}\`${line || too.length > 0 || cases ? or : ' if an agent still needs what it says'}`;
  return { file, line, fix };
};
