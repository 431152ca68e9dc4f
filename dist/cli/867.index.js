export const id = 867;
export const ids = [867];
export const modules = {

/***/ 921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readAtRef),
/* harmony export */   Y: () => (/* binding */ changedFiles)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9891);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6824);
/** Reads one file at a git ref, and what changed since one. No shell, no hooks, no prompts; at most one fetch. */





/** A repository's own configuration must not start programs here, nor may git ask anybody anything. */
const SAFE = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'protocol.ext.allow=never'].flatMap((setting) => ['-c', setting]);
const READ_TIMEOUT_MS = 60_000;
const FETCH_TIMEOUT_MS = 120_000;
/** `file` is absolute or relative to `folder`; its path is taken from the repository's root. An unknown ref is a ConfigError, never an absent file. */
async function readAtRef(folder, ref, file) {
    checkRef(ref);
    const root = await findRoot(folder);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), file))
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .join('/');
    if (path === '' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`This file lies outside the repository ${root}, so no ref has it.`, {
            file,
            fix: 'name a file of the repository, or use --ref-baseline.',
        });
    }
    const { sha, resolved } = await resolveRef(root, ref);
    // ls-tree tells an absent file from a broken repository; `git show` fails alike for both.
    const listed = await git(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
    if (listed.code !== 0)
        throw failure(`git cannot read ${ref}`, listed.stderr);
    const [mode, type, object] = listed.stdout.split('\t')[0]?.split(' ') ?? [];
    if (!object)
        return { text: null, sha, resolved };
    if (type !== 'blob' || mode === '120000') {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`At ${ref} this is not a file.`, {
            file: path,
            fix: 'name the file itself, not a link or a folder.',
        });
    }
    const shown = await git(root, ['cat-file', 'blob', object]);
    if (shown.code !== 0)
        throw failure(`git cannot read ${path} at ${ref}`, shown.stderr);
    return { text: shown.stdout, sha, resolved };
}
/** Files below `folder` that differ from the ref (from where the branch left it), uncommitted and new ones included. Absolute paths. */
async function changedFiles(folder, ref) {
    checkRef(ref);
    const { sha } = await resolveRef(await findRoot(folder), ref);
    const base = await git(folder, ['merge-base', sha, 'HEAD']);
    const from = base.code === 0 ? base.stdout.trim() : sha;
    const changed = await git(folder, [
        'diff',
        '--name-only',
        '--no-renames',
        '--no-ext-diff',
        '--relative',
        '-z',
        from,
        '--',
    ]);
    const fresh = await git(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
    const failed = [changed, fresh].find((run) => run.code !== 0);
    if (failed)
        throw failure(`git cannot tell what changed since ${ref}`, failed.stderr);
    const names = [...changed.stdout.split('\0'), ...fresh.stdout.split('\0')].filter(Boolean);
    return [...new Set(names)].sort().map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, name));
}
function checkRef(ref) {
    if (/^[A-Za-z0-9_@][\w./@~^{}+#%,=-]*$/.test(ref) && ref.length <= 250)
        return;
    throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`'${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(ref, 80)}' is not the name of a ref.`, {
        fix: 'name a branch, a tag or a commit.',
    });
}
async function findRoot(folder) {
    const found = await git(folder, ['rev-parse', '--show-toplevel']);
    if (found.code === 0)
        return found.stdout.replace(/\n$/, '');
    throw failure(`${folder} is not in a git repository that can be read`, found.stderr);
}
/** origin/REF, then REF, then one fetch of REF. */
async function resolveRef(root, ref) {
    for (const name of [`refs/remotes/origin/${ref}`, ref]) {
        const sha = await parseCommit(root, name);
        if (sha)
            return { sha, resolved: name.replace(/^refs\/remotes\//, '') };
    }
    const fetched = await fetchRef(root, ref);
    const sha = fetched.code === 0 ? await parseCommit(root, 'FETCH_HEAD') : null;
    if (sha)
        return { sha, resolved: 'FETCH_HEAD' };
    throw failure(`The ref '${ref}' is neither in this clone nor at its origin`, fetched.stderr);
}
async function parseCommit(root, name) {
    const parsed = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    const sha = parsed.stdout.trim();
    return parsed.code === 0 && /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
async function fetchRef(root, ref) {
    const shallow = await git(root, ['rev-parse', '--is-shallow-repository']);
    // --depth=1 in a whole clone would make it a shallow one.
    const depth = shallow.stdout.trim() === 'true' ? ['--depth=1'] : [];
    const name = ref.replace(/^origin\//, '');
    const options = ['--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
    return git(root, ['fetch', ...options, '--end-of-options', 'origin', name], FETCH_TIMEOUT_MS);
}
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
                reject(new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('git could not be started.', {
                    fix: `install git, and run in a folder that exists (${error.message}).`,
                }));
            }
            else
                done({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr });
        });
        child.stdin?.end();
    });
}
function failure(problem, stderr) {
    const words = (0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(stderr.split('\n').find((row) => /^(fatal|error):/.test(row)) ?? stderr, 300);
    const fix = /dubious ownership/.test(stderr)
        ? 'mark the folder as yours: git config --global --add safe.directory <folder>.'
        : /shallow|not our ref|couldn't find remote ref|neither in/.test(`${stderr}${problem}`)
            ? 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).'
            : 'see what git says.';
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x(`${problem}${words ? ` (git: ${words})` : ''}.`, { fix });
}


/***/ }),

/***/ 3104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PX: () => (/* binding */ readManifests),
/* harmony export */   QP: () => (/* binding */ readMarketplace),
/* harmony export */   VN: () => (/* binding */ MANIFEST_HOMES),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   nL: () => (/* binding */ MARKETPLACES),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* unused harmony export listPaths */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1060);
/** Reads plugin and marketplace manifests of a source, tolerantly: what agents make of a broken one is theirs to say. */



const { join, normalize } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
/** In the order of the agents: Claude Code's place first, then those that only Copilot 1.0.102 and Codex 0.169 know. */
const MANIFEST_HOMES = ['.claude-plugin', '', '.github/plugin', '.plugin', '.codex-plugin'];
const MARKETPLACES = [
    ...MANIFEST_HOMES.map((home) => join(home, 'marketplace.json')),
    '.agents/plugins/marketplace.json',
];
/** The plugins that stand in the source itself; what a marketplace fetches from elsewhere is not under test. */
async function readMarketplace(root, path) {
    const listing = parseObject(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, path), 'utf8').catch(() => ''));
    const entries = Array.isArray(listing?.['plugins']) ? listing['plugins'] : [];
    const [base = '.'] = listPaths(listing?.['metadata']?.['pluginRoot']);
    const found = entries.flatMap((entry) => {
        const source = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(entry) ? localSource(entry) : null;
        if (source === null || !(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(entry))
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
/** `"./x"`, or as Codex writes it `{"source": "local", "path": "./x"}`; null: the plugin stands elsewhere. */
function localSource({ source }) {
    if (typeof source === 'string')
        return source;
    if (!(0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(source) || 'url' in source || 'repo' in source)
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
        const fields = parseObject(text);
        // A plugin.json at the root may belong to anything; a plugin's names itself.
        if (home === '' && typeof fields?.['name'] !== 'string')
            continue;
        manifests[path] = fields;
    }
    return manifests;
}
/** What a plugin's manifests and its marketplace entry say of that field, as paths relative to the root. */
function pathsOf({ folder, manifests, entry }, field) {
    const said = [...Object.values(manifests), entry].flatMap((fields) => listPaths(fields?.[field]));
    return said.map((path) => join(folder, path));
}
/** One path or several; those that leave the root are not the source's. */
function listPaths(value) {
    return (Array.isArray(value) ? value : [value])
        .filter((path) => typeof path === 'string' && path !== '' && !path.startsWith('/'))
        .map((path) => normalize(path).replace(/\/$/, '') || '.')
        .filter((path) => path !== '..' && !path.startsWith('../'));
}
function parseObject(text) {
    try {
        const value = JSON.parse(text.replace(/^\uFEFF/, ''));
        return (0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(value) ? value : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ic: () => (/* binding */ PROJECT_FOLDERS),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   xy: () => (/* binding */ findSourceSkills)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8815);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9891);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9523);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3104);
/* harmony import */ var _source_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5857);
/** Turns a folder on disk into the Source under test: its manifests, its skills and their hashes. */








const { basename, dirname, join } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
/** Where skills of a repository that is no plugin may stand. */
const PROJECT_FOLDERS = ['skills', '.claude/skills', '.github/skills', '.agents/skills', '.codex/skills'];
const PROJECT_COMMANDS = '.claude/commands';
async function readSource(path) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null);
    if (!root || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(root)).isDirectory()) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x('The source is no folder.', {
            file: path,
            fix: 'name the folder of a plugin, or one that holds skills, with --source.',
        });
    }
    const { manifest, marketplace, marketplace_name, plugins, paths } = await findSourceSkills(root);
    const skills = await Promise.all(paths.map((skill) => readSkill(root, skill)));
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const skill of skills)
        hash.update(`${skill.path}\0${skill.hash}\n`);
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
        commands: await readCommands(root, plugins),
        hash: hash.digest('hex'),
    };
}
/** Where the source's SKILL.md files stand, from its manifests or the folders that agents look in. root: a real path. */
async function findSourceSkills(root) {
    const own = { folder: '', manifests: await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .readManifests */ .PX)(root), entry: null };
    const manifest = firstManifest(root, own);
    const marketplace = await findFirst(root, _source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKETPLACES */ .nL);
    const market = marketplace ? await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .readMarketplace */ .QP)(root, marketplace) : { name: null, plugins: [] };
    const plugins = [own, ...market.plugins];
    const folders = plugins.flatMap((plugin) => plugin === own && !manifest ? PROJECT_FOLDERS : [join(plugin.folder, 'skills'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .pathsOf */ .wG)(plugin, 'skills')]);
    let paths = await findSkills(root, folders);
    const isSkill = await isFile(join(root, 'SKILL.md'));
    // A folder of skills itself, such as ~/.claude/skills, or a single skill.
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
    throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x('The plugin manifest is no JSON object.', {
        file: join(root, path),
        fix: 'mend it; `{"name": "my-plugin"}` is enough.',
    });
}
/** Every SKILL.md below the folders, sorted: whether an agent finds it there is that agent's to say. */
async function findSkills(root, folders) {
    const found = new Set();
    const walked = new Set();
    for (const folder of new Set(folders)) {
        // `.claude/skills` is often a link to `skills`: its skills are there already.
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(join(root, folder)).catch(() => null);
        if (real !== null && walked.has(real))
            continue;
        walked.add(real);
        for (const file of await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .listTree */ .nT)(root, folder))
            if (basename(file) === 'SKILL.md')
                found.add(file);
    }
    return [...found].sort();
}
async function readCommands(root, plugins) {
    const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'commands'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .pathsOf */ .wG)(plugin, 'commands')]);
    const trees = await Promise.all([...new Set([...folders, PROJECT_COMMANDS])].map((folder) => (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .listTree */ .nT)(root, folder)));
    const paths = [...new Set(trees.flat())].filter((path) => path.endsWith('.md')).sort();
    return Promise.all(paths.map(async (path) => ({ path, text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, path), 'utf8') })));
}
async function readSkill(root, path) {
    const folder = dirname(path);
    const text = await readText(root, path);
    const front_matter = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFrontMatter */ .e)(text);
    const dir = folder === '.' ? basename(root) : basename(folder);
    const openai = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
    const real_path = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.relative(root, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(join(root, path)));
    return {
        id: asText(front_matter.fields['name']) ?? dir,
        dir,
        path,
        description: asText(front_matter.fields['description']),
        front_matter,
        text,
        ...((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(join(root, path))).isSymbolicLink() ? { linked: true } : {}),
        ...(real_path === path ? {} : { real_path }),
        ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
        hash: await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .hashFolder */ .nP)(root, folder),
    };
}
async function readText(root, path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, path), 'utf8').catch((error) => {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`A skill's file cannot be read (${error.code}).`, {
            file: join(root, path),
            fix: 'give yourself the right to read it, or take it out of the source.',
        });
    });
}
function readYaml(text) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .qg)(text);
    }
    catch {
        return null;
    }
}
/** `name: 123` is a name too. */
function asText(value) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        return null;
    return String(value).trim() || null;
}
async function findFirst(root, paths) {
    for (const path of paths)
        if (await isFile(join(root, path)))
            return path;
    return null;
}
const isFile = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((facts) => facts.isFile(), () => false);


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findSkills),
/* harmony export */   Z: () => (/* binding */ listIds)
/* harmony export */ });
/** A folder's name counts only where no skill has that id. Several: two plugins have one each, or the source is at fault. */
function findSkills(source, id) {
    const colon = id.lastIndexOf(':');
    const bare = id.slice(colon + 1);
    const within = colon < 0 ? source.skills : source.skills.filter((skill) => pluginNames(skill, source).has(id.slice(0, colon)));
    const named = within.filter((skill) => skill.id === bare);
    return named.length > 0 ? named : within.filter((skill) => skill.dir === bare);
}
/** Every id that a case may write for it. */
function listIds(skill, source) {
    const bare = [...new Set([skill.id, skill.dir])];
    return [...bare, ...[...pluginNames(skill, source)].flatMap((name) => bare.map((id) => `${name}:${id}`))];
}
/** What manifests and marketplace call the plugins that hold it. */
function pluginNames(skill, source) {
    const holding = source.plugins.filter(({ folder }) => folder === '' || skill.path.startsWith(`${folder}/`));
    const told = holding.flatMap(({ entry, manifests }) => [entry, ...Object.values(manifests)].map((fields) => fields?.['name']));
    return new Set([source.name, ...told.filter((name) => typeof name === 'string')]);
}


/***/ }),

/***/ 909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBaselines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(826);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
/* harmony import */ var _lib_io_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3385);
/** `--baseline`, `--baseline-ref`, `--ref-baseline` → the current baseline and the one to compare against. */




async function readBaselines(options, cwd, readAtRef) {
    const { baseline_ref: name, ref_baseline } = options;
    if (name && ref_baseline) {
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('--baseline-ref and --ref-baseline name the same thing twice.', {
            fix: 'leave one of them out.',
        });
    }
    const file = options.baseline ?? _lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu;
    const text = await (0,_lib_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if (text === null && options.baseline)
        throw noSuchFile(file);
    const current = text === null ? null : (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
    if (ref_baseline) {
        const found = await (0,_lib_io_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, ref_baseline));
        if (found === null)
            throw noSuchFile(ref_baseline);
        return { file, current, ref: { name: ref_baseline, sha: null, baseline: (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(found, ref_baseline) } };
    }
    if (!name)
        return { file, current, ref: null };
    const at = await readAtRef(name, file);
    const baseline = at.text === null ? null : (0,_lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(at.text, `${file} at ${name}`);
    return { file, current, ref: { name, sha: at.sha, baseline } };
}
function noSuchFile(file) {
    return new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('There is no such baseline.', {
        file,
        fix: 'write one with `agent-routing baseline update`, or leave the option out.',
    });
}


/***/ }),

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
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


/***/ }),

/***/ 1585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ terminalEdges)
/* harmony export */ });
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(921);

function terminalEdges(shell, progress) {
    return {
        cwd: shell.cwd,
        env: shell.env,
        say: progress.say,
        protocol: (line) => shell.stderr(`${line}\n`),
        onState: progress.onState,
        readAtRef: (ref, file) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readAtRef */ .B)(shell.cwd, ref, file),
        signal: shell.signal,
    };
}


/***/ })

};
