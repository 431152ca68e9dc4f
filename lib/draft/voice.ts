/** What a skill says about when to use it, as a clause → what a user would say who is in that place. */
import { asMine, endSentence, lowerFirst, THEIRS } from './own-words.js';
import { baseOf, baseOfGerund, isVerb, stemOf } from './verb-forms.js';

const HELP = ' Can you help?';
const USER = '(?:the user|users|a user|user|someone|somebody|people|they|you|claude|the agent)';

/** Of what a user has: `a job fails at night`, `the page shows no total`, `jobs fail`. Behind one thing a word in -s is its verb; behind `the`, before an object. */
const WORD = '(?!(?:of|for|to|with|in|on|from|by|at|about|and|or|that|which)\\b)[\\w-]+';
const BE = '(?:is|are|has|have|fails?|breaks?|needs?)';
const DOES = '(?!was|asks (?!for)|says|mentions)[\\w-]+[^\\Wsiu]s';
const OTHERS = '(?!same\\b|(?:user|agent|task|skill|request|prompt|message)s?\\b)';
export const STATE = `(?:an? (?=${OTHERS}(?:${WORD} ){1,3}(?:${BE}|${DOES})\\b)|the (?=${OTHERS}(?:${WORD} ){1,3}(?:${BE} |${DOES} (?:an?|no|the|too|\\w+ly)\\b))|(?=(?:${WORD} ){0,2}[\\w-]+s (?:are|have|fail|break|need) ))`;

/** In the order in which they are tried; the rest of the clause goes in for $1. */
const VOICES: readonly [RegExp, string][] = [
  [
    /^(?:(?:when|whenever|if|for|while|any time|anytime|or|and|also|to|(?:an?|the|your) task (?:involves|requires|needs|includes)(?= \w+ing\b))\s+)+(.+)/i,
    '$1',
  ],
  [
    new RegExp(
      `^${USER} (?:explicitly )?(?:asks?|wants?|needs?|would like|tr(?:y|ies)|is trying|are trying|has|have) (?:you |claude |for help )?to (.+)`,
      'i',
    ),
    'I want to $1',
  ],
  [new RegExp(`^${USER} (?:explicitly )?asks? (how|what|where|when|which [\\w-]+) to (.+)`, 'i'), '$1 should I $2'],
  [
    new RegExp(`^${USER} (?:explicitly )?asks? ((?:how|what|why|where|which|who|whether) (?!to\\b).+)`, 'i'),
    'I want to know $1',
  ],
  [new RegExp(`^${USER} (?:explicitly )?asks? about (.+)`, 'i'), 'I need help with $1'],
  [
    new RegExp(
      `^${USER} (?:explicitly )?(?:mentions?|discuss(?:es)?) (?:(?:an?|the|any|my|their) )?((?!(?:an?|the|any|my|their) )[\\w/-]+(?: [\\w/-]+){1,2})$`,
      'i',
    ),
    'Help me with my $1',
  ],
  [
    new RegExp(
      `^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for| help)*(?: with)? (\\w+ing\\b.+)`,
      'i',
    ),
    'I need help with $1',
  ],
  [
    new RegExp(
      `^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?|would like)(?: for)? (?!(?:what|which|who|how|where|why|whether|if|that)\\b)(.+)`,
      'i',
    ),
    'I need $1',
  ],
  [/^(?:an? |the )?((?:(?! (?:is|are|has|have|was|were) ).)+) (?:is|are) (?:needed|wanted|required)$/i, 'I need $1'],
  [new RegExp(`^${USER} (?:have|has|shares?|uploads?|pastes?|provides?|attach(?:es)?|sends?) (.+)`, 'i'), 'I have $1'],
  [new RegExp(`^${USER} (?:is|are) (\\w+ing\\b.+)`, 'i'), "I'm $1"],
  [new RegExp(`^${USER} (see|get)s? (.+)`, 'i'), 'I $1 $2'],
  [new RegExp(`^(?:${USER} )?encounter(?:s|ing)? (.+)`, 'i'), "I've encountered $1"],
  [/^there (is|are) (.+)/i, 'There $1 $2'],
  [/^(?:you(?: are|['’]re) )?(?:asked|asking|trying|ready) to (.+)/i, 'I want to $1'],
  [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
  [
    /^(?!(?:during|including|anything|something|everything|nothing|string|following|according|breaking changes)\b)(\w+ing\b.+)/i,
    "I'm $1",
  ],
  // A state of things.
  [new RegExp(`^${STATE}(.+)`, 'i'), 'My $1'],
];
/** Null where the clause is in none of the forms that turn into a user's words. */
export function speak(clause: string): string | null {
  const plain = lowerFirst(clause.replace(VOICES[0]![0], '$1')).replace(NEXT_OCCASION, '').replace(OR_ASKED, '$1');
  if (OTHERWISE.test(plain)) return null;
  // `a task adds a column`, `you add a flag`: what is done then is asked for.
  const [, does = '', rest = ''] = DEED.exec(plain) ?? [];
  if (baseOf(does) && !HAPPENS.test(does))
    return baseOf(does) === does
      ? endSentence(`Help me ${does}${asMine(rest)}`)
      : (request(`${does}${rest}`)?.replace(/^Please/, 'Help me') ?? null);
  const [voice, words] = VOICES.slice(1).find(([pattern]) => pattern.test(plain)) ?? [];
  if (!voice || !words || THEIRS.test(plain.replace(voice, words))) return null;
  const spoken = asMine(plain.replace(voice, words))
    // `committing, a release`: a list of occasions.
    .replace(/^(I'm \w+ing),.*/, '$1')
    .replace(/^Help me with my (?=(\w+))/, (whole, first: string) =>
      isVerb(first.toLowerCase()) ? 'Help me ' : whole,
    );
  // `the build is broken` is a state, `verify claims needs care` is none.
  const [first = ''] = plain.split(' ');
  if (/^My /.test(spoken) && baseOf(first) === first) return null;
  // `I'm reviewing pages` → `Help me review pages`: what is done can be asked for.
  const [, doing = '', what = ''] = /^(?:I'm|I need help with) (\w+ing)(?=\s)(.+)/.exec(spoken) ?? [];
  const base = baseOfGerund(doing.toLowerCase());
  if (base) return endSentence(`Help me ${base}${doLikewise(what)}`);
  return /^(?:I'm|I have(?! a question)|I [sg]e[et]|I've|There|My) /.test(spoken)
    ? `${endSentence(spoken)}${HELP}`
    : endSentence(spoken);
}

/** What a task does, or who has it. */
const DEED = new RegExp(`^(?:${USER}|(?:an?|the|your) task) (\\w+)(,? .+)`, 'i');
/** What happens to users, or what they say of it, is no wish. */
const HAPPENS =
  /^(?:break|find|finish|interact|learn|look|read|receive|record|report|request|run|select|start|upload|work)/;

/** `asks for release notes or what shipped` names a thing, and then what it answers. */
const OR_ASKED = /(\bfor (?:\S+ )*?\S+),? or (?:what|how|why|where|when|whether|which|who)\b.*$/i;

/** Before or after something, a user asks for something else; `profiling reveals slow code` says what is so. */
const OTHERWISE =
  /^(?:before|after|until|once|completing|finishing)\b|^\w+ing (?:is|has|fails|breaks|stops|reveals|shows|means|requires|involves|takes|matters|feels|makes|becomes|produces)\b/i;

/** `writing, reviewing or moving pages`: what follows is in the same form. */
const doLikewise = (rest: string): string =>
  rest.replace(
    /((?:,|\b(?:and|or))\s+(?:and |or )?)(\w+ing)(?= (?!(?:for|of|in|to|with|on|from|as|by|and|or)\b))/g,
    (whole, joint: string, word: string) => {
      const base = baseOfGerund(word.toLowerCase());
      return base ? `${joint}${base}` : whole;
    },
  );

/** What only an object begins with: a word in -s before it is a verb, listed or not. */
const OBJECT =
  '(?:an?|its?|them|their|your|each|every|any|all|this|these|those|what|which|how|whether|new|better|the(?! user))\\b';
/** `…, wants y, or uses any trigger`, `… and proposes a fix` begins another occasion; `a task adds, renames or drops a column` goes on. */
const NEXT_OCCASION = new RegExp(
  `(?<!^(?:(?:an?|the|your) )?\\w+ \\w+s(?:, \\w+s)*)(?:,\\s*(?:(?:and|or)\\s+)?|\\s+(?:and|or)\\s+)(?:(?:asks|wants|mentions|uses|says|needs|requests|invokes|reports|types)\\b|\\w+[^\\Ws]s ${OBJECT}).*$`,
  'i',
);

/** `Generates tables from notes`, `Generate tables from notes` → a request; null where it begins with no verb of work. */
export function request(text: string): string | null {
  const [, does = '', what = ''] = HELPS.exec(text) ?? [];
  if (does !== '') {
    const base = baseOf(does) === does ? does : baseOfGerund(does);
    return base ? endSentence(`Help me ${base}${asMine(doLikewise(what))}`) : null;
  }
  const [first = ''] = text.split(/[\s,]/);
  const verb = baseOf(first.toLowerCase()) ?? commandOf(text);
  // `Guide for …` is a thing, and what tells the agent how to work is no wish for anything.
  if (
    !verb ||
    TELLS_AGENT.test(`${verb}${text.slice(first.length)}`) ||
    THEIRS.test(text) ||
    text.length === first.length ||
    /^\S+ (?:(?:for|of|to|on)\b|(?:and|or) \S+$)/.test(text)
  )
    return null;
  // So are `Clean Architecture patterns`, `model routing by …` and, behind a dash, `model ids, prices, limits`.
  if ((first === verb && /,.*,/.test(text)) || (first.toLowerCase() === verb && NOUN.test(text))) return null;
  // `creates or updates`: what follows is in the same form; at the end, `plan and tests`, it is a thing.
  const plain = text
    .slice(first.length)
    .replace(GOES_ON, '')
    .replace(/(\b(?:and|or)|,) (\w+s)\b(?!\W*$)/g, (whole, joint: string, word: string, at: number, all: string) => {
      // Behind `a plan that compares costs` it is what the plan does. What is joined to the verb itself is one, listed or not.
      if (first.toLowerCase() === verb || /\b(?:that|which|who)\b/.test(all.slice(0, at))) return whole;
      const is_verb = isVerb(word) || at === 1 || TAKES_OBJECT.test(all.slice(at + whole.length));
      return is_verb ? `${joint} ${baseOf(word) ?? stemOf(word)}` : whole;
    });
  if (first.toLowerCase() !== verb && UNREAD_VERB.test(plain.replace(/\b(?:that|which|who)\b.*/, ''))) return null;
  const lead = /^(?:understand|diagnose)$/.test(verb) ? 'Help me' : 'Please';
  return endSentence(`${lead} ${verb}${asMine(plain.replace(/^ (?:the user|a user|users|you)\b/i, ' me'))}`);
}

/** `Helps you write notes`, `helps with writing notes`. */
const HELPS =
  /^(?:helps?|assists?) (?:(?:the user|users?|you|people|developers|teams?) )?(?:(?:to|with|in) )?(\w+)( .+)/i;
const TELLS_AGENT =
  /^(?:produce|provide|handle|work|use|read|decide|determine|complete|clarify|prefer|follow|apply|ensure|enforce|start|guide (?!(?:me|the user|users)\b))|\s(?:when(?:ever)?|if|only|automatically|proactively)\b/;
const NOUN =
  /^\S+ (?:\p{Lu}[\w-]* |and )+(?:patterns|practices|conventions|guidelines)\b|^\S+ \w+ing (?:by|for|of|with)\b/u;
/** Verbs with which skills go on to say what else they do. */
const GOES_ON =
  /,? (?:and|then)(?: then)? (?:provides?|includes?|covers?|returns?|supports?|ensures?|offers?|helps?|gives?|keeps?|handles?)\b.*$/;
/** `Splits traffic, watches error budgets`: no list of things. */
const UNREAD_VERB =
  /(?:,|\b(?:and|or)) \w+[^\Wsu]s (?!(?:about|across|and|as|at|by|for|from|in|into|of|on|or|that|to|which|with)\b)\w/;
const TAKES_OBJECT = new RegExp(`^ ${OBJECT}`);

/** Of verbs that are not listed: `Grill me about a plan`, before what can only be an object. */
function commandOf(text: string): string | undefined {
  const [, word = ''] =
    /^(\p{Lu}\p{Ll}{2,})\s+(?:(?:back|down|in|off|on|out|over|up)\s+)?(?:a|an|the|your|me|my|this|these|any|all)\s/u.exec(
      text,
    ) ?? [];
  return /(?:ing|ed|ly|s)$|^(?:for|with|when|use|not|from|this|that|only|also|like|about|after|before|and|provide|then|via|both|per|into|load|invoke|trigger|activate|help|ask)$/i.test(
    word,
  )
    ? undefined
    : word.toLowerCase() || undefined;
}
