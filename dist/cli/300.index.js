export const id = 300;
export const ids = [300];
export const modules = {

/***/ 4982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadRouteIndex)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/router/fitted.js
var router_fitted = __webpack_require__(7146);
// EXTERNAL MODULE: ./build/lib/router/tool-list.js
var tool_list = __webpack_require__(8029);
;// CONCATENATED MODULE: ./build/lib/router/join-tools.js

function joinTools(lists, skills) {
    const warnings = [...lists.flatMap((list) => list.warnings), ...skills.flatMap((skill) => skill.warnings)];
    const bySkill = new Map(skills.map(({ tool }) => [tool.id, tool]));
    const withTools = new Set();
    const rows = new Map();
    const add = (tool) => {
        const first = rows.get(tool.id);
        if (first)
            warnings.push(`'${tool.id}' stands in the index twice${tool.file_path ? ` (again in ${tool.file_path})` : ''}; the first counts.`);
        else
            rows.set(tool.id, tool);
    };
    for (const tool of lists.flatMap((list) => list.tools)) {
        const skill = bySkill.get(tool.skill_name);
        if (skill)
            withTools.add(skill.id);
        add(skill ? (0,tool_list/* inheritWords */.R)(tool, skill) : tool);
    }
    for (const { tool } of skills)
        if (!withTools.has(tool.id))
            add(tool);
    return { tools: [...rows.values()], warnings };
}

;// CONCATENATED MODULE: ./build/lib/io/route-index.js
/** Files and folders that a user names → the tools that the router ranks: tool lists, and the SKILL.md files of folders. */






async function loadRouteIndex(paths, cwd) {
    const lists = [];
    const skills = [];
    let fitted = null;
    for (const named of paths) {
        const path = (0,external_node_path_.resolve)(cwd, named);
        const entry = await (0,promises_.stat)(path).catch(() => null);
        if (!entry)
            throw new config_error/* ConfigError */.x('There is no such index.', {
                file: named,
                fix: 'name a folder with skills or a list of tools.',
            });
        if (entry.isDirectory() || path.endsWith('.md')) {
            // Loaded when asked for: YAML and all that finds a source cost a query more than its ranking.
            const { readRouteFolder, readRouteSkill } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(959)]).then(__webpack_require__.bind(__webpack_require__, 4959));
            skills.push(...(entry.isDirectory() ? await readRouteFolder(path, cwd) : [await readRouteSkill(path, cwd)]));
            continue;
        }
        const text = (await (0,promises_.readFile)(path, 'utf8')).replace(/^\uFEFF/, '');
        if ((0,router_fitted/* isFitted */.PZ)(text)) {
            if (fitted)
                throw new config_error/* ConfigError */.x('A second fitted index: what one learnt says nothing of the other.', {
                    file: named,
                    fix: 'fit one index to the queries of both.',
                });
            fitted = (0,router_fitted/* parseFitted */.Uz)(text, named);
            lists.push({ tools: fitted.tools, warnings: [] });
        }
        else
            lists.push((0,tool_list/* parseToolList */.gy)(text, named));
    }
    const { tools, warnings } = joinTools(lists, skills);
    if (tools.length === 0)
        throw new config_error/* ConfigError */.x('The index holds nothing to route to.', {
            file: paths.join(', '),
            fix: 'name a folder with SKILL.md files or a list of tools with --index.',
        });
    return { tools, warnings, fitted };
}


/***/ }),

/***/ 2753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pf: () => (/* binding */ loadEmbedder),
  t$: () => (/* binding */ loadVectors)
});

// UNUSED EXPORTS: findVectors

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
;// CONCATENATED MODULE: ./build/lib/router/word-rows.js
/** The bytes of a list of words → the row of a word, without an object a word: tables are large and few words are asked for. */
const LINE = 10;
const encoder = new TextEncoder();
/** words: UTF-8, one a line. Rows count from 0; -1 is an unknown word. */
function indexWords(words, count) {
    let size = 16;
    while (size < 2 * count)
        size *= 2;
    const rows = new Int32Array(size).fill(-1);
    const starts = new Int32Array(count + 1);
    let row = 0;
    let hash = OFFSET;
    for (let at = 0; at <= words.length && row < count; at++) {
        if (at < words.length && words[at] !== LINE) {
            hash = step(hash, words[at]);
            continue;
        }
        let slot = hash & (size - 1);
        while (rows[slot] >= 0)
            slot = (slot + 1) & (size - 1);
        rows[slot] = row++;
        starts[row] = at + 1;
        hash = OFFSET;
    }
    return (word) => {
        let length = word.length;
        let hash = OFFSET;
        let bytes = null;
        for (let i = 0; i < length; i++) {
            const unit = word.charCodeAt(i);
            if (unit > 127) {
                bytes = encoder.encode(word);
                break;
            }
            hash = step(hash, unit);
        }
        if (bytes) {
            length = bytes.length;
            hash = OFFSET;
            for (const byte of bytes)
                hash = step(hash, byte);
        }
        for (let slot = hash & (size - 1); rows[slot] >= 0; slot = (slot + 1) & (size - 1)) {
            const row = rows[slot];
            const start = starts[row];
            if (starts[row + 1] - 1 - start !== length)
                continue;
            let same = 0;
            while (same < length && words[start + same] === (bytes ? bytes[same] : word.charCodeAt(same)))
                same++;
            if (same === length)
                return row;
        }
        return -1;
    };
}
/** FNV-1a, its upper half folded down: the slots are the lower bits. */
const OFFSET = 0x811c9dc5 | 0;
function step(hash, byte) {
    const next = Math.imul(hash ^ byte, 0x01000193);
    return next ^ (next >>> 15);
}

;// CONCATENATED MODULE: ./build/lib/router/embedding.js
/** A table of word vectors → the vector of a text: the mean of its words, the rarer the heavier. */


const VECTOR_FORMAT = 'agent-routing.vectors.v1';
/** Reads the bytes of data/vectors.bin: length of header, header, words, scale of each row, rows of int8. */
function readVectorTable(bytes, file = 'vectors.bin') {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const broken = (why) => new config_error/* ConfigError */.x(`this is no table of word vectors (${why}).`, {
        file,
        fix: 'build it again with scripts/build-vectors.mjs',
    });
    if (bytes.length < 4 || 4 + view.getUint32(0, true) > bytes.length)
        throw broken('too short');
    const start = 4 + view.getUint32(0, true);
    let header;
    try {
        // A TextDecoder takes longer to load than the whole table.
        header = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset + 4, start - 4).toString('utf8'));
    }
    catch {
        throw broken('its header is not JSON');
    }
    const { words: count, dimensions } = header;
    const scalesAt = start + header.bytes;
    const rowsAt = scalesAt + 4 * count;
    if (header.format !== VECTOR_FORMAT)
        throw broken('unknown format');
    if (bytes.length !== rowsAt + count * dimensions)
        throw broken('its size is not what its header says');
    const rowOf = indexWords(bytes.subarray(start, scalesAt), count);
    const cells = new Int8Array(bytes.buffer, bytes.byteOffset + rowsAt, count * dimensions);
    const add = (sum, text, share) => {
        const row = rowOf(text);
        if (row < 0)
            return false;
        const weight = share * view.getFloat32(scalesAt + 4 * row, true);
        const at = row * dimensions;
        for (let d = 0; d < dimensions; d++)
            sum[d] += weight * cells[at + d];
        return true;
    };
    return {
        dimensions,
        embed(words, weigh) {
            const sum = new Float32Array(dimensions);
            for (const word of words)
                add(sum, word.text, weigh ? weigh(word) : 1);
            return normalize(sum);
        },
        word(text, into) {
            const sum = into ?? new Float32Array(dimensions);
            return add(sum, text, 1) ? normalize(sum) : null;
        },
    };
}
function normalize(vector) {
    let square = 0;
    for (const value of vector)
        square += value * value;
    if (square > 0) {
        const length = Math.sqrt(square);
        for (let d = 0; d < vector.length; d++)
            vector[d] /= length;
    }
    return vector;
}

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./build/lib/router/pack-vectors.js
/** Words in order of frequency and their vectors → the bytes of a table: what all words share taken out, cells in one byte each. */

/** Principal components to take out: three were better than one and than none on development queries. */
const COMMON = 3;
const TURNS = 60;
/** What few words share is their meaning. */
const LEAST_FOR_COMMON = 1000;
/** Words that the components are found on. */
const MOST_LOOKED_AT = 40_000;
function packVectors({ source, dimensions, words, ranks, cells }) {
    if (words.length >= LEAST_FOR_COMMON)
        removeCommon(cells, dimensions);
    const text = new TextEncoder().encode(words.join('\n'));
    const header = new TextEncoder().encode(JSON.stringify({ format: VECTOR_FORMAT, source, words: words.length, dimensions, bytes: text.length }));
    const scalesAt = 4 + header.length + text.length;
    const bytes = new Uint8Array(scalesAt + 4 * words.length + words.length * dimensions);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, header.length, true);
    bytes.set(header, 4);
    bytes.set(text, 4 + header.length);
    const rowsAt = scalesAt + 4 * words.length;
    for (let row = 0; row < words.length; row++) {
        const at = row * dimensions;
        let peak = 0;
        for (let d = 0; d < dimensions; d++)
            peak = Math.max(peak, Math.abs(cells[at + d]));
        peak ||= 1;
        // After Zipf: the share of a word in running text is about 1 / (10 · rank).
        const rarity = 1e-3 / (1e-3 + 1 / (10 * (ranks[row] + 1)));
        view.setFloat32(scalesAt + 4 * row, (peak / 127) * rarity, true);
        for (let d = 0; d < dimensions; d++)
            view.setInt8(rowsAt + at + d, Math.round((cells[at + d] / peak) * 127));
    }
    return bytes;
}
/** What all words share says nothing: the mean and the first principal components (power iteration, fixed start). */
function removeCommon(cells, dimensions) {
    const rows = cells.length / dimensions;
    const looked = Math.min(rows, MOST_LOOKED_AT);
    const mean = new Float64Array(dimensions);
    for (let i = 0; i < cells.length; i++)
        mean[i % dimensions] += cells[i] / rows;
    for (let i = 0; i < cells.length; i++)
        cells[i] -= mean[i % dimensions];
    const along = (axis, at) => {
        let sum = 0;
        for (let d = 0; d < dimensions; d++)
            sum += axis[d] * cells[at + d];
        return sum;
    };
    for (let component = 0; component < COMMON; component++) {
        let axis = Float64Array.from({ length: dimensions }, (_, d) => 1 + d / dimensions);
        for (let turn = 0; turn < TURNS; turn++) {
            const next = new Float64Array(dimensions);
            for (let row = 0; row < looked; row++) {
                const share = along(axis, row * dimensions);
                for (let d = 0; d < dimensions; d++)
                    next[d] += share * cells[row * dimensions + d];
            }
            const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
            // Fewer dimensions than components: nothing is left to take out.
            if (length < 1e-9)
                return;
            axis = next.map((value) => value / length);
        }
        for (let row = 0; row < rows; row++) {
            const share = along(axis, row * dimensions);
            for (let d = 0; d < dimensions; d++)
                cells[row * dimensions + d] -= share * axis[d];
        }
    }
}

;// CONCATENATED MODULE: ./build/lib/io/text-vectors.js
/** A text file of word vectors (GloVe, word2vec, fastText: one word a line, then its numbers) → the bytes of a table, read as a stream. */




/** Such files are sorted by frequency: what comes later is rare, and costs memory. */
const MOST_WORDS = 100_000;
const MOST_DIMENSIONS = 1024;
/** What the router's splitter can produce. */
const WORD = /^[\p{L}\p{N}\p{M}]{1,40}$/u;
const LEAST_WORDS = 2;
async function readTextVectors(path) {
    const words = new Map();
    const ranks = [];
    let cells = new Float32Array(0);
    let dimensions = 0;
    let line = 0;
    let rank = -1;
    const refuse = (message) => new config_error/* ConfigError */.x(message, { file: path, line, fix: 'give one word a line, then its numbers, each line as many.' });
    const input = (0,external_node_fs_.createReadStream)(path, { encoding: 'utf8' });
    try {
        for await (const text of (0,external_node_readline_.createInterface)({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
            line++;
            const fields = text
                .replace(/^\uFEFF/, '')
                .trimEnd()
                .split(/[ \t]+/);
            if (text.trim() === '')
                continue;
            // word2vec and fastText open with the number of words and of dimensions.
            if (line === 1 && fields.length === 2 && fields.every((field) => /^\d+$/.test(field)))
                continue;
            if (dimensions === 0) {
                dimensions = fields.length - 1;
                if (dimensions < 2 || dimensions > MOST_DIMENSIONS)
                    throw refuse(`This is no word vector: ${dimensions} numbers after the word (2 to ${MOST_DIMENSIONS} are read).`);
            }
            // Some tables hold words with blanks.
            if (fields.length <= dimensions)
                throw refuse(`This line has ${fields.length - 1} numbers where the first has ${dimensions}.`);
            rank++;
            const word = fields.slice(0, -dimensions).join(' ').normalize('NFKC').toLowerCase();
            const numbers = fields.slice(-dimensions);
            if (fields.length > dimensions + 1 && Number.isFinite(Number(fields[1])) && WORD.test(fields[0]))
                throw refuse(`This line has ${fields.length - 1} numbers where the first has ${dimensions}.`);
            if (!WORD.test(word) || words.has(word))
                continue;
            const row = words.size;
            if ((row + 1) * dimensions > cells.length)
                cells = grow(cells, Math.max(1024, 2 * row) * dimensions);
            numbers.forEach((number, d) => {
                const value = Number(number);
                if (number === '' || !Number.isFinite(value))
                    throw refuse(`'${number.slice(0, 40)}' is no number.`);
                cells[row * dimensions + d] = value;
            });
            ranks.push(rank);
            words.set(word, row);
            if (words.size === MOST_WORDS)
                break;
        }
    }
    finally {
        input.destroy();
    }
    if (words.size < LEAST_WORDS)
        throw new config_error/* ConfigError */.x(`There are ${words.size} word vectors in it.`, { file: path, fix: 'name a whole table.' });
    return packVectors({
        source: 'text',
        dimensions,
        words: [...words.keys()],
        ranks,
        cells: cells.slice(0, words.size * dimensions),
    });
}
function grow(cells, length) {
    const next = new Float32Array(length);
    next.set(cells);
    return next;
}

;// CONCATENATED MODULE: ./build/lib/io/vectors.js
/** Opens the table of word vectors that ships with the package, when first asked for, or one that the user names. */







const NAME = (0,external_node_path_.join)('data', 'vectors.bin');
/** dist/cli, build/src, build/lib/io and lib/io all stand below the folder that holds data/. */
function findVectors(from = import.meta.url) {
    for (let folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(from));; folder = (0,external_node_path_.dirname)(folder)) {
        const path = (0,external_node_path_.join)(folder, NAME);
        if ((0,external_node_fs_.existsSync)(path))
            return path;
        if ((0,external_node_path_.dirname)(folder) === folder)
            return null;
    }
}
let table = null;
/** null when the package was installed without its data: the router then has its keyword side alone. */
function loadVectors(path = findVectors()) {
    if (path === null)
        return null;
    if (table?.path !== path)
        table = { path, embedder: readVectorTable((0,external_node_fs_.readFileSync)(path), path) };
    return table.embedder;
}
/** A table of ours, or the text of GloVe, word2vec or fastText. */
async function loadEmbedder(path) {
    let head = Buffer.alloc(256);
    const file = await (0,promises_.open)(path).catch((error) => {
        throw new config_error/* ConfigError */.x(`The word vectors cannot be read: ${error.message}.`, {
            file: path,
            fix: 'name a file of word vectors with --vectors.',
        });
    });
    try {
        if ((await file.stat()).isDirectory())
            throw new config_error/* ConfigError */.x('The word vectors are a folder.', { file: path, fix: 'name the file in it.' });
        head = head.subarray(0, (await file.read(head, 0, head.length, 0)).bytesRead);
    }
    finally {
        await file.close();
    }
    if (head.includes(VECTOR_FORMAT))
        return readVectorTable((0,external_node_fs_.readFileSync)(path), path);
    if (head.includes(0) || (head[0] === 0x1f && head[1] === 0x8b))
        throw new config_error/* ConfigError */.x('These word vectors are not text.', {
            file: path,
            fix: 'unpack them, or save them as text (one word a line, then its numbers).',
        });
    return readVectorTable(await readTextVectors(path), path);
}


/***/ }),

/***/ 852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ best)
/* harmony export */ });
/** Values → the places of the greatest positive ones, best first; equal ones in index order. */
function best(values, count) {
    const top = [];
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (value <= 0 || (top.length === count && value <= values[top[count - 1]]))
            continue;
        let at = top.length;
        while (at > 0 && values[top[at - 1]] < value)
            at--;
        top.splice(at, 0, i);
        if (top.length > count)
            top.pop();
    }
    return top;
}


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ calibrate),
/* harmony export */   En: () => (/* binding */ chanceOf),
/* harmony export */   KV: () => (/* binding */ describeShapes),
/* harmony export */   ZX: () => (/* binding */ SHAPE_KEYS)
/* harmony export */ });
/* harmony import */ var _best_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(852);
/* harmony import */ var _weights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8049);
/** The shape of a ranking → the chance that each of its rows is right, and the confidence that follows. */


/** What a logistic weighs of it. */
const SHAPE_KEYS = ['lead', 'height', 'similarity'];
/** The score of "none of these", which stands beside every ranking: else the best of three strangers would look sure. */
const NONE = 4;
/** Shapes of the rows of one ranking: the sum over all of them is made once. */
function describeShapes({ fused, similar }) {
    const [first = 0, second = 0] = (0,_best_js__WEBPACK_IMPORTED_MODULE_1__/* .best */ .b)(fused, 2).map((tool) => fused[tool]);
    const peak = first;
    let all = 0;
    for (const value of fused)
        all += Math.exp(value - peak);
    const none = Math.exp(NONE - peak);
    return (tool) => {
        const own = Math.exp(fused[tool] - peak);
        const rest = Math.max(0, all - own) + none;
        return {
            // Both logarithms are of something: scores that lie far apart must not make a lead without end.
            lead: Math.log(Math.max(own, Number.MIN_VALUE)) - Math.log(Math.max(rest, Number.MIN_VALUE)),
            height: Math.log1p(Math.max(0, fused[tool])),
            similarity: similar?.[tool] ?? 0,
            apart: fused[tool] - (fused[tool] < first ? first : second),
        };
    };
}
/** Of two rows that score the same neither is surer than a half, whatever else speaks for them. */
const APART_SLOPE = 3;
function chanceOf(shape, calibration) {
    let logit = calibration.bias;
    for (const key of SHAPE_KEYS)
        logit += calibration[key] * shape[key];
    return Math.min(chance(logit), chance(APART_SLOPE * shape.apart));
}
const chance = (logit) => 1 / (1 + Math.exp(-logit));
/** A row never has a greater chance than the row above it, so that final scores order as the strategy does. */
function calibrate(order, scores, calibration) {
    const chances = new Map();
    const shapeOf = describeShapes(scores);
    let ceiling = 1;
    for (const tool of order) {
        ceiling = Math.min(ceiling, chanceOf(shapeOf(tool), calibration));
        chances.set(tool, ceiling);
    }
    return {
        get: (tool) => chances.get(tool),
        judge(tool) {
            const final_score = chances.get(tool) ?? 0;
            const { high, medium } = _weights_js__WEBPACK_IMPORTED_MODULE_0__/* .CALIBRATED_BOUNDS */ .i9;
            return {
                final_score,
                confidence: final_score >= high ? 'high' : final_score >= medium ? 'medium' : 'low',
                promotion: null,
            };
        },
    };
}


/***/ }),

/***/ 7146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ FITTED_SCHEMA),
/* harmony export */   PZ: () => (/* binding */ isFitted),
/* harmony export */   Uz: () => (/* binding */ parseFitted)
/* harmony export */ });
/* unused harmony export FittedSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** What `route fit` writes and `--index` reads: an index with labelled queries, their weight, and a calibration of its own. */


const FITTED_SCHEMA = 'agent-routing.route-index.v1';
const strings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const number = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig();
const FittedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FITTED_SCHEMA),
    /** What the fit saw of itself: each query ranked by an index that never held it. */
    leave_one_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        queries: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        recall_at_1: number,
        recall_at_5: number,
        calibration_error: number,
    }),
    /** Weights of the examples' words and of their vectors beside the fused score. */
    weight: number.min(0),
    vector_weight: number.min(0).optional(),
    calibration: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        bias: number,
        lead: number,
        height: number,
        similarity: number,
    }),
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['tool', 'skill']),
        description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        skill_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        routing_keywords: strings,
        intents: strings,
        input_schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
        parameters: strings,
        skill_description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        file_path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    }))
        .min(1),
    examples: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), query: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), expected: strings })),
});
/** By its own key, wherever formatters put it: read as a mere list of tools it would lose what it learnt. */
function isFitted(text) {
    return new RegExp(`"schema"\\s*:\\s*"${FITTED_SCHEMA.replaceAll('.', '\\.')}"`).test(text);
}
function parseFitted(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is no JSON: ${error.message}.`, {
            file,
            fix: 'make it again with route fit.',
        });
    }
    const parsed = FittedSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, {
        file,
        path: issue.path.join('.'),
        fix: 'make it again with route fit.',
    });
}


/***/ }),

/***/ 2334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ fuseRanks),
/* harmony export */   El: () => (/* binding */ fuseWithBoosts),
/* harmony export */   YL: () => (/* binding */ STRATEGIES),
/* harmony export */   le: () => (/* binding */ WEIGHTED_RRF),
/* harmony export */   wQ: () => (/* binding */ PLAIN_RRF)
/* harmony export */ });
const STRATEGIES = ['score_fusion', 'weighted_rrf_field_boosting', 'rrf'];
/** The original's constants; `rrf` is the textbook's. */
const WEIGHTED_RRF = { semantic_weight: 1, keyword_weight: 1.5, rrf_k: 10 };
const PLAIN_RRF = { semantic_weight: 1, keyword_weight: 1, rrf_k: 60 };
/** Reciprocal rank fusion; ranks count from 0, so the best adds weight / (k + 1). */
function fuseRanks(vector, keyword, constants) {
    const { semantic_weight, keyword_weight, rrf_k } = constants;
    const scores = new Map();
    const add = (ranking, weight) => ranking.forEach(([tool], rank) => {
        scores.set(tool, (scores.get(tool) ?? 0) + weight / (rrf_k + rank + 1));
    });
    add(vector, semantic_weight);
    add(keyword, keyword_weight);
    return scores;
}
const NAME_TOKEN = 0.3;
const WHOLE_QUERY = 0.5;
const METADATA = { routing_keywords: 0.08, intents: 0.09, category: 0.05, description: 0.03 };
const METADATA_CAP = 0.45;
/** Fewer keyword hits than this: the vector side decides. */
const SPARSE_BELOW = 2;
const SPARSE = { semantic_weight: 2, keyword_weight: 0.1, similarity: 0.3 };
/**
 * The original's formula (strategy weighted_rrf_field_boosting). Its boosts match by substring, each of the query's
 * tokens of three letters or more once.
 */
function fuseWithBoosts(query, tools, vector, keyword, constants = WEIGHTED_RRF) {
    const sparse = keyword.length < SPARSE_BELOW;
    const scores = fuseRanks(vector, keyword, sparse ? { ...constants, ...SPARSE } : constants);
    if (sparse)
        for (const [tool, similarity] of vector)
            scores.set(tool, scores.get(tool) + SPARSE.similarity * similarity);
    const whole = query.trim().toLowerCase();
    const tokens = [...new Set(whole.split(/[^\p{L}\p{N}]+/u).filter((token) => token.length > 2))];
    const hits = new Set(keyword.map(([tool]) => tool));
    for (const [tool, score] of scores) {
        const entry = tools[tool];
        const name = entry.id.toLowerCase();
        // A query of one word is the whole query: it earns that boost alone.
        const boost = whole && name.includes(whole)
            ? WHOLE_QUERY + (tokens.length > 1 ? NAME_TOKEN * count(tokens, name) : 0)
            : NAME_TOKEN * count(tokens, name);
        scores.set(tool, score + boost + (hits.has(tool) ? metadataBoost(tokens, entry) : 0));
    }
    return scores;
}
function count(tokens, text) {
    return tokens.reduce((sum, token) => sum + (text.includes(token) ? 1 : 0), 0);
}
function metadataBoost(tokens, tool) {
    const boost = METADATA.routing_keywords * count(tokens, tool.routing_keywords.join('\n').toLowerCase()) +
        METADATA.intents * count(tokens, tool.intents.join('\n').toLowerCase()) +
        METADATA.category * count(tokens, tool.category.toLowerCase()) +
        METADATA.description * count(tokens, tool.description.toLowerCase());
    return Math.min(METADATA_CAP, boost);
}


/***/ }),

/***/ 850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   a: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2550);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1060);
/** The text of a list (JSON or JSONL) → its rows, each with its place, and what the list says of skills. */




const ListSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ tools: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), skills: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional() }),
]);
function readRows(text, file) {
    let whole;
    try {
        whole = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text, file);
    }
    catch (error) {
        const rows = readLines(text, file);
        if (rows)
            return { rows, skills: {} };
        throw error;
    }
    // A server's answer to tools/list, as it came.
    if ((0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole) && (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole['result']) && 'tools' in whole['result'])
        whole = whole['result'];
    const list = ListSchema.safeParse(whole);
    if (!list.success) {
        // One line of JSONL is an object too.
        if ((0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole) && ['name', 'tool_name', 'description', 'function'].some((key) => key in whole))
            return { rows: [{ value: whole, line: 1, path: '' }], skills: {} };
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is no list of tools.', {
            file,
            fix: 'give a JSON array of tools, {"tools": [...]} or one tool a line.',
        });
    }
    const data = Array.isArray(list.data) ? { tools: list.data, skills: {} } : list.data;
    return {
        rows: data.tools.map((value, i) => ({ value, line: null, path: `tools[${i}]` })),
        skills: data.skills ?? {},
    };
}
/** null when not even the first line is JSON. */
function readLines(text, file) {
    const rows = [];
    let line = 0;
    for (const content of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
        line++;
        if (!content.trim())
            continue;
        try {
            rows.push({ value: JSON.parse(content), line, path: '' });
        }
        catch (error) {
            if (rows.length === 0)
                return null;
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This line is no JSON: ${error.message}.`, { file, line });
        }
    }
    return rows;
}


/***/ }),

/***/ 561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ PROFILE_NAMES),
/* harmony export */   ix: () => (/* binding */ CONFIDENCES),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   mO: () => (/* binding */ applyProfile)
/* harmony export */ });
/* unused harmony exports VECTOR_STRONG, KEYWORD_STRONG, CLEAR_GAP, promote */
const CONFIDENCES = ['high', 'medium', 'low'];
function profile(row) {
    const [high_threshold, medium_threshold, high_base, high_scale, high_cap, medium_base, medium_scale, medium_cap, low_floor,] = row;
    return {
        high_threshold,
        medium_threshold,
        high_base,
        high_scale,
        high_cap,
        medium_base,
        medium_scale,
        medium_cap,
        low_floor,
    };
}
const PROFILES = {
    balanced: profile([0.75, 0.5, 0.9, 0.05, 0.99, 0.6, 0.3, 0.89, 0.1]),
    precision: profile([0.82, 0.58, 0.92, 0.04, 0.99, 0.62, 0.24, 0.88, 0.1]),
    recall: profile([0.68, 0.42, 0.88, 0.06, 0.99, 0.56, 0.35, 0.9, 0.08]),
};
const PROFILE_NAMES = ['calibrated', 'balanced', 'precision', 'recall'];
/** The promotions' bounds (seed 004, section 4.4). Both sides are normalised to 0..1 here: raw BM25 passes 0.2 nearly always. */
const VECTOR_STRONG = 0.55;
const KEYWORD_STRONG = 0.2;
const CLEAR_GAP = 0.15;
function promote(row, { medium_threshold }) {
    if (row.score < medium_threshold)
        return null;
    if (row.vector_score >= VECTOR_STRONG)
        return 'vector';
    const dominated = row.keyword_score > 0 && row.vector_score < 0.5 && row.keyword_score > row.vector_score;
    if (row.keyword_score >= KEYWORD_STRONG || dominated)
        return 'keyword';
    if (row.gap !== null && row.gap >= CLEAR_GAP)
        return 'clear_winner';
    return null;
}
function applyProfile(row, bounds) {
    const { score } = row;
    const promotion = score >= bounds.high_threshold ? null : promote(row, bounds);
    const clamp = (value) => Math.min(1, Math.max(0, value));
    if (score >= bounds.high_threshold || promotion)
        return {
            confidence: 'high',
            final_score: clamp(Math.min(bounds.high_cap, bounds.high_base + score * bounds.high_scale)),
            promotion,
        };
    if (score >= bounds.medium_threshold)
        return {
            confidence: 'medium',
            final_score: clamp(Math.min(bounds.medium_cap, bounds.medium_base + score * bounds.medium_scale)),
            promotion: null,
        };
    return { confidence: 'low', final_score: clamp(Math.max(score, bounds.low_floor)), promotion: null };
}


/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createRouter)
/* harmony export */ });
/* harmony import */ var _best_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(852);
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7932);
/* harmony import */ var _fusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2334);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(561);
/* harmony import */ var _scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2648);
/* harmony import */ var _weights_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8049);
/** Tools → a router; query → tools ranked, each with its raw and final score, its confidence and why. */






/** Candidates that each side hands to rank fusion, at least. */
const CANDIDATES = 50;
function createRouter(tools, embedder, learned = null) {
    const scorer = (0,_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .createScorer */ .f)(tools, embedder, learned);
    const calibration = learned?.calibration ?? _weights_js__WEBPACK_IMPORTED_MODULE_4__/* .CALIBRATION */ .jY;
    function rank(query, options = {}) {
        const { strategy = 'score_fusion', profile = 'calibrated', limit = 10, threshold = 0 } = options;
        const scores = scorer.score(query, options.without);
        const { found, similar, fused } = scores;
        const normal = (value) => (found.most ? value / found.most : 0);
        const depth = Math.max(CANDIDATES, 2 * limit);
        // A profile judges by the next row's distance and may lift rows: what stands first must not hang on the limit.
        const judged = profile === 'calibrated' ? limit : depth;
        const byKeyword = (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(found.scores, depth).map((i) => [i, found.scores[i]]);
        const byVector = similar ? (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(similar, depth).map((i) => [i, similar[i]]) : [];
        const raw = strategy === 'weighted_rrf_field_boosting'
            ? (0,_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .fuseWithBoosts */ .El)(query, tools, byVector, byKeyword)
            : (0,_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .fuseRanks */ .B3)(byVector, byKeyword, strategy === 'rrf' ? _fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_RRF */ .wQ : _fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .WEIGHTED_RRF */ .le);
        const order = strategy === 'score_fusion'
            ? (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(fused, judged)
            : [...raw.keys()].sort((a, b) => raw.get(b) - raw.get(a) || compareIds(tools, a, b)).slice(0, judged);
        const chances = (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .calibrate */ .C3)(order, scores, calibration);
        const greatest = strategy === 'rrf' ? 2 / (_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_RRF */ .wQ.rrf_k + 1) : 1;
        const ordered = order.map((i) => (strategy === 'score_fusion' ? chances.get(i) : raw.get(i) / greatest));
        return (order
            .map((i, place) => {
            const vector_score = similar ? similar[i] : null;
            const keyword_score = normal(found.scores[i]);
            const row = {
                score: ordered[place],
                vector_score: vector_score ?? 0,
                keyword_score,
                gap: place === 0 ? ordered[0] - (ordered[1] ?? 0) : null,
            };
            const verdict = profile === 'calibrated' ? chances.judge(i) : (0,_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .applyProfile */ .mO)(row, _profile_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI[profile]);
            return {
                tool: tools[i],
                score: raw.get(i) ?? 0,
                vector_score,
                keyword_score,
                fused_score: ordered[place],
                ...verdict,
            };
        })
            // A promotion may lift a row above the one before it: the final score orders.
            .sort((a, b) => b.final_score - a.final_score)
            .slice(0, limit)
            .filter((row) => row.final_score >= threshold));
    }
    return { tools, rank };
}
function compareIds(tools, a, b) {
    return tools[a].id < tools[b].id ? -1 : 1;
}


/***/ }),

/***/ 2648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ createScorer)
});

;// CONCATENATED MODULE: ./build/lib/router/whiten.js
/** How points lie around their centres → coordinates in which they lie alike in every direction, and what is left of that when some of them are forgotten. */
/** Pooled covariance of points of so many dimensions. */
function measureSpread(dimensions) {
    const sums = Array.from({ length: dimensions }, (_, row) => new Float64Array(row + 1));
    const away = new Float64Array(dimensions);
    let points = 0;
    return {
        add(point, centre) {
            points++;
            for (let d = 0; d < dimensions; d++)
                away[d] = point[d] - centre[d];
            for (let row = 0; row < dimensions; row++) {
                const own = away[row];
                if (own === 0)
                    continue;
                const sum = sums[row];
                for (let column = 0; column <= row; column++)
                    sum[column] += own * away[column];
            }
        },
        measure(centres, prior) {
            const freedom = Math.max(0, points - centres) + prior.points;
            const covariance = sums.map((row, d) => row.map((sum, column) => (sum + (column === d ? prior.points * prior.variance : 0)) / freedom));
            const root = choleskyOf(covariance);
            return { whiten: (point) => solveLower(root, point), metric: () => metricOf(freedom) };
        },
    };
}
/** Each forgotten point takes an outer product from the covariance; by Sherman and Morrison its inverse gains one. */
function metricOf(freedom) {
    const gains = [];
    let left = freedom;
    return {
        forget(point, centre, count) {
            const away = point.map((x, d) => x - centre[d]);
            const direction = Float64Array.from(away);
            for (const gain of gains) {
                const along = gain.share * dot(gain.direction, away);
                gain.direction.forEach((x, d) => {
                    direction[d] += along * x;
                });
            }
            // A centre moves when one of its points goes: the more, the fewer there are.
            const part = count / (count - 1) / freedom;
            gains.push({ direction, share: part / (1 - part * dot(away, direction)) });
            left--;
        },
        inner(a, b) {
            let sum = dot(a, b);
            for (const { direction, share } of gains)
                sum += share * dot(direction, a) * dot(direction, b);
            return (sum * left) / freedom;
        },
    };
}
function dot(a, b) {
    let sum = 0;
    for (let d = 0; d < a.length; d++)
        sum += a[d] * b[d];
    return sum;
}
/** Lower triangle of a positive definite matrix → the lower triangular root whose square it is. */
function choleskyOf(matrix) {
    const root = [];
    matrix.forEach((row, i) => {
        const own = Float64Array.from(row);
        for (let j = 0; j <= i; j++) {
            const other = j < i ? root[j] : own;
            let value = row[j];
            for (let k = 0; k < j; k++)
                value -= own[k] * other[k];
            own[j] = j < i ? value / other[j] : Math.sqrt(value);
        }
        root.push(own);
    });
    return root;
}
function solveLower(root, point) {
    const found = new Float64Array(root.length);
    root.forEach((row, i) => {
        let value = point[i];
        for (let j = 0; j < i; j++)
            value -= row[j] * found[j];
        found[i] = value / row[i];
    });
    return found;
}

;// CONCATENATED MODULE: ./build/lib/router/example-vectors.js

/** The shape of the clouds is believed as far as there are more points than this; before, they are as wide as all points. */
const PRIOR_POINTS = 100;
/** Of those left out, the common shape forgets so many: more would cost the square of their number, and move it little. */
const FORGOTTEN = 50;
/**
 * Linear discriminant analysis: the questions of each tool, with its own text, are a cloud around their mean, and all
 * clouds have one shape. A value is the log likelihood of the query above that under the average tool, 0 where it is below.
 */
function buildExampleVectors(vectors, lessons) {
    const { dimensions, size } = vectors;
    const points = lessons.all.map((lesson) => vectors.embed(lesson.words));
    // A question of unknown words lies nowhere: it must not draw its tools towards the origin.
    const owners = lessons.all.map(({ tools }, i) => (points[i].some((x) => x !== 0) ? tools : []));
    const centres = Array.from({ length: size }, (_, tool) => Float64Array.from(vectors.row(tool)));
    const counts = new Float64Array(size).fill(1);
    owners.forEach((tools, i) => {
        for (const tool of tools) {
            counts[tool]++;
            for (let d = 0; d < dimensions; d++)
                centres[tool][d] += points[i][d];
        }
    });
    centres.forEach((centre, tool) => {
        for (let d = 0; d < dimensions; d++)
            centre[d] /= counts[tool];
    });
    const all = [...points.filter((_, i) => owners[i].length), ...centres.map((_, tool) => vectors.row(tool))];
    const spread = measureSpread(dimensions);
    for (let tool = 0; tool < size; tool++)
        spread.add(vectors.row(tool), centres[tool]);
    owners.forEach((tools, i) => {
        for (const tool of tools)
            spread.add(points[i], centres[tool]);
    });
    const shape = spread.measure(size, { points: PRIOR_POINTS, variance: varianceOf(all) });
    const clouds = centres.map((centre) => shape.whiten(centre));
    const white = new Map();
    function whiteOf(lesson) {
        const known = white.get(lesson) ?? shape.whiten(points[lesson]);
        white.set(lesson, known);
        return known;
    }
    /** Both the clouds and their common shape forget. */
    function leaveOut(silent, metric) {
        const changed = new Map();
        const counted = new Map();
        let forgotten = 0;
        for (const lesson of silent) {
            const point = whiteOf(lesson);
            for (const tool of owners[lesson]) {
                const centre = changed.get(tool) ?? Float64Array.from(clouds[tool]);
                const count = counted.get(tool) ?? counts[tool];
                if (forgotten++ < FORGOTTEN)
                    metric.forget(point, centre, count);
                for (let d = 0; d < dimensions; d++)
                    centre[d] = (centre[d] * count - point[d]) / (count - 1);
                changed.set(tool, centre);
                counted.set(tool, count - 1);
            }
        }
        return changed;
    }
    return {
        search(query, without) {
            const likely = new Float64Array(size);
            const vector = vectors.embed(query);
            if (vector.every((x) => x === 0))
                return likely;
            const point = shape.whiten(vector);
            const metric = shape.metric();
            const changed = leaveOut(lessons.silent(query, without), metric);
            let mean = 0;
            for (let tool = 0; tool < size; tool++) {
                const cloud = changed.get(tool) ?? clouds[tool];
                const value = metric.inner(cloud, point) - metric.inner(cloud, cloud) / 2;
                likely[tool] = value;
                mean += value / size;
            }
            return likely.map((value) => Math.max(0, value - mean));
        },
    };
}
/** In the mean direction, around the mean of all; 1 for points that all lie in one place. */
function varianceOf(points) {
    const dimensions = points[0]?.length ?? 0;
    let variance = 0;
    for (let d = 0; d < dimensions; d++) {
        const mean = points.reduce((sum, point) => sum + point[d], 0) / points.length;
        variance += points.reduce((sum, point) => sum + (point[d] - mean) ** 2, 0) / points.length / dimensions;
    }
    return variance || 1;
}

// EXTERNAL MODULE: ./build/lib/router/words.js + 1 modules
var router_words = __webpack_require__(4821);
;// CONCATENATED MODULE: ./build/lib/router/example-words.js

/** Bigrams count, but less; one that was seen once says nothing. */
const PAIR_WEIGHT = 0.7;
/** Smoothing of the naive Bayes side, and its share beside the centroid's cosine. Fitted on development queries. */
const SMOOTHING = 0.07;
const BAYES_SHARE = 0.1;
/**
 * Each tool is the sum of its examples' TF-IDF vectors and of its own text's. Two views of that sum are added: the
 * cosine with the query, and its likelihood under the sum as a distribution of words. A sum forgets by subtraction,
 * so that leaving one example out costs nothing.
 */
function buildExampleWords(tools, lessons) {
    const texts = [
        ...lessons.all.map((lesson) => lesson.words),
        ...tools.map((tool) => (0,router_words/* splitWords */.y)([tool.id, tool.description, ...tool.routing_keywords, ...tool.intents].join(' . '))),
    ];
    const weights = weighFeatures(texts);
    const sums = new Map();
    const squares = new Float64Array(tools.length);
    const masses = new Float64Array(tools.length);
    const add = (tool, features) => {
        for (const [feature, value] of features) {
            const posting = sums.get(feature) ?? new Map();
            posting.set(tool, (posting.get(tool) ?? 0) + value);
            sums.set(feature, posting);
        }
    };
    const vectors = texts.map((words) => vectorOf(words, weights.of));
    const owners = [...lessons.all.map((lesson) => lesson.tools), ...tools.map((_, i) => [i])];
    vectors.forEach((features, text) => {
        for (const tool of owners[text])
            add(tool, features);
    });
    for (const posting of sums.values())
        for (const [tool, value] of posting) {
            squares[tool] += value * value;
            masses[tool] += value;
        }
    return {
        search(query, without) {
            const scores = new Float64Array(tools.length);
            const left = lessons.silent(query, without);
            const features = vectorOf(query, left.length ? weights.without(left.map((text) => texts[text])) : weights.of);
            if (features.size === 0)
                return scores;
            const shared = new Float64Array(tools.length);
            const likely = new Float64Array(tools.length);
            const square = Float64Array.from(squares);
            const mass = Float64Array.from(masses);
            const minus = new Map();
            const cellOf = (feature, tool) => feature * tools.length + tool;
            for (const text of left)
                for (const tool of owners[text])
                    for (const [feature, value] of vectors[text]) {
                        const cell = cellOf(feature, tool);
                        const gone = minus.get(cell) ?? 0;
                        const now = sums.get(feature).get(tool) - gone;
                        square[tool] -= now * now - (now - value) * (now - value);
                        mass[tool] -= value;
                        minus.set(cell, gone + value);
                    }
            let total = 0;
            for (const [feature, value] of features) {
                total += value;
                for (const [tool, sum] of sums.get(feature) ?? []) {
                    const kept = left.length ? sum - (minus.get(cellOf(feature, tool)) ?? 0) : sum;
                    if (kept <= 1e-9)
                        continue;
                    shared[tool] += value * kept;
                    likely[tool] += value * Math.log1p(kept / SMOOTHING);
                }
            }
            let least = Number.POSITIVE_INFINITY;
            for (let i = 0; i < tools.length; i++) {
                likely[i] -= total * Math.log(mass[i] + SMOOTHING * weights.size);
                least = Math.min(least, likely[i]);
            }
            for (let i = 0; i < tools.length; i++)
                if (shared[i] > 0)
                    scores[i] = shared[i] / Math.sqrt(Math.max(square[i], 1e-9)) + BAYES_SHARE * (likely[i] - least);
            return scores;
        },
    };
}
function weighFeatures(texts) {
    const seen = countFeatures(texts);
    const weigh = (feature, count, of) => {
        const pair = feature.includes(' ');
        return count < (pair ? 2 : 1) ? 0 : Math.log1p(of / count) * (pair ? PAIR_WEIGHT : 1);
    };
    const rows = new Map();
    for (const [feature, count] of seen) {
        const weight = weigh(feature, count, texts.length);
        if (weight)
            rows.set(feature, { place: rows.size, weight });
    }
    return {
        size: rows.size,
        of: (feature) => rows.get(feature),
        without(silent) {
            const gone = countFeatures(silent);
            return (feature) => {
                const row = rows.get(feature);
                if (!row)
                    return undefined;
                const weight = weigh(feature, seen.get(feature) - (gone.get(feature) ?? 0), texts.length - silent.length);
                return weight ? { place: row.place, weight } : undefined;
            };
        },
    };
}
function countFeatures(texts) {
    const seen = new Map();
    for (const words of texts)
        for (const feature of featuresOf(words))
            seen.set(feature, (seen.get(feature) ?? 0) + 1);
    return seen;
}
function featuresOf(words) {
    const features = new Set();
    words.forEach(({ stem }, i) => {
        features.add(stem);
        if (i > 0)
            features.add(`${words[i - 1].stem} ${stem}`);
    });
    return features;
}
function vectorOf(words, weightOf) {
    const features = new Map();
    let square = 0;
    for (const feature of featuresOf(words)) {
        const row = weightOf(feature);
        if (!row)
            continue;
        features.set(row.place, row.weight);
        square += row.weight * row.weight;
    }
    const length = Math.sqrt(square);
    for (const [place, weight] of features)
        features.set(place, weight / length);
    return features;
}

;// CONCATENATED MODULE: ./build/lib/router/tool-words.js

const FIELDS = ['name', 'intents', 'routing_keywords', 'description', 'category', 'parameters'];
function splitTool(tool) {
    // Full name, skill and command are one field: the first is mostly made of the other two.
    const told = [tool.skill_name, tool.command].filter((part) => part && !tool.id.includes(part));
    const texts = {
        name: [tool.id, ...told].join(' . '),
        intents: tool.intents.join(' . '),
        routing_keywords: tool.routing_keywords.join(' . '),
        description: tool.description,
        category: tool.category,
        parameters: tool.parameters.join(' . '),
    };
    const words = {};
    // One call: six of them are compiled six times, which costs more than all the splitting.
    for (const field of FIELDS)
        words[field] = texts[field] ? (0,router_words/* splitWords */.y)(texts[field]) : NONE;
    return words;
}
const NONE = [];
/** What is read as running text: everything but the category, and the name twice. */
function readAloud({ name, description, routing_keywords, intents, parameters }) {
    return [...name, ...name, ...description, ...routing_keywords, ...intents, ...parameters];
}

;// CONCATENATED MODULE: ./build/lib/router/keyword.js
/** The keyword side: tools → an index of fields, query → BM25F scores with the greatest score the query could reach. */

/** Weight of each field; a word found in several fields counts once, as BM25F has it. */
const FIELD_WEIGHTS = {
    name: 2,
    intents: 1,
    routing_keywords: 1,
    description: 1,
    category: 0.5,
    parameters: 1,
};
const K1 = 1.2;
/** Share of length normalisation. Names and keyword lists are not longer because they say less. */
const B = {
    name: 0.5,
    intents: 0.75,
    routing_keywords: 0.75,
    description: 0.75,
    category: 0.5,
    parameters: 0.75,
};
const NOWHERE = { tools: [], weights: [] };
function buildKeywordIndex(tools) {
    const means = FIELDS.map((field) => tools.reduce((sum, words) => sum + words[field].length, 0) / (tools.length || 1) || 1);
    const postings = new Map();
    for (let tool = 0; tool < tools.length; tool++) {
        const here = new Map();
        FIELDS.forEach((field, f) => {
            const words = tools[tool][field];
            const norm = 1 - B[field] + (B[field] * words.length) / means[f];
            const share = FIELD_WEIGHTS[field] / norm;
            for (const { stem } of words)
                here.set(stem, (here.get(stem) ?? 0) + share);
        });
        for (const [stem, weight] of here) {
            let posting = postings.get(stem);
            if (!posting) {
                posting = { tools: [], weights: [] };
                postings.set(stem, posting);
            }
            posting.tools.push(tool);
            posting.weights.push(weight / (K1 + weight));
        }
    }
    const size = tools.length;
    // By how many tools use it: the logarithm is asked for at every word.
    const rarities = new Float64Array(size + 1);
    for (let found = 0; found <= size; found++)
        rarities[found] = Math.log(1 + (size - found + 0.5) / (found + 0.5));
    const rarity = (stem) => rarities[postings.get(stem)?.tools.length ?? 0];
    return {
        size,
        rarity,
        has: (stem) => postings.has(stem),
        users: (stem) => postings.get(stem) ?? NOWHERE,
        *vocabulary() {
            const seen = new Set();
            for (const words of tools)
                for (const field of FIELDS)
                    for (const word of words[field]) {
                        if (seen.has(word.stem))
                            continue;
                        seen.add(word.stem);
                        yield word;
                    }
        },
        search(query) {
            const scores = new Float64Array(size);
            let most = 0;
            let known = 0;
            for (const stem of new Set(query.map((word) => word.stem))) {
                const idf = rarity(stem);
                most += idf;
                const posting = postings.get(stem);
                if (!posting)
                    continue;
                known += idf;
                for (let i = 0; i < posting.tools.length; i++) {
                    const tool = posting.tools[i];
                    scores[tool] += idf * posting.weights[i];
                }
            }
            return { scores, most, known: most ? known / most : 0 };
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/router/lessons.js

function readLessons(tools, examples) {
    const places = new Map(tools.map((tool, i) => [tool.id, i]));
    const all = [];
    const byName = new Map();
    for (const { id, query, expected } of examples) {
        const right = [...new Set(expected)].flatMap((name) => places.get(name) ?? []);
        if (right.length === 0)
            continue;
        const words = (0,router_words/* splitWords */.y)(query);
        for (const name of [`id ${id}`, textName(words)]) {
            const places = byName.get(name) ?? [];
            places.push(all.length);
            byName.set(name, places);
        }
        all.push({ words, tools: right });
    }
    return {
        all,
        silent(query, without) {
            if (without === undefined)
                return [];
            return [...new Set([...(byName.get(`id ${without}`) ?? []), ...(byName.get(textName(query)) ?? [])])];
        },
    };
}
const textName = (words) => `text ${words.map((word) => word.stem).join(' ')}`;

;// CONCATENATED MODULE: ./build/lib/router/near-words.js
/** Less alike than this says nothing; of a word's neighbours these many count. */
const ALIKE = 0.45;
const MOST = 8;
/** Two words whose vectors differ in the sign of more of a hundred dimensions are hardly ever alike: a cheap first look. */
const APART = 0.42;
/** Of a query, looked up at most: a hundred thousand letters of nonsense must not take long. */
const LOOKED_UP = 24;
const REMEMBERED = 5000;
function findNearWords(vocabulary, embedder) {
    const { dimensions } = embedder;
    const chunks = Math.ceil(dimensions / 32);
    const apart = APART * dimensions;
    const remembered = new Map();
    let table = null;
    // One block for all: an array of its own for each word costs more than what is in it.
    function makeTable() {
        const words = [...vocabulary()];
        const vectors = new Float32Array(words.length * dimensions);
        const signs = new Int32Array(words.length * chunks);
        const stems = [];
        for (const { text, stem } of words) {
            const at = stems.length * dimensions;
            const into = vectors.subarray(at, at + dimensions);
            const vector = embedder.word?.(text, into);
            if (!vector)
                continue;
            if (vector !== into)
                into.set(vector);
            writeSigns(vector, signs, stems.length * chunks);
            stems.push(stem);
        }
        return { stems, vectors, signs };
    }
    function lookUp(word) {
        const vector = embedder.word?.(word.text);
        if (!vector)
            return [];
        table ??= makeTable();
        const { stems, vectors, signs } = table;
        const own = new Int32Array(chunks);
        writeSigns(vector, own, 0);
        const near = [];
        for (let i = 0; i < stems.length; i++) {
            let different = 0;
            for (let c = 0; c < chunks; c++)
                different += countBits(own[c] ^ signs[i * chunks + c]);
            if (different > apart)
                continue;
            const at = i * dimensions;
            let likeness = 0;
            for (let d = 0; d < dimensions; d++)
                likeness += vector[d] * vectors[at + d];
            if (likeness > ALIKE)
                near.push({ stem: stems[i], likeness });
        }
        return near.sort((a, b) => b.likeness - a.likeness).slice(0, MOST);
    }
    return (word) => {
        const known = remembered.get(word.text);
        if (known)
            return known;
        const near = lookUp(word);
        if (remembered.size >= REMEMBERED)
            remembered.clear();
        remembered.set(word.text, near);
        return near;
    };
}
function writeSigns(vector, signs, at) {
    for (let d = 0; d < vector.length; d++)
        if (vector[d] < 0)
            signs[at + (d >> 5)] |= 1 << (d & 31);
}
function countBits(bits) {
    let n = bits - ((bits >>> 1) & 0x55555555);
    n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
    return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

;// CONCATENATED MODULE: ./build/lib/router/vector.js

/** Tool description first; a skill's body and a tool's skill-level description stay out (measured: they hurt). */
function buildVectorIndex(tools, embedder, rarity) {
    const { dimensions } = embedder;
    // A word that half the index uses says little of which tool is meant.
    const weigh = (word) => Math.sqrt(rarity(word.stem));
    const embed = (words) => embedder.embed(words, weigh);
    const rows = new Float32Array(tools.length * dimensions);
    tools.forEach((tool, i) => {
        rows.set(embed(readAloud(tool)), i * dimensions);
    });
    return {
        size: tools.length,
        dimensions,
        row: (tool) => rows.subarray(tool * dimensions, (tool + 1) * dimensions),
        embed,
        search(query) {
            const vector = embed(query);
            const cosines = new Float32Array(tools.length);
            for (let i = 0; i < cosines.length; i++) {
                let sum = 0;
                const at = i * dimensions;
                for (let d = 0; d < dimensions; d++)
                    sum += rows[at + d] * vector[d];
                cosines[i] = Math.max(0, sum);
            }
            return cosines;
        },
    };
}

// EXTERNAL MODULE: ./build/lib/router/weights.js
var weights = __webpack_require__(8049);
;// CONCATENATED MODULE: ./build/lib/router/scorer.js









function createScorer(tools, embedder, taught) {
    const split = tools.map(splitTool);
    const keywords = buildKeywordIndex(split);
    const vectors = embedder && buildVectorIndex(split, embedder, keywords.rarity);
    const near = embedder?.word ? findNearWords(keywords.vocabulary, embedder) : null;
    const names = nameShares(tools, keywords);
    const lessons = taught && readLessons(tools, taught.examples);
    const byWords = lessons && buildExampleWords(tools, lessons);
    const byVectors = lessons && vectors && taught.vector_weight !== undefined ? buildExampleVectors(vectors, lessons) : null;
    return {
        score(query, without) {
            const words = (0,router_words/* splitWords */.y)(query);
            const found = keywords.search(words);
            const similar = vectors?.search(words) ?? null;
            const told = byWords?.search(words, without) ?? null;
            const likely = byVectors?.search(words, without) ?? null;
            const fused = new Float64Array(tools.length);
            // Divided by the root of what the query could reach: a long one says more, but not in proportion.
            const share = found.most ? weights/* FUSION_WEIGHTS */.$G.keyword / Math.sqrt(found.most) : 0;
            for (let i = 0; i < tools.length; i++)
                fused[i] =
                    share * found.scores[i] +
                        weights/* FUSION_WEIGHTS */.$G.similarity * (similar?.[i] ?? 0) +
                        (taught ? taught.weight * told[i] + (taught.vector_weight ?? 0) * (likely?.[i] ?? 0) : 0);
            if (near)
                addNear(fused, share * weights/* FUSION_WEIGHTS */.$G.near, words, keywords, near);
            for (const stem of new Set(words.map((word) => word.stem)))
                for (const [tool, part] of names.get(stem) ?? [])
                    fused[tool] += weights/* FUSION_WEIGHTS */.$G.name * part;
            return { words, found, similar, told, likely, fused };
        },
    };
}
/** A word that no tool uses counts for those that use words of like meaning, each tool by the best of them. */
function addNear(fused, share, words, keywords, near) {
    const unknown = new Map();
    for (const word of words) {
        if (unknown.size === LOOKED_UP)
            break;
        if (!keywords.has(word.stem))
            unknown.set(word.stem, word);
    }
    for (const word of unknown.values()) {
        const most = new Map();
        for (const { stem, likeness } of near(word)) {
            const { tools, weights } = keywords.users(stem);
            const value = likeness * keywords.rarity(stem);
            tools.forEach((tool, i) => {
                most.set(tool, Math.max(most.get(tool) ?? 0, value * weights[i]));
            });
        }
        for (const [tool, value] of most)
            fused[tool] += share * value;
    }
}
/** stem → the tools whose own name holds it (not their skill's), and how much of that name it is. */
function nameShares(tools, keywords) {
    const shares = new Map();
    tools.forEach(({ id, command }, tool) => {
        const stems = [...new Set((0,router_words/* splitWords */.y)(command || id).map((word) => word.stem))];
        const whole = stems.reduce((sum, stem) => sum + keywords.rarity(stem), 0);
        for (const stem of stems) {
            const row = shares.get(stem) ?? [];
            row.push([tool, keywords.rarity(stem) / whole]);
            shares.set(stem, row);
        }
    });
    return shares;
}


/***/ }),

/***/ 8029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inheritWords),
/* harmony export */   gy: () => (/* binding */ parseToolList),
/* harmony export */   nd: () => (/* binding */ refuseKeywords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1060);
/* harmony import */ var _list_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(850);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(436);
/** The text of a tool list (JSON or JSONL) → tools for the index, with warnings for what was left out. */





const strings = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
    .nullish()
    .transform((value) => value ?? []);
const object = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
/** An object, or its JSON as a string (omni's tool search). */
const schema = zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY(readText, object.nullish());
/** Fields of MCP's tool lists, of omni's tool search and of common benchmarks; what else a row holds is not ours. */
const RowSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    tool_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    /** Of a row of some table; the name where there is no other. */
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().transform(String)]).nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    skill_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    category: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    routing_keywords: strings,
    intents: strings,
    input_schema: schema,
    inputSchema: schema,
    parameters: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    params: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), object]).nullish(),
    skill_description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
});
const SkillSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(), routing_keywords: strings, intents: strings });
function parseToolList(text, file) {
    const { rows, skills } = (0,_list_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .readRows */ .a)(text, file);
    const known = new Map();
    for (const [name, value] of Object.entries(skills))
        known.set(name, readSkill(value, file, name));
    const seen = new Set();
    const list = { tools: [], warnings: [] };
    for (const { value, line, path } of rows) {
        const tool = readTool(value, { file, ...(line ? { line } : {}), path });
        if (seen.has(tool.id)) {
            list.warnings.push(`${file}${line ? `:${line}` : ` at ${path}`}: '${tool.id}' stands here twice; the first counts.`);
            continue;
        }
        seen.add(tool.id);
        const words = known.get(tool.skill_name);
        list.tools.push(words ? inheritWords(tool, words) : tool);
    }
    return list;
}
/** routing_keywords and intents are the skill's; the description stays the tool's own. */
function inheritWords(tool, words) {
    return {
        ...tool,
        routing_keywords: words.routing_keywords.length ? words.routing_keywords : tool.routing_keywords,
        intents: words.intents.length ? words.intents : tool.intents,
        skill_description: tool.skill_description || words.description,
    };
}
function readTool(row, where) {
    // OpenAI's chat completions: {"type": "function", "function": {...}}.
    const value = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(row) && (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(row['function']) ? { ...row, ...row['function'] } : row;
    refuseKeywords(value, where);
    const parsed = RowSchema.safeParse(value);
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        const at = [where.path, issue.path.join('.')].filter(Boolean).join('.');
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, { ...where, path: at });
    }
    const { data } = parsed;
    const id = [data.tool_name, data.name, data.id].find((name) => name?.trim());
    if (!id)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('A tool without a name.', { ...where, fix: 'give it "name" or "tool_name".' });
    const schema = data.input_schema ?? data.inputSchema ?? readSchema(data.parameters, data.params);
    return (0,_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTool */ .Z)(id, data.description ?? '', {
        ...(typeof data.skill_name === 'string' ? { skill_name: data.skill_name } : {}),
        ...(typeof data.command === 'string' ? { command: data.command } : {}),
        category: data.category ?? '',
        routing_keywords: data.routing_keywords,
        intents: data.intents,
        input_schema: schema,
        parameters: parameterNames(schema, data.params),
        skill_description: data.skill_description ?? '',
        file_path: data.file_path ?? null,
    });
}
function readSkill(value, file, name) {
    refuseKeywords(value, { file, path: `skills.${name}` });
    const skill = SkillSchema.safeParse(value);
    if (!skill.success)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${skill.error.issues[0].message}.`, {
            file,
            path: `skills.${name}.${skill.error.issues[0].path.join('.')}`,
        });
    const { description, routing_keywords, intents } = skill.data;
    return { description: description ?? '', routing_keywords, intents };
}
function refuseKeywords(value, where) {
    if ((0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(value) && 'keywords' in value)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'keywords' is not allowed in the index.", { ...where, fix: "name it 'routing_keywords'." });
}
/** `parameters` is a JSON Schema where functions are listed; `params` holds the properties alone. */
function readSchema(parameters, params) {
    if ((0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(parameters))
        return parameters;
    return (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(params) ? { type: 'object', properties: params } : {};
}
function parameterNames(schema, params) {
    if (typeof params === 'string')
        return params.split(/\s+/).filter(Boolean);
    if (Array.isArray(params))
        return params;
    const properties = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(params) ? params : schema['properties'];
    return (0,_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(properties) ? Object.keys(properties) : [];
}
/** What is no JSON stays what it is, and is refused as that. */
function readText(value) {
    if (typeof value !== 'string')
        return value;
    if (value.trim() === '')
        return null;
    try {
        return JSON.parse(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ makeTool)
/* harmony export */ });
function makeTool(id, description, rest = {}) {
    const dot = id.indexOf('.');
    return {
        id,
        type: 'tool',
        description,
        skill_name: dot > 0 ? id.slice(0, dot) : id,
        command: dot > 0 ? id.slice(dot + 1) : id,
        category: '',
        routing_keywords: [],
        intents: [],
        input_schema: {},
        parameters: [],
        skill_description: '',
        file_path: null,
        ...rest,
    };
}


/***/ }),

/***/ 8049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FUSION_WEIGHTS),
/* harmony export */   i9: () => (/* binding */ CALIBRATED_BOUNDS),
/* harmony export */   jY: () => (/* binding */ CALIBRATION)
/* harmony export */ });
/** The few numbers that were fitted on development queries (docs/router.md says how); everything else is a priori. */
/**
 * score_fusion: of the keyword side over the root of what the query could reach, of the cosine, of words that the index
 * does not know beside those that it knows, and of the part of a tool's own name that the query says.
 */
const FUSION_WEIGHTS = { keyword: 3.6, similarity: 3.5, near: 0.5, name: 0.6 };
/** Chance that a row is right: a logistic over the shape of its ranking. scripts/fit-calibration.mjs finds these. */
const CALIBRATION = { bias: 1.1, lead: 0.86, height: 0.56, similarity: -1.1 };
/** Bounds of the profile `calibrated` on that chance: high is right in 94 of 100 or more, medium is worth a try. */
const CALIBRATED_BOUNDS = { high: 0.9, medium: 0.45 };


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ splitWords)
});

// EXTERNAL MODULE: ./node_modules/wink-porter2-stemmer/src/wink-porter2-stemmer.js
var wink_porter2_stemmer = __webpack_require__(821);
;// CONCATENATED MODULE: ./build/lib/router/stop-words.js
/** English words that say nothing about which tool is meant: function words and the small talk of requests. */
const WORDS = `
a about above after again all also am an and another any are as at back be because been before being below between both
but by can cannot could did do does doing done down during each else etc even ever every few for from further get gets
getting give go going got had has have having he hello help helps her here hers hey hi him his how i if im in into is it
its ive just kindly know let lets like ll make makes making many may maybe me might mine more most much must my myself
need needed needs no nor not now of off ok okay on once one only or other our ours out over own please provide re really
right s same she should show so some someone something still such sure t take tell than thank thanks that the their them
then there these they thing things this those through to too under until up upon us use used user users uses using ve
very via want wanted wants was way we well were what whats when where whether which while who whom whose why will wish
with within without would yes yet you your yours
`;
const STOP_WORDS = new Set(WORDS.trim().split(/\s+/));

;// CONCATENATED MODULE: ./build/lib/router/words.js
/** Text → words: names split at their humps and joints, stop words dropped, each word with its English stem. */


/** No word of any language is longer; such runs are base64, hashes or an attack, and the stemmer is not linear on them. */
const LONGEST = 40;
const LONGEST_RUN = 4 * LONGEST;
/** Spellings that the splitter would tear apart. */
const SPELLINGS = [
    [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
    [/(?<![\p{L}\p{N}])f#/giu, 'fsharp'],
    [/c\+\+/gi, 'cpp'],
    [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
    [/\bnode\.?js\b/gi, 'nodejs'],
];
/** Most texts have none of them. */
const SPELLED = /[#+]|\.net|node\.?js/i;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts that write without spaces are matched by pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** No run below is of two scripts, and the pattern that finds where they meet takes longer to compile than a list to split. */
const OTHER_SCRIPT = /[^\u0000-\u036f]/;
/** Where Latin letters meet another script without a space: commit代码, pdf를. What stands ahead is asked first: it is cheap. */
const MEETING = /(?=(?!\p{Script=Latin})\p{L})(?<=[\p{Script=Latin}\p{N}]\p{M}*)|(?=[\p{Script=Latin}\p{N}])(?<=(?!\p{Script=Latin})\p{L}\p{M}*)/u;
const ASCII = /^[a-z0-9]+$/;
const PLAIN = /^[A-Za-z0-9]+$/;
const ASCII_TEXT = /^[\x00-\x7f]*$/;
function fold(text) {
    if (PLAIN.test(text))
        return text.toLowerCase();
    return text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
}
/** Most texts are ASCII, and Unicode classes are slow. */
const ALPHABETS = {
    ascii: { word: /[A-Za-z0-9]+/g, hump: /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/, upper: /.[A-Z]/ },
    unicode: { word: WORD, hump: HUMP, upper: /.\p{Lu}/u },
};
/** What each run of letters was split into: texts repeat their words. Hostile queries must not fill the memory. */
const remembered = new Map();
const REMEMBERED = 50_000;
function splitRun(run, alphabet) {
    if (!OTHER_SCRIPT.test(run))
        return splitScript(run, alphabet);
    return run.split(MEETING).flatMap((part) => splitScript(part, alphabet));
}
/** A run of letters of one script. */
function splitScript(run, { word, hump, upper }) {
    if (word === WORD && UNSPACED.test(run)) {
        const characters = [...run];
        if (characters.length === 1)
            return wordsOf([run]);
        return wordsOf(characters.slice(1).map((character, i) => characters[i] + character));
    }
    if (run.length > LONGEST_RUN)
        return [];
    // A run of one case has no humps: most words of a sentence stop here.
    const parts = upper.test(run) ? run.split(hump) : [run];
    return wordsOf(parts.length > 1 && parts.length <= 3 ? [...parts, run] : parts);
}
function wordsOf(pieces) {
    const words = [];
    for (const piece of pieces) {
        if (piece.length > LONGEST)
            continue;
        const text = fold(piece);
        if (text.length === 0 || STOP_WORDS.has(text))
            continue;
        words.push({ text, stem: ASCII.test(text) ? wink_porter2_stemmer(text) : text });
    }
    return words;
}
function splitWords(text) {
    let plain = text;
    if (SPELLED.test(plain))
        for (const [pattern, spelling] of SPELLINGS)
            plain = plain.replace(pattern, ` ${spelling} `);
    const alphabet = ASCII_TEXT.test(plain) ? ALPHABETS.ascii : ALPHABETS.unicode;
    const words = [];
    for (const run of plain.match(alphabet.word) ?? []) {
        let found = remembered.get(run);
        if (!found) {
            found = splitRun(run, alphabet);
            if (remembered.size >= REMEMBERED)
                remembered.clear();
            if (run.length <= LONGEST_RUN)
                remembered.set(run, found);
        }
        for (const word of found)
            words.push(word);
    }
    return words;
}


/***/ })

};
