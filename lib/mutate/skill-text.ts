/** The text of a SKILL.md → the same with one thing changed: name, description, body, or the front matter itself. */
import { parseDocument } from 'yaml';
import type { Skill } from '../skill/skill.js';
import type { Change } from './mutant.js';

export function setField({ text, front_matter }: Skill, key: string, value: string): string {
  const lines = text.split('\n');
  const close = front_matter.body_line - 2;
  const block = parseDocument(front_matter.present ? lines.slice(1, close).join('\n') : '', { logLevel: 'silent' });
  const body = front_matter.present ? lines.slice(close + 1) : lines;
  // A block that is not YAML cannot be kept as it is; what could be read of it is.
  const document = block.errors.length ? parseDocument(JSON.stringify(front_matter.fields)) : block;
  if (document.contents === null || document.errors.length) return text;
  document.set(key, value);
  return ['---', document.toString({ lineWidth: 0 }).trimEnd(), '---', ...body].join('\n');
}

export function setBody({ text, front_matter }: Skill, body: string): string {
  return [...text.split('\n').slice(0, front_matter.body_line - 1), body].join('\n');
}

/** Ways to break front matter that some YAML reader trips over; which of them an agent trips over is the agent's to say. */
export function breakFrontMatter(skill: Skill): (Pick<Change, 'what'> & { text: string })[] {
  const lines = skill.text.split('\n');
  const close = skill.front_matter.body_line - 2;
  if (!skill.front_matter.present || close < 1) return [];
  const at = Math.max(
    1,
    lines.findIndex((line) => /^description:/.test(line)),
  );
  const withLines = (from: number, remove: number, ...put: string[]) =>
    lines.toSpliced(from, remove, ...put).join('\n');
  return [
    { what: 'a quote in its front matter is not closed', text: withLines(at, 0, 'note: "not closed') },
    { what: 'a line of its front matter begins with a tab', text: withLines(at, 0, 'note:', '\t- one') },
    { what: 'its front matter is a list', text: withLines(1, close - 1, '- name', '- description') },
    { what: 'its front matter has no closing line of dashes', text: withLines(close, 1) },
    { what: 'an empty line stands before its front matter', text: withLines(0, 0, '') },
  ];
}
