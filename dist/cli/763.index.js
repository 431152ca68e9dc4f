export const id = 763;
export const ids = [763];
export const modules = {

/***/ 9763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var command = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/src/progress.js
var src_progress = __webpack_require__(1838);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/gate.js
var gate = __webpack_require__(8353);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/report/index.js + 16 modules
var lib_report = __webpack_require__(1663);
// EXTERNAL MODULE: ./build/src/run/compare.js
var compare = __webpack_require__(5128);
// EXTERNAL MODULE: ./build/src/run/report-wish.js
var report_wish = __webpack_require__(5789);
;// CONCATENATED MODULE: ./build/src/run/conclude.js
/** Results → comparison, reports and the exit code. */






async function concludeRun(run, executed, options, shell) {
    const comparison = (0,compare/* compareRun */.X)(run, executed.results);
    const report = { results: executed.results, comparison, plan: run.plan };
    for (const wish of options.report) {
        const { format, file } = (0,report_wish/* parseReportWish */.j)(wish);
        await files/* files */.a.write((0,external_node_path_.resolve)(shell.cwd, file), (0,lib_report/* renderReport */.B1)(format, report));
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

// EXTERNAL MODULE: ./build/lib/plan.js
var lib_plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/lib/report/words.js
var words = __webpack_require__(1954);
// EXTERNAL MODULE: ./build/src/run/left-out.js
var left_out = __webpack_require__(8819);
;// CONCATENATED MODULE: ./build/src/run/dry-run.js
/** A prepared run → what it would do and cost, without doing it. */



function describePlan({ plan, options }, json) {
    if (json)
        return `${JSON.stringify(plan, null, 2)}\n`;
    const agents = Object.entries(plan.agents).map(([agent, version]) => {
        const units = plan.units.filter((unit) => unit.agent === agent);
        const trials = units.reduce((sum, unit) => sum + unit.trials, 0);
        return `  ${agent} ${version ?? ''}: ${(0,words/* count */.U9)(units.length, 'unit')}, ${(0,words/* count */.U9)(trials, 'trial')}`;
    });
    // What runs in this process costs nothing.
    const sessions = plan.units.filter((unit) => unit.agent !== lib_plan/* OFFLINE */.GS);
    const trials = sessions.reduce((sum, unit) => sum + unit.trials, 0);
    const cost = options.mode === 'live'
        ? `${trials} sessions with the vendors' models, at your accounts' prices; one may take up to ${options.timeout_seconds} s.`
        : `no key, no network, no cost; ${trials} sessions of about one CPU second each.`;
    const left = (0,left_out/* countLeftOut */.R)(plan).map((words) => `  ${words}`);
    return [`Mode ${plan.mode}, ${(0,words/* count */.U9)(plan.units.length, 'unit')}:`, ...agents, ...left, `Cost: ${cost}`, ''].join('\n');
}

// EXTERNAL MODULE: ./build/src/run/edges.js
var run_edges = __webpack_require__(1585);
// EXTERNAL MODULE: ./build/src/run/execute.js + 35 modules
var execute = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/src/run/prepare.js + 2 modules
var prepare = __webpack_require__(3208);
// EXTERNAL MODULE: ./build/src/run-options.js
var run_options = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/src/commands/run.js
/** `run`: the batch, from the corpus to the gate. */









const run = (0,command/* defineCommand */.NB)({
    summary: 'Runs every case on every agent, compares with the baseline and gates',
    positionals: '',
    options: run_options/* RunOptionsSchema */.R,
    async run(options, _, shell) {
        const progress = (0,src_progress/* createProgress */.m)(options.no_progress ? 'none' : options.progress, shell, () => new Date());
        const edges = (0,run_edges/* terminalEdges */.v)(shell, progress);
        const prepared = await (0,prepare/* prepareRun */.Z)(options, edges, external_node_crypto_.randomUUID);
        if (options.dry_run) {
            shell.stdout(describePlan(prepared, options.json));
            return 0;
        }
        const executed = await (0,execute/* executeRun */.l)(prepared, edges).finally(progress.close);
        const { results, artifact_dir } = executed;
        if (shell.signal.aborted && !results.complete) {
            const done = `${results.summary.total} of ${prepared.plan.units.length} units`;
            shell.stderr(`Interrupted after ${done}. Go on with --resume ${artifact_dir}\n`);
        }
        return concludeRun(prepared, executed, options, shell);
    },
});


/***/ }),

/***/ 5128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions),
/* harmony export */   X: () => (/* binding */ compareRun)
/* harmony export */ });
/* harmony import */ var _lib_delta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1985);
/** A prepared run and its results → the comparison with its baselines. */

function compareRun({ options, baselines, plan }, results) {
    const { current, ref } = baselines;
    return (0,_lib_delta_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        options: { ...gateOptions(options), accept: options.accept },
    });
}
function gateOptions(options) {
    const fail_on = [...options.fail_on, ...(options.fail_on_infra ? ['infra'] : [])];
    return { fail_on, infra_tolerant: options.infra_tolerant };
}


/***/ })

};
