export const id = 665;
export const ids = [665];
export const modules = {

/***/ 27234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ listJsonStrings),
/* harmony export */   l: () => (/* binding */ listJsonParts)
/* harmony export */ });
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A JSON text, also one with comments, single quotes or a mistake in it \u2192 its keys, and its strings that are values, with their places. */

function* listJsonStrings(text) {
    for (const { kind, ...string } of listJsonParts(text))
        if (kind === 'string')
            yield string;
}
/**
 * Agents read more than JSON (comments, JSON5), so nothing is refused: what is no mark and no string is passed over.
 * A word is tried from its beginning alone: from each of its signs, a long number would take minutes.
 */
function* listJsonParts(text) {
    const stack = [];
    const tokens = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],]|"|'|(?<![\w$-])[\w$-]+(?=\s*:)/g;
    for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
        const [token] = found;
        const top = stack.at(-1);
        const path = top ? [...top.path, top.key ?? ''] : [];
        const from = found.index;
        const to = token === '"' || token === "'" ? endOf(text, from) : from + token.length;
        if (token === '{' || token === '[') {
            if (top?.is_array)
                yield { kind: 'item', path, from, to, value: '' };
            stack.push({ path, key: token === '[' ? '0' : null, is_array: token === '[' });
        }
        else if (token === '}' || token === ']')
            stack.pop();
        else if (token === ',') {
            if (top)
                top.key = top.is_array ? String(Number(top.key) + 1) : null;
        }
        else if (token === '"' || token === "'") {
            tokens.lastIndex = to;
            const value = readString(text.slice(from, to));
            if (top && !top.is_array && isKey(text, to)) {
                top.key = value;
                yield { kind: 'key', path: [...top.path, value], from, to, value };
            }
            else
                yield { kind: 'string', path, from, to, value };
        }
        else if (top && !top.is_array && !token.startsWith('/'))
            top.key = token;
    }
}
/** Behind the closing quote. */
function endOf(text, from) {
    const quote = text[from];
    for (let at = from + 1; at < text.length; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === quote)
            return at + 1;
    }
    return text.length;
}
const BEFORE_COLON = /(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*:/y;
function isKey(text, to) {
    BEFORE_COLON.lastIndex = to;
    return BEFORE_COLON.test(text);
}
function readString(literal) {
    const inner = literal.slice(1, -1);
    const text = literal.startsWith('"') ? literal : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`;
    return (0,_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValue */ .$x)(text, inner));
}


/***/ }),

/***/ 22713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Wg: () => (/* binding */ lineIn),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27234);
/* harmony import */ var _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10838);
/** Text of a hand-written JSON file \u2192 its value and the line of each key. A duplicate key is an error, because JSON.parse would drop the first one silently. */



/** Deeper than any hand-written file, and shallow enough for recursive code. */
const MAX_DEPTH = 500;
/** More than anybody writes by hand: a stranger's file must not cost minutes. */
const MAX_CHARACTERS = 10_000_000;
function readJson(text, file) {
    if (text.length > MAX_CHARACTERS)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This file has ${(text.length / 1e6).toFixed(1)} million characters, more than the ${MAX_CHARACTERS / 1e6} million that are read.`, { file, fix: 'shorten it, or split it into several files.' });
    const value = parseJson(text, file);
    const lines = new Map();
    let line = 1;
    let end = text.indexOf('\n');
    for (const { kind, path, from } of (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .listJsonParts */ .l)(text)) {
        if (kind === 'string')
            continue;
        for (; end >= 0 && end < from; end = text.indexOf('\n', end + 1))
            line++;
        const key = keyOf(path);
        if (path.length > MAX_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The JSON is nested more than ${MAX_DEPTH} levels deep.`, {
                file,
                line,
                fix: 'flatten it.',
            });
        if (lines.has(key))
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The key '${path.at(-1)}' appears twice; only one of them would count.`, {
                file,
                line,
                path: path.join('.'),
                fix: 'keep one of them (a merge often leaves both).',
            });
        // Assigning it to a JavaScript object sets the prototype: the key and its value would be lost.
        if (path.at(-1) === '__proto__')
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'__proto__' cannot be used as a key.", {
                file,
                line,
                path: path.join('.'),
                fix: 'rename it.',
            });
        lines.set(key, line);
    }
    return { value, line: (path) => findLine(lines, path) };
}
/** Of a file that agents read all the same where a key appears twice, or it begins with a byte order mark. */
function lineIn(text) {
    try {
        return readJson(text.replace(/^\uFEFF/, ''), '').line;
    }
    catch {
        return () => 1;
    }
}
/** The key of a path in a map of lines. */
const keyOf = (path) => JSON.stringify(path.map(String));
function findLine(lines, path) {
    for (let length = path.length; length > 0; length--) {
        const line = lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined)
            return line;
    }
    return 1;
}
/** What people write who know JavaScript, or whose editor makes quotes round. */
const JSON_ALLOWS = 'JSON has straight double quotes, and no comments or trailing commas.';
function parseJson(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const { message } = error;
        const position = /position (\d+)/.exec(message)?.[1];
        const line = position === undefined ? findBroken(text) : text.trimEnd().slice(0, Number(position)).split('\n').length;
        const comma = findTrailingComma(text.replace(/^\uFEFF/, ''), position, line);
        if (comma !== null)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is not valid JSON: it has a trailing comma.', {
                ...{ file, line: comma, fix: 'remove the comma before the closing } or ].' },
            });
        // Node 20 quotes the text around some mistakes instead of saying where they are.
        const problem = text.trim() === ''
            ? 'the file is empty'
            : message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not valid JSON: ${JSON.stringify(problem).slice(1, -1).replaceAll('\\"', '"')}.`, {
            file,
            line,
            fix: /after JSON/.test(problem)
                ? cureRest(text.replace(/^\uFEFF/, '').slice(Number(position)))
                : `correct the syntax there; ${JSON_ALLOWS}`,
        });
    }
}
/** Of what stands behind the end of the value. */
function cureRest(rest) {
    const [closers = ''] = /^[\s,}\]]*/.exec(rest) ?? [];
    const marks = closers.replace(/\s/g, '');
    if (marks === '')
        return 'correct the syntax there; several values are one list: `[` before them, commas between, `]` behind.';
    return closers.length === rest.length
        ? `the value has ended before it: remove \`${marks}\` there.`
        : 'the value has ended before it: remove the bracket that closes it too early, on this line or the one above.';
}
/** Where the text breaks at the bracket behind it. */
function findTrailingComma(text, position, broken) {
    const lineAt = (index) => text.slice(0, index).split('\n').length;
    const [first] = [...text.matchAll(/"(?:[^"\\]|\\.)*"|,\s*[}\]]/g)].filter(([found]) => found.startsWith(','));
    if (!first)
        return null;
    const end = first.index + first[0].length - 1;
    return (position === undefined ? lineAt(end) === broken : Number(position) === end) ? lineAt(first.index) : null;
}
/** The first line that does not go on from those before it; the last one where the text breaks off. */
function findBroken(text) {
    const lines = text.trimEnd().split(/\r?\n/);
    let state = _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .START */ .d;
    for (const [at, line] of lines.entries()) {
        // Behind the value's end nothing may follow.
        const scanned = state && (0,_json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .scanValue */ .j)(line, 0, state);
        const after = scanned ? line.slice(scanned.end ?? line.length) : line;
        if (after.trim() !== '' || (scanned === null && state !== null))
            return at + 1;
        state = scanned && scanned.end === null ? scanned.state : null;
    }
    return lines.length;
}


/***/ }),

/***/ 78045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ MRR_DEPTH),
/* harmony export */   fW: () => (/* binding */ calibrationError),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/** Measures rankings of labelled queries: recall and MRR in all and per source, calibration, negatives, and which tools are ranked first by mistake. */
const BINS = 10;
/** Ranks below it count as none. */
const MRR_DEPTH = 10;
function measure(rows) {
    const asked = rows.filter(({ query }) => !query.negative);
    const negatives = rows.filter(({ query }) => query.negative);
    const level = (of, confidence) => of.filter(({ ranked }) => (ranked[0]?.confidence ?? 'low') === confidence);
    const judged = (confidence) => {
        const chosen = level(asked, confidence);
        return {
            rows: chosen.length,
            share: ratio(chosen.length, asked.length),
            precision: chosen.length ? ratio(chosen.filter(isRight).length, chosen.length) : null,
        };
    };
    const sources = [...new Set(asked.map(({ query }) => query.source))].sort();
    return {
        all: qualityOf(asked),
        sources: sources.length > 1
            ? Object.fromEntries(sources.map((source) => [source, qualityOf(asked.filter(({ query }) => query.source === source))]))
            : {},
        negatives: {
            queries: negatives.length,
            high: level(negatives, 'high').length,
            medium: level(negatives, 'medium').length,
            low: level(negatives, 'low').length,
        },
        calibration_error: calibrationError(asked.map((row) => ({ said: row.ranked[0]?.final_score ?? 0, right: isRight(row) }))),
        high: judged('high'),
        medium: judged('medium'),
        thefts: findThefts(asked),
    };
}
/** 1-based rank of the first expected id; Infinity when none was ranked. */
function rankOf(ids, ranked) {
    const at = ranked.findIndex((row) => ids.includes(row.id));
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}
function qualityOf(rows) {
    const ranks = rows.map(({ query, ranked }) => rankOf(query.expected, ranked));
    const within = (limit) => ratio(ranks.filter((rank) => rank <= limit).length, rows.length);
    return {
        queries: rows.length,
        recall_at_1: within(1),
        recall_at_3: within(3),
        recall_at_5: within(5),
        mrr: ratio(ranks.reduce((sum, rank) => sum + (rank <= MRR_DEPTH ? 1 / rank : 0), 0), rows.length),
        lenient_at_1: ratio(rows.filter(({ query, ranked }) => rankOf([...query.expected, ...query.acceptable], ranked) === 1).length, rows.length),
    };
}
const isRight = ({ query, ranked }) => rankOf(query.expected, ranked) === 1;
/** Expected calibration error: in ten bins, the predicted probability compared with how often it was right. `said` is the prediction. */
function calibrationError(rows) {
    const bins = Array.from({ length: BINS }, () => ({ said: 0, right: 0 }));
    for (const { said, right } of rows) {
        const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))];
        bin.said += said;
        if (right)
            bin.right++;
    }
    return bins.reduce((sum, bin) => sum + ratio(Math.abs(bin.said - bin.right), rows.length), 0);
}
function findThefts(rows) {
    const thefts = new Map();
    for (const { query, ranked } of rows) {
        const thief = ranked[0]?.id;
        if (thief === undefined || query.expected.includes(thief) || query.acceptable.includes(thief))
            continue;
        const victim = query.expected.find((id) => ranked.some((row) => row.id === id)) ?? query.expected[0];
        const key = JSON.stringify([victim, thief]);
        const theft = thefts.get(key) ?? { victim, thief, queries: [] };
        theft.queries.push({ id: query.id, query: query.query });
        thefts.set(key, theft);
    }
    return [...thefts.values()].sort((a, b) => b.queries.length - a.queries.length || (a.victim < b.victim ? -1 : 1));
}
function ratio(part, whole) {
    return whole ? part / whole : 0;
}


/***/ }),

/***/ 23754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ readReranking),
/* harmony export */   nZ: () => (/* binding */ needsTranslation),
/* harmony export */   yk: () => (/* binding */ readTranslation)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** What a query needs of a command that the user named, and what of its answer can be used: a translation, an order of candidates. */

const URLS = /\bhttps?:\/\/\S+/gi;
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;
const FOREIGN_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const MAX_LENGTH = 100_000;
function needsTranslation(query) {
    return FOREIGN_LETTER.test(query.replace(URLS, ' '));
}
/** The English text; null when the answer is not a translation, so that the original query is used. */
function readTranslation(answer) {
    const text = answer
        .slice(0, MAX_LENGTH)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
    return text === '' || FOREIGN_SCRIPT.test(text.replace(URLS, ' ')) ? null : text;
}
/** Ids, best first, or the scores of ids. */
const AnswerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).transform(({ id }) => id)])),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }).transform(({ scores }) => Object.entries(scores)
        .sort(([, a], [, b]) => b - a)
        .map(([id]) => id)),
]);
/** The new order; those that the answer leaves out follow in their old order. */
function readReranking(answer, ids) {
    let value;
    try {
        value = JSON.parse(answer);
    }
    catch {
        return { order: null, problem: 'its answer is not JSON' };
    }
    const parsed = AnswerSchema.safeParse(value);
    if (!parsed.success)
        return { order: null, problem: 'its answer is neither a list of ids nor {"scores": {id: number}}' };
    const positions = new Map(ids.map((id, i) => [id, i]));
    const unknown = parsed.data.find((id) => !positions.has(id));
    if (unknown !== undefined)
        return { order: null, problem: `it names '${unknown.slice(0, 60)}', which it was not asked about` };
    const named = [...new Set(parsed.data.map((id) => positions.get(id)))];
    const left = ids.map((_, i) => i).filter((i) => !named.includes(i));
    return { order: [...named, ...left], problem: null };
}


/***/ }),

/***/ 72544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ warnOfUnknown),
/* harmony export */   S0: () => (/* binding */ parseQueries),
/* harmony export */   sE: () => (/* binding */ warnOfDuplicates)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14065);
/* harmony import */ var _list_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34231);
/** Parses JSONL of labelled queries into a set for `route measure` and `route fit`. */




const LineSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()]).transform(String).optional(),
    query: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Each of them is a right answer. */
    expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Not expected, but not a mistake either. */
    acceptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    /** Origin of the query; measures are given per source. */
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    /** No tool in the index should match it. */
    negative: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
});
function parseQueries(text, file) {
    const rows = (0,_list_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .S)(text, file);
    if (!rows)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is not JSONL.', {
            file,
            line: 1,
            fix: 'write one {"id", "query", "expected": [...]} per line.',
        });
    return rows.map(({ value, line }) => {
        const parsed = LineSchema.safeParse(value);
        if (!parsed.success) {
            const issue = parsed.error.issues[0];
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, { file, line: line, path: issue.path.join('.') });
        }
        const { id, expected, negative } = parsed.data;
        if (expected.length === 0 && !negative)
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This query expects nothing.', {
                file,
                line: line,
                fix: 'add what it expects, or set "negative": true.',
            });
        // With the file's name, because an index may have been fitted to another file with the same line number.
        return { ...parsed.data, id: id ?? `${file}:${line}`, negative: negative && expected.length === 0 };
    });
}
const NAMED = 5;
/** A warning about expected ids that are not in the index. */
function warnOfUnknown(queries, indexed) {
    const unknown = new Set(queries.flatMap(({ expected }) => expected.filter((id) => !indexed.has(id))));
    if (unknown.size === 0)
        return [];
    return [
        `the index does not contain ${nameSome(unknown)}; queries that expect only these cannot be learned from, and count as misses.`,
    ];
}
/** A warning about ids that several queries share, because leave-one-out then leaves all of them out. */
function warnOfDuplicates(queries) {
    const seen = new Set();
    const duplicates = new Set();
    for (const { id } of queries)
        (seen.has(id) ? duplicates : seen).add(id);
    return duplicates.size ? [`several queries have the id ${nameSome(duplicates)}; they are left out together.`] : [];
}
const nameSome = (ids) => (0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .listFew */ .lE)([...ids].map((id) => `'${id}'`), NAMED);


/***/ }),

/***/ 38654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findPointers),
/* harmony export */   h: () => (/* binding */ withoutPointers)
/* harmony export */ });
/** A description \u2192 the pointers to other skills in it ("for RPA use uipath-rpa"), and the description without them. */
/** Sentences, and the parts of a list that semicolons separate. A period within a name (`.flow`, e.g.) ends nothing. */
const SENTENCE = /(?:[^.;!?\n]|[.!?](?!\s|$))+(?:[.;!?\n]+|$)/g;
/** A sentence that begins like this is about what the skill is not for, up to the last skill that it names. */
const ELSEWHERE = /^\W*(?:but |and )?(?:for\b|if you\b|to\b|(?:is |are )?not\b|(?:do not|don['\u2019]t|never|avoid)\b|instead\b|see also\b|related\b)/i;
const ARROW = String.raw `(?:\u2192|\u279c|\u21d2|->|=>)\s*(?:the\s+)?`;
const VERB = String.raw `\b(?:use|uses|using|see|prefer|try|invoke|run|choose|load|activate|trigger|(?:delegate|defer|redirect|route|switch|hand|go|belong)\w*(?: off)?\s+to|(?:handled|covered|owned)\s+by)\s+(?:the\s+|instead\s+)?`;
/** These need the word "skill" beside the name. */
const WEAK = String.raw `\b(?:follow|apply|consult|call|read|start|launch)\w*\s+(?:the\s+)?`;
const MARK = String.raw `["'*\x60\[/]*`;
const LEAD = String.raw `(?<lead>skills?:?\s+(?:(?:called|named)\s+)?)?`;
/** What may be the name of a skill, with or without its plugin. */
const NAME = String.raw `(?<mark>${MARK})(?<plugin>[\w-]+:)?(?<name>\w(?:[\w.-]*\w)?)["'*\x60\]]*`;
/** After a verb or an arrow, and after or before that word. */
const CANDIDATE = new RegExp(String.raw `(?:(?<arrow>${ARROW})|(?<weak>${WEAK})|${VERB})${LEAD}${NAME}(?<word> skill\b)?`, 'giu');
/** `see the X skill and the Y skill`. */
const SIBLING = new RegExp(String.raw `(?:,?\s+(?:and|or)|,)\s+(?:the\s+)?${LEAD}${NAME}(?<word> skills?\b)?`, 'iuy');
/** "use html for the report" is about a format: a name of one plain word must be marked as a name. */
const PLAIN = /^[a-z0-9]+$/i;
/** `time-zones`, but not an adjective: `built-in`, `well-known`, `project-specific`. */
const COMPOUND = /^(?!(?:built|pre|well|third|first|open|user|high|low|most|best|non|auto|self|up|next|above|cross|end|general)-)(?!.*-(?:specific|based|level|related|defined|provided|relevant|aware|like|only|wide|purpose|appropriate|matching|in)$)[a-z0-9]+(?:-[a-z0-9]+)+$/;
/** isOther: whether a name is that of another skill of the index. */
function findPointers(text, isOther) {
    const found = [];
    // Most descriptions have none, and few of their words are names of skills.
    for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
        const hits = [...sentence.matchAll(CANDIDATE)]
            .flatMap((hit) => withSiblings(sentence, hit))
            .filter(({ groups }) => isOther(groups['name']));
        const whole = ELSEWHERE.test(sentence);
        for (const hit of hits) {
            const start = whole ? 0 : clauseStart(sentence, hit.index);
            const end = clauseEnd(sentence, endOf(whole ? hits.at(-1) : hit));
            const { name, arrow, mark, plugin, lead, word = lead } = hit.groups;
            const sure = Boolean(arrow || word) || /^\s*(?:instead\b|\))/i.test(sentence.slice(endOf(hit)));
            const named = Boolean(word) && !plugin && (Boolean(mark) || COMPOUND.test(name));
            const at = hit.index + hit[0].lastIndexOf(name);
            const [before, after] = [sentence.slice(0, at), sentence.slice(at + name.length)];
            found.push({ target: name, sure, named, before, after, start: index + start, end: index + end });
        }
    }
    return { found, rest: without(text, found) };
}
/** It may be one, and so may each that is joined to it. */
function withSiblings(sentence, first) {
    const all = [];
    for (let hit = first; hit;) {
        const { arrow, weak, lead, mark, name, word = lead } = hit.groups;
        if (!word && (weak || !(arrow || mark || !PLAIN.test(name))))
            break;
        all.push(hit);
        SIBLING.lastIndex = endOf(hit);
        hit = SIBLING.exec(sentence);
        if (hit)
            Object.assign(hit.groups, arrow ? { arrow } : {}, weak ? { weak } : {});
    }
    return all;
}
/** The tools as they are indexed: a pointer is about another skill, and its words would attract that skill's prompts. */
function withoutPointers(tools) {
    const names = new Set(tools.map(({ id }) => bareName(id)));
    return tools.map((tool) => {
        const own = bareName(tool.id);
        const { found, rest } = findPointers(tool.description, (name) => name.toLowerCase() !== own && names.has(name.toLowerCase()));
        return found.length ? { ...tool, description: rest } : tool;
    });
}
/** Descriptions name a skill without its plugin. */
const bareName = (id) => id.slice(id.lastIndexOf(':') + 1).toLowerCase();
const endOf = (hit) => hit.index + hit[0].length;
/** Backwards from a name to the edge of its clause; brackets that close on the way belong to the clause. */
function clauseStart(sentence, at) {
    let depth = 0;
    for (let i = at - 1; i >= 0; i--) {
        const character = sentence[i];
        if (character === ')')
            depth++;
        else if (character === '(' && depth > 0)
            depth--;
        else if (depth === 0 && isEdge(sentence, i))
            return i;
    }
    return 0;
}
function clauseEnd(sentence, from) {
    let depth = 0;
    for (let i = from; i < sentence.length; i++) {
        const character = sentence[i];
        if (character === '(')
            depth++;
        else if (character === ')' && depth > 0)
            depth--;
        else if (depth === 0 && isEdge(sentence, i))
            return character === ')' ? i + 1 : i;
    }
    return sentence.length;
}
/** A hyphen is an edge between blanks only, a colon before one. */
function isEdge(sentence, at) {
    const character = sentence[at];
    if (character === ':')
        return sentence[at + 1] === ' ';
    if (character === '-')
        return sentence[at - 1] === ' ' && sentence[at + 1] === ' ';
    return ',()\u2014\u2013'.includes(character);
}
function without(text, pointers) {
    let rest = '';
    let at = 0;
    for (const { start, end } of pointers) {
        if (start < at) {
            at = Math.max(at, end);
            continue;
        }
        rest += `${text.slice(at, start)} `;
        at = end;
    }
    return rest + text.slice(at);
}


/***/ }),

/***/ 70492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   R: () => (/* binding */ writeNamed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24385);
/** Reads and writes files named on the command line; a failure is one error with the file and the reason. */



async function readNamed(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), 'utf8');
    }
    catch (error) {
        throw (0,_lib_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}
async function writeNamed(path, text, shell) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), text);
    }
    catch (error) {
        throw (0,_lib_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}


/***/ }),

/***/ 78964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  route: () => (/* binding */ route)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/router/rank/profile.js
var profile = __webpack_require__(50478);
// EXTERNAL MODULE: ./build/lib/router/rank/router.js
var router = __webpack_require__(57166);
// EXTERNAL MODULE: ./build/lib/setup/routing/route-index.js + 1 modules
var route_index = __webpack_require__(92143);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/router/rank/scorer.js + 9 modules
var scorer = __webpack_require__(54459);
;// CONCATENATED MODULE: ./build/lib/router/payload.js
/** Renders ranked tools as the JSON payload `omni.router.route_test.v1`, with its schema. */



const json = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const strings = schemas/* array */.YOg(schemas/* string */.YjP());
const RouteItemSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP(),
    skill_name: schemas/* string */.YjP(),
    tool_name: schemas/* string */.YjP(),
    command: schemas/* string */.YjP(),
    file_path: schemas/* string */.YjP().optional(),
    score: schemas/* number */.aig().describe('Raw reciprocal rank fusion'),
    vector_score: schemas/* number */.aig().optional().describe('Cosine of the descriptions\u2019 word vectors, 0..1'),
    keyword_score: schemas/* number */.aig().optional().describe('BM25F divided by the maximum that the query could reach, 0..1'),
    final_score: schemas/* number */.aig().describe('Calibrated score, used for order and threshold'),
    confidence: schemas/* enum */.k5n(profile/* CONFIDENCES */.ix),
    routing_keywords: strings,
    intents: strings.optional(),
    category: schemas/* string */.YjP().optional(),
    input_schema: json,
    explain: schemas/* looseObject */._H3({
        scores: schemas/* looseObject */._H3({
            raw_rrf: schemas/* number */.aig(),
            vector_score: schemas/* number */.aig().nullable(),
            keyword_score: schemas/* number */.aig().nullable(),
            final_score: schemas/* number */.aig(),
        }),
    })
        .optional(),
    payload: schemas/* looseObject */._H3({
        type: schemas/* string */.YjP(),
        description: schemas/* string */.YjP().optional(),
        metadata: schemas/* looseObject */._H3({
            tool_name: schemas/* string */.YjP(),
            routing_keywords: strings,
            input_schema: json.optional(),
            intents: strings.optional(),
            category: schemas/* string */.YjP().optional(),
        }),
    }),
});
const RoutePayloadSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz('omni.router.route_test.v1'),
    query: schemas/* string */.YjP(),
    count: schemas/* int */.Whr().nonnegative(),
    threshold: schemas/* number */.aig(),
    limit: schemas/* int */.Whr().nonnegative(),
    confidence_profile: schemas/* strictObject */.rej({ name: schemas/* string */.YjP().nullable(), source: schemas/* string */.YjP() }),
    stats: schemas/* strictObject */.rej({
        semantic_weight: schemas/* number */.aig().nullable(),
        keyword_weight: schemas/* number */.aig().nullable(),
        rrf_k: schemas/* number */.aig().nullable(),
        strategy: schemas/* string */.YjP().nullable(),
    }),
    results: schemas/* array */.YOg(RouteItemSchema),
});
function payload_renderPayload(head, ranked, explain) {
    return {
        schema: 'omni.router.route_test.v1',
        query: head.query,
        count: ranked.length,
        threshold: head.threshold,
        limit: head.limit,
        confidence_profile: head.confidence_profile,
        stats: head.stats,
        results: ranked.map((row) => renderItem(row, explain, head.stats.strategy)),
    };
}
/** The score that orders the rows under score_fusion. */
function orderScore({ sum }) {
    return scorer/* SUM_KEYS */.L.reduce((total, key) => total + sum[key], 0);
}
function renderItem(row, explain, strategy) {
    const { tool } = row;
    const labels = renderLabels(tool);
    return {
        id: tool.id,
        name: tool.id,
        description: tool.description,
        skill_name: tool.skill_name,
        tool_name: tool.id,
        command: tool.command,
        ...(tool.file_path ? { file_path: tool.file_path } : {}),
        score: row.score,
        ...(row.vector_score === null ? {} : { vector_score: row.vector_score }),
        keyword_score: row.keyword_score,
        final_score: row.final_score,
        confidence: row.confidence,
        routing_keywords: tool.routing_keywords,
        ...labels,
        input_schema: tool.input_schema,
        ...(explain
            ? {
                explain: {
                    scores: {
                        raw_rrf: row.score,
                        vector_score: row.vector_score,
                        keyword_score: row.keyword_score,
                        final_score: row.final_score,
                        fused_score: row.fused_score,
                    },
                    promotion: row.promotion,
                    // Only score_fusion orders by this sum.
                    ...(strategy?.startsWith('score_fusion') ? { sum: row.sum, order_score: orderScore(row) } : {}),
                    matched_words: row.matched,
                },
            }
            : {}),
        payload: {
            type: tool.type === 'skill' ? 'skill' : 'command',
            description: tool.description,
            metadata: {
                tool_name: tool.id,
                routing_keywords: tool.routing_keywords,
                input_schema: tool.input_schema,
                ...labels,
            },
        },
    };
}
function renderLabels(tool) {
    return {
        ...(tool.intents.length ? { intents: tool.intents } : {}),
        ...(tool.category ? { category: tool.category } : {}),
    };
}

// EXTERNAL MODULE: ./build/lib/router/read/answers.js
var answers = __webpack_require__(23754);
// EXTERNAL MODULE: ./build/lib/router/rank/fusion.js
var fusion = __webpack_require__(82867);
;// CONCATENATED MODULE: ./build/lib/router/route-query.js
/** Routes one query and renders the payload `omni.router.route_test.v1`. */


const LIMIT = 10;
const NO_RRF = { semantic_weight: null, keyword_weight: null, rrf_k: null };
function routeQuery(router, query, question = {}) {
    const { explain = false, translated = null, ...options } = question;
    const ranked = router.rank(translated ?? query, { ...options, limit: options.limit ?? LIMIT });
    return renderPayload(describeQuestion(query, options), ranked, explain);
}
/** The part of the payload above the results. */
function describeQuestion(query, options) {
    const { strategy = 'score_fusion', profile, limit = LIMIT, threshold = 0 } = options;
    return {
        query,
        threshold,
        limit,
        confidence_profile: {
            name: profile ?? 'calibrated',
            source: profile === undefined ? 'active-profile' : 'explicit',
        },
        // score_fusion does not order by reciprocal ranks, so their constants would mislead.
        stats: { ...(strategy === 'score_fusion' ? NO_RRF : strategy === 'rrf' ? fusion/* PLAIN_RRF */.wQ : fusion/* WEIGHTED_RRF */.le), strategy },
    };
}

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
;// CONCATENATED MODULE: ./build/lib/router/text.js
/** Renders ranked tools, or the measures of a query set, as text for a terminal. */




const COLOURS = { high: '\u001b[32m', medium: '\u001b[33m', low: '\u001b[31m' };
const SHOWN_CONFUSIONS = 10;
const SHOWN_QUERIES = 3;
function renderRouteText(head, ranked, options) {
    const { confidence_profile: profile, stats } = head;
    const lines = [
        `Searching for: '${(0,text_escape/* oneLine */.TN)(head.query, 200)}'`,
        ...(options.translated ? [`Translated: '${(0,text_escape/* oneLine */.TN)(options.translated, 200)}'`] : []),
        `Confidence profile: ${profile.name} (${profile.source})`,
        `Search params: limit=${head.limit}, min_score=${decimal(head.threshold)} (results with score < min_score are filtered)`,
        '',
    ];
    if (ranked.length === 0)
        return `${[...lines, 'No matches found for this query.'].join('\n')}\n`;
    const width = Math.max(4, ...ranked.map((row) => (0,text_escape/* oneLine */.TN)(row.tool.id, 60).length));
    lines.push(`Routing Results for: ${(0,text_escape/* oneLine */.TN)(head.query, 200)}`);
    lines.push(`${'Tool'.padEnd(width)}  Score  Confidence  Final${options.explain ? '  Details' : ''}`);
    for (const row of ranked) {
        const level = row.confidence.padEnd(10);
        const shown = options.colour ? `${COLOURS[row.confidence]}${level}\u001b[0m` : level;
        const details = options.explain ? `  ${explainRow(row, stats.strategy)}` : '';
        lines.push(`${(0,text_escape/* oneLine */.TN)(row.tool.id, 60).padEnd(width)}  ${row.score.toFixed(3)}  ${shown}  ${row.final_score.toFixed(3)}${details}`);
    }
    const confident = ranked.filter((row) => row.confidence !== 'low').length;
    lines.push('', `Showing ${(0,count/* count */.U9)(ranked.length, 'result')} (${confident} high/medium confidence).${head.threshold > 0 ? ' Use --threshold 0 to show all results.' : ''}`);
    lines.push(stats.semantic_weight === null
        ? `Ordered by: ${stats.strategy}`
        : `Search weights: semantic=${decimal(stats.semantic_weight)}, keyword=${decimal(stats.keyword_weight)} (${stats.strategy})`);
    return `${lines.join('\n')}\n`;
}
function explainRow(row, strategy) {
    const parts = [
        `raw=${row.score.toFixed(3)}`,
        `final=${row.final_score.toFixed(3)}`,
        `vec=${row.vector_score?.toFixed(3) ?? '-'}`,
        `kw=${row.keyword_score.toFixed(3)}`,
        `fused=${row.fused_score.toFixed(3)}`,
        `schema=${Object.keys(row.tool.input_schema).length ? 'yes' : 'no'}`,
        ...(row.promotion ? [`promoted=${row.promotion}`] : []),
        ...(strategy?.startsWith('score_fusion') ? [explainSum(row)] : []),
        `words=${row.matched.length ? (0,text_escape/* oneLine */.TN)(row.matched.join(','), 100) : '-'}`,
    ];
    return parts.join(' | ');
}
/** The sum that orders, without the parts that add nothing. */
function explainSum(row) {
    const parts = scorer/* SUM_KEYS */.L.filter((key) => row.sum[key] !== 0).map((key) => `${key} ${row.sum[key].toFixed(2)}`);
    return `sum=${orderScore(row).toFixed(2)} (${parts.join(' + ') || 'nothing'})`;
}
const decimal = (value) => value === null ? '-' : Number.isInteger(value) ? value.toFixed(1) : String(value);
const percent = (value) => (value === null ? '-' : `${(100 * value).toFixed(1)} %`);
function renderMeasureText(measured) {
    const { all, negatives, high, medium } = measured;
    const rows = [['all', all], ...Object.entries(measured.sources)];
    const width = Math.max(...rows.map(([name]) => name.length), 6);
    const lines = [
        `${'source'.padEnd(width)}  queries     R@1     R@3     R@5   MRR@10  R@1 with acceptable`,
        ...rows.map(([name, row]) => [
            (name || '(none)').padEnd(width),
            String(row.queries).padStart(7),
            percent(row.recall_at_1).padStart(7),
            percent(row.recall_at_3).padStart(7),
            percent(row.recall_at_5).padStart(7),
            row.mrr.toFixed(3).padStart(6),
            percent(row.lenient_at_1).padStart(7),
        ].join('  ')),
        '',
        `Calibration error ${measured.calibration_error.toFixed(3)}`,
        `high: ${high.rows} queries (${percent(high.share)}), ${percent(high.precision)} of them right`,
        `medium: ${medium.rows} queries (${percent(medium.share)}), ${percent(medium.precision)} of them right`,
        `Negatives: ${negatives.queries}, rated high ${negatives.high}, medium ${negatives.medium}, low ${negatives.low}`,
    ];
    if (measured.thefts.length) {
        lines.push('', 'Queries for which another tool ranked first:');
        for (const { victim, thief, queries } of measured.thefts.slice(0, SHOWN_CONFUSIONS)) {
            lines.push(`  ${(0,text_escape/* oneLine */.TN)(thief, 200)} instead of ${(0,text_escape/* oneLine */.TN)(victim, 200)}: ${(0,count/* count */.U9)(queries.length, 'query')}`);
            for (const { query } of queries.slice(0, SHOWN_QUERIES))
                lines.push(`    '${(0,text_escape/* oneLine */.TN)(query, 100)}'`);
        }
        if (measured.thefts.length > SHOWN_CONFUSIONS)
            lines.push(`  and ${measured.thefts.length - SHOWN_CONFUSIONS} more pairs (--json lists them all)`);
    }
    return `${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/lib/text/split-command.js
var split_command = __webpack_require__(72706);
;// CONCATENATED MODULE: ./build/src/commands/route/answer.js
/** One query \u2192 its ranking on stdout, as text or `omni.router.route_test.v1`. */






function rankOptions(options) {
    return {
        strategy: options.strategy,
        profile: (options.confidence_profile ?? 'calibrated'),
        limit: options.limit,
        threshold: options.threshold,
    };
}
/** The translated query that is searched instead; null to search the query itself. */
async function translateQuery(query, options, shell) {
    if (options.translate === undefined || !(0,answers/* needsTranslation */.nZ)(query))
        return null;
    const { translate } = await __webpack_require__.e(/* import() */ 398).then(__webpack_require__.bind(__webpack_require__, 58398));
    const { text, problem } = await translate((0,split_command/* splitCommand */.G)(options.translate), query, { cwd: shell.cwd });
    if (problem)
        shell.stderr(`agent-routing: warning: the translator failed (${(0,text_escape/* oneLine */.TN)(problem, 200)}); searching with the original query.\n`);
    return text;
}
/** Ranks, and has the user's own command order the rows anew. A command that fails leaves them as they are. */
async function rankRows({ options, router, shell }, query, chosen) {
    const ranked = router.rank(query, chosen);
    if (options.rerank === undefined)
        return ranked;
    const { rerank } = await __webpack_require__.e(/* import() */ 398).then(__webpack_require__.bind(__webpack_require__, 58398));
    const { rows, problem } = await rerank((0,split_command/* splitCommand */.G)(options.rerank), query, ranked, { cwd: shell.cwd });
    if (problem)
        shell.stderr(`agent-routing: warning: the rerank command failed (${(0,text_escape/* oneLine */.TN)(problem, 200)}); the router's own order is used.\n`);
    return rows;
}
async function answerQuery({ options, router, shell }, query) {
    const translated = await translateQuery(query, options, shell);
    const chosen = rankOptions(options);
    const ranked = await rankRows({ options, router, shell }, translated ?? query, chosen);
    const head = describeQuestion(query, options.confidence_profile === undefined ? { ...chosen, profile: undefined } : chosen);
    if (options.rerank !== undefined)
        head.stats.strategy = `${head.stats.strategy}, reranked`;
    shell.stdout(options.json
        ? `${JSON.stringify(payload_renderPayload(head, ranked, options.explain))}\n`
        : renderRouteText(head, ranked, { colour: shell.colour, explain: options.explain, translated }));
    return 0;
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/lib/router/learn/measure.js
var measure = __webpack_require__(78045);
// EXTERNAL MODULE: ./build/lib/router/read/query-set.js
var query_set = __webpack_require__(72544);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(70492);
;// CONCATENATED MODULE: ./build/src/commands/route/measure.js
/** `route --queries`: a file of labelled queries \u2192 how well the router ranks them. */








const TRANSLATORS = 4;
async function measureSet({ options, router, shell }, path) {
    const queries = (0,query_set/* parseQueries */.S0)(await (0,named_file/* readNamed */.M)(path, shell), path);
    const limit = (0,p_limit/* default */.A)(TRANSLATORS);
    if (queries.length === 0)
        throw new config_error/* ConfigError */.x('There are no queries to measure.', {
            file: path,
            fix: 'write one {"id", "query", "expected": [...]} per line.',
        });
    for (const warning of (0,query_set/* warnOfUnknown */.AK)(queries, new Set(router.tools.map(({ id }) => id))))
        shell.stderr(`agent-routing: warning: ${(0,text_escape/* oneLine */.TN)(warning, 500)}\n`);
    // MRR needs ranks down to MRR_DEPTH, even when fewer rows are asked for.
    const chosen = { ...rankOptions(options), limit: Math.max(options.limit, measure/* MRR_DEPTH */.aJ) };
    const rows = await Promise.all(queries.map((query) => limit(async () => {
        const translated = await translateQuery(query.query, options, shell);
        const found = await rankRows({ options, router, shell }, translated ?? query.query, {
            ...chosen,
            without: query.id,
        });
        const ranked = found.map(({ tool, score, final_score, confidence }) => ({ id: tool.id, score, final_score, confidence }));
        return { query, ranked };
    })));
    if (options.ranked !== undefined) {
        const lines = rows.map(({ query, ranked }) => JSON.stringify({ id: query.id, ranked: ranked.slice(0, options.limit) }));
        await (0,named_file/* writeNamed */.R)(options.ranked, `${lines.join('\n')}\n`, shell);
    }
    const measured = (0,measure/* measure */.xP)(rows);
    shell.stdout(options.json ? `${JSON.stringify(measured, null, 2)}\n` : renderMeasureText(measured));
    return 0;
}

// EXTERNAL MODULE: ./build/src/options/values.js
var values = __webpack_require__(70348);
;// CONCATENATED MODULE: ./build/src/commands/route/options.js
/** The options of `route`, and what its three subcommands share. */




const list = values/* repeatable */.EQ.prefault('.');
const flag = schemas/* boolean */.zMY().default(false);
/** Coerced from text only: a schema that accepts `true` would become a flag without a value. */
const number = schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP().trim().min(1).transform(Number)]);
const RouteOptionsSchema = schemas/* object */.Ikc({
    index: list.describe('Folder with SKILL.md files, list of tools (JSON or JSONL), or index made by route fit; repeatable'),
    limit: number.pipe(schemas/* number */.aig().int().min(1).max(1000)).default(10).describe('Maximum number of rows'),
    threshold: number.pipe(schemas/* number */.aig().min(0).max(1)).default(0).describe('Minimum final_score of a row'),
    confidence_profile: schemas/* string */.YjP()
        .optional()
        .describe(`Confidence profile: ${profile/* PROFILE_NAMES */.J.join(', ')} (default: calibrated)`),
    strategy: schemas/* enum */.k5n(fusion/* STRATEGIES */.YL)
        .default('score_fusion')
        .describe(`How to combine keyword and vector scores: ${fusion/* STRATEGIES */.YL.join(', ')}`),
    explain: flag.describe('Show the scores behind each row'),
    translate: schemas/* string */.YjP()
        .optional()
        .describe('Command that translates queries into English: gets the query as last argument and on stdin, prints to stdout'),
    rerank: schemas/* string */.YjP()
        .optional()
        .describe('Command that orders the rows anew: gets {query, candidates: [{id, description}]} as JSON on stdin, prints a JSON list of ids, best first'),
    vectors: schemas/* string */.YjP()
        .optional()
        .describe('Word vectors to use instead of the built-in ones: a table made by scripts/build-vectors.mjs, or GloVe, word2vec or fastText as text'),
    queries: schemas/* string */.YjP()
        .optional()
        .describe('Measure the router on labelled queries (JSONL: id, query, expected, acceptable, negative)'),
    ranked: schemas/* string */.YjP().optional().describe('With --queries: write the ranking of each query to this file (JSONL)'),
    cases: schemas/* string */.YjP().optional().describe('With fit: learn from the cases of this corpus'),
    output: schemas/* string */.YjP().optional().describe('With fit: file to write the fitted index to'),
    json: flag.describe('Print JSON'),
});

;// CONCATENATED MODULE: ./build/src/commands/route/route.js
/** `route <query>`: ranks the tools and skills of an index; `route --queries` measures a labelled set; `route fit` writes a fitted index. */











const route = (0,command/* defineCommand */.NB)({
    summary: 'Ranks skills and tools for a question, offline; measures and improves the ranking with examples',
    positionals: '<query> | fit',
    options: RouteOptionsSchema,
    async run(options, positionals, shell) {
        checkProfile(options.confidence_profile);
        const fitting = positionals.length === 1 && positionals[0] === 'fit';
        if (fitting && options.rerank !== undefined)
            throw new config_error/* ConfigError */.x('--rerank orders answers, and route fit gives none.', { fix: 'leave it out.' });
        if (!fitting && positionals.length === 0 && options.queries === undefined)
            throw new config_error/* ConfigError */.x('The query is missing.', {
                fix: 'run agent-routing route "what the user says", or pass --queries FILE.',
            });
        if (!fitting)
            checkUse(options, positionals);
        const index = await (0,route_index/* loadRouteIndex */.W)(options.index, shell.cwd);
        for (const warning of index.warnings)
            shell.stderr(`agent-routing: warning: ${(0,text_escape/* oneLine */.TN)(warning, 500)}\n`);
        const embedder = options.vectors === undefined ? (0,vectors/* loadVectors */.t$)() : await (0,vectors/* loadEmbedder */.Pf)((0,external_node_path_.resolve)(shell.cwd, options.vectors));
        if (fitting) {
            // Loaded on demand: the corpus loaders would slow down every query.
            const { fitIndex } = await Promise.all(/* import() */[__webpack_require__.e(409), __webpack_require__.e(223), __webpack_require__.e(3)]).then(__webpack_require__.bind(__webpack_require__, 42003));
            return fitIndex(options, index, embedder, shell);
        }
        const run = { options, index, router: (0,router/* createRouter */.a)(index.tools, embedder, index.fitted), shell };
        return options.queries === undefined ? answerQuery(run, positionals.join(' ')) : measureSet(run, options.queries);
    },
});
/** Options that would otherwise be ignored silently. */
function checkUse({ queries, ranked, cases, output }, positionals) {
    if (queries !== undefined && positionals.length)
        throw new config_error/* ConfigError */.x('A query and --queries cannot be combined.', { fix: 'leave out one of them.' });
    if (ranked !== undefined && queries === undefined)
        throw new config_error/* ConfigError */.x('--ranked needs --queries.', { fix: 'add --queries FILE, or leave --ranked out.' });
    if (cases !== undefined || output !== undefined)
        throw new config_error/* ConfigError */.x('--cases and --output work only with route fit.', {
            fix: 'run agent-routing route fit --cases FILE --output FILE, or leave them out.',
        });
}
function checkProfile(name) {
    if (name !== undefined && !profile/* PROFILE_NAMES */.J.includes(name))
        throw new config_error/* ConfigError */.x(`Unknown confidence profile '${(0,text_escape/* oneLine */.TN)(name, 200)}'. Available: ${profile/* PROFILE_NAMES */.J.join(', ')}`);
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
