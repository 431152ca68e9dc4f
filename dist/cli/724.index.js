export const id = 724;
export const ids = [724];
export const modules = {

/***/ 9409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ checkUnique),
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   vB: () => (/* binding */ checkAgents),
/* harmony export */   yW: () => (/* binding */ bareId)
/* harmony export */ });
/* unused harmony export skillsOf */
/* harmony import */ var _agents_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2884);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6062);
/** Checks a corpus as a whole and picks the cases that the user's filters leave. */



/** case_id is the key of everything that follows, so it stands once. */
function checkUnique(cases) {
    const seen = new Map();
    for (const testCase of cases) {
        const first = seen.get(testCase.case_id);
        if (first) {
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`This case_id stands twice; first in ${first.origin?.file ?? 'the corpus'}:${first.origin?.line ?? 0}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: 'give one of them another case_id.',
            });
        }
        seen.set(testCase.case_id, testCase);
    }
}
/** A case for an agent that nobody knows would never run, and nobody would notice. */
function checkAgents(cases, names) {
    for (const { case_id, agents = [], origin } of cases) {
        for (const [index, agent] of agents.entries()) {
            try {
                (0,_agents_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAgentKey */ .C)(agent, names);
            }
            catch (error) {
                if (!(error instanceof _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x))
                    throw error;
                const { fix } = error.where;
                throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(error.problem, { ...origin, case_id, path: `agents[${index}]`, ...(fix ? { fix } : {}) });
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
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(word, [...new Set(known)]);
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`--${name} ${word} matches no case.`, {
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
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(nothing, { fix: cases.length === 0 ? 'the corpus holds no cases.' : 'loosen the filters.' });
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

/***/ 7724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ compareBaselines)
});

// UNUSED EXPORTS: ComparisonSchema, DELTAS

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
;// CONCATENATED MODULE: ./build/lib/delta/absent.js
const OPTIONS_THAT_FILTER = ['kind', 'category', 'case_id', 'categories', 'case_ids', 'skill', 'changed_since'];
/** Looks up absences; made once per comparison, because a plan may hold thousands of rows. */
function createAbsences(results, plan) {
    return plan ? absencesOfPlan(plan) : absencesOfResults(results);
}
function absencesOfPlan(plan) {
    const key = (case_id, agent) => JSON.stringify([case_id, agent]);
    const units = new Set(plan.units.map((unit) => key(unit.case_id, unit.agent)));
    const left_out = new Map(plan.left_out.map((row) => [key(row.case_id, row.agent), row]));
    const cases = new Set([...plan.units, ...plan.left_out].map((row) => row.case_id));
    return (case_id, agent) => {
        if (units.has(key(case_id, agent)))
            return missing('it was planned, and left no result');
        const out = left_out.get(key(case_id, agent));
        if (out)
            return { ...leftOut(out.reason), unavailable: out.why === 'unavailable' };
        if (!cases.has(case_id))
            return gone('it is no longer in the corpus');
        if (!Object.hasOwn(plan.agents, agent))
            return stranger(agent);
        return gone(`its case no longer runs on ${agent}`);
    };
}
/** Without a plan (results from elsewhere) the results themselves must tell: the seeds' rule for a missing pair, and nothing assumed beyond. */
function absencesOfResults(results) {
    const cases = new Set(results.results.map((row) => row.case_id));
    const agents = new Set([...results.results.map((row) => row.agent), ...Object.keys(results.environment.agents)]);
    const filtered = OPTIONS_THAT_FILTER.some((name) => {
        const value = results.options[name];
        return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
    });
    const short = !results.complete || results.results.length < results.summary.total;
    return (case_id, agent) => {
        if (!agents.has(agent))
            return stranger(agent);
        if (results.environment.shard !== null)
            return leftOut(`it is not in shard ${results.environment.shard}`);
        if (cases.has(case_id))
            return missing('other agents ran this case, this one left no result');
        if (filtered)
            return leftOut('left out by a filter');
        return short ? missing('the batch did not finish') : gone('it is no longer in the corpus');
    };
}
const no = { planned: false, left_out: false, stranger: false, unavailable: false };
const missing = (reason) => ({ ...no, planned: true, reason });
const leftOut = (reason) => ({ ...no, left_out: true, reason });
const gone = (reason) => ({ ...no, reason });
const stranger = (agent) => ({
    ...leftOut(`${agent} is not among the agents of this batch`),
    stranger: true,
});
/** An agent that was expected and is nowhere in the results has not been left out: it is missing. */
function demandAgent(absence, agent, options) {
    const expected = absence.stranger && options.expected_agents?.includes(agent);
    return expected ? missing(`${agent} was expected and left no result`) : absence;
}

// EXTERNAL MODULE: ./build/lib/trials.js
var trials = __webpack_require__(3435);
;// CONCATENATED MODULE: ./build/lib/delta/classify.js

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
    return (0,trials/* fisher */.Kc)(before, of - before, after, ran - after) < SIGNIFICANCE;
}

// EXTERNAL MODULE: ./build/lib/gate.js
var gate = __webpack_require__(8353);
// EXTERNAL MODULE: ./build/lib/own.js
var own = __webpack_require__(8904);
;// CONCATENATED MODULE: ./build/lib/delta/offers.js

const RANK = { absent: 0, name_only: 1, cut: 2, full: 3 };
function findOfferLosses(results, ref) {
    const losses = [];
    for (const [agent, skills] of Object.entries(results.offers)) {
        for (const [skill, after] of Object.entries(skills)) {
            const before = findRefOffer(ref, agent, skill);
            if (!before || !isWorseOffer(before, after))
                continue;
            const untouched = before.of_chars === after.of_chars;
            const cause = findCause({ results, ref, agent, skill, after, untouched });
            losses.push({ agent, skill, before, after, untouched, cause });
        }
    }
    return losses;
}
/** `$offers` holds what is not full: a known skill of a known agent that is not there was offered whole. Null: nothing was known. */
function findRefOffer(ref, agent, skill) {
    const offers = (0,own/* own */.Z)(ref.$offers, agent);
    const offer = (0,own/* own */.Z)(offers, skill);
    if (offer)
        return offer;
    const { skills = {}, oracle, router, live } = ref.$meta;
    const known = offers !== undefined || [oracle, router, live].some((mode) => Object.hasOwn(mode?.agents ?? {}, agent));
    const length = (0,own/* own */.Z)(skills, skill);
    if (!known || length === undefined)
        return null;
    return { offer: 'full', kept_chars: length, of_chars: length };
}
function isWorseOffer(before, after) {
    if (RANK[after.offer] !== RANK[before.offer])
        return RANK[after.offer] < RANK[before.offer];
    // Whole is whole, however short its author made it.
    return after.offer === 'cut' && after.kept_chars * 2 < before.kept_chars;
}
function findCause({ results, ref, agent, skill, after, untouched }) {
    const causes = [];
    if (after.reason)
        causes.push(after.reason);
    // A reason that is not about room (moved, invalid) explains the loss alone; growth elsewhere would only mislead.
    const aboutRoom = after.reason === null || /budget|room|limit|character|cap\b|space|long/i.test(after.reason);
    const grown = untouched && aboutRoom ? findGrowth(results, ref, agent, skill) : [];
    const [first, ...others] = grown;
    if (first) {
        const more = others.reduce((sum, other) => sum + other.chars, 0);
        const rest = others.length ? ` and ${others.length} more, +${more} characters` : '';
        causes.push(`pushed out by \`${first.skill}\`, +${first.chars} characters${rest}`);
    }
    const version = findVersionChange(results, ref, agent);
    if (version && grown.length === 0 && aboutRoom)
        causes.push(version);
    return causes.length ? causes.join('; ') : null;
}
/** Skills that are new or longer than the ref knew them, longest growth first. */
function findGrowth(results, ref, agent, lost) {
    const known = ref.$meta.skills;
    if (!known)
        return [];
    return Object.entries(results.offers[agent] ?? {})
        .filter(([skill]) => skill !== lost)
        .map(([skill, { of_chars }]) => ({
        skill,
        chars: of_chars - ((0,own/* own */.Z)(known, skill) ?? 0),
    }))
        .filter(({ chars }) => chars > 0)
        .sort((a, b) => b.chars - a.chars || (a.skill < b.skill ? -1 : 1));
}
function findVersionChange(results, baseline, agent) {
    const before = baseline.$meta[results.mode]?.agents?.[agent]?.version;
    const now = results.environment.agents[agent]?.version;
    return before && now && before !== now ? `${agent} ${before} became ${now}` : null;
}

;// CONCATENATED MODULE: ./build/lib/delta/notes.js


function findNotes(facts) {
    return [...noteBaselines(facts), ...noteAgents(facts), ...noteRows(facts), ...noteSkills(facts)];
}
function noteBaselines({ current, ref, refBaseline }) {
    const notes = [];
    if (current === null && refBaseline === null) {
        const where = ref ? `, neither here nor at ${ref.name}` : '';
        notes.push(warn(`There is no baseline${where}: nothing is gated, and this only says whether anything failed. Write one with \`agent-routing baseline update\`.`));
    }
    else if (current === null) {
        notes.push(warn(`The baseline stands at ${ref?.name} and is gone from the working tree: every row lacks its entry.`));
    }
    else if (ref && ref.baseline === null) {
        notes.push(warn(`${nameRef(ref)} has no baseline file: every row counts as NEW, and no regression can be seen.`));
    }
    return notes;
}
function noteAgents({ results, current, refBaseline, rows, missing_agents, options = {} }) {
    const counts = (options.fail_on ?? gate/* DEFAULT_FAIL_ON */.VQ).includes('missing');
    const notes = missing_agents.map((agent) => warn(`${agent}: none of its units could be judged${counts ? `, so it counts as missing and fails the gate (tolerated with \`--infra-tolerant ${agent}\`)` : ''}.`));
    for (const [agent, environment] of Object.entries(results.environment.agents)) {
        for (const baseline of new Set([refBaseline, current])) {
            const change = baseline && findVersionChange(results, baseline, agent);
            if (!change)
                continue;
            notes.push(note(`${change} since the baseline was recorded: a difference may be the agent's.`));
            break;
        }
        const model = (current ?? refBaseline)?.$meta[results.mode]?.agents?.[agent]?.vendor_model;
        if (model && environment.vendor_model && model !== environment.vendor_model) {
            notes.push(note(`${agent}: the baseline was recorded with ${model}, this batch ran ${environment.vendor_model}.`));
        }
    }
    const absent = new Map();
    for (const row of rows)
        if (row.delta === 'NOT_RUN' && row.status === null)
            add(absent, row.agent);
    for (const [agent, count] of absent) {
        if (Object.hasOwn(results.environment.agents, agent) || results.results.some((row) => row.agent === agent))
            continue;
        notes.push(warn(`${agent} has ${count} ${count === 1 ? 'entry' : 'entries'} in the baseline and took no part in this batch.`));
    }
    return notes;
}
function noteRows({ rows, ref }) {
    const notes = [];
    const removed = rows.filter((row) => row.delta === 'REMOVED');
    const lost = removed.filter((row) => row.expected_status === 'pass');
    if (lost.length) {
        notes.push(warn(`${count(lost.length, 'row')} that ${ref?.name ?? 'the baseline'} expects to pass ${lost.length === 1 ? 'is' : 'are'} gone: ${list(lost)}.`));
    }
    else if (removed.length)
        notes.push(note(`${count(removed.length, 'baseline entry', 'baseline entries')} without a case: ${list(removed)}.`));
    return notes;
}
/** A skill that left the source is offered to nobody; that is no loss of its offer, but it should not go unsaid. */
function noteSkills({ results, refBaseline }) {
    const known = Object.keys(refBaseline?.$meta.skills ?? {});
    const now = new Set(Object.values(results.offers).flatMap((skills) => Object.keys(skills)));
    if (now.size === 0)
        return [];
    const gone = known.filter((skill) => !now.has(skill));
    return gone.length
        ? [
            note(`${count(gone.length, 'skill')} left the source: ${gone.slice(0, 10).join(', ')}${gone.length > 10 ? ' …' : ''}.`),
        ]
        : [];
}
function nameRef(ref) {
    return ref.sha ? `${ref.name}@${ref.sha.slice(0, 7)}` : ref.name;
}
function list(rows) {
    const names = rows.slice(0, 10).map((row) => `${row.case_id} (${row.agent})`);
    return names.join(', ') + (rows.length > 10 ? ` and ${rows.length - 10} more` : '');
}
const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
const warn = (message) => ({ level: 'warning', message });
const note = (message) => ({ level: 'notice', message });

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
;// CONCATENATED MODULE: ./build/lib/delta/pairs.js

/** In the order of the results; then what was planned and is missing; then what only a baseline knows. */
function listPairs({ results, current, plan }, ref) {
    const pairs = new Map();
    const key = (case_id, agent) => JSON.stringify([case_id, agent]);
    for (const result of results.results) {
        const { case_id, agent } = result;
        if (pairs.has(key(case_id, agent))) {
            throw new config_error/* ConfigError */.x(`There are two results for case '${case_id}' on ${agent}.`, {
                case_id,
                fix: 'give each batch once: two results of one pair cannot both count.',
            });
        }
        pairs.set(key(case_id, agent), { case_id, agent, result });
    }
    const add = (case_id, agent) => {
        if (!pairs.has(key(case_id, agent)))
            pairs.set(key(case_id, agent), { case_id, agent, result: null });
    };
    for (const unit of plan?.units ?? [])
        add(unit.case_id, unit.agent);
    for (const row of plan?.left_out ?? [])
        if (row.why === 'unavailable')
            add(row.case_id, row.agent);
    for (const baseline of [current, ref]) {
        const entries = [...(baseline?.cases ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
        for (const [case_id, agents] of entries)
            for (const agent of [...agents.keys()].sort())
                add(case_id, agent);
    }
    return [...pairs.values()];
}

// EXTERNAL MODULE: ./build/lib/plan.js
var plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/lib/report/escape.js
var report_escape = __webpack_require__(6824);
;// CONCATENATED MODULE: ./build/lib/delta/reason.js



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
    const asksVendor = row.mode === 'live' && agent !== plan/* OFFLINE */.GS;
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
            return `ERROR: No baseline entry for case '${(0,report_escape/* oneLine */.TN)(case_id)}' provider '${(0,report_escape/* oneLine */.TN)(agent)}'. Update provider-baseline.json.`;
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
    const outcome = row.result ? findOutcome(row.result) : 'left_out';
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
    const outcome = findOutcome(result);
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
    const error = result.error ? (0,report_escape/* oneLine */.TN)(result.error, 400) : '';
    const kind = result.failure_kind && result.failure_kind !== 'unknown' ? result.failure_kind : '';
    return ['it failed', [kind, error].filter(Boolean).join(': ')].filter(Boolean).join(': ');
}
function describeFault(result) {
    if (result?.fault)
        return (0,report_escape/* oneLine */.TN)(`${result.fault.kind}: ${result.fault.message}`, 400);
    return (0,report_escape/* oneLine */.TN)(result?.error ?? 'nothing says why', 400);
}
function describeLoss({ before, after, untouched, cause }) {
    const parts = [`${describeOffer(before)} became ${describeOffer(after)}`];
    if (cause)
        parts.push((0,report_escape/* oneLine */.TN)(cause, 600));
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var schema = __webpack_require__(2979);
// EXTERNAL MODULE: ./build/lib/result.js
var result = __webpack_require__(5367);
;// CONCATENATED MODULE: ./build/lib/delta/schema.js
/** The comparison as other programs read it: `agent-routing compare --json`. */





const DeltaRowSchema = schemas/* object */.Ikc({
    case_id: schemas/* string */.YjP().nullable().describe('Null: an OFFER_LOSS of a skill that no case of this batch covers'),
    agent: schemas/* string */.YjP(),
    delta: schemas/* enum */.k5n(DELTAS),
    expected_status: schema/* ExpectedStatusSchema */.wD.nullable().describe("The ref's expectation, else the current one"),
    status: result/* StatusSchema */.uc.nullable().describe('Null: no result'),
    timed_out: schemas/* boolean */.zMY(),
    failure_kind: result/* FailureKindSchema */.KQ.nullable(),
    failure_category: result/* FailureCategorySchema */.gM.nullable(),
    reason: schemas/* string */.YjP().nullable(),
    skill: schemas/* string */.YjP().nullable(),
    fails: schemas/* boolean */.zMY().describe('It fails the gate under the given --fail-on'),
});
const ComparisonSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz('agent-routing.deltas.v1'),
    gate: schemas/* enum */.k5n(gate/* GATES */.JH),
    batch_run_id: schemas/* string */.YjP(),
    mode: result/* ModeSchema */.np,
    baseline: schemas/* object */.Ikc({
        current: schemas/* boolean */.zMY().describe('A current baseline was read'),
        ref: schemas/* string */.YjP().nullable().describe('Null: the current baseline stood for both'),
        sha: schemas/* string */.YjP().nullable(),
        ref_found: schemas/* boolean */.zMY().describe('The ref has a baseline file'),
    }),
    counts: schemas/* record */.g1P(schemas/* enum */.k5n(DELTAS), schemas/* int */.Whr()),
    missing_agents: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Agents none of whose units could be judged'),
    notes: schemas/* array */.YOg(schemas/* object */.Ikc({ level: schemas/* enum */.k5n(['warning', 'notice']), message: schemas/* string */.YjP() })),
    deltas: schemas/* array */.YOg(DeltaRowSchema),
});

;// CONCATENATED MODULE: ./build/lib/delta.js
/** Results, the current and the ref baseline → one delta per (case, agent), the gate, and what the reader must be told besides. */












function compareBaselines(input) {
    const { results, current, ref, plan = null, options = {} } = input;
    const refBaseline = ref === null ? current : ref.baseline;
    const gated = current !== null || refBaseline !== null;
    const losses = refBaseline ? findOfferLosses(results, refBaseline) : [];
    const lossOf = new Map(losses.map((loss) => [JSON.stringify([loss.agent, loss.skill]), loss]));
    const findAbsence = createAbsences(results, plan);
    const rows = [];
    for (const { case_id, agent, result } of listPairs(input, refBaseline)) {
        const absence = result ? null : demandAgent(findAbsence(case_id, agent), agent, options);
        const skill = result?.expected_skill ? (0,case_select/* bareId */.yW)(result.expected_skill) : null;
        const loss = (skill && lossOf.get(JSON.stringify([agent, skill]))) || null;
        const facts = {
            mode: results.mode,
            planned: absence?.planned ?? true,
            left_out: absence?.left_out ?? false,
            result: result ? factsOf(result) : absence?.unavailable ? UNAVAILABLE : null,
            gated,
            current: current ? (0,expectation/* findExpectation */.kZ)(current, results.mode, case_id, agent) : null,
            ref: refBaseline ? (0,expectation/* findExpectation */.kZ)(refBaseline, results.mode, case_id, agent) : null,
            accept: options.accept ?? 'never',
            offer_loss: loss !== null,
        };
        const { delta, also } = classify(facts);
        const ref_name = ref?.name ?? 'the baseline';
        const reason = explainDelta({
            ...{ case_id, agent, row: facts, result, delta, also, ref_name, loss },
            absence: absence?.reason ?? null,
        });
        rows.push(makeRow({ case_id, agent, skill, facts, result, delta, reason }, options));
    }
    rows.push(...rowsOfUncoveredLosses(losses, rows, input, options));
    const took_part = { ...plan?.agents, ...results.environment.agents };
    const absent = options.expected_agents?.filter((agent) => !Object.hasOwn(took_part, agent));
    const missing_agents = (0,gate/* findMissingAgents */.O)(rows, options, absent);
    const counts = Object.fromEntries(DELTAS.map((delta) => [delta, 0]));
    for (const row of rows)
        counts[row.delta]++;
    return {
        schema: 'agent-routing.deltas.v1',
        gate: (0,gate/* judgeGate */.$U)(rows, missing_agents, options),
        batch_run_id: results.batch_run_id,
        mode: results.mode,
        baseline: {
            current: current !== null,
            ref: ref?.name ?? null,
            sha: ref?.sha ?? null,
            ref_found: ref?.baseline != null,
        },
        counts,
        missing_agents,
        notes: findNotes({ ...input, refBaseline, rows, missing_agents }),
        deltas: rows.map(({ unjudged: _, ...row }) => row),
    };
}
const UNAVAILABLE = {
    status: 'skipped',
    timed_out: false,
    available: false,
    trials: { passed: 0, judged: 0, timed_out: 0 },
};
function factsOf(result) {
    const judged = result.trials.verdicts.filter(({ status }) => status === 'pass' || status === 'fail');
    const timed_out = judged.filter((trial) => trial.timed_out).length;
    return {
        status: result.status,
        timed_out: result.timed_out,
        // A skipped row with a fault was to run, and its agent could not be had.
        available: result.fault === null && result.failure_category !== 'transport',
        trials: {
            passed: judged.filter(({ status }) => status === 'pass').length,
            judged: judged.length,
            timed_out: result.timed_out ? Math.max(1, timed_out) : 0,
        },
    };
}
function makeRow({ case_id, agent, skill, facts, result, delta, reason }, options) {
    const status = result?.status ?? (facts.result ? 'skipped' : null);
    const expected = facts.ref ?? facts.current;
    const could = facts.result && (facts.result.status === 'infra_error' || !facts.result.available);
    const unjudged = Boolean(could) &&
        facts.result?.status !== 'pass' &&
        facts.result?.status !== 'fail' &&
        (facts.current ?? expected)?.status !== 'infra_error';
    return {
        case_id,
        agent,
        delta,
        expected_status: expected?.status ?? null,
        status,
        timed_out: result?.timed_out ?? false,
        failure_kind: result?.failure_kind ?? null,
        failure_category: result?.failure_category ?? null,
        reason,
        skill,
        fails: (0,gate/* failsGate */.FW)({ agent, delta, status, unjudged }, options),
        unjudged,
    };
}
/** A loss that some row of its case already tells needs no row of its own; one behind NEW or INFRA, or without a case, does. */
function rowsOfUncoveredLosses(losses, rows, input, options) {
    const told = ['OFFER_LOSS', 'REGRESSION', 'UNMET', 'ACCEPTED', 'INCONCLUSIVE'];
    const covered = new Set(rows.filter((row) => told.includes(row.delta)).map((row) => JSON.stringify([row.agent, row.skill])));
    return losses
        .filter((loss) => !covered.has(JSON.stringify([loss.agent, loss.skill])))
        .map((loss) => {
        const accepted = options.accept === 'with_reason' && isAccepted(loss, input);
        const delta = accepted ? 'ACCEPTED' : 'OFFER_LOSS';
        const facts = { agent: loss.agent, delta, status: null, unjudged: false };
        return {
            ...facts,
            case_id: null,
            skill: loss.skill,
            expected_status: null,
            timed_out: false,
            failure_kind: null,
            failure_category: null,
            reason: accepted ? `accepted: ${describeLoss(loss)}` : describeLoss(loss),
            fails: (0,gate/* failsGate */.FW)(facts, options),
        };
    });
}
/** The current `$offers` knows the lower offer, with a reason that the ref's lacks. */
function isAccepted(loss, { current, ref }) {
    const now = (0,own/* own */.Z)(current?.$offers[loss.agent], loss.skill);
    const before = (0,own/* own */.Z)(ref?.baseline?.$offers[loss.agent], loss.skill);
    if (!now?.reason || now.reason === before?.reason)
        return false;
    return now.offer === loss.after.offer && loss.after.kept_chars * 2 >= now.kept_chars;
}


/***/ }),

/***/ 3435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ fisher),
/* harmony export */   TK: () => (/* binding */ foldTrials),
/* harmony export */   d$: () => (/* binding */ isDecided)
/* harmony export */ });
/* unused harmony exports meetsThreshold, foldStatus, wilson */
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


/***/ })

};
