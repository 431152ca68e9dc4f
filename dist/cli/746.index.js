export const id = 746;
export const ids = [746];
export const modules = {

/***/ 41:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eC: () => (/* binding */ quoteForShell),
/* harmony export */   sP: () => (/* binding */ launchTemplate)
/* harmony export */ });
/* unused harmony export fillTemplate */
const PLACEHOLDER = '{prompt}';
/** POSIX single quotes: nothing in the prompt means anything to the shell. */
const quoteForShell = (text) => `'${text.replaceAll("'", `'"'"'`)}'`;
/** Every placeholder is filled; without one the prompt comes last. */
function fillTemplate(template, prompt) {
    const quoted = quoteForShell(prompt);
    return template.includes(PLACEHOLDER) ? template.split(PLACEHOLDER).join(quoted) : `${template} ${quoted}`;
}
/**
 * The agent's own environment and working directory with the user's command. A login shell may set PATH anew, so the CLI that
 * was installed for this run is put in front of it there; AGENT_ROUTING_SOURCE is where the source under test stands.
 */
function launchTemplate(template, place, own) {
    const folder = own.file.slice(0, own.file.lastIndexOf('/'));
    const command = `PATH=${quoteForShell(folder)}:"$PATH"\n${fillTemplate(template, place.prompt)}`;
    return {
        file: '/bin/bash',
        args: ['-lc', command],
        env: { ...own.env, AGENT_ROUTING_SOURCE: place.source_copy },
        cwd: own.cwd,
    };
}


/***/ }),

/***/ 965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ discoverOffers)
/* harmony export */ });
/* harmony import */ var _model_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2163);
/* harmony import */ var _offer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8746);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7399);



/** mode: whose listing is wanted; in `live` the vendor's bundled skills take part, as they do for a user. No vendor is asked anything. */
async function discoverOffers(ready, shared, probe, doors) {
    const faults = [];
    const transcript = await (0,_transcript_js__WEBPACK_IMPORTED_MODULE_1__/* .takeTranscript */ .U)(ready, shared, {
        unit_run_id: doors.newId(),
        trial: 1,
        mode: probe.mode,
        prompt: 'Say that you are ready.',
        subagent: null,
        workspace: null,
        grant_tools: [],
        policy: () => () => _model_script_js__WEBPACK_IMPORTED_MODULE_0__/* .PROSE */ .W,
        folder: probe.folder,
        redact: null,
        onEvent: (event) => {
            if (event.type === 'fault')
                faults.push(`${event.fault.kind}: ${event.fault.message}`);
        },
        signal: probe.signal,
    }, doors);
    const { offered, model, home_length, exit } = transcript;
    const place = { source: shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
    return {
        version: ready.version,
        vendor_model: model,
        install: ready.install,
        home_length,
        skills: offered ? (0,_offer_js__WEBPACK_IMPORTED_MODULE_2__/* .listOffers */ .AS)(ready.agent, place, offered) : null,
        headroom: offered ? (ready.agent.headroom?.(offered, ready.key.vendor_model) ?? null) : null,
        error: offered
            ? null
            : (exit.spawn_error ?? faults[0] ?? `the agent sent no request (exit code ${exit.exit_code ?? exit.signal})`),
    };
}


/***/ }),

/***/ 8467:
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
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9891);
/** Where installed agents live, and the lock that batches share there. */





/** $AGENT_ROUTING_CACHE, else $XDG_CACHE_HOME/agent-routing, else ~/.cache/agent-routing. */
function defaultCacheRoot(env = process.env) {
    if (env['AGENT_ROUTING_CACHE'])
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env['AGENT_ROUTING_CACHE']);
    const xdg = env['XDG_CACHE_HOME'];
    // The XDG rules say that a relative path is to be ignored.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(xdg && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(xdg) ? xdg : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'agent-routing');
}
/** A holder that was killed stops touching its lock; it counts as gone after this long. */
const STALE_MS = 20_000;
/** Runs the work while no other process does so in the same folder; creates the folder. */
async function withFolderLock(folder, log, work) {
    let release;
    const options = {
        stale: STALE_MS,
        update: STALE_MS / 4,
        realpath: false,
        // The default is to throw into the void. What the lock guards ends in an atomic rename, so that two holders do no harm.
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
            return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`Another batch has been installing into ${folder} for ten minutes.`, {
                fix: `end it, or remove ${folder}.lock.`,
            });
        case 'ENOSPC':
        case 'EDQUOT':
            return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`The disk is full: nothing can be installed into ${folder}.`, {
                fix: `free space, or ${fix}`,
            });
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
        case 'ENOTDIR':
            return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`The cache folder ${folder} cannot be written (${error.code}).`, { fix });
        default:
            return error;
    }
}


/***/ }),

/***/ 9093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ openDoors)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/io/lines.js
var lines = __webpack_require__(7046);
// EXTERNAL MODULE: ./build/lib/io/log-snapshot.js
var log_snapshot = __webpack_require__(7320);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./build/lib/model/script.js
var script = __webpack_require__(2163);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/lib/io/request-body.js


/** Bodies of CLIs are some 50 to 300 kB; a long conversation with files in it may reach megabytes. */
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
/** Encodings apply left to right, so they come off right to left. */
async function unpack(body, encodings, max_bytes) {
    for (const encoding of encodings.toLowerCase().split(',').reverse()) {
        const name = encoding.trim();
        if (name === '' || name === 'identity')
            continue;
        const unpackOne = findUnpack(name);
        if (!unpackOne)
            throw new RefusedBody(415, `the content encoding ${name} is not understood`);
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

;// CONCATENATED MODULE: ./build/lib/io/wire-fault.js
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

;// CONCATENATED MODULE: ./build/lib/io/model-server.js
/** The embedded model's door: one loopback HTTP server, where each unit has a secret path and its own policy. */





/** Not passed on: no policy needs them, and what is not held cannot leak. */
const SECRET_HEADERS = new Set([
    'authorization',
    'x-api-key',
    'api-key',
    'cookie',
    'proxy-authorization',
    'x-goog-api-key',
]);
const NO_ROOM = {
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: { message: 'no such unit' } }),
};
async function openModelServer() {
    const rooms = new Map();
    const server = (0,external_node_http_.createServer)((request, response) => {
        const [, token = '', path = '/'] = /^\/u\/([0-9a-f]{32})(\/[^?]*)?/.exec(request.url ?? '') ?? [];
        const room = rooms.get(token);
        if (!room)
            return sendReply(response, NO_ROOM);
        room.open.add(response);
        response.once('close', () => room.open.delete(response));
        answer(room, path, request, response).catch(() => response.destroy());
    });
    // A client that reuses a connection just as we drop it sees a reset; units are short, so none is dropped before its end.
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
            const room = { unit, requests: 0, replies: 0, open: new Set() };
            rooms.set(token, room);
            return {
                url: `${origin}/u/${token}`,
                close() {
                    rooms.delete(token);
                    for (const response of room.open)
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
async function answer(room, path, request, response) {
    const { codec } = room.unit.agent;
    const method = request.method ?? 'GET';
    if (method === 'HEAD' || (method === 'GET' && path === '/'))
        return void response.writeHead(200).end();
    // Codex asks for a WebSocket first when the provider is its own, and takes 426 for a no.
    if (request.headers.upgrade)
        return sendReply(response, codec.renderError(426, 'invalid_request_error', 'no upgrade here'));
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
        // What was not read would be taken for the next request.
        response.setHeader('connection', 'close');
        return sendReply(response, codec.renderError(error.status, 'invalid_request_error', error.message));
    }
    const parsed = codec.parseRequest(body, plainHeaders(request));
    const reply = () => decide(room, parsed);
    if (room.unit.fault)
        return playFault(room.unit.fault, room.requests++, response, codec, reply);
    sendReply(response, reply());
}
function decide(room, request) {
    const { agent, policy, on_offer, on_request } = room.unit;
    try {
        const kind = agent.classifyRequest(request);
        on_request?.(request, kind);
        const id = `${request.step}x${room.replies++}`;
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

// EXTERNAL MODULE: ./build/lib/io/place.js
var place = __webpack_require__(5906);
// EXTERNAL MODULE: ./build/lib/io/process.js + 1 modules
var process = __webpack_require__(6512);
;// CONCATENATED MODULE: ./build/lib/io/doors.js
/** Opens the real doors of a batch. */








/** The caller closes `modelServer`. */
async function openDoors() {
    return {
        files: files/* files */.a,
        runProcess: process/* runProcess */.R,
        openPlace: place/* openPlace */.QL,
        followLines: lines/* followLines */.Z9,
        readLines: lines/* readLines */.Se,
        copyLines: lines/* copyLines */.FT,
        readLogGrowth: log_snapshot/* readLogGrowth */.OT,
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

/***/ 5614:
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

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/cache.js
var cache = __webpack_require__(8467);
// EXTERNAL MODULE: ./build/lib/io/npm.js
var npm = __webpack_require__(4300);
// EXTERNAL MODULE: ./build/lib/io/process.js + 1 modules
var io_process = __webpack_require__(6512);
;// CONCATENATED MODULE: ./build/lib/io/install.js
/** Turns a version of an agent into an executable in the cache: installed once, whole or not at all. */








/** Windows is refused; macOS is tried. */
function currentPlatform(os = process.platform, arch = process.arch) {
    if (os === 'win32') {
        throw new config_error/* ConfigError */.x('Agents cannot be run on Windows.', { fix: 'use Linux (x64 or arm64); WSL is Linux.' });
    }
    return { os, arch };
}
/** Needs no network, no npm and no lock once the version is there. */
async function installAgent(request) {
    const { build, name, version, cache_root, log = () => { } } = request;
    currentPlatform();
    const shelf = (0,external_node_path_.join)(cache_root, 'agents', name);
    // The folder names the build too: one cache may serve machines of both architectures.
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
        log(`warning: ${name} ${version} is not in this tool's lock: it is installed as the registry delivers it`);
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
            throw new config_error/* ConfigError */.x(`The package ${locked_as} holds no ${build.binary}.`, {
                fix: `use the version that this tool pins: leave ${name} out of --agent-versions, or set it to pinned.`,
            });
        }
        await (0,promises_.chmod)(binary, 0o755);
        await (0,promises_.mkdir)((0,external_node_path_.join)(partial, 'shared'));
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, COMPLETE), JSON.stringify({ spec: build.spec, ...locked, binary_bytes: facts.size }));
        // Something broken may stand there: a folder without the marker, or one whose binary was removed.
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
 * npm 11.19 unpacks onto a full disk, leaves files cut short or empty, and exits 0 (measured). So the size is compared with
 * the lock's; for a version that is not locked, a disk that takes another megabyte was not full.
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
    throw new config_error/* ConfigError */.x(`npm unpacked ${found} bytes where our lock says ${bytes}.`, {
        fix: 'see that the disk of the cache is not full, then start again; AGENT_ROUTING_CACHE names another.',
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
/** The marker is written last, and the binary has the size it had then: a copy cut short by a full disk is no install. */
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
        const { exit_code, timed_out, spawn_error, duration_ms } = await (0,io_process/* runProcess */.R)(warm({ binary, shared_cache, home: scratch }), {
            stdout_file: (0,external_node_path_.join)(scratch, 'stdout'),
            stderr_file: (0,external_node_path_.join)(scratch, 'stderr'),
            timeout_ms: 120_000,
            marker: `warm-${(0,external_node_crypto_.randomUUID)()}`,
        });
        if (exit_code === 0 && !timed_out)
            await (0,promises_.writeFile)((0,external_node_path_.join)(home, WARM), JSON.stringify({ duration_ms }));
        // Units warm themselves then, only slower: no reason to fail.
        else
            log(`warning: the first start of ${binary} failed (${spawn_error ?? (timed_out ? 'timeout' : `exit ${exit_code}`)})`);
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
/** Under the lock nobody else is installing here: what is partial was left by a batch that was killed. */
async function removeLeftovers(shelf) {
    for (const entry of await (0,promises_.readdir)(shelf)) {
        if (entry.startsWith(PARTIAL))
            await (0,promises_.rm)((0,external_node_path_.join)(shelf, entry), { recursive: true, force: true });
    }
}
const slug = (name) => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-/, '');
const exists = (path) => (0,promises_.stat)(path).then(() => true, () => false);


/***/ }),

/***/ 7046:
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
/** Bytes of a file become its lines, in order: any bytes, LF or CRLF, the last one with or without its break; only a flood is cut. */



const CHUNK = 1 << 20;
/**
 * No agent prints a line as long: they cut what a tool gives back at a megabyte or less, and an image takes under eight.
 * Of a longer one, which is a flood, the start alone is handed out, so that our memory does not grow with it.
 */
const LINE_LIMIT = 16 << 20;
const FLOOD_KEPT = 64 << 10;
/** Splits bytes as they come. A line that spans many chunks is joined once, so cost stays linear. */
function createLineSplitter(onLine) {
    let pieces = [];
    let held = 0;
    let first = true;
    function emit(tail) {
        let whole = tail;
        if (held + tail.length > LINE_LIMIT) {
            whole = (pieces[0] ?? tail).subarray(0, FLOOD_KEPT);
            pieces = [];
            held = 0;
        }
        else if (held > 0) {
            whole = Buffer.concat([...pieces, tail]);
            pieces = [];
            held = 0;
        }
        let end = whole.length;
        if (end > 0 && whole[end - 1] === 13)
            end--;
        // A byte order mark is no part of the first line.
        const start = first && whole[0] === 0xef && whole[1] === 0xbb && whole[2] === 0xbf ? 3 : 0;
        first = false;
        onLine(whole.toString('utf8', start, Math.max(start, end)));
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
                pieces = [Buffer.from((pieces[0] ?? rest).subarray(0, FLOOD_KEPT))];
        },
        end() {
            if (held > 0)
                emit(Buffer.alloc(0));
        },
    };
}
let earlier = Promise.resolve();
/** Files are split one after another: one thread does no more with four at once, and would hold four of the longest lines. */
function inTurn(work) {
    const mine = earlier.then(work);
    earlier = mine.catch(() => undefined);
    return mine;
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
/** Every whole line of a file that is still being written, soon after it stands there. */
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

/***/ 7320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ takeLogSnapshot),
/* harmony export */   OT: () => (/* binding */ readLogGrowth),
/* harmony export */   eV: () => (/* binding */ listLogRoots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3382);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1711);
/** Recent logs below shared homes: a snapshot before, and what each file gained since, within limits and never from another unit. */





const LOG_LIMITS = { max_files: 60, max_bytes: 300_000 };
const EXTENSIONS = new Set(['.json', '.jsonl', '.log', '.txt', '.md', '']);
/** A file may have been opened before the unit started and its time be coarse: the seeds allow two minutes. */
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
/**
 * What the logs gained since the snapshot. `marks` are strings that only this unit's logs hold (its session id, its working directory):
 * with them a file counts when its path or its new text holds one, which is what tells units apart that run at the same time.
 * Without them (units one after the other) all growth is this unit's.
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
        // A file that shrank was written anew.
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
            // Instructions are no logs: agents keep installed skills below their homes.
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
/** From the first whole line on, unless the part starts where the file or its old end did. */
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
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9891);
/** Asks npm for one platform package: scripts off, held to a hash where our lock has one. */





const exec = (file, args, { cwd, env }) => new Promise((resolve, reject) => {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        if (error && 'syscall' in error)
            reject(error);
        else
            resolve({ exit_code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
    child.stdin?.end();
});
/** The two halves of an npm spec: `alias@npm:@scope/name@1.0.0` is the folder `alias` and what to fetch for it. */
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
    // The user's npm configuration (registry, proxy, certificates) stays in force; what would bend the install does not.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--no-global', '--no-progress'];
    const verb = integrity ? ['ci', '--package-lock=true'] : ['install', '--no-package-lock'];
    await callNpm([...verb, ...flags, '--loglevel=error'], `install ${locked_as}`, cwd, run, env);
}
/** The version behind a package's `latest` tag. Asked from a neutral folder: a checkout's .npmrc is not the user's. */
async function resolveLatest(registry_package, run = exec) {
    const args = ['view', `${registry_package}@latest`, 'version', '--loglevel=error', '--no-update-notifier'];
    const what = `ask which version of ${registry_package} is the latest`;
    const version = (await callNpm(args, what, (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), run, npmEnvironment())).trim();
    if (!/^\d+\.\d+\.\d+/.test(version))
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm named no latest version of ${registry_package}.`);
    return version;
}
/** npm gets the user's environment, which holds its registry, proxies and certificates; its scripts never run. */
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
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not be started to ${what} (${error.message}).`, {
            fix: 'install Node.js with npm, and see that `npm --version` works in the same shell or job step.',
        });
    }
    if (result.exit_code !== 0)
        throw explainNpmFailure(`${result.stderr}\n${result.stdout}`, what);
    return result.stdout;
}
const REASONS = [
    [
        /EINTEGRITY/,
        'what the registry delivered does not have the hash of our lock',
        'do not use that registry for it; it altered the package.',
    ],
    [
        /ENOSPC|EDQUOT|no space left/i,
        'the disk is full',
        'free space, or set AGENT_ROUTING_CACHE to a folder on another disk.',
    ],
    [
        /\bE404\b|ETARGET|ENOVERSIONS|notarget/,
        'the registry has no such version',
        "see --agent-versions and the baseline's $meta.",
    ],
    [/EBADPLATFORM/, 'the vendor has no build for this system', 'use Linux x64 or arm64 with glibc.'],
    [/\bE40[13]\b|ENEEDAUTH/, 'the registry refused access', 'see the registry and token in your npm configuration.'],
    [
        /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|\bE5\d\d\b|\bE429\b/,
        'the npm registry cannot be reached',
        'see network, proxy and registry; versions once installed need none.',
    ],
    [/EACCES|EPERM|EROFS/, 'npm may not write there', 'set AGENT_ROUTING_CACHE to a folder that you may write to.'],
];
function explainNpmFailure(output, what) {
    const lines = output
        .split('\n')
        .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
        .filter((line) => line && !/^npm (warn|WARN)|A complete log of this run/.test(line));
    const said = lines.slice(0, 3).join(' · ').slice(0, 400);
    const reason = REASONS.find(([pattern]) => pattern.test(output));
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not ${what}: ${reason ? reason[1] : 'it failed'}. npm says: ${said || 'nothing'}.`, {
        fix: reason ? reason[2] : 'run the same with npm by hand to see more.',
    });
}


/***/ }),

/***/ 5906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ sweepPlaces),
/* harmony export */   PZ: () => (/* binding */ findBatchOwner),
/* harmony export */   QL: () => (/* binding */ openPlace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _end_at_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1296);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3217);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8737);
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
    (0,_end_at_once_js__WEBPACK_IMPORTED_MODULE_4__/* .leaveToTheEnd */ .F)('remove', removeOpenPlaces);
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
        await (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .sweepMarked */ .TK)((marker) => marks.has(marker));
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
    return (0,_process_table_js__WEBPACK_IMPORTED_MODULE_5__/* .readProcess */ .Wv)(owner.pid)?.started === owner.started;
}
let self = null;
function identify() {
    self ??= { pid: process.pid, started: (0,_process_table_js__WEBPACK_IMPORTED_MODULE_5__/* .readProcess */ .Wv)(process.pid)?.started ?? 0, world: readWorld() };
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

/***/ 6512:
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
// EXTERNAL MODULE: ./build/lib/io/end-at-once.js
var end_at_once = __webpack_require__(1296);
// EXTERNAL MODULE: ./build/lib/io/full-disk.js
var io_full_disk = __webpack_require__(5336);
// EXTERNAL MODULE: ./build/lib/io/process-table.js
var process_table = __webpack_require__(3217);
// EXTERNAL MODULE: ./build/lib/io/process-tree.js
var process_tree = __webpack_require__(8737);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/lib/io/start-child.js
/** A Launch → a child process that leads a group of its own, or why it could not be started. */




/** Set by test runners and debuggers of the parent; they would change an agent that runs on Node. */
const NEVER_INHERITED = ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD', 'JEST_WORKER_ID'];
/** By this GitHub's runner finds what a job has left running, should this process be killed. */
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
        // A binary written a moment ago may still be held open by a sibling that forked in between.
        if (!('spawn_error' in started) || !started.spawn_error.startsWith('ETXTBSY') || attempt === 5)
            return started;
        await (0,promises_.setTimeout)(50 * attempt);
    }
}
function explainSpawnError(error, launch) {
    const { code, message } = error;
    const { file, cwd } = launch;
    // The system says ENOENT for a missing folder too, and blames the file.
    if (code === 'ENOENT' && !(0,external_node_fs_.existsSync)(cwd))
        return `ENOENT: working directory ${cwd} does not exist`;
    if (code === 'ENOENT')
        return `ENOENT: ${file} does not exist (or its interpreter does not)`;
    if (code === 'EACCES')
        return `EACCES: ${file} may not be executed`;
    if (code === 'E2BIG')
        return 'E2BIG: the arguments and the environment are longer than the system allows';
    return `${code ?? 'error'}: ${message}`;
}

;// CONCATENATED MODULE: ./build/lib/io/process.js
/** Runs one agent process: a Launch becomes exit facts and two files, and nothing it started outlives it. */








const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;
const SIZE_POLL_MS = 250;
/**
 * The child writes straight into the files: no pipe that a grandchild could hold open, no byte passes through this
 * process. Resolves within timeout + grace + about 5 s whatever the child does; a failed start is a value too.
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
        const full_disk = [launch.cwd, (0,external_node_path_.dirname)(options.stdout_file)].find(io_full_disk/* isFull */.uq) ?? null;
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
        // A flood is not asked first: it would go on printing through the grace.
        if (ended_by !== 'output_limit') {
            (0,process_tree/* signalTree */.r7)(tree, 'SIGTERM');
            await Promise.race([exited, (0,promises_.setTimeout)(options.grace_ms ?? 4000, undefined, { ref: false })]);
        }
    }
    const rootAlive = child.exitCode === null && child.signalCode === null;
    const met = await (0,process_tree/* killTree */.TP)(tree);
    // The root may be in an uninterruptible wait; its exit is then not worth waiting for.
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

/***/ 688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pn: () => (/* binding */ readyAgent),
  Nq: () => (/* binding */ shareSource)
});

// UNUSED EXPORTS: plainContext

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 91 modules
var agents = __webpack_require__(1711);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/router/router.js
var router = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/lib/io/cache.js
var cache = __webpack_require__(8467);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/io/install.js + 1 modules
var install = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/lib/io/route-index.js + 1 modules
var route_index = __webpack_require__(4982);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/lib/io/source-tree.js
var source_tree = __webpack_require__(5857);
// EXTERNAL MODULE: ./build/lib/io/source-manifest.js
var source_manifest = __webpack_require__(3104);
;// CONCATENATED MODULE: ./build/lib/io/stage-parts.js
/** Names the parts of a source that make up its plugin, so that a whole repository can be the source and little of it is copied. */



const { dirname: stage_parts_dirname, join } = external_node_path_.posix;
/** Folders and files of a plugin, and those that its skills and commands commonly read. */
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
/** They hold nothing but what starts processes. */
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
    // The root is a skill itself, or a bare folder of skills: all of it is the source.
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
/** What hooks run may stand anywhere: `node ${CLAUDE_PLUGIN_ROOT}/dist/hook.js` brings `dist`. */
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

// EXTERNAL MODULE: ./build/lib/json-value.js
var json_value = __webpack_require__(1060);
;// CONCATENATED MODULE: ./build/lib/io/stage-strip.js
/** Takes declarations of hooks, MCP and language servers out of a staged copy; every other byte stays as it is. */




const { join: stage_strip_join } = external_node_path_.posix;
const DECLARING_FIELDS = ['hooks', 'mcpServers', 'lspServers', 'monitors'];
const DECLARING_FILES = ['hooks/hooks.json', 'hooks.json', '.mcp.json', '.lsp.json', 'monitors/monitors.json'];
/** Only there when the whole root was staged. */
const PROJECT_FILES = [
    '.claude/settings.json',
    '.claude/settings.local.json',
    '.github/hooks',
    '.github/copilot/settings.json',
];
async function stripProcesses(root) {
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
            await remove(root, stage_strip_join(home, file), stripped);
        for (const folder of source_manifest/* MANIFEST_HOMES */.VN) {
            await rewrite(root, stage_strip_join(home, folder, 'plugin.json'), stripped, removeFields);
        }
    }
    for (const file of PROJECT_FILES)
        await remove(root, file, stripped);
    // Configuration, hooks and rules; skills may stand there too.
    for (const name of await (0,promises_.readdir)(stage_strip_join(root, '.codex')).catch(() => []))
        if (name !== 'skills')
            await remove(root, `.codex/${name}`, stripped);
    return stripped;
}
async function rewrite(root, path, stripped, change) {
    const text = await (0,promises_.readFile)(stage_strip_join(root, path), 'utf8').catch(() => null);
    const fields = text === null ? null : (0,source_manifest/* parseObject */.lj)(text);
    if (!fields)
        return;
    const removed = change(fields);
    if (removed.length === 0)
        return;
    await (0,promises_.writeFile)(stage_strip_join(root, path), `${JSON.stringify(fields, null, 2)}\n`);
    stripped.push(`${path}: ${[...new Set(removed)].join(', ')}`);
}
async function remove(root, path, stripped) {
    if (!(await (0,promises_.stat)(stage_strip_join(root, path)).catch(() => null)))
        return;
    await (0,promises_.rm)(stage_strip_join(root, path), { recursive: true });
    stripped.push(path);
}
function removeFields(fields) {
    const present = DECLARING_FIELDS.filter((name) => name in fields);
    for (const name of present)
        delete fields[name];
    // Claude Code 2.1.330 reads monitors from there too.
    if (!(0,json_value/* isJson */.Fh)(fields['experimental']) || !('monitors' in fields['experimental']))
        return present;
    delete fields['experimental']['monitors'];
    return [...present, 'experimental.monitors'];
}

;// CONCATENATED MODULE: ./build/lib/io/stage.js
/** Copies out of the source what agents need of it, once per batch; units copy that. Nothing that starts a process comes along unless allowed. */






const { dirname: stage_dirname, join: stage_join, relative } = external_node_path_.posix;
async function stageSource(source, to, options) {
    const copying = { root: source.root, to, done: new Set(), warnings: [] };
    await (0,promises_.mkdir)(to, { recursive: true });
    for (const part of await findParts(source, options.allow_processes))
        await copyEntry(copying, part);
    const stripped = options.allow_processes ? [] : await stripProcesses(to);
    return { stripped, warnings: copying.warnings };
}
/**
 * Links stay links, since agents treat them in their own ways (Codex 0.169 lists a linked folder and not a linked
 * SKILL.md); what they point to comes along, if it lies in the source.
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
            if (!(0,source_tree/* isSkipped */.JR)(name))
                await copyEntry(copying, path === '.' ? name : stage_join(path, name));
        }
    }
    else if (facts.isFile()) {
        await (0,promises_.mkdir)(stage_dirname(copy), { recursive: true });
        await (0,promises_.copyFile)(from, copy, external_node_fs_.constants.COPYFILE_FICLONE);
        // An agent's own copy must be removable and, for what it generates, writable.
        await (0,promises_.chmod)(copy, (facts.mode & 0o777) | 0o600);
    }
    else if (facts.isSymbolicLink()) {
        const target = (await (0,source_tree/* readLink */.XF)(root, path))?.target ?? null;
        if (target === null) {
            warnings.push({ path, message: 'a symbolic link that leaves the source, or leads nowhere, was not copied' });
        }
        else if (target === '' || path.startsWith(`${target}/`)) {
            warnings.push({ path, message: 'a symbolic link to a folder above itself was not copied' });
        }
        else {
            await copyEntry(copying, target);
            await (0,promises_.mkdir)(stage_dirname(copy), { recursive: true });
            await (0,promises_.symlink)(relative(stage_dirname(copy), stage_join(to, target)), copy);
        }
    }
    else {
        warnings.push({ path, message: 'neither file nor folder, was not copied' });
    }
}

// EXTERNAL MODULE: ./build/lib/io/vectors.js + 4 modules
var vectors = __webpack_require__(2753);
;// CONCATENATED MODULE: ./build/lib/io/ready.js
/** For callers of the library: an agent's key → an installed agent, a source → a copy to share, both → a batch's surroundings without anything unusual. */












/** key: `claude`, `claude@haiku`, `codex+plugin`. Installs the CLI where it is not yet. Throws ConfigError when it cannot be had. */
async function readyAgent(text, source, options = {}) {
    const key = (0,agent_key/* parseAgentKey */.C)(text, Object.keys(agents/* AGENTS */.jw));
    const agent = (0,agents/* findAgent */.dp)(key.name);
    if (!agent)
        throw new config_error/* ConfigError */.x(`'${text}' is no agent that can be started.`);
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
async function shareSource(source, doors, { allow_processes = false, path = null, batch_run_id, log = () => { } } = {}) {
    const place = await doors.openPlace(batch_run_id);
    try {
        const staged = await stageSource(source, place.source_copy, { allow_processes });
        for (const warning of staged.warnings)
            log(`${warning.path}: ${warning.message}`);
        const bodies = {};
        for (const skill of source.skills)
            bodies[skill.path] = (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(source.root, skill.path))) ?? '';
        const shared = { source, staged: place.source_copy, bodies, allow_processes, path: allow_processes ? path : null };
        return { shared, close: place.close };
    }
    catch (error) {
        await place.close();
        throw error;
    }
}
/** What runBatch wants beside plan and folder: events as evidence, the cases' own thresholds, no hooks, no logs of shared homes. */
function plainContext(batch) {
    const { mode, shared, agents, doors, signal } = batch;
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
        doors,
        signal,
    };
}


/***/ }),

/***/ 2163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PROSE)
/* harmony export */ });
/* unused harmony export scriptPolicy */
/** Never empty: Copilot 1.0.102 ends with exit 1 on an empty answer. */
const PROSE = { text: 'Done.', calls: [] };
const scriptPolicy = (turns) => (request) => turns[request.step] ?? PROSE;


/***/ }),

/***/ 8746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ listOffers),
/* harmony export */   a$: () => (/* binding */ offersById),
/* harmony export */   lL: () => (/* binding */ compareOffers)
/* harmony export */ });
/* harmony import */ var _offer_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(678);

/** One offer for every SKILL.md of the source, in its order. */
function listOffers(agent, place, offered) {
    const found = (0,_offer_match_js__WEBPACK_IMPORTED_MODULE_0__/* .matchListing */ .id)(place.source.skills, (skill) => agent.listedAs(skill, place), offered);
    return place.source.skills.map((skill) => ({
        id: skill.id,
        path: skill.path,
        ...compareOffer(agent, place, skill, found.get(skill) ?? null),
    }));
}
/** {skill id: offer}. Of two skills with one id the better offer counts. */
function compareOffers(agent, place, offered) {
    return offersById(listOffers(agent, place, offered));
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
function compareOffer(agent, place, skill, found) {
    const offer = (0,_offer_match_js__WEBPACK_IMPORTED_MODULE_0__/* .measureOffer */ .HO)(skill, found ? found.description : undefined);
    if (offer.offer === 'full')
        return { ...offer, reason: null };
    return { ...offer, reason: agent.explainOffer(skill, place, offer.offer) ?? explainUnread(skill, found) };
}
/** Where the agent's own rules do not tell. */
function explainUnread(skill, found) {
    const [problem] = skill.front_matter.problems;
    const effect = found ? 'the agent shows it without its description' : 'the agent does not list it';
    if (!problem && found && skill.description === null)
        return `its description is no text, and ${effect}; write it as one line of text.`;
    return problem
        ? `${skill.path}, line ${problem.line}: ${problem.message}, and ${effect}; correct that line.`
        : `${effect}, for a reason that this tool does not know for this version; see what the agent itself says of ${skill.path}.`;
}


/***/ }),

/***/ 7399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ takeTranscript)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/template.js
var template = __webpack_require__(41);
// EXTERNAL MODULE: ./build/lib/io/full-disk.js
var full_disk = __webpack_require__(5336);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(6023);
;// CONCATENATED MODULE: ./build/lib/read-transcript.js

/** What the parser may know: where each skill stood, and its text. In the user's own home nobody told us. */
function factsOf(agent, { source, bodies }, place) {
    if (place.own_home)
        return { installed_skills: null, body_of: null, cwd: place.workspace };
    const installed = source.skills.map((skill) => ({ skill, path: agent.skillPath(place, skill) }));
    const texts = new Map(installed.map(({ skill, path }) => [path, bodies[skill.path] ?? null]));
    return {
        installed_skills: installed.map(({ skill, path }) => {
            const { id, dir } = skill;
            return { id, dir, path, also: (0,find_skill/* listIds */.Z)(skill, source).filter((name) => name.includes(':')) };
        }),
        body_of: (path) => texts.get(path) ?? null,
        cwd: place.workspace,
    };
}
const EXCERPT_CHARS = 2500;
/** Returns the first 2,500 characters of stdout. */
async function readTranscript(trial, reader, doors) {
    const { agent, place, raw } = trial;
    const { folder, onEvent, onLine } = reader;
    const parser = agent.createParser(trial.facts, onEvent);
    const redact = reader.redact ?? ((line) => line);
    let excerpt = '';
    for (const stream of ['stdout', 'stderr']) {
        if (reader.redact)
            await doors.copyLines(`${raw}/${stream}`, `${folder}/${stream}`, redact);
        await doors.readLines(`${folder}/${stream}`, (line) => {
            if (stream === 'stdout' && excerpt.length < EXCERPT_CHARS)
                excerpt += `${line.slice(0, EXCERPT_CHARS)}\n`;
            onLine?.(stream, line);
            parser[stream](line);
        });
    }
    for (const log of await doors.findFiles(place.home, agent.session_logs)) {
        // In the user's own home lie logs of other sessions too.
        if (place.own_home && !log.includes(place.session_id))
            continue;
        await doors.readLines(log, (line) => parser.sessionLog(redact(line)));
    }
    parser.end(trial.exit);
    return excerpt.length > EXCERPT_CHARS ? `${excerpt.slice(0, EXCERPT_CHARS)}...` : excerpt;
}

;// CONCATENATED MODULE: ./build/lib/watch.js
async function runWatched(launch, options, watch, doors) {
    if (!watch)
        return doors.runProcess(launch, options);
    const enough = new AbortController();
    const over = new AbortController();
    const follow = (stream) => doors.followLines(options[`${stream}_file`], (line) => {
        watch.line(stream, line);
        if (watch.isDecided())
            enough.abort();
    }, over.signal);
    const following = Promise.all([follow('stdout'), follow('stderr')]);
    const exit = await doors.runProcess(launch, { ...options, enough: enough.signal }).finally(() => over.abort());
    await following;
    // How it took being ended says nothing.
    return exit.ended_by === 'enough' ? { ...exit, exit_code: null, signal: null, stopped_early: true } : exit;
}

;// CONCATENATED MODULE: ./build/lib/transcript.js
/** Runs one agent once in a throwaway place and hands on what came back, line by line: nothing is judged here. */





async function takeTranscript(ready, shared, ask, doors) {
    const { agent } = ready;
    const marker = `${ask.unit_run_id}.${ask.trial}`;
    const place = await doors.openPlace(marker);
    try {
        await doors.files.copy(shared.staged, place.source_copy);
        if (ask.workspace)
            await doors.files.copy(ask.workspace, place.workspace);
        for (const [path, text] of Object.entries(ask.subagent?.files ?? {}))
            await doors.files.write((0,external_node_path_.join)(place.workspace, path), text);
        let offered = null;
        let model = null;
        const own_home = ready.own_home === true && ask.policy === null;
        const launchPlace = {
            ...place,
            ...(own_home ? { home: ready.user_env['HOME'] ?? place.home, own_home } : {}),
            source: shared.source,
            install: ready.install,
            vendor_model: ready.key.vendor_model,
            allow_processes: shared.allow_processes,
            binary: ready.binary,
            shared_cache: ready.shared_cache,
            mode: ask.mode,
            model_url: null,
            // Who needs no vendor needs no credentials.
            user_env: ask.policy ? (shared.path ? { PATH: shared.path } : {}) : ready.user_env,
            prompt: ask.prompt,
            session_id: doors.newId(),
            subagent: ask.subagent && agent.subagents.how === 'by_name' ? ask.subagent.name : null,
            instructions: ask.subagent && agent.subagents.how === 'as_instructions' ? ask.subagent.instructions : null,
            grant_tools: ask.grant_tools,
        };
        const unit = ask.policy === null
            ? null
            : doors.modelServer.register({
                agent,
                policy: ask.policy(launchPlace),
                on_offer: (skills, request) => {
                    offered ??= skills;
                    model ??= request.model;
                },
            });
        try {
            launchPlace.model_url = unit?.url ?? null;
            if (!own_home)
                await agent.setUp(launchPlace, doors.files);
            const usual = agent.launch(launchPlace);
            const launch = ready.template && ask.policy === null ? (0,template/* launchTemplate */.sP)(ready.template, launchPlace, usual) : usual;
            const started_ms = doors.now().getTime();
            // Raw output of a unit that knows secrets stays in its throwaway place; only the redacted copy is kept.
            const raw = ask.redact ? (0,external_node_path_.dirname)(place.workspace) : ask.folder;
            const facts = factsOf(agent, shared, launchPlace);
            const options = {
                stdout_file: `${raw}/stdout`,
                stderr_file: `${raw}/stderr`,
                timeout_ms: ready.timeout_ms,
                marker,
                signal: ask.signal,
            };
            const exit = await runWatched(launch, options, ask.watch?.(facts) ?? null, doors);
            if (exit.full_disk)
                throw (0,full_disk/* fullDisk */.RS)(exit.full_disk);
            const excerpt = await readTranscript({ agent, place: launchPlace, facts, exit, raw }, ask, doors);
            return {
                installed_skills: facts.installed_skills,
                cwd: facts.cwd,
                exit,
                offered,
                model,
                // A user's base URL or template may carry a password.
                argv: [launch.file, ...launch.args].map(ask.redact ?? ((argument) => argument)),
                home_length: launchPlace.home.length,
                excerpt,
                started_ms,
                marks: [launchPlace.session_id, (0,external_node_path_.dirname)(place.home)],
            };
        }
        finally {
            unit?.close();
        }
    }
    finally {
        await place.close();
    }
}


/***/ }),

/***/ 775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ chooseAgents),
/* harmony export */   _: () => (/* binding */ planAgents)
/* harmony export */ });
/* harmony import */ var _lib_agents_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2884);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1711);
/* harmony import */ var _lib_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(826);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9891);
/* harmony import */ var _lib_io_npm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4300);
/* harmony import */ var _lib_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6225);






function chooseAgents(named, selected, has_routes) {
    if (named) {
        if (named.length === 0)
            throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('--agents names none.', { fix: `name some of ${_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO.join(', ')}.` });
        return (0,_lib_agents_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAgentKeys */ .F)(named, _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO);
    }
    const inProcess = selected.some(({ kind }) => kind === 'route' || (kind === 'tool_route' && has_routes));
    const onAgents = selected.some((testCase) => testCase.kind !== 'route');
    return (0,_lib_agents_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAgentKeys */ .F)([...(onAgents ? ['claude', 'codex', 'copilot'] : []), ...(inProcess ? [_lib_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .OFFLINE */ .GS] : [])], _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO);
}
/** Everything but the in-process one, with its version and way of installing. */
async function planAgents(keys, source, baseline, options, edges) {
    const locked = baseline ? (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .lockedVersions */ .o4)(baseline, options.mode) : {};
    const clis = keys.filter((key) => key.name !== _lib_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .OFFLINE */ .GS);
    return Promise.all(clis.map((key) => planAgent(key, source, options.agent_versions, locked, edges)));
}
async function planAgent(key, source, wish, locked, edges) {
    const agent = (0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findAgent */ .dp)(key.name);
    if (!agent)
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`There is no agent '${key.name}'.`, { fix: `use one of ${_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO.join(', ')}.` });
    const install = key.install ?? agent.defaultInstall(source);
    if (!agent.installs.includes(install)) {
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`${agent.title} cannot be given a source as '${install}'.`, {
            fix: `use ${agent.installs.map((way) => `${key.name}+${way}`).join(', ')}.`,
        });
    }
    return { key, agent, install, version: await chooseVersion(key, agent, wish, locked, edges), template: null };
}
/** `baseline` (its $meta, else pinned), `pinned`, `latest`, or `name:version,…` (the rest as in the baseline). */
async function chooseVersion(key, agent, wish, locked, edges) {
    const recorded = locked[key.key] ?? locked[key.name] ?? agent.pinned;
    if (wish === 'baseline')
        return recorded;
    if (wish === 'pinned')
        return agent.pinned;
    if (wish === 'latest')
        return (0,_lib_io_npm_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveLatest */ .iK)(agent.registry_package, edges.exec);
    const named = new Map(wish.split(',').map((part) => part.trim().split(':')));
    for (const [name, version] of named) {
        if ((0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findAgent */ .dp)(name) && version && /^[\w.+-]+$/.test(version))
            continue;
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`--agent-versions ${wish}: '${name}' is not understood.`, {
            fix: 'write baseline, pinned, latest, or name:version,… such as claude:2.1.330.',
        });
    }
    const version = named.get(key.name);
    return version === 'latest'
        ? (0,_lib_io_npm_js__WEBPACK_IMPORTED_MODULE_4__/* .resolveLatest */ .iK)(agent.registry_package, edges.exec)
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
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _lib_io_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8467);
/* harmony import */ var _lib_io_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(688);
/** Planned agents → installed ones; one that cannot be had is data, since the others run all the same. */



async function readyAgents(agents, source, options, edges) {
    const ready = {};
    const unavailable = {};
    const prepare = async ({ key, install, version }) => {
        const seconds = options.agent_timeout[key.key] ?? options.agent_timeout[key.name] ?? options.timeout_seconds;
        try {
            ready[key.key] = await (0,_lib_io_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .readyAgent */ .Pn)(key.key, source, {
                version,
                install,
                timeout_ms: seconds * 1000,
                cache_root: (0,_lib_io_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultCacheRoot */ .Qp)(edges.env),
                log: edges.say,
                ...(edges.exec ? { exec: edges.exec } : {}),
            });
        }
        catch (error) {
            if (!(error instanceof _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x))
                throw error;
            unavailable[key.key] = error.message;
            edges.say(`${key.key} is not available: ${error.message}`);
        }
    };
    await Promise.all(agents.map(prepare));
    return { ready, unavailable };
}


/***/ })

};
