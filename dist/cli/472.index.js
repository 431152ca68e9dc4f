export const id = 472;
export const ids = [472];
export const modules = {

/***/ 6152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ExpectSchema),
/* harmony export */   Y: () => (/* binding */ ASSERTIONS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/** The assertions that a suite may make about a JSON answer, as in the original jarvis test runner. All assertions of one object must hold; an unknown one is an error. */

const path = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
const words = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1);
const one = (schema) => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([schema, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(schema).min(1)]);
const day = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date such as 2026-01-31');
const regex = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine(isPattern, 'must be a pattern that JavaScript can run');
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
const type = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(TYPES);
const LEAVES = {
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ()]).optional(),
    error_code: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ()]).optional(),
    contains: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).optional(),
    message_contains: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).optional(),
    summary_contains: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).optional(),
    field_contains: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).optional(),
    results_min: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
    results_max: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
    results_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
    results_schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([type, zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type, min: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(), max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() })]))
        .optional(),
    has_field: path.optional(),
    /** The value that has_field must have. */
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    has_fields: words.optional(),
    /** {path: value, …} or {path, value}. */
    field_equals: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    all_match: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, value: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() })).optional(),
    all_match_one_of: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, values: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).min(1) })).optional(),
    all_match_pattern: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, regex })).optional(),
    none_match_pattern: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, regex })).optional(),
    all_have_tags: words.optional(),
    none_have_tags: words.optional(),
    each_has_any_tag: words.optional(),
    all_dates_between: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, start: day, end: day })).optional(),
    all_dates_in_year: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, year: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() })).optional(),
    dates_within_days: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, days: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0) })).optional(),
    all_in_range: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, min: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(), max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() })).optional(),
    range_check: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, min: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(), max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional() })).optional(),
    sorted_desc: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path })).optional(),
    array_contains: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, values: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).min(1).optional(), pattern: regex.optional() })
        .refine((given) => given.values !== undefined || given.pattern !== undefined, 'needs values or a pattern')).optional(),
    no_overlap: one(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path, with: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1) })).optional(),
    agent_used_model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
};
const Shape = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...LEAVES,
    get one_of() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(NestedSchema).min(1).optional();
    },
    get if_results() {
        return NestedSchema.optional();
    },
    get if_has_history() {
        return NestedSchema.optional();
    },
    get if_sensitive_results() {
        return NestedSchema.optional();
    },
});
/** An empty object asserts only that the answer is JSON. */
const ExpectSchema = Shape.refine((given) => !('value' in given) || given.has_field !== undefined, '`value` belongs to has_field');
/** An alternative or a condition without assertions would always hold. */
const NestedSchema = ExpectSchema.refine((given) => Object.keys(given).length > 0, 'asserts nothing');
const ASSERTIONS = Object.keys(Shape.shape).filter((name) => name !== 'value');
function isPattern(source) {
    try {
        new RegExp(source);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 3718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ LOADERS)
});

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/case/expect.js
var expect = __webpack_require__(6152);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/lib/case/corpus-json.js





const KEYS = {
    skill: Object.keys(schema/* SkillCaseSchema */.L$.shape),
    tool_route: Object.keys(schema/* ToolRouteCaseSchema */.xx.shape),
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
    if (rows !== value)
        (0,schema_issue/* parseOrThrow */.zS)(schema/* EnvelopeSchema */.W7, value, (wrong) => (0,schema_issue/* explainWrong */.BO)(wrong, { ...location((0,schema_issue/* locationOf */.hD)(wrong)), path: (0,schema_issue/* wordPath */._b)(wrong.path) }, Object.keys(schema/* EnvelopeSchema */.W7.shape), SEE));
    return rows.map((row, index) => {
        const at = rows === value ? [index] : ['cases', index];
        const { case_id, kind } = (row ?? {});
        const parsed = (0,schema_issue/* parseOrThrow */.zS)(schema/* CaseSchema */.MW, row, (wrong) => {
            const more = wrong.more > 0 ? ` (and ${wrong.more} more in this case)` : '';
            const known = wrong.path.includes('expect')
                ? expect/* ASSERTIONS */.Y
                : wrong.path.length === 0
                    ? KEYS[String(kind ?? 'skill')]
                    : [];
            return (0,schema_issue/* explainWrong */.BO)({ ...wrong, words: `${wrong.words}${more}` }, {
                ...location([...at, ...(0,schema_issue/* locationOf */.hD)(wrong)]),
                case_id: typeof case_id === 'string' ? case_id : `number ${index + 1}`,
                path: (0,schema_issue/* wordPath */._b)(['cases', index, ...wrong.path]),
            }, known ?? [], SEE);
        });
        return { ...parsed, origin: location([...at, 'case_id']) };
    });
}
const SEE = 'see docs/cases.md for the fields of each kind.';

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/lib/case/suites.js
/** Turns the text of a *.tests.json, the format of the original jarvis test runner, into suite cases with their line. */





const own = schema/* SuiteCaseSchema */.Wk.shape;
const TestSchema = schemas/* strictObject */.rej({
    id: own.case_id,
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    input: own.input,
    expect: own.expect,
    skip_if: own.skip_if,
    multi_step: own.multi_step,
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
const FileSchema = schemas/* looseObject */._H3({
    agent: schemas/* string */.YjP().min(1),
    test_suites: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({
        name: schemas/* string */.YjP().optional(),
        description: schemas/* string */.YjP().optional(),
        priority: schemas/* string */.YjP().optional(),
        tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    })),
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
            path: (0,schema_issue/* wordPath */._b)(path),
        }, asserted ? expect/* ASSERTIONS */.Y : Object.keys(at.length === 0 ? FileSchema.shape : TestSchema.shape), 'see docs/suites.md.');
    };
    const { agent, test_suites } = (0,schema_issue/* parseOrThrow */.zS)(FileSchema, value, explain([], null));
    return Object.entries(test_suites).flatMap(([category, suite]) => suite.tests.map((test, index) => {
        const at = ['test_suites', category, 'tests', index];
        const wrong = explain(at, test?.id);
        const { id, name: _, description: __, priority: ___, tags: ____, setup, cleanup, ...rest } = (0,schema_issue/* parseOrThrow */.zS)(TestSchema, test, wrong);
        const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
        const skip = rest.skip ??
            (functions.length
                ? `it needs the functions ${functions.join(' and ')}, which this tool cannot call`
                : undefined);
        const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id: id, category, subagent: agent };
        return { ...(0,schema_issue/* parseOrThrow */.zS)(schema/* CaseSchema */.MW, row, wrong), origin: { file, line: line([...at, 'id']) } };
    }));
}

// EXTERNAL MODULE: ./build/lib/case/tool-routes.js + 1 modules
var tool_routes = __webpack_require__(7526);
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

/***/ 4162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ SkillCaseSchema),
/* harmony export */   MW: () => (/* binding */ CaseSchema),
/* harmony export */   W7: () => (/* binding */ EnvelopeSchema),
/* harmony export */   Wk: () => (/* binding */ SuiteCaseSchema),
/* harmony export */   p0: () => (/* binding */ RouteCaseSchema),
/* harmony export */   xx: () => (/* binding */ ToolRouteCaseSchema)
/* harmony export */ });
/* unused harmony export CorpusSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _expect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6152);
/** The schema of the corpus: one row is a case, a union on `kind`. Unknown keys are errors. The fields of kind `skill` are those of the original check-skills harness. */


const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1);
const tier = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2), zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(3)]);
const list = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).default([]);
const minOffer = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['full', 'name_only', 'any']),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^(100|[1-9]?\d)%$/, 'must be full, name_only, any or a percentage such as 50%'),
]);
const common = {
    case_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/:@-]*$/, 'must be a letter or digit, then letters, digits and . _ - / : @')
        .max(200),
    category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    /** Executions of each unit; default 3 for kind suite, else 1. */
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(10).optional(),
    /** How trials are aggregated: any, all, or more than half must pass. */
    pass_threshold: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['any', 'all', 'majority']).default('any'),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().max(86_400).optional(),
    /** Only these agents run the case. */
    agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).min(1).optional(),
    /** The weakest offer of expected_skill that may pass. */
    min_offer: minOffer.default('any'),
    /** Folder, relative to the corpus file, copied as the unit's working directory. */
    workspace: text.optional(),
    /** The author's reason for leaving the case out. */
    skip: text.optional(),
    /** Why the case demands less than it did; read where a branch weakens it. */
    reason: text.optional(),
};
const SkillCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('skill'),
    ...common,
    prompt: text,
    expected_skill: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    required_all_evidence: list,
    required_any_evidence: list,
    /** Legacy: joined to required_all_evidence. */
    required_evidence: list,
    require_skill_file: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
    required_skills: list,
    required_files: list,
    expected_skill_min_tier: tier.default(1),
    optional_skills: list,
    disallowed_skills: list,
    disallowed_min_tier: tier.default(2),
    /** {agent: {alias: canonical id}} */
    provider_aliases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, text)).default({}),
});
const ToolRouteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('tool_route'),
    ...common,
    tool: text,
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    expect: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['block', 'allow']),
    contains: text.optional(),
    route: text.optional(),
});
const StepSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    step: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional(),
    /** `{{name.path}}` in its strings is replaced by what an earlier step stored. */
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    /** Stores the answer under this name; {name: path} stores parts of it. */
    store: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([text, zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, text)]).optional(),
    expect: _expect_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectSchema */ .R.optional(),
});
const SuiteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('suite'),
    ...common,
    /** A suite file's `agent`, such as `jarvis:jarvis-explorer-agent`. */
    subagent: text,
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    expect: _expect_js__WEBPACK_IMPORTED_MODULE_0__/* .ExpectSchema */ .R.optional(),
    /** A condition for leaving the case out. None is supported yet, so a case with any condition is left out, with that reason. */
    skip_if: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Steps asked in order, each in its own session. */
    multi_step: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(StepSchema).min(1).optional(),
})
    .refine((row) => row.expect !== undefined || row.multi_step?.some((step) => step.expect !== undefined), 'asserts nothing: it needs `expect`, or a step with one')
    .refine((row) => row.input !== undefined || row.multi_step !== undefined, 'needs `input` or `multi_step`');
const RouteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('route'),
    ...common,
    query: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    expected: list,
    /** The expected id must be at this rank or above. */
    within: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).default(1),
    min_confidence: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
    /** No skill may reach confidence medium. */
    none: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
});
const CaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value) => value && typeof value === 'object' && !Array.isArray(value) && !('kind' in value)
    ? { kind: 'skill', ...value }
    : value, zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [SkillCaseSchema, ToolRouteCaseSchema, SuiteCaseSchema, RouteCaseSchema]));
/** The object around the cases, if the file has one. */
const EnvelopeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    $meta: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1).optional() }).optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
});
const CorpusSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CaseSchema), EnvelopeSchema.extend({ cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CaseSchema) })]);


/***/ }),

/***/ 9409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ checkUnique),
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   sg: () => (/* binding */ skillsOf),
/* harmony export */   vB: () => (/* binding */ checkAgents)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1864);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2022);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4685);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6424);
/** Checks a corpus as a whole and selects the cases that match the user's filters. */




/** A case_id must be unique, because baseline and results use it as key. */
function checkUnique(cases) {
    const seen = new Map();
    for (const testCase of cases) {
        const first = seen.get(testCase.case_id);
        if (first) {
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`This case_id is used twice; first in ${first.origin?.file ?? 'the corpus'}:${first.origin?.line ?? 0}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: 'give one of them another case_id.',
            });
        }
        seen.set(testCase.case_id, testCase);
    }
}
/** A case for an unknown agent would silently never run, so it is an error. */
function checkAgents(cases, names) {
    for (const testCase of cases) {
        const { case_id, agents = [], origin } = testCase;
        const aliased = testCase.kind === 'skill' ? Object.keys(testCase.provider_aliases) : [];
        for (const [agent, path] of [
            ...agents.map((agent, index) => [agent, `agents[${index}]`]),
            ...aliased.map((agent) => [agent, `provider_aliases.${agent}`]),
        ]) {
            try {
                (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAgentKey */ .Cu)(agent, names);
            }
            catch (error) {
                if (!(error instanceof _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x))
                    throw error;
                const { fix } = error.where;
                throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(error.problem, { ...origin, case_id, path, ...(fix ? { fix } : {}) });
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
            const near = (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .Z)(word, [...new Set(known)]);
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`--${name} ${word} matches no case.`, {
                fix: near
                    ? `Did you mean '${near}'?`
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
        (filters.changed_skills === null || skillsOf(c).some((skill) => filters.changed_skills?.includes((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__/* .bareId */ .y)(skill)))));
    // With --changed-since an empty selection is normal; otherwise it is a mistake.
    if (selected.length === 0 && filters.changed_skills === null) {
        const nothing = filters.scope === 'all' ? 'No case is selected.' : `NO_TEST_FILES_FOUND: no case matches scope ${filters.scope}.`;
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(nothing, {
            fix: cases.length === 0 ? 'add a case; the corpus is empty.' : 'loosen the filters.',
        });
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
        : [testCase.subagent, (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__/* .bareId */ .y)(testCase.subagent)].includes(name);
}


/***/ }),

/***/ 7526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ez: () => (/* binding */ checkRouteNames),
  jQ: () => (/* binding */ listRouteCases),
  U9: () => (/* binding */ parseToolRoutes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/input/yaml-text.js
var yaml_text = __webpack_require__(2750);
;// CONCATENATED MODULE: ./build/lib/case/python-pattern.js
/** Translates a pattern of Python's `re` into the same pattern for JavaScript, or says what cannot be translated. */
/** Behaves like `re.search(pattern, text, re.IGNORECASE)`: `.` matches all but the line feed, `$` also matches before a final line feed. */
function readPythonPattern(source) {
    const translated = translate(source);
    if ('problem' in translated)
        return translated;
    try {
        return { pattern: new RegExp(translated.source, 'i') };
    }
    catch (error) {
        return { problem: error.message.replace(/^Invalid regular expression: /, '') };
    }
}
const BEFORE_THE_END = '(?=\\n?(?![\\s\\S]))';
function translate(source) {
    let out = '';
    let inClass = false;
    for (let at = 0; at < source.length; at++) {
        const rest = source.slice(at);
        const problem = inClass ? findOnlyPythonInClass(rest) : findOnlyPython(rest);
        if (problem)
            return { problem };
        const char = source[at];
        if (char === '\\') {
            out += source.slice(at, at + 2);
            at += 1;
        }
        else if (inClass) {
            if (char === ']')
                inClass = false;
            out += char;
        }
        else if (char === '[') {
            inClass = true;
            out += char;
        }
        else
            out += char === '.' ? '[^\\n]' : char === '$' ? BEFORE_THE_END : char;
    }
    return { source: out };
}
/** Syntax that JavaScript rejects or, worse, reads differently. Each row: how the rest of the pattern begins, and what to write. */
const ONLY_PYTHON = [
    [/^\(\?P<(\w*)>/, '(?P<name>…) works only in Python; write (…), without a name'],
    [/^\(\?P=/, '(?P=name) works only in Python; write \\1, the number of the group'],
    [/^\(\?#/, '(?#…) comments work only in Python; remove it'],
    [/^\(\?\(/, '(?(group)…) conditions work only in Python; write two alternatives'],
    [/^\(\?>/, '(?>…) works only in Python; write (?:…)'],
    [/^\(\?[aiLmsux-]+[:)]/, 'inline flags work only in Python; remove them (case is ignored anyway)'],
    [/^\\A/, '\\A works only in Python; write ^'],
    [/^\\Z/, '\\Z works only in Python; write $'],
    [/^\\a/, '\\a works only in Python; write \\x07'],
    [/^\\N\{/, '\\N{…} works only in Python; write \\uXXXX'],
    [/^\\U/, '\\UXXXXXXXX works only in Python; write the character itself'],
    [/^[*+?]\+/, 'possessive quantifiers work only in Python; remove the second +'],
    [/^\{,\d+\}/, '{,n} works only in Python; write {0,n}'],
    [/^\[\^?\]/, 'a ] as first character of a class works only in Python; write \\]'],
];
function findOnlyPython(rest) {
    return ONLY_PYTHON.find(([begins]) => begins.test(rest))?.[1] ?? null;
}
function findOnlyPythonInClass(rest) {
    return rest.startsWith('\\') ? findOnlyPython(rest) : null;
}

// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/lib/case/tool-routes.js
/** Turns the text of a tool-routes.yaml, the format of the original tool-routing plugin, into routes with their line, and each example of a route into a case. */







const tool_routes_text = schemas/* string */.YjP().min(1);
const ExampleSchema = schemas/* strictObject */.rej({
    desc: schemas/* string */.YjP().optional(),
    input: schemas/* strictObject */.rej({ tool_name: tool_routes_text.optional(), tool_input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }),
    expect: schemas/* enum */.k5n(['block', 'allow']),
    contains: tool_routes_text.nullish(),
});
const RouteSchema = schemas/* strictObject */.rej({
    tool: tool_routes_text,
    pattern: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    tests: schemas/* array */.YOg(ExampleSchema).nullish(),
});
/** Other keys beside `routes`, such as a version or anchors, are allowed. */
const FileSchema = schemas/* looseObject */._H3({
    // Not z.record, which drops the key `__proto__` and with it a route.
    routes: schemas/* custom */.IeY(json_value/* isJson */.Fh, 'must be an object'),
});
function parseToolRoutes(source, file) {
    const { value, line } = (0,yaml_text/* readYaml */.g)(source, file);
    const { routes } = (0,schema_issue/* parseOrThrow */.zS)(FileSchema, value, ({ path, words }) => {
        return new config_error/* ConfigError */.x('A tool-routes file needs `routes:` with one entry per route.', {
            file,
            line: line(path),
            path: (0,schema_issue/* wordPath */._b)(path),
            fix: `write routes: {my-route: {tool, pattern, message, tests}}; ${(0,schema_issue/* wordPath */._b)(path) || 'the file'} ${words}.`,
        });
    });
    return Object.entries(routes).map(([name, written]) => {
        const location = (path) => ({
            file,
            line: line(['routes', name, ...path]),
            path: (0,schema_issue/* wordPath */._b)(['routes', name, ...path]),
        });
        const { tool, pattern, message, tests } = (0,schema_issue/* parseOrThrow */.zS)(RouteSchema, written, (wrong) => {
            const known = knownAt(wrong.path);
            return (0,schema_issue/* explainWrong */.BO)(wrong, location((0,schema_issue/* locationOf */.hD)(wrong)), known, `the fields are ${known.join(', ')}.`);
        });
        const read = readPythonPattern(pattern);
        if ('problem' in read)
            throw new config_error/* ConfigError */.x(`This pattern cannot be used: ${read.problem}.`, {
                ...location(['pattern']),
                fix: 'write it so that it means the same in Python and JavaScript.',
            });
        const origin = (path) => ({ file, line: location(path).line });
        const examples = (tests ?? []).map(({ desc, input, expect, contains }, index) => ({
            desc: desc || `test ${index}`,
            tool: input.tool_name ?? tool,
            input: input.tool_input,
            expect,
            contains: contains ?? null,
            origin: origin(['tests', index]),
        }));
        return { name, tool, pattern, matches: read.pattern, message, examples, origin: origin([]) };
    });
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
            throw new config_error/* ConfigError */.x(`Route '${route.name}' defined in multiple sources: '${first.origin.file}' and '${route.origin.file}'.`, { ...route.origin, path: `routes.${route.name}`, fix: 'rename one of them.' });
        seen.set(route.name, route);
    }
}
function listRouteCases(routes) {
    return routes.flatMap((route) => {
        const used = new Map();
        return route.examples.map((example) => {
            const words = slug(example.desc);
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
                ...(contains === null ? {} : { contains }),
            };
            return { ...schema/* CaseSchema */.MW.parse(row), origin };
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

/***/ 2750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2022);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2713);
/** Text of a hand-written YAML file → its value and the line of each key. Anything that cannot be read throws a ConfigError. */



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

/***/ 1472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   RH: () => (/* binding */ loadRoutes),
/* harmony export */   xe: () => (/* binding */ loadCorpus)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3382);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1090);
/* harmony import */ var _case_loaders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3718);
/* harmony import */ var _case_select_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9409);
/* harmony import */ var _case_tool_routes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7526);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2022);
/** Paths, folders and globs → the cases of the corpus files that they match, each read by the loader for its file name. */








const IGNORED = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];
async function loadCorpus(patterns, options) {
    const files = await findFiles(patterns, options.cwd);
    const corpus = { cases: [], routes: [], files, skipped: [] };
    for (const file of files) {
        const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(options.cwd, file) || file;
        const loader = _case_loaders_js__WEBPACK_IMPORTED_MODULE_3__/* .LOADERS */ .H.find((row) => row.supports((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)));
        if (!loader)
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigError */ .x('The name of this file does not show what kind of corpus it is.', {
                file: shown,
                fix: 'name it cases.json, *.tests.json or tool-routes.yaml.',
            });
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
        try {
            corpus.cases.push(...loader.parse(text, shown));
            corpus.routes.push(...(loader.routes?.(text, shown) ?? []));
        }
        catch (error) {
            if (!(error instanceof _input_config_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigError */ .x) || !loader.skips_invalid || options.strict)
                throw error;
            corpus.skipped.push({ file: shown, reason: error.message });
        }
    }
    (0,_case_tool_routes_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRouteNames */ .Ez)(corpus.routes);
    (0,_case_select_js__WEBPACK_IMPORTED_MODULE_4__/* .checkUnique */ .Mb)(corpus.cases);
    (0,_case_select_js__WEBPACK_IMPORTED_MODULE_4__/* .checkAgents */ .vB)(corpus.cases, _agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_NAMES */ .RO);
    return corpus;
}
const ROUTE_LOADER = _case_loaders_js__WEBPACK_IMPORTED_MODULE_3__/* .LOADERS */ .H.find((row) => row.routes !== undefined);
/** Only the routes; without patterns, those of every route file below the folder (there may be none). */
async function loadRoutes(patterns, cwd) {
    const found = patterns.length
        ? await findFiles(patterns, cwd)
        : (await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_7__/* .glob */ .TI)([...(ROUTE_LOADER?.globs ?? [])], { cwd, absolute: true, ignore: IGNORED })).sort();
    const files = found.filter((file) => /\.ya?ml$/.test(file));
    const routes = [];
    for (const file of files)
        routes.push(...(ROUTE_LOADER?.routes?.(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, file) || file) ?? []));
    (0,_case_tool_routes_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRouteNames */ .Ez)(routes);
    return { routes, files };
}
/** The nearest folder above that has the file, within the same repository; as a path from here. */
async function findAbove(cwd, file) {
    const exists = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(() => true, () => false);
    for (let folder = cwd; !(await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'))) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder;) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, folder);
    }
    return null;
}
async function findFiles(patterns, cwd) {
    const found = new Set();
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, pattern);
        const entry = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
        if (entry?.isFile()) {
            found.add(path);
            continue;
        }
        const globs = entry?.isDirectory() ? _case_loaders_js__WEBPACK_IMPORTED_MODULE_3__/* .LOADERS */ .H.flatMap((row) => row.globs) : [pattern];
        const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_7__/* .glob */ .TI)(globs, {
            cwd: entry?.isDirectory() ? path : cwd,
            absolute: true,
            ignore: IGNORED,
        });
        if (matches.length === 0) {
            const above = entry ? null : await findAbove(cwd, pattern);
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigError */ .x(entry ? 'This folder contains no corpus file.' : 'This corpus does not exist.', {
                file: pattern,
                fix: above
                    ? `run this in ${above}, where it is.`
                    : 'name a cases.json with --cases, or write one with `agent-routing init`.',
            });
        }
        for (const match of matches.sort())
            found.add((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(match));
    }
    return [...found];
}


/***/ })

};
