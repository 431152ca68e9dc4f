export const id = 569;
export const ids = [569];
export const modules = {

/***/ 9409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ checkUnique),
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   vB: () => (/* binding */ checkAgents),
/* harmony export */   yW: () => (/* binding */ bareId)
/* harmony export */ });
/* unused harmony export skillsOf */
/* harmony import */ var _agents_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2884);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6062);
/** Checks a corpus as a whole and picks the cases that the user's filters leave. */



/** case_id is the key of everything that follows, so it stands once. */
function checkUnique(cases) {
    const seen = new Map();
    for (const testCase of cases) {
        const first = seen.get(testCase.case_id);
        if (first) {
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`This case_id stands twice; first in ${first.origin?.file ?? 'the corpus'}:${first.origin?.line ?? 0}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: 'give one of them another case_id.',
            });
        }
        seen.set(testCase.case_id, testCase);
    }
}
/** A case for an agent that nobody knows would never run, and nobody would notice. */
function checkAgents(cases, names) {
    for (const { case_id, agents = [], origin } of cases) {
        for (const [index, agent] of agents.entries()) {
            try {
                (0,_agents_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAgentKey */ .C)(agent, names);
            }
            catch (error) {
                if (!(error instanceof _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x))
                    throw error;
                const { fix } = error.where;
                throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(error.problem, { ...origin, case_id, path: `agents[${index}]`, ...(fix ? { fix } : {}) });
            }
        }
    }
}
/** Skills that a case is about. */
function skillsOf(testCase) {
    switch (testCase.kind) {
        case 'skill':
            return [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
        case 'route':
            return testCase.expected;
        case 'suite':
            return [testCase.subagent];
        case 'tool_route':
            return testCase.route ? [testCase.route] : [];
    }
}
function selectCases(cases, filters) {
    for (const [name, wanted, known] of [
        ['category', filters.category, cases.map((c) => c.category)],
        ['case-id', filters.case_id, cases.map((c) => c.case_id)],
        ['skill', filters.skill, cases.flatMap(skillsOf)],
        ['kind', filters.kind, ['skill', 'tool_route', 'suite', 'route']],
    ]) {
        for (const word of wanted) {
            if (known.includes(word))
                continue;
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(word, [...new Set(known)]);
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`--${name} ${word} matches no case.`, {
                fix: meant
                    ? `did you mean '${meant}'?`
                    : `the corpus has ${[...new Set(known)].filter(Boolean).slice(0, 12).join(', ') || 'none'}.`,
            });
        }
    }
    const picks = (wanted, values) => wanted.length === 0 || values.some((value) => wanted.includes(value));
    const selected = cases.filter((c) => picks(filters.kind, [c.kind]) &&
        picks(filters.category, [c.category]) &&
        picks(filters.case_id, [c.case_id]) &&
        picks(filters.skill, skillsOf(c)) &&
        inScope(c, filters.scope) &&
        (filters.changed_skills === null || skillsOf(c).some((skill) => filters.changed_skills?.includes(bareId(skill)))));
    // Nothing changed is a fine answer to --changed-since; an empty selection otherwise is a mistake.
    if (selected.length === 0 && filters.changed_skills === null) {
        const nothing = filters.scope === 'all' ? 'No case is selected.' : `NO_TEST_FILES_FOUND: no case matches scope ${filters.scope}.`;
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(nothing, { fix: cases.length === 0 ? 'the corpus holds no cases.' : 'loosen the filters.' });
    }
    return selected;
}
function inScope(testCase, scope) {
    if (scope === 'all')
        return true;
    const name = scope.slice(scope.indexOf(':') + 1);
    if (scope.startsWith('test:'))
        return testCase.case_id === name;
    if (testCase.kind !== 'suite')
        return false;
    return scope.startsWith('suite:')
        ? testCase.category === name
        : [testCase.subagent, bareId(testCase.subagent)].includes(name);
}
/** `plugin:skill` → `skill` */
function bareId(id) {
    return id.slice(id.lastIndexOf(':') + 1);
}


/***/ }),

/***/ 3435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ fisher),
/* harmony export */   TK: () => (/* binding */ foldTrials),
/* harmony export */   d$: () => (/* binding */ isDecided)
/* harmony export */ });
/* unused harmony exports meetsThreshold, foldStatus, wilson */
/**
 * pass@k is "any of k passed", pass^k "all k passed", majority strictly more than half of the requested.
 * Trials that could not be judged count in `ran` but not in pass_rate and interval.
 */
function foldTrials(verdicts, threshold, requested) {
    const passed = verdicts.filter((v) => v.status === 'pass').length;
    const failed = verdicts.filter((v) => v.status === 'fail').length;
    const judged = passed + failed;
    const trials = {
        requested,
        ran: verdicts.filter((v) => v.status !== 'skipped').length,
        passed,
        pass_at_k: passed > 0,
        pass_all_k: passed >= requested,
        majority: passed * 2 > requested,
        pass_rate: judged ? passed / judged : null,
        interval: judged ? wilson(passed, judged) : null,
        verdicts: [...verdicts],
    };
    return { status: foldStatus(verdicts, threshold, requested), trials };
}
/** Whether k of n suffices. */
function meetsThreshold(passed, threshold, requested) {
    switch (threshold) {
        case 'any':
            return passed > 0;
        case 'all':
            return passed >= requested;
        case 'majority':
            return passed * 2 > requested;
    }
}
/** True when no outcome of the trials still to come can change the status: the rest need not run. */
function isDecided(verdicts, threshold, requested) {
    const passed = verdicts.filter((v) => v.status === 'pass').length;
    const failed = verdicts.filter((v) => v.status === 'fail').length;
    return meetsThreshold(passed, threshold, requested) || !meetsThreshold(requested - failed, threshold, requested);
}
/**
 * A unit below its threshold fails, unless the trials that could not be judged might have lifted it and they are
 * as many as half of all: then nobody knows, and it is infra_error.
 */
function foldStatus(verdicts, threshold, requested) {
    const count = (status) => verdicts.filter((v) => v.status === status).length;
    const passed = count('pass');
    const failed = count('fail');
    const infra = count('infra_error');
    if (meetsThreshold(passed, threshold, requested))
        return 'pass';
    if (verdicts.length > 0 && count('skipped') === verdicts.length)
        return 'skipped';
    if (passed + failed === 0)
        return 'infra_error';
    const open = infra > 0 && meetsThreshold(passed + infra, threshold, requested);
    return open && (failed === 0 || infra * 2 >= requested) ? 'infra_error' : 'fail';
}
/** Wilson score interval of k successes in n, 95 % unless z says otherwise; four decimals are enough for any n up to 10. */
function wilson(k, n, z = 1.959963984540054) {
    if (n <= 0)
        return [0, 1];
    const rate = k / n;
    const scale = 1 + (z * z) / n;
    const middle = (rate + (z * z) / (2 * n)) / scale;
    const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
    // At the ends rounding leaves 1e-17: a bound of 0 or 1 is exact there.
    return [k === 0 ? 0 : Math.max(0, middle - half), k === n ? 1 : Math.min(1, middle + half)];
}
/** Fisher's exact test, two-sided: the chance of a table [[a, b], [c, d]] no likelier than this one, margins fixed. */
function fisher(a, b, c, d) {
    const row = a + b;
    const column = a + c;
    const total = a + b + c + d;
    const log = logFactorials(total);
    const at = (n) => log[n];
    const margins = at(row) + at(total - row) + at(column) + at(total - column) - at(total);
    const chance = (x) => Math.exp(margins - at(x) - at(row - x) - at(column - x) - at(total - row - column + x));
    const seen = chance(a);
    let sum = 0;
    for (let x = Math.max(0, row + column - total); x <= Math.min(row, column); x++) {
        const p = chance(x);
        if (p <= seen * (1 + 1e-7))
            sum += p;
    }
    return Math.min(1, sum);
}
function logFactorials(n) {
    const log = [0];
    for (let i = 1; i <= n; i++)
        log.push(log[i - 1] + Math.log(i));
    return log;
}


/***/ }),

/***/ 6439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  integrationTest: () => (/* binding */ integrationTest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js + 2 modules
var tool_routes = __webpack_require__(139);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/evidence/json-in-text.js
var json_in_text = __webpack_require__(3644);
// EXTERNAL MODULE: ./build/lib/schema-issue.js
var schema_issue = __webpack_require__(9879);
;// CONCATENATED MODULE: ./build/lib/integration.js
/** Routes → the list, prompt and evaluation of seed 002's integration test, where a subagent reports on itself. */




const ListedSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    route: schemas/* string */.YjP(),
    desc: schemas/* string */.YjP(),
    tool: schemas/* string */.YjP(),
    input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    expect: schemas/* enum */.k5n(['block', 'allow']),
    contains: schemas/* string */.YjP().nullish(),
});
/** Ids count from 0 over all routes in merge order. */
function listIntegrationTests(routes) {
    return routes
        .flatMap(({ name, examples }) => examples.map((example) => ({ route: name, ...example })))
        .map(({ route, desc, tool, input, expect, contains }, id) => ({ id, route, desc, tool, input, expect, contains }));
}
function promptForSubagent(tests) {
    const lines = tests.map(({ id, tool, input }) => {
        const fields = Object.entries(input).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
        return `Test ${id}: Use ${tool} with ${fields.join(' ')}`;
    });
    return `INTEGRATION TEST: Tool Routing Verification

You will attempt specific tool calls and report exactly what happens.

IMPORTANT RULES:
- Use EXACTLY the tool and input specified for each test
- Do NOT use alternatives or workarounds if blocked
- Report what happened, do not interpret or fix

For each test, attempt the tool call and record:
- "blocked" if the tool was blocked (you'll see an error message)
- "allowed" if the tool executed (even if it returned an error like 404)

## Tests

${lines.join('\n')}

## Response Format

After attempting ALL tests, respond with a JSON array:

\`\`\`json
[
  {"id": 0, "result": "blocked", "message": "the block message you saw"},
  {"id": 1, "result": "allowed", "message": null}
]
\`\`\`

Only include the JSON array in your response, nothing else.
`;
}
function parseListedTests(text, file) {
    return (0,schema_issue/* demand */.wo)(schemas/* array */.YOg(ListedSchema), (0,json_in_text/* findJson */.o)(text)?.value ?? text, ({ path, words }) => {
        return new config_error/* ConfigError */.x(`These are not listed tests: ${(0,schema_issue/* wordPath */._b)(path) || 'the file'} ${words}.`, {
            file,
            fix: 'give what `agent-routing integration-test --list` printed.',
        });
    });
}
const EntrySchema = schemas/* looseObject */._H3({
    id: schemas/* union */.KCZ([schemas/* int */.Whr(), schemas/* string */.YjP().regex(/^\d+$/, 'must be a number').transform(Number)]),
    result: schemas/* string */.YjP(),
    message: schemas/* string */.YjP().nullish(),
});
/** A model's own words: fences and prose around the array are passed over. */
function parseReport(text, file) {
    const found = (0,json_in_text/* findJson */.o)(text);
    const wrong = (what) => new config_error/* ConfigError */.x(`This is no report: ${what}.`, {
        file,
        fix: 'give the JSON array that the subagent answered with, such as [{"id": 0, "result": "blocked", "message": "…"}].',
    });
    if (!Array.isArray(found?.value)) {
        // An empty array is a report in which all is missing.
        if (/^\s*(?:```\w*\s*)?\[\s*\]/.test(text))
            return [];
        throw wrong(found ? 'it is no array' : 'it holds no JSON');
    }
    return found.value.map((row, index) => {
        const { id, result, message } = (0,schema_issue/* demand */.wo)(EntrySchema, row, ({ path, words }) => wrong(`${(0,schema_issue/* wordPath */._b)([index, ...path])} ${words}`));
        return { id, result, message: message ?? null };
    });
}
function evaluateReport(tests, report) {
    return countPassed(tests.map((test) => evaluate(test, report.filter(({ id }) => id === test.id))));
}
function countPassed(results) {
    const passed = results.filter((row) => row.passed).length;
    return { passed, failed: results.length - passed, results };
}
const RESULTS = { block: 'blocked', blocked: 'blocked', allow: 'allowed', allowed: 'allowed' };
function evaluate({ id, route, desc, expect, contains }, entries) {
    const row = { id, route, desc };
    const [entry] = entries;
    if (!entry)
        return { ...row, passed: false, error: 'Missing from report' };
    if (entries.length > 1)
        return { ...row, passed: false, error: `Reported ${entries.length} times` };
    const said = entry.result.trim().toLowerCase();
    const actual = RESULTS[said] ?? said;
    if (actual !== RESULTS[expect])
        return { ...row, passed: false, expected: expect, actual };
    if (expect === 'block' && contains && !entry.message?.includes(contains))
        return { ...row, passed: false, error: `Message does not contain '${contains}'` };
    return { ...row, passed: true };
}
/** fileOf: where a route stands; its tests are listed below it. */
function renderEvaluation({ passed, failed, results }, fileOf) {
    const groups = groupBy(results, ({ route }) => fileOf(route));
    const blocks = [...groups].map(([file, rows]) => [file, ...rows.flatMap(renderRow), ''].join('\n'));
    return `Integration Test Results\n========================\n\n${blocks.join('\n')}\n${passed} passed, ${failed} failed\n`;
}
function groupBy(rows, keyOf) {
    const groups = new Map();
    for (const row of rows)
        groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
    return groups;
}
function renderRow({ route, desc, agent, passed, expected, actual, error }) {
    const why = error ?? (expected === undefined ? null : `Expected: ${expected}, Got: ${actual}`);
    return [`  ${passed ? '✓' : '✗'} ${route}: ${desc}${agent ? ` (${agent})` : ''}`, ...(why ? [`      ${why}`] : [])];
}

// EXTERNAL MODULE: ./build/lib/io/corpus.js + 3 modules
var corpus = __webpack_require__(3073);
// EXTERNAL MODULE: ./build/lib/report/escape.js
var report_escape = __webpack_require__(6824);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var command = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/src/progress.js
var src_progress = __webpack_require__(1838);
// EXTERNAL MODULE: ./build/src/run/edges.js
var run_edges = __webpack_require__(1585);
// EXTERNAL MODULE: ./build/src/run/execute.js + 34 modules
var execute = __webpack_require__(6856);
// EXTERNAL MODULE: ./build/src/run/prepare.js + 1 modules
var prepare = __webpack_require__(7299);
// EXTERNAL MODULE: ./build/src/run-options.js
var run_options = __webpack_require__(8163);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(492);
;// CONCATENATED MODULE: ./build/src/commands/integration-test.js
/** `integration-test` (seed 002): lists the calls that routes are tried with, words the subagent's prompt, evaluates its report, or runs them on the real agents. */















const { source, agents, mode, timeout_seconds, max_parallel, artifacts_root, no_progress } = run_options/* RunOptionsSchema */.R.shape;
const flag = schemas/* boolean */.zMY().default(false);
const options = schemas/* object */.Ikc({
    list: flag.describe('Print the calls as JSON'),
    prompt: flag.describe('Print the prompt for a subagent that attempts them and reports'),
    evaluate: flag.describe("Hold a subagent's report against the list"),
    run: flag.describe('Attempt each call on the real agents and read from their transcripts what became of it'),
    tests: schemas/* string */.YjP().optional().describe('With --evaluate: file that --list printed'),
    report: schemas/* string */.YjP().optional().describe("With --evaluate: file with the subagent's report"),
    routes: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])
        .transform((value) => [value].flat())
        .prefault([])
        .describe('Route files, folders or globs; may be given several times. Default: every tool-routes.yaml below'),
    json: flag.describe('Results as JSON'),
    ...{ source, agents, mode, timeout_seconds, max_parallel, artifacts_root, no_progress },
});
const integrationTest = (0,command/* defineCommand */.NB)({
    summary: 'Tries whether tool-routing hooks really block calls: --list, --prompt, --evaluate, --run',
    positionals: '[route-file…]',
    options,
    /** Exit codes are the seed's: 1 for a failure and for a mistake alike. */
    async run(given, files, shell) {
        try {
            return await act({ ...given, routes: [...given.routes, ...files] }, shell);
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x))
                throw error;
            shell.stderr(`agent-routing: ${error.message}\n`);
            return 1;
        }
    },
});
async function act(given, shell) {
    const wanted = ['list', 'prompt', 'evaluate', 'run'].filter((name) => given[name]);
    if (wanted.length !== 1)
        throw new config_error/* ConfigError */.x('integration-test does one thing at a time.', {
            fix: 'give one of --list, --prompt, --evaluate, --run.',
        });
    if (given.evaluate)
        return evaluateFiles(given, shell);
    const { routes } = await (0,corpus/* loadRoutes */.R)(given.routes, shell.cwd);
    if (given.run)
        return runOnAgents(given, routes, shell);
    const tests = listIntegrationTests(routes);
    shell.stdout(given.list ? `${JSON.stringify(tests, null, 2)}\n` : promptForSubagent(tests));
    return 0;
}
async function evaluateFiles(given, shell) {
    const { tests: testsFile, report } = given;
    if (testsFile === undefined || report === undefined)
        throw new config_error/* ConfigError */.x('--evaluate needs --tests and --report.', { fix: 'name both files.' });
    const tests = parseListedTests(await (0,named_file/* readNamed */.M)(testsFile, shell), testsFile);
    const entries = parseReport(await (0,named_file/* readNamed */.M)(report, shell), report);
    const unknown = entries.filter(({ id }) => !tests.some((test) => test.id === id));
    if (unknown.length)
        shell.stderr(`not in ${testsFile}: ${unknown.map(({ id }) => id).join(', ')}\n`);
    // The list does not say where a route stands: the routes at hand may.
    const { routes } = await (0,corpus/* loadRoutes */.R)(given.routes, shell.cwd).catch(() => ({ routes: [] }));
    return conclude(evaluateReport(tests, entries), routes, (0,external_node_path_.resolve)(shell.cwd, testsFile), given.json, shell);
}
async function runOnAgents(given, routes, shell) {
    const cases = [...new Set(routes.map((route) => route.origin.file))];
    if ((0,tool_routes/* listRouteCases */.jQ)(routes).length === 0)
        throw new config_error/* ConfigError */.x('There is no call to attempt.', {
            fix: 'add `tests:` to a route, or name files with --routes.',
        });
    const { source, agents, mode, timeout_seconds, max_parallel, artifacts_root } = given;
    const chosen = { source, mode, timeout_seconds, artifacts_root, ...(agents ? { agents } : {}) };
    const run = run_options/* RunOptionsSchema */.R.parse({
        ...chosen,
        ...(max_parallel ? { max_parallel } : {}),
        cases,
        kind: ['tool_route'],
    });
    const progress = (0,src_progress/* createProgress */.m)(given.no_progress ? 'none' : 'auto', shell, () => new Date());
    const edges = (0,run_edges/* terminalEdges */.v)(shell, progress);
    const prepared = await (0,prepare/* prepareRun */.Z)(run, edges, external_node_crypto_.randomUUID);
    const { results } = await (0,execute/* executeRun */.l)(prepared, edges).finally(progress.close);
    const ids = (0,tool_routes/* listRouteCases */.jQ)(routes).map((row) => row.case_id);
    const tests = listIntegrationTests(routes);
    const rows = results.results.flatMap((row) => {
        const test = tests[ids.indexOf(row.case_id)];
        return test
            ? [{ id: test.id, route: test.route, desc: test.desc, agent: row.agent, ...judged(row, test.expect) }]
            : [];
    });
    for (const { case_id, agent, reason } of prepared.plan.left_out)
        edges.say(`${agent}:${case_id} not run: ${reason}`);
    return conclude(countPassed(rows), routes, shell.cwd, given.json, shell);
}
function judged(row, expected) {
    if (row.status === 'pass')
        return { passed: true };
    const why = (0,report_escape/* oneLine */.TN)(row.error ?? row.status, 300);
    const actual = /got (allowed|blocked)/.exec(why)?.[1];
    return actual ? { passed: false, expected, actual } : { passed: false, error: why };
}
function conclude(done, routes, other, json, shell) {
    const fileOf = (name) => {
        const file = routes.find((route) => route.name === name)?.origin.file;
        return file === undefined ? other : (0,external_node_path_.resolve)(shell.cwd, file);
    };
    shell.stdout(json ? `${JSON.stringify(done, null, 2)}\n` : renderEvaluation(done, fileOf));
    return done.failed > 0 ? 1 : 0;
}


/***/ }),

/***/ 492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   R: () => (/* binding */ writeNamed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7205);
/** Files that the user named on the command line: read or written, or one error that says which and why not. */



async function readNamed(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), 'utf8');
    }
    catch (error) {
        throw (0,_lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}
async function writeNamed(path, text, shell) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), text);
    }
    catch (error) {
        throw (0,_lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}


/***/ })

};
