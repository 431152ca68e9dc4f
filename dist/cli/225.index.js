export const id = 225;
export const ids = [225];
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

/***/ 30225:
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
// EXTERNAL MODULE: ./build/lib/draft/case-id.js
var draft_case_id = __webpack_require__(99962);
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
/** `maintains` → `maintain`, of verbs that are not listed. */
const stemOf = (word) => word.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
const isVerb = (word) => FORMS.has(word);

;// CONCATENATED MODULE: ./build/lib/draft/voice.js
/** What a skill says about when to use it, as a clause → what a user would say who is in that place. */


const HELP = ' Can you help?';
const USER = '(?:the user|users|a user|user|someone|somebody|people|they|you|claude|the agent)';
/** In the order in which they are tried; the rest of the clause goes in for $1. */
const VOICES = [
    [/^(?:(?:when|whenever|if|for|before|after|while|any time|anytime|or|and|also|to)\s+)+(.+)/i, '$1'],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|wants?|needs?|would like|tr(?:y|ies)|is trying|are trying|is about|are about|has|have) (?:you |claude |for help )?to (.+)`, 'i'),
        'I want to $1',
    ],
    [new RegExp(`^${USER} (?:explicitly )?asks? about (.+)`, 'i'), 'I have a question about $1'],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:mentions?|discuss(?:es)?) (?:(?:an?|the|any|my|their) )?([\\w/-]+(?: [\\w/-]+){0,2})$`, 'i'),
        'Help me with my $1',
    ],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for| help)*(?: with)? (\\w+ing\\b.+)`, 'i'),
        'I need help with $1',
    ],
    [new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for)? (.+)`, 'i'), 'I need $1'],
    [new RegExp(`^${USER} (?:have|has) (.+)`, 'i'), 'I have $1'],
    [new RegExp(`^${USER} (?:is|are) (\\w+ing\\b.+)`, 'i'), "I'm $1"],
    [/^(?:asked|asking|about|trying|ready) to (.+)/i, 'I want to $1'],
    [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
    [
        /^(?!(?:during|including|anything|something|everything|nothing|string|following|according)\b)(\w+ing\b.+)/i,
        "I'm $1",
    ],
    // A state of things.
    [
        /^(?:(?:an?|the)\s+)?(?!there\b|it\b|this\b|these\b|(?:user|agent|task|skill)s?\b)((?:[\w-]+ ){0,2}[\w-]+) (is|are|has|have|fails?|pass(?:es)?|breaks?|needs?) (.+)/i,
        'My $1 $2 $3',
    ],
];
const MINE = [
    [/\b(?:the user|their|a user)['’]s\b|\btheirs?\b/gi, 'my'],
    [/\bthemselves\b/gi, 'myself'],
    [/\b(?:the user|you)\b(?=\s*(?:$|[.,;]|(?:to|for|about|with|through|and|on|in|at)\b))/gi, 'me'],
    [/\bthe user\b|\bthey\b/gi, 'I'],
    [/\bany (?=[\w-]+s\b|(?:sort|kind|type) of\b|(?:[\w-]+ )?(?:data|code|content|text|work)\b)/gi, 'some '],
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
        .replace(/^(I'm \w+ing),.*/, '$1')
        .replace(/^Help me with my (?=(\w+))/, (whole, first) => isVerb(first.toLowerCase()) ? 'Help me ' : whole);
    // `the build is broken` is a state, `verify claims needs care` is none.
    if (/^My /.test(spoken) && !/^(?:an?|the)\b/i.test(plain) && isVerb(plain.split(' ')[0] ?? ''))
        return null;
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
    // So are `Clean Architecture patterns` and `model routing by …`.
    if (first.toLowerCase() === verb && NOUN.test(text))
        return null;
    // `creates or updates`: what follows is in the same form.
    const plain = text
        .slice(first.length)
        .replace(/(\b(?:and|or)|,) (\w+s)\b/g, (whole, joint, word, at) => {
        if (first.toLowerCase() === verb)
            return whole;
        // What is joined to the verb itself is a verb too, listed or not.
        return isVerb(word) || GOES_ON.test(word) || at === 1 ? `${joint} ${baseOf(word) ?? stemOf(word)}` : whole;
    });
    const mine = plain.replace(/^ (?:the user|a user|users|you)\b/i, ' me');
    const rest = MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), mine);
    return endSentence(`Please ${verb}${rest}`);
}
const NOUN = /^\S+ (?:\p{Lu}[\w-]* |and )+(?:patterns|practices|conventions|guidelines)\b|^\S+ \w+ing (?:by|for|of|with)\b/u;
/** Verbs with which skills go on to say what else they do. */
const GOES_ON = /^(?:provides|includes|covers|returns|supports|ensures|offers|helps|gives|keeps|adds|handles)$/;
/** Of verbs that are not listed: `Grill me about a plan`, before what can only be an object. */
function commandOf(text) {
    const [, word = ''] = /^(\p{Lu}\p{Ll}{2,})\s+(?:a|an|the|your|me|my|this|these|any|all)\s/u.exec(text) ?? [];
    return /(?:ing|ed|ly|s)$|^(?:for|with|when|use|not|from|this|that|only|also|like|about|after|before|and|provide|then|via|both|per|into|load|invoke|trigger|activate|help|ask)$/i.test(word)
        ? undefined
        : word.toLowerCase() || undefined;
}
function endSentence(text) {
    const plain = text.replace(/[.,;:\s]+$/, '').trim();
    const asks = /^(?:how|what|who|why|where|which|when should|can|could|is|are|do|does|would|should)\b/i.test(plain);
    const end = /[.?!。？！]$|\p{Lo}$/u.test(plain) ? '' : asks ? '?' : '.';
    return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`;
}
const ASKED = /^\S+(?:\s+\S+){0,3}?\s+(?:to|about|come|not|else|many|much|do|does|did|is|are|was|were|am|can|could|should|would|will|have|has|\w+n['’]t|i['’]d|['’]s)\b|['’]s\b/i;
/** True if a quoted phrase asks for something, and is not a title or an excuse. */
function isRequest(text) {
    const [first = '', second] = text.toLowerCase().split(/[\s,]/);
    // `Are you sure?` is what a program asks.
    if (second === 'you' && /^(?:are|do|did|have)$/.test(first))
        return false;
    // `Why people buy` is a heading.
    if (/^(?:why|how|where|when)$/.test(first) && !ASKED.test(text))
        return false;
    return (baseOf(first) === first ||
        /^(?:how|what|why|where|which|who|when|can|could|would|should|is|are|do|does|did|i|i['’](?:m|ve|d|ll)|we|we['’]re|my|our|help|please|let['’]s|make|get|set|turn|give|tell|show|start|open|use|put|need|want|there|this)$/.test(first) ||
        !/^\p{ASCII}/u.test(text));
}
/** Who asks for more at once has read the description. */
const LONGEST = 110;
const DANGLING = /\b(?:a|an|the|of|to|in|on|at|by|for|from|with|without|between|across|against|about|than|and|or|plus|maybe|my|this|that|which|some|within|into|as|new|existing|one|is|are|be|been|related|based|due|according|such|when|whether|(?<!\b(?:in|of|on|with) )(?:it|them)|asks|wants|(?:which|who|where) \w+)[.?!]?(?: Can you help\?)?$/i;
/** No one says these, or they were not understood: `I want to be taught`, `find and vetting`, an aside left over. */
const ODD = /^I want to be\b|^(?:Help me|Please|I want to) \w+[^.]*,? (?:and|or) \w+ing\b|\b(\w+) \1\b|\b(?:until|etc)[.?]|\bthis (?:skill|task|agent)\b|^Please (?:use\b|read\b|clarify\b|prefer\b|follow\b|apply\b|ensure\b|guide (?!me))|^Please \w+ (?:when|if|only|automatically|proactively|first)\b|\bClaude\b|:|\binto\b.*\binto\b|^(?:Please|Help me) (?:analy[sz]e|assess|evaluate|explore|review)\b.* into\b|^I want to help (?:them|me)\b|[a-z]{2}\/[a-z]{2}|^I'm\b.*\b(?:would|cannot)\b|\bwhen (?:changes|the)\b|\b(?:an?|the) [\w-]+(?:ive|ful|ous|able)\.$/;
/** An occasion of the skill's author: a clause of another kind, a list that lost its end, two speakers in one. */
const MIXED = /^I need (?:whether|if|how|why|that)\b|^Please start with\b|\b(?:and|or) need\b|\bthe action\b|\bitself\.|^I want to (?!.*\b(?:and|or)\b)[^,]+,[^,]+,|^I want to \w+ [^,]+, \w+ [^,]+, or [\w-]+\.$|^My .*, (?:or )?I (?:want|need|cannot)\b/;
const NEEDS_MORE = /\bturn(?:ing)? (?!.*\b(?:into|to)\b)|\bbreak(?:ing)? (?!.*\b(?:into|down|up)\b)|^(?:Please|Help me) (?:work|handle|provide)\b|\bdo anything\b/i;
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
        !ODD.test(prompt) &&
        !MIXED.test(prompt) &&
        !/^I want to [\w-]+\.$/.test(prompt));
}

;// CONCATENATED MODULE: ./build/lib/draft/body-phrases.js
/** The body of a SKILL.md → the phrases in it that say when users need it: requests that it quotes, occasions that it lists. */

const OCCASIONS = /\b(?:when to (?:use|apply|reach)|use (?:this|it|when|for|cases?)|triggers?|activat|applies|scenarios?)\b/i;
const EXAMPLES = /\b(?:examples?|prompts?|requests?|quer(?:y|ies)|usage|phrases|triggers?|users? (?:say|ask)s?)\b/i;
/** What follows says when not to, or how not to. */
const AGAINST = /\b(?:not|don['’]t|never|avoid|skip|anti-?patterns?|mistakes?|red flags?|rationali[sz]ations?|bad|wrong|excuses?|instead of|limit(?:ation)?s)\b|❌/i;
const SAYS = /^(?:[-*>\d.\s|]*)(?:\**)(?:user|human|customer|me)(?:['’]s)?(?:\s+(?:says?|asks?|request|prompt|query|message|input))?\**\s*[:→]\s*\**\s*(.+)$/i;
const HEADED = /\b(?:user|they|someone)\s+(?:says?|asks?|wants?|requests?|types?)\b/i;
/** Not what users say, but what they do. */
const NARRATED = /^(?:picks|selects|chooses|clicks|answers|confirms|types|enters|provides|replies|responds|approves|rejects)\b/i;
const body_phrases_LONGEST = 200;
/** body: without its front matter. */
function findPhrases(body) {
    const found = { requests: [], occasions: [] };
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
        const phrase = SAYS.exec(line)?.[1];
        if (phrase) {
            found.requests.push(...keep(unquote(phrase)).filter((phrase) => !NARRATED.test(phrase) && isRequest(phrase)));
            continue;
        }
        if (fenced)
            continue;
        const title = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
        if (title !== undefined) {
            [heading, lead] = [title, ''];
            continue;
        }
        const cell = /^\|\s*([^|]+?)\s*\|/.exec(line)?.[1];
        if (cell === undefined)
            head = '';
        else if (head === '') {
            head = line;
            continue;
        }
        const item = /^(?:[-*+•]|\d+[.)])\s+(.+)$/.exec(line)?.[1] ?? cell;
        if (item === undefined) {
            // A line of its own above a list says what the list is.
            if (line !== '')
                lead = line;
            continue;
        }
        const says = head || lead;
        if (AGAINST.test(says) || (AGAINST.test(heading) && !OCCASIONS.test(says)))
            continue;
        const quoted = [...item.matchAll(/["“]([^"“”]{8,200})["”]/g)].map(([, phrase = '']) => phrase);
        const asks = [heading, lead, head].some((text) => EXAMPLES.test(text) || HEADED.test(text)) || HEADED.test(item);
        if (asks)
            found.requests.push(...quoted.flatMap(keep).filter(isRequest));
        if ([heading, lead, head].some((text) => OCCASIONS.test(text)))
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
/** Keeps phrases without a template, path, code or address, which a user would have to fill in. */
function keep(text) {
    const plain = text.trim();
    const words = plain.split(/\s+/).length;
    const fits = plain.length >= 6 && plain.length <= body_phrases_LONGEST && (words >= 2 || /[^\p{ASCII}]/u.test(plain));
    return fits && !/[{}<>[\]$=|\\]|https?:|\.\.\.|…|\/\w+\/|[✅❌]/u.test(plain) ? [plain] : [];
}

;// CONCATENATED MODULE: ./build/lib/draft/other-words.js
/** A request in the words of a description → the same with the verb that a user would say. */

/** What users say for the verbs of descriptions, before the same objects. */
const other_words_VERBS = {
    adopt: 'start with',
    analyze: 'look into',
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
    explore: 'look into',
    extract: 'pull out',
    face: 'deal with',
    find: 'track down',
    generate: 'make',
    handle: 'deal with',
    identify: 'spot',
    implement: 'build',
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
/** `check out` and `set up` are verbs of their own. */
const ASKS = /^(I want to|Please|Help me) (\w+)(?= (?!(?:out|in|up|down|off|over|on|back)\b))/;
/** Another verb breaks what is copied without breaking the sentence; what copies little stays, and so does what turns one thing into another. */
function useOwnVerb(prompt, description) {
    if (countCopied(prompt, description) <= MOST_COPIED || / into /.test(prompt))
        return prompt;
    return prompt.replace(ASKS, (whole, asks, verb) => {
        const other = Object.hasOwn(other_words_VERBS, verb) ? other_words_VERBS[verb] : undefined;
        return other ? `${asks} ${other}` : whole;
    });
}

;// CONCATENATED MODULE: ./build/lib/draft/draft-prompts.js





const WHEN = /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|activates|load)\b[^.;]{0,60}?\b(?:when(?:ever)?|if|for|to)\s+((?:[^.;]|[.;](?=\S))+)/gi;
/** `when building pages`, `a toolkit for testing pages`; not `while keeping all features` or `by reading logs`, which is how the skill works, or `after deploying`, which is done already. */
const WHILE = /\b(when(?:ever)?|if|for)\s+(\w+ing\b(?:[^.;]|[.;](?=\S))*)/gi;
/** `When the user wants to …` at the start of a sentence. */
const FIRST = /(?<=^|[.;]\s)when(?:ever)? ([^.;]+)/gi;
const draft_prompts_LONGEST = 160;
/** What it is not for is not a reason to use it. */
const NOT_FOR = /(?:^|(?<=[.;!?(–—-]\s?)|,\s)[^.;!?,]*\b(?:not|never|don['’]t|skip)\s+(?:be\s+)?(?:use|trigger|activate|meant|intended|for|when|if)[^.;!?]*[.;!?]?/gi;
const SENTENCE = /(?:[^.;!?\n]|[.;!?](?=\S))+[.;!?\n]*/g;
/** Four words are enough to ask for something; three are the last that is tried. */
const QUOTED = /["“]([^"“”]{12,120}?)[,.]?["”]|(?<=[\s(])['‘]((?:[^'‘’]|['’](?=\w)){12,120}?)[,.]?['’](?!\w)/g;
/** said: what its texts quote. drafted: its occasions, then what it does. isOther: the name of another skill. */
function draftPrompts(skill, isOther = () => false) {
    const whole = (skill.description ?? '').replace(/\s+/g, ' ').trim();
    const own = withoutPointers(whole.replace(NOT_FOR, '.'), isOther);
    const description = own.replace(/\s*\([^)]*\)/g, '');
    const body = skill.text
        .split('\n')
        .slice(skill.front_matter.body_line - 1)
        .filter((line) => !pointsElsewhere(line, isOther))
        .join('\n');
    const { requests, occasions } = findPhrases(body);
    const quoted = [...own.matchAll(QUOTED)].flatMap(([, double, phrase = double ?? '']) => isRequest(phrase) && wordsOf(phrase).length >= 3 ? [phrase] : []);
    const isShort = (phrase) => wordsOf(phrase).length < 4;
    const clauses = [
        ...[...description.matchAll(WHEN), ...description.matchAll(FIRST)].map(([, clause = '']) => clause),
        // `for marketing pages` names things; only of a verb that is known it is clear that something is done.
        ...[...description.matchAll(WHILE)].flatMap(([, joint = '', clause = '']) => /^for$/i.test(joint) && !baseOfGerund(/^\w+/.exec(clause)?.[0].toLowerCase() ?? '') ? [] : [clause]),
    ].flatMap((clause) => splitClauses(clause.split(/\s[-–—]\s/)[0] ?? ''));
    const sentences = description.split(/[.;:]\s|\s[-–—]\s/).map((text) => text.replace(/^this skill\s+/i, ''));
    const drafted = [
        ...occasions.flatMap((text) => splitClauses(text).slice(0, 1)).flatMap((text) => speak(text) ?? []),
        ...clauses.flatMap((text) => speak(text) ?? []),
        ...sentences.flatMap((text) => splitClauses(text).flatMap((part) => request(part) ?? [])),
    ]
        .filter(isWhole)
        .map((text) => useOwnVerb(text, whole))
        .concat(quoted.filter(isShort).map(endSentence));
    const copies = (prompt) => countCopied(prompt, whole) > MOST_COPIED;
    const naming = (prompt) => [skill.id, skill.dir].some((name) => says(prompt, name));
    const order = (prompts) => [
        ...new Set([...prompts.filter((prompt) => !naming(prompt)), ...prompts.filter(naming)]),
    ];
    const said = [...requests, ...quoted.filter((phrase) => !isShort(phrase))]
        .filter((phrase) => !/^how to\b/i.test(phrase))
        .map(endSentence);
    // What copies its description measures little, and is still what a user may say.
    return {
        said: order([...said.filter((one) => !copies(one)), ...said.filter(copies)]),
        drafted: order([...drafted.filter((one) => !copies(one)), ...drafted.filter(copies)]),
    };
}
/** `For website copy, see copywriting.` is about that one. */
const withoutPointers = (text, isOther) => text.replace(SENTENCE, (sentence) => (pointsElsewhere(sentence, isOther) ? ' ' : sentence));
/** A name that can only be a name: of several words, marked, alone in a cell, or behind a verb or an arrow that points. */
const NAMES = /(?:\b(?:see|use|try|prefer|invoke|run|to|skill)\s+(?:the\s+)?|(?:→|->|=>)\s*|[|:/]\s*|[`*"[({]+)([\w-]+)(?=[`*"\])}]|\s*(?:\||[.;,]|$)|\s+(?:skill|instead))|\b(\w+(?:-\w+)+)\b/gi;
const pointsElsewhere = (text, isOther) => [...text.matchAll(NAMES)].some(([, marked, joined]) => isOther((marked ?? joined ?? '').toLowerCase()));
/** What comes before such a part is whole; before another thing of a list it is not. */
const ASIDE = /^(?:before|after|when|if|especially|even|including|such as|like|so|not|wants|needs|mentions|says|asks)\b/i;
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
    const clauses = same ? [...parts, plain] : [plain, ...(ASIDE.test(parts[1] ?? '') ? parts.slice(0, 1) : [])];
    return clauses.filter((part) => part !== '' && part.length <= draft_prompts_LONGEST);
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
/** What the skill itself says that it is not for; null: nothing, or the router would still choose it. */
function proveNotFor(skill, ranker, isOther) {
    const description = (skill.description ?? '').replace(/\s+/g, ' ');
    const clauses = [...description.matchAll(negatives_NOT_FOR)].flatMap(([, clause = '']) => clause.replace(/\s*\([^)]*\)/g, '').split(/,\s+(?:(?:and|or)\s+)?|\s+or\s+|\s[-–—]\s/i));
    for (const clause of clauses) {
        const plain = clause.replace(/["“”`*()]/g, '').trim();
        if (plain.split(/\s/).some((word) => isOther(word.toLowerCase())))
            continue;
        // Several things of a kind need no article.
        const things = /^[a-z][\w-]*(?: [\w-]+){0,3}s$/i.test(plain) ? endSentence(`I need help with ${plain}`) : null;
        const phrase = plain.length < 4 ? null : (speak(plain) ?? request(plain) ?? things);
        if (phrase === null || !isWhole(phrase))
            continue;
        const prompt = useOwnVerb(phrase, description);
        const ranked = ranker.rank(prompt);
        if (ranked.some((row) => row.skill === skill && row.sure))
            continue;
        const [first] = ranked;
        return { prompt, owner: first?.sure ? first.skill : null };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/lib/draft/draft-cases.js
/** Turns a source's skills into a first corpus: a request for each skill, with its look-alike disallowed, and prompts that need none. */




/** The overlap from which another skill is near: a fifth of what the description scores for its own skill. */
const NEAR = 0.2;
/** As many as a person reads; the nearest are the ones that matter. */
const MOST_DISALLOWED = 12;
const MOST_TRIED = 16;
/** Stands where no request could be drafted: a gap that is seen is better than one that reads like a case. */
const TO_WRITE = { category: 'to-write', prompt: 'TODO: what a user would say here' };
/** One case per skill that an id can name; copies of one file are one skill. refuse: why it gets none. */
function draftCases(source, ranker, refuse = () => null) {
    const corpus = { cases: [], skills: new Map(), left_out: [], lost: {} };
    const newId = (0,draft_case_id/* createIds */.T)();
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
        const case_id = newId((0,draft_case_id/* slug */.y)(skill.id));
        const near = ranker.near(skill).filter(({ overlap }) => overlap >= NEAR);
        const [disallowed] = near.flatMap((other) => disallow(other.skill, skill, source));
        const prompt = choosePrompt(skill, source, ranker, asked);
        if (prompt !== null)
            asked.add(prompt);
        corpus.skills.set(case_id, skill);
        corpus.cases.push({
            case_id,
            ...(prompt === null ? TO_WRITE : { category: 'first', prompt }),
            expected_skill: id,
            ...(disallowed === undefined ? {} : { disallowed_skills: [disallowed] }),
        });
    }
    for (const { skill, id } of named) {
        const proved = proveNotFor(skill, ranker, isOtherThan(skill, source));
        if (proved === null || asked.has(proved.prompt))
            continue;
        asked.add(proved.prompt);
        // What belongs to another skill is expected of that one.
        const owner = named.find((one) => one.skill === proved.owner);
        const case_id = newId(`${(0,draft_case_id/* slug */.y)(skill.id)}-not`);
        if (owner)
            corpus.skills.set(case_id, owner.skill);
        corpus.cases.push({
            case_id,
            category: 'negative',
            prompt: proved.prompt,
            ...(owner ? { expected_skill: owner.id } : {}),
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
/** What no other skill quotes too, or the first that the router gives to the skill itself: one that it gives to another may belong to that. */
function choosePrompt(skill, source, ranker, asked) {
    const isSame = (other) => other === skill || (0,find_skill/* isSameSkill */.pc)(other, skill);
    const isOwn = (prompt) => {
        const [first] = ranker.rank(prompt);
        return first !== undefined && isSame(first.skill);
    };
    const isQuotedAgain = (prompt) => source.skills.some((other) => !isSame(other) && other.text.toLowerCase().includes(prompt.slice(0, -1).toLowerCase()));
    const { said, drafted } = draftPrompts(skill, isOtherThan(skill, source));
    const open = (prompts) => prompts.filter((one) => !asked.has(one)).slice(0, MOST_TRIED);
    return [...open(said), ...open(drafted)].find(isOwn) ?? open(said).find((one) => !isQuotedAgain(one)) ?? null;
}
const isOtherThan = (skill, { skills }) => {
    const own = [skill.id, skill.dir].map((name) => name.toLowerCase());
    const others = new Set(skills.flatMap(({ id, dir }) => [id.toLowerCase(), dir.toLowerCase()]));
    return (name) => !own.includes(name) && others.has(name);
};
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

// EXTERNAL MODULE: ./build/lib/draft/rank-skills.js
var rank_skills = __webpack_require__(35123);
// EXTERNAL MODULE: ./build/lib/import/index.js + 15 modules
var lib_import = __webpack_require__(98730);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 3 modules
var source = __webpack_require__(15363);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
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
        $schema: (0,schema_address/* schemaAddress */.Q)('provider-baseline', own),
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

// EXTERNAL MODULE: ./build/src/init/corpus.js
var init_corpus = __webpack_require__(75554);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 216 modules
var agents = __webpack_require__(38010);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(18214);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/setup/corpus/listed-routes.js
var listed_routes = __webpack_require__(36405);
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
/** It makes the routes part of the default corpus, beside a cases.json. */
const LIST = { routes: [`./${ROUTES_FILE}`] };
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
        [listed_routes/* ROUTES_MANIFEST */.J]: `${JSON.stringify(LIST, null, 2)}\n`,
        'hooks/hooks.json': `${JSON.stringify(DECLARATION, null, 2)}\n`,
        [REFERENCE_HOOK]: readShipped(REFERENCE_HOOK),
        ...Object.fromEntries(HOOK_MODULES.map((path) => [path, readShipped(path)])),
        // Editors with the YAML language server find the schema by this line.
        [ROUTES_FILE]: `# yaml-language-server: $schema=${(0,schema_address/* schemaAddress */.Q)('tool-routes', own)}\n${ROUTES}`,
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
/** The corpus as `--cases` and the workflow name it: the default takes what the source's own folder lists. */
function nameCorpus(source, hasCases) {
    if (source === '.')
        return init_corpus/* CORPUS */.z;
    return [...(hasCases ? [init_corpus/* CORPUS */.z] : []), external_node_path_.posix.join(source, ROUTES_FILE)].join(',');
}
function listHookSteps(source, hasCases) {
    const where = source === '.' ? '' : ` --source ${source}`;
    const corpus = source === '.' ? '' : ` --cases ${nameCorpus(source, hasCases)}`;
    const steps = [
        `write your own routes and their tests in ${external_node_path_.posix.join(source, ROUTES_FILE)}`,
        `agent-routing run${where}${corpus} --agents offline    # tries the patterns alone, in a moment`,
        `agent-routing integration-test --run${where}    # lets the real agents make each call`,
        `agent-routing run${where}${corpus}    # the same with the gate, as the workflow does`,
    ];
    return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
}

// EXTERNAL MODULE: ./build/src/init/import.js + 6 modules
var init_import = __webpack_require__(60816);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/src/init/workflow.js
/** Where the corpus is and what this tool is called → the workflow that runs it on pull requests: a new one, or the user's own with the inputs that it lacks. */



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
${renderInputs(inputs)}`;
const renderInputs = (inputs) => Object.entries(inputs)
    .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
    .join('');
const USES = /^\s*-?\s*uses:\s*['"]?[\w.-]+\/agent-routing(?:\/[^@\s]*)?@/m;
/** A workflow that uses the action already runs the corpus, once there is one; only inputs may be missing. */
async function planWorkflow(cwd, inputs, own) {
    const folder = external_node_path_.posix.dirname(WORKFLOW);
    const names = (await (0,promises_.readdir)((0,external_node_path_.join)(cwd, folder)).catch(() => [])).filter((name) => /\.ya?ml$/.test(name)).sort();
    for (const name of names) {
        const file = external_node_path_.posix.join(folder, name);
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(cwd, file), 'utf8');
        if (!USES.test(text))
            continue;
        const more = addInputs(text, inputs);
        if (more !== null)
            return { file, text: more === text ? null : more, words: null };
        const list = Object.entries(inputs).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
        return {
            file,
            text: null,
            words: `In ${file}, the step of this action needs below \`with:\`: ${list.join(', ')}.`,
        };
    }
    return { file: WORKFLOW, text: renderWorkflow(inputs, own), words: null };
}
/** Null where the file cannot be changed without changing its form, or the action is used more than once. */
function addInputs(text, inputs) {
    const document = (0,dist/* parseDocument */.Tp)(text);
    const write = () => document.toString({ lineWidth: 0, flowCollectionPadding: /\{ /.test(text) });
    const jobs = document.get('jobs');
    const used = (0,dist/* isMap */.jh)(jobs)
        ? jobs.items.flatMap(({ value: job }) => {
            const steps = (0,dist/* isMap */.jh)(job) ? job.get('steps') : null;
            return [job, ...((0,dist/* isSeq */.oP)(steps) ? steps.items : [])].filter((one) => (0,dist/* isMap */.jh)(one) && USES.test(`uses: ${String(one.get('uses') ?? '')}`));
        })
        : [];
    const [step, ...others] = used;
    const missing = (0,dist/* isMap */.jh)(step) ? Object.entries(inputs).filter(([key]) => !step.hasIn(['with', key])) : [];
    if (missing.length === 0)
        return text;
    if (!(0,dist/* isMap */.jh)(step) || others.length > 0 || document.errors.length > 0 || write() !== text)
        return null;
    for (const [key, value] of missing)
        step.setIn(['with', key], value);
    return write();
}

;// CONCATENATED MODULE: ./build/src/init/live-workflow.js

const LIVE_WORKFLOW = '.github/workflows/agent-routing-live.yml';
/** Copilot by the job's own token; Claude Code and Codex by its identity, as soon as the ids of their vendors' rules are variables of the repository. */
const renderLiveWorkflow = (inputs, { name, ref }) => `name: agent-routing-live
on:
  workflow_dispatch:
  schedule:
    - cron: '23 4 * * 1-5'
permissions:
  contents: read
  copilot-requests: write # Copilot CLI asks with the job's own token
  id-token: write # Claude Code and Codex show whose job this is
jobs:
  live:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${name}@${ref}
        with:
          # The vendors' models choose, five times for each case.
          preset: nightly-live
          agents: copilot\${{ vars.ANTHROPIC_FEDERATION_RULE_ID && ',claude' || '' }}\${{ vars.OPENAI_FEDERATION_RULE_ID && ',codex' || '' }}
${renderInputs(inputs)}        env:
          # Ids, no secrets: set them as variables of the repository.
          ANTHROPIC_FEDERATION_RULE_ID: \${{ vars.ANTHROPIC_FEDERATION_RULE_ID }}
          ANTHROPIC_ORGANIZATION_ID: \${{ vars.ANTHROPIC_ORGANIZATION_ID }}
          ANTHROPIC_SERVICE_ACCOUNT_ID: \${{ vars.ANTHROPIC_SERVICE_ACCOUNT_ID }}
          OPENAI_FEDERATION_RULE_ID: \${{ vars.OPENAI_FEDERATION_RULE_ID }}
`;

// EXTERNAL MODULE: ./build/lib/agents/listing/explain-loss.js
var explain_loss = __webpack_require__(26975);
// EXTERNAL MODULE: ./build/lib/agents/listing/shadow.js
var shadow = __webpack_require__(68734);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(66970);
// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 5 modules
var install = __webpack_require__(47531);
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
    const calls = cases.filter(({ kind }) => kind === 'tool_route').length;
    const negative = cases.filter(({ expected_skill }) => !expected_skill).length - calls;
    const open = cases.filter(({ category }) => category === TO_WRITE.category).map(({ case_id }) => case_id);
    const lesser = agents.map(({ name, offers }) => {
        const cut = Object.values(offers).filter(({ offer }) => offer !== 'full').length;
        return `${name} ${cut === 0 ? 'all' : `${Object.keys(offers).length - cut} of ${Object.keys(offers).length}`}`;
    });
    const how = agents.every(({ measured }) => measured) ? 'shows' : 'is predicted to show';
    const imported = left_out.length > 0 && left_out.every(({ name }) => !source.skills.some(({ path }) => path === name));
    return [
        ...(calls === 0 ? [] : [`${(0,count/* count */.U)(calls, 'call')} that hooks are asked about, tried on each agent.`]),
        ...(source.skills.length === 0
            ? []
            : [
                `${(0,count/* count */.U)(cases.length - calls, 'case')} for ${covered} of ${(0,count/* count */.U)(source.skills.length, 'skill')}${negative === 0 ? '' : `; ${negative} of them say which skill must not be used, for modes that choose`}.`,
                `Descriptions that each agent ${how} in full: ${lesser.join(', ')}. What gets worse is reported from the first run on.`,
            ]),
        ...(open.length > 0
            ? [
                '',
                `Of ${(0,count/* count */.U)(open.length, 'case')} the prompt is yours to write (category ${TO_WRITE.category}), because the text of the skill has no request to draft from. Until then it still proves that the skill loads: ${(0,text_escape/* oneLine */.TN)(open.join(', '), 400)}.`,
            ]
            : []),
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
function listNextSteps(source, drafted, command) {
    const where = source === '.' ? '' : ` --source ${source}`;
    const steps = [
        `${command} run${where}`,
        ...(drafted ? ['read the prompts in cases.json: they are drafted, and you know better how users ask'] : []),
    ];
    return `\nNext:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
}

// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(73616);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool. */

























const InitOptions = schemas/* object */.Ikc({
    source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills'),
    as: run_options/* RunOptionsSchema */.Rl.shape.as,
    from: schemas/* string */.YjP()
        .default('skills')
        .describe(`Where the cases come from: the skills, a file or folder of another tool, or the name of its format and then the file: ${lib_import/* IMPORT_KINDS */.uu.join(', ')}`),
    skill: schemas/* string */.YjP().optional().describe('With --from: the skill that cases are about which name none'),
    hooks: schemas/* boolean */.zMY()
        .default(false)
        .describe('Also write a hook that blocks tool calls by routes, with a first route and its tests'),
    live: schemas/* boolean */.zMY()
        .default(false)
        .describe("Also write a workflow in which the vendors' models choose every night, without a stored key"),
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
        const own = await (0,own_repository/* ownRepository */.d5)(shell.env);
        const routes = options.hooks
            ? renderHooks(folder, before.kind === 'plugin' || before.marketplace !== null, own)
            : {};
        // Where a corpus is already, hooks and the live workflow are all that is added.
        const adds = options.hooks || options.live;
        const drafts = (before.skills.length > 0 || options.from !== 'skills') &&
            !(adds && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, init_corpus/* CORPUS */.z)) && !options.force);
        if (!drafts && !adds) {
            const above = await (0,corpus/* findAbove */.nM)(shell.cwd, 'skills');
            throw new config_error/* ConfigError */.x('There are no skills to write cases for.', {
                file: options.source,
                fix: above
                    ? `run this in ${above}, which has a folder skills.`
                    : 'run this in a folder with skills/<name>/SKILL.md, name it with --source, or write hooks with --hooks.',
            });
        }
        const hooks = Object.entries(routes).map(([file, text]) => [(0,external_node_path_.join)(options.source, file), text]);
        const taken = [
            ...hooks.map(([file]) => file),
            ...(options.live ? [LIVE_WORKFLOW] : []),
            ...(drafts ? [init_corpus/* CORPUS */.z, lib_baseline/* BASELINE_FILE */.tu] : []),
        ].filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        if (taken.length > 0 && !options.force)
            throw new config_error/* ConfigError */.x(`${taken.join(' and ')} already ${taken.length === 1 ? 'exists' : 'exist'}.`, {
                fix: 'move the files away, or overwrite them with --force.',
            });
        // Read before anything is written, so that a bad file leaves the repository as it was.
        const imported = drafts && options.from !== 'skills' ? await (0,init_import/* importCorpus */.m)(options, positionals, before, shell) : null;
        const written = [];
        const write = async (file, text) => {
            await files/* files */.a.write((0,external_node_path_.join)(shell.cwd, file), text);
            written.push(file);
        };
        let workflow = null;
        const writeWorkflow = async (cases) => {
            const planned = await planWorkflow(shell.cwd, inputsOf(options, cases), own);
            if (planned.text !== null)
                await write(planned.file, planned.text);
            workflow =
                planned.words ??
                    (planned.text === null ? `${planned.file} uses this action already and stays as it is.` : null);
        };
        for (const [file, text] of hooks)
            await write(file, text);
        // Read again: with the plugin's manifest, agents offer the skills in another way.
        const draft = drafts ? await draftAll(options, imported, await (0,source/* readSource */.o)(folder, options.as), own, shell) : null;
        for (const [file, text] of Object.entries(draft?.targets ?? {}))
            await write(file, text);
        if (drafts && !options.hooks)
            await writeWorkflow(init_corpus/* CORPUS */.z);
        const hasCases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, init_corpus/* CORPUS */.z));
        if (options.hooks) {
            const old = await (0,promises_.readFile)((0,external_node_path_.join)(shell.cwd, lib_baseline/* BASELINE_FILE */.tu), 'utf8').catch(() => null);
            await write(lib_baseline/* BASELINE_FILE */.tu, addToBaseline(old));
            await writeWorkflow(nameCorpus(options.source, hasCases));
        }
        if (options.live)
            await write(LIVE_WORKFLOW, renderLiveWorkflow(inputsOf(options, options.hooks ? nameCorpus(options.source, hasCases) : init_corpus/* CORPUS */.z), own));
        const steps = options.hooks
            ? `\n${listHookSteps(options.source, hasCases)}`
            : listNextSteps(options.source, imported === null, (0,own_repository/* toolCommand */.WQ)(shell.env, own));
        const name = own.name === own_repository/* PLACEHOLDER */.Kx && written.some((file) => [WORKFLOW, LIVE_WORKFLOW].includes(file))
            ? `In these files, replace \`${own_repository/* PLACEHOLDER */.Kx}\` by the repository of this action.\n`
            : '';
        const below = folderInRepository(shell.cwd);
        const root = below && written.some((file) => [WORKFLOW, LIVE_WORKFLOW].includes(file)) ? moveUp(below) : null;
        const left = [workflow, root].map((line) => (line === null ? '' : `\n${line}\n`)).join('');
        shell.stdout(`${[...new Set(written)].join('\n')}\n\n${draft?.words ?? ''}${left}${steps}${name}`);
        return 0;
    },
});
/** The path of a folder within its git repository; '' for the root and outside of one. */
function folderInRepository(cwd) {
    for (let folder = cwd;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
            return (0,external_node_path_.relative)(folder, cwd);
        if ((0,external_node_path_.dirname)(folder) === folder)
            return '';
    }
}
const moveUp = (below) => `GitHub reads workflows in the root of a repository only: move .github/workflows there, and add \`working_directory: ${below}\` to the inputs of the action.`;
const inputsOf = ({ source, as }, cases) => ({
    ...(as ? { as } : {}),
    ...(source === '.' ? {} : { source }),
    ...(cases === init_corpus/* CORPUS */.z ? {} : { cases }),
});
async function draftAll(options, imported, source, own, shell) {
    const ports = (0,run_ports/* terminalPorts */.P)(shell);
    const agents = options.offline || source.skills.length === 0 ? predictAgents(source) : await measureAgents(source, ports);
    const corpus = imported ??
        draftCases(source, (0,rank_skills/* createSkillRanker */.J)(source.skills, (0,vectors/* loadVectors */.t$)()), (skill) => explainUnlisted(skill, agents));
    const targets = {
        [init_corpus/* CORPUS */.z]: (0,init_corpus/* renderCases */._)(corpus, own),
        [lib_baseline/* BASELINE_FILE */.tu]: renderBaseline(corpus.cases, corpus.skills, source, agents, { own, today: new Date() }),
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
/* harmony import */ var _lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69693);
/* harmony import */ var _lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4605);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67798);
/* harmony import */ var _lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40515);
/* harmony import */ var _lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8788);
/* harmony import */ var _prepare_baselines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57267);
/* harmony import */ var _prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36547);
/* harmony import */ var _prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67148);
/* harmony import */ var _open_ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25075);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16849);
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
