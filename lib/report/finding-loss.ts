/** Turns skills that an agent offers worse than before into what happened to them, which skill took their room, and how much there is too much. */
import type { DeltaRow } from '../delta/schema.js';
import type { Said } from './finding-why.js';
import { splitLoss } from './group-deltas.js';
import { code, listFew } from './names.js';

/** What happened to each skill, then the reason once. */
export function causeOfLoss(rows: readonly DeltaRow[]): string {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const lost = new Map(
    rows.map((row) => [row.skill, `${code(row.skill ?? '')} ${splitLoss(row)[0].replace(/^the offer /, '')}`]),
  );
  if (lost.size === 1) return first.reason ?? '';
  return [listFew([...lost.values()]), splitLoss(first)[1]].join('; ');
}

/** Null: no other skill took the room. */
export function sayLoss(rows: readonly DeltaRow[]): (Said & { fix: string }) | null {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const [, why] = splitLoss(first);
  const [, pushed] = why.match(/\b(pushed out by .*)$/) ?? [];
  const by = pushed && /`([^`]+)`/.exec(pushed)?.[1];
  if (!pushed || !by) return null;
  const [what = null, ...others] = new Set(rows.map((row) => splitLoss(row)[0].replace(/ \d+\/\d+$/, '')));
  return {
    what: others.length > 0 ? null : what,
    why: [pushed, sayExcess(why)].filter(Boolean).join('; '),
    fix: `shorten the description of ${code(by)}${atLeast(why)}; \`agent-routing discover\` shows every listing and the room left in it`,
  };
}

const atLeast = (reason: string): string => {
  const [, over] = /([\d,]*\d) characters over the/.exec(reason) ?? [];
  return over ? ` by at least ${over} characters` : '';
};

/** Each agent's reason says by how much its listing is too long; without that number nobody knows how much to cut. */
function sayExcess(reason: string): string | null {
  const [, over, limit] = /([\d,]*\d) characters over the ([\d,]*\d)/.exec(reason) ?? [];
  if (over) return `all descriptions together are ${over} characters over the ${limit} that fit`;
  const [, tokens, more] = /([\d,]*\d) tokens .*\bneed about ([\d,]*\d) more/.exec(reason) ?? [];
  return tokens ? `all descriptions together are about ${more} tokens over the ${tokens} that fit` : null;
}
