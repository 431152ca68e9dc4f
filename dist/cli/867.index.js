export const id = 867;
export const ids = [867];
export const modules = {

/***/ 1959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ explainCacheError),
/* harmony export */   Qp: () => (/* binding */ defaultCacheRoot),
/* harmony export */   ix: () => (/* binding */ withFolderLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3648);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2022);
/** Finds the cache folder for installed agents, and locks it between batches. */





/** $AGENT_ROUTING_CACHE, else $XDG_CACHE_HOME/agent-routing, else ~/.cache/agent-routing. */
function defaultCacheRoot(env = process.env) {
    if (env['AGENT_ROUTING_CACHE'])
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env['AGENT_ROUTING_CACHE']);
    const xdg = env['XDG_CACHE_HOME'];
    // The XDG rules say that a relative path is to be ignored.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(xdg && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(xdg) ? xdg : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'agent-routing');
}
/** A killed holder no longer updates its lock, which becomes free after this time. */
const STALE_MS = 20_000;
/** Runs the work while no other process does so in the same folder; creates the folder. */
async function withFolderLock(folder, log, work) {
    let release;
    const options = {
        stale: STALE_MS,
        update: STALE_MS / 4,
        realpath: false,
        // By default the library throws where nothing can catch it. The guarded work ends in an atomic rename, so two holders do no harm.
        onCompromised: (error) => log(`the lock of ${folder} was lost: ${error.message}`),
    };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        release = await proper_lockfile__WEBPACK_IMPORTED_MODULE_3__.lock(folder, options).catch(async (error) => {
            if (error.code !== 'ELOCKED')
                throw error;
            log(`another batch is installing into ${folder}; waiting for it`);
            return proper_lockfile__WEBPACK_IMPORTED_MODULE_3__.lock(folder, { ...options, retries: { retries: 1200, factor: 1, minTimeout: 500 } });
        });
    }
    catch (error) {
        throw explainCacheError(error, folder);
    }
    try {
        return await work();
    }
    finally {
        await release().catch(() => { });
    }
}
function explainCacheError(error, folder) {
    const fix = 'set AGENT_ROUTING_CACHE to a folder with space that you may write to.';
    switch (error.code) {
        case 'ELOCKED':
            return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`Another batch has been installing into ${folder} for ten minutes.`, {
                fix: `end that batch, or remove ${folder}.lock.`,
            });
        case 'ENOSPC':
        case 'EDQUOT':
            return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`The disk is full: nothing can be installed into ${folder}.`, {
                fix: `free space, or ${fix}`,
            });
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
        case 'ENOTDIR':
            return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`The cache folder ${folder} cannot be written (${error.code}).`, { fix });
        default:
            return error;
    }
}


/***/ }),

/***/ 9770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ copyLines),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Z9: () => (/* binding */ followLines)
/* harmony export */ });
/* unused harmony export createLineSplitter */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/** The bytes of a file → its lines, in order: any bytes, LF or CRLF, with or without a final line break. Only extremely long lines are truncated. */



const CHUNK = 1 << 20;
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
let earlier = Promise.resolve();
/** Files are read one at a time: this one thread gains nothing from reading several, and would hold several long lines in memory. */
function inTurn(work) {
    const result = earlier.then(work);
    earlier = result.catch(() => undefined);
    return result;
}
/** Every line of a file; nothing when there is no such file. */
function readLines(path, onLine) {
    return inTurn(async () => {
        const file = await openIfThere(path);
        if (!file)
            return;
        try {
            const splitter = createLineSplitter(onLine);
            for await (const bytes of chunks(file))
                splitter.write(bytes);
            splitter.end();
        }
        finally {
            await file.close();
        }
    });
}
/** Copies a text file line by line through `change`; the copy of an absent file is empty. */
async function copyLines(from, to, change) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
    return inTurn(() => copyInTurn(from, to, change));
}
async function copyInTurn(from, to, change) {
    const source = await openIfThere(from);
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(to, 'w');
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
        for await (const bytes of chunks(source)) {
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
    let file = null;
    try {
        while (!until.aborted) {
            file ??= await openIfThere(path);
            if (file)
                for await (const bytes of chunks(file, FOLLOWED_CHUNK))
                    splitter.write(bytes);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(FOLLOW_MS, undefined, { signal: until }).catch(() => undefined);
        }
    }
    finally {
        await file?.close();
    }
}
async function* chunks(file, size = CHUNK) {
    const buffer = Buffer.allocUnsafe(size);
    for (;;) {
        const { bytesRead } = await file.read(buffer, 0, size, null);
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function openIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 8567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ sweepTrialFolders),
/* harmony export */   OW: () => (/* binding */ openTrialFolders),
/* harmony export */   PZ: () => (/* binding */ findBatchOwner)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _process_end_at_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6254);
/* harmony import */ var _process_process_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4479);
/* harmony import */ var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7547);
/** Throwaway folders of units and batches: creates them, removes them, and sweeps those of killed processes. */







const NAME = /^ar-[0-9a-f]{12}$/;
/** A file next to the folders that agents see. */
const OWNER = 'owner';
const opened = new Set();
/**
 * Always below /tmp, not below $TMPDIR: the path's length changes what Codex lists, so it has to be the same on every
 * machine. Names are random, and only the owner can read the folder.
 */
async function openTrialFolders(mark = '') {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)('/tmp'), `ar-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(root, { mode: 0o700 });
    opened.add(root);
    (0,_process_end_at_once_js__WEBPACK_IMPORTED_MODULE_4__/* .leaveToTheEnd */ .F)('remove', removeOpenTrialFolders);
    const folders = { home: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 'h'), workspace: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 'w'), source_copy: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 's') };
    const close = async () => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
        opened.delete(root);
    };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, OWNER), JSON.stringify({ ...identify(), mark }));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folders.home);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folders.workspace);
    }
    catch (error) {
        await close();
        throw error;
    }
    return { ...folders, close };
}
function removeOpenTrialFolders() {
    for (const root of opened) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(root, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
            // An agent that is ending may still write there; the next batch sweeps the folder.
        }
    }
}
/** Ends the processes of killed runs and removes their folders. Leaves everything alone that may belong to a living run. */
async function sweepTrialFolders() {
    const left = (await listTrialFolders()).filter(({ owner }) => owner.world === identify().world && !isAlive(owner));
    const marks = new Set(left.map(({ owner }) => owner.mark));
    if (left.length > 0)
        await (0,_process_process_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .sweepMarked */ .TK)((marker) => marks.has(marker));
    for (const { root } of left)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
    return left.length;
}
/** The process that is running this batch; null: none is visible from here. */
async function findBatchOwner(batch_run_id) {
    const owners = (await listTrialFolders()).map(({ owner }) => owner);
    return owners.find((owner) => owner.mark === batch_run_id && isAlive(owner))?.pid ?? null;
}
async function listTrialFolders() {
    const tmp = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)('/tmp');
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(tmp)).filter((name) => NAME.test(name));
    const locations = await Promise.all(names.map(async (name) => {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(tmp, name);
        // The folder may be incomplete or another user's: it is skipped.
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, OWNER), 'utf8').catch(() => 'null');
        return { root, owner: parseOwner(text) };
    }));
    return locations.flatMap(({ root, owner }) => (owner ? [{ root, owner }] : []));
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
    // A zombie still accepts a signal, so the start time is compared too; without /proc only the signal can be used.
    if (owner.started === 0)
        return true;
    return (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_5__/* .readProcess */ .Wv)(owner.pid)?.started === owner.started;
}
let self = null;
function identify() {
    self ??= { pid: process.pid, started: (0,_process_process_table_js__WEBPACK_IMPORTED_MODULE_5__/* .readProcess */ .Wv)(process.pid)?.started ?? 0, world: readWorld() };
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

/***/ 4300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ parseSpec),
/* harmony export */   PI: () => (/* binding */ npmEnvironment),
/* harmony export */   X7: () => (/* binding */ fetchPackage),
/* harmony export */   iK: () => (/* binding */ resolveLatest),
/* harmony export */   m0: () => (/* binding */ exec)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2022);
/** Installs one platform package with npm: without scripts, and verified against a hash where this tool's lock has one. */





const exec = (file, args, { cwd, env }) => new Promise((resolve, reject) => {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        if (error && 'syscall' in error)
            reject(error);
        else
            resolve({ exit_code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
    child.stdin?.end();
});
/** The parts of an npm spec: `alias@npm:@scope/name@1.0.0` installs the package `@scope/name` into the folder `alias`. */
function parseSpec(spec) {
    const at = spec.indexOf('@', 1);
    const folder = spec.slice(0, at);
    const wanted = spec.slice(at + 1);
    const locked_as = wanted.startsWith('npm:') ? wanted.slice('npm:'.length) : spec;
    return { folder, wanted, locked_as, version: locked_as.slice(locked_as.indexOf('@', 1) + 1) };
}
/**
 * Installs below `cwd`. With a hash, `npm ci` on a lock file that we write (npm then refuses anything else: EINTEGRITY,
 * measured with npm 11.19); without one, a plain install.
 */
async function fetchPackage(spec, integrity, cwd, run, env) {
    const { folder, wanted, locked_as, version } = parseSpec(spec);
    const root = { name: 'agent-cache', version: '0.0.0', private: true, dependencies: { [folder]: wanted } };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(cwd, 'package.json'), JSON.stringify(root));
    if (integrity) {
        const name = locked_as.slice(0, locked_as.indexOf('@', 1));
        const lock = {
            name: root.name,
            version: root.version,
            lockfileVersion: 3,
            requires: true,
            packages: { '': root, [`node_modules/${folder}`]: { name, version, integrity } },
        };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(cwd, 'package-lock.json'), JSON.stringify(lock));
    }
    // The user's npm configuration (registry, proxy, certificates) applies; options that would change the install are overridden.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--no-global', '--no-progress'];
    const verb = integrity ? ['ci', '--package-lock=true'] : ['install', '--no-package-lock'];
    await callNpm([...verb, ...flags, '--loglevel=error'], `install ${locked_as}`, cwd, run, env);
}
/** The version behind a package's `latest` tag. Runs in a neutral folder, because a checkout's .npmrc is not trusted. */
async function resolveLatest(registry_package, run = exec) {
    const args = ['view', `${registry_package}@latest`, 'version', '--loglevel=error', '--no-update-notifier'];
    const what = `ask which version of ${registry_package} is the latest`;
    const version = (await callNpm(args, what, (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), run, npmEnvironment())).trim();
    if (!/^\d+\.\d+\.\d+/.test(version))
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm did not report a latest version of ${registry_package}.`);
    return version;
}
/** npm gets the user's environment, which configures its registry, proxies and certificates; package scripts never run. */
function npmEnvironment() {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        if (value !== undefined && name !== 'NODE_OPTIONS')
            env[name] = value;
    }
    return env;
}
async function callNpm(args, what, cwd, run, env) {
    let result;
    try {
        result = await run('npm', args, { cwd, env });
    }
    catch (error) {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not be started to ${what} (${error.message}).`, {
            fix: 'install Node.js with npm, and check that `npm --version` works in the same shell or job step.',
        });
    }
    if (result.exit_code !== 0)
        throw explainNpmFailure(`${result.stderr}\n${result.stdout}`, what);
    return result.stdout;
}
const REASONS = [
    [
        /EINTEGRITY/,
        "the package from the registry does not have the hash in this tool's lock",
        'use another registry; this one delivers an altered package.',
    ],
    [
        /ENOSPC|EDQUOT|no space left/i,
        'the disk is full',
        'free space, or set AGENT_ROUTING_CACHE to a folder on another disk.',
    ],
    [
        /\bE404\b|ETARGET|ENOVERSIONS|notarget/,
        'the registry has no such version',
        "check the version in --agent-versions and in the baseline's $meta.",
    ],
    [/EBADPLATFORM/, 'the vendor has no build for this system', 'use Linux x64 or arm64 with glibc.'],
    [/\bE40[13]\b|ENEEDAUTH/, 'the registry refused access', 'check the registry and token in your npm configuration.'],
    [
        /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|\bE5\d\d\b|\bE429\b/,
        'the npm registry cannot be reached',
        'check the network, proxy and registry; versions that are already installed need none of them.',
    ],
    [
        /EACCES|EPERM|EROFS/,
        'npm is not allowed to write to the cache folder',
        'set AGENT_ROUTING_CACHE to a folder that you may write to.',
    ],
];
function explainNpmFailure(output, what) {
    const lines = output
        .split('\n')
        .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
        .filter((line) => line && !/^npm (warn|WARN)|A complete log of this run/.test(line));
    const shown = lines.slice(0, 3).join(' · ').slice(0, 400);
    const reason = REASONS.find(([pattern]) => pattern.test(output));
    return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not ${what}: ${reason ? reason[1] : 'it failed'}. npm says: ${shown || 'nothing'}.`, {
        fix: reason ? reason[2] : 'run the same npm command by hand to see more.',
    });
}


/***/ }),

/***/ 4479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ readProcessTable),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   nt: () => (/* binding */ readVariable)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/** The living processes of this machine, read from /proc, or from `ps` where there is no /proc (macOS). */


const buffer = Buffer.allocUnsafe(1024);
/** Zombies are left out: some init processes reap late, and a signal to a zombie always "succeeds". */
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
/** One process, or null when it has ended, is a zombie, or is not visible to this user. */
function readProcess(pid) {
    // Open, read and close take half the time of readFileSync, which first asks for a size that /proc does not know.
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
    // The name is in brackets and may itself contain brackets and spaces, so fields are counted from the last bracket.
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

/***/ 7547:
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
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4479);
/** Finds and ends every process that a unit started, even those that moved to another session or process group. */


/** The environment variable that identifies a unit's processes, even in a session of their own. */
const MARKER = 'AGENT_ROUTING_UNIT';
/**
 * The living members: descendants of the root, its group and session, and every process with the marker. All three are
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
/** Kills until no process is left, for about three seconds at most (a process in an uninterruptible wait survives). Returns how many it found. */
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
/** Synchronous; repeated to catch processes that started during the round before. */
function killTreeAtOnce(tree) {
    for (let round = 0; round < 3 && signalTree(tree, 'SIGKILL') > 0; round++)
        ;
}
/** Ends processes that the units of a killed batch left behind. */
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
        // It has ended in the meantime, or belongs to another user (a setuid child): there is nothing to do.
    }
}


/***/ }),

/***/ 1346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/lib/io/files/free-space.js
/** A folder → whether its disk is full. */

/** Any agent or record needs more than this. */
const MIN_BYTES = 256 * 1024;
/** Agents do not fail cleanly on a full disk, so their results count only when there is space left. */
function isFull(folder) {
    try {
        const { bavail, bsize, files, ffree } = (0,external_node_fs_.statfsSync)(folder);
        return bavail * bsize < MIN_BYTES || (files > 0 && ffree === 0);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/lib/io/process/end-at-once.js
var end_at_once = __webpack_require__(6254);
// EXTERNAL MODULE: ./build/lib/io/process/process-table.js
var process_table = __webpack_require__(4479);
// EXTERNAL MODULE: ./build/lib/io/process/process-tree.js
var process_tree = __webpack_require__(7547);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/lib/io/process/start-child.js
/** A Launch → a child process in a process group of its own, or the reason why it could not be started. */




/** Set by test runners and debuggers of the parent process; they would affect an agent that runs on Node. */
const NEVER_INHERITED = ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD', 'JEST_WORKER_ID'];
/** GitHub's runner uses this variable to find processes that a job left running, should this process be killed. */
const RUNNER_MARKER = 'RUNNER_TRACKING_ID';
/** files: where stdout and stderr go. */
async function startChild(launch, marker, files) {
    const tracked = process.env[RUNNER_MARKER];
    const env = {
        ...launch.env,
        [process_tree/* MARKER */.tl]: marker,
        ...(tracked ? { [RUNNER_MARKER]: tracked } : {}),
    };
    for (const name of NEVER_INHERITED)
        delete env[name];
    for (let attempt = 1;; attempt++) {
        const started = await new Promise((resolve) => {
            try {
                const child = (0,external_node_child_process_.spawn)(launch.file, launch.args, {
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
        // A binary that was just written may still be open in a sibling process that was forked meanwhile.
        if (!('spawn_error' in started) || !started.spawn_error.startsWith('ETXTBSY') || attempt === 5)
            return started;
        await (0,promises_.setTimeout)(50 * attempt);
    }
}
function explainSpawnError(error, launch) {
    const { code, message } = error;
    const { file, cwd } = launch;
    // The system also reports ENOENT, with the file's name, when the working directory is missing.
    if (code === 'ENOENT' && !(0,external_node_fs_.existsSync)(cwd))
        return `ENOENT: working directory ${cwd} does not exist`;
    if (code === 'ENOENT')
        return `ENOENT: ${file} does not exist (or its interpreter does not)`;
    if (code === 'EACCES')
        return `EACCES: ${file} is not executable by this user`;
    if (code === 'E2BIG')
        return 'E2BIG: the arguments and the environment together are longer than the system allows';
    return `${code ?? 'error'}: ${message}`;
}

;// CONCATENATED MODULE: ./build/lib/io/process/process.js
/** A Launch → exit facts and two output files. No process that the agent started outlives the call. */








const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const SIZE_POLL_MS = 250;
/**
 * The child writes directly into the files: there is no pipe that a grandchild could hold open, and no byte passes through
 * this process. Resolves within timeout + grace + about 5 s whatever the child does; a failed start is also returned.
 */
async function runProcess(launch, options) {
    const limit = options.max_output_bytes ?? DEFAULT_MAX_BYTES;
    const flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_APPEND;
    const stdout = (0,external_node_fs_.openSync)(options.stdout_file, flags, 0o600);
    let stderr;
    try {
        stderr = (0,external_node_fs_.openSync)(options.stderr_file, flags, 0o600);
    }
    catch (error) {
        (0,external_node_fs_.closeSync)(stdout);
        throw error;
    }
    const began = performance.now();
    try {
        const ending = options.signal?.aborted
            ? { ...NOT_STARTED, ended_by: 'abort' }
            : await runTree(launch, options, () => Math.max((0,external_node_fs_.fstatSync)(stdout).size, (0,external_node_fs_.fstatSync)(stderr).size) > limit, [
                stdout,
                stderr,
            ]);
        const duration_ms = Math.round(performance.now() - began);
        const full_disk = [launch.cwd, (0,external_node_path_.dirname)(options.stdout_file)].find(isFull) ?? null;
        return { ...ending, full_disk, duration_ms, stdout_bytes: cut(stdout, limit), stderr_bytes: cut(stderr, limit) };
    }
    finally {
        (0,external_node_fs_.closeSync)(stdout);
        (0,external_node_fs_.closeSync)(stderr);
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
    const tree = { root: pid, started: (0,process_table/* readProcess */.Wv)(pid)?.started ?? 0, marker: options.marker };
    running.add(tree);
    (0,end_at_once/* leaveToTheEnd */.F)('kill', killRunning);
    const ended_by = await waitForEnd(exited, options, tooLong);
    if (ended_by !== 'itself') {
        // No TERM after an output flood: the child would go on printing during the grace period.
        if (ended_by !== 'output_limit') {
            (0,process_tree/* signalTree */.r7)(tree, 'SIGTERM');
            await Promise.race([exited, (0,promises_.setTimeout)(options.grace_ms ?? 4000, undefined, { ref: false })]);
        }
    }
    const rootAlive = child.exitCode === null && child.signalCode === null;
    const met = await (0,process_tree/* killTree */.TP)(tree);
    // Bounded, because the root may be in an uninterruptible wait.
    await Promise.race([exited, (0,promises_.setTimeout)(1000, undefined, { ref: false })]);
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
function killRunning() {
    for (const tree of running)
        (0,process_tree/* killTreeAtOnce */.TJ)(tree);
}
/** The first of: the child's own exit, the timeout, the caller's abort, enough output, too much output. */
async function waitForEnd(exited, options, tooLong) {
    const cleanUp = [];
    try {
        return await new Promise((resolve) => {
            exited.then(() => resolve('itself'));
            const timer = setTimeout(() => resolve('timeout'), options.timeout_ms);
            const poll = setInterval(() => tooLong() && resolve('output_limit'), SIZE_POLL_MS);
            const abort = () => resolve('abort');
            const enough = () => resolve('enough');
            options.signal?.addEventListener('abort', abort, { once: true });
            options.enough?.addEventListener('abort', enough, { once: true });
            // What was aborted while the process was being started sends no event any more.
            if (options.signal?.aborted)
                abort();
            if (options.enough?.aborted)
                enough();
            cleanUp.push(() => clearTimeout(timer), () => clearInterval(poll), () => options.signal?.removeEventListener('abort', abort), () => options.enough?.removeEventListener('abort', enough));
        });
    }
    finally {
        for (const undo of cleanUp)
            undo();
    }
}
function cut(file, limit) {
    const { size } = (0,external_node_fs_.fstatSync)(file);
    if (size <= limit)
        return size;
    (0,external_node_fs_.ftruncateSync)(file, limit);
    return limit;
}


/***/ }),

/***/ 6970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ listOffers),
/* harmony export */   a$: () => (/* binding */ offersById),
/* harmony export */   lL: () => (/* binding */ compareOffers)
/* harmony export */ });
/* harmony import */ var _skill_offer_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3080);

/** One offer for every SKILL.md of the source, in its order. */
function listOffers(agent, context, offered) {
    const found = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_0__/* .matchListing */ .id)(context.source.skills, (skill) => agent.listedAs(skill, context), withoutBundled(agent, offered));
    return context.source.skills.map((skill) => ({
        id: skill.id,
        path: skill.path,
        ...compareOffer(agent, context, skill, found.get(skill) ?? null),
    }));
}
/** {skill id: offer}. Of two skills with one id the better offer counts. */
function compareOffers(agent, context, offered) {
    return offersById(listOffers(agent, context, offered));
}
function offersById(rows) {
    const offers = new Map();
    for (const { id, path: _, ...offer } of rows) {
        const other = offers.get(id);
        if (!other || offer.kept_chars > other.kept_chars || other.offer === 'absent')
            offers.set(id, offer);
    }
    return Object.fromEntries(offers);
}
function compareOffer(agent, context, skill, found) {
    const offer = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_0__/* .measureOffer */ .HO)(skill, found ? found.description : undefined);
    if (offer.offer === 'full')
        return { ...offer, reason: null };
    return { ...offer, reason: agent.explainOffer(skill, context, offer.offer) ?? explainUnread(skill, found) };
}
/** The reason where the agent's own rules do not explain it. */
function explainUnread(skill, found) {
    const [problem] = skill.front_matter.problems;
    const effect = found ? 'the agent shows it without its description' : 'the agent does not list it';
    if (!problem && found && skill.description === null)
        return `its description is not text, and ${effect}; write it as one line of text.`;
    return problem
        ? `${skill.path}, line ${problem.line}: ${problem.message}, and ${effect}; correct that line.`
        : `${effect}, for a reason that this tool does not know for this version; check what the agent itself reports about ${skill.path}.`;
}
/** Of two rows with one name the agent's own comes first: it is no offer of the source's skill. */
function withoutBundled({ bundled_skills }, offered) {
    const own = bundled_skills.flatMap((name) => {
        const [first, ...others] = offered.filter(({ id }) => id === name);
        return first && others.length > 0 ? [first] : [];
    });
    return offered.filter((row) => !own.includes(row));
}


/***/ }),

/***/ 9292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ discoverOffers)
});

// EXTERNAL MODULE: ./build/lib/policy/script.js
var script = __webpack_require__(7764);
// EXTERNAL MODULE: ./build/lib/transcript/take.js + 3 modules
var take = __webpack_require__(3281);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(6970);
;// CONCATENATED MODULE: ./build/lib/offer/parts.js
const compareParts = (parts, context) => parts.map((part) => {
    const found = findListed(part, context);
    const { kind, plugin, name, path } = part;
    const row = { kind, plugin, name, path, listed_as: found.names, deferred: found.deferred };
    return { ...row, reason: found.names.length > 0 ? null : explainMissing(part, context) };
});
function findListed(part, context) {
    const { agent, offered, request } = context;
    switch (part.kind) {
        case 'subagent':
            return { names: namesOf(agent.parts.subagents?.(request) ?? [], part.plugin, [part.name]), deferred: false };
        case 'command': {
            const listed = offered.map(({ id, description }) => ({ name: id, description }));
            return { names: namesOf(listed, part.plugin, agent.parts.commandNames(part.name)), deferred: false };
        }
        case 'mcp_server': {
            const prefix = agent.parts.toolPrefix(part.name, part.plugin);
            const tools = agent.parts.tools(request).filter(({ name }) => name.startsWith(prefix));
            return { names: tools.map(({ name }) => name), deferred: tools.some(({ deferred }) => deferred) };
        }
    }
}
/** `kit:reviewer`, `kit:folder:reviewer`, or the bare name where the agent puts no plugin before it. */
function namesOf(listed, plugin, wanted) {
    const names = listed.map(({ name }) => name);
    const full = names.filter((name) => wanted.some((one) => name === `${plugin}:${one}` || (name.startsWith(`${plugin}:`) && name.endsWith(`:${one}`))));
    return full.length > 0 ? full : names.filter((name) => wanted.includes(name)).slice(0, 1);
}
function explainMissing(part, { agent, install, allow_processes }) {
    const { title, parts, name } = agent;
    if (install === 'skills' && part.plugin !== null)
        return `installed as skills, the agent gets nothing else of the plugin; name it as ${name}+plugin or ${name}+marketplace.`;
    switch (part.kind) {
        case 'subagent':
            if (parts.subagents === null)
                return `${title} takes no agents from a plugin.`;
            return part.description === null
                ? `${part.path} has no description in its front matter; write one.`
                : `${title} does not list it, for a reason that this tool does not know; check what the agent itself reports about ${part.path}.`;
        case 'command':
            if (parts.commandNames(part.name).length === 0)
                return `${title} shows commands to people and not to the model; make it a skill if a model should choose it.`;
            return part.description === null
                ? `${part.path} has no description in its front matter, without which a model is not shown it; write one.`
                : `${title} does not list it: a command with arguments, shell output or disable-model-invocation is for people; make it a skill if a model should choose it.`;
        case 'mcp_server':
            return allow_processes
                ? `its tools are not in the first request, so it did not start, or not in time. With ${title} ${parts.server_paths} (${part.path}).`
                : 'it was not started: a process of the source needs --allow-source-processes.';
    }
}

;// CONCATENATED MODULE: ./build/lib/offer/discover.js




async function discoverOffers(ready, shared, probe, ports) {
    const faults = [];
    let parts = null;
    const transcript = await (0,take/* takeTranscript */.U)(ready, shared, {
        unit_run_id: ports.newId(),
        trial: 1,
        mode: probe.mode,
        prompt: 'Say that you are ready.',
        subagent: null,
        workspace: null,
        grant_tools: [],
        policy: () => () => script/* PROSE */.W,
        folder: probe.folder,
        redact: null,
        onFirstRequest: (request, offered) => {
            const { agent, install } = ready;
            const { allow_processes } = shared;
            if (probe.parts)
                parts = compareParts(probe.parts, { agent, install, allow_processes, offered, request });
        },
        onEvent: (event) => {
            if (event.type === 'fault')
                faults.push(`${event.fault.kind}: ${event.fault.message}`);
        },
        signal: probe.signal,
    }, ports);
    const { offered, model, home_length, exit } = transcript;
    const context = { source: shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
    return {
        version: ready.version,
        vendor_model: model,
        install: ready.install,
        home_length,
        skills: offered ? (0,compare/* listOffers */.AS)(ready.agent, context, offered) : null,
        parts,
        headroom: offered ? (ready.agent.headroom?.(offered, ready.key.vendor_model) ?? null) : null,
        error: offered
            ? null
            : (exit.spawn_error ?? faults[0] ?? `the agent sent no request (exit code ${exit.exit_code ?? exit.signal})`),
    };
}


/***/ }),

/***/ 7764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PROSE)
/* harmony export */ });
/* unused harmony export scriptPolicy */
/** Never empty: Copilot 1.0.102 ends with exit 1 on an empty answer. */
const PROSE = { text: 'Done.', calls: [] };
const scriptPolicy = (turns) => (request) => turns[request.step] ?? PROSE;


/***/ }),

/***/ 3591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ currentPlatform),
  Z: () => (/* binding */ installAgent)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/lib/agents/lock.js
const LOCK = {
    '@anthropic-ai/claude-code-linux-x64@2.1.330': {
        integrity: 'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
        bytes: 381_121_626,
    },
    '@anthropic-ai/claude-code-linux-arm64@2.1.330': {
        integrity: 'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
        bytes: 379_971_594,
    },
    '@openai/codex@0.169.0-linux-x64': {
        integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==',
        bytes: 422_666_418,
    },
    '@openai/codex@0.169.0-linux-arm64': {
        integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg==',
        bytes: 421_970_532,
    },
    '@github/copilot-linux-x64@1.0.102': {
        integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
        bytes: 197_466_861,
    },
    '@github/copilot-linux-arm64@1.0.102': {
        integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
        bytes: 193_338_041,
    },
};

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/io/files/cache.js
var cache = __webpack_require__(1959);
// EXTERNAL MODULE: ./build/lib/io/npm.js
var npm = __webpack_require__(4300);
// EXTERNAL MODULE: ./build/lib/io/process/process.js + 2 modules
var process_process = __webpack_require__(1346);
;// CONCATENATED MODULE: ./build/lib/setup/install.js
/** A version of an agent → its executable in the cache, installed once and atomically. */








/** Windows is refused; macOS is not. */
function currentPlatform(os = process.platform, arch = process.arch) {
    if (os === 'win32') {
        throw new config_error/* ConfigError */.x('Agents cannot be run on Windows.', { fix: 'use Linux (x64 or arm64); WSL is Linux.' });
    }
    return { os, arch };
}
/** Needs no network, no npm and no lock once the version is installed. */
async function installAgent(request) {
    const { build, name, version, cache_root, log = () => { } } = request;
    currentPlatform();
    const shelf = (0,external_node_path_.join)(cache_root, 'agents', name);
    // The folder's name includes the build, because one cache may serve machines of both architectures.
    const home = (0,external_node_path_.join)(shelf, `${version}+${slug(build.folder)}`);
    const installed = {
        binary: (0,external_node_path_.join)(home, 'node_modules', build.folder, build.binary),
        shared_cache: (0,external_node_path_.join)(home, 'shared'),
        version,
    };
    const ready = async () => (await isWhole(home, installed.binary)) && (!request.warm || (await exists((0,external_node_path_.join)(home, WARM))));
    if (await ready())
        return installed;
    await (0,cache/* withFolderLock */.ix)(shelf, log, async () => {
        await removeLeftovers(shelf);
        if (!(await isWhole(home, installed.binary)))
            await fetchInto(request, shelf, home, log);
        if (request.warm && !(await exists((0,external_node_path_.join)(home, WARM))))
            await warmUp(request.warm, installed, shelf, home, log);
    });
    return installed;
}
const COMPLETE = 'complete.json';
const WARM = 'warm.json';
const PARTIAL = '.partial-';
async function fetchInto(request, shelf, home, log) {
    const { build, name, version } = request;
    const { locked_as } = (0,npm/* parseSpec */.F9)(build.spec);
    const locked = (request.lock ?? LOCK)[locked_as];
    if (!locked) {
        log(`warning: ${name} ${version} is not in this tool's lock, so the downloaded package is installed without a hash check`);
    }
    log(`installing ${name} ${version} (${locked_as})`);
    const partial = (0,external_node_path_.join)(shelf, `${PARTIAL}${(0,external_node_crypto_.randomUUID)()}`);
    try {
        await (0,promises_.mkdir)(partial, { recursive: true });
        await (0,npm/* fetchPackage */.X7)(build.spec, locked?.integrity, partial, request.exec ?? npm/* exec */.m0, request.env ?? (0,npm/* npmEnvironment */.PI)());
        const unpacked = (0,external_node_path_.join)(partial, 'node_modules', build.folder);
        await checkUnpacked(unpacked, locked?.bytes, partial);
        const binary = (0,external_node_path_.join)(unpacked, build.binary);
        const facts = await (0,promises_.stat)(binary).catch(() => null);
        if (!facts?.isFile()) {
            throw new config_error/* ConfigError */.x(`The package ${locked_as} does not contain ${build.binary}.`, {
                fix: `use the version that this tool pins: leave ${name} out of --agent-versions, or set it to pinned.`,
            });
        }
        await (0,promises_.chmod)(binary, 0o755);
        await (0,promises_.mkdir)((0,external_node_path_.join)(partial, 'shared'));
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, COMPLETE), JSON.stringify({ spec: build.spec, ...locked, binary_bytes: facts.size }));
        // A broken install may exist already: a folder without the marker, or one whose binary was removed.
        await (0,promises_.rm)(home, { recursive: true, force: true });
        await (0,promises_.rename)(partial, home);
    }
    catch (error) {
        throw (0,cache/* explainCacheError */.C_)(error, shelf);
    }
    finally {
        await (0,promises_.rm)(partial, { recursive: true, force: true });
    }
}
/**
 * npm 11.19 exits 0 even when a full disk truncated the unpacked files (measured). So their size is compared with the
 * lock's; for a version without a lock entry, a disk that has room for another megabyte was not full.
 */
async function checkUnpacked(unpacked, bytes, partial) {
    const probe = (0,external_node_path_.join)(partial, 'probe');
    await (0,promises_.writeFile)(probe, Buffer.alloc(1024 * 1024, 1), { flush: true });
    await (0,promises_.rm)(probe);
    if (bytes === undefined)
        return;
    const found = await sumSizes(unpacked);
    if (found === bytes)
        return;
    throw new config_error/* ConfigError */.x(`npm unpacked ${found} bytes instead of the ${bytes} in this tool's lock.`, {
        fix: 'make sure that the disk of the cache is not full, then start again; AGENT_ROUTING_CACHE selects another folder.',
    });
}
async function sumSizes(folder) {
    let sum = 0;
    for (const entry of await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile())
            sum += (await (0,promises_.stat)((0,external_node_path_.join)(entry.parentPath, entry.name))).size;
    }
    return sum;
}
/** The marker is written last and holds the binary's size, so an install that a full disk truncated is not accepted. */
async function isWhole(home, binary) {
    try {
        const { binary_bytes } = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(home, COMPLETE), 'utf8'));
        return (await (0,promises_.stat)(binary)).size === binary_bytes;
    }
    catch {
        return false;
    }
}
async function warmUp(warm, { binary, shared_cache }, shelf, home, log) {
    const scratch = (0,external_node_path_.join)(shelf, `${PARTIAL}${(0,external_node_crypto_.randomUUID)()}`);
    await (0,promises_.mkdir)(scratch, { recursive: true });
    try {
        const { exit_code, timed_out, spawn_error, duration_ms } = await (0,process_process/* runProcess */.R)(warm({ binary, shared_cache, home: scratch }), {
            stdout_file: (0,external_node_path_.join)(scratch, 'stdout'),
            stderr_file: (0,external_node_path_.join)(scratch, 'stderr'),
            timeout_ms: 120_000,
            marker: `warm-${(0,external_node_crypto_.randomUUID)()}`,
        });
        if (exit_code === 0 && !timed_out)
            await (0,promises_.writeFile)((0,external_node_path_.join)(home, WARM), JSON.stringify({ duration_ms }));
        // Not an error: each unit then unpacks these files itself, which is only slower.
        else
            log(`warning: the first start of ${binary} failed (${spawn_error ?? (timed_out ? 'timeout' : `exit ${exit_code}`)})`);
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
/** Called under the lock, so any partial install was left by a killed batch. */
async function removeLeftovers(shelf) {
    for (const entry of await (0,promises_.readdir)(shelf)) {
        if (entry.startsWith(PARTIAL))
            await (0,promises_.rm)((0,external_node_path_.join)(shelf, entry), { recursive: true, force: true });
    }
}
const slug = (name) => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-/, '');
const exists = (path) => (0,promises_.stat)(path).then(() => true, () => false);


/***/ }),

/***/ 4677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ takeLogSnapshot),
/* harmony export */   E: () => (/* binding */ moveLogSnapshot),
/* harmony export */   OT: () => (/* binding */ readLogGrowth),
/* harmony export */   eV: () => (/* binding */ listLogRoots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3382);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1090);
/** Log files in the user's own home → what each gained since a snapshot, within limits and only for the given unit. */





const LOG_LIMITS = { max_files: 60, max_bytes: 300_000 };
const EXTENSIONS = new Set(['.json', '.jsonl', '.log', '.txt', '.md', '']);
/** The original check-skills harness also allows two minutes: a file's time may be coarse, or from before the unit started. */
const SLACK_MS = 120_000;
/** `AGENT_<NAME>_LOG_DIRS` (a path list) replaces the agent's usual folders below the home. */
function listLogRoots(agent, env, home = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()) {
    const named = env[`AGENT_${agent.toUpperCase()}_LOG_DIRS`];
    if (named)
        return named.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((path) => path !== '');
    return ((0,_agents_index_js__WEBPACK_IMPORTED_MODULE_3__/* .findAgent */ .dp)(agent)?.shared_logs ?? []).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, path));
}
async function takeLogSnapshot(roots) {
    return {
        roots,
        seen: new Map((await listLogs(roots)).map(({ path, size, mtime_ms }) => [path, { size, mtime_ms }])),
    };
}
/** Units that run one after the other: what was written between two of them is of neither. */
async function moveLogSnapshot(snapshot) {
    const { seen } = await takeLogSnapshot(snapshot.roots);
    for (const [path, facts] of seen)
        snapshot.seen.set(path, facts);
}
/**
 * What the logs gained since the snapshot. `marks` are strings that occur only in this unit's logs (its session id, its
 * working directory): a file counts only if its path or its new text contains one, which separates parallel units.
 * Without marks (units run one at a time) all growth belongs to this unit.
 */
async function readLogGrowth(snapshot, started_ms, marks, limits = LOG_LIMITS) {
    const files = await listLogs(snapshot.roots);
    const changed = files
        .filter(({ path, size, mtime_ms }) => {
        const old = snapshot.seen.get(path);
        return mtime_ms >= started_ms - SLACK_MS && !(old && old.size === size && old.mtime_ms === mtime_ms);
    })
        .sort((a, b) => b.mtime_ms - a.mtime_ms || a.path.localeCompare(b.path))
        .slice(0, limits.max_files);
    const growth = [];
    for (const { path, size } of changed) {
        const old = snapshot.seen.get(path)?.size ?? 0;
        // A file that shrank was rewritten from the start.
        const from = Math.max(size - limits.max_bytes, size >= old ? old : 0, 0);
        const text = await readPart(path, from, size);
        if (text === '')
            continue;
        if (marks === null || marks.some((mark) => path.includes(mark) || text.includes(mark)))
            growth.push({ path, text });
    }
    if (marks === null)
        for (const { path, size, mtime_ms } of files)
            snapshot.seen.set(path, { size, mtime_ms });
    return growth;
}
async function listLogs(roots) {
    const paths = new Set();
    for (const root of roots) {
        for (const path of await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .glob */ .TI)('**', { cwd: root, absolute: true, dot: true, followSymbolicLinks: false })) {
            // Skips skills that agents installed below their homes: those files are instructions, not logs.
            if (EXTENSIONS.has((0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(path)) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path) !== 'SKILL.md')
                paths.add(path);
        }
    }
    const found = await Promise.all([...paths].map(async (path) => {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
        return facts?.isFile() && facts.size > 0 ? [{ path, size: facts.size, mtime_ms: facts.mtimeMs }] : [];
    }));
    return found.flat();
}
/** Drops an incomplete character at the start, where the limit may have split it. */
async function readPart(path, from, size) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r').catch(() => null);
    if (!file)
        return '';
    try {
        const buffer = Buffer.alloc(size - from);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
        return buffer.toString('utf8', 0, bytesRead).replace(/^\ufffd{1,3}/, '');
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 1901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ openPorts)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/lib/io/files/lines.js
var lines = __webpack_require__(9770);
// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js
var throwaway = __webpack_require__(8567);
// EXTERNAL MODULE: ./build/lib/io/process/process.js + 2 modules
var process = __webpack_require__(1346);
// EXTERNAL MODULE: ./build/lib/setup/log-snapshot.js
var log_snapshot = __webpack_require__(4677);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/lib/io/net/request-body.js


/** Bodies of CLIs are about 50 to 300 kB; a long conversation with files in it may reach megabytes. */
const MAX_BYTES = 64 * 1024 * 1024;
class RefusedBody extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}
async function readJsonBody(request, max_bytes = MAX_BYTES) {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
        size += chunk.length;
        if (size > max_bytes)
            throw new RefusedBody(413, `the body is longer than ${max_bytes} bytes`);
        chunks.push(chunk);
    }
    const body = await unpack(Buffer.concat(chunks), request.headers['content-encoding'] ?? '', max_bytes);
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        throw new RefusedBody(400, 'the body is not JSON');
    }
}
/** Encodings are applied from left to right, so they are decoded from right to left. */
async function unpack(body, encodings, max_bytes) {
    for (const encoding of encodings.toLowerCase().split(',').reverse()) {
        const name = encoding.trim();
        if (name === '' || name === 'identity')
            continue;
        const unpackOne = findUnpack(name);
        if (!unpackOne)
            throw new RefusedBody(415, `the content encoding ${name} is not supported`);
        try {
            body = await unpackOne(body, { maxOutputLength: max_bytes });
        }
        catch (error) {
            const long = error.code === 'ERR_BUFFER_TOO_LARGE';
            throw new RefusedBody(long ? 413 : 400, long ? 'the unpacked body is too long' : `the body is not ${name}`);
        }
    }
    return body;
}
function findUnpack(name) {
    switch (name) {
        case 'gzip':
        case 'x-gzip':
            return (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
        case 'deflate':
            return (0,external_node_util_.promisify)(external_node_zlib_.inflate);
        case 'br':
            return (0,external_node_util_.promisify)(external_node_zlib_.brotliDecompress);
        case 'zstd': {
            // From Node 22.15 on.
            const zstd = external_node_zlib_.zstdDecompress;
            return typeof zstd === 'function' ? (0,external_node_util_.promisify)(zstd) : null;
        }
        default:
            return null;
    }
}

// EXTERNAL MODULE: ./build/lib/policy/script.js
var script = __webpack_require__(7764);
;// CONCATENATED MODULE: ./build/lib/setup/wire-fault.js
function playFault(fault, count, response, codec, reply) {
    if (fault.times !== undefined && count >= fault.times) {
        sendReply(response, reply());
        return;
    }
    switch (fault.type) {
        case 'status': {
            const error = codec.renderError(fault.status, fault.kind, fault.message);
            sendReply(response, { ...error, headers: { ...error.headers, ...fault.headers } });
            return;
        }
        case 'hang':
            return;
        case 'drop':
            response.destroy();
            return;
        case 'stall':
        case 'cut': {
            const { status, headers, body } = reply();
            response.writeHead(status, headers);
            response.write(body.slice(0, Math.floor(body.length / 2)), () => fault.type === 'cut' && response.destroy());
            return;
        }
        case 'slow': {
            const timer = setTimeout(() => sendReply(response, reply()), fault.delay_ms);
            response.once('close', () => clearTimeout(timer));
        }
    }
}
function sendReply(response, { status, headers, body }) {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
}

;// CONCATENATED MODULE: ./build/lib/setup/model-server.js
/** The embedded model's server: one HTTP server on loopback, on which each unit has a secret path and its own policy. */





/** Dropped, because no policy needs them and dropped values cannot leak. */
const SECRET_HEADERS = new Set([
    'authorization',
    'x-api-key',
    'api-key',
    'cookie',
    'proxy-authorization',
    'x-goog-api-key',
]);
const UNKNOWN_UNIT = {
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: { message: 'no such unit' } }),
};
async function openModelServer() {
    const registrations = new Map();
    const server = (0,external_node_http_.createServer)((request, response) => {
        const [, token = '', path = '/'] = /^\/u\/([0-9a-f]{32})(\/[^?]*)?/.exec(request.url ?? '') ?? [];
        const registration = registrations.get(token);
        if (!registration)
            return sendReply(response, UNKNOWN_UNIT);
        registration.open.add(response);
        response.once('close', () => registration.open.delete(response));
        answer(registration, path, request, response).catch(() => response.destroy());
    });
    // No idle timeout: a client that reuses a connection at the moment of its timeout would get a reset. Units are short.
    server.keepAliveTimeout = 0;
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${server.address().port}`;
    return {
        origin,
        register(unit) {
            const token = (0,external_node_crypto_.randomBytes)(16).toString('hex');
            const registration = { unit, requests: 0, replies: 0, open: new Set() };
            registrations.set(token, registration);
            return {
                url: `${origin}/u/${token}`,
                close() {
                    registrations.delete(token);
                    for (const response of registration.open)
                        response.destroy();
                },
            };
        },
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
async function answer(registration, path, request, response) {
    const { codec } = registration.unit.agent;
    const method = request.method ?? 'GET';
    if (method === 'HEAD' || (method === 'GET' && path === '/'))
        return void response.writeHead(200).end();
    // With its built-in provider Codex tries a WebSocket first; after a 426 it uses HTTP.
    if (request.headers.upgrade)
        return sendReply(response, codec.renderError(426, 'invalid_request_error', 'upgrades are not supported'));
    if (!codec.matches(method, path)) {
        return sendReply(response, codec.renderError(404, 'not_found_error', `the embedded model does not serve ${method} ${path}`));
    }
    let body;
    try {
        body = await readJsonBody(request);
    }
    catch (error) {
        if (!(error instanceof RefusedBody))
            throw error;
        // The unread rest of the body would be parsed as the next request.
        response.setHeader('connection', 'close');
        return sendReply(response, codec.renderError(error.status, 'invalid_request_error', error.message));
    }
    const parsed = codec.parseRequest(body, plainHeaders(request));
    const reply = () => decide(registration, parsed);
    if (registration.unit.fault)
        return playFault(registration.unit.fault, registration.requests++, response, codec, reply);
    sendReply(response, reply());
}
function decide(registration, request) {
    const { agent, policy, on_offer, on_request } = registration.unit;
    try {
        const kind = agent.classifyRequest(request);
        on_request?.(request, kind);
        const id = `${request.step}x${registration.replies++}`;
        if (kind === 'side')
            return agent.codec.renderReply(script/* PROSE */.W, request, id);
        const offered = agent.readOffer(request);
        if (kind === 'main')
            on_offer?.(offered, request);
        return agent.codec.renderReply(policy(request, offered), request, id);
    }
    catch (error) {
        return agent.codec.renderError(500, 'api_error', `the embedded model failed: ${error.message}`);
    }
}
function plainHeaders(request) {
    const headers = {};
    for (const [name, value] of Object.entries(request.headers)) {
        if (value === undefined || SECRET_HEADERS.has(name))
            continue;
        headers[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    return headers;
}

;// CONCATENATED MODULE: ./build/lib/setup/ports.js
/** Opens the real ports of a batch: the files, processes, clock and model server of this machine. */








/** The caller closes `modelServer`. */
async function openPorts() {
    return {
        files: files/* files */.a,
        runProcess: process/* runProcess */.R,
        openTrialFolders: throwaway/* openTrialFolders */.OW,
        followLines: lines/* followLines */.Z9,
        readLines: lines/* readLines */.Se,
        copyLines: lines/* copyLines */.FT,
        readLogGrowth: log_snapshot/* readLogGrowth */.OT,
        moveLogSnapshot: log_snapshot/* moveLogSnapshot */.E,
        async findFiles(folder, globs) {
            const found = await (0,dist/* glob */.TI)([...globs], { cwd: folder, absolute: true, dot: true, followSymbolicLinks: false });
            return found.sort();
        },
        modelServer: await openModelServer(),
        now: () => new Date(),
        newId: external_node_crypto_.randomUUID,
    };
}


/***/ }),

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pn: () => (/* binding */ readyAgent),
  Nq: () => (/* binding */ shareSource)
});

// UNUSED EXPORTS: defaultContext

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 100 modules
var agents = __webpack_require__(1090);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/io/files/cache.js
var cache = __webpack_require__(1959);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/lib/router/rank/router.js
var router = __webpack_require__(7166);
// EXTERNAL MODULE: ./build/lib/setup/install.js + 1 modules
var install = __webpack_require__(3591);
// EXTERNAL MODULE: ./build/lib/setup/route-index.js + 1 modules
var route_index = __webpack_require__(6183);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(3721);
// EXTERNAL MODULE: ./build/lib/setup/source-manifest.js
var source_manifest = __webpack_require__(9115);
;// CONCATENATED MODULE: ./build/lib/setup/stage-parts.js
/** A source → the paths that make up its plugin, so that little of a whole repository needs to be copied. */



const { dirname: stage_parts_dirname, join } = external_node_path_.posix;
/** Folders and files of a plugin, and others that its skills and commands commonly read. */
const PLUGIN_PARTS = [
    ...source_manifest/* MANIFEST_HOMES */.VN.filter((home) => home !== ''),
    '.agents/plugins',
    'plugin.json',
    'marketplace.json',
    'skills',
    'agents',
    'commands',
    'hooks',
    'hooks.json',
    '.mcp.json',
    '.lsp.json',
    'monitors',
    'output-styles',
    'scripts',
    'references',
    'assets',
    'templates',
];
const PROJECT_PARTS = ['.claude', '.github', '.agents'].flatMap((home) => ['skills', 'agents', 'commands'].map((part) => `${home}/${part}`));
/** Their only purpose is to start processes. */
const PROCESS_PARTS = ['.claude/settings.json', '.claude/hooks', '.github/hooks', '.codex/hooks.json', '.codex/rules'];
const MANIFEST_PATHS = [
    'skills',
    'agents',
    'commands',
    'outputStyles',
    'hooks',
    'mcpServers',
    'lspServers',
    'monitors',
];
/** Paths relative to the source's root; some may not exist. */
async function findParts(source, allow_processes) {
    // The root is itself a skill or a folder of skills, so all of it is copied.
    const folders = source.skills.map(({ path }) => stage_parts_dirname(path));
    if (folders.includes('.'))
        return ['.'];
    const parts = [...PLUGIN_PARTS, ...PROJECT_PARTS, ...folders];
    for (const plugin of source.plugins) {
        if (plugin.folder !== '')
            parts.push(plugin.folder);
        else
            for (const field of MANIFEST_PATHS)
                parts.push(...(0,source_manifest/* pathsOf */.wG)(plugin, field));
    }
    if (allow_processes)
        parts.push(...PROCESS_PARTS, ...(await findHookFolders(source.root)));
    return parts.includes('.') ? ['.'] : parts;
}
const PLUGIN_ROOT = /\$\{?(?:CLAUDE_PLUGIN_ROOT|PLUGIN_ROOT|CLAUDE_PROJECT_DIR)\}?\/([\w.@-]+)/g;
/** Scripts of hooks may be anywhere: `node ${CLAUDE_PLUGIN_ROOT}/dist/hook.js` adds `dist`. */
async function findHookFolders(root) {
    const declared = [
        ...source_manifest/* MANIFEST_HOMES */.VN.map((home) => join(home, 'plugin.json')),
        'hooks.json',
        '.mcp.json',
        '.claude/settings.json',
        '.codex/hooks.json',
        ...(await jsonFiles(root, 'hooks')),
        ...(await jsonFiles(root, '.github/hooks')),
    ];
    const texts = await Promise.all(declared.map((file) => (0,promises_.readFile)(join(root, file), 'utf8').catch(() => '')));
    return texts
        .flatMap((text) => [...text.matchAll(PLUGIN_ROOT)].map((match) => match[1]))
        .filter((part) => part !== '..');
}
async function jsonFiles(root, folder) {
    const names = await (0,promises_.readdir)(join(root, folder)).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
;// CONCATENATED MODULE: ./build/lib/setup/stage-sanitize.js
/** Removes declarations of hooks, MCP servers and language servers from a staged copy, and leaves everything else unchanged. */




const { join: stage_sanitize_join } = external_node_path_.posix;
const DECLARING_FIELDS = ['hooks', 'mcpServers', 'lspServers', 'monitors'];
const DECLARING_FILES = ['hooks/hooks.json', 'hooks.json', '.mcp.json', '.lsp.json', 'monitors/monitors.json'];
/** Present only when the whole root was staged. */
const PROJECT_FILES = [
    '.claude/settings.json',
    '.claude/settings.local.json',
    '.github/hooks',
    '.github/copilot/settings.json',
];
async function removeProcesses(root) {
    const stripped = [];
    const homes = new Set(['.']);
    for (const marketplace of source_manifest/* MARKETPLACES */.nL) {
        for (const { folder } of (await (0,source_manifest/* readMarketplace */.QP)(root, marketplace)).plugins)
            homes.add(folder);
        await rewrite(root, marketplace, stripped, (fields) => {
            const plugins = Array.isArray(fields['plugins']) ? fields['plugins'] : [];
            return plugins.flatMap((plugin) => ((0,json_value/* isJson */.Fh)(plugin) ? removeFields(plugin) : []));
        });
    }
    for (const home of homes) {
        for (const file of DECLARING_FILES)
            await remove(root, stage_sanitize_join(home, file), stripped);
        for (const folder of source_manifest/* MANIFEST_HOMES */.VN) {
            await rewrite(root, stage_sanitize_join(home, folder, 'plugin.json'), stripped, removeFields);
        }
    }
    for (const file of PROJECT_FILES)
        await remove(root, file, stripped);
    // Configuration, hooks and rules; the folder may also contain skills, which stay.
    for (const name of await (0,promises_.readdir)(stage_sanitize_join(root, '.codex')).catch(() => []))
        if (name !== 'skills')
            await remove(root, `.codex/${name}`, stripped);
    return stripped;
}
async function rewrite(root, path, stripped, change) {
    const text = await (0,promises_.readFile)(stage_sanitize_join(root, path), 'utf8').catch(() => null);
    const fields = text === null ? null : (0,source_manifest/* parseObject */.lj)(text);
    if (!fields)
        return;
    const removed = change(fields);
    if (removed.length === 0)
        return;
    await (0,promises_.writeFile)(stage_sanitize_join(root, path), `${JSON.stringify(fields, null, 2)}\n`);
    stripped.push(`${path}: ${[...new Set(removed)].join(', ')}`);
}
async function remove(root, path, stripped) {
    if (!(await (0,promises_.stat)(stage_sanitize_join(root, path)).catch(() => null)))
        return;
    await (0,promises_.rm)(stage_sanitize_join(root, path), { recursive: true });
    stripped.push(path);
}
function removeFields(fields) {
    const present = DECLARING_FIELDS.filter((name) => name in fields);
    for (const name of present)
        delete fields[name];
    // Claude Code 2.1.330 also reads monitors from this field.
    if (!(0,json_value/* isJson */.Fh)(fields['experimental']) || !('monitors' in fields['experimental']))
        return present;
    delete fields['experimental']['monitors'];
    return [...present, 'experimental.monitors'];
}

;// CONCATENATED MODULE: ./build/lib/setup/stage.js
/** Copies the parts of a source that agents need, once per batch; units copy that copy. It contains nothing that starts a process unless allowed. */






const { dirname: stage_dirname, join: stage_join, relative } = external_node_path_.posix;
async function stageSource(source, to, options) {
    const copying = { root: source.root, to, done: new Set(), warnings: [] };
    await (0,promises_.mkdir)(to, { recursive: true });
    for (const part of await findParts(source, options.allow_processes))
        await copyEntry(copying, part);
    const stripped = options.allow_processes ? [] : await removeProcesses(to);
    return { stripped, warnings: copying.warnings };
}
/**
 * Links stay links, because agents treat them differently (Codex 0.169 lists a linked folder but not a linked SKILL.md).
 * Their targets are copied too, if they are inside the source.
 */
async function copyEntry(copying, path) {
    const { root, to, done, warnings } = copying;
    if (done.has(path))
        return;
    done.add(path);
    const from = stage_join(root, path);
    const facts = await (0,promises_.lstat)(from).catch(() => null);
    if (!facts)
        return;
    const copy = stage_join(to, path);
    if (facts.isDirectory()) {
        await (0,promises_.mkdir)(copy, { recursive: true });
        for (const name of (await (0,promises_.readdir)(from)).sort()) {
            if (!(0,walk_tree/* isSkipped */.JR)(name))
                await copyEntry(copying, path === '.' ? name : stage_join(path, name));
        }
    }
    else if (facts.isFile()) {
        await (0,promises_.mkdir)(stage_dirname(copy), { recursive: true });
        await (0,promises_.copyFile)(from, copy, external_node_fs_.constants.COPYFILE_FICLONE);
        // The copy must be writable, for files that agents generate and for its removal.
        await (0,promises_.chmod)(copy, (facts.mode & 0o777) | 0o600);
    }
    else if (facts.isSymbolicLink()) {
        const target = (await (0,walk_tree/* readLink */.XF)(root, path))?.target ?? null;
        if (target === null) {
            warnings.push({
                path,
                message: 'a symbolic link was not copied: its target is outside the source or does not exist',
            });
        }
        else if (target === '' || path.startsWith(`${target}/`)) {
            warnings.push({ path, message: 'a symbolic link was not copied: its target is a folder that contains it' });
        }
        else {
            await copyEntry(copying, target);
            await (0,promises_.mkdir)(stage_dirname(copy), { recursive: true });
            await (0,promises_.symlink)(relative(stage_dirname(copy), stage_join(to, target)), copy);
        }
    }
    else {
        warnings.push({ path, message: 'it was not copied: it is neither a file nor a folder' });
    }
}

// EXTERNAL MODULE: ./build/lib/setup/vectors.js + 4 modules
var vectors = __webpack_require__(9365);
;// CONCATENATED MODULE: ./build/lib/setup/ready.js
/** For users of the library: an agent's key → an installed agent, a source → a shared copy, both → a batch context with default settings. */












/** text: `claude`, `claude@haiku`, `codex+plugin`. Installs the CLI if necessary; throws a ConfigError if that fails. */
async function readyAgent(text, source, options = {}) {
    const key = (0,agent_key/* parseAgentKey */.Cu)(text, Object.keys(agents/* AGENTS */.jw));
    const agent = (0,agents/* findAgent */.dp)(key.name);
    if (!agent)
        throw new config_error/* ConfigError */.x(`'${text}' is not an agent that can be started.`);
    const version = options.version ?? agent.pinned;
    const { binary, shared_cache } = await (0,install/* installAgent */.Z)({
        build: agent.build(version, (0,install/* currentPlatform */.j)()),
        name: agent.name,
        version,
        cache_root: options.cache_root ?? (0,cache/* defaultCacheRoot */.Qp)(),
        warm: agent.warm,
        ...(options.log ? { log: options.log } : {}),
        ...(options.exec ? { exec: options.exec } : {}),
    });
    return {
        key,
        agent,
        install: options.install ?? key.install ?? agent.defaultInstall(source),
        version,
        binary,
        shared_cache,
        timeout_ms: options.timeout_ms ?? 300_000,
        user_env: options.user_env ?? {},
    };
}
/** Copies what agents need of the source. The caller closes it. */
async function shareSource(source, ports, { allow_processes = false, path = null, batch_run_id, log = () => { } } = {}) {
    const setup = await ports.openTrialFolders(batch_run_id);
    try {
        const staged = await stageSource(source, setup.source_copy, { allow_processes });
        for (const warning of staged.warnings)
            log(`${warning.path}: ${warning.message}`);
        const bodies = {};
        for (const skill of source.skills)
            bodies[skill.path] = (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(source.root, skill.path))) ?? '';
        const shared = { source, staged: setup.source_copy, bodies, allow_processes, path: allow_processes ? path : null };
        return { shared, close: setup.close };
    }
    catch (error) {
        await setup.close();
        throw error;
    }
}
/** The context for runBatch with default settings: events as evidence, the cases' own thresholds, no hooks, no logs of shared homes. */
function defaultContext(batch) {
    const { mode, shared, agents, ports, signal } = batch;
    const { root } = shared.source;
    return {
        mode,
        evidence: 'events',
        pass_threshold: null,
        min_offer: null,
        shared,
        hooked: null,
        routes: [],
        ready: Object.fromEntries(agents.map((agent) => [agent.key.key, agent])),
        unavailable: {},
        redactFor(key) {
            const secrets = Object.values(agents.find((agent) => agent.key.key === key)?.user_env ?? {});
            return secrets.length ? createRedactor(secrets) : null;
        },
        workspaceOf: ({ workspace, origin }) => workspace ? resolve(batch.cwd ?? root, dirname(origin?.file ?? '.'), workspace) : null,
        router: async () => createRouter((await loadRouteIndex([root], root)).tools, loadVectors()),
        embedder: loadVectors,
        ports: ports,
        signal,
    };
}


/***/ }),

/***/ 3281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ takeTranscript)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(715);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/lib/agents/template.js

const PLACEHOLDER = '{prompt}';
/** Replaces every placeholder; without one the prompt is appended. */
function fillTemplate(template, prompt) {
    const quoted = (0,quote_shell/* quoteShell */.L)(prompt);
    return template.includes(PLACEHOLDER) ? template.split(PLACEHOLDER).join(quoted) : `${template} ${quoted}`;
}
/**
 * The user's command in the agent's own environment and working directory. A login shell may reset PATH, so the command
 * itself puts the CLI that was installed for this run in front; AGENT_ROUTING_SOURCE names the folder of the source.
 */
function launchTemplate(template, setup, own) {
    const folder = own.file.slice(0, own.file.lastIndexOf('/'));
    const command = `PATH=${(0,quote_shell/* quoteShell */.L)(folder)}:"$PATH"\n${fillTemplate(template, setup.prompt)}`;
    return {
        file: '/bin/bash',
        args: ['-lc', command],
        env: { ...own.env, AGENT_ROUTING_SOURCE: setup.source_copy },
        cwd: own.cwd,
    };
}

// EXTERNAL MODULE: ./build/lib/input/full-disk.js
var full_disk = __webpack_require__(5118);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(6023);
;// CONCATENATED MODULE: ./build/lib/transcript/read.js

/** The location and text of each installed skill. In the user's own home they are not known. */
function factsOf(agent, { source, bodies }, setup) {
    if (setup.own_home)
        return { installed_skills: null, body_of: null, cwd: setup.workspace };
    const installed = listInstalled(agent, source, setup);
    const texts = new Map(installed.map(({ skill, path }) => [path, bodies[skill.path] ?? null]));
    return {
        installed_skills: installed.map(({ skill, path }) => {
            const { id, dir } = skill;
            return { id, dir, path, also: (0,find_skill/* listIds */.Z6)(skill, source).filter((name) => name.includes(':')) };
        }),
        body_of: (path) => texts.get(path) ?? null,
        cwd: setup.workspace,
    };
}
/** Where two skills have one place the first has it, and the other is not there, unless it says the same. */
function listInstalled(agent, source, setup) {
    const all = source.skills.map((skill) => ({ skill, path: agent.skillPath(setup, skill) }));
    const owners = new Map(all.toReversed().map(({ skill, path }) => [path, skill]));
    return all.filter(({ skill, path }) => (0,find_skill/* isSameSkill */.pc)(skill, owners.get(path) ?? skill));
}
const EXCERPT_CHARS = 2500;
/** excerpt: the first 2,500 characters of stdout. */
async function readTranscript(trial, reader, ports) {
    const { agent, setup, raw } = trial;
    const { folder, onEvent, onLine } = reader;
    const parser = agent.createParser(trial.facts, onEvent);
    const redact = reader.redact ?? ((line) => line);
    let excerpt = '';
    for (const stream of ['stdout', 'stderr']) {
        if (reader.redact)
            await ports.copyLines(`${raw}/${stream}`, `${folder}/${stream}`, redact);
        await ports.readLines(`${folder}/${stream}`, (line) => {
            if (stream === 'stdout' && excerpt.length < EXCERPT_CHARS)
                excerpt += `${line.slice(0, EXCERPT_CHARS)}\n`;
            onLine?.(stream, line);
            parser[stream](line);
        });
    }
    for (const log of await ports.findFiles(setup.home, agent.session_logs)) {
        // The user's own home also contains logs of other sessions.
        if (setup.own_home && !log.includes(setup.session_id))
            continue;
        await ports.readLines(log, (line) => parser.sessionLog(redact(line)));
    }
    parser.end(trial.exit);
    const cut = excerpt.length > EXCERPT_CHARS ? `${excerpt.slice(0, EXCERPT_CHARS)}...` : excerpt;
    return { excerpt: cut, coverage: parser.coverage() };
}

;// CONCATENATED MODULE: ./build/lib/transcript/watch.js
/** Runs an agent's process while a watch reads its output, and ends the process once later output cannot change the verdict. */
async function runWatched(launch, options, watch, ports) {
    if (!watch)
        return ports.runProcess(launch, options);
    const enough = new AbortController();
    const exited = new AbortController();
    const follow = (stream) => ports.followLines(options[`${stream}_file`], (line) => {
        watch.line(stream, line);
        if (watch.isDecided())
            enough.abort();
    }, exited.signal);
    const following = Promise.all([follow('stdout'), follow('stderr')]);
    const exit = await ports.runProcess(launch, { ...options, enough: enough.signal }).finally(() => exited.abort());
    await following;
    // Its exit code and signal only show how it reacted to being ended.
    return exit.ended_by === 'enough' ? { ...exit, exit_code: null, signal: null, stopped_early: true } : exit;
}

;// CONCATENATED MODULE: ./build/lib/transcript/take.js
/** Runs one agent once in throwaway folders and returns what happened; the output goes to the reader line by line. Nothing is judged here. */






async function takeTranscript(ready, shared, ask, ports) {
    const { agent } = ready;
    const marker = `${ask.unit_run_id}.${ask.trial}`;
    const setup = await ports.openTrialFolders(marker);
    try {
        await ports.files.copy(shared.staged, setup.source_copy);
        if (ask.workspace)
            await ports.files.copy(ask.workspace, setup.workspace);
        for (const [path, text] of Object.entries(ask.subagent?.files ?? {}))
            await ports.files.write((0,external_node_path_.join)(setup.workspace, path), text);
        let offered = null;
        let model = null;
        const ownHome = ready.own_home === true && ask.policy === null;
        const launchSetup = {
            ...setup,
            ...(ownHome ? { home: ready.user_env['HOME'] ?? setup.home, own_home: ownHome } : {}),
            source: shared.source,
            install: ready.install,
            vendor_model: ready.key.vendor_model,
            allow_processes: shared.allow_processes,
            binary: ready.binary,
            shared_cache: ready.shared_cache,
            mode: ask.mode,
            model_url: null,
            // An embedded model needs no credentials.
            user_env: ask.policy ? (shared.path ? { PATH: shared.path } : {}) : ready.user_env,
            prompt: ask.prompt,
            session_id: ports.newId(),
            subagent: ask.subagent && agent.subagents.how === 'by_name' ? ask.subagent.name : null,
            instructions: ask.subagent && agent.subagents.how === 'as_instructions' ? ask.subagent.instructions : null,
            grant_tools: ask.grant_tools,
        };
        const unit = ask.policy === null
            ? null
            : ports.modelServer.register({
                agent,
                policy: ask.policy(launchSetup),
                on_offer: (skills, request) => {
                    if (!offered)
                        ask.onFirstRequest?.(request, skills);
                    offered ??= skills;
                    model ??= request.model;
                },
            });
        try {
            launchSetup.model_url = unit?.url ?? null;
            if (!ownHome)
                await agent.setUp(launchSetup, ports.files);
            const ownLaunch = agent.launch(launchSetup);
            const launch = ready.template && ask.policy === null ? launchTemplate(ready.template, launchSetup, ownLaunch) : ownLaunch;
            const started_ms = ports.now().getTime();
            // Raw output of a unit with secrets stays in its throwaway folder; only the redacted copy is kept.
            const raw = ask.redact ? (0,external_node_path_.dirname)(setup.workspace) : ask.folder;
            const asked_json = (0,formats/* asksForJson */.aW)(agent.name, [launch.file, ...launch.args]);
            const facts = { ...factsOf(agent, shared, launchSetup), text_output: !asked_json };
            const options = {
                stdout_file: `${raw}/stdout`,
                stderr_file: `${raw}/stderr`,
                timeout_ms: ready.timeout_ms,
                marker,
                signal: ask.signal,
            };
            const exit = await runWatched(launch, options, ask.watch?.(facts) ?? null, ports);
            if (exit.full_disk)
                throw (0,full_disk/* fullDisk */.R)(exit.full_disk);
            const { excerpt, coverage } = await readTranscript({ agent, setup: launchSetup, facts, exit, raw }, ask, ports);
            return {
                installed_skills: facts.installed_skills,
                cwd: facts.cwd,
                exit,
                offered,
                model,
                // A user's base URL or template may carry a password.
                argv: [launch.file, ...launch.args].map(ask.redact ?? ((argument) => argument)),
                home_length: launchSetup.home.length,
                excerpt,
                coverage,
                started_ms,
                marks: [launchSetup.session_id, (0,external_node_path_.dirname)(setup.home)],
            };
        }
        finally {
            unit?.close();
        }
    }
    finally {
        await setup.close();
    }
}


/***/ }),

/***/ 775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ chooseAgents),
/* harmony export */   _: () => (/* binding */ planAgents)
/* harmony export */ });
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1090);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3791);
/* harmony import */ var _lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1864);
/* harmony import */ var _lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1744);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2022);
/* harmony import */ var _lib_io_npm_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4300);






function chooseAgents(named, selected, has_routes) {
    if (named) {
        if (named.length === 0)
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x('--agents is empty.', { fix: `name one or more of ${_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_NAMES */ .RO.join(', ')}.` });
        return (0,_lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAgentKeys */ .F8)(named, _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_NAMES */ .RO);
    }
    const inProcess = selected.some(({ kind }) => kind === 'route' || (kind === 'tool_route' && has_routes));
    const onAgents = selected.some((testCase) => testCase.kind !== 'route');
    return (0,_lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAgentKeys */ .F8)([...(onAgents ? ['claude', 'codex', 'copilot'] : []), ...(inProcess ? [_lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .OFFLINE */ .GS] : [])], _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_NAMES */ .RO);
}
/** Everything but the in-process one, with its version and way of installing. */
async function planAgents(keys, source, baseline, options, ports) {
    const locked = baseline ? (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lockedVersions */ .o4)(baseline, options.mode) : {};
    const clis = keys.filter((key) => key.name !== _lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .OFFLINE */ .GS);
    return Promise.all(clis.map((key) => planAgent(key, source, options.agent_versions, locked, ports)));
}
async function planAgent(key, source, spec, locked, ports) {
    const agent = (0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)(key.name);
    if (!agent)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`Unknown agent '${key.name}'.`, { fix: `use one of ${_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_NAMES */ .RO.join(', ')}.` });
    const install = key.install ?? agent.defaultInstall(source);
    if (!agent.installs.includes(install)) {
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`${agent.title} cannot install a source as '${install}'.`, {
            fix: `use ${agent.installs.map((way) => `${key.name}+${way}`).join(', ')}.`,
        });
    }
    return { key, agent, install, version: await chooseVersion(key, agent, spec, locked, ports), template: null };
}
/** `baseline` (its $meta, else pinned), `pinned`, `latest`, or `name:version,…` (the rest as in the baseline). */
async function chooseVersion(key, agent, spec, locked, ports) {
    const recorded = locked[key.key] ?? locked[key.name] ?? agent.pinned;
    if (spec === 'baseline')
        return recorded;
    if (spec === 'pinned')
        return agent.pinned;
    if (spec === 'latest')
        return (0,_lib_io_npm_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveLatest */ .iK)(agent.registry_package, ports.exec);
    const named = new Map(spec.split(',').map((part) => part.trim().split(':')));
    for (const [name, version] of named) {
        if ((0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)(name) && version && /^[\w.+-]+$/.test(version))
            continue;
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`--agent-versions ${spec}: '${name}' is not valid.`, {
            fix: 'write baseline, pinned, latest, or name:version,… such as claude:2.1.330.',
        });
    }
    const version = named.get(key.name);
    return version === 'latest'
        ? (0,_lib_io_npm_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveLatest */ .iK)(agent.registry_package, ports.exec)
        : version === 'pinned'
            ? agent.pinned
            : (version ?? recorded);
}


/***/ }),

/***/ 2592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readyAgents)
/* harmony export */ });
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/* harmony import */ var _lib_io_files_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1959);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8328);
/** Planned agents → installed ones; one that cannot be installed is data, since the others still run. */



async function readyAgents(agents, source, options, ports) {
    const ready = {};
    const unavailable = {};
    const prepare = async ({ key, install, version }) => {
        const seconds = options.agent_timeout[key.key] ?? options.agent_timeout[key.name] ?? options.timeout_seconds;
        try {
            ready[key.key] = await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .readyAgent */ .Pn)(key.key, source, {
                version,
                install,
                timeout_ms: seconds * 1000,
                cache_root: (0,_lib_io_files_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultCacheRoot */ .Qp)(ports.env),
                log: ports.say,
                ...(ports.exec ? { exec: ports.exec } : {}),
            });
        }
        catch (error) {
            if (!(error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x))
                throw error;
            unavailable[key.key] = error.message;
            ports.say(`${key.key} is not available: ${error.message}`);
        }
    };
    await Promise.all(agents.map(prepare));
    return { ready, unavailable };
}


/***/ })

};
