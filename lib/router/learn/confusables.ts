/** Finds pairs of skills that the offline ranker confuses: one ranks first for prompts of the other, or their descriptions overlap. */

import { createRouter } from '../rank/router.js';
import { createScorer } from '../rank/scorer.js';
import type { Embedder } from '../vectors/embedding.js';
import { withoutPointers } from '../words/pointers.js';
import type { RouterTool } from '../words/tool.js';
import { splitWords } from '../words/words.js';

export interface Prompt {
  id: string;
  query: string;
  /** Each of them may rank first. */
  expected: readonly string[];
  /** Not expected, but not a mistake either (a case's optional skills). */
  acceptable?: readonly string[];
}

export interface ConfusablePair {
  /** The expected skill, or of two with overlapping descriptions the one whose own description suits the other better. */
  victim: string;
  /** The skill that ranks above it. */
  thief: string;
  /** The prompts for which it does; none if only the descriptions overlap. */
  queries: { id: string; query: string; rank: number | null; decisive?: string[] }[];
  /** The thief's score for the victim's description, divided by the victim's own score, 0..1. */
  overlap: number;
  /** Words that both descriptions use, and few others. */
  shared: string[];
}

/** The overlap from which two descriptions count as confusable. */
const CONFUSABLE = 0.6;
const SHARED_WORDS = 6;

/** Pairs with lost prompts first, then pairs with only overlapping descriptions. Deterministic. */
export function findConfusables(
  tools: readonly RouterTool[],
  prompts: readonly Prompt[],
  embedder: Embedder | null,
): ConfusablePair[] {
  if (tools.length < 2) return [];
  const pairs = new Map<string, ConfusablePair>();
  // A pointer ("for X use Y") is how an author tells two skills apart, not what makes them alike.
  const overlaps = describeOverlaps(withoutPointers(tools), embedder);
  const pairOf = (victim: string, thief: string) => {
    const key = JSON.stringify([victim, thief]);
    const pair = pairs.get(key) ?? {
      victim,
      thief,
      queries: [],
      overlap: overlaps.of(victim, thief),
      shared: overlaps.shared(victim, thief),
    };
    pairs.set(key, pair);
    return pair;
  };
  const router = createRouter(tools, embedder);
  const known = new Set(tools.map((tool) => tool.id));
  for (const { id, query, expected, acceptable = [] } of prompts) {
    const victims = expected.filter((name) => known.has(name));
    const ranked = router.rank(query, { limit: tools.length }).map((row) => row.tool.id);
    const thief = ranked[0];
    if (victims.length === 0 || thief === undefined || expected.includes(thief) || acceptable.includes(thief)) continue;
    const positions = victims.map((victim) => ranked.indexOf(victim)).filter((position) => position >= 0);
    const position = positions.length ? Math.min(...positions) : null;
    const victim = position === null ? victims[0]! : ranked[position]!;
    const decisive = overlaps.decisive(query, { victim, thief });
    pairOf(victim, thief).queries.push({ id, query, rank: position === null ? null : position + 1, decisive });
  }
  for (const { id: one } of tools)
    for (const { id: other } of tools) {
      if (one >= other || pairs.has(JSON.stringify([one, other])) || pairs.has(JSON.stringify([other, one]))) continue;
      // The victim is the one whose description suits the other better.
      const [victim, thief] = overlaps.of(one, other) >= overlaps.of(other, one) ? [one, other] : [other, one];
      if (overlaps.of(victim, thief) >= CONFUSABLE && !overlaps.toldApart(victim, thief)) pairOf(victim, thief);
    }
  return [...pairs.values()].sort(
    (a, b) =>
      b.queries.length - a.queries.length ||
      b.overlap - a.overlap ||
      (JSON.stringify([a.victim, a.thief]) < JSON.stringify([b.victim, b.thief]) ? -1 : 1),
  );
}

const WORD = /\p{L}+/gu;

/** Names within a sentence that are part of the skill's own: `Go` of golang-patterns, `.NET` of dotnet-patterns. */
function listOwnNames({ id, description }: RouterTool): string[] {
  const own = id.toLowerCase().replace(/\P{L}+/gu, '');
  const within = [...description.matchAll(/(?<=[\p{L}\p{N},;:(/] ?)(?<!\p{L})\.?(\p{Lu}\p{L}+)/gu)];
  return within.map(([, name = '']) => name.toLowerCase()).filter((name) => own.includes(name));
}

/** Uses each description as a query: the score of another skill divided by its own. */
function describeOverlaps(tools: readonly RouterTool[], embedder: Embedder | null) {
  const scorer = createScorer(tools, embedder, null);
  const positions = new Map(tools.map((tool, i) => [tool.id, i]));
  // Only the scores are kept: all results of a query, for each tool, would take too much memory for a large source.
  const scoresOf = tools.map((tool) => scorer.score(tool.description).found.scores);
  const spread = new Map<string, number>();
  const stems = tools.map(
    (tool) => new Map(splitWords(`${tool.id} . ${tool.description}`).map((word) => [word.stem, word.text])),
  );
  for (const words of stems) for (const stem of words.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const names = tools.map((tool) => listOwnNames(tool));
  return {
    /** Each names what it is for, and the other does not. */
    toldApart(one: string, other: string): boolean {
      const [a, b] = [positions.get(one)!, positions.get(other)!];
      const lacks = (at: number) => {
        const words = new Set(tools[at]!.description.toLowerCase().match(WORD));
        return (name: string) => !words.has(name);
      };
      return names[a]!.some(lacks(b)) && names[b]!.some(lacks(a));
    },
    of(victim: string, thief: string): number {
      const own = positions.get(victim)!;
      const scores = scoresOf[own]!;
      return scores[own]! > 0 ? Math.min(1, scores[positions.get(thief)!]! / scores[own]!) : 0;
    },
    /** Words of a query that the thief's description has and the victim's lacks, the rarest first. */
    decisive(query: string, { victim, thief }: Pick<ConfusablePair, 'victim' | 'thief'>): string[] {
      const own = stems[positions.get(victim)!]!;
      const other = stems[positions.get(thief)!]!;
      const words = new Map(splitWords(query).map(({ stem, text }) => [stem, text]));
      return [...words.keys()]
        .filter((stem) => other.has(stem) && !own.has(stem))
        .sort((a, b) => spread.get(a)! - spread.get(b)!)
        .slice(0, SHARED_WORDS)
        .map((stem) => words.get(stem)!);
    },
    shared(victim: string, thief: string): string[] {
      const own = stems[positions.get(victim)!]!;
      const other = stems[positions.get(thief)!]!;
      return (
        [...own.keys()]
          // Pieces of abbreviations (`e.g.`) say nothing.
          .filter((stem) => other.has(stem) && (own.get(stem) ?? '').length > 2)
          .sort((a, b) => spread.get(a)! - spread.get(b)! || (a < b ? -1 : 1))
          .slice(0, SHARED_WORDS)
          .map((stem) => own.get(stem)!)
      );
    },
  };
}
