export const id = 337;
export const ids = [337];
export const modules = {

/***/ 92203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ toolCall),
/* harmony export */   Nz: () => (/* binding */ cutStrings),
/* harmony export */   Vb: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _text_own_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48482);

/** Readers recognise a shell command by its program (`ls`) and any other call by the tool's name. */
function nameOf(tool, input) {
    const command = input !== null && typeof input === 'object' ? input['command'] : null;
    if (typeof command !== 'string')
        return tool;
    const words = command.replace(/^\S*\b(?:ba|z)?sh -l?c ['"]?/, '').trim();
    return /^[\w./-]+/.exec(words)?.[0] ?? tool;
}
const STRING_LIMIT = 20_000;
/** Cuts and copies long strings, so that the tool calls do not keep a transcript of a gigabyte in memory. */
function cutStrings(value, depth = 0) {
    if (typeof value === 'string')
        return value.length > STRING_LIMIT ? (0,_text_own_copy_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCopy */ .S)(`${value.slice(0, STRING_LIMIT)}...`) : value;
    if (value === null || typeof value !== 'object')
        return value;
    if (depth > 8)
        return '...';
    if (Array.isArray(value))
        return value.slice(0, 100).map((item) => cutStrings(item, depth + 1));
    return Object.fromEntries(Object.entries(value)
        .slice(0, 100)
        .map(([key, item]) => [key, cutStrings(item, depth + 1)]));
}
function toolCall(event) {
    const { tool, input, outcome, message } = event;
    return {
        tool,
        input: cutStrings(input),
        outcome,
        message: message === null ? null : cutStrings(message),
    };
}


/***/ }),

/***/ 48482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ownCopy)
/* harmony export */ });
/** A part of a text \u2192 the same text in memory of its own: what is cut out of a text keeps the whole of it, which may be megabytes. */
const ownCopy = (text) => Buffer.from(text).toString();


/***/ }),

/***/ 28556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ RecordingMetaSchema),
  f: () => (/* binding */ explainRecording)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(20715);
;// CONCATENATED MODULE: ./build/lib/contract/transcript/decided.js
/** What a verdict found of the skills that a case names, as it is kept with the trial: the transcript alone may show less. */

const DecidedSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    skill: schemas/* string */.YjP(),
    used: schemas/* boolean */.zMY(),
    tier: schemas/* union */.KCZ([schemas/* literal */.euz(1), schemas/* literal */.euz(2), schemas/* literal */.euz(3)]).nullable(),
    /** Why it is no use, where the model asked for it. */
    why: schemas/* string */.YjP().nullable(),
    proof: schemas/* string */.YjP().nullable(),
}));

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/text/input-text.js
var input_text = __webpack_require__(77844);
// EXTERNAL MODULE: ./build/lib/text/name-call.js
var name_call = __webpack_require__(24376);
// EXTERNAL MODULE: ./build/lib/text/own-copy.js
var own_copy = __webpack_require__(48482);
// EXTERNAL MODULE: ./build/lib/evidence/hits.js
var hits = __webpack_require__(60664);
// EXTERNAL MODULE: ./build/lib/evidence/skill-id.js
var skill_id = __webpack_require__(73499);
// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var tier = __webpack_require__(97858);
// EXTERNAL MODULE: ./build/lib/evidence/explain/explained-call.js
var explained_call = __webpack_require__(92203);
;// CONCATENATED MODULE: ./build/lib/evidence/explain/explain.js
/** Explains a transcript from its events, one by one: for each skill whether and how it was used and which line shows it, and every tool call. */









const NOTHING = { used: false, tier: null, how: 'none', proof: null, rank: 9, call_id: null };
function createExplainer(asked) {
    const id_case = asked.id_case ?? 'exact';
    const rules = { id_case, aliases: aliasesOf(asked.installed) };
    const traces = new Map();
    const tool_calls = [];
    let fault = null;
    let said = null;
    /** Skills under whose name another text was loaded, with the line. */
    const foreign = new Map();
    let otherUsed = false;
    let lastCall = null;
    const ask = (id) => {
        traces.set(id, NOTHING);
    };
    for (const id of asked.skills ?? asked.installed?.map((skill) => skill.id) ?? [])
        ask(id);
    const duplicates = listDuplicates(asked.installed, id_case);
    const means = (id, seen, also) => (0,skill_id/* meansSkill */.o2)(id, seen, also, rules) && !(duplicates.has((0,skill_id/* normaliseId */.GU)(id, id_case)) && seen.includes(':'));
    function addSkill(event) {
        if (asked.skills === null && ![...traces.keys()].some((id) => means(id, event.skill, event.also)))
            ask(event.skill);
        const trace = traceOf(event, (0,tier/* eventTier */.XY)(asked.agent, event));
        if (event.type === 'skill_read' && lastCall?.id === event.call_id)
            Object.assign(trace, callerOf(lastCall));
        otherUsed ||= trace.used;
        for (const id of traces.keys())
            if (means(id, event.skill, event.also))
                keep(id, trace);
    }
    function keep(id, trace) {
        const old = traces.get(id);
        const better = trace.rank < old.rank || (trace.rank === old.rank && (trace.tier ?? 9) < (old.tier ?? 9));
        if (better)
            traces.set(id, { ...trace, proof: trace.proof === null ? null : (0,hits/* cutLine */.Hh)(trace.proof) });
    }
    /** The event of a read may come before or after that of the call that did it. */
    function nameCaller(id, by, words) {
        lastCall = { id, by, words: cutWords(words) };
        for (const [skill, trace] of traces)
            if (trace.call_id === id)
                traces.set(skill, { ...callerOf(lastCall), ...trace });
    }
    /** Mentions in the agent's own words; listings by tools come from the parsers as events. */
    function mention(event, words) {
        for (const [id, { rank }] of traces) {
            if (rank <= RANKS.mentioned || !(0,skill_id/* namesId */.w)(words, (0,bare_id/* bareId */.yW)(id)))
                continue;
            const at = Math.max(0, words.indexOf((0,bare_id/* bareId */.yW)(id)) - 60);
            const trace = { ...NOTHING, tier: 3, how: 'mentioned', proof: event.proof, rank: RANKS.mentioned };
            keep(id, { ...trace, at: placeOf(event), words: cutWords(words.slice(at, at + 140)) });
        }
    }
    return {
        add(event) {
            switch (event.type) {
                case 'skill_call':
                    addSkill(event);
                    tool_calls.push((0,explained_call/* toolCall */.LW)(event));
                    break;
                case 'skill_read':
                    addSkill(event);
                    break;
                case 'tool_call':
                    mention(event, (0,input_text/* inputText */.A)(event.input));
                    tool_calls.push((0,explained_call/* toolCall */.LW)(event));
                    nameCaller(event.call_id, (0,explained_call/* nameOf */.Vb)(event.tool, event.input), wordsOf(event.input));
                    break;
                case 'foreign_text':
                    for (const id of traces.keys())
                        if (means(id, event.skill, event.also))
                            foreign.set(id, { how: `${event.text}-text`, proof: event.proof });
                    break;
                case 'message':
                case 'final_answer':
                    said = event.text.trim() || said;
                    mention(event, event.text);
                    break;
                case 'fault':
                    fault ??= event.fault;
                    break;
                default:
                    break;
            }
        },
        end() {
            const skills = {};
            for (const [id, { how, proof }] of foreign)
                traces.set(id, { ...NOTHING, how, proof: (0,hits/* cutLine */.Hh)(proof) });
            for (const row of asked.decided ?? [])
                for (const [id, trace] of traces)
                    if (means(row.skill, id, []))
                        traces.set(id, settleTrace(trace, row));
            for (const [id, { rank: _, call_id: __, ...use }] of traces)
                skills[id] = { ...use, how: use.how === 'none' && otherUsed ? 'other-skill' : use.how, by: use.by ?? null };
            return { agent: asked.agent, fault, skills, tool_calls, said };
        },
    };
}
const RANKS = { used: 0, attempt: 1, other_file: 2, refused: 3, touched: 4, mentioned: 5 };
function traceOf(event, tier) {
    const call = event.type === 'skill_call'
        ? { by: event.tool, words: cutWords(event.message ?? wordsOf(event.input)) }
        : { path: event.path };
    const trace = (used, how, rank) => ({
        ...{ used, tier, how, ...call, at: placeOf(event), proof: event.proof, rank },
        call_id: event.call_id,
    });
    if (event.type === 'skill_read') {
        if (event.text === 'own')
            return trace(true, 'read', RANKS.used);
        if (event.text === 'other')
            return trace(false, 'other-file', RANKS.other_file);
        return trace(false, event.why ?? 'mentioned', RANKS.touched);
    }
    if (event.outcome === 'ran')
        return trace(true, event.how, RANKS.used);
    if (event.outcome === 'unfinished')
        return trace(false, 'unfinished', RANKS.attempt);
    const refused = ['denied', 'blocked_by_hook', 'hook_errored'].includes(event.outcome);
    return trace(false, refused ? 'denied' : 'failed', RANKS.refused);
}
/** Bare ids that are also installed with a plugin prefix: such a bare id means only the skill without prefix. */
function listDuplicates(installed, id_case) {
    const ids = (installed ?? []).map((skill) => (0,skill_id/* normaliseId */.GU)(skill.id, id_case));
    return new Set(ids.filter((id) => !id.includes(':') && ids.some((other) => other !== id && (0,bare_id/* bareId */.yW)(other) === id)));
}
function aliasesOf(installed) {
    const twice = (installed ?? []).flatMap(({ id, alias }) => (alias ? [{ [alias]: id }, { [id]: alias }] : []));
    return Object.assign({}, ...twice);
}
/** The transcript alone may show a use that the verdict did not find, or none where it found one. */
function settleTrace(trace, { used, tier, why, proof }) {
    if (trace.used === used)
        return { ...trace, proof: trace.proof ?? proof };
    const found = used ? { how: 'delivered', words: proof } : { how: 'not-delivered', words: why ?? trace.words ?? null };
    return { ...trace, ...found, used, tier, by: null, proof: proof ?? trace.proof };
}
const callerOf = ({ by, words }) => ({ by, words });
const placeOf = ({ stream, line }) => `${stream}:${line}`;
const cutWords = (text) => (0,own_copy/* ownCopy */.S)(text.length > 300 ? `${text.slice(0, 300)}...` : text);
/** Of a shell's call the command. */
const wordsOf = (input) => ((0,json_value/* isJson */.Fh)(input) ? (0,name_call/* mainOf */.HV)(input) : (0,input_text/* inputText */.A)(input));

;// CONCATENATED MODULE: ./build/lib/unit/explain.js
/** A recorded transcript, read through its agent's parser \u2192 an explanation of what happened in it. */




/** The fields that the runner records in meta.json; each may be missing. */
const RecordingMetaSchema = schemas/* looseObject */._H3({
    agent: schemas/* string */.YjP().optional(),
    exit_code: schemas/* int */.Whr().nullable().default(0),
    signal: schemas/* string */.YjP().nullable().default(null),
    timed_out: schemas/* boolean */.zMY().default(false),
    spawn_error: schemas/* string */.YjP().nullable().default(null),
    cwd: schemas/* string */.YjP().nullable().default(null),
    argv: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    prompt: schemas/* string */.YjP().nullable().default(null).catch(null),
    output_format: schemas/* string */.YjP().optional(),
    decided: DecidedSchema.nullable().default(null).catch(null),
    installed_skills: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: schemas/* string */.YjP(),
        path: schemas/* string */.YjP(),
        dir: schemas/* string */.YjP().optional(),
        source: schemas/* string */.YjP().optional(),
        also: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
        alias: schemas/* string */.YjP().nullable().optional(),
    }))
        .nullable()
        .default(null),
});
async function explainRecording(agent, recording, skills, ports) {
    const { meta } = recording;
    const explainer = createExplainer({
        agent: agent.name,
        skills,
        decided: meta.decided,
        installed: meta.installed_skills?.map(({ id, alias }) => ({ id, alias: alias ?? null })) ?? null,
        ...(agent.id_case ? { id_case: agent.id_case } : {}),
    });
    const parser = agent.createParser(factsOf(agent, meta, ports.readBody), (event) => {
        explainer.add(event);
        ports.onEvent?.(event);
    }, formats/* attribute */.lt);
    for (const part of [recording.stdout].flat())
        await ports.readLines(part, (line) => parser.stdout(line));
    if (recording.stderr !== null)
        await ports.readLines(recording.stderr, (line) => parser.stderr(line));
    for (const log of recording.session_logs)
        await ports.readLines(log, (line) => parser.sessionLog(line));
    const { exit_code, signal, timed_out, spawn_error } = meta;
    parser.end({ exit_code, signal, timed_out, spawn_error });
    return { ...explainer.end(), coverage: parser.coverage() };
}
function factsOf(agent, meta, readBody) {
    const folder = meta.argv.indexOf('-C');
    return {
        installed_skills: meta.installed_skills?.map(({ id, path, dir, source, also }) => ({
            id,
            path,
            ...(dir === undefined ? {} : { dir }),
            ...(source === undefined ? {} : { source }),
            ...(also === undefined ? {} : { also }),
        })) ?? null,
        body_of: readBody ?? null,
        text_output: isText(agent, meta),
        cwd: meta.cwd ?? (folder >= 0 ? (meta.argv[folder + 1] ?? null) : null),
    };
}
/** What the recorder says of the format; a command line that is not known says nothing. */
function isText(agent, { argv, output_format }) {
    if (output_format === 'text')
        return true;
    return argv.length === 0 ? null : !(0,formats/* asksForJson */.aW)(agent.name, argv);
}


/***/ }),

/***/ 88337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p9: () => (/* binding */ readConversations),
  by: () => (/* binding */ readHooks)
});

// UNUSED EXPORTS: MOST_BYTES

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/contract/transcript/hook-call.js
var hook_call = __webpack_require__(26788);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/io/files/lines.js + 1 modules
var lines = __webpack_require__(26754);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/report/view/hook-calls.js
var hook_calls = __webpack_require__(21722);
;// CONCATENATED MODULE: ./build/lib/report/view/conversation.js
/** Turns the events of a transcript, as they come, and the calls of its hooks into a conversation of bounded size, without secrets. */



const LIMITS = { message: 4000, input: 2000, output: 3000, hook: 1500, first: 50, last: 30, hooks: 40 };
function createConversation({ trial, prompt, hooks, redact }) {
    const first = [];
    const last = [];
    let left_out = 0;
    const calls = new Map();
    const reads = new Map();
    const waiting = hooks.slice(0, LIMITS.hooks);
    const cut = (text, limit) => redact((0,text_escape/* clean */.uH)(text, limit + 5000)).slice(0, limit);
    function push(turn) {
        if (first.length < LIMITS.first)
            first.push(turn);
        else if (last.push(turn) > LIMITS.last) {
            last.shift();
            left_out++;
        }
    }
    function addCall(event) {
        const { call_id, tool, input, outcome, message, output } = event;
        const turn = {
            kind: 'call',
            at: locate(event),
            tool: redact((0,text_escape/* oneLine */.TN)(tool, 80)),
            input: cut(formatInput(input), LIMITS.input),
            outcome,
            message: message === null ? null : redact((0,text_escape/* oneLine */.TN)(message, 600)),
            output: cut(output, LIMITS.output),
            cut: Math.max(0, output.length - LIMITS.output),
            skills: event.type === 'skill_call' ? [describeLoad(event)] : (reads.get(call_id) ?? []),
            hooks: takeHooks(waiting, event).map(toHookTurn),
        };
        reads.delete(call_id);
        calls.set(call_id, turn);
        if (calls.size > LIMITS.first + LIMITS.last)
            calls.delete(calls.keys().next().value ?? '');
        push(turn);
    }
    /** It may come before or after the call that did it. */
    function addRead(event) {
        const call = calls.get(event.call_id);
        if (call)
            call.skills.push(describeRead(event));
        else if (reads.size < LIMITS.first)
            reads.set(event.call_id, [...(reads.get(event.call_id) ?? []), describeRead(event)]);
    }
    const toHookTurn = (call) => ({
        kind: 'hook',
        event: (0,text_escape/* oneLine */.TN)(call.event, 60),
        command: redact((0,text_escape/* oneLine */.TN)(call.command, 300)),
        ended: `${(0,hook_calls/* describeEnd */.lA)(call)} after ${Math.round(call.duration_ms)} ms`,
        stdin: cut(call.stdin, LIMITS.hook),
        stdout: cut(call.stdout, LIMITS.hook),
        stderr: cut(call.stderr, LIMITS.hook),
    });
    return {
        add(event) {
            if (event.type === 'tool_call' || event.type === 'skill_call')
                addCall(event);
            else if (event.type === 'skill_read')
                addRead(event);
            // The final answer is the last message once more; usage and model are in the result.
            else if (event.type === 'message')
                push({ kind: 'message', at: locate(event), text: cut(event.text, LIMITS.message) });
            else if (event.type === 'fault')
                push({ kind: 'fault', at: locate(event), text: redact((0,text_escape/* oneLine */.TN)(event.fault.message, 600)) });
        },
        end() {
            const before = waiting.filter(({ event }) => /^(session_?start|user_?prompt)/i.test(event));
            const after = waiting.filter((call) => !before.includes(call));
            const turns = [...before.map(toHookTurn), ...first, ...last, ...after.map(toHookTurn)];
            return { trial, prompt: prompt === null ? null : cut(prompt, LIMITS.message), turns, left_out };
        },
    };
}
const locate = ({ stream, line }) => `${stream}:${line}`;
function describeLoad({ skill, how, outcome }) {
    const done = outcome === 'ran' ? { invoked: 'loaded', forked: 'started', injected: 'was given' }[how] : 'asked for';
    return `${done} ${(0,text_escape/* oneLine */.TN)(skill, 120)}`;
}
function describeRead({ skill, text, why }) {
    const name = (0,text_escape/* oneLine */.TN)(skill, 120);
    if (text === 'own')
        return `read ${name}`;
    return text === 'other'
        ? `read another file of ${name}`
        : `${(0,text_escape/* oneLine */.TN)(why ?? 'touched', 40)} a file of ${name}, no read`;
}
/** What was asked, as a person would write it: a command as it is, other inputs a line per field. */
function formatInput(input) {
    if (typeof input === 'string')
        return input;
    if (input === null || typeof input !== 'object')
        return JSON.stringify(input) ?? '';
    const fields = Object.entries(input);
    const command = input['command'];
    if (typeof command === 'string')
        return command;
    return fields
        .slice(0, 50)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join('\n');
}
/** Removes from the waiting hooks those that were asked about this very call. */
function takeHooks(waiting, { call_id, input }) {
    const asked = JSON.stringify(input);
    const own = waiting.filter(({ stdin }) => {
        const given = (0,json_value/* parseObject */.lj)(stdin) ?? {};
        if (typeof given['tool_use_id'] === 'string')
            return given['tool_use_id'] === call_id;
        return 'tool_input' in given && JSON.stringify(given['tool_input']) === asked;
    });
    for (const call of own)
        waiting.splice(waiting.indexOf(call), 1);
    return own;
}

// EXTERNAL MODULE: ./build/lib/text/redaction.js
var redaction = __webpack_require__(75339);
// EXTERNAL MODULE: ./build/lib/unit/explain.js + 2 modules
var explain = __webpack_require__(28556);
;// CONCATENATED MODULE: ./build/src/run/conclude/conversations.js
/** The trials of a batch \u2192 their conversations, for the HTML report: what failed first, until the page is full. */











/** A page opens at once up to about here; texts of transcripts shrink to a sixth in it. */
const MOST_CHARS = 12_000_000;
const MOST_TRIALS = 2000;
/** Larger files are not read, because that may take seconds; the artifact has them whole. */
const MOST_BYTES = 64 << 20;
const MOST_OF_UNIT = 3;
async function readConversations(sources, { results, comparison }, env) {
    const redact = (0,redaction/* createRedactor */.lY)((0,redaction/* listSecrets */.AQ)(env));
    const found = new Map();
    let room = MOST_CHARS;
    let trials = 0;
    for (const row of worstFirst(results.results, comparison)) {
        // In this process nobody talked. Results may come from elsewhere, and their ids are part of a path here.
        if (row.agent === plan/* OFFLINE */.G || !/^[\w-]+$/.test(row.unit_run_id))
            continue;
        for (const trial of shownTrials(row)) {
            if (room <= 0 || trials >= MOST_TRIALS)
                return found;
            const conversation = await readFrom(sources, row, trial, redact);
            if (!conversation)
                continue;
            trials++;
            room -= JSON.stringify(conversation).length;
            found.set(row.unit_run_id, [...(found.get(row.unit_run_id) ?? []), conversation]);
        }
    }
    return found;
}
async function readFrom(sources, row, trial, redact) {
    for (const source of sources) {
        const opened = await source.open(row.unit_run_id, trial);
        if (!opened)
            continue;
        try {
            return await readTrial(opened.folder, row, trial, redact);
        }
        finally {
            await opened.close();
        }
    }
    return null;
}
function worstFirst(results, { deltas }) {
    const failing = new Set(deltas.filter(({ fails }) => fails).map(({ case_id, agent }) => `${case_id}\n${agent}`));
    const rank = (row) => failing.has(`${row.case_id}\n${row.agent}`) ? 0 : row.status === 'pass' || row.status === 'skipped' ? 2 : 1;
    return results.toSorted((a, b) => rank(a) - rank(b));
}
/** The one that stands for the unit first. */
function shownTrials({ trials, status }) {
    const shown = trials.verdicts.find((one) => one.status === status) ?? trials.verdicts[0];
    const others = trials.verdicts.filter((one) => one !== shown);
    return [...(shown ? [shown] : []), ...others].slice(0, MOST_OF_UNIT).map(({ trial }) => trial);
}
async function readTrial(folder, row, trial, redact) {
    const stdout = (0,external_node_path_.join)(folder, 'stdout');
    const agent = (0,agents/* findAgent */.dp)((0,agent_key/* agentName */.Lp)(row.agent));
    const size = (0,external_node_fs_.statSync)(stdout, { throwIfNoEntry: false })?.size;
    if (!agent || size === undefined || size > MOST_BYTES)
        return null;
    const meta = readMeta((0,external_node_path_.join)(folder, 'meta.json'));
    const hooks = readHooks((0,external_node_path_.join)(folder, 'hooks.jsonl'));
    const conversation = createConversation({ trial, prompt: meta.prompt, hooks, redact });
    const stderr = (0,external_node_path_.join)(folder, 'stderr');
    const recording = { stdout, stderr: (0,external_node_fs_.existsSync)(stderr) ? stderr : null, session_logs: [], meta };
    await (0,explain/* explainRecording */.f)(agent, recording, null, { readLines: lines/* readLines */.Se, onEvent: (event) => conversation.add(event) });
    return conversation.end();
}
/** Whatever is wrong with it, the transcript itself can be read. */
function readMeta(path) {
    try {
        return explain/* RecordingMetaSchema */.Y.parse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
    }
    catch {
        return explain/* RecordingMetaSchema */.Y.parse({});
    }
}
/** A line that is not a record is skipped, because the file may have been cut off. */
function readHooks(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return [];
    return (0,external_node_fs_.readFileSync)(path, 'utf8')
        .split('\n')
        .flatMap((line) => hook_call/* HookCallSchema */.p.safeParse((0,json_value/* parseValue */.$x)(line)).data ?? []);
}


/***/ })

};
