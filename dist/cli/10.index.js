export const id = 10;
export const ids = [10];
export const modules = {

/***/ 826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* reexport */ baseline_schema/* BASELINE_FILE */.tu),
  o4: () => (/* reexport */ expectation/* lockedVersions */.o4),
  nk: () => (/* reexport */ parseBaseline),
  kG: () => (/* reexport */ parseRefBaseline),
  ky: () => (/* reexport */ serialize/* serializeBaseline */.k),
  Rz: () => (/* reexport */ updateBaseline)
});

// UNUSED EXPORTS: BaselineFileSchema, findExpectation, recordedModes

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/json-text.js
var json_text = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/lib/json-value.js
var json_value = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/lib/result.js
var result = __webpack_require__(5367);
// EXTERNAL MODULE: ./build/lib/schema-issue.js
var schema_issue = __webpack_require__(9879);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var baseline_schema = __webpack_require__(2979);
;// CONCATENATED MODULE: ./build/lib/baseline/parse.js






/** An unknown key, a wrong status or a key that stands twice is a ConfigError naming file, line, case, path and fix. */
function parseBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(value, { file, line, tolerant: false });
}
/** Unknown keys are dropped and older schemas upgraded; what would weaken the gate (a status that cannot be read) is still an error. */
function parseRefBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(upgradeBaseline(value), { file, line, tolerant: true });
}
/** From each older schema to the next. 0: the seeds' file, which has entries and nothing else. */
const UPGRADES = {
    0: (file) => ({ ...file, $meta: { schema: 1 } }),
};
function upgradeBaseline(value) {
    if (!(0,json_value/* isJson */.Fh)(value))
        return value;
    let file = value;
    for (let schema = schemaOf(file); schema < baseline_schema/* BASELINE_SCHEMA */.iW; schema++) {
        const upgrade = UPGRADES[schema];
        if (!upgrade)
            break;
        file = upgrade(file);
    }
    return file;
}
function schemaOf(file) {
    const meta = file['$meta'];
    if (!(0,json_value/* isJson */.Fh)(meta))
        return 0;
    return typeof meta['schema'] === 'number' ? meta['schema'] : baseline_schema/* BASELINE_SCHEMA */.iW;
}
function readBaseline(value, reading) {
    const { file, tolerant } = reading;
    if (!(0,json_value/* isJson */.Fh)(value)) {
        throw new config_error/* ConfigError */.x('A baseline is an object: {"<case_id>": {"<agent>": {"expected_status": "pass"}}}.', {
            file,
            fix: 'write it with `agent-routing baseline update`.',
        });
    }
    const newer = schemaOf(value);
    if (!tolerant && newer > baseline_schema/* BASELINE_SCHEMA */.iW) {
        throw new config_error/* ConfigError */.x(`This baseline has schema ${newer}; this version reads ${baseline_schema/* BASELINE_SCHEMA */.iW}.`, {
            file,
            path: '$meta.schema',
            fix: 'use the newer version of agent-routing that wrote it.',
        });
    }
    const baseline = { $schema: null, $meta: { schema: baseline_schema/* BASELINE_SCHEMA */.iW }, $offers: {}, cases: new Map() };
    for (const [key, part] of Object.entries(value)) {
        if (key === '$schema')
            baseline.$schema = typeof part === 'string' ? part : null;
        else if (key === '$meta') {
            baseline.$meta = tolerant
                ? read(baseline_schema/* RefMetaSchema */.OK, part, [key], reading)
                : read(baseline_schema/* BaselineMetaSchema */.Mx, part, [key], reading);
        }
        else if (key === '$offers')
            baseline.$offers = readOffers(part, reading);
        else if (key.startsWith('$')) {
            if (!tolerant)
                throw (0,schema_issue/* explainWrong */.BO)({ path: [], words: `Unknown key '${key}'`, unknown: key, more: 0 }, placeOf([key], reading), ['$schema', '$meta', '$offers'], '');
        }
        else
            baseline.cases.set(key, readCase(key, part, reading));
    }
    return baseline;
}
function readCase(case_id, value, reading) {
    const agents = new Map();
    for (const [agent, entry] of Object.entries(object(value, [case_id], reading))) {
        const schema = reading.tolerant ? baseline_schema/* RefEntrySchema */.nB : baseline_schema/* BaselineEntrySchema */.vV;
        agents.set(agent, read(schema, entry, [case_id, agent], reading));
    }
    return agents;
}
function readOffers(value, reading) {
    const offers = {};
    for (const [agent, skills] of Object.entries(object(value, ['$offers'], reading))) {
        const rows = Object.entries(object(skills, ['$offers', agent], reading)).map(([skill, offer]) => {
            const schema = reading.tolerant ? baseline_schema/* RefOfferSchema */.pD : baseline_schema/* BaselineOfferSchema */.xX;
            return [skill, read(schema, offer, ['$offers', agent, skill], reading)];
        });
        offers[agent] = Object.fromEntries(rows);
    }
    return offers;
}
function object(value, path, reading) {
    if ((0,json_value/* isJson */.Fh)(value))
        return value;
    const row = path[0] === '$offers' ? '{"offer": "cut", "kept_chars": 80, "of_chars": 120}' : '{"expected_status": "pass"}';
    const depth = path[0] === '$offers' && path.length === 2 ? 'skill' : 'agent';
    throw new config_error/* ConfigError */.x('This is not an object.', { ...placeOf(path, reading), fix: `write {"<${depth}>": ${row}}.` });
}
function read(schema, value, path, reading) {
    return (0,schema_issue/* demand */.wo)(schema, value, (wrong) => {
        const at = [...path, ...wrong.path.map(String)];
        const byMode = ['modes', 'trials'].includes(String(wrong.path.at(-1)));
        const known = byMode ? result/* ModeSchema */.np.options : path.length === 2 ? Object.keys(baseline_schema/* BaselineEntrySchema */.vV.shape) : [];
        const place = placeOf(wrong.unknown === null ? at : [...at, wrong.unknown], reading);
        return (0,schema_issue/* explainWrong */.BO)(wrong, place, known, 'see docs/baseline.md.');
    });
}
function placeOf(path, { file, line }) {
    const [first = '', ...rest] = path;
    const isCase = !first.startsWith('$');
    return {
        file,
        line: line(path),
        ...(isCase ? { case_id: first } : {}),
        path: (isCase && rest.length ? rest : path).join('.'),
    };
}

// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/lib/own.js
var own = __webpack_require__(8904);
;// CONCATENATED MODULE: ./build/lib/baseline/update.js
/** Results of a batch → the baseline with those rows (and no others) brought up to them, and what changed. */




function updateBaseline(input) {
    const { current, results, reason } = input;
    const baseline = {
        $schema: current?.$schema ?? null,
        $meta: { ...(current?.$meta ?? { schema: baseline_schema/* BASELINE_SCHEMA */.iW }) },
        $offers: { ...current?.$offers },
        cases: new Map([...(current?.cases ?? [])].map(([case_id, agents]) => [case_id, new Map(agents)])),
    };
    const changes = [];
    const ran = results.results.filter((row) => (0,expectation/* wasJudged */.vs)(row) && !input.undecided?.(row.case_id, row.agent));
    for (const row of ran) {
        const agents = baseline.cases.get(row.case_id) ?? new Map();
        const before = agents.get(row.agent);
        const after = updateEntry(current, results, row, reason);
        baseline.cases.set(row.case_id, agents.set(row.agent, after));
        const [was, is] = [before ? (0,serialize/* line */.n)(before) : null, (0,serialize/* line */.n)(after)];
        if (was !== is)
            changes.push({ case_id: row.case_id, agent: row.agent, skill: null, before: was, after: is });
    }
    for (const agent of Object.keys(results.offers))
        changes.push(...updateOffers(baseline, results, agent, reason));
    if (ran.length > 0)
        baseline.$meta = updateMeta(baseline.$meta, results, new Set(ran.map((row) => row.agent)));
    return { baseline, changes, kept: results.results.length - ran.length };
}
/** What a mode shares with the rest needs no line of its own. */
function overrideMode(entry, mode, status) {
    const { [mode]: _, ...rest } = entry.modes ?? {};
    const modes = status === entry.expected_status ? rest : { ...rest, [mode]: status };
    if (Object.keys(modes).length > 0)
        entry.modes = modes;
    else
        delete entry.modes;
}
function updateEntry(current, results, row, reason) {
    const { mode } = results;
    const status = row.status === 'pass' ? 'pass' : 'fail';
    const before = current?.cases.get(row.case_id)?.get(row.agent);
    const expected = current ? (0,expectation/* findExpectation */.kZ)(current, mode, row.case_id, row.agent) : null;
    const entry = before ? { ...before } : { expected_status: status, allow_timeout: false };
    if (expected && expected.status !== status) {
        // Another mode's expectation stays what it was: only this mode's is known to have changed.
        const others = current ? (0,expectation/* recordedModes */.Z9)(current).filter((other) => other !== mode) : [];
        if (others.length > 0 || entry.modes)
            overrideMode(entry, mode, status);
        else
            entry.expected_status = status;
    }
    if (row.timed_out)
        entry.allow_timeout = true;
    if (mode === 'live' && row.trials.ran > 1) {
        entry.trials = { ...entry.trials, live: { passed: row.trials.passed, ran: row.trials.ran } };
    }
    const changed = !before || expected?.status !== status || before.allow_timeout !== entry.allow_timeout;
    if (changed && (status !== 'pass' || row.timed_out))
        entry.reason = reason;
    // The reason told why it failed; a row that now passes in every mode has nothing left to explain.
    if (passesEverywhere(entry))
        delete entry.reason;
    return entry;
}
function passesEverywhere(entry) {
    const statuses = [entry.expected_status, ...Object.values(entry.modes ?? {})];
    return statuses.every((status) => status === 'pass') && !entry.allow_timeout;
}
/** An agent's offers are taken whole: a batch installs the whole source, however few cases it runs. */
function updateOffers(baseline, results, agent, reason) {
    const now = results.offers[agent] ?? {};
    const skills = Object.keys(now);
    if (skills.length === 0)
        return [];
    const before = baseline.$offers[agent] ?? {};
    const after = {};
    const changes = [];
    for (const skill of new Set([...Object.keys(before), ...skills])) {
        const [was, is] = [(0,own/* own */.Z)(before, skill), (0,own/* own */.Z)(now, skill)];
        if (is && is.offer !== 'full') {
            const offer = { offer: is.offer, kept_chars: is.kept_chars, of_chars: is.of_chars };
            const same = was?.offer === offer.offer && was.kept_chars === offer.kept_chars && was.of_chars === offer.of_chars;
            after[skill] = same ? was : { ...offer, reason };
        }
        const left = (0,own/* own */.Z)(after, skill);
        const [from, to] = [was ? (0,serialize/* line */.n)(was) : null, left ? (0,serialize/* line */.n)(left) : null];
        if (from !== to)
            changes.push({ case_id: null, agent, skill, before: from, after: to });
    }
    baseline.$offers[agent] = after;
    return changes;
}
function updateMeta(before, results, agents) {
    const { mode, environment, offers } = results;
    const known = before[mode]?.agents ?? {};
    const ran = Object.entries(environment.agents)
        .filter(([agent]) => agents.has(agent))
        .map(([agent, { version, vendor_model }]) => [agent, { version, vendor_model }]);
    const lengths = {};
    for (const skills of Object.values(offers)) {
        for (const [skill, { of_chars }] of Object.entries(skills)) {
            lengths[skill] = Math.max(of_chars, (0,own/* own */.Z)(lengths, skill) ?? 0);
        }
    }
    return {
        ...before,
        [mode]: {
            tool_version: environment.tool_version,
            skills_hash: environment.skills_hash,
            date: results.generated_at_utc.slice(0, 10),
            trials: Math.max(1, ...results.results.map((row) => row.trials.requested)),
            agents: { ...known, ...Object.fromEntries(ran) },
        },
        ...(Object.keys(lengths).length ? { skills: lengths } : {}),
    };
}

;// CONCATENATED MODULE: ./build/lib/baseline.js
/** The baseline: what each case is expected to do on each agent. */







/***/ }),

/***/ 6032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ recordedModes),
/* harmony export */   kZ: () => (/* binding */ findExpectation),
/* harmony export */   o4: () => (/* binding */ lockedVersions),
/* harmony export */   vs: () => (/* binding */ wasJudged)
/* harmony export */ });
function findExpectation(baseline, mode, case_id, agent) {
    const entry = baseline.cases.get(case_id)?.get(agent);
    if (!entry)
        return null;
    const own = entry.modes?.[mode];
    const recorded = recordedModes(baseline);
    const status = own ?? entry.expected_status;
    const trials = baseline.$meta[mode]?.trials;
    return {
        status,
        allow_timeout: entry.allow_timeout,
        reason: entry.reason ?? null,
        same_mode: own !== undefined || recorded.length === 0 || recorded.includes(mode),
        // Without counts of its own a row that expects pass is taken as passed each time: the reading under which a loss is seen soonest.
        trials: entry.trials?.[mode] ?? (trials ? { passed: status === 'pass' ? trials : 0, ran: trials } : null),
    };
}
function recordedModes(baseline) {
    return ['oracle', 'router', 'live'].filter((mode) => baseline.$meta[mode] !== undefined);
}
/** {agent: CLI version} that the baseline was recorded with in this mode, else in any: the lock that a batch installs. */
function lockedVersions(baseline, mode) {
    const versions = {};
    for (const recorded of [...recordedModes(baseline).filter((other) => other !== mode), mode]) {
        for (const [agent, { version }] of Object.entries(baseline.$meta[recorded]?.agents ?? {})) {
            if (version)
                versions[agent] = version;
        }
    }
    return versions;
}
/** Could this result be judged? Infra errors and skipped rows could not. */
function wasJudged(result) {
    return result.status === 'pass' || result.status === 'fail';
}


/***/ }),

/***/ 2979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ BaselineMetaSchema),
/* harmony export */   OK: () => (/* binding */ RefMetaSchema),
/* harmony export */   iW: () => (/* binding */ BASELINE_SCHEMA),
/* harmony export */   nB: () => (/* binding */ RefEntrySchema),
/* harmony export */   pD: () => (/* binding */ RefOfferSchema),
/* harmony export */   tu: () => (/* binding */ BASELINE_FILE),
/* harmony export */   vV: () => (/* binding */ BaselineEntrySchema),
/* harmony export */   wD: () => (/* binding */ ExpectedStatusSchema),
/* harmony export */   xX: () => (/* binding */ BaselineOfferSchema)
/* harmony export */ });
/* unused harmony export BaselineFileSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5367);
/** provider-baseline.json: what each case is expected to do on each agent, what that was recorded with, and which skills are not offered whole. */


const BASELINE_FILE = 'provider-baseline.json';
const BASELINE_SCHEMA = 1;
const ExpectedStatusSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['pass', 'fail', 'infra_error']);
const counts = { passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(), ran: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive() };
const entry = {
    expected_status: ExpectedStatusSchema.describe('What the case is expected to do on this agent'),
    allow_timeout: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).describe('A timed-out trial is no regression; it never excuses a fail'),
    modes: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, ExpectedStatusSchema).optional().describe('Overrides expected_status in a mode'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional().describe('Why less than a pass is expected'),
};
const agentMeta = { version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(), vendor_model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() };
const modeMeta = {
    tool_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    skills_hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    date: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().optional(),
};
const meta = {
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(BASELINE_SCHEMA).default(BASELINE_SCHEMA),
    skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative())
        .optional()
        .describe('Skills that were known, with the length of their descriptions'),
};
const offer = {
    offer: _result_js__WEBPACK_IMPORTED_MODULE_0__/* .OfferStateSchema */ .PZ,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional().describe('Why the lower offer was accepted'),
};
/** Strict: an unknown key is an error. For the working tree's baseline, which its author can mend. */
const BaselineEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...entry,
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(counts))
        .optional()
        .describe('Passed of ran when it was recorded, for modes that choose'),
});
const StrictMode = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...modeMeta,
    agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(agentMeta)).optional(),
});
const BaselineMetaSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...meta,
    oracle: StrictMode.optional(),
    router: StrictMode.optional(),
    live: StrictMode.optional(),
});
const BaselineOfferSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(offer);
/** Tolerant: unknown keys are dropped. For a ref's baseline, which an older or newer version may have written. */
const RefEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...entry,
    modes: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, ExpectedStatusSchema).optional().catch(undefined),
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(counts)).optional().catch(undefined),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined),
});
const RefMode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...modeMeta, agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(agentMeta)).optional() })
    .optional()
    .catch(undefined);
const RefMetaSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...meta,
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(BASELINE_SCHEMA).catch(BASELINE_SCHEMA),
    skills: meta.skills.catch(undefined),
    oracle: RefMode,
    router: RefMode,
    live: RefMode,
});
const RefOfferSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(offer);
const AgentKey = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1);
/** The whole file, for editors: docs/schema/provider-baseline.json is generated from it. */
const BaselineFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    $schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    $meta: BaselineMetaSchema.optional(),
    $offers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(AgentKey, zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), BaselineOfferSchema)).optional(),
})
    .catchall(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(AgentKey, BaselineEntrySchema));


/***/ }),

/***/ 4532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ serializeBaseline),
/* harmony export */   n: () => (/* binding */ line)
/* harmony export */ });
/** Seeds wrote `{ "expected_status": "pass", "allow_timeout": false }`: spaces inside, so that a diff stays readable. */
function serializeBaseline(baseline) {
    const parts = [];
    if (baseline.$schema !== null)
        parts.push(`  "$schema": ${JSON.stringify(baseline.$schema)}`);
    const { schema, skills, ...modes } = baseline.$meta;
    const meta = [`    "schema": ${schema}`];
    for (const mode of sorted(Object.keys(modes))) {
        const facts = modes[mode];
        if (!facts)
            continue;
        const { agents = {}, ...rest } = facts;
        const lines = Object.entries(rest)
            .filter(([, value]) => value !== undefined)
            .map(([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
        lines.push(`      "agents": ${block(agents, 6)}`);
        meta.push(`    ${JSON.stringify(mode)}: {\n${lines.join(',\n')}\n    }`);
    }
    if (skills)
        meta.push(`    "skills": ${block(skills, 4)}`);
    parts.push(`  "$meta": {\n${meta.join(',\n')}\n  }`);
    const offers = sorted(Object.keys(baseline.$offers)).filter((agent) => Object.keys(baseline.$offers[agent] ?? {}).length);
    if (offers.length) {
        const rows = offers.map((agent) => `    ${JSON.stringify(agent)}: ${block(baseline.$offers[agent] ?? {}, 4)}`);
        parts.push(`  "$offers": {\n${rows.join(',\n')}\n  }`);
    }
    for (const case_id of sorted([...baseline.cases.keys()])) {
        const agents = [...(baseline.cases.get(case_id) ?? [])].map(([agent, entry]) => [agent, ordered(entry)]);
        parts.push(`  ${JSON.stringify(case_id)}: ${block(Object.fromEntries(agents), 2)}`);
    }
    return `{\n${parts.join(',\n')}\n}\n`;
}
function ordered({ expected_status, allow_timeout, modes, trials, reason }) {
    return { expected_status, allow_timeout, modes, trials, reason };
}
/** One line per key. */
function block(rows, indent) {
    const keys = sorted(Object.keys(rows));
    if (keys.length === 0)
        return '{}';
    const pad = ' '.repeat(indent);
    return `{\n${keys.map((key) => `${pad}  ${JSON.stringify(key)}: ${line(rows[key])}`).join(',\n')}\n${pad}}`;
}
/** JSON on one line with spaces inside braces. */
function line(value) {
    if (Array.isArray(value))
        return `[${value.map(line).join(', ')}]`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const fields = Object.entries(value).filter(([, part]) => part !== undefined);
    return fields.length
        ? `{ ${fields.map(([key, part]) => `${JSON.stringify(key)}: ${line(part)}`).join(', ')} }`
        : '{}';
}
/** By code unit, never by locale. */
function sorted(keys) {
    return keys.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}


/***/ }),

/***/ 3385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ files),
  $: () => (/* binding */ readTextIfAny)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/lib/io/source-tree.js
var source_tree = __webpack_require__(5857);
;// CONCATENATED MODULE: ./build/lib/io/copy-tree.js
/** Copies a folder for one unit: at a fraction of the cost of fs.cp, and no link of the copy leads out of it. */





/**
 * Real copies, not hard links: agents write, and a file shared between units would carry what one wrote into the next.
 * A link that stays in the folder is kept. One that leaves it becomes what it points to if that lies in `within`; else it
 * is left out, for an agent could write through it into the user's checkout.
 */
async function copyTree(from, to, within = from) {
    const root = await (0,promises_.realpath)(from);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
    await copyEntry({ root, to, within: await (0,promises_.realpath)(within) }, root, to, []);
}
async function copyEntry(copy, from, to, above) {
    const facts = await (0,promises_.lstat)(from);
    if (facts.isFile())
        (0,external_node_fs_.copyFileSync)(from, to, external_node_fs_.constants.COPYFILE_FICLONE);
    else if (facts.isDirectory())
        await copyFolder(copy, from, to, above);
    else if (facts.isSymbolicLink())
        await copyLink(copy, from, to, above);
}
/** Synchronous within a folder (a third of the CPU of promises for small files), with a pause between folders. */
async function copyFolder(copy, from, to, above) {
    (0,external_node_fs_.mkdirSync)(to, { recursive: true });
    for (const entry of (0,external_node_fs_.readdirSync)(from, { withFileTypes: true })) {
        const [source, target] = [(0,external_node_path_.join)(from, entry.name), (0,external_node_path_.join)(to, entry.name)];
        if (entry.isFile())
            (0,external_node_fs_.copyFileSync)(source, target, external_node_fs_.constants.COPYFILE_FICLONE);
        else if (entry.isDirectory())
            await copyFolder(copy, source, target, [...above, from]);
        else
            await copyEntry(copy, source, target, [...above, from]);
    }
    await (0,external_node_timers_promises_.setImmediate)();
}
async function copyLink(copy, from, to, above) {
    const named = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(from), await (0,promises_.readlink)(from));
    const real = await (0,promises_.realpath)(named).catch(() => null);
    if (real === null)
        return;
    if ((0,source_tree/* isInside */.FK)(copy.root, named) && (0,source_tree/* isInside */.FK)(copy.root, real)) {
        const copied = (0,external_node_path_.join)(copy.to, (0,external_node_path_.relative)(copy.root, named));
        // A folder reached through a link stands elsewhere in the copy: its relative links would miss.
        if ((0,source_tree/* isInside */.FK)(copy.root, from))
            return (0,promises_.symlink)((0,external_node_path_.relative)((0,external_node_path_.dirname)(to), copied), to);
    }
    const circle = above.includes(real) || (0,source_tree/* isInside */.FK)(real, (0,external_node_path_.dirname)(from));
    if ((0,source_tree/* isInside */.FK)(copy.within, real) && !circle)
        await copyEntry(copy, real, to, above);
}

// EXTERNAL MODULE: ./build/lib/io/refusal.js
var refusal = __webpack_require__(7205);
;// CONCATENATED MODULE: ./build/lib/io/files.js
/** The file door: what a unit's set-up may do to the disk. */




const files = {
    read: (path) => (0,promises_.readFile)(path, 'utf8'),
    async write(path, text, mode) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(path, text, mode === undefined ? {} : { mode });
    },
    async makeFolder(path) {
        await (0,promises_.mkdir)(path, { recursive: true });
    },
    copy: copyTree,
    link: (target, path) => (0,promises_.symlink)(target, path),
    remove: (path) => (0,promises_.rm)(path, { recursive: true, force: true }),
    async list(folder) {
        const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
        return entries
            .filter((entry) => entry.isFile())
            .map((entry) => (0,external_node_path_.relative)(folder, (0,external_node_path_.join)(entry.parentPath, entry.name)).replaceAll('\\', '/'))
            .sort();
    },
};
/** The file's text without a byte-order mark; null when there is no such file. */
async function readTextIfAny(path) {
    try {
        return (await (0,promises_.readFile)(path, 'utf8')).replace(/^\uFEFF/, '');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw (0,refusal/* explainRefusal */.G)(error, path);
    }
}


/***/ }),

/***/ 5857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   XF: () => (/* binding */ readLink),
/* harmony export */   nP: () => (/* binding */ hashFolder),
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/** Walks a folder of the source: its files, with symbolic links followed only as long as they stay inside the root. */




const { join } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix;
/** Never a part of what agents are given. */
const SKIPPED = new Set(['.git', 'node_modules', '.agent-routing']);
/** Every file at or below `at`, relative to the root as it is reached (a link's own path), sorted; links that leave the root or run in circles are left out. */
async function listTree(root, at) {
    const files = [];
    await walk(root, at, [], files);
    return files.sort();
}
async function walk(root, at, above, files) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(join(root, at)).catch(() => null);
    if (real === null || !isInside(root, real))
        return;
    // A link to what holds it, whether the walk came through there or not.
    const parent = above.at(-1);
    if (above.includes(real) || (parent !== undefined && isInside(real, parent)))
        return;
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real);
    if (facts.isFile())
        files.push(at);
    if (!facts.isDirectory())
        return;
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, { withFileTypes: true });
    for (const { name } of entries) {
        if (!SKIPPED.has(name))
            await walk(root, at === '.' ? name : join(at, name), [...above, real], files);
    }
}
/** sha256 over the paths and bytes of a folder's files, hex. */
async function hashFolder(root, folder) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of await listTree(root, folder)) {
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(join(root, path));
        hash.update(`${node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative(folder, path)}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest('hex');
}
function isInside(root, path) {
    return path === root || path.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_3__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
}
const isSkipped = (name) => SKIPPED.has(name);
/** Null when `path` (relative to the root) is no symbolic link. */
async function readLink(root, path) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(join(root, path)).catch(() => null);
    if (!facts?.isSymbolicLink())
        return null;
    const target = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.resolve(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(join(root, path)), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(join(root, path)));
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target) ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(target) : null;
    return { target: real !== null && isInside(root, real) ? node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative(root, real) : null };
}


/***/ }),

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** JSON that people write → its value and the line of whatever stands in it. A key that stands twice is an error: JSON.parse would drop the first without a word. */

/** Deeper than anybody writes, and less than what recursion can follow. */
const MOST_DEPTH = 500;
function readJson(text, file) {
    const value = parseJson(text, file);
    const lines = new Map();
    for (const { path, line, twice } of listPlaces(text)) {
        if (path.length > MOST_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is nested more than ${MOST_DEPTH} deep.`, { file, line, fix: 'flatten it.' });
        if (twice)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The key '${path.at(-1)}' stands twice; only one would count.`, {
                file,
                line,
                path: path.join('.'),
                fix: 'keep one of them (a merge often leaves both).',
            });
        // Objects of JavaScript lose it on the way, and with it what stands below.
        if (path.at(-1) === '__proto__')
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'__proto__' can be no key.", { file, line, path: path.join('.'), fix: 'rename it.' });
        lines.set(keyOf(path), line);
    }
    return { value, line: (path) => findLine(lines, path) };
}
/** The key of a path in a map of lines. */
const keyOf = (path) => JSON.stringify(path.map(String));
function findLine(lines, path) {
    for (let length = path.length; length > 0; length--) {
        const line = lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined)
            return line;
    }
    return 1;
}
function parseJson(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const { message } = error;
        const position = /position (\d+)/.exec(message)?.[1];
        const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not JSON: ${message.replace(/ in JSON at position \d+.*$/, '')}.`, {
            file,
            ...(line === undefined ? {} : { line }),
            fix: 'mend the syntax there; JSON allows no comments and no trailing commas.',
        });
    }
}
/** Every key, and every object or array in an array, of text that is valid JSON. */
function* listPlaces(text) {
    const stack = [];
    let line = 1;
    for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],\n]/g)) {
        const top = stack.at(-1);
        if (token === '\n')
            line++;
        else if (token === '{' || token === '[') {
            const path = top ? [...top.path, top.key ?? ''] : [];
            if (top && !top.keys)
                yield { path, line, twice: false };
            stack.push({ path, keys: token === '{' ? new Set() : null, key: token === '{' ? null : '0' });
        }
        else if (token === '}' || token === ']')
            stack.pop();
        else if (token === ',') {
            if (top)
                top.key = top.keys ? null : String(Number(top.key) + 1);
        }
        else if (top?.keys && top.key === null) {
            top.key = JSON.parse(token);
            yield { path: [...top.path, top.key], line, twice: top.keys.has(top.key) };
            top.keys.add(top.key);
        }
    }
}


/***/ }),

/***/ 1060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   JD: () => (/* binding */ objects),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qI: () => (/* binding */ asFields)
/* harmony export */ });
const isJson = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** To take fields out of, whatever it is. */
const asFields = (value) => (value && typeof value === 'object' ? value : {});
const string = (value) => (typeof value === 'string' ? value : '');
const number = (value) => (typeof value === 'number' ? value : null);
const list = (value) => (Array.isArray(value) ? value : []);
const objects = (value) => list(value).filter(isJson);


/***/ }),

/***/ 8904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
/** What an object of data holds under a key that its author chose: `constructor` and `toString` are skills and tokens like any other. */
const own = (data, key) => data && Object.hasOwn(data, key) ? data[key] : undefined;


/***/ }),

/***/ 1954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: () => (/* binding */ GATE_WORDS),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   XK: () => (/* binding */ countDeltas),
/* harmony export */   kL: () => (/* binding */ MODE_WORDS),
/* harmony export */   nu: () => (/* binding */ DELTA_WORDS)
/* harmony export */ });
/** What a pass of a skill case shows in each mode, and what it must not be taken for. */
const MODE_WORDS = {
    oracle: { shown: 'loads', not: 'chosen' },
    router: { shown: 'ranked first', not: 'chosen' },
    live: { shown: 'chosen', not: 'certain' },
};
const GATE_WORDS = {
    pass: { sign: '✅', says: 'pass' },
    fail: { sign: '❌', says: 'fail' },
    inconclusive: { sign: '⚠️', says: 'inconclusive' },
};
/** rank: what comes first in a table. shown: it stands in the open part. */
const DELTA_WORDS = {
    REGRESSION: { sign: '🔴', one: 'regression', many: 'regressions', rank: 0, shown: true },
    UNMET: { sign: '🔴', one: 'unmet expectation', many: 'unmet expectations', rank: 1, shown: true },
    MISSING_RESULT: { sign: '🔴', one: 'missing result', many: 'missing results', rank: 2, shown: true },
    MISSING_BASELINE: { sign: '🔴', one: 'without baseline entry', many: 'without baseline entry', rank: 3, shown: true },
    OFFER_LOSS: { sign: '🟠', one: 'offer loss', many: 'offer losses', rank: 4, shown: true },
    INCONCLUSIVE: { sign: '🟡', one: 'inconclusive', many: 'inconclusive', rank: 5, shown: true },
    INFRA: { sign: '🟡', one: 'could not run', many: 'could not run', rank: 6, shown: true },
    ACCEPTED: { sign: '🔵', one: 'accepted', many: 'accepted', rank: 7, shown: true },
    IMPROVEMENT: { sign: '🟢', one: 'improvement', many: 'improvements', rank: 8, shown: true },
    NEW: { sign: '🆕', one: 'new', many: 'new', rank: 9, shown: true },
    REMOVED: { sign: '⚪', one: 'removed', many: 'removed', rank: 10, shown: true },
    EXPECTED_FAIL: { sign: '', one: 'expected fail', many: 'expected fails', rank: 11, shown: false },
    PASS: { sign: '', one: 'pass', many: 'passes', rank: 12, shown: false },
    NOT_RUN: { sign: '', one: 'not run', many: 'not run', rank: 13, shown: false },
};
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
/** `1 regression, 2 new`: the deltas worth a reader's first look, worst first. */
function countDeltas(counts, gated) {
    const said = Object.keys(DELTA_WORDS)
        // Without a baseline everything is new, which says nothing.
        .filter((delta) => DELTA_WORDS[delta].shown && (counts[delta] ?? 0) > 0 && (gated || delta !== 'NEW'))
        .sort((a, b) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank)
        .map((delta) => count(counts[delta] ?? 0, DELTA_WORDS[delta].one, DELTA_WORDS[delta].many));
    return said.length ? said.join(', ') : gated ? 'nothing changed' : 'nothing to compare with';
}
/** Of a row among results and deltas. */
function keyOf(case_id, agent) {
    return JSON.stringify([case_id, agent]);
}


/***/ }),

/***/ 5367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ ResultSchema),
/* harmony export */   KQ: () => (/* binding */ FailureKindSchema),
/* harmony export */   PZ: () => (/* binding */ OfferStateSchema),
/* harmony export */   SX: () => (/* binding */ ResultsSchema),
/* harmony export */   gM: () => (/* binding */ FailureCategorySchema),
/* harmony export */   np: () => (/* binding */ ModeSchema),
/* harmony export */   uc: () => (/* binding */ StatusSchema)
/* harmony export */ });
/* unused harmony exports MismatchKindSchema, OfferSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/** results.json (contract section 5): the seeds' envelope and rows, snake_case kept, plus what this tool adds. */

const StatusSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['pass', 'fail', 'infra_error', 'skipped']);
const FailureKindSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'skill_not_offered',
    'offer_too_weak',
    'skill_load_failed',
    'weak_evidence_only',
    'evidence_too_weak',
    'skill_not_loaded',
    'mixed_evidence_missing',
    'missing_skill_file_evidence',
    'missing_activity_evidence',
    'unknown',
]);
const MismatchKindSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['missing_required', 'disallowed_hit', 'optional_only', 'mixed']);
const FailureCategorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['timeout', 'transport', 'assertion']);
const OfferStateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'cut', 'name_only', 'absent']);
const ModeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['oracle', 'router', 'live']);
const OfferSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    offer: OfferStateSchema,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
});
const TokenHitSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tier: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(2), zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(3)]),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** cli_output · session_log · log_fallback */
    source_kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['cli_output', 'session_log', 'log_fallback']),
    source_detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    proof_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const ProofLineSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    token: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line_number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const TrialSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    trial: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    status: StatusSchema,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const ResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    unit_run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['skill', 'tool_route', 'suite', 'route']),
    agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: StatusSchema,
    expected_skill: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    matched_evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    missing_evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    matched_log_file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    tool_use_proof_lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ProofLineSchema),
    token_hits: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), TokenHitSchema),
    /** What went wrong, in a sentence; null on pass. */
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    output_excerpt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    failure_kind: FailureKindSchema.nullable(),
    mismatch_kind: MismatchKindSchema.nullable(),
    failure_category: FailureCategorySchema.nullable(),
    fault: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable(),
    optional_hits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    disallowed_hits: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** The offer of expected_skill; null where the case expects none or it could not be seen. */
    offer: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: OfferStateSchema, kept_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), of_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() })
        .nullable(),
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        requested: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        ran: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        pass_at_k: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        pass_all_k: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        majority: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        pass_rate: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        /** Wilson 95 % interval of the pass rate. */
        interval: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).nullable(),
        verdicts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TrialSchema),
    }),
    usage: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        input_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
        cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    }),
});
const AgentEnvironmentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    vendor_model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    install: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Characters of the unit's home path: Codex counts them against its listing budget. */
    home_length: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    isolated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const ResultsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('agent-routing.results.v1'),
    batch_run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    generated_at_utc: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    mode: ModeSchema,
    /** Every planned unit has a final result. */
    complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), fail: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), infra_error: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    environment: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        tool_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        skills_hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        plan_hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        shard: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), AgentEnvironmentSchema),
    }),
    /** {agent: {skill id: offer}}: every skill of the source. */
    offers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), OfferSchema)),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ResultSchema),
});


/***/ }),

/***/ 9879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BO: () => (/* binding */ explainWrong),
/* harmony export */   _b: () => (/* binding */ wordPath),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);


/** Where it stands: an unknown key has a line of its own. */
const placeOf = ({ path, unknown }) => (unknown === null ? path : [...path, unknown]);
/** The value as its schema has it, or throws what is made of the first thing that is wrong with it. */
function demand(schema, value, explain) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = findNearest(findTelling(parsed.error.issues));
    throw explain({
        path: issue.path,
        words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : wordIssue(issue),
        unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
        more: parsed.error.issues.length - 1,
    });
}
/** known: the keys that may stand there; help: what to do about anything but a key. */
function explainWrong(wrong, place, known, help) {
    const { unknown, words } = wrong;
    const meant = unknown === null ? null : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(unknown, known);
    const fix = unknown === null
        ? help
        : meant
            ? `write '${meant}'.`
            : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
    const { path, ...rest } = place;
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}
/** `cases[0].trials` */
function wordPath(path) {
    return path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), '');
}
/** A key that is missing beside one that nobody knows is most likely that one, mistyped. */
function findTelling(issues) {
    const [first] = issues;
    if (inputOf(first) !== undefined)
        return first;
    const owner = JSON.stringify(first.path.slice(0, -1));
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}
/** Of several forms none fits: the one that fits best, which is the one whose fault lies deepest, says what is wrong. */
function findNearest(issue) {
    if (issue.code !== 'invalid_union')
        return issue;
    const inner = issue.errors
        .flatMap(([first]) => (first ? [findNearest(first)] : []))
        .filter(({ path, code }) => path.length > 0 || code === 'unrecognized_keys');
    const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
    return best ? { ...best, path: [...issue.path, ...best.path] } : issue;
}
const KINDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
};
function wordIssue(issue) {
    const input = inputOf(issue);
    const wanted = listWanted(issue);
    if (wanted.length > 0)
        return input === undefined ? 'is missing' : `must be ${joinOr(wanted)}, not ${show(input)}`;
    switch (issue.code) {
        case 'too_big':
        case 'too_small': {
            const [most, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
            if (issue.origin === 'number' || issue.origin === 'int')
                return `must be ${most ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
            const unit = issue.origin === 'string' ? ' characters' : '';
            return most ? `must have at most ${bound}${unit}` : 'must not be empty';
        }
        default:
            return issue.message;
    }
}
/** What stood there; of a union that is chosen by a key, what stood under that key. */
function inputOf(issue) {
    const { discriminator } = issue;
    return discriminator === undefined ? issue.input : issue.input?.[discriminator];
}
/** What would be right, where it is a matter of type or of a few values. */
function listWanted(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return [KINDS[issue.expected] ?? issue.expected];
        case 'invalid_value':
            return issue.values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
        case 'invalid_union': {
            const { options } = issue;
            return options ? options.map(String) : [...new Set(issue.errors.flat().flatMap(listWanted))];
        }
        default:
            return [];
    }
}
const joinOr = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const show = (value) => value !== null && typeof value === 'object'
    ? Array.isArray(value)
        ? 'a list'
        : 'an object'
    : (JSON.stringify(value)?.slice(0, 60) ?? String(value));


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareId)
/* harmony export */ });
/** `plugin:skill` → `skill`; an id without a prefix stays. */
const bareId = (id) => id.slice(id.lastIndexOf(':') + 1);


/***/ })

};
