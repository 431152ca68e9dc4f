/** A drafted prompt → whether it is one request in whole English, of one who has not read the description. */
import { wordsOf } from './copied-words.js';
import { isVerb } from './verb-forms.js';

/** A letter that stands for what a reader fills in. */
export const BLANK = /(?<![/\w-])#?[XYZN](?![/\w-])/;

/** Who asks for more at once has read the description. */
const LONGEST = 110;
const DANGLING =
  /\b(?:a|an|the|of|to|in|on|at|by|for|from|with|without|between|across|against|about|than|and|or|plus|maybe|my|this|that|which|some|within|into|as|new|existing|e\.g|i\.e|etc|including|one|is|are|be|been|related|based|due|according|such|when|whether|(?<!\b(?:in|of|on|with) )(?:it|them)|asks|wants|(?:which|who|where) \w+)[.?!]?(?: Can you help\?)?$/i;
/** No one says these, or they were not understood: `I want to be taught`, `find and vetting`, an aside left over. */
const ODD =
  /^I want to be\b|^(?:Help me|Please|I want to) \w+[^.]*,? (?:and|or) \w+ing\b|\b(\w+) \1\b|\b(?:until|etc)[.?]|\bthis (?:skill|task|agent)\b|^Please (?:use\b|read\b|decide\b|determine\b|complete\b|clarify\b|prefer\b|follow\b|apply\b|ensure\b|enforce\b|guide (?!me))|^Please \w+ (?:when|if|only|automatically|proactively|first)\b|\bClaude\b|:|\binto\b.*\binto\b|^(?:Please|Help me) (?:analy[sz]e|assess|evaluate|explore|review)\b.* into\b|^I want to help\b|^I'm .*, \w+ing\b.* or \w+ing\b|\b(?:and|or) (?:before|after|when|if)\b|\bI (?:wants|needs|has|is|are|asks|mentions)\b|^My (?:[\w-]+ )?(?:input|output|target|source|scope|stack|language|framework|platform)(?: [\w-]+)? (?:is|are)\b|^My (?:another|other|each|every|no|some|more|many|several|multiple|both|all|one|two)\b|^I'm (?:start|begin|open|end|resum|continu)\w*ing (?:an? |the |my )?(?:new )?(?:\w+ )?(?:conversation|session|chat|turn|work|task)\b|^(?:Help me|Please|I want to) \w+(?: \w+)? (?:its|their)\b|[a-z]{2}\/[a-z]{2}|^I'm\b.*\b(?:would|cannot)\b|\bwhen (?:changes|the)\b|\b(?:an?|the) [\w-]+(?:ive|ful|ous|able)\.$|^Please give (?!me\b)|\bfor something\b|\bPhase \d|^I need the power\b|^My (?:[\w-]+ or )?(?!project|app|site|page|code|team|repo)[a-z-]+ needs\b|\s\/[a-z]|\b(?:before|after) \w+ing\./;
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
