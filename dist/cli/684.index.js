export const id = 684;
export const ids = [684];
export const modules = {

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
// EXTERNAL MODULE: ./build/lib/agents/index.js + 96 modules
var lib_agents = __webpack_require__(9467);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/offer/discover.js
var discover = __webpack_require__(318);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(4065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(420);
;// CONCATENATED MODULE: ./build/lib/report/discovery.js
/** Turns what `discover` found into a table of skills by agents for the terminal, followed by the reasons. */



const WORDS = { full: 'full', cut: 'cut', name_only: 'name only', absent: 'ABSENT' };
/** columns: the terminal's width; null leaves lines unwrapped. */
function renderDiscovery(report, columns) {
    const wrap = (text) => (columns === null ? text : (0,text_wrap/* wrapWords */.E)(text, Math.max(60, columns)));
    const agents = Object.entries(report.agents);
    const lines = agents.map(([agent, found]) => wrap(headLine(agent, found)));
    const listed = agents.flatMap(([agent, found]) => 'skills' in found && found.skills ? [{ agent, skills: found.skills }] : []);
    const rows = listed[0]?.skills.map((skill, index) => ({ skill, offers: listed.map(({ skills }) => skills[index]) })) ?? [];
    const partial = rows.filter(({ offers }) => offers.some((offer) => offer?.offer !== 'full'));
    if (partial.length > 0) {
        const width = Math.min(48, Math.max(5, ...partial.map(({ skill }) => skill.id.length)));
        lines.push('', `${'skill'.padEnd(width)}  ${listed.map(({ agent }) => agent.padEnd(cellWidth(agent))).join('  ')}`.trimEnd());
        for (const { skill, offers } of partial) {
            const cells = offers.map((offer, index) => describe(offer).padEnd(cellWidth(listed[index]?.agent ?? '')));
            lines.push(`${(0,text_escape/* oneLine */.TN)(skill.id).slice(0, width).padEnd(width)}  ${cells.join('  ')}`.trimEnd());
        }
        const full = rows.length - partial.length;
        if (full > 0)
            lines.push('', `Not shown: ${(0,count/* count */.U)(full, 'skill')} that every agent offers in full.`);
        lines.push('', ...reasons(listed).map(wrap));
    }
    return `${lines.join('\n')}\n`;
}
function headLine(agent, found) {
    if (!('skills' in found) || !found.skills)
        return `${agent}: its skill list could not be read: ${(0,text_escape/* oneLine */.TN)(found.error ?? '')}`;
    const countOf = (state) => found.skills?.filter((skill) => skill.offer === state).length ?? 0;
    const parts = ['full', 'cut', 'name_only', 'absent'].flatMap((state) => countOf(state) ? [`${countOf(state)} ${WORDS[state].toLowerCase()}`] : []);
    const room = found.headroom ? `; ${describeRoom(found.headroom)}` : '';
    return `${agent} ${found.version} (${(0,text_escape/* oneLine */.TN)(found.vendor_model ?? 'model unknown')}, ${found.install}): ${(0,count/* count */.U)(found.skills.length, 'skill')}, ${parts.join(', ') || 'none'}${room}`;
}
function describe(offer) {
    if (!offer)
        return '-';
    return offer.offer === 'cut' ? `cut ${offer.kept_chars}/${offer.of_chars}` : WORDS[offer.offer];
}
function cellWidth(agent) {
    return Math.max(agent.length, 'cut 1024/1536'.length);
}
/** Skills that share a reason on an agent are listed together. */
function reasons(listed) {
    return listed.flatMap(({ agent, skills }) => {
        const byReason = new Map();
        for (const { id, reason, offer } of skills) {
            if (offer === 'full')
                continue;
            const words = reason ?? 'unknown reason';
            byReason.set(words, [...(byReason.get(words) ?? []), id]);
        }
        return [...byReason].map(([reason, ids]) => {
            const named = ids.length > 6 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ');
            return `${agent}: ${(0,text_escape/* oneLine */.TN)(named)}: ${(0,text_escape/* oneLine */.TN)(reason)}`;
        });
    });
}
function describeRoom({ left, budget, unit }) {
    const of = budget.toLocaleString('en');
    return left < 0
        ? `its listing is ${(-left).toLocaleString('en')} over the budget of ${of} ${unit}`
        : `${left.toLocaleString('en')} of ${of} ${unit} left in its listing`;
}

// EXTERNAL MODULE: ./build/lib/setup/install.js + 1 modules
var install = __webpack_require__(3591);
// EXTERNAL MODULE: ./build/lib/setup/ports.js + 3 modules
var setup_ports = __webpack_require__(1901);
// EXTERNAL MODULE: ./build/lib/setup/ready.js + 3 modules
var setup_ready = __webpack_require__(8328);
// EXTERNAL MODULE: ./build/lib/setup/source.js
var setup_source = __webpack_require__(8533);
// EXTERNAL MODULE: ./build/lib/setup/stray-skills.js
var stray_skills = __webpack_require__(7914);
// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(3616);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/src/run/baselines.js
var baselines = __webpack_require__(6591);
// EXTERNAL MODULE: ./build/src/run/plan-agents.js
var plan_agents = __webpack_require__(775);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/src/run/ready.js
var run_ready = __webpack_require__(2592);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(2327);
;// CONCATENATED MODULE: ./build/src/commands/discover.js
/** `discover`: how each agent lists each skill to its model, and why where a description is not shown in full. */



















const discover_discover = (0,command/* defineCommand */.NB)({
    summary: 'Shows what each agent is offered (in full, cut, by name only or not at all) and why',
    positionals: '',
    options: run_options/* RunOptionsSchema */.Rl.pick({
        agents: true,
        source: true,
        mode: true,
        agent_versions: true,
        baseline: true,
        timeout_seconds: true,
        agent_timeout: true,
    }).extend({
        agents: run_options/* RunOptionsSchema */.Rl.shape.agents.describe(`Agents, as name[@vendor-model][+install]; default ${Object.keys(lib_agents/* AGENTS */.jw).join(',')}`),
        json: run_options/* RunOptionsSchema */.Rl.shape.json.describe('Print the offers as JSON'),
    }),
    async run(options, _, shell) {
        (0,install/* currentPlatform */.j)();
        const runPorts = (0,run_ports/* terminalPorts */.P)(shell, (0,progress/* createProgress */.m)('none', shell, () => new Date()));
        const source = await (0,setup_source/* readSource */.o$)((0,external_node_path_.resolve)(shell.cwd, options.source));
        if (source.skills.length === 0)
            throw new config_error/* ConfigError */.x('There are no skills to discover.', {
                file: options.source,
                fix: (await (0,stray_skills/* findOrphans */.t)(source)).length
                    ? 'run `agent-routing lint`: what looks like a skill here is none.'
                    : 'run this in a folder with skills/<name>/SKILL.md, or name it with --source.',
            });
        const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? Object.keys(lib_agents/* AGENTS */.jw), lib_agents/* AGENT_NAMES */.RO);
        const { current } = await (0,baselines/* readBaselines */.b)({ baseline: options.baseline }, shell.cwd, runPorts.openRef);
        const planned = await (0,plan_agents/* planAgents */._)(keys, source, current, options, runPorts);
        if (planned.length === 0)
            throw new config_error/* ConfigError */.x('None of the named agents has offers.', {
                fix: `name one or more of ${Object.keys(lib_agents/* AGENTS */.jw).join(', ')}.`,
            });
        const { ready, unavailable } = await (0,run_ready/* readyAgents */._)(planned, source, options, runPorts);
        const agents = Object.fromEntries(Object.entries(unavailable).map(([agent, error]) => [agent, { error }]));
        const ports = await (0,setup_ports/* openPorts */.R)();
        const { shared, close } = await (0,setup_ready/* shareSource */.Nq)(source, ports, { log: runPorts.say });
        const scratch = await ports.openTrialFolders();
        try {
            await Promise.all(Object.values(ready).map(async (agent) => {
                const folder = (0,external_node_path_.join)(scratch.workspace, (0,external_node_crypto_.randomUUID)());
                await ports.files.makeFolder(folder);
                agents[agent.key.key] = await (0,discover/* discoverOffers */.b)(agent, shared, { mode: options.mode, folder, signal: shell.signal }, ports);
            }));
        }
        finally {
            await ports.modelServer.close();
            await close();
            await scratch.close();
        }
        const inOrder = Object.fromEntries(planned.map(({ key }) => [key.key, agents[key.key] ?? { error: 'not started' }]));
        const report = { mode: options.mode, source: { name: source.name, skills: source.skills.length }, agents: inOrder };
        shell.stdout(options.json
            ? `${JSON.stringify(report, null, 2)}\n`
            : renderDiscovery(report, shell.wrap ? shell.columns : null));
        // There is no gate here, but an agent that could not be inspected is no success.
        return Object.values(inOrder).some((agent) => agent.error) ? 1 : 0;
    },
});


/***/ })

};
