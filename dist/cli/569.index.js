export const id = 569;
export const ids = [569];
export const modules = {

/***/ 2776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseCasesJson),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6062);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4162);



const KEYS = {
    skill: Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillCaseSchema */ .L$.shape),
    tool_route: Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolRouteCaseSchema */ .xx.shape),
    suite: Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .SuiteCaseSchema */ .Wk.shape),
    route: Object.keys(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .RouteCaseSchema */ .p0.shape),
};
function parseCasesJson(text, file) {
    const value = parseJson(text, file);
    const rows = Array.isArray(value) ? value : value?.cases;
    if (!Array.isArray(rows)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('A corpus is an array of cases, or an object with `cases`.', {
            file,
            fix: 'wrap the cases in [ … ].',
        });
    }
    if (!Array.isArray(value)) {
        const envelope = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .CorpusSchema */ .Ak.options[1].safeParse({ ...value, cases: [] });
        if (!envelope.success)
            throw explain(envelope.error, file, undefined, null, []);
    }
    const lines = findLines(text);
    return rows.map((row, index) => {
        const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseSchema */ .MW.safeParse(row);
        const id = row?.case_id;
        const line = lines.get(typeof id === 'string' ? id : '')?.shift() ?? 1;
        if (!parsed.success) {
            const kind = row?.kind;
            throw explain(parsed.error, file, typeof id === 'string' ? { id, line } : { id: `number ${index + 1}`, line: 0 }, index, KEYS[typeof kind === 'string' ? kind : 'skill'] ?? []);
        }
        return { ...parsed.data, origin: { file, line } };
    });
}
function parseJson(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const message = error.message;
        const position = /position (\d+)/.exec(message)?.[1];
        const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not JSON: ${message}.`, {
            file,
            ...(line === undefined ? {} : { line }),
            fix: 'mend the syntax there; JSON allows no comments and no trailing commas.',
        });
    }
}
function explain(error, file, place, index, keys) {
    const issue = error.issues[0];
    const path = (issue?.path ?? []).reduce((at, key) => (typeof key === 'number' ? `${at}[${key}]` : at ? `${at}.${String(key)}` : String(key)), index === null ? '' : `cases[${index}]`);
    const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
    const meant = unknown === null ? null : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(unknown, keys);
    const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more in this case)` : '';
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${unknown === null ? (issue?.message ?? 'This is not a case') : `Unknown key '${unknown}'`}${more}.`, {
        file,
        ...(place?.line ? { line: place.line } : {}),
        ...(place ? { case_id: place.id } : {}),
        ...(path ? { path } : {}),
        fix: unknown === null
            ? 'see docs/cases.md for the fields of each kind.'
            : meant
                ? `write '${meant}'.`
                : `remove it; the fields are ${keys.join(', ')}.`,
    });
}
/** Lines of each case_id, in order: annotations point there. A quoted "case_id" inside a string is escaped, so it does not match. */
function findLines(text) {
    const lines = new Map();
    let line = 1;
    let from = 0;
    for (const match of text.matchAll(/(?<!\\)"case_id"\s*:\s*("(?:[^"\\]|\\.)*")/g)) {
        for (; from < match.index; from++)
            if (text.charCodeAt(from) === 10)
                line++;
        try {
            const id = JSON.parse(match[1] ?? '""');
            const known = lines.get(id);
            if (known)
                known.push(line);
            else
                lines.set(id, [line]);
        }
        catch {
            // A broken escape: JSON.parse of the whole file has already said so.
        }
    }
    return lines;
}


/***/ }),

/***/ 6152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ ExpectSchema),
/* harmony export */   Y: () => (/* binding */ ASSERTIONS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/** What a suite (seed 003) may assert of a JSON answer: every assertion by its name. All that stand in one object must hold; an unknown one is an error. */

const path = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
const words = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1);
const one = (schema) => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([schema, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(schema).min(1)]);
const day = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((text) => !Number.isNaN(Date.parse(text)), 'is a date such as 2026-01-31');
const regex = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine(isPattern, 'is a pattern that JavaScript cannot run');
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
    /** Of has_field. */
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    has_fields: words.optional(),
    /** {path: value, …}, or {path, value}. */
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
/** An empty one asserts that the answer is JSON. */
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

/***/ 4162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ CorpusSchema),
/* harmony export */   L$: () => (/* binding */ SkillCaseSchema),
/* harmony export */   MW: () => (/* binding */ CaseSchema),
/* harmony export */   Wk: () => (/* binding */ SuiteCaseSchema),
/* harmony export */   p0: () => (/* binding */ RouteCaseSchema),
/* harmony export */   xx: () => (/* binding */ ToolRouteCaseSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _expect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6152);
/** The corpus: one row is a case, a union on `kind`. Strict: an unknown key is an error. Fields of kind `skill` are seed 000's and 001's. */


const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1);
const tier = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2), zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(3)]);
const list = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).default([]);
const minOffer = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['full', 'name_only', 'any']),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^(100|[1-9]?\d)%$/, 'is full, name_only, any or a percentage such as 50%'),
]);
const common = {
    case_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/:@-]*$/, 'starts with a letter or digit, then letters, digits and . _ - / : @')
        .max(200),
    category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    /** Executions of each unit; default 3 for kind suite, else 1. */
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(10).optional(),
    /** How trials fold: any, all, or more than half. */
    pass_threshold: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['any', 'all', 'majority']).default('any'),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().max(86_400).optional(),
    /** Only these agents run the case. */
    agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text).optional(),
    /** The weakest offer of expected_skill that may pass. */
    min_offer: minOffer.default('any'),
    /** Folder, relative to the corpus file, copied as the unit's working directory. */
    workspace: text.optional(),
    /** The author's reason for leaving the case out. */
    skip: text.optional(),
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
    /** `{{name.path}}` in its strings stands for what an earlier step stored. */
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    /** Keeps the answer under this name; {name: path} keeps parts of it. */
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
    /** A condition under which the case is left out; no condition is known yet, so any leaves it out, with that reason. */
    skip_if: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Asked one after the other, each in a session of its own. */
    multi_step: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(StepSchema).min(1).optional(),
})
    .refine((row) => row.expect !== undefined || row.multi_step?.some((step) => step.expect !== undefined), 'asserts nothing: it needs `expect`, or a step with one')
    .refine((row) => row.input !== undefined || row.multi_step !== undefined, 'needs `input` or `multi_step`');
const RouteCaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('route'),
    ...common,
    query: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    expected: list,
    /** The expected id must stand at this rank or above. */
    within: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).default(1),
    min_confidence: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'medium', 'low']).optional(),
    /** Nothing may reach medium. */
    none: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
});
const CaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value) => value && typeof value === 'object' && !Array.isArray(value) && !('kind' in value)
    ? { kind: 'skill', ...value }
    : value, zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [SkillCaseSchema, ToolRouteCaseSchema, SuiteCaseSchema, RouteCaseSchema]));
const CorpusSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CaseSchema),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        $schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
        $meta: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1).optional() }).optional(),
        cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CaseSchema),
    }),
]);


/***/ }),

/***/ 9409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ checkUnique),
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   yW: () => (/* binding */ bareId)
/* harmony export */ });
/* unused harmony export skillsOf */
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);
/** Checks a corpus as a whole and picks the cases that the user's filters leave. */


/** case_id is the key of everything that follows, so it stands once. */
function checkUnique(cases) {
    const seen = new Map();
    for (const testCase of cases) {
        const first = seen.get(testCase.case_id);
        if (first) {
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This case_id stands twice; first in ${first.origin?.file ?? 'the corpus'}:${first.origin?.line ?? 0}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: 'give one of them another case_id.',
            });
        }
        seen.set(testCase.case_id, testCase);
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
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(word, [...new Set(known)]);
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`--${name} ${word} matches no case.`, {
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
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(nothing, { fix: cases.length === 0 ? 'the corpus holds no cases.' : 'loosen the filters.' });
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

/***/ 7526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ez: () => (/* binding */ checkRouteNames),
  jQ: () => (/* binding */ listRouteCases),
  U9: () => (/* binding */ parseToolRoutes)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
;// CONCATENATED MODULE: ./build/lib/case/python-pattern.js
/** A pattern as Python's `re` reads it → the same pattern for JavaScript, or what keeps it from being one. */
/** `re.search(pattern, text, re.IGNORECASE)`: `.` misses the line feed alone, `$` holds before a last line feed too. */
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
/** What JavaScript refuses or, worse, takes for something else. Row: how the rest of the pattern begins, and what to write. */
const ONLY_PYTHON = [
    [/^\(\?P<(\w*)>/, '(?P<name>…) is Python alone; write (?<name>…)'],
    [/^\(\?P=/, '(?P=name) is Python alone; write \\k<name>'],
    [/^\(\?#/, '(?#…) comments are Python alone; remove it'],
    [/^\(\?\(/, '(?(group)…) conditions are Python alone; write two alternatives'],
    [/^\(\?>/, '(?>…) is Python alone; write (?:…)'],
    [/^\(\?[aiLmsux-]+[:)]/, 'inline flags are Python alone; remove them: case is ignored anyway'],
    [/^\\A/, '\\A is Python alone; write ^'],
    [/^\\Z/, '\\Z is Python alone; write $'],
    [/^\\a/, '\\a is Python alone; write \\x07'],
    [/^\\N\{/, '\\N{…} is Python alone; write \\uXXXX'],
    [/^\\U/, '\\UXXXXXXXX is Python alone; write the character itself'],
    [/^[*+?]\+/, 'possessive quantifiers are Python alone; remove the second +'],
    [/^\{,\d+\}/, '{,n} is Python alone; write {0,n}'],
    [/^\[\^?\]/, 'a ] that comes first in a class is Python alone; write \\]'],
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
/** Turns the text of a tool-routes.yaml (seed 002) into routes that know their line, and routes into one case per example. */






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
function parseToolRoutes(source, file) {
    const counter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(source, { lineCounter: counter, prettyErrors: true });
    const [broken] = document.errors;
    if (broken)
        throw new config_error/* ConfigError */.x(`This is not YAML: ${broken.message.split('\n')[0]?.replace(/:$/, '')}.`, {
            file,
            line: broken.linePos?.[0].line ?? 1,
            fix: 'mend the syntax there; a pattern is safest in single quotes.',
        });
    /** Of what stands at the path, else of what should hold it. */
    const lineOf = (path) => {
        if (path.length === 0)
            return 1;
        const parent = document.getIn(path.slice(0, -1), true);
        const pair = (0,dist/* isMap */.jh)(parent) ? parent.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
        const node = (pair?.key ?? document.getIn(path, true));
        return node?.range ? counter.linePos(node.range[0]).line : lineOf(path.slice(0, -1));
    };
    const whole = document.toJS();
    if (typeof whole !== 'object' || whole === null || typeof whole.routes !== 'object' || whole.routes === null)
        throw new config_error/* ConfigError */.x('A file of tool routes is `routes:` with one entry per route.', {
            file,
            line: 1,
            fix: 'write routes: {my-route: {tool, pattern, message, tests}}.',
        });
    return Object.entries(whole.routes).map(([name, value]) => {
        const at = (path) => lineOf(['routes', name, ...path]);
        const parsed = RouteSchema.safeParse(value);
        if (!parsed.success)
            throw explain(parsed.error, name, file, at);
        const { tool, pattern, message, tests } = parsed.data;
        const read = readPythonPattern(pattern);
        if ('problem' in read)
            throw new config_error/* ConfigError */.x(`This pattern cannot be tried: ${read.problem}.`, {
                file,
                line: at(['pattern']),
                path: `routes.${name}.pattern`,
                fix: 'write it so that Python and JavaScript read it alike.',
            });
        const examples = (tests ?? []).map(({ desc, input, expect, contains }, index) => ({
            desc: desc || `test ${index}`,
            tool: input.tool_name ?? tool,
            input: input.tool_input,
            expect,
            contains: contains ?? null,
            origin: { file, line: at(['tests', index]) },
        }));
        return { name, tool, pattern, matches: read.pattern, message, examples, origin: { file, line: at([]) } };
    });
}
/** Files are merged, and the first match wins: a second route of a name would be out of anyone's sight. */
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
        const taken = new Map();
        return route.examples.map((example) => {
            const words = slug(example.desc);
            const count = (taken.get(words) ?? 0) + 1;
            taken.set(words, count);
            const { tool, input, expect, contains, origin } = example;
            const row = {
                kind: 'tool_route',
                case_id: `${slug(route.name)}/${words}${count > 1 ? `-${count}` : ''}`,
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
const slug = (words) => words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90) || 'x';
function explain(error, name, file, at) {
    const issue = error.issues[0];
    const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
    const path = issue?.path ?? [];
    const known = path.includes('input')
        ? Object.keys(ExampleSchema.shape.input.shape)
        : Object.keys(path.includes('tests') ? ExampleSchema.shape : RouteSchema.shape);
    const meant = unknown === null ? null : (0,nearest/* nearest */.p)(unknown, known);
    return new config_error/* ConfigError */.x(unknown === null ? `${issue?.message}.` : `Unknown key '${unknown}'.`, {
        file,
        line: at(path),
        path: ['routes', name, ...path].map(String).join('.'),
        fix: meant ? `write '${meant}'.` : `the fields are ${known.join(', ')}.`,
    });
}


/***/ }),

/***/ 4335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ loadCorpus),
  R: () => (/* binding */ loadRoutes)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/case/corpus-json.js
var corpus_json = __webpack_require__(2776);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/lib/case/expect.js
var expect = __webpack_require__(6152);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/lib/case/suites.js
/** Turns the text of a *.tests.json (seed 003) into suite cases that know their line. */






const own = schema/* SuiteCaseSchema */.Wk.shape;
const TestSchema = schemas/* strictObject */.rej({
    id: own.case_id,
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    input: own.input,
    expect: own.expect,
    skip_if: own.skip_if,
    multi_step: own.multi_step,
    /** Names of functions that the seed never defined. */
    setup: schemas/* unknown */.L5J().optional(),
    cleanup: schemas/* unknown */.L5J().optional(),
    priority: schemas/* string */.YjP().optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    trials: own.trials,
    pass_threshold: own.pass_threshold.optional(),
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
    const parsed = FileSchema.safeParse((0,corpus_json/* parseJson */.q)(text, file));
    if (!parsed.success)
        throw explain(parsed.error, file, [], text, null);
    const { agent, test_suites } = parsed.data;
    return Object.entries(test_suites).flatMap(([category, suite]) => suite.tests.map((value, index) => {
        const id = value?.id;
        const at = ['test_suites', category, 'tests', index];
        const read = TestSchema.safeParse(value);
        if (!read.success)
            throw explain(read.error, file, at, text, typeof id === 'string' ? id : null);
        const { id: case_id, name: _, description: __, priority: ___, tags: ____, setup, cleanup, ...rest } = read.data;
        const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
        const skip = rest.skip ??
            (functions.length ? `it wants ${functions.join(' and ')}, which this tool cannot call` : undefined);
        const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id, category, subagent: agent };
        const whole = schema/* CaseSchema */.MW.safeParse(row);
        if (!whole.success)
            throw explain(whole.error, file, at, text, case_id);
        return { ...whole.data, origin: { file, line: lineOf(text, case_id) } };
    }));
}
function explain(error, file, at, text, id) {
    const issue = error.issues[0];
    const path = [...at, ...(issue?.path ?? [])];
    const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
    const asserted = (issue?.path ?? []).includes('expect');
    const known = asserted ? expect/* ASSERTIONS */.Y : Object.keys(TestSchema.shape);
    const meant = unknown === null ? null : (0,nearest/* nearest */.p)(unknown, known);
    const what = asserted ? `Unknown assertion '${unknown}'` : `Unknown key '${unknown}'`;
    return new config_error/* ConfigError */.x(`${unknown === null ? (issue?.message ?? 'This is no suite') : what}.`, {
        file,
        ...(id === null ? {} : { line: lineOf(text, id), case_id: id }),
        path: path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), ''),
        fix: meant
            ? `write '${meant}'.`
            : asserted
                ? `the assertions are ${expect/* ASSERTIONS */.Y.join(', ')}.`
                : 'see docs/suites.md.',
    });
}
function lineOf(text, id) {
    const at = text.search(new RegExp(`"id"\\s*:\\s*${JSON.stringify(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

// EXTERNAL MODULE: ./build/lib/case/tool-routes.js + 1 modules
var tool_routes = __webpack_require__(7526);
;// CONCATENATED MODULE: ./build/lib/case/loaders.js
/** The corpus formats: which loader reads which file. */



/** First match wins, so the most particular name comes first. */
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

// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
;// CONCATENATED MODULE: ./build/lib/io/corpus.js
/** Finds corpus files by path, folder or glob and loads each by the loader of its name. */







async function loadCorpus(patterns, options) {
    const files = await findFiles(patterns, options.cwd);
    const corpus = { cases: [], routes: [], files, skipped: [] };
    for (const file of files) {
        const shown = (0,external_node_path_.relative)(options.cwd, file) || file;
        const loader = LOADERS.find((row) => row.supports((0,external_node_path_.basename)(file)));
        if (!loader)
            throw new config_error/* ConfigError */.x('No loader knows this file.', {
                file: shown,
                fix: 'name it cases.json, *.tests.json or tool-routes.yaml.',
            });
        const text = await (0,promises_.readFile)(file, 'utf8');
        try {
            corpus.cases.push(...loader.parse(text, shown));
            corpus.routes.push(...(loader.routes?.(text, shown) ?? []));
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x) || !loader.skips_invalid || options.strict)
                throw error;
            corpus.skipped.push({ file: shown, reason: error.message });
        }
    }
    (0,tool_routes/* checkRouteNames */.Ez)(corpus.routes);
    (0,case_select/* checkUnique */.Mb)(corpus.cases);
    return corpus;
}
const ROUTE_LOADER = LOADERS.find((row) => row.routes !== undefined);
/** Routes alone; without patterns, of every route file below the folder (there may be none). */
async function loadRoutes(patterns, cwd) {
    const ignore = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];
    const found = patterns.length
        ? await findFiles(patterns, cwd)
        : (await (0,dist/* glob */.TI)([...(ROUTE_LOADER?.globs ?? [])], { cwd, absolute: true, ignore })).sort();
    const files = found.filter((file) => /\.ya?ml$/.test(file));
    const routes = [];
    for (const file of files)
        routes.push(...(ROUTE_LOADER?.routes?.(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file) || file) ?? []));
    (0,tool_routes/* checkRouteNames */.Ez)(routes);
    return { routes, files };
}
async function findFiles(patterns, cwd) {
    const found = new Set();
    for (const pattern of patterns) {
        const path = (0,external_node_path_.resolve)(cwd, pattern);
        const entry = await (0,promises_.stat)(path).catch(() => null);
        if (entry?.isFile()) {
            found.add(path);
            continue;
        }
        const globs = entry?.isDirectory() ? LOADERS.flatMap((row) => row.globs) : [pattern];
        const matches = await (0,dist/* glob */.TI)(globs, {
            cwd: entry?.isDirectory() ? path : cwd,
            absolute: true,
            ignore: ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'],
        });
        if (matches.length === 0) {
            throw new config_error/* ConfigError */.x(entry ? 'This folder holds no corpus file.' : 'There is no such corpus.', {
                file: pattern,
                fix: 'name a cases.json with --cases, or write one with `agent-routing init`.',
            });
        }
        for (const match of matches.sort())
            found.add((0,external_node_path_.resolve)(match));
    }
    return [...found];
}


/***/ }),

/***/ 3569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fitIndex: () => (/* binding */ fitIndex)
});

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/corpus.js + 2 modules
var io_corpus = __webpack_require__(4335);
// EXTERNAL MODULE: ./build/lib/router/best.js
var best = __webpack_require__(852);
// EXTERNAL MODULE: ./build/lib/router/calibration.js
var router_calibration = __webpack_require__(7932);
// EXTERNAL MODULE: ./build/lib/router/examples.js
var router_examples = __webpack_require__(7121);
// EXTERNAL MODULE: ./build/lib/router/fitted.js
var fitted = __webpack_require__(7146);
;// CONCATENATED MODULE: ./build/lib/router/logistic.js
/** Rows and outcomes → the coefficients of a logistic, held near those it starts from: few rows move it little. */
const TURNS = 25;
/** Newton's method, each step halved until it helps, on the log loss with a pull of `strength` towards `start`. */
function fitLogistic(rows, start, strength) {
    const loss = (at) => rows.reduce((sum, row) => sum + logLoss(row, at), 0) +
        (strength / 2) * at.reduce((sum, value, i) => sum + (value - start[i]) ** 2, 0);
    let at = [...start];
    let now = loss(at);
    for (let turn = 0; turn < TURNS; turn++) {
        const step = newtonStep(rows, at, start, strength);
        let share = 1;
        let next = at;
        let then = now;
        for (; share > 1e-6; share /= 2) {
            next = at.map((value, i) => value - share * step[i]);
            then = loss(next);
            if (then < now)
                break;
        }
        if (then >= now - 1e-9)
            break;
        at = next;
        now = then;
    }
    return at;
}
function logitOf({ features }, at) {
    return features.reduce((sum, value, i) => sum + value * at[i], 0);
}
function logLoss(row, at) {
    const logit = row.right ? -logitOf(row, at) : logitOf(row, at);
    return logit > 30 ? logit : Math.log1p(Math.exp(logit));
}
function newtonStep(rows, at, start, strength) {
    const gradient = at.map((value, i) => strength * (value - start[i]));
    const curve = at.map((_, i) => at.map((_, j) => (i === j ? strength : 0)));
    for (const row of rows) {
        const chance = 1 / (1 + Math.exp(-logitOf(row, at)));
        const bend = chance * (1 - chance);
        for (let i = 0; i < at.length; i++) {
            const value = row.features[i];
            gradient[i] += (chance - (row.right ? 1 : 0)) * value;
            for (let j = 0; j < at.length; j++)
                curve[i][j] += bend * value * row.features[j];
        }
    }
    return solve(curve, gradient);
}
/** Gauss-Jordan; the matrix is positive definite. */
function solve(matrix, right) {
    const rows = matrix.map((row, i) => [...row, right[i]]);
    const size = rows.length;
    for (let column = 0; column < size; column++) {
        const pivot = rows[column];
        const scale = pivot[column];
        for (let j = column; j <= size; j++)
            pivot[j] /= scale;
        for (let i = 0; i < size; i++) {
            if (i === column)
                continue;
            const factor = rows[i][column];
            for (let j = column; j <= size; j++)
                rows[i][j] -= factor * pivot[j];
        }
    }
    return rows.map((row) => row[size]);
}

// EXTERNAL MODULE: ./build/lib/router/measure.js
var measure = __webpack_require__(2436);
// EXTERNAL MODULE: ./build/lib/router/scorer.js + 4 modules
var router_scorer = __webpack_require__(2034);
// EXTERNAL MODULE: ./build/lib/router/weights.js
var weights = __webpack_require__(8049);
;// CONCATENATED MODULE: ./build/lib/router/fit.js
/** An index and labelled queries → a fitted index: the weight of the examples and a calibration, each query judged by an index that never held it. */








/** Weights that are tried. */
const WEIGHTS = [0, 2.5, 5, 10, 20, 40];
/** How firmly the shipped calibration is held: as many queries as this count as much. */
const STRENGTH = 5;
/** More are sampled, evenly: each is ranked once per weight. */
const MOST_JUDGED = 4000;
function fitRouter(tools, examples, embedder) {
    const scorer = (0,router_scorer/* createScorer */.f)(tools, embedder, null);
    const index = (0,router_examples/* buildExampleIndex */.h)(tools, examples);
    const places = new Map(tools.map((tool, i) => [tool.id, i]));
    const step = Math.max(1, examples.length / MOST_JUDGED);
    const judged = [];
    for (let at = 0; at < examples.length; at += step) {
        const { id, query, expected } = examples[Math.floor(at)];
        const scores = scorer.score(query);
        const right = expected.flatMap((name) => places.get(name) ?? []);
        if (right.length === 0 && expected.length > 0)
            continue;
        judged.push({ scores, told: index.search(scores.words, id), right });
    }
    const weight = WEIGHTS.map((tried) => ({ tried, right: countRight(judged, tried) })).reduce((a, b) => b.right > a.right ? b : a).tried;
    const { calibration, chances } = fitCalibration(judged, weight);
    const asked = judged.flatMap((row, i) => (row.right.length ? [{ ...row, chance: chances[i] }] : []));
    const ranks = asked.map((row) => rankOf(row, weight));
    const share = (within) => (asked.length ? ranks.filter((rank) => rank <= within).length / asked.length : 0);
    return {
        schema: fitted/* FITTED_SCHEMA */.PT,
        leave_one_out: {
            queries: asked.length,
            recall_at_1: share(1),
            recall_at_5: share(5),
            calibration_error: (0,measure/* calibrationError */.fW)(asked.map(({ chance }, i) => ({ said: chance, right: ranks[i] === 1 }))),
        },
        weight,
        calibration,
        tools: [...tools],
        examples: examples.map(({ id, query, expected }) => ({ id, query, expected })),
    };
}
function addExamples({ scores, told }, weight) {
    return scores.fused.map((value, i) => value + weight * told[i]);
}
function rankOf(row, weight) {
    const fused = addExamples(row, weight);
    const own = Math.max(...row.right.map((place) => fused[place]));
    if (own <= 0)
        return Number.POSITIVE_INFINITY;
    let rank = 1;
    for (const value of fused)
        if (value > own)
            rank++;
    return rank;
}
/** Right at the first place, with a little credit for standing near it. */
function countRight(judged, weight) {
    return judged.reduce((sum, row) => sum + (row.right.length ? 1 / rankOf(row, weight) : 0), 0);
}
function fitCalibration(judged, weight) {
    const shapes = judged.map((row) => {
        const fused = addExamples(row, weight);
        const [first] = (0,best/* best */.b)(fused, 1);
        const shape = first === undefined ? null : (0,router_calibration/* describeShapes */.KV)({ fused, similar: row.scores.similar })(first);
        return { shape, right: first !== undefined && row.right.includes(first) };
    });
    const rows = shapes.flatMap(({ shape, right }) => shape ? [{ features: [...router_calibration/* SHAPE_KEYS */.ZX.map((key) => shape[key]), 1], right }] : []);
    const start = [...router_calibration/* SHAPE_KEYS */.ZX.map((key) => weights/* CALIBRATION */.jY[key]), weights/* CALIBRATION */.jY.bias];
    const found = fitLogistic(rows, start, STRENGTH);
    const calibration = { ...weights/* CALIBRATION */.jY, bias: found.at(-1) };
    router_calibration/* SHAPE_KEYS */.ZX.forEach((key, i) => {
        calibration[key] = found[i];
    });
    return { calibration, chances: shapes.map(({ shape }) => (shape ? (0,router_calibration/* chanceOf */.En)(shape, calibration) : 0)) };
}

// EXTERNAL MODULE: ./build/lib/router/query-set.js
var query_set = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/lib/router/text.js
var router_text = __webpack_require__(7313);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(492);
;// CONCATENATED MODULE: ./build/src/commands/route-fit.js






async function fitIndex(options, index, embedder, shell) {
    if (options.output === undefined)
        throw new config_error/* ConfigError */.x('route fit writes a file.', { fix: 'name it with --output FILE.' });
    const examples = await readExamples(options, shell);
    const known = new Set(index.tools.map((tool) => tool.id));
    const strangers = [...new Set(examples.flatMap(({ expected }) => expected.filter((id) => !known.has(id))))];
    if (strangers.length)
        shell.stderr(`agent-routing: warning: the index knows no ${strangers
            .slice(0, 5)
            .map((id) => `'${(0,router_text/* showText */.h$)(id)}'`)
            .join(', ')}${strangers.length > 5 ? ` and ${strangers.length - 5} more` : ''}; queries that expect only them teach nothing.\n`);
    if (!examples.some(({ expected }) => expected.some((id) => known.has(id))))
        throw new config_error/* ConfigError */.x('No query expects anything that the index holds.', {
            fix: 'check --index and the ids in expected.',
        });
    const fitted = fitRouter(index.tools, examples, embedder);
    await (0,named_file/* writeNamed */.R)(options.output, `${JSON.stringify(fitted)}\n`, shell);
    const { queries, recall_at_1, recall_at_5, calibration_error } = fitted.leave_one_out;
    shell.stdout(options.json
        ? `${JSON.stringify({ output: options.output, weight: fitted.weight, leave_one_out: fitted.leave_one_out })}\n`
        : `Fitted ${index.tools.length} rows to ${examples.length} queries, weight ${fitted.weight}: ${(0,router_text/* showText */.h$)(options.output)}\n` +
            `Left out one by one, ${queries} queries: R@1 ${(100 * recall_at_1).toFixed(1)} %, R@5 ${(100 * recall_at_5).toFixed(1)} %, calibration error ${calibration_error.toFixed(3)}\n`);
    return 0;
}
async function readExamples(options, shell) {
    const examples = options.queries === undefined ? [] : (0,query_set/* parseQueries */.S)(await (0,named_file/* readNamed */.M)(options.queries, shell), options.queries);
    if (options.cases !== undefined) {
        const corpus = await (0,io_corpus/* loadCorpus */.x)([options.cases], { cwd: shell.cwd, strict: false });
        examples.push(...corpus.cases.flatMap(exampleOf));
    }
    if (examples.length === 0)
        throw new config_error/* ConfigError */.x('There is nothing to learn from.', { fix: 'name --queries FILE or --cases FILE.' });
    return examples;
}
/** A case that says which skill a prompt is for; the other kinds say nothing of routing. */
function exampleOf(row) {
    if (row.kind === 'skill')
        return [
            {
                id: row.case_id,
                query: row.prompt,
                expected: row.expected_skill ? [row.expected_skill.replace(/^.*:/, '')] : [],
            },
        ];
    if (row.kind === 'route')
        return [{ id: row.case_id, query: row.query, expected: row.none ? [] : row.expected }];
    return [];
}


/***/ })

};
