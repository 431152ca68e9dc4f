export const id = 977;
export const ids = [977];
export const modules = {

/***/ 3977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/check/name-lint-errors.js
var name_lint_errors = __webpack_require__(3397);
// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(3616);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/delta/gate.js
var gate = __webpack_require__(6418);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/lib/report/index.js + 35 modules
var lib_report = __webpack_require__(7933);
// EXTERNAL MODULE: ./build/src/run/prepare/report-spec.js
var report_spec = __webpack_require__(4257);
// EXTERNAL MODULE: ./build/src/run/conclude/changes.js + 2 modules
var conclude_changes = __webpack_require__(6639);
// EXTERNAL MODULE: ./build/src/run/conclude/compare.js
var compare = __webpack_require__(2762);
// EXTERNAL MODULE: ./build/src/run/conclude/page.js + 2 modules
var page = __webpack_require__(8514);
// EXTERNAL MODULE: ./build/src/run/conclude/trial-source.js
var trial_source = __webpack_require__(5275);
;// CONCATENATED MODULE: ./build/src/run/conclude/conclude.js
/** Results → comparison, reports and the exit code. */









async function concludeRun(run, executed, options, shell) {
    const comparison = (0,compare/* compareRun */.X)(run, executed.results);
    const judged = { results: executed.results, comparison };
    const changes = await (0,conclude_changes/* readChanges */.St)(judged, { ...(0,conclude_changes/* refOf */.H8)(run), ...(0,conclude_changes/* readCheckout */.b$)(shell.cwd) });
    const report = { ...judged, plan: run.plan, ...(changes ? { changes } : {}) };
    for (const spec of options.report) {
        const { format, file } = (0,report_spec/* parseReportSpec */.x)(spec);
        const sources = { trials: [(0,trial_source/* trialsIn */.T)(executed.artifact_dir)], cwd: shell.cwd };
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

// EXTERNAL MODULE: ./build/src/run/execute/execute.js + 1 modules
var execute = __webpack_require__(7351);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var contract_plan = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(6446);
// EXTERNAL MODULE: ./build/src/run/prepare/left-out.js
var left_out = __webpack_require__(5983);
;// CONCATENATED MODULE: ./build/src/run/prepare/dry-run.js
/** A prepared run → what it would do and cost, without doing it. */



function describePlan({ plan, options }, json) {
    if (json)
        return `${JSON.stringify(plan, null, 2)}\n`;
    const agents = Object.entries(plan.agents).map(([agent, version]) => {
        const units = plan.units.filter((unit) => unit.agent === agent);
        const trials = units.reduce((sum, unit) => sum + unit.trials, 0);
        return `  ${agent} ${version ?? ''}: ${(0,count/* count */.U)(units.length, 'unit')}, ${(0,count/* count */.U)(trials, 'trial')}`;
    });
    // Units that run in this process cost nothing.
    const sessions = plan.units.filter((unit) => unit.agent !== contract_plan/* OFFLINE */.G);
    const trials = sessions.reduce((sum, unit) => sum + unit.trials, 0);
    const asked = sessions.filter(({ kind }) => kind === 'skill').reduce((sum, unit) => sum + unit.trials, 0);
    const cost = options.mode === 'model'
        ? `at most ${(0,count/* count */.U)(Math.min(asked, options.max_requests ?? asked), 'request')} to ${options.model} (equal ones are sent once), and ${trials} sessions of about one CPU second each.`
        : options.mode === 'live'
            ? `${trials} sessions with the vendors' models, billed to your accounts; each may take up to ${options.timeout_seconds} s.`
            : `no key, no network, no cost; ${trials} sessions of about one CPU second each.`;
    const left = (0,left_out/* countLeftOut */.R)(plan).map((words) => `  ${words}`);
    return [`Mode ${plan.mode}, ${(0,count/* count */.U)(plan.units.length, 'unit')}:`, ...agents, ...left, `Cost: ${cost}`, ''].join('\n');
}

// EXTERNAL MODULE: ./build/src/run/prepare/prepare.js + 7 modules
var prepare = __webpack_require__(475);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(2327);
;// CONCATENATED MODULE: ./build/src/commands/run.js
/** `run`: runs a batch, from the corpus to the gate. */










const run = (0,command/* defineCommand */.NB)({
    summary: 'Runs every case on every agent, compares the results with the baseline and applies the gate',
    positionals: '',
    options: run_options/* RunOptionsSchema */.Rl,
    async run(options, _, shell) {
        const progress = (0,terminal_progress/* createProgress */.m)(options.no_progress ? 'none' : options.progress, shell, () => new Date());
        const ports = (0,run_ports/* terminalPorts */.P)(shell, progress);
        const prepared = await (0,prepare/* prepareRun */.Z)(options, ports, external_node_crypto_.randomUUID);
        await (0,name_lint_errors/* nameLintErrors */.O)(prepared, ports);
        if (options.dry_run) {
            shell.stdout(describePlan(prepared, options.json));
            return 0;
        }
        const executed = await (0,execute/* executeRun */.lk)(prepared, ports).finally(progress.close);
        const { results, artifact_dir } = executed;
        if (shell.signal.aborted && !results.complete) {
            const done = `${results.summary.total} of ${prepared.plan.units.length} units`;
            shell.stderr(`Interrupted after ${done}. Continue with --resume ${artifact_dir}\n`);
        }
        return concludeRun(prepared, executed, options, shell);
    },
});


/***/ }),

/***/ 6639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  St: () => (/* binding */ readChanges),
  b$: () => (/* binding */ readCheckout),
  H8: () => (/* binding */ refOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/lib/text/compare-lines.js
/** A text before and after → the lines between which they differ and, where that is one line, the piece of it that does. */
/** Null where both texts are the same; line endings do not count. */
function compareLines(before, after) {
    const [then, now] = [linesOf(before), linesOf(after)];
    const start = sharedStart(then, now);
    if (start === then.length && start === now.length)
        return null;
    const end = sharedEnd(then, now, start);
    const first = Math.min(start + 1, Math.max(1, now.length));
    const last = Math.max(first, now.length - end);
    const one = then.length - end - start === 1 && now.length - end - start === 1;
    return { lines: { first, last }, piece: one ? comparePiece(then[start] ?? '', now[start] ?? '') : null };
}
const linesOf = (text) => text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
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
        const cut = middle.length > MOST ? `${middle.slice(0, MOST)}…` : middle;
        const piece = `${head}${cut}${tail}`;
        return `${head.length < left.trimStart().length ? '…' : ''}${piece.trim()}${tail.length < right.trimEnd().length ? '…' : ''}`;
    };
    return { before: show(before), after: show(after) };
}

;// CONCATENATED MODULE: ./build/lib/delta/file-changes.js
/** Files at the ref and as judged → how each of them differs, and what changed of the files that a script among them names. */


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
        if (state !== 'same' || !SCRIPT.test(file))
            continue;
        const changed = [];
        for (const named of await listNamed(file, trees)) {
            const change = found.get(named) ?? (await findChange(named, trees));
            if (change && change.state !== 'same')
                changed.push(change);
        }
        if (changed.length > 0)
            named_by.set(file, changed);
    }
    return { ref: trees.ref, files: found, named_by };
}
/** Null where it is in neither. */
async function findChange(file, trees) {
    const [before, after] = [await trees.base.read(file), await trees.head.read(file)];
    const plain = { file, from: null, lines: null, piece: null };
    if (before === null && after === null)
        return null;
    if (after === null)
        return { ...plain, state: 'gone' };
    if (before === null) {
        const from = await findFormer(file, trees);
        return from === null ? { ...plain, state: 'new' } : { ...plain, state: 'moved', from };
    }
    const difference = compareLines(before, after);
    return difference ? { ...plain, state: 'changed', ...difference } : { ...plain, state: 'same' };
}
/** A file of the same name in a folder of the same name that is no longer there. */
async function findFormer(file, { base, head }) {
    const own = lastTwo(file);
    const candidates = (await base.list()).filter((path) => path !== file && lastTwo(path) === own);
    for (const path of candidates.slice(0, MOST_NAMED))
        if ((await head.read(path)) === null)
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

// EXTERNAL MODULE: ./build/lib/report/findings/group-deltas.js
var group_deltas = __webpack_require__(1773);
// EXTERNAL MODULE: ./build/src/run/execute/locations.js
var locations = __webpack_require__(2623);
;// CONCATENATED MODULE: ./build/src/run/conclude/changes.js
/** What was judged and the files at its ref → how the files that its findings rest on differ. */





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
    const list = () => {
        listed ??= base.list().then((paths) => paths.map((path) => external_node_path_.posix.join(folder, path)));
        return listed;
    };
    const known = async (file) => ((await list()).includes(file) ? base.read(inside(file)) : null);
    try {
        return await findChanges(files, {
            ref: ref.name,
            base: { read: known, list },
            head: { read: (file) => head.read(inside(file)) },
        });
    }
    catch {
        return undefined;
    }
}
const MOST_BYTES = 1_000_000;
/** The checkout, by paths from the working folder; of links, which may lead anywhere, nothing is read. */
function readCheckout(cwd) {
    const root = (0,locations/* findRepository */.W)(cwd);
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
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1217);
/** A prepared run and its results → the comparison with its baselines. */

function compareRun({ options, baselines, compared, plan }, results, more = {}) {
    const { current, ref } = baselines;
    return (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        options: { ...gateOptions(options), accept: options.accept, ...more },
    });
}
function gateOptions(options) {
    const fail_on = [...options.fail_on, ...(options.fail_on_infra ? ['infra'] : [])];
    return { fail_on, infra_tolerant: options.infra_tolerant };
}


/***/ })

};
