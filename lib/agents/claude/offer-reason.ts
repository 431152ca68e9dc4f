/** Why Claude Code does not show a skill whole, in one sentence with the fix. */
import type { Skill, Source } from '../../skill/skill.js';
import type { Install, OfferState } from '../agent.js';

export function explainOffer(
  _skill: Skill,
  _place: { source: Source; install: Install; vendor_model: string | null },
  _offer: OfferState,
): string | null {
  return null;
}
