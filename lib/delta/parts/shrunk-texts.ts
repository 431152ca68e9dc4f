/** The texts of a skill at a ref and now, its body and the files that it names → what was emptied, cut down or taken away. */
import type { BranchChange } from '../../contract/part.js';
import { linesOf } from './changes.js';

export interface SkillTexts {
  id: string;
  /** From the repository's root. */
  file: string;
  body_line: number;
  body: string;
  /** Another skill with the same body; null: none. */
  twin: string | null;
  /** {path below the skill's folder: text} of what SKILL.md or a case names. */
  files: ReadonlyMap<string, string>;
}

/** Most of its lines are in what the skill has now and had not: the file was renamed, split or taken into SKILL.md. */
function standsElsewhere(text: string, before: SkillTexts, now: SkillTexts): boolean {
  const fresh = [...now.files].flatMap(([path, own]) => (before.files.has(path) ? [] : [own]));
  const lines = linesOf(text);
  const had = linesOf(before.body);
  const added = new Set([...linesOf([now.body, ...fresh].join('\n'))].filter((line) => !had.has(line)));
  return lines.size > 0 && [...lines].filter((line) => added.has(line)).length * 2 >= lines.size;
}

/** Less than a fifth is left. */
const SHARE = 5;

export function findShrunk(before: SkillTexts, now: SkillTexts, ref: string): BranchChange[] {
  const base = { kind: 'skill', name: now.id, rule: null, line: null, agents: [], why: null } as const;
  const changes: BranchChange[] = [];
  const size = (text: string) => text.trim().length;
  const isCut = (then: string, text: string) => size(then) > 0 && size(text) * SHARE <= size(then);
  if (size(before.body) > 0 && size(now.body) === 0)
    changes.push({
      ...{ ...base, delta: 'BROKEN', file: now.file, line: now.body_line, agents: [] },
      message: 'it has no text below its front matter any more, so that an agent that loads it learns nothing',
      fix: `restore its text from \`${ref}\``,
    });
  else if (now.twin !== null && before.twin === null)
    changes.push({
      ...{ ...base, delta: 'BROKEN', file: now.file, line: now.body_line, agents: [] },
      message: `its text is now that of \`${now.twin}\``,
      fix: `restore its text from \`${ref}\``,
    });
  else if (isCut(before.body, now.body))
    changes.push({
      ...{ ...base, delta: 'SHRUNK', file: now.file, line: now.body_line, agents: [] },
      message: `its text has ${size(now.body)} characters, of ${size(before.body)} at \`${ref}\``,
      fix: `bring back what an agent needs, from \`${ref}\``,
    });
  const folder = now.file.replace(/[^/]*$/, '');
  for (const [path, then] of before.files) {
    const text = now.files.get(path);
    const file = `${folder}${path}`;
    const what = `\`${path}\`, which ${now.id} names`;
    if (text === undefined && standsElsewhere(then, before, now)) continue;
    if (text === undefined)
      changes.push({
        ...{ ...base, delta: 'SHRUNK', file: now.file, agents: [] },
        message: `${what}, was deleted`,
        fix: now.body.includes(path)
          ? `restore \`${file}\`, or take it out of what names it`
          : `restore \`${file}\` if an agent still needs what it says`,
      });
    else if (size(then) > 0 && size(text) === 0)
      changes.push({
        ...{ ...base, delta: 'BROKEN', file, agents: [] },
        message: `${what}, has no text any more`,
        fix: `restore its text from \`${ref}\``,
      });
    else if (isCut(then, text))
      changes.push({
        ...{ ...base, delta: 'SHRUNK', file, agents: [] },
        message: `${what}, has ${size(text)} characters, of ${size(then)} at \`${ref}\``,
        fix: `bring back what an agent needs, from \`${ref}\``,
      });
  }
  return changes;
}
