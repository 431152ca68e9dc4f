/** Prompts that led to a skill → cases, without what could be private by its form. */
import { bareId } from '../../../lib/text/bare-id.js';
import type { LeadingPrompt } from '../../../lib/unit/usage.js';
import { type Hidden, hidePrivate } from './private-text.js';

/** More of one skill would say the same again. */
const MOST_OF_A_SKILL = 20;
/** A longer one is a document, not a request. */
const LONGEST = 1_500;

export interface UsageCase {
  case_id: string;
  category: 'usage';
  prompt: string;
  expected_skill: string;
}

/** hidden: counts what was, by its kind. */
export function casesOf(
  prompts: readonly LeadingPrompt[],
  redact: (text: string) => string,
  hidden: Hidden = new Map(),
): UsageCase[] {
  const bySkill = new Map<string, Set<string>>();
  for (const { skill, prompt } of prompts) {
    const clean = hidePrivate(redact(prompt), hidden).trim();
    const known = bySkill.get(skill) ?? new Set<string>();
    if (clean !== '' && clean.length <= LONGEST && known.size < MOST_OF_A_SKILL) known.add(clean);
    bySkill.set(skill, known);
  }
  return [...bySkill]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([skill, texts]) =>
      [...texts].map((prompt, index) => ({
        case_id: `usage-${bareId(skill).replace(/[^\w.-]+/g, '-')}-${index + 1}`,
        category: 'usage' as const,
        prompt,
        expected_skill: skill,
      })),
    );
}
