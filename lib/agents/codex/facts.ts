/** Facts about skills in Codex 0.169.0: limits, budget, bundled skills. Measured on the real binary. */

import type { BodyLimit } from '../interface/delivery.js';
import type { Denials } from '../interface/denials.js';
import type { HookFacts } from '../interface/hook-facts.js';
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
  // 0.169.0 posts it to auth.openai.com and nowhere else, through no proxy.
  identity: {
    ids: ['OPENAI_FEDERATION_RULE_ID'],
    file: 'OPENAI_IDENTITY_TOKEN_FILE',
    audience: 'https://api.openai.com/v1',
  },
};

/** Measured in a checkout (0.169.0). */
export const PROJECT_SKILLS: ProjectSkills = {
  folders: ['.agents/skills', '.codex/skills'],
  levels: [0, LIMITS.nesting],
  hidden: 'skipped',
  inside_skills: true,
};

/** 10,000 tokens of 4 bytes (0.169.0). */
const MOST_OUTPUT_BYTES = 40_000;

/** What Codex gives its model of a long SKILL.md, which it reads with its shell. */
export const body_limit: BodyLimit = {
  give({ text }) {
    const bytes = Buffer.from(text);
    if (bytes.length <= MOST_OUTPUT_BYTES) return text;
    const half = MOST_OUTPUT_BYTES / 2;
    return `${bytes.subarray(0, half)}…${Math.ceil((bytes.length - MOST_OUTPUT_BYTES) / 4)} tokens truncated…${bytes.subarray(-half)}`;
  },
  rule: 'keeps the first and the last 20 KB of what a command prints',
  marks: /tokens truncated…/,
};

/** 0.169.0 runs none of another name or another letter case, and says nothing. */
export const HOOK_FACTS: HookFacts = {
  // biome-ignore format: a table
  events: [
    'PreModelRequest', 'PreToolUse', 'PermissionRequest', 'PostToolUse', 'PreCompact', 'PostCompact', 'SessionStart',
    'SessionEnd', 'UserPromptSubmit', 'SubagentStart', 'SubagentStop', 'Stop', 'Interrupt',
  ],
  starts_in: 'project',
  tools: ['Bash'],
};

/** A rule says its own justification, or the second of these; all else is Codex's own: `rm -f style commands are not permitted` (0.169.0). */
export const DENIALS: Denials = {
  words: [
    [/^approval required/, 'permission'],
    [/^policy forbids commands starting with /, 'rule'],
  ],
  otherwise: 'agent',
  rule_folders: ['.codex/rules'],
};
