export const id = 518;
export const ids = [518];
export const modules = {

/***/ 8518:
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
// EXTERNAL MODULE: ./build/lib/agents/index.js + 109 modules
var lib_agents = __webpack_require__(6304);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(1864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/offer/discover.js + 2 modules
var discover = __webpack_require__(5860);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(4065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(420);
;// CONCATENATED MODULE: ./build/lib/report/parts.js


const KINDS = { subagent: 'agent', command: 'command', mcp_server: 'MCP server' };
const WIDEST = 60;
function renderParts(listed) {
    const rows = [
        ...(listed[0]?.parts ?? []).map((part, index) => [
            nameOf(part),
            ...listed.map(({ parts }) => describe(parts[index])),
        ]),
        ...(listed[0]?.hooks ?? []).map((hook, index) => [
            nameOfHook(hook),
            ...listed.map(({ hooks }) => describeHook(hooks[index])),
        ]),
    ];
    if (rows.length === 0)
        return [];
    const table = [['part', ...listed.map(({ agent }) => agent)], ...rows];
    const widths = table[0]?.map((_, column) => Math.min(WIDEST, Math.max(...table.map((row) => row[column]?.length ?? 0))));
    const lines = table.map((row) => row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd());
    return ['', ...lines, ...reasons(listed)];
}
/** A server has one cell for all its tools: what their names begin with, and how many there are. */
function describe(part) {
    if (!part)
        return '-';
    const [first, ...others] = part.listed_as.map((name) => (0,text_escape/* oneLine */.TN)(name));
    if (first === undefined)
        return 'ABSENT';
    const name = others.length === 0 ? first : `${commonStart([first, ...others])}… (${(0,count/* count */.U)(others.length + 1, 'tool')})`;
    return part.deferred ? `${name} (on request)` : name;
}
function commonStart([first = '', ...others]) {
    let end = first.length;
    for (const other of others)
        while (!other.startsWith(first.slice(0, end)))
            end -= 1;
    return first.slice(0, end);
}
const nameOf = ({ kind, name }) => `${KINDS[kind]} ${(0,text_escape/* oneLine */.TN)(name)}`;
const nameOfHook = ({ event, matcher }) => `hook ${(0,text_escape/* oneLine */.TN)([event, matcher].filter(Boolean).join(' '))}`;
function describeHook(hook) {
    return hook?.ran == null ? '-' : hook.ran ? 'runs' : 'DOES NOT RUN';
}
/** Parts that share a reason on an agent are listed together. */
function reasons(listed) {
    const lines = listed.flatMap(({ agent, parts, hooks }) => {
        const byReason = new Map();
        const named = [
            ...parts.map((part) => ({ name: nameOf(part), reason: part.reason })),
            ...hooks.map((hook) => ({ name: nameOfHook(hook), reason: hook.reason })),
        ];
        for (const { name, reason } of named)
            if (reason !== null)
                byReason.set(reason, (byReason.get(reason) ?? new Set()).add(name));
        return [...byReason].map(([reason, names]) => `${agent}: ${[...names].join(', ')}: ${(0,text_escape/* oneLine */.TN)(reason)}`);
    });
    return lines.length > 0 ? ['', ...lines] : [];
}

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
            const cells = offers.map((offer, index) => discovery_describe(offer).padEnd(cellWidth(listed[index]?.agent ?? '')));
            lines.push(`${(0,text_escape/* oneLine */.TN)(skill.id).slice(0, width).padEnd(width)}  ${cells.join('  ')}`.trimEnd());
        }
        const full = rows.length - partial.length;
        if (full > 0)
            lines.push('', `Not shown: ${(0,count/* count */.U)(full, 'skill')} that every agent offers in full.`);
        lines.push('', ...discovery_reasons(listed).map(wrap));
    }
    lines.push(...renderParts(agents.flatMap(([agent, found]) => 'parts' in found && found.parts ? [{ agent, parts: found.parts, hooks: found.hooks ?? [] }] : [])).map(wrap));
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
function discovery_describe(offer) {
    if (!offer)
        return '-';
    return offer.offer === 'cut' ? `cut ${offer.kept_chars}/${offer.of_chars}` : WORDS[offer.offer];
}
function cellWidth(agent) {
    return Math.max(agent.length, 'cut 1024/1536'.length);
}
/** Skills that share a reason on an agent are listed together. */
function discovery_reasons(listed) {
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

// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files_files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/lib/skill/hook-commands.js
var hook_commands = __webpack_require__(9222);
// EXTERNAL MODULE: ./build/lib/skill/hook-places.js
var hook_places = __webpack_require__(5204);
;// CONCATENATED MODULE: ./build/lib/setup/declared-hooks.js
/** A source → the hook commands that it declares, for any of the agents. */





async function readDeclaredHooks(source) {
    const { root } = source;
    const list = async (globs) => (await (0,dist/* glob */.TI)([...globs], { cwd: root, absolute: true, dot: true })).map((path) => (0,external_node_path_.relative)(root, path));
    const hooks = [];
    // Nothing is rewritten: the reader of declarations is asked what it would wrap.
    const note = (hook) => {
        hooks.push({ ...hook, conditional: hook.conditional || hook.file.endsWith('.md') });
        return null;
    };
    for (const { path, kind } of await (0,hook_places/* listHookPlaces */.I)(source, list, true)) {
        const text = await (0,files_files/* readTextIfAny */.$)((0,external_node_path_.join)(root, path)).catch(() => null);
        if (text === null)
            continue;
        if (kind === 'front_matter')
            (0,hook_commands/* rewriteHookFrontMatter */.W)(text, path, note);
        else
            (0,hook_commands/* rewriteHookJson */.E)(text, path, kind === 'hooks', note);
    }
    return hooks;
}

// EXTERNAL MODULE: ./build/lib/setup/install.js + 3 modules
var install = __webpack_require__(4731);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/setup/source-manifest.js
var source_manifest = __webpack_require__(9115);
// EXTERNAL MODULE: ./build/lib/setup/subagents.js
var setup_subagents = __webpack_require__(9634);
;// CONCATENATED MODULE: ./build/lib/setup/plugin-parts.js
/** A source → the custom agents, commands and MCP servers that its plugins and the project itself ship. */






const { join } = external_node_path_.posix;
/** Without the files of a project's own commands and servers, since none of the ways of installing a plugin copies them. */
async function readPluginParts(source) {
    const plugins = source.plugins.filter(({ entry }) => entry !== null || source.kind === 'plugin');
    const subagents = (await (0,setup_subagents/* readSubagents */.x)(source)).map(({ name, plugin, path, text }) => ({
        kind: 'subagent',
        name,
        plugin,
        path,
        description: descriptionOf(text),
    }));
    const commands = plugins.flatMap((plugin) => commandsOf(source, plugin));
    const servers = await Promise.all(plugins.map((plugin) => serversOf(source, plugin)));
    const parts = [...subagents, ...commands, ...servers.flat()];
    // The root may stand in its own marketplace, and a file be named twice.
    return [...new Map(parts.map((part) => [`${part.kind} ${part.plugin} ${part.name} ${part.path}`, part])).values()];
}
function commandsOf(source, plugin) {
    const folders = [join(plugin.folder, 'commands'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'commands')];
    return source.commands.flatMap(({ path, text }) => {
        const folder = folders.find((one) => path.startsWith(`${one}/`) || path === one);
        if (folder === undefined)
            return [];
        const name = path === folder ? external_node_path_.posix.basename(path) : path.slice(folder.length + 1);
        return [{ kind: 'command', name, plugin: (0,source_manifest/* pluginName */.NQ)(source, plugin), path, description: descriptionOf(text) }];
    });
}
async function serversOf(source, plugin) {
    const { root } = source;
    const { folder, manifests, entry } = plugin;
    const name = (0,source_manifest/* pluginName */.NQ)(source, plugin);
    const named = Object.entries(manifests).flatMap(([path, fields]) => declared(fields, join(folder, path)));
    const ofEntry = source.marketplace ? declared(entry, source.marketplace) : [];
    const paths = [...new Set([join(folder, '.mcp.json'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'mcpServers')])];
    const files = await Promise.all(paths.map(async (path) => {
        const fields = (0,source_manifest/* parseObject */.lj)((await (0,files_files/* readTextIfAny */.$)(join(root, path)).catch(() => null)) ?? '');
        // A file may hold the servers themselves, without the field around them.
        return declared(fields && 'mcpServers' in fields ? fields : { mcpServers: fields }, path);
    }));
    return [...named, ...ofEntry, ...files.flat()].map((server) => ({ kind: 'mcp_server', plugin: name, ...server }));
}
function declared(fields, path) {
    const servers = fields?.['mcpServers'];
    return (0,json_value/* isJson */.Fh)(servers)
        ? Object.entries(servers).flatMap(([name, server]) => ((0,json_value/* isJson */.Fh)(server) ? [{ name, path }] : []))
        : [];
}
function descriptionOf(text) {
    const { description } = (0,front_matter/* parseFrontMatter */.e)(text).fields;
    return typeof description === 'string' && description.trim() ? description.trim() : null;
}

// EXTERNAL MODULE: ./build/lib/setup/ready.js + 4 modules
var setup_ready = __webpack_require__(6426);
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
// EXTERNAL MODULE: ./build/src/run/open-ports.js + 14 modules
var open_ports = __webpack_require__(3664);
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
        allow_source_processes: true,
        sandbox: true,
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
        const ports = await (0,open_ports/* openRunPorts */.u)({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
        const [parts, hooks] = await Promise.all([readPluginParts(source), readDeclaredHooks(source)]);
        const { shared, close } = await (0,setup_ready/* shareSource */.Nq)(source, ports, {
            log: runPorts.say,
            allow_processes: options.allow_source_processes,
            path: shell.env['PATH'] ?? null,
        });
        const scratch = await ports.openTrialFolders();
        try {
            await Promise.all(Object.values(ready).map(async (agent) => {
                const folder = (0,external_node_path_.join)(scratch.workspace, (0,external_node_crypto_.randomUUID)());
                await ports.files.makeFolder(folder);
                agents[agent.key.key] = await (0,discover/* discoverOffers */.b)(agent, shared, { mode: options.mode, folder, signal: shell.signal, parts, hooks }, ports);
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
