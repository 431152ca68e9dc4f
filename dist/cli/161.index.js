export const id = 161;
export const ids = [161];
export const modules = {

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ findFallen)
/* harmony export */ });
const findFallen = (alone, beside) => alone.flatMap(({ id, path, offer, kept_chars }, at) => {
    const now = beside[at];
    if (!now || now.path !== path)
        return [];
    const worse = RANKS[now.offer] > RANKS[offer] || now.kept_chars < kept_chars;
    return worse ? [{ id, path, alone: offer, beside: now.offer, lost_chars: kept_chars - now.kept_chars }] : [];
});
const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 };


/***/ }),

/***/ 161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var lib_baseline = __webpack_require__(1399);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(6023);
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
/** In lower case, without punctuation; an apostrophe stays in its word. */
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

;// CONCATENATED MODULE: ./build/lib/draft/voice.js
/** What a skill says about when to it, as a clause → what a user would say who is in that place. */

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
    [new RegExp(`^${USER} (?:is|are) (.+)`, 'i'), 'I am $1'],
    [/^(?:asked|asking|about|trying|ready) to (.+)/i, 'I want to $1'],
    [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
    [
        /^(?!(?:during|including|anything|something|everything|nothing|string|following|according)\b)(\w+ing\b.+)/i,
        'I am $1',
    ],
    // A state of things.
    [
        /^(?:(?:an?|the|any|all|some)\s+)?(?!there\b|it\b|this\b|these\b|user)((?:[\w-]+ ){0,3}[\w-]+) (is|are|has|have|fails?|pass(?:es)?|breaks?|needs?) (.+)/i,
        'Now the $1 $2 $3',
    ],
];
const MINE = [
    [/\b(?:the user|their|a user)['’]s\b|\btheirs?\b/gi, 'my'],
    [/\bthemselves\b/gi, 'myself'],
    [/\bthe user\b|\bthey\b/gi, 'I'],
    [/\bany (?=[\w-]+s\b)/gi, 'some '],
    [/\bany (?=\w)/gi, 'a '],
    [/\byour\b/gi, 'my'],
    [/\byou\b/gi, 'I'],
];
/** Null: the clause is in none of the forms that into a user's words. */
function speak(clause) {
    const plain = lowerFirst(clause.replace(VOICES[0][0], '$1'));
    const [voice, words] = VOICES.slice(1).find(([pattern]) => pattern.test(plain)) ?? [];
    if (!voice || !words)
        return null;
    const said = MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), plain.replace(voice, words));
    return /^(?:I am|I have (?!a question)|Now) /.test(said) ? `${endSentence(said)} Can you help?` : endSentence(said);
}
/** An abbreviation or a name keeps its letter. */
const lowerFirst = (text) => /^\p{Lu}\p{Ll}+\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** Verbs with which skills say what they do, and requests begin. Not those of their own use: `use`, `load`. */
const VERBS = 'add analyze analyse apply assess audit author automate build capture check clean collect compare compose configure connect control convert coordinate create debug define deploy design detect develop diagnose discover document draft edit enable enforce evaluate execute explain explore export extract fetch fill find fix format generate guide handle identify implement import improve inspect install integrate investigate learn manage map measure merge migrate model monitor move navigate optimize optimise orchestrate organize organise perform plan polish prepare produce profile protect prove publish query read record reduce refactor remove rename render replace report reproduce research resolve review rewrite run scaffold scan schedule search secure select send setup simplify solve split summarize summarise sync test trace track train transform translate triage troubleshoot turn update upgrade validate verify visualize visualise work wrap write'.split(' ');
const FORMS = new Map(VERBS.flatMap((verb) => [
    [verb, verb],
    [thirdPerson(verb), verb],
]));
function thirdPerson(verb) {
    if (/[^aeiou]y$/.test(verb))
        return `${verb.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
/** `Generates tables from notes`, `Generate tables from notes` → a request; null: it begins with no verb of work. */
function request(text) {
    const [first = ''] = text.split(/\s/);
    const verb = FORMS.get(first.toLowerCase());
    if (!verb || text.length === first.length)
        return null;
    // `creates or updates`: what follows is in the same form.
    const alike = text
        .slice(first.length)
        .replace(/(\b(?:and|or)|,) (\w+s)\b/g, (whole, joint, word) => first.toLowerCase() !== verb && FORMS.has(word) ? `${joint} ${FORMS.get(word)}` : whole);
    const rest = MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), alike);
    return endSentence(`Please ${verb}${rest}`);
}
function endSentence(text) {
    const plain = text.replace(/[.,;:\s]+$/, '').trim();
    const asks = /^(?:how|what|who|why|where|which|can|could|is|are|do|does|would|should)\b/i.test(plain);
    const end = /[.?!。？！]$/.test(plain) ? '' : asks ? '?' : '.';
    return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`;
}
/** Of a quoted phrase: it asks for something, and is no title or excuse. */
function isRequest(text) {
    const [first = ''] = text.toLowerCase().split(/[\s,]/);
    return (FORMS.get(first) === first ||
        /^(?:how|what|why|where|which|who|when|can|could|would|should|is|are|do|does|did|i|i['’](?:m|ve|d|ll)|we|we['’]re|my|our|help|please|let['’]s|make|get|set|turn|give|tell|show|start|open|use|put|need|want|there|this|the)$/.test(first) ||
        !/^\p{ASCII}/u.test(text));
}
const isVerb = (word) => FORMS.has(word);
const LONGEST = 160;
const DANGLING = /\b(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|my|this|that|which|some|within|into|as|new|one|is|are|be)[.?!]?(?: Can you help\?)?$/i;
/** Long enough to mean something, and not cut off in the middle. */
function isWhole(prompt) {
    const words = wordsOf(prompt.replace(/ Can you help\?$/, '')).length;
    return words >= 4 && prompt.length <= LONGEST && !DANGLING.test(prompt) && !/^I want to [\w-]+\.$/.test(prompt);
}

;// CONCATENATED MODULE: ./build/lib/draft/body-phrases.js
/** The body of a SKILL.md → the phrases in it that say when users need it: requests that it quotes, occasions that it lists, steps that it heads. */

const OCCASIONS = /\b(?:when to (?:use|apply|reach)|use (?:this|it|when|for|cases?)|triggers?|activat|applies|scenarios?)\b/i;
const EXAMPLES = /\b(?:examples?|prompts?|requests?|quer(?:y|ies)|usage|phrases|triggers?|users? (?:say|ask)s?)\b/i;
/** What follows says when not to, or how not to. */
const AGAINST = /\b(?:not|don['’]t|never|avoid|skip|anti-?patterns?|mistakes?|red flags?|rationali[sz]ations?|bad|wrong|excuses?|limit(?:ation)?s)\b|❌/i;
const SAYS = /^(?:[-*>\d.\s|]*)(?:\**)(?:user|human|customer|me)(?:['’]s)?(?:\s+(?:says?|asks?|request|prompt|query|message|input))?\**\s*[:→]\s*\**\s*(.+)$/i;
const HEADED = /\b(?:user|they|someone)\s+(?:says?|asks?|wants?|requests?|types?)\b/i;
const body_phrases_LONGEST = 200;
/** body: without its front matter. */
function findPhrases(body) {
    const found = { requests: [], occasions: [], headings: [] };
    let [heading, lead, fenced] = ['', '', false];
    for (const raw of body.split(/\r?\n/)) {
        const line = raw.trim();
        if (/^(?:```|~~~)/.test(line)) {
            fenced = !fenced;
            continue;
        }
        const said = SAYS.exec(line)?.[1];
        if (said) {
            found.requests.push(...keep(unquote(said)));
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
/** No template, path, code or address: nothing that a user would have to fill in. */
function keep(text) {
    const plain = text.trim();
    const words = plain.split(/\s+/).length;
    const fits = plain.length >= 6 && plain.length <= body_phrases_LONGEST && (words >= 2 || /[^\p{ASCII}]/u.test(plain));
    return fits && !/[{}<>[\]$=|\\]|https?:|\.\.\.|…|\/\w+\/|[✅❌]/u.test(plain) ? [plain] : [];
}

;// CONCATENATED MODULE: ./build/lib/draft/reword.js
/** A prompt that copies its skill's description → the same request with other words in the places where it copies. */

/** Small words: things of the user's own, and joints between two nouns. */
const SMALL = {
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
const reword_VERBS = {
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
const BEFORE_VERBS = new Set('to and or then please me you i am by for when while before after of start just'.split(' '));
function otherWord(words, at) {
    const word = words[at] ?? '';
    if (Object.hasOwn(SMALL, word)) {
        const other = SMALL[word].split(' ');
        // Once is enough: `along with`, `a new` stand there already.
        const [before, after] = [words[at - 1] === other[0], words[at + 1] === other.at(-1)];
        if (other.length > 1 && ((other.at(-1) === word && before) || (other[0] === word && after)))
            return null;
        return SMALL[word];
    }
    const acts = at === 0 || BEFORE_VERBS.has(words[at - 1]);
    return acts && Object.hasOwn(reword_VERBS, word) ? reword_VERBS[word] : null;
}
const JOINTS = new Set('across after and before between by for from in including into on or that through to using via when where which while with within without'.split(' '));
/** Ends the sentence at the last joint before the word; '' where nothing would be left. */
function cutBefore(text, words, before) {
    const at = words.findLastIndex((word, index) => index <= before && index > 2 && JOINTS.has(word));
    if (at < 0)
        return '';
    const [tail = ''] = /(?: Can you help\?)?$/.exec(text) ?? [];
    const kept = text
        .slice(0, placeOf(text, at))
        .replace(/(?:[\s,;:(]|\s(?:right|all|just|as|or|by|in|and|along))+$/, '');
    return `${kept}.${tail}`;
}
/** Null: what is copied has no word that another can stand for. */
function reword(prompt, description) {
    const known = wordsOf(description ?? '');
    let now = prompt.normalize('NFKC').replaceAll('’', "'");
    // Each round replaces a word for good, so there are no more rounds than words.
    for (let rounds = wordsOf(prompt).length; rounds >= 0; rounds--) {
        const words = wordsOf(now);
        const run = longestCopied(words, known);
        if (run.length <= MOST_COPIED)
            return now;
        // A piece before the break must be short enough too; the middle leaves two short ones.
        const middle = run.start + Math.min(MOST_COPIED, Math.floor(run.length / 2));
        const places = Array.from({ length: MOST_COPIED + 1 }, (_, step) => run.start + step)
            .filter((at) => otherWord(words, at) !== null)
            .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
        const [place] = places;
        if (place === undefined) {
            now = cutBefore(now, words, run.start + MOST_COPIED);
            if (now === '')
                return null;
            continue;
        }
        now = replaceWord(now, place, otherWord(words, place));
    }
    return null;
}
/** Where the word of that index begins, as wordsOf counts. */
function placeOf(text, index) {
    const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
    return words[index]?.index ?? text.length;
}
function replaceWord(text, index, by) {
    const at = placeOf(text, index);
    const end = at + (segmenter.segment(text).containing(at)?.segment.length ?? 0);
    const word = /^\p{Lu}/u.test(text.slice(at)) ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : by;
    return `${text.slice(0, at)}${word}${text.slice(end)}`;
}

;// CONCATENATED MODULE: ./build/lib/draft/draft-prompts.js




const WHEN = /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|activates|load)\b[^.;]{0,60}?\b(?:when(?:ever)?|if|for|to)\s+((?:[^.;]|[.;](?=\S))+)/gi;
/** `when building pages`, `a toolkit for testing pages` */
const WHILE = /\b(?:when(?:ever)?|if|before|after|while|for|by)\s+(\w+ing\b(?:[^.;]|[.;](?=\S))*)/gi;
const draft_prompts_LONGEST = 160;
/** What it is not for is no reason to use it. */
const NOT_FOR = /(?:^|(?<=[.;!?(–—-]\s?)|,\s)[^.;!?,]*\b(?:not|never|don['’]t|skip)\s+(?:be\s+)?(?:use|trigger|activate|meant|intended|for|when|if)[^.;!?]*[.;!?]?/gi;
/** Where nothing is known of the skill. */
const LAST_RESORT = 'Please help me with this.';
/** In the order of how much they sound like a user: what the body quotes, then its occasions, the description's, what it does. */
function draftPrompts(skill) {
    const whole = (skill.description ?? '').replace(/\s+/g, ' ').trim();
    // What it is not for is no reason to use it.
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
    const alike = parts.every((part) => /^(?:(?:when|if|the|a|an|user|users|you|they|before|after)\b|\w+ing\b)/i.test(part) ||
        isVerb(part.split(' ')[0].toLowerCase()));
    const clauses = alike
        ? [...parts, plain]
        : [plain, ...parts.slice(0, 1).filter((part) => part.split(' ').length >= 3)];
    return clauses.filter((part) => part !== '' && part.length <= draft_prompts_LONGEST);
}
const COMMON = new Set('me kinds sort kind a an the this that these those and or nor but of to in on at by for from with without into onto over under as is are be been it its use used uses using when whenever if else than then user users asks ask wants want needs need skill skills should must always never only also any all some each every new more most such other including include includes e.g i.e etc not no do does you your my their his her our they them who what which how where why can could may might will would before after during while about across through via per between within both either claude agent agents even make sure just it’s'.split(' '));
/** Says nothing of the subject: small words, and what a skill says of itself. */
const isFiller = (word) => COMMON.has(word) ||
    isVerb(word) ||
    /^\d+$|ly$/.test(word) ||
    /^(?:guid(?:e|es|ance|elines?)|knowledge|tool(?:s|kit)?|utilities|suite|set|collection|resources?|help(?:s|er)?|best|practices?|patterns?|comprehensive|complete|expert|way|input|output|support|provides?|covers?)$/.test(word);
/** Two or three of the things it speaks of, in a sentence of our own: a description always has some. */
function nameTasks(description) {
    const words = wordsOf(description);
    const terms = [];
    for (let at = 0; at < words.length && terms.length < 6; at++) {
        const [word = '', next = ''] = [words[at], words[at + 1]];
        if (isFiller(word) || /(?:ing|ed)$/.test(word))
            continue;
        const pair = next !== '' &&
            !isFiller(next) &&
            !/(?:ed|ing)$/.test(next) &&
            description.toLowerCase().includes(`${word} ${next}`);
        const term = pair ? `${word} ${next}` : word;
        if (!terms.some((known) => known.includes(term) || term.includes(known)))
            terms.push(term);
        if (pair)
            at++;
    }
    const [first, second, third, fourth] = [...terms].sort((one, other) => Number(other.includes(' ')) - Number(one.includes(' ')));
    return [
        ...(first && second ? [`I could use a hand with ${first}, and perhaps ${second}.`] : []),
        ...(third && fourth ? [`I could use a hand with ${third}, and perhaps ${fourth}.`] : []),
        ...(first ? [`I could use a hand with ${first} today.`] : []),
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
        const said = plain.length < 4 ? null : (speak(plain) ?? request(plain) ?? endSentence(`I need help with ${own(plain)}`));
        return said === null ? [] : (reword(said, description) ?? []);
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
        let [best, nearest] = [undefined, furthest + 1];
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
/** A skill of the same name, id or folder, could not be told from the expected one in every transcript. */
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
var rank_router = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/lib/router/rank/scorer.js + 10 modules
var rank_scorer = __webpack_require__(3654);
// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(8978);
;// CONCATENATED MODULE: ./build/lib/draft/rank-skills.js
/** Skills → who is near whom, and which of them a prompt reaches, as the offline router sees their descriptions. */



const MOST = 10;
/** Skills are told apart as objects, since two may have one id. */
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
var json_value = __webpack_require__(509);
;// CONCATENATED MODULE: ./build/lib/import/imported.js
/** The shapes between the files of another tool and a corpus: what a row asks, which skills it names, and what of it has no place here. */
function newRow(place, name, prompt) {
    return {
        ...{ id: null, name, prompt, category: '', place },
        ...{ expected: [], optional: [], disallowed: [], about: null, none: false, extra: {}, lost: [] },
    };
}
const newFile = ({ path, source_path }) => ({
    ...{ path, source_path, skill: null, rows: [], skipped: [], lost: [] },
});
/** Names of fields and checks, as one line of what was lost. */
const lose = (fields, known) => Object.entries(fields)
    .filter(([name, value]) => !known.includes(name) && value !== null && value !== '' && !isEmpty(value))
    .map(([name]) => name);
const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/yaml-text.js
var yaml_text = __webpack_require__(2750);
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
/** Where a test has no prompt around its variables. */
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
    'instruction',
];
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
        imported.lost.push(...lose(config, [
            'description',
            'name',
            'tags',
            'tests',
            'prompts',
            'defaultTest',
            'default_test',
            'assert',
            'evaluateOptions',
            'evaluate_options',
            '$schema',
        ]));
        const shared = sharedOf(config);
        const prompts = await readPrompts(config['prompts'], file, imported);
        for (const { tests, place } of await listTests(config['tests'], file, imported))
            for (const [index, test] of tests.entries()) {
                const at = `${place}, test ${index + 1}`;
                if (isTest(test))
                    imported.rows.push(...readTest(test, shared, prompts, at, imported));
                else
                    imported.skipped.push({ place: at, reason: 'it has neither variables nor assertions.' });
            }
        return imported;
    },
};
/** What stands once for all tests. */
function sharedOf(config) {
    const defaults = [config['defaultTest'], config['default_test']].filter(json_value/* isJson */.Fh);
    const options = [config['evaluateOptions'], config['evaluate_options']].filter(json_value/* isJson */.Fh);
    const repeat = options.map((one) => ((0,json_value/* isJson */.Fh)(one['repeat']) ? one['repeat']['count'] : one['repeat']));
    return {
        vars: Object.assign({}, ...defaults.map(({ vars }) => ((0,json_value/* isJson */.Fh)(vars) ? vars : {}))),
        asserts: [config['assert'], ...defaults.map((one) => one['assert'])],
        trials: repeat.find((count) => typeof count === 'number' && count > 1) ?? null,
    };
}
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
            imported.skipped.push({ place: `${file.path}, ${label}`, reason: `${raw} is no text that can be read.` });
        else
            prompts.push({ label, template: /\.json$/.test(path) ? readValue(text, path) : text });
    }
    return prompts;
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
        const matching = /[*?]/.test(path) ? await matchFiles(path, file) : [path];
        for (const each of matching) {
            const text = /\.(?:ya?ml|jsonl?)$/i.test(each) ? await file.read(each) : null;
            const tests = text === null ? null : readValue(text, each);
            if (tests === null)
                imported.skipped.push({ place: file.path, reason: `tests: ${named} cannot be read here.` });
            else
                found.push({ tests: Array.isArray(tests) ? tests : [tests], place: each });
        }
        if (matching.length === 0)
            imported.skipped.push({ place: file.path, reason: `tests: ${named} matches no file.` });
    }
    return here.length > 0 ? [{ tests: here, place: file.path }, ...found] : found;
}
/** `tests/*.yaml`: one star, in the last part. */
async function matchFiles(path, file) {
    const slash = path.lastIndexOf('/');
    const folder = slash < 0 ? '.' : path.slice(0, slash);
    const [before = '', after = ''] = path.slice(slash + 1).split('*', 2);
    const names = await file.list(folder.replace(/\/\*\*$/, ''));
    return names.filter((name) => name.slice(name.lastIndexOf('/') + 1).startsWith(before) && name.endsWith(after));
}
function readTest(test, shared, prompts, place, imported) {
    const { expected, disallowed, lost } = readAsserts([...shared.asserts, test['assert']]);
    if (expected.length + disallowed.length === 0) {
        imported.skipped.push({ place, reason: `it asks for no skill (${lost.join(', ') || 'no assertions'}).` });
        return [];
    }
    const vars = { ...shared.vars, ...((0,json_value/* isJson */.Fh)(test['vars']) ? test['vars'] : {}) };
    const title = typeof test['description'] === 'string' ? test['description'] : null;
    const id = typeof test['id'] === 'string' ? test['id'] : title;
    const rows = listSets(vars).flatMap((set) => {
        const asked = prompts.length > 0
            ? prompts.map((prompt) => ({ ...prompt, text: render(prompt.template, set) }))
            : [
                {
                    label: '',
                    template: '',
                    text: ASKED.map((name) => fillIn(`{{${name}}}`, set)).find((text) => text !== null) ?? null,
                },
            ];
        return asked.flatMap(({ label, text, template }) => {
            if (text === null) {
                imported.skipped.push({ place, reason: `${label || 'its prompt'} cannot be filled in from its variables.` });
                return [];
            }
            const row = newRow(place, expected.length > 0 ? 'needs' : 'needs-not', text);
            return [
                {
                    ...row,
                    id,
                    ...{ expected, disallowed },
                    category: expected.length > 0 ? 'trigger' : 'negative',
                    extra: shared.trials === null ? {} : { trials: shared.trials },
                    lost: [
                        ...lost,
                        ...lostParts(template),
                        ...Object.values(set).flatMap(lostParts),
                        ...lose(test, ['description', 'vars', 'assert', 'id', 'metadata']),
                    ],
                },
            ];
        });
    });
    return rows;
}
/** A chat is a list of messages with templates in them; its user's words are asked. */
function render(template, variables) {
    if (typeof template === 'string')
        return fillIn(template, variables);
    if (!Array.isArray(template))
        return null;
    const words = template.flatMap((message) => (0,json_value/* isJson */.Fh)(message) && message['role'] === 'user' && typeof message['content'] === 'string' ? [message['content']] : []);
    return words.length === 0 ? null : fillIn(words.join('\n'), variables);
}

;// CONCATENATED MODULE: ./build/lib/import/agentv.js
/** An agentv eval: tests with an id, an input and assertions, in its current form and in that of 4.x. */





const LISTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
const ASSERTS = ['assert', 'assertions', 'evaluators'];
const isOwnTest = (row) => (0,json_value/* isJson */.Fh)(row) &&
    ('id' in row || 'input' in row) &&
    ('input' in row || (0,json_value/* isJson */.Fh)(row['vars']) || ASSERTS.some((key) => key in row));
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
        if (!tests.some((row) => (0,json_value/* isJson */.Fh)(row) && 'input' in row) && 'tests' in config)
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
            const asserts = readAsserts([...shared, ...ASSERTS.flatMap((key) => [test[key], own[key]])]);
            const prompt = [config['input'], test['input']].flatMap((input) => textOf(input) ?? []).join('\n');
            if (asserts.expected.length + asserts.disallowed.length === 0) {
                imported.skipped.push({
                    place,
                    reason: `it asks for no skill (${asserts.lost.join(', ') || 'no assertions'}).`,
                });
                continue;
            }
            if (prompt === '') {
                imported.skipped.push({ place, reason: 'its input has no words of a user.' });
                continue;
            }
            const { expected, disallowed } = asserts;
            imported.rows.push({
                ...newRow(place, expected.length > 0 ? 'needs' : 'needs-not', prompt),
                id: typeof test['id'] === 'string' ? test['id'] : null,
                category: expected.length > 0 ? 'trigger' : 'negative',
                ...{ expected, disallowed },
                extra: trialsOf(around, own),
                lost: [
                    ...asserts.lost,
                    ...lostParts(test['input']),
                    ...lose(test, [...ASSERTS, 'id', 'input', 'execution', 'description', 'name', 'metadata']),
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
var schema = __webpack_require__(4162);
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
                imported.skipped.push({ place, reason: 'it is no case: it has no prompt, or no expectation.' });
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
    if ((0,json_value/* isJson */.Fh)(value) && Array.isArray(value['evals']))
        return { evals: value['evals'], around: value };
    const rows = Array.isArray(value) ? value : [value];
    return rows.some((row) => (0,json_value/* isJson */.Fh)(row) && promptOf(row) !== null && JUDGED.some((field) => field in row))
        ? { evals: rows, around: {} }
        : null;
}
const JUDGED = ['expected_output', 'expected_behavior', 'expectations'];
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
        imported.lost.push(...lose(around, ['skill_name', 'skill', 'evals', '$schema', 'version']));
        for (const [index, row] of evals.entries()) {
            const place = `${file.path}, entry ${index + 1}`;
            const prompt = (0,json_value/* isJson */.Fh)(row) ? promptOf(row) : null;
            if (!(0,json_value/* isJson */.Fh)(row) || prompt === null) {
                imported.skipped.push({ place, reason: 'it has no prompt.' });
                continue;
            }
            const skills = row['skills'] ?? row['skill'];
            const names = (Array.isArray(skills) ? skills : [skills]).filter((name) => typeof name === 'string');
            const needed = row['should_trigger'] !== false;
            imported.rows.push({
                ...newRow(place, needed ? 'eval' : 'needs-not', prompt),
                id: idOf(row),
                category: typeof row['category'] === 'string' ? row['category'] : needed ? 'eval' : 'negative',
                ...(names.length === 0
                    ? { about: needed ? 'expected' : 'disallowed' }
                    : needed
                        ? { expected: names }
                        : { disallowed: names }),
                lost: lose(row, [...ID, 'prompt', 'query', 'input', 'skills', 'skill', 'should_trigger', 'category']),
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
const KNOWN = [
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
const pluginEval = {
    kind: 'claude-plugin-eval',
    title: 'cases of claude plugin eval, <case>/prompt.md or <case>/case.yaml with graders',
    supports: (file, value) => plugin_eval_isPrompt(file) || (plugin_eval_isCase(file) && (0,json_value/* isJson */.Fh)(value) && (0,json_value/* isJson */.Fh)(value['execution']) && 'prompt' in value['execution']),
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
            lost: [...lose(fields, KNOWN), ...inner, ...context],
        };
        imported.rows.push(applyGraders(row, graders));
        return imported;
    },
};
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
    const [expected, disallowed] = [[], []];
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
    if (calls.length === 0) {
        about = 'expected';
        lost.push('no grader asks for a skill: here its skill must be used');
    }
    return {
        ...row,
        expected,
        disallowed,
        none: none && expected.length === 0,
        about: expected.length > 0 ? null : about,
        lost: [...row.lost, ...lost],
    };
}

;// CONCATENATED MODULE: ./build/lib/import/triggers.js
/** skill-creator's trigger queries: `[{query, should_trigger}]`, about the skill in whose folder they lie. */


/** The array itself, or within an object under whatever name. */
function findRows(value) {
    if (Array.isArray(value))
        return { rows: value, around: {} };
    if (!(0,json_value/* isJson */.Fh)(value))
        return null;
    const lists = Object.entries(value).filter(([, list]) => Array.isArray(list) && list.some(isTrigger));
    const [found] = lists;
    return found ? { rows: found[1], around: { ...value, [found[0]]: null } } : null;
}
/** `expected_behavior` and the like judge an answer; this asks only whether a skill is used. */
const isTrigger = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['should_trigger'] === 'boolean' && queryOf(row) !== null;
function queryOf(row) {
    const query = row['query'] ?? row['prompt'];
    return typeof query === 'string' && query.trim() !== '' ? query : null;
}
const skillCreator = {
    kind: 'skill-creator',
    title: "skill-creator's queries, [{query, should_trigger}]",
    supports: (_, value) => findRows(value)?.rows.some(isTrigger) ?? false,
    read(file, value) {
        const { rows, around } = findRows(value) ?? { rows: [], around: {} };
        const imported = newFile(file);
        const named = around['skill_name'] ?? around['skill'] ?? around['name'];
        imported.skill = typeof named === 'string' ? named : null;
        imported.lost.push(...lose(around, ['skill_name', 'skill', 'name']));
        for (const [index, row] of rows.entries()) {
            const place = `${file.path}, entry ${index + 1}`;
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
    const format = FORMATS.find((one) => (kind === null || one.kind === kind) && one.supports(file, value));
    return format ? { kind: format.kind, imported: await format.read(file, value) } : null;
}

// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/lib/setup/source.js + 1 modules
var source = __webpack_require__(9143);
// EXTERNAL MODULE: ./build/lib/setup/vectors.js + 4 modules
var vectors = __webpack_require__(9365);
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
function renderCases({ cases, lost }, own) {
    const $meta = { schema: 1, ...(Object.keys(lost).length ? { not_carried_over: lost } : {}) };
    return `${JSON.stringify({ $schema: schemaAddress('cases', own), $meta, cases }, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/lib/agents/index.js + 188 modules
var agents = __webpack_require__(1063);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(8214);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(1744);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/lib/setup/reference-hook.js
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
        cases.set(case_id, new Map([...agents/* DEFAULT_AGENTS */.h_, plan/* OFFLINE */.GS].map((agent) => [agent, pass])));
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
var suggest = __webpack_require__(4685);
// EXTERNAL MODULE: ./build/lib/pattern/compile-pattern.js + 3 modules
var compile_pattern = __webpack_require__(3034);
// EXTERNAL MODULE: ./build/lib/pattern/memory.js
var memory = __webpack_require__(3450);
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
        for (const row of file.rows) {
            const meant = resolveSkills(row, file, resolving);
            if ('reason' in meant) {
                corpus.left_out.push({ name: row.id === null ? row.place : `${row.place} (${row.id})`, reason: meant.reason });
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
    const said = file.skill === null
        ? 'it is not clear which skill it is about'
        : `it is about ${describeUnknown(file.skill, source).replace(/\.$/, '')}`;
    return `${said}; add --skill with one of ${source.skills
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
var walk_tree = __webpack_require__(3721);
;// CONCATENATED MODULE: ./build/lib/setup/import-files.js
/** Files and folders that hold another tool's cases → their texts, with what stands around each. */




const HELD = /\.(?:jsonl?|ya?ml)$|(?:^|\/)prompt\.md$/i;
/** Of other programs, or of this one. */
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
                else if (!folder)
                    throw new config_error/* ConfigError */.x(`This is no ${describeKind(kind)}.`, {
                        file: path,
                        fix: `what is read: ${describeFormats(kind)}.`,
                    });
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
        fix: 'run this where their skills are, or name the folder with --source.',
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

// EXTERNAL MODULE: ./build/lib/agents/shadow.js
var shadow = __webpack_require__(9783);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(6970);
// EXTERNAL MODULE: ./build/lib/setup/install.js + 8 modules
var install = __webpack_require__(6293);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/run/measure-offers.js + 1 modules
var measure_offers = __webpack_require__(247);
;// CONCATENATED MODULE: ./build/src/init/offers.js









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
/** Starts each agent once on the embedded model. Where one cannot be asked, its listing is predicted and say tells why. */
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
        ports.say(`${predicted.name} could not be asked what it lists, so that is predicted: ${asked?.error ?? 'it was not started'}`);
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
                    agent.explainOffer(skill, context, 'absent') ??
                    `${agent.title} does not list it.`);
            return (0,shadow/* findShadow */.w)(agent, skill, context)?.reason ?? null;
        },
    };
}

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(4065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
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
      - uses: ${name}@${ref}
        with:
          # No key is needed; installed agents are kept in the cache of GitHub Actions.
          preset: gate
${Object.entries(inputs)
    .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
    .join('')}`;

// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(3616);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(9385);
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
/** A checkout of its own; git would otherwise speak of the repository that it is installed in. */
async function remoteOf(root) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.git')))
        return null;
    const { code, stdout } = await (0,git_run/* git */.$Y)(root, ['remote', 'get-url', 'origin']).catch(() => ({ code: 1, stdout: '' }));
    return code === 0 ? stdout.trim() : null;
}
/** `git+ssh://git@host/owner/name.git#commit`, `git@host:owner/name` → `owner/name`; a path or a package registry's address is none. */
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
var run_ports = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(2327);
;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool. */























const InitOptions = schemas/* object */.Ikc({
    source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills'),
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
        const before = await (0,source/* readSource */.o$)(folder);
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
        const draft = drafts ? await draftAll(options, imported, await (0,source/* readSource */.o$)(folder), own, shell) : null;
        for (const [file, text] of Object.entries(draft?.targets ?? {}))
            await write(file, text);
        const hasCases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, CORPUS));
        if (options.hooks) {
            const old = await (0,promises_.readFile)((0,external_node_path_.join)(shell.cwd, lib_baseline/* BASELINE_FILE */.tu), 'utf8').catch(() => null);
            await write(lib_baseline/* BASELINE_FILE */.tu, addToBaseline(old));
            if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, WORKFLOW)) || drafts)
                await write(WORKFLOW, renderWorkflow(inputsOf(options.source, nameCorpus(options.source, hasCases)), own));
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
const inputsOf = (source, cases) => ({
    ...(source === '.' ? {} : { source }),
    ...(cases === CORPUS ? {} : { cases }),
});
async function draftAll(options, imported, source, own, shell) {
    const ports = (0,run_ports/* terminalPorts */.P)(shell, (0,progress/* createProgress */.m)('none', shell, () => new Date()));
    const agents = options.offline ? predictAgents(source) : await measureAgents(source, ports);
    const corpus = imported ??
        draftCases(source, createSkillRanker(source.skills, (0,vectors/* loadVectors */.t$)()), (skill) => explainUnlisted(skill, agents));
    const targets = {
        [CORPUS]: renderCases(corpus, own),
        [lib_baseline/* BASELINE_FILE */.tu]: renderBaseline(corpus.cases, corpus.skills, source, agents, { own, today: new Date() }),
        [WORKFLOW]: renderWorkflow(inputsOf(options.source, CORPUS), own),
    };
    return { targets, words: describeCorpus(corpus, source, agents) };
}
/** A case that no agent can pass would only be a row to accept. */
function explainUnlisted(skill, agents) {
    const reasons = agents.map(({ refuse }) => refuse(skill));
    return reasons.every((reason) => reason !== null) ? `no agent lists it: ${reasons[0]}` : null;
}


/***/ }),

/***/ 247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ measureOffers)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/offer/discover.js + 3 modules
var discover = __webpack_require__(9821);
// EXTERNAL MODULE: ./build/lib/offer/fallen.js
var fallen = __webpack_require__(2631);
// EXTERNAL MODULE: ./build/lib/setup/declared-hooks.js
var declared_hooks = __webpack_require__(3291);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files_files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/setup/source-manifest.js
var source_manifest = __webpack_require__(9115);
// EXTERNAL MODULE: ./build/lib/setup/subagents.js
var setup_subagents = __webpack_require__(9634);
;// CONCATENATED MODULE: ./build/lib/setup/plugin-parts.js
/** A source → the custom agents, commands and MCP servers that its plugins and the project itself ship. */






const { join } = external_node_path_.posix;
/** Without the files of a project's own commands and servers, since none of the ways of installing a plugin copies them. */
async function readPluginParts(source) {
    const plugins = source.plugins.filter(({ entry }) => entry !== null || source.kind === 'plugin');
    const subagents = (await (0,setup_subagents/* readSubagents */.x)(source)).map(({ name, plugin, path, text }) => ({
        kind: 'subagent',
        name,
        plugin,
        path,
        description: descriptionOf(text),
    }));
    const commands = plugins.flatMap((plugin) => commandsOf(source, plugin));
    const servers = await Promise.all(plugins.map((plugin) => serversOf(source, plugin)));
    const parts = [...subagents, ...commands, ...servers.flat()];
    // The root may stand in its own marketplace, and a file be named twice.
    return [...new Map(parts.map((part) => [`${part.kind} ${part.plugin} ${part.name} ${part.path}`, part])).values()];
}
function commandsOf(source, plugin) {
    const folders = [join(plugin.folder, 'commands'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'commands')];
    return source.commands.flatMap(({ path, text }) => {
        const folder = folders.find((one) => path.startsWith(`${one}/`) || path === one);
        if (folder === undefined)
            return [];
        const name = path === folder ? external_node_path_.posix.basename(path) : path.slice(folder.length + 1);
        return [{ kind: 'command', name, plugin: (0,source_manifest/* pluginName */.NQ)(source, plugin), path, description: descriptionOf(text) }];
    });
}
async function serversOf(source, plugin) {
    const { root } = source;
    const { folder, manifests, entry } = plugin;
    const name = (0,source_manifest/* pluginName */.NQ)(source, plugin);
    const named = Object.entries(manifests).flatMap(([path, fields]) => declared(fields, join(folder, path)));
    const ofEntry = source.marketplace ? declared(entry, source.marketplace) : [];
    const paths = [...new Set([join(folder, '.mcp.json'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'mcpServers')])];
    const files = await Promise.all(paths.map(async (path) => {
        const fields = (0,source_manifest/* parseManifest */.Ng)((await (0,files_files/* readTextIfAny */.$)(join(root, path)).catch(() => null)) ?? '');
        // A file may hold the servers themselves, without the field around them.
        return declared(fields && 'mcpServers' in fields ? fields : { mcpServers: fields }, path);
    }));
    return [...named, ...ofEntry, ...files.flat()].map((server) => ({ kind: 'mcp_server', plugin: name, ...server }));
}
function declared(fields, path) {
    const servers = fields?.['mcpServers'];
    return (0,json_value/* isJson */.Fh)(servers)
        ? Object.entries(servers).flatMap(([name, server]) => ((0,json_value/* isJson */.Fh)(server) ? [{ name, path }] : []))
        : [];
}
function descriptionOf(text) {
    const { description } = (0,front_matter/* parseFrontMatter */.e)(text).fields;
    return typeof description === 'string' && description.trim() ? description.trim() : null;
}

// EXTERNAL MODULE: ./build/lib/setup/ready.js + 4 modules
var setup_ready = __webpack_require__(6426);
// EXTERNAL MODULE: ./build/src/run/baselines.js
var baselines = __webpack_require__(6591);
// EXTERNAL MODULE: ./build/src/run/open-ports.js + 15 modules
var open_ports = __webpack_require__(5019);
// EXTERNAL MODULE: ./build/src/run/plan-agents.js
var plan_agents = __webpack_require__(775);
// EXTERNAL MODULE: ./build/src/run/read-neighbours.js
var read_neighbours = __webpack_require__(2488);
// EXTERNAL MODULE: ./build/src/run/ready.js
var run_ready = __webpack_require__(2592);
;// CONCATENATED MODULE: ./build/src/run/measure-offers.js
/** A source and the planned agents → what each of them offers, from one session each on the embedded model. */












async function measureOffers(source, keys, options, runPorts) {
    const { current } = await (0,baselines/* readBaselines */.b)({ baseline: options.baseline }, runPorts.cwd, runPorts.openRef);
    const planned = await (0,plan_agents/* planAgents */._)(keys, source, current, options, runPorts);
    const { ready, unavailable } = await (0,run_ready/* readyAgents */._)(planned, source, options, runPorts);
    const found = Object.fromEntries(Object.entries(unavailable).map(([agent, error]) => [agent, { error }]));
    const ports = await (0,open_ports/* openRunPorts */.u)({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
    const open = [() => ports.modelServer.close()];
    try {
        const [parts, hooks] = await Promise.all([readPluginParts(source), (0,declared_hooks/* readDeclaredHooks */.X)(source)]);
        const { allow_source_processes: allow_processes, mode } = options;
        const { shared, close } = await (0,setup_ready/* shareSource */.Nq)(source, ports, {
            log: runPorts.say,
            allow_processes,
            path: runPorts.env['PATH'] ?? null,
        });
        open.push(close);
        const neighbours = await (0,read_neighbours/* readNeighbours */.b)(options.neighbours, source, runPorts.cwd);
        const beside = neighbours.length === 0 ? null : await (0,setup_ready/* shareSource */.Nq)(source, ports, { log: () => { }, allow_processes, neighbours });
        if (beside)
            open.push(beside.close);
        const scratch = await ports.openTrialFolders();
        open.push(scratch.close);
        await Promise.all(Object.values(ready).map(async (agent) => {
            const folder = (0,external_node_path_.join)(scratch.workspace, (0,external_node_crypto_.randomUUID)());
            await ports.files.makeFolder(folder);
            const probe = { mode, folder, signal: runPorts.signal, parts, hooks };
            const alone = await (0,discover/* discoverOffers */.b)(agent, shared, probe, ports);
            found[agent.key.key] = beside ? await measureBeside(agent, alone, beside.shared, probe, ports) : alone;
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
async function measureBeside(agent, alone, shared, probe, ports) {
    const folder = `${probe.folder}-beside`;
    await ports.files.makeFolder(folder);
    const beside = await (0,discover/* discoverOffers */.b)(agent, shared, { ...probe, folder }, ports);
    return { ...beside, fallen: (0,fallen/* findFallen */.a)(alone.skills ?? [], beside.skills ?? []) };
}


/***/ })

};
