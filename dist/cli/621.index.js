export const id = 621;
export const ids = [621];
export const modules = {

/***/ 11404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readDeclaredFiles),
/* harmony export */   r: () => (/* binding */ findMislaid)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70509);
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34685);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77406);
/* harmony import */ var _io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84076);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43721);
/* harmony import */ var _skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89924);
/* harmony import */ var _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67561);
/* harmony import */ var _hook_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74297);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46685);
/* harmony import */ var _plugin_parts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8788);
/** A source \u2192 the files with MCP servers that its plugins declare, and what their manifests name that is not there. */











const { dirname, join, normalize } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
async function readDeclaredFiles(source) {
    const { root, plugins, marketplace, extensions = {} } = source;
    const named = plugins.flatMap((plugin) => namedBy(plugin, marketplace));
    const there = await Promise.all(named.map(({ to }) => (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(join(root, to))));
    const files = [
        ...plugins.map(({ folder }) => join(folder, '.mcp.json')),
        ...named.filter(({ path: [field] }, at) => field === 'mcpServers' && there[at]).map(({ to }) => to),
    ];
    const texts = await Promise.all([...new Set(files)]
        .filter((path) => path.endsWith('.json'))
        .map(async (path) => ({ path, text: await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, path)).catch(() => null) })));
    const broken = Object.keys(extensions).filter((path) => extensions[path] === null);
    const manifests = await Promise.all(broken.map(async (path) => ({ path, text: await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, path)) })));
    return {
        manifests: manifests.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }])),
        servers: texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }])),
        programs: await readPrograms(source),
        missing: named.filter((_, at) => !there[at]),
    };
}
/** At the start of a line: elsewhere it may be one that the script only writes, or can do without. */
const IMPORT = /^(?:import\b[^'"]*|export\b[^'"]*\bfrom\s*|(?:const|let|var)\b[^'"\n]*\brequire\(\s*|require\(\s*)['"](\.\.?\/[^'"\n]+\.(?:[cm]?js|json))['"]/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#).*$/gm;
async function readPrograms(source) {
    const servers = (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .serversIn */ .AX)(await (0,_plugin_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .readPluginParts */ ._)({ ...source, kind: 'plugin' }));
    const plugins = new Set((0,_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .installedPlugins */ .fC)(source).map(({ folder }) => folder));
    const found = servers.map(async (one) => {
        const { path, folder, server } = one;
        const is_shipped = plugins.has(folder);
        // Of a plugin it would be in its user's project.
        const scripts = (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .scriptsIn */ .Oq)(one, !is_shipped || server['cwd'] === '.');
        const all = await Promise.all(scripts.map((script) => explainStuck(source.root, script, server)));
        const at = all.findIndex((one) => one !== null);
        const [script, stuck, sealed] = [
            scripts[Math.max(at, 0)],
            all[at],
            _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .BUILT */ .BT.test(one.sealed ?? '') ? undefined : one.sealed,
        ];
        const meant = await findProgramMeant(server);
        if (meant !== null) {
            const message = `there is no program \`${server['command']}\``;
            const fix = `did you mean \`${meant}\`? Write "command": "${meant}".`;
            return [{ server: one, line: await lineWith(source.root, path, `"${server['command']}"`), message, fix }];
        }
        if (!stuck && !sealed && !is_shipped)
            return [];
        const own = script ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, script) : ((0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .programOf */ .oQ)(server) ?? one.name);
        const { message = null, lost } = stuck ?? {};
        const there = lost === undefined ? [] : await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(join(source.root, folder), '.');
        const near = lost === undefined ? null : (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestFile */ .ZH)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(folder, lost), there);
        const line = await lineWith(source.root, path, own);
        const written = lost === script ? near : `./${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(own), near ?? '')}`;
        return [{ server: one, line, message, sealed, ...(near ? { fix: `write ${written}.` } : {}) }];
    });
    return (await Promise.all(found)).flat();
}
async function lineWith(root, path, word) {
    const lines = ((await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, path))) ?? '').split('\n');
    return Math.max(lines.findIndex((text) => text.includes(word)) + 1, 1);
}
const PROGRAMS = [
    'node',
    'npx',
    'npm',
    'bun',
    'bunx',
    'deno',
    'pnpm',
    'yarn',
    'uv',
    'uvx',
    'pipx',
    'python',
    'python3',
];
const OTHERS = ['docker', 'podman', 'bash', 'java', 'dotnet', 'cargo'];
/** Of a misspelt common program the one that is meant; another may be where the server runs, though not here. */
async function findProgramMeant({ command }) {
    if (typeof command !== 'string' || !/^[a-z][\w-]{2,}$/.test(command))
        return null;
    const known = [...PROGRAMS, ...OTHERS];
    const near = known.includes(command) ? null : (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)(command, known);
    return near === null || near[0] !== command[0] || (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .isOnPath */ .jY)(command)) ? null : near;
}
async function explainStuck(root, script, { command, args }) {
    if (_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .BUILT */ .BT.test(script))
        return null;
    const text = await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, script)).catch(() => null);
    if (text === null)
        return { message: `its script ${script} does not exist`, lost: script };
    // Of a ref, what changed is there without its text.
    if (text !== '' && text.replace(COMMENT, '').trim() === '')
        return { message: `its script ${script} holds no code` };
    for (const [, file = ''] of /\.[cm]?js$/.test(script) ? text.replace(COMMENT, '').matchAll(IMPORT) : []) {
        const to = join(dirname(script), file);
        if (!_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .BUILT */ .BT.test(to) && !(await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(join(root, to))))
            return { message: `its script ${script} imports ${file}, which does not exist`, lost: to };
    }
    const started = [command, ...(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_10__/* .list */ .p_)(args)].map(_input_json_value_js__WEBPACK_IMPORTED_MODULE_10__/* .string */ .Yj).join(' ');
    const broken = await (0,_hook_files_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnreadable */ .F)(join(root, script), { root, command: started, text });
    return broken ? { message: `its script ${script} cannot start (line ${broken.line}): ${broken.message}` } : null;
}
/** Only paths: a declaration may also be written out in their place. A path without `./` is refused elsewhere. */
function namedBy({ folder, manifests, entry }, marketplace) {
    const declaring = Object.entries(manifests).map(([path, fields]) => ({ file: join(folder, path), fields }));
    if (entry !== null && marketplace !== null)
        declaring.push({ file: marketplace, fields: entry });
    return declaring.flatMap(({ file, fields }) => _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .PATH_FIELDS */ .eZ.flatMap((field) => [fields?.[field]].flat().flatMap((value) => {
        if (typeof value !== 'string' || !value.startsWith('./'))
            return [];
        const to = normalize(join(folder, value));
        return to.startsWith('..') ? [] : [{ file, path: [field], named: value, to }];
    })));
}
const SETTINGS = '.claude/settings.json';
/** What authors take for a project's settings; other programs have files of some of these names, too. */
const TAKEN = ['.claude/hooks.json', '.claude/hooks/hooks.json', '.claude/setting.json', 'settings.json'];
/** What was to declare hooks, servers or plugins, with the place where agents look for it. */
async function findMislaid(root, installed) {
    const found = [];
    const has = (...path) => (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(join(root, ...path));
    for (const path of (await has('.claude')) && !(await has(SETTINGS)) ? TAKEN : []) {
        const { hooks, permissions } = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_10__/* .parseObject */ .lj)((await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, path)).catch(() => null)) ?? '') ?? {};
        if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_10__/* .isJson */ .Fh)(hooks) || (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_10__/* .isJson */ .Fh)(permissions))
            found.push({ path, near: SETTINGS });
    }
    const at_root = installed.some(({ folder }) => folder === '');
    const declares = async () => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_10__/* .isJson */ .Fh)((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_10__/* .parseObject */ .lj)((await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, 'mcp.json')).catch(() => null)) ?? '')?.['mcpServers']);
    const own = at_root || !(await declares()) ? [] : [{ folder: '', manifests: {}, entry: null }];
    for (const plugin of [...own, ...installed]) {
        const [path, near] = [join(plugin.folder, 'mcp.json'), join(plugin.folder, '.mcp.json')];
        // Without the dot it is Cursor's, or of a package of the standard Agent Plugins.
        const isMeant = (0,_skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .packageOf */ .wg)(plugin) !== null || (0,_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(plugin, 'mcpServers').length > 0;
        const others = await Promise.all([has(near), has(plugin.folder, '.cursor-plugin')]);
        if (!isMeant && !others.includes(true) && (await has(path)))
            found.push({ path, near });
    }
    return found;
}


/***/ }),

/***/ 2299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* binding */ findMoved),
/* harmony export */   Z: () => (/* binding */ listParts),
/* harmony export */   an: () => (/* binding */ respell),
/* harmony export */   hr: () => (/* binding */ namesFromRoot),
/* harmony export */   s3: () => (/* binding */ namesAbove),
/* harmony export */   tr: () => (/* binding */ spellOut),
/* harmony export */   vP: () => (/* binding */ readNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _agents_project_instructions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41396);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77406);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43721);
/* harmony import */ var _skill_places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51476);
/* harmony import */ var _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67561);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3141);
/* harmony import */ var _declared_hooks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40515);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46685);
/* harmony import */ var _plugin_parts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8788);
/* harmony import */ var _subagents_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93050);
/** A source \u2192 its parts of every kind, and what the skills among them say, for a comparison with another commit. */













const { basename, dirname, extname, join, relative } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
/** agents: of whose instruction files. */
async function listParts(source, agents) {
    // A project's own servers count too.
    const servers = (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_7__/* .serversIn */ .AX)(await (0,_plugin_parts_js__WEBPACK_IMPORTED_MODULE_10__/* .readPluginParts */ ._)({ ...source, kind: 'plugin' }));
    const parts = [
        ...source.skills.map((skill) => {
            const { id, path, text } = skill;
            const all = (0,_skill_places_js__WEBPACK_IMPORTED_MODULE_6__/* .allPlacesOf */ .V4)(skill);
            const places = all.length > 1 ? { places: all.map((one) => one.path) } : {};
            return { kind: 'skill', name: id, path, text, ...places };
        }),
        ...(await (0,_subagents_js__WEBPACK_IMPORTED_MODULE_11__/* .readSubagents */ .x)(source)).map(({ name, path, text }) => ({ kind: 'subagent', name, path, text })),
        ...source.commands.map(({ path, text }) => ({ kind: 'command', name: basename(path, '.md'), path, text })),
        ...(await (0,_declared_hooks_js__WEBPACK_IMPORTED_MODULE_8__/* .readDeclaredHooks */ .Xz)(source)).map(({ event, command, file }) => ({ kind: 'hook', name: `${event}: ${command}`, path: file, text: '' })),
        ...servers.map(({ name, path }) => ({ kind: 'mcp_server', name, path, text: '' })),
        ...listPlugins(source),
        ...agents
            .filter(({ install }) => install === 'project')
            .flatMap(({ agent }) => (0,_agents_project_instructions_js__WEBPACK_IMPORTED_MODULE_3__/* .instructionsOf */ .Jk)(agent, source.instructions ?? []))
            .map(({ path, text }) => ({ kind: 'instructions', name: path, path, text })),
    ];
    return [...new Map(parts.map((part) => [JSON.stringify([part.kind, part.name, part.path]), part])).values()];
}
/** By the name under which users install it, and by its own, which agents put before its parts. */
function listPlugins(source) {
    const installed = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_9__/* .installedPlugins */ .fC)(source);
    const listed = new Set(installed.flatMap(({ folder, entry }) => (entry === null ? [] : [folder])));
    return installed.flatMap(({ folder, manifests, entry }) => {
        // Of an entry without its folder nobody gets anything.
        if (entry === null ? listed.has(folder) : source.market?.missing.includes(folder))
            return [];
        const [path, fields] = Object.entries(manifests)[0] ?? [null, null];
        const [own, name] = [fields?.['name'], entry?.['name'] ?? null];
        const address = name === null ? [] : [`${name}@${source.marketplace_name}`];
        const names = typeof own === 'string' && own !== name ? [own, ...address.map((one) => `(${one})`)] : address;
        const at = path === null ? (source.marketplace ?? '') : join(folder, path);
        return names.length > 0 ? [{ kind: 'plugin', name: names.join(' '), path: at, text: '' }] : [];
    });
}
/** A skill's files that one of the texts, or a case, names, above its folder too; required: those of the case; unnamed: the paths of all others in its folder. */
async function readNamedFiles({ root }, { path, real_path = path }, { texts, required }) {
    const folder = dirname(path);
    const files = (await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listTree */ .nT)(root, folder)).filter((file) => basename(file) !== 'SKILL.md');
    const isNamed = (file) => texts.some((text) => text.includes(file)) || required.some((one) => isSame(one, file));
    const below = files.map((file) => relative(folder, file));
    const named = [...below.filter(isNamed), ...namesAbove([...texts, ...required])];
    const found = new Map();
    for (const file of named)
        for (const at of [folder, dirname(real_path)].map((one) => join(one, file))) {
            const isFile = !found.has(file) && !at.startsWith('../') && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(join(root, at)).catch(() => null))?.isFile();
            if (isFile)
                found.set(file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, at), 'utf8'));
        }
    return {
        files: found,
        required: [...found.keys()].filter((file) => required.some((one) => isSame(one, file))),
        unnamed: below.filter((file) => !isNamed(file)),
    };
}
/** The paths in them that lead out of a skill's folder. */
const namesAbove = (texts) => [
    ...new Set(texts.flatMap((text) => [...text.matchAll(ABOVE)].map(([path]) => path))),
];
const ABOVE = /(?<![\w./-])(?:\.\.\/)+[\w./-]*\w/g;
const isSame = (required, file) => required === file || required.endsWith(`/${file}`);
/** Of files that are gone, where the branch put the same text, or most of it. */
async function findMoved(gone, { path }, { before, now }) {
    const all = gone.length > 0 ? await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listTree */ .nT)(now.root, '.') : [];
    // Of several that are alike, its own comes first.
    const isOwn = (file) => Number(file.startsWith(`${dirname(path)}/`));
    const added = all.filter((file) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(join(before.root, file)));
    const fresh = added.sort((one, other) => isOwn(other) - isOwn(one));
    const texts = await Promise.all(fresh.map(async (file) => [file, await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextIfAny */ .$)(join(now.root, file))]));
    return new Map(gone.flatMap(([own, text]) => {
        const same = texts.find(([, one]) => one === text && text.trim() !== '');
        const like = texts.find(([file, one]) => one !== null && extname(file) === extname(own) && (0,_text_said_js__WEBPACK_IMPORTED_MODULE_12__/* .isLike */ .ON)(one, text));
        const to = (same ?? like)?.[0];
        return to === undefined ? [] : [[own, relative(dirname(path), to)]];
    }));
}
/** Paths from the skill's folder, in sentences, as its text writes them: by the variable for the plugin's folder, or from the project's root. */
function respell(said, skill, source, before) {
    const { path, text } = skill;
    const own = ownPlugin(source, path);
    const [variable] = /\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?\//.exec(text) ?? [];
    const root = own ? variable : namesFromRoot(text, skill, [before, source]).length > 0 ? '' : undefined;
    const above = `${relative(dirname(path), own?.folder ?? '.')}/`;
    if (root === undefined || above === '/' || text.includes(above))
        return said;
    const spell = (words) => words.replaceAll(`\`${above}`, () => `\`${root}`);
    return { ...said, message: spell(said.message), fix: said.fix && spell(said.fix) };
}
/** A skill's text with paths from its folder, where it has those that agents put in for the plugin's and its own, or those from the root of its project, now or at the ref. */
function spellOut(text, skill, source, before = source) {
    const { path } = skill;
    const own = ownPlugin(source, path);
    const root = own ? `${relative(dirname(path), own.folder)}/` : null;
    const inside = own ? `${root}${relative(own.folder, dirname(path))}/` : null;
    const rooted = new Set(namesFromRoot(text, skill, [before, source]));
    const named = rooted.size === 0 ? text : text.replace(NAME, (one) => fromFolder(one, path, rooted));
    const spelt = named.replace(/\$\{?(?:CLAUDE_)?(PLUGIN_ROOT|SKILL_DIR)\}?\//g, (whole, of) => of === 'SKILL_DIR' ? '' : (root ?? whole));
    // What it calls by its plugin may be its own.
    return inside ? spelt.replaceAll(inside, '') : spelt;
}
const fromFolder = (name, path, rooted) => rooted.has(name) ? relative(dirname(path), name) : name;
const ownPlugin = (source, path) => (0,_manifest_js__WEBPACK_IMPORTED_MODULE_9__/* .pluginsAround */ .Qe)(source, path).sort((a, b) => b.folder.length - a.folder.length)[0];
const NAME = /(?<![\w./@-])(?!\.\.?\/)[\w.@-]+(?:\/[\w.@-]+)*\/[\w.@-]*\w/g;
/** The files that a project's skill names from the root of the project; one below the skill's folder is meant first. */
function namesFromRoot(text, { path }, sources) {
    if (sources.some((source) => ownPlugin(source, path)))
        return [];
    const isFile = (at) => sources.some(({ root }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(join(root, at), { throwIfNoEntry: false })?.isFile() === true);
    return [...new Set(text.match(NAME))].filter((one) => isFile(one) && !isFile(join(dirname(path), one)));
}


/***/ }),

/***/ 88163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ findOrphans)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/skill/skill-file.js
var skill_file = __webpack_require__(13350);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-files.js
var declared_files = __webpack_require__(11404);
// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var manifest = __webpack_require__(46685);
// EXTERNAL MODULE: ./build/lib/setup/source/project-folders.js
var project_folders = __webpack_require__(71275);
;// CONCATENATED MODULE: ./build/lib/setup/source/unread-folders.js
/** A project \u2192 the folders of skills that are not where an agent looks, and where they belong. */





/** `.claude/skill`, `.cursor/skills`, `.claud/skills`: of a project, and not where an agent looks. */
function findUnread({ path }) {
    const place = external_node_path_.posix.dirname(external_node_path_.posix.dirname(path));
    const home = place.split('/')[0] ?? '';
    if (project_folders/* PROJECT_FOLDERS */.ic.includes(place))
        return [];
    if (!home.startsWith('.') || home === '.' || home === '.claude-plugin')
        return [];
    const near = `${(0,suggest/* suggest */.ZA)(home, project_folders/* PROJECT_HOMES */.Hh)}/skills`;
    return [{ path: place, why: 'unread', near: project_folders/* PROJECT_FOLDERS */.ic.includes(near) ? near : '.agents/skills' }];
}
/** `claude/skills`, `.agent/skills`, `.claude/skill`: almost where an agent looks, which may have skills there, too. */
async function findNearHomes({ root }) {
    const list = (folder) => (0,promises_.readdir)(external_node_path_.posix.join(root, folder)).catch(() => []);
    const found = (await list('')).map(async (name) => {
        const home = project_folders/* PROJECT_HOMES */.Hh.includes(name) ? name : project_folders/* PROJECT_HOMES */.Hh.find((one) => isNearly(name, one));
        const near = `${home}/skills`;
        if (!project_folders/* PROJECT_FOLDERS */.ic.includes(near))
            return [];
        const own = (await list(name)).filter((one) => one === 'skills' || (0,suggest/* isSlip */.BX)(one, 'skills'));
        const paths = own.map((one) => `${name}/${one}`).filter((path) => !project_folders/* PROJECT_FOLDERS */.ic.includes(path));
        const lost = await Promise.all(paths.map(async (path) => {
            const there = await list(near);
            const held = (await (0,walk_tree/* listTree */.nT)(root, path)).map((file) => file.slice(path.length + 1));
            // What lies in both places is a copy for another agent.
            return held.some((file) => /^[^/]+\/SKILL\.md$/.test(file) && !there.includes(external_node_path_.posix.dirname(file)));
        }));
        return paths.filter((_, at) => lost[at]).map((path) => ({ path, why: 'unread', near }));
    });
    return (await Promise.all(found)).flat();
}
const isNearly = (name, home) => home === `.${name}` || (name.startsWith('.') && (0,suggest/* isSlip */.BX)(name.slice(1), home.slice(1)));
/** `claude-plugin/plugin.json`, `.claude-plugin/manifest.json`: under another name, or in another folder. */
async function findManifests(root) {
    const homes = (await (0,promises_.readdir)(root)).filter((name) => /^\.?claude(?:[-_]?plugins?)?$/i.test(name));
    const found = await Promise.all(homes.map(async (home) => {
        const names = await (0,promises_.readdir)(external_node_path_.posix.join(root, home)).catch(() => []);
        return names.flatMap((name) => {
            const near = name === 'manifest.json' ? 'plugin.json' : (0,suggest/* suggest */.ZA)(name, MANIFESTS);
            const isHome = home === '.claude-plugin';
            if (near === null || (isHome ? MANIFESTS.includes(name) : near !== name))
                return [];
            return [{ path: `${home}/${name}`, why: 'manifest', near: isHome ? near : `.claude-plugin/${near}` }];
        });
    }));
    return found.flat();
}
const MANIFESTS = ['plugin.json', 'marketplace.json'];

;// CONCATENATED MODULE: ./build/lib/setup/source/unread-skills.js
/** Finds files of the source that look like skills but that no agent reads and no unit gets. */











const { join } = external_node_path_.posix;
async function findOrphans(source) {
    const { root, plugins, skills } = source;
    const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...(0,manifest/* pathsOf */.wG)(plugin, 'skills')]);
    const own = await (0,project_folders/* listPossible */.G$)(root);
    const found = await Promise.all([...new Set(['skills', ...own, ...folders])].map((folder) => look(source, folder)));
    const lost = await Promise.all(own.map((folder) => findLostLink(root, folder)));
    const hidden = await Promise.all(plugins.map((plugin) => findHidden(root, plugin)));
    const near = await Promise.all(['', ...plugins.map(({ folder }) => folder)].map((folder) => findNear(root, folder)));
    const installed = (0,manifest/* installedPlugins */.fC)(source);
    const parts = await Promise.all([
        ...installed.map(({ folder }) => findMisnamedParts(root, folder)),
        ...[...new Set(PROJECT_PARTS.map(external_node_path_.posix.dirname))].map((home) => findMisnamedParts(root, home, true)),
    ]);
    const named = new Set(plugins.flatMap((plugin) => HIDDEN.flatMap((field) => (0,manifest/* pathsOf */.wG)(plugin, field))));
    const misplaced = [
        ...skills.flatMap(findUnread),
        ...[...near, ...parts].flat().filter(({ path }) => !named.has(path)),
        ...(await (0,declared_files/* findMislaid */.r)(root, installed)).map((one) => ({ ...one, why: 'elsewhere' })),
        ...(installed.length > 0 ? [] : [...(await findManifests(root)), ...(await findNearHomes(source))]),
    ];
    return [...new Map([...found, ...lost, ...hidden, misplaced].flat().map((orphan) => [orphan.path, orphan])).values()];
}
/** The folder through which an agent has a project's skills. */
async function findLostLink(root, path) {
    const link = await (0,walk_tree/* readLink */.XF)(root, path);
    return link?.target === null && link.broken ? [{ path, why: 'broken', near: link.broken }] : [];
}
/** `skill/` for `skills/`, and a skill at the top that is called `skill.md`. */
async function findNear(root, folder) {
    const names = await (0,promises_.readdir)(join(root, folder)).catch(() => []);
    const found = await Promise.all(names.map(async (name) => {
        const path = join(folder, name);
        if ((0,skill_file/* isInLetters */.h7)(name))
            return name === 'SKILL.md' ? [] : [{ path, why: 'misnamed' }];
        if ((0,skill_file/* isOdd */.Aq)(name, names) && (await isDescribed(root, path)))
            return [{ path, why: 'misnamed' }];
        // Beside it `archive-skills` is no slip of the pen.
        const isMeant = name === 'skills' || (names.includes('skills') && /[-_]/.test(name));
        if (isMeant || (0,suggest/* suggest */.ZA)(name, ['skills']) === null)
            return [];
        const held = await (0,walk_tree/* listTree */.nT)(root, path);
        return held.some((file) => external_node_path_.posix.basename(file) === 'SKILL.md') ? [{ path, why: 'near', near: 'skills' }] : [];
    }));
    return found.flat();
}
/** Hooks of a project are in its settings. */
const PROJECT_PARTS = [...(0,agents/* subagentFolders */.NP)(), '.claude/commands'];
/** `agent/` for `agents/`, and agents in a form that none reads. */
async function findMisnamedParts(root, folder, of_project = false) {
    const names = await (0,promises_.readdir)(join(root, folder)).catch(() => []);
    const held = await Promise.all(names.map((name) => (PART.test(name) ? (0,walk_tree/* listTree */.nT)(root, join(folder, name)) : [])));
    return names.flatMap((name, at) => {
        const near = `${PART.exec(name)?.[1]?.toLowerCase()}s`;
        const files = held[at] ?? [];
        const path = join(folder, name);
        const whole = join(folder, near);
        if (of_project && !PROJECT_PARTS.includes(whole))
            return [];
        const [form, what] = FORMS[name] ?? [];
        const of_agent = of_project ? (0,agents/* subagentPlaces */.uH)().find(({ folders }) => folders.includes(whole))?.format : undefined;
        const { ending, needed } = of_agent ?? { ending: '.md', needed: [] };
        if (form) {
            const fields = needed.length > 0 ? ` with \`${needed.join('`, `')}\`` : '';
            const others = files.filter((file) => !file.endsWith(ending) && form.test(file) && !README.test(file));
            const said = `${what} is a file${fields} that ends in ${ending}`;
            return others.map((path) => ({ path, why: 'form', near: said }));
        }
        const isOne = files.some((file) => (near === 'hooks' ? file.endsWith('/hooks.json') : file.endsWith(ending)));
        return isOne && name !== near ? [{ path, why: 'near', near: of_project ? whole : near }] : [];
    });
}
/** Some agents read commands in TOML. */
const FORMS = {
    agents: [/\.(?:md|toml|ya?ml|txt|mdx|markdown)$/, 'a custom agent'],
    commands: [/\.(?:ya?ml|txt|mdx|markdown)$/, 'a command'],
};
const README = /(?:^|\/)readme\.\w+$/i;
const PART = /^(agent|command|hook)s?$/i;
/** The manifest's own folder holds the manifest; what stands beside it there is read only where a manifest names it. */
async function findHidden(root, plugin) {
    const home = join(plugin.folder, '.claude-plugin');
    const paths = HIDDEN.filter((name) => !(0,manifest/* pathsOf */.wG)(plugin, name).some((path) => path.startsWith(home))).map((name) => join(home, name));
    const held = await Promise.all(paths.map((path) => (0,walk_tree/* listTree */.nT)(root, path)));
    return paths.filter((_, at) => held[at]?.length).map((path) => ({ path, why: 'inside' }));
}
const HIDDEN = ['skills', 'agents', 'commands', 'hooks'];
/** Searches a folder of skills and the folders directly in it; deeper skills are rare. */
async function look(source, folder, deep = true) {
    const { root } = source;
    const orphans = [];
    const names = await (0,promises_.readdir)(join(root, folder)).catch(() => []);
    for (const name of names) {
        const path = join(folder, name);
        if ((0,walk_tree/* isSkipped */.JR)(name))
            continue;
        const link = await (0,walk_tree/* readLink */.XF)(root, path);
        const isSkill = (0,skill_file/* isInLetters */.h7)(name);
        if (link) {
            if (link.target === null && (deep || isSkill))
                orphans.push({ path, ...(link.broken ? { why: 'broken', near: link.broken } : { why: 'outside' }) });
            // A note may have an odd name, too.
        }
        else if (isSkill ? name !== 'SKILL.md' : !deep && (0,skill_file/* isOdd */.Aq)(name, names) && (await isDescribed(root, path)))
            orphans.push({ path, why: 'misnamed' });
        else if (isSkill) {
            if ((await (0,promises_.stat)(join(root, path))).isDirectory())
                orphans.push({ path, why: 'folder' });
        }
        else if (deep && name.endsWith('.md')) {
            if (await isDescribed(root, path))
                orphans.push({ path, why: 'flat', described: true });
        }
        else if (deep) {
            orphans.push(...(await look(source, path, false)), ...(await findEmpty(source, path)));
        }
    }
    return orphans;
}
/** What skills may use without naming its folder. */
const SHARED = /^[_.]|^(?:assets|common|docs|evals?|lib|references?|scripts|shared|templates?|tests?)$/i;
/** Whether a file says what only a skill's does. */
async function isDescribed(root, path) {
    const { present, fields } = (0,front_matter/* parseFrontMatter */.e)(await (0,promises_.readFile)(join(root, path), 'utf8').catch(() => ''));
    return present && 'name' in fields && 'description' in fields;
}
/** A folder that its author took for a skill: described at its top, or beside skills none of which names it, without a SKILL.md at any depth. */
async function findEmpty({ root, skills }, folder) {
    const files = await (0,walk_tree/* listTree */.nT)(root, folder);
    if (files.some((file) => (0,skill_file/* isInLetters */.h7)(external_node_path_.posix.basename(file))))
        return [];
    const top = files.filter((file) => external_node_path_.posix.dirname(file) === folder);
    const odd = top.filter((file) => (0,skill_file/* isOdd */.Aq)(external_node_path_.posix.basename(file)));
    const told = await Promise.all(top.map((file) => isDescribed(root, file)));
    if (top.some((file, at) => told[at] && odd.includes(file)))
        return [];
    const described = top.filter((file, at) => told[at] && file.endsWith('.md'));
    const { dir: home, base: name } = external_node_path_.posix.parse(folder);
    const isBeside = external_node_path_.posix.basename(home) === 'skills' && skills.some(({ path }) => external_node_path_.posix.dirname(external_node_path_.posix.dirname(path)) === home);
    const isUnnamed = !SHARED.test(name) && !skills.some(({ text }) => text.includes(`${name}/`));
    const isReadme = top.some((file) => /^readme\.md$/i.test(external_node_path_.posix.basename(file)));
    if (!(isBeside && top.length > 0 && isUnnamed) && odd.length + described.length === 0 && !isReadme)
        return [];
    // Several are custom agents, or texts to copy.
    return [{ path: folder, why: 'empty', ...(described.length === 1 ? { described: true } : {}) }];
}


/***/ }),

/***/ 13350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ isOdd),
/* harmony export */   Es: () => (/* binding */ folderByNpx),
/* harmony export */   GX: () => (/* binding */ locateSkillFile),
/* harmony export */   SG: () => (/* binding */ DEEPEST_FOR_NPX),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Zw: () => (/* binding */ leftOutByNpx),
/* harmony export */   h7: () => (/* binding */ isInLetters)
/* harmony export */ });
/* harmony import */ var _find_skill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96023);
/* harmony import */ var _front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11775);
/** A file as a case names it \u2192 the file of the source that it means. */


/**
 * `skills/alpha/notes.md`, `alpha/notes.md`, or a path inside the folder of the expected skill (any of its names); null: a
 * file outside the skills, such as one of the workspace. Of those (`scripts/x.sh`, where a skill is called scripts) it is the
 * one that is there.
 */
function locateSkillFile(file, expected, source) {
    const found = source.skills.flatMap((skill) => [folderOf(skill), `${skill.id}/`, `${skill.dir}/`].flatMap((prefix) => prefix !== '' && file.startsWith(prefix) ? [{ skill, name: file.slice(prefix.length) }] : []));
    const [home] = expected.flatMap((id) => (0,_find_skill_js__WEBPACK_IMPORTED_MODULE_0__/* .findSkills */ .Iz)(source, id));
    if (home && !file.startsWith('/'))
        found.push({ skill: home, name: file });
    return found.find(({ skill, name }) => skill.files?.includes(name)) ?? found[0] ?? null;
}
/** Its path from the source's root. */
function pathOf({ skill, name }) {
    return `${folderOf(skill)}${name}`;
}
const folderOf = (skill) => skill.path.replace(/SKILL\.md$/, '');
/** The folder into which `npx skills add` 1.7.4 installs a skill, whatever its folder in the source. */
const folderByNpx = (name) => name
    .toLowerCase()
    .replace(/[^a-z\d._]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '') || 'unnamed-skill';
/** So many folders below `skills` it looks for one (1.7.4). */
const DEEPEST_FOR_NPX = 3;
/** The field for which it leaves a skill out, for every agent; `---`: the whole front matter, since that is no YAML; null: it takes it. */
function leftOutByNpx({ front_matter: { present, fields, problems } }) {
    if (!present || !problems.every(_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .isYaml */ .uj))
        return '---';
    return ['name', 'description'].find((field) => typeof fields[field] !== 'string' || fields[field] === '') ?? null;
}
/** Whatever its letter case. */
const isInLetters = (name) => /^skill\.md$/i.test(name);
/** `SKILL`, `SKILL.md.txt`, `Skills.md`: what an editor or a hasty hand makes of the name, and not beside that. */
const isOdd = (name, beside = []) => /^skills?(?:\.(?:mdx?|markdown|txt))*$/i.test(name) && !beside.some(isInLetters);


/***/ })

};
