/** The agent's listing, compared with the skills of the source → one offer per skill. */
import type { Agent } from '../agents/interface/agent.js';
import type { ListingContext } from '../agents/interface/listing.js';
import { BLANK, explainLoss, isBlank } from '../agents/listing/explain-loss.js';
import { findShadow } from '../agents/listing/shadow.js';
import { isUnread } from '../agents/project/reach.js';
import { type Explanation, explain, type Offer } from '../contract/offer.js';
import { omit } from '../input/get-own.js';
import type { OfferedSkill } from '../model/wire.js';
import { nameSkill } from '../skill/find-skill.js';
import { lostText, matchListing, measureOffer, textBehind } from '../skill/offer-match.js';
import type { Skill } from '../skill/skill.js';
import { oneLine } from '../text/escape.js';

const MOST_LOST = 400;

export interface SkillOffer extends Offer {
  /** `plugin:skill` where another skill has its name too. */
  id: string;
  /** Path of its SKILL.md in the source. */
  path: string;
  /** A skill that the agent ships has its listed name and stands before it. */
  shadowed?: true;
}

/** One offer for every SKILL.md of the source, in its order. */
export function listOffers(agent: Agent, context: ListingContext, offered: readonly OfferedSkill[]): SkillOffer[] {
  // A row that says a name alone is, of several skills, that which the agent's rules keep.
  const kept = agent.predictOffers(context).filter(({ offer }) => offer !== 'absent');
  const found = matchListing(
    [...new Set([...kept.map(({ skill }) => skill), ...context.source.skills])],
    (skill) => agent.listedAs(skill, context),
    withoutBundled(agent, offered),
  );
  const rowOf = (skill: Skill) => {
    const row = found.get(skill);
    return row && isOwn(agent, context, skill, row, offered) ? row : null;
  };
  return context.source.skills.map((skill) => ({
    id: nameSkill(skill, context.source),
    path: skill.path,
    ...compareOffer(agent, context, skill, rowOf(skill)),
    ...markShadow(agent, skill, context),
  }));
}

/** {skill id: offer}. Where two skills have the same ids, such as copies, the better offer counts. */
export function compareOffers(
  agent: Agent,
  context: ListingContext,
  offered: readonly OfferedSkill[],
): Record<string, Offer> {
  return offersById(listOffers(agent, context, offered));
}

export function offersById(rows: readonly SkillOffer[]): Record<string, Offer> {
  const offers = new Map<string, Offer>();
  for (const row of rows) {
    const { id, ...offer } = omit(row, 'path', 'shadowed');
    const other = offers.get(id);
    if (!other || offer.kept_chars > other.kept_chars || other.offer === 'absent') offers.set(id, offer);
  }
  return Object.fromEntries(offers);
}

/**
 * The only row of a name may be that of a skill of the agent's own: where no place of this one is known to be read, or where the agent
 * ships one of that name and had no room for another.
 */
function isOwn(
  agent: Agent,
  context: ListingContext,
  skill: Skill,
  row: OfferedSkill,
  offered: readonly OfferedSkill[],
): boolean {
  const is_shipped = agent.bundled_skills.includes(row.id) && offered.filter(({ id }) => id === row.id).length === 1;
  if (!is_shipped && !isUnread(agent, skill, context)) return true;
  return row.description !== null && measureOffer(skill, row.description).offer === 'full';
}

function compareOffer(agent: Agent, context: ListingContext, skill: Skill, found: OfferedSkill | null): Offer {
  const shown = found ? textBehind(found, agent.listedAs(skill, context)) : undefined;
  const offer = measureOffer(skill, shown, agent.readDescription?.(skill) ?? null);
  // Listed in full, and refused when it is called.
  if (offer.offer === 'full') return { ...offer, reason: agent.findSetOff?.(skill, context)?.why.reason ?? null };
  const over = agent.findExcess?.(skill, context, offer.offer) ?? null;
  const lost = lostText(skill, offer);
  return {
    ...offer,
    ...(lost ? { lost: oneLine(lost, MOST_LOST) } : {}),
    ...(explainLoss(agent, skill, context, offer.offer) ?? explainUnread(skill, found)),
    ...(over ? { over } : {}),
  };
}

const markShadow = (agent: Agent, skill: Skill, context: ListingContext): Pick<SkillOffer, 'shadowed'> =>
  findShadow(agent, skill, context) ? { shadowed: true } : {};

/** The reason where the agent's own rules do not explain it. */
function explainUnread(skill: Skill, found: OfferedSkill | null): Explanation {
  const [problem] = skill.front_matter.problems;
  const effect = found ? 'the agent shows it without its description' : 'the agent does not list it';
  if (!problem && found && skill.description === null)
    return isBlank(skill)
      ? BLANK
      : explain(`its description is not text, and ${effect}`, 'write it as one line of text');
  return problem
    ? explain(`${skill.path}, line ${problem.line}: ${problem.message}, and ${effect}`, 'correct that line')
    : explain(
        `${effect}, for a reason that this tool does not know for this version`,
        `check what the agent itself reports about ${skill.path}`,
      );
}

/** The agent's own skill comes first of two rows with one name, and it is not an offer of the source's skill. */
function withoutBundled({ bundled_skills }: Agent, offered: readonly OfferedSkill[]): readonly OfferedSkill[] {
  const own = bundled_skills.flatMap((name) => {
    const [first, ...others] = offered.filter(({ id }) => id === name);
    return first && others.length > 0 ? [first] : [];
  });
  return offered.filter((row) => !own.includes(row));
}
