export const id = 2568;
export const ids = [2568];
export const modules = {

/***/ 4605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ findListedWorse)
/* harmony export */ });
const findListedWorse = (alone, beside) => alone.flatMap(({ id, path, offer, kept_chars }, at) => {
    const now = beside[at];
    if (!now || now.path !== path)
        return [];
    const worse = RANKS[now.offer] > RANKS[offer] || now.kept_chars < kept_chars;
    return worse ? [{ id, path, alone: offer, beside: now.offer, lost_chars: kept_chars - now.kept_chars }] : [];
});
const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 };


/***/ }),

/***/ 72568:
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
// EXTERNAL MODULE: ./build/lib/agents/index.js + 218 modules
var agents = __webpack_require__(99220);
// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var lib_baseline = __webpack_require__(51399);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/draft/draft-cases.js + 7 modules
var draft_cases = __webpack_require__(4153);
// EXTERNAL MODULE: ./build/lib/draft/rank-skills.js
var rank_skills = __webpack_require__(35123);
// EXTERNAL MODULE: ./build/lib/import/index.js + 15 modules
var lib_import = __webpack_require__(98730);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/setup/source/find-places.js
var find_places = __webpack_require__(90872);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/src/init/baseline.js
/** First cases and the agents' offers \u2192 the baseline, or the rows that one lacks: which can pass, and what each agent is offered. */



const PASS = { expected_status: 'pass', allow_timeout: false };
function renderBaseline(cases, skills, source, agents, { own, today, old }) {
    const rows = cases.map(({ case_id }) => {
        const skill = skills.get(case_id);
        const entries = agents.map(({ name, refuse }) => [name, entryOf(skill ? refuse(skill) : null)]);
        return [case_id, new Map(entries)];
    });
    const drafted = {
        $schema: (0,schema_address/* schemaAddress */.Q)('provider-baseline', own),
        $meta: describeOffers(agents, source, today),
        $offers: Object.fromEntries(agents.map(({ name, offers, measured }) => [name, listLesserOffers(offers, measured)])),
        cases: new Map(rows),
    };
    // Read back as any baseline, so that what is written is what will be read.
    const text = (0,lib_baseline/* serializeBaseline */.ky)(old === null ? drafted : addTo((0,lib_baseline/* parseBaseline */.nk)(old, lib_baseline/* BASELINE_FILE */.tu), drafted));
    return (0,lib_baseline/* serializeBaseline */.ky)((0,lib_baseline/* parseBaseline */.nk)(text, lib_baseline/* BASELINE_FILE */.tu));
}
/** What is there stays; of an agent that it has no row of, nothing is expected. */
function addTo(current, drafted) {
    const agents = new Set([...current.cases.values()].flatMap((row) => [...row.keys()]));
    const isKnown = ([agent]) => agents.size === 0 || agents.has(agent);
    const { skills } = current.$meta;
    const offers = Object.entries(drafted.$offers)
        .filter(isKnown)
        .map(([agent, rows]) => {
        const fresh = Object.entries(rows).filter(([skill]) => !Object.hasOwn(skills ?? {}, skill));
        return [agent, { ...Object.fromEntries(fresh), ...current.$offers[agent] }];
    });
    return {
        ...current,
        $meta: { ...current.$meta, ...(skills ? { skills: { ...drafted.$meta.skills, ...skills } } : {}) },
        $offers: { ...current.$offers, ...Object.fromEntries(offers) },
        cases: new Map([
            ...[...drafted.cases].map(([id, row]) => [id, new Map([...row].filter(isKnown))]),
            ...current.cases,
        ]),
    };
}
const entryOf = (reason) => reason === null ? PASS : { expected_status: 'fail', allow_timeout: false, reason };
/** As `baseline update` writes it: a known skill that is not among the lesser offers was offered in full. */
function describeOffers(agents, source, today) {
    const lengths = Object.assign({}, ...agents.map(({ offers }) => offers));
    return {
        schema: 1,
        drafted: true,
        oracle: {
            tool_version: (0,tool_version/* toolVersion */.f)(),
            skills_hash: source.hash,
            date: today.toISOString().slice(0, 10),
            trials: 1,
            agents: Object.fromEntries(agents.map(({ name, version }) => [name, { version, vendor_model: null }])),
        },
        skills: Object.fromEntries(Object.entries(lengths).map(([id, { of_chars }]) => [id, of_chars])),
    };
}
function listLesserOffers(offers, measured) {
    const lesser = Object.entries(offers).filter(([, { offer }]) => offer !== 'full');
    const reason = `${measured ? 'measured' : 'predicted'} by init`;
    return Object.fromEntries(lesser.map(([id, { offer, kept_chars, of_chars }]) => [id, { offer, kept_chars, of_chars, reason }]));
}

// EXTERNAL MODULE: ./build/src/init/corpus.js
var init_corpus = __webpack_require__(75554);
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
# Their form: docs/tool-routes.md of agent-routing.
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
function renderHooks(root, isPlugin, own) {
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
        [ROUTES_FILE]: `# yaml-language-server: $schema=${(0,schema_address/* schemaAddress */.Q)('tool-routes', own)}\n${ROUTES}`,
    };
}
const EMPTY = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };
/** The baseline with entries for the route's tests, all of which pass everywhere. */
function addToBaseline(text, agents) {
    const baseline = text === null ? EMPTY : (0,lib_baseline/* parseBaseline */.nk)(text, lib_baseline/* BASELINE_FILE */.tu);
    const pass = { expected_status: 'pass', allow_timeout: false };
    const cases = new Map(baseline.cases);
    for (const { case_id } of (0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(ROUTES, ROUTES_FILE)))
        cases.set(case_id, new Map([...new Set([...agents, plan/* OFFLINE */.G])].map((agent) => [agent, pass])));
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
    ];
}

// EXTERNAL MODULE: ./build/src/init/import.js + 6 modules
var init_import = __webpack_require__(60816);
// EXTERNAL MODULE: ./build/src/init/workflow.js
var workflow = __webpack_require__(69087);
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
${(0,workflow/* renderInputs */.E7)(inputs)}        env:
          # Ids, no secrets: set them as variables of the repository.
          ANTHROPIC_FEDERATION_RULE_ID: \${{ vars.ANTHROPIC_FEDERATION_RULE_ID }}
          ANTHROPIC_ORGANIZATION_ID: \${{ vars.ANTHROPIC_ORGANIZATION_ID }}
          ANTHROPIC_SERVICE_ACCOUNT_ID: \${{ vars.ANTHROPIC_SERVICE_ACCOUNT_ID }}
          OPENAI_FEDERATION_RULE_ID: \${{ vars.OPENAI_FEDERATION_RULE_ID }}
`;

// EXTERNAL MODULE: ./build/lib/agents/listing/explain-loss.js
var explain_loss = __webpack_require__(26975);
// EXTERNAL MODULE: ./build/lib/agents/listing/shadow.js
var shadow = __webpack_require__(68734);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(66970);
// EXTERNAL MODULE: ./build/lib/setup/install/install.js + 5 modules
var install = __webpack_require__(47531);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/execute/measure-offers.js
var measure_offers = __webpack_require__(87851);
;// CONCATENATED MODULE: ./build/src/init/offers.js
/** A source \u2192 what each agent lists of it: asked of the agents themselves, or predicted from the facts of their pinned versions. */









/** What each agent makes of the source when it is installed as `run` does; nothing is listed to the one in the process. */
function predictAgents(source, keys) {
    return keys.flatMap((key) => {
        const agent = (0,agents/* findAgent */.dp)(key.name);
        if (!agent)
            return [];
        const context = contextOf(agent, key, source);
        const predicted = agent.predictOffers(context).map(({ skill, offer, kept_chars, of_chars }) => {
            return { id: (0,find_skill/* nameSkill */.xj)(skill, source), path: skill.path, offer, kept_chars, of_chars, reason: null };
        });
        return [describe(agent, key, source, predicted, { version: agent.pinned, measured: false })];
    });
}
/** Starts each agent once on the embedded model. Where one cannot be asked, its listing is predicted, and log says why. */
async function measureAgents(source, keys, ports) {
    const found = await askAgents(source, keys, ports);
    return predictAgents(source, keys).map((predicted) => {
        const asked = found[predicted.name];
        const key = keys.find((one) => one.key === predicted.name);
        const agent = key && (0,agents/* findAgent */.dp)(key.name);
        if (agent && asked && 'skills' in asked && asked.skills)
            return describe(agent, key, source, asked.skills, { version: asked.version, measured: true });
        ports.log(`${predicted.name} could not be asked what it lists, so that is predicted: ${asked?.error ?? 'it was not started'}`);
        return predicted;
    });
}
async function askAgents(source, keys, ports) {
    const options = run_options/* RunOptionsSchema */.Rl.parse({ agent_versions: 'pinned' });
    try {
        (0,install/* currentPlatform */.jN)();
        const { agents } = await (0,measure_offers/* measureOffers */.m)(source, keys, options, ports);
        return agents;
    }
    catch (error) {
        if (!(error instanceof config_error/* ConfigError */.x))
            throw error;
        return Object.fromEntries(keys.map(({ key }) => [key, { error: error.message }]));
    }
}
const contextOf = (agent, { install, vendor_model }, source) => ({
    source,
    install: install ?? agent.defaultInstall(source),
    vendor_model,
});
function describe(agent, key, source, rows, how) {
    const context = contextOf(agent, key, source);
    const byPath = new Map(rows.map((row) => [row.path, row]));
    return {
        name: key.key,
        ...how,
        offers: (0,compare/* offersById */.a$)(rows),
        refuse(skill) {
            const copies = source.skills.filter((other) => other.id === skill.id && (0,find_skill/* isSameSkill */.pc)(other, skill));
            if (copies.every((copy) => byPath.get(copy.path)?.offer === 'absent'))
                return (byPath.get(skill.path)?.reason ??
                    (0,explain_loss/* explainLoss */.TU)(agent, skill, context, 'absent')?.reason ??
                    `${agent.title} does not list it.`);
            return (0,shadow/* findShadow */.w)(agent, skill, context)?.why.reason ?? null;
        },
    };
}

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/src/run/own-repository.js
var own_repository = __webpack_require__(26988);
;// CONCATENATED MODULE: ./build/src/init/words.js
/** A first corpus \u2192 what `init` says of it: what was written, what was left out, what is expected to fail, what comes next. */





const MOST_NAMED = 12;
/** known: the cases that a corpus had before. subagents, hooks: those without a case. */
function describeCorpus(corpus, source, agents, { known, subagents, hooks, own, }) {
    const { cases, skills, left_out, lost } = corpus;
    const [had, general] = [known?.ids.length ?? 0, known?.general ?? null];
    const stay = had === 1 ? 'stays as it is' : 'stay as they are';
    if (had > 0 && cases.length + left_out.length === 0)
        return `Every skill has a case: nothing was added to cases.json.\n`;
    const refused = new Map();
    for (const { case_id } of cases)
        for (const { name, refuse } of agents) {
            const skill = skills.get(case_id);
            const reason = skill ? refuse(skill) : null;
            const key = `on ${name}: ${reason}`;
            if (reason !== null)
                refused.set(key, [...(refused.get(key) ?? []), case_id]);
        }
    const failing = [...refused.values()].flat().length;
    const covered = new Set(cases.flatMap(({ case_id }) => skills.get(case_id) ?? [])).size;
    const calls = cases.filter(({ kind }) => kind === 'tool_route').length;
    const negative = cases.filter(({ expected_skill }) => !expected_skill).length - calls;
    const open = cases.filter(({ category }) => category === draft_cases/* TO_WRITE */.U.category).map(({ case_id }) => case_id);
    const lesser = agents.map(({ name, offers }) => {
        const cut = Object.values(offers).filter(({ offer }) => offer !== 'full').length;
        return `${name} ${cut === 0 ? 'all' : `${Object.keys(offers).length - cut} of ${Object.keys(offers).length}`}`;
    });
    const how = agents.every(({ measured }) => measured) ? 'shows' : 'is predicted to show';
    const imported = left_out.length > 0 && left_out.every(({ name }) => !source.skills.some(({ path }) => path === name));
    return [
        ...(had === 0 ? [] : [`${(0,count/* count */.U9)(had, 'case')} that cases.json has ${stay}.`]),
        ...(calls === 0 ? [] : [`${(0,count/* count */.U9)(calls, 'call')} that hooks are asked about, tried on each agent.`]),
        ...(source.skills.length === 0
            ? []
            : [
                `${had > 0 ? 'Added: ' : ''}${(0,count/* count */.U9)(cases.length - calls, 'case')} for ${covered} of ${(0,count/* count */.U9)(source.skills.length, 'skill')}${negative === 0 ? '' : `; ${negative} of them say which skill must not be used, for modes that choose`}.`,
                `Descriptions that each agent ${how} in full: ${lesser.join(', ')}. What gets worse is reported from the first run on.`,
            ]),
        ...(open.length > 0
            ? [
                '',
                `Of ${(0,count/* count */.U9)(open.length, 'case')} the prompt is yours to write (category ${draft_cases/* TO_WRITE */.U.category}), because its text has no request that is clearly this skill\u2019s and no other\u2019s. Until then it still proves that the skill loads: ${(0,text_escape/* oneLine */.TN)(open.join(', '), 400)}.`,
            ]
            : []),
        ...(general !== null && covered > 0
            ? [`\nFor modes that choose, name the new ones under \`disallowed_skills\` of ${general}, too.`]
            : []),
        ...(subagents.length > 0
            ? [
                '',
                `${(0,count/* count */.U9)(subagents.length, 'custom agent has', 'custom agents have')} no case, so nothing here asks one: ${(0,count/* listFew */.lE)(subagents, MOST_NAMED)}. A suite does (${(0,own_repository/* pageAddress */.qx)('suites', own)}), or a case with \`"subagent"\`.`,
            ]
            : []),
        ...(hooks > 0 && calls === 0
            ? [
                '',
                `${(0,count/* count */.U9)(hooks, 'hook has', 'hooks have')} no case, so nothing here calls ${hooks === 1 ? 'it' : 'them'}: write some of kind \`tool_route\` (${(0,own_repository/* pageAddress */.qx)('tool-routes', own)}).`,
            ]
            : []),
        ...listSome(imported
            ? `${(0,count/* count */.U9)(left_out.length, 'entry', 'entries')} not taken over:`
            : `${(0,count/* count */.U9)(left_out.length, 'skill')} left without a case:`, left_out.map(({ name, reason }) => `${name}: ${reason}`)),
        ...listSome(`Not carried over, as noted in \`$meta\` of cases.json (${(0,count/* count */.U9)(Object.keys(lost).length, 'place')}):`, Object.entries(lost).map(([place, parts]) => `${place}: ${parts.join('; ')}`)),
        ...listSome(`${(0,count/* count */.U9)(failing, 'row')} expected to fail until you fix what \`check\` says of it, with the reason in ${lib_baseline/* BASELINE_FILE */.tu}:`, [...refused].map(([reason, [first = '', ...more]]) => {
            return `${first}${more.length ? ` and ${(0,count/* count */.U9)(more.length, 'other case')}` : ''} ${reason}`;
        })),
    ]
        .map((line) => `${line}\n`)
        .join('');
}
function listSome(title, rows) {
    if (rows.length === 0)
        return [];
    const more = rows.length - MOST_NAMED;
    return [
        '',
        title,
        ...rows.slice(0, MOST_NAMED).map((row) => `  ${(0,text_escape/* oneLine */.TN)(row, 400)}`),
        ...(more > 0 ? [`  and ${more} more`] : []),
    ];
}
const COMMIT = 'commit the files: a pull request is compared with what the branch has that it is to be merged into';
/** unnamed: workflows in which the action's repository is to be named before they are committed. */
const listNextSteps = (steps, unnamed) => `\nNext:\n${[...steps, ...unnamed.map((file) => `replace \`${own_repository/* PLACEHOLDER */.Kx}\` in ${file} by the repository of this action`), COMMIT].map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
const listRunSteps = (source, drafted, command, agents) => [
    ...(drafted ? ['read the prompts in cases.json: they are drafted, and you know better how users ask'] : []),
    `${command} run${source === '.' ? '' : ` --source ${source}`}${agents}`,
];

// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/run/execute/locations.js
var locations = __webpack_require__(32623);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool. */





























const InitOptions = schemas/* object */.Ikc({
    source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills'),
    as: run_options/* RunOptionsSchema */.Rl.shape.as,
    agents: run_options/* RunOptionsSchema */.Rl.shape.agents.describe(`Agents to expect results of, as name[@vendor-model][+install], or all; default ${agents/* DEFAULT_AGENTS */.h_.join(',')}`),
    from: schemas/* string */.YjP()
        .default('skills')
        .describe(`Where the cases come from: the skills, a file or folder of another tool, or the name of its format and then the file: ${lib_import/* IMPORT_KINDS */.uu.join(', ')}`),
    skill: schemas/* string */.YjP().optional().describe('With --from: the skill that cases are about which name none'),
    hooks: schemas/* boolean */.zMY()
        .default(false)
        .describe('Also write a hook that blocks tool calls by routes, with a first route and its tests'),
    live: schemas/* boolean */.zMY()
        .default(false)
        .describe("Also write a workflow in which the vendors' models choose every night, without a stored key"),
    offline: schemas/* boolean */.zMY().default(false).describe('Start no agent: predict what each of them lists'),
    force: schemas/* boolean */.zMY().default(false).describe('Overwrite existing files'),
});
const init = (0,command/* defineCommand */.NB)({
    summary: 'Writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool',
    positionals: '[file or folder]',
    options: InitOptions,
    async run(options, positionals, shell) {
        const folder = (0,external_node_path_.resolve)(shell.cwd, options.source);
        const keys = (0,agent_key/* parseAgentKeys */.F8)(options.agents ?? agents/* DEFAULT_AGENTS */.h_, agents/* AGENT_NAMES */.RO, agents/* ALL_AGENTS */.dT);
        const before = await (0,source/* readSource */.o)(folder, options.as);
        const own = await (0,own_repository/* ownRepository */.d5)(shell.env);
        const routes = options.hooks
            ? renderHooks(folder, before.kind === 'plugin' || before.marketplace !== null, own)
            : {};
        // Where a corpus is already, hooks and the live workflow are all that is added.
        const adds = options.hooks || options.live;
        const drafts = (before.skills.length > 0 || options.from !== 'skills') &&
            !(adds && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, init_corpus/* CORPUS */.zF)) && !options.force);
        if (!drafts && !adds) {
            const above = await (0,corpus/* findAbove */.nM)(shell.cwd, 'skills');
            throw new config_error/* ConfigError */.x('There are no skills to write cases for.', {
                file: options.source,
                fix: above
                    ? `run this in ${above}, which has a folder skills.`
                    : 'run this in a folder with skills/<name>/SKILL.md, name it with --source, or write hooks with --hooks.',
            });
        }
        const root = (0,locations/* findRepository */.W)(shell.cwd);
        const below = (0,external_node_path_.relative)(root, shell.cwd);
        const atRoot = (file) => (0,external_node_path_.relative)(shell.cwd, (0,external_node_path_.join)(root, file));
        const live = atRoot(LIVE_WORKFLOW);
        const hooks = Object.entries(routes).map(([file, text]) => [(0,external_node_path_.join)(options.source, file), text]);
        const taken = [
            ...hooks.map(([file]) => file),
            ...(drafts && options.from !== 'skills' ? [init_corpus/* CORPUS */.zF, lib_baseline/* BASELINE_FILE */.tu] : []),
        ].filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        if (taken.length > 0 && !options.force)
            throw new config_error/* ConfigError */.x(`${taken.join(' and ')} already ${taken.length === 1 ? 'exists' : 'exist'}.`, {
                fix: hooks.some(([file]) => taken.includes(file))
                    ? `write cases of kind \`tool_route\` for the hooks that you have (${(0,own_repository/* pageAddress */.qx)('getting-started', own)} shows one); --force would overwrite them.`
                    : 'move the files away, or overwrite them with --force.',
            });
        // Read before anything is written, so that a bad file leaves the repository as it was.
        const imported = drafts && options.from !== 'skills' ? await (0,init_import/* importCorpus */.m)(options, positionals, before, shell) : null;
        const written = [];
        const write = async (file, text) => {
            await files/* files */.a.write((0,external_node_path_.join)(shell.cwd, file), text);
            written.push(file);
        };
        for (const [file, text] of hooks)
            await write(file, text);
        // Read again: with the plugin's manifest, agents offer the skills in another way.
        const read = (file) => (options.force ? null : (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(shell.cwd, file)));
        const old = { cases: await read(init_corpus/* CORPUS */.zF), baseline: await read(lib_baseline/* BASELINE_FILE */.tu) };
        const draft = drafts
            ? await draftAll(options, keys, imported, old, await (0,source/* readSource */.o)(folder, options.as), own, shell)
            : null;
        for (const [file, text] of Object.entries(draft?.targets ?? {}))
            await write(file, text);
        const hasCases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, init_corpus/* CORPUS */.zF));
        if (options.hooks)
            await write(lib_baseline/* BASELINE_FILE */.tu, addToBaseline(await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(shell.cwd, lib_baseline/* BASELINE_FILE */.tu)), keys.map(({ key }) => key)));
        const inputs = (0,workflow/* inputsOf */.Vc)(options, options.hooks ? nameCorpus(options.source, hasCases) : init_corpus/* CORPUS */.zF, below);
        const planned = drafts || options.hooks ? await (0,workflow/* planWorkflow */.t5)(root, inputs, own) : null;
        if (planned?.text)
            await write(atRoot(planned.file), planned.text);
        const isLive = options.live && !options.force && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, live));
        if (options.live && !isLive)
            await write(live, renderLiveWorkflow((0,workflow/* inputsOf */.Vc)({ ...options, agents: undefined }, inputs['cases'] ?? init_corpus/* CORPUS */.zF, below), own));
        const unnamed = await (0,workflow/* listUnnamed */.Bv)([...new Set(written)], [atRoot(workflow/* WORKFLOW */.Ep), live], shell.cwd);
        const chosen = options.agents ? ` --agents ${options.agents.join(',')}` : '';
        const steps = listNextSteps(options.hooks
            ? listHookSteps(options.source, hasCases, chosen)
            : listRunSteps(options.source, imported === null, (0,own_repository/* toolCommand */.WQ)(shell.env, own), chosen), unnamed);
        const kept = planned &&
            (planned.words ?? (planned.text ? null : `${atRoot(planned.file)} uses this action already and stays as it is.`));
        const left = [kept, isLive && `${live} is there already and stays as it is.`]
            .flatMap((line) => (line ? `\n${line}\n` : []))
            .join('');
        const packages = (0,own_repository/* namePackages */.BR)(await (0,find_places/* findPackages */.t)(folder), `${(0,own_repository/* toolCommand */.WQ)(shell.env, own)} init`);
        const files_written = [...new Set(written)].map((file) => `${file}\n`).join('');
        shell.stdout(`${files_written && `${files_written}\n`}${draft?.words ?? ''}${left}${steps}${packages && `${packages}\n`}`);
        return 0;
    },
});
async function draftAll(options, keys, imported, old, source, own, shell) {
    const known = old.cases === null ? undefined : (0,init_corpus/* readKnown */.Uj)(old.cases);
    const ports = (0,run_ports/* terminalPorts */.P)(shell);
    const agents = options.offline || source.skills.length === 0
        ? predictAgents(source, keys)
        : await measureAgents(source, keys, ports);
    const corpus = imported ??
        (0,draft_cases/* draftCases */.J)(source, (0,rank_skills/* createSkillRanker */.J)(source.skills, (0,vectors/* loadVectors */.t$)()), (skill) => explainUnlisted(skill, agents), known);
    const subagents = await (0,init_corpus/* listUnasked */.Wf)(source, known, shell.cwd);
    const hooks = known?.has_calls ? 0 : (await (0,declared_hooks/* readDeclaredHooks */.X)(source)).length;
    const words = describeCorpus(corpus, source, agents, { known, subagents, hooks, own });
    if (old.cases !== null && corpus.cases.length === 0)
        return { targets: {}, words };
    const at = { own, today: new Date(), old: old.baseline };
    const targets = {
        [init_corpus/* CORPUS */.zF]: old.cases === null ? (0,init_corpus/* renderCases */._r)(corpus, own) : (0,init_corpus/* addCases */.Hd)(old.cases, corpus.cases),
        [lib_baseline/* BASELINE_FILE */.tu]: renderBaseline(corpus.cases, corpus.skills, source, agents, at),
    };
    return { targets, words };
}
/** A case that no agent can pass would only be a row to accept. */
function explainUnlisted(skill, agents) {
    const reasons = agents.map(({ refuse }) => refuse(skill));
    return reasons.every((reason) => reason !== null) ? `no agent lists it: ${reasons[0]}` : null;
}


/***/ }),

/***/ 32623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ locationsOf),
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99220);
/* harmony import */ var _lib_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52802);
/** A prepared run \u2192 where its skills, subagents, routes and cases stand, by paths from the repository's root. */




function locationsOf({ source, subagents, corpus }, cwd) {
    const root = findRepository(cwd);
    const inside = (path) => pathFrom(root, path);
    const places = (rows) => Object.fromEntries(rows.flatMap(([name, origin]) => {
        const file = origin && inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, origin.file));
        return file ? [[name, { file, line: origin.line > 0 ? origin.line : null }]] : [];
    }));
    const files = (rows) => Object.fromEntries(rows.flatMap(([name, path]) => {
        const file = inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source.root, path));
        return file ? [[name, file]] : [];
    }));
    const list = (paths) => paths.flatMap((path) => inside((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(source.root, path)) ?? []);
    const [hooks_off, hooks_broken] = [list(source.hooks_off ?? []), list((0,_lib_skill_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenHooks */ .ET)(source))];
    const own = source.plugins.flatMap(({ folder, manifests, hook_files = {} }) => [manifests, hook_files].flatMap((files) => Object.keys(files).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path))));
    const plugin = [...new Set(list([...(source.marketplace === null ? [] : [source.marketplace]), ...own]))];
    return {
        source: inside(source.root) ?? '',
        skills: files(source.skills.map(({ id, path }) => [id, path])),
        subagents: files(subagents.map(({ plugin, name, path }) => [plugin === null ? name : `${plugin}:${name}`, path])),
        routes: places(corpus.routes.map(({ name, origin }) => [name, origin])),
        cases: places(corpus.cases.map(({ case_id, origin }) => [case_id, origin])),
        ...(source.as === undefined ? {} : { settings: listSettings(inside(source.root) ?? '') }),
        ...(plugin.length > 0 ? { plugin } : {}),
        ...(hooks_off.length > 0 ? { hooks_off } : {}),
        ...(hooks_broken.length > 0 ? { hooks_broken } : {}),
    };
}
const listSettings = (folder) => Object.fromEntries(_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_AGENTS */ .dT.flatMap((name) => {
    const files = (0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findAgent */ .dp)(name)?.settings?.project_files;
    return files ? [[name, files.map((file) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, file))]] : [];
}));
/** The folder with .git that holds this one; the folder itself where there is none. */
function findRepository(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return folder;
    }
}
/** The path has forward slashes; null outside of the root. One of the two may have been reached through a link. */
function pathFrom(root, path) {
    for (const [from, to] of [[root, path], [real(root), real(path)]]) {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(from, to).replaceAll('\\', '/');
        if (inside !== '..' && !inside.startsWith('../') && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, inside) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(to))
            return inside;
    }
    return null;
}
function real(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 87851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ measureOffers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69693);
/* harmony import */ var _lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4605);
/* harmony import */ var _lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67798);
/* harmony import */ var _lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40515);
/* harmony import */ var _lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8788);
/* harmony import */ var _prepare_baselines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57267);
/* harmony import */ var _prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36547);
/* harmony import */ var _prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67148);
/* harmony import */ var _open_ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25075);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16849);
/** A source and the planned agents \u2192 what each of them offers, from one session each on the embedded model. */












async function measureOffers(source, keys, options, runPorts) {
    const { current } = await (0,_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_7__/* .readBaselines */ .bm)({ baseline: options.baseline }, runPorts.cwd, runPorts.openRef);
    const planned = await (0,_prepare_plan_agents_js__WEBPACK_IMPORTED_MODULE_8__/* .planAgents */ ._)(keys, source, current, options, runPorts);
    const { ready, unavailable } = await (0,_ready_js__WEBPACK_IMPORTED_MODULE_11__/* .readyAgents */ ._)(planned, source, options, runPorts);
    const found = Object.fromEntries(Object.entries(unavailable).map(([agent, { message, fix }]) => [
        agent,
        { error: `${message}${fix ? ` Fix: ${fix}` : ''}` },
    ]));
    const ports = await (0,_open_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .openRunPorts */ .u)({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
    const open = [() => ports.modelServer.close()];
    try {
        const [parts, hooks] = await Promise.all([(0,_lib_setup_source_plugin_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .readPluginParts */ ._)(source), (0,_lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__/* .readDeclaredHooks */ .X)(source)]);
        const { allow_source_processes: allow_processes, mode } = options;
        const { shared, close } = await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_4__/* .shareSource */ .Nq)(source, ports, {
            log: runPorts.log,
            allow_processes,
            path: runPorts.env['PATH'] ?? null,
        });
        open.push(close);
        const neighbours = await (0,_prepare_read_neighbours_js__WEBPACK_IMPORTED_MODULE_9__/* .readNeighbours */ .b)(options.neighbours, source, runPorts.cwd);
        const beside = neighbours.length === 0 ? null : await (0,_lib_setup_ready_js__WEBPACK_IMPORTED_MODULE_4__/* .shareSource */ .Nq)(source, ports, { log: () => { }, allow_processes, neighbours });
        if (beside)
            open.push(beside.close);
        const scratch = await ports.openTrialFolders();
        open.push(scratch.close);
        await Promise.all(Object.values(ready).map(async (agent) => {
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.workspace, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
            await ports.files.makeFolder(folder);
            const probe = { mode, folder, signal: runPorts.signal, parts, hooks };
            const alone = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .discoverOffers */ .b)(agent, shared, probe, ports);
            found[agent.key.key] = beside ? await measureWithNeighbours(agent, alone, beside.shared, probe, ports) : alone;
        }));
    }
    finally {
        for (const close of open)
            await close();
    }
    const agents = Object.fromEntries(planned.map(({ key }) => [key.key, found[key.key] ?? { error: 'not started' }]));
    return { planned, agents };
}
/** What its users see, and what of it the neighbours cost. */
async function measureWithNeighbours(agent, alone, shared, probe, ports) {
    const folder = `${probe.folder}-beside`;
    await ports.files.makeFolder(folder);
    const beside = await (0,_lib_offer_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .discoverOffers */ .b)(agent, shared, { ...probe, folder }, ports);
    return { ...beside, fallen: (0,_lib_offer_listed_worse_js__WEBPACK_IMPORTED_MODULE_3__/* .findListedWorse */ .v)(alone.skills ?? [], beside.skills ?? []) };
}


/***/ })

};
