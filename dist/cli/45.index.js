export const id = 45;
export const ids = [45];
export const modules = {

/***/ 4605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findListedWorse)
/* harmony export */ });
const findListedWorse = (alone, beside) => alone.flatMap(({ id, path, offer, kept_chars }, at) => {
    const now = beside[at];
    if (!now || now.path !== path)
        return [];
    const worse = RANKS[now.offer] > RANKS[offer] || now.kept_chars < kept_chars;
    return worse ? [{ id, path, alone: offer, beside: now.offer, lost_chars: kept_chars - now.kept_chars }] : [];
});
const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 };


/***/ }),

/***/ 33898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ renderNeighbours)
/* harmony export */ });
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56022);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14065);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67127);
/* harmony import */ var _view_offer_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98011);
/** Offers beside other plugins \u2192 whose rows a listing has, and which skills of the source are listed worse because of them. */




const OWNERS = { source: 'this source', parts: 'its commands', agent: 'the agent itself' };
const NAMED = 5;
function renderNeighbours(agents) {
    const measured = Object.entries(agents).flatMap(([agent, found]) => 'fallen' in found && found.fallen ? [{ agent, found, worse: found.fallen }] : []);
    if (measured.length === 0)
        return [];
    const lines = measured.flatMap(({ agent, found, worse }) => {
        const { shares = [] } = found.listing_context ?? {};
        const budget = found.headroom?.budget;
        const parts = shares.map(({ whose, rows, size, tokens }) => 
        // A listing without a budget has no share of one, but costs its tokens in every session.
        `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_2__/* .getOwn */ .N)(OWNERS, whose) ?? whose, 60)} ${budget ? `${Math.round((100 * size) / budget)} %` : `about ${tokens.toLocaleString('en')} tokens`} (${rows})`);
        const names = worse.map(({ id, alone, beside }) => `${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(id, 60)} ${_view_offer_words_js__WEBPACK_IMPORTED_MODULE_0__/* .OFFER_WORDS */ .xJ[alone]} \u2192 ${_view_offer_words_js__WEBPACK_IMPORTED_MODULE_0__/* .OFFER_WORDS */ .xJ[beside]}`);
        const lost = worse.length > 0 ? `${worse.length} fall: ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .listFew */ .lE)(names, NAMED)}` : 'no skill of this source falls';
        return [`${agent}: ${parts.join(', ')}; ${lost}`];
    });
    return ['', 'Beside the neighbours (share of the listing, rows):', ...lines];
}


/***/ }),

/***/ 86963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isRead),
/* harmony export */   t: () => (/* binding */ holdsParts)
/* harmony export */ });
/* harmony import */ var _skill_marketplace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74917);
/* harmony import */ var _hook_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74297);
/* harmony import */ var _list_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2299);
/* harmony import */ var _unread_skills_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88163);
/** A source \u2192 whether there is anything in it that an agent reads, or that looks as if one should. */




/** There is something in it that an agent can be asked about. */
const isRead = async (source) => source.skills.length > 0 ||
    (source.instructions ?? []).length > 0 ||
    (await (0,_list_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(source, [])).some(({ kind }) => kind !== 'plugin');
async function holdsParts(source) {
    if (await isRead(source))
        return true;
    // A repository may be a list of plugins that lie in others.
    if ((0,_skill_marketplace_js__WEBPACK_IMPORTED_MODULE_0__/* .namesElsewhere */ .pG)(source).length > 0)
        return true;
    // A file of hooks that cannot be read declares none.
    if ((await (0,_hook_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readHookFiles */ .J)(source, '')).some(({ unread }) => !unread))
        return true;
    return (await (0,_unread_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .findOrphans */ .t)(source)).length > 0;
}


/***/ }),

/***/ 18390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ folderNamed),
  s: () => (/* binding */ locateTarget)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(29385);
;// CONCATENATED MODULE: ./build/lib/io/clone.js
/** The address of a repository \u2192 its newest commit in a folder: no history, no submodules, nothing of it is run. */

/** Large files stay pointers: no filter of the repository runs. */
const PLAIN = ['-c', 'filter.lfs.smudge=', '-c', 'filter.lfs.process=', '-c', 'filter.lfs.required=false'];
async function cloneRepository(url, to, branch) {
    const at = branch === null ? [] : [`--branch=${branch}`];
    const flags = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', ...at];
    const { code, stderr } = await (0,git_run/* git */.$Y)('/', [...PLAIN, 'clone', ...flags, '--', url, to], { timeout: git_run/* FETCH_TIMEOUT_MS */.MT });
    if (code !== 0)
        throw (0,git_run/* failure */.V2)(`${url} could not be cloned`, stderr);
}

// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: ./build/lib/io/git.js + 1 modules
var git = __webpack_require__(88970);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/src/check/locate-target.js
/** What a user names to be checked (a folder, owner/name on GitHub, or an address) \u2192 a folder on this machine. */









const REPOSITORY = /^[A-Za-z0-9][\w.-]*\/[\w.-]+$/;
const ADDRESS = /^(?:https?|ssh|file):\/\/|^[\w.-]+@[\w.-]+:/;
/** The page of a folder on GitHub. */
const PAGE = /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/tree\/([^/]+)(?:\/(.+))?$/;
/** since: where it may be, if it is not here. */
async function locateTarget(named, shell, since = 'HEAD') {
    const folder = folderNamed(named, shell);
    if ((0,external_node_fs_.existsSync)(folder))
        return { folder, cloned: false, close: async () => { } };
    const address = addressOf(named, shell.env);
    const isPath = address === null || REPOSITORY.test(named);
    const known = isPath ? await findRefWith(named, shell.cwd, since) : null;
    if (known !== null)
        throw new config_error/* ConfigError */.x(`It is not here; ${known} has it.`, {
            file: named,
            fix: `\`git checkout ${(0,quote_shell/* quoteShell */.LA)(known)} -- ${(0,quote_shell/* quoteShell */.LA)(named)}\` brings it back; \`agent-routing check --since ${(0,quote_shell/* quoteShell */.LA)(known)}\` names what the branch took away.`,
        });
    // No owner of a repository on GitHub where the first part is a folder here.
    const above = (0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(folder)) ? (0,external_node_path_.dirname)(folder) : null;
    if (address === null || (isPath && above !== null)) {
        const near = (0,suggest/* suggest */.ZA)((0,external_node_path_.basename)(folder), above === null ? [] : (0,external_node_fs_.readdirSync)(above));
        throw new config_error/* ConfigError */.x('There is no such folder.', {
            file: named,
            fix: agents/* AGENT_NAMES */.RO.includes(named)
                ? `several agents are one value with commas: --agents claude,${named}.`
                : near
                    ? `Did you mean ${(0,external_node_path_.join)((0,external_node_path_.dirname)(named), near)}?`
                    : 'name a folder, a repository on GitHub as owner/name, or an address such as https://github.com/owner/name.',
        });
    }
    return clone(address);
}
async function findRefWith(named, cwd, since) {
    for (const ref of new Set([since, 'HEAD'])) {
        const tree = await (0,git/* openAtRef */.p6)(cwd, ref).catch(() => null);
        const files = (await tree?.list().catch(() => [])) ?? [];
        if (files.some((file) => `${file}/`.startsWith((0,external_node_path_.join)(named, '/'))))
            return ref;
    }
    return null;
}
/** A file stands for what it belongs to: a SKILL.md for its skill, a manifest for its plugin. */
function folderNamed(named, { cwd }) {
    if (named.trim() === '')
        throw new config_error/* ConfigError */.x('The folder to check is an empty text.', {
            fix: 'name a folder, `.` for this one, or leave the argument out.',
        });
    const path = (0,external_node_path_.resolve)(cwd, named);
    if (!(0,external_node_fs_.existsSync)(path) || !(0,external_node_fs_.statSync)(path).isFile())
        return path;
    const folder = (0,external_node_path_.dirname)(path);
    if (/^skill\.md$/i.test((0,external_node_path_.basename)(path)))
        return folder;
    if (/\.json$/.test(path))
        return /^(?:\.[\w-]+|hooks)$/.test((0,external_node_path_.basename)(folder)) ? (0,external_node_path_.dirname)(folder) : folder;
    throw new config_error/* ConfigError */.x('This is neither a skill nor a manifest.', {
        file: named,
        fix: 'name its folder, or a SKILL.md, or the plugin.json of a plugin.',
    });
}
function addressOf(named, env) {
    const [, url, branch, below = ''] = PAGE.exec(named.replace(/\/$/, '')) ?? [];
    if (url !== undefined && branch !== undefined)
        return { url, branch, below };
    if (ADDRESS.test(named))
        return { url: named, branch: null, below: '' };
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return REPOSITORY.test(named) ? { url: `${server}/${named}`, branch: null, below: '' } : null;
}
/** Below the folder of a trial, which is removed even when this process is ended. */
async function clone({ url, branch, below }) {
    const folders = await (0,throwaway/* openTrialFolders */.OW)();
    try {
        const name = url
            .replace(/\/$/, '')
            .replace(/\.git$/, '')
            .split(/[/:]/)
            .at(-1) || 'repository';
        const folder = (0,external_node_path_.join)(folders.workspace, name);
        await cloneRepository(url, folder, branch);
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, below)))
            throw new config_error/* ConfigError */.x(`${url} has no folder ${below}.`, { fix: 'correct the path after the branch.' });
        return { folder: (0,external_node_path_.join)(folder, below), cloned: true, close: folders.close };
    }
    catch (error) {
        await folders.close();
        throw error;
    }
}


/***/ }),

/***/ 70045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  discover: () => (/* binding */ discover),
  readVersionPair: () => (/* binding */ readVersionPair)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/text/align.js
var align = __webpack_require__(73475);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(10420);
// EXTERNAL MODULE: ./build/lib/report/view/names.js
var names = __webpack_require__(75497);
// EXTERNAL MODULE: ./build/lib/report/view/offer-words.js
var offer_words = __webpack_require__(98011);
// EXTERNAL MODULE: ./build/lib/report/terminal/neighbours.js
var neighbours = __webpack_require__(33898);
// EXTERNAL MODULE: ./build/lib/report/terminal/parts.js
var parts = __webpack_require__(56126);
;// CONCATENATED MODULE: ./build/lib/report/terminal/discovery.js
/** Turns what `discover` found into a table of skills by agents for the terminal, followed by the reasons. */









/** columns: the terminal's width; null leaves lines unwrapped. */
function renderDiscovery(report, columns) {
    const wrap = (text) => (columns === null ? text : (0,text_wrap/* wrapWords */.E)(text, Math.max(60, columns)));
    const agents = Object.entries(report.agents);
    const { name, skills, had_as } = report.source;
    const head = had_as
        ? [wrap(`${(0,text_escape/* oneLine */.TN)(name)}: ${(0,count/* count */.U9)(skills, 'skill')} ${(0,names/* describeHad */.B2)(had_as, report.agents)}`), '']
        : [];
    const lines = [...head, ...agents.map(([agent, found]) => wrap(headLine(agent, found)))];
    const main = agents.flatMap(([agent, found]) => 'skills' in found && found.skills ? [{ agent, skills: found.skills }] : []);
    const listed = [...main, ...listSubagents(agents)];
    const rows = listed[0]?.skills.map((skill, index) => ({ skill, offers: listed.map(({ skills }) => skills[index]) })) ?? [];
    const partial = rows.filter(({ offers }) => offers.some((offer) => !offer || (0,offer_words/* stateOf */.L4)(offer) !== 'full'));
    if (partial.length > 0) {
        const table = partial.map(({ skill, offers }) => [(0,text_escape/* oneLine */.TN)(skill.id), ...offers.map(describe)]);
        lines.push('', ...(0,align/* alignRows */.P)([['skill', ...listed.map(({ agent }) => agent)], ...table], { widest: 48 }));
        const full = rows.length - partial.length;
        if (full > 0)
            lines.push('', `Not shown: ${(0,count/* count */.U9)(full, 'skill')} that every agent offers in full.`);
    }
    const why = [...reasons(main), ...lostWords(main)];
    if (why.length > 0)
        lines.push('', ...why.map(wrap));
    lines.push(...(0,neighbours/* renderNeighbours */.t)(report.agents).map(wrap));
    const given = describeSubagents(agents);
    if (given.length > 0)
        lines.push('', ...given.map(wrap));
    lines.push(...(0,parts/* renderParts */.Rs)((0,parts/* listParts */.Z)(report.agents)).map(wrap));
    return `${lines.join('\n')}\n`;
}
/** A column each: `claude/kit:reviewer`. */
const listSubagents = (agents) => agents.flatMap(([agent, found]) => ('subagents' in found ? (found.subagents ?? []) : []).flatMap(({ name, skills }) => skills ? [{ agent: `${agent}/${(0,text_escape/* oneLine */.TN)(name)}`, skills }] : []));
const describeSubagents = (agents) => agents.flatMap(([agent, found]) => ('subagents' in found ? (found.subagents ?? []) : []).map(({ name, skills, tools, withheld = [], preloaded }) => {
    const less = [...(0,group_by/* groupBy */.$)(withheld, ({ by }) => by)].map(([by, all]) => ` (not ${all.map(({ tool }) => tool).join(', ')}, which nobody is given who has ${by})`);
    const has = preloaded.length > 0 ? `; has ${preloaded.map(({ id }) => id).join(', ')} from the start` : '';
    return skills === null
        ? `${agent}/${(0,text_escape/* oneLine */.TN)(name)}: was not started`
        : `${agent}/${(0,text_escape/* oneLine */.TN)(name)}: ${(0,offer_words/* countStates */.c0)(skills) || 'no skills'}; tools ${(0,text_escape/* oneLine */.TN)(tools.join(', ')) || 'none'}${less.join('')}${has}`;
}));
function headLine(agent, found) {
    if (!('skills' in found) || !found.skills)
        return `${agent}: its skill list could not be read: ${(0,text_escape/* oneLine */.TN)(found.error ?? '')}`;
    const room = found.headroom ? `; ${describeRoom(found.headroom)}` : '';
    return `${agent} ${found.version} (${(0,text_escape/* oneLine */.TN)(found.vendor_model ?? 'model unknown')}, ${found.install}): ${(0,count/* count */.U9)(found.skills.length, 'skill')}, ${(0,offer_words/* countStates */.c0)(found.skills) || 'none'}${room}`;
}
const describe = (offer) => (offer ? (0,offer_words/* describeOffer */.qN)(offer) : '-');
/** Skills that share a reason on an agent are listed together. */
function reasons(listed) {
    return listed.flatMap(({ agent, skills }) => {
        const explained = skills.filter(({ offer, reason }) => offer !== 'full' || reason !== null);
        return [...(0,group_by/* groupBy */.$)(explained, ({ reason }) => reason ?? 'unknown reason')].map(([reason, rows]) => {
            const ids = rows.map(({ id }) => id);
            return `${agent}: ${(0,text_escape/* oneLine */.TN)((0,count/* listFew */.lE)(ids, 5))}: ${(0,text_escape/* oneLine */.TN)(reason)}`;
        });
    });
}
const MOST_LOST = 6;
/** What a model does not read of the descriptions that were cut. */
const lostWords = (listed) => listed.flatMap(({ agent, skills }) => {
    const cut = skills.flatMap(({ id, lost }) => lost ? [`${agent}: ${(0,text_escape/* oneLine */.TN)(id)} loses '${(0,text_escape/* oneLine */.TN)(lost, 200)}'`] : []);
    const more = cut.length - MOST_LOST;
    return [...cut.slice(0, MOST_LOST), ...(more > 0 ? [`${agent}: and ${more} more; --json has all of them`] : [])];
});
function describeRoom({ left, budget, unit }) {
    const of = (0,count/* thousands */.oh)(budget);
    return left < 0
        ? `its listing is ${(0,count/* thousands */.oh)(-left)} over the budget of ${of} ${unit}`
        : `${(0,count/* thousands */.oh)(left)} of ${of} ${unit} left in its listing`;
}

// EXTERNAL MODULE: ./build/lib/offer/listed-worse.js
var listed_worse = __webpack_require__(4605);
;// CONCATENATED MODULE: ./build/lib/report/terminal/versions.js




/** Compares the agents of which both versions answered. */
function compareVersions(before, after) {
    return Object.fromEntries(Object.entries(before).flatMap(([agent, one]) => {
        const other = after[agent];
        if (!other || !('skills' in one && one.skills) || !('skills' in other && other.skills))
            return [];
        const change = ({ id, path, alone, beside, lost_chars }) => ({
            id,
            path,
            before: alone,
            after: beside,
            chars: -lost_chars,
        });
        const worse = (0,listed_worse/* findListedWorse */.v)(one.skills, other.skills).map(change);
        const better = (0,listed_worse/* findListedWorse */.v)(other.skills, one.skills).map((risen) => ({
            ...change(risen),
            before: risen.beside,
            after: risen.alone,
            chars: risen.lost_chars,
        }));
        return [[agent, { before: one.version, after: other.version, worse, better }]];
    }));
}
const NAMED = 20;
function renderVersions(differences) {
    const lines = Object.entries(differences).flatMap(([agent, { before, after, worse, better }]) => {
        const head = `${agent} ${before} \u2192 ${after}: `;
        if (before === after)
            return [`${head}the same version`];
        if (worse.length + better.length === 0)
            return [`${head}every skill is listed as before`];
        const list = (word, rows) => rows.length === 0
            ? []
            : [
                `  ${(0,count/* count */.U9)(rows.length, 'skill')} ${word}:`,
                ...rows.slice(0, NAMED).map((row) => {
                    const chars = `${row.chars > 0 ? '+' : ''}${row.chars} characters`;
                    return `    ${(0,text_escape/* oneLine */.TN)(row.id, 80)}: ${offer_words/* OFFER_WORDS */.xJ[row.before]} \u2192 ${offer_words/* OFFER_WORDS */.xJ[row.after]} (${chars})`;
                }),
                ...(rows.length > NAMED ? [`    and ${rows.length - NAMED} more`] : []),
            ];
        return [head.trimEnd(), ...list('listed worse', worse), ...list('listed better', better)];
    });
    return `${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 5 modules
var install = __webpack_require__(47531);
// EXTERNAL MODULE: ./build/lib/setup/source/holds-parts.js
var holds_parts = __webpack_require__(86963);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source_source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/setup/source/unread-skills.js + 1 modules
var unread_skills = __webpack_require__(88163);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/src/check/locate-target.js + 1 modules
var locate_target = __webpack_require__(18390);
// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/execute/measure-offers.js
var measure_offers = __webpack_require__(87851);
// EXTERNAL MODULE: ./build/src/run/ports.js
var ports = __webpack_require__(21907);
;// CONCATENATED MODULE: ./build/src/commands/discover.js
/** `discover`: how each agent lists each skill to its model, and why where a description is not shown in full. */
















const discover = (0,command/* defineCommand */.NB)({
    summary: 'The other half of check: each skill, agent, command, server and hook as each agent lists it (in full, cut, by name only or not at all)',
    positionals: '[folder]',
    options: run_options/* RunOptionsSchema */.Rl.pick({
        agents: true,
        source: true,
        as: true,
        mode: true,
        baseline: true,
        timeout_seconds: true,
        agent_timeout: true,
        allow_source_processes: true,
        sandbox: true,
        neighbours: true,
        settings: true,
    }).extend({
        agents: run_options/* CHECKED_AGENTS */.nb,
        agent_versions: run_options/* RunOptionsSchema */.Rl.shape.agent_versions.describe('CLI versions: baseline, pinned, latest, or name:version,\u2026; two (pinned,latest) are compared'),
        json: run_options/* RunOptionsSchema */.Rl.shape.json.describe('Print the offers as JSON'),
    }),
    async run(given, [named], shell) {
        const options = { ...given, source: named === undefined ? given.source : (0,locate_target/* folderNamed */.A)(named, shell) };
        (0,install/* currentPlatform */.jN)();
        const runPorts = (0,ports/* terminalPorts */.P)(shell);
        const source = await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source), options.as);
        if (!(await (0,holds_parts/* isRead */.H)(source)))
            throw new config_error/* ConfigError */.x('There is nothing here that an agent lists.', {
                file: options.source,
                fix: (await (0,unread_skills/* findOrphans */.t)(source)).length
                    ? 'run `agent-routing check`: it says why the files that look like skills here are not found.'
                    : 'run this in a folder with skills/<name>/SKILL.md, or name it with --source.',
            });
        const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? lib_agents/* DEFAULT_AGENTS */.h_, lib_agents/* AGENT_NAMES */.RO, lib_agents/* ALL_AGENTS */.dT);
        const pair = readVersionPair(options.agent_versions);
        if (pair)
            return compareTwo(source, keys, options, pair, { shell, runPorts });
        const { planned, agents } = await (0,measure_offers/* measureOffers */.m)(source, keys, options, runPorts);
        if (planned.length === 0)
            throw new config_error/* ConfigError */.x('None of the named agents has offers.', {
                fix: `name one or more of ${lib_agents/* ALL_AGENTS */.dT.join(', ')}.`,
            });
        const report = { mode: options.mode, source: describeSource(source), agents };
        shell.stdout(options.json
            ? `${JSON.stringify(report, null, 2)}\n`
            : renderDiscovery(report, shell.wrap ? shell.columns : null));
        // There is no gate here, but an agent that could not be inspected is not a success.
        return Object.values(agents).some((agent) => agent.error) ? 1 : 0;
    },
});
const describeSource = (source) => ({
    name: source.name,
    skills: source.skills.length,
    had_as: (0,had_as/* hadAs */.ww)(source),
});
/** Exit 1 where the second version lists less, so that a schedule can act on it. */
async function compareTwo(source, keys, options, pair, { shell, runPorts }) {
    const found = [];
    for (const agent_versions of pair)
        found.push((await (0,measure_offers/* measureOffers */.m)(source, keys, { ...options, agent_versions }, runPorts)).agents);
    const [before = {}, after = {}] = found;
    const versions = compareVersions(before, after);
    const failed = Object.values({ ...before, ...after }).filter(({ error }) => error);
    const report = { mode: options.mode, source: describeSource(source), versions, agents: after };
    shell.stdout(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderVersions(versions));
    for (const { error } of failed)
        if (!options.json)
            shell.stderr(`agent-routing: ${error}\n`);
    return failed.length > 0 || Object.values(versions).some(({ worse }) => worse.length > 0) ? 1 : 0;
}
const WORDS = ['baseline', 'pinned', 'latest'];
/** `pinned,latest`, or one agent named twice: `claude:2.1.197,claude:2.1.330`. Null where it is one choice. */
function readVersionPair(spec) {
    const parts = spec.split(',').map((part) => part.trim());
    const [before = '', after = ''] = parts;
    if (parts.length === 2 && WORDS.includes(before) && WORDS.includes(after))
        return [before, after];
    const names = parts.map((part) => part.split(':')[0] ?? '');
    const isFirst = (at) => names.indexOf(names[at] ?? '') === at;
    if (names.every((_, at) => isFirst(at)))
        return null;
    const first = parts.filter((_, at) => isFirst(at));
    const second = parts.filter((_, at) => !isFirst(at));
    return [first.join(','), second.join(',')];
}


/***/ }),

/***/ 87851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ measureOffers),
/* harmony export */   x: () => (/* binding */ createPartLister)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71864);
/* harmony import */ var _lib_input_memoize_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(95739);
/* harmony import */ var _lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69693);
/* harmony import */ var _lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4605);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18353);
/* harmony import */ var _lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40515);
/* harmony import */ var _lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8788);
/* harmony import */ var _prepare_baselines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57267);
/* harmony import */ var _prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36547);
/* harmony import */ var _prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67148);
/* harmony import */ var _open_ports_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99768);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16849);
/** A source and the planned agents \u2192 what each of them offers, from one session each on the embedded model. */















async function measureOffers(source, keys, options, runPorts) {
    const { current } = await (0,_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_9__/* .readBaselines */ .bm)({ baseline: options.baseline }, runPorts.cwd, runPorts.openRef);
    const planned = await (0,_prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_10__/* .planAgents */ ._)(keys, source, current, options, runPorts);
    const { ready, unavailable } = await (0,_ready_js__WEBPACK_IMPORTED_MODULE_13__/* .readyAgents */ ._)(planned, source, options, runPorts);
    const found = Object.fromEntries(Object.entries(unavailable).map(([agent, { message, fix }]) => [
        agent,
        { error: `${message}${fix ? ` Fix: ${fix}` : ''}` },
    ]));
    const ports = await (0,_open_ports_js__WEBPACK_IMPORTED_MODULE_12__/* .openRunPorts */ .u)({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
    const open = [() => ports.modelServer.close()];
    try {
        const [parts, hooks] = await Promise.all([(0,_lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_8__/* .readPluginParts */ ._)(source), (0,_lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_7__/* .readDeclaredHooks */ .Xz)(source)]);
        const { allow_source_processes: allow_processes, mode } = options;
        const { shared, close } = await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__/* .shareSource */ .Nq)(source, ports, {
            log: runPorts.log,
            allow_processes,
            path: runPorts.env['PATH'] ?? null,
        });
        open.push(close);
        const neighbours = await (0,_prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_11__/* .readNeighbours */ .b)(options.neighbours, source, runPorts.cwd);
        const beside = neighbours.length === 0 ? null : await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_6__/* .shareSource */ .Nq)(source, ports, { log: () => { }, allow_processes, neighbours });
        if (beside)
            open.push(beside.close);
        const scratch = await ports.openTrialFolders();
        open.push(scratch.close);
        await Promise.all(Object.values(ready).map(async (agent) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.workspace, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
            await ports.files.makeFolder(folder);
            const probe = { mode, folder, signal: runPorts.signal, parts, hooks };
            const alone = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverOffers */ .b)(agent, shared, probe, ports);
            found[agent.key.key] = beside ? await measureWithNeighbours(agent, alone, beside.shared, probe, ports) : alone;
        }));
    }
    finally {
        for (const close of open)
            await close();
    }
    const agents = Object.fromEntries(planned.map(({ key }) => [key.key, found[key.key] ?? { error: 'not started' }]));
    return { planned, agents };
}
/** Where processes of a source may start. */
function createPartLister(options, ports) {
    const list = async (source, agent) => {
        const keys = (0,_lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAgentKeys */ .F8)([agent], _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_NAMES */ .RO);
        // What is to be said of agents and sandbox was said before.
        const { agents } = await measureOffers(source, keys, options, { ...ports, log: () => { } });
        const found = agents[agent];
        return found && 'parts' in found ? found.parts : null;
    };
    // The report is to come, whatever this source is like.
    const quiet = (...asked) => list(...asked).catch(() => null);
    return options.allow_source_processes
        ? (0,_lib_input_memoize_js__WEBPACK_IMPORTED_MODULE_14__/* .memoize */ .B)(quiet, (source) => source, (_, agent) => agent)
        : undefined;
}
/** What its users see, and what of it the neighbours cost. */
async function measureWithNeighbours(agent, alone, shared, probe, ports) {
    const folder = `${probe.folder}-beside`;
    await ports.files.makeFolder(folder);
    const beside = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverOffers */ .b)(agent, shared, { ...probe, folder }, ports);
    return { ...beside, fallen: (0,_lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_5__/* .findListedWorse */ .v)(alone.skills ?? [], beside.skills ?? []) };
}


/***/ })

};
