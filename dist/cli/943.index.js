export const id = 943;
export const ids = [943];
export const modules = {

/***/ 9409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ checkUnique),
/* harmony export */   _H: () => (/* binding */ selectCases),
/* harmony export */   yW: () => (/* binding */ bareId)
/* harmony export */ });
/* unused harmony export skillsOf */
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6062);
/** Checks a corpus as a whole and picks the cases that the user's filters leave. */


/** case_id is the key of everything that follows, so it stands once. */
function checkUnique(cases) {
    const seen = new Map();
    for (const testCase of cases) {
        const first = seen.get(testCase.case_id);
        if (first) {
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This case_id stands twice; first in ${first.origin?.file ?? 'the corpus'}:${first.origin?.line ?? 0}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: 'give one of them another case_id.',
            });
        }
        seen.set(testCase.case_id, testCase);
    }
}
/** Skills that a case is about. */
function skillsOf(testCase) {
    switch (testCase.kind) {
        case 'skill':
            return [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
        case 'route':
            return testCase.expected;
        case 'suite':
            return [testCase.subagent];
        case 'tool_route':
            return testCase.route ? [testCase.route] : [];
    }
}
function selectCases(cases, filters) {
    for (const [name, wanted, known] of [
        ['category', filters.category, cases.map((c) => c.category)],
        ['case-id', filters.case_id, cases.map((c) => c.case_id)],
        ['skill', filters.skill, cases.flatMap(skillsOf)],
        ['kind', filters.kind, ['skill', 'tool_route', 'suite', 'route']],
    ]) {
        for (const word of wanted) {
            if (known.includes(word))
                continue;
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(word, [...new Set(known)]);
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`--${name} ${word} matches no case.`, {
                fix: meant
                    ? `did you mean '${meant}'?`
                    : `the corpus has ${[...new Set(known)].filter(Boolean).slice(0, 12).join(', ') || 'none'}.`,
            });
        }
    }
    const picks = (wanted, values) => wanted.length === 0 || values.some((value) => wanted.includes(value));
    const selected = cases.filter((c) => picks(filters.kind, [c.kind]) &&
        picks(filters.category, [c.category]) &&
        picks(filters.case_id, [c.case_id]) &&
        picks(filters.skill, skillsOf(c)) &&
        inScope(c, filters.scope) &&
        (filters.changed_skills === null || skillsOf(c).some((skill) => filters.changed_skills?.includes(bareId(skill)))));
    // Nothing changed is a fine answer to --changed-since; an empty selection otherwise is a mistake.
    if (selected.length === 0 && filters.changed_skills === null) {
        const nothing = filters.scope === 'all' ? 'No case is selected.' : `NO_TEST_FILES_FOUND: no case matches scope ${filters.scope}.`;
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(nothing, { fix: cases.length === 0 ? 'the corpus holds no cases.' : 'loosen the filters.' });
    }
    return selected;
}
function inScope(testCase, scope) {
    if (scope === 'all')
        return true;
    const name = scope.slice(scope.indexOf(':') + 1);
    if (scope.startsWith('test:'))
        return testCase.case_id === name;
    if (testCase.kind !== 'suite')
        return false;
    return scope.startsWith('suite:')
        ? testCase.category === name
        : [testCase.subagent, bareId(testCase.subagent)].includes(name);
}
/** `plugin:skill` → `skill` */
function bareId(id) {
    return id.slice(id.lastIndexOf(':') + 1);
}


/***/ }),

/***/ 8353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ judgeGate),
/* harmony export */   FW: () => (/* binding */ failsGate),
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   JH: () => (/* binding */ GATES),
/* harmony export */   O: () => (/* binding */ findMissingAgents),
/* harmony export */   VQ: () => (/* binding */ DEFAULT_FAIL_ON),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
const FAIL_ON = [
    'regression',
    'unmet',
    'offer_loss',
    'missing',
    'infra',
    'inconclusive',
    'improvement',
    'none',
];
const DEFAULT_FAIL_ON = ['regression', 'unmet', 'offer_loss', 'missing'];
const GATES = ['pass', 'fail', 'inconclusive'];
const FAILS = {
    REGRESSION: 'regression',
    UNMET: 'unmet',
    OFFER_LOSS: 'offer_loss',
    MISSING_RESULT: 'missing',
    MISSING_BASELINE: 'missing',
    INFRA: 'infra',
    INCONCLUSIVE: 'inconclusive',
    IMPROVEMENT: 'improvement',
};
function failsGate(row, options) {
    const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
    const key = FAILS[row.delta];
    if (key === undefined || !fail_on.includes(key))
        return false;
    // A new row of a tolerated agent that could not run is UNMET by the letter, and still only an infra error.
    const infra = key === 'infra' || (key === 'unmet' && row.unjudged);
    return !(infra && isTolerated(row.agent, options));
}
/** Agents none of whose units could be judged: as good as not there. Those whose every row is expected not to run are as expected. */
function findMissingAgents(rows, options) {
    const agents = new Map();
    for (const row of rows) {
        const seen = agents.get(row.agent) ?? { judged: false, unjudged: false };
        if (row.status === 'pass' || row.status === 'fail')
            seen.judged = true;
        if (row.unjudged || row.delta === 'MISSING_RESULT')
            seen.unjudged = true;
        agents.set(row.agent, seen);
    }
    return [...agents]
        .filter(([agent, seen]) => seen.unjudged && !seen.judged && !isTolerated(agent, options))
        .map(([agent]) => agent);
}
function judgeGate(rows, missing_agents, options) {
    const fail_on = options.fail_on ?? DEFAULT_FAIL_ON;
    if (rows.some((row) => failsGate(row, options)))
        return 'fail';
    if (missing_agents.length > 0 && fail_on.includes('missing'))
        return 'fail';
    // Never green over what could not be judged, whoever expected or tolerated it.
    const open = rows.some((row) => row.unjudged || row.status === 'infra_error' || row.delta === 'MISSING_RESULT' || row.delta === 'INCONCLUSIVE');
    const judged = rows.some((row) => row.status === 'pass' || row.status === 'fail');
    return open || !judged ? 'inconclusive' : 'pass';
}
/** 0: the gate did not fail. 1: it did. (2, what the user must fix, is a ConfigError.) */
function exitCode(gate) {
    return gate === 'fail' ? 1 : 0;
}
function isTolerated(agent, options) {
    return (options.infra_tolerant ?? []).some((name) => name === agent || name === agent.split(/[@+]/)[0]);
}


/***/ }),

/***/ 921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readAtRef),
/* harmony export */   Y: () => (/* binding */ changedFiles)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9891);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6824);
/** Reads one file at a git ref, and what changed since one. No shell, no hooks, no prompts; at most one fetch. */





/** A repository's own configuration must not start programs here, nor may git ask anybody anything. */
const SAFE = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'protocol.ext.allow=never'].flatMap((setting) => ['-c', setting]);
const READ_TIMEOUT_MS = 60_000;
const FETCH_TIMEOUT_MS = 120_000;
/** `file` is absolute or relative to `folder`; its path is taken from the repository's root. An unknown ref is a ConfigError, never an absent file. */
async function readAtRef(folder, ref, file) {
    checkRef(ref);
    const root = await findRoot(folder);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), file))
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .join('/');
    if (path === '' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`This file lies outside the repository ${root}, so no ref has it.`, {
            file,
            fix: 'name a file of the repository, or use --ref-baseline.',
        });
    }
    const { sha, resolved } = await resolveRef(root, ref);
    // ls-tree tells an absent file from a broken repository; `git show` fails alike for both.
    const listed = await git(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
    if (listed.code !== 0)
        throw failure(`git cannot read ${ref}`, listed.stderr);
    const [mode, type, object] = listed.stdout.split('\t')[0]?.split(' ') ?? [];
    if (!object)
        return { text: null, sha, resolved };
    if (type !== 'blob' || mode === '120000') {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`At ${ref} this is not a file.`, {
            file: path,
            fix: 'name the file itself, not a link or a folder.',
        });
    }
    const shown = await git(root, ['cat-file', 'blob', object]);
    if (shown.code !== 0)
        throw failure(`git cannot read ${path} at ${ref}`, shown.stderr);
    return { text: shown.stdout, sha, resolved };
}
/** Files below `folder` that differ from the ref (from where the branch left it), uncommitted and new ones included. Absolute paths. */
async function changedFiles(folder, ref) {
    checkRef(ref);
    const { sha } = await resolveRef(await findRoot(folder), ref);
    const base = await git(folder, ['merge-base', sha, 'HEAD']);
    const from = base.code === 0 ? base.stdout.trim() : sha;
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
        throw failure(`git cannot tell what changed since ${ref}`, failed.stderr);
    const names = [...changed.stdout.split('\0'), ...fresh.stdout.split('\0')].filter(Boolean);
    return [...new Set(names)].sort().map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, name));
}
function checkRef(ref) {
    if (/^[A-Za-z0-9_@][\w./@~^{}+#%,=-]*$/.test(ref) && ref.length <= 250)
        return;
    throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`'${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(ref, 80)}' is not the name of a ref.`, {
        fix: 'name a branch, a tag or a commit.',
    });
}
async function findRoot(folder) {
    const found = await git(folder, ['rev-parse', '--show-toplevel']);
    if (found.code === 0)
        return found.stdout.replace(/\n$/, '');
    throw failure(`${folder} is not in a git repository that can be read`, found.stderr);
}
/** origin/REF, then REF, then one fetch of REF. */
async function resolveRef(root, ref) {
    for (const name of [`refs/remotes/origin/${ref}`, ref]) {
        const sha = await parseCommit(root, name);
        if (sha)
            return { sha, resolved: name.replace(/^refs\/remotes\//, '') };
    }
    const fetched = await fetchRef(root, ref);
    const sha = fetched.code === 0 ? await parseCommit(root, 'FETCH_HEAD') : null;
    if (sha)
        return { sha, resolved: 'FETCH_HEAD' };
    throw failure(`The ref '${ref}' is neither in this clone nor at its origin`, fetched.stderr);
}
async function parseCommit(root, name) {
    const parsed = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    const sha = parsed.stdout.trim();
    return parsed.code === 0 && /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
async function fetchRef(root, ref) {
    const shallow = await git(root, ['rev-parse', '--is-shallow-repository']);
    // --depth=1 in a whole clone would make it a shallow one.
    const depth = shallow.stdout.trim() === 'true' ? ['--depth=1'] : [];
    const name = ref.replace(/^origin\//, '');
    const options = ['--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
    return git(root, ['fetch', ...options, '--end-of-options', 'origin', name], FETCH_TIMEOUT_MS);
}
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
                reject(new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('git could not be started.', {
                    fix: `install git, and run in a folder that exists (${error.message}).`,
                }));
            }
            else
                done({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
        });
        child.stdin?.end();
    });
}
function failure(problem, stderr) {
    const words = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(stderr.split('\n').find((row) => /^(fatal|error):/.test(row)) ?? stderr, 300);
    const fix = /dubious ownership/.test(stderr)
        ? 'mark the folder as yours: git config --global --add safe.directory <folder>.'
        : /shallow|not our ref|couldn't find remote ref|neither in/.test(`${stderr}${problem}`)
            ? 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).'
            : 'see what git says.';
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`${problem}${words ? ` (git: ${words})` : ''}.`, { fix });
}


/***/ }),

/***/ 909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBaselines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9239);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
/* harmony import */ var _lib_io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3385);
/** `--baseline`, `--baseline-ref`, `--ref-baseline` → the current baseline and the one to compare against. */




async function readBaselines(options, cwd, readAtRef) {
    const { baseline_ref: name, ref_baseline } = options;
    if (name && ref_baseline) {
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('--baseline-ref and --ref-baseline name the same thing twice.', {
            fix: 'leave one of them out.',
        });
    }
    const file = options.baseline ?? _lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu;
    const text = await (0,_lib_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if (text === null && options.baseline)
        throw noSuchFile(file);
    const current = text === null ? null : (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
    if (ref_baseline) {
        const found = await (0,_lib_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, ref_baseline));
        if (found === null)
            throw noSuchFile(ref_baseline);
        return { file, current, ref: { name: ref_baseline, sha: null, baseline: (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(found, ref_baseline) } };
    }
    if (!name)
        return { file, current, ref: null };
    const at = await readAtRef(name, file);
    const baseline = at.text === null ? null : (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(at.text, `${file} at ${name}`);
    return { file, current, ref: { name, sha: at.sha, baseline } };
}
function noSuchFile(file) {
    return new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('There is no such baseline.', {
        file,
        fix: 'write one with `agent-routing baseline update`, or leave the option out.',
    });
}


/***/ }),

/***/ 8163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ RunOptionsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
/* harmony import */ var _lib_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8353);
/** The options of `run`: one schema that the command line and the action both fill with strings. Keys are snake_case; flags write them with hyphens. */


const list = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())]).transform((value) => [
    ...new Set([value]
        .flat()
        .flatMap((part) => part.split(/[,\n]/))
        .map((part) => part.trim())
        .filter(Boolean)),
]);
const flag = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['true', 'false', '']).transform((text) => text === 'true')]);
/** Not `true`, which coercion would take for 1 and the command line for a flag. */
const numeric = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]);
const whole = (min, max = Number.MAX_SAFE_INTEGER) => numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().int().min(min).max(max));
const positive = numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().positive().max(86_400));
const blank = (schema) => zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema);
/** `claude:600,codex:300` → {claude: 600, codex: 300} */
const seconds = list.transform((parts, context) => {
    const entries = [];
    for (const part of parts) {
        const [, agent, value] = /^(.+):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
        if (agent && Number(value) > 0)
            entries.push([agent, Number(value)]);
        else
            context.addIssue({ code: 'custom', message: `'${part}' is not agent:seconds` });
    }
    return Object.fromEntries(entries);
});
const RunOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    cases: list.prefault('cases.json').describe('Corpus files, folders or globs'),
    agents: list
        .optional()
        .describe('Agents as name[@vendor-model][+install]; default claude,codex,copilot, and offline where a case needs it'),
    kind: list.prefault([]).describe('Only cases of these kinds: skill, tool_route, suite, route'),
    category: list.prefault([]).describe('Only cases of these categories'),
    case_id: list.prefault([]).describe('Only these cases'),
    skill: list.prefault([]).describe('Only cases that expect these skills; the whole source is installed all the same'),
    scope: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(all|(agent|suite|test):.+)$/, 'is all, agent:NAME, suite:NAME or test:ID')
        .default('all')).describe('Suite scope: all, agent:NAME, suite:NAME or test:ID'),
    changed_since: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Only cases whose skill changed since this git ref'),
    mode: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['oracle', 'router', 'live']).default('oracle')).describe('Who decides inside the agent: oracle, router or live'),
    source: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('.')).describe('Folder of the plugin or skills under test'),
    agent_versions: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('baseline')).describe('CLI versions: baseline, pinned, latest, or name:version,…'),
    trials: blank(whole(1, 10).optional()).describe('Executions of each unit, 1 to 10; a case may set its own'),
    pass_threshold: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['any', 'all', 'majority']).optional()).describe('How trials fold: any, all or majority; a case may set its own'),
    fail_fast: flag.prefault(false).describe('Start no further unit after the first that fails'),
    strict: flag.prefault(false).describe('Skipped corpus files are errors (CI sets it)'),
    timeout_seconds: blank(positive.default(300)).describe('Seconds one trial may take'),
    agent_timeout: seconds.prefault([]).describe('Seconds for one agent: agent:seconds,…'),
    max_parallel: blank(whole(1, 64).optional()).describe('Units at once; default MAX_CONCURRENCY, else 4'),
    shard: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[1-9]\d*\/[1-9]\d*$/, 'is i/n, such as 2/4')
        .optional()).describe('Only the i-th of n even parts of the plan'),
    resume: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Folder of a batch that was cut off: run what has no result'),
    dry_run: flag.prefault(false).describe('Print the plan and what it would cost, run nothing'),
    evidence: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['events', 'text']).default('events')).describe("How transcripts are read: events, or the seeds' line scorer"),
    min_offer: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(full|name_only|any|(100|[1-9]?\d)%)$/, 'is full, name_only, any or a percentage')
        .optional()).describe('Weakest offer that may pass, for cases that set none: full, a percentage, name_only or any'),
    enable_log_scan: flag.prefault(false).describe('Read recent logs of shared homes even in parallel'),
    disable_log_scan: flag.prefault(false).describe('Never read logs of shared homes'),
    allow_log_fallback_pass: flag.prefault(false).describe('Let evidence from such logs pass a case in parallel'),
    log_max_files: blank(whole(1).default(60)).describe('Newest log files read per agent'),
    log_max_bytes: blank(whole(1).default(300_000)).describe('Bytes read from the end of each log file'),
    allow_source_processes: flag
        .prefault(false)
        .describe('Start hooks, MCP servers and skill shell that the source declares'),
    skip_source_setup: flag.prefault(false).describe('Debugging only: use your own homes, install nothing'),
    baseline: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Baseline file; default provider-baseline.json'),
    baseline_ref: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Git ref whose baseline is compared against'),
    fail_on: list
        .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$)))
        .prefault([..._lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_FAIL_ON */ .VQ])
        .describe(`What fails the gate: ${_lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.join(', ')}`),
    fail_on_infra: flag.prefault(false).describe('Alias: adds infra to --fail-on'),
    infra_tolerant: list.prefault([]).describe('Agents whose infra errors never fail the gate'),
    accept: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['never', 'with_reason']).default('never')).describe('Accept a lowered expectation that carries a new reason: never or with_reason'),
    artifacts_root: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('.agent-routing/artifacts')).describe('Folder that gets one folder per batch'),
    output: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Copy results.json to this file'),
    proof_log: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Copy tool-use-proof.log to this file'),
    report: list.prefault([]).describe('Reports to write: format:file,… with markdown, html, junit or json'),
    progress: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['auto', 'lines', 'none']).default('auto')).describe('Lifecycle lines on stderr: auto (lines off a terminal), lines, none'),
    no_progress: flag.prefault(false).describe('Alias of --progress none'),
    json: flag.prefault(false).describe('Print results.json on stdout instead of the table'),
});


/***/ })

};
