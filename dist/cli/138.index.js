export const id = 138;
export const ids = [138];
export const modules = {

/***/ 6418:
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
    'weakened',
    'missing',
    'infra',
    'inconclusive',
    'improvement',
    'none',
];
const DEFAULT_FAIL_ON = ['regression', 'unmet', 'offer_loss', 'weakened', 'missing'];
const GATES = ['pass', 'fail', 'inconclusive'];
const FAILS = {
    REGRESSION: 'regression',
    UNMET: 'unmet',
    OFFER_LOSS: 'offer_loss',
    WEAKENED: 'weakened',
    MISSING_RESULT: 'missing',
    MISSING_BASELINE: 'missing',
    INFRA: 'infra',
    INCONCLUSIVE: 'inconclusive',
    IMPROVEMENT: 'improvement',
};
function failsGate(row, options) {
    const failOn = options.fail_on ?? DEFAULT_FAIL_ON;
    const key = FAILS[row.delta];
    if (key === undefined || !failOn.includes(key))
        return false;
    if (row.delta === 'WEAKENED' && row.explained)
        return false;
    // A row that could not run may have the delta UNMET or REGRESSION, but for a tolerated agent it is still only an infra error.
    const infra = key === 'infra' || ((key === 'unmet' || key === 'regression') && row.unjudged);
    return !(infra && isTolerated(row.agent, options));
}
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
        (row.delta === 'WEAKENED' && !(row.explained && options.accept === 'with_reason')));
    const judged = rows.some((row) => row.status === 'pass' || row.status === 'fail');
    return open || !judged ? 'inconclusive' : 'pass';
}
/** 0: the gate did not fail. 1: it did. (Exit code 2 belongs to ConfigError.) */
function exitCode(gate) {
    return gate === 'fail' ? 1 : 0;
}
function isTolerated(agent, options) {
    return (options.infra_tolerant ?? []).some((name) => name === agent || name === agent.split(/[@+]/)[0]);
}


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ findVersionChange),
/* harmony export */   ju: () => (/* binding */ findOfferLosses),
/* harmony export */   qN: () => (/* binding */ describeOffer)
/* harmony export */ });
/* harmony import */ var _baseline_offers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4619);
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5824);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6022);
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
            const cause = findCause({ results, ref, agent, skill, after, untouched });
            losses.push({ agent, skill, before, after, untouched, cause });
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
function findCause({ results, ref, agent, skill, after, untouched }) {
    const causes = [];
    if (after.reason)
        causes.push(after.reason);
    // A reason that is not about room (moved, invalid) explains the loss by itself; naming grown skills would mislead.
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
    // Causes are joined by semicolons, so only the last may end in a full stop.
    return causes.length
        ? causes.map((cause, at) => (at < causes.length - 1 ? cause.replace(/\.$/, '') : cause)).join('; ')
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
    const before = baseline.$meta[(0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedAs */ .KY)(results)]?.agents?.[agent]?.version;
    const now = results.environment.agents[agent]?.version;
    return before && now && before !== now ? `${agent} changed from ${before} to ${now}` : null;
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

/***/ 5655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ confuse)
/* harmony export */ });
/* unused harmony export NOT_LISTED */
const NOT_LISTED = '(not listed)';
/** One for each agent that made choices; empty in mode oracle, which makes none. */
function confuse(results) {
    const agents = [...new Set(results.results.filter(({ choices }) => choices?.length).map(({ agent }) => agent))];
    return agents.map((agent) => {
        const rows = results.results.filter((row) => row.agent === agent && row.kind === 'skill');
        const model = results.decider?.model ?? results.environment.agents[agent]?.vendor_model ?? null;
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
            ...{ skill, expected, found, chosen, recall: share(found, expected), precision: share(found, chosen) },
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
        ...{ nothing, cells },
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

/***/ 7176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mu: () => (/* binding */ listHookCall),
/* harmony export */   Ov: () => (/* binding */ wordEnd),
/* harmony export */   at: () => (/* binding */ wordHookCall)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7127);

/** `PreToolUse node hooks/h.js → exit code 1 after 40 ms · stderr: boom` */
function wordHookCall(call) {
    const { event, command, stdout, stderr, duration_ms } = call;
    const said = [
        stdout.trim() && `stdout: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(stdout, 200)}`,
        stderr.trim() && `stderr: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(stderr, 300)}`,
    ].filter(Boolean);
    const head = `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event, 40)} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(command, 160)} → ${wordEnd(call)} after ${Math.round(duration_ms)} ms`;
    return [head, ...said].join(' · ');
}
/** For a terminal: all that was kept. */
function listHookCall(call) {
    const { event, file, command, duration_ms } = call;
    return [
        `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event, 40)} in ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(file, 200)}: ${wordEnd(call)} after ${Math.round(duration_ms)} ms`,
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
function wordEnd({ ended, exit_code, signal }) {
    if (!ended)
        return 'stopped before it had answered';
    return signal ? `ended by ${signal}` : `exit code ${exit_code}`;
}


/***/ }),

/***/ 3595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EL: () => (/* binding */ REPORT_FORMATS),
  B1: () => (/* binding */ renderReport)
});

// UNUSED EXPORTS: COMMENT_LIMIT, SUMMARY_LIMIT

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/lib/contract/decision.js
var decision = __webpack_require__(3433);
// EXTERNAL MODULE: ./build/lib/contract/sandbox.js
var sandbox = __webpack_require__(8676);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(6446);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(6424);
// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var contract_mode = __webpack_require__(5824);
;// CONCATENATED MODULE: ./build/lib/report/tool-route-words.js
const wordToolRouteFail = (result) => TOOL_ROUTE_FAILS[failureOf(result)];
const isBlocked = ({ matched_evidence }) => matched_evidence.some((token) => token.startsWith('blocked_by_'));
const TOOL_ROUTE_FAILS = {
    blocked: {
        words: 'blocked by mistake',
        fix: "narrow the route's pattern so that it no longer matches this call, or set `expect: block` in the case",
    },
    open: {
        words: 'not blocked',
        fix: 'make the hook or the pattern of a route match this call; `agent-routing lint` finds hooks that cannot start',
    },
    other_words: {
        words: 'blocked, wrong message',
        fix: "put the text of `contains` into the route's message and print it as a deny decision on stdout (Copilot forwards nothing else), or correct the case",
    },
    no_call: {
        words: 'call not made',
        fix: 'use a tool that this agent has, or limit the case to other `agents`',
    },
    held_back: {
        words: 'stopped by a permission',
        fix: "a permission rule of the agent stopped the call before the hook: see the agent's message, or limit the case to other `agents`",
    },
    not_own: {
        words: 'blocked by another hook',
        fix: 'a hook that is not the source’s own stopped the call: take it out of the workspace of the case, so that the source’s own hook is asked',
    },
    missing: {
        words: 'hook could not start',
        fix: "bring what its stderr names into the plugin's own folder, name it from the root (`${CLAUDE_PLUGIN_ROOT}`), and make its interpreter available",
    },
    not_executable: {
        words: 'hook not executable',
        fix: 'set its executable bit (`git update-index --chmod=+x FILE`), or start it by its interpreter (`node FILE`)',
    },
    crashed: {
        words: 'hook crashed',
        fix: 'correct the error in its stderr (`--show-hooks` shows all of it); a hook blocks by exit code 2 or a deny decision, every other exit code is an error',
    },
    ignored: {
        words: "hook's answer ignored",
        fix: 'print the deny decision alone: {"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny", "permissionDecisionReason": "…"}}',
    },
    context_lost: {
        words: 'did not reach the model',
        fix: 'say it in the form that this agent passes on: Claude Code and Codex take text on stdout, Copilot CLI only {"additionalContext": "…"}',
    },
    timed_out: {
        words: 'hook timed out',
        fix: 'make the hook end by itself: it may wait for input after the end of its stdin, for the network, or for a lock; or raise its `timeout`',
    },
    untrusted: {
        words: 'hook not trusted',
        fix: 'tell your users to trust it: Codex asks in `/hooks`, Copilot CLI when it is started in the folder; Copilot CLI runs the hooks of a plugin without being asked',
    },
    not_loaded: {
        words: 'hook not loaded',
        fix: 'correct the place and shape of its declaration (`agent-routing lint`), or install the source so that its hooks are loaded (`+plugin`, `+marketplace`)',
    },
};
function failureOf(result) {
    const { outcome, failure } = result.tried_call ?? {};
    if (failure === 'ignored' && result.missing_evidence.includes('context'))
        return 'context_lost';
    if (failure)
        return failure;
    if (outcome === 'unavailable')
        return 'no_call';
    if (outcome === 'hook_timed_out')
        return 'timed_out';
    if (outcome === 'hook_not_loaded')
        return 'not_loaded';
    if (outcome === 'hook_errored')
        return 'crashed';
    if (result.mismatch_kind === 'disallowed_hit')
        return 'blocked';
    if (result.failure_kind === 'missing_activity_evidence')
        return 'no_call';
    if (isBlocked(result))
        return 'other_words';
    return result.missing_evidence.includes('block') ? 'open' : 'held_back';
}

;// CONCATENATED MODULE: ./build/lib/report/kinds.js
/** The words for each kind of case: what it proves, what its pass and its fail are called, and how to fix a fail. */



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
            const { failure_kind } = result;
            const words = (mode === 'router' && rankedInstead(failure_kind)) || (failure_kind && SKILL_FAILS[failure_kind]);
            return withTrials(words ?? 'failed', result);
        },
        fix: ({ failure_kind, offer, disallowed_hits }, mode) => {
            if (disallowed_hits.length)
                return `tell the descriptions apart, so that this prompt does not lead to ${(0,text_escape/* oneLine */.TN)(disallowed_hits.join(', '), 120)}, or take it out of \`disallowed_skills\``;
            const meant = offer?.reason && /^the source has no skill '.*'; did you mean ('.+')\?$/.exec(offer.reason)?.[1];
            if (meant)
                return `write ${(0,text_escape/* oneLine */.TN)(meant, 120)} in the case, if that is the skill it is about; else bring the skill back`;
            if (offer?.reason?.startsWith('the source has no skill'))
                return 'bring the skill back, name its successor in the case, or remove the case and its baseline entries';
            if (mode === 'router' && rankedInstead(failure_kind))
                return "describe in the skill's description what the prompt asks for; `agent-routing route` with the prompt shows which skill ranks first and with which confidence";
            return failure_kind && SKILL_FIXES[failure_kind];
        },
    },
    tool_route: {
        one: 'a tool route',
        proves: () => 'the hooks or rules of the source blocked exactly this call, or allowed it (on offline, only the pattern of the route was tested)',
        pass: (result) => `${isBlocked(result) ? 'blocked' : 'allowed'}${countTrials(result)}`,
        fail: (result) => withTrials(wordToolRouteFail(result).words, result),
        fix: (result) => wordToolRouteFail(result).fix,
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
            return `describe in the skill's description what the query asks for, or ${failure_kind === 'evidence_too_weak' ? 'lower `min_confidence`' : 'raise `within`'} in the case; \`agent-routing route --explain\` shows the ranking`;
        },
    },
};
/** One sentence for each kind in this batch; for an empty batch, that of a skill case. */
function describeProof({ results, mode }) {
    const kinds = listKinds(results);
    if (kinds.length === 0)
        return `A pass shows that ${KINDS.skill.proves(mode)}.`;
    const of = (kind) => (kinds.length === 1 && kind === 'skill' ? '' : ` of ${KINDS[kind].one}`);
    return kinds.map((kind) => `A pass${of(kind)} shows that ${KINDS[kind].proves(mode)}.`).join(' ');
}
function listKinds(results) {
    const present = new Set(results.map(({ kind }) => kind));
    return Object.keys(KINDS).filter((kind) => present.has(kind));
}
const SKILL_PROVES = {
    oracle: 'each agent lists, loads and reports the skill when it is asked for; this does not show that a model would choose it',
    router: 'the descriptions can be told apart by an offline ranker, and what it ranks first loads; this does not show that a model would choose it',
    model: 'the model that was asked, reading what this agent listed, chose the skill in the trials counted, and the skill loads; this does not show that the vendor’s model would',
    replay: 'the model chose the skill when it was asked, and neither the listing nor the prompt has changed since; no one was asked again',
    live: "the vendor's model chose the skill in the trials counted; another trial may go differently",
};
const SKILL_FAILS = {
    ambiguous_skill: 'ambiguous id',
    skill_shadowed: 'shadowed',
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
    ambiguous_skill: 'write `plugin:skill` in the case, or rename one of the skills',
    skill_not_offered: 'make this agent list the skill: it needs valid front matter, a folder that the agent reads, and room in its listing (`agent-routing discover` shows every listing)',
    offer_too_weak: 'make room in the listing (shorten descriptions), or lower `min_offer` in the case',
    skill_load_failed: "fix what the agent's message names; often it is a shell command in SKILL.md that the agent may not run",
    weak_evidence_only: 'the skill was mentioned but not used: make its description say more clearly when to use it',
    evidence_too_weak: 'see the tier in the proof log; if reading the skill as a file is enough, set `expected_skill_min_tier: 2` in the case',
    skill_not_loaded: "make the skill's description cover what the prompt asks for, or correct the case",
    mixed_evidence_missing: 'see the proof log: it shows neither the skill nor the activity that the case requires',
    missing_skill_file_evidence: 'correct the path in `required_files`, or set `require_skill_file: false` if the agent does not need to read the file',
    missing_activity_evidence: 'correct `required_any_evidence`: none of its tokens occurs in a tool event',
    unknown: 'see the proof log for what happened instead',
};
const countAll = ({ trials: { passed, ran } }) => `${passed}/${Math.max(1, ran)}`;
const countTrials = (result) => (result.trials.ran > 1 ? ` ${countAll(result)}` : '');
const withTrials = (words, result) => result.trials.ran > 1 ? `${words} · passed ${countAll(result)}` : words;

;// CONCATENATED MODULE: ./build/lib/report/remediation.js
/** Turns a delta that needs attention into advice: how to fix it, and how to accept it. */





function fixOf(row, result, input) {
    switch (row.delta) {
        case 'MISSING_BASELINE':
            return `add the entries below to ${code(input.baseline_file ?? 'provider-baseline.json')}, or write them with \`${input.command ?? 'agent-routing'} baseline update --reason "…"\` after a run`;
        case 'MISSING_RESULT':
            return 'check the job that should have run them: it was cancelled, it ran out of time, or its artifact is missing';
        case 'OFFER_LOSS':
            return 'shorten the descriptions that grew, or fix what the agent reports; `agent-routing discover` shows every listing and the room left in it';
        case 'WEAKENED':
            return 'restore what the case demanded, or say in its `reason` why it demands less';
        case 'INCONCLUSIVE':
            if (result?.fault?.kind === decision/* UNDECIDED */.Cz)
                return 'ask a model: `--mode model --record`, and commit decisions.jsonl (docs/modes.md)';
            return 'run more trials (`--trials 10`): these are too few to tell a regression from chance';
        case 'INFRA':
            return infraFix(result?.fault?.kind ?? '');
        default:
            if (row.status === 'infra_error')
                return infraFix(result?.fault?.kind ?? '');
            if (row.status === 'pass' && row.timed_out)
                return 'give it more time (`--timeout-seconds`, `--agent-timeout` or `timeout_seconds` of the case), or set `allow_timeout: true` in its baseline entry';
            if (row.timed_out)
                return 'give it more time: raise `--timeout-seconds`, `--agent-timeout` or `timeout_seconds` of the case';
            return result && (KINDS[result.kind].fix(result, input.results.mode) ?? (0,text_escape/* oneLine */.TN)(result.error ?? '', 300));
    }
}
function infraFix(kind) {
    const fixes = {
        auth: "give the job this agent's credentials; a fork's pull request has none",
        rate_limit: 'lower `--max-parallel`, or run it again later',
        quota: "the account's quota is used up: raise it, or leave the agent out",
        cli_missing: 'the agent could not be installed or started: see its stderr in the artifact',
        [sandbox/* WITHHELD */.iz]: 'install bubblewrap, or allow `sudo` without a password, where this runs; `--sandbox none` runs the row without a sandbox',
        not_understood: 'name the agent whose output it is, or raise this tool: the CLI may print events that are new to it',
        subagent_missing: "install the source as a plugin, or correct the suite's agent",
        pattern_too_slow: 'rewrite the pattern so that a text fits it in one way only, without a repetition inside a repetition such as `(a+)+`',
        answer_stale: 'record the answers again with `--mode live --record-answers`, and commit them',
        bad_config: "fix the agent's configuration: see its stderr in the artifact",
    };
    return Object.hasOwn(fixes, kind)
        ? (fixes[kind] ?? '')
        : 'see stderr in the artifact; run it again if the network was at fault';
}
function acceptOf(row, agents, input) {
    const tool = input.command ?? 'agent-routing';
    const { ref } = input.comparison.baseline;
    const after = ref
        ? `The gate still fails until the entry is on ${code(ref)} too, unless the run sets \`accept: with_reason\`.`
        : `After a run, \`${tool} baseline update --reason "…"\` writes it.`;
    switch (row.delta) {
        case 'REGRESSION':
        case 'UNMET': {
            if (row.status !== 'pass' && row.status !== 'fail')
                return null;
            const entry = { expected_status: row.status, allow_timeout: row.timed_out, reason: 'why' };
            const entries = agents.map((agent) => code(`${JSON.stringify(agent)}: ${(0,serialize/* line */.n)(entry)}`));
            return `if this is intended, change the baseline entry of ${code(row.case_id ?? '')} to ${entries.join(', ')}. ${after}`;
        }
        case 'OFFER_LOSS':
            return `if this is intended, \`${tool} baseline update --reason "…"\` records the lower offer after a run.${ref ? ` ${after}` : ''}`;
        case 'WEAKENED':
            return `with a new \`reason\` in the case, or in its baseline entry, the gate is inconclusive instead of red, and passes under \`accept: with_reason\`.`;
        case 'INFRA':
            // Elsewhere a row that could not run fails nothing, and there is nothing to accept.
            if (!row.fails && !input.comparison.missing_agents.includes(row.agent))
                return null;
            return `if this agent is known to be unreliable, ${nameOption(input, 'infra-tolerant', row.agent)}.`;
        default:
            return null;
    }
}
/** On GitHub the reader has inputs of the action, elsewhere flags. */
function nameOption(input, flag, value) {
    const shown = (0,text_escape/* oneLine */.TN)(value, 80);
    return input.package === undefined
        ? `pass \`--${flag} ${shown}\``
        : `set \`${flag.replaceAll('-', '_')}: ${shown}\` in the workflow`;
}
/** Backticks mark code in a report, so those in a name are replaced. */
function code(text) {
    return `\`${(0,text_escape/* oneLine */.TN)(text, 160).replaceAll('`', "'")}\``;
}

;// CONCATENATED MODULE: ./build/lib/report/words.js
/** The fixed words of every report: what a mode, a gate and a delta are called. */

/** What a pass of a skill case shows in each mode, and what it must not be taken for. */
const MODE_WORDS = {
    oracle: { shown: 'loading', not: 'choosing' },
    router: { shown: 'ranking', not: 'choosing' },
    model: { shown: "a model's choice", not: "the vendor's own" },
    replay: { shown: 'recorded choices', not: 'new ones' },
    live: { shown: "the model's choice", not: 'every future one' },
};
const GATE_WORDS = {
    pass: { sign: '✅', says: 'pass' },
    fail: { sign: '❌', says: 'fail' },
    inconclusive: { sign: '⚠️', says: 'inconclusive' },
};
/** rank: the order in a table. shown: listed in the open part of a report, not in the collapsed one. */
const DELTA_WORDS = {
    REGRESSION: { sign: '🔴', one: 'regression', many: 'regressions', rank: 0, shown: true },
    UNMET: { sign: '🔴', one: 'unmet expectation', many: 'unmet expectations', rank: 1, shown: true },
    MISSING_RESULT: { sign: '🔴', one: 'missing result', many: 'missing results', rank: 2, shown: true },
    MISSING_BASELINE: { sign: '🔴', one: 'without baseline entry', many: 'without baseline entry', rank: 3, shown: true },
    OFFER_LOSS: { sign: '🟠', one: 'offer loss', many: 'offer losses', rank: 4, shown: true },
    WEAKENED: { sign: '🟠', one: 'weakened case', many: 'weakened cases', rank: 5, shown: true },
    INCONCLUSIVE: { sign: '🟡', one: 'inconclusive', many: 'inconclusive', rank: 6, shown: true },
    INFRA: { sign: '🟡', one: 'could not run', many: 'could not run', rank: 7, shown: true },
    ACCEPTED: { sign: '🔵', one: 'accepted', many: 'accepted', rank: 8, shown: true },
    IMPROVEMENT: { sign: '🟢', one: 'improvement', many: 'improvements', rank: 9, shown: true },
    NEW: { sign: '🆕', one: 'new', many: 'new', rank: 10, shown: true },
    REMOVED: { sign: '⚪', one: 'removed', many: 'removed', rank: 11, shown: true },
    EXPECTED_FAIL: { sign: '', one: 'expected fail', many: 'expected fails', rank: 12, shown: false },
    PASS: { sign: '', one: 'pass', many: 'passes', rank: 13, shown: false },
    NOT_RUN: { sign: '', one: 'not run', many: 'not run', rank: 14, shown: false },
};
/** `1 regression, 2 new`: the deltas worth a reader's first look, worst first. */
function countDeltas(counts, gated, gate) {
    const counted = Object.keys(DELTA_WORDS)
        // Without a baseline every row is new, so that count carries no information.
        .filter((delta) => DELTA_WORDS[delta].shown && (counts[delta] ?? 0) > 0 && (gated || delta !== 'NEW'))
        .sort((a, b) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank)
        .map((delta) => (0,count/* count */.U)(counts[delta] ?? 0, DELTA_WORDS[delta].one, DELTA_WORDS[delta].many));
    return counted.length
        ? counted.join(', ')
        : gated
            ? 'nothing changed'
            : gate === 'fail'
                ? 'no baseline to compare with'
                : 'nothing to compare with';
}
/** The key that a result and its delta share. */
function keyOf(case_id, agent) {
    return JSON.stringify([case_id, agent]);
}

;// CONCATENATED MODULE: ./build/lib/report/group-deltas.js
/** Turns deltas that need attention into groups, one per thing to fix: rows that broke alike are one group, however many they are. */




const NEEDS_ATTENTION = [
    'REGRESSION',
    'UNMET',
    'MISSING_RESULT',
    'MISSING_BASELINE',
    'OFFER_LOSS',
    'WEAKENED',
    'INCONCLUSIVE',
    'INFRA',
];
/** Worst first: what fails the gate before what does not, then by kind, then the larger group. */
function groupDeltas(input, byKey) {
    const rows = input.comparison.deltas.filter(({ delta }) => NEEDS_ATTENTION.includes(delta));
    const resultOf = (row) => byKey.get(keyOf(row.case_id, row.agent)) ?? null;
    const ofSubject = gather(rows, (row) => subjectKey(row, resultOf(row), input));
    const alike = gather(ofSubject, (group) => signatureOf(group, resultOf(group[0])));
    return alike.map((groups) => groups.flat()).sort((a, b) => rankOf(a) - rankOf(b) || casesOf(b) - casesOf(a));
}
function gather(items, keyOfItem) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOfItem(item);
        const group = groups.get(key);
        if (group)
            group.push(item);
        else
            groups.set(key, [item]);
    }
    return [...groups.values()];
}
const rankOf = (rows) => (rows.some(({ fails }) => fails) ? 0 : 100) + (rows[0] ? DELTA_WORDS[rows[0].delta].rank : 0);
const casesOf = (rows) => rows.length;
/** A skill that breaks in the same way on every agent is one thing to fix. */
function subjectKey(row, result, input) {
    switch (row.delta) {
        case 'MISSING_BASELINE':
            return row.delta;
        case 'MISSING_RESULT':
            return `${row.delta} ${row.agent} ${row.reason}`;
        case 'WEAKENED':
            return `${row.delta} ${row.case_id} ${row.reason}`;
        case 'INFRA':
            return `${row.delta} ${row.agent} ${result?.fault?.kind ?? row.reason}`;
        case 'OFFER_LOSS': {
            // Many skills may be pushed out of one listing for the same reason, which is fixed once.
            const [, why] = splitLoss(row);
            return why ? `${row.delta} ${row.agent} ${why}` : `${row.delta} ${row.skill} ${row.reason}`;
        }
        default: {
            // In-process rows are reproduced by another command.
            const where = row.agent === plan/* OFFLINE */.GS ? plan/* OFFLINE */.GS : 'agents';
            return `${row.delta} ${row.skill ?? row.case_id} ${where} ${row.failure_kind} ${row.timed_out} ${fixOf(row, result, input)}`;
        }
    }
}
/** What happened on which agents, whatever the skills and the cases are called: subjects of one signature are one group. */
function signatureOf(rows, result) {
    const [first] = rows;
    const { delta, failure_kind, timed_out, status } = first;
    // An outage is one thing to look at, on however many agents.
    const agents = delta !== 'INFRA' && delta !== 'MISSING_RESULT';
    const said = rows.map((row) => `${agents ? row.agent : ''} ${withoutNames(row)}`);
    return JSON.stringify([delta, failure_kind, timed_out, status, result?.kind, [...new Set(said)].sort()]);
}
/** The reason without the names and the numbers that belong to this row alone. */
function withoutNames({ reason, skill, case_id, agent }) {
    const names = [skill, skill && (0,bare_id/* bareId */.y)(skill), case_id, agent].filter((name) => Boolean(name));
    const own = [...new Set(names)].sort((a, b) => b.length - a.length).map((name) => name.replace(/[^\w\s]/g, '\\$&'));
    const bare = own.length
        ? (reason ?? '').replace(new RegExp(`(?<![\\w-])(?:${own.join('|')})(?![\\w-])`, 'g'), '…')
        : '';
    return (own.length ? bare : (reason ?? '')).replace(/\d+\/\d+/g, 'n/n').replace(/\+\d+/g, '+n');
}
/** `the offer went from full to name only 0/88; why` → both halves. */
function splitLoss({ reason }) {
    const [what = '', ...why] = (reason ?? '').split('; ');
    return [what, why.join('; ')];
}

// EXTERNAL MODULE: ./build/lib/report/hook-calls.js
var hook_calls = __webpack_require__(7176);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(6022);
;// CONCATENATED MODULE: ./build/lib/report/locate.js


function locate(row, result, input) {
    const { locations } = input.results;
    if (!locations)
        return null;
    if (row.delta === 'INFRA' || row.delta === 'MISSING_RESULT' || row.status === 'infra_error')
        return null;
    const ofCase = row.case_id === null ? null : ((0,get_own/* getOwn */.N)(locations.cases, row.case_id) ?? null);
    // What this branch changed is what broke.
    const own = row.case_id !== null && input.changed_cases?.has(row.case_id) === true;
    if (ofCase && (own || row.delta === 'WEAKENED' || row.delta === 'MISSING_BASELINE'))
        return ofCase;
    return locateSubject(row, result, input) ?? ofCase;
}
function locateSubject(row, result, { results }) {
    const { locations } = results;
    if (!locations)
        return null;
    if (result?.kind === 'tool_route') {
        const hook = result.tried_call?.hook?.replace(/^\S+ in /, '');
        if (hook && !hook.includes(': '))
            return wholeFile([locations.source, scriptOf(result, hook) ?? hook].filter(Boolean).join('/'));
        const route = result.tried_call?.route ?? result.case_id.split('/')[0] ?? '';
        return (0,get_own/* getOwn */.N)(locations.routes, route) ?? null;
    }
    if (result?.kind === 'suite') {
        const file = result.expected_skill && (0,get_own/* getOwn */.N)(locations.subagents, result.expected_skill);
        return file ? wholeFile(file) : null;
    }
    const skill = result?.kind === 'route' ? rankedWrongly(result) : guiltyOf(row);
    const file = skill && ((0,get_own/* getOwn */.N)(locations.skills, skill) ?? (0,get_own/* getOwn */.N)(locations.skills, (0,bare_id/* bareId */.y)(skill)));
    return file ? wholeFile(file) : null;
}
/** A skill that matched where none may, else the first that the query should have found. */
const rankedWrongly = ({ disallowed_hits, missing_evidence }) => disallowed_hits[0] ?? missing_evidence[0] ?? null;
/** The file that the deciding hook runs, where its command names one in the plugin: a declaration seldom breaks by itself. */
function scriptOf({ hook_calls = [], tried_call }, declared) {
    const call = hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call?.hook);
    const path = /\$\{?\w*PLUGIN_ROOT\}?["']?\/([\w.-]+(?:\/[\w.-]+)*\.\w+)/.exec(call?.command ?? '')?.[1];
    if (!path || path.split('/').includes('..'))
        return null;
    const root = /^(?:(.*)\/)?(?:hooks|\.claude-plugin|\.codex-plugin)\/[^/]+$/.exec(declared);
    return root ? [root[1], path].filter(Boolean).join('/') : null;
}
/** A skill that another one pushed out of the listing is not what has to change. */
function guiltyOf({ reason, skill }) {
    return /\bpushed out by `([^`]+)`/.exec(reason ?? '')?.[1] ?? skill;
}
const wholeFile = (file) => ({ file, line: null });

// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/lib/report/reproduce.js
/** Turns a delta into the command that reproduces it without an API key. */



/** Modes oracle and router need no key; a live result is judged again from its recording. */
function reproduce(row, result, agents, input) {
    const tool = input.command ?? 'agent-routing';
    const mode = input.results.mode;
    const list = quote(agents.join(','));
    if (row.delta === 'OFFER_LOSS')
        return `${tool} discover --agents ${list}`;
    if (row.delta === 'WEAKENED')
        return diffCorpus(input);
    if (row.delta === 'MISSING_BASELINE' || row.case_id === null)
        return null;
    // In-process rows need no vendor, so they can simply be run again.
    if ((mode === 'live' || mode === 'model') && row.agent !== plan/* OFFLINE */.GS) {
        if (!result)
            return null;
        const { trial: shown } = result.trials.verdicts.find(({ status }) => status !== 'pass') ?? { trial: 1 };
        const trial = `units/${(0,text_escape/* oneLine */.TN)(result.unit_run_id, 80)}/trial-${shown}`;
        const skill = row.skill ? ` --skill ${quote(row.skill)}` : '';
        return `${tool} explain --agent ${quote(row.agent.split(/[@+]/)[0] ?? '')} --stdout ${quote(`${trial}/stdout`)} --meta ${quote(`${trial}/meta.json`)}${skill}`;
    }
    return `${tool} run --mode ${mode === 'live' || mode === 'model' ? 'oracle' : mode} --agents ${list} --case-id ${quote(row.case_id)}${whereFrom(input)}`;
}
/** No run shows that a case demands less: its files do. */
function diffCorpus({ comparison, results: { options } }) {
    const { ref, sha } = comparison.baseline;
    if (ref === null)
        return null;
    const files = Array.isArray(options['cases']) ? options['cases'].map(String) : ['cases.json'];
    return `git diff ${quote(sha?.slice(0, 12) ?? ref)} -- ${files.map(quote).join(' ')}`;
}
/** The options that name corpus and source, where those were not the defaults. */
function whereFrom({ results: { options } }) {
    const { cases, source } = options;
    const named = Array.isArray(cases) ? cases.map(String) : [];
    const corpus = named.length === 0 || named.join() === 'cases.json' ? '' : ` --cases ${quote(named.join(','))}`;
    return corpus + (typeof source === 'string' && source !== '.' ? ` --source ${quote(source)}` : '');
}
/** As one word of a shell, whatever it holds. */
const quote = (text) => (0,quote_shell/* quoteShell */.L)((0,text_escape/* oneLine */.TN)(text, 300));

;// CONCATENATED MODULE: ./build/lib/report/findings.js
/** Turns deltas that need attention into findings: cause, fix, proof, a command that reproduces it without a key, and how to accept it. Similar deltas become one finding. */











/** No line of an agent's output tells of a missing entry, or of what the agent was not offered. */
const PROVED_ELSEWHERE = ['MISSING_BASELINE', 'OFFER_LOSS', 'WEAKENED'];
function listFindings(input) {
    const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
    return groupDeltas(input, byKey).map((rows) => explainRows(rows, input, byKey));
}
function describeCause(delta, rows) {
    if (delta === 'MISSING_BASELINE')
        return 'the current baseline has no entry';
    return delta === 'OFFER_LOSS' ? causeOfLoss(rows) : causeOf(rows);
}
/** rows: what one thing to fix broke. */
function explainRows(rows, input, byKey) {
    const [first] = rows;
    const result = byKey.get(keyOf(first.case_id, first.agent)) ?? null;
    const agents = [...new Set(rows.map((row) => row.agent))];
    const cases = [...new Set(rows.map((row) => row.case_id).filter((id) => id !== null))];
    const cause = (0,text_escape/* oneLine */.TN)(describeCause(first.delta, rows), 900);
    const outage = first.delta === 'INFRA' ? sayOutage(cause, result) : null;
    const ownFix = outage?.fix ?? fixOfAgent(rows, byKey);
    const loss = first.delta === 'OFFER_LOSS' ? sayLoss(rows) : null;
    const said = outage ?? loss ?? sayWhy(rows, byKey, input) ?? { what: null, why: cause };
    const why = ownFix === null ? said.why : said.why && withoutFix(said.why, ownFix);
    // One command reproduces these agents, and one entry accepts them.
    const ofCase = [...new Set(rows.filter((row) => row.case_id === first.case_id).map((row) => row.agent))];
    return {
        delta: first.delta,
        fails: rows.some((row) => row.fails),
        title: titleOf(rows, agents, cases),
        rows: rows.length,
        what: said.what,
        why,
        brief: [said.what, why].filter(Boolean).join(': '),
        cause,
        ...placesOf(rows, byKey, input),
        fix: ownFix ?? loss?.fix ?? fixOf(first, result, input),
        proof: PROVED_ELSEWHERE.includes(first.delta) ? null : proofOf(result),
        reproduce: reproduce(first, result, first.delta === 'OFFER_LOSS' ? agents : ofCase, input),
        accept: acceptOf(first, ofCase, input),
    };
}
/** The reason of an agent that did not offer a skill ends with what to do: `…; rename one of the two.` */
function fixOfAgent(rows, byKey) {
    const results = rows.map((row) => byKey.get(keyOf(row.case_id, row.agent)));
    const [reason, ...others] = new Set(results.map((result) => (result?.failure_kind === 'skill_not_offered' && result.offer?.reason) || null));
    if (!reason || others.length > 0 || reason.startsWith('the source has no skill'))
        return null;
    const fix = reason.split('; ').slice(1).at(-1);
    return fix === undefined ? null : (0,text_escape/* oneLine */.TN)(fix.replace(/\.$/, ''), 300);
}
/** Skills lost for one reason: what happened to each, then the reason once. */
function causeOfLoss(rows) {
    const [first] = rows;
    const lost = new Map(rows.map((row) => [row.skill, `${code(row.skill ?? '')} ${splitLoss(row)[0].replace(/^the offer /, '')}`]));
    if (lost.size === 1)
        return first.reason ?? '';
    return [listFew([...lost.values()]), splitLoss(first)[1]].join('; ');
}
const MAX_NAMES = 3;
const listFew = (names) => names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '');
/** `the offer went from full to name only`, and which skill took its room; null: no other skill did. */
function sayLoss(rows) {
    const [first] = rows;
    const [, pushed] = splitLoss(first)[1].match(/\b(pushed out by .*)$/) ?? [];
    const by = pushed && /`([^`]+)`/.exec(pushed)?.[1];
    if (!pushed || !by)
        return null;
    const changes = new Set(rows.map((row) => splitLoss(row)[0].replace(/ \d+\/\d+$/, '')));
    const [what = null, ...others] = changes;
    return {
        what: others.length > 0 ? null : what,
        why: pushed,
        fix: `shorten the description of ${code(by)}; \`agent-routing discover\` shows every listing and the room left in it`,
    };
}
/** The part of the reason that all agents share, then each distinct rest with its agents. */
function causeOf(rows) {
    const byAgent = new Map(rows.toReversed().map(({ agent, reason }) => [agent, reason ?? '']));
    const agents = [...new Set(rows.map(({ agent }) => agent))];
    const reasons = [...new Set(agents.map((agent) => byAgent.get(agent) ?? ''))];
    const [first = '', ...others] = reasons;
    if (others.length === 0 || new Set(rows.map(withoutNames)).size === 1)
        return first;
    const differs = first.split('').findIndex((_, at) => others.some((other) => other[at] !== first[at]));
    const common = first.slice(0, first.lastIndexOf(': ', differs < 0 ? first.length : differs) + 1);
    const own = reasons.map((reason) => {
        const who = agents.filter((agent) => byAgent.get(agent) === reason).map(code);
        return `on ${who.join(', ')}: ${reason.slice(common.length).trim().replace(/\.$/, '')}`;
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
            return `${(0,count/* count */.U)(rows.length, 'row')} on ${on}: ${some}`;
        case 'INFRA':
            return `${some} on ${on}`;
        case 'WEAKENED': {
            const skills = [...new Set(rows.flatMap(({ skill }) => skill ?? []))];
            return `${some}${skills.length ? ` (${listFew(skills.map(code))})` : ''} on ${on}`;
        }
        case 'OFFER_LOSS': {
            const skills = listFew([...new Set(rows.map(({ skill }) => code(skill ?? '')))]);
            return `${skills} on ${on}${cases.length ? ` (${some})` : ' (not covered by any case of this batch)'}`;
        }
        default: {
            const skills = [...new Set(rows.flatMap(({ skill }) => skill ?? []))];
            return skills.length ? `${listFew(skills.map(code))} on ${on} (${some})` : `${some} on ${on}`;
        }
    }
}
/** `could not run: <kind>: <message>`, where the message of a user's error ends with its own fix. */
function sayOutage(cause, result) {
    const what = 'could not run';
    const kind = result?.fault?.kind;
    const rest = cause.startsWith(`${what}: `) ? cause.slice(what.length + 2) : cause;
    const [why = '', ...fix] = (kind && rest.startsWith(`${kind}: `) ? rest.slice(kind.length + 2) : rest).split(' Fix: ');
    return { what, why, fix: fix.length > 0 ? fix.join(' ').replace(/\.$/, '') : null };
}
/** null: no row failed, so that the reason of the delta says all. */
function sayWhy(rows, byKey, { results }) {
    const said = new Map();
    const known = new Set();
    for (const row of rows) {
        const result = byKey.get(keyOf(row.case_id, row.agent));
        if (result?.status !== 'fail' || known.has(row.agent))
            continue;
        known.add(row.agent);
        const one = describeFail(result, results.mode);
        const same = said.get(JSON.stringify(one));
        if (same)
            same.agents.push(row.agent);
        else
            said.set(JSON.stringify(one), { ...one, agents: [row.agent] });
    }
    const [one, ...others] = said.values();
    if (!one)
        return null;
    const [first] = rows;
    const skills = new Set(rows.map(({ skill }) => skill));
    const whose = skills.size > 1 && first?.skill && one.why ? `for example ${code(first.skill)}: ` : '';
    if (others.length === 0)
        return { what: one.what, why: one.why && `${whose}${one.why}` };
    const all = [one, ...others];
    const alike = others.every(({ what }) => what === one.what);
    const why = (alike && shareOf(all.map((each) => each.why ?? ''))) || listByAgent(all, alike);
    return { what: alike ? one.what : null, why };
}
/** What all of them say; how each agent words the rest is told where the cause stands in full. */
function shareOf(reasons) {
    const [first = [], ...others] = reasons.map((reason) => reason.replace(/\.$/, '').split('; '));
    return first.filter((part) => others.every((parts) => parts.includes(part))).join('; ');
}
const listByAgent = (all, alike) => all
    .map(({ what, why, agents }) => {
    const words = [alike ? null : what, why].filter(Boolean).join(': ');
    return `on ${agents.map(code).join(', ')}: ${words.replace(/\.$/, '')}`;
})
    .join('; ');
/** The reason of an agent may end with what to do, which has a line of its own. */
function withoutFix(why, fix) {
    const bare = why.replace(/\.$/, '');
    return bare.endsWith(`; ${fix}`) ? bare.slice(0, -fix.length - 2) : why;
}
function describeFail(result, mode) {
    const what = KINDS[result.kind].fail(result, mode);
    const why = result.offer?.reason && result.failure_kind?.includes('offer') ? result.offer.reason : result.error;
    return { what, why: why || null };
}
/** An outage has none. */
function placesOf(rows, byKey, input) {
    const places = new Map();
    for (const row of rows) {
        const place = locate(row, byKey.get(keyOf(row.case_id, row.agent)) ?? null, input);
        if (place && !places.has(place.file))
            places.set(place.file, place);
    }
    const [place = null] = places.values();
    return { place, more_places: Math.max(0, places.size - 1) };
}
/** What the hook said is closer to the cause than the agent's words about it. */
function decidingHook({ tried_call, hook_calls = [] }) {
    if (!tried_call?.hook)
        return null;
    return hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call.hook) ?? null;
}
const NEVER_STARTED = ['cli_missing', sandbox/* WITHHELD */.iz, decision/* UNDECIDED */.Cz];
/** The line that proves the best hit, else the agent's last words. Output cannot prove that a skill was absent. */
function proofOf(result) {
    if (!result || result.failure_kind === 'skill_not_offered')
        return null;
    const hook = decidingHook(result);
    if (hook)
        return (0,hook_calls/* wordHookCall */.at)(hook);
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
    return last && !/^\{|\}$/.test(last) ? (0,text_escape/* oneLine */.TN)(last, 240) : null;
}

// EXTERNAL MODULE: ./build/lib/delta/offers.js
var offers = __webpack_require__(1674);
;// CONCATENATED MODULE: ./build/lib/report/html-data.js




const MOST_HITS = 12;
function makePageData(input, view, findingOf) {
    const results = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
    const deltas = new Map(input.comparison.deltas.map((row) => [keyOf(row.case_id, row.agent), row]));
    const words = createTable();
    const details = [];
    const rows = view.rows.map((row) => {
        const cells = view.agents.map((agent) => {
            const cell = row.cells.get(agent);
            if (!cell)
                return 0;
            const key = keyOf(row.case_id, agent);
            const result = results.get(key) ?? null;
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
        return { ...nameRow(row, results, view), cells };
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
function nameRow(row, results, view) {
    const first = view.agents.map((agent) => results.get(keyOf(row.case_id, agent))).find(Boolean);
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
function makeDetail({ input, result, delta, finding }) {
    const reason = delta?.reason ? (0,text_escape/* oneLine */.TN)(delta.reason, 900) : '';
    const error = result?.error && !reason.includes((0,text_escape/* oneLine */.TN)(result.error, 400)) ? (0,text_escape/* oneLine */.TN)(result.error, 600) : '';
    const place = finding?.place;
    return {
        status: result?.status ?? 'no result',
        delta: delta?.delta ?? null,
        kind: result?.kind ?? null,
        expected: result?.expected_skill ? (0,text_escape/* oneLine */.TN)(result.expected_skill, 120) : null,
        why: [reason, error].filter(Boolean),
        finding: finding && { fix: finding.fix, reproduce: finding.reproduce, accept: finding.accept },
        file: place ? (0,text_escape/* oneLine */.TN)(place.line === null ? place.file : `${place.file}:${place.line}`, 300) : null,
        offer: result?.offer
            ? (0,text_escape/* oneLine */.TN)([(0,offers/* describeOffer */.qN)({ ...result.offer, offer: result.offer.state }), result.offer.reason]
                .filter(Boolean)
                .join('; '), 400)
            : null,
        hits: result ? listHits(result) : [],
        missing: (result?.missing_evidence ?? []).slice(0, 20).map((token) => (0,text_escape/* oneLine */.TN)(token, 200)),
        disallowed: (result?.disallowed_hits ?? []).slice(0, 20).map((token) => (0,text_escape/* oneLine */.TN)(token, 200)),
        trials: (result?.trials.verdicts ?? []).map(({ trial, status, timed_out, duration_ms }) => `trial ${trial}: ${status}${timed_out ? ', timed out' : ''} (${seconds(duration_ms)})`),
        hooks: (result?.hook_calls ?? []).slice(0, 10).map(hook_calls/* wordHookCall */.at),
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
        seconds(duration_ms),
        tokens > 0 ? `${tokens} tokens` : '',
        signal ? `ended by ${(0,text_escape/* oneLine */.TN)(signal, 20)}` : exit_code ? `exit code ${exit_code}` : '',
        `unit ${(0,text_escape/* oneLine */.TN)(unit_run_id, 80)}`,
    ].filter(Boolean);
}
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/lib/report/html-embed.js
/** Turns data into script elements that run nothing: as JSON, and where that is large in compressed parts that the page opens one by one. */

const PART = 64;
/** Smaller pages stay readable for people and tools. */
const PLAIN_CHARS = 200_000;
function embedData({ data, details }) {
    const parts = [];
    for (let at = 0; at < details.length; at += PART)
        parts.push(writeJson(details.slice(at, at + PART)));
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const packed = size > PLAIN_CHARS;
    const scripts = parts.map((part, index) => packed
        ? `<script type="application/gzip" id="part-${index}">${wrap((0,external_node_zlib_.gzipSync)(part, { level: 9 }).toString('base64'))}</script>`
        : `<script type="application/json" id="part-${index}">${part}</script>`);
    return `<script type="application/json" id="data">${writeJson({ ...data, part: PART })}</script>\n${scripts.join('\n')}`;
}
/** A line per item, and nothing in it that could end the element or start a command of the runner. */
function writeJson(value) {
    const text = Array.isArray(value)
        ? `[${value.map((item) => JSON.stringify(item)).join(',\n')}]`
        : `{${Object.entries(value)
            .map(([key, item]) => `${JSON.stringify(key)}:${Array.isArray(item) ? writeJson(item) : JSON.stringify(item)}`)
            .join(',\n')}}`;
    return text.replace(/[<>&\u007f-\u009f\u2028\u2029\ufeff]|\p{Cs}|::|##(?=\[)/gu, (signs) => [...signs].map((sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join(''));
}
const wrap = (text) => text.replace(/.{20000}/g, '$&\n');

;// CONCATENATED MODULE: ./build/lib/report/html-panel.js
/** The part of the page's script that shows one cell: why it was judged so, and its trials as conversations with the evidence marked. */
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

const isOpen = () => !byId('panel').hidden;
let asked = 0;
async function open({ row, cell }, focus) {
  const mine = ++asked;
  const line = shown[row];
  const [state, words, , , index] = line.cells[cell];
  const detail = await detailOf(index);
  if (mine !== asked) return;
  for (const other of body.querySelectorAll('.cell.open')) other.classList.remove('open');
  buttonAt(row, cell)?.classList.add('open');
  const agent = data.agents[cell];
  byId('title').replaceChildren(line.id === null ? 'no case ran' : line.id, h('small', {}, [agent, line.skill, line.about].filter(Boolean).join(' · ')));
  byId('detail').replaceChildren(...drawDetail(detail, { state, words: data.words[words], agent: cell, skill: line.skill }));
  byId('panel').hidden = false;
  document.body.classList.add('split');
  byId('detail').scrollTop = 0;
  if (focus) byId('title').focus();
  else buttonAt(row, cell)?.scrollIntoView({ block: 'nearest' });
}
function shut() {
  asked++;
  byId('panel').hidden = true;
  document.body.classList.remove('split');
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
    finding && finding.reproduce && h('p', {}, h('b', {}, 'Reproduce, no key needed: '), h('code', {}, finding.reproduce)),
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
  const evidence = proofs.map(([tier, token]) => h('div', { class: 'evidence' }, '✓ evidence, Tier ' + tier + ': ', h('mark', {}, token)));
  const look = (more) => 'turn' + more + (proofs.length ? ' proof' : '');
  if (turn.kind !== 'call')
    return h('div', { class: look(turn.kind === 'fault' ? ' fault' : '') }, h('div', { class: 'who' }, h('b', {}, turn.kind === 'fault' ? 'Fault' : 'Agent'), where), h('div', { class: 'text' }, markIn(turn.text, tokens)), evidence);
  const name = turn.outcome === 'ran' ? '' : turn.outcome.replaceAll('_', ' ');
  const long = turn.output.length > 700;
  const output = turn.output && h('pre', { tabindex: '0' }, markIn(turn.output, tokens), turn.cut ? '\n… ' + turn.cut + ' more characters' : '');
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

;// CONCATENATED MODULE: ./build/lib/report/html-script.js
/** The page's own script: draws the table from its data as far as it is looked at, filters it and moves through it by keyboard. Text is only ever set as text. */

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
const MATRIX_SCRIPT = String.raw `
const SIGNS = { pass: '✓', fail: '✗', missing: '✗', could_not_run: '!', expected_fail: '✗', not_run: '–', offer: '' };
const STEP = 150;
const body = byId('rows');
const scroll = byId('scroll');
const filter = byId('filter');
const found = byId('found');
let chosen = data.rows.some((row) => row.shown) && byId('chip-changed') ? 'changed' : 'all';
let shown = [];
let drawn = 0;
let at = { row: 0, cell: 0 };
let texts = null;

const textOf = (row) => [row.id, row.skill, row.about, ...row.deltas.flat(), ...row.cells.map((cell, n) => cell ? data.agents[n] + ' ' + data.words[cell[1]] + ' ' + data.words[cell[2]] : '')].join(' ').toLowerCase();
const fits = (row) => chosen === 'all' || (chosen === 'changed' ? row.shown : row.deltas.some(([delta]) => delta === chosen));

function choose() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length && !texts) texts = new Map(data.rows.map((row) => [row, textOf(row)]));
  shown = data.rows.filter((row) => fits(row) && words.every((word) => texts.get(row).includes(word)));
  body.replaceChildren();
  drawn = 0;
  at = { row: 0, cell: 0 };
  draw(STEP);
  found.textContent = shown.length === data.rows.length ? shown.length + ' rows' : shown.length + ' of ' + data.rows.length + ' rows';
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
  return h('tr', {}, h('th', { scope: 'row' }, name, more && h('span', { class: 'skill' }, more)), row.cells.map((cell, n) => drawCell(row, index, cell, n)), h('td', { class: 'marks' }, marks));
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
for (const node of document.querySelectorAll('.needs-script')) node.hidden = false;
tab('matrix');
choose();
`;
const PAGE_SCRIPT = `(() => {\n'use strict';\n${BASE_SCRIPT}${PANEL_SCRIPT}${MATRIX_SCRIPT}})();`;

;// CONCATENATED MODULE: ./build/lib/report/html-style.js
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
.delta.REGRESSION,.delta.UNMET,.delta.MISSING_RESULT,.delta.MISSING_BASELINE{color:var(--red);background:var(--redbg);border-color:transparent}
.delta.OFFER_LOSS,.delta.WEAKENED,.delta.INFRA,.delta.INCONCLUSIVE{color:var(--orange);background:var(--orangebg);border-color:transparent}
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
footer{color:var(--soft);padding-top:18px;padding-bottom:24px;font-size:12px;overflow-wrap:anywhere}
#panel{position:fixed;z-index:9;top:0;right:0;bottom:0;width:min(720px,52vw);background:var(--bg);border-left:1px solid var(--line);box-shadow:var(--shadow);display:flex;flex-direction:column}
#panel .bar{display:flex;gap:8px;align-items:flex-start;padding:12px 18px;border-bottom:1px solid var(--line)}
#panel .bar h2{margin:0;font-size:16px;flex:1;overflow-wrap:anywhere}
#panel .bar h2 small{display:block;font-weight:400;font-size:13px;color:var(--soft)}
#panel .bar button,.trials button{border:1px solid var(--line);background:var(--card);border-radius:6px;padding:3px 9px;cursor:pointer}
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
@media (max-width:999px){#panel{width:100%;border-left:0}}
@media (max-width:640px){header,main,footer{padding-left:12px;padding-right:12px}.facts{grid-template-columns:1fr;gap:2px}.facts dd{margin-bottom:6px}tbody th{min-width:130px;padding:6px 8px}.cell{padding:6px 8px;min-width:104px}thead th{padding:6px 8px}.keys{display:none}#found{margin-left:0}}
@media print{.scroll{max-height:none;overflow:visible}#panel,.tools,[role=tablist]{display:none}}
@media (prefers-reduced-motion:no-preference){.cell,.chip{transition:background .1s}}
`;

// EXTERNAL MODULE: ./build/lib/baseline/update.js
var update = __webpack_require__(2541);
;// CONCATENATED MODULE: ./build/lib/report/suggested-entries.js
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

;// CONCATENATED MODULE: ./build/lib/report/cell.js
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
        const words = row.delta === 'REMOVED' ? 'removed' : weakened ? 'no longer run' : 'not run';
        return { state: 'not_run', words, detail: null, strong: weakened };
    }
    const timedOut = result.timed_out ? ' · timed out' : '';
    const weak = unrecorded && result.offer !== null && result.offer.state !== 'full';
    const strong = row.fails || row.delta === 'INCONCLUSIVE' || row.delta === 'WEAKENED' || weak;
    const detail = describeDetail(result);
    switch (result.status) {
        case 'pass':
            return { state: 'pass', words: `${KINDS[result.kind].pass(result, mode)}${timedOut}`, detail, strong };
        case 'fail': {
            const expected = row.delta === 'EXPECTED_FAIL';
            const words = KINDS[result.kind].fail(result, mode);
            return expected
                ? { state: 'expected_fail', words: `fails as expected: ${words}${timedOut}`, detail: null, strong: false }
                : {
                    state: 'fail',
                    words: `${words}${timedOut}`,
                    detail: words === 'not offered' ? null : detail,
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
    const words = offer ? describe(offer) : '–';
    return { state: 'offer', words, detail: null, strong: lost };
}
function faultWords(result) {
    const message = result.fault?.message ?? result.error ?? 'no reason was given';
    return (0,text_escape/* oneLine */.TN)(/\b[45]\d\d\b/.exec(message)?.[0] ?? `${result.fault?.kind ?? ''} ${message}`, 40);
}
function describeDetail({ offer, kind }) {
    return kind === 'skill' && offer ? describe({ ...offer, offer: offer.state }) : null;
}
/** What a full offer has a reason for is the place that the copy does not test. */
const describe = (offer) => `${(0,offers/* describeOffer */.qN)(offer)}${offer.offer === 'full' && offer.reason !== null ? ', place not tested' : ''}`;

;// CONCATENATED MODULE: ./build/lib/report/counts.js
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
            notRun.set(keyOf(row.case_id, row.agent), words);
    }
    for (const row of rows) {
        if (row.delta === 'NOT_RUN') {
            const key = keyOf(row.case_id, row.agent);
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
        else {
            tally.expected++;
            if (row.status === 'fail')
                tally.failing++;
        }
    }
    for (const row of rows)
        if (row.delta === 'WEAKENED')
            notRun.delete(keyOf(row.case_id, row.agent));
    const ran = rows.filter((row) => row.delta !== 'NOT_RUN').length;
    const failing = tally.failing ? ` (${tally.failing} of them expected to fail)` : '';
    const { current, ref_found } = comparison.baseline;
    const gated = current || ref_found;
    const parts = [
        // Without a baseline nothing is expected: a row only passes or fails.
        !gated && `${tally.expected} passed, ${tally.worse} failed`,
        gated && tally.worse > 0 && `${tally.worse} worse than expected`,
        gated && `${tally.expected} as expected${failing}`,
        tally.better && `${tally.better} better than expected`,
        tally.accepted && `${tally.accepted} accepted with a reason`,
        tally.weakened && `${tally.weakened} asked for less than before`,
        tally.open && `${tally.open} undecided`,
        tally.unlisted && `${tally.unlisted} without a baseline entry`,
        tally.missing && `${tally.missing} without a result`,
        `${tally.infra} could not run`,
        notRun.size && `${notRun.size} not run (${[...new Set(notRun.values())].join(', ')})`,
    ];
    const all = `${(0,count/* count */.U)(ran + notRun.size, 'case × agent pair')}: ${parts.filter(Boolean).join(', ')}.`;
    const uncovered = countUncovered(results, plan ?? null);
    return uncovered ? [all, uncovered] : [all];
}
const FEW_NAMES = 5;
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
    const uncovered = [...skills].filter((skill) => !named.has(skill));
    if (uncovered.length === 0)
        return null;
    const names = uncovered.length <= FEW_NAMES ? `: ${uncovered.join(', ')}` : '';
    return `${uncovered.length} of ${(0,count/* count */.U)(skills.size, 'skill')} ${uncovered.length === 1 ? 'has' : 'have'} no case${names}.`;
}

;// CONCATENATED MODULE: ./build/lib/report/view.js





function makeView(input) {
    const { results, comparison } = input;
    const byKey = new Map(results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
    const agents = listAgents(comparison, results);
    const { ref, sha } = comparison.baseline;
    return {
        agents,
        rows: groupRows(comparison, results, byKey, agents),
        headline: countDeltas(comparison.counts, comparison.baseline.current || comparison.baseline.ref_found, comparison.gate),
        mode: describeMode(results),
        proves: describeProof(results),
        counts: countInWords(input),
        versions: agents.map((agent) => nameVersion(agent, results)),
        refs: { ref, sha, head: input.head_sha ?? null },
        unguarded: openAgents(results).length > 0 ? '⚠️ no sandbox' : null,
        partial: describePartial(input),
    };
}
function describeMode({ mode, results }) {
    const kinds = listKinds(results);
    const words = kinds.length === 0 || kinds.includes('skill') ? MODE_WORDS[mode] : { shown: null, not: null };
    return { name: mode, ...words };
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
function groupRows(comparison, results, byKey, agents) {
    const groups = new Map();
    for (const row of comparison.deltas) {
        const key = row.case_id === null ? `skill ${row.skill}` : `case ${row.case_id}`;
        groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    const rows = [...groups.values()]
        // A case that was not run on any agent is a number, not a row.
        .filter((group) => group.some((row) => row.delta !== 'NOT_RUN'))
        .map((group) => makeRow(group, { results, byKey, agents, unrecorded: comparison.unrecorded_offers }));
    return rows.sort((a, b) => a.rank - b.rank);
}
function makeRow(group, { results, byKey, agents, unrecorded }) {
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
            const result = byKey.get(keyOf(case_id, row.agent)) ?? null;
            cells.set(row.agent, makeCell(row, result, results.mode, unrecorded.includes(row.agent)));
        }
    }
    const deltas = new Map();
    for (const { delta, agent } of group)
        deltas.set(delta, [...(deltas.get(delta) ?? []), agent]);
    const shown = [...deltas]
        .filter(([delta]) => DELTA_WORDS[delta].shown)
        .sort(([a], [b]) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank)
        .map(([delta, who]) => ({ delta, agents: who }));
    const rank = Math.min(...group.map((row) => DELTA_WORDS[row.delta].rank));
    return { case_id, skill, cells, deltas: shown, rank, shown: shown.length > 0 };
}
const openAgents = ({ environment }) => Object.entries(environment.agents).flatMap(([agent, { sandbox }]) => (sandbox === 'none' ? [agent] : []));
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
    const open = openAgents(results);
    const words = [
        open.length > 0 &&
            `Without a sandbox: ${open.join(', ')} ran with all rights of the user who started them (docs/security.md).`,
        shared &&
            'Not isolated (--skip-source-setup): the agents ran in the home directory of the user, and this source was not installed for them; use this for debugging only.',
        limits.length > 0 && `Not the whole corpus: ${limits.join('; ')}.`,
    ].filter(Boolean);
    return words.length ? words.join(' ') : null;
}

;// CONCATENATED MODULE: ./build/lib/report/html.js
/** Renders a report as one self-contained HTML page: the table of cases and agents, and behind each cell its evidence and conversation. */











function renderHtml(input) {
    const { comparison, results } = input;
    const view = makeView(input);
    const gate = GATE_WORDS[comparison.gate];
    const hash = (0,external_node_crypto_.createHash)('sha256').update(PAGE_SCRIPT).digest('base64');
    // Even if an escape is missed, the page runs only its own script and loads nothing.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
    const { findings, findingOf } = findAll(input);
    const entries = suggestEntries(input);
    const title = input.package ? ` · ${(0,text_escape/* oneLine */.TN)(input.package, 120)}` : '';
    const tabs = [
        ['matrix', 'Matrix'],
        ...(findings.length ? [['findings', `What needs attention (${findings.length})`]] : []),
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
${entries.length ? section('entries', `<p>For ${(0,text_escape/* escapeHtml */.ZD)(input.baseline_file ?? 'provider-baseline.json')}, ready to paste:</p><pre tabindex="0">${(0,text_escape/* escapeHtml */.ZD)(entries.map(renderSuggestedEntry).join(',\n'))}</pre>`) : ''}
${section('about', `<p><b>${comparison.mode}</b>: ${(0,text_escape/* escapeHtml */.ZD)(view.proves)}</p><p>${(0,text_escape/* escapeHtml */.ZD)(view.counts.join(' '))}</p>`)}
</main>
<div id="panel" role="dialog" aria-labelledby="title" hidden><div class="bar"><h2 id="title" tabindex="-1"></h2><button id="previous" type="button" aria-label="Case above">↑</button><button id="next" type="button" aria-label="Case below">↓</button><button id="close" type="button" aria-label="Close (Escape)">✕</button></div><div id="detail" role="region" aria-label="Why it was judged so" tabindex="0"></div></div>
<footer>batch ${(0,text_escape/* escapeHtml */.ZD)(results.batch_run_id)} · ${(0,text_escape/* escapeHtml */.ZD)(results.generated_at_utc)} · agent-routing ${(0,text_escape/* escapeHtml */.ZD)(results.environment.tool_version)}</footer>
${embedData(makePageData(input, view, findingOf))}
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
function findAll(input) {
    const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
    const findingOf = new Map();
    const findings = groupDeltas(input, byKey).map((rows) => {
        const finding = explainRows(rows, input, byKey);
        for (const row of rows)
            findingOf.set(keyOf(row.case_id, row.agent), finding);
        return finding;
    });
    return { findings, findingOf };
}
function renderFacts({ comparison, results }, view) {
    const { ref, sha, head } = view.refs;
    const against = ref
        ? `${ref}${sha ? ` at ${sha.slice(0, 7)}` : ''}`
        : comparison.baseline.current
            ? 'the current baseline'
            : 'no baseline';
    const facts = [
        ['mode', view.mode.shown ? `${view.mode.name}: tests ${view.mode.shown}, not ${view.mode.not}` : view.mode.name],
        ['against', `${against}${head ? ` → ${head.slice(0, 7)}` : ''}`],
        ['agents', view.versions.join(', ')],
        ['skills', results.environment.skills_hash.slice(0, 12)],
    ];
    return facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(value ?? '', 300))}</dd></div>`).join('');
}
function renderNotes(input, view) {
    const notes = [
        ...(view.partial ? [{ level: 'warning', message: view.partial }] : []),
        ...input.comparison.notes,
        ...(input.notes ?? []).map((message) => ({ level: 'notice', message })),
    ];
    return notes.map((note) => `<p class="note ${note.level}">${(0,text_escape/* escapeHtml */.ZD)((0,text_escape/* oneLine */.TN)(note.message, 1000))}</p>`).join('\n');
}
/** The rows are drawn by the script, as far as they are looked at. */
function renderMatrix(view) {
    const changed = view.rows.filter(({ shown }) => shown).length;
    const deltas = [...new Set(view.rows.flatMap((row) => row.deltas.map(({ delta }) => delta)))].sort((a, b) => DELTA_WORDS[a].rank - DELTA_WORDS[b].rank);
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
<p class="keys needs-script" hidden><kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move · <kbd>Enter</kbd> opens a cell · <kbd>Esc</kbd> closes it · <kbd>/</kbd> filters</p>`;
}
function renderFinding(finding, index) {
    const place = finding.place && (finding.place.line === null ? finding.place.file : `${finding.place.file}:${finding.place.line}`);
    const rows = [
        ['Cause', rich(finding.cause)],
        ['File', place && `<code>${(0,text_escape/* escapeHtml */.ZD)(place)}</code>${finding.more_places ? ` and ${finding.more_places} more` : ''}`],
        ['Fix', finding.fix && rich(finding.fix)],
        ['Proof', finding.proof && `<code>${(0,text_escape/* escapeHtml */.ZD)(finding.proof)}</code>`],
        ['Reproduce, no key needed', finding.reproduce && `<code class="command">${(0,text_escape/* escapeHtml */.ZD)(finding.reproduce)}</code>`],
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

;// CONCATENATED MODULE: ./build/lib/report/junit.js
/** Renders a report as JUnit XML: one suite per agent, one test case per row. A row that does not fail the gate is no failure here, but becomes `skipped` unless it really passed. */



function renderJUnit(input) {
    const { comparison, results } = input;
    const byKey = new Map(results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
    const agents = [...new Set(comparison.deltas.map((row) => row.agent))];
    const suites = agents.map((agent) => {
        const rows = comparison.deltas.filter((row) => row.agent === agent && row.delta !== 'REMOVED');
        const cases = rows.map((row) => ({
            row,
            ...renderCase(row, byKey.get(keyOf(row.case_id, agent)) ?? null, comparison.mode),
        }));
        const failures = cases.filter(({ verdict }) => verdict === 'failure').length;
        const errors = cases.filter(({ verdict }) => verdict === 'error').length;
        const skipped = cases.filter(({ verdict }) => verdict === 'skipped').length;
        const time = junit_seconds(rows.reduce((sum, row) => sum + (byKey.get(keyOf(row.case_id, agent))?.duration_ms ?? 0), 0));
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
    const name = row.case_id ?? `(no case ran) ${row.skill ?? ''}`;
    const where = ['agent-routing', mode, row.agent, result?.category].filter(Boolean).join('.');
    const open = `    <testcase name=${attribute(name)} classname=${attribute(where)} time="${junit_seconds(result?.duration_ms ?? 0)}"`;
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
function junit_seconds(ms) {
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

// EXTERNAL MODULE: ./build/lib/report/confusion.js
var confusion = __webpack_require__(5655);
// EXTERNAL MODULE: ./build/lib/text/width.js
var text_width = __webpack_require__(2722);
;// CONCATENATED MODULE: ./build/lib/report/confusion-tables.js
/** The confusion table as text and as Markdown: one table for each agent, those skills that were mistaken. */



/** More would not be read; results.json has every choice. */
const MOST_SKILLS = 12;
const MOST_RIVALS = 3;
const HEAD = ['skill', 'recall', 'precision', 'lost to', 'taken from'];
function renderConfusionText(all, { whole = false } = {}) {
    return all.flatMap((one) => {
        const rows = listRows(one, whole);
        if (rows.length === 0)
            return ['', confusion_tables_describe(one)];
        const table = [HEAD, ...rows.map((row) => row.map((cell) => (0,text_escape/* oneLine */.TN)(cell, 60)))];
        const widths = HEAD.map((_, column) => Math.max(...table.map((row) => (0,text_width/* widthOf */.q)(row[column] ?? ''))));
        const lines = table.map((row) => `  ${row.map((cell, column) => (0,text_width/* fitWidth */.G)(cell, widths[column] ?? 0)).join('  ')}`.trimEnd());
        return ['', confusion_tables_describe(one), ...lines, ...more(one, rows.length, whole).map((words) => `  ${words}`)];
    });
}
function renderConfusionMarkdown(all, { whole = false } = {}) {
    return all
        .map((one) => {
        const rows = listRows(one, whole);
        const title = `**${(0,text_escape/* escapeMarkdown */.FV)(confusion_tables_describe(one), 200)}**`;
        if (rows.length === 0)
            return title;
        const lines = rows.map((row) => `| ${row.map((cell) => (0,text_escape/* escapeMarkdown */.FV)(cell, 120)).join(' | ')} |`);
        const rest = more(one, rows.length, whole).map((words) => `\n\n${words}`);
        return `${title}\n\n| ${HEAD.join(' | ')} |\n|${'---|'.repeat(HEAD.length)}\n${lines.join('\n')}${rest.join('')}`;
    })
        .join('\n\n');
}
/** `Choices of codex (tiny): 3 of 5 right · recall 2/4 · none where none is expected 1/1`. */
function confusion_tables_describe({ agent, model, trials, right, recall, precision, nothing }) {
    const parts = [
        `Choices on ${(0,text_escape/* oneLine */.TN)(agent, 60)}${model ? ` (${(0,text_escape/* oneLine */.TN)(model, 60)})` : ''}: ${right} of ${(0,count/* count */.U)(trials, 'trial')} right`,
        recall === null ? '' : `recall ${percent(recall)}`,
        precision === null ? '' : `precision ${percent(precision)}`,
        nothing.expected === 0 ? '' : `no skill where none is expected ${nothing.right}/${nothing.expected}`,
    ];
    return parts.filter(Boolean).join(' · ');
}
function listRows({ skills }, whole) {
    const shown = whole ? skills : skills.filter(isMistaken).slice(0, MOST_SKILLS);
    return shown.map(({ skill, expected, found, chosen, lost_to, taken_from }) => [
        skill,
        expected === 0 ? '–' : `${found}/${expected}`,
        chosen === 0 ? '–' : `${found}/${chosen}`,
        nameRivals(lost_to),
        nameRivals(taken_from),
    ]);
}
const isMistaken = ({ expected, found, chosen }) => found < expected || found < chosen;
function nameRivals(rivals) {
    const named = rivals.slice(0, MOST_RIVALS).map(({ skill, trials }) => `${nameOf(skill)} ×${trials}`);
    const left = rivals.length - named.length;
    return [...named, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}
const nameOf = (skill) => skill ?? '(none)';
function more({ skills }, shown, whole) {
    const mistaken = skills.filter(isMistaken).length;
    return !whole && mistaken > shown ? [`and ${(0,count/* count */.U)(mistaken - shown, 'more skill')} (results.json)`] : [];
}
const percent = (share) => `${Math.round(100 * share)} %`;

;// CONCATENATED MODULE: ./build/lib/report/limit.js
/** Selects how many of a list of rendered pieces fit into a limit; the pieces come most important first. */
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

;// CONCATENATED MODULE: ./build/lib/report/markdown-text.js
/** Turns untrusted words and addresses into the pieces of a Markdown report. */

/** Only an address that can end neither the attribute nor the cell. `words` is Markdown already. */
function markdown_text_link(words, url) {
    return /^https?:\/\/[^\s<>"'`|]+$/.test(url) ? `<a href="${url.replaceAll('&', '&amp;')}">${words}</a>` : words;
}
/** Text with code between backticks: both kinds are escaped, so hostile text can at most become code. */
function markdown_text_rich(text, limit) {
    const parts = text.slice(0, limit * 2).split('`');
    if (parts.length % 2 === 0)
        return (0,text_escape/* escapeMarkdown */.FV)(text, limit);
    return parts.map((part, index) => (index % 2 ? (0,text_escape/* codeMarkdown */.fl)(part, limit) : spaced(part, limit))).join('');
}
/** Escaped, but keeping the spaces at both ends, which separate it from the code next to it. */
function spaced(text, limit) {
    return `${/^\s/.test(text) ? ' ' : ''}${(0,text_escape/* escapeMarkdown */.FV)(text, limit)}${/\S\s$/.test(text) ? ' ' : ''}`;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown-baseline.js
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
    return `<details><summary>📋 Entries for ${file}, ready to paste</summary>\n\n${fenced(entries.join(',\n'))}${more}\n\n</details>`;
}
function renderBaseline(text, input) {
    const file = (0,text_escape/* codeMarkdown */.fl)(input.baseline_file ?? BASELINE);
    const stored = input.artifact_url ? `, also in ${markdown_text_link('the artifact', input.artifact_url)}` : '';
    return `<details><summary>📋 The first ${file}, ready to commit${stored}</summary>\n\n${fenced(text.trimEnd())}\n\n</details>`;
}
/** Where it does not fit, the reader is told where it is. */
function nameBaseline(input) {
    const file = (0,text_escape/* codeMarkdown */.fl)(input.baseline_file ?? BASELINE);
    return `<i>The first ${file} is too long to be shown here: it is in ${input.artifact_url ? markdown_text_link('the artifact', input.artifact_url) : 'the artifact'}.</i>`;
}
function omitted(n, one, input, many = `${one}s`) {
    const artifact = input.artifact_url ? markdown_text_link('the artifact', input.artifact_url) : 'the artifact';
    return `<i>${(0,count/* count */.U)(n, one, many)} omitted, see ${artifact}.</i>`;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown-finding.js




function markdown_finding_renderFinding(finding, input) {
    const { sign } = DELTA_WORDS[finding.delta];
    const many = finding.rows > 1 ? ` (${(0,count/* count */.U)(finding.rows, 'row')})` : '';
    // A line each: what a reader looks for first must not stand inside a paragraph.
    const open = [
        `${sign} <b>${finding.delta}</b>${many} ${markdown_text_rich(finding.title, 300)}${finding.what === null ? '' : `: <b>${markdown_text_rich(finding.what, 200)}</b>`}`,
        finding.why && `<b>Why:</b> ${markdown_text_rich(ended(finding.why), 700)}`,
        finding.place && `<b>File:</b> ${renderPlace(finding.place, input)}${markdown_finding_more(finding.more_places)}`,
        finding.fix && `<b>Fix:</b> ${markdown_text_rich(ended(finding.fix), 500)}`,
    ]
        .filter(Boolean)
        .join('<br>\n');
    const rows = [
        ['Cause in full', [finding.why, finding.brief].includes(finding.cause) ? null : markdown_text_rich(finding.cause, 900)],
        ['Proof', finding.proof && (0,text_escape/* codeMarkdown */.fl)(finding.proof, 600)],
        ['Reproduce, no key needed', finding.reproduce && (0,text_escape/* codeMarkdown */.fl)(finding.reproduce, 400)],
        ['Accept', finding.accept && markdown_text_rich(finding.accept, 900)],
    ].flatMap(([name, words]) => (name && words ? [[name, words]] : []));
    if (rows.length === 0)
        return open;
    const names = rows.map(([name], at) => {
        const short = name.replace(/,.*/, '');
        return at === 0 ? short : short.toLowerCase();
    });
    const body = rows.map(([name, words]) => `- <b>${name}:</b> ${words}`).join('\n');
    return `${open}\n\n<details><summary>${names.join(', ')}</summary>\n\n${body}\n\n</details>`;
}
const markdown_finding_more = (files) => (files > 0 ? ` and ${(0,count/* count */.U)(files, 'more file', 'more files')}` : '');
const ended = (words) => (/[.!?…]$/.test(words) ? words : `${words}.`);
function renderPlace(place, { file_url }) {
    const words = (0,text_escape/* codeMarkdown */.fl)(place.line === null ? place.file : `${place.file}:${place.line}`, 300);
    return file_url ? markdown_text_link(words, file_url(place)) : words;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown-head.js



/** A gate that did not pass is followed by what was found; its notes come after that. */
function renderHead(input, view) {
    const { comparison } = input;
    const gate = GATE_WORDS[comparison.gate];
    const line = [`${gate.sign} **Gate: ${gate.says}**`, view.headline, renderRun(input, view), view.unguarded];
    return [
        // A file of the command line starts with the gate; on GitHub the reader has to be told who speaks.
        input.package === undefined ? '' : renderTitle(input.package),
        line.filter(Boolean).join(' · '),
        // What a pass shows is no news where there is none.
        comparison.gate === 'pass' ? view.proves : '',
        comparison.gate === 'pass' ? markdown_head_renderNotes(listNotes(input, view)) : '',
    ]
        .filter(Boolean)
        .join('\n\n');
}
/** `named` tells several uses of one workflow apart. */
function renderTitle(named) {
    return `<b>agent-routing</b>${named ? ` · ${(0,text_escape/* codeMarkdown */.fl)(named, 120)}` : ''}`;
}
/** What was run: mode and commits. */
function renderRun({ comparison }, view) {
    return [
        view.mode.shown ? `${view.mode.name} (tests *${view.mode.shown}*, not *${view.mode.not}*)` : view.mode.name,
        renderRefs(comparison, view),
    ].join(' · ');
}
/** Markdown, one sentence or a few each. */
function listNotes(input, view) {
    return [
        ...(view.partial ? [`⚠️ ${(0,text_escape/* escapeMarkdown */.FV)(view.partial)}`] : []),
        ...input.comparison.notes.map(({ level, message }) => `${level === 'warning' ? '⚠️' : 'ℹ️'} ${markdown_text_rich(message, 800)}`),
        ...(input.notes ?? []).map((message) => `ℹ️ ${markdown_text_rich(message, 800)}`),
    ];
}
const MAX_NOTES = 20;
function markdown_head_renderNotes(notes) {
    return notes
        .slice(0, MAX_NOTES)
        .map((note) => `> ${note}`)
        .join('<br>\n');
}
function renderRefs({ baseline }, { refs }) {
    const head = refs.head ? ` → ${(0,text_escape/* codeMarkdown */.fl)(refs.head.slice(0, 7))}` : '';
    if (refs.ref !== null)
        return `${(0,text_escape/* escapeMarkdown */.FV)(refs.ref, 100)}${refs.sha ? `@${(0,text_escape/* codeMarkdown */.fl)(refs.sha.slice(0, 7))}` : ''}${head}`;
    return `${baseline.current ? 'against the current baseline' : '**no baseline**'}${head}`;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown-table.js
/** Renders the table of cases and agents in GitHub Markdown: rows with equal cells are one row with a count. */


function renderColumns({ agents }) {
    const names = agents.map((agent) => (0,text_escape/* escapeMarkdown */.FV)(agent, 60));
    return `| | case · skill |${names.map((name) => ` ${name} |`).join('')} delta |\n|---|---|${'---|'.repeat(agents.length)}---|`;
}
/** `names`: how many of the cases of a row are named. Rows as expected are told apart by their skill. */
function renderRows(rows, view, { names, by_skill }) {
    const groups = new Map();
    for (const row of rows) {
        const cells = view.agents.map((agent) => row.cells.get(agent) ?? null);
        const key = JSON.stringify([row.rank, row.deltas, cells, row.case_id === null, by_skill && row.skill]);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return [...groups.values()].map((group) => ({ text: renderRow(group, view, names), rows: group }));
}
function renderRow(group, { agents }, names) {
    const [row] = group;
    const [worst] = row.deltas;
    const cells = agents.map((agent) => ` ${renderCell(row.cells.get(agent))} |`).join('');
    const deltas = row.deltas.map(({ delta, agents: who }) => {
        const all = who.length === agents.length && agents.length > 1;
        return `${delta}${all ? '' : ` ${who.map((agent) => (0,text_escape/* escapeMarkdown */.FV)(agent, 60)).join(', ')}`}`;
    });
    return `| ${worst ? DELTA_WORDS[worst.delta].sign : ''} | ${markdown_table_nameRow(group, names)} |${cells} ${deltas.join('<br>')} |`;
}
function markdown_table_nameRow(group, names) {
    const [row] = group;
    const skills = [...new Set(group.map(({ skill }) => skill ?? ''))];
    const skill = skills.length === 1 && skills[0] ? ` · ${(0,text_escape/* escapeMarkdown */.FV)(skills[0], 80)}` : '';
    const all = row.case_id === null ? skills.map((name) => (0,text_escape/* escapeMarkdown */.FV)(name, 80)) : group.map(codeOf);
    const shown = all.slice(0, names);
    const more = all.length > shown.length ? ` and ${all.length - shown.length} more` : '';
    if (row.case_id === null)
        return `<i>no case ran</i> · ${shown.join(', ')}${more}`;
    return `${shown.join(', ')}${more}${skill}`;
}
const codeOf = ({ case_id }) => (0,text_escape/* codeMarkdown */.fl)(case_id ?? '', 120);
function renderCell(cell) {
    if (!cell)
        return '';
    const words = (0,text_escape/* escapeMarkdown */.FV)([cell.words, cell.detail].filter(Boolean).join(' · '), 100);
    if (cell.strong)
        return `<b>${words}</b>`;
    return cell.state === 'not_run' || cell.state === 'expected_fail' ? `<i>${words}</i>` : words;
}

;// CONCATENATED MODULE: ./build/lib/report/markdown.js
/** Renders a report in GitHub Markdown: the gate first, then what changed, then the rest collapsed; always within the size limit. */













/** More would not be read; the HTML report in the artifact has them all. */
const MAX_FINDINGS = 40;
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
    const open = renderRows(view.rows.filter((row) => row.shown), view, { names: 3, by_skill: false });
    const hidden = renderRows(view.rows.filter((row) => !row.shown), view, { names: 20, by_skill: true });
    const findings = listFindings(input).map((finding) => markdown_finding_renderFinding(finding, input));
    const baseline = suggestBaseline(input);
    const entries = suggestEntries(input).map(renderSuggestedEntry);
    const { gate } = input.comparison;
    const notes = gate === 'pass' ? '' : markdown_head_renderNotes(listNotes(input, view));
    const counts = view.counts.map((words) => (0,text_escape/* escapeMarkdown */.FV)(words, 600)).join(' ');
    const columns = renderColumns(view);
    let room = limit.max - measure(notes + counts, limit) - 3 * measure(columns, limit) - 2_000;
    const take = (pieces, share) => {
        const { kept, used } = takeFitting(pieces, room * share, limit);
        room -= used;
        return kept;
    };
    const shown = take(findings.slice(0, MAX_FINDINGS), open.length ? 0.6 : 0.9);
    const rows = take(textsOf(open), 0.7);
    const first = baseline === null ? [] : take([renderBaseline(baseline, input)], 0.9);
    const pasted = take(entries, 0.5);
    const choices = take(renderChoices(input), 0.5);
    const rest = take(textsOf(hidden), 1);
    const few = shown.slice(0, FEW_FINDINGS);
    const tail = shown.slice(FEW_FINDINGS);
    const parts = [...few];
    if (tail.length)
        parts.push(`<details><summary>${(0,count/* count */.U)(tail.length, 'more finding')}</summary>\n\n${tail.join('\n\n')}\n\n</details>`);
    if (shown.length < findings.length)
        parts.push(omitted(findings.length - shown.length, 'finding', input));
    if (notes)
        parts.push(notes);
    parts.push(counts);
    if (rows.length)
        parts.push(renderOpen(rows, columns));
    const left = countRows(open.slice(rows.length));
    if (left > 0)
        parts.push(omitted(left, 'row', input));
    parts.push(...choices);
    if (baseline !== null)
        parts.push(first[0] ?? nameBaseline(input));
    if (pasted.length)
        parts.push(renderSuggestedEntries(pasted, entries.length, input));
    if (hidden.length)
        parts.push(renderRest(hidden.slice(0, rest.length), hidden, columns, input, open.length > 0));
    return parts;
}
const textsOf = (rows) => rows.map(({ text }) => text);
/** The long tail is folded; the worst rows come first. */
function renderOpen(rows, columns) {
    const few = `${columns}\n${rows.slice(0, FEW_ROWS).join('\n')}`;
    const tail = rows.slice(FEW_ROWS);
    if (tail.length === 0)
        return few;
    return `${few}\n\n<details><summary>${(0,count/* count */.U)(tail.length, 'more row')}</summary>\n\n${columns}\n${tail.join('\n')}\n\n</details>`;
}
function renderRest(kept, hidden, columns, input, collapse) {
    const rows = hidden.flatMap((one) => one.rows);
    const cells = rows.flatMap((row) => [...row.cells.values()]);
    const pairs = cells.filter((cell) => cell.state !== 'not_run').length;
    const failing = cells.filter((cell) => cell.state === 'expected_fail').length;
    const left = countRows(hidden.slice(kept.length));
    const more = left > 0 ? `\n\n${omitted(left, 'row', input)}` : '';
    const table = kept.length ? `${columns}\n${kept.map(({ text }) => text).join('\n')}` : '';
    if (!collapse && hidden.length <= FEW_ROWS)
        return `${table}${more}`;
    const what = `${pairs} ${collapse ? (pairs === 1 ? 'other result ' : 'other results ') : ''}as expected${failing ? `, ${failing} of them expected to fail` : ''}`;
    return `<details><summary>${what}</summary>\n\n${table}${more}\n\n</details>`;
}
/** What was chosen where which was expected; nothing where nothing chose. */
function renderChoices({ results }) {
    const all = (0,confusion/* confuse */.c)(results);
    if (all.length === 0)
        return [];
    const [trials, right] = [sum(all.map((one) => one.trials)), sum(all.map((one) => one.right))];
    return [
        `<details><summary>What was chosen: ${right} of ${(0,count/* count */.U)(trials, 'trial')} right</summary>\n\n${renderConfusionMarkdown(all)}\n\n</details>`,
    ];
}
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const countRows = (rows) => rows.reduce((sum, one) => sum + one.rows.length, 0);
function renderFoot({ results, comparison, artifact_url, run_url }, view) {
    const links = [artifact_url && markdown_text_link('artifact', artifact_url), run_url && markdown_text_link('job', run_url)].filter(Boolean);
    const proves = comparison.gate === 'pass' ? '' : `<sub>${view.proves}</sub>\n\n`;
    const versions = view.versions.map((words) => (0,text_escape/* escapeMarkdown */.FV)(words, 80)).join(', ');
    return `${proves}<sub>${[versions, `batch ${(0,text_escape/* codeMarkdown */.fl)(results.batch_run_id)}`, ...links].filter(Boolean).join(' · ')}</sub>`;
}

// EXTERNAL MODULE: ./build/lib/report/proof-log.js
var proof_log = __webpack_require__(7510);
// EXTERNAL MODULE: ./build/lib/report/sarif.js
var sarif = __webpack_require__(9378);
;// CONCATENATED MODULE: ./build/lib/report/sarif-deltas.js







const RULES = {
    REGRESSION: 'An agent failed a case that passes in the baseline of the base branch.',
    UNMET: 'An agent failed a case that its own baseline entry expects to pass.',
    MISSING_RESULT: 'A planned case left no result.',
    MISSING_BASELINE: 'A case has no entry in the baseline.',
    OFFER_LOSS: 'An agent is offered less of a skill than the baseline records.',
    WEAKENED: 'A case demands less than it does at the base branch.',
    INCONCLUSIVE: 'Too few trials to tell a regression from chance.',
    INFRA: 'An agent could not be judged.',
};
/** As rules of code scanning are called: `offer-loss`. */
const ruleOf = (delta) => delta.toLowerCase().replaceAll('_', '-');
/** category: tells the uploads of several packages for one commit apart. */
function renderDeltasAsSarif(input, category = input.package ?? null) {
    const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
    const findings = groupDeltas(input, byKey).flatMap((rows) => splitByFile(rows, byKey, input).map((part) => makeFinding(part, byKey, input)));
    const rules = Object.fromEntries(Object.entries(RULES).map(([delta, text]) => [ruleOf(delta), text]));
    return (0,sarif/* renderSarif */.W)(findings, { version: input.results.environment.tool_version, rules, category });
}
function splitByFile(rows, byKey, input) {
    const parts = new Map();
    for (const row of rows) {
        const place = locate(row, byKey.get(keyOf(row.case_id, row.agent)) ?? null, input);
        const part = parts.get(place?.file ?? null);
        if (part)
            part.rows.push(row);
        else
            parts.set(place?.file ?? null, { rows: [row], place });
    }
    return [...parts.values()];
}
function makeFinding({ rows, place }, byKey, input) {
    const { delta, fails, title, brief, fix } = explainRows(rows, input, byKey);
    const cases = [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))];
    const related = cases.flatMap((case_id) => {
        const at = (0,get_own/* getOwn */.N)(input.results.locations?.cases ?? {}, case_id);
        return at && !(at.file === place?.file && at.line === place.line)
            ? [{ ...at, message: `the case ${(0,text_escape/* oneLine */.TN)(case_id, 200)}` }]
            : [];
    });
    return {
        rule: ruleOf(delta),
        level: fails ? 'error' : 'warning',
        message: plain(`${title}: ${brief}`),
        file: place?.file ?? null,
        line: place?.line ?? null,
        fix: fix && plain(fix),
        related,
        // The words name agents and numbers, which come and go while the same thing stays broken.
        identity: JSON.stringify([rows[0]?.skill ?? rows[0]?.case_id, rows[0]?.failure_kind]),
    };
}
/** Code scanning shows the message as it is, not as Markdown. */
const plain = (text) => text.replaceAll('`', "'");

// EXTERNAL MODULE: ./build/lib/report/suite.js + 1 modules
var suite = __webpack_require__(7089);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(420);
;// CONCATENATED MODULE: ./build/lib/report/text-table.js
/** Renders the rows of a report as a table as wide as the terminal, or stacked where the terminal is too narrow. */



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
/** A name cut to less than this no longer identifies its case. */
const MIN_NAME_WIDTH = 24;
function renderTable(rows, { agents }, width, paint) {
    const body = rows.map((row) => ({
        row,
        name: text_table_nameRow(row),
        cells: agents.map((agent) => wordsOf(row.cells.get(agent))),
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
/** For a narrow terminal: the case and its delta on one line, the cells of the agents below it, only once when they are all the same. */
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
                lines.push(`  └ ${text}`);
        }
        return [last ? `${head}  ${paint(mark.style, last)}` : head, ...lines];
    });
}
function markOf(row) {
    const [worst] = row.deltas;
    return (worst && SIGNS[DELTA_WORDS[worst.delta].sign]) || { sign: '·', style: 'grey' };
}
function text_table_nameRow({ case_id, skill }) {
    return [case_id ?? '(no case ran)', skill].filter(Boolean).join(' · ');
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

;// CONCATENATED MODULE: ./build/lib/report/text.js
/** Renders a report for the terminal: as wide as the terminal, in colour only on request. No line begins with untrusted text. */









/** In a longer report the first line scrolls away, so it is repeated at the end. */
const SCREEN = 40;
function renderText(input, options = {}) {
    const { columns = 100, colour = false, wrap = false } = options;
    const paint = (style, text) => (colour && text ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
    const width = Math.max(40, columns);
    const say = (text, indent = 2) => (wrap ? (0,text_wrap/* wrapWords */.E)(text, width, indent) : text);
    const view = makeView(input);
    const gate = say(renderGate(input, view, paint));
    const lines = [gate, say(view.proves), ...view.counts.map((words) => say((0,text_escape/* oneLine */.TN)(words, 600)))];
    if (view.partial)
        lines.push(say(`${paint('yellow', '!')} ${(0,text_escape/* oneLine */.TN)(view.partial)}`));
    for (const { level, message } of input.comparison.notes) {
        lines.push(say(`${level === 'warning' ? paint('yellow', '!') : 'i'} ${(0,text_escape/* oneLine */.TN)(message, 800)}`));
    }
    for (const message of input.notes ?? [])
        lines.push(say(`i ${(0,text_escape/* oneLine */.TN)(message, 800)}`));
    const shown = view.rows.filter((row) => row.shown);
    const rest = view.rows.filter((row) => !row.shown);
    if (view.rows.length)
        lines.push('', ...renderTable([...shown, ...rest], view, width, paint));
    lines.push(...renderConfusionText((0,confusion/* confuse */.c)(input.results)));
    for (const finding of listFindings(input))
        lines.push('', ...text_renderFinding(finding, paint, say));
    const entries = suggestEntries(input);
    if (entries.length) {
        lines.push('', paint('bold', `Entries for ${(0,text_escape/* oneLine */.TN)(input.baseline_file ?? 'provider-baseline.json')}:`));
        lines.push(entries.map((entry) => renderSuggestedEntry(entry)).join(',\n'));
    }
    if (lines.length > SCREEN)
        lines.push('', gate);
    return `${lines.join('\n')}\n`;
}
function renderGate({ comparison }, view, paint) {
    const { says } = GATE_WORDS[comparison.gate];
    const { name, shown, not } = view.mode;
    const style = says === 'pass' ? 'green' : says === 'fail' ? 'red' : 'yellow';
    const { ref, sha } = view.refs;
    const against = ref !== null
        ? `${(0,text_escape/* oneLine */.TN)(ref, 100)}${sha ? `@${sha.slice(0, 7)}` : ''}`
        : comparison.baseline.current
            ? 'against the current baseline'
            : 'no baseline';
    const versions = view.versions.map((words) => (0,text_escape/* oneLine */.TN)(words, 80)).join(', ');
    const parts = [view.headline, shown ? `${name} (tests ${shown}, not ${not})` : name, against, versions];
    return [paint(style, paint('bold', `Gate: ${says}`)), ...parts.filter(Boolean)].join(' · ');
}
function text_renderFinding(finding, paint, say) {
    const plain = (text, limit) => (0,text_escape/* oneLine */.TN)(text, limit).replaceAll('`', '');
    const rows = [
        ['cause', plain(finding.cause, 900)],
        ['fix', finding.fix && plain(finding.fix, 500)],
        ['proof', finding.proof && (0,text_escape/* oneLine */.TN)(finding.proof, 600)],
        ['rerun', finding.reproduce && (0,text_escape/* oneLine */.TN)(finding.reproduce, 500)],
        ['accept', finding.accept && plain(finding.accept, 900)],
    ];
    const title = `${finding.delta} ${plain(finding.title, 300)}`;
    return [
        paint(finding.fails ? 'red' : 'yellow', title),
        ...rows
            .filter(([, words]) => words)
            .map(([name, words]) => {
            const text = `  ${paint('grey', name ?? '')}${' '.repeat(8 - (name ?? '').length)}${words}`;
            // A command is copied and a proof is searched for, so neither is wrapped.
            return name === 'rerun' || name === 'proof' ? text : say(text, 10);
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

/***/ 7510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ proofHeader),
/* harmony export */   g: () => (/* binding */ proofBlock)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6022);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7127);
/** Renders results as tool-use-proof.log: which line of which stream proves each token, with its tier. Plain text in the format of the original check-skills harness, plus tiers. */


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

/***/ 9378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7127);
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
        ...sorted.filter((one) => !isPlaced(one)).map((one) => makeNotification(one.level, wordFinding(one), one.rule)),
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
        message: { text: wordFinding(finding) },
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
function wordFinding({ message, fix }) {
    const says = escapeText(message, 2000);
    return fix ? `${says.replace(/[.]$/, '')}. Fix: ${escapeText(fix, 1000)}` : says;
}
/** In a message, `[words](address)` would be a link. */
function escapeText(text, limit) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(text, limit * 4), limit).replace(/[[\]\\]/g, '\\$&') || '–';
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
/** Equal findings of one file are told apart by their order, so that no alert hides another. */
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

/***/ 7089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ renderSuite)
});

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(6446);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
;// CONCATENATED MODULE: ./build/lib/report/suite-advice.js


const nameOf = ({ case_id, agent }) => `${(0,text_escape/* codeMarkdown */.fl)(case_id, 120)} on ${(0,text_escape/* escapeMarkdown */.FV)(agent, 60)}`;
/** Name of an assertion, or how its name begins → what the agent's instructions, the test or the set-up lack. */
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
    const alike = new Map();
    const say = (advice, row) => alike.set(advice, [...(alike.get(advice) ?? []), row]);
    for (const row of rows) {
        const advice = row.status === 'infra_error' ? adviseOnFault(row) : adviseOnFailures(row);
        if (advice)
            say(advice, row);
    }
    return [...alike].map(([advice, of]) => `- ${of.map(nameOf).join(', ')}: ${advice}`);
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
        return `it ran out of time in ${(0,count/* count */.U)(slow, 'trial')}. Raise \`timeout_seconds\` in the test, or \`--agent-timeout\`.`;
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
    return `${often}, most often for ${(0,text_escape/* escapeMarkdown */.FV)(most.words, 300)} (${(0,count/* count */.U)(most.trials, 'trial')}). ${need}`;
}
/** `all_match at results[0].type: expected …` → all_match */
const assertionOf = (failure) => failure.split(/ at |: expected /)[0] ?? '';

;// CONCATENATED MODULE: ./build/lib/report/suite.js



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
        section('✅ PASSED', of('pass').map(renderPassed)),
        section('❌ FAILED', of('fail', 'infra_error').map(renderFailed)),
        section('⊘ SKIPPED', [
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
| Duration | ${seconds(duration)} in ${(0,count/* count */.U)(trials, 'trial')}${trials ? `, ${seconds(duration / trials)} a trial on average` : ''} |`;
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
    return `${passed} of ${(0,count/* count */.U)(ran, 'trial')}${range}; pass@k ${yes(pass_at_k)}, pass^k ${yes(pass_all_k)}, majority ${yes(majority)}${estimates}`;
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

/***/ 8004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aN: () => (/* binding */ DEFAULT_DECISIONS),
/* harmony export */   bS: () => (/* binding */ writeDecisions),
/* harmony export */   uY: () => (/* binding */ readDecisions)
/* harmony export */ });
/* harmony import */ var _contract_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3433);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2022);
/* harmony import */ var _input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(802);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5815);
/** Recorded decisions on disk: one line of JSON each, in an order that keeps diffs small. */




const DEFAULT_DECISIONS = 'decisions.jsonl';
/** Null when there is no such file. */
async function readDecisions(path, name = path) {
    const text = await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)(path);
    if (text === null)
        return null;
    return text.split('\n').flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        const wrong = (problem) => new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`This is not a recorded decision: ${problem}.`, {
            ...{ file: name, line: index + 1 },
            fix: 'remove the line, and decide again with --mode model --record.',
        });
        let value;
        try {
            value = JSON.parse(line);
        }
        catch (error) {
            throw wrong(error.message);
        }
        return [(0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOrThrow */ .zS)(_contract_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .DecisionSchema */ .Qt, value, ({ path, words }) => wrong(`${(0,_input_schema_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .wordPath */ ._b)(path)} ${words}`.trim()))];
    });
}
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
const sameChoice = ({ at: _, ...one }, { at: __, ...other }) => JSON.stringify(one) === JSON.stringify(other);


/***/ }),

/***/ 2722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fitWidth),
/* harmony export */   q: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4668);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7127);
/** Text → its width on a terminal, or text truncated or padded to a given width. */


function widthOf(text) {
    // ASCII is nearly all there is, and a segmenter is slow.
    return /^[\x20-\x7e]*$/.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function fitWidth(text, width) {
    const flat = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, Math.max(1, width * 2 + 50));
    const missing = width - widthOf(flat);
    if (missing >= 0)
        return flat + ' '.repeat(missing);
    let kept = '';
    let used = 0;
    for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(flat)) {
        const columns = widthOf(segment);
        if (used + columns > width - 1)
            break;
        kept += segment;
        used += columns;
    }
    return `${kept}…${' '.repeat(Math.max(0, width - used - 1))}`;
}


/***/ }),

/***/ 420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ wrapWords)
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2722);
/** A long line → lines broken between words, with the later ones indented; wrap-ansi has no such indent, so only the widths are a library's. */

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

/***/ 9138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rl: () => (/* binding */ RunOptionsSchema),
/* harmony export */   WQ: () => (/* binding */ DEFAULT_CASES),
/* harmony export */   h4: () => (/* binding */ ARTIFACTS_ROOT)
/* harmony export */ });
/* unused harmony export list */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9567);
/* harmony import */ var _lib_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5824);
/* harmony import */ var _lib_contract_sandbox_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8676);
/* harmony import */ var _lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6418);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3595);
/* harmony import */ var _lib_setup_decision_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8004);
/** The options of `run`: one schema that the command line and the action both fill with strings. Keys are snake_case; flags write them with hyphens. */






const DEFAULT_CASES = 'cases.json';
/** Each batch gets its own folder in here. */
const ARTIFACTS_ROOT = '.agent-routing/artifacts';
/** By comma or by line. */
const list = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())]).transform((value) => [
    ...new Set([value]
        .flat()
        .flatMap((part) => part.split(/[,\n]/))
        .map((part) => part.trim())
        .filter(Boolean)),
]);
const flag = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['true', 'false', '']).transform((text) => text === 'true')]);
/** Does not accept `true`, which coercion would turn into 1 and the command line into a flag. */
const numeric = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()]);
const whole = (min, max = Number.MAX_SAFE_INTEGER) => numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai().int().min(min).max(max));
const positive = numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai().positive().max(86_400));
const blank = (schema) => zod__WEBPACK_IMPORTED_MODULE_4__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema);
/** `claude:600,codex:300` → {claude: 600, codex: 300} */
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
/** `vault_has_git,offline=false` → {vault_has_git: true, offline: false} */
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
const RunOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    cases: list
        .prefault(DEFAULT_CASES)
        .describe('Corpus files, folders or globs; the default also takes tests/agents/*.tests.json and tests/skills/*.tests.json'),
    agents: list
        .optional()
        .describe('Agents, as name[@vendor-model][+install], or all; default claude,codex,copilot, plus offline if a case needs it'),
    kind: list.prefault([]).describe('Run only cases of these kinds: skill, tool_route, suite, route'),
    category: list.prefault([]).describe('Run only cases in these categories'),
    case_id: list.prefault([]).describe('Run only the cases with these ids'),
    skill: list.prefault([]).describe('Run only cases that expect these skills; the whole source is still installed'),
    scope: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^(all|(agent|suite|test):.+)$/, 'is all, agent:NAME, suite:NAME or test:ID')
        .default('all')).describe('Which suites to run: all, agent:NAME, suite:NAME or test:ID'),
    flag: conditions
        .prefault([])
        .describe('Conditions for skip_if of suites, as NAME (it holds: skip) or NAME=false (run),…'),
    record_answers: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe("Write what suites answer to this .jsonl file or folder, for later runs without a vendor's model"),
    answers: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('Recorded answers of suites, for modes other than live; default tests/answers or tests/answers.jsonl'),
    changed_since: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('Run only cases whose skill changed since this git ref'),
    mode: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_lib_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .MODES */ .FN).default('oracle')).describe('Who decides what the agent does: oracle, router, model, replay or live'),
    model: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('For mode model: id of the chat model to ask; for replay: whose recorded decisions to take (an id, or live)'),
    decisions: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default(_lib_setup_decision_files_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_DECISIONS */ .aN)).describe('File of recorded decisions'),
    record: flag.prefault(false).describe('Write the decisions of this batch (modes model and live) to that file'),
    reuse: flag
        .prefault(false)
        .describe('For mode model: ask only for what the recorded decisions do not cover or no longer hold for'),
    max_requests: blank(whole(0).optional()).describe('For mode model: send at most this many requests to the model'),
    source: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default('.')).describe('Folder of the plugin or skills under test'),
    with: list
        .prefault([])
        .describe('Folders of other plugins or skills, installed beside the source as a user has them'),
    agent_versions: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default('baseline')).describe('CLI versions: baseline, pinned, latest, or name:version,…'),
    trials: blank(whole(1, 10).optional()).describe('Trials per unit, 1 to 10; a case can set its own'),
    pass_threshold: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['any', 'all', 'majority']).optional()).describe('How many trials must pass: any, all or majority; a case can set its own'),
    max_units: blank(whole(1).optional()).describe('Run at most this many units, the first of the plan (mutate: this many mutants, the same ones each time)'),
    max_tokens: blank(whole(1).optional()).describe('Start no further unit once the batch has used this many tokens'),
    infra_retries: blank(whole(0, 5).default(0)).describe('Run a trial again, up to this many times, when it could not be judged for a passing cause'),
    pack: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['on', 'off']).default('on')).describe('In mode oracle, plain skill cases of an agent share a process, in which their own prompts are not sent (on), or each has one of its own (off)'),
    fail_fast: flag.prefault(false).describe('Start no further units after the first failure'),
    strict: flag
        .prefault(false)
        .describe('Treat skipped corpus files and unknown skip_if conditions as errors; always on when CI=true'),
    timeout_seconds: blank(positive.default(300)).describe('Time limit for one trial, in seconds'),
    agent_timeout: seconds.prefault([]).describe('Time limits per agent, as agent:seconds,…'),
    max_parallel: blank(whole(1, 64).optional()).describe('Units to run at once; default MAX_CONCURRENCY, else 4'),
    shard: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^[1-9]\d*\/[1-9]\d*$/, 'is i/n, such as 2/4')
        .optional()).describe('Run only one of n equal parts of the plan, as i/n'),
    resume: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('Folder of an interrupted batch: run only what has no result yet'),
    dry_run: flag.prefault(false).describe('Print the plan and its cost without running anything'),
    evidence: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['events', 'text']).default('events')).describe('How to read transcripts: as events, or as text with the legacy line scorer'),
    early_stop: flag
        .prefault(false)
        .describe('Stop a trial of a skill case or suite once its verdict cannot change, and the trials of a suite once its status cannot'),
    min_offer: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^(full|name_only|any|(100|[1-9]?\d)%)$/, 'is full, name_only, any or a percentage')
        .optional()).describe('Weakest offer that may pass, for cases without one of their own: full, a percentage, name_only or any'),
    enable_log_scan: flag
        .prefault(false)
        .describe('Read recent agent logs in shared homes even when units run in parallel'),
    disable_log_scan: flag.prefault(false).describe('Never read agent logs in shared homes'),
    allow_log_fallback_pass: flag
        .prefault(false)
        .describe('Let evidence from those logs pass a case even when units run in parallel'),
    log_max_files: blank(whole(1).default(60)).describe('Number of log files to read per agent, newest first'),
    log_max_bytes: blank(whole(1).default(300_000)).describe('Bytes to read from the end of each log file'),
    allow_source_processes: flag
        .prefault(false)
        .describe('Start the hooks, MCP servers and skill shell commands that the source declares'),
    sandbox: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_lib_contract_sandbox_js__WEBPACK_IMPORTED_MODULE_6__/* .SANDBOX_CHOICES */ .Lg).default('auto')).describe('Sandbox around agents: auto (the strongest available), require (stop if none is available) or none'),
    withhold_trust: flag
        .prefault(false)
        .describe('Trust neither the folder nor its hooks, as for a user who was not asked yet: shows which hooks stay silent'),
    skip_source_setup: flag.prefault(false).describe('Debugging only: use your own home folders and install nothing'),
    baseline: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('Baseline file; default provider-baseline.json'),
    baseline_ref: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('Git ref of the baseline to compare with'),
    fail_on: list
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$)))
        .prefault([..._lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_FAIL_ON */ .VQ])
        .describe(`What fails the gate: ${_lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$.join(', ')}`),
    fail_on_infra: flag.prefault(false).describe('Fail the gate on infra errors too'),
    infra_tolerant: list.prefault([]).describe('Agents whose infra errors never fail the gate'),
    accept: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['never', 'with_reason']).default('never')).describe('Accept a lowered expectation if it has a new reason: never or with_reason'),
    artifacts_root: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default(ARTIFACTS_ROOT)).describe('Folder in which each batch gets its own folder'),
    output: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('Copy results.json to this file'),
    proof_log: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional()).describe('Copy tool-use-proof.log to this file'),
    report: list.prefault([]).describe(`Reports to write, as format:file,…; formats: ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL.join(', ')}`),
    progress: blank(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['auto', 'lines', 'none']).default('auto')).describe('Progress on stderr: auto (a status line on a terminal, else one line per state), lines or none'),
    no_progress: flag.prefault(false).describe('Print no progress on stderr'),
    json: flag.prefault(false).describe('Print results.json on stdout instead of the table'),
});


/***/ })

};
