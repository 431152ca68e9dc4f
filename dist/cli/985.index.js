export const id = 985;
export const ids = [985];
export const modules = {

/***/ 1985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ compareBaselines)
});

// UNUSED EXPORTS: ComparisonSchema, DELTAS

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(6032);
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

// EXTERNAL MODULE: ./build/lib/delta/classify.js
var classify = __webpack_require__(6511);
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
    // A sentence that goes on has no full stop.
    return causes.length
        ? causes.map((cause, at) => (at < causes.length - 1 ? cause.replace(/\.$/, '') : cause)).join('; ')
        : null;
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
    if (current === null && refBaseline === null) {
        const where = ref ? `, neither here nor at ${ref.name}` : '';
        return [
            warn(`There is no baseline${where}: nothing is gated, and this only says whether anything failed. Write one with \`agent-routing baseline update\`.`),
        ];
    }
    if (current === null)
        return [warn(`The baseline stands at ${ref?.name} and is gone from the working tree: every row lacks its entry.`)];
    if (!ref || ref.baseline !== null)
        return [];
    return [warn(`${nameRef(ref)} has no baseline file: every row counts as NEW, and no regression can be seen.`)];
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
    const removed = rows.filter((row) => row.delta === 'REMOVED');
    const lost = removed.filter((row) => row.expected_status === 'pass');
    if (lost.length)
        return [
            warn(`${count(lost.length, 'row')} that ${ref?.name ?? 'the baseline'} expects to pass ${lost.length === 1 ? 'is' : 'are'} gone: ${list(lost)}.`),
        ];
    if (removed.length === 0)
        return [];
    return [note(`${count(removed.length, 'baseline entry', 'baseline entries')} without a case: ${list(removed)}.`)];
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

// EXTERNAL MODULE: ./build/lib/delta/reason.js
var delta_reason = __webpack_require__(2629);
// EXTERNAL MODULE: ./build/lib/skill/bare-id.js
var bare_id = __webpack_require__(7744);
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
    delta: schemas/* enum */.k5n(classify/* DELTAS */.CH),
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
    counts: schemas/* record */.g1P(schemas/* enum */.k5n(classify/* DELTAS */.CH), schemas/* int */.Whr()),
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
        const skill = result?.expected_skill ? (0,bare_id/* bareId */.y)(result.expected_skill) : null;
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
        const { delta, also } = (0,classify/* classify */.L8)(facts);
        const ref_name = ref?.name ?? 'the baseline';
        const reason = (0,delta_reason/* explainDelta */.cc)({
            ...{ case_id, agent, row: facts, result, delta, also, ref_name, loss },
            absence: absence?.reason ?? null,
        });
        rows.push(makeRow({ case_id, agent, skill, facts, result, delta, reason }, options));
    }
    rows.push(...rowsOfUncoveredLosses(losses, rows, input, options));
    const took_part = { ...plan?.agents, ...results.environment.agents };
    const absent = options.expected_agents?.filter((agent) => !Object.hasOwn(took_part, agent));
    const missing_agents = (0,gate/* findMissingAgents */.O)(rows, options, absent);
    const counts = Object.fromEntries(classify/* DELTAS */.CH.map((delta) => [delta, 0]));
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
    const unjudged = facts.result !== null &&
        (0,classify/* findOutcome */.Cn)(facts.result) === 'infra' &&
        (facts.current ?? facts.ref)?.status !== 'infra_error';
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
            reason: accepted ? `accepted: ${(0,delta_reason/* describeLoss */.$4)(loss)}` : (0,delta_reason/* describeLoss */.$4)(loss),
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


/***/ })

};
