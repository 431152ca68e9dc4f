/** An agent as its folder has it → the same, which installs nothing of a marketplace that its CLI's own step would refuse. */
import { type Explanation, explain } from '../../contract/offer.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';
import { type Refused, refusedOf } from './refused.js';

type Location = Pick<ListingContext, 'source' | 'install'>;

export function withMarket(agent: Agent): Agent {
  const refusedIn = ({ source, install }: Location): Refused | null =>
    install === 'marketplace' ? refusedOf({ agent, source }) : null;

  /** What is left of the source. */
  const installed = <T extends Location>(context: T): T => {
    const refused = refusedIn(context);
    return refused ? { ...context, source: refused.rest } : context;
  };
  /** The agent itself leaves out what it refuses, where it looks again. */
  const given = agent.marketplace?.rereads ? <T extends Location>(context: T): T => context : installed;

  return {
    ...agent,
    setUp: (setup, files) => agent.setUp(given(setup), files),
    skillPath: (setup, skill) => agent.skillPath(given(setup), skill),
    listedAs: (skill, context) => agent.listedAs(skill, given(context)),
    predictOffers: (context) =>
      refusedIn(context)?.whole != null
        ? context.source.skills.map((skill) => ({ skill, id: skill.id, ...measureOffer(skill, undefined) }))
        : agent.predictOffers(installed(context)),
    explainOffer(skill, context, offer) {
      const refused = offer === 'absent' ? refusedIn(context) : null;
      const why = refused && explainRefused(agent, skill, context.source, refused);
      return why ?? agent.explainOffer(skill, installed(context), offer);
    },
    findExcess: (skill, context, offer) => agent.findExcess?.(skill, installed(context), offer) ?? null,
  };
}

/** What lies in a plugin that is refused, and in no other. */
function explainRefused(
  { title }: Agent,
  { path }: Skill,
  { marketplace, plugins }: Source,
  { whole, why }: Refused,
): Explanation | null {
  const cure = `correct ${marketplace}`;
  if (whole !== null) return explain(`${title} cannot add the marketplace (${whole})`, cure);
  const holding = plugins.filter(
    ({ entry, folder }) => entry !== null && (folder === '' || path.startsWith(`${folder}/`)),
  );
  const reasons = holding.map((plugin) => why.get(plugin));
  const [first] = reasons;
  return first === undefined || reasons.includes(undefined)
    ? null
    : explain(`${title} cannot install the plugin (${first})`, cure);
}
