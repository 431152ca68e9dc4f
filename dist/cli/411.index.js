export const id = 411;
export const ids = [411];
export const modules = {

/***/ 20715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ listConversationLines),
/* harmony export */   aW: () => (/* binding */ asksForJson),
/* harmony export */   iR: () => (/* binding */ listSessionLines),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* unused harmony export FORMATS */
/* harmony import */ var _claude_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6787);
/* harmony import */ var _cline_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98912);
/* harmony import */ var _codex_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14412);
/* harmony import */ var _copilot_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50937);
/* harmony import */ var _gemini_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41476);
/* harmony import */ var _kilo_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38422);
/* harmony import */ var _opencode_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92954);
/* harmony import */ var _pi_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94744);
/* harmony import */ var _qwen_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19204);









const FORMATS = { claude: _claude_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .Fx, codex: _codex_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formats */ .Fx, copilot: _copilot_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .Fx, gemini: _gemini_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formats */ .F, opencode: _opencode_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .formats */ .Fx, pi: _pi_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formats */ .Fx, qwen: _qwen_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formats */ .Fx, cline: _cline_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formats */ .Fx, kilo: _kilo_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .formats */ .Fx };
function attribute(record) {
    let first = null;
    for (const agent of Object.keys(FORMATS)) {
        const found = FORMATS[agent].recognise(record);
        if (found?.sure)
            return { agent, ...found };
        if (found)
            first ??= { agent, ...found };
    }
    return first;
}
/** Whether a command line asks that agent for records; what else it prints is text. */
const asksForJson = (agent, argv) => Object.hasOwn(FORMATS, agent) && FORMATS[agent].asksForJson(argv);
/** Agents that keep their sessions in a database. */
const TABLES = { opencode: _opencode_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .SESSION_TABLES */ .hO, kilo: _kilo_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .SESSION_TABLES */ .hO };
/** A fork's has the tables of its parent, too. Empty where it has other tables, because it does not belong to an agent. */
const ownersOf = ({ tables }) => Object.entries(TABLES)
    .filter(([, own]) => own.tables.every((table) => tables.includes(table)))
    .sort(([, one], [, other]) => other.tables.length - one.tables.length)
    .slice(0, 1);
function* listSessionLines(database) {
    for (const [, { listRecords }] of ownersOf(database))
        for (const record of listRecords(database))
            yield JSON.stringify(record);
}
function* listConversationLines(database) {
    for (const [agent, { listConversations }] of ownersOf(database))
        for (const { record, ...of } of listConversations(database))
            yield { agent, line: JSON.stringify(record), ...of };
}


/***/ }),

/***/ 26754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FT: () => (/* binding */ copyLines),
  Z9: () => (/* binding */ followLines),
  Se: () => (/* binding */ readLines)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/lib/io/files/line-splitter.js
/** Bytes, chunk by chunk \u2192 their lines, in order: any bytes, LF or CRLF, with or without a final line break. Only extremely long lines are truncated. */
/**
 * Agents print shorter lines: they truncate tool results at a megabyte or less, and an image takes less than eight. Of a
 * longer line only the start is passed on, so that memory use stays bounded.
 */
const LINE_LIMIT = 16 << 20;
const KEPT_OF_LONG_LINE = 64 << 10;
/** A line that spans many chunks is joined only once, so the cost stays linear. */
function createLineSplitter(onLine) {
    let pieces = [];
    let held = 0;
    let first = true;
    function emit(tail) {
        let line = tail;
        if (held + tail.length > LINE_LIMIT) {
            line = (pieces[0] ?? tail).subarray(0, KEPT_OF_LONG_LINE);
            pieces = [];
            held = 0;
        }
        else if (held > 0) {
            line = Buffer.concat([...pieces, tail]);
            pieces = [];
            held = 0;
        }
        let end = line.length;
        if (end > 0 && line[end - 1] === 13)
            end--;
        // A byte order mark is not part of the first line.
        const start = first && line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf ? 3 : 0;
        first = false;
        onLine(line.toString('utf8', start, Math.max(start, end)));
    }
    return {
        write(bytes) {
            const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            let from = 0;
            for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
                emit(chunk.subarray(from, at));
                from = at + 1;
            }
            if (from === chunk.length)
                return;
            const rest = chunk.subarray(from);
            held += rest.length;
            // Copied: the caller reuses its buffer.
            if (held <= LINE_LIMIT)
                pieces.push(Buffer.from(rest));
            else if (pieces.length !== 1)
                pieces = [Buffer.from((pieces[0] ?? rest).subarray(0, KEPT_OF_LONG_LINE))];
        },
        end() {
            if (held > 0)
                emit(Buffer.alloc(0));
        },
    };
}

// EXTERNAL MODULE: ./build/lib/io/files/make-folder.js
var make_folder = __webpack_require__(50128);
;// CONCATENATED MODULE: ./build/lib/io/files/lines.js
/** A file \u2192 its lines, in order: read, copied, or followed while it is still being written. */






const CHUNK = 1 << 20;
let earlier = Promise.resolve();
/** Of the file whose turn it is: a buffer for each of thousands of files would all wait for the same garbage collection. */
let chunk = null;
/** Files are read one at a time: this one thread gains nothing from reading several, and would hold several long lines in memory. */
function inTurn(work) {
    const result = earlier.then(work);
    earlier = result.catch(() => undefined);
    return result;
}
/** Every line of a file; nothing when there is no such file. */
function readLines(path, onLine) {
    return inTurn(async () => {
        const splitter = createLineSplitter(onLine);
        const small = readIfSmall(path);
        if (small) {
            splitter.write(small);
            return splitter.end();
        }
        const file = await openIfThere(path);
        if (!file)
            return;
        try {
            chunk ??= Buffer.allocUnsafe(CHUNK);
            for await (const bytes of chunks(file, chunk))
                splitter.write(bytes);
            splitter.end();
        }
        finally {
            await file.close();
        }
    });
}
/** Copies a text file line by line through `change`; the copy of an absent file is empty. onCopied: gets what readLines would of the copy. */
function copyLines(from, to, change, onCopied = () => { }) {
    return inTurn(() => copyInTurn(from, to, (line) => {
        const changed = change(line);
        onCopied(changed.endsWith('\r') ? changed.slice(0, -1) : changed);
        return changed;
    }));
}
async function copyInTurn(from, to, change) {
    const small = readIfSmall(from);
    if (small) {
        let text = '';
        const splitter = createLineSplitter((line) => {
            text += `${change(line)}\n`;
        });
        splitter.write(small);
        splitter.end();
        return (0,make_folder/* writeInFolder */.B)(to, () => (0,external_node_fs_.writeFileSync)(to, text));
    }
    await (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(to));
    const source = await openIfThere(from);
    const target = await (0,promises_.open)(to, 'w');
    try {
        if (!source)
            return;
        let ready = [];
        const splitter = createLineSplitter((line) => void ready.push(change(line)));
        const flush = async () => {
            const lines = ready;
            ready = [];
            for (let at = 0; at < lines.length; at += 10_000)
                await target.write(`${lines.slice(at, at + 10_000).join('\n')}\n`);
        };
        chunk ??= Buffer.allocUnsafe(CHUNK);
        for await (const bytes of chunks(source, chunk)) {
            splitter.write(bytes);
            await flush();
        }
        splitter.end();
        await flush();
    }
    finally {
        await source?.close();
        await target.close();
    }
}
const FOLLOW_MS = 200;
const FOLLOWED_CHUNK = 64 << 10;
/** Passes on each complete line of a file that is still being written, soon after it appears. */
async function followLines(path, onLine, until) {
    const splitter = createLineSplitter(onLine);
    let buffer = null;
    let file = null;
    try {
        for (;;) {
            // First of all, because what ends at once is not followed at all.
            await (0,external_node_timers_promises_.setTimeout)(FOLLOW_MS, undefined, { signal: until }).catch(() => undefined);
            if (until.aborted)
                return;
            file ??= await openIfThere(path);
            buffer ??= Buffer.allocUnsafe(FOLLOWED_CHUNK);
            if (file)
                for await (const bytes of chunks(file, buffer))
                    splitter.write(bytes);
        }
    }
    finally {
        await file?.close();
    }
}
/** Most outputs are, and then a buffer of a megabyte and the ways through the thread pool cost more than the rest of the unit. */
const SMALL = 64 << 10;
/** Null where it is larger, or cannot be opened. */
function readIfSmall(path) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, 'r');
    }
    catch {
        return null;
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(file);
        if (!facts.isFile() || facts.size > SMALL)
            return null;
        // One byte more shows whether the file has grown since, and then it is read as a large one.
        const bytes = Buffer.allocUnsafe(facts.size + 1);
        let length = 0;
        for (let read = -1; read !== 0 && length < bytes.length; length += read)
            read = (0,external_node_fs_.readSync)(file, bytes, length, bytes.length - length, length);
        return length > facts.size ? null : bytes.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
async function* chunks(file, buffer) {
    for (;;) {
        const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function openIfThere(path) {
    try {
        return await (0,promises_.open)(path, 'r');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 9161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kZ: () => (/* binding */ conversationsIn),
  uU: () => (/* binding */ isDatabase),
  cn: () => (/* binding */ linesOfDatabase),
  gi: () => (/* binding */ readSessionLines)
});

// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(20715);
// EXTERNAL MODULE: ./build/lib/io/files/lines.js + 1 modules
var lines = __webpack_require__(26754);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/lib/io/sqlite/pages.js
/**
 * A SQLite database file and its write-ahead log \u2192 its pages, as the last finished transaction left them. Node has a reader of its own from
 * 22.5 on only, and those on npm are the whole of SQLite as WebAssembly, which reads no log without shared memory; what an agent
 * that was killed leaves is mostly in the log. The format: https://sqlite.org/fileformat2.html
 */

const MAGIC = 'SQLite format 3\0';
const ENCODINGS = { 1: 'utf-8', 2: 'utf-16le', 3: 'utf-16be' };
function isSqlite(path) {
    const file = openRegular(path);
    try {
        return readAt(file, 0, MAGIC.length).toString('latin1') === MAGIC;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function openPages(path) {
    const file = openRegular(path);
    const log = openLog(`${path}-wal`);
    const close = () => {
        (0,external_node_fs_.closeSync)(file);
        if (log !== null)
            (0,external_node_fs_.closeSync)(log);
    };
    try {
        const newer = log === null ? new Map() : listFrames(log);
        const logged = newer.get(1);
        const head = logged === undefined || log === null ? readAt(file, 0, 100) : readAt(log, logged, 100);
        const declared = head.readUInt16BE(16);
        const size = declared === 1 ? MOST_PAGE : declared;
        if (size < 512)
            throw new RangeError('no page of SQLite is that small');
        return {
            usable: size - head.readUInt8(20),
            encoding: ENCODINGS[head.readUInt32BE(56)] ?? 'utf-8',
            read(number) {
                const at = newer.get(number);
                const page = at !== undefined && log !== null ? readAt(log, at, size) : readAt(file, (number - 1) * size, size);
                if (page.length < size)
                    throw new RangeError(`there is no page ${number}`);
                return page;
            },
            close,
        };
    }
    catch (error) {
        close();
        throw error;
    }
}
function readAt(file, at, length) {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, at < 0 ? 0 : (0,external_node_fs_.readSync)(file, bytes, 0, length, at));
}
/** An agent may have put a pipe there, which would be waited for, or a link to what it may not read itself. */
function openRegular(path, flags = 0) {
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | flags);
    if ((0,external_node_fs_.fstatSync)(file).isFile())
        return file;
    (0,external_node_fs_.closeSync)(file);
    throw new RangeError('a database is a file');
}
/** A database that was closed has none. */
function openLog(path) {
    try {
        return openRegular(path, external_node_fs_.constants.O_NOFOLLOW);
    }
    catch {
        return null;
    }
}
const LOG_HEAD = 32;
const FRAME_HEAD = 24;
const LITTLE_ENDIAN = 0x377f0682;
const MOST_PAGE = 65_536;
/** Each page's newest place in the log; what came after the last finished transaction, or is left of an older log, is ignored. */
function listFrames(log) {
    const head = readAt(log, 0, LOG_HEAD);
    if (head.length < LOG_HEAD || head.readUInt32BE(0) >>> 1 !== LITTLE_ENDIAN >>> 1)
        return new Map();
    const little = head.readUInt32BE(0) === LITTLE_ENDIAN;
    const size = head.readUInt32BE(8);
    if (size > MOST_PAGE)
        return new Map();
    const end = (0,external_node_fs_.fstatSync)(log).size;
    const finished = new Map();
    const pending = new Map();
    let sum = addUp([0, 0], head.subarray(0, 24), little);
    for (let at = LOG_HEAD; at + FRAME_HEAD + size <= end; at += FRAME_HEAD + size) {
        const frame = readAt(log, at, FRAME_HEAD + size);
        if (!frame.subarray(8, 16).equals(head.subarray(16, 24)))
            break;
        sum = addUp(addUp(sum, frame.subarray(0, 8), little), frame.subarray(FRAME_HEAD), little);
        if (sum[0] !== frame.readUInt32BE(16) || sum[1] !== frame.readUInt32BE(20))
            break;
        pending.set(frame.readUInt32BE(0), at + FRAME_HEAD);
        if (frame.readUInt32BE(4) === 0)
            continue;
        for (const [page, place] of pending)
            finished.set(page, place);
        pending.clear();
    }
    return finished;
}
function addUp([first, second], bytes, little) {
    let a = first;
    let b = second;
    for (let at = 0; at + 8 <= bytes.length; at += 8) {
        a = (a + (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + b) >>> 0;
        b = (b + (little ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + a) >>> 0;
    }
    return [a, b];
}

;// CONCATENATED MODULE: ./build/lib/io/sqlite/record.js
/** The bytes of a row \u2192 its values. */
/** Such numbers are up to nine bytes long; the ones that are used here fit into a double. */
function readVarint(bytes, at) {
    let value = 0;
    for (let length = 0; length < 8; length++) {
        const byte = bytes.readUInt8(at + length);
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80)
            return { value, next: at + length + 1 };
    }
    return { value: value * 256 + bytes.readUInt8(at + 8), next: at + 9 };
}
/** isWanted: whether the text or bytes at a place are; those of others are null, and cost nothing. */
function readRecord(bytes, decoder, isWanted = () => true) {
    const head = readVarint(bytes, 0);
    const values = [];
    let at = head.value;
    for (let next = head.next; next < head.value;) {
        const type = readVarint(bytes, next);
        next = type.next;
        const { value, length } = readValue(bytes, at, type.value, isWanted(values.length) ? decoder : null);
        values.push(value);
        at += length;
    }
    return values;
}
const INTEGERS = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 6 };
function readValue(bytes, at, type, decoder) {
    const integer = INTEGERS[type];
    if (integer !== undefined)
        return { value: bytes.readIntBE(at, integer), length: integer };
    if (type === 0)
        return { value: null, length: 0 };
    if (type === 6)
        return { value: Number(bytes.readBigInt64BE(at)), length: 8 };
    if (type === 7)
        return { value: bytes.readDoubleBE(at), length: 8 };
    if (type < 12)
        return { value: type - 8, length: 0 };
    const length = (type - (type % 2 === 0 ? 12 : 13)) / 2;
    if (at + length > bytes.length)
        throw new RangeError('a value is longer than its row');
    if (decoder === null)
        return { value: null, length };
    const content = bytes.subarray(at, at + length);
    return { value: type % 2 === 0 ? Buffer.from(content) : decoder.decode(content), length };
}

;// CONCATENATED MODULE: ./build/lib/io/sqlite/database.js


/** Of a longer row nothing is kept, so that memory use stays bounded. */
const MOST_BYTES = 16 << 20;
/** The caller closes it; a RangeError, then or from a row, says that it is damaged. */
function openDatabase(path) {
    const pages = openPages(path);
    try {
        const decoder = new TextDecoder(pages.encoding);
        const tables = listTables(pages, decoder);
        return {
            tables: [...tables.keys()],
            *rows(table, wanted) {
                const { root, columns = [] } = tables.get(table) ?? {};
                if (root === undefined)
                    return;
                const isWanted = (at) => wanted === undefined || wanted.includes(columns[at]?.name ?? '');
                for (const { id, payload } of rowsBelow(pages, root)) {
                    const values = readRecord(payload, decoder, isWanted);
                    yield Object.fromEntries(columns.map(({ name, is_id }, at) => [name, values[at] ?? (is_id ? id : null)]));
                }
            },
            close: pages.close,
        };
    }
    catch (error) {
        pages.close();
        throw error;
    }
}
/** The first page is the root of the table of tables. */
function listTables(pages, decoder) {
    const tables = new Map();
    for (const { payload } of rowsBelow(pages, 1)) {
        const [type, name, , root, sql] = readRecord(payload, decoder);
        // Without row numbers a table is kept as an index.
        if (type === 'table' && typeof root === 'number' && typeof sql === 'string' && !/WITHOUT\s+ROWID/i.test(sql))
            tables.set(String(name), { root, columns: columnsOf(sql) });
    }
    return tables;
}
/** A name in quotes, or what a list of columns is made of. */
const TOKEN = /'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|[(),]/g;
/** Reads the columns of `CREATE TABLE x (a text, b integer PRIMARY KEY, CONSTRAINT \u2026)`. */
function columnsOf(sql) {
    const parts = [];
    let depth = 0;
    let from = 0;
    for (const { 0: found, index } of sql.matchAll(TOKEN)) {
        if (found === '(' && depth++ === 0)
            from = index + 1;
        const ends = found === ')' ? --depth === 0 : found === ',' && depth === 1;
        if (!ends)
            continue;
        parts.push(sql.slice(from, index).trim());
        from = index + 1;
    }
    return parts
        .filter((part) => !/^(?:CONSTRAINT|PRIMARY|UNIQUE|CHECK|FOREIGN)\b/i.test(part))
        .map((part) => {
        const [, name = '', rest = ''] = /^["'`[]?([^\s"'`\]]+)["'`\]]?([\s\S]*)$/.exec(part) ?? [];
        return { name, is_id: /^\s*INTEGER\s+PRIMARY\s+KEY/i.test(rest) };
    });
}
const INNER = 0x05;
const LEAF = 0x0d;
/** A page is read once, and its rows are no longer than it: a damaged tree, or one made to be endless, ends with a RangeError. */
function* rowsBelow(pages, root) {
    const seen = new Set();
    const readOnce = (number) => {
        if (seen.has(number))
            throw new RangeError(`page ${number} is in two places`);
        seen.add(number);
        return pages.read(number);
    };
    const open = [root];
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const page = readOnce(number);
        const head = number === 1 ? 100 : 0;
        const type = page.readUInt8(head);
        const cells = page.readUInt16BE(head + 3);
        const first = head + (type === INNER ? 12 : 8);
        if (type === INNER) {
            open.push(page.readUInt32BE(head + 8));
            for (let cell = cells - 1; cell >= 0; cell--)
                open.push(page.readUInt32BE(page.readUInt16BE(first + 2 * cell)));
        }
        else if (type === LEAF) {
            let room = page.length;
            for (let cell = 0; cell < cells; cell++) {
                const size = readVarint(page, page.readUInt16BE(first + 2 * cell));
                const id = readVarint(page, size.next);
                room -= bytesInPage(pages, size.value);
                if (room < 0)
                    throw new RangeError(`the rows of page ${number} overlap`);
                if (size.value <= MOST_BYTES)
                    yield { id: id.value, payload: readPayload(pages, page.subarray(id.next), size.value, readOnce) };
            }
        }
    }
}
/** What does not fit is in a chain of other pages. */
function bytesInPage({ usable }, size) {
    if (size <= usable - 35)
        return size;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const most = least + ((size - least) % (usable - 4));
    return most <= usable - 35 ? most : least;
}
function readPayload(pages, cell, size, readOnce) {
    const here = bytesInPage(pages, size);
    if (here === size)
        return cell.subarray(0, size);
    const pieces = [cell.subarray(0, here)];
    const each = pages.usable - 4;
    let next = cell.readUInt32BE(here);
    for (let left = size - here; left > 0; left -= each) {
        const page = readOnce(next);
        next = page.readUInt32BE(0);
        pieces.push(page.subarray(4, 4 + Math.min(left, each)));
    }
    return Buffer.concat(pieces);
}

;// CONCATENATED MODULE: ./build/lib/setup/sessions/session-lines.js
/** A file in which an agent keeps its sessions \u2192 its records, one a line: of text as they stand there, of a database its rows. */




async function readSessionLines(path, onLine) {
    if (!isDatabase(path))
        return (0,lines/* readLines */.Se)(path, onLine);
    for (const line of linesOfDatabase(path))
        onLine(line);
}
function isDatabase(path) {
    try {
        return isSqlite(path);
    }
    catch {
        // A file that is not there has no lines, and one that cannot be read is the reader's of lines to name.
        return false;
    }
}
/** The lines of a damaged one up to the damage. */
function* linesOfDatabase(path) {
    try {
        yield* readDatabase(path, formats/* listSessionLines */.iR);
    }
    catch (error) {
        if (!isDamage(error))
            throw error;
    }
}
/** Fails where a damaged one ends. */
function* conversationsIn(path) {
    try {
        yield* readDatabase(path, formats/* listConversationLines */.D5);
    }
    catch (error) {
        throw isDamage(error) ? new Error(`it is damaged: ${error.message}`) : error;
    }
}
function* readDatabase(path, list) {
    const database = openDatabase(path);
    try {
        yield* list(database);
    }
    finally {
        database.close();
    }
}
const isDamage = (error) => error.name === 'RangeError';


/***/ }),

/***/ 75339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ listSecrets),
/* harmony export */   HY: () => (/* binding */ SHAPES),
/* harmony export */   Lx: () => (/* binding */ pickSecrets),
/* harmony export */   Sn: () => (/* binding */ MIN_SECRET_CHARS),
/* harmony export */   es: () => (/* binding */ PRIVATE_KEY),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67127);
/** Text that an agent printed \u2192 the same text without secrets. Applied to everything that is written, logged or posted as a comment. */

const MARK = '***';
/** Shorter values may be ordinary words; hiding them would make the text unreadable. */
const MIN_SECRET_CHARS = 8;
/** Shapes of common tokens, for secrets whose value is not known here. */
const SHAPES = [
    /\bsk-(?:ant-|proj-|or-|svcacct-)?[A-Za-z0-9_-]{20,}/g,
    /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
    /\bglpat-[A-Za-z0-9_-]{20,}/g,
    /\bnpm_[A-Za-z0-9]{30,}/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
    /\b(?:AKIA|ASIA|AGPA|AROA|ANPA)[A-Z0-9]{16}\b/g,
    // No fixed length: of a longer one the end would stay.
    /\bAIza[A-Za-z0-9_-]{30,}/g,
    /\bya29\.[A-Za-z0-9_-]{20,}/g,
    /\bAT(?:ATT|CTT)[A-Za-z0-9_=-]{20,}/g,
    /\bLTAI[A-Za-z0-9]{12,}/g,
    /\bhf_[A-Za-z0-9]{30,}/g,
    /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
    /\b(?:Bearer|Basic)\s+[A-Za-z0-9+/_.=-]{20,}/gi,
    // In a header of any length, but no placeholder of a manual (`$TOKEN`, `<token>`, `YOUR_KEY`).
    /(?<=\bAuthorization\\?["']?[:=]\s?\\?["']?(?:[A-Za-z-]{3,12}\s)?)(?=[\w+/.=~-]*[\d.])(?!your|my)[\w+/.=~-]{6,}/gi,
    /(?<=:\/\/[^\s/:@"']{1,100}:)[^\s/@"']{3,200}(?=@)/g,
];
/** A private key spans several lines, or one long line in JSON: the whole body is removed. */
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g;
/** Most lines contain none of the shapes, so one cheap test comes first. */
const MAYBE = /sk-|gh[pousr]_|github_pat_|glpat-|npm_|xox|AKIA|ASIA|AGPA|AROA|ANPA|AIza|ya29\.|ATATT|ATCTT|LTAI|hf_|eyJ|[Bb]earer|BEARER|[Bb]asic|BASIC|uthorization|UTHORIZATION|:\/\/|PRIVATE KEY/;
/** Names of environment variables that hold credentials. */
const CREDENTIAL_NAME = /(?:^|_)(?:API_?KEY|KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASS|PWD|CREDENTIALS?|AUTH|COOKIE|PAT|DSN|PRIVATE_KEY|CONNECTION_STRING)(?:_|$)/i;
/** Variables that look like credentials by name, but are not. */
const HARMLESS_NAME = /^(?:PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY)$/;
/** The values of an environment that must never be written. */
function listSecrets(env) {
    return Object.values(pickSecrets(env));
}
/** The variables of an environment that hold credentials, by their names. */
function pickSecrets(env) {
    const held = Object.entries(env).filter(([name, value]) => value && CREDENTIAL_NAME.test(name) && !HARMLESS_NAME.test(name));
    return Object.fromEntries(held);
}
/** Hides the given values in every encoding that JSON, a URL or a log may show, and everything with the shape of a token. */
function createRedactor(secrets) {
    const forms = new Set(secrets.flatMap(listForms));
    // The longest first, so that a secret that contains another one is hidden completely.
    const values = [...forms].sort((a, b) => b.length - a.length);
    const pattern = values.length ? new RegExp(values.map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP).join('|'), 'g') : null;
    return (text) => {
        let clean = pattern ? text.replace(pattern, MARK) : text;
        if (!MAYBE.test(clean))
            return clean;
        clean = clean.replace(PRIVATE_KEY, MARK);
        for (const shape of SHAPES)
            clean = clean.replace(shape, MARK);
        return clean;
    };
}
/** The secret unchanged, each of its lines, JSON-escaped (once and twice), URL-encoded, and in base64. */
function listForms(secret) {
    const forms = [];
    for (const part of new Set([secret, secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())])) {
        if (part.length < MIN_SECRET_CHARS)
            continue;
        const once = JSON.stringify(part).slice(1, -1);
        // The round trip through bytes replaces lone surrogates, which encodeURIComponent rejects.
        const bytes = Buffer.from(part);
        forms.push(part, once, JSON.stringify(once).slice(1, -1), encodeURIComponent(bytes.toString()));
        forms.push(bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'));
    }
    return forms;
}


/***/ })

};
