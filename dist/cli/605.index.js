export const id = 605;
export const ids = [605];
export const modules = {

/***/ 50605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ compareBaselines)
});

// UNUSED EXPORTS: ComparisonSchema, DELTAS

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(56032);
// EXTERNAL MODULE: ./build/lib/baseline/offers.js
var offers = __webpack_require__(34619);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var contract_mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/verdict/statistics.js
var statistics = __webpack_require__(72363);
;// CONCATENATED MODULE: ./build/lib/delta/absent.js
/** Explains why a baseline entry has no result: it was planned and is missing, it was left out, or its case no longer exists. */
const OPTIONS_THAT_FILTER = ['kind', 'category', 'case_id', 'categories', 'case_ids', 'skill', 'changed_since'];
/** Looks up absences; made once per comparison, because a plan may hold thousands of rows. corpus: the cases of now, where they are known. */
function createAbsences(results, plan, corpus) {
    return plan ? absencesOfPlan(plan) : absencesOfResults(results, corpus);
}
function absencesOfPlan(plan) {
    const key = (case_id, agent) => JSON.stringify([case_id, agent]);
    const units = new Set(plan.units.map((unit) => key(unit.case_id, unit.agent)));
    const leftOutRows = new Map(plan.left_out.map((row) => [key(row.case_id, row.agent), row]));
    const cases = new Set([...plan.units, ...plan.left_out].map((row) => row.case_id));
    return (case_id, agent) => {
        if (units.has(key(case_id, agent)))
            return missing('it was planned but left no result');
        const out = leftOutRows.get(key(case_id, agent));
        if (out)
            return { ...leftOut(out.reason), unavailable: out.why === 'unavailable' };
        if (!cases.has(case_id))
            return gone('it is no longer in the corpus');
        if (!Object.hasOwn(plan.agents, agent))
            return unknown(agent);
        return gone(`its case no longer runs on ${agent}`);
    };
}
/** Without a plan (results from elsewhere) only the results can say. A case that ran on other agents is missing here; nothing more is assumed. */
function absencesOfResults(results, corpus) {
    const cases = new Set(results.results.map((row) => row.case_id));
    const agents = new Set([...results.results.map((row) => row.agent), ...Object.keys(results.environment.agents)]);
    const filtered = OPTIONS_THAT_FILTER.some((name) => {
        const value = results.options[name];
        return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
    });
    const known = corpus && new Set(corpus.map((one) => one.case_id));
    const short = !results.complete || results.results.length < results.summary.total;
    return (case_id, agent) => {
        if (!agents.has(agent))
            return unknown(agent);
        if (results.environment.shard !== null)
            return leftOut(`it is not in shard ${results.environment.shard}`);
        if (cases.has(case_id))
            return missing('other agents ran this case, but this one left no result');
        if (filtered)
            return leftOut('left out by a filter');
        return short && known?.has(case_id) !== false
            ? missing('the batch did not finish')
            : gone('it is no longer in the corpus');
    };
}
const no = { planned: false, left_out: false, unknown: false, unavailable: false };
const missing = (reason) => ({ ...no, planned: true, reason });
const leftOut = (reason) => ({ ...no, left_out: true, reason });
const gone = (reason) => ({ ...no, reason });
const unknown = (agent) => ({
    ...leftOut(`${agent} is not among the agents of this batch`),
    unknown: true,
});
/**
 * An agent that was expected and is nowhere in the results has not been left out: it is missing. Where neither a plan nor
 * the user says which agents were to run, those of the baseline were.
 */
function expectAgent(absence, agent, options, has_plan) {
    const { expected_agents = [] } = options;
    if (!absence.unknown)
        return absence;
    if (expected_agents.includes(agent))
        return missing(`${agent} was expected but left no result`);
    return has_plan || expected_agents.length > 0
        ? absence
        : missing(`nothing is left of ${agent}: its job died, or name the agents of this batch with --agents`);
}

;// CONCATENATED MODULE: ./build/lib/delta/classify.js


const DELTAS = [
    'MISSING_RESULT',
    'MISSING_BASELINE',
    'INFRA',
    'ACCEPTED',
    'INCONCLUSIVE',
    'REGRESSION',
    'UNMET',
    'WEAKENED',
    'NEW',
    'OFFER_LOSS',
    'DELIVERY_LOSS',
    'IMPROVEMENT',
    'PASS',
    'EXPECTED_FAIL',
    'REMOVED',
    'NOT_RUN',
];
const FEW = 5;
const RULES = [
    ['MISSING_BASELINE', (row) => row.gated && row.current === null],
    ['WEAKENED', (row) => isWeakened(row) && !isRed(row)],
    ['INCONCLUSIVE', (row) => row.result.undecided === true],
    // A time-out that the ref does not allow is one whatever else went wrong, as with an expected fail.
    [
        'INFRA',
        (row) => row.outcome === 'infra' &&
            (!row.gated || row.ref?.status === 'pass' || row.result.withheld === true) &&
            !regressed(row),
    ],
    ['ACCEPTED', (row) => regressed(row) && acceptedWithReason(row)],
    ['INCONCLUSIVE', (row) => regressed(row) && isUndecided(row)],
    ['REGRESSION', regressed],
    ['UNMET', (row) => (row.gated ? row.current !== null && isWorse(row, row.current) : row.outcome === 'fail')],
    ['NEW', (row) => row.ref === null],
    ['OFFER_LOSS', (row) => row.offer_loss],
    ['DELIVERY_LOSS', (row) => row.delivery_loss === true],
    ['IMPROVEMENT', (row) => row.outcome === 'pass' && row.ref?.status !== 'pass' && isSameMeasure(row)],
    ['PASS', (row) => row.outcome === 'pass'],
    ['EXPECTED_FAIL', () => true],
];
/** also: the other deltas that held, for the reason line; NEW, PASS and EXPECTED_FAIL are left out because they add nothing. */
function classify(row) {
    if (row.result === null) {
        if (row.planned)
            return { delta: 'MISSING_RESULT', also: [] };
        return { delta: isWeakened(row) ? 'WEAKENED' : row.left_out ? 'NOT_RUN' : 'REMOVED', also: [] };
    }
    const outcome = findOutcome(row.result);
    // Skipped by its author or its mode: no result to judge, and none to ask a baseline entry for.
    if (outcome === 'left_out') {
        const missed = row.result.unexplained === true && (row.ref ?? row.current)?.status === 'pass';
        return { delta: isWeakened(row) ? 'WEAKENED' : missed ? 'INCONCLUSIVE' : 'NOT_RUN', also: [] };
    }
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
/** What the ref expects to pass is asked less of, or no longer asked at all. */
function isWeakened(row) {
    return row.weaker && row.ref?.status === 'pass';
}
/** A fail may have been expected for what only another mode judges. */
const isSameMeasure = ({ ref, result }) => ref?.same_mode === true && !result.partly_judged;
/** It fails even what is left of its demands, and nothing lets it off: that is the worse news. */
function isRed(row) {
    if (regressed(row))
        return acceptedWithReason(row) || !isUndecided(row);
    return row.outcome !== 'infra' && row.current !== null && isWorse(row, row.current);
}
/** What `init` hoped for cannot get worse: it is unmet. Unless this branch no longer hopes for it. */
function regressed(row) {
    const { ref, current, outcome, result } = row;
    if (ref === null || (!ref.measured && current !== null && isWorse(row, current)))
        return false;
    return (ref.status === 'pass' && outcome === 'fail') || (result.timed_out && !ref.allow_timeout);
}
/** A row that could not run is worse than an expected pass, but not worse than an expected fail. */
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
 * True where a model chose and Fisher's exact test, one-sided, does not support the regression. It tests what made the row one: fewer
 * passes, or time-outs where the ref allows none (and therefore had none). Where the baseline counts no trials, the threshold decides.
 */
function isUndecided({ mode, ref, outcome, result, shared_by = 1, few_decide }) {
    const { passed, judged, timed_out } = result.trials;
    const before = ref?.trials;
    if (!(0,contract_mode/* asksModel */.mE)(mode) || !before || judged === 0)
        return false;
    const { passed: had, ran } = before;
    if (few_decide && Math.min(ran, judged) < FEW)
        return false;
    const lost = ref.status === 'pass' && outcome === 'fail' && (0,statistics/* isDrop */.Y7)(had, ran, passed, judged, shared_by);
    const slower = result.timed_out && !ref.allow_timeout && (0,statistics/* isDrop */.Y7)(ran, ran, judged - timed_out, judged, shared_by);
    return !lost && !slower;
}

// EXTERNAL MODULE: ./build/lib/delta/delivery-loss.js
var delta_delivery_loss = __webpack_require__(44257);
// EXTERNAL MODULE: ./build/lib/delta/gate.js
var gate = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/lib/delta/offers.js
var delta_offers = __webpack_require__(21674);
;// CONCATENATED MODULE: ./build/lib/delta/lowered.js
/** The baseline at the ref and that of this branch → what the branch expects less of: a later break of it would be expected. */





/** Begins what is said of a row whose expectation this branch lowered already. */
const LOWERED = 'this change lowers its baseline entry';
/** It failed as this branch alone expects. */
const isLowered = ({ gated, current, ref, result }) => gated &&
    result !== null &&
    ref?.status === 'pass' &&
    current !== null &&
    current.status !== 'pass' &&
    findOutcome(result) !== 'pass';
const describe = (ref, now) => {
    if (ref?.status !== 'pass' || now === null)
        return null;
    if (now.status !== 'pass')
        return `${LOWERED} from pass to ${now.status}`;
    return now.allow_timeout && !ref.allow_timeout ? `${LOWERED}: it may now time out` : null;
};
/** A row that is as good as ever has no need of a lower entry. What failed is judged by the ref's entry all the same. */
function withLowered(weaker, { ref, current, result }) {
    const lowered = result?.status === 'pass' && !result.timed_out ? describe(ref, current) : null;
    if (lowered === null)
        return weaker;
    const words = [...(weaker?.words ?? []), `${lowered}, although it passed`];
    return { how: 'lowered', reason: null, skill: null, ...weaker, words };
}
/** What no row shows: entries of what this batch did not run, and offers that are better than what is now written of them. */
function listLowered({ results, current, ref }, rows, cases) {
    const before = ref?.baseline;
    if (!before || !current)
        return [];
    return [
        ...listEntries(before, current, rows, { cases, mode: (0,contract_mode/* judgedAs */.KY)(results) }),
        ...listOffers(before, current, results),
    ];
}
function* listEntries(before, current, rows, { cases, mode }) {
    const keyOf = (case_id, agent) => JSON.stringify([case_id, agent]);
    const shown = new Set(rows.filter(({ less }) => less === 'lowered').map(({ case_id, agent }) => keyOf(case_id ?? '', agent)));
    for (const [former, agents] of before.cases) {
        const id = cases.renamedTo(former) ?? former;
        for (const agent of agents.keys()) {
            if (shown.has(keyOf(id, agent)))
                continue;
            for (const one of [mode, ...contract_mode/* MEASURED_MODES */.S5.filter((other) => other !== mode)]) {
                const now = (0,expectation/* findExpectation */.kZ)(current, one, id, agent);
                const lowered = describe((0,expectation/* findExpectation */.kZ)(before, one, former, agent), now);
                if (lowered === null)
                    continue;
                yield {
                    id,
                    words: [`on ${agent} ${lowered}${one === mode ? '' : ` in mode ${one}`}`],
                    reason: freshOf(now, before.cases.get(former)?.get(agent)),
                };
                break;
            }
        }
    }
}
function* listOffers(before, current, { offers }) {
    for (const [agent, lower] of Object.entries(current.$offers))
        for (const [skill, after] of Object.entries(lower)) {
            const was = (0,delta_offers/* findRefOffer */.Ps)(before, agent, skill);
            const now = (0,get_own/* getOwn */.N)((0,get_own/* getOwn */.N)(offers, agent), skill);
            if (!was || !(0,delta_offers/* isWorseOffer */.XK)(was, after) || (now && !(0,delta_offers/* isWorseOffer */.XK)(now, after)))
                continue;
            const words = [
                `on ${agent} its offer is written down as ${(0,delta_offers/* describeOffer */.qN)(after)}, which was ${(0,delta_offers/* describeOffer */.qN)(was)}`,
            ];
            yield { id: skill, words, reason: freshOf(after, (0,get_own/* getOwn */.N)(before.$offers[agent], skill)) };
        }
}
/** What a person is asked to agree to is new. */
function freshOf(now, before) {
    const reason = now?.reason?.trim() ? (now.reason ?? null) : null;
    return reason === (before?.reason ?? null) ? null : reason;
}

// EXTERNAL MODULE: ./build/lib/delta/notes/notes.js + 2 modules
var notes = __webpack_require__(47507);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/lib/delta/reason.js
/** Explains the delta of a row in one line. */









function explainDelta(facts) {
    const { agent, delta, also, row, loss } = facts;
    const parts = [explain(facts)];
    if (loss && delta !== 'OFFER_LOSS') {
        // The error of a fail may already contain the cause of the loss.
        const { cause, ...rest } = loss;
        const repeated = cause !== null && (facts.result?.error?.includes(cause) ?? false);
        parts.push(describeLoss(repeated ? { ...rest, cause: null, untouched: false } : loss));
    }
    for (const other of also) {
        if (other === 'REGRESSION' && delta === 'MISSING_BASELINE')
            parts.push(`also a regression against ${facts.ref_name}`);
    }
    if (facts.weaker && delta !== 'WEAKENED' && row.ref?.status === 'pass')
        parts.push(describeWeakening(facts));
    parts.push(...findOddities(facts));
    const asksVendor = row.mode === 'live' && agent !== plan/* OFFLINE */.G;
    if (asksVendor && (delta === 'REGRESSION' || delta === 'UNMET') && row.result?.trials.judged === 1) {
        parts.push('this was one trial of a live model, so it may be noise');
    }
    return (0,sentence/* joinClauses */.DB)(parts.flatMap((part) => part || [])) || null;
}
function explain(facts) {
    const { case_id, agent, row, result, delta, ref_name, loss, absence } = facts;
    switch (delta) {
        case 'MISSING_RESULT':
        case 'REMOVED':
        case 'NOT_RUN':
            return absence ?? result?.error ?? null;
        case 'MISSING_BASELINE':
            return `ERROR: No baseline entry for case '${(0,text_escape/* oneLine */.TN)(case_id)}' provider '${(0,text_escape/* oneLine */.TN)(agent)}'. Update provider-baseline.json.`;
        case 'INFRA':
            return `could not run: ${describeFault(result)}`;
        case 'ACCEPTED':
            return `accepted: ${row.current?.reason ?? ''}`;
        case 'INCONCLUSIVE':
            if (row.result && findOutcome(row.result) === 'left_out')
                return `${ref_name} expects pass; it was skipped${result?.error ? `: ${(0,text_escape/* oneLine */.TN)(result.error, 400)}` : ''}`;
            if (row.result?.undecided)
                return `undecided: ${result?.fault?.message ?? 'no reason was given'}`;
            return `${compareTrials(row)}: too few trials to tell a regression from chance${describeNeed(row)}`;
        case 'REGRESSION':
            return describeMiss(row, row.ref, ref_name, result);
        case 'UNMET':
            return describeMiss(row, row.gated ? row.current : null, row.current?.measured === false ? 'the baseline that `init` drafted' : 'the current baseline', result);
        case 'WEAKENED':
            return [describeWeakening(facts), describeRest(facts)].filter(Boolean).join('; ');
        case 'NEW':
            return null;
        case 'OFFER_LOSS':
            return loss ? describeLoss(loss) : null;
        case 'DELIVERY_LOSS':
            return facts.delivery_loss ? (0,delta_delivery_loss/* describeDeliveryLoss */.p)(facts.delivery_loss) : null;
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
    const trials = (0,contract_mode/* asksModel */.mE)(row.mode) && row.result && row.result.trials.judged > 1 ? compareTrials(row) : null;
    if (trials)
        parts.push(trials);
    return parts.join('; ');
}
/** Facts that the delta itself does not show. */
function findOddities({ row, delta, ref_name }) {
    const { current, ref, result } = row;
    if (!result || !row.gated || current === null)
        return [];
    const outcome = findOutcome(result);
    const odd = [];
    // The missing decision is named already.
    if (ref && outcome === 'infra' && ref.status === 'fail' && !result.undecided)
        odd.push('it is expected to fail, but could not be judged');
    if (ref && outcome === 'fail' && ref.status === 'infra_error')
        odd.push('it is expected not to run, but it ran and failed');
    if (isLowered(row) && delta !== 'ACCEPTED')
        odd.push(`${LOWERED} from pass to ${current.status}`);
    if (outcome === 'pass' && current.status !== 'pass' && ref?.status !== 'pass') {
        odd.push(`it passes although the current baseline expects ${current.status}: raise the entry`);
    }
    if (delta === 'PASS' && ref && ref.status !== 'pass' && !ref.same_mode) {
        odd.push(`${ref_name}'s ${ref.status} was recorded in another mode, so this does not count as an improvement`);
    }
    return odd;
}
function describeResult(result) {
    if (result.status === 'pass')
        return 'it passed';
    if (result.status === 'infra_error' || result.status === 'skipped')
        return `could not run: ${describeFault(result)}`;
    const error = result.error ? (0,text_escape/* oneLine */.TN)(result.error, 400) : '';
    const kind = result.failure_kind && result.failure_kind !== 'unknown' ? result.failure_kind : '';
    return [`it failed${kind ? ` (${kind})` : ''}`, error].filter(Boolean).join(': ');
}
function describeFault(result) {
    if (result?.fault)
        return (0,text_escape/* oneLine */.TN)(describeTrouble(result.fault), 400);
    return (0,text_escape/* oneLine */.TN)(result?.error ?? 'no reason was given', 400);
}
/** With what to do about it, where that is known. */
const describeTrouble = ({ kind, message, fix }) => `${kind}: ${message}${fix ? ` Fix: ${fix}` : ''}`;
function describeLoss({ before, after, untouched, cause }) {
    const parts = [`the offer was ${(0,delta_offers/* describeOffer */.qN)(before)} and is now ${(0,delta_offers/* describeOffer */.qN)(after)}`];
    if (cause)
        parts.push((0,text_escape/* oneLine */.TN)(cause, 600));
    else if (untouched)
        parts.push('its own description did not change');
    return parts.join('; ');
}
function describeNeed({ ref, result, shared_by = 1 }) {
    const [before, after] = [ref?.trials, result?.trials];
    const n = before && after ? (0,statistics/* trialsToDecide */.DR)(before.passed, before.ran, after.passed, after.judged, shared_by) : null;
    return n === null ? '' : `; if both rates stay, ${n} trials on each side would decide`;
}
function compareTrials({ ref, result }) {
    const before = ref?.trials;
    const after = result?.trials;
    if (!after || after.judged === 0)
        return null;
    const now = `${after.passed} of ${after.judged} trials passed`;
    return before ? `${now}, ${before.passed} of ${before.ran} before` : now;
}
/** The reason that a person is asked to agree to: the case's own, or its baseline entry's; new either way. */
function explainWeakening({ reason }, { current, ref }) {
    if (reason !== null)
        return reason;
    const entry = current?.reason?.trim() ? current.reason : null;
    return entry !== null && entry !== (ref?.reason ?? null) ? entry : null;
}
function describeWeakening({ weaker, row, ref_name }) {
    if (weaker === null)
        return '';
    const reason = explainWeakening(weaker, row);
    const words = weaker.words.map((one) => (0,text_escape/* oneLine */.TN)(one, 200)).join('; ');
    const what = {
        deleted: '',
        lowered: '',
        not_run: 'the case is no longer run: ',
        checks: `the case checks less than at ${ref_name}: `,
    };
    return `${what[weaker.how]}${words}${reason === null ? '' : ` (reason: ${(0,text_escape/* oneLine */.TN)(reason, 200)})`}`;
}
/** What became of a weakened row itself, where it did not pass. */
function describeRest({ row, result }) {
    const outcome = row.result ? findOutcome(row.result) : 'left_out';
    return outcome === 'infra' ? `it could not run: ${describeFault(result)}` : '';
}

;// CONCATENATED MODULE: ./build/lib/delta/offer-loss-rows.js
/** Offer losses that no case's row reports → rows of their own. */




/** A loss that the delta of a case row already reports needs no row of its own. One hidden behind NEW or INFRA, or of a skill without a case, does. */
function rowsOfOfferLosses(losses, rows, input, options) {
    const reporting = ['OFFER_LOSS', 'REGRESSION', 'UNMET', 'ACCEPTED', 'INCONCLUSIVE'];
    const covered = new Set(rows
        .filter((row) => reporting.includes(row.delta) && !row.withheld)
        .map((row) => JSON.stringify([row.agent, row.skill])));
    return losses
        .filter((loss) => !covered.has(JSON.stringify([loss.agent, loss.skill])))
        .map((loss) => {
        const accepted = options.accept === 'with_reason' && isAccepted(loss, input);
        const delta = accepted ? 'ACCEPTED' : 'OFFER_LOSS';
        const facts = { agent: loss.agent, delta, status: null, unjudged: false, explained: false };
        return {
            ...facts,
            case_id: null,
            skill: loss.skill,
            expected_status: null,
            timed_out: false,
            failure_kind: null,
            failure_category: null,
            reason: accepted ? `accepted: ${describeLoss(loss)}` : describeLoss(loss),
            loss: (0,delta_offers/* lossOf */.je)(loss),
            fails: (0,gate/* failsGate */.FW)(facts, options),
        };
    });
}
/** The current `$offers` records the lower offer, with a reason that the ref does not have. */
function isAccepted(loss, { current, ref }) {
    const now = (0,get_own/* getOwn */.N)(current?.$offers[loss.agent], loss.skill);
    const before = (0,get_own/* getOwn */.N)(ref?.baseline?.$offers[loss.agent], loss.skill);
    if (!now?.reason || now.reason === before?.reason)
        return false;
    return now.offer === loss.after.offer && loss.after.kept_chars * 2 >= now.kept_chars;
}

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
;// CONCATENATED MODULE: ./build/lib/delta/pairs.js

/** In the order of the results; then planned pairs without a result; then pairs that only a baseline has. */
function listPairs({ results, current, plan }, ref) {
    const pairs = new Map();
    const key = (case_id, agent) => JSON.stringify([case_id, agent]);
    for (const result of results.results) {
        const { case_id, agent } = result;
        if (pairs.has(key(case_id, agent))) {
            throw new config_error/* ConfigError */.x(`There are two results for case '${case_id}' on ${agent}.`, {
                case_id,
                fix: 'pass each batch only once: a case can have one result per agent.',
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

// EXTERNAL MODULE: ./build/lib/delta/parts/rows.js
var parts_rows = __webpack_require__(99539);
// EXTERNAL MODULE: ./build/lib/delta/notes/note.js
var note = __webpack_require__(42111);
;// CONCATENATED MODULE: ./build/lib/delta/parts/unrun.js
/** What the ref asks and no row shows, because this mode never runs it: cases that the branch deleted or weakened. */



function findUnrun(input, rows, cases) {
    const { ref, options = {} } = input;
    const agent = rows[0]?.agent ?? '';
    // A row that was judged, or that a baseline expects, shows it by itself.
    const isShown = ({ delta, expected_status }) => delta !== 'NOT_RUN' || expected_status !== null;
    const shown = new Set(rows.filter(isShown).map(({ case_id }) => case_id));
    const asked = cases.ids
        .filter((id) => !shown.has(id) && !shown.has(cases.renamedTo(id)))
        .flatMap((id) => {
        const found = cases.find(id, agent);
        return found ? [{ id, ...found }] : [];
    });
    const weaker = [...asked, ...listLowered(input, rows, cases)];
    if (weaker.length === 0)
        return { notes: [], open: false };
    const named = weaker.slice(0, 10).map(({ id, words }) => `${id} (${(0,text_escape/* oneLine */.TN)(words.join('; '), 200)})`);
    const more = weaker.length > 10 ? ` and ${weaker.length - 10} more` : '';
    const message = `No result of this batch shows it, but less is checked than at ${ref?.name}: ${named.join(', ')}${more}.`;
    return {
        notes: [(0,note/* warn */.R)(message)],
        open: weaker.some(({ reason }) => reason === null || options.accept !== 'with_reason'),
    };
}

// EXTERNAL MODULE: ./build/lib/contract/decision.js
var decision = __webpack_require__(33433);
// EXTERNAL MODULE: ./build/lib/contract/ports/sandbox.js
var sandbox = __webpack_require__(43771);
;// CONCATENATED MODULE: ./build/lib/delta/result-facts.js
/** A row of the results → what of it decides its delta. */


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
        withheld: result.fault?.kind === sandbox/* WITHHELD */.iz,
        undecided: result.fault?.kind === decision/* UNDECIDED */.Cz,
        unexplained: result.status === 'skipped' && !(MODE_SKIPS.test(result.error ?? '') && result.trials.passed === 0),
        trials: {
            passed: judged.filter(({ status }) => status === 'pass').length,
            judged: judged.length,
            timed_out: result.timed_out ? Math.max(1, timed_out) : 0,
        },
    };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/lib/case/weaker/clause.js
/** What a comparison of two versions of a case is made of: one clause per field, each of which says in words what the newer version no longer demands. */

function applyClauses(clauses, then, now, view) {
    return Object.values(clauses).flatMap((clause) => clause?.(then, now, view) ?? []);
}
/** The same skill or agent, or a narrower name for it: `kit:alpha` asks for no less than `alpha`. */
function coversId(now, then) {
    const [narrow, wide] = [now.toLowerCase(), then.toLowerCase()];
    return narrow === wide || (0,bare_id/* bareId */.y)(narrow) === wide;
}
/** Of a list whose entries must all hold: those that no entry of the newer list stands for. */
function lostFrom(field, then, now, stays) {
    const lost = then.filter((id) => stays(id) && !now.some((other) => coversId(other, id)));
    return lost.length ? [`${field} no longer has ${lost.join(', ')}`] : [];
}
const became = (field, then, now) => `${field} ${show(then)} became ${show(now)}`;
const show = (value) => (value === undefined ? 'none' : String(value));

// EXTERNAL MODULE: ./build/lib/text/iso-date.js
var iso_date = __webpack_require__(81020);
;// CONCATENATED MODULE: ./build/lib/case/weaker/expect.js
/** Two versions of a suite's assertions → which of the older ones the newer version dropped or loosened. */


const many = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
const same = (then, now) => (0,external_node_util_.isDeepStrictEqual)(now, then);
/** Every older entry has one in the newer list that stands for it. */
const each = (standsFor) => (then, now) => many(then).every((one) => many(now).some((other) => standsFor(other, one)));
const expect_all = each((now, then) => (0,external_node_util_.isDeepStrictEqual)(now, then));
const longer = each((now, then) => now.includes(then));
const atLeast = (now, then) => then === undefined || (now ?? -Infinity) >= then;
const atMost = (now, then) => then === undefined || (now ?? Infinity) <= then;
const inRange = each((now, then) => now.path === then.path && atLeast(now.min, then.min) && atMost(now.max, then.max));
const subset = (now, then) => now.every((value) => then.some((other) => (0,external_node_util_.isDeepStrictEqual)(other, value)));
/** `{path, value}` and `{path: value, …}` say the same. */
function pairsOf(fields) {
    const keys = Object.keys(fields);
    return keys.length === 2 && typeof fields['path'] === 'string' && 'value' in fields
        ? [[fields['path'], fields['value']]]
        : Object.entries(fields);
}
function keepsType(then, now) {
    if (now === undefined)
        return false;
    const [before, after] = [then, now].map((one) => (typeof one === 'string' ? { type: one } : one));
    const type = after.type === before.type || (before.type === 'number' && after.type === 'integer');
    return type && atLeast(after.min, before.min) && atMost(after.max, before.max);
}
const nested = (then, now) => findWeakerExpect(then, now).length === 0;
const KEEPS = {
    status: same,
    error_code: same,
    contains: longer,
    message_contains: longer,
    summary_contains: longer,
    field_contains: each((now, then) => now.path === then.path && now.text.includes(then.text)),
    results_min: (then, now, { results_count }) => atLeast(now, then) || atLeast(results_count, then),
    results_max: (then, now, { results_count }) => atMost(now, then) || atMost(results_count, then),
    results_count: same,
    results_schema: (then, now) => Object.entries(then).every(([field, type]) => keepsType(type, now?.[field])),
    has_field: (then, now, { has_fields }) => now === then || (has_fields?.includes(then) ?? false),
    value: (then, now) => same(then, now),
    has_fields: (then, now, { has_field }) => then.every((field) => now?.includes(field) || has_field === field),
    field_equals: (then, now) => expect_all(pairsOf(then), pairsOf(now ?? {})),
    all_match: expect_all,
    all_match_one_of: each((now, then) => now.path === then.path && subset(now.values, then.values)),
    all_match_pattern: expect_all,
    none_match_pattern: expect_all,
    all_have_tags: expect_all,
    none_have_tags: expect_all,
    each_has_any_tag: (then, now) => now !== undefined && subset(now, then),
    all_dates_between: each((now, then) => now.path === then.path &&
        momentOf(now.start).from >= momentOf(then.start).from &&
        momentOf(now.end).to <= momentOf(then.end).to),
    all_dates_in_year: expect_all,
    dates_within_days: each((now, then) => now.path === then.path && now.days <= then.days),
    all_in_range: inRange,
    range_check: inRange,
    sorted_desc: expect_all,
    array_contains: each((now, then) => now.path === then.path &&
        subset(then.values ?? [], now.values ?? []) &&
        (then.pattern === undefined || now.pattern === then.pattern)),
    no_overlap: expect_all,
    json_schema: same,
    agent_used_model: (then, now) => now?.toLowerCase().includes(then.toLowerCase()) ?? false,
    // One alternative more is a way out more.
    one_of: (then, now) => now?.every((alternative) => then.some((other) => findWeakerExpect(other, alternative).length === 0)) ?? false,
    if_results: nested,
    if_has_history: nested,
    if_sensitive_results: nested,
};
/** A date that an older version of this tool accepted may be none; then nothing is known to be kept. */
const momentOf = (date) => (0,iso_date/* readIsoDate */.M)(date) ?? { from: Number.NaN, to: Number.NaN };
function findWeakerExpect(then, now) {
    if (now === undefined)
        return ['its assertions were dropped'];
    return Object.keys(KEEPS).flatMap((name) => {
        if (!(name in then) || then[name] === undefined)
            return [];
        const keeps = KEEPS[name];
        if (keeps(then[name], now[name], now))
            return [];
        return [`assertion ${name} was ${now[name] === undefined ? 'dropped' : 'loosened or changed'}`];
    });
}

// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
;// CONCATENATED MODULE: ./build/lib/case/weaker/shared-fields.js
/** Two versions of the fields that every kind of case has → what the newer one no longer demands. */


const THRESHOLDS = ['any', 'majority', 'all'];
const SHARED_FIELDS = {
    kind: null,
    case_id: null,
    reason: null,
    timeout_seconds: null,
    workspace: null,
    skip: (then, now) => (now.skip !== undefined && then.skip === undefined ? [`skip was added: "${now.skip}"`] : []),
    agents: (then, now, { agent }) => names(then, agent) && !names(now, agent) ? [`agents is now ${now.agents?.join(', ')}, without ${agent}`] : [],
    // A category selects. It matters only where the newer one is no longer selected.
    category: (then, now, { ran }) => !ran && now.category !== then.category
        ? [`${became('category', then.category || 'none', now.category || 'none')}, which is not selected here`]
        : [],
    trials: (then, now, view) => {
        const [before, after] = [trialsOf(then, view), trialsOf(now, view)];
        if (after < before)
            return [became('trials', before, after)];
        // One pass in five tries is easier to get than one in one.
        return after > before && thresholdOf(now, view) === 'any'
            ? [`${became('trials', before, after)}, any of which may pass`]
            : [];
    },
    pass_threshold: (then, now, view) => {
        const [before, after] = [thresholdOf(then, view), thresholdOf(now, view)];
        return THRESHOLDS.indexOf(after) < THRESHOLDS.indexOf(before) ? [became('pass_threshold', before, after)] : [];
    },
    min_offer: (then, now, view) => {
        const [before, after] = [minOfferOf(then, view), minOfferOf(now, view)];
        return rankOffer(after) < rankOffer(before) ? [became('min_offer', before, after)] : [];
    },
};
function names({ agents }, agent) {
    return agents === undefined || agents.some((name) => name === agent || name === (0,agent_key/* agentName */.Lp)(agent));
}
const trialsOf = ({ trials, kind }, { settings }) => trials ?? (kind === 'suite' ? (settings.suite_trials ?? 3) : (settings.trials ?? 1));
const thresholdOf = ({ pass_threshold }, { settings }) => pass_threshold === 'any' ? (settings.pass_threshold ?? 'any') : pass_threshold;
const minOfferOf = ({ min_offer }, { settings }) => min_offer === 'any' ? (settings.min_offer ?? 'any') : min_offer;
/** any < name_only < 1 % … 100 % = full. */
function rankOffer(offer) {
    if (offer === 'any')
        return -1;
    return offer === 'name_only' ? 0 : offer === 'full' ? 100 : Number.parseInt(offer, 10);
}

;// CONCATENATED MODULE: ./build/lib/case/weaker/other-kinds.js



const TOOL_ROUTE_CLAUSES = {
    ...SHARED_FIELDS,
    input: null,
    prompt: null,
    event: (then, now) => {
        const [was, is] = [then.event ?? 'PreToolUse', now.event ?? 'PreToolUse'];
        return was === is ? [] : [became('event', was, is)];
    },
    after_skill: null,
    after_calls: null,
    git: null,
    // The tool is part of the question, unless it is one that this agent does not have.
    tool: (then, now, { ran }) => !ran && now.tool !== then.tool ? [`${became('tool', then.tool, now.tool)}, which is not tried here`] : [],
    expect: (then, now) => (now.expect === then.expect ? [] : [became('expect', then.expect, now.expect)]),
    contains: (then, now) => then.contains === undefined || now.contains?.includes(then.contains)
        ? []
        : [became('contains', then.contains, now.contains)],
    returns: (then, now) => then.returns === undefined || now.returns?.includes(then.returns)
        ? []
        : [became('returns', then.returns, now.returns)],
    shows: (then, now) => then.shows === undefined || now.shows?.includes(then.shows) ? [] : [became('shows', then.shows, now.shows)],
    route: (then, now, { isGone }) => then.route === undefined || now.route === then.route || isGone('route', then.route)
        ? []
        : [became('route', then.route, now.route)],
};
/** Every field of a step has an entry; null means the same as in Clauses. */
const STEP = {
    step: null,
    input: null,
    store: null,
    expect: (then, now) => findWeakerExpect(then.expect ?? {}, now?.expect),
};
const SUITE_CLAUSES = {
    ...SHARED_FIELDS,
    input: null,
    subagent: (then, now, { isGone }) => coversId(now.subagent, then.subagent) || isGone('subagent', then.subagent)
        ? []
        : [became('subagent', then.subagent, now.subagent)],
    skip_if: (then, now) => (now.skip_if && !then.skip_if ? [`skip_if was added: "${now.skip_if}"`] : []),
    expect: (then, now) => (then.expect ? findWeakerExpect(then.expect, now.expect) : []),
    multi_step: (then, now) => (then.multi_step ?? []).flatMap((step, index) => {
        if (!step.expect)
            return [];
        const steps = now.multi_step ?? [];
        const same = step.step === undefined ? steps[index] : steps.find((other) => other.step === step.step);
        return STEP.expect(step, same).map((words) => `step ${step.step ?? index + 1}: ${words}`);
    }),
    // Another model is another question, not an easier one.
    model: null,
};
const CONFIDENCES = [undefined, 'low', 'medium', 'high'];
const ROUTE_CLAUSES = {
    ...SHARED_FIELDS,
    query: null,
    // Any of the expected ids will do, so one more is an easier question.
    expected: (then, now, { isGone }) => {
        if (then.expected.length === 0)
            return [];
        if (now.expected.length === 0 && !now.none)
            return [`expected (${then.expected.join(', ')}) was dropped`];
        const added = now.expected.filter((id) => !then.expected.some((other) => coversId(id, other)));
        const gone = then.expected.filter((id) => isGone('skill', id) && !now.expected.includes(id));
        return added.length > gone.length ? [`expected may now be ${added.join(', ')} too`] : [];
    },
    within: (then, now) => (now.within > then.within ? [became('within', then.within, now.within)] : []),
    min_confidence: (then, now) => CONFIDENCES.indexOf(now.min_confidence) < CONFIDENCES.indexOf(then.min_confidence)
        ? [became('min_confidence', then.min_confidence, now.min_confidence)]
        : [],
    none: (then, now) => (then.none && !now.none ? [became('none', true, false)] : []),
};

// EXTERNAL MODULE: ./build/lib/case/aliases.js
var case_aliases = __webpack_require__(95173);
;// CONCATENATED MODULE: ./build/lib/case/weaker/skill-case.js
/** Two versions of a `skill` case → what the newer one no longer demands of this agent. */




const SKILL_CLAUSES = {
    ...SHARED_FIELDS,
    prompt: null,
    subagent: null,
    expected_skill: (then, now, view) => {
        if (!then.expected_skill || isGone(view, then.expected_skill))
            return [];
        if (coversId(now.expected_skill, then.expected_skill))
            return [];
        return now.expected_skill
            ? [became('expected_skill', then.expected_skill, now.expected_skill)]
            : [`expected_skill ${then.expected_skill} was dropped`];
    },
    required_all_evidence: (then, now, view) => lostFrom('required_all_evidence', allEvidence(then), demanded(now), (id) => !isGone(view, id)),
    // The older name of required_all_evidence, compared with it.
    required_evidence: null,
    required_any_evidence: (then, now) => {
        const [before, after] = [then.required_any_evidence, now.required_any_evidence];
        if (before.length === 0)
            return [];
        if (after.length === 0)
            return [`required_any_evidence (${before.join(', ')}) was dropped`];
        const added = after.filter((token) => !before.some((other) => coversId(token, other)));
        return added.length ? [`required_any_evidence may now be ${added.join(', ')} instead`] : [];
    },
    require_skill_file: (then, now) => then.require_skill_file && !now.require_skill_file ? [became('require_skill_file', true, false)] : [],
    required_skills: (then, now, view) => lostFrom('required_skills', then.required_skills, [...now.required_skills, now.expected_skill].filter(Boolean), (id) => !isGone(view, id)),
    required_files: (then, now, view) => lostFrom('required_files', then.required_files, now.required_files, (file) => !isGone(view, file.split('/')[0] ?? '')),
    // 1 is the strongest evidence, 3 a mention.
    expected_skill_min_tier: (then, now) => now.expected_skill_min_tier > then.expected_skill_min_tier
        ? [became('expected_skill_min_tier', then.expected_skill_min_tier, now.expected_skill_min_tier)]
        : [],
    optional_skills: null,
    // The other way round: `alpha` forbids more than `kit:alpha`.
    disallowed_skills: (then, now, view) => {
        const lost = then.disallowed_skills.filter((id) => !now.disallowed_skills.some((other) => coversId(id, other)));
        return lostFrom('disallowed_skills', lost, [], (id) => !isGone(view, id));
    },
    // The weakest evidence that counts as a use of what is disallowed: 3 forbids the most.
    disallowed_min_tier: (then, now) => now.disallowed_min_tier < then.disallowed_min_tier && then.disallowed_skills.length > 0
        ? [became('disallowed_min_tier', then.disallowed_min_tier, now.disallowed_min_tier)]
        : [],
    provider_aliases: (then, now, { agent }) => {
        const before = (0,case_aliases/* aliasesFor */.yX)(agent, then.provider_aliases);
        const required = [...demanded(now), ...now.required_any_evidence];
        const added = Object.entries((0,case_aliases/* aliasesFor */.yX)(agent, now.provider_aliases)).filter(([alias, canonical]) => (0,case_aliases/* resolveAlias */.Zg)(alias, before) !== canonical && required.some((token) => coversId(canonical, token)));
        return added.map(([alias, canonical]) => `provider_aliases lets ${alias} count as ${canonical}`);
    },
    min_delivery: (then, now, { settings }) => {
        const of = ({ min_delivery }) => min_delivery === 'any' ? (settings.min_delivery ?? 'any') : min_delivery;
        return shareOf(of(now)) < shareOf(of(then)) ? [became('min_delivery', of(then), of(now))] : [];
    },
};
/** any < 1 % … 100 % = full. */
const shareOf = (least) => least === 'any' ? -1 : least === 'full' ? 100 : Number.parseInt(least, 10);
/** The case as its agent reads it: aliases in its lists replaced by the ids that they mean. */
function resolveCase(testCase, agent) {
    const aliases = (0,case_aliases/* aliasesFor */.yX)(agent, testCase.provider_aliases);
    const resolve = (token) => (0,case_aliases/* resolveAlias */.Zg)(token, aliases);
    return {
        ...testCase,
        expected_skill: testCase.expected_skill && resolve(testCase.expected_skill),
        required_all_evidence: testCase.required_all_evidence.map(resolve),
        required_any_evidence: testCase.required_any_evidence.map(resolve),
        required_evidence: testCase.required_evidence.map(resolve),
        required_skills: testCase.required_skills.map(resolve),
        disallowed_skills: testCase.disallowed_skills.map(resolve),
    };
}
const allEvidence = (one) => [...one.required_all_evidence, ...one.required_evidence];
/** What must be seen, by whichever field. */
const demanded = (one) => [...allEvidence(one), ...one.required_skills, ...one.required_files, one.expected_skill].filter(Boolean);
const isGone = (view, token) => view.isGone('skill', (0,bare_id/* bareId */.y)(token.replace(/\/SKILL\.md$/i, '')));

;// CONCATENATED MODULE: ./build/lib/case/weaker/weaker.js



/** A reworded question (prompt, input, query) demands no less, and neither does another id, category or time limit. */
function findWeaker(then, now, view) {
    if (then.kind === 'skill' && now.kind === 'skill')
        return applyClauses(SKILL_CLAUSES, resolveCase(then, view.agent), resolveCase(now, view.agent), view);
    if (then.kind === 'tool_route' && now.kind === 'tool_route')
        return applyClauses(TOOL_ROUTE_CLAUSES, then, now, view);
    if (then.kind === 'suite' && now.kind === 'suite')
        return applyClauses(SUITE_CLAUSES, then, now, view);
    if (then.kind === 'route' && now.kind === 'route')
        return applyClauses(ROUTE_CLAUSES, then, now, view);
    return [`kind ${then.kind} became ${now.kind}`];
}
/** The question of a case: two cases that ask the same and demand the same are one case under two names. */
function questionOf(testCase) {
    switch (testCase.kind) {
        case 'skill':
            return [testCase.kind, testCase.prompt];
        case 'tool_route':
            return [testCase.kind, testCase.tool, testCase.input];
        case 'suite':
            return [
                testCase.kind,
                testCase.subagent,
                testCase.input ?? null,
                testCase.multi_step?.map(({ input }) => input) ?? null,
            ];
        case 'route':
            return [testCase.kind, testCase.query];
    }
}
/** What a case is about. */
function subjectsOf(testCase) {
    switch (testCase.kind) {
        case 'skill': {
            const { expected_skill, required_skills, disallowed_skills } = testCase;
            const wanted = [expected_skill, ...required_skills].filter(Boolean);
            return (wanted.length ? wanted : disallowed_skills).map((id) => ['skill', id]);
        }
        case 'tool_route':
            return testCase.route ? [['route', testCase.route]] : [];
        case 'suite':
            return [['subagent', testCase.subagent]];
        case 'route':
            return testCase.expected.map((id) => ['skill', id]);
    }
}

;// CONCATENATED MODULE: ./build/lib/delta/weakened.js
/** The corpus at the ref and the corpus now → the rows of which less is demanded than at the ref, and cases that only changed their id. */



const NONE = { ids: [], find: () => null, formerId: (id) => id, renamedTo: () => null };
function createWeakenings(corpora, { results, plan, ref }) {
    if (!corpora || !ref)
        return NONE;
    const now = new Map(corpora.now.map((testCase) => [testCase.case_id, testCase]));
    const then = new Map(corpora.before.map((testCase) => [testCase.case_id, testCase]));
    const renamed = findRenames(corpora, now, then);
    const former = new Map([...renamed].map(([before, after]) => [after, before]));
    const key = (case_id, agent) => JSON.stringify([case_id, agent]);
    const ran = new Set([...results.results.filter(({ status }) => status !== 'skipped'), ...(plan?.units ?? [])].map((row) => key(row.case_id, row.agent)));
    const isGone = createGone(corpora, ref);
    const settings = settingsOf(results.options);
    return {
        ids: [...then.keys()],
        formerId: (case_id) => former.get(case_id) ?? case_id,
        renamedTo: (case_id) => renamed.get(case_id) ?? null,
        find(case_id, agent) {
            const before = then.get(case_id);
            if (!before)
                return null;
            const after = now.get(renamed.get(case_id) ?? case_id);
            const runs = after !== undefined && ran.has(key(after.case_id, agent));
            const words = after
                ? findWeaker(before, after, { agent, ran: runs, isGone, settings })
                : explainDeletion(before, isGone, plan);
            if (words.length === 0)
                return null;
            const reason = after?.reason?.trim() && after.reason !== before.reason ? after.reason : null;
            const skill = (before.kind === 'skill' && before.expected_skill) || null;
            const renaming = after && after.case_id !== case_id ? [`renamed to ${after.case_id}`] : [];
            const how = after === undefined ? 'deleted' : runs ? 'checks' : 'not_run';
            return { how, words: [...renaming, ...words], reason, skill };
        },
    };
}
/** results.options may be of any version. */
function settingsOf(options) {
    const number = (value) => (typeof value === 'number' ? value : null);
    const { trials, suite_trials = trials, pass_threshold, min_offer, min_delivery } = options;
    const threshold = pass_threshold === 'all' || pass_threshold === 'majority' ? pass_threshold : null;
    return {
        trials: number(trials),
        suite_trials: number(suite_trials),
        pass_threshold: threshold,
        min_offer: typeof min_offer === 'string' ? min_offer : null,
        min_delivery: typeof min_delivery === 'string' ? min_delivery : null,
    };
}
/** A case may go without weakening anything when all that it was about went too. */
function explainDeletion(before, isGone, plan) {
    // In a subagent that is gone, nothing can be asked.
    if (before.kind === 'skill' && before.subagent && isGone('subagent', before.subagent))
        return [];
    const subjects = subjectsOf(before);
    const left = subjects.filter(([kind, id]) => !isGone(kind, id)).map(([, id]) => id);
    if (subjects.length > 0 && left.length === 0)
        return [];
    const unread = plan?.skipped_files?.map(({ file }) => file) ?? [];
    const why = unread.length ? `is not in the files that could be read (skipped: ${unread.join(', ')})` : 'was deleted';
    return [`the case ${why}${left.length ? `, and the source still has ${left.join(', ')}` : ''}`];
}
/** A renamed case has the same kind and asks the same question under a new id. */
function findRenames(corpora, now, then) {
    const fresh = corpora.now.filter(({ case_id }) => !then.has(case_id));
    const renamed = new Map();
    for (const before of corpora.before) {
        if (now.has(before.case_id) || fresh.length === 0)
            continue;
        const question = questionOf(before);
        const at = fresh.findIndex((after) => (0,external_node_util_.isDeepStrictEqual)(questionOf(after), question));
        if (at >= 0)
            renamed.set(before.case_id, fresh.splice(at, 1)[0].case_id);
    }
    return renamed;
}
/** Gone: the ref knew it as a skill, agent or route, and the source of today does not have it. */
function createGone(corpora, ref) {
    const fold = (id) => (0,bare_id/* bareId */.y)(id).toLowerCase();
    const skills = corpora.before.flatMap((one) => one.kind === 'skill'
        ? [one.expected_skill, ...one.required_skills, ...one.disallowed_skills, ...one.optional_skills]
        : one.kind === 'route'
            ? one.expected
            : []);
    const known = {
        skill: new Set([...skills, ...Object.keys(ref.$meta.skills ?? {})].map(fold)),
        subagent: new Set(corpora.before.flatMap((one) => (one.kind === 'suite' || one.kind === 'skill' ? fold(one.subagent ?? '') : []))),
        route: new Set(corpora.before.flatMap((one) => (one.kind === 'tool_route' && one.route ? [fold(one.route)] : []))),
    };
    const present = Object.fromEntries(Object.entries(corpora.source).map(([kind, ids]) => [kind, ids && new Set(ids.map(fold))]));
    return (kind, id) => {
        const source = present[kind];
        return source !== null && known[kind].has(fold(id)) && !source.has(fold(id));
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var schema = __webpack_require__(32979);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 5 modules
var result = __webpack_require__(15810);
;// CONCATENATED MODULE: ./build/lib/delta/schema.js
/** The schema of a comparison, as `agent-routing compare --json` prints it. */







const ListedSchema = schemas/* object */.Ikc({
    offer: offer/* OfferStateSchema */.PZ,
    kept_chars: schemas/* int */.Whr(),
    of_chars: schemas/* int */.Whr().nullable(),
});
/** How an agent lists a skill worse than the ref baseline records. */
const OfferLossSchema = schemas/* object */.Ikc({
    before: ListedSchema,
    after: ListedSchema,
    cause: schemas/* string */.YjP().nullable(),
    over: offer/* ExcessSchema */.Vy.nullable().describe('By how much the listing is too long; null: that is not why'),
    pushed_out_by: schemas/* object */.Ikc({
        skill: schemas/* string */.YjP().describe('The one that grew most'),
        chars: schemas/* int */.Whr(),
        others: schemas/* int */.Whr().describe('How many more grew'),
        others_chars: schemas/* int */.Whr(),
    })
        .nullable(),
});
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
    less: schemas/* enum */.k5n(['deleted', 'not_run', 'lowered', 'checks'])
        .optional()
        .describe('What this branch did to demand less of it: to its case, or (lowered) to its baseline entry'),
    loss: OfferLossSchema.optional().describe('Where an agent lists the skill of this row worse than the ref baseline records'),
    fails: schemas/* boolean */.zMY().describe('It fails the gate under the given --fail-on'),
});
const PartRowSchema = part/* BranchChangeSchema */.ww.extend({
    fails: schemas/* boolean */.zMY().describe('It fails the gate under the given --fail-on'),
});
const ComparisonSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz('agent-routing.deltas.v1'),
    gate: schemas/* enum */.k5n(gate/* GATES */.JH),
    batch_run_id: schemas/* string */.YjP(),
    mode: result/* ModeSchema */.np,
    baseline: schemas/* object */.Ikc({
        current: schemas/* boolean */.zMY().describe('A current baseline was read'),
        ref: schemas/* string */.YjP().nullable().describe('Null: the current baseline also served as the ref'),
        sha: schemas/* string */.YjP().nullable(),
        ref_found: schemas/* boolean */.zMY().describe('The ref has a baseline file'),
    }),
    counts: schemas/* record */.g1P(schemas/* enum */.k5n(DELTAS), schemas/* int */.Whr()),
    missing_agents: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Agents none of whose units could be judged'),
    unrecorded_offers: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe('Agents whose offers the baseline does not know: no OFFER_LOSS can be seen there'),
    agent_versions: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() }))
        .optional()
        .describe('CLI versions, as the baseline records them and in this batch, where both are known'),
    notes: schemas/* array */.YOg(schemas/* object */.Ikc({
        level: schemas/* enum */.k5n(['warning', 'notice']),
        message: schemas/* string */.YjP(),
        missing_agent: schemas/* string */.YjP().optional().describe('That none of the cases of this agent could be judged'),
        not_run: schemas/* array */.YOg(schemas/* string */.YjP())
            .optional()
            .describe('Agents of which the baseline expects results and that did not run'),
        usual: schemas/* literal */.euz(true).optional().describe('It holds of every such batch, and is no news'),
    })),
    deltas: schemas/* array */.YOg(DeltaRowSchema),
    parts: schemas/* array */.YOg(PartRowSchema).optional().describe('What the branch did to parts; absent where that is not known'),
});

;// CONCATENATED MODULE: ./build/lib/delta/compare.js
/** Compares results with the current and the ref baseline: one delta per (case, agent), the gate, and notes for the reader. */






















function compareBaselines(input) {
    const { results, current, ref, plan = null, options = {} } = input;
    const refBaseline = ref === null ? current : ref.baseline;
    const gated = current !== null || refBaseline !== null;
    const losses = refBaseline ? (0,delta_offers/* findOfferLosses */.ju)(results, refBaseline) : [];
    const lossesByKey = new Map(losses.map((loss) => [JSON.stringify([loss.agent, loss.skill]), loss]));
    const mode = (0,contract_mode/* judgedAs */.KY)(results);
    const findAbsence = createAbsences(results, plan, input.corpora?.now ?? null);
    const weakenings = createWeakenings(input.corpora ?? null, { results, plan, ref: ref?.baseline ?? null });
    const failed = results.results.filter(statistics/* didFall */.nE).map((row) => {
        const before = refBaseline && (0,expectation/* findExpectation */.kZ)(refBaseline, mode, weakenings.formerId(row.case_id), row.agent)?.trials;
        const { passed, judged } = factsOf(row).trials;
        return before && !row.timed_out ? { of: before.ran, passed, ran: judged } : null;
    });
    const shared_by = (0,statistics/* countSharers */.G2)(failed);
    const rows = [];
    for (const { case_id, agent, result: seen } of listPairs(input, refBaseline)) {
        const result = seen && (0,parts_rows/* blameBranch */.ic)(seen, input);
        const absence = result ? null : expectAgent(findAbsence(case_id, agent), agent, options, plan !== null);
        // What a smaller choice of agents leaves out was not taken out of the corpus.
        const renamed = weakenings.renamedTo(case_id);
        const expected = {
            current: current ? (0,expectation/* findExpectation */.kZ)(current, mode, case_id, agent) : null,
            ref: refBaseline ? (0,expectation/* findExpectation */.kZ)(refBaseline, mode, weakenings.formerId(case_id), agent) : null,
        };
        const asked = absence?.unknown ? null : weakenings.find(case_id, agent);
        const weaker = withLowered(asked, { ...expected, result });
        const expected_skill = result?.expected_skill || weaker?.skill;
        const skill = expected_skill ? nameOffered(expected_skill, agent, results) : null;
        const loss = (skill && lossesByKey.get(JSON.stringify([agent, skill]))) || null;
        const delivery_loss = (0,delta_delivery_loss/* findDeliveryLoss */.f)(result, refBaseline);
        const facts = {
            mode: results.mode,
            planned: absence?.planned ?? true,
            left_out: absence?.left_out ?? false,
            result: result ? factsOf(result) : absence?.unavailable ? UNAVAILABLE : null,
            gated,
            ...expected,
            accept: options.accept ?? 'never',
            offer_loss: loss !== null,
            delivery_loss: delivery_loss !== null,
            weaker: weaker !== null,
            shared_by,
            few_decide: result !== null && result.kind !== 'skill',
        };
        const { delta, also } = classify(facts);
        const reason = explainDelta({
            ...{ case_id, agent, row: facts, result, delta, also, loss, delivery_loss, weaker },
            ref_name: ref?.name ?? 'the baseline',
            absence: renamed === null ? (absence?.reason ?? null) : `${notes/* RENAMED */.lE}${renamed}`,
        });
        const explained = weaker !== null && explainWeakening(weaker, facts) !== null;
        const less = delta !== 'WEAKENED' && isLowered(facts) ? 'lowered' : weaker?.how;
        rows.push(makeRow({ case_id, agent, skill, facts, result, delta, reason, explained, loss, less }, options));
    }
    rows.push(...rowsOfOfferLosses(losses, rows, input, options));
    const unrun = findUnrun(input, rows, weakenings);
    const branch = (0,parts_rows/* withoutSaid */.aN)(input, rows);
    const parts = (0,parts_rows/* rowsOfParts */.P7)(branch, input);
    const gateRows = [...rows, ...parts.map(({ delta, explained }) => (0,parts_rows/* asGateRow */.Eg)(delta, explained))];
    const ran = { ...plan?.agents, ...results.environment.agents };
    const absent = options.expected_agents?.filter((agent) => !Object.hasOwn(ran, agent));
    const missingAgents = (0,gate/* findMissingAgents */.O)(rows, options, absent);
    const unrecorded = findUnrecorded(input, refBaseline ?? current);
    const counts = Object.fromEntries(DELTAS.map((delta) => [delta, 0]));
    for (const row of rows)
        counts[row.delta]++;
    return {
        schema: 'agent-routing.deltas.v1',
        gate: options.require_baseline && !gated
            ? 'fail'
            : boundGate((0,gate/* judgeGate */.$U)(gateRows, missingAgents, options), unrun.open || ref?.unread || input.branch?.unread),
        batch_run_id: results.batch_run_id,
        mode: results.mode,
        baseline: {
            current: current !== null,
            ref: ref?.name ?? null,
            sha: ref?.sha ?? null,
            ref_found: ref?.baseline != null,
        },
        counts,
        missing_agents: missingAgents,
        unrecorded_offers: unrecorded,
        agent_versions: versionsOf(input, refBaseline ?? current),
        notes: [
            ...(0,notes/* findNotes */.JF)({ ...input, refBaseline, rows, missing_agents: missingAgents, unrecorded }),
            ...unrun.notes,
            ...(0,parts_rows/* noteParts */.jn)(branch, ref),
            ...(input.notes ?? []),
        ],
        deltas: rows.map((row) => (0,get_own/* omit */.c)(row, 'unjudged', 'withheld', 'explained')),
        ...(input.branch && !input.branch.unread ? { parts: parts.map((part) => (0,get_own/* omit */.c)(part, 'explained')) } : {}),
    };
}
/** Something of the ref was not compared. */
const boundGate = (gate, open) => (gate === 'pass' && open ? 'inconclusive' : gate);
/** Offers are kept by `plugin:skill` where two skills have one name, else by the bare id, whatever the case writes. */
function nameOffered(id, agent, { offers }) {
    return (0,get_own/* getOwn */.N)(offers[agent], id) ? id : (0,bare_id/* bareId */.y)(id);
}
/** Agents that were offered skills, and of which neither baseline knows the offers. */
function findUnrecorded({ results, current }, ref) {
    if (ref === null)
        return [];
    return Object.entries(results.offers).flatMap(([agent, skills]) => Object.keys(skills).length === 0 || [ref, current].some((one) => one && (0,offers/* knowsOffers */.e)(one, agent)) ? [] : [agent]);
}
function versionsOf({ results }, baseline) {
    return Object.fromEntries(Object.keys(results.environment.agents).flatMap((agent) => {
        const versions = baseline && (0,delta_offers/* findVersions */.tx)(results, baseline, agent);
        return versions ? [[agent, versions]] : [];
    }));
}
function makeRow({ case_id, agent, skill, facts, result, delta, reason, explained, loss, less }, options) {
    const status = result?.status ?? (facts.result ? 'skipped' : null);
    const expected = facts.ref ?? facts.current;
    const unjudged = facts.result !== null &&
        findOutcome(facts.result) === 'infra' &&
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
        ...(less ? { less } : {}),
        ...(loss ? { loss: (0,delta_offers/* lossOf */.je)(loss) } : {}),
        fails: (0,gate/* failsGate */.FW)({ agent, delta, status, unjudged, explained }, options),
        unjudged,
        withheld: facts.result?.withheld === true || facts.result?.undecided === true,
        explained,
    };
}


/***/ }),

/***/ 44257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findDeliveryLoss),
/* harmony export */   p: () => (/* binding */ describeDeliveryLoss)
/* harmony export */ });
/* harmony import */ var _baseline_deliveries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99400);
/* harmony import */ var _contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34615);
/** A row and the ref baseline → whether less of the skill's text reaches the model than before. */


const RANK = { empty: 0, none: 0, other: 0, cut: 1, full: 2 };
/** Null for a skill that no text came of, since that case does not pass; and where the ref does not know. */
function findDeliveryLoss(result, ref) {
    const { delivery: after, expected_skill: skill, agent } = result ?? {};
    if (!ref || !after || !skill || !agent || RANK[after.state] === 0)
        return null;
    const before = (0,_baseline_deliveries_js__WEBPACK_IMPORTED_MODULE_1__/* .findDelivery */ .I)(ref, agent, skill);
    if (before === null || after.state === 'full')
        return null;
    if (before === 'full')
        return { before, after };
    const worse = RANK[after.state] < RANK[before.state] || after.kept_chars * 2 < before.kept_chars;
    return worse ? { before, after } : null;
}
function describeDeliveryLoss({ before, after }) {
    const was = before === 'full' ? 'all of its text' : (0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(before);
    return `the model was given ${was} and is now given ${(0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(after)}; ${after.why ?? ''}`;
}


/***/ })

};
