export const id = 398;
export const ids = [398];
export const modules = {

/***/ 58398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rerank: () => (/* binding */ rerank),
/* harmony export */   translate: () => (/* binding */ translate)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _router_read_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23754);
/** A query \u2192 its English translation, and ranked rows \u2192 their new order, by a command that the user named: run without a shell, bounded in time and length. */


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
/** A model of one's own takes longer than a translator. */
const RERANK_TIMEOUT_MS = 60_000;
/** What the router measured of each row stays with it. The command reads {"query", "candidates": [{"id", "description"}]} from stdin, and prints a JSON list of ids, best first. */
async function rerank(argv, query, rows, options = {}) {
    if (rows.length === 0)
        return { rows: [], problem: null };
    const candidates = rows.map(({ tool }) => ({ id: tool.id, description: tool.description }));
    const input = `${JSON.stringify({ query, candidates })}\n`;
    const { output, problem } = await askCommand(argv, input, { timeout_ms: RERANK_TIMEOUT_MS, ...options });
    const read = output === null
        ? { order: null, problem }
        : (0,_router_read_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .readReranking */ .MO)(output, candidates.map(({ id }) => id));
    if (read.order === null)
        return { rows: [...rows], problem: read.problem };
    return { rows: read.order.map((i) => rows[i]), problem: null };
}
/** Linux refuses arguments over 128 KiB; a longer query is passed on stdin only. */
const MAX_ARGUMENT = 100_000;
/** The query is passed as the last argument and on stdin; the translation is read from stdout. */
async function translate(argv, query, options = {}) {
    // Keeps a query with a leading hyphen from being read as an option.
    const argument = query.startsWith('-') ? ` ${query}` : query;
    const fits = Buffer.byteLength(argument) <= MAX_ARGUMENT && !argument.includes('\0');
    const { output, problem } = await askCommand(argv.length && fits ? [...argv, argument] : argv, query, options);
    if (output === null)
        return { text: null, problem };
    const text = (0,_router_read_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .readTranslation */ .yk)(output);
    return { text, problem: text === null ? 'its answer is empty or not English' : null };
}


/***/ })

};
