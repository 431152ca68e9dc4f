export const id = 528;
export const ids = [528];
export const modules = {

/***/ 3679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ toolCall),
/* harmony export */   Nz: () => (/* binding */ cutStrings),
/* harmony export */   Vb: () => (/* binding */ nameOf)
/* harmony export */ });
/** What a reader recognises: the program of a shell command (`ls`), else the tool's name. */
function nameOf(tool, input) {
    const command = input !== null && typeof input === 'object' ? input['command'] : null;
    if (typeof command !== 'string')
        return tool;
    const words = command.replace(/^\S*\b(?:ba|z)?sh -l?c ['"]?/, '').trim();
    return /^[\w./-]+/.exec(words)?.[0] ?? tool;
}
const STRING_LIMIT = 20_000;
/** Cuts and copies long strings, so that the tool calls do not keep a transcript of a gigabyte in memory. */
function cutStrings(value, depth = 0) {
    if (typeof value === 'string')
        return value.length > STRING_LIMIT ? Buffer.from(`${value.slice(0, STRING_LIMIT)}...`).toString() : value;
    if (value === null || typeof value !== 'object')
        return value;
    if (depth > 8)
        return '...';
    if (Array.isArray(value))
        return value.slice(0, 100).map((item) => cutStrings(item, depth + 1));
    return Object.fromEntries(Object.entries(value)
        .slice(0, 100)
        .map(([key, item]) => [key, cutStrings(item, depth + 1)]));
}
function toolCall(event) {
    const { tool, input, outcome, message } = event;
    return {
        tool,
        input: cutStrings(input),
        outcome,
        message: message === null ? null : cutStrings(message),
    };
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   Lr: () => (/* binding */ createBestHits)
/* harmony export */ });
const PROOF_PER_TOKEN = 2;
const PROOF_PER_TRIAL = 30;
const LINE_LIMIT = 500;
function createBestHits() {
    const best = new Map();
    const proofs = new Map();
    return {
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
/** The order of the original check-skills harness: stronger tier, higher score, CLI output before logs; else the first is kept. */
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

/***/ 3499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ normaliseId),
/* harmony export */   aD: () => (/* binding */ idPattern),
/* harmony export */   ig: () => (/* binding */ includesWord),
/* harmony export */   o2: () => (/* binding */ meansSkill),
/* harmony export */   w: () => (/* binding */ namesId)
/* harmony export */ });
/* harmony import */ var _case_aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5173);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6424);
/* harmony import */ var _text_escape_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1652);
/** Decides whether an id that an agent used means the skill that a case names. Exact, never by substring: `git` is not `git-commit`. */



function normaliseId(id, rule) {
    return rule === 'ignore' ? id.toLowerCase() : id;
}
/**
 * Whether the name that the agent used (`seen`, or a proven synonym in `also`) means the skill `asked`.
 * A qualified id (`plugin:skill`) needs the qualified name; a bare id matches the skill of any plugin.
 */
function meansSkill(asked, seen, also, rules) {
    const wanted = normaliseId(asked, rules.id_case);
    const qualified = wanted.includes(':');
    const means = (name) => {
        const normalised = normaliseId(name, rules.id_case);
        return normalised === wanted || (!qualified && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .y)(normalised) === wanted);
    };
    for (const name of [seen, ...also]) {
        if (means(name))
            return true;
        const resolved = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Zg)(name, rules.aliases);
        if (resolved !== name && means(resolved))
            return true;
        const bare = (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .y)(name);
        if (bare !== name && !qualified) {
            const canonical = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Zg)(bare, rules.aliases);
            if (canonical !== bare && means(canonical))
                return true;
        }
    }
    return false;
}
const ID_CHARACTER = '[A-Za-z0-9_-]';
/**
 * Finds an id as a whole word, not as part of a longer id. An escaped line break (`\\n`) before it counts as a boundary too,
 * because transcripts are JSON lines.
 */
function idPattern(id) {
    return new RegExp(`(?:(?<!${ID_CHARACTER})|(?<=\\\\[nrt]))${(0,_text_escape_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .escapePattern */ .M)(id)}(?!${ID_CHARACTER})`, 'i');
}
/** Like idPattern, but at the speed of indexOf: outputs have megabytes, and each is searched for every id. */
function namesId(text, id) {
    for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
        const before = text.charCodeAt(at - 1);
        const alone = !isIdCharacter(before) || (text[at - 2] === '\\' && 'nrt'.includes(text[at - 1]));
        if (alone && !isIdCharacter(text.charCodeAt(at + id.length)))
            return true;
    }
    return false;
}
/**
 * A case's own word in text, but not as a part of a skill's id: calling `csharp-async-patterns` says nothing about the word
 * `async`. Both in lower case; ids: those of the source.
 */
function includesWord(text, word, ids) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        let from = at;
        let to = at + word.length;
        while (isIdCharacter(text.charCodeAt(from - 1)))
            from--;
        while (isIdCharacter(text.charCodeAt(to)))
            to++;
        if (!ids.has(text.slice(from, to)))
            return true;
    }
    return false;
}
/** Takes a UTF-16 unit; false for NaN, which charCodeAt returns beyond the ends of a text. */
function isIdCharacter(unit) {
    return ((unit >= 97 && unit <= 122) ||
        (unit >= 65 && unit <= 90) ||
        (unit >= 48 && unit <= 57) ||
        unit === 45 ||
        unit === 95);
}


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

/***/ 9770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ copyLines),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Z9: () => (/* binding */ followLines)
/* harmony export */ });
/* unused harmony export createLineSplitter */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
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
/** Files are read one at a time: this one thread gains nothing from reading several, and would hold several long lines in memory. */
function inTurn(work) {
    const result = earlier.then(work);
    earlier = result.catch(() => undefined);
    return result;
}
/** Every line of a file; nothing when there is no such file. */
function readLines(path, onLine) {
    return inTurn(async () => {
        const file = await openIfThere(path);
        if (!file)
            return;
        try {
            const splitter = createLineSplitter(onLine);
            for await (const bytes of chunks(file))
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
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
    return inTurn(() => copyInTurn(from, to, change));
}
async function copyInTurn(from, to, change) {
    const source = await openIfThere(from);
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(to, 'w');
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
        for await (const bytes of chunks(source)) {
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
    let file = null;
    try {
        while (!until.aborted) {
            file ??= await openIfThere(path);
            if (file)
                for await (const bytes of chunks(file, FOLLOWED_CHUNK))
                    splitter.write(bytes);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(FOLLOW_MS, undefined, { signal: until }).catch(() => undefined);
        }
    }
    finally {
        await file?.close();
    }
}
async function* chunks(file, size = CHUNK) {
    const buffer = Buffer.allocUnsafe(size);
    for (;;) {
        const { bytesRead } = await file.read(buffer, 0, size, null);
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function openIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
}


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


/***/ }),

/***/ 6422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ RecordingMetaSchema),
  f: () => (/* binding */ explainRecording)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(715);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(6424);
// EXTERNAL MODULE: ./build/lib/evidence/explained-call.js
var explained_call = __webpack_require__(3679);
// EXTERNAL MODULE: ./build/lib/evidence/hits.js
var hits = __webpack_require__(664);
// EXTERNAL MODULE: ./build/lib/evidence/skill-id.js
var skill_id = __webpack_require__(3499);
// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var tier = __webpack_require__(7858);
;// CONCATENATED MODULE: ./build/lib/evidence/explain.js





const NOTHING = { used: false, tier: null, how: 'none', by: null, proof: null, rank: 9, call_id: null };
function createExplainer(asked) {
    const id_case = asked.id_case ?? 'exact';
    const rules = { id_case, aliases: aliasesOf(asked.installed) };
    const traces = new Map();
    const tool_calls = [];
    let fault = null;
    /** Skills under whose name another text was loaded, with the line. */
    const foreign = new Map();
    let otherUsed = false;
    let lastCall = null;
    const ask = (id) => {
        traces.set(id, NOTHING);
    };
    for (const id of asked.skills ?? asked.installed?.map((skill) => skill.id) ?? [])
        ask(id);
    const duplicates = listDuplicates(asked.installed, id_case);
    const means = (id, seen, also) => (0,skill_id/* meansSkill */.o2)(id, seen, also, rules) && !(duplicates.has((0,skill_id/* normaliseId */.GU)(id, id_case)) && seen.includes(':'));
    function addSkill(event) {
        if (asked.skills === null && ![...traces.keys()].some((id) => means(id, event.skill, event.also)))
            ask(event.skill);
        const trace = traceOf(event, (0,tier/* eventTier */.XY)(asked.agent, event));
        if (event.type === 'skill_call')
            trace.by = event.tool;
        else if (lastCall?.id === event.call_id)
            trace.by = lastCall.by;
        otherUsed ||= trace.used;
        for (const id of traces.keys())
            if (means(id, event.skill, event.also))
                keep(id, trace);
    }
    function keep(id, trace) {
        const old = traces.get(id);
        const better = trace.rank < old.rank || (trace.rank === old.rank && (trace.tier ?? 9) < (old.tier ?? 9));
        if (better)
            traces.set(id, { ...trace, proof: trace.proof === null ? null : (0,hits/* cutLine */.Hh)(trace.proof) });
    }
    /** The event of a read may come before or after that of the call that did it. */
    function nameCaller(id, by) {
        lastCall = { id, by };
        for (const trace of traces.values())
            if (trace.call_id === id)
                trace.by ??= by;
    }
    /** Mentions in the agent's own words; listings by tools come from the parsers as events. */
    function mention(event, words) {
        for (const [id, { rank }] of traces) {
            if (rank <= RANKS.mentioned || !(0,skill_id/* namesId */.w)(words, (0,bare_id/* bareId */.y)(id)))
                continue;
            keep(id, { ...NOTHING, tier: 3, how: 'mentioned', proof: event.proof, rank: RANKS.mentioned });
        }
    }
    return {
        add(event) {
            switch (event.type) {
                case 'skill_call':
                    addSkill(event);
                    tool_calls.push((0,explained_call/* toolCall */.LW)(event));
                    break;
                case 'skill_read':
                    addSkill(event);
                    break;
                case 'tool_call':
                    mention(event, inputText(event.input));
                    tool_calls.push((0,explained_call/* toolCall */.LW)(event));
                    nameCaller(event.call_id, (0,explained_call/* nameOf */.Vb)(event.tool, event.input));
                    break;
                case 'foreign_text':
                    for (const id of traces.keys())
                        if (means(id, event.skill, event.also))
                            foreign.set(id, event.proof);
                    break;
                case 'message':
                case 'final_answer':
                    mention(event, event.text);
                    break;
                case 'fault':
                    fault ??= event.fault;
                    break;
                default:
                    break;
            }
        },
        end() {
            const skills = {};
            for (const [id, proof] of foreign)
                traces.set(id, { ...NOTHING, how: 'other-text', proof: (0,hits/* cutLine */.Hh)(proof) });
            for (const [id, { used, tier, how, by, proof }] of traces) {
                skills[id] = { used, tier, how: how === 'none' && otherUsed ? 'other-skill' : how, by: by ?? null, proof };
            }
            return { agent: asked.agent, fault, skills, tool_calls };
        },
    };
}
const RANKS = { used: 0, attempt: 1, other_file: 2, refused: 3, touched: 4, mentioned: 5 };
function traceOf(event, tier) {
    const trace = (used, how, rank) => ({
        used,
        tier,
        how,
        by: null,
        proof: event.proof,
        rank,
        call_id: event.call_id,
    });
    if (event.type === 'skill_read') {
        if (event.text === 'own')
            return trace(true, 'read', RANKS.used);
        if (event.text === 'other')
            return trace(false, 'other-file', RANKS.other_file);
        return trace(false, event.why ?? 'mentioned', RANKS.touched);
    }
    if (event.outcome === 'ran')
        return trace(true, event.how, RANKS.used);
    if (event.outcome === 'unfinished')
        return trace(false, 'unfinished', RANKS.attempt);
    const refused = ['denied', 'blocked_by_hook', 'hook_errored'].includes(event.outcome);
    return trace(false, refused ? 'denied' : 'failed', RANKS.refused);
}
/** Bare ids that are also installed with a plugin prefix: such a bare id means only the skill without prefix. */
function listDuplicates(installed, id_case) {
    const ids = (installed ?? []).map((skill) => (0,skill_id/* normaliseId */.GU)(skill.id, id_case));
    return new Set(ids.filter((id) => !id.includes(':') && ids.some((other) => other !== id && (0,bare_id/* bareId */.y)(other) === id)));
}
function aliasesOf(installed) {
    const pairs = (installed ?? []).flatMap(({ id, alias }) => alias
        ? [
            [alias, id],
            [id, alias],
        ]
        : []);
    return Object.fromEntries(pairs);
}
function inputText(input) {
    return typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
}

;// CONCATENATED MODULE: ./build/lib/unit/explain.js
/** A recorded transcript, read through its agent's parser → an explanation of what happened in it. */



/** What the runner recorded in meta.json; every field may be missing. */
const RecordingMetaSchema = schemas/* looseObject */._H3({
    agent: schemas/* string */.YjP().optional(),
    exit_code: schemas/* int */.Whr().nullable().default(0),
    signal: schemas/* string */.YjP().nullable().default(null),
    timed_out: schemas/* boolean */.zMY().default(false),
    spawn_error: schemas/* string */.YjP().nullable().default(null),
    cwd: schemas/* string */.YjP().nullable().default(null),
    argv: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    prompt: schemas/* string */.YjP().nullable().default(null).catch(null),
    output_format: schemas/* string */.YjP().optional(),
    installed_skills: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: schemas/* string */.YjP(),
        path: schemas/* string */.YjP(),
        dir: schemas/* string */.YjP().optional(),
        source: schemas/* string */.YjP().optional(),
        also: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        alias: schemas/* string */.YjP().nullable().optional(),
    }))
        .nullable()
        .default(null),
});
async function explainRecording(agent, recording, skills, ports) {
    const { meta } = recording;
    const explainer = createExplainer({
        agent: agent.name,
        skills,
        installed: meta.installed_skills?.map(({ id, alias }) => ({ id, alias: alias ?? null })) ?? null,
        ...(agent.id_case ? { id_case: agent.id_case } : {}),
    });
    const parser = agent.createParser(factsOf(agent, meta, ports.readBody), (event) => {
        explainer.add(event);
        ports.onEvent?.(event);
    });
    for (const part of [recording.stdout].flat())
        await ports.readLines(part, (line) => parser.stdout(line));
    if (recording.stderr !== null)
        await ports.readLines(recording.stderr, (line) => parser.stderr(line));
    for (const log of recording.session_logs)
        await ports.readLines(log, (line) => parser.sessionLog(line));
    const { exit_code, signal, timed_out, spawn_error } = meta;
    parser.end({ exit_code, signal, timed_out, spawn_error });
    return { ...explainer.end(), coverage: parser.coverage() };
}
function factsOf(agent, meta, readBody) {
    const folder = meta.argv.indexOf('-C');
    return {
        installed_skills: meta.installed_skills?.map(({ id, path, dir, source, also }) => ({
            id,
            path,
            ...(dir === undefined ? {} : { dir }),
            ...(source === undefined ? {} : { source }),
            ...(also === undefined ? {} : { also }),
        })) ?? null,
        body_of: readBody ?? null,
        text_output: isText(agent, meta),
        cwd: meta.cwd ?? (folder >= 0 ? (meta.argv[folder + 1] ?? null) : null),
    };
}
/** What the recorder says of the format; a command line that is not known says nothing. */
function isText(agent, { argv, output_format }) {
    if (output_format === 'text')
        return true;
    return argv.length === 0 ? null : !(0,formats/* asksForJson */.aW)(agent.name, argv);
}


/***/ }),

/***/ 2528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2857);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5815);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3595);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3616);
/* harmony import */ var _run_conversations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7648);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(931);
/** `report`: results of a batch and their comparison → Markdown, HTML, JUnit, SARIF or another format. */







const report = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCommand */ .NB)({
    summary: 'Writes the report of a batch as Markdown, HTML, JUnit XML, SARIF, text, JSON, suite report or proof log',
    positionals: '',
    options: _compare_js__WEBPACK_IMPORTED_MODULE_5__.ComparedSchema.extend({
        format: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL)
            .default('markdown')
            .describe(`Report format: ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL.join(', ')}`),
        output: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional().describe('File to write; default stdout'),
    }),
    async run(options, _, shell) {
        const { folders, ...input } = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__.compareResults)(options, shell);
        const text = (0,_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B1)(options.format, {
            ...input,
            ...(await (0,_run_conversations_js__WEBPACK_IMPORTED_MODULE_4__/* .conversationsFor */ ._)(options.format, folders, input, shell.env)),
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

/***/ 7648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ conversationsFor)
});

// UNUSED EXPORTS: readConversations

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 183 modules
var agents = __webpack_require__(5353);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/lib/contract/hook-call.js
var hook_call = __webpack_require__(3733);
// EXTERNAL MODULE: ./build/lib/io/files/lines.js
var lines = __webpack_require__(9770);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/lib/report/hook-calls.js
var hook_calls = __webpack_require__(7176);
;// CONCATENATED MODULE: ./build/lib/report/conversation.js


const LIMITS = { message: 4000, input: 2000, output: 3000, hook: 1500, first: 50, last: 30, hooks: 40 };
function createConversation({ trial, prompt, hooks, redact }) {
    const first = [];
    const last = [];
    let left_out = 0;
    const calls = new Map();
    const reads = new Map();
    const waiting = hooks.slice(0, LIMITS.hooks);
    const cut = (text, limit) => redact((0,text_escape/* clean */.uH)(text, limit + 5000)).slice(0, limit);
    function push(turn) {
        if (first.length < LIMITS.first)
            first.push(turn);
        else if (last.push(turn) > LIMITS.last) {
            last.shift();
            left_out++;
        }
    }
    function addCall(event) {
        const { call_id, tool, input, outcome, message, output } = event;
        const turn = {
            kind: 'call',
            at: locate(event),
            tool: redact((0,text_escape/* oneLine */.TN)(tool, 80)),
            input: cut(wordInput(input), LIMITS.input),
            outcome,
            message: message === null ? null : redact((0,text_escape/* oneLine */.TN)(message, 600)),
            output: cut(output, LIMITS.output),
            cut: Math.max(0, output.length - LIMITS.output),
            skills: event.type === 'skill_call' ? [wordLoad(event)] : (reads.get(call_id) ?? []),
            hooks: takeHooks(waiting, event).map(wordHook),
        };
        reads.delete(call_id);
        calls.set(call_id, turn);
        if (calls.size > LIMITS.first + LIMITS.last)
            calls.delete(calls.keys().next().value ?? '');
        push(turn);
    }
    /** It may come before or after the call that did it. */
    function addRead(event) {
        const call = calls.get(event.call_id);
        if (call)
            call.skills.push(wordRead(event));
        else if (reads.size < LIMITS.first)
            reads.set(event.call_id, [...(reads.get(event.call_id) ?? []), wordRead(event)]);
    }
    const wordHook = (call) => ({
        kind: 'hook',
        event: (0,text_escape/* oneLine */.TN)(call.event, 60),
        command: redact((0,text_escape/* oneLine */.TN)(call.command, 300)),
        ended: `${(0,hook_calls/* wordEnd */.Ov)(call)} after ${Math.round(call.duration_ms)} ms`,
        stdin: cut(call.stdin, LIMITS.hook),
        stdout: cut(call.stdout, LIMITS.hook),
        stderr: cut(call.stderr, LIMITS.hook),
    });
    return {
        add(event) {
            if (event.type === 'tool_call' || event.type === 'skill_call')
                addCall(event);
            else if (event.type === 'skill_read')
                addRead(event);
            // The final answer is the last message once more; usage and model are in the result.
            else if (event.type === 'message')
                push({ kind: 'message', at: locate(event), text: cut(event.text, LIMITS.message) });
            else if (event.type === 'fault')
                push({ kind: 'fault', at: locate(event), text: redact((0,text_escape/* oneLine */.TN)(event.fault.message, 600)) });
        },
        end() {
            const before = waiting.filter(({ event }) => /^(session_?start|user_?prompt)/i.test(event));
            const after = waiting.filter((call) => !before.includes(call));
            const turns = [...before.map(wordHook), ...first, ...last, ...after.map(wordHook)];
            return { trial, prompt: prompt === null ? null : cut(prompt, LIMITS.message), turns, left_out };
        },
    };
}
const locate = ({ stream, line }) => `${stream}:${line}`;
function wordLoad({ skill, how, outcome }) {
    const done = outcome === 'ran' ? { invoked: 'loaded', forked: 'started', injected: 'was given' }[how] : 'asked for';
    return `${done} ${(0,text_escape/* oneLine */.TN)(skill, 120)}`;
}
function wordRead({ skill, text, why }) {
    const name = (0,text_escape/* oneLine */.TN)(skill, 120);
    if (text === 'own')
        return `read ${name}`;
    return text === 'other'
        ? `read another file of ${name}`
        : `${(0,text_escape/* oneLine */.TN)(why ?? 'touched', 40)} a file of ${name}, no read`;
}
/** What was asked, as a person would write it: a command as it is, other inputs a line per field. */
function wordInput(input) {
    if (typeof input === 'string')
        return input;
    if (input === null || typeof input !== 'object')
        return JSON.stringify(input) ?? '';
    const fields = Object.entries(input);
    const command = input['command'];
    if (typeof command === 'string')
        return command;
    return fields
        .slice(0, 50)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join('\n');
}
/** Removes from the waiting hooks those that were asked about this very call. */
function takeHooks(waiting, { call_id, input }) {
    const asked = JSON.stringify(input);
    const own = waiting.filter(({ stdin }) => {
        const given = parseObject(stdin);
        if (typeof given['tool_use_id'] === 'string')
            return given['tool_use_id'] === call_id;
        return 'tool_input' in given && JSON.stringify(given['tool_input']) === asked;
    });
    for (const call of own)
        waiting.splice(waiting.indexOf(call), 1);
    return own;
}
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return value !== null && typeof value === 'object' ? value : {};
    }
    catch {
        return {};
    }
}

// EXTERNAL MODULE: ./build/lib/text/redaction.js
var redaction = __webpack_require__(5339);
// EXTERNAL MODULE: ./build/lib/unit/explain.js + 1 modules
var explain = __webpack_require__(6422);
;// CONCATENATED MODULE: ./build/src/run/conversations.js
/** The folder of a batch → the conversations of its trials, for the HTML report: what failed first, until the page is full. */









/** A page opens at once up to about here; texts of transcripts shrink to a sixth in it. */
const MOST_CHARS = 12_000_000;
const MOST_TRIALS = 2000;
/** Reading one may take seconds; the artifact has it whole. */
const MOST_BYTES = 64 << 20;
const MOST_OF_UNIT = 3;
/** Of all reports only the HTML page shows them. folders: where the units of the batch may be. */
async function conversationsFor(format, folders, report, env) {
    return format === 'html' ? { conversations: await readConversations(folders, report, env) } : {};
}
async function readConversations(folders, { results, comparison }, env) {
    const redact = (0,redaction/* createRedactor */.lY)((0,redaction/* listSecrets */.AQ)(env));
    const found = new Map();
    let room = MOST_CHARS;
    let trials = 0;
    for (const row of worstFirst(results.results, comparison)) {
        // Results may come from elsewhere, and their ids are part of a path here.
        if (!/^[\w-]+$/.test(row.unit_run_id))
            continue;
        const unit = folders.map((folder) => (0,external_node_path_.join)(folder, 'units', row.unit_run_id)).find((path) => (0,external_node_fs_.existsSync)(path));
        for (const trial of unit === undefined ? [] : shownTrials(row)) {
            if (room <= 0 || trials >= MOST_TRIALS)
                return found;
            const conversation = await readTrial((0,external_node_path_.join)(unit, `trial-${trial}`), row, trial, redact);
            if (!conversation)
                continue;
            trials++;
            room -= JSON.stringify(conversation).length;
            found.set(row.unit_run_id, [...(found.get(row.unit_run_id) ?? []), conversation]);
        }
    }
    return found;
}
function worstFirst(results, { deltas }) {
    const failing = new Set(deltas.filter(({ fails }) => fails).map(({ case_id, agent }) => `${case_id}\n${agent}`));
    const rank = (row) => failing.has(`${row.case_id}\n${row.agent}`) ? 0 : row.status === 'pass' || row.status === 'skipped' ? 2 : 1;
    return results.toSorted((a, b) => rank(a) - rank(b));
}
/** The one that stands for the unit first. */
function shownTrials({ trials, status }) {
    const shown = trials.verdicts.find((one) => one.status === status) ?? trials.verdicts[0];
    const others = trials.verdicts.filter((one) => one !== shown);
    return [...(shown ? [shown] : []), ...others].slice(0, MOST_OF_UNIT).map(({ trial }) => trial);
}
async function readTrial(folder, row, trial, redact) {
    const stdout = (0,external_node_path_.join)(folder, 'stdout');
    const agent = (0,agents/* findAgent */.dp)((0,agent_key/* agentName */.Lp)(row.agent));
    const size = (0,external_node_fs_.statSync)(stdout, { throwIfNoEntry: false })?.size;
    if (!agent || size === undefined || size > MOST_BYTES)
        return null;
    const meta = readMeta((0,external_node_path_.join)(folder, 'meta.json'));
    const hooks = readHooks((0,external_node_path_.join)(folder, 'hooks.jsonl'));
    const conversation = createConversation({ trial, prompt: meta.prompt, hooks, redact });
    const stderr = (0,external_node_path_.join)(folder, 'stderr');
    const recording = { stdout, stderr: (0,external_node_fs_.existsSync)(stderr) ? stderr : null, session_logs: [], meta };
    await (0,explain/* explainRecording */.f)(agent, recording, null, { readLines: lines/* readLines */.Se, onEvent: (event) => conversation.add(event) });
    return conversation.end();
}
/** Whatever is wrong with it, the transcript itself can be read. */
function readMeta(path) {
    try {
        return explain/* RecordingMetaSchema */.Y.parse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
    }
    catch {
        return explain/* RecordingMetaSchema */.Y.parse({});
    }
}
function readHooks(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return [];
    return (0,external_node_fs_.readFileSync)(path, 'utf8')
        .split('\n')
        .flatMap((line) => {
        try {
            return [hook_call/* HookCallSchema */.p.parse(JSON.parse(line))];
        }
        catch {
            return [];
        }
    });
}


/***/ })

};
