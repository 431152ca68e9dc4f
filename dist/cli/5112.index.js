export const id = 5112;
export const ids = [5112];
export const modules = {

/***/ 90931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ComparedSchema: () => (/* binding */ ComparedSchema),
/* harmony export */   compare: () => (/* binding */ compare),
/* harmony export */   compareResults: () => (/* binding */ compareResults)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(92857);
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86056);
/* harmony import */ var _lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46418);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88970);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2660);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56223);
/* harmony import */ var _check_read_branch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90576);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95441);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39138);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70348);
/* harmony import */ var _run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24303);
/* harmony import */ var _run_conclude_changes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26639);
/* harmony import */ var _run_conclude_compare_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2762);
/* harmony import */ var _run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57267);
/* harmony import */ var _run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69035);
/** `compare`: results of one or more batches against the baselines \u2192 the delta table and the gate. */
















const { baseline, baseline_ref, fail_on, fail_on_infra, infra_tolerant, accept, agents } = _options_run_options_js__WEBPACK_IMPORTED_MODULE_8__/* .RunOptionsSchema */ .Rl.shape;
/** The options that `compare` and `report` share. */
const ComparedSchema = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({
    results: _options_values_js__WEBPACK_IMPORTED_MODULE_9__/* .repeatable */ .EQ
        .prefault([])
        .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${_options_run_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ARTIFACTS_ROOT */ .h4})`),
    cases: agents.describe('Corpus files, folders or globs, to see what checks less than at the ref; default those of the batch'),
    agents: agents.describe('Agents that must have results, if there is no plan.json beside the results'),
    baseline,
    baseline_ref,
    ref_baseline: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP().optional().describe('Baseline file to compare with, instead of a git ref'),
    fail_on,
    fail_on_infra,
    infra_tolerant,
    accept,
});
const compare = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_7__/* .defineCommand */ .NB)({
    summary: 'Compares results with the baselines; prints what changed and the gate',
    positionals: '',
    options: ComparedSchema.extend({
        json: zod__WEBPACK_IMPORTED_MODULE_15__/* .boolean */ .zMY().default(false).describe('Print the gate, the counts and every delta as JSON'),
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
    const { results, plan, folders } = await (0,_run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_10__/* .readBatches */ .P)(options.results, shell);
    const { file, current, ref, tree } = await (0,_run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_13__/* .readBaselines */ .bm)(options, shell.cwd, (name) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openAtRef */ .p6)(shell.cwd, name));
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
    return { results, plan, comparison, baseline_file: file, folders, ...(changes ? { changes } : {}) };
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
        return await (0,_run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_14__/* .readCorpora */ .T)(at, {
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
            notes: [(0,_run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_14__/* .unseen */ .n)(`the cases of this batch cannot be read here (${error.problem.replace(/\.$/, '')})`)],
        };
    }
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
    const id = (0,bare_id/* bareId */.y)(expected_skill ?? '');
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
                fix: 'name the results.json as `agent-routing run` wrote it.',
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


/***/ }),

/***/ 32623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ locationsOf),
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99220);
/* harmony import */ var _lib_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52802);
/** A prepared run \u2192 where its skills, subagents, routes and cases stand, by paths from the repository's root. */




function locationsOf({ source, subagents, corpus }, cwd) {
    const root = findRepository(cwd);
    const inside = (path) => pathFrom(root, path);
    const places = (rows) => Object.fromEntries(rows.flatMap(([name, origin]) => {
        const file = origin && inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, origin.file));
        return file ? [[name, { file, line: origin.line > 0 ? origin.line : null }]] : [];
    }));
    const files = (rows) => Object.fromEntries(rows.flatMap(([name, path]) => {
        const file = inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source.root, path));
        return file ? [[name, file]] : [];
    }));
    const list = (paths) => paths.flatMap((path) => inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source.root, path)) ?? []);
    const [hooks_off, hooks_broken] = [list(source.hooks_off ?? []), list((0,_lib_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenHooks */ .ET)(source))];
    const own = source.plugins.flatMap(({ folder, manifests, hook_files = {} }) => [manifests, hook_files].flatMap((files) => Object.keys(files).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path))));
    const plugin = [...new Set(list([...(source.marketplace === null ? [] : [source.marketplace]), ...own]))];
    return {
        source: inside(source.root) ?? '',
        skills: files(source.skills.map(({ id, path }) => [id, path])),
        subagents: files(subagents.map(({ plugin, name, path }) => [plugin === null ? name : `${plugin}:${name}`, path])),
        routes: places(corpus.routes.map(({ name, origin }) => [name, origin])),
        cases: places(corpus.cases.map(({ case_id, origin }) => [case_id, origin])),
        ...(source.as === undefined ? {} : { settings: listSettings(inside(source.root) ?? '') }),
        ...(plugin.length > 0 ? { plugin } : {}),
        ...(hooks_off.length > 0 ? { hooks_off } : {}),
        ...(hooks_broken.length > 0 ? { hooks_broken } : {}),
    };
}
const listSettings = (folder) => Object.fromEntries(_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_AGENTS */ .dT.flatMap((name) => {
    const files = (0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findAgent */ .dp)(name)?.settings?.project_files;
    return files ? [[name, files.map((file) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, file))]] : [];
}));
/** The folder with .git that holds this one; the folder itself where there is none. */
function findRepository(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return folder;
    }
}
/** The path has forward slashes; null outside of the root. One of the two may have been reached through a link. */
function pathFrom(root, path) {
    for (const [from, to] of [[root, path], [real(root), real(path)]]) {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(from, to).replaceAll('\\', '/');
        if (inside !== '..' && !inside.startsWith('../') && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, inside) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(to))
            return inside;
    }
    return null;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


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


/***/ }),

/***/ 94668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30\u20130x3f), intermediate bytes (0x20\u20130x2f), then a final byte (0x40\u20130x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20\u20130x2f), then a final byte (0x30\u20130x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:\u2026|\u2026)+$` backtracks exponentially on overlapping properties, and even `^[\u2026]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20\u20130x7E) needs no segmenter, regex, or EAW lookup \u2014 width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster\u2019s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., \uff9e, \uff9f, \uff70)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);


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


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
