export const id = 958;
export const ids = [958];
export const modules = {

/***/ 2892:
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
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
;// CONCATENATED MODULE: ./build/lib/fold.js
/** Several batches of one corpus (agents or shards of a matrix) → one, as if they had been run together. */

function foldBatches(batches) {
    const [first, ...others] = batches;
    if (!first)
        throw new config_error/* ConfigError */.x('There are no results.', { fix: 'name a results.json with --results.' });
    if (others.length === 0)
        return { results: first.results, plan: first.plan };
    const owners = new Map();
    for (const { name, results } of batches) {
        if (results.mode !== first.results.mode) {
            throw new config_error/* ConfigError */.x(`${name} was run in mode ${results.mode}, ${first.name} in mode ${first.results.mode}.`, {
                fix: 'compare each mode by itself.',
            });
        }
        for (const { case_id, agent } of results.results) {
            const key = JSON.stringify([case_id, agent]);
            const owner = owners.get(key);
            if (owner !== undefined) {
                throw new config_error/* ConfigError */.x(`Case '${case_id}' on ${agent} stands in ${owner} and in ${name}.`, {
                    fix: 'give each result once: two of one pair cannot both count.',
                });
            }
            owners.set(key, name);
        }
    }
    return { results: foldResults(first.results, batches), plan: foldPlans(batches.map(({ plan }) => plan)) };
}
function foldResults(first, batches) {
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
/** Null when a part has no plan: half a plan would call the other half gone. */
function foldPlans(plans) {
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
        // What one shard left out another has run.
        left_out: [...left_out].filter(([pair]) => !units.has(pair)).map(([, row]) => row),
    };
}

// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/json-text.js
var json_text = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/lib/plan.js
var lib_plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/lib/result.js
var result = __webpack_require__(5367);
// EXTERNAL MODULE: ./build/lib/schema-issue.js
var schema_issue = __webpack_require__(9879);
// EXTERNAL MODULE: ./build/src/run-options.js
var run_options = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/src/batches.js
/** `--results F…` → batches: each file (or the folder that holds it) with the plan beside it. */











/** Without a name: the newest batch that stands where `run` puts them, and which one that is goes to stderr. */
async function readBatches(names, { cwd, stderr }) {
    const given = names.length ? names : [await findNewest(cwd)];
    if (names.length === 0)
        stderr(`Of the newest batch: --results ${given[0]}\n`);
    return foldBatches(await Promise.all(given.map((name) => readBatch(name, cwd))));
}
async function findNewest(cwd) {
    const found = await (0,dist/* glob */.TI)('*/results.json', { cwd: (0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h) });
    const dated = await Promise.all(found.map(async (file) => ({ file, at: (await (0,promises_.stat)((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h, file))).mtimeMs })));
    const newest = dated.sort((one, other) => other.at - one.at)[0]?.file;
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there is no batch in ${run_options/* ARTIFACTS_ROOT */.h}.`, {
        fix: 'name results.json, or the folder that ARTIFACT_DIR= printed.',
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
            fix: 'name results.json of a batch, or its folder.',
        });
    }
    const results = (0,schema_issue/* demand */.wo)(result/* ResultsSchema */.SX, (0,json_text/* parseJson */.qF)(text, shown), (wrong) => (0,schema_issue/* explainWrong */.BO)({
        ...wrong,
        words: `This is not a results.json of this version: ${(0,schema_issue/* wordPath */._b)(wrong.path) || 'the file'} ${wrong.words}`,
    }, { file: shown }, [], 'name the results.json that `agent-routing run` wrote.'));
    return { name: shown, results, plan: await readPlan((0,external_node_path_.join)((0,external_node_path_.dirname)(file), 'plan.json'), results) };
}
/** The plan beside the results tells what is missing from them; one of another batch would only mislead. */
async function readPlan(file, results) {
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null)
        return null;
    const plan = lib_plan/* PlanSchema */.fB.safeParse((0,json_text/* parseJson */.qF)(text, file));
    return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}


/***/ }),

/***/ 3963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseline: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2857);
/* harmony import */ var _lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(826);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
/* harmony import */ var _lib_delta_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1985);
/* harmony import */ var _lib_io_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3385);
/* harmony import */ var _lib_report_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6824);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2892);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4823);
/** `baseline update`: brings the baseline up to what a batch did, for a reason, and shows what it changed. */









const baseline = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .defineCommand */ .NB)({
    summary: 'Writes into the baseline what a batch did (`baseline update`), with the reason, and prints the difference',
    positionals: 'update',
    options: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        results: zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP())])
            .transform((value) => [value].flat())
            .prefault([])
            .describe('results.json of a batch, or its folder; may be given several times (default: the newest batch here)'),
        reason: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()
            .optional()
            .describe('Why, in a sentence; kept with every row that is expected to do less than pass'),
        baseline: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional().describe(`File to write; default ${_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu}`),
        dry_run: zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY().default(false).describe('Print the difference and write nothing'),
    }),
    async run(options, positionals, shell) {
        if (positionals.length !== 1 || positionals[0] !== 'update') {
            throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('baseline knows one thing to do: update.', {
                fix: 'write `agent-routing baseline update --results … --reason "…"`.',
            });
        }
        const reason = options.reason?.trim();
        if (!reason) {
            throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('baseline update needs a reason.', {
                fix: 'add --reason "why the expectation changes"; reviewers will read it.',
            });
        }
        const file = options.baseline ?? _lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, file);
        const { results, plan } = await (0,_batches_js__WEBPACK_IMPORTED_MODULE_5__/* .readBatches */ .P)(options.results, shell);
        const text = await (0,_lib_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfAny */ .$)(path);
        const current = text === null ? null : (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
        // What chance may explain is no new expectation.
        const open = (0,_lib_delta_js__WEBPACK_IMPORTED_MODULE_3__/* .compareBaselines */ .Sc)({ results, current, ref: null, plan }).deltas.filter((row) => row.delta === 'INCONCLUSIVE');
        const undecided = new Set(open.map((row) => JSON.stringify([row.case_id, row.agent])));
        const updated = (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .updateBaseline */ .Rz)({
            results,
            current,
            reason: (0,_lib_report_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(reason, 500),
            undecided: (case_id, agent) => undecided.has(JSON.stringify([case_id, agent])),
        });
        const after = (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .serializeBaseline */ .ky)(updated.baseline);
        shell.stdout(describeChanges(updated.changes, updated.kept, file));
        if (!options.dry_run && after !== text)
            await _lib_io_files_js__WEBPACK_IMPORTED_MODULE_4__/* .files */ .a.write(path, after);
        return 0;
    },
});
function describeChanges(changes, kept, file) {
    const lines = changes.flatMap(({ case_id, agent, skill, before, after }) => {
        const what = (0,_lib_report_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(`${case_id ?? `offer of ${skill}`} ${agent}`, 200);
        return [
            ...(before === null ? [] : [`- ${what}: ${(0,_lib_report_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(before, 600)}`]),
            ...(after === null ? [`  ${what}: now offered in full`] : [`+ ${what}: ${(0,_lib_report_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(after, 600)}`]),
        ];
    });
    const left = kept
        ? `; ${kept} ${kept === 1 ? 'row' : 'rows'} left as they were (could not be judged, or undecided)`
        : '';
    lines.push(`${(0,_lib_report_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(file)}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${left}`);
    return `${lines.join('\n')}\n`;
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
