export const id = 577;
export const ids = [577];
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
;// CONCATENATED MODULE: ./build/src/batches.js
/** `--results F…` → batches: each file (or the folder that holds it) with the plan beside it. */









async function readBatches(names, cwd) {
    if (names.length === 0) {
        throw new config_error/* ConfigError */.x('--results is missing.', {
            fix: 'name results.json, or the folder that ARTIFACT_DIR= printed.',
        });
    }
    return foldBatches(await Promise.all(names.map((name) => readBatch(name, cwd))));
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

/***/ 931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ComparedSchema: () => (/* binding */ ComparedSchema),
/* harmony export */   compare: () => (/* binding */ compare),
/* harmony export */   compareResults: () => (/* binding */ compareResults)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2857);
/* harmony import */ var _lib_delta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7724);
/* harmony import */ var _lib_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8353);
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(921);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4839);
/* harmony import */ var _baselines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(909);
/* harmony import */ var _batches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2892);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4823);
/* harmony import */ var _run_compare_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5128);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8163);
/** `compare`: results of one or more batches against the baselines → the delta table and the gate. */










const { baseline, baseline_ref, fail_on, fail_on_infra, infra_tolerant, accept, agents } = _run_options_js__WEBPACK_IMPORTED_MODULE_8__/* .RunOptionsSchema */ .R.shape;
/** What `compare` and `report` share. */
const ComparedSchema = zod__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    results: zod__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP())])
        .transform((value) => [value].flat())
        .prefault([])
        .describe('results.json of a batch, or its folder; may be given several times'),
    agents: agents.describe('Agents that must have left results, where no plan.json beside the results tells'),
    baseline,
    baseline_ref,
    ref_baseline: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().optional().describe('File to compare against, instead of a git ref'),
    fail_on,
    fail_on_infra,
    infra_tolerant,
    accept,
});
const compare = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .defineCommand */ .NB)({
    summary: 'Compares results with the baselines: the delta table and the gate',
    positionals: '',
    options: ComparedSchema.extend({
        json: zod__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY().default(false).describe('Print the gate, the counts and every delta as JSON'),
    }),
    async run(options, _, shell) {
        const report = await compareResults(options, shell);
        shell.stdout((0,_lib_report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .renderReport */ .B1)(options.json ? 'json' : 'text', {
            ...report,
            columns: shell.columns,
            wrap: shell.wrap ?? false,
            colour: shell.colour,
        }));
        return (0,_lib_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(report.comparison.gate);
    },
});
async function compareResults(options, shell) {
    const { results, plan } = await (0,_batches_js__WEBPACK_IMPORTED_MODULE_5__/* .readBatches */ .P)(options.results, shell.cwd);
    const { file, current, ref } = await (0,_baselines_js__WEBPACK_IMPORTED_MODULE_4__/* .readBaselines */ .b)(options, shell.cwd, (name, path) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readAtRef */ .B)(shell.cwd, name, path));
    const comparison = (0,_lib_delta_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        options: { ...(0,_run_compare_js__WEBPACK_IMPORTED_MODULE_7__/* .gateOptions */ .O)(options), accept: options.accept, expected_agents: options.agents ?? [] },
    });
    return { results, plan, comparison, baseline_file: file };
}


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
