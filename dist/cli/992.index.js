export const id = 992;
export const ids = [992];
export const modules = {

/***/ 97858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   XY: () => (/* binding */ eventTier),
/* harmony export */   ds: () => (/* binding */ SKILL_TOOL),
/* harmony export */   rv: () => (/* binding */ SKILL_FIELD),
/* harmony export */   zB: () => (/* binding */ mentionTier)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56424);
/** Decides how much an event, or a line of text, proves: tier 1 confirmed use, 2 moderate evidence, 3 a mention. The only place that does. */


/** Agents that load a skill only by reading its SKILL.md, so that a verified read confirms its use. Codex 0.169 and pi 0.87 have no skill event. */
const LOADS_BY_READING = ['codex', 'pi'];
/**
 * How much an event proves about the skill it names; null when it proves nothing: refused, denied, blocked, failed,
 * or not about a skill.
 */
function eventTier(agent, event) {
    switch (event.type) {
        case 'skill_call':
            // A call without a result is only an attempt; Claude's Skill tool has answered with is_error and no body (2.1.141).
            if (event.outcome === 'ran')
                return 1;
            return event.outcome === 'unfinished' ? 2 : null;
        case 'skill_read':
            if (event.text === 'own')
                return LOADS_BY_READING.includes((0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase()) ? 1 : 2;
            return event.text === 'other' ? 2 : 3;
        default:
            return null;
    }
}
/** The tier of a token that is not a skill id: moderate evidence in a tool's input or output, a mention in prose or in a refused call. */
function mentionTier(event) {
    return event.type === 'tool_call' && (event.outcome === 'ran' || event.outcome === 'failed') ? 2 : 3;
}
const SKILL_TOOL = /"name"\s*:\s*"Skill"/;
const SKILL_FIELD = /"skill"\s*:\s*"([^"\\]+)"/g;
const LAUNCHING = /Launching skill:\s*([^\s"'\\,<>]+)/g;
const BASE_DIRECTORY = /Base directory for this skill:\s*(.+)/;
/**
 * The rule of check-skills (docs/differences.md) for one line of text; `score` comes from scoreProofLine. Where check-skills tests for a
 * substring, this compares the exact id (ignoring a plugin prefix), checks every skill on the line, and ends a path with its JSON string.
 */
function computeTier(agent, token, line, score) {
    const name = (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent).toLowerCase();
    if (name === 'claude') {
        if (SKILL_TOOL.test(line))
            return [...line.matchAll(SKILL_FIELD)].some((m) => names(m[1], token)) ? 1 : 2;
        const launched = [...line.matchAll(LAUNCHING)];
        if (launched.length)
            return launched.some((m) => names(m[1], token)) ? 1 : 2;
    }
    else if (!token.includes('/')) {
        const path = BASE_DIRECTORY.exec(line)?.[1];
        if (path !== undefined)
            return pathNames(path, token) ? 1 : 2;
    }
    return score >= 60 ? 2 : 3;
}
function names(found, token) {
    const id = (found ?? '').toLowerCase();
    const wanted = token.toLowerCase();
    return id === wanted || (!wanted.includes(':') && (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(id) === wanted);
}
function pathNames(path, token) {
    // In a JSON line the whole SKILL.md follows the path, and its cross-references are not this skill.
    const end = path.search(/\\n\\n|"|</);
    const folders = (end < 0 ? path : path.slice(0, end)).trim().replace(/\\+/g, '/').toLowerCase().split('/');
    return folders.indexOf((0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_1__/* .bareId */ .yW)(token).toLowerCase(), 1) > 0;
}


/***/ }),

/***/ 16980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UU: () => (/* binding */ STDOUT),
  d: () => (/* binding */ findTranscripts),
  cX: () => (/* binding */ isEmptyFile),
  $W: () => (/* binding */ isRegular),
  NK: () => (/* binding */ openBodies),
  I1: () => (/* binding */ recogniseFile),
  ts: () => (/* binding */ recogniseText),
  Ms: () => (/* binding */ whyUnread)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(20715);
// EXTERNAL MODULE: ./build/lib/input/json-records.js
var json_records = __webpack_require__(75926);
// EXTERNAL MODULE: ./build/lib/text/own-copy.js
var own_copy = __webpack_require__(48482);
;// CONCATENATED MODULE: ./build/lib/transcript/detect.js
/** The beginning of a transcript \u2192 whose it is, and where the skills that it names stood. */



/** Later ones change nothing: a transcript is one agent's. */
const ENOUGH = 50;
const MOST_PATHS = 1_000;
const SKILL_PATH = /(?:\/|[A-Za-z]:[\\/])[^\s"'`<>|:()]*[\\/]SKILL\.md/g;
/** Lines may be in any layout. */
function detectAgent(lines) {
    const votes = new Map();
    const skill_paths = new Set();
    let seen = 0;
    const reader = (0,json_records/* createRecordReader */.n)({
        skips: () => false,
        record(record, text) {
            const whose = (0,formats/* attribute */.lt)(record);
            if (whose) {
                seen += 1;
                const vote = votes.get(whose.agent) ?? { whose, count: 0 };
                vote.count += 1;
                if (whose.sure)
                    vote.whose = whose;
                votes.set(whose.agent, vote);
            }
            for (const [path] of text.replaceAll('\\n', '\n').matchAll(SKILL_PATH))
                if (skill_paths.size < MOST_PATHS)
                    skill_paths.add((0,own_copy/* ownCopy */.S)(path.replaceAll('\\\\', '\\')));
        },
        plain() { },
    });
    for (const line of lines) {
        reader.line(line);
        if (seen >= ENOUGH)
            break;
    }
    if (seen < ENOUGH)
        reader.end();
    const [first] = [...votes.values()].sort((a, b) => Number(b.whose.sure ?? false) - Number(a.whose.sure ?? false) || b.count - a.count);
    return { whose: first?.whose ?? null, skill_paths: [...skill_paths] };
}
/** Text that an agent prints where it is not asked for JSON. */
function detectText(stdout, stderr) {
    if (/^OpenAI Codex v\d/m.test(stderr))
        return 'codex';
    return /^[\u25cf\u2717\u2713] .*(?:\(shell\)|skill\()/mu.test(stdout) || /^Resume\s+copilot --resume=/m.test(stderr)
        ? 'copilot'
        : null;
}

// EXTERNAL MODULE: ./build/lib/setup/sessions/session-lines.js + 3 modules
var session_lines = __webpack_require__(9161);
;// CONCATENATED MODULE: ./build/lib/setup/sessions/transcript-files.js
/** Transcripts as they lie on a disk: found below a folder, recognised by their beginning, and the skills' files that they name. */






/** The first record of a session may hold all of the agent's instructions. */
const HEAD_BYTES = 4 << 20;
/** One record may be the whole session. */
const WHOLE_BYTES = 32 << 20;
const MOST_BODY_BYTES = 1 << 20;
const STDOUT = ['stdout', 'stdout.txt'];
/** Finds, sorted, the trial folders below a folder, which hold the output of one run, and the session files. also: further patterns for these. */
async function findTranscripts(folder, onUnread = () => { }, also = []) {
    const found = await (0,dist/* glob */.TI)(['**/*.{jsonl,messages.json}', '**/chats/session-*.json', ...STDOUT.map((name) => `**/${name}`), ...also], {
        cwd: folder,
        absolute: true,
        dot: true,
        followSymbolicLinks: false,
        ignore: ['**/node_modules/**', '**/.git/**'],
        fs: { readdir: telling(onUnread) },
    });
    const isStdout = (path) => STDOUT.includes((0,external_node_path_.basename)(path));
    const trials = new Set(found.filter(isStdout).map((path) => (0,external_node_path_.dirname)(path)));
    const files = found.filter((path) => !isStdout(path) && !trials.has((0,external_node_path_.dirname)(path)));
    return { trials: [...trials].sort(), files: files.sort() };
}
/** The search passes over a folder that cannot be read, and says nothing. */
function telling(onUnread) {
    const tell = (path, _, done) => (0,external_node_fs_.readdir)(path, { withFileTypes: true }, (error, entries) => {
        if (error)
            onUnread({ path, why: whyUnread(error) });
        done(error, entries);
    });
    return tell;
}
const WHY = {
    EACCES: 'no permission',
    EPERM: 'no permission',
    ENOENT: 'it is gone',
    ELOOP: 'its links lead in a circle',
    EISDIR: 'it is a folder',
};
const whyUnread = (error) => {
    const { code, message } = error;
    return WHY[code ?? ''] ?? message;
};
/** most: bytes to look at; where thousands of files are read, the first megabytes of each would be most of the work. */
function recogniseFile(path, most = path.endsWith('.json') ? WHOLE_BYTES : HEAD_BYTES) {
    return detectAgent((0,session_lines/* isDatabase */.uU)(path) ? (0,session_lines/* linesOfDatabase */.cn)(path) : linesOf(path, most));
}
const CHUNK = 64 << 10;
/** Lines of the first bytes of a file, read as they are asked for: a few are mostly enough. */
function* linesOf(path, most) {
    if (isEmptyFile(path))
        return;
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const chunk = Buffer.allocUnsafe(Math.min(most, CHUNK));
        const decoder = new external_node_string_decoder_.StringDecoder('utf8');
        let open = '';
        for (let left = most; left > 0;) {
            const read = (0,external_node_fs_.readSync)(file, chunk, 0, Math.min(left, chunk.length), null);
            if (read === 0)
                break;
            left -= read;
            const text = open + decoder.write(chunk.subarray(0, read));
            let from = 0;
            for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
                yield text.slice(from, at);
                from = at + 1;
            }
            open = text.slice(from);
        }
        yield open;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** Recognises output that is not JSON. */
const recogniseText = (stdout, stderr) => detectText(headOf(stdout), stderr === null ? '' : headOf(stderr));
/** A pipe's end never comes. */
const isRegular = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
const isEmptyFile = (path) => ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
const headOf = (path) => [...linesOf(path, HEAD_BYTES)].join('\n');
/** Reads skills' files where they can still be read. Null when none of them can be read: only the transcript counts then. */
function openBodies(known, cwd) {
    const bodies = new Map();
    const read = (given) => {
        const path = (0,external_node_path_.isAbsolute)(given) || cwd === null ? given : (0,external_node_path_.join)(cwd, given);
        const kept = bodies.get(path);
        if (kept !== undefined)
            return kept;
        const body = readBody(path);
        bodies.set(path, body);
        return body;
    };
    return known.some((path) => read(path) !== null) ? read : null;
}
function readBody(path) {
    try {
        const facts = (0,external_node_fs_.statSync)(path);
        return facts.isFile() && facts.size <= MOST_BODY_BYTES ? (0,external_node_fs_.readFileSync)(path, 'utf8') : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 78373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInstructions),
/* harmony export */   R: () => (/* binding */ listBeside)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77406);
/* harmony import */ var _skill_instructions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56685);
/** A folder \u2192 the instruction files that agents read in it as a project, and the files that these import. */





/** Of the root alone: what lies deeper is about that folder. */
async function readInstructions(root) {
    const found = new Map();
    const read = async (path) => {
        if (found.has(path))
            return;
        found.set(path, null);
        // What is no file, or may not be read, no agent reads either.
        const text = await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, path)).catch(() => null);
        if (!(0,_skill_instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .saysAny */ .N6)(text))
            return;
        const imports = (0,_skill_instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .importsIn */ .Kz)({ path, text });
        found.set(path, { path, text, imports });
        for (const one of imports)
            await read(one);
    };
    for (const path of (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionFiles */ .g6)())
        await read(path);
    return [...found.values()].flatMap((one) => one === null ? [] : [{ ...one, imports: one.imports.filter((path) => found.get(path)) }]);
}
/** What lies where any agent looks for such files. */
async function listBeside(root) {
    const folders = [...new Set((0,_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionFiles */ .g6)().map((path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path)))];
    const found = await Promise.all(folders.map(async (folder) => {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, folder)).catch(() => []);
        return names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name));
    }));
    return found.flat();
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
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/skill/describe-skill.js
var describe_skill = __webpack_require__(67609);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
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

// EXTERNAL MODULE: ./build/lib/setup/source/instructions.js
var source_instructions = __webpack_require__(78373);
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
    const found = await findSourceSkills(root);
    const { manifest, marketplace, marketplace_name, market, plugins, extensions } = found;
    const folded = (0,places/* foldCopies */.Rt)(await Promise.all(found.files.map((places) => readSkill(root, places))));
    const { as: way, skills, outdated } = (0,had_as/* keepForUsers */.X1)(folded, { is_installed: found.is_installed, as });
    const hash = (0,external_node_crypto_.createHash)('sha256');
    if (way !== 'plugin')
        hash.update(`${way}\n`);
    for (const skill of skills)
        hash.update(`${skill.path}\0${skill.hash}\n`);
    const ignore_files = await readIgnoreFiles(root, skills.flatMap(places/* placesOf */.ek).map(({ path }) => path));
    const hook_folders = await findHookFolders(root, plugins);
    const workflows = await readParts(root, plugins, 'workflows');
    const instructions = await (0,source_instructions/* readInstructions */.K)(root);
    const bare_folders = way === 'plugin' ? [] : await (0,find_places/* findBareFolders */.Bf)(root, skills);
    const name = manifest?.fields['name'];
    return {
        root,
        kind: manifest ? 'plugin' : 'skills',
        ...(way === 'plugin' ? {} : { as: way }),
        name: typeof name === 'string' && name !== '' ? name : basename(root),
        manifest: manifest?.path ?? null,
        marketplace,
        marketplace_name,
        ...(market ? { market } : {}),
        skills,
        ...(outdated.length ? { outdated } : {}),
        plugins,
        ...(Object.keys(ignore_files).length ? { ignore_files } : {}),
        ...(hook_folders.length ? { hook_folders } : {}),
        ...(bare_folders.length ? { bare_folders } : {}),
        ...(await readHookSettings(root)),
        ...(Object.keys(extensions).length ? { extensions } : {}),
        commands: await readParts(root, plugins, 'commands'),
        ...(workflows.length ? { workflows } : {}),
        ...(instructions.length ? { instructions } : {}),
        hash: hash.digest('hex'),
    };
}
/** Finds the source's SKILL.md files through its manifests and in the folders that agents search. root: a real path. */
async function findSourceSkills(root) {
    const own = await (0,source_manifest/* readPlugin */.oy)(root, '', null);
    const manifest = firstManifest(own);
    const marketplace = await findFirst(root, source_manifest/* MARKETPLACES */.nL);
    const market = marketplace ? await (0,source_manifest/* readMarketplace */.QP)(root, marketplace) : { name: null, plugins: [], file: null };
    const plugins = [own, ...market.plugins];
    const extensions = await (0,source_manifest/* readExtensions */.HW)(root);
    const shipped = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'skills')]);
    const files = await (0,find_places/* findPlaces */.Ch)({
        root,
        is_plugin: manifest !== null,
        shipped: [...shipped, ...(0,source_manifest/* packageFolders */.sp)(extensions)],
        is_skill: await (0,presence/* isFile */.fo)(join(root, 'SKILL.md')),
    });
    return {
        manifest,
        marketplace,
        marketplace_name: market.name,
        market: market.file,
        plugins,
        extensions,
        files,
        is_installed: manifest !== null || market.plugins.length > 0 || Object.keys(extensions).length > 0,
    };
}
/** A broken one is a finding and no reason to stop: the skills beside it can be checked all the same. */
function firstManifest({ manifests }) {
    const [first] = Object.entries(manifests);
    return first ? { path: first[0], fields: first[1] ?? {} } : null;
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

/***/ 56685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ importsIn),
/* harmony export */   N6: () => (/* binding */ saysAny),
/* harmony export */   U3: () => (/* binding */ ownText),
/* harmony export */   VB: () => (/* binding */ withoutImports),
/* harmony export */   Xe: () => (/* binding */ piecesOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** The text of an instruction file \u2192 the files whose texts agents put in the place of its `@path`. */

/** Measured (Claude Code 2.1.330, Copilot CLI 1.0.102, Gemini CLI, Qwen Code): not in code, nor with a sign before or behind it. Claude Code leaves out comments as well. */
const UNREAD = /^([ \t]*(?:`{3,}|~{3,}))[^\n]*\n[\s\S]*?(?:^\1|$(?![\s\S]))|`[^`\n]+`|<!--[\s\S]*?-->/gm;
const IMPORT = /(?<!\S)@([\w./-]*\w)(?!\S)/g;
/** Their paths from the source's root. */
function importsIn({ path, text }) {
    const named = [...text.replace(UNREAD, '').matchAll(IMPORT)].map(([, name = '']) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), name));
    return [...new Set(named)].filter((one) => !one.startsWith('../') && !one.startsWith('/'));
}
/** Measured (Claude Code 2.1.330, Codex 0.169.0): one without a text is passed over, as if it were not there. */
const saysAny = (text) => text !== null && text.replace(/<!--[\s\S]*?-->/g, '').trim() !== '';
/** What it says itself, between what it imports. */
const piecesOf = ({ text }) => text
    .replace(IMPORT, SPLIT)
    .split(SPLIT)
    .filter((piece) => piece.trim() !== '');
const SPLIT = '\0';
/** The same, whether or not what it imports is there. */
const ownText = ({ path, text }) => withoutImports({ text, imports: importsIn({ path, text }) });
/** What it says itself. */
const withoutImports = ({ text, imports }) => imports.length === 0 ? text : text.replace(IMPORT, '');


/***/ }),

/***/ 48482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ownCopy)
/* harmony export */ });
/** A part of a text \u2192 the same text in memory of its own: what is cut out of a text keeps the whole of it, which may be megabytes. */
const ownCopy = (text) => Buffer.from(text).toString();


/***/ }),

/***/ 75992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  usage: () => (/* binding */ usage)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/text/own-copy.js
var own_copy = __webpack_require__(48482);
;// CONCATENATED MODULE: ./build/lib/evidence/usage/rows.js

const NONE = { used: 0, asked_for: 0, refused: 0, read_by_hand: 0, worked_on: 0 };
/** time: begins with yyyy-mm-dd, or is ''. */
function rowOf(usage, agent, skill, time) {
    const week = weekOf(time);
    const key = `${agent} ${week} ${skill}`;
    const row = usage.get(key) ?? { skill, agent, week, offered: 0, ...NONE, first_used: '', last_used: '' };
    usage.set(key, row);
    return row;
}
function countUse(usage, agent, skill, kind, time, asked_for = false) {
    const row = rowOf(usage, agent, skill, time);
    row[kind]++;
    if (asked_for)
        row.asked_for++;
    if (kind === 'used')
        addDay(row, (0,own_copy/* ownCopy */.S)(time.slice(0, 10)));
}
function addDay(row, day) {
    if (row.first_used === '' || (day !== '' && day < row.first_used))
        row.first_used = day;
    if (day > row.last_used)
        row.last_used = day;
}
const COUNTS = ['used', 'asked_for', 'refused', 'read_by_hand', 'worked_on', 'offered'];
function addRow(into, row) {
    for (const name of COUNTS)
        into[name] += row[name];
    for (const day of [row.first_used, row.last_used])
        addDay(into, day);
}
function mergeUsage(into, from) {
    for (const [key, row] of from) {
        const known = into.get(key);
        if (known)
            addRow(known, row);
        else
            into.set(key, row);
    }
}
/** Of a date that begins with yyyy-mm-dd; '' if it does not. */
function weekOf(date) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
    if (year === undefined)
        return '';
    const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (Number.isNaN(at.getTime()))
        return '';
    // A week belongs to the year of its Thursday.
    at.setUTCDate(at.getUTCDate() + 4 - (at.getUTCDay() || 7));
    const week = Math.ceil(((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7);
    return `${at.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
;// CONCATENATED MODULE: ./build/lib/report/terminal/usage.js

const usage_NONE = { used: 0, asked_for: 0, refused: 0, read_by_hand: 0, worked_on: 0 };
function makeUsage(usage, { known, since, read }) {
    const bySkill = new Map();
    const offers = new Map();
    for (const row of usage.values()) {
        if (row.week < (since ?? ''))
            continue;
        if (row.offered > 0)
            offers.set(row.skill, (offers.get(row.skill) ?? 0) + row.offered);
        if (row.used + row.refused + row.read_by_hand + row.worked_on > 0)
            bySkill.set(row.skill, [...(bySkill.get(row.skill) ?? []), row]);
    }
    const skills = [...bySkill]
        .map(([skill, rows]) => ({ ...sumOf(skill, rows), offered: offersOf(skill, offers) }))
        .sort((one, other) => other.used - one.used || other.refused - one.refused || (one.skill < other.skill ? -1 : 1));
    const touched = skills.filter(({ used, refused, read_by_hand }) => used + refused + read_by_hand > 0);
    const seen = new Set(touched.flatMap(({ skill }) => [skill, (0,bare_id/* bareId */.yW)(skill)]));
    const never = [...new Set(known)].filter((id) => !seen.has(id)).sort();
    return {
        schema: 'agent-routing.usage.v1',
        ...read,
        skills,
        passed_by: [...offers]
            .filter(([id]) => !seen.has(id) && !seen.has((0,bare_id/* bareId */.yW)(id)))
            .map(([skill, offered]) => ({ skill, offered }))
            .sort((one, other) => other.offered - one.offered || (one.skill < other.skill ? -1 : 1)),
        never,
        never_offered: Object.fromEntries(never.map((id) => [id, offersOf(id, offers)])),
    };
}
/** An agent that loads by reading leaves the name without its plugin's prefix; a list has the whole one. */
const offersOf = (skill, offers) => [...offers].reduce((sum, [id, sessions]) => sum + ([id, (0,bare_id/* bareId */.yW)(id)].includes(skill) || id === (0,bare_id/* bareId */.yW)(skill) ? sessions : 0), 0);
function sumOf(skill, rows) {
    const days = rows
        .flatMap(({ first_used, last_used }) => [first_used, last_used])
        .filter(Boolean)
        .sort();
    return {
        skill,
        ...addUp(rows),
        first_used: days[0] ?? null,
        last_used: days.at(-1) ?? null,
        agents: groupBy(rows, ({ agent }) => agent),
        weeks: groupBy(rows, ({ week }) => week),
    };
}
function groupBy(rows, keyOf) {
    const keys = [...new Set(rows.map(keyOf))].sort();
    return Object.fromEntries(keys.map((key) => [key, addUp(rows.filter((row) => keyOf(row) === key))]));
}
function addUp(rows) {
    const sum = { ...usage_NONE };
    for (const row of rows)
        for (const name of Object.keys(usage_NONE))
            sum[name] += row[name];
    return sum;
}

// EXTERNAL MODULE: ./build/lib/text/align.js
var align = __webpack_require__(73475);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/lib/report/terminal/usage-text.js
/** Counted sessions \u2192 the table for people, and what it leaves open. */





const LAST_WEEKS = 4;
const MOST_NAMES = 20;
function renderUsage(report) {
    return [opening(report), ...table(report), ...closing(report)].map((line) => `${line.trimEnd()}\n`).join('');
}
function opening({ sessions, agents, records, understood, passed_over, from, to }) {
    const each = Object.entries(agents).map(([agent, n]) => `${agent} ${(0,count/* thousands */.oh)(n)}`);
    const days = from === null ? '' : `, ${from} to ${to ?? from}`;
    const strange = passed_over > 0 ? ` ${(0,count/* count */.U9)(passed_over, 'file')} not understood as a session of a known agent.` : '';
    return `${(0,count/* count */.U9)(sessions, 'session')}${each.length > 0 ? ` (${each.join(', ')})` : ''}${days}; ${(0,count/* thousands */.oh)(understood)} of ${(0,count/* count */.U9)(records, 'record')} understood.${strange}`;
}
function table({ skills, agents, with_list }) {
    if (skills.length === 0)
        return ['', 'No session used a skill, was refused one or read one.'];
    const several = Object.keys(agents).length > 1 ? Object.keys(agents) : [];
    const weeks = [...new Set(skills.flatMap((one) => Object.keys(one.weeks)))].filter(Boolean).sort().slice(-LAST_WEEKS);
    const head = [
        'skill',
        'used',
        'by name',
        'refused',
        'by hand',
        'worked on',
        ...(with_list > 0 ? ['offered'] : []),
        'last used',
        ...several,
        ...weeks,
    ];
    const rows = skills.map((one) => [
        (0,text_escape/* noCommand */.hh)((0,text_escape/* oneLine */.TN)(one.skill, 60)),
        ...[one.used, one.asked_for, one.refused, one.read_by_hand, one.worked_on].map(cell),
        ...(with_list > 0 ? [cell(one.offered)] : []),
        one.last_used ?? '·',
        ...several.map((agent) => cell(one.agents[agent]?.used ?? 0)),
        ...weeks.map((week) => cell(one.weeks[week]?.used ?? 0)),
    ]);
    return [
        '',
        ...(0,align/* alignRows */.P)([head, ...rows]).map((line) => `  ${line}`),
        '',
        ...LEGEND,
        ...(with_list > 0
            ? [`offered: sessions whose list of skills named it, of the ${(0,count/* thousands */.oh)(with_list)} that hold such a list.`]
            : []),
    ];
}
const cell = (n) => (n === 0 ? '·' : (0,count/* thousands */.oh)(n));
const LEGEND = [
    'used: loaded in the agent\u2019s own way; by name: those of them that the user asked for; refused: called and not loaded;',
    'by hand: its text was read in another way; worked on: its SKILL.md was changed. Agents and weeks: used.',
];
function closing({ never, never_offered, passed_by, with_list, unread }) {
    const lines = [];
    if (never.length > 0) {
        const names = never.map((id) => `${(0,text_escape/* oneLine */.TN)(id, 60)}${offersIn(never_offered[id] ?? 0, with_list)}`);
        lines.push('', `Never used: ${names.join(', ')}.`);
    }
    const others = passed_by.filter(({ skill }) => !(skill in never_offered || (0,bare_id/* bareId */.yW)(skill) in never_offered));
    if (others.length > 0) {
        const names = others
            .slice(0, MOST_NAMES)
            .map(({ skill, offered }) => `${(0,text_escape/* oneLine */.TN)(skill, 60)} ${(0,count/* thousands */.oh)(offered)}`);
        const more = others.length - names.length;
        lines.push('', `Offered and never used (sessions): ${names.join(', ')}${more > 0 ? ` and ${(0,count/* thousands */.oh)(more)} more (--json names them)` : ''}.`);
    }
    if (unread.length > 0) {
        lines.push('');
        for (const { path, why } of unread.slice(0, MOST_NAMES))
            lines.push(`Not read: ${(0,text_escape/* oneLine */.TN)(path, 200)}: ${(0,sentence/* endSentence */.H_)(why)}`);
        if (unread.length > MOST_NAMES)
            lines.push(`Not read: ${(0,count/* thousands */.oh)(unread.length - MOST_NAMES)} more (--json names them).`);
    }
    return lines;
}
function offersIn(offered, with_list) {
    if (with_list === 0)
        return '';
    return offered === 0 ? ' (never offered)' : ` (offered in ${(0,count/* count */.U9)(offered, 'session')})`;
}

// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var lib_agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/io/files/lines.js + 1 modules
var lines = __webpack_require__(26754);
// EXTERNAL MODULE: ./build/lib/agents/formats.js
var formats = __webpack_require__(20715);
// EXTERNAL MODULE: ./build/lib/evidence/tier.js
var tier = __webpack_require__(97858);
;// CONCATENATED MODULE: ./build/lib/evidence/usage/usage.js




/**
 * seen: calls that another file has brought already: a session that is continued begins with a copy of the one before.
 * onText: a skill's text has come to the model, by its own choice or because it was asked to read it.
 */
function createUsageReader(agent, seen, onText) {
    const usage = new Map();
    /** Skills under whose name another text was loaded. */
    const foreign = new Set();
    /** Read and written since the user has spoken. */
    let reads = [];
    const written = new Map();
    const offered = new Set();
    const begun = new Set();
    let printed = '';
    let list = null;
    function isNew(found) {
        const id = `${agent} ${found.id} ${found.skill} ${found.kind}`;
        if (found.id !== '' && seen.has(id))
            return false;
        seen.add((0,own_copy/* ownCopy */.S)(id));
        return true;
    }
    function countFound(found) {
        if (isNew(found))
            countUse(usage, agent, found.skill, found.kind, found.time);
    }
    function settle() {
        for (const change of written.values())
            countFound(change);
        for (const read of reads.filter(({ skill }) => !written.has(skill))) {
            countFound(read);
            onText(read.skill);
        }
        reads = [];
        written.clear();
        begun.clear();
    }
    function addRead(event, time) {
        const found = { skill: (0,own_copy/* ownCopy */.S)(event.skill), id: (0,own_copy/* ownCopy */.S)(event.call_id || time), time };
        if (event.why === 'written' && isSkillFile(event.path))
            written.set(found.skill, { ...found, kind: 'worked_on' });
        if (event.text !== 'own' || isChange(printed, event.skill))
            return;
        // A long skill is read in pages: one use, until its beginning is read again.
        if (begun.has(found.skill) && !beginsIn(printed, found.skill))
            return;
        begun.add(found.skill);
        const own = (0,tier/* eventTier */.XY)(agent, event) === 1 && isListed(list, event);
        reads.push({ ...found, kind: own ? 'used' : 'read_by_hand' });
    }
    return {
        /** The session's own list of skills. */
        listed(skills, time) {
            const added = skills.map(({ id, path }) => ({ id: (0,own_copy/* ownCopy */.S)(id), path: path && (0,own_copy/* ownCopy */.S)(path) }));
            list = [...(list ?? []), ...added];
            for (const { id } of added) {
                const key = `${agent} ${time} ${id} listed`;
                if (offered.has(id) || (time !== '' && seen.has(key)))
                    continue;
                offered.add(id);
                seen.add(key);
                rowOf(usage, agent, id, time).offered++;
            }
        },
        /** The user has spoken: what is read from here on is another use. */
        spoke: settle,
        /** time: when it happened, as the session writes it; '' when it does not. */
        add(event, time) {
            if (event.type === 'tool_call')
                printed = event.output;
            else if (event.type === 'foreign_text')
                foreign.add((0,own_copy/* ownCopy */.S)(event.skill));
            else if (event.type === 'skill_read')
                addRead(event, time);
            else if (event.type === 'skill_call') {
                const used = (0,tier/* eventTier */.XY)(agent, event) === 1;
                const asked = event.how === 'injected';
                // A skill that the user calls has no call id, so its time identifies it.
                const id = asked ? time || event.call_id : event.call_id || time;
                const found = { skill: (0,own_copy/* ownCopy */.S)(event.skill), kind: used ? 'used' : 'refused', id, time };
                if (isNew(found))
                    countUse(usage, agent, found.skill, found.kind, time, asked && used);
                // What the user called by name says nothing of a model's choice.
                if (!asked && event.outcome === 'ran')
                    onText(found.skill);
            }
        },
        end() {
            settle();
            for (const [key, { skill }] of usage)
                if (foreign.has(skill))
                    usage.delete(key);
            return usage;
        },
    };
}
const isSkillFile = (path) => path === null || /(?:^|[\\/])skill\.md$/i.test(path);
/** Agents that load a skill by reading it open the file that their list names; where the log holds no list, any may be it. */
function isListed(list, { skill, path }) {
    if (list === null)
        return true;
    const files = list.flatMap((each) => (each.path === null ? [] : [plainPath(each.path)]));
    if (path === null || files.length === 0)
        return list.some(({ id }) => (0,bare_id/* bareId */.yW)(id) === (0,bare_id/* bareId */.yW)(skill));
    // The shell may have written the home folder as ~ or a variable, and a path below the folder it stands in.
    const read = plainPath(path).replace(/^(?:~|\$\{?\w+\}?|\.)(?=\/)/, '');
    return files.some((file) => file === read || file.endsWith(read.startsWith('/') ? read : `/${read}`));
}
const plainPath = (path) => path
    .replaceAll('\\', '/')
    .replace(/^\/private(?=\/)/, '')
    .toLowerCase();
const HUNK = /(?:^|\n|\\n|")@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;
/** A difference shows what was changed in a skill, unless its text stands beside it. */
const isChange = (printed, skill) => HUNK.test(printed) && !namesIn(printed, /^name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/gm, skill);
/** Whether the front matter that names the skill is in what was printed, line numbers or not. */
const beginsIn = (printed, skill) => namesIn(printed, /^[ \d]*[\t:.\u2192|]?[ \t]*name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/gm, skill);
function namesIn(printed, names, skill) {
    for (const [, name = ''] of printed.matchAll(names))
        if ((0,bare_id/* bareId */.yW)(name) === (0,bare_id/* bareId */.yW)(skill))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./build/lib/unit/usage.js
/** A session, line by line through its agent's parser \u2192 the use of skills in it, and the prompts that led to it. */



/** seen: what other sessions have brought already, as a copy repeats it. readBody: see TranscriptFacts; null where no file is looked at. */
function createSessionReader(agent, with_prompts, seen, readBody) {
    const prompts = [];
    const led = new Set();
    let now = '';
    let time = '';
    let from = '';
    let prompt = null;
    let has_list = false;
    let is_foreign = false;
    const usage = createUsageReader(agent.name, seen, (skill) => {
        if (prompt === null || led.has(skill))
            return;
        led.add(skill);
        prompts.push({ skill, prompt: (0,own_copy/* ownCopy */.S)(prompt) });
    });
    const facts = { installed_skills: null, body_of: readBody, cwd: null, text_output: false };
    const parser = agent.createParser(facts, (event) => {
        if (event.type === 'fault')
            is_foreign ||= event.fault.kind === 'not_understood';
        if (event.type === 'skill_call' || event.type === 'skill_read')
            time = timeOf(now) || time;
        usage.add(event, time);
    }, formats/* attribute */.lt);
    return {
        read(line) {
            now = line;
            if (from === '') {
                from = timeOf(line) || (CHANGED.exec(line)?.[1] ?? '');
                time = from;
            }
            const listed = agent.listedIn?.(line);
            if (listed) {
                has_list = true;
                usage.listed(listed, timeOf(line));
            }
            const words = agent.promptOf?.(line) ?? null;
            if (words !== null) {
                usage.spoke();
                if (with_prompts)
                    prompt = words;
            }
            parser.stdout(line);
        },
        end() {
            parser.end({ exit_code: 0, signal: null, timed_out: false });
            const { records, understood } = parser.coverage();
            return {
                usage: usage.end(),
                prompts,
                records,
                understood,
                is_foreign,
                has_list,
                from: from.slice(0, 10),
                to: (timeOf(now) || time).slice(0, 10),
            };
        },
    };
}
const KEY = '"timestamp"';
const VALUE = /^\s*:\s*"(\d{4}-\d\d-\d\d[^"]{0,20})"/;
/** Of a file that is one record: the day on which it was written. */
const CHANGED = /^ {0,8}"updated_at":\s*"(\d{4}-\d\d-\d\d[^"]{0,20})"/;
const MOST_LOOKS = 20;
/** The record's own time; quotes inside a text are escaped, so that no text can hold one. */
function timeOf(line) {
    let looks = 0;
    for (let at = line.lastIndexOf(KEY); at >= 0 && looks < MOST_LOOKS; at = at > 0 ? line.lastIndexOf(KEY, at - 1) : -1) {
        looks += 1;
        const after = at + KEY.length;
        const [, time] = VALUE.exec(line.slice(after, after + 60)) ?? [];
        if (time !== undefined)
            return (0,own_copy/* ownCopy */.S)(time);
    }
    return '';
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/lib/setup/sessions/transcript-files.js + 1 modules
var transcript_files = __webpack_require__(16980);
;// CONCATENATED MODULE: ./build/lib/setup/sessions/session-files.js
/** Folders, or the places where agents keep their user's sessions \u2192 the session files there, each with its agent; what cannot be read, and why. */





/** The places of all agents on this machine that are there. */
function ownPlaces(env, home) {
    const unread = [];
    const roots = Object.values(lib_agents/* AGENTS */.jw).flatMap(({ sessions: { variable, kept = '', home: usual, below } }) => {
        const moved = variable === null ? undefined : env[variable];
        const folder = moved ? (0,external_node_path_.join)(moved, kept) : (0,external_node_path_.join)(home, usual);
        if (!below.includes('*'))
            return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, below)) ? [(0,external_node_path_.join)(folder, below)] : [];
        return session_files_namesIn(folder, (each) => unread.push(each)).flatMap((name) => picomatch.isMatch(name, below) ? [(0,external_node_path_.join)(folder, name)] : []);
    });
    return { roots, unread };
}
function session_files_namesIn(folder, onUnread) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).sort();
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            onUnread({ path: folder, why: (0,transcript_files/* whyUnread */.Ms)(error) });
        return [];
    }
}
/** Where sessions are looked for unless the user names a folder, as users write it. */
const PLACES = Object.values(lib_agents/* AGENTS */.jw).map(({ sessions: { home, below } }) => `~/${home}/${below}`);
/** Below a folder that is named: databases, whichever agent's. */
const DATABASES = Object.values(lib_agents/* AGENTS */.jw).flatMap(({ sessions: { below } }) => below.includes('*') ? [`**/${below}`] : []);
/** Session files below folders, or the files themselves, each once. */
async function findSessions(roots, onUnread) {
    const found = [];
    for (const root of roots) {
        const kind = kindOf(root, onUnread);
        if (kind === 'file')
            found.push(root);
        else if (kind === 'folder') {
            const { trials, files } = await (0,transcript_files/* findTranscripts */.d)(root, onUnread, DATABASES);
            for (const file of files)
                found.push(file);
            for (const trial of trials)
                found.push(...transcript_files/* STDOUT */.UU.map((name) => (0,external_node_path_.join)(trial, name)).filter(transcript_files/* isRegular */.$W));
        }
    }
    return [...new Set(found)];
}
function kindOf(root, onUnread) {
    try {
        const facts = (0,external_node_fs_.statSync)(root);
        if (facts.isFile())
            return 'file';
        if (facts.isDirectory())
            return 'folder';
        onUnread({ path: root, why: 'it is neither a file nor a folder' });
    }
    catch (error) {
        onUnread({ path: root, why: (0,transcript_files/* whyUnread */.Ms)(error) });
    }
    return null;
}
/** Enough for all but a first record that holds all of the agent's instructions. */
const HEAD_BYTES = 128 << 10;
const WHOLE_BYTES = 32 << 20;
/** Recognises a text file; null where it belongs to no agent. Throws where the file is gone or cannot be read. */
function recogniseSession(path) {
    if (!(0,external_node_fs_.statSync)(path).isFile())
        throw new Error('it is no longer a file');
    // Cline's is one record.
    const brief = (0,transcript_files/* recogniseFile */.I1)(path, path.endsWith('.messages.json') ? WHOLE_BYTES : HEAD_BYTES);
    const { whose, skill_paths } = brief.whose ? brief : (0,transcript_files/* recogniseFile */.I1)(path);
    const agent = whose && (0,lib_agents/* findAgent */.dp)(whose.agent);
    return agent ? { agent, skill_paths } : null;
}

// EXTERNAL MODULE: ./build/lib/setup/sessions/session-lines.js + 3 modules
var session_lines = __webpack_require__(9161);
;// CONCATENATED MODULE: ./build/lib/setup/sessions/count-sessions.js
/** Session files, one after the other \u2192 the use of skills in all of them, the prompts that led to it, and how much of them was read. */







function createSessionCounter(with_prompts) {
    const usage = new Map();
    const seen = new Set();
    const prompts = [];
    const agents = {};
    const read = { sessions: 0, with_list: 0, records: 0, understood: 0, passed_over: 0 };
    let from = null;
    let to = null;
    function count(agent, session) {
        read.passed_over += Number(session.is_foreign);
        if (session.is_foreign)
            return;
        mergeUsage(usage, session.usage);
        prompts.push(...session.prompts);
        agents[agent] = (agents[agent] ?? 0) + 1;
        read.sessions++;
        read.records += session.records;
        read.understood += session.understood;
        if (session.has_list)
            read.with_list++;
        if (session.from !== '' && (from === null || session.from < from))
            from = session.from;
        if (session.to !== '' && (to === null || session.to > to))
            to = session.to;
    }
    async function addFile(path) {
        const recognised = recogniseSession(path);
        if (!recognised) {
            read.passed_over++;
            return;
        }
        const { agent, skill_paths } = recognised;
        const reader = createSessionReader(agent, with_prompts, seen, (0,transcript_files/* openBodies */.NK)(skill_paths, null));
        await (0,lines/* readLines */.Se)(path, reader.read);
        count(agent.name, reader.end());
    }
    function addDatabase(path) {
        const open = new Map();
        const before = read.sessions;
        try {
            for (const { agent: name, conversation, line, is_last } of (0,session_lines/* conversationsIn */.kZ)(path)) {
                const agent = (0,lib_agents/* findAgent */.dp)(name);
                if (!agent)
                    continue;
                const { reader } = open.get(conversation) ?? { reader: createSessionReader(agent, with_prompts, seen, null) };
                reader.read(line);
                if (is_last) {
                    open.delete(conversation);
                    count(name, reader.end());
                }
                else
                    open.set(conversation, { agent: name, reader });
            }
            if (read.sessions === before)
                read.passed_over++;
        }
        finally {
            // What stands before the damage counts.
            for (const { agent, reader } of open.values())
                count(agent, reader.end());
        }
    }
    return {
        usage,
        prompts,
        /** Fails where the file cannot be read, or not to its end. */
        add: async (path) => ((0,session_lines/* isDatabase */.uU)(path) ? addDatabase(path) : addFile(path)),
        read: () => ({ ...read, agents, from, to }),
    };
}

// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/text/redaction.js
var redaction = __webpack_require__(75339);
// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
;// CONCATENATED MODULE: ./build/src/commands/usage/private-text.js
/** A prompt \u2192 the same without what is private by its form, and how much of each kind was hidden. */

/** The keys that every text is searched for, and then what only a prompt has to lose: longer forms first. */
// biome-ignore format: a table
const PRIVATE = [
    ...[redaction/* PRIVATE_KEY */.es, ...redaction/* SHAPES */.HY].map((shape) => ['key', shape, '***']),
    ['key', /\b(?:sk|pk|rk)[_-](?:live|test|ant|proj|or)[\w-]{10,}|\b(?:dckr_pat|dop_v1|doo_v1|glrt|gloas|glpat|glptt|pypi|shpat|shpss|shpca|lin_api|ntn|secret|figd|tfp|pat|patp|NRAK|sntrys|sbp|sb_secret|xkeysib|rpa|fw|gsk|nvapi|pplx|r8|hf|api_org|whsec|rubygems|npm|ghp|gho|ghu|ghs|ghr|github_pat|xapp|xox[abeoprs]|EAACEdEose0cBA|AGE-SECRET-KEY|SG|key|dp\.(?:pt|st|ct|sa)|hvs|hvb|atlasv1|phc|phx|vercel|cfut|cfat)[_.-][\w.-]{16,}/g, '***'],
    ['key', /\b(?:SK|AC)[0-9a-f]{32}\b|\b\d{8,10}:AA[\w-]{33}\b/g, '***'],
    ['key', /\bssh-(?:rsa|dss|ed25519) [\w+/=]{10,}(?: \S+@\S+)?/g, '***'],
    ['key', /\b(?:Bearer|Basic)\s+(?:[\w+/.=-]{12,}|(?=[\w-]*[\d.]\w)[\w+/.=-]{6,})/gi, '***'],
    ['named value', /((?:^|[^\w])--?[\w-]*(?:token|secret|passw(?:or)?d|passphrase|api[_-]?key|access[_-]?key|auth)[=\s]+)(?:"[^"\n]*"|'[^'\n]*'|[^\s"'-]\S*)/gi, '$1***'],
    ['named value', /((?<![\w/-])["']?[\w-]*(?:password|passwort|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|client[_-]?id|credentials?|connection[_-]?string|pwd|dsn)[\w-]*["']?\s*(?:=|:(?!\/\/)|\bis\b)\s*)(?:"[^"\n]*"|'[^'\n]*'|[^\s"',;]+)/gi, '$1***'],
    ['named value', /(\b(?:kennwort|mot de passe|contrase(?:ñ|n)a|senha|parola)\s*(?:=|:|\b(?:ist|lautet|est|es|é)\b)\s*)[^\s"',;]+/gi, '$1***'],
    ['named value', /(\b(?:passphrase|password)\s+is\s+)[^\n.,;]+/gi, '$1***'],
    ['named value', /(\b(?:pin|passcode|otp|cvc|cvv)(?:\s+is|:|=)\s*)\d{3,8}\b/gi, '$1***'],
    ['named value', /(\b(?:passw(?:or)?d|passwort|kennwort|passphrase|pwd?)\s+)(?=[^\s"',;]*\d)(?=[^\s"',;]*[a-z])(?!sha\d|md5|\w*auth\d|v?\d+\b|\d\w{1,2}\b)[^\s"',;]{4,}/gi, '$1***'],
    ['named value', /(\b(?:sshpass|(?:docker|podman|helm\s+registry)\s+login)\b[^\n]*?\s-p\s*)\S+/g, '$1***'],
    ['named value', /(\b(?:tokens?|keys?|secrets?)(?:\s+is)?\s+)(?=[\w-]*\d)(?=[\w-]*[a-z])(?!sha\d)[\w-]{8,}/gi, '$1***'],
    ['named value', /(\bsetx\s+\w*(?:TOKEN|KEY|SECRET|PASS)\w*\s+)\S+/gi, '$1***'],
    ['named value', /(\b(?:user(?:name)?|login|pass|pw|(?:tenant|account|user|customer|org(?:anization)?|workspace)[_-]?(?:id|name))=)[^\s"',;&]+/gi, '$1***'],
    ['named value', /((?:^|\s)(?:-u|--user)[= ])[^\s:]+:\S+/g, '$1***'],
    ['named value', /(\b(?:mysql|mysqldump|mariadb)\b[^\n]*?\s-p)\S+/g, '$1***'],
    ['named value', /(\b(?:Set-)?Cookie:\s*)[^\n"']+/gi, '$1***'],
    ['named value', /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+\s*=\s*)(?:"[^"\n]*"|'[^'\n]*'|[^\s"']+)/g, '$1***'],
    ['address', /(?<![\w@])[\w.-]+@[\w-]+(?:\.[\w-]+)+:[\w./~-]+/g, 'someone@example.com:path'],
    ['address', /(?<=\b(?:ssh|scp|sftp|rsync|mosh)\b[^\n]*?\s)[\w.-]+@[\w.-]+/g, 'someone@example.com'],
    ['address', /\b[\w.+-]+ ?[([] ?at ?[)\]] ?\w[\w.-]*(?: ?[([] ?dot ?[)\]] ?\w+)*/gi, 'someone@example.com'],
    ['address', /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, 'someone@example.com'],
    ['address', /\b[a-z][a-z0-9+]{1,15}:\/\/[^\s<>"'`)\]]+/gi, 'https://example.com/'],
    ['address', /\b(?:github|gitlab|bitbucket)\.(?:com|org)\/[\w.-]+\/[\w.-]+/g, 'github.com/someone/something'],
    ['account', /\barn:aws[\w-]*:[\w-]*:[\w-]*:\d*:[^\s"']+/g, '***'],
    ['account', /(?<![\w@/.])@[A-Za-z0-9][\w-]{2,38}(?![\w/])/g, '@someone'],
    ['path', /(?<!\\)\\\\[\w.$-]+\\[^\s"'`<>|;,)\]]+(?: [^\s"'`<>|;,)\]\\]+(?=\\)\\?[^\s"'`<>|;,)\]]*)*/g, '/path'],
    ['path', /(["'`])(?:~|\/(?:home|Users|root|mnt|media|var|opt|srv|private|etc|tmp|Volumes|workspaces?)|[A-Za-z]:\\)[/\\]?[^"'`\n]*\1/g, '$1/path$1'],
    ['path', /(?<![\w/])(?:~|\/(?:home|Users|root|mnt|media|var|opt|srv|private|etc|tmp|Volumes|workspaces?))\/[^\s"'`<>|:;,)\]]+(?: (?:[^\s"'`<>|:;,)\]/]+ ){0,3}[^\s"'`<>|:;,)\]/]*\/[^\s"'`<>|:;,)\]]+)*/g, '/path'],
    ['path', /(?:\$\{?HOME\}?|%(?:USERPROFILE|APPDATA|HOMEPATH)%)[\\/][^\s"'`<>|;,)\]]+/g, '/path'],
    ['path', /\b[A-Za-z]:\/(?!\/)[^\s"'`<>|;,)\]]+/g, '/path'],
    ['path', /\b[A-Za-z]:\\[^\s"'`<>|;,)\]]+(?: (?:[^\s"'`<>|;,)\]\\]+ ){0,3}[^\s"'`<>|;,)\]\\]*\\[^\s"'`<>|;,)\]]+)*/g, '/path'],
    ['host', /\b(?:[a-z0-9-]+\.)+(?:internal|local|corp|lan|intra|intranet|home|private|svc|cluster)\b(?:\.[a-z]+)*(?::\d+)?/gi, 'host.example.com'],
    ['host', /\b[a-z0-9-]+\.(?:atlassian\.net|slack\.com|zendesk\.com|myshopify\.com|sharepoint\.com|okta\.com|auth0\.com|service-now\.com|my\.salesforce\.com)\b/gi, 'host.example.com'],
    ['host', /\b(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):(?:80|443|\d{4,5})\b/gi, 'host.example.com'],
    ['network address', /\b(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2}|:\d{2,5})?\b/g, '192.0.2.1'],
    ['network address', /\b(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}\b/gi, '00:00:5e:00:53:00'],
    ['network address', /(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}(?![\w:])|(?<![\w:])(?:[0-9a-f]{1,4}:){1,6}:(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*)?(?![\w:])/gi, '2001:db8::1'],
    ['number', /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '00000000-0000-0000-0000-000000000000'],
    ['number', /(?<![\w.-])0\d{1,4}[ /-]\d{5,8}\b|(?<![\w.-])0\d(?: \d{2}){4}\b|(?<![\w.-])(?!(?:19|20)\d\d-(?:19|20)\d\d)\d{4}-\d{4}-\d{4}(?![\w-])/g, '000'],
    ['number', /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '000'],
    ['number', /(?<![\w.])\d{4}([ -]?)\d{4}\1\d{4}\1\d{1,7}\b/g, '000'],
    ['number', /(?<![\w.])\+\d[\d ()./-]{7,18}\d\b|(?<![\w.])\(\d{3}\) ?\d{3}-\d{4}\b|(?<![\w.-])\d{3}-\d{3}-\d{4}\b|(?<![\w.-])\d{3}-\d{2}-\d{4}\b/g, '000'],
    ['key', /\b[0-9a-f]{32,}\b/gi, '***'],
    ['key', /(?<![\w/+.-])(?=[\w+/]*\d)(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])[A-Za-z0-9+/_]{32,}={0,2}(?![\w+/])/g, '***'],
    // Whoever issued it and whatever is before it: upper case, lower case and groups of digits in one run.
    ['key', /(?<![A-Za-z0-9])(?=[A-Za-z0-9]*[a-z])(?=[A-Za-z0-9]*[A-Z])(?:(?=[A-Za-z]*(?:\d+[A-Za-z]+){2}\d)[A-Za-z0-9]{20,}|(?=[A-Za-z]*\d+[A-Za-z]+\d)[A-Za-z0-9]{28,})(?![A-Za-z0-9])/g, '***'],
    ['number', /\b\d{9,}\b/g, '000'],
];
function hidePrivate(text, hidden = new Map()) {
    return PRIVATE.reduce((clean, [kind, pattern, instead]) => clean.replace(pattern, (found, ...rest) => {
        const made = instead.replace(/\$1/g, () => String(rest[0] ?? ''));
        if (made !== found)
            hidden.set(kind, (hidden.get(kind) ?? 0) + 1);
        return made;
    }), text);
}

;// CONCATENATED MODULE: ./build/src/commands/usage/cases.js
/** Prompts that led to a skill \u2192 cases, without what could be private by its form. */


/** More of one skill would say the same again. */
const MOST_OF_A_SKILL = 20;
/** A longer one is a document, not a request. */
const LONGEST = 1_500;
/** hidden: counts what was, by its kind. */
function casesOf(prompts, redact, hidden = new Map()) {
    const bySkill = new Map();
    for (const { skill, prompt } of prompts) {
        const clean = hidePrivate(redact(prompt), hidden).trim();
        const known = bySkill.get(skill) ?? new Set();
        if (clean !== '' && clean.length <= LONGEST && known.size < MOST_OF_A_SKILL)
            known.add(clean);
        bySkill.set(skill, known);
    }
    return [...bySkill]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([skill, texts]) => [...texts].map((prompt, index) => ({
        case_id: `usage-${(0,bare_id/* bareId */.yW)(skill).replace(/[^\w.-]+/g, '-')}-${index + 1}`,
        category: 'usage',
        prompt,
        expected_skill: skill,
    })));
}

;// CONCATENATED MODULE: ./build/src/commands/usage/usage.js
/** `usage`: the sessions on this machine \u2192 which skills were used, refused, read by hand and never used, by week. */

















const usage = (0,command/* defineCommand */.NB)({
    summary: 'Counts which skills the sessions on this machine were offered, used, refused, read by hand or never used',
    positionals: '[path...]',
    options: schemas/* object */.Ikc({
        source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills, to name those that were never used'),
        since: schemas/* string */.YjP()
            .regex(/^\d{4}-\d\d-\d\d$/, 'is a date such as 2026-01-31')
            .optional()
            .describe('Count only from the week of this day on'),
        cases: schemas/* string */.YjP().optional().describe('Write the prompts that led to a skill into this file, as cases'),
        yes: schemas/* boolean */.zMY().default(false).describe('With --cases: write the file, after a look at what would be in it'),
        json: schemas/* boolean */.zMY().default(false).describe('Print the counts as JSON'),
    }),
    async run(options, paths, shell) {
        const own = paths.length > 0 ? null : ownPlaces(shell.env, shell.env['HOME'] || (0,external_node_os_.homedir)());
        const roots = own?.roots ?? paths.map((path) => (0,external_node_path_.resolve)(shell.cwd, path));
        const counter = createSessionCounter(options.cases !== undefined);
        const unread = [...(own?.unread ?? [])];
        const found = await findSessions(roots, (each) => unread.push(each));
        if (found.length === 0)
            throw new config_error/* ConfigError */.x(`There are no sessions of an agent here.${unread.map(notRead).join('')}`, {
                ...(paths[0] ? { file: paths[0] } : {}),
                fix: `name a folder with session files (*.jsonl); the default is ${PLACES.join(', ')}.`,
            });
        for (const path of found) {
            if (shell.signal.aborted)
                break;
            await counter.add(path).catch((error) => unread.push({ path, why: (0,transcript_files/* whyUnread */.Ms)(error) }));
        }
        if (options.cases !== undefined)
            return writeCases(options.cases, options.yes, counter.prompts, shell);
        const { skills } = await (0,source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source)).catch(() => ({ skills: [] }));
        const counted = makeUsage(counter.usage, {
            known: skills.map(({ id }) => id),
            since: options.since ? weekOf(options.since) : null,
            read: { ...counter.read(), unread },
        });
        shell.stdout(options.json ? `${JSON.stringify(counted, null, 1)}\n` : renderUsage(counted));
        return 0;
    },
});
const notRead = ({ path, why }) => ` Not read: ${path}: ${(0,sentence/* endSentence */.H_)(why)}`;
const PLURALS = { address: 'addresses', 'network address': 'network addresses' };
/** A prompt may hold what its author would not commit: it is shown before it is written. */
async function writeCases(file, yes, prompts, shell) {
    const hidden = new Map();
    const cases = casesOf(prompts, (0,redaction/* createRedactor */.lY)((0,redaction/* listSecrets */.AQ)(shell.env)), hidden);
    const kinds = [...hidden].map(([kind, times]) => (0,count/* count */.U9)(times, kind, PLURALS[kind])).join(', ') || 'nothing';
    const path = (0,external_node_path_.resolve)(shell.cwd, file);
    const shown = (0,external_node_path_.relative)(shell.cwd, path) || path;
    if (yes) {
        await files/* files */.a.write(path, `${JSON.stringify(cases, null, 2)}\n`);
        shell.stdout(`${shown}: ${(0,count/* count */.U9)(cases.length, 'case')}; hidden in what was read: ${kinds}. Read every prompt before you commit it.\n`);
        return 0;
    }
    shell.stdout(`${JSON.stringify(cases, null, 2)}\n`);
    shell.stderr(`Nothing was written. These are words of yours, with what is private by its form hidden (${kinds}); read them, then add --yes to write ${shown}.\n`);
    return 0;
}


/***/ })

};
