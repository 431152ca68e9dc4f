export const id = 426;
export const ids = [426];
export const modules = {

/***/ 1452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yy: () => (/* binding */ buildOf),
/* harmony export */   hJ: () => (/* binding */ IGNORE_FILES),
/* harmony export */   tG: () => (/* binding */ CREDENTIALS),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '0.87.1';
/** A script: its bundle imports Node's own modules, and two packages beside it (lib/agents/lock.ts). */
const buildOf = (version) => ({
    spec: `@earendil-works/pi-coding-agent@${version}`,
    folder: '@earendil-works/pi-coding-agent',
    binary: 'dist/bundle/cli.js',
    node: '22.19.0',
});
const CREDENTIALS = {
    any_of: [
        ...['ANTHROPIC_API_KEY', 'ANTHROPIC_OAUTH_TOKEN', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'COPILOT_GITHUB_TOKEN'],
        ...['OPENROUTER_API_KEY', 'MISTRAL_API_KEY', 'GROQ_API_KEY', 'XAI_API_KEY', 'DEEPSEEK_API_KEY'],
    ],
    secrets: [],
    // pi reads no such variables; our module passes them on (module.ts).
    settings: ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'],
    homes: ['PI_CODING_AGENT_DIR'],
};
/** Files in a folder of skills, and in those below it, whose rules leave skills out; later ones win. */
const IGNORE_FILES = ['.gitignore', '.ignore', '.fdignore'];


/***/ }),

/***/ 3721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   XF: () => (/* binding */ readLink),
/* harmony export */   nP: () => (/* binding */ hashFolder),
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/** A folder of the source → its files. Symbolic links are followed only inside the root. */




const { join } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix;
/** Never copied for agents. */
const SKIPPED = new Set(['.git', 'node_modules', '.agent-routing']);
/** Every file at or below `at`, sorted, relative to the root (through a link: by the link's own path). Links that leave the root or form a cycle are skipped. */
async function listTree(root, at) {
    const files = [];
    await walk(root, at, [], files);
    return files.sort();
}
async function walk(root, at, above, files) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(join(root, at)).catch(() => null);
    if (real === null || !isInside(root, real))
        return;
    // A link to a folder that contains it, whether or not the walk came through that folder.
    const parent = above.at(-1);
    if (above.includes(real) || (parent !== undefined && isInside(real, parent)))
        return;
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real);
    if (facts.isFile())
        files.push(at);
    if (!facts.isDirectory())
        return;
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(real, { withFileTypes: true });
    for (const { name } of entries) {
        if (!SKIPPED.has(name))
            await walk(root, at === '.' ? name : join(at, name), [...above, real], files);
    }
}
/** sha256 over the paths and bytes of a folder's files, hex. */
async function hashFolder(root, folder) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const path of await listTree(root, folder)) {
        const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(join(root, path));
        hash.update(`${node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative(folder, path)}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest('hex');
}
function isInside(root, path) {
    return path === root || path.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_3__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_3__.sep);
}
const isSkipped = (name) => SKIPPED.has(name);
/** Null when `path` (relative to the root) is no symbolic link. */
async function readLink(root, path) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(join(root, path)).catch(() => null);
    if (!facts?.isSymbolicLink())
        return null;
    const target = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.resolve(node_path__WEBPACK_IMPORTED_MODULE_3__.posix.dirname(join(root, path)), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(join(root, path)));
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target) ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(target) : null;
    return { target: real !== null && isInside(root, real) ? node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative(root, real) : null };
}


/***/ }),

/***/ 5426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRouteFolder: () => (/* binding */ readRouteFolder),
  readRouteSkill: () => (/* binding */ readRouteSkill)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(8978);
// EXTERNAL MODULE: ./build/lib/router/read/tool-list.js
var tool_list = __webpack_require__(5428);
;// CONCATENATED MODULE: ./build/lib/router/read/skill-entry.js
/** Turns the text of a SKILL.md into a row of the index; broken front matter is a warning with its line. */



const NAMELESS = '; the skill is indexed only by the name of its folder.';
function parseSkillFile(text, file) {
    const { present, fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
    (0,tool_list/* refuseKeywords */.nd)(fields, { file, path: 'front matter' });
    (0,tool_list/* refuseKeywords */.nd)(metadata, { file, path: 'metadata' });
    const all = { ...metadata, ...fields };
    const folder = file.split(/[\\/]/).at(-2) ?? file;
    const id = textOf(all['name']) || folder;
    return {
        tool: (0,tool/* makeTool */.Z)(id, describe(all), {
            type: 'skill',
            skill_name: id,
            command: id,
            category: textOf(all['category']),
            routing_keywords: listOf(all['routing_keywords']),
            intents: listOf(all['intents']),
            file_path: file,
        }),
        warnings: [
            ...problems.map(({ line, message }) => `${file}:${line}: ${message}${present ? '' : NAMELESS}`),
            ...unreadable(all).map((key) => `${file}:${lineOf(text, key)}: ${key} cannot be read and is ignored`),
        ],
    };
}
/** Claude Code and Qwen Code list `when_to_use` behind the description; both say when the skill is wanted. */
function describe(fields) {
    return [fields['description'], fields['when_to_use']].map(textOf).filter(Boolean).join(' - ');
}
/** Fields that have a value which cannot be read. */
function unreadable(fields) {
    const hasValue = (key) => fields[key] !== undefined && fields[key] !== null && fields[key] !== '';
    return [
        ...['name', 'description', 'when_to_use', 'category'].filter((key) => hasValue(key) && textOf(fields[key]) === ''),
        ...['routing_keywords', 'intents'].filter((key) => hasValue(key) && listOf(fields[key]).length < lengthOf(fields[key])),
    ];
}
const lengthOf = (value) => (Array.isArray(value) ? value.length : 1);
function lineOf(text, key) {
    return text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1;
}
function textOf(value) {
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
/** Reads a YAML list, or one string with commas. */
function listOf(value) {
    const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    return items.map((item) => textOf(item)).filter(Boolean);
}

// EXTERNAL MODULE: ./build/lib/setup/source.js + 2 modules
var source = __webpack_require__(3858);
;// CONCATENATED MODULE: ./build/lib/setup/route-skills.js
/** A folder or a SKILL.md that a user names → the skills that the router ranks. */





const OPEN_FILES = 16;
/**
 * Of a repository, reads only the skills that it ships, without fixtures and examples. Of any other folder, reads every
 * SKILL.md below it.
 */
async function readRouteFolder(folder, cwd) {
    const { paths } = await (0,source/* findSourceSkills */.xy)(await (0,promises_.realpath)(folder));
    const limit = (0,p_limit/* default */.A)(OPEN_FILES);
    return Promise.all(paths.map((path) => limit(() => readRouteSkill((0,external_node_path_.join)(folder, path), cwd))));
}
async function readRouteSkill(file, cwd) {
    return parseSkillFile(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file));
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

/***/ 1389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iN: () => (/* binding */ problemOfYaml),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   xX: () => (/* binding */ fixProblem)
/* harmony export */ });
/** What can be wrong with a block of front matter: in words, and what its author should do. */
const PROBLEMS = {
    byte_order_mark: {
        message: 'the file starts with a byte order mark',
        fix: 'save the file as UTF-8 without it; `agent-routing check --fix` removes it.',
    },
    colon_in_value: {
        message: 'a value without quotes contains a colon and a space',
        fix: 'put quotes around the value; `agent-routing check --fix` does that.',
    },
    open_quote: { message: 'a quote is not closed', fix: 'close the quote.' },
    open_bracket: { message: 'a bracket is not closed', fix: 'close the bracket, or put quotes around the value.' },
    key_twice: { message: 'a key occurs twice', fix: 'keep one of the two lines.' },
    tab: { message: 'a tab is used where YAML needs spaces', fix: 'indent with spaces.' },
    control_character: { message: 'the front matter contains a control character', fix: 'remove that character.' },
    late_start: {
        message: 'the front matter does not start on line 1',
        fix: 'remove what stands before the first line of ---.',
    },
    not_closed: {
        message: 'the front matter is not closed by a line of three dashes',
        fix: 'write a line of --- after the last field.',
    },
    no_list: {
        message: 'the front matter is not a list of `key: value`',
        fix: 'write one `key: value` on each line.',
    },
    none: {
        message: 'there is no front matter',
        fix: 'begin the file with a line of ---, then name: and description:, then a line of --- again.',
    },
};
const problemAt = (line, kind) => ({
    ...{ line, kind },
    message: PROBLEMS[kind].message,
});
const fixProblem = (kind) => kind === 'yaml' ? 'correct the YAML of that line.' : PROBLEMS[kind].fix;
/** The messages of the YAML parser for the most common mistakes. */
const YAML_MESSAGES = [
    [/^Nested mappings are not allowed/, 'colon_in_value'],
    [/^Missing closing/, 'open_quote'],
    [/must be unique$/, 'key_twice'],
    [/must be sufficiently indented and end with/, 'open_bracket'],
    [/^Tabs are not allowed/, 'tab'],
];
/** Plain words where there are any; else the parser's message without its location and excerpt. */
function problemOfYaml(line, said) {
    const first = (said.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    const kind = YAML_MESSAGES.find(([pattern]) => pattern.test(first))?.[1];
    return kind ? problemAt(line, kind) : { line, kind: 'yaml', message: first };
}


/***/ }),

/***/ 9523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1389);
/** Parses the YAML block at the top of a SKILL.md as leniently as the CLIs do, and lists what a strict parser would reject. */


function parseFrontMatter(text) {
    const problems = [];
    const marked = text.startsWith('\uFEFF');
    if (marked)
        problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(1, 'byte_order_mark'));
    const lines = (marked ? text.slice(1) : text).split(/\r?\n/);
    const none = (line, kind) => ({
        present: false,
        fields: {},
        problems: [...problems, (0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(line, kind)],
        body_line: 1,
    });
    if (!isFence(lines[0])) {
        const first = lines.findIndex((line) => line.trim() !== '');
        return first > 0 && isFence(lines[first]) ? none(first + 1, 'late_start') : none(1, 'none');
    }
    const close = lines.findIndex((line, index) => index > 0 && isFence(line));
    if (close < 0)
        return none(1, 'not_closed');
    const block = lines.slice(1, close);
    const control = block.findIndex((line) => CONTROL.test(line));
    if (control >= 0)
        problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(control + 2, 'control_character'));
    const { fields, problems: found } = readBlock(block);
    // The YAML parser may report the same problem of one line several times.
    const once = new Map([...problems, ...found].map((problem) => [`${problem.line} ${problem.message}`, problem]));
    return { present: true, fields, problems: [...once.values()], body_line: close + 2 };
}
// All control characters but tab and line ends.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const isFence = (line) => line !== undefined && /^---[ \t]*$/.test(line);
function readBlock(block) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(block.join('\n'), { logLevel: 'silent', prettyErrors: true });
    // The block starts on the file's second line.
    const problems = document.errors.map((error) => (0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfYaml */ .iN)((error.linePos?.[0].line ?? 1) + 1, error.message));
    const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
    if (!broken && document.contents === null)
        return { fields: {}, problems };
    if (!broken && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)) {
        try {
            return { fields: document.toJS(), problems };
        }
        catch (error) {
            problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfYaml */ .iN)(2, error.message));
        }
    }
    if (!broken)
        problems.push((0,_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(2, 'no_list'));
    return { fields: readLines(block), problems };
}
/** Reads a broken block line by line, as Codex 0.169 does. Of two equal keys the first is kept, as most parsers do. */
function readLines(block) {
    const fields = {};
    let open = null;
    for (const line of block) {
        const [, key, value = ''] = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
        if (key !== undefined) {
            open = key in fields ? null : key;
            if (open)
                fields[open] = /^[|>][+-]?\s*$/.test(value) ? '' : unquote(value.trim());
        }
        else if (open && /^[ \t]+\S/.test(line)) {
            fields[open] = `${fields[open]} ${line.trim()}`.trim();
        }
        else if (line.trim() !== '' && !/^[ \t]/.test(line)) {
            open = null;
        }
    }
    return fields;
}
function unquote(value) {
    const quote = value[0];
    const quoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
    return quoted ? value.slice(1, -1) : value;
}


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
