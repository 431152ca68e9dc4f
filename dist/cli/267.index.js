export const id = 267;
export const ids = [267];
export const modules = {

/***/ 9891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ConfigError)
/* harmony export */ });
/** The one error a user can fix: its message names the file, the place in it and the fix. Shells turn it into exit code 2. */
class ConfigError extends Error {
    problem;
    where;
    name = 'ConfigError';
    constructor(problem, where = {}) {
        const place = [
            where.file && `${where.file}${where.line ? `:${where.line}` : ''}`,
            where.case_id && `case '${where.case_id}'`,
            where.path && `at ${where.path}`,
        ].filter(Boolean);
        super(`${place.length ? `${place.join(', ')}: ` : ''}${problem}${where.fix ? ` Fix: ${where.fix}` : ''}`);
        this.problem = problem;
        this.where = where;
    }
}


/***/ }),

/***/ 6062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/** The word of a list that a mistyped one most likely meant; null when none is near. */
function nearest(word, words) {
    let best = null;
    let least = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of words) {
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), least);
        if (distance < least)
            [best, least] = [candidate, distance];
    }
    return best;
}
/** Levenshtein distance, given up at `limit`. */
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

/***/ 6448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NB: () => (/* binding */ defineCommand),
/* harmony export */   d1: () => (/* binding */ runCommand)
/* harmony export */ });
/* unused harmony export helpOf */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9891);
/* harmony import */ var _lib_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6062);
/** Turns argv into a command's typed options by its zod schema, and the schema into its --help. */



function defineCommand(command) {
    return command;
}
const flagOf = (key) => `--${key.replaceAll('_', '-')}`;
async function runCommand(name, command, argv, shell) {
    if (argv.includes('--help') || argv.includes('-h')) {
        shell.stdout(helpOf(name, command));
        return 0;
    }
    const { options, positionals } = readArguments(name, command, argv);
    return command.run(options, positionals, shell);
}
function readArguments(name, command, argv) {
    const keys = Object.keys(command.options.shape);
    const config = Object.fromEntries(keys.map((key) => [
        key.replaceAll('_', '-'),
        isFlag(command, key) ? { type: 'boolean' } : { type: 'string', multiple: true },
    ]));
    let parsed;
    try {
        parsed = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: argv, options: config, allowPositionals: command.positionals !== '', strict: true });
    }
    catch (error) {
        throw explainArgument(name, error, keys.map(flagOf));
    }
    const raw = Object.fromEntries(Object.entries(parsed.values).map(([flag, value]) => {
        const key = flag.replaceAll('-', '_');
        // A flag given twice: lists join, for the rest the last one counts.
        return [key, Array.isArray(value) && !takesList(command, key) ? value.at(-1) : value];
    }));
    const options = command.options.safeParse(raw);
    if (!options.success) {
        const issue = options.error.issues[0];
        const key = String(issue?.path[0] ?? '');
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${flagOf(key)} ${String([raw[key]].flat()[0] ?? '')}: ${issue?.message ?? 'not understood'}.`, { fix: `see agent-routing ${name} --help.` });
    }
    return { options: options.data, positionals: parsed.positionals };
}
function explainArgument(name, error, flags) {
    const unknown = /Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
    if (unknown) {
        const meant = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(unknown, flags);
        return new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${name} knows no ${unknown}.`, {
            fix: meant ? `did you mean ${meant}?` : `see agent-routing ${name} --help.`,
        });
    }
    return new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(error.message.split('\n')[0] ?? 'These arguments are not understood.', {
        fix: `see agent-routing ${name} --help.`,
    });
}
/** A schema that takes a boolean is a flag without a value; one that takes an array may be given several times. */
function isFlag(command, key) {
    return command.options.shape[key]?.safeParse(true).success === true;
}
function takesList(command, key) {
    return (Array.isArray(command.options.shape[key]?.safeParse(['x']).data) ||
        command.options.shape[key]?.safeParse(['x:1']).success === true);
}
function helpOf(name, command) {
    const rows = Object.entries(command.options.shape).map(([key, schema]) => {
        const initial = isFlag(command, key) ? undefined : schema.safeParse(undefined).data;
        const shown = initial === undefined || (typeof initial === 'object' && Object.keys(initial).length === 0)
            ? ''
            : ` (default: ${String(initial)})`;
        return [
            isFlag(command, key) ? flagOf(key) : `${flagOf(key)} <${key}>`,
            `${schema.description ?? ''}${shown}`,
        ];
    });
    const width = Math.max(...rows.map(([flag]) => flag.length), 0);
    const lines = rows.map(([flag, text]) => `  ${flag.padEnd(width)}  ${text}`);
    return `agent-routing ${name}${command.positionals ? ` ${command.positionals}` : ''} [options]\n\n${command.summary}.\n\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 8648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/src/command.js
var command = __webpack_require__(6448);
;// CONCATENATED MODULE: ./build/src/commands/index.js
// biome-ignore format: one row per command
const COMMANDS = {
    run: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(232), __webpack_require__.e(648), __webpack_require__.e(498), __webpack_require__.e(14), __webpack_require__.e(786), __webpack_require__.e(724), __webpack_require__.e(36), __webpack_require__.e(236), __webpack_require__.e(572)]).then(__webpack_require__.bind(__webpack_require__, 3572)).then(({ run }) => run),
    discover: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(232), __webpack_require__.e(648), __webpack_require__.e(498), __webpack_require__.e(14), __webpack_require__.e(786), __webpack_require__.e(236), __webpack_require__.e(774)]).then(__webpack_require__.bind(__webpack_require__, 6684)).then(({ discover }) => discover),
    lint: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(232), __webpack_require__.e(498), __webpack_require__.e(14), __webpack_require__.e(36), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 3303)).then(({ lint }) => lint),
    explain: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(14), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 5235)).then(({ explain }) => explain),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(498), __webpack_require__.e(786), __webpack_require__.e(724), __webpack_require__.e(577)]).then(__webpack_require__.bind(__webpack_require__, 931)).then(({ compare }) => compare),
    baseline: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(498), __webpack_require__.e(724), __webpack_require__.e(963)]).then(__webpack_require__.bind(__webpack_require__, 3963)).then(({ baseline }) => baseline),
    report: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(498), __webpack_require__.e(786), __webpack_require__.e(724), __webpack_require__.e(290)]).then(__webpack_require__.bind(__webpack_require__, 2528)).then(({ report }) => report),
    route: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(232), __webpack_require__.e(36), __webpack_require__.e(347)]).then(__webpack_require__.bind(__webpack_require__, 2952)).then(({ route }) => route),
    'self-test': () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(980)]).then(__webpack_require__.bind(__webpack_require__, 9980)).then(({ selfTest }) => selfTest),
};

;// CONCATENATED MODULE: ./build/src/shell.js
function processShell(signal) {
    const { env, stdout, stderr } = process;
    return {
        cwd: process.cwd(),
        env,
        stdout: (text) => void stdout.write(text),
        stderr: (text) => void stderr.write(text),
        terminal: Boolean(stderr.isTTY),
        colour: Boolean(stdout.isTTY) && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
        columns: stdout.columns || 100,
        signal,
    };
}

;// CONCATENATED MODULE: ./build/src/main.js
/** One command from start to exit code: signals become an abort, a ConfigError becomes one message and exit 2. */





async function main(name, argv) {
    const stop = new AbortController();
    let caught = null;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.once(signal, () => {
            caught = signal;
            stop.abort(signal);
        });
    }
    process.stdout.on('error', ignoreClosedPipe);
    process.stderr.on('error', ignoreClosedPipe);
    const code = await dispatch(name, argv, processShell(stop.signal));
    return caught === null ? code : { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[caught];
}
async function dispatch(name, argv, shell) {
    try {
        if (['', 'help', '--help', '-h'].includes(name)) {
            shell.stdout(await overview());
            return name === '' ? 2 : 0;
        }
        const asked = name === '--self-test' ? 'self-test' : name;
        const load = COMMANDS[asked];
        if (!load) {
            const meant = (0,nearest/* nearest */.p)(name, Object.keys(COMMANDS));
            throw new config_error/* ConfigError */.x(`There is no command '${name}'.`, {
                fix: meant ? `did you mean '${meant}'?` : 'see agent-routing --help.',
            });
        }
        return await (0,command/* runCommand */.d1)(asked, await load(), argv, shell);
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        shell.stderr(`agent-routing: ${error.message}\n`);
        return 2;
    }
}
async function overview() {
    const rows = await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(16)}  ${(await load()).summary}`));
    return `agent-routing <command> [options]\n\nProves that coding agents discover and use the skills, hooks and agents a repository ships.\n\n${rows.join('\n')}\n\nagent-routing <command> --help tells its options; --version the version.\n`;
}
/** `agent-routing run --json | head` closes the pipe: nobody is left to tell. */
function ignoreClosedPipe(error) {
    if (error.code !== 'EPIPE')
        throw error;
}


/***/ })

};
