export const id = 796;
export const ids = [796];
export const modules = {

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findShadow)
/* harmony export */ });
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6193);
/** A skill of the source → the agent's own skill of the same listed name, which a model meets first. */

function findShadow(agent, skill, context) {
    if (agent.bundled_skills.length === 0)
        return null;
    const name = agent.listedAs(skill, context).find((listed) => agent.bundled_skills.includes(listed));
    if (name === undefined)
        return null;
    const why = (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(`${agent.title} ships a skill '${name}' of its own and lists it first, so ${skill.path} is shadowed`, 'rename it');
    return { name, why };
}


/***/ }),

/***/ 9115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ AGENT_HOMES),
/* harmony export */   HW: () => (/* binding */ readExtensions),
/* harmony export */   NQ: () => (/* binding */ pluginName),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   PX: () => (/* binding */ readManifests),
/* harmony export */   QP: () => (/* binding */ readMarketplace),
/* harmony export */   VN: () => (/* binding */ MANIFEST_HOMES),
/* harmony export */   e9: () => (/* binding */ EXTENSION_FILES),
/* harmony export */   eh: () => (/* binding */ PACKAGE_FILE),
/* harmony export */   nL: () => (/* binding */ MARKETPLACES),
/* harmony export */   sp: () => (/* binding */ packageFolders),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* unused harmony export listPaths */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(509);
/** The plugin and marketplace manifests of a source → plain data. Broken ones are tolerated, because each agent treats them differently. */




const { basename, join, normalize } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
/** In the order in which agents look: Claude Code's folder first, then those that only Copilot 1.0.102 and Codex 0.169 read. */
const MANIFEST_HOMES = ['.claude-plugin', '', '.github/plugin', '.plugin', '.codex-plugin'];
const MARKETPLACES = [
    ...MANIFEST_HOMES.map((home) => join(home, 'marketplace.json')),
    '.agents/plugins/marketplace.json',
];
/** Manifests of extensions, which stand at the root: of Gemini CLI 0.61.0 and Qwen Code 0.24.4. */
const EXTENSION_FILES = ['gemini-extension.json', 'qwen-extension.json'];
/** With a field `pi` it makes the root a package of pi 0.87.1. */
const PACKAGE_FILE = 'package.json';
/** A project's folders for one agent: its settings, hooks and code, of which only the skills start no process. */
const AGENT_HOMES = ['.codex', '.gemini', '.qwen', '.opencode', '.pi', '.cline'];
/** Only the plugins inside the source: one that a marketplace fetches from elsewhere is not under test. */
async function readMarketplace(root, path) {
    const listing = parseManifest(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, path), 'utf8').catch(() => ''));
    const entries = Array.isArray(listing?.['plugins']) ? listing['plugins'] : [];
    const [base = '.'] = listPaths(listing?.['metadata']?.['pluginRoot']);
    const found = entries.flatMap((entry) => {
        const source = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(entry) ? localSource(entry) : null;
        if (source === null || !(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(entry))
            return [];
        const [folder] = listPaths(source.startsWith('.') ? source : join(base, source));
        return folder === undefined ? [] : [{ folder: folder === '.' ? '' : folder, entry }];
    });
    const plugins = found.map(async (plugin) => ({
        ...plugin,
        manifests: await readManifests(join(root, plugin.folder)),
    }));
    const name = listing?.['name'];
    return { name: typeof name === 'string' ? name : null, plugins: await Promise.all(plugins) };
}
/** `"./x"`, or in Codex's form `{"source": "local", "path": "./x"}`; null: the plugin is outside the source. */
function localSource({ source }) {
    if (typeof source === 'string')
        return source;
    if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(source) || 'url' in source || 'repo' in source)
        return null;
    return typeof source['path'] === 'string' ? source['path'] : null;
}
/** Every plugin.json of a plugin's folder, in the order of the homes. */
async function readManifests(folder) {
    const manifests = {};
    for (const home of MANIFEST_HOMES) {
        const path = join(home, 'plugin.json');
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(folder, path), 'utf8').catch(() => null);
        if (text === null)
            continue;
        const fields = parseManifest(text);
        // A plugin.json at the root may belong to another program; a plugin's has a name.
        if (home === '' && typeof fields?.['name'] !== 'string')
            continue;
        manifests[path] = fields;
    }
    return manifests;
}
async function readExtensions(root) {
    const found = {};
    for (const file of EXTENSION_FILES) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, file), 'utf8').catch(() => null);
        if (text !== null)
            found[file] = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .lj)(text);
    }
    const fields = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .lj)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, PACKAGE_FILE), 'utf8').catch(() => ''));
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(fields?.['pi']))
        found[PACKAGE_FILE] = fields;
    return found;
}
/** Where the manifest of a package of pi has its skills; of a glob, the folder that it begins in. */
function packageFolders(extensions) {
    const { skills } = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(extensions[PACKAGE_FILE])['pi']);
    return listPaths(skills)
        .filter((entry) => !/^[!+-]/.test(entry))
        .map((entry) => (/[*?]/.test(entry) ? picomatch__WEBPACK_IMPORTED_MODULE_3__.scan(entry).base || '.' : entry));
}
function pluginName(source, { folder, manifests, entry }) {
    const named = Object.values(manifests)[0]?.['name'] ?? entry?.['name'];
    return folder === '' ? source.name : typeof named === 'string' ? named : basename(folder);
}
/** The paths in that field of a plugin's manifests and its marketplace entry, relative to the root. */
function pathsOf({ folder, manifests, entry }, field) {
    const paths = [...Object.values(manifests), entry].flatMap((fields) => listPaths(fields?.[field]));
    return paths.map((path) => join(folder, path));
}
/** Accepts one path or several; drops those outside the root. */
function listPaths(value) {
    return (Array.isArray(value) ? value : [value])
        .filter((path) => typeof path === 'string' && path !== '' && !path.startsWith('/'))
        .map((path) => normalize(path).replace(/\/$/, '') || '.')
        .filter((path) => path !== '..' && !path.startsWith('../'));
}
/** Of a manifest, which may begin with a byte order mark. */
const parseManifest = (text) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .parseObject */ .lj)(text.replace(/^\uFEFF/, ''));


/***/ }),

/***/ 3858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ic: () => (/* binding */ PROJECT_FOLDERS),
  xy: () => (/* binding */ findSourceSkills),
  o$: () => (/* binding */ readSource)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(3721);
// EXTERNAL MODULE: ./build/lib/skill/describe-skill.js
var describe_skill = __webpack_require__(7609);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
;// CONCATENATED MODULE: ./build/lib/setup/hooks-off.js
/** A source's root → the project's settings in it that turn all hooks off: Claude Code and Copilot CLI obey them (2.1.330, 1.0.102). */



const HOMES = ['.claude', '.github/copilot'];
const SETTINGS = HOMES.flatMap((home) => ['settings.json', 'settings.local.json'].map((file) => `${home}/${file}`));
/** Paths below the root. */
async function findHooksOff(root) {
    const found = await Promise.all(SETTINGS.map(async (path) => {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => '');
        return (0,json_value/* parseObject */.lj)(text)?.['disableAllHooks'] === true ? [path] : [];
    }));
    return found.flat();
}

// EXTERNAL MODULE: ./build/lib/agents/pi/facts.js
var facts = __webpack_require__(1452);
;// CONCATENATED MODULE: ./build/lib/setup/ignore-files.js
/** The skills of a source → the files in the folders that lead to them which say what to ignore: pi reads these beside its skills. */



const MOST_BYTES = 1 << 20;
/** {path: text}; skills: paths of SKILL.md, all relative to the root. */
async function readIgnoreFiles(root, skills) {
    const folders = new Set(['.']);
    for (const skill of skills)
        for (let at = external_node_path_.posix.dirname(skill); !folders.has(at); at = external_node_path_.posix.dirname(at))
            folders.add(at);
    const found = await Promise.all([...folders].sort().map((folder) => readIn(root, folder)));
    return Object.fromEntries(found.flat());
}
async function readIn(root, folder) {
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, folder)).catch(() => []);
    const paths = names.filter((name) => facts/* IGNORE_FILES */.hJ.includes(name)).map((name) => external_node_path_.posix.join(folder, name));
    const texts = paths.sort().map(async (path) => {
        const facts = await (0,promises_.stat)((0,external_node_path_.join)(root, path)).catch(() => null);
        // The end of a pipe never comes.
        if (!facts?.isFile() || facts.size > MOST_BYTES)
            return [];
        return [[path, await (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => '')]];
    });
    return (await Promise.all(texts)).flat();
}

// EXTERNAL MODULE: ./build/lib/setup/source-manifest.js
var source_manifest = __webpack_require__(9115);
;// CONCATENATED MODULE: ./build/lib/setup/source.js
/** A folder on disk → the Source under test: its manifests, its skills and their hashes. */











const { basename, dirname, join } = external_node_path_.posix;
/** Folders that may contain the skills of a repository that is not a plugin. */
const PROJECT_FOLDERS = ['skills', '.claude/skills', '.github/skills', '.agents/skills', '.codex/skills'];
const HOOK_FILES = ['hooks/hooks.json', 'hooks.json'];
async function readSource(path) {
    const root = await (0,promises_.realpath)(path).catch(() => null);
    if (!root || !(await (0,promises_.stat)(root)).isDirectory()) {
        throw new config_error/* ConfigError */.x('There is no such folder.', {
            file: path,
            fix: 'name the folder of a plugin or of skills with --source.',
        });
    }
    const { manifest, marketplace, marketplace_name, plugins, extensions, paths } = await findSourceSkills(root);
    const skills = await Promise.all(paths.map((skill) => readSkill(root, skill)));
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const skill of skills)
        hash.update(`${skill.path}\0${skill.hash}\n`);
    const ignore_files = await readIgnoreFiles(root, paths);
    const hook_folders = await findHookFolders(root, plugins);
    const hooks_off = hook_folders.length ? await findHooksOff(root) : [];
    const workflows = await readParts(root, plugins, 'workflows');
    const name = manifest?.fields['name'];
    return {
        root,
        kind: manifest ? 'plugin' : 'skills',
        name: typeof name === 'string' && name !== '' ? name : basename(root),
        manifest: manifest?.path ?? null,
        marketplace,
        marketplace_name,
        skills,
        plugins,
        ...(Object.keys(ignore_files).length ? { ignore_files } : {}),
        ...(hook_folders.length ? { hook_folders } : {}),
        ...(hooks_off.length ? { hooks_off } : {}),
        ...(Object.keys(extensions).length ? { extensions } : {}),
        commands: await readParts(root, plugins, 'commands'),
        ...(workflows.length ? { workflows } : {}),
        hash: hash.digest('hex'),
    };
}
/** Finds the source's SKILL.md files through its manifests or in the folders that agents search. root: a real path. */
async function findSourceSkills(root) {
    const own = { folder: '', manifests: await (0,source_manifest/* readManifests */.PX)(root), entry: null };
    const manifest = firstManifest(root, own);
    const marketplace = await findFirst(root, source_manifest/* MARKETPLACES */.nL);
    const market = marketplace ? await (0,source_manifest/* readMarketplace */.QP)(root, marketplace) : { name: null, plugins: [] };
    const plugins = [own, ...market.plugins];
    const folders = plugins.flatMap((plugin) => plugin === own && !manifest ? PROJECT_FOLDERS : [join(plugin.folder, 'skills'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'skills')]);
    const extensions = await (0,source_manifest/* readExtensions */.HW)(root);
    let paths = await findSkills(root, [...folders, ...(0,source_manifest/* packageFolders */.sp)(extensions)]);
    const isSkill = await isFile(join(root, 'SKILL.md'));
    // The root is itself a folder of skills, such as ~/.claude/skills, or a single skill.
    if (!manifest && (paths.length === 0 || isSkill))
        paths = await findSkills(root, ['.']);
    else if (paths.length === 0 && isSkill)
        paths = ['SKILL.md'];
    return { manifest, marketplace, marketplace_name: market.name, plugins, extensions, paths };
}
function firstManifest(root, { manifests }) {
    const [first] = Object.entries(manifests);
    if (!first)
        return null;
    const [path, fields] = first;
    if (fields)
        return { path, fields };
    throw new config_error/* ConfigError */.x('The plugin manifest is not a JSON object.', {
        file: join(root, path),
        fix: 'correct it; `{"name": "my-plugin"}` is enough.',
    });
}
/** Every SKILL.md below the folders, sorted. Each agent's folder knows which of them that agent finds. */
async function findSkills(root, folders) {
    const found = new Set();
    const walked = new Set();
    for (const folder of new Set(folders)) {
        // `.claude/skills` is often a link to `skills`, whose skills were found already.
        const real = await (0,promises_.realpath)(join(root, folder)).catch(() => null);
        if (real !== null && walked.has(real))
            continue;
        walked.add(real);
        for (const file of await (0,walk_tree/* listTree */.nT)(root, folder))
            if (basename(file) === 'SKILL.md')
                found.add(file);
    }
    return [...found].sort();
}
const PARTS = {
    commands: { usual: ['.claude/commands'], extension: '.md' },
    workflows: { usual: [], extension: '.js' },
};
async function readParts(root, plugins, part) {
    const { usual, extension } = PARTS[part];
    const folders = plugins.flatMap((plugin) => [join(plugin.folder, part), ...(0,source_manifest/* pathsOf */.wG)(plugin, part)]);
    const trees = await Promise.all([...new Set([...folders, ...usual])].map((folder) => (0,walk_tree/* listTree */.nT)(root, folder)));
    const paths = [...new Set(trees.flat())].filter((path) => path.endsWith(extension)).sort();
    return Promise.all(paths.map(async (path) => ({ path, text: await (0,promises_.readFile)(join(root, path), 'utf8') })));
}
async function readSkill(root, path) {
    const folder = dirname(path);
    const bytes = await readBytes(root, path);
    const text = bytes.toString('utf8');
    const dir = folder === '.' ? basename(root) : basename(folder);
    const openai = await (0,promises_.readFile)(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
    const real_path = external_node_path_.posix.relative(root, await (0,promises_.realpath)(join(root, path)));
    return {
        ...(0,describe_skill/* describeSkill */.Z)(text, dir),
        dir,
        path,
        ...((await (0,promises_.lstat)(join(root, path))).isSymbolicLink() ? { linked: true } : {}),
        ...((0,external_node_buffer_.isUtf8)(bytes) ? {} : { broken_bytes: true }),
        ...(real_path === path ? {} : { real_path }),
        ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
        hash: await (0,walk_tree/* hashFolder */.nP)(root, folder),
    };
}
async function readBytes(root, path) {
    return (0,promises_.readFile)(join(root, path)).catch((error) => {
        throw new config_error/* ConfigError */.x(`The file of a skill cannot be read (${error.code}).`, {
            file: join(root, path),
            fix: 'make the file readable, or remove it from the source.',
        });
    });
}
function readYaml(text) {
    try {
        return (0,dist/* parse */.qg)(text);
    }
    catch {
        return null;
    }
}
/** Plugins that declare hooks, in the usual files or in a manifest. */
async function findHookFolders(root, plugins) {
    const folders = new Set();
    for (const { folder, manifests, entry } of plugins) {
        const named = [...Object.values(manifests), entry].some((fields) => fields?.['hooks'] !== undefined);
        if (named || (await findFirst(join(root, folder), HOOK_FILES)) !== null)
            folders.add(folder);
    }
    return [...folders];
}
async function findFirst(root, paths) {
    for (const path of paths)
        if (await isFile(join(root, path)))
            return path;
    return null;
}
const isFile = (path) => (0,promises_.stat)(path).then((facts) => facts.isFile(), () => false);


/***/ }),

/***/ 9634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readSubagents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3721);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9523);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9115);
/** Finds the custom agents that a source ships: those of its plugins and the project's own. */





const { basename, join } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
const PROJECT_FOLDERS = ['.claude/agents', '.github/agents'];
async function readSubagents(source) {
    const { root } = source;
    const found = [];
    for (const plugin of source.plugins) {
        if (plugin.entry === null && source.kind !== 'plugin')
            continue;
        const name = (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .pluginName */ .NQ)(source, plugin);
        const locations = [join(plugin.folder, 'agents'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(plugin, 'agents')];
        for (const location of locations)
            found.push(...(await readFolder(root, location, name)));
    }
    for (const folder of PROJECT_FOLDERS)
        found.push(...(await readFolder(root, folder, null)));
    return [...new Map(found.map((agent) => [agent.path, agent])).values()];
}
async function readFolder(root, folder, plugin) {
    const files = (await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listTree */ .nT)(root, folder)).filter((path) => path.endsWith('.md'));
    return Promise.all(files.map(async (path) => {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, path), 'utf8');
        const { fields, body_line } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFrontMatter */ .e)(text);
        const { name } = fields;
        return {
            name: typeof name === 'string' && name.trim() ? name.trim() : basename(path).replace(/(?:\.agent)?\.md$/, ''),
            plugin,
            path,
            text,
            instructions: text
                .split(/\r\n|\n|\r/)
                .slice(body_line - 1)
                .join('\n')
                .trim(),
        };
    }));
}


/***/ }),

/***/ 7609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ describeSkill)
/* harmony export */ });
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9523);
/** The text of a SKILL.md → what a skill says of itself: id, description and front matter. */

/** dir: the folder's name, which is the id where the front matter has no name. */
function describeSkill(text, dir) {
    const front_matter = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontMatter */ .e)(text);
    const { name, description } = front_matter.fields;
    return { id: asText(name) ?? dir, description: asText(description), front_matter, text };
}
/** `name: 123` is a name too. */
function asText(value) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        return null;
    return String(value).trim() || null;
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ findSkills),
/* harmony export */   Z6: () => (/* binding */ listIds),
/* harmony export */   cv: () => (/* binding */ findUniqueId),
/* harmony export */   mO: () => (/* binding */ findDistinctSkills),
/* harmony export */   pc: () => (/* binding */ isSameSkill),
/* harmony export */   xj: () => (/* binding */ nameSkill)
/* harmony export */ });
/** A folder's name counts only if no skill has that id. Several results: two plugins have one each, or the source has duplicates. */
function findSkills(source, id) {
    const colon = id.lastIndexOf(':');
    const bare = id.slice(colon + 1);
    const within = colon < 0 ? source.skills : source.skills.filter((skill) => pluginNames(skill, source).has(id.slice(0, colon)));
    const named = within.filter((skill) => skill.id === bare);
    return named.length > 0 ? named : within.filter((skill) => skill.dir === bare);
}
/** The skills that an id means, of equal files one: a copy or a link in another folder is the same skill. */
function findDistinctSkills(source, id) {
    const found = findSkills(source, id);
    return found.filter((skill, index) => found.findIndex((other) => isSameSkill(skill, other)) === index);
}
/** One file, by another path or as an equal copy. */
function isSameSkill(skill, other) {
    return (skill.real_path ?? skill.path) === (other.real_path ?? other.path) || skill.text === other.text;
}
/** The bare id where it is enough, else `plugin:skill`; null: no id means this skill alone. */
function findUniqueId(skill, source) {
    const rivals = source.skills.filter((other) => other.id === skill.id && !isSameSkill(other, skill));
    if (rivals.length === 0)
        return skill.id;
    const qualified = listIds(skill, source).filter((id) => id.endsWith(`:${skill.id}`));
    return qualified.find((id) => findSkills(source, id).every((found) => isSameSkill(found, skill))) ?? null;
}
/** How offers, baselines and reports name a skill. */
const nameSkill = (skill, source) => findUniqueId(skill, source) ?? skill.id;
/** Every id that a case may use for a skill. */
function listIds(skill, source) {
    const bare = [...new Set([skill.id, skill.dir])];
    return [...bare, ...[...pluginNames(skill, source)].flatMap((name) => bare.map((id) => `${name}:${id}`))];
}
/** The names that manifests and marketplace give to the plugins that contain the skill. */
function pluginNames(skill, source) {
    const containing = source.plugins.filter(({ folder }) => folder === '' || skill.path.startsWith(`${folder}/`));
    const names = containing.flatMap(({ entry, manifests }) => [entry, ...Object.values(manifests)].map((fields) => fields?.['name']));
    return new Set([source.name, ...names.filter((name) => typeof name === 'string')]);
}


/***/ }),

/***/ 2802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ commandsOf),
/* harmony export */   S: () => (/* binding */ scriptsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
/** Reads the commands of a hook declaration and the scripts that they name. */

const command = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    bash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const group = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ matcher: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), hooks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(command).optional() });
const HooksSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ hooks: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([group, command]))) });
/** The scripts that a command runs, as paths below the plugin: `${CLAUDE_PLUGIN_ROOT}/hooks/x.sh`, `./hooks/x.sh`, `python3 hooks/x.py`. */
function scriptsOf(commandLine) {
    return [
        ...commandLine.matchAll(/(?:\$\{?[A-Z_]*(?:ROOT|DIR)\}?"?\/|\.\/|(?<=\s|^))([\w@.-]+(?:\/[\w@.-]+)+|[\w@-]+\.(?:sh|py|js|mjs|ts|rb))/g),
    ].map((match) => match[1] ?? '');
}
function commandsOf(text) {
    const parsed = HooksSchema.safeParse(parse(text));
    if (!parsed.success)
        return null;
    return Object.entries(parsed.data.hooks).flatMap(([event, rows]) => rows.flatMap((row) => ('hooks' in row && row.hooks
        ? row.hooks
        : [row]).flatMap((one) => {
        const line = one.command ?? one.bash;
        return line === undefined ? [] : [{ event, command: line }];
    })));
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ terminalPorts)
/* harmony export */ });
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8970);
/** What the command line and the action do differently while they run the same batch. */

function terminalPorts(shell, progress) {
    return {
        cwd: shell.cwd,
        env: shell.env,
        say: progress.say,
        protocol: (line) => shell.stderr(`${line}\n`),
        onState: progress.onState,
        openRef: (ref) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .openAtRef */ .p6)(shell.cwd, ref),
        signal: shell.signal,
    };
}


/***/ }),

/***/ 2327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/** Lifecycle states of units → one status line on a terminal, otherwise one protocol line per state. */
function createProgress(how, shell, now) {
    const say = (line) => shell.stderr(`${line}\n`);
    if (how === 'none')
        return { onState() { }, say, close() { } };
    if (how === 'lines' || !shell.terminal) {
        return {
            onState: (batch, unit, state) => say(`[agent-routing] ${now().toISOString().slice(11, 19)} [batch:${batch}] [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`),
            say,
            close() { },
        };
    }
    return createStatusLine(shell);
}
const WIPE = '\r\u001b[2K';
function createStatusLine(shell) {
    const counts = { queued: 0, running: 0, completed: 0, failed: 0, timeout: 0 };
    const running = new Set();
    const draw = () => {
        const done = counts.completed + counts.failed + counts.timeout;
        const bad = counts.failed + counts.timeout;
        const text = `${done}/${counts.queued} units${bad ? `, ${bad} not passed` : ''} · ${[...running].join(' · ')}`;
        shell.stderr(`${WIPE}${text.slice(0, Math.max(20, shell.columns - 1))}`);
    };
    return {
        onState(_, unit, state) {
            counts[state]++;
            const name = `${unit.agent}:${unit.case_id}`;
            if (state === 'running')
                running.add(name);
            else
                running.delete(name);
            if (state !== 'queued')
                draw();
        },
        say: (line) => shell.stderr(`${WIPE}${line}\n`),
        close: () => shell.stderr(WIPE),
    };
}


/***/ })

};
