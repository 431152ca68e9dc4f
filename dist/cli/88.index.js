export const id = 88;
export const ids = [88];
export const modules = {

/***/ 28002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ nameLintErrors),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   vK: () => (/* binding */ laterTwin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83878);
/* harmony import */ var _lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56022);
/* harmony import */ var _lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44545);
/* harmony import */ var _lib_lint_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93571);
/* harmony import */ var _lib_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11775);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67127);
/* harmony import */ var _lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92121);
/* harmony import */ var _lint_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68339);
/** An error of lint that a branch brings \u2192 what a report says of it: whom it concerns, why, what to do, and which of two skills of one name is to change. */










/** An agent that lists one skill of a name may leave out the one that was there before: the other is what to change. */
function laterTwin({ rule, subject }, skills, later) {
    const named = rule === 'skill-offer' ? skills.filter(({ id }) => id === subject) : [];
    const [twin, ...more] = named.filter(({ path }) => later.has(path));
    return twin && more.length === 0 && named.length > 1 ? twin : null;
}
const KINDS = { 'skill-': 'skill', 'hook-': 'hook', 'instruction-': 'instructions' };
function describeError({ rule, subject, part, file, line, message, consequences, fix }, { results: { offers }, source: { skills }, agents: asked }) {
    // A file of hooks that only some read is no matter to the others.
    const readers = rule.startsWith('hook-') ? asked.filter(({ agent }) => !agent.foreign_hooks.test(file)) : asked;
    const named = Object.keys(consequences);
    const agents = named.length > 0 || readers.length === asked.length ? named : readers.map(({ key }) => key);
    const kind = part ?? Object.entries(KINDS).find(([prefix]) => rule.startsWith(prefix))?.[1] ?? null;
    // In a manifest, the field.
    const is_field = kind === null && (0,_lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)({ kind, rule })[0] === 'file' && subject !== file;
    const name = part ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(subject, '.md') : is_field ? file : subject;
    // The reasons of an offer end in their fixes.
    const fixesOf = (agent) => (0,_lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__/* .getOwn */ .N)(offers[agent], subject)?.fixes ?? [];
    // Each agent says it in its own way.
    const [problem] = skills.find(({ path }) => file.endsWith(path))?.front_matter.problems ?? [];
    const same = problem ? (0,_lib_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .cureProblem */ .vG)(problem) : agents.length === 1 ? fixesOf(agents[0] ?? '').join(', or ') : '';
    const own = rule === 'skill-offer'
        ? same || null
        : fix.replace(/\s*If this is intended, pass --disable (?:'[^']*'|\S+)\.$/, '');
    const why = (0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .listConsequences */ .zE)({ consequences }).map(([agent, words]) => {
        // An offer's reason ends in its fix.
        const bare = rule !== 'skill-offer' || own === null ? words : (0,_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .endSentence */ .H_)(words.replace(/; [^;]+$/, ''));
        return named.length > 1 ? `${agent}: ${bare}` : bare;
    });
    return {
        ...{ delta: 'BROKEN', kind, name, rule, file, line, agents },
        message: is_field ? `\`${subject}\`: ${message}` : message,
        ...{ why: why.map(_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .openSentence */ .ii).join('; ') || null, fix: own },
    };
}
/** Of errors in the line that names them. */
const NAMED = 10;
/** One line that names the errors of a prepared run: they spoil rows in ways that the rows do not show. Another where the gate cannot start on GitHub yet, which no row shows either. */
async function nameLintErrors({ source, corpus, agents }, { cwd, log }) {
    const findings = await (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_5__/* .lintSource */ .nr)({ cwd, source, corpus, keys: agents.map(({ key }) => key), baseline: null });
    const errors = (0,_lib_lint_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFindings */ .k)(findings.filter(({ severity }) => severity === 'error'));
    const unnamed = findings.find(({ rule }) => rule === 'workflow-placeholder');
    if (unnamed)
        log((0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(`${unnamed.file}:${unnamed.line}: ${unnamed.message}: ${unnamed.fix}`, 400));
    if (errors.length === 0)
        return;
    const named = errors.map(({ rule, subject, message }) => `${rule} ${subject}${errors.length > 1 ? '' : `: ${message}`}`);
    const [what, its] = errors.length > 1 ? ['Errors', 'their fixes'] : ['An error', 'its fix'];
    log(`${what} that \`agent-routing check\` explains, with ${its}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)((0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_9__/* .listFew */ .lE)(named, NAMED), 500)}`);
}


/***/ }),

/***/ 1088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  integrationTest: () => (/* binding */ integrationTest)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(18214);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
;// CONCATENATED MODULE: ./build/lib/report/formats/integration-test.js
/** The integration test of tool routes \u2192 the prompt for a subagent that attempts the calls, and the text of its results. */

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
/** fileOf: the file of a route; tests are grouped by it, and those of an unknown file have no heading. */
function renderEvaluation({ passed, failed, results }, fileOf) {
    const groups = (0,group_by/* groupBy */.$)(results, ({ route }) => fileOf(route) ?? '');
    const blocks = [...groups].map(([file, rows]) => [...(file === '' ? [] : [file]), ...rows.flatMap(renderRow), ''].join('\n'));
    return `Integration Test Results\n========================\n\n${blocks.join('\n')}\n${passed} passed, ${failed} failed\n`;
}
function renderRow({ route, desc, agent, passed, expected, actual, error, hook }) {
    const why = error ?? (expected === undefined ? null : `Expected: ${expected}, Got: ${actual}${hook ? `: ${hook}` : ''}`);
    return [`  ${passed ? '\u2713' : '\u2717'} ${route}: ${desc}${agent ? ` (${agent})` : ''}`, ...(why ? [`      ${why}`] : [])];
}

// EXTERNAL MODULE: ./build/lib/report/view/hook-calls.js
var view_hook_calls = __webpack_require__(21722);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/src/check/describe-error.js
var describe_error = __webpack_require__(28002);
// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/options/values.js
var values = __webpack_require__(70348);
// EXTERNAL MODULE: ./build/src/run/execute/execute.js + 2 modules
var execute = __webpack_require__(46985);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/run/prepare/prepare.js + 6 modules
var prepare = __webpack_require__(22692);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(70492);
// EXTERNAL MODULE: ./build/lib/evidence/json-in-text.js + 1 modules
var json_in_text = __webpack_require__(78073);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
;// CONCATENATED MODULE: ./build/src/commands/integration-test/self-report.js
/** The integration test of the original tool-routing plugin: routes \u2192 a list of tests, and a subagent's own report on them \u2192 which passed. */




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
        .map(({ route, desc, tool, input, expect, contains }, id) => {
        return { id, route, desc: desc ?? `test ${id}`, tool, input, expect, contains };
    });
}
function parseListedTests(text, file) {
    return (0,schema_issue/* parseOrThrow */.zS)(schemas/* array */.YOg(ListedSchema), (0,json_in_text/* findJson */.o)(text)?.value ?? text, ({ path, words }) => {
        return new config_error/* ConfigError */.x(`This is not a list of tests: ${(0,schema_issue/* formatPath */.jV)(path) || 'the file'} ${words}.`, {
            file,
            fix: 'pass the output of `agent-routing integration-test --list`.',
        });
    });
}
const EntrySchema = schemas/* looseObject */._H3({
    id: schemas/* union */.KCZ([schemas/* int */.Whr(), schemas/* string */.YjP().regex(/^\d+$/, 'must be a number').transform(Number)]),
    result: schemas/* string */.YjP(),
    /** Models also answer with a list of lines or an object, which is searched as it is written. */
    message: schemas/* unknown */.L5J().optional(),
});
/** Parses a model's answer; fences and prose around the array are ignored. */
function parseReport(text, file) {
    const found = (0,json_in_text/* findJson */.o)(text);
    const wrong = (what) => new config_error/* ConfigError */.x(`This is not a report: ${what}.`, {
        file,
        fix: 'pass the JSON array that the subagent answered with, such as [{"id": 0, "result": "blocked", "message": "\u2026"}].',
    });
    if (!Array.isArray(found?.value)) {
        // An empty array is a report in which every test is missing.
        if (/^\s*(?:```\w*\s*)?\[\s*\]/.test(text))
            return [];
        throw wrong(found ? 'it is not an array' : 'it contains no JSON');
    }
    return found.value.map((row, index) => {
        const { id, result, message } = (0,schema_issue/* parseOrThrow */.zS)(EntrySchema, row, ({ path, words }) => wrong(`${(0,schema_issue/* formatPath */.jV)([index, ...path])} ${words}`));
        return { id, result, message: textOf(message) };
    });
}
function textOf(message) {
    if (message === undefined || message === null)
        return null;
    if (Array.isArray(message))
        return message.map(textOf).join('\n');
    return typeof message === 'string' ? message : JSON.stringify(message);
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
    const reported = entry.result.trim().toLowerCase();
    const actual = RESULTS[reported] ?? reported;
    if (actual !== RESULTS[expect])
        return { ...row, passed: false, expected: expect, actual };
    if (expect === 'block' && contains && !entry.message?.includes(contains))
        return { ...row, passed: false, error: `Message does not contain '${contains}'` };
    return { ...row, passed: true };
}

;// CONCATENATED MODULE: ./build/src/commands/integration-test/integration-test.js
/** `integration-test`: lists the calls that test tool routes, prints the subagent's prompt, evaluates its report, or runs the calls on the real agents. */






















const { source, agents: integration_test_agents, mode, timeout_seconds, max_parallel, sandbox, artifacts_root, no_progress } = run_options/* RunOptionsSchema */.Rl.shape;
const flag = schemas/* boolean */.zMY().default(false);
const options = schemas/* object */.Ikc({
    list: flag.describe('Print the test calls as JSON'),
    prompt: flag.describe('Print the prompt for a subagent that attempts the calls and reports'),
    evaluate: flag.describe("Check a subagent's report against the list"),
    run: flag.describe('Attempt each call on the real agents and read the outcome from their transcripts'),
    show_hooks: flag.describe('With --run: print what each hook was asked and answered'),
    tests: schemas/* string */.YjP().optional().describe('With --evaluate: file with the output of --list'),
    report: schemas/* string */.YjP().optional().describe("With --evaluate: file with the subagent's report"),
    routes: values/* repeatable */.EQ
        .prefault([])
        .describe('Route files, folders or globs; repeatable (default: every tool-routes.yaml below the source)'),
    json: flag.describe('Print the results as JSON'),
    source,
    agents: integration_test_agents,
    mode,
    timeout_seconds,
    max_parallel,
    sandbox,
    artifacts_root,
    no_progress,
});
const integrationTest = (0,command/* defineCommand */.NB)({
    summary: 'Tests whether the hooks of a repository really block the calls that they should: --list, --prompt, --evaluate or --run',
    positionals: '[route-file\u2026]',
    options,
    /** Exit codes as in the tool-routing plugin's integration test: 1 for a failed test and for a usage error. */
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
        throw new config_error/* ConfigError */.x('integration-test needs exactly one action.', {
            fix: 'pass one of --list, --prompt, --evaluate, --run.',
        });
    if (given.evaluate)
        return evaluateFiles(given, shell);
    // A name that no agent has is the first thing to correct, whatever the routes are.
    if (given.run && given.agents)
        (0,agent_key/* parseAgentKeys */.F8)(given.agents, agents/* AGENT_NAMES */.RO, agents/* ALL_AGENTS */.dT);
    const { routes } = await (0,corpus/* loadRoutes */.RH)(given.routes, shell.cwd, given.source);
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
    // The list does not say which file a route is from; the route files do, if they are here.
    const { routes } = await (0,corpus/* loadRoutes */.RH)(given.routes, shell.cwd, given.source).catch(() => ({
        routes: [],
    }));
    return conclude(evaluateReport(tests, entries), routes, given.json, shell);
}
async function runOnAgents(given, routes, shell) {
    const cases = [...new Set(routes.map((route) => route.origin.file))];
    if ((0,tool_routes/* listRouteCases */.jQ)(routes).length === 0)
        throw new config_error/* ConfigError */.x('There are no calls to attempt.', {
            fix: 'add `tests:` to a route, or name files with --routes.',
        });
    const { source, agents, mode, timeout_seconds, max_parallel, sandbox, artifacts_root } = given;
    const chosen = { source, mode, timeout_seconds, sandbox, artifacts_root, ...(agents ? { agents } : {}) };
    const run = run_options/* RunOptionsSchema */.Rl.parse({
        ...chosen,
        ...(max_parallel ? { max_parallel } : {}),
        cases,
        kind: ['tool_route'],
    });
    const progress = (0,terminal_progress/* createProgress */.m)(given.no_progress ? 'none' : shell.terminal ? 'auto' : 'lines', shell);
    const ports = (0,run_ports/* terminalPorts */.P)(shell, progress);
    const prepared = await (0,prepare/* prepareRun */.Z)(run, ports, external_node_crypto_.randomUUID);
    await (0,describe_error/* nameLintErrors */.OU)(prepared, ports);
    const { results } = await (0,execute/* executeRun */.lk)(prepared, ports).finally(progress.close);
    const ids = (0,tool_routes/* listRouteCases */.jQ)(routes).map((row) => row.case_id);
    const tests = listIntegrationTests(routes);
    const rows = results.results.flatMap((row) => {
        const test = tests[ids.indexOf(row.case_id)];
        return test
            ? [{ id: test.id, route: test.route, desc: test.desc, agent: row.agent, ...judged(row, test.expect) }]
            : [];
    });
    if (given.show_hooks)
        showHooks(results.results, shell);
    for (const { case_id, agent, reason } of prepared.plan.left_out)
        ports.log(`${agent}:${case_id} not run: ${reason}`);
    return conclude(countPassed(rows), routes, given.json, shell);
}
/** On stderr with --json, whose stdout is for programs. */
function showHooks(rows, shell) {
    for (const { agent, case_id, hook_calls = [] } of rows) {
        if (agent === plan/* OFFLINE */.G)
            continue;
        const lines = hook_calls.flatMap(view_hook_calls/* listHookCall */.Mu).map((line) => `  ${line}`);
        shell.stderr(`${[`${agent}:${case_id}`, ...(lines.length ? lines : ['  no hook of the source ran'])].join('\n')}\n`);
    }
}
function judged(row, expected) {
    if (row.status === 'pass')
        return { passed: true };
    const why = (0,text_escape/* oneLine */.TN)(row.error ?? row.status, 300);
    const actual = /^expected \w+, got (allowed|blocked)/.exec(why)?.[1];
    if (!actual)
        return { passed: false, error: why };
    const { why: hook } = row.tried_call ?? {};
    return { passed: false, expected, actual, ...(hook ? { hook } : {}) };
}
function conclude(done, routes, json, shell) {
    const fileOf = (name) => {
        const file = routes.find((route) => route.name === name)?.origin.file;
        return file === undefined ? null : (0,external_node_path_.resolve)(shell.cwd, file);
    };
    shell.stdout(json ? `${JSON.stringify(done, null, 2)}\n` : renderEvaluation(done, fileOf));
    return done.failed > 0 ? 1 : 0;
}


/***/ }),

/***/ 70492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   R: () => (/* binding */ writeNamed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24385);
/** Reads and writes files named on the command line; a failure is one error with the file and the reason. */



async function readNamed(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), 'utf8');
    }
    catch (error) {
        throw (0,_lib_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}
async function writeNamed(path, text, shell) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), text);
    }
    catch (error) {
        throw (0,_lib_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}


/***/ })

};
