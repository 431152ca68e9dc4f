/** A unit and what its agent listed → the offer of the skill that the case expects. */
import { aliasesFor, namesOf } from '../../case/aliases.js';
import type { SkillCase } from '../../case/schema.js';
import type { Offer } from '../../contract/offer.js';
import type { PartRow } from '../../contract/part.js';
import type { Result } from '../../contract/result.js';
import { getOwn, omit } from '../../input/get-own.js';
import { suggest } from '../../input/suggest.js';
import type { OfferedSkill } from '../../model/wire.js';
import { compareOffers } from '../../offer/compare.js';
import { leftOutBy, listHooks } from '../../offer/hooks.js';
import { compareParts } from '../../offer/parts.js';
import { findSkills, listIds, nameSkill } from '../../skill/find-skill.js';
import { findInUnlisted } from '../../skill/marketplace.js';
import type { Source } from '../../skill/skill.js';
import { bareId } from '../../text/bare-id.js';
import type { Transcript } from '../../transcript/ask.js';
import type { Attempt } from '../trial/context.js';
import { withParts } from '../trial/install.js';
import { findNamed, offerOfCommand } from './command.js';

/** The offer that this unit's own request showed, else the one discovered before the batch. */
export function offerOf(attempt: Attempt<SkillCase>, transcript: Transcript): Result['offer'] {
  const { unit, testCase, context } = attempt;
  const inside = testCase.subagent !== undefined;
  let offers: Record<string, Offer> | null = inside ? null : context.offersOf(unit.agent);
  if (transcript.offered) {
    offers = compareOnce(attempt, transcript.offered, describeListing(transcript));
    // What a custom agent is offered is not what the agent lists.
    if (!inside) context.onOffers(unit.agent, offers, () => listParts(attempt, transcript));
  }
  if (!testCase.expected_skill || !offers) return null;
  const aliases = aliasesFor(unit.agent, testCase.provider_aliases);
  const command = findNamed(testCase.expected_skill, aliases, context);
  if (command) return offerOfCommand(command, attempt, transcript);
  const names = namesOf(testCase.expected_skill, aliases);
  const { source } = context.shared;
  const [skill] = names.flatMap((name) => findSkills(source, name, attempt.ready));
  const offer = skill && getOwn(offers, nameSkill(skill, source));
  if (!offer)
    return {
      state: 'absent',
      kept_chars: 0,
      of_chars: 0,
      ...(skill ? { reason: null } : describeUnknown(testCase.expected_skill, source)),
    };
  return { state: offer.offer, ...omit(offer, 'offer', 'over', 'lost') };
}

/** As discovery does, and the hooks as far as they are known before one runs. */
function listParts({ ready, context: { parts, shared, hooked } }: Attempt, transcript: Transcript): PartRow[] {
  const { first_request: request, offered } = transcript;
  if (!parts || !request || !offered) return [];
  const { agent, install } = ready;
  const allow_processes = shared.allow_processes && !shared.only_hooks;
  const with_hooks = hooked ? withParts(ready, shared.source, shared.source.hook_folders ?? []) : ready;
  return [
    ...compareParts(parts.listed, {
      ...{ source: shared.source, agent, install, is_usual: ready.key.install === null },
      ...{ allow_processes, offered, request },
    }),
    ...listHooks(parts.hooks, {
      started: shared.allow_processes || hooked !== null,
      agent,
      leftOut: leftOutBy(with_hooks, shared.source),
    }),
  ];
}

function describeUnknown(
  id: string,
  source: Source,
): Pick<NonNullable<Result['offer']>, 'reason' | 'unknown' | 'fixes'> {
  const known = source.skills.flatMap((skill) => listIds(skill, source));
  const meant = suggest(id, known) ?? suggest(bareId(id), known) ?? null;
  const unlisted = findInUnlisted(source, id);
  const more = unlisted ? `: ${unlisted.why}` : meant === null ? '' : `; did you mean '${meant}'?`;
  const fixes = unlisted ? { fixes: [unlisted.fix] } : {};
  return { reason: `the source has no skill '${id}'${more}`, unknown: { meant }, ...fixes };
}

/** The same for every trial that is offered the same: each trial has a home of its own, and Codex lists paths. */
export function describeListing({ offered, trial_root }: Pick<Transcript, 'offered' | 'trial_root'>): string {
  return JSON.stringify(offered).replaceAll(trial_root, '~');
}

function compareOnce(
  { unit: { agent }, ready, context }: Attempt,
  offered: OfferedSkill[],
  listing: string,
): Record<string, Offer> {
  const before = context.compared.get(agent);
  if (before?.listing === listing) return before.offers;
  const setup = { source: context.shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
  const offers = compareOffers(ready.agent, setup, offered);
  context.compared.set(agent, { listing, offers });
  return offers;
}
