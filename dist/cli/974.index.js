export const id = 974;
export const ids = [974];
export const modules = {

/***/ 33433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ UNDECIDED),
/* harmony export */   Nl: () => (/* binding */ ASKS),
/* harmony export */   Qt: () => (/* binding */ DecisionSchema),
/* harmony export */   rH: () => (/* binding */ DECIDED_BY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/** A recorded decision: which of the skills that an agent offered a model called for a prompt. Prompt and listing are kept as hashes. */

const DECIDED_BY = ['model', 'live'];
/** What a model is asked with: all that the agent sends, over turns, or its listing alone. */
const ASKS = ['whole', 'listing'];
const DecisionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Hash of everything that the choice could depend on: another listing, prompt, model or trial is another decision. */
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DECIDED_BY),
    /** The model's id; in mode live the one that the user named, null for the agent's default. */
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** The column, such as `claude@haiku`. */
    agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The version of the agent's CLI. */
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The most requests of one trial, where the model was asked with all that the agent sent; absent: with the listing, once. */
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).optional(),
    case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    trial: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    prompt_hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    offers_hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The skill that was called first, by the name that the agent lists; null where none was. */
    choice: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Further skills that were called, in their order. */
    also: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** Names that were called and that the agent did not list. */
    unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** What the agent read before, turn by turn, so that a replay leaves the same transcript; paths of throwaway folders are replaced. */
    carried_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), namespace: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })))
        .optional(),
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
});
/** The kind of the fault of a row for which there is no decision: it is neither passed nor failed. */
const UNDECIDED = 'undecided';


/***/ }),

/***/ 34615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z$: () => (/* binding */ isDelivered),
/* harmony export */   gk: () => (/* binding */ DeliverySchema),
/* harmony export */   jt: () => (/* binding */ describeSize),
/* harmony export */   rR: () => (/* binding */ DeliveryStateSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** What reached the model of a skill's text, or of another file's, after it was called: schema and shapes. */

/** other: another file's text came in its place; empty: the file says nothing; none: nothing of it came. */
const DeliveryStateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['full', 'cut', 'other', 'empty', 'none']);
const DeliverySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    state: DeliveryStateSchema,
    /** Characters of the text below the front matter, blanks at both ends left out. */
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    /** Why not all of it came, as far as known; null where all of it did. */
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
/** `8 of 90 KB`, `310 of 420 characters`. */
function describeSize({ kept_chars, of_chars }) {
    if (of_chars < 2000)
        return `${kept_chars} of ${of_chars} characters`;
    const kb = (chars) => chars < 9_950 ? (chars / 1000).toFixed(1).replace('.0', '') : String(Math.round(chars / 1000));
    return `${kb(kept_chars)} of ${kb(of_chars)} KB`;
}
/** The model was given text of the file. */
const isDelivered = ({ state }) => state === 'full' || state === 'cut';


/***/ }),

/***/ 52098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ DeciderSchema),
/* harmony export */   B: () => (/* binding */ HadAsSchema),
/* harmony export */   u0: () => (/* binding */ AgentEnvironmentSchema),
/* harmony export */   zD: () => (/* binding */ HAD_AS_WORDS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33433);
/* harmony import */ var _ports_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43771);
/** What stood around the results: each agent as it ran, and who decided. */



const AgentEnvironmentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    vendor_model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    install: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** How the units of kind tool_route had it, whose hooks come with a plugin; absent where that is the same. */
    hooks_install: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Characters of the unit's home path: Codex counts them against its listing budget. */
    home_length: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    isolated: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** The sandbox around its processes; null or absent where no process was started. */
    sandbox: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_ports_sandbox_js__WEBPACK_IMPORTED_MODULE_2__/* .SANDBOX_KINDS */ .Gk).nullish(),
});
/** `project`: agents were started in it; `plugin`: it was installed; `skills`: they were copied to where each agent looks. */
const HadAsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['plugin', 'skills', 'project', 'plugin+project', 'skills+project']);
const HAD_AS_WORDS = {
    plugin: 'as a plugin',
    skills: 'copied to where each agent looks',
    project: 'as a project, in place',
    'plugin+project': 'as a plugin, and as a project in place',
    'skills+project': 'as copies, and as a project in place',
};
/** The model that decided in modes `model` and `replay`, with its requests and tokens. */
const DeciderSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The mode in which the decisions were recorded that mode `replay` repeats. */
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .DECIDED_BY */ .rH),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    /** The most requests of one trial, where the model was asked with all that the agent sent; absent: with the listing alone. */
    turns: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional(),
    /** Sent to the endpoint, with those that were repeated. */
    requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    /** Answered by a request of another row with the same listing and prompt. */
    shared: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    /** Taken from recorded decisions. */
    recorded: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    /** What could not be decided, and what asking for it would take; tokens are estimated from the length of the requests. */
    undecided: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), requests: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }),
});


/***/ }),

/***/ 51643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ namePlace),
/* harmony export */   W: () => (/* binding */ LocationsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** Where what a result is about stands: files of the repository, and lines in them. */

const PlaceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().nullable() });
/** Where what a result is about stands, by paths from the repository's root: reports link them, annotations stand there. */
const LocationsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** The source's folder; '' for the root. Files of hooks are relative to it. */
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    skills: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    subagents: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Of tool routes, by name. */
    routes: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), PlaceSchema),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), PlaceSchema),
    /** {agent: the project's settings that it reads}; they may not exist. Absent where the source is no project. */
    settings: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())).optional(),
    /** The marketplace, manifests of the source's plugins and files that declare their hooks: for a mistake in one, an agent may leave the whole plugin out. */
    plugin: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** Settings that turn all hooks off; absent where there are none. */
    hooks_off: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** Settings that are no JSON, so that no hook in them runs; absent where there are none. */
    hooks_broken: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const namePlace = ({ file, line }) => (line === null ? file : `${file}:${line}`);


/***/ }),

/***/ 15824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   KY: () => (/* binding */ judgedAs),
/* harmony export */   S5: () => (/* binding */ MEASURED_MODES),
/* harmony export */   mE: () => (/* binding */ asksModel),
/* harmony export */   np: () => (/* binding */ ModeSchema),
/* harmony export */   vr: () => (/* binding */ MeasuredModeSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** The modes, and what the parts of this tool need to know of each. */

const MODES = ['oracle', 'router', 'model', 'replay', 'live'];
const ModeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
/** A model made the choice, now or when it was recorded; in the others a program did. */
const asksModel = (mode) => mode === 'model' || mode === 'replay' || mode === 'live';
/** Those in which something is measured, and for which a baseline may hold an expectation of its own. */
const MEASURED_MODES = ['oracle', 'router', 'model', 'live'];
const MeasuredModeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MEASURED_MODES);
/** By whose expectations results are judged: a replayed decision is expected to be what it was when it was made. */
const judgedAs = ({ mode, decider, }) => (mode === 'replay' ? (decider?.mode ?? 'model') : mode);


/***/ }),

/***/ 83878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   wm: () => (/* binding */ PartRowsSchema),
/* harmony export */   ww: () => (/* binding */ BranchChangeSchema),
/* harmony export */   y$: () => (/* binding */ PART_WORDS),
/* harmony export */   zr: () => (/* binding */ KnownErrorSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** What a source ships, and what a branch did to it: shapes only. */

const PartKindSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['skill', 'subagent', 'command', 'hook', 'mcp_server', 'plugin']);
/** One of each, and many. */
const PART_WORDS = {
    skill: ['skill', 'skills'],
    subagent: ['subagent', 'subagents'],
    command: ['command', 'commands'],
    hook: ['hook', 'hooks'],
    mcp_server: ['MCP server', 'MCP servers'],
    plugin: ['plugin', 'plugins'],
};
/** Where it is no part, a case, or a file that declares something. */
const wordsOf = ({ kind, rule }) => kind !== null
    ? PART_WORDS[kind]
    : /^(?:plugin|agent|workflow|project)-/.test(rule ?? '')
        ? ['file', 'files']
        : ['case', 'cases'];
const PART_DELTAS = ['BROKEN', 'SHRUNK', 'NEW', 'REMOVED', 'RENAMED', 'REWRITTEN', 'WARNED'];
/** Nothing to look into: they are named, and that is all. */
const PLAIN = ['NEW', 'RENAMED', 'REWRITTEN', 'WARNED'];
const isPlain = ({ delta }) => PLAIN.some((one) => one === delta);
/** A part besides skills, as one agent of a batch or discovery has it. */
const PartRowSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['subagent', 'command', 'hook', 'mcp_server', 'output_style', 'instructions']),
    plugin: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('Null: the project itself, and for hooks'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Of a hook: its event, and the command'),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("From the source's root"),
    listed_as: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .describe("As the model has to write it: one name, or those of a server's tools. Empty: it is not listed"),
    deferred: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('The model sees the names only, and has to load the tools before it calls one'),
    untried: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)
        .optional()
        .describe('It was not started, needs a network, or waits for what did not happen: what the agent makes of it is not known'),
    addressed_to: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('The agents whose event a hook waits for, where this one has none of that name: it is theirs'),
    stuck: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional().describe('A hook whose command cannot start, whether or not an agent calls it'),
    unread: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)
        .optional()
        .describe('A hook that this agent never comes to: of a file or an install of others'),
    ran: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional().describe('A hook that a unit of the batch was seen to run'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullable()
        .describe('Why it is not listed, not with its description, or did not run; null where it is or did'),
});
/** {agent: rows}, those of one source in the same order. */
const PartRowsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(PartRowSchema));
/** What a branch did to a part, whether or not a case names it, or an error that it brings. */
const BranchChangeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    delta: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(PART_DELTAS),
    kind: PartKindSchema.nullable().describe('Null: a case or a manifest'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The rule of lint that found it'),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe("From the repository's root"),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Those that it is about; empty: it is the same for all'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** What follows from it, where the message does not say so. */
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
/** An error that the ref has too, for which a row fails here and would there. */
const KnownErrorSchema = BranchChangeSchema.pick({ rule: true, file: true, line: true, message: true });


/***/ }),

/***/ 11744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ OFFLINE),
/* harmony export */   f: () => (/* binding */ PlanSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52098);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68909);
/** Schema of plan.json: the units of a batch, and what was left out of it and why. */



/** The in-process agent: kind `route`, and the pattern side of `tool_route`. */
const OFFLINE = 'offline';
const LeftOutSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    case_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** author: `skip` in the case · mode: the case needs another mode · filter · shard · agents: the case names other agents */
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['author', 'mode', 'filter', 'shard', 'agents', 'unavailable']),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Skills that the case is about. */
    skills: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
});
const PlanSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('agent-routing.plan.v1'),
    /** Hash of everything that two parts of one batch have in common, so without the shard and the date. */
    hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: _result_js__WEBPACK_IMPORTED_MODULE_1__/* .ModeSchema */ .np,
    cases_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    source_hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** How the source is had. */
    had_as: _environment_js__WEBPACK_IMPORTED_MODULE_0__/* .HadAsSchema */ .B.optional(),
    /** {agent key: CLI version} */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable()),
    settings: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    shard: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    units: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        case_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        trials: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        skills: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
        // Restricted because it names a folder, and a plan file may come from an untrusted place.
        unit_run_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w-]+$/, 'must be letters, digits, _ and -'),
    })),
    left_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LeftOutSchema),
    /** Corpus files that could not be read. */
    skipped_files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })).optional(),
});


/***/ }),

/***/ 43771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ SANDBOX_KINDS),
/* harmony export */   Lg: () => (/* binding */ SANDBOX_CHOICES),
/* harmony export */   iz: () => (/* binding */ WITHHELD)
/* harmony export */ });
/** How an agent's process is kept from the machine: what a user may ask for, what a batch got, and what one process may see and change. */
/** The strongest level comes first, and each is tried only where those before it do not work; seatbelt: on macOS alone. */
const SANDBOX_KINDS = ['bubblewrap', 'unshare', 'sudo', 'seatbelt', 'none'];
/** auto: the first that works · require: an error where no sandbox works · none: the user asked for no sandbox. */
const SANDBOX_CHOICES = ['auto', 'require', 'none'];
/** The kind of the fault of a row that was not run for want of a sandbox. */
const WITHHELD = 'no_sandbox';


/***/ }),

/***/ 68909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gM: () => (/* binding */ FailureCategorySchema),
  KQ: () => (/* binding */ FailureKindSchema),
  np: () => (/* reexport */ mode/* ModeSchema */.np),
  Jh: () => (/* binding */ ResultSchema),
  SX: () => (/* binding */ ResultsSchema),
  uc: () => (/* reexport */ StatusSchema)
});

// UNUSED EXPORTS: MismatchKindSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/contract/delivery.js
var delivery = __webpack_require__(34615);
// EXTERNAL MODULE: ./build/lib/contract/environment.js
var environment = __webpack_require__(52098);
// EXTERNAL MODULE: ./build/lib/contract/locations.js
var locations = __webpack_require__(51643);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/contract/offer.js
var offer = __webpack_require__(86193);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
;// CONCATENATED MODULE: ./build/lib/contract/transcript/coverage.js
/** How much of a transcript was understood: what every trial and every explanation says of its reading. */

const CoverageSchema = schemas/* object */.Ikc({
    /** What the transcript was read as, such as `claude stream-json` or `codex rollout`; null when nothing of it was understood. */
    format: schemas/* string */.YjP().nullable(),
    /** The CLI's version, where the transcript names it. */
    cli_version: schemas/* string */.YjP().nullable(),
    /** Counts JSON records and other lines, without blank ones. */
    records: schemas/* int */.Whr().nonnegative(),
    understood: schemas/* int */.Whr().nonnegative(),
    /** Those of them that may hold messages or calls: a session's head holds none. Absent in results of older versions. */
    looked_into: schemas/* int */.Whr().nonnegative().optional(),
    /** The others by their type; `(no JSON)` for other lines, `(broken JSON)` for one that was cut off. */
    unknown: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr()),
});

// EXTERNAL MODULE: ./build/lib/contract/transcript/hook-call.js
var hook_call = __webpack_require__(26788);
;// CONCATENATED MODULE: ./build/lib/contract/transcript/event.js
/**
 * Events: the typed facts of a transcript. An agent's parser emits them and lib/evidence reads them; neither imports the
 * other. An event's strings may be megabytes long, so it is consumed when emitted and not kept.
 */
/**
 * What became of a tool call. `asked`: a hook left it to the user, and there is none. `unavailable`: the agent has no such tool.
 * `unfinished`: no result was seen.
 * `hook_errored`, `hook_timed_out`, `hook_not_loaded`: a hook that should have decided gave no answer that the agent could use, whether
 * or not the call then ran.
 */
const TOOL_OUTCOMES = [
    'ran',
    'failed',
    'blocked_by_hook',
    'denied',
    'asked',
    'hook_errored',
    'hook_timed_out',
    'hook_not_loaded',
    'unavailable',
    'unfinished',
];

;// CONCATENATED MODULE: ./build/lib/contract/transcript/tried-call.js
/** A tool call that a case of kind tool_route had tried: what became of it, and which hook decided that. */


const TriedCallSchema = schemas/* object */.Ikc({
    /** Tool and what it was asked, shortened: `Bash: mcp list`; absent in results of older versions, and where no call was asked for. */
    call: schemas/* string */.YjP().optional(),
    outcome: schemas/* enum */.k5n(TOOL_OUTCOMES),
    /**
     * Who kept the call from being made. hook: the source's own; rule: one that the source ships; agent: the agent's own policy;
     * permission: nobody had granted it; other_hook: a hook that is not the source's; null: nobody. Absent in results of older versions.
     */
    refused_by: schemas/* enum */.k5n(['hook', 'rule', 'agent', 'permission', 'other_hook']).nullable().optional(),
    /** The agent makes no call about which a hook failed, and that is why it refused this one. */
    refused_for_hook: schemas/* literal */.euz(true).optional(),
    /** The route whose message the agent was given; null when none is known. */
    route: schemas/* string */.YjP().nullable(),
    /** Where the hook that decided, or should have, is declared; null when none did. */
    hook: schemas/* string */.YjP().nullable(),
    /** A sentence that says how that hook ended. */
    why: schemas/* string */.YjP().nullable(),
    failure: schemas/* enum */.k5n([
        'missing',
        'not_executable',
        'crashed',
        'ignored',
        'not_own',
        'untrusted',
        'turned_off',
        'unmatched',
        'unread',
        'unrecorded',
        'rejected',
    ])
        .nullable(),
});

;// CONCATENATED MODULE: ./build/lib/contract/trial.js
/** Schema of one trial of a result: how it ended, and what a model chose in it. */

const StatusSchema = schemas/* enum */.k5n(['pass', 'fail', 'infra_error', 'skipped']);
const TrialSchema = schemas/* object */.Ikc({
    trial: schemas/* int */.Whr().min(1),
    status: StatusSchema,
    duration_ms: schemas/* number */.aig(),
    timed_out: schemas/* boolean */.zMY(),
    failures: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** The choice of a model in one trial. */
const TrialChoiceSchema = schemas/* object */.Ikc({
    trial: schemas/* int */.Whr().min(1),
    /** Ids of the source's skills; other skills, such as the agent's own, by the name that the agent lists. */
    choice: schemas/* string */.YjP().nullable(),
    also: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Names that were called and that the agent did not list. */
    unknown: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** Where no skill was called: what the model said last, in one line, and the other tools that it called. */
    said: schemas/* string */.YjP().optional(),
    tools: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});

;// CONCATENATED MODULE: ./build/lib/contract/result.js
/** Schema of results.json: its envelope and rows, in snake_case. */











const FailureKindSchema = schemas/* enum */.k5n([
    'ambiguous_skill',
    'skill_shadowed',
    'skill_not_offered',
    'offer_too_weak',
    'skill_load_failed',
    'delivery_too_weak',
    'weak_evidence_only',
    'evidence_too_weak',
    'skill_not_loaded',
    'mixed_evidence_missing',
    'missing_skill_file_evidence',
    'missing_activity_evidence',
    'unknown',
]);
const MismatchKindSchema = schemas/* enum */.k5n(['missing_required', 'disallowed_hit', 'optional_only', 'mixed']);
const FailureCategorySchema = schemas/* enum */.k5n(['timeout', 'transport', 'assertion']);


const TokenHitSchema = schemas/* object */.Ikc({
    tier: schemas/* union */.KCZ([schemas/* literal */.euz(1), schemas/* literal */.euz(2), schemas/* literal */.euz(3)]),
    score: schemas/* number */.aig(),
    /** cli_output · session_log · log_fallback · model_request */
    source_kind: schemas/* enum */.k5n(['cli_output', 'session_log', 'log_fallback', 'model_request']),
    source_detail: schemas/* string */.YjP(),
    proof_line: schemas/* string */.YjP(),
});
const ProofLineSchema = schemas/* object */.Ikc({
    token: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
    line_number: schemas/* int */.Whr(),
    line: schemas/* string */.YjP(),
});
const NotJudgedSchema = schemas/* object */.Ikc({ token: schemas/* string */.YjP(), reason: schemas/* string */.YjP() });
const ResultSchema = schemas/* object */.Ikc({
    unit_run_id: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(['skill', 'tool_route', 'suite', 'route']),
    agent: schemas/* string */.YjP(),
    case_id: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    status: StatusSchema,
    expected_skill: schemas/* string */.YjP().nullable(),
    source: schemas/* string */.YjP().nullable(),
    matched_evidence: schemas/* array */.YOg(schemas/* string */.YjP()),
    missing_evidence: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Requirements that the mode cannot show, with the reason: neither met nor missing. Absent where there are none. */
    not_judged: schemas/* array */.YOg(NotJudgedSchema).optional(),
    matched_log_file: schemas/* string */.YjP().nullable(),
    tool_use_proof_lines: schemas/* array */.YOg(ProofLineSchema),
    token_hits: schemas/* record */.g1P(schemas/* string */.YjP(), TokenHitSchema),
    /** What went wrong, in a sentence; null on pass. */
    error: schemas/* string */.YjP().nullable(),
    duration_ms: schemas/* number */.aig(),
    command: schemas/* string */.YjP().nullable(),
    exit_code: schemas/* int */.Whr().nullable(),
    signal: schemas/* string */.YjP().nullable(),
    output_excerpt: schemas/* string */.YjP(),
    timed_out: schemas/* boolean */.zMY(),
    failure_kind: FailureKindSchema.nullable(),
    mismatch_kind: MismatchKindSchema.nullable(),
    failure_category: FailureCategorySchema.nullable(),
    fault: schemas/* object */.Ikc({
        kind: schemas/* string */.YjP(),
        message: schemas/* string */.YjP(),
        /** What to do about it, where who found it knows. */
        fix: schemas/* string */.YjP().optional(),
        /** The cause is outside and may pass by itself, so the user has nothing to change first. */
        outside: schemas/* boolean */.zMY().optional(),
    })
        .nullable(),
    /** When it became clear that the unit could not be judged; absent elsewhere. */
    failed_at_utc: schemas/* string */.YjP().optional(),
    optional_hits: schemas/* array */.YOg(schemas/* string */.YjP()),
    disallowed_hits: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The offer of expected_skill; null when the case expects no skill or the offer was not visible. */
    offer: schemas/* object */.Ikc({
        state: offer/* OfferStateSchema */.PZ,
        kept_chars: schemas/* int */.Whr(),
        of_chars: schemas/* int */.Whr(),
        reason: schemas/* string */.YjP().nullable(),
        fixes: offer/* FixesSchema */.P6,
        /** The source has no skill of this name; `meant` is one that is spelled nearly so. */
        unknown: schemas/* object */.Ikc({ meant: schemas/* string */.YjP().nullable() }).optional(),
        /** The custom agent that was asked: it is what that was offered. */
        inside: schemas/* string */.YjP().optional(),
    })
        .nullable(),
    /** What reached the model of expected_skill after it was called; null where it was not called, or the vendor's model answered. Absent in results of older versions. */
    delivery: delivery/* DeliverySchema */.gk.nullish(),
    /** The file with the source's own hook that kept expected_skill from loading; absent where none did, or hooks were off. */
    blocked_by: schemas/* string */.YjP().optional(),
    trials: schemas/* object */.Ikc({
        requested: schemas/* int */.Whr(),
        ran: schemas/* int */.Whr(),
        passed: schemas/* int */.Whr(),
        pass_at_k: schemas/* boolean */.zMY(),
        pass_all_k: schemas/* boolean */.zMY(),
        majority: schemas/* boolean */.zMY(),
        pass_rate: schemas/* number */.aig().nullable(),
        /** Wilson 95 % interval of the pass rate. */
        interval: schemas/* tuple */.PVZ([schemas/* number */.aig(), schemas/* number */.aig()]).nullable(),
        /** Unbiased estimates of pass@1, pass@2, \u2026 from the judged trials; absent in results of older versions. */
        pass_at: schemas/* array */.YOg(schemas/* number */.aig()).optional(),
        /** Some trials passed and some failed. */
        flaky: schemas/* boolean */.zMY().optional(),
        verdicts: schemas/* array */.YOg(TrialSchema),
    }),
    usage: schemas/* object */.Ikc({
        input_tokens: schemas/* number */.aig().nullable(),
        output_tokens: schemas/* number */.aig().nullable(),
        cost_usd: schemas/* number */.aig().nullable(),
    }),
    /** How much of the shown trial's transcript was understood; absent where no agent ran. */
    coverage: CoverageSchema.nullish(),
    /** Kind tool_route: the call that the case is about, in the shown trial. */
    tried_call: TriedCallSchema.nullish(),
    /** Several cases shared one process, whose transcript is in this folder below `units`; the case's own prompt was not sent. Absent where it ran alone. */
    pack: schemas/* object */.Ikc({ folder: schemas/* string */.YjP(), cases: schemas/* int */.Whr() }).optional(),
    /** The expected skill by the name that `choices` uses, where the case writes another. */
    expected_name: schemas/* string */.YjP().optional(),
    /** Kind skill, where something chose: what it chose in each trial that was decided. */
    choices: schemas/* array */.YOg(TrialChoiceSchema).optional(),
    /** The source's hooks in the shown trial, as the recorder saw them; absent where none ran. */
    hook_calls: schemas/* array */.YOg(hook_call/* HookCallSchema */.p).optional(),
});
const ResultsSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz('agent-routing.results.v1'),
    batch_run_id: schemas/* string */.YjP(),
    generated_at_utc: schemas/* string */.YjP(),
    mode: mode/* ModeSchema */.np,
    /** Every planned unit has a final result. */
    complete: schemas/* boolean */.zMY(),
    summary: schemas/* object */.Ikc({ total: schemas/* int */.Whr(), pass: schemas/* int */.Whr(), fail: schemas/* int */.Whr(), infra_error: schemas/* int */.Whr(), skipped: schemas/* int */.Whr() }),
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    environment: schemas/* object */.Ikc({
        tool_version: schemas/* string */.YjP(),
        skills_hash: schemas/* string */.YjP(),
        /** How the source was had; absent in results of older versions. */
        had_as: environment/* HadAsSchema */.B.optional(),
        /** The source has hooks, and none of its skill cases ran with them on; absent elsewhere. */
        hooks_off: schemas/* literal */.euz(true).optional(),
        plan_hash: schemas/* string */.YjP(),
        shard: schemas/* string */.YjP().nullable(),
        agents: schemas/* record */.g1P(schemas/* string */.YjP(), environment/* AgentEnvironmentSchema */.u0),
    }),
    /** {agent: {skill id: offer}}: every skill of the source. */
    offers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), offer/* OfferSchema */.qV)),
    /** Every other part of the source; absent in results of older versions. */
    parts: part/* PartRowsSchema */.wm.optional(),
    /** Absent in results of older versions. */
    locations: locations/* LocationsSchema */.W.optional(),
    decider: environment/* DeciderSchema */.AE.optional(),
    results: schemas/* array */.YOg(ResultSchema),
});


/***/ }),

/***/ 26788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ HookCallSchema),
/* harmony export */   u: () => (/* binding */ WORKSPACE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** One call of a hook command as the recorder saw it: what the agent gave it, what it answered, how it ended. */

/** Before the file of a hook that a case's own workspace declares. */
const WORKSPACE = 'workspace: ';
const HookCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** The event as the declaration spells it: `PreToolUse` or `preToolUse`. */
    event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The file that declares it, relative to the source; `workspace: \u2026` for a case's own workspace. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The command as the declaration has it. */
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stdin: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stdout: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    stderr: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** false: the agent, or the end of the trial, stopped it before it had ended. */
    ended: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});


/***/ }),

/***/ 10802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ explainWrong),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   zS: () => (/* binding */ parseOrThrow)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34685);


/** The path whose line to show: an unknown key has a line of its own. */
const locationOf = ({ path, unknown }) => (unknown === null ? path : [...path, unknown]);
/** The parsed value; throws the error that `explain` makes of the first issue. */
function parseOrThrow(schema, value, explain) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return parsed.data;
    const issue = findDeepest(findMistyped(parsed.error.issues));
    throw explain({
        path: issue.path,
        words: issue.code === 'unrecognized_keys' ? `Unknown key '${issue.keys[0]}'` : describeIssue(issue),
        unknown: issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null,
        more: parsed.error.issues.length - 1,
    });
}
/** known: the keys that are allowed there; help: the fix for any issue other than an unknown key. */
function explainWrong(wrong, location, known, help) {
    const { unknown, words } = wrong;
    const meant = unknown === null ? null : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(unknown, known);
    const fix = unknown === null
        ? help
        : meant
            ? `write '${meant}'.`
            : `remove it${known.length ? `; the keys are ${known.join(', ')}` : ''}.`;
    const { path, ...rest } = location;
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${words}.`, { ...rest, ...(path ? { path } : {}), fix });
}
/** `cases[0].trials` */
function formatPath(path) {
    return path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), '');
}
/** When a key is missing next to an unknown one, the unknown one is most likely the missing key mistyped. */
function findMistyped(issues) {
    const [first] = issues;
    if (inputOf(first) !== undefined)
        return first;
    const owner = JSON.stringify(first.path.slice(0, -1));
    return issues.find(({ code, path }) => code === 'unrecognized_keys' && JSON.stringify(path) === owner) ?? first;
}
/** When no member of a union fits, the member whose issue lies deepest fits best and explains what is wrong. */
function findDeepest(issue) {
    if (issue.code !== 'invalid_union')
        return issue;
    const inner = issue.errors
        .flatMap(([first]) => (first ? [findDeepest(first)] : []))
        .filter(({ path, code }) => path.length > 0 || code === 'unrecognized_keys' || code === 'custom');
    const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
    return best ? { ...best, path: [...issue.path, ...best.path] } : issue;
}
const KINDS = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
};
function describeIssue(issue) {
    const input = inputOf(issue);
    const wanted = listWanted(issue);
    if (wanted.length > 0)
        return input === undefined ? 'is missing' : `must be ${joinOr(wanted)}, not ${show(input)}`;
    switch (issue.code) {
        case 'too_big':
        case 'too_small': {
            const [isMax, bound] = issue.code === 'too_big' ? [true, issue.maximum] : [false, issue.minimum];
            if (issue.origin === 'number' || issue.origin === 'int')
                return `must be ${isMax ? 'at most' : issue.inclusive ? 'at least' : 'more than'} ${bound}, not ${show(input)}`;
            const unit = issue.origin === 'string' ? ' characters' : '';
            return isMax ? `must have at most ${bound}${unit}` : 'must not be empty';
        }
        default:
            return issue.message;
    }
}
/** The rejected value; for a discriminated union, the value of its discriminator. */
function inputOf(issue) {
    const { discriminator } = issue;
    return discriminator === undefined ? issue.input : issue.input?.[discriminator];
}
/** The allowed types or values, where there are only a few. */
function listWanted(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return [KINDS[issue.expected] ?? issue.expected];
        case 'invalid_value':
            return issue.values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
        case 'invalid_union': {
            const { options } = issue;
            return options ? options.map(String) : [...new Set(issue.errors.flat().flatMap(listWanted))];
        }
        default:
            return [];
    }
}
const joinOr = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const show = (value) => value !== null && typeof value === 'object'
    ? Array.isArray(value)
        ? 'a list'
        : 'an object'
    : (JSON.stringify(value)?.slice(0, 60) ?? String(value));


/***/ }),

/***/ 84076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   t2: () => (/* binding */ exists)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/** A path \u2192 what is there; links are followed, and what cannot be seen is not there. */


/** A turn of the thread pool costs more than the question. */
function factsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}
const exists = async (path) => factsOf(path) !== null;
const isFile = async (path) => factsOf(path)?.isFile() === true;
const isFolder = async (path) => factsOf(path)?.isDirectory() === true;
const isExecutable = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(path, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK).then(() => true, () => false);


/***/ })

};
