/** A drafted prompt → whether it is one request in whole English, of one who has not read the description. */
import { wordsOf } from './copied-words.js';
import { baseOf, isVerb } from './verb-forms.js';

/** A letter that stands for what a reader fills in. */
export const BLANK = /(?<![/\w-])#?[XYZN](?![/\w-])/;

/** Who asks for more at once has read the description. */
const LONGEST = 110;
/** Something has to come behind these. */
const DANGLING =
  /(?<![\w-])(?:an?|the|of|to|in|on|at|by|for|from|with|between|about|and|or|into|(?<!\b(?:how|what|where|who)\b.*)(?:is|are)|itself|(?:an?|the) \w+(?:ive|ful|ous|able)|(?:before|after) \w+ing|(?<!\b(?:an?|one|the|my|[\w-]+[^\Wsiu]s)\b.*\W)(?:it|them))[.?!]?(?: Can you help\?)?$/i;
/** No one says these, or they were not understood: `I want to be taught`, an aside left over. */
const ODD =
  /^I want to (?:be|help|use)\b|^I want to \S+\.$|^(?!I'm\b).*\b(?:and|or) (?:\w+ing|need)\b|(?<!\b(?:an?|one|the|[\w-]+[^\Wsiu]s)\b.*)\b(?:its|their)\b|\bbefore .*\bexists?\b|\b(?:any|some)thing\b|(?<!^I want to know )\bwhether\b|\bI (?:are|\w+s)\b|^My (?:(?:target|input)\b|.* and the\b)|^I'm (?:starting\b.* (?:conversation|session|work)|(?:facing|receiving|pushing|working with)|\w+ an? existing)\b|\b(?:analy[sz]e|assess|evaluate|explore|review)\b.* into\b|\bthe power\b|\buser intent\b|:|[a-z]{2}\/[a-z]{2}|\s\/[a-z]/;

const LEAD =
  /^(I want to|Please|Help me|I need help with|I need|I have|I'm|I see|I get|I've encountered|There is|There are|My) (.+?)([.?](?: Can you help\?)?)$/;
/** With what comes behind a list it is about all of it. */
const BEHIND_LIST = /(?<! instead) (?:to|for|in|from|of|on|with|across|through|using|before|during|via)\b.*$/;
/** `plan SMS or MMS marketing`, `for new or changed code`. */
const SHARED =
  /(^\w+ [\w-]*[^\Ws]S?|\b(?:for|from|in|of|on|to|with) (?:new|old|existing|\w+(?:ed|al|ive|ful|ous))) or (?!an? )[\w-]+ ([\w-]+)(?= (?:to|for|in|into|from|on|with|across|through|using|before|during|via)\b|$)/;
/** The second of two, with what is said of it alone. Before what is said of both, it may be no other deed and no state. */
const OR_ANOTHER =
  / or (?:(?:an?|another|the|my|its) )?(?!(?:to|for|in|into|from|of|on|with)\b)[\w./-]+(?: (?!(?:to|for|in|into|from|of|on|with)\b)[\w./-]+)?(?: of .+)?(?= (?:to|for|in|into|from|on|with|across|through|using|before|during|via)\b|$)/;
/** `multi-step work`, `role-specific lenses`: adjectives of an author, but for those that all use. */
export const COINED =
  /(?<![\w-])(?!(?:back-end|end-to-end|front-end|hard-coded|high-quality|long-running|open-source|read-only|real-time|step-by-step|third-party|up-to-date|user-facing) )[a-z]+(?:-[a-z]+)+ (?!and\b)[a-z]/i;
/** `or any project built on it`: what comes behind is said of it alone. */
const OR_MADE = / or an? \w+ (?:\w+ed|built|made|written)\b.*$/;
/** Another thing that is done, or another occasion. */
const isDone = (item: string): boolean =>
  /^(?:\w+ing (?!(?:of|for)\b)\w|(?:when|if|before|after|but|for|to|in|I|\w+ (?:an?|the|my|what|which|how))\b)/.test(
    item,
  ) || isVerb(item.split(' ')[0]!.toLowerCase());
/** Of `clean up` or `send to` more than the verb belongs to what is done. */
const PARTICLE = /^ (?:up|out|in|down|off|over|on|back|through|to|from|for|with)(?![\w-])/;
/** `a broad, narrow, or scoping review`, `missing, wrong, or old pages`. */
const ADJECTIVE = /\b(?:(?:an?|the|my) [\w-]+|missing)$/;

const WITH_ARTICLE = /\b(?:an?|the|my) (?:[\w-]+ )?[\w-]+$/;

/** A user knows which of several it is, and asks for one; null where what is left is no request, but says what the skill can do. */
export function askOne(prompt: string): string | null {
  const [, lead = '', whole = '', end = ''] = LEAD.exec(prompt) ?? [];
  if (lead === '') return prompt;
  // What a skill can do besides: a user says it of one thing, if at all.
  const all = lead === 'Please' ? whole.replace(EQUIPMENT, '') : whole;
  // A state that is one of several is not known.
  if (/^(?:My|There)/.test(lead) && all.includes(',')) return null;
  const [first = '', ...verbs] =
    /^(?:\w+, )*\w+,? (?:or|and) \w+(?= )/.exec(all)?.[0].split(/,? (?:(?:or|and) )?/) ?? [];
  // What is joined to a verb is one, listed or not.
  const areVerbs = verbs.length > 0 && (isVerb(first) || /^(?:I want to|Help me)$/.test(lead));
  const behind = areVerbs ? all.slice(all.indexOf(` ${verbs.at(-1)} `) + 1 + verbs.at(-1)!.length) : all;
  // With the same thing, it is still one wish.
  const goesOn = [...behind.matchAll(/ and (\w+)(?!.*\b(?:it|its|them|their)\b)/g)].some(
    ([, word = '']) => baseOf(word) === word,
  );
  if (lead === 'Please' && (goesOn || COINED.test(all))) return null;
  if (areVerbs && PARTICLE.test(behind)) return null;
  const taken = takeFirst((areVerbs ? `${first}${behind}` : all).replace(SHARED, '$1 $2'));
  const left = taken
    ?.replace(OR_MADE, '')
    .replace(OR_ANOTHER, (other: string, at: number) =>
      (isVerb(other.split(' ')[2]!) || lead === 'My') && at + other.length < taken.length ? other : '',
    );
  // `a new route, URL or endpoint`: of a list without its last joint, the first stays.
  const asked = left === taken ? left : left?.split(', ')[0];
  if (asked === undefined) return null;
  const isHalf = asked !== all && /\b(?:between (?!.* and )|across )/.test(asked);
  const isCatalogue = lead === 'Please' && /,.*,/.test(asked);
  return isHalf || isCatalogue || / or /.test(asked) ? null : `${lead} ${asked}${end}`;
}

/** `files with nodes, edges, groups, and connections` → `files`. */
const EQUIPMENT = / (?:with|across|using)(?: [^,]+,){2,} (?:and|or) [^,]+$/;

/** `a demo, walkthrough, or recording of an app` → `a demo of an app`; `a broad, narrow, or scoping review` → `a broad review`. */
function takeFirst(text: string): string | undefined {
  const [list = '', last, more] = text.split(', or ');
  const [head = '', ...others] = list.split(/, (?:and )?/);
  const isOccasion = (item: string) => item.includes(' ') && isDone(item);
  if (last === undefined) {
    if (!text.includes(', and ') && others.some(isOccasion)) return head;
    // A list without its last joint is no sentence.
    return others.length > 1 && !/\b(?:and|or)\b/.test(text) ? undefined : text;
  }
  // What is said of the last thing that is done is not said of the first.
  const [tail = ''] = BEHIND_LIST.exec(last) ?? [];
  const thing = last.slice(0, last.length - tail.length).split(' ');
  const areWords = thing.length > 1 && others.length > 0 && others.every((item) => !item.includes(' '));
  if (areWords && ADJECTIVE.test(head)) return `${head} ${thing.slice(1).join(' ')}${tail}`;
  // `influencer, creator, or ambassador campaigns` → `influencer campaigns`: what stands at the end is said of all.
  const areBare = others.length > 0 && thing.length > 1 && !WITH_ARTICLE.test(head);
  if (
    areBare &&
    (areWords || ![...others, last].some(isDone)) &&
    ![head, ...others].some((item) => /(?:s|ing)$/.test(item))
  )
    return thing.at(-1)!.endsWith('s') ? `${head} ${thing.at(-1)}${tail.replace(/,.*/, '')}` : undefined;
  if ([...others, last].some(isDone)) return head;
  if (more || last.includes(',')) return undefined;
  return thing.length > 3 ? head : `${head}${tail}`;
}

/** Long enough to mean something, and not cut off in the middle. */
export function isWhole(prompt: string): boolean {
  const words = wordsOf(prompt.replace(/ Can you help\?$/, '')).length;
  return words >= 4 && prompt.length <= LONGEST && !BLANK.test(prompt) && !DANGLING.test(prompt) && !ODD.test(prompt);
}
