export const id = 347;
export const ids = [347];
export const modules = {

/***/ 8540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ parseCasesJson),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/lib/case/schema.js
/** The corpus: one row is a case, a union on `kind`. Strict: an unknown key is an error. Fields of kind `skill` are seed 000's and 001's. */

const schema_text = schemas/* string */.YjP().min(1);
const tier = schemas/* union */.KCZ([schemas/* literal */.euz(1), schemas/* literal */.euz(2), schemas/* literal */.euz(3)]);
const list = schemas/* array */.YOg(schema_text).default([]);
const minOffer = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['full', 'name_only', 'any']),
    schemas/* string */.YjP().regex(/^(100|[1-9]?\d)%$/, 'is full, name_only, any or a percentage such as 50%'),
]);
const common = {
    case_id: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/:@-]*$/, 'starts with a letter or digit, then letters, digits and . _ - / : @')
        .max(200),
    category: schemas/* string */.YjP().default(''),
    /** Executions of each unit; default 3 for kind suite, else 1. */
    trials: schemas/* int */.Whr().min(1).max(10).optional(),
    /** How trials fold: any, all, or more than half. */
    pass_threshold: schemas/* enum */.k5n(['any', 'all', 'majority']).default('any'),
    timeout_seconds: schemas/* number */.aig().positive().max(86_400).optional(),
    /** Only these agents run the case. */
    agents: schemas/* array */.YOg(schema_text).optional(),
    /** The weakest offer of expected_skill that may pass. */
    min_offer: minOffer.default('any'),
    /** Folder, relative to the corpus file, copied as the unit's working directory. */
    workspace: schema_text.optional(),
    /** The author's reason for leaving the case out. */
    skip: schema_text.optional(),
};
const SkillCaseSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('skill'),
    ...common,
    prompt: schema_text,
    expected_skill: schemas/* string */.YjP().default(''),
    required_all_evidence: list,
    required_any_evidence: list,
    /** Legacy: joined to required_all_evidence. */
    required_evidence: list,
    require_skill_file: schemas/* boolean */.zMY().default(true),
    required_skills: list,
    required_files: list,
    expected_skill_min_tier: tier.default(1),
    optional_skills: list,
    disallowed_skills: list,
    disallowed_min_tier: tier.default(2),
    /** {agent: {alias: canonical id}} */
    provider_aliases: schemas/* record */.g1P(schema_text, schemas/* record */.g1P(schema_text, schema_text)).default({}),
});
const ToolRouteCaseSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('tool_route'),
    ...common,
    tool: schema_text,
    input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    expect: schemas/* enum */.k5n(['block', 'allow']),
    contains: schema_text.optional(),
    route: schema_text.optional(),
});
const SuiteCaseSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('suite'),
    ...common,
    /** A suite file's `agent`, such as `jarvis:jarvis-explorer-agent`. */
    subagent: schema_text,
    input: schemas/* unknown */.L5J(),
    expect: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    skip_if: schemas/* string */.YjP().optional(),
    multi_step: schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())).optional(),
});
const RouteCaseSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('route'),
    ...common,
    query: schemas/* string */.YjP(),
    expected: list,
    /** The expected id must stand at this rank or above. */
    within: schemas/* int */.Whr().min(1).default(1),
    min_confidence: schemas/* enum */.k5n(['high', 'medium', 'low']).optional(),
    /** Nothing may reach medium. */
    none: schemas/* boolean */.zMY().default(false),
});
const CaseSchema = schemas/* preprocess */.vkY((value) => value && typeof value === 'object' && !Array.isArray(value) && !('kind' in value)
    ? { kind: 'skill', ...value }
    : value, schemas/* discriminatedUnion */.gMt('kind', [SkillCaseSchema, ToolRouteCaseSchema, SuiteCaseSchema, RouteCaseSchema]));
const CorpusSchema = schemas/* union */.KCZ([
    schemas/* array */.YOg(CaseSchema),
    schemas/* strictObject */.rej({
        $schema: schemas/* string */.YjP().optional(),
        $meta: schemas/* looseObject */._H3({ schema: schemas/* literal */.euz(1).optional() }).optional(),
        cases: schemas/* array */.YOg(CaseSchema),
    }),
]);

;// CONCATENATED MODULE: ./build/lib/case/corpus-json.js



const KEYS = {
    skill: Object.keys(SkillCaseSchema.shape),
    tool_route: Object.keys(ToolRouteCaseSchema.shape),
    suite: Object.keys(SuiteCaseSchema.shape),
    route: Object.keys(RouteCaseSchema.shape),
};
function parseCasesJson(text, file) {
    const value = parseJson(text, file);
    const rows = Array.isArray(value) ? value : value?.cases;
    if (!Array.isArray(rows)) {
        throw new config_error/* ConfigError */.x('A corpus is an array of cases, or an object with `cases`.', {
            file,
            fix: 'wrap the cases in [ … ].',
        });
    }
    if (!Array.isArray(value)) {
        const envelope = CorpusSchema.options[1].safeParse({ ...value, cases: [] });
        if (!envelope.success)
            throw explain(envelope.error, file, undefined, null, []);
    }
    const lines = findLines(text);
    return rows.map((row, index) => {
        const parsed = CaseSchema.safeParse(row);
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
        throw new config_error/* ConfigError */.x(`This is not JSON: ${message}.`, {
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
    const meant = unknown === null ? null : (0,nearest/* nearest */.p)(unknown, keys);
    const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more in this case)` : '';
    return new config_error/* ConfigError */.x(`${unknown === null ? (issue?.message ?? 'This is not a case') : `Unknown key '${unknown}'`}${more}.`, {
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

/***/ 9523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/** Reads the YAML block on top of a SKILL.md as the lenient CLIs do, and says what a strict reader would stumble over. */

function parseFrontMatter(text) {
    const problems = [];
    const marked = text.startsWith('\uFEFF');
    if (marked)
        problems.push({ line: 1, message: 'the file starts with a byte order mark' });
    const lines = (marked ? text.slice(1) : text).split(/\r\n|\n|\r/);
    const none = (line, message) => ({
        present: false,
        fields: {},
        problems: [...problems, { line, message }],
        body_line: 1,
    });
    if (!isFence(lines[0])) {
        const first = lines.findIndex((line) => line.trim() !== '');
        return first > 0 && isFence(lines[first])
            ? none(first + 1, 'the front matter does not start on line 1')
            : none(1, 'there is no front matter');
    }
    const close = lines.findIndex((line, index) => index > 0 && isFence(line));
    if (close < 0)
        return none(1, 'the front matter is not closed by a line of three dashes');
    const block = lines.slice(1, close);
    const { fields, problems: found } = readBlock(block);
    return { present: true, fields, problems: [...problems, ...found], body_line: close + 2 };
}
const isFence = (line) => line !== undefined && /^---[ \t]*$/.test(line);
function readBlock(block) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(block.join('\n'), { logLevel: 'silent', prettyErrors: true });
    const problems = document.errors.map((error) => ({
        // The block starts on the file's second line.
        line: (error.linePos?.[0].line ?? 1) + 1,
        message: firstLine(error.message),
    }));
    const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
    if (!broken && document.contents === null)
        return { fields: {}, problems };
    if (!broken && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)) {
        try {
            return { fields: document.toJS(), problems };
        }
        catch (error) {
            problems.push({ line: 2, message: firstLine(error.message) });
        }
    }
    if (!broken)
        problems.push({ line: 2, message: 'the front matter is not a list of `key: value`' });
    return { fields: readLines(block), problems };
}
/** The first of two like keys is what most readers keep; a broken block yields it by line, as Codex 0.169 does. */
function readLines(block) {
    const fields = {};
    let open = null;
    for (const line of block) {
        const [, key, value = ''] = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
        if (key !== undefined) {
            open = key in fields ? null : key;
            if (open)
                fields[open] = /^[|>][+-]?\s*$/.test(value) ? '' : unquote(value.trim());
        }
        else if (open && /^[ \t]+\S/.test(line)) {
            fields[open] = `${fields[open]} ${line.trim()}`.trim();
        }
        else if (line.trim() !== '' && !/^[ \t]/.test(line)) {
            open = null;
        }
    }
    return fields;
}
function unquote(value) {
    const quote = value[0];
    const quoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
    return quoted ? value.slice(1, -1) : value;
}
/** The library's message, without the place it repeats and the excerpt below it. */
function firstLine(message) {
    return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
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
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
/** Files that the user named on the command line: read or written, or one error that says which and why not. */



async function readNamed(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), 'utf8');
    }
    catch (error) {
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`This file cannot be read (${error.code}).`, { file: path });
    }
}
async function writeNamed(path, text, shell) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), text);
    }
    catch (error) {
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`This file cannot be written (${error.code}).`, { file: path });
    }
}


/***/ }),

/***/ 2952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  route: () => (/* binding */ route)
});

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/route-index.js + 2 modules
var route_index = __webpack_require__(7854);
// EXTERNAL MODULE: ./build/lib/io/vectors.js + 1 modules
var vectors = __webpack_require__(9011);
// EXTERNAL MODULE: ./build/lib/router/profile.js
var profile = __webpack_require__(561);
// EXTERNAL MODULE: ./build/lib/router/router.js
var router = __webpack_require__(5067);
;// CONCATENATED MODULE: ./build/lib/router/text.js
const COLOURS = { high: '\u001b[32m', medium: '\u001b[33m', low: '\u001b[31m' };
const SHOWN_THEFTS = 10;
const SHOWN_QUERIES = 3;
/** A query or a name is anyone's text: no escape sequence or line break of it reaches the terminal. */
function showText(text, longest = 200) {
    const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
    const characters = [...plain];
    return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : plain;
}
function renderRouteText(head, ranked, options) {
    const { confidence_profile: profile, stats } = head;
    const lines = [
        `Searching for: '${showText(head.query)}'`,
        ...(options.translated ? [`Translated: '${showText(options.translated)}'`] : []),
        `Confidence profile: ${profile.name} (${profile.source})`,
        `Search params: limit=${head.limit}, min_score=${decimal(head.threshold)} (results with score < min_score are filtered)`,
        '',
    ];
    if (ranked.length === 0)
        return `${[...lines, 'No matches found for this query.'].join('\n')}\n`;
    const width = Math.max(4, ...ranked.map((row) => showText(row.tool.id, 60).length));
    lines.push(`Routing Results for: ${showText(head.query)}`);
    lines.push(`${'Tool'.padEnd(width)}  Score  Confidence  Final${options.explain ? '  Details' : ''}`);
    for (const row of ranked) {
        const level = row.confidence.padEnd(10);
        const shown = options.colour ? `${COLOURS[row.confidence]}${level}\u001b[0m` : level;
        const details = options.explain ? `  ${explainRow(row)}` : '';
        lines.push(`${showText(row.tool.id, 60).padEnd(width)}  ${row.score.toFixed(3)}  ${shown}  ${row.final_score.toFixed(3)}${details}`);
    }
    const sure = ranked.filter((row) => row.confidence !== 'low').length;
    lines.push('', `Showing ${ranked.length} results (${sure} high/medium confidence). Use --threshold 0 to show all results.`);
    lines.push(`Search weights: semantic=${decimal(stats.semantic_weight)}, keyword=${decimal(stats.keyword_weight)} (${stats.strategy})`);
    return `${lines.join('\n')}\n`;
}
function explainRow(row) {
    const parts = [
        `raw=${row.score.toFixed(3)}`,
        `final=${row.final_score.toFixed(3)}`,
        `vec=${row.vector_score?.toFixed(3) ?? '-'}`,
        `kw=${row.keyword_score.toFixed(3)}`,
        `fused=${row.fused_score.toFixed(3)}`,
        `schema=${Object.keys(row.tool.input_schema).length ? 'yes' : 'no'}`,
        ...(row.promotion ? [`promoted=${row.promotion}`] : []),
    ];
    return parts.join(' | ');
}
const decimal = (value) => value === null ? '-' : Number.isInteger(value) ? value.toFixed(1) : String(value);
const percent = (value) => (value === null ? '-' : `${(100 * value).toFixed(1)} %`);
function renderMeasureText(measured) {
    const { all, negatives, high, medium } = measured;
    const rows = [['all', all], ...Object.entries(measured.sources)];
    const width = Math.max(...rows.map(([name]) => name.length), 6);
    const lines = [
        `${'source'.padEnd(width)}  queries     R@1     R@3     R@5   MRR@10  R@1 with acceptable`,
        ...rows.map(([name, row]) => [
            (name || '(none)').padEnd(width),
            String(row.queries).padStart(7),
            percent(row.recall_at_1).padStart(7),
            percent(row.recall_at_3).padStart(7),
            percent(row.recall_at_5).padStart(7),
            row.mrr.toFixed(3).padStart(6),
            percent(row.lenient_at_1).padStart(7),
        ].join('  ')),
        '',
        `Calibration error ${measured.calibration_error.toFixed(3)}`,
        `high: ${high.rows} queries (${percent(high.share)}), right in ${percent(high.precision)}`,
        `medium: ${medium.rows} queries (${percent(medium.share)}), right in ${percent(medium.precision)}`,
        `Negatives: ${negatives.queries}, called high ${negatives.high}, medium ${negatives.medium}, low ${negatives.low}`,
    ];
    if (measured.thefts.length) {
        lines.push('', 'Who stands first instead of whom:');
        for (const { victim, thief, queries } of measured.thefts.slice(0, SHOWN_THEFTS)) {
            lines.push(`  ${showText(thief)} before ${showText(victim)}: ${queries.length} ${queries.length === 1 ? 'query' : 'queries'}`);
            for (const { query } of queries.slice(0, SHOWN_QUERIES))
                lines.push(`    '${showText(query, 100)}'`);
        }
        if (measured.thefts.length > SHOWN_THEFTS)
            lines.push(`  and ${measured.thefts.length - SHOWN_THEFTS} more pairs (--json tells all)`);
    }
    return `${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/src/command.js
var command = __webpack_require__(6448);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/lib/router/translation.js
/** Which queries a translator is asked about, and which of its answers are believed. */
const URLS = /\bhttps?:\/\/\S+/gi;
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;
const FOREIGN_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const LONGEST = 100_000;
function needsTranslation(query) {
    return FOREIGN_LETTER.test(query.replace(URLS, ' '));
}
/** The English text; null when the answer is no translation, and the original stays. */
function readTranslation(answer) {
    const text = answer
        .slice(0, LONGEST)
        .replace(/\p{Cc}+/gu, ' ')
        .trim();
    return text === '' || FOREIGN_SCRIPT.test(text.replace(URLS, ' ')) ? null : text;
}

;// CONCATENATED MODULE: ./build/lib/io/translator.js
/** Runs the command that the user named for translating queries: argv is data, no shell reads it. */


const TIMEOUT_MS = 10_000;
const MAX_OUTPUT = 1_000_000;
/** Linux refuses a longer argument (128 KiB); such a query stands on stdin alone. */
const MAX_ARGUMENT = 100_000;
/** The query is the last argument and stands on stdin as well; the answer is read from stdout. */
function translate(argv, query, timeout_ms = TIMEOUT_MS) {
    const [file = '', ...args] = argv;
    // A query that begins with a hyphen is no option of the translator.
    const argument = query.startsWith('-') ? ` ${query}` : query;
    const fits = Buffer.byteLength(argument) <= MAX_ARGUMENT && !argument.includes('\0');
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)(file, fits ? [...args, argument] : args, { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
        const chunks = [];
        let size = 0;
        const stop = () => {
            // The translator may have started children that hold its output open.
            try {
                if (child.pid)
                    process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                child.kill('SIGKILL');
            }
            child.stdout.destroy();
        };
        const finish = (text, problem) => {
            clearTimeout(timer);
            stop();
            resolve({ text, problem });
        };
        const timer = setTimeout(() => finish(null, `it gave no answer within ${timeout_ms / 1000} s`), timeout_ms);
        child.on('error', (error) => finish(null, error.message));
        child.stdin.on('error', () => { });
        child.stdin.end(query);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > MAX_OUTPUT)
                finish(null, 'its answer is too long');
            else
                chunks.push(chunk);
        });
        child.on('close', (code, signal) => {
            if (code !== 0)
                return finish(null, signal ? `it was ended by ${signal}` : `it ended with exit code ${code}`);
            const text = readTranslation(Buffer.concat(chunks).toString('utf8'));
            finish(text, text === null ? 'its answer is empty or not English' : null);
        });
    });
}

// EXTERNAL MODULE: ./build/lib/router/fusion.js
var fusion = __webpack_require__(2334);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/lib/router/payload.js
/** Ranked tools → `omni.router.route_test.v1`; the schema is the seed's, strict where it is. */


const json = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const strings = schemas/* array */.YOg(schemas/* string */.YjP());
const RouteItemSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP(),
    skill_name: schemas/* string */.YjP(),
    tool_name: schemas/* string */.YjP(),
    command: schemas/* string */.YjP(),
    file_path: schemas/* string */.YjP().optional(),
    score: schemas/* number */.aig().describe('Raw reciprocal rank fusion'),
    vector_score: schemas/* number */.aig().optional().describe('Cosine of the descriptions’ word vectors, 0..1'),
    keyword_score: schemas/* number */.aig().optional().describe('BM25F over the most the query could reach, 0..1'),
    final_score: schemas/* number */.aig().describe('Calibrated; orders and thresholds'),
    confidence: schemas/* enum */.k5n(profile/* CONFIDENCES */.ix),
    routing_keywords: strings,
    intents: strings.optional(),
    category: schemas/* string */.YjP().optional(),
    input_schema: json,
    explain: schemas/* looseObject */._H3({
        scores: schemas/* looseObject */._H3({
            raw_rrf: schemas/* number */.aig(),
            vector_score: schemas/* number */.aig().nullable(),
            keyword_score: schemas/* number */.aig().nullable(),
            final_score: schemas/* number */.aig(),
        }),
    })
        .optional(),
    payload: schemas/* looseObject */._H3({
        type: schemas/* string */.YjP(),
        description: schemas/* string */.YjP().optional(),
        metadata: schemas/* looseObject */._H3({
            tool_name: schemas/* string */.YjP(),
            routing_keywords: strings,
            input_schema: json.optional(),
            intents: strings.optional(),
            category: schemas/* string */.YjP().optional(),
        }),
    }),
});
const RoutePayloadSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz('omni.router.route_test.v1'),
    query: schemas/* string */.YjP(),
    count: schemas/* int */.Whr().nonnegative(),
    threshold: schemas/* number */.aig(),
    limit: schemas/* int */.Whr().nonnegative(),
    confidence_profile: schemas/* strictObject */.rej({ name: schemas/* string */.YjP().nullable(), source: schemas/* string */.YjP() }),
    stats: schemas/* strictObject */.rej({
        semantic_weight: schemas/* number */.aig().nullable(),
        keyword_weight: schemas/* number */.aig().nullable(),
        rrf_k: schemas/* number */.aig().nullable(),
        strategy: schemas/* string */.YjP().nullable(),
    }),
    results: schemas/* array */.YOg(RouteItemSchema),
});
function renderPayload(head, ranked, explain) {
    return {
        schema: 'omni.router.route_test.v1',
        query: head.query,
        count: ranked.length,
        threshold: head.threshold,
        limit: head.limit,
        confidence_profile: head.confidence_profile,
        stats: head.stats,
        results: ranked.map((row) => renderItem(row, explain)),
    };
}
function renderItem(row, explain) {
    const { tool } = row;
    const labels = renderLabels(tool);
    return {
        id: tool.id,
        name: tool.id,
        description: tool.description,
        skill_name: tool.skill_name,
        tool_name: tool.id,
        command: tool.command,
        ...(tool.file_path ? { file_path: tool.file_path } : {}),
        score: row.score,
        ...(row.vector_score === null ? {} : { vector_score: row.vector_score }),
        keyword_score: row.keyword_score,
        final_score: row.final_score,
        confidence: row.confidence,
        routing_keywords: tool.routing_keywords,
        ...labels,
        input_schema: tool.input_schema,
        ...(explain
            ? {
                explain: {
                    scores: {
                        raw_rrf: row.score,
                        vector_score: row.vector_score,
                        keyword_score: row.keyword_score,
                        final_score: row.final_score,
                        fused_score: row.fused_score,
                    },
                    promotion: row.promotion,
                },
            }
            : {}),
        payload: {
            type: tool.type === 'skill' ? 'skill' : 'command',
            description: tool.description,
            metadata: {
                tool_name: tool.id,
                routing_keywords: tool.routing_keywords,
                input_schema: tool.input_schema,
                ...labels,
            },
        },
    };
}
function renderLabels(tool) {
    return {
        ...(tool.intents.length ? { intents: tool.intents } : {}),
        ...(tool.category ? { category: tool.category } : {}),
    };
}

;// CONCATENATED MODULE: ./build/lib/router/words-of-command.js
/** A command as a person writes it → argv: blanks part words, quotes and backslashes hold them together. Nothing is expanded. */

function splitCommand(command) {
    const words = [];
    let word = null;
    let quote = null;
    for (let i = 0; i < command.length; i++) {
        const character = command[i];
        if (quote) {
            if (character === quote)
                quote = null;
            else if (character === '\\' && quote === '"' && i + 1 < command.length)
                word = (word ?? '') + command[++i];
            else
                word = (word ?? '') + character;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (character === '\\' && i + 1 < command.length) {
            word = (word ?? '') + command[++i];
        }
        else if (/\s/.test(character)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (quote)
        throw new config_error/* ConfigError */.x(`A quote is not closed in: ${command}`, { fix: 'close it.' });
    if (word !== null)
        words.push(word);
    return words;
}

;// CONCATENATED MODULE: ./build/src/commands/route-answer.js
/** One query → its ranking on stdout, as text or `omni.router.route_test.v1`. */






function rankOptions(options) {
    return {
        strategy: options.strategy,
        profile: (options.confidence_profile ?? 'calibrated'),
        limit: options.limit,
        threshold: options.threshold,
    };
}
/** What both sides search instead of the query; null where the query itself is searched. */
async function translateQuery(query, options, shell) {
    if (options.translate === undefined || !needsTranslation(query))
        return null;
    const { text, problem } = await translate(splitCommand(options.translate), query);
    if (problem)
        shell.stderr(`agent-routing: warning: the translator failed (${showText(problem)}); the query is searched as it is.\n`);
    return text;
}
async function answerQuery({ options, router, shell }, query) {
    const translated = await translateQuery(query, options, shell);
    const chosen = rankOptions(options);
    const ranked = router.rank(translated ?? query, chosen);
    const head = {
        query,
        threshold: options.threshold,
        limit: options.limit,
        confidence_profile: {
            name: chosen.profile,
            source: options.confidence_profile === undefined ? 'active-profile' : 'explicit',
        },
        stats: { ...(chosen.strategy === 'rrf' ? fusion/* PLAIN_RRF */.wQ : fusion/* WEIGHTED_RRF */.le), strategy: chosen.strategy },
    };
    shell.stdout(options.json
        ? `${JSON.stringify(renderPayload(head, ranked, options.explain))}\n`
        : renderRouteText(head, ranked, { colour: shell.colour, explain: options.explain, translated }));
    return 0;
}

// EXTERNAL MODULE: ./build/lib/io/corpus.js + 1 modules
var io_corpus = __webpack_require__(5139);
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

;// CONCATENATED MODULE: ./build/lib/router/measure.js
const BINS = 10;
/** The original counts to the tenth rank. */
const MRR_DEPTH = 10;
function measure(rows) {
    const asked = rows.filter(({ query }) => !query.negative);
    const negatives = rows.filter(({ query }) => query.negative);
    const level = (of, confidence) => of.filter(({ ranked }) => (ranked[0]?.confidence ?? 'low') === confidence);
    const judged = (confidence) => {
        const chosen = level(asked, confidence);
        return {
            rows: chosen.length,
            share: ratio(chosen.length, asked.length),
            precision: chosen.length ? ratio(chosen.filter(isRight).length, chosen.length) : null,
        };
    };
    const sources = [...new Set(asked.map(({ query }) => query.source))].sort();
    return {
        all: qualityOf(asked),
        sources: sources.length > 1
            ? Object.fromEntries(sources.map((source) => [source, qualityOf(asked.filter(({ query }) => query.source === source))]))
            : {},
        negatives: {
            queries: negatives.length,
            high: level(negatives, 'high').length,
            medium: level(negatives, 'medium').length,
            low: level(negatives, 'low').length,
        },
        calibration_error: calibrationError(asked.map((row) => ({ said: row.ranked[0]?.final_score ?? 0, right: isRight(row) }))),
        high: judged('high'),
        medium: judged('medium'),
        thefts: findThefts(asked),
    };
}
/** 1-based rank of the first expected id; Infinity when none was ranked. */
function rankOf(ids, ranked) {
    const at = ranked.findIndex((row) => ids.includes(row.id));
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}
function qualityOf(rows) {
    const ranks = rows.map(({ query, ranked }) => rankOf(query.expected, ranked));
    const within = (limit) => ratio(ranks.filter((rank) => rank <= limit).length, rows.length);
    return {
        queries: rows.length,
        recall_at_1: within(1),
        recall_at_3: within(3),
        recall_at_5: within(5),
        mrr: ratio(ranks.reduce((sum, rank) => sum + (rank <= MRR_DEPTH ? 1 / rank : 0), 0), rows.length),
        lenient_at_1: ratio(rows.filter(({ query, ranked }) => rankOf([...query.expected, ...query.acceptable], ranked) === 1).length, rows.length),
    };
}
const isRight = ({ query, ranked }) => rankOf(query.expected, ranked) === 1;
/** Expected calibration error: ten bins of what was said, each against how often it was right. */
function calibrationError(rows) {
    const bins = Array.from({ length: BINS }, () => ({ said: 0, right: 0 }));
    for (const { said, right } of rows) {
        const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))];
        bin.said += said;
        if (right)
            bin.right++;
    }
    return bins.reduce((sum, bin) => sum + ratio(Math.abs(bin.said - bin.right), rows.length), 0);
}
function findThefts(rows) {
    const thefts = new Map();
    for (const { query, ranked } of rows) {
        const thief = ranked[0]?.id;
        if (thief === undefined || query.expected.includes(thief) || query.acceptable.includes(thief))
            continue;
        const victim = query.expected.find((id) => ranked.some((row) => row.id === id)) ?? query.expected[0];
        const key = JSON.stringify([victim, thief]);
        const theft = thefts.get(key) ?? { victim, thief, queries: [] };
        theft.queries.push({ id: query.id, query: query.query });
        thefts.set(key, theft);
    }
    return [...thefts.values()].sort((a, b) => b.queries.length - a.queries.length || (a.victim < b.victim ? -1 : 1));
}
function ratio(part, whole) {
    return whole ? part / whole : 0;
}

// EXTERNAL MODULE: ./build/lib/router/scorer.js + 3 modules
var router_scorer = __webpack_require__(4459);
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
const FIELD = 6;
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
    const ranks = asked.map((row) => fit_rankOf(row, weight));
    const share = (within) => (asked.length ? ranks.filter((rank) => rank <= within).length / asked.length : 0);
    return {
        schema: fitted/* FITTED_SCHEMA */.PT,
        leave_one_out: {
            queries: asked.length,
            recall_at_1: share(1),
            recall_at_5: share(5),
            calibration_error: calibrationError(asked.map(({ chance }, i) => ({ said: chance, right: ranks[i] === 1 }))),
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
function fit_rankOf(row, weight) {
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
    return judged.reduce((sum, row) => sum + (row.right.length ? 1 / fit_rankOf(row, weight) : 0), 0);
}
function fitCalibration(judged, weight) {
    const shapes = judged.map((row) => {
        const fused = addExamples(row, weight);
        const top = (0,best/* best */.b)(fused, FIELD);
        const shape = top.length ? (0,router_calibration/* describeShape */.vJ)(top[0], top, { ...row.scores, fused }) : null;
        return { shape, right: top.length > 0 && row.right.includes(top[0]) };
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

// EXTERNAL MODULE: ./build/lib/router/tool-list.js
var tool_list = __webpack_require__(8029);
;// CONCATENATED MODULE: ./build/lib/router/query-set.js
/** Lines of labelled queries → a set to measure or to fit on. */



const LineSchema = schemas/* looseObject */._H3({
    id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).transform(String).optional(),
    query: schemas/* string */.YjP(),
    expected: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    acceptable: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    source: schemas/* string */.YjP().default(''),
    negative: schemas/* boolean */.zMY().default(false),
});
function parseQueries(text, file) {
    const rows = (0,tool_list/* readLines */.Se)(text, file);
    if (!rows)
        throw new config_error/* ConfigError */.x('This is no JSONL.', {
            file,
            line: 1,
            fix: 'give one {"id", "query", "expected": [...]} a line.',
        });
    return rows.map(({ value, line }) => {
        const parsed = LineSchema.safeParse(value);
        if (!parsed.success) {
            const issue = parsed.error.issues[0];
            throw new config_error/* ConfigError */.x(`${issue.message}.`, { file, line: line, path: issue.path.join('.') });
        }
        const { id, query, expected, acceptable, source, negative } = parsed.data;
        if (expected.length === 0 && !negative)
            throw new config_error/* ConfigError */.x('A query that expects nothing.', {
                file,
                line: line,
                fix: 'name what it expects, or say "negative": true.',
            });
        return {
            id: id ?? `line-${line}`,
            query,
            expected,
            acceptable,
            source,
            negative: negative && expected.length === 0,
        };
    });
}

// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(492);
;// CONCATENATED MODULE: ./build/src/commands/route-fit.js







async function fitIndex(options, index, shell) {
    if (options.output === undefined)
        throw new config_error/* ConfigError */.x('route fit writes a file.', { fix: 'name it with --output FILE.' });
    const examples = await readExamples(options, shell);
    const known = new Set(index.tools.map((tool) => tool.id));
    const strangers = [...new Set(examples.flatMap(({ expected }) => expected.filter((id) => !known.has(id))))];
    if (strangers.length)
        shell.stderr(`agent-routing: warning: the index knows no ${strangers
            .slice(0, 5)
            .map((id) => `'${showText(id)}'`)
            .join(', ')}${strangers.length > 5 ? ` and ${strangers.length - 5} more` : ''}; queries that expect only them teach nothing.\n`);
    if (!examples.some(({ expected }) => expected.some((id) => known.has(id))))
        throw new config_error/* ConfigError */.x('No query expects anything that the index holds.', {
            fix: 'check --index and the ids in expected.',
        });
    const fitted = fitRouter(index.tools, examples, (0,vectors/* loadVectors */.t)());
    await (0,named_file/* writeNamed */.R)(options.output, `${JSON.stringify(fitted)}\n`, shell);
    const { queries, recall_at_1, recall_at_5, calibration_error } = fitted.leave_one_out;
    shell.stdout(options.json
        ? `${JSON.stringify({ output: options.output, weight: fitted.weight, leave_one_out: fitted.leave_one_out })}\n`
        : `Fitted ${index.tools.length} rows to ${examples.length} queries, weight ${fitted.weight}: ${showText(options.output)}\n` +
            `Left out one by one, ${queries} queries: R@1 ${(100 * recall_at_1).toFixed(1)} %, R@5 ${(100 * recall_at_5).toFixed(1)} %, calibration error ${calibration_error.toFixed(3)}\n`);
    return 0;
}
async function readExamples(options, shell) {
    const examples = options.queries === undefined ? [] : parseQueries(await (0,named_file/* readNamed */.M)(options.queries, shell), options.queries);
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

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
;// CONCATENATED MODULE: ./build/src/commands/route-measure.js
/** A file of labelled queries → how well the router ranks them. */






const TRANSLATORS = 4;
async function measureSet({ options, router, shell }, path) {
    const queries = parseQueries(await (0,named_file/* readNamed */.M)(path, shell), path);
    const limit = (0,p_limit/* default */.A)(TRANSLATORS);
    const chosen = rankOptions(options);
    const rows = await Promise.all(queries.map((query) => limit(async () => {
        const translated = await translateQuery(query.query, options, shell);
        const ranked = router
            .rank(translated ?? query.query, { ...chosen, without: query.id })
            .map(({ tool, score, final_score, confidence }) => ({ id: tool.id, score, final_score, confidence }));
        return { query, ranked };
    })));
    if (options.ranked !== undefined) {
        const lines = rows.map(({ query, ranked }) => JSON.stringify({ id: query.id, ranked }));
        await (0,named_file/* writeNamed */.R)(options.ranked, `${lines.join('\n')}\n`, shell);
    }
    const measured = measure(rows);
    shell.stdout(options.json ? `${JSON.stringify(measured, null, 2)}\n` : renderMeasureText(measured));
    return 0;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(9567);
;// CONCATENATED MODULE: ./build/src/commands/route-options.js
/** What `route` may be told, and what its three ways of asking share. */



const list = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])
    .transform((value) => [value].flat())
    .prefault('.');
const flag = schemas/* boolean */.zMY().default(false);
const RouteOptionsSchema = schemas/* object */.Ikc({
    index: list.describe('Folder with SKILL.md files, list of tools (JSON or JSONL), or an index made by route fit; may be given several times'),
    limit: coerce/* number */.ai().int().min(1).max(1000).default(10).describe('Rows at most'),
    threshold: coerce/* number */.ai().min(0).max(1).default(0).describe('Least final_score of a row'),
    confidence_profile: schemas/* string */.YjP()
        .optional()
        .describe(`Confidence profile: ${profile/* PROFILE_NAMES */.J.join(', ')} (calibrated when not given)`),
    strategy: schemas/* enum */.k5n(fusion/* STRATEGIES */.YL)
        .default('score_fusion')
        .describe(`How both sides become one: ${fusion/* STRATEGIES */.YL.join(', ')}`),
    explain: flag.describe('Tell the scores behind each row'),
    translate: schemas/* string */.YjP()
        .optional()
        .describe('Command that turns a query of another language into English: last argument and stdin to stdout'),
    queries: schemas/* string */.YjP()
        .optional()
        .describe('Measure a set of labelled queries (JSONL: id, query, expected, acceptable, negative)'),
    ranked: schemas/* string */.YjP().optional().describe('With --queries: write what was ranked for each to this file (JSONL)'),
    cases: schemas/* string */.YjP().optional().describe('With fit: learn from the cases of this corpus'),
    output: schemas/* string */.YjP().optional().describe('With fit: file of the fitted index'),
    json: flag.describe('Print JSON'),
});

;// CONCATENATED MODULE: ./build/src/commands/route.js
/** `route <query>`: ranks the tools and skills of an index; `route --queries` measures a labelled set; `route fit` makes a fitted index. */











const route = (0,command/* defineCommand */.NB)({
    summary: 'Ranks skills and tools for a query, offline; measures labelled queries; fits an index to them',
    positionals: '<query> | fit',
    options: RouteOptionsSchema,
    async run(options, positionals, shell) {
        checkProfile(options.confidence_profile);
        const fitting = positionals.length === 1 &&
            positionals[0] === 'fit' &&
            Boolean(options.output || options.cases || options.queries);
        if (!fitting && positionals.length === 0 && options.queries === undefined)
            throw new config_error/* ConfigError */.x('There is no query.', {
                fix: 'agent-routing route "what the user says", or --queries FILE.',
            });
        const index = await (0,route_index/* loadRouteIndex */.W)(options.index, shell.cwd);
        for (const warning of index.warnings)
            shell.stderr(`agent-routing: warning: ${showText(warning, 500)}\n`);
        if (fitting)
            return fitIndex(options, index, shell);
        const run = { options, index, router: (0,router/* createRouter */.a)(index.tools, (0,vectors/* loadVectors */.t)(), index.fitted), shell };
        return options.queries === undefined ? answerQuery(run, positionals.join(' ')) : measureSet(run, options.queries);
    },
});
function checkProfile(name) {
    if (name !== undefined && !profile/* PROFILE_NAMES */.J.includes(name))
        throw new config_error/* ConfigError */.x(`Unknown confidence profile '${showText(name)}'. Available: ${profile/* PROFILE_NAMES */.J.join(', ')}`);
}


/***/ })

};
