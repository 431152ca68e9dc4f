export const id = 930;
export const ids = [930];
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
/** Each key once, in the order given; the same agent twice is an error only when written differently for the same thing. */
function parseAgentKeys(texts, names) {
    return [...new Set(texts)].map((text) => parseAgentKey(text, names));
}


/***/ }),

/***/ 8353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ judgeGate),
/* harmony export */   FW: () => (/* binding */ failsGate),
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   JH: () => (/* binding */ GATES),
/* harmony export */   O: () => (/* binding */ findMissingAgents),
/* harmony export */   VQ: () => (/* binding */ DEFAULT_FAIL_ON),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
const FAIL_ON = [
    'regression',
    'unmet',
    'offer_loss',
    'missing',
    'infra',
    'inconclusive',
    'improvement',
    'none',
];
const DEFAULT_FAIL_ON = ['regression', 'unmet', 'offer_loss', 'missing'];
const GATES = ['pass', 'fail', 'inconclusive'];
const FAILS = {
    REGRESSION: 'regression',
    UNMET: 'unmet',
    OFFER_LOSS: 'offer_loss',
    MISSING_RESULT: 'missing',
    MISSING_BASELINE: 'missing',
    INFRA: 'infra',
    INCONCLUSIVE: 'inconclusive',
    IMPROVEMENT: 'improvement',
};
function failsGate(row, options) {
    const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
    const key = FAILS[row.delta];
    if (key === undefined || !fail_on.includes(key))
        return false;
    // A new row of a tolerated agent that could not run is UNMET by the letter, and still only an infra error.
    const infra = key === 'infra' || (key === 'unmet' && row.unjudged);
    return !(infra && isTolerated(row.agent, options));
}
/**
 * Agents none of whose units could be judged: as good as not there. Those whose every row is expected not to run are as
 * expected. One that was expected and that nothing knows of is missing too: no row speaks for it.
 */
function findMissingAgents(rows, options, expected = []) {
    const known = new Set(rows.map(({ agent }) => agent));
    const agents = new Map(expected.filter((agent) => !known.has(agent)).map((agent) => [agent, { judged: false, unjudged: true }]));
    for (const row of rows) {
        const seen = agents.get(row.agent) ?? { judged: false, unjudged: false };
        if (row.status === 'pass' || row.status === 'fail')
            seen.judged = true;
        if (row.unjudged || row.delta === 'MISSING_RESULT')
            seen.unjudged = true;
        agents.set(row.agent, seen);
    }
    return [...agents]
        .filter(([agent, seen]) => seen.unjudged && !seen.judged && !isTolerated(agent, options))
        .map(([agent]) => agent);
}
function judgeGate(rows, missing_agents, options) {
    const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
    if (rows.some((row) => failsGate(row, options)))
        return 'fail';
    if (missing_agents.length > 0 && fail_on.includes('missing'))
        return 'fail';
    // Never green over what could not be judged, whoever expected or tolerated it.
    const open = rows.some((row) => row.unjudged || row.status === 'infra_error' || row.delta === 'MISSING_RESULT' || row.delta === 'INCONCLUSIVE');
    const judged = rows.some((row) => row.status === 'pass' || row.status === 'fail');
    return open || !judged ? 'inconclusive' : 'pass';
}
/** 0: the gate did not fail. 1: it did. (2, what the user must fix, is a ConfigError.) */
function exitCode(gate) {
    return gate === 'fail' ? 1 : 0;
}
function isTolerated(agent, options) {
    return (options.infra_tolerant ?? []).some((name) => name === agent || name === agent.split(/[@+]/)[0]);
}


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ OFFLINE),
/* harmony export */   IS: () => (/* binding */ planBatch),
/* harmony export */   Tx: () => (/* binding */ differ),
/* harmony export */   fB: () => (/* binding */ PlanSchema),
/* harmony export */   tW: () => (/* binding */ hash)
/* harmony export */ });
/* unused harmony export LeftOutSchema */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5367);
/** Cases × agents → the units of a batch, with everything that is left out and why. Pure: the same inputs give the same plan and hash. */



/** The in-process agent: kind `route`, and the pattern side of `tool_route`. */
const OFFLINE = 'offline';
const LeftOutSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    case_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** author: `skip` in the case · mode: needs a mode that chooses · filter · shard · agents: the case names others */
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['author', 'mode', 'filter', 'shard', 'agents', 'unavailable']),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
const PlanSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent-routing.plan.v1'),
    /** Over all that must be equal for two batches to be parts of one: not the shard, not the date. */
    hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: _result_js__WEBPACK_IMPORTED_MODULE_1__/* .ModeSchema */ .np,
    cases_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    source_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** {agent key: CLI version} */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable()),
    settings: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    shard: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    units: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        trials: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        // It names a folder, and a plan may come from anywhere.
        unit_run_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w-]+$/, 'must be letters, digits, _ and -'),
    })),
    left_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LeftOutSchema),
    /** Corpus files that could not be read. */
    skipped_files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional(),
});
function planBatch(input) {
    const selected = new Set(input.selected.map((testCase) => testCase.case_id));
    const left_out = [];
    const rows = [];
    for (const testCase of input.corpus) {
        let known = false;
        for (const agent of input.agents) {
            const why = leaveOut(testCase, agent, input, selected.has(testCase.case_id));
            if (why === 'not_its_kind')
                continue;
            known = true;
            if (why)
                left_out.push({ case_id: testCase.case_id, agent: agent.key, kind: testCase.kind, ...why });
            else
                rows.push({ testCase, agent: agent.key });
        }
        // Still in the corpus: without a word here its baseline entries would be taken for orphans.
        if (!known)
            left_out.push({ case_id: testCase.case_id, agent: OFFLINE, kind: testCase.kind, ...NO_AGENT });
    }
    const [part, parts] = (input.shard ?? '1/1').split('/').map(Number);
    const seen = {};
    const mine = rows.filter((row) => {
        // Counted per agent and started one later for each, so that every shard gets an even share of every agent.
        const start = input.agents.findIndex((agent) => agent.key === row.agent);
        const position = (seen[row.agent] ?? start) + 1;
        seen[row.agent] = position;
        if (position % parts === part % parts)
            return true;
        left_out.push({
            case_id: row.testCase.case_id,
            agent: row.agent,
            why: 'shard',
            reason: `in another shard than ${input.shard}`,
        });
        return false;
    });
    const units = mine.map(({ testCase, agent }) => ({
        case_id: testCase.case_id,
        agent,
        kind: testCase.kind,
        trials: testCase.trials ?? input.trials ?? (testCase.kind === 'suite' ? 3 : 1),
        unit_run_id: input.newId(),
    }));
    const cases_hash = hash(input.selected.map(({ origin: _, ...testCase }) => testCase));
    const agents = Object.fromEntries(input.agents.map((agent) => [agent.key, input.versions[agent.key] ?? null]));
    const skipped = input.skipped_files?.length ? { skipped_files: input.skipped_files } : {};
    const shared = { mode: input.mode, cases_hash, source_hash: input.source_hash, agents, settings: input.settings };
    return {
        schema: 'agent-routing.plan.v1',
        hash: hash(shared),
        ...shared,
        shard: input.shard,
        units,
        left_out,
        ...skipped,
    };
}
const NO_AGENT = { why: 'agents', reason: 'no agent of this batch runs its kind' };
function leaveOut(testCase, agent, { mode, has_routes, lacksTool }, selected) {
    const offline = agent.name === OFFLINE;
    if (offline !== (testCase.kind === 'route') && !(offline && testCase.kind === 'tool_route'))
        return 'not_its_kind';
    if (testCase.agents && ![agent.key, agent.name].some((name) => testCase.agents?.includes(name))) {
        return { why: 'agents', reason: `the case names ${testCase.agents.join(', ')}` };
    }
    if (!selected)
        return { why: 'filter', reason: 'left out by a filter' };
    if (testCase.skip)
        return { why: 'author', reason: testCase.skip };
    if (testCase.kind === 'suite' && testCase.skip_if)
        return { why: 'author', reason: `skip_if '${testCase.skip_if}': this tool knows no such condition` };
    if (testCase.kind === 'tool_route' && offline)
        return has_routes
            ? null
            : { why: 'agents', reason: 'no tool-routes.yaml is among the --cases: there is no pattern to try' };
    const lacks = testCase.kind === 'tool_route' && !offline ? lacksTool?.(agent, testCase.tool) : null;
    if (lacks)
        return { why: 'agents', reason: lacks };
    const needs = offline ? null : needsAnotherMode(testCase, mode);
    return needs ? { why: 'mode', reason: needs } : null;
}
/** What the embedded model cannot decide is not run in its modes; nothing switches mode by itself. */
function needsAnotherMode(testCase, mode) {
    if (mode === 'live')
        return null;
    if (testCase.kind === 'suite')
        return "needs mode live: only a vendor's model can answer a suite";
    if (testCase.kind === 'tool_route')
        return null;
    const nothingToCall = testCase.kind === 'skill' && !testCase.expected_skill && testCase.required_skills.length === 0;
    return mode === 'oracle' && nothingToCall ? 'needs a mode that chooses' : null;
}
/** The first thing in which two plans differ, in words; null when a batch may be resumed or folded with the other. */
function differ(a, b) {
    for (const key of ['mode', 'cases_hash', 'source_hash', 'agents', 'settings']) {
        if (canonical(a[key]) === canonical(b[key]))
            continue;
        const words = {
            mode: 'the mode',
            cases_hash: 'the selected cases',
            source_hash: 'the skills of the source',
            agents: 'the agents or their versions',
            settings: 'the settings',
        }[key];
        return key.endsWith('_hash')
            ? `${words} changed`
            : `${words} changed: ${canonical(a[key])} is not ${canonical(b[key])}`;
    }
    return null;
}
/** sha256 over JSON with sorted keys, hex. */
function hash(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(value)).digest('hex');
}
function canonical(value) {
    return JSON.stringify(value, (_, part) => part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part);
}


/***/ }),

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
/* harmony import */ var _lib_delta_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7724);
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
            .describe('results.json of a batch, or its folder; may be given several times'),
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
        const { results, plan } = await (0,_batches_js__WEBPACK_IMPORTED_MODULE_5__/* .readBatches */ .P)(options.results, shell.cwd);
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


/***/ })

};
