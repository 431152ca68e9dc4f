export const id = 5186;
export const ids = [5186];
export const modules = {

/***/ 71864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ parseAgentKey),
/* harmony export */   F8: () => (/* binding */ parseAgentKeys),
/* harmony export */   JE: () => (/* binding */ isBare),
/* harmony export */   Lp: () => (/* binding */ agentName)
/* harmony export */ });
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34685);
/** An agent as users write it, `name[@vendor-model][+install][+subagent]` → its parts. */


const INSTALLS = ['plugin', 'marketplace', 'skills', 'extension', 'agent-plugin', 'project'];
/** Instead of a list: every agent. */
const ALL = 'all';
const SHAPE = /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?!subagent$)(?<install>[a-z]+(?:-[a-z]+)?))?(?<subagent>\+subagent)?$/;
function parseAgentKey(text, names) {
    const found = SHAPE.exec(text)?.groups;
    if (!found?.name) {
        const name = agentName(text);
        const lower = name.toLowerCase();
        if (name !== lower && names.includes(lower))
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`Unknown agent '${name}': agent names are lower case.`, { fix: `Did you mean ${lower}?` });
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' is not an agent.`, {
            fix: /[[\]'"\s;]/.test(text)
                ? 'write a list with commas and nothing else, such as claude,codex.'
                : `write name[@vendor-model][+install][+subagent], such as claude@haiku or codex+plugin.`,
        });
    }
    if (!names.includes(found.name)) {
        const meant = (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(found.name, names);
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`Unknown agent '${found.name}'.`, {
            fix: meant ? `Did you mean ${meant}?` : `use one of ${names.join(', ')}.`,
        });
    }
    if (/^\d+(?:\.\d+)*$/.test(found.model ?? ''))
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names a version where the vendor's model is named.`, {
            fix: `write ${found.name}, and choose versions with --agent-versions.`,
        });
    if (found.install && !INSTALLS.includes(found.install)) {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names an unknown install method '${found.install}'.`, {
            fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
        });
    }
    return {
        key: text,
        name: found.name,
        vendor_model: found.model ?? null,
        install: found.install ?? null,
        ...(found.subagent ? { subagent: true } : {}),
    };
}
/** Each key once, in the order given; `all` stands for those of `all`. */
function parseAgentKeys(texts, names, all = names) {
    const keys = texts.flatMap((text) => (text === ALL ? all : [text]));
    return [...new Set(keys)].map((text) => parseAgentKey(text, names));
}
/** Its skills are listed by their own names, without a plugin's before them. */
const isBare = (install) => install === 'skills' || install === 'project';
/** `claude@haiku`, `codex+plugin` → the agent's bare name. */
function agentName(key) {
    return key.split(/[@+]/, 1)[0];
}


/***/ }),

/***/ 86193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ MOVE_IT),
/* harmony export */   P6: () => (/* binding */ FixesSchema),
/* harmony export */   PZ: () => (/* binding */ OfferStateSchema),
/* harmony export */   Vy: () => (/* binding */ ExcessSchema),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   qV: () => (/* binding */ OfferSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** What an agent put of a skill before the model, and why not all of it: schemas and shapes. */

const OfferStateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'cut', 'name_only', 'absent']);
/** By how much a listing is too long; `by` is null where that is not known. */
const ExcessSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    unit: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['characters', 'tokens']),
});
/** Each of them is enough; `reason` ends with them. Absent where none is known. */
const FixesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional();
const OfferSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    offer: OfferStateSchema,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
    fixes: FixesSchema,
    /** Of a description that was cut: what the model does not read, its first 400 characters. */
    lost: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The skill is not offered in full because all listed skills together need more room than there is; absent elsewhere. */
    over: ExcessSchema.optional(),
});
/** The fix of a file that lies where an agent does not look. */
const MOVE_IT = 'move it';
const explain = (why, ...fixes) => ({
    reason: `${why}; ${fixes.join(', or ')}.`,
    fixes,
});


/***/ }),

/***/ 27234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ listJsonStrings),
/* harmony export */   l: () => (/* binding */ listJsonParts)
/* harmony export */ });
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
    try {
        return JSON.parse(literal.startsWith('"') ? literal : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`);
    }
    catch {
        return inner;
    }
}


/***/ }),

/***/ 22713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   YU: () => (/* binding */ JSON_ALLOWS),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27234);
/* harmony import */ var _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10838);
/** Text of a hand-written JSON file → its value and the line of each key. A duplicate key is an error, because JSON.parse would drop the first one silently. */



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
    let at = 0;
    for (const { kind, path, from } of (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .listJsonParts */ .l)(text)) {
        if (kind === 'string')
            continue;
        for (; at < from; at++)
            if (text[at] === '\n')
                line++;
        if (path.length > MAX_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The JSON is nested more than ${MAX_DEPTH} levels deep.`, {
                file,
                line,
                fix: 'flatten it.',
            });
        if (lines.has(keyOf(path)))
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
        lines.set(keyOf(path), line);
    }
    return { value, line: (path) => findLine(lines, path) };
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
        // Node 20 quotes the text around some mistakes instead of saying where they are.
        const problem = message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not valid JSON: ${JSON.stringify(problem).slice(1, -1).replaceAll('\\"', '"')}.`, {
            file,
            line,
            fix: `correct the syntax there; ${JSON_ALLOWS}`,
        });
    }
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

/***/ 10838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ START),
/* harmony export */   j: () => (/* binding */ scanValue)
/* harmony export */ });
/** Pieces of text, line by line → where a JSON value ends, or that these lines are none: a scanner that only checks the shape. */
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const WORD = /-?\d[\d.eE+-]*|true|false|null/y;
/** Only a flood of brackets nests deeper; no transcript does. */
const MOST_NESTED = 1_000;
const START = { open: [], last: '[' };
/** Scans on from `from`. `end`: the place behind the value, null when it goes on in the next line; null alone: this is not JSON. */
function scanValue(text, from, state) {
    const open = [...state.open];
    let { last } = state;
    let at = from;
    while (at < text.length) {
        const char = text[at];
        const top = open.at(-1);
        const valueFits = last === ':' || last === '[' || (last === ',' && top === '[') || open.length === 0;
        switch (char) {
            case ' ':
            case '\t':
                at += 1;
                break;
            case '{':
            case '[':
                if (!valueFits || open.length >= MOST_NESTED)
                    return null;
                open.push(char);
                last = char;
                at += 1;
                break;
            case '}':
            case ']':
                if (top !== (char === '}' ? '{' : '[') || (last !== 'v' && last !== top))
                    return null;
                open.pop();
                last = 'v';
                at += 1;
                if (open.length === 0)
                    return { end: at, state: START };
                break;
            case ',':
            case ':':
                if (last !== 'v')
                    return null;
                last = char;
                at += 1;
                break;
            default: {
                const pattern = char === '"' ? STRING : WORD;
                pattern.lastIndex = at;
                if (!pattern.test(text) || !(valueFits || (char === '"' && (last === '{' || last === ','))))
                    return null;
                at = pattern.lastIndex;
                last = 'v';
            }
        }
    }
    return { end: null, state: { open, last } };
}


/***/ }),

/***/ 70509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ parseValue),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   JD: () => (/* binding */ objects),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qI: () => (/* binding */ asFields)
/* harmony export */ });
const isJson = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object whose fields can be read, whatever the value is. */
const asFields = (value) => (value && typeof value === 'object' ? value : {});
const string = (value) => (typeof value === 'string' ? value : '');
const number = (value) => (typeof value === 'number' ? value : null);
const list = (value) => (Array.isArray(value) ? value : []);
/** The object in a text; null for any other value, and for what is not JSON. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return isJson(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** The value in a text; `otherwise` for what is not JSON. */
function parseValue(text, otherwise = null) {
    try {
        return JSON.parse(text);
    }
    catch {
        return otherwise;
    }
}
const objects = (value) => list(value).filter(isJson);


/***/ }),

/***/ 95739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
/**
 * A function → the same, worked out once for each object and key: a listing is requested for each skill but is the same for all
 * of them. By default the object is the first argument and there is one key. The results are released together with the object.
 */
function memoize(make, ownerOf = (...[first]) => first, keyOf = () => '') {
    const known = new WeakMap();
    return (...given) => {
        const owner = ownerOf(...given);
        const answers = known.get(owner) ?? new Map();
        known.set(owner, answers);
        const key = keyOf(...given);
        if (!answers.has(key))
            answers.set(key, make(...given));
        return answers.get(key);
    };
}


/***/ }),

/***/ 50128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeInFolder),
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/** Creates a folder with those above it; a refusal of the system is reported with its own reason. */



/** Returns the first folder that it made, if any. At once: the way through the thread pool costs more than a folder. */
async function makeFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
    }
    catch (error) {
        // On a read-only disk Node 20 and 24 say ENOENT of a recursive mkdir; a plain one says why.
        if (error.code === 'ENOENT')
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(await firstMissing(path));
        throw error;
    }
}
/** What writes a file in a folder that is there nearly always: at once, and again only where the folder was what failed. */
async function writeInFolder(path, write) {
    try {
        write();
    }
    catch (error) {
        // makeFolder names the file that stands in the way of a folder.
        if (!['ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            throw error;
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        write();
    }
}
async function firstMissing(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    const exists = above === path || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(above).catch(() => null)) !== null;
    return exists ? path : firstMissing(above);
}


/***/ }),

/***/ 56424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ namesId),
/* harmony export */   y: () => (/* binding */ bareId)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);

/** `plugin:skill` → `skill`; an id without a prefix stays. */
const bareId = (id) => id.slice(id.lastIndexOf(':') + 1);
/** `release-notes`, `$alpha`, `"alpha"`, `the alpha skill`: its bare words alone are what the request is about. */
function namesId(prompt, id) {
    const words = id.split(/[-_\s]+/).filter(Boolean);
    const [joined = '', loose = ''] = ['[-_]', '[-_\\s]'].map((dash) => words.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP).join(dash));
    const forms = [
        `(?<![\\w/.-])[$/]${loose}(?![\\w/.-]\\w)`,
        `[\`"'“‘]${loose}[\`"'”’]`,
        `(?<![\\w-])${loose}\\s+skill(?!s?\\w)`,
        ...(words.length > 1 ? [`(?<![\\w-])${joined}(?![\\w-])`] : []),
    ];
    return words.length > 0 && new RegExp(forms.join('|'), 'i').test(prompt);
}


/***/ }),

/***/ 14065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ withoutNumbers),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   lE: () => (/* binding */ listFew),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
/** A number and a noun → `1 case`, `2 cases`, `1,024 entries`: the one place that makes a plural. */
function count(n, one, many = plural(one)) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
/** `1,024`, on every machine. */
const thousands = (n) => n.toLocaleString('en-US');
/** Two texts that differ in nothing but numbers are the same so. */
const withoutNumbers = (text) => text.replace(/\d[\d,]*/g, 'n');
function plural(noun) {
    if (/[^aeiou]y$/.test(noun))
        return noun.replace(/y$/, 'ies');
    return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
/** Names → as many as a reader takes in, and how many more there are: `a, b, c and 4 more`. */
const listFew = (names, most = 3) => names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');


/***/ }),

/***/ 67127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   hh: () => (/* binding */ noCommand),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/** Untrusted text → text that is safe on one line, in a Markdown cell, in HTML or in XML. Output of agents is never shown unescaped. */
/** Whole ANSI sequences; then control characters and characters that reorder or hide text (bidi marks, zero width, tags, fillers). */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;
/** Removes control characters except tab and line feed, and lone surrogates. Truncates first, because a line may be a megabyte long. */
function clean(text, limit = 100_000) {
    return text
        .slice(0, limit)
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(ANSI, '')
        .replace(UNSEEN, '')
        .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}
/** One line, at most `limit` characters, with an ellipsis where it was cut. */
function oneLine(text, limit = 300) {
    // Nearly every text is plain already, and a large report calls this a hundred thousand times.
    if (text.length <= limit && /^[!-~]+(?: [!-~]+)*$/.test(text))
        return text;
    const flat = clean(text, limit * 4 + 1000)
        .replace(/\s+/g, ' ')
        .trim();
    const fits = flat.length <= limit && text.length <= limit * 4 + 1000;
    // The cut may split a surrogate pair.
    return fits ? flat : `${flat.slice(0, Math.max(0, limit - 1)).replace(/\p{Cs}/gu, '')}…`;
}
/** For text with which a line of a log begins: GitHub runs a workflow command also behind spaces, and none behind a backslash. */
const noCommand = (text) => text.replace(/^\s*(?=::|##\[)/, '\\');
/** For content and double-quoted attributes of HTML and XML. Also breaks up workflow commands, which GitHub would run from a job's log. */
function escapeHtml(text) {
    return clean(text)
        .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/::/g, '&#58;&#58;')
        .replace(/##(?=\[)/g, '&#35;&#35;');
}
/**
 * For any position in GitHub Markdown, table cells included. Markdown treats character references as plain text. GitHub
 * links mentions, issues, e-mail addresses and emoji after that step, so an empty comment breaks those up.
 */
function escapeMarkdown(text, limit = 300) {
    return refer(oneLine(text, limit))
        .replace(/^[-+=:]/, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/^(\d+)([.)])/, (_, number, sign) => `${number}&#${sign.charCodeAt(0)};`)
        .replace(/(?<!&)[@#]/g, (sign) => `${sign}<!-- -->`)
        .replace(/:(?=\/\/|:|[\w+-]+:)/g, ':<!-- -->')
        .replace(/\bwww(?=\.)/gi, 'www<!-- -->')
        .replace(/\bGH-(?=\d)/gi, 'GH-<!-- -->');
}
/** An id or a command as code: GitHub links no mentions inside code, but Markdown is still rendered. */
function codeMarkdown(text, limit = 200) {
    const inner = refer(oneLine(text, limit))
        .replace(/:(?=\/\/)/g, '&#58;')
        .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}&#46;`)
        .replace(/@(?=\w)/g, '&#64;<!-- -->');
    return `<code>${inner}</code>`;
}
/** Replaces characters with a meaning in Markdown or HTML. An underscore inside a word has none. */
function refer(text) {
    return text.replace(/[&<>|`*~[\]\\$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
/** Text → the source of a regular expression that matches it literally. (RegExp.escape exists from Node 24 on.) */
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');


/***/ }),

/***/ 7993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ quoteShell)
/* harmony export */ });
/** Any text → one word of a POSIX shell's command line: as it is where the shell would leave it alone, else in single quotes. */
/** `a=b` at the start of a command line is an assignment, and zsh expands `=b`. */
const PLAIN = /^(?!\w*\+?=)[\w@%+=:,./-]+$/;
const quoteShell = (text) => (PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);


/***/ })

};
