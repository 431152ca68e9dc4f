export const id = 889;
export const ids = [889];
export const modules = {

/***/ 1399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* reexport */ baseline_schema/* BASELINE_FILE */.tu),
  o4: () => (/* reexport */ expectation/* lockedVersions */.o4),
  nk: () => (/* reexport */ parseBaseline),
  kG: () => (/* reexport */ parseRefBaseline),
  ky: () => (/* reexport */ serialize/* serializeBaseline */.k),
  Rz: () => (/* reexport */ update/* updateBaseline */.R)
});

// UNUSED EXPORTS: BaselineFileSchema, findExpectation, knowsOffers, recordOffers, recordedModes

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(5824);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(509);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var baseline_schema = __webpack_require__(2979);
;// CONCATENATED MODULE: ./build/lib/baseline/parse.js






/** An unknown key, a wrong status or a duplicate key is a ConfigError with file, line, case, path and fix. */
function parseBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(value, { file, line, tolerant: false });
}
/** Drops unknown keys and upgrades older schemas; an unreadable status is still an error, because ignoring it would weaken the gate. */
function parseRefBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(upgradeBaseline(value), { file, line, tolerant: true });
}
/** Upgrades from each schema to the next. 0: the file of the original check-skills harness, which has only entries. */
const UPGRADES = {
    0: (file) => ({ ...file, $meta: { schema: 1 } }),
};
function upgradeBaseline(value) {
    if (!(0,json_value/* isJson */.Fh)(value))
        return value;
    let file = value;
    for (let schema = schemaOf(file); schema < baseline_schema/* BASELINE_SCHEMA */.iW; schema++) {
        const upgrade = UPGRADES[schema];
        if (!upgrade)
            break;
        file = upgrade(file);
    }
    return file;
}
function schemaOf(file) {
    const meta = file['$meta'];
    if (!(0,json_value/* isJson */.Fh)(meta))
        return 0;
    return typeof meta['schema'] === 'number' ? meta['schema'] : baseline_schema/* BASELINE_SCHEMA */.iW;
}
function readBaseline(value, reading) {
    const { file, tolerant } = reading;
    if (!(0,json_value/* isJson */.Fh)(value)) {
        throw new config_error/* ConfigError */.x('A baseline is an object: {"<case_id>": {"<agent>": {"expected_status": "pass"}}}.', {
            file,
            fix: 'write it with `agent-routing baseline update`.',
        });
    }
    const newer = schemaOf(value);
    if (!tolerant && newer > baseline_schema/* BASELINE_SCHEMA */.iW) {
        throw new config_error/* ConfigError */.x(`This baseline has schema ${newer}; this version reads ${baseline_schema/* BASELINE_SCHEMA */.iW}.`, {
            file,
            path: '$meta.schema',
            fix: 'use the newer version of agent-routing that wrote it.',
        });
    }
    const baseline = { $schema: null, $meta: { schema: baseline_schema/* BASELINE_SCHEMA */.iW }, $offers: {}, cases: new Map() };
    for (const [key, part] of Object.entries(value)) {
        if (key === '$schema')
            baseline.$schema = typeof part === 'string' ? part : null;
        else if (key === '$meta') {
            baseline.$meta = tolerant
                ? read(baseline_schema/* RefMetaSchema */.OK, part, [key], reading)
                : read(baseline_schema/* BaselineMetaSchema */.Mx, part, [key], reading);
        }
        else if (key === '$offers')
            baseline.$offers = readOffers(part, reading);
        else if (key.startsWith('$')) {
            if (!tolerant)
                throw (0,schema_issue/* explainWrong */.BO)({ path: [], words: `Unknown key '${key}'`, unknown: key, more: 0 }, locationOf([key], reading), ['$schema', '$meta', '$offers'], '');
        }
        else
            baseline.cases.set(key, readCase(key, part, reading));
    }
    return baseline;
}
function readCase(case_id, value, reading) {
    const agents = new Map();
    for (const [agent, entry] of Object.entries(object(value, [case_id], reading))) {
        const schema = reading.tolerant ? baseline_schema/* RefEntrySchema */.nB : baseline_schema/* BaselineEntrySchema */.vV;
        agents.set(agent, read(schema, entry, [case_id, agent], reading));
    }
    return agents;
}
function readOffers(value, reading) {
    const offers = {};
    for (const [agent, skills] of Object.entries(object(value, ['$offers'], reading))) {
        const rows = Object.entries(object(skills, ['$offers', agent], reading)).map(([skill, offer]) => {
            const schema = reading.tolerant ? baseline_schema/* RefOfferSchema */.pD : baseline_schema/* BaselineOfferSchema */.xX;
            return [skill, read(schema, offer, ['$offers', agent, skill], reading)];
        });
        offers[agent] = Object.fromEntries(rows);
    }
    return offers;
}
function object(value, path, reading) {
    if ((0,json_value/* isJson */.Fh)(value))
        return value;
    const row = path[0] === '$offers' ? '{"offer": "cut", "kept_chars": 80, "of_chars": 120}' : '{"expected_status": "pass"}';
    const depth = path[0] === '$offers' && path.length === 2 ? 'skill' : 'agent';
    throw new config_error/* ConfigError */.x('This must be an object.', {
        ...locationOf(path, reading),
        fix: `write {"<${depth}>": ${row}}.`,
    });
}
function read(schema, value, path, reading) {
    return (0,schema_issue/* parseOrThrow */.zS)(schema, value, (wrong) => {
        const at = [...path, ...wrong.path.map(String)];
        const byMode = ['modes', 'trials'].includes(String(wrong.path.at(-1)));
        const known = byMode ? mode/* MeasuredModeSchema */.vr.options : path.length === 2 ? Object.keys(baseline_schema/* BaselineEntrySchema */.vV.shape) : [];
        const location = locationOf(wrong.unknown === null ? at : [...at, wrong.unknown], reading);
        return (0,schema_issue/* explainWrong */.BO)(wrong, location, known, 'see docs/baseline.md.');
    });
}
function locationOf(path, { file, line }) {
    const [first = '', ...rest] = path;
    const isCase = !first.startsWith('$');
    return {
        file,
        line: line(path),
        ...(isCase ? { case_id: first } : {}),
        path: (isCase && rest.length ? rest : path).join('.'),
    };
}

// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/lib/baseline/update.js
var update = __webpack_require__(2541);
;// CONCATENATED MODULE: ./build/lib/baseline/index.js
/** The baseline: what each case is expected to do on each agent. */








/***/ }),

/***/ 9385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   MT: () => (/* binding */ FETCH_TIMEOUT_MS),
/* harmony export */   V2: () => (/* binding */ failure)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2022);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7127);
/** Runs git: no shell, no hooks, no prompts, nothing that the repository configures. */



/** A repository's own configuration must not start programs here, nor may git ask anybody anything. */
const SAFE = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'protocol.ext.allow=never'].flatMap((setting) => ['-c', setting]);
const READ_TIMEOUT_MS = 60_000;
const FETCH_TIMEOUT_MS = 120_000;
function git(folder, args, timeout = READ_TIMEOUT_MS) {
    const env = {
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
        LC_ALL: 'C',
    };
    const options = { cwd: folder, env, timeout, maxBuffer: 256 * 1024 * 1024 };
    return new Promise((done, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...SAFE, ...args], options, (error, stdout, stderr) => {
            if (error && 'syscall' in error) {
                reject(new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x('git could not be started.', {
                    fix: `install git, and run this command in a folder that exists (${error.message}).`,
                }));
            }
            else
                done({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
        });
        child.stdin?.end();
    });
}
function failure(problem, stderr) {
    const words = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(stderr.split('\n').find((row) => /^(fatal|error):/.test(row)) ?? stderr, 300);
    const fix = /dubious ownership/.test(stderr)
        ? 'mark the folder as yours: git config --global --add safe.directory <folder>.'
        : /not a git repository/.test(stderr)
            ? 'run it in a clone, or compare with a file instead of a ref: --ref-baseline FILE.'
            : /shallow|not our ref|neither in/.test(`${stderr}${problem}`)
                ? 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).'
                : 'read the message of git, and correct what it names.';
    return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigError */ .x(`${problem}${words ? ` (git: ${words})` : ''}.`, { fix });
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
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* unused harmony export listPaths */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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

/***/ 8533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ic: () => (/* binding */ PROJECT_FOLDERS),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   xy: () => (/* binding */ findSourceSkills)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8815);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2022);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3721);
/* harmony import */ var _skill_describe_skill_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7609);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9115);
/** A folder on disk → the Source under test: its manifests, its skills and their hashes. */









const { basename, dirname, join } = node_path__WEBPACK_IMPORTED_MODULE_3__.posix;
/** Folders that may contain the skills of a repository that is not a plugin. */
const PROJECT_FOLDERS = ['skills', '.claude/skills', '.github/skills', '.agents/skills', '.codex/skills'];
const HOOK_FILES = ['hooks/hooks.json', 'hooks.json'];
const PROJECT_COMMANDS = '.claude/commands';
async function readSource(path) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path).catch(() => null);
    if (!root || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(root)).isDirectory()) {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .x('There is no such folder.', {
            file: path,
            fix: 'name the folder of a plugin or of skills with --source.',
        });
    }
    const { manifest, marketplace, marketplace_name, plugins, paths } = await findSourceSkills(root);
    const skills = await Promise.all(paths.map((skill) => readSkill(root, skill)));
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256');
    for (const skill of skills)
        hash.update(`${skill.path}\0${skill.hash}\n`);
    const hook_folders = await findHookFolders(root, plugins);
    const extensions = await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .readExtensions */ .HW)(root);
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
        ...(hook_folders.length ? { hook_folders } : {}),
        ...(Object.keys(extensions).length ? { extensions } : {}),
        commands: await readCommands(root, plugins),
        hash: hash.digest('hex'),
    };
}
/** Finds the source's SKILL.md files through its manifests or in the folders that agents search. root: a real path. */
async function findSourceSkills(root) {
    const own = { folder: '', manifests: await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .readManifests */ .PX)(root), entry: null };
    const manifest = firstManifest(root, own);
    const marketplace = await findFirst(root, _source_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .MARKETPLACES */ .nL);
    const market = marketplace ? await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .readMarketplace */ .QP)(root, marketplace) : { name: null, plugins: [] };
    const plugins = [own, ...market.plugins];
    const folders = plugins.flatMap((plugin) => plugin === own && !manifest ? PROJECT_FOLDERS : [join(plugin.folder, 'skills'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(plugin, 'skills')]);
    let paths = await findSkills(root, folders);
    const isSkill = await isFile(join(root, 'SKILL.md'));
    // The root is itself a folder of skills, such as ~/.claude/skills, or a single skill.
    if (!manifest && (paths.length === 0 || isSkill))
        paths = await findSkills(root, ['.']);
    else if (paths.length === 0 && isSkill)
        paths = ['SKILL.md'];
    return { manifest, marketplace, marketplace_name: market.name, plugins, paths };
}
function firstManifest(root, { manifests }) {
    const [first] = Object.entries(manifests);
    if (!first)
        return null;
    const [path, fields] = first;
    if (fields)
        return { path, fields };
    throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .x('The plugin manifest is not a JSON object.', {
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
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(join(root, folder)).catch(() => null);
        if (real !== null && walked.has(real))
            continue;
        walked.add(real);
        for (const file of await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .listTree */ .nT)(root, folder))
            if (basename(file) === 'SKILL.md')
                found.add(file);
    }
    return [...found].sort();
}
async function readCommands(root, plugins) {
    const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'commands'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(plugin, 'commands')]);
    const trees = await Promise.all([...new Set([...folders, PROJECT_COMMANDS])].map((folder) => (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .listTree */ .nT)(root, folder)));
    const paths = [...new Set(trees.flat())].filter((path) => path.endsWith('.md')).sort();
    return Promise.all(paths.map(async (path) => ({ path, text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(join(root, path), 'utf8') })));
}
async function readSkill(root, path) {
    const folder = dirname(path);
    const bytes = await readBytes(root, path);
    const text = bytes.toString('utf8');
    const dir = folder === '.' ? basename(root) : basename(folder);
    const openai = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
    const real_path = node_path__WEBPACK_IMPORTED_MODULE_3__.posix.relative(root, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(join(root, path)));
    return {
        ...(0,_skill_describe_skill_js__WEBPACK_IMPORTED_MODULE_7__/* .describeSkill */ .Z)(text, dir),
        dir,
        path,
        ...((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(join(root, path))).isSymbolicLink() ? { linked: true } : {}),
        ...((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? {} : { broken_bytes: true }),
        ...(real_path === path ? {} : { real_path }),
        ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
        hash: await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .hashFolder */ .nP)(root, folder),
    };
}
async function readBytes(root, path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(join(root, path)).catch((error) => {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigError */ .x(`The file of a skill cannot be read (${error.code}).`, {
            file: join(root, path),
            fix: 'make the file readable, or remove it from the source.',
        });
    });
}
function readYaml(text) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qg)(text);
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
const isFile = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).then((facts) => facts.isFile(), () => false);


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


/***/ })

};
