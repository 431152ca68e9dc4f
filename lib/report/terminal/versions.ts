/** The offers of two versions of the agents → what the second lists worse and better than the first, in words. */
import type { OfferState } from '../../contract/offer.js';
import type { Discovery } from '../../offer/discover.js';
import { findListedWorse, type WorseOffer } from '../../offer/listed-worse.js';
import { count } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { OFFER_WORDS } from '../view/offer-words.js';

interface VersionChange {
  id: string;
  path: string;
  before: OfferState;
  after: OfferState;
  /** The difference in characters of the description; negative where fewer are shown. */
  chars: number;
}

export interface VersionDifference {
  before: string;
  after: string;
  worse: VersionChange[];
  better: VersionChange[];
}

type Found = Discovery | { error: string };

/** Compares the agents of which both versions answered. */
export function compareVersions(
  before: Record<string, Found>,
  after: Record<string, Found>,
): Record<string, VersionDifference> {
  return Object.fromEntries(
    Object.entries(before).flatMap(([agent, one]) => {
      const other = after[agent];
      if (!other || !('skills' in one && one.skills) || !('skills' in other && other.skills)) return [];
      const change = ({ id, path, alone, beside, lost_chars }: WorseOffer): VersionChange => ({
        id,
        path,
        before: alone,
        after: beside,
        chars: -lost_chars,
      });
      const worse = findListedWorse(one.skills, other.skills).map(change);
      const better = findListedWorse(other.skills, one.skills).map((risen) => ({
        ...change(risen),
        before: risen.beside,
        after: risen.alone,
        chars: risen.lost_chars,
      }));
      return [[agent, { before: one.version, after: other.version, worse, better }]];
    }),
  );
}

const NAMED = 20;

export function renderVersions(differences: Record<string, VersionDifference>): string {
  const lines = Object.entries(differences).flatMap(([agent, { before, after, worse, better }]) => {
    const head = `${agent} ${before} → ${after}: `;
    if (before === after) return [`${head}the same version`];
    if (worse.length + better.length === 0) return [`${head}every skill is listed as before`];
    const list = (word: string, rows: readonly VersionChange[]) =>
      rows.length === 0
        ? []
        : [
            `  ${count(rows.length, 'skill')} ${word}:`,
            ...rows.slice(0, NAMED).map((row) => {
              const chars = `${row.chars > 0 ? '+' : ''}${row.chars} characters`;
              return `    ${oneLine(row.id, 80)}: ${OFFER_WORDS[row.before]} → ${OFFER_WORDS[row.after]} (${chars})`;
            }),
            ...(rows.length > NAMED ? [`    and ${rows.length - NAMED} more`] : []),
          ];
    return [head.trimEnd(), ...list('listed worse', worse), ...list('listed better', better)];
  });
  return `${lines.join('\n')}\n`;
}
