/** Prompts that led to a skill → cases, without what could be private by its form. */
import { bareId } from '../../../lib/text/bare-id.js';
import type { LeadingPrompt } from '../../../lib/unit/usage.js';

/** More of one skill would say the same again. */
const MOST_OF_A_SKILL = 20;
/** A longer one is a document, not a request. */
const LONGEST = 1_500;

/** What a redactor of secrets leaves: addresses, paths, hosts and long numbers. */
const PRIVATE: readonly [RegExp, string][] = [
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, 'someone@example.com'],
  [/\bhttps?:\/\/[^\s<>"'`)\]]+/g, 'https://example.com/'],
  [/(?<![\w/])(?:~|\/(?:home|Users|root|mnt|media|var|opt|srv|private|tmp|workspaces?))\/[^\s"'`<>|:;,)\]]+/g, '/path'],
  [/\b[A-Za-z]:\\[^\s"'`<>|;,)\]]+/g, '/path'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '192.0.2.1'],
  [/\b[0-9a-f]{32,}\b/gi, '***'],
  [/\b\d{9,}\b/g, '000'],
];

export interface UsageCase {
  case_id: string;
  category: 'usage';
  prompt: string;
  expected_skill: string;
}

export function casesOf(prompts: readonly LeadingPrompt[], redact: (text: string) => string): UsageCase[] {
  const bySkill = new Map<string, Set<string>>();
  for (const { skill, prompt } of prompts) {
    const clean = PRIVATE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), redact(prompt)).trim();
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
