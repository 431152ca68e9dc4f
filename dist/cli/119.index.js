export const id = 119;
export const ids = [119];
export const modules = {

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

/***/ 57119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   trend: () => (/* binding */ trend)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92857);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77406);
/* harmony import */ var _lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29564);
/* harmony import */ var _lib_report_choices_trend_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62959);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14065);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95441);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70348);
/* harmony import */ var _run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24303);
/* harmony import */ var _run_conclude_history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15365);
/** `trend`: results of batches \u2192 a history file, a picture of it, and a badge. */











const trend = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_5__/* .defineCommand */ .NB)({
    summary: 'Adds batches to a history of what was chosen, and draws it',
    positionals: '',
    options: zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
        results: _options_values_js__WEBPACK_IMPORTED_MODULE_6__/* .repeatable */ .EQ
            .prefault([])
            .describe('results.json of batches in mode router, model, replay or live; can be repeated'),
        history: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().default(_run_conclude_history_js__WEBPACK_IMPORTED_MODULE_8__/* .DEFAULT_HISTORY */ .R).describe('History file, one line for each batch and agent'),
        svg: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().optional().describe('Draw the history into this file'),
        badge: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().optional().describe('Write the newest batch into this file, as badge services read it'),
    }),
    async run({ results, history: file, svg, badge }, _, shell) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, file);
        const fresh = [];
        for (const one of results)
            fresh.push(...(0,_lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__/* .makeHistory */ .tq)((await (0,_run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_7__/* .readBatches */ .Pu)([one], shell)).results));
        if (results.length > 0 && fresh.length === 0)
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('Nothing was chosen in these batches.', {
                ...(results[0] ? { file: results[0] } : {}),
                fix: 'use results of mode router, model, replay or live; mode oracle makes no choice.',
            });
        const known = await (0,_run_conclude_history_js__WEBPACK_IMPORTED_MODULE_8__/* .readHistory */ .L)(file, shell.cwd);
        if (known === null && results.length === 0 && !svg && !badge)
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('There is no history yet, and no results to begin one with.', {
                file,
                fix: 'name the folder of a batch in mode router, model, replay or live with --results.',
            });
        const history = (0,_lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__/* .addHistory */ .Gs)(known ?? [], fresh);
        if (fresh.length > 0)
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .files */ .a.write(path, history.map((line) => `${JSON.stringify(line)}\n`).join(''));
        if (svg)
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .files */ .a.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, svg), (0,_lib_report_choices_trend_js__WEBPACK_IMPORTED_MODULE_4__/* .drawTrend */ .s)(history));
        if (badge)
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .files */ .a.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, badge), (0,_lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__/* .makeBadge */ .OJ)(history));
        shell.stdout(`${file}: ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(history.length, 'line')}, ${fresh.length} of them from these results\n`);
        return 0;
    },
});


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


/***/ })

};
