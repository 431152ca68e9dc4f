/** What Claude Code itself decides, stated once: version, package, listing budgets. Measured on the pinned version; lint and discover read the same tables. */

/** Facts below were measured on this version; 2.1.197 differs where a comment says so. */
export const PINNED = '2.1.330';

/** The wrapper package; its platform siblings hold the binary and, unlike it, have no Node limit. */
export const REGISTRY_PACKAGE = '@anthropic-ai/claude-code';

/** Characters of one skill's text in the listing, beyond which it ends in `…` (setting skillListingMaxDescChars). */
export const SKILL_TEXT_CAP = 1536;

/** The share of the context window that the listing may take (setting skillListingBudgetFraction). */
const BUDGET_SHARE = 0.01;

interface ModelFacts {
  /** Matches the vendor's model as the user wrote it; null: no `--model` was given. */
  pattern: RegExp;
  context_tokens: number;
  /** How many characters the CLI reckons for a token of this model. */
  chars_per_token: number;
}

/** First match wins. `[1m]` asks for the long context where the model has one to offer. */
export const MODELS: readonly ModelFacts[] = [
  { pattern: /^claude-(sonnet|haiku|opus)-4-5.*\[1m\]$/, context_tokens: 1_000_000, chars_per_token: 4 },
  { pattern: /^claude-(sonnet|haiku|opus)-4-5/, context_tokens: 200_000, chars_per_token: 4 },
];

/** Aliases (opus, sonnet, haiku, fable), the default and unknown ids alike: one million tokens. 2.1.197 gave 6000 or 8000 characters. */
const ANY_MODEL = { context_tokens: 1_000_000, chars_per_token: 3 };

/** Characters that the listing may hold for that vendor model: 30,000 or 8,000 in practice. */
export function listingBudget(vendor_model: string | null): number {
  const model = MODELS.find(({ pattern }) => pattern.test(vendor_model ?? '')) ?? ANY_MODEL;
  return Math.round(model.context_tokens * model.chars_per_token * BUDGET_SHARE);
}
