export const id = 7733;
export const ids = [7733];
export const modules = {

/***/ 27234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ listJsonStrings),
/* harmony export */   l: () => (/* binding */ listJsonParts)
/* harmony export */ });
function* listJsonStrings(text) {
    for (const { kind, ...string } of listJsonParts(text))
        if (kind === 'string')
            yield string;
}
/**
 * Agents read more than JSON (comments, JSON5), so nothing is refused: what is no mark and no string is passed over.
 * A word is tried from its beginning alone: from each of its signs, a long number would take minutes.
 */
function* listJsonParts(text) {
    const stack = [];
    const tokens = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],]|"|'|(?<![\w$-])[\w$-]+(?=\s*:)/g;
    for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
        const [token] = found;
        const top = stack.at(-1);
        const path = top ? [...top.path, top.key ?? ''] : [];
        const from = found.index;
        const to = token === '"' || token === "'" ? endOf(text, from) : from + token.length;
        if (token === '{' || token === '[') {
            if (top?.is_array)
                yield { kind: 'item', path, from, to, value: '' };
            stack.push({ path, key: token === '[' ? '0' : null, is_array: token === '[' });
        }
        else if (token === '}' || token === ']')
            stack.pop();
        else if (token === ',') {
            if (top)
                top.key = top.is_array ? String(Number(top.key) + 1) : null;
        }
        else if (token === '"' || token === "'") {
            tokens.lastIndex = to;
            const value = readString(text.slice(from, to));
            if (top && !top.is_array && isKey(text, to)) {
                top.key = value;
                yield { kind: 'key', path: [...top.path, value], from, to, value };
            }
            else
                yield { kind: 'string', path, from, to, value };
        }
        else if (top && !top.is_array && !token.startsWith('/'))
            top.key = token;
    }
}
/** Behind the closing quote. */
function endOf(text, from) {
    const quote = text[from];
    for (let at = from + 1; at < text.length; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === quote)
            return at + 1;
    }
    return text.length;
}
const BEFORE_COLON = /(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*:/y;
function isKey(text, to) {
    BEFORE_COLON.lastIndex = to;
    return BEFORE_COLON.test(text);
}
function readString(literal) {
    const inner = literal.slice(1, -1);
    try {
        return JSON.parse(literal.startsWith('"') ? literal : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`);
    }
    catch {
        return inner;
    }
}


/***/ }),

/***/ 22713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   YU: () => (/* binding */ JSON_ALLOWS),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27234);
/* harmony import */ var _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10838);
/** Text of a hand-written JSON file \u2192 its value and the line of each key. A duplicate key is an error, because JSON.parse would drop the first one silently. */



/** Deeper than any hand-written file, and shallow enough for recursive code. */
const MAX_DEPTH = 500;
/** More than anybody writes by hand: a stranger's file must not cost minutes. */
const MAX_CHARACTERS = 10_000_000;
function readJson(text, file) {
    if (text.length > MAX_CHARACTERS)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This file has ${(text.length / 1e6).toFixed(1)} million characters, more than the ${MAX_CHARACTERS / 1e6} million that are read.`, { file, fix: 'shorten it, or split it into several files.' });
    const value = parseJson(text, file);
    const lines = new Map();
    let line = 1;
    let end = text.indexOf('\n');
    for (const { kind, path, from } of (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .listJsonParts */ .l)(text)) {
        if (kind === 'string')
            continue;
        for (; end >= 0 && end < from; end = text.indexOf('\n', end + 1))
            line++;
        const key = keyOf(path);
        if (path.length > MAX_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The JSON is nested more than ${MAX_DEPTH} levels deep.`, {
                file,
                line,
                fix: 'flatten it.',
            });
        if (lines.has(key))
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The key '${path.at(-1)}' appears twice; only one of them would count.`, {
                file,
                line,
                path: path.join('.'),
                fix: 'keep one of them (a merge often leaves both).',
            });
        // Assigning it to a JavaScript object sets the prototype: the key and its value would be lost.
        if (path.at(-1) === '__proto__')
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'__proto__' cannot be used as a key.", {
                file,
                line,
                path: path.join('.'),
                fix: 'rename it.',
            });
        lines.set(key, line);
    }
    return { value, line: (path) => findLine(lines, path) };
}
/** The key of a path in a map of lines. */
const keyOf = (path) => JSON.stringify(path.map(String));
function findLine(lines, path) {
    for (let length = path.length; length > 0; length--) {
        const line = lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined)
            return line;
    }
    return 1;
}
/** What people write who know JavaScript, or whose editor makes quotes round. */
const JSON_ALLOWS = 'JSON has straight double quotes, and no comments or trailing commas.';
function parseJson(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const { message } = error;
        const position = /position (\d+)/.exec(message)?.[1];
        const line = position === undefined ? findBroken(text) : text.trimEnd().slice(0, Number(position)).split('\n').length;
        // Node 20 quotes the text around some mistakes instead of saying where they are.
        const problem = text.trim() === ''
            ? 'the file is empty'
            : message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not valid JSON: ${JSON.stringify(problem).slice(1, -1).replaceAll('\\"', '"')}.`, {
            file,
            line,
            fix: `correct the syntax there; ${/after JSON/.test(problem) ? 'several values are one list: `[` before them, commas between, `]` behind.' : JSON_ALLOWS}`,
        });
    }
}
/** The first line that does not go on from those before it; the last one where the text breaks off. */
function findBroken(text) {
    const lines = text.trimEnd().split(/\r?\n/);
    let state = _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .START */ .d;
    for (const [at, line] of lines.entries()) {
        // Behind the value's end nothing may follow.
        const scanned = state && (0,_json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .scanValue */ .j)(line, 0, state);
        const after = scanned ? line.slice(scanned.end ?? line.length) : line;
        if (after.trim() !== '' || (scanned === null && state !== null))
            return at + 1;
        state = scanned && scanned.end === null ? scanned.state : null;
    }
    return lines.length;
}


/***/ }),

/***/ 75815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ files),
  $: () => (/* binding */ readTextIfAny)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/io/files/pause.js
var pause = __webpack_require__(81339);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
;// CONCATENATED MODULE: ./build/lib/io/files/copy-tree.js
/** Copies a folder for one unit, much faster than fs.cp; no link in the copy leads out of it. */





/**
 * Real copies, not hard links: agents write, and a shared file would carry one unit's changes into the next. A link that
 * stays in the folder is kept. One that leaves it is replaced by its target if that is inside `within`; else it is left
 * out, because an agent could write through it into the user's checkout.
 */
async function copyTree(from, to, within = from) {
    const root = external_node_fs_.realpathSync.native(from);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true });
    const real = within === from ? root : external_node_fs_.realpathSync.native(within);
    await copyEntry({ root, to, within: real, pause: (0,pause/* createPauses */.G)() }, root, to, []);
}
async function copyEntry(copy, from, to, above) {
    const facts = (0,external_node_fs_.lstatSync)(from);
    if (facts.isFile())
        (0,external_node_fs_.copyFileSync)(from, to, external_node_fs_.constants.COPYFILE_FICLONE);
    else if (facts.isDirectory())
        await copyFolder(copy, from, to, above);
    else if (facts.isSymbolicLink())
        await copyLink(copy, from, to, above);
}
/** Synchronous within a folder (a third of the CPU of promises for small files), with pauses in between. */
async function copyFolder(copy, from, to, above) {
    (0,external_node_fs_.mkdirSync)(to, { recursive: true });
    const entries = (0,external_node_fs_.readdirSync)(from, { withFileTypes: true });
    for (const entry of entries) {
        const [source, target] = [(0,external_node_path_.join)(from, entry.name), (0,external_node_path_.join)(to, entry.name)];
        if (entry.isFile())
            (0,external_node_fs_.copyFileSync)(source, target, external_node_fs_.constants.COPYFILE_FICLONE);
        else if (entry.isDirectory())
            await copyFolder(copy, source, target, [...above, from]);
        else
            await copyEntry(copy, source, target, [...above, from]);
    }
    await copy.pause(entries.length);
}
async function copyLink(copy, from, to, above) {
    const named = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(from), await (0,promises_.readlink)(from));
    const real = await (0,promises_.realpath)(named).catch(() => null);
    if (real === null)
        return;
    if ((0,walk_tree/* isInside */.FK)(copy.root, named) && (0,walk_tree/* isInside */.FK)(copy.root, real)) {
        const copied = (0,external_node_path_.join)(copy.to, (0,external_node_path_.relative)(copy.root, named));
        // A folder reached through a link has another location in the copy, where its relative links would break.
        if ((0,walk_tree/* isInside */.FK)(copy.root, from))
            return (0,promises_.symlink)((0,external_node_path_.relative)((0,external_node_path_.dirname)(to), copied), to);
    }
    const circle = above.includes(real) || (0,walk_tree/* isInside */.FK)(real, (0,external_node_path_.dirname)(from));
    if ((0,walk_tree/* isInside */.FK)(copy.within, real) && !circle)
        await copyEntry(copy, real, to, above);
}

// EXTERNAL MODULE: ./build/lib/io/files/make-folder.js
var make_folder = __webpack_require__(50128);
// EXTERNAL MODULE: ./build/lib/io/files/refusal.js
var refusal = __webpack_require__(24385);
// EXTERNAL MODULE: ./build/lib/io/files/remove-tree.js
var remove_tree = __webpack_require__(90314);
;// CONCATENATED MODULE: ./build/lib/io/files/files.js
/** The real file port: everything that a unit's set-up may do on disk. */







const LARGE = 256 * 1024;
const files = {
    read: (path) => (0,promises_.readFile)(path, 'utf8'),
    async write(path, text, mode) {
        const options = mode === undefined ? {} : { mode };
        if (text.length > LARGE) {
            await (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(path));
            return (0,promises_.writeFile)(path, text, options);
        }
        // A turn of the thread pool costs more than writing a small file synchronously.
        return (0,make_folder/* writeInFolder */.B)(path, () => (0,external_node_fs_.writeFileSync)(path, text, options));
    },
    async makeFolder(path) {
        await (0,make_folder/* makeFolder */.f)(path);
    },
    copy: copyTree,
    link: (target, path) => (0,promises_.symlink)(target, path),
    remove: remove_tree/* removeTree */.d,
    async list(folder) {
        if (!(0,external_node_fs_.existsSync)(folder))
            return [];
        const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
        return entries
            .filter((entry) => entry.isFile())
            .map((entry) => (0,external_node_path_.relative)(folder, (0,external_node_path_.join)(entry.parentPath, entry.name)).replaceAll('\\', '/'))
            .sort();
    },
};
/** The file's text without a byte-order mark; null when there is no such file. */
async function readTextIfAny(path) {
    try {
        // Most of the files that are asked for are not there, and a turn of the thread pool costs more than the question.
        if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) === undefined)
            return null;
        return (await (0,promises_.readFile)(path, 'utf8')).replace(/^\uFEFF/, '');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw (0,refusal/* explainRefusal */.G)(error, path);
    }
}


/***/ }),

/***/ 50128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeInFolder),
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/** Creates a folder with those above it; a refusal of the system is reported with its own reason. */



/** Returns the first folder that it made, if any. At once: the way through the thread pool costs more than a folder. */
async function makeFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
    }
    catch (error) {
        // On a read-only disk Node 20 and 24 say ENOENT of a recursive mkdir; a plain one says why.
        if (error.code === 'ENOENT')
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(await firstMissing(path));
        throw error;
    }
}
/** What writes a file in a folder that is there nearly always: at once, and again only where the folder was what failed. */
async function writeInFolder(path, write) {
    try {
        write();
    }
    catch (error) {
        // makeFolder names the file that stands in the way of a folder.
        if (!['ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            throw error;
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        write();
    }
}
async function firstMissing(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    const exists = above === path || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(above).catch(() => null)) !== null;
    return exists ? path : firstMissing(above);
}


/***/ }),

/***/ 81339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ createPauses)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/** Long work that is done at once \u2192 short pauses in it, so that the units beside it go on. */

/** Files take about 20 µs each. */
const EVERY = 100;
/** Called with the number of files done since the last call. */
function createPauses() {
    let total = 0;
    return (done) => {
        total += done;
        if (total < EVERY)
            return undefined;
        total = 0;
        return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    };
}


/***/ }),

/***/ 90314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _pause_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81339);
/** Removes a file or folder, if it is there: at once within a folder, which takes a tenth of the way through the thread pool. */





async function removeTree(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    // What a link points to is not its own.
    if (facts?.isDirectory() === false)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { force: true });
    if (!facts)
        return;
    const removal = { pause: (0,_pause_js__WEBPACK_IMPORTED_MODULE_4__/* .createPauses */ .G)(), top: path, moved: [], opens: false };
    await removeFolder(path, removal)
        // What an agent has closed to itself, its user may open.
        .catch(() => removeFolder(path, { ...removal, moved: [], opens: true }))
        // A process that is ending may still write there.
        .catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 }));
}
/** The system takes paths of 4,096 bytes, and a name has up to 255. */
const LONGEST_PATH = 3_500;
async function removeFolder(path, removal) {
    const { pause, top, moved, opens } = removal;
    if (opens)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, 0o700);
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { withFileTypes: true });
    for (const entry of entries) {
        const below = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, entry.name);
        if (!entry.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(below);
        else if (Buffer.byteLength(below) < LONGEST_PATH)
            await removeFolder(below, removal);
        else {
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(top, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(below, to);
            moved.push(to);
        }
    }
    for (let one = path === top ? moved.pop() : undefined; one !== undefined; one = moved.pop())
        await removeFolder(one, removal);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path);
    await pause(entries.length);
}


/***/ }),

/***/ 43721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   XF: () => (/* binding */ readLink),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   nP: () => (/* binding */ hashFolder),
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/** A folder of the source \u2192 its files. Symbolic links are followed only inside the root. */



const { join } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
/** Agents never get a copy of these. */
const SKIPPED = new Set(['.git', 'node_modules', '.agent-routing']);
/** Every file at or below `at`, sorted, relative to the root (through a link: by the link's own path). Links that leave the root or form a cycle are skipped. */
async function listTree(root, at) {
    const files = [];
    walk(root, at, [], files);
    return files.sort();
}
/** Without the thread pool, of which a turn costs more than what most of these calls do. */
function walk(root, at, above, files) {
    const real = realPathOf(join(root, at));
    if (real === null || !isInside(root, real))
        return;
    // A link to a folder that contains it, whether or not the walk came through that folder.
    const parent = above.at(-1);
    if (above.includes(real) || (parent !== undefined && isInside(real, parent)))
        return;
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
    if (facts.isFile())
        files.push(at);
    if (facts.isDirectory())
        walkFolder({ root, at, real }, above, files);
}
/** Only what is a link, or of a kind that the disk does not name, is looked at again. */
function walkFolder({ root, at, real }, above, files) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(real, { withFileTypes: true });
    const all = [...above, real];
    for (const entry of entries) {
        if (SKIPPED.has(entry.name))
            continue;
        const path = at === '.' ? entry.name : join(at, entry.name);
        if (entry.isFile())
            files.push(path);
        else if (entry.isDirectory())
            walkFolder({ root, at: path, real: join(real, entry.name) }, all, files);
        else
            walk(root, path, all, files);
    }
}
/** The paths of a folder's files, and sha256 over them and their bytes, hex. */
async function hashFolder(root, folder) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const paths = await listTree(root, folder);
    const files = paths.map((path) => node_path__WEBPACK_IMPORTED_MODULE_2__.posix.relative(folder, path));
    for (const [at, path] of paths.entries()) {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(join(root, path));
        hash.update(`${files[at]}\0${bytes.length}\0`).update(bytes);
    }
    return { hash: hash.digest('hex'), files };
}
/** Null where nothing is there, or nothing that can be reached. */
function realPathOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(path) : null;
    }
    catch {
        return null;
    }
}
function isInside(root, path) {
    return path === root || path.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
const isSkipped = (name) => SKIPPED.has(name);
/** Null when `path` (relative to the root) is not a symbolic link. */
async function readLink(root, path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink())
        return null;
    const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(join(root, path));
    const target = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.resolve(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(join(root, path)), written);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target))
        return { target: null, broken: written };
    const real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(target);
    return { target: isInside(root, real) ? node_path__WEBPACK_IMPORTED_MODULE_2__.posix.relative(root, real) : null };
}


/***/ }),

/***/ 73475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ alignRows)
/* harmony export */ });
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82722);
/** Rows of cells \u2192 lines in which each column is as wide as its widest cell, or as `widest`. */

/** right: the columns after the first hold numbers, which end at one edge. */
function alignRows(rows, { widest = Number.POSITIVE_INFINITY, right = false } = {}) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(widest, Math.max(...rows.map((row) => (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .q)(row[column] ?? '')))));
    const pad = (cell, width, column) => right && column > 0 ? cell.padStart(width) : (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .q)(cell) > width ? cell : (0,_width_js__WEBPACK_IMPORTED_MODULE_0__/* .fitWidth */ .G)(cell, width);
    return rows.map((row) => row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 92121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ joinClauses),
/* harmony export */   DP: () => (/* binding */ joinSentences),
/* harmony export */   H_: () => (/* binding */ endSentence),
/* harmony export */   ii: () => (/* binding */ openSentence)
/* harmony export */ });
/** Phrases, each of which may end in a mark of its own \u2192 sentences and clauses, with one mark between two of them. */
/** A question keeps its mark, also within brackets or quotes. */
const ENDED = /[.!?\u2026](?:['"`)\]]|<\/code>)*$/;
const endSentence = (words) => (ENDED.test(words) ? words : `${words}.`);
/** The last one ends as it is written, and the first one begins so; a name between marks stays what it is. */
const joinSentences = (phrases) => join(phrases.map((words, at) => at > 0 ? words.replace(/^[a-z](?=[a-z']*(?:[ ,]|\.?$))/, (letter) => letter.toUpperCase()) : words), endSentence, ' ');
/** With semicolons: only the last may end in a full stop. */
const joinClauses = (phrases) => join(phrases, (words) => (/[!?\u2026]$/.test(words) ? words : `${openSentence(words)};`), ' ');
/** For words that go on: without the full stop. */
const openSentence = (words) => words.replace(/[.;]$/, '');
const join = (phrases, end, between) => phrases.map((words, at) => (at < phrases.length - 1 ? end(words) : words)).join(between);


/***/ }),

/***/ 82722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fitWidth),
/* harmony export */   q: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67127);
/** Text \u2192 its width on a terminal, or text truncated or padded to a given width. */


function widthOf(text) {
    // Latin letters and what tables are drawn with are nearly all there is, and a segmenter is slow.
    return /^[\x20-\x7e\xa1-\xac\xae-\xff\u2013\u2014\u2026\u2500-\u257f]*$/.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function fitWidth(text, width) {
    const flat = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, Math.max(1, width * 2 + 50));
    const missing = width - widthOf(flat);
    if (missing >= 0)
        return flat + ' '.repeat(missing);
    let kept = '';
    let used = 0;
    for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(flat)) {
        const columns = widthOf(segment);
        if (used + columns > width - 1)
            break;
        kept += segment;
        used += columns;
    }
    return `${kept}\u2026${' '.repeat(Math.max(0, width - used - 1))}`;
}


/***/ })

};
