export const id = 377;
export const ids = [377];
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

/***/ 78535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ explainTrust),
/* harmony export */   b: () => (/* binding */ listRead)
/* harmony export */ });
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18685);
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71864);
/* harmony import */ var _hooks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80029);
/** The hooks that agents read \u2192 what the users of these agents have to do before they run, which nothing here waits for. */



/** {agent: its hooks}; null where none of them asks its user. */
function explainTrust(all) {
    const asking = Object.entries(all).flatMap(([key, hooks]) => {
        const agent = (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__/* .agentName */ .Lp)(key));
        const is_asked = hooks.some(({ file, state }) => (state === 'read' || state === 'runs') && (!agent?.trusts_plugins || _hooks_js__WEBPACK_IMPORTED_MODULE_2__/* .OF_PROJECT */ .W$.test(file)));
        return agent?.untrusted && is_asked ? [agent.untrusted] : [];
    });
    return asking.length > 0 ? `${[...new Set(asking)].join('; ')}. Here that counts as done.` : null;
}
/** What each of these agents reads of them, where a plugin is installed as such. */
const listRead = (declared, keys) => Object.fromEntries(keys.flatMap((key) => {
    const agent = (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .findAgent */ .dp)((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_1__/* .agentName */ .Lp)(key));
    return agent ? [[key, (0,_hooks_js__WEBPACK_IMPORTED_MODULE_2__/* .compareHooks */ .gp)(declared, null, agent, () => null)]] : [];
}));


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

/***/ 377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var lint_finding = __webpack_require__(44545);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/report/terminal/parts.js
var parts = __webpack_require__(56126);
;// CONCATENATED MODULE: ./build/lib/report/check/changes.js
/** The changes of `check --fix` as a diff for people: the lines that differ, below the path of their file. */




function renderChanges(changes, written) {
    if (changes.length === 0)
        return 'Nothing to fix mechanically.\n';
    const lines = changes.flatMap(({ path, renamed, executable, before, after }) => {
        const old = before.split('\n');
        const now = after.split('\n');
        // No fix adds or removes a line.
        const changed = old.flatMap((line, at) => line === now[at] ? [] : [`@@ line ${at + 1} @@`, `-${show(line)}`, `+${show(now[at] ?? '')}`]);
        const mode = executable ? ['new mode 100755'] : [];
        return [`--- ${(0,text_escape/* oneLine */.TN)(path)}`, `+++ ${(0,text_escape/* oneLine */.TN)(renamed ?? path)}`, ...mode, ...changed];
    });
    const files = (0,count/* count */.U9)(changes.length, 'file');
    return `${lines.join('\n')}\n${written ? `Fixed ${files}.` : `Would fix ${files}; nothing was written.`}\n`;
}
/** What was found once they were made. */
function renderLeft({ findings, agents }) {
    const left = (0,parts/* hasLost */.ZG)((0,parts/* listParts */.Z)(agents)) ? ' The parts that an agent does not get are above, with the reason.' : '';
    if (findings.length === 0)
        return `No finding is left.${left}\n`;
    const names = findings.map(({ rule, subject, subjects }) => `${rule} ${subjects ? `of ${(0,count/* count */.U9)(subjects.length, (0,lint_finding/* subjectWord */.tb)(rule))}` : (0,text_escape/* oneLine */.TN)(subject, 80)}`);
    const are = findings.length === 1 ? 'is' : 'are';
    return `${(0,count/* count */.U9)(findings.length, 'finding')} ${are} left, since --fix writes only what has one right text: ${(0,count/* listFew */.lE)(names, NAMED)}.${left}\n`;
}
const NAMED = 6;
const show = (line) => (0,text_escape/* oneLine */.TN)(line.replace('\uFEFF', '<BOM>'), 2000);

// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 5 modules
var install = __webpack_require__(47531);
// EXTERNAL MODULE: ./build/lib/setup/source/find-places.js
var find_places = __webpack_require__(90872);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/lint/files/named-file-rule.js + 3 modules
var named_file_rule = __webpack_require__(55270);
// EXTERNAL MODULE: ./build/lib/lint/fix-text.js
var fix_text = __webpack_require__(41391);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-files.js
var declared_files = __webpack_require__(11404);
// EXTERNAL MODULE: ./build/lib/setup/source/hook-files.js + 1 modules
var hook_files = __webpack_require__(74297);
// EXTERNAL MODULE: ./build/lib/setup/source/plugin-parts.js
var plugin_parts = __webpack_require__(8788);
// EXTERNAL MODULE: ./build/lib/setup/source/unread-skills.js + 1 modules
var unread_skills = __webpack_require__(88163);
;// CONCATENATED MODULE: ./build/lib/setup/source/fix-skills.js
/** A source \u2192 the changes that put right what is mechanically wrong in it, and the same changes made on disk. */












const { basename, dirname, join } = external_node_path_.posix;
async function planFixes(source) {
    const misnamed = (await (0,unread_skills/* findOrphans */.t)(source)).filter(({ why }) => why === 'misnamed').map(({ path }) => path);
    const skills = new Map(source.skills.flatMap((skill) => (0,places/* copiesOf */.lS)(skill).map(({ path, real_path }) => [real_path ?? path, skill])));
    const parts = new Map((await (0,plugin_parts/* readPluginParts */._)(source)).flatMap((one) => (one.kind === 'subagent' || one.kind === 'command') && one.path.endsWith('.md') ? [[one.path, one]] : []));
    const stateOf = (path) => (0,presence/* stateOfFile */.H$)(join(source.root, path));
    const changes = [];
    for (const path of [...new Set([...skills.keys(), ...misnamed, ...parts.keys()])].sort()) {
        const before = await readUtf8(join(source.root, path));
        if (before === null)
            continue;
        const { text: head, done } = (0,fix_text/* fixText */.Xc)(before, parts.get(path) ?? (basename(dirname(path)) || basename(source.root)));
        const skill = skills.get(path);
        const text = skill ? (0,named_file_rule/* rewriteLinks */.AX)(head, skill, source, stateOf) : head;
        if (text !== head)
            done.push('wrote a link to its file');
        const renamed = misnamed.includes(path) ? join(dirname(path), 'SKILL.md') : null;
        const isTaken = changes.some((one) => one.renamed === renamed);
        const free = renamed !== null && !isTaken && !(await (0,presence/* exists */.t2)(join(source.root, renamed)));
        const all = [...(free ? ['renamed the file to SKILL.md'] : []), ...done];
        if (all.length > 0)
            changes.push({ path, renamed: free ? renamed : null, before, after: text, done: all });
    }
    changes.push(...(await renameInPages(source, changes)));
    const { programs } = await (0,declared_files/* readDeclaredFiles */.A)(source);
    const sealed = new Set([
        ...(await (0,hook_files/* readHookFiles */.J)(source, '')).flatMap(hooks/* listSealed */.Vu),
        ...programs.flatMap(({ sealed = [] }) => sealed),
    ]);
    // A command may name a file of the machine, or a link to one.
    for (const path of sealed)
        if ((0,walk_tree/* isInside */.FK)(await (0,promises_.realpath)(source.root), await (0,promises_.realpath)(join(source.root, path))))
            changes.push({ path, renamed: null, executable: true, before: '', after: '', done: ['made it executable'] });
    return changes;
}
/** A README that names a file which is renamed. */
async function renameInPages({ root }, changes) {
    const names = changes.flatMap(({ path, renamed }) => (renamed === null ? [] : [[path, renamed]]));
    const pages = names.length > 0 ? (await (0,promises_.readdir)(root)).filter((name) => /\.md$/i.test(name)) : [];
    const found = pages.map(async (path) => {
        const before = await readUtf8(join(root, path)).catch(() => null);
        const after = names.reduce((text, [old, renamed]) => text.replaceAll(old, renamed), before ?? '');
        const known = names.some(([old]) => old === path);
        return before === null || after === before || known
            ? []
            : [{ path, renamed: null, before, after, done: ['wrote the new name of a file'] }];
    });
    return (await Promise.all(found)).flat();
}
async function writeFixes(source, changes) {
    for (const { path, renamed, executable, before, after } of changes) {
        if (executable)
            await makeExecutable(join(source.root, path));
        if (after !== before)
            await (0,promises_.writeFile)(join(source.root, path), after);
        if (renamed !== null)
            await (0,promises_.rename)(join(source.root, path), join(source.root, renamed));
    }
}
/** For those who may read it, as `chmod +x` does. */
async function makeExecutable(path) {
    const { mode } = await (0,promises_.stat)(path);
    await (0,promises_.chmod)(path, mode | ((mode & 0o444) >> 2));
}
/** Null where its bytes are not UTF-8, and writing it would change them. */
async function readUtf8(path) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await (0,promises_.readFile)(path));
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source_source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/lib/agents/launch/full-install.js
var full_install = __webpack_require__(97360);
// EXTERNAL MODULE: ./build/lib/agents/project/reach.js
var reach = __webpack_require__(39602);
// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var lib_baseline = __webpack_require__(51399);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/skill/package/manifest.js
var manifest = __webpack_require__(89924);
;// CONCATENATED MODULE: ./build/lib/lint/plugin/package-clients.js
/** A source that is a package of Agent Plugins, and its clients \u2192 on how many of them it works: each lists every skill. */


/** Null where it is none, or no client of the standard was asked. */
function countClients(source, agents) {
    const [root] = source.plugins;
    const fields = root ? (0,manifest/* packageOf */.wg)(root) : null;
    const clients = agents.filter(({ agent }) => agent.packages);
    if (fields === null || clients.length === 0)
        return null;
    // What its author hides is meant to be missing.
    const wanted = source.skills.filter(({ unshipped, front_matter }) => !unshipped && front_matter.fields['disable-model-invocation'] !== true);
    return clients.map(({ key, agent, install, vendor_model, measured, version = agent.pinned }) => {
        const predicted = measured ? [] : agent.predictOffers({ source, install, vendor_model });
        const offers = measured ?? new Map(predicted.map((row) => [row.skill.path, row]));
        const lost = wanted.filter(({ path }) => (offers.get(path)?.offer ?? 'absent') === 'absent');
        return { agent: key, version, measured: measured !== undefined, lost: lost.map(({ id }) => id) };
    });
}
/** `Agent Plugins 1.0: works on 3 of 4 clients, measured (codex 0.169.0, \u2026); not on qwen 0.24.4 (alpha)`. */
function describeClients(clients) {
    const how = clients.every(({ measured }) => measured) ? 'measured' : 'predicted';
    const good = clients.filter(({ lost }) => lost.length === 0);
    const bad = clients.filter(({ lost }) => lost.length > 0);
    const works = `Agent Plugins 1.0: works on ${good.length} of ${(0,count/* count */.U9)(clients.length, 'client')}, ${how}`;
    const named = good.map(({ agent, version }) => `${agent} ${version}`).join(', ');
    const without = bad
        .map(({ agent, version, lost }) => `${agent} ${version} (without ${(0,count/* listFew */.lE)(lost, package_clients_NAMED)})`)
        .join(', ');
    return `${works}${named && ` (${named})`}${without && `; not on ${without}`}`;
}
const package_clients_NAMED = 5;

// EXTERNAL MODULE: ./build/lib/lint/skill-location.js
var skill_location = __webpack_require__(88701);
// EXTERNAL MODULE: ./build/lib/offer/trust.js
var offer_trust = __webpack_require__(78535);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus_corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/source/holds-parts.js
var holds_parts = __webpack_require__(86963);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/lib/skill/marketplace.js
var marketplace = __webpack_require__(74917);
// EXTERNAL MODULE: ./build/lib/skill/plugin-part.js
var plugin_part = __webpack_require__(67561);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/execute/measure-offers.js
var measure_offers = __webpack_require__(87851);
// EXTERNAL MODULE: ./build/src/run/prepare/user-settings.js + 1 modules
var user_settings = __webpack_require__(21646);
// EXTERNAL MODULE: ./build/src/check/find-mistakes.js + 2 modules
var find_mistakes = __webpack_require__(31885);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 34 modules
var lint_source = __webpack_require__(68339);
// EXTERNAL MODULE: ./build/src/check/unlisted/reach.js
var unlisted_reach = __webpack_require__(9490);
;// CONCATENATED MODULE: ./build/src/check/check-folder.js
/** A folder with skills \u2192 what `check` tells of it: the mistakes in its files, and what each agent really lists. */




























async function checkFolder(checked, ports, known = null) {
    const { folder, cwd, offline, baseline_ref, since, disabled, target } = checked;
    const source = await (0,source_source/* readSource */.o)(folder, checked.as);
    const corpus = await readAnyCorpus(folder, cwd, ports.log);
    const addressed = checked.keys.filter((key) => (0,skill_location/* isAddressed */.iv)(key, corpus?.cases ?? []));
    const keys = checked.keys_by_default && addressed.length > 0 ? addressed : checked.keys;
    const options = { ...checked, mode: 'oracle', baseline: undefined, allow_source_processes: false };
    const { hash, plugins, commands, marketplace_name, manifest } = source;
    const fingerprint = JSON.stringify([hash, plugins, commands, marketplace_name, manifest]);
    const { agents } = known && (known.keep || known.fingerprint === fingerprint)
        ? known
        : offline || !(await (0,holds_parts/* isRead */.H)(source))
            ? { agents: {} }
            : await (0,measure_offers/* measureOffers */.m)(source, keys, options, ports);
    const hashes = Object.fromEntries(source.skills.map((skill) => [skill.path, skill.hash]));
    // What was listed of a skill that changed since is predicted until the agents are asked again.
    const isMeasured = ({ path }) => !known?.keep || known.hashes[path] === hashes[path];
    const measured = Object.fromEntries(Object.entries(agents).flatMap(([key, found]) => 'skills' in found && found.skills
        ? [
            [
                key,
                {
                    version: found.version,
                    install: found.install,
                    offers: offersOf(found.skills.filter(isMeasured), found.fallen ?? []),
                    unlisted: (0,unlisted_reach/* listUnlisted */.V)(found.parts ?? []),
                    exhausted: (found.headroom?.left ?? 1) <= 0,
                },
            ],
        ]
        : []));
    const file = (0,external_node_path_.relative)(cwd, (0,external_node_path_.join)(folder, lib_baseline/* BASELINE_FILE */.tu));
    const text = await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(cwd, file));
    const baseline = text === null ? null : { file, baseline: (0,lib_baseline/* parseBaseline */.nk)(text, file) };
    const clients = countClients(source, (0,lint_source/* listLinted */.rh)({ source, keys, corpus, measured }));
    const settings = (0,user_settings/* readUserSettings */.rE)(checked.settings, keys, ports.cwd);
    const linted = { cwd, source, corpus, keys, baseline, measured, settings, baseline_ref, since };
    const mistakes = await (0,find_mistakes/* findMistakes */.FD)(linted, disabled);
    // The branch may have taken away the last one, and a file be so wrong that it declares nothing.
    const isLoss = since !== undefined && mistakes.findings.length + mistakes.suppressed > 0;
    const isBroken = mistakes.findings.some(({ rule }) => rule.startsWith('plugin-'));
    if (!isLoss && !isBroken && !(await (0,holds_parts/* holdsParts */.t)(source))) {
        const above = await (0,corpus_corpus/* findAbove */.nM)(folder, 'skills');
        const [stray] = above ? [] : await (0,dist/* glob */.TI)('**/SKILL.md', { cwd: folder, ignore: [...corpus_corpus/* IGNORED */.$h], deep: 5 });
        throw new config_error/* ConfigError */.x('There is no skill here.', {
            file: target,
            fix: above
                ? `name ${above}, which has a folder skills, or run this there.`
                : stray
                    ? `no agent looks for ${stray}: move its folder to skills/${(0,external_node_path_.basename)((0,external_node_path_.dirname)(stray))}.`
                    : 'name the folder of a plugin, or one with skills/<name>/SKILL.md.',
        });
    }
    const folders = [...new Set(source.skills.map(({ path }) => (0,full_install/* folderOf */.yS)(path, source)))];
    const isPlugin = source.kind === 'plugin' || source.marketplace_name !== null;
    const whole = Object.entries(measured).flatMap(([key, { install }]) => {
        const agent = isPlugin && install === 'skills' ? (0,lib_agents/* findAgent */.dp)(key) : undefined;
        const way = agent?.marketplace && agent.fullInstall?.(source, folders);
        return way && !(0,agent_key/* isBare */.JE)(way) ? [`${key}+${way}`] : [];
    });
    const elsewhere = (0,marketplace/* namesElsewhere */.pG)(source);
    const brought = (0,plugin_part/* serversIn */.AX)(await (0,plugin_parts/* readPluginParts */._)(source)).map(({ path, name }) => `${path} ${name}`);
    const own_servers = (0,plugin_part/* serversIn */.AX)(await (0,plugin_parts/* readPluginParts */._)({ ...source, kind: 'plugin' })).flatMap(({ path, name, remote, server: { command, args } }) => remote || typeof command !== 'string' || brought.includes(`${path} ${name}`)
        ? []
        : [{ name, command: [command, ...(0,json_value/* list */.p_)(args).map(String)].join(' ') }]);
    const hooks = Object.entries(agents).map(([key, found]) => [key, ('hooks' in found && found.hooks) || []]);
    const trust = (0,offer_trust/* explainTrust */._)(Object.fromEntries(hooks));
    const copied = source.skills.map(places/* copiesOf */.lS).filter(({ length }) => length > 1);
    return {
        source: { name: source.name, skills: source.skills.length, had_as: (0,had_as/* hadAs */.ww)(source) },
        agents,
        ...mistakes,
        ...(since === undefined ? {} : { since: since.name }),
        ...(clients ? { package: clients } : {}),
        ...(copied.length > 0
            ? { copies: { skills: copied.length, folders: [...new Set(copied.flat().map(reach/* folderOf */.yS))] } }
            : {}),
        ...(trust === null ? {} : { trust }),
        ...(own_servers.length > 0 ? { own_servers } : {}),
        ...(whole.length > 0 ? { copied_for: whole } : {}),
        ...(source.skills.length === 0 && elsewhere.length > 0 ? { elsewhere } : {}),
        target,
        known: known?.keep ? known : { fingerprint, agents, hashes },
        outdated: !offline && known?.keep === true && known.fingerprint !== fingerprint,
    };
}
/** What neighbours cost is not a fault of the source's. */
function offersOf(skills, fallen) {
    const alone = new Map(fallen.map((one) => [one.path, one]));
    return new Map(skills.map((row) => {
        const before = alone.get(row.path);
        const offer = before ? { ...row, offer: before.alone, kept_chars: row.kept_chars + before.lost_chars } : row;
        return [row.path, offer];
    }));
}
/** A file of that name may be another program's: one in which nothing is called as a case of ours is. */
async function readAnyCorpus(folder, cwd, log) {
    const file = (0,external_node_path_.relative)(cwd, (0,external_node_path_.join)(folder, run_options/* DEFAULT_CASES */.WQ));
    if (file !== run_options/* DEFAULT_CASES */.WQ && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(cwd, file)))
        return null;
    try {
        return await (0,find_mistakes/* readCorpus */.XR)([file], cwd);
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x) || (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(cwd, file)))?.includes('case_id'))
            throw error;
        log(`The rules about cases were left out: ${error.message}`);
        return null;
    }
}

// EXTERNAL MODULE: ./build/src/check/locate-target.js + 1 modules
var locate_target = __webpack_require__(18390);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/lib/report/formats/sarif.js
var sarif = __webpack_require__(38317);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/report/view/names.js
var names = __webpack_require__(75497);
// EXTERNAL MODULE: ./build/lib/report/view/offer-words.js
var offer_words = __webpack_require__(98011);
// EXTERNAL MODULE: ./build/lib/report/view/parts.js
var view_parts = __webpack_require__(25967);
;// CONCATENATED MODULE: ./build/lib/report/check/missed.js




/** The servers that an agent cannot start as they are declared: the table of parts has what to write. */
const listStopped = (parts) => (parts ?? []).filter(({ kind, listed_as, untried, late }) => kind === 'mcp_server' && listed_as.length === 0 && !untried && !late);
/** `codex is without MCP server tools, copilot is without \u2026`; empty where they lack nothing. */
function nameMissed(agents) {
    const listed = (0,parts/* listParts */.Z)(agents);
    const texts = listed.flatMap(({ parts }) => parts.filter(isGiven).map(({ path }) => path));
    return listed
        .flatMap(({ agent, parts, hooks }) => {
        // Its own file may say something else on purpose.
        const files = parts.some(isGiven) ? [] : parts.filter(({ kind, path }) => isText(kind) && texts.includes(path));
        // What is declared once for each agent reaches them all.
        const reached = hooks.filter(({ state }) => state === 'read' || state === 'runs').map(scriptOf);
        const lost = hooks.filter((hook) => isLost(hook) && !reached.includes(scriptOf(hook)));
        const names = [
            ...[...listStopped(parts), ...files].map(view_parts/* nameOfPart */.s6),
            ...lost.map(({ event, command }) => (0,view_parts/* nameOfPart */.s6)({ kind: 'hook', name: `${event}: ${command}` })),
        ];
        return names.length > 0 ? [`${agent} is without ${(0,count/* listFew */.lE)([...new Set(names)])}`] : [];
    })
        .join(', ');
}
const isText = (kind) => kind === 'instructions';
const isGiven = ({ kind, listed_as }) => isText(kind) && listed_as.length > 0;
const scriptOf = ({ command }) => (0,hooks/* scriptsOf */.Sf)(command)[0] ?? command;
const isLost = ({ state, addressed_to }) => state !== 'read' && state !== 'runs' && !addressed_to;

;// CONCATENATED MODULE: ./build/lib/report/check/input.js
/** What `check` found, as all its renderings take it: offers per agent, findings, and what follows from both. */







function listAnswered({ agents }) {
    return Object.entries(agents).flatMap(([agent, found]) => 'skills' in found && found.skills ? [[agent, { ...found, skills: found.skills }]] : []);
}
const WEIGHTS = { absent: 100, name_only: 10, instead: 10, shadowed: 10, cut: 1, full: 0 };
/** The skills that some agent does not list in full, the worst first. */
function listLost(report) {
    const answered = listAnswered(report);
    const rows = (answered[0]?.[1].skills ?? []).map(({ id, path }, index) => ({
        id,
        path,
        offers: answered.flatMap(([, { skills }]) => skills[index] ?? []),
    }));
    const weigh = ({ offers }) => offers.reduce((sum, offer) => sum + WEIGHTS[(0,offer_words/* stateOf */.L4)(offer)], 0);
    return rows.filter((row) => weigh(row) > 0).sort((a, b) => weigh(b) - weigh(a));
}
/** Errors first; among them what the branch itself took away, then what is about most agents and skills. */
function sortFindings(findings) {
    const weigh = (finding) => {
        const { severity, rule, consequences, subjects = [] } = finding;
        const own = BY_BRANCH.test(rule) ? 1e6 : 0;
        const reach = (0,lint_finding/* isAdvice */.nb)(finding) ? -1 : Object.keys(consequences).length + subjects.length;
        return (severity === 'error' ? 1e9 : 0) + own + reach;
    };
    return [...findings].sort((a, b) => weigh(b) - weigh(a));
}
/** The rules of `--since` alone. */
const BY_BRANCH = /^(?:part-|case-weakened$)/;
function countFindings(report) {
    const { findings, suppressed } = report;
    const of = (severity) => findings.filter((one) => one.severity === severity).length;
    const left = suppressed ? `, ${suppressed} suppressed` : '';
    const also = report.also_at_ref?.length;
    const since = report.also_at_ref
        ? ` since ${report.since}${also ? `, which has ${(0,count/* count */.U9)(also, 'other finding')}` : ''}`
        : '';
    return `${(0,count/* count */.U9)(of('error'), 'error')}, ${(0,count/* count */.U9)(of('warning'), 'warning')}${left}${since}`;
}
function nameStopped({ parts }) {
    const stopped = listStopped(parts);
    const [one, many] = part/* PART_WORDS */.y$.mcp_server;
    const names = (0,count/* listFew */.lE)(stopped.map(({ name }) => (0,text_escape/* oneLine */.TN)(name, 48)));
    return stopped.length === 0 ? '' : `without ${stopped.length === 1 ? one : many} ${names}`;
}
/** skills: null where the source has none. */
function describeGot(skills, found) {
    const got = [skills ? `${(0,count/* thousands */.oh)((0,offer_words/* countFull */.fz)(skills))} in full` : '', nameStopped(found)].filter(Boolean);
    return got.length > 0 ? ` (${got.join(', ')})` : '';
}
/** `14 skills on claude 2.1.330 (14 full), \u2026: 2 errors, 1 warning`. */
function summarise(report) {
    const agents = Object.entries(report.agents).map(([agent, found]) => 'skills' in found && found.skills
        ? `${agent} ${found.version}${describeGot(report.source.skills > 0 ? found.skills : null, found)}`
        : `${agent} (not measured)`);
    const on = agents.length > 0 ? ` on ${agents.join(', ')}` : '';
    const { skills, had_as } = report.source;
    const had = had_as && skills > 0 ? ` ${(0,names/* describeHad */.B2)(had_as, report.agents)}` : '';
    return `${(0,count/* count */.U9)(skills, 'skill')}${had}${on}: ${countFindings(report)}`;
}
function shareOf({ headroom, listing_context }) {
    const [own] = listing_context?.shares ?? [];
    const percent = headroom && own ? Math.round((100 * own.size) / headroom.budget) : null;
    return { percent, tokens: own?.tokens ?? 0 };
}

// EXTERNAL MODULE: ./build/lib/lint/offer/offer-rules.js
var offer_rules = __webpack_require__(63097);
// EXTERNAL MODULE: ./build/lib/text/align.js
var align = __webpack_require__(73475);
// EXTERNAL MODULE: ./build/lib/text/width.js
var width = __webpack_require__(82722);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var text_wrap = __webpack_require__(10420);
// EXTERNAL MODULE: ./build/lib/report/terminal/neighbours.js
var neighbours = __webpack_require__(33898);
;// CONCATENATED MODULE: ./build/lib/report/check/text.js
/** Turns what `check` found into one screen for the terminal: the sum, a table per agent, the worst skills, and the worst findings. */













const SKILLS_SHOWN = 10;
const FINDINGS_SHOWN = 6;
const PARTS_SHOWN = 8;
function renderCheck(report, { columns, all, next }) {
    const wrap = (text, indent = 2) => (columns === null ? text : (0,text_wrap/* wrapWords */.E)(text, Math.max(60, columns), indent));
    const lines = [
        wrap(`${(0,text_escape/* oneLine */.TN)(report.source.name)}: ${summarise(report)}`),
        ...renderAgents(report, columns).map((line) => wrap(line)),
        ...(report.copied_for ?? []).map((whole) => {
            const [agent, way] = whole.split('+');
            const found = report.agents[agent ?? ''];
            const rest = found && 'parts_install' in found && found.parts_install;
            const installed = way === 'plugin' ? 'the plugin' : 'the plugins';
            return wrap(rest
                ? `${agent} got copies of the skills, and the rest with ${installed} installed; \`--agents ${whole}\` tries the skills so, too.`
                : `${agent} got copies of the skills; \`--agents ${whole}\` tries it with ${installed} installed.`);
        }),
        ...nameCopies(report).map((line) => wrap(line)),
        ...((report.elsewhere ?? []).length > 0 ? [wrap(nameElsewhere(report.elsewhere ?? []))] : []),
        ...(report.package ? ['', wrap(describeClients(report.package))] : []),
        ...(0,neighbours/* renderNeighbours */.t)(report.agents).map((line) => wrap(line)),
        ...renderSkills(report, all ? Number.POSITIVE_INFINITY : SKILLS_SHOWN, columns, wrap),
        ...(0,parts/* renderParts */.Rs)((0,parts/* listParts */.Z)(report.agents), all ? undefined : PARTS_SHOWN).map((line) => wrap(line)),
        ...(report.trust ? ['', wrap(report.trust)] : []),
        ...nameOwnServers(report).map((line) => wrap(line)),
        ...renderFindings(report, all ? Number.POSITIVE_INFINITY : FINDINGS_SHOWN, wrap),
        ...(next ? ['', `Next: ${next}`] : []),
    ];
    return `${lines.join('\n')}\n`;
}
function nameCopies({ copies }) {
    if (!copies)
        return [];
    const [are, have] = copies.skills === 1 ? ['is', 'has'] : ['are', 'have'];
    const skills = (0,count/* count */.U9)(copies.skills, 'skill');
    return ['', `${skills} ${are} in ${copies.folders.join(' and ')} as equal copies, and ${have} to stay equal.`];
}
function nameOwnServers({ own_servers: all = [] }) {
    if (all.length === 0)
        return [];
    const [servers, were, each] = all.length === 1 ? ['server', 'was', 'it'] : ['servers', 'were', 'each'];
    const named = (0,count/* listFew */.lE)(all.map(({ name, command }) => `${(0,text_escape/* oneLine */.TN)(name, 48)} (\`${(0,text_escape/* oneLine */.TN)(command, 80)}\`)`));
    const why = 'agents start one of a project once their user has allowed it';
    const how = `Start ${each} yourself: it has to keep running, and to print nothing but its answers on stdout (all else on stderr).`;
    return ['', `The project's own MCP ${servers} ${named} ${were} not started: ${why}. ${how}`];
}
const nameElsewhere = (names) => `The marketplace itself was checked. Its ${names.length === 1 ? 'plugin lies' : 'plugins lie'} elsewhere, to be checked there: ${(0,count/* listFew */.lE)(names, 5)}.`;
const pasteLine = (report) => `\`agent-routing check${report.target === '.' ? '' : ` ${report.target}`}\`: ${summarise(report)}`;
function renderAgents(report, columns) {
    const entries = Object.entries(report.agents);
    if (entries.length === 0)
        return [];
    const rows = entries.map(([agent, found]) => {
        if (!('skills' in found) || !found.skills)
            return [agent, `not measured: ${(0,text_escape/* oneLine */.TN)(found.error ?? '', 300)}`];
        if (report.source.skills === 0)
            return [`${agent} ${found.version}`, found.install];
        const { percent, tokens } = shareOf(found);
        const isPartial = (0,offer_words/* countFull */.fz)(found.skills) < found.skills.length;
        const over = found.headroom && isPartial && found.headroom.left <= 0 ? ', which is full' : '';
        return [
            `${agent} ${found.version}`,
            found.install,
            (0,offer_words/* countStates */.c0)(found.skills, true),
            percent === null ? '' : `${percent} % of its skill list${over}`,
            `about ${(0,count/* thousands */.oh)(tokens)} tokens a session`,
        ];
    });
    const table = (0,align/* alignRows */.P)(rows);
    if (isNarrowEnough(table, columns))
        return ['', ...table];
    const heads = (0,align/* alignRows */.P)(rows.map((row) => (row.length > 3 ? row.slice(0, 3) : [row[0] ?? '', row.slice(1).join('  ')])));
    return [
        '',
        ...rows.flatMap((row, at) => {
            const rest = row.slice(3).filter(Boolean).join(', ');
            return [heads[at] ?? '', ...(rest ? [`  ${rest}`] : [])];
        }),
    ];
}
function renderSkills(report, most, columns, wrap) {
    const answered = listAnswered(report);
    const lost = listLost(report);
    if (lost.length === 0)
        return [];
    // Of two of one name, the folder tells which.
    const isTwice = (id) => lost.filter((one) => one.id === id).length > 1;
    const nameRow = (id, path) => `${(0,text_escape/* oneLine */.TN)(id, 48)}${isTwice(id) ? ` (${(0,text_escape/* oneLine */.TN)(external_node_path_.posix.dirname(external_node_path_.posix.dirname(path)), 48)})` : ''}`;
    const rows = lost.slice(0, most).map(({ id, path, offers }) => [nameRow(id, path), ...offers.map(offer_words/* describeOffer */.qN)]);
    const more = lost.length - rows.length;
    const agents = answered.map(([agent]) => agent);
    const table = (0,align/* alignRows */.P)([['skill', ...agents], ...rows]);
    const lines = isNarrowEnough(table, columns)
        ? table
        : rows
            .map(([id = '', ...offers]) => wrap(`${id}: ${offers.map((offer, at) => glue(`${agents[at]} ${offer}`)).join(', ')}`, 4))
            .map(unglue);
    const rest = report.source.skills > lost.length ? ['Not listed in full by every agent:'] : [];
    return ['', ...rest, ...lines, ...(more > 0 ? [`and ${(0,count/* count */.U9)(more, 'skill')} more; --all shows them`] : [])];
}
function renderFindings(report, most, wrap) {
    const sorted = sortFindings(report.findings);
    // To say that one is left out takes as much room.
    const shown = sorted.length === most + 1 ? sorted : sorted.slice(0, most);
    const more = sorted.length - shown.length;
    return [
        ...shown.flatMap((finding) => ['', ...renderFinding(finding, wrap)]),
        ...(more > 0 ? ['', `and ${(0,count/* count */.U9)(more, 'finding')} more; --all shows them`] : []),
        ...nameKnown(report, most).map((line) => wrap(line)),
    ];
}
/** That they do not count is no reason to hide them. */
function nameKnown({ also_at_ref = [], since = '' }, most) {
    if (also_at_ref.length === 0)
        return [];
    const names = sortFindings(also_at_ref).map(({ rule, subject }) => `${rule} ${(0,text_escape/* oneLine */.TN)(subject, 80)}`);
    const stand = also_at_ref.length === 1 ? 'stands' : 'stand';
    return [
        '',
        `${(0,count/* count */.U9)(also_at_ref.length, 'finding')} ${stand} on ${(0,text_escape/* oneLine */.TN)(since, 80)} too: ${(0,count/* listFew */.lE)(names, most)}.`,
    ];
}
function renderFinding(finding, wrap) {
    const { severity, rule, subject, subjects, file, line, message } = finding;
    const who = subjects ? (0,count/* count */.U9)(subjects.length, (0,lint_finding/* subjectWord */.tb)(rule)) : (0,text_escape/* oneLine */.TN)(subject, 80);
    return [
        wrap(`${severity} ${rule} ${who}: ${(0,text_escape/* oneLine */.TN)(message, 1000)} (${(0,text_escape/* oneLine */.TN)(file, 200)}:${line})`),
        ...(0,lint_finding/* listConsequences */.zE)(finding).map(([agent, words]) => wrap(`  ${agent}: ${(0,text_escape/* oneLine */.TN)(words, 500)}`, 4)),
        ...(hasOwnFix(finding) ? [wrap(`  Fix: ${(0,text_escape/* oneLine */.TN)(finding.fix, 2000)}`, 4)] : []),
    ];
}
/** Of an offer the reason of each agent ends in its fix. */
const hasOwnFix = ({ rule, fix }) => rule !== 'listing-budget' && !fix.startsWith(offer_rules/* NO_CURE */.Of);
/** Words that stay on one line: a space would be a place to break. */
const GLUE = '\ue000';
const glue = (text) => text.replaceAll(' ', GLUE);
const unglue = (text) => text.replaceAll(GLUE, ' ');
/** A table whose lines are broken is harder to read than none. */
const isNarrowEnough = (table, columns) => columns === null || table.every((line) => (0,width/* widthOf */.q)(line) <= Math.max(60, columns));

;// CONCATENATED MODULE: ./build/lib/report/check/annotations.js
/** Turns findings into workflow commands, which GitHub shows as annotations at their lines, and into the findings of a SARIF log. */






/** GitHub shows ten of each level per step. */
function renderAnnotations(report) {
    const lines = sortFindings(report.findings).map((finding) => {
        const { severity, rule, file, line } = finding;
        const place = `file=${property(file)},line=${line},title=${property(rule)}`;
        return `::${severity} ${place}::${data(describeWhole(finding))}`;
    });
    return `${[...lines, `::notice title=agent-routing check::${data(summarise(report))}`].join('\n')}\n`;
}
function renderCheckSarif(report, version) {
    const findings = report.findings.map((finding) => {
        const { rule, severity, file, line, fix, subject } = finding;
        return {
            rule,
            level: severity,
            message: describeProblem(finding),
            file,
            line,
            fix: hasOwnFix(finding) ? fix : null,
            identity: `${rule} ${subject}`,
        };
    });
    return (0,sarif/* renderSarif */.W)(findings, { version, rules: lint_finding/* RULES */.y0 });
}
function describeProblem({ subject, subjects, message, consequences }) {
    const who = subjects ? '' : `${subject}: `;
    const where = (0,lint_finding/* listConsequences */.zE)({ consequences }).map(([agent, words]) => `${agent}: ${words}`);
    return (0,text_escape/* oneLine */.TN)((0,sentence/* endSentence */.H_)((0,sentence/* joinSentences */.DP)([`${who}${message}`, ...where])), 2000);
}
const describeWhole = (finding) => `${describeProblem(finding)}${hasOwnFix(finding) ? ` Fix: ${(0,text_escape/* oneLine */.TN)(finding.fix, 500)}` : ''}`;
/** As @actions/toolkit escapes them. */
const data = (text) => (0,text_escape/* oneLine */.TN)(text, 4000).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

;// CONCATENATED MODULE: ./build/lib/report/check/markdown.js
/** Turns what `check` found into Markdown for a job summary or an issue. */







const markdown_SKILLS_SHOWN = 30;
const markdown_FINDINGS_SHOWN = 30;
const ICONS = { pass: '\u2705', fail: '\u274c', inconclusive: '\u26a0\ufe0f' };
function renderCheckMarkdown(report, page) {
    const answered = listAnswered(report);
    const lost = listLost(report);
    const title = (0,text_escape/* escapeMarkdown */.FV)(summarise(report), 1000);
    const lines = [
        ...(page
            ? [`### ${ICONS[page.gate]} agent-routing: ${countFindings(report)}`, '', `${(0,text_escape/* codeMarkdown */.fl)(page.name)}: ${title}`]
            : [`### ${(0,text_escape/* escapeMarkdown */.FV)(report.source.name)}: ${title}`]),
        '',
    ];
    if (answered.length > 0 && report.source.skills > 0) {
        const rows = answered.map(([agent, found]) => {
            const { percent, tokens } = shareOf(found);
            return [(0,text_escape/* escapeMarkdown */.FV)(`${agent} ${found.version}`), percent === null ? '' : `${percent} %`, (0,count/* thousands */.oh)(tokens)];
        });
        lines.push((0,text_escape/* tableMarkdown */.oS)(['agent', 'share of its skill list', 'tokens a session'], rows));
    }
    if (report.package)
        lines.push('', (0,text_escape/* escapeMarkdown */.FV)(describeClients(report.package), 600));
    if (lost.length > 0)
        lines.push('', (0,text_escape/* tableMarkdown */.oS)(['skill', ...answered.map(([agent]) => (0,text_escape/* escapeMarkdown */.FV)(agent))], lost.slice(0, markdown_SKILLS_SHOWN).map(({ id, offers }) => [(0,text_escape/* codeMarkdown */.fl)(id), ...offers.map(offer_words/* describeOffer */.qN)])));
    if (lost.length > markdown_SKILLS_SHOWN)
        lines.push('', `${lost.length - markdown_SKILLS_SHOWN} more are not shown.`);
    lines.push(...listFindings(report.findings));
    const known = page?.known ? (report.also_at_ref ?? []) : [];
    if (known.length > 0) {
        const has = `${(0,text_escape/* escapeMarkdown */.FV)(report.since ?? '')} has ${known.length === 1 ? 'it' : 'them'} as well, so ${known.length === 1 ? 'it does' : 'they do'} not count`;
        lines.push('', `<details><summary>${(0,count/* count */.U9)(known.length, 'more finding')}: ${has}</summary>`);
        lines.push(...listFindings(known), '', '</details>');
    }
    if (page) {
        const where = report.target === '.' ? '' : ` ${report.target}`;
        lines.push('', page.next, '');
        lines.push(`<sub>The same on your machine: ${(0,text_escape/* codeMarkdown */.fl)(`${page.command} check${where}`)} (no key; nothing is uploaded). A finding that is wanted: ${(0,text_escape/* codeMarkdown */.fl)('disable: rule:subject')}.</sub>`);
    }
    return `${lines.join('\n')}\n`;
}
function listFindings(unsorted) {
    const findings = sortFindings(unsorted);
    const lines = findings.length > 0 ? [''] : [];
    for (const finding of findings.slice(0, markdown_FINDINGS_SHOWN)) {
        const { severity, rule, subject, subjects, file, line, message } = finding;
        const who = subjects ? (0,count/* count */.U9)(subjects.length, (0,lint_finding/* subjectWord */.tb)(rule)) : (0,text_escape/* codeMarkdown */.fl)(subject);
        lines.push(`- **${severity}** ${rule}, ${who} (${(0,text_escape/* codeMarkdown */.fl)(`${file}:${line}`)}): ${(0,text_escape/* escapeMarkdown */.FV)(message, 400)}`);
        for (const [agent, words] of (0,lint_finding/* listConsequences */.zE)(finding))
            lines.push(`  - ${(0,text_escape/* escapeMarkdown */.FV)(agent)}: ${(0,text_escape/* escapeMarkdown */.FV)(words, 500)}`);
        if (hasOwnFix(finding))
            lines.push(`  - Fix: ${(0,text_escape/* escapeMarkdown */.FV)(finding.fix)}`);
    }
    if (findings.length > markdown_FINDINGS_SHOWN)
        lines.push('', `${findings.length - markdown_FINDINGS_SHOWN} more findings are not shown.`);
    return lines;
}

// EXTERNAL MODULE: ./build/lib/skill/front-matter/problem.js
var problem = __webpack_require__(11775);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/src/check/render-check.js
/** What `check` found, and a format \u2192 the text that it prints. */








const CHECK_FORMATS = ['text', 'json', 'sarif', 'markdown', 'github'];
function renderAs(format, report, options) {
    switch (format) {
        case 'text':
            return renderCheck(report, options);
        case 'json':
            return `${JSON.stringify({ ...report, line: pasteLine(report) }, null, 2)}\n`;
        case 'sarif':
            return renderCheckSarif(report, (0,tool_version/* toolVersion */.f)());
        case 'markdown':
            return renderCheckMarkdown(report);
        case 'github':
            return renderAnnotations(report);
    }
}
/** What agents list, or get, the less for: a case may fail for it, and a baseline would expect that. */
const RECORDED = ['skill-offer', 'listing-budget', 'skill-body', 'project-folder'];
/** What is to be mended before there is a baseline; where there is no such thing, what an agent lacks besides skills. */
function nameFirst({ findings, agents }, start) {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const rules = new Set(findings.flatMap((one) => (errors.includes(one) || (0,lint_finding/* isMeant */.EZ)(one) || !RECORDED.includes(one.rule) ? [] : one.rule)));
    const named = [...(errors.length > 0 ? ['the errors'] : []), ...[...rules].map((rule) => `\`${rule}\``)];
    const by_itself = findings.some(problem/* isByFix */.F9) ? ` (\`${start} check --fix\` fixes what has one answer)` : '';
    if (named.length > 0)
        return `fix ${(0,names/* joinAnd */.MO)(named)} first${by_itself}, since a baseline records what agents get now as expected; then `;
    const missed = nameMissed(agents);
    return (missed &&
        `${missed}: first do what the reasons above say, unless that is meant or your users have no such agent; then `);
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/check/watch-folder.js
/** A folder \u2192 one call whenever files in it changed, until the signal; changes that come together are one, and the next one aborts it. */




/** Editors write a file in several steps. */
const SETTLE_MS = 150;
async function watchFolder(folder, signal, onChange) {
    let changed = false;
    let working = null;
    let overtaken = new AbortController();
    const work = async () => {
        while (changed) {
            await (0,external_node_timers_promises_.setTimeout)(SETTLE_MS);
            changed = false;
            overtaken = new AbortController();
            await onChange(overtaken.signal);
        }
        working = null;
    };
    try {
        for await (const { filename } of (0,promises_.watch)(folder, { recursive: true, signal })) {
            if (filename?.split(external_node_path_.sep).some(walk_tree/* isSkipped */.JR))
                continue;
            changed = true;
            overtaken.abort();
            working ??= work();
        }
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
    }
    await working;
}

// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/run/prepare/left-out.js
var left_out = __webpack_require__(65983);
;// CONCATENATED MODULE: ./build/src/commands/check.js
/** `check`: what is wrong with the skills, plugins and hooks of a repository, and what each agent will not see of them, on one screen. */




























const { agent_versions, timeout_seconds, agent_timeout, sandbox, kind, strict, baseline_ref } = run_options/* RunOptionsSchema */.Rl.shape;
/** Clears the terminal and puts the cursor on its first line. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
/** With the command that tells what the branch brings to each. */
async function nameChanged(packages, { folder: root, cwd, command, since }) {
    const { base, folders } = await (0,left_out/* findChangedPackages */.tB)(root, since, packages);
    const from = folders.map((folder) => (0,external_node_path_.relative)(cwd, (0,external_node_path_.join)(root, folder)));
    return from.length > 0
        ? `${(0,count/* listFew */.lE)(from)} ${from.length > 1 ? 'have' : 'has'} changed since ${base?.name}, and this looked at the root alone: ${(0,left_out/* commandsIn */.GO)(from, `${command} --since ${(0,quote_shell/* quoteShell */.LA)(since)}`)}.`
        : '';
}
const check = (0,command/* defineCommand */.NB)({
    summary: 'Checks any repository: what each agent will not see of its skills, plugins and hooks, why, and the fix',
    positionals: '[PATH | owner/name | URL]',
    options: schemas/* object */.Ikc({
        agents: run_options/* CHECKED_AGENTS */.nb,
        agent_versions,
        offline: run_options/* RunOptionsSchema */.Rl.shape.dry_run.describe('Start no agent: predict what each of them lists'),
        format: schemas/* enum */.k5n(CHECK_FORMATS)
            .default('text')
            .describe(`Format: ${CHECK_FORMATS.join(', ')}`),
        json: run_options/* RunOptionsSchema */.Rl.shape.json.describe('The same as --format json'),
        fix: strict.describe('Write what has exactly one right text (quotes, lists, invisible characters, byte order marks, names, links, letter case of files, executable bits), show each change, and say what is left'),
        dry_run: strict.describe('With --fix: show the changes and write nothing'),
        watch: strict.describe('Check again whenever a file changes; agents are asked again where what they list can have changed'),
        all: strict.describe('Show everything, not only what is worst'),
        disable: kind.describe('Rules to disable, as rule or rule:subject'),
        strict: strict.describe('Exit 1 on warnings too'),
        baseline_ref: baseline_ref.describe('Git ref since which a changed skill needs a new version; default where the branch left its upstream'),
        since: baseline_ref.describe('Git ref: show and count only what came since the branch left it; what it has as well is a number'),
        as: run_options/* RunOptionsSchema */.Rl.shape.as,
        neighbours: run_options/* RunOptionsSchema */.Rl.shape.neighbours,
        settings: run_options/* RunOptionsSchema */.Rl.shape.settings,
        mine: strict.describe("With the settings of this machine's user for each agent: the files are named before they are read, and nothing else of the home is"),
        timeout_seconds,
        agent_timeout,
        sandbox,
    }),
    async run(given, [named = '.'], shell) {
        const options = given.json ? { ...given, format: 'json' } : given;
        if (options.offline && (options.neighbours.length > 0 || options.agent_versions !== 'baseline'))
            shell.stderr('agent-routing: warning: --with and --agent-versions do nothing with --offline: no agent is started.\n');
        if (options.baseline_ref !== undefined && options.since === undefined)
            shell.stderr(`agent-routing: warning: --baseline-ref only says since when a plugin needs a new version; --since ${options.baseline_ref} shows what came since.\n`);
        if (!options.offline)
            (0,install/* currentPlatform */.jN)();
        if (options.dry_run && !options.fix)
            throw new config_error/* ConfigError */.x('--dry-run shows what --fix would do.', { fix: 'write --fix --dry-run.' });
        const disabled = (0,find_mistakes/* parseDisabled */._K)(options.disable);
        const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? lib_agents/* DEFAULT_AGENTS */.h_, lib_agents/* AGENT_NAMES */.RO, lib_agents/* ALL_AGENTS */.dT);
        // What programs read stands alone on stdout.
        const say = options.format === 'text' ? shell.stdout : shell.stderr;
        const target = await (0,locate_target/* locateTarget */.s)(named, shell, options.since);
        try {
            if (options.fix) {
                if (target.cloned && !options.dry_run)
                    throw new config_error/* ConfigError */.x(`${named} is a temporary clone, so nothing in it can be fixed.`, {
                        fix: 'clone it and check that folder, or add --dry-run to see the changes.',
                    });
                const source = await (0,source_source/* readSource */.o)(target.folder, options.as);
                const changes = await planFixes(source);
                if (!options.dry_run)
                    await writeFixes(source, changes);
                say(`${renderChanges(changes, !options.dry_run)}\n`);
            }
            // Paths as the repository has them, whether or not it is this one.
            const cwd = target.cloned ? target.folder : shell.cwd;
            const ports = { ...(0,run_ports/* terminalPorts */.P)(shell), cwd };
            const own = options.mine ? (0,user_settings/* findOwnSettings */.t7)(keys, shell.env, ports.log) : [];
            const checked = {
                ...target,
                cwd,
                keys,
                keys_by_default: options.agents === undefined,
                disabled,
                target: named,
                ...options,
                // What is named takes the place of the user's own.
                settings: [...own, ...options.settings],
                baseline_ref: options.baseline_ref ?? options.since,
                since: options.since === undefined ? undefined : (0,find_mistakes/* sinceByGit */.sp)(target.folder, options.since),
            };
            const hasCases = target.cloned || [target.folder, shell.cwd].some((at) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, run_options/* DEFAULT_CASES */.WQ)));
            const start = (0,own_repository/* toolCommand */.WQ)(shell.env, await (0,own_repository/* ownRepository */.d5)(shell.env));
            const found = target.cloned ? [] : await (0,find_places/* findPackages */.tP)(target.folder);
            const packages = options.since === undefined
                ? await (0,own_repository/* namePackages */.BR)(target.folder, `${start} check`)
                : await nameChanged(found, { ...target, cwd, command: `${start} check`, since: options.since });
            const nextOf = (report, { source: { skills }, findings, agents } = report) => packages !== ''
                ? packages
                : skills > 0
                    ? `${nameFirst(report, start)}\`${start} init\` writes first cases, a baseline and a workflow, which tell you when this gets worse.`
                    : found.length > 0 ||
                        options.since !== undefined ||
                        (findings.length > 0 && !findings.some(({ rule }) => rule.startsWith('hook-')))
                        ? ''
                        : findings.length > 0 || (0,parts/* listParts */.Z)(agents).some(({ hooks }) => hooks.length > 0)
                            ? `write cases of kind tool_route in a cases.json, which tell you when a hook no longer does what it should (${(0,schema_address/* pageAddress */.qx)('getting-started')}#4-a-hook-or-a-subagent).`
                            : `have each pull request checked, which tells you when this gets worse (${(0,schema_address/* pageAddress */.qx)('check')}#in-ci).`;
            const print = (checked) => {
                const report = (0,get_own/* omit */.c)(checked, 'known', 'outdated');
                shell.stdout(renderAs(options.format, report, {
                    columns: shell.wrap ? shell.columns : null,
                    all: options.all,
                    ...(hasCases && packages === '' ? {} : { next: nextOf(report) }),
                }));
                const failed = report.findings.some((finding) => (0,lint_finding/* failsCheck */.k2)(finding, options.strict));
                return failed || Object.values(report.agents).some(({ error }) => error) ? 1 : 0;
            };
            let last = await checkFolder(checked, ports);
            let code = print(last);
            if (options.fix && !options.dry_run)
                say(renderLeft(last));
            if (!options.watch)
                return code;
            const show = (report) => {
                if (shell.wrap)
                    shell.stdout(CLEAR);
                code = print(report);
            };
            await watchFolder(target.folder, shell.signal, async (overtaken) => {
                try {
                    // The rules answer at once; agents take seconds, and what they list follows.
                    const quick = await checkFolder(checked, ports, { ...last.known, keep: true });
                    show(quick);
                    if (!quick.outdated)
                        return;
                    if (options.format === 'text')
                        shell.stderr(`asking ${keys.map(({ key }) => key).join(', ')} again \u2026\n`);
                    const signal = AbortSignal.any([ports.signal, overtaken]);
                    const asked = await checkFolder(checked, { ...ports, signal }, last.known);
                    if (overtaken.aborted)
                        return;
                    last = asked;
                    show(last);
                }
                catch (error) {
                    if (overtaken.aborted)
                        return;
                    // Half an edit is not a reason to stop.
                    if (!(error instanceof config_error/* ConfigError */.x))
                        throw error;
                    shell.stderr(`agent-routing: ${error.message}\n`);
                }
            });
            return code;
        }
        finally {
            await target.close();
        }
    },
});


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
