export const id = 438;
export const ids = [438];
export const modules = {

/***/ 80057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/agents/project/reach.js
var reach = __webpack_require__(39602);
// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var lib_baseline = __webpack_require__(51399);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/lib/import/index.js + 15 modules
var lib_import = __webpack_require__(98730);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/src/init/corpus.js + 2 modules
var init_corpus = __webpack_require__(20274);
// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(18214);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/setup/corpus/listed-routes.js
var listed_routes = __webpack_require__(36405);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/lib/setup/source/reference-hook.js
/** Opens the reference hook that ships with the package, and the modules that bring it to agents whose hooks are modules. */



/** One file, which decides over tool calls by a tool-routes file. */
const REFERENCE_HOOK = 'hooks/route-tool-calls.mjs';
/** pi and OpenCode each load a module of their own, which puts a call to the hooks that hooks.json declares. */
const HOOK_MODULES = ['hooks/run-hooks.mjs', 'extensions/hooks.js', '.opencode/plugins/hooks.js'];
/** dist/cli, build/lib/setup and lib/setup are all below the folder that contains hooks/. */
function readShipped(name, from = import.meta.url) {
    for (let folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(from));; folder = (0,external_node_path_.dirname)(folder)) {
        const path = (0,external_node_path_.join)(folder, name);
        // Another project's folder may stand below a package of ours that has no such file.
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, REFERENCE_HOOK)) && (0,external_node_fs_.existsSync)(path))
            return (0,external_node_fs_.readFileSync)(path, 'utf8');
        if ((0,external_node_path_.dirname)(folder) === folder)
            throw new Error(`this installation has no ${name}`);
    }
}

// EXTERNAL MODULE: ./build/src/init/words.js
var words = __webpack_require__(95429);
;// CONCATENATED MODULE: ./build/src/init/hooks.js
/** `init --hooks`: a hook that decides over tool calls by the routes of a file, with a first route, its tests and the baseline entries for them. */










const ROUTES_FILE = 'hooks/tool-routes.yaml';
/** It makes the routes part of the default corpus, beside a cases.json. */
const LIST = { routes: [`./${ROUTES_FILE}`] };
const DECLARATION = {
    description: `Tool calls that a route of ${ROUTES_FILE} matches are blocked with its message`,
    hooks: {
        PreToolUse: [
            {
                matcher: 'Bash|WebFetch',
                // biome-ignore lint/suspicious/noTemplateCurlyInString: the agents fill it in
                hooks: [{ type: 'command', command: `node "\${CLAUDE_PLUGIN_ROOT}/${REFERENCE_HOOK}"`, timeout: 10 }],
            },
        ],
        // Gemini CLI has an event and tool names of its own, and counts in milliseconds.
        BeforeTool: [
            {
                matcher: 'run_shell_command|web_fetch',
                // biome-ignore lint/suspicious/noTemplateCurlyInString: the agent fills it in
                hooks: [{ type: 'command', command: `node "\${extensionPath}/${REFERENCE_HOOK}"`, timeout: 10_000 }],
            },
        ],
    },
};
/** Its test that expects \`allow\` runs its command, so it does nothing. */
const ROUTES = `# The first route whose pattern is found in the call blocks it with its message. Patterns are Python's and ignore case.
routes:
  npm-publish:
    tool: Bash
    pattern: '^\\s*npm\\s+publish\\b(?!.*--dry-run)'
    message: |
      Do not publish from here.
      Push a tag instead: the release workflow publishes it.
    tests:
      - desc: publishing should block
        input: { tool_name: Bash, tool_input: { command: npm publish --access public } }
        expect: block
        contains: release workflow
      - desc: talking about it should allow
        input: { tool_name: Bash, tool_input: { command: echo npm publish } }
        expect: allow
`;
/** Relative to the source: what is to be written there. */
function renderHooks(root, isPlugin) {
    const name = (0,external_node_path_.basename)(root)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'my-plugin';
    const description = 'Tool calls that this repository wants made in another way';
    const manifest = `${JSON.stringify({ name, version: '0.1.0', description }, null, 2)}\n`;
    return {
        // Agents load hooks only with a plugin.
        ...(isPlugin ? {} : { '.claude-plugin/plugin.json': manifest }),
        [listed_routes/* ROUTES_MANIFEST */.J]: `${JSON.stringify(LIST, null, 2)}\n`,
        'hooks/hooks.json': `${JSON.stringify(DECLARATION, null, 2)}\n`,
        [REFERENCE_HOOK]: readShipped(REFERENCE_HOOK),
        ...Object.fromEntries(HOOK_MODULES.map((path) => [path, readShipped(path)])),
        // Editors with the YAML language server find the schema by this line.
        [ROUTES_FILE]: `# yaml-language-server: $schema=${(0,schema_address/* schemaAddress */.Q)('tool-routes')}\n# Their form: ${(0,schema_address/* pageAddress */.qx)('tool-routes')}\n${ROUTES}`,
    };
}
const EMPTY = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };
/** Another hook may be declared there. */
const hasHook = async (folder) => (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(folder, 'hooks/hooks.json')))?.includes(REFERENCE_HOOK) === true;
const readRoutes = async (folder) => (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(folder, ROUTES_FILE))) ?? ROUTES;
/** The baseline with entries for the routes' tests that have none, all of which pass everywhere; null: they all have one. */
function addToBaseline(text, routes, agents) {
    const baseline = text === null ? EMPTY : (0,lib_baseline/* parseBaseline */.nk)(text, lib_baseline/* BASELINE_FILE */.tu);
    const tests = (0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(routes, ROUTES_FILE)).map(({ case_id }) => case_id);
    const fresh = tests.filter((id) => !baseline.cases.has(id));
    if (fresh.length === 0)
        return null;
    const pass = { expected_status: 'pass', allow_timeout: false };
    const cases = new Map(baseline.cases);
    for (const id of fresh)
        cases.set(id, new Map([...new Set([...agents, plan/* OFFLINE */.G])].map((agent) => [agent, pass])));
    return (0,lib_baseline/* serializeBaseline */.ky)({ ...baseline, cases });
}
/** The corpus as `--cases` and the workflow name it: the default takes what the source's own folder lists. */
function nameCorpus(source, hasCases) {
    if (source === '.')
        return init_corpus/* CORPUS */.zF;
    return [...(hasCases ? [init_corpus/* CORPUS */.zF] : []), external_node_path_.posix.join(source, ROUTES_FILE)].join(',');
}
function listHookSteps(source, hasCases, agents) {
    const where = source === '.' ? '' : ` --source ${source}`;
    const corpus = source === '.' ? '' : ` --cases ${nameCorpus(source, hasCases)}`;
    return [
        `write your own routes and their tests in ${external_node_path_.posix.join(source, ROUTES_FILE)}`,
        `agent-routing run${where}${corpus} --agents offline    # tries the patterns alone, in a moment`,
        `agent-routing integration-test --run${where}${agents}    # lets the real agents make each call`,
        `agent-routing run${where}${corpus}${agents}    # the same with the gate, as the workflow does`,
        (0,words/* updateStep */.yV)('agent-routing', 'the tests that you have added'),
    ];
}

// EXTERNAL MODULE: ./build/src/init/import.js + 6 modules
var init_import = __webpack_require__(60816);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
;// CONCATENATED MODULE: ./build/src/init/workflow.js
/** Where the corpus is and what this tool is called \u2192 the workflow that runs it on pull requests: a new one, or the user's own with what it lacks. */





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
    ...(cases === init_corpus/* CORPUS */.zF ? {} : { cases }),
});
const renderInputs = (inputs) => Object.entries(inputs)
    .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
    .join('');
/** root: of the repository, the only place where GitHub reads workflows. One that uses the action already runs the corpus, once there is one. */
async function planWorkflow(root, inputs, own) {
    for (const { file, text } of await (0,own_repository/* readOwn */.jU)(root)) {
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
    const { file, words } = await placeWorkflow(root, own_repository/* WORKFLOW */.Ep);
    return { file, text: renderWorkflow(inputs, own), words };
}
/** A workflow of the user's own is never written over, whatever it runs: the first name that is free or a workflow of ours. */
async function placeWorkflow(root, wanted) {
    for (let at = 1;; at++) {
        const file = at === 1 ? wanted : wanted.replace('.yml', `-${at}.yml`);
        const text = (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(root, file)))?.trim() ?? '';
        const words = at === 1 ? null : `${wanted} does not use this action and stays as it is: ${file} does.`;
        if (text === '' || own_repository/* USES */.tk.test(text))
            return { file, words, isThere: text !== '' };
    }
}
const PRESET = { preset: 'gate' };
/** With what it lacks for this folder: inputs, a row of its matrix, or a step. Null where its form would change, or it is not clear which step is meant. */
function extend(text, inputs) {
    const document = (0,dist/* parseDocument */.Tp)(text);
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
    else if ((0,dist/* isSeq */.oP)(steps))
        steps.add(document.createNode({ uses: like.step.get('uses'), ...rest }));
    else
        return null;
    return write();
}
/** A job may use the action itself, as a workflow that can be called. */
function listUses(jobs) {
    const maps = (0,dist/* isMap */.jh)(jobs) ? jobs.items.map(({ value }) => value).filter((job) => (0,dist/* isMap */.jh)(job)) : [];
    return maps.flatMap((job) => {
        const steps = job.get('steps');
        const all = [job, ...((0,dist/* isSeq */.oP)(steps) ? steps.items : [])].filter((one) => (0,dist/* isMap */.jh)(one));
        return all.flatMap((step) => (isRun(step) ? { job, step } : []));
    });
}
const isRun = (step) => own_repository/* USES */.tk.test(`uses: ${String(step.get('uses') ?? '')}`) &&
    ['run', 'check'].includes(String(step.getIn(['with', 'command']) ?? 'run'));
const folderOf = ({ step }) => external_node_path_.posix.join(String(step.getIn(['with', 'working_directory']) ?? '.'), '.').replace(/\/$/, '');
/** The packages that one step is run for. */
function matrixOf(use) {
    const [, name] = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(folderOf(use)) ?? [];
    const list = name === undefined ? null : use.job.getIn(['strategy', 'matrix', name]);
    return (0,dist/* isSeq */.oP)(list) ? list : null;
}

;// CONCATENATED MODULE: ./build/src/init/live-workflow.js

const LIVE_WORKFLOW = '.github/workflows/agent-routing-live.yml';
/** Copilot by the job's own token; Claude Code and Codex by its identity, as soon as the ids of their vendors' rules are variables of the repository. */
const renderLiveWorkflow = (inputs, { name, ref }) => `name: agent-routing-live
on:
  workflow_dispatch:
  schedule:
    - cron: '23 4 * * 1-5'
permissions:
  contents: read
  copilot-requests: write # Copilot CLI asks with the job's own token
  id-token: write # Claude Code and Codex show whose job this is
jobs:
  live:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${name}@${ref}
        with:
          # The vendors' models choose, five times for each case.
          preset: nightly-live
          agents: copilot\${{ vars.ANTHROPIC_FEDERATION_RULE_ID && ',claude' || '' }}\${{ vars.OPENAI_FEDERATION_RULE_ID && ',codex' || '' }}
${renderInputs(inputs)}        env:
          # Ids, no secrets: set them as variables of the repository.
          ANTHROPIC_FEDERATION_RULE_ID: \${{ vars.ANTHROPIC_FEDERATION_RULE_ID }}
          ANTHROPIC_ORGANIZATION_ID: \${{ vars.ANTHROPIC_ORGANIZATION_ID }}
          ANTHROPIC_SERVICE_ACCOUNT_ID: \${{ vars.ANTHROPIC_SERVICE_ACCOUNT_ID }}
          OPENAI_FEDERATION_RULE_ID: \${{ vars.OPENAI_FEDERATION_RULE_ID }}
`;

;// CONCATENATED MODULE: ./build/src/init/name-action.js
/** The repository of this action, where the tool's own origin does not say it: what `--action` or a workflow names, and the files that still have its stand-in. */




const ACTION = schemas/* string */.YjP()
    .regex(/^[\w.-]+\/[\w.-]+(@[\w./-]+)?$/, 'must be owner/name or owner/name@ref, such as acme/agent-routing@v1')
    .optional()
    .describe(`Repository of this action, as owner/name[@ref]: written for ${own_repository/* PLACEHOLDER */.Kx} in the files of init`);
/** action: `owner/name`, with `@ref` or without. What was written once into a workflow need not be said again. */
async function findAction(action, found, root) {
    const [name, ref] = action?.split('@') ?? [];
    if (name)
        return { name, ref: ref ?? found.ref };
    if (found.name !== own_repository/* PLACEHOLDER */.Kx)
        return found;
    const used = (await (0,own_repository/* readOwn */.jU)(root)).flatMap(({ text }) => {
        const [, name = '', ref = ''] = own_repository/* USED */.mU.exec(text) ?? [];
        return name === '' || name === own_repository/* PLACEHOLDER */.Kx ? [] : [{ name, ref }];
    });
    return used[0] ?? found;
}
/** A workflow cannot start without the name, and an editor finds no schema. Files that are not there are left out. */
async function listUnnamed(all, cwd) {
    const texts = await Promise.all(all.map((file) => (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(cwd, file))));
    return all.filter((_, at) => texts[at] !== null && STANDS_FOR.test(texts[at] ?? ''));
}
/** Not the repository of somebody whose name ends in it. */
const STANDS_FOR = new RegExp(`(?<![\\w.-])${own_repository/* PLACEHOLDER */.Kx}(?![\\w-])`);
/** named: the files that were changed. unnamed: those that still have the stand-in. wrote: of `init`, beside the workflows that use the action. */
async function nameAction(wrote, root, cwd, { name, ref }) {
    const workflows = (await (0,own_repository/* readOwn */.jU)(root)).map(({ file }) => (0,external_node_path_.relative)(cwd, (0,external_node_path_.join)(root, file)));
    const unnamed = await listUnnamed([...new Set([...wrote, ...workflows])], cwd);
    if (name === own_repository/* PLACEHOLDER */.Kx)
        return { named: [], unnamed };
    const uses = new RegExp(`${STANDS_FOR.source}((?:/[^@\\s]*)?@)v1(?![\\w.])`, 'g');
    for (const file of unnamed) {
        const text = (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(cwd, file))) ?? '';
        const used = text.replace(uses, (_, at) => `${name}${at}${ref}`);
        await files/* files */.a.write((0,external_node_path_.join)(cwd, file), used.replace(new RegExp(STANDS_FOR, 'g'), () => name));
    }
    return { named: unnamed, unnamed: [] };
}

// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool. */

























const InitOptions = schemas/* object */.Ikc({
    source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills'),
    as: run_options/* RunOptionsSchema */.Rl.shape.as,
    agents: run_options/* RunOptionsSchema */.Rl.shape.agents.describe(`Agents to expect results of, as name[@vendor-model][+install] such as codex+plugin, or all; default ${agents/* DEFAULT_AGENTS */.h_.join(',')}`),
    from: schemas/* string */.YjP()
        .default('skills')
        .describe(`Where the cases come from: the skills, a file or folder of another tool, or the name of its format and then the file: ${lib_import/* IMPORT_KINDS */.uu.join(', ')}`),
    skill: schemas/* string */.YjP().optional().describe('With --from: the skill that cases are about which name none'),
    hooks: schemas/* boolean */.zMY()
        .default(false)
        .describe('Also write a hook that blocks tool calls by routes, with a first route and its tests'),
    action: ACTION,
    live: schemas/* boolean */.zMY()
        .default(false)
        .describe("Also write a workflow in which the vendors' models choose every night, without a stored key"),
    offline: schemas/* boolean */.zMY().default(false).describe('Start no agent: predict what each of them lists'),
    force: schemas/* boolean */.zMY().default(false).describe('Overwrite existing files, except workflows that do not use this action'),
});
const init = (0,command/* defineCommand */.NB)({
    summary: 'Writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool',
    positionals: '[file or folder]',
    options: InitOptions,
    async run(options, positionals, shell) {
        const folder = (0,external_node_path_.resolve)(shell.cwd, options.source);
        const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? agents/* DEFAULT_AGENTS */.h_, agents/* AGENT_NAMES */.RO, agents/* ALL_AGENTS */.dT);
        const before = await (0,source/* readSource */.o)(folder, options.as);
        const root = (0,own_repository/* findRepository */.W1)(shell.cwd);
        const own = await findAction(options.action, await (0,own_repository/* ownRepository */.d5)(shell.env), root);
        (0,schema_address/* setHome */.Yv)(own);
        const routes = options.hooks ? renderHooks(folder, before.kind === 'plugin' || before.marketplace !== null) : {};
        // Where a corpus is already, hooks, the live workflow and the action's name are all that is added.
        const adds = options.hooks || options.live || options.action !== undefined;
        const hasCorpus = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, init_corpus/* CORPUS */.zF)) && !options.force;
        const packages = await (0,own_repository/* namePackages */.BR)(folder, `${(0,own_repository/* toolCommand */.WQ)(shell.env, own)} init`);
        const homes = [...new Set(before.skills.map(reach/* packageOf */.wg))];
        const areNested = options.from === 'skills' && !hasCorpus && homes.length > 0 && !homes.includes('.');
        const hasSkills = before.skills.length > 0 && !areNested;
        const drafts = (hasSkills || options.from !== 'skills' || hasCorpus) && !(adds && hasCorpus);
        if (!drafts && !adds) {
            if (areNested)
                throw new config_error/* ConfigError */.x(`All skills here are of ${(0,count/* listFew */.lE)(homes)}, and agents read them only when they are started there.`, {
                    file: options.source,
                    fix: packages || `their cases are in ${(0,count/* listFew */.lE)(homes.map((home) => (0,external_node_path_.join)(home, init_corpus/* CORPUS */.zF)))}.`,
                });
            const above = await (0,corpus/* findAbove */.nM)(shell.cwd, 'skills');
            const hooks = await (0,declared_hooks/* readDeclaredHooks */.Xz)(before);
            throw new config_error/* ConfigError */.x('There are no skills to write cases for.', {
                file: options.source,
                fix: above
                    ? `run this in ${above}, which has a folder skills.`
                    : hooks.length > 0
                        ? `write cases.json with calls that ${hooks.length === 1 ? 'its hook has' : 'its hooks have'} to stop and to let through, and start this again for the rest (${(0,schema_address/* pageAddress */.qx)('getting-started')}#4-a-hook-or-a-subagent shows two).`
                        : 'run this in a folder with skills/<name>/SKILL.md or .claude/skills/<name>/SKILL.md, name it with --source, or write hooks with --hooks.',
            });
        }
        const below = (0,external_node_path_.relative)(root, shell.cwd);
        const atRoot = (file) => (0,external_node_path_.relative)(shell.cwd, (0,external_node_path_.join)(root, file));
        const live = options.live ? await placeWorkflow(root, LIVE_WORKFLOW) : null;
        const isThere = options.hooks && !options.force && (await hasHook(folder));
        const hooks = Object.entries(routes)
            .map(([file, text]) => [(0,external_node_path_.join)(options.source, file), text])
            .filter(([file]) => !isThere || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        const taken = [
            ...hooks.map(([file]) => file),
            ...(drafts && options.from !== 'skills' ? [init_corpus/* CORPUS */.zF, lib_baseline/* BASELINE_FILE */.tu] : []),
        ].filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        if (taken.length > 0 && !options.force)
            throw new config_error/* ConfigError */.x(`${taken.join(' and ')} already ${taken.length === 1 ? 'exists' : 'exist'}.`, {
                fix: hooks.some(([file]) => taken.includes(file))
                    ? `write cases of kind \`tool_route\` for the hooks that you have (${(0,schema_address/* pageAddress */.qx)('getting-started')} shows one); --force would overwrite them.`
                    : 'move the files away, or overwrite them with --force.',
            });
        // Read before anything is written, so that a bad file leaves the repository as it was.
        const imported = drafts && options.from !== 'skills' ? await (0,init_import/* importCorpus */.m)(options, positionals, before, shell) : null;
        const written = [];
        const write = async (file, text) => {
            await files/* files */.a.write((0,external_node_path_.join)(shell.cwd, file), text);
            written.push(file);
        };
        const read = (file) => (options.force ? null : (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(shell.cwd, file)));
        const old = { cases: await read(init_corpus/* CORPUS */.zF), baseline: await read(lib_baseline/* BASELINE_FILE */.tu) };
        if (old.baseline !== null)
            (0,lib_baseline/* parseBaseline */.nk)(old.baseline, lib_baseline/* BASELINE_FILE */.tu);
        for (const [file, text] of hooks)
            await write(file, text);
        // Read again: with the plugin's manifest, agents offer the skills in another way.
        const draft = drafts
            ? await (0,init_corpus/* draftAll */.PA)(options, keys, imported, old, await (0,source/* readSource */.o)(folder, options.as), shell)
            : null;
        for (const [file, text] of Object.entries(draft?.targets ?? {}))
            await write(file, text);
        const hasCases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, init_corpus/* CORPUS */.zF));
        const ids = keys.map(({ key }) => key);
        const entries = options.hooks
            ? addToBaseline(await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(shell.cwd, lib_baseline/* BASELINE_FILE */.tu)), await readRoutes(folder), ids)
            : null;
        if (entries !== null)
            await write(lib_baseline/* BASELINE_FILE */.tu, entries);
        const inputs = inputsOf(options, options.hooks ? nameCorpus(options.source, hasCases) : init_corpus/* CORPUS */.zF, below);
        const planned = drafts || options.hooks ? await planWorkflow(root, inputs, own) : null;
        if (planned?.text)
            await write(atRoot(planned.file), planned.text);
        const keepsLive = live?.isThere && !options.force;
        if (live && !keepsLive)
            await write(atRoot(live.file), renderLiveWorkflow(inputsOf({ ...options, agents: undefined }, inputs['cases'] ?? init_corpus/* CORPUS */.zF, below), own));
        const mine = [...written, init_corpus/* CORPUS */.zF, lib_baseline/* BASELINE_FILE */.tu, (0,external_node_path_.join)(options.source, ROUTES_FILE)];
        const { named, unnamed } = await nameAction(mine, root, shell.cwd, own);
        written.push(...named);
        const chosen = options.agents ? ` --agents ${options.agents.join(',')}` : '';
        const command = (0,own_repository/* toolCommand */.WQ)(shell.env, own);
        const { drafted = false, unlisted = 0, hooks: untried = 0 } = draft ?? {};
        // `--action` alone is the first of the steps that were printed before.
        const isStep = !drafts && !options.hooks && !options.live;
        const steps = isStep
            ? ''
            : (0,words/* listNextSteps */.BV)(options.hooks
                ? listHookSteps(options.source, hasCases, chosen)
                : (0,words/* listRunSteps */.Jo)(options.source, drafted, command, chosen, unlisted, untried), (0,words/* nameStep */.gP)(command, options.source, unnamed), written.length > 0 ? words/* COMMIT */.cJ : '');
        const later = written.length > 0 && options.from === 'skills' && !options.hooks && !isStep && unlisted + untried === 0
            ? (0,words/* sayLater */.GL)(command)
            : '';
        const kept = planned &&
            (planned.words ?? (planned.text ? null : `${atRoot(planned.file)} uses this action already and stays as it is.`));
        const left = [
            isThere &&
                `The hook that --hooks writes is there already: ${hooks.length === 0 ? 'its files stay as they are' : 'only what was missing is new, and the rest stays as it is'}.`,
            kept,
            live?.words,
            isStep && named.length === 0 && `No file of init has \`${own_repository/* PLACEHOLDER */.Kx}\`: nothing was changed.`,
            keepsLive && `${atRoot(live.file)} is there already and stays as it is.`,
        ]
            .flatMap((line) => (line ? `\n${line}\n` : []))
            .join('');
        const files_written = [...new Set(written)].map((file) => `${file}\n`).join('');
        shell.stdout(`${files_written && `Wrote:\n${files_written}\n`}${draft?.words ?? ''}${left}${steps}${later}${packages && `${packages}\n`}`
            .replace(/^\n+/, '')
            .replace(/\n{3,}/g, '\n\n')
            .replace(/\n+$/, '\n'));
        return 0;
    },
});


/***/ })

};
