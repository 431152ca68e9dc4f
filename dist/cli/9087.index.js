export const id = 9087;
export const ids = [9087];
export const modules = {

/***/ 74357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ schemaAddress)
/* harmony export */ });
/** The address under which editors find a JSON Schema of docs/schema: the `$id` in it, and the `$schema` in files that this tool writes. */
/** As package.json's repository and version have it; forks and copies have their own. */
const HOME = { name: 'org/agent-routing', ref: 'v1' };
function schemaAddress(page, { name, ref } = HOME) {
    return `https://raw.githubusercontent.com/${name}/${ref}/docs/schema/${page}.schema.json`;
}


/***/ }),

/***/ 44545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   k2: () => (/* binding */ failsCheck),
/* harmony export */   nb: () => (/* binding */ isAdvice),
/* harmony export */   tb: () => (/* binding */ subjectWord),
/* harmony export */   y0: () => (/* binding */ RULES),
/* harmony export */   zR: () => (/* binding */ asError)
/* harmony export */ });
/** Every rule with what it looks for: the table of docs/lint.md. */
const RULES = {
    'skill-front-matter': 'a SKILL.md whose front matter is missing, not closed or not YAML',
    'skill-file': 'a skill\u2019s file that no agent will find: misnamed, behind a link that leads nowhere, or named by SKILL.md and not there',
    'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
    'skill-description': 'a description that says nothing (`TODO`)',
    'skill-condition-cut': 'a condition on using a skill (\u201cdo not use when \u2026\u201d) in the part of its description that an agent cuts off',
    'skill-body': 'a body that says nothing (blank, commented out, `TODO`), or longer than an agent gives its model',
    'project-folder': 'a folder of skills in a project that an agent does not read',
    'skill-duplicate': 'two skills with one id',
    'skill-name': 'a front-matter name that differs from the folder',
    'skill-shadowed': 'a skill whose name an agent\u2019s bundled skill has too',
    'skill-field-ignored': 'a front-matter field that an agent ignores',
    'skill-shell': 'a skill that runs shell when it is loaded',
    'skill-uncovered': 'a skill that no case expects',
    'skill-without-negative': 'a skill that no case disallows',
    'skill-spec': 'front matter that the Agent Skills specification refuses; one finding for all skills, which never fails a check',
    'skill-upload': 'what claude.ai\u2019s upload form refuses beyond that; one finding for all skills, which never fails a check',
    'skill-look-alike': 'two skills that an offline ranker cannot tell apart',
    'skill-pointer': 'a description that points to a skill which is not there, or says more of others than of its own',
    'listing-budget': 'descriptions that fall because all skills together are over an agent\u2019s listing budget (predicted)',
    'case-unknown-skill': 'a case that names a skill the source does not have',
    'case-unknown-subagent': 'a case that asks a custom agent the source does not have',
    'case-unknown-route': 'a tool_route case whose route no file has, or whose tool no route is about',
    'pattern-slow': 'a pattern of a route or suite that a short text keeps busy for ever',
    'skill-case': 'a case that writes a skill\u2019s id in other letter case than the skill itself',
    'case-required-file': 'a required file that neither the source nor the workspace holds, or that is empty',
    'case-own-id-token': 'an evidence token that is part of the expected skill\u2019s own id',
    'case-words-not-judged': 'required words that only mode live can judge',
    'case-vacuous': 'a disallowed skill or token that can never be hit',
    'case-names-skill': 'a prompt that names the skill it expects',
    'case-ambiguous': 'a bare id that two skills answer to',
    'plugin-manifest': 'the manifest of a plugin or an extension that is no JSON object, so that no agent can install it, or a field of it that resembles a known one',
    'plugin-marketplace': 'a marketplace.json, or an entry of it, from which an agent cannot install',
    'plugin-path': 'a path in a manifest at which there is nothing',
    'plugin-part': 'a file of a custom agent or a command that an agent leaves out, or of an agent without instructions',
    'part-gone': '`check --since` alone: a skill, subagent, command, hook or MCP server that the branch took away, or moved to where agents do not read it',
    'part-text-lost': '`check --since` alone: a text that the branch emptied, cut to less than half or exchanged for another\u2019s, or a file or a part that it names and that is gone',
    'case-weakened': '`check --since` alone: a case or a baseline entry that demands less than at the ref, or is gone while what it is about is there',
    'plugin-servers': 'a file of MCP servers from which an agent starts none, or not all, or that none looks for',
    'agent-plugin': 'what the standard Agent Plugins 1.0 rejects, leaves out or ignores of a package that names its schema',
    'hook-event': 'hooks under an event that no agent has',
    'hook-matcher': 'a matcher that finds no tool, or keeps an agent from reading the file',
    'hook-shape': 'a hooks file, or an entry of it, of a shape that an agent does not run',
    'hook-unread': 'a hooks file, or settings that hold hooks, where an agent, or any of them, does not look for one',
    'hook-variable': 'a hook that uses a variable which an agent does not set',
    'hook-wait': 'a hook that an agent waits for too long, too short or not at all',
    'hook-missing': 'a hook whose command is not there, is on one machine alone, cannot be run, or names a script that bash, sh, node or python3 cannot read',
    'hook-fails-open': 'a hook that ends in exit 1, or in exit 2 without a reason on stderr, and so lets the call through',
    'workflow-folder': 'workflows that GitHub does not run, because their folder or name is not that of a workflow',
    'workflow-version': 'a workflow that uses an action without saying at which version',
    'workflow-placeholder': 'a workflow that still has `org/agent-routing` for the name of the action\u2019s repository',
    'version-not-bumped': 'a plugin whose skills changed since the ref while its version did not',
    'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
};
const findAs = (severity) => (rule, where, message, fix, consequences = {}) => ({
    ...{ rule, severity, ...where, message, consequences, fix },
});
const asError = findAs('error');
const asWarning = findAs('warning');
/** About stores and validators, not about an agent: shown last, and no reason to fail. */
const isAdvice = ({ rule }) => rule === 'skill-spec' || rule === 'skill-upload';
const failsCheck = (finding, isStrict) => finding.severity === 'error' || (isStrict && !isAdvice(finding));
/** What the subjects of a finding are. */
const subjectWord = (rule) => /^(?:skill|listing)-/.test(rule) ? 'skill' : /^(?:case-|baseline-orphan$)/.test(rule) ? 'case' : 'file';


/***/ }),

/***/ 75554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ addCases),
/* harmony export */   Uj: () => (/* binding */ readKnown),
/* harmony export */   Wf: () => (/* binding */ listUnasked),
/* harmony export */   _r: () => (/* binding */ renderCases),
/* harmony export */   zF: () => (/* binding */ CORPUS)
/* harmony export */ });
/* harmony import */ var _lib_case_corpus_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92776);
/* harmony import */ var _lib_case_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39409);
/* harmony import */ var _lib_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74357);
/* harmony import */ var _lib_input_json_strings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27234);
/* harmony import */ var _lib_input_json_value_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70509);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56223);
/* harmony import */ var _lib_setup_source_subagents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93050);
/* harmony import */ var _lib_text_bare_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56424);
/** A first corpus \u2192 the text of its cases.json: a new one, or the user's own with the cases that it lacks. */








const CORPUS = 'cases.json';
function renderCases({ cases, lost, left_out }, own) {
    const $meta = {
        schema: 1,
        ...(Object.keys(lost).length > 0 ? { not_carried_over: lost } : {}),
        ...(left_out.length > 0
            ? { not_taken_over: Object.fromEntries(left_out.map(({ name, reason }) => [name, reason])) }
            : {}),
    };
    return `${JSON.stringify({ $schema: (0,_lib_contract_schema_address_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaAddress */ .Q)('cases', own), $meta, cases }, null, 2)}\n`;
}
function readKnown(text) {
    const cases = (0,_lib_case_corpus_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCasesJson */ .J)(text, CORPUS);
    return {
        ids: cases.map(({ case_id }) => case_id),
        prompts: cases.flatMap((row) => (row.kind === 'skill' ? row.prompt : [])),
        skills: cases.flatMap(_lib_case_select_js__WEBPACK_IMPORTED_MODULE_1__/* .skillsOf */ .sg),
        general: cases.find((row) => row.kind === 'skill' && row.expected_skill === '')?.case_id ?? null,
        subagents: cases.flatMap((row) => (row.kind === 'skill' && row.subagent) || []),
        has_calls: cases.some(({ kind }) => kind === 'tool_route'),
    };
}
/** Custom agents that neither a suite nor a case asks. */
async function listUnasked(source, known, cwd) {
    if ((await (0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_3__/* .listCorpusFiles */ .Kg)(['tests/agents/*.tests.json'], cwd)).length > 0)
        return [];
    const asked = known?.subagents.map(_lib_text_bare_id_js__WEBPACK_IMPORTED_MODULE_5__/* .bareId */ .y) ?? [];
    return (await (0,_lib_setup_source_subagents_js__WEBPACK_IMPORTED_MODULE_4__/* .readSubagents */ .x)(source)).flatMap(({ name }) => (asked.includes(name) ? [] : [name]));
}
/** Behind the last case, written as that one is. */
function addCases(text, cases) {
    const value = JSON.parse(text);
    const at = Array.isArray(value) ? [] : ['cases'];
    const last = [...(0,_lib_input_json_strings_js__WEBPACK_IMPORTED_MODULE_6__/* .listJsonParts */ .l)(text)].findLast(({ kind, path }) => kind === 'item' && path.slice(0, -1).join() === at.join());
    if (!last)
        return `${JSON.stringify({ ...(Array.isArray(value) ? {} : value), cases }, null, 2)}\n`;
    let end = text.indexOf('}', last.from) + 1;
    while (!(0,_lib_input_json_value_js__WEBPACK_IMPORTED_MODULE_7__/* .parseObject */ .lj)(text.slice(last.from, end)))
        end = text.indexOf('}', end) + 1;
    const indent = /[ \t]*$/.exec(text.slice(0, last.from))?.[0] ?? '';
    const spaces = text.slice(last.from, end).includes('\n') ? 2 : 0;
    const rows = cases.map((row) => `,\n${JSON.stringify(row, null, spaces).replace(/^/gm, indent)}`);
    return `${text.slice(0, end)}${rows.join('')}${text.slice(end)}`;
}


/***/ }),

/***/ 69087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ listUnnamed),
/* harmony export */   E2: () => (/* binding */ lintWorkflows),
/* harmony export */   E7: () => (/* binding */ renderInputs),
/* harmony export */   Ep: () => (/* binding */ WORKFLOW),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   t5: () => (/* binding */ planWorkflow)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44545);
/* harmony import */ var _run_own_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26988);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75554);
/** Where the corpus is and what this tool is called \u2192 the workflow that runs it on pull requests: a new one, or the user's own with what it lacks. */






const WORKFLOW = '.github/workflows/agent-routing.yml';
/** inputs: of the action, beside those of the preset. */
const renderWorkflow = (inputs, { name, ref }) => `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${name}@${ref}
        with:
          # No key is needed; installed agents are kept in the cache of GitHub Actions.
          preset: gate
${renderInputs(inputs)}`;
const inputsOf = ({ source, as, agents }, cases, below) => ({
    ...(below === '' ? {} : { working_directory: below }),
    ...(as ? { as } : {}),
    ...(agents ? { agents: agents.join(',') } : {}),
    ...(source === '.' ? {} : { source }),
    ...(cases === _corpus_js__WEBPACK_IMPORTED_MODULE_5__/* .CORPUS */ .zF ? {} : { cases }),
});
const renderInputs = (inputs) => Object.entries(inputs)
    .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
    .join('');
/** Not the repository of somebody whose name ends in it. */
const STANDS_FOR = new RegExp(`(?<![\\w.-])${_run_own_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACEHOLDER */ .Kx}@`);
/** `uses: owner/name`, for which GitHub refuses the whole workflow; a folder or an image has no version. */
const BARE = /^\s*-?\s*uses:\s*['"]?([\w-][\w.-]*\/[\w.-]+(?:\/[\w./-]+)?)['"]?\s*(?:#.*)?$/;
const USES = /^\s*-?\s*uses:\s*['"]?[\w.-]+\/agent-routing(?:\/[^@\s]*)?@/m;
/** root: of the repository, the only place where GitHub reads workflows. One that uses the action already runs the corpus, once there is one. */
async function planWorkflow(root, inputs, own) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(WORKFLOW);
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)).catch(() => [])).filter((name) => /\.ya?ml$/.test(name)).sort();
    for (const name of names) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name);
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file), 'utf8');
        if (!USES.test(text))
            continue;
        const more = extend(text, inputs);
        if (more !== null)
            return { file, text: more === text ? null : more, words: null };
        const list = Object.entries({ ...PRESET, ...inputs }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
        return {
            file,
            text: null,
            words: `In ${file}, the step of this action needs below \`with:\`: ${list.join(', ')}.`,
        };
    }
    return { file: WORKFLOW, text: renderWorkflow(inputs, own), words: null };
}
const PRESET = { preset: 'gate' };
/** Of the files that were written the workflows in which the user has to name the repository of the action. */
async function listUnnamed(written, workflows, cwd) {
    const files = written.filter((file) => workflows.includes(file));
    const texts = await Promise.all(files.map((file) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, file), 'utf8')));
    return files.filter((_, at) => texts[at]?.includes(`${_run_own_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACEHOLDER */ .Kx}@`));
}
/** What `init` could not fill in, and GitHub will not find. */
async function lintWorkflows(root, prefix) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(WORKFLOW);
    const home = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(folder);
    const [others, files] = await Promise.all([home, folder].map((one) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, one)).catch(() => [])));
    const isLost = async (name) => {
        const text = /\.ya?ml$/.test(name) ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, home, name), 'utf8').catch(() => '') : '';
        return name !== node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(folder) && (/^workflows?$/i.test(name) || /^on:(?=[\s\S]*^jobs:)/m.test(text));
    };
    const lost = await Promise.all((others ?? []).map(isLost));
    const unrun = [
        ...(others ?? []).filter((_, at) => lost[at]).map((name) => `${home}/${name}`),
        ...(files ?? []).filter((name) => /\.ya?ml\.txt$/.test(name)).map((name) => `${folder}/${name}`),
    ];
    const misnamed = unrun.map((path) => {
        const to = path.startsWith(`${folder}/`) ? path.slice(0, -'.txt'.length) : folder;
        const where = { file: `${prefix}${path}`, line: 1, subject: node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) };
        const message = `GitHub runs only the workflows in ${folder} whose names end in .yml or .yaml`;
        return (0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .asWarning */ .PQ)('workflow-folder', where, message, `${/\.ya?ml$/.test(path) ? 'move' : 'rename'} it to ${to}.`);
    });
    const names = (files ?? []).filter((name) => /\.ya?ml$/.test(name));
    const found = await Promise.all(names.map(async (name) => {
        const lines = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder, name), 'utf8')).split('\n');
        const where = {
            severity: 'warning',
            file: `${prefix}${folder}/${name}`,
            subject: name,
            consequences: {},
        };
        const bare = lines.flatMap((text, index) => {
            const [, action = ''] = BARE.exec(text) ?? [];
            const message = `it uses ${action} without a version, and GitHub then runs none of its jobs`;
            const fix = `write the version behind it: \`uses: ${action}@v1\`.`;
            return action ? [{ rule: 'workflow-version', ...where, line: index + 1, message, fix }] : [];
        });
        const line = lines.findIndex((text) => USES.test(text) && STANDS_FOR.test(text)) + 1;
        const message = `it uses ${_run_own_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACEHOLDER */ .Kx}, which only stands for the repository of this action`;
        const fix = 'write the name of the repository that has it.';
        return line > 0 ? [...bare, { rule: 'workflow-placeholder', ...where, line, message, fix }] : bare;
    }));
    return [...misnamed, ...found.flat()];
}
/** With what it lacks for this folder: inputs, a row of its matrix, or a step. Null where its form would change, or it is not clear which step is meant. */
function extend(text, inputs) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)(text);
    const write = () => document.toString({ lineWidth: 0, flowCollectionPadding: /(?<![${])\{ /.test(text) });
    if (document.errors.length > 0)
        return null;
    const uses = listUses(document.get('jobs'));
    const folder = inputs['working_directory'] ?? '.';
    const [own, ...others] = uses.filter((use) => matrixOf(use)?.toJSON().includes(folder) ?? folderOf(use) === folder);
    const has = (key) => own?.step.hasIn(['with', key]) === true;
    const missing = Object.entries({ ...PRESET, ...inputs }).filter(([key]) => !has(key));
    if (own && missing.length === 0)
        return text;
    const like = uses.find(matrixOf) ?? uses.at(-1);
    const steps = like?.job.get('steps');
    if (!like || others.length > 0 || write() !== text)
        return null;
    // What fails in one package says nothing of the next.
    const rest = { if: '${{ !cancelled() }}', with: { ...PRESET, ...inputs } };
    if (own)
        for (const [key, value] of missing)
            own.step.setIn(['with', key], value);
    else if (matrixOf(like))
        matrixOf(like)?.add(folder);
    else if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(steps))
        steps.add(document.createNode({ uses: like.step.get('uses'), ...rest }));
    else
        return null;
    return write();
}
/** A job may use the action itself, as a workflow that can be called. */
function listUses(jobs) {
    const maps = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(jobs) ? jobs.items.map(({ value }) => value).filter((job) => (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(job)) : [];
    return maps.flatMap((job) => {
        const steps = job.get('steps');
        const all = [job, ...((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(steps) ? steps.items : [])].filter((one) => (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(one));
        return all.flatMap((step) => (isRun(step) ? { job, step } : []));
    });
}
const isRun = (step) => USES.test(`uses: ${String(step.get('uses') ?? '')}`) &&
    ['run', 'check'].includes(String(step.getIn(['with', 'command']) ?? 'run'));
const folderOf = ({ step }) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(String(step.getIn(['with', 'working_directory']) ?? '.'), '.').replace(/\/$/, '');
/** The packages that one step is run for. */
function matrixOf(use) {
    const [, name] = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(folderOf(use)) ?? [];
    const list = name === undefined ? null : use.job.getIn(['strategy', 'matrix', name]);
    return (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(list) ? list : null;
}


/***/ }),

/***/ 26988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ namePackages),
/* harmony export */   Kx: () => (/* binding */ PLACEHOLDER),
/* harmony export */   WQ: () => (/* binding */ toolCommand),
/* harmony export */   d5: () => (/* binding */ ownRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var _lib_io_git_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29385);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14065);
/** Where this tool came from \u2192 the repository that workflows name it by: `owner/name`, and the tag of its major version. */





/** Stands for the owner in package.json and on every page until there is one; forks and copies have their own. */
const PLACEHOLDER = 'org/agent-routing';
/** root: the folder of this tool's package.json. */
async function ownRepository(env, root = findPackage()) {
    const used = env['GITHUB_ACTION_REPOSITORY'] ?? '';
    const { version = '1', repository } = root === null ? {} : readJson((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'package.json'));
    const major = `v${String(version).split('.')[0]}`;
    if (NAME.test(used))
        return { name: used, ref: safeRef(env['GITHUB_ACTION_REF']) ?? major };
    const url = typeof repository === 'string' ? repository : repository?.url;
    const found = root && (nameOf(installedFrom(root)) ?? nameOf(await remoteOf(root)));
    return { name: found ?? nameOf(url) ?? PLACEHOLDER, ref: major };
}
const NAME = /^[\w.-]+\/[\w.-]+$/;
const safeRef = (ref) => (ref && /^[\w./-]+$/.test(ref) ? ref : null);
/** The bundle is two folders below it, the build three. */
function findPackage() {
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (readJson((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'package.json'))['name'] === 'agent-routing')
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return null;
    }
}
/** npm writes beside the packages that it installs where each came from. */
function installedFrom(root) {
    const { packages } = readJson((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), '.package-lock.json'));
    const entry = packages?.['node_modules/agent-routing'];
    return entry?.resolved ?? null;
}
/** A checkout of its own; git would otherwise answer for the repository that it is installed in. */
async function remoteOf(root) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git')))
        return null;
    const { code, stdout } = await (0,_lib_io_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(root, ['remote', 'get-url', 'origin']).catch(() => ({ code: 1, stdout: '' }));
    return code === 0 ? stdout.trim() : null;
}
/** `git+ssh://git@host/owner/name.git#commit`, `git@host:owner/name` \u2192 `owner/name`; null for a path or a package registry's address. */
function nameOf(url) {
    const bare = (url ?? '').replace(/^git\+/, '').replace(/[#?].*$/, '');
    const found = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(bare);
    return found?.[1] ?? null;
}
function readJson(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}
/** At the root of a repository whose packages are plugins or have skills; '' elsewhere. */
function namePackages(folders, command) {
    const [first] = folders;
    if (first === undefined)
        return '';
    const what = folders.length === 1 ? 'stands on its own' : 'stand on their own';
    return `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .listFew */ .lE)(folders)} ${what}: start with \`cd ${first} && ${command}\`${folders.length > 1 ? ', then the others' : ''}.`;
}
/** How the reader started this: what npx runs once is on no PATH. */
const toolCommand = (env, { name }) => env['npm_command'] === 'exec' ? `npx --yes github:${name}` : 'agent-routing';


/***/ })

};
