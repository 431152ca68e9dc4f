export const id = 46;
export const ids = [46];
export const modules = {

/***/ 1399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* reexport */ baseline_schema/* BASELINE_FILE */.tu),
  o4: () => (/* reexport */ expectation/* lockedVersions */.o4),
  nk: () => (/* reexport */ parseBaseline),
  kG: () => (/* reexport */ parseRefBaseline),
  ky: () => (/* reexport */ serialize/* serializeBaseline */.k),
  Rz: () => (/* reexport */ update/* updateBaseline */.R)
});

// UNUSED EXPORTS: BaselineFileSchema, findExpectation, recordOffers

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(5824);
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
/** Upgrades from each schema to the next. 0: a file with only entries. */
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
        const known = byMode ? mode/* MeasuredModeSchema */.vr.options : path.length === 2 ? Object.keys(baseline_schema/* BaselineEntrySchema */.vV.shape) : [];
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
// EXTERNAL MODULE: ./build/lib/baseline/update.js
var update = __webpack_require__(2541);
;// CONCATENATED MODULE: ./build/lib/baseline/index.js
/** The baseline: what each case is expected to do on each agent. */








/***/ }),

/***/ 5173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zg: () => (/* binding */ resolveAlias),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   yX: () => (/* binding */ aliasesFor)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1864);
/** A case's `provider_aliases` on one agent → which names mean the same skill there. Nothing else reads that field. */

/** Looked up by the agent's name, exactly and then ignoring case; `claude@haiku` falls back to `claude`. */
function aliasesFor(agent, byAgent) {
    for (const name of [agent, (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent)]) {
        const key = Object.keys(byAgent).find((k) => k === name) ??
            Object.keys(byAgent).find((k) => k.toLowerCase() === name.toLowerCase());
        if (key !== undefined)
            return byAgent[key];
    }
    return {};
}
/** Replaces an alias by its canonical id; written exactly first, then ignoring case. */
function resolveAlias(id, aliases) {
    if (Object.hasOwn(aliases, id))
        return aliases[id];
    const lower = id.toLowerCase();
    for (const [alias, canonical] of Object.entries(aliases))
        if (alias.toLowerCase() === lower)
            return canonical;
    return id;
}
/** Every name of the skill that a case calls `id`: the canonical one first, then its aliases, and `id` itself. */
function namesOf(id, aliases) {
    const canonical = resolveAlias(id, aliases);
    const others = Object.keys(aliases).filter((alias) => resolveAlias(alias, aliases) === canonical);
    return [...new Set([canonical, ...others, id])];
}


/***/ }),

/***/ 509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   JD: () => (/* binding */ objects),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qI: () => (/* binding */ asFields)
/* harmony export */ });
const isJson = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object whose fields can be read, whatever the value is. */
const asFields = (value) => (value && typeof value === 'object' ? value : {});
const string = (value) => (typeof value === 'string' ? value : '');
const number = (value) => (typeof value === 'number' ? value : null);
const list = (value) => (Array.isArray(value) ? value : []);
/** The object in a text; null for any other value, and for what is not JSON. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return isJson(value) ? value : null;
    }
    catch {
        return null;
    }
}
const objects = (value) => list(value).filter(isJson);


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

// UNUSED EXPORTS: readHeadCommit

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
/** A branch: origin/REF, then REF. What is a tag or the start of a commit's hash is not a branch. Then one fetch, of what can be fetched. */
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
/** The commit that is checked out; null: no repository, or no commit yet. */
async function readHeadCommit(folder) {
    const { code, stdout } = await git(folder, ['rev-parse', '--verify', '-q', 'HEAD^{commit}']);
    return code === 0 ? stdout.trim() : null;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2857);
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1217);
/* harmony import */ var _lib_delta_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6418);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2022);
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8970);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7933);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95);
/* harmony import */ var _options_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3616);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9138);
/* harmony import */ var _run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3140);
/* harmony import */ var _run_conclude_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6639);
/* harmony import */ var _run_conclude_compare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2762);
/* harmony import */ var _run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7267);
/* harmony import */ var _run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4114);
/** `compare`: results of one or more batches against the baselines → the delta table and the gate. */














const { baseline, baseline_ref, fail_on, fail_on_infra, infra_tolerant, accept, agents } = _options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .RunOptionsSchema */ .Rl.shape;
/** The options that `compare` and `report` share. */
const ComparedSchema = zod__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({
    results: zod__WEBPACK_IMPORTED_MODULE_13__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_13__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP())])
        .transform((value) => [value].flat())
        .prefault([])
        .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${_options_run_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ARTIFACTS_ROOT */ .h4})`),
    cases: agents.describe('Corpus files, folders or globs, to see what checks less than at the ref; default those of the batch'),
    agents: agents.describe('Agents that must have results, if there is no plan.json beside the results'),
    baseline,
    baseline_ref,
    ref_baseline: zod__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP().optional().describe('Baseline file to compare with, instead of a git ref'),
    fail_on,
    fail_on_infra,
    infra_tolerant,
    accept,
});
const compare = (0,_options_command_js__WEBPACK_IMPORTED_MODULE_6__/* .defineCommand */ .NB)({
    summary: 'Compares results with the baselines; prints what changed and the gate',
    positionals: '',
    options: ComparedSchema.extend({
        json: zod__WEBPACK_IMPORTED_MODULE_13__/* .boolean */ .zMY().default(false).describe('Print the gate, the counts and every delta as JSON'),
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
/** folders: those of the batches. */
async function compareResults(options, shell) {
    const { results, plan, folders } = await (0,_run_conclude_batches_js__WEBPACK_IMPORTED_MODULE_8__/* .readBatches */ .P)(options.results, shell);
    const { file, current, ref, tree } = await (0,_run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_11__/* .readBaselines */ .b)(options, shell.cwd, (name) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openAtRef */ .p6)(shell.cwd, name));
    const compared = await corporaOf({ ref, tree }, options.cases, results, shell.cwd);
    const comparison = (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        options: { ...(0,_run_conclude_compare_js__WEBPACK_IMPORTED_MODULE_10__/* .gateOptions */ .O)(options), accept: options.accept, expected_agents: options.agents ?? [] },
    });
    const changes = await (0,_run_conclude_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .readChanges */ .St)({ results, comparison }, { ref, base: tree, ...(0,_run_conclude_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .readCheckout */ .b$)(shell.cwd) });
    return { results, plan, comparison, baseline_file: file, folders, ...(changes ? { changes } : {}) };
}
/** Results know which files their cases came from; both versions of those are read here. */
async function corporaOf(at, named, results, cwd) {
    if (!at.ref?.baseline)
        return { corpora: null, notes: [] };
    const ofBatch = results.options['cases'];
    const patterns = named ?? (Array.isArray(ofBatch) && ofBatch.length > 0 ? ofBatch.map(String) : ['cases.json']);
    try {
        const { cases: now, routes } = await (0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .loadCorpus */ .xe)(patterns, { cwd, strict: false });
        const skills = Object.values(results.offers).flatMap((offers) => Object.keys(offers));
        return await (0,_run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_12__/* .readCorpora */ .T)(at, {
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
            notes: [(0,_run_prepare_corpora_js__WEBPACK_IMPORTED_MODULE_12__/* .unseen */ .n)(`the cases of this batch cannot be read here (${error.problem.replace(/\.$/, '')})`)],
        };
    }
}


/***/ }),

/***/ 3140:
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
        const [one, other] = [results.decider, first.results.decider];
        if (one && other && (one.mode !== other.mode || one.model !== other.model))
            throw new config_error/* ConfigError */.x(`${name} was decided by ${one.model ?? one.mode}, ${first.name} by ${other.model ?? other.mode}.`, {
                fix: 'compare each model separately.',
            });
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
        ...sumDeciders(all.map(({ decider }) => decider)),
        results: rows,
    };
}
/** Parts may share requests, which then count in each. */
function sumDeciders(parts) {
    const known = parts.filter((part) => part !== undefined);
    const [first, ...others] = known;
    if (!first)
        return {};
    const decider = others.reduce((sum, one) => ({
        ...sum,
        requests: sum.requests + one.requests,
        shared: sum.shared + one.shared,
        recorded: sum.recorded + one.recorded,
        input_tokens: sum.input_tokens + one.input_tokens,
        output_tokens: sum.output_tokens + one.output_tokens,
        undecided: {
            trials: sum.undecided.trials + one.undecided.trials,
            requests: sum.undecided.requests + one.undecided.requests,
            input_tokens: sum.undecided.input_tokens + one.undecided.input_tokens,
        },
    }), first);
    return { decider };
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
// EXTERNAL MODULE: ./build/lib/contract/result.js + 3 modules
var result = __webpack_require__(8580);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
;// CONCATENATED MODULE: ./build/src/run/conclude/batches.js
/** `--results F…` → batches: each file (or the folder that holds it) with the plan beside it. */











/** Without a name: the newest batch in ARTIFACTS_ROOT; which one that is goes to stderr. */
async function readBatches(names, { cwd, stderr }) {
    const given = names.length ? names : [await findNewest(cwd)];
    if (names.length === 0)
        stderr(`Using the newest batch: --results ${given[0]}\n`);
    const batches = await Promise.all(given.map((name) => readBatch(name, cwd)));
    return { ...mergeBatches(batches), folders: batches.map(({ folder }) => folder) };
}
async function findNewest(cwd) {
    const found = await (0,dist/* glob */.TI)('*/results.json', { cwd: (0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4) });
    const dated = await Promise.all(found.map(async (file) => ({ file, at: (await (0,promises_.stat)((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4, file))).mtimeMs })));
    const newest = dated.sort((one, other) => other.at - one.at)[0]?.file;
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h4, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there are no results of a run in ${run_options/* ARTIFACTS_ROOT */.h4}.`, {
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
            fix: 'name the results.json that `run` wrote, or the folder that it is in.',
        });
    }
    const results = (0,schema_issue/* parseOrThrow */.zS)(result/* ResultsSchema */.SX, (0,json_text/* parseJson */.qF)(text, shown), (wrong) => (0,schema_issue/* explainWrong */.BO)({
        ...wrong,
        words: `This is not a results.json of this version: ${(0,schema_issue/* formatPath */.jV)(wrong.path) || 'the file'} ${wrong.words}`,
    }, { file: shown }, [], 'name the results.json that `agent-routing run` wrote.'));
    const at = (0,external_node_path_.dirname)(file);
    return { name: shown, results, plan: await readPlan((0,external_node_path_.join)(at, 'plan.json'), results), folder: at };
}
/** The plan beside the results shows which results are missing; a plan of another batch is ignored. */
async function readPlan(file, results) {
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null)
        return null;
    const plan = contract_plan/* PlanSchema */.f.safeParse((0,json_text/* parseJson */.qF)(text, file));
    return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}


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


/***/ }),

/***/ 2623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ locationsOf),
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** A prepared run → where its skills, subagents, routes and cases stand, by paths from the repository's root. */


function locationsOf({ source, subagents, corpus }, cwd) {
    const root = findRepository(cwd);
    const inside = (path) => pathFrom(root, path);
    const places = (rows) => Object.fromEntries(rows.flatMap(([name, origin]) => {
        const file = origin && inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, origin.file));
        return file ? [[name, { file, line: origin.line > 0 ? origin.line : null }]] : [];
    }));
    const files = (rows) => Object.fromEntries(rows.flatMap(([name, path]) => {
        const file = inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source.root, path));
        return file ? [[name, file]] : [];
    }));
    const hooks_off = (source.hooks_off ?? []).flatMap((path) => inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source.root, path)) ?? []);
    return {
        source: inside(source.root) ?? '',
        skills: files(source.skills.map(({ id, path }) => [id, path])),
        subagents: files(subagents.map(({ plugin, name, path }) => [plugin === null ? name : `${plugin}:${name}`, path])),
        routes: places(corpus.routes.map(({ name, origin }) => [name, origin])),
        cases: places(corpus.cases.map(({ case_id, origin }) => [case_id, origin])),
        ...(hooks_off.length > 0 ? { hooks_off } : {}),
    };
}
/** The folder with .git that holds this one; the folder itself where there is none. */
function findRepository(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return folder;
    }
}
/** The path has forward slashes; null outside of the root. One of the two may have been reached through a link. */
function pathFrom(root, path) {
    for (const [from, to] of [[root, path], [real(root), real(path)]]) {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(from, to).replaceAll('\\', '/');
        if (inside !== '..' && !inside.startsWith('../') && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, inside) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(to))
            return inside;
    }
    return null;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 7267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBaselines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1399);
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

/***/ 4114:
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
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(8214);
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
/** Each route is read alone, so that one that cannot be read loses only its own examples. */
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

// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js + 1 modules
var corpus = __webpack_require__(95);
;// CONCATENATED MODULE: ./build/lib/setup/corpus/at-ref.js
/** The files of a commit → the cases that the same --cases would have found there, and what could not be read of them. */






/** patterns as in loadCorpus; the tree's paths are relative to cwd. */
async function readCorpusAtRef(patterns, tree, { cwd, name }) {
    const listed = await tree.list();
    const named = matchFiles((0,corpus/* expandPatterns */.qL)(patterns), listed, cwd);
    const files = named.length === 0 && (0,corpus/* isDefault */.uP)(patterns) ? matchFiles(corpus/* ROUTE_FILES */.AM, listed, cwd) : named;
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

;// CONCATENATED MODULE: ./build/src/run/prepare/corpora.js


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
/** A note says where the comparison has a gap. */
const unseen = (problem) => ({
    level: 'warning',
    message: `A case that this branch weakened might not be seen: ${problem}.`,
});


/***/ }),

/***/ 4668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


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


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
