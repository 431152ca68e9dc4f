/** Facts about skills in Codex 0.169.0: limits, budget, bundled skills. Measured on the real binary. */
import type { Credentials } from '../interface/launch.js';
import type { ProjectSkills } from '../interface/project-skills.js';

export const VERSION = '0.169.0';

/** The listing may fill 2 % of the context window, 272,000 tokens for every bundled model, at four bytes of UTF-8 a token. */
export const LISTING_TOKENS = 5440;
/** Bytes of the table of roots that do not count against the budget, because the text above the listing is shorter with a table. */
export const ROOTS_FREE_BYTES = 142;

export const LIMITS = {
  name_chars: 64,
  /** A longer description is truncated to `description_kept_chars` and `...`. */
  description_chars: 1024,
  description_kept_chars: 1021,
  /** How many directories below a skills root a SKILL.md is found. */
  nesting: 6,
} as const;

/**
 * Bundled skills, listed before all others; their descriptions count against the budget and are truncated like the others. A
 * synced skill of the same name follows further down under that name; a plugin's skill has its plugin's name before it.
 */
export const SYSTEM_SKILLS = [
  { name: 'imagegen', chars: 570 },
  { name: 'openai-docs', chars: 624 },
  { name: 'skill-creator', chars: 106 },
  { name: 'skill-installer', chars: 225 },
] as const;

export const CREDENTIALS: Credentials = {
  any_of: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
  secrets: [],
  settings: ['OPENAI_BASE_URL', 'OPENAI_ORGANIZATION', 'OPENAI_PROJECT', 'CODEX_CA_CERTIFICATE'],
  homes: ['CODEX_HOME'],
};

/** Measured in a checkout (0.169.0). */
export const PROJECT_SKILLS: ProjectSkills = {
  folders: ['.agents/skills', '.codex/skills'],
  levels: [0, LIMITS.nesting],
  hidden: 'skipped',
  inside_skills: true,
};
