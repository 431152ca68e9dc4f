/** Offers beside other plugins → whose rows a listing has, and which skills of the source are listed worse because of them. */

import { getOwn } from '../../input/get-own.js';
import type { Discovery } from '../../offer/discover.js';
import { listFew } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { OFFER_WORDS } from '../view/offer-words.js';

const OWNERS: Record<string, string> = { source: 'this source', parts: 'its commands', agent: 'the agent itself' };
const NAMED = 5;

export function renderNeighbours(agents: Record<string, Discovery | { error: string }>): string[] {
  const measured = Object.entries(agents).flatMap(([agent, found]) =>
    'fallen' in found && found.fallen ? [{ agent, found, worse: found.fallen }] : [],
  );
  if (measured.length === 0) return [];
  const lines = measured.flatMap(({ agent, found, worse }) => {
    const { shares = [] } = found.listing_context ?? {};
    const budget = found.headroom?.budget;
    const parts = shares.map(
      ({ whose, rows, size, tokens }) =>
        // A listing without a budget has no share of one, but costs its tokens in every session.
        `${oneLine(getOwn(OWNERS, whose) ?? whose, 60)} ${budget ? `${Math.round((100 * size) / budget)} %` : `about ${tokens.toLocaleString('en')} tokens`} (${rows})`,
    );
    const names = worse.map(
      ({ id, alone, beside }) => `${oneLine(id, 60)} ${OFFER_WORDS[alone]} → ${OFFER_WORDS[beside]}`,
    );
    const lost = worse.length > 0 ? `${worse.length} fall: ${listFew(names, NAMED)}` : 'no skill of this source falls';
    return [`${agent}: ${parts.join(', ')}; ${lost}`];
  });
  return ['', 'Beside the neighbours (share of the listing, rows):', ...lines];
}
