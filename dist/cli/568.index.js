export const id = 568;
export const ids = [568];
export const modules = {

/***/ 802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ explainWrong),
/* harmony export */   _b: () => (/* binding */ wordPath),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   zS: () => (/* binding */ parseOrThrow)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4685);


/** The path whose line to show: an unknown key has a line of its own. */
const locationOf = ({ path, unknown }) => (unknown === null ? path : [...path, unknown]);
/** The parsed value; throws the error that `explain` makes of the first issue. */
function parseOrThrow(schema, value, explain) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = findDeepest(findMistyped(parsed.error.issues));
    throw explain({
        path: issue.path,
        words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : wordIssue(issue),
        unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
        more: parsed.error.issues.length - 1,
    });
}
/** known: the keys that are allowed there; help: the fix for any issue other than an unknown key. */
function explainWrong(wrong, location, known, help) {
    const { unknown, words } = wrong;
    const meant = unknown === null ? null : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(unknown, known);
    const fix = unknown === null
        ? help
        : meant
            ? `write '${meant}'.`
            : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
    const { path, ...rest } = location;
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}
/** `cases[0].trials` */
function wordPath(path) {
    return path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), '');
}
/** When a key is missing next to an unknown one, the unknown one is most likely the missing key mistyped. */
function findMistyped(issues) {
    const [first] = issues;
    if (inputOf(first) !== undefined)
        return first;
    const owner = JSON.stringify(first.path.slice(0, -1));
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}
/** When no member of a union fits, the member whose issue lies deepest fits best and explains what is wrong. */
function findDeepest(issue) {
    if (issue.code !== 'invalid_union')
        return issue;
    const inner = issue.errors
        .flatMap(([first]) => (first ? [findDeepest(first)] : []))
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
            const [isMax, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
            if (issue.origin === 'number' || issue.origin === 'int')
                return `must be ${isMax ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
            const unit = issue.origin === 'string' ? ' characters' : '';
            return isMax ? `must have at most ${bound}${unit}` : 'must not be empty';
        }
        default:
            return issue.message;
    }
}
/** The rejected value; for a discriminated union, the value of its discriminator. */
function inputOf(issue) {
    const { discriminator } = issue;
    return discriminator === undefined ? issue.input : issue.input?.[discriminator];
}
/** The allowed types or values, where there are only a few. */
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

/***/ 6424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareId)
/* harmony export */ });
/** `plugin:skill` → `skill`; an id without a prefix stays. */
const bareId = (id) => id.slice(id.lastIndexOf(':') + 1);


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

/***/ 3963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2857);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3791);
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3699);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2022);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5815);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4065);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7127);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3616);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9138);
/* harmony import */ var _run_batches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4493);
/** `baseline update`: updates the baseline from a batch, with a reason, and prints what changed. */











const baseline = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_5__/* .defineCommand */ .NB)({
    summary: 'Updates the baseline from a batch (`baseline update`), records the reason and prints the difference',
    positionals: 'update',
    options: zod__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
        results: zod__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP())])
            .transform((value) => [value].flat())
            .prefault([])
            .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${_options_run_options_js__WEBPACK_IMPORTED_MODULE_6__/* .ARTIFACTS_ROOT */ .h4})`),
        reason: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP()
            .optional()
            .describe('Why, in one sentence; stored with every row that is expected to do less than pass'),
        baseline: zod__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP().optional().describe(`File to write; default ${_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu}`),
        dry_run: zod__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY().default(false).describe('Print the difference without writing it'),
    }),
    async run(options, positionals, shell) {
        if (positionals.length !== 1 || positionals[0] !== 'update') {
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('The only subcommand of baseline is update.', {
                fix: 'run `agent-routing baseline update --results … --reason "…"`.',
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
        const { results, plan } = await (0,_run_batches_js__WEBPACK_IMPORTED_MODULE_7__/* .readBatches */ .P)(options.results, shell);
        const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfAny */ .$)(path);
        const current = text === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
        // A difference that chance may explain does not change the expectation.
        const open = (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBaselines */ .Sc)({ results, current, ref: null, plan }).deltas.filter((row) => row.delta === 'INCONCLUSIVE');
        const undecided = new Set(open.map((row) => JSON.stringify([row.case_id, row.agent])));
        const updated = (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .updateBaseline */ .Rz)({
            results,
            current,
            reason: (0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(reason, 500),
            undecided: (case_id, agent) => undecided.has(JSON.stringify([case_id, agent])),
        });
        const after = (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .serializeBaseline */ .ky)(updated.baseline);
        shell.stdout(describeChanges(updated.changes, updated.kept, file));
        if (!options.dry_run && after !== text)
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__/* .files */ .a.write(path, after);
        return 0;
    },
});
function describeChanges(changes, kept, file) {
    const lines = changes.flatMap(({ case_id, agent, skill, before, after }) => {
        const what = (0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(`${case_id ?? `offer of ${skill}`} ${agent}`, 200);
        return [
            ...(before === null ? [] : [`- ${what}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(before, 600)}`]),
            ...(after === null ? [`  ${what}: now offered in full`] : [`+ ${what}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(after, 600)}`]),
        ];
    });
    const left = kept ? `; ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U)(kept, 'row')} left unchanged (not judged, or inconclusive)` : '';
    lines.push(`${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(file)}: ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U)(changes.length, 'change')}${left}`);
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ readBatches)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
;// CONCATENATED MODULE: ./build/lib/batch/merge-batches.js
/** Several batches of one corpus (agents or shards of a matrix) → one batch, as if they had been run together. */

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
        results: rows,
    };
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
var contract_plan = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 1 modules
var result = __webpack_require__(9445);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
;// CONCATENATED MODULE: ./build/src/run/batches.js
/** `--results F…` → batches: each file (or the folder that holds it) with the plan beside it. */











/** Without a name: the newest batch in ARTIFACTS_ROOT; which one that is goes to stderr. */
async function readBatches(names, { cwd, stderr }) {
    const given = names.length ? names : [await findNewest(cwd)];
    if (names.length === 0)
        stderr(`Using the newest batch: --results ${given[0]}\n`);
    return mergeBatches(await Promise.all(given.map((name) => readBatch(name, cwd))));
}
async function findNewest(cwd) {
    const found = await (0,dist/* glob */.TI)('*/results.json', { cwd: (0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4) });
    const dated = await Promise.all(found.map(async (file) => ({ file, at: (await (0,promises_.stat)((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4, file))).mtimeMs })));
    const newest = dated.sort((one, other) => other.at - one.at)[0]?.file;
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h4, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there is no batch in ${run_options/* ARTIFACTS_ROOT */.h4}.`, {
        fix: 'name a results.json, or the folder that `run` printed as ARTIFACT_DIR=.',
    });
}
async function readBatch(name, cwd) {
    const path = (0,external_node_path_.resolve)(cwd, name);
    const folder = await (0,promises_.stat)(path).then((found) => found.isDirectory(), () => false);
    const file = folder ? (0,external_node_path_.join)(path, 'results.json') : path;
    const shown = folder ? (0,external_node_path_.join)(name, 'results.json') : name;
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null) {
        throw new config_error/* ConfigError */.x('There is no such file.', {
            file: shown,
            fix: 'name the results.json of a batch, or its folder.',
        });
    }
    const results = (0,schema_issue/* parseOrThrow */.zS)(result/* ResultsSchema */.SX, (0,json_text/* parseJson */.qF)(text, shown), (wrong) => (0,schema_issue/* explainWrong */.BO)({
        ...wrong,
        words: `This is not a results.json of this version: ${(0,schema_issue/* wordPath */._b)(wrong.path) || 'the file'} ${wrong.words}`,
    }, { file: shown }, [], 'name the results.json that `agent-routing run` wrote.'));
    return { name: shown, results, plan: await readPlan((0,external_node_path_.join)((0,external_node_path_.dirname)(file), 'plan.json'), results) };
}
/** The plan beside the results shows which results are missing; a plan of another batch is ignored. */
async function readPlan(file, results) {
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null)
        return null;
    const plan = contract_plan/* PlanSchema */.fB.safeParse((0,json_text/* parseJson */.qF)(text, file));
    return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
