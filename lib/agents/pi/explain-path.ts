/** The folders between a root of skills and a SKILL.md → why pi does not find the skill, with the fix (0.87.1). */
import { posix } from 'node:path';
import ignore from 'ignore';
import { type Explanation, explain } from '../../contract/offer.js';
import type { Skill, Source } from '../../skill/skill.js';
import { explainNested } from '../listing/nested-skill.js';
import { IGNORE_FILES } from './facts.js';

const { join } = posix;

export interface Step {
  /** As pi sees it; '' for the root. */
  name: string;
  /** The folder in the source that is there; null: one that a sync made. */
  folder: string | null;
}

export const isHidden = (name: string): boolean => /^\.(?!\.?$)/.test(name);

/** steps: from the root, whose own name does not matter, to the skill's own folder. Null: pi finds the skill. */
export function explainPath(steps: readonly Step[], skill: Skill, source: Source): Explanation | null {
  const rules = createIgnoreRules(source);
  let at = '';
  for (const { name, folder } of steps) {
    if (isHidden(name) || name === 'node_modules')
      return explain('pi skips folders that begin with a dot, and node_modules', `rename ${name} in ${skill.path}`);
    at = join(at, name).replace(/^\.$/, '');
    const left_out = at === '' ? null : explainIgnored(rules, `${at}/`, skill);
    if (left_out) return left_out;
    if (folder === null) continue;
    rules.add(folder, at);
    const file = join(folder, 'SKILL.md');
    const ignored = explainIgnored(rules, join(at, 'SKILL.md'), skill);
    if (file === skill.path) return ignored;
    if (!ignored && source.skills.some(({ path }) => path === file)) return explainNested('pi', skill.path, folder);
  }
  return null;
}

function explainIgnored(rules: IgnoreRules, place: string, { path }: Skill): Explanation | null {
  const found = rules.leavesOut(place);
  return (
    found &&
    explain(`pi leaves out what ${found.file} ignores: ${found.rule.trim()}`, `change that rule, or move ${path}`)
  );
}

/** The search for more of `**` takes ever longer; hardly any rule has two. */
const MOST_DEEP = 3;

type IgnoreRules = ReturnType<typeof createIgnoreRules>;

function createIgnoreRules({ ignore_files = {} }: Source) {
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
