/** A pattern → a text on which a search for it takes too long, where one repetition inside another makes that easy to find. */

import { testSet } from './character-test.js';
import { compilePattern, TookTooLong } from './compile-pattern.js';
import type { Flags, Node } from './node.js';
import { parsePattern } from './parse.js';
import { NO_FLAGS } from './read-flags.js';
import { PatternError } from './tokens.js';

/** Each round more doubles the ways to match them: enough to pass the limit below, and short enough to be shown. */
const ROUNDS = 30;
/** Steps that no innocent pattern needs for so short a text. */
const MOST_STEPS = 500_000;
const MOST_TRIED = 50;
const LONGEST = 200;
/** What nearly no pattern goes on with. */
const MISMATCH = '\0';

export function findSlowText(source: string, flags: Partial<Flags> = {}): string | null {
  const compiled = compilePattern(source, { flags });
  if ('problem' in compiled) return null;
  const isSlow = (text: string): boolean => {
    try {
      compiled.matches(text, { left: MOST_STEPS });
      return false;
    } catch (error) {
      if (error instanceof TookTooLong) return true;
      throw error;
    }
  };
  let tried = 0;
  for (const text of listPumped(parseAgain(source, flags), '')) {
    if (isSlow(text)) return text;
    if (++tried >= MOST_TRIED) break;
  }
  return null;
}

function parseAgain(source: string, flags: Partial<Flags>): Node {
  try {
    return parsePattern(source, { ...NO_FLAGS, ...flags }).root;
  } catch (error) {
    if (error instanceof PatternError) return { type: 'sequence', items: [] };
    throw error;
  }
}

/** For each repetition without an end: what leads to it, its rounds, and then a mismatch. */
function* listPumped(node: Node, before: string): Generator<string> {
  if (before.length > LONGEST) return;
  switch (node.type) {
    case 'sequence': {
      let led = before;
      for (const item of node.items) {
        yield* listPumped(item, led);
        led += sample(item);
        if (led.length > LONGEST) return;
      }
      return;
    }
    case 'branch':
      for (const option of node.options) yield* listPumped(option, before);
      return;
    case 'repeat': {
      const round = sample(node.body);
      if (node.max === Number.POSITIVE_INFINITY && round !== '') yield before + round.repeat(ROUNDS) + MISMATCH;
      yield* listPumped(node.body, before);
      return;
    }
    case 'group':
    case 'atomic':
    case 'look':
      yield* listPumped(node.body, before);
  }
}

const CHARACTERS = [...'a0 -_/.x"\'=,;:b1AZ\n\té', '日'].map((character) => character.codePointAt(0)!);

/** A short text that the part matches, as far as that is known without a search. */
function sample(node: Node): string {
  switch (node.type) {
    case 'set': {
      const test = testSet(node);
      const starts = node.items.flatMap((item) => ('category' in item ? [] : [item.from]));
      const code = [...starts, ...CHARACTERS].find(test);
      return code === undefined ? '' : String.fromCodePoint(code);
    }
    case 'any':
      return 'a';
    case 'sequence':
      return sampleAll(node.items);
    case 'branch':
      return sample(node.options[0]!);
    case 'repeat':
      return sample(node.body)
        .repeat(Math.min(Math.max(node.min, 1), 3))
        .slice(0, LONGEST);
    case 'group':
    case 'atomic':
      return sample(node.body);
    default:
      return '';
  }
}

function sampleAll(items: readonly Node[]): string {
  let text = '';
  for (const item of items) {
    text += sample(item);
    if (text.length > LONGEST) break;
  }
  return text;
}
