/** The skill cases of a corpus → those about one skill, split once, by a seed, into tuning cases and held-out ones. */
import { createHash } from 'node:crypto';
import type { SkillCase } from '../case/schema.js';
import type { Part } from '../contract/improvement.js';
import { ConfigError } from '../input/config-error.js';
import { findSkills, isSameSkill, nameSkill } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';

/** What a case expects, seen from the skill: itself, nothing, or another one. */
export interface SplitCase {
  testCase: SkillCase;
  /** The id of the skill that it expects; '' for none. */
  group: string;
}

export interface Split {
  /** As groups name the skill. */
  skill: string;
  tuning: SplitCase[];
  holdout: SplitCase[];
}

/** With fewer held-out cases that expect it, no gain could be told from chance: five of five improved is 1 in 32. */
const FEWEST_HELD_OUT = 5;
/** A proposer sees at least so many of each. */
const FEWEST_TUNING = 3;
const FEWEST_NEGATIVE = 4;

export function splitCases(
  cases: readonly SkillCase[],
  { skill, source, seed, holdout }: { skill: Skill; source: Source; seed: number; holdout: number },
): Split {
  const id = nameSkill(skill, source);
  const rows = cases.map((testCase): SplitCase => ({ testCase, group: groupOf(testCase, id, skill, source) }));
  const of = (wanted: (group: string) => boolean) => rows.filter(({ group }) => wanted(group));
  const positive = of((group) => group === id);
  const others = of((group) => group !== id);
  requireEnough(id, countPrompts(positive), countPrompts(others));
  const siblings = [...new Set(others.map(({ group }) => group))].filter(Boolean).sort();
  const held = new Map<string, boolean>();
  // One prompt is on one side, whatever the cases are called that have it.
  const divide = (stratum: readonly SplitCase[], most: (prompts: number) => number) => {
    const prompts = [...new Set(stratum.map(promptOf))].filter((prompt) => !held.has(prompt));
    const drawn = prompts.sort((a, b) => (draw(seed, a) < draw(seed, b) ? -1 : 1));
    const count = most(drawn.length);
    for (const [index, prompt] of drawn.entries()) held.set(prompt, index < count);
  };
  divide(positive, (count) => Math.min(count - FEWEST_TUNING, Math.max(FEWEST_HELD_OUT, Math.round(count * holdout))));
  divide(
    of((group) => group === ''),
    (count) => Math.ceil(count * holdout),
  );
  // A sibling's only case is held out: there it guards the sibling.
  for (const sibling of siblings)
    divide(
      of((group) => group === sibling),
      (count) => Math.ceil(count * holdout),
    );
  return {
    skill: id,
    tuning: rows.filter((row) => !held.get(promptOf(row))),
    holdout: rows.filter((row) => held.get(promptOf(row))),
  };
}

export const countPart = (rows: readonly SplitCase[], skill: string): Part => {
  const positive = rows.filter(({ group }) => group === skill).length;
  const negative = rows.filter(({ group }) => group === '').length;
  return { positive, negative, sibling: rows.length - positive - negative };
};

function groupOf(testCase: SkillCase, id: string, skill: Skill, source: Source): string {
  const expected = [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
  const found = expected.flatMap((name) => findSkills(source, name));
  if (found.some((one) => isSameSkill(one, skill))) return id;
  const [sibling] = found;
  return sibling ? nameSkill(sibling, source) : (expected[0] ?? '');
}

/** Two spellings of one question are one question. */
const promptOf = ({ testCase }: SplitCase): string => plainPrompt(testCase.prompt);
export const plainPrompt = (prompt: string): string => prompt.trim().toLowerCase().replace(/\s+/g, ' ');

const countPrompts = (rows: readonly SplitCase[]) => new Set(rows.map(promptOf)).size;

const draw = (seed: number, prompt: string) => createHash('sha256').update(`${seed}\n${prompt}`).digest('hex');

function requireEnough(id: string, positive: number, negative: number): void {
  const wanted = FEWEST_HELD_OUT + FEWEST_TUNING;
  if (positive >= wanted && negative >= FEWEST_NEGATIVE) return;
  throw new ConfigError(
    `${id} has ${positive} prompts that expect it and ${negative} that do not: too few to distinguish a better description from chance.`,
    {
      fix: `have at least ${wanted} and ${FEWEST_NEGATIVE}, better 20 and 20: \`agent-routing init\` drafts cases from the skills, \`agent-routing usage --cases\` from your sessions, and \`--from\` reads another tool's.`,
    },
  );
}
