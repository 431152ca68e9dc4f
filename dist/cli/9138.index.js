export const id = 9138;
export const ids = [9138];
export const modules = {

/***/ 99400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findDelivery),
/* harmony export */   K: () => (/* binding */ recordDeliveries)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56022);
/* harmony import */ var _serialize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44532);


/** Writes into the baseline: the skills of these rows, each by the id that its cases write. A whole text has no entry. */
function recordDeliveries(baseline, rows, reason) {
    const changes = [];
    for (const { agent, expected_skill: skill, delivery } of rows) {
        if (!skill || !delivery)
            continue;
        const { [skill]: was, ...others } = baseline.$deliveries?.[agent] ?? {};
        const { state, kept_chars, of_chars } = delivery;
        const is = state === 'full' ? null : { state, kept_chars, of_chars };
        const same = is && was?.state === state && was.kept_chars === kept_chars && was.of_chars === of_chars;
        const entry = is && (same ? was : { ...is, reason });
        baseline.$deliveries = { ...baseline.$deliveries, [agent]: entry ? { ...others, [skill]: entry } : others };
        const [before, after] = [was ? (0,_serialize_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n)(was) : null, entry ? (0,_serialize_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n)(entry) : null];
        if (before !== after)
            changes.push({ case_id: null, agent, skill, before, after });
    }
    return changes;
}
/** Null: not known. An agent's skills without an entry reached the model whole. */
function findDelivery(baseline, agent, skill) {
    const known = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(baseline.$deliveries ?? {}, agent);
    return known ? ((0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(known, skill) ?? 'full') : null;
}


/***/ }),

/***/ 56032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ recordedModes),
/* harmony export */   kZ: () => (/* binding */ findExpectation),
/* harmony export */   o4: () => (/* binding */ lockedVersions),
/* harmony export */   vs: () => (/* binding */ wasJudged)
/* harmony export */ });
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15824);
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

/***/ 34619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ knowsOffers),
/* harmony export */   x: () => (/* binding */ recordOffers)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56022);
/* harmony import */ var _serialize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44532);


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

/***/ 32979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ BaselineMetaSchema),
/* harmony export */   OK: () => (/* binding */ RefMetaSchema),
/* harmony export */   T7: () => (/* binding */ RefDeliverySchema),
/* harmony export */   he: () => (/* binding */ BaselineDeliverySchema),
/* harmony export */   iW: () => (/* binding */ BASELINE_SCHEMA),
/* harmony export */   nB: () => (/* binding */ RefEntrySchema),
/* harmony export */   pD: () => (/* binding */ RefOfferSchema),
/* harmony export */   tu: () => (/* binding */ BASELINE_FILE),
/* harmony export */   vV: () => (/* binding */ BaselineEntrySchema),
/* harmony export */   wD: () => (/* binding */ ExpectedStatusSchema),
/* harmony export */   xX: () => (/* binding */ BaselineOfferSchema)
/* harmony export */ });
/* unused harmony export BaselineFileSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34615);
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15824);
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86193);
/** The schema of provider-baseline.json: the expected status per case and agent, how it was recorded, and which skills are not offered in full. */




const BASELINE_FILE = 'provider-baseline.json';
const BASELINE_SCHEMA = 1;
const ExpectedStatusSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail', 'infra_error']);
const counts = { passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(), ran: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive() };
const entry = {
    expected_status: ExpectedStatusSchema.describe('What the case is expected to do on this agent'),
    allow_timeout: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false).describe('A timed-out trial is not a regression; a fail stays one'),
    modes: zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .MeasuredModeSchema */ .vr, ExpectedStatusSchema)
        .optional()
        .describe('Overrides expected_status in a mode'),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional().describe('Why less than a pass is expected'),
};
const agentMeta = { version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(), vendor_model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish() };
const modeMeta = {
    tool_version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    skills_hash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    date: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    trials: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().positive().optional(),
};
const meta = {
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(BASELINE_SCHEMA).default(BASELINE_SCHEMA),
    drafted: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .optional()
        .describe('Written by `init`: not measured yet; a `baseline update` from a batch of all its agents removes it'),
    skills: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative())
        .optional()
        .describe('Skills that were known, with the length of their descriptions'),
};
const offer = {
    offer: _contract_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .OfferStateSchema */ .PZ,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional().describe('Why the lower offer was accepted'),
};
const delivery = {
    state: _contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .DeliveryStateSchema */ .rR,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).optional().describe('Why less of the text was accepted'),
};
/** Strict: an unknown key is an error. For the working tree's baseline, which its author can fix. */
const BaselineEntrySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...entry,
    trials: zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .MeasuredModeSchema */ .vr, zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(counts))
        .optional()
        .describe('Trials that passed and ran when the entry was recorded, by mode'),
});
const StrictMode = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...modeMeta,
    agents: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(agentMeta)).optional(),
});
const BaselineMetaSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    ...meta,
    oracle: StrictMode.optional(),
    router: StrictMode.optional(),
    model: StrictMode.optional(),
    live: StrictMode.optional(),
});
const BaselineOfferSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(offer);
const BaselineDeliverySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(delivery);
/** Tolerant: unknown keys are dropped. For a ref's baseline, which an older or newer version may have written. */
const RefEntrySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...entry,
    modes: zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .MeasuredModeSchema */ .vr, ExpectedStatusSchema).optional().catch(undefined),
    trials: zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(_contract_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .MeasuredModeSchema */ .vr, zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(counts)).optional().catch(undefined),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional().catch(undefined),
});
const RefMode = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...modeMeta, agents: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(agentMeta)).optional() })
    .optional()
    .catch(undefined);
const RefMetaSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...meta,
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(BASELINE_SCHEMA).catch(BASELINE_SCHEMA),
    drafted: meta.drafted.catch(undefined),
    skills: meta.skills.catch(undefined),
    oracle: RefMode,
    router: RefMode,
    model: RefMode,
    live: RefMode,
});
const RefOfferSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(offer);
const RefDeliverySchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(delivery);
const AgentKey = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1);
/** The whole file, for editors: docs/schema/provider-baseline.json is generated from it. */
const BaselineFileSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    $schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    $meta: BaselineMetaSchema.optional(),
    $offers: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(AgentKey, zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), BaselineOfferSchema)).optional(),
    $deliveries: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(AgentKey, zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), BaselineDeliverySchema))
        .optional()
        .describe('Skills of which not the whole text reaches the model'),
})
    .catchall(zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(AgentKey, BaselineEntrySchema));


/***/ }),

/***/ 44532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ serializeBaseline),
/* harmony export */   n: () => (/* binding */ line)
/* harmony export */ });
/** Entries have spaces inside the braces, as in files from before the tool, so that their diff stays small. */
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
    const delivered = sorted(Object.keys(baseline.$deliveries ?? {})).map((agent) => `    ${JSON.stringify(agent)}: ${block(baseline.$deliveries?.[agent] ?? {}, 4)}`);
    if (delivered.length)
        parts.push(`  "$deliveries": {\n${delivered.join(',\n')}\n  }`);
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
/** Keys are sorted by code unit, so that no locale changes the file. */
function sorted(keys) {
    return keys.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}


/***/ }),

/***/ 92541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ updateBaseline)
/* harmony export */ });
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15824);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56022);
/* harmony import */ var _deliveries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99400);
/* harmony import */ var _expectation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56032);
/* harmony import */ var _offers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34619);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32979);
/* harmony import */ var _serialize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44532);
/** Updates a baseline from the results of a batch: only the rows of the batch change; returns what changed. */







function updateBaseline(input) {
    const { current, results, reason } = input;
    const baseline = {
        $schema: current?.$schema ?? null,
        $meta: { ...(current?.$meta ?? { schema: _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_SCHEMA */ .iW }) },
        $offers: { ...current?.$offers },
        $deliveries: { ...current?.$deliveries },
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
    for (const [case_id, agents] of baseline.cases)
        for (const [agent, before] of agents) {
            const after = { ...before, reason };
            if (!input.gone?.(case_id, agent))
                continue;
            agents.set(agent, after);
            changes.push({ case_id, agent, skill: null, before: (0,_serialize_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n)(before), after: (0,_serialize_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n)(after) });
        }
    changes.push(...(0,_offers_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOffers */ .x)(baseline, results.offers, reason), ...(0,_deliveries_js__WEBPACK_IMPORTED_MODULE_5__/* .recordDeliveries */ .K)(baseline, ran, reason));
    if (ran.length > 0)
        baseline.$meta = updateMeta(baseline.$meta, results, new Set(ran.map((row) => row.agent)));
    return { baseline, changes, kept: results.results.length - ran.length };
}
/** A mode needs its own status only where it differs from expected_status. */
function overrideMode(entry, mode, status) {
    const rest = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__/* .omit */ .c)(entry.modes ?? {}, mode);
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
        // Elsewhere an embedded model answers, whatever name the agent has for it.
        .map(([agent, { version, vendor_model }]) => [agent, { version, vendor_model: mode === 'live' ? vendor_model : null }]);
    // What `init` wrote of an agent that did not run stays a guess.
    const all = Object.keys(known).every((agent) => agents.has(agent));
    return {
        ...(all ? (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__/* .omit */ .c)(before, 'drafted') : before),
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

/***/ 46418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ judgeGate),
/* harmony export */   FW: () => (/* binding */ failsGate),
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   JH: () => (/* binding */ GATES),
/* harmony export */   O: () => (/* binding */ findMissingAgents),
/* harmony export */   VQ: () => (/* binding */ DEFAULT_FAIL_ON),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* unused harmony exports WORST_FIRST, failWordOf */
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/** Turns deltas into the gate: pass, fail or inconclusive, and which rows fail it. */

/** Those before `infra` do so by default. */
const FAIL_ON = [
    'regression',
    'unmet',
    'offer_loss',
    'delivery_loss',
    'weakened',
    'broken',
    'missing',
    'infra',
    'inconclusive',
    'improvement',
    'none',
];
const DEFAULT_FAIL_ON = FAIL_ON.slice(0, FAIL_ON.indexOf('infra'));
const GATES = ['pass', 'fail', 'inconclusive'];
const WORST_FIRST = (/* unused pure expression or super */ null && (['fail', 'inconclusive', 'pass']));
/** The word of --fail-on by which rows of this delta fail the gate; undefined: none does. */
function failWordOf(delta) {
    const word = delta.startsWith('MISSING_') ? 'missing' : delta.toLowerCase();
    return FAIL_ON.find((one) => one === word);
}
function failsGate(row, options) {
    const failOn = options.fail_on ?? DEFAULT_FAIL_ON;
    const key = failWordOf(row.delta);
    if (key === undefined || !failOn.includes(key))
        return false;
    if (asksPerson(row) && row.explained)
        return false;
    // A row that could not run may have the delta UNMET or REGRESSION, but for a tolerated agent it is still only an infra error.
    const infra = key === 'infra' || ((key === 'unmet' || key === 'regression') && row.unjudged);
    return !(infra && isTolerated(row.agent, options));
}
/** A reason lets it off, if a person agrees. */
const asksPerson = ({ delta }) => delta === 'WEAKENED' || delta === 'BROKEN';
/**
 * Agents none of whose units could be judged, and expected agents without any row. An agent whose every row is expected not
 * to run is not missing.
 */
function findMissingAgents(rows, options, expected = []) {
    const known = new Set(rows.map(({ agent }) => agent));
    const agents = new Map(expected.filter((agent) => !known.has(agent)).map((agent) => [agent, { judged: false, unjudged: true }]));
    for (const row of rows) {
        const state = agents.get(row.agent) ?? { judged: false, unjudged: false };
        if (row.status === 'pass' || row.status === 'fail')
            state.judged = true;
        if ((row.unjudged && !row.withheld) || row.delta === 'MISSING_RESULT')
            state.unjudged = true;
        agents.set(row.agent, state);
    }
    return [...agents]
        .filter(([agent, state]) => state.unjudged && !state.judged && !isTolerated(agent, options))
        .map(([agent]) => agent);
}
function judgeGate(rows, missing_agents, options) {
    const failOn = options.fail_on ?? DEFAULT_FAIL_ON;
    if (rows.some((row) => failsGate(row, options)))
        return 'fail';
    if (missing_agents.length > 0 && failOn.includes('missing'))
        return 'fail';
    // The gate never passes over rows that could not be judged, even if they were expected or tolerated.
    const open = rows.some((row) => row.unjudged ||
        row.status === 'infra_error' ||
        row.delta === 'MISSING_RESULT' ||
        row.delta === 'INCONCLUSIVE' ||
        row.delta === 'SHRUNK' ||
        (asksPerson(row) && !(row.explained && options.accept === 'with_reason')));
    const judged = rows.some((row) => row.status === 'pass' || row.status === 'fail');
    return open || !judged ? 'inconclusive' : 'pass';
}
/** 0: the gate did not fail. 1: it did. (Exit code 2 belongs to ConfigError.) */
function exitCode(gate) {
    return gate === 'fail' ? 1 : 0;
}
function isTolerated(agent, options) {
    return (options.infra_tolerant ?? []).some((name) => name === agent || name === (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent));
}


/***/ }),

/***/ 42111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ note),
/* harmony export */   R: () => (/* binding */ warn)
/* harmony export */ });
const warn = (message) => ({ level: 'warning', message });
const note = (message) => ({ level: 'notice', message });


/***/ }),

/***/ 47507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lE: () => (/* binding */ RENAMED),
  JF: () => (/* binding */ findNotes),
  xe: () => (/* binding */ isRenamed)
});

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(56032);
// EXTERNAL MODULE: ./build/lib/contract/decision.js
var decision = __webpack_require__(33433);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/delta/gate.js
var gate = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/lib/delta/offers.js
var offers = __webpack_require__(21674);
// EXTERNAL MODULE: ./build/lib/delta/notes/note.js
var note = __webpack_require__(42111);
;// CONCATENATED MODULE: ./build/lib/delta/notes/agents.js
/** Turns a comparison into the notes on its agents: none of whose results could be judged, whose version or model changed, and which are not in the batch. */





function noteAgents({ results, current, refBaseline, rows, missing_agents, options = {} }) {
    const counts = (options.fail_on ?? gate/* DEFAULT_FAIL_ON */.VQ).includes('missing');
    const notes = missing_agents.map((agent) => {
        // What left no result at all is missing, tolerated or not.
        const died = rows.some((row) => row.agent === agent && row.delta === 'MISSING_RESULT');
        const advice = died
            ? ''
            : ` (to tolerate this, pass \`--infra-tolerant ${agent}\`, in a workflow \`infra_tolerant: ${agent}\`)`;
        const words = (0,note/* warn */.R)(`${agent}: none of its cases could be judged${counts ? `, so the agent counts as missing and the gate fails${advice}` : ''}.`);
        return { ...words, missing_agent: agent };
    });
    for (const [agent, environment] of Object.entries(results.environment.agents)) {
        for (const baseline of new Set([refBaseline, current])) {
            const change = baseline && (0,offers/* findVersionChange */.Ig)(results, baseline, agent);
            if (!change)
                continue;
            notes.push((0,note/* note */.N)(`${change} since the baseline was recorded: differences may come from the agent itself.`));
            break;
        }
        const model = (current ?? refBaseline)?.$meta[(0,mode/* judgedAs */.KY)(results)]?.agents?.[agent]?.vendor_model;
        if (model && environment.vendor_model && model !== environment.vendor_model) {
            notes.push((0,note/* note */.N)(`${agent}: the baseline was recorded with ${model}, this batch ran ${environment.vendor_model}.`));
        }
    }
    return [...notes, ...noteAbsent({ results, rows, options })];
}
/** A shard has what it was given, and who started the agents by hand knows which; others may read it as if all had run. */
function noteAbsent({ results, rows, options = {} }) {
    const { agents, shard } = results.environment;
    const ran = new Set([...Object.keys(agents), ...results.results.map(({ agent }) => agent)]);
    const left = rows.filter(({ delta, status, agent }) => delta === 'NOT_RUN' && status === null && !ran.has(agent));
    if (left.length === 0 || shard !== null)
        return [];
    const names = [...new Set(left.map(({ agent }) => agent))];
    const [them, their] = names.length > 1 ? ['them', 'their'] : ['it', 'its'];
    const chosen = Array.isArray(results.options.agents) && results.options.agents.length > 0;
    const expected = `the baseline expects ${(0,count/* count */.U9)(left.length, 'result')}`;
    if (chosen && !options.require_baseline)
        return [{ ...(0,note/* note */.N)(`Left out by --agents: ${names.join(', ')}, of which ${expected}.`), not_run: names }];
    const message = `${names.join(', ')} did not run here: ${expected} of ${them}, and nothing here is about ${them}. If no other job runs ${them}: add ${them} to \`agents\` to go on testing, or remove ${their} baseline entries to stop.`;
    return [{ ...(0,note/* warn */.R)(message), not_run: names }];
}

// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
;// CONCATENATED MODULE: ./build/lib/delta/notes/skills.js
/** Turns a comparison into the notes on its skills: names that are gone, and offers that the baseline does not record. */



/** A skill that was removed from the source, or renamed, is not an OFFER_LOSS, but the reader should know. */
function noteSkills({ results, refBaseline, branch }) {
    const known = Object.keys(refBaseline?.$meta.skills ?? {});
    // A skill is `plugin:skill` from the day on which another one has its name.
    const offered = Object.values(results.offers).flatMap((skills) => Object.keys(skills));
    const now = new Set(offered.flatMap((skill) => [skill, (0,bare_id/* bareId */.y)(skill)]));
    if (now.size === 0)
        return [];
    // What the branch did to a skill has a row.
    const in_rows = new Set(branch?.changes.map(({ name }) => name));
    const gone = known.filter((skill) => !now.has(skill) && !in_rows.has(skill));
    if (gone.length === 0)
        return [];
    // A new name in the front matter looks the same from here: its folder, and so its cases, may still be there.
    const fresh = offered.filter((skill) => !known.includes(skill));
    const names = (skills) => `${skills.slice(0, 10).join(', ')}${skills.length > 10 ? ' \u2026' : ''}`;
    const added = fresh.length === 0 ? '' : ` New names: ${names([...new Set(fresh)])}.`;
    return [(0,note/* note */.N)(`No skill of the source has these names any more: ${names(gone)}.${added}`)];
}
/** Offers are compared with what the baseline recorded: where it recorded none, nothing can be lost, however little is left. */
function noteOffers({ results, unrecorded }) {
    if (unrecorded.length === 0)
        return [];
    const weak = unrecorded.flatMap((agent) => Object.entries(results.offers[agent] ?? {}).flatMap(([skill, offer]) => offer.offer === 'full' ? [] : [`${skill} ${(0,offers/* describeOffer */.qN)(offer)} (${agent})`]));
    const how = 'The baseline does not record what is offered to ' +
        `${unrecorded.join(', ')}, so not every loss can be seen. To record it: \`agent-routing baseline update --reason "\u2026"\`.`;
    if (weak.length === 0)
        return [{ ...(0,note/* note */.N)(how), usual: true }];
    const shown = weak.slice(0, 10).join(', ') + (weak.length > 10 ? ` and ${weak.length - 10} more` : '');
    return [(0,note/* warn */.R)(`Not offered in full: ${shown}. ${how}`)];
}

;// CONCATENATED MODULE: ./build/lib/delta/notes/notes.js
/** Turns a comparison into the notes shown with its table: missing baselines, changed agent versions, removed entries and skills. */








/** How the reason of a row begins whose case has another id now. */
const RENAMED = 'renamed to ';
const isRenamed = ({ reason }) => reason?.startsWith(RENAMED) === true;
function findNotes(facts) {
    return [
        ...noteBaselines(facts),
        ...noteMode(facts),
        ...notePacks(facts),
        ...noteUnjudged(facts),
        ...noteHooks(facts),
        ...noteUndecided(facts),
        ...noteAgents(facts),
        ...noteRows(facts),
        ...noteSkills(facts),
        ...noteOffers(facts),
    ];
}
/** What asking would take is an estimate: the tokens of a request are known only to the model. */
function noteUndecided({ results, rows }) {
    const { decider } = results;
    const open = results.results.filter(({ fault }) => fault?.kind === decision/* UNDECIDED */.Cz);
    if (!decider || open.length === 0)
        return [];
    const one = open.length === 1;
    const what = `${(0,count/* count */.U9)(open.length, 'result')} of ${rows.length} ${one ? 'is' : 'are'} undecided, neither passed nor failed`;
    const how = results.mode === 'replay'
        ? `${what}: ${one ? 'it needs' : 'they need'} \`--mode ${decider.mode}\``
        : `${what}: \`--mode model --record --reuse\` asks for what is open`;
    return [(0,note/* warn */.R)(`${how}${priceOf(decider)}: ${list(open)}.`)];
}
function priceOf({ mode, undecided: { trials, requests, input_tokens }, }) {
    if (requests === 0)
        return '';
    const tokens = `${thousands(input_tokens)} tokens`;
    return mode === 'model'
        ? ` (about ${(0,count/* count */.U9)(requests, 'request')} with ${tokens} in all)`
        : ` (${(0,count/* count */.U9)(trials, 'session')} with the vendor; what they list and ask is about ${tokens}, to which the agents add their own)`;
}
const thousands = (n) => n.toLocaleString('en');
function noteBaselines({ current, ref, refBaseline, options = {} }) {
    if (current === null && refBaseline === null) {
        const where = ref ? `, neither here nor at ${ref.name}` : '';
        if (options.require_baseline)
            return [
                (0,note/* warn */.R)(`There is no baseline${where}, so nothing can be compared and the gate fails. This says nothing of what the branch changed. Commit the first baseline, which is in the job summary and the artifact, to this branch, and the gate passes.`),
            ];
        return [
            (0,note/* warn */.R)(`There is no baseline${where}, so only failures are gated: this report shows what passed and what failed, and nothing is compared. Write one with \`agent-routing baseline update --reason "\u2026"\`.`),
        ];
    }
    if (current === null)
        return [
            (0,note/* warn */.R)(`${ref?.name} has a baseline file, but the working tree does not, so every result lacks its entry. Restore the file.`),
        ];
    if (ref?.is_head)
        return [
            (0,note/* note */.N)(`${nameRef(ref)} is the commit that is checked out, so only what is not committed is compared with it.`),
        ];
    if (!ref || ref.baseline !== null)
        return [];
    if (ref.unread)
        return [
            (0,note/* warn */.R)(`${nameRef(ref)} has ${ref.unread}, but not the baseline file that is used here, so what it expects was not compared. Keep its name, or move it with \`git mv\`.`),
        ];
    return [
        (0,note/* warn */.R)(`${nameRef(ref)} has no baseline file, so every result counts as NEW and no regression can be detected.`),
    ];
}
/** One entry serves all modes until a mode has its own: a reader should know when it was recorded in another. */
function noteMode({ results, current, ref, refBaseline }) {
    const baseline = refBaseline ?? current;
    const recorded = baseline ? (0,expectation/* recordedModes */.Z9)(baseline) : [];
    if (recorded.length === 0 || recorded.includes((0,mode/* judgedAs */.KY)(results)) || !asksAgents(results))
        return [];
    return [
        (0,note/* note */.N)(`${refBaseline && ref ? `The baseline at ${ref.name}` : 'The baseline'} was recorded in mode ${recorded.join(', ')}, and this batch ran in mode ${results.mode}: its expectations are those of another mode. \`agent-routing baseline update --reason "\u2026"\` records this one beside it.`),
    ];
}
/** A reader of a pass should know what it does not show. */
function notePacks({ results }) {
    const shared = results.results.filter(({ pack }) => pack !== undefined);
    if (shared.length === 0)
        return [];
    const message = `${shared.length} of ${(0,count/* count */.U9)(results.results.length, 'result')} were measured without their case's own prompt, in a process for several cases (\`--pack off\` gives each its own).`;
    return [{ ...(0,note/* note */.N)(message), usual: true }];
}
/** Nor should a pass be taken for more than the mode can show. */
function noteUnjudged({ results }) {
    const passed = results.results.filter(({ status, not_judged = [] }) => status === 'pass' && not_judged.length > 0);
    const [token] = passed.flatMap(({ not_judged = [] }) => not_judged.map((each) => each.token));
    if (token === undefined)
        return [];
    const what = `${(0,count/* count */.U9)(passed.length, 'result')} passed without words that the case requires and that mode ${results.mode} cannot show`;
    return [(0,note/* note */.N)(`${what}, such as \`${token}\`: ${list(passed)}.`)];
}
/** A hook that was asked about one skill may decide otherwise about the next. */
function noteHooks({ results }) {
    const skills = results.results.filter(({ kind, status }) => kind === 'skill' && status === 'pass');
    const asked = skills.filter(({ hook_calls = [] }) => hook_calls.length > 0);
    if (asked.length === 0 || asked.length === skills.length)
        return [];
    const message = `The source's own hooks ran beside one skill case of an agent: ${list(asked)}. A hook that keeps only other skills from loading is not seen.`;
    return [(0,note/* note */.N)(message)];
}
/** What runs in process is the same in every mode. */
const asksAgents = ({ results }) => results.some(({ agent }) => agent !== plan/* OFFLINE */.G);
function noteRows({ rows, ref, current }) {
    const removed = rows.filter((row) => row.delta === 'REMOVED' && !isRenamed(row));
    const lost = removed.filter((row) => row.expected_status === 'pass');
    const kept = lost.some((row) => current?.cases.get(row.case_id ?? '')?.has(row.agent));
    const meant = kept
        ? 'If they are gone for good, `baseline update --reason "\u2026"` writes why into their baseline entries, which may go once that is merged; if not'
        : 'If they are gone for good, nothing is left to do; if not';
    if (lost.length)
        return [
            (0,note/* warn */.R)(`${ref?.name ?? 'The baseline'} expects ${(0,count/* count */.U9)(lost.length, 'result')} to pass whose case is gone: ${list(lost)}. ${meant}, restore the cases.`),
        ];
    if (removed.length === 0)
        return [];
    return [(0,note/* note */.N)(`${(0,count/* count */.U9)(removed.length, 'baseline entry has', 'baseline entries have')} no case: ${list(removed)}.`)];
}
function nameRef(ref) {
    return ref.sha ? `${ref.name}@${ref.sha.slice(0, 7)}` : ref.name;
}
function list(rows) {
    const names = rows.slice(0, 10).map((row) => `${row.case_id} (${row.agent})`);
    return names.join(', ') + (rows.length > 10 ? ` and ${rows.length - 10} more` : '');
}


/***/ }),

/***/ 21674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ findVersionChange),
/* harmony export */   Ps: () => (/* binding */ findRefOffer),
/* harmony export */   XK: () => (/* binding */ isWorseOffer),
/* harmony export */   fc: () => (/* binding */ freshReason),
/* harmony export */   hx: () => (/* binding */ describePusher),
/* harmony export */   je: () => (/* binding */ lossOf),
/* harmony export */   ju: () => (/* binding */ findOfferLosses),
/* harmony export */   qN: () => (/* binding */ describeOffer),
/* harmony export */   tx: () => (/* binding */ findVersions)
/* harmony export */ });
/* harmony import */ var _baseline_offers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34619);
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15824);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56022);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92121);
/** Compares the offers of a batch with `$offers` of the ref baseline: which skills are offered worse, and why, as far as known. */




const RANK = { absent: 0, name_only: 1, cut: 2, full: 3 };
function findOfferLosses(results, ref) {
    const losses = [];
    for (const [agent, skills] of Object.entries(results.offers)) {
        for (const [skill, after] of Object.entries(skills)) {
            const before = findRefOffer(ref, agent, skill);
            if (!before || !isWorseOffer(before, after))
                continue;
            const untouched = before.of_chars === after.of_chars;
            losses.push({
                agent,
                skill,
                before,
                after,
                untouched,
                ...findCause({ results, ref, agent, skill, after, untouched }),
            });
        }
    }
    return losses;
}
/** `$offers` lists only offers that are not full, so a known skill of a known agent that is absent there was offered in full. Null: unknown. */
function findRefOffer(ref, agent, skill) {
    const offers = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(ref.$offers, agent);
    const offer = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(offers, skill);
    if (offer)
        return offer;
    const length = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(ref.$meta.skills, skill);
    if (!(0,_baseline_offers_js__WEBPACK_IMPORTED_MODULE_2__/* .knowsOffers */ .e)(ref, agent) || length === undefined)
        return null;
    return { offer: 'full', kept_chars: length, of_chars: length };
}
function isWorseOffer(before, after) {
    if (RANK[after.offer] !== RANK[before.offer])
        return RANK[after.offer] < RANK[before.offer];
    // A full offer is never worse, however much the author shortened the description.
    return after.offer === 'cut' && after.kept_chars * 2 < before.kept_chars;
}
function findCause(facts) {
    const { results, ref, agent, after, untouched } = facts;
    const causes = [];
    if (after.reason)
        causes.push(after.reason);
    // A reason that is not about room (moved, invalid) explains the loss by itself; naming grown skills would mislead.
    const aboutRoom = after.reason === null || after.over !== undefined;
    const pushed_out_by = untouched && aboutRoom ? findPusher(facts) : null;
    if (pushed_out_by)
        causes.push(describePusher(pushed_out_by));
    const version = findVersionChange(results, ref, agent);
    if (version && !pushed_out_by && aboutRoom)
        causes.push(version);
    return { cause: (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinClauses */ .DB)(causes) || null, pushed_out_by };
}
function describePusher({ skill, chars, others, others_chars, }) {
    const rest = others > 0 ? ` and ${others} more, +${others_chars} characters` : '';
    return `pushed out by \`${skill}\`, +${chars} characters${rest}`;
}
function findPusher({ results, ref, agent, skill }) {
    const [first, ...others] = findGrowth(results, ref, agent, skill);
    return first
        ? { ...first, others: others.length, others_chars: others.reduce((sum, { chars }) => sum + chars, 0) }
        : null;
}
/** Skills that are new or longer than in the ref baseline, largest growth first. */
function findGrowth(results, ref, agent, lost) {
    const known = ref.$meta.skills;
    if (!known)
        return [];
    return Object.entries(results.offers[agent] ?? {})
        .filter(([skill]) => skill !== lost)
        .map(([skill, { of_chars }]) => ({
        skill,
        chars: of_chars - ((0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(known, skill) ?? 0),
    }))
        .filter(({ chars }) => chars > 0)
        .sort((a, b) => b.chars - a.chars || (a.skill < b.skill ? -1 : 1));
}
function findVersionChange(results, baseline, agent) {
    const versions = findVersions(results, baseline, agent);
    return versions && versions.before !== versions.after
        ? `${agent} changed from ${versions.before} to ${versions.after}`
        : null;
}
/** null: one of the two is not known. */
function findVersions(results, baseline, agent) {
    const before = baseline.$meta[(0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedAs */ .KY)(results)]?.agents?.[agent]?.version;
    const after = results.environment.agents[agent]?.version;
    return before && after ? { before, after } : null;
}
/** What a person is asked to agree to is new. */
function freshReason(now, before) {
    const reason = now?.reason?.trim() ? (now.reason ?? null) : null;
    return reason === (before?.reason ?? null) ? null : reason;
}
/** As a row of the comparison carries it. */
function lossOf({ before, after, cause, pushed_out_by }) {
    const listed = ({ offer, kept_chars, of_chars }) => ({ offer, kept_chars, of_chars });
    return { before: listed(before), after: listed(after), cause, over: after.over ?? null, pushed_out_by };
}
function describeOffer(offer) {
    switch (offer.offer) {
        case 'full':
            return 'full';
        case 'cut':
            return `cut ${offer.kept_chars}/${offer.of_chars}`;
        case 'name_only':
            return `name only 0/${offer.of_chars}`;
        case 'absent':
            return 'not offered';
    }
}


/***/ }),

/***/ 99539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ asGateRow),
/* harmony export */   P7: () => (/* binding */ rowsOfParts),
/* harmony export */   aN: () => (/* binding */ withoutSaid),
/* harmony export */   ic: () => (/* binding */ blameBranch),
/* harmony export */   jn: () => (/* binding */ noteParts),
/* harmony export */   xr: () => (/* binding */ takenSubagent)
/* harmony export */ });
/* harmony import */ var _contract_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83878);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56022);
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99960);
/* harmony import */ var _skill_hooks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52802);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56424);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14065);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92121);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46418);
/* harmony import */ var _notes_note_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42111);
/** What a branch did to parts, and the errors that it brings \u2192 rows beside those of the cases. */









/** rows: of the cases. What a row that fails, or would, says already is not said twice, nor that a hook has another command where an error is about that. */
function withoutSaid({ branch, results }, rows) {
    if (!branch)
        return null;
    const keyOf = ({ case_id, agent }) => JSON.stringify([case_id, agent]);
    const byRow = new Map(results.results.map((result) => [keyOf(result), result]));
    const failed = rows.flatMap((row) => (row.fails ? [{ row, result: byRow.get(keyOf(row)) }] : []));
    const commands = failed.flatMap(({ result: { hook_calls = [], tried_call } = {} }) => hook_calls.filter(({ event, file }) => `${event} in ${file}` === tried_call?.hook).map(({ command }) => command));
    const accepted = rows.flatMap((row) => (row.delta === 'ACCEPTED' ? [{ row, result: byRow.get(keyOf(row)) }] : []));
    const said = [...failed, ...accepted].map(({ row, result }) => {
        // Of a query, what the router no longer has.
        const missing = result?.failure_kind === 'skill_not_offered' && result.kind === 'route' ? result.missing_evidence : [];
        return { ...row, skills: [row.skill ?? '', takenSubagent(row)?.name ?? '', ...missing].map(_text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__/* .bareId */ .y) };
    });
    const isUnasked = failed.some(({ result }) => result?.kind === 'tool_route' && !result.tried_call?.hook);
    const unread = isUnasked ? (results.locations?.hooks_broken ?? []) : [];
    const left = foldUnlisted(branch.changes).filter((change) => !isCovered(change, said) &&
        // A case that ran has shown whether its agents know several skills by this name.
        !(change.rule === 'case-ambiguous' && rows.some((row) => row.case_id === change.name && row.status !== null)) &&
        !isAbout(change, commands) &&
        !(change.rule === 'hook-shape' && unread.includes(change.file)) &&
        !(change.rule === 'hook-matcher' && isUnasked));
    const errors = left.filter(({ delta, kind }) => delta === 'BROKEN' && kind === 'hook');
    // Where no server is read from a file, what is taken for one is not the one that was there.
    const unread_servers = new Set(left.flatMap(({ rule, file }) => (rule === 'plugin-servers' ? [file] : [])));
    const isSaid = (change) => (change.delta === 'RENAMED' && change.kind === 'mcp_server' && unread_servers.has(change.file)) ||
        (change.delta === 'RENAMED' && errors.some((error) => isAbout(error, [change.message]))) ||
        ((0,_contract_part_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i)(change) &&
            change.rule !== null &&
            errors.some(({ rule, file }) => rule === change.rule && file === change.file));
    return { ...branch, changes: left.filter((change) => !isSaid(change)) };
}
/** An error in the front matter for which agents do not list the skill is one error: who, why, and what to write. */
function foldUnlisted(changes) {
    const keyOf = ({ kind, name, file }) => JSON.stringify([kind, name, file]);
    const broken = changes.filter(({ delta }) => delta === 'BROKEN');
    const unlisted = new Set(broken.filter(({ rule }) => rule === 'skill-offer').map(keyOf));
    const causes = new Map(broken.filter(({ rule }) => rule === 'skill-front-matter').map((one) => [keyOf(one), one]));
    return changes.flatMap((change) => {
        const cause = causes.get(keyOf(change));
        if (!cause || change.delta !== 'BROKEN' || !unlisted.has(keyOf(change)))
            return [change];
        if (change === cause)
            return [];
        const { line, fix } = cause;
        return [{ ...change, line, fix, why: null, message: `${change.message}: ${cause.message}` }];
    });
}
const rowsOfParts = (branch, input) => (branch?.changes ?? []).map((change) => {
    const explained = isExplained(change, input);
    return { ...change, explained, fails: (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .failsGate */ .FW)(asGateRow(change.delta, explained), input.options ?? {}) };
});
/** A hook, or an error of it, that names one of the commands or what it runs, or is in that. */
const isAbout = ({ kind, message, file }, commands) => kind === 'hook' &&
    commands.some((command) => [command, ...(0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptsOf */ .Sf)(command)].some((one) => one !== '' && (message.includes(one) || `/${file}`.endsWith(`/${one}`))));
const asGateRow = (delta, explained) => ({
    ...{ agent: '', delta, status: null, unjudged: false, explained },
});
function isCovered({ delta, kind, name, agents }, said) {
    if ((0,_contract_part_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i)({ delta }))
        return false;
    const own = said.filter(({ skills, case_id }) => (kind === null ? case_id === name : skills.includes((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__/* .bareId */ .y)(name))));
    return agents.length > 0 ? agents.every((agent) => own.some((row) => row.agent === agent)) : own.length > 0;
}
/** The current `$offers` has the skill that is not listed, with a reason that the ref does not have. */
function isExplained({ delta, kind, name, agents }, { current, ref }) {
    const reasonOf = (from, agent) => (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .N)(from?.$offers[agent], name)?.reason?.trim() || null;
    const isNew = (agent) => {
        const reason = reasonOf(current, agent);
        return reason !== null && reason !== reasonOf(ref?.baseline, agent);
    };
    return delta === 'BROKEN' && kind === 'skill' && agents.length > 0 && agents.every(isNew);
}
/**
 * A suite whose subagent this branch took away could not be run, and a skill that is asked inside one is offered to nobody: that is
 * neither an outage nor the skill's doing, but what the branch broke.
 */
function blameBranch(result, { branch, corpora }) {
    const suite = result.fault?.kind === 'subagent_missing';
    if ((!suite && result.failure_kind !== 'skill_not_offered') || !branch?.changes.some(isTaken))
        return result;
    const name = suite ? result.expected_skill : subagentOf(corpora, result.case_id);
    const gone = branch.changes.find((one) => isTaken(one) && one.name === (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__/* .bareId */ .y)(name ?? ''));
    if (!gone)
        return result;
    const error = `this branch took the subagent \`${gone.name}\` away: ${gone.message}`;
    if (suite)
        return { ...result, status: 'fail', fault: null, failure_category: 'assertion', error };
    return { ...result, error, offer: null };
}
/** What `blameBranch` says of a row. */
function takenSubagent({ reason }) {
    const [, name, words = ''] = /took the subagent `([^`]+)` away: (.*)/.exec(reason ?? '') ?? [];
    if (name === undefined)
        return null;
    const [, now = null] = /^it is now `([^`]+)`/.exec(words) ?? /calls it `([^`]+)` now/.exec(words) ?? [];
    const [, file = null] = /(?:^|in )`([^`]+)`/.exec(words) ?? [];
    return { name, file, now, became: now === null ? 'is gone' : `is \`${now}\` now` };
}
const isTaken = ({ delta, kind }) => kind === 'subagent' && (delta === 'REMOVED' || delta === 'RENAMED');
/** In which a skill's case is asked. */
const subagentOf = (corpora, id) => {
    const testCase = corpora?.now.find(({ case_id }) => case_id === id);
    return (testCase?.kind === 'skill' && testCase.subagent) || null;
};
const more = (n) => (n > 0 ? ` and ${n} more` : '');
/** How much of a description is left; of several skills that are cut alike it differs by a few. */
const KEPT = /\d+ of \d+ characters/g;
function nameParts(parts) {
    const [part] = parts;
    const { message: own } = part;
    const names = parts.slice(0, 10).map(({ name }) => `\`${name}\``);
    const message = parts.length > 1 ? own.replace(KEPT, 'about $&') : own;
    const word = (0,_contract_part_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(part)[parts.length > 1 ? 1 : 0];
    return `${word} ${names.join(', ')}${more(parts.length - names.length)}${message && ` (${message})`}`;
}
/** What is new and whole is named in one line, and what the ref got wrong already is a number. */
function noteParts(branch, ref) {
    const list = (wanted, title) => {
        const errors = (branch?.changes ?? []).filter(({ delta }) => delta === 'BROKEN');
        // Of what has an error, the error says the rest.
        const found = (branch?.changes ?? [])
            .filter(({ delta }) => delta === wanted)
            .map((one) => errors.some(({ kind, name }) => kind === one.kind && name === one.name)
            ? { ...one, message: one.message.replace(/(?:^|; )not on .*$/, '') }
            : one);
        // What is the same of several is said once.
        const alike = [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(found, ({ kind, message }) => `${kind} ${message.replace(KEPT, '')}`).values()];
        return found.length > 0
            ? [(0,_notes_note_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)(`${title}: ${alike.slice(0, 10).map(nameParts).join('; ')}${more(alike.length - 10)}.`)]
            : [];
    };
    const errors = branch?.known_errors ?? 0;
    const name = ref?.name ?? 'the ref';
    const unread = `What this branch did to skills, subagents, commands, hooks and MCP servers that no case names was not compared with ${name}: ${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .endSentence */ .H_)(branch?.unread ?? '')}`;
    const known = `${ref?.name ?? 'The ref'} has ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(errors, 'error')} that \`agent-routing check\` names; this branch leaves ${errors === 1 ? 'it as it is' : 'them as they are'}.`;
    return [
        ...(branch?.unread ? [(0,_notes_note_js__WEBPACK_IMPORTED_MODULE_6__/* .warn */ .R)(unread)] : []),
        ...list('NEW', 'New on this branch'),
        ...list('RENAMED', 'Under another name'),
        ...list('REWRITTEN', `Rewritten since ${ref?.name ?? 'the ref'}`),
        ...list('WARNED', 'Warnings that this branch brings'),
        ...(errors > 0 ? [(0,_notes_note_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N)(known)] : []),
    ];
}


/***/ }),

/***/ 24158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ asSpared),
/* harmony export */   Hh: () => (/* binding */ UNAVAILABLE),
/* harmony export */   X3: () => (/* binding */ findKnown),
/* harmony export */   ty: () => (/* binding */ spareAgent),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contract_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33433);
/* harmony import */ var _contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43771);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56022);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56424);
/** A row of the results \u2192 what of it decides its delta, and what the ref got wrong already. */





/** Of a case whose agent could not run. */
const UNAVAILABLE = {
    status: 'skipped',
    timed_out: false,
    available: false,
    trials: { passed: 0, judged: 0, timed_out: 0 },
};
/** Why a mode leaves a case that it has run: what it requires, only a model's choice could show. */
const MODE_SKIPS = /^needs a mode that chooses$|^nothing that it requires can be judged/;
function factsOf(result) {
    const judged = result.trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail');
    const timed_out = judged.filter((trial) => trial.timed_out).length;
    return {
        status: result.status,
        timed_out: result.timed_out,
        // A skipped row with a fault should have run, but its agent was not available.
        available: result.fault === null && result.failure_category !== 'transport',
        partly_judged: (result.not_judged ?? []).length > 0,
        withheld: result.fault?.kind === _contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_2__/* .WITHHELD */ .iz,
        undecided: result.fault?.kind === _contract_decision_js__WEBPACK_IMPORTED_MODULE_1__/* .UNDECIDED */ .Cz,
        unexplained: result.status === 'skipped' && !(MODE_SKIPS.test(result.error ?? '') && result.trials.passed === 0),
        trials: {
            passed: judged.filter(({ status }) => status === 'pass').length,
            judged: judged.length,
            timed_out: result.timed_out ? Math.max(1, timed_out) : 0,
        },
    };
}
const UNLISTED = ['skill_not_offered', 'offer_too_weak'];
/** {rule of lint: what fails for it}. */
const FAILS_FOR = {
    ...{ 'skill-offer': UNLISTED, 'skill-front-matter': UNLISTED, 'skill-case': UNLISTED },
    ...{ 'case-unknown-skill': UNLISTED, 'case-unknown-subagent': UNLISTED },
    ...{ 'case-ambiguous': ['ambiguous_skill'], 'case-required-file': ['missing_skill_file_evidence'] },
    'skill-body': ['skill_load_failed'],
};
/** What the ref got wrong already: that a row fails for it is not what this branch did. */
function findKnown(row, branch) {
    const { case_id, agent, skill, failure_kind } = row;
    if (failure_kind === null)
        return undefined;
    const isIt = ({ name, rule, agents }) => (agents.length === 0 || agents.includes(agent)) &&
        (name === case_id || (skill !== null && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__/* .bareId */ .y)(name) === (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_3__/* .bareId */ .y)(skill))) &&
        (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .N)(FAILS_FOR, rule ?? '')?.includes(failure_kind) === true;
    const found = branch?.known?.find(isIt);
    return found && { rule: found.rule, file: found.file, line: found.line, message: found.message };
}
/** Two skills have one name, and this agent lists the one that the ref has: what the branch adds where it does not look is no matter to it. */
function spareAgent(result, { branch, results }) {
    if (result.failure_kind !== 'ambiguous_skill' || result.disallowed_hits.length > 0)
        return result;
    const [, id, paths = '', only = ''] = /^'([^']+)' names \d+ .*? \(([^)]+)\), and .* lists only (.+): the other is/.exec(result.error ?? '') ?? [];
    const added = (path) => branch?.changes.some(({ delta, file }) => delta === 'NEW' && file === node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(results.locations?.source ?? '', path));
    const others = paths.split(', ').filter((path) => path !== only);
    // The text of the one that is listed is what was asked for.
    const isMet = result.missing_evidence.length === 0 || result.delivery?.why?.includes(`text of '${id}' in its place`);
    return id !== undefined && isMet && !added(only) && others.every(added) ? asSpared(result) : result;
}
const asSpared = (result) => ({
    ...result,
    ...{
        status: 'pass',
        error: null,
        failure_kind: null,
        failure_category: null,
        mismatch_kind: null,
        missing_evidence: [],
    },
});


/***/ }),

/***/ 99960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Rows \u2192 those of each key, in the order in which the keys came: Map.groupBy, which Node has from 21 on. */
function groupBy(rows, keyOf) {
    const groups = new Map();
    for (const row of rows) {
        const key = keyOf(row);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return groups;
}


/***/ }),

/***/ 33312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ parseRecordLines)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _schema_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10802);


/** what: `a recorded answer`; fix: what to do about a line that is not one. */
function parseRecordLines(text, schema, { file, what, fix }) {
    return text.split('\n').flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        const wrong = (problem) => new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not ${what}: ${problem}.`, { file, line: index + 1, fix });
        let value;
        try {
            value = JSON.parse(line);
        }
        catch (error) {
            throw wrong(error.message);
        }
        return [(0,_schema_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOrThrow */ .zS)(schema, value, ({ path, words }) => wrong(`${(0,_schema_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPath */ .jV)(path)} ${words}`.trim()))];
    });
}


/***/ }),

/***/ 32384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ NOT_LISTED),
/* harmony export */   c: () => (/* binding */ confuse)
/* harmony export */ });
const NOT_LISTED = '(not listed)';
/** One for each agent that made choices; empty in mode oracle, which makes none. */
function confuse(results) {
    const agents = [...new Set(results.results.filter(({ choices }) => choices?.length).map(({ agent }) => agent))];
    return agents.map((agent) => {
        const rows = results.results.filter((row) => row.agent === agent && row.kind === 'skill');
        const vendor = results.environment.agents[agent]?.vendor_model ?? null;
        // The vendor's model is named to the agent in mode router too, where it is never asked.
        const model = results.mode === 'router' ? null : (results.decider?.model ?? vendor);
        return { agent, model, ...score(countCells(rows)) };
    });
}
function countCells(rows) {
    const cells = new Map();
    for (const row of rows)
        for (const choice of row.choices ?? []) {
            const expected = row.expected_name ?? (row.expected_skill || null);
            const chosen = choose(choice, expected);
            const key = JSON.stringify([expected, chosen]);
            const cell = cells.get(key) ?? { expected, chosen, trials: 0, cases: [] };
            cell.trials++;
            if (!cell.cases.includes(row.case_id))
                cell.cases.push(row.case_id);
            cells.set(key, cell);
        }
    return [...cells.values()].sort((one, other) => compare(one.expected, other.expected) || other.trials - one.trials || compare(one.chosen, other.chosen));
}
/** Where several were called, the expected one counts: a case about it passes. */
function choose({ choice, also = [], unknown = [] }, expected) {
    const called = [choice, ...also];
    if (expected !== null && called.includes(expected))
        return expected;
    return choice ?? (unknown.length > 0 ? NOT_LISTED : null);
}
function score(cells) {
    const sum = (holds) => cells.filter(holds).reduce((total, { trials }) => total + trials, 0);
    const names = new Set(cells.flatMap(({ expected, chosen }) => [expected, chosen]));
    const skills = [...names]
        .filter((name) => name !== null && name !== NOT_LISTED)
        .map((skill) => {
        const expected = sum((cell) => cell.expected === skill);
        const found = sum((cell) => cell.expected === skill && cell.chosen === skill);
        const chosen = sum((cell) => cell.chosen === skill);
        return {
            skill,
            expected,
            found,
            chosen,
            recall: share(found, expected),
            precision: share(found, chosen),
            lost_to: rank(cells.filter((cell) => cell.expected === skill && cell.chosen !== skill).map(toChosen)),
            taken_from: rank(cells.filter((cell) => cell.chosen === skill && cell.expected !== skill).map(toExpected)),
            fires_on_nothing: sum((cell) => cell.chosen === skill && cell.expected === null),
        };
    });
    const mistakes = ({ expected, found, chosen }) => expected - found + (chosen - found);
    const found = sum(({ expected, chosen }) => expected !== null && expected === chosen);
    const nothing = {
        expected: sum(({ expected }) => expected === null),
        right: sum(({ expected, chosen }) => expected === null && chosen === null),
    };
    return {
        trials: sum(() => true),
        right: found + nothing.right,
        recall: share(found, sum(({ expected }) => expected !== null)),
        precision: share(found, sum(({ chosen }) => chosen !== null)),
        nothing,
        cells,
        skills: skills.sort((one, other) => mistakes(other) - mistakes(one) || compare(one.skill, other.skill)),
    };
}
const toChosen = ({ chosen, trials }) => ({ skill: chosen, trials });
const toExpected = ({ expected, trials }) => ({ skill: expected, trials });
const rank = (all) => all.sort((one, other) => other.trials - one.trials || compare(one.skill, other.skill));
const share = (part, whole) => (whole === 0 ? null : part / whole);
/** No skill comes last. */
const compare = (one, other) => one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1;


/***/ }),

/***/ 29564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gs: () => (/* binding */ addHistory),
/* harmony export */   OJ: () => (/* binding */ makeBadge),
/* harmony export */   Pb: () => (/* binding */ listMeasured),
/* harmony export */   Uw: () => (/* binding */ modesOf),
/* harmony export */   XI: () => (/* binding */ nameSeries),
/* harmony export */   qp: () => (/* binding */ HistoryLineSchema),
/* harmony export */   tq: () => (/* binding */ makeHistory)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68909);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14065);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67127);
/* harmony import */ var _confusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32384);
/** Batches over time: results \u2192 lines of a history file; the history \u2192 a badge. */





/** Each line is about one batch and agent. */
const HistoryLineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    batch_run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mode: _contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np,
    /** False where the batch was interrupted; absent in lines of older versions. */
    complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    skills_hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Trials in which something chose, and those in which it chose what was expected. */
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    right: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    recall: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1).nullable(),
    precision: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1).nullable(),
    /** {skill: [found, expected]}, those that are expected somewhere. */
    skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()])),
});
function makeHistory(results) {
    return (0,_confusion_js__WEBPACK_IMPORTED_MODULE_3__/* .confuse */ .c)(results).map(({ agent, model, trials, right, recall, precision, skills }) => ({
        at: results.generated_at_utc,
        batch_run_id: results.batch_run_id,
        mode: results.mode,
        complete: results.complete,
        agent,
        version: results.environment.agents[agent]?.version ?? null,
        model,
        skills_hash: results.environment.skills_hash,
        trials,
        right,
        recall,
        precision,
        skills: Object.fromEntries(skills.filter(({ expected }) => expected > 0).map(({ skill, found, expected }) => [skill, [found, expected]])),
    }));
}
/** A batch that is added twice counts once, as it was last. */
function addHistory(known, fresh) {
    const keyOf = ({ batch_run_id, agent }) => JSON.stringify([batch_run_id, agent]);
    const all = new Map([...known, ...fresh].map((line) => [keyOf(line), line]));
    return [...all.values()].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
/** Names who chose in a few words; lines of one name can be compared. */
function nameSeries({ agent, model, mode }, modes) {
    return [agent, model, modes.size > 1 ? mode : null].filter(Boolean).join(' · ');
}
const modesOf = (history) => new Set(history.map(({ mode }) => mode));
/** What can be compared over time: an interrupted batch tried other cases, and a replay measures nothing new unless there are only replays. */
function listMeasured(history) {
    const whole = history.filter(({ complete, trials }) => complete !== false && trials > 0);
    const asked = whole.filter(({ mode }) => mode !== 'replay');
    return asked.length > 0 ? asked : whole;
}
/** The newest batch that was measured, in the form that badge services read (schemaVersion 1 of shields.io endpoints). */
function makeBadge(history) {
    const measured = listMeasured(history);
    const newest = measured.at(-1);
    const lines = measured.filter(({ batch_run_id }) => batch_run_id === newest?.batch_run_id);
    const [right, trials] = [sum(lines.map((line) => line.right)), sum(lines.map((line) => line.trials))];
    const share = trials === 0 ? null : right / trials;
    const color = share === null ? 'lightgrey' : share >= 0.9 ? 'brightgreen' : share >= 0.7 ? 'yellow' : 'orange';
    const names = ['agent', 'model'].map((what) => {
        const all = new Set(lines.map((line) => line[what]));
        return all.size > 1 ? (0,_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(all.size, what) : [...all][0];
    });
    const who = [...names, `mode ${newest?.mode}`].filter(Boolean).join(', ');
    const message = share === null ? 'not measured' : `${Math.round(100 * share)} % of ${trials} chosen right (${who})`;
    return `${JSON.stringify({ schemaVersion: 1, label: 'skill routing', message: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .clean */ .uH)(message), color })}\n`;
}
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);


/***/ }),

/***/ 62959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ drawTrend)
/* harmony export */ });
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99960);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14065);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67127);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29564);
/** A history of batches \u2192 a picture of it: the share of choices that were right, over time. */




const WIDTH = 760;
const HEIGHT = 260;
const LEFT = 44;
const RIGHT = 230;
const TOP = 34;
const BOTTOM = 32;
/** Colour-blind readers can distinguish these colours too. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#aa3377', '#888888'];
/** Drawn from their middle: disc, square, triangles, diamond, plus, cross, hourglass. */
// biome-ignore format: a table
const MARKS = [
    'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z', 'm-3-3h6v6h-6z', 'm0-4l4 7h-8z', 'm0 4l4-7h-8z', 'm0-4l4 4l-4 4l-4-4z',
    'm-4 0h8m-4-4v8', 'm-3-3l6 6m0-6l-6 6', 'm-4-4h8l-8 8h8z',
];
const DASH = 6;
/** Older lines could not be distinguished. */
const MOST_POINTS = 60;
/** The share of choices that were right, over time, one line for each agent and model. */
function drawTrend(history) {
    const measured = (0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .listMeasured */ .Pb)(history);
    const modes = (0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .modesOf */ .Uw)(measured);
    const series = [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(measured, (line) => (0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .nameSeries */ .XI)(line, modes))]
        .map(([name, lines]) => ({ name, points: lines.slice(-MOST_POINTS) }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
    const height = Math.max(HEIGHT + 18, TOP + 24 + 18 * series.length);
    const times = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
    const x = (at) => round(LEFT + (times.length < 2 ? 0.5 : times.indexOf(at) / (times.length - 1)) * (WIDTH - LEFT - RIGHT));
    const y = (share) => round(TOP + (1 - share) * (HEIGHT - TOP - BOTTOM));
    const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share)}" y2="${y(share)}" stroke="#8884"/><text x="${LEFT - 6}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`);
    const gap = (WIDTH - LEFT - RIGHT) / Math.max(1, times.length - 1);
    const paths = series.map(({ points }) => points.map((line) => [x(line.at), y(shareOf(line))]));
    const takeTurns = new Map();
    const pieceOf = (path, nth) => `M${path[nth]}L${path[nth + 1]}`;
    paths.forEach((path, index) => {
        for (const key of path.flatMap((point, nth) => [`${point}`, pieceOf(path, nth)]))
            takeTurns.set(key, [...new Set(takeTurns.get(key)).add(index)]);
    });
    const colourOf = (index) => COLOURS[index % COLOURS.length];
    const lines = paths.map((path, index) => `<polyline points="${path.join(' ')}" fill="none" stroke="${colourOf(index)}" stroke-width="2"/>`);
    // Equal pieces of lines take turns, in dashes that go on from piece to piece; equal marks stand side by side.
    const dashes = paths.flatMap((path, index) => path.slice(0, -1).flatMap(([from], nth) => {
        const equal = takeTurns.get(pieceOf(path, nth)) ?? [];
        if (equal.length < 2)
            return [];
        return `<path d="${pieceOf(path, nth)}" stroke="${colourOf(index)}" stroke-width="2" stroke-dasharray="${DASH} ${DASH * (equal.length - 1)}" stroke-dashoffset="${round(from - DASH * equal.indexOf(index))}"/>`;
    }));
    const marks = paths.map((path, index) => {
        const mark = MARKS[(index + Math.floor(index / MARKS.length)) % MARKS.length];
        const at = path.map((point, nth) => {
            if ((path.length - 1 - nth) % Math.ceil(24 / gap) !== 0)
                return '';
            const equal = takeTurns.get(`${point}`) ?? [];
            const step = Math.min(9, Math.max(24, gap) / equal.length);
            const wide = step * (equal.length - 1);
            const first = Math.max(LEFT, Math.min(point[0] - wide / 2, WIDTH - RIGHT - wide));
            return `M${round(first + step * equal.indexOf(index))} ${point[1]}${mark}`;
        });
        const [row, left] = [TOP + 10 + 18 * index, WIDTH - RIGHT + 10];
        const { name = '', points = [] } = series[index] ?? {};
        const words = `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name, 24)} ${Math.round(100 * shareOf(points.at(-1)))} %`;
        return `<path d="${at.join('')}M${left} ${row}h18m-9 0${mark}" fill="${colourOf(index)}" stroke="${colourOf(index)}" stroke-width="1.5"/><text x="${left + 22}" y="${row + 4}">${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeHtml */ .ZD)(words)}</text>`;
    });
    const left_out = batchesIn(history) - batchesIn(measured);
    const note = `Not drawn: ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(left_out, 'batch', 'batches')} interrupted, replayed or without a choice.`;
    const what = `Choices that were right, by batch (mode ${[...modes].join(', ')})`;
    const title = series.length === 0 ? 'No choices recorded yet' : what;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-size="11" fill="#777">
<title>${title}</title>
<text x="${LEFT}" y="18" font-size="13" font-weight="600">${title}</text>
${[...grid, ...lines, ...dashes, ...marks, ...labelTimes(times, x), left_out > 0 ? `<text x="${LEFT}" y="${HEIGHT + 8}">${note}</text>` : ''].join('\n')}
</svg>
`;
}
/** The first and the last time, as short as tells them apart. */
function labelTimes(times, x) {
    const [first = '', last = ''] = [times[0], times.at(-1)];
    const length = times.length < 2 ? 10 : ([10, 16, 19].find((n) => first.slice(0, n) !== last.slice(0, n)) ?? 23);
    return [...new Set([first, last])].filter(Boolean).map((at, index) => {
        const anchor = times.length === 1 ? 'middle' : index === 0 ? 'start' : 'end';
        const text = `${at.slice(0, length).replace('T', ' ')}${length > 10 ? ' UTC' : ''}`;
        return `<text x="${x(at)}" y="${HEIGHT - 10}" text-anchor="${anchor}">${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeHtml */ .ZD)(text)}</text>`;
    });
}
const batchesIn = (lines) => new Set(lines.map((line) => line.batch_run_id)).size;
const shareOf = (line) => (line ? line.right / line.trials : 0);
const round = (value) => Math.round(value * 10) / 10;


/***/ }),

/***/ 20464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ describeFile),
/* harmony export */   EV: () => (/* binding */ findUndo),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   Jg: () => (/* binding */ nameKnown),
/* harmony export */   Nm: () => (/* binding */ listCauses),
/* harmony export */   X3: () => (/* binding */ findKnown),
/* harmony export */   XF: () => (/* binding */ readLink),
/* harmony export */   pX: () => (/* binding */ findRenaming),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var _contract_locations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51643);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56022);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56424);
/* harmony import */ var _view_find_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74114);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75497);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14065);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81210);
/* harmony import */ var _subject_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18196);







/** Null where nothing is known to have changed, or it can only be added to. whole: nothing else would mend it. */
function findUndo(rows, input) {
    if (!input.changes || !rows.every(_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .isExplained */ .zT) || findKnown(rows))
        return null;
    const subjects = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .listSubjects */ .UV)(rows, input);
    const [first, ...others] = listCauses(rows, input);
    if (!first || others.length > 0)
        return null;
    const settings = subjects.some(({ file, last }) => last && file === first.file);
    const added = settings && first.state === 'new';
    // Elsewhere another agent may list it where it is now.
    const had = rows.every(({ delta, skill }) => delta === 'REGRESSION' && skill) && first.state === 'moved';
    const whose = had
        ? `, where ${countAgents(rows) > 1 ? 'these agents' : 'this agent'} had it`
        : first.to && rows.every(({ skill }) => skill === null)
            ? ', or write its new path where the hook is declared'
            : '';
    const words = added ? `take out ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(first.file)}, or what it sets` : describeUndo(first, whose);
    return words === null ? null : { state: first.state, file: first.file, words, whole: settings };
}
const countAgents = (rows) => new Set(rows.map(({ agent }) => agent)).size;
function describeUndo({ file, state, from, to, link, unlinked, lines, removed, replaced }, whose) {
    const name = (0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(file);
    if (replaced)
        return `make ${name} a link again`;
    switch (state) {
        case 'moved':
            return `move it back to ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(from ?? '')}${whose}`;
        case 'gone':
            // What an agent makes of a link, it says itself.
            if (link)
                return null;
            if (unlinked)
                return `make ${name} what it was`;
            return to ? `move ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(to)} back to ${name}${whose}` : `restore ${name}`;
        case 'sealed':
            return `set its executable bit again (\`chmod +x ${file}\`, and commit it)`;
        case 'changed':
            if (removed)
                return `bring back ${describeLines(removed)} of ${name}`;
            return `undo or correct ${lines ? `${describeLines(lines)} of ` : ''}${name}`;
        default:
            return null;
    }
}
/** Of a fix that is a link: where it is to be, from the source's root, and what it leads to. */
function readLink(fix) {
    const [, path, target] = /^link (\S+) \u2192 (\S+)$/.exec(fix) ?? [];
    return path !== undefined && target !== undefined ? { path, target } : null;
}
/** The source may be a package of the repository. */
const isSame = (file, path) => path !== undefined && (file === path || file.endsWith(`/${path}`));
/** The link that each of the agents asks for, where this branch took it; else what changed of the files on which these rows rest. */
function listCauses(rows, input) {
    const places = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .listSubjects */ .UV)(rows, input);
    const asked = rows.map((row) => (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_1__/* .findResult */ .t)(input, row)?.offer?.fixes ?? []);
    const lost = places
        .flatMap(({ file }) => input.changes?.named_by.get(file) ?? [])
        .find(({ file }) => asked.every((fixes) => fixes.some((fix) => isSame(file, readLink(fix)?.path))));
    const changed = (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listChanged */ .PE)(places, input);
    // What is new in a folder that is a link at the ref was read through it.
    const links = changed.flatMap(({ file, state }) => (state === 'new' && input.changes?.named_by.get(file)?.filter((link) => file.startsWith(`${link.file}/`))) || []);
    const [link] = links;
    return link ? [{ ...link, state: 'changed', replaced: true }] : lost ? [lost] : changed;
}
/** What this branch calls the skill of all these rows now; null where it did not rename it. */
function findRenaming(rows, { comparison }) {
    const isIt = ({ delta, kind, name }) => delta === 'RENAMED' && kind === 'skill' && rows.every(({ skill }) => skill !== null && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_5__/* .bareId */ .y)(skill) === name);
    return comparison.parts?.find(isIt)?.message ?? null;
}
/** The error of the ref that explains all of these rows: then nothing here does. */
const findKnown = (rows) => rows.every(({ known }) => known) ? rows[0]?.known : undefined;
/** Who reads a headline is not to be accused of what was there. */
const nameKnown = (rows, { comparison: { baseline } }) => rows.length > 0 && findKnown(rows) ? `${baseline.ref ?? 'The ref'} is broken already: ` : '';
/** Null where it is not known, or it would explain nothing. */
function describeChange(rows, input) {
    const { changes, comparison } = input;
    const known = findKnown(rows);
    if (known)
        return `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(comparison.baseline.ref ?? 'the ref')} has this error already (${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)((0,_contract_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .namePlace */ .R)(known))}): this branch did not bring it`;
    if (!changes)
        return null;
    const ref = (0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(changes.ref);
    if (!rows.every(_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .isExplained */ .zT)) {
        // A case that asks less of a hook may hide what became of the hook.
        const calls = rows.filter((row) => row.delta === 'WEAKENED' && (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_1__/* .findResult */ .t)(input, row)?.kind === 'tool_route');
        const [hook] = (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listChanged */ .PE)(calls.flatMap((row) => (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listPlaces */ .bF)(row, input)), input);
        return hook ? `This branch also changes what the call rests on: ${describe(hook)}` : null;
    }
    const renaming = findRenaming(rows, input);
    if (renaming)
        return `This branch renames it: ${renaming}`;
    const places = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .listSubjects */ .UV)(rows, input);
    const changed = listCauses(rows, input);
    const own = places.filter(({ last }) => !last);
    const [first] = changed;
    if (first) {
        const others = changed.length > 1 ? `; also ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listFew */ .lE)(changed.slice(1).map(({ file }) => (0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(file)))}` : '';
        return `What changed against ${ref}: ${describe(first)}${isLostAt(first, input) ? ', where no agent looks for a skill' : ''}${others}`;
    }
    if (rows.some((row) => (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnCase */ .Tc)(row, input)))
        return `What changed against ${ref}: the case itself`;
    const same = own.filter(({ file }) => changes.files.has(file)).map(({ file }) => (0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(file));
    if (same.length === 0 || same.length < own.length)
        return null;
    const are = same.length === 1 ? 'is' : 'are';
    return `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listFew */ .lE)(same)} ${are} the same as on ${ref}${describeOtherVersions(rows, input)}`;
}
/** A skill that was moved to where the source has none. */
function isLostAt({ file, state, to }, { results: { locations } }) {
    const path = state === 'moved' ? file : state === 'gone' ? to : null;
    return Boolean(path?.endsWith('/SKILL.md') && locations && !Object.values(locations.skills).includes(path));
}
/** Of one file; null where it is not known to differ, or the message says it. */
function describeFile(file, { changes }) {
    const change = changes?.files.get(file);
    if (!changes || !change || change.state === 'same' || change.state === 'new')
        return null;
    return `What changed against ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(changes.ref)}: ${describe(change)}`;
}
function describe(change) {
    const { file, state, from, to, link, unlinked, lines, piece, removed, added, now, replaced } = change;
    const name = (0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(file);
    if (replaced)
        return `${name} was a link, and is a folder now`;
    switch (state) {
        case 'new':
            return `${name} is new`;
        case 'gone':
            if (link)
                return `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(link)} is a symbolic link now`;
            if (unlinked)
                return `${name} is a file now and no link, as git leaves it where \`core.symlinks\` is off`;
            return to ? `${name} was moved to ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(to)}` : `${name} is gone`;
        case 'sealed':
            return `${name} is no longer executable`;
        case 'moved':
            return `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(from ?? '')} was moved to ${name}`;
        default: {
            if (!lines)
                return name;
            if (removed)
                return `${describeLines(removed)} of ${name} ${areOf(removed)} gone`;
            const text = now ? `: ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(now)}` : '';
            if (added)
                return `${describeLines(lines)} of ${name} ${areOf(lines)} new${text}`;
            return `${name}, ${describeLines(lines)}${piece ? `, from ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(piece.before)} to ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(piece.after)}` : text}`;
        }
    }
}
const areOf = ({ first, last }) => (last > first ? 'are' : 'is');
const describeLines = ({ first, last }) => last > first ? `lines ${first} to ${last}` : `line ${first}`;
/** Says whether the agents of these rows have another version than at the ref. */
function describeOtherVersions(rows, { comparison: { agent_versions = {}, baseline } }) {
    const agents = [...new Set(rows.map(({ agent }) => agent))];
    const known = agents.flatMap((agent) => {
        const versions = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_7__/* .getOwn */ .N)(agent_versions, agent);
        return versions ? [{ agent, ...versions }] : [];
    });
    const raised = known.filter(({ before, after }) => before !== after);
    if (raised.length > 0)
        return `, but ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listFew */ .lE)(raised.map(({ agent, before, after }) => `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(agent)} went from ${before} to ${after}`))}`;
    if (known.length < agents.length)
        return '';
    return `, and so ${agents.length === 1 ? "is the agent's version" : "are the agents' versions"}: the cause is something else that they use, or ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a)(baseline.ref ?? 'the ref')} fails in the same way`;
}


/***/ }),

/***/ 71773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ withoutNames),
/* harmony export */   UK: () => (/* binding */ listSubjectFiles),
/* harmony export */   jK: () => (/* binding */ groupDeltas)
/* harmony export */ });
/* harmony import */ var _contract_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33433);
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11744);
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99960);
/* harmony import */ var _input_memoize_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95739);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56424);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14065);
/* harmony import */ var _view_find_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74114);
/* harmony import */ var _view_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11292);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20464);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81210);
/* harmony import */ var _outage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43775);
/* harmony import */ var _part_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70636);
/* harmony import */ var _remediation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55647);
/** Turns deltas that need attention into groups, one per thing to fix: rows that broke in the same way are one group, however many they are. */













const NEEDS_ATTENTION = [
    'REGRESSION',
    'UNMET',
    'MISSING_RESULT',
    'MISSING_BASELINE',
    'OFFER_LOSS',
    'DELIVERY_LOSS',
    'WEAKENED',
    'INCONCLUSIVE',
    'INFRA',
];
/** Worst first: what fails the gate before what does not, then by kind, then the larger group. Log, summary, comment and page all ask. */
const groupDeltas = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_9__/* .memoize */ .B)((input) => {
    const rows = input.comparison.deltas.filter(({ delta }) => NEEDS_ATTENTION.includes(delta));
    const ofSubject = (0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(rows, (row) => subjectKey(row, input));
    const groups = (0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(ofSubject.values(), (group) => signatureOf(group, input));
    const whole = [...groups.values()].map((subjects) => subjects.flat());
    const alike = [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(whole, (group) => lossOf(group) ?? group).values()].map((groups) => groups.flat());
    // What a manifest broke is one thing to fix, whatever it broke.
    return [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_10__/* .groupBy */ .$)(alike, (group) => findManifest(group, input) ?? group).values()]
        .map((all) => all.flat().sort((a, b) => rankOf([a]) - rankOf([b])))
        .sort((a, b) => rankOf(a) - rankOf(b) || casesOf(b) - casesOf(a));
}, ({ comparison }) => comparison, 
// What changed is read for what is grouped without it.
({ changes }) => (changes ? 'explained' : ''));
/** The manifest that is all that changed of what these rows rest on, and a part of each of them; null: there is none. */
function findManifest(rows, input) {
    const files = input.results.locations?.plugin ?? [];
    if (!input.changes || !rows.every(_locate_js__WEBPACK_IMPORTED_MODULE_5__/* .isExplained */ .zT) || (0,_change_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnown */ .X3)(rows))
        return null;
    const [cause, ...others] = (0,_change_js__WEBPACK_IMPORTED_MODULE_4__/* .listCauses */ .Nm)(rows, input);
    return cause && others.length === 0 && files.includes(cause.file) && MANIFEST.test(cause.file) ? cause.file : null;
}
const MANIFEST = /(?:^|\/)(?:plugin|marketplace)\.json$/;
/** Enough for what a reader looks at; each costs a request. */
const MOST_FILES = 40;
/** The files on which the worst findings rest. */
function listSubjectFiles(input) {
    const rows = groupDeltas(input).flat();
    const parts = (0,_part_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .groupParts */ .qp)(input).flat();
    return [...new Set([...(0,_locate_js__WEBPACK_IMPORTED_MODULE_5__/* .listSubjects */ .UV)(rows, input), ...parts].map(({ file }) => file))].slice(0, MOST_FILES);
}
const rankOf = (rows) => (rows.some(({ fails }) => fails) ? 0 : 100) +
    (rows[0] ? _view_words_js__WEBPACK_IMPORTED_MODULE_3__/* .DELTA_WORDS */ .nu[rows[0].delta].rank : 0) +
    // A case that nothing runs any more guards less than one that only checks less.
    (rows[0]?.less === 'checks' || rows[0]?.less === 'lowered' ? 0.5 : 0);
const casesOf = (rows) => rows.length;
/** A skill that breaks in the same way on every agent is one thing to fix. */
function subjectKey(row, input) {
    switch (row.delta) {
        case 'MISSING_BASELINE':
            // What fails is to be mended first.
            return row.status === 'fail' ? `${row.delta} ${row.case_id} ${withoutNames(row)}` : row.delta;
        case 'MISSING_RESULT':
            return `${row.delta} ${row.agent} ${row.reason}`;
        case 'WEAKENED':
            return `${row.delta} ${row.case_id} ${withoutNames(row)}`;
        case 'INFRA':
            return `${row.delta} ${row.agent} ${(0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, row)?.fault?.kind ?? row.reason}`;
        case 'OFFER_LOSS': {
            // Many skills may be pushed out of one listing for the same reason, which is fixed once.
            const why = row.loss?.cause;
            const known = Boolean(row.known);
            return why ? `${row.delta} ${row.agent} ${known} ${why}` : `${row.delta} ${row.skill} ${row.reason}`;
        }
        default: {
            // In-process rows are reproduced by another command.
            const where = row.agent === _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .OFFLINE */ .G ? _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .OFFLINE */ .G : 'agents';
            // What kept a model from deciding is another thing to fix than what kept it elsewhere.
            const fault = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, row)?.fault;
            const why = fault?.kind === _contract_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .UNDECIDED */ .Cz ? withoutOwn(fault.message) : '';
            return `${row.delta} ${row.skill ?? row.case_id} ${where} ${row.failure_kind} ${row.timed_out} ${Boolean(row.known)} ${(0,_remediation_js__WEBPACK_IMPORTED_MODULE_8__/* .fixOf */ .BW)(row, input)} ${why}`;
        }
    }
}
/** Counts and quotations differ from row to row. */
const withoutOwn = (message) => (0,_text_count_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutNumbers */ .B1)(message.replace(/: .*$/s, ''));
const OF_A_FILE = ['unmatched', 'turned_off'];
/** What happened on which agents, whatever the skills, the cases and the calls are: subjects of one signature are one group. */
function signatureOf(rows, input) {
    const [first] = rows;
    const { delta, failure_kind, timed_out, status, skill, loss } = first;
    // A description that grew is one thing to fix, whatever each agent makes of it.
    if (delta === 'OFFER_LOSS' && loss && rows.every((row) => row.skill === skill && !row.loss?.pushed_out_by))
        return JSON.stringify([delta, skill, loss.after.offer]);
    // So is a matcher or a switch, whichever calls show it on which agents.
    const place = OF_A_FILE.includes((0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, first)?.tried_call?.failure) ? (0,_locate_js__WEBPACK_IMPORTED_MODULE_5__/* .locate */ .x5)(first, input) : null;
    if (place)
        return JSON.stringify([delta, failure_kind, place]);
    // An outage is one thing to look at, on however many agents.
    const agents = delta !== 'INFRA' && delta !== 'MISSING_RESULT';
    const rowTexts = rows.map((row) => {
        const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, row);
        // What could not be installed is each agent's own, and why it could not is one cause.
        const reason = row.reason?.replace((0,_outage_js__WEBPACK_IMPORTED_MODULE_6__/* .whatFailed */ .kU)(result?.fault?.message), '') ?? null;
        return `${agents ? row.agent : ''} ${describeRow({ ...row, reason }, result)}`;
    });
    return JSON.stringify([
        delta,
        failure_kind,
        timed_out,
        status,
        Boolean(first.known),
        // Each has its own new name.
        (0,_change_js__WEBPACK_IMPORTED_MODULE_4__/* .findRenaming */ .pX)(rows, input),
        (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, first)?.kind,
        [...new Set(rowTexts)].sort(),
    ]);
}
/** Skills that lost the same for the same reason on the same agents, whatever their lengths are; null: nothing that others may share. */
function lossOf(rows) {
    if (rows.some(({ delta, loss }) => delta !== 'OFFER_LOSS' || !loss || loss.pushed_out_by))
        return null;
    const said = rows.map((row) => `${row.agent} ${Boolean(row.known)} ${row.loss?.after.offer} ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutNumbers */ .B1)(withoutNames(row))}`);
    return JSON.stringify([...new Set(said)].sort());
}
/** What a call printed is its own; what its hook did is what other calls may share. */
function describeRow(row, result) {
    const { why, call } = result?.tried_call ?? {};
    return why && call ? withoutNames({ ...row, reason: why.replaceAll(call, '\u2026') }) : withoutNames(row);
}
/** The reason without the names and the numbers that belong to this row alone. */
function withoutNames({ reason, skill, case_id, agent }) {
    const names = [skill, skill && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_12__/* .bareId */ .y)(skill), case_id, agent].filter((name) => Boolean(name));
    const own = [...new Set(names)].sort((a, b) => b.length - a.length).map((name) => name.replace(/[^\w\s]/g, '\\$&'));
    const bare = own.length
        ? (reason ?? '').replace(new RegExp(`(?<![\\w-])(?:${own.join('|')})(?![\\w-])`, 'g'), '\u2026')
        : '';
    return (own.length ? bare : (reason ?? '')).replace(/\d+\/\d+/g, 'n/n').replace(/\+\d+/g, '+n');
}


/***/ }),

/***/ 81210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tc: () => (/* binding */ isOwnCase),
/* harmony export */   UV: () => (/* binding */ listSubjects),
/* harmony export */   x5: () => (/* binding */ locate),
/* harmony export */   zT: () => (/* binding */ isExplained)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56022);
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99960);
/* harmony import */ var _subject_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18196);



function locate(row, input) {
    const { locations } = input.results;
    if (row.known)
        return { file: row.known.file, line: row.known.line };
    if (!locations || !isLocated(row))
        return null;
    // The entry stands in the baseline, whose path from the repository's root is not known.
    if (row.delta === 'WEAKENED' && row.less === 'lowered')
        return null;
    const ofCase = row.case_id === null ? null : ((0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(locations.cases, row.case_id) ?? null);
    if (ofCase && (isOwnCase(row, input) || row.delta === 'WEAKENED' || row.delta === 'MISSING_BASELINE'))
        return ofCase;
    // A case that is gone stood in a corpus.
    if (row.less === 'deleted')
        return corpusOf(locations);
    const places = (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listPlaces */ .bF)(row, input);
    // At the judged commit there is no place for what is gone.
    const changed = (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listChanged */ .PE)([...places, ...(0,_subject_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listSettings */ .cl)(row, input)], input).find(isThere);
    // Lines that are gone stand nowhere.
    if (changed)
        return { file: changed.file, line: changed.removed ? null : (changed.lines?.first ?? null) };
    const isGone = ({ file }) => !isThere(input.changes?.files.get(file) ?? { state: 'same' });
    return places.find((place) => !isGone(place)) ?? ofCase;
}
/** Null where there are several. */
function corpusOf({ cases }) {
    const [file, ...others] = new Set(Object.values(cases).map((place) => place.file));
    return file !== undefined && others.length === 0 ? { file, line: null } : null;
}
/** What broke stands in a file. */
const isLocated = ({ delta, status }) => delta !== 'INFRA' && delta !== 'MISSING_RESULT' && status !== 'infra_error';
/** A change of its files may explain it; what became of a weakened case, or of an entry, is said already. */
const isExplained = (row) => isLocated(row) && row.delta !== 'WEAKENED' && row.delta !== 'MISSING_BASELINE';
/** What this branch changed is what broke. */
const isOwnCase = ({ case_id }, { changed_cases }) => case_id !== null && changed_cases?.has(case_id) === true;
/** The files whose changes would explain these rows. */
function listSubjects(rows, input) {
    const explained = rows.filter(isExplained);
    const places = explained.flatMap((row) => {
        const own = (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listPlaces */ .bF)(row, input);
        return own.length > 0 ? own : (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_0__/* .guessPlaces */ .cc)(row, input);
    });
    const settings = explained.flatMap((row) => (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listSettings */ .cl)(row, input));
    return [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)([...places, ...settings], ({ file }) => file).values()].flatMap(([first]) => first ?? []);
}
/** A link stands where the file did. */
const isThere = ({ state, link }) => state !== 'gone' || link !== undefined;


/***/ }),

/***/ 43775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ explainOutage),
/* harmony export */   kU: () => (/* binding */ whatFailed),
/* harmony export */   xz: () => (/* binding */ fixOutage)
/* harmony export */ });
/* harmony import */ var _contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43771);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67127);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92121);
/* harmony import */ var _view_find_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74114);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75497);
/** Turns results that could not be judged into what failed, since when, what that means for the gate, and whether running again helps. */





const FIXES = {
    auth: ['setup', "give the job this agent's credentials (a fork's pull request has none)"],
    rate_limit: ['outside', 'lower `--max-parallel`'],
    quota: ['setup', "raise the account's quota"],
    server: ['outside', "look at the vendor's status page"],
    server_timeout: ['outside', "look at the vendor's status page"],
    unreachable: ['outside', 'check the network and the proxy'],
    cli_missing: ['unknown', 'the agent could not be installed or started: see its stderr in the artifact'],
    [_contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .WITHHELD */ .iz]: [
        'setup',
        'install bubblewrap, or allow `sudo` without a password, where this runs (`--sandbox none` runs it without a sandbox)',
    ],
    not_understood: [
        'unknown',
        'name the agent whose output it is, or raise this tool: the CLI may print events that are new to it',
    ],
    listing_not_understood: ['setup', 'take a version of the agent that this tool knows'],
    subagent_missing: ['change', "install the source as a plugin, or correct the suite's agent"],
    pattern_too_slow: [
        'change',
        'rewrite the pattern so that a text fits it in one way only, without a repetition inside a repetition such as `(a+)+`',
    ],
    answer_stale: ['change', 'record the answers again with `--mode live --record-answers`, and commit them'],
    over_bounds: ['change', 'make what the source starts take less'],
    bad_config: ['change', "fix the agent's configuration: see its stderr in the artifact"],
};
/** Who found the fault may know more about it than its kind says. */
function traceOutage(result) {
    const { kind = '', fix, outside } = result?.fault ?? {};
    const known = Object.hasOwn(FIXES, kind) ? FIXES[kind] : undefined;
    const [origin, usual] = known ?? ['unknown', 'see its stderr in the artifact'];
    return [outside ? 'outside' : origin, fix === undefined ? usual : (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .openSentence */ .ii)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(fix, 300))];
}
function fixOutage(result, input) {
    const [origin, fix] = traceOutage(result);
    // On GitHub the reader has a button for it.
    const again = input.package === undefined ? 'run it again' : 're-run the job';
    switch (origin) {
        case 'outside':
            return `${again}; if it comes back, ${fix}`;
        case 'setup':
            return `${fix}, then ${again}`;
        case 'unknown':
            return `${again} once, because it is not known whether this change caused it; if it comes back, ${fix}`;
        case 'change':
            return fix;
    }
}
/** Where there is no result, the reason of the row is all that is known. */
function explainOutage(rows, input) {
    const results = rows.map((row) => (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findResult */ .t)(input, row));
    const [first = null] = results;
    const said = first?.fault?.message ?? first?.error ?? rows[0]?.reason ?? 'no reason was given';
    const failed = new Set(results.map((one) => whatFailed(one?.fault?.message)));
    const why = said.replace(whatFailed(said), () => [...failed].join(', '));
    const [origin] = traceOutage(first);
    const innocent = origin === 'outside' || origin === 'setup' ? ', not because of this change' : '';
    const at = firstMoment(results);
    return {
        what: `could not run${innocent}${at === null ? '' : ` (it first failed at ${at})`}`,
        why: (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)([
            (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .openSentence */ .ii)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(why, 600)),
            ...(innocent ? ['No file of yours is the cause'] : []),
            describeGateEffect(rows, input),
        ]),
        fix: fixOutage(first, input),
    };
}
/** As `npm could not install x`; '' of all else. */
const whatFailed = (message = '') => /^[^:]* could not [^:]*(?=: )/.exec(message)?.[0] ?? '';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;
/** `2026-11-22 20:31 UTC`, which people compare with a status page. */
function firstMoment(results) {
    const [first] = results
        .flatMap((one) => one?.failed_at_utc ?? [])
        .filter((at) => MOMENT.test(at))
        .sort();
    return first ? `${first.slice(0, 16).replace('T', ' ')} UTC` : null;
}
function describeGateEffect(rows, { comparison }) {
    const gone = [...new Set(rows.map(({ agent }) => agent))].filter((agent) => comparison.missing_agents.includes(agent));
    if (rows.some(({ fails }) => fails))
        return 'That fails the gate, because `fail_on` has `infra`';
    if (gone.length > 0 && comparison.gate === 'fail')
        return `Not one result of ${gone.map(_view_names_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .a).join(', ')} could be judged, which fails the gate`;
    const open = comparison.gate === 'inconclusive' ? ', so the gate is inconclusive' : '';
    return `Not judged: this counts neither as pass nor as fail${open}`;
}


/***/ }),

/***/ 70636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ explainParts),
/* harmony export */   iZ: () => (/* binding */ titleOfParts),
/* harmony export */   qp: () => (/* binding */ groupParts),
/* harmony export */   tx: () => (/* binding */ explainGroup),
/* harmony export */   xN: () => (/* binding */ findBroken)
/* harmony export */ });
/* harmony import */ var _contract_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83878);
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99960);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56424);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67127);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92121);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75497);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14065);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20464);
/* harmony import */ var _remediation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55647);
/* harmony import */ var _subject_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18196);
/* harmony import */ var _title_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86324);
/** Turns what a branch did to parts into findings: what is gone, what little is left of, and the errors that it brings. */










/** What is new and whole stands in a note. What befell several for the same reason on the same agents is one thing to fix. */
function groupParts(input, as_rows = false) {
    const isTold = (part) => (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isToldByCall */ .b9)(part, input) || (!as_rows && input.comparison.deltas.some((row) => findBroken(row, input) === part));
    const shown = (input.comparison.parts ?? []).filter((part) => !(0,_contract_part_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i)(part) && !isTold(part));
    return [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(shown, ({ name, file, line, ...shared }) => JSON.stringify(shared)).values()];
}
/** The error in a subagent's file for which a case that is asked inside it fails: one cause is one finding, with all agents. */
function findBroken(row, input) {
    const inside = row.fails && row.failure_kind === 'skill_not_offered' ? (0,_title_js__WEBPACK_IMPORTED_MODULE_4__/* .insideOf */ .kP)([row], input) : null;
    const isIt = ({ delta, kind, name, agents }) => delta === 'BROKEN' && kind === 'subagent' && name === (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_6__/* .bareId */ .y)(inside ?? '') && agents.includes(row.agent);
    return input.comparison.parts?.find(isIt) ?? null;
}
const explainParts = (input) => groupParts(input).map((parts) => explainGroup(parts, input));
function explainGroup(parts, input) {
    const [{ delta, kind, file, line, agents, message, why, fix, fails, rule }] = parts;
    // The title names them.
    const what = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(message.replace(` on ${agents.join(', ')}`, ''), 300);
    const cause = why === null ? what : `${what}: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(why, 900)}`;
    const change = delta === 'BROKEN' && parts.length === 1 ? (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFile */ .CL)(file, input) : null;
    const on = agents.length > 0 ? ` on ${agents.map(_view_names_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .a).join(', ')}` : '';
    // A text or a file is the same for all.
    const whom = on || (delta === 'BROKEN' && kind !== null ? ' for every agent' : '');
    return {
        ...{ delta, fails, what, fix, cause, brief: cause, own_case: false },
        title: `${titleOfParts(parts)}${whom}`,
        scope: rule && `rule ${rule}`,
        why: (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .joinSentences */ .DP)([why === null ? [] : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(why, 900), change ?? []].flat()) || null,
        change,
        place: delta === 'REMOVED' ? null : { file, line },
        more_places: new Set(parts.map((part) => part.file)).size - 1,
        // What happened names the file.
        ...{ abridged: false, was: null, pushed: false, refused: null, proof: null, reproduce: null },
        accept: delta === 'SHRUNK' ? MERGE : fails && kind === 'skill' && on !== '' ? acceptLost(input) : null,
    };
}
function titleOfParts(parts) {
    const [one, many] = (0,_contract_part_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(parts[0]);
    return `${parts.length > 1 ? many : one} ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_10__/* .listFew */ .lE)(parts.map(({ name }) => (0,_view_names_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .a)(name)))}`;
}
const MERGE = 'merge it: it fails nothing, and the gate is only inconclusive so that somebody looks at it.';
const acceptLost = (input) => `record that it is not listed: \`${input.command ?? 'agent-routing'} run\`, then \`${input.command ?? 'agent-routing'} baseline update --reason "\u2026"\`; this check then no longer blocks the merge, and leaves it to a reviewer (gate inconclusive; to make it pass, ${(0,_remediation_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOption */ .RH)(input, 'accept', 'with_reason')})`;


/***/ }),

/***/ 55647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   RH: () => (/* binding */ nameOption),
/* harmony export */   iP: () => (/* binding */ adviseDiscover),
/* harmony export */   sB: () => (/* binding */ acceptOf)
/* harmony export */ });
/* harmony import */ var _contract_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33433);
/* harmony import */ var _delta_parts_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99539);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67127);
/* harmony import */ var _view_find_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74114);
/* harmony import */ var _view_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21161);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75497);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14065);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20464);
/* harmony import */ var _outage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43775);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66309);
/* harmony import */ var _subject_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18196);
/** Turns a delta that needs attention into advice: how to fix it, and how to accept it. */










/** undone: what became of the file that this branch changed, where it is known; a case that finds it is no case to switch off. */
function fixOf(row, input, undone) {
    const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, row);
    const baseline = (0,_view_names_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .a)(input.baseline_file ?? 'provider-baseline.json');
    switch (row.delta) {
        case 'MISSING_BASELINE':
            // An entry that expects a fail would only hide it.
            if (result?.status === 'fail')
                return `${_view_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW[result.kind].fix(result, input.results.mode) ?? 'make it pass'}; then add its entry to ${baseline}`;
            return `add the entries below to ${baseline}, or write them with \`${input.command ?? 'agent-routing'} baseline update --reason "\u2026"\` after a run`;
        case 'MISSING_RESULT':
            return 'open the job that should have run them: if it was cancelled or ran out of time, re-run it; else its log says why it uploaded no result';
        case 'OFFER_LOSS': {
            // What no room would mend is what was changed.
            if (undone)
                return row.loss?.over ? `shorten what grew (${adviseDiscover(input)})` : '';
            // Only what is listed at all is too long.
            const is_lost = input.results.offers[row.agent]?.[row.skill ?? '']?.offer === 'absent';
            return `${is_lost ? '' : 'shorten the descriptions that grew, or '}fix what the agent reports; ${adviseDiscover(input)}`;
        }
        case 'DELIVERY_LOSS':
            return 'shorten the body, or move parts of it to files that it names, which an agent reads when it needs them';
        case 'WEAKENED':
            if (row.less === 'lowered')
                return `write \`pass\` back into its entries of ${baseline}. If less is to be expected of it, give them a ${UNBLOCKED}`;
            if (!row.fails)
                return 'undo that change of the case, unless its `reason` convinces you: the merge is not blocked, and with `accept: with_reason` in the workflow the reason is enough for a pass';
            return row.less === 'deleted'
                ? `restore the case. If it is meant to go, keep its entries in ${baseline}, and write into them a ${UNBLOCKED}`
                : `undo that change of the case. If the case is meant to check less, add to it a ${UNBLOCKED}`;
        case 'INCONCLUSIVE':
            if (result?.fault?.kind === _contract_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .UNDECIDED */ .Cz)
                return (result.fault.fix ??
                    (input.results.mode === 'replay'
                        ? 'ask a model: `--mode model --record`, and commit decisions.jsonl (docs/modes.md)'
                        : '`--reuse --record` asks again for what is open, and for nothing else'));
            if (result?.status === 'skipped')
                return 'run this case again: a row that was skipped shows nothing';
            return 'run more trials (`--trials 10`): these are too few to tell a regression from chance';
        case 'INFRA':
            return (0,_outage_js__WEBPACK_IMPORTED_MODULE_5__/* .fixOutage */ .xz)(result, input);
        default:
            if (row.status === 'infra_error')
                return (0,_outage_js__WEBPACK_IMPORTED_MODULE_5__/* .fixOutage */ .xz)(result, input);
            if (row.timed_out)
                return 'give it more time: raise `--timeout-seconds`, `--agent-timeout` or `timeout_seconds` of the case';
            return result && (_view_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .KINDS */ .GW[result.kind].fix(result, input.results.mode, undone) ?? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(result.error ?? '', 300));
    }
}
const UNBLOCKED = 'new `reason` that says why: then this check no longer blocks the merge, and leaves it to a reviewer (gate inconclusive; a pass with `accept: with_reason` in the workflow)';
const adviseDiscover = ({ command = 'agent-routing' }) => `\`${command} discover\` shows every listing and the room left in it`;
/** rows: what one thing to fix broke. */
function acceptOf(rows, input) {
    const [row] = rows;
    if ((0,_change_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnown */ .X3)(rows))
        return null;
    const agents = [...new Set(rows.map(({ agent }) => agent))];
    const { ref } = input.comparison.baseline;
    // An entry that was changed by hand leaves what is offered as it was, which is red in the next run.
    const tool = input.command ?? 'agent-routing';
    const baseline = (0,_view_names_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .a)(input.baseline_file ?? 'provider-baseline.json');
    const update = `record it: \`${(0,_reproduce_js__WEBPACK_IMPORTED_MODULE_6__/* .recordCommand */ .t)(input)}\`, then \`${tool} baseline update --reason "\u2026"\`, and commit ${baseline}.`;
    const after = ref
        ? `The check stays red, because no branch may lower unseen what ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .a)(ref)} expects, unless you also ${nameOption(input, 'accept', 'with_reason')}: then your reason is enough for a pass.`
        : 'On a pull request the check stays red until the base branch has that, too; with `accept: with_reason` in the workflow the reason is enough for a pass.';
    switch (row.delta) {
        case 'REGRESSION':
        case 'UNMET': {
            if (row.status !== 'pass' && row.status !== 'fail')
                return null;
            const cases = [...new Set(rows.map(({ case_id }) => (0,_view_names_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .a)(case_id ?? '')))];
            const [its, all, it] = cases.length > 1 ? ['their', 'the cases', 'them'] : ['its', 'the case', 'it'];
            // Nobody means a file to be no JSON.
            if ((0,_change_js__WEBPACK_IMPORTED_MODULE_4__/* .findRenaming */ .pX)(rows, input) || (0,_delta_parts_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .takenSubagent */ .xr)(row)?.now || rows.every((one) => (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_7__/* .hasBrokenSettings */ .n8)(one, input)))
                return null;
            if (row.failure_kind === 'ambiguous_skill')
                return 'two skills cannot share a name, by which alone these agents know them: the check stays red until one has another.';
            if (row.failure_kind === 'missing_skill_file_evidence' && (0,_change_js__WEBPACK_IMPORTED_MODULE_4__/* .findUndo */ .EV)(rows, input)?.state === 'gone')
                return `take the file out of \`required_files\` of ${all} ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_10__/* .listFew */ .lE)(cases)}, and write into it a ${UNBLOCKED}.`;
            const tried = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, row)?.tried_call;
            const took = (0,_subject_files_js__WEBPACK_IMPORTED_MODULE_7__/* .lostItsHook */ .sP)(row, input) || tried?.failure === 'turned_off';
            // Nobody means a hook to crash, but to go, or to warn.
            if (took || rows.every(isCrash(input))) {
                const declared = tried?.hook?.replace(/^\S+ in /, '');
                const [hook, warns] = took
                    ? ['', '']
                    : [
                        `if the hook is to go, remove it${declared ? ` from ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .a)(declared)}` : ''}, `,
                        tried?.failure !== 'missing'
                            ? ` If it is only to warn, let it end with exit code 0, set \`expect: allow\` in ${all}, and write such a \`reason\` into ${it}.`
                            : '',
                    ];
                return `${hook}remove ${all} ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_10__/* .listFew */ .lE)(cases)}, but keep ${its} entries in ${baseline}, and write into them a ${UNBLOCKED}.${warns}`;
            }
            if ((0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, row)?.offer?.unknown || (0,_delta_parts_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .takenSubagent */ .xr)(row))
                return `if it is gone for good, remove ${all} ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_10__/* .listFew */ .lE)(cases)} and ${its} entries in ${baseline}, too: the gate then passes, unless something else fails.`;
            if (ref && rows.every(({ less }) => less === 'lowered'))
                return `this branch has lowered its baseline entry already; write a \`reason\` into that entry of ${baseline}, if it has none. ${after}`;
            return `${update} ${after}`;
        }
        case 'OFFER_LOSS':
        case 'DELIVERY_LOSS':
            return `${update} ${after}`;
        case 'INFRA':
            // Elsewhere a row that could not run fails nothing, and there is nothing to accept.
            if (!row.fails && !input.comparison.missing_agents.includes(row.agent))
                return null;
            return `if ${agents.length > 1 ? 'these agents are' : 'this agent is'} known to be unreliable, ${nameOption(input, 'infra-tolerant', agents.join(','))}.`;
        default:
            return null;
    }
}
const isCrash = (input) => (row) => (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_2__/* .findResult */ .t)(input, row)?.tried_call?.outcome === 'hook_errored';
/** On GitHub the reader has inputs of the action, elsewhere flags. */
function nameOption(input, flag, value) {
    const shown = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(value, 80);
    return input.package === undefined
        ? `pass \`--${flag} ${shown}\``
        : `set \`${flag.replaceAll('-', '_')}: ${shown}\` in the workflow`;
}


/***/ }),

/***/ 66309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reproduce),
/* harmony export */   t: () => (/* binding */ recordCommand)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11744);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67127);
/* harmony import */ var _text_quote_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7993);
/* harmony import */ var _view_find_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74114);
/** Turns a delta into the command that reproduces it without an API key. */





/** Modes oracle and router need no key; a live result is judged again from its recording. */
function reproduce(rows, input) {
    const [row] = rows;
    const tool = input.command ?? 'agent-routing';
    const mode = input.results.mode;
    const list = quote(distinct(rows.map(({ agent }) => agent)).join(','));
    if (row.delta === 'OFFER_LOSS')
        return `${tool} discover --agents ${list}`;
    if (row.delta === 'WEAKENED')
        return diffFiles(row, input);
    if (row.delta === 'MISSING_BASELINE' || row.case_id === null)
        return null;
    // In-process rows need no vendor, so they can simply be run again.
    if ((mode === 'live' || mode === 'model') && row.agent !== _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .OFFLINE */ .G) {
        const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_3__/* .findResult */ .t)(input, row);
        if (!result)
            return null;
        const { trial: shown } = result.trials.verdicts.find(({ status }) => status !== 'pass') ?? { trial: 1 };
        const trial = `units/${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(result.unit_run_id, 80)}/trial-${shown}`;
        const skill = row.skill ? ` --skill ${quote(row.skill)}` : '';
        return `${tool} explain --agent ${quote((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(row.agent))} --stdout ${quote(`${trial}/stdout`)} --meta ${quote(`${trial}/meta.json`)}${skill}`;
    }
    return `${tool} run --mode ${mode === 'live' || mode === 'model' ? 'oracle' : mode} --agents ${list} --case-id ${quote(distinct(rows.map(({ case_id }) => case_id)).join(','))}${whereFrom(input)}`;
}
/** What `baseline update` is to read: all that this batch ran, and not more. */
function recordCommand({ results, command = 'agent-routing' }) {
    const agents = Object.keys(results.environment.agents).filter((name) => name !== _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .OFFLINE */ .G);
    // Without a choice they are the usual ones.
    const usual = !Array.isArray(results.options['agents']) || results.options['agents'].length === 0;
    const mode = results.mode === 'oracle' ? '' : ` --mode ${results.mode}`;
    return `${command} run${mode}${usual || agents.length === 0 ? '' : ` --agents ${quote(agents.join(','))}`}`;
}
/** No run shows that less is asked: the files do. */
function diffFiles({ less }, input) {
    const { comparison, results: { options }, baseline_file = 'provider-baseline.json', } = input;
    const { ref, sha } = comparison.baseline;
    if (ref === null)
        return null;
    const cases = Array.isArray(options['cases']) ? options['cases'].map(String) : ['cases.json'];
    const files = less === 'lowered' ? [baseline_file] : cases;
    return `git diff ${quote(sha?.slice(0, 12) ?? ref)} -- ${files.map(quote).join(' ')}`;
}
/** The options that name corpus, source and what it is compared with, where those were not the defaults. */
function whereFrom({ results: { options }, comparison: { baseline } }) {
    const { cases, source, as } = options;
    const named = Array.isArray(cases) ? cases.map(String) : [];
    const corpus = named.length === 0 || named.join() === 'cases.json' ? '' : ` --cases ${quote(named.join(','))}`;
    const from = typeof source === 'string' && source !== '.' ? ` --source ${quote(source)}` : '';
    const had = typeof as === 'string' ? ` --as ${quote(as)}` : '';
    return `${corpus}${from}${had}${baseline.ref === null ? '' : ` --baseline-ref ${quote(baseline.ref)}`}`;
}
const distinct = (names) => [...new Set(names)].slice(0, MOST);
/** Enough to see it by; a command is copied by hand. */
const MOST = 10;
/** As one word of a shell, whatever it holds. */
const quote = (text) => (0,_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteShell */ .L)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(text, 300));


/***/ }),

/***/ 18196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ listLostHooks),
/* harmony export */   PE: () => (/* binding */ listChanged),
/* harmony export */   b9: () => (/* binding */ isToldByCall),
/* harmony export */   bF: () => (/* binding */ listPlaces),
/* harmony export */   cc: () => (/* binding */ guessPlaces),
/* harmony export */   cl: () => (/* binding */ listSettings),
/* harmony export */   n8: () => (/* binding */ hasBrokenSettings),
/* harmony export */   sP: () => (/* binding */ lostItsHook)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71864);
/* harmony import */ var _delta_parts_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99539);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56022);
/* harmony import */ var _skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52802);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56424);
/* harmony import */ var _view_find_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74114);
/** Turns a delta into the files that it rests on, by paths from the repository's root: what of them changed is why it came. */







/** What decides what the row's agent reads at all, and of a plugin of which it lists nothing, the plugin's own files. Where the agent has another version than at the ref, they are not all that changed. */
function listSettings(row, input) {
    const { agent, failure_kind, loss } = row;
    const { locations } = input.results;
    const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_4__/* .findResult */ .t)(input, row);
    const versions = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(input.comparison.agent_versions ?? {}, agent);
    if (versions && versions.before !== versions.after)
        return [];
    const isLost = failure_kind === 'skill_not_offered' ||
        (row.delta === 'OFFER_LOSS' && loss?.after.offer === 'absent') ||
        (result?.kind === 'tool_route' && !wasAsked(result) && result.tried_call?.outcome !== 'unavailable');
    const settings = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(locations?.settings ?? {}, (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__/* .agentName */ .Lp)(agent)) ?? [];
    const files = isLost ? [...settings, ...(locations?.plugin ?? [])] : settings;
    return files.map((file) => ({ file, line: null, last: true }));
}
/** The likeliest first, which is where the reader is sent when nothing is known to have changed. */
function listPlaces(row, input) {
    const { locations } = input.results;
    const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_4__/* .findResult */ .t)(input, row);
    if (!locations)
        return [];
    const taken = (0,_delta_parts_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .takenSubagent */ .xr)(row)?.file;
    if (taken)
        return wholeFile(taken);
    switch (result?.kind) {
        case 'tool_route':
            return [...listUnasked(locations, result, input), ...listHookPlaces(locations, result)];
        case 'suite':
            return wholeFile(result.expected_skill && (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(locations.subagents, result.expected_skill));
        case 'route':
            return skillFile(locations, rankedWrongly(result));
        default: {
            // A skill that another one pushed out of the listing is not what has to change.
            const own = skillFile(locations, row.loss?.pushed_out_by?.skill ?? row.skill);
            const hook = result?.blocked_by ? wholeFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(locations.source, result.blocked_by)) : [];
            const named = row.failure_kind === 'skill_not_offered' ? listNamed(result, own) : [];
            return [...own, ...hook, ...listRelated(locations, result, own), ...named, ...listAsked(locations, result)];
        }
    }
}
/** Where a skill stood, perhaps, that the source no longer has. */
function guessPlaces(row, input) {
    const { locations } = input.results;
    const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_4__/* .findResult */ .t)(input, row);
    // Of a query, what the router no longer has.
    const skill = row.skill ?? (result?.kind === 'route' ? result.missing_evidence[0] : null);
    if (!locations || !skill || result?.failure_kind !== 'skill_not_offered')
        return [];
    const plugins = (locations.plugin ?? []).flatMap((file) => /^(.+)\/\.[\w-]+\/plugin\.json$/.exec(file)?.[1] ?? []);
    const folders = ['skills', '.claude/skills', '.agents/skills', '.github/skills'].map((folder) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(locations.source, folder));
    const all = new Set([...folders, ...plugins.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, 'skills'))]);
    return [...all].map((folder) => ({ file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_6__/* .bareId */ .y)(skill), 'SKILL.md'), line: null }));
}
/** A case may begin the path with the skill's own name. */
function below(folder, file) {
    const name = `${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder)}/`;
    const at = file.lastIndexOf(name);
    return at < 0 || folder === '' ? file : file.slice(at + name.length);
}
/** The skills of one name, and the file that was not read, in the source or beside SKILL.md. */
function listRelated({ source }, result, own) {
    const within = (folder, file) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, file);
    switch (result?.failure_kind) {
        case 'ambiguous_skill': {
            const named = [...(result.error ?? '').matchAll(/[^\s(),']+SKILL\.md/gi)].map(([file]) => within(source, file));
            return named.filter((file) => file !== own[0]?.file).flatMap(wholeFile);
        }
        case 'missing_skill_file_evidence': {
            const folders = [source, ...own.map(({ file }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file))];
            const files = result.missing_evidence.filter((file) => /^[\w./-]+$/.test(file) && !file.split('/').includes('..'));
            return files.flatMap((file) => folders.flatMap((folder) => wholeFile(within(folder, below(folder, file)))));
        }
        default:
            return [];
    }
}
/** Files that the agent's reason names, beside SKILL.md. */
function listNamed(result, own) {
    const named = [...(result?.offer?.reason ?? '').matchAll(/(?<![\w./-])\w[\w-]*(?:\/[\w-]+)*\.ya?ml\b/g)];
    return own.flatMap(({ file }) => named.flatMap(([name]) => wholeFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file), name))));
}
/** The subagent in which it was asked, where that was not offered it. */
function listAsked({ subagents }, result) {
    const { inside, state } = result?.offer ?? {};
    if (inside === undefined || state !== 'absent')
        return [];
    return Object.entries(subagents).flatMap(([name, file]) => name === inside || (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_6__/* .bareId */ .y)(name) === (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_6__/* .bareId */ .y)(inside) ? wholeFile(file) : []);
}
/** Where no hook was asked, it is the file from which this branch took one, or those that declare the others. */
function listUnasked({ source, hooks_broken = [] }, result, { results, comparison }) {
    if (wasAsked(result))
        return [];
    const lost = (comparison.parts ?? []).filter(isLostHook).map(({ file }) => file);
    const own = (results.parts?.[result.agent] ?? []).filter(({ kind }) => kind === 'hook');
    return [...new Set([...hooks_broken, ...lost, ...own.map(({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(source, path))])].flatMap(wholeFile);
}
const wasAsked = ({ tried_call }) => Boolean(tried_call?.hook);
const isLostHook = ({ delta, kind }) => delta === 'REMOVED' && kind === 'hook';
/** Nothing was asked, and this branch took a hook away. */
function lostItsHook(row, input) {
    const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_4__/* .findResult */ .t)(input, row);
    return result?.kind === 'tool_route' && !wasAsked(result) && (input.comparison.parts ?? []).some(isLostHook);
}
/** Nothing was asked, because the settings with the hooks are no JSON. */
const hasBrokenSettings = (row, input) => {
    const result = (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_4__/* .findResult */ .t)(input, row);
    return result?.kind === 'tool_route' && !wasAsked(result) && Boolean(input.results.locations?.hooks_broken?.length);
};
/** The hooks that this branch took, where a call that none was asked about shows it. */
const listLostHooks = (rows, input) => rows.every((row) => lostItsHook(row, input)) ? (input.comparison.parts ?? []).filter(isLostHook) : [];
/** A call that is no longer blocked says of a hook already that it is gone. */
function isToldByCall(part, input) {
    const failed = input.comparison.deltas.flatMap((row) => (row.fails ? ((0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_4__/* .findResult */ .t)(input, row) ?? []) : []));
    return isLostHook(part) && failed.some((result) => result.kind === 'tool_route' && !wasAsked(result));
}
/** What the hook runs, where its route stands, and where it is declared: a declaration seldom breaks by itself. */
function listHookPlaces({ source, routes, hooks_off = [] }, result) {
    const { tried_call } = result;
    if (tried_call?.failure === 'turned_off')
        return hooks_off.flatMap(wholeFile);
    const declared = tried_call?.hook?.replace(/^\S+ in /, '') ?? null;
    const route = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(routes, tried_call?.route ?? result.case_id.split('/')[0] ?? '') ?? null;
    if (declared === null || declared.includes(': '))
        return route ? [route] : [];
    const own = [...listScripts(result, declared), declared].map((file) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(source, file));
    const [first = '', ...others] = own;
    return [...wholeFile(first), ...(route ? [route] : []), ...others.flatMap(wholeFile)];
}
/** A skill that matched where none may, else the first that the query should have found. */
const rankedWrongly = ({ disallowed_hits, missing_evidence }) => disallowed_hits[0] ?? missing_evidence[0] ?? null;
function skillFile({ skills }, skill) {
    return wholeFile(skill && ((0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(skills, skill) ?? (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .N)(skills, (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_6__/* .bareId */ .y)(skill))));
}
/** What the deciding hook runs, where its command names files of the plugin or the project that declares it. */
function listScripts({ hook_calls = [], tried_call }, declared) {
    const call = hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call?.hook);
    const root = declared.replace(/(?:^|\/)(?:(?:hooks|\.[\w-]+)\/.*|[^/]*)$/, '');
    return (0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptsOf */ .Sf)(call?.command ?? '').flatMap((path) => path.split('/').includes('..') ? [] : [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path)]);
}
const wholeFile = (file) => (file ? [{ file, line: null }] : []);
/** What of these files is not what it is at the ref, and what they name in turn; empty where nothing is, or nothing is known. */
function listChanged(places, { changes }) {
    if (!changes)
        return [];
    const changed = (these) => these.flatMap(({ file }) => changes.files.get(file) ?? []).filter(({ state }) => state !== 'same');
    const own = changed(places.filter(({ last }) => !last));
    if (own.length > 0)
        return own;
    const named = places.flatMap(({ file }) => changes.named_by.get(file) ?? []);
    const found = named.length > 0 ? named : changed(places);
    return [...new Map(found.map((change) => [change.file, change])).values()];
}


/***/ }),

/***/ 86324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   dM: () => (/* binding */ distinct),
/* harmony export */   kP: () => (/* binding */ insideOf)
/* harmony export */ });
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99960);
/* harmony import */ var _view_find_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74114);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75497);
/* harmony import */ var _view_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14065);
/** Turns the rows of a finding into its title: what it is about, on which agents, in which cases. */



/** What it is about, then the agents, then the cases: a case about a call is known by the call, one about a skill by the skill. */
function titleOf(rows, input) {
    const [row] = rows;
    const on = distinct(rows.map(({ agent }) => (0,_view_names_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(agent))).join(', ');
    const cases = listCases(rows);
    const skills = distinct(rows.flatMap(({ skill }) => (skill === null ? [] : [(0,_view_names_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(skill)])));
    const some = nameCases(rows);
    switch (row.delta) {
        case 'MISSING_BASELINE':
            return `${some} on ${on}`;
        case 'MISSING_RESULT':
        case 'INFRA':
            return `${on} (${some})`;
        case 'WEAKENED':
            return `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listFew */ .lE)(cases)} on ${on}`;
        case 'OFFER_LOSS':
            return `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listFew */ .lE)(skills)} on ${on}${cases.length ? ` (${some})` : ' (not covered by any case of this batch)'}`;
        default: {
            const calls = distinct(rows.flatMap((one) => (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findResult */ .t)(input, one)?.tried_call?.call ?? []).map(_view_names_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a));
            const about = skills.length ? skills : calls;
            const agents = (0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(rows, ({ agent }) => agent);
            const inside = insideOf(rows, input);
            const named = `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listFew */ .lE)(about, about.length > 5 ? 3 : 5)}${inside === null ? '' : ` inside ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(inside)}`}`;
            // Not each case broke on each agent.
            if (about.length && [...agents.values()].some((own) => own.length < cases.length))
                return `${named} on ${[...agents].map(([agent, own]) => `${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(agent)} (${nameCases(own)})`).join(', ')}`;
            return about.length ? `${named} on ${on} (${some})` : `${some} on ${on}`;
        }
    }
}
/** The custom agent that all of them ask. */
function insideOf(rows, input) {
    const [inside, ...others] = distinct(rows.map((row) => (0,_view_find_result_js__WEBPACK_IMPORTED_MODULE_0__/* .findResult */ .t)(input, row)?.offer?.inside ?? ''));
    return inside && others.length === 0 ? inside : null;
}
function nameCases(rows) {
    const cases = listCases(rows);
    return cases.length > 0 ? `${cases.length > 1 ? 'cases' : 'case'} ${(0,_view_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listFew */ .lE)(cases)}` : '';
}
const listCases = (rows) => distinct(rows.flatMap(({ case_id }) => (case_id === null ? [] : [(0,_view_names_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .a)(case_id)])));
const distinct = (names) => [...new Set(names)];


/***/ }),

/***/ 20921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ proofHeader),
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56022);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);
/** Renders results as tool-use-proof.log: which line of which stream proves each token, with its tier. Plain text. */


const LINE_LIMIT = 2000;
function proofHeader(batch_run_id, now) {
    return `# Tool-Use Proof Log\n# Generated UTC: ${now.toISOString()}\n# Batch Run ID: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(batch_run_id)}\n`;
}
function proofBlock(result) {
    const list = (values) => values.map((value) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, LINE_LIMIT)).join(', ');
    const head = [
        `agent=${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.agent)}`,
        `case_id=${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.case_id)}`,
        `unit_run_id=${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.unit_run_id)}`,
        `status=${result.status}`,
        `source=${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.source ?? 'none')}`,
    ];
    const lines = [
        '',
        `=== ${head.join(' ')}`,
        ...(result.failure_kind ? [`failure_kind=${result.failure_kind}`] : []),
        ...(result.mismatch_kind ? [`mismatch_kind=${result.mismatch_kind}`] : []),
        ...(result.failure_category ? [`failure_category=${result.failure_category}`] : []),
        ...(result.timed_out ? ['timed_out=true'] : []),
        ...(result.fault ? [`fault=${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${result.fault.kind}: ${result.fault.message}`, LINE_LIMIT)}`] : []),
        ...(result.error ? [`error=${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.error, LINE_LIMIT)}`] : []),
        `matched_evidence=${list(result.matched_evidence)}`,
        `missing_evidence=${list(result.missing_evidence)}`,
        `optional_hits=${list(result.optional_hits)}`,
        `disallowed_hits=${list(result.disallowed_hits)}`,
        'token_hits:',
        ...listHits(result),
        'tool_use_proof_lines:',
        ...listProof(result),
    ];
    return `${lines.join('\n')}\n`;
}
function listHits(result) {
    const rows = Object.entries(result.token_hits).map(([token, hit]) => `  [${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(token)}] tier=${hit.tier} score=${hit.score} ${hit.source_kind} (${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(hit.source_detail)})`);
    return rows.length ? rows : ['  (none)'];
}
function listProof(result) {
    const rows = result.tool_use_proof_lines.map((proof) => {
        const hit = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(result.token_hits, proof.token);
        const tier = hit ? ` tier=${hit.tier}` : '';
        return `  [${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(proof.token)}]${tier} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(proof.source)}:${proof.line_number} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(proof.line, LINE_LIMIT)}`;
    });
    return rows.length ? rows : ['  (none)'];
}


/***/ }),

/***/ 38317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67127);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92121);
/** Turns a plain list of findings into a SARIF 2.1.0 log, in the subset that GitHub's code scanning shows. */



/** What GitHub takes of one run; it shows the 5,000 worst. */
const MAX_RESULTS = 5000;
const MAX_RELATED = 20;
const RANKS = { error: 0, warning: 1, note: 2 };
function renderSarif(findings, options) {
    return `${JSON.stringify(makeLog(findings, options), null, 1)}\n`;
}
function makeLog(findings, { version, rules, category }) {
    const used = [...new Set(findings.map(({ rule }) => rule))].sort();
    const sorted = findings.toSorted((a, b) => RANKS[a.level] - RANKS[b.level]);
    const placed = sorted.filter(isPlaced);
    const left = placed.length - MAX_RESULTS;
    const notifications = [
        ...sorted.filter((one) => !isPlaced(one)).map((one) => makeNotification(one.level, describeFinding(one), one.rule)),
        ...(left > 0 ? [makeNotification('warning', `${left} more findings are left out.`)] : []),
    ];
    const identify = createIdentities();
    const run = {
        tool: {
            driver: {
                name: 'agent-routing',
                semanticVersion: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(version, 60),
                rules: used.map((id) => makeRule(id, rules)),
            },
        },
        ...(category ? { automationDetails: { id: `agent-routing/${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(category, 200)}/` } } : {}),
        // Without this GitHub reads a run without results as one that was not made.
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
        columnKind: 'utf16CodeUnits',
        results: placed.slice(0, MAX_RESULTS).map((finding) => makeResult(finding, used, identify(finding))),
    };
    return { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
}
const isPlaced = (finding) => Boolean(finding.file);
function makeRule(id, rules) {
    const text = Object.hasOwn(rules, id) ? (rules[id] ?? id) : id;
    return { id: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, 200), shortDescription: { text }, fullDescription: { text }, help: { text } };
}
function makeResult(finding, rules, fingerprint) {
    const related = (finding.related ?? []).slice(0, MAX_RELATED);
    return {
        ruleId: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.rule, 200),
        ruleIndex: rules.indexOf(finding.rule),
        level: finding.level,
        message: { text: describeFinding(finding) },
        locations: [{ physicalLocation: locate(finding.file, finding.line) }],
        ...(related.length
            ? {
                relatedLocations: related.map(({ file, line, message }, at) => ({
                    id: at + 1,
                    physicalLocation: locate(file, line),
                    message: { text: escapeText(message, 300) },
                })),
            }
            : {}),
        partialFingerprints: { primaryLocationLineHash: fingerprint },
    };
}
function makeNotification(level, text, rule) {
    return { level, message: { text }, ...(rule ? { associatedRule: { id: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(rule, 200) } } : {}) };
}
function describeFinding({ message, fix }) {
    const says = escapeText(message, 2000);
    return fix ? `${(0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .endSentence */ .H_)(says)} Fix: ${escapeText(fix, 1000)}` : says;
}
/** In a message, `[words](address)` would be a link. */
function escapeText(text, limit) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text, limit * 4), limit).replace(/[[\]\\]/g, '\\$&') || '\u2013';
}
/** GitHub shows an alert only where there is a line. */
function locate(file, line) {
    return {
        artifactLocation: { uri: file.split('/').map(encodeSegment).join('/'), uriBaseId: '%SRCROOT%' },
        region: { startLine: line ?? 1 },
    };
}
/** Half a surrogate pair, which a file name may hold, is not encodable. */
const encodeSegment = (part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'));
/** Equal findings of one file get different fingerprints by their order, so that no alert hides another. */
function createIdentities() {
    const seen = new Map();
    return ({ rule, file, identity, message }) => {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update(JSON.stringify([rule, file, identity ?? message]))
            .digest('hex')
            .slice(0, 32);
        const nth = (seen.get(hash) ?? 0) + 1;
        seen.set(hash, nth);
        return `${hash}:${nth}`;
    };
}


/***/ }),

/***/ 34004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ renderSuite)
});

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/report/formats/suite-advice.js


const nameOf = ({ case_id, agent }) => `${(0,text_escape/* codeMarkdown */.fl)(case_id, 120)} on ${(0,text_escape/* escapeMarkdown */.FV)(agent, 60)}`;
/** Name of an assertion, or how its name begins \u2192 what the agent's instructions, the test or the set-up lack. */
const NEEDS = [
    [/^json\b/, 'End the instructions of the agent with: answer with one JSON object and nothing else.'],
    [/^input\b/, 'An earlier step did not store what this one uses: look at the answer of that step first.'],
    [/^(?:status|error_code)\b/, 'Read the message of the answer: the agent ended another way than the test expects.'],
    [
        /^(?:has_fields?|results_schema|json_schema|field_equals)\b/,
        'Write the exact shape of the answer, with an example, into the instructions of the agent.',
    ],
    [
        /^results_/,
        'Compare the number of results with the data that the test runs on: its workspace may hold other files than it expects.',
    ],
    [
        /(?:dates|date)/,
        'Say in the instructions that dates are ISO 8601 with a zone, and check which range the agent was asked for.',
    ],
    [
        /tags|^(?:all_match|none_match|array_contains)/,
        'The filter of the request was not applied to every result: say in the instructions that results which do not meet it are dropped.',
    ],
    [/^(?:all_in_range|range_check|sorted_desc)\b/, 'Say in the instructions in which range and order these values are.'],
    [/^no_overlap\b/, 'Pages overlap, or the first one failed: check offset and order in the instructions.'],
    [/^agent_used_model\b/, 'Name the model with the agent, as in claude@haiku, or with `model` in the test.'],
    [/contains$/, 'Say in the instructions which words the answer must have, or loosen the test: case counts.'],
];
function adviseOn(rows) {
    const byAdvice = new Map();
    const advise = (advice, row) => byAdvice.set(advice, [...(byAdvice.get(advice) ?? []), row]);
    for (const row of rows) {
        const advice = row.status === 'infra_error' ? adviseOnFault(row) : adviseOnFailures(row);
        if (advice)
            advise(advice, row);
    }
    return [...byAdvice].map(([advice, of]) => `- ${of.map(nameOf).join(', ')}: ${advice}`);
}
function adviseOnFault({ fault, error, timed_out }) {
    const what = (0,text_escape/* escapeMarkdown */.FV)(error ?? 'it could not run', 300);
    if (timed_out)
        return `it ran out of time. Raise \`timeout_seconds\` in the test, or \`--agent-timeout\`. (${what})`;
    if (fault?.kind === 'auth')
        return `check the credentials of this agent, then run it again: ${what}`;
    if (fault?.kind === 'rate_limit' || fault?.kind === 'quota')
        return `run it again later, or with a smaller \`--max-parallel\`: ${what}`;
    return `remove the cause and run it again: ${what}`;
}
function adviseOnFailures({ trials, status, error }) {
    const kept = trials.verdicts.filter((trial) => trial.status === 'fail');
    // A row may have come without the words of its trials.
    const hasWords = kept.some(({ failures, timed_out }) => failures.length > 0 || timed_out);
    const failing = hasWords || status !== 'fail' || !error ? kept : [{ failures: [error], timed_out: false }];
    if (failing.length === 0)
        return null;
    const slow = failing.filter(({ timed_out }) => timed_out).length;
    if (slow === failing.length)
        return `it ran out of time in ${(0,count/* count */.U9)(slow, 'trial')}. Raise \`timeout_seconds\` in the test, or \`--agent-timeout\`.`;
    const seen = new Map();
    for (const { failures } of failing) {
        for (const name of new Set(failures.map(assertionOf))) {
            const words = failures.find((failure) => assertionOf(failure) === name) ?? '';
            seen.set(name, { trials: (seen.get(name)?.trials ?? 0) + 1, words: seen.get(name)?.words ?? words });
        }
    }
    const [name, most] = [...seen].sort(([, a], [, b]) => b.trials - a.trials)[0] ?? ['', null];
    if (!most)
        return null;
    const often = trials.passed > 0
        ? `it passes only sometimes (${trials.passed} of ${trials.ran})`
        : `it fails in every trial (${trials.ran})`;
    // Conditions and steps stand before the name of the assertion itself.
    const leaf = name.replace(/^(?:step [^.]+\.)?(?:(?:if_\w+)\.)*/, '');
    const need = NEEDS.find(([pattern]) => pattern.test(leaf))?.[1] ?? 'Compare the answer with what the test expects.';
    return `${often}, most often for ${(0,text_escape/* escapeMarkdown */.FV)(most.words, 300)} (${(0,count/* count */.U9)(most.trials, 'trial')}). ${need}`;
}
/** `all_match at results[0].type: expected \u2026` \u2192 all_match */
const assertionOf = (failure) => failure.split(/ at |: expected /)[0] ?? '';

;// CONCATENATED MODULE: ./build/lib/report/formats/suite.js



const SLOWEST = 5;
const MAX_FAILURES = 20;
function renderSuite(input) {
    const { results } = input;
    const rows = results.results.filter((row) => row.kind === 'suite');
    const of = (...wanted) => rows.filter(({ status }) => wanted.includes(status));
    const skipped = [...of('skipped').map((row) => ({ ...row, reason: row.error ?? 'skipped' })), ...listLeftOut(input)];
    const parts = [
        `# Suite report\n\nBatch ${(0,text_escape/* codeMarkdown */.fl)(results.batch_run_id)}, ${(0,text_escape/* codeMarkdown */.fl)(results.generated_at_utc)}, mode ${results.mode}.`,
        renderSummary(rows, skipped.length),
        section('\u2705 PASSED', of('pass').map(renderPassed)),
        section('\u274c FAILED', of('fail', 'infra_error').map(renderFailed)),
        section('\u2298 SKIPPED', [
            ...skipped.map((row) => `- ${nameOf(row)}: ${(0,text_escape/* escapeMarkdown */.FV)(row.reason, 400)}`),
            ...(input.plan?.skipped_files ?? []).map(({ file, reason }) => `- file ${(0,text_escape/* codeMarkdown */.fl)(file, 200)}: ${(0,text_escape/* escapeMarkdown */.FV)(reason, 400)}`),
        ]),
        renderPerformance(of('pass', 'fail', 'infra_error')),
        renderRecommendations(rows),
    ];
    return `${parts.filter(Boolean).join('\n\n')}\n`;
}
function listLeftOut({ plan }) {
    return (plan?.left_out ?? []).filter(({ kind, why }) => kind === 'suite' && why !== 'filter' && why !== 'shard');
}
function renderSummary(rows, left_out) {
    const n = (status) => rows.filter((row) => row.status === status).length;
    const judged = n('pass') + n('fail');
    const total = rows.length - n('skipped') + left_out;
    const duration = rows.reduce((sum, row) => sum + row.duration_ms, 0);
    const trials = rows.reduce((sum, row) => sum + row.trials.ran, 0);
    return `## Executive Summary

| | |
|---|---|
| Total | ${total} |
| Passed | ${n('pass')} |
| Failed | ${n('fail')} |
| Could not run | ${n('infra_error')} |
| Skipped | ${left_out} |
| Pass rate | ${judged ? percent(n('pass') / judged) : 'nothing was judged'} |
| Duration | ${seconds(duration)} in ${(0,count/* count */.U9)(trials, 'trial')}${trials ? `, ${seconds(duration / trials)} a trial on average` : ''} |`;
}
const section = (title, lines) => lines.length ? `## ${title}\n\n${lines.join('\n')}` : '';
/** Every way of aggregating trials: a reader of a suite with `any` may still want to know the others. */
function renderTrials({ trials }) {
    const { ran, passed, pass_at_k, pass_all_k, majority, interval, pass_at = [], flaky } = trials;
    const yes = (value) => (value ? 'yes' : 'no');
    const range = interval ? `, ${percent(interval[0])} to ${percent(interval[1])} at 95 %` : '';
    const estimates = flaky
        ? `; flaky: ${pass_at.map((rate, index) => `pass@${index + 1} ${percent(rate)}`).join(', ')}`
        : '';
    return `${passed} of ${(0,count/* count */.U9)(ran, 'trial')}${range}; pass@k ${yes(pass_at_k)}, pass^k ${yes(pass_all_k)}, majority ${yes(majority)}${estimates}`;
}
const renderPassed = (row) => `- ${nameOf(row)}: ${renderTrials(row)}; ${seconds(row.duration_ms)}`;
function renderFailed(row) {
    const failures = row.trials.verdicts.flatMap(({ trial, failures }) => failures.map((words) => `  - trial ${trial}: ${(0,text_escape/* escapeMarkdown */.FV)(words, 700)}`));
    const shown = failures.slice(0, MAX_FAILURES);
    if (shown.length < failures.length)
        shown.push(`  - and ${failures.length - shown.length} more in results.json`);
    const what = row.status === 'infra_error' ? 'could not run' : renderTrials(row);
    return [`- ${nameOf(row)}: ${what}`, ...shown].join('\n');
}
function renderPerformance(rows) {
    if (rows.length === 0)
        return '';
    const suites = [...new Set(rows.map(({ category }) => category))].map((category) => {
        const own = rows.filter((row) => row.category === category);
        const passed = own.filter(({ status }) => status === 'pass').length;
        const times = own.flatMap((row) => row.trials.verdicts.map(({ duration_ms }) => duration_ms)).sort((a, b) => a - b);
        const middle = times[Math.floor(times.length / 2)] ?? 0;
        return `| ${(0,text_escape/* escapeMarkdown */.FV)(category || 'none', 80)} | ${passed} of ${own.length} | ${times.length} | ${seconds(middle)} | ${seconds(times.at(-1) ?? 0)} |`;
    });
    const slowest = [...rows]
        .sort((a, b) => b.duration_ms - a.duration_ms)
        .slice(0, SLOWEST)
        .map((row) => `- ${nameOf(row)}: ${seconds(row.duration_ms)}`);
    return `## Performance Analysis

| suite | passed | trials | median of a trial | slowest trial |
|---|---|---|---|---|
${suites.join('\n')}

Slowest:

${slowest.join('\n')}`;
}
function renderRecommendations(rows) {
    const lines = adviseOn(rows);
    return section('Recommendations', lines.length ? lines : ['- Nothing to do.']);
}
const percent = (share) => `${Math.round(share * 100)} %`;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;


/***/ }),

/***/ 2660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EL: () => (/* binding */ REPORT_FORMATS),
  B1: () => (/* binding */ renderReport)
});

// UNUSED EXPORTS: COMMENT_LIMIT, SUMMARY_LIMIT

// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/report/view/find-result.js
var find_result = __webpack_require__(74114);
// EXTERNAL MODULE: ./build/lib/report/view/kinds.js + 1 modules
var view_kinds = __webpack_require__(21161);
;// CONCATENATED MODULE: ./build/lib/report/formats/junit.js
/** Renders a report as JUnit XML: one suite per agent, one test case per row. A row that does not fail the gate is no failure here, but becomes `skipped` unless it really passed. */



function renderJUnit(input) {
    const { comparison, results } = input;
    const agents = [...new Set(comparison.deltas.map((row) => row.agent))];
    const suites = agents.map((agent) => {
        const rows = comparison.deltas.filter((row) => row.agent === agent && row.delta !== 'REMOVED');
        const cases = rows.map((row) => ({
            row,
            ...renderCase(row, (0,find_result/* findResult */.t)(input, row), comparison.mode),
        }));
        const failures = cases.filter(({ verdict }) => verdict === 'failure').length;
        const errors = cases.filter(({ verdict }) => verdict === 'error').length;
        const skipped = cases.filter(({ verdict }) => verdict === 'skipped').length;
        const time = seconds(rows.reduce((sum, row) => sum + ((0,find_result/* findResult */.t)(input, row)?.duration_ms ?? 0), 0));
        const counts = `tests="${rows.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${time}"`;
        const attributes = `name=${attribute(`agent-routing ${agent}`)} timestamp=${attribute(results.generated_at_utc)} ${counts}`;
        const properties = `    <properties>\n      <property name="mode" value="${comparison.mode}"/>\n      <property name="gate" value="${comparison.gate}"/>\n      <property name="proves" value=${attribute((0,view_kinds/* describeProof */.ef)(results))}/>\n    </properties>`;
        return {
            failures,
            errors,
            tests: rows.length,
            xml: `  <testsuite ${attributes}>\n${[properties, ...cases.map(({ xml }) => xml)].join('\n')}\n  </testsuite>`,
        };
    });
    const broken = (comparison.parts ?? []).filter(({ fails }) => fails);
    if (broken.length > 0)
        suites.push(suiteOfParts(broken, results.generated_at_utc));
    const sum = (pick) => suites.reduce((total, suite) => total + pick(suite), 0);
    const totals = `tests="${sum((s) => s.tests)}" failures="${sum((s) => s.failures)}" errors="${sum((s) => s.errors)}"`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="agent-routing" ${totals}>\n${suites.map(({ xml }) => xml).join('\n')}\n</testsuites>\n`;
}
/** Where the gate fails, this file does too. */
function suiteOfParts(parts, timestamp) {
    const cases = parts.map(({ name, message, why, file, delta }) => {
        const text = `${delta}: ${[message, why].filter(Boolean).join(': ')} (${file})`;
        return `    <testcase name=${attribute(name)} classname="agent-routing.parts" time="0.000">\n      <failure message=${attribute(text)} type=${attribute(delta.toLowerCase())}/>\n    </testcase>`;
    });
    const [failures, errors, tests] = [parts.length, 0, parts.length];
    const counts = `tests="${tests}" failures="${failures}" errors="0" skipped="0" time="0.000"`;
    const attributes = `name="agent-routing parts" timestamp=${attribute(timestamp)} ${counts}`;
    return { failures, errors, tests, xml: `  <testsuite ${attributes}>\n${cases.join('\n')}\n  </testsuite>` };
}
function renderCase(row, result, mode) {
    const verdict = verdictOf(row);
    const name = row.case_id ?? `(no case ran) ${row.skill ?? ''}`;
    const where = ['agent-routing', mode, row.agent, result?.category].filter(Boolean).join('.');
    const open = `    <testcase name=${attribute(name)} classname=${attribute(where)} time="${seconds(result?.duration_ms ?? 0)}"`;
    const text = `${row.delta}${row.reason ? `: ${row.reason}` : ''}`;
    const message = `message=${attribute(text)}`;
    if (verdict === 'passed')
        return { verdict, xml: `${open}/>` };
    if (verdict === 'skipped')
        return { verdict, xml: `${open}>\n      <skipped ${message}/>\n    </testcase>` };
    const type = attribute(row.failure_kind ?? row.delta.toLowerCase());
    const body = result
        ? content([
            result.error,
            ...result.tool_use_proof_lines
                .slice(0, 5)
                .map((proof) => `${proof.source}:${proof.line_number} ${(0,text_escape/* oneLine */.TN)(proof.line)}`),
        ])
        : '';
    return { verdict, xml: `${open}>\n      <${verdict} ${message} type=${type}>${body}</${verdict}>\n    </testcase>` };
}
/** JUnit has no expected failures: as other tools do, they are written as skipped, with the reason. */
function verdictOf(row) {
    if (row.fails)
        return row.delta === 'INFRA' || row.delta === 'MISSING_RESULT' ? 'error' : 'failure';
    const passed = row.status === 'pass' && !['INCONCLUSIVE', 'REGRESSION', 'UNMET', 'WEAKENED'].includes(row.delta);
    return passed ? 'passed' : 'skipped';
}
function seconds(ms) {
    return (ms / 1000).toFixed(3);
}
/** Each part on its own line, as a list item. */
function content(parts) {
    const lines = parts.filter((part) => Boolean(part)).map((part) => `- ${(0,text_escape/* oneLine */.TN)(part, 2000)}`);
    return (0,text_escape/* escapeHtml */.ZD)(lines.join('\n'));
}
function attribute(text) {
    return `"${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(text, 1000))}"`;
}

// EXTERNAL MODULE: ./build/lib/report/formats/proof-log.js
var proof_log = __webpack_require__(20921);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/delta/notes/notes.js + 2 modules
var notes = __webpack_require__(47507);
// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/report/view/words.js
var view_words = __webpack_require__(11292);
;// CONCATENATED MODULE: ./build/lib/report/view/count-deltas.js
/** Turns a comparison into its counts in words: a case that broke on three agents is one case, not three. */





/** `1 regression on 3 agents, 2 new cases`: the deltas worth a reader's first look, worst first. */
function countDeltas(comparison) {
    const { baseline, gate } = comparison;
    const gated = baseline.current || baseline.ref_found;
    // Without a baseline every row is new, so that count carries no information.
    const counted = listCounts(comparison, (delta) => view_words/* DELTA_WORDS */.nu[delta].shown && (gated || delta !== 'NEW'));
    if (counted.length > 0)
        return counted.join(', ');
    // An agent that was left out may have changed.
    if (gated)
        return `nothing changed${comparison.deltas.some(({ delta }) => delta === 'NOT_RUN') ? ' in what ran' : ''}`;
    return gate === 'fail' ? 'no baseline to compare with' : 'nothing to compare with';
}
function listCounts({ deltas, parts = [] }, wanted) {
    const shown = deltas.filter(({ delta }) => wanted(delta));
    const nameOf = (row) => (row.delta === 'REMOVED' && (0,notes/* isRenamed */.xe)(row) ? 'RENAMED' : row.delta);
    const counted = [...(0,group_by/* groupBy */.$)(shown, nameOf)].map(([delta, rows]) => {
        const { counts, one, many, rank } = view_words/* DELTA_WORDS */.nu[delta];
        const number = counts === 'results' ? rows.length : subjectsOf(rows).size;
        return { rank, words: `${(0,count/* count */.U9)(number, one, many)}${describeAgents(rows)}` };
    });
    const ofParts = countParts(parts.filter(({ delta }) => wanted(delta)));
    return [...counted, ...ofParts].sort((a, b) => a.rank - b.rank).map(({ words }) => words);
}
/** `1 new error`, `2 new skills`, `1 removed hook`. */
function countParts(parts) {
    const numbers = new Map();
    for (const { delta, kind } of parts) {
        const { rank, one, many, title } = view_words/* DELTA_WORDS */.nu[delta];
        const known = !['BROKEN', 'SHRUNK', 'WARNED'].includes(delta) && kind;
        const named = known ? part/* PART_WORDS */.y$[known].map((word) => `${title.toLowerCase()} ${word}`) : [one, many];
        const key = `${delta} ${known}`;
        numbers.set(key, { rank, many: (numbers.get(key)?.many ?? 0) + 1, named: named });
    }
    return [...numbers.values()].map(({ rank, many, named }) => ({ rank, words: (0,count/* count */.U9)(many, ...named) }));
}
/** `2 cases on 3 agents`; null where it is one row. */
function countRows(rows) {
    if (rows.length < 2)
        return null;
    const what = rows.every(({ delta }) => view_words/* DELTA_WORDS */.nu[delta].counts === 'skills') ? 'skill' : 'case';
    return `${(0,count/* count */.U9)(subjectsOf(rows).size, what)}${describeAgents(rows)}`;
}
/** What a skill lost is one loss, however many cases are about it. */
function subjectsOf(rows) {
    return new Set(rows.map(({ delta, skill, case_id }) => (view_words/* DELTA_WORDS */.nu[delta].counts === 'skills' ? (skill ?? case_id) : case_id)));
}
/** Only where each of them is on all of these agents: a sum of agents says nothing of one case. */
function describeAgents(rows) {
    const agents = (0,group_by/* groupBy */.$)(rows, ({ agent }) => agent);
    const all = subjectsOf(rows).size;
    const same = [...agents.values()].every((own) => subjectsOf(own).size === all);
    return agents.size > 1 && same ? ` on ${agents.size} agents` : '';
}

;// CONCATENATED MODULE: ./build/lib/report/view/input.js
/** What every report is made from. */
const baseOf = (input) => input.base ?? input;

// EXTERNAL MODULE: ./build/lib/report/view/names.js
var view_names = __webpack_require__(75497);
// EXTERNAL MODULE: ./build/lib/report/findings/change.js
var findings_change = __webpack_require__(20464);
// EXTERNAL MODULE: ./build/lib/report/choices/confusion.js
var confusion = __webpack_require__(32384);
// EXTERNAL MODULE: ./build/lib/text/align.js
var align = __webpack_require__(73475);
;// CONCATENATED MODULE: ./build/lib/report/choices/confusion-tables.js
/** The confusion table as text and as Markdown: one table for each agent, those skills that were mistaken. */



/** More would not be read; results.json has every choice. */
const MOST_SKILLS = 12;
const MOST_NAMED = 3;
const SCORE_HEAD = ['skill', 'recall', 'precision', 'lost to', 'taken from'];
function renderConfusionText(all, { whole = false } = {}) {
    return all.flatMap((one) => {
        const rows = listRows(one, whole);
        if (rows.length === 0)
            return ['', describeChoices(one)];
        const table = [SCORE_HEAD, ...rows.map((row) => row.map((cell) => (0,text_escape/* noCommand */.hh)((0,text_escape/* oneLine */.TN)(cell, 60))))];
        const lines = [...(0,align/* alignRows */.P)(table), ...more(one, rows.length, whole)];
        return ['', describeChoices(one), ...lines.map((line) => `  ${line}`)];
    });
}
function renderConfusionMarkdown(all, { whole = false } = {}) {
    return all
        .map((one) => {
        const rows = listRows(one, whole);
        const title = `**${(0,text_escape/* escapeMarkdown */.FV)(describeChoices(one), 200)}**`;
        if (rows.length === 0)
            return title;
        const lines = rows.map((row) => `| ${row.map((cell) => (0,text_escape/* escapeMarkdown */.FV)(cell, 120)).join(' | ')} |`);
        const rest = more(one, rows.length, whole).map((words) => `\n\n${words}`);
        return `${title}\n\n| ${SCORE_HEAD.join(' | ')} |\n|${'---|'.repeat(SCORE_HEAD.length)}\n${lines.join('\n')}${rest.join('')}`;
    })
        .join('\n\n');
}
/** `Choices of codex (tiny): 3 of 5 right · recall 2/4 · none where none is expected 1/1`. */
function describeChoices({ agent, model, trials, right, recall, precision, nothing }) {
    const parts = [
        `Choices on ${(0,text_escape/* oneLine */.TN)(agent, 60)}${model ? ` (${(0,text_escape/* oneLine */.TN)(model, 60)})` : ''}: ${right} of ${(0,count/* count */.U9)(trials, 'trial')} right`,
        recall === null ? '' : `recall ${percent(recall)}`,
        precision === null ? '' : `precision ${percent(precision)}`,
        nothing.expected === 0 ? '' : `no skill where none is expected ${nothing.right}/${nothing.expected}`,
    ];
    return parts.filter(Boolean).join(' · ');
}
function listRows({ skills }, whole) {
    const shown = whole ? skills : skills.filter(isMistaken).slice(0, MOST_SKILLS);
    return shown.map(listCells);
}
function listCells({ skill, expected, found, chosen, lost_to, taken_from }) {
    return [
        skill,
        expected === 0 ? '\u2013' : `${found}/${expected}`,
        chosen === 0 ? '\u2013' : `${found}/${chosen}`,
        nameSkills(lost_to),
        nameSkills(taken_from),
    ];
}
const isMistaken = ({ expected, found, chosen }) => found < expected || found < chosen;
function nameSkills(skills) {
    const named = skills.slice(0, MOST_NAMED).map(({ skill, trials }) => `${nameOf(skill)} ×${trials}`);
    const left = skills.length - named.length;
    return [...named, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}
const nameOf = (skill) => skill ?? '(none)';
function more({ skills }, shown, whole) {
    const mistaken = skills.filter(isMistaken).length;
    return !whole && mistaken > shown ? [`and ${(0,count/* count */.U9)(mistaken - shown, 'more skill')} (results.json)`] : [];
}
const percent = (share) => `${Math.round(100 * share)} %`;

;// CONCATENATED MODULE: ./build/lib/report/choices/overreach.js
/** The confusion tables of all agents \u2192 the skills that were mostly chosen where something else was expected: descriptions that ask for too much. */



/** One trial may be a coincidence. */
const FEWEST_TRIALS = 2;
const MOST_SHOWN = 2;
/** The worst comes first. */
function findOverreach(all) {
    const bySkill = new Map();
    for (const { skill, chosen, found, taken_from } of all.flatMap(({ skills }) => skills)) {
        const one = bySkill.get(skill) ?? { skill, chosen: 0, wrong: 0, taken_from: [] };
        one.chosen += chosen;
        one.wrong += chosen - found;
        for (const { skill: from, trials } of taken_from) {
            const known = one.taken_from.find((other) => other.skill === from);
            if (known)
                known.trials += trials;
            else
                one.taken_from.push({ skill: from, trials });
        }
        bySkill.set(skill, one);
    }
    return [...bySkill.values()]
        .filter(({ skill, wrong, chosen }) => skill !== confusion/* NOT_LISTED */.C && wrong >= FEWEST_TRIALS && 2 * wrong > chosen)
        .sort((one, other) => other.wrong - one.wrong)
        .slice(0, MOST_SHOWN);
}
function describeOverreach({ skill, chosen, wrong, taken_from }) {
    const times = wrong === chosen ? 'each time' : (0,count/* count */.U9)(wrong, 'time');
    const from = taken_from.toSorted((one, other) => other.trials - one.trials);
    return `Chosen too often: ${skill}, ${(0,count/* count */.U9)(chosen, 'time')}, ${times} where something else was expected: ${nameSkills(from)}`;
}

;// CONCATENATED MODULE: ./build/lib/report/findings/chosen-instead.js
/** Turns rows in which another skill was chosen into which one it was, and whose description to change. */




/** The skills that were chosen where another was expected; empty where no skill was chosen or the row failed for another reason. */
function listChosen(result) {
    if (result?.failure_kind !== 'skill_not_loaded')
        return [];
    const { choices = [], expected_skill, expected_name } = result;
    const chosen = choices.flatMap(({ choice }) => choice ?? []);
    return [...new Set(chosen)].filter((one) => one !== (expected_name ?? expected_skill));
}
/** The skill that was chosen instead says more than that the expected one was not used. */
function describeChosen(chosen) {
    if (chosen.length === 0)
        return null;
    return `${joinFew(chosen, 'and')} ${chosen.length > 1 ? 'were' : 'was'} chosen instead`;
}
/** Only rows that got worse count: any other row needs something else than a better description. */
function listChosenInstead(rows, input) {
    const worse = rows.filter(({ delta, timed_out }) => (delta === 'REGRESSION' || delta === 'UNMET') && !timed_out);
    return [...new Set(worse.flatMap((row) => listChosen((0,find_result/* findResult */.t)(input, row))))];
}
/** Two descriptions meet in a prompt, and the one that lost need not be the one at fault. null where nothing was chosen instead. */
function fixChosenInstead(rows, input) {
    const chosen = listChosenInstead(rows, input);
    if (chosen.length === 0)
        return null;
    const overreach = findOverreach((0,confusion/* confuse */.c)(input.results)).find(({ skill }) => chosen.includes(skill));
    if (overreach)
        return `say in the description of ${(0,view_names/* code */.a)(overreach.skill)} what it is not for: ${overreach.wrong} of the ${overreach.chosen} times it was chosen, something else was expected`;
    const [skill, ...others] = new Set(rows.map((row) => row.skill ?? ''));
    // The title names the skills that lost, where there are several.
    const loser = others.length > 0 || !skill ? 'the skill that lost' : (0,view_names/* code */.a)(skill);
    const winner = joinFew(chosen, 'or');
    return `read both descriptions beside the prompt: say in that of ${loser} that it is for this, or in that of ${winner} that it is not; if ${winner} is right too, correct the case`;
}
const chosen_instead_MOST_NAMED = 2;
const joinFew = (chosen, joined) => chosen.slice(0, chosen_instead_MOST_NAMED).map(view_names/* code */.a).join(` ${joined} `);

// EXTERNAL MODULE: ./build/lib/contract/locations.js
var locations = __webpack_require__(51643);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/delta/parts/rows.js
var parts_rows = __webpack_require__(99539);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/lib/report/findings/locate.js
var locate = __webpack_require__(81210);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var contract_mode = __webpack_require__(15824);
;// CONCATENATED MODULE: ./build/lib/report/findings/nothing-called.js
/** Turns rows in which a model called no skill into what it said and did instead, and whose description to change. */




const isUncalled = ({ kind, status, choices = [], expected_skill, failure_kind }, mode) => kind === 'skill' &&
    status === 'fail' &&
    (0,contract_mode/* asksModel */.mE)(mode) &&
    Boolean(expected_skill) &&
    (failure_kind === 'mixed_evidence_missing' || failure_kind === 'skill_not_loaded') &&
    choices.length > 0 &&
    choices.every(({ choice, unknown = [] }) => choice === null && unknown.length === 0);
/** Null where a skill was called, or nobody was asked. */
function describeUncalled(result, mode) {
    if (!isUncalled(result, mode))
        return null;
    const choices = result.choices ?? [];
    const tools = [...new Set(choices.flatMap((choice) => choice.tools ?? []))];
    const said = choices.find((choice) => choice.said)?.said;
    const did = tools.length > 0
        ? `called ${tools.slice(0, MOST).map(view_names/* code */.a).join(', ')}${tools.length > MOST ? ' and others' : ''} instead`
        : null;
    const words = said ? `said: \u201c${(0,text_escape/* oneLine */.TN)(said, 200)}\u201d` : null;
    return ['the model called no skill', [did, words].filter(Boolean).join(', and ')].filter(Boolean).join('; it ');
}
const MOST = 4;
/** Null where a row of them failed for another reason. */
function fixUncalled(rows, input) {
    const results = rows.map((row) => (0,find_result/* findResult */.t)(input, row));
    const { mode } = input.results;
    if (results.length === 0 || !results.every((result) => result && isUncalled(result, mode)))
        return null;
    const skills = [...new Set(rows.map(({ skill }) => skill ?? ''))];
    const whose = skills.length === 1 && skills[0] ? `the description of ${(0,view_names/* code */.a)(skills[0])}` : 'the descriptions';
    const kept = mode === 'model' ? '; decision.json of the trial has the whole answer' : '';
    return `say at the beginning of ${whose} when to use it, in the words of such a prompt; a model that can do the work without a skill calls one only if told to, so say what it would get wrong; if it needs no skill for this, correct the case${kept}`;
}

// EXTERNAL MODULE: ./build/lib/report/findings/remediation.js
var remediation = __webpack_require__(55647);
// EXTERNAL MODULE: ./build/lib/report/findings/subject-files.js
var subject_files = __webpack_require__(18196);
;// CONCATENATED MODULE: ./build/lib/report/findings/fix.js
/** Turns the rows of a finding into what to do: undo what changed, or what the agent's own rules ask for, or whose description to change, or the usual advice. */














/** What changed is the likeliest thing to fix, so it comes first; each of them is enough. */
function joinFixes(rows, own, input) {
    const [first] = rows;
    const fix = own.map(sayFix).join(', or ') || (0,remediation/* fixOf */.BW)(first, input);
    // Another branch is not to answer for it, but may.
    if ((0,findings_change/* findKnown */.X3)(rows))
        return (fix &&
            `on ${(0,view_names/* code */.a)(input.comparison.baseline.ref ?? 'the ref')}, and then merge that, or here: ${(0,text_escape/* oneLine */.TN)(fix, 300)}`);
    const [hook] = (0,subject_files/* listLostHooks */.B0)(rows, input);
    if (first.delta === 'WEAKENED' && hook)
        return `bring the hook back in ${(0,view_names/* code */.a)(hook.file)}, and ${(0,remediation/* fixOf */.BW)(first, input)}`;
    const clash = findClash(rows, input);
    const relink = clash && (0,findings_change/* findUndo */.EV)(rows, input);
    if (relink && (0,findings_change/* listCauses */.Nm)(rows, input)[0]?.replaced)
        return relink.words;
    if (clash)
        return `rename the skill in ${(0,view_names/* code */.a)(clash)}: another one has its name already`;
    if (first.less !== 'deleted' && (0,findings_change/* findRenaming */.pX)(rows, input))
        return "write the skill's new name in the case, or give it its old name back";
    const renamed = (0,parts_rows/* takenSubagent */.xr)(first)?.now;
    if (renamed)
        return `write ${(0,view_names/* code */.a)(renamed)} as \`subagent\` of the case, or give it its old name back`;
    const undo = (0,findings_change/* findUndo */.EV)(rows, input);
    if (undo?.whole)
        return undo.words;
    if (undo && rows.every((row) => (0,subject_files/* lostItsHook */.sP)(row, input)))
        return `bring the hook back: ${undo.words}`;
    // Each agent said what it wants.
    if (undo && own.length === 0 && first.failure_kind === 'skill_not_offered')
        return [undo.words, listLinks(rows, input)].filter(Boolean).join(', or leave it where it is now and ');
    // A link that this branch took is the one that the agent wants.
    const link = own.map(findings_change/* readLink */.XF).find((one) => undo?.state === 'gone' && (0,findings_change/* isSame */.Ft)(undo.file, one?.path));
    if (undo && link)
        return `${undo.words}, a link to ${(0,view_names/* code */.a)(link.target)}`;
    // Moving a file back says where to move it.
    const others = own
        .filter((fix) => !undo || !(fix === offer/* MOVE_IT */.IF ? undo.state === 'moved' : LESS.test(fix)))
        .map(sayFix)
        .join(', or ');
    const usual = own.length > 0
        ? (0,text_escape/* oneLine */.TN)(others, 300) || null
        : (fixChosenInstead(rows, input) ?? fixUncalled(rows, input) ?? (0,remediation/* fixOf */.BW)(first, input, undo?.state));
    const ofCase = rows.every((row) => (0,locate/* isOwnCase */.Tc)(row, input)) ? 'undo that change of the case' : null;
    // What the line or the file is to become is named already.
    const said = undo && SAID[undo.state]?.find((words) => usual?.startsWith(words));
    if (said && usual)
        return `${undo.words}${said.slice(-2)}${usual.slice(said.length)}`;
    if (ofCase && usual?.startsWith(ofCase))
        return usual;
    const other = ofCase ? usual?.replace(/, or correct the case$/, '') : usual;
    return [undo?.words ?? ofCase, other].filter(Boolean).join('; or ') || null;
}
/** Of the case less would be demanded, which is as red. */
const LESS = /^leave this agent out\b/;
const SAID = {
    changed: ['correct that line; '],
    sealed: ['set its executable bit (`chmod +x FILE`, and commit it), '],
    gone: ['bring the skill back, ', 'restore the file and its text, '],
};
/** Of two skills of one name, the file that came later. */
function findClash(rows, input) {
    if (!rows.every((row) => (0,find_result/* findResult */.t)(input, row)?.failure_kind === 'ambiguous_skill'))
        return null;
    const changed = (0,subject_files/* listChanged */.PE)((0,locate/* listSubjects */.UV)(rows, input), input);
    return (changed.find(({ state }) => state === 'new') ?? changed[0])?.file ?? null;
}
/** What each of the agents that did not offer the skill would take; none: they differ, or say nothing. */
function listOwnFixes(results) {
    const [fixes, ...others] = results.map((result) => result?.failure_kind === 'skill_not_offered' ? (result.offer?.fixes ?? []) : []);
    const same = others.every((each) => JSON.stringify(each) === JSON.stringify(fixes));
    return same ? (fixes ?? []) : [];
}
/** Where each agent would have the skill through a link of its own. */
function listLinks(rows, input) {
    const fixes = rows.flatMap((row) => (0,find_result/* findResult */.t)(input, row)?.offer?.fixes ?? []);
    const links = [...new Set(fixes.filter((fix) => fix.startsWith('link ')))];
    return links.length > 0 &&
        rows.every((row) => (0,find_result/* findResult */.t)(input, row)?.offer?.fixes?.some((fix) => links.includes(fix)))
        ? links.map(sayFix).join(' and ')
        : '';
}
/** Who is to change a case is told where it stands. */
function nameCases(fix, rows, input) {
    const places = new Set(rows.flatMap(({ case_id }) => {
        const place = case_id === null ? null : (0,get_own/* getOwn */.N)(input.results.locations?.cases, case_id);
        return place ? [(0,locations/* namePlace */.R)(place)] : [];
    }));
    const [first] = places;
    if (!fix || first === undefined)
        return fix;
    const more = places.size > 1 ? ` and ${places.size - 1} more` : '';
    return fix.replace(OF_CASE, (words) => `${words} (${(0,view_names/* code */.a)(first)}${more})`);
}
/** Not what belongs to it, which may stand elsewhere. */
const OF_CASE = /\bthe case\b(?![\u2019'])/;
/** A link as it is typed; any other fix as it is. */
function sayFix(fix) {
    const link = (0,findings_change/* readLink */.XF)(fix);
    return link ? `link it with ${(0,view_names/* code */.a)((0,quote_shell/* linkCommand */.E)(link.path, link.target))}` : fix;
}

// EXTERNAL MODULE: ./build/lib/report/findings/group-deltas.js
var group_deltas = __webpack_require__(71773);
// EXTERNAL MODULE: ./build/lib/delta/offers.js
var offers = __webpack_require__(21674);
;// CONCATENATED MODULE: ./build/lib/report/findings/why.js
/** Turns rows that failed into what happened and why, in words that hold for all their agents. */






/** Null where no row failed, so that the reason of the delta says all. told: what to do stands elsewhere. */
function explainFailed(rows, input, told) {
    const explained = new Map();
    const known = new Set();
    const reasons = new Set();
    for (const row of rows) {
        const result = (0,find_result/* findResult */.t)(input, row);
        if (result?.status !== 'fail')
            continue;
        const one = describeFail(result, input.results.mode, told);
        reasons.add(JSON.stringify([row.agent, one.why]));
        if (known.has(row.agent))
            continue;
        known.add(row.agent);
        const same = explained.get(JSON.stringify(one));
        if (same)
            same.agents.push(row.agent);
        else
            explained.set(JSON.stringify(one), { ...one, agents: [row.agent] });
    }
    const [one, ...others] = explained.values();
    if (!one)
        return null;
    const whose = one.why && reasons.size > known.size ? nameFirst(rows, input) : '';
    if (others.length === 0)
        return { what: one.what, why: one.why && `${whose}${one.why}`, abridged: Boolean(whose) };
    const all = [one, ...others];
    const same = others.every(({ what }) => what === one.what);
    const share = same && shareOf(all.map((each) => each.why ?? ''));
    const why = share ? `${whose}${share}` : listByAgent(all, same);
    return { what: same ? one.what : null, why, abridged: Boolean(share) };
}
/** Of several things that broke in the same way, the reason is that of the first. */
function nameFirst(rows, input) {
    const subjects = rows.map((row) => row.skill ?? (0,find_result/* findResult */.t)(input, row)?.tried_call?.call ?? null);
    const [first] = subjects;
    return first && new Set(subjects).size > 1 ? `for example ${(0,view_names/* code */.a)(first)}: ` : '';
}
/** Keeps what all of them say; the full cause shows the rest for each agent. */
function shareOf(reasons) {
    const [first = [], ...others] = reasons.map((reason) => (0,sentence/* openSentence */.ii)(reason).split('; '));
    return first.filter((part) => others.every((parts) => parts.includes(part))).join('; ');
}
const listByAgent = (all, same) => all
    .map(({ what, why, agents }) => {
    const words = [same ? null : what, why].filter(Boolean).join(': ');
    return `on ${agents.map(view_names/* code */.a).join(', ')}: ${(0,sentence/* openSentence */.ii)(words)}`;
})
    .join('; ');
function describeFail(result, mode, told) {
    const what = view_kinds/* KINDS */.GW[result.kind].fail(result, mode);
    const { tried_call: tried, missing_evidence: missing } = result;
    // What stopped the call afterwards, or how it ended, is no news where the hook was to block it.
    const open = tried?.hook && tried.failure === null && missing.includes('block') ? tried.why : null;
    const offered = result.failure_kind?.includes('offer') ? result.offer?.reason : null;
    // What became of the call is in the title already.
    const whole = open || offered || result.error?.replace(/^hook_(?:errored|timed_out|not_loaded): /, '');
    const why = told && whole ? withoutFixes(whole, result.offer?.fixes ?? []) : whole;
    return { what, why: describeChosen(listChosen(result)) ?? describeUncalled(result, mode) ?? (why || null) };
}
/** An agent's reason ends with what to do, which has a line of its own. */
function withoutFixes(why, fixes) {
    const end = `; ${fixes.join(', or ')}`;
    const bare = (0,sentence/* openSentence */.ii)(why);
    return fixes.length > 0 && bare.endsWith(end) ? bare.slice(0, -end.length) : why;
}

;// CONCATENATED MODULE: ./build/lib/report/findings/loss.js
/** Turns skills that an agent offers worse than before into what happened to them, which skill took their room, and how much there is too much. */






/** Names what happened to each skill, and then the reason once; null: it is one skill. */
function causeOfLoss(rows) {
    const [first] = rows;
    const lost = new Map(rows.flatMap(({ skill, loss }) => (loss ? [[skill, `${(0,view_names/* code */.a)(skill ?? '')} is ${describeMove(loss, true)}`]] : [])));
    if (lost.size <= 1)
        return null;
    return [(0,count/* listFew */.lE)([...lost.values()]), first.loss?.cause].filter(Boolean).join('; ');
}
/** fix: where other skills took the room. */
function explainLoss(rows, input) {
    const [first] = rows;
    const { pushed_out_by: by, over } = first.loss ?? {};
    const movesOf = (counted) => new Set(rows.flatMap(({ loss }) => (loss ? [describeMove(loss, counted)] : [])));
    const moves = [movesOf(!by), movesOf(false)].find(({ size }) => size === 1);
    const [move = null] = moves ?? [];
    // Of the same loss, one case may fail and others only know of it.
    const what = move && first.failure_kind === 'offer_too_weak' ? `${move}; its case asks for more than that` : move;
    const abridged = new Set(rows.map(({ skill }) => skill)).size > 1;
    if (!by) {
        const byCause = (0,group_by/* groupBy */.$)(rows, ({ loss }) => (0,count/* withoutNumbers */.B1)(loss?.cause ?? ''));
        const causes = [...byCause.values()].map((group) => ({
            ...{ what, why: describeCauses(group) },
            agents: [...new Set(group.map(agentOf))],
        }));
        if (!what || causes.some(({ why }) => !why))
            return null;
        const why = causes.length === 1 ? (causes[0]?.why ?? null) : listByAgent(causes, true);
        return { what, why, fix: null, abridged };
    }
    return {
        what,
        abridged,
        why: [describePushers(by), describeExcess(over ?? null)].filter(Boolean).join('; '),
        fix: `${fixPushers(by, over ?? null)}; ${(0,remediation/* adviseDiscover */.iP)(input)}`,
    };
}
const agentOf = ({ agent }) => agent;
/** Each skill has lengths of its own. */
function describeCauses(rows) {
    const [{ skill, loss }] = rows;
    const cause = loss?.cause ?? null;
    return cause && rows.some((row) => row.skill !== skill && row.loss?.cause !== cause)
        ? `for example ${(0,view_names/* code */.a)(skill ?? '')}: ${cause}`
        : cause;
}
function describePushers(by) {
    const { chars, others, others_chars } = by;
    if (others === 0)
        return (0,offers/* describePusher */.hx)(by);
    return `${others + 1} descriptions are new or longer, by ${(0,count/* thousands */.oh)(chars + others_chars)} characters in all`;
}
/** A sum is shared out over those that caused it; no description can lose more than it has grown. */
function fixPushers({ skill, chars, others, others_chars }, over) {
    const least = over?.by && over.unit === 'characters' ? over.by : null;
    if (others === 0)
        return least !== null && least > chars
            ? `take the ${(0,count/* thousands */.oh)(chars)} characters back by which the description of ${(0,view_names/* code */.a)(skill)} grew`
            : `shorten the description of ${(0,view_names/* code */.a)(skill)}${least === null ? '' : ` by at least ${(0,count/* thousands */.oh)(least)} characters`}`;
    const all = `the ${others + 1} new or longer descriptions`;
    if (least === null)
        return `shorten ${all}`;
    const sum = Math.min(least, chars + others_chars);
    return `shorten ${all} by ${(0,count/* thousands */.oh)(sum)} characters in all, about ${(0,count/* thousands */.oh)(Math.ceil(sum / (others + 1)))} each`;
}
const WORDS = {
    full: 'with its whole description',
    cut: 'with its description cut',
    name_only: 'by its name alone',
    absent: 'not at all',
};
/** `now listed by its name alone (before: with its whole description)`, with how many characters are left where they are asked for. */
function describeMove({ before, after }, counted = false) {
    const word = ({ offer, kept_chars, of_chars }) => `${WORDS[offer]}${counted && offer === 'cut' ? ` (${kept_chars} of ${of_chars} characters)` : ''}`;
    return `now listed ${word(after)} (before: ${word(before)})`;
}
/** The number says how much to cut. */
function describeExcess(over) {
    if (!over || over.by === null)
        return null;
    const [by, limit] = [(0,count/* thousands */.oh)(over.by), (0,count/* thousands */.oh)(over.limit)];
    return over.unit === 'characters'
        ? `the listing is ${by} characters longer than the ${limit} that fit`
        : `the listing is about ${by} tokens longer than the ${limit} that fit`;
}

// EXTERNAL MODULE: ./build/lib/report/findings/outage.js
var findings_outage = __webpack_require__(43775);
// EXTERNAL MODULE: ./build/lib/report/findings/part-findings.js
var part_findings = __webpack_require__(70636);
// EXTERNAL MODULE: ./build/lib/contract/decision.js
var decision = __webpack_require__(33433);
// EXTERNAL MODULE: ./build/lib/contract/ports/sandbox.js
var sandbox = __webpack_require__(43771);
// EXTERNAL MODULE: ./build/lib/report/view/hook-calls.js
var hook_calls = __webpack_require__(21722);
;// CONCATENATED MODULE: ./build/lib/report/findings/proof.js
/** Turns a result into the one line that shows what happened. */




/** The line that proves the best hit, else the agent's last words. Output cannot prove that a skill was absent. */
function proofOf(result) {
    if (!result || isAbsence(result))
        return null;
    const hook = decidingHook(result);
    if (hook)
        return (0,hook_calls/* formatHookCall */.$T)(hook);
    // Nothing was started that could have said anything; the cause holds the whole reason.
    if (result.fault && NEVER_STARTED.includes(result.fault.kind))
        return null;
    const [proof] = result.tool_use_proof_lines;
    if (proof)
        return `${(0,text_escape/* oneLine */.TN)(proof.source, 60)}:${proof.line_number} ${(0,text_escape/* oneLine */.TN)(proof.line, 240)}`;
    if (result.fault)
        return (0,text_escape/* oneLine */.TN)(result.fault.message, 240);
    const last = (0,text_escape/* clean */.uH)(result.output_excerpt.slice(-2000)).trim().split('\n').at(-1);
    // A JSON event, or a fragment of one, is not readable as a sentence.
    return last && !/^\{|\}$|"\s*[:,]\s*["{[]/.test(last) ? (0,text_escape/* oneLine */.TN)(last, 240) : null;
}
/** What is not there, or is there twice, left no line. */
const isAbsence = ({ failure_kind, delivery }) => (failure_kind !== null && LEFT_NO_LINE.includes(failure_kind)) ||
    (failure_kind === 'skill_load_failed' && delivery?.state === 'empty');
const LEFT_NO_LINE = [
    'skill_not_offered',
    'ambiguous_skill',
    'missing_skill_file_evidence',
];
const NEVER_STARTED = ['cli_missing', sandbox/* WITHHELD */.iz, decision/* UNDECIDED */.Cz];
/** What the hook said is closer to the cause than the agent's words about it. */
function decidingHook({ tried_call, hook_calls = [] }) {
    if (!tried_call?.hook)
        return null;
    return hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call.hook) ?? null;
}

;// CONCATENATED MODULE: ./build/lib/report/findings/refused.js



const refused_WORDS = {
    hook: 'a hook of the source',
    rule: 'a rule that the source ships',
    agent: 'the agent\u2019s own policy',
    permission: 'a missing permission, and no hook',
    other_hook: 'a hook that is not the source\u2019s',
};
/** Null where no call was tried, or an older version did not look. */
function describeRefuser({ tried_call, missing_evidence }) {
    const { refused_by, refused_for_hook, hook } = tried_call ?? {};
    if (refused_by === undefined)
        return null;
    if (refused_by === null)
        return `nobody (the call was made${missing_evidence.includes('allow') ? ', as it should be' : ''})`;
    if (refused_for_hook)
        return 'the agent itself, because the hook failed';
    return refused_by === 'hook' && hook ? `${refused_WORDS.hook} (${hook})` : refused_WORDS[refused_by];
}
/** Of several calls each has its own. */
function describeRefusers(rows, input) {
    const refusals = rows.flatMap((row) => {
        const result = (0,find_result/* findResult */.t)(input, row);
        const words = result && describeRefuser(result);
        return words ? [{ words, agent: row.agent, call: result.tried_call?.call ?? '' }] : [];
    });
    const [first] = refusals;
    if (!first || refusals.every(({ words }) => words === first.words))
        return first?.words ?? null;
    const several = refusals.some(({ call }) => call !== first.call);
    return [...(0,group_by/* groupBy */.$)(refusals, ({ words, call }) => JSON.stringify([call, words])).values()]
        .map((group) => {
        const of = several ? `${(0,view_names/* code */.a)(group[0]?.call ?? '')} ` : '';
        return `${of}on ${[...new Set(group.map(({ agent }) => (0,view_names/* code */.a)(agent)))].join(', ')}: ${group[0]?.words}`;
    })
        .join('; ');
}

// EXTERNAL MODULE: ./build/lib/report/findings/reproduce.js
var reproduce = __webpack_require__(66309);
// EXTERNAL MODULE: ./build/lib/report/findings/title.js
var title = __webpack_require__(86324);
;// CONCATENATED MODULE: ./build/lib/report/findings/findings.js
/** Turns deltas that need attention into findings: cause, fix, proof, a command that reproduces it without a key, and how to accept it. Similar deltas become one finding. */























/** No line of an agent's output shows a missing entry or a skill that was not offered. */
const PROVED_ELSEWHERE = ['MISSING_BASELINE', 'OFFER_LOSS', 'DELIVERY_LOSS', 'WEAKENED'];
/** Worst first. */
const listFindings = (0,memoize/* memoize */.B)((input) => {
    const rankOf = ({ fails, delta }) => (fails ? 0 : 100) + view_words/* DELTA_WORDS */.nu[delta].rank;
    const findings = [...explainGroups(input).map(({ finding }) => finding), ...(0,part_findings/* explainParts */.Cf)(input)];
    return findings.sort((a, b) => rankOf(a) - rankOf(b));
});
/** One for each thing to fix, and the rows that it broke. */
const explainGroups = (0,memoize/* memoize */.B)((input) => (0,group_deltas/* groupDeltas */.jK)(input).map((rows) => ({ rows, finding: explainRows(rows, input) })), baseOf);
function describeCause(delta, rows) {
    if (delta === 'MISSING_BASELINE')
        return [
            'the current baseline has no entry for it; a new case brings its entry along',
            ...(/ And (it failed.*)$/s.exec(rows[0]?.reason ?? '')?.slice(1) ?? []),
        ].join('; ');
    if (delta === 'MISSING_RESULT')
        return `${causeOf(rows)}: the run ended before. Nothing in this branch is known to be the cause`;
    return (delta === 'OFFER_LOSS' ? causeOfLoss(rows) : null) ?? causeOf(rows);
}
/** rows: what one thing to fix broke. */
function explainRows(rows, input) {
    const [first] = rows;
    const results = rows.map((row) => (0,find_result/* findResult */.t)(input, row));
    const [result = null] = results;
    const instead = describeChosen(listChosenInstead(rows, input));
    const cause = (0,text_escape/* oneLine */.TN)([describeCause(first.delta, rows), instead].filter(Boolean).join('; '), 900);
    const outage = first.delta === 'INFRA' ? (0,findings_outage/* explainOutage */.XW)(rows, input) : null;
    const broken = (0,part_findings/* findBroken */.xN)(first, input);
    const fixes = listOwnFixes(results);
    const told = fixes.length > 0 || (0,findings_change/* findUndo */.EV)(rows, input) !== null;
    const loss = isLoss(first) ? explainLoss(rows, input) : null;
    // What a manifest broke in several ways has one cause, which the agent says that cannot install from it.
    const merged = rows.some(({ delta }) => delta !== first.delta) ? rows.find((row) => row.loss?.cause)?.loss : null;
    const refusal = merged ? { what: null, why: merged.cause, abridged: true } : null;
    const explained = outage ?? refusal ?? loss ?? explainFailed(rows, input, told) ?? { what: null, why: cause };
    const pushers = first.loss?.pushed_out_by?.others ?? 0;
    // The first of many that are new explains nothing.
    const change = pushers > 0 ? null : (0,findings_change/* describeChange */.uQ)(rows, input);
    const lowered = first.delta !== 'WEAKENED' &&
        rows.some((row) => row.less === 'lowered') &&
        `This branch also lowers what the baseline expects of it, which counts only once that is on ${input.comparison.baseline.ref ?? 'the ref'}`;
    const hooks = (0,subject_files/* listLostHooks */.B0)(rows, input);
    const files = [...new Set(hooks.map(({ file }) => (0,view_names/* code */.a)(file)))];
    const took = hooks.length > 0 && `This branch removes ${(0,count/* listFew */.lE)(hooks.map(({ name }) => (0,view_names/* code */.a)(name)))} from ${(0,count/* listFew */.lE)(files)}`;
    const why = (0,sentence/* joinSentences */.DP)([broken?.why ?? explained.why, change, took, lowered].flatMap((words) => words || [])) || null;
    const named = nameCases(outage?.fix ?? loss?.fix ?? joinFixes(rows, fixes, input), rows, input);
    const fix = named?.replaceAll('`agent-routing ', `\`${input.command ?? 'agent-routing'} `) ?? null;
    return {
        delta: first.delta,
        fails: rows.some((row) => row.fails),
        title: (0,title/* titleOf */.Gg)(rows, input),
        own_case: first.delta === 'REGRESSION' && rows.every((row) => (0,locate/* isOwnCase */.Tc)(row, input)),
        scope: countRows(rows),
        what: explained.what,
        why,
        change,
        brief: [explained.what, why].filter(Boolean).join(': '),
        cause,
        abridged: explained.abridged ?? false,
        ...placesOf(rows, input),
        fix: fix && lowered
            ? `${fix}; and raise its entry again in ${(0,view_names/* code */.a)(input.baseline_file ?? 'provider-baseline.json')}`
            : fix,
        refused: refusal ? null : describeRefusers(rows, input),
        proof: PROVED_ELSEWHERE.includes(first.delta) ? null : proofOf(result),
        reproduce: (0,reproduce/* reproduce */.C)(rows, input),
        // To record it leaves the error in the file.
        accept: broken ? null : (0,remediation/* acceptOf */.sB)(rows, input),
    };
}
/** The part of the reason that all agents share, then each distinct rest with its agents. */
function causeOf(rows) {
    const byAgent = new Map(rows.toReversed().map(({ agent, reason }) => [agent, reason ?? '']));
    const agents = [...new Set(rows.map(({ agent }) => agent))];
    const reasons = [...new Set(agents.map((agent) => byAgent.get(agent) ?? ''))];
    const [first = '', ...others] = reasons;
    if (others.length === 0)
        return first;
    // Each reason may name its own agent.
    const own = new RegExp(`(?<![\\w-])${(0,text_escape/* escapePattern */.MP)(agents[0] ?? '')}(?![\\w-])`, 'g');
    if (new Set(rows.map(group_deltas/* withoutNames */.Fw)).size === 1)
        return first.replace(own, () => agents.join(', '));
    const differs = first.split('').findIndex((_, at) => others.some((other) => other[at] !== first[at]));
    const common = first.slice(0, first.lastIndexOf(': ', differs < 0 ? first.length : differs) + 1);
    const listed = reasons.map((reason) => {
        const who = agents.filter((agent) => byAgent.get(agent) === reason).map(view_names/* code */.a);
        return `on ${who.join(', ')}: ${(0,sentence/* openSentence */.ii)(reason.slice(common.length).trim())}`;
    });
    return `${common} ${listed.join('; ')}`.trim();
}
/** A case may demand what the agent no longer lists. */
const isLoss = ({ delta, failure_kind, loss }) => delta === 'OFFER_LOSS' || (failure_kind === 'offer_too_weak' && loss !== undefined);
/** An outage has no file to fix. */
function placesOf(rows, input) {
    const places = new Map();
    for (const row of rows) {
        const place = (0,locate/* locate */.x5)(row, input);
        if (place && !places.has(place.file))
            places.set(place.file, place);
    }
    const [place = null] = places.values();
    // What is a link now, or was one, the change says.
    const gone = (0,findings_change/* listCauses */.Nm)(rows, input).find((one) => one.state === 'gone' && !one.link && !one.unlinked);
    const by = rows[0]?.loss?.pushed_out_by ?? null;
    // What took the room is many files where many are new.
    const more_places = Math.max(by?.others ?? 0, places.size - 1, 0);
    return { place, was: gone?.file ?? null, pushed: by !== null, more_places };
}

// EXTERNAL MODULE: ./build/lib/report/formats/sarif.js
var sarif = __webpack_require__(38317);
;// CONCATENATED MODULE: ./build/lib/report/formats/sarif-deltas.js







const RULES = {
    REGRESSION: 'An agent failed a case that passes in the baseline of the base branch.',
    UNMET: 'An agent failed a case that its own baseline entry expects to pass.',
    MISSING_RESULT: 'A planned case left no result.',
    MISSING_BASELINE: 'A case has no entry in the baseline.',
    OFFER_LOSS: 'An agent is offered less of a skill than the baseline records.',
    DELIVERY_LOSS: 'An agent gives its model less of a skill\u2019s text than the baseline records.',
    WEAKENED: 'A case checks less than it does at the base branch.',
    BROKEN: 'This branch brings an error that the base branch does not have.',
    SHRUNK: 'Little is left of a text that a model is to read.',
    REMOVED: 'The base branch ships a part that this branch does not.',
    INCONCLUSIVE: 'Too few trials to tell a regression from chance.',
    INFRA: 'An agent could not be judged.',
};
/** As rules of code scanning are called: `offer-loss`. */
const ruleOf = (delta) => delta.toLowerCase().replaceAll('_', '-');
/** category: distinguishes the uploads of several packages for one commit. */
function renderDeltasAsSarif(input, category = input.package ?? null) {
    const findings = [
        ...(0,group_deltas/* groupDeltas */.jK)(input).flatMap((rows) => splitByFile(rows, input).map((part) => makeFinding(part, input))),
        ...(0,part_findings/* groupParts */.qp)(input)
            .flat()
            .map((part) => (0,part_findings/* explainGroup */.tx)([part], input))
            .map(({ title, brief, fix, ...finding }) => ({
            ...sarifOf(finding, `${title}: ${brief}`, fix),
            related: [],
            identity: title,
        })),
    ];
    const rules = Object.fromEntries(Object.entries(RULES).map(([delta, text]) => [ruleOf(delta), text]));
    return (0,sarif/* renderSarif */.W)(findings, { version: input.results.environment.tool_version, rules, category });
}
function splitByFile(rows, input) {
    const parts = new Map();
    for (const row of rows) {
        const place = (0,locate/* locate */.x5)(row, input);
        const part = parts.get(place?.file ?? null);
        if (part)
            part.rows.push(row);
        else
            parts.set(place?.file ?? null, { rows: [row], place });
    }
    return [...parts.values()];
}
function makeFinding({ rows, place }, input) {
    const { delta, fails, title, brief, fix } = explainRows(rows, input);
    const cases = [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))];
    const related = cases.flatMap((case_id) => {
        const at = (0,get_own/* getOwn */.N)(input.results.locations?.cases ?? {}, case_id);
        return at && !(at.file === place?.file && at.line === place.line)
            ? [{ ...at, message: `the case ${(0,text_escape/* oneLine */.TN)(case_id, 200)}` }]
            : [];
    });
    return {
        ...sarifOf({ delta, fails, place }, `${title}: ${brief}`, fix),
        related,
        // The words name agents and numbers, which come and go while the same thing stays broken.
        identity: JSON.stringify([rows[0]?.skill ?? rows[0]?.case_id, rows[0]?.failure_kind]),
    };
}
const sarifOf = ({ delta, fails, place }, message, fix) => ({
    rule: ruleOf(delta),
    level: fails ? 'error' : 'warning',
    message: plain(message),
    file: place?.file ?? null,
    line: place?.line ?? null,
    fix: fix && plain(fix),
});
/** Code scanning shows the message as it is, not as Markdown. */
const plain = (text) => text.replaceAll('`', "'");

// EXTERNAL MODULE: ./build/lib/report/formats/suite.js + 1 modules
var suite = __webpack_require__(34004);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/lib/report/findings/finding.js
/** What passes is nothing to fix, but may not have been meant. */
/** What a case no longer asks is read, not run. */
const labelOfCommand = ({ delta }) => delta === 'WEAKENED' ? 'See the change' : 'Reproduce, no key needed';
const labelOfFix = ({ delta, fails }) => delta === 'REMOVED' && !fails ? 'If it is not meant' : 'Fix';

// EXTERNAL MODULE: ./build/lib/report/view/parts.js
var view_parts = __webpack_require__(25967);
// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(44532);
// EXTERNAL MODULE: ./build/lib/baseline/update.js
var update = __webpack_require__(92541);
;// CONCATENATED MODULE: ./build/lib/report/view/suggested-entries.js
/** Turns deltas that ask for a change of the baseline into entries to paste, in the file's own format, one line per agent. */



/** A row without an entry gets its result as the entry; an improvement raises its entry. A regression is never suggested: lowering an entry takes a reason. */
function suggestEntries({ comparison }) {
    const entries = new Map();
    for (const { case_id, agent, delta, status, timed_out } of comparison.deltas) {
        if (case_id === null || (delta !== 'MISSING_BASELINE' && delta !== 'IMPROVEMENT'))
            continue;
        if (status !== 'pass' && status !== 'fail')
            continue;
        const reason = status === 'fail' ? { reason: 'why' } : {};
        const entry = { expected_status: status, allow_timeout: timed_out, ...reason };
        entries.set(case_id, [...(entries.get(case_id) ?? []), `${JSON.stringify(agent)}: ${(0,serialize/* line */.n)(entry)}`]);
    }
    return [...entries]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([case_id, agents]) => ({ case_id, agents: agents.sort() }));
}
function renderSuggestedEntry({ case_id, agents }) {
    return (0,text_escape/* clean */.uH)(`  ${JSON.stringify(case_id)}: {\n${agents.map((row) => `    ${row}`).join(',\n')}\n  }`);
}
/** The first baseline of a corpus, as `baseline update` would write it; null where one exists, or where nothing could be judged. */
function suggestBaseline({ comparison, results }) {
    return comparison.baseline.current || comparison.baseline.ref_found ? null : firstBaseline(results);
}
function firstBaseline(results) {
    const { baseline } = (0,update/* updateBaseline */.R)({ current: null, results, reason: 'first record' });
    return baseline.cases.size > 0 ? (0,serialize/* serializeBaseline */.k)(baseline) : null;
}

// EXTERNAL MODULE: ./build/lib/contract/environment.js
var environment = __webpack_require__(52098);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/contract/delivery.js
var contract_delivery = __webpack_require__(34615);
;// CONCATENATED MODULE: ./build/lib/report/view/cell.js
/** Turns one result and its delta into the table cell of its agent: a few words in which a fail never looks like a pass. */






/** unrecorded: the baseline does not know what this agent was offered, so that only the cell can show a weak offer. */
function makeCell(row, result, mode, unrecorded = false) {
    if (result === null) {
        if (row.delta === 'MISSING_RESULT')
            return { state: 'missing', words: 'no result', detail: null, strong: true };
        if (row.status === 'skipped') {
            return {
                state: 'could_not_run',
                words: (0,text_escape/* oneLine */.TN)(`could not run: ${row.reason ?? ''}`, 60),
                detail: null,
                strong: true,
            };
        }
        const weakened = row.delta === 'WEAKENED';
        const removed = (0,notes/* isRenamed */.xe)(row) ? (0,text_escape/* oneLine */.TN)(row.reason ?? '', 60) : 'removed';
        const words = row.delta === 'REMOVED' ? removed : weakened ? 'no longer run' : 'not run';
        return { state: 'not_run', words, detail: null, strong: weakened };
    }
    const timedOut = result.timed_out ? ' · timed out' : '';
    const weak = (unrecorded && result.offer !== null && result.offer.state !== 'full') || result.delivery?.state === 'cut';
    const strong = row.fails || row.delta === 'INCONCLUSIVE' || row.delta === 'WEAKENED' || weak;
    const detail = describeDetail(result);
    switch (result.status) {
        case 'pass':
            return { state: 'pass', words: `${view_kinds/* KINDS */.GW[result.kind].pass(result, mode)}${timedOut}`, detail, strong };
        case 'fail': {
            const expected = row.delta === 'EXPECTED_FAIL';
            const words = view_kinds/* KINDS */.GW[result.kind].fail(result, mode);
            return expected
                ? { state: 'expected_fail', words: `fails as expected: ${words}${timedOut}`, detail: null, strong: false }
                : {
                    state: 'fail',
                    words: `${words}${timedOut}`,
                    // What went well is no part of what went wrong.
                    detail: words === 'not offered' || detail === 'full' ? null : detail,
                    strong: true,
                };
        }
        case 'infra_error':
            return { state: 'could_not_run', words: `could not run: ${faultWords(result)}${timedOut}`, detail: null, strong };
        case 'skipped':
            if (result.fault?.kind === decision/* UNDECIDED */.Cz)
                return { state: 'could_not_run', words: 'undecided', detail, strong };
            return {
                state: 'not_run',
                words: (0,text_escape/* oneLine */.TN)(`skipped: ${result.error ?? 'by its author'}`, 60),
                detail: null,
                strong: false,
            };
    }
}
/** The cell of a skill without a case: how the agent lists it. */
function makeOfferCell(offer, lost) {
    const words = offer ? wordsOf(offer) : '\u2013';
    return { state: 'offer', words, detail: null, strong: lost };
}
/** Of a name alone there is no part to count. */
const wordsOf = (offer) => offer.offer === 'name_only' ? 'name only' : (0,offers/* describeOffer */.qN)(offer);
function faultWords(result) {
    const message = result.fault?.message ?? result.error ?? 'no reason was given';
    return (0,text_escape/* oneLine */.TN)(/\b[45]\d\d\b/.exec(message)?.[0] ?? message, 40);
}
function describeDetail({ offer, kind, delivery, blocked_by }) {
    if (blocked_by)
        return "load blocked by the source's own hook";
    if (delivery?.state === 'empty')
        return 'body empty';
    if (delivery?.state === 'cut')
        return `body cut, ${(0,contract_delivery/* describeSize */.jt)(delivery)}`;
    return kind === 'skill' && offer ? wordsOf({ ...offer, offer: offer.state }) : null;
}

// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
;// CONCATENATED MODULE: ./build/lib/report/view/counts.js
/** Turns a comparison into its counts in words. Expected fails are never counted as passes, and every row is counted. */




const NOT_RUN_WORDS = {
    filter: 'filter',
    shard: 'other shard',
    author: 'skipped by their author',
    mode: 'need another mode',
    unavailable: 'agent not available',
    agents: null,
};
/** `183 case × agent pairs: 180 as expected (6 of them expected to fail), 0 could not run, 3 not run (filter).` */
function countInWords({ results, comparison, plan }) {
    const rows = comparison.deltas.filter((row) => row.case_id !== null && row.delta !== 'REMOVED');
    const tally = {
        expected: 0,
        failing: 0,
        better: 0,
        accepted: 0,
        worse: 0,
        lost: 0,
        shortened: 0,
        open: 0,
        unlisted: 0,
        infra: 0,
        missing: 0,
        weakened: 0,
    };
    const notRun = new Map();
    for (const row of plan?.left_out ?? []) {
        const words = NOT_RUN_WORDS[row.why];
        if (words)
            notRun.set((0,view_words/* keyOf */.TN)(row.case_id, row.agent), words);
    }
    for (const row of rows) {
        if (row.delta === 'NOT_RUN') {
            const key = (0,view_words/* keyOf */.TN)(row.case_id, row.agent);
            if (!notRun.has(key))
                notRun.set(key, row.status === 'skipped' ? 'skipped' : 'not in this batch');
        }
        else if (row.delta === 'MISSING_RESULT')
            tally.missing++;
        else if (row.delta === 'WEAKENED')
            tally.weakened++;
        else if (row.delta === 'INCONCLUSIVE')
            tally.open++;
        else if (row.status === 'infra_error' || row.status === 'skipped')
            tally.infra++;
        else if (row.delta === 'MISSING_BASELINE')
            tally.unlisted++;
        else if (row.delta === 'IMPROVEMENT')
            tally.better++;
        else if (row.delta === 'ACCEPTED')
            tally.accepted++;
        else if (row.delta === 'REGRESSION' || row.delta === 'UNMET')
            tally.worse++;
        else if (row.delta === 'OFFER_LOSS')
            tally.lost++;
        else if (row.delta === 'DELIVERY_LOSS')
            tally.shortened++;
        else {
            tally.expected++;
            if (row.status === 'fail')
                tally.failing++;
        }
    }
    for (const row of rows)
        if (row.delta === 'WEAKENED')
            notRun.delete((0,view_words/* keyOf */.TN)(row.case_id, row.agent));
    const ran = rows.filter((row) => row.delta !== 'NOT_RUN').length;
    const failing = tally.failing ? ` (${(0,count/* thousands */.oh)(tally.failing)} of them expected to fail)` : '';
    const { current, ref_found } = comparison.baseline;
    const gated = current || ref_found;
    const parts = [
        // Without a baseline nothing is expected: a row only passes or fails.
        !gated && `${(0,count/* thousands */.oh)(tally.expected)} passed, ${(0,count/* thousands */.oh)(tally.worse)} failed`,
        gated && tally.worse > 0 && `${(0,count/* thousands */.oh)(tally.worse)} worse than expected`,
        tally.lost > 0 && `${(0,count/* thousands */.oh)(tally.lost)} listed worse than before`,
        tally.shortened > 0 && `${(0,count/* thousands */.oh)(tally.shortened)} loaded with less text than before`,
        gated && `${(0,count/* thousands */.oh)(tally.expected)} as expected${failing}`,
        tally.better && `${(0,count/* thousands */.oh)(tally.better)} better than expected`,
        tally.accepted && `${(0,count/* thousands */.oh)(tally.accepted)} accepted with a reason`,
        tally.weakened && `${(0,count/* thousands */.oh)(tally.weakened)} with less demanded than before`,
        tally.open && `${(0,count/* thousands */.oh)(tally.open)} undecided`,
        tally.unlisted && `${(0,count/* thousands */.oh)(tally.unlisted)} without a baseline entry`,
        tally.missing && `${(0,count/* thousands */.oh)(tally.missing)} without a result`,
        `${(0,count/* thousands */.oh)(tally.infra)} could not run`,
        notRun.size && `${(0,count/* thousands */.oh)(notRun.size)} not run (${[...new Set(notRun.values())].join(', ')})`,
    ];
    const all = `${(0,count/* count */.U9)(ran + notRun.size, 'case × agent pair')}: ${parts.filter(Boolean).join(', ')}.`;
    const uncovered = countUncovered(results, plan ?? null);
    const lost = comparison.deltas.filter(({ case_id, delta }) => case_id === null && delta === 'OFFER_LOSS');
    const unasked = lost.length
        ? `Also listed worse than before: ${(0,count/* count */.U9)(new Set(lost.map(({ skill }) => skill)).size, 'skill')} without a case in this batch.`
        : null;
    return [all, unasked, uncovered, countHooks(results, plan ?? null)].filter((words) => words !== null);
}
const FEW_NAMES = 5;
/** A hook that no case asks may be broken or deleted, and the gate stays green. */
function countHooks(results, plan) {
    if (!plan || plan.shard !== null || plan.left_out.some((row) => row.why === 'filter'))
        return null;
    if ([...plan.units, ...plan.left_out].some(({ kind }) => kind === 'tool_route'))
        return null;
    const hooks = new Set(Object.values(results.parts ?? {}).flatMap((parts) => parts.flatMap(({ kind, name }) => (kind === 'hook' ? name : []))));
    return hooks.size === 0
        ? null
        : `No case asks ${hooks.size === 1 ? 'the hook' : `any of the ${hooks.size} hooks`} of the source (kind tool_route), so a hook that breaks is not seen.`;
}
/** Only a whole batch can say which skills have no case; one that did not run, or left no result, is a case all the same. */
function countUncovered(results, plan) {
    if (!plan || plan.shard !== null || plan.left_out.some((row) => row.why === 'filter'))
        return null;
    const skills = new Set(Object.values(results.offers).flatMap((offers) => Object.keys(offers)));
    const named = new Set();
    for (const row of results.results) {
        for (const id of [row.expected_skill ?? '', ...row.matched_evidence, ...row.missing_evidence]) {
            const name = id.replace(/\/SKILL\.md$/, '');
            for (const one of [name, (0,bare_id/* bareId */.y)(name)])
                named.add(one);
        }
    }
    for (const row of [...plan.units, ...plan.left_out])
        for (const id of row.skills ?? [])
            for (const one of [id, (0,bare_id/* bareId */.y)(id)])
                named.add(one);
    // A case may call a skill by its folder.
    const folderOf = (skill) => (0,get_own/* getOwn */.N)(results.locations?.skills, skill)?.split('/').at(-2) ?? '';
    const uncovered = [...skills].filter((skill) => !named.has(skill) && !named.has(folderOf(skill)));
    if (uncovered.length === 0)
        return null;
    const names = uncovered.length <= FEW_NAMES ? `: ${uncovered.join(', ')}` : '';
    return `${uncovered.length} of ${(0,count/* count */.U9)(skills.size, 'skill')} ${uncovered.length === 1 ? 'has' : 'have'} no case${names}.`;
}

;// CONCATENATED MODULE: ./build/lib/report/view/view.js
/** Turns results and their comparison into what every report shows, as plain text: headline, rows with a cell per agent, counts. */












const describeHad = ({ had_as, hooks_off }) => [had_as ? environment/* HAD_AS_WORDS */.zD[had_as] : '', hooks_off ? 'with its hooks off, since there is no sandbox' : '']
    .filter(Boolean)
    .join(' ');
const makeView = (0,memoize/* memoize */.B)((input) => {
    const { results, comparison } = input;
    const agents = listAgents(comparison, results);
    const { ref, sha } = comparison.baseline;
    return {
        agents,
        rows: groupRows(input, agents),
        headline: countDeltas(comparison),
        mode: describeMode(results),
        had: describeHad(results.environment),
        proves: (0,view_kinds/* describeProof */.ef)(results),
        counts: countInWords(input),
        versions: agents.map((agent) => nameVersion(agent, results)),
        refs: { ref, sha, head: input.head_sha ?? null },
        gated: comparison.baseline.current || comparison.baseline.ref_found,
        unguarded: describeUnguarded(results),
        partial: describePartial(input),
    };
});
/** Modes are about skills; calls are made as they are written, and of the other kinds the mode decides nothing. */
function describeMode({ mode, results }) {
    const kinds = (0,view_kinds/* listKinds */.Ix)(results);
    const calls = mode === 'oracle' && kinds.includes('tool_route') ? ', and makes each call as written' : '';
    if (kinds.length === 0 || kinds.includes('skill'))
        return `mode ${mode} (${view_words/* MODE_WORDS */.kL[mode]}${calls})`;
    const asked = results.some(({ kind, agent }) => kind === 'tool_route' && agent !== plan/* OFFLINE */.G);
    return `mode ${mode}${asked && mode !== 'live' ? ' (no model is asked: makes each call as written)' : ''}`;
}
function listAgents(comparison, results) {
    const ran = comparison.deltas.filter((row) => row.delta !== 'NOT_RUN' && row.delta !== 'REMOVED');
    const agents = new Set([...results.results, ...ran].map((row) => row.agent));
    const order = Object.keys(results.environment.agents);
    const location = (agent) => (order.includes(agent) ? order.indexOf(agent) : order.length);
    return [...agents].sort((a, b) => location(a) - location(b));
}
function nameVersion(agent, results) {
    const { version = null, vendor_model = null } = results.environment.agents[agent] ?? {};
    return [agent, version, results.mode === 'live' && vendor_model ? `(${vendor_model})` : null]
        .filter(Boolean)
        .join(' ');
}
const groupRows = (0,memoize/* memoize */.B)((input, agents) => {
    const groups = (0,group_by/* groupBy */.$)(input.comparison.deltas, ({ case_id, skill }) => case_id === null ? `skill ${skill}` : `case ${case_id}`);
    const rows = [...groups.values()]
        // A case that was not run on any agent is a number, not a row.
        .filter((group) => group.some((row) => row.delta !== 'NOT_RUN'))
        .map((group) => makeRow(group, input, agents));
    return rows.sort((a, b) => a.rank - b.rank);
}, baseOf);
function makeRow(group, input, agents) {
    const { results, comparison, changed_cases } = input;
    const [first] = group;
    const cells = new Map();
    const case_id = first?.case_id ?? null;
    const skill = group.find((row) => row.skill)?.skill ?? null;
    if (case_id === null && skill !== null) {
        for (const agent of agents) {
            const lost = group.some((row) => row.agent === agent);
            cells.set(agent, makeOfferCell((0,get_own/* getOwn */.N)(results.offers[agent], skill), lost));
        }
    }
    else {
        for (const row of group) {
            const unrecorded = comparison.unrecorded_offers.includes(row.agent);
            cells.set(row.agent, makeCell(row, (0,find_result/* findResult */.t)(input, row), results.mode, unrecorded));
        }
    }
    const deltas = new Map();
    for (const { delta, agent } of group)
        deltas.set(delta, [...(deltas.get(delta) ?? []), agent]);
    const sorted = [...deltas]
        .sort(([a], [b]) => view_words/* DELTA_WORDS */.nu[a].rank - view_words/* DELTA_WORDS */.nu[b].rank)
        .map(([delta, who]) => ({ delta, agents: who }));
    const shown = sorted.filter(({ delta }) => view_words/* DELTA_WORDS */.nu[delta].shown);
    const quiet = sorted.filter(({ delta }) => !view_words/* DELTA_WORDS */.nu[delta].shown);
    const rank = Math.min(...group.map((row) => view_words/* DELTA_WORDS */.nu[row.delta].rank));
    return {
        case_id,
        skill,
        cells,
        deltas: shown,
        quiet,
        own_case: case_id !== null && changed_cases?.has(case_id) === true,
        rank,
        shown: shown.length > 0,
    };
}
function describeUnguarded({ environment }) {
    const open = Object.entries(environment.agents).flatMap(([agent, { sandbox }]) => sandbox === 'none' ? [agent] : []);
    if (open.length === 0)
        return null;
    return {
        short: '\u26a0\ufe0f no sandbox (agents could reach this machine)',
        whole: `Without a sandbox: ${open.join(', ')} ran with all rights of the user who started them (docs/security.md).`,
    };
}
function describePartial({ plan, results }) {
    const shard = plan?.shard ?? results.environment.shard;
    const filtered = plan?.left_out.some((row) => row.why === 'filter');
    const parts = [
        filtered && 'a filter left cases out',
        shard && `only shard ${shard}`,
        !results.complete && 'the batch did not finish',
    ];
    const limits = parts.filter(Boolean);
    const shared = Object.values(results.environment.agents).some(({ isolated }) => !isolated);
    const words = [
        shared &&
            'Not isolated (--skip-source-setup): the agents ran in the home directory of the user, and this source was not installed for them; use this for debugging only.',
        limits.length > 0 && `Not the whole corpus: ${limits.join('; ')}.`,
    ].filter(Boolean);
    return words.length ? words.join(' ') : null;
}

;// CONCATENATED MODULE: ./build/lib/report/html/choices.js
/** What was chosen where which skill was expected \u2192 the page's part on choices: a grid of the mistakes, each with its cases, and every skill's score. */





/** More columns would not be compared with each other; the lists below have them all. */
const MOST_IN_GRID = 14;
const MOST_MISTAKES = 150;
const MOST_CASES = 12;
const choices_MOST_SKILLS = 600;
const OTHERS = '(other skills)';
function renderChoices(all, find) {
    const overreach = findOverreach(all).map((one) => `<p><strong>${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(describeOverreach(one), 300))}</strong></p>\n`);
    const tables = all
        .map((one, index) => {
        const [title = '', ...facts] = describeChoices(one).split(' · ');
        const id = `choice-${index}`;
        const parts = [renderGrid(one, id), renderMistakes(one, id, find), renderScores(one, id)];
        return `<h2 id="${id}">${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(title, 300))}</h2>${facts.length ? `<p>${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(facts.join(' · '), 300))}</p>` : ''}\n${parts.join('\n')}`;
    })
        .join('\n');
    return `${overreach.join('')}${tables}`;
}
const isWrong = ({ expected, chosen }) => expected !== chosen;
function renderGrid({ cells, skills }, id) {
    const mistaken = skills.filter(isMistaken).map(({ skill }) => skill);
    if (mistaken.length === 0)
        return '';
    const own = [...mistaken.slice(0, MOST_IN_GRID), null, ...(cells.some(isStranger) ? [confusion/* NOT_LISTED */.C] : [])];
    const place = (name) => (own.includes(name) ? name : OTHERS);
    const counts = new Map();
    const keyOf = (expected, chosen) => JSON.stringify([expected, chosen]);
    for (const { expected, chosen, trials } of cells) {
        // Of the skills that are not shown, only what went wrong is counted; what went right is in their scores.
        const key = keyOf(place(expected), place(chosen));
        if (place(expected) !== OTHERS || expected !== chosen)
            counts.set(key, (counts.get(key) ?? 0) + trials);
    }
    const seen = [...counts.keys()].map((key) => JSON.parse(key));
    const named = [...own, OTHERS];
    const rows = named.filter((name) => seen.some(([expected]) => expected === name));
    const columns = named.filter((name) => seen.some(([, chosen]) => chosen === name));
    const head = columns.map((name) => `<th scope="col">${word(name)}</th>`).join('');
    const body = rows.map((expected) => {
        const fields = columns.map((chosen) => {
            const trials = counts.get(keyOf(expected, chosen));
            const look = expected === chosen && expected !== OTHERS ? 'right' : 'wrong';
            return trials ? `<td class="${look}">${trials}</td>` : '<td></td>';
        });
        return `<tr><th scope="row">${word(expected)}</th>${fields.join('')}</tr>`;
    });
    return scrolled(`${id} ${id}-grid`, `<table class="grid"><caption id="${id}-grid">Trials: a row is the skill that was expected, a column the one that was chosen</caption><thead><tr><th scope="col">expected \u2193 chosen \u2192</th>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`);
}
const isStranger = ({ chosen }) => chosen === confusion/* NOT_LISTED */.C;
function renderMistakes({ agent, cells }, id, find) {
    const wrong = cells.filter(isWrong).sort((one, other) => other.trials - one.trials);
    if (wrong.length === 0)
        return '<p>Every choice was right.</p>';
    const rows = wrong.slice(0, MOST_MISTAKES).map(({ expected, chosen, trials, cases }) => {
        const named = cases.slice(0, MOST_CASES).map((case_id) => nameCase(case_id, find(case_id, agent)));
        const left = cases.length - named.length;
        return `<tr><th scope="row">${word(expected)}</th><td>${word(chosen)}</td><td>${trials}</td><td>${named.join(' ')}${left > 0 ? ` and ${left} more` : ''}</td></tr>`;
    });
    const left = wrong.length - rows.length;
    return `${scrolled(`${id} ${id}-mistakes`, `<table class="list"><caption id="${id}-mistakes">Mistakes, the most frequent first</caption>${headOf(['expected', 'chosen', 'trials', 'cases'])}<tbody>${rows.join('')}</tbody></table>`)}${left > 0 ? `<p>and ${(0,count/* count */.U9)(left, 'more pair')} (results.json)</p>` : ''}`;
}
/** Opens its conversation in the matrix. */
function nameCase(case_id, at) {
    const name = (0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(case_id, 80));
    return at ? `<button type="button" class="case" value="${at.row} ${at.cell}">${name}</button>` : name;
}
function renderScores({ skills }, id) {
    const rows = skills.slice(0, choices_MOST_SKILLS).map((score) => {
        const [skill = '', ...words] = listCells(score).map((text) => (0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(text, 200)));
        return `<tr><th scope="row">${skill}</th>${words.map((text) => `<td>${text}</td>`).join('')}<td>${score.fires_on_nothing || '\u2013'}</td></tr>`;
    });
    const left = skills.length - rows.length;
    return `<details class="scores"><summary id="${id}-scores">Recall and precision of ${(0,count/* count */.U9)(skills.length, 'skill')}</summary>${scrolled(`${id} ${id}-scores`, `<table class="list">${headOf([...SCORE_HEAD, 'chosen where none is expected'])}<tbody>${rows.join('')}</tbody></table>`)}${left > 0 ? `<p>and ${(0,count/* count */.U9)(left, 'more skill')} (results.json)</p>` : ''}</details>`;
}
const word = (name) => (0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(nameOf(name), 80));
const headOf = (names) => `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;
/** Wide tables move in a frame of their own, which the keyboard reaches. named: ids of what names it, since a name in an attribute would be a stranger's text. */
const scrolled = (named, body) => `<div class="scroll short" role="region" aria-labelledby="${named}" tabindex="0">${body}</div>`;

;// CONCATENATED MODULE: ./build/lib/report/html/detail.js
/** A result and its comparison \u2192 what a click on its cell of the page shows. */






const MOST_HITS = 12;
function makeDetail({ input, result, delta, finding }) {
    const reason = delta?.reason ? (0,text_escape/* oneLine */.TN)(delta.reason, 900) : '';
    const error = result?.error && !reason.includes((0,sentence/* openSentence */.ii)((0,text_escape/* oneLine */.TN)(result.error, 400))) ? (0,text_escape/* oneLine */.TN)(result.error, 600) : '';
    const place = finding?.place;
    const refuser = result && describeRefuser(result);
    return {
        status: result?.status ?? 'no result',
        delta: delta?.delta ?? null,
        kind: result?.kind ?? null,
        expected: result?.expected_skill ? (0,text_escape/* oneLine */.TN)(result.expected_skill, 120) : null,
        why: [reason, error, refuser ? (0,sentence/* endSentence */.H_)(`Refused by: ${(0,text_escape/* oneLine */.TN)(refuser, 300)}`) : ''].filter(Boolean),
        finding: finding && { fix: finding.fix, reproduce: finding.reproduce, accept: finding.accept },
        file: place ? (0,text_escape/* oneLine */.TN)((0,locations/* namePlace */.R)(place), 300) : null,
        offer: result?.offer
            ? (0,text_escape/* oneLine */.TN)([(0,offers/* describeOffer */.qN)({ ...result.offer, offer: result.offer.state }), result.offer.reason]
                .filter(Boolean)
                .join('; '), 400)
            : null,
        hits: result ? listHits(result) : [],
        missing: (result?.missing_evidence ?? []).slice(0, 20).map((token) => (0,text_escape/* oneLine */.TN)(token, 200)),
        disallowed: (result?.disallowed_hits ?? []).slice(0, 20).map((token) => (0,text_escape/* oneLine */.TN)(token, 200)),
        trials: (result?.trials.verdicts ?? []).map(({ trial, status, timed_out, duration_ms }) => `trial ${trial}: ${status}${timed_out ? ', timed out' : ''} (${detail_seconds(duration_ms)})`),
        hooks: (result?.hook_calls ?? []).slice(0, 10).map(hook_calls/* formatHookCall */.$T),
        output: result && result.status !== 'pass' ? (0,text_escape/* clean */.uH)(result.output_excerpt.slice(-1500)) : '',
        facts: result ? listFacts(result) : [],
        conversations: (result && input.conversations?.get(result.unit_run_id)) ?? [],
    };
}
function listHits(result) {
    const lines = new Map(result.tool_use_proof_lines.map((proof) => [proof.token, `${proof.source}:${proof.line_number}`]));
    return Object.entries(result.token_hits)
        .slice(0, MOST_HITS)
        .map(([token, hit]) => [
        hit.tier,
        (0,text_escape/* oneLine */.TN)(token, 120),
        (0,text_escape/* oneLine */.TN)(lines.get(token) ?? '', 60),
        (0,text_escape/* oneLine */.TN)(hit.proof_line, 240),
    ]);
}
function listFacts({ duration_ms, usage, exit_code, signal, unit_run_id }) {
    const tokens = (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0);
    return [
        detail_seconds(duration_ms),
        tokens > 0 ? `${tokens} tokens` : '',
        signal ? `ended by ${(0,text_escape/* oneLine */.TN)(signal, 20)}` : exit_code ? `exit code ${exit_code}` : '',
        `unit ${(0,text_escape/* oneLine */.TN)(unit_run_id, 80)}`,
    ].filter(Boolean);
}
const detail_seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

;// CONCATENATED MODULE: ./build/lib/report/html/data.js
/** Turns results and their comparison into the data of the HTML page: a small table, and details that are looked at one by one. */





function makePageData(input, view, findingOf) {
    const deltas = new Map(input.comparison.deltas.map((row) => [(0,view_words/* keyOf */.TN)(row.case_id, row.agent), row]));
    const words = createTable();
    const details = [];
    const rows = view.rows.map((row) => {
        const cells = view.agents.map((agent) => {
            const cell = row.cells.get(agent);
            if (!cell)
                return 0;
            const key = (0,view_words/* keyOf */.TN)(row.case_id, agent);
            const result = (0,find_result/* findResult */.t)(input, { ...row, agent });
            const delta = row.case_id === null ? null : (deltas.get(key) ?? null);
            const known = result !== null || delta !== null;
            if (known)
                details.push(makeDetail({ input, result, delta, finding: findingOf.get(key) ?? null }));
            return [
                cell.state,
                words.add(cell.words),
                words.add(cell.detail ?? ''),
                cell.strong ? 1 : 0,
                known ? details.length - 1 : -1,
            ];
        });
        return { ...nameRow(row, input, view), cells };
    });
    const data = {
        agents: view.agents.map((agent) => (0,text_escape/* oneLine */.TN)(agent, 80)),
        words: words.all,
        rows,
        offers: listOffers(input, view),
    };
    return { data, details };
}
function createTable() {
    const all = [];
    const known = new Map();
    return {
        all,
        add(text) {
            const at = known.get(text) ?? all.push(text) - 1;
            known.set(text, at);
            return at;
        },
    };
}
function nameRow(row, input, view) {
    const first = view.agents.map((agent) => (0,find_result/* findResult */.t)(input, { ...row, agent })).find(Boolean);
    return {
        id: row.case_id === null ? null : (0,text_escape/* oneLine */.TN)(row.case_id, 200),
        skill: row.skill === null ? null : (0,text_escape/* oneLine */.TN)(row.skill, 120),
        about: [first?.kind === 'skill' ? '' : first?.kind, (0,text_escape/* oneLine */.TN)(first?.category ?? '', 60)].filter(Boolean).join(' · '),
        deltas: row.deltas.map(({ delta, agents }) => [
            delta,
            agents.length === view.agents.length ? '' : (0,text_escape/* oneLine */.TN)(agents.join(', '), 200),
        ]),
        shown: row.shown,
    };
}
function listOffers({ results }, { agents }) {
    return agents.map((agent) => Object.entries(Object.hasOwn(results.offers, agent) ? (results.offers[agent] ?? {}) : {})
        .slice(0, 400)
        .map(([skill, offer]) => [
        (0,text_escape/* oneLine */.TN)(skill, 120),
        (0,text_escape/* oneLine */.TN)([(0,offers/* describeOffer */.qN)(offer), offer.reason].filter(Boolean).join('; '), 240),
    ]));
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/lib/report/html/embed.js
/** Turns data into script elements that run nothing: as JSON, and where that is large in compressed parts that the page opens one by one. */

const PART = 64;
const LINE = 20_000;
/** Smaller pages stay readable for people and tools. */
const PLAIN_CHARS = 200_000;
function embedData({ data, details }) {
    const parts = [];
    for (let at = 0; at < details.length; at += PART)
        parts.push(lineUp(details.slice(at, at + PART)));
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const packed = size > PLAIN_CHARS;
    const scripts = parts.map((part, index) => packed
        ? `<script type="application/gzip" id="part-${index}">${wrap((0,external_node_zlib_.gzipSync)(part).toString('base64'))}</script>`
        : `<script type="application/json" id="part-${index}">${neutralise(part)}</script>`);
    return `<script type="application/json" id="data">${neutralise(lineUp({ ...data, part: PART }))}</script>\n${scripts.join('\n')}`;
}
/** JSON with a line per item. */
function lineUp(value) {
    if (Array.isArray(value))
        return `[${value.map((item) => JSON.stringify(item)).join(',\n')}]`;
    return `{${Object.entries(value)
        .map(([key, item]) => `${JSON.stringify(key)}:${Array.isArray(item) ? lineUp(item) : JSON.stringify(item)}`)
        .join(',\n')}}`;
}
/** Nothing in it could end the element or start a command of the runner. Halves of a pair are escaped by now. */
const neutralise = (json) => json.replace(/[<>&\u007f-\u009f\u2028\u2029\ufeff]|::|##(?=\[)/g, (signs) => [...signs].map((sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join(''));
/** No line is so long that an editor gives up. Cut by places: a pattern would try each of them to the end. */
function wrap(text) {
    const lines = [];
    for (let at = 0; at < text.length; at += LINE)
        lines.push(text.slice(at, at + LINE));
    return lines.join('\n');
}

// EXTERNAL MODULE: ./build/lib/report/choices/history.js
var choices_history = __webpack_require__(29564);
// EXTERNAL MODULE: ./build/lib/report/choices/trend.js
var trend = __webpack_require__(62959);
;// CONCATENATED MODULE: ./build/lib/report/html/history.js





const MOST_LINES = 120;
const MOST_CHANGES = 4;
/** Empty until there is a batch before this one. */
function renderHistory(known, results) {
    const history = (0,choices_history/* addHistory */.Gs)(known, (0,choices_history/* makeHistory */.tq)(results));
    if (new Set(history.map(({ batch_run_id }) => batch_run_id)).size < 2)
        return '';
    const modes = (0,choices_history/* modesOf */.Uw)(history);
    const before = new Map();
    const rows = history.map((line) => {
        const series = (0,choices_history/* nameSeries */.XI)(line, modes);
        const changes = describeChanges(line, before.get(series));
        if (line.complete !== false)
            before.set(series, line);
        const { at, batch_run_id, version, right, trials, recall, precision } = line;
        const now = `${batch_run_id === results.batch_run_id ? ' (this batch)' : ''}${line.complete === false ? ' (interrupted)' : ''}`;
        const fields = [series, version ?? '\u2013', `${right}/${trials}`, formatShare(recall), formatShare(precision), changes];
        return `<tr><th scope="row">${(0,text_escape/* escapeHtml */.ZD)(`${at.slice(0, 16).replace('T', ' ')}${now}`)}</th>${fields.map((text) => `<td>${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(text, 300))}</td>`).join('')}</tr>`;
    });
    const shown = rows.slice(-MOST_LINES).reverse();
    const left = rows.length - shown.length;
    const head = ['batch (UTC)', 'chosen by', 'version', 'right', 'recall', 'precision', 'since the batch before'];
    return `${scrolled('trend', `<figure class="trend" id="trend">${(0,trend/* drawTrend */.s)(history)}</figure>`)}
${scrolled('batches', `<table class="list"><caption id="batches">Batches, the newest first</caption>${headOf(head)}<tbody>${shown.join('\n')}</tbody></table>`)}${left > 0 ? `<p>${left} older lines are in the history file.</p>` : ''}`;
}
const formatShare = (share) => (share === null ? '\u2013' : percent(share));
/** Skills whose share of right choices moved, the largest loss first. */
function describeChanges(line, before) {
    if (!before)
        return '';
    const moved = Object.entries(line.skills).flatMap(([skill, [found, expected]]) => {
        const old = Object.hasOwn(before.skills, skill) ? before.skills[skill] : undefined;
        if (!old || !expected || !old[1])
            return [];
        const by = found / expected - old[0] / old[1];
        return by === 0 ? [] : [{ by, words: `${(0,text_escape/* oneLine */.TN)(skill, 60)} ${old.join('/')} \u2192 ${found}/${expected}` }];
    });
    const named = moved.sort((one, other) => one.by - other.by).slice(0, MOST_CHANGES);
    return [
        line.skills_hash === before.skills_hash ? '' : 'the source changed',
        ...named.map(({ words }) => words),
        moved.length > named.length ? `${moved.length - named.length} more skills` : '',
    ]
        .filter(Boolean)
        .join('; ');
}

;// CONCATENATED MODULE: ./build/lib/report/html/conversation.js
/** The part of the page's script that shows a cell's trials as conversations, with the evidence marked. */
const CONVERSATION_SCRIPT = String.raw `
function drawTrials(detail) {
  const { conversations, trials } = detail;
  if (!conversations.length) {
    const hooks = detail.hooks.map((text) => h('li', {}, h('code', {}, text)));
    return [
      trials.length > 1 ? [h('h3', {}, 'Trials'), h('ul', { class: 'plain' }, trials.map((text) => h('li', {}, text)))] : null,
      hooks.length ? [h('h3', {}, 'Hooks'), h('ul', { class: 'plain' }, hooks)] : null,
    ];
  }
  const place = h('div', {});
  const buttons = conversations.map((one, n) => h('button', { type: 'button', click: () => show(n) }, trials[one.trial - 1] || 'trial ' + one.trial));
  const show = (n) => {
    buttons.forEach((button, other) => button.setAttribute('aria-pressed', String(n === other)));
    place.replaceChildren(...drawConversation(conversations[n], n === 0 ? detail.hits : []));
  };
  show(0);
  return [
    h('h3', {}, 'Conversation'),
    buttons.length > 1 ? h('div', { class: 'trials' }, buttons) : null,
    trials.length > buttons.length ? h('p', { class: 'skill' }, trials.length - buttons.length + ' more trials are in the artifact: ' + trials.filter((_, n) => !conversations.some((one) => one.trial === n + 1)).join('; ')) : null,
    place,
  ];
}

function drawConversation({ prompt, turns, left_out }, hits) {
  const half = turns.length - 30;
  const shown = turns.map((turn, n) => [left_out && n === half ? h('p', { class: 'gap' }, left_out + ' turns are left out here; the artifact has them') : null, drawTurn(turn, hits)]);
  return [
    prompt === null ? null : h('div', { class: 'turn prompt' }, h('div', { class: 'who' }, h('b', {}, 'Prompt')), h('div', { class: 'text' }, prompt)),
    ...shown.flat(),
    turns.length ? null : h('p', { class: 'gap' }, 'The agent said and called nothing.'),
  ].filter(Boolean);
}

const REFUSED = /^(failed|blocked_by_hook|denied|unavailable|hook_|unfinished)/;
function drawTurn(turn, hits) {
  if (turn.kind === 'hook') return h('div', { class: 'turn' }, h('div', { class: 'who' }, h('b', {}, 'Hook ' + turn.event)), drawHook(turn, false));
  const proofs = hits.filter(([, , where]) => where === turn.at);
  const tokens = proofs.map(([, token]) => token);
  const where = h('span', { class: 'at' }, turn.at);
  const evidence = proofs.map(([tier, token]) => h('div', { class: 'evidence' }, '\u2713 evidence, Tier ' + tier + ': ', h('mark', {}, token)));
  const look = (more) => 'turn' + more + (proofs.length ? ' proof' : '');
  if (turn.kind !== 'call')
    return h('div', { class: look(turn.kind === 'fault' ? ' fault' : '') }, h('div', { class: 'who' }, h('b', {}, turn.kind === 'fault' ? 'Fault' : 'Agent'), where), h('div', { class: 'text' }, markIn(turn.text, tokens)), evidence);
  const name = turn.outcome === 'ran' ? '' : turn.outcome.replaceAll('_', ' ');
  const long = turn.output.length > 700;
  const output = turn.output && h('pre', { tabindex: '0' }, markIn(turn.output, tokens), turn.cut ? '\n\u2026 ' + turn.cut + ' more characters' : '');
  return h(
    'div',
    { class: look(REFUSED.test(turn.outcome) ? ' refused' : '') },
    h('div', { class: 'who' }, h('b', {}, turn.tool), name && h('span', {}, name), turn.skills.map((text) => h('span', { class: 'delta' }, text)), where),
    turn.input && h('pre', { tabindex: '0' }, markIn(turn.input, tokens)),
    turn.hooks.map((hook) => drawHook(hook, true)),
    turn.message && h('div', { class: 'hook' }, turn.message),
    output && (long ? h('details', { open: proofs.length > 0 }, h('summary', {}, 'result, ' + (turn.output.length + turn.cut) + ' characters'), output) : output),
    evidence,
  );
}

function drawHook({ event, command, ended, stdout, stderr, stdin }, inCall) {
  const said = [['stdout', stdout], ['stderr', stderr]].filter(([, text]) => text.trim());
  return h(
    'div',
    { class: 'hook' },
    inCall && h('b', {}, 'Hook ' + event + ' '),
    h('code', {}, command), ' ', ended,
    said.map(([name, text]) => h('pre', { tabindex: '0' }, name + ': ' + text)),
    stdin.trim() && h('details', {}, h('summary', {}, 'what it was asked'), h('pre', { tabindex: '0' }, stdin)),
  );
}

/** The first places where a token stands, marked. */
function markIn(text, tokens) {
  const token = tokens.find((one) => one && text.toLowerCase().includes(one.toLowerCase()));
  if (!token) return [text];
  const out = [];
  let rest = text;
  for (let n = 0; n < 5; n++) {
    const found = rest.toLowerCase().indexOf(token.toLowerCase());
    if (found < 0) break;
    out.push(rest.slice(0, found), h('mark', {}, rest.slice(found, found + token.length)));
    rest = rest.slice(found + token.length);
  }
  return [...out, rest];
}
`;

;// CONCATENATED MODULE: ./build/lib/report/html/matrix.js
/** The part of the page's script that draws the table as far as it is looked at, filters it and moves through it by keyboard. */
const MATRIX_SCRIPT = String.raw `
const SIGNS = { pass: '\u2713', fail: '\u2717', missing: '\u2717', could_not_run: '!', expected_fail: '\u2717', not_run: '\u2013', offer: '' };
const STEP = 150;
const body = byId('rows');
const scroll = byId('scroll');
const filter = byId('filter');
const found = byId('found');
let chosen = data.rows.some((row) => row.shown) && byId('chip-changed') ? 'changed' : 'all';
let shown = [];
let drawn = 0;
/** Rows of one skill that are equal on all agents are one row until it is opened: {the first of them: all of them}. */
let groups = new Map();
const unfolded = new Set();
const keys = new Map(data.rows.map((row) => [row, JSON.stringify([row.skill, row.about, row.id === null, row.deltas, row.cells.map((cell) => cell && cell.slice(0, 4))])]));
let at = { row: 0, cell: 0 };
let texts = null;

const textOf = (row) => [row.id, row.skill, row.about, ...row.deltas.flat(), ...row.cells.map((cell, n) => cell ? data.agents[n] + ' ' + data.words[cell[1]] + ' ' + data.words[cell[2]] : '')].join(' ').toLowerCase();
const fits = (row) => chosen === 'all' || (chosen === 'changed' ? row.shown : row.deltas.some(([delta]) => delta === chosen));

function choose() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length && !texts) texts = new Map(data.rows.map((row) => [row, textOf(row)]));
  const fitting = data.rows.filter((row) => fits(row) && words.every((word) => texts.get(row).includes(word)));
  const equal = new Map();
  for (const row of fitting) equal.set(keys.get(row), [...(equal.get(keys.get(row)) || []), row]);
  groups = new Map([...equal.values()].map((rows) => [rows[0], rows]));
  shown = [...equal].flatMap(([key, rows]) => (unfolded.has(key) ? rows : rows.slice(0, 1)));
  body.replaceChildren();
  drawn = 0;
  at = { row: 0, cell: 0 };
  draw(STEP);
  found.textContent = (fitting.length === data.rows.length ? '' : fitting.length + ' of ') + data.rows.length + ' rows' + (shown.length < fitting.length ? ', equal ones as one' : '');
  byId('none').hidden = shown.length > 0;
  for (const chip of document.querySelectorAll('.chip')) chip.setAttribute('aria-pressed', String(chip.value === chosen));
}

function draw(count) {
  const end = Math.min(shown.length, drawn + count);
  const rows = [];
  for (; drawn < end; drawn++) rows.push(drawRow(shown[drawn], drawn));
  body.append(...rows);
}

function drawRow(row, index) {
  const name = row.id === null ? h('i', {}, 'no case ran') : h('b', {}, row.id);
  const more = [row.skill, row.about].filter(Boolean).join(' · ');
  const marks = row.deltas.map(([delta, agents]) => h('div', {}, h('span', { class: 'delta ' + delta }, delta), agents ? ' ' + agents : ''));
  return h('tr', {}, h('th', { scope: 'row' }, name, foldButton(row), more && h('span', { class: 'skill' }, more)), row.cells.map((cell, n) => drawCell(row, index, cell, n)), h('td', { class: 'marks' }, marks));
}

function foldButton(row) {
  const rows = groups.get(row) || [];
  if (rows.length < 2) return null;
  const key = keys.get(row);
  const isOpen = unfolded.has(key);
  return h('button', { type: 'button', class: 'fold', 'aria-expanded': String(isOpen), click: () => {
    if (!unfolded.delete(key)) unfolded.add(key);
    choose();
    const place = shown.indexOf(row);
    while (place >= drawn && drawn < shown.length) draw(STEP);
    const again = body.children[place].querySelector('.fold');
    again.scrollIntoView({ block: 'nearest' });
    again.focus();
  } }, isOpen ? 'as one row' : 'and ' + (rows.length - 1) + ' more');
}

function drawCell(row, index, cell, n) {
  if (!cell) return h('td', { class: 'blank' });
  const [state, words, offer, strong, detail] = cell;
  const says = [SIGNS[state] && h('span', { 'aria-hidden': 'true' }, SIGNS[state] + ' '), data.words[words], data.words[offer] && ' ', data.words[offer] && h('small', {}, 'offered: ' + data.words[offer])];
  const look = 's-' + state + (strong ? ' strong' : '');
  if (detail < 0) return h('td', { class: 'blank ' + look }, says);
  const first = index === at.row && n === at.cell;
  return h('td', {}, h('button', { class: 'cell ' + look, tabindex: first ? '0' : '-1', 'data-row': index, 'data-cell': n, type: 'button' }, h('span', { class: 'hide' }, (row.id || row.skill) + ', ' + data.agents[n] + ': '), says));
}

const buttonAt = (row, cell) => body.querySelector('button[data-row="' + row + '"][data-cell="' + cell + '"]');

function go(row, cell) {
  while (row >= drawn && drawn < shown.length) draw(STEP);
  const button = buttonAt(row, cell);
  if (!button) return false;
  for (const other of body.querySelectorAll('button[tabindex="0"]')) other.tabIndex = -1;
  button.tabIndex = 0;
  at = { row, cell };
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return button;
}

/** The next cell that there is in that direction. */
function move(rows, cells) {
  let { row, cell } = at;
  for (;;) {
    row += rows;
    cell += cells;
    if (row < 0 || cell < 0 || row >= shown.length || cell >= data.agents.length) return null;
    const button = go(row, cell);
    if (button) return button;
  }
}

const MOVES = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] };
body.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = MOVES[event.key];
  const to = step ? move(...step) : event.key === 'Home' ? go(0, at.cell) : event.key === 'End' ? go(shown.length - 1, at.cell) : undefined;
  if (to === undefined) return;
  event.preventDefault();
  if (!to) return;
  to.focus();
  if (isOpen()) open(at, false);
});
body.addEventListener('click', (event) => {
  const button = event.target.closest('button.cell');
  if (!button) return;
  go(Number(button.dataset.row), Number(button.dataset.cell));
  open(at, true);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isOpen()) shut();
  if (event.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
    event.preventDefault();
    tab('matrix');
    filter.focus();
  }
});
new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) draw(STEP); }, { root: scroll, rootMargin: '600px' }).observe(byId('more'));
scroll.addEventListener('scroll', () => { if (scroll.scrollTop + scroll.clientHeight > scroll.scrollHeight - 800) draw(STEP); }, { passive: true });
filter.addEventListener('input', choose);
for (const chip of document.querySelectorAll('.chip')) chip.addEventListener('click', () => { chosen = chip.value; choose(); });
`;

;// CONCATENATED MODULE: ./build/lib/report/html/panel.js
/** The part of the page's script that shows one cell: why it was judged so, what was offered, and the evidence. */
const PANEL_SCRIPT = String.raw `
const parts = new Map();
async function readPart(n) {
  const node = byId('part-' + n);
  if (node.type === 'application/json') return JSON.parse(node.textContent);
  const bytes = Uint8Array.from(atob(node.textContent.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}
function detailOf(index) {
  const n = Math.floor(index / data.part);
  if (!parts.has(n)) parts.set(n, readPart(n));
  return parts.get(n).then((part) => part[index % data.part]);
}

/** Each cell has an address, which is shown while it is open. */
const address = (hash) => history.replaceState(null, '', hash || location.pathname + location.search);
function copyButton(text) {
  const button = h('button', { type: 'button', class: 'copy', click: async () => {
    await navigator.clipboard.writeText(text).then(() => { button.textContent = 'Copied'; }, () => { button.textContent = 'Not copied'; });
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  } }, 'Copy');
  return button;
}
/** The agent that is shown beside the one of the open cell, as long as a case has both. */
let beside = null;
function offerBeside(others, second) {
  const choose = byId('beside');
  choose.parentNode.hidden = others.length === 0;
  choose.replaceChildren(h('option', { value: '' }, 'no other'), ...others.map((n) => h('option', { value: n, selected: n === second }, data.agents[n])));
}
byId('beside').addEventListener('change', (event) => {
  beside = event.target.value === '' ? null : Number(event.target.value);
  open(at, false);
});
const isOpen = () => !byId('panel').hidden;
let asked = 0;
async function open({ row, cell }, focus) {
  const mine = ++asked;
  const line = shown[row];
  const index = line.cells[cell][4];
  const others = line.cells.flatMap((one, n) => (one && one[4] >= 0 && n !== cell ? [n] : []));
  const second = others.includes(beside) ? beside : null;
  const [detail, other] = await Promise.all([detailOf(index), second === null ? null : detailOf(line.cells[second][4])]);
  if (mine !== asked) return;
  for (const other of body.querySelectorAll('.cell.open')) other.classList.remove('open');
  buttonAt(row, cell)?.classList.add('open');
  const agent = data.agents[cell];
  byId('title').replaceChildren(line.id === null ? 'no case ran' : line.id, h('small', {}, [agent, line.skill, line.about].filter(Boolean).join(' · ')));
  const drawn = (n, given) => drawDetail(given, { state: line.cells[n][0], words: data.words[line.cells[n][1]], agent: n, skill: line.skill });
  const column = (n, given) => h('div', { class: 'side' }, h('h3', {}, data.agents[n]), drawn(n, given));
  offerBeside(others, second);
  byId('panel').classList.toggle('pair', second !== null);
  byId('detail').replaceChildren(...(second === null ? drawn(cell, detail) : [column(cell, detail), column(second, other)]));
  byId('panel').hidden = false;
  document.body.classList.add('split');
  address(line.id === null ? '' : '#' + encodeURIComponent(line.id) + '/' + encodeURIComponent(agent));
  byId('detail').scrollTop = 0;
  if (focus) byId('title').focus();
  else buttonAt(row, cell)?.scrollIntoView({ block: 'nearest' });
}
function shut() {
  asked++;
  byId('panel').hidden = true;
  document.body.classList.remove('split');
  address('');
  for (const other of body.querySelectorAll('.cell.open')) other.classList.remove('open');
  buttonAt(at.row, at.cell)?.focus();
}
byId('close').addEventListener('click', shut);
byId('next').addEventListener('click', () => { if (move(1, 0)) open(at, false); });
byId('previous').addEventListener('click', () => { if (move(-1, 0)) open(at, false); });

/** What stands between backticks is code. */
function rich(text) {
  const pieces = text.split(String.fromCharCode(96));
  return pieces.length % 2 === 0 ? [text] : pieces.map((piece, n) => (n % 2 ? h('code', {}, piece) : piece));
}
const para = (name, text) => text ? h('p', {}, name && h('b', {}, name + ': '), rich(text)) : null;

function drawDetail(detail, cell) {
  const { finding } = detail;
  const out = [
    h('p', { class: 'state s-' + cell.state }, SIGNS[cell.state] ? SIGNS[cell.state] + ' ' : '', cell.words, ' ', detail.delta && h('span', { class: 'delta ' + detail.delta }, detail.delta)),
    detail.why.map((text) => para('', text)),
    finding && para('Fix', finding.fix),
    detail.file && h('p', {}, h('b', {}, 'File: '), h('code', {}, detail.file)),
    finding && finding.reproduce && h('p', {}, h('b', {}, 'Reproduce, no key needed: '), h('code', {}, finding.reproduce), ' ', copyButton(finding.reproduce)),
    finding && para('Accept', finding.accept),
    detail.missing.length ? h('p', {}, h('b', {}, 'Missing: '), list(detail.missing)) : null,
    detail.disallowed.length ? h('p', {}, h('b', {}, 'Used, though disallowed: '), list(detail.disallowed)) : null,
    drawOffers(detail, cell),
    ...drawTrials(detail),
    drawEvidence(detail),
    detail.output && !detail.conversations.length ? [h('h3', {}, 'End of the output'), h('pre', { tabindex: '0' }, detail.output)] : null,
    h('p', { class: 'skill' }, detail.facts.join(' · ')),
  ];
  return out.flat(3).filter(Boolean);
}
const list = (names) => names.map((name, n) => [n ? ', ' : '', h('code', {}, name)]);

function drawOffers(detail, { agent }) {
  const offers = data.offers[agent] || [];
  if (!detail.offer && !offers.length) return null;
  const items = offers.map(([skill, words]) => h('li', {}, skill === detail.expected ? h('mark', {}, skill) : skill, ': ', words));
  return [
    h('h3', {}, 'What was offered'),
    detail.offer && h('p', {}, detail.expected && h('code', {}, detail.expected), ' ', detail.offer),
    items.length ? h('details', {}, h('summary', {}, 'all ' + items.length + ' skills of the source, as ' + data.agents[agent] + ' lists them'), h('ul', { class: 'listing' }, items)) : null,
  ];
}

function drawEvidence(detail) {
  if (!detail.hits.length) return null;
  return [
    h('h3', {}, 'Evidence'),
    h('ul', { class: 'plain' }, detail.hits.map(([tier, token, where, proof]) => h('li', {}, h('b', {}, 'Tier ' + tier), ' ', h('code', {}, token), where && ' at ' + where, detail.conversations.length ? null : [h('br'), h('code', {}, proof)]))),
  ];
}
`;

;// CONCATENATED MODULE: ./build/lib/report/html/script.js
/** The page's own script: reads its data, draws the matrix and the open cell, and opens what a tab or an address names. Text is only ever set as text. */



const BASE_SCRIPT = String.raw `
const byId = (id) => document.getElementById(id);
const h = (tag, props, ...kids) => {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === 'class') node.className = value;
    else if (typeof value === 'function') node.addEventListener(key, value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  for (const kid of kids.flat(3)) if (kid !== null && kid !== undefined && kid !== '') node.append(kid);
  return node;
};
const data = JSON.parse(byId('data').textContent);
`;
const TABS_SCRIPT = `
const tabs = [...document.querySelectorAll('[role=tab]')];
function tab(name) {
  for (const one of tabs) {
    const on = one.value === name;
    one.setAttribute('aria-selected', String(on));
    one.tabIndex = on ? 0 : -1;
    byId(one.value).hidden = !on;
  }
}
for (const one of tabs) {
  one.addEventListener('click', () => tab(one.value));
  one.addEventListener('keydown', (event) => {
    const next = tabs[tabs.indexOf(one) + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0)];
    if (next && next !== one) { tab(next.value); next.focus(); }
  });
}
/** Opens a cell, whatever the matrix shows just now. */
function reveal(row, cell) {
  tab('matrix');
  chosen = 'all';
  filter.value = '';
  choose();
  if (!shown.includes(row)) {
    unfolded.add(keys.get(row));
    choose();
  }
  if (go(shown.indexOf(row), cell)) open(at, true);
}
/** A case elsewhere on the page. */
document.addEventListener('click', (event) => {
  const button = event.target.closest('button.case');
  if (!button) return;
  const [row, cell] = button.value.split(' ').map(Number);
  reveal(data.rows[row], cell);
});
/** #case/agent opens its cell. */
function visit() {
  const parts = location.hash.slice(1).split('/');
  if (parts.length !== 2) return;
  let names;
  try { names = parts.map(decodeURIComponent); } catch { return; }
  const cell = data.agents.indexOf(names[1]);
  const row = data.rows.find((one) => one.id === names[0]);
  if (cell >= 0 && row) reveal(row, cell);
}
addEventListener('hashchange', visit);
for (const node of document.querySelectorAll('.needs-script')) node.hidden = false;
tab('matrix');
choose();
visit();
`;
const PAGE_SCRIPT = `(() => {\n'use strict';\n${BASE_SCRIPT}${PANEL_SCRIPT}${CONVERSATION_SCRIPT}${MATRIX_SCRIPT}${TABS_SCRIPT}})();`;

;// CONCATENATED MODULE: ./build/lib/report/html/style.js
/** Style sheet of the HTML report: light and dark, from a phone to a wide screen. */
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--soft:#59636e;--line:#d1d9e0;--card:#f6f8fa;--red:#b3141f;--redbg:#ffebe9;--orange:#7d4e00;--orangebg:#fff8c5;--green:#116329;--greenbg:#dafbe1;--blue:#0550ae;--bluebg:#ddf4ff;--mark:#fff1a8;--focus:#0969da;--shadow:0 8px 30px #1f232833}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--soft:#9da7b1;--line:#3d444d;--card:#161b22;--red:#ff8b83;--redbg:#3c1618;--orange:#e3b341;--orangebg:#332701;--green:#6bdd83;--greenbg:#0f2d18;--blue:#8cc6ff;--bluebg:#0c2948;--mark:#5a4a00;--focus:#58a6ff;--shadow:0 8px 30px #000c}}
*{box-sizing:border-box}
[hidden]{display:none!important}
.hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
html{scrollbar-gutter:stable}
body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}
:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
header,main,footer{padding:0 24px;max-width:1600px;margin:0 auto}
header{padding-top:18px;padding-bottom:12px}
.top{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 14px}
h1{font-size:22px;line-height:1.3;margin:0}
.verdict{padding:1px 12px;border-radius:14px;border:1px solid}
.pass .verdict{color:var(--green);background:var(--greenbg)}.fail .verdict{color:var(--red);background:var(--redbg)}.inconclusive .verdict{color:var(--orange);background:var(--orangebg)}
.headline{font-size:16px;margin:0;font-weight:600}
header dl{display:flex;flex-wrap:wrap;gap:2px 24px;margin:8px 0 0;font-size:13px}header dl div{display:flex;gap:6px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
h2{font-size:17px;margin:24px 0 8px}
.note{margin:6px 0;padding:6px 12px;border-left:4px solid var(--blue);background:var(--bluebg);border-radius:0 6px 6px 0;overflow-wrap:anywhere}
.note.warning{border-color:var(--orange);background:var(--orangebg)}
code,pre{font:12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
code{padding:1px 5px;overflow-wrap:anywhere;background:var(--card);border-radius:4px}
pre{margin:0;padding:8px 10px;overflow:auto;max-height:340px;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border-radius:6px}
summary{cursor:pointer}
mark{background:var(--mark);color:inherit;border-radius:3px;padding:0 1px}
[role=tablist]{display:flex;gap:4px;flex-wrap:wrap;border-bottom:1px solid var(--line);margin-top:10px}
[role=tab]{font:inherit;color:var(--soft);background:none;border:0;border-bottom:2px solid transparent;padding:7px 12px;cursor:pointer}
[role=tab][aria-selected=true]{color:var(--fg);font-weight:600;border-bottom-color:var(--focus)}
.tools{display:flex;gap:8px 14px;align-items:center;flex-wrap:wrap;color:var(--soft);margin:12px 0 8px}
.chips{display:flex;gap:6px;flex-wrap:wrap}
button{font:inherit;color:inherit}
.chip{border:1px solid var(--line);background:var(--bg);border-radius:14px;padding:2px 11px;font-size:13px;cursor:pointer}
.chip[aria-pressed=true]{background:var(--fg);color:var(--bg);border-color:var(--fg)}
input[type=search]{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--soft);border-radius:6px;padding:4px 9px;width:270px;max-width:70vw}
#found{margin-left:auto;font-size:13px}
.keys{font-size:12px;color:var(--soft);margin:6px 0 0}
kbd{font:11px ui-monospace,monospace;border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:0 4px;background:var(--card);color:var(--fg)}
.delta{display:inline-block;font-size:11px;font-weight:600;letter-spacing:.02em;padding:1px 7px;border-radius:10px;background:var(--card);border:1px solid var(--line);white-space:nowrap}
.delta.REGRESSION,.delta.UNMET,.delta.BROKEN,.delta.MISSING_RESULT,.delta.MISSING_BASELINE{color:var(--red);background:var(--redbg);border-color:transparent}
.delta.OFFER_LOSS,.delta.SHRUNK,.delta.DELIVERY_LOSS,.delta.WEAKENED,.delta.INFRA,.delta.INCONCLUSIVE{color:var(--orange);background:var(--orangebg);border-color:transparent}
.delta.IMPROVEMENT{color:var(--green);background:var(--greenbg);border-color:transparent}
.delta.NEW,.delta.ACCEPTED{color:var(--blue);background:var(--bluebg);border-color:transparent}
.scroll{overflow:auto;border:1px solid var(--line);border-radius:8px;max-height:calc(100vh - 120px);min-height:200px}
table{border-collapse:separate;border-spacing:0;width:100%}
th,td{text-align:left;vertical-align:top;border-bottom:1px solid var(--line);padding:0}
tbody tr:last-child>*{border-bottom:0}
thead th{position:sticky;top:0;z-index:2;background:var(--card);font-weight:600;white-space:nowrap;padding:7px 12px}
thead small{display:block;font-weight:400;color:var(--soft)}
tbody th{font-weight:400;padding:6px 12px;min-width:200px;max-width:360px;overflow-wrap:anywhere;background:var(--bg);position:sticky;left:0;z-index:1}
thead th:first-child{left:0;z-index:3}
tbody td.marks{padding:6px 12px;font-size:12px;color:var(--soft);min-width:120px}
tbody tr:hover>*{background:var(--card)}
.fold{font-size:12px;color:var(--soft);background:none;border:0;padding:0 0 0 6px;text-decoration:underline;cursor:pointer}
.skill{display:block;color:var(--soft);font-size:12px}
.cell{display:block;position:relative;width:100%;min-height:34px;text-align:left;background:none;border:0;padding:6px 12px;cursor:pointer;overflow-wrap:anywhere;border-radius:4px}
.cell:hover{background:var(--bluebg)}.cell.open{background:var(--bluebg);box-shadow:inset 0 0 0 2px var(--focus)}
.cell:focus-visible{outline-offset:-2px}
.cell small{display:block;color:var(--soft)}
td.blank{padding:6px 12px;color:var(--soft)}
.s-pass{color:var(--green)}.s-fail,.s-missing{color:var(--red)}.s-could_not_run{color:var(--orange)}.s-expected_fail,.s-not_run,.s-offer{color:var(--soft)}
.s-offer.strong{color:var(--orange)}.strong{font-weight:600}.strong small{font-weight:400}
.finding{border:1px solid var(--line);border-left:4px solid var(--orange);border-radius:6px;margin:8px 0;padding:8px 14px}
.finding.REGRESSION,.finding.UNMET,.finding.MISSING_RESULT,.finding.MISSING_BASELINE{border-left-color:var(--red)}
.finding>summary{overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:5px 16px;margin:10px 0 4px}
.paste{margin:8px 0;border:1px solid var(--line);border-radius:6px;padding:8px 14px}
.listing{columns:3 260px;margin:4px 0;padding-left:18px;font-size:13px}.listing li{overflow-wrap:anywhere}
.scroll.short{max-height:none;min-height:0;margin:10px 0;width:fit-content;max-width:100%}
caption{text-align:left;padding:7px 12px;color:var(--soft);border-bottom:1px solid var(--line)}
.grid td,.list td{padding:6px 12px;overflow-wrap:break-word;max-width:420px}.list tbody th{overflow-wrap:break-word}
.grid thead th{position:static;white-space:normal;overflow-wrap:anywhere;min-width:76px;max-width:130px;vertical-align:bottom}.grid thead th:first-child{position:sticky}
.grid td{text-align:center;font-variant-numeric:tabular-nums}
.grid td.right{color:var(--green);background:var(--greenbg)}.grid td.wrong{color:var(--red);background:var(--redbg);font-weight:600}
.list td{min-width:70px}.list tbody th{min-width:120px}.list td:last-child{min-width:180px}
.case{border:1px solid var(--line);background:var(--card);border-radius:6px;padding:1px 7px;font-size:13px;cursor:pointer;margin:1px 0;overflow-wrap:anywhere;text-align:left}.case:hover{border-color:var(--focus)}
.scores>summary{padding:6px 0}
.trend{margin:0;padding:8px 12px;width:max-content}.trend svg{display:block;fill:var(--soft)}
footer{color:var(--soft);padding-top:18px;padding-bottom:24px;font-size:12px;overflow-wrap:anywhere}
#panel{position:fixed;z-index:9;top:0;right:0;bottom:0;width:min(720px,52vw);background:var(--bg);border-left:1px solid var(--line);box-shadow:var(--shadow);display:flex;flex-direction:column}
#panel .bar{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start;padding:12px 18px;border-bottom:1px solid var(--line)}
#panel .bar h2{margin:0;font-size:16px;flex:1 1 200px;overflow-wrap:anywhere}
#panel .bar h2 small{display:block;font-weight:400;font-size:13px;color:var(--soft)}
#panel .bar button,.trials button{border:1px solid var(--line);background:var(--card);border-radius:6px;padding:3px 9px;cursor:pointer}
#panel .bar label{font-size:12px;color:var(--soft)}#beside{font:inherit;color:var(--fg);background:var(--card);border:1px solid var(--line);border-radius:6px;padding:3px}
#panel.pair{width:min(1400px,92vw)}#panel.pair #detail{display:grid;grid-template-columns:1fr 1fr;gap:0 24px;align-content:start}.side{min-width:0}
.trials{display:flex;gap:6px;flex-wrap:wrap;margin:8px 0}.trials button[aria-pressed=true]{border-color:var(--focus);box-shadow:inset 0 0 0 1px var(--focus)}
#detail{overflow:auto;padding:4px 18px 32px;flex:1}
#detail h3{font-size:13px;margin:18px 0 6px;color:var(--soft);font-weight:600}
#detail p{margin:6px 0;overflow-wrap:anywhere}
.state{font-weight:600;font-size:15px}
.turn{border:1px solid var(--line);border-radius:8px;margin:8px 0;overflow:hidden}
.turn>.who{display:flex;gap:4px 8px;align-items:baseline;flex-wrap:wrap;padding:5px 10px;font-size:12px;color:var(--soft);background:var(--card)}
.turn>.who b{color:var(--fg);font-size:13px}.turn>.who .at{margin-left:auto}
.turn .text{padding:8px 10px;white-space:pre-wrap;overflow-wrap:anywhere}
.turn pre{border-radius:0;background:none}.turn pre+pre,.turn details{border-top:1px dashed var(--line)}
.turn details summary{padding:5px 10px;font-size:12px;color:var(--soft)}
.turn.prompt{border-color:var(--blue)}.turn.prompt>.who{background:var(--bluebg)}
.turn.fault,.turn.refused{border-color:var(--red)}.turn.fault>.who,.turn.refused>.who{background:var(--redbg)}
.turn.proof{border:2px solid var(--green)}.turn.proof>.who{background:var(--greenbg)}
.evidence{padding:5px 10px;font-size:13px;color:var(--green);border-top:1px dashed var(--line);overflow-wrap:anywhere}
.hook{margin:0;border-top:1px dashed var(--line);padding:5px 10px;font-size:12px;overflow-wrap:anywhere}.hook pre{padding:4px 0}
.gap{color:var(--soft);text-align:center;font-size:12px}
ul.plain{margin:4px 0;padding-left:18px}ul.plain li{margin:3px 0;overflow-wrap:anywhere}ul.plain code{display:inline-block}
@media (min-width:1000px){body.split main,body.split header,body.split footer{margin-right:min(720px,52vw);margin-left:0}}
@media (max-width:999px){#panel,#panel.pair{width:100%;border-left:0}#panel.pair #detail{grid-template-columns:1fr}}
@media (max-width:640px){header,main,footer{padding-left:12px;padding-right:12px}.facts{grid-template-columns:1fr;gap:2px}.facts dd{margin-bottom:6px}tbody th{min-width:130px;padding:6px 8px}.cell{padding:6px 8px;min-width:104px}thead th{padding:6px 8px}.keys{display:none}#found{margin-left:0}}
@media print{.scroll{max-height:none;overflow:visible}#panel,.tools,[role=tablist]{display:none}}
@media (prefers-reduced-motion:no-preference){.cell,.chip{transition:background .1s}}
`;

;// CONCATENATED MODULE: ./build/lib/report/html/html.js
/** Renders a report as one self-contained HTML page: the table of cases and agents, and behind each cell its evidence and conversation. */

















function renderHtml(input) {
    const { comparison, results } = input;
    const view = makeView(input);
    const gate = view_words/* GATE_WORDS */.OO[comparison.gate];
    const hash = (0,external_node_crypto_.createHash)('sha256').update(PAGE_SCRIPT).digest('base64');
    // Even if an escape is missed, the page runs only its own script and loads nothing.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
    const { findings, findingOf } = findAll(input);
    const entries = suggestEntries(input);
    const confused = (0,confusion/* confuse */.c)(results);
    const choices = confused.length ? renderChoices(confused, cellFinder(view)) : '';
    const history = input.history ? renderHistory(input.history, results) : '';
    const parts = (0,view_parts/* tabulateParts */.XO)(results);
    const title = input.package ? ` · ${(0,text_escape/* oneLine */.TN)(input.package, 120)}` : '';
    const tabs = [
        ['matrix', 'Matrix'],
        ...(findings.length ? [['findings', `What needs attention (${findings.length})`]] : []),
        ...(choices ? [['choices', 'What was chosen']] : []),
        ...(history ? [['history', 'History']] : []),
        ...(parts ? [['parts', parts.title]] : []),
        ...(entries.length ? [['entries', `Baseline entries (${entries.length})`]] : []),
        ['about', 'About this batch'],
    ];
    const section = (id, body) => `<section id="${id}" role="tabpanel" aria-labelledby="tab-${id}">\n${body}\n</section>`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gate: ${gate.says}${(0,text_escape/* escapeHtml */.ZD)(title)} · agent-routing</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="${gate.says}">
<div class="top"><h1><span class="verdict">Gate: ${gate.says}</span>${(0,text_escape/* escapeHtml */.ZD)(title)}</h1><p class="headline">${(0,text_escape/* escapeHtml */.ZD)(view.headline)}</p></div>
<dl>${renderFacts(input, view)}</dl>
</header>
<main>
${renderNotes(input, view)}
<div role="tablist" aria-label="Parts of the report" class="needs-script" hidden>${tabs.map(([id, name]) => `<button role="tab" type="button" id="tab-${id}" value="${id}" aria-controls="${id}">${name}</button>`).join('')}</div>
${section('matrix', renderMatrix(view))}
${findings.length ? section('findings', findings.map(renderFinding).join('\n')) : ''}
${choices ? section('choices', choices) : ''}
${history ? section('history', history) : ''}
${parts ? `${section('parts', renderParts(parts))}\n` : ''}${entries.length ? section('entries', `<p>For ${(0,text_escape/* escapeHtml */.ZD)(input.baseline_file ?? 'provider-baseline.json')}, ready to paste:</p><pre tabindex="0">${(0,text_escape/* escapeHtml */.ZD)(entries.map(renderSuggestedEntry).join(',\n'))}</pre>`) : ''}
${section('about', `<p><b>${comparison.mode}</b>: ${(0,text_escape/* escapeHtml */.ZD)(view.proves)}</p><p>${(0,text_escape/* escapeHtml */.ZD)(view.counts.join(' '))}</p>`)}
</main>
<div id="panel" role="dialog" aria-labelledby="title" hidden><div class="bar"><h2 id="title" tabindex="-1"></h2><label>Beside it: <select id="beside"></select></label><button id="previous" type="button" aria-label="Case above">\u2191</button><button id="next" type="button" aria-label="Case below">\u2193</button><button id="close" type="button" aria-label="Close (Escape)">\u2715</button></div><div id="detail" role="region" aria-label="Why it was judged so" tabindex="0"></div></div>
<footer>batch ${(0,text_escape/* escapeHtml */.ZD)(results.batch_run_id)} · ${(0,text_escape/* escapeHtml */.ZD)(results.generated_at_utc)} · agent-routing ${(0,text_escape/* escapeHtml */.ZD)(results.environment.tool_version)}</footer>
${embedData(makePageData(input, view, findingOf))}
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
function cellFinder({ rows, agents }) {
    const places = new Map(rows.map(({ case_id }, row) => [case_id, row]));
    return (case_id, agent) => {
        const [row, cell] = [places.get(case_id) ?? -1, agents.indexOf(agent)];
        return row < 0 || cell < 0 ? null : { row, cell };
    };
}
function findAll(input) {
    const findingOf = new Map();
    const findings = explainGroups(input).map(({ rows, finding }) => {
        for (const row of rows)
            findingOf.set((0,view_words/* keyOf */.TN)(row.case_id, row.agent), finding);
        return finding;
    });
    return { findings: [...findings, ...(0,part_findings/* explainParts */.Cf)(input)], findingOf };
}
function renderFacts({ comparison, results }, view) {
    const { ref, sha, head } = view.refs;
    const against = ref
        ? `${ref}${sha ? ` at ${sha.slice(0, 7)}` : ''}`
        : comparison.baseline.current
            ? 'the current baseline'
            : 'no baseline';
    const facts = [
        ['mode', view.mode.replace(/^mode /, '')],
        ...(view.had ? [['source', view.had]] : []),
        ['against', `${against}${head ? ` \u2192 ${head.slice(0, 7)}` : ''}`],
        ['agents', view.versions.join(', ')],
        ['skills', results.environment.skills_hash.slice(0, 12)],
    ];
    return facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(value ?? '', 300))}</dd></div>`).join('');
}
function renderNotes(input, view) {
    const notes = [
        ...[view.unguarded?.whole, view.partial].flatMap((message) => (message ? [{ level: 'warning', message }] : [])),
        ...input.comparison.notes,
        ...(input.notes ?? []).map((message) => ({ level: 'notice', message })),
    ];
    return notes.map((note) => `<p class="note ${note.level}">${rich((0,text_escape/* oneLine */.TN)(note.message, 1000))}</p>`).join('\n');
}
function renderParts({ head, rows, reasons }) {
    const cells = ([name = '', ...others]) => `<tr><th scope="row">${(0,text_escape/* escapeHtml */.ZD)(name)}</th>${others.map((text) => `<td>${(0,text_escape/* escapeHtml */.ZD)(text)}</td>`).join('')}</tr>`;
    return `${scrolled('parts-list', `<table class="list"><caption id="parts-list">What the source ships besides skills</caption>${headOf(head)}<tbody>${rows.map(cells).join('')}</tbody></table>`)}
<ul>${reasons.map((reason) => `<li>${rich(reason)}</li>`).join('')}</ul>`;
}
/** The rows are drawn by the script, as far as they are looked at. */
function renderMatrix(view) {
    const changed = view.rows.filter(({ shown }) => shown).length;
    const deltas = [...new Set(view.rows.flatMap((row) => row.deltas.map(({ delta }) => delta)))].sort((a, b) => view_words/* DELTA_WORDS */.nu[a].rank - view_words/* DELTA_WORDS */.nu[b].rank);
    const chip = (value, words) => `<button type="button" class="chip" id="chip-${value}" value="${value}" aria-pressed="false">${words}</button>`;
    const chips = [
        chip('all', `All ${view.rows.length}`),
        ...(changed > 0 ? [chip('changed', `What changed ${changed}`)] : []),
        ...deltas.map((delta) => chip(delta, `${delta} ${view.rows.filter((row) => row.deltas.some((one) => one.delta === delta)).length}`)),
    ];
    const passed = (agent) => {
        const states = view.rows.map(({ cells }) => cells.get(agent)?.state);
        const ran = states.filter((state) => state && state !== 'not_run' && state !== 'offer');
        return `${ran.filter((state) => state === 'pass').length} of ${ran.length} pass`;
    };
    const heads = view.agents.map((agent) => `<th scope="col">${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(agent, 80))}<small>${passed(agent)}</small></th>`);
    return `<noscript><p class="note warning">The table needs this page's own script, which loads nothing.</p></noscript>
<div class="tools needs-script" hidden><div class="chips" role="group" aria-label="Rows to show">${chips.join('')}</div><label>Filter <input id="filter" type="search" placeholder="case, skill, agent, words"></label><span id="found" role="status"></span></div>
<div class="scroll" id="scroll" role="region" aria-label="Cases and agents" tabindex="0"><table><thead><tr><th scope="col">case<small>skill</small></th>${heads.join('')}<th scope="col">delta<small>since the baseline</small></th></tr></thead><tbody id="rows"></tbody></table><div id="more"></div></div>
<p id="none" class="note" hidden>No row fits this filter.</p>
<p class="keys needs-script" hidden><kbd>\u2191</kbd> <kbd>\u2193</kbd> <kbd>\u2190</kbd> <kbd>\u2192</kbd> move · <kbd>Enter</kbd> opens a cell · <kbd>Esc</kbd> closes it · <kbd>/</kbd> filters</p>`;
}
function renderFinding(finding, index) {
    const place = finding.place && (0,locations/* namePlace */.R)(finding.place);
    const rows = [
        ['Cause', rich(finding.cause)],
        finding.was
            ? ['Was in', `<code>${(0,text_escape/* escapeHtml */.ZD)(finding.was)}</code>`]
            : [
                finding.pushed ? 'Pushed out by' : 'File',
                place && `<code>${(0,text_escape/* escapeHtml */.ZD)(place)}</code>${finding.more_places ? ` and ${finding.more_places} more` : ''}`,
            ],
        [labelOfFix(finding), finding.fix && rich(finding.fix)],
        ['Proof', finding.proof && `<code>${(0,text_escape/* escapeHtml */.ZD)(finding.proof)}</code>`],
        [labelOfCommand(finding), finding.reproduce && `<code class="command">${(0,text_escape/* escapeHtml */.ZD)(finding.reproduce)}</code>`],
        ['Accept', finding.accept && rich(finding.accept)],
    ];
    const body = rows.filter(([, words]) => words).map(([name, words]) => `<dt>${name}</dt><dd>${words}</dd>`);
    return `<details class="finding ${finding.delta}"${index < 5 ? ' open' : ''}><summary><span class="delta ${finding.delta}">${finding.delta}</span> ${rich(finding.title)}</summary><dl class="facts">${body.join('')}</dl></details>`;
}
function rich(text) {
    const parts = text.split('`');
    if (parts.length % 2 === 0)
        return (0,text_escape/* escapeHtml */.ZD)(text);
    return parts.map((part, index) => (index % 2 ? `<code>${(0,text_escape/* escapeHtml */.ZD)(part)}</code>` : (0,text_escape/* escapeHtml */.ZD)(part))).join('');
}

;// CONCATENATED MODULE: ./build/lib/report/view/limit.js
/** Selects how many of a list of rendered pieces fit into a limit; the pieces come most important first. */
const SUMMARY_LIMIT = { in: 'bytes', max: 1_000_000 };
const COMMENT_LIMIT = { in: 'units', max: 56_000 };
function measure(text, limit) {
    return limit.in === 'bytes' ? Buffer.byteLength(text) : text.length;
}
function takeFitting(pieces, room, limit) {
    let used = 0;
    const kept = [];
    for (const piece of pieces) {
        const size = measure(piece, limit) + 1;
        if (used + size > room)
            break;
        used += size;
        kept.push(piece);
    }
    return { kept, used };
}

;// CONCATENATED MODULE: ./build/lib/report/markdown/text.js
/** Turns untrusted words and addresses into the pieces of a Markdown report. */

/** Only an address that can end neither the attribute nor the cell. `words` is Markdown already. */
function text_link(words, url) {
    return /^https?:\/\/[^\s<>"'`|]+$/.test(url) ? `<a href="${url.replaceAll('&', '&amp;')}">${words}</a>` : words;
}
/** Text with code between backticks: both kinds are escaped, so hostile text can at most become code. */
function text_rich(text, limit) {
    const parts = text.slice(0, limit * 2).split('`');
    if (parts.length % 2 === 0)
        return (0,text_escape/* escapeMarkdown */.FV)(text, limit);
    return parts.map((part, index) => (index % 2 ? (0,text_escape/* codeMarkdown */.fl)(part, limit) : spaced(part, limit))).join('');
}
/** Escaped, but keeping the spaces at both ends, which separate it from the code next to it. */
function spaced(text, limit) {
    return `${/^\s/.test(text) ? ' ' : ''}${(0,text_escape/* escapeMarkdown */.FV)(text, limit)}${/\S\s$/.test(text) ? ' ' : ''}`;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown/baseline.js
/** Renders what belongs into the baseline, ready to paste: the whole of a first one, or the entries that are missing. */



const BASELINE = 'provider-baseline.json';
/** A fence longer than any run of backticks in the text cannot be closed by it. */
function fenced(text) {
    let longest = 2;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return `${fence}json\n${text}\n${fence}`;
}
function renderSuggestedEntries(entries, all, input) {
    const file = (0,text_escape/* codeMarkdown */.fl)(input.baseline_file ?? BASELINE);
    const more = entries.length < all ? `\n\n${omitted(all - entries.length, 'entry', input, 'entries')}` : '';
    return `<details><summary>\ud83d\udccb Entries for ${file}, ready to paste</summary>\n\n${fenced(entries.join(',\n'))}${more}\n\n</details>`;
}
function renderBaseline(text, input) {
    const file = (0,text_escape/* codeMarkdown */.fl)(input.baseline_file ?? BASELINE);
    const stored = input.artifact_url ? `, also in ${text_link('the artifact', input.artifact_url)}` : '';
    return `<details><summary>\ud83d\udccb The first ${file}, ready to commit${stored}</summary>\n\n${fenced(text.trimEnd())}\n\n</details>`;
}
/** Where it does not fit, the report says where it is. */
function nameBaseline(input) {
    const file = (0,text_escape/* codeMarkdown */.fl)(input.baseline_file ?? BASELINE);
    return `<i>The first ${file} is too long to be shown here: it is in ${input.artifact_url ? text_link('the artifact', input.artifact_url) : 'the artifact'}.</i>`;
}
function omitted(n, one, input, many = `${one}s`) {
    const artifact = input.artifact_url ? text_link('the artifact', input.artifact_url) : 'the artifact';
    return `<i>${(0,count/* count */.U9)(n, one, many)} omitted, see ${artifact}.</i>`;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown/finding.js
/** Renders a finding in GitHub Markdown: what broke, for whom, why, in which file and what to do, all open; what is only looked up stays folded. */







/** said: what stands above already, once for all findings. */
function finding_renderFinding(finding, input, said = new Set()) {
    const { sign, title, means = '' } = view_words/* DELTA_WORDS */.nu[finding.delta];
    const { accept } = finding;
    // The code is what the documents, the JSON and the annotations call it.
    const about = [
        [(0,text_escape/* codeMarkdown */.fl)(finding.delta), finding.own_case ? (0,view_words/* saysOf */.wv)(finding.delta, true) : means].filter(Boolean).join(': '),
        finding.scope,
    ]
        .filter(Boolean)
        .join('; ');
    // Three lines: what broke, for whom and where, before what such a finding is called; why; what to do.
    const open = [
        `${sign} <b>${title}:</b> ${text_rich(finding.title, 400)}${finding.what === null ? '' : `: <b>${text_rich(finding.what, 200)}</b>`}${describePlace(finding, input)} <sub>(${about})</sub>`,
        finding.why && `<b>Why:</b> ${text_rich((0,sentence/* endSentence */.H_)(finding.why), 900)}`,
        finding.refused && `<b>Refused by:</b> ${text_rich((0,sentence/* endSentence */.H_)(finding.refused), 300)}`,
        finding.fix && `<b>${labelOfFix(finding)}:</b> ${text_rich((0,sentence/* endSentence */.H_)(finding.fix), 500)}`,
        accept && `<b>If it is meant:</b> ${said.has(accept) ? 'as above.' : text_rich(accept, 900)}`,
    ]
        .filter(Boolean)
        .join('<br>\n');
    const rows = [
        ['Cause in full', finding.abridged && text_rich(finding.cause, 900), 'the whole cause'],
        ['Proof', finding.proof && (0,text_escape/* codeMarkdown */.fl)(finding.proof, 600), 'proof'],
        [
            labelOfCommand(finding),
            finding.reproduce && (0,text_escape/* codeMarkdown */.fl)(finding.reproduce, 400),
            finding.delta === 'WEAKENED' ? 'the change' : 'how to reproduce it',
        ],
    ].flatMap(([name, words, short]) => (name && words && short ? [[name, words, short]] : []));
    if (accept)
        said.add(accept);
    if (rows.length === 0)
        return open;
    const names = rows.map(([, , short]) => short).join(', ');
    const body = rows.map(([name, words]) => `- <b>${name}:</b> ${words}`).join('\n');
    return `${open}\n\n<details><summary>More: ${names}</summary>\n\n${body}\n\n</details>`;
}
/** Where it was comes before where it is still named. */
function describePlace({ place, was, pushed, more_places }, input) {
    if (was)
        return ` (gone: ${(0,text_escape/* codeMarkdown */.fl)(was, 300)})`;
    const together = pushed && more_places > 0 ? ' together' : '';
    return place
        ? `, ${pushed ? 'pushed out by' : 'in'} ${renderPlace(place, input)}${finding_more(more_places)}${together}`
        : '';
}
const finding_more = (files) => (files > 0 ? ` and ${(0,count/* count */.U9)(files, 'more file', 'more files')}` : '');
function renderPlace(place, { file_url }) {
    const words = (0,text_escape/* codeMarkdown */.fl)((0,locations/* namePlace */.R)(place), 300);
    return file_url ? text_link(words, file_url(place)) : words;
}

;// CONCATENATED MODULE: ./build/lib/report/findings/headline.js
/** Turns a comparison into the sentence by which a reader knows at a glance what broke and on which agents. */
















/** Of the worst finding, else the first warning; null: there is neither. Text between backticks is code. */
function headlineOf(input) {
    const said = describeWorst(input);
    return said !== null && input.comparison.gate === 'inconclusive' ? `${OPEN}${said}` : said;
}
const OPEN = 'Inconclusive: ';
function describeWorst(input) {
    const groups = (0,group_deltas/* groupDeltas */.jK)(input);
    const parts = (0,part_findings/* groupParts */.qp)(input);
    const [rows] = groups;
    const fails = (all) => all.some((one) => one.fails);
    const part = parts.find(fails) ?? parts[0];
    if (!rows && !part)
        return firstWarning(input);
    const isPart = part !== undefined && (!rows || (fails(part) && !fails(rows)));
    const own = rows ?? [];
    const sentence = isPart ? describeParts(part, input) : (0,findings_change/* nameKnown */.Jg)(own, input) + describe(own, input);
    const others = groups.length + parts.length - 1;
    return others > 0 ? `${sentence}, and ${(0,count/* count */.U9)(others, 'more finding')}` : sentence;
}
/** Its first sentence. */
function firstWarning({ comparison }) {
    const warning = comparison.notes.find(({ level, usual }) => level === 'warning' && !usual);
    return warning ? (0,text_escape/* oneLine */.TN)(warning.message, 300).replace(/\.(?: .*)?$/, '') : null;
}
/** What a note says beside the headline: a sentence does not stand twice. */
const withoutHeadline = (message, headline) => headline !== null && message.startsWith(`${headline.replace(OPEN, '')}.`)
    ? message.slice(headline.replace(OPEN, '').length + 1).trim()
    : message;
function describeParts(parts, { agent_title = (agent) => agent }) {
    const [{ delta, kind, agents, rule, message }] = parts;
    const [one, many] = (0,part/* wordsOf */.Z9)({ kind, rule });
    const names = (0,count/* listFew */.lE)(parts.map(({ name }) => (0,view_names/* code */.a)(name)));
    if (delta === 'REMOVED')
        return `The ${parts.length > 1 ? `${many} ${names} are` : `${one} ${names} is`} gone`;
    const who = joinAnd(agents.map(agent_title));
    if (rule === 'skill-offer' && message.startsWith('not offered'))
        return `${who} ${agents.length > 1 ? 'do' : 'does'} not list ${names}`;
    return `${names}${delta === 'SHRUNK' && agents.length > 0 ? ` on ${who}` : ''}: ${(0,text_escape/* oneLine */.TN)(message, 200)}`;
}
function describe(rows, input) {
    const [row] = rows;
    const { agent_title = (agent) => agent, comparison } = input;
    const names = (0,title/* distinct */.dM)(rows.map(({ agent }) => agent));
    const agents = names.map(agent_title);
    const who = agents.length > 3 ? `${agents.length} agents` : joinAnd(agents);
    const verb = (one, many) => (agents.length > 1 ? many : one);
    const cases = (0,title/* distinct */.dM)(rows.flatMap(({ case_id }) => (case_id === null ? [] : [(0,view_names/* code */.a)(case_id)])));
    const skills = (0,title/* distinct */.dM)(rows.flatMap(({ skill }) => (skill === null ? [] : [(0,view_names/* code */.a)(skill)])));
    const [noun, nth] = cases.length > 1 ? ['Cases', 1] : ['Case', 0];
    const some = (...words) => `${noun} ${(0,count/* listFew */.lE)(cases)} ${words[nth]}`;
    switch (row.delta) {
        case 'OFFER_LOSS':
            return `${who} ${describeLoss(row, verb, skills)}`;
        case 'WEAKENED':
            if (row.less === 'lowered')
                return `Less is expected of ${noun.toLowerCase()} ${(0,count/* listFew */.lE)(cases)} on ${who} than at ${comparison.baseline.ref ?? 'the baseline'}`;
            if (row.less === 'deleted')
                return some('was deleted', 'were deleted');
            if (row.less === 'not_run')
                return some('is', 'are').concat(` no longer run on ${who}`);
            return some('checks', 'check').concat(` less on ${who} than at ${comparison.baseline.ref ?? 'the baseline'}${describeLess(rows)}`);
        case 'MISSING_RESULT':
            return `${who} left no result for ${(0,count/* count */.U9)(cases.length, 'case')}`;
        case 'MISSING_BASELINE':
            return some('has', 'have').concat(' no baseline entry');
        case 'INCONCLUSIVE':
            return some('is', 'are').concat(' undecided');
        case 'INFRA':
            return `${who} ${(0,findings_outage/* explainOutage */.XW)(rows, input).what?.replace(/ \(it first failed.*$/, '') ?? 'could not run'}`;
        default:
            return headline_describeFail(rows, input, {
                who,
                on: names.every((name) => name === plan/* OFFLINE */.G) ? '' : ` on ${who}`,
                verb,
            });
    }
}
/** What a case no longer checks, where it is one thing on all agents. */
function describeLess(rows) {
    const [said = '', ...others] = (0,title/* distinct */.dM)(rows.map(({ reason }) => /: (.*)$/s.exec(reason ?? '')?.[1] ?? ''));
    return said === '' || others.length > 0 ? '' : `: ${(0,text_escape/* oneLine */.TN)(said, 100)}`;
}
/** The names that all of the agents have; each name, where they share none. */
function onAll(rows, nameOf) {
    const agents = new Set(rows.map(({ agent }) => agent)).size;
    const names = [...(0,group_by/* groupBy */.$)(rows, nameOf)].filter(([name]) => name !== '');
    const shared = names.filter(([, own]) => new Set(own.map(({ agent }) => agent)).size === agents);
    return (shared.length > 0 ? shared : names).map(([name]) => name);
}
function headline_describeFail(rows, input, { who, on, verb }) {
    const [row] = rows;
    const results = rows.map((one) => (0,find_result/* findResult */.t)(input, one));
    const [result = null] = results;
    const calls = onAll(rows, (one) => (0,find_result/* findResult */.t)(input, one)?.tried_call?.call ?? '');
    const subjects = onAll(rows, (one) => one.skill ?? '');
    const about = [subjects, calls].find((names) => names.length > 0) ?? onAll(rows, (one) => one.case_id ?? '');
    const subject = (0,count/* listFew */.lE)(about.map(view_names/* code */.a));
    const before = row.delta === 'REGRESSION';
    if (row.status === 'infra_error')
        return `${who} could not run ${subject}`;
    if (row.failure_kind === 'offer_too_weak' && row.loss)
        return `${who} ${describeLoss(row, verb, subjects.map(view_names/* code */.a))}`;
    const taken = row.case_id && (0,parts_rows/* takenSubagent */.xr)(row);
    if (taken)
        return `The subagent ${(0,view_names/* code */.a)(taken.name)}, which case ${(0,view_names/* code */.a)(row.case_id ?? '')} needs, ${taken.became}`;
    if (row.timed_out)
        return `${subject} ${row.status === 'pass' ? 'takes too long' : 'timed out'}${on}`;
    const inside = (0,title/* insideOf */.kP)(rows, input);
    if (row.failure_kind === 'skill_not_offered' && inside !== null)
        return `The subagent ${(0,view_names/* code */.a)(inside)} ${before ? 'no longer sees' : 'does not see'} ${subject}${on}`;
    if (row.failure_kind === 'skill_not_offered' && on !== '')
        return `${who} ${before ? verb('no longer lists', 'no longer list') : verb('does not list', 'do not list')} ${subject}`;
    const lost = on === '' || !before ? null : nameLost(results, subject, { who, on, verb });
    const words = (0,title/* distinct */.dM)(results.flatMap((one) => (one && one.status === 'fail' ? [view_kinds/* KINDS */.GW[one.kind].fail(one, input.results.mode)] : [])));
    const why = words.length === 1 ? ` (${words[0]})` : '';
    const plural = subjects.length > 1 || calls.length > 1;
    if (before && rows.every((one) => (0,locate/* isOwnCase */.Tc)(one, input))) {
        const cases = (0,title/* distinct */.dM)(rows.map((one) => (0,view_names/* code */.a)(one.case_id ?? '')));
        const [noun, was] = cases.length > 1 ? ['Cases', 'were changed, and fail'] : ['Case', 'was changed, and fails'];
        return `${noun} ${(0,count/* listFew */.lE)(cases)} ${was}${on}${why}`;
    }
    if (lost !== null)
        return lost;
    if (words.length === 1 && (0,subject_files/* listLostHooks */.B0)(rows, input).length > 0)
        return `This branch removes the hook for ${subject}: ${words[0]}${on}`;
    if (result?.kind === 'tool_route' && words.length === 1) {
        if (result.tried_call?.failure === 'turned_off')
            return `All hooks are turned off${on}`;
        const ofHook = words[0]?.startsWith('hook ') ? words[0].slice(5) : null;
        const was = ofHook?.startsWith('not ') ? 'was ' : '';
        return ofHook === null ? `${subject}: ${words[0]}${on}` : `The hook for ${subject} ${was}${ofHook}${on}`;
    }
    return `${subject} ${before ? (plural ? 'no longer pass' : 'no longer passes') : plural ? 'fail' : 'fails'}${on}${why}`;
}
/** What an agent had of the skill before; null: the failures differ, or their usual words say it. */
function nameLost(results, subject, { who, on, verb }) {
    const [result] = results;
    if (!result || results.some((one) => one?.failure_kind !== result.failure_kind))
        return null;
    const file = result.missing_evidence.length === 1 ? (0,view_names/* code */.a)(result.missing_evidence[0] ?? '') : 'the files';
    switch (result.failure_kind) {
        case 'ambiguous_skill':
            return `${subject} now names two skills${on}`;
        case 'skill_load_failed':
            return result.delivery?.state === 'empty'
                ? `${subject} no longer has any text for ${who}`
                : `${who} no longer ${verb('loads', 'load')} ${subject}${result.blocked_by ? ": the source's own hook blocks it" : ''}`;
        case 'delivery_too_weak':
            return `${who} now ${verb('cuts', 'cut')} the text of ${subject}`;
        case 'missing_skill_file_evidence':
            return `${who} no longer ${verb('reads', 'read')} ${file} of ${subject}`;
        default:
            return null;
    }
}
function describeLoss({ loss }, verb, all) {
    const skills = (0,count/* listFew */.lE)(all);
    const offer = loss?.after.offer;
    if (offer === 'name_only')
        return `now ${verb('lists', 'list')} ${skills} by name alone`;
    if (offer === 'cut')
        return `now ${verb('cuts', 'cut')} the description${all.length > 1 ? 's' : ''} of ${skills}`;
    return `no longer ${verb('lists', 'list')} ${skills}`;
}
function joinAnd(names) {
    return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown/head.js




/** A gate that did not pass is followed by what was found; its notes come after that. */
function renderHead(input, view) {
    const { comparison } = input;
    const line = [
        describeGate(comparison.gate, describeOpen(input)),
        view.headline,
        renderRun(input, view),
        view.unguarded?.short,
    ];
    const said = headlineOf(input);
    return [
        // A file of the command line starts with the gate; a comment on GitHub also names this tool.
        input.package === undefined ? '' : renderTitle(input.package),
        said === null ? '' : `### ${text_rich(said, 300)}`,
        line.filter(Boolean).join(' · '),
        comparison.gate === 'pass' ? head_renderNotes(listNotes(input, view)) : '',
    ]
        .filter(Boolean)
        .join('\n\n');
}
/** `\u26a0\ufe0f Gate: inconclusive (nothing failed, but a person has to decide)`; open: what exactly, where it is known. */
function describeGate(gate, open = null) {
    const { sign, says, means: usual } = view_words/* GATE_WORDS */.OO[gate];
    const means = open ?? usual;
    return `${sign} **Gate: ${says}**${means ? ` (${means})` : ''}`;
}
const UNJUDGED = ['INFRA', 'INCONCLUSIVE', 'MISSING_RESULT'];
const BLOCKS = 'blocks the merge where this check is required';
/** Whether to run it again, or to look into it, before a merge. */
function describeOpen({ comparison, pull_request = false }) {
    const { gate, deltas, parts = [], missing_agents } = comparison;
    const shown = [...deltas, ...parts].filter(({ delta }) => view_words/* DELTA_WORDS */.nu[delta].shown);
    if (gate === 'fail' && missing_agents.length > 0 && !shown.some(({ fails }) => fails))
        return `${pull_request ? `${BLOCKS}, until it is run again: ` : ''}no failure was found, but nothing could be judged on ${missing_agents.map((agent) => (0,text_escape/* codeMarkdown */.fl)(agent, 60)).join(', ')}`;
    if (gate === 'fail' && pull_request)
        return BLOCKS;
    if (gate !== 'inconclusive')
        return null;
    const open = shown.filter(({ delta }) => view_words/* DELTA_WORDS */.nu[delta].rank < view_words/* DELTA_WORDS */.nu.ACCEPTED.rank);
    return open.length > 0 && open.every(({ delta }) => UNJUDGED.includes(delta))
        ? 'nothing failed and the merge is not blocked, but not everything could be judged: run it again before you merge'
        : null;
}
/** `named` distinguishes several uses of one workflow. */
function renderTitle(named) {
    return `<b>agent-routing</b>${named ? ` · ${(0,text_escape/* codeMarkdown */.fl)(named, 120)}` : ''}`;
}
/** What was run: mode and commits. */
function renderRun({ comparison }, view) {
    const had = (0,text_escape/* escapeMarkdown */.FV)(view.had, 100);
    return [...(had ? [had] : []), (0,text_escape/* escapeMarkdown */.FV)(view.mode, 100), renderRefs(comparison, view)].join(' · ');
}
/** Markdown, one sentence or a few each. What holds of every batch of this kind is for the foot. */
function listNotes(input, view) {
    // A finding says the same of such an agent as this note does, and says why.
    const reported = new Set(input.comparison.deltas.flatMap(({ delta, agent }) => (delta === 'INFRA' ? [agent] : [])));
    const isNews = ({ missing_agent }) => missing_agent === undefined || !reported.has(missing_agent);
    const said = headlineOf(input);
    return [
        ...(view.partial ? [`\u26a0\ufe0f ${(0,text_escape/* escapeMarkdown */.FV)(view.partial)}`] : []),
        ...input.comparison.notes
            .filter((note) => isNews(note) && !note.usual)
            .map((note) => ({ ...note, message: withoutHeadline(note.message, said) }))
            .filter(({ message }) => message !== '')
            .map(({ level, message }) => `${level === 'warning' ? '\u26a0\ufe0f' : '\u2139\ufe0f'} ${text_rich(message, 800)}`),
        ...(input.notes ?? []).map((message) => `\u2139\ufe0f ${text_rich(message, 800)}`),
    ];
}
const MAX_NOTES = 20;
function head_renderNotes(notes) {
    return notes
        .slice(0, MAX_NOTES)
        .map((note) => `> ${note}`)
        .join('<br>\n');
}
function renderRefs({ baseline }, { refs }) {
    const head = refs.head ? ` \u2192 ${(0,text_escape/* codeMarkdown */.fl)(refs.head.slice(0, 7))}` : '';
    if (refs.ref !== null)
        return `${(0,text_escape/* escapeMarkdown */.FV)(refs.ref, 100)}${refs.sha ? `@${(0,text_escape/* codeMarkdown */.fl)(refs.sha.slice(0, 7))}` : ''}${head}`;
    return `${baseline.current ? 'against the current baseline' : '**no baseline**'}${head}`;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown/table.js
/** Renders the table of cases and agents in GitHub Markdown: rows with equal cells are one row with a count. */






function renderColumns({ agents }) {
    const names = agents.map((agent) => (0,text_escape/* escapeMarkdown */.FV)(agent, 60));
    return `| | case · skill |${names.map((name) => ` ${name} |`).join('')} change |\n|---|---|${'---|'.repeat(agents.length)}---|`;
}
/** `names`: how many of the cases of a row are named. Rows as expected are grouped by their skill. */
function renderRows(rows, view, { names, by_skill }) {
    const groups = (0,group_by/* groupBy */.$)(rows, (row) => {
        const cells = view.agents.map((agent) => row.cells.get(agent) ?? null);
        return JSON.stringify([row.rank, row.deltas, row.own_case, cells, row.case_id === null, by_skill && row.skill]);
    });
    return [...groups.values()].map((group) => ({ text: renderRow(group, view, names), rows: group }));
}
function renderRow(group, { agents, gated }, names) {
    const [row] = group;
    const [worst] = row.deltas;
    const cells = agents.map((agent) => ` ${renderCell(row.cells.get(agent))} |`).join('');
    const named = row.deltas.length > 0 ? row.deltas : row.quiet.slice(0, 1);
    const deltas = named.map(({ delta, agents: who }) => {
        const all = who.length === agents.length || delta === 'PASS';
        const on = all ? '' : ` on ${who.map((agent) => (0,text_escape/* escapeMarkdown */.FV)(agent, 60)).join(', ')}`;
        return `${delta}${on}: ${delta === 'NEW' && !gated ? 'there is no baseline' : (0,view_words/* saysOf */.wv)(delta, row.own_case)}`;
    });
    return `| ${worst ? view_words/* DELTA_WORDS */.nu[worst.delta].sign : ''} | ${table_nameRow(group, names)} |${cells} ${deltas.join('<br>')} |`;
}
/** What befell parts and is no row of a case: a reader who counts rows is to find it among them. */
function renderPartRows(input, { agents }) {
    return (0,part_findings/* groupParts */.qp)(input, true).map((parts) => {
        const [{ delta, rule, agents: who }] = parts;
        const { sign, title, says } = view_words/* DELTA_WORDS */.nu[delta];
        const words = rule === 'skill-offer' ? 'not listed' : title.toLowerCase();
        const cells = agents.map((agent) => (who.length === 0 || who.includes(agent) ? ` <b>${words}</b> |` : ' \u2013 |'));
        return { text: `| ${sign} | ${text_rich((0,part_findings/* titleOfParts */.iZ)(parts), 200)} |${cells.join('')} ${delta}: ${says} |`, rows: [] };
    });
}
function table_nameRow(group, names) {
    const [row] = group;
    const skills = [...new Set(group.map(({ skill }) => skill ?? ''))];
    const skill = skills.length === 1 && skills[0] ? ` · ${(0,text_escape/* escapeMarkdown */.FV)(skills[0], 80)}` : '';
    const all = row.case_id === null ? skills.map((name) => (0,text_escape/* escapeMarkdown */.FV)(name, 80)) : group.map(codeOf);
    return row.case_id === null ? `<i>no case ran</i> · ${(0,count/* listFew */.lE)(all, names)}` : `${(0,count/* listFew */.lE)(all, names)}${skill}`;
}
const codeOf = ({ case_id }) => (0,text_escape/* codeMarkdown */.fl)(case_id ?? '', 120);
function renderCell(cell) {
    if (!cell)
        return 'not asked';
    const words = (0,text_escape/* escapeMarkdown */.FV)([cell.words, cell.detail].filter(Boolean).join(' · '), 100);
    if (cell.strong)
        return `<b>${words}</b>`;
    return cell.state === 'not_run' || cell.state === 'expected_fail' ? `<i>${words}</i>` : words;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown/markdown.js
/** Renders a report in GitHub Markdown: the gate first, then what changed, then the rest collapsed; always within the size limit. */















/** More would not be read; the HTML report in the artifact has them all. */
const MAX_FINDINGS = 40;
const MAX_PARTS = 30;
/** More than these are folded. */
const FEW_FINDINGS = 5;
/** Up to this many rows are not collapsed. */
const FEW_ROWS = 12;
function renderMarkdown(input, limit = SUMMARY_LIMIT) {
    const view = makeView(input);
    const head = renderHead(input, view);
    const body = renderBody(input, view, { ...limit, max: limit.max - measure(head, limit) });
    return `${[head, ...body, renderFoot(input, view)].filter(Boolean).join('\n\n')}\n`;
}
/** What was found, the counts, the table and what there is to paste, within the limit. */
function renderBody(input, view, limit) {
    const shownRows = view.rows.filter((row) => row.shown);
    const open = [...renderRows(shownRows, view, { names: 3, by_skill: false }), ...renderPartRows(input, view)];
    const hidden = renderRows(view.rows.filter((row) => !row.shown), view, { names: 20, by_skill: true });
    const said = new Set();
    const findings = listFindings(input);
    const baseline = suggestBaseline(input);
    const entries = suggestEntries(input).map(renderSuggestedEntry);
    const { gate } = input.comparison;
    const notes = gate === 'pass' ? '' : head_renderNotes(listNotes(input, view));
    const counts = view.counts.map((words) => (0,text_escape/* escapeMarkdown */.FV)(words, 600)).join(' ');
    const columns = renderColumns(view);
    let room = limit.max - measure(notes + counts, limit) - 3 * measure(columns, limit) - 2_000;
    const take = (pieces, share) => {
        const { kept, used } = takeFitting(pieces, room * share, limit);
        room -= used;
        return kept;
    };
    const told = findings.slice(0, MAX_FINDINGS).map((finding) => finding_renderFinding(finding, input, said));
    const shown = take(told, open.length ? 0.6 : 0.9);
    const rows = take(textsOf(open), 0.7);
    const first = baseline === null ? [] : take([renderBaseline(baseline, input)], 0.9);
    const pasted = take(entries, 0.5);
    const choices = take(markdown_renderChoices(input), 0.5);
    const others = take(limit.in === 'units' && !hasChangedParts(input) ? [] : markdown_renderParts(input), 0.5);
    const rest = take(textsOf(hidden), 1);
    const few = shown.slice(0, FEW_FINDINGS);
    const tail = shown.slice(FEW_FINDINGS);
    const parts = [...few];
    if (tail.length)
        parts.push(`<details><summary>${(0,count/* count */.U9)(tail.length, 'more finding')}</summary>\n\n${tail.join('\n\n')}\n\n</details>`);
    if (shown.length < findings.length)
        parts.push(omitted(findings.length - shown.length, 'finding', input));
    if (notes)
        parts.push(notes);
    if (rows.length)
        parts.push(renderOpen(rows, columns));
    const left = markdown_countRows(open.slice(rows.length));
    if (left > 0)
        parts.push(omitted(left, 'case', input));
    parts.push(...choices);
    if (baseline !== null)
        parts.push(first[0] ?? nameBaseline(input));
    if (pasted.length)
        parts.push(renderSuggestedEntries(pasted, entries.length, input));
    if (hidden.length)
        parts.push(renderRest(hidden.slice(0, rest.length), hidden, columns, input, open.length > 0));
    parts.push(...others, renderUsual(input, view, counts, findings.length > 0));
    return parts;
}
/** How much was run; what holds of every such batch is looked up, not read. */
function renderUsual({ comparison }, view, counts, collapse) {
    const usual = comparison.notes.filter(({ usual }) => usual).map(({ message }) => text_rich(message, 800));
    if (!collapse)
        return `<sub>${[counts, ...usual, view.proves].join('<br>\n')}</sub>`;
    return `<details><summary><sub>${counts}</sub></summary>\n\n<sub>${[view.proves, ...usual].join('<br>\n')}</sub>\n\n</details>`;
}
const textsOf = (rows) => rows.map(({ text }) => text);
/** The long tail is folded; the worst rows come first. */
function renderOpen(rows, columns) {
    const few = `${columns}\n${rows.slice(0, FEW_ROWS).join('\n')}`;
    const tail = rows.slice(FEW_ROWS);
    if (tail.length === 0)
        return few;
    return `${few}\n\n<details><summary>${(0,count/* count */.U9)(tail.length, 'more row')}</summary>\n\n${columns}\n${tail.join('\n')}\n\n</details>`;
}
function renderRest(kept, hidden, columns, input, collapse) {
    const rows = hidden.flatMap((one) => one.rows);
    const cells = rows.flatMap((row) => [...row.cells.values()]);
    const pairs = cells.filter((cell) => cell.state !== 'not_run').length;
    const failing = cells.filter((cell) => cell.state === 'expected_fail').length;
    const left = markdown_countRows(hidden.slice(kept.length));
    const more = left > 0 ? `\n\n${omitted(left, 'case', input)}` : '';
    const table = kept.length ? `${columns}\n${kept.map(({ text }) => text).join('\n')}` : '';
    if (!collapse && hidden.length <= FEW_ROWS)
        return `${table}${more}`;
    const what = `${(0,count/* thousands */.oh)(pairs)} ${collapse ? 'more ' : ''}${pairs === 1 ? 'result' : 'results'} as expected${failing ? `, ${failing} of them expected to fail` : ''}`;
    return `<details><summary>${what}</summary>\n\n${table}${more}\n\n</details>`;
}
/** What was chosen where which was expected; nothing where nothing chose. */
function markdown_renderChoices({ results }) {
    const all = (0,confusion/* confuse */.c)(results);
    if (all.length === 0)
        return [];
    const [trials, right] = [sum(all.map((one) => one.trials)), sum(all.map((one) => one.right))];
    const overreach = findOverreach(all).map(({ skill, wrong }) => `; ${(0,text_escape/* codeMarkdown */.fl)((0,text_escape/* oneLine */.TN)(skill, 100))} ${(0,count/* count */.U9)(wrong, 'time')} where something else was expected`);
    return [
        `<details><summary>What was chosen: ${right} of ${(0,count/* count */.U9)(trials, 'trial')} right${overreach.join('')}</summary>\n\n${renderConfusionMarkdown(all)}\n\n</details>`,
    ];
}
/** A comment leaves what is as it was to the summary. */
const hasChangedParts = ({ comparison }) => (comparison.parts ?? []).some(({ kind }) => kind !== null && kind !== 'skill');
/** Parts besides skills, folded. */
function markdown_renderParts({ results }) {
    const table = (0,view_parts/* tabulateParts */.XO)(results);
    if (!table)
        return [];
    const line = (cells) => `| ${cells.map((cell) => (0,text_escape/* escapeMarkdown */.FV)((0,text_escape/* oneLine */.TN)(cell, 80))).join(' | ')} |`;
    const rows = table.rows.slice(0, MAX_PARTS).map(line);
    const left = table.rows.length - rows.length;
    const body = [
        [line(table.head), `|${' --- |'.repeat(table.head.length)}`, ...rows].join('\n'),
        ...(left > 0 ? [`<i>${(0,count/* count */.U9)(left, 'more part')}: see results.json.</i>`] : []),
        ...table.reasons.slice(0, MAX_PARTS).map((reason) => `- ${text_rich(reason, 400)}`),
    ];
    const text = body.reduce((all, one) => `${all}${all === '' ? '' : one.startsWith('- ') ? '\n' : '\n\n'}${one}`, '');
    return [`<details><summary>${table.title}</summary>\n\n${text}\n\n</details>`];
}
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const markdown_countRows = (rows) => rows.reduce((sum, one) => sum + one.rows.length, 0);
function renderFoot({ results, artifact_url, artifact_page, run_url }, view) {
    const stored = artifact_page ? 'HTML report (report.html in the artifact)' : 'artifact';
    const links = [artifact_url && text_link(stored, artifact_url), run_url && text_link('job', run_url)].filter(Boolean);
    const versions = view.versions.map((words) => (0,text_escape/* escapeMarkdown */.FV)(words, 80)).join(', ');
    return `<sub>${[versions, `batch ${(0,text_escape/* codeMarkdown */.fl)(results.batch_run_id)}`, ...links].filter(Boolean).join(' · ')}</sub>`;
}

// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(10420);
// EXTERNAL MODULE: ./build/lib/text/width.js
var text_width = __webpack_require__(82722);
;// CONCATENATED MODULE: ./build/lib/report/terminal/table.js
/** Renders the rows of a report as a table as wide as the terminal, or stacked where the terminal is too narrow. */



const STYLES = { red: 31, green: 32, yellow: 33, blue: 34, grey: 90, bold: 1 };
const SIGNS = {
    '\ud83d\udd34': { sign: '\u2717', style: 'red' },
    '\ud83d\udfe0': { sign: '\u25be', style: 'yellow' },
    '\ud83d\udfe1': { sign: '?', style: 'yellow' },
    '\ud83d\udd35': { sign: 'i', style: 'blue' },
    '\ud83d\udfe2': { sign: '\u25b4', style: 'green' },
    '\ud83c\udd95': { sign: '+', style: 'blue' },
    '\u26aa': { sign: '-', style: 'grey' },
};
/** A name cut to less than this no longer identifies its case. */
const MIN_NAME_WIDTH = 24;
function renderTable(rows, { agents }, width, paint) {
    const body = rows.map((row) => ({
        row,
        name: terminal_table_nameRow(row),
        cells: agents.map((agent) => table_wordsOf(row.cells.get(agent))),
        delta: deltaWords(row, agents),
    }));
    const widest = (words, max) => Math.min(max, Math.max(...words.map((text) => (0,text_width/* widthOf */.q)((0,text_escape/* oneLine */.TN)(text, 200)))));
    const cells = agents.map((agent, index) => widest([agent, ...body.map((row) => row.cells[index] ?? '')], 34));
    const delta = widest(['delta', ...body.map((row) => row.delta)], 40);
    const taken = cells.reduce((sum, cell) => sum + cell + 2, 0) + delta + 4;
    const longest = widest(['case · skill', ...body.map((row) => row.name)], 80);
    if (width - taken < Math.min(longest, MIN_NAME_WIDTH))
        return stackRows(body, agents, width, paint);
    const name = Math.min(longest, width - taken);
    // The delta is the last column, so it needs no padding.
    const line = (sign, words, last) => `${sign} ${words.join('  ')}  ${last}`.trimEnd();
    const head = line(' ', [(0,text_width/* fitWidth */.G)('case · skill', name), ...agents.map((agent, i) => (0,text_width/* fitWidth */.G)(agent, cells[i] ?? 0))], 'delta');
    return [
        paint('grey', head),
        ...body.map(({ row, name: words, cells: texts, delta: last }) => {
            const mark = markOf(row);
            const painted = agents.map((agent, i) => paintCell(row.cells.get(agent), (0,text_width/* fitWidth */.G)(texts[i] ?? '', cells[i] ?? 0), paint));
            return line(paint(mark.style, mark.sign), [(0,text_width/* fitWidth */.G)(words, name), ...painted], paint(mark.style, (0,text_width/* fitWidth */.G)(last, delta).trimEnd()));
        }),
    ];
}
/** On a narrow terminal the case and its delta are on one line, and the agents' cells are below it, once if all are the same. */
function stackRows(body, agents, width, paint) {
    return body.flatMap(({ row, name, cells, delta }) => {
        const mark = markOf(row);
        const last = (0,text_escape/* oneLine */.TN)(delta, 200);
        const room = width - 2 - (last ? (0,text_width/* widthOf */.q)(last) + 2 : 0);
        const head = `${paint(mark.style, mark.sign)} ${(0,text_width/* fitWidth */.G)(name, Math.max(16, room)).trimEnd()}`;
        const same = new Set(cells).size === 1;
        if (same && !last) {
            const all = (0,text_width/* fitWidth */.G)(cells[0] ?? '', 34).trimEnd();
            const painted = paintCell(row.cells.get(agents[0] ?? ''), all, paint);
            return [`${paint(mark.style, mark.sign)} ${(0,text_width/* fitWidth */.G)(name, width - 4 - (0,text_width/* widthOf */.q)(all))}  ${painted}`];
        }
        const cellsToShow = same
            ? [['', agents[0] ?? '', cells[0] ?? '']]
            : agents.flatMap((agent, i) => (cells[i] ? [[agent, agent, cells[i]]] : []));
        const below = cellsToShow.map(([shown, agent, words]) => {
            const name = (0,text_escape/* oneLine */.TN)(shown ?? '', 40);
            const room = Math.max(16, width - 5 - (0,text_width/* widthOf */.q)(name));
            const text = [name, paintCell(row.cells.get(agent ?? ''), (0,text_width/* fitWidth */.G)(words ?? '', room).trimEnd(), paint)];
            return text.filter(Boolean).join(' ');
        });
        const lines = [];
        for (const text of below) {
            const before = lines.at(-1);
            const joined = `${before}  ${text}`;
            if (before !== undefined && (0,text_width/* widthOf */.q)(joined.replace(/\u001b\[\d+m/g, '')) <= width)
                lines[lines.length - 1] = joined;
            else
                lines.push(`  \u2514 ${text}`);
        }
        return [last ? `${head}  ${paint(mark.style, last)}` : head, ...lines];
    });
}
function markOf(row) {
    const [worst] = row.deltas;
    return (worst && SIGNS[view_words/* DELTA_WORDS */.nu[worst.delta].sign]) || { sign: '·', style: 'grey' };
}
function terminal_table_nameRow({ case_id, skill }) {
    return [case_id ?? '(no case ran)', skill].filter(Boolean).join(' · ');
}
function deltaWords({ deltas }, agents) {
    return deltas
        .map(({ delta, agents: who }) => who.length === agents.length && agents.length > 1 ? delta : `${delta} ${who.join(', ')}`)
        .join(' · ');
}
function table_wordsOf(cell) {
    return cell ? [cell.words, cell.detail].filter(Boolean).join(' · ') : '';
}
function paintCell(cell, text, paint) {
    if (cell?.strong)
        return paint(cell.state === 'pass' || cell.state === 'offer' || cell.state === 'could_not_run' ? 'yellow' : 'red', text);
    return cell?.state === 'not_run' || cell?.state === 'expected_fail' ? paint('grey', text) : text;
}

;// CONCATENATED MODULE: ./build/lib/report/terminal/text.js
/** Renders a report for the terminal: as wide as the terminal, in colour only on request. No line begins with untrusted text. */















const MOST_PARTS = 12;
/** In a longer report the first line scrolls away, so it is repeated at the end. */
const SCREEN = 40;
function renderText(input, options = {}) {
    const { columns = 100, colour = false, wrap = false } = options;
    const paint = (style, text) => (colour && text ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
    const width = Math.max(40, columns);
    const wrapLine = (text, indent = 2) => (wrap ? (0,text_wrap/* wrapWords */.E)(text, width, indent) : text);
    const view = makeView(input);
    const gate = wrapLine(renderGate(input, view, paint));
    const lines = [gate, wrapLine(view.proves), ...view.counts.map((words) => wrapLine((0,text_escape/* oneLine */.TN)(words, 600)))];
    for (const words of [view.unguarded?.whole, view.partial])
        if (words)
            lines.push(wrapLine(`${paint('yellow', '!')} ${(0,text_escape/* oneLine */.TN)(words)}`));
    for (const { level, message } of input.comparison.notes) {
        lines.push(wrapLine(`${level === 'warning' ? paint('yellow', '!') : 'i'} ${(0,text_escape/* oneLine */.TN)(message, 800)}`));
    }
    for (const message of input.notes ?? [])
        lines.push(wrapLine(`i ${(0,text_escape/* oneLine */.TN)(message, 800)}`));
    const shown = view.rows.filter((row) => row.shown);
    const rest = view.rows.filter((row) => !row.shown);
    if (view.rows.length)
        lines.push('', ...renderTable([...shown, ...rest], view, width, paint));
    lines.push(...renderOthers(input));
    const choices = (0,confusion/* confuse */.c)(input.results);
    const overreach = findOverreach(choices).map((one) => (0,text_escape/* noCommand */.hh)((0,text_escape/* oneLine */.TN)(describeOverreach(one), 300)));
    lines.push(...(overreach.length > 0 ? ['', ...overreach] : []), ...renderConfusionText(choices));
    for (const finding of listFindings(input))
        lines.push('', ...text_renderFinding(finding, paint, wrapLine));
    const entries = suggestEntries(input);
    if (entries.length) {
        lines.push('', paint('bold', `Entries for ${(0,text_escape/* oneLine */.TN)(input.baseline_file ?? 'provider-baseline.json')}:`));
        lines.push(entries.map((entry) => renderSuggestedEntry(entry)).join(',\n'));
    }
    if (lines.length > SCREEN)
        lines.push('', gate);
    return `${lines.join('\n')}\n`;
}
/** Parts besides skills that an agent lacks. */
function renderOthers({ results }) {
    const table = (0,view_parts/* tabulateParts */.XO)(results);
    if (!table)
        return [];
    const shown = table.rows.slice(0, MOST_PARTS).filter(view_parts/* isLost */.JD);
    const rows = shown.length > 0
        ? (0,align/* alignRows */.P)([table.head, ...shown].map((row) => row.map(text_escape/* noCommand */.hh)), { widest: 60 })
        : [];
    const names = (0,count/* listFew */.lE)(shown.length > 0 ? [] : table.rows.map(([name = '']) => name));
    return ['', `${table.title}${names && ` (${names})`}.`, ...rows.map((row) => `  ${row}`)];
}
function renderGate({ comparison }, view, paint) {
    const { says } = view_words/* GATE_WORDS */.OO[comparison.gate];
    const style = says === 'pass' ? 'green' : says === 'fail' ? 'red' : 'yellow';
    const { ref, sha } = view.refs;
    const against = ref !== null
        ? `${(0,text_escape/* oneLine */.TN)(ref, 100)}${sha ? `@${sha.slice(0, 7)}` : ''}`
        : comparison.baseline.current
            ? 'against the current baseline'
            : 'no baseline';
    const versions = view.versions.map((words) => (0,text_escape/* oneLine */.TN)(words, 80)).join(', ');
    const parts = [view.headline, view.had, view.mode, against, versions];
    return [paint(style, paint('bold', `Gate: ${says}`)), ...parts.filter(Boolean)].join(' · ');
}
function text_renderFinding(finding, paint, wrapLine) {
    const plain = (text, limit) => (0,text_escape/* oneLine */.TN)(text, limit).replaceAll('`', '');
    const { was, place } = finding;
    const rows = [
        ['file', was ? `${(0,text_escape/* oneLine */.TN)(was, 300)} (gone)` : place && (0,text_escape/* oneLine */.TN)((0,locations/* namePlace */.R)(place), 300)],
        ['cause', plain(finding.cause, 900)],
        ['change', finding.change && plain(finding.change, 400)],
        [labelOfFix(finding) === 'Fix' ? 'fix' : 'undo', finding.fix && plain(finding.fix, 500)],
        ['refused', finding.refused && plain(finding.refused, 300)],
        ['proof', finding.proof && (0,text_escape/* oneLine */.TN)(finding.proof, 600)],
        ['rerun', finding.reproduce && (0,text_escape/* oneLine */.TN)(finding.reproduce, 500)],
        ['accept', finding.accept && plain(finding.accept, 900)],
    ];
    const { means } = view_words/* DELTA_WORDS */.nu[finding.delta];
    const title = `${finding.delta}${means ? ` (${means})` : ''} ${plain(finding.title, 300)}`;
    return [
        wrapLine(paint(finding.fails ? 'red' : 'yellow', title), 2),
        ...rows
            .filter(([, words]) => words)
            .map(([name, words]) => {
            const text = `  ${paint('grey', name ?? '')}${' '.repeat(8 - (name ?? '').length)}${words}`;
            // A command is copied and a proof is searched for, so neither is wrapped.
            return name === 'rerun' || name === 'proof' || name === 'file' ? text : wrapLine(text, 10);
        }),
    ];
}

;// CONCATENATED MODULE: ./build/lib/report/index.js
/** Renders results and their comparison as text in the requested format. */








const RENDERERS = {
    text: (input) => renderText(input, input),
    json: ({ comparison }) => `${JSON.stringify(comparison, null, 1)}\n`,
    markdown: (input) => renderMarkdown(input, input.limit),
    html: renderHtml,
    junit: renderJUnit,
    sarif: (input) => renderDeltasAsSarif(input),
    suite: suite/* renderSuite */.f,
    'proof-log': ({ results }) => (0,proof_log/* proofHeader */.G)(results.batch_run_id, new Date(results.generated_at_utc)) + results.results.map(proof_log/* proofBlock */.g).join(''),
};
const REPORT_FORMATS = Object.keys(RENDERERS);
function renderReport(format, input) {
    return RENDERERS[format](input);
}


/***/ }),

/***/ 74114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findResult)
/* harmony export */ });
/* harmony import */ var _delta_result_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24158);
/* harmony import */ var _input_memoize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95739);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11292);
/** A row of a comparison \u2192 the result that it is about. */



const indexOf = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_2__/* .memoize */ .B)((results) => new Map(results.map((row) => [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(row.case_id, row.agent), row])));
/** Null where there is none. A batch is indexed once, because a page asks for each of its thousands of rows. */
function findResult({ results: { results } }, { case_id, agent, status }) {
    const found = indexOf(results).get((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(case_id, agent)) ?? null;
    return status === 'pass' && found?.failure_kind === 'ambiguous_skill' ? (0,_delta_result_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .asSpared */ .GI)(found) : found;
}


/***/ }),

/***/ 21722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ formatHookCall),
/* harmony export */   Mu: () => (/* binding */ listHookCall),
/* harmony export */   lA: () => (/* binding */ describeEnd)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);

/** `PreToolUse node hooks/h.js \u2192 exit code 1 after 40 ms · stderr: boom` */
function formatHookCall(call) {
    const { event, command, stdout, stderr, duration_ms } = call;
    const output = [
        stdout.trim() && `stdout: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(stdout, 200)}`,
        stderr.trim() && `stderr: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(stderr, 300)}`,
    ].filter(Boolean);
    const head = `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event, 40)} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(command, 160)} \u2192 ${describeEnd(call)} after ${Math.round(duration_ms)} ms`;
    return [head, ...output].join(' · ');
}
/** The lines for a terminal have all that was kept. */
function listHookCall(call) {
    const { event, file, command, duration_ms } = call;
    return [
        `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event, 40)} in ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(file, 200)}: ${describeEnd(call)} after ${Math.round(duration_ms)} ms`,
        `  command: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(command, 500)}`,
        ...['stdin', 'stdout', 'stderr'].flatMap((name) => {
            const lines = call[name].trimEnd().split('\n');
            return call[name].trim() === ''
                ? []
                : lines.map((line, index) => `  ${index === 0 ? `${name}:` : '  '} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(line, 500)}`);
        }),
    ];
}
/** `exit code 2` */
function describeEnd({ ended, exit_code, signal }) {
    if (!ended)
        return 'stopped before it had answered';
    return signal ? `ended by ${signal}` : `exit code ${exit_code}`;
}


/***/ }),

/***/ 21161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GW: () => (/* binding */ KINDS),
  ef: () => (/* binding */ describeProof),
  Ix: () => (/* binding */ listKinds)
});

// EXTERNAL MODULE: ./build/lib/contract/mode.js
var contract_mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/report/view/tool-route-words.js
/** The result of a tool route that failed \u2192 what its fail is called, and how to fix it. */

function describeToolRouteFail(result) {
    const fail = TOOL_ROUTE_FAILS[failureOf(result)];
    const [, text] = fail === TOOL_ROUTE_FAILS.other_words ? (/does not contain '(.+?)'(?=:|$)/s.exec(result.error ?? '') ?? []) : [];
    const file = result.tried_call?.hook?.replace(/^\S+ in /, '');
    if (text === undefined || !file)
        return fail;
    const fix = `change what the hook of \`${file}\` answers, so that it contains '${(0,text_escape/* oneLine */.TN)(text, 80)}', or correct the case`;
    return { ...fail, fix };
}
const isBlocked = ({ matched_evidence }) => matched_evidence.some((token) => token.startsWith('blocked_by_'));
/** Its program says that it does not find a module or command, which its message names. */
const missesFile = ({ tried_call }) => /Cannot find module|No module named|command not found/.test(tried_call?.why ?? '');
const TOOL_ROUTE_FAILS = {
    blocked: {
        words: 'blocked by mistake',
        fix: "narrow the route's pattern so that it no longer matches this call, or set `expect: block` in the case",
    },
    open: {
        words: 'the source does not block it',
        fix: 'make a hook block this call: correct its script, its matcher, or what the script looks for (a pattern, the tool\u2019s name on this agent)',
        only_undo: true,
    },
    other_words: {
        words: 'blocked, wrong message',
        fix: 'let the hook, or its route, answer with the text of `contains`, in a deny decision on stdout (Copilot forwards nothing else), or correct the case',
    },
    no_call: {
        words: 'call not made',
        fix: 'use a tool that this agent has',
        limit: 'limit the case to other `agents`',
        only_undo: true,
    },
    held_back: {
        words: 'stopped by a permission',
        fix: "a permission rule of the agent stopped the call before the hook: see the agent's message",
        limit: 'limit the case to other `agents`',
    },
    kept_on: {
        words: 'held back by the hook',
        fix: 'make the hook let the agent go on or end (nothing on stdout, exit code 0), or set `expect: block` in the case',
    },
    by_agent: {
        words: 'refused by the agent itself',
        fix: 'make a hook or a rule of the source block this call too',
        limit: 'limit the case to the agents that have no such policy of their own',
    },
    left_to_user: {
        words: 'left to the user',
        fix: 'print `deny` instead of `ask`, or set `expect: ask` in the case',
    },
    not_asked: {
        words: 'user not asked',
        fix: 'answer {"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "ask", "permissionDecisionReason": "\u2026"}}; Codex and Gemini CLI do not follow it',
    },
    not_changed: {
        words: 'call not changed',
        fix: 'answer `permissionDecision: allow` with the whole new input in `updatedInput` of `hookSpecificOutput` (Gemini CLI: `tool_input`), or correct `contains`',
    },
    not_shown: {
        words: 'user shown nothing',
        fix: 'print {"systemMessage": "\u2026"} with the words of `shows`, or correct the case',
    },
    other_output: {
        words: 'other output',
        fix: 'make the hook leave what the call looks for (Claude Code: a SessionStart hook writes `export` lines to $CLAUDE_ENV_FILE), or correct `returns`',
    },
    not_own: {
        words: 'blocked by another hook',
        fix: 'a hook that is not the source\u2019s own stopped the call: take it out of the workspace of the case, so that the source\u2019s own hook is asked',
    },
    missing: {
        words: 'hook could not start',
        fix: 'add the file or module that its message names, or correct its path where the hook is declared, or put the program on your PATH; a hook that cannot start blocks nothing',
        only_undo: true,
    },
    not_executable: {
        words: 'hook not executable',
        fix: 'set its executable bit (`chmod +x FILE`, and commit it), or start it by its interpreter (`bash FILE`, `node FILE`)',
        only_undo: true,
    },
    crashed: {
        words: 'hook failed',
        fix: 'correct the error that the hook printed (a module that it does not find has to be added); if it is to block the call, it has to end with exit code 2 and a reason on stderr',
        only_undo: true,
    },
    ignored: {
        words: "hook's answer ignored",
        fix: 'print the deny decision alone, and end with exit code 0: {"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny", "permissionDecisionReason": "\u2026"}}',
    },
    context_lost: {
        words: 'did not reach the model',
        fix: 'say it in the form that this agent passes on: Claude Code and Codex take text on stdout, Copilot CLI only {"additionalContext": "\u2026"}',
    },
    timed_out: {
        words: 'hook timed out',
        fix: 'make the hook end by itself: it may wait for input after the end of its stdin, for the network, or for a lock; or raise its `timeout`',
    },
    untrusted: {
        words: 'hook not trusted',
        fix: 'tell your users to trust it: Codex asks in `/hooks`, Copilot CLI when it is started in the folder; Copilot CLI runs the hooks of a plugin without being asked',
    },
    turned_off: {
        words: 'hooks turned off',
        fix: 'remove `disableAllHooks` from that settings file: while it is true, the agent runs no hook in this project',
        only_undo: true,
    },
    unmatched: {
        words: 'hook never runs',
        fix: 'name the event and the tool as this agent does (`agent-routing check --agents` with its name says where, and what to write)',
        limit: 'limit the case to `agents` that run it',
        only_undo: true,
    },
    unread: {
        words: 'hook not read',
        fix: 'declare it in a file and for an event that this agent reads (docs/tool-routes.md)',
        limit: 'limit the case to the `agents` that read it',
        only_undo: true,
    },
    rejected: {
        words: 'call rejected',
        fix: 'try a call that the agent takes: put the files that it needs into the folder that `workspace` of the case names',
    },
    unrecorded: {
        words: 'hook is no command',
        fix: 'make the case about a hook of type `command`: what a hook of type `prompt`, `agent` or `http` decides about a call is only to be seen in mode live',
    },
    not_held: {
        words: 'not held back',
        fix: 'make the hook answer {"decision": "block", "reason": "\u2026"} on stdout, with exit code 0, or correct the case',
    },
    unsaid: {
        words: 'other words',
        fix: 'make the hook print the words of `contains`, or correct the case',
    },
    permission_ignored: {
        words: "hook's answer ignored",
        fix: 'decide in a PreToolUse hook: this agent does not follow what a hook for PermissionRequest answers',
    },
    not_loaded: {
        words: 'hook not loaded',
        fix: 'correct the place and shape of its declaration (`agent-routing check`), or install the source so that its hooks are loaded (`+plugin`, `+marketplace`)',
        only_undo: true,
    },
};
function failureOf(result) {
    const { call, outcome, failure, hook, refused_by } = result.tried_call ?? {};
    if (failure === 'ignored' && result.missing_evidence.includes('context'))
        return 'context_lost';
    if (failure === 'ignored' && hook?.startsWith('PermissionRequest'))
        return 'permission_ignored';
    const about_call = call !== undefined || outcome === undefined;
    if (!about_call && outcome === 'ran' && result.missing_evidence.includes('block'))
        return 'not_held';
    if (failure)
        return failure;
    const [missing] = result.missing_evidence;
    if (!about_call && outcome === 'ran' && /^(?:runs|context)$/.test(missing ?? ''))
        return 'unsaid';
    if (missing === 'shows')
        return 'not_shown';
    if (missing === 'returns')
        return 'other_output';
    if (outcome === 'asked')
        return 'left_to_user';
    if (refused_by === 'agent' && outcome === 'denied')
        return 'by_agent';
    if (outcome === 'unavailable' || result.failure_kind === 'missing_activity_evidence')
        return 'no_call';
    if (outcome === 'hook_timed_out')
        return 'timed_out';
    if (outcome === 'hook_not_loaded')
        return 'not_loaded';
    if (outcome === 'hook_errored')
        return 'crashed';
    if (result.mismatch_kind === 'disallowed_hit')
        return 'blocked';
    if (isBlocked(result))
        return 'other_words';
    if (missing === 'rewrite')
        return 'not_changed';
    if (missing === 'ask')
        return 'not_asked';
    if (!about_call && missing === 'allow')
        return 'kept_on';
    return result.missing_evidence.includes('block') ? 'open' : 'held_back';
}

;// CONCATENATED MODULE: ./build/lib/report/view/kinds.js




const KINDS = {
    skill: {
        one: 'a skill case',
        proves: (mode) => SKILL_PROVES[mode],
        pass: (result, mode) => {
            // A case that expects no skill passes when the disallowed ones are not used.
            if (!result.expected_skill)
                return `not triggered${countTrials(result)}`;
            if ((0,contract_mode/* asksModel */.mE)(mode))
                return `chosen ${countAll(result)}`;
            return `${mode === 'oracle' ? 'loads' : 'ranked first'}${countTrials(result)}`;
        },
        fail: (result, mode) => {
            if (result.disallowed_hits.length)
                return (0,text_escape/* oneLine */.TN)(`used ${result.disallowed_hits.join(', ')}`, 60);
            if ((0,contract_mode/* asksModel */.mE)(mode) && result.trials.ran > 0 && isNotChosen(result, mode))
                return `chosen ${countAll(result)}`;
            if (result.blocked_by)
                return 'listed';
            const { failure_kind } = result;
            const words = (mode === 'router' && rankedInstead(failure_kind)) || (failure_kind && SKILL_FAILS[failure_kind]);
            return withTrials(words ?? 'failed', result);
        },
        fix: ({ failure_kind, offer, disallowed_hits, expected_skill, blocked_by, delivery }, mode) => {
            if (blocked_by)
                return `make the hook in ${(0,text_escape/* oneLine */.TN)(blocked_by, 120)} let through the call that loads a skill, which it stops too`;
            if (disallowed_hits.length) {
                const used = (0,text_escape/* oneLine */.TN)(disallowed_hits.join(', '), 120);
                // Where no skill is expected there is no second description.
                const how = expected_skill
                    ? `tell the descriptions apart, so that this prompt does not lead to ${used}`
                    : `say in the description of ${used} what it is not for, so that this prompt does not lead to it`;
                return how;
            }
            if (offer?.unknown?.meant)
                return `bring the skill back, or, if it has another name now, write '${(0,text_escape/* oneLine */.TN)(offer.unknown.meant, 120)}' in the case`;
            if (offer?.unknown)
                return 'bring the skill back, or, if it is meant to go, remove the case and its baseline entries, or name its successor in the case';
            if (mode === 'router' && rankedInstead(failure_kind))
                return "describe in the skill's description what the prompt asks for; `agent-routing route` with the prompt shows which skill ranks first and with which confidence";
            if (delivery?.state === 'empty')
                return 'write below the front matter what an agent is to do';
            return failure_kind && SKILL_FIXES[failure_kind];
        },
    },
    tool_route: {
        one: 'a tool route',
        proves: (_, offline) => `the hooks or rules of the source blocked exactly this call, or allowed it${offline ? ' (on offline, only the pattern of the route was tested)' : ''}`,
        pass: (result) => `${passOf(result)}${countTrials(result)}`,
        fail: (result) => withTrials(describeToolRouteFail(result).words, result),
        fix: (result, _, undone) => {
            const { fix, limit, only_undo } = describeToolRouteFail(result);
            if (undone && only_undo)
                return missesFile(result) && undone !== 'gone' ? 'add what the hook\u2019s error names' : '';
            return limit && !undone ? `${fix}, or ${limit}` : fix;
        },
    },
    suite: {
        one: 'a suite',
        proves: (mode) => mode === 'live'
            ? "the subagent's answers met every assertion in the trials counted"
            : "the subagent's recorded answers, to the same input and instructions, meet every assertion; no model was asked",
        pass: (result) => `assertions met ${countAll(result)}`,
        fail: (result) => `assertions met ${countAll(result)}`,
        fix: () => "put what the failing assertions require into the subagent's instructions, or correct the case; `agent-routing report --format suite` lists them by trial",
    },
    route: {
        one: 'a route',
        proves: () => 'the offline router finds the expected skill for the query, or no skill where none is expected; no agent was started',
        pass: ({ matched_evidence }) => (matched_evidence.length ? 'ranked' : 'no match'),
        fail: ({ failure_kind, disallowed_hits }) => {
            if (disallowed_hits.length)
                return (0,text_escape/* oneLine */.TN)(`${disallowed_hits.join(', ')} matched`, 60);
            if (failure_kind === 'skill_not_offered')
                return 'not in the index';
            return failure_kind === 'evidence_too_weak' ? 'confidence too low' : 'ranked too low';
        },
        fix: ({ failure_kind, disallowed_hits }) => {
            if (disallowed_hits.length)
                return 'remove the words of this query from the description that matched it, or correct the case';
            if (failure_kind === 'skill_not_offered')
                return 'bring the skill back, or correct `expected` in the case';
            return `describe in the skill's description what the query asks for, or correct the case; \`agent-routing route --explain\` shows the ranking`;
        },
    },
};
/** One sentence for each kind in this batch; for an empty batch, that of a skill case. */
function describeProof({ results, mode, decider }) {
    const kinds = listKinds(results);
    const offline = results.some(({ agent }) => agent === plan/* OFFLINE */.G);
    if (kinds.length === 0)
        return `A pass shows that ${KINDS.skill.proves(mode, offline)}.${describeAsk(decider)}`;
    const of = (kind) => (kinds.length === 1 && kind === 'skill' ? '' : ` of ${KINDS[kind].one}`);
    return (kinds.map((kind) => `A pass${of(kind)} shows that ${KINDS[kind].proves(mode, offline)}.`).join(' ') +
        (kinds.includes('skill') ? describeAsk(decider) : ''));
}
/** With what a chat model was asked; nothing where none was. */
function describeAsk(decider) {
    if (decider?.mode !== 'model')
        return '';
    return decider.turns === undefined
        ? ' It was asked with the listing alone, which is an upper bound: beside an agent\u2019s instructions and other tools, models call skills less often.'
        : ` It was asked with all that the agent sent, over up to ${decider.turns} turns.`;
}
function listKinds(results) {
    const present = new Set(results.map(({ kind }) => kind));
    return Object.keys(KINDS).filter((kind) => present.has(kind));
}
const SKILL_PROVES = {
    oracle: 'each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it',
    router: 'the descriptions can be told apart by an offline ranker, and what it ranks first loads; this does not show that a model would choose it',
    model: 'the model that was asked chose the skill in the trials counted, and the skill loads; this does not show that the vendor\u2019s model would',
    replay: 'the model chose the skill when it was asked, and neither the listing nor the prompt has changed since; no one was asked again',
    live: "the vendor's model chose the skill in the trials counted; another trial may go differently",
};
const SKILL_FAILS = {
    ambiguous_skill: 'two skills of this name',
    skill_shadowed: 'shadowed',
    skill_not_offered: 'not offered',
    offer_too_weak: 'offered too weakly',
    skill_load_failed: 'load failed',
    delivery_too_weak: 'body cut',
    weak_evidence_only: 'only mentioned',
    evidence_too_weak: 'evidence too weak',
    skill_not_loaded: 'not loaded',
    mixed_evidence_missing: 'evidence missing',
    missing_skill_file_evidence: 'file not read',
    missing_activity_evidence: 'no activity',
    unknown: 'failed',
};
/** Where a decision is carried out by the embedded model, nothing else happens if no skill is called. */
const isNotChosen = ({ failure_kind }, mode) => failure_kind === 'skill_not_loaded' || (mode !== 'live' && failure_kind === 'mixed_evidence_missing');
/** Mode router calls the skill that it ranks first, or none when its confidence is low. */
function rankedInstead(failure_kind) {
    if (failure_kind === 'mixed_evidence_missing')
        return 'no confident match';
    return failure_kind === 'skill_not_loaded' ? 'another skill ranked first' : null;
}
const SKILL_FIXES = {
    skill_shadowed: 'rename the skill: the agent ships one of that name',
    ambiguous_skill: 'rename one of the skills; where they are of different plugins, `plugin:skill` in the case says which one is meant',
    skill_not_offered: 'make this agent list the skill: it needs valid front matter, a folder that the agent reads, and room in its listing (`agent-routing discover` shows every listing)',
    offer_too_weak: 'make room in the listing: shorten descriptions',
    skill_load_failed: "fix what the agent's message names; often it is a shell command in SKILL.md that the agent may not run",
    delivery_too_weak: 'shorten the body, or move parts of it to files that it names',
    weak_evidence_only: 'the skill was mentioned but not used: make its description say more clearly when to use it',
    evidence_too_weak: 'the proof log shows what was seen of the skill, and at which tier',
    skill_not_loaded: "make the skill's description cover what the prompt asks for, or correct the case",
    mixed_evidence_missing: 'check that the prompt calls for work at all; `agent-routing explain` shows what the agent did',
    missing_skill_file_evidence: 'restore the file and its text, or correct its path in SKILL.md and in `required_files` of the case',
    missing_activity_evidence: 'correct `required_any_evidence`: none of its tokens occurs in a tool event',
    unknown: 'see the proof log for what happened instead',
};
const PASSED = {
    ...{ hook_ran: 'hook ran', reached_model: 'reached the model' },
    ...{ asked_by_hook: 'user asked', rewritten_by_hook: 'call changed' },
};
const passOf = (result) => isBlocked(result)
    ? 'blocked'
    : result.tried_call?.refused_by === 'agent'
        ? 'allowed, but the agent itself refuses'
        : (PASSED[result.matched_evidence[0] ?? ''] ?? 'allowed');
const countAll = ({ trials: { passed, ran } }) => `${passed}/${Math.max(1, ran)}`;
const countTrials = (result) => (result.trials.ran > 1 ? ` ${countAll(result)}` : '');
const withTrials = (words, result) => result.trials.ran > 1 ? `${words} · passed ${countAll(result)}` : words;


/***/ }),

/***/ 75497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);
/** Turns names into the words of a report, in which backticks mark code. */

/** Backticks mark code in a report, so those in a name are replaced. */
function code(text) {
    return `\`${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, 160).replaceAll('`', "'")}\``;
}



/***/ }),

/***/ 25967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ explainParts),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   XO: () => (/* binding */ tabulateParts),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   h6: () => (/* binding */ describeSilent),
/* harmony export */   s6: () => (/* binding */ nameOfPart),
/* harmony export */   us: () => (/* binding */ tellApart),
/* harmony export */   xW: () => (/* binding */ describePart)
/* harmony export */ });
/* harmony import */ var _input_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99960);
/* harmony import */ var _skill_hooks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52802);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14065);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67127);




const PART_KINDS = {
    subagent: 'agent',
    command: 'command',
    hook: 'hook',
    mcp_server: 'MCP server',
    output_style: 'output style',
    instructions: 'instructions',
};
const ABSENT = 'ABSENT';
/** Nobody promised it: it is there for other agents. */
const UNREAD = 'not read';
const SILENT = 'DOES NOT RUN';
const STUCK = 'CANNOT START';
const FAILS = 'FAILS';
/** Null where no agent has any, or they were not looked for. */
function tabulateParts({ parts = {} }) {
    const agents = Object.keys(parts);
    const [first = []] = Object.values(parts);
    const names = tellApart(first.map((part) => [nameOfPart(part), part.path]));
    const all = names.map((name, at) => [name, ...agents.map((agent) => describePart(parts[agent]?.[at]))]);
    const rows = all.filter(isShown);
    if (rows.length === 0)
        return null;
    const lost = rows.filter(isLost).length;
    const sorted = [...rows.filter(isLost), ...rows.filter((row) => !isLost(row))];
    return {
        title: `Other parts: ${rows.length}${lost > 0 ? `, of which ${lost} not on every agent` : ''}`,
        head: ['part', ...agents],
        rows: sorted,
        reasons: explainParts(parts),
    };
}
/** Where two have one name, their files follow. */
const tellApart = (named) => named.map(([name, path]) => named.some(([other, file]) => other === name && file !== path) ? `${name} (${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, 80)})` : name);
/** A file of the repository itself is no part of a plugin that is installed from it. */
const isShown = ([name = '', ...cells]) => !name.startsWith(PART_KINDS.instructions) || cells.some((cell) => cell !== ABSENT);
const isLost = (row) => [ABSENT, UNREAD, SILENT, STUCK, FAILS].some((word) => row.includes(word));
const nameOfPart = ({ kind, name }) => `${PART_KINDS[kind]} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(kind === 'hook' ? shortHook(name) : name, 200)}`;
/** Of a command, what it runs. */
const shortHook = (name) => {
    const [, event, command = ''] = /^(\w+): (.*)$/s.exec(name) ?? [];
    return event === undefined ? name : `${event} ${(0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptsOf */ .Sf)(command)[0]?.split('/').at(-1) ?? command}`;
};
/** A server has one cell for all its tools: what their names begin with, and how many there are. */
function describePart(part) {
    if (!part || part.untried)
        return part?.kind === 'hook' ? 'read' : '-';
    if (part.stuck && !part.addressed_to)
        return STUCK;
    if (part.unread)
        return UNREAD;
    if (part.kind === 'hook')
        return part.ran ? 'runs' : part.reason === null ? '-' : describeSilent(part.addressed_to);
    const [first, ...others] = part.listed_as.map((name) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name));
    if (first === undefined)
        return ABSENT;
    const name = others.length === 0 ? first : `${commonStart([first, ...others])}\u2026 (${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(others.length + 1, 'tool')})`;
    return part.deferred ? `${name} (on request)` : name;
}
/** A hook for other agents' events is no loss here. */
function describeSilent([first, ...others] = []) {
    if (first === undefined)
        return SILENT;
    return others.length > 0 ? 'for other agents' : `for ${first}`;
}
function commonStart([first = '', ...others]) {
    let end = first.length;
    for (const other of others)
        while (!other.startsWith(first.slice(0, end)))
            end -= 1;
    return first.slice(0, end);
}
/** Parts that share a reason on an agent are named together, and so are agents of which the same is said. */
function explainParts(parts) {
    const said = Object.entries(parts).flatMap(([agent, own = []]) => {
        const silent = own.flatMap((part) => (part.reason === null ? [] : [{ ...part, reason: part.reason }]));
        return [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(silent, ({ reason }) => reason)].map(([reason, group]) => {
            const names = [...new Set(group.map(nameOfPart))];
            return { agent, words: `${names.join(', ')}: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason)}` };
        });
    });
    return [...(0,_input_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(said, ({ words }) => words)].map(([words, group]) => `${group.map(({ agent }) => agent).join(', ')}: ${words}`);
}


/***/ }),

/***/ 11292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OO: () => (/* binding */ GATE_WORDS),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   kL: () => (/* binding */ MODE_WORDS),
/* harmony export */   nu: () => (/* binding */ DELTA_WORDS),
/* harmony export */   wv: () => (/* binding */ saysOf)
/* harmony export */ });
/** The fixed words of every report: what a mode, a gate and a delta are called. */
/** What each mode tests of a skill, for readers who do not know its name. */
const MODE_WORDS = {
    oracle: 'no model is asked: tests that skills load',
    router: 'no model is asked: ranks descriptions offline',
    model: "a chat model chooses, not the vendor's own",
    replay: 'checks recorded choices, asks no model',
    live: "the vendor's own model chooses",
};
const GATE_WORDS = {
    pass: { sign: '\u2705', says: 'pass', means: null },
    fail: { sign: '\u274c', says: 'fail', means: null },
    inconclusive: {
        sign: '\u26a0\ufe0f',
        says: 'inconclusive',
        means: 'nothing failed and the merge is not blocked, but a person has to decide',
    },
};
// biome-ignore format: a table
const DELTA_WORDS = {
    REGRESSION: {
        says: 'passed before', sign: '\ud83d\udd34', title: 'Regression', one: 'regression', many: 'regressions',
        means: 'passed before', counts: 'cases', rank: 0, shown: true,
    },
    UNMET: {
        says: 'worse than its entry', sign: '\ud83d\udd34', title: 'Unmet', one: 'unmet expectation', many: 'unmet expectations',
        means: 'worse than its baseline entry says', counts: 'cases', rank: 1, shown: true,
    },
    MISSING_RESULT: {
        says: 'no result arrived', sign: '\ud83d\udd34', title: 'No result', one: 'case without a result', many: 'cases without a result',
        means: 'planned, but no result arrived', counts: 'cases', rank: 2, shown: true,
    },
    MISSING_BASELINE: {
        says: 'no entry', sign: '\ud83d\udd34', title: 'No baseline entry', one: 'case without a baseline entry', many: 'cases without a baseline entry',
        means: 'the baseline says nothing about it', counts: 'cases', rank: 3, shown: true,
    },
    OFFER_LOSS: {
        says: 'listed worse', sign: '\ud83d\udfe0', title: 'Listed worse', one: 'skill listed worse than before', many: 'skills listed worse than before',
        means: 'the agent sees less of its description, so a model may not choose it', counts: 'skills', rank: 4, shown: true,
    },
    DELIVERY_LOSS: {
        says: 'less text reaches the model', sign: '\ud83d\udfe0', title: 'Text cut', one: 'skill of which less reaches the model', many: 'skills of which less reaches the model',
        means: 'the agent gives the model less of its text than before', counts: 'skills', rank: 5, shown: true,
    },
    WEAKENED: {
        says: 'less is demanded', sign: '\ud83d\udfe0', title: 'Weakened case', one: 'weakened case', many: 'weakened cases',
        means: 'less is demanded than before', counts: 'cases', rank: 6, shown: true,
    },
    BROKEN: {
        says: 'an error that this branch brings', sign: '\ud83d\udd34', title: 'Broken', one: 'new error', many: 'new errors',
        means: 'this branch brings it', counts: 'results', rank: 2, shown: true,
    },
    INCONCLUSIVE: {
        says: 'undecided', sign: '\ud83d\udfe1', title: 'Undecided', one: 'undecided case', many: 'undecided cases',
        means: 'not enough known to decide', counts: 'cases', rank: 7, shown: true,
    },
    INFRA: {
        says: 'not judged', sign: '\ud83d\udfe1', title: 'Not judged', one: 'result could not be judged', many: 'results could not be judged',
        means: 'neither pass nor fail', counts: 'results', rank: 8, shown: true,
    },
    SHRUNK: {
        says: 'cut down or deleted', sign: '\ud83d\udfe0', title: 'Text lost', one: 'text cut down or deleted', many: 'texts cut down or deleted',
        means: 'an agent learns less from it than before', counts: 'results', rank: 8, shown: true,
    },
    ACCEPTED: {
        says: 'accepted change', sign: '\ud83d\udd35', title: 'Accepted', one: 'accepted change', many: 'accepted changes',
        counts: 'cases', rank: 9, shown: true,
    },
    IMPROVEMENT: {
        says: 'better than before', sign: '\ud83d\udfe2', title: 'Improvement', one: 'improvement', many: 'improvements',
        counts: 'cases', rank: 10, shown: true,
    },
    NEW: { says: 'new on this branch', sign: '\ud83c\udd95', title: 'New', one: 'new case', many: 'new cases', counts: 'cases', rank: 11, shown: true },
    REMOVED: {
        says: 'no case any more', sign: '\u26aa', title: 'Removed', one: 'removed case', many: 'removed cases',
        counts: 'cases', rank: 12, shown: true,
    },
    RENAMED: {
        says: 'has another name', sign: '\u26aa', title: 'Renamed', one: 'renamed case', many: 'renamed cases',
        counts: 'cases', rank: 12, shown: true,
    },
    REWRITTEN: {
        says: 'has another text', sign: '\u26aa', title: 'Rewritten', one: 'text in other words', many: 'texts in other words',
        counts: 'results', rank: 12, shown: true,
    },
    WARNED: {
        says: 'a warning that this branch brings', sign: '\u26aa', title: 'Warning', one: 'new warning', many: 'new warnings',
        counts: 'results', rank: 12, shown: true,
    },
    EXPECTED_FAIL: {
        says: 'fails as expected', sign: '', title: 'Expected fail', one: 'expected fail', many: 'expected fails',
        counts: 'cases', rank: 13, shown: false,
    },
    PASS: { says: 'as expected', sign: '', title: 'Pass', one: 'pass', many: 'passes', counts: 'cases', rank: 14, shown: false },
    NOT_RUN: { says: 'not run', sign: '', title: 'Not run', one: 'not run', many: 'not run', counts: 'cases', rank: 15, shown: false },
};
/** own_case: the branch changed the case itself, so what passed before was another. */
const saysOf = (delta, own_case) => own_case && delta === 'REGRESSION' ? 'the case was changed' : DELTA_WORDS[delta].says;
/** The key that a result and its delta share. */
function keyOf(case_id, agent) {
    return case_id === null ? agent : `${agent} ${case_id}`;
}


/***/ }),

/***/ 55463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aN: () => (/* binding */ DEFAULT_DECISIONS),
/* harmony export */   bS: () => (/* binding */ writeDecisions),
/* harmony export */   uY: () => (/* binding */ readDecisions)
/* harmony export */ });
/* harmony import */ var _contract_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33433);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56022);
/* harmony import */ var _input_record_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33312);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75815);
/** Recorded decisions on disk: one line of JSON each, in an order that keeps diffs small. */





const DEFAULT_DECISIONS = 'decisions.jsonl';
/** Null when there is no such file. */
async function readDecisions(path, name = path) {
    const text = await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)(path);
    if (text === null)
        return null;
    refuseConflict(text, name);
    const decisions = (0,_input_record_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRecordLines */ .u)(text, _contract_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .DecisionSchema */ .Qt, {
        file: name,
        what: 'a recorded decision',
        fix: 'remove the line, and decide again with --mode model --record.',
    });
    refuseContradiction(decisions, name);
    return decisions;
}
const MERGE = `A line \`${DEFAULT_DECISIONS} merge=union\` in .gitattributes spares you this`;
/** Both sides' lines may stay: nothing has to be decided again. */
function refuseConflict(text, file) {
    const at = text.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/.test(line));
    if (at >= 0)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('A merge has left its conflict markers here.', {
            ...{ file, line: at + 1 },
            fix: `delete all lines that begin with <<<<<<<, =======, ||||||| or >>>>>>>, and keep the lines of both sides. ${MERGE}.`,
        });
}
/** After a merge of both sides' lines, one question may have two answers; which of them is the last is chance. */
function refuseContradiction(decisions, file) {
    const answers = new Map();
    for (const decision of decisions) {
        // Two cases may ask the same; in mode live each has an answer of its own.
        const question = `${decision.fingerprint} ${keyOf(decision)}`;
        const other = answers.get(question);
        if (other && chosen(other) !== chosen(decision))
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`Two lines decide the same question differently: case ${decision.case_id} on ${decision.agent}, trial ${decision.trial}: ${other.choice ?? '(none)'} and ${decision.choice ?? '(none)'}.`, { file, fix: 'keep one of the two lines, or remove both and decide again with --mode model --reuse --record.' });
        answers.set(question, decision);
    }
}
const chosen = ({ choice, also = [], unknown = [] }) => JSON.stringify([choice, also, unknown]);
/** A new decision takes the place of the last one on the same case, agent, model and trial: that one rests on what has changed. */
async function writeDecisions(path, fresh) {
    if (fresh.length === 0)
        return;
    const kept = new Map(((await readDecisions(path)) ?? []).map((decision) => [keyOf(decision), decision]));
    for (const decision of fresh) {
        const key = keyOf(decision);
        const before = kept.get(key);
        // Nothing new was found out.
        kept.set(key, before && sameChoice(before, decision) ? { ...decision, at: before.at } : decision);
    }
    const sorted = [...kept].sort(([one], [other]) => (one < other ? -1 : 1));
    await _io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .files */ .a.write(path, sorted.map(([, decision]) => `${JSON.stringify(decision)}\n`).join(''));
}
const keyOf = ({ case_id, agent, mode, model, trial }) => JSON.stringify([case_id, agent, mode, model, String(trial).padStart(2, '0')]);
const sameChoice = (one, other) => JSON.stringify((0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_4__/* .omit */ .c)(one, 'at')) === JSON.stringify((0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_4__/* .omit */ .c)(other, 'at'));


/***/ }),

/***/ 12752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ SOURCE_AS),
/* harmony export */   w: () => (/* binding */ hadAs)
/* harmony export */ });
/** `project`: agents are started in it; `plugin`: it is installed, or its skills are copied to where each agent looks. */
const SOURCE_AS = ['plugin', 'project', 'both'];
function hadAs({ as, kind, marketplace }) {
    if (as === 'project')
        return 'project';
    const installed = kind === 'plugin' || marketplace !== null ? 'plugin' : 'skills';
    return as === 'both' ? `${installed}+project` : installed;
}


/***/ }),

/***/ 52802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ brokenHooks),
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   QX: () => (/* binding */ explainStuck),
/* harmony export */   Sf: () => (/* binding */ scriptsOf),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   vA: () => (/* binding */ BEFORE_A_CALL)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70509);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67127);
/** Reads the commands of a hook declaration and the scripts that they name. */



/** The scripts that a command runs, as paths below the plugin: `${CLAUDE_PLUGIN_ROOT}/hooks/x.sh`, `./hooks/x.sh`, `python3 hooks/x.py`. */
function scriptsOf(commandLine) {
    return [
        ...commandLine.matchAll(/(?:\$\{?[A-Z_]*(?:ROOT|DIR)\}?"?\/|\.\/|(?<=\s|^))([\w@.-]+(?:\/[\w@.-]+)+|[\w@-]+\.(?:sh|py|js|mjs|ts|rb))/g),
    ].map((match) => match[1] ?? '');
}
/** Why a command that names the script cannot start; null: it can, as far as is known. */
function explainStuck(path, command, script) {
    if (!script)
        return `its command names ${path}, which does not exist`;
    if (script.broken)
        return `it cannot start: ${script.broken.message}`;
    const runner = new RegExp(`\\b(?:bash|sh|node|python3?|ruby|uv|bun|deno)\\b[^|;&]*${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .MP)(path)}`);
    return script.executable || runner.test(command) ? null : `${path} is not executable`;
}
/** Events whose hooks decide over a call, as each agent spells them. */
const BEFORE_A_CALL = /^(?:pre_?tool_?use|permission_?request|before_?tool)$/i;
/** Null where the text does not have the shape of a hooks file. */
function commandsOf(text) {
    const declared = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .lj)(text)?.['hooks'];
    if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(declared))
        return null;
    const commands = [];
    for (const [event, groups] of Object.entries(declared)) {
        if (!isRows(groups))
            return null;
        for (const group of groups) {
            const hooks = group['hooks'] ?? [group];
            if (!isRows(hooks))
                return null;
            for (const { bash, command = bash } of hooks) {
                if (typeof command === 'string')
                    commands.push({ event, command });
                else if (command !== undefined)
                    return null;
            }
        }
    }
    return commands;
}
const isRows = (value) => Array.isArray(value) && value.every(_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh);
/** Anchored, as Claude Code, Codex and Copilot read it. A broken pattern covers nothing: what an agent makes of it is not known here. */
function covers(matcher, tool_names) {
    if (matcher === null || matcher === '' || matcher === '*')
        return true;
    try {
        const pattern = new RegExp(`^(?:${matcher})$`);
        return tool_names.some((name) => pattern.test(name));
    }
    catch {
        return false;
    }
}
/** Files from which an agent reads hooks, and that are no JSON. */
const brokenHooks = ({ hooks_broken = [], plugins }) => [
    ...hooks_broken,
    ...plugins.flatMap(({ folder, hook_files = {} }) => Object.keys(hook_files).flatMap((path) => (hook_files[path] === null ? [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, path)] : []))),
];


/***/ }),

/***/ 10420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ wrapWords)
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82722);
/** A long line \u2192 lines broken between words, with the later ones indented; wrap-ansi has no such indent, so only the widths are a library's. */

/** Words wider than the terminal are not broken. Colour codes count as zero width; a coloured part must not contain a space. */
function wrapWords(text, columns, indent = 2) {
    const words = text.match(/^ *\S+| +\S*/g) ?? [];
    const lines = [];
    let line = '';
    let width = 0;
    for (const word of words) {
        const wide = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .q)(word);
        if (line && width + wide > columns) {
            lines.push(line);
            const bare = word.trimStart();
            line = ' '.repeat(indent) + bare;
            width = wide - (word.length - bare.length) + indent;
        }
        else {
            line += word;
            width += wide;
        }
    }
    return [...lines, line].join('\n');
}


/***/ }),

/***/ 39138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rl: () => (/* binding */ RunOptionsSchema),
/* harmony export */   WQ: () => (/* binding */ DEFAULT_CASES),
/* harmony export */   h4: () => (/* binding */ ARTIFACTS_ROOT)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
/* harmony import */ var _lib_contract_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33433);
/* harmony import */ var _lib_contract_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15824);
/* harmony import */ var _lib_contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43771);
/* harmony import */ var _lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46418);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2660);
/* harmony import */ var _lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55463);
/* harmony import */ var _lib_skill_had_as_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12752);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70348);
/** The options of `run`: one schema that the command line and the action both fill with strings. Keys are snake_case; flags write them with hyphens. */









const DEFAULT_TURNS = 8;
const DEFAULT_CASES = 'cases.json';
/** Each batch gets its own folder in here. */
const ARTIFACTS_ROOT = '.agent-routing/artifacts';
const RunOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    cases: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_
        .prefault(DEFAULT_CASES)
        .describe('Corpus files, folders or globs; the default also takes tests/agents/*.tests.json, tests/skills/*.tests.json and what .claude-plugin/routes.json lists'),
    agents: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_
        .optional()
        .describe('Agents, as name[@vendor-model][+install], or all; default claude,codex,copilot, plus offline if a case needs it'),
    kind: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_.prefault([]).describe('Run only cases of these kinds: skill, tool_route, suite, route'),
    category: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_.prefault([]).describe('Run only cases in these categories'),
    case_id: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_.prefault([]).describe('Run only the cases with these ids'),
    skill: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_.prefault([]).describe('Run only cases that expect these skills; the whole source is still installed'),
    scope: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(all|(agent|suite|test):.+)$/, 'is all, agent:NAME, suite:NAME or test:ID')
        .default('all')).describe('Which suites to run: all, agent:NAME, suite:NAME or test:ID'),
    flag: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .conditions */ .jA
        .prefault([])
        .describe('Conditions for skip_if of suites, as NAME (it holds: skip) or NAME=false (run),\u2026'),
    record_answers: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe("Write what suites answer to this .jsonl file or folder, for later runs without a vendor's model"),
    answers: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('Recorded answers of suites, for modes other than live; default tests/answers or tests/answers.jsonl'),
    changed_since: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('Run only cases whose skill changed since this git ref'),
    mode: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_lib_contract_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .MODES */ .FN).default('oracle')).describe('Who decides what the agent does: oracle, router, model, replay or live'),
    model: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('For mode model: id of the chat model to ask; for replay: whose recorded decisions to take (an id, or live)'),
    ask: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_lib_contract_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .ASKS */ .Nl).optional()).describe('For mode model: ask with all that the agent sends, over turns (whole, the default), or with its listing alone (listing), which overestimates how often a skill is chosen; for replay: which of the two to take'),
    turns: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(1, 50).default(DEFAULT_TURNS)).describe('With ask whole: send at most this many requests for one trial, until a skill is called or nothing is'),
    decisions: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().default(_lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_DECISIONS */ .aN)).describe('File of recorded decisions'),
    record: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Write the decisions of this batch (modes model and live) to that file'),
    reuse: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt
        .prefault(false)
        .describe('For mode model: ask only for what the recorded decisions do not cover or no longer hold for'),
    max_requests: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(0).optional()).describe('For mode model: send at most this many requests to the model'),
    source: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().default('.')).describe('Folder of the plugin or skills under test'),
    as: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_lib_skill_had_as_js__WEBPACK_IMPORTED_MODULE_7__/* .SOURCE_AS */ .L).optional()).describe('How users have the source: plugin (installed, or its skills copied), project (agents are started in it) or both; default what the repository is'),
    neighbours: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_
        .prefault([])
        .describe('Folders of other plugins or skills, installed beside the source as a user has them'),
    settings: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_
        .prefault([])
        .describe("A user's own settings of an agent, as FILE or name=FILE: listing budget, skills denied or off, plugins off; nothing else of it is taken"),
    agent_versions: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().default('baseline')).describe('CLI versions: baseline, pinned, latest, or name:version,\u2026'),
    trials: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(1, 10).optional()).describe('Trials per unit, 1 to 10; a case can set its own'),
    pass_threshold: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['any', 'all', 'majority']).optional()).describe('How many trials must pass: any, all or majority; a case can set its own'),
    max_units: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(1).optional()).describe('Run at most this many units, the first of the plan (mutate: this many mutants, the same ones each time)'),
    max_tokens: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(1).optional()).describe('Start no further unit once the batch has used this many tokens'),
    infra_retries: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(0, 5).default(0)).describe('Run a trial again, up to this many times, when it could not be judged for a passing cause'),
    pack: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['on', 'off']).default('on')).describe('In modes oracle and replay, plain skill cases of an agent share a process, in which their own prompts are not sent (on), or each has one of its own (off)'),
    fail_fast: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Start no further units after the first failure'),
    strict: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt
        .prefault(false)
        .describe('Treat skipped corpus files and unknown skip_if conditions as errors; always on when CI=true'),
    timeout_seconds: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(_values_js__WEBPACK_IMPORTED_MODULE_5__/* .positive */ .yj.default(300)).describe('Time limit for one trial, in seconds'),
    agent_timeout: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .seconds */ .YA.prefault([]).describe('Time limits per agent, as agent:seconds,\u2026'),
    max_parallel: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(1, 64).optional()).describe('Units to run at once; default MAX_CONCURRENCY, else 4'),
    shard: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^[1-9]\d*\/[1-9]\d*$/, 'is i/n, such as 2/4')
        .optional()).describe('Run only one of n equal parts of the plan, as i/n'),
    resume: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('Folder of an interrupted batch: run only what has no result yet'),
    dry_run: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Print the plan and its cost without running anything'),
    evidence: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['events', 'text']).default('events')).describe('How to read transcripts: as events, or as text with the legacy line scorer'),
    early_stop: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt
        .prefault(false)
        .describe('Stop a trial of a skill case or suite once its verdict cannot change, and the trials of a suite once its status cannot'),
    min_offer: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(full|name_only|any|(100|[1-9]?\d)%)$/, 'is full, name_only, any or a percentage')
        .optional()).describe('Weakest offer that may pass, for cases without one of their own: full, a percentage, name_only or any'),
    min_delivery: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
        .regex(/^(full|any|(100|[1-9]?\d)%)$/, 'is full, any or a percentage')
        .optional()).describe("How much of a skill's text must reach the model, for cases without a value of their own: full, a percentage or any"),
    enable_log_scan: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt
        .prefault(false)
        .describe('Read recent agent logs in shared homes even when units run in parallel'),
    disable_log_scan: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Never read agent logs in shared homes'),
    allow_log_fallback_pass: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt
        .prefault(false)
        .describe('Let evidence from those logs pass a case even when units run in parallel'),
    log_max_files: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(1).default(60)).describe('Number of log files to read per agent, newest first'),
    log_max_bytes: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .whole */ .WQ)(1).default(300_000)).describe('Bytes to read from the end of each log file'),
    allow_source_processes: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt
        .prefault(false)
        .describe('Start the hooks, MCP servers and skill shell commands that the source declares'),
    sandbox: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_lib_contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_8__/* .SANDBOX_CHOICES */ .Lg).default('auto')).describe('Sandbox around agents: auto (the strongest available), require (stop if none is available) or none'),
    withhold_trust: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt
        .prefault(false)
        .describe('Trust neither the folder nor its hooks, as for a user who was not asked yet: shows which hooks stay silent'),
    skip_source_setup: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Debugging only: use your own home folders and install nothing'),
    baseline: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('Baseline file; default provider-baseline.json'),
    baseline_ref: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('Git ref of the baseline to compare with'),
    fail_on: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_
        .pipe(zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$)))
        .prefault([..._lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_FAIL_ON */ .VQ])
        .describe(`What fails the gate: ${_lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$.join(', ')}`),
    fail_on_infra: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Fail the gate on infra errors too'),
    infra_tolerant: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_.prefault([]).describe('Agents whose infra errors never fail the gate'),
    accept: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['never', 'with_reason']).default('never')).describe('Accept a lowered expectation if it has a new reason: never or with_reason'),
    artifacts_root: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().default(ARTIFACTS_ROOT)).describe('Folder in which each batch gets its own folder'),
    output: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('Copy results.json to this file'),
    proof_log: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional()).describe('Copy tool-use-proof.log to this file'),
    report: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_.prefault([]).describe(`Reports to write, as format:file,\u2026; formats: ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_FORMATS */ .EL.join(', ')}`),
    progress: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .blank */ .hQ)(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['auto', 'lines', 'none']).default('auto')).describe('Progress on stderr: auto (a status line on a terminal, else one line per state), lines or none'),
    no_progress: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Print no progress on stderr'),
    json: _values_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt.prefault(false).describe('Print results.json on stdout instead of the table'),
});


/***/ }),

/***/ 70348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ repeatable),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   hQ: () => (/* binding */ blank),
/* harmony export */   jA: () => (/* binding */ conditions),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yj: () => (/* binding */ positive)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49567);
/** What users write as the value of an option, in a shell or a workflow \u2192 lists, numbers, flags. */

/** Entries are separated by commas or lines. */
const list = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())]).transform((value) => [
    ...new Set([value]
        .flat()
        .flatMap((part) => part.split(/[,\n]/))
        .map((part) => part.trim())
        .filter(Boolean)),
]);
/** Each value as it was given: `--results a --results b`. */
const repeatable = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())]).transform((value) => [value].flat());
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['true', 'false', '']).transform((text) => text === 'true')]);
/** Does not accept `true`, which coercion would turn into 1 and the command line into a flag. */
const numeric = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]);
const whole = (min, max = Number.MAX_SAFE_INTEGER) => numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai().int().min(min).max(max));
const share = numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai().min(0).max(1));
const positive = numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai().positive().max(86_400));
const blank = (schema) => zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema);
/** `claude:600,codex:300` \u2192 {claude: 600, codex: 300} */
const seconds = list.transform((parts, context) => {
    const entries = [];
    for (const part of parts) {
        const [, agent, value] = /^(.+):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
        if (agent && Number(value) > 0)
            entries.push([agent, Number(value)]);
        else
            context.addIssue({ code: 'custom', message: `'${part}' is not of the form agent:seconds` });
    }
    return Object.fromEntries(entries);
});
/** `vault_has_git,offline=false` \u2192 {vault_has_git: true, offline: false} */
const conditions = list.transform((parts, context) => {
    const entries = [];
    for (const part of parts) {
        const [, name, value = 'true'] = /^([^=]+)(?:=(true|false))?$/.exec(part) ?? [];
        if (name)
            entries.push([name.trim(), value === 'true']);
        else
            context.addIssue({ code: 'custom', message: `'${part}' is not of the form NAME, NAME=true or NAME=false` });
    }
    return Object.fromEntries(entries);
});


/***/ })

};
