/** The body of a SKILL.md → the phrases in it that say when users need it: requests that it quotes, occasions that it lists. */
import { baseOf } from './verb-forms.js';
import { BLANK } from './whole-prompt.js';

export interface BodyPhrases {
  /** What a user says, word for word. */
  requests: string[];
  /** Items of a list of occasions. */
  occasions: string[];
}

const OCCASIONS =
  /\b(?:when to (?:use|apply|reach)|use (?:this|it|when|for|cases?)|triggers?|activat|applies|scenarios?)\b/i;
const EXAMPLES = /\b(?:examples?|prompts?|requests?|quer(?:y|ies)|usage|phrases|triggers?|users? (?:say|ask)s?)\b/i;
/** What follows says when not to, or how not to. */
const AGAINST =
  /\b(?:not|don['’]t|never|avoid|skip|anti-?patterns?|mistakes?|red flags?|rationali[sz]ations?|bad|wrong|excuses?|instead of|limit(?:ation)?s)\b|❌/i;
const SAYS =
  /^(?:[-*>\d.\s|]*)(?:\**)(?:user|human|customer|me)(?:['’]s)?(?:\s+(?:says?|asks?|request|prompt|query|message|input))?\**\s*[:→]\s*\**\s*(.+)$/i;
const HEADED = /\b(?:user|they|someone)\s+(?:says?|asks?|wants?|requests?|types?)\b/i;

/** Not what users say, but what they do. */
const NARRATED =
  /^(?:picks|selects|chooses|clicks|answers|confirms|types|enters|provides|replies|responds|approves|rejects)\b/i;

const LONGEST = 200;

/** body: without its front matter. */
export function findPhrases(body: string): BodyPhrases {
  const found: BodyPhrases = { requests: [], occasions: [] };
  let heading = '';
  let lead = '';
  let fenced = false;
  // The first row of the table that a line is in.
  let head = '';
  for (const raw of body.split(/\r?\n/)) {
    const line = raw.trim();
    if (/^(?:```|~~~)/.test(line)) {
      fenced = !fenced;
      continue;
    }
    if (fenced) continue;
    const phrase = SAYS.exec(line)?.[1];
    if (phrase) {
      found.requests.push(...keep(unquote(phrase)).filter((phrase) => !NARRATED.test(phrase) && isRequest(phrase)));
      continue;
    }
    const title = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (title !== undefined) {
      [heading, lead] = [title, ''];
      continue;
    }
    const cell = /^\|\s*([^|]+?)\s*\|/.exec(line)?.[1];
    if (cell === undefined) head = '';
    else if (head === '') {
      head = line;
      continue;
    }
    const item = /^(?:[-*+•]|\d+[.)])\s+(.+)$/.exec(line)?.[1] ?? cell;
    if (item === undefined) {
      // A line of its own above a list says what the list is.
      if (line !== '') lead = line;
      continue;
    }
    const says = head || lead;
    if (AGAINST.test(says) || (AGAINST.test(heading) && !OCCASIONS.test(says))) continue;
    const quoted = [...item.matchAll(/["“]([^"“”]{8,200})["”]/g)].map(([, phrase = '']) => phrase);
    const asks = [heading, lead, head].some((text) => EXAMPLES.test(text) || HEADED.test(text)) || HEADED.test(item);
    if (asks) found.requests.push(...quoted.flatMap(keep).filter(isRequest));
    if ([heading, lead, head].some((text) => OCCASIONS.test(text)))
      if (quoted.length === 0 && !AGAINST.test(item)) found.occasions.push(...keep(stripMarks(item)));
  }
  return found;
}

const unquote = (text: string) => stripMarks(text.replace(/^["“'`*_]+|["”'`*_]+$/g, ''));

/** `**Name**: text (aside)` → `text`. */
function stripMarks(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^\*\*[^*]+\*\*\s*[:–—-]+\s*(?=\S)/, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\*\*|__|`|["“”]/g, '')
    .replace(/\s+(?:→|->|=>|–|—)\s.*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Keeps phrases without a template, path, code or address, which a user would have to fill in. */
function keep(text: string): string[] {
  const plain = text.trim();
  const words = plain.split(/\s+/).length;
  const fits = plain.length >= 6 && plain.length <= LONGEST && (words >= 2 || /[^\p{ASCII}]/u.test(plain));
  return fits && !/[{}<>[\]$=|\\]|https?:|\.\.\.|…|\/\w+\/|[✅❌]/u.test(plain) ? [plain] : [];
}

const ASKED =
  /^\S+(?:\s+\S+){0,3}?\s+(?:to|about|come|not|else|many|much|do|does|did|is|are|was|were|am|can|could|should|would|will|have|has|\w+n['’]t|i['’]d|['’]s)\b|['’]s\b/i;

/** `Should I test this?`, `What else can I try?` go on with what was said before, and `We're about to ship` asks for nothing. */
const POINTS_BACK =
  /\bthis(?=[?.!]?$| every\b| again\b| now\b)|^is (?:this|that|it) (?:the|an?|safe|ok|right|correct|good|normal|secure)\b|^which (?:one|version|option) is\b|^(?:and|what) else\b|^we['’]re about to \w+[.!]?$/i;

/** Whoever says it need not have said something before, or fill something in. */
export const standsAlone = (text: string): boolean => !BLANK.test(text) && !POINTS_BACK.test(text);

/** True if a quoted phrase asks for something, and is not a title or an excuse. */
export function isRequest(text: string): boolean {
  const [first = '', second] = text.toLowerCase().split(/[\s,]/);
  // `Are you sure?` is what a program asks.
  if (second === 'you' && /^(?:are|do|did|have)$/.test(first)) return false;
  // `Plan upgrade prompt` is a thing.
  if (
    /^(?:plan|design|model|test|report|process|guide|document|record)(?: (?!(?:a|an|the|my|our|this|these|for|to|with|in|of|on|me|it|from)\b)[a-z][\w-]*){2}$/i.test(
      text,
    )
  )
    return false;
  if (!standsAlone(text)) return false;
  // `Why people buy` is a heading.
  if (/^(?:why|how|where|when)$/.test(first) && !ASKED.test(text)) return false;
  return (
    baseOf(first) === first ||
    /^(?:how|what|why|where|which|who|when|can|could|would|should|is|are|do|does|did|i|i['’](?:m|ve|d|ll)|we|we['’]re|my|our|help|please|let['’]s|make|get|set|turn|give|tell|show|start|open|use|put|need|want|there|this)$/.test(
      first,
    ) ||
    !/^\p{ASCII}/u.test(text)
  );
}
