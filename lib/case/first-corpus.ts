/** Turns a plugin's skills, or skill-creator's queries, into a first corpus for the author to extend. */
import { z } from 'zod';
import { ConfigError } from '../input/config-error.js';
import { readJson } from '../input/json-text.js';
import { parseOrThrow, wordPath } from '../input/schema-issue.js';
import { findUniqueId, isSameSkill } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import { draftPrompts } from './first-prompt.js';

export interface FirstCase {
  case_id: string;
  category: string;
  prompt: string;
  expected_skill?: string;
  disallowed_skills?: string[];
}

export interface FirstCorpus {
  cases: FirstCase[];
  /** {case_id: the skill it expects} */
  skills: Map<string, Skill>;
  /** Skills without a case, with the reason and the fix. */
  left_out: { skill: Skill; reason: string }[];
}

/**
 * One case per skill that an id can name; copies of one file are one skill. lookAlikes: the other skills of the source, the
 * nearest first.
 */
export function draftCases(source: Source, lookAlikes: (skill: Skill) => readonly Skill[]): FirstCorpus {
  const corpus: FirstCorpus = { cases: [], skills: new Map(), left_out: [] };
  const taken = new Map<string, number>();
  const asked = new Set<string>();
  for (const skill of source.skills) {
    if (findFirst(skill, source) !== skill) continue;
    const id = findUniqueId(skill, source);
    if (id === null) {
      const others = source.skills.filter(
        (other) => other !== skill && other.id === skill.id && !isSameSkill(other, skill),
      );
      const reason = `its id '${skill.id}' is that of ${others.map(({ path }) => path).join(', ')} too; rename one of them.`;
      corpus.left_out.push({ skill, reason });
      continue;
    }
    const name = slug(skill.id);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const case_id = `${name}-${count}`;
    const [disallowed] = lookAlikes(skill).flatMap((other) => disallow(other, skill, source));
    const prompts = draftPrompts(skill.description, [skill.id, skill.dir]);
    corpus.skills.set(case_id, skill);
    const prompt = prompts.find((one) => !asked.has(one)) ?? prompts[0] ?? '';
    asked.add(prompt);
    corpus.cases.push({
      case_id,
      category: 'first',
      prompt,
      expected_skill: id,
      ...(disallowed === undefined ? {} : { disallowed_skills: [disallowed] }),
    });
  }
  return corpus;
}

/** A skill of the same name, id or folder, could not be told from the expected one in every transcript. */
function disallow(other: Skill, skill: Skill, source: Source): string[] {
  const names = [skill.id, skill.dir];
  if (names.includes(other.id) || names.includes(other.dir) || isSameSkill(other, skill)) return [];
  const id = findUniqueId(other, source);
  return id === null ? [] : [id];
}

/** Of copies and links the one that stands for all: a file itself before a link to it. */
function findFirst(skill: Skill, source: Source): Skill | undefined {
  const same = source.skills.filter((other) => other.id === skill.id && isSameSkill(other, skill));
  return same.find(({ real_path }) => real_path === undefined) ?? same[0];
}

const EvalsSchema = z.array(z.looseObject({ query: z.string().min(1), should_trigger: z.boolean() })).min(1);

/** skill-creator's `[{query, should_trigger}]`. */
export function casesFromSkillCreator(text: string, file: string, skill: string): FirstCase[] {
  const { value, line } = readJson(text, file);
  const queries = parseOrThrow(EvalsSchema, value, ({ path, words }) => {
    return new ConfigError(`These are not skill-creator's queries: ${wordPath(path) || 'the file'} ${words}.`, {
      file,
      line: line(path),
      fix: 'write an array of {"query": "…", "should_trigger": true}.',
    });
  });
  return queries.map(({ query, should_trigger }, index) => ({
    case_id: `${slug(skill)}-${should_trigger ? 'needs' : 'needs-not'}-${index + 1}`,
    category: should_trigger ? 'trigger' : 'negative',
    prompt: query,
    ...(should_trigger ? { expected_skill: skill } : { disallowed_skills: [skill] }),
  }));
}

function slug(id: string): string {
  return (
    id
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'skill'
  );
}
