export const id = 720;
export const ids = [720];
export const modules = {

/***/ 20715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ listConversationLines),
/* harmony export */   aW: () => (/* binding */ asksForJson),
/* harmony export */   iR: () => (/* binding */ listSessionLines),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* unused harmony export FORMATS */
/* harmony import */ var _claude_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6787);
/* harmony import */ var _cline_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98912);
/* harmony import */ var _codex_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14412);
/* harmony import */ var _copilot_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50937);
/* harmony import */ var _gemini_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41476);
/* harmony import */ var _kilo_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38422);
/* harmony import */ var _opencode_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92954);
/* harmony import */ var _pi_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94744);
/* harmony import */ var _qwen_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19204);









const FORMATS = { claude: _claude_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .Fx, codex: _codex_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formats */ .Fx, copilot: _copilot_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .Fx, gemini: _gemini_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formats */ .F, opencode: _opencode_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .formats */ .Fx, pi: _pi_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formats */ .Fx, qwen: _qwen_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formats */ .Fx, cline: _cline_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .Fx, kilo: _kilo_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .formats */ .Fx };
function attribute(record) {
    let first = null;
    for (const agent of Object.keys(FORMATS)) {
        const found = FORMATS[agent].recognise(record);
        if (found?.sure)
            return { agent, ...found };
        if (found)
            first ??= { agent, ...found };
    }
    return first;
}
/** Whether a command line asks that agent for records; what else it prints is text. */
const asksForJson = (agent, argv) => Object.hasOwn(FORMATS, agent) && FORMATS[agent].asksForJson(argv);
/** Agents that keep their sessions in a database. */
const TABLES = { opencode: _opencode_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .SESSION_TABLES */ .hO, kilo: _kilo_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .SESSION_TABLES */ .hO };
/** A fork's has the tables of its parent, too. Empty where it has other tables, because it does not belong to an agent. */
const ownersOf = ({ tables }) => Object.entries(TABLES)
    .filter(([, own]) => own.tables.every((table) => tables.includes(table)))
    .sort(([, one], [, other]) => other.tables.length - one.tables.length)
    .slice(0, 1);
function* listSessionLines(database) {
    for (const [, { listRecords }] of ownersOf(database))
        for (const record of listRecords(database))
            yield JSON.stringify(record);
}
function* listConversationLines(database) {
    for (const [agent, { listConversations }] of ownersOf(database))
        for (const { record, ...of } of listConversations(database))
            yield { agent, line: JSON.stringify(record), ...of };
}


/***/ }),

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

/***/ 26754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FT: () => (/* binding */ copyLines),
  Z9: () => (/* binding */ followLines),
  Se: () => (/* binding */ readLines)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/lib/io/files/line-splitter.js
/** Bytes, chunk by chunk \u2192 their lines, in order: any bytes, LF or CRLF, with or without a final line break. Only extremely long lines are truncated. */
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

// EXTERNAL MODULE: ./build/lib/io/files/make-folder.js
var make_folder = __webpack_require__(50128);
;// CONCATENATED MODULE: ./build/lib/io/files/lines.js
/** A file \u2192 its lines, in order: read, copied, or followed while it is still being written. */






const CHUNK = 1 << 20;
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
/** Copies a text file line by line through `change`; the copy of an absent file is empty. onCopied: gets what readLines would of the copy. */
function copyLines(from, to, change, onCopied = () => { }) {
    return inTurn(() => copyInTurn(from, to, (line) => {
        const changed = change(line);
        onCopied(changed.endsWith('\r') ? changed.slice(0, -1) : changed);
        return changed;
    }));
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
        return (0,make_folder/* writeInFolder */.B)(to, () => (0,external_node_fs_.writeFileSync)(to, text));
    }
    await (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(to));
    const source = await openIfThere(from);
    const target = await (0,promises_.open)(to, 'w');
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
            await (0,external_node_timers_promises_.setTimeout)(FOLLOW_MS, undefined, { signal: until }).catch(() => undefined);
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
/** Null where it is larger, or cannot be opened. */
function readIfSmall(path) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, 'r');
    }
    catch {
        return null;
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(file);
        if (!facts.isFile() || facts.size > SMALL)
            return null;
        // One byte more shows whether the file has grown since, and then it is read as a large one.
        const bytes = Buffer.allocUnsafe(facts.size + 1);
        let length = 0;
        for (let read = -1; read !== 0 && length < bytes.length; length += read)
            read = (0,external_node_fs_.readSync)(file, bytes, length, bytes.length - length, length);
        return length > facts.size ? null : bytes.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
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
        return await (0,promises_.open)(path, 'r');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
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

/***/ 75339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ listSecrets),
/* harmony export */   HY: () => (/* binding */ SHAPES),
/* harmony export */   Lx: () => (/* binding */ pickSecrets),
/* harmony export */   Sn: () => (/* binding */ MIN_SECRET_CHARS),
/* harmony export */   es: () => (/* binding */ PRIVATE_KEY),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);
/** Text that an agent printed \u2192 the same text without secrets. Applied to everything that is written, logged or posted as a comment. */

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
    /\b(?:AKIA|ASIA|AGPA|AROA|ANPA)[A-Z0-9]{16}\b/g,
    // No fixed length: of a longer one the end would stay.
    /\bAIza[A-Za-z0-9_-]{30,}/g,
    /\bya29\.[A-Za-z0-9_-]{20,}/g,
    /\bAT(?:ATT|CTT)[A-Za-z0-9_=-]{20,}/g,
    /\bLTAI[A-Za-z0-9]{12,}/g,
    /\bhf_[A-Za-z0-9]{30,}/g,
    /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
    /\b(?:Bearer|Basic)\s+[A-Za-z0-9+/_.=-]{20,}/gi,
    // In a header of any length, but no placeholder of a manual (`$TOKEN`, `<token>`, `YOUR_KEY`).
    /(?<=\bAuthorization\\?["']?[:=]\s?\\?["']?(?:[A-Za-z-]{3,12}\s)?)(?=[\w+/.=~-]*[\d.])(?!your|my)[\w+/.=~-]{6,}/gi,
    /(?<=:\/\/[^\s/:@"']{1,100}:)[^\s/@"']{3,200}(?=@)/g,
];
/** A private key spans several lines, or one long line in JSON: the whole body is removed. */
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g;
/** Most lines contain none of the shapes, so one cheap test comes first. */
const MAYBE = /sk-|gh[pousr]_|github_pat_|glpat-|npm_|xox|AKIA|ASIA|AGPA|AROA|ANPA|AIza|ya29\.|ATATT|ATCTT|LTAI|hf_|eyJ|[Bb]earer|BEARER|[Bb]asic|BASIC|uthorization|UTHORIZATION|:\/\/|PRIVATE KEY/;
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
    const pattern = values.length ? new RegExp(values.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP).join('|'), 'g') : null;
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


/***/ }),

/***/ 82528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92857);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77406);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2660);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95441);
/* harmony import */ var _run_conclude_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15365);
/* harmony import */ var _run_conclude_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97146);
/* harmony import */ var _run_conclude_trial_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65275);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90931);
/** `report`: results of a batch and their comparison \u2192 Markdown, HTML, JUnit, SARIF or another format. */









const report = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCommand */ .NB)({
    summary: 'Writes the report of a batch as Markdown, HTML, JUnit XML, SARIF, text, JSON, suite report or the lines that prove each result',
    positionals: '',
    options: _compare_js__WEBPACK_IMPORTED_MODULE_7__.ComparedSchema.extend({
        format: zod__WEBPACK_IMPORTED_MODULE_8__/* ["enum"] */ .k5n(_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL)
            .default('markdown')
            .describe(`Report format: ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL.join(', ')}`),
        output: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional().describe('File to write; default stdout'),
        history: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()
            .optional()
            .describe(`For html: history of earlier batches, as trend writes it (default: ${_run_conclude_history_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_HISTORY */ .R}, if it is there)`),
    }),
    async run(options, _, shell) {
        const { folders, ...input } = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_7__.compareResults)(options, shell);
        const sources = { trials: folders.map(_run_conclude_trial_source_js__WEBPACK_IMPORTED_MODULE_6__/* .trialsIn */ .T), cwd: shell.cwd, history: options.history };
        const text = (0,_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B1)(options.format, {
            ...(await (0,_run_conclude_page_js__WEBPACK_IMPORTED_MODULE_5__/* .addPageParts */ .r)(options.format, input, sources, shell.env)),
            columns: shell.columns,
            wrap: Boolean(shell.wrap && !options.output),
            colour: shell.colour && !options.output,
        });
        if (options.output === undefined)
            shell.stdout(text);
        else
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__/* .files */ .a.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, options.output), text);
        // The gate decides the exit code of `compare`, not of `report`.
        return 0;
    },
});


/***/ }),

/***/ 15365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory),
/* harmony export */   R: () => (/* binding */ DEFAULT_HISTORY)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_record_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33312);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77406);
/* harmony import */ var _lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29564);
/** The history file of earlier batches \u2192 its lines. */




const DEFAULT_HISTORY = 'routing-history.jsonl';
/** Null where there is no such file. */
async function readHistory(file, cwd) {
    const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if (text === null)
        return null;
    return (0,_lib_input_record_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLines */ .u)(text, _lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__/* .HistoryLineSchema */ .qp, {
        file,
        what: 'a line of a history',
        fix: 'remove the line, or name another file with --history.',
    });
}


/***/ }),

/***/ 97146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ addPageParts)
/* harmony export */ });
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _conversations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88337);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15365);
/** What only the HTML page shows of a batch: its trials as conversations, and the batches before it. */



async function addPageParts(format, input, { trials, cwd, history }, env) {
    if (format !== 'html')
        return input;
    try {
        const conversations = await (0,_conversations_js__WEBPACK_IMPORTED_MODULE_1__/* .readConversations */ .p9)(trials, input, env);
        return { ...input, conversations, ...(await readOrNote(input, cwd, history)) };
    }
    finally {
        for (const source of trials)
            await source.close();
    }
}
/** A page without its history is better than none; a file that the user named must be there. */
async function readOrNote({ notes = [] }, cwd, named) {
    try {
        const history = await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readHistory */ .L)(named ?? _history_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_HISTORY */ .R, cwd);
        if (history)
            return { history };
        if (named === undefined)
            return {};
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('There is no such file.', {
            file: named,
            fix: 'name a file that `trend` wrote, or leave --history out.',
        });
    }
    catch (error) {
        if (named !== undefined || !(error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x))
            throw error;
        return { notes: [...notes, `The history of earlier batches is not shown: ${error.message}`] };
    }
}


/***/ }),

/***/ 65275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ trialsIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Where the trials of a batch lie \u2192 one of them as a folder, for as long as it is read. */


/** Of a batch that is on this machine. */
function trialsIn(batch) {
    return {
        async open(unit_run_id, trial) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(batch, 'units', unit_run_id, `trial-${trial}`);
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? { folder, close: async () => { } } : null;
        },
        close: async () => { },
    };
}


/***/ })

};
