export const id = 439;
export const ids = [439];
export const modules = {

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
// EXTERNAL MODULE: ./build/src/run/execute.js + 35 modules
var execute = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/src/run/prepare.js + 2 modules
var prepare = __webpack_require__(3208);
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
