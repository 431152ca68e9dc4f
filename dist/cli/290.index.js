export const id = 290;
export const ids = [290,577];
export const modules = {

/***/ 3043:
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
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/lib/io/git-run.js
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
        const child = (0,external_node_child_process_.execFile)('git', [...SAFE, ...args], options, (error, stdout, stderr) => {
            if (error && 'syscall' in error) {
                reject(new config_error/* ConfigError */.x('git could not be started.', {
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
    const words = (0,text_escape/* oneLine */.TN)(stderr.split('\n').find((row) => /^(fatal|error):/.test(row)) ?? stderr, 300);
    const fix = /dubious ownership/.test(stderr)
        ? 'mark the folder as yours: git config --global --add safe.directory <folder>.'
        : /not a git repository/.test(stderr)
            ? 'run it in a clone, or compare with a file instead of a ref: --ref-baseline FILE.'
            : /shallow|not our ref|neither in/.test(`${stderr}${problem}`)
                ? 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).'
                : 'read the message of git, and correct what it names.';
    return new config_error/* ConfigError */.x(`${problem}${words ? ` (git: ${words})` : ''}.`, { fix });
}

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
        return failure(`The ref '${ref}' ${where}`, stderr);
    return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}.`, {
        fix: 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).',
    });
}
async function parseCommit(root, name) {
    const parsed = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    const sha = parsed.stdout.trim();
    return parsed.code === 0 && /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
async function isShallow(root) {
    return (await git(root, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}
async function fetchRef(root, ref) {
    // --depth=1 in a whole clone would make it a shallow one.
    const depth = (await isShallow(root)) ? ['--depth=1'] : [];
    const name = ref.replace(/^origin\//, '');
    const options = ['--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
    return git(root, ['fetch', ...options, '--end-of-options', 'origin', name], FETCH_TIMEOUT_MS);
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
            const listed = await git(root, ['ls-tree', '-r', '-z', '--full-tree', found.sha]);
            if (listed.code !== 0)
                throw failure(`git cannot list ${ref}`, listed.stderr);
            // Neither links nor submodules: only a file's own text is read.
            const paths = listed.stdout.split('\0').flatMap((row) => /^100\d+ blob \S+\t(.+)$/s.exec(row)?.[1] ?? []);
            return paths.map((path) => toPosix((0,external_node_path_.relative)(from, (0,external_node_path_.resolve)(root, path))));
        },
    };
}
async function readBlob(root, ref, sha, path) {
    // ls-tree distinguishes an absent file from a broken repository; `git show` fails the same way for both.
    const listed = await git(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
    if (listed.code !== 0)
        throw failure(`git cannot read ${ref}`, listed.stderr);
    const [mode, type, object] = listed.stdout.split('\t')[0]?.split(' ') ?? [];
    if (!object)
        return null;
    if (type !== 'blob' || mode === '120000') {
        throw new config_error/* ConfigError */.x(`At ${ref} this is not a file.`, {
            file: path,
            fix: 'name the file itself, not a link or a folder.',
        });
    }
    const shown = await git(root, ['cat-file', 'blob', object]);
    if (shown.code !== 0)
        throw failure(`git cannot read ${path} at ${ref}`, shown.stderr);
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
    const changed = await git(folder, [
        'diff',
        '--name-only',
        '--no-renames',
        '--no-ext-diff',
        '--relative',
        '-z',
        from,
        '--',
    ]);
    const fresh = await git(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
    const failed = [changed, fresh].find((run) => run.code !== 0);
    if (failed)
        throw failure(`git cannot list the files that changed since ${ref}`, failed.stderr);
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
    const base = await git(folder, ['merge-base', sha, 'HEAD']);
    return base.code === 0 ? base.stdout.trim() : sha;
}
async function findRoot(folder) {
    const found = await git(folder, ['rev-parse', '--show-toplevel']);
    if (found.code === 0)
        return found.stdout.replace(/\n$/, '');
    throw failure(`${folder} is not in a git repository that can be read`, found.stderr);
}


/***/ }),

/***/ 931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ComparedSchema: () => (/* binding */ ComparedSchema),
/* harmony export */   compare: () => (/* binding */ compare),
/* harmony export */   compareResults: () => (/* binding */ compareResults)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2857);
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/* harmony import */ var _lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6418);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2022);
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3043);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96);
/* harmony import */ var _lib_setup_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1472);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3616);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9138);
/* harmony import */ var _run_baselines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6591);
/* harmony import */ var _run_batches_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4493);
/* harmony import */ var _run_compare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5128);
/* harmony import */ var _run_corpora_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4210);
/** `compare`: results of one or more batches against the baselines → the delta table and the gate. */













const { baseline, baseline_ref, fail_on, fail_on_infra, infra_tolerant, accept, agents } = _options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .RunOptionsSchema */ .Rl.shape;
/** The options that `compare` and `report` share. */
const ComparedSchema = zod__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({
    results: zod__WEBPACK_IMPORTED_MODULE_12__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_12__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP())])
        .transform((value) => [value].flat())
        .prefault([])
        .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${_options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ARTIFACTS_ROOT */ .h4})`),
    cases: agents.describe('Corpus files, folders or globs, to see what demands less than at the ref; default those of the batch'),
    agents: agents.describe('Agents that must have results, if there is no plan.json beside the results'),
    baseline,
    baseline_ref,
    ref_baseline: zod__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP().optional().describe('Baseline file to compare with, instead of a git ref'),
    fail_on,
    fail_on_infra,
    infra_tolerant,
    accept,
});
const compare = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_6__/* .defineCommand */ .NB)({
    summary: 'Compares results with the baselines; prints the delta table and the gate',
    positionals: '',
    options: ComparedSchema.extend({
        json: zod__WEBPACK_IMPORTED_MODULE_12__/* .boolean */ .zMY().default(false).describe('Print the gate, the counts and every delta as JSON'),
    }),
    async run(options, _, shell) {
        const report = await compareResults(options, shell);
        shell.stdout((0,_lib_report_index_js__WEBPACK_IMPORTED_MODULE_4__/* .renderReport */ .B1)(options.json ? 'json' : 'text', {
            ...report,
            columns: shell.columns,
            wrap: shell.wrap ?? false,
            colour: shell.colour,
        }));
        return (0,_lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(report.comparison.gate);
    },
});
async function compareResults(options, shell) {
    const { results, plan } = await (0,_run_batches_js__WEBPACK_IMPORTED_MODULE_9__/* .readBatches */ .P)(options.results, shell);
    const { file, current, ref, tree } = await (0,_run_baselines_js__WEBPACK_IMPORTED_MODULE_8__/* .readBaselines */ .b)(options, shell.cwd, (name) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openAtRef */ .p6)(shell.cwd, name));
    const compared = await corporaOf({ ref, tree }, options.cases, results, shell.cwd);
    const comparison = (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        options: { ...(0,_run_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .gateOptions */ .O)(options), accept: options.accept, expected_agents: options.agents ?? [] },
    });
    return { results, plan, comparison, baseline_file: file };
}
/** Results know which files their cases came from; both versions of those are read here. */
async function corporaOf(at, named, results, cwd) {
    if (!at.ref?.baseline)
        return { corpora: null, notes: [] };
    const ofBatch = results.options['cases'];
    const patterns = named ?? (Array.isArray(ofBatch) && ofBatch.length > 0 ? ofBatch.map(String) : ['cases.json']);
    try {
        const { cases: now, routes } = await (0,_lib_setup_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .loadCorpus */ .xe)(patterns, { cwd, strict: false });
        const skills = Object.values(results.offers).flatMap((offers) => Object.keys(offers));
        return await (0,_run_corpora_js__WEBPACK_IMPORTED_MODULE_11__/* .readCorpora */ .T)(at, {
            ...{ patterns, cwd, now },
            source: async () => ({
                skill: skills.length > 0 ? skills : null,
                subagent: null,
                route: routes.map(({ name }) => name),
            }),
        });
    }
    catch (error) {
        if (!(error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x) || named)
            throw error;
        return {
            corpora: null,
            notes: [(0,_run_corpora_js__WEBPACK_IMPORTED_MODULE_11__/* .unseen */ .n)(`the cases of this batch cannot be read here (${error.problem.replace(/\.$/, '')})`)],
        };
    }
}


/***/ }),

/***/ 2528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5815);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3616);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(931);
/** `report`: results of a batch and their comparison → Markdown, HTML, JUnit or another format. */






const report = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCommand */ .NB)({
    summary: 'Writes the report of a batch as Markdown, HTML, JUnit XML, text, JSON, suite report or proof log',
    positionals: '',
    options: _compare_js__WEBPACK_IMPORTED_MODULE_4__.ComparedSchema.extend({
        format: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL)
            .default('markdown')
            .describe(`Report format: ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_FORMATS */ .EL.join(', ')}`),
        output: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().describe('File to write; default stdout'),
    }),
    async run(options, _, shell) {
        const input = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_4__.compareResults)(options, shell);
        const text = (0,_lib_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReport */ .B1)(options.format, {
            ...input,
            columns: shell.columns,
            wrap: Boolean(shell.wrap && !options.output),
            colour: shell.colour && !options.output,
        });
        if (options.output === undefined)
            shell.stdout(text);
        else
            await _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__/* .files */ .a.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(shell.cwd, options.output), text);
        // The gate decides the exit code of `compare`, not of `report`.
        return 0;
    },
});


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


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ readBatches)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
;// CONCATENATED MODULE: ./build/lib/batch/merge-batches.js
/** Several batches of one corpus (agents or shards of a matrix) → one batch, as if they had been run together. */

function mergeBatches(batches) {
    const [first, ...others] = batches;
    if (!first)
        throw new config_error/* ConfigError */.x('There are no results.', { fix: 'name a results.json with --results.' });
    if (others.length === 0)
        return { results: first.results, plan: first.plan };
    const owners = new Map();
    for (const { name, results } of batches) {
        if (results.mode !== first.results.mode) {
            throw new config_error/* ConfigError */.x(`${name} was run in mode ${results.mode}, ${first.name} in mode ${first.results.mode}.`, {
                fix: 'compare each mode separately.',
            });
        }
        for (const { case_id, agent } of results.results) {
            const key = JSON.stringify([case_id, agent]);
            const owner = owners.get(key);
            if (owner !== undefined) {
                throw new config_error/* ConfigError */.x(`Case '${case_id}' on ${agent} is in both ${owner} and ${name}.`, {
                    fix: 'pass only one of the two files; a case counts once per agent.',
                });
            }
            owners.set(key, name);
        }
    }
    return { results: mergeResults(first.results, batches), plan: mergePlans(batches.map(({ plan }) => plan)) };
}
function mergeResults(first, batches) {
    const all = batches.map(({ results }) => results);
    const rows = all.flatMap(({ results }) => results);
    const count = (status) => rows.filter((row) => row.status === status).length;
    const offers = {};
    for (const part of all) {
        for (const [agent, skills] of Object.entries(part.offers))
            offers[agent] = { ...offers[agent], ...skills };
    }
    return {
        ...first,
        complete: all.every(({ complete }) => complete),
        summary: {
            total: all.reduce((sum, { summary }) => sum + summary.total, 0),
            pass: count('pass'),
            fail: count('fail'),
            infra_error: count('infra_error'),
            skipped: count('skipped'),
        },
        environment: {
            ...first.environment,
            shard: null,
            agents: Object.assign({}, ...all.map(({ environment }) => environment.agents)),
        },
        offers,
        results: rows,
    };
}
/** Null when a part has no plan, because a partial plan would report the other cases as removed. */
function mergePlans(plans) {
    const known = plans.filter((plan) => plan !== null);
    const [first] = known;
    if (!first || known.length < plans.length)
        return null;
    const key = (row) => JSON.stringify([row.case_id, row.agent]);
    const units = new Map(known.flatMap((plan) => plan.units).map((unit) => [key(unit), unit]));
    const left_out = new Map(known.flatMap((plan) => plan.left_out).map((row) => [key(row), row]));
    return {
        ...first,
        agents: Object.assign({}, ...known.map(({ agents }) => agents)),
        shard: null,
        units: [...units.values()],
        // A unit that one shard left out may have been run by another.
        left_out: [...left_out].filter(([pair]) => !units.has(pair)).map(([, row]) => row),
    };
}

// EXTERNAL MODULE: ./build/lib/contract/plan.js
var contract_plan = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 1 modules
var result = __webpack_require__(9445);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
;// CONCATENATED MODULE: ./build/src/run/batches.js
/** `--results F…` → batches: each file (or the folder that holds it) with the plan beside it. */











/** Without a name: the newest batch in ARTIFACTS_ROOT; which one that is goes to stderr. */
async function readBatches(names, { cwd, stderr }) {
    const given = names.length ? names : [await findNewest(cwd)];
    if (names.length === 0)
        stderr(`Using the newest batch: --results ${given[0]}\n`);
    return mergeBatches(await Promise.all(given.map((name) => readBatch(name, cwd))));
}
async function findNewest(cwd) {
    const found = await (0,dist/* glob */.TI)('*/results.json', { cwd: (0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4) });
    const dated = await Promise.all(found.map(async (file) => ({ file, at: (await (0,promises_.stat)((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4, file))).mtimeMs })));
    const newest = dated.sort((one, other) => other.at - one.at)[0]?.file;
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h4, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there is no batch in ${run_options/* ARTIFACTS_ROOT */.h4}.`, {
        fix: 'name a results.json, or the folder that `run` printed as ARTIFACT_DIR=.',
    });
}
async function readBatch(name, cwd) {
    const path = (0,external_node_path_.resolve)(cwd, name);
    const folder = await (0,promises_.stat)(path).then((found) => found.isDirectory(), () => false);
    const file = folder ? (0,external_node_path_.join)(path, 'results.json') : path;
    const shown = folder ? (0,external_node_path_.join)(name, 'results.json') : name;
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null) {
        throw new config_error/* ConfigError */.x('There is no such file.', {
            file: shown,
            fix: 'name the results.json of a batch, or its folder.',
        });
    }
    const results = (0,schema_issue/* parseOrThrow */.zS)(result/* ResultsSchema */.SX, (0,json_text/* parseJson */.qF)(text, shown), (wrong) => (0,schema_issue/* explainWrong */.BO)({
        ...wrong,
        words: `This is not a results.json of this version: ${(0,schema_issue/* wordPath */._b)(wrong.path) || 'the file'} ${wrong.words}`,
    }, { file: shown }, [], 'name the results.json that `agent-routing run` wrote.'));
    return { name: shown, results, plan: await readPlan((0,external_node_path_.join)((0,external_node_path_.dirname)(file), 'plan.json'), results) };
}
/** The plan beside the results shows which results are missing; a plan of another batch is ignored. */
async function readPlan(file, results) {
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null)
        return null;
    const plan = contract_plan/* PlanSchema */.fB.safeParse((0,json_text/* parseJson */.qF)(text, file));
    return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}


/***/ }),

/***/ 5128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions),
/* harmony export */   X: () => (/* binding */ compareRun)
/* harmony export */ });
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/** A prepared run and its results → the comparison with its baselines. */

function compareRun({ options, baselines, compared, plan }, results) {
    const { current, ref } = baselines;
    return (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        options: { ...gateOptions(options), accept: options.accept },
    });
}
function gateOptions(options) {
    const fail_on = [...options.fail_on, ...(options.fail_on_infra ? ['infra'] : [])];
    return { fail_on, infra_tolerant: options.infra_tolerant };
}


/***/ }),

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readCorpora),
  n: () => (/* binding */ unseen)
});

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./build/lib/case/loaders.js + 2 modules
var loaders = __webpack_require__(3718);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
// EXTERNAL MODULE: ./build/lib/input/yaml-text.js
var yaml_text = __webpack_require__(2750);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js + 1 modules
var tool_routes = __webpack_require__(7526);
;// CONCATENATED MODULE: ./build/lib/case/tolerant.js
/** The text of an older corpus file → the cases in it that this version can read, and how many it could read only in part or not at all. */







/** Strictly first: only a file that fails is taken apart. Throws a ConfigError for one that is not even JSON or YAML. */
function readOlderCases(text, file) {
    const loader = loaders/* LOADERS */.H.find((row) => row.supports(file.slice(file.lastIndexOf('/') + 1)));
    if (!loader)
        return { cases: [], unread: 0 };
    try {
        return { cases: loader.parse(text, file), unread: 0 };
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        return loader.name === 'tool-routes.yaml' ? readRoutes(text, file) : readRows(text, file);
    }
}
function readRows(text, file) {
    const { value } = (0,json_text/* readJson */.Vh)(text, file);
    const rows = Array.isArray(value) ? value : (0,json_value/* isJson */.Fh)(value) ? (listOf(value['cases']) ?? listTests(value)) : [];
    const read = rows.map((row) => withoutFaults((0,json_value/* isJson */.Fh)(row) ? { kind: 'skill', ...row } : row));
    const cases = read.flatMap((row) => (row === null ? [] : [row.testCase]));
    return { cases, unread: read.filter((row) => row === null || row.changed).length };
}
const listOf = (value) => (Array.isArray(value) ? value : null);
/** A suite file: its tests as rows of kind suite. */
function listTests({ agent, test_suites }) {
    const suites = (0,json_value/* isJson */.Fh)(test_suites) ? Object.entries(test_suites) : [];
    return suites.flatMap(([category, suite]) => (((0,json_value/* isJson */.Fh)(suite) && listOf(suite['tests'])) || []).map((test) => {
        if (!(0,json_value/* isJson */.Fh)(test))
            return test;
        const { id, name: _, description: __, priority: ___, tags: ____, setup: _____, cleanup: ______, ...rest } = test;
        return { ...rest, kind: 'suite', case_id: id, category, subagent: agent };
    }));
}
/** Drops what the schema objects to, until nothing is left to object to or nothing more can go. */
function withoutFaults(row) {
    const value = structuredClone(row);
    for (let changed = false;; changed = true) {
        const parsed = schema/* CaseSchema */.MW.safeParse(value);
        if (parsed.success)
            return { testCase: parsed.data, changed };
        const dropped = parsed.error.issues.map((issue) => issue.code === 'unrecognized_keys'
            ? issue.keys.map((key) => dropAt(value, [...issue.path, key])).some(Boolean)
            : dropAt(value, issue.path));
        if (!dropped.some(Boolean))
            return null;
    }
}
function dropAt(value, path) {
    const key = path.at(-1);
    if (key === undefined)
        return false;
    let holder = value;
    for (const step of path.slice(0, -1))
        holder = holder?.[step];
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key))
        return false;
    return Array.isArray(holder) ? holder.splice(Number(key), 1).length > 0 : delete holder[key];
}
/** Each route alone: one that cannot be read costs its own examples. */
function readRoutes(text, file) {
    const { value } = (0,yaml_text/* readYaml */.g)(text, file);
    const routes = (0,json_value/* isJson */.Fh)(value) && (0,json_value/* isJson */.Fh)(value['routes']) ? Object.entries(value['routes']) : [];
    const cases = [];
    let unread = 0;
    for (const [name, route] of routes) {
        try {
            // Every JSON text is YAML.
            cases.push(...(0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(JSON.stringify({ routes: { [name]: route } }), file)));
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x))
                throw error;
            unread++;
        }
    }
    return { cases, unread };
}

// EXTERNAL MODULE: ./build/lib/setup/corpus.js
var corpus = __webpack_require__(1472);
;// CONCATENATED MODULE: ./build/lib/setup/corpus-at-ref.js
/** The files of a commit → the cases that the same --cases would have found there, and what could not be read of them. */






/** patterns as in loadCorpus; the tree's paths are relative to cwd. */
async function readCorpusAtRef(patterns, tree, { cwd, name }) {
    const files = matchFiles(patterns, await tree.list(), cwd);
    const cases = new Map();
    const problems = [];
    for (const file of files) {
        const { cases: read, unread } = await readFile(tree, file).catch((error) => {
            if (!(error instanceof config_error/* ConfigError */.x))
                throw error;
            problems.push(`${file} at ${name} cannot be read (${error.problem.replace(/\.$/, '')})`);
            return { cases: [], unread: 0 };
        });
        if (unread > 0)
            problems.push(`${unread} of the cases in ${file} at ${name} could not be read in full`);
        for (const testCase of read)
            if (!cases.has(testCase.case_id))
                cases.set(testCase.case_id, testCase);
    }
    if (files.length === 0)
        problems.push(`${name} has no ${patterns.join(', ')}`);
    return { cases: [...cases.values()], problems };
}
async function readFile(tree, file) {
    return readOlderCases((await tree.read(file)) ?? '', file);
}
/** As the file system is searched: a file, a folder, or a glob. */
function matchFiles(patterns, listed, cwd) {
    const isIgnored = picomatch([...corpus/* IGNORED */.$h], { dot: true });
    const known = listed.filter((file) => loaders/* LOADERS */.H.some((row) => row.supports(external_node_path_.posix.basename(file))));
    const found = new Set();
    for (const pattern of patterns) {
        const path = (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, pattern)).replaceAll('\\', '/');
        const below = path === '' ? '' : `${path}/`;
        const globs = loaders/* LOADERS */.H.flatMap((row) => row.globs);
        if (known.includes(path))
            found.add(path);
        else if (listed.some((file) => isBelow(file, below))) {
            const matches = picomatch(globs);
            for (const file of known)
                if (isBelow(file, below) && !isIgnored(file) && matches(file.slice(below.length)))
                    found.add(file);
        }
        else {
            const matches = picomatch(pattern.replace(/^\.\//, ''));
            for (const file of known)
                if (!isIgnored(file) && matches(file))
                    found.add(file);
        }
    }
    return [...found].sort();
}
const isBelow = (file, folder) => (folder === '' ? !file.startsWith('../') : file.startsWith(folder));

;// CONCATENATED MODULE: ./build/src/run/corpora.js


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
async function readThen(tree, name, { patterns, cwd }) {
    try {
        return await readCorpusAtRef(patterns, tree, { cwd, name });
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        return { cases: [], problems: [`the cases at ${name} cannot be read (${error.problem.replace(/\.$/, '')})`] };
    }
}
/** Where the comparison has a gap, its reader hears of it. */
const unseen = (problem) => ({
    level: 'warning',
    message: `A case that this branch weakened might not be seen: ${problem}.`,
});


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
