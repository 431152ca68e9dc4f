export const id = 742;
export const ids = [742];
export const modules = {

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

/***/ 9770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ copyLines),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Z9: () => (/* binding */ followLines)
/* harmony export */ });
/* unused harmony export createLineSplitter */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(128);
/** The bytes of a file → its lines, in order: any bytes, LF or CRLF, with or without a final line break. Only extremely long lines are truncated. */





const CHUNK = 1 << 20;
/**
 * Agents print shorter lines: they truncate tool results at a megabyte or less, and an image takes less than eight. Of a
 * longer line only the start is passed on, so that memory use stays bounded.
 */
const LINE_LIMIT = 16 << 20;
const KEPT_OF_LONG_LINE = 64 << 10;
/** A line that spans many chunks is joined only once, so the cost stays linear. */
function createLineSplitter(onLine) {
    let pieces = [];
    let held = 0;
    let first = true;
    function emit(tail) {
        let line = tail;
        if (held + tail.length > LINE_LIMIT) {
            line = (pieces[0] ?? tail).subarray(0, KEPT_OF_LONG_LINE);
            pieces = [];
            held = 0;
        }
        else if (held > 0) {
            line = Buffer.concat([...pieces, tail]);
            pieces = [];
            held = 0;
        }
        let end = line.length;
        if (end > 0 && line[end - 1] === 13)
            end--;
        // A byte order mark is not part of the first line.
        const start = first && line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf ? 3 : 0;
        first = false;
        onLine(line.toString('utf8', start, Math.max(start, end)));
    }
    return {
        write(bytes) {
            const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            let from = 0;
            for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
                emit(chunk.subarray(from, at));
                from = at + 1;
            }
            if (from === chunk.length)
                return;
            const rest = chunk.subarray(from);
            held += rest.length;
            // Copied: the caller reuses its buffer.
            if (held <= LINE_LIMIT)
                pieces.push(Buffer.from(rest));
            else if (pieces.length !== 1)
                pieces = [Buffer.from((pieces[0] ?? rest).subarray(0, KEPT_OF_LONG_LINE))];
        },
        end() {
            if (held > 0)
                emit(Buffer.alloc(0));
        },
    };
}
let earlier = Promise.resolve();
/** Of the file whose turn it is: a buffer for each of thousands of files would all wait for the same garbage collection. */
let chunk = null;
/** Files are read one at a time: this one thread gains nothing from reading several, and would hold several long lines in memory. */
function inTurn(work) {
    const result = earlier.then(work);
    earlier = result.catch(() => undefined);
    return result;
}
/** Every line of a file; nothing when there is no such file. */
function readLines(path, onLine) {
    return inTurn(async () => {
        const splitter = createLineSplitter(onLine);
        const small = readIfSmall(path);
        if (small) {
            splitter.write(small);
            return splitter.end();
        }
        const file = await openIfThere(path);
        if (!file)
            return;
        try {
            chunk ??= Buffer.allocUnsafe(CHUNK);
            for await (const bytes of chunks(file, chunk))
                splitter.write(bytes);
            splitter.end();
        }
        finally {
            await file.close();
        }
    });
}
/** Copies a text file line by line through `change`; the copy of an absent file is empty. */
async function copyLines(from, to, change) {
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to));
    return inTurn(() => copyInTurn(from, to, change));
}
async function copyInTurn(from, to, change) {
    const small = readIfSmall(from);
    if (small) {
        let text = '';
        const splitter = createLineSplitter((line) => {
            text += `${change(line)}\n`;
        });
        splitter.write(small);
        splitter.end();
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(to, text);
    }
    const source = await openIfThere(from);
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(to, 'w');
    try {
        if (!source)
            return;
        let ready = [];
        const splitter = createLineSplitter((line) => void ready.push(change(line)));
        const flush = async () => {
            const lines = ready;
            ready = [];
            for (let at = 0; at < lines.length; at += 10_000)
                await target.write(`${lines.slice(at, at + 10_000).join('\n')}\n`);
        };
        chunk ??= Buffer.allocUnsafe(CHUNK);
        for await (const bytes of chunks(source, chunk)) {
            splitter.write(bytes);
            await flush();
        }
        splitter.end();
        await flush();
    }
    finally {
        await source?.close();
        await target.close();
    }
}
const FOLLOW_MS = 200;
const FOLLOWED_CHUNK = 64 << 10;
/** Passes on each complete line of a file that is still being written, soon after it appears. */
async function followLines(path, onLine, until) {
    const splitter = createLineSplitter(onLine);
    let buffer = null;
    let file = null;
    try {
        for (;;) {
            // First of all, because what ends at once is not followed at all.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(FOLLOW_MS, undefined, { signal: until }).catch(() => undefined);
            if (until.aborted)
                return;
            file ??= await openIfThere(path);
            buffer ??= Buffer.allocUnsafe(FOLLOWED_CHUNK);
            if (file)
                for await (const bytes of chunks(file, buffer))
                    splitter.write(bytes);
        }
    }
    finally {
        await file?.close();
    }
}
/** Most outputs are, and then a buffer of a megabyte and the ways through the thread pool cost more than the rest of the unit. */
const SMALL = 64 << 10;
/** Null: it is larger, or cannot be opened. */
function readIfSmall(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    }
    catch {
        return null;
    }
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!facts.isFile() || facts.size > SMALL)
            return null;
        // One byte more: what has grown since is not small.
        const bytes = Buffer.allocUnsafe(facts.size + 1);
        let length = 0;
        for (let read = -1; read !== 0 && length < bytes.length; length += read)
            read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, bytes.length - length, length);
        return length > facts.size ? null : bytes.subarray(0, length);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
async function* chunks(file, buffer) {
    for (;;) {
        const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function openIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'r');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
}


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
  Pk: () => (/* binding */ findSessions),
  d: () => (/* binding */ findTranscripts),
  cX: () => (/* binding */ isEmptyFile),
  NK: () => (/* binding */ openBodies),
  I1: () => (/* binding */ recogniseFile),
  ts: () => (/* binding */ recogniseText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
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

;// CONCATENATED MODULE: ./build/lib/setup/transcript-files.js
/** Transcripts as they lie on a disk: found below a folder, recognised by their beginning, and the skills' files that they name. */





/** The first record of a session may hold all of the agent's instructions. */
const HEAD_BYTES = 4 << 20;
const MOST_BODY_BYTES = 1 << 20;
const STDOUT = ['stdout', 'stdout.txt'];
/** Below a folder, sorted: trial folders, which hold the output of one run, and session files. */
async function findTranscripts(folder) {
    const found = await (0,dist/* glob */.TI)(['**/*.jsonl', ...STDOUT.map((name) => `**/${name}`)], {
        cwd: folder,
        absolute: true,
        dot: true,
        followSymbolicLinks: false,
        ignore: ['**/node_modules/**', '**/.git/**'],
    });
    const trials = new Set(found.filter((path) => !path.endsWith('.jsonl')).map((path) => (0,external_node_path_.dirname)(path)));
    const files = found.filter((path) => path.endsWith('.jsonl') && !trials.has((0,external_node_path_.dirname)(path)));
    return { trials: [...trials].sort(), files: files.sort() };
}
/** Session files below folders, or the files themselves; a folder that is not there has none. */
async function findSessions(roots) {
    const found = [];
    for (const root of roots) {
        const facts = (0,external_node_fs_.statSync)(root, { throwIfNoEntry: false });
        if (facts?.isFile())
            found.push(root);
        else if (facts) {
            const { trials, files } = await findTranscripts(root);
            found.push(...files, ...trials.flatMap((trial) => STDOUT.map((name) => (0,external_node_path_.join)(trial, name)).filter(isThere)));
        }
    }
    return [...new Set(found)];
}
const isThere = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
/** most: bytes to look at; where thousands of files are read, the first megabytes of each would be most of the work. */
function recogniseFile(path, most = HEAD_BYTES) {
    return detectAgent(linesOf(path, most));
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


/***/ }),

/***/ 5339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ listSecrets),
/* harmony export */   Lx: () => (/* binding */ pickSecrets),
/* harmony export */   Sn: () => (/* binding */ MIN_SECRET_CHARS),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1652);
/** Text that an agent printed → the same text without secrets. Applied to everything that is written, logged or posted as a comment. */

const MARK = '***';
/** Shorter values may be ordinary words; hiding them would make the text unreadable. */
const MIN_SECRET_CHARS = 8;
/** Shapes of common tokens, for secrets whose value is not known here. */
const SHAPES = [
    /\bsk-(?:ant-|proj-|or-|svcacct-)?[A-Za-z0-9_-]{20,}/g,
    /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
    /\bglpat-[A-Za-z0-9_-]{20,}/g,
    /\bnpm_[A-Za-z0-9]{30,}/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\bAIza[A-Za-z0-9_-]{35}/g,
    /\bya29\.[A-Za-z0-9_-]{20,}/g,
    /\bhf_[A-Za-z0-9]{30,}/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
    /\b(?:Bearer|Basic)\s+[A-Za-z0-9+/_.=-]{20,}/gi,
    /(?<=:\/\/[^\s/:@"']{1,100}:)[^\s/@"']{3,200}(?=@)/g,
];
/** A private key spans several lines, or one long line in JSON: the whole body is removed. */
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g;
/** One cheap test for all shapes, since most lines contain none of them. */
const MAYBE = /sk-|gh[pousr]_|github_pat_|glpat-|npm_|xox|AKIA|ASIA|AIza|ya29\.|hf_|eyJ|[Bb]earer|BEARER|[Bb]asic|BASIC|:\/\/|PRIVATE KEY/;
/** Names of environment variables that hold credentials. */
const CREDENTIAL_NAME = /(?:^|_)(?:API_?KEY|KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASS|PWD|CREDENTIALS?|AUTH|COOKIE|PAT|DSN|PRIVATE_KEY|CONNECTION_STRING)(?:_|$)/i;
/** Variables that look like credentials by name, but are not. */
const HARMLESS_NAME = /^(?:PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY)$/;
/** The values of an environment that must never be written. */
function listSecrets(env) {
    return Object.values(pickSecrets(env));
}
/** The variables of an environment that hold credentials, by their names. */
function pickSecrets(env) {
    const held = Object.entries(env).filter(([name, value]) => value && CREDENTIAL_NAME.test(name) && !HARMLESS_NAME.test(name));
    return Object.fromEntries(held);
}
/** Hides the given values in every encoding that JSON, a URL or a log may show, and everything with the shape of a token. */
function createRedactor(secrets) {
    const forms = new Set(secrets.flatMap(listForms));
    // The longest first, so that a secret that contains another one is hidden completely.
    const values = [...forms].sort((a, b) => b.length - a.length);
    const pattern = values.length ? new RegExp(values.map(_escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .M).join('|'), 'g') : null;
    return (text) => {
        let clean = pattern ? text.replace(pattern, MARK) : text;
        if (!MAYBE.test(clean))
            return clean;
        clean = clean.replace(PRIVATE_KEY, MARK);
        for (const shape of SHAPES)
            clean = clean.replace(shape, MARK);
        return clean;
    };
}
/** The secret unchanged, each of its lines, JSON-escaped (once and twice), URL-encoded, and in base64. */
function listForms(secret) {
    const forms = [];
    for (const part of new Set([secret, secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())])) {
        if (part.length < MIN_SECRET_CHARS)
            continue;
        const once = JSON.stringify(part).slice(1, -1);
        // The round trip through bytes replaces lone surrogates, which encodeURIComponent rejects.
        const bytes = Buffer.from(part);
        forms.push(part, once, JSON.stringify(once).slice(1, -1), encodeURIComponent(bytes.toString()));
        forms.push(bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'));
    }
    return forms;
}


/***/ })

};
