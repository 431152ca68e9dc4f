export const id = 303;
export const ids = [303];
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
/* harmony export */   Pe: () => (/* binding */ listPaths),
/* harmony export */   QP: () => (/* binding */ readMarketplace),
/* harmony export */   VN: () => (/* binding */ MANIFEST_HOMES),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   nL: () => (/* binding */ MARKETPLACES)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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
    const plugins = Array.isArray(listing?.['plugins']) ? listing['plugins'] : [];
    return plugins.flatMap((plugin) => {
        const { source, skills } = (plugin ?? {});
        const [home] = typeof source === 'string' ? listPaths(source) : [];
        return home === undefined ? [] : [{ home, skills: listPaths(skills) }];
    });
}
/** The first manifest of a plugin's folder, with its place relative to that folder. */
async function readManifest(folder) {
    for (const home of MANIFEST_HOMES) {
        const path = join(home, 'plugin.json');
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(folder, path), 'utf8').catch(() => null);
        if (text === null)
            continue;
        const fields = parseObject(text);
        // A plugin.json at the root may belong to anything; a plugin's names itself.
        if (home === '' && typeof fields?.['name'] !== 'string')
            continue;
        return { path, fields };
    }
    return null;
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
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readSource)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9891);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9523);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3104);
/* harmony import */ var _source_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5857);
/** Turns a folder on disk into the Source under test: its manifests, its skills and their hashes. */







const { basename, dirname, join } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
/** Where skills of a repository that is no plugin may stand. */
const PROJECT_FOLDERS = ['skills', '.claude/skills', '.github/skills', '.agents/skills'];
async function readSource(path) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null);
    if (!root || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(root)).isDirectory()) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('The source is no folder.', {
            file: path,
            fix: 'name the folder of a plugin, or one that holds skills, with --source.',
        });
    }
    const manifest = await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(root);
    if (manifest && !manifest.fields) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigError */ .x('The plugin manifest is no JSON object.', {
            file: join(root, manifest.path),
            fix: 'mend it; `{"name": "my-plugin"}` is enough.',
        });
    }
    const marketplace = await findFirst(root, _source_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .MARKETPLACES */ .nL);
    const own = manifest ? ['skills', ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .listPaths */ .Pe)(manifest.fields?.['skills'])] : PROJECT_FOLDERS;
    let paths = await findSkills(root, [...own, ...(marketplace ? await pluginFolders(root, marketplace) : [])]);
    // A folder of skills itself, such as ~/.claude/skills, or a single skill.
    if (!manifest && (paths.length === 0 || (await isFile(join(root, 'SKILL.md')))))
        paths = await findSkills(root, ['.']);
    const skills = await Promise.all(paths.map((skill) => readSkill(root, skill)));
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const skill of skills)
        hash.update(`${skill.path}\0${skill.hash}\n`);
    const name = manifest?.fields?.['name'];
    return {
        root,
        kind: manifest ? 'plugin' : 'skills',
        name: typeof name === 'string' && name !== '' ? name : basename(root),
        manifest: manifest?.path ?? null,
        marketplace,
        skills,
        hash: hash.digest('hex'),
    };
}
/** Every SKILL.md below the folders, sorted: whether an agent finds it there is that agent's to say. */
async function findSkills(root, folders) {
    const found = new Set();
    for (const folder of folders) {
        for (const file of await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .listTree */ .nT)(root, folder))
            if (basename(file) === 'SKILL.md')
                found.add(file);
    }
    return [...found].sort();
}
async function pluginFolders(root, marketplace) {
    const folders = [];
    for (const { home, skills } of await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarketplace */ .QP)(root, marketplace)) {
        const manifest = await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(join(root, home));
        const named = ['skills', ...skills, ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .listPaths */ .Pe)(manifest?.fields?.['skills'])];
        folders.push(...named.map((folder) => join(home, folder)));
    }
    return folders;
}
async function readSkill(root, path) {
    const front_matter = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFrontMatter */ .e)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, path), 'utf8'));
    const folder = dirname(path);
    const dir = folder === '.' ? basename(root) : basename(folder);
    return {
        id: asText(front_matter.fields['name']) ?? dir,
        dir,
        path,
        description: asText(front_matter.fields['description']),
        front_matter,
        hash: await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .hashFolder */ .nP)(root, folder),
    };
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

/***/ 909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBaselines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _lib_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9239);
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

/***/ 3303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 71 modules
var agents = __webpack_require__(8109);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/corpus.js + 1 modules
var io_corpus = __webpack_require__(5139);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
;// CONCATENATED MODULE: ./build/lib/lint/hook-rules.js
/** Hook declarations of a source and the scripts they name → findings about hooks that silently do nothing or let everything through. */

const command = schemas/* looseObject */._H3({
    type: schemas/* string */.YjP().optional(),
    command: schemas/* string */.YjP().optional(),
    bash: schemas/* string */.YjP().optional(),
});
const group = schemas/* looseObject */._H3({ matcher: schemas/* string */.YjP().optional(), hooks: schemas/* array */.YOg(command).optional() });
const HooksSchema = schemas/* looseObject */._H3({ hooks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* union */.KCZ([group, command]))) });
/** Scripts a command runs, as paths below the plugin: `${CLAUDE_PLUGIN_ROOT}/hooks/x.sh`, `./hooks/x.sh`, `python3 hooks/x.py`. */
function scriptsOf(commandLine) {
    return [
        ...commandLine.matchAll(/(?:\$\{?[A-Z_]*(?:ROOT|DIR)\}?"?\/|\.\/|(?<=\s|^))([\w@.-]+(?:\/[\w@.-]+)+|[\w@-]+\.(?:sh|py|js|mjs|ts|rb))/g),
    ].map((match) => match[1] ?? '');
}
function commandsOf(text) {
    const parsed = HooksSchema.safeParse(parse(text));
    if (!parsed.success)
        return null;
    return Object.values(parsed.data.hooks).flatMap((rows) => rows.flatMap((row) => ('hooks' in row && row.hooks
        ? row.hooks
        : [row]).flatMap((one) => one.command ?? one.bash ?? [])));
}
function lintHooks(files) {
    return files.flatMap((hook) => {
        const place = { file: hook.file, line: 1, subject: hook.file, consequences: {} };
        const commands = commandsOf(hook.text);
        if (!commands) {
            return [
                {
                    rule: 'hook-shape',
                    severity: 'error',
                    ...place,
                    message: 'no agent will run these hooks',
                    fix: 'write {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "…"}]}]}}.',
                },
            ];
        }
        return commands.flatMap((line) => scriptsOf(line).flatMap((path) => lintScript(path, line, hook, place)));
    });
}
function lintScript(path, line, hook, place) {
    if (!(path in hook.scripts))
        return [];
    const script = hook.scripts[path];
    if (!script)
        return [
            {
                rule: 'hook-missing',
                severity: 'error',
                ...place,
                message: `its command names ${path}, which is not there`,
                fix: 'correct the path; a hook that cannot start lets the call through.',
            },
        ];
    const runsItself = !new RegExp(`\\b(?:bash|sh|node|python3?|ruby|uv|bun|deno)\\b[^|;&]*${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(line);
    const findings = [];
    if (runsItself && !script.executable) {
        findings.push({
            rule: 'hook-missing',
            severity: 'error',
            ...place,
            message: `${path} may not be executed`,
            fix: `chmod +x ${path}`,
        });
    }
    const exits = script.text.split('\n').findIndex((text) => /\bexit\s*\(?\s*1\b/.test(text));
    if (exits >= 0 && !/\bexit\s*\(?\s*2\b|permissionDecision|"decision"/.test(script.text)) {
        findings.push({
            rule: 'hook-fails-open',
            severity: 'warning',
            ...place,
            line: 1,
            message: `${path}:${exits + 1} ends in exit 1 and nothing in it denies`,
            consequences: {
                claude: 'exit 1 lets the call run',
                codex: 'exit 1 lets the call run',
                copilot: 'exit 1 denies, without the reason',
            },
            fix: 'end in exit 2 with the reason on stderr, or print a deny decision as JSON.',
        });
    }
    return findings;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/lib/io/hook-files.js
/** Finds the hook declarations of a source and reads the scripts that they name. */





/** Where a plugin or repository declares hooks for one of the agents. */
const DECLARATIONS = ['hooks/*.json', 'hooks.json', '.github/hooks/*.json', '.codex/hooks.json'];
async function readHookFiles(source, prefix) {
    const found = await (0,dist/* glob */.TI)(DECLARATIONS, { cwd: source.root, absolute: true, dot: true });
    return Promise.all(found.sort().map(async (path) => {
        const text = await (0,promises_.readFile)(path, 'utf8');
        const scripts = {};
        for (const script of (commandsOf(text) ?? []).flatMap(scriptsOf))
            scripts[script] = await readScript((0,external_node_path_.join)(source.root, script));
        return { file: `${prefix}${(0,external_node_path_.relative)(source.root, path)}`, text, scripts };
    }));
}
async function readScript(path) {
    const text = await (0,files/* readTextIfAny */.$)(path).catch(() => null);
    if (text === null)
        return null;
    const executable = await (0,promises_.access)(path, promises_.constants.X_OK).then(() => true, () => false);
    return { text, executable };
}

// EXTERNAL MODULE: ./build/lib/io/route-index.js + 2 modules
var route_index = __webpack_require__(7854);
// EXTERNAL MODULE: ./build/lib/io/source.js
var source = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/lib/io/vectors.js + 1 modules
var vectors = __webpack_require__(9011);
// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
;// CONCATENATED MODULE: ./build/lib/lint/case-rules.js


function lintCases(facts) {
    return [
        ...facts.cases.flatMap((testCase) => lintCase(testCase, facts)),
        ...lintCoverage(facts),
        ...lintOrphans(facts),
    ];
}
function lintCase(testCase, { source }) {
    if (testCase.kind !== 'skill')
        return [];
    const place = {
        file: testCase.origin?.file ?? 'cases.json',
        line: testCase.origin?.line ?? 1,
        subject: testCase.case_id,
        consequences: {},
    };
    const known = source.skills.flatMap((skill) => [
        skill.id,
        skill.dir,
        `${source.name}:${skill.id}`,
        `${source.name}:${skill.dir}`,
    ]);
    const aliases = Object.values(testCase.provider_aliases).flatMap((names) => Object.keys(names));
    const unknown = (id) => !known.includes(id) && !aliases.includes(id);
    const meant = (id) => {
        const near = (0,nearest/* nearest */.p)((0,case_select/* bareId */.yW)(id), known);
        return near
            ? `did you mean '${near}'?`
            : `the source has ${source.skills
                .slice(0, 8)
                .map(({ id: name }) => name)
                .join(', ')}.`;
    };
    const required = [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
    const findings = [];
    for (const id of required.filter(unknown)) {
        findings.push({
            rule: 'case-unknown-skill',
            severity: 'error',
            ...place,
            message: `it expects '${id}', which the source does not have`,
            fix: meant(id),
        });
    }
    for (const id of [...testCase.disallowed_skills, ...testCase.optional_skills].filter(unknown)) {
        findings.push({
            rule: 'case-vacuous',
            severity: 'warning',
            ...place,
            message: `'${id}' is no skill of the source, so it can never be hit`,
            fix: meant(id),
        });
    }
    for (const id of required.filter((name) => source.skills.filter((skill) => skill.id === (0,case_select/* bareId */.yW)(name)).length > 1)) {
        findings.push({
            rule: 'case-ambiguous',
            severity: 'error',
            ...place,
            message: `two skills answer to '${id}'`,
            fix: 'rename one, or write `plugin:skill`.',
        });
    }
    for (const id of required.filter((name) => namesSkill(testCase.prompt, (0,case_select/* bareId */.yW)(name)))) {
        findings.push({
            rule: 'case-names-skill',
            severity: 'warning',
            ...place,
            message: `the prompt names '${(0,case_select/* bareId */.yW)(id)}': in mode live it shows obedience, not routing`,
            fix: 'say what is wanted in a user’s words.',
        });
    }
    return findings;
}
/** `release-notes`, `release notes`, `$release-notes`; an id of one plain word is a word of the language too. */
function namesSkill(prompt, id) {
    const words = id
        .toLowerCase()
        .split(/[-_\s]+/)
        .filter(Boolean);
    if (words.length < 2)
        return new RegExp(`[$/\`]${escapePattern(id)}\\b`, 'i').test(prompt);
    return new RegExp(`(?<![\\w-])${words.map(escapePattern).join('[-_\\s]')}(?![\\w-])`, 'i').test(prompt);
}
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
function lintCoverage({ source, cases, prefix }) {
    const expected = new Set(cases
        .flatMap((row) => row.kind === 'skill' ? [row.expected_skill, ...row.required_skills] : row.kind === 'route' ? row.expected : [])
        .map(case_select/* bareId */.yW));
    const disallowed = new Set(cases.flatMap((row) => (row.kind === 'skill' ? row.disallowed_skills : [])).map(case_select/* bareId */.yW));
    return source.skills.flatMap((skill) => {
        const place = {
            file: `${prefix}${skill.path}`,
            line: 1,
            subject: skill.id,
            consequences: {},
            severity: 'warning',
        };
        const names = (set) => set.has(skill.id) || set.has(skill.dir);
        if (!names(expected))
            return [
                {
                    rule: 'skill-uncovered',
                    ...place,
                    message: 'no case expects it',
                    fix: 'add a case with a prompt that needs it.',
                },
            ];
        if (!names(disallowed))
            return [
                {
                    rule: 'skill-without-negative',
                    ...place,
                    message: 'no case says when it must stay out',
                    fix: 'add a look-alike or a negative that lists it under disallowed_skills.',
                },
            ];
        return [];
    });
}
function lintOrphans({ cases, baseline }) {
    if (!baseline)
        return [];
    const known = new Map(cases.map((testCase) => [testCase.case_id, testCase]));
    const findings = [];
    for (const [case_id, agents] of baseline.baseline.cases) {
        const place = {
            rule: 'baseline-orphan',
            severity: 'warning',
            file: baseline.file,
            line: 1,
            subject: case_id,
            consequences: {},
        };
        const testCase = known.get(case_id);
        if (!testCase) {
            const meant = (0,nearest/* nearest */.p)(case_id, [...known.keys()]);
            findings.push({
                ...place,
                message: `its case '${case_id}' is not in the corpus`,
                fix: meant ? `remove it, or rename it to '${meant}'.` : 'remove the entry.',
            });
            continue;
        }
        for (const agent of agents.keys()) {
            const name = agent.split(/[@+]/)[0] ?? agent;
            if (!testCase.agents || [agent, name].some((one) => testCase.agents?.includes(one)))
                continue;
            findings.push({ ...place, message: `case '${case_id}' no longer runs on ${agent}`, fix: 'remove the entry.' });
        }
    }
    return findings;
}

;// CONCATENATED MODULE: ./build/lib/lint/finding.js
/** Every rule with what it looks for: the table of docs/lint.md. */
const RULES = {
    'skill-front-matter': 'a SKILL.md whose front matter is missing, not closed or not YAML',
    'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
    'skill-duplicate': 'two skills with one id',
    'skill-name': 'a front-matter name that differs from the folder',
    'skill-shell': 'a skill that runs shell when it is loaded',
    'skill-uncovered': 'a skill that no case expects',
    'skill-without-negative': 'a skill that no case disallows',
    'skill-look-alike': 'two skills that an offline ranker cannot tell apart',
    'listing-budget': 'descriptions that fall because all skills together are over an agent’s listing budget (predicted)',
    'case-unknown-skill': 'a case that names a skill the source does not have',
    'case-vacuous': 'a disallowed skill or token that can never be hit',
    'case-names-skill': 'a prompt that names the skill it expects',
    'case-ambiguous': 'a bare id that two skills answer to',
    'hook-shape': 'a hooks file of the wrong shape, which agents ignore without a word',
    'hook-missing': 'a hook whose command is not there or cannot be run',
    'hook-fails-open': 'a hook that ends in exit 1, which lets the call through',
    'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
};

;// CONCATENATED MODULE: ./build/lib/lint/look-alike-rule.js
function promptsOf(cases) {
    return cases.flatMap((testCase) => {
        const { case_id: id } = testCase;
        if (testCase.kind === 'route' && testCase.expected.length)
            return [{ id, query: testCase.query, expected: testCase.expected }];
        if (testCase.kind !== 'skill' || !testCase.expected_skill)
            return [];
        return [
            {
                id,
                query: testCase.prompt,
                expected: [testCase.expected_skill, ...testCase.required_skills],
                acceptable: testCase.optional_skills,
            },
        ];
    });
}
/** Only pairs with stolen prompts, or descriptions that say the same: a ranker is no model, so this is never an error. */
function describeLookAlikes(pairs, source, prefix) {
    return pairs.map(({ victim, thief, queries, overlap, shared }) => {
        const skill = source.skills.find(({ id }) => id === victim);
        const stolen = queries.map(({ id }) => id);
        const named = stolen.length > 3 ? `${stolen.slice(0, 3).join(', ')} and ${stolen.length - 3} more` : stolen.join(', ');
        return {
            rule: 'skill-look-alike',
            severity: 'warning',
            file: `${prefix}${skill?.path ?? 'SKILL.md'}`,
            line: 1,
            subject: victim,
            message: stolen.length
                ? `the offline ranker puts '${thief}' before it for ${named}`
                : `the offline ranker finds '${thief}' in ${Math.round(overlap * 100)} % of its description`,
            consequences: {},
            fix: `say what sets the two apart${shared.length ? `; both use ${shared.join(', ')}` : ''}.`,
        };
    });
}

;// CONCATENATED MODULE: ./build/lib/lint/skill-rules.js
function lintSkills(facts) {
    const { source } = facts;
    return [
        ...source.skills.flatMap((skill) => [
            ...lintFrontMatter(skill, facts),
            ...lintName(skill, facts),
            ...lintShell(skill, facts),
            ...lintOffer(skill, facts),
        ]),
        ...lintDuplicates(facts),
        ...facts.agents.flatMap((agent) => lintBudget(agent, facts)),
    ];
}
const at = (skill, { prefix }, line = 1) => ({
    file: `${prefix}${skill.path}`,
    line,
    subject: skill.id,
});
function lintFrontMatter(skill, facts) {
    const { present, problems } = skill.front_matter;
    if (!present && problems.length === 0) {
        return [
            {
                rule: 'skill-front-matter',
                severity: 'error',
                ...at(skill, facts),
                message: 'no front matter',
                consequences: {},
                fix: 'begin the file with --- , name, description, and --- again.',
            },
        ];
    }
    return problems.map(({ line, message }) => ({
        rule: 'skill-front-matter',
        severity: present ? 'warning' : 'error',
        ...at(skill, facts, line),
        message,
        consequences: {},
        fix: 'make it one YAML block between two lines of ---; quote a value that holds a colon and a space.',
    }));
}
function lintName(skill, facts) {
    if (skill.id === skill.dir)
        return [];
    return [
        {
            rule: 'skill-name',
            severity: 'warning',
            ...at(skill, facts),
            message: `the front matter says '${skill.id}', the folder '${skill.dir}'`,
            consequences: Object.fromEntries(facts.agents.map(({ key, agent, install }) => [
                key,
                `lists it as ${agent.listedAs(skill, { source: facts.source, install })[0] ?? skill.id}`,
            ])),
            fix: 'give both the same name.',
        },
    ];
}
/** Claude Code runs `!`cmd`` and ```! blocks of a skill when it loads it; elsewhere they are text. */
function lintShell(skill, facts) {
    const lines = (facts.bodies[skill.path] ?? '').split('\n');
    const line = lines.findIndex((text, index) => index + 1 >= skill.front_matter.body_line && /(^|[\s(])!`[^`]+`|^```!/.test(text));
    if (line < 0)
        return [];
    return [
        {
            rule: 'skill-shell',
            severity: 'warning',
            ...at(skill, facts, line + 1),
            message: 'it runs a shell command when it is loaded',
            consequences: { claude: 'the skill does not load where the command may not run or is not there' },
            fix: 'tell the agent to run the command, or ship its output.',
        },
    ];
}
/** Alone in its source a skill has all the room: what is not whole then is not whole for a reason of its own. */
function lintOffer(skill, facts) {
    const alone = { ...facts.source, skills: [skill] };
    const consequences = {};
    let severity = 'warning';
    for (const { key, agent, install, vendor_model } of facts.agents) {
        const place = { source: alone, install, vendor_model };
        const offer = agent.predictOffers(place)[0];
        if (!offer || offer.offer === 'full')
            continue;
        if (offer.offer === 'absent')
            severity = 'error';
        consequences[key] = agent.explainOffer(skill, place, offer.offer) ?? `offered: ${offer.offer}`;
    }
    if (Object.keys(consequences).length === 0)
        return [];
    const list = Object.keys(consequences).join(', ');
    return [
        {
            rule: 'skill-offer',
            severity,
            ...at(skill, facts),
            message: `not offered in full on ${list}`,
            consequences,
            fix: 'see what is said for each agent; `agent-routing discover` measures it.',
        },
    ];
}
function lintDuplicates(facts) {
    const first = new Map();
    return facts.source.skills.flatMap((skill) => {
        const other = first.get(skill.id);
        if (!other)
            first.set(skill.id, skill);
        if (!other)
            return [];
        return [
            {
                rule: 'skill-duplicate',
                severity: 'error',
                ...at(skill, facts),
                message: `the id '${skill.id}' stands in ${other.path} too`,
                consequences: {},
                fix: 'rename one of them.',
            },
        ];
    });
}
function lintBudget({ key, agent, install, vendor_model }, facts) {
    const place = { source: facts.source, install, vendor_model };
    const fallen = agent.predictOffers(place).filter((offer) => {
        if (offer.offer === 'full')
            return false;
        return agent.predictOffers({ ...place, source: { ...facts.source, skills: [offer.skill] } })[0]?.offer === 'full';
    });
    const [worst] = [...fallen].sort((a, b) => a.kept_chars - b.kept_chars);
    if (!worst)
        return [];
    const count = (state) => fallen.filter((offer) => offer.offer === state).length;
    const states = [
        ['absent', 'not named at all'],
        ['name_only', 'by name only'],
        ['cut', 'cut'],
    ].flatMap(([state, words]) => (count(state ?? '') ? [`${count(state ?? '')} ${words}`] : []));
    const reason = agent.explainOffer(worst.skill, place, worst.offer) ?? 'over the listing budget';
    return [
        {
            rule: 'listing-budget',
            severity: 'warning',
            file: facts.source.manifest ? `${facts.prefix}${facts.source.manifest}` : `${facts.prefix}${worst.skill.path}`,
            line: 1,
            subject: key,
            message: `predicted for ${key} ${agent.pinned}: of ${facts.source.skills.length} skills ${states.join(', ')}`,
            consequences: { [key]: reason },
            fix: 'shorten descriptions or ship fewer skills; `agent-routing discover` measures what is left.',
        },
    ];
}

// EXTERNAL MODULE: ./build/lib/report/escape.js
var report_escape = __webpack_require__(6824);
;// CONCATENATED MODULE: ./build/lib/report/lint.js

function renderFindings(findings, suppressed) {
    const lines = [];
    let file = '';
    for (const finding of [...findings].sort(byPlace)) {
        if (finding.file !== file) {
            if (file)
                lines.push('');
            file = finding.file;
            lines.push((0,report_escape/* oneLine */.TN)(file));
        }
        lines.push(`  ${finding.line}: ${finding.severity} ${finding.rule} ${(0,report_escape/* oneLine */.TN)(finding.subject)}: ${(0,report_escape/* oneLine */.TN)(finding.message)}`);
        for (const [agent, words] of Object.entries(finding.consequences))
            lines.push(`      ${agent}: ${(0,report_escape/* oneLine */.TN)(words, 500)}`);
        lines.push(`      Fix: ${(0,report_escape/* oneLine */.TN)(finding.fix)}`);
    }
    const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
    const words = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
    if (lines.length)
        lines.push('');
    lines.push(`${words(count('error'), 'error')}, ${words(count('warning'), 'warning')}${suppressed ? `, ${suppressed} suppressed` : ''}`);
    return `${lines.join('\n')}\n`;
}
function byPlace(a, b) {
    return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

// EXTERNAL MODULE: ./build/lib/router/router.js
var router_router = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/lib/router/scorer.js + 3 modules
var router_scorer = __webpack_require__(4459);
// EXTERNAL MODULE: ./build/lib/router/words.js + 1 modules
var words = __webpack_require__(4821);
;// CONCATENATED MODULE: ./build/lib/router/look-alikes.js



/** A sibling that answers this much of a description as well as its owner does. */
const ALIKE = 0.6;
const SHARED_WORDS = 6;
/** Pairs with stolen prompts first, then pairs whose descriptions alone are alike. Deterministic. */
function findLookAlikes(tools, prompts, embedder) {
    if (tools.length < 2)
        return [];
    const pairs = new Map();
    const overlaps = describeOverlaps(tools, embedder);
    const pairOf = (victim, thief) => {
        const key = JSON.stringify([victim, thief]);
        const pair = pairs.get(key) ?? { victim, thief, queries: [], ...overlaps(victim, thief) };
        pairs.set(key, pair);
        return pair;
    };
    const router = (0,router_router/* createRouter */.a)(tools, embedder);
    const known = new Set(tools.map((tool) => tool.id));
    for (const { id, query, expected, acceptable = [] } of prompts) {
        const victims = expected.filter((name) => known.has(name));
        const ranked = router.rank(query, { limit: tools.length }).map((row) => row.tool.id);
        const thief = ranked[0];
        if (victims.length === 0 || thief === undefined || expected.includes(thief) || acceptable.includes(thief))
            continue;
        const places = victims.map((victim) => ranked.indexOf(victim)).filter((place) => place >= 0);
        const place = places.length ? Math.min(...places) : null;
        const victim = place === null ? victims[0] : ranked[place];
        pairOf(victim, thief).queries.push({ id, query, rank: place === null ? null : place + 1 });
    }
    for (const victim of tools)
        for (const thief of tools)
            if (victim.id < thief.id &&
                Math.max(overlaps(victim.id, thief.id).overlap, overlaps(thief.id, victim.id).overlap) >= ALIKE)
                if (!pairs.has(JSON.stringify([victim.id, thief.id])) && !pairs.has(JSON.stringify([thief.id, victim.id])))
                    pairOf(victim.id, thief.id);
    return [...pairs.values()].sort((a, b) => b.queries.length - a.queries.length ||
        b.overlap - a.overlap ||
        (JSON.stringify([a.victim, a.thief]) < JSON.stringify([b.victim, b.thief]) ? -1 : 1));
}
/** Each description asked as a query: what the sibling's row scores, over what its own does. */
function describeOverlaps(tools, embedder) {
    const scorer = (0,router_scorer/* createScorer */.f)(tools, embedder, null);
    const places = new Map(tools.map((tool, i) => [tool.id, i]));
    const asked = tools.map((tool) => scorer.score(tool.description));
    const spread = new Map();
    const stems = tools.map((tool) => new Map((0,words/* splitWords */.y)(`${tool.id} . ${tool.description}`).map((word) => [word.stem, word.text])));
    for (const words of stems)
        for (const stem of words.keys())
            spread.set(stem, (spread.get(stem) ?? 0) + 1);
    return (victim, thief) => {
        const own = places.get(victim);
        const other = places.get(thief);
        const scores = asked[own].found.scores;
        const shared = [...stems[own].keys()]
            .filter((stem) => stems[other].has(stem))
            .sort((a, b) => spread.get(a) - spread.get(b) || (a < b ? -1 : 1))
            .slice(0, SHARED_WORDS)
            .map((stem) => stems[own].get(stem));
        return { overlap: scores[own] > 0 ? Math.min(1, scores[other] / scores[own]) : 0, shared };
    };
}

// EXTERNAL MODULE: ./build/src/baselines.js
var baselines = __webpack_require__(909);
// EXTERNAL MODULE: ./build/src/command.js
var src_command = __webpack_require__(6448);
// EXTERNAL MODULE: ./build/src/progress.js
var progress = __webpack_require__(1838);
// EXTERNAL MODULE: ./build/src/run/edges.js
var run_edges = __webpack_require__(1585);
// EXTERNAL MODULE: ./build/src/run-options.js
var run_options = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/src/commands/lint.js
/** `lint`: what can be found in corpus, baseline, skills and hooks before any agent starts. */
























const { cases, agents: lint_agents, source: lint_source, baseline, strict, json } = run_options/* RunOptionsSchema */.R.shape;
const lint = (0,src_command/* defineCommand */.NB)({
    summary: 'Finds mistakes in corpus, baseline, skills and hooks before any agent starts',
    positionals: '',
    options: schemas/* object */.Ikc({
        cases,
        agents: lint_agents,
        source: lint_source,
        baseline,
        disable: run_options/* RunOptionsSchema */.R.shape.kind.describe('Rules to leave out, as rule or rule:subject'),
        strict: strict.describe('Warnings fail too'),
        json,
    }),
    async run(options, _, shell) {
        const disabled = checkDisabled(options.disable);
        const found = await (0,source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source));
        const prefix = (0,external_node_path_.relative)(shell.cwd, found.root) ? `${(0,external_node_path_.relative)(shell.cwd, found.root)}/` : '';
        const keys = (0,agent_key/* parseAgentKeys */.F)(options.agents ?? Object.keys(agents/* AGENTS */.jw), agents/* AGENT_NAMES */.RO);
        const linted = keys.flatMap((key) => {
            const agent = (0,agents/* findAgent */.dp)(key.name);
            return agent
                ? [{ key: key.key, agent, install: key.install ?? agent.defaultInstall(found), vendor_model: key.vendor_model }]
                : [];
        });
        const corpus = await (0,io_corpus/* loadCorpus */.x)(options.cases, { cwd: shell.cwd, strict: true });
        const edges = (0,run_edges/* terminalEdges */.v)(shell, (0,progress/* createProgress */.m)('none', shell, () => new Date()));
        const { current, file } = await (0,baselines/* readBaselines */.b)({ baseline: options.baseline }, shell.cwd, edges.readAtRef);
        const all = [
            ...lintSkills({ source: found, agents: linted, bodies: await readBodies(found), prefix }),
            ...lintCases({
                source: found,
                cases: corpus.cases,
                agents: linted.map(({ key }) => key),
                baseline: current ? { file, baseline: current } : null,
                prefix,
            }),
            ...(await lintLookAlikes(found, corpus.cases, prefix)),
            ...lintHooks(await readHookFiles(found, prefix)),
        ];
        const findings = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
        shell.stdout(options.json ? `${JSON.stringify(findings, null, 2)}\n` : renderFindings(findings, all.length - findings.length));
        return findings.some(({ severity }) => severity === 'error' || options.strict) ? 1 : 0;
    },
});
async function lintLookAlikes(source, cases, prefix) {
    if (source.skills.length < 2)
        return [];
    const { tools } = await (0,route_index/* loadRouteIndex */.W)([source.root], source.root);
    return describeLookAlikes(findLookAlikes(tools, promptsOf(cases), (0,vectors/* loadVectors */.t)()), source, prefix);
}
function checkDisabled(words) {
    for (const word of words) {
        const rule = word.split(':')[0] ?? '';
        if (rule in RULES)
            continue;
        const meant = (0,nearest/* nearest */.p)(rule, Object.keys(RULES));
        throw new config_error/* ConfigError */.x(`--disable ${word}: there is no rule '${rule}'.`, {
            fix: meant ? `did you mean '${meant}'?` : `the rules are ${Object.keys(RULES).join(', ')}.`,
        });
    }
    return new Set(words);
}
async function readBodies(source) {
    const bodies = {};
    for (const { path } of source.skills)
        bodies[path] = (await (0,files/* readTextIfAny */.$)((0,external_node_path_.resolve)(source.root, path))) ?? '';
    return bodies;
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

/***/ 8163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ RunOptionsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
/* harmony import */ var _lib_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8353);
/** The options of `run`: one schema that the command line and the action both fill with strings. Keys are snake_case; flags write them with hyphens. */


const list = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())]).transform((value) => [
    ...new Set([value]
        .flat()
        .flatMap((part) => part.split(/[,\n]/))
        .map((part) => part.trim())
        .filter(Boolean)),
]);
const flag = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['true', 'false', '']).transform((text) => text === 'true')]);
/** Not `true`, which coercion would take for 1 and the command line for a flag. */
const numeric = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]);
const whole = (min, max = Number.MAX_SAFE_INTEGER) => numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().int().min(min).max(max));
const positive = numeric.pipe(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai().positive().max(86_400));
const blank = (schema) => zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value) => (value === '' ? undefined : value), schema);
/** `claude:600,codex:300` → {claude: 600, codex: 300} */
const seconds = list.transform((parts, context) => {
    const entries = [];
    for (const part of parts) {
        const [, agent, value] = /^(.+):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
        if (agent && Number(value) > 0)
            entries.push([agent, Number(value)]);
        else
            context.addIssue({ code: 'custom', message: `'${part}' is not agent:seconds` });
    }
    return Object.fromEntries(entries);
});
const RunOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    cases: list.prefault('cases.json').describe('Corpus files, folders or globs'),
    agents: list
        .optional()
        .describe('Agents as name[@vendor-model][+install]; default claude,codex,copilot, and offline where a case needs it'),
    kind: list.prefault([]).describe('Only cases of these kinds: skill, tool_route, suite, route'),
    category: list.prefault([]).describe('Only cases of these categories'),
    case_id: list.prefault([]).describe('Only these cases'),
    skill: list.prefault([]).describe('Only cases that expect these skills; the whole source is installed all the same'),
    scope: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(all|(agent|suite|test):.+)$/, 'is all, agent:NAME, suite:NAME or test:ID')
        .default('all')).describe('Suite scope: all, agent:NAME, suite:NAME or test:ID'),
    changed_since: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Only cases whose skill changed since this git ref'),
    mode: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['oracle', 'router', 'live']).default('oracle')).describe('Who decides inside the agent: oracle, router or live'),
    source: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('.')).describe('Folder of the plugin or skills under test'),
    agent_versions: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('baseline')).describe('CLI versions: baseline, pinned, latest, or name:version,…'),
    trials: blank(whole(1, 10).optional()).describe('Executions of each unit, 1 to 10; a case may set its own'),
    pass_threshold: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['any', 'all', 'majority']).optional()).describe('How trials fold: any, all or majority; a case may set its own'),
    fail_fast: flag.prefault(false).describe('Start no further unit after the first that fails'),
    strict: flag.prefault(false).describe('Skipped corpus files are errors (CI sets it)'),
    timeout_seconds: blank(positive.default(300)).describe('Seconds one trial may take'),
    agent_timeout: seconds.prefault([]).describe('Seconds for one agent: agent:seconds,…'),
    max_parallel: blank(whole(1, 64).optional()).describe('Units at once; default MAX_CONCURRENCY, else 4'),
    shard: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^[1-9]\d*\/[1-9]\d*$/, 'is i/n, such as 2/4')
        .optional()).describe('Only the i-th of n even parts of the plan'),
    resume: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Folder of a batch that was cut off: run what has no result'),
    dry_run: flag.prefault(false).describe('Print the plan and what it would cost, run nothing'),
    evidence: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['events', 'text']).default('events')).describe("How transcripts are read: events, or the seeds' line scorer"),
    min_offer: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(/^(full|name_only|any|(100|[1-9]?\d)%)$/, 'is full, name_only, any or a percentage')
        .optional()).describe('Weakest offer that may pass, for cases that set none: full, a percentage, name_only or any'),
    early_stop: flag.prefault(false).describe('End a trial once its verdict cannot change'),
    enable_log_scan: flag.prefault(false).describe('Read recent logs of shared homes even in parallel'),
    disable_log_scan: flag.prefault(false).describe('Never read logs of shared homes'),
    allow_log_fallback_pass: flag.prefault(false).describe('Let evidence from such logs pass a case in parallel'),
    log_max_files: blank(whole(1).default(60)).describe('Newest log files read per agent'),
    log_max_bytes: blank(whole(1).default(300_000)).describe('Bytes read from the end of each log file'),
    allow_source_processes: flag
        .prefault(false)
        .describe('Start hooks, MCP servers and skill shell that the source declares'),
    skip_source_setup: flag.prefault(false).describe('Debugging only: use your own homes, install nothing'),
    baseline: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Baseline file; default provider-baseline.json'),
    baseline_ref: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Git ref whose baseline is compared against'),
    fail_on: list
        .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$)))
        .prefault([..._lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_FAIL_ON */ .VQ])
        .describe(`What fails the gate: ${_lib_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$.join(', ')}`),
    fail_on_infra: flag.prefault(false).describe('Alias: adds infra to --fail-on'),
    infra_tolerant: list.prefault([]).describe('Agents whose infra errors never fail the gate'),
    accept: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['never', 'with_reason']).default('never')).describe('Accept a lowered expectation that carries a new reason: never or with_reason'),
    artifacts_root: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('.agent-routing/artifacts')).describe('Folder that gets one folder per batch'),
    output: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Copy results.json to this file'),
    proof_log: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional()).describe('Copy tool-use-proof.log to this file'),
    report: list.prefault([]).describe('Reports to write: format:file,… with markdown, html, junit or json'),
    progress: blank(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['auto', 'lines', 'none']).default('auto')).describe('Lifecycle lines on stderr: auto (lines off a terminal), lines, none'),
    no_progress: flag.prefault(false).describe('Alias of --progress none'),
    json: flag.prefault(false).describe('Print results.json on stdout instead of the table'),
});


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
