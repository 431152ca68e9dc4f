export const id = 365;
export const ids = [365];
export const modules = {

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

/***/ 3644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ findJson)
/* harmony export */ });
/** An agent's answer → the JSON it holds: alone, in a fence, or among prose. */
function findJson(text) {
    const whole = parse(text.trim());
    if (whole)
        return whole;
    for (const [, , body = ''] of text.matchAll(/(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?[ \t]*\1/g)) {
        const fenced = parse(body.trim());
        if (fenced)
            return fenced;
    }
    return findAmongProse(text);
}
/** Answers are a page or two; what is longer is cut, since every bracket may be the beginning. */
const MOST_BEGINNINGS = 200;
function findAmongProse(text) {
    let beginnings = 0;
    for (let at = 0; at < text.length && beginnings < MOST_BEGINNINGS; at++) {
        const char = text[at];
        if (char !== '{' && char !== '[')
            continue;
        beginnings += 1;
        const end = findEnd(text, at);
        const found = end < 0 ? null : parse(text.slice(at, end));
        // `[1]` is a footnote, `{}` a word about code.
        if (found &&
            Object.keys(found.value).length > 0 &&
            typeof Object.values(found.value)[0] !== 'number')
            return found;
    }
    return null;
}
/** Past the bracket that closes the one at `start`; -1 when none does. */
function findEnd(text, start) {
    let depth = 0;
    let inString = false;
    for (let at = start; at < text.length; at++) {
        const char = text[at];
        if (inString) {
            if (char === '\\')
                at += 1;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === '{' || char === '[')
            depth += 1;
        else if (char === '}' || char === ']') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return -1;
}
function parse(text) {
    if (!/^[[{]/.test(text))
        return null;
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ tokenPattern),
/* harmony export */   XK: () => (/* binding */ scoreProofLine),
/* harmony export */   ty: () => (/* binding */ isNoise)
/* harmony export */ });
/* harmony import */ var _escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2730);
/* harmony import */ var _skill_bare_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7744);
/* harmony import */ var _skill_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3499);
/** One line of text → how strongly it speaks for a token: the seeds' line scorer, with exact ids. */



/**
 * Lines that never count for a required, optional or disallowed token: start-up lines, listings, prompts. Ignoring case.
 * The first four and Claude's own are the seeds'; the rest are how the CLIs of today print what a model was offered or told.
 */
const NOISE = [
    '"type":"system"',
    '"type":"queue-operation"',
    '"subtype":"init"',
    '"subtype":"hook_',
    '"type":"session.skills_loaded"',
    '"type":"user.message"',
    '"type":"system.message"',
    '"type":"world_state"',
    '"type":"session_meta"',
    '"type":"skill_listing"',
    '<skills_instructions>',
    '<available_skills>',
];
const CLAUDE_NOISE = [
    '[DEBUG] Hooks:',
    'Hook SessionStart:startup',
    'Skill prompt: showing',
    'Attempting to load skills from plugin',
    'Loading from skillPath:',
];
/** The seeds write `Loaded 1 skills from plugin` and `Sending 230 skills via attachment`, the numbers of one repository. */
const CLAUDE_COUNTS = [/Loaded \d+ skills? from plugin/i, /Sending \d+ skills? via attachment/i];
const any = (words) => words.map(_escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .M).join('|');
const NOISE_PATTERN = new RegExp(any(NOISE), 'i');
const CLAUDE_NOISE_PATTERN = new RegExp([any(NOISE), any(CLAUDE_NOISE), ...CLAUDE_COUNTS.map((p) => p.source)].join('|'), 'i');
function isNoise(agent, line) {
    return ((0,_skill_id_js__WEBPACK_IMPORTED_MODULE_1__/* .agentName */ .Lp)(agent).toLowerCase() === 'claude' ? CLAUDE_NOISE_PATTERN : NOISE_PATTERN).test(line);
}
/** How a token is found on a line: an id standing alone (also as the folder of a path), any other text as it is, ignoring case. */
function tokenPattern(token, isSkill) {
    const path = /^(.*)(\/SKILL\.md)$/i.exec(token);
    if (!isSkill || token.toLowerCase() === 'skill.md')
        return new RegExp((0,_escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .M)(token).replaceAll('/', '[\\\\/]+'), 'i');
    if (!path)
        return (0,_skill_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idPattern */ .aD)(token);
    return new RegExp(`${(0,_skill_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idPattern */ .aD)(path[1]).source.replace(/\(\?![^()]*\)$/, '')}[\\\\/]+SKILL\\.md`, 'i');
}
const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
/** The seeds' words, how Copilot names a tool's start and end, and how Codex's own session log names a call of code mode. */
const WORK = /command_execution|read_file|mcp_tool_call|tool\.execution_|custom_tool_call/i;
/** The seeds' sum: 1000 a Skill call with this id, 900 a launch, 700 a base directory, 100 tool_use, 60 other tool words, 10 the token. */
function scoreProofLine(token, line, isSkill, pattern = tokenPattern(token, isSkill)) {
    const present = pattern.test(line);
    let score = present ? 10 : 0;
    if (isSkill && present) {
        const id = (0,_skill_bare_id_js__WEBPACK_IMPORTED_MODULE_2__/* .bareId */ .y)(token.replace(/\/SKILL\.md$/i, '')).toLowerCase();
        const named = [...line.matchAll(SKILL_FIELD)].some((m) => (0,_skill_bare_id_js__WEBPACK_IMPORTED_MODULE_2__/* .bareId */ .y)(m[1]).toLowerCase() === id);
        if (named && SKILL_TOOL.test(line))
            score += 1000;
        if (/Launching skill:/i.test(line))
            score += 900;
        if (/Base directory for this skill:/i.test(line))
            score += 700;
    }
    if (/tool_use/i.test(line))
        score += 100;
    if (WORK.test(line))
        score += 60;
    return score;
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

/***/ 2373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readSubagents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9523);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3104);
/* harmony import */ var _source_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5857);
/** Finds the custom agents that a source ships, its plugins' and the project's own. */





const { basename, join } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
const PROJECT_FOLDERS = ['.claude/agents', '.github/agents'];
async function readSubagents(source) {
    const { root } = source;
    const found = [];
    for (const plugin of source.plugins) {
        if (plugin.entry === null && source.kind !== 'plugin')
            continue;
        const named = Object.values(plugin.manifests)[0]?.['name'] ?? plugin.entry?.['name'];
        const name = plugin.folder === '' ? source.name : typeof named === 'string' ? named : basename(plugin.folder);
        const places = [join(plugin.folder, 'agents'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsOf */ .wG)(plugin, 'agents')];
        for (const place of places)
            found.push(...(await readFolder(root, place, name)));
    }
    for (const folder of PROJECT_FOLDERS)
        found.push(...(await readFolder(root, folder, null)));
    return [...new Map(found.map((agent) => [agent.path, agent])).values()];
}
async function readFolder(root, folder, plugin) {
    const files = (await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, folder)).filter((path) => path.endsWith('.md'));
    return Promise.all(files.map(async (path) => {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, path), 'utf8');
        const { fields, body_line } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFrontMatter */ .e)(text);
        const { name } = fields;
        return {
            name: typeof name === 'string' && name.trim() ? name.trim() : basename(path).replace(/(?:\.agent)?\.md$/, ''),
            plugin,
            path,
            text,
            instructions: text
                .split(/\r\n|\n|\r/)
                .slice(body_line - 1)
                .join('\n')
                .trim(),
        };
    }));
}


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

/***/ 4871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findSubagent)
/* harmony export */ });
/** `plugin:name`, or the bare name. */
function findSubagent(subagents, wanted) {
    const qualified = subagents.find(({ plugin, name }) => plugin !== null && `${plugin}:${name}` === wanted);
    if (qualified)
        return qualified;
    const at = wanted.lastIndexOf(':');
    const prefix = at < 0 ? null : wanted.slice(0, at);
    const named = subagents.filter(({ name }) => name === wanted.slice(at + 1));
    // A project's agent has no prefix, whatever a suite that is shared with a plugin writes.
    return named.find(({ plugin }) => plugin === null || prefix === null) ?? null;
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ executeRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/lib/report/proof-log.js
var proof_log = __webpack_require__(7510);
;// CONCATENATED MODULE: ./build/lib/batch-fold.js

const FOLD_EVERY_MS = 3000;
/** A batch of a few hundred units is folded whenever it is due. */
const FREE_FOLD_BYTES = 8 * 1024 * 1024;
/** A fold rewrites everything: it is done when due, as long as all folds so far came to no more than the records and some megabytes. */
function createFolding(input, offers, doors) {
    let last = 0;
    let written = 0;
    let records = 0;
    let running = Promise.resolve();
    const fold = () => {
        running = running.then(async () => {
            last = doors.now().getTime();
            written += await doors.folder.fold(envelopeOf(input, offers, doors.now()), {
                header: (0,proof_log/* proofHeader */.G)(input.batch_run_id, doors.now()),
                block: proof_log/* proofBlock */.g,
            });
        });
        return running;
    };
    return {
        fold,
        async add(bytes) {
            records += bytes;
            if (doors.now().getTime() - last >= FOLD_EVERY_MS && written <= FREE_FOLD_BYTES + records)
                await fold();
        },
    };
}
function envelopeOf(input, offers, now) {
    const { plan } = input;
    return {
        schema: 'agent-routing.results.v1',
        batch_run_id: input.batch_run_id,
        generated_at_utc: now.toISOString(),
        mode: plan.mode,
        options: input.options,
        environment: {
            tool_version: input.tool_version,
            skills_hash: plan.source_hash,
            plan_hash: plan.hash,
            shard: plan.shard,
            agents: input.environment,
        },
        // In the plan's order, whichever agent was seen first: two batches alike are alike to the byte.
        offers: Object.fromEntries(Object.keys(plan.agents).flatMap((agent) => (offers[agent] ? [[agent, offers[agent]]] : []))),
    };
}

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/full-disk.js
var full_disk = __webpack_require__(5336);
;// CONCATENATED MODULE: ./build/lib/unit/context.js
/** A case's own, else the batch's. */
function thresholdOf({ pass_threshold }, context) {
    return pass_threshold === 'any' ? (context.pass_threshold ?? 'any') : pass_threshold;
}
function blankResult(unit, testCase) {
    return {
        unit_run_id: unit.unit_run_id,
        kind: testCase.kind,
        agent: unit.agent,
        case_id: unit.case_id,
        category: testCase.category,
        status: 'infra_error',
        expected_skill: testCase.kind === 'skill' ? testCase.expected_skill || null : null,
        source: null,
        matched_evidence: [],
        missing_evidence: [],
        matched_log_file: null,
        tool_use_proof_lines: [],
        token_hits: {},
        error: null,
        duration_ms: 0,
        command: null,
        exit_code: null,
        signal: null,
        output_excerpt: '',
        timed_out: false,
        failure_kind: null,
        mismatch_kind: null,
        failure_category: null,
        fault: null,
        optional_hits: [],
        disallowed_hits: [],
        offer: null,
        trials: {
            requested: unit.trials,
            ran: 0,
            passed: 0,
            pass_at_k: false,
            pass_all_k: false,
            majority: false,
            pass_rate: null,
            interval: null,
            verdicts: [],
        },
        usage: { input_tokens: null, output_tokens: null, cost_usd: null },
    };
}
/** A unit that never came to run is a result too. */
function faultResult(unit, testCase, fault) {
    return {
        ...blankResult(unit, testCase),
        error: `could not be judged: ${fault.kind}: ${fault.message}`,
        failure_category: 'transport',
        fault,
    };
}

// EXTERNAL MODULE: ./build/lib/plan.js
var lib_plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/lib/router/profile.js
var profile = __webpack_require__(561);
// EXTERNAL MODULE: ./build/lib/own.js
var own = __webpack_require__(8904);
;// CONCATENATED MODULE: ./build/lib/verdict-sentence.js

function explainFailure(kind, facts) {
    const parts = [describe(kind, facts)];
    const { disallowed } = facts.findings;
    if (disallowed.length > 0)
        parts.unshift(`disallowed skill(s) detected: ${disallowed.join(', ')}`);
    if (facts.exit.timed_out)
        parts.push('command timed out');
    return parts.filter((part) => part !== '').join('; ');
}
function describe(kind, { findings, evidence, offer, min_offer }) {
    const missing = findings.missing.map((c) => c.token);
    const wanted = missing.join(', ');
    switch (kind) {
        case 'skill_not_offered':
            return `the agent was never offered ${wanted || 'the expected skill'}${offer?.reason ? `: ${offer.reason}` : ''}`;
        case 'offer_too_weak': {
            const kept = offer?.state === 'cut' ? `${offer.kept_chars} of ${offer.of_chars} characters` : 'its name only';
            return `the agent was offered ${kept} of the description, the case wants min_offer ${min_offer}${offer?.reason ? `: ${offer.reason}` : ''}`;
        }
        case 'skill_load_failed': {
            const token = missing.find((t) => (0,own/* own */.Z)(evidence.refused, t) !== undefined);
            return `${token} was asked for but not loaded: ${(0,own/* own */.Z)(evidence.refused, token)}`;
        }
        case 'weak_evidence_only':
            return `only mentions or listings were seen (Tier 3), no use of ${wanted}`;
        case 'evidence_too_weak': {
            const weak = findings.missing.filter((c) => (0,own/* own */.Z)(evidence.hits, c.token) !== undefined);
            const seen = weak.map((c) => {
                const hit = (0,own/* own */.Z)(evidence.hits, c.token);
                return `${c.token} was seen at Tier ${hit?.tier}, Tier ${c.max_tier} is needed (${hit?.source_detail})`;
            });
            return seen.join('; ');
        }
        case 'skill_not_loaded':
            return `the agent worked but never used ${wanted}`;
        case 'mixed_evidence_missing':
            return `no use of ${wanted} and none of ${findings.missing_any} was seen`;
        case 'missing_skill_file_evidence':
            return `the skill was used but ${wanted} was never read`;
        case 'missing_activity_evidence':
            return `the skill evidence is there, but none of ${findings.missing_any}`;
        case 'unknown':
            return [wanted && `missing: ${wanted}`, findings.missing_any && `missing: ${findings.missing_any}`]
                .filter(Boolean)
                .join('; ');
    }
}

;// CONCATENATED MODULE: ./build/lib/verdict.js


/** A pass for which nothing needs to be said. */
const CLEAN = {
    status: 'pass',
    failure_kind: null,
    mismatch_kind: null,
    failure_category: null,
    error: null,
    fault: null,
    matched_evidence: [],
    missing_evidence: [],
    optional_hits: [],
    disallowed_hits: [],
};
function judge(judged) {
    const { testCase, evidence, exit } = judged;
    const { claims } = evidence;
    const offer = judged.offer ?? null;
    const findings = {
        missing: claims.all.filter((c) => c.role === 'required' && !isMet(c, evidence)),
        missing_any: missingAny(claims, evidence),
        optional: claims.all.filter((c) => c.role === 'optional' && isMet(c, evidence)).map((c) => c.token),
        disallowed: claims.all.filter((c) => c.role === 'disallowed' && isMet(c, evidence)).map((c) => c.token),
        offer: checkOffer(testCase, offer),
    };
    const shown = {
        matched_evidence: listMatched(claims, evidence),
        missing_evidence: [
            ...findings.missing.map((c) => c.token),
            ...(findings.missing_any ? [findings.missing_any] : []),
        ],
        optional_hits: findings.optional,
        disallowed_hits: findings.disallowed,
    };
    const none = { failure_kind: null, mismatch_kind: null, failure_category: null };
    if (claims.nothing && judged.mode === 'oracle') {
        return { ...shown, ...none, status: 'skipped', error: 'needs a mode that chooses', fault: null };
    }
    const fault = findFault(judged);
    const met = shown.missing_evidence.length === 0 && findings.disallowed.length === 0 && findings.offer === null;
    // A positive case that was proved before the fault has passed; a negative one proves nothing about a run that broke off.
    if (met && (fault === null || !claims.nothing))
        return { ...shown, ...none, status: 'pass', error: null, fault };
    // A disallowed skill that was used stays used whatever broke afterwards.
    if (fault !== null && findings.disallowed.length === 0) {
        const error = `could not be judged: ${fault.kind}: ${fault.message}`;
        const failure_category = exit.timed_out ? 'timeout' : 'transport';
        return { ...shown, ...none, failure_category, status: 'infra_error', error, fault };
    }
    const failure_kind = classify(findings, evidence, offer);
    return {
        ...shown,
        status: 'fail',
        failure_kind,
        mismatch_kind: mismatch(findings),
        failure_category: exit.timed_out ? 'timeout' : 'assertion',
        error: explainFailure(failure_kind, { findings, evidence, exit, offer, min_offer: testCase.min_offer }),
        fault,
    };
}
function isMet(claim, evidence) {
    const hit = (0,own/* own */.Z)(evidence.hits, claim.token);
    return hit !== undefined && (claim.max_tier === null || hit.tier <= claim.max_tier);
}
function missingAny(claims, evidence) {
    const { tokens, activity } = claims.any;
    if (tokens.length === 0 && !activity)
        return null;
    if (activity && evidence.active)
        return null;
    if (tokens.some((token) => (0,own/* own */.Z)(evidence.hits, token) !== undefined))
        return null;
    return `any_of(${[...tokens, ...(activity ? ['tool activity'] : [])].join('|')})`;
}
function listMatched(claims, evidence) {
    const required = claims.all.filter((c) => c.role === 'required' && isMet(c, evidence)).map((c) => c.token);
    const any = claims.any.tokens.filter((token) => (0,own/* own */.Z)(evidence.hits, token) !== undefined);
    return [...new Set([...required, ...any, ...(claims.any.activity && evidence.active ? ['tool activity'] : [])])];
}
/**
 * Exit codes are not believed: killed CLIs exit 0. Without the agent's closing line a run that proved nothing was cut short,
 * unless we cut it ourselves (timeout, early stop), which is judged like any other end.
 */
function findFault({ evidence, exit }) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: exit.spawn_error };
    if (evidence.fault)
        return evidence.fault;
    if (evidence.ended || exit.timed_out || exit.stopped_early)
        return null;
    const how = exit.signal ? `signal ${exit.signal}` : `exit code ${exit.exit_code ?? 'unknown'}`;
    return { kind: 'crashed', message: `the agent ended without its closing line (${how})` };
}
/** `any` forbids nothing; an offer that could not be seen cannot be held against the agent. */
function checkOffer(testCase, offer) {
    const least = testCase.min_offer;
    if (least === 'any' || offer === null || !testCase.expected_skill)
        return null;
    if (offer.state === 'absent')
        return 'absent';
    if (least === 'name_only' || offer.state === 'full')
        return null;
    if (least === 'full')
        return 'weak';
    const share = offer.of_chars > 0 ? (100 * offer.kept_chars) / offer.of_chars : 0;
    return share >= Number.parseInt(least, 10) ? null : 'weak';
}
/** The first that holds, in the contract's order. */
function classify(findings, evidence, offer) {
    const { missing, missing_any } = findings;
    if (findings.offer === 'absent' || (offer?.state === 'absent' && missing.some((c) => c.expected)))
        return 'skill_not_offered';
    if (findings.offer === 'weak')
        return 'offer_too_weak';
    if (missing.some((c) => (0,own/* own */.Z)(evidence.refused, c.token) !== undefined))
        return 'skill_load_failed';
    const hits = evidence.claims.all.flatMap((c) => (0,own/* own */.Z)(evidence.hits, c.token) ?? []);
    if (missing.length > 0 && hits.length > 0 && hits.every((hit) => hit.tier === 3))
        return 'weak_evidence_only';
    if (missing.some((c) => (0,own/* own */.Z)(evidence.hits, c.token) !== undefined))
        return 'evidence_too_weak';
    if (missing.some((c) => c.skill !== null && !c.file))
        return missing_any === null ? 'skill_not_loaded' : 'mixed_evidence_missing';
    if (missing.some((c) => c.file) && missing.every((c) => c.file) && missing_any === null)
        return 'missing_skill_file_evidence';
    if (missing.length === 0 && missing_any !== null)
        return 'missing_activity_evidence';
    return 'unknown';
}
function mismatch(findings) {
    const nothingMissing = findings.missing.length === 0 && findings.missing_any === null;
    const onlyExpected = findings.missing.length > 0 && findings.missing.every((c) => c.expected || isFileOfExpected(c, findings));
    const reasons = [];
    if (findings.disallowed.length > 0)
        reasons.push('disallowed_hit');
    if (!nothingMissing) {
        const optionalOnly = findings.optional.length > 0 && onlyExpected && findings.missing_any === null;
        reasons.push(optionalOnly ? 'optional_only' : 'missing_required');
    }
    return reasons.length > 1 ? 'mixed' : (reasons[0] ?? null);
}
/** `dotnet-xunit/SKILL.md` goes missing with `dotnet-xunit`: together they are one missing skill. */
function isFileOfExpected(claim, findings) {
    const expected = findings.missing.find((c) => c.expected);
    return expected !== undefined && claim.skill !== null && claim.skill === expected.skill;
}

;// CONCATENATED MODULE: ./build/lib/evidence/route.js


const SHOWN = 5;
/** The case itself never teaches the router that judges it. */
function judgeRoute(testCase, router) {
    const limit = Math.max(SHOWN, testCase.within);
    const ranked = router.rank(testCase.query, { limit, without: testCase.case_id });
    const rows = ranked.map((row, i) => `${i + 1}. ${row.tool.id} ${row.confidence} ${row.final_score.toFixed(3)} (raw ${row.score.toFixed(3)})`);
    return {
        verdict: testCase.none ? judgeNone(ranked) : judgeExpected(testCase, ranked, router),
        proof: rows.map((line, i) => ({ token: ranked[i].tool.id, source: 'offline', line_number: i + 1, line })),
        excerpt: rows.join('\n'),
    };
}
function judgeNone(ranked) {
    const reached = ranked.filter((row) => row.confidence !== 'low');
    const [first] = reached;
    if (!first)
        return CLEAN;
    return {
        ...CLEAN,
        status: 'fail',
        failure_kind: 'unknown',
        mismatch_kind: 'disallowed_hit',
        failure_category: 'assertion',
        disallowed_hits: reached.map((row) => row.tool.id),
        error: `nothing should answer this query, but '${first.tool.id}' reaches ${first.confidence} (${first.final_score.toFixed(2)})`,
    };
}
function judgeExpected(testCase, ranked, router) {
    const { expected, within, min_confidence } = testCase;
    const failed = (verdict) => ({
        ...CLEAN,
        status: 'fail',
        failure_kind: 'unknown',
        mismatch_kind: 'missing_required',
        failure_category: 'assertion',
        missing_evidence: expected,
        ...verdict,
    });
    const names = expected.map((id) => `'${id}'`).join(' or ');
    const isExpected = (id) => expected.some((name) => name === id || name.endsWith(`:${id}`));
    const at = ranked.findIndex((row) => isExpected(row.tool.id));
    const row = ranked[at];
    if (!row && !router.tools.some((tool) => isExpected(tool.id)))
        return failed({ failure_kind: 'skill_not_offered', error: `the index holds no ${names}` });
    if (!row || at >= within) {
        const before = ranked[0]
            ? `'${ranked[0].tool.id}' (${ranked[0].confidence}) stands first`
            : 'nothing matches the query';
        const place = row ? `stands at rank ${at + 1}` : `is not among the first ${Math.max(SHOWN, within)}`;
        return failed({ error: `${names} ${place}, wanted within ${within}; ${before}` });
    }
    if (min_confidence && profile/* CONFIDENCES */.ix.indexOf(row.confidence) > profile/* CONFIDENCES */.ix.indexOf(min_confidence))
        return failed({
            failure_kind: 'evidence_too_weak',
            error: `'${row.tool.id}' stands at rank ${at + 1} with confidence ${row.confidence} (${row.final_score.toFixed(2)}), wanted ${min_confidence}`,
        });
    return { ...CLEAN, matched_evidence: [row.tool.id] };
}

// EXTERNAL MODULE: ./build/lib/agents/template.js
var template = __webpack_require__(41);
// EXTERNAL MODULE: ./build/lib/trials.js
var lib_trials = __webpack_require__(3435);
;// CONCATENATED MODULE: ./build/lib/unit/fold.js
/** A unit's trials → its row: the folded status, and what the trial that decided showed. */



/** Trial after trial, until those to come can change nothing. */
async function runTrials({ trials }, { pass_threshold }, signal, runTrial) {
    const outcomes = [];
    const verdicts = [];
    for (let trial = 1; trial <= trials && !signal.aborted; trial++) {
        const outcome = await runTrial(trial);
        outcomes.push(outcome);
        const { status, error } = outcome.verdict;
        const { duration_ms, timed_out } = outcome.transcript.exit;
        verdicts.push({ trial, status, duration_ms, timed_out, failures: error ? [error] : [] });
        if ((0,lib_trials/* isDecided */.d$)(verdicts, pass_threshold, trials))
            break;
    }
    return { outcomes, verdicts };
}
function foldUnit(unit, testCase, outcomes, verdicts) {
    const { status, trials } = (0,lib_trials/* foldTrials */.TK)(verdicts, testCase.pass_threshold, unit.trials);
    const shown = outcomes.find((outcome) => outcome.verdict.status === status) ?? outcomes.at(-1) ?? null;
    const blank = { ...blankResult(unit, testCase), trials };
    if (!shown)
        return { row: blank, shown };
    const { transcript, evidence, verdict } = shown;
    const { exit } = transcript;
    const failed = status === 'fail';
    const row = {
        ...blank,
        status,
        source: 'cli_output',
        matched_evidence: verdict.matched_evidence,
        missing_evidence: verdict.missing_evidence,
        tool_use_proof_lines: evidence.proof,
        error: status === 'pass' ? null : verdict.error,
        duration_ms: verdicts.reduce((sum, trial) => sum + trial.duration_ms, 0),
        command: transcript.argv.map(quote).join(' '),
        exit_code: exit.exit_code,
        signal: exit.signal,
        output_excerpt: transcript.excerpt,
        timed_out: exit.timed_out,
        failure_kind: failed ? verdict.failure_kind : null,
        mismatch_kind: failed ? verdict.mismatch_kind : null,
        failure_category: status === 'pass' ? null : verdict.failure_category,
        fault: verdict.fault,
        optional_hits: verdict.optional_hits,
        disallowed_hits: verdict.disallowed_hits,
        usage: sumUsage(outcomes),
    };
    return { row, shown };
}
/** What is answered in process is the same each time: one trial says what all would. */
function foldOffline(unit, testCase, verdict, duration_ms) {
    const failures = verdict.error ? [verdict.error] : [];
    const trial = { trial: 1, status: verdict.status, duration_ms, timed_out: false, failures };
    const folded = (0,lib_trials/* foldTrials */.TK)([trial], testCase.pass_threshold, 1);
    return { ...blankResult(unit, testCase), ...verdict, ...folded, source: 'offline', duration_ms };
}
/** What `explain` needs to read the trial's folder again. */
function describeTrial(agent, version, { transcript, verdict }) {
    const { exit_code, signal, timed_out, stopped_early, spawn_error } = transcript.exit;
    const { argv, cwd, installed_skills } = transcript;
    const meta = {
        agent,
        version,
        argv,
        cwd,
        exit_code,
        signal,
        timed_out,
        stopped_early,
        spawn_error,
        verdict,
        installed_skills,
    };
    return `${JSON.stringify(meta, null, 1)}\n`;
}
function sumUsage(outcomes) {
    const sum = (key) => {
        const values = outcomes.map((outcome) => outcome.evidence.usage[key]).filter((value) => value !== null);
        return values.length ? values.reduce((a, b) => a + b, 0) : null;
    };
    return { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens'), cost_usd: sum('cost_usd') };
}
/** For people who paste it into a shell; nothing here ever does. */
function quote(argument) {
    return /^[\w@%+=:,./-]+$/.test(argument) ? argument : (0,template/* quoteForShell */.eC)(argument);
}

;// CONCATENATED MODULE: ./build/lib/unit/route.js


async function runRouteUnit(unit, testCase, context) {
    const began = context.doors.now().getTime();
    const { verdict, proof, excerpt } = judgeRoute(testCase, await context.router());
    const duration_ms = context.doors.now().getTime() - began;
    return {
        ...foldOffline(unit, testCase, verdict, duration_ms),
        tool_use_proof_lines: proof,
        output_excerpt: excerpt,
    };
}

// EXTERNAL MODULE: ./build/lib/escape-pattern.js
var escape_pattern = __webpack_require__(2730);
// EXTERNAL MODULE: ./build/lib/skill/bare-id.js
var bare_id = __webpack_require__(7744);
// EXTERNAL MODULE: ./build/lib/evidence/skill-id.js
var skill_id = __webpack_require__(3499);
;// CONCATENATED MODULE: ./build/lib/evidence/claims.js


/**
 * Words the seeds take for a sign of activity. In a case's own list they mean "some tool was used". Not among them, unlike in the
 * seeds, is `Invalid MCP config for plugin "dotnet-artisan"`, an error; new are Copilot's `tool.execution_start` and what Codex's session log calls
 * a tool of code mode, `custom_tool_call`.
 */
const ACTIVITY_TOKENS = [
    'tool_use',
    'read_file',
    'file_search',
    'command_execution',
    'function_call',
    'mcp:',
    'Glob ',
    'Grep ',
    'Read(',
    'Grep(',
    'Glob(',
    'Bash(',
    'shell(',
    'Starting remote MCP client for github-mcp-server',
    'tool.execution_start',
    'custom_tool_call',
];
/** A negative case: it passes when nothing disallowed happens. */
function expectsNothing(testCase) {
    const lists = [
        testCase.required_all_evidence,
        testCase.required_any_evidence,
        testCase.required_evidence,
        testCase.required_skills,
        testCase.required_files,
    ];
    return !testCase.expected_skill && lists.every((list) => list.length === 0);
}
function listClaims(asked, kind) {
    const { testCase } = asked;
    const id_case = asked.id_case ?? 'exact';
    const aliases = (0,skill_id/* aliasesFor */.yX)(asked.agent, testCase.provider_aliases);
    const resolve = (token) => resolveToken(token, aliases);
    const fold = (token) => (0,skill_id/* foldId */.td)(token, id_case);
    const expected = testCase.expected_skill ? resolve(testCase.expected_skill) : '';
    const skills = testCase.required_skills.map(resolve);
    const files = testCase.required_files.map(resolve);
    const optional = testCase.optional_skills.map(resolve);
    const disallowed = testCase.disallowed_skills.map(resolve);
    const known = new Set([...skills, ...optional, ...disallowed, ...(expected ? [expected] : [])].map(fold));
    for (const id of asked.skills ?? [])
        known.add(fold(id));
    const tierOf = (token) => {
        if (fold(token) === fold(expected)) {
            const implicit = testCase.expected_skill_min_tier;
            return skills.some((s) => fold(s) === fold(token)) ? Math.min(1, implicit) : implicit;
        }
        return skills.some((s) => fold(s) === fold(token)) ? 1 : 2;
    };
    const claim = (token, role, max_tier) => {
        const folder = /^(.+)\/SKILL\.md$/i.exec(token)?.[1];
        const generic = /^SKILL\.md$/i.test(token);
        const id = folder === undefined ? token : folder.slice(folder.lastIndexOf('/') + 1);
        const isSkill = generic || folder !== undefined || known.has(fold(token));
        return {
            token,
            skill: generic ? '*' : isSkill ? id : null,
            role,
            expected: role === 'required' && expected !== '' && fold(token) === fold(expected),
            file: folder !== undefined || generic || files.includes(token),
            max_tier,
        };
    };
    const required = [
        ...testCase.required_all_evidence.map(resolve),
        ...testCase.required_evidence.map(resolve),
        ...skills,
        ...files,
        ...(expected ? [expected] : []),
    ];
    const all = required.map((token) => claim(token, 'required', tierOf(token)));
    if (kind === 'text')
        all.push(...fileClaims(asked, expected, claim));
    all.push(...optional.map((token) => claim(token, 'optional', 2)));
    all.push(...disallowed.map((token) => claim(token, 'disallowed', testCase.disallowed_min_tier)));
    const nothing = expectsNothing(testCase);
    const seen = new Set();
    return {
        kind,
        all: all.filter((c) => {
            // Claude leaves no file reads when it loads a skill, so its text evidence never needs a SKILL.md token.
            if (kind === 'text' && c.role === 'required' && /(^|\/)SKILL\.md$/i.test(c.token) && isClaude(asked.agent))
                return false;
            const key = `${c.role === 'required' ? '' : c.role} ${kind === 'text' ? c.token.toLowerCase() : fold(c.token)}`;
            return seen.has(key) ? false : seen.add(key);
        }),
        any: anyClaim(testCase, nothing),
        nothing,
        aliases,
        id_case,
    };
}
/** The text rules want the SKILL.md's path beside the id (any tier will do); with events, a confirmed use says it already. */
function fileClaims(asked, expected, claim) {
    if (!asked.testCase.require_skill_file || isClaude(asked.agent) || expectsNothing(asked.testCase))
        return [];
    return [claim(expected ? `${(0,bare_id/* bareId */.y)(expected)}/SKILL.md` : 'SKILL.md', 'required', null)];
}
/** A case's own list binds; the seeds' activity words in it stand for "some tool was used", in whatever words the agent says so. */
function anyClaim(testCase, nothing) {
    const own = testCase.required_any_evidence;
    if (nothing)
        return { tokens: [], activity: false };
    if (own.length === 0)
        return { tokens: [], activity: true };
    const words = ACTIVITY_TOKENS;
    return { tokens: own.filter((t) => !words.includes(t)), activity: own.some((t) => words.includes(t)) };
}
function resolveToken(token, aliases) {
    const folder = /^(.+)(\/SKILL\.md)$/i.exec(token);
    return folder ? `${(0,skill_id/* resolveAlias */.Zg)(folder[1], aliases)}${folder[2]}` : (0,skill_id/* resolveAlias */.Zg)(token, aliases);
}
function isClaude(agent) {
    return (0,skill_id/* agentName */.Lp)(agent).toLowerCase() === 'claude';
}

// EXTERNAL MODULE: ./build/lib/evidence/hits.js
var evidence_hits = __webpack_require__(664);
// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var evidence_tier = __webpack_require__(7858);
;// CONCATENATED MODULE: ./build/lib/evidence/collector.js
/** Event evidence: an agent's events, one by one, become the evidence of one trial of a `skill` case. Memory grows with the tokens only. */






/** Why a skill_read without text was no use although the agent tried: the others (listed, searched, written) were no attempt. */
const REFUSALS = new Set(['failed', 'denied', 'blocked', 'blocked_by_hook', 'unavailable']);
function createCollector(asked) {
    const claims = listClaims(asked, 'events');
    const book = (0,evidence_hits/* createHitBook */.JZ)();
    const refused = new Map();
    const rules = { id_case: claims.id_case, aliases: claims.aliases };
    const searches = listSearches([...claims.all, ...claims.any.tokens.map((token) => ({ token, skill: null }))], claims.id_case);
    let active = false;
    let ended = false;
    let fault = null;
    let usage = { input_tokens: null, output_tokens: null, cost_usd: null };
    let final_answer = null;
    function addSkill(event) {
        const tier = (0,evidence_tier/* eventTier */.XY)(asked.agent, event);
        for (const claim of claims.all) {
            if (claim.skill === null)
                continue;
            if (claim.skill !== '*' && !(0,skill_id/* meansSkill */.o2)(claim.skill, event.skill, event.also, rules))
                continue;
            if (tier !== null && (claim.skill !== '*' || tier < 3))
                book.note(claim.token, tier, scoreOf(event), event, collector_describe(event));
            const words = refusalOf(event);
            if (words !== null && !refused.has(claim.token))
                refused.set(claim.token, words);
        }
    }
    /**
     * `said` is the agent's own words, `output` what a tool gave back. A skill is used or it is not; its name in the agent's words is a
     * mention, worth noting once. In outputs the parsers tell listings themselves, so those are searched for other tokens only.
     */
    function search(event, said, output) {
        const open = searches.filter(({ token, skill }) => {
            const known = book.best(token);
            return known === undefined || (!skill && known.tier > (0,evidence_tier/* mentionTier */.zB)(event));
        });
        if (open.length === 0)
            return;
        let words = null;
        let result = null;
        for (const { token, skill, fold, isIn } of open) {
            const tier = skill ? 3 : (0,evidence_tier/* mentionTier */.zB)(event);
            if (fold)
                words ??= said.map((text) => text.toLowerCase());
            if (!skill)
                result ??= output.toLowerCase();
            const found = (fold ? words : said).some(isIn) || (!skill && isIn(result));
            if (found)
                book.note(token, tier, tier === 2 ? 110 : 10, event, collector_describe(event));
        }
    }
    return {
        add(event) {
            switch (event.type) {
                case 'skill_call':
                case 'skill_read':
                    active = true;
                    addSkill(event);
                    if (event.type === 'skill_call')
                        search(asToolCall(event), [event.tool, inputText(event.input)], event.output);
                    else if (event.path !== null)
                        search(event, [event.path], '');
                    break;
                case 'tool_call':
                    active = true;
                    search(event, [event.tool, inputText(event.input)], event.output);
                    break;
                case 'message':
                case 'final_answer':
                    if (event.type === 'final_answer')
                        final_answer = event.text;
                    search(event, [event.text], '');
                    break;
                case 'fault':
                    fault ??= event.fault;
                    break;
                case 'end':
                    ended = true;
                    usage = event.usage;
                    break;
                default:
                    event;
            }
        },
        end: () => ({
            ...{ claims, hits: book.hits(), refused: Object.fromEntries(refused), active, proof: book.proof() },
            ...{ fault, ended, usage, final_answer },
        }),
    };
}
/** The whole of a transcript's events at once, for callers that have them in memory. */
function collectEvidence(events, asked) {
    const collector = createCollector(asked);
    for (const event of events)
        collector.add(event);
    return collector.end();
}
function listSearches(claims, id_case) {
    return claims
        .filter((claim) => claim.skill !== '*')
        .map(({ token, skill }) => {
        if (skill !== null) {
            const id = (0,skill_id/* foldId */.td)((0,bare_id/* bareId */.y)(skill), id_case);
            return { token, skill: true, fold: id_case === 'ignore', isIn: (text) => (0,skill_id/* namesId */.w)(text, id) };
        }
        const words = token.toLowerCase();
        if (!words.includes('/'))
            return { token, skill: false, fold: true, isIn: (text) => text.includes(words) };
        // Paths on Windows, and in JSON there: any run of slashes.
        const pattern = new RegExp((0,escape_pattern/* escapePattern */.M)(words).replaceAll('/', '[\\\\/]+'));
        return { token, skill: false, fold: true, isIn: (text) => pattern.test(text) };
    });
}
/** An injected or invoked skill's text is searched like a tool's output: case tokens may name words of it. */
function asToolCall(event) {
    const { stream, line, proof, call_id, tool, input, outcome, message, output } = event;
    return { type: 'tool_call', stream, line, proof, call_id, tool, input, outcome, message, output };
}
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
/** Scores on the seeds' scale, so that the best hit is picked alike in both kinds of evidence. */
function scoreOf(event) {
    if (event.type === 'skill_read')
        return event.text === 'own' ? 700 : event.text === 'other' ? 160 : 10;
    if (event.outcome !== 'ran')
        return 110;
    return event.how === 'invoked' ? 1000 : 900;
}
function refusalOf(event) {
    if (event.type === 'skill_read') {
        return event.text === 'none' && event.why !== null && REFUSALS.has(event.why)
            ? `reading SKILL.md ${event.why}`
            : null;
    }
    if (event.outcome === 'ran' || event.outcome === 'unfinished')
        return null;
    return `${event.outcome}: ${event.message ?? 'no reason given'}`;
}
function collector_describe(event) {
    const place = `${event.stream}:${event.line}`;
    if (event.type === 'skill_call')
        return `${place} ${event.how} ${event.outcome}`;
    if (event.type === 'skill_read')
        return `${place} read ${event.text === 'none' ? (event.why ?? 'none') : event.text}`;
    return `${place} ${event.type}`;
}

// EXTERNAL MODULE: ./build/lib/evidence/proof-line.js
var proof_line = __webpack_require__(7569);
;// CONCATENATED MODULE: ./build/lib/evidence/text-collector.js
/** Text evidence (`--evidence text`): an agent's output, line by line, becomes the evidence of one trial by the seeds' rules. */





/** What bash says when the command was not there or not executable; only with exit 126 or 127, and only on stderr. */
const NOT_STARTED = /command not found|No such file or directory|Permission denied|cannot execute/i;
function createTextCollector(asked) {
    const claims = listClaims(asked, 'text');
    const book = (0,evidence_hits/* createHitBook */.JZ)();
    const searches = claims.all.flatMap((claim) => text_collector_listSearches(claim, claims.aliases));
    const anyOf = claims.any.tokens.map((token) => ({ token, pattern: (0,proof_line/* tokenPattern */.M7)(token, false) }));
    const activity = new RegExp(ACTIVITY_TOKENS.map(escape_pattern/* escapePattern */.M).join('|'), 'i');
    const marks = [...new Set(searches.map(({ name }) => markOf(name)))];
    const numbers = { stdout: 0, stderr: 0, session_log: 0 };
    const facts = {
        fault: null,
        usage: { input_tokens: null, output_tokens: null, cost_usd: null },
        final_answer: null,
    };
    /** Then it has a closing line; plain text, which a template may print, has none. */
    let isJson = false;
    let ended = false;
    let active = false;
    let notStarted = null;
    return {
        line(stream, line) {
            const place = { stream, line: ++numbers[stream], proof: line };
            if (!active)
                active = activity.test(line);
            for (const { token, pattern } of anyOf) {
                if (!book.best(token) && pattern.test(line))
                    book.note(token, 3, 10, place, `${stream}:${place.line}`);
            }
            if (stream === 'stderr' && notStarted === null && NOT_STARTED.test(line))
                notStarted = (0,evidence_hits/* cutLine */.Hh)(line);
            // Most lines name nothing that was asked for; plain searches pass them by at many times the speed of the patterns.
            const folded = line.toLowerCase();
            if (!marks.some((mark) => folded.includes(mark)) || (0,proof_line/* isNoise */.ty)(asked.agent, line))
                return;
            for (const { token, name, skill, pattern } of searches) {
                if (!pattern.test(line))
                    continue;
                const score = (0,proof_line/* scoreProofLine */.XK)(name, line, skill, pattern);
                const tier = (0,evidence_tier/* computeTier */.Qk)(asked.agent, name, line, score);
                book.note(token, tier, score, place, `${stream}:${place.line} score ${score}`);
            }
        },
        add(event) {
            // A line of plain text is a message to every parser.
            isJson ||= event.type !== 'message' || event.proof.startsWith('{');
            if (event.type === 'fault')
                facts.fault ??= event.fault;
            else if (event.type === 'final_answer')
                facts.final_answer = event.text;
            else if (event.type === 'end') {
                ended = true;
                facts.usage = event.usage;
            }
        },
        end(exit) {
            const missing = exit?.exit_code === 126 || exit?.exit_code === 127;
            if (missing && notStarted !== null)
                facts.fault ??= { kind: 'cli_missing', message: notStarted };
            return { claims, hits: book.hits(), refused: {}, active, proof: book.proof(), ended: ended || !isJson, ...facts };
        },
    };
}
/** What any spelling of the token holds: slashes of a path may be doubled or turned. */
function markOf(name) {
    const parts = name.toLowerCase().split(/[\\/]+/);
    return (parts.reduce((longest, part) => (part.length > longest.length && part !== 'skill.md' ? part : longest), '') ||
        'skill.md');
}
/** The token itself and every alias that stands for it. */
function text_collector_listSearches(claim, aliases) {
    const file = /\/SKILL\.md$/i.exec(claim.token)?.[0] ?? '';
    const id = claim.token.slice(0, claim.token.length - file.length);
    const names = Object.keys(aliases).filter((alias) => aliases[alias]?.toLowerCase() === id.toLowerCase());
    return [claim.token, ...names.map((alias) => alias + file)].map((name) => {
        const skill = claim.skill !== null;
        return { token: claim.token, name, skill, pattern: (0,proof_line/* tokenPattern */.M7)(name, skill) };
    });
}

;// CONCATENATED MODULE: ./build/lib/evidence/log-fallback.js




const CAP = 2;
/**
 * cli: what the agent's own output proved. promote: logs may turn a fail into a pass (on when serial, or by --allow-log-fallback-pass).
 * Evidence of different files is never put together: the first file that suffices alone wins.
 */
function applyLogFallback(asked, cli, exit, growth, promote) {
    const passes = (evidence) => judge({ testCase: asked.testCase, evidence, exit }).status === 'pass';
    if (growth.length === 0 || cli.claims.nothing || passes(cli)) {
        return { evidence: cli, source: 'cli_output', matched_log_file: null };
    }
    for (const file of growth) {
        const log = collectLog(asked, file);
        // Disallowed skills of the CLI's own output stay: a log takes nothing away.
        const joined = join(cli, log);
        if (!passes({ ...joined, hits: onlyFrom(log, cli) }))
            continue;
        return promote
            ? { evidence: joined, source: 'log_fallback', matched_log_file: file.path }
            : { evidence: cli, source: 'cli_output+log_fallback(diag)', matched_log_file: file.path };
    }
    return {
        evidence: cli,
        source: promote ? 'cli_output+log_fallback' : 'cli_output+log_fallback(diag)',
        matched_log_file: null,
    };
}
function collectLog(asked, file) {
    const collector = createTextCollector(asked);
    for (const line of file.text.split(/\r?\n/))
        collector.line('session_log', line);
    const evidence = collector.end();
    const hits = Object.entries(evidence.hits).map(([token, hit]) => [
        token,
        {
            ...hit,
            tier: Math.max(hit.tier, CAP),
            source_kind: 'log_fallback',
            source_detail: `${file.path} ${hit.source_detail.replace(/^session_log:/, 'line ')}`,
        },
    ]);
    return { ...evidence, hits: Object.fromEntries(hits) };
}
/** The best hit of each token, and the proof lines of both. */
function join(cli, log) {
    const hits = { ...cli.hits };
    for (const [token, hit] of Object.entries(log.hits)) {
        const old = (0,own/* own */.Z)(hits, token);
        if (old === undefined || (0,evidence_hits/* isBetter */.LK)(hit, old))
            hits[token] = hit;
    }
    return { ...cli, hits, active: cli.active || log.active, proof: [...cli.proof, ...log.proof].slice(0, 30) };
}
/** A file must suffice alone for what is required; what the CLI showed of disallowed skills still stands. */
function onlyFrom(log, cli) {
    const disallowed = cli.claims.all.filter((c) => c.role === 'disallowed').map((c) => c.token);
    return {
        ...log.hits,
        ...Object.fromEntries(Object.entries(cli.hits).filter(([token]) => disallowed.includes(token))),
    };
}

;// CONCATENATED MODULE: ./build/lib/model/oracle.js
/**
 * Stateless: the step of the request picks the call, so that a retry gets the same answer. The listing stands in every
 * request of a conversation, hence what is skipped is skipped in each step alike.
 */
function oraclePolicy(wish, agent) {
    return (request, offered) => {
        const calls = listCalls(wish, agent, request, offered);
        const possible = calls.filter((call) => call !== null);
        const next = possible[request.step];
        if (next)
            return { text: '', calls: [next] };
        return sayInProse(wish.answer, calls.length - possible.length);
    };
}
function listCalls(wish, agent, request, offered) {
    return [
        ...wish.skills.map(({ names }) => {
            const skill = findOffered(offered, names);
            return skill ? agent.callSkill(request, skill) : null;
        }),
        ...wish.files.map((path) => agent.readFile(request, path)),
        ...(wish.tool ? [agent.callTool(request, wish.tool.tool, wish.tool.input)] : []),
    ];
}
/** By the listed name first: another skill may carry this one's name as its second. */
function findOffered(offered, names) {
    return (offered.find(({ id }) => names.includes(id)) ??
        offered.find(({ also }) => also.some((name) => names.includes(name))));
}
/** Names no skill: a mention in prose would itself be (weak) evidence. */
function sayInProse(answer, missing) {
    const said = missing === 0
        ? ''
        : ` (${missing} of the things this case needs ${missing === 1 ? 'is' : 'are'} not offered here.)`;
    return { text: `${answer || 'Done.'}${said}`, calls: [] };
}

// EXTERNAL MODULE: ./build/lib/router/router.js
var router_router = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/lib/router/tool.js
var tool = __webpack_require__(436);
;// CONCATENATED MODULE: ./build/lib/model/router.js



/**
 * What follows the choice (further skills and files of the case) follows only the right choice: a model on the wrong
 * track would not go there. A case about a tool is nothing to choose, and is asked as the oracle asks it.
 */
function routerPolicy(wish, prompt, agent, embedder) {
    const chosen = new Map();
    return (request, offered) => {
        if (wish.tool)
            return oraclePolicy(wish, agent)(request, offered);
        // Every request of a conversation carries the same listing; a retry gets the same answer.
        const listing = JSON.stringify(offered);
        const skill = chosen.get(listing) ?? chooseSkill(prompt, offered, embedder);
        chosen.set(listing, skill);
        const skills = skill ? [{ id: skill.id, names: [skill.id] }] : [];
        const right = skill !== null && wish.skills[0]?.names.some((name) => name === skill.id || skill.also.includes(name));
        const followed = right
            ? { ...wish, skills: [...skills, ...wish.skills.slice(1)] }
            : { ...wish, skills, files: [] };
        return oraclePolicy(followed, agent)(request, offered);
    };
}
function chooseSkill(prompt, offered, embedder) {
    const first = rankOffered(prompt, offered, embedder)[0];
    return first && first.confidence !== 'low' ? (offered.find(({ id }) => id === first.tool.id) ?? null) : null;
}
/** Only what stands before the model counts: a description that was cut or dropped is ranked as it was listed. */
function rankOffered(prompt, offered, embedder) {
    const tools = offered.map(({ id, description }) => (0,tool/* makeTool */.Z)(id, description ?? '', { type: 'skill', skill_name: '', command: '' }));
    return (0,router_router/* createRouter */.a)(tools, embedder).rank(prompt);
}

// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(6023);
;// CONCATENATED MODULE: ./build/lib/model/wish.js

const NOTHING = { skills: [], files: [], tool: null, answer: 'Done.' };
function makeWish(row, agent, place) {
    switch (row.kind) {
        case 'skill':
            return wishForSkills(row, agent, place);
        case 'tool_route':
            return { ...NOTHING, tool: { tool: row.tool, input: row.input } };
        case 'suite':
        case 'route':
            return NOTHING;
    }
}
function wishForSkills(row, agent, place) {
    const named = [...row.required_all_evidence, ...row.required_evidence]
        .map((token) => token.replace(/\/SKILL\.md$/i, ''))
        .filter((id) => (0,find_skill/* findSkills */.I)(place.source, id).length > 0);
    const ids = [...new Set([row.expected_skill, ...row.required_skills, ...named])].filter((id) => id !== '');
    const aliases = Object.entries(row.provider_aliases[agent.name] ?? {});
    return {
        ...NOTHING,
        skills: ids.map((id) => {
            const also = aliases.filter(([, canonical]) => canonical === id).map(([alias]) => alias);
            const listed = (0,find_skill/* findSkills */.I)(place.source, id).flatMap((skill) => agent.listedAs(skill, place));
            return { id, names: [...new Set([...listed, ...also, id])] };
        }),
        files: row.required_files.map((file) => locateFile(file, row.expected_skill, agent, place)),
    };
}
/** `alpha/notes.md`, `skills/alpha/notes.md`, or a path inside the expected skill's folder; else the workspace's. */
function locateFile(file, expected, agent, place) {
    const folderOf = (skill) => agent.skillPath(place, skill).replace(/\/[^/]*$/, '');
    for (const skill of place.source.skills) {
        for (const prefix of [skill.path.replace(/SKILL\.md$/, ''), `${skill.id}/`, `${skill.dir}/`]) {
            if (prefix !== '' && file.startsWith(prefix))
                return `${folderOf(skill)}/${file.slice(prefix.length)}`;
        }
    }
    const [home] = (0,find_skill/* findSkills */.I)(place.source, expected);
    return home && !file.startsWith('/') ? `${folderOf(home)}/${file}` : file;
}

// EXTERNAL MODULE: ./build/lib/offer.js
var offer = __webpack_require__(8746);
// EXTERNAL MODULE: ./build/lib/transcript.js + 2 modules
var lib_transcript = __webpack_require__(7399);
;// CONCATENATED MODULE: ./build/lib/unit/early-stop.js

const STOPPED = { exit_code: null, signal: null, timed_out: false, stopped_early: true };
/** Session logs are not followed: what only they show lets the agent run to its end. */
function watchSkill(asked, collector, agent, facts) {
    let news = false;
    const parser = agent.createParser(facts, (event) => {
        news ||= event.type === 'skill_call' || event.type === 'skill_read' || event.type === 'tool_call';
        collector.add(event);
    });
    return {
        line(stream, line) {
            collector.line?.(stream, line);
            news ||= collector.line !== undefined;
            parser[stream](line);
        },
        isDecided() {
            if (!news)
                return false;
            news = false;
            return isFinal(asked, collector.end(STOPPED));
        },
    };
}
/** What was used stays used: a pass can only be lost to a disallowed skill, and a disallowed hit cannot be taken back. */
function isFinal({ testCase }, evidence) {
    const { status, disallowed_hits } = judge({ testCase, evidence, exit: STOPPED });
    if (disallowed_hits.length > 0)
        return true;
    const { nothing, all } = evidence.claims;
    return status === 'pass' && !nothing && !all.some(({ role }) => role === 'disallowed');
}

;// CONCATENATED MODULE: ./build/lib/unit/skill.js















async function runSkillUnit(unit, written, ready, context) {
    const testCase = {
        ...written,
        min_offer: written.min_offer === 'any' ? (context.min_offer ?? 'any') : written.min_offer,
        pass_threshold: thresholdOf(written, context),
    };
    const { outcomes, verdicts } = await runTrials(unit, testCase, context.signal, (trial) => runTrial(unit, trial, testCase, ready, context));
    const { row, shown } = foldUnit(unit, testCase, outcomes, verdicts);
    if (!shown)
        return row;
    const { evidence, logs, offer } = shown;
    return { ...row, ...logs, token_hits: evidence.hits, offer };
}
async function runTrial(unit, trial, testCase, ready, context) {
    const { source } = context.shared;
    const skills = source.skills.flatMap((skill) => [skill.id, skill.dir]);
    const asked = {
        testCase,
        agent: unit.agent,
        skills,
        ...(ready.agent.id_case ? { id_case: ready.agent.id_case } : {}),
    };
    const collector = openCollector(asked, context.evidence);
    const folder = await context.trialFolder(unit.unit_run_id, trial);
    const transcript = await (0,lib_transcript/* takeTranscript */.U)(ready, context.shared, {
        unit_run_id: unit.unit_run_id,
        trial,
        mode: context.mode,
        prompt: testCase.prompt,
        subagent: null,
        workspace: context.workspaceOf(testCase),
        grant_tools: [],
        policy: policyOf(testCase, ready, context),
        folder,
        redact: context.redactFor(unit.agent),
        onEvent: collector.add,
        ...(collector.line ? { onLine: collector.line } : {}),
        watch: context.early_stop
            ? (facts) => watchSkill(asked, openCollector(asked, context.evidence), ready.agent, facts)
            : null,
        signal: context.signal,
    }, context.doors);
    context.onSeen(unit.agent, transcript);
    const { evidence, ...logs } = await readLogs(asked, collector.end(transcript.exit), transcript, ready, context);
    const offer = offerOf(unit, testCase, ready, transcript, context);
    const verdict = judge({ testCase, evidence, exit: transcript.exit, offer, mode: context.mode });
    const outcome = { transcript, evidence, logs, verdict, offer };
    await context.doors.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
    return outcome;
}
function openCollector(asked, kind) {
    switch (kind) {
        case 'events':
            return createCollector(asked);
        case 'text':
            return createTextCollector(asked);
    }
}
/** Shared homes only: an isolated unit's own logs are part of its transcript, and nobody else writes there. */
async function readLogs(asked, evidence, { exit, started_ms, marks }, ready, { logs, doors, redactFor }) {
    const snapshot = ready.own_home ? logs?.snapshots[asked.agent] : undefined;
    if (!logs || !snapshot)
        return { evidence, source: 'cli_output', matched_log_file: null };
    const growth = await doors.readLogGrowth(snapshot, started_ms, logs.serial ? null : marks, logs.limits);
    const redact = redactFor(asked.agent) ?? ((text) => text);
    const clean = growth.map(({ path, text }) => ({ path, text: redact(text) }));
    return applyLogFallback(asked, evidence, exit, clean, logs.promote);
}
/** Nobody of ours decides in mode live. */
function policyOf(testCase, { agent }, context) {
    const { mode } = context;
    switch (mode) {
        case 'live':
            return null;
        case 'oracle':
            return (place) => oraclePolicy(makeWish(testCase, agent, place), agent);
        case 'router':
            return (place) => routerPolicy(makeWish(testCase, agent, place), testCase.prompt, agent, context.embedder());
    }
}
/** What this unit's own request showed, else what was taken beforehand. */
function offerOf(unit, testCase, ready, transcript, context) {
    let offers = context.offersOf(unit.agent);
    if (transcript.offered) {
        offers = compareOnce(unit.agent, ready, transcript.offered, context);
        context.onOffers(unit.agent, offers);
    }
    if (!testCase.expected_skill || !offers)
        return null;
    const [skill] = (0,find_skill/* findSkills */.I)(context.shared.source, testCase.expected_skill);
    const offer = (0,own/* own */.Z)(offers, skill?.id ?? (0,bare_id/* bareId */.y)(testCase.expected_skill));
    if (!offer)
        return {
            state: 'absent',
            kept_chars: 0,
            of_chars: 0,
            reason: `the source has no skill '${testCase.expected_skill}'`,
        };
    return { state: offer.offer, kept_chars: offer.kept_chars, of_chars: offer.of_chars, reason: offer.reason };
}
function compareOnce(agent, ready, offered, context) {
    const listing = JSON.stringify(offered);
    const before = context.compared.get(agent);
    if (before?.listing === listing)
        return before.offers;
    const place = { source: context.shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
    const offers = (0,offer/* compareOffers */.lL)(ready.agent, place, offered);
    context.compared.set(agent, { listing, offers });
    return offers;
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/failure.js
const MOST_CHARS = 300;
const shown = (at) => (at.present ? show(at.value) : 'missing');
function show(value) {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}...` : text;
}
const fail = (assertion, path, expected, actual) => ({
    assertion,
    path,
    expected,
    actual,
});
function describeFailure({ assertion, path, expected, actual }) {
    return `${assertion}${path ? ` at ${path}` : ''}: expected ${expected}, got ${actual}`;
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/judge.js

const MOST_SHOWN = 5;
function judgeSuite(steps) {
    const none = { failure_kind: null, mismatch_kind: null, failure_category: null, error: null, fault: null };
    const failures = steps.flatMap((step) => step.failures);
    const failed = new Set(failures.flatMap(({ assertion }) => assertion.split('.')));
    const shown = {
        matched_evidence: [...new Set(steps.flatMap(({ asserted }) => asserted))].filter((name) => !failed.has(name)),
        missing_evidence: [
            ...new Set(failures.map(({ assertion, path }) => (path ? `${assertion} at ${path}` : assertion))),
        ],
        optional_hits: [],
        disallowed_hits: [],
    };
    const last = steps.at(-1);
    const fault = steps.map(judge_findFault).find((found) => found !== null) ?? null;
    const timed_out = steps.some(({ exit }) => exit.timed_out);
    // An answer that came is judged, whatever broke afterwards.
    if (fault && last?.final_answer === null) {
        const failure_category = timed_out ? 'timeout' : 'transport';
        const error = `could not be judged: ${fault.kind}: ${fault.message}`;
        return { ...shown, ...none, status: 'infra_error', failure_category, error, fault };
    }
    if (failures.length === 0)
        return { ...shown, ...none, status: 'pass', fault };
    const said = failures.slice(0, MOST_SHOWN).map(describeFailure).join('; ');
    return {
        ...shown,
        ...none,
        status: 'fail',
        failure_kind: 'unknown',
        mismatch_kind: 'missing_required',
        failure_category: timed_out ? 'timeout' : 'assertion',
        error: failures.length > MOST_SHOWN ? `${said}; and ${failures.length - MOST_SHOWN} more` : said,
        fault,
    };
}
function judge_findFault({ exit, fault, ended, final_answer }) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: exit.spawn_error };
    if (fault)
        return fault;
    if (ended || exit.timed_out || final_answer !== null)
        return null;
    return {
        kind: 'crashed',
        message: `the agent ended without its closing line (exit code ${exit.exit_code ?? 'unknown'})`,
    };
}

// EXTERNAL MODULE: ./build/lib/evidence/json-in-text.js
var json_in_text = __webpack_require__(3644);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/lib/evidence/suite/path.js
/** A path such as `a.b`, `a[0].b`, `a[*].b` → what stands there in a JSON value, each with its own full path. */
function readPath(root, path) {
    let found = [{ path: '', present: true, value: root }];
    for (const part of splitPath(path))
        found = found.flatMap((at) => step(at, part));
    return found;
}
/** `results[*].metadata.tags` → results, *, metadata, tags. A number in brackets is an index, one after a dot may be a key. */
function splitPath(path) {
    return path.split(/\.|(?=\[)/).flatMap((part) => {
        const index = /^\[(\*|\d+)\](.*)$/s.exec(part);
        return index ? [`[${index[1]}]`, ...(index[2] ? [index[2]] : [])] : part === '' ? [] : [part];
    });
}
function step(at, part) {
    if (!at.present)
        return [at];
    const { value } = at;
    const index = /^\[(\*|\d+)\]$/.exec(part)?.[1];
    const nowhere = (path) => [{ path, present: false, value: undefined }];
    if (index === undefined) {
        const path = at.path === '' ? part : `${at.path}.${part}`;
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
            return nowhere(path);
        return [{ path, present: true, value: value[part] }];
    }
    if (!Array.isArray(value))
        return nowhere(`${at.path}[${index}]`);
    if (index === '*')
        return value.map((item, i) => ({ path: `${at.path}[${i}]`, present: true, value: item }));
    const i = Number(index);
    return i < value.length
        ? [{ path: `${at.path}[${i}]`, present: true, value: value[i] }]
        : nowhere(`${at.path}[${i}]`);
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/check-values.js
/** What stands at a path of an answer, held against what is wanted of every value there, or of the list as a whole → the failures. */



/** One or several of what an assertion takes. */
const list = (value) => (Array.isArray(value) ? value : [value]);
/** What is missing fails; an array that is there and empty has nothing to fail. */
function each(name, path, answer, expected, holds) {
    return readPath(answer.value, path)
        .filter((at) => !at.present || !holds(at.value))
        .map((at) => fail(name, at.path, expected, shown(at)));
}
function holdsText(name, path, words, answer) {
    return each(name, path, answer, `text with ${show(words)}`, (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).includes(words));
}
function counts(name, answer, expected, holds) {
    const [at] = readPath(answer.value, 'results');
    if (!Array.isArray(at?.value))
        return [fail(name, 'results', `${expected} results`, at ? shown(at) : 'missing')];
    return holds(at.value.length) ? [] : [fail(name, 'results', `${expected} results`, String(at.value.length))];
}
function ofTags(name, answer, expected, holds) {
    return each(name, 'results[*].metadata.tags', answer, expected, (tags) => Array.isArray(tags) && holds(tags));
}
function inRange(name, path, min, max, answer) {
    return each(name, path, answer, `a number${range(min, max)}`, (value) => typeof value === 'number' && isInRange(value, min, max));
}
/** Neighbours may be equal. */
function isSorted(path, answer) {
    const found = readPath(answer.value, path).flatMap((at) => Array.isArray(at.value) && !path.includes('[*]')
        ? at.value.map((value, i) => ({ path: `${at.path}[${i}]`, present: true, value }))
        : [at]);
    const missing = found.filter((at) => !at.present);
    if (missing.length)
        return missing.map((at) => fail('sorted_desc', at.path, 'a value', 'missing'));
    return found.flatMap((at, i) => {
        const before = found[i - 1];
        if (!before || !isLess(before.value, at.value))
            return [];
        return [fail('sorted_desc', at.path, `at most ${show(before.value)}, which stands before`, show(at.value))];
    });
}
function isLess(a, b) {
    if (typeof a === 'number' && typeof b === 'number')
        return a < b;
    return typeof a === 'string' && typeof b === 'string' ? a < b : true;
}
function holdsItem(path, answer, expected, holds) {
    const found = readPath(answer.value, path);
    const items = found.flatMap((at) => (at.present ? list(at.value) : []));
    if (items.some(holds))
        return [];
    const missing = found.find((at) => !at.present);
    return [fail('array_contains', missing?.path ?? path, expected, missing ? 'missing' : show(items))];
}
/** What was stored is a list, one value, or a whole answer in which the same path is read. */
function overlaps(path, name, answer) {
    if (!Object.hasOwn(answer.stored, name))
        return [fail('no_overlap', path, `something stored as ${show(name)}`, 'nothing')];
    const kept = answer.stored[name];
    const before = typeof kept === 'object' && kept !== null && !Array.isArray(kept)
        ? readPath(kept, path).flatMap((at) => (at.present ? [at.value] : []))
        : list(kept);
    return each('no_overlap', path, answer, `nothing of ${show(name)}`, (value) => list(value).every((item) => !before.some((other) => (0,external_node_util_.isDeepStrictEqual)(item, other))));
}
function matches(regex, value) {
    return new RegExp(regex).test(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}
/** Of that type, and the number itself, or the length of what has one, in the range. */
const fitsType = (value, type, min, max) => typesOf(value).includes(type) && isInRange(sizeOf(value), min, max);
function typesOf(value) {
    if (value === null)
        return ['null'];
    if (Array.isArray(value))
        return ['array'];
    return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}
const sizeOf = (value) => typeof value === 'number' ? value : (value?.length ?? 0);
const isInRange = (n, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) => n >= min && n <= max;
const range = (min, max) => `${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`;

;// CONCATENATED MODULE: ./build/lib/evidence/suite/dates.js
/** Dates in answers, compared day by day as they are written: no time zone moves them. */
const DAY_MS = 86_400_000;
/** The day that a text names, in milliseconds; null when it names none. */
function dayOf(value) {
    if (typeof value !== 'string')
        return null;
    const written = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(value);
    const at = Date.parse(written ? `${written[0]}T00:00:00Z` : value);
    return Number.isNaN(at) ? null : Math.floor(at / DAY_MS) * DAY_MS;
}
/** Both ends count. */
function isBetweenDays(value, start, end) {
    const [at, from, to] = [dayOf(value), dayOf(start), dayOf(end)];
    return at !== null && from !== null && to !== null && at >= from && at <= to;
}
function isInYear(value, year) {
    const at = dayOf(value);
    return at !== null && new Date(at).getUTCFullYear() === year;
}
function isWithinDays(value, days, now) {
    const at = dayOf(value);
    const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    return at !== null && Math.abs(today - at) <= days * DAY_MS;
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/assert.js
/** An answer and what a suite expects of it → every assertion that does not hold, with path, expected and actual. */





/** Every assertion of an object must hold. */
function assertAnswer(expect, answer) {
    return Object.keys(expect).flatMap((name) => {
        const check = CHECKS[name];
        const wanted = expect[name];
        return wanted === undefined ? [] : check(wanted, answer, expect);
    });
}
const CHECKS = {
    status: (wanted, answer) => each('status', 'status', answer, show(wanted), (value) => value === wanted),
    error_code: (wanted, answer) => each('error_code', 'error_code', answer, show(wanted), (value) => value === wanted),
    contains: (wanted, { value, text }) => list(wanted)
        .filter((words) => !text.includes(words) && !(JSON.stringify(value) ?? '').includes(words))
        .map((words) => fail('contains', '', `the answer to hold ${show(words)}`, show(text))),
    message_contains: (wanted, answer) => list(wanted).flatMap((words) => holdsText('message_contains', 'message', words, answer)),
    summary_contains: (wanted, answer) => list(wanted).flatMap((words) => holdsText('summary_contains', 'summary', words, answer)),
    field_contains: (wanted, answer) => list(wanted).flatMap(({ path, text }) => holdsText('field_contains', path, text, answer)),
    results_min: (wanted, answer) => counts('results_min', answer, `at least ${wanted}`, (n) => n >= wanted),
    results_max: (wanted, answer) => counts('results_max', answer, `at most ${wanted}`, (n) => n <= wanted),
    results_count: (wanted, answer) => counts('results_count', answer, `exactly ${wanted}`, (n) => n === wanted),
    results_schema: (wanted, answer) => Object.entries(wanted).flatMap(([field, rule]) => {
        const { type, min, max } = typeof rule === 'string' ? { type: rule, min: undefined, max: undefined } : rule;
        return each('results_schema', `results[*].${field}`, answer, `${type}${range(min, max)}`, (value) => fitsType(value, type, min, max));
    }),
    has_field: (path, answer, whole) => 'value' in whole
        ? each('has_field', path, answer, show(whole.value), (value) => (0,external_node_util_.isDeepStrictEqual)(value, whole.value))
        : each('has_field', path, answer, 'the field', () => true),
    value: () => [],
    has_fields: (paths, answer) => paths.flatMap((path) => each('has_fields', path, answer, 'the field', () => true)),
    field_equals: (wanted, answer) => listEquals(wanted).flatMap(([path, value]) => each('field_equals', path, answer, show(value), (found) => (0,external_node_util_.isDeepStrictEqual)(found, value))),
    all_match: (wanted, answer) => list(wanted).flatMap(({ path, value }) => each('all_match', path, answer, show(value), (found) => (0,external_node_util_.isDeepStrictEqual)(found, value))),
    all_match_one_of: (wanted, answer) => list(wanted).flatMap(({ path, values }) => each('all_match_one_of', path, answer, `one of ${show(values)}`, (found) => values.some((value) => (0,external_node_util_.isDeepStrictEqual)(found, value)))),
    all_match_pattern: (wanted, answer) => list(wanted).flatMap(({ path, regex }) => each('all_match_pattern', path, answer, `a match of /${regex}/`, (found) => matches(regex, found))),
    none_match_pattern: (wanted, answer) => list(wanted).flatMap(({ path, regex }) => each('none_match_pattern', path, answer, `no match of /${regex}/`, (found) => !matches(regex, found))),
    all_have_tags: (tags, answer) => ofTags('all_have_tags', answer, `all of ${show(tags)}`, (has) => tags.every((tag) => has.includes(tag))),
    none_have_tags: (tags, answer) => ofTags('none_have_tags', answer, `none of ${show(tags)}`, (has) => !tags.some((tag) => has.includes(tag))),
    each_has_any_tag: (tags, answer) => ofTags('each_has_any_tag', answer, `any of ${show(tags)}`, (has) => tags.some((tag) => has.includes(tag))),
    all_dates_between: (wanted, answer) => list(wanted).flatMap(({ path, start, end }) => each('all_dates_between', path, answer, `a date from ${start} to ${end}`, (value) => isBetweenDays(value, start, end))),
    all_dates_in_year: (wanted, answer) => list(wanted).flatMap(({ path, year }) => each('all_dates_in_year', path, answer, `a date in ${year}`, (value) => isInYear(value, year))),
    dates_within_days: (wanted, answer) => list(wanted).flatMap(({ path, days }) => each('dates_within_days', path, answer, `a date within ${days} days of today`, (value) => isWithinDays(value, days, answer.now))),
    all_in_range: (wanted, answer) => list(wanted).flatMap(({ path, min, max }) => inRange('all_in_range', path, min, max, answer)),
    range_check: (wanted, answer) => list(wanted).flatMap(({ path, min, max }) => inRange('range_check', path, min, max, answer)),
    sorted_desc: (wanted, answer) => list(wanted).flatMap(({ path }) => isSorted(path, answer)),
    array_contains: (wanted, answer) => list(wanted).flatMap(({ path, values, pattern }) => [
        ...(values ?? []).flatMap((value) => holdsItem(path, answer, show(value), (item) => (0,external_node_util_.isDeepStrictEqual)(item, value))),
        ...(pattern ? holdsItem(path, answer, `a match of /${pattern}/`, (item) => matches(pattern, item)) : []),
    ]),
    no_overlap: (wanted, answer) => list(wanted).flatMap((rule) => overlaps(rule.path, rule.with, answer)),
    agent_used_model: (wanted, { model }) => model?.toLowerCase().includes(wanted.toLowerCase())
        ? []
        : [fail('agent_used_model', '', wanted, model ?? 'not known: name it, as in claude@haiku')],
    one_of: (alternatives, answer) => {
        const tried = alternatives.map((expect) => assertAnswer(expect, answer));
        if (tried.some((failures) => failures.length === 0))
            return [];
        const why = tried.map(([first]) => (first ? describeFailure(first) : '')).join(' / ');
        return [fail('one_of', '', `one of ${alternatives.length} alternatives to hold`, why)];
    },
    if_results: (expect, answer) => (resultsOf(answer).length > 0 ? nested('if_results', expect, answer) : []),
    if_has_history: (expect, answer) => readPath(answer.value, 'history_results').every((at) => at.present) ? nested('if_has_history', expect, answer) : [],
    if_sensitive_results: (expect, answer) => resultsOf(answer).some((item) => /^(?:people|documents)\//.test(String(item?.file)))
        ? nested('if_sensitive_results', expect, answer)
        : [],
};
const nested = (name, expect, answer) => assertAnswer(expect, answer).map((failure) => ({ ...failure, assertion: `${name}.${failure.assertion}` }));
/** `{path, value}` alone is the other way to write it. */
function listEquals(wanted) {
    const { path, value, ...more } = wanted;
    return typeof path === 'string' && 'value' in wanted && Object.keys(more).length === 0
        ? [[path, value]]
        : Object.entries(wanted);
}
function resultsOf({ value }) {
    const results = value?.results;
    return Array.isArray(results) ? results : [];
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/steps.js



function listSteps({ input, expect, multi_step }) {
    if (!multi_step)
        return [{ name: '', input, expect: expect ?? null, store: null }];
    return multi_step.map((step, index) => ({
        name: `step ${step.step ?? index + 1}`,
        input: step.input ?? input,
        // What the case expects as a whole holds of its last answer.
        expect: step.expect ?? (index === multi_step.length - 1 ? (expect ?? null) : null),
        store: step.store ?? null,
    }));
}
/** `{{name.path}}` alone keeps the value's type; among other words it is written out. */
function fillInput(input, stored) {
    const failures = [];
    const lookUp = (path, otherwise) => {
        const found = readPath(stored, path).filter((at) => at.present);
        if (found.length === 0)
            failures.push({ assertion: 'input', path: '', expected: `something stored at ${path}`, actual: 'nothing' });
        return path.includes('[*]') ? found.map((at) => at.value) : found.length ? found[0]?.value : otherwise;
    };
    const fill = (value) => {
        if (typeof value === 'string') {
            const whole = /^\{\{\s*([^{}]+?)\s*\}\}$/.exec(value)?.[1];
            if (whole !== undefined)
                return lookUp(whole, value);
            return value.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (as, path) => {
                const found = lookUp(path, as);
                return typeof found === 'string' ? found : JSON.stringify(found);
            });
        }
        if (Array.isArray(value))
            return value.map(fill);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
    };
    return { input: fill(input), failures };
}
/** These can be asked of an answer in prose. */
const OF_TEXT = new Set(['contains', 'one_of', 'agent_used_model']);
function assertStep(step, text, facts) {
    const asserted = Object.keys(step.expect ?? {}).filter((name) => name !== 'value');
    const json = text === null ? null : (0,json_in_text/* findJson */.o)(text);
    const needsJson = step.store !== null || asserted.length === 0 || asserted.some((name) => !OF_TEXT.has(name));
    const prefix = (failure) => step.name ? { ...failure, assertion: `${step.name}.${failure.assertion}` } : failure;
    const none = (actual) => ({
        failures: [prefix({ assertion: 'json', path: '', expected: 'an answer in JSON', actual })],
        asserted,
        stored: {},
    });
    if (text === null)
        return none('no answer');
    if (!json && needsJson && (step.expect || step.store))
        return none(JSON.stringify(text.slice(0, 300)));
    const failures = step.expect ? assertAnswer(step.expect, { ...facts, value: json?.value, text }) : [];
    return { failures: failures.map(prefix), asserted, stored: store(step.store, json?.value) };
}
function store(how, value) {
    if (how === null)
        return {};
    if (typeof how === 'string')
        return { [how]: value };
    return Object.fromEntries(Object.entries(how).map(([name, path]) => {
        const found = readPath(value, path).flatMap((at) => (at.present ? [at.value] : []));
        return [name, path.includes('[*]') ? found : found[0]];
    }));
}

// EXTERNAL MODULE: ./build/lib/skill/subagent.js
var skill_subagent = __webpack_require__(4871);
;// CONCATENATED MODULE: ./build/lib/unit/suite.js







async function runSuiteUnit(unit, written, ready, context) {
    const testCase = { ...written, pass_threshold: thresholdOf(written, context) };
    const found = (0,skill_subagent/* findSubagent */.J)(context.subagents ?? [], testCase.subagent);
    const subagent = found && nameSubagent(found, ready);
    if (!subagent)
        return skipUnit(unit, testCase, `Agent ${testCase.subagent} not available`);
    const outcomes = [];
    const verdicts = [];
    // All of them, unlike other kinds: how often it holds is what a suite asks.
    for (let trial = 1; trial <= unit.trials && !context.signal.aborted; trial++) {
        const { outcome, failures, duration_ms } = await suite_runTrial(unit, trial, testCase, subagent, ready, context);
        outcomes.push(outcome);
        const { status, error } = outcome.verdict;
        const { timed_out } = outcome.transcript.exit;
        verdicts.push({ trial, status, duration_ms, timed_out, failures: failures.length || !error ? failures : [error] });
    }
    return foldUnit(unit, testCase, outcomes, verdicts).row;
}
/** With a fault: it was to run, and what it asks could not be had. */
function skipUnit(unit, testCase, message) {
    const fault = { kind: 'subagent_missing', message };
    return { ...blankResult(unit, testCase), status: 'skipped', error: message, fault };
}
/** Null where this way of installing does not bring it. */
function nameSubagent(found, { agent, install }) {
    const { how, folders } = agent.subagents;
    const { name, plugin, path, text, instructions } = found;
    if (how === 'as_instructions')
        return { name, instructions, files: {} };
    if (plugin !== null)
        return install === 'skills' ? null : { name: `${plugin}:${name}`, instructions, files: {} };
    return folders.some((folder) => path.startsWith(`${folder}/`))
        ? { name, instructions, files: { [path]: text } }
        : null;
}
async function suite_runTrial(unit, trial, testCase, subagent, ready, context) {
    const folder = await context.trialFolder(unit.unit_run_id, trial);
    const stored = {};
    const taken = [];
    for (const [index, step] of listSteps(testCase).entries()) {
        const into = index === 0 ? folder : `${folder}/step-${index + 1}`;
        if (index > 0)
            await context.doors.files.makeFolder(into);
        const one = await takeStep(unit, trial, testCase, step, { subagent, folder: into, stored }, ready, context);
        taken.push(one);
        Object.assign(stored, one.stored);
        // Later steps build on this one.
        if (one.evidence.final_answer === null || context.signal.aborted)
            break;
    }
    const steps = taken.map(({ evidence }) => evidence);
    const verdict = judgeSuite(steps);
    const last = taken.at(-1);
    const evidence = {
        proof: taken.flatMap(({ proof }) => proof),
        usage: sumUsage(taken.map(({ usage }) => ({ evidence: { proof: [], usage } }))),
    };
    const outcome = {
        transcript: { ...last.transcript, excerpt: (last.evidence.final_answer ?? last.transcript.excerpt).slice(0, 2500) },
        verdict,
        evidence,
    };
    await context.doors.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
    return {
        outcome,
        failures: steps.flatMap((step) => step.failures.map(describeFailure)),
        duration_ms: taken.reduce((sum, { transcript }) => sum + transcript.exit.duration_ms, 0),
    };
}
async function takeStep(unit, trial, testCase, step, place, ready, context) {
    const filled = fillInput(step.input, place.stored);
    const listener = createAnswerListener();
    const transcript = await (0,lib_transcript/* takeTranscript */.U)(ready, context.shared, {
        unit_run_id: unit.unit_run_id,
        trial,
        mode: context.mode,
        prompt: JSON.stringify(filled.input),
        subagent: place.subagent,
        workspace: context.workspaceOf(testCase),
        grant_tools: [],
        policy: null,
        folder: place.folder,
        redact: context.redactFor(unit.agent),
        onEvent: listener.add,
        signal: context.signal,
    }, context.doors);
    context.onSeen(unit.agent, transcript);
    const { final_answer, fault, ended, usage, proof } = listener.end();
    const model = transcript.model ?? ready.key.vendor_model;
    const facts = { model, stored: place.stored, now: context.doors.now() };
    const { failures: unmet, asserted, stored } = assertStep(step, final_answer, facts);
    const failures = [...filled.failures, ...unmet];
    return {
        transcript,
        evidence: { final_answer, failures, asserted, fault, ended, exit: transcript.exit },
        stored,
        proof,
        usage,
    };
}
const suite_MOST_CHARS = 1_000_000;
function createAnswerListener() {
    let final_answer = null;
    let fault = null;
    let ended = false;
    let usage = { input_tokens: null, output_tokens: null, cost_usd: null };
    let proof = [];
    return {
        add(event) {
            if (event.type === 'final_answer') {
                final_answer = event.text.slice(0, suite_MOST_CHARS);
                proof = [{ token: 'answer', source: event.stream, line_number: event.line, line: event.proof }];
            }
            else if (event.type === 'fault')
                fault ??= event.fault;
            else if (event.type === 'end') {
                ended = true;
                usage = event.usage;
            }
        },
        end: () => ({ final_answer, fault, ended, usage, proof }),
    };
}

;// CONCATENATED MODULE: ./build/lib/evidence/tool-call.js
/** An agent's events → what became of exactly the call that a `tool_route` case names. */

const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: null };
function createRouteCollector(testCase) {
    const evidence = { call: null, others: [], proof: [], fault: null, ended: false, usage: NO_USAGE };
    return {
        add(event) {
            if (event.type === 'fault')
                evidence.fault ??= event.fault;
            else if (event.type === 'end') {
                evidence.ended = true;
                evidence.usage = event.usage;
            }
            else if (event.type === 'tool_call' || event.type === 'skill_call')
                addCall(event);
        },
        end: () => evidence,
    };
    function addCall(event) {
        if (!isSameTool(testCase.tool, event.tool) || !isSameInput(testCase.input, event.input)) {
            if (evidence.others.length < 5)
                evidence.others.push(event.tool);
            return;
        }
        if (evidence.call !== null && evidence.call.outcome !== 'unfinished')
            return;
        const { tool, outcome, message, output, stream, line, proof } = event;
        // A call may give back megabytes.
        evidence.call = {
            tool,
            outcome,
            message: message?.slice(0, tool_call_MOST_CHARS) ?? null,
            output: output.slice(0, tool_call_MOST_CHARS),
        };
        evidence.proof = [{ token: tool, source: stream, line_number: line, line: proof }];
    }
}
const tool_call_MOST_CHARS = 20_000;
/** One tool under the names that agents give it. */
const FAMILIES = [
    ['bash', 'shell', 'sh', 'exec', 'execcommand', 'localshell', 'runcommand'],
    ['read', 'view'],
    ['write', 'create'],
    ['task', 'agent'],
];
function isSameTool(wanted, seen) {
    const [a, b] = [plain(wanted), plain(seen)];
    return a === b || FAMILIES.some((names) => names.includes(a) && names.includes(b));
}
/** `mcp__server__tool` is `server-tool` elsewhere, `WebFetch` is `web_fetch`. */
const plain = (name) => name
    .toLowerCase()
    .replace(/^mcp__/, '')
    .replace(/[^a-z0-9]/g, '');
/** Agents rename keys and add their own; the values stay. */
function isSameInput(wanted, seen) {
    const values = typeof seen === 'object' && seen !== null ? Object.values(seen) : [seen];
    return Object.values(wanted).every((value) => values.some((other) => (0,external_node_util_.isDeepStrictEqual)(trim(value), trim(other))));
}
const trim = (value) => (typeof value === 'string' ? value.trim() : value);

;// CONCATENATED MODULE: ./build/lib/evidence/tool-route.js

function judgeToolRoute({ testCase, evidence, exit, routes, denies_by_source }) {
    const { call } = evidence;
    const blocked = call?.outcome === 'blocked_by_hook' || (denies_by_source && call?.outcome === 'denied');
    if (call === null || call.outcome === 'unfinished') {
        const fault = tool_route_findFault(evidence, exit);
        // Cut off by our own timeout with the call open, or broken off: nobody knows what would have become of it.
        if (fault || call)
            return infra(fault ?? { kind: 'crashed', message: 'the call was never finished' }, exit);
        const other = evidence.others.length ? `; it called ${[...new Set(evidence.others)].join(', ')}` : '';
        return failed(testCase, `the agent never made this call of ${testCase.tool} (unavailable)${other}`, exit, 'missing_activity_evidence');
    }
    const said = call.message ?? call.output;
    if (blocked)
        return judgeBlock(testCase, said, exit, routes, call.outcome === 'denied' ? 'blocked_by_rule' : 'blocked_by_hook');
    if (call.outcome === 'denied' || call.outcome === 'unavailable') {
        const how = call.outcome === 'denied' ? 'denied by a permission, not by a hook' : 'unavailable';
        return failed(testCase, `the call was ${how}: ${firstLine(said)}`, exit, 'unknown');
    }
    if (testCase.expect === 'allow')
        return { ...CLEAN, matched_evidence: [call.outcome] };
    // A call that failed by itself may never have come as far as a hook: its own words tell.
    const how = call.outcome === 'failed' ? `failed: ${firstLine(said)}` : call.outcome;
    return failed(testCase, `expected block, got allowed: the call ${how}`, exit, 'unknown', 'missing_required');
}
function judgeBlock(testCase, said, exit, routes, how = 'blocked_by_hook') {
    const by = routes.find((route) => said.includes(route.message.trim()))?.name;
    const matched = [how, ...(by ? [`route:${by}`] : [])];
    if (testCase.expect === 'allow')
        return failed(testCase, `expected allow, got blocked${by ? ` by route '${by}'` : ''}: ${firstLine(said)}`, exit, 'unknown', 'disallowed_hit');
    if (testCase.contains !== undefined && !said.includes(testCase.contains))
        return {
            ...failed(testCase, `Message does not contain '${testCase.contains}': ${firstLine(said)}`, exit, 'unknown'),
            matched_evidence: matched,
        };
    return { ...CLEAN, matched_evidence: matched };
}
/** The pattern side: `re.search` without case, first match in merge order; only a shell's command and a fetch's address are looked at. */
function judgePattern(testCase, routes) {
    const text = lookedAt(testCase);
    const route = text === null ? null : routes.find((one) => one.tool === testCase.tool && one.matches.test(text));
    if (!route)
        return testCase.expect === 'allow'
            ? { ...CLEAN, matched_evidence: ['no route matches'] }
            : failed(testCase, 'expected block, got allowed: no route matches', NO_EXIT, 'unknown', 'missing_required');
    return judgeBlock(testCase, route.message, NO_EXIT, [route]);
}
const NO_EXIT = { exit_code: 0, signal: null, timed_out: false };
function lookedAt({ tool, input }) {
    const value = tool === 'Bash' ? input['command'] : tool === 'WebFetch' ? input['url'] : null;
    return typeof value === 'string' ? value : null;
}
function failed(testCase, error, exit, failure_kind, mismatch_kind = 'missing_required') {
    return {
        ...CLEAN,
        status: 'fail',
        failure_kind,
        mismatch_kind,
        failure_category: exit.timed_out ? 'timeout' : 'assertion',
        error,
        missing_evidence: [testCase.expect],
    };
}
function infra(fault, exit) {
    return {
        ...CLEAN,
        status: 'infra_error',
        failure_category: exit.timed_out ? 'timeout' : 'transport',
        error: `could not be judged: ${fault.kind}: ${fault.message}`,
        fault,
    };
}
function tool_route_findFault(evidence, exit) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: exit.spawn_error };
    if (evidence.fault)
        return evidence.fault;
    if (evidence.ended)
        return null;
    if (exit.timed_out)
        return { kind: 'crashed', message: 'the time was up before the call was made' };
    return {
        kind: 'crashed',
        message: `the agent ended without its closing line (exit code ${exit.exit_code ?? 'unknown'})`,
    };
}
const firstLine = (text) => (text.trim().split('\n')[0] ?? '').slice(0, 300);

;// CONCATENATED MODULE: ./build/lib/unit/tool-route.js







async function runToolRouteUnit(unit, written, ready, context) {
    const testCase = { ...written, pass_threshold: thresholdOf(written, context) };
    const { outcomes, verdicts } = await runTrials(unit, testCase, context.signal, (trial) => tool_route_runTrial(unit, trial, testCase, ready, context));
    return foldUnit(unit, testCase, outcomes, verdicts).row;
}
async function tool_route_runTrial(unit, trial, testCase, ready, context) {
    const { agent } = ready;
    const collector = createRouteCollector(testCase);
    const folder = await context.trialFolder(unit.unit_run_id, trial);
    const transcript = await (0,lib_transcript/* takeTranscript */.U)(ready, context.hooked ?? context.shared, {
        unit_run_id: unit.unit_run_id,
        trial,
        mode: context.mode,
        prompt: promptFor(testCase),
        subagent: null,
        workspace: context.workspaceOf(testCase),
        // What should be blocked is granted nothing: should the hook fail, a permission may still stand in the way.
        grant_tools: testCase.expect === 'allow' ? [testCase.tool] : [],
        // Nothing is chosen here: both embedded modes attempt the one call.
        policy: context.mode === 'live' ? null : (place) => oraclePolicy(makeWish(testCase, agent, place), agent),
        folder,
        redact: context.redactFor(unit.agent),
        onEvent: collector.add,
        signal: context.signal,
    }, context.doors);
    context.onSeen(unit.agent, transcript);
    const evidence = collector.end();
    const verdict = judgeToolRoute({
        testCase,
        evidence,
        exit: transcript.exit,
        routes: context.routes,
        denies_by_source: agent.denies_by_source ?? false,
    });
    const outcome = { transcript, evidence, verdict };
    await context.doors.files.write(`${folder}/meta.json`, describeTrial(unit.agent, ready.version, outcome));
    return outcome;
}
/** A vendor's model is asked for what the oracle does of itself. */
function promptFor({ tool, input }) {
    return `Make exactly one tool call, then stop: use ${tool} with ${JSON.stringify(input)}. Do not change it, and try no other way if it is blocked. Then say in one sentence what came back.`;
}
async function runPatternUnit(unit, testCase, context) {
    const began = context.doors.now().getTime();
    const verdict = judgePattern(testCase, context.routes);
    return foldOffline(unit, testCase, verdict, context.doors.now().getTime() - began);
}

;// CONCATENATED MODULE: ./build/lib/unit/index.js






async function runUnit(unit, testCase, context) {
    if (testCase.kind === 'route')
        return runRouteUnit(unit, testCase, context);
    if (testCase.kind === 'tool_route' && unit.agent === lib_plan/* OFFLINE */.GS)
        return runPatternUnit(unit, testCase, context);
    const found = context.ready[unit.agent];
    if (!found)
        return faultResult(unit, testCase, {
            kind: 'cli_missing',
            message: context.unavailable[unit.agent] ?? 'this agent is not installed',
        });
    const { timeout_seconds } = testCase;
    const ready = timeout_seconds === undefined ? found : { ...found, timeout_ms: timeout_seconds * 1000 };
    switch (testCase.kind) {
        case 'skill':
            return runSkillUnit(unit, testCase, ready, context);
        case 'tool_route':
            return runToolRouteUnit(unit, testCase, ready, context);
        case 'suite':
            return runSuiteUnit(unit, testCase, ready, context);
    }
}

;// CONCATENATED MODULE: ./build/lib/batch.js
/** Executes a plan: units side by side, a record per finished unit, a fold now and then, so that a killed batch loses nothing. */






/** Runs what has no result yet (infra_error again) and resolves when all is done or the signal is aborted. */
async function runBatch(input, context, doors, taken = {}) {
    const { plan } = input;
    const cases = new Map(input.cases.map((testCase) => [testCase.case_id, testCase]));
    const offers = { ...input.offers_before, ...taken };
    const folding = createFolding(input, offers, doors);
    const stop = new AbortController();
    // One unit that cannot go on, for a full disk, ends them all.
    const signal = AbortSignal.any([context.signal, stop.signal]);
    let news = false;
    let told = Promise.resolve();
    const whole = {
        ...context,
        signal,
        trialFolder: doors.folder.trialFolder,
        compared: new Map(),
        offersOf: (agent) => taken[agent] ?? null,
        onOffers(agent, seen) {
            news ||= offers[agent] === undefined;
            offers[agent] ??= seen;
        },
        onSeen(agent, { model, home_length }) {
            const known = input.environment[agent];
            if (!known || (known.home_length && (known.vendor_model || !model)))
                return;
            news = true;
            Object.assign(known, { vendor_model: known.vendor_model ?? model, home_length });
        },
    };
    let failed = false;
    let fatal = null;
    const limit = (0,p_limit/* default */.A)(input.max_parallel);
    const execute = async (unit) => {
        if (signal.aborted)
            return;
        const testCase = cases.get(unit.case_id);
        if (!testCase)
            throw new config_error/* ConfigError */.x(`The plan names a case that the corpus does not have.`, {
                case_id: unit.case_id,
                fix: 'start a new batch.',
            });
        if (input.fail_fast && failed) {
            await folding.add(await doors.folder.writeResult(notStarted(unit, testCase)));
            return;
        }
        doors.onState(unit, 'running', null);
        await doors.folder.clearUnit(unit.unit_run_id);
        const result = await runUnit(unit, testCase, whole).catch((error) => {
            const explained = (0,full_disk/* explainFullDisk */.Eh)(error);
            if (explained instanceof config_error/* ConfigError */.x)
                throw explained;
            return faultResult(unit, testCase, {
                kind: 'crashed',
                message: `the runner itself failed: ${error.message}`,
            });
        });
        if (signal.aborted)
            return;
        // What a unit showed of the offers must be on disk before its record is: a resumed batch does not run it again.
        if (news) {
            news = false;
            told = folding.fold();
        }
        await told;
        const bytes = await doors.folder.writeResult(result);
        failed ||= result.status === 'fail';
        doors.onState(unit, result.timed_out ? 'timeout' : result.status === 'pass' || result.status === 'skipped' ? 'completed' : 'failed', result);
        await folding.add(bytes);
    };
    await folding.fold();
    const waiting = await listWaiting(plan, doors.folder);
    for (const unit of waiting)
        doors.onState(unit, 'queued', null);
    await Promise.all(waiting.map((unit) => limit(() => execute(unit).catch((error) => {
        fatal ??= error;
        stop.abort();
    }))));
    if (fatal) {
        await folding.fold().catch(() => { });
        throw fatal;
    }
    await folding.fold();
}
/** A row for what --fail-fast left, so that its absence is explained; a resumed batch runs it. */
function notStarted(unit, testCase) {
    return {
        ...blankResult(unit, testCase),
        status: 'skipped',
        error: 'not started: another unit had failed (--fail-fast)',
    };
}
async function listWaiting(plan, folder) {
    const waiting = [];
    for (const unit of plan.units) {
        const result = await folder.readResult(unit.unit_run_id);
        const never_ran = result?.status === 'skipped' && result.trials.verdicts.length === 0;
        if (!result || result.status === 'infra_error' || never_ran)
            waiting.push(unit);
    }
    return waiting;
}

// EXTERNAL MODULE: ./build/lib/discover.js
var discover = __webpack_require__(965);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/lib/result.js
var result = __webpack_require__(5367);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/lib/io/atomic-file.js
/** A file that is written beside its place and appears there only when whole. */





async function writeAtomic(path, text) {
    const file = openAtomic(path);
    await file.write(text);
    return file.close();
}
/** A full disk removes the half and says so. */
function openAtomic(path) {
    const half = `${path}.${(0,external_node_crypto_.createHash)('sha256').update(path).digest('hex').slice(0, 6)}.part`;
    let stream = null;
    let failure = null;
    const discard = async () => {
        stream?.destroy();
        await (0,promises_.rm)(half, { force: true });
    };
    const fail = async (error) => {
        await discard();
        throw (0,full_disk/* explainFullDisk */.Eh)(error, path);
    };
    return {
        discard,
        async write(text) {
            if (!stream) {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true }).catch(fail);
                stream = (0,external_node_fs_.createWriteStream)(half);
                stream.on('error', (error) => {
                    failure = error;
                });
            }
            if (failure)
                await fail(failure);
            const open = stream;
            await new Promise((done) => {
                open.write(text, (error) => {
                    failure ??= error ?? null;
                    done();
                });
            });
        },
        async close() {
            if (!stream)
                return 0;
            const bytes = await new Promise((done, reject) => {
                stream?.on('error', reject);
                // Called with the error, which may come before the event.
                stream?.end((error) => (error ? reject(error) : done(stream?.bytesWritten ?? 0)));
            }).catch(fail);
            if (failure)
                await fail(failure);
            await (0,promises_.rename)(half, path);
            return bytes;
        },
    };
}

// EXTERNAL MODULE: ./build/lib/io/refusal.js
var refusal = __webpack_require__(7205);
;// CONCATENATED MODULE: ./build/lib/io/batch-folder.js
/** One folder per batch: the plan before any work, a record per finished unit, and results.json folded from the records. */







async function createBatchFolder(root, plan, batch_run_id) {
    const path = (0,external_node_path_.resolve)(root, batch_run_id);
    try {
        // What agents printed is nothing to commit by a careless `git add`.
        if (await (0,promises_.mkdir)(root, { recursive: true }))
            await (0,promises_.writeFile)((0,external_node_path_.join)(root, '.gitignore'), '*\n');
        await (0,promises_.mkdir)((0,external_node_path_.join)(path, 'units'), { recursive: true });
        await writeAtomic((0,external_node_path_.join)(path, 'plan.json'), `${JSON.stringify(plan, null, 1)}\n`);
    }
    catch (error) {
        throw (0,refusal/* explainRefusal */.G)(error, root, 'name a folder that you may write to with --artifacts-root.');
    }
    return batchFolder(path, plan);
}
const EnvelopeSchema = result/* ResultsSchema */.SX.pick({ offers: true, environment: true });
/** A batch that was cut off: its plan, and the folder to go on in. */
async function reopenBatchFolder(folder) {
    const path = (0,external_node_path_.resolve)(folder);
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(path, 'plan.json'), 'utf8').catch(() => {
        throw new config_error/* ConfigError */.x('This folder holds no batch.', {
            file: folder,
            fix: 'name the folder that ARTIFACT_DIR= printed, which has a plan.json.',
        });
    });
    const plan = lib_plan/* PlanSchema */.fB.safeParse(parseJson(text));
    if (!plan.success)
        throw new config_error/* ConfigError */.x('This plan was not written by this version.', {
            file: (0,external_node_path_.join)(folder, 'plan.json'),
            fix: 'start a new batch without --resume.',
        });
    return {
        plan: plan.data,
        open: () => batchFolder(path, plan.data),
        async readEnvelope() {
            const results = await (0,promises_.readFile)((0,external_node_path_.join)(path, 'results.json'), 'utf8').catch(() => 'null');
            return EnvelopeSchema.nullable().catch(null).parse(parseJson(results));
        },
    };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function batchFolder(path, plan) {
    const unitFolder = (id) => (0,external_node_path_.join)(path, 'units', id);
    const readResult = async (id) => {
        try {
            return result/* ResultSchema */.Jh.parse(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(unitFolder(id), 'result.json'), 'utf8')));
        }
        catch {
            // Absent, half, or of another version: as good as not run.
            return null;
        }
    };
    return {
        path,
        readResult,
        async trialFolder(id, trial) {
            const folder = (0,external_node_path_.join)(unitFolder(id), `trial-${trial}`);
            await (0,promises_.mkdir)(folder, { recursive: true });
            return folder;
        },
        clearUnit: (id) => (0,promises_.rm)(unitFolder(id), { recursive: true, force: true, maxRetries: 3 }),
        async writeResult(result) {
            return writeAtomic((0,external_node_path_.join)(unitFolder(result.unit_run_id), 'result.json'), `${JSON.stringify(result, null, 1)}\n`);
        },
        async fold(envelope, proof) {
            const summary = { total: 0, pass: 0, fail: 0, infra_error: 0, skipped: 0 };
            const results = openAtomic((0,external_node_path_.join)(path, 'results.json'));
            const log = openAtomic((0,external_node_path_.join)(path, 'tool-use-proof.log'));
            try {
                const { schema, batch_run_id, generated_at_utc, mode, ...rest } = envelope;
                const head = JSON.stringify({ schema, batch_run_id, generated_at_utc, mode }, null, 1).slice(0, -2);
                await results.write(`${head},\n "results": [`);
                await log.write(proof.header);
                for (const unit of plan.units) {
                    const result = await readResult(unit.unit_run_id);
                    if (!result)
                        continue;
                    await results.write(`${summary.total === 0 ? '' : ','}\n${JSON.stringify(result, null, 1)}`);
                    await log.write(proof.block(result));
                    summary.total++;
                    summary[result.status]++;
                }
                const complete = summary.total === plan.units.length;
                const tail = JSON.stringify({ complete, summary, ...rest }, null, 1).slice(2);
                await results.write(`\n ],\n${tail}\n`);
                return (await results.close()) + (await log.close());
            }
            catch (error) {
                await Promise.all([results.discard(), log.discard()]);
                throw error;
            }
        },
    };
}
/** Copies of results.json and the proof log, for --output and --proof-log. */
async function copyText(from, to) {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(to)), { recursive: true });
        await (0,promises_.copyFile)(from, (0,external_node_path_.resolve)(to));
    }
    catch (error) {
        throw (0,refusal/* explainRefusal */.G)(error, to);
    }
}

// EXTERNAL MODULE: ./build/lib/io/doors.js + 3 modules
var io_doors = __webpack_require__(9093);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/io/place.js
var place = __webpack_require__(5906);
// EXTERNAL MODULE: ./build/lib/io/ready.js + 3 modules
var io_ready = __webpack_require__(688);
// EXTERNAL MODULE: ./build/lib/redaction.js
var redaction = __webpack_require__(3237);
// EXTERNAL MODULE: ./build/src/tool-version.js
var tool_version = __webpack_require__(1646);
;// CONCATENATED MODULE: ./build/src/run/credentials.js


/** What any agent needs to find its way out of a company's network. */
const NETWORK = /^(https?_proxy|no_proxy|all_proxy|ssl_cert_file|ssl_cert_dir|node_extra_ca_certs|path)$/i;
/** What a run in the user's own home needs to find it, and the login that a keyring holds. */
const OWN_HOME = /^(home|user|logname|shell|tmpdir|xdg_\w+|dbus_session_bus_address)$/i;
/** Of a variable that only the user knows, so long a value is taken for a secret whatever its name. */
const SECRET_LENGTH = 16;
/** Embedded modes get none at all: there is no secret to lose. A login in the user's own home stands in for a key. */
function takeCredentials(agent, mode, env, own_home = false) {
    if (mode !== 'live')
        return { env: {}, secrets: [] };
    const { any_of, secrets, settings, homes } = agent.credentials;
    const more = listMore(agent, env);
    if (more.length === 0 && !own_home && !any_of.some((name) => env[name]))
        throw new config_error/* ConfigError */.x(`${agent.title} needs a credential in mode live.`, {
            fix: `set ${any_of.join(' or ')}, or use --mode oracle, which needs none.`,
        });
    const open = (name) => NETWORK.test(name) || (own_home && (OWN_HOME.test(name) || homes.includes(name)));
    const names = new Set([...any_of, ...secrets, ...settings, ...more, ...Object.keys(env).filter(open)]);
    const taken = {};
    for (const name of names)
        if (env[name] !== undefined)
            taken[name] = env[name];
    const told = more.filter((name) => (taken[name] ?? '').length >= SECRET_LENGTH);
    const secret = [...any_of, ...secrets, ...told].filter((name) => !isPlainUrl(taken[name] ?? ''));
    return { env: taken, secrets: [...secret.map((name) => taken[name] ?? ''), ...(0,redaction/* listSecrets */.A)(taken)].filter(Boolean) };
}
/** AGENT_<NAME>_ENV=VAR1,VAR2: what else of the environment this agent is to have. */
function listMore(agent, env) {
    const variable = `AGENT_${agent.name.toUpperCase()}_ENV`;
    const names = (env[variable] ?? '')
        .split(/[,\s]+/)
        .map((name) => name.trim())
        .filter(Boolean);
    for (const name of names) {
        if (/^[A-Za-z_]\w*$/.test(name) && env[name] !== undefined)
            continue;
        throw new config_error/* ConfigError */.x(`${variable} names ${name}, which is not set.`, { fix: `set it, or leave it out.` });
    }
    return names;
}
/** An address is no secret unless somebody's password stands in it. */
const isPlainUrl = (value) => /^https?:\/\/[^\s@]+$/.test(value);

// EXTERNAL MODULE: ./build/lib/io/log-snapshot.js
var log_snapshot = __webpack_require__(7320);
;// CONCATENATED MODULE: ./build/src/run/logs.js
/** Options → which logs of shared homes this batch reads, and a snapshot of them; only units in the user's own homes have any. */

/** On when serial, off when parallel; in parallel what logs show changes no verdict unless the user says so. */
async function openLogScan(agents, options, max_parallel, env) {
    const serial = max_parallel === 1;
    if (!options.skip_source_setup || options.disable_log_scan || !(serial || options.enable_log_scan))
        return null;
    const snapshots = {};
    for (const { key } of agents) {
        snapshots[key.key] = await (0,log_snapshot/* takeLogSnapshot */.C6)((0,log_snapshot/* listLogRoots */.eV)(key.name, env, env['HOME'] ?? '/'));
    }
    return {
        snapshots,
        limits: { max_files: options.log_max_files, max_bytes: options.log_max_bytes },
        serial,
        promote: serial || options.allow_log_fallback_pass,
    };
}

// EXTERNAL MODULE: ./build/lib/io/process-tree.js
var process_tree = __webpack_require__(8737);
;// CONCATENATED MODULE: ./build/src/run/open-folder.js
/** A prepared run → the folder of its batch: a new one, or with --resume the one that was cut off, which must be of the same plan. */







async function openFolder(run, edges) {
    const { options, plan } = run;
    if (!options.resume) {
        const folder = await createBatchFolder((0,external_node_path_.resolve)(edges.cwd, options.artifacts_root), plan, (0,external_node_crypto_.randomUUID)());
        return { folder, before: null };
    }
    const before = await reopenBatchFolder((0,external_node_path_.resolve)(edges.cwd, options.resume));
    const difference = (0,lib_plan/* differ */.Tx)(before.plan, plan) ??
        (before.plan.shard === plan.shard ? null : `the shard changed: ${before.plan.shard} is not ${plan.shard}`);
    if (difference)
        throw new config_error/* ConfigError */.x(`This is not the batch that was cut off: ${difference}.`, {
            file: options.resume,
            fix: 'undo that change, or start a new batch without --resume.',
        });
    // Its units keep their ids: their records stand under them.
    plan.units = before.plan.units;
    const folder = before.open();
    const owner = await (0,place/* findBatchOwner */.PZ)((0,external_node_path_.basename)(folder.path));
    if (owner !== null)
        throw new config_error/* ConfigError */.x(`This batch is still at work, as process ${owner}.`, {
            file: options.resume,
            fix: 'wait for its end, or end it.',
        });
    const ids = new Set(plan.units.map((unit) => unit.unit_run_id));
    await (0,process_tree/* sweepMarked */.TK)((marker) => ids.has(marker.slice(0, marker.lastIndexOf('.'))));
    return { folder, before: await before.readEnvelope() };
}

// EXTERNAL MODULE: ./build/lib/io/route-index.js + 1 modules
var route_index = __webpack_require__(4982);
// EXTERNAL MODULE: ./build/lib/io/vectors.js + 4 modules
var vectors = __webpack_require__(2753);
;// CONCATENATED MODULE: ./build/src/run/ranking.js
/** The offline router over a source's skills, and its word vectors: both made when first asked for, since most batches need neither. */



function openRanking(root) {
    const embedder = once(() => (0,vectors/* loadVectors */.t$)());
    const router = once(async () => (0,router_router/* createRouter */.a)((await (0,route_index/* loadRouteIndex */.W)([root], root)).tools, embedder()));
    return { router, embedder };
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}

// EXTERNAL MODULE: ./build/src/run/ready.js
var run_ready = __webpack_require__(2592);
// EXTERNAL MODULE: ./build/src/run/workspace.js
var workspace = __webpack_require__(1994);
;// CONCATENATED MODULE: ./build/src/run/execute.js



















async function executeRun(run, edges) {
    const { options } = run;
    const credentials = Object.fromEntries(run.agents.map(({ key, agent }) => [
        key.key,
        takeCredentials(agent, options.mode, edges.env, options.skip_source_setup),
    ]));
    const ranking = openRanking(run.source.root);
    try {
        // What the router refuses is said before an agent starts, not when the first route's turn comes.
        if (run.plan.units.some(({ kind }) => kind === 'route'))
            await ranking.router();
        return await executeIn(await openFolder(run, edges), run, { credentials, ranking }, edges);
    }
    catch (error) {
        throw (0,refusal/* explainRefusal */.G)(error);
    }
}
async function executeIn({ folder, before }, run, { credentials, ranking }, edges) {
    const { options, plan } = run;
    const batch_run_id = (0,external_node_path_.basename)(folder.path);
    edges.protocol(`ARTIFACT_DIR=${folder.path}`);
    await (0,place/* sweepPlaces */.Ft)();
    const wanted = new Set(plan.units.map((unit) => unit.agent));
    const { ready, unavailable } = await (0,run_ready/* readyAgents */._)(run.agents.filter(({ key }) => wanted.has(key.key)), run.source, options, edges);
    for (const { key, template } of run.agents) {
        const user_env = credentials[key.key]?.env ?? {};
        Object.assign(ready[key.key] ?? {}, { user_env, template, own_home: options.skip_source_setup });
    }
    const doors = await (0,io_doors/* openDoors */.E)();
    // A tool_route case needs the source's hooks; nothing else starts what a source declares.
    const needs_hooks = !options.allow_source_processes && plan.units.some(({ kind, agent }) => kind === 'tool_route' && agent !== lib_plan/* OFFLINE */.GS);
    const opened = [];
    const share = async (allow_processes) => {
        const { shared, close } = await (0,io_ready/* shareSource */.Nq)(run.source, doors, {
            allow_processes,
            path: edges.env['PATH'] ?? null,
            batch_run_id,
            log: edges.say,
        });
        opened.push(close);
        return shared;
    };
    try {
        const shared = await share(options.allow_source_processes);
        const hooked = needs_hooks ? await share(true) : null;
        const taken = options.mode === 'live' && !options.skip_source_setup ? await takeOffers(ready, shared, doors, edges) : {};
        await runBatch({
            plan,
            cases: run.corpus.cases,
            batch_run_id,
            tool_version: (0,tool_version/* toolVersion */.f)(),
            options: { ...options },
            environment: { ...environmentOf(run), ...before?.environment.agents },
            max_parallel: run.max_parallel,
            fail_fast: options.fail_fast,
            offers_before: before?.offers ?? {},
        }, {
            mode: options.mode,
            evidence: options.evidence,
            early_stop: options.early_stop,
            pass_threshold: options.pass_threshold ?? null,
            min_offer: options.min_offer ?? null,
            shared,
            hooked,
            routes: run.corpus.routes,
            subagents: run.subagents,
            ready,
            unavailable,
            redactFor: (agent) => credentials[agent]?.secrets.length ? (0,redaction/* createRedactor */.l)(credentials[agent]?.secrets ?? []) : null,
            workspaceOf: (testCase) => (0,workspace/* workspaceOf */.B)(testCase, edges.cwd),
            ...ranking,
            logs: await openLogScan(run.agents, options, run.max_parallel, edges.env),
            doors,
            signal: edges.signal,
        }, { folder, now: doors.now, onState: (unit, state, result) => edges.onState(batch_run_id, unit, state, result) }, taken);
    }
    finally {
        await doors.modelServer.close();
        for (const close of opened)
            await close();
    }
    const path = (0,external_node_path_.join)(folder.path, 'results.json');
    if (options.output)
        await copyText(path, (0,external_node_path_.resolve)(edges.cwd, options.output));
    if (options.proof_log)
        await copyText((0,external_node_path_.join)(folder.path, 'tool-use-proof.log'), (0,external_node_path_.resolve)(edges.cwd, options.proof_log));
    // Each record passed its schema when it was folded; thousands of rows need not be held twice.
    const results = JSON.parse(await files/* files */.a.read(path));
    return { batch_run_id, artifact_dir: folder.path, results };
}
/** Live transcripts do not show what was offered: one embedded session per agent does, with no vendor asked. */
async function takeOffers(ready, shared, doors, edges) {
    const offers = {};
    const place = await doors.openPlace();
    try {
        for (const [agent, one] of Object.entries(ready)) {
            const found = await (0,discover/* discoverOffers */.b)(one, shared, { mode: 'live', folder: place.workspace, signal: edges.signal }, doors);
            if (found.skills)
                offers[agent] = (0,offer/* offersById */.a$)(found.skills);
            else
                edges.say(`what ${agent} is offered could not be seen: ${found.error}`);
        }
    }
    finally {
        await place.close();
    }
    return offers;
}
function environmentOf(run) {
    const offline = run.plan.agents[lib_plan/* OFFLINE */.GS]
        ? { [lib_plan/* OFFLINE */.GS]: { version: (0,tool_version/* toolVersion */.f)(), vendor_model: null, install: null, home_length: null, isolated: true } }
        : {};
    const agents = run.agents.map(({ key, version, install }) => [
        key.key,
        { version, vendor_model: key.vendor_model, install, home_length: null, isolated: !run.options.skip_source_setup },
    ]);
    return { ...Object.fromEntries(agents), ...offline };
}


/***/ }),

/***/ 8819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ countLeftOut)
/* harmony export */ });
function countLeftOut({ left_out }) {
    const reasons = new Map();
    for (const { why, reason } of left_out) {
        const words = why === 'shard' ? 'in another shard' : why === 'filter' ? 'left out by a filter' : reason;
        reasons.set(words, (reasons.get(words) ?? 0) + 1);
    }
    return [...reasons].map(([words, count]) => `${count} not run: ${words}`);
}


/***/ }),

/***/ 3208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 91 modules
var lib_agents = __webpack_require__(1711);
// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/corpus.js + 3 modules
var io_corpus = __webpack_require__(3073);
// EXTERNAL MODULE: ./build/lib/io/git.js
var git = __webpack_require__(921);
// EXTERNAL MODULE: ./build/lib/io/install.js + 1 modules
var install = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/lib/io/source.js
var io_source = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/lib/io/subagents.js
var io_subagents = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/lib/plan.js
var lib_plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/lib/skill/bare-id.js
var bare_id = __webpack_require__(7744);
// EXTERNAL MODULE: ./build/src/baselines.js
var src_baselines = __webpack_require__(909);
// EXTERNAL MODULE: ./build/src/tool-version.js
var tool_version = __webpack_require__(1646);
// EXTERNAL MODULE: ./build/src/run/left-out.js
var left_out = __webpack_require__(8819);
;// CONCATENATED MODULE: ./build/src/run/parallel.js
/** How many units run at once: the flag, then MAX_CONCURRENCY, then 4. */

const DEFAULT_PARALLEL = 4;
/** As `--max-parallel` has it. */
const MOST_PARALLEL = 64;
function parallelUnits(flag, env) {
    const given = env['MAX_CONCURRENCY']?.trim();
    if (flag !== undefined || !given)
        return flag ?? DEFAULT_PARALLEL;
    const units = /^\d+$/.test(given) ? Number(given) : 0;
    if (units < 1 || units > MOST_PARALLEL)
        throw new config_error/* ConfigError */.x(`MAX_CONCURRENCY is '${given}', and must be a whole number from 1 to ${MOST_PARALLEL}.`, {
            fix: 'correct or unset the variable; --max-parallel goes before it.',
        });
    return units;
}

// EXTERNAL MODULE: ./build/src/run/plan-agents.js
var plan_agents = __webpack_require__(775);
// EXTERNAL MODULE: ./build/src/run/report-wish.js
var report_wish = __webpack_require__(5789);
;// CONCATENATED MODULE: ./build/src/run/template.js
/** AGENT_<NAME>_TEMPLATE → the command that starts an agent in the user's own way; mode live only. */

/** A plugin is given by a flag, which the template's author cannot know: unless a way is named, one is taken that the agent finds by itself. */
function withTemplate(planned, source, mode, env) {
    const { key } = planned;
    const variable = `AGENT_${key.name.toUpperCase()}_TEMPLATE`;
    const template = env[variable]?.trim();
    if (!template)
        return planned;
    if (mode !== 'live')
        throw new config_error/* ConfigError */.x(`${variable} is set, and mode ${mode} starts agents in its own way.`, {
            fix: 'unset it, or use --mode live.',
        });
    const found = source.marketplace === null ? 'skills' : 'marketplace';
    return { ...planned, template, install: key.install ?? (planned.install === 'plugin' ? found : planned.install) };
}

// EXTERNAL MODULE: ./build/src/run/workspace.js
var workspace = __webpack_require__(1994);
;// CONCATENATED MODULE: ./build/src/run/prepare.js
/** Options → all that is known before any work: corpus, source, baselines, agents with versions, plan. Everything a user can get wrong fails here. */




















async function prepareRun(options, edges, newId) {
    (0,install/* currentPlatform */.j)();
    if (options.skip_source_setup && options.mode !== 'live')
        throw new config_error/* ConfigError */.x(`--skip-source-setup runs agents in your own homes, which mode ${options.mode} never does.`, {
            fix: 'add --mode live, or leave it out.',
        });
    // Checked before any work: a mistyped report must not cost a batch.
    options.report.forEach(report_wish/* parseReportWish */.j);
    const max_parallel = parallelUnits(options.max_parallel, edges.env);
    (0,agent_key/* parseAgentKeys */.F)([...Object.keys(options.agent_timeout), ...options.infra_tolerant], lib_agents/* AGENT_NAMES */.RO);
    const corpus = await (0,io_corpus/* loadCorpus */.x)(options.cases, {
        cwd: edges.cwd,
        strict: options.strict || edges.env['CI'] === 'true',
    });
    for (const { file, reason } of corpus.skipped)
        edges.say(`skipped ${file}: ${reason}`);
    const source = await (0,io_source/* readSource */.o$)((0,external_node_path_.resolve)(edges.cwd, options.source));
    const selected = (0,case_select/* selectCases */._H)(corpus.cases, {
        kind: options.kind,
        category: options.category,
        case_id: options.case_id,
        skill: options.skill,
        scope: options.scope,
        changed_skills: options.changed_since ? await changedSkills(options.changed_since, source, edges) : null,
    });
    const subagents = selected.some(({ kind }) => kind === 'suite') ? await (0,io_subagents/* readSubagents */.x)(source) : [];
    await (0,workspace/* checkWorkspaces */.T)(selected, edges.cwd);
    const baselines = await (0,src_baselines/* readBaselines */.b)(options, edges.cwd, edges.readAtRef);
    const keys = (0,plan_agents/* chooseAgents */.I)(options.agents, selected, corpus.routes.length > 0);
    const planned = await (0,plan_agents/* planAgents */._)(keys, source, baselines.current, options, edges);
    const agents = planned.map((agent) => withTemplate(agent, source, options.mode, edges.env));
    const versions = Object.fromEntries([
        [lib_plan/* OFFLINE */.GS, (0,tool_version/* toolVersion */.f)()],
        ...agents.map(({ key, version }) => [key.key, version]),
    ]);
    const plan = (0,lib_plan/* planBatch */.IS)({
        corpus: corpus.cases,
        selected,
        agents: keys,
        mode: options.mode,
        versions,
        source_hash: source.hash,
        shard: checkShard(options.shard),
        trials: options.trials ?? null,
        settings: { ...planSettings(options, agents), ...routeSettings(corpus.routes), ...subagentSettings(subagents) },
        has_routes: corpus.routes.length > 0,
        skipped_files: corpus.skipped,
        lacksTool: (key, tool) => (0,lib_agents/* findAgent */.dp)(key.name)?.lacksTool?.(tool, options.mode) ?? null,
        newId,
    });
    // A batch of nothing would end without a word why.
    if (plan.units.length === 0 && !options.dry_run)
        (0,left_out/* countLeftOut */.R)(plan).forEach(edges.say);
    return { options, corpus, selected, source, subagents, baselines, agents, plan, max_parallel };
}
/** What changes a unit's outcome, beside mode, cases, source and agents. */
function planSettings(options, agents) {
    const { evidence, trials = null, pass_threshold = null, min_offer = null, allow_source_processes, skip_source_setup, timeout_seconds, agent_timeout, } = options;
    const installs = Object.fromEntries(agents.map(({ key, install }) => [key.key, install]));
    const templates = agents.flatMap(({ key, template }) => (template ? [[key.key, (0,lib_plan/* hash */.tW)(template)]] : []));
    return {
        evidence,
        trials,
        pass_threshold,
        min_offer,
        allow_source_processes,
        skip_source_setup,
        timeout_seconds,
        agent_timeout,
        installs,
        ...(templates.length ? { templates: Object.fromEntries(templates) } : {}),
    };
}
/** Another pattern is another plan. */
function routeSettings(routes) {
    if (routes.length === 0)
        return {};
    return { routes: (0,lib_plan/* hash */.tW)(routes.map(({ name, tool, pattern, message }) => [name, tool, pattern, message])) };
}
function subagentSettings(subagents) {
    return subagents.length ? { subagents: (0,lib_plan/* hash */.tW)(subagents.map(({ path, text }) => [path, text])) } : {};
}
function checkShard(shard) {
    const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
    if (part > parts)
        throw new config_error/* ConfigError */.x(`--shard ${shard}: there is no part ${part} of ${parts}.`, {
            fix: `count from 1/${parts} to ${parts}/${parts}.`,
        });
    return shard ?? null;
}
async function changedSkills(ref, source, edges) {
    const changed = await (0,git/* changedFiles */.Y)(source.root, ref);
    const folders = source.skills.map((skill) => ({
        id: (0,bare_id/* bareId */.y)(skill.id),
        folder: skill.path.slice(0, -'SKILL.md'.length),
    }));
    const ids = folders
        .filter(({ folder }) => changed.some((path) => (0,external_node_path_.relative)(source.root, path).startsWith(folder)))
        .map(({ id }) => id);
    edges.say(ids.length ? `changed since ${ref}: ${ids.join(', ')}` : `no skill changed since ${ref}`);
    return ids;
}


/***/ }),

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ parseReportWish)
/* harmony export */ });
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
/** `format:file` of --report, taken apart. */


function parseReportWish(wish) {
    const [format = '', file = ''] = wish.split(/:(.*)/s);
    if (!_lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMATS */ .EL.includes(format) || !file) {
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`--report ${wish} is not understood.`, {
            fix: `write format:file, with ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMATS */ .EL.join(', ')}.`,
        });
    }
    return { format: format, file };
}


/***/ }),

/***/ 1994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workspaceOf),
/* harmony export */   T: () => (/* binding */ checkWorkspaces)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
/* harmony import */ var _lib_io_source_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5857);
/** A case's workspace, as its author wrote it → the folder that is copied for its units. */




function workspaceOf(testCase, cwd) {
    return testCase.workspace ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(testCase.origin?.file ?? '.'), testCase.workspace) : null;
}
/** A corpus may be a stranger's: its cases reach no folder beyond the project and the corpus's own. */
async function checkWorkspaces(cases, cwd) {
    const known = new Set();
    for (const testCase of cases) {
        const folder = workspaceOf(testCase, cwd);
        const corpus = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(testCase.origin?.file ?? '.'));
        if (folder === null || known.has(`${corpus}\0${folder}`))
            continue;
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => null);
        const roots = await Promise.all([cwd, corpus].map((root) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root)));
        const problem = real === null || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isDirectory()
            ? 'There is no such workspace folder'
            : roots.some((root) => (0,_lib_io_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real))
                ? null
                : 'The workspace lies outside the project and the corpus';
        if (problem)
            throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${problem}: ${testCase.workspace}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: 'name a folder below the corpus file’s own, relative to it.',
            });
        known.add(`${corpus}\0${folder}`);
    }
}


/***/ }),

/***/ 370:
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
