/** A word of a description, where it stands → what a user would say instead. */
import { baseOf, baseOfGerund, gerundOf } from './verb-forms.js';

/** What users say for the verbs of descriptions; the forms in -ing follow from these. */
const VERBS: Readonly<Record<string, string>> = {
  adopt: 'start with',
  analyze: 'look into',
  apply: 'use',
  assess: 'look at',
  audit: 'go over',
  avoid: 'steer clear of',
  build: 'put together',
  check: 'double-check',
  choose: 'pick',
  complete: 'finish',
  configure: 'set up',
  convert: 'change',
  create: 'make',
  debug: 'figure out',
  define: 'pin down',
  deploy: 'ship',
  design: 'sketch out',
  develop: 'build',
  diagnose: 'figure out',
  draft: 'write up',
  edit: 'change',
  encounter: 'run into',
  establish: 'set up',
  evaluate: 'look at',
  execute: 'carry out',
  explore: 'look through',
  extract: 'pull out',
  face: 'deal with',
  find: 'track down',
  generate: 'make',
  handle: 'deal with',
  identify: 'spot',
  implement: 'build',
  improve: 'polish',
  integrate: 'hook up',
  investigate: 'look into',
  manage: 'keep track of',
  migrate: 'move',
  modify: 'change',
  organize: 'sort',
  perform: 'do',
  plan: 'map out',
  produce: 'make',
  receive: 'get',
  refactor: 'clean up',
  request: 'ask for',
  resolve: 'sort out',
  review: 'look over',
  structure: 'lay out',
  summarize: 'sum up',
  test: 'try out',
  troubleshoot: 'figure out',
  understand: 'make sense of',
  update: 'bring up to date',
  validate: 'double-check',
  verify: 'double-check',
  write: 'put together',
};

const SYNONYMS = new Map(
  Object.entries(VERBS).flatMap(([verb, other]): [string, string][] => {
    const [first = '', ...rest] = other.split(' ');
    return [
      [verb, other],
      [gerundOf(verb), [first === 'double-check' ? 'double-checking' : gerundOf(first), ...rest].join(' ')],
    ];
  }),
);

/** Behind any other word, `plan` or `testing` is a thing and not what is done. */
const BEFORE_VERBS = new Set(
  "to and or then please me you i am i'm by for when while before after of start just can".split(' '),
);
const MAKES =
  /^(?:add|author|build|compose|create|design|draft|generate|make|plan|produce|publish|scaffold|set|sketch|start|write|up|together|out)$/;
const FIXED_AFTER_A = /^(?:new|few|lot|couple|bit|single|set|range|variety|number|kind|given|time|human|user)$/;
const FIXED_AFTER_THE = /^(?:same|following|latest|other|rest|whole|way|right|best|first|last|next|most|web|internet)$/;
const DETERMINER =
  /^(?:a|an|the|any|some|this|these|that|those|my|our|your|their|its|all|each|every|no|one|two|both|it|them|me|i|you|what|which|how|whether|if)$/;
const JOINTS = new Set(
  'across after against and before between by for from in including into on or that through to using via when where which while with within without'.split(
    ' ',
  ),
);

export const isJoint = (word: string): boolean => JOINTS.has(word);

/** words: as they stand, in their case. Null: nothing else would be said there. */
export function otherWord(words: readonly string[], at: number): string | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]].map((one) => (one ?? '').toLowerCase()) as [
    string,
    string,
    string,
  ];
  const acts = at === 0 || BEFORE_VERBS.has(before);
  switch (word) {
    case 'a':
    case 'an':
      if (FIXED_AFTER_A.test(next)) return null;
      if (/^(?:existing|custom|different|own)$/.test(next)) return 'my';
      return /^(?:into|as)$/.test(before) || MAKES.test(baseOfGerund(before) ?? before) ? 'a new' : 'this';
    case 'the':
      return FIXED_AFTER_THE.test(next) ? null : 'my';
    case 'your':
    case 'our':
    case 'their':
      return 'my';
    case 'any':
      return 'some';
    case 'that':
      return /s$/.test(before) ? 'which' : null;
    case 'or':
      return next === 'maybe' || DETERMINER.test(next) ? null : 'or maybe';
    case 'with':
      return /^work(?:ing)?$/.test(before) ? 'on' : null;
    case 'and':
      // The rule is for a list of things; a list of actions keeps its words.
      return [before, next].every((one) => /[^siu]s$/.test(one) && baseOf(one) !== one) && !acts ? 'plus' : null;
    case 'using':
    case 'via':
      return 'with';
    case 'including':
      return 'like';
    case 'within':
      return 'in';
    case 'without':
      return /ing$/.test(next) ? null : 'with no';
    default:
      return acts ? (SYNONYMS.get(word) ?? null) : null;
  }
}

const TAKES_MINE = /^(?:for|with|across|between|on|against|in|from|about)$/;

/** What can be said behind the word, whose things are several and no names: `my`, or `some` of what is to be made; null: nothing. */
export function ownerAfter(words: readonly string[], at: number): 'my' | 'some' | null {
  const word = (words[at] ?? '').toLowerCase();
  const acts = (at === 0 || BEFORE_VERBS.has((words[at - 1] ?? '').toLowerCase())) && baseOf(word) !== undefined;
  if (!TAKES_MINE.test(word) && !acts) return null;
  for (const thing of words.slice(at + 1, at + 4)) {
    if (/^\p{Lu}|\d/u.test(thing) || DETERMINER.test(thing) || isJoint(thing) || /(?:ing|ed)$/.test(thing)) return null;
    if (/[^siu]s$/.test(thing) && thing.length > 3) return acts && MAKES.test(word) ? 'some' : 'my';
  }
  return null;
}
