export const id = 648;
export const ids = [648];
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

/***/ 1296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ leaveToTheEnd),
/* harmony export */   m: () => (/* binding */ endAtOnce)
/* harmony export */ });
/** The last thing this process does when it has no time left: what it started dies, what it made for units goes. */
/** In the order in which they are taken. */
const steps = { kill: null, remove: null };
/** Told by who starts processes or makes places, when the first one is: a command that does neither loads neither. */
function leaveToTheEnd(step, work) {
    steps[step] = work;
}
/** Synchronous, so that it can stand in an `exit` listener; does nothing after a clean end. */
function endAtOnce() {
    steps.kill?.();
    steps.remove?.();
}


/***/ }),

/***/ 5336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eh: () => (/* binding */ explainFullDisk),
/* harmony export */   RS: () => (/* binding */ fullDisk),
/* harmony export */   uq: () => (/* binding */ isFull)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9891);
/** A disk that cannot take more → the one error that says which, and how to go on. */


/** Less than any agent or record needs. */
const LEAST_BYTES = 256 * 1024;
/** Agents do not fail cleanly on a full disk: they are believed only where there is room. */
function isFull(folder) {
    try {
        const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        return bavail * bsize < LEAST_BYTES || (files > 0 && ffree === 0);
    }
    catch {
        return false;
    }
}
function fullDisk(path) {
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('The disk is full.', {
        ...(path ? { file: path } : {}),
        fix: 'free some space, then go on with --resume; finished units are kept.',
    });
}
/** Any error of a write; what is no full disk is returned as it is. */
function explainFullDisk(error, path) {
    const { code, path: own } = error;
    return code === 'ENOSPC' || code === 'EDQUOT' ? fullDisk(path ?? own) : error;
}


/***/ }),

/***/ 7205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainRefusal)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _full_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5336);
/** What the file system refused → the one error that names the file and says why. */


const WHY = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a file stands where a folder should',
    EEXIST: 'a file stands where a folder should',
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the disk is read-only',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'its links lead round in a circle',
};
/** Any error; what the file system did not say, or says of no file, is returned as it is. A read of a folder does not name it: then `file` does. */
function explainRefusal(error, file, fix) {
    const { code = '', path, syscall } = error;
    const named = file ?? path;
    const why = WHY[code];
    // A program that could not be started is another matter.
    if (!why || !named || syscall?.startsWith('spawn'))
        return (0,_full_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFullDisk */ .Eh)(error, file);
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This cannot be read or written: ${why} (${code}).`, { file: named, ...(fix ? { fix } : {}) });
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
        const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
        const distance = startsAlike(a, b) ? 2 : editDistance(a, b, least);
        if (distance < least)
            [best, least] = [candidate, distance];
    }
    return best;
}
/** A name that lost or gained a part, as `refund` for `refund-order`, is nearer than one that is merely spelled alike. */
const startsAlike = (a, b) => a.startsWith(`${b}-`) || b.startsWith(`${a}-`);
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

/***/ 6824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/** Hostile text → text that is safe in one line, in a Markdown cell, in HTML or in XML. What agents print never reaches a page raw. */
/** Whole ANSI sequences; then control characters and what reorders or hides text: bidi marks, zero widths, tags, fillers. */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;
/** No control characters but tab and line feed, no half characters. Cut first: a line may be a megabyte long. */
function clean(text, limit = 100_000) {
    return text
        .slice(0, limit)
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(ANSI, '')
        .replace(UNSEEN, '')
        .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}
/** One line, at most `limit` characters, with an ellipsis where it was cut. */
function oneLine(text, limit = 300) {
    // Nearly every text is plain already, and large reports ask a hundred thousand times.
    if (text.length <= limit && /^[!-~]+(?: [!-~]+)*$/.test(text))
        return text;
    const flat = clean(text, limit * 4 + 1000)
        .replace(/\s+/g, ' ')
        .trim();
    const whole = flat.length <= limit && text.length <= limit * 4 + 1000;
    // A cut may fall between the halves of one character.
    return whole ? flat : `${flat.slice(0, Math.max(0, limit - 1)).replace(/\p{Cs}/gu, '')}…`;
}
/** Text in HTML and XML: content and double-quoted attributes. Printed in a job's log it is no workflow command either. */
function escapeHtml(text) {
    return clean(text)
        .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/::/g, '&#58;&#58;')
        .replace(/##(?=\[)/g, '&#35;&#35;');
}
/**
 * Text anywhere in GitHub Markdown, table cells included. Character references are plain text to the Markdown reader, so
 * no sign keeps its meaning. GitHub links mentions, issues, e-mail addresses and emoji after that: an empty comment parts
 * those.
 */
function escapeMarkdown(text, limit = 300) {
    return refer(oneLine(text, limit))
        .replace(/^[-+=:]/, (sign) => `&#${sign.charCodeAt(0)};`)
        .replace(/^(\d+)([.)])/, (_, number, sign) => `${number}&#${sign.charCodeAt(0)};`)
        .replace(/(?<!&)[@#]/g, (sign) => `${sign}<!-- -->`)
        .replace(/:(?=\/\/|:|[\w+-]+:)/g, ':<!-- -->')
        .replace(/\bwww(?=\.)/gi, 'www<!-- -->')
        .replace(/\bGH-(?=\d)/gi, 'GH-<!-- -->');
}
/** An id or a command as code: GitHub mentions nobody in there, but Markdown still reads it. */
function codeMarkdown(text, limit = 200) {
    const inner = refer(oneLine(text, limit))
        .replace(/:(?=\/\/)/g, '&#58;')
        .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}&#46;`)
        .replace(/@(?=\w)/g, '&#64;<!-- -->');
    return `<code>${inner}</code>`;
}
/** The signs that mean something to Markdown or HTML. An underscore inside a word is one. */
function refer(text) {
    return text.replace(/[&<>|`*~[\]\\$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, (sign) => `&#${sign.charCodeAt(0)};`);
}


/***/ }),

/***/ 4195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fitWidth),
/* harmony export */   q: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6824);
/** Text → its width on a terminal, and texts cut or padded to one. */

/** East Asian wide and full-width blocks; close enough for a table. */
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const segmenter = () => new Intl.Segmenter('en', { granularity: 'grapheme' });
function widthOf(text) {
    // ASCII is nearly all there is, and a segmenter is slow.
    if (/^[\x20-\x7e]*$/.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of segmenter().segment(text))
        width += WIDE.test(segment) ? 2 : 1;
    return width;
}
function fitWidth(text, width) {
    const flat = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, Math.max(1, width * 2 + 50));
    const is = widthOf(flat);
    if (is <= width)
        return flat + ' '.repeat(width - is);
    let kept = '';
    let used = 0;
    for (const { segment } of segmenter().segment(flat)) {
        const wide = WIDE.test(segment) ? 2 : 1;
        if (used + wide > width - 1)
            break;
        kept += segment;
        used += wide;
    }
    return `${kept}…${' '.repeat(Math.max(0, width - used - 1))}`;
}


/***/ }),

/***/ 6339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ wrapWords)
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);
/** A long line → lines that break between words, the later ones indented: a terminal would break inside words. */

/** Words wider than the terminal stay whole. Colours take no room; they must not reach over a blank. */
function wrapWords(text, columns, indent = 2) {
    const words = text.match(/^ *\S+| +\S*/g) ?? [];
    const lines = [];
    let line = '';
    let width = 0;
    for (const word of words) {
        const wide = (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .q)(word.replace(/\u001b\[\d+m/g, ''));
        if (line && width + wide > columns) {
            lines.push(line);
            const bare = word.trimStart();
            line = ' '.repeat(indent) + bare;
            width = wide - (word.length - bare.length) + indent;
        }
        else {
            line += word;
            width += wide;
        }
    }
    return [...lines, line].join('\n');
}


/***/ }),

/***/ 4823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NB: () => (/* binding */ defineCommand),
  d1: () => (/* binding */ runCommand),
  Ik: () => (/* binding */ wrapHelp)
});

// UNUSED EXPORTS: helpOf, readArguments

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/lib/report/wrap.js
var report_wrap = __webpack_require__(6339);
;// CONCATENATED MODULE: ./build/src/explain-value.js

/** zod speaks of types and bounds; a user gave a word. */
function explainValue(issue, given) {
    switch (issue?.code) {
        case 'too_big':
            return { what: `must be at most ${String(issue.maximum)}` };
        case 'too_small':
            return { what: `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}` };
        case 'invalid_value': {
            const known = issue.values.map(String);
            const meant = (0,nearest/* nearest */.p)(given, known);
            return { what: `must be one of ${known.join(', ')}`, ...(meant ? { fix: `did you mean ${meant}?` } : {}) };
        }
        case 'invalid_type':
            return { what: issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}` };
        // Of all options only flags are a choice between types.
        case 'invalid_union':
            return { what: 'must be true or false' };
        default:
            return { what: issue?.message.replace(/^is /, 'must be ') ?? 'is not understood' };
    }
}

;// CONCATENATED MODULE: ./build/src/command.js
/** Turns argv into a command's typed options by its zod schema, and the schema into its --help. */





function defineCommand(command) {
    return command;
}
const flagOf = (key) => `--${key.replaceAll('_', '-')}`;
async function runCommand(name, command, argv, shell) {
    if (argv.includes('--help') || argv.includes('-h')) {
        shell.stdout(wrapHelp(helpOf(name, command), shell));
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
        parsed = (0,external_node_util_.parseArgs)({ args: argv, options: config, allowPositionals: command.positionals !== '', strict: true });
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
        const given = String([raw[key]].flat()[0] ?? '');
        const { what, fix } = explainValue(issue, given);
        throw new config_error/* ConfigError */.x(`${flagOf(key)} ${given}: ${what}.`, { fix: fix ?? `see agent-routing ${name} --help.` });
    }
    return { options: options.data, positionals: parsed.positionals };
}
function explainArgument(name, error, flags) {
    const unknown = /Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
    if (unknown) {
        const meant = (0,nearest/* nearest */.p)(unknown, flags);
        return new config_error/* ConfigError */.x(`${name} knows no ${unknown}.`, {
            fix: meant ? `did you mean ${meant}?` : `see agent-routing ${name} --help.`,
        });
    }
    const extra = /^Unexpected argument '(.*?)'/s.exec(error.message)?.[1];
    if (extra !== undefined)
        return new config_error/* ConfigError */.x(`${name} does not know what to do with '${extra}'.`, {
            fix: `write it behind its option; see agent-routing ${name} --help.`,
        });
    const bare = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' (argument missing|argument is ambiguous|does not take an argument)/.exec(error.message);
    if (bare)
        return new config_error/* ConfigError */.x(`${bare[1]} ${bare[2] === 'does not take an argument' ? 'takes no value' : 'needs a value'}.`, {
            fix: bare[2] === 'argument is ambiguous'
                ? `for one that begins with a dash, write ${bare[1]}=-….`
                : `see agent-routing ${name} --help.`,
        });
    return new config_error/* ConfigError */.x(error.message.split('\n')[0] ?? 'These arguments are not understood.', {
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
/** On a terminal: what does not fit goes on below its column. */
function wrapHelp(help, { wrap, columns }) {
    if (!wrap)
        return help;
    return help
        .split('\n')
        .map((line) => (0,report_wrap/* wrapWords */.E)(line, columns, /^ {2}\S+(?: \S+)? {2,}/.exec(line)?.[0].length ?? 0))
        .join('\n');
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
// EXTERNAL MODULE: ./build/lib/io/end-at-once.js
var end_at_once = __webpack_require__(1296);
// EXTERNAL MODULE: ./build/lib/io/refusal.js
var refusal = __webpack_require__(7205);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var command = __webpack_require__(4823);
;// CONCATENATED MODULE: ./build/src/commands/index.js
// biome-ignore format: one row per command
const COMMANDS = {
    run: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(744), __webpack_require__.e(10), __webpack_require__.e(711), __webpack_require__.e(163), __webpack_require__.e(300), __webpack_require__.e(73), __webpack_require__.e(867), __webpack_require__.e(985), __webpack_require__.e(746), __webpack_require__.e(365), __webpack_require__.e(763)]).then(__webpack_require__.bind(__webpack_require__, 9763)).then(({ run }) => run),
    discover: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(744), __webpack_require__.e(10), __webpack_require__.e(711), __webpack_require__.e(163), __webpack_require__.e(300), __webpack_require__.e(867), __webpack_require__.e(746), __webpack_require__.e(684)]).then(__webpack_require__.bind(__webpack_require__, 6684)).then(({ discover }) => discover),
    lint: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(10), __webpack_require__.e(711), __webpack_require__.e(163), __webpack_require__.e(300), __webpack_require__.e(73), __webpack_require__.e(867), __webpack_require__.e(934)]).then(__webpack_require__.bind(__webpack_require__, 6832)).then(({ lint }) => lint),
    explain: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(711), __webpack_require__.e(548)]).then(__webpack_require__.bind(__webpack_require__, 5235)).then(({ explain }) => explain),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(382), __webpack_require__.e(10), __webpack_require__.e(163), __webpack_require__.e(985), __webpack_require__.e(577)]).then(__webpack_require__.bind(__webpack_require__, 931)).then(({ compare }) => compare),
    baseline: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(382), __webpack_require__.e(10), __webpack_require__.e(163), __webpack_require__.e(985), __webpack_require__.e(958)]).then(__webpack_require__.bind(__webpack_require__, 3963)).then(({ baseline }) => baseline),
    report: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(382), __webpack_require__.e(10), __webpack_require__.e(163), __webpack_require__.e(985), __webpack_require__.e(290)]).then(__webpack_require__.bind(__webpack_require__, 2528)).then(({ report }) => report),
    init: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(10), __webpack_require__.e(711), __webpack_require__.e(356)]).then(__webpack_require__.bind(__webpack_require__, 2356)).then(({ init }) => init),
    route: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(300), __webpack_require__.e(55)]).then(__webpack_require__.bind(__webpack_require__, 185)).then(({ route }) => route),
    'integration-test': () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(744), __webpack_require__.e(10), __webpack_require__.e(711), __webpack_require__.e(163), __webpack_require__.e(300), __webpack_require__.e(73), __webpack_require__.e(867), __webpack_require__.e(746), __webpack_require__.e(365), __webpack_require__.e(439)]).then(__webpack_require__.bind(__webpack_require__, 6439)).then(({ integrationTest }) => integrationTest),
    'self-test': () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(160)]).then(__webpack_require__.bind(__webpack_require__, 1160)).then(({ selfTest }) => selfTest),
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
        // A pipe does not wrap.
        columns: stdout.columns || 200,
        wrap: Boolean(stdout.isTTY),
        signal,
    };
}

;// CONCATENATED MODULE: ./build/src/main.js
/** One command from start to exit code: a signal becomes an abort, a second one the end; a ConfigError becomes one message and exit 2. */







const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const ONE_REQUEST_MS = 200;
async function main(name, argv) {
    const stop = new AbortController();
    let caught = null;
    let since = 0;
    process.on('exit', end_at_once/* endAtOnce */.m);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.on(signal, () => {
            // A terminal and npx both pass Ctrl-C on: that is one request.
            if (caught && performance.now() - since > ONE_REQUEST_MS)
                process.exit(EXIT_CODES[caught]);
            if (caught)
                return;
            caught = signal;
            since = performance.now();
            stop.abort(signal);
        });
    }
    process.stdout.on('error', ignoreClosedPipe);
    process.stderr.on('error', ignoreClosedPipe);
    const code = await dispatch(name, argv, processShell(stop.signal));
    return caught === null ? code : EXIT_CODES[caught];
}
async function dispatch(name, argv, shell) {
    try {
        if (['', 'help', '--help', '-h'].includes(name)) {
            shell.stdout((0,command/* wrapHelp */.Ik)(await overview(), shell));
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
        const told = (0,refusal/* explainRefusal */.G)(error);
        if (!(told instanceof config_error/* ConfigError */.x))
            throw error;
        shell.stderr(`agent-routing: ${told.message}\n`);
        return 2;
    }
}
async function overview() {
    const rows = await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(16)}  ${(await load()).summary}`));
    return `agent-routing <command> [options]\n\nProves that coding agents discover and use the skills, hooks and agents a repository ships.\n\n${rows.join('\n')}\n\nagent-routing <command> --help tells its options; --version the version.\n`;
}
/** `agent-routing run --json | head` closes the pipe: nobody is left to tell. */
function ignoreClosedPipe(error) {
    // EIO: the terminal itself is gone.
    if (error.code !== 'EPIPE' && error.code !== 'EIO')
        throw error;
}


/***/ })

};
