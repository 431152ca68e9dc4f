export const id = 505;
export const ids = [505];
export const modules = {

/***/ 58398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ askCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/** Asks a command that the user named: text on its standard input \u2192 its standard output. Without a shell, bounded in time and length. */

const TIMEOUT_MS = 10_000;
const MAX_OUTPUT = 1_000_000;
function askCommand(argv, input, options = {}) {
    const { cwd = '.', timeout_ms = TIMEOUT_MS } = options;
    const [file, ...args] = argv;
    if (!file)
        return Promise.resolve({ output: null, problem: 'no command is named' });
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
        const chunks = [];
        let size = 0;
        const stop = () => {
            // The command may have started children that hold its output open.
            try {
                if (child.pid)
                    process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                child.kill('SIGKILL');
            }
            child.stdout.destroy();
        };
        const finish = (output, problem) => {
            clearTimeout(timer);
            stop();
            resolve({ output, problem });
        };
        const timer = setTimeout(() => finish(null, `it gave no answer within ${timeout_ms / 1000} s`), timeout_ms);
        child.on('error', (error) => finish(null, error.message));
        child.stdin.on('error', () => { });
        child.stdin.end(input);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > MAX_OUTPUT)
                finish(null, 'its answer is too long');
            else
                chunks.push(chunk);
        });
        child.on('close', (code, signal) => {
            if (code !== 0)
                finish(null, signal ? `it was ended by ${signal}` : `it ended with exit code ${code}`);
            else
                finish(Buffer.concat(chunks).toString('utf8'), null);
        });
    });
}


/***/ }),

/***/ 28505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   translate: () => (/* binding */ translate)
/* harmony export */ });
/* harmony import */ var _router_read_translation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67858);
/* harmony import */ var _ask_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58398);
/** A query \u2192 its English translation, by the command that the user named. The command runs without a shell. */


/** Linux refuses arguments over 128 KiB; a longer query is passed on stdin only. */
const MAX_ARGUMENT = 100_000;
/** The query is passed as the last argument and on stdin; the translation is read from stdout. */
async function translate(argv, query, options = {}) {
    // Keeps a query with a leading hyphen from being read as an option.
    const argument = query.startsWith('-') ? ` ${query}` : query;
    const fits = Buffer.byteLength(argument) <= MAX_ARGUMENT && !argument.includes('\0');
    const { output, problem } = await (0,_ask_command_js__WEBPACK_IMPORTED_MODULE_0__/* .askCommand */ .r)(argv.length && fits ? [...argv, argument] : argv, query, options);
    if (output === null)
        return { text: null, problem };
    const text = (0,_router_read_translation_js__WEBPACK_IMPORTED_MODULE_1__/* .readTranslation */ .y)(output);
    return { text, problem: text === null ? 'its answer is empty or not English' : null };
}


/***/ })

};
