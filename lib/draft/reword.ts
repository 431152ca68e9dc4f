/** A prompt that copies its skill's description → the same request with other words in the places where it copies. */
import { longestCopied, MOST_COPIED, segmenter, wordsOf } from './copied-words.js';

/** Small words: things of the user's own, and joints between two nouns. */
const SMALL: Readonly<Record<string, string>> = {
  a: 'a new',
  an: 'a new',
  the: 'this',
  any: 'some',
  your: 'this',
  my: 'this',
  our: 'my',
  across: 'all across',
  after: 'right after',
  and: 'as well as',
  before: 'right before',
  between: 'in between',
  from: 'out of',
  in: 'within',
  including: 'with',
  into: 'right into',
  or: 'and perhaps',
  that: 'which',
  through: 'by way of',
  using: 'by means of',
  via: 'by way of',
  when: 'just when',
  while: 'all while',
  with: 'along with',
  without: 'with no',
};

/** What users say for the verbs of descriptions. */
const VERBS: Readonly<Record<string, string>> = {
  add: 'put in',
  adding: 'putting in',
  adopt: 'take up',
  adopting: 'taking up',
  analyze: 'look into',
  analyzing: 'looking into',
  apply: 'put to use',
  applying: 'putting to use',
  assess: 'weigh up',
  assessing: 'weighing up',
  audit: 'go over',
  auditing: 'going over',
  avoid: 'keep clear of',
  avoiding: 'keeping clear of',
  build: 'put together',
  building: 'putting together',
  check: 'go over',
  checking: 'going over',
  choose: 'pick',
  choosing: 'picking',
  compare: 'hold up side by side',
  comparing: 'holding up side by side',
  complete: 'finish',
  completing: 'finishing',
  configure: 'set up',
  configuring: 'setting up',
  convert: 'turn',
  converting: 'turning',
  create: 'make',
  creating: 'making',
  debug: 'find what is wrong with',
  debugging: 'finding what is wrong with',
  define: 'pin down',
  defining: 'pinning down',
  deploy: 'ship',
  deploying: 'shipping',
  design: 'sketch out',
  designing: 'sketching out',
  develop: 'work out',
  developing: 'working out',
  diagnose: 'get to the bottom of',
  diagnosing: 'getting to the bottom of',
  draft: 'write',
  drafting: 'writing',
  edit: 'change',
  editing: 'changing',
  encountering: 'running into',
  ensure: 'make sure of',
  ensuring: 'making sure of',
  establish: 'set up',
  establishing: 'setting up',
  evaluate: 'judge',
  evaluating: 'judging',
  execute: 'carry out',
  executing: 'carrying out',
  explore: 'look around in',
  exploring: 'looking around in',
  extract: 'pull out',
  extracting: 'pulling out',
  facing: 'looking at',
  find: 'track down',
  finding: 'tracking down',
  fix: 'repair',
  fixing: 'repairing',
  generate: 'make',
  generating: 'making',
  handle: 'deal with',
  handling: 'dealing with',
  identify: 'spot',
  identifying: 'spotting',
  implement: 'write',
  implementing: 'writing',
  improve: 'do better at',
  improving: 'doing better at',
  integrate: 'hook up',
  integrating: 'hooking up',
  investigate: 'dig into',
  investigating: 'digging into',
  manage: 'look after',
  managing: 'looking after',
  migrate: 'move over',
  migrating: 'moving over',
  modify: 'change',
  modifying: 'changing',
  optimize: 'speed up',
  optimizing: 'speeding up',
  perform: 'do',
  performing: 'doing',
  plan: 'lay out',
  planning: 'laying out',
  prepare: 'get ready',
  preparing: 'getting ready',
  produce: 'make',
  producing: 'making',
  receiving: 'getting',
  refactor: 'tidy up',
  refactoring: 'tidying up',
  requesting: 'asking for',
  resolve: 'sort out',
  resolving: 'sorting out',
  review: 'look over',
  reviewing: 'looking over',
  run: 'try out',
  running: 'trying out',
  setting: 'putting',
  structure: 'lay out',
  structuring: 'laying out',
  summarize: 'sum up',
  summarizing: 'summing up',
  test: 'try out',
  testing: 'trying out',
  translate: 'put into other words',
  troubleshoot: 'find out what ails',
  troubleshooting: 'finding out what ails',
  understand: 'make sense of',
  understanding: 'making sense of',
  update: 'bring up to date',
  updating: 'bringing up to date',
  use: 'go with',
  validate: 'make sure of',
  validating: 'making sure of',
  verify: 'make sure of',
  verifying: 'making sure of',
  working: 'busy',
  write: 'put down',
  writing: 'putting down',
};

/** Behind any other word, `plan` or `testing` is a thing and not what is done. */
const BEFORE_VERBS = new Set(
  'to and or then please me you i am by for when while before after of start just'.split(' '),
);

function otherWord(words: readonly string[], at: number): string | null {
  const word = words[at] ?? '';
  if (Object.hasOwn(SMALL, word)) {
    const other = SMALL[word]!.split(' ');
    // Once is enough: `along with`, `a new` stand there already.
    const [before, after] = [words[at - 1] === other[0], words[at + 1] === other.at(-1)];
    if (other.length > 1 && ((other.at(-1) === word && before) || (other[0] === word && after))) return null;
    return SMALL[word]!;
  }
  const acts = at === 0 || BEFORE_VERBS.has(words[at - 1]!);
  return acts && Object.hasOwn(VERBS, word) ? VERBS[word]! : null;
}

const JOINTS = new Set(
  'across after and before between by for from in including into on or that through to using via when where which while with within without'.split(
    ' ',
  ),
);

/** Ends the sentence at the last joint before the word; '' where nothing would be left. */
function cutBefore(text: string, words: readonly string[], before: number): string {
  const at = words.findLastIndex((word, index) => index <= before && index > 2 && JOINTS.has(word));
  if (at < 0) return '';
  const [tail = ''] = /(?: Can you help\?)?$/.exec(text) ?? [];
  const kept = text
    .slice(0, placeOf(text, at))
    .replace(/(?:[\s,;:(]|\s(?:right|all|just|as|or|by|in|and|along))+$/, '');
  return `${kept}.${tail}`;
}

/** Null: what is copied has no word that another can stand for. */
export function reword(prompt: string, description: string | null): string | null {
  const known = wordsOf(description ?? '');
  let now = prompt.normalize('NFKC').replaceAll('’', "'");
  // Each round replaces a word for good, so there are no more rounds than words.
  for (let rounds = wordsOf(prompt).length; rounds >= 0; rounds--) {
    const words = wordsOf(now);
    const run = longestCopied(words, known);
    if (run.length <= MOST_COPIED) return now;
    // A piece before the break must be short enough too; the middle leaves two short ones.
    const middle = run.start + Math.min(MOST_COPIED, Math.floor(run.length / 2));
    const places = Array.from({ length: MOST_COPIED + 1 }, (_, step) => run.start + step)
      .filter((at) => otherWord(words, at) !== null)
      .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    const [place] = places;
    if (place === undefined) {
      now = cutBefore(now, words, run.start + MOST_COPIED);
      if (now === '') return null;
      continue;
    }
    now = replaceWord(now, place, otherWord(words, place)!);
  }
  return null;
}

/** Where the word of that index begins, as wordsOf counts. */
function placeOf(text: string, index: number): number {
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
  return words[index]?.index ?? text.length;
}

function replaceWord(text: string, index: number, by: string): string {
  const at = placeOf(text, index);
  const end = at + (segmenter.segment(text).containing(at)?.segment.length ?? 0);
  const word = /^\p{Lu}/u.test(text.slice(at)) ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : by;
  return `${text.slice(0, at)}${word}${text.slice(end)}`;
}
