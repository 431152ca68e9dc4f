export const id = 163;
export const ids = [163];
export const modules = {

/***/ 6511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ DELTAS),
/* harmony export */   Cn: () => (/* binding */ findOutcome),
/* harmony export */   L8: () => (/* binding */ classify)
/* harmony export */ });
/* harmony import */ var _trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3435);

const DELTAS = [
    'MISSING_RESULT',
    'MISSING_BASELINE',
    'INFRA',
    'ACCEPTED',
    'INCONCLUSIVE',
    'REGRESSION',
    'UNMET',
    'NEW',
    'OFFER_LOSS',
    'IMPROVEMENT',
    'PASS',
    'EXPECTED_FAIL',
    'REMOVED',
    'NOT_RUN',
];
/** Fewer trials say too little for a test; then the case's own threshold has decided. */
const LEAST_TRIALS = 5;
const SIGNIFICANCE = 0.05;
const RULES = [
    ['MISSING_BASELINE', (row) => row.gated && row.current === null],
    ['INFRA', (row) => row.outcome === 'infra' && (!row.gated || row.ref?.status === 'pass')],
    ['ACCEPTED', (row) => regressed(row) && acceptedWithReason(row)],
    ['INCONCLUSIVE', (row) => regressed(row) && isUndecided(row)],
    ['REGRESSION', regressed],
    ['UNMET', (row) => (row.gated ? row.current !== null && isWorse(row, row.current) : row.outcome === 'fail')],
    ['NEW', (row) => row.ref === null],
    ['OFFER_LOSS', (row) => row.offer_loss],
    ['IMPROVEMENT', (row) => row.outcome === 'pass' && row.ref?.status !== 'pass' && row.ref?.same_mode === true],
    ['PASS', (row) => row.outcome === 'pass'],
    ['EXPECTED_FAIL', () => true],
];
/** also: the other deltas that held, for the reason; the plain ones (PASS, EXPECTED_FAIL, NEW) say nothing beside another. */
function classify(row) {
    if (row.result === null) {
        return { delta: row.planned ? 'MISSING_RESULT' : row.left_out ? 'NOT_RUN' : 'REMOVED', also: [] };
    }
    const outcome = findOutcome(row.result);
    // Skipped by its author or its mode: no result to judge, and none to ask a baseline entry for.
    if (outcome === 'left_out')
        return { delta: 'NOT_RUN', also: [] };
    const judged = { ...row, result: row.result, outcome };
    const held = RULES.filter(([, holds]) => holds(judged)).map(([delta]) => delta);
    const [delta = 'EXPECTED_FAIL', ...also] = held;
    return { delta, also: also.filter((other) => !['NEW', 'PASS', 'EXPECTED_FAIL'].includes(other)) };
}
function findOutcome(result) {
    switch (result.status) {
        case 'pass':
        case 'fail':
            return result.status;
        case 'infra_error':
            return 'infra';
        case 'skipped':
            return result.available ? 'left_out' : 'infra';
    }
}
function regressed({ ref, outcome, result }) {
    if (ref === null)
        return false;
    return (ref.status === 'pass' && outcome === 'fail') || (result.timed_out && !ref.allow_timeout);
}
/** A row that could not be run is worse than an expected pass; against an expected fail it only could not be judged. */
function isWorse({ outcome, result }, expected) {
    return (expected.status === 'pass' && outcome !== 'pass') || (result.timed_out && !expected.allow_timeout);
}
function acceptedWithReason(row) {
    const { accept, current, ref } = row;
    if (accept !== 'with_reason' || current === null || isWorse(row, current))
        return false;
    return current.reason !== null && current.reason.trim() !== '' && current.reason !== (ref?.reason ?? null);
}
/**
 * Live trials on both sides, enough of them, and Fisher's test does not support the loss. What is tested is what made it
 * a regression: fewer passes, or time-outs where the ref allows none (and so had none).
 */
function isUndecided({ mode, ref, outcome, result }) {
    const { passed, judged, timed_out } = result.trials;
    const before = ref?.trials;
    if (mode !== 'live' || !before || before.ran < LEAST_TRIALS || judged < LEAST_TRIALS)
        return false;
    const lost = ref.status === 'pass' && outcome === 'fail' && isSupported(before.passed, before.ran, passed, judged);
    const slower = result.timed_out && !ref.allow_timeout && isSupported(before.ran, before.ran, judged - timed_out, judged);
    return !lost && !slower;
}
function isSupported(before, of, after, ran) {
    if (after / ran >= before / of)
        return false;
    return (0,_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .fisher */ .Kc)(before, of - before, after, ran - after) < SIGNIFICANCE;
}


/***/ }),

/***/ 2629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ describeLoss),
/* harmony export */   cc: () => (/* binding */ explainDelta),
/* harmony export */   qN: () => (/* binding */ describeOffer)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6225);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6824);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6511);



function explainDelta(facts) {
    const { agent, delta, also, row, loss } = facts;
    const parts = [explain(facts)];
    if (loss && delta !== 'OFFER_LOSS') {
        // A fail for want of an offer has said why already.
        const { cause, ...rest } = loss;
        const told = cause !== null && (facts.result?.error?.includes(cause) ?? false);
        parts.push(`its offer: ${describeLoss(told ? { ...rest, cause: null, untouched: false } : loss)}`);
    }
    for (const other of also) {
        if (other === 'REGRESSION' && delta === 'INFRA')
            parts.push('it also timed out');
        if (other === 'REGRESSION' && delta === 'MISSING_BASELINE')
            parts.push(`also a regression against ${facts.ref_name}`);
    }
    parts.push(...findOddities(facts));
    const asksVendor = row.mode === 'live' && agent !== _plan_js__WEBPACK_IMPORTED_MODULE_0__/* .OFFLINE */ .GS;
    if (asksVendor && (delta === 'REGRESSION' || delta === 'UNMET') && row.result?.trials.judged === 1) {
        parts.push('one trial of a live model: this may be noise');
    }
    const said = parts.filter((part) => part !== null && part !== '');
    // A sentence that goes on has no full stop.
    return said.length
        ? said.map((part, at) => (at < said.length - 1 ? part.replace(/\.$/, '') : part)).join('; ')
        : null;
}
function explain({ case_id, agent, row, result, delta, ref_name, loss, absence }) {
    switch (delta) {
        case 'MISSING_RESULT':
        case 'REMOVED':
        case 'NOT_RUN':
            return absence ?? result?.error ?? null;
        case 'MISSING_BASELINE':
            return `ERROR: No baseline entry for case '${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(case_id)}' provider '${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(agent)}'. Update provider-baseline.json.`;
        case 'INFRA':
            return `could not run: ${describeFault(result)}`;
        case 'ACCEPTED':
            return `accepted: ${row.current?.reason ?? ''}`;
        case 'INCONCLUSIVE':
            return `${compareTrials(row)}: too few to tell a loss from chance`;
        case 'REGRESSION':
            return describeMiss(row, row.ref, ref_name, result);
        case 'UNMET':
            return describeMiss(row, row.gated ? row.current : null, 'the current baseline', result);
        case 'NEW':
            return null;
        case 'OFFER_LOSS':
            return loss ? describeLoss(loss) : null;
        case 'IMPROVEMENT':
            return `${ref_name} expects ${row.ref?.status}; it passed`;
        case 'PASS':
            return null;
        case 'EXPECTED_FAIL':
            return result ? describeResult(result) : null;
    }
}
function describeMiss(row, expected, who, result) {
    const outcome = row.result ? (0,_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .findOutcome */ .Cn)(row.result) : 'left_out';
    const parts = [];
    if (expected === null)
        return result ? describeResult(result) : '';
    if (expected.status === 'pass' && outcome !== 'pass' && result) {
        parts.push(`${who} expects pass; ${describeResult(result)}`);
    }
    if (row.result?.timed_out && !expected.allow_timeout) {
        parts.push(`it timed out${outcome === 'pass' ? ' (and passed)' : ''}, which ${who} does not allow`);
    }
    const trials = row.mode === 'live' && row.result && row.result.trials.judged > 1 ? compareTrials(row) : null;
    if (trials)
        parts.push(trials);
    return parts.join('; ');
}
/** What stands beside the delta and a reader would otherwise not see. */
function findOddities({ row, delta, ref_name }) {
    const { current, ref, result } = row;
    if (!result || !row.gated || current === null)
        return [];
    const outcome = (0,_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .findOutcome */ .Cn)(result);
    const odd = [];
    if (ref && outcome === 'infra' && ref.status === 'fail')
        odd.push('expected to fail, and could not be judged');
    if (ref && outcome === 'fail' && ref.status === 'infra_error')
        odd.push('expected not to run; it ran and failed');
    if (ref?.status === 'pass' && current.status !== 'pass' && delta !== 'ACCEPTED') {
        odd.push(`this change lowers its expectation from pass to ${current.status}`);
    }
    if (outcome === 'pass' && current.status !== 'pass' && ref?.status !== 'pass') {
        odd.push(`it passes though the current baseline expects ${current.status}: raise it`);
    }
    if (delta === 'PASS' && ref && ref.status !== 'pass' && !ref.same_mode) {
        odd.push(`${ref_name}'s ${ref.status} was recorded in another mode, so no improvement is claimed`);
    }
    return odd;
}
function describeResult(result) {
    if (result.status === 'pass')
        return 'it passed';
    if (result.status === 'infra_error' || result.status === 'skipped')
        return `could not run: ${describeFault(result)}`;
    const error = result.error ? (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(result.error, 400) : '';
    const kind = result.failure_kind && result.failure_kind !== 'unknown' ? result.failure_kind : '';
    return ['it failed', [kind, error].filter(Boolean).join(': ')].filter(Boolean).join(': ');
}
function describeFault(result) {
    if (result?.fault)
        return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${result.fault.kind}: ${result.fault.message}`, 400);
    return (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(result?.error ?? 'nothing says why', 400);
}
function describeLoss({ before, after, untouched, cause }) {
    const parts = [`${describeOffer(before)} became ${describeOffer(after)}`];
    if (cause)
        parts.push((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(cause, 600));
    else if (untouched)
        parts.push('its own description did not change');
    return parts.join('; ');
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
function compareTrials({ ref, result }) {
    const before = ref?.trials;
    const after = result?.trials;
    if (!after || after.judged === 0)
        return null;
    const now = `${after.passed} of ${after.judged} trials passed`;
    return before ? `${now}, ${before.passed} of ${before.ran} before` : now;
}


/***/ }),

/***/ 8353:
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
const FAIL_ON = [
    'regression',
    'unmet',
    'offer_loss',
    'missing',
    'infra',
    'inconclusive',
    'improvement',
    'none',
];
const DEFAULT_FAIL_ON = ['regression', 'unmet', 'offer_loss', 'missing'];
const GATES = ['pass', 'fail', 'inconclusive'];
const FAILS = {
    REGRESSION: 'regression',
    UNMET: 'unmet',
    OFFER_LOSS: 'offer_loss',
    MISSING_RESULT: 'missing',
    MISSING_BASELINE: 'missing',
    INFRA: 'infra',
    INCONCLUSIVE: 'inconclusive',
    IMPROVEMENT: 'improvement',
};
function failsGate(row, options) {
    const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
    const key = FAILS[row.delta];
    if (key === undefined || !fail_on.includes(key))
        return false;
    // A new row of a tolerated agent that could not run is UNMET by the letter, and still only an infra error.
    const infra = key === 'infra' || (key === 'unmet' && row.unjudged);
    return !(infra && isTolerated(row.agent, options));
}
/**
 * Agents none of whose units could be judged: as good as not there. Those whose every row is expected not to run are as
 * expected. One that was expected and that nothing knows of is missing too: no row speaks for it.
 */
function findMissingAgents(rows, options, expected = []) {
    const known = new Set(rows.map(({ agent }) => agent));
    const agents = new Map(expected.filter((agent) => !known.has(agent)).map((agent) => [agent, { judged: false, unjudged: true }]));
    for (const row of rows) {
        const seen = agents.get(row.agent) ?? { judged: false, unjudged: false };
        if (row.status === 'pass' || row.status === 'fail')
            seen.judged = true;
        if (row.unjudged || row.delta === 'MISSING_RESULT')
            seen.unjudged = true;
        agents.set(row.agent, seen);
    }
    return [...agents]
        .filter(([agent, seen]) => seen.unjudged && !seen.judged && !isTolerated(agent, options))
        .map(([agent]) => agent);
}
function judgeGate(rows, missing_agents, options) {
    const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
    if (rows.some((row) => failsGate(row, options)))
        return 'fail';
    if (missing_agents.length > 0 && fail_on.includes('missing'))
        return 'fail';
    // Never green over what could not be judged, whoever expected or tolerated it.
    const open = rows.some((row) => row.unjudged || row.status === 'infra_error' || row.delta === 'MISSING_RESULT' || row.delta === 'INCONCLUSIVE');
    const judged = rows.some((row) => row.status === 'pass' || row.status === 'fail');
    return open || !judged ? 'inconclusive' : 'pass';
}
/** 0: the gate did not fail. 1: it did. (2, what the user must fix, is a ConfigError.) */
function exitCode(gate) {
    return gate === 'fail' ? 1 : 0;
}
function isTolerated(agent, options) {
    return (options.infra_tolerant ?? []).some((name) => name === agent || name === agent.split(/[@+]/)[0]);
}


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ OFFLINE),
/* harmony export */   IS: () => (/* binding */ planBatch),
/* harmony export */   Tx: () => (/* binding */ differ),
/* harmony export */   fB: () => (/* binding */ PlanSchema),
/* harmony export */   tW: () => (/* binding */ hash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5367);
/** Cases × agents → the units of a batch, with everything that is left out and why. Pure: the same inputs give the same plan and hash. */



/** The in-process agent: kind `route`, and the pattern side of `tool_route`. */
const OFFLINE = 'offline';
const LeftOutSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    case_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** author: `skip` in the case · mode: needs a mode that chooses · filter · shard · agents: the case names others */
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['author', 'mode', 'filter', 'shard', 'agents', 'unavailable']),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
const PlanSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent-routing.plan.v1'),
    /** Over all that must be equal for two batches to be parts of one: not the shard, not the date. */
    hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: _result_js__WEBPACK_IMPORTED_MODULE_1__/* .ModeSchema */ .np,
    cases_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    source_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** {agent key: CLI version} */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable()),
    settings: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    shard: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    units: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        trials: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        // It names a folder, and a plan may come from anywhere.
        unit_run_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w-]+$/, 'must be letters, digits, _ and -'),
    })),
    left_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LeftOutSchema),
    /** Corpus files that could not be read. */
    skipped_files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional(),
});
function planBatch(input) {
    const selected = new Set(input.selected.map((testCase) => testCase.case_id));
    const left_out = [];
    const rows = [];
    for (const testCase of input.corpus) {
        let known = false;
        for (const agent of input.agents) {
            const why = leaveOut(testCase, agent, input, selected.has(testCase.case_id));
            if (why === 'not_its_kind')
                continue;
            known = true;
            if (why)
                left_out.push({ case_id: testCase.case_id, agent: agent.key, kind: testCase.kind, ...why });
            else
                rows.push({ testCase, agent: agent.key });
        }
        // Still in the corpus: without a word here its baseline entries would be taken for orphans.
        if (!known)
            left_out.push({ case_id: testCase.case_id, agent: OFFLINE, kind: testCase.kind, ...NO_AGENT });
    }
    const [part, parts] = (input.shard ?? '1/1').split('/').map(Number);
    const seen = {};
    const mine = rows.filter((row) => {
        // Counted per agent and started one later for each, so that every shard gets an even share of every agent.
        const start = input.agents.findIndex((agent) => agent.key === row.agent);
        const position = (seen[row.agent] ?? start) + 1;
        seen[row.agent] = position;
        if (position % parts === part % parts)
            return true;
        left_out.push({
            case_id: row.testCase.case_id,
            agent: row.agent,
            why: 'shard',
            reason: `in another shard than ${input.shard}`,
        });
        return false;
    });
    const units = mine.map(({ testCase, agent }) => ({
        case_id: testCase.case_id,
        agent,
        kind: testCase.kind,
        trials: testCase.trials ?? input.trials ?? (testCase.kind === 'suite' ? 3 : 1),
        unit_run_id: input.newId(),
    }));
    const cases_hash = hash(input.selected.map(({ origin: _, ...testCase }) => testCase));
    const agents = Object.fromEntries(input.agents.map((agent) => [agent.key, input.versions[agent.key] ?? null]));
    const skipped = input.skipped_files?.length ? { skipped_files: input.skipped_files } : {};
    const shared = { mode: input.mode, cases_hash, source_hash: input.source_hash, agents, settings: input.settings };
    return {
        schema: 'agent-routing.plan.v1',
        hash: hash(shared),
        ...shared,
        shard: input.shard,
        units,
        left_out,
        ...skipped,
    };
}
const NO_AGENT = { why: 'agents', reason: 'no agent of this batch runs its kind' };
function leaveOut(testCase, agent, { mode, has_routes, lacksTool }, selected) {
    const offline = agent.name === OFFLINE;
    if (offline !== (testCase.kind === 'route') && !(offline && testCase.kind === 'tool_route'))
        return 'not_its_kind';
    if (testCase.agents && ![agent.key, agent.name].some((name) => testCase.agents?.includes(name))) {
        return { why: 'agents', reason: `the case names ${testCase.agents.join(', ')}` };
    }
    if (!selected)
        return { why: 'filter', reason: 'left out by a filter' };
    if (testCase.skip)
        return { why: 'author', reason: testCase.skip };
    if (testCase.kind === 'suite' && testCase.skip_if)
        return { why: 'author', reason: `skip_if '${testCase.skip_if}': this tool knows no such condition` };
    if (testCase.kind === 'tool_route' && offline)
        return has_routes
            ? null
            : { why: 'agents', reason: 'no tool-routes.yaml is among the --cases: there is no pattern to try' };
    const lacks = testCase.kind === 'tool_route' && !offline ? lacksTool?.(agent, testCase.tool) : null;
    if (lacks)
        return { why: 'agents', reason: lacks };
    const needs = offline ? null : needsAnotherMode(testCase, mode);
    return needs ? { why: 'mode', reason: needs } : null;
}
/** What the embedded model cannot decide is not run in its modes; nothing switches mode by itself. */
function needsAnotherMode(testCase, mode) {
    if (mode === 'live')
        return null;
    if (testCase.kind === 'suite')
        return "needs mode live: only a vendor's model can answer a suite";
    if (testCase.kind === 'tool_route')
        return null;
    const nothingToCall = testCase.kind === 'skill' && !testCase.expected_skill && testCase.required_skills.length === 0;
    return mode === 'oracle' && nothingToCall ? 'needs a mode that chooses' : null;
}
/** The first thing in which two plans differ, in words; null when a batch may be resumed or folded with the other. */
function differ(a, b) {
    for (const key of ['mode', 'cases_hash', 'source_hash', 'agents', 'settings']) {
        if (canonical(a[key]) === canonical(b[key]))
            continue;
        const words = {
            mode: 'the mode',
            cases_hash: 'the selected cases',
            source_hash: 'the skills of the source',
            agents: 'the agents or their versions',
            settings: 'the settings',
        }[key];
        return key.endsWith('_hash')
            ? `${words} changed`
            : `${words} changed: ${canonical(a[key])} is not ${canonical(b[key])}`;
    }
    return null;
}
/** sha256 over JSON with sorted keys, hex. */
function hash(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(value)).digest('hex');
}
function canonical(value) {
    return JSON.stringify(value, (_, part) => part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part);
}


/***/ }),

/***/ 1663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EL: () => (/* binding */ REPORT_FORMATS),
  B1: () => (/* binding */ renderReport)
});

// UNUSED EXPORTS: COMMENT_LIMIT, SUMMARY_LIMIT

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/lib/report/escape.js
var report_escape = __webpack_require__(6824);
// EXTERNAL MODULE: ./build/lib/plan.js
var plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/lib/report/kinds.js

const KINDS = {
    skill: {
        one: 'a skill case',
        proves: (mode) => SKILL_PROVES[mode],
        pass: (result, mode) => {
            // A case that expects nothing passes by restraint.
            if (!result.expected_skill)
                return `stays away${countTrials(result)}`;
            if (mode === 'live')
                return `chosen ${countAll(result)}`;
            return `${mode === 'oracle' ? 'loads' : 'ranked first'}${countTrials(result)}`;
        },
        fail: (result, mode) => {
            if (result.disallowed_hits.length)
                return (0,report_escape/* oneLine */.TN)(`used ${result.disallowed_hits.join(', ')}`, 60);
            if (mode === 'live' && result.trials.ran > 0 && result.failure_kind === 'skill_not_loaded')
                return `chosen ${countAll(result)}`;
            const { failure_kind } = result;
            const words = (mode === 'router' && rankedInstead(failure_kind)) || (failure_kind && SKILL_FAILS[failure_kind]);
            return withTrials(words ?? 'failed', result);
        },
        fix: ({ failure_kind, offer }, mode) => {
            if (offer?.reason?.startsWith('the source has no skill'))
                return 'bring the skill back, let the case name the one that took its place, or remove it and its entries in the baseline';
            if (mode === 'router' && rankedInstead(failure_kind))
                return "say in the skill's description what the prompt asks: `agent-routing route` with the prompt tells what it ranks first, and how surely";
            return failure_kind && SKILL_FIXES[failure_kind];
        },
    },
    tool_route: {
        one: 'a tool route',
        proves: () => 'what the source ships blocked exactly that call, or let it through (on offline: that its pattern alone does)',
        pass: (result) => `${isBlocked(result) ? 'blocks' : 'lets through'}${countTrials(result)}`,
        fail: (result) => withTrials(TOOL_ROUTE_FAILS[failureOf(result)].words, result),
        fix: (result) => TOOL_ROUTE_FAILS[failureOf(result)].fix,
    },
    suite: {
        one: 'a suite',
        proves: () => "the subagent's answer held every assertion in the trials counted",
        pass: (result) => `answers ${countAll(result)}`,
        fail: (result) => `answers ${countAll(result)}`,
        fix: () => "say in the subagent's instructions what the failing assertions ask, or correct the case; `agent-routing report --format suite` lists them by trial",
    },
    route: {
        one: 'a route',
        proves: () => 'the offline router answers the query with the expected skill, or with none; no agent took part',
        pass: ({ matched_evidence }) => (matched_evidence.length ? 'ranked' : 'nothing answers'),
        fail: ({ failure_kind, disallowed_hits }) => {
            if (disallowed_hits.length)
                return (0,report_escape/* oneLine */.TN)(`${disallowed_hits.join(', ')} answers`, 60);
            if (failure_kind === 'skill_not_offered')
                return 'not in the index';
            return failure_kind === 'evidence_too_weak' ? 'too unsure' : 'ranked too low';
        },
        fix: ({ failure_kind, disallowed_hits }) => {
            if (disallowed_hits.length)
                return 'take the words of this query out of the description that answers it, or correct the case';
            if (failure_kind === 'skill_not_offered')
                return 'bring the skill back, or correct `expected` of the case';
            return `say in the skill's description what the query asks, or ${failure_kind === 'evidence_too_weak' ? 'lower `min_confidence`' : 'raise `within`'} of the case; \`agent-routing route --explain\` shows the ranking`;
        },
    },
};
/** A sentence for each kind of this batch; without any row that of a skill. */
function describeProof({ results, mode }) {
    const kinds = listKinds(results);
    if (kinds.length === 0)
        return `A pass shows that ${KINDS.skill.proves(mode)}.`;
    const of = (kind) => (kinds.length === 1 && kind === 'skill' ? '' : ` of ${KINDS[kind].one}`);
    return kinds.map((kind) => `A pass${of(kind)} shows that ${KINDS[kind].proves(mode)}.`).join(' ');
}
function listKinds(results) {
    const seen = new Set(results.map(({ kind }) => kind));
    return Object.keys(KINDS).filter((kind) => seen.has(kind));
}
const SKILL_PROVES = {
    oracle: 'each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it',
    router: 'the descriptions can be told apart by an offline ranker, and what it ranks first loads; this does not show that a model would choose it',
    live: "the vendor's model chose the skill in the trials counted; another trial may go differently",
};
const SKILL_FAILS = {
    skill_not_offered: 'not offered',
    offer_too_weak: 'offered too weakly',
    skill_load_failed: 'load failed',
    weak_evidence_only: 'only mentioned',
    evidence_too_weak: 'evidence too weak',
    skill_not_loaded: 'not loaded',
    mixed_evidence_missing: 'evidence missing',
    missing_skill_file_evidence: 'file not read',
    missing_activity_evidence: 'no activity',
    unknown: 'failed',
};
/** Mode router calls the skill that it ranks first, or nothing when it is not sure. */
function rankedInstead(failure_kind) {
    if (failure_kind === 'mixed_evidence_missing')
        return 'nothing ranked surely';
    return failure_kind === 'skill_not_loaded' ? 'another ranked first' : null;
}
const SKILL_FIXES = {
    skill_not_offered: 'make this agent list the skill: valid front matter, a folder it reads, and room in its list (`agent-routing discover` shows all offers)',
    offer_too_weak: 'make room in the list (shorten descriptions), or lower `min_offer` of the case',
    skill_load_failed: "mend what the agent's words name; often a shell line in SKILL.md that the agent may not run",
    weak_evidence_only: 'the skill was named and not used: sharpen its description, so that it is called and not only listed',
    evidence_too_weak: 'see the tier in the proof log; a skill that may be read as a file sets `expected_skill_min_tier: 2`',
    skill_not_loaded: "sharpen the skill's description against what the prompt asks, or mend the case",
    mixed_evidence_missing: 'see the proof log: neither the skill nor the activity that the case asks for was seen',
    missing_skill_file_evidence: 'mend the path in `required_files`, or set `require_skill_file: false` where the agent reads no file',
    missing_activity_evidence: 'mend `required_any_evidence`: none of its tokens was seen in a tool event',
    unknown: 'see the proof log for what was seen instead',
};
const TOOL_ROUTE_FAILS = {
    blocked: {
        words: 'blocked by mistake',
        fix: "narrow the route's pattern until this call gets through, or let the case expect `block`",
    },
    open: {
        words: 'not blocked',
        fix: 'let the hook, or the pattern of a route, match this call; `agent-routing lint` tells hooks that cannot start',
    },
    other_words: {
        words: 'blocked in other words',
        fix: "say in the route's message what the case `contains`, as a deny decision on stdout (Copilot passes on nothing else), or correct the case",
    },
    no_call: {
        words: 'call not made',
        fix: 'give the case a tool that this agent has, or name its `agents`',
    },
    held_back: {
        words: 'not let through',
        fix: "a permission of the agent stood before the hook: see the agent's words, or name the `agents` of the case",
    },
};
function failureOf(result) {
    if (result.mismatch_kind === 'disallowed_hit')
        return 'blocked';
    if (result.failure_kind === 'missing_activity_evidence')
        return 'no_call';
    if (isBlocked(result))
        return 'other_words';
    return result.missing_evidence.includes('block') ? 'open' : 'held_back';
}
const isBlocked = ({ matched_evidence }) => matched_evidence.some((token) => token.startsWith('blocked_by_'));
const countAll = ({ trials: { passed, ran } }) => `${passed}/${Math.max(1, ran)}`;
const countTrials = (result) => (result.trials.ran > 1 ? ` ${countAll(result)}` : '');
const withTrials = (words, result) => result.trials.ran > 1 ? `${words} · passed ${countAll(result)}` : words;

;// CONCATENATED MODULE: ./build/lib/report/advice.js
/** A delta that needs somebody → how to mend it, and how to accept it. */



function fixOf(row, result, input) {
    switch (row.delta) {
        case 'MISSING_BASELINE':
            return `add the entries below to ${code(input.baseline_file ?? 'provider-baseline.json')}, or write them with \`${input.command ?? 'agent-routing'} baseline update --reason "…"\` after a run`;
        case 'MISSING_RESULT':
            return 'look at the job that should have run them: it was cancelled, it ran out of time, or its artifact is missing';
        case 'OFFER_LOSS':
            return 'shorten the descriptions that grew, or mend what the agent says; `agent-routing discover` shows every offer and the room left';
        case 'INCONCLUSIVE':
            return 'give it more trials (`--trials 10`): these cannot tell a loss from chance';
        case 'INFRA':
            return infraFix(result?.fault?.kind ?? '');
        default:
            if (row.status === 'infra_error')
                return infraFix(result?.fault?.kind ?? '');
            if (row.status === 'pass' && row.timed_out)
                return 'give it more time (`timeout_seconds` of the case), or allow the time-out';
            return result && (KINDS[result.kind].fix(result, input.results.mode) ?? (0,report_escape/* oneLine */.TN)(result.error ?? '', 300));
    }
}
function infraFix(kind) {
    const fixes = {
        auth: "give the job this agent's credentials; a fork's pull request has none",
        rate_limit: 'lower `--max-parallel`, or run it again later',
        quota: 'the account is used up: raise its limit, or leave the agent out',
        cli_missing: 'the agent could not be installed or started: see its stderr in the artifact',
        subagent_missing: "install the source as a plugin, or correct the suite's agent",
        bad_config: "mend the agent's configuration: see its stderr in the artifact",
    };
    return Object.hasOwn(fixes, kind)
        ? (fixes[kind] ?? '')
        : 'see stderr in the artifact; run it again if it was the network';
}
function acceptOf(row, result, agents, input) {
    const tool = input.command ?? 'agent-routing';
    const { ref } = input.comparison.baseline;
    const after = ref
        ? 'It stays red until the ref has it, or under `accept: with_reason`.'
        : `After a run \`${tool} baseline update --reason "…"\` writes it.`;
    switch (row.delta) {
        case 'REGRESSION':
        case 'UNMET': {
            if (row.status !== 'pass' && row.status !== 'fail')
                return null;
            const entry = { expected_status: row.status, allow_timeout: row.timed_out, reason: 'why' };
            const entries = agents.map((agent) => code(`${JSON.stringify(agent)}: ${(0,serialize/* line */.n)(entry)}`));
            return `if it is meant, let ${code(row.case_id ?? '')} expect ${entries.join(', ')}. ${after}`;
        }
        case 'OFFER_LOSS':
            return `if it is meant, \`${tool} baseline update --reason "…"\` after a run records the lower offer.${ref ? ` ${after}` : ''}`;
        case 'INFRA':
            return `an agent that is known to be unsteady: \`--infra-tolerant ${(0,report_escape/* oneLine */.TN)(row.agent, 80)}\`${result?.fault ? ` (it said ${result.fault.kind})` : ''}`;
        default:
            return null;
    }
}
/** Backticks are the report's own marks: a name that has some loses them. */
function code(text) {
    return `\`${(0,report_escape/* oneLine */.TN)(text, 160).replaceAll('`', "'")}\``;
}

;// CONCATENATED MODULE: ./build/lib/report/reproduce.js


/** Embedded modes need no key; a live result is judged again from its recording. */
function reproduce(row, result, agents, input) {
    const tool = input.command ?? 'agent-routing';
    const mode = input.results.mode;
    const list = quote(agents.join(','));
    if (row.delta === 'OFFER_LOSS')
        return `${tool} discover --agents ${list}`;
    if (row.delta === 'MISSING_BASELINE' || row.case_id === null)
        return null;
    // What runs in process asks no vendor.
    if (mode === 'live' && row.agent !== plan/* OFFLINE */.GS) {
        if (!result)
            return null;
        const { trial: shown } = result.trials.verdicts.find(({ status }) => status !== 'pass') ?? { trial: 1 };
        const trial = `units/${(0,report_escape/* oneLine */.TN)(result.unit_run_id, 80)}/trial-${shown}`;
        const skill = row.skill ? ` --skill ${quote(row.skill)}` : '';
        return `${tool} explain --agent ${quote(row.agent.split(/[@+]/)[0] ?? '')} --stdout ${quote(`${trial}/stdout`)} --meta ${quote(`${trial}/meta.json`)}${skill}`;
    }
    return `${tool} run --mode ${mode === 'live' ? 'oracle' : mode} --agents ${list} --case-id ${quote(row.case_id)}${whereFrom(input)}`;
}
/** Where the corpus and the skills were, when not where they are looked for. */
function whereFrom({ results: { options } }) {
    const { cases, source } = options;
    const named = Array.isArray(cases) ? cases.map(String) : [];
    const corpus = named.length === 0 || named.join() === 'cases.json' ? '' : ` --cases ${quote(named.join(','))}`;
    return corpus + (typeof source === 'string' && source !== '.' ? ` --source ${quote(source)}` : '');
}
/** As one word of a shell, whatever it holds. */
function quote(text) {
    const flat = (0,report_escape/* oneLine */.TN)(text, 300);
    return /^[\w./:@=,+-]+$/.test(flat) && !flat.startsWith('-') ? flat : `'${flat.replaceAll("'", "'\\''")}'`;
}

// EXTERNAL MODULE: ./build/lib/report/words.js
var report_words = __webpack_require__(1954);
;// CONCATENATED MODULE: ./build/lib/report/findings.js






const NEEDS_SOMEBODY = [
    'REGRESSION',
    'UNMET',
    'MISSING_RESULT',
    'MISSING_BASELINE',
    'OFFER_LOSS',
    'INCONCLUSIVE',
    'INFRA',
];
/** No line of an agent's output tells of a missing entry, or of what the agent was not offered. */
const PROVED_ELSEWHERE = ['MISSING_BASELINE', 'OFFER_LOSS'];
function listFindings(input) {
    const byKey = new Map(input.results.results.map((row) => [(0,report_words/* keyOf */.TN)(row.case_id, row.agent), row]));
    const groups = new Map();
    for (const row of input.comparison.deltas) {
        if (!NEEDS_SOMEBODY.includes(row.delta))
            continue;
        const key = groupKey(row, byKey.get((0,report_words/* keyOf */.TN)(row.case_id, row.agent)) ?? null, input);
        groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return [...groups.values()].sort(([a], [b]) => rankOf(a) - rankOf(b)).map((rows) => makeFinding(rows, input, byKey));
}
const rankOf = (row) => (row ? report_words/* DELTA_WORDS */.nu[row.delta].rank : 0);
/** One finding per thing to mend, not per row: a skill that breaks in the same way on every agent is one. */
function groupKey(row, result, input) {
    switch (row.delta) {
        case 'MISSING_BASELINE':
            return row.delta;
        case 'MISSING_RESULT':
            return `${row.delta} ${row.agent} ${row.reason}`;
        case 'INFRA':
            return `${row.delta} ${row.agent} ${result?.fault?.kind ?? row.reason}`;
        case 'OFFER_LOSS': {
            // What pushes many out of one listing is mended once.
            const [, why] = splitLoss(row);
            return why ? `${row.delta} ${row.agent} ${why}` : `${row.delta} ${row.skill} ${row.reason}`;
        }
        default: {
            // What runs in process is shown again in another way.
            const where = row.agent === plan/* OFFLINE */.GS ? plan/* OFFLINE */.GS : 'agents';
            return `${row.delta} ${row.skill ?? row.case_id} ${where} ${row.failure_kind} ${row.timed_out} ${fixOf(row, result, input)}`;
        }
    }
}
function sayCause(delta, rows) {
    if (delta === 'MISSING_BASELINE')
        return 'the current baseline has no entry';
    return delta === 'OFFER_LOSS' ? causeOfLoss(rows) : causeOf(rows);
}
/** `full became name only 0/88; why` → both halves. */
function splitLoss({ reason }) {
    const [what = '', ...why] = (reason ?? '').split('; ');
    return [what, why.join('; ')];
}
function makeFinding(rows, input, byKey) {
    const [first] = rows;
    const result = byKey.get((0,report_words/* keyOf */.TN)(first.case_id, first.agent)) ?? null;
    const agents = [...new Set(rows.map((row) => row.agent))];
    const cases = [...new Set(rows.map((row) => row.case_id).filter((id) => id !== null))];
    const cause = (0,report_escape/* oneLine */.TN)(sayCause(first.delta, rows), 900);
    // What is done again or accepted in one go.
    const ofCase = [...new Set(rows.filter((row) => row.case_id === first.case_id).map((row) => row.agent))];
    return {
        delta: first.delta,
        fails: rows.some((row) => row.fails),
        title: titleOf(rows, agents, cases),
        brief: (result?.status === 'fail' && briefOf(result, rows, input)) || cause,
        cause,
        fix: fixOf(first, result, input),
        proof: PROVED_ELSEWHERE.includes(first.delta) ? null : proofOf(result),
        reproduce: reproduce(first, result, first.delta === 'OFFER_LOSS' ? agents : ofCase, input),
        accept: acceptOf(first, result, ofCase, input),
    };
}
/** Skills lost for one reason: what became of each, then the reason once. */
function causeOfLoss(rows) {
    const [first] = rows;
    const lost = new Map(rows.map((row) => [row.skill, `${code(row.skill ?? '')} ${splitLoss(row)[0]}`]));
    if (lost.size === 1)
        return first.reason ?? '';
    return [listFew([...lost.values()]), splitLoss(first)[1]].join('; ');
}
const MOST_NAMES = 3;
const listFew = (names) => names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '');
/** What each agent says for itself follows what all have in common, once per saying. */
function causeOf(rows) {
    const byAgent = new Map(rows.toReversed().map(({ agent, reason }) => [agent, reason ?? '']));
    const agents = [...new Set(rows.map(({ agent }) => agent))];
    const sayings = [...new Set(agents.map((agent) => byAgent.get(agent) ?? ''))];
    const [first = '', ...others] = sayings;
    if (others.length === 0)
        return first;
    const differs = first.split('').findIndex((_, at) => others.some((other) => other[at] !== first[at]));
    const common = first.slice(0, first.lastIndexOf(': ', differs < 0 ? first.length : differs) + 1);
    const own = sayings.map((saying) => {
        const who = agents.filter((agent) => byAgent.get(agent) === saying).map(code);
        return `on ${who.join(', ')}: ${saying.slice(common.length).trim().replace(/\.$/, '')}`;
    });
    return `${common} ${own.join('; ')}`.trim();
}
function titleOf(rows, agents, cases) {
    const [row] = rows;
    const on = agents.map(code).join(', ');
    const some = listFew(cases.map(code));
    switch (row.delta) {
        case 'MISSING_BASELINE':
        case 'MISSING_RESULT':
            return `${(0,report_words/* count */.U9)(rows.length, 'row')} on ${on}: ${some}`;
        case 'INFRA':
            return `${on} could not run ${some}`;
        case 'OFFER_LOSS': {
            const skills = listFew([...new Set(rows.map(({ skill }) => code(skill ?? '')))]);
            return `${skills} on ${on}${cases.length ? ` (${some})` : ' (no case of this batch)'}`;
        }
        default:
            return row.skill ? `${code(row.skill)} on ${on} (${some})` : `${some} on ${on}`;
    }
}
function briefOf(result, rows, { results }) {
    const words = KINDS[result.kind].fail(result, results.mode);
    const why = result.offer?.reason && result.failure_kind?.includes('offer') ? result.offer.reason : result.error;
    const alike = rows.every(({ reason }) => reason === rows[0]?.reason);
    return [words, alike && why].filter(Boolean).join(': ');
}
/** The strongest line there is: what proves the best hit, else what the agent said last. Of an absent skill no line of the output tells. */
function proofOf(result) {
    if (!result || result.failure_kind === 'skill_not_offered')
        return null;
    const [proof] = result.tool_use_proof_lines;
    if (proof)
        return `${(0,report_escape/* oneLine */.TN)(proof.source, 60)}:${proof.line_number} ${(0,report_escape/* oneLine */.TN)(proof.line, 240)}`;
    if (result.fault)
        return (0,report_escape/* oneLine */.TN)(result.fault.message, 240);
    const last = (0,report_escape/* clean */.uH)(result.output_excerpt.slice(-2000)).trim().split('\n').at(-1);
    // An event is no sentence, and half of one even less.
    return last && !/^\{|\}$/.test(last) ? (0,report_escape/* oneLine */.TN)(last, 240) : null;
}

;// CONCATENATED MODULE: ./build/lib/report/html-page.js
/** Style and script of the HTML report. */
const PAGE_STYLE = `
:root{--bg:#fff;--fg:#1f2328;--soft:#59636e;--line:#d1d9e0;--card:#f6f8fa;--red:#cf222e;--redbg:#ffebe9;--orange:#9a6700;--orangebg:#fff8c5;--green:#1a7f37;--greenbg:#dafbe1;--blue:#0969da;--bluebg:#ddf4ff}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--soft:#9198a1;--line:#3d444d;--card:#151b23;--red:#ff7b72;--redbg:#3c1618;--orange:#e3b341;--orangebg:#332701;--green:#56d364;--greenbg:#0f2d18;--blue:#79c0ff;--bluebg:#0c2948}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
header,main,footer{max-width:1240px;margin:0 auto;padding:0 24px}
header{padding-top:24px;border-bottom:1px solid var(--line);padding-bottom:16px}
h1{font-size:26px;margin:0;padding-left:12px;border-left:6px solid var(--soft)}
header.pass h1{border-color:var(--green);color:var(--green)}header.fail h1{border-color:var(--red);color:var(--red)}header.inconclusive h1{border-color:var(--orange);color:var(--orange)}
h2{font-size:17px;margin:28px 0 8px}
.headline{font-size:16px;margin:6px 0 12px}
header dl{display:flex;flex-wrap:wrap;gap:4px 28px;margin:0}header dl div{display:flex;gap:8px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.proves{margin:16px 0 4px}.counts{margin:4px 0 12px}
.note{margin:6px 0;padding:6px 12px;border-left:4px solid var(--blue);background:var(--bluebg);border-radius:0 6px 6px 0;overflow-wrap:anywhere}
.note.warning{border-color:var(--orange);background:var(--orangebg)}
code,pre{font:12px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--card);border-radius:4px}
code{padding:1px 5px;overflow-wrap:anywhere}pre{padding:8px;overflow:auto;max-height:320px;white-space:pre-wrap;overflow-wrap:anywhere}
summary{cursor:pointer}
.finding{border:1px solid var(--line);border-left:4px solid var(--orange);border-radius:6px;margin:8px 0;padding:8px 14px}
.finding.REGRESSION,.finding.UNMET,.finding.MISSING_RESULT,.finding.MISSING_BASELINE{border-left-color:var(--red)}
.finding>summary{overflow-wrap:anywhere}
.finding dl{display:grid;grid-template-columns:max-content 1fr;gap:5px 16px;margin:10px 0 4px}
.finding dt{white-space:nowrap}
.paste{margin:8px 0;border:1px solid var(--line);border-radius:6px;padding:8px 14px}
.delta{display:inline-block;font-size:11px;font-weight:600;letter-spacing:.02em;padding:1px 7px;border-radius:10px;background:var(--card);border:1px solid var(--line);white-space:nowrap}
.delta.REGRESSION,.delta.UNMET,.delta.MISSING_RESULT,.delta.MISSING_BASELINE{color:var(--red);background:var(--redbg);border-color:transparent}
.delta.OFFER_LOSS,.delta.INFRA,.delta.INCONCLUSIVE{color:var(--orange);background:var(--orangebg);border-color:transparent}
.delta.IMPROVEMENT{color:var(--green);background:var(--greenbg);border-color:transparent}
.delta.NEW,.delta.ACCEPTED{color:var(--blue);background:var(--bluebg);border-color:transparent}
.tools{display:flex;gap:18px;align-items:center;flex-wrap:wrap;color:var(--soft);margin:6px 0}
input[type=search]{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:4px 8px;width:260px;max-width:60vw}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:6px 12px;border-bottom:1px solid var(--line)}
tbody tr:last-child>*{border-bottom:0}
thead th{position:sticky;top:0;background:var(--card);font-weight:600;white-space:nowrap}
tbody th{font-weight:400;max-width:340px;overflow-wrap:anywhere}
tbody td{max-width:360px;overflow-wrap:anywhere}
.skill{display:block;color:var(--soft);font-size:12px}
.offer{color:var(--soft);font-size:12px}.offer::before{content:"· "}
td.pass{color:var(--green)}td.fail,td.missing{color:var(--red)}td.could_not_run{color:var(--orange)}td.expected_fail,td.not_run{color:var(--soft)}
td.strong{font-weight:600}td.offer{font-size:inherit;color:var(--soft)}td.offer::before{content:none}td.offer.strong{color:var(--orange)}
td details{font-weight:400}td.strong>details>summary{font-weight:600}
td details>:not(summary){color:var(--fg);font-size:12px}
td ul{margin:4px 0;padding-left:16px}td ul code{display:block;margin:2px 0}
td p{margin:4px 0}.id{color:var(--soft)!important}
footer{color:var(--soft);padding:20px 24px;font-size:12px;overflow-wrap:anywhere}
@media (max-width:640px){.finding dl{grid-template-columns:1fr}.finding dt{white-space:normal}header,main{padding-left:12px;padding-right:12px}tbody td,tbody th{min-width:132px;overflow-wrap:break-word}}
`;
const PAGE_SCRIPT = `
const rows=[...document.querySelectorAll('tbody tr')],filter=document.getElementById('filter'),changed=document.getElementById('changed'),found=document.getElementById('found');
const texts=rows.map(row=>row.textContent.toLowerCase());
function show(){const words=filter.value.toLowerCase().split(/\\s+/).filter(Boolean);let n=0;rows.forEach((row,i)=>{const on=words.every(word=>texts[i].includes(word))&&(!changed.checked||row.classList.contains('changed'));row.hidden=!on;if(on)n++});found.textContent=n<rows.length?n+' of '+rows.length+' rows':rows.length+' rows'}
filter.addEventListener('input',show);changed.addEventListener('change',show);show();
`;

;// CONCATENATED MODULE: ./build/lib/report/paste.js
/** Deltas that ask for a change of the baseline → the entries to paste, one line per agent, in the file's own form. */


/** What lacks an entry gets what it did; what improved is raised. A regression is never offered for pasting: lowering it takes a reason. */
function listPasteEntries({ comparison }) {
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
function renderPasteEntry({ case_id, agents }) {
    return (0,report_escape/* clean */.uH)(`  ${JSON.stringify(case_id)}: {\n${agents.map((row) => `    ${row}`).join(',\n')}\n  }`);
}

// EXTERNAL MODULE: ./build/lib/own.js
var own = __webpack_require__(8904);
// EXTERNAL MODULE: ./build/lib/delta/reason.js
var reason = __webpack_require__(2629);
;// CONCATENATED MODULE: ./build/lib/report/cell.js
/** One result and its delta → the cell of its agent: a few words that never let a fail look like a pass. */



function makeCell(row, result, mode) {
    if (result === null) {
        if (row.delta === 'MISSING_RESULT')
            return { state: 'missing', words: 'no result', detail: null, strong: true };
        if (row.status === 'skipped') {
            return {
                state: 'could_not_run',
                words: (0,report_escape/* oneLine */.TN)(`could not run: ${row.reason ?? ''}`, 60),
                detail: null,
                strong: true,
            };
        }
        const words = row.delta === 'REMOVED' ? 'gone' : 'not run';
        return { state: 'not_run', words, detail: null, strong: false };
    }
    const late = result.timed_out ? ' · timed out' : '';
    const strong = row.fails || row.delta === 'INCONCLUSIVE';
    const detail = describeDetail(result);
    switch (result.status) {
        case 'pass':
            return { state: 'pass', words: `${KINDS[result.kind].pass(result, mode)}${late}`, detail, strong };
        case 'fail': {
            const expected = row.delta === 'EXPECTED_FAIL';
            const words = KINDS[result.kind].fail(result, mode);
            return expected
                ? { state: 'expected_fail', words: `fails as expected: ${words}${late}`, detail: null, strong: false }
                : { state: 'fail', words: `${words}${late}`, detail: words === 'not offered' ? null : detail, strong: true };
        }
        case 'infra_error':
            return { state: 'could_not_run', words: `could not run: ${faultWords(result)}${late}`, detail: null, strong };
        case 'skipped':
            return {
                state: 'not_run',
                words: (0,report_escape/* oneLine */.TN)(`skipped: ${result.error ?? 'by its author'}`, 60),
                detail: null,
                strong: false,
            };
    }
}
/** The cell of a skill without a case: how it is offered. */
function makeOfferCell(offer, lost) {
    const words = offer ? (0,reason/* describeOffer */.qN)(offer) : '–';
    return { state: 'offer', words, detail: null, strong: lost };
}
function faultWords(result) {
    const message = result.fault?.message ?? result.error ?? 'nothing says why';
    return (0,report_escape/* oneLine */.TN)(/\b[45]\d\d\b/.exec(message)?.[0] ?? `${result.fault?.kind ?? ''} ${message}`, 40);
}
function describeDetail({ offer, kind }) {
    return kind === 'skill' && offer ? (0,reason/* describeOffer */.qN)({ ...offer, offer: offer.state }) : null;
}

// EXTERNAL MODULE: ./build/lib/skill/bare-id.js
var bare_id = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/lib/report/counts.js


const NOT_RUN_WORDS = {
    filter: 'filter',
    shard: 'other shard',
    author: 'skipped by their author',
    mode: 'need another mode',
    unavailable: 'agent not available',
    agents: null,
};
/** `183 case × agent: 180 as expected (6 of them expected to fail), 0 could not run, 3 not run (filter).` */
function countInWords({ results, comparison, plan }) {
    const rows = comparison.deltas.filter((row) => row.case_id !== null && row.delta !== 'REMOVED');
    const tally = {
        expected: 0,
        failing: 0,
        better: 0,
        accepted: 0,
        worse: 0,
        open: 0,
        unlisted: 0,
        infra: 0,
        missing: 0,
    };
    const not_run = new Map();
    for (const row of plan?.left_out ?? []) {
        const words = NOT_RUN_WORDS[row.why];
        if (words)
            not_run.set((0,report_words/* keyOf */.TN)(row.case_id, row.agent), words);
    }
    for (const row of rows) {
        if (row.delta === 'NOT_RUN') {
            const key = (0,report_words/* keyOf */.TN)(row.case_id, row.agent);
            if (!not_run.has(key))
                not_run.set(key, row.status === 'skipped' ? 'skipped' : 'not in this batch');
        }
        else if (row.delta === 'MISSING_RESULT')
            tally.missing++;
        else if (row.status === 'infra_error' || row.status === 'skipped')
            tally.infra++;
        else if (row.delta === 'MISSING_BASELINE')
            tally.unlisted++;
        else if (row.delta === 'IMPROVEMENT')
            tally.better++;
        else if (row.delta === 'ACCEPTED')
            tally.accepted++;
        else if (row.delta === 'INCONCLUSIVE')
            tally.open++;
        else if (row.delta === 'REGRESSION' || row.delta === 'UNMET')
            tally.worse++;
        else {
            tally.expected++;
            if (row.status === 'fail')
                tally.failing++;
        }
    }
    const ran = rows.filter((row) => row.delta !== 'NOT_RUN').length;
    const failing = tally.failing ? ` (${tally.failing} of them expected to fail)` : '';
    const { current, ref_found } = comparison.baseline;
    const gated = current || ref_found;
    const parts = [
        // Without a baseline nothing is expected: it passed or it did not.
        !gated && `${tally.expected} passed, ${tally.worse} failed`,
        gated && tally.worse > 0 && `${tally.worse} worse than expected`,
        gated && `${tally.expected} as expected${failing}`,
        tally.better && `${tally.better} better than expected`,
        tally.accepted && `${tally.accepted} accepted with a reason`,
        tally.open && `${tally.open} undecided`,
        tally.unlisted && `${tally.unlisted} without a baseline entry`,
        tally.missing && `${tally.missing} left no result`,
        `${tally.infra} could not run`,
        not_run.size && `${not_run.size} not run (${[...new Set(not_run.values())].join(', ')})`,
    ];
    const all = `${ran + not_run.size} case × agent: ${parts.filter(Boolean).join(', ')}.`;
    const uncovered = countUncovered(results, plan ?? null);
    return uncovered ? [all, uncovered] : [all];
}
/** Only a whole batch can say which skills have no case. */
function countUncovered(results, plan) {
    if (!plan || plan.shard !== null || plan.left_out.some((row) => row.why === 'filter'))
        return null;
    const skills = new Set(Object.values(results.offers).flatMap((offers) => Object.keys(offers)));
    const named = new Set();
    for (const row of results.results) {
        for (const id of [row.expected_skill ?? '', ...row.matched_evidence, ...row.missing_evidence]) {
            named.add((0,bare_id/* bareId */.y)(id).replace(/\/SKILL\.md$/, ''));
        }
    }
    const bare = [...skills].filter((skill) => !named.has(skill)).length;
    return bare ? `${bare} of ${(0,report_words/* count */.U9)(skills.size, 'skill')} ${bare === 1 ? 'has' : 'have'} no case.` : null;
}

;// CONCATENATED MODULE: ./build/lib/report/view.js





function makeView(input) {
    const { results, comparison } = input;
    const byKey = new Map(results.results.map((row) => [(0,report_words/* keyOf */.TN)(row.case_id, row.agent), row]));
    const agents = listAgents(comparison, results);
    const { ref, sha } = comparison.baseline;
    return {
        agents,
        rows: groupRows(comparison, results, byKey, agents),
        headline: (0,report_words/* countDeltas */.XK)(comparison.counts, comparison.baseline.current || comparison.baseline.ref_found),
        mode: describeMode(results),
        proves: describeProof(results),
        counts: countInWords(input),
        versions: agents.map((agent) => nameVersion(agent, results)),
        refs: { ref, sha, head: input.head_sha ?? null },
        partial: describePartial(input),
    };
}
function describeMode({ mode, results }) {
    const kinds = listKinds(results);
    const words = kinds.length === 0 || kinds.includes('skill') ? report_words/* MODE_WORDS */.kL[mode] : { shown: null, not: null };
    return { name: mode, ...words };
}
function listAgents(comparison, results) {
    const ran = comparison.deltas.filter((row) => row.delta !== 'NOT_RUN' && row.delta !== 'REMOVED');
    const agents = new Set([...results.results, ...ran].map((row) => row.agent));
    const order = Object.keys(results.environment.agents);
    const place = (agent) => (order.includes(agent) ? order.indexOf(agent) : order.length);
    return [...agents].sort((a, b) => place(a) - place(b));
}
function nameVersion(agent, results) {
    const { version = null, vendor_model = null } = results.environment.agents[agent] ?? {};
    return [agent, version, results.mode === 'live' && vendor_model ? `(${vendor_model})` : null]
        .filter(Boolean)
        .join(' ');
}
function groupRows(comparison, results, byKey, agents) {
    const groups = new Map();
    for (const row of comparison.deltas) {
        const key = row.case_id === null ? `skill ${row.skill}` : `case ${row.case_id}`;
        groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    const rows = [...groups.values()]
        // A case that was not run on any agent is a number, not a row.
        .filter((group) => group.some((row) => row.delta !== 'NOT_RUN'))
        .map((group) => makeRow(group, results, byKey, agents));
    return rows.sort((a, b) => a.rank - b.rank);
}
function makeRow(group, results, byKey, agents) {
    const [first] = group;
    const cells = new Map();
    const case_id = first?.case_id ?? null;
    const skill = group.find((row) => row.skill)?.skill ?? null;
    if (case_id === null && skill !== null) {
        for (const agent of agents) {
            const lost = group.some((row) => row.agent === agent);
            cells.set(agent, makeOfferCell((0,own/* own */.Z)(results.offers[agent], skill), lost));
        }
    }
    else {
        for (const row of group)
            cells.set(row.agent, makeCell(row, byKey.get((0,report_words/* keyOf */.TN)(case_id, row.agent)) ?? null, results.mode));
    }
    const deltas = new Map();
    for (const { delta, agent } of group)
        deltas.set(delta, [...(deltas.get(delta) ?? []), agent]);
    const shown = [...deltas]
        .filter(([delta]) => report_words/* DELTA_WORDS */.nu[delta].shown)
        .sort(([a], [b]) => report_words/* DELTA_WORDS */.nu[a].rank - report_words/* DELTA_WORDS */.nu[b].rank)
        .map(([delta, who]) => ({ delta, agents: who }));
    const rank = Math.min(...group.map((row) => report_words/* DELTA_WORDS */.nu[row.delta].rank));
    return { case_id, skill, cells, deltas: shown, rank, shown: shown.length > 0 };
}
function describePartial({ plan, results }) {
    const shard = plan?.shard ?? results.environment.shard;
    const filtered = plan?.left_out.some((row) => row.why === 'filter');
    const parts = [
        filtered && 'a filter left cases out',
        shard && `only shard ${shard}`,
        !results.complete && 'the batch did not finish',
    ];
    const said = parts.filter(Boolean);
    const shared = Object.values(results.environment.agents).some(({ isolated }) => !isolated);
    const words = [
        shared &&
            'Not isolated (--skip-source-setup): agents ran in their users’ own homes and were not given this source; for debugging only.',
        said.length > 0 && `Not the whole corpus: ${said.join('; ')}.`,
    ].filter(Boolean);
    return words.length ? words.join(' ') : null;
}

;// CONCATENATED MODULE: ./build/lib/report/html.js
/** A report as one HTML page that needs nothing from outside: light and dark, a filter, and behind each cell what was seen. */







function renderHtml(input) {
    const { comparison, results } = input;
    const view = makeView(input);
    const gate = report_words/* GATE_WORDS */.OO[comparison.gate];
    const hash = (0,external_node_crypto_.createHash)('sha256').update(PAGE_SCRIPT).digest('base64');
    // Should an escape ever be missed, the page still runs no script but its own and loads nothing.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
    const notes = [
        ...(view.partial ? [{ level: 'warning', message: view.partial }] : []),
        ...comparison.notes,
        ...(input.notes ?? []).map((message) => ({ level: 'notice', message })),
    ];
    const findings = listFindings(input);
    const entries = listPasteEntries(input);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Gate: ${gate.says} · agent-routing</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="${gate.says}">
<h1>Gate: ${gate.says}</h1>
<p class="headline">${(0,report_escape/* escapeHtml */.ZD)(view.headline)}</p>
<dl>${renderFacts(input, view)}</dl>
</header>
<main>
<p class="proves"><b>${comparison.mode}</b>: ${(0,report_escape/* escapeHtml */.ZD)(view.proves)}</p>
<p class="counts">${(0,report_escape/* escapeHtml */.ZD)(view.counts.join(' '))}</p>
${notes.map((note) => `<p class="note ${note.level}">${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(note.message, 1000))}</p>`).join('\n')}
${findings.length ? `<h2>What needs attention</h2>\n${findings.map(renderFinding).join('\n')}` : ''}
${entries.length ? `<details class="paste"><summary>Entries for ${(0,report_escape/* escapeHtml */.ZD)(input.baseline_file ?? 'provider-baseline.json')}, ready to paste</summary><pre>${(0,report_escape/* escapeHtml */.ZD)(entries.map(renderPasteEntry).join(',\n'))}</pre></details>` : ''}
<h2>All rows</h2>
${renderTable(input, view)}
</main>
<footer>batch ${(0,report_escape/* escapeHtml */.ZD)(results.batch_run_id)} · ${(0,report_escape/* escapeHtml */.ZD)(results.generated_at_utc)} · agent-routing ${(0,report_escape/* escapeHtml */.ZD)(results.environment.tool_version)}</footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
function renderFacts({ comparison, results }, view) {
    const { ref, sha, head } = view.refs;
    const against = ref
        ? `${ref}${sha ? ` at ${sha.slice(0, 7)}` : ''}`
        : comparison.baseline.current
            ? 'its own baseline'
            : 'no baseline';
    const facts = [
        ['mode', view.mode.shown ? `${view.mode.name}: ${view.mode.shown}, not ${view.mode.not}` : view.mode.name],
        ['against', `${against}${head ? ` → ${head.slice(0, 7)}` : ''}`],
        ['agents', view.versions.join(', ')],
        ['skills', results.environment.skills_hash.slice(0, 12)],
    ];
    return facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(value ?? '', 300))}</dd></div>`).join('');
}
function renderFinding(finding, index) {
    const rows = [
        ['Cause', rich(finding.cause)],
        ['Fix', finding.fix && rich(finding.fix)],
        ['Proof', finding.proof && `<code>${(0,report_escape/* escapeHtml */.ZD)(finding.proof)}</code>`],
        ['Reproduce, no key needed', finding.reproduce && `<code class="command">${(0,report_escape/* escapeHtml */.ZD)(finding.reproduce)}</code>`],
        ['Accept', finding.accept && rich(finding.accept)],
    ];
    const body = rows.filter(([, words]) => words).map(([name, words]) => `<dt>${name}</dt><dd>${words}</dd>`);
    return `<details class="finding ${finding.delta}"${index < 5 ? ' open' : ''}><summary><span class="delta ${finding.delta}">${finding.delta}</span> ${rich(finding.title)}</summary><dl>${body.join('')}</dl></details>`;
}
function renderTable(input, view) {
    const byKey = new Map(input.results.results.map((row) => [(0,report_words/* keyOf */.TN)(row.case_id, row.agent), row]));
    const deltas = new Map(input.comparison.deltas.map((row) => [(0,report_words/* keyOf */.TN)(row.case_id, row.agent), row]));
    const head = ['case · skill', ...view.agents, 'delta']
        .map((name) => `<th scope="col">${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(name, 80))}</th>`)
        .join('');
    const rows = view.rows.map((row) => renderRow(row, view, byKey, deltas));
    return `<p class="tools"><label>Filter <input id="filter" type="search" placeholder="case, skill, agent, words"></label> <label><input id="changed" type="checkbox"> only what changed</label> <span id="found"></span></p>
<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}
function renderRow(row, view, byKey, deltas) {
    const name = row.case_id === null ? '<i>no case</i>' : `<b>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(row.case_id, 200))}</b>`;
    const skill = row.skill ? `<span class="skill">${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(row.skill, 120))}</span>` : '';
    const cells = view.agents.map((agent) => {
        const key = (0,report_words/* keyOf */.TN)(row.case_id, agent);
        return renderCell(row.cells.get(agent), byKey.get(key), row.case_id === null ? undefined : deltas.get(key));
    });
    const marks = row.deltas.map(({ delta, agents }) => {
        const where = agents.length === view.agents.length && agents.length > 1 ? '' : ` ${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(agents.join(', '), 200))}`;
        return `<span class="delta ${delta}">${delta}</span>${where}`;
    });
    return `<tr${row.shown ? ' class="changed"' : ''}><th scope="row">${name}${skill}</th>${cells.join('')}<td>${marks.join('<br>')}</td></tr>`;
}
function renderCell(cell, result, row) {
    if (!cell)
        return '<td></td>';
    const words = `${(0,report_escape/* escapeHtml */.ZD)(cell.words)}${cell.detail ? ` <span class="offer">${(0,report_escape/* escapeHtml */.ZD)(cell.detail)}</span>` : ''}`;
    const open = `<td class="${cell.state}${cell.strong ? ' strong' : ''}">`;
    const seen = result ? renderSeen(result, row) : '';
    return `${open}${seen ? `<details><summary>${words}</summary>${seen}</details>` : words}</td>`;
}
/** Why it was judged so: tokens with their tiers, the lines that prove them, and for what did not pass the output's end. */
function renderSeen(result, row) {
    const parts = [];
    if (row?.reason)
        parts.push(`<p>${rich(row.reason)}</p>`);
    if (result.error && !row?.reason?.includes((0,report_escape/* oneLine */.TN)(result.error, 400)))
        parts.push(`<p>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(result.error, 600))}</p>`);
    const hits = Object.entries(result.token_hits).map(([token, hit]) => `<li><b>Tier ${hit.tier}</b> ${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(token, 120))}<code>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(hit.proof_line, 240))}</code></li>`);
    if (hits.length)
        parts.push(`<ul>${hits.slice(0, 8).join('')}</ul>`);
    if (result.missing_evidence.length)
        parts.push(`<p>missing: ${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(result.missing_evidence.join(', '), 400))}</p>`);
    const { verdicts } = result.trials;
    if (verdicts.length > 1) {
        parts.push(`<p>trials: ${(0,report_escape/* escapeHtml */.ZD)(verdicts.map((trial) => `${trial.status}${trial.timed_out ? ' (timed out)' : ''}`).join(', '))}</p>`);
    }
    if (result.status !== 'pass' && result.output_excerpt)
        parts.push(`<pre>${(0,report_escape/* escapeHtml */.ZD)(result.output_excerpt.slice(-1500))}</pre>`);
    parts.push(`<p class="id">${(result.duration_ms / 1000).toFixed(1)} s · unit ${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(result.unit_run_id, 80))}</p>`);
    return parts.join('');
}
function rich(text) {
    const parts = text.split('`');
    if (parts.length % 2 === 0)
        return (0,report_escape/* escapeHtml */.ZD)(text);
    return parts.map((part, index) => (index % 2 ? `<code>${(0,report_escape/* escapeHtml */.ZD)(part)}</code>` : (0,report_escape/* escapeHtml */.ZD)(part))).join('');
}

;// CONCATENATED MODULE: ./build/lib/report/junit.js



function renderJUnit(input) {
    const { comparison, results } = input;
    const byKey = new Map(results.results.map((row) => [(0,report_words/* keyOf */.TN)(row.case_id, row.agent), row]));
    const agents = [...new Set(comparison.deltas.map((row) => row.agent))];
    const suites = agents.map((agent) => {
        const rows = comparison.deltas.filter((row) => row.agent === agent && row.delta !== 'REMOVED');
        const cases = rows.map((row) => ({
            row,
            ...renderCase(row, byKey.get((0,report_words/* keyOf */.TN)(row.case_id, agent)) ?? null, comparison.mode),
        }));
        const failures = cases.filter(({ verdict }) => verdict === 'failure').length;
        const errors = cases.filter(({ verdict }) => verdict === 'error').length;
        const skipped = cases.filter(({ verdict }) => verdict === 'skipped').length;
        const time = seconds(rows.reduce((sum, row) => sum + (byKey.get((0,report_words/* keyOf */.TN)(row.case_id, agent))?.duration_ms ?? 0), 0));
        const counts = `tests="${rows.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${time}"`;
        const attributes = `name=${attribute(`agent-routing ${agent}`)} timestamp=${attribute(results.generated_at_utc)} ${counts}`;
        const properties = `    <properties>\n      <property name="mode" value="${comparison.mode}"/>\n      <property name="gate" value="${comparison.gate}"/>\n      <property name="proves" value=${attribute(describeProof(results))}/>\n    </properties>`;
        return {
            failures,
            errors,
            tests: rows.length,
            xml: `  <testsuite ${attributes}>\n${[properties, ...cases.map(({ xml }) => xml)].join('\n')}\n  </testsuite>`,
        };
    });
    const sum = (pick) => suites.reduce((total, suite) => total + pick(suite), 0);
    const totals = `tests="${sum((s) => s.tests)}" failures="${sum((s) => s.failures)}" errors="${sum((s) => s.errors)}"`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="agent-routing" ${totals}>\n${suites.map(({ xml }) => xml).join('\n')}\n</testsuites>\n`;
}
function renderCase(row, result, mode) {
    const verdict = verdictOf(row);
    const name = row.case_id ?? `(no case) ${row.skill ?? ''}`;
    const where = ['agent-routing', mode, row.agent, result?.category].filter(Boolean).join('.');
    const open = `    <testcase name=${attribute(name)} classname=${attribute(where)} time="${seconds(result?.duration_ms ?? 0)}"`;
    const said = `${row.delta}${row.reason ? `: ${row.reason}` : ''}`;
    const message = `message=${attribute(said)}`;
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
                .map((proof) => `${proof.source}:${proof.line_number} ${(0,report_escape/* oneLine */.TN)(proof.line)}`),
        ])
        : '';
    return { verdict, xml: `${open}>\n      <${verdict} ${message} type=${type}>${body}</${verdict}>\n    </testcase>` };
}
/** JUnit knows no expected failure: like others do, it is written as skipped, with its reason. */
function verdictOf(row) {
    if (row.fails)
        return row.delta === 'INFRA' || row.delta === 'MISSING_RESULT' ? 'error' : 'failure';
    const passed = row.status === 'pass' && row.delta !== 'INCONCLUSIVE' && row.delta !== 'REGRESSION' && row.delta !== 'UNMET';
    return passed ? 'passed' : 'skipped';
}
function seconds(ms) {
    return (ms / 1000).toFixed(3);
}
/** Each part on a line of its own, behind a mark. */
function content(parts) {
    const said = parts.filter((part) => Boolean(part)).map((part) => `- ${(0,report_escape/* oneLine */.TN)(part, 2000)}`);
    return (0,report_escape/* escapeHtml */.ZD)(said.join('\n'));
}
function attribute(text) {
    return `"${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(text, 1000))}"`;
}

;// CONCATENATED MODULE: ./build/lib/report/limit.js
/** A list of rendered pieces and the room there is → how many of them fit; the least important stand last. */
const SUMMARY_LIMIT = { in: 'bytes', max: 1_000_000 };
const COMMENT_LIMIT = { in: 'units', max: 60_000 };
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

;// CONCATENATED MODULE: ./build/lib/report/markdown.js






/** Nobody reads more; the HTML report in the artifact has them all. */
const MOST_FINDINGS = 40;
/** So few rows need no folding. */
const FEW_ROWS = 12;
function renderMarkdown(input, limit = SUMMARY_LIMIT) {
    const view = makeView(input);
    const open = view.rows.filter((row) => row.shown).map((row) => markdown_renderRow(row, view));
    const hidden = view.rows.filter((row) => !row.shown);
    const findings = listFindings(input).map(markdown_renderFinding);
    const entries = listPasteEntries(input).map(renderPasteEntry);
    const head = renderHead(input, view);
    const columns = renderColumns(view);
    let room = limit.max - measure(head, limit) - 3 * measure(columns, limit) - 2_000;
    const take = (pieces, share) => {
        const { kept, used } = takeFitting(pieces, room * share, limit);
        room -= used;
        return kept;
    };
    const rows = take(open, findings.length ? 0.5 : 0.9);
    const told = take(findings.slice(0, MOST_FINDINGS), 0.7);
    const pasted = take(entries, 0.5);
    const rest = take(hidden.map((row) => markdown_renderRow(row, view)), 1);
    const parts = [head];
    if (rows.length)
        parts.push(`${columns}\n${rows.join('\n')}`);
    if (rows.length < open.length)
        parts.push(omitted(open.length - rows.length, 'row', input));
    parts.push(...told);
    if (told.length < findings.length)
        parts.push(omitted(findings.length - told.length, 'finding', input));
    if (pasted.length)
        parts.push(renderPaste(pasted, entries.length, input));
    if (hidden.length)
        parts.push(renderRest(rest, hidden, columns, input, open.length > 0));
    parts.push(renderFoot(input));
    return `${parts.filter(Boolean).join('\n\n')}\n`;
}
function renderHead(input, view) {
    const { comparison } = input;
    const gate = report_words/* GATE_WORDS */.OO[comparison.gate];
    const line = [
        `${gate.sign} **Gate: ${gate.says}**`,
        view.headline,
        view.mode.shown ? `${view.mode.name} (*${view.mode.shown}*, not *${view.mode.not}*)` : view.mode.name,
        renderRefs(comparison, view),
        view.versions.map((words) => (0,report_escape/* escapeMarkdown */.FV)(words, 80)).join(', '),
    ];
    const notes = [
        ...(view.partial ? [`⚠️ ${(0,report_escape/* escapeMarkdown */.FV)(view.partial)}`] : []),
        ...comparison.notes.map(({ level, message }) => `${level === 'warning' ? '⚠️' : 'ℹ️'} ${markdown_rich(message, 800)}`),
        ...(input.notes ?? []).map((message) => `ℹ️ ${markdown_rich(message, 800)}`),
    ];
    const paragraphs = [
        line.filter(Boolean).join(' · '),
        view.proves,
        view.counts.map((words) => (0,report_escape/* escapeMarkdown */.FV)(words, 600)).join(' '),
    ];
    if (notes.length)
        paragraphs.push(notes
            .slice(0, 20)
            .map((note) => `> ${note}`)
            .join('<br>\n'));
    return paragraphs.join('\n\n');
}
function renderRefs({ baseline }, { refs }) {
    const head = refs.head ? ` → ${(0,report_escape/* codeMarkdown */.fl)(refs.head.slice(0, 7))}` : '';
    if (refs.ref !== null)
        return `${(0,report_escape/* escapeMarkdown */.FV)(refs.ref, 100)}${refs.sha ? `@${(0,report_escape/* codeMarkdown */.fl)(refs.sha.slice(0, 7))}` : ''}${head}`;
    return `${baseline.current ? 'against its own baseline' : '**no baseline**'}${head}`;
}
function renderColumns({ agents }) {
    const names = agents.map((agent) => (0,report_escape/* escapeMarkdown */.FV)(agent, 60));
    return `| | case · skill |${names.map((name) => ` ${name} |`).join('')} delta |\n|---|---|${'---|'.repeat(agents.length)}---|`;
}
function markdown_renderRow(row, { agents }) {
    const [worst] = row.deltas;
    const name = row.case_id === null ? '<i>no case</i>' : (0,report_escape/* codeMarkdown */.fl)(row.case_id, 120);
    const skill = row.skill ? ` · ${(0,report_escape/* escapeMarkdown */.FV)(row.skill, 80)}` : '';
    const cells = agents.map((agent) => ` ${markdown_renderCell(row.cells.get(agent))} |`).join('');
    const deltas = row.deltas.map(({ delta, agents: who }) => {
        const where = who.length === agents.length && agents.length > 1
            ? ''
            : ` ${who.map((agent) => (0,report_escape/* escapeMarkdown */.FV)(agent, 60)).join(', ')}`;
        return `${delta}${where}`;
    });
    return `| ${worst ? report_words/* DELTA_WORDS */.nu[worst.delta].sign : ''} | ${name}${skill} |${cells} ${deltas.join('<br>')} |`;
}
function markdown_renderCell(cell) {
    if (!cell)
        return '';
    const words = (0,report_escape/* escapeMarkdown */.FV)([cell.words, cell.detail].filter(Boolean).join(' · '), 100);
    if (cell.strong)
        return `<b>${words}</b>`;
    return cell.state === 'not_run' || cell.state === 'expected_fail' ? `<i>${words}</i>` : words;
}
function markdown_renderFinding(finding) {
    const { sign } = report_words/* DELTA_WORDS */.nu[finding.delta];
    const rows = [
        ['Cause', markdown_rich(finding.cause, 900)],
        ['Fix', finding.fix && markdown_rich(finding.fix, 500)],
        ['Proof', finding.proof && (0,report_escape/* codeMarkdown */.fl)(finding.proof, 300)],
        ['Reproduce, no key needed', finding.reproduce && (0,report_escape/* codeMarkdown */.fl)(finding.reproduce, 400)],
        ['Accept', finding.accept && markdown_rich(finding.accept, 900)],
    ];
    const body = rows.filter(([, words]) => words).map(([name, words]) => `- <b>${name}:</b> ${words}`);
    const summary = `${sign} <b>${finding.delta}</b> ${markdown_rich(finding.title, 300)}: ${markdown_rich(finding.brief, 200)}`;
    return `<details><summary>${summary}</summary>\n\n${body.join('\n')}\n\n</details>`;
}
function renderPaste(entries, all, input) {
    const text = entries.join(',\n');
    // A fence longer than any run of backticks inside cannot be closed from there.
    const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    const file = (0,report_escape/* codeMarkdown */.fl)(input.baseline_file ?? 'provider-baseline.json');
    const more = entries.length < all ? `\n\n${omitted(all - entries.length, 'entry', input, 'entries')}` : '';
    return `<details><summary>📋 Entries for ${file}, ready to paste</summary>\n\n${fence}json\n${text}\n${fence}${more}\n\n</details>`;
}
function renderRest(kept, hidden, columns, input, fold) {
    const pairs = hidden.reduce((sum, row) => sum + [...row.cells.values()].filter((cell) => cell.state !== 'not_run').length, 0);
    const failing = hidden.reduce((sum, row) => sum + [...row.cells.values()].filter((cell) => cell.state === 'expected_fail').length, 0);
    const more = kept.length < hidden.length ? `\n\n${omitted(hidden.length - kept.length, 'row', input)}` : '';
    const table = kept.length ? `${columns}\n${kept.join('\n')}` : '';
    if (!fold && hidden.length <= FEW_ROWS)
        return `${table}${more}`;
    const what = `${pairs} ${fold ? (pairs === 1 ? 'other ' : 'others ') : ''}as expected${failing ? `, ${failing} of them expected to fail` : ''}`;
    return `<details><summary>${what}</summary>\n\n${table}${more}\n\n</details>`;
}
function omitted(n, one, input, many = `${one}s`) {
    const artifact = input.artifact_url ? markdown_link('the artifact', input.artifact_url) : 'the artifact';
    return `<i>${(0,report_words/* count */.U9)(n, one, many)} omitted, see ${artifact}.</i>`;
}
function renderFoot({ results, artifact_url, run_url }) {
    const links = [artifact_url && markdown_link('artifact', artifact_url), run_url && markdown_link('job', run_url)].filter(Boolean);
    return `<sub>batch ${(0,report_escape/* codeMarkdown */.fl)(results.batch_run_id)}${links.length ? ` · ${links.join(' · ')}` : ''}</sub>`;
}
function markdown_link(words, url) {
    return /^https?:\/\/[^\s<>"'`|]+$/.test(url) ? `<a href="${url.replaceAll('&', '&amp;')}">${words}</a>` : words;
}
/** Words with code between backticks: both halves are escaped, so what is hostile can at most become code. */
function markdown_rich(text, limit) {
    const parts = text.slice(0, limit * 2).split('`');
    if (parts.length % 2 === 0)
        return (0,report_escape/* escapeMarkdown */.FV)(text, limit);
    return parts.map((part, index) => (index % 2 ? (0,report_escape/* codeMarkdown */.fl)(part, limit) : spaced(part, limit))).join('');
}
/** Escaped, with the blanks at its ends kept: they part it from the code beside it. */
function spaced(text, limit) {
    return `${/^\s/.test(text) ? ' ' : ''}${(0,report_escape/* escapeMarkdown */.FV)(text, limit)}${/\S\s$/.test(text) ? ' ' : ''}`;
}

// EXTERNAL MODULE: ./build/lib/report/proof-log.js
var proof_log = __webpack_require__(7510);
;// CONCATENATED MODULE: ./build/lib/report/suite.js


const SLOWEST = 5;
const MOST_FAILURES = 20;
function renderSuite(input) {
    const { results } = input;
    const rows = results.results.filter((row) => row.kind === 'suite');
    const of = (...wanted) => rows.filter(({ status }) => wanted.includes(status));
    const skipped = [...of('skipped').map((row) => ({ ...row, reason: row.error ?? 'skipped' })), ...listLeftOut(input)];
    const parts = [
        `# Suite report\n\nBatch ${(0,report_escape/* codeMarkdown */.fl)(results.batch_run_id)}, ${(0,report_escape/* codeMarkdown */.fl)(results.generated_at_utc)}, mode ${results.mode}.`,
        renderSummary(rows, skipped.length),
        section('✅ PASSED', of('pass').map(renderPassed)),
        section('❌ FAILED', of('fail', 'infra_error').map(renderFailed)),
        section('⊘ SKIPPED', [
            ...skipped.map((row) => `- ${nameOf(row)}: ${(0,report_escape/* escapeMarkdown */.FV)(row.reason, 400)}`),
            ...(input.plan?.skipped_files ?? []).map(({ file, reason }) => `- file ${(0,report_escape/* codeMarkdown */.fl)(file, 200)}: ${(0,report_escape/* escapeMarkdown */.FV)(reason, 400)}`),
        ]),
        renderPerformance(of('pass', 'fail', 'infra_error')),
        renderRecommendations(rows),
    ];
    return `${parts.filter(Boolean).join('\n\n')}\n`;
}
const nameOf = ({ case_id, agent }) => `${(0,report_escape/* codeMarkdown */.fl)(case_id, 120)} on ${(0,report_escape/* escapeMarkdown */.FV)(agent, 60)}`;
function listLeftOut({ plan }) {
    return (plan?.left_out ?? []).filter(({ kind, why }) => kind === 'suite' && why !== 'filter' && why !== 'shard');
}
function renderSummary(rows, left_out) {
    const n = (status) => rows.filter((row) => row.status === status).length;
    const judged = n('pass') + n('fail');
    const total = rows.length - n('skipped') + left_out;
    const duration = rows.reduce((sum, row) => sum + row.duration_ms, 0);
    const ran = rows.length - n('skipped');
    return `## Executive Summary

| | |
|---|---|
| Total | ${total} |
| Passed | ${n('pass')} |
| Failed | ${n('fail')} |
| Could not run | ${n('infra_error')} |
| Skipped | ${left_out} |
| Pass rate | ${judged ? percent(n('pass') / judged) : 'nothing was judged'} |
| Duration | ${suite_seconds(duration)}, ${ran ? suite_seconds(duration / ran) : '0 s'} on average |`;
}
const section = (title, lines) => lines.length ? `## ${title}\n\n${lines.join('\n')}` : '';
/** Every way of folding, since a suite that sets `any` may still want to know. */
function renderTrials({ trials }) {
    const { ran, passed, pass_at_k, pass_all_k, majority, interval } = trials;
    const yes = (value) => (value ? 'yes' : 'no');
    const range = interval ? `, ${percent(interval[0])} to ${percent(interval[1])} at 95 %` : '';
    return `${passed} of ${(0,report_words/* count */.U9)(ran, 'trial')}${range}; pass@k ${yes(pass_at_k)}, pass^k ${yes(pass_all_k)}, majority ${yes(majority)}`;
}
const renderPassed = (row) => `- ${nameOf(row)}: ${renderTrials(row)}; ${suite_seconds(row.duration_ms)}`;
function renderFailed(row) {
    const failures = row.trials.verdicts.flatMap(({ trial, failures }) => failures.map((words) => `  - trial ${trial}: ${(0,report_escape/* escapeMarkdown */.FV)(words, 700)}`));
    const shown = failures.slice(0, MOST_FAILURES);
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
        return `| ${(0,report_escape/* escapeMarkdown */.FV)(category || 'none', 80)} | ${passed} of ${own.length} | ${times.length} | ${suite_seconds(middle)} | ${suite_seconds(times.at(-1) ?? 0)} |`;
    });
    const slowest = [...rows]
        .sort((a, b) => b.duration_ms - a.duration_ms)
        .slice(0, SLOWEST)
        .map((row) => `- ${nameOf(row)}: ${suite_seconds(row.duration_ms)}`);
    return `## Performance Analysis

| suite | passed | trials | median of a trial | slowest trial |
|---|---|---|---|---|
${suites.join('\n')}

Slowest:

${slowest.join('\n')}`;
}
function renderRecommendations(rows) {
    const lines = rows.flatMap((row) => {
        const { passed, ran } = row.trials;
        if (row.status === 'infra_error')
            return [`- ${nameOf(row)}: run it again once this is mended: ${(0,report_escape/* escapeMarkdown */.FV)(row.error ?? '', 300)}`];
        if (row.status === 'fail' && passed === 0)
            return [
                `- ${nameOf(row)}: it never passes. Look at ${row.missing_evidence
                    .slice(0, 3)
                    .map((name) => (0,report_escape/* codeMarkdown */.fl)(name, 120))
                    .join(', ') || 'the answer'} first.`,
            ];
        if (passed > 0 && passed < ran)
            return [
                `- ${nameOf(row)}: it passes now and then (${passed} of ${ran}). Say in the agent's instructions what the failing assertions ask, or take more trials.`,
            ];
        return [];
    });
    return section('Recommendations', lines.length ? lines : ['- Nothing to do.']);
}
const percent = (share) => `${Math.round(share * 100)} %`;
const suite_seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

// EXTERNAL MODULE: ./build/lib/report/width.js
var report_width = __webpack_require__(4195);
;// CONCATENATED MODULE: ./build/lib/report/text-table.js



const STYLES = { red: 31, green: 32, yellow: 33, blue: 34, grey: 90, bold: 1 };
const SIGNS = {
    '🔴': { sign: '✗', style: 'red' },
    '🟠': { sign: '▾', style: 'yellow' },
    '🟡': { sign: '?', style: 'yellow' },
    '🔵': { sign: 'i', style: 'blue' },
    '🟢': { sign: '▴', style: 'green' },
    '🆕': { sign: '+', style: 'blue' },
    '⚪': { sign: '-', style: 'grey' },
};
/** A name cut to less than this tells nobody which case it is. */
const NARROWEST = 24;
function text_table_renderTable(rows, { agents }, width, paint) {
    const body = rows.map((row) => ({
        row,
        name: nameRow(row),
        cells: agents.map((agent) => wordsOf(row.cells.get(agent))),
        delta: deltaWords(row, agents),
    }));
    const widest = (words, most) => Math.min(most, Math.max(...words.map((text) => (0,report_width/* widthOf */.q)((0,report_escape/* oneLine */.TN)(text, 200)))));
    const cells = agents.map((agent, index) => widest([agent, ...body.map((row) => row.cells[index] ?? '')], 34));
    const delta = widest(['delta', ...body.map((row) => row.delta)], 40);
    const taken = cells.reduce((sum, cell) => sum + cell + 2, 0) + delta + 4;
    const longest = widest(['case · skill', ...body.map((row) => row.name)], 80);
    if (width - taken < Math.min(longest, NARROWEST))
        return stackRows(body, agents, width, paint);
    const name = Math.min(longest, width - taken);
    // The delta is the last column: nothing pads behind it.
    const line = (sign, words, last) => `${sign} ${words.join('  ')}  ${last}`.trimEnd();
    const head = line(' ', [(0,report_width/* fitWidth */.G)('case · skill', name), ...agents.map((agent, i) => (0,report_width/* fitWidth */.G)(agent, cells[i] ?? 0))], 'delta');
    return [
        paint('grey', head),
        ...body.map(({ row, name: words, cells: texts, delta: last }) => {
            const mark = markOf(row);
            const painted = agents.map((agent, i) => paintCell(row.cells.get(agent), (0,report_width/* fitWidth */.G)(texts[i] ?? '', cells[i] ?? 0), paint));
            return line(paint(mark.style, mark.sign), [(0,report_width/* fitWidth */.G)(words, name), ...painted], paint(mark.style, (0,report_width/* fitWidth */.G)(last, delta).trimEnd()));
        }),
    ];
}
/** Where a row does not fit: the case and its delta on one line, below it what the agents did, told once when they did the same. */
function stackRows(body, agents, width, paint) {
    return body.flatMap(({ row, name, cells, delta }) => {
        const mark = markOf(row);
        const last = (0,report_escape/* oneLine */.TN)(delta, 200);
        const room = width - 2 - (last ? (0,report_width/* widthOf */.q)(last) + 2 : 0);
        const head = `${paint(mark.style, mark.sign)} ${(0,report_width/* fitWidth */.G)(name, Math.max(16, room)).trimEnd()}`;
        const same = new Set(cells).size === 1;
        if (same && !last) {
            const all = (0,report_width/* fitWidth */.G)(cells[0] ?? '', 34).trimEnd();
            const painted = paintCell(row.cells.get(agents[0] ?? ''), all, paint);
            return [`${paint(mark.style, mark.sign)} ${(0,report_width/* fitWidth */.G)(name, width - 4 - (0,report_width/* widthOf */.q)(all))}  ${painted}`];
        }
        const said = same
            ? [['', agents[0] ?? '', cells[0] ?? '']]
            : agents.flatMap((agent, i) => (cells[i] ? [[agent, agent, cells[i]]] : []));
        const below = said.map(([shown, agent, words]) => {
            const name = (0,report_escape/* oneLine */.TN)(shown ?? '', 40);
            const room = Math.max(16, width - 5 - (0,report_width/* widthOf */.q)(name));
            const text = [name, paintCell(row.cells.get(agent ?? ''), (0,report_width/* fitWidth */.G)(words ?? '', room).trimEnd(), paint)];
            return text.filter(Boolean).join(' ');
        });
        const lines = [];
        for (const text of below) {
            const before = lines.at(-1);
            const joined = `${before}  ${text}`;
            if (before !== undefined && (0,report_width/* widthOf */.q)(joined.replace(/\u001b\[\d+m/g, '')) <= width)
                lines[lines.length - 1] = joined;
            else
                lines.push(`  └ ${text}`);
        }
        return [last ? `${head}  ${paint(mark.style, last)}` : head, ...lines];
    });
}
function markOf(row) {
    const [worst] = row.deltas;
    return (worst && SIGNS[report_words/* DELTA_WORDS */.nu[worst.delta].sign]) || { sign: '·', style: 'grey' };
}
function nameRow({ case_id, skill }) {
    return [case_id ?? '(no case)', skill].filter(Boolean).join(' · ');
}
function deltaWords({ deltas }, agents) {
    return deltas
        .map(({ delta, agents: who }) => who.length === agents.length && agents.length > 1 ? delta : `${delta} ${who.join(', ')}`)
        .join(' · ');
}
function wordsOf(cell) {
    return cell ? [cell.words, cell.detail].filter(Boolean).join(' · ') : '';
}
function paintCell(cell, text, paint) {
    if (cell?.strong)
        return paint(cell.state === 'pass' || cell.state === 'offer' || cell.state === 'could_not_run' ? 'yellow' : 'red', text);
    return cell?.state === 'not_run' || cell?.state === 'expected_fail' ? paint('grey', text) : text;
}

// EXTERNAL MODULE: ./build/lib/report/wrap.js
var report_wrap = __webpack_require__(6339);
;// CONCATENATED MODULE: ./build/lib/report/text.js
/** A report for the terminal: as wide as it is, in colour only when told. No line begins with text from outside. */







/** Past this a reader has scrolled the first line away. */
const SCREEN = 40;
function renderText(input, options = {}) {
    const { columns = 100, colour = false, wrap = false } = options;
    const paint = (style, text) => (colour && text ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
    const width = Math.max(40, columns);
    const say = (text, indent = 2) => (wrap ? (0,report_wrap/* wrapWords */.E)(text, width, indent) : text);
    const view = makeView(input);
    const gate = say(renderGate(input, view, paint));
    const lines = [gate, say(view.proves), ...view.counts.map((words) => say((0,report_escape/* oneLine */.TN)(words, 600)))];
    if (view.partial)
        lines.push(say(`${paint('yellow', '!')} ${(0,report_escape/* oneLine */.TN)(view.partial)}`));
    for (const { level, message } of input.comparison.notes) {
        lines.push(say(`${level === 'warning' ? paint('yellow', '!') : 'i'} ${(0,report_escape/* oneLine */.TN)(message, 800)}`));
    }
    for (const message of input.notes ?? [])
        lines.push(say(`i ${(0,report_escape/* oneLine */.TN)(message, 800)}`));
    const shown = view.rows.filter((row) => row.shown);
    const rest = view.rows.filter((row) => !row.shown);
    if (view.rows.length)
        lines.push('', ...text_table_renderTable([...shown, ...rest], view, width, paint));
    for (const finding of listFindings(input))
        lines.push('', ...text_renderFinding(finding, paint, say));
    const entries = listPasteEntries(input);
    if (entries.length) {
        lines.push('', paint('bold', `Entries for ${(0,report_escape/* oneLine */.TN)(input.baseline_file ?? 'provider-baseline.json')}:`));
        lines.push(entries.map((entry) => renderPasteEntry(entry)).join(',\n'));
    }
    if (lines.length > SCREEN)
        lines.push('', gate);
    return `${lines.join('\n')}\n`;
}
function renderGate({ comparison }, view, paint) {
    const { says } = report_words/* GATE_WORDS */.OO[comparison.gate];
    const { name, shown, not } = view.mode;
    const style = says === 'pass' ? 'green' : says === 'fail' ? 'red' : 'yellow';
    const { ref, sha } = view.refs;
    const against = ref !== null
        ? `${(0,report_escape/* oneLine */.TN)(ref, 100)}${sha ? `@${sha.slice(0, 7)}` : ''}`
        : comparison.baseline.current
            ? 'against its own baseline'
            : 'no baseline';
    const versions = view.versions.map((words) => (0,report_escape/* oneLine */.TN)(words, 80)).join(', ');
    const parts = [view.headline, shown ? `${name} (${shown}, not ${not})` : name, against, versions];
    return [paint(style, paint('bold', `Gate: ${says}`)), ...parts.filter(Boolean)].join(' · ');
}
function text_renderFinding(finding, paint, say) {
    const plain = (text, limit) => (0,report_escape/* oneLine */.TN)(text, limit).replaceAll('`', '');
    const rows = [
        ['cause', plain(finding.cause, 900)],
        ['fix', finding.fix && plain(finding.fix, 500)],
        ['proof', finding.proof && (0,report_escape/* oneLine */.TN)(finding.proof, 300)],
        ['again', finding.reproduce && (0,report_escape/* oneLine */.TN)(finding.reproduce, 500)],
        ['accept', finding.accept && plain(finding.accept, 900)],
    ];
    const title = `${finding.delta} ${plain(finding.title, 300)}`;
    return [
        paint(finding.fails ? 'red' : 'yellow', title),
        ...rows
            .filter(([, words]) => words)
            .map(([name, words]) => {
            const text = `  ${paint('grey', name ?? '')}${' '.repeat(8 - (name ?? '').length)}${words}`;
            // A command must survive being copied, a proof being searched for.
            return name === 'again' || name === 'proof' ? text : say(text, 10);
        }),
    ];
}

;// CONCATENATED MODULE: ./build/lib/report/index.js
/** Reports: results and their comparison → text in the form asked for. */







const RENDERERS = {
    text: (input) => renderText(input, input),
    json: ({ comparison }) => `${JSON.stringify(comparison, null, 1)}\n`,
    markdown: (input) => renderMarkdown(input, input.limit),
    html: renderHtml,
    junit: renderJUnit,
    suite: renderSuite,
    'proof-log': ({ results }) => (0,proof_log/* proofHeader */.G)(results.batch_run_id, new Date(results.generated_at_utc)) + results.results.map(proof_log/* proofBlock */.g).join(''),
};
const REPORT_FORMATS = Object.keys(RENDERERS);
function renderReport(format, input) {
    return RENDERERS[format](input);
}


/***/ }),

/***/ 7510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ proofHeader),
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8904);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6824);
/** Results → tool-use-proof.log: which line of which stream proves each token, with its tier. Plain text, the seeds' format plus tiers. */


const LINE_LIMIT = 2000;
function proofHeader(batch_run_id, now) {
    return `# Tool-Use Proof Log\n# Generated UTC: ${now.toISOString()}\n# Batch Run ID: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(batch_run_id)}\n`;
}
function proofBlock(result) {
    const list = (values) => values.map((value) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, LINE_LIMIT)).join(', ');
    const head = [
        `agent=${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.agent)}`,
        `case_id=${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.case_id)}`,
        `unit_run_id=${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.unit_run_id)}`,
        `status=${result.status}`,
        `source=${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.source ?? 'none')}`,
    ];
    const lines = [
        '',
        `=== ${head.join(' ')}`,
        ...(result.failure_kind ? [`failure_kind=${result.failure_kind}`] : []),
        ...(result.mismatch_kind ? [`mismatch_kind=${result.mismatch_kind}`] : []),
        ...(result.failure_category ? [`failure_category=${result.failure_category}`] : []),
        ...(result.timed_out ? ['timed_out=true'] : []),
        ...(result.fault ? [`fault=${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${result.fault.kind}: ${result.fault.message}`, LINE_LIMIT)}`] : []),
        ...(result.error ? [`error=${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result.error, LINE_LIMIT)}`] : []),
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
    const rows = Object.entries(result.token_hits).map(([token, hit]) => `  [${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(token)}] tier=${hit.tier} score=${hit.score} ${hit.source_kind} (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(hit.source_detail)})`);
    return rows.length ? rows : ['  (none)'];
}
function listProof(result) {
    const rows = result.tool_use_proof_lines.map((proof) => {
        const hit = (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(result.token_hits, proof.token);
        const tier = hit ? ` tier=${hit.tier}` : '';
        return `  [${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(proof.token)}]${tier} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(proof.source)}:${proof.line_number} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(proof.line, LINE_LIMIT)}`;
    });
    return rows.length ? rows : ['  (none)'];
}


/***/ }),

/***/ 3435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ fisher),
/* harmony export */   TK: () => (/* binding */ foldTrials),
/* harmony export */   d$: () => (/* binding */ isDecided)
/* harmony export */ });
/* unused harmony exports foldStatus, wilson */
/**
 * pass@k is "any of k passed", pass^k "all k passed", majority strictly more than half of the requested.
 * Trials that could not be judged count in `ran` but not in pass_rate and interval.
 */
function foldTrials(verdicts, threshold, requested) {
    const passed = verdicts.filter((v) => v.status === 'pass').length;
    const failed = verdicts.filter((v) => v.status === 'fail').length;
    const judged = passed + failed;
    const trials = {
        requested,
        ran: verdicts.filter((v) => v.status !== 'skipped').length,
        passed,
        pass_at_k: passed > 0,
        pass_all_k: passed >= requested,
        majority: passed * 2 > requested,
        pass_rate: judged ? passed / judged : null,
        interval: judged ? wilson(passed, judged) : null,
        verdicts: [...verdicts],
    };
    return { status: foldStatus(verdicts, threshold, requested), trials };
}
/** Whether k of n suffices. */
function meetsThreshold(passed, threshold, requested) {
    switch (threshold) {
        case 'any':
            return passed > 0;
        case 'all':
            return passed >= requested;
        case 'majority':
            return passed * 2 > requested;
    }
}
/** True when no outcome of the trials still to come can change the status: the rest need not run. */
function isDecided(verdicts, threshold, requested) {
    const passed = verdicts.filter((v) => v.status === 'pass').length;
    const failed = verdicts.filter((v) => v.status === 'fail').length;
    return meetsThreshold(passed, threshold, requested) || !meetsThreshold(requested - failed, threshold, requested);
}
/**
 * A unit below its threshold fails, unless the trials that could not be judged might have lifted it and they are
 * as many as half of all: then nobody knows, and it is infra_error.
 */
function foldStatus(verdicts, threshold, requested) {
    const count = (status) => verdicts.filter((v) => v.status === status).length;
    const passed = count('pass');
    const failed = count('fail');
    const infra = count('infra_error');
    if (meetsThreshold(passed, threshold, requested))
        return 'pass';
    if (verdicts.length > 0 && count('skipped') === verdicts.length)
        return 'skipped';
    if (passed + failed === 0)
        return 'infra_error';
    const open = infra > 0 && meetsThreshold(passed + infra, threshold, requested);
    return open && (failed === 0 || infra * 2 >= requested) ? 'infra_error' : 'fail';
}
/** Wilson score interval of k successes in n, 95 % unless z says otherwise; four decimals are enough for any n up to 10. */
function wilson(k, n, z = 1.959963984540054) {
    if (n <= 0)
        return [0, 1];
    const rate = k / n;
    const scale = 1 + (z * z) / n;
    const middle = (rate + (z * z) / (2 * n)) / scale;
    const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
    // At the ends rounding leaves 1e-17: a bound of 0 or 1 is exact there.
    return [k === 0 ? 0 : Math.max(0, middle - half), k === n ? 1 : Math.min(1, middle + half)];
}
/** Fisher's exact test, two-sided: the chance of a table [[a, b], [c, d]] no likelier than this one, margins fixed. */
function fisher(a, b, c, d) {
    const row = a + b;
    const column = a + c;
    const total = a + b + c + d;
    const log = logFactorials(total);
    const at = (n) => log[n];
    const margins = at(row) + at(total - row) + at(column) + at(total - column) - at(total);
    const chance = (x) => Math.exp(margins - at(x) - at(row - x) - at(column - x) - at(total - row - column + x));
    const seen = chance(a);
    let sum = 0;
    for (let x = Math.max(0, row + column - total); x <= Math.min(row, column); x++) {
        const p = chance(x);
        if (p <= seen * (1 + 1e-7))
            sum += p;
    }
    return Math.min(1, sum);
}
function logFactorials(n) {
    const log = [0];
    for (let i = 1; i <= n; i++)
        log.push(log[i - 1] + Math.log(i));
    return log;
}


/***/ }),

/***/ 8163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ RunOptionsSchema),
/* harmony export */   h: () => (/* binding */ ARTIFACTS_ROOT)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9567);
/* harmony import */ var _lib_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8353);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
/** The options of `run`: one schema that the command line and the action both fill with strings. Keys are snake_case; flags write them with hyphens. */



/** Where each batch has a folder of its own. */
const ARTIFACTS_ROOT = '.agent-routing/artifacts';
const list = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())]).transform((value) => [
    ...new Set([value]
        .flat()
        .flatMap((part) => part.split(/[,\n]/))
        .map((part) => part.trim())
        .filter(Boolean)),
]);
const flag = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['true', 'false', '']).transform((text) => text === 'true')]);
/** Not `true`, which coercion would take for 1 and the command line for a flag. */
const numeric = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()]);
const whole = (min, max = Number.MAX_SAFE_INTEGER) => numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai().int().min(min).max(max));
const positive = numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai().positive().max(86_400));
const blank = (schema) => zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema);
/** `claude:600,codex:300` → {claude: 600, codex: 300} */
const seconds = list.transform((parts, context) => {
    const entries = [];
    for (const part of parts) {
        const [, agent, value] = /^(.+):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
        if (agent && Number(value) > 0)
            entries.push([agent, Number(value)]);
        else
            context.addIssue({ code: 'custom', message: `'${part}' is not agent:seconds` });
    }
    return Object.fromEntries(entries);
});
const RunOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    cases: list.prefault('cases.json').describe('Corpus files, folders or globs'),
    agents: list
        .optional()
        .describe('Agents as name[@vendor-model][+install]; default claude,codex,copilot, and offline where a case needs it'),
    kind: list.prefault([]).describe('Only cases of these kinds: skill, tool_route, suite, route'),
    category: list.prefault([]).describe('Only cases of these categories'),
    case_id: list.prefault([]).describe('Only these cases'),
    skill: list.prefault([]).describe('Only cases that expect these skills; the whole source is installed all the same'),
    scope: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^(all|(agent|suite|test):.+)$/, 'is all, agent:NAME, suite:NAME or test:ID')
        .default('all')).describe('Suite scope: all, agent:NAME, suite:NAME or test:ID'),
    changed_since: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional()).describe('Only cases whose skill changed since this git ref'),
    mode: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['oracle', 'router', 'live']).default('oracle')).describe('Who decides inside the agent: oracle, router or live'),
    source: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default('.')).describe('Folder of the plugin or skills under test'),
    agent_versions: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default('baseline')).describe('CLI versions: baseline, pinned, latest, or name:version,…'),
    trials: blank(whole(1, 10).optional()).describe('Executions of each unit, 1 to 10; a case may set its own'),
    pass_threshold: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['any', 'all', 'majority']).optional()).describe('How trials fold: any, all or majority; a case may set its own'),
    fail_fast: flag.prefault(false).describe('Start no further unit after the first that fails'),
    strict: flag.prefault(false).describe('Skipped corpus files are errors (CI sets it)'),
    timeout_seconds: blank(positive.default(300)).describe('Seconds one trial may take'),
    agent_timeout: seconds.prefault([]).describe('Seconds for one agent: agent:seconds,…'),
    max_parallel: blank(whole(1, 64).optional()).describe('Units at once; default MAX_CONCURRENCY, else 4'),
    shard: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[1-9]\d*\/[1-9]\d*$/, 'is i/n, such as 2/4')
        .optional()).describe('Only the i-th of n even parts of the plan'),
    resume: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional()).describe('Folder of a batch that was cut off: run what has no result'),
    dry_run: flag.prefault(false).describe('Print the plan and what it would cost, run nothing'),
    evidence: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['events', 'text']).default('events')).describe("How transcripts are read: events, or the seeds' line scorer"),
    early_stop: flag.prefault(false).describe('End a trial of a skill case once its verdict cannot change'),
    min_offer: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^(full|name_only|any|(100|[1-9]?\d)%)$/, 'is full, name_only, any or a percentage')
        .optional()).describe('Weakest offer that may pass, for cases that set none: full, a percentage, name_only or any'),
    enable_log_scan: flag.prefault(false).describe('Read recent logs of shared homes even in parallel'),
    disable_log_scan: flag.prefault(false).describe('Never read logs of shared homes'),
    allow_log_fallback_pass: flag.prefault(false).describe('Let evidence from such logs pass a case in parallel'),
    log_max_files: blank(whole(1).default(60)).describe('Newest log files read per agent'),
    log_max_bytes: blank(whole(1).default(300_000)).describe('Bytes read from the end of each log file'),
    allow_source_processes: flag
        .prefault(false)
        .describe('Start hooks, MCP servers and skill shell that the source declares'),
    skip_source_setup: flag.prefault(false).describe('Debugging only: use your own homes, install nothing'),
    baseline: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional()).describe('Baseline file; default provider-baseline.json'),
    baseline_ref: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional()).describe('Git ref whose baseline is compared against'),
    fail_on: list
        .pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$)))
        .prefault([..._lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_FAIL_ON */ .VQ])
        .describe(`What fails the gate: ${_lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.join(', ')}`),
    fail_on_infra: flag.prefault(false).describe('Alias: adds infra to --fail-on'),
    infra_tolerant: list.prefault([]).describe('Agents whose infra errors never fail the gate'),
    accept: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['never', 'with_reason']).default('never')).describe('Accept a lowered expectation that carries a new reason: never or with_reason'),
    artifacts_root: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(ARTIFACTS_ROOT)).describe('Folder that gets one folder per batch'),
    output: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional()).describe('Copy results.json to this file'),
    proof_log: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional()).describe('Copy tool-use-proof.log to this file'),
    report: list.prefault([]).describe(`Reports to write: format:file,… with ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMATS */ .EL.join(', ')}`),
    progress: blank(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['auto', 'lines', 'none']).default('auto')).describe('Lifecycle lines on stderr: auto (lines off a terminal), lines, none'),
    no_progress: flag.prefault(false).describe('Alias of --progress none'),
    json: flag.prefault(false).describe('Print results.json on stdout instead of the table'),
});


/***/ })

};
