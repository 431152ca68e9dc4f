/** A plugin's skills, or skill-creator's queries, → a first corpus for its author to go on with. */
import { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { readJson } from '../json-text.js';
import { demand, wordPath } from '../schema-issue.js';
import type { Skill } from '../skill/skill.js';

export interface FirstCase {
  case_id: string;
  category: string;
  prompt: string;
  expected_skill?: string;
  disallowed_skills?: string[];
}

/** One case per skill; its prompt is what the description says about when to use it, for want of a user's words. */
export function draftCases(skills: readonly Skill[]): FirstCase[] {
  const taken = new Map<string, number>();
  return skills.map((skill, index) => {
    const name = slug(skill.id);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const sibling = skills[(index + 1) % skills.length];
    return {
      case_id: `${name}-${count}`,
      category: 'first',
      prompt: draftPrompt(skill),
      expected_skill: skill.id,
      ...(sibling && sibling !== skill ? { disallowed_skills: [sibling.id] } : {}),
    };
  });
}

function draftPrompt(skill: Skill): string {
  const text = (skill.description ?? '').replace(/\s+/g, ' ').trim();
  const when = /\buse (?:this |it )?(?:skill )?(?:when|to|for|if)\s+(.+?)(?:\.\s|\.?$)/i.exec(text)?.[1];
  const words = when ?? text.split(/\.\s/)[0] ?? '';
  return words ? `Here is what I need: ${words.replace(/\.$/, '')}.` : 'Please help me with this.';
}

const EvalsSchema = z.array(z.looseObject({ query: z.string().min(1), should_trigger: z.boolean() })).min(1);

/** skill-creator's `[{query, should_trigger}]`. */
export function casesFromSkillCreator(text: string, file: string, skill: string): FirstCase[] {
  const { value, line } = readJson(text, file);
  const queries = demand(EvalsSchema, value, ({ path, words }) => {
    return new ConfigError(`These are not skill-creator's queries: ${wordPath(path) || 'the file'} ${words}.`, {
      file,
      line: line(path),
      fix: 'give an array of {"query": "…", "should_trigger": true}.',
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
