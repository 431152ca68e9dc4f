/** The skills of a source → which of their files a block of text has lines of, so that a text is told from its sibling's. */
import { memoize } from '../input/memoize.js';
import { bodyOf, readWritten, type WrittenText } from './written-text.js';

export interface SkillText {
  /** Path of its SKILL.md in the source. */
  path: string;
  body: WrittenText;
  /** With its front matter, which agents that read the file give to the model too. */
  whole: WrittenText;
}

export interface Owners {
  at(path: string): SkillText | null;
  /** Those that have lines in the block, with the characters of those lines; lines that several have count for each. */
  listIn(block: string): Map<SkillText, number>;
  /** Whether a line of its body that no other skill has is in the block; null where it has none. */
  hasOnly(skill: SkillText, block: string): boolean | null;
}

/** texts: {path of a SKILL.md: its text}; looked through once, because all units of a batch share it. */
export const ownersOf = memoize((texts: Readonly<Record<string, string>>): Owners => {
  const skills = new Map<string, SkillText>();
  const lines = new Map<string, SkillText[]>();
  for (const [path, text] of Object.entries(texts)) {
    const skill = { path, body: readWritten(bodyOf(text)), whole: readWritten(text) };
    skills.set(path, skill);
    for (const line of new Set(skill.whole.lines.map(({ text: one }) => one)))
      lines.set(line, [...(lines.get(line) ?? []), skill]);
  }
  return {
    at: (path) => skills.get(path) ?? null,
    listIn(block) {
      const found = new Map<SkillText, number>();
      for (const line of block.split(/\r\n?|\n/)) {
        const text = line.trim();
        for (const skill of lines.get(text) ?? []) found.set(skill, (found.get(skill) ?? 0) + text.length);
      }
      return found;
    },
    hasOnly({ body }, block) {
      const only = body.lines.filter(({ text }) => lines.get(text)?.length === 1);
      return only.length === 0 ? null : only.some(({ text }) => block.includes(text));
    },
  };
});
