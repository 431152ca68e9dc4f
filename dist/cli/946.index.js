export const id = 946;
export const ids = [946];
export const modules = {

/***/ 6032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ recordedModes),
/* harmony export */   kZ: () => (/* binding */ findExpectation),
/* harmony export */   o4: () => (/* binding */ lockedVersions),
/* harmony export */   vs: () => (/* binding */ wasJudged)
/* harmony export */ });
function findExpectation(baseline, mode, case_id, agent) {
    const entry = baseline.cases.get(case_id)?.get(agent);
    if (!entry)
        return null;
    const own = entry.modes?.[mode];
    const recorded = recordedModes(baseline);
    const status = own ?? entry.expected_status;
    const trials = recorded.includes(mode) ? baseline.$meta[mode]?.trials : undefined;
    return {
        status,
        allow_timeout: entry.allow_timeout,
        reason: entry.reason ?? null,
        measured: !baseline.$meta.drafted,
        same_mode: own !== undefined || recorded.length === 0 || recorded.includes(mode),
        // Without counts of its own, an entry that expects pass counts as passed in every trial, so that a regression is detected soonest.
        trials: entry.trials?.[mode] ?? (trials ? { passed: status === 'pass' ? trials : 0, ran: trials } : null),
    };
}
/** Those in which rows were measured. What `init` writes about a mode is what it predicted for it. */
const recordedModes = (baseline) => baseline.$meta.drafted ? [] : MODES.filter((mode) => baseline.$meta[mode] !== undefined);
const MODES = ['oracle', 'router', 'live'];
/** {agent: CLI version} with which the baseline was recorded, in this mode or else in any; a batch installs these versions. */
function lockedVersions(baseline, mode) {
    const versions = {};
    for (const recorded of [...MODES.filter((other) => other !== mode), mode]) {
        for (const [agent, { version }] of Object.entries(baseline.$meta[recorded]?.agents ?? {})) {
            if (version)
                versions[agent] = version;
        }
    }
    return versions;
}
/** False for infra errors and skipped rows. */
function wasJudged(result) {
    return result.status === 'pass' || result.status === 'fail';
}


/***/ }),

/***/ 3791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* reexport */ baseline_schema/* BASELINE_FILE */.tu),
  o4: () => (/* reexport */ expectation/* lockedVersions */.o4),
  nk: () => (/* reexport */ parseBaseline),
  kG: () => (/* reexport */ parseRefBaseline),
  ky: () => (/* reexport */ serialize/* serializeBaseline */.k),
  Rz: () => (/* reexport */ updateBaseline)
});

// UNUSED EXPORTS: BaselineFileSchema, findExpectation, knowsOffers, recordOffers, recordedModes

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 1 modules
var result = __webpack_require__(9445);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var baseline_schema = __webpack_require__(2979);
;// CONCATENATED MODULE: ./build/lib/baseline/parse.js






/** An unknown key, a wrong status or a duplicate key is a ConfigError with file, line, case, path and fix. */
function parseBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(value, { file, line, tolerant: false });
}
/** Drops unknown keys and upgrades older schemas; an unreadable status is still an error, because ignoring it would weaken the gate. */
function parseRefBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(upgradeBaseline(value), { file, line, tolerant: true });
}
/** Upgrades from each schema to the next. 0: the file of the original check-skills harness, which has only entries. */
const UPGRADES = {
    0: (file) => ({ ...file, $meta: { schema: 1 } }),
};
function upgradeBaseline(value) {
    if (!(0,json_value/* isJson */.Fh)(value))
        return value;
    let file = value;
    for (let schema = schemaOf(file); schema < baseline_schema/* BASELINE_SCHEMA */.iW; schema++) {
        const upgrade = UPGRADES[schema];
        if (!upgrade)
            break;
        file = upgrade(file);
    }
    return file;
}
function schemaOf(file) {
    const meta = file['$meta'];
    if (!(0,json_value/* isJson */.Fh)(meta))
        return 0;
    return typeof meta['schema'] === 'number' ? meta['schema'] : baseline_schema/* BASELINE_SCHEMA */.iW;
}
function readBaseline(value, reading) {
    const { file, tolerant } = reading;
    if (!(0,json_value/* isJson */.Fh)(value)) {
        throw new config_error/* ConfigError */.x('A baseline is an object: {"<case_id>": {"<agent>": {"expected_status": "pass"}}}.', {
            file,
            fix: 'write it with `agent-routing baseline update`.',
        });
    }
    const newer = schemaOf(value);
    if (!tolerant && newer > baseline_schema/* BASELINE_SCHEMA */.iW) {
        throw new config_error/* ConfigError */.x(`This baseline has schema ${newer}; this version reads ${baseline_schema/* BASELINE_SCHEMA */.iW}.`, {
            file,
            path: '$meta.schema',
            fix: 'use the newer version of agent-routing that wrote it.',
        });
    }
    const baseline = { $schema: null, $meta: { schema: baseline_schema/* BASELINE_SCHEMA */.iW }, $offers: {}, cases: new Map() };
    for (const [key, part] of Object.entries(value)) {
        if (key === '$schema')
            baseline.$schema = typeof part === 'string' ? part : null;
        else if (key === '$meta') {
            baseline.$meta = tolerant
                ? read(baseline_schema/* RefMetaSchema */.OK, part, [key], reading)
                : read(baseline_schema/* BaselineMetaSchema */.Mx, part, [key], reading);
        }
        else if (key === '$offers')
            baseline.$offers = readOffers(part, reading);
        else if (key.startsWith('$')) {
            if (!tolerant)
                throw (0,schema_issue/* explainWrong */.BO)({ path: [], words: `Unknown key '${key}'`, unknown: key, more: 0 }, locationOf([key], reading), ['$schema', '$meta', '$offers'], '');
        }
        else
            baseline.cases.set(key, readCase(key, part, reading));
    }
    return baseline;
}
function readCase(case_id, value, reading) {
    const agents = new Map();
    for (const [agent, entry] of Object.entries(object(value, [case_id], reading))) {
        const schema = reading.tolerant ? baseline_schema/* RefEntrySchema */.nB : baseline_schema/* BaselineEntrySchema */.vV;
        agents.set(agent, read(schema, entry, [case_id, agent], reading));
    }
    return agents;
}
function readOffers(value, reading) {
    const offers = {};
    for (const [agent, skills] of Object.entries(object(value, ['$offers'], reading))) {
        const rows = Object.entries(object(skills, ['$offers', agent], reading)).map(([skill, offer]) => {
            const schema = reading.tolerant ? baseline_schema/* RefOfferSchema */.pD : baseline_schema/* BaselineOfferSchema */.xX;
            return [skill, read(schema, offer, ['$offers', agent, skill], reading)];
        });
        offers[agent] = Object.fromEntries(rows);
    }
    return offers;
}
function object(value, path, reading) {
    if ((0,json_value/* isJson */.Fh)(value))
        return value;
    const row = path[0] === '$offers' ? '{"offer": "cut", "kept_chars": 80, "of_chars": 120}' : '{"expected_status": "pass"}';
    const depth = path[0] === '$offers' && path.length === 2 ? 'skill' : 'agent';
    throw new config_error/* ConfigError */.x('This must be an object.', {
        ...locationOf(path, reading),
        fix: `write {"<${depth}>": ${row}}.`,
    });
}
function read(schema, value, path, reading) {
    return (0,schema_issue/* parseOrThrow */.zS)(schema, value, (wrong) => {
        const at = [...path, ...wrong.path.map(String)];
        const byMode = ['modes', 'trials'].includes(String(wrong.path.at(-1)));
        const known = byMode ? result/* ModeSchema */.np.options : path.length === 2 ? Object.keys(baseline_schema/* BaselineEntrySchema */.vV.shape) : [];
        const location = locationOf(wrong.unknown === null ? at : [...at, wrong.unknown], reading);
        return (0,schema_issue/* explainWrong */.BO)(wrong, location, known, 'see docs/baseline.md.');
    });
}
function locationOf(path, { file, line }) {
    const [first = '', ...rest] = path;
    const isCase = !first.startsWith('$');
    return {
        file,
        line: line(path),
        ...(isCase ? { case_id: first } : {}),
        path: (isCase && rest.length ? rest : path).join('.'),
    };
}

// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/lib/baseline/offers.js
var offers = __webpack_require__(4619);
;// CONCATENATED MODULE: ./build/lib/baseline/update.js
/** Updates a baseline from the results of a batch: only the rows of the batch change; returns what changed. */




function updateBaseline(input) {
    const { current, results, reason } = input;
    const baseline = {
        $schema: current?.$schema ?? null,
        $meta: { ...(current?.$meta ?? { schema: baseline_schema/* BASELINE_SCHEMA */.iW }) },
        $offers: { ...current?.$offers },
        cases: new Map([...(current?.cases ?? [])].map(([case_id, agents]) => [case_id, new Map(agents)])),
    };
    const changes = [];
    const ran = results.results.filter((row) => (0,expectation/* wasJudged */.vs)(row) && !input.undecided?.(row.case_id, row.agent));
    for (const row of ran) {
        const agents = baseline.cases.get(row.case_id) ?? new Map();
        const before = agents.get(row.agent);
        const after = updateEntry(current, results, row, reason);
        baseline.cases.set(row.case_id, agents.set(row.agent, after));
        const [was, is] = [before ? (0,serialize/* line */.n)(before) : null, (0,serialize/* line */.n)(after)];
        if (was !== is)
            changes.push({ case_id: row.case_id, agent: row.agent, skill: null, before: was, after: is });
    }
    changes.push(...(0,offers/* recordOffers */.x)(baseline, results.offers, reason));
    if (ran.length > 0)
        baseline.$meta = updateMeta(baseline.$meta, results, new Set(ran.map((row) => row.agent)));
    return { baseline, changes, kept: results.results.length - ran.length };
}
/** A mode needs its own status only where it differs from expected_status. */
function overrideMode(entry, mode, status) {
    const { [mode]: _, ...rest } = entry.modes ?? {};
    const modes = status === entry.expected_status ? rest : { ...rest, [mode]: status };
    if (Object.keys(modes).length > 0)
        entry.modes = modes;
    else
        delete entry.modes;
}
function updateEntry(current, results, row, reason) {
    const { mode } = results;
    const status = row.status === 'pass' ? 'pass' : 'fail';
    const before = current?.cases.get(row.case_id)?.get(row.agent);
    const expected = current ? (0,expectation/* findExpectation */.kZ)(current, mode, row.case_id, row.agent) : null;
    const entry = before ? { ...before } : { expected_status: status, allow_timeout: false };
    if (expected && expected.status !== status) {
        // Expectations of other modes stay, because only this mode was run.
        const others = current ? (0,expectation/* recordedModes */.Z9)(current).filter((other) => other !== mode) : [];
        if (others.length > 0 || entry.modes)
            overrideMode(entry, mode, status);
        else
            entry.expected_status = status;
    }
    if (row.timed_out)
        entry.allow_timeout = true;
    if (mode === 'live' && row.trials.ran > 1) {
        entry.trials = { ...entry.trials, live: { passed: row.trials.passed, ran: row.trials.ran } };
    }
    const changed = !before || expected?.status !== status || before.allow_timeout !== entry.allow_timeout;
    if (changed && (status !== 'pass' || row.timed_out))
        entry.reason = reason;
    // The reason explains a fail; an entry that now expects a pass in every mode needs none.
    if (passesEverywhere(entry))
        delete entry.reason;
    return entry;
}
function passesEverywhere(entry) {
    const statuses = [entry.expected_status, ...Object.values(entry.modes ?? {})];
    return statuses.every((status) => status === 'pass') && !entry.allow_timeout;
}
function updateMeta(before, results, agents) {
    const { mode, environment } = results;
    const known = before[mode]?.agents ?? {};
    const ran = Object.entries(environment.agents)
        .filter(([agent]) => agents.has(agent))
        .map(([agent, { version, vendor_model }]) => [agent, { version, vendor_model }]);
    const { drafted: _, ...measured } = before;
    return {
        ...measured,
        [mode]: {
            tool_version: environment.tool_version,
            skills_hash: environment.skills_hash,
            date: results.generated_at_utc.slice(0, 10),
            trials: Math.max(1, ...results.results.map((row) => row.trials.requested)),
            agents: { ...known, ...Object.fromEntries(ran) },
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/baseline/index.js
/** The baseline: what each case is expected to do on each agent. */








/***/ }),

/***/ 2979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ BaselineMetaSchema),
/* harmony export */   OK: () => (/* binding */ RefMetaSchema),
/* harmony export */   iW: () => (/* binding */ BASELINE_SCHEMA),
/* harmony export */   nB: () => (/* binding */ RefEntrySchema),
/* harmony export */   pD: () => (/* binding */ RefOfferSchema),
/* harmony export */   tu: () => (/* binding */ BASELINE_FILE),
/* harmony export */   vV: () => (/* binding */ BaselineEntrySchema),
/* harmony export */   wD: () => (/* binding */ ExpectedStatusSchema),
/* harmony export */   xX: () => (/* binding */ BaselineOfferSchema)
/* harmony export */ });
/* unused harmony export BaselineFileSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9445);
/** The schema of provider-baseline.json: the expected status per case and agent, how it was recorded, and which skills are not offered in full. */


const BASELINE_FILE = 'provider-baseline.json';
const BASELINE_SCHEMA = 1;
const ExpectedStatusSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['pass', 'fail', 'infra_error']);
const counts = { passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(), ran: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive() };
const entry = {
    expected_status: ExpectedStatusSchema.describe('What the case is expected to do on this agent'),
    allow_timeout: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).describe('A timed-out trial is no regression; it never excuses a fail'),
    modes: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, ExpectedStatusSchema).optional().describe('Overrides expected_status in a mode'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional().describe('Why less than a pass is expected'),
};
const agentMeta = { version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(), vendor_model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() };
const modeMeta = {
    tool_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    skills_hash: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    date: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive().optional(),
};
const meta = {
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(BASELINE_SCHEMA).default(BASELINE_SCHEMA),
    drafted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional().describe('Written by `init`: nothing was measured yet; `baseline update` removes it'),
    skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative())
        .optional()
        .describe('Skills that were known, with the length of their descriptions'),
};
const offer = {
    offer: _contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .OfferStateSchema */ .PZ,
    kept_chars: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    of_chars: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional().describe('Why the lower offer was accepted'),
};
/** Strict: an unknown key is an error. For the working tree's baseline, which its author can fix. */
const BaselineEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...entry,
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(counts))
        .optional()
        .describe('Trials that passed and ran when the entry was recorded, by mode'),
});
const StrictMode = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...modeMeta,
    agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(agentMeta)).optional(),
});
const BaselineMetaSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...meta,
    oracle: StrictMode.optional(),
    router: StrictMode.optional(),
    live: StrictMode.optional(),
});
const BaselineOfferSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(offer);
/** Tolerant: unknown keys are dropped. For a ref's baseline, which an older or newer version may have written. */
const RefEntrySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...entry,
    modes: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, ExpectedStatusSchema).optional().catch(undefined),
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .partialRecord */ .jgl(_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ModeSchema */ .np, zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(counts)).optional().catch(undefined),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined),
});
const RefMode = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...modeMeta, agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(agentMeta)).optional() })
    .optional()
    .catch(undefined);
const RefMetaSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...meta,
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(BASELINE_SCHEMA).catch(BASELINE_SCHEMA),
    drafted: meta.drafted.catch(undefined),
    skills: meta.skills.catch(undefined),
    oracle: RefMode,
    router: RefMode,
    live: RefMode,
});
const RefOfferSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(offer);
const AgentKey = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1);
/** The whole file, for editors: docs/schema/provider-baseline.json is generated from it. */
const BaselineFileSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    $schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    $meta: BaselineMetaSchema.optional(),
    $offers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(AgentKey, zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), BaselineOfferSchema)).optional(),
})
    .catchall(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(AgentKey, BaselineEntrySchema));


/***/ }),

/***/ 9385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   MT: () => (/* binding */ FETCH_TIMEOUT_MS),
/* harmony export */   V2: () => (/* binding */ failure)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2022);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7127);
/** Runs git: no shell, no hooks, no prompts, nothing that the repository configures. */



/** A repository's own configuration must not start programs here, nor may git ask anybody anything. */
const SAFE = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'protocol.ext.allow=never'].flatMap((setting) => ['-c', setting]);
const READ_TIMEOUT_MS = 60_000;
const FETCH_TIMEOUT_MS = 120_000;
function git(folder, args, timeout = READ_TIMEOUT_MS) {
    const env = {
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
        LC_ALL: 'C',
    };
    const options = { cwd: folder, env, timeout, maxBuffer: 256 * 1024 * 1024 };
    return new Promise((done, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...SAFE, ...args], options, (error, stdout, stderr) => {
            if (error && 'syscall' in error) {
                reject(new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('git could not be started.', {
                    fix: `install git, and run this command in a folder that exists (${error.message}).`,
                }));
            }
            else
                done({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
        });
        child.stdin?.end();
    });
}
function failure(problem, stderr) {
    const words = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(stderr.split('\n').find((row) => /^(fatal|error):/.test(row)) ?? stderr, 300);
    const fix = /dubious ownership/.test(stderr)
        ? 'mark the folder as yours: git config --global --add safe.directory <folder>.'
        : /not a git repository/.test(stderr)
            ? 'run it in a clone, or compare with a file instead of a ref: --ref-baseline FILE.'
            : /shallow|not our ref|neither in/.test(`${stderr}${problem}`)
                ? 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).'
                : 'read the message of git, and correct what it names.';
    return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${problem}${words ? ` (git: ${words})` : ''}.`, { fix });
}


/***/ }),

/***/ 8970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y_: () => (/* binding */ changedFiles),
  lN: () => (/* binding */ findBase),
  p6: () => (/* binding */ openAtRef)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(9385);
;// CONCATENATED MODULE: ./build/lib/io/git-ref.js
/** The name of a ref → its commit: branches as the origin has them, everything else as git reads it; at most one fetch. */



function checkRef(ref) {
    if (/^[A-Za-z0-9_@][\w./@~^{}+#%,=-]*$/.test(ref) && ref.length <= 250)
        return;
    throw new config_error/* ConfigError */.x(`'${(0,text_escape/* oneLine */.TN)(ref, 80)}' is not the name of a ref.`, {
        fix: 'name a branch, a tag or a commit.',
    });
}
/** `HEAD~1`, `main^2`, `main@{1.day.ago}`, `@`, `FETCH_HEAD`: only this clone knows what they mean, and no origin has them. */
function isOfClone(ref) {
    return /[~^]|@\{/.test(ref) || /^(@|HEAD|[A-Z]+_HEAD)$/.test(ref) || ref.startsWith('origin/');
}
/** Could the origin have a branch of this name? `origin/main` and `refs/heads/main` say already where to look. */
const mayBeBranch = (ref) => !isOfClone(ref) && !ref.startsWith('refs/') && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(ref);
/** A branch: origin/REF, then REF. What is a tag or the start of a commit's hash is no branch. Then one fetch, of what can be fetched. */
async function resolveRef(root, ref) {
    const as = async (name, resolved = name) => {
        const sha = await parseCommit(root, name);
        return sha === null ? null : { sha, resolved };
    };
    const plain = await as(ref);
    const isHash = plain !== null && /^[0-9a-f]{4,}$/i.test(ref) && plain.sha.startsWith(ref.toLowerCase());
    const branch = mayBeBranch(ref) && !isHash && (await parseCommit(root, `refs/tags/${ref}`)) === null;
    const found = (branch ? await as(`refs/remotes/origin/${ref}`, `origin/${ref}`) : null) ?? plain;
    if (found)
        return found;
    if (isOfClone(ref) && !ref.startsWith('origin/'))
        throw await notInClone(root, ref, null);
    const fetched = await fetchRef(root, ref);
    const sha = fetched.code === 0 ? await parseCommit(root, 'FETCH_HEAD') : null;
    if (sha)
        return { sha, resolved: 'FETCH_HEAD' };
    throw await notInClone(root, ref, fetched.stderr);
}
async function notInClone(root, ref, stderr) {
    const where = stderr === null ? 'is not in this clone' : 'is neither in this clone nor at its origin';
    if (await isShallow(root)) {
        return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}. The clone is shallow: it has only the newest commits.`, {
            fix: 'check its spelling, or clone with more history (actions/checkout: fetch-depth: 0; elsewhere: git fetch --unshallow).',
        });
    }
    if (stderr !== null && !/couldn't find remote ref|invalid refspec/.test(stderr))
        return (0,git_run/* failure */.V2)(`The ref '${ref}' ${where}`, stderr);
    return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}.`, {
        fix: 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).',
    });
}
async function parseCommit(root, name) {
    const parsed = await (0,git_run/* git */.$Y)(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    const sha = parsed.stdout.trim();
    return parsed.code === 0 && /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
async function isShallow(root) {
    return (await (0,git_run/* git */.$Y)(root, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}
async function fetchRef(root, ref) {
    // --depth=1 in a whole clone would make it a shallow one.
    const depth = (await isShallow(root)) ? ['--depth=1'] : [];
    const name = ref.replace(/^origin\//, '');
    const options = ['--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
    return (0,git_run/* git */.$Y)(root, ['fetch', ...options, '--end-of-options', 'origin', name], git_run/* FETCH_TIMEOUT_MS */.MT);
}

;// CONCATENATED MODULE: ./build/lib/io/git.js
/** The files of a git ref, and what changed since one. */





/** Paths are absolute or relative to `folder`. An unknown ref is a ConfigError, never a tree without files. */
async function openAtRef(folder, ref) {
    checkRef(ref);
    const root = await findRoot(folder);
    const from = await (0,promises_.realpath)(folder);
    const found = await resolveRef(root, ref);
    return {
        ...found,
        read: (file) => readBlob(root, ref, found.sha, inRepository(root, from, file)),
        async list() {
            const listed = await (0,git_run/* git */.$Y)(root, ['ls-tree', '-r', '-z', '--full-tree', found.sha]);
            if (listed.code !== 0)
                throw (0,git_run/* failure */.V2)(`git cannot list ${ref}`, listed.stderr);
            // Neither links nor submodules: only a file's own text is read.
            const paths = listed.stdout.split('\0').flatMap((row) => /^100\d+ blob \S+\t(.+)$/s.exec(row)?.[1] ?? []);
            return paths.map((path) => toPosix((0,external_node_path_.relative)(from, (0,external_node_path_.resolve)(root, path))));
        },
    };
}
async function readBlob(root, ref, sha, path) {
    // ls-tree distinguishes an absent file from a broken repository; `git show` fails the same way for both.
    const listed = await (0,git_run/* git */.$Y)(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
    if (listed.code !== 0)
        throw (0,git_run/* failure */.V2)(`git cannot read ${ref}`, listed.stderr);
    const [mode, type, object] = listed.stdout.split('\t')[0]?.split(' ') ?? [];
    if (!object)
        return null;
    if (type !== 'blob' || mode === '120000') {
        throw new config_error/* ConfigError */.x(`At ${ref} this is not a file.`, {
            file: path,
            fix: 'name the file itself, not a link or a folder.',
        });
    }
    const shown = await (0,git_run/* git */.$Y)(root, ['cat-file', 'blob', object]);
    if (shown.code !== 0)
        throw (0,git_run/* failure */.V2)(`git cannot read ${path} at ${ref}`, shown.stderr);
    return shown.stdout;
}
function inRepository(root, from, file) {
    const path = toPosix((0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(from, file)));
    if (path !== '' && !path.startsWith('../') && !(0,external_node_path_.isAbsolute)(path))
        return path;
    throw new config_error/* ConfigError */.x(`This file is outside the repository ${root}, so no ref contains it.`, {
        file,
        fix: 'name a file of the repository, or use --ref-baseline.',
    });
}
const toPosix = (path) => path.split(external_node_path_.sep).join('/');
/** Files below `folder` that differ from the ref (from where the branch left it), uncommitted and new ones included. Absolute paths. */
async function changedFiles(folder, ref) {
    checkRef(ref);
    const { sha } = await resolveRef(await findRoot(folder), ref);
    const from = await mergeBase(folder, sha);
    const changed = await (0,git_run/* git */.$Y)(folder, [
        'diff',
        '--name-only',
        '--no-renames',
        '--no-ext-diff',
        '--relative',
        '-z',
        from,
        '--',
    ]);
    const fresh = await (0,git_run/* git */.$Y)(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
    const failed = [changed, fresh].find((run) => run.code !== 0);
    if (failed)
        throw (0,git_run/* failure */.V2)(`git cannot list the files that changed since ${ref}`, failed.stderr);
    const names = [...changed.stdout.split('\0'), ...fresh.stdout.split('\0')].filter(Boolean);
    return [...new Set(names)].sort().map((name) => (0,external_node_path_.resolve)(folder, name));
}
/** Where the branch left the ref, or its upstream where none is named; else the last commit. null: no repository or no commit. An unknown ref is a ConfigError. */
async function findBase(folder, ref) {
    if (ref !== null) {
        const { sha, resolved } = await resolveRef(await findRoot(folder), ref);
        return { sha: await mergeBase(folder, sha), name: resolved };
    }
    const names = ['origin/HEAD', 'origin/main', 'origin/master', 'HEAD'];
    for (const name of names) {
        const sha = await parseCommit(folder, name);
        if (sha === null)
            continue;
        return { sha: await mergeBase(folder, sha), name };
    }
    return null;
}
async function mergeBase(folder, sha) {
    const base = await (0,git_run/* git */.$Y)(folder, ['merge-base', sha, 'HEAD']);
    return base.code === 0 ? base.stdout.trim() : sha;
}
async function findRoot(folder) {
    const found = await (0,git_run/* git */.$Y)(folder, ['rev-parse', '--show-toplevel']);
    if (found.code === 0)
        return found.stdout.replace(/\n$/, '');
    throw (0,git_run/* failure */.V2)(`${folder} is not in a git repository that can be read`, found.stderr);
}


/***/ }),

/***/ 6591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBaselines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3791);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2022);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5815);
/** `--baseline`, `--baseline-ref`, `--ref-baseline` → the current baseline and the one to compare against. */




async function readBaselines(options, cwd, openRef) {
    const { baseline_ref: name, ref_baseline } = options;
    if (name && ref_baseline) {
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('--baseline-ref and --ref-baseline cannot be combined.', {
            fix: 'leave one of them out.',
        });
    }
    const file = options.baseline ?? _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu;
    const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if (text === null && options.baseline)
        throw noSuchFile(file);
    const current = text === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
    if (ref_baseline) {
        const found = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, ref_baseline));
        if (found === null)
            throw noSuchFile(ref_baseline);
        const ref = { name: ref_baseline, sha: null, baseline: (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(found, ref_baseline) };
        return { file, current, ref, tree: null };
    }
    if (!name)
        return { file, current, ref: null, tree: null };
    const tree = await openRef(name);
    const then = await tree.read(file);
    const baseline = then === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(then, `${file} at ${name}`);
    return { file, current, ref: { name, sha: tree.sha, baseline }, tree };
}
function noSuchFile(file) {
    return new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('Baseline file not found.', {
        file,
        fix: 'write one with `agent-routing baseline update --reason "…"`, or leave the option out.',
    });
}


/***/ })

};
