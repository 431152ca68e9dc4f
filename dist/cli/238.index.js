export const id = 238;
export const ids = [238];
export const modules = {

/***/ 83776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ compareBaselines)
});

// UNUSED EXPORTS: ComparisonSchema, DELTAS

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(56032);
// EXTERNAL MODULE: ./build/lib/baseline/update.js
var update = __webpack_require__(92541);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var contract_mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
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

// EXTERNAL MODULE: ./build/lib/delta/classify.js
var classify = __webpack_require__(76511);
// EXTERNAL MODULE: ./build/lib/delta/delivery-loss.js
var delta_delivery_loss = __webpack_require__(44257);
// EXTERNAL MODULE: ./build/lib/delta/gate.js
var gate = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/lib/delta/lowered.js
var lowered = __webpack_require__(89565);
// EXTERNAL MODULE: ./build/lib/delta/notes/notes.js + 2 modules
var notes = __webpack_require__(47507);
// EXTERNAL MODULE: ./build/lib/delta/offers.js
var offers = __webpack_require__(21674);
// EXTERNAL MODULE: ./build/lib/delta/reason.js
var delta_reason = __webpack_require__(32629);
// EXTERNAL MODULE: ./build/lib/delta/result-facts.js
var result_facts = __webpack_require__(24158);
;// CONCATENATED MODULE: ./build/lib/delta/offer-loss-rows.js






/** A loss that the delta of a case row already reports needs no row of its own. One hidden behind NEW or INFRA, or of a skill without a case, does. */
function rowsOfOfferLosses(losses, rows, input, options) {
    const reporting = ['OFFER_LOSS', 'REGRESSION', 'UNMET', 'ACCEPTED', 'INCONCLUSIVE'];
    const covered = new Set(rows
        .filter((row) => reporting.includes(row.delta) && !row.withheld)
        .map((row) => JSON.stringify([row.agent, row.skill])));
    return losses
        .filter((loss) => !covered.has(JSON.stringify([loss.agent, loss.skill])))
        .map((loss) => {
        const accepted = reasonOfLoss(loss, input, options) !== null;
        const lowered_for = accepted ? null : recordedReason(loss, input);
        const delta = accepted ? 'ACCEPTED' : 'OFFER_LOSS';
        const facts = { agent: loss.agent, delta, status: null, unjudged: false, explained: false };
        const row = { case_id: null, agent: loss.agent, skill: loss.skill, failure_kind: 'skill_not_offered' };
        const known = (0,result_facts/* findKnown */.X3)(row, input.branch);
        return {
            ...facts,
            case_id: null,
            skill: loss.skill,
            expected_status: null,
            timed_out: false,
            failure_kind: null,
            failure_category: null,
            reason: accepted ? `accepted: ${(0,delta_reason/* describeLoss */.$4)(loss)}` : (0,delta_reason/* describeLoss */.$4)(loss),
            loss: (0,offers/* lossOf */.je)(loss),
            ...(lowered_for ? { lowered_for } : {}),
            ...(known ? { known } : {}),
            fails: (0,gate/* failsGate */.FW)(facts, options),
        };
    });
}
/** Why all that a row lost is accepted; null: it is not, or nothing is lost. */
function reasonOfLosses({ loss, delivery_loss, result, }, input, options) {
    const reasons = [
        ...(loss ? [reasonOfLoss(loss, input, options)] : []),
        ...(result && delivery_loss ? [(0,delta_delivery_loss/* reasonOfDeliveryLoss */.zm)(result, delivery_loss, input, options)] : []),
    ];
    return reasons.includes(null) ? null : [...new Set(reasons)].join('; ') || null;
}
/** The current `$offers` records the lower offer, with a reason that the ref does not have. */
function recordedReason({ agent, skill, after }, { current, ref }) {
    const now = (0,get_own/* getOwn */.N)(current?.$offers[agent], skill);
    if (now?.offer !== after.offer || after.kept_chars * 2 < now.kept_chars)
        return null;
    return (0,offers/* freshReason */.fc)(now, (0,get_own/* getOwn */.N)(ref?.baseline?.$offers[agent], skill));
}
const reasonOfLoss = (loss, input, { accept }) => accept === 'with_reason' ? recordedReason(loss, input) : null;

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

// EXTERNAL MODULE: ./build/lib/contract/part.js
var contract_part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/lib/delta/notes/note.js
var note = __webpack_require__(42111);
;// CONCATENATED MODULE: ./build/lib/delta/parts/rows.js
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
        // A hook that is gone is counted besides.
        const taken = result?.kind === 'tool_route' ? undefined : row.taken;
        return { ...row, skills: [row.skill ?? '', taken?.name ?? '', ...missing].map(bare_id/* bareId */.yW) };
    });
    const isUnasked = failed.some(({ result }) => result?.kind === 'tool_route' && !result.tried_call?.hook);
    const unread = isUnasked ? (results.locations?.hooks_broken ?? []) : [];
    const left = foldUnlisted(branch.changes).filter((change) => 
    // Of copies that were equal the row that fails names only both.
    (change.rule === 'skill-copy' || !isCovered(change, said)) &&
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
        ((0,contract_part/* isPlain */.$i)(change) &&
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
    return { ...change, explained, fails: (0,gate/* failsGate */.FW)(asGateRow(change.delta, explained), input.options ?? {}) };
});
/** A hook, or an error of it, that names one of the commands or what it runs, or is in that. */
const isAbout = ({ kind, message, file }, commands) => kind === 'hook' &&
    commands.some((command) => [command, ...(0,hooks/* scriptsOf */.Sf)(command)].some((one) => one !== '' && (message.includes(one) || `/${file}`.endsWith(`/${one}`))));
const asGateRow = (delta, explained) => ({
    ...{ agent: '', delta, status: null, unjudged: false, explained },
});
function isCovered({ delta, kind, name, agents }, said) {
    if ((0,contract_part/* isPlain */.$i)({ delta }))
        return false;
    const own = said.filter(({ skills, case_id }) => (kind === null ? case_id === name : skills.includes((0,bare_id/* bareId */.yW)(name))));
    return agents.length > 0 ? agents.every((agent) => own.some((row) => row.agent === agent)) : own.length > 0;
}
/** The current `$offers` has the skill that is not listed, with a reason that the ref does not have. */
function isExplained({ delta, kind, name, agents }, { current, ref }) {
    const reasonOf = (from, agent) => (0,get_own/* getOwn */.N)(from?.$offers[agent], name)?.reason?.trim() || null;
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
function blameBranch(result, input) {
    const { branch, corpora } = input;
    const taken = result && findTakenHook(result, input);
    if (taken)
        return { result, taken };
    const suite = result?.fault?.kind === 'subagent_missing';
    if (!result || (!suite && result.failure_kind !== 'skill_not_offered'))
        return { result };
    const asked = corpora?.now.find(({ case_id }) => case_id === result.case_id);
    // In which a skill's case is asked.
    const inside = asked?.kind === 'skill' ? asked.subagent : undefined;
    const wanted = (0,bare_id/* bareId */.yW)((suite ? result.expected_skill : inside) ?? '');
    const gone = branch?.changes.find((one) => isTaken(one) && one.name === wanted);
    if (!gone)
        return { result };
    const { name, now, file, message } = gone;
    const error = `this branch took the subagent \`${name}\` away: ${message}`;
    const as = suite
        ? { ...result, status: 'fail', fault: null, failure_category: 'assertion', error }
        : { ...result, error, offer: null };
    return { result: as, taken: { name, now, file } };
}
/** Without it nothing answers the call, which may pass for that. */
function findTakenHook({ case_id, tried_call }, { branch, corpora }) {
    const testCase = tried_call?.hook ? null : corpora?.now.find((one) => one.case_id === case_id);
    if (testCase?.kind !== 'tool_route')
        return null;
    const lost = (0,hooks/* lostHooksOf */.Wm)(branch?.hooks, testCase).map(({ event, command }) => `REMOVED hook ${event}: ${command} (`);
    const nameOf = ({ delta, kind, name }) => `${delta} ${kind} ${name} (`;
    const gone = branch?.changes.find((one) => lost.some((name) => nameOf(one).startsWith(name)));
    return gone ? { name: gone.name, file: gone.file } : null;
}
const isTaken = ({ delta, kind }) => kind === 'subagent' && (delta === 'REMOVED' || delta === 'RENAMED');
const more = (n) => (n > 0 ? ` and ${n} more` : '');
/** How much of a description is left; of several skills that are cut alike it differs by a few. */
const KEPT = /\d+ of \d+ characters/g;
function nameParts(parts) {
    const [part] = parts;
    const { message: own } = part;
    const names = parts.slice(0, 10).map(({ name }) => `\`${name}\``);
    const message = parts.length > 1 ? own.replace(KEPT, 'about $&') : own;
    const word = (0,contract_part/* wordsOf */.Z9)(part)[parts.length > 1 ? 1 : 0];
    return `${word} ${names.join(', ')}${more(parts.length - names.length)}${message && ` (${message})`}`;
}
/** What is new and whole is named in one line, and what the ref got wrong already is a number. */
function noteParts(branch, ref) {
    const list = (wanted, title, is_moved = false) => {
        const errors = (branch?.changes ?? []).filter(({ delta }) => delta === 'BROKEN');
        // Of what has an error, the error says the rest.
        const found = (branch?.changes ?? [])
            .filter(({ delta, name, now }) => delta === wanted && (now === name) === is_moved)
            .map((one) => errors.some(({ kind, name }) => kind === one.kind && name === one.name)
            ? { ...one, message: one.message.replace(/(?:^|; )not on .*$/, '') }
            : one);
        // What is the same of several is said once.
        const alike = [...(0,group_by/* groupBy */.$)(found, ({ kind, message }) => `${kind} ${message.replace(KEPT, '')}`).values()];
        return found.length > 0
            ? [(0,note/* note */.N)(`${title}: ${alike.slice(0, 10).map(nameParts).join('; ')}${more(alike.length - 10)}.`)]
            : [];
    };
    const errors = branch?.known_errors ?? 0;
    const name = ref?.name ?? 'the ref';
    const unread = `What this branch did to skills, subagents, commands, hooks, MCP servers and instruction files that no case names was not compared with ${name}: ${(0,sentence/* endSentence */.H_)(branch?.unread ?? '')}`;
    const stopped = (branch?.known ?? []).filter(({ rule }) => rule === null);
    const known = `${ref?.name ?? 'The ref'} has ${(0,count/* count */.U9)(errors, 'error')} that \`agent-routing check\` names; this branch leaves ${errors === 1 ? 'it as it is' : 'them as they are'}.`;
    return [
        ...(branch?.unread ? [(0,note/* warn */.R)(unread)] : []),
        ...list('NEW', 'New on this branch'),
        ...list('RENAMED', 'Renamed'),
        ...list('RENAMED', 'Moved', true),
        ...list('REWRITTEN', `Rewritten since ${ref?.name ?? 'the ref'}`),
        ...list('WARNED', 'Warnings that this branch brings'),
        ...(errors > 0 ? [(0,note/* note */.N)(known)] : []),
        ...stopped.map((one) => (0,note/* note */.N)(`${nameParts([one])} on ${one.agents.join(', ')}.`)),
    ];
}

// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
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
    const weaker = [...asked, ...(0,lowered/* listLowered */.lB)(input, rows, cases)];
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

// EXTERNAL MODULE: ./build/lib/delta/weakened.js + 5 modules
var weakened = __webpack_require__(20729);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var schema = __webpack_require__(32979);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 4 modules
var result = __webpack_require__(68909);
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
    delta: schemas/* enum */.k5n(classify/* DELTAS */.CH),
    expected_status: schema/* ExpectedStatusSchema */.wD.nullable().describe("The ref's expectation, else the current one"),
    expected_in: schemas/* array */.YOg(contract_mode/* MeasuredModeSchema */.vr)
        .optional()
        .describe('The modes in which that was recorded, where the mode of this batch is not among them'),
    status: result/* StatusSchema */.uc.nullable().describe('Null: no result'),
    timed_out: schemas/* boolean */.zMY(),
    failure_kind: result/* FailureKindSchema */.KQ.nullable(),
    failure_category: result/* FailureCategorySchema */.gM.nullable(),
    reason: schemas/* string */.YjP().nullable(),
    skill: schemas/* string */.YjP().nullable(),
    less: schemas/* enum */.k5n(['deleted', 'not_run', 'lowered', 'checks'])
        .optional()
        .describe('What this branch did to demand less of it: to its case, or (lowered) to its baseline entry'),
    lowered_for: schemas/* string */.YjP()
        .optional()
        .describe('The reason that this branch gives in the baseline entry, or offer, that it lowered'),
    changed: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('What this branch changed in the case, where that decides about a result'),
    line: schemas/* int */.Whr().positive().optional().describe('Where in the file of the case that is written'),
    known: contract_part/* KnownErrorSchema */.zr.optional().describe('An error of the ref, for which this row would fail there, too'),
    taken: contract_part/* BranchChangeSchema */.ww.pick({ name: true, now: true, file: true })
        .optional()
        .describe('The subagent that the case needs, or the hook that answered its call, which this branch removed or renamed'),
    loss: OfferLossSchema.optional().describe('Where an agent lists the skill of this row worse than the ref baseline records'),
    fails: schemas/* boolean */.zMY().describe('It fails the gate under the given --fail-on'),
});
const PartRowSchema = contract_part/* BranchChangeSchema */.ww.extend({
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
    counts: schemas/* record */.g1P(schemas/* enum */.k5n(classify/* DELTAS */.CH), schemas/* int */.Whr()),
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
    entries: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schema/* BaselineEntrySchema */.vV))
        .optional()
        .describe('What the baseline should have of cases with a new or better pass, with all agents of each'),
    parts: schemas/* array */.YOg(PartRowSchema).optional().describe('What the branch did to parts; absent where that is not known'),
});

;// CONCATENATED MODULE: ./build/lib/delta/compare.js
/** Compares results with the current and the ref baseline: one delta per (case, agent), the gate, and notes for the reader. */





















function compareBaselines(input) {
    const { results, current, ref, plan = null, options = {} } = input;
    const refBaseline = ref === null ? current : ref.baseline;
    const gated = current !== null || refBaseline !== null;
    const losses = refBaseline ? (0,offers/* findOfferLosses */.ju)(results, refBaseline) : [];
    const lossesByKey = new Map(losses.map((loss) => [JSON.stringify([loss.agent, loss.skill]), loss]));
    const mode = (0,contract_mode/* judgedAs */.KY)(results);
    const findAbsence = createAbsences(results, plan, input.corpora?.now ?? null);
    const { renamed: renamings = [], hooks } = input.branch ?? {};
    const context = { results, plan, ref: ref?.baseline ?? null, renamed: renamings, hooks };
    const weakenings = (0,weakened/* createWeakenings */.N)(input.corpora ?? null, context);
    const failed = results.results.filter(statistics/* didFall */.nE).map((row) => {
        const before = refBaseline && (0,expectation/* findExpectation */.kZ)(refBaseline, mode, weakenings.formerId(row.case_id), row.agent)?.trials;
        const { passed, judged } = (0,result_facts/* factsOf */.xS)(row).trials;
        return before && !row.timed_out ? { of: before.ran, passed, ran: judged } : null;
    });
    const shared_by = (0,statistics/* countSharers */.G2)(failed);
    const rows = [];
    for (const { case_id, agent, result: seen } of listPairs(input, refBaseline)) {
        const { result: blamed, taken } = blameBranch(seen, input);
        const result = blamed && (0,result_facts/* spareAgent */.ty)(blamed, input);
        const absence = result ? null : expectAgent(findAbsence(case_id, agent), agent, options, plan !== null);
        // What a smaller choice of agents leaves out was not taken out of the corpus.
        const renamed = weakenings.renamedTo(case_id);
        const expected = {
            current: current ? (0,expectation/* findExpectation */.kZ)(current, mode, case_id, agent) : null,
            ref: refBaseline ? (0,expectation/* findExpectation */.kZ)(refBaseline, mode, weakenings.formerId(case_id), agent) : null,
        };
        const asked = absence?.unknown ? null : weakenings.find(case_id, agent);
        const weaker = (0,lowered/* withLowered */.v4)(asked, { ...expected, result });
        const expected_skill = result?.expected_skill || weaker?.skill;
        const skill = expected_skill ? (0,result_facts/* nameOffered */.LT)(expected_skill, results.offers[agent] ?? {}, renamings) : null;
        const loss = (skill && lossesByKey.get(JSON.stringify([agent, skill]))) || null;
        const delivery_loss = (0,delta_delivery_loss/* findDeliveryLoss */.f$)(result, refBaseline);
        const facts = {
            mode: results.mode,
            planned: absence?.planned ?? true,
            left_out: absence?.left_out ?? false,
            result: result ? (0,result_facts/* factsOf */.xS)(result) : absence?.unavailable ? result_facts/* UNAVAILABLE */.Hh : null,
            gated,
            ...expected,
            accept: options.accept ?? 'never',
            offer_loss: loss !== null,
            delivery_loss: delivery_loss !== null,
            loss_reason: reasonOfLosses({ loss, delivery_loss, result }, input, options),
            weaker: weaker !== null,
            known: (0,result_facts/* findKnown */.X3)({ case_id, agent, skill, failure_kind: result?.failure_kind ?? null }, input.branch),
            shared_by,
            few_decide: result !== null && result.kind !== 'skill',
        };
        const { delta, also } = (0,classify/* classify */.L8)(facts);
        const reason = (0,delta_reason/* explainDelta */.cc)({
            ...{ case_id, agent, row: facts, result, delta, also, loss, delivery_loss, weaker },
            ref_name: ref?.name ?? 'the baseline',
            absence: renamed === null ? (absence?.reason ?? null) : `${notes/* RENAMED */.lE}${renamed}`,
        });
        const explained = weaker !== null && (0,delta_reason/* explainWeakening */.xk)(weaker, facts) !== null;
        const less = delta !== 'WEAKENED' && (0,lowered/* isLowered */.tD)(facts) ? 'lowered' : weaker?.how;
        const recorded = delta === 'OFFER_LOSS' && loss ? recordedReason(loss, input) : null;
        const lowered_for = less === 'lowered' ? (0,offers/* freshReason */.fc)(expected.current, expected.ref ?? undefined) : recorded;
        const changed = weakenings.changesOf(case_id);
        const made = { case_id, agent, skill, facts, result, delta, reason, explained, loss, less, lowered_for };
        const named = renamings.some(({ name }) => name === skill) ? ['expected_skill', 'expected'] : [];
        const line = weakenings.lineOf(case_id, [...(weaker?.words ?? []), ...changed, ...named]);
        rows.push({ ...makeRow({ ...made, changed, taken }, options), ...(line === null ? {} : { line }) });
    }
    rows.push(...rowsOfOfferLosses(losses, rows, input, options));
    const unrun = findUnrun(input, rows, weakenings);
    const branch = withoutSaid(input, rows);
    const parts = rowsOfParts(branch, input);
    const gateRows = [...rows, ...parts.map(({ delta, explained }) => asGateRow(delta, explained))];
    const ran = { ...plan?.agents, ...results.environment.agents };
    const absent = options.expected_agents?.filter((agent) => !Object.hasOwn(ran, agent));
    const missingAgents = (0,gate/* findMissingAgents */.O)(rows, options, absent);
    const unrecorded = (0,offers/* findUnrecorded */.xo)(input, refBaseline ?? current);
    const counts = Object.fromEntries(classify/* DELTAS */.CH.map((delta) => [delta, 0]));
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
        agent_versions: (0,offers/* listVersions */.yO)(results, refBaseline ?? current),
        notes: [
            ...(0,notes/* findNotes */.JF)({ ...input, refBaseline, rows, missing_agents: missingAgents, unrecorded }),
            ...unrun.notes,
            ...noteParts(branch, ref),
            ...(input.notes ?? []),
        ],
        deltas: rows.map((row) => (0,get_own/* omit */.c)(row, 'unjudged', 'withheld', 'explained')),
        ...suggestEntries(input, rows),
        ...(input.branch && !input.branch.unread ? { parts: parts.map((part) => (0,get_own/* omit */.c)(part, 'explained')) } : {}),
    };
}
/** Something of the ref was not compared. */
const boundGate = (gate, open) => (gate === 'pass' && open ? 'inconclusive' : gate);
/** What passes without an entry gets one; an improvement raises its entry. What fails is to be fixed first: to expect a failure takes a reason. */
function suggestEntries({ results, current }, rows) {
    const keyOf = ({ case_id, agent }) => JSON.stringify([case_id, agent]);
    const changed = rows.filter(({ delta }) => delta === 'MISSING_BASELINE' || delta === 'IMPROVEMENT');
    const wanted = new Set(changed.map(keyOf));
    const isWanted = (row) => row.status === 'pass' && wanted.has(keyOf(row));
    const entries = (0,update/* entriesAfter */.d)({ current, results: { ...results, results: results.results.filter(isWanted) } });
    return Object.keys(entries).length > 0 ? { entries } : {};
}
function makeRow({ case_id, agent, skill, facts, result, delta, reason, explained, loss, less, lowered_for, changed, taken }, options) {
    const status = result?.status ?? (facts.result ? 'skipped' : null);
    const unjudged = facts.result !== null &&
        (0,classify/* findOutcome */.Cn)(facts.result) === 'infra' &&
        (facts.current ?? facts.ref)?.status !== 'infra_error';
    const { status: expected_status = null, other_modes: expected_in = [] } = facts.ref ?? facts.current ?? {};
    return {
        ...{ case_id, agent, delta, expected_status },
        ...(expected_in.length > 0 ? { expected_in } : {}),
        status,
        timed_out: result?.timed_out ?? false,
        failure_kind: result?.failure_kind ?? null,
        failure_category: result?.failure_category ?? null,
        ...{ reason, skill },
        ...(less ? { less } : {}),
        ...(lowered_for ? { lowered_for } : {}),
        ...(changed.length > 0 ? { changed } : {}),
        ...(taken ? { taken } : {}),
        ...(facts.known && delta === 'UNMET' ? { known: facts.known } : {}),
        ...(loss ? { loss: (0,offers/* lossOf */.je)(loss) } : {}),
        fails: (0,gate/* failsGate */.FW)({ agent, delta, status, unjudged, explained }, options),
        unjudged,
        withheld: facts.result?.withheld === true || facts.result?.undecided === true,
        explained,
    };
}


/***/ }),

/***/ 28002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ nameLintErrors),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   vK: () => (/* binding */ laterTwin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83878);
/* harmony import */ var _lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56022);
/* harmony import */ var _lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44545);
/* harmony import */ var _lib_lint_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93571);
/* harmony import */ var _lib_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11775);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67127);
/* harmony import */ var _lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92121);
/* harmony import */ var _lint_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68339);
/** An error of lint that a branch brings \u2192 what a report says of it: whom it concerns, why, what to do, and which of two skills of one name is to change. */










/** An agent that lists one skill of a name may leave out the one that was there before: the other is what to change. */
function laterTwin({ rule, subject }, skills, later) {
    const named = rule === 'skill-offer' ? skills.filter(({ id }) => id === subject) : [];
    const [twin, ...more] = named.filter(({ path }) => later.has(path));
    return twin && more.length === 0 && named.length > 1 ? twin : null;
}
const KINDS = { 'skill-': 'skill', 'hook-': 'hook', 'instruction-': 'instructions' };
function describeError({ rule, subject, part, file, line, message, consequences, fix }, { results: { offers }, source: { skills }, agents: asked }) {
    // A file of hooks that only some read is no matter to the others.
    const readers = rule.startsWith('hook-') ? asked.filter(({ agent }) => !agent.foreign_hooks.test(file)) : asked;
    const named = Object.keys(consequences);
    const agents = named.length > 0 || readers.length === asked.length ? named : readers.map(({ key }) => key);
    const kind = part ?? Object.entries(KINDS).find(([prefix]) => rule.startsWith(prefix))?.[1] ?? null;
    // In a manifest, the field.
    const is_field = kind === null && (0,_lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)({ kind, rule })[0] === 'file' && subject !== file;
    const name = part ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(subject, '.md') : is_field ? file : subject;
    // The reasons of an offer end in their fixes.
    const fixesOf = (agent) => (0,_lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__/* .getOwn */ .N)(offers[agent], subject)?.fixes ?? [];
    // Each agent says it in its own way.
    const [problem] = skills.find(({ path }) => file.endsWith(path))?.front_matter.problems ?? [];
    const same = problem ? (0,_lib_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .cureProblem */ .vG)(problem) : agents.length === 1 ? fixesOf(agents[0] ?? '').join(', or ') : '';
    const own = rule === 'skill-offer'
        ? same || null
        : fix.replace(/\s*If this is intended, pass --disable (?:'[^']*'|\S+)\.$/, '');
    const why = (0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .listConsequences */ .zE)({ consequences }).map(([agent, words]) => {
        // An offer's reason ends in its fix.
        const bare = rule !== 'skill-offer' || own === null ? words : (0,_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .endSentence */ .H_)(words.replace(/; [^;]+$/, ''));
        return named.length > 1 ? `${agent}: ${bare}` : bare;
    });
    return {
        ...{ delta: 'BROKEN', kind, name, rule, file, line, agents },
        message: is_field ? `\`${subject}\`: ${message}` : message,
        ...{ why: why.map(_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .openSentence */ .ii).join('; ') || null, fix: own },
    };
}
/** Of errors in the line that names them. */
const NAMED = 10;
/** One line that names the errors of a prepared run: they spoil rows in ways that the rows do not show. Another where the gate cannot start on GitHub yet, which no row shows either. */
async function nameLintErrors({ source, corpus, agents }, { cwd, log }) {
    const findings = await (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_5__/* .lintSource */ .nr)({ cwd, source, corpus, keys: agents.map(({ key }) => key), baseline: null });
    const errors = (0,_lib_lint_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFindings */ .k)(findings.filter(({ severity }) => severity === 'error'));
    const unnamed = findings.find(({ rule }) => rule === 'workflow-placeholder');
    if (unnamed)
        log((0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(`${unnamed.file}:${unnamed.line}: ${unnamed.message}: ${unnamed.fix}`, 400));
    if (errors.length === 0)
        return;
    const named = errors.map(({ rule, subject, message }) => `${rule} ${subject}${errors.length > 1 ? '' : `: ${message}`}`);
    const [what, its] = errors.length > 1 ? ['Errors', 'their fixes'] : ['An error', 'its fix'];
    log(`${what} that \`agent-routing check\` explains, with ${its}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)((0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_9__/* .listFew */ .lE)(named, NAMED), 500)}`);
}


/***/ }),

/***/ 95603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pG: () => (/* binding */ readBranch),
  pc: () => (/* binding */ readBranchAfter)
});

// UNUSED EXPORTS: unreadBranch

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/delta/parts/changes.js
var parts_changes = __webpack_require__(87225);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
// EXTERNAL MODULE: ./build/lib/lint/group.js
var group = __webpack_require__(93571);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus_corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source_source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
// EXTERNAL MODULE: ./build/src/run/prepare/source-at-ref.js + 1 modules
var source_at_ref = __webpack_require__(9638);
// EXTERNAL MODULE: ./build/src/check/branch-offers.js
var branch_offers = __webpack_require__(79162);
// EXTERNAL MODULE: ./build/src/check/changed/kept-skills.js
var kept_skills = __webpack_require__(78876);
// EXTERNAL MODULE: ./build/src/check/changed/moved.js
var moved = __webpack_require__(3678);
// EXTERNAL MODULE: ./build/src/check/describe-error.js
var describe_error = __webpack_require__(28002);
// EXTERNAL MODULE: ./build/src/check/errors-since.js
var errors_since = __webpack_require__(5432);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 34 modules
var lint_source = __webpack_require__(68339);
// EXTERNAL MODULE: ./build/src/check/lost-instructions.js
var lost_instructions = __webpack_require__(9218);
// EXTERNAL MODULE: ./build/src/check/lost-parts.js + 1 modules
var lost_parts = __webpack_require__(49882);
// EXTERNAL MODULE: ./build/src/check/part-readers.js + 3 modules
var part_readers = __webpack_require__(11297);
// EXTERNAL MODULE: ./build/lib/delta/offers.js
var offers = __webpack_require__(21674);
// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/lint/offer/unbudgeted-offer.js
var unbudgeted_offer = __webpack_require__(66341);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/src/check/pushed-out.js







function findPushedOut({ before, now, agents, results, baseline, ref, fileOf }) {
    const then = new Map(before.skills.map((skill) => [skill.path, skill]));
    return now.skills.flatMap((skill) => {
        const old = then.get(skill.path);
        if (!old)
            return [];
        const [was, is] = [(0,find_skill/* nameSkill */.xj)(old, before), (0,find_skill/* nameSkill */.xj)(skill, now)];
        const lost = agents.flatMap(({ key, agent, install, vendor_model }) => {
            const offer = (0,get_own/* getOwn */.N)((0,get_own/* getOwn */.N)(results.offers, key), is);
            // A skill that is newer than the baseline is in none.
            if (!offer || offer.offer === 'full' || (baseline !== null && (0,offers/* findRefOffer */.Ps)(baseline, key, was)))
                return [];
            const had = (0,unbudgeted_offer/* predictWhole */.r)({ agent, context: { source: before, install, vendor_model } }).get(old);
            if (had?.offer !== 'full')
                return [];
            const { over } = offer;
            // One that changed itself may be its own cause, and what else hides one that did not is not known.
            const is_same = old.hash === skill.hash;
            const is_own = !is_same && over === undefined && offer.offer === 'absent';
            return (is_same && over) || is_own ? [{ key, offer, over }] : [];
        });
        // Each agent has a limit of its own.
        const alike = (0,group_by/* groupBy */.$)(lost, ({ offer, over }) => `${offer.offer} ${offer.reason} ${over?.by}`);
        return [...alike.values()].map((agents) => {
            const [{ offer, over }] = agents;
            const own = { why: offer.reason, fix: 'undo what hides it, or merge it where that is meant' };
            const room = {
                why: (0,sentence/* joinSentences */.DP)([
                    `\`${ref}\` has the same text, and the listing there has room for it: what this branch added took that room`,
                    ...(offer.reason === null ? [] : [offer.reason]),
                ]),
                fix: `shorten the descriptions that are new or longer${over?.by == null ? '' : ` by ${(0,count/* thousands */.oh)(over.by)} ${over.unit} in all for ${agents.map(({ key }) => key).join(', ')}`}`,
            };
            return {
                ...{ delta: 'SHRUNK', kind: 'skill', name: skill.id, rule: null, file: fileOf(skill), line: null },
                agents: agents.map(({ key }) => key),
                message: WORDS[offer.offer],
                ...(over === undefined ? own : room),
            };
        });
    });
}
const WORDS = {
    absent: 'no longer listed',
    name_only: 'only the name is still listed, not the description',
    cut: 'only a part of the description is still listed',
    full: '',
};

// EXTERNAL MODULE: ./build/src/check/text-changes.js + 1 modules
var text_changes = __webpack_require__(60522);
// EXTERNAL MODULE: ./build/src/check/unlisted/reach.js
var reach = __webpack_require__(9490);
;// CONCATENATED MODULE: ./build/src/check/read-branch.js
/** A run, its results and the files of its ref \u2192 what the branch did to parts that no case may name, and the errors that it brings. */


























/** Null where the ref has nothing of this source: then there is nothing to compare with. */
async function readBranch(run, results, where) {
    const { cwd } = where;
    const { tree: tip } = run.baselines;
    if (!tip)
        return null;
    // What came to the ref since is not what the branch did.
    const tree = (await tip.began?.().catch(() => null)) ?? tip;
    const { source, options } = run;
    const at = { cwd, root: source.root, as: options.as, source };
    const before = await (0,source_at_ref/* openSourceAtRef */._)(tree, at).catch(unreadBranch);
    if (before === null || 'unread' in before)
        return before;
    try {
        const keys = run.agents.map(({ key }) => key);
        const then = await (0,lint_source/* partsOf */.CI)(before.source, keys);
        const now = before.source === source ? then : await (0,lint_source/* partsOf */.CI)(source, keys);
        return then.length === 0 ? null : await compare(run, results, { ...where, before, then, now });
    }
    finally {
        await before.close();
    }
}
/** A report without it is still one, but says so. */
const unreadBranch = (error) => ({
    ...{ changes: [], known_errors: 0 },
    unread: error instanceof config_error/* ConfigError */.x ? error.problem : error instanceof Error ? error.message : String(error),
});
/** The same after the run; null where the source here is not the one that was measured. */
async function readBranchAfter(results, baselines, { cases, cwd }) {
    const { source: folder, as } = results.options;
    if (!baselines.tree || typeof folder !== 'string')
        return null;
    try {
        const options = { as: had_as/* SOURCE_AS */.Ld.find((way) => way === as), cases: [...cases] };
        const source = await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(cwd, folder), options.as);
        if (source.hash !== results.environment.skills_hash)
            return null;
        const corpus = await (0,corpus_corpus/* loadCorpus */.xe)(options.cases, { cwd, strict: false });
        const names = Object.keys(results.environment.agents);
        const agents = (0,agent_key/* parseAgentKeys */.F8)(names, lib_agents/* AGENT_NAMES */.RO).map((key) => ({ key }));
        return await readBranch({ options, source, corpus, agents, baselines }, results, { cwd });
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return null;
        throw error;
    }
}
async function compare(run, results, { cwd, before, then, now, ...at }) {
    const { source } = run;
    const prefix = (0,lint_source/* prefixOf */.MT)(source.root, cwd);
    const folder = at.folder ?? (0,own_repository/* folderInRepository */.Q0)(cwd);
    const toRoot = (file) => external_node_path_.posix.join(folder, file);
    const parts = await (0,part_readers/* compareWith */.G_)(source, then, now);
    const { fresh, gone } = parts;
    const fileOf = ({ path }) => toRoot(`${prefix}${path}`);
    const ref = run.baselines.ref?.name ?? 'the ref';
    const measured = (0,branch_offers/* measuredOf */.ED)(results, source, new Set(fresh.map(({ path }) => path)));
    const keys = run.agents.map(({ key }) => key);
    const had = (0,lint_source/* listLinted */.rh)({ source: before.source, corpus: null, keys, measured });
    const sources = { before: before.source, now: source, fileOf };
    const files = gone.filter(({ kind }) => kind !== 'instructions');
    const unnamed = new Set();
    const removed = files.map(async (part) => {
        const { kind, name } = part;
        const { message, fix, unnamed: plugin } = await (0,lost_parts/* describeGone */.R)(part, sources);
        // Of a plugin that the marketplace no longer names, the plugin is the finding.
        if (plugin !== undefined)
            unnamed.add(plugin);
        if (plugin !== undefined && kind === 'skill')
            return [];
        const agents = await (0,part_readers/* readersOf */.cU)(part, before.source, had);
        const why = (0,branch_offers/* explainTaken */.lv)(part, { agents, had, cases: run.corpus.cases, results });
        return [{ ...branch_offers/* PLAIN */.tZ, delta: 'REMOVED', kind, name, file: fileOf(part), agents, message, why, fix }];
    });
    const changes = [
        ...(await Promise.all(removed)).flat(),
        ...(0,branch_offers/* describeRenames */.xx)(parts, { ...sources, agents: had }),
        ...fresh.map((part) => {
            const { kind, name } = part;
            const message = (0,branch_offers/* describeNew */.oU)(part, { source, results, now, file: fileOf(part), agents: had });
            return { ...branch_offers/* PLAIN */.tZ, delta: 'NEW', kind, name, file: fileOf(part), agents: [], message };
        }),
    ];
    const texts = { ...sources, cases: run.corpus.cases, ref };
    changes.push(...(await (0,text_changes/* findTextChanges */.m)(parts, texts)), ...(0,moved/* findDeeper */.z)(parts, { ...sources, agents: had }), ...(0,kept_skills/* findOpened */.p)(parts, { ...sources, agents: had, ref }));
    const listings = { ...sources, agents: had, results, ref };
    const former = (0,parts_changes/* formerFiles */.lP)(parts, prefix);
    const later = (0,parts_changes/* freshSkills */.RE)(parts);
    // What a run measures, its rows say.
    const taken = [...(0,errors_since/* findFormerFolders */.ov)(parts, { before: before.source, now: source }, had)];
    const installed = new Map(taken.filter(([path]) => (0,errors_since/* isInstalled */.j$)({ path }, source)));
    const lint = { cwd, before, former, measured, fresh: later, had: installed };
    const { errors, warnings, known } = await (0,errors_since/* findErrors */.j1)(run, lint);
    const emptied = new Set(changes.flatMap(({ delta, file }) => (delta === 'BROKEN' ? [file] : [])));
    for (const error of errors) {
        const file = toRoot(error.file);
        if (error.rule === 'skill-body' && emptied.has(file))
            continue;
        const twin = (0,describe_error/* laterTwin */.vK)(error, source.skills, later);
        const clash = twin && {
            file: toRoot(`${prefix}${twin.path}`),
            fix: `rename the skill in \`${toRoot(`${prefix}${twin.path}`)}\`: another one had its name before`,
        };
        changes.push({ ...(0,describe_error/* describeError */.Uc)(error, { results, source, agents: had }), file, ...clash });
    }
    const rowsOn = (agent) => (0,get_own/* getOwn */.N)(results.parts, agent) ?? [];
    const unlistedOn = (agent) => (0,reach/* listUnlisted */.V)(rowsOn(agent));
    const { listOn } = at;
    const complete = (0,memoize/* memoize */.B)((of) => of.complete());
    const list = async (from, agent) => {
        if (from === before.source)
            await complete(before);
        return listOn?.(from, agent) ?? null;
    };
    const unreached = [
        ...(await (0,part_readers/* findUnreached */.HP)(parts, {
            ...{ ...sources, agents: had, unlistedOn },
            ...(listOn ? { start: { ref, list, rowsOn } } : {}),
        })),
        ...(await (0,lost_instructions/* findLostInstructions */.b)(parts, { ...sources, agents: had })),
    ];
    const changeOf = ({ to: { kind, name }, lost, path, line, message, fix, delta }) => ({
        ...{ ...branch_offers/* PLAIN */.tZ, delta: delta ?? 'REMOVED', kind, name },
        ...{ file: fileOf({ path }), line, agents: lost, message, fix },
    });
    const worse = [
        ...unreached.filter(({ delta }) => delta !== null).map(changeOf),
        ...findPushedOut({ ...listings, baseline: run.baselines.ref?.baseline ?? null }),
    ];
    // What has an error is said once.
    const isSaid = ({ kind, name, file }) => changes.some((one) => one.delta === 'BROKEN' && one.kind === kind && one.name === name && one.file === file);
    changes.push(...worse.filter((one) => !isSaid(one)));
    const broken = new Set(changes.flatMap(({ delta, file }) => (delta === 'BROKEN' ? [file] : [])));
    for (const warning of warnings) {
        if (warning.rule === 'plugin-marketplace' && unnamed.has(warning.subject))
            continue;
        const file = toRoot(warning.file);
        const said = { ...(0,describe_error/* describeError */.Uc)(warning, { results, source, agents: had }), file };
        if (!broken.has(file))
            changes.push({ ...said, delta: 'WARNED', agents: [], why: null, fix: null });
    }
    const asBefore = known.map((error) => ({ ...(0,describe_error/* describeError */.Uc)(error, { results, source, agents: had }), file: toRoot(error.file) }));
    asBefore.push(...unreached.filter(({ delta }) => delta === null).map(changeOf));
    const hooks = await (0,declared_hooks/* readHookChanges */.$y)(parts, before.source, source);
    return { changes, known_errors: (0,group/* groupFindings */.k)(known).length, known: asBefore, renamed: (0,parts_changes/* listRenamings */.dW)(parts), hooks };
}


/***/ }),

/***/ 26639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  St: () => (/* binding */ readChanges),
  b$: () => (/* binding */ readCheckout),
  H8: () => (/* binding */ refOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
;// CONCATENATED MODULE: ./build/lib/text/compare-lines.js
/** A text before and after \u2192 the lines between which they differ and, where that is one line, the piece of it that does. */
/** Null where both texts are the same; line endings do not count. */
function compareLines(before, after) {
    const [then, now] = [linesOf(before), linesOf(after)];
    const start = sharedStart(then, now);
    if (start === then.length && start === now.length)
        return null;
    const end = sharedEnd(then, now, start);
    const first = Math.min(start + 1, Math.max(1, now.length));
    const last = Math.max(first, now.length - end);
    const [removed, added] = [then.length - end - start, now.length - end - start];
    const one = removed === 1 && added === 1;
    return {
        lines: { first, last },
        removed: added === 0 ? { first: start + 1, last: start + removed } : null,
        added: removed === 0,
        piece: one ? comparePiece(then[start] ?? '', now[start] ?? '') : null,
        now: one || added === 0
            ? null
            : cut(now
                .slice(start, start + added)
                .map((line) => line.trim())
                .filter(Boolean)
                .join(' ')),
    };
}
/** What says nothing has none. */
const linesOf = (text) => text.trim() === '' ? [] : text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
function sharedStart(a, b) {
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at])
        at++;
    return at;
}
function sharedEnd(a, b, start) {
    let at = 0;
    while (at < Math.min(a.length, b.length) - start && a[a.length - 1 - at] === b[b.length - 1 - at])
        at++;
    return at;
}
/** So much of what both lines share is shown on each side, and so much of what differs. */
const AROUND = 24;
const MOST = 80;
const cut = (text) => (text.length > MOST ? `${text.slice(0, MOST)}\u2026` : text);
/** Whole words: a word of which one letter changed is shown whole. */
function comparePiece(before, after) {
    const start = sharedStart(before, after);
    const end = sharedEnd(before, after, start);
    const left = before.slice(0, start);
    const right = end === 0 ? '' : before.slice(-end);
    const head = /\S*$/.exec(left)?.[0].slice(-AROUND) ?? '';
    const tail = /^\S*/.exec(right)?.[0].slice(0, AROUND) ?? '';
    const show = (line) => {
        const middle = line.slice(start, line.length - end);
        const piece = `${head}${cut(middle)}${tail}`;
        return `${head.length < left.trimStart().length ? '\u2026' : ''}${piece.trim()}${tail.length < right.trimEnd().length ? '\u2026' : ''}`;
    };
    return { before: show(before), after: show(after) };
}

;// CONCATENATED MODULE: ./build/lib/delta/file-changes.js
/** Files at the ref and as judged \u2192 how each of them differs, and what changed of the files that a script among them names. */


const PLAIN = { from: null, lines: null, piece: null, removed: null, added: false };
const TO_SKILLS = /(?:^|\/)(?:\.[\w-]+|skills)(?:\/|$)/;
const SCRIPT = /\.(?:[cm]?[jt]s|py|sh|bash|rb|pl|php|lua)$/;
/** A script may name many; each costs a request. */
const MOST_NAMED = 20;
async function findChanges(files, trees) {
    const found = new Map();
    for (const file of files) {
        const change = await findChange(file, trees);
        if (change)
            found.set(file, change);
    }
    const named_by = new Map();
    for (const [file, { state }] of found) {
        const isSkill = file.endsWith('/SKILL.md');
        if (state !== 'same' && !isSkill)
            continue;
        // Through a link an agent may have had the skill, whatever else became of it.
        const changed = isSkill ? await listLost(trees) : [];
        for (const named of SCRIPT.test(file) ? await listNamed(file, trees) : []) {
            const change = found.get(named) ?? (await findChange(named, trees));
            if (change && change.state !== 'same')
                changed.push(change);
        }
        if (changed.length > 0)
            named_by.set(file, changed);
    }
    return { ref: trees.ref, files: found, named_by };
}
const listLost = async ({ listLinks }) => ((await listLinks?.()) ?? []).filter(({ file }) => TO_SKILLS.test(file)).map((link) => ({ ...PLAIN, ...link }));
/** Null where it is in neither. */
async function findChange(file, trees) {
    const [before, after] = [await trees.base.read(file), await trees.head.read(file)];
    const plain = { ...PLAIN, file };
    if (before === null && after === null)
        return null;
    if (after === null) {
        const link = await trees.findLink?.(file);
        if (link)
            return { ...plain, state: 'gone', link };
        const now = (await trees.head.list?.()) ?? [];
        const to = (await findNamesake(file, now, trees.base)) ?? (await findRenamed(file, before, now, trees));
        return { ...plain, state: 'gone', to };
    }
    if (before === null) {
        const from = await findNamesake(file, await trees.base.list(), trees.head);
        return from === null ? { ...plain, state: 'new' } : { ...plain, state: 'moved', from };
    }
    // What cannot be started fails for that, whatever it says.
    if (await trees.isSealed?.(file))
        return { ...plain, state: 'sealed' };
    const difference = compareLines(before, after);
    return difference ? { ...plain, state: 'changed', ...difference } : { ...plain, state: 'same' };
}
/** A file of the same name in a folder of the same name, of which the other tree has none there. */
async function findNamesake(file, paths, other) {
    const own = lastTwo(file);
    const candidates = paths.filter((path) => path !== file && lastTwo(path) === own);
    for (const path of candidates.slice(0, MOST_NAMED))
        if ((await other.read(path)) === null)
            return path;
    return null;
}
/** A file beside it, which the ref does not have there, with the same text. */
async function findRenamed(file, text, paths, { base, head }) {
    const beside = paths.filter((path) => external_node_path_.posix.dirname(path) === external_node_path_.posix.dirname(file));
    if (beside.length === 0)
        return null;
    const known = new Set(await base.list());
    const fresh = beside.filter((path) => !known.has(path)).slice(0, MOST_NAMED);
    for (const path of fresh)
        if ((await head.read(path)) === text)
            return path;
    return null;
}
const lastTwo = (file) => file.split('/').slice(-2).join('/');
/** Files beside it or further up in its plugin whose names, without the extension, stand in the script. */
async function listNamed(script, { base, head }) {
    const text = (await head.read(script)) ?? '';
    const words = new Set(text.match(/[\w-]{3,}/g));
    const plugin = external_node_path_.posix.dirname(external_node_path_.posix.dirname(script));
    const root = plugin === '.' ? '' : `${plugin}/`;
    const isNamed = (file) => words.has(external_node_path_.posix.basename(file).replace(/\..*$/, ''));
    const isPart = (file) => SCRIPT.test(file) || /\.(?:json|ya?ml|toml|txt)$/.test(file);
    const files = (await base.list()).filter((file) => file !== script && file.startsWith(root));
    return files.filter((file) => isPart(file) && isNamed(file)).slice(0, MOST_NAMED);
}

// EXTERNAL MODULE: ./build/lib/io/git-objects.js
var git_objects = __webpack_require__(25564);
// EXTERNAL MODULE: ./build/lib/report/findings/group-deltas.js
var group_deltas = __webpack_require__(71773);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
;// CONCATENATED MODULE: ./build/src/run/conclude/changes.js
/** What was judged and the files at its ref \u2192 how the files that its findings rest on differ. */








const refOf = ({ baselines: { ref, tree } }) => ({ ref, base: tree });
/** undefined where nothing is to be explained, or the files at the ref cannot be read. A report without it is still one. */
async function readChanges(judged, { ref, base, head, folder }) {
    if (!ref || !base)
        return undefined;
    const files = (0,group_deltas/* listSubjectFiles */.UK)(judged);
    if (files.length === 0)
        return undefined;
    const inside = (file) => external_node_path_.posix.relative(folder, file);
    let listed = null;
    let entries;
    const listMode = async (wanted) => {
        entries ??= base.entries?.() ?? Promise.resolve([]);
        return (await entries).filter(({ mode }) => mode === wanted);
    };
    const list = () => {
        listed ??= listFrom(folder, base);
        return listed;
    };
    const known = async (file) => ((await list()).includes(file) ? base.read(inside(file)) : null);
    try {
        return await findChanges(files, {
            ref: ref.name,
            base: { read: known, list },
            head: { read: (file) => head.read(inside(file)), ...(head.list ? { list: () => listFrom(folder, head) } : {}) },
            isSealed: async (file) => {
                if (!(await listMode('100755')).some(({ path }) => path === inside(file)))
                    return false;
                return (await head.isExecutable?.(inside(file))) === false;
            },
            findLink: async (file) => {
                for (let at = inside(file); at !== '.' && !at.startsWith('..'); at = external_node_path_.posix.dirname(at))
                    if (typeof (await head.readLink?.(at)) === 'string')
                        return external_node_path_.posix.join(folder, at);
                return null;
            },
            listLinks: async () => {
                const states = (await listMode('120000')).map(async (link) => {
                    const state = await stateOfLink(link, head);
                    const unlinked = state === 'gone' && (await head.read(link.path)) !== null;
                    const change = { file: external_node_path_.posix.join(folder, link.path), ...(unlinked ? { unlinked } : {}) };
                    return state === 'same' ? [] : [{ ...change, state }];
                });
                return (await Promise.all(states)).flat();
            },
        });
    }
    catch {
        return undefined;
    }
}
async function stateOfLink({ path, hash }, head) {
    const target = await head.readLink?.(path);
    const now = typeof target === 'string'
        ? (0,git_objects/* hashBlob */.Qm)(Buffer.from(target), hash)
        : (await head.entries?.())?.find((one) => one.path === path)?.hash;
    if (now === hash || (!head.readLink && !head.entries))
        return 'same';
    return now === undefined ? 'gone' : 'changed';
}
const listFrom = async (folder, tree) => ((await tree.list?.()) ?? []).map((path) => external_node_path_.posix.join(folder, path));
const MOST_BYTES = 1_000_000;
/** The checkout, by paths from the working folder; of links, which may lead anywhere, nothing is read. */
function readCheckout(cwd) {
    const root = (0,own_repository/* findRepository */.W1)(cwd);
    return {
        folder: (0,external_node_path_.relative)(root, cwd).replaceAll('\\', '/'),
        head: {
            async read(file) {
                const path = (0,external_node_path_.join)(cwd, file);
                const inside = (0,external_node_path_.relative)(root, path);
                if (inside.startsWith('..') || inside.split('/').includes('.git'))
                    return null;
                try {
                    const real = await (0,promises_.realpath)(path);
                    const facts = await (0,promises_.stat)(real);
                    if (real !== (0,external_node_path_.join)(await (0,promises_.realpath)(root), inside) || !facts.isFile() || facts.size > MOST_BYTES)
                        return null;
                    return await (0,promises_.readFile)(real, 'utf8');
                }
                catch {
                    return null;
                }
            },
            // A checkout may be no clone of git.
            list: () => (0,dist/* glob */.TI)(['**/*'], { cwd, dot: true, followSymbolicLinks: false, ignore: [...corpus/* IGNORED */.$h] }),
            readLink: (file) => (0,promises_.readlink)((0,external_node_path_.join)(cwd, file)).catch(() => null),
            isExecutable: async (file) => ((await (0,promises_.stat)((0,external_node_path_.join)(cwd, file))).mode & 0o100) !== 0,
        },
    };
}


/***/ }),

/***/ 2762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions),
/* harmony export */   X: () => (/* binding */ compareRun)
/* harmony export */ });
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83776);
/** A prepared run and its results \u2192 the comparison with its baselines. */

function compareRun({ options, baselines, compared, plan }, results, branch, more = {}) {
    const { current, ref } = baselines;
    return (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        branch,
        options: { ...gateOptions(options), accept: options.accept, ...more },
    });
}
function gateOptions(options) {
    const fail_on = [...options.fail_on, ...(options.fail_on_infra ? ['infra'] : [])];
    return { fail_on, infra_tolerant: options.infra_tolerant };
}


/***/ })

};
