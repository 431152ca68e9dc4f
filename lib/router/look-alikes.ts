/** Skills and what users say → pairs that steal each other's prompts, in the offline ranker's view. */
import type { Embedder } from './embedding.js';
import { createRouter } from './router.js';
import { createScorer } from './scorer.js';
import type { RouterTool } from './tool.js';
import { splitWords } from './words.js';

export interface Prompt {
  id: string;
  query: string;
  /** Any of them may stand first. */
  expected: readonly string[];
  /** Not asked for, yet no mistake (a case's optional skills). */
  acceptable?: readonly string[];
}

export interface LookAlike {
  /** What was expected, or the first of two skills with like descriptions. */
  victim: string;
  /** The sibling that stands before it. */
  thief: string;
  /** The prompts that the sibling stole; none where only the descriptions are alike. */
  queries: { id: string; query: string; rank: number | null }[];
  /** How much of the victim's own description the sibling's answers, 0..1. */
  overlap: number;
  /** Words that both descriptions use and few others do. */
  shared: string[];
}

/** A sibling that answers this much of a description as well as its owner does. */
const ALIKE = 0.6;
const SHARED_WORDS = 6;

/** Pairs with stolen prompts first, then pairs whose descriptions alone are alike. Deterministic. */
export function findLookAlikes(
  tools: readonly RouterTool[],
  prompts: readonly Prompt[],
  embedder: Embedder | null,
): LookAlike[] {
  if (tools.length < 2) return [];
  const pairs = new Map<string, LookAlike>();
  const overlaps = describeOverlaps(tools, embedder);
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
    const places = victims.map((victim) => ranked.indexOf(victim)).filter((place) => place >= 0);
    const place = places.length ? Math.min(...places) : null;
    const victim = place === null ? victims[0]! : ranked[place]!;
    pairOf(victim, thief).queries.push({ id, query, rank: place === null ? null : place + 1 });
  }
  for (const victim of tools)
    for (const thief of tools)
      if (victim.id < thief.id && Math.max(overlaps.of(victim.id, thief.id), overlaps.of(thief.id, victim.id)) >= ALIKE)
        if (!pairs.has(JSON.stringify([victim.id, thief.id])) && !pairs.has(JSON.stringify([thief.id, victim.id])))
          pairOf(victim.id, thief.id);
  return [...pairs.values()].sort(
    (a, b) =>
      b.queries.length - a.queries.length ||
      b.overlap - a.overlap ||
      (JSON.stringify([a.victim, a.thief]) < JSON.stringify([b.victim, b.thief]) ? -1 : 1),
  );
}

/** Each description asked as a query: what the sibling's row scores, over what its own does. */
function describeOverlaps(tools: readonly RouterTool[], embedder: Embedder | null) {
  const scorer = createScorer(tools, embedder, null);
  const places = new Map(tools.map((tool, i) => [tool.id, i]));
  // The scores alone: all that a question gives, once for each tool, would fill the memory of a large source.
  const asked = tools.map((tool) => scorer.score(tool.description).found.scores);
  const spread = new Map<string, number>();
  const stems = tools.map(
    (tool) => new Map(splitWords(`${tool.id} . ${tool.description}`).map((word) => [word.stem, word.text])),
  );
  for (const words of stems) for (const stem of words.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return {
    of(victim: string, thief: string): number {
      const own = places.get(victim)!;
      const scores = asked[own]!;
      return scores[own]! > 0 ? Math.min(1, scores[places.get(thief)!]! / scores[own]!) : 0;
    },
    shared(victim: string, thief: string): string[] {
      const own = stems[places.get(victim)!]!;
      const other = stems[places.get(thief)!]!;
      return [...own.keys()]
        .filter((stem) => other.has(stem))
        .sort((a, b) => spread.get(a)! - spread.get(b)! || (a < b ? -1 : 1))
        .slice(0, SHARED_WORDS)
        .map((stem) => own.get(stem)!);
    },
  };
}
