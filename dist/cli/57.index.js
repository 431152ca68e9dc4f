export const id = 57;
export const ids = [57];
export const modules = {

/***/ 28057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpOf: () => (/* binding */ helpOf),
/* harmony export */   wrapHelp: () => (/* binding */ wrapHelp)
/* harmony export */ });
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_wrap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10420);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65967);



// biome-ignore format: one row per kind of value
const KEYS = {
    agents: ['infra_tolerant'],
    choice: ['accept', 'as', 'ask', 'pack', 'sandbox'],
    command: ['rerank', 'translate'],
    conditions: ['flag'],
    count: ['infra_retries', 'limit', 'log_max_bytes', 'log_max_files', 'max_parallel', 'max_requests', 'max_tokens', 'max_units', 'trials', 'rounds', 'candidates', 'turns'],
    day: ['usage since'],
    deltas: ['fail_on'],
    file: ['badge', 'baseline', 'decisions', 'history', 'meta', 'output', 'proof_log', 'queries', 'ranked', 'ref_baseline', 'session_log', 'stderr', 'stdout', 'svg', 'tests', 'vectors'],
    files: ['report'],
    folder: ['artifacts_root', 'from_batch', 'neighbours', 'resume', 'source'],
    id: ['model', 'proposer'],
    ids: ['case_id'],
    level: ['min_offer', 'min_delivery'],
    limits: ['agent_timeout'],
    name: ['action', 'agent', 'confidence_profile', 'format', 'mode', 'skill', 'strategy'],
    names: ['agents', 'category', 'kind'],
    part: ['shard'],
    path: ['answers', 'index', 'record_answers', 'results'],
    paths: ['cases', 'routes', 'settings'],
    reader: ['evidence'],
    ref: ['baseline_ref', 'changed_since', 'check since'],
    rule: ['pass_threshold'],
    rules: ['disable'],
    number: ['seed'],
    score: ['threshold'],
    seconds: ['timeout_seconds'],
    share: ['holdout', 'max_rate', 'min_score'],
    style: ['progress'],
    suites: ['scope'],
    text: ['reason'],
    tool: ['from'],
    versions: ['agent_versions'],
};
const NAMES = new Map(Object.entries(KEYS).flatMap(([name, keys]) => keys.map((key) => [key, name])));
/** `value` for an option that is not in the table; a test names it. */
const valueNameOf = (key, command) => NAMES.get(`${command} ${key}`) ?? NAMES.get(key) ?? 'value';
function helpOf(name, command, all = false) {
    const { daily } = command;
    const shape = Object.entries(command.options.shape);
    const chosen = daily ? daily.flatMap((key) => shape.filter(([name]) => name === key)) : shape;
    const others = shape.filter((entry) => !chosen.includes(entry));
    const rows = [...chosen, ...(all ? others : [])].map(([key, schema]) => {
        const initial = (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlag */ .RV)(command, key) ? undefined : schema.safeParse(undefined).data;
        const shown = initial === undefined || (typeof initial === 'object' && Object.keys(initial).length === 0)
            ? ''
            : ` (default: ${String(initial)})`;
        return [
            (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isFlag */ .RV)(command, key) ? (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagOf */ .iP)(key) : `${(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagOf */ .iP)(key)} <${valueNameOf(key, name)}>`,
            `${schema.description ?? ''}${shown}`,
        ];
    });
    const width = Math.max(...rows.map(([flag]) => flag.length), 0);
    const lines = rows.map(([flag, text]) => `  ${flag.padEnd(width)}  ${text}`);
    return `agent-routing ${name}${command.positionals ? ` ${command.positionals}` : ''} [options]\n\n${command.summary}.\n\n${lines.join('\n')}\n${others.length > 0 && !all ? `\n${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(others.length, 'more option')}: agent-routing ${name} --help --all\n` : ''}`;
}
/** On a terminal, a long description continues below its own column. */
function wrapHelp(help, { wrap, columns }) {
    if (!wrap)
        return help;
    return help
        .split('\n')
        .map((line) => (0,_lib_text_wrap_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapWords */ .E)(line, columns, /^ {2}\S+(?: \S+)? {2,}/.exec(line)?.[0].length ?? 0))
        .join('\n');
}


/***/ })

};
