export const id = 931;
export const ids = [931];
export const modules = {

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
/* harmony import */ var _check_read_branch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95603);
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
    const { results, plan, folders } = await (0,_run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_10__/* .readBatches */ .Pu)(options.results, shell);
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
