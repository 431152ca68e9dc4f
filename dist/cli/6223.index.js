export const id = 6223;
export const ids = [6223];
export const modules = {

/***/ 879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ loadSchemas),
/* harmony export */   t: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33034);
/* harmony import */ var _text_iso_date_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81020);
/* harmony import */ var _suite_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55786);




/** What is left for the patterns of the schema that is being checked. */
let effort;
/** As Python's jsonschema does it, and as all patterns of a suite are read. */
function searchWith(source) {
    const read = (0,_suite_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .readSuitePattern */ .b)(source);
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
        date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && (0,_text_iso_date_js__WEBPACK_IMPORTED_MODULE_2__/* .readIsoDate */ .M)(text) !== null,
        'date-time': (text) => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && (0,_text_iso_date_js__WEBPACK_IMPORTED_MODULE_2__/* .readIsoDate */ .M)(text) !== null,
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
                throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The schema cannot be used: ${error.message}.`, {
                    ...testCase.origin,
                    case_id: testCase.case_id,
                    path,
                    fix: 'see docs/assertions.md#json_schema for what a schema may hold.',
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
    effort = (0,_pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .newEffort */ .zi)();
    return validator(value);
}
/** Draft 2020-12, or draft 7 where $schema says so. */
async function loadLibrary() {
    const [now, before] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19)), Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2463)]).then(__webpack_require__.t.bind(__webpack_require__, 42463, 19))]);
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

/***/ 63718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ LOADERS)
});

// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
// EXTERNAL MODULE: ./build/lib/case/expect.js + 1 modules
var expect = __webpack_require__(67717);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
// EXTERNAL MODULE: ./build/lib/case/tool-route-schema.js
var tool_route_schema = __webpack_require__(54043);
;// CONCATENATED MODULE: ./build/lib/case/corpus-json.js







const KEYS = {
    skill: Object.keys(schema/* SkillCaseSchema */.L$.shape),
    tool_route: Object.keys(tool_route_schema/* ToolRouteCaseSchema */.x.shape),
    suite: Object.keys(schema/* SuiteCaseSchema */.Wk.shape),
    route: Object.keys(schema/* RouteCaseSchema */.p0.shape),
};
function parseCasesJson(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    const location = (path) => ({ file, line: line(path) });
    const rows = Array.isArray(value) ? value : value?.cases;
    if (!Array.isArray(rows))
        throw new config_error/* ConfigError */.x('A corpus is an array of cases, or an object with `cases`.', {
            ...location(['cases']),
            fix: 'wrap the cases in [ … ].',
        });
    const { agents } = rows === value
        ? {}
        : (0,schema_issue/* parseOrThrow */.zS)(schema/* EnvelopeSchema */.W7, value, (wrong) => (0,schema_issue/* explainWrong */.BO)(wrong, { ...location((0,schema_issue/* locationOf */.hD)(wrong)), path: (0,schema_issue/* formatPath */.jV)(wrong.path) }, Object.keys(schema/* EnvelopeSchema */.W7.shape), SEE));
    return rows.map((row, index) => {
        const at = rows === value ? [index] : ['cases', index];
        const { case_id, kind } = (row ?? {});
        const parsed = (0,schema_issue/* parseOrThrow */.zS)(schema/* CaseSchema */.MW, row, (wrong) => {
            const more = wrong.more > 0 ? ` (and ${wrong.more} more in this case)` : '';
            const asserted = kind === 'suite' && wrong.path.includes('expect');
            const known = asserted ? expect/* ASSERTIONS */.Y : wrong.path.length === 0 ? KEYS[String(kind ?? 'skill')] : [];
            return (0,schema_issue/* explainWrong */.BO)({ ...wrong, words: `${wrong.words}${more}` }, {
                ...location([...at, ...(0,schema_issue/* locationOf */.hD)(wrong)]),
                case_id: typeof case_id === 'string' ? case_id : `number ${index + 1}`,
                path: (0,schema_issue/* formatPath */.jV)(['cases', index, ...wrong.path]),
            }, known ?? [], asserted ? 'see docs/assertions.md.' : SEE);
        });
        return { ...addressTo(agents, parsed), origin: location([...at, 'case_id']) };
    });
}
/** A repository speaks to agents; what is tried in this process is no agent's. */
function addressTo(agents, row) {
    if (!agents || row.agents || row.kind === 'route')
        return row;
    return { ...row, agents: row.kind === 'tool_route' ? [...agents, plan/* OFFLINE */.G] : [...agents] };
}
const SEE = 'see docs/cases.md for the fields of each kind.';

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/input/omit.js
var omit = __webpack_require__(86678);
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
        }, asserted ? expect/* ASSERTIONS */.Y : Object.keys(at.length === 0 ? FileSchema.shape : TestSchema.shape), asserted ? 'see docs/assertions.md.' : 'see docs/suites.md.');
    };
    const { agent, test_suites } = (0,schema_issue/* parseOrThrow */.zS)(FileSchema, value, explain([], null));
    return Object.entries(test_suites).flatMap(([category, suite]) => suite.tests.map((test, index) => {
        const at = ['test_suites', category, 'tests', index];
        const wrong = explain(at, test?.id);
        const parsed = (0,schema_issue/* parseOrThrow */.zS)(TestSchema, test, wrong);
        const { id, setup, cleanup, ...rest } = (0,omit/* omit */.c)(parsed, 'name', 'description', 'priority', 'tags');
        const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
        const skip = rest.skip ??
            (functions.length
                ? `it needs the functions ${functions.join(' and ')}, which this tool cannot call`
                : undefined);
        const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id: id, category, subagent: agent };
        return { ...(0,schema_issue/* parseOrThrow */.zS)(schema/* CaseSchema */.MW, row, wrong), origin: { file, line: line([...at, 'id']) } };
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
        parse: parseCasesJson,
    },
];


/***/ }),

/***/ 56223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   $n: () => (/* binding */ requireCases),
/* harmony export */   AM: () => (/* binding */ ROUTE_FILES),
/* harmony export */   Kg: () => (/* binding */ listCorpusFiles),
/* harmony export */   RH: () => (/* binding */ loadRoutes),
/* harmony export */   qL: () => (/* binding */ expandPatterns),
/* harmony export */   sz: () => (/* binding */ DEFAULT_PATTERNS),
/* harmony export */   uP: () => (/* binding */ isDefault),
/* harmony export */   xe: () => (/* binding */ loadCorpus)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73382);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44721);
/* harmony import */ var _case_json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(879);
/* harmony import */ var _case_loaders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63718);
/* harmony import */ var _case_select_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39409);
/* harmony import */ var _case_tool_routes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18214);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32022);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34685);
/* harmony import */ var _io_files_presence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84076);
/* harmony import */ var _listed_routes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36405);
/** Paths, folders and globs → the cases of the corpus files that they match, each read by the loader for its file name. */












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
    const shown = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, file) || file);
    throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigError */ .x(`${shown.length === 1 ? 'This file has' : 'These files have'} no cases.`, {
        file: shown.join(', '),
        fix: 'add a case, or let `agent-routing init --force` write the first ones.',
    });
}
async function loadCorpus(patterns, options) {
    const files = await findFiles(patterns, options.cwd);
    const corpus = { cases: [], routes: [], files, skipped: [] };
    for (const file of files) {
        const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(options.cwd, file) || file;
        const named = _case_loaders_js__WEBPACK_IMPORTED_MODULE_4__/* .LOADERS */ .H.find((row) => row.supports((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)));
        // A plugin's routes.json may list route files of any name, and nothing else here is YAML.
        const loader = named ?? (/\.ya?ml$/.test(file) ? ROUTE_LOADER : undefined);
        if (!loader)
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigError */ .x('The name of this file does not show what kind of corpus it is.', {
                file: shown,
                fix: 'name it cases.json, *.tests.json or tool-routes.yaml.',
            });
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
        try {
            const cases = loader.parse(text, shown);
            await (0,_case_json_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSchemas */ .B)(cases);
            corpus.cases.push(...cases);
            corpus.routes.push(...(loader.routes?.(text, shown) ?? []));
        }
        catch (error) {
            if (!(error instanceof _input_config_error_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigError */ .x) || !loader.skips_invalid || options.strict)
                throw error;
            corpus.skipped.push({ file: shown, reason: error.message });
        }
    }
    (0,_case_tool_routes_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRouteNames */ .Ez)(corpus.routes);
    (0,_case_select_js__WEBPACK_IMPORTED_MODULE_5__/* .checkUnique */ .Mb)(corpus.cases);
    (0,_case_select_js__WEBPACK_IMPORTED_MODULE_5__/* .checkAgents */ .vB)(corpus.cases, _agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_NAMES */ .RO);
    return corpus;
}
/** Empty where loadCorpus would find nothing. */
const listCorpusFiles = (patterns, cwd) => findFiles(patterns, cwd).catch((error) => {
    if (error instanceof _input_config_error_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigError */ .x)
        return [];
    throw error;
});
const ROUTE_LOADER = _case_loaders_js__WEBPACK_IMPORTED_MODULE_4__/* .LOADERS */ .H.find((row) => row.routes !== undefined);
const ROUTE_FILES = ROUTE_LOADER?.globs ?? [];
/**
 * Only the routes; without patterns, those of every route file below the source, or below cwd where that has none (there may be
 * none at all). Another plugin's routes are not asked for: its hooks are not installed.
 */
async function loadRoutes(patterns, cwd, source = '.') {
    const found = patterns.length ? await findFiles(patterns, cwd) : await findOwnRouteFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, source), cwd);
    const files = found.filter((file) => /\.ya?ml$/.test(file));
    const routes = [];
    for (const file of files)
        routes.push(...(ROUTE_LOADER?.routes?.(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, file) || file) ?? []));
    (0,_case_tool_routes_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRouteNames */ .Ez)(routes);
    return { routes, files };
}
/** Those of this folder's own plugin alone: a plugin below it has a corpus of its own. */
async function findOwnListedRoutes(cwd) {
    return (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_8__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, _listed_routes_js__WEBPACK_IMPORTED_MODULE_9__/* .ROUTES_MANIFEST */ .J))) ? (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_9__/* .findListedRoutes */ .f)(cwd) : [];
}
async function findOwnRouteFiles(source, cwd) {
    const found = await findRouteFiles(source, cwd);
    return found.length > 0 || source === cwd ? found : findRouteFiles(cwd);
}
async function findRouteFiles(folder, cwd = folder) {
    const found = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_10__/* .glob */ .TI)([...ROUTE_FILES], { cwd: folder, absolute: true, ignore: IGNORED });
    return [...new Set([...found, ...(await (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_9__/* .findListedRoutes */ .f)(folder, cwd))].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)))].sort();
}
/** The nearest folder above that has the file, within the same repository; as a path from here. */
async function findAbove(cwd, file) {
    for (let folder = cwd; !(await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_8__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'))) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder;) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_8__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, folder);
    }
    return null;
}
/** A file beside the one that is missing, with its name spelled otherwise or another ending. */
async function findNamedAlike(cwd, file) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, file));
    const names = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_10__/* .glob */ .TI)(['*.{json,jsonl,yaml,yml,toml}'], { cwd: folder, expandDirectories: false });
    const bare = (name) => name.replace(/\.\w+$/, '');
    const same = names.find((name) => bare(name) === bare((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)));
    const near = same ?? (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_11__/* .suggest */ .Z)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file), names);
    return near === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near));
}
async function findFiles(patterns, cwd) {
    const found = new Set();
    if (isDefault(patterns)) {
        const suites = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_10__/* .glob */ .TI)(DEFAULT_SUITES, { cwd, absolute: true, ignore: IGNORED });
        const [file = ''] = patterns.map((pattern) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, pattern));
        const cases = (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_8__/* .exists */ .t2)(file)) ? [file] : [];
        const own = [...cases, ...suites.sort().map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file))];
        const routes = own.length === 0 ? await findRouteFiles(cwd) : await findOwnListedRoutes(cwd);
        if (own.length + routes.length > 0)
            return [...new Set([...own, ...routes])];
    }
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, pattern);
        const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
        if (entry?.isFile()) {
            found.add(path);
            continue;
        }
        const globs = entry?.isDirectory() ? _case_loaders_js__WEBPACK_IMPORTED_MODULE_4__/* .LOADERS */ .H.flatMap((row) => row.globs) : [pattern];
        const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_10__/* .glob */ .TI)(globs, {
            cwd: entry?.isDirectory() ? path : cwd,
            absolute: true,
            ignore: IGNORED,
        });
        if (matches.length === 0 && !(entry?.isDirectory() && (await (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_9__/* .findListedRoutes */ .f)(path)).length > 0)) {
            const above = entry ? null : await findAbove(cwd, pattern);
            const near = entry || above ? null : await findNamedAlike(cwd, pattern);
            const isSuite = /[*?[{]|\.tests\.json$/.test(pattern);
            const problem = entry ? 'This folder contains no corpus file.' : 'This corpus does not exist.';
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigError */ .x(entry || isSuite ? `NO_TEST_FILES_FOUND: ${problem}` : problem, {
                file: pattern,
                fix: above
                    ? `run this in ${above}, where it is.`
                    : near
                        ? `is it ${near}? Name it with --cases ${near}.`
                        : 'name a cases.json with --cases, or write one with `agent-routing init`.',
            });
        }
        for (const match of matches.sort())
            found.add((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(match));
        if (entry?.isDirectory())
            for (const match of await (0,_listed_routes_js__WEBPACK_IMPORTED_MODULE_9__/* .findListedRoutes */ .f)(path))
                found.add(match);
    }
    return [...found];
}


/***/ })

};
