export const id = 2901;
export const ids = [2901];
export const modules = {

/***/ 63715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findProblem)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22713);
/** The text of a file that should be a JSON object and is none \u2192 what is wrong with it, and where. */


function findProblem(text) {
    try {
        (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(text, '');
        return { line: 1, message: 'it is not a JSON object' };
    }
    catch (error) {
        if (!(error instanceof _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x))
            throw error;
        return { line: error.where.line ?? 1, message: error.problem.replace(/\.$/, '') };
    }
}


/***/ }),

/***/ 90872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findPlaces),
/* harmony export */   t: () => (/* binding */ findPackages)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73382);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56022);
/* harmony import */ var _io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84076);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43721);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46685);
/* harmony import */ var _project_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71275);
/** A folder on disk and where its plugins say that skills are \u2192 its SKILL.md files, each with every path that leads to it, and how users have them. */









const { basename, join } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
async function findPlaces({ root, as, is_plugin, is_installed, shipped, is_skill }) {
    const brought = await listSkills(root, shipped);
    const project = is_skill && !is_plugin ? new Map() : await listProject(root, await (0,_project_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .listPossible */ .G$)(root));
    // No agent that is started at the root reads a package's own: they are no part of a plugin, nor of a root that has skills.
    if (brought.length + project.size === 0 && !is_plugin && !is_skill)
        for (const [path, folder] of await listProject(root, await listNested(root)))
            project.set(path, folder);
    const isLoose = !is_plugin && (is_skill || (brought.length === 0 && project.size === 0));
    // The root is itself a folder of skills, such as ~/.claude/skills, or a single skill.
    const loose = isLoose
        ? await listSkills(root, ['.'])
        : is_skill && brought.length === 0 && project.size === 0
            ? ['SKILL.md']
            : [];
    const files = groupByFile(root, [...new Set([...brought, ...loose])], project);
    const way = as ?? chooseWay(files, is_installed);
    return { as: way, files: files.flatMap((file) => keepFor(way, file, files)).sort(byPath) };
}
const byPath = ([one], [other]) => (one.path < other.path ? -1 : 1);
/**
 * A skill belongs to the way through which its users get it: a link to what a plugin ships is no skill of the project alone. Where
 * nothing says that `skills` is installed, users have what their agent finds in the checkout; without an agent's folder, copies.
 */
function chooseWay(files, is_installed) {
    if (!is_installed)
        return files.flat().some(({ folder }) => folder !== undefined) ? 'project' : 'plugin';
    return files.some(([place]) => place.unshipped) ? 'both' : 'plugin';
}
/** As a plugin it has what it ships; where it ships nothing, the skills of its project are copied. */
function keepFor(way, file, files) {
    if (way !== 'plugin')
        return [file];
    const plain = file.map((place) => (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_7__/* .omit */ .c)(place, 'folder', 'real_folder', 'unshipped'));
    if (files.every(([{ unshipped }]) => unshipped))
        return [[plain[0]]];
    const shipped = plain.filter((_, at) => !file[at]?.unshipped);
    const [first, ...more] = shipped;
    return first ? [[first, ...more]] : [];
}
function groupByFile(root, shipped, project) {
    const files = new Map();
    for (const path of new Set([...shipped, ...project.keys()])) {
        const realOf = (one) => node_path__WEBPACK_IMPORTED_MODULE_2__.posix.relative(root, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(join(root, one)));
        const real = realOf(path);
        const folder = project.get(path);
        const real_folder = folder === undefined ? '..' : realOf(folder);
        files.set(real, [
            ...(files.get(real) ?? []),
            {
                path,
                ...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(join(root, path)).isSymbolicLink() ? { linked: true } : {}),
                ...(real === path ? {} : { real_path: real }),
                ...(folder === undefined ? {} : { folder }),
                ...(real_folder === folder || real_folder.startsWith('..') ? {} : { real_folder }),
                ...(shipped.includes(path) ? {} : { unshipped: true }),
            },
        ]);
    }
    return [...files.values()].map((places) => places.sort((one, other) => rankOf(one) - rankOf(other) || byPath([one], [other])));
}
/** What is shipped comes first, and the file itself before links to it. */
const rankOf = ({ unshipped, real_path }) => (unshipped ? 2 : 0) + (real_path === undefined ? 0 : 1);
/** Every SKILL.md below the folders, sorted. Each agent's folder knows which of them that agent finds. */
async function listSkills(root, folders) {
    const trees = await Promise.all([...new Set(folders)].map((folder) => (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, folder)));
    return [...new Set(trees.flat().filter((file) => basename(file) === 'SKILL.md'))].sort();
}
/** {path: the folder of skills that it lies in} */
async function listProject(root, folders) {
    const found = new Map();
    for (const folder of folders)
        for (const path of await listSkills(root, [folder]))
            found.set(path, folder);
    return found;
}
/** The folders of a repository that are plugins, by their manifests, or have skills in an agent's folder: none where its root is a plugin, or lists them. */
async function findPackages(root) {
    const own = [..._manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MANIFEST_HOMES */ .VN.map((home) => join(home, 'plugin.json')), ..._manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MARKETPLACES */ .nL];
    if ((await Promise.all(own.map((file) => (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(join(root, file))))).includes(true))
        return [];
    const manifests = _manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MANIFEST_HOMES */ .VN.filter(Boolean).map((home) => `{*,*/*}/${home}/plugin.json`);
    const files = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_8__/* .glob */ .TI)(manifests, { cwd: root, dot: true, ignore: ['**/node_modules/**'] });
    const folders = files.map((file) => file.replace(/\/\.[^/]+(?:\/plugin)?\/plugin\.json$/, ''));
    const nested = await listProject(root, await listNested(root));
    folders.push(...[...nested.values()].map((folder) => folder.replace(/\/\..*$/, '')));
    return [...new Set(folders)].filter((folder) => !folder.split('/').some((name) => NO_PACKAGES.test(name))).sort();
}
/** Folders in which nobody works: an agent is not started there. */
const NO_PACKAGES = /^(?:\..*|tests?|fixtures|examples?|templates|vendor|third_party|dist|build|out|target)$/;
const LEVELS = 2;
/** The folders of skills of the packages in a repository: `packages/app/.claude/skills`. */
async function listNested(root, at = '', level = 1) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(join(root, at), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const packages = names.filter((name) => !NO_PACKAGES.test(name) && !(0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isSkipped */ .JR)(name)).sort();
    const below = await Promise.all(packages.map(async (name) => {
        const folder = join(at, name);
        const homes = (await (0,_project_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .listPossible */ .G$)(join(root, folder))).map((each) => join(folder, each));
        return [...homes, ...(level < LEVELS ? await listNested(root, folder, level + 1) : [])];
    }));
    return below.flat();
}


/***/ }),

/***/ 46685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HW: () => (/* binding */ readExtensions),
/* harmony export */   NQ: () => (/* binding */ pluginName),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   QP: () => (/* binding */ readMarketplace),
/* harmony export */   Qe: () => (/* binding */ pluginsAround),
/* harmony export */   VN: () => (/* binding */ MANIFEST_HOMES),
/* harmony export */   e9: () => (/* binding */ EXTENSION_FILES),
/* harmony export */   eh: () => (/* binding */ PACKAGE_FILE),
/* harmony export */   fC: () => (/* binding */ installedPlugins),
/* harmony export */   nL: () => (/* binding */ MARKETPLACES),
/* harmony export */   oy: () => (/* binding */ readPlugin),
/* harmony export */   sp: () => (/* binding */ packageFolders),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14006);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70509);
/* harmony import */ var _io_files_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84076);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43721);
/* harmony import */ var _skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89924);
/** The plugin and marketplace manifests of a source \u2192 plain data. Broken ones are tolerated, because each agent treats them differently. */







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
/** Only the plugins inside the source: one that a marketplace fetches from elsewhere is not under test. */
async function readMarketplace(root, path) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, path), 'utf8').catch(() => '');
    const listing = parseManifest(text);
    const entries = Array.isArray(listing?.['plugins']) ? listing['plugins'] : [];
    const [base = '.'] = listPaths(listing?.['metadata']?.['pluginRoot']);
    const found = entries.flatMap((entry) => {
        const source = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(entry) ? localSource(entry) : null;
        if (source === null || !(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(entry))
            return [];
        const [folder] = listPaths(source.startsWith('.') ? source : join(base, source));
        return folder === undefined ? [] : [{ folder: folder === '.' ? '' : folder, entry }];
    });
    const plugins = found.map(({ folder, entry }) => readPlugin(root, folder, entry));
    const name = listing?.['name'];
    const there = await Promise.all(found.map(({ folder }) => (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)(join(root, folder))));
    const missing = found.filter((_, at) => !there[at]).map(({ folder }) => folder);
    return {
        name: typeof name === 'string' ? name : null,
        plugins: await Promise.all(plugins),
        file: { text, missing },
    };
}
/** `"./x"`, or in Codex's form `{"source": "local", "path": "./x"}`; null where the plugin is outside the source. */
function localSource({ source }) {
    if (typeof source === 'string')
        return source;
    if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(source) || 'url' in source || 'repo' in source)
        return null;
    return typeof source['path'] === 'string' ? source['path'] : null;
}
/** The folder as a plugin: what it says of itself. */
async function readPlugin(root, folder, entry) {
    const manifests = await readManifests(join(root, folder));
    const named = [...Object.values(manifests), entry].flatMap((fields) => listPaths(fields?.['hooks']));
    const hook_files = {};
    for (const path of new Set(['hooks/hooks.json', ...named])) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, folder, path), 'utf8').catch(() => null);
        if (text !== null)
            hook_files[path] = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .parseValue */ .$x)(text.replace(/^\uFEFF/, ''));
    }
    return { folder, manifests, entry, ...(Object.keys(hook_files).length ? { hook_files } : {}) };
}
/** Every plugin.json of a plugin's folder, in the order of the homes. */
async function readManifests(folder) {
    const manifests = {};
    for (const home of MANIFEST_HOMES) {
        const path = join(home, 'plugin.json');
        const text = isOutside(folder, path) ? null : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(folder, path), 'utf8').catch(() => null);
        if (text === null)
            continue;
        const fields = parseManifest(text);
        // A plugin.json at the root may belong to another program; a plugin's has a name, or the standard's schema.
        if (home === '' && typeof fields?.['name'] !== 'string' && !(0,_skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .namesStandard */ .Kj)(fields))
            continue;
        manifests[path] = fields;
    }
    return manifests;
}
/** A link leads out of the plugin: nothing outside it is copied. */
function isOutside(folder, path) {
    const real = (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(join(folder, path));
    const root = real === null ? null : (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .realPathOf */ .dN)(folder);
    return root != null && real != null && !real.startsWith(`${root}/`);
}
async function readExtensions(root) {
    const found = {};
    for (const file of EXTENSION_FILES) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, file), 'utf8').catch(() => null);
        if (text !== null)
            found[file] = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .lj)(text);
    }
    const fields = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .lj)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, PACKAGE_FILE), 'utf8').catch(() => ''));
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .isJson */ .Fh)(fields?.['pi']))
        found[PACKAGE_FILE] = fields;
    return found;
}
/** Where the manifest of a package of pi has its skills; of a glob, the folder that it begins in. */
function packageFolders(extensions) {
    const { skills } = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .asFields */ .qI)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .asFields */ .qI)(extensions[PACKAGE_FILE])['pi']);
    return listPaths(skills)
        .filter((entry) => !/^[!+-]/.test(entry))
        .map((entry) => (/[*?]/.test(entry) ? picomatch__WEBPACK_IMPORTED_MODULE_6__.scan(entry).base || '.' : entry));
}
function pluginName(source, { folder, manifests, entry }) {
    const named = Object.values(manifests)[0]?.['name'] ?? entry?.['name'];
    return folder === '' ? source.name : typeof named === 'string' ? named : basename(folder);
}
/** Those that can be installed: by a manifest, a marketplace's entry, or the manifest of an extension. */
const installedPlugins = ({ plugins, kind, extensions }) => plugins.filter(({ folder, entry }) => entry !== null || kind === 'plugin' || (folder === '' && EXTENSION_FILES.some((file) => extensions?.[file])));
const pluginsAround = (source, path) => installedPlugins(source).filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
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
const parseManifest = (text) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_5__/* .parseObject */ .lj)(text.replace(/^\uFEFF/, ''));


/***/ }),

/***/ 71275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ listPossible),
/* harmony export */   Hh: () => (/* binding */ PROJECT_HOMES),
/* harmony export */   ic: () => (/* binding */ PROJECT_FOLDERS)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99220);
/** The agents' tables of the folders that they read \u2192 where a project may have skills. */


/** Of a project, below its root or a package's. */
const PROJECT_FOLDERS = [
    ...new Set(Object.values(_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENTS */ .jw).flatMap(({ project_skills }) => project_skills.folders)),
];
/** `.claude`, `.agents`, \u2026 */
const PROJECT_HOMES = [
    ...new Set(PROJECT_FOLDERS.map((folder) => folder.split('/')[0] ?? '')),
];
/** Those that a folder can have, by the names in it: most have none, and each would be looked for in vain. */
async function listPossible(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    return PROJECT_FOLDERS.filter((path) => names.includes(path.split('/')[0] ?? ''));
}


/***/ }),

/***/ 42901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ findSourceSkills),
  o: () => (/* binding */ readSource)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-problem.js
var json_problem = __webpack_require__(63715);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/skill/describe-skill.js
var describe_skill = __webpack_require__(67609);
// EXTERNAL MODULE: ./build/lib/setup/source/find-places.js
var find_places = __webpack_require__(90872);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
;// CONCATENATED MODULE: ./build/lib/setup/source/hooks-off.js
/** A source's root \u2192 the project's settings in it that turn all hooks off, which Claude Code and Copilot CLI obey (2.1.330, 1.0.102), or that are no JSON. */



const HOMES = ['.claude', '.github/copilot'];
const SETTINGS = HOMES.flatMap((home) => ['settings.json', 'settings.local.json'].map((file) => `${home}/${file}`));
/** Paths below the root; absent where there is none. */
async function readHookSettings(root) {
    const texts = await Promise.all(SETTINGS.map((path) => (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => null)));
    const all = SETTINGS.map((path, at) => ({ path, text: texts[at] ?? null }));
    const listOf = (isIt) => all.flatMap(({ path, text }) => (text !== null && isIt(text) ? [path] : []));
    const off = listOf((text) => (0,json_value/* parseObject */.lj)(text)?.['disableAllHooks'] === true);
    const broken = listOf((text) => (0,json_value/* parseObject */.lj)(text) === null);
    return { ...(off.length ? { hooks_off: off } : {}), ...(broken.length ? { hooks_broken: broken } : {}) };
}

// EXTERNAL MODULE: ./build/lib/agents/pi/facts.js
var facts = __webpack_require__(31452);
;// CONCATENATED MODULE: ./build/lib/setup/source/ignore-files.js
/** The skills of a source \u2192 the files in the folders that lead to them which say what to ignore: pi reads these beside its skills. */



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
    const paths = names.filter((name) => facts.IGNORE_FILES.includes(name)).map((name) => external_node_path_.posix.join(folder, name));
    const texts = paths.sort().map(async (path) => {
        const facts = await (0,promises_.stat)((0,external_node_path_.join)(root, path)).catch(() => null);
        // The end of a pipe never comes.
        if (!facts?.isFile() || facts.size > MOST_BYTES)
            return [];
        return [[path, await (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => '')]];
    });
    return (await Promise.all(texts)).flat();
}

// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var source_manifest = __webpack_require__(46685);
;// CONCATENATED MODULE: ./build/lib/setup/source/source.js
/** A folder on disk \u2192 the Source under test: its manifests, its skills and their hashes. */














const { basename, dirname, join } = external_node_path_.posix;
const HOOK_FILES = ['hooks/hooks.json', 'hooks.json'];
/** as: how its users have it; default: what the repository is. */
async function readSource(path, as) {
    const root = await (0,promises_.realpath)(path).catch(() => null);
    if (!root || !(await (0,promises_.stat)(root)).isDirectory()) {
        throw new config_error/* ConfigError */.x(root ? 'This is a file, and the source is a folder.' : 'There is no such folder.', {
            file: path,
            fix: root
                ? `name its folder, or one above it, with --source.`
                : 'name the folder of a plugin or of skills with --source.',
        });
    }
    const found = await findSourceSkills(root, as);
    const { manifest, marketplace, marketplace_name, market, plugins, extensions } = found;
    const skills = await Promise.all(found.files.map((places) => readSkill(root, places)));
    const hash = (0,external_node_crypto_.createHash)('sha256');
    if (found.as !== 'plugin')
        hash.update(`${found.as}\n`);
    for (const skill of skills)
        hash.update(`${skill.path}\0${skill.hash}\n`);
    const ignore_files = await readIgnoreFiles(root, found.files.flat().map(({ path }) => path));
    const hook_folders = await findHookFolders(root, plugins);
    const workflows = await readParts(root, plugins, 'workflows');
    const name = manifest?.fields['name'];
    return {
        root,
        kind: manifest ? 'plugin' : 'skills',
        ...(found.as === 'plugin' ? {} : { as: found.as }),
        name: typeof name === 'string' && name !== '' ? name : basename(root),
        manifest: manifest?.path ?? null,
        ...(manifest?.problem ? { manifest_problem: manifest.problem } : {}),
        marketplace,
        marketplace_name,
        ...(market ? { market } : {}),
        skills,
        plugins,
        ...(Object.keys(ignore_files).length ? { ignore_files } : {}),
        ...(hook_folders.length ? { hook_folders } : {}),
        ...(await readHookSettings(root)),
        ...(Object.keys(extensions).length ? { extensions } : {}),
        commands: await readParts(root, plugins, 'commands'),
        ...(workflows.length ? { workflows } : {}),
        hash: hash.digest('hex'),
    };
}
/** Finds the source's SKILL.md files through its manifests and in the folders that agents search. root: a real path. */
async function findSourceSkills(root, as) {
    const own = await (0,source_manifest/* readPlugin */.oy)(root, '', null);
    const manifest = await firstManifest(root, own);
    const marketplace = await findFirst(root, source_manifest/* MARKETPLACES */.nL);
    const market = marketplace ? await (0,source_manifest/* readMarketplace */.QP)(root, marketplace) : { name: null, plugins: [], file: null };
    const plugins = [own, ...market.plugins];
    const extensions = await (0,source_manifest/* readExtensions */.HW)(root);
    const shipped = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'skills')]);
    const found = await (0,find_places/* findPlaces */.C)({
        root,
        as,
        is_plugin: manifest !== null,
        is_installed: manifest !== null || market.plugins.length > 0 || Object.keys(extensions).length > 0,
        shipped: [...shipped, ...(0,source_manifest/* packageFolders */.sp)(extensions)],
        is_skill: await (0,presence/* isFile */.fo)(join(root, 'SKILL.md')),
    });
    const paths = found.files.map(([{ path }]) => path);
    return {
        manifest,
        marketplace,
        marketplace_name: market.name,
        market: market.file,
        plugins,
        extensions,
        paths,
        ...found,
    };
}
/** A broken one is a finding and no reason to stop: the skills beside it can be checked all the same. */
async function firstManifest(root, { manifests }) {
    const [first] = Object.entries(manifests);
    if (!first)
        return null;
    const [path, fields] = first;
    return { path, fields: fields ?? {}, problem: fields ? null : (0,json_problem/* findProblem */.f)(await (0,promises_.readFile)(join(root, path), 'utf8')) };
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
async function readSkill(root, [{ path, ...place }, ...others]) {
    const folder = dirname(path);
    const bytes = await readBytes(root, path);
    const text = bytes.toString('utf8');
    const dir = dirOf(root, path);
    const openai = await (0,promises_.readFile)(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
    const also_at = others.map((other) => {
        const name = dirOf(root, other.path);
        return { ...other, dir: name, id: (0,describe_skill/* describeSkill */.Z)(text, name).id };
    });
    return {
        ...(0,describe_skill/* describeSkill */.Z)(text, dir),
        dir,
        path,
        ...place,
        ...(also_at.length > 0 ? { also_at } : {}),
        ...((0,external_node_buffer_.isUtf8)(bytes) ? {} : { broken_bytes: true }),
        ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
        ...(await (0,walk_tree/* hashFolder */.nP)(root, folder)),
    };
}
function dirOf(root, path) {
    const folder = dirname(path);
    return folder === '.' ? basename(root) : basename(folder);
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
        if (await (0,presence/* isFile */.fo)(join(root, path)))
            return path;
    return null;
}


/***/ }),

/***/ 67609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ describeSkill)
/* harmony export */ });
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9523);
/** The text of a SKILL.md \u2192 what a skill says of itself: id, description and front matter. */

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


/***/ })

};
