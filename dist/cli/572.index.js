export const id = 572;
export const ids = [572];
export const modules = {

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   JZ: () => (/* binding */ createHitBook)
/* harmony export */ });
/* unused harmony export isBetter */
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
/* harmony export */   MP: () => (/* binding */ escapePattern),
/* harmony export */   Zg: () => (/* binding */ resolveAlias),
/* harmony export */   aD: () => (/* binding */ idPattern),
/* harmony export */   o2: () => (/* binding */ meansSkill),
/* harmony export */   td: () => (/* binding */ foldId),
/* harmony export */   tk: () => (/* binding */ stripPrefix),
/* harmony export */   w: () => (/* binding */ namesId),
/* harmony export */   yX: () => (/* binding */ aliasesFor)
/* harmony export */ });
/** Skill ids: decides whether an id an agent used means the skill a case asks for. Exact, never by substring: `git` is not `git-commit`. */
/** `demo-plugin:alpha` → `alpha`; an id without a prefix stays. */
function stripPrefix(id) {
    return id.slice(id.lastIndexOf(':') + 1);
}
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
        return folded === wanted || (!qualified && stripPrefix(folded) === wanted);
    };
    for (const name of [seen, ...also]) {
        if (means(name))
            return true;
        const resolved = resolveAlias(name, rules.aliases);
        if (resolved !== name && means(resolved))
            return true;
        const bare = stripPrefix(name);
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
    return new RegExp(`(?:(?<!${ID_CHARACTER})|(?<=\\\\[nrt]))${escapePattern(id)}(?!${ID_CHARACTER})`, 'i');
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
function escapePattern(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}


/***/ }),

/***/ 7858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   XY: () => (/* binding */ eventTier),
/* harmony export */   zB: () => (/* binding */ mentionTier)
/* harmony export */ });
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
    return id === wanted || (!wanted.includes(':') && (0,_skill_id_js__WEBPACK_IMPORTED_MODULE_0__/* .stripPrefix */ .tk)(id) === wanted);
}
function pathNames(path, token) {
    // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
    const end = path.search(/\\n\\n|"|</);
    const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
    return folders.indexOf((0,_skill_id_js__WEBPACK_IMPORTED_MODULE_0__/* .stripPrefix */ .tk)(token).toLowerCase(), 1) > 0;
}


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listSecrets),
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
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
    const pattern = values.length ? new RegExp(values.map(escapePattern).join('|'), 'g') : null;
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
        const bytes = Buffer.from(part);
        forms.push(part, once, JSON.stringify(once).slice(1, -1), encodeURIComponent(toWellFormed(part)));
        forms.push(bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'));
    }
    return forms;
}
function toWellFormed(text) {
    return Buffer.from(text).toString();
}
function escapePattern(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}


/***/ }),

/***/ 3572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/command.js
var command = __webpack_require__(6448);
// EXTERNAL MODULE: ./build/src/progress.js
var src_progress = __webpack_require__(1838);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/gate.js
var gate = __webpack_require__(8353);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/report/index.js + 13 modules
var lib_report = __webpack_require__(1044);
// EXTERNAL MODULE: ./build/src/run/compare.js
var compare = __webpack_require__(5128);
// EXTERNAL MODULE: ./build/src/run/report-wish.js
var report_wish = __webpack_require__(5789);
;// CONCATENATED MODULE: ./build/src/run/conclude.js
/** Results → comparison, reports and the exit code. */






async function concludeRun(run, executed, options, shell) {
    const comparison = (0,compare/* compareRun */.X)(run, executed.results);
    const report = { results: executed.results, comparison, plan: run.plan };
    for (const wish of options.report) {
        const { format, file } = (0,report_wish/* parseReportWish */.j)(wish);
        await files/* files */.a.write((0,external_node_path_.resolve)(shell.cwd, file), (0,lib_report/* renderReport */.B1)(format, report));
    }
    if (options.json)
        shell.stdout(`${JSON.stringify(executed.results, null, 1)}\n`);
    shell[options.json ? 'stderr' : 'stdout']((0,lib_report/* renderReport */.B1)('text', { ...report, columns: shell.columns, colour: shell.colour && !options.json }));
    return (0,gate/* exitCode */.I$)(comparison.gate);
}

;// CONCATENATED MODULE: ./build/src/run/dry-run.js
function describePlan({ plan, options }, json) {
    if (json)
        return `${JSON.stringify(plan, null, 2)}\n`;
    const agents = Object.entries(plan.agents).map(([agent, version]) => {
        const units = plan.units.filter((unit) => unit.agent === agent);
        return `  ${agent} ${version ?? ''}: ${units.length} units, ${units.reduce((sum, unit) => sum + unit.trials, 0)} trials`;
    });
    const reasons = new Map();
    for (const { why, reason } of plan.left_out) {
        const words = why === 'shard' ? 'in another shard' : why === 'filter' ? 'left out by a filter' : reason;
        reasons.set(words, (reasons.get(words) ?? 0) + 1);
    }
    const trials = plan.units.reduce((sum, unit) => sum + unit.trials, 0);
    const cost = options.mode === 'live'
        ? `${trials} sessions with the vendors' models, at your accounts' prices; one may take up to ${options.timeout_seconds} s.`
        : `no key, no network, no cost; ${trials} sessions of about one CPU second each.`;
    const left = [...reasons].map(([words, count]) => `  ${count} not run: ${words}`);
    return [`Mode ${plan.mode}, ${plan.units.length} units:`, ...agents, ...left, `Cost: ${cost}`, ''].join('\n');
}

// EXTERNAL MODULE: ./build/src/run/edges.js
var run_edges = __webpack_require__(1585);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/report/proof-log.js
var proof_log = __webpack_require__(7510);
;// CONCATENATED MODULE: ./build/lib/unit/context.js
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

// EXTERNAL MODULE: ./build/lib/router/profile.js
var profile = __webpack_require__(561);
;// CONCATENATED MODULE: ./build/lib/evidence/route.js

const SHOWN = 5;
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

// EXTERNAL MODULE: ./build/lib/trials.js
var lib_trials = __webpack_require__(3435);
;// CONCATENATED MODULE: ./build/lib/unit/route.js



async function runRouteUnit(unit, testCase, context) {
    const began = context.doors.now().getTime();
    const { verdict, proof, excerpt } = judgeRoute(testCase, await context.router());
    const duration_ms = context.doors.now().getTime() - began;
    // The router is deterministic: one trial says what all would.
    const trial = {
        trial: 1,
        status: verdict.status,
        duration_ms,
        timed_out: false,
        failures: verdict.error ? [verdict.error] : [],
    };
    const { status, trials } = (0,lib_trials/* foldTrials */.TK)([trial], testCase.pass_threshold, 1);
    const { matched_evidence, missing_evidence, error, failure_kind, mismatch_kind, failure_category, disallowed_hits } = verdict;
    const judged = {
        matched_evidence,
        missing_evidence,
        error,
        failure_kind,
        mismatch_kind,
        failure_category,
        disallowed_hits,
    };
    return {
        ...blankResult(unit, testCase),
        ...judged,
        status,
        trials,
        source: 'offline',
        duration_ms,
        tool_use_proof_lines: proof,
        output_excerpt: excerpt,
    };
}

// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
// EXTERNAL MODULE: ./build/lib/evidence/skill-id.js
var skill_id = __webpack_require__(3499);
;// CONCATENATED MODULE: ./build/lib/evidence/claims.js

/**
 * Words the seeds take for a sign of activity. In a case's own list they mean "some tool was used". Not among them, unlike in the
 * seeds, is `Invalid MCP config for plugin "dotnet-artisan"`, an error; new is Copilot's `tool.execution_start`.
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
    return [claim(expected ? `${expected.slice(expected.lastIndexOf(':') + 1)}/SKILL.md` : 'SKILL.md', 'required', null)];
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
var hits = __webpack_require__(664);
// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var evidence_tier = __webpack_require__(7858);
;// CONCATENATED MODULE: ./build/lib/evidence/collector.js




/** Why a skill_read without text was no use although the agent tried: the others (listed, searched, written) were no attempt. */
const REFUSALS = new Set(['failed', 'denied', 'blocked', 'blocked_by_hook', 'unavailable']);
function createCollector(asked) {
    const claims = listClaims(asked, 'events');
    const book = (0,hits/* createHitBook */.JZ)();
    const refused = {};
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
                book.note(claim.token, tier, scoreOf(event), event, describe(event));
            const words = refusalOf(event);
            if (words !== null)
                refused[claim.token] ??= words;
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
                book.note(token, tier, tier === 2 ? 110 : 10, event, describe(event));
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
        end: () => ({ claims, hits: book.hits(), refused, active, proof: book.proof(), fault, ended, usage, final_answer }),
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
            const id = (0,skill_id/* foldId */.td)((0,skill_id/* stripPrefix */.tk)(skill), id_case);
            return { token, skill: true, fold: id_case === 'ignore', isIn: (text) => (0,skill_id/* namesId */.w)(text, id) };
        }
        const words = token.toLowerCase();
        if (!words.includes('/'))
            return { token, skill: false, fold: true, isIn: (text) => text.includes(words) };
        // Paths on Windows, and in JSON there: any run of slashes.
        const pattern = new RegExp((0,skill_id/* escapePattern */.MP)(words).replaceAll('/', '[\\\\/]+'));
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
function describe(event) {
    const place = `${event.stream}:${event.line}`;
    if (event.type === 'skill_call')
        return `${place} ${event.how} ${event.outcome}`;
    if (event.type === 'skill_read')
        return `${place} read ${event.text === 'none' ? (event.why ?? 'none') : event.text}`;
    return `${place} ${event.type}`;
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
    const ids = [...new Set([row.expected_skill, ...row.required_skills])].filter((id) => id !== '');
    const aliases = Object.entries(row.provider_aliases[agent.name] ?? {});
    return {
        ...NOTHING,
        skills: ids.map((id) => {
            const also = aliases.filter(([, canonical]) => canonical === id).map(([alias]) => alias);
            const listed = findSkills(id, place).flatMap((skill) => agent.listedAs(skill, place));
            return { id, names: [...new Set([...listed, ...also, id])] };
        }),
        files: row.required_files.map((file) => locateFile(file, row.expected_skill, agent, place)),
    };
}
/** A bare id or `plugin:id`; the folder's name only where no skill has that id. */
function findSkills(id, { source }) {
    const bare = id.startsWith(`${source.name}:`) ? id.slice(source.name.length + 1) : id;
    const named = source.skills.filter((skill) => skill.id === bare);
    return named.length ? named : source.skills.filter((skill) => skill.dir === bare);
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
    const [home] = findSkills(expected, place);
    return home && !file.startsWith('/') ? `${folderOf(home)}/${file}` : file;
}

// EXTERNAL MODULE: ./build/lib/offer.js
var lib_offer = __webpack_require__(8746);
// EXTERNAL MODULE: ./build/lib/transcript.js
var lib_transcript = __webpack_require__(9884);
;// CONCATENATED MODULE: ./build/lib/verdict-sentence.js
function explainFailure(kind, facts) {
    const parts = [verdict_sentence_describe(kind, facts)];
    const { disallowed } = facts.findings;
    if (disallowed.length > 0)
        parts.unshift(`disallowed skill(s) detected: ${disallowed.join(', ')}`);
    if (facts.exit.timed_out)
        parts.push('command timed out');
    return parts.filter((part) => part !== '').join('; ');
}
function verdict_sentence_describe(kind, { findings, evidence, offer, min_offer }) {
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
            const token = missing.find((t) => evidence.refused[t] !== undefined);
            return `${token} was asked for but not loaded: ${evidence.refused[token]}`;
        }
        case 'weak_evidence_only':
            return `only mentions or listings were seen (Tier 3), no use of ${wanted}`;
        case 'evidence_too_weak': {
            const weak = findings.missing.filter((c) => evidence.hits[c.token] !== undefined);
            const seen = weak.map((c) => {
                const hit = evidence.hits[c.token];
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
    const hit = evidence.hits[claim.token];
    return hit !== undefined && (claim.max_tier === null || hit.tier <= claim.max_tier);
}
function missingAny(claims, evidence) {
    const { tokens, activity } = claims.any;
    if (tokens.length === 0 && !activity)
        return null;
    if (activity && evidence.active)
        return null;
    if (tokens.some((token) => evidence.hits[token] !== undefined))
        return null;
    return `any_of(${[...tokens, ...(activity ? ['tool activity'] : [])].join('|')})`;
}
function listMatched(claims, evidence) {
    const required = claims.all.filter((c) => c.role === 'required' && isMet(c, evidence)).map((c) => c.token);
    const any = claims.any.tokens.filter((token) => evidence.hits[token] !== undefined);
    return [...new Set([...required, ...any, ...(claims.any.activity && evidence.active ? ['tool activity'] : [])])];
}
/**
 * Exit codes are not believed: killed CLIs exit 0. Without the agent's closing line a run that proved nothing was cut short,
 * unless our own timeout cut it, which is judged like any other end.
 */
function findFault({ evidence, exit }) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: exit.spawn_error };
    if (evidence.fault)
        return evidence.fault;
    if (evidence.ended || exit.timed_out)
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
    if (missing.some((c) => evidence.refused[c.token] !== undefined))
        return 'skill_load_failed';
    const hits = evidence.claims.all.flatMap((c) => evidence.hits[c.token] ?? []);
    if (missing.length > 0 && hits.length > 0 && hits.every((hit) => hit.tier === 3))
        return 'weak_evidence_only';
    if (missing.some((c) => evidence.hits[c.token] !== undefined))
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

;// CONCATENATED MODULE: ./build/lib/unit/skill.js
/** A `skill` unit: asks the agent, collects evidence trial by trial, and folds the verdicts into one result. */










async function runSkillUnit(unit, written, ready, context) {
    const testCase = {
        ...written,
        min_offer: written.min_offer === 'any' ? (context.min_offer ?? 'any') : written.min_offer,
        pass_threshold: written.pass_threshold === 'any' ? (context.pass_threshold ?? 'any') : written.pass_threshold,
    };
    const outcomes = [];
    const verdicts = [];
    for (let trial = 1; trial <= unit.trials && !context.signal.aborted; trial++) {
        const outcome = await runTrial(unit, trial, testCase, ready, context);
        outcomes.push(outcome);
        const { status, error } = outcome.verdict;
        const { duration_ms, timed_out } = outcome.transcript.exit;
        verdicts.push({ trial, status, duration_ms, timed_out, failures: error ? [error] : [] });
        if ((0,lib_trials/* isDecided */.d$)(verdicts, testCase.pass_threshold, unit.trials))
            break;
    }
    return foldResult(unit, testCase, outcomes, verdicts);
}
async function runTrial(unit, trial, testCase, ready, context) {
    const { source } = context.shared;
    const skills = source.skills.flatMap((skill) => [skill.id, skill.dir]);
    const collector = createCollector({
        testCase,
        agent: unit.agent,
        skills,
        ...(ready.agent.id_case ? { id_case: ready.agent.id_case } : {}),
    });
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
        signal: context.signal,
    }, context.doors);
    const evidence = collector.end();
    const offer = offerOf(unit, testCase, ready, transcript, context);
    const verdict = judge({ testCase, evidence, exit: transcript.exit, offer, mode: context.mode });
    const { exit_code, signal, timed_out, spawn_error } = transcript.exit;
    const meta = {
        agent: unit.agent,
        version: ready.version,
        argv: transcript.argv,
        exit_code,
        signal,
        timed_out,
        spawn_error,
        verdict,
    };
    await context.doors.files.write(`${folder}/meta.json`, `${JSON.stringify(meta, null, 1)}\n`);
    return { transcript, evidence, verdict, offer };
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
        context.onOffers(unit.agent, offers, transcript);
    }
    if (!testCase.expected_skill || !offers)
        return null;
    const skill = (0,lib_offer/* findSkill */.f6)(context.shared.source, testCase.expected_skill);
    const offer = offers[skill?.id ?? (0,case_select/* bareId */.yW)(testCase.expected_skill)];
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
    const offers = (0,lib_offer/* compareOffers */.lL)(ready.agent, place, offered);
    context.compared.set(agent, { listing, offers });
    return offers;
}
/** The row shows the trial that decided: the first that has the folded status, else the last. */
function foldResult(unit, testCase, outcomes, verdicts) {
    const { status, trials } = (0,lib_trials/* foldTrials */.TK)(verdicts, testCase.pass_threshold, unit.trials);
    const shown = outcomes.find((outcome) => outcome.verdict.status === status) ?? outcomes.at(-1);
    const blank = { ...blankResult(unit, testCase), trials };
    if (!shown)
        return blank;
    const { transcript, evidence, verdict, offer } = shown;
    const { exit } = transcript;
    const failed = status === 'fail';
    return {
        ...blank,
        status,
        source: 'cli_output',
        matched_evidence: verdict.matched_evidence,
        missing_evidence: verdict.missing_evidence,
        tool_use_proof_lines: evidence.proof,
        token_hits: evidence.hits,
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
        offer,
        usage: sumUsage(outcomes),
    };
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
    return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'"'"'`)}'`;
}

;// CONCATENATED MODULE: ./build/lib/unit/index.js



async function runUnit(unit, testCase, context) {
    if (testCase.kind === 'route')
        return runRouteUnit(unit, testCase, context);
    const ready = context.ready[unit.agent];
    if (!ready)
        return faultResult(unit, testCase, {
            kind: 'cli_missing',
            message: context.unavailable[unit.agent] ?? 'this agent is not installed',
        });
    switch (testCase.kind) {
        case 'skill':
            return runSkillUnit(unit, testCase, ready, context);
        case 'tool_route':
        case 'suite':
            throw new Error(`kind ${testCase.kind}`);
    }
}

;// CONCATENATED MODULE: ./build/lib/batch.js
/** Executes a plan: units side by side, a record per finished unit, a fold now and then, so that a killed batch loses nothing. */





const FOLD_EVERY_MS = 3000;
/** Runs what has no result yet (infra_error again) and resolves when all is done or the signal is aborted. */
async function runBatch(input, context, doors, taken = {}) {
    const { plan } = input;
    const cases = new Map(input.cases.map((testCase) => [testCase.case_id, testCase]));
    const offers = { ...taken };
    const folding = createFolding(input, offers, doors);
    const whole = {
        ...context,
        trialFolder: doors.folder.trialFolder,
        compared: new Map(),
        offersOf: (agent) => taken[agent] ?? null,
        onOffers(agent, seen, { model, home_length }) {
            offers[agent] ??= seen;
            const known = input.environment[agent];
            if (known)
                Object.assign(known, { vendor_model: known.vendor_model ?? model, home_length });
        },
    };
    let failed = false;
    let fatal = null;
    const limit = (0,p_limit/* default */.A)(input.max_parallel);
    const execute = async (unit) => {
        if (context.signal.aborted || fatal || (input.fail_fast && failed))
            return;
        const testCase = cases.get(unit.case_id);
        if (!testCase)
            throw new config_error/* ConfigError */.x(`The plan names a case that the corpus does not have.`, {
                case_id: unit.case_id,
                fix: 'start a new batch.',
            });
        doors.onState(unit, 'running', null);
        const result = await runUnit(unit, testCase, whole).catch((error) => {
            if (error instanceof config_error/* ConfigError */.x || error.code === 'ENOSPC')
                throw error;
            return faultResult(unit, testCase, {
                kind: 'crashed',
                message: `the runner itself failed: ${error.message}`,
            });
        });
        if (context.signal.aborted)
            return;
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
    }))));
    await folding.fold();
    if (fatal)
        throw fatal;
}
async function listWaiting(plan, folder) {
    const waiting = [];
    for (const unit of plan.units) {
        const result = await folder.readResult(unit.unit_run_id);
        if (!result || result.status === 'infra_error')
            waiting.push(unit);
    }
    return waiting;
}
/** A fold rewrites everything: it is done when due, and as long as all folds together stay within four times the records' bytes. */
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
            if (doors.now().getTime() - last >= FOLD_EVERY_MS && written <= 3 * records)
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
        offers,
    };
}

// EXTERNAL MODULE: ./build/lib/discover.js
var discover = __webpack_require__(965);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/lib/plan.js
var lib_plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/lib/result.js
var result = __webpack_require__(5367);
;// CONCATENATED MODULE: ./build/lib/io/batch-folder.js
/** One folder per batch: the plan before any work, a record per finished unit, and results.json folded from the records. */








async function createBatchFolder(root, plan, batch_run_id) {
    const path = (0,external_node_path_.resolve)(root, batch_run_id);
    await (0,promises_.mkdir)((0,external_node_path_.join)(path, 'units'), { recursive: true });
    await writeAtomic((0,external_node_path_.join)(path, 'plan.json'), `${JSON.stringify(plan, null, 1)}\n`);
    return batchFolder(path, plan);
}
/** A batch that was cut off: its plan, and the folder to go on in. */
async function reopenBatchFolder(folder) {
    const path = (0,external_node_path_.resolve)(folder);
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(path, 'plan.json'), 'utf8').catch(() => {
        throw new config_error/* ConfigError */.x('This folder holds no batch.', {
            file: folder,
            fix: 'name the folder that ARTIFACT_DIR= printed, which has a plan.json.',
        });
    });
    const plan = lib_plan/* PlanSchema */.fB.safeParse(JSON.parse(text));
    if (!plan.success)
        throw new config_error/* ConfigError */.x('This plan was not written by this version.', {
            file: (0,external_node_path_.join)(folder, 'plan.json'),
            fix: 'start a new batch without --resume.',
        });
    return { plan: plan.data, open: () => batchFolder(path, plan.data) };
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
        async writeResult(result) {
            return writeAtomic((0,external_node_path_.join)(unitFolder(result.unit_run_id), 'result.json'), `${JSON.stringify(result, null, 1)}\n`);
        },
        async fold(envelope, proof) {
            const summary = { total: 0, pass: 0, fail: 0, infra_error: 0, skipped: 0 };
            const results = openAtomic((0,external_node_path_.join)(path, 'results.json'));
            const log = openAtomic((0,external_node_path_.join)(path, 'tool-use-proof.log'));
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
        },
    };
}
async function writeAtomic(path, text) {
    const file = openAtomic(path);
    await file.write(text);
    return file.close();
}
/** A file that appears under its name only when whole. A full disk removes the half and says so. */
function openAtomic(path) {
    const half = `${path}.${(0,external_node_crypto_.createHash)('sha256').update(path).digest('hex').slice(0, 6)}.part`;
    let stream = null;
    let failure = null;
    const fail = async (error) => {
        stream?.destroy();
        await (0,promises_.rm)(half, { force: true });
        const full = error.code === 'ENOSPC';
        throw full
            ? new config_error/* ConfigError */.x('The disk is full.', {
                file: path,
                fix: 'free some space, then go on with --resume; finished units are kept.',
            })
            : error;
    };
    return {
        async write(text) {
            if (!stream) {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
                stream = (0,external_node_fs_.createWriteStream)(half);
                stream.on('error', (error) => {
                    failure = error;
                });
            }
            if (failure)
                await fail(failure);
            if (!stream.write(text))
                await Promise.race([(0,external_node_events_.once)(stream, 'drain'), (0,external_node_events_.once)(stream, 'close')]);
        },
        async close() {
            if (!stream)
                return 0;
            const bytes = await new Promise((done, reject) => {
                stream?.on('error', reject);
                stream?.end(() => done(stream?.bytesWritten ?? 0));
            }).catch(fail);
            if (failure)
                await fail(failure);
            await (0,promises_.rename)(half, path);
            return bytes;
        },
    };
}
/** Copies of results.json and the proof log, for --output and --proof-log. */
async function copyText(from, to) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(to)), { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.resolve)(to), await (0,promises_.readFile)(from));
}

// EXTERNAL MODULE: ./build/lib/io/doors.js + 3 modules
var io_doors = __webpack_require__(9093);
// EXTERNAL MODULE: ./build/lib/redaction.js
var redaction = __webpack_require__(3237);
// EXTERNAL MODULE: ./build/src/tool-version.js
var tool_version = __webpack_require__(1646);
;// CONCATENATED MODULE: ./build/src/run/credentials.js

const NETWORK = /^(https?_proxy|no_proxy|all_proxy|ssl_cert_file|ssl_cert_dir|node_extra_ca_certs|path)$/i;
/** Embedded modes get none at all: there is no secret to lose. */
function takeCredentials(agent, mode, env) {
    if (mode !== 'live')
        return { env: {}, secrets: [] };
    const { any_of, base_urls } = agent.credentials;
    const more = (env[`AGENT_${agent.name.toUpperCase()}_ENV`] ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
    const set = any_of.filter((name) => env[name]);
    if (set.length === 0) {
        throw new config_error/* ConfigError */.x(`${agent.title} needs a credential in mode live.`, {
            fix: `set ${any_of.join(' or ')}, or use --mode oracle, which needs none.`,
        });
    }
    const names = [...any_of, ...base_urls, ...more, ...Object.keys(env).filter((name) => NETWORK.test(name))];
    const taken = Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
    const secrets = [...set, ...more].map((name) => env[name] ?? '').filter((value) => value.length >= 6);
    return { env: taken, secrets };
}

// EXTERNAL MODULE: ./build/lib/io/route-index.js + 2 modules
var route_index = __webpack_require__(7854);
// EXTERNAL MODULE: ./build/lib/io/vectors.js + 1 modules
var vectors = __webpack_require__(9011);
;// CONCATENATED MODULE: ./build/src/run/ranking.js
/** The offline router over a source's skills, and its word vectors: both made when first asked for, since most batches need neither. */



function openRanking(root) {
    const embedder = once(() => (0,vectors/* loadVectors */.t)());
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

// EXTERNAL MODULE: ./build/src/run/ready.js + 3 modules
var run_ready = __webpack_require__(3782);
;// CONCATENATED MODULE: ./build/src/run/execute.js
/** A prepared run → a folder of results: agents installed, source staged, model server up, every unit executed. */
















async function executeRun(run, edges) {
    const { options, plan } = run;
    const credentials = Object.fromEntries(run.agents.map(({ key, agent }) => [key.key, takeCredentials(agent, options.mode, edges.env)]));
    const folder = await openFolder(run, edges);
    const batch_run_id = folder.path.slice((0,external_node_path_.dirname)(folder.path).length + 1);
    edges.protocol(`ARTIFACT_DIR=${folder.path}`);
    const wanted = new Set(plan.units.map((unit) => unit.agent));
    const { ready, unavailable } = await (0,run_ready/* readyAgents */._)(run.agents.filter(({ key }) => wanted.has(key.key)), options, edges);
    for (const agent of Object.values(ready))
        agent.user_env = credentials[agent.key.key]?.env ?? {};
    const doors = await (0,io_doors/* openDoors */.E)();
    // A tool_route case needs the source's hooks; nothing else starts what a source declares.
    const allow_processes = options.allow_source_processes || run.selected.some((testCase) => testCase.kind === 'tool_route');
    const { shared, close } = await (0,run_ready/* shareSource */.N)(run.source, allow_processes, edges, doors);
    try {
        const taken = options.mode === 'live' ? await takeOffers(ready, shared, doors, edges) : {};
        await runBatch({
            plan,
            cases: run.corpus.cases,
            batch_run_id,
            tool_version: (0,tool_version/* toolVersion */.f)(),
            options: { ...options },
            environment: environmentOf(run),
            max_parallel: parallelUnits(run, edges),
            fail_fast: options.fail_fast,
        }, {
            mode: options.mode,
            evidence: options.evidence,
            pass_threshold: options.pass_threshold ?? null,
            min_offer: options.min_offer ?? null,
            shared,
            ready,
            unavailable,
            redactFor: (agent) => credentials[agent]?.secrets.length ? (0,redaction/* createRedactor */.l)(credentials[agent]?.secrets ?? []) : null,
            workspaceOf: (testCase) => testCase.workspace ? (0,external_node_path_.resolve)(edges.cwd, (0,external_node_path_.dirname)(testCase.origin?.file ?? '.'), testCase.workspace) : null,
            ...openRanking(run.source.root),
            doors,
            signal: edges.signal,
        }, { folder, now: doors.now, onState: (unit, state, result) => edges.onState(batch_run_id, unit, state, result) }, taken);
    }
    finally {
        await doors.modelServer.close();
        await close();
    }
    const path = (0,external_node_path_.join)(folder.path, 'results.json');
    if (options.output)
        await copyText(path, (0,external_node_path_.resolve)(edges.cwd, options.output));
    if (options.proof_log)
        await copyText((0,external_node_path_.join)(folder.path, 'tool-use-proof.log'), (0,external_node_path_.resolve)(edges.cwd, options.proof_log));
    const results = result/* ResultsSchema */.SX.parse(JSON.parse((await (0,files/* readTextIfAny */.$)(path)) ?? 'null'));
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
                offers[agent] = (0,lib_offer/* offersById */.a$)(found.skills);
            else
                edges.say(`what ${agent} is offered could not be seen: ${found.error}`);
        }
    }
    finally {
        await place.close();
    }
    return offers;
}
async function openFolder(run, edges) {
    const { options, plan } = run;
    if (!options.resume)
        return createBatchFolder((0,external_node_path_.resolve)(edges.cwd, options.artifacts_root), plan, (0,external_node_crypto_.randomUUID)());
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
    return before.open();
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
const DEFAULT_PARALLEL = 4;
/** Flag, then MAX_CONCURRENCY, then 4. */
function parallelUnits(run, edges) {
    const fromEnv = Number.parseInt(edges.env['MAX_CONCURRENCY'] ?? '', 10);
    return run.options.max_parallel ?? (fromEnv > 0 ? fromEnv : DEFAULT_PARALLEL);
}

// EXTERNAL MODULE: ./build/src/run/prepare.js
var prepare = __webpack_require__(4676);
// EXTERNAL MODULE: ./build/src/run-options.js
var run_options = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/src/commands/run.js
/** `run`: the batch, from the corpus to the gate. */









const run = (0,command/* defineCommand */.NB)({
    summary: 'Runs every case on every agent, compares with the baseline and gates',
    positionals: '',
    options: run_options/* RunOptionsSchema */.R,
    async run(options, _, shell) {
        const progress = (0,src_progress/* createProgress */.m)(options.no_progress ? 'none' : options.progress, shell, () => new Date());
        const edges = (0,run_edges/* terminalEdges */.v)(shell, progress);
        const prepared = await (0,prepare/* prepareRun */.Z)(options, edges, external_node_crypto_.randomUUID);
        if (options.dry_run) {
            shell.stdout(describePlan(prepared, options.json));
            return 0;
        }
        const executed = await executeRun(prepared, edges).finally(progress.close);
        return concludeRun(prepared, executed, options, shell);
    },
});


/***/ }),

/***/ 5128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions),
/* harmony export */   X: () => (/* binding */ compareRun)
/* harmony export */ });
/* harmony import */ var _lib_delta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7724);
/** A prepared run and its results → the comparison with its baselines. */

function compareRun({ options, baselines, plan }, results) {
    const { current, ref } = baselines;
    return (0,_lib_delta_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        options: { ...gateOptions(options), accept: options.accept },
    });
}
function gateOptions(options) {
    const fail_on = [...options.fail_on, ...(options.fail_on_infra ? ['infra'] : [])];
    return { fail_on, infra_tolerant: options.infra_tolerant };
}


/***/ })

};
