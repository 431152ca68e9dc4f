/** A prompt and a description → the longest run of words that one copied from the other, and the prompt in other words: the more it shares, the less it says about how users ask. */

/** A prompt with a longer run in common with the description measures copying. */
export const MOST_COPIED = 3;

export interface Run {
  /** Index of its first word in the prompt. */
  start: number;
  length: number;
}

/** Scripts that put no spaces between words are split by dictionary. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words are in lower case and without punctuation; an apostrophe stays in its word. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** The first of the longest ones. */
export function longestCopied(prompt: readonly string[], description: readonly string[]): Run {
  let best: Run = { start: 0, length: 0 };
  // lengths[j]: the run that ends at the current word of the prompt and at word j of the description.
  let lengths = new Int32Array(description.length + 1);
  for (const [index, word] of prompt.entries()) {
    const next = new Int32Array(description.length + 1);
    for (const [at, other] of description.entries()) {
      if (word !== other) continue;
      const length = lengths[at]! + 1;
      next[at + 1] = length;
      if (length > best.length) best = { start: index - length + 1, length };
    }
    lengths = next;
  }
  return best;
}

export function countCopied(prompt: string, description: string | null): number {
  return longestCopied(wordsOf(prompt), wordsOf(description ?? '')).length;
}

/** What users say for the verbs of descriptions, before the same objects. */
const VERBS: Readonly<Record<string, string>> = Object.fromEntries(
  'adopt: start with, analyze: look into, assess: look at, audit: go over, avoid: steer clear of, build: put together, check: double-check, choose: pick, complete: finish, configure: set up, convert: change, create: make, debug: figure out, define: pin down, deploy: ship, design: sketch out, develop: build, diagnose: figure out, draft: write up, edit: change, encounter: run into, establish: set up, evaluate: look at, execute: carry out, explore: look into, extract: pull out, face: deal with, find: track down, generate: make, handle: deal with, identify: spot, implement: build, integrate: hook up, investigate: look into, migrate: move, modify: change, organize: sort, perform: do, plan: map out, produce: make, receive: get, refactor: clean up, request: ask for, resolve: sort out, review: look over, structure: lay out, summarize: sum up, test: try out, troubleshoot: figure out, understand: make sense of, update: bring up to date, validate: double-check, verify: double-check, write: put together'
    .split(', ')
    .map((pair) => pair.split(': ')),
);

/** `check out` and `set up` are verbs of their own. */
const ASKS = /^(I want to|Please|Help me) (\w+)(?= (?!(?:that|out|in|up|down|off|over|on|back)\b))/;

/** Another verb breaks what is copied without breaking the sentence; what copies little stays, and so does what turns one thing into another. */
export function useOwnVerb(prompt: string, description: string): string {
  if (countCopied(prompt, description) <= MOST_COPIED || / into /.test(prompt)) return prompt;
  return prompt.replace(ASKS, (whole, asks: string, verb: string) => {
    const other = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    return other ? `${asks} ${other}` : whole;
  });
}
