export const id = 327;
export const ids = [327];
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

/***/ 5906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ removeOpenPlaces),
/* harmony export */   Ft: () => (/* binding */ sweepPlaces),
/* harmony export */   PZ: () => (/* binding */ findBatchOwner),
/* harmony export */   QL: () => (/* binding */ openPlace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3217);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8737);
/** Throwaway folders of units and batches: made, removed, and swept when the process that made them was killed. */






const NAME = /^ar-[0-9a-f]{12}$/;
/** Beside the folders that agents see. */
const OWNER = 'owner';
const opened = new Set();
/**
 * Not below the system's temporary folder of the moment: the path's length changes what Codex lists, so it is the same on
 * every machine. Names are random, and the folder is its owner's alone.
 */
async function openPlace(mark = '') {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)('/tmp'), `ar-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(root, { mode: 0o700 });
    opened.add(root);
    const place = { home: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 'h'), workspace: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 'w'), source_copy: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 's') };
    const close = async () => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
        opened.delete(root);
    };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, OWNER), JSON.stringify({ ...identify(), mark }));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(place.home);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(place.workspace);
    }
    catch (error) {
        await close();
        throw error;
    }
    return { ...place, close };
}
/** For a process that ends at once. */
function removeOpenPlaces() {
    for (const root of opened) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(root, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
            // A dying agent may still write there; the next batch sweeps it.
        }
    }
}
/** Ends what tools that were killed have left behind, and removes their places. Nothing that may belong to a living one is touched. */
async function sweepPlaces() {
    const left = (await listPlaces()).filter(({ owner }) => owner.world === identify().world && !isAlive(owner));
    const marks = new Set(left.map(({ owner }) => owner.mark));
    if (left.length > 0)
        await (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepMarked */ .TK)((marker) => marks.has(marker));
    for (const { root } of left)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
    return left.length;
}
/** The process that is at work on this batch; null: none that can be seen from here. */
async function findBatchOwner(batch_run_id) {
    const owners = (await listPlaces()).map(({ owner }) => owner);
    return owners.find((owner) => owner.mark === batch_run_id && isAlive(owner))?.pid ?? null;
}
async function listPlaces() {
    const tmp = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)('/tmp');
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(tmp)).filter((name) => NAME.test(name));
    const places = await Promise.all(names.map(async (name) => {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(tmp, name);
        // Half made, half removed, or another user's: not for us to judge.
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, OWNER), 'utf8').catch(() => 'null');
        return { root, owner: parseOwner(text) };
    }));
    return places.flatMap(({ root, owner }) => (owner ? [{ root, owner }] : []));
}
function parseOwner(text) {
    try {
        const owner = JSON.parse(text);
        const { pid, started, world, mark } = owner ?? {};
        if (typeof pid !== 'number' || typeof started !== 'number')
            return null;
        return typeof world === 'string' && typeof mark === 'string' ? { pid, started, world, mark } : null;
    }
    catch {
        return null;
    }
}
function isAlive(owner) {
    if (owner.world !== identify().world)
        return false;
    try {
        process.kill(owner.pid, 0);
    }
    catch (error) {
        if (error.code === 'ESRCH')
            return false;
    }
    // A zombie still takes a signal. Where there is no /proc, the signal is all there is.
    if (owner.started === 0)
        return true;
    return (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readProcess */ .Wv)(owner.pid)?.started === owner.started;
}
let self = null;
function identify() {
    self ??= { pid: process.pid, started: (0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readProcess */ .Wv)(process.pid)?.started ?? 0, world: readWorld() };
    return self;
}
function readWorld() {
    try {
        return `${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        return process.platform;
    }
}


/***/ }),

/***/ 3217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ readProcessTable),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   nt: () => (/* binding */ readVariable)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/** Turns /proc into rows of living processes; where there is no /proc (macOS), asks `ps`. */


const buffer = Buffer.allocUnsafe(1024);
/** Living processes. A zombie is dead: some init processes reap late, and a signal to a zombie "succeeds" for ever. */
function readProcessTable() {
    let names;
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc');
    }
    catch {
        return readPsTable();
    }
    const rows = [];
    for (const name of names) {
        const first = name.charCodeAt(0);
        if (first < 48 || first > 57)
            continue;
        const row = readProcess(Number(name));
        if (row)
            rows.push(row);
    }
    return rows;
}
/** One process, or null when it is gone, a zombie, or not ours to see. */
function readProcess(pid) {
    // Plain open, read, close: half the cost of readFileSync, which asks for a size that /proc does not know.
    let length;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`/proc/${pid}/stat`, 'r');
        try {
            length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, 0, buffer.length, 0);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
    const text = buffer.toString('latin1', 0, length);
    // The name stands in brackets and may itself hold brackets and spaces: fields count from the last one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X')
        return null;
    return {
        pid,
        ppid: Number(fields[1]),
        group: Number(fields[2]),
        session: Number(fields[3]),
        started: Number(fields[19]),
    };
}
/** A variable of the environment that a process was started with; null for other users' processes. */
function readVariable(pid, name) {
    let environment;
    try {
        environment = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        return null;
    }
    const wanted = Buffer.from(`${name}=`);
    for (let at = environment.indexOf(wanted); at >= 0; at = environment.indexOf(wanted, at + 1)) {
        if (at > 0 && environment[at - 1] !== 0)
            continue;
        const end = environment.indexOf(0, at);
        return environment.toString('utf8', at + wanted.length, end < 0 ? undefined : end);
    }
    return null;
}
function readPsTable() {
    let text;
    try {
        text = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('ps', ['-axo', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
    }
    catch {
        return [];
    }
    return text.split('\n').flatMap((line) => {
        const [pid, ppid, group, state] = line.trim().split(/\s+/);
        if (!pid || !ppid || !group || !state || state.startsWith('Z'))
            return [];
        return [{ pid: Number(pid), ppid: Number(ppid), group: Number(group), session: Number(group), started: 0 }];
    });
}


/***/ }),

/***/ 8737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ killTreeAtOnce),
/* harmony export */   TK: () => (/* binding */ sweepMarked),
/* harmony export */   TP: () => (/* binding */ killTree),
/* harmony export */   r7: () => (/* binding */ signalTree),
/* harmony export */   tl: () => (/* binding */ MARKER)
/* harmony export */ });
/* unused harmony export findTree */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3217);
/** Finds everything that a unit's process started, wherever it moved to, and ends it. */


/** Variable by which a unit's processes are known, even after they moved to a session of their own. */
const MARKER = 'AGENT_ROUTING_UNIT';
/**
 * The living members: descendants of the root, its group and session, and whoever carries the marker. All three are
 * needed: shells of Claude Code and Copilot leave the group, orphans lose their parent, and a child may clear its environment.
 */
function findTree(tree) {
    const young = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcessTable */ .Uc)().filter((row) => row.started >= tree.started && row.pid !== process.pid);
    const members = new Set();
    for (const row of young) {
        if (row.pid === tree.root ||
            row.group === tree.root ||
            row.session === tree.root ||
            (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariable */ .nt)(row.pid, MARKER) === tree.marker) {
            members.add(row.pid);
        }
    }
    for (let grown = members.size > 0; grown;) {
        const before = members.size;
        for (const row of young)
            if (members.has(row.ppid))
                members.add(row.pid);
        grown = members.size > before;
    }
    return young.filter((row) => members.has(row.pid));
}
function signalTree(tree, signal) {
    const members = findTree(tree);
    for (const { pid } of members)
        signalProcess(pid, signal);
    return members.length;
}
/** KILLs until nobody is left, at most about three seconds (a process in an uninterruptible wait outlives that). Returns how many it met. */
async function killTree(tree) {
    const met = new Set();
    for (const pause of [0, 5, 15, 30, 60, 120, 240, 480, 960, 960]) {
        if (pause > 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
        const members = findTree(tree);
        if (members.length === 0)
            break;
        for (const { pid } of members) {
            met.add(pid);
            signalProcess(pid, 'SIGKILL');
        }
    }
    return met.size;
}
/** Synchronous: a second look finds what was started during the first. */
function killTreeAtOnce(tree) {
    for (let round = 0; round < 3 && signalTree(tree, 'SIGKILL') > 0; round++)
        ;
}
/** Ends what units of a batch that was itself killed have left behind. */
async function sweepMarked(isMarker) {
    const found = new Set();
    for (const { pid } of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcessTable */ .Uc)()) {
        const marker = pid === process.pid ? null : (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariable */ .nt)(pid, MARKER);
        if (marker !== null && isMarker(marker))
            found.add(marker);
    }
    let met = 0;
    for (const marker of found)
        met += await killTree({ root: null, started: 0, marker });
    return met;
}
function signalProcess(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // Gone in the meantime, or another user's (a setuid child): nothing we could do.
    }
}


/***/ }),

/***/ 7408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess),
/* harmony export */   w: () => (/* binding */ killRunning)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _full_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5336);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3217);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8737);
/** Runs one agent process: a Launch becomes exit facts and two files, and nothing it started outlives it. */







/** Set by test runners and debuggers of the parent; they would change an agent that runs on Node. */
const NEVER_INHERITED = ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD', 'JEST_WORKER_ID'];
/** By this GitHub's runner finds what a job has left running, should this process be killed. */
const RUNNER_MARKER = 'RUNNER_TRACKING_ID';
const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const SIZE_POLL_MS = 250;
/**
 * The child writes straight into the files: no pipe that a grandchild could hold open, no byte passes through this
 * process. Resolves within timeout + grace + about 5 s whatever the child does; a failed start is a value too.
 */
async function runProcess(launch, options) {
    const limit = options.max_output_bytes ?? DEFAULT_MAX_BYTES;
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_TRUNC | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND;
    const stdout = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(options.stdout_file, flags, 0o600);
    let stderr;
    try {
        stderr = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(options.stderr_file, flags, 0o600);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(stdout);
        throw error;
    }
    const began = performance.now();
    try {
        const ending = options.signal?.aborted
            ? { ...NOT_STARTED, ended_by: 'abort' }
            : await runTree(launch, options, () => Math.max((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(stdout).size, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(stderr).size) > limit, [
                stdout,
                stderr,
            ]);
        const duration_ms = Math.round(performance.now() - began);
        const full_disk = [launch.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(options.stdout_file)].find(_full_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .isFull */ .uq) ?? null;
        return { ...ending, full_disk, duration_ms, stdout_bytes: cut(stdout, limit), stderr_bytes: cut(stderr, limit) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(stdout);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(stderr);
    }
}
const NOT_STARTED = {
    exit_code: null,
    signal: null,
    timed_out: false,
    spawn_error: null,
    ended_by: 'itself',
    pid: null,
    survivors: 0,
};
async function runTree(launch, options, tooLong, files) {
    const started = await startChild(launch, options.marker, files);
    if ('spawn_error' in started)
        return { ...NOT_STARTED, ...started };
    const { child, pid, exited } = started;
    options.on_spawn?.(pid);
    const tree = { root: pid, started: (0,_process_table_js__WEBPACK_IMPORTED_MODULE_5__/* .readProcess */ .Wv)(pid)?.started ?? 0, marker: options.marker };
    running.add(tree);
    const ended_by = await waitForEnd(exited, options, tooLong);
    if (ended_by !== 'itself') {
        // A flood is not asked first: it would go on printing through the grace.
        if (ended_by !== 'output_limit') {
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .signalTree */ .r7)(tree, 'SIGTERM');
            await Promise.race([exited, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(options.grace_ms ?? 4000, undefined, { ref: false })]);
        }
    }
    const rootAlive = child.exitCode === null && child.signalCode === null;
    const met = await (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .killTree */ .TP)(tree);
    // The root may be in an uninterruptible wait; its exit is then not worth waiting for.
    await Promise.race([exited, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(1000, undefined, { ref: false })]);
    child.unref();
    running.delete(tree);
    return {
        exit_code: child.exitCode,
        signal: child.signalCode,
        timed_out: ended_by === 'timeout',
        spawn_error: null,
        ended_by,
        pid,
        survivors: Math.max(0, met - (rootAlive ? 1 : 0)),
    };
}
const running = new Set();
/** For a process that ends at once. */
function killRunning() {
    for (const tree of running)
        (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .killTreeAtOnce */ .TJ)(tree);
}
async function startChild(launch, marker, files) {
    const tracked = process.env[RUNNER_MARKER];
    const env = {
        ...launch.env,
        [_process_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKER */ .tl]: marker,
        ...(tracked ? { [RUNNER_MARKER]: tracked } : {}),
    };
    for (const name of NEVER_INHERITED)
        delete env[name];
    for (let attempt = 1;; attempt++) {
        const started = await new Promise((resolve) => {
            try {
                const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(launch.file, launch.args, {
                    cwd: launch.cwd,
                    env,
                    detached: true,
                    stdio: ['ignore', ...files],
                    windowsHide: true,
                });
                const exited = new Promise((done) => child.once('exit', () => done()));
                child.once('error', (error) => resolve({ spawn_error: explainSpawnError(error, launch) }));
                if (child.pid !== undefined)
                    resolve({ child, pid: child.pid, exited });
            }
            catch (error) {
                // E2BIG, ENOEXEC and a NUL in an argument are thrown, not emitted.
                resolve({ spawn_error: explainSpawnError(error, launch) });
            }
        });
        // A binary written a moment ago may still be held open by a sibling that forked in between.
        if (!('spawn_error' in started) || !started.spawn_error.startsWith('ETXTBSY') || attempt === 5)
            return started;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(50 * attempt);
    }
}
function explainSpawnError(error, launch) {
    const { code, message } = error;
    const { file, cwd } = launch;
    // The system says ENOENT for a missing folder too, and blames the file.
    if (code === 'ENOENT' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(cwd))
        return `ENOENT: working directory ${cwd} does not exist`;
    if (code === 'ENOENT')
        return `ENOENT: ${file} does not exist (or its interpreter does not)`;
    if (code === 'EACCES')
        return `EACCES: ${file} may not be executed`;
    if (code === 'E2BIG')
        return 'E2BIG: the arguments and the environment are longer than the system allows';
    return `${code ?? 'error'}: ${message}`;
}
/** The first of: the child's own exit, the timeout, the caller's abort, too much output. */
async function waitForEnd(exited, options, tooLong) {
    const cleanUp = [];
    try {
        return await new Promise((resolve) => {
            exited.then(() => resolve('itself'));
            const timer = setTimeout(() => resolve('timeout'), options.timeout_ms);
            const poll = setInterval(() => tooLong() && resolve('output_limit'), SIZE_POLL_MS);
            const abort = () => resolve('abort');
            options.signal?.addEventListener('abort', abort, { once: true });
            cleanUp.push(() => clearTimeout(timer), () => clearInterval(poll), () => options.signal?.removeEventListener('abort', abort));
        });
    }
    finally {
        for (const undo of cleanUp)
            undo();
    }
}
function cut(file, limit) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    if (size <= limit)
        return size;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(file, limit);
    return limit;
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

/***/ 6448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ wrapHelp),
/* harmony export */   NB: () => (/* binding */ defineCommand),
/* harmony export */   d1: () => (/* binding */ runCommand)
/* harmony export */ });
/* unused harmony exports readArguments, helpOf */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9891);
/* harmony import */ var _lib_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6062);
/* harmony import */ var _lib_report_wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6339);
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
        const given = String([raw[key]].flat()[0] ?? '');
        const { what, fix } = explainValue(issue, given);
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${flagOf(key)} ${given}: ${what}.`, { fix: fix ?? `see agent-routing ${name} --help.` });
    }
    return { options: options.data, positionals: parsed.positionals };
}
/** zod speaks of types and bounds; a user gave a word. */
function explainValue(issue, given) {
    switch (issue?.code) {
        case 'too_big':
            return { what: `must be at most ${String(issue.maximum)}` };
        case 'too_small':
            return { what: `must be ${issue.inclusive ? 'at least' : 'more than'} ${String(issue.minimum)}` };
        case 'invalid_value': {
            const known = issue.values.map(String);
            const meant = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(given, known);
            return { what: `must be one of ${known.join(', ')}`, ...(meant ? { fix: `did you mean ${meant}?` } : {}) };
        }
        case 'invalid_type':
            return { what: issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}` };
        default:
            return { what: issue?.message.replace(/^is /, 'must be ') ?? 'is not understood' };
    }
}
function explainArgument(name, error, flags) {
    const unknown = /Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
    if (unknown) {
        const meant = (0,_lib_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(unknown, flags);
        return new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${name} knows no ${unknown}.`, {
            fix: meant ? `did you mean ${meant}?` : `see agent-routing ${name} --help.`,
        });
    }
    const extra = /^Unexpected argument '(.*?)'/s.exec(error.message)?.[1];
    if (extra !== undefined)
        return new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${name} does not know what to do with '${extra}'.`, {
            fix: `write it behind its option; see agent-routing ${name} --help.`,
        });
    const bare = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' (argument missing|argument is ambiguous|does not take an argument)/.exec(error.message);
    if (bare)
        return new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${bare[1]} ${bare[2] === 'does not take an argument' ? 'takes no value' : 'needs a value'}.`, {
            fix: bare[2] === 'argument is ambiguous'
                ? `for one that begins with a dash, write ${bare[1]}=-….`
                : `see agent-routing ${name} --help.`,
        });
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
/** On a terminal: what does not fit goes on below its column. */
function wrapHelp(help, { wrap, columns }) {
    if (!wrap)
        return help;
    return help
        .split('\n')
        .map((line) => (0,_lib_report_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapWords */ .E)(line, columns, /^ {2}\S+(?: \S+)? {2,}/.exec(line)?.[0].length ?? 0))
        .join('\n');
}


/***/ }),

/***/ 3327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/place.js
var place = __webpack_require__(5906);
// EXTERNAL MODULE: ./build/lib/io/process.js
var io_process = __webpack_require__(7408);
;// CONCATENATED MODULE: ./build/lib/io/end-at-once.js
/** The last thing this process does when it has no time left: what it started dies, what it made for units goes. */


/** Synchronous, so that it can stand in an `exit` listener; does nothing after a clean end. */
function endAtOnce() {
    (0,io_process/* killRunning */.w)();
    (0,place/* removeOpenPlaces */.BO)();
}

// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/src/command.js
var command = __webpack_require__(6448);
;// CONCATENATED MODULE: ./build/src/commands/index.js
// biome-ignore format: one row per command
const COMMANDS = {
    run: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(381), __webpack_require__.e(867), __webpack_require__.e(739), __webpack_require__.e(943), __webpack_require__.e(929), __webpack_require__.e(68), __webpack_require__.e(724), __webpack_require__.e(115), __webpack_require__.e(622), __webpack_require__.e(763)]).then(__webpack_require__.bind(__webpack_require__, 9763)).then(({ run }) => run),
    discover: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(381), __webpack_require__.e(867), __webpack_require__.e(739), __webpack_require__.e(943), __webpack_require__.e(929), __webpack_require__.e(68), __webpack_require__.e(115), __webpack_require__.e(684)]).then(__webpack_require__.bind(__webpack_require__, 6684)).then(({ discover }) => discover),
    lint: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(867), __webpack_require__.e(739), __webpack_require__.e(943), __webpack_require__.e(68), __webpack_require__.e(486)]).then(__webpack_require__.bind(__webpack_require__, 3303)).then(({ lint }) => lint),
    explain: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(739), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 5235)).then(({ explain }) => explain),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(867), __webpack_require__.e(943), __webpack_require__.e(929), __webpack_require__.e(724), __webpack_require__.e(577)]).then(__webpack_require__.bind(__webpack_require__, 931)).then(({ compare }) => compare),
    baseline: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(867), __webpack_require__.e(724), __webpack_require__.e(915)]).then(__webpack_require__.bind(__webpack_require__, 3963)).then(({ baseline }) => baseline),
    report: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(867), __webpack_require__.e(943), __webpack_require__.e(929), __webpack_require__.e(724), __webpack_require__.e(290)]).then(__webpack_require__.bind(__webpack_require__, 2528)).then(({ report }) => report),
    init: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(867), __webpack_require__.e(739), __webpack_require__.e(356)]).then(__webpack_require__.bind(__webpack_require__, 2356)).then(({ init }) => init),
    route: () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(68), __webpack_require__.e(955)]).then(__webpack_require__.bind(__webpack_require__, 6341)).then(({ route }) => route),
    'integration-test': () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(381), __webpack_require__.e(867), __webpack_require__.e(739), __webpack_require__.e(943), __webpack_require__.e(929), __webpack_require__.e(68), __webpack_require__.e(115), __webpack_require__.e(622), __webpack_require__.e(873)]).then(__webpack_require__.bind(__webpack_require__, 6439)).then(({ integrationTest }) => integrationTest),
    'self-test': () => Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(614)]).then(__webpack_require__.bind(__webpack_require__, 4614)).then(({ selfTest }) => selfTest),
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
    process.on('exit', endAtOnce);
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
    // EIO: the terminal itself is gone.
    if (error.code !== 'EPIPE' && error.code !== 'EIO')
        throw error;
}


/***/ })

};
