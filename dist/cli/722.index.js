export const id = 722;
export const ids = [722];
export const modules = {

/***/ 6193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IF: () => (/* binding */ MOVE_IT),
/* harmony export */   P6: () => (/* binding */ FixesSchema),
/* harmony export */   PZ: () => (/* binding */ OfferStateSchema),
/* harmony export */   Vy: () => (/* binding */ ExcessSchema),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   qV: () => (/* binding */ OfferSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
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

/***/ 7858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   XY: () => (/* binding */ eventTier),
/* harmony export */   zB: () => (/* binding */ mentionTier)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1864);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6424);
/** Decides how much an event, or a line of text, proves: tier 1 confirmed use, 2 moderate evidence, 3 a mention. The only place that does. */


/** Agents that load a skill only by reading its SKILL.md, so that a verified read confirms its use. Codex 0.169 and pi 0.87 have no skill event. */
const LOADS_BY_READING = ['codex', 'pi'];
/**
 * How much an event proves about the skill it names; null when it proves nothing: refused, denied, blocked, failed,
 * or not about a skill.
 */
function eventTier(agent, event) {
    switch (event.type) {
        case 'skill_call':
            // A call without a result is only an attempt; Claude's Skill tool has answered with is_error and no body (2.1.141).
            if (event.outcome === 'ran')
                return 1;
            return event.outcome === 'unfinished' ? 2 : null;
        case 'skill_read':
            if (event.text === 'own')
                return LOADS_BY_READING.includes((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase()) ? 1 : 2;
            return event.text === 'other' ? 2 : 3;
        default:
            return null;
    }
}
/** The tier of a token that is not a skill id: moderate evidence in a tool's input or output, a mention in prose or in a refused call. */
function mentionTier(event) {
    return event.type === 'tool_call' && (event.outcome === 'ran' || event.outcome === 'failed') ? 2 : 3;
}
const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
const LAUNCHING = /Launching skill:\s*([^\s"'\\,<>]+)/g;
const BASE_DIRECTORY = /Base directory for this skill:\s*(.+)/;
/**
 * The rule of the original check-skills harness for one line of text; `score` comes from scoreProofLine. Where the original tests for a
 * substring, this compares the exact id (ignoring a plugin prefix), checks every skill on the line, and ends a path with its JSON string.
 */
function computeTier(agent, token, line, score) {
    const name = (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase();
    if (name === 'claude') {
        if (SKILL_TOOL.test(line))
            return [...line.matchAll(SKILL_FIELD)].some((m) => names(m[1], token)) ? 1 : 2;
        const launched = [...line.matchAll(LAUNCHING)];
        if (launched.length)
            return launched.some((m) => names(m[1], token)) ? 1 : 2;
    }
    else if (!token.includes('/')) {
        const path = BASE_DIRECTORY.exec(line)?.[1];
        if (path !== undefined)
            return pathNames(path, token) ? 1 : 2;
    }
    return score >= 60 ? 2 : 3;
}
function names(found, token) {
    const id = (found ?? '').toLowerCase();
    const wanted = token.toLowerCase();
    return id === wanted || (!wanted.includes(':') && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .y)(id) === wanted);
}
function pathNames(path, token) {
    // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
    const end = path.search(/\\n\\n|"|</);
    const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
    return folders.indexOf((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .y)(token).toLowerCase(), 1) > 0;
}


/***/ }),

/***/ 838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ START),
/* harmony export */   j: () => (/* binding */ scanValue)
/* harmony export */ });
/** Pieces of text, line by line → where a JSON value ends, or that these lines are none: a scanner that only checks the shape. */
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const WORD = /-?\d[\d.eE+-]*|true|false|null/y;
/** No transcript nests deeper; a flood of brackets does. */
const MOST_NESTED = 1_000;
const START = { open: [], last: '[' };
/** Scans on from `from`. `end`: the place behind the value, null when it goes on in the next line; null alone: this is no JSON. */
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

/***/ 509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** The object in a text; null for any other value, and for what is no JSON. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return isJson(value) ? value : null;
    }
    catch {
        return null;
    }
}
const objects = (value) => list(value).filter(isJson);


/***/ }),

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeInFolder),
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/** Creates a folder with those above it; what the system refuses is told by its own reason. */



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

/***/ 6445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UU: () => (/* binding */ STDOUT),
  d: () => (/* binding */ findTranscripts),
  cX: () => (/* binding */ isEmptyFile),
  $W: () => (/* binding */ isRegular),
  NK: () => (/* binding */ openBodies),
  I1: () => (/* binding */ recogniseFile),
  ts: () => (/* binding */ recogniseText),
  Ms: () => (/* binding */ whyUnread)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(8574);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(715);
// EXTERNAL MODULE: ./build/lib/input/json-records.js
var json_records = __webpack_require__(5926);
// EXTERNAL MODULE: ./build/lib/text/own-copy.js
var own_copy = __webpack_require__(8482);
;// CONCATENATED MODULE: ./build/lib/transcript/detect.js
/** The beginning of a transcript → whose it is, and where the skills that it names stood. */



/** Later ones change nothing: a transcript is one agent's. */
const ENOUGH = 50;
const MOST_PATHS = 1_000;
const SKILL_PATH = /(?:\/|[A-Za-z]:[\\/])[^\s"'`<>|:()]*[\\/]SKILL\.md/g;
/** Of lines in any layout. */
function detectAgent(lines) {
    const votes = new Map();
    const skill_paths = new Set();
    let seen = 0;
    const reader = (0,json_records/* createRecordReader */.n)({
        skips: () => false,
        record(record, text) {
            const whose = (0,formats/* attribute */.lt)(record);
            if (whose) {
                seen += 1;
                const vote = votes.get(whose.agent) ?? { whose, count: 0 };
                vote.count += 1;
                if (whose.sure)
                    vote.whose = whose;
                votes.set(whose.agent, vote);
            }
            for (const [path] of text.replaceAll('\\n', '\n').matchAll(SKILL_PATH))
                if (skill_paths.size < MOST_PATHS)
                    skill_paths.add((0,own_copy/* ownCopy */.S)(path.replaceAll('\\\\', '\\')));
        },
        plain() { },
    });
    for (const line of lines) {
        reader.line(line);
        if (seen >= ENOUGH)
            break;
    }
    if (seen < ENOUGH)
        reader.end();
    const [first] = [...votes.values()].sort((a, b) => Number(b.whose.sure ?? false) - Number(a.whose.sure ?? false) || b.count - a.count);
    return { whose: first?.whose ?? null, skill_paths: [...skill_paths] };
}
/** Text that an agent prints where it is not asked for JSON. */
function detectText(stdout, stderr) {
    if (/^OpenAI Codex v\d/m.test(stderr))
        return 'codex';
    return /^[●✗✓] .*(?:\(shell\)|skill\()/mu.test(stdout) || /^Resume\s+copilot --resume=/m.test(stderr)
        ? 'copilot'
        : null;
}

// EXTERNAL MODULE: ./build/lib/setup/session-lines.js + 6 modules
var session_lines = __webpack_require__(3871);
;// CONCATENATED MODULE: ./build/lib/setup/transcript-files.js
/** Transcripts as they lie on a disk: found below a folder, recognised by their beginning, and the skills' files that they name. */






/** The first record of a session may hold all of the agent's instructions. */
const HEAD_BYTES = 4 << 20;
const MOST_BODY_BYTES = 1 << 20;
const STDOUT = ['stdout', 'stdout.txt'];
/** Below a folder, sorted: trial folders, which hold the output of one run, and session files. also: further patterns for these. */
async function findTranscripts(folder, onUnread = () => { }, also = []) {
    const found = await (0,dist/* glob */.TI)(['**/*.{jsonl,messages.json}', ...STDOUT.map((name) => `**/${name}`), ...also], {
        cwd: folder,
        absolute: true,
        dot: true,
        followSymbolicLinks: false,
        ignore: ['**/node_modules/**', '**/.git/**'],
        fs: { readdir: telling(onUnread) },
    });
    const isStdout = (path) => STDOUT.includes((0,external_node_path_.basename)(path));
    const trials = new Set(found.filter(isStdout).map((path) => (0,external_node_path_.dirname)(path)));
    const files = found.filter((path) => !isStdout(path) && !trials.has((0,external_node_path_.dirname)(path)));
    return { trials: [...trials].sort(), files: files.sort() };
}
/** The search passes over a folder that cannot be read, and says nothing. */
function telling(onUnread) {
    const tell = (path, _, done) => (0,external_node_fs_.readdir)(path, { withFileTypes: true }, (error, entries) => {
        if (error)
            onUnread({ path, why: whyUnread(error) });
        done(error, entries);
    });
    return tell;
}
const WHY = {
    EACCES: 'no permission',
    EPERM: 'no permission',
    ENOENT: 'it is gone',
    ELOOP: 'its links lead in a circle',
    EISDIR: 'it is a folder',
};
const whyUnread = (error) => {
    const { code, message } = error;
    return WHY[code ?? ''] ?? message;
};
/** most: bytes to look at; where thousands of files are read, the first megabytes of each would be most of the work. */
function recogniseFile(path, most = HEAD_BYTES) {
    return detectAgent((0,session_lines/* isDatabase */.uU)(path) ? (0,session_lines/* linesOfDatabase */.cn)(path) : linesOf(path, most));
}
const CHUNK = 64 << 10;
/** Lines of the first bytes of a file, read as they are asked for: a few are mostly enough. */
function* linesOf(path, most) {
    if (isEmptyFile(path))
        return;
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const chunk = Buffer.allocUnsafe(Math.min(most, CHUNK));
        const decoder = new external_node_string_decoder_.StringDecoder('utf8');
        let open = '';
        for (let left = most; left > 0;) {
            const read = (0,external_node_fs_.readSync)(file, chunk, 0, Math.min(left, chunk.length), null);
            if (read === 0)
                break;
            left -= read;
            const text = open + decoder.write(chunk.subarray(0, read));
            let from = 0;
            for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
                yield text.slice(from, at);
                from = at + 1;
            }
            open = text.slice(from);
        }
        yield open;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** For output that is no JSON. */
const recogniseText = (stdout, stderr) => detectText(headOf(stdout), stderr === null ? '' : headOf(stderr));
/** A pipe's end never comes. */
const isRegular = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isEmptyFile = (path) => ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
function headOf(path) {
    const size = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0)
        return '';
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const buffer = Buffer.alloc(Math.min(size, HEAD_BYTES));
        const read = (0,external_node_fs_.readSync)(file, buffer, 0, buffer.length, 0);
        return buffer.toString('utf8', 0, read);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** Reads skills' files where they can still be read. Null when none of these can: the transcript then speaks for itself. */
function openBodies(known, cwd) {
    const bodies = new Map();
    const read = (given) => {
        const path = (0,external_node_path_.isAbsolute)(given) || cwd === null ? given : (0,external_node_path_.join)(cwd, given);
        const kept = bodies.get(path);
        if (kept !== undefined)
            return kept;
        const body = readBody(path);
        bodies.set(path, body);
        return body;
    };
    return known.some((path) => read(path) !== null) ? read : null;
}
function readBody(path) {
    try {
        const facts = (0,external_node_fs_.statSync)(path);
        return facts.isFile() && facts.size <= MOST_BODY_BYTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 6424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareId)
/* harmony export */ });
/** `plugin:skill` → `skill`; an id without a prefix stays. */
const bareId = (id) => id.slice(id.lastIndexOf(':') + 1);


/***/ }),

/***/ 4065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count),
/* harmony export */   o: () => (/* binding */ thousands)
/* harmony export */ });
/** A number and a noun → `1 case`, `2 cases`, `1,024 entries`: the one place that makes a plural. */
function count(n, one, many = plural(one)) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
/** `1,024`, on every machine. */
const thousands = (n) => n.toLocaleString('en-US');
function plural(noun) {
    if (/[^aeiou]y$/.test(noun))
        return noun.replace(/y$/, 'ies');
    return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}


/***/ }),

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
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


/***/ }),

/***/ 8482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ownCopy)
/* harmony export */ });
/** A part of a text → the same text in memory of its own: what is cut out of a text keeps the whole of it, which may be megabytes. */
const ownCopy = (text) => Buffer.from(text).toString();


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
