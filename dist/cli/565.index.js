export const id = 565;
export const ids = [565];
export const modules = {

/***/ 48556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ applyClauses),
/* harmony export */   XU: () => (/* binding */ lostFrom),
/* harmony export */   g_: () => (/* binding */ became),
/* harmony export */   wT: () => (/* binding */ coversId)
/* harmony export */ });
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56424);
/** What a comparison of two versions of a case is made of: one clause per field, each of which says in words what the newer version no longer demands. */

function applyClauses(clauses, then, now, view) {
    return Object.values(clauses).flatMap((clause) => clause?.(then, now, view) ?? []);
}
/** The same skill or agent, or a narrower name for it: `kit:alpha` asks for no less than `alpha`. */
function coversId(now, then) {
    const [narrow, wide] = [now.toLowerCase(), then.toLowerCase()];
    return narrow === wide || (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_0__/* .bareId */ .yW)(narrow) === wide;
}
/** Of a list whose entries must all hold: those that no entry of the newer list stands for. */
function lostFrom(field, then, now, stays) {
    const lost = then.filter((id) => stays(id) && !now.some((other) => coversId(other, id)));
    return lost.length ? [`${field} no longer has ${lost.join(', ')}`] : [];
}
const became = (field, then, now) => `${field} ${show(then)} became ${show(now)}`;
const show = (value) => (value === undefined ? 'none' : String(value));


/***/ }),

/***/ 23624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FEWER_AGENTS),
/* harmony export */   U: () => (/* binding */ SHARED_FIELDS)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _clause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48556);
/** Two versions of the fields that every kind of case has \u2192 what the newer one no longer demands. */


const THRESHOLDS = ['any', 'majority', 'all'];
/** Begins what is said of a case that an agent no longer runs. */
const FEWER_AGENTS = 'its list `agents` no longer has ';
const SHARED_FIELDS = {
    kind: null,
    case_id: null,
    reason: null,
    timeout_seconds: null,
    workspace: null,
    skip: (then, now) => (now.skip !== undefined && then.skip === undefined ? [`skip was added: "${now.skip}"`] : []),
    agents: (then, now, { agent }) => (names(then, agent) && !names(now, agent) ? [`${FEWER_AGENTS}${agent}`] : []),
    // A category selects. It matters only where the newer one is no longer selected.
    category: (then, now, { ran }) => !ran && now.category !== then.category
        ? [`${(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('category', then.category || 'none', now.category || 'none')}, which is not selected here`]
        : [],
    trials: (then, now, view) => {
        const [before, after] = [trialsOf(then, view), trialsOf(now, view)];
        if (after < before)
            return [(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('trials', before, after)];
        // One pass in five tries is easier to get than one in one.
        return after > before && thresholdOf(now, view) === 'any'
            ? [`${(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('trials', before, after)}, any of which may pass`]
            : [];
    },
    pass_threshold: (then, now, view) => {
        const [before, after] = [thresholdOf(then, view), thresholdOf(now, view)];
        return THRESHOLDS.indexOf(after) < THRESHOLDS.indexOf(before) ? [(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('pass_threshold', before, after)] : [];
    },
    min_offer: (then, now, view) => {
        const [before, after] = [minOfferOf(then, view), minOfferOf(now, view)];
        return rankOffer(after) < rankOffer(before) ? [(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('min_offer', before, after)] : [];
    },
};
function names({ agents }, agent) {
    return agents === undefined || agents.some((name) => name === agent || name === (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent));
}
const trialsOf = ({ trials, kind }, { settings }) => trials ?? (kind === 'suite' ? (settings.suite_trials ?? 3) : (settings.trials ?? 1));
const thresholdOf = ({ pass_threshold }, { settings }) => pass_threshold === 'any' ? (settings.pass_threshold ?? 'any') : pass_threshold;
const minOfferOf = ({ min_offer }, { settings }) => min_offer === 'any' ? (settings.min_offer ?? 'any') : min_offer;
/** any < name_only < 1 % \u2026 100 % = full. */
function rankOffer(offer) {
    if (offer === 'any')
        return -1;
    return offer === 'name_only' ? 0 : offer === 'full' ? 100 : Number.parseInt(offer, 10);
}


/***/ }),

/***/ 44257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f$: () => (/* binding */ findDeliveryLoss),
/* harmony export */   pD: () => (/* binding */ describeDeliveryLoss),
/* harmony export */   zm: () => (/* binding */ reasonOfDeliveryLoss)
/* harmony export */ });
/* harmony import */ var _baseline_deliveries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99400);
/* harmony import */ var _contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34615);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56022);
/* harmony import */ var _offers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21674);
/** A row and the ref baseline \u2192 whether less of the skill's text reaches the model than before. */




const RANK = { empty: 0, none: 0, other: 0, cut: 1, full: 2 };
/** Null for a skill that no text came of, since that case does not pass; and where the ref does not know. */
function findDeliveryLoss(result, ref) {
    const { delivery: after, expected_skill: skill, agent } = result ?? {};
    if (!ref || !after || !skill || !agent || RANK[after.state] === 0)
        return null;
    const before = (0,_baseline_deliveries_js__WEBPACK_IMPORTED_MODULE_2__/* .findDelivery */ .I)(ref, agent, skill);
    if (before === null || after.state === 'full')
        return null;
    if (before === 'full')
        return { before, after };
    const worse = RANK[after.state] < RANK[before.state] || after.kept_chars * 2 < before.kept_chars;
    return worse ? { before, after } : null;
}
/** Why it is accepted: the current `$deliveries` records as much, with a reason that the ref does not have. */
function reasonOfDeliveryLoss({ agent, expected_skill }, { after }, { current, ref }, { accept }) {
    const find = (from) => (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_3__/* .getOwn */ .N)(from?.$deliveries?.[agent], expected_skill ?? '');
    const now = find(current);
    if (accept !== 'with_reason' || now?.state !== after.state || after.kept_chars * 2 < now.kept_chars)
        return null;
    return (0,_offers_js__WEBPACK_IMPORTED_MODULE_1__/* .freshReason */ .fc)(now, find(ref?.baseline));
}
function describeDeliveryLoss({ before, after }) {
    const was = before === 'full' ? 'all of its text' : (0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(before);
    return `the model was given ${was} and is now given ${(0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(after)}; ${after.why ?? ''}`;
}


/***/ }),

/***/ 32629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ describeLoss),
/* harmony export */   cc: () => (/* binding */ explainDelta),
/* harmony export */   xk: () => (/* binding */ explainWeakening)
/* harmony export */ });
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15824);
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11744);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67127);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92121);
/* harmony import */ var _verdict_statistics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72363);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76511);
/* harmony import */ var _delivery_loss_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44257);
/* harmony import */ var _lowered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89565);
/* harmony import */ var _offers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21674);
/** Explains the delta of a row in one line. */









function explainDelta(facts) {
    const { agent, delta, also, row, loss } = facts;
    const parts = [explain(facts)];
    if (loss && delta !== 'OFFER_LOSS') {
        // The error of a fail may already contain the cause of the loss, and that nothing is offered.
        const repeated = loss.cause !== null && (facts.result?.error?.includes(loss.cause) ?? false);
        const bare = repeated ? { ...loss, cause: null, untouched: false } : loss;
        if (!repeated || loss.after.offer !== 'absent')
            parts.push(describeLoss(bare));
    }
    for (const other of also) {
        if (other === 'REGRESSION' && delta === 'MISSING_BASELINE')
            parts.push(`also a regression against ${facts.ref_name}`);
    }
    const red = delta === 'REGRESSION' || delta === 'UNMET';
    // What the case of a red row asks now is told beside what else changed.
    const told = delta === 'WEAKENED' || (red && facts.weaker?.how === 'checks');
    if (facts.weaker && !told && row.ref?.status === 'pass')
        parts.push(describeWeakening(facts));
    parts.push(...findOddities(facts));
    const asksVendor = row.mode === 'live' && agent !== _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .OFFLINE */ .G;
    if (asksVendor && red && row.result?.trials.judged === 1) {
        parts.push('this was one trial of a live model, so it may be noise');
    }
    return (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .joinClauses */ .DB)(parts.flatMap((part) => part || [])) || null;
}
function explain(facts) {
    const { case_id, agent, row, result, delta, ref_name, loss, absence } = facts;
    switch (delta) {
        case 'MISSING_RESULT':
        case 'REMOVED':
        case 'NOT_RUN':
            return absence ?? result?.error ?? null;
        case 'MISSING_BASELINE':
            return `ERROR: No baseline entry for case '${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(case_id)}' provider '${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(agent)}'. Update provider-baseline.json.${result?.status === 'fail' ? ` And ${describeResult(result)}` : ''}`;
        case 'INFRA':
            return `could not run: ${describeFault(result)}`;
        case 'ACCEPTED':
            return `accepted: ${row.loss_reason ?? row.current?.reason ?? ''}`;
        case 'INCONCLUSIVE':
            if (row.result && (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(row.result) === 'left_out')
                return `${ref_name} expects it to pass; it was skipped${result?.error ? `: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(result.error, 400)}` : ''}`;
            if (row.result?.undecided)
                return `undecided: ${result?.fault?.message ?? 'no reason was given'}`;
            return `${compareTrials(row)}: too few trials to tell a regression from chance${describeNeed(row)}`;
        case 'REGRESSION':
            return describeMiss(row, row.ref, ref_name, result);
        case 'UNMET':
            return describeMiss(row, row.gated ? row.current : null, row.current?.measured === false ? 'the baseline that `init` drafted' : 'the current baseline', result);
        case 'WEAKENED':
            return [describeWeakening(facts), describeRest(facts)].filter(Boolean).join('; ');
        case 'OFFER_LOSS':
            return loss ? describeLoss(loss) : null;
        case 'DELIVERY_LOSS':
            return facts.delivery_loss ? (0,_delivery_loss_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeliveryLoss */ .pD)(facts.delivery_loss) : null;
        case 'IMPROVEMENT':
            return `${ref_name} expects ${row.ref?.status}; it passed`;
        case 'NEW':
        case 'PASS':
            return null;
        case 'EXPECTED_FAIL':
            return result ? describeResult(result) : null;
    }
}
function describeMiss(row, expected, who, result) {
    const outcome = row.result ? (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(row.result) : 'left_out';
    const parts = [];
    if (expected === null)
        return result ? describeResult(result) : '';
    if (expected.status === 'pass' && outcome !== 'pass' && result) {
        parts.push(`${who} expects it to pass; ${describeResult(result)}`);
    }
    if (row.result?.timed_out && !expected.allow_timeout) {
        parts.push(`it timed out${outcome === 'pass' ? ' (and passed)' : ''}, which ${who} does not allow`);
    }
    const trials = (0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .asksModel */ .mE)(row.mode) && row.result && row.result.trials.judged > 1 ? compareTrials(row) : null;
    if (trials)
        parts.push(trials);
    return parts.join('; ');
}
/** Facts that the delta itself does not show. */
function findOddities({ row, delta, ref_name }) {
    const { current, ref, result } = row;
    if (!result || !row.gated || current === null)
        return [];
    const outcome = (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(result);
    const odd = [];
    // The missing decision is named already.
    if (ref && outcome === 'infra' && ref.status === 'fail' && !result.undecided)
        odd.push('it is expected to fail, but could not be judged');
    if (ref && outcome === 'fail' && ref.status === 'infra_error')
        odd.push('it is expected not to run, but it ran and failed');
    if ((0,_lowered_js__WEBPACK_IMPORTED_MODULE_4__/* .isLowered */ .tD)(row) && delta !== 'ACCEPTED')
        odd.push(`${_lowered_js__WEBPACK_IMPORTED_MODULE_4__/* .LOWERED */ .D2} from pass to ${current.status}`);
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
    if (result.status !== 'fail')
        return `could not run: ${describeFault(result)}`;
    const error = result.error ? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(result.error, 400) : '';
    const kind = result.failure_kind && result.failure_kind !== 'unknown' ? result.failure_kind : '';
    return [`it failed${kind ? ` (${kind})` : ''}`, error].filter(Boolean).join(': ');
}
function describeFault(result) {
    const { kind, message, fix } = result?.fault ?? {};
    const fault = kind && `${kind}: ${message}${fix ? ` Fix: ${fix}` : ''}`;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(fault ?? result?.error ?? 'no reason was given', 400);
}
function describeLoss({ before, after, untouched, cause }) {
    const now = after.offer === 'name_only' ? 'its name only' : (0,_offers_js__WEBPACK_IMPORTED_MODULE_5__/* .describeOffer */ .qN)(after);
    const parts = [`the offer was ${(0,_offers_js__WEBPACK_IMPORTED_MODULE_5__/* .describeOffer */ .qN)(before)} and is now ${now}`];
    if (cause)
        parts.push((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(cause, 600));
    else if (untouched)
        parts.push('its own description did not change');
    return parts.join('; ');
}
function describeNeed({ ref, result, shared_by = 1 }) {
    const [before, after] = [ref?.trials, result?.trials];
    const n = before && after ? (0,_verdict_statistics_js__WEBPACK_IMPORTED_MODULE_8__/* .trialsToDecide */ .DR)(before.passed, before.ran, after.passed, after.judged, shared_by) : null;
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
    const words = weaker.words.map((one) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(one, 200)).join('; ');
    const what = {
        deleted: '',
        lowered: '',
        not_run: 'it is no longer run: ',
        checks: `the case no longer checks what it does at ${ref_name}: `,
    };
    return `${what[weaker.how]}${words}${reason === null ? '' : ` (reason: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(reason, 200)})`}`;
}
/** What became of a weakened row itself, where it did not pass. */
function describeRest({ row, result }) {
    const outcome = row.result ? (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(row.result) : 'left_out';
    return outcome === 'infra' ? `it could not run: ${describeFault(result)}` : '';
}


/***/ }),

/***/ 20729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createWeakenings)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/case/aliases.js
var case_aliases = __webpack_require__(95173);
// EXTERNAL MODULE: ./build/lib/case/weaker/clause.js
var clause = __webpack_require__(48556);
// EXTERNAL MODULE: ./build/lib/case/weaker/shared-fields.js
var shared_fields = __webpack_require__(23624);
;// CONCATENATED MODULE: ./build/lib/case/weaker/skill-case.js




const SKILL_CLAUSES = {
    ...shared_fields/* SHARED_FIELDS */.U,
    prompt: null,
    subagent: null,
    expected_skill: (then, now, view) => {
        if (!then.expected_skill || isGone(view, then.expected_skill))
            return [];
        if ((0,clause/* coversId */.wT)(now.expected_skill, then.expected_skill))
            return [];
        return now.expected_skill
            ? [(0,clause/* became */.g_)('expected_skill', then.expected_skill, now.expected_skill)]
            : [`expected_skill ${then.expected_skill} was dropped`];
    },
    required_all_evidence: (then, now, view) => (0,clause/* lostFrom */.XU)('required_all_evidence', allEvidence(then), demanded(now), (id) => !isGone(view, id)),
    // The older name of required_all_evidence, compared with it.
    required_evidence: null,
    required_any_evidence: (then, now) => {
        const [before, after] = [then.required_any_evidence, now.required_any_evidence];
        if (before.length === 0)
            return [];
        if (after.length === 0)
            return [`required_any_evidence (${before.join(', ')}) was dropped`];
        const added = after.filter((token) => !before.some((other) => (0,clause/* coversId */.wT)(token, other)));
        return added.length ? [`required_any_evidence may now be ${added.join(', ')} instead`] : [];
    },
    require_skill_file: (then, now) => then.require_skill_file && !now.require_skill_file ? [(0,clause/* became */.g_)('require_skill_file', true, false)] : [],
    required_skills: (then, now, view) => (0,clause/* lostFrom */.XU)('required_skills', then.required_skills, [...now.required_skills, now.expected_skill].filter(Boolean), (id) => !isGone(view, id)),
    required_files: (then, now, view) => (0,clause/* lostFrom */.XU)('required_files', then.required_files, now.required_files, (file) => !isGone(view, file.split('/')[0] ?? '')),
    // 1 is the strongest evidence, 3 a mention.
    expected_skill_min_tier: (then, now) => now.expected_skill_min_tier > then.expected_skill_min_tier
        ? [(0,clause/* became */.g_)('expected_skill_min_tier', then.expected_skill_min_tier, now.expected_skill_min_tier)]
        : [],
    optional_skills: null,
    // The other way round: `alpha` forbids more than `kit:alpha`.
    disallowed_skills: (then, now, view) => {
        const lost = then.disallowed_skills.filter((id) => !now.disallowed_skills.some((other) => (0,clause/* coversId */.wT)(id, other)));
        return (0,clause/* lostFrom */.XU)('disallowed_skills', lost, [], (id) => !isGone(view, id));
    },
    // The weakest evidence that counts as a use of what is disallowed: 3 forbids the most.
    disallowed_min_tier: (then, now) => now.disallowed_min_tier < then.disallowed_min_tier && then.disallowed_skills.length > 0
        ? [(0,clause/* became */.g_)('disallowed_min_tier', then.disallowed_min_tier, now.disallowed_min_tier)]
        : [],
    provider_aliases: (then, now, { agent }) => {
        const before = (0,case_aliases/* aliasesFor */.yX)(agent, then.provider_aliases);
        const required = [...demanded(now), ...now.required_any_evidence];
        const added = Object.entries((0,case_aliases/* aliasesFor */.yX)(agent, now.provider_aliases)).filter(([alias, canonical]) => (0,case_aliases/* resolveAlias */.Zg)(alias, before) !== canonical && required.some((token) => (0,clause/* coversId */.wT)(canonical, token)));
        return added.map(([alias, canonical]) => `provider_aliases lets ${alias} count as ${canonical}`);
    },
    min_delivery: (then, now, { settings }) => {
        const of = ({ min_delivery }) => min_delivery === 'any' ? (settings.min_delivery ?? 'any') : min_delivery;
        return shareOf(of(now)) < shareOf(of(then)) ? [(0,clause/* became */.g_)('min_delivery', of(then), of(now))] : [];
    },
};
/** any < 1 % \u2026 100 % = full. */
const shareOf = (least) => least === 'any' ? -1 : least === 'full' ? 100 : Number.parseInt(least, 10);
/** The case as its agent reads it: aliases in its lists replaced by the ids that they mean. */
function resolveCase(testCase, agent) {
    const aliases = (0,case_aliases/* aliasesFor */.yX)(agent, testCase.provider_aliases);
    return withSkills(testCase, (token) => (0,case_aliases/* resolveAlias */.Zg)(token, aliases));
}
function withSkills(testCase, resolve) {
    return {
        ...testCase,
        expected_skill: testCase.expected_skill && resolve(testCase.expected_skill),
        required_all_evidence: testCase.required_all_evidence.map(resolve),
        required_any_evidence: testCase.required_any_evidence.map(resolve),
        required_evidence: testCase.required_evidence.map(resolve),
        required_skills: testCase.required_skills.map(resolve),
        required_files: testCase.required_files.map(resolve),
        disallowed_skills: testCase.disallowed_skills.map(resolve),
    };
}
/** A case of now with the names that its skills have at the ref. known: all names of the ref, none of which is a new one. */
function createFormer(renamed, known) {
    const former = new Map(renamed.flatMap(({ name, now }) => now.map((id) => [id.toLowerCase(), name])));
    for (const id of known)
        former.delete((0,bare_id/* bareId */.yW)(id).toLowerCase());
    const resolve = (token) => token.replace(/[^:/]+(?=$|\/)/, (id) => former.get(id.toLowerCase()) ?? id);
    return (testCase) => {
        if (former.size === 0)
            return testCase;
        if (testCase.kind === 'route')
            return { ...testCase, expected: testCase.expected.map(resolve) };
        return testCase.kind === 'skill' ? withSkills(testCase, resolve) : testCase;
    };
}
const allEvidence = (one) => [...one.required_all_evidence, ...one.required_evidence];
/** What must be seen, by whichever field. */
const demanded = (one) => [...allEvidence(one), ...one.required_skills, ...one.required_files, one.expected_skill].filter(Boolean);
const isGone = (view, token) => view.isGone('skill', (0,bare_id/* bareId */.yW)(token.replace(/\/SKILL\.md$/i, '')));

// EXTERNAL MODULE: ./build/lib/text/name-call.js
var name_call = __webpack_require__(24376);
// EXTERNAL MODULE: ./build/lib/text/iso-date.js
var iso_date = __webpack_require__(81020);
;// CONCATENATED MODULE: ./build/lib/case/weaker/expect.js
/** Two versions of a suite's assertions \u2192 which of the older ones the newer version dropped or loosened. */


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
/** `{path, value}` and `{path: value, \u2026}` say the same. */
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

;// CONCATENATED MODULE: ./build/lib/case/weaker/other-kinds.js
/** Two versions of a `tool_route`, `suite` or `route` case \u2192 what the newer one no longer demands. */





const TOOL_ROUTE_CLAUSES = {
    ...shared_fields/* SHARED_FIELDS */.U,
    // The call is the test: what is made of another one says nothing of it.
    input: (then, now, { ran, isTried }) => {
        const is_same = (0,name_call/* isSameTool */.N8)(then.tool, now.tool) && (0,external_node_util_.isDeepStrictEqual)(then.input, now.input);
        if (!ran || is_same || isTried(then))
            return [];
        const [was, is] = [then, now].map(({ tool, input }) => (0,name_call/* nameCall */.w0)(tool, input));
        return [`it expected ${then.expect} for ${was}, which is no longer tried, but ${is}`];
    },
    prompt: null,
    event: (then, now) => {
        const [was, is] = [then.event ?? 'PreToolUse', now.event ?? 'PreToolUse'];
        return was === is ? [] : [(0,clause/* became */.g_)('event', was, is)];
    },
    after_skill: null,
    after_calls: null,
    git: null,
    // One that this agent does not have.
    tool: (then, now, { ran }) => !ran && now.tool !== then.tool ? [`${(0,clause/* became */.g_)('tool', then.tool, now.tool)}, which is not tried here`] : [],
    expect: (then, now) => (now.expect === then.expect ? [] : [(0,clause/* became */.g_)('expect', then.expect, now.expect)]),
    contains: (then, now) => then.contains === undefined || now.contains?.includes(then.contains)
        ? []
        : [(0,clause/* became */.g_)('contains', then.contains, now.contains)],
    returns: (then, now) => then.returns === undefined || now.returns?.includes(then.returns)
        ? []
        : [(0,clause/* became */.g_)('returns', then.returns, now.returns)],
    shows: (then, now) => then.shows === undefined || now.shows?.includes(then.shows) ? [] : [(0,clause/* became */.g_)('shows', then.shows, now.shows)],
    route: (then, now, { isGone }) => then.route === undefined || now.route === then.route || isGone('route', then.route)
        ? []
        : [(0,clause/* became */.g_)('route', then.route, now.route)],
};
/** Every field of a step has an entry; null means the same as in Clauses. */
const STEP = {
    step: null,
    input: null,
    store: null,
    expect: (then, now) => findWeakerExpect(then.expect ?? {}, now?.expect),
};
const SUITE_CLAUSES = {
    ...shared_fields/* SHARED_FIELDS */.U,
    input: null,
    subagent: (then, now, { isGone }) => (0,clause/* coversId */.wT)(now.subagent, then.subagent) || isGone('subagent', then.subagent)
        ? []
        : [(0,clause/* became */.g_)('subagent', then.subagent, now.subagent)],
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
    ...shared_fields/* SHARED_FIELDS */.U,
    query: null,
    // Any of the expected ids will do, so one more is an easier question.
    expected: (then, now, { isGone }) => {
        if (then.expected.length === 0)
            return [];
        if (now.expected.length === 0 && !now.none)
            return [`expected (${then.expected.join(', ')}) was dropped`];
        const added = now.expected.filter((id) => !then.expected.some((other) => (0,clause/* coversId */.wT)(id, other)));
        const gone = then.expected.filter((id) => isGone('skill', id) && !now.expected.includes(id));
        return added.length > gone.length ? [`expected may now be ${added.join(', ')} too`] : [];
    },
    within: (then, now) => (now.within > then.within ? [(0,clause/* became */.g_)('within', then.within, now.within)] : []),
    min_confidence: (then, now) => CONFIDENCES.indexOf(now.min_confidence) < CONFIDENCES.indexOf(then.min_confidence)
        ? [(0,clause/* became */.g_)('min_confidence', then.min_confidence, now.min_confidence)]
        : [],
    none: (then, now) => (then.none && !now.none ? [(0,clause/* became */.g_)('none', true, false)] : []),
};

;// CONCATENATED MODULE: ./build/lib/case/weaker/weaker.js



/** A reworded question (prompt, query, input of a suite) demands no less, and neither does another id, category or time limit. */
function findWeaker(then, now, view) {
    if (then.kind === 'skill' && now.kind === 'skill')
        return (0,clause/* applyClauses */.R3)(SKILL_CLAUSES, resolveCase(then, view.agent), resolveCase(now, view.agent), view);
    if (then.kind === 'tool_route' && now.kind === 'tool_route')
        return (0,clause/* applyClauses */.R3)(TOOL_ROUTE_CLAUSES, then, now, view);
    if (then.kind === 'suite' && now.kind === 'suite')
        return (0,clause/* applyClauses */.R3)(SUITE_CLAUSES, then, now, view);
    if (then.kind === 'route' && now.kind === 'route')
        return (0,clause/* applyClauses */.R3)(ROUTE_CLAUSES, then, now, view);
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
/** It names what may not be used alone, so that only a model's choice shows anything. */
const isNegative = (one) => one.kind === 'skill' && ![one.expected_skill, ...one.required_skills].some(Boolean);
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

// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/delta/changed-cases.js
/** A case at the ref and the case now \u2192 what became of it, in words, whatever line it stands on. */




/** Empty where nothing changed that decides about a result. In mode oracle no model reads a prompt. */
function describeCaseChange(then, now, mode) {
    const told = mode === 'oracle' ? { prompt: null } : {};
    const demands = (one) => ({ ...(0,get_own/* omit */.c)(one, 'origin', 'case_id', 'category', 'reason'), ...told });
    return [...listChanges('', demands(then), demands(now))];
}
function* listChanges(path, then, now) {
    if ((0,external_node_util_.isDeepStrictEqual)(then, now))
        return;
    const [before, after] = [then, now].map(fieldsOf);
    if (before && after)
        for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
            yield* listChanges(path ? `${path}.${key}` : key, before[key], after[key]);
    else if (Array.isArray(then) && Array.isArray(now)) {
        const [lost, added] = [lackOf(then, now), lackOf(now, then)];
        if (lost || !added)
            yield `${path} ${lost ? `no longer has ${lost}` : 'has another order'}`;
        if (added)
            yield `${path} now has ${added}`;
    }
    else
        yield (0,clause/* became */.g_)(path, show(then), show(now));
}
/** Of a list of names, the names are what changed. */
const fieldsOf = (value) => typeof value !== 'object' || value === null || (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    ? null
    : value;
const lackOf = (all, others) => all
    .filter((one) => !others.includes(one))
    .map(show)
    .join(', ');
const show = (value) => value === undefined ? 'none' : (0,text_escape/* oneLine */.TN)(typeof value === 'string' ? value : JSON.stringify(value), 100);

;// CONCATENATED MODULE: ./build/lib/delta/weakened.js
/** The corpus at the ref and the corpus now \u2192 the rows of which less is demanded than at the ref, and cases that only changed their id. */









const NONE = {
    ...{ ids: [], has: () => false, find: () => null, changesOf: () => [], lineOf: () => null },
    ...{ formerId: (id) => id, renamedTo: () => null },
};
function createWeakenings(corpora, { results, plan, ref, renamed: others }) {
    if (!corpora || !ref)
        return NONE;
    const asBefore = createFormer(others, Object.keys(ref.$meta.skills ?? {}));
    const now = new Map(corpora.now.map((testCase) => [testCase.case_id, asBefore(testCase)]));
    const then = new Map(corpora.before.map((testCase) => [testCase.case_id, testCase]));
    const renamed = findRenames(corpora, now, then);
    const former = new Map([...renamed].map(([before, after]) => [after, before]));
    const key = (case_id, agent) => JSON.stringify([case_id, agent]);
    const ran = new Set([...(results?.results ?? []).filter(({ status }) => status !== 'skipped'), ...(plan?.units ?? [])].map((row) => key(row.case_id, row.agent)));
    const isGone = createGone(corpora, ref);
    const isRenamed = (id) => others.some(({ name }) => fold(name) === fold(id));
    const settings = settingsOf(results?.options ?? {});
    return {
        ids: [...then.keys()],
        has: (case_id) => now.has(case_id),
        formerId: (case_id) => former.get(case_id) ?? case_id,
        renamedTo: (case_id) => renamed.get(case_id) ?? null,
        changesOf(case_id) {
            const [before, after] = [then.get(former.get(case_id) ?? case_id), now.get(case_id)];
            return before && after ? describeCaseChange(before, after, results?.mode) : [];
        },
        lineOf(case_id, words) {
            const origin = now.get(renamed.get(case_id) ?? case_id)?.origin;
            const line = origin && (0,schema/* lineOf */.cA)(origin, ...words);
            return line === undefined || line === origin?.line ? null : line;
        },
        find(case_id, agent) {
            const before = then.get(case_id);
            if (!before)
                return null;
            const after = now.get(renamed.get(case_id) ?? case_id);
            if (after && isSame(before, after))
                return null;
            const runs = after !== undefined && (results === null || ran.has(key(after.case_id, agent)));
            const words = after
                ? findWeaker(before, after, { agent, ran: runs, isGone, settings, isTried: triedOn(corpora.now, agent) })
                : explainDeletion(before, { isGone, isRenamed }, plan);
            if (words.length === 0)
                return null;
            const reason = after?.reason?.trim() && after.reason !== before.reason ? after.reason : null;
            const skill = (before.kind === 'skill' && before.expected_skill) || null;
            if (after && after.case_id !== case_id)
                words.unshift(`renamed to ${after.case_id}`);
            const is_apart = results?.mode === 'oracle' && isNegative(before);
            const how = after === undefined ? 'deleted' : runs || is_apart ? 'checks' : 'not_run';
            return { how, words, reason, skill };
        },
    };
}
const triedOn = (cases, agent) => (call) => cases.some((one) => one.kind === 'tool_route' &&
    (0,external_node_util_.isDeepStrictEqual)([one.tool, one.input, one.expect, one.event, one.skip], [call.tool, call.input, call.expect, call.event, call.skip]) &&
    (!one.agents || one.agents.some((name) => name === agent || name === (0,agent_key/* agentName */.Lp)(agent))));
/** Asked for each agent of a case. */
const isSame = (0,memoize/* memoize */.B)((before, after) => (0,external_node_util_.isDeepStrictEqual)(before, after));
const fold = (id) => (0,bare_id/* bareId */.yW)(id).toLowerCase();
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
/** A case may go without weakening anything when all that it was about went too: not where that only has another name. */
function explainDeletion(before, { isGone, isRenamed }, plan) {
    // In a subagent that is gone, nothing can be asked.
    if (before.kind === 'skill' && before.subagent && isGone('subagent', before.subagent))
        return [];
    const subjects = subjectsOf(before);
    const left = subjects.flatMap(([kind, id]) => isGone(kind, id) ? (isRenamed(id) ? `${id} under another name` : []) : id);
    if (subjects.length > 0 && left.length === 0)
        return [];
    const unread = plan?.skipped_files?.map(({ file }) => file) ?? [];
    const why = unread.length ? `is not in the files that could be read (skipped: ${unread.join(', ')})` : 'was deleted';
    const call = before.kind === 'tool_route' ? `; it expected ${before.expect} for ${(0,name_call/* nameCall */.w0)(before.tool, before.input)}` : '';
    return [`the case ${why}${left.length ? `, and the source still has ${left.join(', ')}` : ''}${call}`];
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


/***/ })

};
