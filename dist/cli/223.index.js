export const id = 223;
export const ids = [223];
export const modules = {

/***/ 92776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseCasesJson)
/* harmony export */ });
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11744);
/* harmony import */ var _contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74357);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _input_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22713);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70509);
/* harmony import */ var _input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10802);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34685);
/* harmony import */ var _expect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67717);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94162);
/* harmony import */ var _tool_route_schema_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54043);










const KEYS = {
    skill: Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .SkillCaseSchema */ .L$.shape),
    tool_route: Object.keys(_tool_route_schema_js__WEBPACK_IMPORTED_MODULE_8__/* .ToolRouteCaseSchema */ .x.shape),
    suite: Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .SuiteCaseSchema */ .Wk.shape),
    route: Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .RouteCaseSchema */ .p0.shape),
};
function parseCasesJson(text, file) {
    const { value, line } = (0,_input_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(text, file);
    const location = (path) => ({ file, line: line(path) });
    const rows = Array.isArray(value) ? value : value?.cases;
    if (!Array.isArray(rows))
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('A corpus is an array of cases, or an object with `cases`.', {
            ...location(['cases']),
            fix: keyOfCases(value) ?? 'wrap the cases in [ \u2026 ].',
        });
    const { agents } = rows === value
        ? {}
        : (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOrThrow */ .zS)(_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .EnvelopeSchema */ .W7, value, (wrong) => (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .explainWrong */ .BO)(wrong, { ...location((0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .locationOf */ .hD)(wrong)), path: (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPath */ .jV)(wrong.path) }, Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .EnvelopeSchema */ .W7.shape), seeAll()));
    return rows.map((row, index) => {
        const at = rows === value ? [index] : ['cases', index];
        const { case_id, kind } = (row ?? {});
        const parsed = (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOrThrow */ .zS)(_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .CaseSchema */ .MW, row, (wrong) => {
            const more = wrong.more > 0 ? ` (and ${wrong.more} more in this case)` : '';
            const asserted = kind === 'suite' && wrong.path.includes('expect');
            const known = asserted ? _expect_js__WEBPACK_IMPORTED_MODULE_6__/* .ASSERTIONS */ .Y : wrong.path.length === 0 ? KEYS[String(kind ?? 'skill')] : [];
            const other = kind === undefined && wrong.unknown !== null ? kindWith(wrong.unknown) : null;
            if (other) {
                const at_key = location([...at, ...(0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .locationOf */ .hD)(wrong)]);
                const fix = `write \`"kind": "${other}"\` into the case, whose key this is; without it a case is of kind skill.`;
                throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${wrong.words}.`, { ...at_key, case_id: String(case_id ?? `number ${index + 1}`), fix });
            }
            return (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .explainWrong */ .BO)({ ...wrong, words: `${wrong.words}${more}` }, {
                ...location([...at, ...(0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .locationOf */ .hD)(wrong)]),
                case_id: typeof case_id === 'string' ? case_id : `number ${index + 1}`,
                path: (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPath */ .jV)(['cases', index, ...wrong.path]),
            }, known ?? [], asserted ? `see ${(0,_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAddress */ .qx)('assertions')}.` : seeAll());
        });
        return { ...addressTo(agents, parsed), origin: (0,_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .originOf */ .yv)({ file, id: 'case_id', row }, at, line) };
    });
}
/** The only kind of case that has such a key. */
function kindWith(key) {
    const kinds = Object.keys(KEYS).filter((kind) => KEYS[kind]?.includes(key));
    return kinds.length === 1 ? (kinds[0] ?? null) : null;
}
/** A repository speaks to agents; what is tried in this process is no agent's. */
function addressTo(agents, row) {
    if (!agents || row.agents || row.kind === 'route')
        return row;
    return { ...row, agents: row.kind === 'tool_route' ? [...agents, _contract_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .OFFLINE */ .G] : [...agents] };
}
/** A list below another name is most likely the cases. */
function keyOfCases(value) {
    const lists = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_9__/* .isJson */ .Fh)(value) ? Object.keys(value).filter((key) => Array.isArray(value[key])) : [];
    const near = (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .suggest */ .ZA)('cases', lists) ?? (lists.length === 1 ? lists[0] : null);
    return near == null ? null : `write 'cases' in place of '${near}'.`;
}
const seeAll = () => `correct the value; \`{"case_id": "a-1", "prompt": "what a user types", "expected_skill": "a"}\` is a whole case, and ${(0,_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAddress */ .qx)('cases')} has all fields.`;


/***/ }),

/***/ 879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ loadSchemas),
/* harmony export */   t: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _contract_schema_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74357);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33034);
/* harmony import */ var _text_iso_date_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81020);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94162);
/* harmony import */ var _suite_pattern_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55786);






/** What is left for the patterns of the schema that is being checked. */
let effort;
/** As Python's jsonschema does it, and as all patterns of a suite are read. */
function searchWith(source) {
    const read = (0,_suite_pattern_js__WEBPACK_IMPORTED_MODULE_5__/* .readSuitePattern */ .b)(source);
    if ('problem' in read)
        throw new Error(`/${source}/ is not a pattern of Python's re: ${read.problem}`);
    // The library identifies patterns by their text.
    return { test: (text) => read.matches(text, effort), toString: () => source };
}
const OPTIONS = {
    strict: true,
    // A schema may leave `type` to the reader, or give several.
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allErrors: true,
    validateFormats: true,
    code: { regExp: Object.assign(searchWith, { code: 'searchWith' }) },
    formats: {
        date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && (0,_text_iso_date_js__WEBPACK_IMPORTED_MODULE_3__/* .readIsoDate */ .M)(text) !== null,
        'date-time': (text) => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && (0,_text_iso_date_js__WEBPACK_IMPORTED_MODULE_3__/* .readIsoDate */ .M)(text) !== null,
        email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
        uri: (text) => URL.canParse(text),
        uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    },
};
let compile = null;
const validators = new WeakMap();
/** Loads what the cases need; throws for an invalid schema, with file, case and path. */
async function loadSchemas(cases) {
    for (const testCase of cases) {
        if (testCase.kind !== 'suite')
            continue;
        for (const { schema, path } of listSchemas(testCase)) {
            if (validators.has(schema))
                continue;
            compile ??= await loadLibrary();
            try {
                validators.set(schema, createValidator(compile(schema)));
            }
            catch (error) {
                throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`The schema cannot be used: ${error.message}.`, {
                    ...(testCase.origin && { file: testCase.origin.file, line: (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .lineOf */ .cA)(testCase.origin, path) }),
                    case_id: testCase.case_id,
                    path,
                    fix: `see ${(0,_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_0__/* .pageAddress */ .qx)('assertions')}#json_schema for what a schema may hold.`,
                });
            }
        }
    }
}
/** Only for schemas of cases that loadSchemas has seen. */
function validate(schema, value) {
    const validator = validators.get(schema);
    if (!validator)
        throw new Error('json_schema: loadSchemas was not called for this case');
    effort = (0,_pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .newEffort */ .zi)();
    return validator(value);
}
/** Draft 2020-12, or draft 7 where $schema says so. */
async function loadLibrary() {
    const [now, before] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)), Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(463)]).then(__webpack_require__.t.bind(__webpack_require__, 42463, 19))]);
    const [Ajv2020, Ajv] = [classOf(now), classOf(before)];
    return (schema) => {
        const isOld = /draft-0[67]/.test(String(schema['$schema'] ?? ''));
        return isOld ? new Ajv(OPTIONS).compile(schema) : new Ajv2020(OPTIONS).compile(schema);
    };
}
/** The library is CommonJS: Node gives its class as `default`, a bundler may put one more `default` around it. */
function classOf(module) {
    let found = module;
    while (typeof found !== 'function')
        found = found.default;
    return found;
}
const createValidator = (check) => (value) => check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message, params }) => ({
        path: instancePath
            .split('/')
            .slice(1)
            .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
            .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
            .join('')
            .replace(/^\./, ''),
        words: `${message ?? 'to be valid'}${'additionalProperty' in params ? ` ('${String(params['additionalProperty'])}')` : ''}`,
    }));
function listSchemas({ expect, multi_step = [] }) {
    return [
        ...schemasIn(expect, 'expect'),
        ...multi_step.flatMap((step, index) => schemasIn(step.expect, `multi_step[${index}].expect`)),
    ];
}
function schemasIn(expect, path) {
    if (!expect)
        return [];
    return [
        ...(expect.json_schema ? [{ schema: expect.json_schema, path: `${path}.json_schema` }] : []),
        ...(expect.one_of ?? []).flatMap((each, index) => schemasIn(each, `${path}.one_of[${index}]`)),
        ...['if_results', 'if_has_history', 'if_sensitive_results'].flatMap((name) => schemasIn(expect[name], `${path}.${name}`)),
    ];
}


/***/ }),

/***/ 86073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ LOADERS)
});

// EXTERNAL MODULE: ./build/lib/case/corpus-json.js
var corpus_json = __webpack_require__(92776);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
// EXTERNAL MODULE: ./build/lib/case/expect.js + 1 modules
var expect = __webpack_require__(67717);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
;// CONCATENATED MODULE: ./build/lib/case/suites.js
/** Turns the text of a *.tests.json into suite cases with their line. */







const own = schema/* SuiteCaseSchema */.Wk.shape;
const TestSchema = schemas/* strictObject */.rej({
    id: own.case_id,
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    input: own.input,
    expect: own.expect,
    skip_if: own.skip_if,
    multi_step: own.multi_step,
    model: own.model,
    /** Names of functions; the original format never defined any. */
    setup: schemas/* unknown */.L5J().optional(),
    cleanup: schemas/* unknown */.L5J().optional(),
    priority: schemas/* string */.YjP().optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    trials: own.trials,
    pass_threshold: own.pass_threshold.optional(),
    reason: own.reason,
    timeout_seconds: own.timeout_seconds,
    agents: own.agents,
    workspace: own.workspace,
    skip: own.skip,
});
/** The schema for editors also has the tests, which are parsed one by one. */
const SuiteFileSchema = () => FileSchema.extend({
    test_suites: z.record(z.string(), SuiteSchema.extend({ tests: z.array(TestSchema) })),
});
const SuiteSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    priority: schemas/* string */.YjP().optional(),
    tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
const FileSchema = schemas/* looseObject */._H3({
    agent: schemas/* string */.YjP().min(1),
    test_suites: schemas/* record */.g1P(schemas/* string */.YjP(), SuiteSchema),
});
function parseSuites(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    const explain = (at, id) => (wrong) => {
        const asserted = wrong.path.includes('expect');
        const path = [...at, ...wrong.path];
        return (0,schema_issue/* explainWrong */.BO)({ ...wrong, words: asserted ? wrong.words.replace('Unknown key', 'Unknown assertion') : wrong.words }, {
            file,
            line: line([...at, ...(0,schema_issue/* locationOf */.hD)(wrong)]),
            ...(typeof id === 'string' ? { case_id: id } : {}),
            path: (0,schema_issue/* formatPath */.jV)(path),
        }, asserted ? expect/* ASSERTIONS */.Y : Object.keys(at.length === 0 ? FileSchema.shape : TestSchema.shape), `see ${(0,schema_address/* pageAddress */.qx)(asserted ? 'assertions' : 'suites')}.`);
    };
    const { agent, test_suites } = (0,schema_issue/* parseOrThrow */.zS)(FileSchema, value, explain([], null));
    return Object.entries(test_suites).flatMap(([category, suite]) => suite.tests.map((test, index) => {
        const at = ['test_suites', category, 'tests', index];
        const wrong = explain(at, test?.id);
        const parsed = (0,schema_issue/* parseOrThrow */.zS)(TestSchema, test, wrong);
        const { id, setup, cleanup, ...rest } = (0,get_own/* omit */.c)(parsed, 'name', 'description', 'priority', 'tags');
        const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
        const skip = rest.skip ??
            (functions.length
                ? `it needs the functions ${functions.join(' and ')}, which this tool cannot call`
                : undefined);
        const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id: id, category, subagent: agent };
        return { ...(0,schema_issue/* parseOrThrow */.zS)(schema/* CaseSchema */.MW, row, wrong), origin: (0,schema/* originOf */.yv)({ file, id: 'id', row: test }, at, line) };
    }));
}

// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(18214);
;// CONCATENATED MODULE: ./build/lib/case/loaders.js
/** The table of corpus formats: which loader reads which file. */



/** The first match wins, so the most specific name comes first. */
const LOADERS = [
    {
        name: '*.tests.json',
        supports: (file) => file.endsWith('.tests.json'),
        globs: ['**/*.tests.json'],
        skips_invalid: true,
        parse: parseSuites,
    },
    {
        name: 'tool-routes.yaml',
        supports: (file) => /(?:^|\.)tool-routes\.ya?ml$/.test(file),
        globs: ['**/', '**/.claude/', '.claude/'].flatMap((folder) => [
            `${folder}tool-routes.{yaml,yml}`,
            `${folder}*.tool-routes.{yaml,yml}`,
        ]),
        skips_invalid: false,
        parse: (text, file) => (0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(text, file)),
        routes: tool_routes/* parseToolRoutes */.U9,
    },
    {
        name: 'cases.json',
        supports: (file) => file.endsWith('.json'),
        globs: ['**/cases.json'],
        skips_invalid: false,
        parse: corpus_json/* parseCasesJson */.J,
    },
];


/***/ }),

/***/ 18214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ checkRouteNames),
/* harmony export */   U9: () => (/* binding */ parseToolRoutes),
/* harmony export */   Xo: () => (/* binding */ compileRoute),
/* harmony export */   jQ: () => (/* binding */ listRouteCases)
/* harmony export */ });
/* unused harmony export ToolRoutesSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _contract_schema_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74357);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70509);
/* harmony import */ var _input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10802);
/* harmony import */ var _input_yaml_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12750);
/* harmony import */ var _pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33034);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94162);
/** Turns the text of a tool-routes.yaml, the format of the original tool-routing plugin, into routes with their line, and each example of a route into a case. */








const text = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1);
const ExampleSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    desc: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    input: zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ tool_name: text.optional(), tool_input: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()) }),
    expect: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['block', 'allow']),
    contains: text.nullish(),
});
const RouteSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    tool: text,
    pattern: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(ExampleSchema).nullish(),
});
/** Other keys beside `routes`, such as a version or anchors, are allowed. */
const FileSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    // Not z.record, which drops the key `__proto__` and with it a route.
    routes: zod__WEBPACK_IMPORTED_MODULE_6__/* .custom */ .IeY(_input_json_value_js__WEBPACK_IMPORTED_MODULE_7__/* .isJson */ .Fh, 'must be an object'),
});
/** The schema for editors also has the routes, which are parsed one by one. */
const ToolRoutesSchema = () => FileSchema.extend({ routes: z.record(z.string(), RouteSchema) });
function parseToolRoutes(source, file) {
    const { value, line } = (0,_input_yaml_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .g)(source, file);
    const { routes } = (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOrThrow */ .zS)(FileSchema, value, ({ path, words }) => {
        return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('A tool-routes file needs `routes:` with one entry per route.', {
            file,
            line: line(path),
            path: (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPath */ .jV)(path),
            fix: `write routes: {my-route: {tool, pattern, message, tests}}; ${(0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPath */ .jV)(path) || 'the file'} ${words}.`,
        });
    });
    // Routes keep the order of the file, because the first that matches decides; JavaScript would put names that are numbers first.
    const lineOf = ([name]) => line(['routes', name]);
    const entries = Object.entries(routes).sort((a, b) => lineOf(a) - lineOf(b));
    return entries.map(([name, written]) => {
        const location = (path) => ({
            file,
            line: line(['routes', name, ...path]),
            path: (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPath */ .jV)(['routes', name, ...path]),
        });
        const { tool, pattern, message, tests } = (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOrThrow */ .zS)(RouteSchema, written, (wrong) => {
            const known = knownAt(wrong.path);
            return (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .explainWrong */ .BO)(wrong, location((0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .locationOf */ .hD)(wrong)), known, `the fields are ${known.join(', ')}.`);
        });
        const compiled = compileRoute(pattern);
        if ('problem' in compiled)
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`Python's re refuses this pattern: ${compiled.problem}.`, {
                ...location(['pattern']),
                fix: `write it as Python 3.11 reads it (${(0,_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_0__/* .pageAddress */ .qx)('tool-routes')}#patterns).`,
            });
        const origin = (path) => ({ file, line: location(path).line });
        const examples = (tests ?? []).map(({ desc, input, expect, contains }, index) => ({
            desc: desc ?? null,
            tool: input.tool_name ?? tool,
            input: input.tool_input,
            expect,
            contains: contains ?? null,
            origin: origin(['tests', index]),
        }));
        return { name, tool, pattern, matches: compiled.matches, message, examples, origin: origin([]) };
    });
}
/** As the original hooks do: `re.search(pattern, text, re.IGNORECASE)`. */
function compileRoute(pattern) {
    return (0,_pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_4__/* .compilePattern */ .Eb)(pattern, { flags: { ignore_case: true } });
}
/** The fields of the object at which the path points. */
function knownAt(path) {
    const { input } = ExampleSchema.shape;
    if (path[0] !== 'tests' || path.length < 2)
        return Object.keys(RouteSchema.shape);
    return Object.keys(path[2] === 'input' ? input.shape : ExampleSchema.shape);
}
/** Files are merged and the first match wins, so a second route of the same name would silently never match. */
function checkRouteNames(routes) {
    const seen = new Map();
    for (const route of routes) {
        const first = seen.get(route.name);
        if (first)
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`Route '${route.name}' defined in multiple sources: '${first.origin.file}' and '${route.origin.file}'.`, { ...route.origin, path: `routes.${route.name}`, fix: 'rename one of them.' });
        seen.set(route.name, route);
    }
}
function listRouteCases(routes) {
    return routes.flatMap((route) => {
        const used = new Map();
        return route.examples.map((example, index) => {
            // Numbered within its route, so that an example of another route does not change the id that a baseline holds.
            const words = slug(example.desc ?? `test ${index}`);
            const count = (used.get(words) ?? 0) + 1;
            used.set(words, count);
            const { tool, input, expect, contains, origin } = example;
            const row = {
                kind: 'tool_route',
                case_id: `${routeId(route.name)}/${words}${count > 1 ? `-${count}` : ''}`,
                category: route.name,
                tool,
                input,
                expect,
                route: route.name,
                // As in the original, the words of a call that is let through are nobody's.
                ...(contains === null || expect === 'allow' ? {} : { contains }),
            };
            return { ..._schema_js__WEBPACK_IMPORTED_MODULE_5__/* .CaseSchema */ .MW.parse(row), origin };
        });
    });
}
/** A name that is already a valid id is kept. */
const routeId = (name) => name
    .replace(/[^A-Za-z0-9._/:@-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-$/g, '')
    .slice(0, 100) || 'x';
const slug = (words) => words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90) || 'x';


/***/ }),

/***/ 12750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22713);
/** Text of a hand-written YAML file \u2192 its value and the line of each key. Anything that cannot be read throws a ConfigError. */



function readYaml(source, file) {
    const counter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    // The original hooks of these route files read them with PyYAML, where `<<: *base` merges.
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, { lineCounter: counter, prettyErrors: true, merge: true, uniqueKeys: false });
    const fail = (problem, line) => new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`This is not valid YAML: ${problem}.`, {
        file,
        line,
        fix: 'correct the syntax there; a pattern is safest in single quotes.',
    });
    const [broken] = document.errors;
    if (broken) {
        const [first = ''] = broken.message.split('\n');
        const problem = broken.code === 'MULTIPLE_DOCS' ? 'a second document begins here' : first;
        throw fail(problem.replace(/ at line \d+, column \d+:?$/, ''), broken.linePos?.[0].line ?? 1);
    }
    const lines = new Map();
    const note = (node, path) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            for (const { key, value } of node.items) {
                const at = [...path, String(key)];
                // Checked here because the parser's own check compares every key with every other.
                if (lines.has((0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(at)))
                    throw fail(`the key '${String(key)}' appears twice`, lineOf(key));
                lines.set((0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(at), lineOf(key));
                note(value, at);
            }
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            for (const [index, item] of node.items.entries()) {
                const at = [...path, String(index)];
                lines.set((0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(at), lineOf(item));
                note(item, at);
            }
        }
    };
    const lineOf = (node) => counter.linePos(node?.range?.[0] ?? 0).line;
    try {
        note(document.contents, []);
        return { value: document.toJS(), line: (path) => (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .findLine */ .KE)(lines, path) };
    }
    catch (error) {
        if (error instanceof _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x)
            throw error;
        // An alias without an anchor, or nested aliases that would exhaust the memory.
        throw fail(error.message, 1);
    }
}


/***/ }),

/***/ 56223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   $n: () => (/* binding */ requireCases),
/* harmony export */   AM: () => (/* binding */ ROUTE_FILES),
/* harmony export */   Kg: () => (/* binding */ listCorpusFiles),
/* harmony export */   RH: () => (/* binding */ loadRoutes),
/* harmony export */   Ue: () => (/* binding */ findRouteFiles),
/* harmony export */   nM: () => (/* binding */ findAbove),
/* harmony export */   qL: () => (/* binding */ expandPatterns),
/* harmony export */   sz: () => (/* binding */ DEFAULT_PATTERNS),
/* harmony export */   uP: () => (/* binding */ isDefault),
/* harmony export */   xe: () => (/* binding */ loadCorpus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73382);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18685);
/* harmony import */ var _case_json_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(879);
/* harmony import */ var _case_loaders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86073);
/* harmony import */ var _case_select_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39409);
/* harmony import */ var _case_tool_routes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18214);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32022);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34685);
/* harmony import */ var _io_files_presence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84076);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(14065);
/* harmony import */ var _listed_routes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36405);
/** Paths, folders and globs \u2192 the cases of the corpus files that they match, each read by the loader for its file name. */














/** Where plugins keep their suites. They belong to the default corpus, and may all be absent. */
const DEFAULT_CASES = 'cases.json';
const DEFAULT_PATTERNS = [DEFAULT_CASES];
const DEFAULT_SUITES = ['tests/agents/*.tests.json', 'tests/skills/*.tests.json'];
/** The default corpus is cases.json, the suites and the route files that .claude-plugin/routes.json lists, as `init --hooks` writes it, or else all route files; anything else is what the user named. */
const expandPatterns = (patterns) => isDefault(patterns) ? [DEFAULT_CASES, ...DEFAULT_SUITES] : patterns;
const isDefault = (patterns) => patterns.length === 1 && patterns[0] === DEFAULT_CASES;
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];
/** An empty file is a mistake, and it has a name. Files that were left out have been named already. */
function requireCases({ cases, files, skipped }, cwd) {
    if (cases.length > 0 || files.length === 0 || skipped.length > 0)
        return;
    const shown = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, file) || file);
    throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(`${shown.length === 1 ? 'This file has' : 'These files have'} no cases.`, {
        file: shown.join(', '),
        fix: 'add a case, or let `agent-routing init` write the first ones.',
    });
}
async function loadCorpus(patterns, options) {
    const files = await findFiles(patterns, options.cwd);
    const corpus = { cases: [], routes: [], files, skipped: [] };
    for (const file of files) {
        const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(options.cwd, file) || file;
        const named = _case_loaders_js__WEBPACK_IMPORTED_MODULE_5__/* .LOADERS */ .H.find((row) => row.supports((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)));
        // A plugin's routes.json may list route files of any name, and nothing else here is YAML.
        const loader = named ?? (/\.ya?ml$/.test(file) ? ROUTE_LOADER : undefined);
        if (!loader)
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x('The name of this file does not show what kind of corpus it is.', {
                file: shown,
                fix: 'name it cases.json, *.tests.json or tool-routes.yaml.',
            });
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8');
        try {
            const cases = loader.parse(text, shown);
            await (0,_case_json_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSchemas */ .B)(cases);
            corpus.cases.push(...cases);
            corpus.routes.push(...(loader.routes?.(text, shown) ?? []));
        }
        catch (error) {
            if (!(error instanceof _input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x) || !loader.skips_invalid || options.strict)
                throw error;
            corpus.skipped.push({ file: shown, reason: error.message });
        }
    }
    (0,_case_tool_routes_js__WEBPACK_IMPORTED_MODULE_7__/* .checkRouteNames */ .Ez)(corpus.routes);
    (0,_case_select_js__WEBPACK_IMPORTED_MODULE_6__/* .checkUnique */ .Mb)(corpus.cases);
    (0,_case_select_js__WEBPACK_IMPORTED_MODULE_6__/* .checkAgents */ .vB)(corpus.cases, _agents_index_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT_NAMES */ .RO);
    return corpus;
}
/** Empty where loadCorpus would find nothing. */
const listCorpusFiles = (patterns, cwd) => findFiles(patterns, cwd).catch((error) => {
    if (error instanceof _input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x)
        return [];
    throw error;
});
const ROUTE_LOADER = _case_loaders_js__WEBPACK_IMPORTED_MODULE_5__/* .LOADERS */ .H.find((row) => row.routes !== undefined);
const ROUTE_FILES = ROUTE_LOADER?.globs ?? [];
/**
 * Only the routes; without patterns, those of every route file below the source, or below cwd where that has none (there may be
 * none at all). Another plugin's routes are not asked for: its hooks are not installed.
 */
async function loadRoutes(patterns, cwd, source = '.') {
    const found = patterns.length ? await findFiles(patterns, cwd) : await findOwnRouteFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, source), cwd);
    const files = found.filter((file) => /\.ya?ml$/.test(file));
    const routes = [];
    for (const file of files)
        routes.push(...(ROUTE_LOADER?.routes?.(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, file) || file) ?? []));
    (0,_case_tool_routes_js__WEBPACK_IMPORTED_MODULE_7__/* .checkRouteNames */ .Ez)(routes);
    return { routes, files };
}
/** Those of this folder's own plugin alone: a plugin below it has a corpus of its own. */
async function findOwnListedRoutes(cwd) {
    return (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_10__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, _listed_routes_js__WEBPACK_IMPORTED_MODULE_11__/* .ROUTES_MANIFEST */ .J))) ? (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_11__/* .findListedRoutes */ .f)(cwd) : [];
}
async function findOwnRouteFiles(source, cwd) {
    const found = await findRouteFiles(source, cwd);
    return found.length > 0 || source === cwd ? found : findRouteFiles(cwd);
}
async function findRouteFiles(folder, cwd = folder) {
    const found = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_12__/* .glob */ .TI)([...ROUTE_FILES], { cwd: folder, absolute: true, ignore: IGNORED });
    return [...new Set([...found, ...(await (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_11__/* .findListedRoutes */ .f)(folder, cwd))].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(file)))].sort();
}
/** The nearest folder above that has the file, within the same repository; as a path from here. */
async function findAbove(cwd, file) {
    for (let folder = cwd; !(await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_10__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git'))) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) !== folder;) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
        if (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_10__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, file)))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, folder);
    }
    return null;
}
/** A file beside the one that is missing, with its name spelled otherwise or another ending. */
async function findNamedAlike(cwd, file) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, file));
    const names = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_12__/* .glob */ .TI)(['*.{json,jsonl,yaml,yml,toml}'], { cwd: folder, expandDirectories: false });
    const bare = (name) => name.replace(/\.\w+$/, '');
    const same = names.find((name) => bare(name) === bare((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)));
    const near = same ?? (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .suggest */ .ZA)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file), names);
    return near === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, near));
}
async function findFiles(patterns, cwd) {
    const found = new Set();
    if (isDefault(patterns)) {
        const suites = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_12__/* .glob */ .TI)(DEFAULT_SUITES, { cwd, absolute: true, ignore: IGNORED });
        const [file = ''] = patterns.map((pattern) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, pattern));
        const cases = (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_10__/* .exists */ .t2)(file)) ? [file] : [];
        const own = [...cases, ...suites.sort().map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(file))];
        const routes = own.length === 0 ? await findRouteFiles(cwd) : await findOwnListedRoutes(cwd);
        if (own.length + routes.length > 0)
            return [...new Set([...own, ...routes])];
    }
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, pattern);
        const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
        if (entry?.isFile()) {
            found.add(path);
            continue;
        }
        const globs = entry?.isDirectory() ? _case_loaders_js__WEBPACK_IMPORTED_MODULE_5__/* .LOADERS */ .H.flatMap((row) => row.globs) : [pattern];
        const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_12__/* .glob */ .TI)(globs, {
            cwd: entry?.isDirectory() ? path : cwd,
            absolute: true,
            ignore: IGNORED,
        });
        if (matches.length === 0 && !(entry?.isDirectory() && (await (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_11__/* .findListedRoutes */ .f)(path)).length > 0)) {
            const above = entry ? null : await findAbove(cwd, pattern);
            const near = entry || above ? null : await findNamedAlike(cwd, pattern);
            const nested = entry || above || near ? [] : await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_12__/* .glob */ .TI)([`{*,*/*}/${pattern}`], { cwd, ignore: [...IGNORED] });
            const isSuite = /[*?[{]|\.tests\.json$/.test(pattern);
            const problem = entry ? 'This folder contains no corpus file.' : 'This corpus does not exist.';
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(entry || isSuite ? `NO_TEST_FILES_FOUND: ${problem}` : problem, {
                file: pattern,
                fix: above
                    ? `run this in ${above}, where it is.`
                    : near
                        ? `is it ${near}? Name it with --cases ${near}.`
                        : nested.length > 0
                            ? fixNested(nested.sort(), cwd)
                            : `${isDefault(patterns) ? 'name a cases.json with' : 'correct the path behind'} --cases, or write one with \`agent-routing init\`.`,
            });
        }
        for (const match of matches.sort())
            found.add((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(match));
        if (entry?.isDirectory())
            for (const match of await (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_11__/* .findListedRoutes */ .f)(path))
                found.add(match);
    }
    return [...found];
}
/** A folder of tests has no skills of its own. */
function fixNested(nested, cwd) {
    const [first = ''] = nested;
    const isPackage = (file) => ['skills', '.claude-plugin', '.claude', '.agents'].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), name)));
    if (nested.length === 1 && !isPackage(first))
        return `name it with --cases ${first}.`;
    return `run this in ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_13__/* .listFew */ .lE)(nested.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)))}: ${nested.length === 1 ? 'it has one' : 'each has one'}.`;
}


/***/ }),

/***/ 36405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ROUTES_MANIFEST),
/* harmony export */   f: () => (/* binding */ findListedRoutes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73382);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _input_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22713);
/* harmony import */ var _input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10802);
/* harmony import */ var _io_files_presence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84076);
/** The .claude-plugin/routes.json of each plugin below a folder \u2192 the route files that it lists, as the original tool-routing plugin finds them. */








const ROUTES_MANIFEST = '.claude-plugin/routes.json';
const MANIFESTS = [ROUTES_MANIFEST, `**/${ROUTES_MANIFEST}`];
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];
const ManifestSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ routes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().min(1)) });
/** Absolute paths; a file that does not exist is left out. cwd: errors name a manifest as seen from there. */
async function findListedRoutes(folder, cwd = folder) {
    const manifests = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_7__/* .glob */ .TI)(MANIFESTS, { cwd: folder, absolute: true, ignore: IGNORED });
    const files = await Promise.all([...new Set(manifests)].sort().map((manifest) => readManifest(manifest, cwd)));
    return files.flat();
}
async function readManifest(manifest, cwd) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, manifest);
    const { value, line } = (0,_input_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(manifest, 'utf8'), file);
    const { routes } = (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOrThrow */ .zS)(ManifestSchema, value, ({ path, words }) => {
        const where = { file, line: line(path), path: (0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPath */ .jV)(path) };
        return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${words}.`, { ...where, fix: 'write {"routes": ["./hooks/tool-routes.yaml"]}.' });
    });
    const plugin = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(manifest));
    const paths = routes.map((route) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(plugin, route));
    const exist = await Promise.all(paths.map(_io_files_presence_js__WEBPACK_IMPORTED_MODULE_5__/* .isFile */ .fo));
    return paths.filter((_, index) => exist[index]);
}


/***/ })

};
