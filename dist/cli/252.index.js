export const id = 252;
export const ids = [252];
export const modules = {

/***/ 8734:
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

// UNUSED EXPORTS: BaselineFileSchema, findExpectation, recordOffers

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
/** Upgrades from each schema to the next. 0: a file with only entries. */
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

/***/ 8970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y_: () => (/* binding */ changedFiles),
  lN: () => (/* binding */ findBase),
  p6: () => (/* binding */ openAtRef)
});

// UNUSED EXPORTS: readHeadCommit

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(9385);
;// CONCATENATED MODULE: ./build/lib/io/git-ref.js
/** The name of a ref → its commit: branches as the origin has them, everything else as git reads it; at most one fetch. */



function checkRef(ref) {
    if (/^[A-Za-z0-9_@][\w./@~^{}+#%,=-]*$/.test(ref) && ref.length <= 250)
        return;
    throw new config_error/* ConfigError */.x(`'${(0,text_escape/* oneLine */.TN)(ref, 80)}' is not the name of a ref.`, {
        fix: 'name a branch, a tag or a commit.',
    });
}
/** `HEAD~1`, `main^2`, `main@{1.day.ago}`, `@`, `FETCH_HEAD`: only this clone knows what they mean, and no origin has them. */
function isOfClone(ref) {
    return /[~^]|@\{/.test(ref) || /^(@|HEAD|[A-Z]+_HEAD)$/.test(ref) || ref.startsWith('origin/');
}
/** Could the origin have a branch of this name? `origin/main` and `refs/heads/main` say already where to look. */
const mayBeBranch = (ref) => !isOfClone(ref) && !ref.startsWith('refs/') && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(ref);
/** A branch: origin/REF, then REF. What is a tag or the start of a commit's hash is not a branch. Then one fetch, of what can be fetched. */
async function resolveRef(root, ref) {
    const as = async (name, resolved = name) => {
        const sha = await parseCommit(root, name);
        return sha === null ? null : { sha, resolved };
    };
    const plain = await as(ref);
    const isHash = plain !== null && /^[0-9a-f]{4,}$/i.test(ref) && plain.sha.startsWith(ref.toLowerCase());
    const branch = mayBeBranch(ref) && !isHash && (await parseCommit(root, `refs/tags/${ref}`)) === null;
    const found = (branch ? await as(`refs/remotes/origin/${ref}`, `origin/${ref}`) : null) ?? plain;
    if (found)
        return found;
    if (isOfClone(ref) && !ref.startsWith('origin/'))
        throw await notInClone(root, ref, null);
    const fetched = await fetchRef(root, ref);
    const sha = fetched.code === 0 ? await parseCommit(root, 'FETCH_HEAD') : null;
    if (sha)
        return { sha, resolved: 'FETCH_HEAD' };
    throw await notInClone(root, ref, fetched.stderr);
}
async function notInClone(root, ref, stderr) {
    const where = stderr === null ? 'is not in this clone' : 'is neither in this clone nor at its origin';
    if (await isShallow(root)) {
        return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}. The clone is shallow: it has only the newest commits.`, {
            fix: 'check its spelling, or clone with more history (actions/checkout: fetch-depth: 0; elsewhere: git fetch --unshallow).',
        });
    }
    if (stderr !== null && !/couldn't find remote ref|invalid refspec/.test(stderr))
        return (0,git_run/* failure */.V2)(`The ref '${ref}' ${where}`, stderr);
    return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}.`, {
        fix: 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).',
    });
}
async function parseCommit(root, name) {
    const parsed = await (0,git_run/* git */.$Y)(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    const sha = parsed.stdout.trim();
    return parsed.code === 0 && /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}
async function isShallow(root) {
    return (await (0,git_run/* git */.$Y)(root, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}
async function fetchRef(root, ref) {
    // --depth=1 in a whole clone would make it a shallow one.
    const depth = (await isShallow(root)) ? ['--depth=1'] : [];
    const name = ref.replace(/^origin\//, '');
    const options = ['--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
    return (0,git_run/* git */.$Y)(root, ['fetch', ...options, '--end-of-options', 'origin', name], git_run/* FETCH_TIMEOUT_MS */.MT);
}

;// CONCATENATED MODULE: ./build/lib/io/git.js
/** The files of a git ref, and what changed since one. */





/** Paths are absolute or relative to `folder`. An unknown ref is a ConfigError, never a tree without files. */
async function openAtRef(folder, ref) {
    checkRef(ref);
    const root = await findRoot(folder);
    const from = await (0,promises_.realpath)(folder);
    const found = await resolveRef(root, ref);
    return {
        ...found,
        read: (file) => readBlob(root, ref, found.sha, inRepository(root, from, file)),
        async list() {
            const listed = await (0,git_run/* git */.$Y)(root, ['ls-tree', '-r', '-z', '--full-tree', found.sha]);
            if (listed.code !== 0)
                throw (0,git_run/* failure */.V2)(`git cannot list ${ref}`, listed.stderr);
            // Neither links nor submodules: only a file's own text is read.
            const paths = listed.stdout.split('\0').flatMap((row) => /^100\d+ blob \S+\t(.+)$/s.exec(row)?.[1] ?? []);
            return paths.map((path) => toPosix((0,external_node_path_.relative)(from, (0,external_node_path_.resolve)(root, path))));
        },
    };
}
async function readBlob(root, ref, sha, path) {
    // ls-tree distinguishes an absent file from a broken repository; `git show` fails the same way for both.
    const listed = await (0,git_run/* git */.$Y)(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
    if (listed.code !== 0)
        throw (0,git_run/* failure */.V2)(`git cannot read ${ref}`, listed.stderr);
    const [mode, type, object] = listed.stdout.split('\t')[0]?.split(' ') ?? [];
    if (!object)
        return null;
    if (type !== 'blob' || mode === '120000') {
        throw new config_error/* ConfigError */.x(`At ${ref} this is not a file.`, {
            file: path,
            fix: 'name the file itself, not a link or a folder.',
        });
    }
    const shown = await (0,git_run/* git */.$Y)(root, ['cat-file', 'blob', object]);
    if (shown.code !== 0)
        throw (0,git_run/* failure */.V2)(`git cannot read ${path} at ${ref}`, shown.stderr);
    return shown.stdout;
}
function inRepository(root, from, file) {
    const path = toPosix((0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(from, file)));
    if (path !== '' && !path.startsWith('../') && !(0,external_node_path_.isAbsolute)(path))
        return path;
    throw new config_error/* ConfigError */.x(`This file is outside the repository ${root}, so no ref contains it.`, {
        file,
        fix: 'name a file of the repository, or use --ref-baseline.',
    });
}
const toPosix = (path) => path.split(external_node_path_.sep).join('/');
/** Files below `folder` that differ from the ref (from where the branch left it), uncommitted and new ones included. Absolute paths. */
async function changedFiles(folder, ref) {
    checkRef(ref);
    const { sha } = await resolveRef(await findRoot(folder), ref);
    const from = await mergeBase(folder, sha);
    const changed = await (0,git_run/* git */.$Y)(folder, [
        'diff',
        '--name-only',
        '--no-renames',
        '--no-ext-diff',
        '--relative',
        '-z',
        from,
        '--',
    ]);
    const fresh = await (0,git_run/* git */.$Y)(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
    const failed = [changed, fresh].find((run) => run.code !== 0);
    if (failed)
        throw (0,git_run/* failure */.V2)(`git cannot list the files that changed since ${ref}`, failed.stderr);
    const names = [...changed.stdout.split('\0'), ...fresh.stdout.split('\0')].filter(Boolean);
    return [...new Set(names)].sort().map((name) => (0,external_node_path_.resolve)(folder, name));
}
/** Where the branch left the ref, or its upstream where none is named; else the last commit. null: no repository or no commit. An unknown ref is a ConfigError. */
async function findBase(folder, ref) {
    if (ref !== null) {
        const { sha, resolved } = await resolveRef(await findRoot(folder), ref);
        return { sha: await mergeBase(folder, sha), name: resolved };
    }
    const names = ['origin/HEAD', 'origin/main', 'origin/master', 'HEAD'];
    for (const name of names) {
        const sha = await parseCommit(folder, name);
        if (sha === null)
            continue;
        return { sha: await mergeBase(folder, sha), name };
    }
    return null;
}
async function mergeBase(folder, sha) {
    const base = await (0,git_run/* git */.$Y)(folder, ['merge-base', sha, 'HEAD']);
    return base.code === 0 ? base.stdout.trim() : sha;
}
async function findRoot(folder) {
    const found = await (0,git_run/* git */.$Y)(folder, ['rev-parse', '--show-toplevel']);
    if (found.code === 0)
        return found.stdout.replace(/\n$/, '');
    throw (0,git_run/* failure */.V2)(`${folder} is not in a git repository that can be read`, found.stderr);
}
/** The commit that is checked out; null: no repository, or no commit yet. */
async function readHeadCommit(folder) {
    const { code, stdout } = await git(folder, ['rev-parse', '--verify', '-q', 'HEAD^{commit}']);
    return code === 0 ? stdout.trim() : null;
}


/***/ }),

/***/ 3050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readSubagents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3721);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9523);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6685);
/** Finds the custom agents that a source ships: those of its plugins and the project's own. */





const { basename, join } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
const PROJECT_FOLDERS = ['.claude/agents', '.github/agents'];
async function readSubagents(source) {
    const { root } = source;
    const found = [];
    for (const plugin of source.plugins) {
        if (plugin.entry === null && source.kind !== 'plugin')
            continue;
        const name = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .pluginName */ .NQ)(source, plugin);
        const locations = [join(plugin.folder, 'agents'), ...(0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(plugin, 'agents')];
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
/** The bare id where it is enough, else `plugin:skill`; null where no id means this skill alone. */
function findUniqueId(skill, source) {
    const namesakes = source.skills.filter((other) => other.id === skill.id && !isSameSkill(other, skill));
    if (namesakes.length === 0)
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
        log: progress.log,
        protocol: (line) => shell.stderr(`${line}\n`),
        onState: progress.onState,
        openRef: (ref) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .openAtRef */ .p6)(shell.cwd, ref),
        signal: shell.signal,
    };
}


/***/ }),

/***/ 7267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readBaselines)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1399);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2022);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5815);
/** `--baseline`, `--baseline-ref`, `--ref-baseline` → the current baseline and the one to compare against. */




async function readBaselines(options, cwd, openRef) {
    const { baseline_ref: name, ref_baseline } = options;
    if (name && ref_baseline) {
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('--baseline-ref and --ref-baseline cannot be combined.', {
            fix: 'leave one of them out.',
        });
    }
    const file = options.baseline ?? _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu;
    const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if (text === null && options.baseline)
        throw noSuchFile(file);
    const current = text === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, file);
    if (ref_baseline) {
        const found = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, ref_baseline));
        if (found === null)
            throw noSuchFile(ref_baseline);
        const ref = { name: ref_baseline, sha: null, baseline: (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(found, ref_baseline) };
        return { file, current, ref, tree: null };
    }
    if (!name)
        return { file, current, ref: null, tree: null };
    const tree = await openRef(name);
    const then = await tree.read(file);
    const baseline = then === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRefBaseline */ .kG)(then, `${file} at ${name}`);
    return { file, current, ref: { name, sha: tree.sha, baseline }, tree };
}
function noSuchFile(file) {
    return new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x('Baseline file not found.', {
        file,
        fix: 'write one with `agent-routing baseline update --reason "…"`, or leave the option out.',
    });
}


/***/ }),

/***/ 2327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/** Lifecycle states of units → one status line on a terminal, otherwise one protocol line per state. */
function createProgress(how, shell, now) {
    const log = (line) => shell.stderr(`${line}\n`);
    if (how === 'none')
        return { onState() { }, log, close() { } };
    if (how === 'lines' || !shell.terminal) {
        return {
            onState: (batch, unit, state) => log(`[agent-routing] ${now().toISOString().slice(11, 19)} [batch:${batch}] [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`),
            log,
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
        log: (line) => shell.stderr(`${WIPE}${line}\n`),
        close: () => shell.stderr(WIPE),
    };
}


/***/ })

};
