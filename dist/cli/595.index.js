export const id = 595;
export const ids = [595];
export const modules = {

/***/ 4605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findListedWorse)
/* harmony export */ });
const findListedWorse = (alone, beside) => alone.flatMap(({ id, path, offer, kept_chars }, at) => {
    const now = beside[at];
    if (!now || now.path !== path)
        return [];
    const worse = RANKS[now.offer] > RANKS[offer] || now.kept_chars < kept_chars;
    return worse ? [{ id, path, alone: offer, beside: now.offer, lost_chars: kept_chars - now.kept_chars }] : [];
});
const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 };


/***/ }),

/***/ 78535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ explainTrust),
/* harmony export */   b: () => (/* binding */ listRead)
/* harmony export */ });
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18685);
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71864);
/* harmony import */ var _hooks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80029);
/** The hooks that agents read \u2192 what the users of these agents have to do before they run, which nothing here waits for. */



/** {agent: its hooks}; null where none of them asks its user. */
function explainTrust(all) {
    const asking = Object.entries(all).flatMap(([key, hooks]) => {
        const agent = (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__/* .agentName */ .Lp)(key));
        const is_asked = hooks.some(({ file, state }) => (state === 'read' || state === 'runs') && (!agent?.trusts_plugins || _hooks_js__WEBPACK_IMPORTED_MODULE_2__/* .OF_PROJECT */ .W$.test(file)));
        return agent?.untrusted && is_asked ? [agent.untrusted] : [];
    });
    return asking.length > 0 ? `${[...new Set(asking)].join('; ')}. Here that counts as done.` : null;
}
/** What each of these agents reads of them, where a plugin is installed as such. */
const listRead = (declared, keys) => Object.fromEntries(keys.flatMap((key) => {
    const agent = (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__/* .agentName */ .Lp)(key));
    return agent ? [[key, (0,_hooks_js__WEBPACK_IMPORTED_MODULE_2__/* .compareHooks */ .gp)(declared, null, agent, () => null)]] : [];
}));


/***/ }),

/***/ 92595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/check/describe-error.js
var describe_error = __webpack_require__(28002);
// EXTERNAL MODULE: ./build/src/check/read-branch.js + 1 modules
var read_branch = __webpack_require__(95603);
// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/delta/gate.js
var gate = __webpack_require__(46418);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/offer/trust.js
var offer_trust = __webpack_require__(78535);
// EXTERNAL MODULE: ./build/lib/report/index.js + 40 modules
var lib_report = __webpack_require__(2660);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
// EXTERNAL MODULE: ./build/src/run/prepare/left-out.js
var left_out = __webpack_require__(65983);
// EXTERNAL MODULE: ./build/src/run/prepare/report-spec.js
var report_spec = __webpack_require__(74257);
// EXTERNAL MODULE: ./build/src/run/conclude/changes.js + 2 modules
var conclude_changes = __webpack_require__(26639);
// EXTERNAL MODULE: ./build/src/run/conclude/compare.js
var compare = __webpack_require__(2762);
// EXTERNAL MODULE: ./build/src/run/conclude/page.js
var page = __webpack_require__(97146);
// EXTERNAL MODULE: ./build/src/run/conclude/trial-source.js
var trial_source = __webpack_require__(65275);
;// CONCATENATED MODULE: ./build/src/run/conclude/conclude.js
/** Results \u2192 comparison, reports and the exit code. */













async function concludeRun(run, executed, options, { shell, branch }) {
    const comparison = (0,compare/* compareRun */.X)(run, executed.results, branch);
    const judged = { results: executed.results, comparison };
    const changes = await (0,conclude_changes/* readChanges */.St)(judged, { ...(0,conclude_changes/* refOf */.H8)(run), ...(0,conclude_changes/* readCheckout */.b$)(shell.cwd) });
    const { artifact_dir } = executed;
    const hooks = options.withhold_trust ? [] : await (0,declared_hooks/* readDeclaredHooks */.Xz)(run.source);
    const trust = (0,offer_trust/* explainTrust */._)((0,offer_trust/* listRead */.b)(hooks, Object.keys(executed.results.environment.agents)));
    const notes = [...(await (0,left_out/* namePackagesSince */.vW)(options, shell)), ...(trust === null ? [] : [trust])];
    const folder = (0,own_repository/* folderInRepository */.Q0)(shell.cwd);
    const report = { ...judged, artifact_dir, notes, plan: run.plan, folder, ...(changes ? { changes } : {}) };
    for (const spec of options.report) {
        const { format, file } = (0,report_spec/* parseReportSpec */.x)(spec);
        const sources = { trials: [(0,trial_source/* trialsIn */.T)(artifact_dir)], cwd: shell.cwd };
        const shown = await (0,page/* addPageParts */.r)(format, report, sources, shell.env);
        await files/* files */.a.write((0,external_node_path_.resolve)(shell.cwd, file), (0,lib_report/* renderReport */.B1)(format, shown));
    }
    if (options.json)
        shell.stdout(`${JSON.stringify(executed.results, null, 1)}\n`);
    shell[options.json ? 'stderr' : 'stdout']((0,lib_report/* renderReport */.B1)('text', {
        ...report,
        columns: shell.columns,
        wrap: shell.wrap ?? false,
        colour: shell.colour && !options.json,
    }));
    return (0,gate/* exitCode */.I$)(comparison.gate);
}

// EXTERNAL MODULE: ./build/src/run/execute/execute.js + 2 modules
var execute = __webpack_require__(46985);
// EXTERNAL MODULE: ./build/src/run/execute/measure-offers.js
var measure_offers = __webpack_require__(87851);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/run/prepare/dry-run.js
var dry_run = __webpack_require__(60341);
// EXTERNAL MODULE: ./build/src/run/prepare/prepare.js + 6 modules
var prepare = __webpack_require__(22692);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
;// CONCATENATED MODULE: ./build/src/commands/run.js
/** `run`: runs a batch, from the corpus to the gate. */












const run = (0,command/* defineCommand */.NB)({
    summary: 'Runs every case on every agent, compares the results with the baseline and applies the gate',
    positionals: '',
    daily: [
        ...['cases', 'agents', 'skill', 'case_id', 'kind', 'changed_since', 'mode', 'trials', 'source', 'baseline_ref'],
        ...['fail_on', 'resume', 'dry_run', 'report', 'json'],
    ],
    options: run_options/* RunOptionsSchema */.Rl,
    async run(options, _, shell) {
        const progress = (0,terminal_progress/* createProgress */.m)(options.no_progress ? 'none' : options.progress, shell);
        const ports = (0,run_ports/* terminalPorts */.P)(shell, progress);
        const prepared = await (0,prepare/* prepareRun */.Z)(options, ports, external_node_crypto_.randomUUID);
        await (0,describe_error/* nameLintErrors */.OU)(prepared, ports);
        if (options.dry_run) {
            shell.stdout((0,dry_run/* describePlan */.d)(prepared, options.json));
            return 0;
        }
        const executed = await (0,execute/* executeRun */.lk)(prepared, ports).finally(progress.close);
        const { results, artifact_dir } = executed;
        if (shell.signal.aborted && !results.complete) {
            const done = `${results.summary.total} of ${prepared.plan.units.length} units`;
            shell.stderr(`Interrupted after ${done}. Continue with --resume ${artifact_dir}\n`);
        }
        const listOn = (0,measure_offers/* createPartLister */.x)(prepared.options, ports);
        const branch = await (0,read_branch/* readBranch */.pG)(prepared, executed.results, { ...shell, listOn });
        return concludeRun(prepared, executed, options, { shell, branch });
    },
});


/***/ }),

/***/ 15365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readHistory),
/* harmony export */   R: () => (/* binding */ DEFAULT_HISTORY)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_record_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33312);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77406);
/* harmony import */ var _lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29564);
/** The history file of earlier batches \u2192 its lines. */




const DEFAULT_HISTORY = 'routing-history.jsonl';
/** Null where there is no such file. */
async function readHistory(file, cwd) {
    const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if (text === null)
        return null;
    return (0,_lib_input_record_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLines */ .u)(text, _lib_report_choices_history_js__WEBPACK_IMPORTED_MODULE_3__/* .HistoryLineSchema */ .qp, {
        file,
        what: 'a line of a history',
        fix: 'remove the line, or name another file with --history.',
    });
}


/***/ }),

/***/ 97146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ addPageParts)
/* harmony export */ });
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _conversations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88337);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15365);
/** What only the HTML page shows of a batch: its trials as conversations, and the batches before it. */



async function addPageParts(format, input, { trials, cwd, history }, env) {
    if (format !== 'html')
        return input;
    try {
        const conversations = await (0,_conversations_js__WEBPACK_IMPORTED_MODULE_1__/* .readConversations */ .p9)(trials, input, env);
        return { ...input, conversations, ...(await readOrNote(input, cwd, history)) };
    }
    finally {
        for (const source of trials)
            await source.close();
    }
}
/** A page without its history is better than none; a file that the user named must be there. */
async function readOrNote({ notes = [] }, cwd, named) {
    try {
        const history = await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readHistory */ .L)(named ?? _history_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_HISTORY */ .R, cwd);
        if (history)
            return { history };
        if (named === undefined)
            return {};
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('There is no such file.', {
            file: named,
            fix: 'name a file that `trend` wrote, or leave --history out.',
        });
    }
    catch (error) {
        if (named !== undefined || !(error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x))
            throw error;
        return { notes: [...notes, `The history of earlier batches is not shown: ${error.message}`] };
    }
}


/***/ }),

/***/ 65275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ trialsIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Where the trials of a batch lie \u2192 one of them as a folder, for as long as it is read. */


/** Of a batch that is on this machine. */
function trialsIn(batch) {
    return {
        async open(unit_run_id, trial) {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(batch, 'units', unit_run_id, `trial-${trial}`);
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? { folder, close: async () => { } } : null;
        },
        close: async () => { },
    };
}


/***/ }),

/***/ 87851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ measureOffers),
/* harmony export */   x: () => (/* binding */ createPartLister)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71864);
/* harmony import */ var _lib_input_memoize_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(95739);
/* harmony import */ var _lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69693);
/* harmony import */ var _lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4605);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18353);
/* harmony import */ var _lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40515);
/* harmony import */ var _lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8788);
/* harmony import */ var _prepare_baselines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57267);
/* harmony import */ var _prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36547);
/* harmony import */ var _prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67148);
/* harmony import */ var _open_ports_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99768);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16849);
/** A source and the planned agents \u2192 what each of them offers, from one session each on the embedded model. */















async function measureOffers(source, keys, options, runPorts) {
    const { current } = await (0,_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_9__/* .readBaselines */ .bm)({ baseline: options.baseline }, runPorts.cwd, runPorts.openRef);
    const planned = await (0,_prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_10__/* .planAgents */ ._)(keys, source, current, options, runPorts);
    const { ready, unavailable } = await (0,_ready_js__WEBPACK_IMPORTED_MODULE_13__/* .readyAgents */ ._)(planned, source, options, runPorts);
    const found = Object.fromEntries(Object.entries(unavailable).map(([agent, { message, fix }]) => [
        agent,
        { error: `${message}${fix ? ` Fix: ${fix}` : ''}` },
    ]));
    const ports = await (0,_open_ports_js__WEBPACK_IMPORTED_MODULE_12__/* .openRunPorts */ .u)({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
    const open = [() => ports.modelServer.close()];
    try {
        const [parts, hooks] = await Promise.all([(0,_lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .readPluginParts */ ._)(source), (0,_lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_7__/* .readDeclaredHooks */ .Xz)(source)]);
        const { allow_source_processes: allow_processes, mode } = options;
        const { shared, close } = await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__/* .shareSource */ .Nq)(source, ports, {
            log: runPorts.log,
            allow_processes,
            path: runPorts.env['PATH'] ?? null,
        });
        open.push(close);
        const neighbours = await (0,_prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_11__/* .readNeighbours */ .b)(options.neighbours, source, runPorts.cwd);
        const beside = neighbours.length === 0 ? null : await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__/* .shareSource */ .Nq)(source, ports, { log: () => { }, allow_processes, neighbours });
        if (beside)
            open.push(beside.close);
        const scratch = await ports.openTrialFolders();
        open.push(scratch.close);
        await Promise.all(Object.values(ready).map(async (agent) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.workspace, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
            await ports.files.makeFolder(folder);
            const probe = { mode, folder, signal: runPorts.signal, parts, hooks };
            const alone = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverOffers */ .b)(agent, shared, probe, ports);
            found[agent.key.key] = beside ? await measureWithNeighbours(agent, alone, beside.shared, probe, ports) : alone;
        }));
    }
    finally {
        for (const close of open)
            await close();
    }
    const agents = Object.fromEntries(planned.map(({ key }) => [key.key, found[key.key] ?? { error: 'not started' }]));
    return { planned, agents };
}
/** Where processes of a source may start. */
function createPartLister(options, ports) {
    const list = async (source, agent) => {
        const keys = (0,_lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAgentKeys */ .F8)([agent], _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_NAMES */ .RO);
        // What is to be said of agents and sandbox was said before.
        const { agents } = await measureOffers(source, keys, options, { ...ports, log: () => { } });
        const found = agents[agent];
        return found && 'parts' in found ? found.parts : null;
    };
    // The report is to come, whatever this source is like.
    const quiet = (...asked) => list(...asked).catch(() => null);
    return options.allow_source_processes
        ? (0,_lib_input_memoize_js__WEBPACK_IMPORTED_MODULE_14__/* .memoize */ .B)(quiet, (source) => source, (_, agent) => agent)
        : undefined;
}
/** What its users see, and what of it the neighbours cost. */
async function measureWithNeighbours(agent, alone, shared, probe, ports) {
    const folder = `${probe.folder}-beside`;
    await ports.files.makeFolder(folder);
    const beside = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverOffers */ .b)(agent, shared, { ...probe, folder }, ports);
    return { ...beside, fallen: (0,_lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_5__/* .findListedWorse */ .v)(alone.skills ?? [], beside.skills ?? []) };
}


/***/ })

};
