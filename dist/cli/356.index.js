export const id = 356;
export const ids = [356];
export const modules = {

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
/* harmony export */   o: () => (/* binding */ readSource),
/* harmony export */   x: () => (/* binding */ findSourceSkills)
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
const PROJECT_FOLDERS = ['skills', '.claude/skills', '.github/skills', '.agents/skills'];
async function readSource(path) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => null);
    if (!root || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(root)).isDirectory()) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x('The source is no folder.', {
            file: path,
            fix: 'name the folder of a plugin, or one that holds skills, with --source.',
        });
    }
    const { manifest, marketplace, paths } = await findSourceSkills(root);
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
/** Where the source's SKILL.md files stand, from its manifests or the folders that agents look in. root: a real path. */
async function findSourceSkills(root) {
    const manifest = await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .readManifest */ .WI)(root);
    if (manifest && !manifest.fields) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x('The plugin manifest is no JSON object.', {
            file: join(root, manifest.path),
            fix: 'mend it; `{"name": "my-plugin"}` is enough.',
        });
    }
    const marketplace = await findFirst(root, _source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKETPLACES */ .nL);
    const own = manifest ? ['skills', ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .listPaths */ .Pe)(manifest.fields?.['skills'])] : PROJECT_FOLDERS;
    let paths = await findSkills(root, [...own, ...(marketplace ? await pluginFolders(root, marketplace) : [])]);
    // A folder of skills itself, such as ~/.claude/skills, or a single skill.
    if (!manifest && (paths.length === 0 || (await isFile(join(root, 'SKILL.md')))))
        paths = await findSkills(root, ['.']);
    return { manifest, marketplace, paths };
}
/** Every SKILL.md below the folders, sorted: whether an agent finds it there is that agent's to say. */
async function findSkills(root, folders) {
    const found = new Set();
    for (const folder of folders) {
        for (const file of await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .listTree */ .nT)(root, folder))
            if (basename(file) === 'SKILL.md')
                found.add(file);
    }
    return [...found].sort();
}
async function pluginFolders(root, marketplace) {
    const folders = [];
    for (const { home, skills } of await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .readMarketplace */ .QP)(root, marketplace)) {
        const manifest = await (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .readManifest */ .WI)(join(root, home));
        const named = ['skills', ...skills, ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .listPaths */ .Pe)(manifest?.fields?.['skills'])];
        folders.push(...named.map((folder) => join(home, folder)));
    }
    return folders;
}
async function readSkill(root, path) {
    const front_matter = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .parseFrontMatter */ .e)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, path), 'utf8'));
    const folder = dirname(path);
    const dir = folder === '.' ? basename(root) : basename(folder);
    const openai = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
    return {
        id: asText(front_matter.fields['name']) ?? dir,
        dir,
        path,
        description: asText(front_matter.fields['description']),
        front_matter,
        ...((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(join(root, path))).isSymbolicLink() ? { linked: true } : {}),
        ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
        hash: await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .hashFolder */ .nP)(root, folder),
    };
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

/***/ 2356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 78 modules
var agents = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/lib/baseline.js + 3 modules
var baseline = __webpack_require__(9239);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/case/corpus-json.js
var corpus_json = __webpack_require__(2776);
;// CONCATENATED MODULE: ./build/lib/case/first-corpus.js
/** A plugin's skills, or skill-creator's queries, → a first corpus for its author to go on with. */



/** One case per skill; its prompt is what the description says about when to use it, for want of a user's words. */
function draftCases(skills) {
    return skills.map((skill, index) => {
        const sibling = skills[(index + 1) % skills.length];
        return {
            case_id: `${slug(skill.id)}-1`,
            category: 'first',
            prompt: draftPrompt(skill),
            expected_skill: skill.id,
            ...(sibling && sibling !== skill ? { disallowed_skills: [sibling.id] } : {}),
        };
    });
}
function draftPrompt(skill) {
    const text = (skill.description ?? '').replace(/\s+/g, ' ').trim();
    const when = /\buse (?:this |it )?(?:skill )?(?:when|to|for|if)\s+(.+?)(?:\.\s|\.?$)/i.exec(text)?.[1];
    const words = when ?? text.split(/\.\s/)[0] ?? '';
    return words ? `Here is what I need: ${words.replace(/\.$/, '')}.` : 'Please help me with this.';
}
const EvalsSchema = schemas/* array */.YOg(schemas/* looseObject */._H3({ query: schemas/* string */.YjP().min(1), should_trigger: schemas/* boolean */.zMY() })).min(1);
/** skill-creator's `[{query, should_trigger}]`. */
function casesFromSkillCreator(text, file, skill) {
    const parsed = EvalsSchema.safeParse((0,corpus_json/* parseJson */.q)(text, file));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw new config_error/* ConfigError */.x(`These are not skill-creator's queries: ${issue?.message ?? ''}.`, {
            file,
            path: issue?.path.join('.') ?? '',
            fix: 'give an array of {"query": "…", "should_trigger": true}.',
        });
    }
    return parsed.data.map(({ query, should_trigger }, index) => ({
        case_id: `${slug(skill)}-${should_trigger ? 'needs' : 'needs-not'}-${index + 1}`,
        category: should_trigger ? 'trigger' : 'negative',
        prompt: query,
        ...(should_trigger ? { expected_skill: skill } : { disallowed_skills: [skill] }),
    }));
}
function slug(id) {
    return (id
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'skill');
}

// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/io/source.js
var io_source = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/src/command.js
var command = __webpack_require__(6448);
;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: a first corpus, baseline and workflow for the plugin at hand. */












const WORKFLOW = `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: org/agent-routing@v1
`;
const init = (0,command/* defineCommand */.NB)({
    summary: 'Writes a first corpus, baseline and workflow for the plugin at hand',
    positionals: '[queries.json]',
    options: schemas/* object */.Ikc({
        source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills'),
        from: schemas/* enum */.k5n(['skills', 'skill-creator'])
            .default('skills')
            .describe("Where cases come from: the skills' descriptions, or skill-creator's [{query, should_trigger}]"),
        skill: schemas/* string */.YjP().optional().describe('The skill that such queries are about'),
        force: schemas/* boolean */.zMY().default(false).describe('Overwrite what is there'),
    }),
    async run(options, positionals, shell) {
        const source = await (0,io_source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source));
        if (source.skills.length === 0)
            throw new config_error/* ConfigError */.x('There are no skills to write cases for.', {
                file: options.source,
                fix: 'run this in a folder with skills/<name>/SKILL.md, or name it with --source.',
            });
        const cases = options.from === 'skills'
            ? draftCases(source.skills)
            : await readQueries(positionals, options.skill, source, shell.cwd);
        const targets = {
            'cases.json': renderCases(cases),
            [baseline/* BASELINE_FILE */.tu]: renderBaseline(cases),
            '.github/workflows/agent-routing.yml': WORKFLOW,
        };
        const taken = Object.keys(targets).filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        if (taken.length > 0 && !options.force)
            throw new config_error/* ConfigError */.x(`${taken.join(' and ')} ${taken.length === 1 ? 'is' : 'are'} there already.`, {
                fix: 'move them away, or write over them with --force.',
            });
        for (const [file, text] of Object.entries(targets))
            await files/* files */.a.write((0,external_node_path_.join)(shell.cwd, file), text);
        shell.stdout(`${Object.keys(targets).join('\n')}\n\n${cases.length} cases for ${source.skills.length} skills. Next:\n  1. say each prompt in a user's words, without the skill's name;\n  2. agent-routing lint\n  3. agent-routing run\nThe baseline expects every case to pass on every agent; the run shows where that is not so.\n`);
        return 0;
    },
});
async function readQueries([file], skill, source, cwd) {
    if (!file)
        throw new config_error/* ConfigError */.x('--from skill-creator needs the file of queries.', {
            fix: 'agent-routing init --from skill-creator --skill ID queries.json',
        });
    const only = source.skills.length === 1 ? source.skills[0]?.id : undefined;
    const id = skill ?? only;
    const ids = source.skills.map((one) => one.id);
    if (!id || !ids.includes(id)) {
        const meant = id ? (0,nearest/* nearest */.p)(id, ids) : null;
        throw new config_error/* ConfigError */.x(id ? `The source has no skill '${id}'.` : 'It is not said which skill the queries are about.', { fix: meant ? `did you mean --skill ${meant}?` : `add --skill with one of ${ids.slice(0, 12).join(', ')}.` });
    }
    const path = (0,external_node_path_.resolve)(cwd, file);
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => {
        throw new config_error/* ConfigError */.x('There is no such file.', { file, fix: 'name the JSON file that skill-creator wrote.' });
    });
    return casesFromSkillCreator(text, (0,external_node_path_.relative)(cwd, path) || file, id);
}
function renderCases(cases) {
    return `${JSON.stringify({ $meta: { schema: 1 }, cases }, null, 2)}\n`;
}
/** Negatives run where something chooses; the default mode has no row for them yet. */
function renderBaseline(cases) {
    const expected = { expected_status: 'pass', allow_timeout: false };
    const rows = cases
        .filter((row) => row.expected_skill)
        .map((row) => [row.case_id, Object.fromEntries(Object.keys(agents/* AGENTS */.jw).map((agent) => [agent, expected]))]);
    return (0,baseline/* serializeBaseline */.ky)((0,baseline/* parseBaseline */.nk)(JSON.stringify(Object.fromEntries(rows)), baseline/* BASELINE_FILE */.tu));
}


/***/ })

};
