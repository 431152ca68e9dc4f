export const id = 252;
export const ids = [252];
export const modules = {

/***/ 99639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runBatch)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/lib/contract/decision.js
var decision = __webpack_require__(33433);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/offer/hooks.js
var hooks = __webpack_require__(80029);
;// CONCATENATED MODULE: ./build/lib/unit/trial/mark-run.js


/** Of two hooks with one command in one file, which ran is not known. One that cannot start is called, and does not run. */
const markRun = (rows, calls) => {
    const isOf = (row) => {
        const isSame = ({ kind, name, path }) => kind === 'hook' && name === row.name && path === row.path;
        return isSame(row) && rows.filter(isSame).length === 1;
    };
    const ran = new Set(calls.map((call) => JSON.stringify((0,hooks/* namesOfHook */.J2)(call))));
    return rows.map((row) => !row.stuck && isOf(row) && ran.has(JSON.stringify({ name: row.name, path: row.path }))
        ? { ...(0,get_own/* omit */.c)(row, 'untried', 'unread'), ran: true, reason: null }
        : row);
};

// EXTERNAL MODULE: ./build/lib/input/full-disk.js
var full_disk = __webpack_require__(65118);
// EXTERNAL MODULE: ./build/lib/text/name-call.js
var name_call = __webpack_require__(24376);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/transcript/lay-out.js
var lay_out = __webpack_require__(12484);
// EXTERNAL MODULE: ./build/lib/contract/verdict.js
var verdict = __webpack_require__(24306);
// EXTERNAL MODULE: ./build/lib/router/rank/profile.js
var profile = __webpack_require__(50478);
// EXTERNAL MODULE: ./build/lib/verdict/infra-verdict.js
var infra_verdict = __webpack_require__(36300);
;// CONCATENATED MODULE: ./build/lib/verdict/route.js



const SHOWN = 5;
/** The case itself is excluded from the training examples of the router that judges it. */
function judgeRoute(testCase, router) {
    const limit = Math.max(SHOWN, testCase.within);
    const ranked = router.rank(testCase.query, { limit, without: testCase.case_id });
    const rows = ranked.map((row, i) => `${i + 1}. ${row.tool.id} ${row.confidence} ${row.final_score.toFixed(3)} (raw ${row.score.toFixed(3)})`);
    return {
        verdict: testCase.none ? judgeNone(ranked) : judgeExpected(testCase, ranked, router),
        proof: rows.map((line, i) => ({ token: ranked[i].tool.id, source: 'offline', line_number: i + 1, line })),
        excerpt: rows.join('\n'),
    };
}
function judgeNone(ranked) {
    const matching = ranked.filter((row) => row.confidence !== 'low');
    const [first] = matching;
    if (!first)
        return verdict/* CLEAN */.w;
    return (0,infra_verdict/* failVerdict */.GF)({
        mismatch_kind: 'disallowed_hit',
        disallowed_hits: matching.map((row) => row.tool.id),
        error: `no skill should match this query, but '${first.tool.id}' reaches confidence ${first.confidence} (${first.final_score.toFixed(2)})`,
    });
}
function judgeExpected(testCase, ranked, router) {
    const { expected, within, min_confidence } = testCase;
    const names = expected.map((id) => `'${id}'`).join(' or ');
    const isExpected = (id) => expected.some((name) => name === id || name.endsWith(`:${id}`));
    const at = ranked.findIndex((row) => isExpected(row.tool.id));
    const row = ranked[at];
    if (!row && !router.tools.some((tool) => isExpected(tool.id)))
        return (0,infra_verdict/* failVerdict */.GF)({
            missing_evidence: expected,
            failure_kind: 'skill_not_offered',
            error: `the index has no skill ${names}`,
        });
    if (!row || at >= within) {
        const before = ranked[0]
            ? `'${ranked[0].tool.id}' (${ranked[0].confidence}) ranks first`
            : 'nothing matches the query';
        const location = row ? `is at rank ${at + 1}` : `is not among the first ${Math.max(SHOWN, within)}`;
        return (0,infra_verdict/* failVerdict */.GF)({
            missing_evidence: expected,
            error: `${names} ${location}, expected within ${within}; ${before}`,
        });
    }
    if (min_confidence && profile/* CONFIDENCES */.ix.indexOf(row.confidence) > profile/* CONFIDENCES */.ix.indexOf(min_confidence))
        return (0,infra_verdict/* failVerdict */.GF)({
            missing_evidence: expected,
            failure_kind: 'evidence_too_weak',
            error: `'${row.tool.id}' is at rank ${at + 1} with confidence ${row.confidence} (${row.final_score.toFixed(2)}), expected ${min_confidence}`,
        });
    return { ...verdict/* CLEAN */.w, matched_evidence: [row.tool.id] };
}

// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/evidence/collector.js + 4 modules
var collector = __webpack_require__(24444);
// EXTERNAL MODULE: ./build/lib/evidence/explain/decided.js
var explain_decided = __webpack_require__(71416);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/evidence/claims.js
var evidence_claims = __webpack_require__(79403);
// EXTERNAL MODULE: ./build/lib/evidence/evidence.js
var evidence_evidence = __webpack_require__(45931);
// EXTERNAL MODULE: ./build/lib/evidence/hits.js
var evidence_hits = __webpack_require__(60664);
// EXTERNAL MODULE: ./build/lib/evidence/proof-line.js
var proof_line = __webpack_require__(27569);
// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var evidence_tier = __webpack_require__(97858);
;// CONCATENATED MODULE: ./build/lib/evidence/text-collector.js
/** Collects the evidence of one trial from an agent's output, line by line (`--evidence text`), by the rules of check-skills (docs/differences.md). */






/** bash's messages for a command that is missing or not executable; they count only with exit code 126 or 127, and only on stderr. */
const NOT_STARTED = /command not found|No such file or directory|Permission denied|cannot execute/i;
function createTextCollector(asked) {
    const claims = (0,evidence_claims/* listClaims */.A)(asked, 'text');
    const hits = (0,evidence_hits/* createBestHits */.Lr)();
    const searches = claims.all.flatMap((claim) => listSearches(claim, claims.aliases));
    const anyOf = claims.any.tokens.map((token) => ({ token, pattern: (0,proof_line/* tokenPattern */.M7)(token, false) }));
    const activity = new RegExp(evidence_claims/* ACTIVITY_TOKENS */.d.map(text_escape/* escapePattern */.MP).join('|'), 'i');
    const marks = [...new Set(searches.map(({ name }) => markOf(name)))];
    const numbers = { stdout: 0, stderr: 0, session_log: 0 };
    const facts = {
        fault: null,
        usage: evidence_evidence/* NO_USAGE */.y,
        final_answer: null,
    };
    /** JSON output has a closing line; plain text, which a custom template may print, has none. */
    let isJson = false;
    let ended = false;
    let active = false;
    let notStarted = null;
    return {
        line(stream, line) {
            const location = { stream, line: ++numbers[stream], proof: line };
            if (!active)
                active = activity.test(line);
            for (const { token, pattern } of anyOf) {
                if (!hits.best(token) && pattern.test(line))
                    hits.note(token, 3, 10, location, `${stream}:${location.line}`);
            }
            if (stream === 'stderr' && notStarted === null && NOT_STARTED.test(line))
                notStarted = (0,evidence_hits/* cutLine */.Hh)(line);
            // Most lines contain no token; plain searches skip them at many times the speed of the patterns.
            const lower = line.toLowerCase();
            if (!marks.some((mark) => lower.includes(mark)) || (0,proof_line/* isNoise */.ty)(asked.agent, line))
                return;
            for (const { token, name, skill, pattern } of searches) {
                if (!pattern.test(line))
                    continue;
                const score = (0,proof_line/* scoreProofLine */.XK)(name, line, skill, pattern);
                const tier = (0,evidence_tier/* computeTier */.Qk)(asked.agent, name, line, score);
                hits.note(token, tier, score, location, `${stream}:${location.line} score ${score}`);
            }
        },
        /** Text shows neither faults nor the end of a run, so events of the agent's parser can be added here. */
        add(event) {
            // Every parser reports a line of plain text as a message.
            isJson ||= event.type !== 'message' || event.proof.startsWith('{');
            if (event.type === 'fault')
                facts.fault ??= event.fault;
            else if (event.type === 'final_answer')
                facts.final_answer = event.text;
            else if (event.type === 'end') {
                ended = true;
                facts.usage = event.usage;
            }
        },
        end(exit) {
            const missing = exit?.exit_code === 126 || exit?.exit_code === 127;
            if (missing && notStarted !== null)
                facts.fault ??= { kind: 'cli_missing', message: notStarted };
            return { claims, hits: hits.hits(), refused: {}, active, proof: hits.proof(), ended: ended || !isJson, ...facts };
        },
    };
}
/** The longest part that every spelling of the token contains, since slashes of a path may be doubled or reversed. */
function markOf(name) {
    const parts = name.toLowerCase().split(/[\\/]+/);
    return (parts.reduce((longest, part) => (part.length > longest.length && part !== 'skill.md' ? part : longest), '') ||
        'skill.md');
}
/** The token itself and every alias that stands for it. */
function listSearches(claim, aliases) {
    const file = /\/SKILL\.md$/i.exec(claim.token)?.[0] ?? '';
    const id = claim.token.slice(0, claim.token.length - file.length);
    const names = Object.keys(aliases).filter((alias) => aliases[alias]?.toLowerCase() === id.toLowerCase());
    return [claim.token, ...names.map((alias) => alias + file)].map((name) => {
        const skill = claim.skill !== null;
        return { token: claim.token, name, skill, pattern: (0,proof_line/* tokenPattern */.M7)(name, skill) };
    });
}

// EXTERNAL MODULE: ./build/lib/transcript/take.js + 9 modules
var take = __webpack_require__(98717);
// EXTERNAL MODULE: ./build/lib/unit/suite/answers.js
var answers = __webpack_require__(74979);
// EXTERNAL MODULE: ./build/lib/unit/trial/aggregate.js
var aggregate = __webpack_require__(28863);
;// CONCATENATED MODULE: ./build/lib/unit/trial/ask.js
const commonAsk = ({ unit: { unit_run_id, agent }, testCase, context: { mode, workspaceOf, redactFor, signal } }, trial) => ({ unit_run_id, trial, mode, workspace: workspaceOf(testCase), redact: redactFor(agent), signal });

// EXTERNAL MODULE: ./build/lib/unit/skill/choice.js
var skill_choice = __webpack_require__(64938);
// EXTERNAL MODULE: ./build/lib/text/redaction.js
var redaction = __webpack_require__(75339);
;// CONCATENATED MODULE: ./build/lib/unit/skill/conversation.js


/** Of one text: enough for a listing and a prompt; an agent's instructions are the same in every trial. */
const MAX_TEXT = 20_000;
/** Of a tool beside the skills': what it is for. */
const MAX_TOOL = 400;
/** The tools of a whole request; with the listing alone there is one. */
const FEW = 1;
const shorten = (text, limit) => text.length > limit ? `${text.slice(0, limit)}\u2026 (${text.length} characters)` : text;
function writeConversation(answer, redact) {
    const { conversation } = answer;
    const { asked, stand_ins, heard } = conversation;
    const whole = asked.tools.length > FEW;
    const decided = answer.decided
        ? { choice: answer.choice, also: answer.also, unknown: answer.unknown }
        : { undecided: answer.reason };
    const written = {
        schema: 'agent-routing.decision.v1',
        ...decided,
        ...(stand_ins.length > 0 ? { stand_ins } : {}),
        asked: {
            messages: asked.messages,
            tools: asked.tools.map(({ function: tool }) => whole ? { name: tool.name, description: shorten(tool.description, MAX_TOOL) } : tool),
        },
        heard,
    };
    const hide = redact ?? (0,redaction/* createRedactor */.lY)([]);
    const text = JSON.stringify(written, (_, value) => (typeof value === 'string' ? hide(shorten(value, MAX_TEXT)) : value), 2);
    return `${text}\n`;
}
function describeAnswer({ conversation, ...answer }) {
    if (!conversation || !answer.decided || answer.choice !== null)
        return {};
    const { heard } = conversation;
    return (0,skill_choice/* describeInstead */.S$)(heard.at(-1)?.text ?? '', heard.flatMap(({ calls }) => calls.map(({ name }) => name)));
}

// EXTERNAL MODULE: ./build/lib/unit/skill/delivery.js + 3 modules
var delivery = __webpack_require__(1978);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(20715);
// EXTERNAL MODULE: ./build/lib/verdict/judge.js + 1 modules
var judge = __webpack_require__(46767);
;// CONCATENATED MODULE: ./build/lib/unit/skill/early-stop.js
/** `--early-stop`: an agent's output while it runs \u2192 whether any later line could still change the verdict. */


const STOPPED = { exit_code: null, signal: null, timed_out: false, stopped_early: true };
/** Session logs are not followed: an agent whose evidence is only there runs to its end. */
function watchSkill(asked, collector, agent, facts) {
    let changed = false;
    const parser = agent.createParser(facts, (event) => {
        // What a call brought is known with the request after it, so any later line may decide.
        changed ||=
            asked.delivered !== undefined ||
                event.type === 'skill_call' ||
                event.type === 'skill_read' ||
                event.type === 'tool_call';
        collector.add(event);
    }, formats/* attribute */.lt);
    return {
        line(stream, line) {
            collector.line?.(stream, line);
            changed ||= collector.line !== undefined;
            parser[stream](line);
        },
        isDecided() {
            if (!changed)
                return false;
            changed = false;
            return isFinal(asked, collector.end(STOPPED));
        },
    };
}
/** Later lines cannot remove evidence: only the use of a disallowed skill can undo a pass, and nothing can undo a disallowed hit. */
function isFinal({ testCase }, evidence) {
    const { status, disallowed_hits } = (0,judge/* judge */.S)({ testCase, evidence, exit: STOPPED });
    if (disallowed_hits.length > 0)
        return true;
    const { nothing, all } = evidence.claims;
    return status === 'pass' && !nothing && !all.some(({ role }) => role === 'disallowed');
}

// EXTERNAL MODULE: ./build/lib/verdict/statistics.js
var statistics = __webpack_require__(72363);
// EXTERNAL MODULE: ./build/lib/verdict/trials.js
var verdict_trials = __webpack_require__(16157);
;// CONCATENATED MODULE: ./build/lib/unit/skill/further-trials.js
/** The trials of a case so far, and those behind its baseline \u2192 whether a model is asked once more. */


/** With fewer behind the baseline, no number of trials would decide. */
const FEWEST_BEFORE = 3;
/** Below what decides in a batch of a thousand rows: to stop as soon as that is reached would be reached by chance more often. */
const BEYOND_DOUBT = statistics/* SIGNIFICANCE */.cT / 3_000;
/** All that were planned, since a share is measured; more where the row falls below what the baseline expects, before anyone is alarmed. */
function goOnAsking({ case_id, agent, trials }, { pass_threshold }, { mode, before }) {
    const known = mode === 'replay' ? null : (before?.(case_id, agent) ?? null);
    return (verdicts) => {
        const ran = verdicts.length;
        if (ran < trials)
            return true;
        if (!known || known.ran < FEWEST_BEFORE || ran >= statistics/* ALARM_TRIALS */._N)
            return false;
        if ((0,verdict_trials/* aggregateStatus */.kw)(verdicts, pass_threshold, ran) !== 'fail')
            return false;
        const judged = verdicts.filter(({ status }) => status === 'pass' || status === 'fail');
        const passed = judged.filter(({ status }) => status === 'pass').length;
        return (0,statistics/* fisherDrop */.NW)(known.passed, known.ran, passed, judged.length) >= BEYOND_DOUBT;
    };
}

// EXTERNAL MODULE: ./build/lib/agents/launch/full-install.js
var full_install = __webpack_require__(97360);
// EXTERNAL MODULE: ./build/lib/case/aliases.js
var aliases = __webpack_require__(95173);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/offer/parts.js + 1 modules
var parts = __webpack_require__(4402);
// EXTERNAL MODULE: ./build/lib/offer/subagents.js
var subagents = __webpack_require__(21897);
// EXTERNAL MODULE: ./build/lib/policy/prose.js
var prose = __webpack_require__(16);
;// CONCATENATED MODULE: ./build/lib/policy/in-subagent.js

/** callOf: the call of the main conversation that starts it; null where there is none. */
function inSubagent(policy, { classifyRequest }, callOf) {
    return (request, offered) => {
        if (classifyRequest(request) === 'subagent')
            return policy(request, offered);
        const call = request.step === 0 ? callOf(request) : null;
        return call ? { text: '', calls: [call] } : prose/* PROSE */.W;
    };
}

// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/skill/subagent.js
var skill_subagent = __webpack_require__(24871);
// EXTERNAL MODULE: ./build/lib/unit/trial/install.js
var trial_install = __webpack_require__(51335);
;// CONCATENATED MODULE: ./build/lib/unit/skill/inside.js










const FROM_INSIDE = { main: 'subagent', subagent: 'main', side: 'side' };
const explainRefusal = (name, title) => (0,offer/* explain */.WE)(`${title} was told to start ${name}, and did not`, 'correct `tools` of its file, where no tool is left (`agent-routing explain` shows what the agent answered)');
/** Null where the main conversation is asked. */
function openInside({ testCase, ready: outer, context }) {
    const { subagent, prompt } = testCase;
    if (subagent === undefined)
        return null;
    const { source, allow_processes } = context.shared;
    const listed = (context.parts?.listed ?? []).filter((part) => part.kind === 'subagent');
    // A project may have it in the folders of several agents.
    const named = listed.filter((part) => (0,skill_subagent/* findSubagent */.J)([part], subagent));
    const found = (0,skill_subagent/* findSubagent */.J)(listed, subagent);
    const ready = found?.plugin ? (0,trial_install/* withParts */.d)(outer, source, [(0,full_install/* folderOf */.yS)(found.path, source)]) : outer;
    const { agent, install } = ready;
    let missing = null;
    /** Its name, as the main conversation has to write it. */
    function findName(request, offered) {
        const rows = (0,parts/* compareParts */.q)(named, { source, agent, install, allow_processes, offered, request });
        const row = rows.find(({ listed_as }) => listed_as.length > 0) ?? rows[0];
        if (row?.listed_as[0] === undefined)
            missing = row
                ? (0,offer/* explain */.WE)(`it is asked inside ${subagent}, and there is none: ${row.reason?.replace(/\.$/, '')}`, "leave this agent out of the case's `agents`")
                : (0,offer/* explain */.WE)(`it is asked inside ${subagent}, and the source has no such custom agent`, "correct the case's `subagent`");
        return row?.listed_as[0];
    }
    let started = false;
    const classify = (request) => {
        const kind = FROM_INSIDE[agent.classifyRequest(request)];
        // An agent may start others of its own accord.
        return kind === 'main' && !started ? 'side' : kind;
    };
    const seen = { ...agent, classifyRequest: classify };
    return {
        ready: { ...ready, agent: seen },
        start: (policyFor) => policyFor &&
            ((setup) => inSubagent(policyFor(setup), agent, (request) => {
                const name = findName(request, agent.readOffer(request));
                started = name !== undefined;
                return name === undefined ? null : agent.callSubagent?.(request, prompt, name);
            })),
        explainAbsent: ({ first_request: request, offered }) => missing ??
            (request && offered
                ? explainFrom(request, offered)
                : started && !request
                    ? explainRefusal(subagent, agent.title)
                    : null),
    };
    function explainFrom(request, offered) {
        const tool = agent.signs.tool === null ? 'the tool that loads skills' : `\`${agent.signs.tool}\``;
        const [skill] = (0,aliases/* namesOf */.eZ)(testCase.expected_skill, (0,aliases/* aliasesFor */.yX)(outer.key.key, testCase.provider_aliases)).flatMap((name) => (0,find_skill/* findSkills */.Iz)(source, name));
        if (skill && (0,subagents/* holdsSkill */.AU)(request, (0,get_own/* getOwn */.N)(context.shared.bodies, skill.path) ?? ''))
            return (0,offer/* explain */.WE)(`${subagent} has its whole text from the start, so nothing loads it there`, `remove the case, or its \`subagent\`: what stands under \`skills\` of that file needs no call`);
        return offered.length > 0
            ? (0,offer/* explain */.WE)(`${subagent} is not offered it`, 'see what it is given (`agent-routing discover`)')
            : (0,offer/* explain */.WE)(`${subagent} is given no listing of skills`, `add ${tool} to \`tools\` of its file, or leave \`tools\` out`);
    }
}

// EXTERNAL MODULE: ./build/lib/unit/skill/judge.js + 1 modules
var skill_judge = __webpack_require__(17393);
// EXTERNAL MODULE: ./build/lib/model/match-choice.js
var match_choice = __webpack_require__(65711);
// EXTERNAL MODULE: ./build/lib/policy/converse.js
var converse = __webpack_require__(51070);
;// CONCATENATED MODULE: ./build/lib/policy/exchange.js
/** converse: called with the first request; what it returns answers the last one, and all that follow. */
function openExchange(converse) {
    const turns = new Map();
    let waiting = null;
    let arrived = null;
    let last = null;
    const exchange = {
        carryOut: (calls) => new Promise((resolve) => {
            arrived = resolve;
            waiting?.give({ text: '', calls });
        }),
    };
    async function begin(request, offered) {
        const follow = await converse(exchange, request, offered);
        if (!waiting)
            return;
        last = { from: waiting.request.step, follow };
        waiting.give(follow(shift(waiting.request, last.from), waiting.offered));
    }
    return async (request, offered) => {
        if (last && request.step >= last.from)
            return last.follow(shift(request, last.from), offered);
        // An agent that sends a request again waits for the same answer.
        const known = turns.get(request.step);
        if (known)
            return known;
        const first = turns.size === 0;
        const turn = new Promise((give, fail) => {
            waiting = { request, offered, give, fail };
            if (first)
                begin(request, offered).catch((error) => waiting?.fail(error));
        });
        turns.set(request.step, turn);
        arrived?.(request);
        return turn;
    };
}
const shift = (request, from) => ({ ...request, step: request.step - from });

// EXTERNAL MODULE: ./build/lib/policy/follow.js
var follow = __webpack_require__(18906);
// EXTERNAL MODULE: ./build/lib/policy/settle.js
var settle = __webpack_require__(71320);
;// CONCATENATED MODULE: ./build/lib/policy/decided.js





/** Asked once: every request of a conversation carries the same listing, and an agent that tries again waits for the same answer. */
function decidedPolicy(expected, asking) {
    const { agent, onAnswer, setup } = asking;
    const answerTurn = openExchange(async (exchange, request, offered) => {
        const answer = await ask(request, offered, exchange, asking);
        onAnswer(answer, offered);
        // Of a recorded decision, what the agent read before is read again; asked now, it has done so.
        if (answer.decided && !answer.conversation)
            for (const calls of answer.carried_out ?? [])
                await exchange.carryOut(calls.map((call) => (0,settle/* restoreCall */.Nu)(call, setup)));
        if (!answer.decided)
            return () => prose/* PROSE */.W;
        const names = [answer.choice, ...(answer.also ?? [])];
        return (next, listed) => {
            const chosen = names.flatMap((name) => listed.find(({ id }) => id === name) ?? []);
            return (0,follow/* followChoice */.l)(expected, chosen, agent)(next, listed);
        };
    });
    return async (request, offered) => 
    // What a skill starts in a subagent is its own work, and no choice of this case.
    agent.classifyRequest(request) === 'main' ? answerTurn(request, offered) : prose/* PROSE */.W;
}
async function ask(request, offered, exchange, { agent, setup, decider, about: written, taken }) {
    const about = { ...written, findCalled: agent.findCalled };
    if (taken)
        return decider.decide({ ...about, ...taken });
    if (!agent.readListing)
        return { decided: false, reason: `how ${agent.title} words its listing is not known, so no model can be asked` };
    const listing = agent.readListing(request);
    // Nothing is listed, so there is no choice to ask for.
    if (!listing)
        return { decided: true, choice: null, also: [], unknown: [], usage: { input_tokens: 0, output_tokens: 0 } };
    const settled = (0,settle/* settle */.G9)({ listing, offered }, setup);
    if (decider.turns === null)
        return decider.decide({ ...about, ...settled });
    const sent = (0,converse/* describeSent */.S)(request, setup);
    return decider.decide({ ...about, ...settled, sent: { hash: (0,settle/* hashSent */.lL)(sent.settled, [about.prompt]), tokens: sent.tokens } }, (0,converse/* converseWith */.K)({ agent, request: sent.settled, ...settled, folders: setup, exchange }));
}

// EXTERNAL MODULE: ./build/lib/policy/decider.js
var decider = __webpack_require__(87805);
// EXTERNAL MODULE: ./build/lib/policy/expected-calls.js
var expected_calls = __webpack_require__(49311);
// EXTERNAL MODULE: ./build/lib/policy/model-decider.js + 2 modules
var model_decider = __webpack_require__(42210);
// EXTERNAL MODULE: ./build/lib/policy/oracle.js
var oracle = __webpack_require__(75289);
// EXTERNAL MODULE: ./build/lib/router/rank/router.js
var router = __webpack_require__(57166);
// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(68978);
;// CONCATENATED MODULE: ./build/lib/policy/router.js




/** A case about a tool involves no choice, so the oracle's policy answers it. */
function routerPolicy(expected, prompt, agent, embedder, onChoice) {
    const chosen = new Map();
    return (request, offered) => {
        if (expected.tools.length > 0)
            return (0,oracle/* oraclePolicy */.li)(expected, agent)(request, offered);
        // Every request of a conversation carries the same listing; a retry gets the same answer.
        const listing = JSON.stringify(offered);
        const skill = chosen.get(listing) ?? chooseSkill(prompt, offered, embedder);
        chosen.set(listing, skill);
        onChoice?.(skill);
        return (0,follow/* followChoice */.l)(expected, skill ? [skill] : [], agent)(request, offered);
    };
}
function chooseSkill(prompt, offered, embedder) {
    const first = rankOffered(prompt, offered, embedder)[0];
    return first && first.confidence !== 'low' ? (offered.find(({ id }) => id === first.tool.id) ?? null) : null;
}
/** Ranks each description as it was listed, possibly truncated or dropped, because a model sees no more than that. */
function rankOffered(prompt, offered, embedder) {
    const tools = offered.map(({ id, description }) => (0,tool/* makeTool */.Z)(id, description ?? '', { type: 'skill', skill_name: '', command: '' }));
    return (0,router/* createRouter */.a)(tools, embedder).rank(prompt);
}

;// CONCATENATED MODULE: ./build/lib/unit/skill/policy.js









function openDeciding({ testCase, ready, context }, about) {
    const { agent } = ready;
    const { source } = context.shared;
    const called = (0,skill_choice/* createChoiceReader */.xY)(about.agent);
    let asked = false;
    let requested = false;
    let answer = null;
    let choice = null;
    const watch = (policyFor) => (setup) => {
        const policy = policyFor(setup);
        return async (request, offered) => {
            requested = true;
            const turn = await policy(request, offered);
            asked ||= turn.calls.length > 0;
            return turn;
        };
    };
    const expect = (setup) => (0,expected_calls/* listExpectedCalls */.ci)(testCase, agent, setup);
    const policyOf = () => {
        switch (context.mode) {
            case 'live':
                return null;
            case 'oracle':
                return watch((setup) => (0,oracle/* oraclePolicy */.li)(expect(setup), agent));
            case 'router':
                return watch((setup) => {
                    let seen = [];
                    const policy = routerPolicy(expect(setup), testCase.prompt, agent, context.embedder(), (skill) => {
                        choice ??= (0,skill_choice/* nameChoice */.xC)({ choice: skill?.id ?? null }, seen, ready, source);
                    });
                    return (request, offered) => {
                        seen = offered;
                        return policy(request, offered);
                    };
                });
            case 'model':
            case 'replay':
                return watch((setup) => decidedPolicy(expect(setup), {
                    agent,
                    setup,
                    about,
                    taken: testCase.subagent === undefined ? (context.listings?.[about.agent] ?? null) : null,
                    decider: context.decider ?? NOBODY,
                    onAnswer(given, offered) {
                        answer = given;
                        if (given.decided)
                            choice = { ...(0,skill_choice/* nameChoice */.xC)(given, offered, ready, source), ...describeAnswer(given) };
                    },
                }));
        }
    };
    return {
        policy: policyOf(),
        onEvent: called.add,
        asked: () => asked,
        called: called.end,
        choice: () => (context.mode === 'live' ? (0,skill_choice/* nameCalled */.BX)(called.end(), source) : choice),
        undecided() {
            const asks = context.mode === 'model' || context.mode === 'replay';
            if (asks && requested && answer === null)
                return { decided: false, reason: 'the agent ended before the model had answered' };
            return answer?.decided === false ? answer : null;
        },
        conversation: () => (answer?.conversation ? { ...answer, conversation: answer.conversation } : null),
        usage: () => (context.mode === 'model' && answer?.decided ? answer.usage : null),
    };
}
/** Records the choice of the vendor's model for mode replay, if it is known what it was offered. */
function recordLive(about, { choice, also = [] }, { findCalled = match_choice/* findNamed */.n4 }, { mode, listings, record_decision, ports }) {
    const taken = listings?.[about.agent];
    if (mode !== 'live' || !record_decision || !taken)
        return;
    const question = { ...about, ...taken };
    const listed = (called) => findCalled(called, taken.offered)?.id ?? called;
    record_decision((0,model_decider/* makeDecision */.Z)(question, {
        fingerprint: (0,decider/* fingerprintOf */.ax)(question, { mode: 'live', model: null }),
        mode: 'live',
        model: about.vendor_model,
    }, { choice: choice === null ? null : listed(choice), also: also.map(listed) }, ports.now()));
}
const NOBODY = {
    turns: null,
    decide: async () => ({ decided: false, reason: 'there was no one to ask' }),
};

;// CONCATENATED MODULE: ./build/lib/verdict/log-fallback.js
/**
 * Log fallback, for units that are not isolated: turns what was added to recent logs of shared home directories into evidence. Each file is
 * judged alone, by the text rules; its evidence is at most Tier 2, and in parallel runs it is reported but changes no verdict.
 */




const CAP = 2;
/**
 * cli: what the agent's own output proved. promote: logs may turn a fail into a pass (on when serial, or by --allow-log-fallback-pass).
 * Evidence of different files is never put together: the first file that suffices alone wins.
 */
function applyLogFallback(asked, cli, exit, growth, promote) {
    const passes = (evidence) => (0,judge/* judge */.S)({ testCase: asked.testCase, evidence, exit }).status === 'pass';
    if (growth.length === 0 || cli.claims.nothing || passes(cli)) {
        return { evidence: cli, source: 'cli_output', matched_log_file: null };
    }
    for (const file of growth) {
        const log = collectLog(asked, file);
        // Disallowed skills in the CLI's own output still count: a log cannot remove them.
        const merged = merge(cli, log);
        if (!passes({ ...merged, hits: onlyFrom(log, cli) }))
            continue;
        return promote
            ? { evidence: merged, source: 'log_fallback', matched_log_file: file.path }
            : { evidence: cli, source: 'cli_output+log_fallback(diag)', matched_log_file: file.path };
    }
    return {
        evidence: cli,
        source: promote ? 'cli_output+log_fallback' : 'cli_output+log_fallback(diag)',
        matched_log_file: null,
    };
}
function collectLog(asked, file) {
    const collector = createTextCollector(asked);
    for (const line of file.text.split(/\r?\n/))
        collector.line('session_log', line);
    const evidence = collector.end();
    const hits = Object.entries(evidence.hits).map(([token, hit]) => [
        token,
        {
            ...hit,
            tier: Math.max(hit.tier, CAP),
            source_kind: 'log_fallback',
            source_detail: `${file.path} ${hit.source_detail.replace(/^session_log:/, 'line ')}`,
        },
    ]);
    return { ...evidence, hits: Object.fromEntries(hits) };
}
/** The best hit of each token, and the proof lines of both. */
function merge(cli, log) {
    const hits = { ...cli.hits };
    for (const [token, hit] of Object.entries(log.hits)) {
        const old = (0,get_own/* getOwn */.N)(hits, token);
        if (old === undefined || (0,evidence_hits/* isBetter */.LK)(hit, old))
            hits[token] = hit;
    }
    return { ...cli, hits, active: cli.active || log.active, proof: [...cli.proof, ...log.proof].slice(0, 30) };
}
/** One file alone must prove everything required; disallowed skills in the CLI's output still count. */
function onlyFrom(log, cli) {
    const disallowed = cli.claims.all.filter((c) => c.role === 'disallowed').map((c) => c.token);
    return {
        ...log.hits,
        ...Object.fromEntries(Object.entries(cli.hits).filter(([token]) => disallowed.includes(token))),
    };
}

;// CONCATENATED MODULE: ./build/lib/unit/skill/read-logs.js

/** Only shared homes need this: the logs of an isolated unit are part of its transcript already. */
async function readLogs(asked, evidence, { exit, started_ms, marks }, { ready, context: { logs, ports, redactFor } }) {
    const snapshot = ready.own_home ? logs?.snapshots[asked.agent] : undefined;
    if (!logs || !snapshot)
        return { evidence, source: 'cli_output', matched_log_file: null };
    const growth = await ports.readLogGrowth(snapshot, started_ms, logs.serial ? null : marks, logs.limits);
    const redact = redactFor(asked.agent) ?? ((text) => text);
    const clean = growth.map(({ path, text }) => ({ path, text: redact(text) }));
    return applyLogFallback(asked, evidence, exit, clean, logs.promote);
}

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
;// CONCATENATED MODULE: ./build/lib/evidence/tool-route/hook-answer.js

function answerOf(call) {
    const error = errorLine(call.stderr);
    if (!call.ended)
        return { kind: 'hung', words: error };
    const decided = decisionIn(call.stdout);
    // With exit code 2 the agent blocks, whatever else is printed.
    if (decided !== null && (call.exit_code === 0 || (call.exit_code === 2 && decided.kind === 'deny')))
        return decided;
    // Exit 2 is a decision, and also how interpreters end that never got to the hook's own code.
    if (call.exit_code === 2 && !isStartFailure(call.stderr))
        return { kind: 'deny', words: call.stderr.trim() };
    if (call.exit_code === 0)
        return { kind: 'open' };
    return { kind: 'failed', why: whyOf(call), words: error };
}
/** All that it says to the agent: as text, and the strings of an answer in JSON. */
function wordsIn({ stdout, stderr }) {
    const strings = [];
    const collect = (value) => {
        if (typeof value === 'string')
            strings.push(value);
        else if (value !== null && typeof value === 'object')
            Object.values(value).forEach(collect);
    };
    collect(objectIn(stdout));
    return [stdout, stderr, ...strings].join('\n');
}
/** What it shows the user: `systemMessage`, which agents with hooks of Claude's form print. */
const shownBy = ({ stdout }) => (0,json_value/* string */.Yj)(objectIn(stdout)?.['systemMessage']);
/** It denies, but beside other words (Claude Code 2.1.330, Codex 0.169.0 and Copilot CLI 1.0.102 read an answer that is all of stdout). */
const deniesUnheard = ({ stdout }) => objectIn(stdout) === null && decisionIn(/\{[\s\S]*\}/.exec(stdout)?.[0] ?? '')?.kind === 'deny';
/** Claude Code and Copilot CLI pass over a mark of the byte order. */
const objectIn = (stdout) => (0,json_value/* parseObject */.lj)(stdout.replace(/^\uFEFF/, ''));
/** In one of the forms that an agent reads; null: it decides nothing. */
function decisionIn(stdout) {
    const answer = objectIn(stdout);
    if (!answer)
        return null;
    const specific = (0,json_value/* asFields */.qI)(answer['hookSpecificOutput']);
    for (const fields of [specific, answer]) {
        const kind = fields['permissionDecision'];
        if (kind === 'deny' || kind === 'ask')
            return { kind, words: (0,json_value/* string */.Yj)(fields['permissionDecisionReason']) };
    }
    const { behavior, message } = (0,json_value/* asFields */.qI)(specific['decision']);
    if (behavior === 'deny')
        return { kind: 'deny', words: (0,json_value/* string */.Yj)(message) };
    const { decision, reason } = answer;
    if (decision === 'block' || decision === 'deny')
        return { kind: 'deny', words: (0,json_value/* string */.Yj)(reason) };
    if (decision === 'ask')
        return { kind: 'ask', words: (0,json_value/* string */.Yj)(reason) };
    // Claude Code, Codex and Copilot CLI take the first, Copilot CLI also the second, Gemini CLI the third.
    const input = specific['updatedInput'] ?? answer['modifiedArgs'] ?? specific['tool_input'];
    return (0,json_value/* isJson */.Fh)(input) ? { kind: 'rewrite', input } : null;
}
const SHELL = '(?:\\S*/)?(?:ba|da|z|k)?sh(?:\\[\\d+\\])?: (?:line )?(?:\\d+: )?';
const NOT_FOUND = [
    new RegExp(`^${SHELL}.*(?:not found|No such file or directory|[Cc]an(?:not|'t) open)`, 'm'),
    /can't open file .*No such file or directory/,
    /^\s*(?:Error: Cannot find module |ModuleNotFoundError: |\S*python[\d.]*: No module named )/m,
    /^env: .*No such file or directory/m,
    /^error: Failed to spawn/m,
    /^spawn .* ENOENT/m,
];
/** A program that the hook's own code starts, with Node or Python. */
const NO_PROGRAM = /^Error: spawn .* ENOENT|\b_execute_child\b[\s\S]*^FileNotFoundError: /m;
const NOT_EXECUTABLE = [new RegExp(`^${SHELL}.*Permission denied`, 'm'), /^spawn .* EACCES/m];
const CRASHED = [
    /^Traceback \(most recent call last\):/m,
    /^\s*SyntaxError: /m,
    /^\S+: (?:line )?\d+: [Ss]yntax error/m,
    /^usage: .*\n(?:.*\n)*.*\berror: /m,
];
/** What the shell or an interpreter says for itself. */
const isStartFailure = (stderr) => [...NOT_FOUND, ...NOT_EXECUTABLE, ...CRASHED].some((pattern) => pattern.test(stderr));
function whyOf({ exit_code, stderr }) {
    if (exit_code === 126 || NOT_EXECUTABLE.some((pattern) => pattern.test(stderr)))
        return 'not_executable';
    return exit_code === 127 || [...NOT_FOUND, NO_PROGRAM].some((pattern) => pattern.test(stderr))
        ? 'missing'
        : 'crashed';
}
/** The line that names the error, else the last: what follows is where it was. */
function errorLine(text) {
    const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^(?:at |Node\.js v|\^+$)/.test(line));
    const named = lines.findLast((line) => /\b\w*(?:Error|Exception)\b|^error\b|not found|[Cc]an(?:not|'t) |No such file|denied/.test(line));
    return (named ?? lines.at(-1) ?? '').slice(0, 300);
}

;// CONCATENATED MODULE: ./build/lib/unit/skill/with-hooks.js



/** Null where there are no hooks, no sandbox for them, or another unit of this agent has taken it. */
function claimHooks({ unit: { agent }, ready: given, context }) {
    const { hooked, with_hooks, mode } = context;
    const source = hooked?.source;
    const folders = source?.hook_folders ?? [];
    if (!hooked || !with_hooks || folders.length === 0 || mode === 'live')
        return null;
    if (with_hooks.has(agent))
        return null;
    with_hooks.add(agent);
    const ready = (0,trial_install/* withParts */.d)(given, hooked.source, folders);
    // Whether a hook lets the skill load is asked of the call itself, whatever chooses it elsewhere.
    const is_same = ready.install === given.install && mode === 'oracle';
    return { ready, context: { ...context, shared: hooked, mode: 'oracle' }, is_same };
}
/** A row with the hooks on, and the same without: what passes without them and fails with them fails, by the hook's file. */
function holdAgainstHooks(row, plain) {
    const [first] = row.hook_calls ?? [];
    if (row.status === 'pass' || plain.status !== 'pass' || !first)
        return plain;
    const refusal = findRefusal(row);
    // A hook may rewrite the call. Other losses have other causes too: with processes on, a skill's shell asks for permission.
    const changed = row.delivery?.state === 'other';
    if (refusal === null && !changed)
        return plain;
    const file = refusal?.file ?? first.file;
    const why = refusal
        ? `the source's own hook (${file}) refused it${refusal.words === '' ? '' : `: ${refusal.words.split('\n')[0]?.slice(0, 200)}`}`
        : `with the source's own hooks on (${file}) it did not come: ${row.error}`;
    return {
        ...plain,
        status: 'fail',
        failure_kind: 'skill_load_failed',
        failure_category: 'assertion',
        blocked_by: file,
        delivery: row.delivery ?? null,
        ...(row.hook_calls ? { hook_calls: row.hook_calls } : {}),
        error: `the agent requested ${row.expected_skill}, and ${why}`,
    };
}
function findRefusal({ hook_calls = [] }) {
    for (const call of hook_calls) {
        const answer = answerOf(call);
        if (answer.kind === 'deny' || answer.kind === 'ask')
            return { file: call.file, words: answer.words };
        // It ends the session, at whatever event it was asked.
        const said = (0,json_value/* parseObject */.lj)(call.stdout);
        if (said?.['continue'] === false)
            return { file: call.file, words: (0,json_value/* string */.Yj)(said['stopReason']) };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/lib/unit/skill/skill.js




















/** One unit of each agent runs with the source's own hooks too, as a user's agent does. */
async function runSkillUnit(attempt) {
    const hooks = attempt.testCase.expected_skill ? claimHooks(attempt) : null;
    if (hooks === null)
        return runUnit(attempt);
    const row = await runUnit({ ...attempt, ready: hooks.ready, context: hooks.context });
    if (hooks.is_same && row.status === 'pass')
        return row;
    return holdAgainstHooks(row, await runUnit(attempt));
}
async function runUnit(given) {
    const { unit, context } = given;
    const testCase = (0,skill_judge/* withDefaults */.rO)(given.testCase, context, given.ready);
    const attempt = { ...given, testCase };
    const { outcomes, verdicts } = await (0,aggregate/* runTrials */.Fj)(unit, testCase, context, (trial) => runTrial(attempt, trial), (0,mode/* asksModel */.mE)(context.mode) && !context.early_stop ? goOnAsking(unit, testCase, context) : undefined);
    const { row, shown } = (0,aggregate/* aggregateUnit */.wQ)(unit, testCase, outcomes, verdicts);
    if (!shown)
        return row;
    const { evidence, logs, offer, delivery } = shown;
    const choices = outcomes.flatMap(({ choice }, index) => choice && verdicts[index] && verdicts[index].status !== 'infra_error'
        ? [{ trial: verdicts[index].trial, ...choice }]
        : []);
    return {
        ...row,
        ...logs,
        token_hits: evidence.hits,
        offer,
        delivery: delivery ?? null,
        ...(choices.length > 0 ? { ...(0,skill_choice/* expectedName */.Ac)(testCase, unit.agent, context.shared.source), choices } : {}),
    };
}
/** The case neither passed nor failed, because it is not known what the model would have done. */
function leaveUndecided(judged, { reason, fix }) {
    return {
        ...judged,
        status: 'skipped',
        failure_kind: null,
        mismatch_kind: null,
        failure_category: null,
        error: `undecided: ${reason}`,
        fault: { kind: decision/* UNDECIDED */.Cz, message: reason, ...(fix ? { fix } : {}) },
    };
}
async function runTrial(given, trial) {
    const inside = openInside(given);
    const attempt = inside ? { ...given, ready: inside.ready } : given;
    const { unit, testCase, ready, context } = attempt;
    const deliveries = context.mode === 'live' ? null : (0,delivery/* watchDeliveries */.kd)(ready, context);
    const asked = await (0,skill_judge/* describeAsked */.UB)(attempt, deliveries);
    const collector = openCollector(asked, context.evidence);
    const folder = await context.trialFolder(unit.unit_run_id, trial);
    const workspace = context.workspaceOf(testCase);
    const about = {
        agent: unit.agent,
        version: ready.version,
        install: ready.install,
        vendor_model: ready.key.vendor_model,
        case_id: unit.case_id,
        trial,
        prompt: testCase.prompt,
        workspace: workspace === null || !(0,mode/* asksModel */.mE)(context.mode) ? null : await (0,answers/* hashFolder */.nP)(workspace, context.ports.files),
        processes: context.shared.allow_processes ? context.shared.source.hash : null,
    };
    const deciding = openDeciding(attempt, about);
    // What another process logged before is not a trace of this unit.
    const snapshot = ready.own_home && context.logs?.serial ? context.logs.snapshots[asked.agent] : undefined;
    if (snapshot)
        await context.ports.moveLogSnapshot(snapshot);
    const policy = (0,delivery/* watched */.VI)(deciding.policy, deliveries, asked);
    const transcript = await (0,take/* takeTranscript */.U)(ready, context.shared, {
        ...commonAsk(attempt, trial),
        prompt: testCase.prompt,
        subagent: null,
        grant_tools: [],
        policy: inside ? inside.start(policy) : policy,
        // What only started the custom agent brought nothing to it.
        ...(deliveries
            ? { onRequest: (request, kind) => (inside && kind === 'subagent' ? undefined : deliveries.add(request, kind)) }
            : {}),
        folder,
        onEvent(event) {
            deciding.onEvent(event);
            collector.add(event);
        },
        ...(collector.line ? { onLine: collector.line } : {}),
        watch: context.early_stop
            ? (facts) => watchSkill(asked, openCollector(asked, context.evidence), ready.agent, facts)
            : null,
    }, context.ports);
    context.onSeen(unit.agent, transcript);
    const { evidence, ...logs } = await readLogs(asked, collector.end(transcript.exit), transcript, attempt);
    const asked_call = deciding.asked();
    const { verdict: judged, ...reached } = (0,skill_judge/* judgeTrial */.U3)(attempt, {
        asked,
        evidence,
        transcript,
        asked_call,
        choice: deciding.choice(),
        inside,
    });
    const undecided = deciding.undecided();
    const conversation = deciding.conversation();
    if (conversation)
        await context.ports.files.write(`${folder}/decision.json`, writeConversation(conversation, context.redactFor(unit.agent)));
    // A fault that the user must fix stops the whole batch, because no other row could be decided either.
    if (undecided?.fatal)
        throw undecided.fatal;
    const { unread, exit } = transcript;
    const decided = undecided ? leaveUndecided(judged, undecided) : judged;
    const verdict = unread ? (0,infra_verdict/* infraVerdict */.Uc)(unread, exit) : decided;
    if (verdict.status === 'pass' || verdict.status === 'fail')
        recordLive(about, deciding.called(), ready.agent, context);
    const outcome = {
        transcript,
        logs,
        verdict,
        ...reached,
        evidence: { ...evidence, usage: deciding.usage() ? { ...evidence.usage, ...deciding.usage() } : evidence.usage },
        choice: deciding.choice(),
    };
    await context.ports.files.write(`${folder}/meta.json`, (0,aggregate/* describeTrial */.Ix)(unit.agent, ready.version, outcome, {
        decided: (0,explain_decided/* describeDecided */.C)(evidence),
        delivery: reached.delivery,
    }));
    return outcome;
}
function openCollector(asked, kind) {
    switch (kind) {
        case 'events':
            return (0,collector/* createCollector */.Y)(asked);
        case 'text':
            return createTextCollector(asked);
    }
}

// EXTERNAL MODULE: ./build/lib/agents/interface/part-file.js
var part_file = __webpack_require__(85633);
// EXTERNAL MODULE: ./build/lib/agents/interface/parts.js
var interface_parts = __webpack_require__(64173);
// EXTERNAL MODULE: ./build/lib/case/json-schema.js
var json_schema = __webpack_require__(879);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/evidence/suite/failure.js
var failure = __webpack_require__(54061);
// EXTERNAL MODULE: ./build/lib/evidence/suite/steps.js + 5 modules
var suite_steps = __webpack_require__(27953);
;// CONCATENATED MODULE: ./build/lib/verdict/suite.js



const MAX_SHOWN = 5;
function judgeSuite(steps) {
    const found = steps.flatMap((step) => step.failures);
    const open = found.filter(({ undecided }) => undecided !== undefined);
    // What failed has failed, whatever the others would have said.
    const failures = found.length === open.length ? [] : found;
    const failed = new Set(found.flatMap(({ assertion }) => assertion.split('.')));
    const shown = {
        ...verdict/* CLEAN */.w,
        matched_evidence: [...new Set(steps.flatMap(({ asserted }) => asserted))].filter((name) => !failed.has(name)),
        missing_evidence: [...new Set(found.map(({ assertion, path }) => (path ? `${assertion} at ${path}` : assertion)))],
    };
    const last = steps.at(-1);
    const fault = steps.map(findFault).find((found) => found !== null) ?? null;
    const timed_out = steps.some(({ exit }) => exit.timed_out);
    // A final answer is judged even if a fault came afterwards.
    if (fault && last?.final_answer === null)
        return { ...shown, ...(0,infra_verdict/* infraError */.d0)(fault, { timed_out }) };
    const [undecided] = failures.length === 0 ? open : [];
    if (undecided) {
        const message = `${undecided.assertion}: ${undecided.undecided}`.slice(0, 500);
        return { ...shown, ...(0,infra_verdict/* infraError */.d0)({ kind: 'pattern_too_slow', message }, { timed_out: false }) };
    }
    if (failures.length === 0)
        return { ...shown, fault };
    const shownFailures = failures.slice(0, MAX_SHOWN).map(failure/* describeFailure */.Ic).join('; ');
    const error = failures.length > MAX_SHOWN ? `${shownFailures}; and ${failures.length - MAX_SHOWN} more` : shownFailures;
    const { matched_evidence, missing_evidence } = shown;
    return (0,infra_verdict/* failVerdict */.GF)({ matched_evidence, missing_evidence, error, fault }, { timed_out });
}
function findFault({ exit, fault, ended, final_answer }) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: exit.spawn_error };
    if (fault)
        return fault;
    if (ended || exit.timed_out || final_answer !== null)
        return null;
    return (0,infra_verdict/* endedEarly */.S3)({ ...exit, signal: null });
}

// EXTERNAL MODULE: ./build/lib/unit/trial/context.js
var trial_context = __webpack_require__(94979);
;// CONCATENATED MODULE: ./build/lib/unit/suite/step.js





async function takeStep({ unit, trial, testCase, subagent, ready, context, shared, recorded }, { index, step, folder, stored: before, }) {
    const filled = (0,suite_steps/* fillInput */.CS)(step.input, before);
    const listener = createAnswerListener();
    const transcript = await (0,take/* takeTranscript */.U)(ready, context.shared, {
        ...commonAsk({ unit, testCase, ready, context }, trial),
        prompt: JSON.stringify(filled.input),
        subagent,
        grant_tools: [],
        policy: recorded && (() => (0,oracle/* oraclePolicy */.li)(answerWith(recorded.steps[index]?.answer ?? ''), ready.agent)),
        folder,
        onEvent: listener.add,
    }, context.ports);
    const { final_answer, fault, ended, usage, proof, model: answered } = listener.end();
    // What the agent asked for, or what the user named, where the transcript does not say who answered.
    const model = recorded ? recorded.model : (answered ?? transcript.model ?? ready.key.vendor_model);
    context.onSeen(unit.agent, { ...transcript, model });
    // A recorded answer is judged as of the day on which it was given.
    const facts = { model, stored: before, now: recorded ? new Date(recorded.at) : context.ports.now() };
    const { failures: unmet, asserted, stored } = (0,suite_steps/* assertStep */.RW)(step, final_answer, facts);
    const failures = [...filled.failures, ...unmet];
    return {
        fingerprint: (0,answers/* fingerprintStep */.$r)(shared, { index, step, input: filled.input }),
        model,
        transcript,
        evidence: { final_answer, failures, asserted, fault, ended, exit: transcript.exit },
        stored,
        proof,
        usage,
    };
}
const answerWith = (answer) => ({ skills: [], files: [], tools: [], answer });
const MAX_CHARS = 1_000_000;
function createAnswerListener() {
    let final_answer = null;
    let fault = null;
    let ended = false;
    let model = null;
    let usage = { input_tokens: null, output_tokens: null, cost_usd: null };
    let proof = [];
    return {
        add(event) {
            if (event.type === 'final_answer') {
                final_answer = event.text.slice(0, MAX_CHARS);
                proof = [{ token: 'answer', source: event.stream, line_number: event.line, line: event.proof }];
            }
            else if (event.type === 'fault')
                fault ??= event.fault;
            else if (event.type === 'model')
                model = event.model;
            else if (event.type === 'end') {
                ended = true;
                usage = event.usage;
            }
        },
        end: () => ({ final_answer, fault, ended, usage, proof, model }),
    };
}

;// CONCATENATED MODULE: ./build/lib/unit/suite/suite.js
/** A `suite` unit: gives a suite's input to one of the source's own agents, trial by trial, and checks the answers against the assertions. */


















async function runSuiteUnit(given) {
    const { unit, context } = given;
    const { source } = context.shared;
    const testCase = { ...given.testCase, pass_threshold: (0,trial_context/* thresholdOf */.pI)(given.testCase, context) };
    const all = context.subagents ?? [];
    // A project may have it once for each agent.
    const own = all.filter(({ path }) => (0,interface_parts/* isProjectsOwn */.X$)('subagent', path, given.ready.agent));
    const found = (0,skill_subagent/* findSubagent */.J)([...own, ...all], testCase.subagent);
    const folders = found?.plugin ? [(0,full_install/* folderOf */.yS)(found.path, source)] : [];
    const ready = withModel((0,trial_install/* withParts */.d)(given.ready, source, folders), testCase.model);
    const subagent = found && installedSubagent(found, ready);
    if (!subagent) {
        const why = found ? (0,full_install/* explainInstall */.bU)(ready, source, folders) : null;
        return skipUnit(unit, testCase, `Agent ${testCase.subagent} not available${why === null ? '' : `: ${why}`}`);
    }
    await (0,json_schema/* loadSchemas */.B)([testCase]);
    const shared = await (0,answers/* fingerprintCase */.l3)(testCase, found, context.workspaceOf(testCase), context.ports.files);
    const records = context.mode === 'live' ? [] : (0,answers/* answersOf */.Bw)(context.answers?.recorded ?? [], unit);
    if (context.mode !== 'live' && records.length === 0)
        return (0,trial_context/* faultResult */.AS)(unit, testCase, { kind: 'answer_stale', message: REMOVED });
    const stale = records.map((record) => (0,answers/* findStale */.TS)(testCase, record, shared)).find((changed) => changed !== null);
    if (stale)
        return (0,trial_context/* faultResult */.AS)(unit, testCase, { kind: 'answer_stale', message: describeStale(stale) });
    const outcomes = [];
    const verdicts = [];
    // Runs all trials, unlike other kinds, because a suite measures how often the assertions hold; unless asked not to.
    for (let trial = 1; trial <= unit.trials && !context.signal.aborted; trial++) {
        const recorded = records[trial - 1] ?? null;
        const setup = { unit, trial, testCase, subagent, ready, context, shared, recorded };
        const { outcome, failures, duration_ms, verdict } = await (0,aggregate/* retryTrial */.BR)(context.infra_retries ?? 0, context.signal, () => suite_runTrial(setup));
        outcomes.push(outcome);
        const { status, error } = verdict;
        const { timed_out } = outcome.transcript.exit;
        verdicts.push({ trial, status, duration_ms, timed_out, failures: failures.length || !error ? failures : [error] });
        if (context.early_stop && (0,verdict_trials/* isDecided */.d$)(verdicts, testCase.pass_threshold, unit.trials))
            break;
    }
    return (0,aggregate/* aggregateUnit */.wQ)(unit, testCase, outcomes, verdicts).row;
}
const REMOVED = 'it has no recorded answer here, but had one at the ref: restore it, or record it again with --mode live --record-answers';
const describeStale = (changed) => `the recorded answer is for something else: ${changed} changed since; record it again with --mode live --record-answers`;
/** The test's own model goes before the column's. */
function withModel(ready, model) {
    const vendor_model = typeof model === 'string' ? model : (0,get_own/* getOwn */.N)(model ?? {}, ready.agent.name);
    return vendor_model ? { ...ready, key: { ...ready.key, vendor_model } } : ready;
}
/** The fault marks that the unit was planned, but its agent is missing. */
function skipUnit(unit, testCase, message) {
    const fault = { kind: 'subagent_missing', message };
    return { ...(0,trial_context/* blankResult */.mE)(unit, testCase), status: 'skipped', error: message, fault };
}
/** Null when this install method does not install the agent. */
function installedSubagent(found, { agent, install }) {
    const { how, folders } = agent.subagents;
    const { plugin, path, text, instructions } = found;
    const name = (0,part_file/* nameSubagent */.PL)(found, agent.parts, true);
    if (how === 'as_instructions')
        return { name, instructions, files: {} };
    if (plugin !== null)
        return (0,agent_key/* isBare */.JE)(install) ? null : { name: `${plugin}:${name}`, instructions, files: {} };
    return folders.some((folder) => path.startsWith(`${folder}/`))
        ? { name, instructions, files: { [path]: text } }
        : null;
}
async function suite_runTrial(setup) {
    const { unit, trial, testCase, ready, context } = setup;
    const folder = await context.trialFolder(unit.unit_run_id, trial);
    const stored = {};
    const finished = [];
    const asked = (0,suite_steps/* listSteps */.A1)(testCase);
    for (const [index, step] of asked.entries()) {
        const into = index === 0 ? folder : `${folder}/step-${index + 1}`;
        if (index > 0)
            await context.ports.files.makeFolder(into);
        const one = await takeStep(setup, { index, step, folder: into, stored });
        finished.push(one);
        Object.assign(stored, one.stored);
        // Later steps depend on this one.
        if (one.evidence.final_answer === null || context.signal.aborted)
            break;
        // A step that failed makes the trial fail, whatever the others would answer.
        if (context.early_stop && one.evidence.failures.length > 0)
            break;
    }
    if (finished.length === asked.length)
        recordTrial(setup, finished);
    const steps = finished.map(({ evidence }) => evidence);
    const last = finished.at(-1);
    const { unread, exit } = last.transcript;
    const verdict = unread ? (0,infra_verdict/* infraVerdict */.Uc)(unread, exit) : judgeSuite(steps);
    const evidence = {
        proof: finished.flatMap(({ proof }) => proof),
        usage: (0,aggregate/* sumUsage */.Rl)(finished.map(({ usage }) => ({ evidence: { proof: [], usage } }))),
    };
    const outcome = {
        transcript: { ...last.transcript, excerpt: (last.evidence.final_answer ?? last.transcript.excerpt).slice(0, 2500) },
        verdict,
        evidence,
    };
    await context.ports.files.write(`${folder}/meta.json`, (0,aggregate/* describeTrial */.Ix)(unit.agent, ready.version, outcome));
    return {
        outcome,
        verdict,
        failures: steps.flatMap((step) => step.failures.map(failure/* describeFailure */.Ic)),
        duration_ms: finished.reduce((sum, { transcript }) => sum + transcript.exit.duration_ms, 0),
    };
}
/** Only whole trials are recorded, because an answer that an outage cut short says nothing about the agent. */
function recordTrial({ unit, trial, context, recorded }, finished) {
    if (!context.answers?.record)
        return;
    const redact = context.redactFor(unit.agent) ?? (0,redaction/* createRedactor */.lY)([]);
    const steps = finished.flatMap(({ fingerprint, evidence }) => evidence.final_answer === null ? [] : [{ fingerprint, answer: redact(evidence.final_answer) }]);
    if (steps.length < finished.length)
        return;
    const at = recorded?.at ?? context.ports.now().toISOString();
    const model = finished.at(-1)?.model ?? null;
    context.answers.record({
        schema: 'agent-routing.answer.v1',
        case_id: unit.case_id,
        agent: unit.agent,
        trial,
        at,
        model,
        steps,
    });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/lib/agents/interface/denials.js
/** The words of a denied call \u2192 who denied it. */
/** rules: the text of what `rule_folders` hold in the source; without any, no rule can be the source's. */
function refuserOf({ words, otherwise, rule_folders }, message, rules) {
    const own = flat(message);
    if (own !== '' && flat(rules).includes(own))
        return 'rule';
    const refuser = words.find(([pattern]) => pattern.test(message))?.[1] ?? otherwise;
    return refuser === 'rule' && rule_folders && rules === '' ? 'agent' : refuser;
}
/** As it is written in a file of rules: over several lines, its quotes escaped. */
const flat = (text) => text
    .replace(/\\(?=["'])/g, '')
    .replace(/\s+/g, ' ')
    .trim();

// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var skill_hooks = __webpack_require__(52802);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/lib/case/workspace-paths.js
var workspace_paths = __webpack_require__(51709);
;// CONCATENATED MODULE: ./build/lib/evidence/tool-route/call-input.js
/** What a case asks of a call, and what an agent made of it \u2192 whether they are the same call. */



/**
 * Agents rename keys, add their own and make paths absolute before hooks see them (Claude Code 2.1.330), so only the values are
 * compared, as they look from the workspace; Gemini CLI takes an address within a prompt, pi 0.87.1 an edit as a list of one.
 */
function isSameInput(wanted, seen, workspace) {
    const patched = patchedFiles(seen);
    const file = wanted['file_path'] ?? wanted['path'];
    if (patched !== null && file !== undefined)
        return patched.length === 1 && (0,external_node_util_.isDeepStrictEqual)(plain(patched[0]), plain(file));
    const values = (typeof seen === 'object' && seen !== null ? Object.values(seen).flatMap(unlist) : [seen]).map(plain);
    const around = values.find((text) => Object.values(wanted).some((value) => holdsAddress(text, value)));
    return Object.entries(wanted).every(([key, value]) => (key === 'prompt' && isUnasked(wanted, seen)) ||
        values.some((other) => (0,external_node_util_.isDeepStrictEqual)(plain(value), other)) ||
        isHeld(around, value));
    function plain(value) {
        if (typeof value === 'string')
            return relative(value.trim());
        if (Array.isArray(value))
            return value.map(plain);
        if (value === null || typeof value !== 'object')
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
    }
    function relative(text) {
        const inside = workspace === null ? text : text.replaceAll(workspace, '$WORKSPACE');
        return inside.replaceAll(workspace_paths/* WORKSPACE */.un, '.').replaceAll(/(?<![\w.])\.\/+(?=[^\s/])/g, '');
    }
}
function unlist(value) {
    const [only, ...more] = Array.isArray(value) ? (0,json_value/* objects */.JD)(value) : [];
    return only !== undefined && more.length === 0 ? [value, ...Object.values(only)] : [value];
}
/** Codex 0.169.0 writes and edits files by a patch; of one that ran it shows the files alone. */
function patchedFiles(seen) {
    const { patch, command, changes } = (0,json_value/* asFields */.qI)(seen);
    const text = (0,json_value/* string */.Yj)(patch ?? command);
    if (text.startsWith('*** Begin Patch'))
        return [...text.matchAll(/^\*\*\* (?:Add|Update|Delete) File: (.+)$/gm)].map(([, path = '']) => path);
    return changes === undefined ? null : (0,json_value/* objects */.JD)(changes).map(({ path }) => (0,json_value/* string */.Yj)(path));
}
/** A fetch of OpenCode 1.18.33 takes an address alone, and no question about what is there. */
const isUnasked = ({ url }, seen) => url !== undefined && !('prompt' in (0,json_value/* asFields */.qI)(seen));
const ADDRESS = /^https?:\/\/\S+$/;
const holdsAddress = (text, address) => typeof text === 'string' &&
    typeof address === 'string' &&
    ADDRESS.test(address) &&
    text.split(/\s+/).includes(address);
/** In the text around an address stands what is asked about it, too. */
const isHeld = (around, value) => holdsAddress(around, value) ||
    (typeof around === 'string' && typeof value === 'string' && !ADDRESS.test(value) && around.includes(value));

// EXTERNAL MODULE: ./build/lib/contract/transcript/hook-call.js
var hook_call = __webpack_require__(26788);
;// CONCATENATED MODULE: ./build/lib/evidence/tool-route/settled.js

/** The hooks of a case's own workspace are part of the question, not of what is asked about. */
const isOwn = (file) => !file.startsWith(hook_call/* WORKSPACE */.u);

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
;// CONCATENATED MODULE: ./build/lib/evidence/tool-route/unasked.js




/** What is declared so that the agent never runs it. */
function findUnmatched(hooks, explainUnrun, tool) {
    const why = hooks.map((hook) => explainUnrun?.(hook, tool) ?? null).find((one) => one !== null);
    return why === undefined ? null : { why, failure: 'unmatched' };
}
/** No hook waits for that. */
const explainNone = (event, why, { declareFor }) => ({
    why,
    ...withFix(declareFor?.([], event)),
});
const withFix = (fix = null) => (fix === null ? {} : { fix });
/** What the hooks that the agent does read wait for in place of this. */
function sayOwn(unread, event, { declared, foreign }) {
    const own = (declared ?? []).filter((hook) => isOwn(hook.file) && !foreign?.test(hook.file) && !unread.includes(hook));
    const same = own.filter((hook) => (0,name_call/* isOfEvent */.Ud)(hook.event, event));
    if (same.length > 0)
        return `of those that it does read none waits for this: ${sayMatchers(same)}`;
    const [first] = own;
    return first
        ? `${first.file}, which it does read, declares none for ${event}`
        : 'no other file declares one for this';
}
const sayMatchers = (hooks) => (0,count/* listFew */.lE)([...new Set(hooks.map(({ file, matcher }) => `in ${file} the matcher is ${JSON.stringify(matcher ?? '')}`))], 3);
/** Null where the agent reads one of them. */
function explainUnread(hooks, event, sight) {
    const { foreign, isForeignEvent, declareFor } = sight;
    const reached = hooks.filter(({ file }) => !foreign?.test(file));
    const namesOf = (each) => [...new Set(each)].join(', ');
    if (reached.some((hook) => !isForeignEvent?.(hook)))
        return null;
    const why = reached.length === 0
        ? `this agent reads no hooks from ${namesOf(hooks.map(({ file }) => file))}, and ${sayOwn(hooks, event, sight)}`
        : `this agent has no hook event ${namesOf(reached.map((hook) => hook.event))}`;
    return { why, failure: 'unread', ...withFix(declareFor?.(reached.length === 0 ? hooks : reached, event)) };
}
/** Null where one of them is a command, or there is none. */
function explainUnrecorded(hooks) {
    const [hook] = hooks;
    if (hook === undefined || hooks.some(({ recorded }) => recorded))
        return null;
    return `the hook of ${hook.file} for ${hook.event} is no command: it asks a model or a server, and what came of that is not seen here`;
}
function settleUnasked(plain, declared, tried, sight) {
    const { foreign, isForeignEvent, silence = null, explainUnrun, declared: all } = sight;
    const broken = sight.broken?.find((file) => !foreign?.test(file));
    const others = declared.filter(({ file }) => !foreign?.test(file));
    if (declared.length === 0 || (broken && others.length === 0)) {
        const misspelt = findUnmatched((all ?? [])
            .filter((hook) => isOwn(hook.file) && !foreign?.test(hook.file) && !isForeignEvent?.(hook))
            .map((hook) => ({ ...hook, matcher: null })), explainUnrun);
        if (misspelt === null)
            return {
                ...plain,
                ...(broken
                    ? { why: `${broken} is no JSON, so no hook in it runs` }
                    : explainNone(tried.event, 'the source declares no hook that runs before a call', sight)),
            };
        const outcome = tried.expect === 'allow' ? plain.outcome : 'hook_not_loaded';
        return { ...plain, ...misspelt, outcome };
    }
    const about = declared.filter(({ matcher }) => (0,skill_hooks/* covers */.hU)(matcher, (0,skill_hooks/* toolNames */.$p)(tried.tool)));
    const unread = explainUnread(about.length > 0 ? about : declared, tried.event, sight);
    // A case that expects the call to run does not need to know of hooks for other agents.
    if (unread !== null && tried.expect === 'allow')
        return { ...plain, why: unread.why };
    if (unread !== null)
        return { ...plain, ...unread, outcome: 'hook_not_loaded' };
    const read = declared.filter((hook) => !foreign?.test(hook.file) && !isForeignEvent?.(hook));
    // A hook for PermissionRequest is asked only where a permission is missing.
    const due = read.filter(({ event, recorded, conditional, matcher }) => recorded && !conditional && (0,name_call/* isOfEvent */.Ud)(event, tried.event) && (0,skill_hooks/* covers */.hU)(matcher, (0,skill_hooks/* toolNames */.$p)(tried.tool)));
    if (tried.by_agent)
        return { ...plain, why: 'no hook was asked before that' };
    if (due.length === 0) {
        const unrecorded = explainUnrecorded(read.filter(({ matcher }) => (0,skill_hooks/* covers */.hU)(matcher, (0,skill_hooks/* toolNames */.$p)(tried.tool))));
        if (unrecorded !== null)
            return { ...plain, why: unrecorded, failure: tried.expect === 'allow' ? null : 'unrecorded' };
        const certain = read.every(({ recorded, conditional }) => recorded && !conditional);
        const of = read.filter(({ event, matcher }) => (0,name_call/* isOfEvent */.Ud)(event, tried.event) && matcher !== null);
        const instead = of.length > 0 ? `: ${sayMatchers(of)}` : '';
        return { ...plain, why: certain ? `no hook of the source is declared for the tool ${tried.tool}${instead}` : null };
    }
    const files = [...new Set(due.map(({ file }) => file))].join(', ');
    const cause = silence ?? findUnmatched(due, explainUnrun, tried.tool) ?? explainRejected(tried);
    const because = cause === null ? '' : `: ${cause.why}`;
    return {
        ...plain,
        outcome: 'hook_not_loaded',
        failure: cause?.failure ?? null,
        why: `the agent never ran the hook that ${files} declares for this tool${because}`,
    };
}
/** What a call of a file names is looked at before a hook is asked, and of a shell's nothing. */
function explainRejected({ tool, failed_with }) {
    if (failed_with === null || (0,name_call/* isSameTool */.N8)('Bash', tool))
        return null;
    return { why: `it failed before a hook was asked: ${failed_with}`, failure: 'rejected' };
}

;// CONCATENATED MODULE: ./build/lib/evidence/tool-route/settle-call.js
/** A tried call, and what the recorder saw of the hooks that were asked about it \u2192 its outcome, the hook that decided it, and why. */









function settleCall(tried, sight) {
    const plain = { outcome: tried.outcome, hook: null, why: null, failure: null, words: null, rewritten: null };
    if (sight.declared === null || tried.outcome === 'unavailable')
        return plain;
    const isBefore = (event) => (0,skill_hooks/* isAskedAt */.Iq)(event, tried.event);
    const declared = sight.declared.filter(({ event, file }) => isBefore(event) && isOwn(file));
    const asked = sight.calls.filter((call) => isBefore(call.event) && isOwn(call.file) && isAbout(call, tried));
    const answers = leaveEarlier(asked, tried).map((call) => ({ call, answer: answerOf(call) }));
    const stopped = tried.outcome === 'blocked_by_hook' || tried.outcome === 'hook_errored';
    const decided = ['deny', 'ask'].flatMap((kind) => answers.flatMap(({ call, answer }) => (answer.kind === kind ? { call, kind, words: answer.words } : [])))[0];
    // To the agent, a question that nobody answers is one of permission, and so is one that a hook answers with no.
    const by_permission = tried.outcome === 'denied' && (decided?.kind === 'ask' || tried.event === 'PermissionRequest');
    // Gemini CLI 0.61.0 ends there.
    const left_open = tried.outcome === 'unfinished' && decided?.kind === 'ask';
    if (decided && (tried.outcome === 'blocked_by_hook' || by_permission || left_open))
        return {
            ...plain,
            outcome: decided.kind === 'ask' ? 'asked' : 'blocked_by_hook',
            hook: decided.call,
            words: decided.words,
        };
    const broken = answers.find(({ answer }) => answer.kind === 'failed' || answer.kind === 'hung');
    if (broken) {
        const described = describeBroken(broken.call, broken.answer, sight);
        return { ...plain, hook: broken.call, ...described, ...addLacked(described.why, broken.call, sight) };
    }
    // What was never finished was not let through either.
    if (tried.outcome === 'unfinished')
        return plain;
    if (stopped)
        return settleStrange(plain, declared);
    if (decided) {
        const why = sight.explainIgnored?.(decided.call) ?? 'the agent did not follow it';
        return {
            ...plain,
            outcome: 'hook_errored',
            hook: decided.call,
            failure: 'ignored',
            why: `the hook ${decided.kind === 'ask' ? 'asked the user about' : 'denied'} the call, but its answer had no effect: ${why}`,
        };
    }
    for (const { call, answer } of answers)
        if (answer.kind === 'rewrite')
            return {
                ...plain,
                hook: call,
                rewritten: answer.input,
                why: `the hook changed the call to \`${(0,name_call/* nameCall */.w0)(tried.tool, answer.input)}\``,
            };
    const [open] = answers;
    if (open) {
        const printed = said(errorLine(open.call.stderr));
        const parts = [
            `the hook ran (exit code ${open.call.exit_code}) and let the call through: \`${(0,name_call/* nameCall */.w0)(tried.tool, tried.input)}\``,
            ...(printed ? [] : describeNames(tried.tool, tried.input, open.call, sight)),
            ...(deniesUnheard(open.call) ? ['but its denial was not read: stdout holds other words, too'] : []),
        ];
        const why = addShown(parts, open.call, sight);
        // What was let through as it should be lacks nothing.
        const lacked = tried.expect === 'allow' ? { why } : addLacked(why, open.call, sight);
        return { ...plain, hook: open.call, ...lacked, why: `${lacked.why}${printed && `; on stderr it said${printed}`}` };
    }
    return settleUnasked(plain, declared, tried, sight);
}
/** The unit's folder is not the whole project. */
function addLacked(why, call, { lackedBy }) {
    const file = lackedBy?.(call) ?? null;
    if (file === null)
        return { why };
    return { failure: 'lacked_file', why: `${why}; the project has ${file}, and the folder of this case has not` };
}
const MOST_SHOWN = 200;
/** What may be why a hook decided nothing: its words to the user, and where it was started. */
function addShown(parts, call, { explainMissing, place }) {
    const words = shownBy(call).slice(0, MOST_SHOWN);
    const because = /No module named|[Cc]annot find|[Nn]o such file/.test(words) ? explainMissing?.(call) : null;
    const shown = words === '' ? [] : [`with the words "${words}"${because ? ` (${because})` : ''}`];
    // A clause of its own, since it is one agent's.
    return [...parts, ...shown].join(', ') + (place && /PLUGIN_ROOT/.test(call.command) ? `; ${place}` : '');
}
/** A hook may look for the names that another agent has for the tool and its fields. */
function describeNames(tool, input, call, { scriptOf }) {
    const given = (0,json_value/* parseObject */.lj)(call.stdin) ?? {};
    const [name, fields] = [toolIn(given), Object.keys(fieldsIn(given))];
    const wanted = Object.keys(input);
    const same = wanted.every((field) => fields.includes(field));
    if (name === '' || (name === tool && same))
        return [];
    const [own, looked] = same
        ? ['', '']
        : [` with ${fields.join(', ')}`, ` with ${wanted.find((field) => !fields.includes(field)) ?? ''}`];
    const other = fields.find((field) => !wanted.includes(field) && typeof fieldsIn(given)[field] === 'string');
    // A script that has the agent's own word does know it; `path` it has as a field, and `os.path` is none.
    const word = (0,text_escape/* escapePattern */.MP)(other ?? name);
    const known = other === undefined ? `\\b${word}\\b` : `(?:["'\`|]|(?<!\\b(?:os|sys|node|posix))\\.)${word}\\b`;
    if (new RegExp(known).test(scriptOf?.(call) ?? ''))
        return [];
    const shown = other === undefined ? '' : ` (\`${other}\` is ${(0,text_escape/* oneLine */.TN)(JSON.stringify((0,json_value/* string */.Yj)(fieldsIn(given)[other])), 80)})`;
    return [`asked about \`${name}\`${own}${shown}: a script that only looks for ${tool}${looked} does not know it`];
}
const toolIn = (given) => (0,json_value/* string */.Yj)(given['tool_name'] ?? given['toolName']);
/** Describes how a hook ended that gave no decision. */
function describeBroken(call, answer, { explainMissing, explainIgnored }) {
    const { duration_ms, exit_code, signal } = call;
    if (answer.kind !== 'failed') {
        const words = answer.kind === 'hung' ? said(answer.words) : '';
        const seconds = `${(duration_ms / 1000).toFixed(1)} s`;
        const because = explainIgnored?.(call);
        const why = `the hook was stopped after ${seconds}, before it had answered${words}${because ? `; ${because}` : ''}`;
        return { outcome: 'hook_timed_out', failure: null, why };
    }
    const how = signal ? `signal ${signal}` : `exit code ${exit_code}`;
    const what = {
        missing: `the hook could not run, because a file, module or program that it needs is missing (${how})`,
        not_executable: `the hook could not start, because its file is not executable (${how})`,
        crashed: `the hook ended with an error (${how})`,
    }[answer.why];
    const because = (answer.why === 'missing' && explainMissing?.(call)) || null;
    return {
        outcome: 'hook_errored',
        failure: answer.why,
        why: `${what}${said(answer.words)}${because === null ? '' : `; ${because}`}`,
    };
}
/** A hook stopped the call, and none that was recorded did. */
function settleStrange(plain, declared) {
    if (plain.outcome === 'hook_errored')
        return { ...plain, failure: 'crashed', why: 'a hook ended with an error' };
    if (declared.some(({ recorded }) => !recorded))
        return plain;
    return { ...plain, failure: 'not_own', why: 'the hook that blocked the call is not one of the source' };
}
const said = (words) => (words === '' ? '' : `: ${words.replace(COPY, '\u2026$1')}`);
/** A path in a unit's copy of the source, of which the beginning differs from unit to unit, with its last two names. */
const COPY = /(?:(?:\/private)?\/tmp|\/dev\/shm)\/ar-[\da-f]{8,}(?:\/[^\s/'"`]+)*?((?:\/[^\s/'"`]+){1,2})(?=['"`\s:;,)]|$)/g;
/** A hook that is asked the same again has answered the calls before this one, too. */
function leaveEarlier(calls, { after_calls, tool, input, workspace }) {
    const same = after_calls.filter((one) => (0,name_call/* isSameTool */.N8)(one.tool, tool) && isSameInput(one.input, input, workspace));
    if (same.length === 0)
        return [...calls];
    const idOf = ({ event, file, command }) => JSON.stringify([event, file, command]);
    return [...(0,group_by/* groupBy */.$)(calls, idOf).values()].flatMap((each) => each.slice(Math.min(same.length, each.length - 1)));
}
/** Claude Code and Codex write snake_case, Copilot's own form is camelCase. */
function isAbout({ stdin }, { tool, input, workspace }, unread = true) {
    const given = (0,json_value/* parseObject */.lj)(stdin);
    // Cut off, or never read: with one call in a trial it can only be about that one.
    if (given === null)
        return unread;
    return (0,name_call/* isSameTool */.N8)(tool, toolIn(given)) && isSameInput(input, fieldsIn(given), workspace);
}
function fieldsIn(given) {
    const args = given['tool_input'] ?? given['toolArgs'] ?? given['toolInput'];
    return typeof args === 'string' ? ((0,json_value/* parseObject */.lj)(args) ?? { text: args }) : (0,json_value/* asFields */.qI)(args);
}

;// CONCATENATED MODULE: ./build/lib/evidence/tool-route/tool-call.js




/** How many calls of the tool with another input are kept, because a hook may have changed the input. */
const MOST_REWRITTEN = 3;
function createRouteCollector(testCase) {
    const evidence = {
        ...{ call: null, not_made: null, others: [], proof: [], fault: null, ended: false, usage: evidence_evidence/* NO_USAGE */.y },
    };
    const before = [...testCase.after_calls];
    const other_inputs = [];
    let workspace = null;
    return {
        /** Where the agent works: paths are compared as they look from there. */
        setWorkspace(folder) {
            workspace = folder;
        },
        add(event) {
            if (event.type === 'fault')
                evidence.fault ??= event.fault;
            else if (event.type === 'end') {
                evidence.ended = true;
                evidence.usage = event.usage;
            }
            else if (event.type === 'tool_call' || event.type === 'skill_call')
                addCall(event);
        },
        /**
         * rewritten: what the source's hooks made of the input; some agents show only that (Codex 0.169.0). let_through: hooks were asked
         * about exactly this call, so it was tried, also where the agent says nothing of it.
         */
        end(rewritten = [], let_through = false) {
            const call = evidence.call === null &&
                other_inputs.find((other) => rewritten.some((input) => isRewritten(input, (0,json_value/* asFields */.qI)(other.input))));
            if (call)
                keep(call);
            else if (evidence.call === null && let_through && evidence.ended && evidence.fault === null)
                evidence.call = { tool: testCase.tool, outcome: 'failed', message: UNTOLD, output: '' };
            evidence.not_made = before[0] ?? null;
            return evidence;
        },
    };
    /** Fields that the agent's tool does not have are dropped. */
    function isRewritten(input, seen) {
        return isSameInput(input, seen, workspace) || (Object.keys(seen).length > 0 && isSameInput(seen, input, workspace));
    }
    function addCall(event) {
        const [earlier] = before;
        if (earlier && (0,name_call/* isSameTool */.N8)(earlier.tool, event.tool) && isSameInput(earlier.input, event.input, workspace)) {
            before.shift();
            return;
        }
        const is_tool = (0,name_call/* isSameTool */.N8)(testCase.tool, event.tool);
        if (!is_tool || !isSameInput(testCase.input, event.input, workspace)) {
            if (evidence.others.length < 5)
                evidence.others.push(event.tool);
            if (is_tool && event.type === 'tool_call' && other_inputs.length < MOST_REWRITTEN)
                other_inputs.push({ ...event, output: event.output.slice(0, tool_call_MAX_CHARS) });
            return;
        }
        if (evidence.call === null || evidence.call.outcome === 'unfinished')
            keep(event);
    }
    function keep(event) {
        const { tool, outcome, message, output, stream, line, proof } = event;
        // The output of a call may have megabytes.
        evidence.call = {
            tool,
            outcome,
            message: message?.slice(0, tool_call_MAX_CHARS) ?? null,
            output: output.slice(0, tool_call_MAX_CHARS),
        };
        evidence.proof = [{ token: tool, source: stream, line_number: line, line: proof }];
    }
}
const UNTOLD = 'the agent does not say what became of it';
const tool_call_MAX_CHARS = 20_000;

;// CONCATENATED MODULE: ./build/lib/verdict/route-verdict.js

const firstLine = (text) => (text.trim().split('\n')[0] ?? '').slice(0, 300);
const failRoute = ({ expect }, error, exit, more = {}) => (0,infra_verdict/* failVerdict */.GF)({ error, missing_evidence: [expect], ...more }, exit);

;// CONCATENATED MODULE: ./build/lib/verdict/hook-event.js








function judgeHookEvent(judged) {
    const { testCase, event, fault, exit, sight } = judged;
    const own = sight.calls.filter((call) => isOwn(call.file) && (0,name_call/* isOfEvent */.Ud)(call.event, event));
    const outcomeOf = (outcome, hook, why, failure = null) => ({
        outcome,
        route: null,
        hook: hook && `${hook.event} in ${hook.file}`,
        why,
        failure,
    });
    if (own.length === 0) {
        if (fault)
            return { verdict: (0,infra_verdict/* infraVerdict */.Uc)(fault, exit), tried_call: null };
        const { why, failure, fix } = explainNoCall(judged);
        const tried_call = outcomeOf('hook_not_loaded', null, why, failure);
        return {
            verdict: failRoute(testCase, `hook_not_loaded: ${why}`, exit),
            tried_call: fix === undefined ? tried_call : { ...tried_call, fix },
        };
    }
    const answers = own.map((call) => ({ call, answer: answerOf(call) }));
    const { contains, tool, input } = testCase;
    const sayer = answers.find(({ call }) => contains === undefined || wordsIn(call).includes(contains));
    const denier = answers.find(({ answer }) => answer.kind === 'deny');
    const broken = answers.find(({ answer }) => answer.kind === 'failed' || answer.kind === 'hung');
    const whole = answers.find(({ call, answer }) => call === sayer?.call && !/failed|hung/.test(answer.kind));
    const met = meetsOf(judged, sayer?.call ?? null, denier?.call ?? null, whole !== undefined);
    if (met !== null && !(met === 'allowed' && broken))
        return {
            verdict: { ...verdict/* CLEAN */.w, matched_evidence: [met] },
            tried_call: outcomeOf(met === 'blocked_by_hook' ? met : 'ran', (denier ?? sayer)?.call ?? null, `the hook ran for ${event}`),
        };
    if (broken && (!sayer || testCase.expect !== 'context')) {
        const { outcome, failure, why } = describeBroken(broken.call, broken.answer, sight);
        return {
            verdict: failRoute(testCase, `${outcome}: ${why}`, exit),
            tried_call: outcomeOf(outcome, broken.call, why, failure),
        };
    }
    if (fault)
        return { verdict: (0,infra_verdict/* infraVerdict */.Uc)(fault, exit), tried_call: null };
    const shown = (sayer ?? answers[0])?.call ?? null;
    const unmet = explainUnmet(judged, sayer !== undefined, denier !== undefined);
    const why = shown && !denier
        ? addShown([unmet, ...(tool ? describeNames(tool, input, shown, sight) : [])], shown, sight)
        : unmet;
    const answered = testCase.expect === 'block' ? denier && sayer : testCase.expect === 'context' && sayer;
    return {
        verdict: failRoute(testCase, why, exit),
        tried_call: outcomeOf('ran', shown, why, answered ? 'ignored' : null),
    };
}
/** Why no hook of the source ran for an event. */
function explainNoCall({ event, sight, call }) {
    const all = (sight.declared ?? []).filter((hook) => isOwn(hook.file) && (0,name_call/* isOfEvent */.Ud)(hook.event, event));
    if (all.length === 0)
        return { ...explainNone(event, `the source declares no hook for ${event}`, sight), failure: null };
    const unread = explainUnread(all, event, sight);
    if (unread !== null)
        return unread;
    const due = all.filter(({ file }) => !sight.foreign?.test(file));
    const silence = sight.silence ?? findUnmatched(due, sight.explainUnrun);
    const unrecorded = silence === null ? explainUnrecorded(due) : null;
    if (unrecorded !== null)
        return { why: unrecorded, failure: 'unrecorded' };
    const cause = silence ?? explainEnd(event, call);
    const files = [...new Set(due.map(({ file }) => file))].join(', ');
    const why = `the agent never ran the hook that ${files} declares for ${event}${cause ? `: ${cause.why}` : ''}`;
    return { why, failure: cause?.failure ?? null };
}
/** Where a call fails, some agents have another event, which an exit code of a command (Copilot CLI) or a wrong input (Claude Code) may not cause. */
function explainEnd(event, call) {
    if (call === null || !/^PostToolUse/.test(event))
        return null;
    const words = firstLine(call.message ?? call.output);
    const failed = call.outcome === 'failed';
    if (event === 'PostToolUse')
        return failed ? { why: `the call failed: ${words}`, failure: 'rejected' } : null;
    return failed && !(0,name_call/* isSameTool */.N8)('Bash', call.tool)
        ? { why: `the call was rejected before it was made: ${words}`, failure: 'rejected' }
        : { why: 'to this agent the call did not fail', failure: 'unmatched' };
}
/** The evidence that meets the expectation; null where it is not met. */
function meetsOf({ testCase, event, requests }, sayer, denier, ended) {
    const { contains = '', expect } = testCase;
    const reached = requests.some((texts) => texts.some((text) => text.includes(contains)));
    switch (expect) {
        case 'context':
            return sayer && reached ? 'reached_model' : null;
        case 'block':
            // A prompt that was stopped reaches no model; an agent that was kept from stopping asks it once more, with the reason.
            if (event === 'UserPromptSubmit')
                return denier && sayer && requests.length === 0 ? 'blocked_by_hook' : null;
            return denier && sayer && requests.length > 1 && reached ? 'blocked_by_hook' : null;
        case 'allow':
            return denier === null ? 'allowed' : null;
        case 'runs':
            return ended ? 'hook_ran' : null;
        // Only a call can be asked about, or changed.
        case 'ask':
        case 'rewrite':
            return null;
    }
}
function explainUnmet({ testCase, event }, said, denied) {
    const { contains, expect } = testCase;
    if (expect === 'allow')
        return `expected allow, got blocked: the hook for ${event} held the agent back`;
    if (expect === 'block' && !denied)
        return `expected block, got allowed: the hook for ${event} ran and held nothing back`;
    if (!said)
        return `the hook for ${event} ran, and did not say '${contains}'`;
    return expect === 'context'
        ? `the hook for ${event} said '${contains}', and the agent did not pass it on to the model`
        : `the hook for ${event} answered with a block, and the agent did not follow it`;
}

// EXTERNAL MODULE: ./build/lib/case/route-decision.js
var route_decision = __webpack_require__(81891);
;// CONCATENATED MODULE: ./build/lib/verdict/blocked.js


function judgeBlock({ testCase, agent_words, words, by, unheard = '', routes }, exit, how) {
    const matched = [how, ...(by ? [`route:${by}`] : [])];
    if (testCase.expect !== 'block')
        return failRoute(testCase, `expected ${testCase.expect}, got blocked${by ? ` by route '${by}'` : ''}: ${firstLine(agent_words)}`, exit, { mismatch_kind: 'disallowed_hit' });
    const wrong = (error) => failRoute(testCase, error, exit, { matched_evidence: matched });
    if (testCase.contains !== undefined && !agent_words.includes(testCase.contains))
        return wrong(`Message does not contain '${testCase.contains}': ${firstLine(agent_words)}${unheard}`);
    // Any hook can block; what shows that a route did is that route's message.
    if (by === null && routes.some(({ name }) => name === testCase.route))
        return wrong(`the call was blocked without the message of a route: ${firstLine(words)}`);
    return { ...verdict/* CLEAN */.w, matched_evidence: matched };
}
function findRoute(words, routes) {
    const answer = blocked_flat(words);
    return routes.find((route) => answer.includes(blocked_flat(route.message)))?.name ?? null;
}
/** Agents wrap lines and trim them. */
const blocked_flat = (text) => text.replace(/\s+/g, ' ').trim();

;// CONCATENATED MODULE: ./build/lib/verdict/route-pattern.js
/** The routes of a corpus alone, without an agent \u2192 a verdict on a `tool_route` case. */





/** Judges the routes alone, without an agent: Python's `re.search` ignoring case, first match in merge order. Only the command of Bash and the url of WebFetch are matched. */
function judgePattern(testCase, routes) {
    const { tool, input } = testCase;
    const decision = (0,route_decision/* decideByRoutes */.Q)(routes, (0,route_decision/* matchedText */.S)(tool, input), (one) => one === tool);
    if (decision && 'slow' in decision)
        return (0,infra_verdict/* infraVerdict */.Uc)(nameSlow(decision.slow, decision.problem), NO_EXIT);
    const route = decision?.route;
    if (!route)
        return testCase.expect === 'allow'
            ? { ...verdict/* CLEAN */.w, matched_evidence: ['no route matches'] }
            : failRoute(testCase, 'expected block, got allowed: no route matches', NO_EXIT);
    const { message, name } = route;
    return judgeBlock({ testCase, agent_words: message, words: message, by: name, routes }, NO_EXIT, 'blocked_by_hook');
}
/** A hook of Python's would hang on the same call. */
function nameSlow({ name, pattern, origin }, problem) {
    const place = `${origin.file}:${origin.line}, at routes.${name}.pattern`;
    return { kind: 'pattern_too_slow', message: `${place}: ${problem} (${pattern})`.slice(0, 500) };
}
const NO_EXIT = { exit_code: 0, signal: null, timed_out: false };

// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/lib/verdict/hook-answers.js




/** A user could let it through, so it is no block. */
function judgeAsked(testCase, words, exit) {
    const asked = `the hook leaves the call to the user: ${firstLine(words)}`;
    if (testCase.expect !== 'ask')
        return failRoute(testCase, `expected ${testCase.expect}, got ask: ${asked}`, exit);
    return testCase.contains === undefined || words.includes(testCase.contains)
        ? { ...verdict/* CLEAN */.w, matched_evidence: ['asked_by_hook'] }
        : failRoute(testCase, `Message does not contain '${testCase.contains}': ${firstLine(words)}`, exit);
}
function judgeRewritten(testCase, output, because, exit) {
    return output.includes(testCase.contains ?? '')
        ? { ...verdict/* CLEAN */.w, matched_evidence: ['rewritten_by_hook'] }
        : failRoute(testCase, `what the call returned does not contain '${testCase.contains}'${because}`, exit);
}
function judgeShown(testCase, hooks, verdict, exit) {
    const { shows } = testCase;
    if (shows === undefined || hooks.some((call) => isOwn(call.file) && shownBy(call).includes(shows)))
        return verdict;
    const why = `no hook of the source showed the user '${shows}' (systemMessage)`;
    return failRoute(testCase, why, exit, { missing_evidence: ['shows'] });
}

;// CONCATENATED MODULE: ./build/lib/verdict/tool-route.js







function judgeToolRoute(judged) {
    const { evidence, settled, routes, testCase } = judged;
    if (settled === null || evidence.not_made !== null)
        return { verdict: judgeNoCall(judged), tried_call: null };
    const words = wordsOf(evidence.call?.message ?? evidence.call?.output ?? '', settled);
    const { outcome, hook, failure, fix } = settled;
    const refused_by = findRefuser(judged, settled);
    const tried_call = {
        call: (0,name_call/* nameCall */.w0)(testCase.tool, testCase.input),
        outcome,
        refused_by,
        ...(refusesForHook(judged, settled) ? { refused_for_hook: true } : {}),
        route: outcome === 'blocked_by_hook' || outcome === 'denied' ? findRoute(words, routes) : null,
        hook: hook && `${hook.event} in ${hook.file}`,
        why: tool_route_explainRefusal(judged, settled, refused_by),
        failure,
        ...(fix === undefined ? {} : { fix }),
    };
    const verdict = judgeCall(judged, settled, words, tried_call);
    return {
        verdict: verdict.status === 'pass' ? judgeShown(testCase, judged.hooks, verdict, judged.exit) : verdict,
        tried_call,
    };
}
/** Some agents make no call about which a hook failed. */
function refusesForHook({ evidence }, { outcome }) {
    const said = evidence.call?.outcome;
    const failed = outcome === 'hook_errored' || outcome === 'hook_timed_out';
    return failed && (said === 'hook_errored' || said === 'blocked_by_hook');
}
function findRefuser(judged, settled) {
    const { refuser } = judged;
    const { outcome, failure } = settled;
    if (refusesForHook(judged, settled))
        return 'agent';
    if (outcome !== 'blocked_by_hook' && outcome !== 'asked')
        return refuser;
    return failure === 'not_own' ? 'other_hook' : 'hook';
}
/** What the agent itself refused says nothing about the source. */
function tool_route_explainRefusal({ agent, evidence }, { why, outcome }, refused_by) {
    if (refused_by !== 'agent' || outcome !== 'denied')
        return why;
    const words = firstLine(evidence.call?.message ?? evidence.call?.output ?? '');
    return [why, `${agent} itself refused the call, which is not the source's doing: ${words}`]
        .filter(Boolean)
        .join('; ');
}
/** The agent's message, then the hook's, which Copilot does not always pass on. */
function wordsOf(answer, { words }) {
    return words === null || blocked_flat(answer).includes(blocked_flat(words)) ? answer : `${answer}\n${words}`;
}
function judgeCall({ testCase, evidence, exit, routes, refuser, agent, hides_stderr }, settled, words, { route: by, why }) {
    const { outcome, failure } = settled;
    const answer = evidence.call?.message ?? evidence.call?.output ?? '';
    const because = why === null ? '' : `; ${why}`;
    switch (outcome) {
        case 'blocked_by_hook':
            if (failure === 'not_own')
                return failRoute(testCase, `the call was blocked, but ${why}: ${firstLine(answer)}`, exit);
            return judgeBlock({
                ...{ testCase, agent_words: answer, words, by, routes },
                unheard: hides_stderr && settled.hook?.stderr.includes(testCase.contains ?? '')
                    ? `; the hook wrote it to stderr, which ${agent} does not show to the model`
                    : '',
            }, exit, 'blocked_by_hook');
        case 'asked':
            return judgeAsked(testCase, words, exit);
        case 'denied': {
            if (refuser === 'rule')
                return judgeBlock({ testCase, agent_words: answer, words, by, routes: [] }, exit, 'blocked_by_rule');
            // Nothing of the source kept the call back, which is all that such a case asks.
            if (testCase.expect === 'allow' && testCase.event !== 'PermissionRequest' && testCase.returns === undefined)
                return { ...verdict/* CLEAN */.w, matched_evidence: ['let_through'] };
            const denied = refuser === 'agent'
                ? 'the call was denied, but by no hook and no rule of the source'
                : `not blocked by a hook or a rule of the source; only a permission was missing: ${(0,sentence/* openSentence */.ii)(firstLine(answer))}`;
            return failRoute(testCase, `${denied}${because}`, exit);
        }
        case 'hook_errored':
        case 'hook_timed_out':
        case 'hook_not_loaded':
            return failRoute(testCase, `${outcome}: ${why ?? firstLine(answer)}`, exit);
        case 'unavailable':
            return failRoute(testCase, `the call was unavailable: ${firstLine(answer)}`, exit);
        case 'unfinished':
            // The run ended (our timeout, or a crash) while the call was open, so its outcome is unknown.
            return (0,infra_verdict/* infraVerdict */.Uc)(tool_route_findFault(evidence, exit) ?? { kind: 'crashed', message: 'the call was never finished' }, exit);
        case 'ran':
        case 'failed': {
            if (testCase.expect === 'allow')
                return judgeLetThrough(testCase, outcome, settled, evidence.call, exit);
            if (testCase.expect === 'rewrite' && settled.rewritten !== null)
                return judgeRewritten(testCase, `${answer}\n${evidence.call?.output ?? ''}`, because, exit);
            // A call that failed by itself may never have reached a hook; its own message shows why.
            const how = outcome === 'failed' ? `failed: ${firstLine(answer)}` : outcome;
            return failRoute(testCase, `expected ${testCase.expect}, got allowed: the call ${how}${because}`, exit);
        }
    }
}
function judgeLetThrough(testCase, outcome, { hook }, call, exit) {
    const { event, returns } = testCase;
    if (event === 'PermissionRequest' && hook === null)
        return failRoute(testCase, 'the call ran, and no hook of the source was asked for a permission', exit);
    if (returns !== undefined && !`${call?.message ?? ''}\n${call?.output ?? ''}`.includes(returns))
        return failRoute(testCase, `what the call returned does not contain '${returns}': ${firstLine(call?.output ?? '')}`, exit, { missing_evidence: ['returns'] });
    return { ...verdict/* CLEAN */.w, matched_evidence: [outcome] };
}
function judgeNoCall({ testCase, evidence, exit }) {
    const fault = tool_route_findFault(evidence, exit);
    if (fault)
        return (0,infra_verdict/* infraVerdict */.Uc)(fault, exit);
    const other = evidence.others.length ? `; it called ${[...new Set(evidence.others)].join(', ')}` : '';
    return failRoute(testCase, evidence.not_made === null
        ? `the agent never made this ${testCase.tool} call (unavailable)${other}`
        : `the agent never made the call that comes before, \`${(0,name_call/* nameCall */.w0)(evidence.not_made.tool, evidence.not_made.input)}\` (unavailable)`, exit, { failure_kind: 'missing_activity_evidence' });
}
function tool_route_findFault(evidence, exit) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: exit.spawn_error };
    if (evidence.fault)
        return evidence.fault;
    if (evidence.ended || exit.stopped_early)
        return null;
    if (exit.timed_out)
        return { kind: 'crashed', message: 'the run timed out before the call was made' };
    return (0,infra_verdict/* endedEarly */.S3)({ ...exit, signal: null });
}

// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/agents/interface/hook-facts.js
var hook_facts = __webpack_require__(64526);
// EXTERNAL MODULE: ./build/lib/offer/declare-hook.js
var declare_hook = __webpack_require__(79611);
;// CONCATENATED MODULE: ./build/lib/unit/trial/see-hooks.js
/** What a trial recorded of the hooks, and what is known of the agent \u2192 all by which the outcome of a call or an event is settled. */







const { isAbsolute, join, normalize, relative } = external_node_path_.posix;
function seeHooks({ hooks }, after_skill, ready, source) {
    const { agent } = ready;
    return {
        declared: hooks?.declared.map((hook) => (isLoaded(hook, after_skill, source) ? { ...hook, conditional: false } : hook)) ??
            null,
        calls: hooks?.calls ?? [],
        foreign: agent.foreign_hooks,
        isForeignEvent: (hook) => (0,agents/* addressedTo */.pj)(hook, agent).length > 0,
        broken: (0,skill_hooks/* brokenHooks */.ET)(source),
        silence: (0,trial_install/* explainSilence */.l)(ready, source),
        explainUnrun: (hook, tool) => (0,hook_facts/* explainUnrun */.KU)(hook, agent, hooks?.declared, tool),
        declareFor: (unread, event) => (0,declare_hook/* declareFor */.I)(unread, event, agent),
        place: agent.hook_facts.starts_in === 'plugin' ? `it was started in the plugin's folder, not in the project` : null,
        explainMissing: (call) => (0,hook_facts/* explainLacking */.Dy)(call, [source.name, ...source.plugins.map(nameOf)], agent),
        explainIgnored(call) {
            const { async_hook } = agent.hook_facts;
            const isOf = ({ event, command }) => event === call.event && command === call.command;
            if (async_hook && hooks?.declared.find(isOf)?.is_async)
                return `${agent.title} ${async_hook} (\`async\`)`;
            return (0,hook_facts/* explainMute */.t6)(call, agent) ?? agent.explainIgnored?.(call.stdout) ?? (0,hook_facts/* explainUnread */.H8)(call.stdout, agent);
        },
    };
}
/** Hooks in a skill's front matter are there once it is loaded, where the agent knows them. */
const isLoaded = ({ file }, skill, source) => skill !== undefined && (0,find_skill/* findSkills */.Iz)(source, skill).some(({ path }) => path === file);
const nameOf = ({ folder }) => folder.slice(folder.lastIndexOf('/') + 1);
/** What the scripts of the recorded hooks say, and which file of the project they did not find where the case works. */
async function readHookFiles(calls, { root, staged, workspace }, files) {
    const [scripts, lacked] = [new Map(), new Map()];
    const read = (path) => files.read(path).catch(() => null);
    for (const call of calls) {
        const texts = await Promise.all((0,skill_hooks/* scriptPaths */.YK)(call.file, call.command).map((path) => read(join(staged, path))));
        scripts.set(call, [call.command, ...texts].join('\n'));
        for (const path of listMissed(call.stderr, workspace))
            if (!lacked.has(call) && (await read(join(root, path))) !== null)
                lacked.set(call, path);
    }
    return { scriptOf: (call) => scripts.get(call) ?? '', lackedBy: (call) => lacked.get(call) ?? null };
}
const NOT_THERE = /[Nn]o such file|ENOENT|[Cc]an(?:not|'t) (?:open|find)/;
/** Paths below the folder of the case that these words say are not there. */
function listMissed(stderr, workspace) {
    const words = stderr.split('\n').flatMap((line) => (NOT_THERE.test(line) ? line.split(/[\s'"`(),:]+/) : []));
    const paths = words.map((word) => (workspace && isAbsolute(word) ? relative(workspace, word) : normalize(word)));
    return [...new Set(paths)].filter((path) => path !== '' && !/^(?:\.|\.\.(?:\/.*)?|\/.*)$/.test(path));
}

;// CONCATENATED MODULE: ./build/lib/unit/tool-route.js
/** A `tool_route` unit: the agent attempts exactly the given call with the source's hooks in place; `offline` only tests the patterns. */



















const { join: tool_route_join } = external_node_path_.posix;
/** A hook that never lets the agent stop would have it ask for ever. */
const MOST_REQUESTS = 20;
async function runToolRouteUnit(given) {
    const { unit, context } = given;
    const { source } = context.shared;
    const ready = (0,trial_install/* withParts */.d)(given.ready, source, source.hook_folders ?? []);
    const testCase = { ...given.testCase, pass_threshold: (0,trial_context/* thresholdOf */.pI)(given.testCase, context) };
    const attempt = { ...given, ready, testCase };
    const { outcomes, verdicts } = await (0,aggregate/* runTrials */.Fj)(unit, testCase, context, (trial) => tool_route_runTrial(attempt, trial));
    return (0,aggregate/* aggregateUnit */.wQ)(unit, testCase, outcomes, verdicts).row;
}
async function tool_route_runTrial(attempt, trial) {
    const { unit, testCase, ready, context } = attempt;
    const { agent } = ready;
    const collector = createRouteCollector(testCase);
    const requests = [];
    const about = testCase.event?.startsWith('Subagent') ? 'subagent' : 'main';
    const folder = await context.trialFolder(unit.unit_run_id, trial);
    const transcript = await (0,take/* takeTranscript */.U)(ready, context.hooked ?? context.shared, {
        ...commonAsk(attempt, trial),
        prompt: ready.key.subagent ? (0,expected_calls/* handOver */.Cl)((0,expected_calls/* promptFor */.k)(testCase)) : (0,expected_calls/* promptFor */.k)(testCase),
        subagent: null,
        git: testCase.git,
        grant_tools: listGranted(testCase),
        // There is no choice to make, so both embedded modes attempt the one call.
        policy: context.mode === 'live'
            ? null
            : (setup) => {
                collector.setWorkspace(setup.workspace);
                const calls = (0,oracle/* inWholeLines */.ig)((0,expected_calls/* listExpectedCalls */.ci)(testCase, agent, setup), agent, setup.workspace, context.ports.files);
                const policy = testCase.event === 'PreCompact' ? (0,oracle/* fillWindow */.Yh)(calls) : calls;
                return ready.key.subagent || about === 'subagent'
                    ? inSubagent(policy, agent, (request) => agent.callSubagent?.(request, (0,expected_calls/* promptFor */.k)(testCase)))
                    : policy;
            },
        folder,
        onRequest(request, kind) {
            if (kind !== about || requests.length >= MOST_REQUESTS)
                return;
            requests.push([...request.texts.map(({ text }) => text), ...request.results.map(({ text }) => text)]);
        },
        onEvent: collector.add,
    }, context.ports);
    context.onSeen(unit.agent, transcript);
    if (transcript.cwd !== null)
        collector.setWorkspace(transcript.cwd);
    const hooks = transcript.hooks?.calls ?? [];
    const asked = hooks.filter((one) => isAbout(one, { ...testCase, workspace: transcript.cwd }, false));
    const let_through = asked.length > 0 && asked.every((one) => answerOf(one).kind === 'open');
    const evidence = collector.end(hooks.flatMap(rewrittenInput), let_through);
    const { source } = context.shared;
    const { staged } = context.hooked ?? context.shared;
    const { event = 'PreToolUse' } = testCase;
    const refuser = await tool_route_findRefuser(agent, evidence, staged, context.ports.files);
    const { unread, exit } = transcript;
    const places = { root: source.root, staged, workspace: transcript.cwd };
    const sight = {
        ...seeHooks(transcript, testCase.after_skill, ready, source),
        ...(await readHookFiles(hooks, places, context.ports.files)),
    };
    const { verdict, tried_call } = unread
        ? { verdict: (0,infra_verdict/* infraVerdict */.Uc)(unread, exit), tried_call: null }
        : event === 'PreToolUse' || event === 'PermissionRequest'
            ? judgeToolRoute({
                testCase,
                evidence,
                settled: tool_route_settle({ ...testCase, event, workspace: transcript.cwd, by_agent: refuser === 'agent' }, evidence, sight),
                exit: transcript.exit,
                routes: context.routes,
                agent: agent.title,
                hides_stderr: agent.hook_facts.hides_stderr === true,
                refuser,
                hooks,
            })
            : judgeHookEvent({
                testCase,
                event,
                sight,
                call: evidence.call,
                requests,
                fault: tool_route_findFault(evidence, transcript.exit),
                exit: transcript.exit,
            });
    const outcome = { transcript, evidence, verdict, ...(tried_call ? { tried_call } : {}) };
    await context.ports.files.write(`${folder}/meta.json`, (0,aggregate/* describeTrial */.Ix)(unit.agent, ready.version, outcome));
    return outcome;
}
/** A call that came to nothing because its hook never answered is the hook's, not the agent's. */
function tool_route_settle(tried, { call }, sight) {
    const failed_with = call?.outcome === 'failed' ? firstLine(call.message ?? call.output) : null;
    const settled = settleCall({ ...tried, outcome: call?.outcome ?? 'unfinished', failed_with }, sight);
    // Codex prints a call only once its hooks have answered.
    return call === null && settled.outcome === 'unfinished' ? null : settled;
}
const rewrittenInput = (call) => {
    const answer = answerOf(call);
    return answer.kind === 'rewrite' ? [answer.input] : [];
};
/** Null where nothing denied the call. */
async function tool_route_findRefuser({ denials }, { call }, staged, files) {
    if (call?.outcome !== 'denied')
        return null;
    if (!denials)
        return 'permission';
    const texts = await Promise.all((denials.rule_folders ?? []).map(async (folder) => {
        const listed = await files.list(tool_route_join(staged, folder));
        return Promise.all(listed.map((path) => files.read(tool_route_join(staged, folder, path))));
    }));
    return refuserOf(denials, call.message ?? call.output, texts.flat().join('\n'));
}
/** A call that should be blocked gets no grant, so that the agent's permissions may still stop it if the hook fails. */
function listGranted(testCase) {
    if (testCase.event === 'PermissionRequest')
        return [];
    const tries = (0,expected_calls/* listTries */.u3)(testCase).map(({ tool }) => tool);
    return [...new Set(testCase.expect === 'block' && testCase.tool !== '' ? tries.slice(0, -1) : tries)];
}
async function runPatternUnit(unit, testCase, context) {
    const began = context.ports.now().getTime();
    const verdict = judgePattern(testCase, context.routes);
    return (0,aggregate/* aggregateOffline */.n4)(unit, testCase, verdict, context.ports.now().getTime() - began);
}

;// CONCATENATED MODULE: ./build/lib/unit/index.js








async function unit_runUnit(unit, testCase, context) {
    if (testCase.kind === 'route')
        return runRouteUnit(unit, testCase, context);
    if (testCase.kind === 'tool_route' && unit.agent === plan/* OFFLINE */.G)
        return runPatternUnit(unit, testCase, context);
    const found = context.ready[unit.agent];
    if (!found)
        return (0,trial_context/* faultResult */.AS)(unit, testCase, {
            kind: 'cli_missing',
            ...(context.unavailable[unit.agent] ?? { message: 'this agent is not installed' }),
        });
    // Of an agent that is not there no sandbox was looked for.
    if (testCase.kind === 'tool_route' && context.withheld)
        return (0,trial_context/* withheldResult */.L_)(unit, testCase, context.withheld);
    const { timeout_seconds } = testCase;
    const ready = timeout_seconds === undefined ? found : { ...found, timeout_ms: timeout_seconds * 1000 };
    return unit_ask(unit, testCase, ready, context).catch((error) => {
        if (error instanceof lay_out/* NotAsked */.q)
            return (0,trial_context/* faultResult */.AS)(unit, testCase, error.fault);
        throw error;
    });
}
async function unit_ask(unit, testCase, ready, context) {
    switch (testCase.kind) {
        case 'skill':
            return runSkillUnit({ unit, testCase, ready, context });
        case 'tool_route':
            return runToolRouteUnit({ unit, testCase, ready, context });
        case 'suite':
            return runSuiteUnit({ unit, testCase, ready, context });
    }
}
async function runRouteUnit(unit, testCase, context) {
    const began = context.ports.now().getTime();
    const { verdict, proof, excerpt } = judgeRoute(testCase, await context.router());
    const duration_ms = context.ports.now().getTime() - began;
    return {
        ...(0,aggregate/* aggregateOffline */.n4)(unit, testCase, verdict, duration_ms),
        tool_use_proof_lines: proof,
        output_excerpt: excerpt,
    };
}

;// CONCATENATED MODULE: ./build/lib/batch/execute-unit.js






function createExecutor({ plan, fail_fast, max_tokens }, ports, { signal, caseOf, settle, add }) {
    let failed = false;
    let tokens = 0;
    const refusals = countRefusals();
    const unread = new Map();
    /** In words, as a row of its own; null where nothing keeps it. */
    const explainStop = (unit) => {
        if (fail_fast && failed)
            return notStarted(unit, caseOf(unit));
        const refused = refusals.of(unit.agent);
        if (refused)
            return (0,trial_context/* faultResult */.AS)(unit, caseOf(unit), refused);
        const shown = unread.get(unreadKey(unit, caseOf(unit)));
        if (shown)
            return unreadAsIn(shown, unit, caseOf(unit));
        if (tokens < (max_tokens ?? Number.POSITIVE_INFINITY))
            return null;
        const message = `not started: the batch has used ${tokens} tokens (--max-tokens)`;
        return (0,trial_context/* faultResult */.AS)(unit, caseOf(unit), { kind: 'quota', message });
    };
    const record = async (unit, judged) => {
        // A reader compares an outage with the vendor's status page.
        const result = judged.status === 'infra_error' ? { ...judged, failed_at_utc: ports.now().toISOString() } : judged;
        // The offers that a unit showed must be on disk before its record is, because a resumed batch does not run it again.
        await settle();
        const bytes = await ports.folder.writeResult(result);
        failed ||= result.status === 'fail';
        if (plan.mode === 'live')
            refusals.add(result);
        tokens += (result.usage.input_tokens ?? 0) + (result.usage.output_tokens ?? 0);
        if (result.tried_call?.failure === 'unread' && result.trials.ran > 0)
            unread.set(unreadKey(unit, caseOf(unit)), result);
        const done = result.status === 'pass' || result.status === 'skipped';
        ports.onState(unit, result.timed_out ? 'timeout' : done ? 'completed' : 'failed', result);
        await add(bytes);
    };
    return {
        record,
        mayStart: () => !signal.aborted && !(fail_fast && failed) && tokens < (max_tokens ?? Number.POSITIVE_INFINITY),
        async execute(unit, context) {
            if (signal.aborted)
                return null;
            const testCase = caseOf(unit);
            const stopped = explainStop(unit);
            if (stopped?.tried_call)
                await record(unit, stopped);
            else if (stopped)
                await add(await ports.folder.writeResult(stopped));
            if (stopped)
                return null;
            ports.onState(unit, 'running', null);
            await ports.folder.clearUnit(unit.unit_run_id);
            const result = await unit_runUnit(unit, testCase, context).catch((error) => {
                const explained = (0,full_disk/* explainFullDisk */.E)(error);
                if (explained instanceof config_error/* ConfigError */.x)
                    throw explained;
                return (0,trial_context/* faultResult */.AS)(unit, testCase, {
                    kind: 'runner',
                    message: `the runner itself failed: ${error.message}`,
                });
            });
            if (signal.aborted)
                return null;
            await record(unit, result);
            return result;
        },
    };
}
/** So many units of an agent without an answer to any: one may be refused for what its prompt says. */
const REFUSED = 2;
/** A vendor that takes no credential, or whose quota is used up, gives every unit of that agent the same answer, and other agents have their own. */
function countRefusals() {
    const answered = new Set();
    const faults = new Map();
    return {
        /** Null where a further unit may be answered. */
        of: (agent) => {
            const known = answered.has(agent) ? [] : (faults.get(agent) ?? []);
            return known.length < REFUSED ? null : (known[0] ?? null);
        },
        add({ agent, status, fault }) {
            if (status === 'pass' || status === 'fail')
                answered.add(agent);
            else if (fault && (0,aggregate/* isRefusal */.vu)(fault.kind))
                faults.set(agent, [...(faults.get(agent) ?? []), fault]);
        },
    };
}
/** Equal for all cases of which one shows that the agent reads no hook of the source; a call that may run has to be made. */
const unreadKey = ({ agent, unit_run_id }, testCase) => testCase.kind === 'tool_route' && testCase.expect !== 'allow' ? `${agent} ${testCase.event}` : unit_run_id;
/** The row of a unit that is not started, because another has shown all of it. */
function unreadAsIn({ case_id, tried_call, error, ...shown }, unit, testCase) {
    const call = tried_call?.call && testCase.kind === 'tool_route' ? (0,name_call/* nameCall */.w0)(testCase.tool, testCase.input) : undefined;
    const { status, failure_kind, failure_category } = shown;
    return {
        ...(0,trial_context/* blankResult */.mE)(unit, testCase),
        ...{ status, failure_kind, failure_category, tried_call: tried_call && { ...tried_call, call } },
        error: `${error}; not started, because ${case_id} has shown this`,
    };
}
/** The row of a unit that --fail-fast did not start; a resumed batch runs it. */
function notStarted(unit, testCase) {
    return {
        ...(0,trial_context/* blankResult */.mE)(unit, testCase),
        status: 'skipped',
        error: 'not started: another unit had failed (--fail-fast)',
    };
}

// EXTERNAL MODULE: ./build/lib/unit/pack/may-share.js
var may_share = __webpack_require__(50946);
// EXTERNAL MODULE: ./build/lib/unit/pack/pack.js + 7 modules
var pack = __webpack_require__(45102);
;// CONCATENATED MODULE: ./build/lib/batch/packs.js


/** Measured with 100 calls; agents that name no limit of their own shortened no conversation of this size. */
const MOST_CASES = 50;
const MOST_BODY_CHARS = 250_000;
/** In mode replay so many are tried until one passes. */
const REPLAY_CONTROLS = 3;
function planPacks(units, caseOf, context) {
    const byAgent = new Map();
    const alone = [];
    for (const unit of units) {
        const testCase = caseOf(unit);
        const ready = context.ready[unit.agent];
        if (!ready || !(0,may_share/* mayShare */.Xb)(unit, testCase, ready, context)) {
            alone.push(unit);
            continue;
        }
        const members = byAgent.get(unit.agent);
        if (members)
            members.push({ unit, testCase });
        else
            byAgent.set(unit.agent, [{ unit, testCase }]);
    }
    const packs = [...byAgent].map(([agent, members]) => ({ agent, members }));
    return { alone, packs };
}
async function runPacked({ agent, members }, ports) {
    const { start, execute } = ports;
    const { context } = ports;
    // A control without a call leaves no evidence to compare, so it comes only where nothing but its like is left.
    const isQuiet = ({ testCase }) => (0,may_share/* callsNothing */.hf)(testCase, agent, context.shared.source);
    const rest = [...members.filter((one) => !isQuiet(one)), ...members.filter(isQuiet)];
    let control = null;
    // A recorded choice may be wrong, and says nothing about the next one's.
    for (let tries = context.mode === 'replay' ? REPLAY_CONTROLS : 1; tries > 0 && !control; tries--) {
        const first = rest.shift();
        if (!first)
            return;
        // The control gets a map of its own, because its packs must not be compared with another unit.
        const own = { ...context, compared: new Map() };
        const result = await start(() => execute(first.unit, own));
        const listing = own.compared.get(agent)?.listing;
        if (result?.status === 'pass' && listing !== undefined)
            control = { ...first, result, listing };
    }
    const found = control;
    const ready = context.ready[agent];
    const chunks = found && rest.length > 1 ? cutPacks(rest, agent, context, found) : [];
    const shared = await Promise.all(chunks.map((chunk) => start(async () => {
        if (!ready || !found || !ports.mayStart())
            return [];
        for (const { unit } of chunk) {
            ports.onRunning(unit);
            await ports.clear(unit.unit_run_id);
        }
        const { passed } = await (0,pack/* runPack */.R)(found, chunk, ready, context);
        const done = chunk.filter(({ unit }) => passed.has(unit.unit_run_id));
        for (const { unit } of done)
            await ports.record(unit, passed.get(unit.unit_run_id));
        return done.map(({ unit }) => unit.unit_run_id);
    })));
    const recorded = new Set(shared.flatMap((ids) => ids ?? []));
    const left = rest.filter(({ unit }) => !recorded.has(unit.unit_run_id));
    await Promise.all(left.map(({ unit }) => start(() => execute(unit))));
}
/** A pack has at most so many cases and so much text, the control's included, because an agent may shorten a conversation that grows too long. */
function cutPacks(members, agent, { shared, ready }, control) {
    const most = ready[agent]?.agent.most_answer_chars ?? MOST_BODY_CHARS;
    const textsOf = ({ testCase }) => (0,may_share/* listNeeded */.oZ)(testCase, agent, shared.source).map(({ path, text }) => [path, text.length]);
    const packs = [];
    let texts = new Map();
    for (const member of members) {
        const together = new Map([...texts, ...textsOf(member)]);
        const chars = [...together.values()].reduce((sum, length) => sum + length, 0);
        const pack = packs.at(-1);
        if (pack && pack.length < MOST_CASES && chars <= most) {
            pack.push(member);
            texts = together;
        }
        else {
            packs.push([member]);
            texts = new Map([...textsOf(control), ...textsOf(member)]);
        }
    }
    return packs;
}

// EXTERNAL MODULE: ./build/lib/report/formats/proof-log.js
var proof_log = __webpack_require__(20921);
;// CONCATENATED MODULE: ./build/lib/batch/results-writer.js
/** Writes results.json and the proof log of a running batch: every few seconds, and at the end. */

const WRITE_EVERY_MS = 3000;
/** Up to this many bytes there is no limit: a batch of a few hundred units is written each time it is due. */
const FREE_WRITE_BYTES = 1024 * 1024;
/** Each write rewrites everything, so writes are skipped once their bytes in all exceed those of the records plus a megabyte. */
function createResultsWriter(input, listed, ports) {
    let last = 0;
    let written = 0;
    let records = 0;
    let running = Promise.resolve();
    const write = () => {
        running = running.then(async () => {
            last = ports.now().getTime();
            written += await ports.folder.writeResults(envelopeOf(input, listed, ports.now()), {
                header: (0,proof_log/* proofHeader */.G)(input.batch_run_id, ports.now()),
                block: proof_log/* proofBlock */.g,
            });
        });
        return running;
    };
    return {
        write,
        async add(bytes) {
            records += bytes;
            if (ports.now().getTime() - last >= WRITE_EVERY_MS && written <= FREE_WRITE_BYTES + records)
                await write();
        },
    };
}
function envelopeOf(input, { offers, parts }, now) {
    const { plan } = input;
    // In the plan's order, not in order of arrival, so that equal batches give identical files.
    const inOrder = (of) => Object.fromEntries(Object.keys(plan.agents).flatMap((agent) => (of[agent] ? [[agent, of[agent]]] : [])));
    return {
        schema: 'agent-routing.results.v1',
        batch_run_id: input.batch_run_id,
        generated_at_utc: now.toISOString(),
        mode: plan.mode,
        options: input.options,
        environment: {
            tool_version: input.tool_version,
            skills_hash: plan.source_hash,
            ...(plan.had_as ? { had_as: plan.had_as } : {}),
            ...(input.hooks_off ? { hooks_off: true } : {}),
            plan_hash: plan.hash,
            shard: plan.shard,
            agents: input.environment,
        },
        offers: inOrder(offers),
        parts: inOrder(parts),
        ...(input.locations ? { locations: input.locations } : {}),
        ...(input.decider ? { decider: input.decider() } : {}),
    };
}

;// CONCATENATED MODULE: ./build/lib/batch/run-batch.js
/** Executes a plan: units run in parallel, and each finished unit leaves a record, so a killed batch loses no finished unit. */







/** Runs every unit that has no result yet or ended with infra_error; resolves when all are done or the signal is aborted. */
async function runBatch(input, context, ports, presetOffers = {}) {
    const { plan } = input;
    const cases = new Map(input.cases.map((testCase) => [testCase.case_id, testCase]));
    const offers = { ...input.offers_before, ...presetOffers };
    const parts = { ...input.parts_before };
    const writer = createResultsWriter(input, { offers, parts }, ports);
    const stop = new AbortController();
    // A unit that fails with a ConfigError, such as a full disk, ends all of them.
    const signal = AbortSignal.any([context.signal, stop.signal]);
    let dirty = false;
    let written = Promise.resolve();
    const unitContext = {
        ...context,
        signal,
        trialFolder: ports.folder.trialFolder,
        compared: new Map(),
        offersOf: (agent) => presetOffers[agent] ?? null,
        onOffers(agent, offered, listParts) {
            dirty ||= offers[agent] === undefined || parts[agent] === undefined;
            offers[agent] ??= offered;
            parts[agent] ??= listParts();
            ran(agent);
        },
        onSeen(agent, { model, home_length, hooks }) {
            if (hooks?.calls.length)
                calls.set(agent, [...(calls.get(agent) ?? []), ...hooks.calls]);
            ran(agent);
            const known = input.environment[agent];
            if (!known || (known.home_length && (known.vendor_model || !model)))
                return;
            dirty = true;
            Object.assign(known, { vendor_model: known.vendor_model ?? model, home_length });
        },
    };
    let fatal = null;
    // A hook may run before a request shows what else there is.
    const calls = new Map();
    const ran = (agent) => {
        const known = parts[agent];
        if (!known)
            return;
        const rows = markRun(known, calls.get(agent) ?? []);
        calls.delete(agent);
        dirty ||= rows.some(({ ran }, at) => ran && !known[at]?.ran);
        parts[agent] = rows;
    };
    const limit = ports.limit ?? (0,p_limit/* default */.A)(input.max_parallel);
    const caseOf = (unit) => {
        const testCase = cases.get(unit.case_id);
        if (testCase)
            return testCase;
        throw new config_error/* ConfigError */.x(`The plan names a case that is not in the corpus.`, {
            case_id: unit.case_id,
            fix: 'start a new batch.',
        });
    };
    const { execute, record, mayStart } = createExecutor(input, ports, {
        signal,
        caseOf,
        async settle() {
            if (dirty) {
                dirty = false;
                written = writer.write();
            }
            await written;
        },
        add: writer.add,
    });
    await writer.write();
    const waiting = await listWaiting(plan, ports.folder);
    for (const unit of waiting)
        ports.onState(unit, 'queued', null);
    const start = (run) => limit(() => run().catch((error) => {
        fatal ??= error;
        stop.abort();
        return null;
    }));
    const { alone, packs } = input.pack ? planPacks(waiting, caseOf, unitContext) : { alone: waiting, packs: [] };
    await Promise.all([
        ...alone.map((unit) => start(() => execute(unit, unitContext))),
        ...packs.map((pack) => runPacked(pack, {
            context: unitContext,
            start,
            execute: (unit, context = unitContext) => execute(unit, context),
            mayStart,
            onRunning: (unit) => ports.onState(unit, 'running', null),
            record,
            clear: ports.folder.clearUnit,
        })),
    ]);
    if (fatal) {
        await writer.write().catch(() => { });
        throw fatal;
    }
    await writer.write();
}
async function listWaiting(plan, folder) {
    const waiting = [];
    for (const unit of plan.units) {
        const result = await folder.readResult(unit.unit_run_id);
        const neverRan = result?.status === 'skipped' && (result.trials.verdicts.length === 0 || result.fault?.kind === decision/* UNDECIDED */.Cz);
        if (!result || result.status === 'infra_error' || neverRan)
            waiting.push(unit);
    }
    return waiting;
}


/***/ }),

/***/ 81891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ decideByRoutes),
/* harmony export */   S: () => (/* binding */ matchedText)
/* harmony export */ });
/* harmony import */ var _pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33034);
/** Routes and a tool call \u2192 the route that decides over it: as in the original hooks, the first in order whose pattern is found. */

/** @param isSameTool whether a route's tool is the tool of the call */
function decideByRoutes(routes, text, isSameTool) {
    if (text === null)
        return null;
    // All routes share one effort, because a hook has to answer in time however many there are.
    const effort = (0,_pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .newEffort */ .zi)();
    for (const route of routes) {
        try {
            if (isSameTool(route.tool) && route.matches(text, effort))
                return { route };
        }
        catch (error) {
            if (error instanceof _pattern_compile_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .TookTooLong */ .SF)
                return { slow: route, problem: error.message };
            throw error;
        }
    }
    return null;
}
/** What the original hooks look at: the command of Bash and the address of WebFetch. */
function matchedText(tool, input) {
    const value = tool === 'Bash' ? input['command'] : tool === 'WebFetch' ? input['url'] : null;
    return typeof value === 'string' ? value : null;
}


/***/ }),

/***/ 51709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ withFullPath),
/* harmony export */   i7: () => (/* binding */ ofWholeLines),
/* harmony export */   un: () => (/* binding */ WORKSPACE),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Paths in a case's input \u2192 paths in the folder where the agent works. */

/** As a case writes it. */
const WORKSPACE = /\$(?:WORKSPACE\b|\{WORKSPACE\})/g;
/** `$WORKSPACE` in the strings of a case's input \u2192 the unit's own folder. */
function inWorkspace(input, workspace) {
    const replace = (value) => {
        if (typeof value === 'string')
            return value.replaceAll(WORKSPACE, () => workspace);
        if (Array.isArray(value))
            return value.map(replace);
        if (value === null || typeof value !== 'object')
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one)]));
    };
    return replace(input);
}
/** A file's path \u2192 as a model that must name it in full would write it. */
function withFullPath(input, workspace) {
    const inFull = (key, value) => /^(?:file_)?path$/.test(key) && typeof value === 'string' && !value.startsWith('/')
        ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(workspace, value)
        : value;
    return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, inFull(key, value)]));
}
/** An edit of a part of a line, in the text of its file \u2192 the same edit of whole lines. */
function ofWholeLines(input, text) {
    const { old_string, new_string } = input;
    if (typeof old_string !== 'string' || typeof new_string !== 'string' || old_string === '')
        return input;
    const at = text.indexOf(old_string);
    if (at < 0)
        return input;
    const end = at + old_string.length;
    const first = text.slice(0, at).lastIndexOf('\n') + 1;
    const rest = old_string.endsWith('\n') && new_string.endsWith('\n') ? '' : (/^.*/.exec(text.slice(end))?.[0] ?? '');
    const [before, after] = [text.slice(first, at), rest];
    return { ...input, old_string: `${before}${old_string}${after}`, new_string: `${before}${new_string}${after}` };
}


/***/ }),

/***/ 24306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ CLEAN)
/* harmony export */ });
/** The verdict on one trial, as every judge returns it. */
/** A pass without any remarks. */
const CLEAN = {
    status: 'pass',
    failure_kind: null,
    mismatch_kind: null,
    failure_category: null,
    error: null,
    fault: null,
    matched_evidence: [],
    missing_evidence: [],
    optional_hits: [],
    disallowed_hits: [],
};


/***/ }),

/***/ 24444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ createCollector)
});

// UNUSED EXPORTS: collectEvidence

// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/text/input-text.js
var input_text = __webpack_require__(77844);
// EXTERNAL MODULE: ./build/lib/evidence/claims.js
var evidence_claims = __webpack_require__(79403);
// EXTERNAL MODULE: ./build/lib/contract/delivery.js
var contract_delivery = __webpack_require__(34615);
;// CONCATENATED MODULE: ./build/lib/evidence/delivered.js
/** What the requests of an embedded model show of the skills and files that it asked for \u2192 the evidence: there they decide, and output does not. */

/** Changes hits and refused, {token: \u2026}. */
function settleDelivered(claims, hits, refused, delivered) {
    for (const claim of claims) {
        const { token, skill } = claim;
        const delivery = skill === '*' || (skill === null && !claim.file) ? null : delivered.of(claim);
        if (delivery === null)
            continue;
        const tier = skill === null ? 2 : 1;
        if (!(0,contract_delivery/* isDelivered */.Z$)(delivery)) {
            delete hits[token];
            refused[token] ??= delivery.why ?? delivery.state;
        }
        else if ((hits[token]?.tier ?? 3) > tier) {
            const { state, kept_chars, of_chars } = delivery;
            const proof_line = `the request after the call has ${kept_chars} of ${of_chars} characters of its text`;
            hits[token] = {
                tier,
                score: 1000,
                source_kind: 'model_request',
                source_detail: `delivered ${state}`,
                proof_line,
            };
        }
    }
}

// EXTERNAL MODULE: ./build/lib/evidence/evidence.js
var evidence = __webpack_require__(45931);
// EXTERNAL MODULE: ./build/lib/evidence/hits.js
var evidence_hits = __webpack_require__(60664);
;// CONCATENATED MODULE: ./build/lib/evidence/own-text.js
/** What a tool gave back \u2192 whether a file's own text is in it, as a run of its lines and not as hits of a search. */
/** So many lines in a row are a read, however long the file is: agents cut long ones. */
const LONG_RUN = 30;
/** Neither outputs nor files are looked at beyond this. */
const MAX_LINES = 20_000;
/** `12\u2192`, `12: `, `12. `, `  12 | `, `12<tab>`: line numbers of the agents' own readers. */
const NUMBER = /^\s*\d+(?:\u2192|\t|[:.|] ?| \| ?)/;
/** At least half of the file's lines in a row, blank ones aside, or a long run of them. */
function showsText(output, text) {
    const wanted = linesOf(text);
    if (wanted.length === 0)
        return false;
    const enough = Math.min(Math.ceil(wanted.length / 2), LONG_RUN);
    const positions = new Map();
    for (const [at, line] of wanted.entries())
        positions.set(line, [...(positions.get(line) ?? []).slice(-50), at]);
    return [false, true].some((numbered) => hasRun(linesOf(output, numbered), positions, enough));
}
/** The runs that end on a line are those of the line before, one longer. */
function hasRun(lines, positions, enough) {
    let runs = new Map();
    for (const line of lines) {
        const next = new Map();
        for (const at of positions.get(line) ?? []) {
            const length = (runs.get(at - 1) ?? 0) + 1;
            if (length >= enough)
                return true;
            next.set(at, length);
        }
        runs = next;
    }
    return false;
}
function linesOf(text, numbered = false) {
    const lines = [];
    for (const line of text.split(/\r\n?|\n/, MAX_LINES)) {
        const bare = (numbered ? line.replace(NUMBER, '') : line).trim();
        if (bare !== '')
            lines.push(bare);
    }
    return lines;
}

;// CONCATENATED MODULE: ./build/lib/evidence/required-file.js

/** Tools that name a file and give none of its text. */
const NO_READER = /write|edit|create|delete|remove|move|copy|grep|search|find|glob|list|\bls\b/i;
/** text: the file's own, where the source or the workspace holds it; null where it is not known, as for a file made in the run. */
function bringsFile(event, token, text) {
    if (event.outcome !== 'ran')
        return false;
    // A file without text is never read: nothing shows it.
    if (text !== null)
        return showsText(event.output, text);
    return !NO_READER.test(event.tool) && namesFile(event.input, token);
}
/** One of the input's values is that path: of a shell command that only mentions it, nothing is known. */
function namesFile(input, token) {
    const wanted = normalise(token);
    const values = input && typeof input === 'object' ? Object.values(input) : [];
    return values.flat().some((value) => {
        if (typeof value !== 'string')
            return false;
        const path = normalise(value);
        return path === wanted || path.endsWith(`/${wanted}`);
    });
}
const normalise = (path) => path
    .replace(/\\+/g, '/')
    .replace(/^(?:\.\/)+/, '')
    .toLowerCase();

// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/evidence/skill-id.js
var skill_id = __webpack_require__(73499);
;// CONCATENATED MODULE: ./build/lib/evidence/searches.js
/** The claims of a case \u2192 what is searched for in the texts of events, each with its own test. */



function listSearches(claims, id_case, ids) {
    return claims
        .filter((claim) => claim.skill !== '*')
        .map(({ token, skill }) => {
        if (skill !== null) {
            const id = (0,skill_id/* normaliseId */.GU)((0,bare_id/* bareId */.yW)(skill), id_case);
            return { token, skill: true, normalise: id_case === 'ignore', isIn: (text) => (0,skill_id/* namesId */.w)(text, id) };
        }
        const words = token.toLowerCase();
        if (!words.includes('/'))
            return { token, skill: false, normalise: true, isIn: (text) => (0,skill_id/* includesWord */.ig)(text, words, ids) };
        // Paths on Windows, and in JSON there: any run of slashes.
        const pattern = new RegExp((0,text_escape/* escapePattern */.MP)(words).replaceAll('/', '[\\\\/]+'));
        return { token, skill: false, normalise: true, isIn: (text) => pattern.test(text) };
    });
}

// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var evidence_tier = __webpack_require__(97858);
;// CONCATENATED MODULE: ./build/lib/evidence/collector.js
/** Collects the evidence of one trial of a `skill` case from an agent's events, one by one. Memory grows with the number of tokens only. */










/** Reasons of a skill_read without text that are failed attempts; others (listed, searched, written) are not attempts. */
const REFUSALS = new Set(['failed', 'denied', 'blocked', 'blocked_by_hook', 'hook_errored', 'unavailable']);
const FOREIGN = {
    other: 'the text that was loaded is another than its SKILL.md',
    empty: 'it was loaded without any text below the front matter',
};
function createCollector(asked) {
    const claims = (0,evidence_claims/* listClaims */.A)(asked, 'events');
    const hits = (0,evidence_hits/* createBestHits */.Lr)();
    const refused = new Map();
    /** Tokens of skills under whose name another text was loaded, or none: no load of that name counts. */
    const foreign = new Map();
    const rules = { id_case: claims.id_case, aliases: claims.aliases };
    const isFile = (claim) => claim.file && claim.skill === null;
    const files = claims.all.filter(isFile).map(({ token }) => token);
    const searches = listSearches([
        ...claims.all.filter((claim) => !isFile(claim)),
        ...claims.any.tokens.map((token) => ({ token, skill: null })),
    ], claims.id_case, new Set((asked.skills ?? []).map((id) => id.toLowerCase())));
    let active = false;
    let ended = false;
    let unanswered = null;
    let fault = null;
    let usage = evidence/* NO_USAGE */.y;
    let final_answer = null;
    function addSkill(event) {
        const seen = (0,evidence_tier/* eventTier */.XY)(asked.agent, event);
        for (const claim of claims.all) {
            if (claim.skill === null)
                continue;
            if (claim.skill !== '*' && !(0,skill_id/* meansSkill */.o2)(claim.skill, event.skill, event.also, rules))
                continue;
            // The text of a skill that the model did not ask for is a quotation.
            const quoted = event.type === 'skill_read' && asked.delivered?.isCalled(claim.skill) === false;
            const tier = quoted && seen !== null && claim.skill !== '*' ? 3 : seen;
            if (tier !== null && (claim.skill !== '*' || tier < 3))
                hits.note(claim.token, tier, scoreOf(event), event, describe(event));
            const refusal = refusalOf(event);
            if (refusal !== null && !refused.has(claim.token))
                refused.set(claim.token, refusal);
        }
    }
    /**
     * `words` are the agent's own, `output` is a tool's result. A skill's name in the agent's words is only a mention, noted once.
     * Outputs are not searched for skill ids, because the parsers report listings as events.
     */
    function search(event, words, output) {
        const open = searches.filter(({ token, skill }) => {
            const known = hits.best(token);
            return known === undefined || (!skill && known.tier > (0,evidence_tier/* mentionTier */.zB)(event));
        });
        if (open.length === 0)
            return;
        let lowered = null;
        let result = null;
        for (const { token, skill, normalise, isIn } of open) {
            const tier = skill ? 3 : (0,evidence_tier/* mentionTier */.zB)(event);
            if (normalise)
                lowered ??= words.map((text) => text.toLowerCase());
            if (!skill)
                result ??= output.toLowerCase();
            const found = (normalise ? lowered : words).some(isIn) || (!skill && isIn(result));
            if (found)
                hits.note(token, tier, tier === 2 ? 110 : 10, event, describe(event));
        }
    }
    /** A path in a call's input proves no read: a failed one, `ls` and `rm` name it too. */
    function addFiles(event) {
        for (const token of files)
            if (hits.best(token) === undefined && bringsFile(event, token, (0,get_own/* getOwn */.N)(asked.files, token) ?? null))
                hits.note(token, 2, 110, event, describe(event));
    }
    return {
        add(event) {
            switch (event.type) {
                case 'skill_call':
                case 'skill_read':
                    active = true;
                    if (event.type === 'skill_call' && event.outcome === 'unfinished')
                        unanswered ??= event.tool;
                    addSkill(event);
                    if (event.type === 'skill_call')
                        search(asToolCall(event), [event.tool, (0,input_text/* inputText */.A)(event.input)], event.output);
                    else if (event.path !== null)
                        search(event, [event.path], '');
                    break;
                case 'tool_call':
                    active = true;
                    if (event.outcome === 'unfinished')
                        unanswered ??= event.tool;
                    addFiles(event);
                    search(event, [event.tool, (0,input_text/* inputText */.A)(event.input)], event.output);
                    break;
                case 'foreign_text':
                    for (const claim of claims.all)
                        if (claim.skill !== null && claim.skill !== '*' && (0,skill_id/* meansSkill */.o2)(claim.skill, event.skill, event.also, rules))
                            foreign.set(claim.token, event.text);
                    break;
                case 'message':
                case 'final_answer':
                    if (event.type === 'final_answer')
                        final_answer = event.text;
                    search(event, [event.text], '');
                    break;
                case 'fault':
                    fault ??= event.fault;
                    break;
                case 'model':
                case 'plugin_refused':
                    break;
                case 'end':
                    ended = true;
                    usage = event.usage;
                    break;
                default:
                    event;
            }
        },
        end: () => {
            if (!asked.delivered)
                for (const [token, text] of foreign)
                    refused.set(token, FOREIGN[text]);
            const found = { ...hits.hits() };
            const vain = Object.fromEntries(refused);
            if (asked.delivered)
                settleDelivered(claims.all, found, vain, asked.delivered);
            else
                for (const token of foreign.keys())
                    delete found[token];
            return {
                claims,
                hits: found,
                refused: vain,
                active,
                proof: hits.proof(),
                fault,
                ended,
                unanswered,
                usage,
                final_answer,
            };
        },
    };
}
/** Collects from all events at once, for callers that have them in memory. */
function collectEvidence(events, asked) {
    const collector = createCollector(asked);
    for (const event of events)
        collector.add(event);
    return collector.end();
}
/** The text of an injected or invoked skill is searched like a tool's output, because tokens of a case may occur in it. */
function asToolCall(event) {
    const { stream, line, proof, call_id, tool, input, outcome, message, output } = event;
    return { type: 'tool_call', stream, line, proof, call_id, tool, input, outcome, message, output };
}
/** Scores on the scale of scoreProofLine, so that both kinds of evidence pick the best hit in the same way. */
function scoreOf(event) {
    if (event.type === 'skill_read')
        return event.text === 'own' ? 700 : event.text === 'other' ? 160 : 10;
    if (event.outcome !== 'ran')
        return 110;
    return event.how === 'invoked' ? 1000 : 900;
}
function refusalOf(event) {
    if (event.type === 'skill_read') {
        return event.text === 'none' && event.why !== null && REFUSALS.has(event.why)
            ? `reading SKILL.md ${event.why}`
            : null;
    }
    if (event.outcome === 'ran' || event.outcome === 'unfinished')
        return null;
    return `${event.outcome}: ${event.message ?? 'no reason given'}`;
}
function describe(event) {
    const location = `${event.stream}:${event.line}`;
    if (event.type === 'skill_call')
        return `${location} ${event.how} ${event.outcome}`;
    if (event.type === 'skill_read')
        return `${location} read ${event.text === 'none' ? (event.why ?? 'none') : event.text}`;
    return `${location} ${event.type}`;
}


/***/ }),

/***/ 45931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/** The shapes of evidence: what a transcript proves, claim by claim. The judge reads nothing else. */
const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: null };


/***/ }),

/***/ 71416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ describeDecided)
/* harmony export */ });
/** A hit of Tier 2 may be a read or less: the transcript shows which. */
function describeDecided({ claims, hits, refused }) {
    const found = new Map();
    for (const { skill, token } of claims.all) {
        const { tier = null, proof_line: proof = null } = hits[token] ?? {};
        if (skill === null || skill === '*' || tier === 2 || found.get(skill)?.used)
            continue;
        found.set(skill, { skill, used: tier === 1, tier, why: tier === 1 ? null : (refused[token] ?? null), proof });
    }
    return [...found.values()];
}


/***/ }),

/***/ 60664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   LK: () => (/* binding */ isBetter),
/* harmony export */   Lr: () => (/* binding */ createBestHits)
/* harmony export */ });
/** Keeps the best hit per token and its two best proof lines, in memory that grows with the tokens, not with the transcript. */
const PROOF_PER_TOKEN = 2;
const PROOF_PER_TRIAL = 30;
const LINE_LIMIT = 500;
function createBestHits() {
    const best = new Map();
    const proofs = new Map();
    return {
        /** Records a hit; one that is not better than the best may still become the second proof line. */
        note(token, tier, score, location, detail) {
            const old = best.get(token);
            const kind = location.stream === 'session_log' ? 'session_log' : 'cli_output';
            const lines = proofs.get(token) ?? [];
            const weakest = lines.length < PROOF_PER_TOKEN ? undefined : lines.at(-1);
            const proves = !weakest || tier < weakest.tier || (tier === weakest.tier && score > weakest.score);
            if (old && !proves && !isBetter({ tier, score, source_kind: kind }, old))
                return;
            const proof = cutLine(location.proof);
            if (!old || isBetter({ tier, score, source_kind: kind }, old)) {
                best.set(token, { tier, score, source_kind: kind, source_detail: detail, proof_line: proof });
            }
            if (!proves || lines.some((l) => l.source === location.stream && l.line_number === location.line))
                return;
            lines.push({ token, source: location.stream, line_number: location.line, line: proof, score, tier });
            lines.sort(byStrength);
            proofs.set(token, lines.slice(0, PROOF_PER_TOKEN));
        },
        best: (token) => best.get(token),
        hits: () => Object.fromEntries(best),
        proof: () => [...proofs.values()]
            .flat()
            .sort(byStrength)
            .slice(0, PROOF_PER_TRIAL)
            .map(({ token, source, line_number, line }) => ({ token, source, line_number, line })),
    };
}
const SOURCES = ['cli_output', 'session_log', 'log_fallback'];
/** In this order: stronger tier, higher score, CLI output before logs; else the first is kept. */
function isBetter(a, b) {
    if (a.tier !== b.tier)
        return a.tier < b.tier;
    if (a.score !== b.score)
        return a.score > b.score;
    return SOURCES.indexOf(a.source_kind) < SOURCES.indexOf(b.source_kind);
}
function byStrength(a, b) {
    return a.tier - b.tier || b.score - a.score || a.line_number - b.line_number;
}
/** Cuts to 500 characters and copies: a slice would keep a line of hundreds of megabytes in memory. */
function cutLine(line) {
    if (line.length <= LINE_LIMIT)
        return line;
    return Buffer.from(`${line.slice(0, LINE_LIMIT)}...`).toString('utf8');
}


/***/ }),

/***/ 78073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ findJson)
});

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
;// CONCATENATED MODULE: ./build/lib/input/json-in-prose.js
/** A text \u2192 the JSON objects and arrays in it that are not part of another, with their places; in time proportional to its length. */

const CLOSES = { '}': '{', ']': '[' };
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
/** Each character is parsed this often at most: brackets in brackets that are not JSON are tried one by one. */
const MOST_PARSES = 20;
function findValues(text) {
    let budget = text.length * MOST_PARSES;
    const read = ({ start, end, inner }) => {
        budget -= end - start;
        if (budget < 0)
            return [];
        const value = (0,json_value/* parseValue */.$x)(text.slice(start, end));
        return Array.isArray(value) || (0,json_value/* isJson */.Fh)(value) ? [{ start, end, value }] : inner.flatMap(read);
    };
    return pairBrackets(text).flatMap(read);
}
/** A bracket that nothing closes pairs with none, and neither does one within a pair of the other kind. */
function pairBrackets(text) {
    const pairs = [];
    const open = [];
    const count = { '{': 0, '[': 0 };
    for (let at = 0; at < text.length; at++) {
        const char = text[at];
        if (char === '{' || char === '[') {
            open.push({ char, start: at });
            count[char] = count[char] + 1;
        }
        else if (char === '"' && open.length > 0) {
            STRING.lastIndex = at;
            if (STRING.test(text))
                at = STRING.lastIndex - 1;
        }
        else if (count[CLOSES[char] ?? '']) {
            const opener = CLOSES[char];
            while (open.at(-1)?.char !== opener)
                count[open.pop().char] -= 1;
            const { start } = open.pop();
            count[opener] -= 1;
            let first = pairs.length;
            while (first > 0 && pairs[first - 1].start > start)
                first -= 1;
            pairs.push({ start, end: at + 1, inner: pairs.splice(first) });
        }
    }
    return pairs;
}

;// CONCATENATED MODULE: ./build/lib/evidence/json-in-text.js
/** An agent's answer \u2192 the JSON value that it ends with: the whole text, the last block that is JSON, or the largest value among prose. */


function findJson(text) {
    const whole = parseJson(text.trim());
    if (whole)
        return whole;
    const { prose, fences } = splitFences(text);
    const values = findValues(prose);
    const blocks = [
        ...fences.flatMap((fence) => blockOf(fence) ?? []),
        ...values
            .filter(({ start, end }) => isAlone(prose, start, end))
            .map(({ start, value }) => ({ at: start, found: { value } })),
    ].sort((a, b) => a.at - b.at);
    const last = blocks.at(-1);
    return last ? last.found : (findLargest(values) ?? findLargest(findValues(text)));
}
/** An object or an array; a word or a number alone is prose. */
function parseJson(text) {
    const value = /^[[{]/.test(text) ? (0,json_value/* parseValue */.$x)(text) : null;
    return value === null ? null : { value };
}
/** As Markdown has it: a fence ends at a line of as many of its own characters, else with the text. The prose keeps its positions. */
function splitFences(text) {
    const fences = [];
    let prose = '';
    let open = null;
    let at = 0;
    for (const line of text.split(/(?<=\n)/)) {
        const fence = /^[ \t]*(`{3,}|~{3,})[ \t]*([^`\n]*)/.exec(line);
        const mark = fence?.[1] ?? '';
        if (open && mark.startsWith(open.mark) && fence?.[2]?.trim() === '') {
            fences.push({ ...open, closed: true });
            open = null;
        }
        else if (open)
            open.body += line;
        else if (fence)
            open = { mark, at, label: (fence[2] ?? '').trim(), body: '', closed: false };
        else
            prose += line;
        at += line.length;
        prose += ' '.repeat(at - prose.length);
    }
    if (open)
        fences.push(open);
    return { prose, fences };
}
function blockOf({ at, label, body, closed }) {
    const found = parseJson(body.trim());
    // An answer that ends with broken JSON is not judged by an earlier draft; one that was cut off may still hold a whole block.
    return found || (closed && /^json$/i.test(label) && /^\s*[[{]/.test(body)) ? { at, found } : null;
}
const isAlone = (text, start, end) => /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 200), start)) &&
    /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 200));
/** The last of the largest. `[1]` is probably a footnote, `{}` a fragment of code. */
function findLargest(values) {
    let largest = null;
    for (const each of values) {
        const isFragment = Object.values(each.value).every((item) => Array.isArray(each.value) && typeof item === 'number');
        if (!isFragment && each.end - each.start >= (largest ? largest.end - largest.start : 0))
            largest = each;
    }
    return largest && { value: largest.value };
}


/***/ }),

/***/ 27569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ tokenPattern),
/* harmony export */   XK: () => (/* binding */ scoreProofLine),
/* harmony export */   ty: () => (/* binding */ isNoise)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56424);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67127);
/* harmony import */ var _skill_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73499);
/* harmony import */ var _tier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97858);
/** Scores how strongly one line of text proves a token: the line scorer of check-skills (docs/differences.md), but with exact ids. */





/**
 * Lines that never count for a required, optional or disallowed token: start-up lines, listings, prompts. Ignoring case.
 * The first four and Claude's own come from check-skills; the rest is how current CLIs print what a model was offered or prompted with.
 */
const NOISE = [
    '"type":"system"',
    '"type":"queue-operation"',
    '"subtype":"init"',
    '"subtype":"hook_',
    '"type":"session.skills_loaded"',
    '"type":"user.message"',
    '"type":"system.message"',
    '"type":"world_state"',
    '"type":"session_meta"',
    '"type":"skill_listing"',
    '<skills_instructions>',
    '<available_skills>',
];
const CLAUDE_NOISE = [
    '[DEBUG] Hooks:',
    'Hook SessionStart:startup',
    'Skill prompt: showing',
    'Attempting to load skills from plugin',
    'Loading from skillPath:',
];
/** The original has `Loaded 1 skills from plugin` and `Sending 230 skills via attachment`, with the numbers of one repository. */
const CLAUDE_COUNTS = [/Loaded \d+ skills? from plugin/i, /Sending \d+ skills? via attachment/i];
const any = (words) => words.map(_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapePattern */ .MP).join('|');
const NOISE_PATTERN = new RegExp(any(NOISE), 'i');
const CLAUDE_NOISE_PATTERN = new RegExp([any(NOISE), any(CLAUDE_NOISE), ...CLAUDE_COUNTS.map((p) => p.source)].join('|'), 'i');
function isNoise(agent, line) {
    return ((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase() === 'claude' ? CLAUDE_NOISE_PATTERN : NOISE_PATTERN).test(line);
}
/** The pattern that finds a token on a line: an id only as a whole word (also as a folder in a path), any other text literally, ignoring case. */
function tokenPattern(token, isSkill) {
    const path = /^(.*)(\/SKILL\.md)$/i.exec(token);
    if (!isSkill || token.toLowerCase() === 'skill.md')
        return new RegExp((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .escapePattern */ .MP)(token).replaceAll('/', '[\\\\/]+'), 'i');
    if (!path)
        return (0,_skill_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idPattern */ .aD)(token);
    return new RegExp(`${(0,_skill_id_js__WEBPACK_IMPORTED_MODULE_1__/* .idPattern */ .aD)(path[1]).source.replace(/\(\?![^()]*\)$/, '')}[\\\\/]+SKILL\\.md`, 'i');
}
/** The words of the original, plus Copilot's events for a tool's start and end, and the name of a code-mode call in Codex's session log. */
const WORK = /command_execution|read_file|mcp_tool_call|tool\.execution_|custom_tool_call/i;
/** The sum of the original: 1000 for a Skill call with this id, 900 for a launch, 700 for a base directory, 100 for tool_use, 60 for other tool words, 10 for the token. */
function scoreProofLine(token, line, isSkill, pattern = tokenPattern(token, isSkill)) {
    const present = pattern.test(line);
    let score = present ? 10 : 0;
    if (isSkill && present) {
        const id = (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__/* .bareId */ .yW)(token.replace(/\/SKILL\.md$/i, '')).toLowerCase();
        const named = [...line.matchAll(_tier_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FIELD */ .rv)].some((m) => (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_4__/* .bareId */ .yW)(m[1]).toLowerCase() === id);
        if (named && _tier_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_TOOL */ .ds.test(line))
            score += 1000;
        if (/Launching skill:/i.test(line))
            score += 900;
        if (/Base directory for this skill:/i.test(line))
            score += 700;
    }
    if (/tool_use/i.test(line))
        score += 100;
    if (WORK.test(line))
        score += 60;
    return score;
}


/***/ }),

/***/ 54061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   fJ: () => (/* binding */ fail)
/* harmony export */ });
const MAX_CHARS = 300;
const shown = (at) => (at.present ? show(at.value) : 'missing');
function show(value) {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}...` : text;
}
const fail = (assertion, path, expected, actual) => ({
    assertion,
    path,
    expected,
    actual,
});
function describeFailure({ assertion, path, expected, actual }) {
    return `${assertion}${path ? ` at ${path}` : ''}: expected ${expected}, got ${actual}`;
}


/***/ }),

/***/ 27953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RW: () => (/* binding */ assertStep),
  CS: () => (/* binding */ fillInput),
  A1: () => (/* binding */ listSteps)
});

// EXTERNAL MODULE: ./build/lib/evidence/json-in-text.js + 1 modules
var json_in_text = __webpack_require__(78073);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/lib/case/suite-pattern.js
var suite_pattern = __webpack_require__(55786);
// EXTERNAL MODULE: ./build/lib/pattern/compile-pattern.js + 3 modules
var compile_pattern = __webpack_require__(33034);
// EXTERNAL MODULE: ./build/lib/text/iso-date.js
var iso_date = __webpack_require__(81020);
// EXTERNAL MODULE: ./build/lib/evidence/suite/failure.js
var failure = __webpack_require__(54061);
;// CONCATENATED MODULE: ./build/lib/evidence/suite/path.js
/** Reads a path such as `a.b`, `a[0].b` or `a[*].b` in a JSON value: every value found, with its own full path. */
function readPath(root, path) {
    let found = [{ path: '', present: true, value: root }];
    for (const part of splitPath(path))
        found = found.flatMap((at) => step(at, part));
    return found;
}
/** `results[*].metadata.tags` \u2192 results, *, metadata, tags. A number in brackets is an index, one after a dot may be a key. */
function splitPath(path) {
    return path.split(/\.|(?=\[)/).flatMap((part) => {
        const index = /^\[(\*|\d+)\](.*)$/s.exec(part);
        return index ? [`[${index[1]}]`, ...(index[2] ? [index[2]] : [])] : part === '' ? [] : [part];
    });
}
function step(at, part) {
    if (!at.present)
        return [at];
    const { value } = at;
    const index = /^\[(\*|\d+)\]$/.exec(part)?.[1];
    const missing = (path) => [{ path, present: false, value: undefined }];
    if (index === undefined) {
        const path = at.path === '' ? part : `${at.path}.${part}`;
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
            return missing(path);
        return [{ path, present: true, value: value[part] }];
    }
    if (!Array.isArray(value))
        return missing(`${at.path}[${index}]`);
    if (index === '*')
        return value.map((item, i) => ({ path: `${at.path}[${i}]`, present: true, value: item }));
    const i = Number(index);
    return i < value.length
        ? [{ path: `${at.path}[${i}]`, present: true, value: value[i] }]
        : missing(`${at.path}[${i}]`);
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/check-values.js
/** Checks the values at a path of an answer, one by one or as a list, and returns the failures. */






/** Assertions take one value or several. */
const list = (value) => (Array.isArray(value) ? value : [value]);
/** A missing value fails; an empty array passes. */
function each(name, path, answer, expected, holds) {
    return readPath(answer.value, path)
        .filter((at) => !at.present || !holds(at.value))
        .map((at) => (0,failure/* fail */.fJ)(name, at.path, expected, (0,failure/* shown */.SP)(at)));
}
function holdsText(name, path, words, answer) {
    return each(name, path, answer, `text containing ${(0,failure/* show */.WU)(words)}`, (value) => typeof value === 'string' && value.includes(words));
}
function counts(name, answer, expected, holds) {
    const [at] = readPath(answer.value, 'results');
    if (!Array.isArray(at.value))
        return [(0,failure/* fail */.fJ)(name, 'results', `${expected} results`, (0,failure/* shown */.SP)(at))];
    return holds(at.value.length) ? [] : [(0,failure/* fail */.fJ)(name, 'results', `${expected} results`, String(at.value.length))];
}
function ofTags(name, answer, expected, holds) {
    return each(name, 'results[*].metadata.tags', answer, expected, (tags) => Array.isArray(tags) && holds(tags));
}
function inRange(name, path, min, max, answer) {
    return each(name, path, answer, `a number${range(min, max)}`, (value) => typeof value === 'number' && isInRange(value, min, max));
}
/** The values that a path names: the items of the list at its end, or those found by its stars. Anything else is a failure. */
function itemsAt(name, path, answer) {
    const found = readPath(answer.value, path).flatMap((at) => {
        if (path.includes('[*]') || !at.present)
            return [at];
        if (!Array.isArray(at.value))
            return [{ ...at, present: false }];
        return at.value.map((value, i) => ({ path: `${at.path}[${i}]`, present: true, value }));
    });
    const failures = found
        .filter((at) => !at.present)
        .map((at) => (0,failure/* fail */.fJ)(name, at.path, 'a list', at.value === undefined ? 'missing' : (0,failure/* show */.WU)(at.value)));
    return { items: found, failures };
}
/** Descending order; neighbours may be equal. */
function isSorted(path, answer) {
    const { items, failures } = itemsAt('sorted_desc', path, answer);
    if (failures.length)
        return failures;
    const ranks = rankValues(items.map(({ value }) => value));
    if (!ranks)
        return [(0,failure/* fail */.fJ)('sorted_desc', path, 'only numbers, or only texts', (0,failure/* show */.WU)(items.map(({ value }) => value)))];
    return items.flatMap((at, i) => {
        const before = items[i - 1];
        if (!before || !isLess(ranks[i - 1], ranks[i]))
            return [];
        return [(0,failure/* fail */.fJ)('sorted_desc', at.path, `at most ${(0,failure/* show */.WU)(before.value)}, the value before it`, (0,failure/* show */.WU)(at.value))];
    });
}
/** What to compare: numbers, the moments of dates, or texts by character. Null where the values have no common order. */
function rankValues(values) {
    if (values.every((value) => typeof value === 'number'))
        return values;
    if (!values.every((value) => typeof value === 'string'))
        return null;
    const dates = values.map(iso_date/* readIsoDate */.M);
    return dates.every((date) => date !== null) ? dates.map(({ from }) => from) : values;
}
const isLess = (a, b) => a !== undefined && b !== undefined && a < b;
function holdsItem(path, answer, expected, holds) {
    const { items, failures } = itemsAt('array_contains', path, answer);
    if (failures.length)
        return failures;
    const values = items.map(({ value }) => value);
    return values.some(holds) ? [] : [(0,failure/* fail */.fJ)('array_contains', path, expected, (0,failure/* show */.WU)(values))];
}
/** The stored value is a list, a single value, or a whole answer in which the same path is read. */
function overlaps(path, name, answer) {
    const stored = Object.hasOwn(answer.stored, name) ? answer.stored[name] : undefined;
    const before = storedValues(stored, path);
    if (before === null)
        return [(0,failure/* fail */.fJ)('no_overlap', path, `values stored as ${(0,failure/* show */.WU)(name)}`, stored === undefined ? 'none' : (0,failure/* show */.WU)(stored))];
    return each('no_overlap', path, answer, `no value of ${(0,failure/* show */.WU)(name)}`, (value) => list(value).every((item) => !before.some((other) => (0,external_node_util_.isDeepStrictEqual)(item, other))));
}
/** Null when there is nothing to compare with: an earlier step that failed must not make this one pass. */
function storedValues(stored, path) {
    if (stored === undefined)
        return null;
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
        return list(stored);
    const found = readPath(stored, path);
    return isErrorAnswer(stored) || found.some((at) => !at.present)
        ? null
        : found.flatMap((at) => list(at.value));
}
const isErrorAnswer = (value) => value?.status === 'error';
/** An assertion that cannot be decided in the time that is left. */
class Undecided extends Error {
}
/** Only texts match; for a number the suite would have to say how it is written. */
function finds(source) {
    const read = (0,suite_pattern/* readSuitePattern */.b)(source);
    // All values share one effort, because an answer may have thousands.
    const effort = (0,compile_pattern/* newEffort */.zi)();
    return (value) => {
        if (typeof value !== 'string' || 'problem' in read)
            return false;
        return undecidedIfSlow(`/${source}/`, () => read.matches(value, effort));
    };
}
function undecidedIfSlow(what, decide) {
    try {
        return decide();
    }
    catch (error) {
        if (error instanceof compile_pattern/* TookTooLong */.SF)
            throw new Undecided(`${what}: ${error.message}`);
        throw error;
    }
}
/** Every name and text in a value, decoded. */
function listTexts(value) {
    if (typeof value === 'string')
        return [value];
    if (Array.isArray(value))
        return value.flatMap(listTexts);
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([name, part]) => [name, ...listTexts(part)]);
}
/** Whether a value has the type, and the number itself (or the length of a string or array) is in the range. */
const fitsType = (value, type, min, max) => typesOf(value).includes(type) && isInRange(sizeOf(value), min, max);
function typesOf(value) {
    if (value === null)
        return ['null'];
    if (Array.isArray(value))
        return ['array'];
    return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}
const sizeOf = (value) => typeof value === 'number' ? value : (value?.length ?? 0);
const isInRange = (n, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) => n >= min && n <= max;
const range = (min, max) => `${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`;

;// CONCATENATED MODULE: ./build/lib/evidence/suite/dates.js
/** Compares the dates of an answer as moments, with their time and zone. */

/** Both ends are included; an end without a time is the whole day. */
function isBetween(value, start, end) {
    const [at, first, last] = [(0,iso_date/* readIsoDate */.M)(value), (0,iso_date/* readIsoDate */.M)(start), (0,iso_date/* readIsoDate */.M)(end)];
    if (!at || !first || !last)
        return false;
    return at.from >= first.from && (last.from === last.to ? at.from <= last.to : at.from < last.to);
}
/** The year is that of the date in UTC. */
function isInYear(value, year) {
    const at = (0,iso_date/* readIsoDate */.M)(value);
    return at !== null && new Date(at.from).getUTCFullYear() === year;
}
/** The date may be before or after today; days are those of UTC. */
function isWithinDays(value, days, now) {
    const at = (0,iso_date/* readIsoDate */.M)(value);
    return at !== null && Math.abs((0,iso_date/* dayNumber */.U)(now.getTime()) - (0,iso_date/* dayNumber */.U)(at.from)) <= days;
}

// EXTERNAL MODULE: ./build/lib/case/json-schema.js
var json_schema = __webpack_require__(879);
;// CONCATENATED MODULE: ./build/lib/evidence/suite/schema-check.js
/** An answer against a JSON Schema \u2192 one failure per place that does not fit. */




function checkSchema(schema, value) {
    return undecidedIfSlow('of a pattern of the schema', () => (0,json_schema/* validate */.t)(schema, value)).map(({ path, words }) => {
        const found = path === '' ? value : readPath({ value }, `value${path.startsWith('[') ? '' : '.'}${path}`)[0]?.value;
        return (0,failure/* fail */.fJ)('json_schema', path, words, (0,failure/* show */.WU)(found));
    });
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/assert.js
/** Checks an answer against what a suite expects: returns every assertion that fails, with path, expected and actual. */






/** Every assertion of an object must hold. */
function assertAnswer(expect, answer) {
    return Object.keys(expect).flatMap((name) => {
        const check = CHECKS[name];
        const wanted = expect[name];
        if (wanted === undefined)
            return [];
        try {
            return check(wanted, answer, expect);
        }
        catch (error) {
            if (!(error instanceof Undecided))
                throw error;
            return [{ ...(0,failure/* fail */.fJ)(name, '', 'a decision in time', error.message), undecided: error.message }];
        }
    });
}
const CHECKS = {
    status: (wanted, answer) => each('status', 'status', answer, (0,failure/* show */.WU)(wanted), (value) => value === wanted),
    error_code: (wanted, answer) => each('error_code', 'error_code', answer, (0,failure/* show */.WU)(wanted), (value) => value === wanted),
    contains: (wanted, { value, text }) => list(wanted)
        .filter((words) => ![text, JSON.stringify(value) ?? '', ...listTexts(value)].some((part) => part.includes(words)))
        .map((words) => (0,failure/* fail */.fJ)('contains', '', `the answer to contain ${(0,failure/* show */.WU)(words)}`, (0,failure/* show */.WU)(text))),
    message_contains: (wanted, answer) => list(wanted).flatMap((words) => holdsText('message_contains', 'message', words, answer)),
    summary_contains: (wanted, answer) => list(wanted).flatMap((words) => holdsText('summary_contains', 'summary', words, answer)),
    field_contains: (wanted, answer) => list(wanted).flatMap(({ path, text }) => holdsText('field_contains', path, text, answer)),
    results_min: (wanted, answer) => counts('results_min', answer, `at least ${wanted}`, (n) => n >= wanted),
    results_max: (wanted, answer) => counts('results_max', answer, `at most ${wanted}`, (n) => n <= wanted),
    results_count: (wanted, answer) => counts('results_count', answer, `exactly ${wanted}`, (n) => n === wanted),
    results_schema: (wanted, answer) => Object.entries(wanted).flatMap(([field, rule]) => {
        const { type, min, max } = typeof rule === 'string' ? { type: rule, min: undefined, max: undefined } : rule;
        return each('results_schema', `results[*].${field}`, answer, `${type}${range(min, max)}`, (value) => fitsType(value, type, min, max));
    }),
    has_field: (path, answer, whole) => 'value' in whole
        ? each('has_field', path, answer, (0,failure/* show */.WU)(whole.value), (value) => (0,external_node_util_.isDeepStrictEqual)(value, whole.value))
        : each('has_field', path, answer, 'the field', () => true),
    value: () => [],
    has_fields: (paths, answer) => paths.flatMap((path) => each('has_fields', path, answer, 'the field', () => true)),
    field_equals: (wanted, answer) => listEquals(wanted).flatMap(([path, value]) => each('field_equals', path, answer, (0,failure/* show */.WU)(value), (found) => (0,external_node_util_.isDeepStrictEqual)(found, value))),
    all_match: (wanted, answer) => list(wanted).flatMap(({ path, value }) => each('all_match', path, answer, (0,failure/* show */.WU)(value), (found) => (0,external_node_util_.isDeepStrictEqual)(found, value))),
    all_match_one_of: (wanted, answer) => list(wanted).flatMap(({ path, values }) => each('all_match_one_of', path, answer, `one of ${(0,failure/* show */.WU)(values)}`, (found) => values.some((value) => (0,external_node_util_.isDeepStrictEqual)(found, value)))),
    all_match_pattern: (wanted, answer) => list(wanted).flatMap(({ path, regex }) => each('all_match_pattern', path, answer, `a match of /${regex}/`, finds(regex))),
    none_match_pattern: (wanted, answer) => list(wanted).flatMap(({ path, regex }) => each('none_match_pattern', path, answer, `a text without a match of /${regex}/`, isWithout(regex))),
    all_have_tags: (tags, answer) => ofTags('all_have_tags', answer, `all of ${(0,failure/* show */.WU)(tags)}`, (has) => tags.every((tag) => has.includes(tag))),
    none_have_tags: (tags, answer) => ofTags('none_have_tags', answer, `none of ${(0,failure/* show */.WU)(tags)}`, (has) => !tags.some((tag) => has.includes(tag))),
    each_has_any_tag: (tags, answer) => ofTags('each_has_any_tag', answer, `any of ${(0,failure/* show */.WU)(tags)}`, (has) => tags.some((tag) => has.includes(tag))),
    all_dates_between: (wanted, answer) => list(wanted).flatMap(({ path, start, end }) => each('all_dates_between', path, answer, `a date from ${start} to ${end}`, (value) => isBetween(value, start, end))),
    all_dates_in_year: (wanted, answer) => list(wanted).flatMap(({ path, year }) => each('all_dates_in_year', path, answer, `a date in ${year}`, (value) => isInYear(value, year))),
    dates_within_days: (wanted, answer) => list(wanted).flatMap(({ path, days }) => each('dates_within_days', path, answer, `a date within ${days} days of today`, (value) => isWithinDays(value, days, answer.now))),
    all_in_range: (wanted, answer) => list(wanted).flatMap(({ path, min, max }) => inRange('all_in_range', path, min, max, answer)),
    range_check: (wanted, answer) => list(wanted).flatMap(({ path, min, max }) => inRange('range_check', path, min, max, answer)),
    sorted_desc: (wanted, answer) => list(wanted).flatMap(({ path }) => isSorted(path, answer)),
    array_contains: (wanted, answer) => list(wanted).flatMap(({ path, values, pattern }) => [
        ...(values ?? []).flatMap((value) => holdsItem(path, answer, (0,failure/* show */.WU)(value), (item) => (0,external_node_util_.isDeepStrictEqual)(item, value))),
        ...(pattern ? holdsItem(path, answer, `a match of /${pattern}/`, finds(pattern)) : []),
    ]),
    no_overlap: (wanted, answer) => list(wanted).flatMap((rule) => overlaps(rule.path, rule.with, answer)),
    agent_used_model: (wanted, { model }) => model?.toLowerCase().includes(wanted.toLowerCase())
        ? []
        : [
            (0,failure/* fail */.fJ)('agent_used_model', '', wanted, model ?? 'a model that the transcript does not name; name it in the agent key, as in claude@haiku'),
        ],
    one_of: (alternatives, answer) => {
        const tried = alternatives.map((expect) => assertAnswer(expect, answer));
        if (tried.some((failures) => failures.length === 0))
            return [];
        // It may hold yet.
        const open = tried.find((failures) => failures.every(({ undecided }) => undecided !== undefined));
        if (open)
            return open.map((failure) => ({ ...failure, assertion: `one_of.${failure.assertion}` }));
        const why = tried.map(([first]) => (first ? (0,failure/* describeFailure */.Ic)(first) : '')).join(' / ');
        return [(0,failure/* fail */.fJ)('one_of', '', `one of ${alternatives.length} alternatives to hold`, why)];
    },
    json_schema: (schema, { value }) => checkSchema(schema, value),
    if_results: (expect, answer) => onlyIf(answer, 'if_results', (results) => results.length > 0) ?? nested('if_results', expect, answer),
    if_has_history: (expect, answer) => readPath(answer.value, 'history_results').every((at) => at.present) ? nested('if_has_history', expect, answer) : [],
    if_sensitive_results: (expect, answer) => onlyIf(answer, 'if_sensitive_results', (results) => results.some(isSensitive)) ??
        nested('if_sensitive_results', expect, answer),
};
/** Null when the condition applies. Results that are not a list would make every condition on them pass, so they fail. */
function onlyIf(answer, name, applies) {
    const [at] = readPath(answer.value, 'results');
    if (!at.present || at.value === null)
        return [];
    if (!Array.isArray(at.value))
        return [(0,failure/* fail */.fJ)(name, 'results', 'a list', (0,failure/* show */.WU)(at.value))];
    return applies(at.value) ? null : [];
}
const isSensitive = (item) => /^(?:people|documents)\//.test(String(item?.file));
function isWithout(regex) {
    const isFound = finds(regex);
    return (value) => typeof value === 'string' && !isFound(value);
}
const nested = (name, expect, answer) => assertAnswer(expect, answer).map((failure) => ({ ...failure, assertion: `${name}.${failure.assertion}` }));
/** field_equals may also be written as `{path, value}`. */
function listEquals(wanted) {
    const { path, value, ...more } = wanted;
    return typeof path === 'string' && 'value' in wanted && Object.keys(more).length === 0
        ? [[path, value]]
        : Object.entries(wanted);
}

;// CONCATENATED MODULE: ./build/lib/evidence/suite/steps.js




function listSteps({ input, expect, multi_step }) {
    if (!multi_step)
        return [{ name: '', input, expect: expect ?? null, store: null }];
    return multi_step.map((step, index) => ({
        name: `step ${step.step ?? index + 1}`,
        input: step.input ?? input,
        // An `expect` of the whole case applies to its last answer.
        expect: step.expect ?? (index === multi_step.length - 1 ? (expect ?? null) : null),
        store: step.store ?? null,
    }));
}
/** `{{name.path}}` alone keeps the value's type; inside other text it becomes a string. */
function fillInput(input, stored) {
    const failures = [];
    const lookUp = (path, otherwise) => {
        const found = readPath(stored, path).filter((at) => at.present);
        if (found.length === 0)
            failures.push({ assertion: 'input', path: '', expected: `a value stored at ${path}`, actual: 'none' });
        return path.includes('[*]') ? found.map((at) => at.value) : found.length ? found[0]?.value : otherwise;
    };
    const fill = (value) => {
        if (typeof value === 'string') {
            const whole = /^\{\{\s*([^{}]+?)\s*\}\}$/.exec(value)?.[1];
            if (whole !== undefined)
                return lookUp(whole, value);
            return value.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (as, path) => {
                const found = lookUp(path, as);
                return typeof found === 'string' ? found : JSON.stringify(found);
            });
        }
        if (Array.isArray(value))
            return value.map(fill);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
    };
    return { input: fill(input), failures };
}
/** Assertions that also work on an answer in prose. */
const TEXT_ASSERTIONS = new Set(['contains', 'one_of', 'agent_used_model']);
function assertStep(step, text, facts) {
    const asserted = Object.keys(step.expect ?? {}).filter((name) => name !== 'value');
    const json = text === null ? null : (0,json_in_text/* findJson */.o)(text);
    const needsJson = step.store !== null || asserted.length === 0 || asserted.some((name) => !TEXT_ASSERTIONS.has(name));
    const prefix = (failure) => step.name ? { ...failure, assertion: `${step.name}.${failure.assertion}` } : failure;
    const none = (actual) => ({
        failures: [prefix({ assertion: 'json', path: '', expected: 'an answer in JSON', actual })],
        asserted,
        stored: {},
    });
    if (text === null)
        return none('no answer');
    if (!json && needsJson && (step.expect || step.store))
        return none(JSON.stringify(text.slice(0, 300)));
    const failures = step.expect ? assertAnswer(step.expect, { ...facts, value: json?.value, text }) : [];
    return { failures: failures.map(prefix), asserted, stored: store(step.store, json?.value) };
}
/** What an answer lacks is not stored, so that whatever needs it later fails; nor are the lists of an answer that is an error. */
function store(how, value) {
    if (how === null || value === undefined)
        return {};
    if (typeof how === 'string')
        return { [how]: value };
    return Object.fromEntries(Object.entries(how).flatMap(([name, path]) => {
        const found = readPath(value, path);
        if (found.some((at) => !at.present))
            return [];
        if (!path.includes('[*]'))
            return [[name, found[0]?.value]];
        return isErrorAnswer(value) ? [] : [[name, found.map((at) => at.value)]];
    }));
}


/***/ }),

/***/ 97858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   XY: () => (/* binding */ eventTier),
/* harmony export */   ds: () => (/* binding */ SKILL_TOOL),
/* harmony export */   rv: () => (/* binding */ SKILL_FIELD),
/* harmony export */   zB: () => (/* binding */ mentionTier)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56424);
/** Decides how much an event, or a line of text, proves: tier 1 confirmed use, 2 moderate evidence, 3 a mention. The only place that does. */


/** Agents that load a skill only by reading its SKILL.md, so that a verified read confirms its use. Codex 0.169 and pi 0.87 have no skill event. */
const LOADS_BY_READING = ['codex', 'pi'];
/**
 * How much an event proves about the skill it names; null when it proves nothing: refused, denied, blocked, failed,
 * or not about a skill.
 */
function eventTier(agent, event) {
    switch (event.type) {
        case 'skill_call':
            // A call without a result is only an attempt; Claude's Skill tool has answered with is_error and no body (2.1.141).
            if (event.outcome === 'ran')
                return 1;
            return event.outcome === 'unfinished' ? 2 : null;
        case 'skill_read':
            if (event.text === 'own')
                return LOADS_BY_READING.includes((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase()) ? 1 : 2;
            return event.text === 'other' ? 2 : 3;
        default:
            return null;
    }
}
/** The tier of a token that is not a skill id: moderate evidence in a tool's input or output, a mention in prose or in a refused call. */
function mentionTier(event) {
    return event.type === 'tool_call' && (event.outcome === 'ran' || event.outcome === 'failed') ? 2 : 3;
}
const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
const LAUNCHING = /Launching skill:\s*([^\s"'\\,<>]+)/g;
const BASE_DIRECTORY = /Base directory for this skill:\s*(.+)/;
/**
 * The rule of check-skills (docs/differences.md) for one line of text; `score` comes from scoreProofLine. Where check-skills tests for a
 * substring, this compares the exact id (ignoring a plugin prefix), checks every skill on the line, and ends a path with its JSON string.
 */
function computeTier(agent, token, line, score) {
    const name = (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase();
    if (name === 'claude') {
        if (SKILL_TOOL.test(line))
            return [...line.matchAll(SKILL_FIELD)].some((m) => names(m[1], token)) ? 1 : 2;
        const launched = [...line.matchAll(LAUNCHING)];
        if (launched.length)
            return launched.some((m) => names(m[1], token)) ? 1 : 2;
    }
    else if (!token.includes('/')) {
        const path = BASE_DIRECTORY.exec(line)?.[1];
        if (path !== undefined)
            return pathNames(path, token) ? 1 : 2;
    }
    return score >= 60 ? 2 : 3;
}
function names(found, token) {
    const id = (found ?? '').toLowerCase();
    const wanted = token.toLowerCase();
    return id === wanted || (!wanted.includes(':') && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(id) === wanted);
}
function pathNames(path, token) {
    // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
    const end = path.search(/\\n\\n|"|</);
    const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
    return folders.indexOf((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(token).toLowerCase(), 1) > 0;
}


/***/ }),

/***/ 71372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readCallId)
/* harmony export */ });
/** The id of a call as a codec renders it \u2192 the turn that made the call, and its place in that turn. */
/** step: assistant turns before the one that made the call. index: of the call among those of its turn, from 0. Every codec ends a call's id with the reply's own id, `<step>x<reply>`, and the index. Null: an id of the agent's own making. */
function readCallId(id) {
    const [, step, index] = /_(\d+)x\d+_(\d+)$/.exec(id) ?? [];
    return step === undefined ? null : { step: Number(step), index: Number(index) };
}


/***/ }),

/***/ 51070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ converseWith),
/* harmony export */   S: () => (/* binding */ describeSent)
/* harmony export */ });
/* harmony import */ var _agents_calls_only_reads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62123);
/* harmony import */ var _model_call_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71372);
/* harmony import */ var _model_decision_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79710);
/* harmony import */ var _model_match_choice_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65711);
/* harmony import */ var _model_whole_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85657);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71320);
/** All that an agent sent and a model \u2192 the model's choice: what only reads is carried out, anything else refused, until a skill is called or nothing is. */






/** Changes nothing, and says no more than that. */
const REFUSED = 'Not carried out: nothing but reading is possible here.';
const converseWith = (talk) => (ask, turns) => converse(talk, ask, turns);
async function converse(talk, ask, turns) {
    const whole = (0,_model_whole_request_js__WEBPACK_IMPORTED_MODULE_2__/* .translateRequest */ .GH)(talk.request);
    const { messages, tools, stand_ins } = whole;
    const conversation = { asked: { messages: [...messages], tools }, stand_ins, heard: [] };
    const usage = { input_tokens: 0, output_tokens: 0 };
    const unknown = new Set();
    const carried = [];
    const decided = (choice, also) => ({
        ...{ decided: true, choice, also, unknown: [...unknown], usage, conversation },
        ...(carried.length > 0 ? { carried_out: carried } : {}),
    });
    for (let turn = 0; turn < turns; turn++) {
        const asked = await ask({ messages, tools });
        if (!asked.ok)
            return { ...asked.answer, conversation };
        const { reply } = asked;
        usage.input_tokens += reply.input_tokens ?? 0;
        usage.output_tokens += reply.output_tokens ?? 0;
        const calls = reply.calls.map((call) => sortCall(call, whole, talk));
        for (const name of calls.flatMap((call) => call.unknown))
            unknown.add(name);
        const { text, problem, input_tokens, output_tokens } = reply;
        conversation.heard.push({ text, calls: calls.map(asHeard), problem, input_tokens, output_tokens });
        if (problem)
            return { decided: false, reason: problem, ...(reply.fix ? { fix: reply.fix } : {}), conversation };
        const [choice = null, ...also] = [...new Set(calls.flatMap(({ chosen }) => chosen))];
        if (choice !== null || calls.length === 0)
            return decided(choice, also);
        const last = conversation.heard.at(-1);
        const own = calls.flatMap((call) => call.own ?? []);
        if (own.length > 0)
            carried.push(own);
        messages.push(...(await answerCalls(calls, { text, turn, talk, last })));
    }
    return decided(null, []);
}
const asHeard = ({ name, input, became }) => ({ name, input, became });
function sortCall(call, whole, { agent, listing, offered }) {
    const { name, input } = call;
    const own = (0,_model_whole_request_js__WEBPACK_IMPORTED_MODULE_2__/* .toOwnCall */ .Gs)(call, whole);
    const sorted = { name, input, became: 'refused', chosen: [], unknown: [], own: null };
    if (own === null)
        return { ...sorted, became: 'not offered', unknown: [name.slice(0, 80) || 'a call without a name'] };
    const files = (0,_agents_calls_only_reads_js__WEBPACK_IMPORTED_MODULE_0__/* .findFilesRead */ .J)(agent, own);
    if (files !== null) {
        const chosen = files.flatMap((file) => (0,_model_match_choice_js__WEBPACK_IMPORTED_MODULE_4__/* .findByFile */ .hi)(file, offered)?.id ?? []);
        if (chosen.length > 0)
            return { ...sorted, became: 'chosen', chosen };
        // A skill that is not listed must not be found by the way: what the case sees of it would be no choice.
        return files.some((file) => /(?:^|\/)SKILL\.md$/i.test(file)) ? sorted : { ...sorted, became: 'carried out', own };
    }
    if (own.name !== listing.tool.name)
        return sorted;
    const { choice, also = [], unknown = [], } = (0,_model_match_choice_js__WEBPACK_IMPORTED_MODULE_4__/* .matchChoice */ .$h)([{ name: own.name, input: own.input }], offered, listing.tool, agent.findCalled);
    const chosen = choice === null ? [] : [choice, ...also];
    return { ...sorted, became: choice === null ? 'not listed' : 'chosen', chosen, unknown };
}
/** The answer as the model gave it, and after it a result of each of its calls. */
async function answerCalls(calls, { text, turn, talk, last }) {
    const { exchange, folders } = talk;
    const made = calls.flatMap(({ own }, at) => (own ? [{ at, own }] : []));
    const came = made.length === 0 ? null : (0,_model_whole_request_js__WEBPACK_IMPORTED_MODULE_2__/* .listNew */ .v7)(await exchange.carryOut(made.map(({ own }) => (0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreCall */ .Nu)(own, folders))));
    const resultOf = (at) => {
        const nth = made.findIndex((each) => each.at === at);
        if (nth < 0)
            return calls[at]?.became === 'refused' ? REFUSED : `Unknown: ${calls[at]?.unknown[0] ?? calls[at]?.name}`;
        const found = came?.results.find(({ call_id }) => (0,_model_call_id_js__WEBPACK_IMPORTED_MODULE_5__/* .readCallId */ .Y)(call_id)?.index === nth) ?? came?.results[nth];
        const result = (0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .settleText */ .di)(found?.text ?? '', folders);
        const heard = last?.calls[at];
        if (heard)
            heard.result = result;
        return result;
    };
    const idOf = (at) => `call_${turn}_${at}`;
    return [
        {
            role: 'assistant',
            content: text,
            tool_calls: calls.map(({ name, input }, at) => (0,_model_whole_request_js__WEBPACK_IMPORTED_MODULE_2__/* .chatCall */ .Bb)({ call_id: idOf(at), input }, name)),
        },
        ...calls.map((_, at) => (0,_model_whole_request_js__WEBPACK_IMPORTED_MODULE_2__/* .toolMessage */ .mb)({ call_id: idOf(at), text: resultOf(at) })),
        // What hooks and the agent add once a call is done.
        ...(came?.text ? [{ role: 'user', content: (0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .settleText */ .di)(came.text, folders) }] : []),
    ];
}
/** Of the first request. */
function describeSent(request, folders) {
    const settled = (0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .settleRequest */ .PQ)(request, folders);
    return { settled, tokens: (0,_model_decision_request_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateRequest */ ._E)((0,_model_whole_request_js__WEBPACK_IMPORTED_MODULE_2__/* .translateRequest */ .GH)(settled)) };
}


/***/ }),

/***/ 49311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ handOver),
/* harmony export */   P5: () => (/* binding */ expectSkill),
/* harmony export */   PA: () => (/* binding */ listExpectedSkills),
/* harmony export */   ci: () => (/* binding */ listExpectedCalls),
/* harmony export */   k: () => (/* binding */ promptFor),
/* harmony export */   u3: () => (/* binding */ listTries)
/* harmony export */ });
/* harmony import */ var _case_aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95173);
/* harmony import */ var _case_workspace_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51709);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96023);
/* harmony import */ var _skill_skill_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13350);




const NOTHING = { skills: [], files: [], tools: [], answer: 'Done.' };
function listExpectedCalls(row, agent, setup) {
    switch (row.kind) {
        case 'skill':
            return expectSkillCalls(row, agent, setup);
        case 'tool_route':
            return {
                ...NOTHING,
                skills: row.after_skill === undefined ? [] : [expectSkill(row.after_skill, {}, agent, setup)],
                tools: listTries(row).map(({ tool, input }) => ({ tool, input: inputOf(input, agent, setup) })),
            };
        case 'suite':
        case 'route':
            return NOTHING;
    }
}
/** The case's own call is the last. An agent compacts its conversation before it goes on after a call. */
const listTries = ({ after_calls, tool, input, event, }) => [
    ...after_calls,
    ...(tool === '' ? [] : [{ tool, input }]),
    ...(event === 'PreCompact' && after_calls.length === 0 ? [{ tool: 'Bash', input: { command: 'true' } }] : []),
];
function inputOf(input, { needs_full_paths }, { workspace }) {
    const inside = (0,_case_workspace_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .inWorkspace */ .ve)(input, workspace);
    return needs_full_paths ? (0,_case_workspace_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .withFullPath */ .Z7)(inside, workspace) : inside;
}
/** The ids of the skills that a case asks for, each as the case writes it. */
function listExpectedSkills(row, agent, source) {
    const aliases = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .aliasesFor */ .yX)(agent, row.provider_aliases);
    const named = [...row.required_all_evidence, ...row.required_evidence]
        .map((token) => token.replace(/\/SKILL\.md$/i, ''))
        .filter((id) => (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(id, aliases).some((name) => (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .findSkills */ .Iz)(source, name).length > 0));
    return [...new Set([row.expected_skill, ...row.required_skills, ...named])].filter((id) => id !== '');
}
function expectSkillCalls(row, agent, setup) {
    const aliases = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .aliasesFor */ .yX)(agent.name, row.provider_aliases);
    return {
        ...NOTHING,
        skills: listExpectedSkills(row, agent.name, setup.source).map((id) => expectSkill(id, aliases, agent, setup)),
        files: row.required_files.map((file) => {
            const found = (0,_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_3__/* .locateSkillFile */ .GX)(file, (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(row.expected_skill, aliases), setup.source);
            return found ? `${agent.skillPath(setup, found.skill).replace(/\/[^/]*$/, '')}/${found.name}` : file;
        }),
    };
}
/** A skill by every name that the agent may list it by. */
function expectSkill(id, aliases, agent, setup) {
    const by = { agent, install: setup.install };
    const [skill, ...others] = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(id, aliases).flatMap((name) => (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .findSkills */ .Iz)(setup.source, name, by));
    const listed = skill ? [skill, ...others].flatMap((each) => agent.listedAs(each, setup)) : [];
    const names = [...new Set([...listed, ...(0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(id, aliases)])];
    return {
        id,
        names,
        ...(skill && hasNamesake(skill, agent, setup) ? { path: agent.skillPath(setup, skill) } : {}),
    };
}
function hasNamesake(skill, agent, setup) {
    const [name] = agent.listedAs(skill, setup);
    return setup.source.skills.some((other) => other !== skill && agent.listedAs(other, setup)[0] === name);
}
/** In mode live, asks the vendor's model to have a subagent make the call. */
const handOver = (task) => `Start exactly one subagent (general-purpose), wait for it, and give it this task word for word: ${task}`;
/** In mode live, asks the vendor's model for the call that the oracle makes by itself. */
function promptFor(testCase) {
    if (testCase.prompt !== undefined)
        return testCase.prompt;
    const [first, ...more] = listTries(testCase).map(({ tool, input }) => `use ${tool} with ${JSON.stringify((0,_case_workspace_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .inWorkspace */ .ve)(input, '.'))}`);
    if (first === undefined)
        return 'Say in one word that you are done.';
    const how = more.length === 0
        ? `Make exactly one tool call, then stop: ${first}. Do not change it, and try no other way if it is blocked.`
        : `Make exactly ${more.length + 1} tool calls, one after the other, then stop: ${[first, ...more].join('; then ')}. Do not change them, and try no other way if one is blocked.`;
    return `${how} Then say in one sentence what came back.`;
}


/***/ }),

/***/ 18906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ expectChosen),
/* harmony export */   l: () => (/* binding */ followChoice)
/* harmony export */ });
/* harmony import */ var _oracle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75289);

const followChoice = (expected, chosen, agent) => (0,_oracle_js__WEBPACK_IMPORTED_MODULE_0__/* .oraclePolicy */ .li)(expectChosen(expected, chosen).calls, agent);
/**
 * The case's further skills and files are called only after the right choice: a model that chose the wrong skill would
 * not go on to them.
 */
function expectChosen(expected, chosen) {
    const skills = chosen.map(({ id, path }) => ({ id, names: [id], ...(path === null ? {} : { path }) }));
    const isRight = chosen.some((skill) => expected.skills[0]?.names.some((name) => name === skill.id || skill.also.includes(name)));
    const further = expected.skills.slice(1).filter(({ id }) => !skills.some((one) => one.id === id));
    return {
        isRight,
        calls: isRight ? { ...expected, skills: [...skills, ...further] } : { ...expected, skills, files: [] },
    };
}


/***/ }),

/***/ 42210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ createModelDecider),
  Z: () => (/* binding */ makeDecision)
});

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/model/decision-request.js
var decision_request = __webpack_require__(79710);
// EXTERNAL MODULE: ./build/lib/model/reply.js
var reply = __webpack_require__(69966);
;// CONCATENATED MODULE: ./build/lib/model/decision-reply.js
/** What an endpoint answered to a chat completion \u2192 the calls and the words in it, or why it decides nothing. */




/** tools: the names that were offered. */
function readDecisionReply(body, tools = []) {
    const { choices, usage } = (0,json_value/* asFields */.qI)(body);
    const tokens = { input_tokens: countRead(usage), output_tokens: count((0,json_value/* asFields */.qI)(usage)['completion_tokens']) };
    const [first] = (0,json_value/* list */.p_)(choices).map(json_value/* asFields */.qI);
    if (!first)
        return { calls: [], text: '', ...tokens, problem: 'the answer is not a chat completion: it has no `choices`' };
    const message = (0,json_value/* asFields */.qI)(first['message']);
    const is_cut = first['finish_reason'] === 'length';
    const calls = [...(0,json_value/* list */.p_)(message['tool_calls']).map(json_value/* asFields */.qI), ...(message['function_call'] ? [message] : [])].map((call) => {
        const fn = (0,json_value/* asFields */.qI)(call['function'] ?? call['function_call']);
        // Some servers send the object itself.
        return { name: (0,json_value/* string */.Yj)(fn['name']), input: (0,reply/* parseArguments */.We)(fn['arguments']) };
    });
    const said = textOf(message['content']);
    const text = said.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '').trim();
    const found = calls.length > 0
        ? is_cut && calls.some(({ input }) => typeof input === 'string')
            ? { problem: `the model's call was cut after ${decision_request/* MAX_ANSWER_TOKENS */.XI} tokens`, fix: THINKS }
            : null
        : findProblem({ message, said, text, is_cut, tools, reason: first['finish_reason'] });
    return { calls, text, ...tokens, ...(found ?? { problem: null }) };
}
/** Of an answer without a call. */
function findProblem({ message, said, text, is_cut, reason, tools, }) {
    if (reason === 'content_filter' && text === '')
        return { problem: "the endpoint's content filter withheld the answer" };
    const refusal = (0,json_value/* string */.Yj)(message['refusal']).trim();
    if (refusal !== '')
        return { problem: `the model refused to answer: ${(0,text_escape/* oneLine */.TN)(refusal, 200)}` };
    const thought = said.trim() !== text || (0,json_value/* string */.Yj)(message['reasoning_content'] ?? message['reasoning']).trim() !== '';
    if (text === '' && is_cut)
        return thought
            ? {
                problem: `the model was still thinking after ${decision_request/* MAX_ANSWER_TOKENS */.XI} tokens, where its answer was cut`,
                fix: THINKS,
            }
            : { problem: `the model had not decided after ${decision_request/* MAX_ANSWER_TOKENS */.XI} tokens`, fix: THINKS };
    if (text === '')
        return { problem: thought ? 'the model thought and then answered nothing' : 'the model answered nothing' };
    if (isCallAsText(text, tools))
        return {
            problem: `the model wrote a call as text, which its server did not read as one: ${(0,text_escape/* oneLine */.TN)(text, 120)}`,
            fix: 'let the server read the calls of this model (vLLM: --enable-auto-tool-choice with --tool-call-parser; llama.cpp: --jinja; Ollama: a model whose page says "tools")',
        };
    return null;
}
const THINKS = 'ask a model that thinks less, or switch its thinking off';
/** A list of parts, as some servers send it. */
const textOf = (content) => typeof content === 'string'
    ? content
    : (0,json_value/* list */.p_)(content)
        .map((part) => (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(part)['text']))
        .join('');
/** As models write a call that their server's template does not know. */
const MARKS = /<\/?tool_call>|<\|?(?:tool_call|tool_calls|python_tag|function_call)[^>]*>|<function[=_]|<invoke name=|\[TOOL_CALLS\]|<\uff5ctool\u2581call|<start_function_call>|```tool_(?:code|call)/;
function isCallAsText(text, tools) {
    if (MARKS.test(text))
        return true;
    const names = new Set(tools.map((name) => name.toLowerCase()));
    const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)(?:```|$)/g)].map(([, block = '']) => block);
    return [text, ...blocks].some((each) => names.has(calledIn(each).toLowerCase()));
}
/** `{"name": "Skill", "arguments": \u2026}`, alone or the first of a list; '' for another text. */
function calledIn(text) {
    const trimmed = text.trim();
    if (!/^[[{]/.test(trimmed))
        return '';
    const value = (0,reply/* parseArguments */.We)(trimmed);
    const { name, tool, tool_name, function: fn, ...rest } = (0,json_value/* asFields */.qI)(Array.isArray(value) ? value[0] : value);
    const given = rest['arguments'] ?? rest['parameters'] ?? rest['input'] ?? rest['args'] ?? (0,json_value/* asFields */.qI)(fn)['arguments'];
    return given === undefined
        ? ''
        : (0,json_value/* string */.Yj)(name) || (0,json_value/* string */.Yj)(tool) || (0,json_value/* string */.Yj)(tool_name) || (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(fn)['name']) || (0,json_value/* string */.Yj)(fn);
}
const count = (value) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null);
/** Some servers count only what they did not have in their cache. */
function countRead(usage) {
    const { prompt_tokens, prompt_tokens_details } = (0,json_value/* asFields */.qI)(usage);
    const [read, cached] = [count(prompt_tokens), count((0,json_value/* asFields */.qI)(prompt_tokens_details)['cached_tokens'])];
    return read !== null && cached !== null && cached > read ? read + cached : read;
}

// EXTERNAL MODULE: ./build/lib/model/match-choice.js
var match_choice = __webpack_require__(65711);
// EXTERNAL MODULE: ./build/lib/text/count.js
var text_count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/policy/decider.js
var decider = __webpack_require__(87805);
;// CONCATENATED MODULE: ./build/lib/policy/find-cut.js
/** Of the estimate; of English, code and JSON no tokeniser makes fewer. */
const FEWEST = 0.75;
/** Smaller windows are in no server's settings, and servers with a cache may report only what is new. */
const SMALLEST = 1024;
async function findCut(estimate, { input_tokens }, { readWindow }) {
    if (input_tokens === null || input_tokens < SMALLEST || estimate < SMALLEST)
        return null;
    const isWindow = Number.isInteger(Math.log2(input_tokens)) && estimate > input_tokens * FEWEST;
    const window = estimate > 2 * SMALLEST ? ((await readWindow?.()) ?? null) : null;
    const overflows = window !== null && (input_tokens >= window || estimate * FEWEST > window);
    if (input_tokens >= estimate * FEWEST && !isWindow && !overflows)
        return null;
    const size = window ?? (isWindow ? input_tokens : null);
    return {
        problem: `the server read only ${input_tokens} tokens of about ${estimate}: its window${size === null ? '' : ` of ${size} tokens`} cuts what the agent sent`,
        fix: `give the model a window of ${estimate * 2} tokens or more (Ollama: num_ctx or OLLAMA_CONTEXT_LENGTH; llama.cpp: --ctx-size; vLLM: --max-model-len)`,
    };
}

// EXTERNAL MODULE: ./build/lib/policy/replay-decider.js
var replay_decider = __webpack_require__(46283);
;// CONCATENATED MODULE: ./build/lib/policy/model-decider.js







function createModelDecider(ports) {
    const { model, max_requests, max_tokens, turns } = ports;
    const reused = (0,replay_decider/* findByFingerprint */.R2)(ports.reuse);
    const running = new Map();
    const open = (0,replay_decider/* createOpen */.Fw)();
    const spent = { requests: 0, shared: 0, recorded: 0, input_tokens: 0, output_tokens: 0 };
    /** Why nothing is asked any more. */
    let closed = null;
    const overBudget = () => {
        if (max_requests !== null && spent.requests >= max_requests)
            return `not asked: the budget of ${(0,text_count/* count */.U9)(max_requests, 'request')} is used up (--max-requests)`;
        if (max_tokens !== null && spent.input_tokens + spent.output_tokens >= max_tokens)
            return `not asked: the budget of ${(0,text_count/* count */.U9)(max_tokens, 'token')} is used up (--max-tokens)`;
        return null;
    };
    const askAs = (trial) => async ({ messages, tools }) => {
        if (closed)
            return { ok: false, answer: closed };
        const body = (0,decision_request/* buildRequest */.mK)({ messages, tools }, { model, trial });
        const asked = await ports.ask(body, () => {
            const reason = closed?.reason ?? overBudget();
            if (reason === null)
                spent.requests++;
            return reason;
        });
        if (!asked.ok) {
            const { reason, fatal, exhausted } = asked;
            const answer = { decided: false, reason, ...(fatal ? { fatal } : {}) };
            if (fatal || exhausted)
                closed = answer;
            return { ok: false, answer };
        }
        const reply = readDecisionReply(asked.body, tools.map((tool) => tool.function.name));
        spent.input_tokens += reply.input_tokens ?? 0;
        spent.output_tokens += reply.output_tokens ?? 0;
        // What the server did not read may have been the listing, whatever it answered.
        const cut = await findCut((0,decision_request/* estimateRequest */._E)(body), reply, ports);
        return { ok: true, reply: { ...reply, ...cut } };
    };
    async function askListing({ listing, prompt, trial, offered, findCalled }) {
        const body = (0,decision_request/* buildDecisionRequest */._X)(listing, prompt, { model, trial });
        const asked = await askAs(trial)(body);
        const conversation = {
            asked: { messages: body.messages, tools: body.tools },
            stand_ins: [],
            heard: [],
        };
        if (!asked.ok)
            return { ...asked.answer, conversation };
        const { calls, text, problem, fix, input_tokens, output_tokens } = asked.reply;
        const choice = (0,match_choice/* matchChoice */.$h)(calls, offered, listing.tool, findCalled);
        const became = choice.choice === null ? 'not listed' : 'chosen';
        conversation.heard.push({
            text,
            calls: calls.map(({ name, input }) => ({ name, input, became })),
            problem,
            input_tokens,
            output_tokens,
        });
        if (problem)
            return { decided: false, reason: problem, ...(fix ? { fix } : {}), conversation };
        const usage = { input_tokens: input_tokens ?? 0, output_tokens: output_tokens ?? 0 };
        return { decided: true, ...choice, usage, conversation };
    }
    const decideOnce = async (question, fingerprint, converse) => {
        const before = reused.get(fingerprint);
        if (before) {
            spent.recorded++;
            return (0,replay_decider/* answerOf */.ut)(before);
        }
        // Each agent has to go on by itself.
        if (converse && turns !== null)
            return converse(askAs(question.trial), turns);
        const known = running.get(fingerprint);
        if (known) {
            const answer = await known;
            if (answer.decided)
                spent.shared++;
            // Counted once, where it was asked.
            return answer.decided ? { ...answer, usage: { input_tokens: 0, output_tokens: 0 } } : answer;
        }
        const answer = askListing(question);
        running.set(fingerprint, answer);
        return answer;
    };
    return {
        turns,
        async decide(question, converse) {
            const by = { mode: 'model', model, ...(turns === null ? {} : { turns }) };
            const fingerprint = (0,decider/* fingerprintOf */.ax)(question, by);
            const answer = await decideOnce(question, fingerprint, converse);
            if (answer.decided)
                ports.record(makeDecision(question, { fingerprint, ...by }, answer, ports.now()));
            else
                open.add(question, fingerprint);
            return answer;
        },
        facts: () => ({ ...spent, open: open.total() }),
    };
}
function makeDecision(question, by, { choice, also = [], unknown = [], carried_out }, now) {
    const { agent, version, case_id, trial, prompt } = question;
    return {
        ...by,
        agent,
        version,
        case_id,
        trial,
        prompt_hash: (0,decider/* hashOf */.qQ)(prompt),
        offers_hash: (0,decider/* hashOffers */._n)(question),
        choice,
        ...(also.length > 0 ? { also } : {}),
        ...(unknown.length > 0 ? { unknown } : {}),
        ...(carried_out ? { carried_out } : {}),
        at: now.toISOString(),
    };
}


/***/ }),

/***/ 75289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ findOffered),
/* harmony export */   O1: () => (/* binding */ listCalls),
/* harmony export */   Yh: () => (/* binding */ fillWindow),
/* harmony export */   ig: () => (/* binding */ inWholeLines),
/* harmony export */   li: () => (/* binding */ oraclePolicy)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _case_workspace_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51709);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70509);
/** Policy of mode `oracle`: makes exactly the calls that the case expects, one per step and only if they are offered, then answers in prose. */



/**
 * Stateless: the step number of the request selects the call, so a retry gets the same answer. Every request of a
 * conversation contains the listing, so each step skips the same calls.
 */
function oraclePolicy(expected, agent) {
    return (request, offered) => {
        const calls = listCalls(expected, agent, request, offered);
        const possible = calls.filter((call) => call !== null);
        const next = possible[request.step];
        if (next)
            return { text: '', calls: [next] };
        return answerInProse(expected.answer, calls.length - possible.length);
    };
}
/** The first call comes with a full context window, upon which agents compact their conversation; afterwards it is empty again. */
function fillWindow(policy) {
    let filled = false;
    return async (request, offered) => {
        const turn = await policy(request, offered);
        if (filled || turn.calls.length === 0)
            return turn;
        filled = true;
        return { ...turn, fills_window: true };
    };
}
/** In order of calling; null where the request does not offer what the call needs. */
function listCalls(expected, agent, request, offered) {
    return [
        ...expected.skills.map(({ names, path }) => {
            const skill = findOffered(offered, names, path);
            return skill ? agent.callSkill(request, skill) : null;
        }),
        ...expected.files.map((path) => agent.readFile(request, path)),
        ...expected.tools.map(({ tool, input }) => agent.callTool(request, tool, input)),
    ];
}
/** By the surest name first: the agent's own skill may have the bare one, and another skill this one's name as its second. */
function findOffered(offered, names, path) {
    const rows = names.flatMap((name) => offered.filter(({ id }) => id === name));
    const listed = rows.find((row) => path !== undefined && row.path === path) ?? rows[0];
    return listed ?? offered.find(({ also }) => also.some((name) => names.includes(name)));
}
/** Names no skill, because a mention in prose would itself be (weak) evidence. */
function answerInProse(answer, missing) {
    const note = missing === 0
        ? ''
        : ` (${missing} of the calls that this case expects ${missing === 1 ? 'is' : 'are'} not offered here.)`;
    return { text: `${answer || 'Done.'}${note}`, calls: [] };
}
/** The same, where each edit is of whole lines of what its file holds by then. */
function inWholeLines(expected, agent, workspace, files) {
    if (!agent.edits_whole_lines)
        return oraclePolicy(expected, agent);
    const widen = async (call) => {
        const input = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(call.input);
        const path = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj)(input['file_path'] ?? input['path']);
        if (!/^edit$/i.test(call.tool) || path === '')
            return call;
        const text = await files.read(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(workspace, path)).catch(() => '');
        return { ...call, input: (0,_case_workspace_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ofWholeLines */ .i7)(input, text) };
    };
    return async (request, offered) => {
        const tools = await Promise.all(expected.tools.map(widen));
        return oraclePolicy({ ...expected, tools }, agent)(request, offered);
    };
}


/***/ }),

/***/ 46283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ createOpen),
/* harmony export */   R2: () => (/* binding */ findByFingerprint),
/* harmony export */   eF: () => (/* binding */ createReplay),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _decider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87805);

/** Counts questions that were asked and not decided; equal ones are one request. */
function createOpen() {
    const requests = new Map();
    let trials = 0;
    return {
        add(question, fingerprint) {
            trials++;
            requests.set(fingerprint, (0,_decider_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateTokens */ .bP)(question));
        },
        total: () => ({
            trials,
            requests: requests.size,
            input_tokens: [...requests.values()].reduce((sum, tokens) => sum + tokens, 0),
        }),
    };
}
function createReplay(decisions, recording) {
    const known = findByFingerprint(decisions);
    const open = createOpen();
    let recorded = 0;
    return {
        turns: recording.turns ?? null,
        async decide(question) {
            const fingerprint = (0,_decider_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .ax)(question, recording);
            const decision = known.get(fingerprint);
            if (decision) {
                recorded++;
                return answerOf(decision);
            }
            open.add(question, fingerprint);
            return { decided: false, reason: explainAbsence(question, decisions) };
        },
        foresee(question) {
            const { choice, also = [], unknown = [], carried_out } = known.get((0,_decider_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .ax)(question, recording)) ?? {};
            // What the agent read first belongs to that case alone.
            return choice === undefined || carried_out ? null : { choice, also, unknown };
        },
        recorded: () => recorded,
        open: open.total,
    };
}
const findByFingerprint = (decisions) => new Map(decisions.map((decision) => [decision.fingerprint, decision]));
const answerOf = ({ choice, also = [], unknown = [], carried_out }) => ({
    decided: true,
    choice,
    also,
    unknown,
    ...(carried_out ? { carried_out } : {}),
    usage: { input_tokens: 0, output_tokens: 0 },
});
/** What changed since the case was last decided on this agent, in words. */
function explainAbsence(question, decisions) {
    const { agent, case_id, trial, prompt } = question;
    const own = decisions.filter((one) => one.agent === agent && one.case_id === case_id);
    if (own.length === 0)
        return 'no decision is recorded for it';
    const of = own.filter((one) => one.trial === trial);
    if (of.length === 0)
        return `no decision is recorded for its trial ${trial}`;
    const changed = [
        of.every(({ prompt_hash }) => prompt_hash !== (0,_decider_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOf */ .qQ)(prompt)) && 'the prompt',
        of.every(({ offers_hash }) => offers_hash !== (0,_decider_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOffers */ ._n)(question)) && `what ${agent} lists`,
    ].filter(Boolean);
    return `${changed.length > 0 ? changed.join(' and ') : 'what the decision rests on'} changed since it was decided`;
}


/***/ }),

/***/ 30935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ copyText),
/* harmony export */   Sq: () => (/* binding */ reopenBatchFolder),
/* harmony export */   zY: () => (/* binding */ createBatchFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11744);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68909);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32022);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70509);
/* harmony import */ var _io_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75899);
/* harmony import */ var _io_files_make_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50128);
/* harmony import */ var _io_files_refusal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24385);
/* harmony import */ var _io_files_remove_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90314);
/** A batch's folder on disk: the plan first, then a record per finished unit, and results.json written from the records. */












async function createBatchFolder(root, plan, batch_run_id) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, batch_run_id);
    try {
        // Keeps a careless `git add` from committing the output of agents.
        if (await (0,_io_files_make_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .makeFolder */ .f)(root))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.gitignore'), '*\n');
        await (0,_io_files_make_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'units'));
        await (0,_io_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .writeAtomic */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'plan.json'), `${JSON.stringify(plan, null, 1)}\n`);
    }
    catch (error) {
        throw (0,_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_9__/* .explainRefusal */ .G)(error, root, 'name a folder that you may write to with --artifacts-root.');
    }
    return batchFolder(path, plan);
}
const EnvelopeSchema = _contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .ResultsSchema */ .SX.pick({ offers: true, parts: true, environment: true });
/** Opens the folder of an interrupted batch, to resume it. */
async function reopenBatchFolder(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder);
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'plan.json'), 'utf8').catch(() => {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigError */ .x('This is not the folder of a batch.', {
            file: folder,
            fix: 'name the folder that the run printed as ARTIFACT_DIR=; it contains a plan.json.',
        });
    });
    const plan = _contract_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .PlanSchema */ .f.safeParse((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_11__/* .parseValue */ .$x)(text));
    if (!plan.success)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigError */ .x('This plan was written by another version.', {
            file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'plan.json'),
            fix: 'start a new batch without --resume.',
        });
    return {
        plan: plan.data,
        open: () => batchFolder(path, plan.data),
        async readEnvelope() {
            const results = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'results.json'), 'utf8').catch(() => 'null');
            return EnvelopeSchema.nullable().catch(null).parse((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_11__/* .parseValue */ .$x)(results));
        },
    };
}
/** Records up to so many characters in all are held: each way to one on disk costs as much as what it says of a small unit. */
const HELD_CHARS = 4 << 20;
function batchFolder(path, plan) {
    const unitFolder = (id) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'units', id);
    /** Units that have a folder: of the others of a new batch there is nothing to look for. */
    const present = new Set(listNames((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'units')));
    /** Records that this process wrote itself, which need no second look at their form; null: not held. */
    const own = new Map();
    let room = HELD_CHARS;
    const readRecord = (id, held = null) => {
        if (!present.has(id))
            return null;
        try {
            const text = held ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(unitFolder(id), 'result.json'), 'utf8');
            const record = JSON.parse(text);
            if (own.has(id))
                return { result: record, text };
            const result = _contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .ResultSchema */ .Jh.parse(record);
            return { result, text: renderRecord(result) };
        }
        catch {
            // Absent, truncated or from another version: the unit runs again.
            return null;
        }
    };
    const release = (id) => {
        room += own.get(id)?.length ?? 0;
        own.delete(id);
    };
    return {
        path,
        readResult: async (id) => readRecord(id)?.result ?? null,
        async trialFolder(id, trial) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(unitFolder(id), `trial-${trial}`);
            try {
                // Both are missing nearly always, which a recursive mkdir finds out by failing first.
                if (!present.has(id))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unitFolder(id));
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
            }
            catch {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
            }
            present.add(id);
            return folder;
        },
        async clearUnit(id) {
            release(id);
            if (present.has(id))
                await (0,_io_files_remove_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .removeTree */ .d)(unitFolder(id));
            present.delete(id);
        },
        async writeResult(result) {
            const id = result.unit_run_id;
            const text = renderRecord(_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .ResultSchema */ .Jh.parse(result));
            present.add(id);
            const bytes = await (0,_io_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .writeAtomic */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(unitFolder(id), 'result.json'), text);
            release(id);
            const held = text.length <= room;
            if (held)
                room -= text.length;
            own.set(id, held ? text : null);
            // Units that start no process would never yield, and a signal would be handled only at the end of the batch.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return bytes;
        },
        async writeResults(envelope, proof) {
            const summary = { total: 0, pass: 0, fail: 0, infra_error: 0, skipped: 0 };
            const results = (0,_io_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .openAtomic */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'results.json'));
            const log = (0,_io_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .openAtomic */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'tool-use-proof.log'));
            try {
                const { schema, batch_run_id, generated_at_utc, mode, ...rest } = envelope;
                const head = JSON.stringify({ schema, batch_run_id, generated_at_utc, mode }, null, 1).slice(0, -2);
                await results.write(`${head},\n "results": [`);
                await log.write(proof.header);
                for (const unit of plan.units) {
                    const record = readRecord(unit.unit_run_id, own.get(unit.unit_run_id));
                    if (!record)
                        continue;
                    const { result, text } = record;
                    await results.write(`${summary.total === 0 ? '' : ','}\n${text.trimEnd()}`);
                    await log.write(proof.block(result));
                    summary.total++;
                    summary[result.status]++;
                }
                const complete = summary.total === plan.units.length;
                const tail = JSON.stringify({ complete, summary, ...rest }, null, 1).slice(2);
                await results.write(`\n ],\n${tail}\n`);
                return (await results.close()) + (await log.close());
            }
            catch (error) {
                await Promise.all([results.discard(), log.discard()]);
                throw error;
            }
        },
    };
}
const renderRecord = (result) => `${JSON.stringify(result, null, 1)}\n`;
function listNames(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
/** Copies of results.json and the proof log, for --output and --proof-log. */
async function copyText(from, to) {
    try {
        await (0,_io_files_make_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(to)));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(to));
    }
    catch (error) {
        throw (0,_io_files_refusal_js__WEBPACK_IMPORTED_MODULE_9__/* .explainRefusal */ .G)(error, to);
    }
}


/***/ }),

/***/ 32324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ COPILOT),
  l: () => (/* binding */ openCopilot)
});

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/agents/copilot/faults.js
var faults = __webpack_require__(79455);
// EXTERNAL MODULE: ./build/lib/agents/copilot/launch.js
var launch = __webpack_require__(42117);
;// CONCATENATED MODULE: ./build/lib/agents/copilot/sdk.js



/** The server that speaks the protocol on its own pipes. Its model is the one that each session names. */
function serveSdk(setup) {
    const env = (0,launch.buildEnv)({ ...setup, model_url: null, mode: 'live' }, null);
    return {
        file: setup.binary,
        args: ['--headless', '--no-auto-update', '--log-level', 'error', '--stdio'],
        env: { ...env, COPILOT_DISABLE_KEYTAR: '1' },
        cwd: setup.home,
    };
}
/** Nothing of its own is in it: our system text in place of Copilot's, our tools alone, which it only declares. It puts the time before the prompt. */
const describeSession = ({ messages, tools = [] }, model, home) => ({
    model,
    systemMessage: { mode: 'replace', content: join(messages, 'system') },
    tools: tools.map(({ function: { name, description = '', parameters } }) => ({
        ...{ name, description, parameters },
        ...{ overridesBuiltInTool: true, skipPermission: true, defer: 'never' },
    })),
    availableTools: tools.map(({ function: { name } }) => name),
    toolSearch: { enabled: false },
    // A result is the agent's own, which cuts it where it would.
    largeOutput: { enabled: false },
    infiniteSessions: { enabled: false },
    disabledMcpServers: ['github-mcp-server'],
    ...{ skipCustomInstructions: true, customAgentsLocalOnly: true, skipEmbeddingRetrieval: true },
    ...{ enableSkills: false, enableFileHooks: false, enableHostGitOperations: false, enableSessionStore: false },
    ...{ enableSessionTelemetry: false, enableOnDemandInstructionDiscovery: false, memory: { enabled: false } },
    ...{ mcpOAuthTokenStorage: 'in-memory', embeddingCacheStorage: 'in-memory', envValueMode: 'direct' },
    ...{ streaming: false, workingDirectory: home, requestPermission: true },
});
const promptOf = ({ messages }) => join(messages, 'user');
const join = (messages, role) => messages
    .filter((message) => message.role === role)
    .map(({ content }) => content)
    .join('\n\n');
function readSdkEvent(event) {
    const { type, data } = (0,json_value/* asFields */.qI)(event);
    const fields = (0,json_value/* asFields */.qI)(data);
    switch (type) {
        case 'assistant.message':
            return {
                type: 'answer',
                content: (0,json_value/* string */.Yj)(fields['content']),
                calls: (0,json_value/* list */.p_)(fields['toolRequests'])
                    .map(json_value/* asFields */.qI)
                    .map((call) => ({ id: (0,json_value/* string */.Yj)(call['toolCallId']), name: (0,json_value/* string */.Yj)(call['name']), input: call['arguments'] })),
            };
        case 'external_tool.requested':
            return { type: 'asked', request_id: (0,json_value/* string */.Yj)(fields['requestId']), call_id: (0,json_value/* string */.Yj)(fields['toolCallId']) };
        case 'assistant.usage':
            return { type: 'used', prompt_tokens: fields['inputTokens'], completion_tokens: fields['outputTokens'] };
        case 'session.error': {
            const words = (0,json_value/* string */.Yj)(fields['message']).replace(/^Execution failed: (?:Error: )?/, '');
            const { statusCode, errorType } = fields;
            const status = typeof statusCode === 'number' ? statusCode : Number(/^(\d{3}) /.exec(words)?.[1]) || null;
            return { type: 'failed', fault: (0,faults/* faultOf */.Kl)({ status, type: errorType, words }) };
        }
        default:
            return null;
    }
}

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/lib/io/process/json-rpc.js
/** A program that speaks JSON-RPC on its pipes, each message after its length \u2192 calls with their results, and what it says unasked. */


/** Bytes of messages that are not read yet. */
const LONGEST = 8 * 1024 * 1024;
function openRpc(launch, onNotice) {
    const child = (0,external_node_child_process_.spawn)(launch.file, launch.args, {
        ...{ cwd: launch.cwd, env: launch.env, windowsHide: true },
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    const waiting = new Map();
    let rest = Buffer.alloc(0);
    let last = 0;
    let ended = null;
    const send = (message) => {
        const text = JSON.stringify({ jsonrpc: '2.0', ...message });
        child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    };
    const end = (why) => {
        ended ??= new Error(why);
        for (const { reject } of waiting.values())
            reject(ended);
        waiting.clear();
    };
    const take = (message) => {
        const { id, method, params, result, error } = message;
        if (typeof method === 'string') {
            onNotice(method, params);
            // What it asks of us is granted or empty: nothing of ours stands behind it.
            if (id !== undefined)
                send({ id, result: {} });
            return;
        }
        const asked = waiting.get(Number(id));
        waiting.delete(Number(id));
        if (error === undefined)
            asked?.resolve(result);
        else
            asked?.reject(new Error((0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(error)['message'])));
    };
    child.stdout.on('data', (part) => {
        rest = Buffer.concat([rest, part]);
        if (rest.length > LONGEST)
            return stop('it said more than can be read at once');
        for (;;) {
            const head = rest.indexOf('\r\n\r\n');
            const length = Number(/Content-Length: (\d+)/i.exec(rest.subarray(0, Math.max(0, head)).toString())?.[1]);
            if (head < 0 || !(rest.length >= head + 4 + length))
                return;
            const body = rest.subarray(head + 4, head + 4 + length).toString();
            rest = rest.subarray(head + 4 + length);
            const message = (0,json_value/* parseObject */.lj)(body);
            if (message === null)
                return stop('it said what is not JSON');
            take(message);
        }
    });
    const stop = (why) => {
        end(why);
        rest = Buffer.alloc(0);
        child.kill('SIGKILL');
    };
    child.stdin.on('error', () => { });
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(`it ended (${signal ?? `exit code ${code}`})`));
    return {
        call(method, params) {
            if (ended)
                return Promise.reject(ended);
            const id = ++last;
            return new Promise((resolve, reject) => {
                waiting.set(id, { resolve, reject });
                send({ id, method, params });
            });
        },
        close: () => void child.kill('SIGKILL'),
    };
}

// EXTERNAL MODULE: ./build/lib/unit/trial/aggregate.js
var aggregate = __webpack_require__(28863);
;// CONCATENATED MODULE: ./build/lib/setup/model/copilot.js
/** GitHub Copilot as the model of mode `model`: Copilot CLI's SDK protocol \u2192 a port like an endpoint's, under the token of its live runs. */






/** In place of an address. */
const COPILOT = 'copilot';
class Session {
    id;
    rpc;
    answers = [];
    /** Called when an answer came. */
    wake = () => { };
    /** The ids of the last answer's calls, and by them what Copilot asks and what came of them, whichever is first. */
    calls = [];
    asked = new Map();
    results = new Map();
    usage = {};
    constructor(id, rpc) {
        this.id = id;
        this.rpc = rpc;
    }
    take(event) {
        if (event.type === 'used')
            this.usage = event;
        else if (event.type === 'asked') {
            this.asked.set(event.call_id, event.request_id);
            this.giveResults();
        }
        else {
            if (event.type === 'answer')
                this.calls = event.calls.map(({ id }) => id);
            this.answers.push(event.type === 'answer' ? { ok: true, body: completionOf(event, this.usage) } : refusalOf(event.fault));
            this.wake();
        }
    }
    giveResults() {
        for (const [call, result] of this.results) {
            const requestId = this.asked.get(call);
            if (requestId === undefined)
                continue;
            this.results.delete(call);
            const params = { sessionId: this.id, requestId, result };
            this.rpc.call('session.tools.handlePendingToolCall', params).catch(() => null);
        }
    }
}
const ANSWER_MS = 120_000;
/** Which of them nobody goes on with is known by their age alone. */
const MOST_OPEN = 64;
function openCopilot(model, ports) {
    const sessions = new Map();
    /** A conversation is the array of its messages, which grows by what came of the calls. */
    const known = new WeakMap();
    let served = null;
    async function serve() {
        const installed = await ports.install();
        const { home, close } = await (0,throwaway/* openTrialFolders */.OW)('copilot');
        const rpc = openRpc(serveSdk({ ...installed, home, user_env: ports.user_env }), (_, params) => {
            const { sessionId, event } = (0,json_value/* asFields */.qI)(params);
            const read = readSdkEvent(event);
            if (read)
                sessions.get((0,json_value/* string */.Yj)(sessionId))?.take(read);
        });
        return { rpc, home, close };
    }
    async function start(request) {
        served ??= serve();
        const { rpc, home } = await served;
        const created = (0,json_value/* asFields */.qI)(await rpc.call('session.create', describeSession(request, model, home)));
        const session = new Session((0,json_value/* string */.Yj)(created['sessionId']), rpc);
        sessions.set(session.id, session);
        const [oldest] = sessions.keys();
        if (oldest !== undefined && sessions.size > MOST_OPEN && sessions.delete(oldest))
            await rpc.call('session.delete', { sessionId: oldest }).catch(() => null);
        await rpc.call('session.send', { sessionId: session.id, prompt: promptOf(request) });
        return session;
    }
    async function readAnswer(session) {
        const { signal, answer_ms = ANSWER_MS } = ports;
        const ended = AbortSignal.any([signal, AbortSignal.timeout(answer_ms)]);
        await new Promise((resolve) => {
            session.wake = resolve;
            ended.addEventListener('abort', () => resolve(), { once: true });
            if (session.answers.length > 0)
                resolve();
        });
        const why = signal.aborted ? 'the batch was stopped' : `Copilot gave no answer within ${answer_ms / 1000} s`;
        return session.answers.shift() ?? { ok: false, reason: why };
    }
    return {
        async ask(body, mayRequest) {
            const refused = mayRequest();
            if (refused !== null)
                return { ok: false, reason: refused };
            const request = body;
            try {
                const before = known.get(request.messages);
                if (before)
                    goOn(before, request);
                const session = before ?? (await start(request));
                known.set(request.messages, session);
                return await readAnswer(session);
            }
            catch (error) {
                if (error instanceof config_error/* ConfigError */.x)
                    return { ok: false, reason: error.message, fatal: error };
                return { ok: false, reason: `Copilot CLI did not answer: ${error.message}` };
            }
        },
        async close() {
            const opened = await served?.catch(() => null);
            opened?.rpc.close();
            await opened?.close();
        },
    };
}
/** What the agent added to the results is told with the last of them. */
function goOn(session, { messages }) {
    const after = messages.slice(messages.findLastIndex(({ role }) => role === 'assistant') + 1);
    const of = (role) => after.filter((message) => message.role === role).map(({ content }) => content);
    const results = of('tool');
    for (const [at, call] of session.calls.entries())
        session.results.set(call, [results[at] ?? '', ...(at === session.calls.length - 1 ? of('user') : [])].join('\n\n'));
    session.giveResults();
}
function refusalOf({ kind, message, fix }) {
    const reason = `Copilot: ${message}`;
    if (!(0,aggregate/* isRefusal */.vu)(kind) && kind !== 'bad_config')
        return { ok: false, reason, exhausted: kind === 'rate_limit' };
    const fatal = new config_error/* ConfigError */.x(reason, {
        fix: fix ?? 'name a model that this account may use with --model, or give another token.',
    });
    return { ok: false, reason, fatal };
}
const completionOf = ({ content, calls }, usage) => ({
    choices: [
        {
            message: {
                ...{ role: 'assistant', content },
                tool_calls: calls.map(({ id, name, input }) => ({
                    ...{ id, type: 'function' },
                    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input ?? {}) },
                })),
            },
            finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
        },
    ],
    usage,
});


/***/ }),

/***/ 57817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ addressOf),
  k: () => (/* binding */ openEndpoint)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
;// CONCATENATED MODULE: ./build/lib/setup/model/ask-window.js
/** A local server and a model \u2192 the most tokens that it reads of a request, as Ollama says; null where the server says nothing of it. */

const ANSWER_MS = 3_000;
async function askWindow(origin, model, signal) {
    const ask = async (path, body) => {
        try {
            const response = await fetch(`${origin}${path}`, {
                ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
                redirect: 'manual',
                signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
            });
            return response.ok ? (await response.json()) : null;
        }
        catch {
            return null;
        }
    };
    // What is loaded now, with the window that it was loaded with; the settings of a model may be others.
    const running = (0,json_value/* list */.p_)((0,json_value/* asFields */.qI)(await ask('/api/ps'))['models']).map(json_value/* asFields */.qI);
    const own = running.find(({ name, model: id }) => name === model || id === model || name === `${model}:latest`);
    const loaded = (0,json_value/* number */.ai)(own?.['context_length']);
    if (loaded !== null)
        return loaded;
    if (!own)
        return null;
    const { parameters } = (0,json_value/* asFields */.qI)(await ask('/api/show', { model }));
    const set = /^num_ctx\s+(\d+)/m.exec((0,json_value/* string */.Yj)(parameters))?.[1];
    return set === undefined ? null : Number(set);
}

;// CONCATENATED MODULE: ./build/lib/setup/model/endpoint-answer.js
/** What an endpoint answered, or that it broke off \u2192 its text, how long it asks to wait, which parameter it refuses, why it broke. */
/** No answer of one call is near it. */
const MAX_ANSWER_BYTES = 4 * 2 ** 20;
/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function delayOf(headers) {
    const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
    if (Number.isFinite(ms) && ms >= 0)
        return ms;
    const value = headers.get('retry-after');
    if (value === null || value.trim() === '')
        return null;
    if (Number.isFinite(Number(value)))
        return Math.max(0, Number(value) * 1000);
    const at = Date.parse(value);
    return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
function describeDelay(ms) {
    const seconds = Math.ceil(ms / 1000);
    if (seconds < 120)
        return `${seconds} s`;
    const minutes = Math.round(seconds / 60);
    return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
/** Reasoning models take neither a temperature nor the older name of the limit. */
const OPTIONAL = ['temperature', 'seed', 'max_tokens', 'tool_choice'];
function findRefused(message, dropped) {
    if (!/unsupported|not support|unrecognized|unknown|extra|does not take|not permitted/i.test(message))
        return null;
    return OPTIONAL.find((name) => !dropped.has(name) && new RegExp(`\\b${name}\\b`).test(message)) ?? null;
}
/** Null where it is too long. Whatever is more is not read. */
async function readText(response) {
    const parts = [];
    let size = 0;
    for await (const part of response.body ?? []) {
        size += part.byteLength;
        if (size > MAX_ANSWER_BYTES)
            return null;
        parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
}
function explainBreak(error, answer_ms) {
    const { name, message, cause } = error;
    if (name === 'TimeoutError')
        return `no answer within ${answer_ms / 1000} s`;
    if (error instanceof SyntaxError)
        return 'its answer is cut short or no JSON';
    const code = cause?.code;
    return code ? `${message} (${code})` : message;
}

;// CONCATENATED MODULE: ./build/lib/setup/model/endpoint-refusal.js
/** What an endpoint answers instead of a completion \u2192 what the user has to do about it. */



const hostOf = (address) => new URL(address).host;
/** What the endpoint says itself. */
function messageOf(text) {
    try {
        const { error, message } = (0,json_value/* asFields */.qI)(JSON.parse(text));
        return (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(error)['message']) || (0,json_value/* string */.Yj)(error) || (0,json_value/* string */.Yj)(message);
    }
    catch {
        return /<html/i.test(text) ? '' : text.slice(0, 300);
    }
}
const isTooLong = (status, text) => status === 413 ||
    (status === 400 &&
        /context_length_exceeded|tokens_limit_reached|maximum context|context (?:window|length|size)|too (?:long|large)/i.test(text));
const lacksTools = (status, message) => status >= 400 &&
    status !== 429 &&
    /not support (?:tools?|function|tool[ _-]?(?:calls?|use|choice))|tools? (?:is|are) not supported|"auto" tool choice requires|tools param requires --jinja|no endpoints found that support tool use/i.test(message);
function explainRefusal(status, message, { model, key }, address) {
    const detail = message ? ` (${status}: ${message})` : ` (${status})`;
    if (lacksTools(status, message))
        return new config_error/* ConfigError */.x(`${(0,text_escape/* oneLine */.TN)(model, 80)} cannot call tools at ${hostOf(address)}${detail}.`, {
            fix: 'name a model that can with --model (for Ollama, one whose page says "tools"), or switch tool calls on at the server (vLLM: --enable-auto-tool-choice with --tool-call-parser; llama.cpp: --jinja).',
        });
    switch (status) {
        case 401:
            return new config_error/* ConfigError */.x(`${hostOf(address)} does not accept the key${detail}.`, {
                fix: `${key ? 'correct' : 'set'} AGENT_ROUTING_MODEL_KEY.`,
            });
        case 402:
            return new config_error/* ConfigError */.x(`${hostOf(address)} wants to be paid first${detail}.`, {
                fix: 'give the account of AGENT_ROUTING_MODEL_KEY credit, name a model that costs nothing with --model, or use another endpoint.',
            });
        case 403:
            return new config_error/* ConfigError */.x(`${hostOf(address)} refuses the request${detail}.`, {
                fix: 'let the key use this model, or name another with --model.',
            });
        case 404:
            return new config_error/* ConfigError */.x(`${hostOf(address)} has no such model or address${detail}.`, {
                fix: `correct --model (${(0,text_escape/* oneLine */.TN)(model, 80)}) or AGENT_ROUTING_MODEL_URL; the address must end where /chat/completions begins.`,
            });
        case 410:
            return new config_error/* ConfigError */.x(`${hostOf(address)} no longer offers this${detail}.`, {
                fix: 'name another model with --model, or set AGENT_ROUTING_MODEL_URL to another API.',
            });
        default:
            return null;
    }
}
/** Something answers, and it is not an API. */
function explainDetour(status, headers, plain, address) {
    if (status >= 300 && status < 400)
        return new config_error/* ConfigError */.x(`${hostOf(address)} redirects to ${plain(headers.get('location') ?? 'nowhere')} (${status}); neither key nor prompt is sent there.`, { fix: 'set AGENT_ROUTING_MODEL_URL to the address that answers, if you trust it.' });
    return status === 200
        ? new config_error/* ConfigError */.x(`${hostOf(address)} answers with a web page instead of JSON.`, {
            fix: 'correct AGENT_ROUTING_MODEL_URL: the address must end where /chat/completions begins.',
        })
        : null;
}
const isPage = (text) => /^\s*<(?:!doctype|html)/i.test(text);

;// CONCATENATED MODULE: ./build/lib/setup/model/endpoint.js
/** An OpenAI-compatible endpoint \u2192 a port that asks it: waits as long as the server says, tries again what a network breaks, explains refusals. */






/** Longer than this is a day's limit, not a minute's: a batch does not wait for it. */
const LONGEST_WAIT_MS = 5 * 60_000;
const endpoint_ANSWER_MS = 120_000;
const ATTEMPTS_AFTER_BREAK = 3;
const ATTEMPTS_AFTER_LIMIT = 6;
function openEndpoint(endpoint, ports) {
    const address = addressOf(endpoint.url);
    const wait = ports.wait ?? ((ms, signal) => (0,promises_.setTimeout)(ms, null, { signal }));
    const answer_ms = ports.answer_ms ?? endpoint_ANSWER_MS;
    const hidden = endpoint.key && endpoint.key.length >= 4 ? endpoint.key : null;
    const plain = (text) => (0,text_escape/* oneLine */.TN)(hidden ? text.replaceAll(hidden, '***') : text, 300);
    /** Parameters that this model refuses. */
    const dropped = new Set();
    /** A request that has to wait holds back the others too. */
    let not_before = 0;
    async function send(body) {
        const fields = Object.entries(body).filter(([name]) => !dropped.has(name));
        if (dropped.has('max_tokens'))
            fields.push(['max_completion_tokens', body.max_tokens]);
        return fetch(address, {
            method: 'POST',
            headers: {
                'content-type': 'application/json',
                ...(endpoint.key ? { authorization: `Bearer ${endpoint.key}` } : {}),
            },
            body: JSON.stringify(Object.fromEntries(fields)),
            // A redirect is not followed, because it could send the key to another host.
            redirect: 'manual',
            signal: AbortSignal.any([ports.signal, AbortSignal.timeout(answer_ms)]),
        });
    }
    /** Whether the first answer ended the batch is known before a second request goes out. */
    let first = null;
    async function ask(body, mayRequest) {
        if (first) {
            await first;
            return askNow(body, mayRequest);
        }
        const asked = askNow(body, mayRequest);
        first = asked.catch(() => null);
        return asked;
    }
    async function askNow(body, mayRequest) {
        let broken = 0;
        let limited = 0;
        for (;;) {
            const due = not_before - Date.now();
            if (due > 0)
                await wait(due, ports.signal).catch(() => null);
            if (ports.signal.aborted)
                return { ok: false, reason: 'the batch was stopped' };
            const refused = mayRequest();
            if (refused !== null)
                return { ok: false, reason: refused };
            let status = 0;
            let text = '';
            let headers = new Headers();
            try {
                const response = await send(body);
                ({ status, headers } = response);
                const read = await readText(response);
                if (read === null)
                    return {
                        ok: false,
                        reason: `the answer of ${hostOf(address)} is longer than ${MAX_ANSWER_BYTES / 2 ** 20} MB`,
                    };
                text = read;
                if (status === 200 && /^\s*(?:data|event):/.test(text))
                    return { ok: false, reason: `${hostOf(address)} streams its answer, though it was asked not to` };
                if (status === 200 && !isPage(text))
                    return { ok: true, body: JSON.parse(text) };
            }
            catch (error) {
                if (status < 300) {
                    if (++broken < ATTEMPTS_AFTER_BREAK && !ports.signal.aborted) {
                        await wait(1000 * broken, ports.signal).catch(() => null);
                        continue;
                    }
                    return { ok: false, reason: plain(`${hostOf(address)} did not answer: ${explainBreak(error, answer_ms)}`) };
                }
            }
            const message = plain(messageOf(text));
            if (status === 429 || (status === 403 && headers.has('retry-after'))) {
                const delay = delayOf(headers) ?? 5000 * 2 ** limited;
                if (delay > LONGEST_WAIT_MS || ++limited >= ATTEMPTS_AFTER_LIMIT)
                    return {
                        ok: false,
                        exhausted: true,
                        reason: `the limit of ${hostOf(address)} is used up${delay > LONGEST_WAIT_MS ? ` for ${describeDelay(delay)}` : ''} (429${message ? `: ${message}` : ''})`,
                    };
                not_before = Math.max(not_before, Date.now() + delay);
                ports.log(`${hostOf(address)} asks to wait ${describeDelay(delay)} (429)`);
                continue;
            }
            const parameter = status === 400 || status === 422 ? findRefused(message, dropped) : null;
            if (parameter) {
                dropped.add(parameter);
                ports.log(`${endpoint.model} does not take \`${parameter}\`; asking without it`);
                continue;
            }
            if (isTooLong(status, text))
                return {
                    ok: false,
                    reason: `what was sent is longer than ${endpoint.model} takes (${message || `HTTP ${status}`})`,
                };
            const fatal = explainRefusal(status, message, endpoint, address) ?? explainDetour(status, headers, plain, address);
            if (fatal)
                return { ok: false, reason: fatal.message, fatal };
            if (status >= 500 && ++broken < ATTEMPTS_AFTER_BREAK) {
                await wait(delayOf(headers) ?? 1000 * broken, ports.signal).catch(() => null);
                continue;
            }
            return { ok: false, reason: `${hostOf(address)} answered ${status}${message ? `: ${message}` : ''}` };
        }
    }
    let window = null;
    return {
        ask,
        /** Asked once, and only of a server that needs no key: a vendor's says so in an error. */
        readWindow: () => {
            window ??=
                endpoint.key === null
                    ? askWindow(new URL(address).origin, endpoint.model, ports.signal)
                    : Promise.resolve(null);
            return window;
        },
    };
}
function addressOf(url) {
    const bare = url.replace(/\/+$/, '');
    const address = /\/chat\/completions$/.test(bare) ? bare : `${bare}/chat/completions`;
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
        throw new config_error/* ConfigError */.x(`AGENT_ROUTING_MODEL_URL is not an http address: ${(0,text_escape/* oneLine */.TN)(url, 100)}.`, {
            fix: 'set it to the base URL of an OpenAI-compatible API, such as http://localhost:11434/v1.',
        });
    return address;
}


/***/ }),

/***/ 77844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ inputText)
/* harmony export */ });
/** A call's input, whatever it is \u2192 a text in which words can be looked for. */
function inputText(input) {
    if (typeof input === 'string')
        return input;
    try {
        return JSON.stringify(input) ?? '';
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 50946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xb: () => (/* binding */ mayShare),
/* harmony export */   hf: () => (/* binding */ callsNothing),
/* harmony export */   j9: () => (/* binding */ isPlainPrompt),
/* harmony export */   oZ: () => (/* binding */ listNeeded)
/* harmony export */ });
/* harmony import */ var _case_aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95173);
/* harmony import */ var _policy_expected_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49311);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96023);
/** A planned unit \u2192 whether its verdict can be had from a process that it shares with other cases. */



/** Fields that change what a later call may do, who makes it, or whether it is made at all: such a skill is loaded alone. */
const ACTING = ['allowed-tools', 'context', 'agent', 'model', 'effort', 'hooks', 'disable-model-invocation', 'paths'];
/** Only what the oracle or a recorded choice asks for and a plain load answers. In every other case what one does could show in what the next one gets. */
function mayShare({ agent, trials }, testCase, ready, context) {
    const { shared } = context;
    return (testCase.kind === 'skill' &&
        ready.agent.shares_sessions === true &&
        // Sharing was measured with that binary only.
        ready.locked === true &&
        ready.version === ready.agent.pinned &&
        (context.mode === 'oracle' || context.mode === 'replay') &&
        context.evidence === 'events' &&
        context.early_stop !== true &&
        !shared.allow_processes &&
        !ready.own_home &&
        !ready.template &&
        trials === 1 &&
        testCase.workspace === undefined &&
        testCase.subagent === undefined &&
        testCase.timeout_seconds === undefined &&
        isPlainPrompt(testCase.prompt) &&
        // In mode oracle a case with nothing to call is not run at all.
        ((context.mode === 'replay' && callsNothing(testCase, agent, shared.source)) ||
            isPlain(listNeeded(testCase, agent, shared.source))));
}
/** Alone its process shows only what the agent lists, and so does one in which other cases call. */
const callsNothing = (testCase, agent, source) => testCase.required_files.length === 0 && (0,_policy_expected_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .listExpectedSkills */ .PA)(testCase, agent, source).length === 0;
/** Agents act on a command (`/x`, `!x`, `#x`), a mention (`$skill`) and a file (`@path`) before a model sees the prompt. */
const isPlainPrompt = (prompt) => !/^\s*[/!#]|[$@]/.test(prompt);
/** Shell that a skill runs when it is loaded (`!` before a command in backticks) is not a plain load either. */
const isPlain = (skills) => skills.length > 0 &&
    skills.every(({ front_matter, text }) => front_matter.problems.length === 0 &&
        !ACTING.some((field) => field in front_matter.fields) &&
        !/!`|```!/.test(text));
/** The skills of the source that the case's calls load; empty where one of them is not known. */
function listNeeded(testCase, agent, source) {
    const aliases = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .aliasesFor */ .yX)(agent, testCase.provider_aliases);
    const found = (0,_policy_expected_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .listExpectedSkills */ .PA)(testCase, agent, source).map((id) => (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(id, aliases).flatMap((name) => (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .findSkills */ .Iz)(source, name)));
    return found.every((skills) => skills.length === 1) ? found.flat() : [];
}


/***/ }),

/***/ 45102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ packId),
  R: () => (/* binding */ runPack)
});

// EXTERNAL MODULE: ./build/lib/policy/expected-calls.js
var expected_calls = __webpack_require__(49311);
// EXTERNAL MODULE: ./build/lib/model/call-id.js
var model_call_id = __webpack_require__(71372);
// EXTERNAL MODULE: ./build/lib/policy/oracle.js
var oracle = __webpack_require__(75289);
// EXTERNAL MODULE: ./build/lib/policy/prose.js
var prose = __webpack_require__(16);
;// CONCATENATED MODULE: ./build/lib/policy/packed.js
/** Policy of a pack: the calls that several cases expect, made in one conversation, each different call once. */



/** Stateless as the oracle is: the step of the request selects the turn, so a retry gets the same answer. */
function packedPolicy(cases, agent, narrow = (expected) => expected) {
    let sent = null;
    let complete = false;
    return {
        policy(request, offered) {
            const calls = scheduleCalls(cases, agent, request, offered, narrow);
            sent ??= calls;
            const turn = calls.turns[request.step];
            if (turn)
                return { text: '', calls: turn };
            complete = isAnswered(calls.turns, request);
            return prose/* PROSE */.W;
        },
        /** Null before the first request. */
        sent: () => sent,
        /** Every call had its result in the last request: the agent left nothing out of the conversation. */
        isComplete: () => complete,
    };
}
/** A case's second call follows its first; what another case has asked before is not asked again. */
function scheduleCalls(cases, agent, request, offered, narrow) {
    const known = new Map();
    const rows = cases.map((expected, index) => {
        const asked = narrow(expected, index, request, offered);
        if (!asked)
            return null;
        const calls = (0,oracle/* listCalls */.O1)(asked, agent, request, offered);
        return calls.every((call) => call !== null) ? calls : null;
    });
    const turns = [];
    for (let step = 0; rows.some((calls) => calls && calls.length > step); step++) {
        const turn = [];
        for (const call of rows.flatMap((calls) => calls?.[step] ?? [])) {
            const key = JSON.stringify(call);
            if (known.has(key))
                continue;
            known.set(key, call);
            turn.push(call);
        }
        if (turn.length > 0)
            turns.push(turn);
    }
    return {
        turns,
        cases: rows.map((calls) => calls?.map((call) => known.get(JSON.stringify(call))) ?? null),
    };
}
/** A conversation that the agent has shortened lacks calls of the beginning. */
function isAnswered(turns, { results }) {
    const answered = new Set(results.flatMap(({ call_id }) => {
        const place = (0,model_call_id/* readCallId */.Y)(call_id);
        return place ? [`${place.step} ${place.index}`] : [];
    }));
    return turns.every((turn, step) => turn.every((_, index) => answered.has(`${step} ${index}`)));
}

// EXTERNAL MODULE: ./build/lib/transcript/take.js + 9 modules
var take = __webpack_require__(98717);
// EXTERNAL MODULE: ./build/lib/unit/skill/delivery.js + 3 modules
var delivery = __webpack_require__(1978);
// EXTERNAL MODULE: ./build/lib/unit/skill/judge.js + 1 modules
var judge = __webpack_require__(17393);
// EXTERNAL MODULE: ./build/lib/evidence/collector.js + 4 modules
var collector = __webpack_require__(24444);
;// CONCATENATED MODULE: ./build/lib/unit/pack/excerpt.js
const markId = (id) => [JSON.stringify(id)];
/** A skill's text may come on a line of its own, which names its folder and no call. */
const markFolder = (path) => ['\\n', '/', '"'].map((end) => `${path}${end}`);
/** More than 50 large skills print; a longer transcript is not held in memory. */
const MOST_CHARS = 16_000_000;
/**
 * A line that names other calls alone becomes an empty one, so that each line keeps its number. marks: how a line names a call, by
 * its id or by the folder of the skill that it loaded. False where the transcript is too long, and nothing was written.
 */
async function writeExcerpts(folder, marks, members, { ports, trialFolder }) {
    const lines = [];
    let chars = 0;
    await ports.readLines(`${folder}/stdout`, (text) => {
        chars += text.length;
        if (chars > MOST_CHARS)
            return;
        lines.push({
            text,
            calls: marks.flatMap(({ texts, call }) => (texts.some((mark) => text.includes(mark)) ? [call] : [])),
        });
    });
    if (chars > MOST_CHARS)
        return false;
    const stderr = await ports.files.read(`${folder}/stderr`).catch(() => '');
    for (const { unit_run_id, calls, meta } of members) {
        const own = await trialFolder(unit_run_id, 1);
        const kept = lines.map((line) => line.calls.length === 0 || line.calls.some((call) => calls.has(call)) ? line.text : '');
        await ports.files.write(`${own}/stdout`, `${kept.join('\n')}\n`);
        await ports.files.write(`${own}/stderr`, stderr);
        await ports.files.write(`${own}/meta.json`, meta);
    }
    return true;
}

;// CONCATENATED MODULE: ./build/lib/unit/pack/split-events.js
/** placeOf: reads a call's id; null where the agent made the id itself (Codex's `item_3`): then the command says which call it is. */
function createSplitter(asked, placeOf) {
    const places = new Map(asked.map(({ step, index }, at) => [`${step} ${index}`, at]));
    const inputs = asked.map(({ input }) => (typeof input === 'string' ? input : JSON.stringify(input)));
    const ids = new Map();
    const ended = new Set();
    let doubled = 0;
    function find({ call_id, input, }) {
        const place = placeOf(call_id);
        if (place)
            return places.get(`${place.step} ${place.index}`);
        const command = typeof input === 'object' && input !== null && 'command' in input ? input.command : input;
        if (typeof command !== 'string')
            return undefined;
        // The call holds the command as a JSON string, also within a script of code mode.
        const quoted = JSON.stringify(command);
        const found = inputs.flatMap((text, at) => (text.includes(quoted) ? [at] : []));
        return found.length === 1 ? found[0] : undefined;
    }
    return {
        /** `all`: a fact about the whole conversation. A number: the call, by its place in the list. `unknown`: a call that no case asked for. */
        split(event) {
            switch (event.type) {
                case 'tool_call':
                case 'skill_call': {
                    const at = find(event);
                    if (at === undefined)
                        return 'unknown';
                    ids.set(event.call_id, at);
                    if (ended.has(at))
                        doubled++;
                    ended.add(at);
                    return at;
                }
                case 'skill_read': {
                    const place = placeOf(event.call_id);
                    return (place ? places.get(`${place.step} ${place.index}`) : ids.get(event.call_id)) ?? 'unknown';
                }
                default:
                    return 'all';
            }
        },
        /** Calls that came to an end twice. */
        doubled: () => doubled,
        /** {id of a call as the transcript has it: call, by its place in the list} */
        ids: () => ids,
    };
}

;// CONCATENATED MODULE: ./build/lib/unit/pack/events.js
/** The events of a pack \u2192 what each of its cases may be judged by, and how a line of its transcript names a call. */






/** sent: what was asked for in the process, known once the agent has asked. */
async function openPackEvents(members, sent, ready, context, deliveries = null) {
    const collected = await Promise.all(members.map(async ({ unit, testCase }) => {
        const described = await (0,judge/* describeAsked */.UB)({ unit, testCase, ready, context });
        const asked = deliveries
            ? { ...described, delivered: (0,delivery/* askDeliveries */.kg)(described, deliveries, (0,delivery/* listOwn */.Zv)(described)) }
            : described;
        return { unit, asked, collector: (0,collector/* createCollector */.Y)(asked) };
    }));
    let join = null;
    let unclaimed = 0;
    const loads = [];
    return {
        add(event) {
            join ??= openJoin(sent());
            const at = join.splitter.split(event);
            if (at === 'unknown')
                unclaimed++;
            // A skill that an output only names was not loaded by that call.
            const loaded = event.type === 'skill_call' || (event.type === 'skill_read' && event.text === 'own');
            if (typeof at === 'number' && loaded)
                loads.push({ names: [event.skill, ...event.also], call: at });
            for (const [index, { collector }] of collected.entries())
                if (at === 'all' || (at !== 'unknown' && join.members[index]?.has(at)))
                    collector.add(event);
        },
        join: () => join,
        unclaimed: () => unclaimed,
        asked: collected.map(({ asked }) => asked),
        end: () => collected.flatMap(({ unit, asked, collector }, index) => {
            const calls = join?.members[index];
            return calls ? [{ index, unit, asked, evidence: collector.end(), calls }] : [];
        }),
        marks: (installed) => [
            ...[...(join?.splitter.ids() ?? [])].map(([id, call]) => ({ texts: markId(id), call })),
            ...loads.flatMap(({ names, call }) => (installed ?? [])
                .filter(({ id, also = [] }) => [id, ...also].some((name) => names.includes(name)))
                .map(({ path }) => ({ texts: markFolder(path.replace(/\/[^/]*$/, '')), call }))),
        ],
    };
}
function openJoin(sent) {
    const calls = (sent?.turns ?? []).flatMap((turn, step) => turn.map((call, index) => ({ step, index, call })));
    const places = new Map(calls.map(({ call }, at) => [call, at]));
    return {
        splitter: createSplitter(calls.map(({ step, index, call }) => ({ step, index, input: call.input })), model_call_id/* readCallId */.Y),
        members: (sent?.cases ?? []).map((own) => own && new Set(own.map((call) => places.get(call)))),
    };
}

// EXTERNAL MODULE: ./build/lib/policy/converse.js
var converse = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/lib/policy/follow.js
var follow = __webpack_require__(18906);
// EXTERNAL MODULE: ./build/lib/policy/settle.js
var settle = __webpack_require__(71320);
// EXTERNAL MODULE: ./build/lib/unit/skill/choice.js
var choice = __webpack_require__(64938);
;// CONCATENATED MODULE: ./build/lib/unit/pack/replay.js




/** What follows the choice; null where it was not the expected one, or not none where none is expected. */
function rightCalls(expected, choice, offered) {
    const nothing = expected.skills.length === 0 && expected.files.length === 0;
    if (nothing || choice === null)
        return nothing && choice === null ? expected : null;
    const chosen = offered.find(({ id }) => id === choice);
    if (!chosen)
        return null;
    const { isRight, calls } = (0,follow/* expectChosen */.I)(expected, [chosen]);
    return isRight ? calls : null;
}
/** Null in modes that record nothing. */
function openReplayed(members, ready, context) {
    if (context.mode !== 'replay')
        return null;
    const { decider, listings, shared } = context;
    const { agent, version, install, key } = ready;
    const taken = new Map();
    // The process has the prompt of one of them.
    const prompts = members.map(({ testCase }) => testCase.prompt);
    const narrowTo = (expected, index, listing, offered) => {
        const member = members[index];
        if (!member)
            return null;
        const { unit, testCase } = member;
        const question = {
            agent: unit.agent,
            version,
            install,
            vendor_model: key.vendor_model,
            case_id: unit.case_id,
            trial: 1,
            // A case with a workspace, or a source with processes, has no part in a pack.
            prompt: testCase.prompt,
            workspace: null,
            processes: null,
            ...listing,
        };
        const answer = decider?.foresee?.(question);
        if (!answer || answer.also?.length || answer.unknown?.length)
            return null;
        const calls = rightCalls(expected, answer.choice, offered);
        if (calls)
            taken.set(index, { question, offered });
        return calls;
    };
    return {
        narrow(setup) {
            // The listing is asked for once, as in a process of one unit, because an agent may change it after a skill was used.
            const narrowed = new Map();
            let first = null;
            const settleFirst = (request, offered) => {
                const listing = agent.readListing?.(request);
                if (!listing)
                    return null;
                const settled = (0,settle/* settle */.G9)({ listing, offered }, setup);
                if (!decider || decider.turns === null)
                    return settled;
                const sent = (0,converse/* describeSent */.S)(request, setup);
                return { ...settled, sent: { hash: (0,settle/* hashSent */.lL)(sent.settled, prompts), tokens: sent.tokens } };
            };
            return (expected, index, request, offered) => {
                const known = narrowed.get(index);
                if (known !== undefined)
                    return known;
                if (agent.classifyRequest(request) !== 'main')
                    return null;
                first ??= listings?.[members[index]?.unit.agent ?? ''] ?? settleFirst(request, offered);
                const calls = first && narrowTo(expected, index, first, offered);
                narrowed.set(index, calls);
                return calls;
            };
        },
        async choiceOf(index) {
            const asked = taken.get(index);
            const member = members[index];
            const answer = asked && (await decider?.decide(asked.question));
            if (!asked || !member || !answer?.decided)
                return {};
            return {
                ...(0,choice/* expectedName */.Ac)(member.testCase, member.unit.agent, shared.source),
                choices: [{ trial: 1, ...(0,choice/* nameChoice */.xC)(answer, asked.offered, ready, shared.source) }],
            };
        },
    };
}

// EXTERNAL MODULE: ./build/lib/evidence/explain/decided.js
var decided = __webpack_require__(71416);
// EXTERNAL MODULE: ./build/lib/unit/trial/aggregate.js
var aggregate = __webpack_require__(28863);
;// CONCATENATED MODULE: ./build/lib/unit/pack/row.js



const isClean = ({ verdict }) => verdict.status === 'pass' && verdict.fault === null;
/** False where the transcript is too long, and nothing was written. */
const writeTrials = (folder, marks, outcomes, version, context) => writeExcerpts(folder, marks, outcomes.map((outcome) => ({
    unit_run_id: outcome.unit.unit_run_id,
    calls: outcome.calls,
    meta: (0,aggregate/* describeTrial */.Ix)(outcome.unit.agent, version, outcome, {
        decided: (0,decided/* describeDecided */.C)(outcome.evidence),
        delivery: outcome.delivery,
    }),
})), context);
function packedRow({ unit, asked, offer, delivery, ...outcome }, pack) {
    const trial = {
        trial: 1,
        status: outcome.verdict.status,
        duration_ms: Math.round(outcome.transcript.exit.duration_ms / pack.cases),
        timed_out: false,
        failures: [],
    };
    return {
        ...(0,aggregate/* aggregateUnit */.wQ)(unit, asked.testCase, [outcome], [trial]).row,
        token_hits: outcome.evidence.hits,
        offer,
        delivery: delivery ?? null,
        // The process was given the requests of all of them.
        usage: { input_tokens: null, output_tokens: null, cost_usd: null },
        pack,
    };
}

// EXTERNAL MODULE: ./build/lib/unit/skill/offer.js
var offer = __webpack_require__(44915);
;// CONCATENATED MODULE: ./build/lib/unit/pack/trouble.js

/** A sentence; null where the process ended well and every call in it was asked for by a case. */
function findTrouble(transcript, packed, events, listing) {
    const { exit } = transcript;
    const join = events.join();
    if (exit.timed_out)
        return 'the process ran out of time';
    if (exit.spawn_error || exit.signal !== null || exit.exit_code !== 0)
        return `the process ended with ${exit.signal ?? `exit code ${exit.exit_code ?? 'unknown'}`}`;
    if (!packed || !join || !packed.isComplete())
        return 'the agent shortened the conversation, or did not finish it';
    if (events.unclaimed() > 0)
        return 'the transcript has a call that no case asked for';
    if (join.splitter.doubled() > 0)
        return 'a call came to an end twice';
    if (transcript.offered === null || !isSameListing((0,offer/* describeListing */.s)(transcript), listing))
        return 'the agent listed other skills than before';
    return null;
}
/** In any order: Gemini CLI lists skills in that in which it has read them. */
function isSameListing(one, other) {
    const sorted = (listing) => JSON.parse(listing).map((skill) => JSON.stringify(skill)).sort();
    return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}
/** The lines of a transcript differ; the kind of evidence must not. */
function isSameEvidence(packed, alone) {
    const kinds = (token_hits) => JSON.stringify(Object.entries(token_hits)
        .map(([token, { tier, source_kind, source_detail }]) => [
        token,
        tier,
        source_kind,
        source_detail.replace(/:\d+ /, ' '),
    ])
        .sort());
    return alone.status === 'pass' && kinds(packed) === kinds(alone.token_hits);
}

;// CONCATENATED MODULE: ./build/lib/unit/pack/pack.js









/** A pack is named after its first unit, and has an output folder and a process marker like any unit. */
const packId = (unit_run_id) => `pack-${unit_run_id}`;
/**
 * control: a unit that ran alone before, with its own prompt. It is also part of the pack, and unless the agent lists the same skills and
 * shows the same evidence as then, nothing counts. Returns results of the members without it.
 */
async function runPack(control, members, ready, context) {
    const { agent } = control.unit;
    const all = [control, ...members].map(({ unit, testCase }) => ({
        unit,
        testCase: (0,judge/* withDefaults */.rO)(testCase, context, ready),
    }));
    const pack_id = packId(members[0]?.unit.unit_run_id ?? 'empty');
    const folder = await context.trialFolder(pack_id, 1);
    const replayed = openReplayed(all, ready, context);
    const deliveries = (0,delivery/* watchDeliveries */.kd)(ready, context);
    let packed = null;
    const events = await openPackEvents(all, () => packed?.sent() ?? null, ready, context, deliveries);
    const policy = (setup) => {
        deliveries.expect(events.asked, setup);
        const expected = all.map(({ testCase }) => (0,expected_calls/* listExpectedCalls */.ci)(testCase, ready.agent, setup));
        packed = packedPolicy(expected, ready.agent, replayed?.narrow(setup));
        return deliveries.watch(packed.policy);
    };
    const transcript = await (0,take/* takeTranscript */.U)(ready, context.shared, {
        unit_run_id: pack_id,
        trial: 1,
        mode: context.mode,
        prompt: control.testCase.prompt,
        subagent: null,
        workspace: null,
        grant_tools: [],
        policy,
        folder,
        redact: context.redactFor(agent),
        onEvent: events.add,
        onRequest: deliveries.add,
        signal: context.signal,
    }, context.ports);
    context.onSeen(agent, transcript);
    const passed = new Map();
    const end = async (refused) => {
        await context.ports.files.write(`${folder}/meta.json`, `${JSON.stringify({ agent, refused })}\n`);
        return { passed, refused };
    };
    const trouble = findTrouble(transcript, packed, events, control.listing);
    if (trouble !== null)
        return end(trouble);
    const clean = events
        .end()
        .map((one) => {
        const judged = (0,judge/* judgeTrial */.U3)({ unit: one.unit, testCase: one.asked.testCase, ready, context }, { ...one, transcript, asked_call: one.calls.size > 0 });
        return { ...one, ...judged, transcript };
    })
        .filter(isClean);
    const again = clean.find(({ unit }) => unit === control.unit);
    if (!again || !isSameEvidence(again.evidence.hits, control.result))
        return end('the case that ran alone before shows other evidence');
    const own = clean.filter((outcome) => outcome !== again);
    const marks = events.marks(transcript.installed_skills);
    if (!(await writeTrials(folder, marks, own, ready.version, context)))
        return end('the transcript is too long');
    for (const outcome of own) {
        const chosen = await replayed?.choiceOf(outcome.index);
        passed.set(outcome.unit.unit_run_id, { ...packedRow(outcome, { folder: pack_id, cases: all.length }), ...chosen });
    }
    return end(null);
}


/***/ }),

/***/ 64938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ expectedName),
/* harmony export */   BX: () => (/* binding */ nameCalled),
/* harmony export */   S$: () => (/* binding */ describeInstead),
/* harmony export */   xC: () => (/* binding */ nameChoice),
/* harmony export */   xY: () => (/* binding */ createChoiceReader)
/* harmony export */ });
/* harmony import */ var _case_aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95173);
/* harmony import */ var _evidence_tier_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97858);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96023);
/* harmony import */ var _skill_offer_match_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73080);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67127);
/** What a trial's model chose: from a decision, the router or the transcript's events, in the names of the source's skills. */





/** In the agent's names \u2192 in the source's; other skills, such as the agent's own, keep their listed names. */
function nameChoice({ choice, also = [], unknown = [] }, offered, { agent, install }, source) {
    const rows = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_3__/* .matchListing */ .id)(source.skills, (skill) => agent.listedAs(skill, { source, install }), offered);
    const nameOf = (listed) => {
        const [skill] = [...rows].find(([, row]) => row.id === listed) ?? [];
        return skill ? (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSkill */ .xj)(skill, source) : listed;
    };
    return {
        choice: choice === null ? null : nameOf(choice),
        ...(also.length > 0 ? { also: also.map(nameOf) } : {}),
        ...(unknown.length > 0 ? { unknown: [...unknown] } : {}),
    };
}
/** Where no skill was called. said: the last words. */
function describeInstead(said, called) {
    const tools = [...new Set(called)].map((name) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(name, 80));
    const words = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(said, 300);
    return { ...(words ? { said: words } : {}), ...(tools.length > 0 ? { tools } : {}) };
}
/** Mode live: the skills that were called, whatever became of the calls; or read, where an agent loads them so. */
function createChoiceReader(agent) {
    const called = [];
    const tools = [];
    let said = '';
    return {
        add(event) {
            if (event.type === 'message' || event.type === 'final_answer')
                said = event.text;
            if (event.type === 'tool_call')
                tools.push(event.tool);
            if (event.type === 'skill_call' || (event.type === 'skill_read' && (0,_evidence_tier_js__WEBPACK_IMPORTED_MODULE_1__/* .eventTier */ .XY)(agent, event) === 1))
                if (!called.includes(event.skill))
                    called.push(event.skill);
        },
        end() {
            const [choice = null, ...also] = called;
            return { choice, also, ...(choice === null ? describeInstead(said, tools) : {}) };
        },
    };
}
function nameCalled({ choice, also = [], ...instead }, source) {
    const nameOf = (called) => {
        const [skill] = (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .findSkills */ .Iz)(source, called);
        return skill ? (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSkill */ .xj)(skill, source) : called;
    };
    return {
        choice: choice === null ? null : nameOf(choice),
        ...(also.length > 0 ? { also: also.map(nameOf) } : {}),
        ...instead,
    };
}
/** A case may write an alias, a folder or `plugin:skill`. */
function expectedName(testCase, agent, source) {
    const names = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(testCase.expected_skill, (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .aliasesFor */ .yX)(agent, testCase.provider_aliases));
    const [skill] = names.flatMap((name) => (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .findSkills */ .Iz)(source, name));
    const expected_name = skill && (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSkill */ .xj)(skill, source);
    return expected_name && expected_name !== testCase.expected_skill ? { expected_name } : {};
}


/***/ }),

/***/ 64152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vk: () => (/* binding */ offerOfCommand),
/* harmony export */   co: () => (/* binding */ withCommandNames),
/* harmony export */   n4: () => (/* binding */ findNamed)
/* harmony export */ });
/* harmony import */ var _case_aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95173);
/* harmony import */ var _offer_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4402);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96023);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9523);
/* harmony import */ var _skill_offer_match_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73080);
/* harmony import */ var _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67561);
/** A skill case that names a command, which some agents list among their skills \u2192 the same case with that agent's names for it, and its offer. */






/** A skill of that name comes first. */
function findNamed(id, aliases, { parts, shared }) {
    const names = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(id, aliases);
    const is_skill = names.some((name) => (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .findSkills */ .Iz)(shared.source, name).length > 0);
    return is_skill || id === '' ? null : (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_5__/* .findCommand */ .Zv)(parts?.listed ?? [], names);
}
/** With the names under which the agent lists its commands as aliases: Codex turns `fold` into the skill `source-command-fold`. */
function withCommandNames(testCase, { key: { key, name }, agent }, context) {
    const { expected_skill, required_skills, optional_skills, disallowed_skills } = testCase;
    const aliases = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .aliasesFor */ .yX)(key, testCase.provider_aliases);
    const own = [expected_skill, ...required_skills, ...optional_skills, ...disallowed_skills].flatMap((id) => {
        const command = findNamed(id, aliases, context);
        const listed = command && agent.parts.commandName?.(command);
        if (!listed)
            return [];
        return [listed, `${command.plugin}:${listed}`].flatMap((one) => one === id || (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .findSkills */ .Iz)(context.shared.source, one).length > 0 ? [] : [[one, id]]);
    });
    if (own.length === 0)
        return testCase;
    const all = { ...Object.fromEntries(own), ...aliases };
    return { ...testCase, provider_aliases: { ...testCase.provider_aliases, [name]: all, [key]: all } };
}
/** Null where no request shows it. */
function offerOfCommand(command, { ready, context }, transcript) {
    const { first_request: request, offered } = transcript;
    if (!request || !offered)
        return null;
    const { agent, install } = ready;
    const { allow_processes, source } = context.shared;
    const [row] = (0,_offer_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .compareParts */ .q)([command], { source, agent, install, allow_processes, offered, request });
    const listed = offered.find(({ id }) => row?.listed_as.includes(id));
    const front_matter = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFrontMatter */ .e)(command.text);
    const { description } = front_matter.fields;
    const written = { front_matter, description: typeof description === 'string' ? description : null };
    const { offer, kept_chars, of_chars } = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_4__/* .measureOffer */ .HO)(written, listed?.description);
    return { state: offer, kept_chars, of_chars, reason: row?.reason ?? null };
}


/***/ }),

/***/ 1978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ askDeliveries),
  Zv: () => (/* binding */ listOwn),
  kd: () => (/* binding */ watchDeliveries),
  VI: () => (/* binding */ watched)
});

// EXTERNAL MODULE: ./build/lib/case/aliases.js
var case_aliases = __webpack_require__(95173);
// EXTERNAL MODULE: ./build/lib/bash/output/skill-text.js
var skill_text = __webpack_require__(66754);
// EXTERNAL MODULE: ./build/lib/model/call-id.js
var call_id = __webpack_require__(71372);
;// CONCATENATED MODULE: ./build/lib/delivery/gained.js
/** The requests of a conversation, one by one \u2192 what each call of the model brought into the next: its result, and texts that came with it. */

function createGained() {
    const results = new Map();
    const texts = new Map();
    const subagents = new Map();
    let before = [];
    let step = 0;
    /** A system text may change from request to request, and no agent puts a skill there. */
    const spoken = (request) => request.texts.filter(({ role }) => role === 'user' || role === 'developer').map(({ text }) => text);
    return {
        add(request, kind) {
            // What a skill starts in a subagent is asked there (`context: fork`), and what the user said is no news.
            if (kind !== 'main')
                return void subagents.set(step, [...(subagents.get(step) ?? []), ...without(spoken(request), before)]);
            for (const result of request.results) {
                const place = (0,call_id/* readCallId */.Y)(result.call_id);
                if (place)
                    results.set(`${place.step} ${place.index}`, result);
            }
            const now = spoken(request);
            // A request that is sent again brings nothing new, and what the one before it brought stays.
            if (request.step > step)
                texts.set(request.step - 1, without(now, before));
            step = request.step;
            before = now;
        },
        resultOf: (at, index) => results.get(`${at} ${index}`) ?? null,
        textsAfter: (at) => [...(texts.get(at) ?? []), ...(subagents.get(at) ?? [])],
    };
}
/** Each text takes away one of its like. */
function without(texts, taken) {
    const left = new Map();
    for (const text of taken)
        left.set(text, (left.get(text) ?? 0) + 1);
    return texts.filter((text) => {
        const times = left.get(text) ?? 0;
        left.set(text, times - 1);
        return times <= 0;
    });
}

// EXTERNAL MODULE: ./build/lib/delivery/measure.js
var measure = __webpack_require__(1521);
// EXTERNAL MODULE: ./build/lib/delivery/why.js
var why = __webpack_require__(91467);
;// CONCATENATED MODULE: ./build/lib/delivery/deliveries.js




/** wanted: {key: what to look for}, filled before the first request. */
function openDeliveries(wanted, facts) {
    const gained = createGained();
    const places = new Map();
    const found = new Map();
    return {
        watch: (policy) => watchCalls(policy, wanted, (key, place) => places.set(key, places.get(key) ?? place)),
        add(request, kind) {
            found.clear();
            gained.add(request, kind);
        },
        isCalled: (key) => places.has(key),
        of(key) {
            const [place, one] = [places.get(key), wanted.get(key)];
            if (!place || !one?.written || (0,measure/* isFilledIn */.qL)(one.written))
                return null;
            const delivery = found.get(key) ?? findDelivery({ ...one, written: one.written }, place, gained, facts);
            found.set(key, delivery);
            return delivery;
        },
    };
}
function findDelivery(wanted, place, gained, facts) {
    const { written, path } = wanted;
    const own = path === null ? null : facts.owners.at(path);
    const of_chars = written.chars;
    if (of_chars === 0)
        return { state: 'empty', kept_chars: 0, of_chars, why: (0,why/* explainEmpty */.RQ)(path !== null) };
    const result = gained.resultOf(place.step, place.index);
    const none = (why) => ({ state: 'none', kept_chars: 0, of_chars, why });
    if (result === null)
        return none('no request brought the model an answer to the call');
    if (result.is_error)
        return none((0,why/* explainNone */.wE)(result.text, facts));
    const blocks = [(0,skill_text/* unescapeText */.Uw)(result.text), ...gained.textsAfter(place.step)];
    const { block, ...best } = findBest(written, own, blocks, facts.owners);
    // Where nothing of it came, any of the texts may be another's.
    const searched = best.kept_chars === 0 ? blocks : [block];
    const [other = null] = own === null ? [] : searched.flatMap((one) => findOther(own, one, facts.owners) ?? []);
    if (other !== null) {
        const instead = facts.nameOf(other);
        return {
            state: 'other',
            kept_chars: 0,
            of_chars,
            why: (0,why/* explainOther */.ww)(instead, path !== null && facts.nameOf(path) === instead),
            instead,
        };
    }
    if (best.kept_chars === 0)
        return none((0,why/* explainNone */.wE)(result.text, facts));
    if ((0,measure/* isForeign */.jq)(best.kept_chars, written, own?.whole ?? written, block))
        return { state: 'other', kept_chars: 0, of_chars, why: (0,why/* explainForeign */.cx)(best.kept_chars) };
    // Only here: to tell a text from its sibling's each character counts.
    const kept_chars = facts.mask ? (0,measure/* measureKept */.vC)(written, (0,measure/* restoreMasked */._e)(written, block, facts.mask)) : best.kept_chars;
    if (kept_chars === of_chars)
        return { state: 'full', kept_chars, of_chars, why: null };
    return { state: 'cut', kept_chars, of_chars, why: (0,why/* explainCut */.QZ)({ kept_chars, of_chars }, facts) };
}
/** Of a turn with many calls each text is measured only where it has lines of this one, if any has. */
function findBest(written, own, blocks, owners) {
    const front = own === null ? [] : own.whole.lines.slice(0, -written.lines.length);
    const like = own === null ? [] : blocks.filter((block) => owners.listIn(block).has(own));
    const measured = (like.length > 0 ? like : blocks).map((block) => ({
        block,
        kept_chars: (0,measure/* measureKept */.vC)(written, (0,measure/* withoutFront */.EC)(block, front)),
    }));
    return measured.reduce((best, one) => (one.kept_chars > best.kept_chars ? one : best));
}
/** The skill that explains more of the block than the wanted one does; a text that quotes another whole explains both. */
function findOther(own, block, owners) {
    const rows = owners.listIn(block);
    const share = rows.get(own) ?? 0;
    const kept = (0,measure/* measureKept */.vC)(own.whole, block);
    const has_own = owners.hasOnly(own, block);
    for (const [skill, chars] of rows) {
        if (skill === own)
            continue;
        if (chars > share && (0,measure/* measureKept */.vC)(skill.whole, block) > kept)
            return skill.path;
        // All that came is a sibling's whole text, and nothing that only this one has.
        if (has_own === false && chars >= share && isWhole(skill.body, block))
            return skill.path;
    }
    return null;
}
const isWhole = (body, block) => body.chars > 0 && !(0,measure/* isFilledIn */.qL)(body) && (0,measure/* measureKept */.vC)(body, block) === body.chars;
/** A request that is sent again gets the same answer, so a place is noted once. */
function watchCalls(policy, wanted, note) {
    return async (request, offered) => {
        const turn = await policy(request, offered);
        if (turn.calls.length === 0)
            return turn;
        const sent = turn.calls.map((call) => JSON.stringify(call));
        for (const [key, { callFor }] of wanted) {
            const call = callFor(request, offered);
            const index = call === null ? -1 : sent.indexOf(JSON.stringify(call));
            if (index >= 0)
                note(key, { step: request.step, index });
        }
        return turn;
    };
}

// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
// EXTERNAL MODULE: ./build/lib/delivery/written-text.js
var written_text = __webpack_require__(29016);
;// CONCATENATED MODULE: ./build/lib/delivery/owners.js
/** The skills of a source \u2192 which of their files a block of text has lines of, so that a text is told from its sibling's. */


/** texts: {path of a SKILL.md: its text}; looked through once, because all units of a batch share it. */
const ownersOf = (0,memoize/* memoize */.B)((texts) => {
    const skills = new Map();
    const lines = new Map();
    for (const [path, text] of Object.entries(texts)) {
        const skill = { path, body: (0,written_text/* readWritten */.I)((0,written_text/* bodyOf */.E)(text)), whole: (0,written_text/* readWritten */.I)(text) };
        skills.set(path, skill);
        for (const line of new Set(skill.whole.lines.map(({ text: one }) => one)))
            lines.set(line, [...(lines.get(line) ?? []), skill]);
    }
    return {
        at: (path) => skills.get(path) ?? null,
        listIn(block) {
            const found = new Map();
            for (const line of block.split(/\r\n?|\n/)) {
                const text = line.trim();
                for (const skill of lines.get(text) ?? [])
                    found.set(skill, (found.get(skill) ?? 0) + text.length);
            }
            return found;
        },
        hasOnly({ body }, block) {
            const only = body.lines.filter(({ text }) => lines.get(text)?.length === 1);
            return only.length === 0 ? null : only.some(({ text }) => block.includes(text));
        },
    };
});

// EXTERNAL MODULE: ./build/lib/evidence/claims.js
var claims = __webpack_require__(79403);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/policy/expected-calls.js
var expected_calls = __webpack_require__(49311);
// EXTERNAL MODULE: ./build/lib/policy/oracle.js
var oracle = __webpack_require__(75289);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/unit/skill/command.js
var command = __webpack_require__(64152);
;// CONCATENATED MODULE: ./build/lib/unit/skill/delivery.js










function watchDeliveries({ agent }, { shared, parts }) {
    const { source, bodies } = shared;
    const wanted = new Map();
    const owners = ownersOf(bodies);
    const named = new Map(source.skills.map((skill) => [skill.path, skill]));
    const facts = {
        title: agent.title,
        limit: agent.body_limit ?? null,
        mask: agent.mask ?? null,
        owners,
        nameOf: (path) => {
            const skill = named.get(path);
            return skill ? (0,find_skill/* nameSkill */.xj)(skill, source) : path;
        },
    };
    return {
        ...openDeliveries(wanted, facts),
        expect(cases, setup) {
            for (const asked of cases)
                for (const [key, one] of listWanted(asked, setup))
                    wanted.set(key, one);
        },
    };
    function listWanted(asked, setup) {
        const { all, aliases } = (0,claims/* listClaims */.A)(asked, 'events');
        const ids = all.flatMap(({ skill }) => (skill === null || skill === '*' ? [] : [skill]));
        const files = (0,expected_calls/* listExpectedCalls */.ci)(asked.testCase, agent, setup).files;
        return [
            ...[...new Set(ids)].map((id) => [skillKey(id), wantSkill(id, aliases, setup)]),
            ...asked.testCase.required_files.map((file, at) => [
                fileKey(file, asked),
                wantFile(files[at] ?? file, (0,get_own/* getOwn */.N)(asked.files, file) ?? null),
            ]),
        ];
    }
    function wantSkill(id, aliases, setup) {
        const { names, path } = (0,expected_calls/* expectSkill */.P5)(id, aliases, agent, setup);
        const by = { agent, install: setup.install };
        const [found] = (0,case_aliases/* namesOf */.eZ)(id, aliases).flatMap((name) => (0,find_skill/* findSkills */.Iz)(source, name, by));
        const text = found ? (0,get_own/* getOwn */.N)(bodies, found.path) : (0,command/* findNamed */.n4)(id, aliases, { parts, shared })?.text;
        return {
            callFor: (request, offered) => {
                const row = (0,oracle/* findOffered */.$t)(offered, names, path);
                return row ? agent.callSkill(request, row) : null;
            },
            written: text === undefined ? null : (0,written_text/* readWritten */.I)((0,written_text/* bodyOf */.E)(text)),
            path: found?.path ?? null,
        };
    }
    function wantFile(path, text) {
        return {
            callFor: (request) => agent.readFile(request, path),
            written: text === null ? null : (0,written_text/* readWritten */.I)(text),
            path: null,
        };
    }
}
/** The policy, with what it calls noted. */
function watched(policyFor, deliveries, asked) {
    if (policyFor === null || deliveries === null)
        return policyFor;
    return (setup) => {
        deliveries.expect([asked], setup);
        return deliveries.watch(policyFor(setup));
    };
}
const skillKey = (id) => `skill ${id}`;
/** Two cases may name different files alike. */
const fileKey = (file, { testCase }) => `file ${testCase.case_id} ${file}`;
/** As the collector of a case asks for it. own: the skills that this case calls, where others of its process call others; null: all calls are its own. */
const askDeliveries = (asked, deliveries, own = null) => {
    const isOwn = (skill) => own === null || own.has(skill);
    return {
        isCalled: (skill) => isOwn(skill) && deliveries.isCalled(skillKey(skill)),
        of({ skill, token }) {
            if (skill === null)
                return deliveries.of(fileKey(token, asked));
            return isOwn(skill) ? deliveries.of(skillKey(skill)) : null;
        },
    };
};
/** In a pack each case calls what it requires, and nothing else. */
const listOwn = (asked) => new Set((0,claims/* listClaims */.A)(asked, 'events').all.flatMap(({ role, skill }) => (role === 'required' && skill ? [skill] : [])));


/***/ }),

/***/ 17393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UB: () => (/* binding */ describeAsked),
  U3: () => (/* binding */ judgeTrial),
  rO: () => (/* binding */ withDefaults)
});

// EXTERNAL MODULE: ./build/lib/agents/listing/shadow.js
var listing_shadow = __webpack_require__(68734);
// EXTERNAL MODULE: ./build/lib/case/aliases.js
var case_aliases = __webpack_require__(95173);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/verdict/judge.js + 1 modules
var judge = __webpack_require__(46767);
// EXTERNAL MODULE: ./build/lib/unit/trial/context.js
var trial_context = __webpack_require__(94979);
// EXTERNAL MODULE: ./build/lib/unit/skill/command.js
var command = __webpack_require__(64152);
// EXTERNAL MODULE: ./build/lib/unit/skill/delivery.js + 3 modules
var delivery = __webpack_require__(1978);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(66970);
// EXTERNAL MODULE: ./build/lib/skill/skill-file.js
var skill_file = __webpack_require__(13350);
;// CONCATENATED MODULE: ./build/lib/unit/skill/facts.js
/** A skill case and the source \u2192 what the verdict must know beforehand: the texts of required files, and ids that name several skills. */




/** The texts of `required_files`, as the agent finds them: what comes back is compared with them. */
async function readRequired(testCase, agent, { shared: { source, staged }, workspaceOf, ports }) {
    const expected = (0,case_aliases/* namesOf */.eZ)(testCase.expected_skill, (0,case_aliases/* aliasesFor */.yX)(agent, testCase.provider_aliases));
    const workspace = workspaceOf(testCase);
    const rows = testCase.required_files.map(async (file) => {
        const found = (0,skill_file/* locateSkillFile */.GX)(file, expected, source);
        const path = found ? `${staged}/${(0,skill_file/* pathOf */.XM)(found)}` : workspace === null ? null : `${workspace}/${file}`;
        return [file, path === null ? null : await ports.files.read(path).catch(() => null)];
    });
    return Object.fromEntries(await Promise.all(rows));
}
/** Required ids by which the agent knows several different skills of the source: whichever was loaded, the case was not about it alone. */
function listAmbiguous({ testCase, agent }, source, ready, offered) {
    const aliases = (0,case_aliases/* aliasesFor */.yX)(agent, testCase.provider_aliases);
    return [testCase.expected_skill, ...testCase.required_skills].filter(Boolean).flatMap((id) => {
        const [name = id] = (0,case_aliases/* namesOf */.eZ)(id, aliases).filter((each) => (0,find_skill/* findSkills */.Iz)(source, each).length > 0);
        const paths = (0,find_skill/* findDistinctSkills */.mO)(source, name, ready).map(({ path }) => path);
        if (paths.length < 2)
            return [];
        const context = { source, install: ready.install, vendor_model: ready.key.vendor_model };
        const rows = offered ? (0,compare/* listOffers */.AS)(ready.agent, context, offered) : [];
        const listed = paths.filter((path) => rows.some((row) => row.path === path && row.offer !== 'absent'));
        return [{ id, paths, only: listed.length === 1 ? (listed[0] ?? null) : null }];
    });
}

// EXTERNAL MODULE: ./build/lib/unit/skill/offer.js
var skill_offer = __webpack_require__(44915);
;// CONCATENATED MODULE: ./build/lib/unit/skill/judge.js
/** A skill case and what was seen of a trial of it \u2192 what to look for, the offer and the verdict. */









/** The case with the batch's own defaults where it says nothing. */
function withDefaults(written, context, ready) {
    return {
        ...(0,command/* withCommandNames */.co)(written, ready, context),
        min_offer: written.min_offer === 'any' ? (context.min_offer ?? 'any') : written.min_offer,
        min_delivery: written.min_delivery === 'any' ? (context.min_delivery ?? 'any') : written.min_delivery,
        pass_threshold: (0,trial_context/* thresholdOf */.pI)(written, context),
    };
}
/** What the collectors look for in a trial of this case. */
async function describeAsked({ unit, testCase, ready, context }, deliveries = null) {
    const asked = {
        testCase,
        agent: unit.agent,
        skills: context.shared.source.skills.flatMap((skill) => [skill.id, skill.dir]),
        files: await readRequired(testCase, unit.agent, context),
        ...(ready.agent.id_case ? { id_case: ready.agent.id_case } : {}),
    };
    return deliveries ? { ...asked, delivered: (0,delivery/* askDeliveries */.kg)(asked, deliveries) } : asked;
}
function judgeTrial(attempt, { asked, evidence, transcript, asked_call, choice, inside }) {
    const { testCase, ready, context } = attempt;
    const { source } = context.shared;
    const listed = (0,skill_offer/* offerOf */.y)(attempt, transcript);
    // What the source does not have is offered nowhere.
    const absent = !listed || (listed.state === 'absent' && !listed.unknown);
    const why = absent ? inside?.explainAbsent(transcript) : null;
    const found = why ? { state: 'absent', kept_chars: 0, of_chars: 0, ...why } : listed;
    const { subagent } = testCase;
    const offer = found && subagent !== undefined ? { ...found, inside: subagent } : found;
    const expected = evidence.claims.all.find((claim) => claim.expected);
    const delivery = (expected && asked.delivered?.of(expected)) ?? null;
    const verdict = (0,judge/* judge */.S)({
        testCase,
        evidence,
        exit: transcript.exit,
        offer,
        delivery,
        mode: context.mode,
        ambiguous: listAmbiguous(asked, source, ready, transcript.offered),
        shadowed: findShadowOf(asked, ready, source),
        asked: asked_call,
        choice,
    });
    return { offer, delivery, verdict };
}
/** The skill that the case expects, where the agent has one of its own of that name. */
function findShadowOf({ testCase, agent }, ready, source) {
    const names = (0,case_aliases/* namesOf */.eZ)(testCase.expected_skill, (0,case_aliases/* aliasesFor */.yX)(agent, testCase.provider_aliases));
    const skills = names.flatMap((name) => (0,find_skill/* findSkills */.Iz)(source, name));
    const [shadow] = skills.flatMap((skill) => (0,listing_shadow/* findShadow */.w)(ready.agent, skill, { source, install: ready.install }) ?? []);
    return shadow?.why.reason ?? null;
}


/***/ }),

/***/ 44915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ describeListing),
/* harmony export */   y: () => (/* binding */ offerOf)
/* harmony export */ });
/* harmony import */ var _case_aliases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95173);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56022);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34685);
/* harmony import */ var _offer_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66970);
/* harmony import */ var _offer_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80029);
/* harmony import */ var _offer_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4402);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96023);
/* harmony import */ var _skill_marketplace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74917);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56424);
/* harmony import */ var _trial_install_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51335);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64152);
/** A unit and what its agent listed \u2192 the offer of the skill that the case expects. */











/** The offer that this unit's own request showed, else the one discovered before the batch. */
function offerOf(attempt, transcript) {
    const { unit, testCase, context } = attempt;
    const inside = testCase.subagent !== undefined;
    let offers = inside ? null : context.offersOf(unit.agent);
    if (transcript.offered) {
        offers = compareOnce(attempt, transcript.offered, describeListing(transcript));
        // What a custom agent is offered is not what the agent lists.
        if (!inside)
            context.onOffers(unit.agent, offers, () => listParts(attempt, transcript));
    }
    if (!testCase.expected_skill || !offers)
        return null;
    const aliases = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .aliasesFor */ .yX)(unit.agent, testCase.provider_aliases);
    const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .findNamed */ .n4)(testCase.expected_skill, aliases, context);
    if (command)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .offerOfCommand */ .Vk)(command, attempt, transcript);
    const names = (0,_case_aliases_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(testCase.expected_skill, aliases);
    const { source } = context.shared;
    const [skill] = names.flatMap((name) => (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_5__/* .findSkills */ .Iz)(source, name, attempt.ready));
    const offer = skill && (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_9__/* .getOwn */ .N)(offers, (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_5__/* .nameSkill */ .xj)(skill, source));
    if (!offer)
        return {
            state: 'absent',
            kept_chars: 0,
            of_chars: 0,
            ...(skill ? { reason: null } : describeUnknown(testCase.expected_skill, source)),
        };
    return { state: offer.offer, ...(0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_9__/* .omit */ .c)(offer, 'offer', 'over', 'lost') };
}
/** As discovery does, and the hooks as far as they are known before one runs. */
function listParts({ ready, context: { parts, shared, hooked } }, transcript) {
    const { first_request: request, offered } = transcript;
    if (!parts || !request || !offered)
        return [];
    const { agent, install } = ready;
    const allow_processes = shared.allow_processes && !shared.only_hooks;
    const with_hooks = hooked ? (0,_trial_install_js__WEBPACK_IMPORTED_MODULE_7__/* .withParts */ .d)(ready, shared.source, shared.source.hook_folders ?? []) : ready;
    return [
        ...(0,_offer_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareParts */ .q)(parts.listed, {
            ...{ source: shared.source, agent, install, is_usual: ready.key.install === null },
            ...{ allow_processes, offered, request },
        }),
        ...(0,_offer_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .listHooks */ .xP)(parts.hooks, {
            started: shared.allow_processes || hooked !== null,
            agent,
            leftOut: (0,_offer_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .leftOutBy */ .xc)(with_hooks, shared.source),
        }),
    ];
}
function describeUnknown(id, source) {
    const known = source.skills.flatMap((skill) => (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_5__/* .listIds */ .Z6)(skill, source));
    const meant = (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)(id, known) ?? (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_10__/* .bareId */ .yW)(id), known) ?? null;
    const unlisted = (0,_skill_marketplace_js__WEBPACK_IMPORTED_MODULE_6__/* .findInUnlisted */ .R3)(source, id);
    const more = unlisted ? `: ${unlisted.why}` : meant === null ? '' : `; did you mean '${meant}'?`;
    const fixes = unlisted ? { fixes: [unlisted.fix] } : {};
    return { reason: `the source has no skill '${id}'${more}`, unknown: { meant }, ...fixes };
}
/** The same for every trial that is offered the same: each trial has a home of its own, and Codex lists paths. */
function describeListing({ offered, trial_root }) {
    return JSON.stringify(offered).replaceAll(trial_root, '~');
}
function compareOnce({ unit: { agent }, ready, context }, offered, listing) {
    const before = context.compared.get(agent);
    if (before?.listing === listing)
        return before.offers;
    const setup = { source: context.shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
    const offers = (0,_offer_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .compareOffers */ .lL)(ready.agent, setup, offered);
    context.compared.set(agent, { listing, offers });
    return offers;
}


/***/ }),

/***/ 74979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ fingerprintStep),
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   TS: () => (/* binding */ findStale),
/* harmony export */   l3: () => (/* binding */ fingerprintCase),
/* harmony export */   nP: () => (/* binding */ hashFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _evidence_suite_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27953);
/** A suite case and its agent \u2192 the fingerprint of each step; and recorded answers \u2192 the one for a trial, or why it no longer counts. */


async function fingerprintCase({ model }, { text }, workspace, files) {
    return { agent_file: hash(text), model: hash(model ?? null), workspace: await hashFolder(workspace, files) };
}
/** Of the names and contents of its files; null is an empty folder. */
async function hashFolder(folder, files) {
    const listed = folder === null ? [] : await files.list(folder);
    return hash(await Promise.all(listed.map(async (path) => [path, await files.read(`${folder}/${path}`)])));
}
const fingerprintStep = (shared, { index, step, input }) => ({
    ...shared,
    prompt: hash(input),
    step: hash([index, step.name, step.input, step.store]),
});
/** The recorded answers of one case and agent, one record per trial. */
const answersOf = (records, { case_id, agent }) => records.filter((record) => record.case_id === case_id && record.agent === agent).sort((a, b) => a.trial - b.trial);
/** What changed since the answer was recorded, in words; null while it still is the answer to what the case asks. */
function findStale(testCase, record, shared) {
    const steps = (0,_evidence_suite_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .listSteps */ .A1)(testCase);
    if (steps.length !== record.steps.length)
        return 'the number of steps';
    const stored = {};
    for (const [index, step] of steps.entries()) {
        const { fingerprint, answer } = record.steps[index];
        const { input } = (0,_evidence_suite_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .fillInput */ .CS)(step.input, stored);
        const now = fingerprintStep(shared, { index, step, input });
        const changed = Object.keys(WORDS).filter((key) => now[key] !== fingerprint[key]);
        if (changed.length > 0)
            return changed.map((key) => WORDS[key]).join(', ');
        const unasserted = { ...step, expect: null };
        Object.assign(stored, (0,_evidence_suite_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .assertStep */ .RW)(unasserted, answer, { model: null, stored, now: new Date(0) }).stored);
    }
    return null;
}
const WORDS = {
    agent_file: "the agent's file",
    prompt: 'the input',
    step: 'the step',
    model: 'the model of the test',
    workspace: 'the workspace',
};
const hash = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 16);


/***/ }),

/***/ 28863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ retryTrial),
/* harmony export */   Fj: () => (/* binding */ runTrials),
/* harmony export */   Ix: () => (/* binding */ describeTrial),
/* harmony export */   Rl: () => (/* binding */ sumUsage),
/* harmony export */   n4: () => (/* binding */ aggregateOffline),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   wQ: () => (/* binding */ aggregateUnit)
/* harmony export */ });
/* harmony import */ var _text_quote_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7993);
/* harmony import */ var _verdict_trials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16157);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94979);



/** The trial's own hooks.jsonl has more. */
const MOST_CALLS = 20;
const MOST_CHARS = 2_000;
function shorten(call) {
    const cut = (text) => (text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}...` : text);
    return { ...call, stdin: cut(call.stdin), stdout: cut(call.stdout), stderr: cut(call.stderr) };
}
/** Causes that may be gone a moment later. Credentials, a quota or a missing agent are not among them. */
const PASSING = new Set(['rate_limit', 'server', 'server_timeout', 'unreachable', 'crashed']);
/** Every further trial would end like this one. */
const isRefusal = (kind) => kind === 'auth' || kind === 'quota';
/** Runs a trial again, in the same folder, while what kept it from being judged may pass. */
async function retryTrial(retries, signal, run) {
    let outcome = await run();
    for (let left = retries; left > 0 && !signal.aborted && isPassing(outcome.verdict); left--)
        outcome = await run();
    return outcome;
}
const isPassing = ({ status, fault }) => status === 'infra_error' && PASSING.has(fault?.kind ?? '');
/** Runs trial after trial. `goOn` is asked after each that was planned: by default until the remaining ones cannot change the status. */
async function runTrials({ trials }, { pass_threshold }, { signal, infra_retries = 0, every_trial = false }, runTrial, goOn = (verdicts) => verdicts.length < trials && (every_trial || !(0,_verdict_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecided */ .d$)(verdicts, pass_threshold, trials))) {
    const outcomes = [];
    const verdicts = [];
    for (let trial = 1; !signal.aborted; trial++) {
        const outcome = await retryTrial(infra_retries, signal, () => runTrial(trial));
        outcomes.push(outcome);
        const { status, error, fault } = outcome.verdict;
        const { duration_ms, timed_out } = outcome.transcript.exit;
        verdicts.push({ trial, status, duration_ms, timed_out, failures: error ? [error] : [] });
        if (!goOn(verdicts) || (status === 'infra_error' && fault && isRefusal(fault.kind)))
            break;
    }
    return { outcomes, verdicts };
}
function aggregateUnit(unit, testCase, outcomes, verdicts) {
    const { status, trials } = (0,_verdict_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .aggregateTrials */ .v$)(verdicts, testCase.pass_threshold, Math.max(unit.trials, verdicts.length));
    const shown = outcomes.find((outcome) => outcome.verdict.status === status) ?? outcomes.at(-1) ?? null;
    const blank = { ...(0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .blankResult */ .mE)(unit, testCase), trials: { ...trials, requested: unit.trials } };
    if (!shown)
        return { row: blank, shown };
    const { transcript, evidence, verdict } = shown;
    const { exit } = transcript;
    const failed = status === 'fail';
    const row = {
        ...blank,
        status,
        source: 'cli_output',
        matched_evidence: verdict.matched_evidence,
        missing_evidence: verdict.missing_evidence,
        ...(verdict.not_judged ? { not_judged: verdict.not_judged } : {}),
        tool_use_proof_lines: evidence.proof,
        error: status === 'pass' ? null : verdict.error,
        duration_ms: verdicts.reduce((sum, trial) => sum + trial.duration_ms, 0),
        command: transcript.argv.map(_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteShell */ .LA).join(' '),
        exit_code: exit.exit_code,
        signal: exit.signal,
        output_excerpt: transcript.excerpt,
        timed_out: exit.timed_out,
        failure_kind: failed ? verdict.failure_kind : null,
        ...(failed && verdict.ambiguous ? { ambiguous: verdict.ambiguous } : {}),
        mismatch_kind: failed ? verdict.mismatch_kind : null,
        failure_category: status === 'pass' ? null : verdict.failure_category,
        fault: verdict.fault,
        optional_hits: verdict.optional_hits,
        disallowed_hits: verdict.disallowed_hits,
        usage: sumUsage(outcomes),
        coverage: transcript.coverage,
        ...(shown.tried_call ? { tried_call: shown.tried_call } : {}),
        ...(transcript.hooks?.calls.length ? { hook_calls: transcript.hooks.calls.slice(0, MOST_CALLS).map(shorten) } : {}),
    };
    return { row, shown };
}
/** In-process answers are deterministic, so one trial stands for all. */
function aggregateOffline(unit, testCase, verdict, duration_ms) {
    const failures = verdict.error ? [verdict.error] : [];
    const trial = { trial: 1, status: verdict.status, duration_ms, timed_out: false, failures };
    const aggregated = (0,_verdict_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .aggregateTrials */ .v$)([trial], testCase.pass_threshold, 1);
    return { ...(0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .blankResult */ .mE)(unit, testCase), ...verdict, ...aggregated, source: 'offline', duration_ms };
}
/** The text of meta.json, which `explain` needs to read the trial's folder again. */
function describeTrial(agent, version, { transcript, verdict }, found = {}) {
    const { exit_code, signal, timed_out, stopped_early, spawn_error } = transcript.exit;
    const { argv, prompt, coverage, cwd, installed_skills } = transcript;
    const meta = {
        agent,
        version,
        argv,
        prompt,
        cwd,
        exit_code,
        signal,
        timed_out,
        stopped_early,
        spawn_error,
        verdict,
        coverage,
        installed_skills,
        ...found,
    };
    return `${JSON.stringify(meta, null, 1)}\n`;
}
function sumUsage(outcomes) {
    const sum = (key) => {
        const values = outcomes.map((outcome) => outcome.evidence.usage[key]).filter((value) => value !== null);
        return values.length ? values.reduce((a, b) => a + b, 0) : null;
    };
    return { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens'), cost_usd: sum('cost_usd') };
}


/***/ }),

/***/ 94979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ faultResult),
/* harmony export */   L_: () => (/* binding */ withheldResult),
/* harmony export */   mE: () => (/* binding */ blankResult),
/* harmony export */   pI: () => (/* binding */ thresholdOf)
/* harmony export */ });
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15824);
/* harmony import */ var _contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43771);


/** The case's own threshold, else the batch's; one lucky trial does not make a choice. */
function thresholdOf({ kind, pass_threshold }, context) {
    const usual = kind === 'skill' && (0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .asksModel */ .mE)(context.mode) ? 'majority' : 'any';
    return pass_threshold === 'any' ? (context.pass_threshold ?? usual) : pass_threshold;
}
function blankResult(unit, testCase) {
    return {
        unit_run_id: unit.unit_run_id,
        kind: testCase.kind,
        agent: unit.agent,
        case_id: unit.case_id,
        category: testCase.category,
        status: 'infra_error',
        expected_skill: testCase.kind === 'skill' ? testCase.expected_skill || null : null,
        source: null,
        matched_evidence: [],
        missing_evidence: [],
        matched_log_file: null,
        tool_use_proof_lines: [],
        token_hits: {},
        error: null,
        duration_ms: 0,
        command: null,
        exit_code: null,
        signal: null,
        output_excerpt: '',
        timed_out: false,
        failure_kind: null,
        mismatch_kind: null,
        failure_category: null,
        fault: null,
        optional_hits: [],
        disallowed_hits: [],
        offer: null,
        trials: {
            requested: unit.trials,
            ran: 0,
            passed: 0,
            pass_at_k: false,
            pass_all_k: false,
            majority: false,
            pass_rate: null,
            interval: null,
            verdicts: [],
        },
        usage: { input_tokens: null, output_tokens: null, cost_usd: null },
    };
}
/** The result of a unit that was not run, because it would have been dangerous. */
function withheldResult(unit, testCase, reason) {
    return {
        ...blankResult(unit, testCase),
        status: 'skipped',
        error: reason,
        fault: { kind: _contract_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .WITHHELD */ .iz, message: reason },
    };
}
/** The result of a unit that could not be run. */
function faultResult(unit, testCase, fault) {
    return {
        ...blankResult(unit, testCase),
        error: `could not be judged: ${fault.kind}: ${fault.message}${fault.fix ? ` Fix: ${fault.fix}` : ''}`,
        failure_category: 'transport',
        fault,
    };
}


/***/ }),

/***/ 51335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withParts),
/* harmony export */   l: () => (/* binding */ explainSilence)
/* harmony export */ });
/* harmony import */ var _agents_launch_full_install_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97360);
/* harmony import */ var _offer_hooks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80029);
/** An agent, and the plugins whose hooks or agents a unit needs \u2192 the agent with them installed, or why it lacks them. */


/** What the user named stays, and so does what their own command finds. */
function withParts(ready, source, folders) {
    const { agent, key, template } = ready;
    if (key.install !== null || template || !agent.fullInstall)
        return ready;
    return { ...ready, install: agent.fullInstall(source, folders) };
}
/** What keeps hooks of this source from being loaded, besides their own declaration. */
function explainSilence(ready, source) {
    const { agent, withhold_trust } = ready;
    if (withhold_trust && agent.untrusted)
        return { why: agent.untrusted, failure: 'untrusted' };
    const off = (0,_offer_hooks_js__WEBPACK_IMPORTED_MODULE_1__/* .explainOff */ .Zy)(source.hooks_off ?? [], agent);
    if (off)
        return { why: off, failure: 'turned_off' };
    const why = (0,_agents_launch_full_install_js__WEBPACK_IMPORTED_MODULE_0__/* .explainInstall */ .bU)(ready, source, source.hook_folders ?? []);
    return why === null ? null : { why, failure: null };
}


/***/ }),

/***/ 36300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ failVerdict),
/* harmony export */   S3: () => (/* binding */ endedEarly),
/* harmony export */   Uc: () => (/* binding */ infraVerdict),
/* harmony export */   d0: () => (/* binding */ infraError)
/* harmony export */ });
/* harmony import */ var _contract_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24306);

const failVerdict = (more, { timed_out } = { timed_out: false }) => ({
    ..._contract_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .CLEAN */ .w,
    status: 'fail',
    failure_kind: 'unknown',
    mismatch_kind: 'missing_required',
    failure_category: timed_out ? 'timeout' : 'assertion',
    ...more,
});
function infraVerdict(fault, exit) {
    return { ..._contract_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .CLEAN */ .w, ...infraError(fault, exit) };
}
/** What a fault puts into a verdict that has evidence as well. */
function infraError(fault, { timed_out }) {
    return {
        status: 'infra_error',
        failure_category: timed_out ? 'timeout' : 'transport',
        error: `could not be judged: ${fault.kind}: ${fault.message}`,
        fault,
    };
}
/** A run without the agent's closing line was cut short. */
function endedEarly({ signal, exit_code }) {
    const how = signal ? `signal ${signal}` : `exit code ${exit_code ?? 'unknown'}`;
    return { kind: 'crashed', message: `the agent ended without its closing line (${how})` };
}


/***/ }),

/***/ 46767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/contract/verdict.js
var verdict = __webpack_require__(24306);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/verdict/infra-verdict.js
var infra_verdict = __webpack_require__(36300);
// EXTERNAL MODULE: ./build/lib/verdict/not-judged.js
var verdict_not_judged = __webpack_require__(83645);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/verdict/sentence.js
/** Turns a failure kind into a sentence for the author: what was required and what was seen instead. */



function explainFailure(kind, facts) {
    const parts = [describe(kind, facts)];
    const { disallowed } = facts.findings;
    if (disallowed.length > 0)
        parts.unshift(`disallowed skill(s) detected: ${disallowed.join(', ')}`);
    if (facts.exit.timed_out)
        parts.push('command timed out');
    return parts.filter((part) => part !== '').join('; ');
}
function describe(kind, { findings, evidence, offer, testCase, is_empty, choice }) {
    const missing = findings.missing.map((c) => c.token);
    const wanted = missing.join(', ');
    switch (kind) {
        case 'ambiguous_skill': {
            const all = findings.ambiguous.map(({ id, paths, only }) => `'${id}' names ${paths.length} different skills of the source (${paths.join(', ')}), ${only ? `of which it lists only ${only}: the other is gone there` : 'so an agent may load the wrong one'}`);
            return all.join('; ');
        }
        case 'skill_shadowed':
            return findings.shadowed ?? '';
        case 'skill_not_offered':
            return `the agent was never offered ${wanted || 'the expected skill'}${offer?.reason ? `: ${offer.reason}` : ''}`;
        case 'offer_too_weak': {
            const kept = offer?.state === 'cut' ? `${offer.kept_chars} of ${offer.of_chars} characters` : 'its name only';
            return `the agent was offered ${kept} of the description, but the case requires min_offer ${testCase.min_offer}${offer?.reason ? `: ${offer.reason}` : ''}`;
        }
        case 'skill_load_failed': {
            const token = missing.find((t) => (0,get_own/* getOwn */.N)(evidence.refused, t) !== undefined);
            const missed = is_empty ? 'what it got is empty' : 'it was not loaded';
            return `the agent requested ${token}, but ${missed}: ${(0,get_own/* getOwn */.N)(evidence.refused, token)}`;
        }
        case 'delivery_too_weak':
            return `${findings.delivery?.why ?? ''}, but the case requires min_delivery ${testCase.min_delivery}`;
        case 'weak_evidence_only':
            return `${wanted} was only mentioned or listed (Tier 3), never used`;
        case 'evidence_too_weak': {
            const weak = findings.missing.filter((c) => (0,get_own/* getOwn */.N)(evidence.hits, c.token) !== undefined);
            const hits = weak.map((c) => {
                const hit = (0,get_own/* getOwn */.N)(evidence.hits, c.token);
                return `${c.token} was seen at Tier ${hit?.tier} (${hit?.source_detail}), but Tier ${c.max_tier} is required`;
            });
            return hits.join('; ');
        }
        case 'skill_not_loaded':
            return describeUncalled(choice) ?? `the agent worked but never used ${wanted}`;
        case 'mixed_evidence_missing':
            return describeUncalled(choice) ?? `the output shows neither a use of ${wanted} nor ${describeAny(evidence)}`;
        case 'missing_skill_file_evidence':
            return `the skill was used but ${wanted} was never read${whyRefused(missing, evidence)}`;
        case 'missing_activity_evidence':
            return `the skill was used, but the output does not show ${describeAny(evidence)}`;
        case 'unknown':
            return [wanted && `missing: ${wanted}`, findings.missing_any && `missing: ${findings.missing_any}`]
                .filter(Boolean)
                .join('; ');
    }
}
/** What the model did instead; null where it called a skill, or nobody was asked. */
function describeUncalled(choice) {
    if (!choice || choice.choice !== null)
        return null;
    const { unknown = [], tools = [], said } = choice;
    const called = unknown.length > 0 ? unknown : tools;
    const which = `it called ${(0,count/* listFew */.lE)(called.map((name) => `'${(0,text_escape/* oneLine */.TN)(name, 80)}'`))}`;
    const did = called.length > 0 ? which + (called === unknown ? ', which the agent does not list' : ' instead') : null;
    const words = said && `${did ? 'and said' : 'it answered in words and called nothing'}: \u201c${(0,text_escape/* oneLine */.TN)(said, 200)}\u201d`;
    return ['the model called no skill', [did, words].filter(Boolean).join(', ')].filter(Boolean).join('; ');
}
function whyRefused(missing, { refused }) {
    const [why] = missing.flatMap((token) => (0,get_own/* getOwn */.N)(refused, token) ?? []);
    return why === undefined ? '' : `: ${why}`;
}
/** In words what the token any_of(\u2026) of missing_evidence stands for. */
function describeAny({ claims: { any } }) {
    const tokens = any.tokens.map((token) => `'${token}'`);
    const activity = any.activity ? [tokens.length > 0 ? 'a call of a tool' : 'any call of a tool'] : [];
    const named = tokens.length > 1 ? `any of ${tokens.join(', ')}` : tokens.join('');
    return [named, ...activity].filter(Boolean).join(' or ');
}

;// CONCATENATED MODULE: ./build/lib/verdict/judge.js






function judge(judged) {
    const { testCase, evidence, exit } = judged;
    const { claims } = evidence;
    const offer = judged.offer ?? null;
    const not_judged = (0,verdict_not_judged/* listNotJudged */.D0)(claims, judged.mode);
    const unseen = new Set(not_judged.map(({ token }) => token));
    const findings = {
        ambiguous: judged.ambiguous ?? [],
        missing: claims.all.filter((c) => c.role === 'required' && !unseen.has(c.token) && !isMet(c, evidence)),
        missing_any: not_judged.length > 0 && (0,verdict_not_judged/* isAnyOfWords */.$5)(claims) ? null : missingAny(claims, evidence),
        optional: claims.all.filter((c) => c.role === 'optional' && isMet(c, evidence)).map((c) => c.token),
        disallowed: claims.all.filter((c) => c.role === 'disallowed' && isMet(c, evidence)).map((c) => c.token),
        shadowed: judged.shadowed ?? null,
        offer: checkOffer(testCase, offer),
        delivery: checkDelivery(testCase, judged.delivery ?? null),
    };
    const shown = {
        ...verdict/* CLEAN */.w,
        matched_evidence: listMatched(claims, evidence),
        missing_evidence: [
            ...findings.missing.map((c) => c.token),
            ...(findings.missing_any ? [findings.missing_any] : []),
        ],
        optional_hits: findings.optional,
        disallowed_hits: findings.disallowed,
        ...(not_judged.length > 0 ? { not_judged } : {}),
    };
    if (claims.nothing && judged.mode === 'oracle') {
        return { ...shown, status: 'skipped', error: 'needs a mode that chooses' };
    }
    if ((0,verdict_not_judged/* isNothingJudged */.Zb)(claims, not_judged) && findings.disallowed.length === 0) {
        const error = `nothing that it requires can be judged: ${not_judged[0]?.reason}`;
        return { ...shown, status: 'skipped', error };
    }
    const fault = findFault(judged);
    const met = findings.ambiguous.length === 0 &&
        !isSurelyShadowed(judged) &&
        shown.missing_evidence.length === 0 &&
        findings.disallowed.length === 0 &&
        findings.offer === null &&
        findings.delivery === null;
    // A positive case that was proved before the fault has passed. A negative case needs a run that finished.
    if (met && (fault === null || !claims.nothing))
        return { ...shown, fault };
    // A disallowed skill was used, whatever fault came afterwards.
    if (fault !== null && findings.disallowed.length === 0)
        return { ...shown, ...(0,infra_verdict/* infraError */.d0)(fault, exit) };
    const failure_kind = isSurelyShadowed(judged) ? 'skill_shadowed' : classify(findings, evidence, offer);
    return {
        ...shown,
        status: 'fail',
        failure_kind,
        ...(failure_kind === 'ambiguous_skill' ? { ambiguous: [...findings.ambiguous] } : {}),
        mismatch_kind: mismatch(findings),
        failure_category: exit.timed_out ? 'timeout' : 'assertion',
        error: explainFailure(failure_kind, {
            ...{ findings, evidence, exit, offer, testCase },
            choice: judged.mode !== undefined && (0,mode/* asksModel */.mE)(judged.mode) ? judged.choice : null,
            is_empty: judged.delivery?.state === 'empty',
        }),
        fault,
    };
}
/** The embedded model takes the first skill of that name, which is the agent's own, however much its text resembles the expected one. */
function isSurelyShadowed({ shadowed, mode, ambiguous = [] }) {
    return (shadowed ?? null) !== null && mode !== undefined && mode !== 'live' && ambiguous.length === 0;
}
function isMet(claim, evidence) {
    const hit = (0,get_own/* getOwn */.N)(evidence.hits, claim.token);
    return hit !== undefined && (claim.max_tier === null || hit.tier <= claim.max_tier);
}
function missingAny(claims, evidence) {
    const { tokens, activity } = claims.any;
    if (tokens.length === 0 && !activity)
        return null;
    if (activity && evidence.active)
        return null;
    if (tokens.some((token) => (0,get_own/* getOwn */.N)(evidence.hits, token) !== undefined))
        return null;
    return (0,verdict_not_judged/* nameAny */.yG)(claims.any);
}
function listMatched(claims, evidence) {
    const required = claims.all.filter((c) => c.role === 'required' && isMet(c, evidence)).map((c) => c.token);
    const any = claims.any.tokens.filter((token) => (0,get_own/* getOwn */.N)(evidence.hits, token) !== undefined);
    return [...new Set([...required, ...any, ...(claims.any.activity && evidence.active ? ['tool activity'] : [])])];
}
/**
 * Exit codes are not trusted: killed CLIs exit 0. A run without the agent's closing line was cut short. If we cut it ourselves
 * (timeout, early stop), it is judged like any other run.
 */
function findFault({ evidence, exit, mode, asked }) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: exit.spawn_error };
    if (evidence.fault)
        return evidence.fault;
    if (exit.timed_out || exit.stopped_early)
        return null;
    if (evidence.ended && mode === 'oracle')
        return findSilence(evidence, asked === true);
    if (evidence.ended)
        return null;
    return (0,infra_verdict/* endedEarly */.S3)(exit);
}
/** The oracle asks for what the case needs. Where nothing came back of it, the agent's tools failed, not its routing. */
function findSilence({ active, unanswered }, asked) {
    if (unanswered)
        return { kind: 'crashed', message: `the call of ${unanswered} never got a result` };
    return asked && !active
        ? { kind: 'crashed', message: 'the model asked for a call, and nothing came back of it' }
        : null;
}
/** `any` accepts every offer; an offer that could not be observed is never held against the agent. */
function checkOffer(testCase, offer) {
    const minimum = testCase.min_offer;
    if (minimum === 'any' || offer === null || !testCase.expected_skill)
        return null;
    if (offer.state === 'absent')
        return 'absent';
    if (minimum === 'name_only' || offer.state === 'full')
        return null;
    if (minimum === 'full')
        return 'weak';
    const share = offer.of_chars > 0 ? (100 * offer.kept_chars) / offer.of_chars : 0;
    return share >= Number.parseInt(minimum, 10) ? null : 'weak';
}
/** Text that did not reach the model is missing evidence already; here it is about how much of it did. */
function checkDelivery({ min_delivery }, delivery) {
    if (min_delivery === 'any' || !delivery || delivery.state !== 'cut')
        return null;
    const least = min_delivery === 'full' ? 100 : Number.parseInt(min_delivery, 10);
    return (100 * delivery.kept_chars) / delivery.of_chars >= least ? null : delivery;
}
/** The first kind that holds, in the contract's order. */
function classify(findings, evidence, offer) {
    const { missing, missing_any } = findings;
    if (findings.ambiguous.length > 0)
        return 'ambiguous_skill';
    if (findings.offer === 'absent' || (offer?.state === 'absent' && missing.some((c) => c.expected)))
        return 'skill_not_offered';
    if (findings.offer === 'weak')
        return 'offer_too_weak';
    if (findings.shadowed !== null && missing.some((c) => c.expected))
        return 'skill_shadowed';
    // A file of a skill that was loaded is missing by itself.
    const refused = missing.filter((c) => (0,get_own/* getOwn */.N)(evidence.refused, c.token) !== undefined);
    if (refused.some(({ skill }) => skill !== null))
        return 'skill_load_failed';
    if (missing.length === 0 && findings.delivery !== null)
        return 'delivery_too_weak';
    const hits = evidence.claims.all.flatMap((c) => (0,get_own/* getOwn */.N)(evidence.hits, c.token) ?? []);
    if (missing.length > 0 && hits.length > 0 && hits.every((hit) => hit.tier === 3))
        return 'weak_evidence_only';
    if (missing.some((c) => (0,get_own/* getOwn */.N)(evidence.hits, c.token) !== undefined))
        return 'evidence_too_weak';
    if (missing.some((c) => c.skill !== null && !c.file))
        return missing_any === null ? 'skill_not_loaded' : 'mixed_evidence_missing';
    if (missing.some((c) => c.file) && missing.every((c) => c.file) && missing_any === null)
        return 'missing_skill_file_evidence';
    if (missing.length === 0 && missing_any !== null)
        return 'missing_activity_evidence';
    return 'unknown';
}
function mismatch(findings) {
    const nothingMissing = findings.missing.length === 0 && findings.missing_any === null;
    const onlyExpected = findings.missing.length > 0 && findings.missing.every((c) => c.expected || isFileOfExpected(c, findings));
    const reasons = [];
    if (findings.disallowed.length > 0)
        reasons.push('disallowed_hit');
    if (!nothingMissing) {
        const optionalOnly = findings.optional.length > 0 && onlyExpected && findings.missing_any === null;
        reasons.push(optionalOnly ? 'optional_only' : 'missing_required');
    }
    return reasons.length > 1 ? 'mixed' : (reasons[0] ?? null);
}
/** If `dotnet-xunit` is missing, so is `dotnet-xunit/SKILL.md`: together they are one missing skill. */
function isFileOfExpected(claim, findings) {
    const expected = findings.missing.find((c) => c.expected);
    return expected !== undefined && claim.skill !== null && claim.skill === expected.skill;
}


/***/ }),

/***/ 16157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   kw: () => (/* binding */ aggregateStatus),
/* harmony export */   v$: () => (/* binding */ aggregateTrials)
/* harmony export */ });
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72363);


/**
 * pass@k is "any of k passed", pass^k "all k passed", majority strictly more than half of the requested.
 * Trials that could not be judged count in `ran` but not in pass_rate and interval.
 */
function aggregateTrials(verdicts, threshold, requested) {
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
        interval: judged ? (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .wilson */ .rF)(passed, judged) : null,
        pass_at: Array.from({ length: judged }, (_, index) => (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .estimatePassAt */ .lJ)(index + 1, passed, judged)),
        flaky: passed > 0 && failed > 0,
        verdicts: [...verdicts],
    };
    return { status: aggregateStatus(verdicts, threshold, requested), trials };
}
/** True if so many passed trials are enough. */
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
/** True when no outcome of the remaining trials can change the status, so they need not run. */
function isDecided(verdicts, threshold, requested) {
    const passed = verdicts.filter((v) => v.status === 'pass').length;
    const failed = verdicts.filter((v) => v.status === 'fail').length;
    return meetsThreshold(passed, threshold, requested) || !meetsThreshold(requested - failed, threshold, requested);
}
/** A unit below its threshold fails, unless a trial that could not be judged could have decided otherwise: then it is infra_error. */
function aggregateStatus(verdicts, threshold, requested) {
    const count = (status) => verdicts.filter((v) => v.status === status).length;
    const passed = count('pass');
    const failed = count('fail');
    const infra = count('infra_error');
    if (meetsThreshold(passed, threshold, requested))
        return 'pass';
    if (verdicts.length > 0 && count('skipped') === verdicts.length)
        return 'skipped';
    // An undecided trial leaves the row undecided where its result would have mattered.
    if (count('skipped') > 0 && !isDecided(verdicts, threshold, requested))
        return 'skipped';
    if (passed + failed === 0)
        return 'infra_error';
    return infra > 0 && !isDecided(verdicts, threshold, requested) ? 'infra_error' : 'fail';
}


/***/ }),

/***/ 66245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ artifactsRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43721);
/** `artifacts_root` as given \u2192 the folder for batches; one within the project that a committed link leads out of is refused. */




function artifactsRoot(cwd, given) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, given);
    let there = folder;
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(there))
        there = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(there);
    // Where the user writes of another place, it is meant.
    if (!(0,_lib_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(cwd, folder) || (0,_lib_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(cwd), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(there)))
        return folder;
    throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`The folder for results leads out of the project, to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(there)}.`, {
        file: given,
        fix: 'remove the link, or name a folder with --artifacts-root.',
    });
}


/***/ }),

/***/ 30973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ takeCredentials)
/* harmony export */ });
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _lib_text_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75339);


/** What any agent needs behind a company proxy. */
const NETWORK = /^(https?_proxy|no_proxy|all_proxy|ssl_cert_file|ssl_cert_dir|node_extra_ca_certs|path)$/i;
/** What a run in the user's own home needs to find it, and the login that a keyring holds. */
const OWN_HOME = /^(home|user|logname|shell|tmpdir|xdg_\w+|dbus_session_bus_address)$/i;
/** A variable that the user passes on counts as a secret if its value is at least this long. */
const SECRET_LENGTH = 16;
const NOTHING = { env: {}, identity: null };
/** Embedded modes get none, so there is no secret to leak. A login in the user's own home replaces a key. */
async function takeCredentials(agent, mode, env, { own_home = false, job = null } = {}) {
    if (mode !== 'live')
        return { env: {}, secrets: [], identity: null };
    const { any_of, secrets, settings, homes } = agent.credentials;
    const more = listMore(agent, env);
    const known = more.length > 0 || own_home || any_of.some((name) => env[name] && env[name] !== job?.token);
    const given = known ? NOTHING : ((await takeIdentity(agent, env, job)) ?? takeJobToken(agent, job));
    if (!given)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${agent.title} needs a credential in mode live.`, {
            fix: `set ${any_of.join(' or ')}${keylessFix(agent)}, or use --mode oracle, which needs none.`,
        });
    const open = (name) => NETWORK.test(name) || (own_home && (OWN_HOME.test(name) || homes.includes(name)));
    const names = new Set([...any_of, ...secrets, ...settings, ...more, ...Object.keys(env).filter(open)]);
    const taken = { ...given.env };
    // A workflow's variable of an absent secret is set, and empty.
    for (const name of names)
        if (env[name])
            taken[name] = env[name];
    const passed = more.filter((name) => (taken[name] ?? '').length >= SECRET_LENGTH);
    const secret = [...any_of, ...secrets, ...passed].filter((name) => !isPlainUrl(taken[name] ?? ''));
    const hidden = [...secret.map((name) => taken[name] ?? ''), ...(0,_lib_text_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .listSecrets */ .AQ)(taken)].filter(Boolean);
    return { env: taken, secrets: hidden, identity: given.identity };
}
function keylessFix({ credentials: { identity, job_token } }) {
    if (job_token)
        return `, or in a GitHub job ${job_token.variable} with \`permissions: ${job_token.permission}\``;
    return identity ? `, or for workload identity ${[...identity.ids, identity.file].join(', ')}` : '';
}
/** Null where the environment names no rule of the vendor. */
async function takeIdentity(agent, env, job) {
    const { identity } = agent.credentials;
    if (!identity || ![...identity.ids, identity.file].some((name) => env[name]))
        return null;
    const missing = identity.ids.filter((name) => !env[name]);
    if (missing.length > 0)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${agent.title} needs ${missing.join(' and ')} for workload identity.`, {
            fix: "set it to the id that the vendor's console shows; it is no secret.",
        });
    const ids = Object.fromEntries(identity.ids.map((name) => [name, env[name]]));
    const file = env[identity.file];
    if (file)
        return { env: { ...ids, [identity.file]: file }, identity: null };
    return { env: ids, identity: { variable: identity.file, token: await openToken(agent, identity, env, job) } };
}
/** A job's token lasts minutes, so each unit gets one of its own; the first is asked for before anything is installed. */
async function openToken(agent, identity, env, job) {
    const issue = job?.issueToken;
    if (!issue)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${agent.title} has no identity token.`, {
            fix: job
                ? `give the job \`permissions: id-token: write\`${job.from_fork ? '; a pull request from a fork cannot have it: use `mode: replay` there' : ''}.`
                : `write the token into a file and set ${identity.file} to its path; the GitHub Action does so by itself.`,
        });
    const audience = env[`AGENT_${agent.name.toUpperCase()}_AUDIENCE`] || identity.audience;
    await issue(audience);
    return () => issue(audience);
}
function takeJobToken(agent, job) {
    const { job_token } = agent.credentials;
    if (!job_token || !job?.token)
        return null;
    if (job.from_fork)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${agent.title} cannot use this job's token: a fork's pull request may only read.`, {
            fix: `use \`mode: replay\` there; a branch of the repository itself can have \`permissions: ${job_token.permission}\`.`,
        });
    return { env: { [job_token.variable]: job.token }, identity: null };
}
/** AGENT_<NAME>_ENV=VAR1,VAR2: further variables to pass to this agent. */
function listMore(agent, env) {
    const variable = `AGENT_${agent.name.toUpperCase()}_ENV`;
    const names = (env[variable] ?? '')
        .split(/[,\s]+/)
        .map((name) => name.trim())
        .filter(Boolean);
    for (const name of names) {
        if (/^[A-Za-z_]\w*$/.test(name) && env[name] !== undefined)
            continue;
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${variable} names ${name}, which is not set.`, {
            fix: `set it, or remove it from the list.`,
        });
    }
    return names;
}
/** A URL is not a secret unless it contains a password. */
const isPlainUrl = (value) => /^https?:\/\/[^\s@]+$/.test(value);


/***/ }),

/***/ 46985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l4: () => (/* binding */ batchInput),
  lk: () => (/* binding */ executeRun),
  x8: () => (/* binding */ readResults),
  RG: () => (/* binding */ takeOffers)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/batch/plan.js
var batch_plan = __webpack_require__(49624);
// EXTERNAL MODULE: ./build/lib/batch/run-batch.js + 39 modules
var run_batch = __webpack_require__(99639);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/io/files/refusal.js
var refusal = __webpack_require__(24385);
// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(66970);
// EXTERNAL MODULE: ./build/lib/offer/discover.js + 2 modules
var discover = __webpack_require__(69693);
// EXTERNAL MODULE: ./build/lib/report/formats/suite.js + 1 modules
var suite = __webpack_require__(34004);
// EXTERNAL MODULE: ./build/lib/setup/batch-folder.js
var batch_folder = __webpack_require__(30935);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/setup/source/plugin-parts.js
var plugin_parts = __webpack_require__(8788);
// EXTERNAL MODULE: ./build/src/run/prepare/dry-run.js
var dry_run = __webpack_require__(60341);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
;// CONCATENATED MODULE: ./build/src/run/execute/locations.js
/** A prepared run \u2192 where its skills, subagents, routes and cases stand, by paths from the repository's root. */





function locationsOf({ source, subagents, corpus }, cwd) {
    const root = (0,own_repository/* findRepository */.W1)(cwd);
    const inside = (path) => pathFrom(root, path);
    const places = (rows) => Object.fromEntries(rows.flatMap(([name, origin]) => {
        const file = origin && inside((0,external_node_path_.resolve)(cwd, origin.file));
        return file ? [[name, { file, line: origin.line > 0 ? origin.line : null }]] : [];
    }));
    const files = (rows) => Object.fromEntries(rows.flatMap(([name, path]) => {
        const file = inside((0,external_node_path_.join)(source.root, path));
        return file ? [[name, file]] : [];
    }));
    const list = (paths) => paths.flatMap((path) => inside((0,external_node_path_.join)(source.root, path)) ?? []);
    const [hooks_off, hooks_broken] = [list(source.hooks_off ?? []), list((0,hooks/* brokenHooks */.ET)(source))];
    const own = source.plugins.flatMap(({ folder, manifests, hook_files = {} }) => [manifests, hook_files].flatMap((files) => Object.keys(files).map((path) => (0,external_node_path_.join)(folder, path))));
    const plugin = [...new Set(list([...(source.marketplace === null ? [] : [source.marketplace]), ...own]))];
    return {
        source: inside(source.root) ?? '',
        skills: files(source.skills.map(({ id, path }) => [id, path])),
        subagents: files(subagents.map(({ plugin, name, path }) => [plugin === null ? name : `${plugin}:${name}`, path])),
        routes: places(corpus.routes.map(({ name, origin }) => [name, origin])),
        cases: places(corpus.cases.map(({ case_id, origin }) => [case_id, origin])),
        ...(source.as === undefined ? {} : { settings: listSettings(inside(source.root) ?? '') }),
        ...(plugin.length > 0 ? { plugin } : {}),
        ...(hooks_off.length > 0 ? { hooks_off } : {}),
        ...(hooks_broken.length > 0 ? { hooks_broken } : {}),
    };
}
const listSettings = (folder) => Object.fromEntries(agents/* ALL_AGENTS */.dT.flatMap((name) => {
    const files = (0,agents/* findAgent */.dp)(name)?.settings?.project_files;
    return files ? [[name, files.map((file) => external_node_path_.posix.join(folder, file))]] : [];
}));
/** The path has forward slashes; null outside of the root. One of the two may have been reached through a link. */
function pathFrom(root, path) {
    for (const [from, to] of [[root, path], [real(root), real(path)]]) {
        const inside = (0,external_node_path_.relative)(from, to).replaceAll('\\', '/');
        if (inside !== '..' && !inside.startsWith('../') && (0,external_node_path_.resolve)(from, inside) === (0,external_node_path_.resolve)(to))
            return inside;
    }
    return null;
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/process/process-tree.js
var process_tree = __webpack_require__(17547);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/lib/unit/pack/pack.js + 7 modules
var pack = __webpack_require__(45102);
// EXTERNAL MODULE: ./build/src/run/execute/artifacts-root.js
var artifacts_root = __webpack_require__(66245);
;// CONCATENATED MODULE: ./build/src/run/execute/open-folder.js
/** A prepared run \u2192 the folder of its batch: a new one, or with --resume that of an interrupted batch, which must have the same plan. */










async function openFolder(run, ports) {
    const { options, plan } = run;
    if (!options.resume) {
        const folder = await (0,batch_folder/* createBatchFolder */.zY)((0,artifacts_root/* artifactsRoot */.c)(ports.cwd, options.artifacts_root), plan, (0,external_node_crypto_.randomUUID)());
        return { folder, before: null };
    }
    const before = await (0,batch_folder/* reopenBatchFolder */.Sq)((0,external_node_path_.resolve)(ports.cwd, options.resume));
    const difference = (0,batch_plan/* describeDifference */.hF)(before.plan, plan) ??
        (before.plan.shard === plan.shard ? null : `the shard changed: ${before.plan.shard} is not ${plan.shard}`);
    if (difference)
        throw new config_error/* ConfigError */.x(`This is not the interrupted batch: ${(0,sentence/* endSentence */.H_)(difference)}`, {
            file: options.resume,
            fix: 'undo that change, or start a new batch without --resume.',
        });
    // Units keep their ids, which name their records.
    plan.units = before.plan.units;
    const folder = before.open();
    const owner = await (0,throwaway/* findBatchOwner */.PZ)((0,external_node_path_.basename)(folder.path));
    if (owner !== null)
        throw new config_error/* ConfigError */.x(`This batch is still running, as process ${owner}.`, {
            file: options.resume,
            fix: 'wait for it to finish, or stop it.',
        });
    const ids = new Set(plan.units.flatMap(({ unit_run_id }) => [unit_run_id, (0,pack/* packId */.$)(unit_run_id)]));
    await (0,process_tree/* sweepMarked */.TK)((marker) => ids.has(marker.slice(0, marker.lastIndexOf('.'))));
    return { folder, before: await before.readEnvelope() };
}

// EXTERNAL MODULE: ./build/src/run/execute/ranking.js
var execute_ranking = __webpack_require__(65153);
// EXTERNAL MODULE: ./build/src/run/execute/surroundings.js + 1 modules
var surroundings = __webpack_require__(26158);
;// CONCATENATED MODULE: ./build/src/run/execute/execute.js
/** A prepared run \u2192 its batch, run to the end: the records, results.json and the copies the user asked for. */



















async function executeRun(run, runPorts) {
    const granted = await (0,surroundings/* grantCredentials */.Xx)(run, runPorts);
    const ranking = (0,execute_ranking/* openRanking */.B)(run.source.root);
    try {
        // A source that the router rejects fails here, not at the first route case.
        if (run.plan.units.some(({ kind }) => kind === 'route'))
            await ranking.router();
        return await executeIn(await openFolder(run, runPorts), run, granted, ranking, runPorts);
    }
    catch (error) {
        throw (0,refusal/* explainRefusal */.G)(error);
    }
}
async function executeIn({ folder, before }, run, granted, ranking, runPorts) {
    const { options } = run;
    const batch_run_id = (0,external_node_path_.basename)(folder.path);
    runPorts.protocol(`ARTIFACT_DIR=${folder.path}`);
    await (0,throwaway/* sweepTrialFolders */.Gh)();
    if (options.mode === 'model' || options.mode === 'live')
        runPorts.log((0,dry_run/* describeCost */.P)(run));
    const around = await (0,surroundings/* openSurroundings */.Ew)(run, granted, ranking, batch_run_id, runPorts);
    const { ready, ports } = around;
    try {
        const shared = await around.share(options.allow_source_processes);
        // Where none could be installed, no sandbox was looked for.
        const has_agents = Object.keys(ready).length > 0;
        const with_hooks = (0,surroundings/* hasHookedSkills */.vO)(run) && (options.allow_source_processes || ports.sandbox.kind !== 'none');
        // An agent that gets copies of the skills has no hooks of theirs, allowed or not.
        const share = () => (options.allow_source_processes ? shared : around.share(true, !(0,surroundings/* needsHooks */.o0)(run)));
        const hooked = with_hooks || (0,surroundings/* needsHooks */.o0)(run) ? await share() : null;
        const parts = await (0,plugin_parts/* readPluginParts */._)(run.source);
        const taken = needsProbe(run) ? await takeOffers(ready, shared, ports, runPorts, parts) : NOTHING_TAKEN;
        const input = batchInput(run, batch_run_id, around);
        await (0,run_batch/* runBatch */.a)({
            ...input,
            locations: locationsOf(run, runPorts.cwd),
            hooks_off: has_agents && (0,surroundings/* hasHookedSkills */.vO)(run) && !with_hooks,
            environment: { ...input.environment, ...before?.environment.agents },
            offers_before: before?.offers ?? {},
            parts_before: { ...before?.parts, ...taken.parts },
        }, {
            ...(await around.contextFor(shared, hooked)),
            parts: { listed: parts, hooks: await (0,declared_hooks/* readDeclaredHooks */.Xz)(run.source) },
            listings: taken.listings,
            ...(with_hooks ? { with_hooks: new Set() } : {}),
        }, { folder, now: ports.now, onState: (unit, state, result) => runPorts.onState(batch_run_id, unit, state, result) }, 
        // In mode replay each unit's own request shows what it was offered.
        options.mode === 'live' ? taken.offers : {});
    }
    finally {
        await around.deciding.write(folder.path).finally(around.writeAnswers).finally(around.close);
    }
    if (options.output)
        await (0,batch_folder/* copyText */.Dk)((0,external_node_path_.join)(folder.path, 'results.json'), (0,external_node_path_.resolve)(runPorts.cwd, options.output));
    if (options.proof_log)
        await (0,batch_folder/* copyText */.Dk)((0,external_node_path_.join)(folder.path, 'tool-use-proof.log'), (0,external_node_path_.resolve)(runPorts.cwd, options.proof_log));
    const results = await readResults(folder.path);
    if (run.plan.units.some(({ kind }) => kind === 'suite'))
        await files/* files */.a.write((0,external_node_path_.join)(folder.path, 'suite-report.md'), (0,suite/* renderSuite */.f)({ results, plan: run.plan }));
    return { batch_run_id, artifact_dir: folder.path, results };
}
/** What a batch of this run is, whichever copy of the source it runs on. */
function batchInput(run, batch_run_id, around) {
    return {
        plan: run.plan,
        cases: run.corpus.cases,
        batch_run_id,
        tool_version: (0,tool_version/* toolVersion */.f)(),
        options: { ...run.options, ...effectiveOptions(run) },
        environment: (0,surroundings/* environmentOf */.p7)(run, around),
        max_parallel: run.max_parallel,
        fail_fast: run.options.fail_fast,
        // In mode model the limit is on what is asked of it.
        max_tokens: run.options.mode === 'model' ? null : (run.options.max_tokens ?? null),
        ...(around.deciding.facts ? { decider: around.deciding.facts } : {}),
        pack: run.options.pack === 'on',
    };
}
/** Each record was validated when it was merged; thousands of rows need not be held twice. */
async function readResults(folder) {
    return JSON.parse(await files/* files */.a.read((0,external_node_path_.join)(folder, 'results.json')));
}
/** What was in force where no flag said so: a case may still set its own trials and threshold. */
function effectiveOptions({ options, agents, max_parallel }) {
    const { trials, pass_threshold } = options;
    const chosen = (0,mode/* asksModel */.mE)(options.mode);
    return {
        // A baseline that knows further agents than the default takes is not a surprise then.
        agents: options.agents ?? agents.map(({ key }) => key.key),
        ...(options.agents ? {} : { agents_by_default: true }),
        max_parallel,
        trials: trials ?? (chosen ? batch_plan/* DEFAULT_CHOICES */.ho : batch_plan/* DEFAULT_TRIALS */.CL),
        suite_trials: trials ?? batch_plan/* DEFAULT_SUITE_TRIALS */.b4,
        pass_threshold: pass_threshold ?? (chosen ? 'majority' : 'any'),
    };
}
const NOTHING_TAKEN = { offers: {}, parts: {}, listings: {} };
/** Live transcripts do not show what was offered, and what was decided in them rests on it. */
function needsProbe({ options, deciding }) {
    return (options.mode === 'live' && !options.skip_source_setup) || deciding.recording?.mode === 'live';
}
/** One embedded session per agent records what mode live offers, without calling the vendor. */
async function takeOffers(ready, shared, ports, runPorts, parts) {
    const taken = { offers: {}, parts: {}, listings: {} };
    const setup = await ports.openTrialFolders();
    try {
        for (const [agent, one] of Object.entries(ready)) {
            const found = await (0,discover/* discoverOffers */.b)(one, shared, {
                mode: 'live',
                folder: setup.workspace,
                ...(parts ? { parts } : {}),
                signal: runPorts.signal,
                onListing: (listing) => {
                    taken.listings[agent] = listing;
                },
            }, ports);
            if (found.skills)
                taken.offers[agent] = (0,compare/* offersById */.a$)(found.skills);
            if (found.parts)
                taken.parts[agent] = found.parts;
            if (!found.skills)
                runPorts.log(`could not determine what ${agent} is offered: ${found.error}`);
        }
    }
    finally {
        await setup.close();
    }
    return taken;
}


/***/ }),

/***/ 61167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openModel),
/* harmony export */   y: () => (/* binding */ grantModel)
/* harmony export */ });
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18685);
/* harmony import */ var _lib_io_files_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61959);
/* harmony import */ var _lib_setup_install_install_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47531);
/* harmony import */ var _lib_setup_model_copilot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32324);
/* harmony import */ var _lib_setup_model_endpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57817);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18353);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30973);
/** The endpoint of mode `model` \u2192 a port that asks it: an API at its address, or GitHub Copilot under the token of a live run. */







/** What Copilot needs that an address does not; null for an address. */
const grantModel = async (endpoint, { env, job = null }) => endpoint?.url === _lib_setup_model_copilot_js__WEBPACK_IMPORTED_MODULE_3__/* .COPILOT */ .$ ? (0,_credentials_js__WEBPACK_IMPORTED_MODULE_6__/* .takeCredentials */ ._)(_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENTS */ .jw.copilot, 'live', env, { job }) : null;
function openModel(endpoint, granted, ports) {
    if (endpoint.url !== _lib_setup_model_copilot_js__WEBPACK_IMPORTED_MODULE_3__/* .COPILOT */ .$ || granted === null)
        return { ...(0,_lib_setup_model_endpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .openEndpoint */ .k)(endpoint, ports), close: async () => { } };
    const cache_root = (0,_lib_io_files_cache_js__WEBPACK_IMPORTED_MODULE_1__.defaultCacheRoot)(ports.env);
    const { log, exec, store, signal } = ports;
    const options = { cache_root, log, ...(exec ? { exec } : {}), ...(store ? { store } : {}) };
    const install = () => (0,_lib_setup_install_install_js__WEBPACK_IMPORTED_MODULE_2__/* .installAgent */ .Zi)((0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .installRequest */ .D5)(_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENTS */ .jw.copilot, options));
    return (0,_lib_setup_model_copilot_js__WEBPACK_IMPORTED_MODULE_3__/* .openCopilot */ .l)(endpoint.model, { signal, install, user_env: granted.env });
}


/***/ }),

/***/ 65153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openRanking)
/* harmony export */ });
/* harmony import */ var _lib_router_rank_router_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57166);
/* harmony import */ var _lib_setup_routing_route_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92143);
/* harmony import */ var _lib_setup_routing_vectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49694);
/** The offline router over a source's skills, and its word vectors: both created on first use, since most batches need neither. */



function openRanking(root, embedder = once(() => (0,_lib_setup_routing_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .loadVectors */ .t$)())) {
    const router = once(async () => (0,_lib_router_rank_router_js__WEBPACK_IMPORTED_MODULE_0__/* .createRouter */ .a)((await (0,_lib_setup_routing_route_index_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRouteIndex */ .W)([root], root)).tools, embedder()));
    return { router, embedder };
}
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 26158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p7: () => (/* binding */ environmentOf),
  Xx: () => (/* binding */ grantCredentials),
  vO: () => (/* binding */ hasHookedSkills),
  o0: () => (/* binding */ needsHooks),
  Ew: () => (/* binding */ openSurroundings)
});

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(56032);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var contract_plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/setup/ready.js
var setup_ready = __webpack_require__(18353);
// EXTERNAL MODULE: ./build/lib/text/redaction.js
var redaction = __webpack_require__(75339);
// EXTERNAL MODULE: ./build/lib/unit/trial/install.js
var trial_install = __webpack_require__(51335);
// EXTERNAL MODULE: ./build/src/run/prepare/answers.js + 2 modules
var prepare_answers = __webpack_require__(11508);
// EXTERNAL MODULE: ./build/src/run/prepare/deciding.js
var prepare_deciding = __webpack_require__(68512);
// EXTERNAL MODULE: ./build/src/run/prepare/workspace.js
var workspace = __webpack_require__(86342);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
// EXTERNAL MODULE: ./build/src/run/execute/credentials.js
var credentials = __webpack_require__(30973);
// EXTERNAL MODULE: ./build/lib/setup/sessions/log-snapshot.js
var log_snapshot = __webpack_require__(67809);
;// CONCATENATED MODULE: ./build/src/run/execute/logs.js
/** Options \u2192 which logs of shared homes this batch reads, and a snapshot of them; only units in the user's own homes have any. */

/** Logs are read when units run one by one; in parallel, log evidence changes a verdict only if the user allows it. */
async function openLogScan(agents, options, max_parallel, env) {
    const serial = max_parallel === 1;
    if (!options.skip_source_setup || options.disable_log_scan || !(serial || options.enable_log_scan))
        return null;
    const snapshots = {};
    for (const { key } of agents) {
        snapshots[key.key] = await (0,log_snapshot/* takeLogSnapshot */.C6)((0,log_snapshot/* listLogRoots */.eV)(key.name, env, env['HOME'] ?? '/'));
    }
    return {
        snapshots,
        limits: { max_files: options.log_max_files, max_bytes: options.log_max_bytes },
        serial,
        promote: serial || options.allow_log_fallback_pass,
    };
}

// EXTERNAL MODULE: ./build/src/run/execute/open-model.js
var open_model = __webpack_require__(61167);
// EXTERNAL MODULE: ./build/src/run/execute/open-ports.js + 17 modules
var open_ports = __webpack_require__(99768);
// EXTERNAL MODULE: ./build/src/run/execute/ready.js + 1 modules
var execute_ready = __webpack_require__(16849);
;// CONCATENATED MODULE: ./build/src/run/execute/surroundings.js
/** A prepared run \u2192 what its batches share while they run: installed agents, open ports, the ranking, copies of the source. */















/** What is missing for a live run is said before there is a folder or a process. */
async function grantCredentials({ agents, options, deciding }, { env, job = null }) {
    const granted = {};
    for (const { key, agent } of agents)
        granted[key.key] = await (0,credentials/* takeCredentials */._)(agent, options.mode, env, { own_home: options.skip_source_setup, job });
    return { agents: granted, model: await (0,open_model/* grantModel */.y)(deciding.endpoint, { env, job }) };
}
async function openSurroundings(run, granted, ranking, batch_run_id, runPorts) {
    const { options, plan } = run;
    const wanted = new Set(plan.units.map((unit) => unit.agent));
    const { ready, unavailable } = await (0,execute_ready/* readyAgents */._)(run.agents.filter(({ key }) => wanted.has(key.key)), run.source, options, runPorts);
    for (const { key, template } of run.agents) {
        const one = ready[key.key];
        if (!one)
            continue;
        const { skip_source_setup: own_home, withhold_trust } = options;
        const { env: user_env = {}, identity = null } = granted.agents[key.key] ?? {};
        ready[key.key] = { ...one, user_env, identity, template, own_home, withhold_trust };
    }
    const ports = await (0,open_ports/* openRunPorts */.u)({ options, sources: [run.source.root], agents: Object.values(ready) }, runPorts);
    const answers = (0,prepare_answers/* openAnswers */.W)(run.answers, options, runPorts.cwd);
    const { endpoint } = run.deciding;
    const model = endpoint && (0,open_model/* openModel */.G)(endpoint, granted.model, runPorts);
    const deciding = (0,prepare_deciding/* openDeciding */.UQ)(run.deciding, options, model, runPorts);
    const shared_secrets = [...deciding.secrets, ...(granted.model?.secrets ?? [])];
    const secretsOf = (agent) => [...(granted.agents[agent]?.secrets ?? []), ...shared_secrets];
    const opened = [];
    return {
        ready,
        ports,
        ranking,
        async share(allow_processes, only_hooks = false) {
            const { shared, close } = await (0,setup_ready/* shareSource */.Nq)(run.source, ports, {
                allow_processes,
                only_hooks,
                neighbours: run.neighbours,
                path: runPorts.env['PATH'] ?? null,
                batch_run_id,
                log: runPorts.log,
            });
            opened.push(close);
            return shared;
        },
        async contextFor(shared, hooked) {
            return {
                mode: options.mode,
                evidence: options.evidence,
                early_stop: options.early_stop,
                infra_retries: options.infra_retries,
                pass_threshold: options.pass_threshold ?? null,
                before: (case_id, agent) => findTrialsBefore(run, case_id, agent),
                min_offer: options.min_offer ?? null,
                min_delivery: options.min_delivery ?? null,
                shared,
                hooked,
                routes: run.corpus.routes,
                subagents: run.subagents,
                answers: answers.context,
                ready,
                unavailable,
                withheld: withholdRoutes(options.sandbox, ports.sandbox, runPorts.env),
                redactFor: (agent) => (secretsOf(agent).length ? (0,redaction/* createRedactor */.lY)(secretsOf(agent)) : null),
                decider: deciding.decider,
                record_decision: deciding.record,
                workspaceOf: (testCase) => (0,workspace/* workspaceOf */.B)(testCase, runPorts.cwd),
                ...ranking,
                logs: await openLogScan(run.agents, options, run.max_parallel, runPorts.env),
                ports,
                signal: runPorts.signal,
            };
        },
        deciding,
        writeAnswers: answers.write,
        async close() {
            await ports.modelServer.close();
            await model?.close();
            for (const close of opened)
                await close();
        },
    };
}
function findTrialsBefore({ baselines, plan }, case_id, agent) {
    const baseline = baselines.ref?.baseline ?? baselines.current;
    const expected = baseline && (0,expectation/* findExpectation */.kZ)(baseline, (0,mode/* judgedAs */.KY)(plan), case_id, agent);
    return expected?.status === 'pass' ? expected.trials : null;
}
/** A tool_route case needs the source's hooks. */
function needsHooks({ options, plan }) {
    return (!options.allow_source_processes && plan.units.some(({ kind, agent }) => kind === 'tool_route' && agent !== contract_plan/* OFFLINE */.G));
}
/** One skill case of each agent runs with the hooks that a user's agent runs, where a sandbox holds them. Nothing else starts what a source declares. */
const hasHookedSkills = ({ source, plan }) => (source.hook_folders ?? []).length > 0 && plan.mode !== 'live' && plan.units.some(({ kind }) => kind === 'skill');
/**
 * A tool_route case makes the call that its author wrote, with the hooks that the source brings, and on a pull request both may be
 * a stranger's. Why those rows are not run; null where they are.
 */
function withholdRoutes(choice, { kind }, env) {
    const strangers = /^pull_request/.test(env['GITHUB_EVENT_NAME'] ?? '') || Boolean(env['GITHUB_HEAD_REF']);
    if (kind !== 'none' || choice === 'none' || !strangers)
        return null;
    return "not run: this pull request's hooks and calls would run on this machine, which has no sandbox (`--sandbox none` allows it)";
}
function environmentOf(run, { ready, ports }) {
    const offline = run.plan.agents[contract_plan/* OFFLINE */.G]
        ? { [contract_plan/* OFFLINE */.G]: { version: (0,tool_version/* toolVersion */.f)(), vendor_model: null, install: null, home_length: null, isolated: true } }
        : {};
    const isolated = !run.options.skip_source_setup;
    const agents = run.agents.map(({ key, version, install, template }) => {
        const one = ready[key.key];
        const hooked = run.plan.units.some(({ kind, agent }) => kind === 'tool_route' && agent === key.key);
        const with_hooks = one && hooked ? (0,trial_install/* withParts */.d)(one, run.source, run.source.hook_folders ?? []).install : install;
        return [
            key.key,
            {
                version,
                vendor_model: key.vendor_model,
                install,
                ...(with_hooks === install ? {} : { hooks_install: with_hooks }),
                home_length: null,
                isolated,
                // What is the user's own, a home or a command, is not put into one.
                sandbox: one ? (isolated && !template ? ports.sandbox.kind : 'none') : null,
            },
        ];
    });
    return { ...Object.fromEntries(agents), ...offline };
}


/***/ }),

/***/ 11508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ findAnswers),
  W: () => (/* binding */ openAnswers)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/lib/contract/answer.js
/** A recorded answer: what one of the source's agents said in one trial of a suite, and what it was asked, as hashes. */

/** Hashes of everything that the answer is for; the assertions are not among them, so they may change. */
const AnswerFingerprintSchema = schemas/* strictObject */.rej({
    /** The prompt, with what earlier steps stored filled in. */
    prompt: schemas/* string */.YjP(),
    agent_file: schemas/* string */.YjP(),
    /** Position, input and `store` of the step. */
    step: schemas/* string */.YjP(),
    model: schemas/* string */.YjP(),
    workspace: schemas/* string */.YjP(),
});
const AnswerRecordSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz('agent-routing.answer.v1'),
    case_id: schemas/* string */.YjP(),
    /** The column, such as `claude@haiku`. */
    agent: schemas/* string */.YjP(),
    trial: schemas/* int */.Whr().min(1),
    /** Relative dates are judged as of this moment. */
    at: iso/* datetime */.w$(),
    /** The vendor's model that answered; null when it was not known. */
    model: schemas/* string */.YjP().nullable(),
    steps: schemas/* array */.YOg(schemas/* strictObject */.rej({ fingerprint: AnswerFingerprintSchema, answer: schemas/* string */.YjP() })).min(1),
});

// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/input/record-lines.js
var record_lines = __webpack_require__(33312);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
;// CONCATENATED MODULE: ./build/lib/setup/corpus/answer-files.js
/** Recorded answers on disk: a .jsonl file, or a folder with one file per case. */







/** Where a batch looks when no one names a place. */
const DEFAULT_ANSWERS = ['tests/answers', 'tests/answers.jsonl'];
/** Null when there is no such file or folder. */
async function readAnswers(path) {
    const entry = await (0,promises_.stat)(path).catch(() => null);
    if (!entry)
        return null;
    const found = entry.isDirectory() ? (await (0,dist/* glob */.TI)('*.jsonl', { cwd: path, absolute: true })).sort() : [path];
    const records = [];
    for (const file of found)
        records.push(...parseAnswers(await files/* files */.a.read(file), file));
    return records;
}
function parseAnswers(text, file) {
    return (0,record_lines/* parseRecordLines */.u)(text, AnswerRecordSchema, {
        file,
        what: 'a recorded answer',
        fix: 'record it again with --mode live --record-answers, or remove the line.',
    });
}
/** The new records of a case and agent take the place of all its old ones; others stay. */
async function writeAnswers(path, recorded) {
    if (recorded.length === 0)
        return;
    const keyOf = ({ case_id, agent }) => JSON.stringify([case_id, agent]);
    const fresh = new Set(recorded.map(keyOf));
    const kept = ((await readAnswers(path)) ?? []).filter((record) => !fresh.has(keyOf(record)));
    const all = [...kept, ...recorded].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
    const isFile = path.endsWith('.jsonl');
    const byFile = (0,group_by/* groupBy */.$)(all, ({ case_id }) => (isFile ? path : (0,external_node_path_.join)(path, fileOf(case_id))));
    for (const [file, records] of byFile)
        await files/* files */.a.write(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}
const orderOf = ({ case_id, agent, trial }) => `${case_id}\n${agent}\n${String(trial).padStart(3, '0')}`;
/** Ids may hold characters that no file name has; two that end up alike share a file. */
const fileOf = (case_id) => `${case_id.replace(/[^\w.-]+/g, '_')}.jsonl`;

// EXTERNAL MODULE: ./build/lib/unit/suite/answers.js
var suite_answers = __webpack_require__(74979);
;// CONCATENATED MODULE: ./build/src/run/prepare/answers.js
/** Options \u2192 the recorded answers that a batch judges, and a place for those that it records. */





/** tree: the files of the ref. */
async function findAnswers({ answers: named, mode }, suites, cwd, tree) {
    if (mode === 'live' || !suites)
        return { answers: [], countAnswers: () => 0 };
    const answers = await readRecorded(named, cwd);
    const before = await listAnswered(named, tree);
    return {
        answers,
        countAnswers: (case_id, agent) => (0,suite_answers/* answersOf */.Bw)(answers, { case_id, agent }).length || Number(before.has(cellKey(case_id, agent))),
    };
}
async function readRecorded(named, cwd) {
    for (const path of named ? [named] : DEFAULT_ANSWERS) {
        const found = await readAnswers((0,external_node_path_.resolve)(cwd, path));
        if (found)
            return found;
    }
    if (!named)
        return [];
    throw new config_error/* ConfigError */.x('There are no recorded answers here.', {
        file: named,
        fix: `record them: agent-routing run --mode live --record-answers ${named}`,
    });
}
/** The rows that have an answer at the ref. */
async function listAnswered(named, tree) {
    const cells = new Set();
    if (!tree)
        return cells;
    const places = named ? [named.replace(/^\.\//, '').replace(/\/$/, '')] : DEFAULT_ANSWERS;
    const files = (await tree.list()).filter((file) => file.endsWith('.jsonl') && places.some((place) => file === place || external_node_path_.posix.dirname(file) === place));
    for (const file of files)
        for (const line of ((await tree.read(file)) ?? '').split('\n')) {
            const cell = cellOf(line);
            if (cell !== null)
                cells.add(cell);
        }
    return cells;
}
const cellKey = (case_id, agent) => JSON.stringify([case_id, agent]);
/** An older version may have written it another way: what cannot be read is not held against anyone. */
function cellOf(line) {
    const { case_id, agent } = (0,json_value/* parseObject */.lj)(line) ?? {};
    return typeof case_id === 'string' && typeof agent === 'string' ? cellKey(case_id, agent) : null;
}
function openAnswers(recorded, { record_answers }, cwd) {
    const fresh = [];
    return {
        context: { recorded, record: record_answers ? (answer) => void fresh.push(answer) : null },
        write: async () => {
            if (record_answers)
                await writeAnswers((0,external_node_path_.resolve)(cwd, record_answers), fresh);
        },
    };
}


/***/ }),

/***/ 69035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readCorpora),
/* harmony export */   n: () => (/* binding */ unseen)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14533);
/* harmony import */ var _lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92121);
/** The ref's files and the cases of now \u2192 both corpora, for what a branch checks less of than the ref; or why they cannot be compared. */




async function readCorpora({ ref, tree }, request) {
    // Without a baseline there, nothing was expected of these cases.
    if (!ref?.baseline || ref.baseline.cases.size === 0)
        return { corpora: null, notes: [] };
    if (!tree)
        return { corpora: null, notes: [unseen(`${ref.name} is a file without its cases`)] };
    const { cases, problems } = await readThen(tree, ref.name, request);
    const notes = problems.map(unseen);
    if (cases.length === 0)
        return { corpora: null, notes };
    return { corpora: { now: request.now, before: cases, source: await request.source(cases) }, notes };
}
async function readThen(tree, name, { patterns, cwd, now }) {
    const origins = now.flatMap(({ origin }) => (origin ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, origin.file))] : []));
    const files = [...new Set(origins)].map((file) => file.replaceAll('\\', '/'));
    try {
        return await (0,_lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .readCorpusAtRef */ .$)(patterns, tree, { cwd, name, files });
    }
    catch (error) {
        if (!(error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x))
            throw error;
        return { cases: [], problems: [`the cases at ${name} cannot be read (${error.problem.replace(/\.$/, '')})`] };
    }
}
/** A note says where the comparison has a gap. */
const unseen = (problem) => ({
    level: 'warning',
    message: `A case that this branch weakened might not be seen: ${(0,_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .endSentence */ .H_)(problem)}`,
});


/***/ }),

/***/ 68512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UQ: () => (/* binding */ openDeciding),
/* harmony export */   oA: () => (/* binding */ turnsOf),
/* harmony export */   vS: () => (/* binding */ findEndpoint),
/* harmony export */   xo: () => (/* binding */ planDeciding)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32022);
/* harmony import */ var _lib_policy_model_decider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42210);
/* harmony import */ var _lib_policy_replay_decider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46283);
/* harmony import */ var _lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55463);
/* harmony import */ var _lib_setup_model_copilot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32324);
/* harmony import */ var _lib_setup_model_endpoint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57817);
/* harmony import */ var _lib_text_redaction_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75339);
/** A prepared run \u2192 who decides in modes `model` and `replay`, and the book in which decisions are recorded. */








/** The most requests of one trial; null: one, with the listing. */
const turnsOf = ({ ask, turns }) => ask === 'listing' ? null : turns;
async function planDeciding(options, ports) {
    const { mode, decisions: file } = options;
    const wanted = mode === 'replay' || (mode === 'model' && options.reuse);
    const found = wanted ? await (0,_lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readDecisions */ .uY)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.cwd, file), file) : null;
    const decisions = found ?? [];
    if (mode === 'model')
        return { endpoint: findEndpoint(options, ports), recording: null, decisions };
    if (mode !== 'replay')
        return { endpoint: null, recording: null, decisions };
    if (!found) {
        if (file !== _lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_DECISIONS */ .aN)
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('There are no recorded decisions here.', {
                file,
                fix: 'record them: agent-routing run --mode model --model ID --record.',
            });
        ports.log(`there is no ${_lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_DECISIONS */ .aN}: every row that needs a decision is undecided`);
    }
    return { endpoint: null, recording: chooseRecording(decisions, options), decisions };
}
/** Decisions of two models cannot be judged as one. */
function chooseRecording(decisions, asked) {
    const { model, decisions: file } = asked;
    const nameOf = (one) => (one.mode === 'live' ? 'live' : (one.model ?? ''));
    const named = new Map();
    for (const { mode, model: id } of decisions) {
        const recording = { mode, model: mode === 'live' ? null : id };
        named.set(nameOf(recording), recording);
    }
    const names = [...named.keys()].sort();
    if (model !== undefined) {
        const chosen = named.get(model);
        if (chosen)
            return chooseForm(decisions, chosen, asked);
        if (names.length === 0)
            return { mode: model === 'live' ? 'live' : 'model', model };
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`No decision here was made by ${model}.`, {
            file,
            fix: `use --model ${names.join(' or ')}.`,
        });
    }
    if (names.length > 1)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`These decisions were made by ${names.length} models: ${names.join(', ')}.`, {
            file,
            fix: `say whose to take: --model ${names[0]}.`,
        });
    const [only] = named.values();
    return only ? chooseForm(decisions, only, asked) : { mode: 'model', model: null };
}
/** What a model chose with all that an agent sends and what it chose with the listing alone are two measurements. */
function chooseForm(decisions, recording, { ask, turns, decisions: file }) {
    const own = decisions.filter((one) => one.mode === recording.mode && (one.mode === 'live' || one.model === recording.model));
    const forms = [...new Set(own.map((one) => one.turns ?? null))].filter((form) => ask === undefined || (form === null) === (ask === 'listing'));
    const form = forms.includes(turns) && !forms.includes(null) ? turns : forms[0];
    if (form === undefined || recording.mode === 'live')
        return recording;
    if (forms.length > 1 && form !== turns)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(forms.includes(null)
            ? 'Some of these decisions were made with all that the agent sent, others with its listing alone.'
            : `These decisions were made within different numbers of turns: ${forms.join(', ')}.`, {
            file,
            fix: forms.includes(null)
                ? 'say which to take: --ask whole or --ask listing.'
                : 'say which to take, with --turns.',
        });
    return form === null ? recording : { ...recording, turns: form };
}
function findEndpoint({ model }, { env }) {
    if (model === undefined)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('Mode model needs to know which model to ask.', {
            fix: 'name it as the server at AGENT_ROUTING_MODEL_URL does, such as --model qwen3:8b.',
        });
    const url = env['AGENT_ROUTING_MODEL_URL']?.trim();
    if (!url)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('Mode model needs the address of a model.', {
            fix: 'set AGENT_ROUTING_MODEL_URL to an OpenAI-compatible API (http://127.0.0.1:11434/v1 for Ollama), and AGENT_ROUTING_MODEL_KEY if it wants a key; or to copilot, for GitHub Copilot.',
        });
    if (url === _lib_setup_model_copilot_js__WEBPACK_IMPORTED_MODULE_5__/* .COPILOT */ .$)
        return { url, key: null, model };
    (0,_lib_setup_model_endpoint_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .c)(url);
    return { url, key: env['AGENT_ROUTING_MODEL_KEY']?.trim() || null, model };
}
/** opened: the model that is asked; null where none is. */
function openDeciding(planned, options, opened, ports) {
    const fresh = [];
    const book = {
        async write(folder) {
            await (0,_lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeDecisions */ .bS)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_DECISIONS */ .aN), fresh);
            if (options.record)
                await (0,_lib_setup_corpus_decision_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeDecisions */ .bS)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.cwd, options.decisions), fresh);
        },
    };
    const record = (decision) => {
        planned.journal?.(decision);
        fresh.push(decision);
    };
    const { endpoint, recording, decisions } = planned;
    if (endpoint && opened) {
        const turns = turnsOf(options);
        const decider = (0,_lib_policy_model_decider_js__WEBPACK_IMPORTED_MODULE_2__/* .createModelDecider */ .E)({
            model: endpoint.model,
            ...(opened.readWindow ? { readWindow: opened.readWindow } : {}),
            ask: planned.keep?.(opened.ask) ?? opened.ask,
            turns,
            max_requests: options.max_requests ?? null,
            max_tokens: options.max_tokens ?? null,
            reuse: decisions,
            record,
            now: () => new Date(),
        });
        const facts = () => {
            const { open, ...spent } = decider.facts();
            return {
                mode: 'model',
                model: endpoint.model,
                ...(turns === null ? {} : { turns }),
                ...spent,
                undecided: open,
            };
        };
        const secrets = [endpoint.key ?? '', ...(0,_lib_text_redaction_js__WEBPACK_IMPORTED_MODULE_7__/* .listSecrets */ .AQ)({ URL: endpoint.url })].filter(Boolean);
        return { ...book, decider, record, facts, secrets };
    }
    if (recording) {
        const replay = (0,_lib_policy_replay_decider_js__WEBPACK_IMPORTED_MODULE_3__/* .createReplay */ .eF)(decisions, recording);
        const facts = () => ({
            ...recording,
            requests: 0,
            shared: 0,
            recorded: replay.recorded(),
            input_tokens: 0,
            output_tokens: 0,
            undecided: replay.open(),
        });
        return { ...book, decider: replay, record: null, facts, secrets: [] };
    }
    return { ...book, decider: null, record: options.mode === 'live' ? record : null, facts: null, secrets: [] };
}


/***/ }),

/***/ 60341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ describeCost),
/* harmony export */   d: () => (/* binding */ describePlan)
/* harmony export */ });
/* harmony import */ var _lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11744);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14065);
/* harmony import */ var _deciding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68512);
/* harmony import */ var _left_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65983);
/** A prepared run \u2192 what it would do and cost, without doing it. */




function describePlan(prepared, json) {
    const { plan } = prepared;
    if (json)
        return `${JSON.stringify(plan, null, 2)}\n`;
    const agents = Object.entries(plan.agents).map(([agent, version]) => {
        const units = plan.units.filter((unit) => unit.agent === agent);
        const trials = units.reduce((sum, unit) => sum + unit.trials, 0);
        return `  ${agent} ${version ?? ''}: ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(units.length, 'unit')}, ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(trials, 'trial')}`;
    });
    const left = (0,_left_out_js__WEBPACK_IMPORTED_MODULE_2__/* .countLeftOut */ .Rd)(plan).map((words) => `  ${words}`);
    return [
        `Mode ${plan.mode}, ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(plan.units.length, 'unit')}:`,
        ...agents,
        ...left,
        describeCost(prepared),
        '',
    ].join('\n');
}
/** One line. Rows that look like a regression are tried further, which nobody can know before. */
function describeCost(prepared) {
    const { plan, options } = prepared;
    // Units that run in this process cost nothing.
    const sessions = plan.units.filter((unit) => unit.agent !== _lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .OFFLINE */ .G);
    const trials = sessions.reduce((sum, unit) => sum + unit.trials, 0);
    const cost = options.mode === 'model'
        ? `${priceAsking(prepared)}; and ${trials} sessions of about one CPU second each.`
        : options.mode === 'live'
            ? `${trials} sessions with the vendors' models, billed to your accounts; each may take up to ${options.timeout_seconds} s.`
            : `no key, no network, no cost; ${trials} sessions of about one CPU second each.`;
    return `Cost: ${cost}`;
}
/** Of the agent's own words on skills, beside those of the source. */
const LISTING_TOKENS = 1_000;
const CHARS_A_TOKEN = 4;
/** Both forms, because the cheaper one answers another question. */
function priceAsking({ plan, options, agents, source }) {
    const described = source.skills.reduce((sum, { id, description }) => sum + id.length + (description?.length ?? 0), 0);
    const listed = Math.ceil(described / CHARS_A_TOKEN);
    const asked = plan.units.filter(({ kind, agent }) => kind === 'skill' && agent !== _lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .OFFLINE */ .G);
    const trials = asked.reduce((sum, unit) => sum + unit.trials, 0);
    const first = asked.reduce((sum, unit) => {
        const found = agents.find(({ key }) => key.key === unit.agent);
        return sum + unit.trials * (listed + (found?.agent.request_tokens ?? 0));
    }, 0);
    const turns = (0,_deciding_js__WEBPACK_IMPORTED_MODULE_1__/* .turnsOf */ .oA)(options);
    const most = (requests) => (0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(Math.min(requests, options.max_requests ?? requests), 'request');
    const short = `${most(trials)} to ${options.model} with about ${about(trials * (listed + LISTING_TOKENS))} tokens`;
    if (turns === null)
        return `with the listing alone, at most ${short} (equal ones are sent once)`;
    return `with all that the agents send, ${most(trials)} to ${options.model} with about ${about(first)} tokens where each trial ends at the first, at most ${most(trials * turns)} with about ${about(first * turns)} (\`--ask listing\`: ${short})`;
}
const about = (tokens) => Number(tokens.toPrecision(2)).toLocaleString('en');


/***/ }),

/***/ 22692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: ./build/src/options/flags.js
var flags = __webpack_require__(65967);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
;// CONCATENATED MODULE: ./build/src/options/idle-options.js
/** Options of a run \u2192 those that were given and change nothing here, each in one sentence. */


const DEFAULTS = run_options/* RunOptionsSchema */.Rl.parse({});
const isGiven = (options, key) => JSON.stringify(options[key]) !== JSON.stringify(DEFAULTS[key]);
/** Only these modes look at it. */
const MODES = {
    model: ['model', 'replay'],
    record: ['model', 'live'],
    reuse: ['model'],
    max_requests: ['model'],
    decisions: ['model', 'live', 'replay'],
};
/** The second makes the first void. */
const VOID = [
    ['resume', 'dry_run'],
    ['enable_log_scan', 'disable_log_scan'],
];
function describeIdle(options) {
    const ofModes = Object.entries(MODES).flatMap(([name, modes]) => {
        const key = name;
        return modes.includes(options.mode) || !isGiven(options, key)
            ? []
            : [`${(0,flags/* flagOf */.iP)(key)} does nothing in mode ${options.mode}: it is for mode ${modes.join(' and ')}.`];
    });
    const ofPairs = VOID.flatMap(([key, other]) => isGiven(options, key) && isGiven(options, other) ? [`${(0,flags/* flagOf */.iP)(key)} does nothing beside ${(0,flags/* flagOf */.iP)(other)}.`] : []);
    const others = options.fail_on.filter((word) => word !== 'none');
    const isVoid = others.length > 0 && others.length < options.fail_on.length;
    const still = `${others.join(', ')} still ${others.length === 1 ? 'fails' : 'fail'} the gate`;
    return [...ofModes, ...ofPairs, ...(isVoid ? [`--fail-on none does nothing beside other words: ${still}.`] : [])];
}

// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 5 modules
var install = __webpack_require__(47531);
// EXTERNAL MODULE: ./build/src/run/prepare/report-spec.js
var report_spec = __webpack_require__(74257);
;// CONCATENATED MODULE: ./build/src/run/prepare/check-options.js
/** Options and environment \u2192 what is settled before anything is read. What cannot be meant surfaces here. */





function checkOptions(options, env) {
    const shard = checkShard(options.shard);
    (0,install/* currentPlatform */.jN)();
    if (options.skip_source_setup && options.mode !== 'live')
        throw new config_error/* ConfigError */.x(`--skip-source-setup runs agents in your own home folders, which mode ${options.mode} never does.`, {
            fix: 'add --mode live, or leave --skip-source-setup out.',
        });
    // A mistyped report must not cost a batch.
    options.report.forEach(report_spec/* parseReportSpec */.x);
    const max_parallel = parallelUnits(options.max_parallel, env);
    (0,agent_key/* parseAgentKeys */.F8)([...Object.keys(options.agent_timeout), ...options.infra_tolerant], lib_agents/* AGENT_NAMES */.RO);
    return { options, shard, strict: options.strict || env['CI'] === 'true', max_parallel };
}
function checkShard(shard) {
    const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
    if (part > parts)
        throw new config_error/* ConfigError */.x(`--shard ${shard}: there is no part ${part} of ${parts}.`, {
            fix: `use 1/${parts} to ${parts}/${parts}.`,
        });
    return shard ?? null;
}
const DEFAULT_PARALLEL = 4;
/** Same limit as `--max-parallel`. */
const MOST_PARALLEL = 64;
function parallelUnits(flag, env) {
    const given = env['MAX_CONCURRENCY']?.trim();
    if (flag !== undefined || !given)
        return flag ?? DEFAULT_PARALLEL;
    const units = /^\d+$/.test(given) ? Number(given) : 0;
    if (units < 1 || units > MOST_PARALLEL)
        throw new config_error/* ConfigError */.x(`MAX_CONCURRENCY is '${given}'; it must be a whole number from 1 to ${MOST_PARALLEL}.`, {
            fix: 'correct or unset the variable; --max-parallel overrides it.',
        });
    return units;
}

// EXTERNAL MODULE: ./build/lib/batch/plan.js
var batch_plan = __webpack_require__(49624);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var contract_plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
// EXTERNAL MODULE: ./build/src/run/prepare/left-out.js
var left_out = __webpack_require__(65983);
// EXTERNAL MODULE: ./build/src/run/prepare/plan-agents.js
var plan_agents = __webpack_require__(36547);
// EXTERNAL MODULE: ./build/src/run/prepare/deciding.js
var prepare_deciding = __webpack_require__(68512);
;// CONCATENATED MODULE: ./build/src/run/prepare/plan-settings.js
/** What is known before a batch \u2192 the settings in its plan that can change a unit's outcome, besides mode, cases, source and agents. */


const planSettings = (settled) => ({
    ...optionSettings(settled.options, settled.agents),
    ...routeSettings(settled.routes),
    ...subagentSettings(settled.subagents),
    ...answerSettings(settled.answers),
    ...decidingSettings(settled.deciding, settled.options),
    ...(settled.neighbours.length ? { neighbours: settled.neighbours.map((one) => one.hash) } : {}),
});
function optionSettings(options, agents) {
    const { evidence, trials = null, pass_threshold = null, min_offer = null, min_delivery, allow_source_processes, withhold_trust, skip_source_setup, timeout_seconds, agent_timeout, } = options;
    const installs = Object.fromEntries(agents.map(({ key, install }) => [key.key, install]));
    const settings = agents.flatMap(({ key, settings }) => (settings ? [[key.key, settings]] : []));
    const templates = agents.flatMap(({ key, template }) => (template ? [[key.key, (0,batch_plan/* hash */.tW)(template)]] : []));
    return {
        evidence,
        trials,
        pass_threshold,
        min_offer,
        ...(min_delivery ? { min_delivery } : {}),
        allow_source_processes,
        skip_source_setup,
        timeout_seconds,
        agent_timeout,
        installs,
        ...(Object.keys(options.flag).length ? { flags: options.flag } : {}),
        ...(withhold_trust ? { withhold_trust } : {}),
        ...(settings.length ? { user_settings: Object.fromEntries(settings) } : {}),
        ...(templates.length ? { templates: Object.fromEntries(templates) } : {}),
    };
}
/** A changed pattern makes it a different plan. */
function routeSettings(routes) {
    if (routes.length === 0)
        return {};
    return { routes: (0,batch_plan/* hash */.tW)(routes.map(({ name, tool, pattern, message }) => [name, tool, pattern, message])) };
}
function subagentSettings(subagents) {
    return subagents.length ? { subagents: (0,batch_plan/* hash */.tW)(subagents.map(({ path, text }) => [path, text])) } : {};
}
function answerSettings(answers) {
    return answers.length ? { answers: (0,batch_plan/* hash */.tW)(answers) } : {};
}
/** A batch of one model is not resumed with another. */
function decidingSettings({ endpoint, recording, decisions }, options) {
    const turns = (0,prepare_deciding/* turnsOf */.oA)(options);
    if (endpoint)
        return { model: endpoint.model, ...(turns === null ? {} : { turns }) };
    return options.mode === 'replay'
        ? { recording, decisions: (0,batch_plan/* hash */.tW)(decisions.map(({ fingerprint }) => fingerprint)) }
        : {};
}

;// CONCATENATED MODULE: ./build/src/run/prepare/plan.js
/** What was read and selected \u2192 the agents with their versions, and the plan of the batch. */









/** A plugin is passed by a flag that the template cannot know; unless an install is named, use one that the agent finds by itself. */
function withTemplate(planned, source, mode, env) {
    const { key } = planned;
    const variable = `AGENT_${key.name.toUpperCase()}_TEMPLATE`;
    const template = env[variable]?.trim();
    if (!template)
        return planned;
    if (mode !== 'live')
        throw new config_error/* ConfigError */.x(`${variable} is set, but mode ${mode} does not use command templates.`, {
            fix: 'unset it, or use --mode live.',
        });
    const found = source.marketplace === null ? 'skills' : 'marketplace';
    return { ...planned, template, install: key.install ?? (planned.install === 'plugin' ? found : planned.install) };
}
async function planRun({ options, shard }, { corpus, source, neighbours, deciding, baselines }, { selected, subagents, answers, countAnswers }, ports, newId) {
    const { routes } = corpus;
    const has_routes = routes.length > 0;
    const keys = (0,plan_agents/* chooseAgents */.I)(options.agents, selected, has_routes);
    const planned = await (0,plan_agents/* planAgents */._)(keys, source, baselines.current, options, ports);
    const agents = planned.map((agent) => withTemplate(agent, source, options.mode, ports.env));
    const versions = { [contract_plan/* OFFLINE */.G]: (0,tool_version/* toolVersion */.f)() };
    for (const { key, version } of agents)
        versions[key.key] = version;
    const plan = (0,batch_plan/* planBatch */.IS)({
        corpus: corpus.cases,
        selected,
        agents: keys,
        mode: options.mode,
        versions,
        source_hash: source.hash,
        had_as: (0,had_as/* hadAs */.ww)(source),
        shard,
        trials: options.trials ?? null,
        max_units: options.max_units ?? null,
        settings: planSettings({ options, agents, routes, subagents, answers, deciding, neighbours }),
        flags: options.flag,
        recorded: countAnswers,
        decided: countDecisions(deciding.decisions),
        has_routes,
        skipped_files: corpus.skipped,
        lacksTool: (key, tool) => (0,lib_agents/* findAgent */.dp)(key.name)?.lacksTool?.(tool, options.mode) ?? null,
        lacksSubagents({ name }) {
            const agent = (0,lib_agents/* findAgent */.dp)(name);
            return agent && !(agent.parts.subagents && agent.callSubagent)
                ? `${agent.title} has no custom agents of a source that it could be followed into`
                : null;
        },
        newId,
    });
    // Otherwise an empty batch would end without an explanation.
    if (plan.units.length === 0 && !options.dry_run)
        (0,left_out/* countLeftOut */.Rd)(plan).forEach(ports.log);
    return { agents, plan };
}
function countDecisions(decisions) {
    const most = new Map();
    const keyOf = (case_id, agent) => JSON.stringify([case_id, agent]);
    for (const { case_id, agent, trial } of decisions)
        most.set(keyOf(case_id, agent), Math.max(trial, most.get(keyOf(case_id, agent)) ?? 0));
    return (case_id, agent) => most.get(keyOf(case_id, agent)) ?? null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus_corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source_source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/setup/source/subagents.js
var source_subagents = __webpack_require__(93050);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/src/run/prepare/baselines.js
var prepare_baselines = __webpack_require__(57267);
// EXTERNAL MODULE: ./build/src/run/prepare/corpora.js
var corpora = __webpack_require__(69035);
// EXTERNAL MODULE: ./build/src/run/prepare/read-neighbours.js
var read_neighbours = __webpack_require__(67148);
;// CONCATENATED MODULE: ./build/src/run/prepare/read-inputs.js
/** Options \u2192 all that they name, as read: corpus, source, neighbours, decisions, baselines and the cases at their ref. */











async function readInputs({ options, strict }, ports) {
    const { cwd, log } = ports;
    const corpus = await (0,corpus_corpus/* loadCorpus */.xe)(options.cases, { cwd, strict }).catch((error) => nameGone(error, options, ports));
    for (const { file, reason } of corpus.skipped)
        log(`skipped ${file}: ${reason}`);
    const source = await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(cwd, options.source), options.as);
    if (options.scope === 'all' && !options.changed_since)
        (0,corpus_corpus/* requireCases */.$n)(corpus, cwd);
    const subagents = await (0,source_subagents/* readSubagents */.x)(source);
    const neighbours = await (0,read_neighbours/* readNeighbours */.b)(options.neighbours, source, cwd);
    const deciding = await (0,prepare_deciding/* planDeciding */.xo)(options, ports);
    const baselines = await (0,prepare_baselines/* readBaselines */.bm)(options, cwd, ports.openRef);
    for (const line of (0,prepare_baselines/* describeStrangers */.vU)(baselines))
        log(`warning: ${line}`);
    const compared = await (0,corpora/* readCorpora */.T)(baselines, {
        patterns: options.cases,
        cwd,
        now: corpus.cases,
        source: async () => ({
            skill: source.skills.map(({ id }) => id),
            subagent: subagents.map(({ name }) => name),
            route: corpus.routes.map(({ name }) => name),
        }),
    });
    return { corpus, source, subagents, neighbours, deciding, baselines, compared };
}
/** What the ref has need not be looked for elsewhere. */
async function nameGone(error, { baseline_ref: ref = 'HEAD' }, { cwd, openRef }) {
    const file = error instanceof config_error/* ConfigError */.x ? error.where.file : undefined;
    if (!file || (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, file)))
        throw error;
    const tree = await openRef(ref).catch(() => null);
    if (!tree || (await tree.read(file).catch(() => null)) === null)
        throw error;
    const name = tree.name ?? ref;
    throw new config_error/* ConfigError */.x(`${name} has this corpus, and here it is gone.`, {
        file,
        fix: `\`git checkout ${(0,quote_shell/* quoteShell */.LA)(name)} -- ${(0,quote_shell/* quoteShell */.LA)(file)}\`, or, if this package is to go, remove its step from the workflow.`,
    });
}

// EXTERNAL MODULE: ./build/lib/batch/leave-out.js
var leave_out = __webpack_require__(47125);
// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(39409);
// EXTERNAL MODULE: ./build/lib/io/git.js + 1 modules
var git = __webpack_require__(88970);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/src/run/prepare/answers.js + 2 modules
var answers = __webpack_require__(11508);
// EXTERNAL MODULE: ./build/src/run/prepare/workspace.js
var workspace = __webpack_require__(86342);
;// CONCATENATED MODULE: ./build/src/run/prepare/select.js
/** What was read, and the filters \u2192 the cases to run, with what they need of it. */









async function selectRun({ options, strict }, { corpus, source, subagents, baselines }, ports) {
    const { kind, category, case_id, skill, scope, changed_since } = options;
    const changed_skills = changed_since ? await listChangedSkills(changed_since, source, ports) : null;
    const selected = (0,case_select/* selectCases */._H)(corpus.cases, { kind, category, case_id, skill, scope, changed_skills });
    if (strict && options.mode === 'live')
        checkConditions(selected, options.flag);
    await (0,workspace/* checkWorkspaces */.T)(selected, ports.cwd);
    const suites = selected.some((one) => one.kind === 'suite');
    const recorded = await (0,answers/* findAnswers */.P)(options, suites, ports.cwd, baselines.tree);
    const asked = suites || selected.some((one) => one.kind === 'skill' && one.subagent !== undefined);
    return { selected, subagents: asked ? subagents : [], ...recorded };
}
async function listChangedSkills(ref, source, { log }) {
    const changed = (await (0,git/* changedFiles */.Y_)(source.root, ref)).map((path) => (0,external_node_path_.relative)(source.root, path));
    // A change is in the file itself, whatever links lead to it.
    const isChanged = ({ path, real_path = path }) => [path, real_path].some((file) => changed.some((each) => each.startsWith(file.slice(0, -'SKILL.md'.length))));
    const ids = source.skills.filter((skill) => (0,places/* placesOf */.ek)(skill).some(isChanged)).map(({ id }) => (0,bare_id/* bareId */.yW)(id));
    log(ids.length ? `changed since ${ref}: ${ids.join(', ')}` : `no skill changed since ${ref}`);
    return ids;
}
/** A condition that no one decided would skip its test on every run, and no one would notice. */
function checkConditions(selected, flag) {
    const undecided = selected.find((row) => !row.skip && (0,leave_out/* isUnknown */.t)(row, flag));
    if (undecided?.kind !== 'suite')
        return;
    const name = undecided.skip_if ?? '';
    throw new config_error/* ConfigError */.x(`skip_if: whether '${name}' holds is unknown, so this test would be skipped silently.`, {
        ...undecided.origin,
        case_id: undecided.case_id,
        fix: `add --flag ${name} (skip it) or --flag ${name}=false (run it).`,
    });
}

;// CONCATENATED MODULE: ./build/src/run/prepare/prepare.js
/** Options \u2192 everything that is known before any work: what they name is read, cases are selected, and the batch is planned. User errors surface here. */





async function prepareRun(options, ports, newId) {
    const checked = checkOptions(options, ports.env);
    for (const line of describeIdle(options))
        ports.log(`warning: ${line}`);
    const inputs = await readInputs(checked, ports);
    const selection = await selectRun(checked, inputs, ports);
    const planned = await planRun(checked, inputs, selection, ports, newId);
    return { ...checked, ...inputs, ...selection, ...planned };
}


/***/ }),

/***/ 74257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseReportSpec)
/* harmony export */ });
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2660);
/** Parses `format:file` of --report. */


function parseReportSpec(spec) {
    const [format = '', file = ''] = spec.split(/:(.*)/s);
    if (!_lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMATS */ .EL.includes(format) || !file) {
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`--report ${spec} is not valid.`, {
            fix: `write format:file, where format is one of ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMATS */ .EL.join(', ')}.`,
        });
    }
    return { format: format, file };
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
