export const id = 75;
export const ids = [75];
export const modules = {

/***/ 4605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findListedWorse)
/* harmony export */ });
const findListedWorse = (alone, beside) => alone.flatMap(({ id, path, offer, kept_chars }, at) => {
    const now = beside[at];
    if (!now || now.path !== path)
        return [];
    const worse = RANKS[now.offer] > RANKS[offer] || now.kept_chars < kept_chars;
    return worse ? [{ id, path, alone: offer, beside: now.offer, lost_chars: kept_chars - now.kept_chars }] : [];
});
const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 };


/***/ }),

/***/ 78075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var lib_baseline = __webpack_require__(51399);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
;// CONCATENATED MODULE: ./build/lib/draft/case-id.js
/** A name → a case id, and the next free one where it is taken. */
function slug(name) {
    return (name
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 80) || 'skill');
}
/** `name-1`, `name-2`, …: none twice. */
function createIds() {
    const taken = new Map();
    const given = new Set();
    return (name) => {
        for (;;) {
            const count = (taken.get(name) ?? 0) + 1;
            taken.set(name, count);
            const id = `${name}-${count}`;
            if (given.has(id))
                continue;
            given.add(id);
            return id;
        }
    };
}

;// CONCATENATED MODULE: ./build/lib/draft/copied-words.js
/** A prompt and a description → the longest run of words that one copied from the other: the more it shares, the less it says about how users ask. */
/** A prompt with a longer run in common with the description measures copying. */
const MOST_COPIED = 3;
/** Scripts that put no spaces between words are split by dictionary. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Words are in lower case and without punctuation; an apostrophe stays in its word. */
function wordsOf(text) {
    const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
    return [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}
/** The first of the longest ones. */
function longestCopied(prompt, description) {
    let best = { start: 0, length: 0 };
    // lengths[j]: the run that ends at the current word of the prompt and at word j of the description.
    let lengths = new Int32Array(description.length + 1);
    for (const [index, word] of prompt.entries()) {
        const next = new Int32Array(description.length + 1);
        for (const [at, other] of description.entries()) {
            if (word !== other)
                continue;
            const length = lengths[at] + 1;
            next[at + 1] = length;
            if (length > best.length)
                best = { start: index - length + 1, length };
        }
        lengths = next;
    }
    return best;
}
function countCopied(prompt, description) {
    return longestCopied(wordsOf(prompt), wordsOf(description ?? '')).length;
}

;// CONCATENATED MODULE: ./build/lib/draft/verb-forms.js
/** A word → the verb that it is a form of, for the verbs with which skills say what they do and requests begin. */
/** Not those of a skill's own use: `use`, `load`. */
const VERBS = 'add analyze analyse annotate apply assess audit author automate break build capture change check choose clean collect compact compare compose compute configure connect control convert coordinate create debug define deploy design detect develop diagnose discover document draft edit enable enforce evaluate execute explain explore export extract fetch fill find finish fix format fuzz generate guide handle identify implement import improve inspect install instrument integrate interact investigate learn make manage map measure merge migrate model monitor move navigate optimize optimise orchestrate organize organise patch perform plan polish port prepare produce profile protect prove publish query read receive record reduce refactor remove rename render replace report reproduce request research resolve review rewrite run scaffold scan schedule search secure select send set setup sharpen simplify solve split start stress-test structure style summarize summarise sync tag test trace track train transform translate triage troubleshoot tune turn update upgrade validate verify visualize visualise wire work wrap write'.split(' ');
/** `plan` and `run`, not `clean` and `fix`, double their last letter. */
const DOUBLES = /^(?:[^aeiou]*[aeiou][bdgmnprt]|debug|submit|setup)$/;
function gerundOf(verb) {
    if (DOUBLES.test(verb))
        return `${verb}${verb.at(-1)}ing`;
    return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
function thirdPersonOf(verb) {
    if (/[^aeiou]y$/.test(verb))
        return `${verb.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
const FORMS = new Map(VERBS.flatMap((verb) => [
    [verb, verb],
    [thirdPersonOf(verb), verb],
]));
/** With these verbs, as in `I'm starting`, users say where they are, and ask for nothing. */
const STATES = new Set(['work', 'interact', 'receive', 'start', 'finish']);
const GERUNDS = new Map(VERBS.filter((verb) => !STATES.has(verb)).map((verb) => [gerundOf(verb), verb]));
/** `review`, `reviews` → `review`; undefined where it is not a verb of work. */
const baseOf = (word) => FORMS.get(word);
/** `reviewing` → `review`. */
const baseOfGerund = (word) => GERUNDS.get(word);
const isVerb = (word) => FORMS.has(word);

;// CONCATENATED MODULE: ./build/lib/draft/other-words.js
/** A word of a description, where it stands → what a user would say instead. */

/** What users say for the verbs of descriptions; the forms in -ing follow from these. */
const other_words_VERBS = {
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
const SYNONYMS = new Map(Object.entries(other_words_VERBS).flatMap(([verb, other]) => {
    const [first = '', ...rest] = other.split(' ');
    return [
        [verb, other],
        [gerundOf(verb), [first === 'double-check' ? 'double-checking' : gerundOf(first), ...rest].join(' ')],
    ];
}));
/** Behind any other word, `plan` or `testing` is a thing and not what is done. */
const BEFORE_VERBS = new Set("to and or then please me you i am i'm by for when while before after of start just can".split(' '));
const MAKES = /^(?:add|author|build|compose|create|design|draft|generate|make|plan|produce|publish|scaffold|set|sketch|start|write|up|together|out)$/;
const FIXED_AFTER_A = /^(?:new|few|lot|couple|bit|single|set|range|variety|number|kind|given|time|human|user)$/;
const FIXED_AFTER_THE = /^(?:same|following|latest|other|rest|whole|way|right|best|first|last|next|most|web|internet)$/;
const DETERMINER = /^(?:a|an|the|any|some|this|these|that|those|my|our|your|their|its|all|each|every|no|one|two|both|it|them|me|i|you|what|which|how|whether|if)$/;
const JOINTS = new Set('across after against and before between by for from in including into on or that through to using via when where which while with within without'.split(' '));
const isJoint = (word) => JOINTS.has(word);
/** words: as they stand, in their case. Null: nothing else would be said there. */
function otherWord(words, at) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]].map((one) => (one ?? '').toLowerCase());
    const acts = at === 0 || BEFORE_VERBS.has(before);
    switch (word) {
        case 'a':
        case 'an':
            if (FIXED_AFTER_A.test(next))
                return null;
            if (/^(?:existing|custom|different|own)$/.test(next))
                return 'my';
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
function ownerAfter(words, at) {
    const word = (words[at] ?? '').toLowerCase();
    const acts = (at === 0 || BEFORE_VERBS.has((words[at - 1] ?? '').toLowerCase())) && baseOf(word) !== undefined;
    if (!TAKES_MINE.test(word) && !acts)
        return null;
    for (const thing of words.slice(at + 1, at + 4)) {
        if (/^\p{Lu}|\d/u.test(thing) || DETERMINER.test(thing) || isJoint(thing) || /(?:ing|ed)$/.test(thing))
            return null;
        if (/[^siu]s$/.test(thing) && thing.length > 3)
            return acts && MAKES.test(word) ? 'some' : 'my';
    }
    return null;
}

;// CONCATENATED MODULE: ./build/lib/draft/reword.js
/** A prompt that copies its skill's description → the same request with other words in the places where it copies. */


/** Null: what is copied has no word that another can be said for. */
function reword(prompt, description) {
    const known = wordsOf(description ?? '');
    let now = prompt.normalize('NFKC').replaceAll('’', "'");
    // Each round replaces a word for good or ends the sentence sooner, so there are no more rounds than words.
    for (let rounds = wordsOf(prompt).length; rounds >= 0; rounds--) {
        const run = longestCopied(wordsOf(now), known);
        if (run.length <= MOST_COPIED)
            return now;
        const next = breakRun(now, run) ?? cutBefore(now, run.start + MOST_COPIED);
        if (next === null)
            return null;
        now = next;
    }
    return null;
}
/** Another word where the run can be broken so that the piece before it is short enough, the nearest to its middle. */
function breakRun(text, run) {
    const all = placesOf(text);
    const words = all.map(({ segment }) => segment);
    const middle = run.start + Math.min(MOST_COPIED, Math.floor(run.length / 2));
    const places = Array.from({ length: MOST_COPIED + 1 }, (_, step) => run.start + step)
        .filter((at) => !isWithin(text, all[at]))
        .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    for (const at of places) {
        const other = otherWord(words, at);
        if (other === null)
            continue;
        if (!other.startsWith(`${words[at]} `) || at < run.start + MOST_COPIED)
            return replaceWord(text, at, other);
        // `turn or scale` → `turn, maybe scale`: the word itself would be one too many.
        return replaceWord(text, at, other.slice(words[at].length + 1)).replace(/,? maybe\b/, ', maybe');
    }
    // Behind the last of them, the piece with it would be too long.
    for (const at of places.filter((place) => place < run.start + MOST_COPIED)) {
        const owner = ownerAfter(words, at);
        if (owner !== null)
            return replaceWord(text, at, `${words[at]} ${owner}`);
    }
    return null;
}
/** Ends the sentence at the last joint before the word, and before a clause that would stay open; null where nothing would be left. */
function cutBefore(text, before) {
    const all = placesOf(text);
    const words = all.map(({ segment }) => segment.toLowerCase());
    const last = words.findLastIndex((word, index) => index <= before && index > 2 && isJoint(word) && !isWithin(text, all[index]));
    const open = words.findIndex((word, index) => index > 2 && index < last && /^(?:which|that|where|who)$/.test(word));
    const at = open >= 0 ? open : last;
    if (at < 0)
        return null;
    const tail = text.endsWith(HELP) ? HELP : '';
    const end = text.replace(HELP, '').endsWith('?') ? '?' : '.';
    const kept = text
        .slice(0, all[at]?.index ?? text.length)
        .replace(/(?:[\s,;:(]|\s(?:right|all|just|as|or|by|in|and|along|plus|maybe|so|both|either))+$/, '');
    // `a bug, a failure` was a list that went on.
    const [, head = '', last_of = ''] = /^([^,]*(?:,[^,]*)*),\s+([^,]*)$/.exec(kept) ?? [];
    const whole = head !== '' && !/\b(?:and|or|plus)\b/.test(last_of) ? `${head} or ${last_of}` : kept;
    return `${whole}${end}${tail}`;
}
const HELP = ' Can you help?';
/** As wordsOf counts, in their case and with their places. */
const placesOf = (text) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
/** `work-in-progress` is one thing. */
const isWithin = (text, word) => word !== undefined &&
    (/[-/]$/.test(text.slice(0, word.index)) || /^[-/]/.test(text.slice(word.index + word.segment.length)));
function replaceWord(text, index, by) {
    const { index: at, segment } = placesOf(text)[index];
    const word = /^\p{Lu}/u.test(segment) ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : by;
    return `${text.slice(0, at)}${word}${text.slice(at + segment.length)}`;
}

;// CONCATENATED MODULE: ./build/lib/draft/voice.js
/** What a skill says about when to use it, as a clause → what a user would say who is in that place. */



const USER = '(?:the user|users|a user|user|someone|somebody|people|they|you|claude|the agent)';
/** In the order in which they are tried; the rest of the clause goes in for $1. */
const VOICES = [
    [/^(?:(?:when|whenever|if|for|before|after|while|any time|anytime|or|and|also|to)\s+)+(.+)/i, '$1'],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|wants?|needs?|would like|tr(?:y|ies)|is trying|are trying|is about|are about|has|have) (?:you |claude |for help )?to (.+)`, 'i'),
        'I want to $1',
    ],
    [new RegExp(`^${USER} (?:explicitly )?asks? about (.+)`, 'i'), 'I have a question about $1'],
    [new RegExp(`^${USER} (?:explicitly )?(?:mentions?|discuss(?:es)?) (.+)`, 'i'), 'Help me with $1'],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for| help)*(?: with)? (\\w+ing\\b.+)`, 'i'),
        'I need help with $1',
    ],
    [new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for)? (.+)`, 'i'), 'I need $1'],
    [new RegExp(`^${USER} (?:have|has) (.+)`, 'i'), 'I have $1'],
    [new RegExp(`^${USER} (?:is|are) (.+)`, 'i'), "I'm $1"],
    [/^(?:asked|asking|about|trying|ready) to (.+)/i, 'I want to $1'],
    [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
    [
        /^(?!(?:during|including|anything|something|everything|nothing|string|following|according)\b)(\w+ing\b.+)/i,
        "I'm $1",
    ],
    // A state of things.
    [
        /^(?:(?:an?|the|any|all|some)\s+)?(?!there\b|it\b|this\b|these\b|user)((?:[\w-]+ ){0,3}[\w-]+) (is|are|has|have|fails?|pass(?:es)?|breaks?|needs?) (.+)/i,
        'My $1 $2 $3',
    ],
];
const MINE = [
    [/\b(?:the user|their|a user)['’]s\b|\btheirs?\b/gi, 'my'],
    [/\bthemselves\b/gi, 'myself'],
    [/\b(?:the user|you)\b(?=\s*(?:$|[.,;]|(?:to|for|about|with|through|and|on|in|at)\b))/gi, 'me'],
    [/\bthe user\b|\bthey\b/gi, 'I'],
    [/\bany (?=[\w-]+s\b)/gi, 'some '],
    [/\bany (?=\w)/gi, 'a '],
    [/\byour\b/gi, 'my'],
    [/\byou\b/gi, 'I'],
];
/** Null where the clause is in none of the forms that turn into a user's words. */
function speak(clause) {
    const plain = lowerFirst(clause.replace(VOICES[0][0], '$1')).replace(NEXT_OCCASION, '');
    const [voice, words] = VOICES.slice(1).find(([pattern]) => pattern.test(plain)) ?? [];
    if (!voice || !words)
        return null;
    const spoken = MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), plain.replace(voice, words))
        // `committing, a release`: a list of occasions.
        .replace(/^(I'm \w+ing),.*/, '$1');
    // `I'm reviewing pages` → `Help me review pages`: what is done can be asked for.
    const [, doing = '', what = ''] = /^I'm (\w+ing)(?=\s)(.+)/.exec(spoken) ?? [];
    const base = baseOfGerund(doing.toLowerCase());
    if (base)
        return endSentence(`Help me ${base}${doLikewise(what)}`);
    return /^(?:I'm|I have (?!a question)|My) /.test(spoken) ? `${endSentence(spoken)}${HELP}` : endSentence(spoken);
}
/** `writing, reviewing or moving pages`: what follows is in the same form. */
const doLikewise = (rest) => rest.replace(/((?:,|\b(?:and|or))\s+(?:and |or )?)(\w+ing)\b/g, (whole, joint, word) => {
    const base = baseOfGerund(word.toLowerCase());
    return base ? `${joint}${base}` : whole;
});
/** `…, wants y, or uses any trigger` begins another occasion. */
const NEXT_OCCASION = /(?:,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)(?:asks|wants|mentions|uses|says|needs|requests|invokes|reports|types)\b.*$/i;
/** An abbreviation or a name keeps its letter. */
const lowerFirst = (text) => /^\p{Lu}\p{Ll}+\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** `Generates tables from notes`, `Generate tables from notes` → a request; null where it begins with no verb of work. */
function request(text) {
    const [first = ''] = text.split(/\s/);
    const verb = baseOf(first.toLowerCase()) ?? commandOf(text);
    // `Guide for …` is a thing.
    if (!verb || text.length === first.length || /^\S+ (?:for|of|to|on)\b/.test(text))
        return null;
    // `creates or updates`: what follows is in the same form.
    const plain = text
        .slice(first.length)
        .replace(/(\b(?:and|or)|,) (\w+s)\b/g, (whole, joint, word) => first.toLowerCase() !== verb && isVerb(word) ? `${joint} ${baseOf(word)}` : whole);
    const mine = plain.replace(/^ (?:the user|a user|users|you)\b/i, ' me');
    const rest = MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), mine);
    return endSentence(`Please ${verb}${rest}`);
}
/** Of verbs that are not listed: `Grill me about a plan`, before what can only be an object. */
function commandOf(text) {
    const [, word = ''] = /^(\p{Lu}\p{Ll}{2,})\s+(?:a|an|the|your|me|my|this|these|any|all)\s/u.exec(text) ?? [];
    return /(?:ing|ed|ly|s)$|^(?:for|with|when|use|not|from|this|that|only|also|like|about|after|before|and|provide|then|via|both|per|into|load|invoke|trigger|activate|help|ask)$/i.test(word)
        ? undefined
        : word.toLowerCase() || undefined;
}
function endSentence(text) {
    const plain = text.replace(/[.,;:\s]+$/, '').trim();
    const asks = /^(?:how|what|who|why|where|which|can|could|is|are|do|does|would|should)\b/i.test(plain);
    const end = /[.?!。？！]$/.test(plain) ? '' : asks ? '?' : '.';
    return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`;
}
/** True if a quoted phrase asks for something, and is not a title or an excuse. */
function isRequest(text) {
    const [first = ''] = text.toLowerCase().split(/[\s,]/);
    return (baseOf(first) === first ||
        /^(?:how|what|why|where|which|who|when|can|could|would|should|is|are|do|does|did|i|i['’](?:m|ve|d|ll)|we|we['’]re|my|our|help|please|let['’]s|make|get|set|turn|give|tell|show|start|open|use|put|need|want|there|this|the)$/.test(first) ||
        !/^\p{ASCII}/u.test(text));
}
const LONGEST = 160;
const DANGLING = /\b(?:a|an|the|of|to|in|on|at|by|for|from|with|without|between|across|against|about|than|and|or|plus|maybe|my|this|that|which|some|within|into|as|new|existing|one|is|are|be|been|related|based|due|according|such|when|whether|asks|wants|(?:which|who|where) \w+)[.?!]?(?: Can you help\?)?$/i;
/** They say what becomes of a thing, or nothing. */
const NEEDS_MORE = /\bturn(?:ing)? (?!.*\b(?:into|to)\b)|\bbreak(?:ing)? (?!.*\b(?:into|down|up)\b)|^(?:Please|Help me) (?:work|handle|provide)\b|\bdo anything[.?]/i;
/** Long enough to mean something, and not cut off in the middle. */
function isWhole(prompt) {
    const words = wordsOf(prompt.replace(/ Can you help\?$/, '')).length;
    const [, joint = '', last = ''] = /(\S+) ([\w-]+)[.?]$/.exec(prompt) ?? [];
    // What is read or created was cut off.
    if (/^(?:or|and|maybe|to|\S+,)$/.test(joint) && isVerb(last))
        return false;
    return (words >= 4 &&
        prompt.length <= LONGEST &&
        !DANGLING.test(prompt) &&
        !NEEDS_MORE.test(prompt) &&
        !/^I want to [\w-]+\.$/.test(prompt));
}

;// CONCATENATED MODULE: ./build/lib/draft/body-phrases.js
/** The body of a SKILL.md → the phrases in it that say when users need it: requests that it quotes, occasions that it lists, steps that it heads. */

const OCCASIONS = /\b(?:when to (?:use|apply|reach)|use (?:this|it|when|for|cases?)|triggers?|activat|applies|scenarios?)\b/i;
const EXAMPLES = /\b(?:examples?|prompts?|requests?|quer(?:y|ies)|usage|phrases|triggers?|users? (?:say|ask)s?)\b/i;
/** What follows says when not to, or how not to. */
const AGAINST = /\b(?:not|don['’]t|never|avoid|skip|anti-?patterns?|mistakes?|red flags?|rationali[sz]ations?|bad|wrong|excuses?|limit(?:ation)?s)\b|❌/i;
const SAYS = /^(?:[-*>\d.\s|]*)(?:\**)(?:user|human|customer|me)(?:['’]s)?(?:\s+(?:says?|asks?|request|prompt|query|message|input))?\**\s*[:→]\s*\**\s*(.+)$/i;
const HEADED = /\b(?:user|they|someone)\s+(?:says?|asks?|wants?|requests?|types?)\b/i;
/** Not what users say, but what they do. */
const NARRATED = /^(?:picks|selects|chooses|clicks|answers|confirms|types|enters|provides|replies|responds|approves|rejects)\b/i;
const body_phrases_LONGEST = 200;
/** body: without its front matter. */
function findPhrases(body) {
    const found = { requests: [], occasions: [], headings: [] };
    let heading = '';
    let lead = '';
    let fenced = false;
    for (const raw of body.split(/\r?\n/)) {
        const line = raw.trim();
        if (/^(?:```|~~~)/.test(line)) {
            fenced = !fenced;
            continue;
        }
        const phrase = SAYS.exec(line)?.[1];
        if (phrase) {
            found.requests.push(...keep(unquote(phrase)).filter((phrase) => !NARRATED.test(phrase)));
            continue;
        }
        if (fenced)
            continue;
        const title = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
        if (title !== undefined) {
            [heading, lead] = [title, ''];
            if (!AGAINST.test(title))
                found.headings.push(...keep(sentenceCase(stripMarks(title.replace(/^(?:(?:step|phase|part)\s*)?\d+(?:\.\d+)*\s*[:.)–—-]*\s*/i, '')))));
            continue;
        }
        const item = /^(?:[-*+•]|\d+[.)])\s+(.+)$/.exec(line)?.[1] ?? /^\|\s*([^|]+?)\s*\|/.exec(line)?.[1];
        if (item === undefined) {
            // A line of its own above a list says what the list is.
            if (line !== '')
                lead = line;
            continue;
        }
        if (AGAINST.test(lead) || (AGAINST.test(heading) && !OCCASIONS.test(lead)))
            continue;
        const quoted = [...item.matchAll(/["“]([^"“”]{8,200})["”]/g)].map(([, phrase = '']) => phrase);
        const asks = [heading, lead].some((text) => EXAMPLES.test(text) || HEADED.test(text)) || HEADED.test(item);
        if (asks)
            found.requests.push(...quoted.flatMap(keep).filter(isRequest));
        if (OCCASIONS.test(heading) || OCCASIONS.test(lead))
            if (quoted.length === 0 && !AGAINST.test(item))
                found.occasions.push(...keep(stripMarks(item)));
    }
    return found;
}
const unquote = (text) => stripMarks(text.replace(/^["“'`]+|["”'`]+$/g, ''));
/** `**Name**: text (aside)` → `text`. */
function stripMarks(text) {
    return text
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/^\*\*[^*]+\*\*\s*[:–—-]+\s*(?=\S)/, '')
        .replace(/\s*\([^)]*\)/g, '')
        .replace(/\*\*|__|`|["“”]/g, '')
        .replace(/\s+(?:→|->|=>|–|—)\s.*$/, '')
        .replace(/\s+/g, ' ')
        .trim();
}
/** `Extract Text from PDFs` → `extract text from PDFs`; what has capitals within stays. */
function sentenceCase(text) {
    const words = text.split(' ');
    const titled = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
    if (titled < 2 || titled < words.filter((word) => word.length > 3).length / 2)
        return text;
    return words.map((word) => (/^\p{Lu}[\p{Ll}'’-]*[,:]?$/u.test(word) ? word.toLowerCase() : word)).join(' ');
}
/** Keeps phrases without a template, path, code or address, which a user would have to fill in. */
function keep(text) {
    const plain = text.trim();
    const words = plain.split(/\s+/).length;
    const fits = plain.length >= 6 && plain.length <= body_phrases_LONGEST && (words >= 2 || /[^\p{ASCII}]/u.test(plain));
    return fits && !/[{}<>[\]$=|\\]|https?:|\.\.\.|…|\/\w+\/|[✅❌]/u.test(plain) ? [plain] : [];
}

;// CONCATENATED MODULE: ./build/lib/draft/draft-prompts.js





const WHEN = /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|activates|load)\b[^.;]{0,60}?\b(?:when(?:ever)?|if|for|to)\s+((?:[^.;]|[.;](?=\S))+)/gi;
/** `when building pages`, `a toolkit for testing pages` */
const WHILE = /\b(?:when(?:ever)?|if|before|after|while|for|by)\s+(\w+ing\b(?:[^.;]|[.;](?=\S))*)/gi;
const draft_prompts_LONGEST = 160;
/** What it is not for is not a reason to use it. */
const NOT_FOR = /(?:^|(?<=[.;!?(–—-]\s?)|,\s)[^.;!?,]*\b(?:not|never|don['’]t|skip)\s+(?:be\s+)?(?:use|trigger|activate|meant|intended|for|when|if)[^.;!?]*[.;!?]?/gi;
/** Where nothing is known of the skill. */
const LAST_RESORT = 'Please help me with this.';
/** In the order of how much they sound like a user: what the body quotes, then its occasions, the description's, what it does. */
function draftPrompts(skill) {
    const whole = (skill.description ?? '').replace(/\s+/g, ' ').trim();
    // What it is not for is not a reason to use it.
    const description = whole.replace(NOT_FOR, '.').replace(/\s*\([^)]*\)/g, '');
    const body = skill.text
        .split('\n')
        .slice(skill.front_matter.body_line - 1)
        .join('\n');
    const { requests, occasions, headings } = findPhrases(body);
    const clauses = [...description.matchAll(WHEN), ...description.matchAll(WHILE)].flatMap(([, clause = '']) => splitClauses(clause.split(/\s[-–—]\s/)[0] ?? ''));
    const sentences = description.split(/[.;:]\s|\s[-–—]\s/).map((text) => text.replace(/^this skill\s+/i, ''));
    const gerunds = sentences.flatMap(splitClauses).filter((text) => /^\w+ing\s/i.test(text));
    const all = [
        ...requests.map(endSentence),
        ...occasions.flatMap((text) => splitClauses(text)
            .slice(0, 1)
            .flatMap((part) => speak(part) ?? request(part) ?? [])),
        ...[...clauses, ...gerunds].flatMap((text) => speak(text) ?? []),
        ...sentences.flatMap((text) => splitClauses(text).flatMap((part) => request(part) ?? [])),
    ];
    const names = [skill.id, skill.dir];
    const naming = (prompt) => names.some((name) => says(prompt, name));
    const refine = (texts) => {
        const own = texts
            .flatMap((text) => reword(text, whole) ?? [])
            .filter((text) => isWhole(text) && countCopied(text, whole) <= MOST_COPIED);
        return [...new Set([...own.filter((prompt) => !naming(prompt)), ...own.filter(naming)])];
    };
    return {
        prompts: refine(all),
        plain: [...refine([...nameTasks(description), ...headings.flatMap((text) => request(text) ?? [])]), LAST_RESORT],
    };
}
/** `the user asks to a, wants b, or mentions c` → each of them: a user asks for one thing. A list within one of them stays whole. */
function splitClauses(text) {
    const plain = text
        .replace(/\s*\([^)]*\)/g, '')
        .replace(/["“”`*]/g, '')
        .trim();
    const parts = plain
        .split(/,\s+(?:(?:and|or)\s+)?|\s+or\s+(?=when|if|the user|\w+ing\b)|:\s/i)
        .map((part) => part.trim());
    const same = parts.every((part) => /^(?:(?:when|if|the|a|an|user|users|you|they|before|after)\b|\w+ing\b)/i.test(part) ||
        isVerb(part.split(' ')[0].toLowerCase()));
    const clauses = same
        ? [...parts, plain]
        : [plain, ...parts.slice(0, 1).filter((part) => part.split(' ').length >= 3)];
    return clauses.filter((part) => part !== '' && part.length <= draft_prompts_LONGEST);
}
const COMMON = new Set('me kinds sort kind a an the this that these those and or nor but of to in on at by for from with without into onto over under as is are be been it its use used uses using when whenever if else than then user users asks ask wants want needs need skill skills should must always never only also any all some each every new more most such other including include includes e.g i.e etc not no do does you your my their his her our they them who what which how where why can could may might will would before after during while about across through via per between within both either claude agent agents even make sure just it’s yet we us go goes so'.split(' '));
/** Says nothing of the subject: small words, and what a skill says of itself. */
const isFiller = (word) => COMMON.has(word) ||
    isVerb(word) ||
    /^\d+$|ly$/.test(word) ||
    /^(?:guid(?:e|es|ance|elines?)|knowledge|tool(?:s|kit)?|utilities|suite|set|collection|resources?|help(?:s|er)?|best|practices?|patterns?|comprehensive|complete|expert|way|input|output|support|provides?|covers?)$/.test(word);
/** Two or three of the things it speaks of, in a sentence of our own: a description always has some. */
function nameTasks(description) {
    const terms = [];
    for (const segment of description.split(/[.;:,()—–]|\s-\s/)) {
        const words = wordsOf(segment);
        // What a segment begins with is as often what is done as a thing.
        for (let at = 1; at < words.length && terms.length < 6; at++) {
            const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
            if (isFiller(word) || /(?:ing|ed)$/.test(word))
                continue;
            const pair = next !== '' &&
                !isFiller(next) &&
                !/(?:ed|ing)$/.test(next) &&
                segment.toLowerCase().includes(`${word} ${next}`);
            const article = /^an?$/.test(before) ? `${before} ` : before === 'the' ? 'my ' : '';
            const term = `${article}${pair ? `${word} ${next}` : word}`;
            if (!terms.some((known) => known.includes(term) || term.includes(known)))
                terms.push(term);
            if (pair)
                at++;
        }
    }
    const [first, second, third, fourth] = [...terms].sort((one, other) => Number(other.includes(' ')) - Number(one.includes(' ')));
    return [
        ...(first && second ? [`Can you help me with ${first} and ${second}?`] : []),
        ...(third && fourth ? [`Can you help me with ${third} and ${fourth}?`] : []),
        ...(first ? [`Can you help me with ${first} today?`] : []),
    ];
}
function says(prompt, name) {
    const [words, parts] = [wordsOf(prompt), wordsOf(name.replace(/[-_]/g, ' '))];
    return parts.length > 0 && longestCopied(parts, words).length === parts.length;
}

;// CONCATENATED MODULE: ./build/lib/draft/negatives.js



/** What any model answers alone. */
const GENERAL = [
    'What time is it in Tokyo right now?',
    'What is 17 times 23?',
    'Who wrote Pride and Prejudice?',
    'How many days are there until the end of this month?',
    'Say good morning in Italian.',
];
const MOST_GENERAL = 2;
/** `Not for weather reports`, `Do not use this when the user wants a poem`. */
const negatives_NOT_FOR = /\b(?:(?:do not|don['’]t|never|not)\s+(?:be\s+)?(?:use[ds]?|trigger(?:ed)?|activate[ds]?|meant|intended)\b[^.;]{0,40}?|not)\s+(?:for|when(?:ever)?|if)\s+([^.;]+)/gi;
/** No skill at all answers these. */
function proveGeneral(ranker) {
    return GENERAL.filter((prompt) => ranker.rank(prompt).every(({ sure }) => !sure)).slice(0, MOST_GENERAL);
}
const own = (thing) => (/s$|^(?:an?|the|my)\s/i.test(thing) ? thing : `my ${thing}`);
/** What the skill itself says that it is not for; null: nothing, or the router would still choose it. */
function proveNotFor(skill, ranker) {
    const description = (skill.description ?? '').replace(/\s+/g, ' ');
    const clauses = [...description.matchAll(negatives_NOT_FOR)].flatMap(([, clause = '']) => clause.split(/,\s+(?:(?:and|or)\s+)?|\s+or\s+/i));
    const prompts = clauses.flatMap((clause) => {
        const plain = clause.replace(/["“”`*()]/g, '').trim();
        const phrase = plain.length < 4 ? null : (speak(plain) ?? request(plain) ?? endSentence(`I need help with ${own(plain)}`));
        return phrase === null ? [] : (reword(phrase, description) ?? []);
    });
    const refuses = (prompt) => ranker.rank(prompt).every((row) => row.skill !== skill || !row.sure);
    return (prompts.find((prompt) => isWhole(prompt) && countCopied(prompt, description) <= MOST_COPIED && refuses(prompt)) ??
        null);
}

;// CONCATENATED MODULE: ./build/lib/draft/draft-cases.js
/** Turns a source's skills into a first corpus: a request for each skill, with its look-alike disallowed, and prompts that need none. */




/** The overlap from which another skill is near: a fifth of what the description scores for its own skill. */
const NEAR = 0.2;
/** As many as a person reads; the nearest are the ones that matter. */
const MOST_DISALLOWED = 12;
const MOST_TRIED = 16;
/** A request may be nearer to two others and is still better than none of a user's. */
const LAST_PLACE = 2;
/** One case per skill that an id can name; copies of one file are one skill. refuse: why it gets none. */
function draftCases(source, ranker, refuse = () => null) {
    const corpus = { cases: [], skills: new Map(), left_out: [], lost: {} };
    const newId = createIds();
    const asked = new Set();
    const named = [];
    for (const skill of source.skills) {
        if (findFirst(skill, source) !== skill)
            continue;
        const id = (0,find_skill/* findUniqueId */.cv)(skill, source);
        const reason = id === null ? describeClash(skill, source) : refuse(skill);
        if (id === null || reason !== null) {
            corpus.left_out.push({ name: skill.path, reason: reason ?? '' });
            continue;
        }
        named.push({ skill, id });
        const case_id = newId(slug(skill.id));
        const near = ranker.near(skill).filter(({ overlap }) => overlap >= NEAR);
        const [disallowed] = near.flatMap((other) => disallow(other.skill, skill, source));
        const prompt = choosePrompt(skill, ranker, asked);
        asked.add(prompt);
        corpus.skills.set(case_id, skill);
        corpus.cases.push({
            case_id,
            category: 'first',
            prompt,
            expected_skill: id,
            ...(disallowed === undefined ? {} : { disallowed_skills: [disallowed] }),
        });
    }
    for (const { skill, id } of named) {
        const prompt = proveNotFor(skill, ranker);
        if (prompt === null || asked.has(prompt))
            continue;
        asked.add(prompt);
        corpus.cases.push({
            case_id: newId(`${slug(skill.id)}-not`),
            category: 'negative',
            prompt,
            disallowed_skills: [id],
        });
    }
    if (named.length === 0)
        return corpus;
    for (const prompt of proveGeneral(ranker)) {
        const nearest = ranker.rank(prompt).flatMap((row) => named.find(({ skill }) => skill === row.skill)?.id ?? []);
        const disallowed_skills = [...new Set([...nearest, ...named.map(({ id }) => id)])].slice(0, MOST_DISALLOWED);
        corpus.cases.push({ case_id: newId('no-skill'), category: 'negative', prompt, disallowed_skills });
    }
    return corpus;
}
/** The one that the router gives to the skill itself, or comes nearest to it. */
function choosePrompt(skill, ranker, asked) {
    const drafted = draftPrompts(skill);
    const placeOf = (prompt) => {
        const place = ranker.rank(prompt).findIndex((row) => row.skill === skill || (0,find_skill/* isSameSkill */.pc)(row.skill, skill));
        return place < 0 ? Number.POSITIVE_INFINITY : place;
    };
    const choose = (prompts, furthest) => {
        let best;
        let nearest = furthest + 1;
        for (const prompt of prompts.filter((one) => !asked.has(one)).slice(0, MOST_TRIED)) {
            const place = placeOf(prompt);
            if (place < nearest)
                [best, nearest] = [prompt, place];
            if (nearest === 0)
                break;
        }
        return best;
    };
    return (choose(drafted.prompts, LAST_PLACE) ??
        choose(drafted.plain, LAST_PLACE) ??
        drafted.prompts[0] ??
        drafted.plain.find((prompt) => !asked.has(prompt)) ??
        LAST_RESORT);
}
function describeClash(skill, source) {
    const others = source.skills.filter((other) => other !== skill && other.id === skill.id && !(0,find_skill/* isSameSkill */.pc)(other, skill));
    return `its id '${skill.id}' is that of ${others.map(({ path }) => path).join(', ')} too; rename one of them.`;
}
/** A skill of the same name, id or folder, could not be distinguished from the expected one in every transcript. */
function disallow(other, skill, source) {
    const names = [skill.id, skill.dir];
    if (names.includes(other.id) || names.includes(other.dir) || (0,find_skill/* isSameSkill */.pc)(other, skill))
        return [];
    const id = (0,find_skill/* findUniqueId */.cv)(other, source);
    return id === null ? [] : [id];
}
/** Of copies and links the one that stands for all: a file itself before a link to it. */
function findFirst(skill, source) {
    const same = source.skills.filter((other) => other.id === skill.id && (0,find_skill/* isSameSkill */.pc)(other, skill));
    return same.find(({ real_path }) => real_path === undefined) ?? same[0];
}

// EXTERNAL MODULE: ./build/lib/router/rank/router.js
var rank_router = __webpack_require__(57166);
// EXTERNAL MODULE: ./build/lib/router/rank/scorer.js + 9 modules
var rank_scorer = __webpack_require__(54459);
// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(68978);
;// CONCATENATED MODULE: ./build/lib/draft/rank-skills.js
/** Skills → who is near whom, and which of them a prompt reaches, as the offline router sees their descriptions. */



const MOST = 10;
/** Skills are compared as objects, since two may have one id. */
function createSkillRanker(skills, embedder) {
    const tools = skills.map((skill) => (0,tool/* makeTool */.Z)(skill.id, skill.description ?? ''));
    const owners = new Map(tools.map((tool, index) => [tool, skills[index]]));
    const router = (0,rank_router/* createRouter */.a)(tools, embedder);
    const scorer = (0,rank_scorer/* createScorer */.f)(tools, embedder, null);
    return {
        near(skill) {
            const own = skills.indexOf(skill);
            const scores = scorer.score(skill.description ?? '').found.scores;
            if (!(scores[own] > 0))
                return [];
            return skills
                .map((other, index) => ({ skill: other, overlap: Math.min(1, scores[index] / scores[own]) }))
                .filter((row, index) => index !== own && row.overlap > 0)
                .sort((one, other) => other.overlap - one.overlap)
                .slice(0, MOST);
        },
        rank: (prompt) => router
            .rank(prompt, { limit: MOST })
            .map(({ tool, confidence }) => ({ skill: owners.get(tool), sure: confidence !== 'low' })),
    };
}

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
;// CONCATENATED MODULE: ./build/lib/import/hints.js
/** A test without an assertion about skills → the names and paths in it that may say which skill it is about. */

/** `skill`, `skill_name`, `expectedSkill`, `target-skill-id`: variables and metadata that people name a skill in. */
const NAMES_SKILL = /^(?:(?:expected|target|tested)[_-]?)?skill(?:[_-]?(?:name|id|path|file|dir))?$/i;
const IS_SKILL_FILE = /(?:^|\/)SKILL\.md$/;
/** A path to a SKILL.md, with or without `file://`; null where the text is not such a path. */
function skillFileOf(text) {
    if (typeof text !== 'string' || text.length > 500)
        return null;
    const path = text.trim().replace(/^file:\/\//, '');
    return IS_SKILL_FILE.test(path) ? path : null;
}
/** The variables that name a skill, each with what it says. */
function namedSkills(fields) {
    const found = new Map();
    for (const [name, value] of Object.entries(fields)) {
        const file = skillFileOf(value);
        const named = NAMES_SKILL.test(name) && typeof value === 'string' && value !== '' ? value : null;
        if (file !== null || named !== null)
            found.set(name, file ?? named);
    }
    return found;
}
/** The skills among the files that are attached to messages. */
function attachedSkills(value) {
    if (Array.isArray(value))
        return value.flatMap(attachedSkills);
    if (!(0,json_value/* isJson */.Fh)(value))
        return [];
    const file = value['type'] === 'text' ? null : skillFileOf(value['value'] ?? value['path']);
    return file === null ? attachedSkills(value['content'] ?? null) : [file];
}
/** The whole answers that a test demands or refuses: in a suite about routing they are ids of skills. */
function answersOf(asserts) {
    const answers = { is: [], not: [] };
    for (const assert of asserts.flatMap((list) => (Array.isArray(list) ? list : []))) {
        if (!(0,json_value/* isJson */.Fh)(assert) || typeof assert['value'] !== 'string')
            continue;
        if (assert['type'] === 'equals')
            answers.is.push(assert['value'].trim());
        if (assert['type'] === 'not-equals')
            answers.not.push(assert['value'].trim());
    }
    return answers;
}
/** What authors call a case in which their skill has to stay out. */
const STAYS_OUT = /(?:^|[^a-z])(?:neg|negative|near[-_ ]?miss|no[-_ ]?trigger|(?:should|must|does)[-_ ]?not[-_ ]?(?:trigger|fire|activate|invoke|use|route)|off[-_ ]?topic|out[-_ ]?of[-_ ]?scope|unrelated|irrelevant)(?![a-z])/i;
const staysOut = (name) => STAYS_OUT.test(name ?? '');

;// CONCATENATED MODULE: ./build/lib/import/imported.js
/** The shapes between the files of another tool and a corpus: what a row asks, which skills it names, and what of it has no place here. */
function newRow(place, name, prompt) {
    return {
        id: null,
        name,
        prompt,
        category: '',
        place,
        expected: [],
        optional: [],
        disallowed: [],
        about: null,
        hints: null,
        assumed: null,
        none: false,
        extra: {},
        lost: [],
    };
}
const newFile = ({ path, source_path }) => ({
    path,
    source_path,
    skill: null,
    rows: [],
    skipped: [],
    lost: [],
});
/** Names of fields and checks, as one line of what was lost. */
const lose = (fields, known) => Object.entries(fields)
    .filter(([name, value]) => !known.includes(name) && value !== null && value !== '' && !isEmpty(value))
    .map(([name]) => name);
const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/yaml-text.js
var yaml_text = __webpack_require__(12750);
;// CONCATENATED MODULE: ./build/lib/import/read-value.js
/** The text of a file → its value: JSON, lines of JSON, or YAML; undefined where it is none of them. */



function readValue(text, path) {
    if (/\.jsonl$/i.test(path))
        return readLines(text, path);
    if (/\.json$/i.test(path))
        return (0,json_text/* readJson */.Vh)(text, path).value;
    if (/\.ya?ml$/i.test(path))
        return (0,yaml_text/* readYaml */.g)(text, path).value;
    return undefined;
}
function readLines(text, file) {
    return text.split(/\r?\n/).flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        try {
            return [JSON.parse(line.replace(/^\uFEFF/, ''))];
        }
        catch (error) {
            const problem = error.message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*" is not valid JSON$/s, '');
            throw new config_error/* ConfigError */.x(`This line is not valid JSON: ${problem}.`, {
                file,
                line: index + 1,
                fix: 'write one JSON object per line.',
            });
        }
    });
}

;// CONCATENATED MODULE: ./build/lib/import/promptfoo-files.js
/** The prompts, tests and variables of a promptfoo config → their values, where they stand in files beside it too. */





async function readPrompts(value, file, imported) {
    const all = Array.isArray(value) ? value : value === undefined ? [] : [value];
    const prompts = [];
    for (const [index, one] of all.entries()) {
        const raw = (0,json_value/* isJson */.Fh)(one) ? (one['raw'] ?? one['id'] ?? one['prompt']) : one;
        const label = String(((0,json_value/* isJson */.Fh)(one) ? one['label'] : undefined) ?? `prompt-${index + 1}`);
        const path = typeof raw === 'string' ? /^file:\/\/(.+)$/.exec(raw)?.[1] : undefined;
        const text = path === undefined || /\.(?:[cm]?[jt]s|py|csv)(?::|$)/.test(path) ? null : await file.read(path);
        if (path === undefined)
            prompts.push({ label, template: raw });
        else if (text === null)
            imported.skipped.push({ place: `${file.path}, ${label}`, reason: `${raw} cannot be read as text.` });
        else
            prompts.push({ label, template: readTemplate(text, path) });
    }
    return prompts;
}
/** A chat in JSON is often a template first, and JSON only once it is filled in. */
function readTemplate(text, path) {
    if (!/\.json$/.test(path))
        return text;
    try {
        return readValue(text, path);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return text;
        throw error;
    }
}
/** Tests stand here, or in files beside it. */
async function listTests(value, file, imported) {
    const found = [];
    const here = [];
    for (const one of Array.isArray(value) ? value : [value]) {
        if ((0,json_value/* isJson */.Fh)(one) && !('path' in one)) {
            here.push(one);
            continue;
        }
        const named = typeof one === 'string' ? one : (0,json_value/* isJson */.Fh)(one) ? String(one['path']) : '';
        const path = named.replace(/^file:\/\//, '');
        const matching = /[*?{[]/.test(path) ? await matchFiles(path, file) : [path];
        for (const each of matching) {
            const text = /\.(?:ya?ml|jsonl?)$/i.test(each) ? await file.read(each) : null;
            const tests = text === null ? null : readValue(text, each);
            if (tests === null)
                imported.skipped.push({ place: file.path, reason: `tests: ${named} cannot be read here.` });
            else
                found.push({ tests: Array.isArray(tests) ? tests : [tests], path: each });
        }
        if (matching.length === 0)
            imported.skipped.push({ place: file.path, reason: `tests: ${named} matches no file.` });
    }
    return here.length > 0 ? [{ tests: here, path: null }, ...found] : found;
}
async function matchFiles(path, file) {
    const glob = path.replace(/^\.\//, '');
    const { base } = picomatch.scan(glob);
    const matches = picomatch(glob);
    return (await file.list(base === '' ? '.' : base)).filter((name) => matches(name.replace(/^\.\//, '')));
}
/** `file://long.txt` as a value is what stands in that file; a SKILL.md stays a name, since agents load it themselves. */
async function readVars(vars, file) {
    const read = {};
    for (const [name, value] of Object.entries(vars)) {
        const path = typeof value === 'string' ? /^file:\/\/(.+)$/.exec(value)?.[1] : undefined;
        if (path === undefined || skillFileOf(value) !== null)
            read[name] = value;
        else {
            const text = /\.(?:txt|md|json|ya?ml|csv)$/i.test(path) ? await file.read(path) : null;
            if (text !== null)
                read[name] = text;
        }
    }
    return read;
}

;// CONCATENATED MODULE: ./build/lib/import/skill-asserts.js
/** The assertions of a promptfoo or agentv test → the skills that must and must not be used, and the others in words. */

function readAsserts(lists) {
    const found = { expected: [], disallowed: [], lost: [] };
    for (const assert of lists.flatMap((list) => (Array.isArray(list) ? list : [])))
        readAssert(assert, found);
    return {
        expected: [...new Set(found.expected)],
        disallowed: [...new Set(found.disallowed)],
        lost: [...new Set(found.lost)],
    };
}
function readAssert(assert, found) {
    if (!(0,json_value/* isJson */.Fh)(assert)) {
        if (typeof assert === 'string')
            found.lost.push('a check in plain words');
        return;
    }
    const type = String(assert['type'] ?? '');
    if (type === 'assert-set') {
        found.lost.push(...(assert['threshold'] === undefined ? [] : ['threshold of a set']));
        for (const inner of Array.isArray(assert['assert']) ? assert['assert'] : [])
            readAssert(inner, found);
        return;
    }
    if (/^(?:not-)?skill-(?:used|trigger)$/.test(type)) {
        const names = namesOf(assert);
        const against = type.startsWith('not-') !== (assert['negate'] === true || assert['should_trigger'] === false);
        // At most none is the same as not.
        const most = (0,json_value/* isJson */.Fh)(assert['value']) ? assert['value']['max'] : undefined;
        if (names.length === 0)
            found.lost.push(`${type} without a name that can be read`);
        else if (against || most === 0)
            found.disallowed.push(...names);
        else
            found.expected.push(...names);
        const counts = (0,json_value/* isJson */.Fh)(assert['value'])
            ? ['min', 'max', 'count'].filter((key) => key in assert['value'])
            : [];
        if (counts.length > 0 && most !== 0)
            found.lost.push(`${counts.join(' and ')} of ${type}`);
        return;
    }
    found.lost.push(type === '' ? 'a check without a type' : type);
}
/** `value: name`, `value: [names]`, `value: {name}`; agentv has `skill` and `skill_name`. A glob names no skill. */
function namesOf(assert) {
    const value = assert['value'] ?? assert['skill'] ?? assert['skill_name'];
    const all = Array.isArray(value) ? value : (0,json_value/* isJson */.Fh)(value) ? [value['name'] ?? value['skill']] : [value];
    return all.filter((name) => typeof name === 'string' && name !== '' && !/[*{]/.test(name));
}

;// CONCATENATED MODULE: ./build/lib/import/templates.js
/** Prompts with `{{variables}}`, and the variables of a test → what is really asked. */

/** A variable, or one within another; filters and blocks need the other tool. */
const VARIABLE = /\{\{\s*-?\s*([\w.-]+?)\s*-?\s*\}\}/g;
/** Where a test says what its user says. */
const ASKED = [
    'prompt',
    'input',
    'request',
    'query',
    'question',
    'message',
    'task',
    'user_prompt',
    'user_message',
    'user_input',
    'utterance',
    'instruction',
];
/** What a user would type: the template filled in, or its variable for the request where the rest is another tool's wrapping. naming: variables that name the skill. */
function askOf(template, variables, naming) {
    const whole = template === null || namesSkill(template, naming) ? null : render(template, variables);
    if (whole !== null)
        return { text: whole, around: null };
    for (const name of ASKED) {
        const text = fillIn(`{{${name}}}`, variables);
        if (text !== null)
            return { text, around: template === null ? null : name };
    }
    return null;
}
const namesSkill = (template, naming) => [...(JSON.stringify(template) ?? '').matchAll(VARIABLE)].some(([, name = '']) => naming.includes(name.replace(/^vars\./, '')));
/** A chat is a list of messages with templates in them; its user's words are asked. */
function render(template, variables) {
    if (typeof template === 'string')
        return fillIn(template, variables);
    if (!Array.isArray(template))
        return null;
    const words = template.flatMap((message) => (0,json_value/* isJson */.Fh)(message) && message['role'] === 'user' && typeof message['content'] === 'string' ? [message['content']] : []);
    return words.length === 0 ? null : fillIn(words.join('\n'), variables);
}
/** Null: something in it cannot be filled in. */
function fillIn(template, variables) {
    let missing = /\{%|\{#/.test(template);
    const filled = template.replace(VARIABLE, (_, path) => {
        const keys = path.split('.');
        const value = keys.reduce((now, key) => ((0,json_value/* isJson */.Fh)(now) && Object.hasOwn(now, key) ? now[key] : undefined), keys[0] === 'vars' && !Object.hasOwn(variables, 'vars') ? { vars: variables } : variables);
        const text = textOf(value);
        missing ||= text === null;
        return text ?? '';
    });
    return missing || filled.includes('{{') ? null : filled.trim() || null;
}
/** A text, a number, or the words of the user in a list of messages; files in it are left to lostParts. */
function textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (!Array.isArray(value))
        return null;
    const texts = value.flatMap((part) => {
        if (typeof part === 'string')
            return [part];
        if (!(0,json_value/* isJson */.Fh)(part) || part['role'] === 'system' || part['role'] === 'assistant')
            return [];
        if ('content' in part)
            return [textOf(part['content']) ?? ''];
        const text = part['type'] === 'text' ? (part['value'] ?? part['text']) : undefined;
        return typeof text === 'string' ? [text] : [];
    });
    return texts.join('\n').trim() || null;
}
/** What textOf leaves out, in words. */
function lostParts(value) {
    if (!Array.isArray(value))
        return [];
    return [
        ...new Set(value.flatMap((part) => {
            if (!(0,json_value/* isJson */.Fh)(part))
                return [];
            if (part['role'] === 'system' || part['role'] === 'assistant')
                return [`the ${part['role']} message`];
            if ('content' in part)
                return lostParts(part['content']);
            return part['type'] === 'text' ? [] : [`attached ${String(part['type'] ?? 'part')}`];
        })),
    ];
}
/** Lists of values make one set each; {a: [1, 2]} → {a: 1}, {a: 2}. */
function listSets(variables) {
    return Object.entries(variables).reduce((sets, [name, value]) => {
        const plain = Array.isArray(value) && value.every((one) => !(0,json_value/* isJson */.Fh)(one)) ? value : [value];
        return sets.flatMap((set) => plain.map((one) => ({ ...set, [name]: one })));
    }, [{}]);
}

;// CONCATENATED MODULE: ./build/lib/import/promptfoo.js
/** A promptfoo config, or a list of its tests: prompts × variables, and the skills that `skill-used` and `not-skill-used` name. */






const CONFIG = [
    'prompts',
    'providers',
    'targets',
    'defaultTest',
    'default_test',
    'assert',
    'evaluateOptions',
    'evaluate_options',
];
/** Read, or no part of a case. */
const KNOWN = [...CONFIG.filter((key) => !['providers', 'targets'].includes(key)), 'description', 'name', 'tags'];
const isTest = (row) => (0,json_value/* isJson */.Fh)(row) && ((0,json_value/* isJson */.Fh)(row['vars']) || Array.isArray(row['assert']));
const promptfoo = {
    kind: 'promptfoo',
    title: 'promptfoo config, or a list of its tests',
    supports: (_, value) => Array.isArray(value)
        ? value.some((row) => (0,json_value/* isJson */.Fh)(row) && (0,json_value/* isJson */.Fh)(row['vars']) && Array.isArray(row['assert']))
        : (0,json_value/* isJson */.Fh)(value) && 'tests' in value && CONFIG.some((key) => key in value),
    async read(file, value) {
        const imported = newFile(file);
        const config = (0,json_value/* isJson */.Fh)(value) ? value : { tests: value };
        imported.lost.push(...lose(config, [...KNOWN, 'tests', '$schema']));
        const shared = sharedOf(config);
        const prompts = await readPrompts(config['prompts'], file, imported);
        for (const { tests, path } of await listTests(config['tests'], file, imported)) {
            const place = path === null ? file.path : pathBeside(file, path);
            for (const [index, test] of tests.entries()) {
                const at = `${place}, test ${index + 1}`;
                if (!isTest(test))
                    imported.skipped.push({ place: at, reason: 'it has neither variables nor assertions.' });
                else {
                    const vars = await readVars({ ...shared.vars, ...((0,json_value/* isJson */.Fh)(test['vars']) ? test['vars'] : {}) }, file);
                    imported.rows.push(...readTest({ test, vars, shared, prompts, place: at, file: place }, imported));
                }
            }
        }
        return imported;
    },
};
/** A path relative to the config, as messages show it. */
const pathBeside = ({ path }, relative) => [...path.split('/').slice(0, -1), relative.replace(/^\.\//, '')].join('/');
/** What stands once for all tests. */
function sharedOf(config) {
    const defaults = [config['defaultTest'], config['default_test']].filter(json_value/* isJson */.Fh);
    const options = [config['evaluateOptions'], config['evaluate_options']].filter(json_value/* isJson */.Fh);
    const repeat = options.map((one) => ((0,json_value/* isJson */.Fh)(one['repeat']) ? one['repeat']['count'] : one['repeat']));
    const allOf = (key) => Object.assign({}, ...defaults.map((one) => ((0,json_value/* isJson */.Fh)(one[key]) ? one[key] : {})));
    return {
        vars: allOf('vars'),
        metadata: allOf('metadata'),
        asserts: [config['assert'], ...defaults.map((one) => one['assert'])],
        trials: repeat.find((count) => typeof count === 'number' && count > 1) ?? null,
    };
}
function readTest(reading, imported) {
    const { test, vars, shared, prompts, place } = reading;
    const asserts = [...shared.asserts, test['assert']];
    const { expected, disallowed, lost } = readAsserts(asserts);
    const asks = expected.length + disallowed.length > 0;
    const named = namedSkills(vars);
    const metadata = { ...shared.metadata, ...((0,json_value/* isJson */.Fh)(test['metadata']) ? test['metadata'] : {}) };
    const hints = {
        names: [...named.values(), ...namedSkills(metadata).values(), ...Object.values(vars).flatMap(attachedSkills)],
        answers: answersOf(asserts),
        file: reading.file,
    };
    const title = typeof test['description'] === 'string' ? test['description'] : null;
    return listSets(vars).flatMap((set) => (prompts.length > 0 ? prompts : [null]).flatMap((prompt) => {
        const asked = askOf(prompt?.template ?? null, set, [...named.keys()]);
        if (asked === null) {
            const label = prompt?.label ?? 'its prompt';
            imported.skipped.push({ place, reason: `${label} cannot be filled in from its variables.` });
            return [];
        }
        return [
            {
                ...newRow(place, !asks ? 'eval' : expected.length > 0 ? 'needs' : 'needs-not', asked.text),
                id: typeof test['id'] === 'string' ? test['id'] : title,
                expected,
                disallowed,
                hints: asks ? null : hints,
                category: !asks ? 'eval' : expected.length > 0 ? 'trigger' : 'negative',
                extra: shared.trials === null ? {} : { trials: shared.trials },
                lost: [
                    ...lost,
                    ...(asked.around ? [`the text of ${prompt?.label} around {{${asked.around}}}`] : []),
                    ...('conversationId' in metadata ? ['the turns of its conversation before it'] : []),
                    ...lostParts(prompt?.template),
                    ...Object.values(set).flatMap(lostParts),
                    ...lose(test, ['description', 'vars', 'assert', 'id', 'metadata']),
                ],
            },
        ];
    }));
}

;// CONCATENATED MODULE: ./build/lib/import/agentv.js
/** An agentv eval: tests with an id, an input and assertions, in its current form and in that of 4.x. */






const LISTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
/** The second is of 2.x. */
const INPUTS = ['input', 'input_messages'];
const ASSERTS = ['assert', 'assertions', 'evaluators'];
const isOwnTest = (row) => (0,json_value/* isJson */.Fh)(row) &&
    ('id' in row || INPUTS.some((key) => key in row)) &&
    (INPUTS.some((key) => key in row) || (0,json_value/* isJson */.Fh)(row['vars']) || ASSERTS.some((key) => key in row));
const inputOf = (row) => row['input'] ?? row['input_messages'];
function testsOf(value) {
    if (Array.isArray(value))
        return value;
    const list = (0,json_value/* isJson */.Fh)(value) ? LISTS.map((key) => value[key]).find(Array.isArray) : undefined;
    return list ?? [];
}
const agentv = {
    kind: 'agentv',
    title: 'agentv eval, tests with id, input and assertions',
    supports(file, value) {
        const tests = testsOf(value);
        if ((0,json_value/* isJson */.Fh)(value) && /\.eval\.ya?ml$/i.test(file.path) && LISTS.some((key) => key in value))
            return true;
        // Bare rows may be anybody's: only with the words of this tool.
        return tests.some((row) => isOwnTest(row) && ((0,json_value/* isJson */.Fh)(value) || ASSERTS.some((key) => Array.isArray(row[key]))));
    },
    async read(file, value) {
        const config = (0,json_value/* isJson */.Fh)(value) ? value : {};
        const tests = testsOf(value);
        // The current form is promptfoo's, with an id for each test.
        if (!tests.some((row) => (0,json_value/* isJson */.Fh)(row) && INPUTS.some((key) => key in row)) && 'tests' in config)
            return promptfoo.read(file, value);
        const imported = newFile(file);
        const known = [...LISTS, ...ASSERTS, 'name', 'description', 'tags', 'input', 'execution', 'version', '$schema'];
        imported.lost.push(...lose(config, known));
        const around = (0,json_value/* isJson */.Fh)(config['execution']) ? config['execution'] : {};
        const shared = [...ASSERTS.flatMap((key) => [config[key], around[key]])];
        imported.lost.push(...lose(around, [...ASSERTS, 'trials']).map((name) => `execution.${name}`));
        for (const [index, test] of tests.entries()) {
            const place = `${file.path}, test ${index + 1}`;
            if (!isOwnTest(test)) {
                imported.skipped.push({ place, reason: 'it has no id, input and assertions.' });
                continue;
            }
            const own = (0,json_value/* isJson */.Fh)(test['execution']) ? test['execution'] : {};
            const lists = [...shared, ...ASSERTS.flatMap((key) => [test[key], own[key]])];
            const { expected, disallowed, lost } = readAsserts(lists);
            const asks = expected.length + disallowed.length > 0;
            const prompt = [config['input'], inputOf(test)].flatMap((input) => textOf(input) ?? []).join('\n');
            if (prompt === '') {
                imported.skipped.push({ place, reason: 'its input has no words of a user.' });
                continue;
            }
            const metadata = (0,json_value/* isJson */.Fh)(test['metadata']) ? test['metadata'] : {};
            const names = [...namedSkills(metadata).values(), ...attachedSkills([config['input'], inputOf(test)])];
            imported.rows.push({
                ...newRow(place, !asks ? 'eval' : expected.length > 0 ? 'needs' : 'needs-not', prompt),
                id: typeof test['id'] === 'string' ? test['id'] : null,
                category: !asks ? 'eval' : expected.length > 0 ? 'trigger' : 'negative',
                expected,
                disallowed,
                hints: asks ? null : { names, answers: answersOf(lists), file: null },
                extra: trialsOf(around, own),
                lost: [
                    ...lost,
                    ...lostParts(inputOf(test)),
                    ...lose(test, [...ASSERTS, ...INPUTS, 'id', 'execution', 'description', 'name', 'metadata']),
                ],
            });
        }
        return imported;
    },
};
function trialsOf(...executions) {
    const counts = executions.map(({ trials }) => ((0,json_value/* isJson */.Fh)(trials) ? trials['count'] : trials));
    const trials = counts.findLast((count) => typeof count === 'number' && count > 1);
    return trials === undefined ? {} : { trials };
}

// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
;// CONCATENATED MODULE: ./build/lib/import/dotnet-artisan.js
/** The corpora of the original dotnet-artisan repository: cases.json, trigger-corpus.json, and its JSONL datasets. */



const FIELDS = Object.keys(schema/* SkillCaseSchema */.L$.shape);
const isCase = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['case_id'] === 'string' && typeof row['prompt'] === 'string';
const isQuery = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['query'] === 'string' && typeof row['expected_skill'] === 'string';
const isPrompt = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['user_prompt'] === 'string';
function rowsOf(value) {
    if (Array.isArray(value))
        return value;
    return (0,json_value/* isJson */.Fh)(value) && Array.isArray(value['cases']) ? value['cases'] : [];
}
const dotnetArtisan = {
    kind: 'dotnet-artisan',
    title: 'dotnet-artisan layout, cases.json, trigger-corpus.json and datasets of lines with user_prompt',
    supports: (_, value) => rowsOf(value).some((row) => isCase(row) || isQuery(row) || isPrompt(row)),
    read(file, value) {
        const imported = newFile(file);
        for (const [index, row] of rowsOf(value).entries()) {
            const place = `${file.path}, entry ${index + 1}`;
            const read = isCase(row)
                ? readCase(row, place)
                : isQuery(row)
                    ? readQuery(row, place)
                    : isPrompt(row)
                        ? readPrompt(row, place)
                        : null;
            if (read)
                imported.rows.push(read);
            else
                imported.skipped.push({ place, reason: 'it is not a case: it has no prompt or no expectation.' });
        }
        return imported;
    },
};
const strings = (value) => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');
/** Its fields are those of a case of kind skill; what this version would refuse is left out of it. */
function readCase(row, place) {
    const lost = lose(row, FIELDS);
    const kept = Object.fromEntries(Object.entries(row).filter(([name]) => FIELDS.includes(name)));
    for (const name of Object.keys(kept)) {
        const alone = schema/* CaseSchema */.MW.safeParse({ case_id: 'a', prompt: 'a', [name]: kept[name] });
        if (alone.success || name === 'case_id' || name === 'prompt')
            continue;
        lost.push(name);
        delete kept[name];
    }
    const { case_id, prompt, category, expected_skill, optional_skills, disallowed_skills, required_skills, ...extra } = kept;
    return {
        ...newRow(place, 'case', String(prompt)),
        id: String(case_id),
        category: typeof category === 'string' ? category : '',
        expected: [...strings(expected_skill), ...strings(required_skills)],
        optional: strings(optional_skills),
        disallowed: strings(disallowed_skills),
        extra,
        lost,
    };
}
function readQuery(row, place) {
    return {
        ...newRow(place, String(row['expected_skill']), String(row['query'])),
        id: typeof row['id'] === 'string' ? row['id'] : null,
        category: typeof row['category'] === 'string' ? row['category'] : 'trigger',
        expected: strings(row['expected_skill']),
        optional: strings(row['acceptable_skills']),
        lost: lose(row, ['query', 'expected_skill', 'acceptable_skills', 'category', 'id']),
    };
}
/** Of several expected skills any one counted there. */
function readPrompt(row, place) {
    const [first, ...more] = [...strings(row['expected_skill']), ...strings(row['expected_skills'])];
    const none = row['should_activate'] === false || first === undefined;
    const group = row['category'] ?? row['group'];
    return {
        ...newRow(place, none ? 'no-skill' : first, String(row['user_prompt'])),
        id: typeof row['id'] === 'string' ? row['id'] : null,
        category: typeof group === 'string' ? group : none ? 'negative' : 'trigger',
        expected: none ? [] : [first],
        optional: [...more, ...strings(row['acceptable_skills'])],
        none,
        lost: lose(row, [
            'id',
            'user_prompt',
            'expected_skill',
            'expected_skills',
            'acceptable_skills',
            'should_activate',
            'category',
            'group',
        ]),
    };
}

;// CONCATENATED MODULE: ./build/lib/import/evals-json.js
/** evals.json of a skill: `{skill_name, evals: [{id, prompt, expected_output, …}]}`, whose answers a model judges; here the skill must be used. */



/** The list, or the bare rows of the skills guide: `{skills, query, expected_behavior}`. */
function findEvals(value) {
    const list = (0,json_value/* isJson */.Fh)(value) ? evals_json_LISTS.map((name) => value[name]).find(Array.isArray) : undefined;
    if ((0,json_value/* isJson */.Fh)(value) && list)
        return { evals: list, around: value };
    const rows = Array.isArray(value) ? value : [value];
    return rows.some((row) => (0,json_value/* isJson */.Fh)(row) && promptOf(row) !== null && JUDGED.some((field) => field in row))
        ? { evals: rows, around: {} }
        : null;
}
const evals_json_LISTS = ['evals', 'evaluations'];
const JUDGED = ['expected_output', 'expected_behavior', 'expectations'];
const TRIGGERS = ['should_trigger', 'skill_should_trigger'];
const ID = ['id', 'eval_id', 'eval_name', 'name'];
function promptOf(row) {
    const prompt = row['prompt'] ?? row['query'] ?? row['input'];
    return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : null;
}
const evalsJson = {
    kind: 'evals.json',
    title: 'evals.json of a skill, {skill_name, evals: [{prompt, expected_output}]}',
    supports: (_, value) => findEvals(value)?.evals.some((row) => (0,json_value/* isJson */.Fh)(row) && promptOf(row) !== null) ?? false,
    read(file, value) {
        const { evals, around } = findEvals(value) ?? { evals: [], around: {} };
        const imported = newFile(file);
        const named = around['skill_name'] ?? around['skill'];
        imported.skill = typeof named === 'string' ? named : null;
        imported.lost.push(...lose(around, ['skill_name', 'skill', ...evals_json_LISTS, '$schema', 'version']));
        for (const [index, row] of evals.entries()) {
            const place = `${file.path}, entry ${index + 1}`;
            const prompt = (0,json_value/* isJson */.Fh)(row) ? promptOf(row) : null;
            if (!(0,json_value/* isJson */.Fh)(row) || prompt === null) {
                imported.skipped.push({ place, reason: 'it has no prompt.' });
                continue;
            }
            const skills = row['skills'] ?? row['skill'];
            const names = (Array.isArray(skills) ? skills : [skills]).filter((name) => typeof name === 'string');
            const needed = TRIGGERS.every((name) => row[name] !== false);
            imported.rows.push({
                ...newRow(place, needed ? 'eval' : 'needs-not', prompt),
                id: idOf(row),
                assumed: staysOut(idOf(row)) && TRIGGERS.every((name) => row[name] === undefined) ? '' : null,
                category: typeof row['category'] === 'string' ? row['category'] : needed ? 'eval' : 'negative',
                ...(names.length === 0
                    ? { about: needed ? 'expected' : 'disallowed' }
                    : needed
                        ? { expected: names }
                        : { disallowed: names }),
                lost: lose(row, [...ID, 'prompt', 'query', 'input', 'skills', 'skill', ...TRIGGERS, 'category']),
            });
        }
        return imported;
    },
};
/** A number says nothing alone, and every file counts from 1. */
function idOf(row) {
    const names = ID.map((name) => row[name]).filter((id) => typeof id === 'string' && !/^\d+$/.test(id));
    return names[0] ?? null;
}

;// CONCATENATED MODULE: ./build/lib/import/plugin-eval.js
/** A case of `claude plugin eval`: case.yaml, or prompt.md with its front matter, and the graders beside it. */



const plugin_eval_isPrompt = (file) => /(?:^|\/)prompt\.md$/.test(file.path);
const plugin_eval_isCase = (file) => /(?:^|\/)case\.ya?ml$/.test(file.path);
/** Carried over, or said elsewhere. */
const plugin_eval_KNOWN = [
    'prompt',
    'name',
    'description',
    'tags',
    'runs',
    'timeout_seconds',
    'schema_version',
    'execution',
    'context',
    'graders',
];
/** Of a prompt.md, each enough to know it by. */
const SETTINGS = [
    'runs',
    'timeout_seconds',
    'max_turns',
    'allowed_tools',
    'disallowed_tools',
    'graders',
    'schema_version',
];
const pluginEval = {
    kind: 'claude-plugin-eval',
    title: 'cases of claude plugin eval, <case>/prompt.md or <case>/case.yaml with graders',
    supports: async (file, value) => (plugin_eval_isPrompt(file) && (await isOfEval(file))) ||
        (plugin_eval_isCase(file) && (0,json_value/* isJson */.Fh)(value) && (0,json_value/* isJson */.Fh)(value['execution']) && 'prompt' in value['execution']),
    async read(file, value) {
        const imported = newFile(file);
        const { fields, body } = plugin_eval_isPrompt(file) ? splitFrontMatter(file) : { fields: value, body: null };
        const execution = (0,json_value/* isJson */.Fh)(fields['execution']) ? fields['execution'] : fields;
        const prompt = body ?? (typeof execution['prompt'] === 'string' ? execution['prompt'].trim() : '');
        if (prompt === '') {
            imported.skipped.push({ place: file.path, reason: 'its prompt is empty.' });
            return imported;
        }
        const graders = [
            ...(await readGraders(file)),
            ...(Array.isArray(fields['graders']) ? fields['graders'].filter(json_value/* isJson */.Fh) : []),
        ];
        const context = (0,json_value/* isJson */.Fh)(fields['context']) ? Object.keys(fields['context']).map((name) => `context.${name}`) : [];
        const inner = execution === fields ? [] : lose(execution, ['prompt', 'timeout_seconds']);
        const folder = file.path.split('/').slice(0, -1).pop() ?? 'case';
        const { runs } = fields;
        const seconds = execution['timeout_seconds'];
        const row = {
            ...newRow(file.path, folder, prompt),
            id: typeof fields['name'] === 'string' ? fields['name'] : folder,
            category: Array.isArray(fields['tags']) && typeof fields['tags'][0] === 'string' ? fields['tags'][0] : 'eval',
            extra: {
                ...(typeof runs === 'number' && runs > 1 ? { trials: runs } : {}),
                ...(typeof seconds === 'number' && seconds > 0 ? { timeout_seconds: seconds } : {}),
            },
            lost: [...lose(fields, plugin_eval_KNOWN), ...inner, ...context],
        };
        imported.rows.push(applyGraders(row, graders));
        return imported;
    },
};
/** Many repositories have a prompt.md that is not a case. */
const isOfEval = async (file) => /(?:^|\/)evals\//.test(file.source_path ?? file.path) ||
    Object.keys(splitFrontMatter(file).fields).some((name) => SETTINGS.includes(name)) ||
    (await file.list('graders')).length > 0;
function splitFrontMatter(file) {
    const found = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(file.text);
    if (!found)
        return { fields: {}, body: file.text.trim() };
    const { value } = (0,yaml_text/* readYaml */.g)(found[1] ?? '', file.path);
    return { fields: (0,json_value/* isJson */.Fh)(value) ? value : {}, body: file.text.slice(found[0].length).trim() };
}
async function readGraders(file) {
    const found = [];
    for (const path of (await file.list('graders')).filter((one) => /\.md$/.test(one))) {
        const text = await file.read(path);
        if (text === null)
            continue;
        const name = path.split('/').pop()?.replace(/\.md$/, '') ?? path;
        found.push({ name, ...splitFrontMatter({ ...file, path, text }).fields });
    }
    return found;
}
/** Only a call of the tool Skill says which skill is meant; its `input_match` is a pattern over the call's input. */
function applyGraders(row, graders) {
    const calls = graders.filter(({ type, tool }) => type === 'tool_used' && tool === 'Skill');
    const lost = graders
        .filter((grader) => !calls.includes(grader))
        .map(({ name, type }) => `grader ${String(name ?? '')} (${String(type ?? 'without type')})`.replace('  ', ' '));
    const expected = [];
    const disallowed = [];
    let about = row.about;
    let none = false;
    for (const { input_match, max, min } of calls) {
        const against = max === 0;
        const pattern = typeof input_match === 'string' && input_match !== '' ? `/${input_match}/` : null;
        if (pattern !== null)
            (against ? disallowed : expected).push(pattern);
        else if (against)
            none = true;
        else if (min !== 0)
            about = 'expected';
    }
    // Without such a grader the case is about the answer, and the plugin is there to be used for it.
    if (calls.length === 0)
        about = 'expected';
    return {
        ...row,
        expected,
        disallowed,
        none: none && expected.length === 0,
        about: expected.length > 0 ? null : about,
        assumed: calls.length === 0 ? '' : null,
        lost: [...row.lost, ...lost],
    };
}

;// CONCATENATED MODULE: ./build/lib/import/triggers.js
/** skill-creator's trigger queries: `[{query, should_trigger}]`, or two lists of queries, about the skill in whose folder they lie. */


/** Lists of queries whose name says what all of them should do. */
const FIRES = /^(?:should_?(?:trigger|fire|activate))$/i;
const FIRES_NOT = /^(?:should_?not_?(?:trigger|fire|activate))$/i;
/** The array itself, within an object under whatever name, or an object with a list for each answer. */
function findRows(value) {
    if (Array.isArray(value))
        return { rows: number(value, ''), around: {} };
    if (!(0,json_value/* isJson */.Fh)(value))
        return null;
    const lists = Object.entries(value).filter((entry) => Array.isArray(entry[1]));
    const sorted = lists.filter(([name]) => FIRES.test(name) || FIRES_NOT.test(name));
    if (sorted.some(([name]) => FIRES.test(name))) {
        const rows = sorted.flatMap(([name, list]) => number(list.map((query) => ({
            ...((0,json_value/* isJson */.Fh)(query) ? query : { query }),
            should_trigger: FIRES.test(name),
        })), `${name} `));
        return { rows, around: without(value, sorted) };
    }
    const [found] = lists.filter(([, list]) => list.some(isTrigger));
    return found ? { rows: number(found[1], ''), around: without(value, [found]) } : null;
}
const number = (rows, list) => rows.map((row, index) => ({ row, place: `${list}entry ${index + 1}` }));
const without = (value, lists) => Object.fromEntries(Object.entries(value).filter(([name]) => !lists.some(([other]) => other === name)));
/** `expected_behavior` and the like judge an answer; this asks only whether a skill is used. */
const isTrigger = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['should_trigger'] === 'boolean' && queryOf(row) !== null;
function queryOf(row) {
    const query = row['query'] ?? row['prompt'];
    return typeof query === 'string' && query.trim() !== '' ? query : null;
}
const skillCreator = {
    kind: 'skill-creator',
    title: "skill-creator's queries, [{query, should_trigger}] or {should_trigger: [], should_not_trigger: []}",
    supports: (_, value) => findRows(value)?.rows.some(({ row }) => isTrigger(row)) ?? false,
    read(file, value) {
        const { rows, around } = findRows(value) ?? { rows: [], around: {} };
        const imported = newFile(file);
        const named = around['skill_name'] ?? around['skill'] ?? around['name'];
        imported.skill = typeof named === 'string' ? named : null;
        imported.lost.push(...lose(around, ['skill_name', 'skill', 'name']));
        for (const { row, place: at } of rows) {
            const place = `${file.path}, ${at}`;
            const query = (0,json_value/* isJson */.Fh)(row) ? queryOf(row) : null;
            if (!isTrigger(row) || query === null) {
                imported.skipped.push({ place, reason: 'it has no query with should_trigger.' });
                continue;
            }
            const needed = row['should_trigger'] === true;
            const id = row['id'] ?? row['name'];
            imported.rows.push({
                ...newRow(place, needed ? 'needs' : 'needs-not', query),
                id: typeof id === 'string' ? id : null,
                category: needed ? 'trigger' : 'negative',
                about: needed ? 'expected' : 'disallowed',
                lost: lose(row, ['query', 'prompt', 'should_trigger', 'id', 'name']),
            });
        }
        return imported;
    },
};

;// CONCATENATED MODULE: ./build/lib/import/index.js
/** The table of formats that `init --from` takes over, the most particular first, and the reader of a file in one of them. */







const FORMATS = [pluginEval, skillCreator, dotnetArtisan, evalsJson, agentv, promptfoo];
const IMPORT_KINDS = FORMATS.map(({ kind }) => kind).sort();
/** What a file of the format looks like; null: of each. */
const describeFormats = (kind) => FORMATS.filter((one) => kind === null || one.kind === kind)
    .map(({ title }) => title)
    .sort()
    .join('; ');
/** kind: of this format only; null: of whichever it is. The answer is null where the file is of none. */
async function readImport(file, kind) {
    const value = readValue(file.text, file.path);
    for (const format of FORMATS)
        if ((kind === null || format.kind === kind) && (await format.supports(file, value)))
            return { kind: format.kind, imported: await format.read(file, value) };
    return null;
}

// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 3 modules
var source = __webpack_require__(15363);
;// CONCATENATED MODULE: ./build/lib/contract/schema-address.js
/** The address under which editors find a JSON Schema of docs/schema: the `$id` in it, and the `$schema` in files that this tool writes. */
/** As package.json's repository and version have it; forks and copies have their own. */
const HOME = { name: 'org/agent-routing', ref: 'v1' };
function schemaAddress(page, { name, ref } = HOME) {
    return `https://raw.githubusercontent.com/${name}/${ref}/docs/schema/${page}.schema.json`;
}

// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/src/init/baseline.js
/** A first corpus and the agents' offers → the baseline: which rows can pass, and what each agent is offered. */



const PASS = { expected_status: 'pass', allow_timeout: false };
function renderBaseline(cases, skills, source, agents, { own, today }) {
    const rows = cases.map(({ case_id }) => {
        const skill = skills.get(case_id);
        const entries = agents.map(({ name, refuse }) => [name, entryOf(skill ? refuse(skill) : null)]);
        return [case_id, new Map(entries)];
    });
    const baseline = {
        $schema: schemaAddress('provider-baseline', own),
        $meta: describeOffers(agents, source, today),
        $offers: Object.fromEntries(agents.map(({ name, offers, measured }) => [name, listLesserOffers(offers, measured)])),
        cases: new Map(rows),
    };
    // Read back as any baseline, so that what is written is what will be read.
    const text = (0,lib_baseline/* serializeBaseline */.ky)(baseline);
    return (0,lib_baseline/* serializeBaseline */.ky)((0,lib_baseline/* parseBaseline */.nk)(text, lib_baseline/* BASELINE_FILE */.tu));
}
const entryOf = (reason) => reason === null ? PASS : { expected_status: 'fail', allow_timeout: false, reason };
/** As `baseline update` writes it: a known skill that is not among the lesser offers was offered in full. */
function describeOffers(agents, source, today) {
    const lengths = Object.assign({}, ...agents.map(({ offers }) => offers));
    return {
        schema: 1,
        drafted: true,
        oracle: {
            tool_version: (0,tool_version/* toolVersion */.f)(),
            skills_hash: source.hash,
            date: today.toISOString().slice(0, 10),
            trials: 1,
            agents: Object.fromEntries(agents.map(({ name, version }) => [name, { version, vendor_model: null }])),
        },
        skills: Object.fromEntries(Object.entries(lengths).map(([id, { of_chars }]) => [id, of_chars])),
    };
}
function listLesserOffers(offers, measured) {
    const lesser = Object.entries(offers).filter(([, { offer }]) => offer !== 'full');
    const reason = `${measured ? 'measured' : 'predicted'} by init`;
    return Object.fromEntries(lesser.map(([id, { offer, kept_chars, of_chars }]) => [id, { offer, kept_chars, of_chars, reason }]));
}

;// CONCATENATED MODULE: ./build/src/init/corpus.js
/** A first corpus → the text of its cases.json. */

const CORPUS = 'cases.json';
function renderCases({ cases, lost, left_out }, own) {
    const $meta = {
        schema: 1,
        ...(Object.keys(lost).length > 0 ? { not_carried_over: lost } : {}),
        ...(left_out.length > 0
            ? { not_taken_over: Object.fromEntries(left_out.map(({ name, reason }) => [name, reason])) }
            : {}),
    };
    return `${JSON.stringify({ $schema: schemaAddress('cases', own), $meta, cases }, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/lib/agents/index.js + 237 modules
var agents = __webpack_require__(67164);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(18214);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/lib/setup/source/reference-hook.js
/** Opens the reference hook that ships with the package, and the modules that bring it to agents whose hooks are modules. */



/** One file, which decides over tool calls by a tool-routes file. */
const REFERENCE_HOOK = 'hooks/route-tool-calls.mjs';
/** pi and OpenCode each load a module of their own, which puts a call to the hooks that hooks.json declares. */
const HOOK_MODULES = ['hooks/run-hooks.mjs', 'extensions/hooks.js', '.opencode/plugins/hooks.js'];
/** dist/cli, build/lib/setup and lib/setup are all below the folder that contains hooks/. */
function readShipped(name, from = import.meta.url) {
    for (let folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(from));; folder = (0,external_node_path_.dirname)(folder)) {
        const path = (0,external_node_path_.join)(folder, name);
        // Another project's folder may stand below a package of ours that has no such file.
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, REFERENCE_HOOK)) && (0,external_node_fs_.existsSync)(path))
            return (0,external_node_fs_.readFileSync)(path, 'utf8');
        if ((0,external_node_path_.dirname)(folder) === folder)
            throw new Error(`this installation has no ${name}`);
    }
}

;// CONCATENATED MODULE: ./build/src/init/hooks.js
/** `init --hooks`: a hook that decides over tool calls by the routes of a file, with a first route, its tests and the baseline entries for them. */







const ROUTES_FILE = 'hooks/tool-routes.yaml';
const DECLARATION = {
    description: `Tool calls that a route of ${ROUTES_FILE} matches are blocked with its message`,
    hooks: {
        PreToolUse: [
            {
                matcher: 'Bash|WebFetch',
                // biome-ignore lint/suspicious/noTemplateCurlyInString: the agents fill it in
                hooks: [{ type: 'command', command: `node "\${CLAUDE_PLUGIN_ROOT}/${REFERENCE_HOOK}"`, timeout: 10 }],
            },
        ],
        // Gemini CLI has an event and tool names of its own, and counts in milliseconds.
        BeforeTool: [
            {
                matcher: 'run_shell_command|web_fetch',
                // biome-ignore lint/suspicious/noTemplateCurlyInString: the agent fills it in
                hooks: [{ type: 'command', command: `node "\${extensionPath}/${REFERENCE_HOOK}"`, timeout: 10_000 }],
            },
        ],
    },
};
/** Its test that expects \`allow\` runs its command, so it does nothing. */
const ROUTES = `# The first route whose pattern is found in the call blocks it with its message. Patterns are Python's and ignore case.
# Their form: docs/tool-routes.md of agent-routing.
routes:
  npm-publish:
    tool: Bash
    pattern: '^\\s*npm\\s+publish\\b(?!.*--dry-run)'
    message: |
      Do not publish from here.
      Push a tag instead: the release workflow publishes it.
    tests:
      - desc: publishing should block
        input: { tool_name: Bash, tool_input: { command: npm publish --access public } }
        expect: block
        contains: release workflow
      - desc: talking about it should allow
        input: { tool_name: Bash, tool_input: { command: echo npm publish } }
        expect: allow
`;
/** Relative to the source: what is to be written there. */
function renderHooks(root, isPlugin, own) {
    const name = (0,external_node_path_.basename)(root)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'my-plugin';
    const description = 'Tool calls that this repository wants made in another way';
    const manifest = `${JSON.stringify({ name, version: '0.1.0', description }, null, 2)}\n`;
    return {
        // Agents load hooks only with a plugin.
        ...(isPlugin ? {} : { '.claude-plugin/plugin.json': manifest }),
        'hooks/hooks.json': `${JSON.stringify(DECLARATION, null, 2)}\n`,
        [REFERENCE_HOOK]: readShipped(REFERENCE_HOOK),
        ...Object.fromEntries(HOOK_MODULES.map((path) => [path, readShipped(path)])),
        // Editors with the YAML language server find the schema by this line.
        [ROUTES_FILE]: `# yaml-language-server: $schema=${schemaAddress('tool-routes', own)}\n${ROUTES}`,
    };
}
const EMPTY = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };
/** The baseline with entries for the route's tests, all of which pass everywhere. */
function addToBaseline(text) {
    const baseline = text === null ? EMPTY : (0,lib_baseline/* parseBaseline */.nk)(text, lib_baseline/* BASELINE_FILE */.tu);
    const pass = { expected_status: 'pass', allow_timeout: false };
    const cases = new Map(baseline.cases);
    for (const { case_id } of (0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(ROUTES, ROUTES_FILE)))
        cases.set(case_id, new Map([...agents/* DEFAULT_AGENTS */.h_, plan/* OFFLINE */.G].map((agent) => [agent, pass])));
    return (0,lib_baseline/* serializeBaseline */.ky)({ ...baseline, cases });
}
/** The corpus as `--cases` and the workflow name it. */
function nameCorpus(source, hasCases) {
    return [...(hasCases ? ['cases.json'] : []), external_node_path_.posix.join(source, ROUTES_FILE)].join(',');
}
function listHookSteps(source, hasCases) {
    const where = source === '.' ? '' : ` --source ${source}`;
    const corpus = hasCases || source !== '.' ? ` --cases ${nameCorpus(source, hasCases)}` : '';
    const steps = [
        `write your own routes and their tests in ${external_node_path_.posix.join(source, ROUTES_FILE)}`,
        `agent-routing run${where}${corpus} --agents offline    # tries the patterns alone, in a moment`,
        `agent-routing integration-test --run${where}    # lets the real agents make each call`,
        `agent-routing run${where}${corpus}    # the same with the gate, as the workflow does`,
    ];
    return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
}

// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/pattern/compile-pattern.js + 3 modules
var compile_pattern = __webpack_require__(33034);
// EXTERNAL MODULE: ./build/lib/pattern/memory.js
var memory = __webpack_require__(33450);
;// CONCATENATED MODULE: ./build/lib/import/find-skill.js
/** A skill as another tool's file names it → the skills of the source that it can mean. */



/** An id, `plugin:id`, a path to its folder, or `/pattern/` over the input of the call that loads it. */
function findNamed(name, source) {
    const pattern = /^\/(.*)\/$/s.exec(name)?.[1];
    if (pattern !== undefined)
        return findMatching(pattern, source);
    const folder = name.replace(/\/(?:SKILL\.md)?$/, '').replace(/^.*\//, '');
    // Another name of the plugin: the skill's own id still says which one is meant.
    const names = [name, folder, folder.slice(folder.lastIndexOf(':') + 1)];
    return names.map((one) => (0,find_skill/* findDistinctSkills */.mO)(source, one)).find((found) => found.length > 0) ?? [];
}
function findMatching(source_pattern, source) {
    const pattern = (0,compile_pattern/* compilePattern */.Eb)(source_pattern);
    if ('problem' in pattern)
        return [];
    const calls = (skill) => (0,find_skill/* listIds */.Z6)(skill, source).map((skill_id) => JSON.stringify({ skill: skill_id }));
    try {
        const found = source.skills.filter((skill) => calls(skill).some((call) => pattern.matches(call)));
        return found.filter((skill, index) => found.findIndex((other) => (0,find_skill/* isSameSkill */.pc)(skill, other)) === index);
    }
    catch (error) {
        if (!(error instanceof memory/* TookTooLong */.SF))
            throw error;
        return [];
    }
}
/** The skills in the nearest folder above the file that has any; all of them for a file that lies elsewhere. */
function listAround(path, source) {
    const folders = path === null ? [] : path.split('/').slice(0, -1);
    for (let depth = folders.length; depth > 0; depth--) {
        const prefix = `${folders.slice(0, depth).join('/')}/`;
        const inside = source.skills.filter((skill) => skill.path.startsWith(prefix));
        if (inside.length > 0)
            return inside;
    }
    return source.skills;
}
/** The one skill around the file: the only one there, or the one that its folder is named after; null: several. */
function findAround(path, source) {
    const inside = listAround(path, source);
    const named = inside.filter((skill) => path?.split('/').includes(skill.dir));
    const [first, ...others] = named.length > 0 && named.length < inside.length ? named : inside;
    return first && others.every((other) => (0,find_skill/* isSameSkill */.pc)(first, other)) ? first : null;
}

;// CONCATENATED MODULE: ./build/lib/import/find-hinted.js
/** A row that asks for no skill, with the files around it → the skill that it is about, and by what that is known. */



/** What stands beside a skill's name in the name of its suite. */
const ABOUT_TESTS = /(?:^|[-_.])(?:tests?|evals?|triggers?|quality|routing|cases?|specs?|prompts?|queries|suite)(?=$|[-_.])/gi;
/** How a suite about routing says that no skill is right. */
const NO_SKILL = /^(?:none|null|no[-_ ]?skill|no[-_ ]?match|n\/a)?$/i;
/** Null where nothing says it. */
function findHinted(row, file, source) {
    if (row.hints === null)
        return null;
    const { is, not } = row.hints.answers;
    if (is.length + not.length > 0 && isRouting(file, source))
        return readAnswers(row.hints, source);
    const meant = (skill, known_by) => ({
        expected: skill,
        disallowed: [],
        none: false,
        known_by,
    });
    for (const name of row.hints.names) {
        const found = findReferred(name, file, source);
        if (found)
            return meant(found, `it names ${name}`);
    }
    for (const path of [row.hints.file, file.source_path, file.path]) {
        const found = path === null ? null : findInPath(path, source);
        if (found)
            return meant(found, `by the name of its file ${path}`);
    }
    const within = file.source_path === null ? null : findFolderOf(file.source_path, source);
    return within ? meant(within, 'by the folder that its file lies in') : null;
}
/** A suite whose right answers are names of skills asks which skill is chosen. */
const isRouting = (file, source) => file.rows.some(({ hints }) => hints?.answers.is.some((answer) => isSkill(answer, source)));
const isSkill = (name, source) => name !== '' && findNamed(name, source).length === 1;
function readAnswers({ answers }, source) {
    const [expected] = answers.is.flatMap((answer) => (isSkill(answer, source) ? findNamed(answer, source) : []));
    const disallowed = answers.not.flatMap((answer) => (isSkill(answer, source) ? findNamed(answer, source) : []));
    const none = answers.is.some((answer) => NO_SKILL.test(answer));
    if (!expected && !none && disallowed.length === 0)
        return null;
    return { expected: expected ?? null, disallowed, none: none && !expected, known_by: null };
}
/** A name, or a SKILL.md relative to the file or to the source. */
function findReferred(name, file, source) {
    const path = skillFileOf(name);
    if (path !== null) {
        const folder = file.source_path?.split('/').slice(0, -1).join('/') ?? '';
        const paths = [joinPath(folder, path), joinPath('', path)];
        const exact = source.skills.find((skill) => paths.includes(skill.path));
        if (exact)
            return exact;
    }
    return path !== null && !path.includes('/') ? null : onlyOne(findNamed(path ?? name, source));
}
function joinPath(folder, path) {
    const parts = [];
    for (const part of [...folder.split('/'), ...path.split('/')])
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    return parts.join('/');
}
/** The skill that a folder or the file itself is named after, the innermost first. */
function findInPath(path, source) {
    const [base = '', ...folders] = path.split('/').reverse();
    const plain = base.replace(/\.[^.]*$/, '');
    const stem = plain.replace(ABOUT_TESTS, '').replace(/^[-_.]+|[-_.]+$/g, '');
    for (const name of [plain, plain.replace(/\..*$/, ''), stem, ...folders]) {
        const found = source.skills.filter((skill) => name !== '' && (skill.id === name || skill.dir === name));
        const one = onlyOne(found);
        if (one)
            return one;
    }
    return null;
}
/** The skill in whose own folder a file lies, however deep. */
function findFolderOf(path, source) {
    const holding = source.skills.filter((skill) => path.startsWith(skill.path.replace(/SKILL\.md$/i, '')));
    return holding.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}
function onlyOne(found) {
    const [first, ...others] = found;
    return first && others.every((other) => (0,find_skill/* isSameSkill */.pc)(first, other)) ? first : null;
}

;// CONCATENATED MODULE: ./build/lib/import/assume-skill.js
/** A row that asks for no skill → a row that asks for the skill that it is about, and says that this was assumed. */



/** A row that asks for no skill, as one that asks for the skill it is about. */
function meanHinted(row, file, source, skill) {
    const asked = skill && { expected: skill, disallowed: [], none: false, known_by: 'by --skill' };
    const meaning = findHinted(row, file, source) ?? asked;
    if (meaning === null)
        return {
            reason: `it asks for no skill (${row.lost.join(', ') || 'no assertions'}), and nothing says which one it is about; --skill can.`,
        };
    const { expected, disallowed, none, known_by } = meaning;
    const name = (one) => (0,find_skill/* findUniqueId */.cv)(one, source) ?? one.id;
    return {
        ...row,
        expected: expected ? [name(expected)] : [],
        disallowed: disallowed.map(name),
        none,
        ...(known_by === null
            ? { name: expected ? 'needs' : 'needs-not', category: expected ? 'trigger' : 'negative' }
            : { assumed: known_by }),
        lost: row.lost.filter((check) => known_by !== null || !/^(?:not-)?equals$/.test(check)),
    };
}
function assumeSkill(row, known_by) {
    const how = known_by === '' ? '' : ` (${known_by})`;
    if (!staysOut(row.id))
        return { ...row, lost: [...row.lost, `no check asks for a skill: here its skill must be used${how}`] };
    return {
        ...row,
        name: 'needs-not',
        expected: [],
        disallowed: [...row.disallowed, ...row.expected],
        about: row.about === null ? null : 'disallowed',
        category: row.category === 'eval' ? 'negative' : row.category,
        lost: [...row.lost, `no check asks for a skill: by its name, its skill must not be used${how}`],
    };
}

;// CONCATENATED MODULE: ./build/lib/import/resolve.js
/** Rows of another tool and the source → a corpus whose ids and skills are real, and what of the rows it does not have. */






const MOST_TRIALS = 10;
/** As many as a person reads; the nearest are the ones that matter. */
const resolve_MOST_DISALLOWED = 12;
function resolveImports(files, resolving) {
    const corpus = { cases: [], skills: new Map(), left_out: [], lost: {} };
    const ids = createIdKeeper();
    const known = new Map();
    for (const file of files) {
        corpus.left_out.push(...file.skipped.map(({ place, reason }) => ({ name: place, reason })));
        if (file.lost.length > 0)
            corpus.lost[file.path] = file.lost;
        for (const read of file.rows) {
            const hinted = read.hints === null ? read : meanHinted(read, file, resolving.source, resolving.skill);
            if ('reason' in hinted) {
                corpus.left_out.push({ name: nameRow(read), reason: hinted.reason });
                continue;
            }
            const row = hinted.assumed === null ? hinted : assumeSkill(hinted, hinted.assumed);
            const meant = resolveSkills(row, file, resolving);
            if ('reason' in meant) {
                corpus.left_out.push({ name: nameRow(row), reason: meant.reason });
                continue;
            }
            // A file that another one names may also lie in the folder that is read.
            const same = JSON.stringify([row.id, row.prompt, meant.fields]);
            const first = known.get(same);
            if (first !== undefined) {
                corpus.left_out.push({ name: row.place, reason: `it is the same as ${first}.` });
                continue;
            }
            const about = slug(meant.expected?.id ?? String(meant.fields['disallowed_skills']?.[0] ?? 'skill').replace(/^.*:/, ''));
            const { case_id, note } = ids(row, row.none ? row.name : `${about}-${row.name}`);
            const { extra, note: tooMany } = limitTrials(row.extra);
            const written = { case_id, category: row.category, prompt: row.prompt, ...meant.fields, ...extra };
            const parsed = schema/* CaseSchema */.MW.safeParse(written);
            if (!parsed.success) {
                const [issue] = parsed.error.issues;
                corpus.left_out.push({
                    name: row.place,
                    reason: `${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}.`,
                });
                continue;
            }
            known.set(same, case_id);
            corpus.cases.push(written);
            if (meant.expected)
                corpus.skills.set(case_id, meant.expected);
            const lost = [...new Set([...row.lost, ...meant.lost, ...note, ...tooMany])];
            if (lost.length > 0)
                corpus.lost[case_id] = lost;
        }
    }
    return corpus;
}
const nameRow = ({ id, place }) => (id === null ? place : `${place} (${id})`);
function resolveSkills(row, file, { source, ranker, skill }) {
    const lost = [];
    const own = row.about === null ? null : findOwn(file, source, skill);
    if (row.about !== null && own === null)
        return { reason: describeUnclear(file, source) };
    const idsOf = (names, what) => names.flatMap((name) => {
        const found = findNamed(name, source);
        if (found.length === 0)
            lost.push(`${what} ${describeUnknown(name, source)}`);
        return found.flatMap((one) => (0,find_skill/* findUniqueId */.cv)(one, source) ?? []);
    });
    const [first, ...more] = row.expected;
    const named = first === undefined ? [] : findNamed(first, source);
    if (first !== undefined && named.length !== 1)
        return {
            reason: named.length === 0
                ? `it expects ${describeUnknown(first, source)}`
                : `'${first}' can be ${named.map(({ path }) => path).join(', ')}; say which, as plugin:skill.`,
        };
    const expected = named[0] ?? (row.about === 'expected' ? own : null) ?? null;
    const expected_skill = expected && (0,find_skill/* findUniqueId */.cv)(expected, source);
    if (expected && expected_skill === null)
        return { reason: `no id tells '${expected.id}' of ${expected.path} from another skill.` };
    const required_skills = idsOf(more, 'requires').filter((id) => id !== expected_skill);
    const against = [
        ...idsOf(row.disallowed, 'disallows'),
        ...(row.about === 'disallowed' && own ? [(0,find_skill/* findUniqueId */.cv)(own, source) ?? own.id] : []),
        ...(row.none ? listAll(row, file, source, ranker, lost) : []),
    ];
    const wanted = [expected_skill, ...required_skills];
    const disallowed_skills = [...new Set(against)].filter((id) => !wanted.includes(id));
    if (disallowed_skills.length < new Set(against).size)
        lost.push('a skill that it expects and disallows at once');
    const optional_skills = idsOf(row.optional, 'allows').filter((id) => !wanted.includes(id));
    if (!expected && disallowed_skills.length === 0)
        return { reason: lost.length > 0 ? `it ${lost.join(', ')}` : 'it expects no skill and rules none out.' };
    return {
        expected,
        lost,
        fields: {
            ...(expected_skill ? { expected_skill } : {}),
            ...(required_skills.length ? { required_skills } : {}),
            ...(optional_skills.length ? { optional_skills } : {}),
            ...(disallowed_skills.length ? { disallowed_skills } : {}),
        },
    };
}
/** What the file says, then where it lies, then what the user says, then the only one there is. */
function findOwn(file, source, asked) {
    if (asked)
        return asked;
    const named = file.skill === null ? [] : findNamed(file.skill, source);
    const [first, ...others] = named;
    if (first && others.length === 0)
        return first;
    return findAround(file.source_path, source);
}
function describeUnclear(file, source) {
    const problem = file.skill === null
        ? 'it is not clear which skill it is about'
        : `it is about ${describeUnknown(file.skill, source).replace(/\.$/, '')}`;
    return `${problem}; add --skill with one of ${source.skills
        .slice(0, 12)
        .map(({ id }) => id)
        .join(', ')}.`;
}
function describeUnknown(name, source) {
    const near = (0,suggest/* suggest */.Z)(name.replace(/^.*[:/]/, ''), source.skills.map(({ id }) => id));
    return `'${name}', which the source does not have${near ? ` (did you mean '${near}'?)` : ''}.`;
}
/** Of the plugin that the file lies in, else of the source. */
function listAll(row, file, source, ranker, lost) {
    const around = listAround(file.source_path, source);
    const near = ranker.rank(row.prompt).flatMap(({ skill }) => (around.includes(skill) ? skill : []));
    const all = [...new Set([...near, ...around].flatMap((skill) => (0,find_skill/* findUniqueId */.cv)(skill, source) ?? []))];
    if (all.length > resolve_MOST_DISALLOWED)
        lost.push(`rules out every skill; here the ${resolve_MOST_DISALLOWED} nearest of ${all.length}`);
    return all.slice(0, resolve_MOST_DISALLOWED);
}
function limitTrials(extra) {
    const { trials } = extra;
    if (typeof trials !== 'number' || (Number.isInteger(trials) && trials <= MOST_TRIALS))
        return { extra, note: [] };
    return {
        extra: { ...extra, trials: Math.min(MOST_TRIALS, Math.ceil(trials)) },
        note: [`${trials} trials; here ${MOST_TRIALS}`],
    };
}
/** Ids stay as they are where they can; an id that is taken gets a number. */
function createIdKeeper() {
    const given = new Set();
    const next = createIds();
    return (row, name) => {
        const own = row.id === null ? null : /^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,190}$/.test(row.id) ? row.id : slug(row.id);
        let case_id = own ?? next(name);
        for (let copy = 2; given.has(case_id); copy++)
            case_id = own === null ? next(name) : `${own}-${copy}`;
        given.add(case_id);
        return { case_id, note: row.id === null || row.id === case_id ? [] : [`its id was '${row.id}'`] };
    };
}

// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
;// CONCATENATED MODULE: ./build/lib/setup/corpus/import-files.js
/** Files and folders that hold another tool's cases → their texts, with what stands around each. */




const HELD = /\.(?:jsonl?|ya?ml)$|(?:^|\/)prompt\.md$/i;
/** Files in these folders belong to other programs or were written by this one. */
const ELSEWHERE = /(?:^|\/)(?:node_modules|\.git|\.agent-routing|dist|build|results)\//;
/** More than anybody writes by hand. */
const LARGEST = 5_000_000;
/** root: of the source. */
async function findImportFiles(named, cwd, root) {
    const path = (0,external_node_path_.resolve)(cwd, named);
    const found = await (0,promises_.stat)(path).catch(() => null);
    if (!found)
        throw new config_error/* ConfigError */.x('There is no such file or folder.', {
            file: named,
            fix: 'name the file that holds the cases.',
        });
    const parts = new Set();
    const shown = (file) => (0,external_node_path_.relative)(cwd, file).split(external_node_path_.sep).join('/') || named;
    if (!found.isDirectory()) {
        if (found.size > LARGEST)
            throw new config_error/* ConfigError */.x('This file is too large to be written by hand.', { file: named, fix: 'split it.' });
        return { files: [openFile(path, shown(path), await readText(path), { root, parts })], folder: false };
    }
    const files = [];
    for (const inside of (await (0,walk_tree/* listTree */.nT)(path, '.')).filter((one) => HELD.test(one) && !ELSEWHERE.test(one)).sort()) {
        const file = (0,external_node_path_.join)(path, inside);
        const size = (await (0,promises_.stat)(file).catch(() => null))?.size ?? LARGEST + 1;
        if (size <= LARGEST)
            files.push(openFile(file, shown(file), await readText(file), { root, parts }));
    }
    return { files, folder: true };
}
const readText = (file) => (0,promises_.readFile)(file, 'utf8');
/** parts: what has been read beside the files themselves. */
function openFile(path, shown, text, { root, parts }) {
    const folder = (0,external_node_path_.dirname)(path);
    const inSource = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
    return {
        path: shown,
        text,
        source_path: inSource.startsWith('../') || (0,external_node_path_.isAbsolute)(inSource) ? null : inSource,
        isPart: () => parts.has(path),
        async read(name) {
            if ((0,external_node_path_.isAbsolute)(name))
                return null;
            parts.add((0,external_node_path_.join)(folder, name));
            return readText((0,external_node_path_.join)(folder, name)).catch(() => null);
        },
        async list(name) {
            const at = (0,external_node_path_.join)(folder, name);
            if (!(await (0,promises_.stat)(at).catch(() => null))?.isDirectory())
                return [];
            return (await (0,walk_tree/* listTree */.nT)(at, '.')).map((file) => (0,external_node_path_.join)(name, file).split(external_node_path_.sep).join('/')).sort();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/init/import.js
/** What `--from` names → a first corpus of another tool's cases, and what of them it could not take. */










async function importCorpus(options, positionals, source, { cwd }) {
    const kind = IMPORT_KINDS.includes(options.from) && !(positionals.length === 0 && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, options.from)))
        ? options.from
        : null;
    const paths = kind === null ? [options.from, ...positionals] : positionals.length > 0 ? positionals : [options.source];
    if (kind === null && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, options.from))) {
        const meant = (0,suggest/* suggest */.Z)(options.from, IMPORT_KINDS);
        throw new config_error/* ConfigError */.x('--from names neither a format nor a file.', {
            file: options.from,
            fix: meant ? `Did you mean --from ${meant}?` : `name a file or folder, or one of ${IMPORT_KINDS.join(', ')}.`,
        });
    }
    const skill = options.skill === undefined ? null : findAsked(options.skill, source);
    const read = [];
    const broken = [];
    for (const path of paths) {
        const { files, folder } = await findImportFiles(path, cwd, source.root);
        for (const file of files) {
            try {
                const found = await readImport(file, kind);
                if (found)
                    read.push({ file, imported: found.imported });
                else if (!folder) {
                    const other = kind === null ? null : await readImport(file, null);
                    throw new config_error/* ConfigError */.x(`This is not a ${describeKind(kind)}.`, {
                        file: path,
                        fix: other ? `it is read with --from ${other.kind}.` : `what is read: ${describeFormats(kind)}.`,
                    });
                }
            }
            catch (error) {
                if (!(error instanceof config_error/* ConfigError */.x) || !folder)
                    throw error;
                broken.push(error);
            }
        }
    }
    // A list of tests that a config names is read with it.
    const imported = read.filter(({ file }) => !file.isPart()).map((one) => one.imported);
    const [first] = broken;
    if (imported.length === 0) {
        if (first)
            throw first;
        throw new config_error/* ConfigError */.x(`There is no ${describeKind(kind)} in this folder.`, {
            file: paths.join(', '),
            fix: `what is read: ${describeFormats(kind)}.`,
        });
    }
    const ranker = createSkillRanker(source.skills, (0,vectors/* loadVectors */.t$)());
    const corpus = resolveImports(imported, { source, ranker, skill });
    for (const { problem, where } of broken)
        corpus.left_out.push({ name: where.file ?? '', reason: problem });
    if (corpus.cases.length > 0)
        return corpus;
    const reasons = [...new Set(corpus.left_out.map(({ reason }) => reason))];
    const more = reasons.length > 3 ? ` (and ${reasons.length - 3} other reasons)` : '';
    throw new config_error/* ConfigError */.x(`None of the ${corpus.left_out.length} entries can be a case here: ${reasons.slice(0, 3).join(' ')}${more}`, {
        file: paths.join(', '),
        fix: 'run this where their skills are, name the folder with --source, or the skill that they are about with --skill.',
    });
}
const describeKind = (kind) => (kind === null ? 'file of a known format' : `file of ${kind}`);
function findAsked(id, source) {
    const [found, other] = (0,find_skill/* findDistinctSkills */.mO)(source, id);
    const ids = source.skills.map((one) => one.id);
    if (!found) {
        const meant = (0,suggest/* suggest */.Z)(id, ids);
        throw new config_error/* ConfigError */.x(`The source has no skill '${id}'.`, {
            fix: meant ? `Did you mean --skill ${meant}?` : `add --skill with one of ${ids.slice(0, 12).join(', ')}.`,
        });
    }
    if (other)
        throw new config_error/* ConfigError */.x(`'${id}' names more than one skill: ${found.path} and ${other.path}.`, {
            fix: 'write --skill plugin:skill, or rename one of them.',
        });
    return found;
}

// EXTERNAL MODULE: ./build/lib/agents/listing/explain-loss.js
var explain_loss = __webpack_require__(26975);
// EXTERNAL MODULE: ./build/lib/agents/listing/shadow.js
var shadow = __webpack_require__(68734);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(66970);
// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 8 modules
var install = __webpack_require__(28027);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/execute/measure-offers.js
var measure_offers = __webpack_require__(87851);
;// CONCATENATED MODULE: ./build/src/init/offers.js
/** A source → what each agent lists of it: asked of the agents themselves, or predicted from the facts of their pinned versions. */










/** What each agent makes of the source when it is installed as `run` does by default. */
function predictAgents(source) {
    return agents/* DEFAULT_AGENTS */.h_.map((name) => {
        const agent = agents/* AGENTS */.jw[name];
        const predicted = agent.predictOffers(contextOf(agent, source)).map(({ skill, offer, kept_chars, of_chars }) => {
            return { id: (0,find_skill/* nameSkill */.xj)(skill, source), path: skill.path, offer, kept_chars, of_chars, reason: null };
        });
        return describe(agent, source, predicted, { version: agent.pinned, measured: false });
    });
}
/** Starts each agent once on the embedded model. Where one cannot be asked, its listing is predicted, and log says why. */
async function measureAgents(source, ports) {
    const keys = (0,agent_key/* parseAgentKeys */.F8)(agents/* DEFAULT_AGENTS */.h_, agents/* AGENT_NAMES */.RO, agents/* ALL_AGENTS */.dT);
    const found = await askAgents(source, keys, ports);
    return predictAgents(source).map((predicted) => {
        const asked = found[predicted.name];
        if (asked && 'skills' in asked && asked.skills)
            return describe(agents/* AGENTS */.jw[predicted.name], source, asked.skills, {
                version: asked.version,
                measured: true,
            });
        ports.log(`${predicted.name} could not be asked what it lists, so that is predicted: ${asked?.error ?? 'it was not started'}`);
        return predicted;
    });
}
async function askAgents(source, keys, ports) {
    const options = run_options/* RunOptionsSchema */.Rl.parse({ agent_versions: 'pinned' });
    try {
        (0,install/* currentPlatform */.jN)();
        const { agents } = await (0,measure_offers/* measureOffers */.m)(source, keys, options, ports);
        return agents;
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        return Object.fromEntries(keys.map(({ key }) => [key, { error: error.message }]));
    }
}
const contextOf = (agent, source) => ({
    source,
    install: agent.defaultInstall(source),
    vendor_model: null,
});
function describe(agent, source, rows, how) {
    const context = contextOf(agent, source);
    const byPath = new Map(rows.map((row) => [row.path, row]));
    return {
        name: agent.name,
        ...how,
        offers: (0,compare/* offersById */.a$)(rows),
        refuse(skill) {
            const copies = source.skills.filter((other) => other.id === skill.id && (0,find_skill/* isSameSkill */.pc)(other, skill));
            if (copies.every((copy) => byPath.get(copy.path)?.offer === 'absent'))
                return (byPath.get(skill.path)?.reason ??
                    (0,explain_loss/* explainLoss */.TU)(agent, skill, context, 'absent')?.reason ??
                    `${agent.title} does not list it.`);
            return (0,shadow/* findShadow */.w)(agent, skill, context)?.why.reason ?? null;
        },
    };
}

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/src/init/words.js
/** A first corpus → what `init` says of it: what was written, what was left out, what is expected to fail, what comes next. */



const MOST_NAMED = 12;
function describeCorpus(corpus, source, agents) {
    const { cases, skills, left_out, lost } = corpus;
    const refused = new Map();
    for (const { case_id } of cases)
        for (const { name, refuse } of agents) {
            const skill = skills.get(case_id);
            const reason = skill ? refuse(skill) : null;
            const key = `on ${name}: ${reason}`;
            if (reason !== null)
                refused.set(key, [...(refused.get(key) ?? []), case_id]);
        }
    const failing = [...refused.values()].flat().length;
    const covered = new Set(cases.flatMap(({ case_id }) => skills.get(case_id) ?? [])).size;
    const negative = cases.filter(({ expected_skill }) => !expected_skill).length;
    const lesser = agents.map(({ name, offers }) => {
        const cut = Object.values(offers).filter(({ offer }) => offer !== 'full').length;
        return `${name} ${cut === 0 ? 'all' : `${Object.keys(offers).length - cut} of ${Object.keys(offers).length}`}`;
    });
    const how = agents.every(({ measured }) => measured) ? 'shows' : 'is predicted to show';
    const imported = left_out.length > 0 && left_out.every(({ name }) => !source.skills.some(({ path }) => path === name));
    return [
        `${(0,count/* count */.U)(cases.length, 'case')} for ${covered} of ${(0,count/* count */.U)(source.skills.length, 'skill')}${negative === 0 ? '' : `; ${negative} of them ${negative === 1 ? 'needs' : 'need'} no skill, for modes that choose`}.`,
        `Descriptions that each agent ${how} in full: ${lesser.join(', ')}. What gets worse is reported from the first run on.`,
        ...listSome(imported
            ? `${(0,count/* count */.U)(left_out.length, 'entry', 'entries')} not taken over:`
            : `${(0,count/* count */.U)(left_out.length, 'skill')} left without a case:`, left_out.map(({ name, reason }) => `${name}: ${reason}`)),
        ...listSome(`Not carried over, as noted in \`$meta\` of cases.json (${(0,count/* count */.U)(Object.keys(lost).length, 'place')}):`, Object.entries(lost).map(([place, parts]) => `${place}: ${parts.join('; ')}`)),
        ...listSome(`${(0,count/* count */.U)(failing, 'row')} expected to fail, with the reason in ${lib_baseline/* BASELINE_FILE */.tu}:`, [...refused].map(([reason, [first = '', ...more]]) => {
            return `${first}${more.length ? ` and ${(0,count/* count */.U)(more.length, 'other case')}` : ''} ${reason}`;
        })),
    ]
        .map((line) => `${line}\n`)
        .join('');
}
function listSome(title, rows) {
    if (rows.length === 0)
        return [];
    const more = rows.length - MOST_NAMED;
    return [
        '',
        title,
        ...rows.slice(0, MOST_NAMED).map((row) => `  ${(0,text_escape/* oneLine */.TN)(row, 400)}`),
        ...(more > 0 ? [`  and ${more} more`] : []),
    ];
}
function listNextSteps(source, drafted) {
    const where = source === '.' ? '' : ` --source ${source}`;
    const steps = [
        `agent-routing run${where}`,
        ...(drafted ? ['read the prompts in cases.json: they are drafted, and you know better how users ask'] : []),
    ];
    return `\nNext:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
}

;// CONCATENATED MODULE: ./build/src/init/workflow.js
const WORKFLOW = '.github/workflows/agent-routing.yml';
/** inputs: of the action, beside those of the preset. */
const renderWorkflow = (inputs, { name, ref }) => `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${name}@${ref}
        with:
          # No key is needed; installed agents are kept in the cache of GitHub Actions.
          preset: gate
${Object.entries(inputs)
    .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
    .join('')}`;

// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(73616);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(29385);
;// CONCATENATED MODULE: ./build/src/run/own-repository.js
/** Where this tool came from → the repository that workflows name it by: `owner/name`, and the tag of its major version. */




/** Stands for the owner in package.json and on every page until there is one; forks and copies have their own. */
const PLACEHOLDER = 'org/agent-routing';
/** root: the folder of this tool's package.json. */
async function ownRepository(env, root = findPackage()) {
    const used = env['GITHUB_ACTION_REPOSITORY'] ?? '';
    const { version = '1', repository } = root === null ? {} : readJson((0,external_node_path_.join)(root, 'package.json'));
    const major = `v${String(version).split('.')[0]}`;
    if (NAME.test(used))
        return { name: used, ref: safeRef(env['GITHUB_ACTION_REF']) ?? major };
    const url = typeof repository === 'string' ? repository : repository?.url;
    const found = root && (nameOf(installedFrom(root)) ?? nameOf(await remoteOf(root)));
    return { name: found ?? nameOf(url) ?? PLACEHOLDER, ref: major };
}
const NAME = /^[\w.-]+\/[\w.-]+$/;
const safeRef = (ref) => (ref && /^[\w./-]+$/.test(ref) ? ref : null);
/** The bundle is two folders below it, the build three. */
function findPackage() {
    for (let at = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));; at = (0,external_node_path_.dirname)(at)) {
        if (readJson((0,external_node_path_.join)(at, 'package.json'))['name'] === 'agent-routing')
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return null;
    }
}
/** npm writes beside the packages that it installs where each came from. */
function installedFrom(root) {
    const { packages } = readJson((0,external_node_path_.join)((0,external_node_path_.dirname)(root), '.package-lock.json'));
    const entry = packages?.['node_modules/agent-routing'];
    return entry?.resolved ?? null;
}
/** A checkout of its own; git would otherwise answer for the repository that it is installed in. */
async function remoteOf(root) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.git')))
        return null;
    const { code, stdout } = await (0,git_run/* git */.$Y)(root, ['remote', 'get-url', 'origin']).catch(() => ({ code: 1, stdout: '' }));
    return code === 0 ? stdout.trim() : null;
}
/** `git+ssh://git@host/owner/name.git#commit`, `git@host:owner/name` → `owner/name`; null for a path or a package registry's address. */
function nameOf(url) {
    const bare = (url ?? '').replace(/^git\+/, '').replace(/[#?].*$/, '');
    const found = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(bare);
    return found?.[1] ?? null;
}
function readJson(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}

// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool. */























const InitOptions = schemas/* object */.Ikc({
    source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills'),
    as: run_options/* RunOptionsSchema */.Rl.shape.as,
    from: schemas/* string */.YjP()
        .default('skills')
        .describe(`Where the cases come from: the skills, a file or folder of another tool, or the name of its format and then the file: ${IMPORT_KINDS.join(', ')}`),
    skill: schemas/* string */.YjP().optional().describe('With --from: the skill that cases are about which name none'),
    hooks: schemas/* boolean */.zMY()
        .default(false)
        .describe('Also write a hook that blocks tool calls by routes, with a first route and its tests'),
    offline: schemas/* boolean */.zMY().default(false).describe('Start no agent: predict what each of them lists'),
    force: schemas/* boolean */.zMY().default(false).describe('Overwrite existing files'),
});
const init = (0,command/* defineCommand */.NB)({
    summary: 'Writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool',
    positionals: '[file or folder]',
    options: InitOptions,
    async run(options, positionals, shell) {
        const folder = (0,external_node_path_.resolve)(shell.cwd, options.source);
        const before = await (0,source/* readSource */.o)(folder, options.as);
        const own = await ownRepository(shell.env);
        const routes = options.hooks
            ? renderHooks(folder, before.kind === 'plugin' || before.marketplace !== null, own)
            : {};
        // Where a corpus is already, hooks are all that is added.
        const drafts = before.skills.length > 0 && !(options.hooks && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, CORPUS)) && !options.force);
        if (!drafts && !options.hooks)
            throw new config_error/* ConfigError */.x('There are no skills to write cases for.', {
                file: options.source,
                fix: 'run this in a folder with skills/<name>/SKILL.md, name it with --source, or write hooks with --hooks.',
            });
        const hooks = Object.entries(routes).map(([file, text]) => [(0,external_node_path_.join)(options.source, file), text]);
        const taken = [...hooks.map(([file]) => file), ...(drafts ? [CORPUS, lib_baseline/* BASELINE_FILE */.tu, WORKFLOW] : [])].filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        if (taken.length > 0 && !options.force)
            throw new config_error/* ConfigError */.x(`${taken.join(' and ')} already ${taken.length === 1 ? 'exists' : 'exist'}.`, {
                fix: 'move the files away, or overwrite them with --force.',
            });
        // Read before anything is written, so that a bad file leaves the repository as it was.
        const imported = drafts && options.from !== 'skills' ? await importCorpus(options, positionals, before, shell) : null;
        const written = [];
        const write = async (file, text) => {
            await files/* files */.a.write((0,external_node_path_.join)(shell.cwd, file), text);
            written.push(file);
        };
        for (const [file, text] of hooks)
            await write(file, text);
        // Read again: with the plugin's manifest, agents offer the skills in another way.
        const draft = drafts ? await draftAll(options, imported, await (0,source/* readSource */.o)(folder, options.as), own, shell) : null;
        for (const [file, text] of Object.entries(draft?.targets ?? {}))
            await write(file, text);
        const hasCases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, CORPUS));
        if (options.hooks) {
            const old = await (0,promises_.readFile)((0,external_node_path_.join)(shell.cwd, lib_baseline/* BASELINE_FILE */.tu), 'utf8').catch(() => null);
            await write(lib_baseline/* BASELINE_FILE */.tu, addToBaseline(old));
            if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, WORKFLOW)) || drafts)
                await write(WORKFLOW, renderWorkflow(inputsOf(options, nameCorpus(options.source, hasCases)), own));
        }
        const steps = options.hooks
            ? `\n${listHookSteps(options.source, hasCases)}`
            : listNextSteps(options.source, imported === null);
        const name = own.name === PLACEHOLDER && written.includes(WORKFLOW)
            ? `In these files, replace \`${PLACEHOLDER}\` by the repository of this action.\n`
            : '';
        shell.stdout(`${[...new Set(written)].join('\n')}\n\n${draft?.words ?? ''}${steps}${name}`);
        return 0;
    },
});
const inputsOf = ({ source, as }, cases) => ({
    ...(as ? { as } : {}),
    ...(source === '.' ? {} : { source }),
    ...(cases === CORPUS ? {} : { cases }),
});
async function draftAll(options, imported, source, own, shell) {
    const ports = (0,run_ports/* terminalPorts */.P)(shell);
    const agents = options.offline ? predictAgents(source) : await measureAgents(source, ports);
    const corpus = imported ??
        draftCases(source, createSkillRanker(source.skills, (0,vectors/* loadVectors */.t$)()), (skill) => explainUnlisted(skill, agents));
    const targets = {
        [CORPUS]: renderCases(corpus, own),
        [lib_baseline/* BASELINE_FILE */.tu]: renderBaseline(corpus.cases, corpus.skills, source, agents, { own, today: new Date() }),
        [WORKFLOW]: renderWorkflow(inputsOf(options, CORPUS), own),
    };
    return { targets, words: describeCorpus(corpus, source, agents) };
}
/** A case that no agent can pass would only be a row to accept. */
function explainUnlisted(skill, agents) {
    const reasons = agents.map(({ refuse }) => refuse(skill));
    return reasons.every((reason) => reason !== null) ? `no agent lists it: ${reasons[0]}` : null;
}


/***/ }),

/***/ 87851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ measureOffers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65586);
/* harmony import */ var _lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4605);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67798);
/* harmony import */ var _lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40515);
/* harmony import */ var _lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8788);
/* harmony import */ var _prepare_baselines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57267);
/* harmony import */ var _prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36547);
/* harmony import */ var _prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67148);
/* harmony import */ var _open_ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41959);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18752);
/** A source and the planned agents → what each of them offers, from one session each on the embedded model. */












async function measureOffers(source, keys, options, runPorts) {
    const { current } = await (0,_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_7__/* .readBaselines */ .b)({ baseline: options.baseline }, runPorts.cwd, runPorts.openRef);
    const planned = await (0,_prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .planAgents */ ._)(keys, source, current, options, runPorts);
    const { ready, unavailable } = await (0,_ready_js__WEBPACK_IMPORTED_MODULE_11__/* .readyAgents */ ._)(planned, source, options, runPorts);
    const found = Object.fromEntries(Object.entries(unavailable).map(([agent, { message, fix }]) => [
        agent,
        { error: `${message}${fix ? ` Fix: ${fix}` : ''}` },
    ]));
    const ports = await (0,_open_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .openRunPorts */ .u)({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
    const open = [() => ports.modelServer.close()];
    try {
        const [parts, hooks] = await Promise.all([(0,_lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .readPluginParts */ ._)(source), (0,_lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__/* .readDeclaredHooks */ .X)(source)]);
        const { allow_source_processes: allow_processes, mode } = options;
        const { shared, close } = await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_4__/* .shareSource */ .Nq)(source, ports, {
            log: runPorts.log,
            allow_processes,
            path: runPorts.env['PATH'] ?? null,
        });
        open.push(close);
        const neighbours = await (0,_prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_9__/* .readNeighbours */ .b)(options.neighbours, source, runPorts.cwd);
        const beside = neighbours.length === 0 ? null : await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_4__/* .shareSource */ .Nq)(source, ports, { log: () => { }, allow_processes, neighbours });
        if (beside)
            open.push(beside.close);
        const scratch = await ports.openTrialFolders();
        open.push(scratch.close);
        await Promise.all(Object.values(ready).map(async (agent) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.workspace, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
            await ports.files.makeFolder(folder);
            const probe = { mode, folder, signal: runPorts.signal, parts, hooks };
            const alone = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .discoverOffers */ .b)(agent, shared, probe, ports);
            found[agent.key.key] = beside ? await measureWithNeighbours(agent, alone, beside.shared, probe, ports) : alone;
        }));
    }
    finally {
        for (const close of open)
            await close();
    }
    const agents = Object.fromEntries(planned.map(({ key }) => [key.key, found[key.key] ?? { error: 'not started' }]));
    return { planned, agents };
}
/** What its users see, and what of it the neighbours cost. */
async function measureWithNeighbours(agent, alone, shared, probe, ports) {
    const folder = `${probe.folder}-beside`;
    await ports.files.makeFolder(folder);
    const beside = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .discoverOffers */ .b)(agent, shared, { ...probe, folder }, ports);
    return { ...beside, fallen: (0,_lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_3__/* .findListedWorse */ .v)(alone.skills ?? [], beside.skills ?? []) };
}


/***/ })

};
