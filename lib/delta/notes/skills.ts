/** Turns a comparison into the notes on its skills: names that are gone, and offers that the baseline does not record. */
import { bareId } from '../../text/bare-id.js';
import { listFew } from '../../text/count.js';
import { describeOffer } from '../offers.js';
import type { Note } from '../schema.js';
import { type NoteFacts, note, warn } from './note.js';

/** A skill that was removed from the source, or renamed, is not an OFFER_LOSS, but the reader should know. */
export function noteSkills({ results, refBaseline, branch }: NoteFacts): Note[] {
  // What the branch did to a skill has a row, and what the ref lacks as well is no news.
  if (branch && !branch.unread) return [];
  const known = Object.keys(refBaseline?.$meta.skills ?? {});
  // A skill is `plugin:skill` from the day on which another one has its name.
  const offered = Object.values(results.offers).flatMap((skills) => Object.keys(skills));
  const now = new Set(offered.flatMap((skill) => [skill, bareId(skill)]));
  if (now.size === 0) return [];
  const gone = known.filter((skill) => !now.has(skill));
  if (gone.length === 0) return [];
  // A new name in the front matter looks the same from here: its folder, and so its cases, may still be there.
  const fresh = offered.filter((skill) => !known.includes(skill));
  const names = (skills: readonly string[]) => `${skills.slice(0, 10).join(', ')}${skills.length > 10 ? ' …' : ''}`;
  const added = fresh.length === 0 ? '' : ` New names: ${names([...new Set(fresh)])}.`;
  return [note(`No skill of the source has these names any more: ${names(gone)}.${added} ${MEND}`)];
}

const MEND = 'If that is meant, `agent-routing baseline update --reason "…"` takes them out of the baseline.';

/** Offers are compared with what the baseline recorded: where it recorded none, nothing can be lost, however little is left. */
export function noteOffers({ results, unrecorded }: NoteFacts): Note[] {
  if (unrecorded.length === 0) return [];
  const weak = unrecorded.flatMap((agent) =>
    Object.entries(results.offers[agent] ?? {}).flatMap(([skill, offer]) =>
      offer.offer === 'full' ? [] : [`${skill} ${describeOffer(offer)} (${agent})`],
    ),
  );
  const how =
    'The baseline does not record what is offered to ' +
    `${unrecorded.join(', ')}, so not every loss can be seen. To record it: \`agent-routing baseline update --reason "…"\`.`;
  if (weak.length === 0) return [{ ...note(how), usual: true }];
  return [warn(`Not offered in full: ${listFew(weak, 10)}. ${how}`)];
}
