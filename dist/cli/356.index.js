export const id = 356;
export const ids = [356];
export const modules = {

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
// EXTERNAL MODULE: ./build/lib/agents/index.js + 91 modules
var agents = __webpack_require__(1711);
// EXTERNAL MODULE: ./build/lib/baseline.js + 2 modules
var baseline = __webpack_require__(826);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/json-text.js
var json_text = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/lib/schema-issue.js
var schema_issue = __webpack_require__(9879);
;// CONCATENATED MODULE: ./build/lib/case/first-corpus.js
/** A plugin's skills, or skill-creator's queries, → a first corpus for its author to go on with. */




/** One case per skill; its prompt is what the description says about when to use it, for want of a user's words. */
function draftCases(skills) {
    const taken = new Map();
    return skills.map((skill, index) => {
        const name = slug(skill.id);
        const count = (taken.get(name) ?? 0) + 1;
        taken.set(name, count);
        const sibling = skills[(index + 1) % skills.length];
        return {
            case_id: `${name}-${count}`,
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
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    const queries = (0,schema_issue/* demand */.wo)(EvalsSchema, value, ({ path, words }) => {
        return new config_error/* ConfigError */.x(`These are not skill-creator's queries: ${(0,schema_issue/* wordPath */._b)(path) || 'the file'} ${words}.`, {
            file,
            line: line(path),
            fix: 'give an array of {"query": "…", "should_trigger": true}.',
        });
    });
    return queries.map(({ query, should_trigger }, index) => ({
        case_id: `${slug(skill)}-${should_trigger ? 'needs' : 'needs-not'}-${index + 1}`,
        category: should_trigger ? 'trigger' : 'negative',
        prompt: query,
        ...(should_trigger ? { expected_skill: skill } : { disallowed_skills: [skill] }),
    }));
}
function slug(id) {
    return (id
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
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
// EXTERNAL MODULE: ./build/lib/report/words.js
var words = __webpack_require__(1954);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var command = __webpack_require__(4823);
;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: a first corpus, baseline and workflow for the plugin at hand. */













/** source: where the skills stand, from the repository's root. */
const renderWorkflow = (source) => `name: agent-routing
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
${source === '.' ? '' : `        with:\n          source: ${JSON.stringify(source)}\n`}`;
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
        const source = await (0,io_source/* readSource */.o$)((0,external_node_path_.resolve)(shell.cwd, options.source));
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
            '.github/workflows/agent-routing.yml': renderWorkflow(options.source),
        };
        const taken = Object.keys(targets).filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        if (taken.length > 0 && !options.force)
            throw new config_error/* ConfigError */.x(`${taken.join(' and ')} ${taken.length === 1 ? 'is' : 'are'} there already.`, {
                fix: 'move them away, or write over them with --force.',
            });
        for (const [file, text] of Object.entries(targets))
            await files/* files */.a.write((0,external_node_path_.join)(shell.cwd, file), text);
        const where = options.source === '.' ? '' : ` --source ${options.source}`;
        shell.stdout(`${Object.keys(targets).join('\n')}\n\n${(0,words/* count */.U9)(cases.length, 'case')} for ${(0,words/* count */.U9)(source.skills.length, 'skill')}. Next:\n  1. say each prompt in a user's words, without the skill's name;\n  2. agent-routing lint${where}\n  3. agent-routing run${where}\nThe baseline expects every case to pass on every agent; the run shows where that is not so. What cannot be mended is recorded with\n  4. agent-routing baseline update --reason "why"\n`);
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
