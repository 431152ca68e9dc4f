export const id = 737;
export const ids = [737];
export const modules = {

/***/ 75737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ TO_WRITE),
  J: () => (/* binding */ draftCases)
});

// EXTERNAL MODULE: ./build/lib/contract/result.js + 4 modules
var result = __webpack_require__(68909);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/router/words/words.js
var words = __webpack_require__(76831);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
;// CONCATENATED MODULE: ./build/lib/draft/verb-forms.js
/** A word \u2192 the verb that it is a form of, for the verbs with which skills say what they do and requests begin. */
/** Not those of a skill's own use: `use`, `load`. */
const VERBS = 'adapt add aggregate analyse analyze annotate answer apply assess audit author automate break build calculate calibrate capture change check choose classify clean collect compact compare compose compress compute configure connect control convert coordinate count create crop debug decide decompose decrypt define delete deploy design detect determine develop diagnose discover document download draft draw edit enable encrypt enforce establish estimate evaluate examine execute explain explore export extract fetch fill find finish fix format fuzz generate guide handle hunt identify implement import improve inspect install instrument integrate interact investigate learn link lint look make manage map measure merge migrate model modernize modify monitor move navigate optimise optimize orchestrate organise organize parse patch perform plan polish port prepare prioritize process produce profile proofread protect prove provision prune publish query read receive record reduce refactor register remove rename render repair replace report reproduce request research resize resolve restore retrieve review rewrite rotate run scaffold scan schedule search secure select send set setup sharpen simplify simulate solve split start stress-test structure style summarise summarize sync tag test trace track train transform translate triage troubleshoot tune turn understand update upgrade upload validate verify vet visualise visualize wire work wrap write'.split(' ');
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
/** `review`, `reviews` \u2192 `review`; undefined where it is not a verb of work. */
const baseOf = (word) => FORMS.get(word);
/** `reviewing` \u2192 `review`. */
const baseOfGerund = (word) => GERUNDS.get(word);
/** `maintains` \u2192 `maintain`, of verbs that are not listed. */
const stemOf = (word) => word.replace(/ies$/, 'y').replace(/(?<=ss|x|zz|ch|sh)es$|s$/, '');
const isVerb = (word) => FORMS.has(word);

;// CONCATENATED MODULE: ./build/lib/draft/copied-words.js
/** A prompt and a description \u2192 the longest run of words that one copied from the other, and the prompt in other words: the more it shares, the less it says about how users ask. */
/** A prompt with a longer run in common with the description measures copying. */
const MOST_COPIED = 3;
/** Scripts that put no spaces between words are split by dictionary. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Words are in lower case and without punctuation; an apostrophe stays in its word. */
function wordsOf(text) {
    const plain = text.normalize('NFKC').toLowerCase().replaceAll('\u2019', "'");
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
/** What users say for the verbs of descriptions, before the same objects. */
const copied_words_VERBS = Object.fromEntries('adopt: start with, analyze: look into, assess: look at, audit: go over, avoid: steer clear of, build: put together, check: double-check, choose: pick, complete: finish, configure: set up, convert: change, create: make, debug: figure out, define: pin down, deploy: ship, design: sketch out, develop: build, diagnose: figure out, draft: write up, edit: change, encounter: run into, establish: set up, evaluate: look at, execute: carry out, explore: look into, extract: pull out, face: deal with, find: track down, generate: make, handle: deal with, identify: spot, implement: build, integrate: hook up, investigate: look into, migrate: move, modify: change, organize: sort, perform: do, plan: map out, produce: make, receive: get, refactor: clean up, request: ask for, resolve: sort out, review: look over, structure: lay out, summarize: sum up, test: try out, troubleshoot: figure out, understand: make sense of, update: bring up to date, validate: double-check, verify: double-check, write: put together'
    .split(', ')
    .map((pair) => pair.split(': ')));
/** `check out` and `set up` are verbs of their own. */
const ASKS = /^(I want to|Please|Help me) (\w+)(?= (?!(?:that|out|in|up|down|off|over|on|back)\b))/;
/** Another verb breaks what is copied without breaking the sentence; what copies little stays, and so does what turns one thing into another. */
function useOwnVerb(prompt, description) {
    if (countCopied(prompt, description) <= MOST_COPIED || / into /.test(prompt))
        return prompt;
    return prompt.replace(ASKS, (whole, asks, verb) => {
        const other = Object.hasOwn(copied_words_VERBS, verb) ? copied_words_VERBS[verb] : undefined;
        return other ? `${asks} ${other}` : whole;
    });
}

;// CONCATENATED MODULE: ./build/lib/draft/whole-prompt.js
/** A drafted prompt \u2192 whether it is one request in whole English, of one who has not read the description. */


/** A letter that stands for what a reader fills in. */
const BLANK = /(?<![/\w-])#?[XYZN](?![/\w-])/;
/** Who asks for more at once has read the description. */
const LONGEST = 110;
/** Something has to come behind these. */
const DANGLING = /(?<![\w-])(?:an?|the|of|to|in|on|at|by|for|from|with|between|about|and|or|into|(?<!\b(?:how|what|where|who)\b.*)(?:is|are)|itself|(?:an?|the) \w+(?:ive|ful|ous|able)|(?:before|after) \w+ing|(?<!\b(?:an?|one|the|my|[\w-]+[^\Wsiu]s)\b.*\W)(?:it|them))[.?!]?(?: Can you help\?)?$/i;
/** No one says these, or they were not understood: `I want to be taught`, an aside left over. */
const ODD = /^I want to (?:be|help|use)\b|^I want to \S+\.$|^(?!I'm\b).*\b(?:and|or) (?:\w+ing|need)\b|(?<!\b(?:an?|one|the|[\w-]+[^\Wsiu]s)\b.*)\b(?:its|their)\b|\bbefore .*\bexists?\b|\b(?:any|some)thing\b|(?<!^I want to know )\bwhether\b|\bI (?:are|\w+s)\b|^My (?:(?:target|input)\b|.* and the\b)|^I'm (?:starting\b.* (?:conversation|session|work)|(?:facing|receiving|pushing|working with)|\w+ an? existing)\b|\b(?:analy[sz]e|assess|evaluate|explore|review)\b.* into\b|\bthe power\b|\buser intent\b|:|[a-z]{2}\/[a-z]{2}|\s\/[a-z]/;
const LEAD = /^(I want to|Please|Help me|I need help with|I need|I have|I'm|I see|I get|I've encountered|There is|There are|My) (.+?)([.?](?: Can you help\?)?)$/;
/** With what comes behind a list it is about all of it. */
const BEHIND_LIST = /(?<! instead) (?:to|for|in|from|of|on|with|across|through|using|before|during|via)\b.*$/;
/** `plan SMS or MMS marketing`, `for new or changed code`. */
const SHARED = /(^\w+ [\w-]*[^\Ws]S?|\b(?:for|from|in|of|on|to|with) (?:new|old|existing|\w+(?:ed|al|ive|ful|ous))) or (?!an? )[\w-]+ ([\w-]+)(?= (?:to|for|in|into|from|on|with|across|through|using|before|during|via)\b|$)/;
/** The second of two, with what is said of it alone. Before what is said of both, it may be no other deed and no state. */
const OR_ANOTHER = / or (?:(?:an?|another|the|my|its) )?(?!(?:to|for|in|into|from|of|on|with)\b)[\w./-]+(?: (?!(?:to|for|in|into|from|of|on|with)\b)[\w./-]+)?(?: of .+)?(?= (?:to|for|in|into|from|on|with|across|through|using|before|during|via)\b|$)/;
/** `multi-step work`, `role-specific lenses`: adjectives of an author, but for those that all use. */
const COINED = /(?<![\w-])(?!(?:back-end|end-to-end|front-end|hard-coded|high-quality|long-running|open-source|read-only|real-time|step-by-step|third-party|up-to-date|user-facing) )[a-z]+(?:-[a-z]+)+ (?!and\b)[a-z]/i;
/** `or any project built on it`: what comes behind is said of it alone. */
const OR_MADE = / or an? \w+ (?:\w+ed|built|made|written)\b.*$/;
/** Another thing that is done, or another occasion. */
const isDone = (item) => /^(?:\w+ing (?!(?:of|for)\b)\w|(?:when|if|before|after|but|for|to|in|I|\w+ (?:an?|the|my|what|which|how))\b)/.test(item) || isVerb(item.split(' ')[0].toLowerCase());
/** Of `clean up` or `send to` more than the verb belongs to what is done. */
const PARTICLE = /^ (?:up|out|in|down|off|over|on|back|through|to|from|for|with)(?![\w-])/;
/** `a broad, narrow, or scoping review`, `missing, wrong, or old pages`. */
const ADJECTIVE = /\b(?:(?:an?|the|my) [\w-]+|missing)$/;
const WITH_ARTICLE = /\b(?:an?|the|my) (?:[\w-]+ )?[\w-]+$/;
/** A user knows which of several it is, and asks for one; null where what is left is no request, but says what the skill can do. */
function askOne(prompt) {
    const [, lead = '', whole = '', end = ''] = LEAD.exec(prompt) ?? [];
    if (lead === '')
        return prompt;
    // What a skill can do besides: a user says it of one thing, if at all.
    const all = lead === 'Please' ? whole.replace(EQUIPMENT, '') : whole;
    // A state that is one of several is not known.
    if (/^(?:My|There)/.test(lead) && all.includes(','))
        return null;
    const [first = '', ...verbs] = /^(?:\w+, )*\w+,? (?:or|and) \w+(?= )/.exec(all)?.[0].split(/,? (?:(?:or|and) )?/) ?? [];
    // What is joined to a verb is one, listed or not.
    const areVerbs = verbs.length > 0 && (isVerb(first) || /^(?:I want to|Help me)$/.test(lead));
    const behind = areVerbs ? all.slice(all.indexOf(` ${verbs.at(-1)} `) + 1 + verbs.at(-1).length) : all;
    // With the same thing, it is still one wish.
    const goesOn = [...behind.matchAll(/ and (\w+)(?!.*\b(?:it|its|them|their)\b)/g)].some(([, word = '']) => baseOf(word) === word);
    if (lead === 'Please' && (goesOn || COINED.test(all)))
        return null;
    if (areVerbs && PARTICLE.test(behind))
        return null;
    const taken = takeFirst((areVerbs ? `${first}${behind}` : all).replace(SHARED, '$1 $2'));
    const left = taken
        ?.replace(OR_MADE, '')
        .replace(OR_ANOTHER, (other, at) => (isVerb(other.split(' ')[2]) || lead === 'My') && at + other.length < taken.length ? other : '');
    // `a new route, URL or endpoint`: of a list without its last joint, the first stays.
    const asked = left === taken ? left : left?.split(', ')[0];
    if (asked === undefined)
        return null;
    const isHalf = asked !== all && /\b(?:between (?!.* and )|across )/.test(asked);
    const isCatalogue = lead === 'Please' && /,.*,/.test(asked);
    return isHalf || isCatalogue || / or /.test(asked) ? null : `${lead} ${asked}${end}`;
}
/** `files with nodes, edges, groups, and connections` \u2192 `files`. */
const EQUIPMENT = / (?:with|across|using)(?: [^,]+,){2,} (?:and|or) [^,]+$/;
/** `a demo, walkthrough, or recording of an app` \u2192 `a demo of an app`; `a broad, narrow, or scoping review` \u2192 `a broad review`. */
function takeFirst(text) {
    const [list = '', last, more] = text.split(', or ');
    const [head = '', ...others] = list.split(/, (?:and )?/);
    const isOccasion = (item) => item.includes(' ') && isDone(item);
    if (last === undefined) {
        if (!text.includes(', and ') && others.some(isOccasion))
            return head;
        // A list without its last joint is no sentence.
        return others.length > 1 && !/\b(?:and|or)\b/.test(text) ? undefined : text;
    }
    // What is said of the last thing that is done is not said of the first.
    const [tail = ''] = BEHIND_LIST.exec(last) ?? [];
    const thing = last.slice(0, last.length - tail.length).split(' ');
    const areWords = thing.length > 1 && others.length > 0 && others.every((item) => !item.includes(' '));
    if (areWords && ADJECTIVE.test(head))
        return `${head} ${thing.slice(1).join(' ')}${tail}`;
    // `influencer, creator, or ambassador campaigns` \u2192 `influencer campaigns`: what stands at the end is said of all.
    const areBare = others.length > 0 && thing.length > 1 && !WITH_ARTICLE.test(head);
    if (areBare &&
        (areWords || ![...others, last].some(isDone)) &&
        ![head, ...others].some((item) => /(?:s|ing)$/.test(item)))
        return thing.at(-1).endsWith('s') ? `${head} ${thing.at(-1)}${tail.replace(/,.*/, '')}` : undefined;
    if ([...others, last].some(isDone))
        return head;
    if (more || last.includes(','))
        return undefined;
    return thing.length > 3 ? head : `${head}${tail}`;
}
/** Long enough to mean something, and not cut off in the middle. */
function isWhole(prompt) {
    const words = wordsOf(prompt.replace(/ Can you help\?$/, '')).length;
    return words >= 4 && prompt.length <= LONGEST && !BLANK.test(prompt) && !DANGLING.test(prompt) && !ODD.test(prompt);
}

;// CONCATENATED MODULE: ./build/lib/draft/body-phrases.js
/** The body of a SKILL.md \u2192 the phrases in it that say when users need it: requests that it quotes, occasions that it lists. */


const OCCASIONS = /\b(?:when to (?:use|apply|reach)|use (?:this|it|when|for|cases?)|triggers?|activat|applies|scenarios?)\b/i;
const EXAMPLES = /\b(?:examples?|prompts?|requests?|quer(?:y|ies)|usage|phrases|triggers?|users? (?:say|ask)s?)\b/i;
/** What follows says when not to, or how not to. */
const AGAINST = /\b(?:not|don['\u2019]t|never|avoid|skip|anti-?patterns?|mistakes?|red flags?|rationali[sz]ations?|bad|wrong|excuses?|instead of|limit(?:ation)?s)\b|\u274c/i;
const SAYS = /^(?:[-*>\d.\s|]*)(?:\**)(?:user|human|customer|me)(?:['\u2019]s)?(?:\s+(?:says?|asks?|request|prompt|query|message|input))?\**\s*[:\u2192]\s*\**\s*(.+)$/i;
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
        if (fenced)
            continue;
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
        if (cell === undefined)
            head = '';
        else if (head === '') {
            head = line;
            continue;
        }
        const item = /^(?:[-*+\u2022]|\d+[.)])\s+(.+)$/.exec(line)?.[1] ?? cell;
        if (item === undefined) {
            // A line of its own above a list says what the list is.
            if (line !== '')
                lead = line;
            continue;
        }
        const says = head || lead;
        if (AGAINST.test(says) || (AGAINST.test(heading) && !OCCASIONS.test(says)))
            continue;
        const quoted = [...item.matchAll(/["\u201c]([^"\u201c\u201d]{8,200})["\u201d]/g)].map(([, phrase = '']) => phrase);
        const asks = [heading, lead, head].some((text) => EXAMPLES.test(text) || HEADED.test(text)) || HEADED.test(item);
        if (asks)
            found.requests.push(...quoted.flatMap(keep).filter(isRequest));
        if ([heading, lead, head].some((text) => OCCASIONS.test(text)))
            if (quoted.length === 0 && !AGAINST.test(item))
                found.occasions.push(...keep(stripMarks(item)));
    }
    return found;
}
const unquote = (text) => stripMarks(text.replace(/^["\u201c'`*_]+|["\u201d'`*_]+$/g, ''));
/** `**Name**: text (aside)` \u2192 `text`. */
function stripMarks(text) {
    return text
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/^\*\*[^*]+\*\*\s*[:\u2013\u2014-]+\s*(?=\S)/, '')
        .replace(/\s*\([^)]*\)/g, '')
        .replace(/\*\*|__|`|["\u201c\u201d]/g, '')
        .replace(/\s+(?:\u2192|->|=>|\u2013|\u2014)\s.*$/, '')
        .replace(/\s+/g, ' ')
        .trim();
}
/** Keeps phrases without a template, path, code or address, which a user would have to fill in. */
function keep(text) {
    const plain = text.trim();
    const words = plain.split(/\s+/).length;
    const fits = plain.length >= 6 && plain.length <= body_phrases_LONGEST && (words >= 2 || /[^\p{ASCII}]/u.test(plain));
    return fits && !/[{}<>[\]$=|\\]|https?:|\.\.\.|\u2026|\/\w+\/|[\u2705\u274c]/u.test(plain) ? [plain] : [];
}
const ASKED = /^\S+(?:\s+\S+){0,3}?\s+(?:to|about|come|not|else|many|much|do|does|did|is|are|was|were|am|can|could|should|would|will|have|has|\w+n['\u2019]t|i['\u2019]d|['\u2019]s)\b|['\u2019]s\b/i;
/** `Should I test this?`, `What else can I try?` go on with what was said before, and `We're about to ship` asks for nothing. */
const POINTS_BACK = /\bthis(?=[?.!]?$| every\b| again\b| now\b)|^is (?:this|that|it) (?:the|an?|safe|ok|right|correct|good|normal|secure)\b|^which (?:one|version|option) is\b|^(?:and|what) else\b|^we['\u2019]re about to \w+[.!]?$/i;
/** Whoever says it need not have said something before, or fill something in. */
const standsAlone = (text) => !BLANK.test(text) && !POINTS_BACK.test(text);
/** True if a quoted phrase asks for something, and is not a title or an excuse. */
function isRequest(text) {
    const [first = '', second] = text.toLowerCase().split(/[\s,]/);
    // `Are you sure?` is what a program asks.
    if (second === 'you' && /^(?:are|do|did|have)$/.test(first))
        return false;
    // `Plan upgrade prompt` is a thing.
    if (/^(?:plan|design|model|test|report|process|guide|document|record)(?: (?!(?:a|an|the|my|our|this|these|for|to|with|in|of|on|me|it|from)\b)[a-z][\w-]*){2}$/i.test(text))
        return false;
    if (!standsAlone(text))
        return false;
    // `Why people buy` is a heading.
    if (/^(?:why|how|where|when)$/.test(first) && !ASKED.test(text))
        return false;
    return (baseOf(first) === first ||
        /^(?:how|what|why|where|which|who|when|can|could|would|should|is|are|do|does|did|i|i['\u2019](?:m|ve|d|ll)|we|we['\u2019]re|my|our|help|please|let['\u2019]s|make|get|set|turn|give|tell|show|start|open|use|put|need|want|there|this)$/.test(first) ||
        !/^\p{ASCII}/u.test(text));
}

;// CONCATENATED MODULE: ./build/lib/draft/own-words.js
/** A phrase of a description \u2192 a sentence in the words of the user whose things it is about. */
const MINE = [
    [/\b(?:the user|their|a user)['\u2019]s\b|\btheirs?\b/gi, 'my'],
    [/\b(?:themselves|yourself)\b/gi, 'myself'],
    [/\b(?:the user|you)\b(?=\s*(?:$|[.,;]|(?:to|for|about|with|through|and|on|in|at)\b))/gi, 'me'],
    [/\bthe user\b/gi, 'I'],
    // `all sorts of X` is how an author takes in everything.
    [/\b(any|some|an?) (?:sort|kind|type)s? of /gi, '$1 '],
    [/\ball (?:sorts|kinds|types) of /gi, ''],
    [/\bany (?=[\w-]+s\b|(?:[\w-]+ )?(?:data|code|content|text|work)\b)/gi, 'some '],
    [/\bany (?=\w)/gi, 'a '],
    [/\byour\b/gi, 'my'],
    [/\byou\b/gi, 'I'],
];
const asMine = (text) => MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), text);
/** `competitors from their URLs`: these are not the user's. */
const THEIRS = /\s[a-z]{2,}[^s\W]s\b[^.]*\btheirs?\b/;
/** An abbreviation or a name keeps its letter. */
const lowerFirst = (text) => /^\p{Lu}\p{Ll}+\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
function endSentence(text) {
    const plain = text.replace(/(?:[.,;:\s]|\s[-\u2013\u2014])+$/, '').trim();
    const asks = /^(?:how|what|who|why|where|which|when should|can|could|is|are|do|does|would|should)\b/i.test(plain);
    const end = /[.?!\u3002\uff1f\uff01]$|\p{Lo}$/u.test(plain) ? '' : asks ? '?' : '.';
    return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`;
}

;// CONCATENATED MODULE: ./build/lib/draft/voice.js
/** What a skill says about when to use it, as a clause \u2192 what a user would say who is in that place. */


const HELP = ' Can you help?';
const USER = '(?:the user|users|a user|user|someone|somebody|people|they|you|claude|the agent)';
/** Of what a user has: `a job fails at night`, `the page shows no total`, `jobs fail`. Behind one thing a word in -s is its verb; behind `the`, before an object. */
const WORD = '(?!(?:of|for|to|with|in|on|from|by|at|about|and|or|that|which)\\b)[\\w-]+';
const BE = '(?:is|are|has|have|fails?|breaks?|needs?)';
const DOES = '(?!was|asks (?!for)|says|mentions)[\\w-]+[^\\Wsiu]s';
const OTHERS = '(?!same\\b|(?:user|agent|task|skill|request|prompt|message)s?\\b)';
const STATE = `(?:an? (?=${OTHERS}(?:${WORD} ){1,3}(?:${BE}|${DOES})\\b)|the (?=${OTHERS}(?:${WORD} ){1,3}(?:${BE} |${DOES} (?:an?|no|the|too|\\w+ly)\\b))|(?=(?:${WORD} ){0,2}[\\w-]+s (?:are|have|fail|break|need) ))`;
/** In the order in which they are tried; the rest of the clause goes in for $1. */
const VOICES = [
    [
        /^(?:(?:when|whenever|if|for|while|any time|anytime|or|and|also|to|(?:an?|the|your) task (?:involves|requires|needs|includes)(?= \w+ing\b))\s+)+(.+)/i,
        '$1',
    ],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|wants?|needs?|would like|tr(?:y|ies)|is trying|are trying|has|have) (?:you |claude |for help )?to (.+)`, 'i'),
        'I want to $1',
    ],
    [new RegExp(`^${USER} (?:explicitly )?asks? (how|what|where|when|which [\\w-]+) to (.+)`, 'i'), '$1 should I $2'],
    [
        new RegExp(`^${USER} (?:explicitly )?asks? ((?:how|what|why|where|which|who|whether) (?!to\\b).+)`, 'i'),
        'I want to know $1',
    ],
    [new RegExp(`^${USER} (?:explicitly )?asks? about (.+)`, 'i'), 'I need help with $1'],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:mentions?|discuss(?:es)?) (?:(?:an?|the|any|my|their) )?((?!(?:an?|the|any|my|their) )[\\w/-]+(?: [\\w/-]+){1,2})$`, 'i'),
        'Help me with my $1',
    ],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for| help)*(?: with)? (\\w+ing\\b.+)`, 'i'),
        'I need help with $1',
    ],
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?|would like)(?: for)? (?!(?:what|which|who|how|where|why|whether|if|that)\\b)(.+)`, 'i'),
        'I need $1',
    ],
    [/^(?:an? |the )?((?:(?! (?:is|are|has|have|was|were) ).)+) (?:is|are) (?:needed|wanted|required)$/i, 'I need $1'],
    [new RegExp(`^${USER} (?:have|has|shares?|uploads?|pastes?|provides?|attach(?:es)?|sends?) (.+)`, 'i'), 'I have $1'],
    [new RegExp(`^${USER} (?:is|are) (\\w+ing\\b.+)`, 'i'), "I'm $1"],
    [new RegExp(`^${USER} (see|get)s? (.+)`, 'i'), 'I $1 $2'],
    [new RegExp(`^(?:${USER} )?encounter(?:s|ing)? (.+)`, 'i'), "I've encountered $1"],
    [/^there (is|are) (.+)/i, 'There $1 $2'],
    [/^(?:you(?: are|['\u2019]re) )?(?:asked|asking|trying|ready) to (.+)/i, 'I want to $1'],
    [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
    [
        /^(?!(?:during|including|anything|something|everything|nothing|string|following|according|breaking changes)\b)(\w+ing\b.+)/i,
        "I'm $1",
    ],
    // A state of things.
    [new RegExp(`^${STATE}(.+)`, 'i'), 'My $1'],
];
/** Null where the clause is in none of the forms that turn into a user's words. */
function speak(clause) {
    const plain = lowerFirst(clause.replace(VOICES[0][0], '$1')).replace(NEXT_OCCASION, '').replace(OR_ASKED, '$1');
    if (OTHERWISE.test(plain))
        return null;
    // `a task adds a column`, `you add a flag`: what is done then is asked for.
    const [, does = '', rest = ''] = DEED.exec(plain) ?? [];
    if (baseOf(does) && !HAPPENS.test(does))
        return baseOf(does) === does
            ? endSentence(`Help me ${does}${asMine(rest)}`)
            : (request(`${does}${rest}`)?.replace(/^Please/, 'Help me') ?? null);
    const [voice, words] = VOICES.slice(1).find(([pattern]) => pattern.test(plain)) ?? [];
    if (!voice || !words || THEIRS.test(plain.replace(voice, words)))
        return null;
    const spoken = asMine(plain.replace(voice, words))
        // `committing, a release`: a list of occasions.
        .replace(/^(I'm \w+ing),.*/, '$1')
        .replace(/^Help me with my (?=(\w+))/, (whole, first) => isVerb(first.toLowerCase()) ? 'Help me ' : whole);
    // `the build is broken` is a state, `verify claims needs care` is none.
    const [first = ''] = plain.split(' ');
    if (/^My /.test(spoken) && baseOf(first) === first)
        return null;
    // `I'm reviewing pages` \u2192 `Help me review pages`: what is done can be asked for.
    const [, doing = '', what = ''] = /^(?:I'm|I need help with) (\w+ing)(?=\s)(.+)/.exec(spoken) ?? [];
    const base = baseOfGerund(doing.toLowerCase());
    if (base)
        return endSentence(`Help me ${base}${doLikewise(what)}`);
    return /^(?:I'm|I have(?! a question)|I [sg]e[et]|I've|There|My) /.test(spoken)
        ? `${endSentence(spoken)}${HELP}`
        : endSentence(spoken);
}
/** What a task does, or who has it. */
const DEED = new RegExp(`^(?:${USER}|(?:an?|the|your) task) (\\w+)(,? .+)`, 'i');
/** What happens to users, or what they say of it, is no wish. */
const HAPPENS = /^(?:break|find|finish|interact|learn|look|read|receive|record|report|request|run|select|start|upload|work)/;
/** `asks for release notes or what shipped` names a thing, and then what it answers. */
const OR_ASKED = /(\bfor (?:\S+ )*?\S+),? or (?:what|how|why|where|when|whether|which|who)\b.*$/i;
/** Before or after something, a user asks for something else; `profiling reveals slow code` says what is so. */
const OTHERWISE = /^(?:before|after|until|once|completing|finishing)\b|^\w+ing (?:is|has|fails|breaks|stops|reveals|shows|means|requires|involves|takes|matters|feels|makes|becomes|produces)\b/i;
/** `writing, reviewing or moving pages`: what follows is in the same form. */
const doLikewise = (rest) => rest.replace(/((?:,|\b(?:and|or))\s+(?:and |or )?)(\w+ing)(?= (?!(?:for|of|in|to|with|on|from|as|by|and|or)\b))/g, (whole, joint, word) => {
    const base = baseOfGerund(word.toLowerCase());
    return base ? `${joint}${base}` : whole;
});
/** What only an object begins with: a word in -s before it is a verb, listed or not. */
const OBJECT = '(?:an?|its?|them|their|your|each|every|any|all|this|these|those|what|which|how|whether|new|better|the(?! user))\\b';
/** `\u2026, wants y, or uses any trigger`, `\u2026 and proposes a fix` begins another occasion; `a task adds, renames or drops a column` goes on. */
const NEXT_OCCASION = new RegExp(`(?<!^(?:(?:an?|the|your) )?\\w+ \\w+s(?:, \\w+s)*)(?:,\\s*(?:(?:and|or)\\s+)?|\\s+(?:and|or)\\s+)(?:(?:asks|wants|mentions|uses|says|needs|requests|invokes|reports|types)\\b|\\w+[^\\Ws]s ${OBJECT}).*$`, 'i');
/** `Generates tables from notes`, `Generate tables from notes` \u2192 a request; null where it begins with no verb of work. */
function request(text) {
    const [, does = '', what = ''] = HELPS.exec(text) ?? [];
    if (does !== '') {
        const base = baseOf(does) === does ? does : baseOfGerund(does);
        return base ? endSentence(`Help me ${base}${asMine(doLikewise(what))}`) : null;
    }
    const [first = ''] = text.split(/[\s,]/);
    const verb = baseOf(first.toLowerCase()) ?? commandOf(text);
    // `Guide for \u2026` is a thing, and what tells the agent how to work is no wish for anything.
    if (!verb ||
        TELLS_AGENT.test(`${verb}${text.slice(first.length)}`) ||
        THEIRS.test(text) ||
        text.length === first.length ||
        /^\S+ (?:(?:for|of|to|on)\b|(?:and|or) \S+$)/.test(text))
        return null;
    // So are `Clean Architecture patterns`, `model routing by \u2026` and, behind a dash, `model ids, prices, limits`.
    if ((first === verb && /,.*,/.test(text)) || (first.toLowerCase() === verb && NOUN.test(text)))
        return null;
    // `creates or updates`: what follows is in the same form; at the end, `plan and tests`, it is a thing.
    const plain = text
        .slice(first.length)
        .replace(GOES_ON, '')
        .replace(/(\b(?:and|or)|,) (\w+s)\b(?!\W*$)/g, (whole, joint, word, at, all) => {
        // Behind `a plan that compares costs` it is what the plan does. What is joined to the verb itself is one, listed or not.
        if (first.toLowerCase() === verb || /\b(?:that|which|who)\b/.test(all.slice(0, at)))
            return whole;
        const is_verb = isVerb(word) || at === 1 || TAKES_OBJECT.test(all.slice(at + whole.length));
        return is_verb ? `${joint} ${baseOf(word) ?? stemOf(word)}` : whole;
    });
    if (first.toLowerCase() !== verb && UNREAD_VERB.test(plain.replace(/\b(?:that|which|who)\b.*/, '')))
        return null;
    const lead = /^(?:understand|diagnose)$/.test(verb) ? 'Help me' : 'Please';
    return endSentence(`${lead} ${verb}${asMine(plain.replace(/^ (?:the user|a user|users|you)\b/i, ' me'))}`);
}
/** `Helps you write notes`, `helps with writing notes`. */
const HELPS = /^(?:helps?|assists?) (?:(?:the user|users?|you|people|developers|teams?) )?(?:(?:to|with|in) )?(\w+)( .+)/i;
const TELLS_AGENT = /^(?:produce|provide|handle|work|use|read|decide|determine|complete|clarify|prefer|follow|apply|ensure|enforce|start|guide (?!(?:me|the user|users)\b))|\s(?:when(?:ever)?|if|only|automatically|proactively)\b/;
const NOUN = /^\S+ (?:\p{Lu}[\w-]* |and )+(?:patterns|practices|conventions|guidelines)\b|^\S+ \w+ing (?:by|for|of|with)\b/u;
/** Verbs with which skills go on to say what else they do. */
const GOES_ON = /,? (?:and|then)(?: then)? (?:provides?|includes?|covers?|returns?|supports?|ensures?|offers?|helps?|gives?|keeps?|handles?)\b.*$/;
/** `Splits traffic, watches error budgets`: no list of things. */
const UNREAD_VERB = /(?:,|\b(?:and|or)) \w+[^\Wsu]s (?!(?:about|across|and|as|at|by|for|from|in|into|of|on|or|that|to|which|with)\b)\w/;
const TAKES_OBJECT = new RegExp(`^ ${OBJECT}`);
/** Of verbs that are not listed: `Grill me about a plan`, before what can only be an object. */
function commandOf(text) {
    const [, word = ''] = /^(\p{Lu}\p{Ll}{2,})\s+(?:(?:back|down|in|off|on|out|over|up)\s+)?(?:a|an|the|your|me|my|this|these|any|all)\s/u.exec(text) ?? [];
    return /(?:ing|ed|ly|s)$|^(?:for|with|when|use|not|from|this|that|only|also|like|about|after|before|and|provide|then|via|both|per|into|load|invoke|trigger|activate|help|ask)$/i.test(word)
        ? undefined
        : word.toLowerCase() || undefined;
}

;// CONCATENATED MODULE: ./build/lib/draft/draft-prompts.js
/** A skill \u2192 requests in whole English that users could send who need it, the best first; none where its text has no occasion that can be put so. */








const WHEN = /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|activates|load)\b[^.;]{0,60}?\b(?:when(?:ever)?:?|if|for|to)\s+((?:[^.;]|[.;](?=\S))+)/gi;
/** `when building pages`, `a toolkit for testing pages`; not `while keeping all features` or `by reading logs`, which is how the skill works, or `after deploying`, which is done already. */
const WHILE = /\b(when(?:ever)?|if|for)\s+(\w+ing\b(?:[^.;]|[.;](?=\S))*)/gi;
/** What it does in such a place is not what the user does there. */
const TO_DO = /^use (?:this|it|the skill)(?: skill)? to\b/i;
/** `When the user wants to \u2026` at the start of a sentence. */
const FIRST = /(?<=^|[.;]\s)when(?:ever)? ([^.;]+)/gi;
const draft_prompts_LONGEST = 160;
/** A letter of another script. */
const FOREIGN = /[^\p{Script=Latin}\P{L}]/u;
/** What it is not for is not a reason to use it. */
const NOT_FOR = /(?:^|(?<=[.;!?(\u2013\u2014-]['\u2019"\u201d]?\s?)(?!['\u2019"\u201d])|,\s)(?:(?!\s[-\u2013\u2014]\s)[^.;!?,])*\b(?:not|never|don['\u2019]t|skip)\s+(?:be\s+)?(?:use|trigger|activate|meant|intended|for|when|if)[^.;!?]*[.;!?]?/gi;
const SENTENCE = /(?:[^.;!?\n]|[.;!?](?=\S))+[.;!?\n]*/g;
/** Four words are enough to ask for something; three are the last that is tried. */
const QUOTED = /["\u201c]([^"\u201c\u201d]{12,120}?)[,.]?["\u201d]|(?<=[\s(])['\u2018]((?:[^'\u2018\u2019]|['\u2019](?=\w)){12,120}?)[,.]?['\u2019](?!\w)/g;
/** What is quoted behind it are a user's own words, whatever they begin with. */
const IN_MOUTH = /\b(?:(?:users?|they|someone|people) (?:\w+ )?(?:says?|types?|writes?|asks?)|triggers? on|(?:trigger )?phrases)\b(?: phrases)?(?:,? (?:like|such as|things like))?:? ((?:["\u201c][^"\u201c\u201d]+["\u201d][,;]?\s*(?:(?:or|and)\s+)?|['\u2018](?:[^'\u2018\u2019]|['\u2019](?=\w))+['\u2019](?!\w)[,;]?\s*(?:(?:or|and)\s+)?)+)/gi;
const QUOTE = /["\u201c]([^"\u201c\u201d]+?)[,.]?["\u201d]|(?<!\w)['\u2018]((?:[^'\u2018\u2019]|['\u2019](?=\w))+?)[,.]?['\u2019](?!\w)/g;
/** said: what its texts quote, quoted: of that what its description does. drafted: its occasions, then what it does. isOther: the name of another skill. */
function draftPrompts(skill, isOther = () => false) {
    const whole = (skill.description ?? '').replace(/\s+/g, ' ').trim();
    const own = withoutPointers(withoutExcluded(whole), isOther);
    const description = own.replace(/\s*\([^)]*\)/g, '');
    const body = skill.text
        .split('\n')
        .slice(skill.front_matter.body_line - 1)
        .filter((line) => !pointsElsewhere(line, isOther))
        .join('\n');
    const { requests, occasions } = findPhrases(body);
    const quoted = [...own.matchAll(QUOTED)].flatMap(([, double, phrase = double ?? '']) => isRequest(phrase) && wordsOf(phrase).length >= 3 ? [phrase] : []);
    const spoken = [...own.matchAll(IN_MOUTH)]
        .flatMap(([, quotes = '']) => [...quotes.matchAll(QUOTE)].map(([, double, phrase = double ?? '']) => phrase))
        .filter((phrase) => phrase.includes(' ') && phrase.length <= draft_prompts_LONGEST && standsAlone(phrase));
    const isShort = (phrase) => wordsOf(phrase).length < 4;
    const clauses = [
        ...[...description.matchAll(WHEN), ...description.matchAll(FIRST)].map(([, clause = '']) => clause),
        // `for marketing pages` names things; only of a verb that is known it is clear that something is done.
        ...[...description.replace(SENTENCE, (one) => (TO_DO.test(one.trim()) ? ' ' : one)).matchAll(WHILE)].flatMap(([, joint = '', clause = '']) => /^for$/i.test(joint) && !baseOfGerund(/^\w+/.exec(clause)?.[0].toLowerCase() ?? '') ? [] : [clause]),
    ].flatMap((clause) => splitClauses(clause.split(/\s[-\u2013\u2014]\s/)[0] ?? ''));
    const sentences = description
        .split(/[.;:]\s|\s[-\u2013\u2014]\s/)
        .map((text) => text.replace(/^(?:this skill|use (?:(?:this|it|this skill|the skill) )?(?:proactively )?to)\s+/i, ''));
    // What has no word of its name or its subject lost what it is about: `assess quality`, of contracts.
    const subject = new Set(stemsOf(`${skill.id} ${skill.dir} ${sentences[0]}`));
    const isAbout = (prompt) => stemsOf(prompt).some((stem) => subject.has(stem));
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
    const copies = (prompt) => countCopied(prompt, whole) > MOST_COPIED;
    const names = [skill.id, skill.dir];
    const naming = (prompt) => names.some((name) => says(prompt, name));
    const order = (all) => {
        const prompts = all.filter((prompt) => !names.some((name) => (0,bare_id/* namesId */.w)(prompt, name)));
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
const stemsOf = (text) => (0,words/* splitWords */.y)(text).map(({ stem }) => stem);
const ask = (texts) => texts.flatMap((text) => askOne(text) ?? []).filter(isWhole);
/** `Not for hedges.` is no reason to use it. */
const withoutExcluded = (text) => text.replace(NOT_FOR, '.');
/** `For website copy, see copywriting.` is about that one. */
const withoutPointers = (text, isOther) => text.replace(SENTENCE, (sentence) => (pointsElsewhere(sentence, isOther) ? ' ' : sentence));
/** A name that can only be a name: of several words, marked, alone in a cell, or behind a verb or an arrow that points. */
const NAMES = /(?:\b(?:see|use|try|prefer|invoke|run|to|skill)\s+(?:the\s+)?|(?:\u2192|->|=>)\s*|[|:/]\s*|[`*"[({]+)([\w-]+)(?=[`*"\])}]|\s*(?:\||[.;,]|$)|\s+(?:skill|instead))|\b(\w+(?:-\w+)+)\b/gi;
const pointsElsewhere = (text, isOther) => [...text.matchAll(NAMES)].some(([, marked, joined]) => isOther((marked ?? joined ?? '').toLowerCase()));
/** What comes before such a part is whole; before another thing of a list it is not. */
const ASIDE = /^(?:before|after|when|if|especially|even|including|such as|like|so|not|wants|needs|mentions|says|asks)\b/i;
/** What someone says who asks so, and what comes before or instead, which is the skill's work. */
const BEHIND = /,?\s+(?:(?:like|such as|saying)\s+["\u201c]|(?:e\.g\.?|i\.e\.?|for example|for instance)(?=$|[,\s])).*$|,\s+(?:before|after)\s[^,]*$|,?\s+(?:instead of|rather than)\s.*$|,\s+(?:with|including)\s.*$/i;
/** `asks to commit/save changes`, `writing/updating tests`. */
const ONE_OF_TWO = /(?<=\bto )([a-z]+)(?:\/[a-z]+)+(?= )|\b([a-z]+ing)(?:\/[a-z]+ing)+(?= )/g;
/** `cutting a release: bump the version, \u2026`: what it does then. */
const STEPS = /^(\w+ing\s.+?):\s.*$/i;
/** Where another occasion begins. */
const PARTS = new RegExp(String.raw `,\s+(?:(?:and|or)\s+)?|\s+or\s+(?=when|if|the user|\w+ing\b|${STATE})|\s+and\s+(?=(?:you|they|the user)\b)|:\s`, 'i');
/** `the user asks to a, wants b, or mentions c` \u2192 each of them: a user asks for one thing. A list within one of them stays whole. */
function splitClauses(text) {
    const plain = text
        .replace(/\s*\([^)]*\)/g, '')
        .replace(BEHIND, '')
        .replace(/["\u201c\u201d`*]/g, '')
        .replace(ONE_OF_TWO, '$1$2')
        .replace(STEPS, '$1')
        .trim();
    const parts = plain.split(PARTS).map((part) => part.trim());
    const same = parts.every((part) => /^(?:(?:when|if|the|a|an|user|users|someone|somebody|people|there|you|they|before|after)\b|\w+ing\b)/i.test(part) || isVerb(part.split(' ')[0].toLowerCase()));
    const clauses = same ? [...parts, plain] : [plain, ...(ASIDE.test(parts[1] ?? '') ? parts.slice(0, 1) : [])];
    return clauses.filter((part) => part !== '' && part.length <= draft_prompts_LONGEST);
}
/** Before a word that is no part of a thing. */
const JOINT = /(?:,|,? (?:and|or))(?: then)? ([a-z]+)(?= (?!(?:about|across|after|are|as|at|before|by|for|from|in|into|is|of|on|that|to|which|with)\b)\w)/g;
/** `Checks a bed and digs old roots` \u2192 `Checks a bed`: what else a skill does then is not asked for. */
function takeFirstDeed(text) {
    const [first = ''] = text.split(' ');
    const isDeed = (word) => (/s$/.test(first) ? /[^su]s$/.test(word) : baseOf(word) === word);
    const next = [...text.matchAll(JOINT)].find(([, word = '']) => isDeed(word));
    return next ? text.slice(0, next.index).replace(/, \w+$/, '') : text;
}
function says(prompt, name) {
    const [words, parts] = [wordsOf(prompt), wordsOf(name.replace(/[-_]/g, ' '))];
    return parts.length > 0 && longestCopied(parts, words).length === parts.length;
}

// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/draft/explain-gap.js
/** A skill for which no request was drafted \u2192 the reason, with the words that were seen. */


const SHOWN = 90;
const OCCASION = /\b(?:when(?:ever)?|use[ds]?|invoke[ds]?|triggers?|activate[ds]?)\b/i;
const explain_gap_SENTENCE = /(?:[^.;!?\u3002\uff1b\uff01\uff1f]|[.;!?](?=\S))+[.;!?\u3002\uff1b\uff01\uff1f]*/g;
const explain_gap_AGAINST = /\b(?:not|never)\b/i;
const quote = (text) => `"${(0,text_escape/* oneLine */.TN)(text.trim(), SHOWN)}"`;
/** rival: the skill for which it may be meant; null: the words of it stand in no description. */
const explainUnclear = (prompt, rival) => rival === null
    ? `no description has a word of ${quote(prompt)}`
    : `init did not take ${quote(prompt)}, for which the offline ranker does not put this skill clearly before ${rival}; take it if it is clear to you`;
const explainRepeated = (prompt) => `another skill or case has ${quote(prompt)} too`;
const explainTwin = (id) => `${id} has the same description, so a request for one is one for the other`;
/** Of a skill whose text has nothing to ask. */
function explainSilence(description, isOther) {
    const whole = (description ?? '').replace(/\s+/g, ' ').trim();
    if (whole === '')
        return 'its skill has no description, and no example of a request';
    const letters = whole.match(/\p{L}/gu) ?? [];
    if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 < letters.length)
        return `${quote(whole)} is not in English`;
    const included = withoutExcluded(whole);
    if (!/\p{L}/u.test(included))
        return `${quote(whole)} only says what the skill is not for`;
    const own = withoutPointers(included, isOther);
    if (!/\p{L}/u.test(own))
        return `${quote(included)} names another skill, so it is no request for this one`;
    const sentences = own.match(explain_gap_SENTENCE) ?? [];
    const occasion = sentences.find((sentence) => OCCASION.test(sentence) && !explain_gap_AGAINST.test(sentence));
    return `${occasion ? '' : 'its description has no "Use when \u2026", and '}init could not make one request in plain English of ${quote(occasion ?? sentences[0] ?? own)}`;
}

// EXTERNAL MODULE: ./build/lib/draft/first-corpus.js
var first_corpus = __webpack_require__(52999);
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
const negatives_NOT_FOR = /\b(?:(?:do not|don['\u2019]t|never|not)\s+(?:be\s+)?(?:use[ds]?|trigger(?:ed)?|activate[ds]?|meant|intended)\b[^.;]{0,40}?|not|never)\s+(?:for|when(?:ever)?|if)\s+([^.;]+)/gi;
/** `; that is roses`, `. Use roses instead`. */
const NAMED = /^[;,.]?\s*(?:that(?: is|['\u2019]s)|use|see|prefer|try)\s+(?:the\s+)?[`'"]?([\w-]+)/i;
/** The things that a clause lists; what stands in brackets is no thing of the list. */
const negatives_PARTS = /(?:,\s+(?:(?:and|or)\s+)?|\s+or\s+|\s+and\s+not\s+(?:for|when|if)\s+|\s[-\u2013\u2014]\s)(?![^(]*\))/i;
const negatives_ASIDE = /\s*\(([^)]*)\)/;
const POINTS = /\b(?:use|see|prefer|try|is|['\u2019]s|or)\s+(?:the\s+)?[`'"]?([\w-]+)/gi;
/** No skill at all answers these. */
function proveGeneral(ranker, asked) {
    const open = GENERAL.filter((prompt) => !asked.has(prompt) && ranker.rank(prompt).every(({ sure }) => !sure));
    return open.slice(0, MOST_GENERAL);
}
/** What the skill itself says that it is not for; null: nothing, the router would still choose it, or it is not clear whose it is then. */
function proveNotFor(skill, ranker, findOther) {
    const description = (skill.description ?? '').replace(/\s+/g, ' ');
    const clauses = [...description.matchAll(negatives_NOT_FOR)].flatMap(({ 0: { length }, 1: clause = '', index }) => {
        const [, name = ''] = NAMED.exec(description.slice(index + length)) ?? [];
        return clause.split(negatives_PARTS).map((part) => {
            const [, aside = ''] = negatives_ASIDE.exec(part) ?? [];
            const [named, more] = [...aside.matchAll(POINTS)].flatMap(([, to = '']) => findOther(to.toLowerCase()) ?? []);
            return { clause: more ? '' : part.replace(negatives_ASIDE, ''), named: named ?? findOther(name.toLowerCase()) };
        });
    });
    for (const { clause, named } of clauses) {
        const plain = clause.replace(/["\u201c\u201d`*()]/g, '').trim();
        if (plain.split(/\s/).some((word) => findOther(word.toLowerCase())))
            continue;
        // Several things of a kind need no article; `neutral explainers` are known by those of another kind.
        const things = /^(?!(?:neutral|ordinary|general|generic|normal|plain|regular|routine)\b)[a-z][\w-]*(?: [\w-]+){0,3}[^\Wis]s$/i.test(plain)
            ? endSentence(`I need help with ${plain}`)
            : null;
        const phrase = plain.length < 4 ? null : (speak(plain) ?? request(plain) ?? things);
        if (phrase === null || !isWhole(phrase))
            continue;
        const prompt = useOwnVerb(phrase, description);
        const first = named ? null : ranker.first(prompt, skill);
        // It may be that other skill's.
        if (first && !first.clear)
            continue;
        const owner = named ?? first?.skill ?? null;
        // Of another's it is no matter what the router makes of this one, which has its words too.
        if (!owner && ranker.rank(prompt).some((row) => row.skill === skill && row.sure))
            continue;
        return { prompt, owner };
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
/** `a branch, pull request, diff or commit`: a long list tells whose a request is no better than a short one. */
const LISTED = /,[^.]*,(?= or\b)/;
/** Of a skill that is for each conversation, none is its own. */
const ALWAYS = /\b(?:any|each|every) (?:conversation|session|chat|response|message|request|task)\b/i;
/** A request that is not for one skill says nothing of another. */
const OF_ONE = /-not-\d+$/;
/** Stands where no request could be drafted: a gap that is seen is better than one that reads like a case. */
const TO_WRITE = { category: result/* TO_WRITE_CATEGORY */.Px, prompt: 'TODO: what a user would say here' };
const NONE = { ids: [], prompts: new Map(), skills: [], subagents: [] };
/** One case per skill that an id can name and that the known ones do not; copies of one file are one skill. refuse: why it gets none. */
function draftCases(source, ranker, refuse = () => null, known = NONE) {
    const gaps = new Map();
    const corpus = { cases: [], skills: new Map(), left_out: [], lost: {}, gaps };
    const newId = (0,first_corpus/* createIds */.T)(known.ids);
    const asked = new Set(known.prompts.keys());
    const named = [];
    for (const skill of source.skills) {
        if (findFirst(skill, source) !== skill)
            continue;
        const id = (0,find_skill/* findUniqueId */.cv)(skill, source);
        const is_new = ![skill.id, id].some((name) => name !== null && known.skills.includes(name));
        if (!is_new && id !== null)
            named.push({ skill, id, is_new });
        if (!is_new)
            continue;
        const reason = id === null ? describeClash(skill, source) : (describeRenamed(skill, id, source, known) ?? refuse(skill));
        if (id === null || reason !== null) {
            corpus.left_out.push({ name: skill.path, reason: reason ?? '' });
            continue;
        }
        named.push({ skill, id, is_new });
        const case_id = newId((0,first_corpus/* slug */.y)(skill.id));
        const near = ranker.near(skill).filter(({ overlap }) => overlap >= NEAR);
        const [disallowed] = near.flatMap((other) => disallow(other.skill, skill, source));
        const { prompt, gap } = choosePrompt(skill, source, ranker, asked);
        if (prompt !== undefined)
            asked.add(prompt);
        if (gap !== undefined)
            gaps.set(case_id, gap);
        corpus.skills.set(case_id, skill);
        corpus.cases.push({
            case_id,
            ...(prompt === undefined ? TO_WRITE : { category: 'first', prompt }),
            expected_skill: id,
            ...(disallowed === undefined ? {} : { disallowed_skills: [disallowed] }),
        });
    }
    const fresh = named.filter(({ is_new }) => is_new);
    for (const { skill, id } of fresh) {
        const proved = proveNotFor(skill, ranker, findOther(skill, source));
        if (proved === null || asked.has(proved.prompt))
            continue;
        asked.add(proved.prompt);
        // What belongs to another skill is expected of that one.
        const owner = named.find((one) => one.skill === proved.owner);
        const case_id = newId(`${(0,first_corpus/* slug */.y)(skill.id)}-not`);
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
    if (fresh.length === 0)
        return corpus;
    const apart = named.filter(({ skill }) => !ALWAYS.test(skill.description ?? ''));
    const general = [...known.prompts].filter(([, one]) => one.expected_skill === '' && !OF_ONE.test(one.case_id));
    if (general.length > 0)
        return { ...corpus, disallowed: new Map(general.map((row) => [row[1].case_id, addNew(...row, apart, ranker)])) };
    for (const prompt of proveGeneral(ranker, asked)) {
        const nearest = ranker.rank(prompt).flatMap((row) => apart.find(({ skill }) => skill === row.skill)?.id ?? []);
        const chosen = [...new Set([...nearest, ...apart.map(({ id }) => id)])].slice(0, MOST_DISALLOWED);
        // In one order, whatever the prompt.
        const disallowed_skills = apart.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
        corpus.cases.push({ case_id: newId('no-skill'), category: 'negative', prompt, disallowed_skills });
    }
    return corpus;
}
/** To a request that disallows all others, the new ones, unless it could be meant for one of them. */
function addNew(prompt, { disallowed_skills }, apart, ranker) {
    const [fresh, old] = [apart.filter(({ is_new }) => is_new), apart.filter(({ is_new }) => !is_new)];
    const isMeant = ranker.rank(prompt).some(({ skill, sure }) => sure && fresh.some((one) => one.skill === skill));
    const isWhole = disallowed_skills.length > 0 && old.every(({ id }) => disallowed_skills.includes(id));
    return isWhole && !isMeant ? fresh.map(({ id }) => id) : [];
}
/** The first that is clearly this skill's, or that its description quotes and no other skill does; else the reason why there is none. */
function choosePrompt(skill, source, ranker, asked) {
    const isSame = (other) => (0,find_skill/* isSameSkill */.pc)(other, skill);
    const twin = source.skills.find(({ id, description }) => id !== skill.id && description && description === skill.description);
    if (twin)
        return { gap: explainTwin(twin.id) };
    const isOther = (name) => findOther(skill, source)(name) !== undefined;
    const { quoted, said, drafted } = draftPrompts(skill, isOther);
    // Undefined: it is this skill's; else who may be meant.
    const findRival = (prompt) => {
        const ranked = [prompt, prompt.replace(LISTED, '')].map((text) => ranker.first(text));
        const bad = ranked.find((one) => !one || !isSame(one.skill) || !(one.clear || quoted.includes(prompt)));
        return bad && isSame(bad.skill) ? bad.next : bad === null ? null : bad?.skill;
    };
    const isQuotedAgain = (prompt) => source.skills.some((other) => !isSame(other) && other.text.toLowerCase().includes(prompt.slice(0, -1).toLowerCase()));
    const open = (prompts) => prompts.filter((one) => !asked.has(one)).slice(0, MOST_TRIED);
    const tried = [...open(said), ...open(drafted)].map((prompt) => ({ prompt, rival: findRival(prompt) }));
    const prompt = tried.find(({ rival }) => rival === undefined)?.prompt ?? open(quoted).find((one) => !isQuotedAgain(one));
    if (prompt !== undefined)
        return { prompt };
    const [first] = [...tried.filter(({ rival }) => rival), ...tried];
    if (first)
        return { gap: explainUnclear(first.prompt, first.rival?.id ?? null) };
    const [other] = [...quoted, ...said, ...drafted];
    return { gap: other ? explainRepeated(other) : explainSilence(skill.description, isOther) };
}
const findOther = (skill, { skills }) => {
    const named = (one) => [one.id, one.dir].map((name) => [name.toLowerCase(), one]);
    const own = new Map(named(skill));
    const others = new Map(skills.flatMap(named));
    return (name) => (own.has(name) ? undefined : others.get(name));
};
function describeClash(skill, source) {
    const others = source.skills.filter((other) => other.id === skill.id && !(0,find_skill/* isSameSkill */.pc)(other, skill));
    return `its id '${skill.id}' is that of ${others.map(({ path }) => path).join(', ')} too; rename one of them.`;
}
/** A case that asks what could be asked for this skill, for one that is gone, had it under its old name. */
function describeRenamed(skill, id, source, { prompts }) {
    const isGone = (name) => name !== '' && (0,find_skill/* findSkills */.Iz)(source, name).length === 0;
    const gone = new Map([...prompts].filter(([, { expected_skill }]) => isGone(expected_skill)));
    if (gone.size === 0)
        return null;
    const { quoted, said, drafted } = draftPrompts(skill);
    const old = [...quoted, ...said, ...drafted].flatMap((prompt) => gone.get(prompt) ?? [])[0];
    return old
        ? `${old.case_id} asks for it already, as '${old.expected_skill}', which is gone: write '${id}' there if it was renamed, else remove that case and run init again.`
        : null;
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
    const same = source.skills.filter((other) => (0,find_skill/* isSameSkill */.pc)(other, skill));
    return same.find(({ real_path }) => real_path === undefined) ?? same[0];
}


/***/ }),

/***/ 52999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createIds),
/* harmony export */   y: () => (/* binding */ slug)
/* harmony export */ });
/** A name \u2192 the beginning of a case id. */
function slug(name) {
    return (name
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 80) || 'skill');
}
/** `name-1`, `name-2`, \u2026: none twice. */
function createIds(known = []) {
    const taken = new Map();
    const given = new Set(known);
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


/***/ })

};
