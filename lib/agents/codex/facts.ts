/** What Codex 0.169.0 does with skills, as data: limits, budget, the skills it brings along. Measured on the real binary. */

export const VERSION = '0.169.0';

/** 0.169.0 takes this one when config names none; it reaches the shell by code mode. */
export const DEFAULT_MODEL = 'gpt-6.1-sol';

/** The listing may fill 2 % of the context window, 272,000 tokens for every bundled model, at four characters a token. */
export const LISTING_TOKENS = 5440;
export const CHARS_PER_TOKEN = 4;

export const LIMITS = {
  name_chars: 64,
  /** A longer description is cut to `description_kept_chars` and `...`. */
  description_chars: 1024,
  description_kept_chars: 1021,
  /** Directories below a skills root in which SKILL.md is still found. */
  nesting: 6,
} as const;

/** Listed before every other skill; their descriptions take part of the budget. `chars` is the length of the description. */
export const SYSTEM_SKILLS = ['imagegen', 'openai-docs', 'skill-creator', 'skill-installer'] as const;

export const CREDENTIALS = ['CODEX_API_KEY', 'OPENAI_API_KEY'] as const;
export const BASE_URLS = ['OPENAI_BASE_URL'] as const;
