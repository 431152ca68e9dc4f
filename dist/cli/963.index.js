export const id = 963;
export const ids = [963];
export const modules = {

/***/ 51399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* reexport */ baseline_schema/* BASELINE_FILE */.tu),
  kZ: () => (/* reexport */ expectation/* findExpectation */.kZ),
  o4: () => (/* reexport */ expectation/* lockedVersions */.o4),
  nk: () => (/* reexport */ parseBaseline),
  kG: () => (/* reexport */ parseRefBaseline),
  ky: () => (/* reexport */ serialize/* serializeBaseline */.k),
  Rz: () => (/* reexport */ update/* updateBaseline */.R)
});

// UNUSED EXPORTS: BaselineFileSchema, recordOffers

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(56032);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var baseline_schema = __webpack_require__(32979);
;// CONCATENATED MODULE: ./build/lib/baseline/parse.js







/** An unknown key, a wrong status or a duplicate key is a ConfigError with file, line, case, path and fix. */
function parseBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return { ...readBaseline(value, { file, line, tolerant: false }), line };
}
/** Drops unknown keys and upgrades older schemas; an unreadable status is still an error, because ignoring it would weaken the gate. */
function parseRefBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(upgradeBaseline(value), { file, line, tolerant: true });
}
/** Upgrades from each schema to the next. 0: a file with only entries. */
const UPGRADES = {
    0: (file) => ({ ...file, $meta: { schema: 1 } }),
};
function upgradeBaseline(value) {
    if (!(0,json_value/* isJson */.Fh)(value))
        return value;
    let file = value;
    for (let schema = schemaOf(file); schema < baseline_schema/* BASELINE_SCHEMA */.iW; schema++) {
        const upgrade = UPGRADES[schema];
        if (!upgrade)
            break;
        file = upgrade(file);
    }
    return file;
}
function schemaOf(file) {
    const meta = file['$meta'];
    if (!(0,json_value/* isJson */.Fh)(meta))
        return 0;
    return typeof meta['schema'] === 'number' ? meta['schema'] : baseline_schema/* BASELINE_SCHEMA */.iW;
}
function readBaseline(value, reading) {
    const { file, tolerant } = reading;
    if (!(0,json_value/* isJson */.Fh)(value)) {
        throw new config_error/* ConfigError */.x('A baseline is an object: {"<case_id>": {"<agent>": {"expected_status": "pass"}}}.', {
            file,
            fix: 'write it with `agent-routing baseline update`.',
        });
    }
    const newer = schemaOf(value);
    if (!tolerant && newer > baseline_schema/* BASELINE_SCHEMA */.iW) {
        throw new config_error/* ConfigError */.x(`This baseline has schema ${newer}; this version reads ${baseline_schema/* BASELINE_SCHEMA */.iW}.`, {
            file,
            path: '$meta.schema',
            fix: 'use the newer version of agent-routing that wrote it.',
        });
    }
    const baseline = { $schema: null, $meta: { schema: baseline_schema/* BASELINE_SCHEMA */.iW }, $offers: {}, cases: new Map() };
    for (const [key, part] of Object.entries(value)) {
        if (key === '$schema')
            baseline.$schema = typeof part === 'string' ? part : null;
        else if (key === '$meta') {
            baseline.$meta = tolerant
                ? read(baseline_schema/* RefMetaSchema */.OK, part, [key], reading)
                : read(baseline_schema/* BaselineMetaSchema */.Mx, part, [key], reading);
        }
        else if (key === '$offers') {
            baseline.$offers = readSkills(key, part, reading.tolerant ? baseline_schema/* RefOfferSchema */.pD : baseline_schema/* BaselineOfferSchema */.xX, reading);
        }
        else if (key === '$deliveries') {
            baseline.$deliveries = readSkills(key, part, reading.tolerant ? baseline_schema/* RefDeliverySchema */.T7 : baseline_schema/* BaselineDeliverySchema */.he, reading);
        }
        else if (key.startsWith('$')) {
            if (!tolerant)
                throw (0,schema_issue/* explainWrong */.BO)({ path: [], words: `Unknown key '${key}'`, unknown: key, more: 0 }, locationOf([key], reading), ['$schema', '$meta', '$offers', '$deliveries'], '');
        }
        else
            baseline.cases.set(key, readCase(key, part, reading));
    }
    return baseline;
}
function readCase(case_id, value, reading) {
    const agents = new Map();
    for (const [agent, entry] of Object.entries(object(value, [case_id], reading))) {
        const schema = reading.tolerant ? baseline_schema/* RefEntrySchema */.nB : baseline_schema/* BaselineEntrySchema */.vV;
        agents.set(agent, read(schema, entry, [case_id, agent], reading));
    }
    return agents;
}
/** {agent: {skill: \u2026}} */
function readSkills(key, value, schema, reading) {
    const agents = {};
    for (const [agent, skills] of Object.entries(object(value, [key], reading))) {
        const rows = Object.entries(object(skills, [key, agent], reading)).map(([skill, row]) => [skill, read(schema, row, [key, agent, skill], reading)]);
        agents[agent] = Object.fromEntries(rows);
    }
    return agents;
}
const SKILL_ROWS = {
    $offers: '{"offer": "cut", "kept_chars": 80, "of_chars": 120}',
    $deliveries: '{"state": "cut", "kept_chars": 8000, "of_chars": 12000}',
};
function object(value, path, reading) {
    if ((0,json_value/* isJson */.Fh)(value))
        return value;
    const row = SKILL_ROWS[path[0] ?? ''] ?? '{"expected_status": "pass"}';
    const depth = path[0]?.startsWith('$') && path.length === 2 ? 'skill' : 'agent';
    throw new config_error/* ConfigError */.x('This must be an object.', {
        ...locationOf(path, reading),
        fix: `write {"<${depth}>": ${row}}.`,
    });
}
function read(schema, value, path, reading) {
    return (0,schema_issue/* parseOrThrow */.zS)(schema, value, (wrong) => {
        const at = [...path, ...wrong.path.map(String)];
        const byMode = ['modes', 'trials'].includes(String(wrong.path.at(-1)));
        const known = byMode ? mode/* MeasuredModeSchema */.vr.options : path.length === 2 ? Object.keys(baseline_schema/* BaselineEntrySchema */.vV.shape) : [];
        const location = locationOf(wrong.unknown === null ? at : [...at, wrong.unknown], reading);
        return (0,schema_issue/* explainWrong */.BO)(wrong, location, known, `see ${(0,schema_address/* pageAddress */.qx)('baseline')}.`);
    });
}
function locationOf(path, { file, line }) {
    const [first = '', ...rest] = path;
    const isCase = !first.startsWith('$');
    return {
        file,
        line: line(path),
        ...(isCase ? { case_id: first } : {}),
        path: (isCase && rest.length ? rest : path).join('.'),
    };
}

// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(44532);
// EXTERNAL MODULE: ./build/lib/baseline/update.js
var update = __webpack_require__(92541);
;// CONCATENATED MODULE: ./build/lib/baseline/index.js
/** The baseline: what each case is expected to do on each agent. */








/***/ }),

/***/ 27234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ listJsonStrings),
/* harmony export */   l: () => (/* binding */ listJsonParts)
/* harmony export */ });
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
    try {
        return JSON.parse(literal.startsWith('"') ? literal : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`);
    }
    catch {
        return inner;
    }
}


/***/ }),

/***/ 22713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
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
            fix: `correct the syntax there; ${/after JSON/.test(problem) ? 'several values are one list: `[` before them, commas between, `]` behind.' : JSON_ALLOWS}`,
        });
    }
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

/***/ 63963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92857);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51399);
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83776);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75815);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67127);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95441);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39138);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70348);
/* harmony import */ var _run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24303);
/** `baseline update`: updates the baseline from a batch, with a reason, and prints what changed. */












const baseline = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_5__/* .defineCommand */ .NB)({
    summary: 'Updates the baseline from a batch (`baseline update`), records the reason and prints the difference',
    positionals: 'update',
    options: zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
        results: _options_values_js__WEBPACK_IMPORTED_MODULE_7__/* .repeatable */ .EQ
            .prefault([])
            .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${_options_run_options_js__WEBPACK_IMPORTED_MODULE_6__/* .ARTIFACTS_ROOT */ .h4})`),
        reason: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()
            .optional()
            .describe('Why, in one sentence; stored with every row that is expected to do less than pass'),
        baseline: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().optional().describe(`File to write; default ${_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu}`),
        dry_run: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY().default(false).describe('Print the difference without writing it'),
    }),
    async run(options, positionals, shell) {
        if (positionals.length !== 1 || positionals[0] !== 'update') {
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('The only subcommand of baseline is update.', {
                fix: 'run `agent-routing baseline update --reason "\u2026"`.',
            });
        }
        const reason = options.reason?.trim();
        if (!reason) {
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('baseline update needs a reason.', {
                fix: 'add --reason "why the expectation changes"; reviewers will read it.',
            });
        }
        const file = options.baseline ?? _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, file);
        const { results, plan } = await (0,_run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_8__/* .readBatches */ .P)(options.results, shell);
        const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfAny */ .$)(path);
        const current = text === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
        // A difference that chance may explain does not change the expectation.
        const { deltas } = (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBaselines */ .Sc)({ results, current, ref: null, plan });
        const open = deltas.filter((row) => row.delta === 'INCONCLUSIVE');
        const removed = deltas.filter(({ delta }) => delta === 'REMOVED');
        const without = [...new Set(removed.flatMap(({ case_id }) => case_id ?? []))];
        const keysOf = (rows) => new Set(rows.map(({ case_id, agent }) => JSON.stringify([case_id, agent])));
        const [undecided, gone] = [keysOf(open), keysOf(removed)];
        const updated = (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .updateBaseline */ .Rz)({
            results,
            current,
            reason: (0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(reason, 500),
            undecided: (case_id, agent) => undecided.has(JSON.stringify([case_id, agent])),
            gone: (case_id, agent) => gone.has(JSON.stringify([case_id, agent])),
        });
        const after = (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .serializeBaseline */ .ky)(updated.baseline);
        // As they are written: what is empty is left out.
        const partOf = (json, part) => JSON.stringify(JSON.parse(json ?? '{}')[part]);
        const parts = ['$meta', '$offers', '$deliveries'].filter((part) => partOf(after, part) !== partOf(text, part));
        shell.stdout(describeChanges(updated.changes, updated.kept, file, parts));
        const failing = updated.changes.filter(({ after }) => /"expected_status": ?"fail"/.test(after ?? '')).length;
        if (failing > 0)
            shell.stderr(`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(failing, 'row')} ${failing === 1 ? 'is' : 'are'} expected to FAIL from now on: where that is not meant, mend what fails and run again.\n`);
        if (without.length > 0)
            shell.stdout(`${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(without.length, 'case')} of ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(file)} ${without.length === 1 ? 'is not in the corpus, and its entries stay' : 'are not in the corpus, and their entries stay'}, with your reason: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)((0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_11__/* .listFew */ .lE)(without, 5), 400)}. Remove them once this is merged.\n`);
        if (!options.dry_run && after !== text)
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__/* .files */ .a.write(path, after);
        return 0;
    },
});
/** parts: those that say what was measured, where they are not as they were. */
function describeChanges(changes, kept, file, parts) {
    const lines = changes.flatMap(({ case_id, agent, skill, before, after }) => {
        const what = (0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(`${case_id ?? `offer of ${skill}`} ${agent}`, 200);
        return [
            ...(before === null ? [] : [`- ${what}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(before, 600)}`]),
            ...(after === null ? [`  ${what}: now offered in full`] : [`+ ${what}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(after, 600)}`]),
        ];
    });
    const left = kept ? `; ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(kept, 'row')} left unchanged (not judged, or inconclusive)` : '';
    const measured = parts.length > 0 ? `; it now records what was measured (${parts.join(', ')})` : '';
    const changed = measured && changes.length === 0 ? 'no entry changed' : (0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(changes.length, 'change');
    lines.push(`${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(file)}: ${changed}${measured}${left}`);
    return `${lines.join('\n')}\n`;
}


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














/** Without a name: the newest batch in ARTIFACTS_ROOT; which one that is goes to stderr. */
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
    const newest = dated.sort((one, other) => other.at - one.at)[0]?.file;
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h4, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there are no results of a run in ${run_options/* ARTIFACTS_ROOT */.h4}.`, {
        fix: 'name a results.json, or the folder that `run` printed as ARTIFACT_DIR=.',
    });
}
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


/***/ })

};
