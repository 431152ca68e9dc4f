/** A skill → requests in whole English that users could send who need it, the best first; none where its text has no occasion that can be put so. */
import { splitWords } from '../router/words/words.js';
import type { Skill } from '../skill/skill.js';
import { namesId } from '../text/bare-id.js';
import { findPhrases, isRequest, standsAlone } from './body-phrases.js';
import { countCopied, longestCopied, MOST_COPIED, useOwnVerb, wordsOf } from './copied-words.js';
import { endSentence } from './own-words.js';
import { baseOf, baseOfGerund, isVerb } from './verb-forms.js';
import { request, STATE, speak } from './voice.js';
import { askOne, COINED, isWhole } from './whole-prompt.js';

const WHEN =
  /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|activates|load)\b[^.;]{0,60}?\b(?:when(?:ever)?:?|if|for|to)\s+((?:[^.;]|[.;](?=\S))+)/gi;
/** `when building pages`, `a toolkit for testing pages`; not `while keeping all features` or `by reading logs`, which is how the skill works, or `after deploying`, which is done already. */
const WHILE = /\b(when(?:ever)?|if|for)\s+(\w+ing\b(?:[^.;]|[.;](?=\S))*)/gi;
/** What it does in such a place is not what the user does there. */
const TO_DO = /^use (?:this|it|the skill)(?: skill)? to\b/i;
/** `When the user wants to …` at the start of a sentence. */
const FIRST = /(?<=^|[.;]\s)when(?:ever)? ([^.;]+)/gi;
const LONGEST = 160;
/** A letter of another script. */
const FOREIGN = /[^\p{Script=Latin}\P{L}]/u;

/** What it is not for is not a reason to use it. */
const NOT_FOR =
  /(?:^|(?<=[.;!?(–—-]['’"”]?\s?)(?!['’"”])|,\s)(?:(?!\s[-–—]\s)[^.;!?,])*\b(?:not|never|don['’]t|skip)\s+(?:be\s+)?(?:use|trigger|activate|meant|intended|for|when|if)[^.;!?]*[.;!?]?/gi;
const SENTENCE = /(?:[^.;!?\n]|[.;!?](?=\S))+[.;!?\n]*/g;
/** Four words are enough to ask for something; three are the last that is tried. */
const QUOTED = /["“]([^"“”]{12,120}?)[,.]?["”]|(?<=[\s(])['‘]((?:[^'‘’]|['’](?=\w)){12,120}?)[,.]?['’](?!\w)/g;

/** What is quoted behind it are a user's own words, whatever they begin with. */
const IN_MOUTH =
  /\b(?:(?:users?|they|someone|people) (?:\w+ )?(?:says?|types?|writes?|asks?)|triggers? on|(?:trigger )?phrases)\b(?: phrases)?(?:,? (?:like|such as|things like))?:? ((?:["“][^"“”]+["”][,;]?\s*(?:(?:or|and)\s+)?|['‘](?:[^'‘’]|['’](?=\w))+['’](?!\w)[,;]?\s*(?:(?:or|and)\s+)?)+)/gi;
const QUOTE = /["“]([^"“”]+?)[,.]?["”]|(?<!\w)['‘]((?:[^'‘’]|['’](?=\w))+?)[,.]?['’](?!\w)/g;

/** said: what its texts quote, quoted: of that what its description does. drafted: its occasions, then what it does. isOther: the name of another skill. */
export function draftPrompts(
  skill: Pick<Skill, 'id' | 'dir' | 'description' | 'text' | 'front_matter'>,
  isOther: (name: string) => boolean = () => false,
): { quoted: string[]; said: string[]; drafted: string[] } {
  const whole = (skill.description ?? '').replace(/\s+/g, ' ').trim();
  const own = withoutPointers(withoutExcluded(whole), isOther);
  const description = own.replace(/\s*\([^)]*\)/g, '');
  const body = skill.text
    .split('\n')
    .slice(skill.front_matter.body_line - 1)
    .filter((line) => !pointsElsewhere(line, isOther))
    .join('\n');
  const { requests, occasions } = findPhrases(body);
  const quoted = [...own.matchAll(QUOTED)].flatMap(([, double, phrase = double ?? '']) =>
    isRequest(phrase) && wordsOf(phrase).length >= 3 ? [phrase] : [],
  );
  const spoken = [...own.matchAll(IN_MOUTH)]
    .flatMap(([, quotes = '']) => [...quotes.matchAll(QUOTE)].map(([, double, phrase = double ?? '']) => phrase))
    .filter((phrase) => phrase.includes(' ') && phrase.length <= LONGEST && standsAlone(phrase));
  const isShort = (phrase: string) => wordsOf(phrase).length < 4;
  const clauses = [
    ...[...description.matchAll(WHEN), ...description.matchAll(FIRST)].map(([, clause = '']) => clause),
    // `for marketing pages` names things; only of a verb that is known it is clear that something is done.
    ...[...description.replace(SENTENCE, (one) => (TO_DO.test(one.trim()) ? ' ' : one)).matchAll(WHILE)].flatMap(
      ([, joint = '', clause = '']) =>
        /^for$/i.test(joint) && !baseOfGerund(/^\w+/.exec(clause)?.[0].toLowerCase() ?? '') ? [] : [clause],
    ),
  ].flatMap((clause) => splitClauses(clause.split(/\s[-–—]\s/)[0] ?? ''));
  const sentences = description
    .split(/[.;:]\s|\s[-–—]\s/)
    .map((text) =>
      text.replace(/^(?:this skill|use (?:(?:this|it|this skill|the skill) )?(?:proactively )?to)\s+/i, ''),
    );
  // What has no word of its name or its subject lost what it is about: `assess quality`, of contracts.
  const subject = new Set(stemsOf(`${skill.id} ${skill.dir} ${sentences[0]}`));
  const isAbout = (prompt: string) => stemsOf(prompt).some((stem) => subject.has(stem));
  const asked = ask([
    ...occasions.flatMap((text) => splitClauses(text).slice(0, 1)).flatMap((text) => speak(text) ?? []),
    ...clauses.flatMap((text) => speak(text) ?? []),
    ...sentences.flatMap((text) => splitClauses(text).flatMap((part) => request(part) ?? [])).filter(isAbout),
  ]);
  const drafted = [
    ...asked.filter((text) => !BARE.test(text)).map((text) => useOwnVerb(text, whole)),
    ...quoted.filter(isShort).map(endSentence),
  ];
  // Where nothing else is clear, the first thing that it does may be, or the description's own verb.
  const first = request(takeFirstDeed(sentences[0] ?? ''))?.replace(/^Please(?! \w+ me\b)/, 'Help me') ?? '';
  const deed = ask([first]).filter((text) => !COINED.test(text));
  const copies = (prompt: string) => countCopied(prompt, whole) > MOST_COPIED;
  const names = [skill.id, skill.dir];
  const naming = (prompt: string) => names.some((name) => says(prompt, name));
  const order = (all: readonly string[]) => {
    const prompts = all.filter((prompt) => !names.some((name) => namesId(prompt, name)));
    return [...new Set([...prompts.filter((prompt) => !naming(prompt)), ...prompts.filter(naming)])];
  };
  const said = [...requests, ...quoted.filter((phrase) => !isShort(phrase))]
    .filter((phrase) => !/^how to\b/i.test(phrase) && (FOREIGN.test(whole) || !FOREIGN.test(phrase)))
    .map(endSentence);
  // What copies its description measures little, and is still what a user may say.
  return {
    quoted: order([...said.filter((one) => quoted.map(endSentence).includes(one)), ...spoken.map(endSentence)]),
    said: order([...said.filter((one) => !copies(one)), ...said.filter(copies)]),
    drafted: [
      ...new Set([
        ...order([...drafted.filter((one) => !copies(one)), ...drafted.filter(copies)]),
        ...order([...deed.map((text) => useOwnVerb(text, whole)), ...asked]),
      ]),
    ],
  };
}

/** `I have a contract` says little. */
const BARE = /^I have an? \S+\. /;
const stemsOf = (text: string): string[] => splitWords(text).map(({ stem }) => stem);
const ask = (texts: readonly string[]): string[] => texts.flatMap((text) => askOne(text) ?? []).filter(isWhole);

/** `Not for hedges.` is no reason to use it. */
export const withoutExcluded = (text: string): string => text.replace(NOT_FOR, '.');

/** `For website copy, see copywriting.` is about that one. */
export const withoutPointers = (text: string, isOther: (name: string) => boolean): string =>
  text.replace(SENTENCE, (sentence) => (pointsElsewhere(sentence, isOther) ? ' ' : sentence));

/** A name that can only be a name: of several words, marked, alone in a cell, or behind a verb or an arrow that points. */
const NAMES =
  /(?:\b(?:see|use|try|prefer|invoke|run|to|skill)\s+(?:the\s+)?|(?:→|->|=>)\s*|[|:/]\s*|[`*"[({]+)([\w-]+)(?=[`*"\])}]|\s*(?:\||[.;,]|$)|\s+(?:skill|instead))|\b(\w+(?:-\w+)+)\b/gi;

const pointsElsewhere = (text: string, isOther: (name: string) => boolean): boolean =>
  [...text.matchAll(NAMES)].some(([, marked, joined]) => isOther((marked ?? joined ?? '').toLowerCase()));

/** What comes before such a part is whole; before another thing of a list it is not. */
const ASIDE =
  /^(?:before|after|when|if|especially|even|including|such as|like|so|not|wants|needs|mentions|says|asks)\b/i;

/** What someone says who asks so, and what comes before or instead, which is the skill's work. */
const BEHIND =
  /,?\s+(?:(?:like|such as|saying)\s+["“]|(?:e\.g\.?|i\.e\.?|for example|for instance)(?=$|[,\s])).*$|,\s+(?:before|after)\s[^,]*$|,?\s+(?:instead of|rather than)\s.*$|,\s+(?:with|including)\s.*$/i;

/** `asks to commit/save changes`, `writing/updating tests`. */
const ONE_OF_TWO = /(?<=\bto )([a-z]+)(?:\/[a-z]+)+(?= )|\b([a-z]+ing)(?:\/[a-z]+ing)+(?= )/g;

/** `cutting a release: bump the version, …`: what it does then. */
const STEPS = /^(\w+ing\s.+?):\s.*$/i;

/** Where another occasion begins. */
const PARTS = new RegExp(
  String.raw`,\s+(?:(?:and|or)\s+)?|\s+or\s+(?=when|if|the user|\w+ing\b|${STATE})|\s+and\s+(?=(?:you|they|the user)\b)|:\s`,
  'i',
);

/** `the user asks to a, wants b, or mentions c` → each of them: a user asks for one thing. A list within one of them stays whole. */
function splitClauses(text: string): string[] {
  const plain = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(BEHIND, '')
    .replace(/["“”`*]/g, '')
    .replace(ONE_OF_TWO, '$1$2')
    .replace(STEPS, '$1')
    .trim();
  const parts = plain.split(PARTS).map((part) => part.trim());
  const same = parts.every(
    (part) =>
      /^(?:(?:when|if|the|a|an|user|users|someone|somebody|people|there|you|they|before|after)\b|\w+ing\b)/i.test(
        part,
      ) || isVerb(part.split(' ')[0]!.toLowerCase()),
  );
  const clauses = same ? [...parts, plain] : [plain, ...(ASIDE.test(parts[1] ?? '') ? parts.slice(0, 1) : [])];
  return clauses.filter((part) => part !== '' && part.length <= LONGEST);
}

/** Before a word that is no part of a thing. */
const JOINT =
  /(?:,|,? (?:and|or))(?: then)? ([a-z]+)(?= (?!(?:about|across|after|are|as|at|before|by|for|from|in|into|is|of|on|that|to|which|with)\b)\w)/g;

/** `Checks a bed and digs old roots` → `Checks a bed`: what else a skill does then is not asked for. */
function takeFirstDeed(text: string): string {
  const [first = ''] = text.split(' ');
  const isDeed = (word: string) => (/s$/.test(first) ? /[^su]s$/.test(word) : baseOf(word) === word);
  const next = [...text.matchAll(JOINT)].find(([, word = '']) => isDeed(word));
  return next ? text.slice(0, next.index).replace(/, \w+$/, '') : text;
}

function says(prompt: string, name: string): boolean {
  const [words, parts] = [wordsOf(prompt), wordsOf(name.replace(/[-_]/g, ' '))];
  return parts.length > 0 && longestCopied(parts, words).length === parts.length;
}
