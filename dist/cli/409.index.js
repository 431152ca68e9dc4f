export const id = 409;
export const ids = [409];
export const modules = {

/***/ 1299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ text),
/* harmony export */   s: () => (/* binding */ common)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** The fields that cases of every kind have. */

const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
const minOffer = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'name_only', 'any']),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(100|[1-9]?\d)%$/, 'must be full, name_only, any or a percentage such as 50%'),
]);
const common = {
    case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/:@-]*$/, 'must be a letter or digit, then letters, digits and . _ - / : @')
        .max(200),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    /** Executions of each unit; default 3 for kind suite, else 1. */
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(10).optional(),
    /** How trials are aggregated: any, all, or more than half must pass. */
    pass_threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['any', 'all', 'majority']).default('any'),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().max(86_400).optional(),
    /** Only these agents run the case. */
    agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(text).min(1).optional(),
    /** The weakest offer of expected_skill that may pass. */
    min_offer: minOffer.default('any'),
    /** Folder, relative to the corpus file, copied as the unit's working directory. */
    workspace: text.optional(),
    /** The author's reason for leaving the case out. */
    skip: text.optional(),
    /** Why the case checks less than it did; read where a branch weakens it. */
    reason: text.optional(),
};


/***/ }),

/***/ 67717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ ASSERTIONS),
  R: () => (/* binding */ ExpectSchema)
});

// NAMESPACE OBJECT: ./build/lib/case/expect-values.js
var expect_values_namespaceObject = {};
__webpack_require__.r(expect_values_namespaceObject);
__webpack_require__.d(expect_values_namespaceObject, {
  Z$: () => (atPath),
  Tq: () => (between),
  k_: () => (contained),
  Yy: () => (equalFields),
  HQ: () => (inBounds),
  Og: () => (jsonSchema),
  dX: () => (ofDays),
  Tb: () => (ofYear),
  xH: () => (one),
  Bo: () => (oneInBounds),
  Ae: () => (path),
  pM: () => (resultFields),
  lU: () => (withPattern),
  S3: () => (withStored),
  ij: () => (withText),
  cO: () => (withValue),
  tV: () => (withValues),
  d8: () => (wordList),
  aL: () => (words)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/text/iso-date.js
var iso_date = __webpack_require__(81020);
// EXTERNAL MODULE: ./build/lib/case/suite-pattern.js
var suite_pattern = __webpack_require__(55786);
;// CONCATENATED MODULE: ./build/lib/case/expect-values.js
/** The values that suite assertions take, each with what would make it assert nothing or never hold. */



/** `a.b`, `a[0].b`, `a[*].b` */
const path = schemas/* string */.YjP()
    .min(1)
    .regex(/^(?:[^.[\]]+|\[(?:\*|\d+)\])(?:\.[^.[\]]+|\[(?:\*|\d+)\])*$/, 'must be a path such as results[*].file: names with dots between them, and [0] or [*] for the items of a list');
/** Every text contains the empty one. */
const words = schemas/* string */.YjP().min(1);
const wordList = schemas/* array */.YOg(words).min(1);
/** One rule, or several that must all hold. */
const one = (schema) => schemas/* union */.KCZ([schema, schemas/* array */.YOg(schema).min(1)]);
const date = schemas/* string */.YjP().refine((text) => (0,iso_date/* readIsoDate */.M)(text) !== null, {
    error: 'must be a date such as 2026-01-31 or 2026-01-31T09:00:00Z (ISO 8601)',
});
const regex = words.superRefine((source, ctx) => {
    const read = source === '' ? null : (0,suite_pattern/* readSuitePattern */.b)(source);
    if (read && 'problem' in read)
        ctx.addIssue({ code: 'custom', message: `is not a pattern that this tool can run: ${read.problem}` });
});
const atPath = schemas/* strictObject */.rej({ path });
const withText = schemas/* strictObject */.rej({ path, text: words });
const withPattern = schemas/* strictObject */.rej({ path, regex });
const withStored = schemas/* strictObject */.rej({ path, with: words });
const withValue = schemas/* strictObject */.rej({ path, value: schemas/* unknown */.L5J() }).refine(({ value }) => value !== undefined, {
    error: 'is missing: it says what the values must equal',
    path: ['value'],
});
const withValues = schemas/* strictObject */.rej({ path, values: schemas/* array */.YOg(schemas/* unknown */.L5J()).min(1) });
const ofYear = schemas/* strictObject */.rej({ path, year: schemas/* int */.Whr().min(0).max(9999) });
const ofDays = schemas/* strictObject */.rej({ path, days: schemas/* int */.Whr().min(0) });
const between = schemas/* strictObject */.rej({ path, start: date, end: date })
    .refine(({ start, end }) => isOrdered(start, end), {
    error: 'is after `end`, so no date can be between them: swap the two',
    path: ['start'],
});
function isOrdered(start, end) {
    const [first, last] = [(0,iso_date/* readIsoDate */.M)(start), (0,iso_date/* readIsoDate */.M)(end)];
    return !first || !last || first.from <= last.from || first.from < last.to;
}
const bounds = { min: schemas/* number */.aig().optional(), max: schemas/* number */.aig().optional() };
const inOrder = ({ min, max }) => min === undefined || max === undefined || min <= max;
const OUT_OF_ORDER = { error: 'is greater than `max`, so no value can be between them: swap the two', path: ['min'] };
const hasBound = ({ min, max }) => min !== undefined || max !== undefined;
const NO_BOUND = {
    error: 'is missing, and so is `max`: without bounds it asserts nothing; give one of them',
    path: ['min'],
};
const inBounds = schemas/* strictObject */.rej({ path, ...bounds })
    .refine(hasBound, NO_BOUND)
    .refine(inOrder, OUT_OF_ORDER);
const oneInBounds = schemas/* strictObject */.rej({
    path: path.refine((text) => !text.includes('[*]'), 'names many values; range_check checks one: use all_in_range'),
    ...bounds,
})
    .refine(hasBound, NO_BOUND)
    .refine(inOrder, OUT_OF_ORDER);
const contained = schemas/* strictObject */.rej({ path, values: schemas/* array */.YOg(schemas/* unknown */.L5J()).min(1).optional(), pattern: regex.optional() })
    .refine(({ values, pattern }) => values !== undefined || pattern !== undefined, {
    error: 'is missing, and so is `pattern`: it asserts nothing; give one of them',
    path: ['values'],
});
const type = schemas/* enum */.k5n(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const SIZED = new Set(['string', 'number', 'integer', 'array']);
const typed = schemas/* strictObject */.rej({ type, ...bounds })
    .refine(inOrder, OUT_OF_ORDER)
    .refine((given) => !hasBound(given) || SIZED.has(given.type), {
    error: 'has no size: min and max belong to numbers, and to the length of a string or array',
    path: ['type'],
});
const isFilled = (given) => Object.keys(given).length > 0;
const resultFields = schemas/* record */.g1P(path, schemas/* union */.KCZ([type, typed]))
    .refine(isFilled, 'asserts nothing: name a field and its type');
const equalFields = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
    .refine(isFilled, 'asserts nothing: name a field and its value');
/** Keywords of JSON Schema that say something about a schema, and nothing about a value. */
const SAYS_NOTHING = new Set([
    '$schema',
    '$id',
    '$comment',
    '$defs',
    'definitions',
    '$anchor',
    'title',
    'description',
    'default',
    'examples',
].concat(['deprecated', 'readOnly', 'writeOnly']));
const jsonSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
    .refine((given) => Object.keys(given).some((key) => !SAYS_NOTHING.has(key)), 'asserts nothing: every answer is valid; add a keyword such as "type" or "required"');

;// CONCATENATED MODULE: ./build/lib/case/expect.js
/** The assertions that a suite may make about a JSON answer. All assertions of one object must hold; an unknown one is an error. */


const { /* one */ "xH": expect_one } = expect_values_namespaceObject;
const expect_words = expect_one(words).optional();
const count = schemas/* int */.Whr().min(0).optional();
const LEAVES = {
    status: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* null */.chJ()]).optional(),
    error_code: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* null */.chJ()]).optional(),
    contains: expect_words,
    message_contains: expect_words,
    summary_contains: expect_words,
    field_contains: expect_one(withText).optional(),
    results_min: count,
    results_max: count,
    results_count: count,
    results_schema: resultFields.optional(),
    has_field: path.optional(),
    /** The value that has_field must have. */
    value: schemas/* unknown */.L5J().optional(),
    has_fields: schemas/* array */.YOg(path).min(1).optional(),
    /** {path: value, \u2026} or {path, value}. */
    field_equals: equalFields.optional(),
    all_match: expect_one(withValue).optional(),
    all_match_one_of: expect_one(withValues).optional(),
    all_match_pattern: expect_one(withPattern).optional(),
    none_match_pattern: expect_one(withPattern).optional(),
    all_have_tags: wordList.optional(),
    none_have_tags: wordList.optional(),
    each_has_any_tag: wordList.optional(),
    all_dates_between: expect_one(between).optional(),
    all_dates_in_year: expect_one(ofYear).optional(),
    dates_within_days: expect_one(ofDays).optional(),
    all_in_range: expect_one(inBounds).optional(),
    range_check: expect_one(oneInBounds).optional(),
    sorted_desc: expect_one(atPath).optional(),
    array_contains: expect_one(contained).optional(),
    no_overlap: expect_one(withStored).optional(),
    agent_used_model: words.optional(),
    /** A JSON Schema, draft 2020-12, or draft 7 by its $schema. */
    json_schema: jsonSchema.optional(),
};
const Shape = schemas/* strictObject */.rej({
    ...LEAVES,
    get one_of() {
        return schemas/* array */.YOg(NestedSchema).min(1).optional();
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
const ExpectSchema = Shape.refine((given) => !('value' in given) || given.has_field !== undefined, { error: '`value` belongs to has_field: add has_field, or remove it', path: ['value'] })
    .refine(canCount, { error: 'contradicts results_max or results_count: no list can meet both', path: ['results_min'] })
    .refine(({ results_count = 0, results_max = Number.POSITIVE_INFINITY }) => results_count <= results_max, {
    error: 'is greater than results_max: no list can meet both',
    path: ['results_count'],
});
/** An alternative or a condition without assertions would always hold. */
const NestedSchema = ExpectSchema.refine((given) => Object.keys(given).length > 0, 'asserts nothing: add an assertion');
function canCount({ results_min = 0, results_max, results_count }) {
    return results_min <= Math.min(results_max ?? Number.POSITIVE_INFINITY, results_count ?? Number.POSITIVE_INFINITY);
}
const ASSERTIONS = Object.keys(Shape.shape).filter((name) => name !== 'value');


/***/ }),

/***/ 94162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ SkillCaseSchema),
/* harmony export */   MW: () => (/* binding */ CaseSchema),
/* harmony export */   W7: () => (/* binding */ EnvelopeSchema),
/* harmony export */   Wk: () => (/* binding */ SuiteCaseSchema),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   p0: () => (/* binding */ RouteCaseSchema),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* unused harmony export CorpusSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56022);
/* harmony import */ var _case_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1299);
/* harmony import */ var _expect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67717);
/* harmony import */ var _tool_route_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54043);
/** The schema of the corpus: one row is a case, a union on `kind`. Unknown keys are errors. */





const tier = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(2), zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(3)]);
const list = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q).default([]);
const minDelivery = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['full', 'any']),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^(100|[1-9]?\d)%$/, 'must be full, any or a percentage such as 50%'),
]);
const SkillCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('skill'),
    ..._case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .common */ .s,
    prompt: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q,
    /** A custom agent of the source that is given the prompt, such as `kit:reviewer`; absent: the main conversation is. */
    subagent: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q.optional(),
    expected_skill: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    required_all_evidence: list,
    required_any_evidence: list,
    /** Legacy: joined to required_all_evidence. */
    required_evidence: list,
    require_skill_file: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(true),
    required_skills: list,
    required_files: list,
    expected_skill_min_tier: tier.default(1),
    optional_skills: list,
    disallowed_skills: list,
    disallowed_min_tier: tier.default(2),
    /** {agent: {alias: canonical id}} */
    provider_aliases: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q, zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q, _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q)).default({}),
    /** How much of expected_skill's text must reach the model where the embedded model loads it. */
    min_delivery: minDelivery.default('any'),
});
const StepSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    step: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]).optional(),
    /** `{{name.path}}` in its strings is replaced by what an earlier step stored. */
    input: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
    /** Stores the answer under this name; {name: path} stores parts of it. */
    store: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q, zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q, _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q)]).optional(),
    expect: _expect_js__WEBPACK_IMPORTED_MODULE_1__/* .ExpectSchema */ .R.optional(),
});
const SuiteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('suite'),
    ..._case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .common */ .s,
    /** A suite file's `agent`, such as `jarvis:jarvis-explorer-agent`. */
    subagent: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q,
    input: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
    expect: _expect_js__WEBPACK_IMPORTED_MODULE_1__/* .ExpectSchema */ .R.optional(),
    /** A condition for leaving the case out, decided by --flag; while it is undecided the case is left out, with that reason. */
    skip_if: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** The vendor's model for this test, or one per agent; instead of the column's. */
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q, zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q, _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q)]).optional(),
    /** Steps asked in order, each in its own session. */
    multi_step: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(StepSchema).min(1).optional(),
})
    .refine((row) => row.expect !== undefined || row.multi_step?.some((step) => step.expect !== undefined), 'asserts nothing: it needs `expect`, or a step with one')
    .refine((row) => row.input !== undefined || row.multi_step !== undefined, 'needs `input` or `multi_step`');
const RouteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('route'),
    ..._case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .common */ .s,
    query: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    expected: list,
    /** The expected id must be at this rank or above. */
    within: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).default(1),
    min_confidence: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
    /** No skill may reach confidence medium. */
    none: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
});
const CaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((value) => value && typeof value === 'object' && !Array.isArray(value) && !('kind' in value)
    ? { kind: 'skill', ...value }
    : value, zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [SkillCaseSchema, _tool_route_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolRouteCaseSchema */ .x, SuiteCaseSchema, RouteCaseSchema]));
/** The object around the cases, if the file has one. */
const EnvelopeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    $schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    $meta: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1).optional() }).optional(),
    /** Whom the repository addresses: only these agents run its cases, but those that name their own. */
    agents: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q).min(1).optional(),
    cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
});
const CorpusSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(CaseSchema), EnvelopeSchema.extend({ cases: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(CaseSchema) })]);
/** at: where the case stands in the file. */
const originOf = ({ file, id, row }, at, line) => ({
    ...{ file, line: line([...at, id]) },
    fields: Object.fromEntries(Object.keys(row ?? {}).map((field) => [field, line([...at, field])])),
});
/** The line of the first of these fields that is written in the case, else of the case itself; a field may be named by words that begin with it. */
const lineOf = ({ line, fields = {} }, ...named) => named.map((words) => (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .N)(fields, /^\w+/.exec(words)?.[0] ?? '')).find((found) => found !== undefined) ?? line;


/***/ }),

/***/ 39409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ checkUnique),
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   sg: () => (/* binding */ skillsOf),
/* harmony export */   vB: () => (/* binding */ checkAgents)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34685);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94162);
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
                const where = origin && { file: origin.file, line: (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOf */ .cA)(origin, path) };
                throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(error.problem, { ...where, case_id, path, ...(fix ? { fix } : {}) });
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
            const near = (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggest */ .ZA)(word, [...new Set(known)]);
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
        (filters.changed_skills === null || skillsOf(c).some((skill) => filters.changed_skills?.includes((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__/* .bareId */ .yW)(skill)))));
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
        : [testCase.subagent, (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__/* .bareId */ .yW)(testCase.subagent)].includes(name);
}


/***/ }),

/***/ 55786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readSuitePattern)
/* harmony export */ });
/* harmony import */ var _pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33034);
/** Turns a pattern of a suite's assertion into a search that finds what Python's `re.search` would, with case; or says what is wrong with it. */

/** The only place where suites read patterns: checked when the corpus is loaded, run when an answer is judged. */
function readSuitePattern(source) {
    return (0,_pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .compilePattern */ .Eb)(source);
}


/***/ }),

/***/ 54043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ToolRouteCaseSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _case_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1299);
/** The schema of a `tool_route` case: a call, or another event of hooks, and what is expected of it. */


/** The events of hooks that a case can be about, and what can be expected of each; agents spell them in their own way. */
const EXPECTS = {
    PreToolUse: ['block', 'allow', 'ask', 'rewrite'],
    PermissionRequest: ['block', 'allow'],
    PostToolUse: ['context', 'runs'],
    PostToolUseFailure: ['context', 'runs'],
    SessionStart: ['context', 'runs'],
    UserPromptSubmit: ['context', 'block', 'runs'],
    Stop: ['block', 'allow', 'runs'],
    SubagentStart: ['runs'],
    SubagentStop: ['block', 'allow', 'runs'],
    PreCompact: ['runs'],
    SessionEnd: ['runs'],
};
const HookEventSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(Object.keys(EXPECTS), {
    error: `must be ${Object.keys(EXPECTS).join(', ')}`,
});
const ToolRouteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('tool_route'),
    ..._case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .common */ .s,
    /** Default: PreToolUse. */
    event: HookEventSchema.optional(),
    /** The call that is tried; only events around a call have one. */
    tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).default({}),
    /** The text that the user types; it matters only where the hook reads it. */
    prompt: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q.optional(),
    /** A skill that is loaded before the call, for hooks in its front matter. */
    after_skill: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q.optional(),
    /** Calls that the same session makes before, for hooks that remember. */
    after_calls: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ tool: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q, input: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) })).default([]),
    /** A git repository with one commit of the workspace, on branch main, is where the agent works. */
    git: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    /**
     * context: what the hook says reaches the model; ask: a hook leaves the call to the user; rewrite: a hook changes it; runs: a hook
     * ran to its end.
     */
    expect: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['block', 'allow', 'ask', 'rewrite', 'context', 'runs']),
    contains: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q.optional(),
    /** Words of what an allowed call returns. */
    returns: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q.optional(),
    /** Words that a hook shows the user, in `systemMessage`. */
    shows: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q.optional(),
    route: _case_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Q.optional(),
})
    .superRefine((row, { addIssue }) => {
    const wrong = (path, message) => addIssue({ code: 'custom', path: [path], message });
    const event = row.event ?? 'PreToolUse';
    const expects = EXPECTS[event];
    if (!expects.includes(row.expect))
        wrong('expect', `must be ${expects.join(' or ')} for event ${event}`);
    if (row.expect === 'context' && row.contains === undefined)
        wrong('contains', 'is needed: the words that must reach the model');
    if (row.expect === 'rewrite' && row.contains === undefined)
        wrong('contains', 'is needed: words of what the changed call returns, which the call as written does not return');
    if (row.expect === 'allow' && row.contains !== undefined)
        wrong('contains', 'says nothing where a call is allowed: for words that the call returns write `returns`, for words that the hook shows the user `shows`, for words that reach the model an event that expects `context`');
    if (row.returns !== undefined && !(event === 'PreToolUse' && row.expect === 'allow'))
        wrong('returns', 'is judged where a call is allowed (event PreToolUse, expect allow)');
    if (row.shows !== undefined && event !== 'PreToolUse')
        wrong('shows', 'is judged for event PreToolUse only');
    if (/ToolUse|^Permission/.test(event) && row.tool === '')
        wrong('tool', 'is needed');
    if (row.contains !== undefined && row.prompt?.includes(row.contains))
        wrong('prompt', 'must not hold the words of `contains`, which would reach the model without a hook');
});


/***/ }),

/***/ 10671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ testCategory),
/* harmony export */   f: () => (/* binding */ testSet)
/* harmony export */ });
/* harmony import */ var _fold_case_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30867);
/** A set of a pattern \u2192 whether a character's code is in it. */

/** Python's Unicode meaning: `\w` is what str.isalnum() takes, and the underscore; `\s` what str.isspace() takes. */
const UNICODE = {
    d: /^\p{Nd}$/u,
    s: /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/u,
    w: /^[\p{L}\p{N}_]$/u,
};
const ASCII = { d: /^[0-9]$/, s: /^[\t-\r ]$/, w: /^[0-9A-Za-z_]$/ };
const SMALL = 128;
const made = new Map();
function testCategory(category, ascii) {
    return once(`${category}${ascii}`, () => {
        const wanted = category === category.toLowerCase();
        const pattern = (ascii ? ASCII : UNICODE)[category.toLowerCase()];
        return remember((code) => pattern.test(String.fromCodePoint(code)) === wanted);
    });
}
/** Kept are only the few tests of categories and ASCII characters, of which nearly every pattern consists. */
function once(key, make) {
    const test = made.get(key) ?? make();
    made.set(key, test);
    return test;
}
function testSet(set) {
    const [only, ...more] = set.items;
    if (!only || more.length > 0 || set.negated)
        return makeSet(set);
    if ('category' in only)
        return testCategory(only.category, set.flags.ascii);
    const { from, to } = only;
    if (from !== to || from >= SMALL)
        return makeSet(set);
    if (!set.flags.ignore_case)
        return (code) => code === from;
    return once(`${from}${set.flags.ascii}`, () => makeSet(set));
}
function makeSet({ items, negated, flags }) {
    const { ignore_case, ascii } = flags;
    const tests = items.map((item) => testItem(item, ignore_case, ascii));
    const [only] = tests;
    const isIn = tests.length === 1 && only ? only : (code) => tests.some((test) => test(code));
    return remember((code) => isIn(ignore_case ? (0,_fold_case_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerOf */ .V)(code, ascii) : code) !== negated);
}
function testItem(item, ignoreCase, ascii) {
    if ('category' in item)
        return testCategory(item.category, ascii);
    const { from, to } = item;
    if (!ignoreCase)
        return (code) => code >= from && code <= to;
    return (folded) => (0,_fold_case_js__WEBPACK_IMPORTED_MODULE_0__/* .isInFoldedRange */ .l)(folded, from, to, ascii);
}
/** The answers for ASCII in a table, which nearly every text needs only. */
function remember(test) {
    const table = Uint8Array.from({ length: SMALL }, (_, code) => (test(code) ? 1 : 0));
    return (code) => (code < SMALL ? table[code] === 1 : test(code));
}


/***/ }),

/***/ 33034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SF: () => (/* reexport */ pattern_memory/* TookTooLong */.SF),
  Eb: () => (/* binding */ compilePattern),
  zi: () => (/* reexport */ newEffort)
});

// EXTERNAL MODULE: ./build/lib/pattern/memory.js
var pattern_memory = __webpack_require__(33450);
// EXTERNAL MODULE: ./build/lib/pattern/parse.js + 5 modules
var parse = __webpack_require__(6834);
// EXTERNAL MODULE: ./build/lib/pattern/character-test.js
var character_test = __webpack_require__(10671);
;// CONCATENATED MODULE: ./build/lib/pattern/first-character.js
/** A pattern \u2192 what its first character must be, so that a search can pass over the rest of a text. */

const LINE_FEED = 10;
function testOf(node) {
    if (node.type === 'set')
        return (0,character_test/* testSet */.f)(node);
    return node.flags.dot_all ? () => true : (code) => code !== LINE_FEED;
}
/** Null where a match may be empty, or trying every place costs less. */
function testFirst(root) {
    const { tests, empty } = findFirst(root);
    return empty || tests.length > MOST_TESTS ? null : (code) => tests.some((test) => test(code));
}
/** Beyond it, looking for the first character costs more than trying to match there. */
const MOST_TESTS = 16;
/** The tests of which the first character must pass one, and whether the part may also match without a character. */
function findFirst(node) {
    switch (node.type) {
        case 'set':
        case 'any':
            return { tests: [testOf(node)], empty: false };
        case 'group':
        case 'atomic':
            return findFirst(node.body);
        case 'repeat': {
            const { tests, empty } = findFirst(node.body);
            return { tests, empty: empty || node.min === 0 };
        }
        case 'branch': {
            const found = node.options.map(findFirst);
            return { tests: found.flatMap(({ tests }) => tests), empty: found.some(({ empty }) => empty) };
        }
        case 'sequence': {
            const tests = [];
            for (const item of node.items) {
                const found = findFirst(item);
                for (const test of found.tests)
                    tests.push(test);
                if (!found.empty)
                    return { tests, empty: false };
            }
            return { tests, empty: true };
        }
        case 'at':
        case 'look':
            return { tests: [], empty: true };
        case 'reference':
        case 'condition':
            return { tests: [() => true], empty: true };
    }
}

;// CONCATENATED MODULE: ./build/lib/pattern/program.js
/** The parts of a pattern \u2192 instructions for `search`, which keeps its own stack: a long text cannot overflow JavaScript's. */


function compileProgram(root, groups) {
    const code = [];
    // Two for each group: where it starts and ends.
    let registers = groups * 2;
    function emit(instruction) {
        code.push(instruction);
        return instruction;
    }
    function reserve(count) {
        registers += count;
        return registers - count;
    }
    function compile(node) {
        switch (node.type) {
            case 'set':
            case 'any':
                emit({ op: 'one', test: testOf(node) });
                return;
            case 'at':
                emit({ op: 'at', place: node.place, flags: node.flags, is_word: (0,character_test/* testCategory */.V)('w', node.flags.ascii) });
                return;
            case 'sequence':
                for (const item of node.items)
                    compile(item);
                return;
            case 'branch':
                compileBranch(node.options);
                return;
            case 'repeat':
                compileRepeat(node);
                return;
            case 'group':
                emit({ op: 'save', slot: (node.index - 1) * 2 });
                compile(node.body);
                emit({ op: 'save', slot: (node.index - 1) * 2 + 1 });
                return;
            case 'atomic':
                compileAtomic(node.body);
                return;
            case 'look':
                compileLook(node);
                return;
            case 'reference':
                emit({ op: 'reference', slot: (node.group - 1) * 2, flags: node.flags });
                return;
            case 'condition': {
                const condition = emit({ op: 'condition', slot: (node.group - 1) * 2, no: 0 });
                compile(node.yes);
                const jump = node.no ? emit({ op: 'jump', to: 0 }) : null;
                condition.no = code.length;
                if (node.no)
                    compile(node.no);
                if (jump)
                    jump.to = code.length;
            }
        }
    }
    function compileBranch(options) {
        const jumps = options.map((option, index) => {
            const choose = index < options.length - 1 ? emit({ op: 'choose', other: 0 }) : null;
            compile(option);
            const jump = emit({ op: 'jump', to: 0 });
            if (choose)
                choose.other = code.length;
            return jump;
        });
        for (const jump of jumps)
            jump.to = code.length;
    }
    function compileRepeat({ min, max, how, body }) {
        const single = findSingle(body);
        if (single && how !== 'lazy') {
            emit({ op: 'run', test: testOf(single), min, max, keep: how === 'possessive' });
            return;
        }
        // Python gives nothing back from a possessive repetition, nor from within any of its rounds.
        if (how === 'possessive') {
            compileAtomic({ type: 'repeat', min, max, how: 'greedy', body: { type: 'atomic', body } });
            return;
        }
        const slot = reserve(2);
        emit({ op: 'loop', slot });
        const enter = emit({ op: 'jump', to: 0 });
        const start = code.length;
        compile(body);
        enter.to = code.length;
        emit({ op: 'again', slot, min, max, lazy: how === 'lazy', body: start });
        if (how === 'lazy')
            emit({ op: 'enter', slot, body: start });
    }
    function compileAtomic(body) {
        const slot = reserve(2);
        emit({ op: 'guard', slot, behind: 0, otherwise: null });
        compile(body);
        emit({ op: 'commit', slot, rewind: false });
    }
    function compileLook({ behind, negated, body }) {
        const slot = reserve(2);
        const guard = emit({ op: 'guard', slot, behind: behind ?? 0, otherwise: negated ? 0 : null });
        compile(body);
        emit(negated ? { op: 'refuse', slot } : { op: 'commit', slot, rewind: true });
        if (negated)
            guard.otherwise = code.length;
    }
    compile(root);
    emit({ op: 'match' });
    const [start] = code;
    const anchored = start?.op === 'at' && (start.place === 'whole_start' || (start.place === 'start' && !start.flags.multiline));
    return { code, registers, anchored, first: testFirst(root) };
}
/** The one character that a part always takes, as in `(?:a)*`. */
function findSingle(node) {
    if (node.type === 'set' || node.type === 'any')
        return node;
    const [only, ...more] = node.type === 'sequence' ? node.items : [];
    return only && more.length === 0 ? findSingle(only) : null;
}

// EXTERNAL MODULE: ./build/lib/pattern/read-flags.js
var read_flags = __webpack_require__(34319);
// EXTERNAL MODULE: ./build/lib/pattern/fold-case.js
var fold_case = __webpack_require__(30867);
;// CONCATENATED MODULE: ./build/lib/pattern/search.js
/** The instructions of a pattern and a text \u2192 whether the pattern is found anywhere, by backtracking within a limit. */


/** About half a second. Counted, not timed, so that every machine decides the same. */
const MOST_STEPS = 10_000_000;
const newEffort = () => ({ left: MOST_STEPS });
function search(program, text, effort) {
    const codes = toCodes(text);
    const run = new Run(program, codes, effort);
    const { anchored, first } = program;
    const last = anchored ? 0 : codes.length;
    for (let start = 0; start <= last; start++) {
        if (first) {
            while (start < last && !first(codes[start]))
                start++;
            if (--effort.left < 0)
                throw new pattern_memory/* TookTooLong */.SF();
            if (start === codes.length)
                return false;
        }
        if (run.matchesAt(start))
            return true;
    }
    return false;
}
function toCodes(text) {
    const codes = new Int32Array(text.length);
    let length = 0;
    for (let at = 0; at < text.length; at++) {
        const code = text.codePointAt(at);
        if (code > 0xffff)
            at++;
        codes[length++] = code;
    }
    return codes.subarray(0, length);
}
const search_LINE_FEED = 10;
class Run {
    #code;
    #text;
    #effort;
    #memory;
    constructor({ code, registers }, text, effort) {
        this.#code = code;
        this.#text = text;
        this.#effort = effort;
        this.#memory = new pattern_memory/* Memory */.ce(registers);
    }
    matchesAt(start) {
        const code = this.#code;
        const text = this.#text;
        const memory = this.#memory;
        const { registers } = memory;
        const effort = this.#effort;
        memory.clear();
        let at = start;
        let next = 0;
        for (;;) {
            if (--effort.left < 0)
                throw new pattern_memory/* TookTooLong */.SF();
            const now = code[next];
            let ok = true;
            next++;
            switch (now.op) {
                case 'match':
                    return true;
                case 'one':
                    ok = at < text.length && now.test(text[at]);
                    at++;
                    break;
                case 'run': {
                    const from = at;
                    const end = Math.min(text.length, from + now.max);
                    while (at < end && now.test(text[at]))
                        at++;
                    effort.left -= at - from;
                    ok = at - from >= now.min;
                    if (ok && !now.keep && at > from + now.min)
                        memory.push(next, at, from + now.min);
                    break;
                }
                case 'at':
                    ok = this.#isPlace(now, at);
                    break;
                case 'choose':
                    memory.push(now.other, at, pattern_memory/* UNSET */.Ag);
                    break;
                case 'jump':
                    next = now.to;
                    break;
                case 'save':
                    memory.set(now.slot, at);
                    break;
                case 'loop':
                    // The rounds that are done, one less, and where the last one began.
                    memory.set(now.slot, -1);
                    memory.set(now.slot + 1, pattern_memory/* UNSET */.Ag);
                    break;
                case 'again': {
                    const rounds = registers[now.slot] + 1;
                    memory.set(now.slot, rounds);
                    if (rounds < now.min)
                        next = now.body;
                    else {
                        // A round that took nothing is the last one.
                        const more = rounds < now.max && registers[now.slot + 1] !== at;
                        if (more)
                            memory.push(next, at, pattern_memory/* UNSET */.Ag);
                        if (now.lazy)
                            next++;
                        else if (more) {
                            memory.set(now.slot + 1, at);
                            next = now.body;
                        }
                    }
                    break;
                }
                case 'enter':
                    memory.set(now.slot + 1, at);
                    next = now.body;
                    break;
                case 'guard':
                    memory.set(now.slot, memory.height);
                    memory.set(now.slot + 1, at);
                    if (now.otherwise !== null)
                        memory.push(now.otherwise, at, pattern_memory/* UNSET */.Ag);
                    at -= now.behind;
                    ok = at >= 0;
                    break;
                case 'commit': {
                    const place = registers[now.slot + 1];
                    effort.left -= memory.dropChoices(registers[now.slot]);
                    if (now.rewind)
                        at = place;
                    break;
                }
                case 'refuse':
                    memory.unwind(registers[now.slot]);
                    ok = false;
                    break;
                case 'reference': {
                    const length = this.#lengthOfReference(now, at);
                    ok = length !== pattern_memory/* UNSET */.Ag;
                    at += length;
                    break;
                }
                case 'condition':
                    if (!this.#isSet(now.slot))
                        next = now.no;
                    break;
            }
            if (ok)
                continue;
            const back = memory.goBack();
            if (back === null)
                return false;
            ({ next, at } = back);
        }
    }
    #isSet(slot) {
        const end = this.#memory.registers[slot + 1];
        return end !== pattern_memory/* UNSET */.Ag && end >= this.#memory.registers[slot];
    }
    #lengthOfReference({ slot, flags }, at) {
        if (!this.#isSet(slot))
            return pattern_memory/* UNSET */.Ag;
        const start = this.#memory.registers[slot];
        const length = this.#memory.registers[slot + 1] - start;
        if (at + length > this.#text.length)
            return pattern_memory/* UNSET */.Ag;
        const fold = (code) => (flags.ignore_case ? (0,fold_case/* lowerOf */.V)(code, flags.ascii) : code);
        this.#effort.left -= length;
        for (let i = 0; i < length; i++)
            if (fold(this.#text[start + i]) !== fold(this.#text[at + i]))
                return pattern_memory/* UNSET */.Ag;
        return length;
    }
    #isPlace({ place, flags, is_word }, at) {
        const text = this.#text;
        const end = text.length;
        switch (place) {
            case 'whole_start':
                return at === 0;
            case 'whole_end':
                return at === end;
            case 'start':
                return at === 0 || (flags.multiline && text[at - 1] === search_LINE_FEED);
            case 'end':
                if (at === end || (at === end - 1 && text[at] === search_LINE_FEED))
                    return true;
                return flags.multiline && text[at] === search_LINE_FEED;
            case 'boundary':
            case 'no_boundary': {
                // Before Python 3.14, \B was not found in an empty text either.
                if (end === 0)
                    return false;
                const before = at > 0 && is_word(text[at - 1]);
                const after = at < end && is_word(text[at]);
                return (before !== after) === (place === 'boundary');
            }
        }
    }
}

// EXTERNAL MODULE: ./build/lib/pattern/tokens.js
var tokens = __webpack_require__(20655);
;// CONCATENATED MODULE: ./build/lib/pattern/compile-pattern.js
/** A pattern in Python's `re` syntax \u2192 a search for it in a text that means what Python's means and always ends. */







/** What Python 3.11 refuses is a problem, in its words and with the place. */
function compilePattern(source, { flags = {} } = {}) {
    try {
        const { root, groups } = (0,parse/* parsePattern */.E)(source, { ...read_flags/* NO_FLAGS */.KL, ...flags });
        const program = compileProgram(root, groups);
        return { source, matches: (text, effort = newEffort()) => search(program, text, effort) };
    }
    catch (error) {
        if (error instanceof tokens/* PatternError */.J)
            return { problem: error.message };
        throw error;
    }
}


/***/ }),

/***/ 30867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ lowerOf),
/* harmony export */   l: () => (/* binding */ isInFoldedRange)
/* harmony export */ });
/** A character's code \u2192 the code that stands for it where case is ignored, as Python's IGNORECASE has it. */
/** Lower-case letters whose upper case is the same, although neither is the lower case of the other. From Unicode; each list holds letters that match each other. */
const SAME_UPPER_CASE = [
    [0x69, 0x131],
    [0x73, 0x17f],
    [0xb5, 0x3bc],
    [0x345, 0x3b9, 0x1fbe],
    [0x390, 0x1fd3],
    [0x3b0, 0x1fe3],
    [0x3b2, 0x3d0],
    [0x3b5, 0x3f5],
    [0x3b8, 0x3d1],
    [0x3ba, 0x3f0],
    [0x3c0, 0x3d6],
    [0x3c1, 0x3f1],
    [0x3c2, 0x3c3],
    [0x3c6, 0x3d5],
    [0x432, 0x1c80],
    [0x434, 0x1c81],
    [0x43e, 0x1c82],
    [0x441, 0x1c83],
    [0x442, 0x1c84, 0x1c85],
    [0x44a, 0x1c86],
    [0x463, 0x1c87],
    [0x1c88, 0xa64b],
    [0x1e61, 0x1e9b],
    [0xfb05, 0xfb06],
];
const EQUAL_CODES = new Map(SAME_UPPER_CASE.flatMap((codes) => codes.map((code) => [code, codes])));
/** Nothing behind it has case: the last are the letters of Adlam. */
const LAST_WITH_CASE = 0x1e943;
/** The first code where the lower case takes several, as for U+0130. */
function lowerOf(code, ascii) {
    if (code < 0x80)
        return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
    return ascii || code > LAST_WITH_CASE ? code : String.fromCodePoint(code).toLowerCase().codePointAt(0);
}
/** Whether a folded code matches any character of a range, as any of the characters that case makes one with it. */
function isInFoldedRange(folded, from, to, ascii) {
    const isIn = (code) => code >= from && code <= to;
    const equal = ascii ? undefined : EQUAL_CODES.get(folded);
    return (equal ?? [folded]).some((lower) => isIn(lower) || findUpper(lower, to, ascii).some(isIn));
}
function findUpper(lower, to, ascii) {
    if (ascii || to < 0x80)
        return lower >= 0x61 && lower <= 0x7a ? [lower - 0x20] : [];
    uppers ??= listUppers();
    return uppers.get(lower) ?? [];
}
/** {lower case: the characters that have it}. Made once, when a range needs it: it takes some milliseconds. */
let uppers = null;
function listUppers() {
    const found = new Map();
    for (let code = 0; code <= LAST_WITH_CASE; code++) {
        const lower = lowerOf(code, false);
        if (lower !== code)
            found.set(lower, [...(found.get(lower) ?? []), code]);
    }
    return found;
}


/***/ }),

/***/ 33450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ UNSET),
/* harmony export */   SF: () => (/* binding */ TookTooLong),
/* harmony export */   ce: () => (/* binding */ Memory)
/* harmony export */ });
/** Where a search may still go back to, and its registers, which going back restores. */
/** The pattern backtracks so much on this text that Python, too, might never end. */
class TookTooLong extends Error {
    constructor() {
        super('the pattern took too long on this text; it can match the same text in very many ways');
    }
}
/** Numbers on the stack: 64 MB. */
const MOST_STACK = 16_000_000;
const UNSET = -1;
class Memory {
    registers;
    /**
     * Triples: where to go on, at which place, and the least place to which a run of characters may still be given back (else UNSET).
     * A negative first number is the register, -1 and below, to which the second number is to be restored.
     */
    #stack = new Int32Array(768);
    #height = 0;
    constructor(registers) {
        this.registers = new Int32Array(registers);
    }
    get height() {
        return this.#height;
    }
    clear() {
        this.registers.fill(UNSET);
        this.#height = 0;
    }
    push(to, at, least) {
        if (this.#height + 3 > this.#stack.length) {
            if (this.#stack.length * 2 > MOST_STACK)
                throw new TookTooLong();
            const larger = new Int32Array(this.#stack.length * 2);
            larger.set(this.#stack);
            this.#stack = larger;
        }
        this.#stack[this.#height++] = to;
        this.#stack[this.#height++] = at;
        this.#stack[this.#height++] = least;
    }
    set(register, value) {
        // Without a choice to go back to, the earlier value is never needed.
        if (this.#height > 0)
            this.push(-1 - register, this.registers[register], UNSET);
        this.registers[register] = value;
    }
    /** Takes back everything since the stack had this height. */
    unwind(height) {
        while (this.#height > height) {
            this.#height -= 3;
            const to = this.#stack[this.#height];
            if (to < 0)
                this.registers[-1 - to] = this.#stack[this.#height + 1];
        }
    }
    /** Forgets the choices since the stack had this height, and keeps what is to be restored. Returns how many entries it read. */
    dropChoices(height) {
        let kept = height;
        for (let from = height; from < this.#height; from += 3) {
            if (this.#stack[from] >= 0)
                continue;
            this.#stack.copyWithin(kept, from, from + 3);
            kept += 3;
        }
        const seen = (this.#height - height) / 3;
        this.#height = kept;
        return seen;
    }
    /** The last choice that is left, with everything restored to how it was there; null where none is. */
    goBack() {
        for (;;) {
            if (this.#height === 0)
                return null;
            const stack = this.#stack;
            const top = this.#height - 3;
            const next = stack[top];
            this.#height = top;
            if (next < 0) {
                this.registers[-1 - next] = stack[top + 1];
                continue;
            }
            const least = stack[top + 2];
            if (least === UNSET)
                return { next, at: stack[top + 1] };
            const at = stack[top + 1] - 1;
            stack[top + 1] = at;
            if (at > least)
                this.#height = top + 3;
            return { next, at };
        }
    }
}


/***/ }),

/***/ 6834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ parsePattern)
});

;// CONCATENATED MODULE: ./build/lib/pattern/escape.js
const CONTROL = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
const PLACES = { A: 'whole_start', Z: 'whole_end', b: 'boundary', B: 'no_boundary' };
const HEX_DIGITS = { x: 2, u: 4, U: 8 };
const OCTAL = /^[0-7]$/;
const DIGIT = /^[0-9]$/;
/** `token` is the backslash with its character, already taken. */
function readEscape(token, tokens, inSet) {
    const letter = token.slice(1);
    if (/^[dDsSwW]$/.test(letter))
        return { category: letter };
    if (inSet && letter === 'b')
        return { code: 8 };
    if (!inSet && Object.hasOwn(PLACES, letter))
        return { place: PLACES[letter] };
    const control = Object.hasOwn(CONTROL, letter) ? CONTROL[letter] : undefined;
    if (control !== undefined)
        return { code: control };
    if (letter === 'x' || letter === 'u' || letter === 'U')
        return { code: readHex(token, HEX_DIGITS[letter], tokens) };
    if (letter === 'N')
        throw tokens.error('\\N{\u2026} names a character, and names are not known here; write \\uXXXX', token.length);
    if (DIGIT.test(letter))
        return inSet ? { code: readOctalInSet(token, tokens) } : readNumber(token, tokens);
    if (/^[a-zA-Z]$/.test(letter))
        throw tokens.error(`bad escape ${token}${meaningElsewhere(letter)}`, token.length);
    return { code: letter.codePointAt(0) };
}
/** What other dialects mean with it, so that the error also says what to write. */
function meaningElsewhere(letter) {
    const instead = {
        z: '; write \\Z',
        e: '; write \\x1b',
        c: '; write \\x and two digits',
        k: '; write (?P=name)',
        p: '; write the characters as a set',
        P: '; write the characters as a set',
        h: '; write [ \\t]',
        K: '',
    };
    return instead[letter] ?? '';
}
function readHex(token, digits, tokens) {
    const hex = tokens.takeWhile(/^[0-9a-fA-F]$/, digits);
    const written = token + hex;
    if (hex.length < digits)
        throw tokens.error(`incomplete escape ${written}`, written.length);
    const code = Number.parseInt(hex, 16);
    if (code > 0x10ffff)
        throw tokens.error(`bad escape ${written}`, written.length);
    return code;
}
function readOctalInSet(token, tokens) {
    if (!OCTAL.test(token.slice(1)))
        throw tokens.error(`bad escape ${token}`, token.length);
    return octal(token + tokens.takeWhile(OCTAL, 2), tokens);
}
function octal(written, tokens) {
    const code = Number.parseInt(written.slice(1), 8);
    if (code > 0o377)
        throw tokens.error(`octal escape value ${written} outside of range 0-0o377`, written.length);
    return code;
}
/** Three octal digits, or a zero first, are a character; everything else is the number of a group. */
function readNumber(token, tokens) {
    let written = token;
    if (token === '\\0')
        return { code: octal(token + tokens.takeWhile(OCTAL, 2), tokens) };
    written += tokens.takeWhile(DIGIT, 1);
    if (/^\\[0-7]{2}$/.test(written) && OCTAL.test(tokens.next ?? ''))
        return { code: octal(written + tokens.take(), tokens) };
    return { group: Number(written.slice(1)) };
}

;// CONCATENATED MODULE: ./build/lib/pattern/node.js
/** The parts of a pattern in Python's `re` syntax, each with the flags that hold where it stands. */
/** How many characters a part can take. */
function measureWidth(node, groups) {
    const measure = (part) => measureWidth(part, groups);
    switch (node.type) {
        case 'set':
        case 'any':
            return { min: 1, max: 1 };
        case 'at':
        case 'look':
            return { min: 0, max: 0 };
        case 'sequence':
            return node.items.map(measure).reduce((a, b) => ({ min: a.min + b.min, max: a.max + b.max }), { min: 0, max: 0 });
        case 'branch':
            return node.options.map(measure).reduce(widest);
        case 'repeat': {
            const { min, max } = measure(node.body);
            return { min: min * node.min, max: max === 0 ? 0 : max * node.max };
        }
        case 'group':
        case 'atomic':
            return measure(node.body);
        case 'reference':
            return groups.get(node.group) ?? { min: 0, max: 0 };
        case 'condition':
            return widest(measure(node.yes), node.no ? measure(node.no) : { min: 0, max: 0 });
    }
}
const widest = (a, b) => ({ min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) });

// EXTERNAL MODULE: ./build/lib/pattern/tokens.js
var pattern_tokens = __webpack_require__(20655);
;// CONCATENATED MODULE: ./build/lib/pattern/groups.js
/** The groups of a pattern while it is read \u2192 their numbers, and which of them may be named where. */


class Groups {
    count = 0;
    #tokens;
    #names = new Map();
    /** Of the closed groups. */
    #widths = new Map();
    /** The groups that conditions name, which may be defined later, and where they are named. */
    #expected = new Map();
    /** The first group inside the outermost look-behind that is open; null where none is. */
    #behind = null;
    constructor(tokens) {
        this.#tokens = tokens;
    }
    open(name) {
        const index = ++this.count;
        if (name === null)
            return index;
        const before = this.#names.get(name);
        if (before !== undefined) {
            const message = `redefinition of group name '${name}' as group ${index}; was group ${before}`;
            throw this.#tokens.error(message, name.length + 1);
        }
        this.#names.set(name, index);
        return index;
    }
    close(index, body) {
        this.#widths.set(index, this.measure(body));
    }
    measure(node) {
        return measureWidth(node, this.#widths);
    }
    takeName(terminator) {
        const name = this.#tokens.takeName(terminator, 'group name');
        if (!isIdentifier(name))
            throw this.#badName(name);
        return name;
    }
    #badName(name) {
        return this.#tokens.error(`bad character in group name '${name}'`, name.length + 1);
    }
    #find(name) {
        const group = this.#names.get(name);
        if (group === undefined)
            throw this.#tokens.error(`unknown group name '${name}'`, name.length + 1);
        return group;
    }
    /** The group that is referred to, which must be closed. */
    refer(group) {
        const { length } = String(group);
        if (group > this.count)
            throw this.#tokens.error(`invalid group reference ${group}`, length);
        return this.#checkClosed(group, length + 1);
    }
    referByName(name) {
        return this.#checkClosed(this.#find(name), name.length + 1);
    }
    #checkClosed(group, back) {
        if (!this.#widths.has(group))
            throw this.#tokens.error('cannot refer to an open group', back);
        this.#checkInLookBehind(group);
        return group;
    }
    #checkInLookBehind(group) {
        if (this.#behind === null)
            return;
        if (!this.#widths.has(group))
            throw this.#tokens.error('cannot refer to an open group');
        if (group >= this.#behind)
            throw this.#tokens.error('cannot refer to group defined in the same lookbehind subpattern');
    }
    /** Call the answer when the look-behind ends. */
    enterLookBehind() {
        const outside = this.#behind;
        this.#behind ??= this.count + 1;
        return () => {
            this.#behind = outside;
        };
    }
    /** The group of `(?(group)\u2026)`, which may be defined later. */
    takeCondition() {
        const tokens = this.#tokens;
        const name = tokens.takeName(')', 'group name');
        if (!isIdentifier(name) && !/^[0-9]+$/.test(name))
            throw this.#badName(name);
        const group = isIdentifier(name) ? this.#find(name) : Number(name);
        if (group === 0)
            throw tokens.error('bad group number', name.length + 1);
        if (!this.#expected.has(group))
            this.#expected.set(group, tokens.position - name.length - 1);
        this.#checkInLookBehind(group);
        return group;
    }
    /** At the end of the pattern. */
    checkExpected() {
        for (const [group, at] of this.#expected)
            if (group > this.count)
                throw new pattern_tokens/* PatternError */.J(`invalid group reference ${group}`, at);
    }
}
const isIdentifier = (name) => /^[\p{XID_Start}_]\p{XID_Continue}*$/u.test(name);

;// CONCATENATED MODULE: ./build/lib/pattern/read-counts.js
/** The sign of a repetition, and what follows a brace \u2192 how often its part may stand. */

const MOST_REPEATS = 4_294_967_295;
const COUNTS = {
    '*': { min: 0, max: Number.POSITIVE_INFINITY },
    '+': { min: 1, max: Number.POSITIVE_INFINITY },
    '?': { min: 0, max: 1 },
};
/** What is not a count is a brace: null. at: of the sign, which is already taken. */
function readCounts(sign, tokens, at) {
    if (sign !== '{')
        return COUNTS[sign];
    if (tokens.next === '}')
        return null;
    const { index } = tokens;
    const low = tokens.takeWhile(/^[0-9]$/, Number.POSITIVE_INFINITY);
    const high = tokens.accept(',') ? tokens.takeWhile(/^[0-9]$/, Number.POSITIVE_INFINITY) : low;
    if (!tokens.accept('}')) {
        tokens.goBack(index);
        return null;
    }
    const min = low === '' ? 0 : Number(low);
    const max = high === '' ? Number.POSITIVE_INFINITY : Number(high);
    if (min >= MOST_REPEATS || (high !== '' && max >= MOST_REPEATS))
        throw new pattern_tokens/* PatternError */.J('the repetition number is too large', at);
    if (max < min)
        throw new pattern_tokens/* PatternError */.J('min repeat greater than max repeat', at + 1);
    return { min, max };
}

// EXTERNAL MODULE: ./build/lib/pattern/read-flags.js
var read_flags = __webpack_require__(34319);
;// CONCATENATED MODULE: ./build/lib/pattern/read-set.js
/** A set such as `[^a-z\d]` of a pattern \u2192 its items. */

/** The opening bracket is already taken. */
function readSet(tokens, flags) {
    const start = tokens.position - 1;
    const unterminated = () => tokens.error('unterminated character set', tokens.position - start);
    const negated = tokens.accept('^');
    const items = [];
    for (;;) {
        const first = tokens.take();
        if (first === undefined)
            throw unterminated();
        if (first === ']' && items.length > 0)
            break;
        const low = readItem(first, tokens);
        if (!tokens.accept('-')) {
            items.push(low);
            continue;
        }
        const second = tokens.take();
        if (second === undefined)
            throw unterminated();
        if (second === ']') {
            items.push(low, single('-'));
            break;
        }
        const high = readItem(second, tokens);
        if ('category' in low || 'category' in high || high.from < low.from)
            throw tokens.error(`bad character range ${first}-${second}`, first.length + 1 + second.length);
        items.push({ from: low.from, to: high.from });
    }
    return { type: 'set', items, negated, flags };
}
const single = (character) => {
    const code = character.codePointAt(0);
    return { from: code, to: code };
};
function readItem(token, tokens) {
    if (!token.startsWith('\\'))
        return single(token);
    const escaped = readEscape(token, tokens, true);
    if ('code' in escaped)
        return { from: escaped.code, to: escaped.code };
    if ('category' in escaped)
        return escaped;
    throw new Error(`${token} is no item of a set`);
}

;// CONCATENATED MODULE: ./build/lib/pattern/parse.js
/** The text of a pattern in Python's `re` syntax (3.11) \u2192 its parts; what Python refuses is a PatternError with Python's words and place. */






/** Python ends with a RecursionError a little later; a deeper pattern would overflow the stack here. */
const DEEPEST = 200;
function parsePattern(source, flags) {
    const parser = new Parser(new pattern_tokens/* Tokens */.D(source), flags);
    return { root: parser.readWhole(), groups: parser.groups };
}
class Parser {
    #tokens;
    #flags;
    #depth = 0;
    #groups;
    constructor(tokens, flags) {
        this.#tokens = tokens;
        this.#flags = flags;
        this.#groups = new Groups(tokens);
    }
    get groups() {
        return this.#groups.count;
    }
    readWhole() {
        const root = this.#readBranch(true);
        if (this.#tokens.next !== undefined)
            throw this.#tokens.error('unbalanced parenthesis');
        this.#groups.checkExpected();
        return root;
    }
    #readBranch(whole = false) {
        if (++this.#depth > DEEPEST)
            throw this.#tokens.error('too deeply nested');
        const options = [];
        do
            options.push(this.#readSequence(whole && options.length === 0));
        while (this.#tokens.accept('|'));
        this.#depth--;
        return options.length === 1 ? options[0] : { type: 'branch', options };
    }
    /** @param first whether flags for the whole pattern may stand here */
    #readSequence(first) {
        const tokens = this.#tokens;
        const items = [];
        for (;;) {
            const { next } = tokens;
            if (next === undefined || next === '|' || next === ')')
                return { type: 'sequence', items };
            const at = tokens.position;
            tokens.take();
            if (this.#flags.verbose && /^[ \t\n\r\v\f]$/.test(next))
                continue;
            if (this.#flags.verbose && next === '#')
                this.#skipLine();
            else if (next === '(')
                items.push(...this.#readGroup(at, first && items.length === 0));
            else if ('*+?{'.includes(next))
                this.#repeatLast(next, at, items);
            else
                items.push(this.#readOne(next));
        }
    }
    #skipLine() {
        let taken;
        do
            taken = this.#tokens.take();
        while (taken !== undefined && taken !== '\n');
    }
    #readOne(token) {
        const flags = this.#flags;
        if (token === '.')
            return { type: 'any', flags };
        if (token === '^')
            return { type: 'at', place: 'start', flags };
        if (token === '$')
            return { type: 'at', place: 'end', flags };
        if (token === '[')
            return readSet(this.#tokens, flags);
        if (!token.startsWith('\\'))
            return this.#literal(token.codePointAt(0));
        const escaped = readEscape(token, this.#tokens, false);
        if ('code' in escaped)
            return this.#literal(escaped.code);
        if ('place' in escaped)
            return { type: 'at', place: escaped.place, flags };
        if ('category' in escaped)
            return { type: 'set', items: [escaped], negated: false, flags };
        return { type: 'reference', group: this.#groups.refer(escaped.group), flags };
    }
    #literal(code) {
        return { type: 'set', items: [{ from: code, to: code }], negated: false, flags: this.#flags };
    }
    #repeatLast(sign, at, items) {
        const tokens = this.#tokens;
        const counts = readCounts(sign, tokens, at);
        if (counts === null) {
            items.push(this.#literal('{'.codePointAt(0)));
            return;
        }
        const body = items.pop();
        if (body === undefined || body.type === 'at')
            throw new pattern_tokens/* PatternError */.J('nothing to repeat', at);
        if (body.type === 'repeat')
            throw new pattern_tokens/* PatternError */.J('multiple repeat', at);
        const how = tokens.accept('?') ? 'lazy' : tokens.accept('+') ? 'possessive' : 'greedy';
        items.push({ type: 'repeat', ...counts, how, body });
    }
    /** The opening parenthesis is already taken; a comment or flags add no node. */
    #readGroup(start, first) {
        const tokens = this.#tokens;
        if (!tokens.accept('?'))
            return [this.#readCapture(start, null)];
        const sign = this.#takeSign();
        if (sign === ':')
            return [{ type: 'sequence', items: [this.#readBody(start)] }];
        if (sign === '>')
            return [{ type: 'atomic', body: this.#readBody(start) }];
        if (sign === '=' || sign === '!')
            return [this.#readLook(start, sign, false)];
        if (sign === '<') {
            const kind = this.#takeSign();
            if (kind === '=' || kind === '!')
                return [this.#readLook(start, kind, true)];
            const fix = /^\w$/.test(kind) ? '; write (?P<name>\u2026)' : '';
            throw tokens.error(`unknown extension ?<${kind}${fix}`, kind.length + 2);
        }
        if (sign === 'P')
            return [this.#readNamed(start)];
        if (sign === '(')
            return [this.#readCondition(start)];
        if (sign === '#') {
            while (!tokens.accept(')')) {
                if (tokens.next === undefined)
                    throw new pattern_tokens/* PatternError */.J('missing ), unterminated comment', start);
                tokens.take();
            }
            return [];
        }
        if ((0,read_flags/* startsFlags */.jQ)(sign))
            return this.#readFlagged(sign, start, first);
        throw tokens.error(`unknown extension ?${sign}`, sign.length + 1);
    }
    #takeSign() {
        const sign = this.#tokens.take();
        if (sign === undefined)
            throw this.#tokens.error('unexpected end of pattern');
        return sign;
    }
    #readBody(start) {
        const body = this.#readBranch();
        if (!this.#tokens.accept(')'))
            throw new pattern_tokens/* PatternError */.J('missing ), unterminated subpattern', start);
        return body;
    }
    #readFlagged(sign, start, first) {
        const outside = this.#flags;
        const { flags, whole } = (0,read_flags/* readFlags */.uW)(sign, this.#tokens, outside);
        if (whole && !first)
            throw new pattern_tokens/* PatternError */.J('global flags not at the start of the expression', start);
        this.#flags = flags;
        if (whole)
            return [];
        const body = this.#readBody(start);
        this.#flags = outside;
        return [{ type: 'sequence', items: [body] }];
    }
    #readCapture(start, name) {
        const index = this.#groups.open(name);
        const body = this.#readBody(start);
        this.#groups.close(index, body);
        return { type: 'group', index, body };
    }
    #readNamed(start) {
        const tokens = this.#tokens;
        if (tokens.accept('<'))
            return this.#readCapture(start, this.#groups.takeName('>'));
        if (tokens.accept('=')) {
            const group = this.#groups.referByName(this.#groups.takeName(')'));
            return { type: 'reference', group, flags: this.#flags };
        }
        const sign = this.#takeSign();
        throw tokens.error(`unknown extension ?P${sign}`, sign.length + 2);
    }
    #readLook(start, sign, behind) {
        const leave = behind ? this.#groups.enterLookBehind() : null;
        const body = this.#readBody(start);
        leave?.();
        const { min, max } = this.#groups.measure(body);
        if (behind && min !== max)
            throw new pattern_tokens/* PatternError */.J('look-behind requires fixed-width pattern', start);
        return { type: 'look', behind: behind ? min : null, negated: sign === '!', body };
    }
    #readCondition(start) {
        const tokens = this.#tokens;
        const group = this.#groups.takeCondition();
        const yes = this.#readSequence(false);
        const no = tokens.accept('|') ? this.#readSequence(false) : null;
        if (no && tokens.next === '|')
            throw tokens.error('conditional backref with more than two branches');
        if (!tokens.accept(')'))
            throw new pattern_tokens/* PatternError */.J('missing ), unterminated subpattern', start);
        return { type: 'condition', group, yes, no };
    }
}


/***/ }),

/***/ 34319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ NO_FLAGS),
/* harmony export */   jQ: () => (/* binding */ startsFlags),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
const FLAGS = { i: 'ignore_case', m: 'multiline', s: 'dot_all', x: 'verbose' };
const NO_FLAGS = { ignore_case: false, multiline: false, dot_all: false, ascii: false, verbose: false };
/** `first` is the letter or the minus, already taken. */
function readFlags(first, tokens, flags) {
    const on = new Set();
    const off = new Set();
    let letter = first;
    for (; letter !== '-' && letter !== ':' && letter !== ')'; letter = tokens.take()) {
        if (!isFlag(letter))
            throw unknownFlag(letter, tokens, 'missing -, : or )');
        if (letter === 'L')
            throw tokens.error("bad inline flags: cannot use 'L' flag with a str pattern");
        on.add(letter);
        if (on.has('a') && on.has('u'))
            throw tokens.error("bad inline flags: flags 'a', 'u' and 'L' are incompatible");
    }
    if (letter === '-') {
        letter = tokens.take();
        if (!isFlag(letter))
            throw unknownFlag(letter, tokens, 'missing flag');
        for (; letter !== ':'; letter = tokens.take()) {
            if (!isFlag(letter))
                throw unknownFlag(letter, tokens, 'missing :');
            if ('auL'.includes(letter))
                throw tokens.error("bad inline flags: cannot turn off flags 'a', 'u' and 'L'");
            off.add(letter);
        }
        if ([...on].some((one) => off.has(one)))
            throw tokens.error('bad inline flags: flag turned on and off', 1);
    }
    const changed = { ...flags };
    for (const one of on) {
        if (one === 'a' || one === 'u')
            changed.ascii = one === 'a';
        else
            changed[FLAGS[one]] = true;
    }
    for (const one of off)
        changed[FLAGS[one]] = false;
    return { flags: changed, whole: letter === ')' };
}
const isFlag = (letter) => letter !== undefined && /^[aiLmsux]$/.test(letter);
function unknownFlag(letter, tokens, missing) {
    if (letter === undefined)
        return tokens.error(missing);
    return tokens.error(/^\p{L}$/u.test(letter) ? 'unknown flag' : missing, letter.length);
}
const startsFlags = (letter) => letter === '-' || isFlag(letter);


/***/ }),

/***/ 20655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ Tokens),
/* harmony export */   J: () => (/* binding */ PatternError)
/* harmony export */ });
/** The text of a pattern \u2192 its tokens: single characters, and each backslash with the character after it. */
/** What Python's `re` says about a pattern, with the place in characters from 0. */
class PatternError extends Error {
    constructor(message, position) {
        super(`${message} at position ${position}`);
    }
}
class Tokens {
    #tokens = [];
    #length;
    #index = 0;
    constructor(source) {
        const characters = [...source];
        this.#length = characters.length;
        for (let at = 0; at < characters.length; at++) {
            const first = characters[at];
            if (first !== '\\')
                this.#tokens.push({ text: first, at });
            else if (at + 1 === characters.length)
                throw new PatternError('bad escape (end of pattern)', at);
            else
                this.#tokens.push({ text: first + characters[++at], at: at - 1 });
        }
    }
    /** Undefined at the end. */
    get next() {
        return this.#tokens[this.#index]?.text;
    }
    get position() {
        return this.#tokens[this.#index]?.at ?? this.#length;
    }
    get index() {
        return this.#index;
    }
    goBack(index) {
        this.#index = index;
    }
    take() {
        const { next } = this;
        if (next !== undefined)
            this.#index++;
        return next;
    }
    accept(text) {
        if (this.next !== text)
            return false;
        this.#index++;
        return true;
    }
    takeWhile(allowed, most) {
        let taken = '';
        while (taken.length < most && this.next !== undefined && allowed.test(this.next))
            taken += this.take();
        return taken;
    }
    /** A name that ends with the terminator, which is taken too. */
    takeName(terminator, what) {
        let name = '';
        for (;;) {
            const next = this.take();
            if (next === undefined)
                throw this.error(name === '' ? `missing ${what}` : `missing ${terminator}, unterminated name`, name.length);
            if (next === terminator && name === '')
                throw this.error(`missing ${what}`, 1);
            if (next === terminator)
                return name;
            name += next;
        }
    }
    error(message, back = 0) {
        return new PatternError(message, this.position - back);
    }
}


/***/ }),

/***/ 81020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readIsoDate),
/* harmony export */   U: () => (/* binding */ dayNumber)
/* harmony export */ });
/** A date or a date with a time in strict ISO 8601 \u2192 the moments that it covers, in milliseconds since 1970 in UTC; null for anything else. */
const DAY_MS = 86_400_000;
const TIME = '(?<hour>[01]\\d|2[0-3]):(?<minute>[0-5]\\d)(?::(?<second>[0-5]\\d)(?:[.,](?<fraction>\\d+))?)?';
const ZONE = 'Z|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?';
const WRITTEN = new RegExp(`^(?<day>\\d{4}-\\d\\d-\\d\\d)(?:T${TIME}(?<zone>${ZONE})?)?$`);
/** The calendar date in the extended format (2026-01-31), with or without a time; without a zone it is UTC. */
function readIsoDate(value) {
    const parts = typeof value === 'string' ? WRITTEN.exec(value)?.groups : null;
    if (!parts)
        return null;
    const { day = '', hour, minute, second = 0, fraction = 0, zone } = parts;
    const midnight = Date.parse(`${day}T00:00:00Z`);
    // Date.parse moves 2026-02-30 on to March.
    if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day))
        return null;
    if (hour === undefined)
        return { from: midnight, to: midnight + DAY_MS };
    const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second) + Number(`0.${fraction}`);
    const at = midnight + seconds * 1000 - offsetOf(zone);
    return { from: at, to: at };
}
/** The day of a moment in UTC, counted from 1970. */
const dayNumber = (at) => Math.floor(at / DAY_MS);
/** The offset in milliseconds; a time without a zone is UTC. */
function offsetOf(zone) {
    const { sign, hours, minutes = 0, } = /^(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d)?$/.exec(zone ?? '')?.groups ?? {};
    return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}


/***/ })

};
