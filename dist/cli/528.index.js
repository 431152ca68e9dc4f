export const id = 528;
export const ids = [528];
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

/***/ 63528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rerank: () => (/* binding */ rerank)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/lib/router/read/reranking.js
/** The answer of a rerank command \u2192 the new order of the candidates; those that it leaves out follow in their old order. */

/** Ids, best first, or the scores of ids. */
const AnswerSchema = schemas/* union */.KCZ([
    schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* looseObject */._H3({ id: schemas/* string */.YjP() }).transform(({ id }) => id)])),
    schemas/* looseObject */._H3({ scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()) }).transform(({ scores }) => Object.entries(scores)
        .sort(([, a], [, b]) => b - a)
        .map(([id]) => id)),
]);
function readReranking(answer, ids) {
    let value;
    try {
        value = JSON.parse(answer);
    }
    catch {
        return { order: null, problem: 'its answer is not JSON' };
    }
    const parsed = AnswerSchema.safeParse(value);
    if (!parsed.success)
        return { order: null, problem: 'its answer is neither a list of ids nor {"scores": {id: number}}' };
    const positions = new Map(ids.map((id, i) => [id, i]));
    const unknown = parsed.data.find((id) => !positions.has(id));
    if (unknown !== undefined)
        return { order: null, problem: `it names '${unknown.slice(0, 60)}', which it was not asked about` };
    const named = [...new Set(parsed.data.map((id) => positions.get(id)))];
    const left = ids.map((_, i) => i).filter((i) => !named.includes(i));
    return { order: [...named, ...left], problem: null };
}

// EXTERNAL MODULE: ./build/lib/setup/routing/ask-command.js
var ask_command = __webpack_require__(58398);
;// CONCATENATED MODULE: ./build/lib/setup/routing/reranker.js
/** Ranked rows \u2192 the order that the user's own command gives them. What the router measured of each row stays with it. */


/** A model of one's own takes longer than a translator. */
const TIMEOUT_MS = 60_000;
/** The command reads {"query", "candidates": [{"id", "description"}]} from stdin, and prints a JSON list of ids, best first. */
async function rerank(argv, query, rows, options = {}) {
    if (rows.length === 0)
        return { rows: [], problem: null };
    const candidates = rows.map(({ tool }) => ({ id: tool.id, description: tool.description }));
    const input = `${JSON.stringify({ query, candidates })}\n`;
    const { output, problem } = await (0,ask_command/* askCommand */.r)(argv, input, { timeout_ms: TIMEOUT_MS, ...options });
    const read = output === null
        ? { order: null, problem }
        : readReranking(output, candidates.map(({ id }) => id));
    if (read.order === null)
        return { rows: [...rows], problem: read.problem };
    return { rows: read.order.map((i) => rows[i]), problem: null };
}


/***/ })

};
