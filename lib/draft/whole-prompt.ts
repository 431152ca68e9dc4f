/** A drafted prompt → whether it is one request in whole English, of one who has not read the description. */
import { wordsOf } from './copied-words.js';
import { baseOf, isVerb } from './verb-forms.js';

/** A letter that stands for what a reader fills in. */
export const BLANK = /(?<![/\w-])#?[XYZN](?![/\w-])/;

/** Who asks for more at once has read the description. */
const LONGEST = 110;
const DANGLING =
  /\b(?:a|an|the|of|to|in|on|at|by|for|from|with|without|between|across|against|about|than|and|or|plus|maybe|my|this|that|which|some|within|into|as|new|existing|e\.g|i\.e|etc|including|one|is|are|be|been|related|based|due|according|such|when|whether|(?<!\b(?:in|of|on|with) )(?:it|them)|asks|wants|(?:which|who|where) \w+)[.?!]?(?: Can you help\?)?$/i;
/** No one says these, or they were not understood: `I want to be taught`, `find and vetting`, an aside left over. */
const ODD =
  /^I want to be\b|^I need help with (?:its|their)\b|^(?:Help me|Please|I want to) \w+[^.]*,? (?:and|or) \w+ing\b|\b(\w+) \1\b|\b(?:until|etc)[.?]|\bthis (?:skill|task|agent)\b|^Please (?:use\b|read\b|decide\b|determine\b|complete\b|clarify\b|prefer\b|follow\b|apply\b|ensure\b|enforce\b|guide (?!me))|^Please \w+ (?:when|if|only|automatically|proactively|first)\b|\bClaude\b|:|\binto\b.*\binto\b|^(?:Please|Help me) (?:analy[sz]e|assess|evaluate|explore|review)\b.* into\b|^I want to help\b|^I'm .*, \w+ing\b.* or \w+ing\b|\b(?:and|or) (?:before|after|when|if)\b|\bI (?:wants|needs|has|is|are|asks|mentions)\b|^My (?:[\w-]+ )?(?:input|output|target|source|scope|stack|language|framework|platform)(?: [\w-]+)? (?:is|are)\b|^My (?:another|other|each|every|no|some|more|many|several|multiple|both|all|one|two)\b|^I'm (?:start|begin|open|end|resum|continu)\w*ing (?:an? |the |my )?(?:new )?(?:\w+ )?(?:conversation|session|chat|turn|work|task)\b|^(?:Help me|Please|I want to) \w+(?: \w+)? (?:its|their)\b|[a-z]{2}\/[a-z]{2}|^I'm\b.*\b(?:would|cannot)\b|\bwhen (?:changes|the)\b|\b(?:an?|the) [\w-]+(?:ive|ful|ous|able)\.$|^Please give (?!me\b)|\bfor something\b|\bPhase \d|^I need the power\b|^My (?:[\w-]+ or )?(?!project|app|site|page|code|team|repo)[a-z-]+ needs\b|\s\/[a-z]|\b(?:before|after) \w+ing\./;
/** A user knows which it is, says what is there and has but one thing to ask. */
const OPEN =
  /^My .*\b(?:is|are|has|have)\b.*,.*\bor\b|^I want to use [^.]*,[^.]*\bor\b|\bbefore [^.]*\bexists?\b|\buser (?:intent|input|message|prompt|request)s?\b/;
/** An occasion of the skill's author: a clause of another kind, a list that lost its end, two speakers in one. */
const MIXED =
  /^I need (?:whether|if|how|what|where|why|that)\b|^Please start with\b|\b(?:and|or) need\b|\bthe action\b|\bitself\.|^I want to (?!.*\b(?:and|or)\b)[^,]+,[^,]+,|^I want to \w+ [^,]+, \w+ [^,]+, or [\w-]+\.$|^My .*, (?:or )?I (?:want|need|cannot)\b/;
const NEEDS_MORE =
  /\bturn(?:ing)? (?!.*\b(?:into|to)\b)|\bbreak(?:ing)? (?!.*\b(?:into|down|up)\b)|^(?:Please|Help me) (?:work|handle|provide)\b|\bdo anything\b/i;

/** `to plan, break down work, or deepen a plan` is several requests, and `spot bloat, waste, and produce advice` loses its verb on the way. */
function isMixedList(prompt: string): boolean {
  const items = prompt.split(/,\s+(?:(?:and|or)\s+)?/).slice(1);
  const verbs = items.filter((item) => isVerb(item.split(/[\s.]/)[0]!.toLowerCase()));
  const is_last = /,\s+and\s[^,]+$/.test(prompt) && verbs.includes(items.at(-1) ?? '');
  return verbs.filter((item) => item.includes(' ')).length > 1 || (is_last && verbs.length < items.length);
}

const LEAD =
  /^(I want to|Please|Help me|I need help with|I need|I have a question about|I have|I'm|My) (.+?)([.?](?: Can you help\?)?)$/;
/** With what comes behind a list it is about all of it. */
const BEHIND_LIST = / (?:to|for|in|from|of|on|with|across|through|using|before|during|via)\b.*$/;
/** `plan SMS or MMS marketing`. */
const SHARED = /^(\w+ [\w-]*[^\Ws]S?) or [\w-]+ ([\w-]+)$/;
/** `multi-step work`, `role-specific lenses`: adjectives of an author. */
const COINED = /\b[a-z]+(?:-[a-z]+)+ [a-z]/;

/** A user knows which of several it is, and asks for one; null where what is left is no request, but says what the skill can do. */
export function askOne(prompt: string): string | null {
  const [, lead = '', all = '', end = ''] = LEAD.exec(prompt) ?? [];
  if (lead === '') return prompt;
  const [first = '', ...verbs] =
    /^(?:\w+, )*\w+,? (?:or|and) \w+(?= )/.exec(all)?.[0].split(/,? (?:(?:or|and) )?/) ?? [];
  // What is joined to a verb is one, listed or not.
  const areVerbs = verbs.length > 0 && isVerb(first);
  const goesOn = [...all.matchAll(/ and (\w+)/g)].some(([, word = '']) => baseOf(word) === word);
  if (lead === 'Please' && (goesOn || COINED.test(all))) return null;
  const one = areVerbs
    ? `${first}${all.slice(all.indexOf(` ${verbs.at(-1)} `) + 1 + (verbs.at(-1) ?? '').length)}`
    : all;
  const asked = takeFirst(one.replace(SHARED, '$1 $2')).replace(/ or (?:an? |the )?[\w./-]+(?: [\w./-]+)?$/, (other) =>
    BEHIND_LIST.test(other) ? other : '',
  );
  return / or |\bwhether\b/.test(asked) ? null : `${lead} ${asked}${end}`;
}

/** `a demo, walkthrough, or recording of an app` → `a demo of an app`; `a broad, narrow, or scoping review` → `a broad review`. */
function takeFirst(text: string): string {
  const [, head = '', between = '', last = ''] = /^([^,]+),((?: [^,]+,)*) or ([^,]+)$/.exec(text) ?? [];
  if (head === '') return text;
  const [tail = ''] = BEHIND_LIST.exec(last) ?? [];
  const noun = last
    .slice(0, last.length - tail.length)
    .split(' ')
    .slice(1)
    .join(' ');
  const areAdjectives = noun !== '' && /\b(?:an?|the|my) [\w-]+$/.test(head) && /^(?: [\w-]+,)*$/.test(between);
  return `${head}${areAdjectives ? ` ${noun}` : ''}${tail}`;
}

/** Long enough to mean something, and not cut off in the middle. */
export function isWhole(prompt: string): boolean {
  const words = wordsOf(prompt.replace(/ Can you help\?$/, '')).length;
  const [, joint = '', last = ''] = /(\S+) ([\w-]+)[.?]$/.exec(prompt) ?? [];
  // What is read or created was cut off.
  if (/^(?:or|and|maybe|to|\S+,)$/.test(joint) && isVerb(last)) return false;
  return (
    words >= 4 &&
    prompt.length <= LONGEST &&
    !BLANK.test(prompt) &&
    !DANGLING.test(prompt) &&
    !NEEDS_MORE.test(prompt) &&
    !ODD.test(prompt) &&
    !MIXED.test(prompt) &&
    !OPEN.test(prompt) &&
    !isMixedList(prompt) &&
    !/^I want to [\w-]+\.$/.test(prompt)
  );
}
