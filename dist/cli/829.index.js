export const id = 829;
export const ids = [829];
export const modules = {

/***/ 6032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ recordedModes),
/* harmony export */   kZ: () => (/* binding */ findExpectation),
/* harmony export */   o4: () => (/* binding */ lockedVersions),
/* harmony export */   vs: () => (/* binding */ wasJudged)
/* harmony export */ });
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5824);
/** Looks up what a baseline expects of a case on an agent in a mode. */

function findExpectation(baseline, mode, case_id, agent) {
    const entry = baseline.cases.get(case_id)?.get(agent);
    if (!entry)
        return null;
    const own = entry.modes?.[mode];
    const recorded = recordedModes(baseline);
    const status = own ?? entry.expected_status;
    const trials = recorded.includes(mode) ? baseline.$meta[mode]?.trials : undefined;
    return {
        status,
        allow_timeout: entry.allow_timeout,
        reason: entry.reason ?? null,
        measured: !baseline.$meta.drafted,
        same_mode: own !== undefined || recorded.length === 0 || recorded.includes(mode),
        // Without counts of its own, an entry that expects pass counts as passed in every trial, so that a regression is detected soonest.
        trials: entry.trials?.[mode] ?? (trials ? { passed: status === 'pass' ? trials : 0, ran: trials } : null),
    };
}
/** Those in which rows were measured. What `init` writes about a mode is what it predicted for it. */
const recordedModes = (baseline) => baseline.$meta.drafted ? [] : _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .MEASURED_MODES */ .S5.filter((mode) => baseline.$meta[mode] !== undefined);
/** {agent: CLI version} with which the baseline was recorded, in this mode or else in any; a batch installs these versions. */
function lockedVersions(baseline, mode) {
    const versions = {};
    for (const recorded of [..._contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .MEASURED_MODES */ .S5.filter((other) => other !== mode), mode]) {
        for (const [agent, { version }] of Object.entries(baseline.$meta[recorded]?.agents ?? {})) {
            if (version)
                versions[agent] = version;
        }
    }
    return versions;
}
/** False for infra errors and skipped rows. */
function wasJudged(result) {
    return result.status === 'pass' || result.status === 'fail';
}


/***/ }),

/***/ 4619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ knowsOffers),
/* harmony export */   x: () => (/* binding */ recordOffers)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6022);
/* harmony import */ var _serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);


/** Writes into the baseline. An agent's offers are taken whole: a batch installs the whole source, however few cases it runs. */
function recordOffers(baseline, offers, reason) {
    const changes = Object.entries(offers).flatMap(([agent, now]) => recordAgent(baseline, agent, now, reason));
    const lengths = {};
    for (const skills of Object.values(offers)) {
        for (const [skill, { of_chars }] of Object.entries(skills)) {
            lengths[skill] = Math.max(of_chars, (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .N)(lengths, skill) ?? 0);
        }
    }
    if (Object.keys(lengths).length > 0)
        baseline.$meta = { ...baseline.$meta, skills: lengths };
    return changes;
}
/** Without them nothing can be lost: a cut offer is as good as a whole one. */
function knowsOffers(baseline, agent) {
    const { skills, oracle, router, live } = baseline.$meta;
    const ran = [oracle, router, live].some((mode) => Object.hasOwn(mode?.agents ?? {}, agent));
    return skills !== undefined && (ran || Object.hasOwn(baseline.$offers, agent));
}
function recordAgent(baseline, agent, now, reason) {
    const skills = Object.keys(now);
    if (skills.length === 0)
        return [];
    const before = baseline.$offers[agent] ?? {};
    const after = {};
    const changes = [];
    for (const skill of new Set([...Object.keys(before), ...skills])) {
        const [was, is] = [(0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .N)(before, skill), (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .N)(now, skill)];
        if (is && is.offer !== 'full') {
            const offer = { offer: is.offer, kept_chars: is.kept_chars, of_chars: is.of_chars };
            const same = was?.offer === offer.offer && was.kept_chars === offer.kept_chars && was.of_chars === offer.of_chars;
            after[skill] = same ? was : { ...offer, reason };
        }
        const left = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .N)(after, skill);
        const [from, to] = [was ? (0,_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n)(was) : null, left ? (0,_serialize_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n)(left) : null];
        if (from !== to)
            changes.push({ case_id: null, agent, skill, before: from, after: to });
    }
    baseline.$offers[agent] = after;
    return changes;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5824);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9043);
/** The schema of provider-baseline.json: the expected status per case and agent, how it was recorded, and which skills are not offered in full. */



const BASELINE_FILE = 'provider-baseline.json';
const BASELINE_SCHEMA = 1;
const ExpectedStatusSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail', 'infra_error']);
const counts = { passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(), ran: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive() };
const entry = {
    expected_status: ExpectedStatusSchema.describe('What the case is expected to do on this agent'),
    allow_timeout: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false).describe('A timed-out trial is no regression; it never excuses a fail'),
    modes: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .MeasuredModeSchema */ .vr, ExpectedStatusSchema)
        .optional()
        .describe('Overrides expected_status in a mode'),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).optional().describe('Why less than a pass is expected'),
};
const agentMeta = { version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(), vendor_model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish() };
const modeMeta = {
    tool_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    skills_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    date: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    trials: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive().optional(),
};
const meta = {
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(BASELINE_SCHEMA).default(BASELINE_SCHEMA),
    drafted: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional().describe('Written by `init`: nothing was measured yet; `baseline update` removes it'),
    skills: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative())
        .optional()
        .describe('Skills that were known, with the length of their descriptions'),
};
const offer = {
    offer: _contract_result_js__WEBPACK_IMPORTED_MODULE_1__/* .OfferStateSchema */ .PZ,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).optional().describe('Why the lower offer was accepted'),
};
/** Strict: an unknown key is an error. For the working tree's baseline, which its author can fix. */
const BaselineEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...entry,
    trials: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .MeasuredModeSchema */ .vr, zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(counts))
        .optional()
        .describe('Trials that passed and ran when the entry was recorded, by mode'),
});
const StrictMode = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...modeMeta,
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(agentMeta)).optional(),
});
const BaselineMetaSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...meta,
    oracle: StrictMode.optional(),
    router: StrictMode.optional(),
    model: StrictMode.optional(),
    live: StrictMode.optional(),
});
const BaselineOfferSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(offer);
/** Tolerant: unknown keys are dropped. For a ref's baseline, which an older or newer version may have written. */
const RefEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...entry,
    modes: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .MeasuredModeSchema */ .vr, ExpectedStatusSchema).optional().catch(undefined),
    trials: zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .MeasuredModeSchema */ .vr, zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(counts)).optional().catch(undefined),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().catch(undefined),
});
const RefMode = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...modeMeta, agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(agentMeta)).optional() })
    .optional()
    .catch(undefined);
const RefMetaSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...meta,
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(BASELINE_SCHEMA).catch(BASELINE_SCHEMA),
    drafted: meta.drafted.catch(undefined),
    skills: meta.skills.catch(undefined),
    oracle: RefMode,
    router: RefMode,
    model: RefMode,
    live: RefMode,
});
const RefOfferSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(offer);
const AgentKey = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1);
/** The whole file, for editors: docs/schema/provider-baseline.json is generated from it. */
const BaselineFileSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    $schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    $meta: BaselineMetaSchema.optional(),
    $offers: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(AgentKey, zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), BaselineOfferSchema)).optional(),
})
    .catchall(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(AgentKey, BaselineEntrySchema));


/***/ }),

/***/ 4532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ serializeBaseline),
/* harmony export */   n: () => (/* binding */ line)
/* harmony export */ });
/** Entries have spaces inside the braces, as in files of the original harness, so that their diff stays small. */
function serializeBaseline(baseline) {
    const parts = [];
    if (baseline.$schema !== null)
        parts.push(`  "$schema": ${JSON.stringify(baseline.$schema)}`);
    const { schema, drafted, skills, ...modes } = baseline.$meta;
    const meta = [`    "schema": ${schema}`, ...(drafted ? ['    "drafted": true'] : [])];
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
    // Of an agent that no mode lists, an empty entry says that everything was offered in full.
    const ran = new Set(Object.values(modes).flatMap((mode) => Object.keys(mode?.agents ?? {})));
    const offers = sorted(Object.keys(baseline.$offers)).filter((agent) => Object.keys(baseline.$offers[agent] ?? {}).length > 0 || (skills !== undefined && !ran.has(agent)));
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

/***/ 2541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ updateBaseline)
/* harmony export */ });
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5824);
/* harmony import */ var _expectation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6032);
/* harmony import */ var _offers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4619);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2979);
/* harmony import */ var _serialize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4532);
/** Updates a baseline from the results of a batch: only the rows of the batch change; returns what changed. */





function updateBaseline(input) {
    const { current, results, reason } = input;
    const baseline = {
        $schema: current?.$schema ?? null,
        $meta: { ...(current?.$meta ?? { schema: _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_SCHEMA */ .iW }) },
        $offers: { ...current?.$offers },
        cases: new Map([...(current?.cases ?? [])].map(([case_id, agents]) => [case_id, new Map(agents)])),
    };
    const changes = [];
    const ran = results.results.filter((row) => (0,_expectation_js__WEBPACK_IMPORTED_MODULE_1__/* .wasJudged */ .vs)(row) && !input.undecided?.(row.case_id, row.agent));
    for (const row of ran) {
        const agents = baseline.cases.get(row.case_id) ?? new Map();
        const before = agents.get(row.agent);
        const after = updateEntry(current, results, row, reason);
        baseline.cases.set(row.case_id, agents.set(row.agent, after));
        const [was, is] = [before ? (0,_serialize_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n)(before) : null, (0,_serialize_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n)(after)];
        if (was !== is)
            changes.push({ case_id: row.case_id, agent: row.agent, skill: null, before: was, after: is });
    }
    changes.push(...(0,_offers_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOffers */ .x)(baseline, results.offers, reason));
    if (ran.length > 0)
        baseline.$meta = updateMeta(baseline.$meta, results, new Set(ran.map((row) => row.agent)));
    return { baseline, changes, kept: results.results.length - ran.length };
}
/** A mode needs its own status only where it differs from expected_status. */
function overrideMode(entry, mode, status) {
    const { [mode]: _, ...rest } = entry.modes ?? {};
    const modes = status === entry.expected_status ? rest : { ...rest, [mode]: status };
    if (Object.keys(modes).length > 0)
        entry.modes = modes;
    else
        delete entry.modes;
}
function updateEntry(current, results, row, reason) {
    const mode = (0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedAs */ .KY)(results);
    const status = row.status === 'pass' ? 'pass' : 'fail';
    const before = current?.cases.get(row.case_id)?.get(row.agent);
    const expected = current ? (0,_expectation_js__WEBPACK_IMPORTED_MODULE_1__/* .findExpectation */ .kZ)(current, mode, row.case_id, row.agent) : null;
    const entry = before ? { ...before } : { expected_status: status, allow_timeout: false };
    if (expected && expected.status !== status) {
        // Expectations of other modes stay, because only this mode was run.
        const others = current ? (0,_expectation_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedModes */ .Z9)(current).filter((other) => other !== mode) : [];
        if (others.length > 0 || entry.modes)
            overrideMode(entry, mode, status);
        else
            entry.expected_status = status;
    }
    if (row.timed_out)
        entry.allow_timeout = true;
    if ((mode === 'live' || mode === 'model') && row.trials.ran > 1) {
        entry.trials = { ...entry.trials, [mode]: { passed: row.trials.passed, ran: row.trials.ran } };
    }
    const changed = !before || expected?.status !== status || before.allow_timeout !== entry.allow_timeout;
    if (changed && (status !== 'pass' || row.timed_out))
        entry.reason = reason;
    // The reason explains a fail; an entry that now expects a pass in every mode needs none.
    if (passesEverywhere(entry))
        delete entry.reason;
    return entry;
}
function passesEverywhere(entry) {
    const statuses = [entry.expected_status, ...Object.values(entry.modes ?? {})];
    return statuses.every((status) => status === 'pass') && !entry.allow_timeout;
}
function updateMeta(before, results, agents) {
    const { environment } = results;
    const mode = (0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedAs */ .KY)(results);
    const known = before[mode]?.agents ?? {};
    const ran = Object.entries(environment.agents)
        .filter(([agent]) => agents.has(agent))
        .map(([agent, { version, vendor_model }]) => [agent, { version, vendor_model }]);
    const { drafted: _, ...measured } = before;
    return {
        ...measured,
        [mode]: {
            tool_version: environment.tool_version,
            skills_hash: environment.skills_hash,
            date: results.generated_at_utc.slice(0, 10),
            trials: Math.max(1, ...results.results.map((row) => row.trials.requested)),
            agents: { ...known, ...Object.fromEntries(ran) },
        },
    };
}


/***/ }),

/***/ 3433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ UNDECIDED),
/* harmony export */   Qt: () => (/* binding */ DecisionSchema),
/* harmony export */   rH: () => (/* binding */ DECIDED_BY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
/** A recorded decision: which of the skills that an agent offered a model called for a prompt. Prompt and listing are kept as hashes. */

const DECIDED_BY = ['model', 'live'];
const DecisionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Hash of everything that the choice could depend on: another listing, prompt, model or trial is another decision. */
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DECIDED_BY),
    /** The model's id; in mode live the one that the user named, null for the agent's default. */
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** The column, such as `claude@haiku`. */
    agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of its CLI. */
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    trial: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    prompt_hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    offers_hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The skill that was called first, by the name that the agent lists; null: none was. */
    choice: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Further skills that were called, in their order. */
    also: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** Names that were called and that the agent did not list. */
    unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
});
/** The kind of the fault of a row for which there is no decision: it is neither passed nor failed. */
const UNDECIDED = 'undecided';


/***/ }),

/***/ 3733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ HookCallSchema),
/* harmony export */   u: () => (/* binding */ WORKSPACE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/** One call of a hook command as the recorder saw it: what the agent gave it, what it answered, how it ended. */

/** Before the file of a hook that a case's own workspace declares. */
const WORKSPACE = 'workspace: ';
const HookCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** As the declaration spells it: `PreToolUse`, `preToolUse`. */
    event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The file that declares it, relative to the source; `workspace: …` for a case's own workspace. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** As written there. */
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stdin: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stdout: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stderr: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** false: the agent, or the end of the trial, stopped it before it had ended. */
    ended: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});


/***/ }),

/***/ 5824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   KY: () => (/* binding */ judgedAs),
/* harmony export */   S5: () => (/* binding */ MEASURED_MODES),
/* harmony export */   mE: () => (/* binding */ asksModel),
/* harmony export */   np: () => (/* binding */ ModeSchema),
/* harmony export */   vr: () => (/* binding */ MeasuredModeSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/** The modes, and what the parts of this tool need to know of each. */

const MODES = ['oracle', 'router', 'model', 'replay', 'live'];
const ModeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
/** A model made the choice, now or when it was recorded; in the others a program did. */
const asksModel = (mode) => mode === 'model' || mode === 'replay' || mode === 'live';
/** Those in which something is measured, and for which a baseline may hold an expectation of its own. */
const MEASURED_MODES = ['oracle', 'router', 'model', 'live'];
const MeasuredModeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MEASURED_MODES);
/** By whose expectations results are judged: a replayed decision is expected to be what it was when it was made. */
const judgedAs = ({ mode, decider, }) => (mode === 'replay' ? (decider?.mode ?? 'model') : mode);


/***/ }),

/***/ 1744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ OFFLINE),
/* harmony export */   fB: () => (/* binding */ PlanSchema)
/* harmony export */ });
/* unused harmony export LeftOutSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9043);
/** Schema of plan.json: the units of a batch, and what was left out of it and why. */


/** The in-process agent: kind `route`, and the pattern side of `tool_route`. */
const OFFLINE = 'offline';
const LeftOutSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    case_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** author: `skip` in the case · mode: the case needs another mode · filter · shard · agents: the case names other agents */
    why: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['author', 'mode', 'filter', 'shard', 'agents', 'unavailable']),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Skills that the case is about. */
    skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const PlanSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('agent-routing.plan.v1'),
    /** Hash of everything that two parts of one batch have in common, so without the shard and the date. */
    hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mode: _result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np,
    cases_hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    source_hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** {agent key: CLI version} */
    agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable()),
    settings: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    shard: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    units: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
        // Restricted because it names a folder, and a plan file may come from an untrusted place.
        unit_run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[\w-]+$/, 'must be letters, digits, _ and -'),
    })),
    left_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(LeftOutSchema),
    /** Corpus files that could not be read. */
    skipped_files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })).optional(),
});


/***/ }),

/***/ 9043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gM: () => (/* binding */ FailureCategorySchema),
  KQ: () => (/* binding */ FailureKindSchema),
  np: () => (/* reexport */ mode/* ModeSchema */.np),
  PZ: () => (/* binding */ OfferStateSchema),
  Jh: () => (/* binding */ ResultSchema),
  SX: () => (/* binding */ ResultsSchema),
  uc: () => (/* binding */ StatusSchema)
});

// UNUSED EXPORTS: DeciderSchema, MismatchKindSchema, OfferSchema, TrialChoiceSchema, TriedCallSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/lib/contract/coverage.js
/** How much of a transcript was understood: what every trial and every explanation says of its reading. */

const CoverageSchema = schemas/* object */.Ikc({
    /** What the transcript was read as, such as `claude stream-json` or `codex rollout`; null when nothing of it was understood. */
    format: schemas/* string */.YjP().nullable(),
    /** The CLI's version, where the transcript names it. */
    cli_version: schemas/* string */.YjP().nullable(),
    /** JSON records, and lines that are none, blank ones left out. */
    records: schemas/* int */.Whr().nonnegative(),
    understood: schemas/* int */.Whr().nonnegative(),
    /** The others by their type; `(no JSON)` for other lines, `(broken JSON)` for one that was cut off. */
    unknown: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr()),
});

// EXTERNAL MODULE: ./build/lib/contract/decision.js
var decision = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/lib/contract/hook-call.js
var hook_call = __webpack_require__(3733);
;// CONCATENATED MODULE: ./build/lib/contract/locations.js
/** Where what a result is about stands: files of the repository, and lines in them. */

const PlaceSchema = schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive().nullable() });
/** Where what a result is about stands, by paths from the repository's root: reports link them, annotations stand there. */
const LocationsSchema = schemas/* object */.Ikc({
    /** The source's folder; '' for the root. Files of hooks are relative to it. */
    source: schemas/* string */.YjP(),
    skills: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    subagents: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    /** Of tool routes, by name. */
    routes: schemas/* record */.g1P(schemas/* string */.YjP(), PlaceSchema),
    cases: schemas/* record */.g1P(schemas/* string */.YjP(), PlaceSchema),
});

// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(5824);
// EXTERNAL MODULE: ./build/lib/contract/sandbox.js
var sandbox = __webpack_require__(8676);
;// CONCATENATED MODULE: ./build/lib/contract/result.js
/** Schema of results.json (contract section 5): the original check-skills envelope and rows, in snake_case, plus this tool's own fields. */







const StatusSchema = schemas/* enum */.k5n(['pass', 'fail', 'infra_error', 'skipped']);
const FailureKindSchema = schemas/* enum */.k5n([
    'ambiguous_skill',
    'skill_shadowed',
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
const MismatchKindSchema = schemas/* enum */.k5n(['missing_required', 'disallowed_hit', 'optional_only', 'mixed']);
const FailureCategorySchema = schemas/* enum */.k5n(['timeout', 'transport', 'assertion']);
const OfferStateSchema = schemas/* enum */.k5n(['full', 'cut', 'name_only', 'absent']);
const OfferSchema = schemas/* object */.Ikc({
    offer: OfferStateSchema,
    kept_chars: schemas/* int */.Whr().nonnegative(),
    of_chars: schemas/* int */.Whr().nonnegative(),
    reason: schemas/* string */.YjP().nullable().default(null),
});

const TokenHitSchema = schemas/* object */.Ikc({
    tier: schemas/* union */.KCZ([schemas/* literal */.euz(1), schemas/* literal */.euz(2), schemas/* literal */.euz(3)]),
    score: schemas/* number */.aig(),
    /** cli_output · session_log · log_fallback */
    source_kind: schemas/* enum */.k5n(['cli_output', 'session_log', 'log_fallback']),
    source_detail: schemas/* string */.YjP(),
    proof_line: schemas/* string */.YjP(),
});
const ProofLineSchema = schemas/* object */.Ikc({
    token: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
    line_number: schemas/* int */.Whr(),
    line: schemas/* string */.YjP(),
});
const TrialSchema = schemas/* object */.Ikc({
    trial: schemas/* int */.Whr().min(1),
    status: StatusSchema,
    duration_ms: schemas/* number */.aig(),
    timed_out: schemas/* boolean */.zMY(),
    failures: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const ToolOutcomeSchema = schemas/* enum */.k5n([
    'ran',
    'failed',
    'blocked_by_hook',
    'denied',
    'hook_errored',
    'hook_timed_out',
    'hook_not_loaded',
    'unavailable',
    'unfinished',
]);
/** A tried call of kind tool_route: what became of it, and which hook decided that. */
const TriedCallSchema = schemas/* object */.Ikc({
    outcome: ToolOutcomeSchema,
    /** The route whose message the agent was given; null when none is known. */
    route: schemas/* string */.YjP().nullable(),
    /** Where the hook that decided, or should have, is declared; null when none did. */
    hook: schemas/* string */.YjP().nullable(),
    /** What became of that hook, in a sentence. */
    why: schemas/* string */.YjP().nullable(),
    failure: schemas/* enum */.k5n(['missing', 'not_executable', 'crashed', 'ignored', 'not_own', 'untrusted']).nullable(),
});
/** What a model chose in one trial. */
const TrialChoiceSchema = schemas/* object */.Ikc({
    trial: schemas/* int */.Whr().min(1),
    /** Ids of the source's skills; other skills, such as the agent's own, by the name that the agent lists. */
    choice: schemas/* string */.YjP().nullable(),
    also: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Names that were called and that the agent did not list. */
    unknown: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const NotJudgedSchema = schemas/* object */.Ikc({ token: schemas/* string */.YjP(), reason: schemas/* string */.YjP() });
const ResultSchema = schemas/* object */.Ikc({
    unit_run_id: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(['skill', 'tool_route', 'suite', 'route']),
    agent: schemas/* string */.YjP(),
    case_id: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    status: StatusSchema,
    expected_skill: schemas/* string */.YjP().nullable(),
    source: schemas/* string */.YjP().nullable(),
    matched_evidence: schemas/* array */.YOg(schemas/* string */.YjP()),
    missing_evidence: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Requirements that the mode cannot show, with the reason: neither met nor missing. Absent where there are none. */
    not_judged: schemas/* array */.YOg(NotJudgedSchema).optional(),
    matched_log_file: schemas/* string */.YjP().nullable(),
    tool_use_proof_lines: schemas/* array */.YOg(ProofLineSchema),
    token_hits: schemas/* record */.g1P(schemas/* string */.YjP(), TokenHitSchema),
    /** What went wrong, in a sentence; null on pass. */
    error: schemas/* string */.YjP().nullable(),
    duration_ms: schemas/* number */.aig(),
    command: schemas/* string */.YjP().nullable(),
    exit_code: schemas/* int */.Whr().nullable(),
    signal: schemas/* string */.YjP().nullable(),
    output_excerpt: schemas/* string */.YjP(),
    timed_out: schemas/* boolean */.zMY(),
    failure_kind: FailureKindSchema.nullable(),
    mismatch_kind: MismatchKindSchema.nullable(),
    failure_category: FailureCategorySchema.nullable(),
    fault: schemas/* object */.Ikc({ kind: schemas/* string */.YjP(), message: schemas/* string */.YjP() }).nullable(),
    optional_hits: schemas/* array */.YOg(schemas/* string */.YjP()),
    disallowed_hits: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The offer of expected_skill; null when the case expects no skill or the offer was not visible. */
    offer: schemas/* object */.Ikc({ state: OfferStateSchema, kept_chars: schemas/* int */.Whr(), of_chars: schemas/* int */.Whr(), reason: schemas/* string */.YjP().nullable() })
        .nullable(),
    trials: schemas/* object */.Ikc({
        requested: schemas/* int */.Whr(),
        ran: schemas/* int */.Whr(),
        passed: schemas/* int */.Whr(),
        pass_at_k: schemas/* boolean */.zMY(),
        pass_all_k: schemas/* boolean */.zMY(),
        majority: schemas/* boolean */.zMY(),
        pass_rate: schemas/* number */.aig().nullable(),
        /** Wilson 95 % interval of the pass rate. */
        interval: schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]).nullable(),
        /** Unbiased estimates of pass@1, pass@2, … from the judged trials; absent in results of older versions. */
        pass_at: schemas/* array */.YOg(schemas/* number */.aig()).optional(),
        /** Some trials passed and some failed. */
        flaky: schemas/* boolean */.zMY().optional(),
        verdicts: schemas/* array */.YOg(TrialSchema),
    }),
    usage: schemas/* object */.Ikc({
        input_tokens: schemas/* number */.aig().nullable(),
        output_tokens: schemas/* number */.aig().nullable(),
        cost_usd: schemas/* number */.aig().nullable(),
    }),
    /** How much of the shown trial's transcript was understood; absent where no agent ran. */
    coverage: CoverageSchema.nullish(),
    /** Kind tool_route: the call that the case is about, in the shown trial. */
    tried_call: TriedCallSchema.nullish(),
    /** Several cases shared one process, whose transcript is in this folder below `units`; the case's own prompt was not sent. Absent: it ran alone. */
    pack: schemas/* object */.Ikc({ folder: schemas/* string */.YjP(), cases: schemas/* int */.Whr() }).optional(),
    /** The expected skill by the name that `choices` uses, where the case writes another. */
    expected_name: schemas/* string */.YjP().optional(),
    /** Kind skill, where something chose: what it chose in each trial that was decided. */
    choices: schemas/* array */.YOg(TrialChoiceSchema).optional(),
    /** The source's hooks in the shown trial, as the recorder saw them; absent where none ran. */
    hook_calls: schemas/* array */.YOg(hook_call/* HookCallSchema */.p).optional(),
});
const AgentEnvironmentSchema = schemas/* object */.Ikc({
    version: schemas/* string */.YjP().nullable(),
    vendor_model: schemas/* string */.YjP().nullable(),
    install: schemas/* string */.YjP().nullable(),
    /** Characters of the unit's home path: Codex counts them against its listing budget. */
    home_length: schemas/* int */.Whr().nullable(),
    isolated: schemas/* boolean */.zMY(),
    /** What stood around its processes; null or absent where none was started. */
    sandbox: schemas/* enum */.k5n(sandbox/* SANDBOX_KINDS */.Gk).nullish(),
});
/** Who decided in modes `model` and `replay`, and what that took. */
const DeciderSchema = schemas/* object */.Ikc({
    /** In mode replay: the mode in which the decisions were recorded. */
    mode: schemas/* enum */.k5n(decision/* DECIDED_BY */.rH),
    model: schemas/* string */.YjP().nullable(),
    /** Sent to the endpoint, with those that were repeated. */
    requests: schemas/* int */.Whr().nonnegative(),
    /** Answered by a request of another row with the same listing and prompt. */
    shared: schemas/* int */.Whr().nonnegative(),
    /** Taken from recorded decisions. */
    recorded: schemas/* int */.Whr().nonnegative(),
    input_tokens: schemas/* int */.Whr().nonnegative(),
    output_tokens: schemas/* int */.Whr().nonnegative(),
    /** What could not be decided, and what asking for it would take; tokens are estimated from the length of the requests. */
    undecided: schemas/* object */.Ikc({ trials: schemas/* int */.Whr(), requests: schemas/* int */.Whr(), input_tokens: schemas/* int */.Whr() }),
});
const ResultsSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz('agent-routing.results.v1'),
    batch_run_id: schemas/* string */.YjP(),
    generated_at_utc: schemas/* string */.YjP(),
    mode: mode/* ModeSchema */.np,
    /** Every planned unit has a final result. */
    complete: schemas/* boolean */.zMY(),
    summary: schemas/* object */.Ikc({ total: schemas/* int */.Whr(), pass: schemas/* int */.Whr(), fail: schemas/* int */.Whr(), infra_error: schemas/* int */.Whr(), skipped: schemas/* int */.Whr() }),
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    environment: schemas/* object */.Ikc({
        tool_version: schemas/* string */.YjP(),
        skills_hash: schemas/* string */.YjP(),
        plan_hash: schemas/* string */.YjP(),
        shard: schemas/* string */.YjP().nullable(),
        agents: schemas/* record */.g1P(schemas/* string */.YjP(), AgentEnvironmentSchema),
    }),
    /** {agent: {skill id: offer}}: every skill of the source. */
    offers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), OfferSchema)),
    /** Absent in results of older versions. */
    locations: LocationsSchema.optional(),
    decider: DeciderSchema.optional(),
    results: schemas/* array */.YOg(ResultSchema),
});


/***/ }),

/***/ 8676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ SANDBOX_KINDS),
/* harmony export */   Lg: () => (/* binding */ SANDBOX_CHOICES),
/* harmony export */   iz: () => (/* binding */ WITHHELD)
/* harmony export */ });
/** How an agent's process is kept from the machine: what a user may ask for, what a batch got, and what one process may see and change. */
/** Strongest and simplest first; the ladder is climbed down in this order. */
const SANDBOX_KINDS = ['bubblewrap', 'unshare', 'sudo', 'none'];
/** auto: the first that works · require: none is an error · none: said on purpose. */
const SANDBOX_CHOICES = ['auto', 'require', 'none'];
/** The kind of the fault of a row that was not run for want of a sandbox. */
const WITHHELD = 'no_sandbox';


/***/ }),

/***/ 2713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/* harmony import */ var _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(838);
/** Text of a hand-written JSON file → its value and the line of each key. A duplicate key is an error, because JSON.parse would drop the first one silently. */


/** Deeper than any hand-written file, and shallow enough for recursive code. */
const MAX_DEPTH = 500;
/** More than anybody writes by hand: a stranger's file must not cost minutes. */
const MAX_CHARACTERS = 10_000_000;
function readJson(text, file) {
    if (text.length > MAX_CHARACTERS)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This file has ${(text.length / 1e6).toFixed(1)} million characters, more than the ${MAX_CHARACTERS / 1e6} million that are read.`, { file, fix: 'shorten it, or split it into several files.' });
    const value = parseJson(text, file);
    const lines = new Map();
    for (const { path, line, duplicate } of listLocations(text)) {
        if (path.length > MAX_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The JSON is nested more than ${MAX_DEPTH} levels deep.`, {
                file,
                line,
                fix: 'flatten it.',
            });
        if (duplicate)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The key '${path.at(-1)}' appears twice; only one of them would count.`, {
                file,
                line,
                path: path.join('.'),
                fix: 'keep one of them (a merge often leaves both).',
            });
        // Assigning it to a JavaScript object sets the prototype: the key and its value would be lost.
        if (path.at(-1) === '__proto__')
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'__proto__' cannot be used as a key.", {
                file,
                line,
                path: path.join('.'),
                fix: 'rename it.',
            });
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
        const line = position === undefined ? findBroken(text) : text.trimEnd().slice(0, Number(position)).split('\n').length;
        // Node 20 quotes the text around some mistakes instead of saying where they are.
        const problem = message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*" is not valid JSON$/s, '');
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not valid JSON: ${problem}.`, {
            file,
            line,
            fix: 'correct the syntax there; JSON allows no comments and no trailing commas.',
        });
    }
}
/** The first line that does not go on from those before it; the last one where the text breaks off. */
function findBroken(text) {
    const lines = text.trimEnd().split(/\r?\n/);
    let state = _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .START */ .d;
    for (const [at, line] of lines.entries()) {
        // Behind the value's end nothing may follow.
        const scanned = state && (0,_json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .scanValue */ .j)(line, 0, state);
        const after = scanned ? line.slice(scanned.end ?? line.length) : line;
        if (after.trim() !== '' || (scanned === null && state !== null))
            return at + 1;
        state = scanned && scanned.end === null ? scanned.state : null;
    }
    return lines.length;
}
/** Lists every key, and every object or array inside an array. The text must be valid JSON. */
function* listLocations(text) {
    const stack = [];
    let line = 1;
    for (const token of listTokens(text)) {
        const top = stack.at(-1);
        if (token === '\n')
            line++;
        else if (token === '{' || token === '[') {
            const path = top ? [...top.path, top.key ?? ''] : [];
            if (top && !top.keys)
                yield { path, line, duplicate: false };
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
            yield { path: [...top.path, top.key], line, duplicate: top.keys.has(top.key) };
            top.keys.add(top.key);
        }
    }
}
/** Strings and marks, as they stand. A pattern for whole strings would overflow the stack on one of some megabytes. */
function* listTokens(text) {
    const start = /["{}[\],\n]/g;
    for (let found = start.exec(text); found; found = start.exec(text)) {
        if (found[0] !== '"')
            yield found[0];
        else {
            const end = endOfString(text, found.index);
            yield text.slice(found.index, end);
            start.lastIndex = end;
        }
    }
}
/** Behind the closing quote: the first one with an even number of backslashes before it. */
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let before = at - 1;
        while (text[before] === '\\')
            before--;
        if ((at - before) % 2 === 1)
            return at + 1;
    }
    return text.length;
}


/***/ }),

/***/ 838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ START),
/* harmony export */   j: () => (/* binding */ scanValue)
/* harmony export */ });
/** Pieces of text, line by line → where a JSON value ends, or that these lines are none: a scanner that only checks the shape. */
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const WORD = /-?\d[\d.eE+-]*|true|false|null/y;
/** No transcript nests deeper; a flood of brackets does. */
const MOST_NESTED = 1_000;
const START = { open: [], last: '[' };
/** Scans on from `from`. `end`: the place behind the value, null when it goes on in the next line; null alone: this is no JSON. */
function scanValue(text, from, state) {
    const open = [...state.open];
    let { last } = state;
    let at = from;
    while (at < text.length) {
        const char = text[at];
        const top = open.at(-1);
        const valueFits = last === ':' || last === '[' || (last === ',' && top === '[') || open.length === 0;
        switch (char) {
            case ' ':
            case '\t':
                at += 1;
                break;
            case '{':
            case '[':
                if (!valueFits || open.length >= MOST_NESTED)
                    return null;
                open.push(char);
                last = char;
                at += 1;
                break;
            case '}':
            case ']':
                if (top !== (char === '}' ? '{' : '[') || (last !== 'v' && last !== top))
                    return null;
                open.pop();
                last = 'v';
                at += 1;
                if (open.length === 0)
                    return { end: at, state: START };
                break;
            case ',':
            case ':':
                if (last !== 'v')
                    return null;
                last = char;
                at += 1;
                break;
            default: {
                const pattern = char === '"' ? STRING : WORD;
                pattern.lastIndex = at;
                if (!pattern.test(text) || !(valueFits || (char === '"' && (last === '{' || last === ','))))
                    return null;
                at = pattern.lastIndex;
                last = 'v';
            }
        }
    }
    return { end: null, state: { open, last } };
}


/***/ }),

/***/ 802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ explainWrong),
/* harmony export */   _b: () => (/* binding */ wordPath),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   zS: () => (/* binding */ parseOrThrow)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4685);


/** The path whose line to show: an unknown key has a line of its own. */
const locationOf = ({ path, unknown }) => (unknown === null ? path : [...path, unknown]);
/** The parsed value; throws the error that `explain` makes of the first issue. */
function parseOrThrow(schema, value, explain) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = findDeepest(findMistyped(parsed.error.issues));
    throw explain({
        path: issue.path,
        words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : wordIssue(issue),
        unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
        more: parsed.error.issues.length - 1,
    });
}
/** known: the keys that are allowed there; help: the fix for any issue other than an unknown key. */
function explainWrong(wrong, location, known, help) {
    const { unknown, words } = wrong;
    const meant = unknown === null ? null : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(unknown, known);
    const fix = unknown === null
        ? help
        : meant
            ? `write '${meant}'.`
            : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
    const { path, ...rest } = location;
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}
/** `cases[0].trials` */
function wordPath(path) {
    return path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), '');
}
/** When a key is missing next to an unknown one, the unknown one is most likely the missing key mistyped. */
function findMistyped(issues) {
    const [first] = issues;
    if (inputOf(first) !== undefined)
        return first;
    const owner = JSON.stringify(first.path.slice(0, -1));
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}
/** When no member of a union fits, the member whose issue lies deepest fits best and explains what is wrong. */
function findDeepest(issue) {
    if (issue.code !== 'invalid_union')
        return issue;
    const inner = issue.errors
        .flatMap(([first]) => (first ? [findDeepest(first)] : []))
        .filter(({ path, code }) => path.length > 0 || code === 'unrecognized_keys' || code === 'custom');
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
            const [isMax, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
            if (issue.origin === 'number' || issue.origin === 'int')
                return `must be ${isMax ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
            const unit = issue.origin === 'string' ? ' characters' : '';
            return isMax ? `must have at most ${bound}${unit}` : 'must not be empty';
        }
        default:
            return issue.message;
    }
}
/** The rejected value; for a discriminated union, the value of its discriminator. */
function inputOf(issue) {
    const { discriminator } = issue;
    return discriminator === undefined ? issue.input : issue.input?.[discriminator];
}
/** The allowed types or values, where there are only a few. */
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

/***/ 5815:
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
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(3721);
;// CONCATENATED MODULE: ./build/lib/io/files/copy-tree.js
/** Copies a folder for one unit, much faster than fs.cp; no link in the copy leads out of it. */





/**
 * Real copies, not hard links: agents write, and a shared file would carry one unit's changes into the next. A link that
 * stays in the folder is kept. One that leaves it is replaced by its target if that is inside `within`; else it is left
 * out, because an agent could write through it into the user's checkout.
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
    if ((0,walk_tree/* isInside */.FK)(copy.root, named) && (0,walk_tree/* isInside */.FK)(copy.root, real)) {
        const copied = (0,external_node_path_.join)(copy.to, (0,external_node_path_.relative)(copy.root, named));
        // A folder reached through a link has another location in the copy, where its relative links would break.
        if ((0,walk_tree/* isInside */.FK)(copy.root, from))
            return (0,promises_.symlink)((0,external_node_path_.relative)((0,external_node_path_.dirname)(to), copied), to);
    }
    const circle = above.includes(real) || (0,walk_tree/* isInside */.FK)(real, (0,external_node_path_.dirname)(from));
    if ((0,walk_tree/* isInside */.FK)(copy.within, real) && !circle)
        await copyEntry(copy, real, to, above);
}

// EXTERNAL MODULE: ./build/lib/io/files/make-folder.js
var make_folder = __webpack_require__(128);
// EXTERNAL MODULE: ./build/lib/io/files/refusal.js
var refusal = __webpack_require__(4385);
;// CONCATENATED MODULE: ./build/lib/io/files/files.js
/** The real file port: everything that a unit's set-up may do on disk. */





const files = {
    read: (path) => (0,promises_.readFile)(path, 'utf8'),
    async write(path, text, mode) {
        await (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(path));
        await (0,promises_.writeFile)(path, text, mode === undefined ? {} : { mode });
    },
    async makeFolder(path) {
        await (0,make_folder/* makeFolder */.f)(path);
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

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Creates a folder with those above it; what the system refuses is told by its own reason. */


/** Returns the first folder that it made, if any. */
async function makeFolder(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path, { recursive: true });
    }
    catch (error) {
        // On a read-only disk Node 20 and 24 say ENOENT of a recursive mkdir; a plain one says why.
        if (error.code === 'ENOENT')
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(await firstMissing(path));
        throw error;
    }
}
async function firstMissing(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const exists = above === path || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(above).catch(() => null)) !== null;
    return exists ? path : firstMissing(above);
}


/***/ }),

/***/ 3721:
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
/** A folder of the source → its files. Symbolic links are followed only inside the root. */




const { join } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix;
/** Never copied for agents. */
const SKIPPED = new Set(['.git', 'node_modules', '.agent-routing']);
/** Every file at or below `at`, sorted, relative to the root (through a link: by the link's own path). Links that leave the root or form a cycle are skipped. */
async function listTree(root, at) {
    const files = [];
    await walk(root, at, [], files);
    return files.sort();
}
async function walk(root, at, above, files) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(join(root, at)).catch(() => null);
    if (real === null || !isInside(root, real))
        return;
    // A link to a folder that contains it, whether or not the walk came through that folder.
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

/***/ 6446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ count)
/* harmony export */ });
/** A number and a noun → `1 case`, `2 cases`, `2 entries`: the one place that makes a plural. */
function count(n, one, many = plural(one)) {
    return `${n} ${n === 1 ? one : many}`;
}
function plural(noun) {
    if (/[^aeiou]y$/.test(noun))
        return noun.replace(/y$/, 'ies');
    return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}


/***/ }),

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/** Untrusted text → text that is safe on one line, in a Markdown cell, in HTML or in XML. Output of agents is never shown unescaped. */
/** Whole ANSI sequences; then control characters and characters that reorder or hide text (bidi marks, zero width, tags, fillers). */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;
/** Removes control characters except tab and line feed, and lone surrogates. Truncates first, because a line may be a megabyte long. */
function clean(text, limit = 100_000) {
    return text
        .slice(0, limit)
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(ANSI, '')
        .replace(UNSEEN, '')
        .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}
/** One line, at most `limit` characters, with an ellipsis where it was cut. */
function oneLine(text, limit = 300) {
    // Nearly every text is plain already, and a large report calls this a hundred thousand times.
    if (text.length <= limit && /^[!-~]+(?: [!-~]+)*$/.test(text))
        return text;
    const flat = clean(text, limit * 4 + 1000)
        .replace(/\s+/g, ' ')
        .trim();
    const fits = flat.length <= limit && text.length <= limit * 4 + 1000;
    // The cut may split a surrogate pair.
    return fits ? flat : `${flat.slice(0, Math.max(0, limit - 1)).replace(/\p{Cs}/gu, '')}…`;
}
/** For content and double-quoted attributes of HTML and XML. Also breaks up workflow commands, which GitHub would run from a job's log. */
function escapeHtml(text) {
    return clean(text)
        .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/::/g, '&#58;&#58;')
        .replace(/##(?=\[)/g, '&#35;&#35;');
}
/**
 * For any position in GitHub Markdown, table cells included. Markdown treats character references as plain text. GitHub
 * links mentions, issues, e-mail addresses and emoji after that step, so an empty comment breaks those up.
 */
function escapeMarkdown(text, limit = 300) {
    return refer(oneLine(text, limit))
        .replace(/^[-+=:]/, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/^(\d+)([.)])/, (_, number, sign) => `${number}&#${sign.charCodeAt(0)};`)
        .replace(/(?<!&)[@#]/g, (sign) => `${sign}<!-- -->`)
        .replace(/:(?=\/\/|:|[\w+-]+:)/g, ':<!-- -->')
        .replace(/\bwww(?=\.)/gi, 'www<!-- -->')
        .replace(/\bGH-(?=\d)/gi, 'GH-<!-- -->');
}
/** An id or a command as code: GitHub links no mentions inside code, but Markdown is still rendered. */
function codeMarkdown(text, limit = 200) {
    const inner = refer(oneLine(text, limit))
        .replace(/:(?=\/\/)/g, '&#58;')
        .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}&#46;`)
        .replace(/@(?=\w)/g, '&#64;<!-- -->');
    return `<code>${inner}</code>`;
}
/** Replaces characters with a meaning in Markdown or HTML. An underscore inside a word has none. */
function refer(text) {
    return text.replace(/[&<>|`*~[\]\\$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, (sign) => `&#${sign.charCodeAt(0)};`);
}


/***/ })

};
