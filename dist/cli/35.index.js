export const id = 35;
export const ids = [35];
export const modules = {

/***/ 60664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   Lr: () => (/* binding */ createBestHits)
/* harmony export */ });
/** Keeps the best hit per token and its two best proof lines, in memory that grows with the tokens, not with the transcript. */
const PROOF_PER_TOKEN = 2;
const PROOF_PER_TRIAL = 30;
const LINE_LIMIT = 500;
function createBestHits() {
    const best = new Map();
    const proofs = new Map();
    return {
        /** Records a hit; one that is not better than the best may still become the second proof line. */
        note(token, tier, score, location, detail) {
            const old = best.get(token);
            const kind = location.stream === 'session_log' ? 'session_log' : 'cli_output';
            const lines = proofs.get(token) ?? [];
            const weakest = lines.length < PROOF_PER_TOKEN ? undefined : lines.at(-1);
            const proves = !weakest || tier < weakest.tier || (tier === weakest.tier && score > weakest.score);
            if (old && !proves && !isBetter({ tier, score, source_kind: kind }, old))
                return;
            const proof = cutLine(location.proof);
            if (!old || isBetter({ tier, score, source_kind: kind }, old)) {
                best.set(token, { tier, score, source_kind: kind, source_detail: detail, proof_line: proof });
            }
            if (!proves || lines.some((l) => l.source === location.stream && l.line_number === location.line))
                return;
            lines.push({ token, source: location.stream, line_number: location.line, line: proof, score, tier });
            lines.sort(byStrength);
            proofs.set(token, lines.slice(0, PROOF_PER_TOKEN));
        },
        best: (token) => best.get(token),
        hits: () => Object.fromEntries(best),
        proof: () => [...proofs.values()]
            .flat()
            .sort(byStrength)
            .slice(0, PROOF_PER_TRIAL)
            .map(({ token, source, line_number, line }) => ({ token, source, line_number, line })),
    };
}
const SOURCES = ['cli_output', 'session_log', 'log_fallback'];
/** In this order: stronger tier, higher score, CLI output before logs; else the first is kept. */
function isBetter(a, b) {
    if (a.tier !== b.tier)
        return a.tier < b.tier;
    if (a.score !== b.score)
        return a.score > b.score;
    return SOURCES.indexOf(a.source_kind) < SOURCES.indexOf(b.source_kind);
}
function byStrength(a, b) {
    return a.tier - b.tier || b.score - a.score || a.line_number - b.line_number;
}
/** Cuts to 500 characters and copies: a slice would keep a line of hundreds of megabytes in memory. */
function cutLine(line) {
    if (line.length <= LINE_LIMIT)
        return line;
    return Buffer.from(`${line.slice(0, LINE_LIMIT)}...`).toString('utf8');
}


/***/ }),

/***/ 97858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   XY: () => (/* binding */ eventTier),
/* harmony export */   ds: () => (/* binding */ SKILL_TOOL),
/* harmony export */   rv: () => (/* binding */ SKILL_FIELD),
/* harmony export */   zB: () => (/* binding */ mentionTier)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56424);
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
 * The rule of check-skills (docs/differences.md) for one line of text; `score` comes from scoreProofLine. Where check-skills tests for a
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
    return id === wanted || (!wanted.includes(':') && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(id) === wanted);
}
function pathNames(path, token) {
    // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
    const end = path.search(/\\n\\n|"|</);
    const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
    return folders.indexOf((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(token).toLowerCase(), 1) > 0;
}


/***/ }),

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

/***/ 16980:
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
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(20715);
// EXTERNAL MODULE: ./build/lib/input/json-records.js
var json_records = __webpack_require__(75926);
// EXTERNAL MODULE: ./build/lib/text/own-copy.js
var own_copy = __webpack_require__(48482);
;// CONCATENATED MODULE: ./build/lib/transcript/detect.js
/** The beginning of a transcript \u2192 whose it is, and where the skills that it names stood. */



/** Later ones change nothing: a transcript is one agent's. */
const ENOUGH = 50;
const MOST_PATHS = 1_000;
const SKILL_PATH = /(?:\/|[A-Za-z]:[\\/])[^\s"'`<>|:()]*[\\/]SKILL\.md/g;
/** Lines may be in any layout. */
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
    return /^[\u25cf\u2717\u2713] .*(?:\(shell\)|skill\()/mu.test(stdout) || /^Resume\s+copilot --resume=/m.test(stderr)
        ? 'copilot'
        : null;
}

// EXTERNAL MODULE: ./build/lib/setup/sessions/session-lines.js + 3 modules
var session_lines = __webpack_require__(9161);
;// CONCATENATED MODULE: ./build/lib/setup/sessions/transcript-files.js
/** Transcripts as they lie on a disk: found below a folder, recognised by their beginning, and the skills' files that they name. */






/** The first record of a session may hold all of the agent's instructions. */
const HEAD_BYTES = 4 << 20;
/** One record may be the whole session. */
const WHOLE_BYTES = 32 << 20;
const MOST_BODY_BYTES = 1 << 20;
const STDOUT = ['stdout', 'stdout.txt'];
/** Finds, sorted, the trial folders below a folder, which hold the output of one run, and the session files. also: further patterns for these. */
async function findTranscripts(folder, onUnread = () => { }, also = []) {
    const found = await (0,dist/* glob */.TI)(['**/*.{jsonl,messages.json}', '**/chats/session-*.json', ...STDOUT.map((name) => `**/${name}`), ...also], {
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
function recogniseFile(path, most = path.endsWith('.json') ? WHOLE_BYTES : HEAD_BYTES) {
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
/** Recognises output that is not JSON. */
const recogniseText = (stdout, stderr) => detectText(headOf(stdout), stderr === null ? '' : headOf(stderr));
/** A pipe's end never comes. */
const isRegular = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isEmptyFile = (path) => ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
const headOf = (path) => [...linesOf(path, HEAD_BYTES)].join('\n');
/** Reads skills' files where they can still be read. Null when none of them can be read: only the transcript counts then. */
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

/***/ 77844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ inputText)
/* harmony export */ });
/** A call's input, whatever it is \u2192 a text in which words can be looked for. */
function inputText(input) {
    if (typeof input === 'string')
        return input;
    try {
        return JSON.stringify(input) ?? '';
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 89436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain_explain)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/contract/delivery.js
var contract_delivery = __webpack_require__(34615);
// EXTERNAL MODULE: ./build/lib/evidence/explain/explained-call.js
var explained_call = __webpack_require__(92203);
// EXTERNAL MODULE: ./build/lib/report/view/hook-calls.js
var hook_calls = __webpack_require__(21722);
// EXTERNAL MODULE: ./build/lib/setup/sessions/session-lines.js + 3 modules
var session_lines = __webpack_require__(9161);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/redaction.js
var redaction = __webpack_require__(75339);
// EXTERNAL MODULE: ./build/lib/unit/explain.js + 2 modules
var explain = __webpack_require__(28556);
// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
// EXTERNAL MODULE: ./build/lib/setup/sessions/transcript-files.js + 1 modules
var transcript_files = __webpack_require__(16980);
// EXTERNAL MODULE: ./build/src/run/conclude/batches.js + 2 modules
var batches = __webpack_require__(24303);
// EXTERNAL MODULE: ./build/src/run/conclude/conversations.js + 1 modules
var conversations = __webpack_require__(88337);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(70492);
;// CONCATENATED MODULE: ./build/src/commands/explain/recordings.js
/** Paths and flags of `explain` \u2192 the recordings that they mean, each with its agent. */












const FIX = 'name a session file of an agent or a folder of them, the folder that `run` kept of a batch or of one attempt (.agent-routing/artifacts/\u2026), or --stdout <file>.';
const MOST_TRIALS = 20;
async function findRecordings(given, paths, shell) {
    const own = given.stdout.length > 0 || given.session_log.length > 0;
    if (paths.length === 0 && !own) {
        const trials = (await (0,batches/* readTrials */.mM)(shell)).filter(({ trial }) => trial !== null);
        const more = trials.length > MOST_TRIALS ? `\n  and ${trials.length - MOST_TRIALS} more` : '';
        const kept = trials
            .slice(0, MOST_TRIALS)
            .map(({ case_id, agent, status, trial }) => `\n  ${case_id} on ${agent} (${status}): ${trial}`);
        throw new config_error/* ConfigError */.x('There is no transcript to explain.', {
            fix: `name a case of the last run, or ${FIX}${kept.length > 0 ? ` What the last run kept:${kept.join('')}${more}` : ''}`,
        });
    }
    const [only] = paths;
    // A trial folder may be completed by flags, as any single transcript may.
    if (paths.length === 0 || (paths.length === 1 && (own || (0,batches/* isTrial */.rK)(only, shell)))) {
        if (only !== undefined && own && !(0,batches/* isTrial */.rK)(only, shell))
            throw mixed(only);
        return { recordings: [await openRecording(given, only ?? null, shell)], skipped: [], silent: [] };
    }
    if (own)
        throw mixed(only);
    const recordings = [];
    const skipped = [];
    const silent = [];
    for (const path of paths) {
        const facts = (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(shell.cwd, path), { throwIfNoEntry: false });
        const own_trials = facts ? [] : (await (0,batches/* readTrials */.mM)(shell)).filter(({ case_id }) => case_id === path);
        const wanted = own_trials.filter(({ agent }) => given.agent === undefined || isOf(agent, given.agent));
        if (own_trials.length > 0 && wanted.length === 0)
            throw new config_error/* ConfigError */.x(`The last run kept nothing of the case ${path} on ${given.agent}.`, {
                fix: `use --agent ${own_trials.map(({ agent }) => nameOf(agent)).join('|')}.`,
            });
        for (const one of wanted)
            if (one.trial === null)
                silent.push((0,batches/* describeSilent */.h6)(one));
            else
                recordings.push(await openRecording(given, one.trial, shell));
        if (own_trials.length > 0)
            continue;
        if (!facts)
            throw new config_error/* ConfigError */.x('There is no such file or folder.', { file: path, fix: FIX });
        if (!facts.isDirectory())
            recordings.push(await openRecording({ ...given, stdout: [path] }, null, shell));
        else if ((0,batches/* isTrial */.rK)(path, shell))
            recordings.push(await openRecording(given, path, shell));
        else {
            const { trials, files } = await (0,transcript_files/* findTranscripts */.d)((0,external_node_path_.resolve)(shell.cwd, path));
            const shown = (found) => (0,external_node_path_.relative)(shell.cwd, found) || found;
            for (const trial of trials)
                recordings.push(await openRecording(given, shown(trial), shell));
            for (const file of files) {
                if ((0,transcript_files/* recogniseFile */.I1)(file).whose === null)
                    skipped.push(shown(file));
                else
                    recordings.push(await openRecording({ ...given, stdout: [shown(file)] }, null, shell));
            }
            const unit = trials.length + files.length === 0 ? await (0,batches/* readUnit */.H_)((0,external_node_path_.resolve)(shell.cwd, path)) : null;
            if (unit)
                silent.push((0,batches/* describeSilent */.h6)(unit));
            else if (trials.length + files.length === 0)
                throw new config_error/* ConfigError */.x('Not a trial folder, and there is no session file (*.jsonl) below it.', {
                    file: path,
                    fix: FIX,
                });
        }
    }
    return { recordings, skipped, silent };
}
const nameOf = (agent) => (0,agent_key/* parseAgentKey */.Cu)(agent, Object.keys(agents/* AGENTS */.jw)).name;
/** wanted: a column, or all columns of an agent. */
const isOf = (agent, wanted) => agent === wanted || nameOf(agent) === wanted;
const mixed = (path) => new config_error/* ConfigError */.x('A transcript is named twice, by its path and by --stdout or --session-log.', {
    file: path,
    fix: 'use one of the two.',
});
async function openRecording(given, folder, shell) {
    const inFolder = (...names) => folder === null
        ? undefined
        : names.map((name) => (0,external_node_path_.join)(folder, name)).find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(shell.cwd, path)));
    const trial = inFolder('stdout', 'stdout.txt');
    let stdout = given.stdout.length > 0 ? given.stdout : trial === undefined ? [] : [trial];
    const kept = inFolder('session_log');
    let logs = kept === undefined ? given.session_log : [...given.session_log, kept];
    const stderr = given.stderr ?? inFolder('stderr', 'stderr.txt');
    for (const path of [...stdout, stderr, ...logs])
        if (path !== undefined)
            assertFile(path, shell);
    // A session's log alone is the whole of what there is.
    if (logs.length > 0 && stdout.every((path) => (0,transcript_files/* isEmptyFile */.cX)((0,external_node_path_.resolve)(shell.cwd, path)))) {
        stdout = logs.slice(0, 1);
        logs = logs.slice(1);
    }
    const [first] = stdout;
    // A trial folder has it, and so has who named one.
    if (first === undefined)
        throw new config_error/* ConfigError */.x('There is no transcript to explain.', { fix: FIX });
    const metaFile = given.meta ?? inFolder('meta.json');
    const meta = metaFile === undefined ? explain/* RecordingMetaSchema */.Y.parse({}) : await readMeta(metaFile, shell);
    const detected = (0,transcript_files/* recogniseFile */.I1)((0,external_node_path_.resolve)(shell.cwd, first));
    const stderrPath = stderr === undefined ? null : (0,external_node_path_.resolve)(shell.cwd, stderr);
    const name = given.agent ?? meta.agent ?? detected.whose?.agent ?? (0,transcript_files/* recogniseText */.ts)((0,external_node_path_.resolve)(shell.cwd, first), stderrPath);
    if (name === null)
        throw new config_error/* ConfigError */.x('The agent that wrote this transcript is not known: no line of it is an event of a supported agent.', {
            file: first,
            fix: `add --agent ${Object.keys(agents/* AGENTS */.jw).join('|')}.`,
        });
    const hooks = inFolder('hooks.jsonl');
    return {
        path: folder ?? first,
        agent: (0,agents/* findAgent */.dp)(nameOf(name)),
        recording: {
            stdout: stdout.map((path) => (0,external_node_path_.resolve)(shell.cwd, path)),
            stderr: stderrPath,
            session_logs: logs.map((path) => (0,external_node_path_.resolve)(shell.cwd, path)),
            meta,
        },
        readBody: (0,transcript_files/* openBodies */.NK)([...(meta.installed_skills ?? []).map(({ path }) => path), ...detected.skill_paths], meta.cwd),
        hook_calls: hooks === undefined ? [] : (0,conversations/* readHooks */.by)((0,external_node_path_.resolve)(shell.cwd, hooks)),
        has_meta: metaFile !== undefined,
    };
}
function assertFile(path, shell) {
    const found = (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(shell.cwd, path), { throwIfNoEntry: false });
    if (!found)
        throw new config_error/* ConfigError */.x('There is no such file.', { file: path });
    if (found.isDirectory())
        throw new config_error/* ConfigError */.x('This is a folder; a transcript file is needed.', { file: path });
}
async function readMeta(path, shell) {
    const { value, line } = (0,json_text/* readJson */.Vh)(await (0,named_file/* readNamed */.M)(path, shell), path);
    return (0,schema_issue/* parseOrThrow */.zS)(explain/* RecordingMetaSchema */.Y, value, (wrong) => (0,schema_issue/* explainWrong */.BO)(wrong, { file: path, line: line(wrong.path), path: (0,schema_issue/* formatPath */.jV)(wrong.path) }, [], 'write {exit_code, signal, timed_out, installed_skills: [{id, path}]}.'));
}

;// CONCATENATED MODULE: ./build/src/commands/explain/words.js
/** Renders an explanation as text: the verdict, the skills that matter with what decides, then what was read and the tool calls. */



const USED = {
    invoked: 'invoked',
    forked: 'invoked in its own subagent',
    injected: 'injected into the context without a call',
    read: 'its SKILL.md was read',
    delivered: 'its text reached the model',
};
const UNUSED = {
    none: 'no trace of it',
    'other-skill': 'no trace of it; another skill was used',
    'other-file': 'another file of its folder was read, not its SKILL.md',
    unfinished: 'requested, but no result was seen',
    denied: 'requested, but denied',
    failed: 'requested, but the call failed',
    listed: 'listed, not read',
    searched: 'searched, not read',
    counted: 'counted, not read',
    written: 'written, not read',
    mentioned: 'mentioned, not read',
    'not-delivered': 'its text did not reach the model',
    'other-text': 'loaded, but with another text than its SKILL.md',
    'empty-text': 'loaded, but without any text below the front matter',
};
const OUTCOMES = {
    ran: 'ran',
    failed: 'failed',
    blocked_by_hook: 'blocked by a hook',
    denied: 'denied',
    asked: 'left to the user by a hook',
    hook_errored: 'refused, because a hook ended with an error',
    hook_timed_out: 'refused, because a hook did not answer in time',
    hook_not_loaded: 'its hook was not loaded',
    unavailable: 'no such tool',
    unfinished: 'no result seen',
};
/** coverage: what the transcript was read as, and how much of it. verdict: what the batch made of it. */
function formatExplanation({ agent, fault, skills, tool_calls, said }, coverage, verdict, asked) {
    const lines = verdict ? [`Verdict in its batch: ${(0,text_escape/* oneLine */.TN)(verdictOf(verdict), 900)}`] : [];
    if (verdict?.delivery)
        lines.push(`Delivery: ${(0,text_escape/* oneLine */.TN)(deliveryOf(verdict.delivery), 900)}`);
    if (fault)
        lines.push(`could not be judged: ${fault.kind}: ${fault.message}`);
    // What was not understood says nothing of skills.
    if (fault?.kind !== 'not_understood')
        lines.push(...listSkills(skills, asked));
    // An embedded model's last words are ours; the verdict has those of the one that was asked.
    if (tool_calls.length === 0 && said && !verdict)
        lines.push(`The model answered in words and called nothing: \u201c${(0,text_escape/* oneLine */.TN)(said, 160)}\u201d`);
    if (lines.length > 0)
        lines.push('');
    lines.push(`${agent} transcript, ${formatCoverage(coverage)}`);
    if (fault?.kind === 'not_understood')
        return `${lines.join('\n')}\n`;
    if (tool_calls.length > 0)
        lines.push('', `${(0,count/* count */.U9)(tool_calls.length, 'tool call')}:`);
    for (const { tool, input, outcome, message } of tool_calls) {
        lines.push(`  ${OUTCOMES[outcome]}: ${tool} ${(0,text_escape/* oneLine */.TN)(JSON.stringify(input) ?? '', 160)}${message ? ` (${(0,text_escape/* oneLine */.TN)(message, 160)})` : ''}`);
    }
    return `${lines.join('\n')}\n`;
}
const deliveryOf = (delivery) => `${delivery.state}, ${(0,contract_delivery/* describeSize */.jt)(delivery)} of the body reached the model${delivery.why === null ? '' : `: ${delivery.why}`}`;
const verdictOf = ({ status, error }) => (error === null ? status : `${status}: ${error}`);
/** Those that were used first, then those that left a trace; the others in one line, unless they were asked for. */
function listSkills(skills, asked) {
    const all = Object.entries(skills);
    const isInvolved = ([id, { how }]) => asked?.includes(id) || !['none', 'other-skill'].includes(how);
    const involved = all.filter(isInvolved).sort(([, a], [, b]) => Number(b.used) - Number(a.used));
    const rest = all.filter((row) => !isInvolved(row)).map(([id]) => (0,text_escape/* oneLine */.TN)(id, 100));
    if (all.length === 0)
        return ['No skill was named, and the transcript shows none.'];
    const lines = involved.flatMap(([id, use]) => [
        `${(0,text_escape/* oneLine */.TN)(id, 200)}: ${describeUse(use)}`,
        ...[use.path ?? '', [use.at, use.words].filter(Boolean).join(': ')]
            .filter((line) => line !== '')
            .map((line) => `  ${(0,text_escape/* oneLine */.TN)(line, 240)}`),
    ]);
    if (rest.length > 0)
        lines.push(`no trace of ${involved.length > 0 ? 'the others' : 'any skill'}: ${(0,count/* listFew */.lE)(rest, MOST_NAMES)}`);
    return lines;
}
const MOST_NAMES = 30;
function formatCoverage({ format, cli_version, records, understood, looked_into, unknown }) {
    if (records === 0)
        return 'empty';
    const version = cli_version === null ? '' : ` of version ${(0,text_escape/* oneLine */.TN)(cli_version, 160)}`;
    const what = format === null ? 'not recognised' : `read as ${format}${version}`;
    const types = Object.entries(unknown).map(([type, times]) => `${(0,text_escape/* oneLine */.TN)(type, 160)} (${times})`);
    const rest = types.length === 0 ? '' : `; not understood: ${types.slice(0, 5).join(', ')}${types.length > 5 ? ', ...' : ''}`;
    const bare = understood - (looked_into ?? understood);
    const heads = bare === 0 ? '' : `, ${looked_into} of them looked into`;
    return `${what}: ${understood} of ${(0,count/* count */.U9)(records, 'line')} understood${heads}${rest}`;
}
function describeUse({ used, tier, how, by }) {
    const reason = (used ? USED : UNUSED)[how] ?? `${how}, not read`;
    // "listed by `ls`, not read": the tool is inserted after the first clause.
    const words = by ? reason.replace(/^(its SKILL\.md was read|[^,;]+)/, `$1 by \`${by}\``) : reason;
    return `${used ? 'used' : 'not used'}${tier === null ? '' : ` (Tier ${tier})`}: ${words}`;
}

;// CONCATENATED MODULE: ./build/src/commands/explain/explain.js
/** `agent-routing explain`: judges recorded transcripts, of trials or of a user's own sessions, and gives the reasons, as text or JSON. */












const options = schemas/* object */.Ikc({
    agent: schemas/* string */.YjP().optional().describe('Agent that wrote the transcript (default: recognised by its lines)'),
    stdout: schemas/* array */.YOg(schemas/* string */.YjP()).default([]).describe("File with the agent's stdout; repeat it for the parts of one run"),
    stderr: schemas/* string */.YjP().optional().describe("File with the agent's stderr"),
    session_log: schemas/* array */.YOg(schemas/* string */.YjP()).default([]).describe('Session log of the same run; repeatable'),
    meta: schemas/* string */.YjP().optional().describe('File with {exit_code, signal, timed_out, installed_skills: [{id, path}]}'),
    skill: schemas/* array */.YOg(schemas/* string */.YjP()).default([]).describe('Skill to explain; repeatable (default: the installed ones)'),
    json: schemas/* boolean */.zMY().default(false).describe('Print events, fault, skills, tool calls and coverage as JSON'),
});
const explain_explain = (0,command/* defineCommand */.NB)({
    summary: 'Explains which skills recorded transcripts used, which they did not, and why',
    positionals: '[path...]',
    options,
    async run(given, paths, shell) {
        const { recordings, skipped, silent } = await findRecordings(given, paths, shell);
        const redact = (0,redaction/* createRedactor */.lY)((0,redaction/* listSecrets */.AQ)(shell.env));
        const skills = given.skill.length ? given.skill : null;
        const write = given.json ? writeJson : writeWords;
        for (const words of silent)
            shell.stderr(`${redact((0,text_escape/* oneLine */.TN)(words, 600))}\n`);
        const code = recordings.length === 0 && silent.length > 0 ? 1 : null;
        return code ?? write(recordings, skipped, { skills, redact, shell });
    },
});
/** 1 when a transcript was not understood: what was not read says nothing of skills. */
const codeOf = (explained, { has_meta }) => explained.fault?.kind === 'not_understood' || (explained.coverage.records === 0 && !explained.fault && !has_meta)
    ? 1
    : 0;
async function writeWords(recordings, skipped, writing) {
    const { skills, redact, shell } = writing;
    const many = recordings.length !== 1 || skipped.length > 0;
    const all = [];
    let code = recordings.length === 0 ? 1 : 0;
    for (const each of recordings) {
        const { agent, recording, readBody, path } = each;
        const explained = await (0,explain/* explainRecording */.f)(agent, recording, skills, {
            readLines: session_lines/* readSessionLines */.gi,
            ...(readBody ? { readBody } : {}),
        });
        all.push({ ...explained, tool_calls: [] });
        code ||= codeOf(explained, each);
        const verdict = VerdictSchema.safeParse(recording.meta).data ?? null;
        const words = formatExplanation(explained, explained.coverage, verdict, skills) + formatHooks(each.hook_calls);
        shell.stdout(redact(many ? `== ${(0,text_escape/* oneLine */.TN)(path, 300)}\n${words}\n` : words));
    }
    if (many)
        shell.stdout(redact(formatSum(all, skipped)));
    return code;
}
/** Written as they come: the events of a large transcript need not be held. */
async function writeJson(recordings, skipped, writing) {
    const { skills, redact, shell } = writing;
    const many = recordings.length !== 1 || skipped.length > 0;
    let code = recordings.length === 0 ? 1 : 0;
    if (many)
        shell.stdout('{"transcripts":[');
    for (const [index, each] of recordings.entries()) {
        const { agent, recording, readBody, path } = each;
        let separator = '\n';
        const head = many ? `"path":${redact(JSON.stringify(path))},` : '';
        shell.stdout(`${index > 0 ? ',\n' : many ? '\n' : ''}{${head}"agent":${JSON.stringify(agent.name)},"events":[`);
        const explained = await (0,explain/* explainRecording */.f)(agent, recording, skills, {
            readLines: session_lines/* readSessionLines */.gi,
            ...(readBody ? { readBody } : {}),
            onEvent(event) {
                shell.stdout(`${separator}${redact(JSON.stringify((0,explained_call/* cutStrings */.Nz)(event)))}`);
                separator = ',\n';
            },
        });
        code ||= codeOf(explained, each);
        const { fault, skills: uses, tool_calls, coverage } = explained;
        const { hook_calls } = each;
        const rest = Object.entries({
            fault,
            skills: uses,
            tool_calls,
            ...(hook_calls.length ? { hook_calls } : {}),
            coverage,
        });
        shell.stdout(`\n],${rest.map(([key, value]) => `\n"${key}":${redact(JSON.stringify(value))}`).join(',')}}`);
    }
    shell.stdout(many ? `\n],\n"skipped":${redact(JSON.stringify(skipped))}}\n` : '\n');
    return code;
}
/** Which skills were used in how many of the transcripts, and how much of them was understood. */
function formatSum(all, skipped) {
    const uses = new Map();
    for (const { skills } of all)
        for (const [id, { used }] of Object.entries(skills))
            if (used)
                uses.set(id, (uses.get(id) ?? 0) + 1);
    const sum = (key) => all.reduce((total, { coverage }) => total + coverage[key], 0);
    const lines = [
        `${(0,count/* count */.U9)(all.length, 'transcript')}: ${sum('understood')} of ${(0,count/* count */.U9)(sum('records'), 'line')} understood.`,
    ];
    if (skipped.length > 0)
        lines.push(`${(0,count/* count */.U9)(skipped.length, 'file')} passed over, without events of an agent that is known here.`);
    for (const [id, times] of [...uses].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])))
        lines.push(`  ${(0,text_escape/* oneLine */.TN)(id, 100)}: used in ${times} of ${all.length}`);
    return `${lines.join('\n')}\n`;
}
function formatHooks(calls) {
    if (calls.length === 0)
        return '';
    const lines = calls.flatMap(hook_calls/* listHookCall */.Mu).map((line) => `  ${line}`);
    return `\n${(0,count/* count */.U9)(calls.length, 'hook call')}:\n${lines.join('\n')}\n`;
}
/** What the batch made of it stands in the meta.json of a trial; a skill that was never offered leaves no trace in the transcript itself. */
const VerdictSchema = schemas/* object */.Ikc({
    verdict: schemas/* object */.Ikc({ status: schemas/* string */.YjP(), error: schemas/* string */.YjP().nullable() }),
    delivery: contract_delivery/* DeliverySchema */.gk.nullable().default(null).catch(null),
})
    .transform(({ verdict, delivery }) => ({ ...verdict, delivery }));


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

/***/ 24303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h6: () => (/* binding */ describeSilent),
  rK: () => (/* binding */ isTrial),
  Pu: () => (/* binding */ readBatches),
  mM: () => (/* binding */ readTrials),
  H_: () => (/* binding */ readUnit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
;// CONCATENATED MODULE: ./build/lib/batch/contradiction.js


/** Null: nothing. */
function findContradiction(row, mode) {
    if (row.status !== 'pass')
        return null;
    const { trials, exit_code } = row;
    const judged = trials.verdicts.length > 0 || trials.ran > 0;
    const says = [
        [row.error !== null, `the error '${(row.error ?? '').slice(0, 200)}'`],
        [row.fault !== null, `the fault ${row.fault?.kind}`],
        [row.failure_kind !== null, `the failure_kind ${row.failure_kind}`],
        [row.mismatch_kind !== null, `the mismatch_kind ${row.mismatch_kind}`],
        [row.failure_category !== null, `the failure_category ${row.failure_category}`],
        [row.missing_evidence.length > 0, `missing_evidence (${row.missing_evidence.slice(0, 5).join(', ')})`],
        [row.disallowed_hits.length > 0, `disallowed_hits (${row.disallowed_hits.slice(0, 5).join(', ')})`],
        [(judged || row.kind === 'skill') && !hasPassed(trials), 'no trial that passed'],
        [row.expected_skill !== null && row.kind === 'skill' && isBare(row), 'no evidence of the skill that it expects'],
        [row.kind === 'skill' && isUnproven(row), 'matched_evidence that token_hits does not have'],
        [row.blocked_by !== undefined, `the hook that refused it (${row.blocked_by})`],
        [row.kind === 'skill' && trials.passed === trials.ran && isUndelivered(row), `delivery ${row.delivery?.state}`],
        [row.kind === 'skill' && mode !== 'live' && row.offer?.state === 'absent', 'offer absent'],
        // A vendor's model may be stopped at a limit after it has done what was asked.
        [(exit_code ?? 0) !== 0 && !row.timed_out && mode !== 'live', `exit_code ${exit_code}`],
    ];
    return says.find(([holds]) => holds)?.[1] ?? null;
}
const hasPassed = ({ passed, verdicts }) => passed > 0 && (verdicts.length === 0 || verdicts.some(({ status }) => status === 'pass'));
/** Neither met nor left open. */
function isBare({ expected_skill, matched_evidence, not_judged = [] }) {
    const id = (0,bare_id/* bareId */.yW)(expected_skill ?? '');
    if (not_judged.length > 0 || id === '')
        return matched_evidence.length === 0 && not_judged.length === 0;
    return !matched_evidence.some((token) => token.includes(id));
}
/** A claim is met by its best hit, and only that some tool was called has none. */
const isUnproven = ({ matched_evidence, token_hits }) => matched_evidence.some((token) => token !== 'tool activity' && (0,get_own/* getOwn */.N)(token_hits, token) === undefined);
/** The text did not come, or not as many characters as are said. */
function isUndelivered({ delivery }) {
    if (!delivery)
        return false;
    const { state, kept_chars, of_chars } = delivery;
    return kept_chars === 0 || (state === 'cut' ? kept_chars >= of_chars : state !== 'full' || kept_chars !== of_chars);
}

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
;// CONCATENATED MODULE: ./build/lib/batch/merge-batches.js
/** Several batches of one corpus (agents or shards of a matrix) \u2192 one batch, as if they had been run together. */

function mergeBatches(batches) {
    const [first, ...others] = batches;
    if (!first)
        throw new config_error/* ConfigError */.x('There are no results.', { fix: 'name a results.json with --results.' });
    if (others.length === 0)
        return { results: first.results, plan: first.plan };
    const owners = new Map();
    for (const { name, results } of batches) {
        if (results.mode !== first.results.mode) {
            throw new config_error/* ConfigError */.x(`${name} was run in mode ${results.mode}, ${first.name} in mode ${first.results.mode}.`, {
                fix: 'compare each mode separately.',
            });
        }
        const [one, other] = [results.decider, first.results.decider];
        if (one && other && (one.mode !== other.mode || one.model !== other.model))
            throw new config_error/* ConfigError */.x(`${name} was decided by ${one.model ?? one.mode}, ${first.name} by ${other.model ?? other.mode}.`, {
                fix: 'compare each model separately.',
            });
        for (const { case_id, agent } of results.results) {
            const key = JSON.stringify([case_id, agent]);
            const owner = owners.get(key);
            if (owner !== undefined) {
                throw new config_error/* ConfigError */.x(`Case '${case_id}' on ${agent} is in both ${owner} and ${name}.`, {
                    fix: 'pass only one of the two files; a case counts once per agent.',
                });
            }
            owners.set(key, name);
        }
    }
    return { results: mergeResults(first.results, batches), plan: mergePlans(batches.map(({ plan }) => plan)) };
}
function mergeResults(first, batches) {
    const all = batches.map(({ results }) => results);
    const rows = all.flatMap(({ results }) => results);
    const count = (status) => rows.filter((row) => row.status === status).length;
    const offers = {};
    for (const part of all) {
        for (const [agent, skills] of Object.entries(part.offers))
            offers[agent] = { ...offers[agent], ...skills };
    }
    return {
        ...first,
        complete: all.every(({ complete }) => complete),
        summary: {
            total: all.reduce((sum, { summary }) => sum + summary.total, 0),
            pass: count('pass'),
            fail: count('fail'),
            infra_error: count('infra_error'),
            skipped: count('skipped'),
        },
        environment: {
            ...first.environment,
            shard: null,
            agents: Object.assign({}, ...all.map(({ environment }) => environment.agents)),
        },
        offers,
        parts: mergeParts(all),
        ...sumDeciders(all.map(({ decider }) => decider)),
        results: rows,
    };
}
/** A hook may have run in one of them only. */
function mergeParts(all) {
    const merged = {};
    for (const [agent, rows] of all.flatMap(({ parts }) => Object.entries(parts ?? {})))
        merged[agent] = rows.map((row, at) => (merged[agent]?.[at]?.reason === null ? merged[agent][at] : row));
    return merged;
}
/** Parts may share requests, which then count in each. */
function sumDeciders(parts) {
    const known = parts.filter((part) => part !== undefined);
    const [first, ...others] = known;
    if (!first)
        return {};
    const decider = others.reduce((sum, one) => ({
        ...sum,
        requests: sum.requests + one.requests,
        shared: sum.shared + one.shared,
        recorded: sum.recorded + one.recorded,
        input_tokens: sum.input_tokens + one.input_tokens,
        output_tokens: sum.output_tokens + one.output_tokens,
        undecided: {
            trials: sum.undecided.trials + one.undecided.trials,
            requests: sum.undecided.requests + one.undecided.requests,
            input_tokens: sum.undecided.input_tokens + one.undecided.input_tokens,
        },
    }), first);
    return { decider };
}
/** Null when a part has no plan, because a partial plan would report the other cases as removed. */
function mergePlans(plans) {
    const known = plans.filter((plan) => plan !== null);
    const [first] = known;
    if (!first || known.length < plans.length)
        return null;
    const key = (row) => JSON.stringify([row.case_id, row.agent]);
    const units = new Map(known.flatMap((plan) => plan.units).map((unit) => [key(unit), unit]));
    const left_out = new Map(known.flatMap((plan) => plan.left_out).map((row) => [key(row), row]));
    return {
        ...first,
        agents: Object.assign({}, ...known.map(({ agents }) => agents)),
        shard: null,
        units: [...units.values()],
        // A unit that one shard left out may have been run by another.
        left_out: [...left_out].filter(([pair]) => !units.has(pair)).map(([, row]) => row),
    };
}

// EXTERNAL MODULE: ./build/lib/contract/plan.js
var contract_plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 4 modules
var result = __webpack_require__(68909);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
;// CONCATENATED MODULE: ./build/src/run/conclude/batches.js
/** `--results F\u2026` \u2192 batches: each file (or the folder that holds it) with the plan beside it. */
















/** Without a name: the newest batch in ARTIFACTS_ROOT that has results; which one that is goes to stderr. */
async function readBatches(names, { cwd, stderr }) {
    const given = names.length ? names : [await findNewest(cwd)];
    if (names.length === 0)
        stderr(`Using the newest batch: --results ${given[0]}\n`);
    const batches = await Promise.all(given.map((name) => readBatch(name, cwd)));
    return { ...mergeBatches(batches), folders: batches.map(({ folder }) => folder) };
}
async function findNewest(cwd) {
    const found = await (0,dist/* glob */.TI)('*/results.json', { cwd: (0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4) });
    const dated = await Promise.all(found.map(async (file) => ({ file, at: (await (0,promises_.stat)((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4, file))).mtimeMs })));
    const files = dated.sort((one, other) => other.at - one.at).map(({ file }) => file);
    // One that nothing was selected for says nothing of what is expected.
    let newest = files[0];
    for (const file of files)
        if (await hasResults((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4, file))) {
            newest = file;
            break;
        }
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h4, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there are no results of a run in ${run_options/* ARTIFACTS_ROOT */.h4}.`, {
        fix: 'name a results.json, or the folder that `run` printed as ARTIFACT_DIR=.',
    });
}
/** One that is no JSON is named as such where it is read. */
const hasResults = async (file) => (0,json_value/* parseValue */.$x)((await (0,files/* readTextIfAny */.$)(file)) ?? '')?.results?.length !== 0;
async function readBatch(name, cwd) {
    const path = (0,external_node_path_.resolve)(cwd, name);
    const folder = await (0,presence/* isFolder */.lQ)(path);
    const file = folder ? (0,external_node_path_.join)(path, 'results.json') : path;
    const shown = folder ? (0,external_node_path_.join)(name, 'results.json') : name;
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null) {
        throw new config_error/* ConfigError */.x('There is no such file.', {
            file: shown,
            fix: 'name the results.json that `run` wrote, or the folder that it is in.',
        });
    }
    const results = (0,schema_issue/* parseOrThrow */.zS)(result/* ResultsSchema */.SX, (0,json_text/* parseJson */.qF)(text, shown), (wrong) => (0,schema_issue/* explainWrong */.BO)({
        ...wrong,
        words: `This is not a results.json of this version: ${(0,schema_issue/* formatPath */.jV)(wrong.path) || 'the file'} ${wrong.words}`,
    }, { file: shown }, [], 'name the results.json that `agent-routing run` wrote.'));
    for (const row of results.results) {
        const contradiction = findContradiction(row, results.mode);
        if (contradiction)
            throw new config_error/* ConfigError */.x(`Case '${row.case_id}' on ${row.agent} says pass, and beside it ${(0,sentence/* endSentence */.H_)(contradiction)}`, {
                file: shown,
                fix: 'name the results.json as `agent-routing run` wrote it. If nobody has edited it, this tool misread the agent: report that row as a bug.',
            });
    }
    const at = (0,external_node_path_.dirname)(file);
    return { name: shown, results, plan: await readPlan((0,external_node_path_.join)(at, 'plan.json'), results), folder: at };
}
/** The plan beside the results shows which results are missing; a plan of another batch is ignored. */
async function readPlan(file, results) {
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null)
        return null;
    const plan = contract_plan/* PlanSchema */.f.safeParse((0,json_text/* parseJson */.qF)(text, file));
    return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}
const UnitSchema = result/* ResultSchema */.Jh.pick({ unit_run_id: true, case_id: true, agent: true, status: true, error: true });
/** What the newest batch ran, what did not pass first; trial: null where it left no transcript. */
async function readTrials(shell) {
    const batch = await readBatches([], shell).catch(() => null);
    const rows = (batch?.results.results ?? []).map((row) => {
        const trial = (0,external_node_path_.join)((0,external_node_path_.relative)(shell.cwd, batch?.folders[0] ?? ''), 'units', row.unit_run_id, 'trial-1');
        return { ...row, trial: isTrial(trial, shell) ? trial : null };
    });
    return rows.sort((one, other) => Number(one.status === 'pass') - Number(other.status === 'pass'));
}
const describeSilent = ({ case_id, agent, status, error }) => `${case_id} on ${agent} (${status}) left no transcript: ${error ?? 'no agent was started for it'}`;
/** Of a folder that the runner made for a unit; null: it is another. */
async function readUnit(folder) {
    const text = await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(folder, 'result.json'));
    return UnitSchema.safeParse((0,json_value/* parseValue */.$x)(text ?? '')).data ?? null;
}
const isTrial = (path, shell) => ['stdout', 'stdout.txt'].some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(shell.cwd, path, name)));


/***/ })

};
