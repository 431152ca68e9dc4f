export const id = 684;
export const ids = [684];
export const modules = {

/***/ 2884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseAgentKey),
/* harmony export */   F: () => (/* binding */ parseAgentKeys)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** `name[@vendor-model][+install]` as users write agents, taken apart. */

const INSTALLS = ['plugin', 'marketplace', 'skills'];
const SHAPE = /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?<install>[a-z]+))?$/;
function parseAgentKey(text, names) {
    const found = SHAPE.exec(text)?.groups;
    if (!found?.name) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' is not an agent.`, {
            fix: `write name[@vendor-model][+install], such as claude@haiku or codex+plugin.`,
        });
    }
    if (!names.includes(found.name)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`There is no agent '${found.name}'.`, { fix: `use one of ${names.join(', ')}.` });
    }
    if (found.install && !INSTALLS.includes(found.install)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names an unknown way of installing, '${found.install}'.`, {
            fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
        });
    }
    return {
        key: text,
        name: found.name,
        vendor_model: found.model ?? null,
        install: found.install ?? null,
    };
}
/** Each key once, in the order given. */
function parseAgentKeys(texts, names) {
    return [...new Set(texts)].map((text) => parseAgentKey(text, names));
}


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  discover: () => (/* binding */ discover_discover)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 91 modules
var lib_agents = __webpack_require__(1711);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/discover.js
var discover = __webpack_require__(965);
// EXTERNAL MODULE: ./build/lib/io/doors.js + 3 modules
var io_doors = __webpack_require__(9093);
// EXTERNAL MODULE: ./build/lib/io/install.js + 1 modules
var install = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/lib/io/ready.js + 3 modules
var io_ready = __webpack_require__(688);
// EXTERNAL MODULE: ./build/lib/io/source.js
var io_source = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/lib/report/escape.js
var report_escape = __webpack_require__(6824);
// EXTERNAL MODULE: ./build/lib/report/words.js
var words = __webpack_require__(1954);
// EXTERNAL MODULE: ./build/lib/report/wrap.js
var wrap = __webpack_require__(6339);
;// CONCATENATED MODULE: ./build/lib/report/discovery.js



const WORDS = { full: 'full', cut: 'cut', name_only: 'name only', absent: 'ABSENT' };
/** columns: of the terminal that reads it; null: lines stay whole. */
function renderDiscovery(report, columns) {
    const say = (text) => (columns === null ? text : (0,wrap/* wrapWords */.E)(text, Math.max(60, columns)));
    const agents = Object.entries(report.agents);
    const lines = agents.map(([agent, found]) => say(headLine(agent, found)));
    const seen = agents.flatMap(([agent, found]) => 'skills' in found && found.skills ? [{ agent, skills: found.skills }] : []);
    const rows = seen[0]?.skills.map((skill, index) => ({ skill, offers: seen.map(({ skills }) => skills[index]) })) ?? [];
    const partial = rows.filter(({ offers }) => offers.some((offer) => offer?.offer !== 'full'));
    if (partial.length > 0) {
        const width = Math.min(48, Math.max(5, ...partial.map(({ skill }) => skill.id.length)));
        lines.push('', `${'skill'.padEnd(width)}  ${seen.map(({ agent }) => agent.padEnd(cellWidth(agent))).join('  ')}`.trimEnd());
        for (const { skill, offers } of partial) {
            const cells = offers.map((offer, index) => describe(offer).padEnd(cellWidth(seen[index]?.agent ?? '')));
            lines.push(`${(0,report_escape/* oneLine */.TN)(skill.id).slice(0, width).padEnd(width)}  ${cells.join('  ')}`.trimEnd());
        }
        const whole = rows.length - partial.length;
        if (whole > 0)
            lines.push('', `${whole} ${whole === 1 ? 'skill is' : 'skills are'} offered in full everywhere.`);
        lines.push('', ...reasons(seen).map(say));
    }
    return `${lines.join('\n')}\n`;
}
function headLine(agent, found) {
    if (!('skills' in found) || !found.skills)
        return `${agent}: nothing was seen: ${(0,report_escape/* oneLine */.TN)(found.error ?? '')}`;
    const countOf = (state) => found.skills?.filter((skill) => skill.offer === state).length ?? 0;
    const parts = ['full', 'cut', 'name_only', 'absent'].flatMap((state) => countOf(state) ? [`${countOf(state)} ${WORDS[state].toLowerCase()}`] : []);
    const room = found.headroom
        ? `; ${found.headroom.left.toLocaleString('en')} of ${found.headroom.budget.toLocaleString('en')} ${found.headroom.unit} left in its listing`
        : '';
    return `${agent} ${found.version} (${(0,report_escape/* oneLine */.TN)(found.vendor_model ?? 'model unknown')}, ${found.install}): ${(0,words/* count */.U9)(found.skills.length, 'skill')}, ${parts.join(', ') || 'none'}${room}`;
}
function describe(offer) {
    if (!offer)
        return '-';
    return offer.offer === 'cut' ? `cut ${offer.kept_chars}/${offer.of_chars}` : WORDS[offer.offer];
}
function cellWidth(agent) {
    return Math.max(agent.length, 'cut 1024/1536'.length);
}
/** Skills that share a reason on an agent stand together. */
function reasons(seen) {
    return seen.flatMap(({ agent, skills }) => {
        const byReason = new Map();
        for (const { id, reason, offer } of skills) {
            if (offer === 'full')
                continue;
            const words = reason ?? 'no reason known';
            byReason.set(words, [...(byReason.get(words) ?? []), id]);
        }
        return [...byReason].map(([reason, ids]) => {
            const named = ids.length > 6 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ');
            return `${agent}: ${(0,report_escape/* oneLine */.TN)(named)}: ${(0,report_escape/* oneLine */.TN)(reason)}`;
        });
    });
}

// EXTERNAL MODULE: ./build/src/baselines.js
var baselines = __webpack_require__(909);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var command = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/src/progress.js
var progress = __webpack_require__(1838);
// EXTERNAL MODULE: ./build/src/run/edges.js
var run_edges = __webpack_require__(1585);
// EXTERNAL MODULE: ./build/src/run/plan-agents.js
var plan_agents = __webpack_require__(775);
// EXTERNAL MODULE: ./build/src/run/ready.js
var run_ready = __webpack_require__(2592);
// EXTERNAL MODULE: ./build/src/run-options.js
var run_options = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/src/commands/discover.js
/** `discover`: what each agent puts before its model, skill by skill, with the reason where it is not the whole. */


















const discover_discover = (0,command/* defineCommand */.NB)({
    summary: 'Shows what each agent is offered, in full, cut, by name only or not at all, and why',
    positionals: '',
    options: run_options/* RunOptionsSchema */.R.pick({
        agents: true,
        source: true,
        mode: true,
        agent_versions: true,
        baseline: true,
        timeout_seconds: true,
        agent_timeout: true,
        json: true,
    }),
    async run(options, _, shell) {
        (0,install/* currentPlatform */.j)();
        const edges = (0,run_edges/* terminalEdges */.v)(shell, (0,progress/* createProgress */.m)('none', shell, () => new Date()));
        const source = await (0,io_source/* readSource */.o$)((0,external_node_path_.resolve)(shell.cwd, options.source));
        const keys = (0,agent_key/* parseAgentKeys */.F)(options.agents ?? Object.keys(lib_agents/* AGENTS */.jw), lib_agents/* AGENT_NAMES */.RO);
        const { current } = await (0,baselines/* readBaselines */.b)({ baseline: options.baseline }, shell.cwd, edges.readAtRef);
        const planned = await (0,plan_agents/* planAgents */._)(keys, source, current, options, edges);
        if (planned.length === 0)
            throw new config_error/* ConfigError */.x('No agent is named that has offers.', {
                fix: `use some of ${Object.keys(lib_agents/* AGENTS */.jw).join(', ')}.`,
            });
        const { ready, unavailable } = await (0,run_ready/* readyAgents */._)(planned, source, options, edges);
        const agents = Object.fromEntries(Object.entries(unavailable).map(([agent, error]) => [agent, { error }]));
        const doors = await (0,io_doors/* openDoors */.E)();
        const { shared, close } = await (0,io_ready/* shareSource */.Nq)(source, doors, { log: edges.say });
        const scratch = await doors.openPlace();
        try {
            await Promise.all(Object.values(ready).map(async (agent) => {
                const folder = (0,external_node_path_.join)(scratch.workspace, (0,external_node_crypto_.randomUUID)());
                await doors.files.makeFolder(folder);
                agents[agent.key.key] = await (0,discover/* discoverOffers */.b)(agent, shared, { mode: options.mode, folder, signal: shell.signal }, doors);
            }));
        }
        finally {
            await doors.modelServer.close();
            await close();
            await scratch.close();
        }
        const inOrder = Object.fromEntries(planned.map(({ key }) => [key.key, agents[key.key] ?? { error: 'not started' }]));
        const report = { mode: options.mode, source: { name: source.name, skills: source.skills.length }, agents: inOrder };
        shell.stdout(options.json
            ? `${JSON.stringify(report, null, 2)}\n`
            : renderDiscovery(report, shell.wrap ? shell.columns : null));
        // Nothing is gated here; an agent that showed nothing is still not a success.
        return Object.values(inOrder).some((agent) => agent.error) ? 1 : 0;
    },
});


/***/ })

};
