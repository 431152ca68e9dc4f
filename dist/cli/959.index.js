export const id = 959;
export const ids = [959];
export const modules = {

/***/ 32022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ConfigError)
/* harmony export */ });
/** The one error that a user can fix: its message names the file, the location in it and the fix. The command line and the action exit with code 2. */
class ConfigError extends Error {
    problem;
    where;
    name = 'ConfigError';
    /** The message without the fix. */
    statement;
    constructor(problem, where = {}) {
        const location = [
            where.file && `${where.file}${where.line ? `:${where.line}` : ''}`,
            where.case_id && `case '${where.case_id}'`,
            where.path && `at ${where.path}`,
        ].filter(Boolean);
        const statement = `${location.length ? `${location.join(', ')}: ` : ''}${problem}`;
        super(`${statement}${where.fix ? ` ${formatFix(where.fix)}` : ''}`);
        this.problem = problem;
        this.where = where;
        this.statement = statement;
    }
}
/** A suggestion is a question of its own. */
const formatFix = (fix) => (fix.startsWith('Did you mean') ? fix : `Fix: ${fix}`);


/***/ }),

/***/ 61959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainCacheError),
/* harmony export */   defaultCacheRoot: () => (/* binding */ defaultCacheRoot),
/* harmony export */   i: () => (/* binding */ withFolderLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83648);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32022);
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


/***/ })

};
