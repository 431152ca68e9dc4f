export const id = 720;
export const ids = [720,931];
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









const FORMATS = { claude: _claude_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F, codex: _codex_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formats */ .F, copilot: _copilot_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .F, gemini: _gemini_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formats */ .F, opencode: _opencode_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .formats */ .Fx, pi: _pi_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formats */ .F, qwen: _qwen_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formats */ .F, cline: _cline_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .Fx, kilo: _kilo_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .formats */ .Fx };
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

/***/ 90931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ComparedSchema: () => (/* binding */ ComparedSchema),
/* harmony export */   compare: () => (/* binding */ compare),
/* harmony export */   compareResults: () => (/* binding */ compareResults),
/* harmony export */   patternsOf: () => (/* binding */ patternsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(92857);
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83776);
/* harmony import */ var _lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46418);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88970);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2660);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56223);
/* harmony import */ var _check_read_branch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46797);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95441);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39138);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70348);
/* harmony import */ var _run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24303);
/* harmony import */ var _run_conclude_changes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26639);
/* harmony import */ var _run_conclude_compare_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2762);
/* harmony import */ var _run_own_repository_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26988);
/* harmony import */ var _run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(57267);
/* harmony import */ var _run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69035);
/** `compare`: results of one or more batches against the baselines \u2192 the delta table and the gate. */

















const { baseline, baseline_ref, fail_on, fail_on_infra, infra_tolerant, accept, agents } = _options_run_options_js__WEBPACK_IMPORTED_MODULE_8__/* .RunOptionsSchema */ .Rl.shape;
/** The options that `compare` and `report` share. */
const ComparedSchema = zod__WEBPACK_IMPORTED_MODULE_16__/* .object */ .Ikc({
    results: _options_values_js__WEBPACK_IMPORTED_MODULE_9__/* .repeatable */ .EQ
        .prefault([])
        .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${_options_run_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ARTIFACTS_ROOT */ .h4})`),
    cases: agents.describe('Corpus files, folders or globs, to see what checks less than at the ref; default those of the batch'),
    agents: agents.describe('Agents that must have results, if there is no plan.json beside the results'),
    baseline,
    baseline_ref,
    ref_baseline: zod__WEBPACK_IMPORTED_MODULE_16__/* .string */ .YjP().optional().describe('Baseline file to compare with, instead of a git ref'),
    fail_on,
    fail_on_infra,
    infra_tolerant,
    accept,
});
const compare = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_7__/* .defineCommand */ .NB)({
    summary: 'Compares results with the baselines; prints what changed and the gate',
    positionals: '',
    options: ComparedSchema.extend({
        json: zod__WEBPACK_IMPORTED_MODULE_16__/* .boolean */ .zMY().default(false).describe('Print the gate, the counts and every delta as JSON'),
    }),
    async run(options, _, shell) {
        const report = await compareResults(options, shell);
        shell.stdout((0,_lib_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderReport */ .B1)(options.json ? 'json' : 'text', {
            ...report,
            columns: shell.columns,
            wrap: shell.wrap ?? false,
            colour: shell.colour,
        }));
        return (0,_lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(report.comparison.gate);
    },
});
/** folders: those of the batches. */
async function compareResults(options, shell) {
    const { results, plan, folders } = await (0,_run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_10__/* .readBatches */ .P)(options.results, shell);
    const { file, current, ref, tree } = await (0,_run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_14__/* .readBaselines */ .bm)(options, shell.cwd, (name) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openAtRef */ .p6)(shell.cwd, name));
    const compared = await corporaOf({ ref, tree }, options.cases, results, shell.cwd);
    const comparison = (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        branch: await (0,_check_read_branch_js__WEBPACK_IMPORTED_MODULE_6__/* .readBranchAfter */ .pc)(results, { ref, tree }, { cases: patternsOf(options.cases, results), cwd: shell.cwd }),
        options: { ...(0,_run_conclude_compare_js__WEBPACK_IMPORTED_MODULE_12__/* .gateOptions */ .O)(options), accept: options.accept, expected_agents: options.agents ?? [] },
    });
    const changes = await (0,_run_conclude_changes_js__WEBPACK_IMPORTED_MODULE_11__/* .readChanges */ .St)({ results, comparison }, { ref, base: tree, ...(0,_run_conclude_changes_js__WEBPACK_IMPORTED_MODULE_11__/* .readCheckout */ .b$)(shell.cwd) });
    const folder = (0,_run_own_repository_js__WEBPACK_IMPORTED_MODULE_13__/* .folderInRepository */ .Q0)(shell.cwd);
    return { results, plan, comparison, baseline_file: file, folders, folder, ...(changes ? { changes } : {}) };
}
function patternsOf(named, { options }) {
    const { cases } = options;
    return named ?? (Array.isArray(cases) && cases.length > 0 ? cases.map(String) : ['cases.json']);
}
/** Results know which files their cases came from; both versions of those are read here. */
async function corporaOf(at, named, results, cwd) {
    if (!at.ref?.baseline)
        return { corpora: null, notes: [] };
    const patterns = patternsOf(named, results);
    try {
        const { cases: now, routes } = await (0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .loadCorpus */ .xe)(patterns, { cwd, strict: false });
        const skills = Object.values(results.offers).flatMap((offers) => Object.keys(offers));
        return await (0,_run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_15__/* .readCorpora */ .T)(at, {
            patterns,
            cwd,
            now,
            source: async () => ({
                skill: skills.length > 0 ? skills : null,
                subagent: null,
                route: routes.map(({ name }) => name),
            }),
        });
    }
    catch (error) {
        if (!(error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x) || named)
            throw error;
        return {
            corpora: null,
            notes: [(0,_run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_15__/* .unseen */ .n)(`the cases of this batch cannot be read here (${error.problem.replace(/\.$/, '')})`)],
        };
    }
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
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75815);
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

/***/ 24303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ readBatches)
});

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
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(75815);
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


/***/ }),

/***/ 15365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory),
/* harmony export */   R: () => (/* binding */ DEFAULT_HISTORY)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_record_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33312);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75815);
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


/***/ }),

/***/ 69035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readCorpora),
/* harmony export */   n: () => (/* binding */ unseen)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14533);
/* harmony import */ var _lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92121);
/** The ref's files and the cases of now \u2192 both corpora, for what a branch checks less of than the ref; or why they cannot be compared. */




async function readCorpora({ ref, tree }, request) {
    // Without a baseline there, nothing was expected of these cases.
    if (!ref?.baseline || ref.baseline.cases.size === 0)
        return { corpora: null, notes: [] };
    if (!tree)
        return { corpora: null, notes: [unseen(`${ref.name} is a file without its cases`)] };
    const { cases, problems } = await readThen(tree, ref.name, request);
    const notes = problems.map(unseen);
    if (cases.length === 0)
        return { corpora: null, notes };
    return { corpora: { now: request.now, before: cases, source: await request.source(cases) }, notes };
}
async function readThen(tree, name, { patterns, cwd, now }) {
    const origins = now.flatMap(({ origin }) => (origin ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, origin.file))] : []));
    const files = [...new Set(origins)].map((file) => file.replaceAll('\\', '/'));
    try {
        return await (0,_lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .readCorpusAtRef */ .$)(patterns, tree, { cwd, name, files });
    }
    catch (error) {
        if (!(error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x))
            throw error;
        return { cases: [], problems: [`the cases at ${name} cannot be read (${error.problem.replace(/\.$/, '')})`] };
    }
}
/** A note says where the comparison has a gap. */
const unseen = (problem) => ({
    level: 'warning',
    message: `A case that this branch weakened might not be seen: ${(0,_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .endSentence */ .H_)(problem)}`,
});


/***/ })

};
