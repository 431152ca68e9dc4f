/** The files in a source that say what to ignore → the rules of one walk of pi through a folder of skills, added from its root down (0.87.1). */
import { posix } from 'node:path';
import ignore from 'ignore';
import type { Source } from '../../skill/skill.js';
import { IGNORE_FILES } from './facts.js';

const { join } = posix;

/** The search for more of `**` takes ever longer; hardly any rule has two. */
const MOST_DEEP = 3;

export type IgnoreRules = ReturnType<typeof createIgnoreRules>;

export function createIgnoreRules({ ignore_files = {} }: Source) {
  const matcher = ignore();
  const rules: { rule: string; file: string }[] = [];
  return {
    /** folder: in the source; at: as seen from the walk's root, '' for the root itself. */
    add(folder: string, at: string): void {
      for (const file of IGNORE_FILES.map((name) => join(folder, name)))
        for (const rule of (ignore_files[file] ?? '').split(/\r?\n/)) {
          const pattern = prefixRule(rule, at === '' ? '' : `${at}/`);
          if (pattern !== null) matcher.add({ pattern, mark: String(rules.push({ rule, file }) - 1) });
        }
    },
    /** The rule that leaves a place out, as its file has it; null where none does. Folders end with a slash. */
    leavesOut(place: string) {
      if (rules.length === 0) return null;
      const { ignored, rule } = matcher.test(place);
      return ignored ? (rules[Number(rule?.mark)] ?? null) : null;
    },
  };
}

/** As pi does it: a rule of a nested file is bound to its folder, one at the root to nothing, whatever slash it begins with. */
function prefixRule(line: string, prefix: string): string | null {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed.startsWith('#') || trimmed.split('**').length - 1 > MOST_DEEP) return null;
  const negated = line.startsWith('!');
  const pattern = line.replace(/^(?:!|\\(?=!))/, '').replace(/^\//, '');
  return `${negated ? '!' : ''}${prefix}${pattern}`;
}
