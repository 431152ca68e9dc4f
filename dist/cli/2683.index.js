export const id = 2683;
export const ids = [2683];
export const modules = {

/***/ 32022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ConfigError)
/* harmony export */ });
/** The one error that a user can fix: its message names the file, the location in it and the fix. The command line and the action exit with code 2. */
class ConfigError extends Error {
    problem;
    where;
    name = 'ConfigError';
    /** The message without the fix. */
    statement;
    constructor(problem, where = {}) {
        const location = [
            where.file && `${where.file}${where.line ? `:${where.line}` : ''}`,
            where.case_id && `case '${where.case_id}'`,
            where.path && `at ${where.path}`,
        ].filter(Boolean);
        const statement = `${location.length ? `${location.join(', ')}: ` : ''}${problem}`;
        super(`${statement}${where.fix ? ` ${formatFix(where.fix)}` : ''}`);
        this.problem = problem;
        this.where = where;
        this.statement = statement;
    }
}
/** A suggestion is a question of its own. */
const formatFix = (fix) => (fix.startsWith('Did you mean') ? fix : `Fix: ${fix}`);


/***/ }),

/***/ 65118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ explainFullDisk),
/* harmony export */   R: () => (/* binding */ fullDisk)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/** An error of a write → the ConfigError for a full disk, which names the path and says how to continue. */

function fullDisk(path) {
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('The disk is full.', {
        ...(path ? { file: path } : {}),
        fix: 'free some space, then continue with --resume; finished units are kept.',
    });
}
/** Takes any error of a write; returns it unchanged unless the disk is full. */
function explainFullDisk(error, path) {
    const { code, path: own } = error;
    return code === 'ENOSPC' || code === 'EDQUOT' ? fullDisk(path ?? own) : error;
}


/***/ }),

/***/ 56022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ getOwn),
/* harmony export */   c: () => (/* binding */ omit)
/* harmony export */ });
/** Fields of an object of data: read without inherited ones (`constructor` and `toString` are ordinary ids of skills and tokens), or left out. */
const getOwn = (data, key) => data && Object.hasOwn(data, key) ? data[key] : undefined;
/** An object → the same without some of its fields. Deleted ones would leave it a slow dictionary, of which a large batch has thousands. */
function omit(row, ...fields) {
    return Object.fromEntries(Object.entries(row).filter(([key]) => !fields.includes(key)));
}


/***/ }),

/***/ 34685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ suggest)
/* harmony export */ });
/** A mistyped word → the most similar word of a list, or null when none is similar. */
function suggest(word, words) {
    let best = null;
    let minimum = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of words) {
        const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
        const distance = extendsOther(a, b) ? 1.5 : editDistance(a, b, minimum);
        if (distance < minimum)
            [best, minimum] = [candidate, distance];
    }
    return best;
}
/** A name with one part more or less (`refund` for `refund-order`, `id` for `case_id`) is a better match than a name that is merely spelled similarly. */
const extendsOther = (a, b) => ['-', '_'].some((dash) => [a.startsWith(b + dash), b.startsWith(a + dash), a.endsWith(dash + b), b.endsWith(dash + a)].includes(true));
/** Levenshtein distance, capped at `limit`. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) >= limit)
        return limit;
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? limit;
}


/***/ }),

/***/ 24385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainRefusal)
/* harmony export */ });
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _input_full_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65118);
/** A file system error → a ConfigError that names the file and the reason. */


const WHY = {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder',
    ENOTDIR: 'there is a file where a folder should be',
    EEXIST: 'there is a file where a folder should be',
    EACCES: 'permission denied',
    EPERM: 'the system does not permit it',
    EROFS: 'the disk is read-only',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'its symbolic links form a cycle',
};
const FIX = {
    EACCES: 'run it as a user who may, or choose another folder.',
    EPERM: 'run it as a user who may, or choose another folder.',
    EROFS: 'choose a folder on a disk that can be written.',
};
/** Takes any error; returns it unchanged if it is not about a file. Some errors contain no path: pass it as `file`. */
function explainRefusal(error, file, fix) {
    const { code = '', path, syscall } = error;
    const named = file ?? path;
    const why = WHY[code];
    if (code === 'EMFILE' || code === 'ENFILE')
        return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This process may not open as many files as it needs (${code}).`, {
            fix: 'raise the limit, for example with `ulimit -n 1024`.',
        });
    // A program that could not be started is reported elsewhere.
    if (!why || !named || syscall?.startsWith('spawn'))
        return (0,_input_full_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFullDisk */ .E)(error, file);
    const cure = fix ?? FIX[code];
    return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This cannot be read or written: ${why} (${code}).`, {
        file: named,
        ...(cure ? { fix: cure } : {}),
    });
}


/***/ }),

/***/ 66254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ leaveToTheEnd),
/* harmony export */   m: () => (/* binding */ endAtOnce)
/* harmony export */ });
/** Cleans up synchronously when this process is about to end: kills the processes it started, removes the folders it made. */
/** In the order in which they run. */
const steps = { kill: null, remove: null };
/** Registered when the first process or folder is created, so that a command without either does not load that code. */
function leaveToTheEnd(step, work) {
    steps[step] = work;
}
/** Synchronous, so that an `exit` listener can call it; does nothing after a clean end. */
function endAtOnce() {
    steps.kill?.();
    steps.remove?.();
}


/***/ }),

/***/ 63284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ RUNNER_MARKER),
/* harmony export */   t: () => (/* binding */ MARKER)
/* harmony export */ });
/** The environment variables by which processes are found again after the one that started them is gone. */
/** Identifies a unit's processes, even in a session of their own. */
const MARKER = 'AGENT_ROUTING_UNIT';
/** GitHub's runner uses this variable to find processes that a job left running, should this process be killed. */
const RUNNER_MARKER = 'RUNNER_TRACKING_ID';


/***/ }),

/***/ 82683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: dispatch

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/files/refusal.js
var refusal = __webpack_require__(24385);
// EXTERNAL MODULE: ./build/lib/io/process/end-at-once.js
var end_at_once = __webpack_require__(66254);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/lib/io/process/markers.js
var markers = __webpack_require__(63284);
;// CONCATENATED MODULE: ./build/lib/io/process/hide-environment.js
/** This process's environment → the same for this process, and nothing that other processes of the user can read of it. */


/** By these other programs find what a job or a unit left running; they are no secrets. */
const STAYS = [markers/* MARKER */.t, markers/* RUNNER_MARKER */._];
/**
 * What a process was started with stays readable in /proc/<pid>/environ for the same user, whatever the process deletes: it is
 * memory of its stack, which only the process itself can overwrite. Every variable is set anew first, which moves it to the heap.
 * Returns whether nothing can be read any more; false where there is no /proc.
 */
function hideEnvironment() {
    try {
        const block = (0,external_node_fs_.readFileSync)('/proc/self/environ');
        const stat = (0,external_node_fs_.readFileSync)('/proc/self/stat', 'latin1');
        // env_start of proc(5), counted from the last bracket, because the name before it may hold brackets and spaces.
        const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[47]);
        if (!Number.isSafeInteger(start) || start <= 0)
            return false;
        const memory = (0,external_node_fs_.openSync)('/proc/self/mem', 'r+');
        try {
            for (const { at, bytes } of listVariables(block)) {
                const text = bytes.toString();
                const name = text.slice(0, text.indexOf('=', 1));
                // Not text: set anew, it would be another value.
                if (name === '' || STAYS.includes(name) || !Buffer.from(text).equals(bytes))
                    continue;
                const value = process.env[name];
                if (value !== undefined)
                    process.env[name] = value;
                (0,external_node_fs_.writeSync)(memory, Buffer.alloc(bytes.length), 0, bytes.length, start + at);
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(memory);
        }
        return [...listVariables((0,external_node_fs_.readFileSync)('/proc/self/environ'))].every(({ bytes }) => STAYS.some((name) => bytes.toString().startsWith(`${name}=`)));
    }
    catch {
        return false;
    }
}
function* listVariables(block) {
    for (let at = 0; at < block.length;) {
        const end = block.indexOf(0, at);
        const bytes = block.subarray(at, end < 0 ? undefined : end);
        if (bytes.length > 0)
            yield { at, bytes };
        at += bytes.length + 1;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/index.js
// biome-ignore format: one row per command
const COMMANDS = {
    check: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(4922), __webpack_require__.e(3046), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(8787), __webpack_require__.e(9706), __webpack_require__.e(5807)]).then(__webpack_require__.bind(__webpack_require__, 71497)).then(({ check }) => check),
    init: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(3046), __webpack_require__.e(8787), __webpack_require__.e(816), __webpack_require__.e(2568)]).then(__webpack_require__.bind(__webpack_require__, 72568)).then(({ init }) => init),
    run: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(4922), __webpack_require__.e(3046), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(1683), __webpack_require__.e(9397), __webpack_require__.e(425), __webpack_require__.e(8337), __webpack_require__.e(2595)]).then(__webpack_require__.bind(__webpack_require__, 92595)).then(({ run }) => run),
    explain: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5411), __webpack_require__.e(8337), __webpack_require__.e(1384)]).then(__webpack_require__.bind(__webpack_require__, 89436)).then(({ explain }) => explain),
    baseline: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(4667), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(9029), __webpack_require__.e(9397), __webpack_require__.e(2660)]).then(__webpack_require__.bind(__webpack_require__, 63963)).then(({ baseline }) => baseline),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(4922), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(9397), __webpack_require__.e(425), __webpack_require__.e(5112)]).then(__webpack_require__.bind(__webpack_require__, 90931)).then(({ compare }) => compare),
    report: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(4922), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(9397), __webpack_require__.e(425), __webpack_require__.e(8337), __webpack_require__.e(5112), __webpack_require__.e(2720)]).then(__webpack_require__.bind(__webpack_require__, 82528)).then(({ report }) => report),
    lint: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(4922), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(8787), __webpack_require__.e(9706), __webpack_require__.e(6368)]).then(__webpack_require__.bind(__webpack_require__, 11406)).then(({ lint }) => lint),
    discover: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(3046), __webpack_require__.e(3778)]).then(__webpack_require__.bind(__webpack_require__, 25090)).then(({ discover }) => discover),
    mutate: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(4922), __webpack_require__.e(3046), __webpack_require__.e(1683), __webpack_require__.e(5390)]).then(__webpack_require__.bind(__webpack_require__, 5390)).then(({ mutate }) => mutate),
    improve: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(4922), __webpack_require__.e(3046), __webpack_require__.e(9029), __webpack_require__.e(7420), __webpack_require__.e(1683), __webpack_require__.e(8787), __webpack_require__.e(9706), __webpack_require__.e(816), __webpack_require__.e(7542)]).then(__webpack_require__.bind(__webpack_require__, 37542)).then(({ improve }) => improve),
    usage: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(2901), __webpack_require__.e(5411), __webpack_require__.e(9351)]).then(__webpack_require__.bind(__webpack_require__, 75992)).then(({ usage }) => usage),
    route: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(839), __webpack_require__.e(6725)]).then(__webpack_require__.bind(__webpack_require__, 39672)).then(({ route }) => route),
    trend: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(4667), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(3862)]).then(__webpack_require__.bind(__webpack_require__, 57119)).then(({ trend }) => trend),
    aa: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(4667), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(987)]).then(__webpack_require__.bind(__webpack_require__, 92876)).then(({ aa }) => aa),
    'integration-test': () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(3382), __webpack_require__.e(675), __webpack_require__.e(3648), __webpack_require__.e(9664), __webpack_require__.e(4667), __webpack_require__.e(1950), __webpack_require__.e(5030), __webpack_require__.e(9138), __webpack_require__.e(2901), __webpack_require__.e(6223), __webpack_require__.e(3051), __webpack_require__.e(839), __webpack_require__.e(5411), __webpack_require__.e(4922), __webpack_require__.e(3046), __webpack_require__.e(1683), __webpack_require__.e(1088)]).then(__webpack_require__.bind(__webpack_require__, 1088)).then(({ integrationTest }) => integrationTest),
    'self-test': () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(2758)]).then(__webpack_require__.bind(__webpack_require__, 52758)).then(({ selfTest }) => selfTest),
    completion: () => Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(1044)]).then(__webpack_require__.bind(__webpack_require__, 51044)).then(({ createCompletion }) => createCompletion(COMMANDS)),
};
/** For daily work these are enough. */
const DAILY = ['check', 'init', 'run', 'explain'];

// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(73616);
;// CONCATENATED MODULE: ./build/src/terminal/terminal.js
function processShell(signal) {
    const { env, stdout, stderr } = process;
    return {
        cwd: process.cwd(),
        env,
        stdout: (text) => void stdout.write(text),
        stderr: (text) => void stderr.write(text),
        terminal: Boolean(stderr.isTTY),
        colour: Boolean(stdout.isTTY) && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
        // A pipe does not wrap.
        columns: stdout.columns || 200,
        wrap: Boolean(stdout.isTTY),
        signal,
    };
}

;// CONCATENATED MODULE: ./build/src/main.js
/** Runs one command and returns its exit code: the first signal aborts it, a second one exits at once; a ConfigError becomes one message and exit code 2. */









const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const ONE_REQUEST_MS = 200;
/** For a command to write down what it has and to end its agents. */
const SIGNAL_GRACE_MS = 20_000;
/** For what a command that has ended left open; nothing of it is waited for. */
const END_GRACE_MS = 2_000;
async function main(name, argv) {
    hideEnvironment();
    const stop = new AbortController();
    let caught = null;
    let since = 0;
    process.on('exit', end_at_once/* endAtOnce */.m);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.on(signal, () => {
            // Ctrl-C arrives twice, from the terminal and from npx: that is one request.
            if (caught && performance.now() - since > ONE_REQUEST_MS)
                process.exit(EXIT_CODES[caught]);
            if (caught)
                return;
            caught = signal;
            since = performance.now();
            stop.abort(signal);
            endWithin(SIGNAL_GRACE_MS, EXIT_CODES[signal]);
        });
    }
    process.stdout.on('error', ignoreClosedPipe);
    process.stderr.on('error', ignoreClosedPipe);
    const code = await dispatch(name, argv, processShell(stop.signal));
    const last = caught === null ? code : EXIT_CODES[caught];
    endWithin(END_GRACE_MS, last);
    return last;
}
/** Unless it ends by itself before, which it mostly does. */
function endWithin(ms, code) {
    setTimeout(() => process.exit(code), ms).unref();
}
/** The command alone: what it says goes to the shell, and a ConfigError becomes one message there. */
async function dispatch(name, argv, shell) {
    try {
        if (name === 'help' && argv.some((arg) => !arg.startsWith('-')))
            return await dispatch(argv.find((arg) => !arg.startsWith('-')) ?? '', ['--help', ...argv], shell);
        if (['', 'help', '--help', '-h'].includes(name)) {
            const { wrapHelp } = await __webpack_require__.e(/* import() */ 522).then(__webpack_require__.bind(__webpack_require__, 70522));
            shell.stdout(wrapHelp(await overview(), shell));
            return name === '' ? 2 : 0;
        }
        const asked = name === '--self-test' ? 'self-test' : name;
        const load = (0,get_own/* getOwn */.N)(COMMANDS, asked);
        if (!load) {
            const meant = (0,get_own/* getOwn */.N)(SUBCOMMANDS, name) ?? (0,suggest/* suggest */.Z)(name, Object.keys(COMMANDS));
            const later = name.startsWith('-') ? argv.find((arg) => (0,get_own/* getOwn */.N)(COMMANDS, arg)) : undefined;
            throw new config_error/* ConfigError */.x(`Unknown command '${name}'.`, {
                fix: later
                    ? `the command comes first: agent-routing ${later} ${name} ….`
                    : meant
                        ? `Did you mean '${meant}'?`
                        : 'see agent-routing --help.',
            });
        }
        return await (0,command/* runCommand */.d1)(asked, await load(), argv, shell);
    }
    catch (error) {
        const explained = (0,refusal/* explainRefusal */.G)(error);
        if (!(explained instanceof config_error/* ConfigError */.x))
            throw error;
        shell.stderr(`agent-routing: ${explained.message}\n`);
        return 2;
    }
}
/** What people try for a command is one of another. */
const SUBCOMMANDS = {
    fit: 'route fit',
    update: 'baseline update',
    eval: 'run',
    list: 'discover',
    test: 'run',
    validate: 'check',
};
const EXAMPLE = `For example, in a repository with skills (no key is needed):
  agent-routing check    what each agent will not see of them
  agent-routing init     writes first cases, a baseline and a workflow
  agent-routing run      tries every case on every agent`;
const WORDS = `The words:
  agent       a coding agent on the command line, such as claude, codex or copilot
  case        a question with the skill that should be used for it; they are in cases.json
  batch       all results of one run, in a folder of their own
  baseline    what each case gave when it was last accepted, in provider-baseline.json
  gate        the verdict on a batch: fail where something is worse than in the baseline
  transcript  all that an agent printed while it worked on a case`;
async function overview() {
    const rows = await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => [name, `  ${name.padEnd(16)}  ${(await load()).summary}`]));
    const list = (title, isIn) => `${title}\n${rows.flatMap(([name, row]) => (isIn(name) ? [row] : [])).join('\n')}\n`;
    const isDaily = (name) => DAILY.includes(name);
    return `agent-routing <command> [options]\n\nProves that coding agents discover and use the skills, hooks and agents a repository ships.\n\n${list('Every day:', isDaily)}\n${list('Besides:', (name) => !isDaily(name))}\n${EXAMPLE}\n\n${WORDS}\n\nRun \`agent-routing <command> --help\` for a command's options, \`--version\` for the version.\n`;
}
/** `agent-routing run --json | head` closes the pipe early, which is not an error. */
function ignoreClosedPipe(error) {
    // EIO: the terminal itself is gone.
    if (error.code !== 'EPIPE' && error.code !== 'EIO')
        throw error;
}


/***/ }),

/***/ 73616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NB: () => (/* binding */ defineCommand),
  d1: () => (/* binding */ runCommand)
});

// UNUSED EXPORTS: readArguments

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
;// CONCATENATED MODULE: ./build/src/options/explain-value.js

/** zod reports types and bounds; the user typed a word. */
function explainValue(issue, given) {
    switch (issue?.code) {
        case 'too_big':
            return { what: `must be at most ${String(issue.maximum)}` };
        case 'too_small':
            return { what: `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}` };
        case 'invalid_value': {
            const known = issue.values.map(String);
            const meant = (0,suggest/* suggest */.Z)(given, known);
            return { what: `must be one of ${known.join(', ')}`, ...(meant ? { fix: `Did you mean ${meant}?` } : {}) };
        }
        case 'invalid_type':
            return { what: issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}` };
        // Of all options only flags are a choice between types.
        case 'invalid_union':
            return { what: 'must be true or false' };
        default:
            return { what: issue?.message.replace(/^is /, 'must be ') ?? 'is not valid' };
    }
}

// EXTERNAL MODULE: ./build/src/options/flags.js
var options_flags = __webpack_require__(65967);
;// CONCATENATED MODULE: ./build/src/options/command.js
/** Turns argv into a command's typed options by its zod schema, and the schema into its --help. */






function defineCommand(command) {
    return command;
}
/** Options that people try under another name, which the spelling alone would not lead to; many are those of check-skills (docs/differences.md). */
const OTHER_NAMES = {
    '--case': '--case-id',
    '--categories': '--category',
    '--format': '--report',
    '--dir': '--source',
    '--folder': '--source',
    '--input': '--cases',
    '--parallel': '--max-parallel',
    '--path': '--source',
    '--provider': '--agents',
    '--provider-timeout': '--agent-timeout',
    '--providers': '--agents',
    '--timeout': '--timeout-seconds',
};
/** Options of check-skills that no option stands for. */
const GONE = {
    '--provider-model': 'write the model after the agent: --agents claude@haiku.',
    '--run-all': 'leave it out: without a filter, every case runs.',
    '--sample': 'name the cases with --case-id or --category.',
};
async function runCommand(name, command, argv, shell) {
    if (argv.includes('--help') || argv.includes('-h')) {
        // What measures a terminal's columns costs a fifth of a short command.
        const { helpOf, wrapHelp } = await __webpack_require__.e(/* import() */ 522).then(__webpack_require__.bind(__webpack_require__, 70522));
        shell.stdout(wrapHelp(helpOf(name, command, argv.includes('--all')), shell));
        return 0;
    }
    const { options, positionals } = readArguments(name, command, argv);
    return command.run(options, positionals, shell);
}
function readArguments(name, command, argv) {
    const keys = Object.keys(command.options.shape);
    const config = Object.fromEntries(keys.map((key) => [
        (0,options_flags/* flagNameOf */.Tt)(key),
        (0,options_flags/* isFlag */.RV)(command, key) ? { type: 'boolean' } : { type: 'string', multiple: true },
    ]));
    let parsed;
    try {
        parsed = (0,external_node_util_.parseArgs)({ args: argv, options: config, allowPositionals: command.positionals !== '', strict: true });
    }
    catch (error) {
        throw explainArgument(name, error, command, argv);
    }
    const raw = Object.fromEntries(Object.entries(parsed.values).map(([flag, value]) => {
        const key = keys.find((one) => (0,options_flags/* flagNameOf */.Tt)(one) === flag) ?? flag;
        // A repeated flag: lists are joined, for other options the last value counts.
        return [key, Array.isArray(value) && !takesList(command, key) ? value.at(-1) : value];
    }));
    const options = command.options.safeParse(raw);
    if (!options.success) {
        const issue = options.error.issues[0];
        const key = String(issue?.path[0] ?? '');
        const given = String([raw[key]].flat()[0] ?? '');
        const { what, fix } = explainValue(issue, given);
        throw new config_error/* ConfigError */.x(`${(0,options_flags/* flagOf */.iP)(key)} ${given}: ${what}.`, { fix: fix ?? `see agent-routing ${name} --help.` });
    }
    return { options: options.data, positionals: parsed.positionals };
}
function explainArgument(name, error, command, argv) {
    const flags = Object.keys(command.options.shape).map(options_flags/* flagOf */.iP);
    const found = /Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
    if (found) {
        // Of `-agents`, parseArgs names the first letter only.
        const written = argv.find((arg) => /^-[^-]./.test(arg) && arg.startsWith(found))?.replace(/=.*/s, '');
        const unknown = written ?? found;
        const known = (0,get_own/* getOwn */.N)(OTHER_NAMES, unknown) ?? unknown;
        const meant = flags.includes(known) ? known : (0,suggest/* suggest */.Z)(written ? `-${written}` : unknown, flags);
        const gone = flags.includes('--case-id') ? (0,get_own/* getOwn */.N)(GONE, unknown) : undefined;
        const isBare = known === '--source' && command.positionals !== '';
        const bare = isBare ? `write the folder without an option: agent-routing ${name} FOLDER.` : undefined;
        return new config_error/* ConfigError */.x(`Unknown option ${unknown} for ${name}.`, {
            fix: gone ?? (meant ? `Did you mean ${meant}?` : (bare ?? `see agent-routing ${name} --help.`)),
        });
    }
    const extra = /^Unexpected argument '(.*?)'/s.exec(error.message)?.[1];
    if (extra !== undefined)
        return new config_error/* ConfigError */.x(`Unexpected argument '${extra}' for ${name}.`, {
            fix: `${placeArgument(extra, flags, argv)}; see agent-routing ${name} --help.`,
        });
    const bare = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' (argument missing|argument is ambiguous|does not take an argument)/.exec(error.message);
    if (bare)
        return new config_error/* ConfigError */.x(`${bare[1]} ${bare[2] === 'does not take an argument' ? 'takes no value' : 'needs a value'}.`, {
            fix: bare[2] === 'argument is ambiguous'
                ? `if the value starts with a dash, write ${bare[1]}=-….`
                : `see agent-routing ${name} --help.`,
        });
    return new config_error/* ConfigError */.x(error.message.split('\n')[0] ?? 'Invalid arguments.', {
        fix: `see agent-routing ${name} --help.`,
    });
}
/** Where an argument without an option belongs: beside the value before it, or after the option that takes such files. */
function placeArgument(extra, flags, argv) {
    const at = argv.indexOf(extra);
    const [flag = '', value = ''] = argv[at - 1]?.startsWith('--agents=')
        ? ['--agents', argv[at - 1]?.slice('--agents='.length)]
        : argv.slice(at - 2, at);
    if (flag === '--agents' && flags.includes(flag))
        return `several agents are one value with commas: --agents ${[value, extra].filter(Boolean).join(',')}`;
    if (/\.(?:jsonl?|ya?ml|toml)$/.test(extra) && flags.includes('--cases'))
        return `cases are named with --cases ${extra}`;
    return flags.includes('--source') ? `a folder is named with --source ${extra}` : 'put it after its option';
}
/** One that takes an array may be given several times. */
function takesList(command, key) {
    return (Array.isArray(command.options.shape[key]?.safeParse(['x']).data) ||
        command.options.shape[key]?.safeParse(['x:1']).success === true);
}


/***/ }),

/***/ 65967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ isFlag),
/* harmony export */   Tt: () => (/* binding */ flagNameOf),
/* harmony export */   iP: () => (/* binding */ flagOf)
/* harmony export */ });
/** Keys whose flag is another word: below `with:` of a workflow, an input `with` would be hard to read. */
const OWN_FLAGS = { neighbours: 'with' };
const flagNameOf = (key) => OWN_FLAGS[key] ?? key.replaceAll('_', '-');
const flagOf = (key) => `--${flagNameOf(key)}`;
/** A schema that takes a boolean is a flag without a value. */
function isFlag({ options }, key) {
    return options.shape[key]?.safeParse(true).success === true;
}


/***/ })

};
