export const id = 548;
export const ids = [548];
export const modules = {

/***/ 2884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseAgentKey),
/* harmony export */   F: () => (/* binding */ parseAgentKeys)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** `name[@vendor-model][+install]` as users write agents, taken apart. */

const INSTALLS = ['plugin', 'marketplace', 'skills'];
const SHAPE = /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?<install>[a-z]+))?$/;
function parseAgentKey(text, names) {
    const found = SHAPE.exec(text)?.groups;
    if (!found?.name) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' is not an agent.`, {
            fix: `write name[@vendor-model][+install], such as claude@haiku or codex+plugin.`,
        });
    }
    if (!names.includes(found.name)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`There is no agent '${found.name}'.`, { fix: `use one of ${names.join(', ')}.` });
    }
    if (found.install && !INSTALLS.includes(found.install)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names an unknown way of installing, '${found.install}'.`, {
            fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
        });
    }
    return {
        key: text,
        name: found.name,
        vendor_model: found.model ?? null,
        install: found.install ?? null,
    };
}
/** Each key once, in the order given. */
function parseAgentKeys(texts, names) {
    return [...new Set(texts)].map((text) => parseAgentKey(text, names));
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   JZ: () => (/* binding */ createHitBook),
/* harmony export */   LK: () => (/* binding */ isBetter)
/* harmony export */ });
const PROOF_PER_TOKEN = 2;
const PROOF_PER_TRIAL = 30;
const LINE_LIMIT = 500;
function createHitBook() {
    const best = new Map();
    const proofs = new Map();
    return {
        note(token, tier, score, place, detail) {
            const old = best.get(token);
            const kind = place.stream === 'session_log' ? 'session_log' : 'cli_output';
            const lines = proofs.get(token) ?? [];
            const weakest = lines.length < PROOF_PER_TOKEN ? undefined : lines.at(-1);
            const proves = !weakest || tier < weakest.tier || (tier === weakest.tier && score > weakest.score);
            if (old && !proves && !isBetter({ tier, score, source_kind: kind }, old))
                return;
            const proof = cutLine(place.proof);
            if (!old || isBetter({ tier, score, source_kind: kind }, old)) {
                best.set(token, { tier, score, source_kind: kind, source_detail: detail, proof_line: proof });
            }
            if (!proves || lines.some((l) => l.source === place.stream && l.line_number === place.line))
                return;
            lines.push({ token, source: place.stream, line_number: place.line, line: proof, score, tier });
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
/** The seeds' order: higher tier, higher score, CLI output before logs, else the first stays. */
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
/** Cut to 500 characters, and copied: a slice would keep a line of hundreds of megabytes alive. */
function cutLine(line) {
    if (line.length <= LINE_LIMIT)
        return line;
    return Buffer.from(`${line.slice(0, LINE_LIMIT)}...`).toString('utf8');
}


/***/ }),

/***/ 3499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   Zg: () => (/* binding */ resolveAlias),
/* harmony export */   aD: () => (/* binding */ idPattern),
/* harmony export */   o2: () => (/* binding */ meansSkill),
/* harmony export */   td: () => (/* binding */ foldId),
/* harmony export */   w: () => (/* binding */ namesId),
/* harmony export */   yX: () => (/* binding */ aliasesFor)
/* harmony export */ });
/* harmony import */ var _escape_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2730);
/* harmony import */ var _skill_bare_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7744);
/** Skill ids: decides whether an id an agent used means the skill a case asks for. Exact, never by substring: `git` is not `git-commit`. */


function foldId(id, rule) {
    return rule === 'ignore' ? id.toLowerCase() : id;
}
/** Replaces an alias by its canonical id; written exactly first, then ignoring case, as the seeds look it up. */
function resolveAlias(id, aliases) {
    if (Object.hasOwn(aliases, id))
        return aliases[id];
    const folded = id.toLowerCase();
    for (const [alias, canonical] of Object.entries(aliases))
        if (alias.toLowerCase() === folded)
            return canonical;
    return id;
}
/** The seeds look an agent's aliases up by its name, exactly and then ignoring case; `claude@haiku` falls back to `claude`. */
function aliasesFor(agent, byAgent) {
    for (const name of [agent, agentName(agent)]) {
        const key = Object.keys(byAgent).find((k) => k === name) ??
            Object.keys(byAgent).find((k) => k.toLowerCase() === name.toLowerCase());
        if (key !== undefined)
            return byAgent[key];
    }
    return {};
}
/** `claude@haiku`, `codex+plugin` → the agent's bare name. */
function agentName(agent) {
    return agent.split(/[@+]/, 1)[0];
}
/**
 * Does what the agent named (`seen`, or a name proved to mean the same, `also`) mean the skill `asked`?
 * A qualified question (`plugin:skill`) wants the qualified name; a bare one takes the skill of any plugin.
 */
function meansSkill(asked, seen, also, rules) {
    const wanted = foldId(asked, rules.id_case);
    const qualified = wanted.includes(':');
    const means = (name) => {
        const folded = foldId(name, rules.id_case);
        return folded === wanted || (!qualified && (0,_skill_bare_id_js__WEBPACK_IMPORTED_MODULE_0__/* .bareId */ .y)(folded) === wanted);
    };
    for (const name of [seen, ...also]) {
        if (means(name))
            return true;
        const resolved = resolveAlias(name, rules.aliases);
        if (resolved !== name && means(resolved))
            return true;
        const bare = (0,_skill_bare_id_js__WEBPACK_IMPORTED_MODULE_0__/* .bareId */ .y)(name);
        if (bare !== name && !qualified) {
            const canonical = resolveAlias(bare, rules.aliases);
            if (canonical !== bare && means(canonical))
                return true;
        }
    }
    return false;
}
const ID_CHARACTER = '[A-Za-z0-9_-]';
/**
 * Finds an id standing alone in text: not as a part of a longer id. An escaped line break (`\\n`) before it is a border too,
 * because transcripts are JSON lines.
 */
function idPattern(id) {
    return new RegExp(`(?:(?<!${ID_CHARACTER})|(?<=\\\\[nrt]))${(0,_escape_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .M)(id)}(?!${ID_CHARACTER})`, 'i');
}
/** idPattern's question, answered at the speed of indexOf: outputs have megabytes, and each is searched for every id. */
function namesId(text, id) {
    for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
        const before = text.charCodeAt(at - 1);
        const alone = !isIdCharacter(before) || (text[at - 2] === '\\' && 'nrt'.includes(text[at - 1]));
        if (alone && !isIdCharacter(text.charCodeAt(at + id.length)))
            return true;
    }
    return false;
}
/** Of a UTF-16 unit; NaN, beyond the ends of a text, is none. */
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
/* harmony import */ var _skill_bare_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7744);
/* harmony import */ var _skill_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3499);


/** Agents that load a skill only by reading its SKILL.md: there a verified read is the confirmed use. Codex 0.169 has no skill event. */
const LOADS_BY_READING = ['codex'];
/**
 * How much an event proves about the skill it names; null when it proves nothing: refused, denied, blocked, failed,
 * or not about a skill.
 */
function eventTier(agent, event) {
    switch (event.type) {
        case 'skill_call':
            // A call whose result was never seen is an attempt; Claude's Skill tool has answered with is_error and no body (2.1.141).
            if (event.outcome === 'ran')
                return 1;
            return event.outcome === 'unfinished' ? 2 : null;
        case 'skill_read':
            if (event.text === 'own')
                return LOADS_BY_READING.includes((0,_skill_id_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase()) ? 1 : 2;
            return event.text === 'other' ? 2 : 3;
        default:
            return null;
    }
}
/** A token that is no skill id: seen in what a tool took or gave it is moderate evidence, in prose or in a refused call a mention. */
function mentionTier(event) {
    return event.type === 'tool_call' && (event.outcome === 'ran' || event.outcome === 'failed') ? 2 : 3;
}
const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
const LAUNCHING = /Launching skill:\s*([^\s"'\\,<>]+)/g;
const BASE_DIRECTORY = /Base directory for this skill:\s*(.+)/;
/**
 * The seeds' rule for one line of text. Pure. `score` is scoreProofLine's. Where the seeds ask "contains", this asks for the exact id
 * (a plugin prefix aside), looks at every skill named on the line, and ends a path where its JSON string or line ends.
 */
function computeTier(agent, token, line, score) {
    const name = (0,_skill_id_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase();
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
    return id === wanted || (!wanted.includes(':') && (0,_skill_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .y)(id) === wanted);
}
function pathNames(path, token) {
    // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
    const end = path.search(/\\n\\n|"|</);
    const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
    return folders.indexOf((0,_skill_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .y)(token).toLowerCase(), 1) > 0;
}


/***/ }),

/***/ 7046:
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
/** Bytes of a file become its lines, in order: any bytes, LF or CRLF, the last one with or without its break; only a flood is cut. */



const CHUNK = 1 << 20;
/**
 * No agent prints a line as long: they cut what a tool gives back at a megabyte or less, and an image takes under eight.
 * Of a longer one, which is a flood, the start alone is handed out, so that our memory does not grow with it.
 */
const LINE_LIMIT = 16 << 20;
const FLOOD_KEPT = 64 << 10;
/** Splits bytes as they come. A line that spans many chunks is joined once, so cost stays linear. */
function createLineSplitter(onLine) {
    let pieces = [];
    let held = 0;
    let first = true;
    function emit(tail) {
        let whole = tail;
        if (held + tail.length > LINE_LIMIT) {
            whole = (pieces[0] ?? tail).subarray(0, FLOOD_KEPT);
            pieces = [];
            held = 0;
        }
        else if (held > 0) {
            whole = Buffer.concat([...pieces, tail]);
            pieces = [];
            held = 0;
        }
        let end = whole.length;
        if (end > 0 && whole[end - 1] === 13)
            end--;
        // A byte order mark is no part of the first line.
        const start = first && whole[0] === 0xef && whole[1] === 0xbb && whole[2] === 0xbf ? 3 : 0;
        first = false;
        onLine(whole.toString('utf8', start, Math.max(start, end)));
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
                pieces = [Buffer.from((pieces[0] ?? rest).subarray(0, FLOOD_KEPT))];
        },
        end() {
            if (held > 0)
                emit(Buffer.alloc(0));
        },
    };
}
let earlier = Promise.resolve();
/** Files are split one after another: one thread does no more with four at once, and would hold four of the longest lines. */
function inTurn(work) {
    const mine = earlier.then(work);
    earlier = mine.catch(() => undefined);
    return mine;
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
/** Every whole line of a file that is still being written, soon after it stands there. */
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

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** JSON that people write → its value and the line of whatever stands in it. A key that stands twice is an error: JSON.parse would drop the first without a word. */

/** Deeper than anybody writes, and less than what recursion can follow. */
const MOST_DEPTH = 500;
function readJson(text, file) {
    const value = parseJson(text, file);
    const lines = new Map();
    for (const { path, line, twice } of listPlaces(text)) {
        if (path.length > MOST_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is nested more than ${MOST_DEPTH} deep.`, { file, line, fix: 'flatten it.' });
        if (twice)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The key '${path.at(-1)}' stands twice; only one would count.`, {
                file,
                line,
                path: path.join('.'),
                fix: 'keep one of them (a merge often leaves both).',
            });
        // Objects of JavaScript lose it on the way, and with it what stands below.
        if (path.at(-1) === '__proto__')
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'__proto__' can be no key.", { file, line, path: path.join('.'), fix: 'rename it.' });
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
function parseJson(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const { message } = error;
        const position = /position (\d+)/.exec(message)?.[1];
        const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not JSON: ${message.replace(/ in JSON at position \d+.*$/, '')}.`, {
            file,
            ...(line === undefined ? {} : { line }),
            fix: 'mend the syntax there; JSON allows no comments and no trailing commas.',
        });
    }
}
/** Every key, and every object or array in an array, of text that is valid JSON. */
function* listPlaces(text) {
    const stack = [];
    let line = 1;
    for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],\n]/g)) {
        const top = stack.at(-1);
        if (token === '\n')
            line++;
        else if (token === '{' || token === '[') {
            const path = top ? [...top.path, top.key ?? ''] : [];
            if (top && !top.keys)
                yield { path, line, twice: false };
            stack.push({ path, keys: token === '{' ? new Set() : null, key: token === '{' ? null : '0' });
        }
        else if (token === '}' || token === ']')
            stack.pop();
        else if (token === ',') {
            if (top)
                top.key = top.keys ? null : String(Number(top.key) + 1);
        }
        else if (top?.keys && top.key === null) {
            top.key = JSON.parse(token);
            yield { path: [...top.path, top.key], line, twice: top.keys.has(top.key) };
            top.keys.add(top.key);
        }
    }
}


/***/ }),

/***/ 1060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   JD: () => (/* binding */ objects),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qI: () => (/* binding */ asFields)
/* harmony export */ });
const isJson = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** To take fields out of, whatever it is. */
const asFields = (value) => (value && typeof value === 'object' ? value : {});
const string = (value) => (typeof value === 'string' ? value : '');
const number = (value) => (typeof value === 'number' ? value : null);
const list = (value) => (Array.isArray(value) ? value : []);
const objects = (value) => list(value).filter(isJson);


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listSecrets),
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/** Redaction: text that an agent printed → the same text without secrets. Used on everything that is written, logged or commented. */

const MARK = '***';
/** Shorter values are words of the language; hiding them would only shred the text. */
const SHORTEST = 8;
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
/** A private key spans lines, and in JSON one long line: its whole body goes. */
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g;
/** One cheap pass that says whether any shape may be there: most lines hold none. */
const MAYBE = /sk-|gh[pousr]_|github_pat_|glpat-|npm_|xox|AKIA|ASIA|AIza|ya29\.|hf_|eyJ|[Bb]earer|BEARER|[Bb]asic|BASIC|:\/\/|PRIVATE KEY/;
/** Names of environment variables that hold credentials. */
const CREDENTIAL_NAME = /(?:^|_)(?:API_?KEY|KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASS|PWD|CREDENTIALS?|AUTH|COOKIE|PAT|DSN|PRIVATE_KEY|CONNECTION_STRING)(?:_|$)/i;
/** Variables whose name looks like a credential and whose value is none. */
const HARMLESS_NAME = /^(?:PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY)$/;
/** The values of an environment that must never be written. */
function listSecrets(env) {
    return Object.entries(env)
        .filter(([name, value]) => value && CREDENTIAL_NAME.test(name) && !HARMLESS_NAME.test(name))
        .map(([, value]) => value);
}
/** Hides the given values, in every form in which JSON, a URL or a log may show them, and whatever has the shape of a token. */
function createRedactor(secrets) {
    const forms = new Set(secrets.flatMap(listForms));
    // The longest first: a secret that contains another one goes whole.
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
/** As it is, per line when it has several, JSON-escaped (once and twice), URL-encoded, base64. */
function listForms(secret) {
    const forms = [];
    for (const part of new Set([secret, secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())])) {
        if (part.length < SHORTEST)
            continue;
        const once = JSON.stringify(part).slice(1, -1);
        // Out of bytes a text comes without half characters, which no URL can hold.
        const bytes = Buffer.from(part);
        forms.push(part, once, JSON.stringify(once).slice(1, -1), encodeURIComponent(bytes.toString()));
        forms.push(bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'));
    }
    return forms;
}


/***/ }),

/***/ 9879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BO: () => (/* binding */ explainWrong),
/* harmony export */   _b: () => (/* binding */ wordPath),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);


/** Where it stands: an unknown key has a line of its own. */
const placeOf = ({ path, unknown }) => (unknown === null ? path : [...path, unknown]);
/** The value as its schema has it, or throws what is made of the first thing that is wrong with it. */
function demand(schema, value, explain) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = findNearest(findTelling(parsed.error.issues));
    throw explain({
        path: issue.path,
        words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : wordIssue(issue),
        unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
        more: parsed.error.issues.length - 1,
    });
}
/** known: the keys that may stand there; help: what to do about anything but a key. */
function explainWrong(wrong, place, known, help) {
    const { unknown, words } = wrong;
    const meant = unknown === null ? null : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(unknown, known);
    const fix = unknown === null
        ? help
        : meant
            ? `write '${meant}'.`
            : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
    const { path, ...rest } = place;
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}
/** `cases[0].trials` */
function wordPath(path) {
    return path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), '');
}
/** A key that is missing beside one that nobody knows is most likely that one, mistyped. */
function findTelling(issues) {
    const [first] = issues;
    if (inputOf(first) !== undefined)
        return first;
    const owner = JSON.stringify(first.path.slice(0, -1));
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}
/** Of several forms none fits: the one that fits best, which is the one whose fault lies deepest, says what is wrong. */
function findNearest(issue) {
    if (issue.code !== 'invalid_union')
        return issue;
    const inner = issue.errors
        .flatMap(([first]) => (first ? [findNearest(first)] : []))
        .filter(({ path, code }) => path.length > 0 || code === 'unrecognized_keys');
    const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
    return best ? { ...best, path: [...issue.path, ...best.path] } : issue;
}
const KINDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
};
function wordIssue(issue) {
    const input = inputOf(issue);
    const wanted = listWanted(issue);
    if (wanted.length > 0)
        return input === undefined ? 'is missing' : `must be ${joinOr(wanted)}, not ${show(input)}`;
    switch (issue.code) {
        case 'too_big':
        case 'too_small': {
            const [most, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
            if (issue.origin === 'number' || issue.origin === 'int')
                return `must be ${most ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
            const unit = issue.origin === 'string' ? ' characters' : '';
            return most ? `must have at most ${bound}${unit}` : 'must not be empty';
        }
        default:
            return issue.message;
    }
}
/** What stood there; of a union that is chosen by a key, what stood under that key. */
function inputOf(issue) {
    const { discriminator } = issue;
    return discriminator === undefined ? issue.input : issue.input?.[discriminator];
}
/** What would be right, where it is a matter of type or of a few values. */
function listWanted(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return [KINDS[issue.expected] ?? issue.expected];
        case 'invalid_value':
            return issue.values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
        case 'invalid_union': {
            const { options } = issue;
            return options ? options.map(String) : [...new Set(issue.errors.flat().flatMap(listWanted))];
        }
        default:
            return [];
    }
}
const joinOr = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const show = (value) => value !== null && typeof value === 'object'
    ? Array.isArray(value)
        ? 'a list'
        : 'an object'
    : (JSON.stringify(value)?.slice(0, 60) ?? String(value));


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareId)
/* harmony export */ });
/** `plugin:skill` → `skill`; an id without a prefix stays. */
const bareId = (id) => id.slice(id.lastIndexOf(':') + 1);


/***/ }),

/***/ 5235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 91 modules
var agents = __webpack_require__(1711);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/skill/bare-id.js
var bare_id = __webpack_require__(7744);
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
    let otherUsed = false;
    let lastCall = null;
    const ask = (id) => {
        traces.set(id, NOTHING);
    };
    for (const id of asked.skills ?? asked.installed?.map((skill) => skill.id) ?? [])
        ask(id);
    const twins = listTwins(asked.installed, id_case);
    const means = (id, seen, also) => (0,skill_id/* meansSkill */.o2)(id, seen, also, rules) && !(twins.has((0,skill_id/* foldId */.td)(id, id_case)) && seen.includes(':'));
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
    /** A read may be told before or after the call that did it. */
    function name(id, by) {
        lastCall = { id, by };
        for (const trace of traces.values())
            if (trace.call_id === id)
                trace.by ??= by;
    }
    /** In the agent's own words; what tools list is told by the parsers. */
    function mention(event, said) {
        for (const [id, { rank }] of traces) {
            if (rank <= RANKS.mentioned || !(0,skill_id/* namesId */.w)(said, (0,bare_id/* bareId */.y)(id)))
                continue;
            keep(id, { ...NOTHING, tier: 3, how: 'mentioned', proof: event.proof, rank: RANKS.mentioned });
        }
    }
    return {
        add(event) {
            switch (event.type) {
                case 'skill_call':
                    addSkill(event);
                    tool_calls.push(toolCall(event));
                    break;
                case 'skill_read':
                    addSkill(event);
                    break;
                case 'tool_call':
                    mention(event, inputText(event.input));
                    tool_calls.push(toolCall(event));
                    name(event.call_id, nameOf(event.tool, event.input));
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
    const refused = event.outcome === 'denied' || event.outcome === 'blocked_by_hook';
    return trace(false, refused ? 'denied' : 'failed', RANKS.refused);
}
/** `ls` of a shell command, else the tool's name: what a reader recognises. */
function nameOf(tool, input) {
    const command = input !== null && typeof input === 'object' ? input['command'] : null;
    if (typeof command !== 'string')
        return tool;
    const words = command.replace(/^\S*\b(?:ba|z)?sh -l?c ['"]?/, '').trim();
    return /^[\w./-]+/.exec(words)?.[0] ?? tool;
}
/** A bare id that is installed beside a plugin's skill of the same name means the bare one only. */
function listTwins(installed, id_case) {
    const ids = (installed ?? []).map((skill) => (0,skill_id/* foldId */.td)(skill.id, id_case));
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
const STRING_LIMIT = 20_000;
/** Long strings are cut and copied: a transcript of a gigabyte must not be kept alive by its tool calls. */
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
function inputText(input) {
    return typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
}

;// CONCATENATED MODULE: ./build/lib/evidence/explain-words.js
const USED = {
    invoked: 'invoked',
    forked: 'invoked in a subagent of its own',
    injected: 'put before the model without a call',
    read: 'its SKILL.md was read',
};
const UNUSED = {
    none: 'no trace of it',
    'other-skill': 'no trace of it; another skill was used',
    'other-file': 'another file of its folder was read, not its SKILL.md',
    unfinished: 'asked for, but no result was seen',
    denied: 'asked for and denied',
    failed: 'asked for, but the call failed',
    listed: 'listed, not read',
    searched: 'searched, not read',
    counted: 'counted, not read',
    written: 'written, not read',
    mentioned: 'mentioned, not read',
};
const OUTCOMES = {
    ran: 'ran',
    failed: 'failed',
    blocked_by_hook: 'blocked by a hook',
    denied: 'denied',
    unavailable: 'no such tool',
    unfinished: 'no result seen',
};
function wordExplanation({ agent, fault, skills, tool_calls }) {
    const lines = [`${agent} transcript`];
    if (fault)
        lines.push(`could not be judged: ${fault.kind}: ${fault.message}`);
    const named = Object.entries(skills);
    if (named.length === 0)
        lines.push('', 'No skill was asked about and none was seen.');
    for (const [id, use] of named)
        lines.push('', `${id}: ${wordUse(use)}`, ...(use.proof ? [`  ${oneLine(use.proof)}`] : []));
    if (tool_calls.length > 0)
        lines.push('', `${tool_calls.length} tool ${tool_calls.length === 1 ? 'call' : 'calls'}:`);
    for (const { tool, input, outcome, message } of tool_calls) {
        lines.push(`  ${OUTCOMES[outcome]}: ${tool} ${oneLine(JSON.stringify(input) ?? '')}${message ? ` (${oneLine(message)})` : ''}`);
    }
    return `${lines.join('\n')}\n`;
}
function wordUse({ used, tier, how, by }) {
    const reason = (used ? USED : UNUSED)[how] ?? `${how}, not read`;
    // "listed by `ls`, not read": the doer stands behind the first word that says what was done.
    const shown = by ? reason.replace(/^(its SKILL\.md was read|[^,;]+)/, `$1 by \`${by}\``) : reason;
    return `${used ? 'used' : 'not used'}${tier === null ? '' : ` (Tier ${tier})`}: ${shown}`;
}
/** What an agent printed may hold escape codes and line breaks: on one line, without control characters. */
function oneLine(text) {
    const flat = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
    return flat.length > 160 ? `${flat.slice(0, 160)}...` : flat;
}

;// CONCATENATED MODULE: ./build/lib/explain.js
/** A recorded transcript, read line by line through its agent's parser → what happened in it. */


/** What the runner knew of a recording; everything may be missing. */
const RecordingMetaSchema = schemas/* looseObject */._H3({
    agent: schemas/* string */.YjP().optional(),
    exit_code: schemas/* int */.Whr().nullable().default(0),
    signal: schemas/* string */.YjP().nullable().default(null),
    timed_out: schemas/* boolean */.zMY().default(false),
    spawn_error: schemas/* string */.YjP().nullable().default(null),
    cwd: schemas/* string */.YjP().nullable().default(null),
    argv: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
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
async function explainRecording(agent, recording, skills, doors) {
    const { meta } = recording;
    const explainer = createExplainer({
        agent: agent.name,
        skills,
        installed: meta.installed_skills?.map(({ id, alias }) => ({ id, alias: alias ?? null })) ?? null,
        ...(agent.id_case ? { id_case: agent.id_case } : {}),
    });
    const parser = agent.createParser(factsOf(meta), (event) => {
        explainer.add(event);
        doors.onEvent?.(event);
    });
    await doors.readLines(recording.stdout, (line) => parser.stdout(line));
    if (recording.stderr !== null)
        await doors.readLines(recording.stderr, (line) => parser.stderr(line));
    for (const log of recording.session_logs)
        await doors.readLines(log, (line) => parser.sessionLog(line));
    const { exit_code, signal, timed_out, spawn_error } = meta;
    parser.end({ exit_code, signal, timed_out, spawn_error });
    return explainer.end();
}
function factsOf(meta) {
    const folder = meta.argv.indexOf('-C');
    return {
        installed_skills: meta.installed_skills?.map(({ id, path, dir, source, also }) => ({
            id,
            path,
            ...(dir === undefined ? {} : { dir }),
            ...(source === undefined ? {} : { source }),
            ...(also === undefined ? {} : { also }),
        })) ?? null,
        body_of: null,
        cwd: meta.cwd ?? (folder >= 0 ? (meta.argv[folder + 1] ?? null) : null),
    };
}

// EXTERNAL MODULE: ./build/lib/io/lines.js
var lines = __webpack_require__(7046);
// EXTERNAL MODULE: ./build/lib/json-text.js
var json_text = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/lib/redaction.js
var redaction = __webpack_require__(3237);
// EXTERNAL MODULE: ./build/lib/report/escape.js
var report_escape = __webpack_require__(6824);
// EXTERNAL MODULE: ./build/lib/schema-issue.js
var schema_issue = __webpack_require__(9879);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var command = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(492);
;// CONCATENATED MODULE: ./build/src/commands/explain.js
/** `agent-routing explain`: judges a recorded transcript and says why, as JSON or in words. */
















const options = schemas/* object */.Ikc({
    agent: schemas/* string */.YjP().optional().describe('whose transcript it is; a trial folder knows it'),
    stdout: schemas/* string */.YjP().optional().describe("file with the agent's stdout"),
    stderr: schemas/* string */.YjP().optional().describe("file with the agent's stderr"),
    session_log: schemas/* array */.YOg(schemas/* string */.YjP()).default([]).describe('a session log of the same run; may be given several times'),
    meta: schemas/* string */.YjP().optional().describe('file with {exit_code, signal, timed_out, installed_skills: [{id, path}]}'),
    skill: schemas/* array */.YOg(schemas/* string */.YjP())
        .default([])
        .describe('a skill to speak of (default: the installed ones); may be given several times'),
    json: schemas/* boolean */.zMY().default(false).describe('events, fault, skills and tool calls as JSON'),
});
const explain = (0,command/* defineCommand */.NB)({
    summary: 'Says which skills a recorded transcript used, which it did not, and why',
    positionals: '[trial-folder]',
    options,
    async run(given, [folder], shell) {
        const { agent, recording } = await findRecording(given, folder, shell);
        const redact = (0,redaction/* createRedactor */.l)((0,redaction/* listSecrets */.A)(shell.env));
        const skills = given.skill.length ? given.skill : null;
        if (!given.json) {
            const words = wordExplanation(await explainRecording(agent, recording, skills, { readLines: lines/* readLines */.Se }));
            shell.stdout(redact(words + wordVerdict(recording.meta['verdict'])));
            return 0;
        }
        // Written as they come: the events of a large transcript need not be held.
        let separator = '\n';
        shell.stdout(`{"agent":${JSON.stringify(agent.name)},"events":[`);
        const { fault, skills: uses, tool_calls, } = await explainRecording(agent, recording, skills, {
            readLines: lines/* readLines */.Se,
            onEvent(event) {
                shell.stdout(`${separator}${redact(JSON.stringify(cutStrings(event)))}`);
                separator = ',\n';
            },
        });
        const rest = Object.entries({ fault, skills: uses, tool_calls });
        shell.stdout(`\n],${rest.map(([key, value]) => `\n"${key}":${redact(JSON.stringify(value))}`).join(',')}}\n`);
        return 0;
    },
});
const RecordedVerdictSchema = schemas/* object */.Ikc({ status: schemas/* string */.YjP(), error: schemas/* string */.YjP().nullable() });
/** What the batch made of it stands in the meta.json of a trial; a skill that was never offered leaves no trace in the transcript itself. */
function wordVerdict(recorded) {
    const verdict = RecordedVerdictSchema.safeParse(recorded);
    if (!verdict.success)
        return '';
    const { status, error } = verdict.data;
    return `\nVerdict in its batch: ${(0,report_escape/* oneLine */.TN)(error === null ? status : `${status}: ${error}`, 900)}\n`;
}
async function findRecording(given, folder, shell) {
    const inFolder = (...names) => folder === undefined
        ? undefined
        : names.map((name) => (0,external_node_path_.join)(folder, name)).find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(shell.cwd, path)));
    if (folder !== undefined && !(0,external_node_fs_.statSync)((0,external_node_path_.resolve)(shell.cwd, folder), { throwIfNoEntry: false })?.isDirectory()) {
        throw new config_error/* ConfigError */.x('This is no folder of a trial.', {
            file: folder,
            fix: 'name a trial-<n> folder, or use --agent and --stdout.',
        });
    }
    const stdout = given.stdout ?? inFolder('stdout', 'stdout.txt');
    if (stdout === undefined) {
        throw new config_error/* ConfigError */.x('There is no transcript to explain.', {
            ...(folder === undefined ? {} : { file: folder }),
            fix: 'name a trial folder, or --agent <name> --stdout <file>.',
        });
    }
    const metaFile = given.meta ?? inFolder('meta.json');
    const meta = metaFile === undefined ? RecordingMetaSchema.parse({}) : await readMeta(metaFile, shell);
    const name = given.agent ?? meta.agent;
    if (name === undefined)
        throw new config_error/* ConfigError */.x('Whose transcript is this?', { fix: `add --agent ${Object.keys(agents/* AGENTS */.jw).join('|')}.` });
    const agent = (0,agents/* findAgent */.dp)((0,agent_key/* parseAgentKey */.C)(name, Object.keys(agents/* AGENTS */.jw)).name);
    const stderr = given.stderr ?? inFolder('stderr', 'stderr.txt');
    for (const path of [stdout, stderr, ...given.session_log])
        if (path !== undefined)
            assertFile(path, shell);
    return {
        agent,
        recording: {
            stdout: (0,external_node_path_.resolve)(shell.cwd, stdout),
            stderr: stderr === undefined ? null : (0,external_node_path_.resolve)(shell.cwd, stderr),
            session_logs: given.session_log.map((path) => (0,external_node_path_.resolve)(shell.cwd, path)),
            meta,
        },
    };
}
function assertFile(path, shell) {
    const found = (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(shell.cwd, path), { throwIfNoEntry: false });
    if (!found)
        throw new config_error/* ConfigError */.x('There is no such file.', { file: path });
    if (found.isDirectory())
        throw new config_error/* ConfigError */.x('This is a folder, where a file of a transcript was named.', { file: path });
}
async function readMeta(path, shell) {
    const { value, line } = (0,json_text/* readJson */.Vh)(await (0,named_file/* readNamed */.M)(path, shell), path);
    return (0,schema_issue/* demand */.wo)(RecordingMetaSchema, value, (wrong) => (0,schema_issue/* explainWrong */.BO)(wrong, { file: path, line: line(wrong.path), path: (0,schema_issue/* wordPath */._b)(wrong.path) }, [], 'write {exit_code, signal, timed_out, installed_skills: [{id, path}]}.'));
}


/***/ }),

/***/ 492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   R: () => (/* binding */ writeNamed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7205);
/** Files that the user named on the command line: read or written, or one error that says which and why not. */



async function readNamed(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), 'utf8');
    }
    catch (error) {
        throw (0,_lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}
async function writeNamed(path, text, shell) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), text);
    }
    catch (error) {
        throw (0,_lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}


/***/ })

};
