export const id = 711;
export const ids = [711];
export const modules = {

/***/ 1711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jw: () => (/* binding */ AGENTS),
  RO: () => (/* binding */ AGENT_NAMES),
  dp: () => (/* binding */ findAgent)
});

// EXTERNAL MODULE: ./build/lib/json-value.js
var json_value = __webpack_require__(1060);
;// CONCATENATED MODULE: ./build/lib/model/anthropic.js
/** Anthropic Messages, both ways: a request body becomes a ModelRequest, a ModelTurn becomes an SSE stream or a JSON message. */

/** A content field is a string or an array of blocks; both become blocks. */
function blocksOf(content) {
    return typeof content === 'string' ? [{ type: 'text', text: content }] : (0,json_value/* objects */.JD)(content);
}
function textOf(content) {
    return blocksOf(content)
        .map((block) => (0,json_value/* string */.Yj)(block['text']))
        .join('\n');
}
const ROLES = new Set(['system', 'developer', 'user', 'assistant']);
function parseRequest(body, headers) {
    const root = (0,json_value/* isJson */.Fh)(body) ? body : {};
    const texts = blocksOf(root['system']).map((block) => ({
        role: 'system',
        text: (0,json_value/* string */.Yj)(block['text']),
    }));
    const calls = [];
    const results = [];
    let step = 0;
    for (const message of (0,json_value/* objects */.JD)(root['messages'])) {
        const role = ROLES.has((0,json_value/* string */.Yj)(message['role'])) ? message['role'] : 'user';
        if (role === 'assistant')
            step += 1;
        for (const block of blocksOf(message['content'])) {
            if (block['type'] === 'text')
                texts.push({ role, text: (0,json_value/* string */.Yj)(block['text']) });
            else if (block['type'] === 'tool_use')
                calls.push({ call_id: (0,json_value/* string */.Yj)(block['id']), name: (0,json_value/* string */.Yj)(block['name']), input: block['input'] });
            else if (block['type'] === 'tool_result')
                results.push({
                    call_id: (0,json_value/* string */.Yj)(block['tool_use_id']),
                    text: textOf(block['content']),
                    is_error: block['is_error'] === true,
                });
        }
    }
    return {
        model: (0,json_value/* string */.Yj)(root['model']),
        stream: root['stream'] === true,
        headers,
        texts,
        tools: (0,json_value/* objects */.JD)(root['tools']).map((tool) => ({
            name: (0,json_value/* string */.Yj)(tool['name']),
            description: (0,json_value/* string */.Yj)(tool['description']),
            freeform: false,
            input_schema: tool['input_schema'] ?? null,
        })),
        calls,
        results,
        step,
    };
}
/** Small on purpose: the CLI reckons a cost from these and may have a budget. */
const USAGE = { input_tokens: 10, output_tokens: 5 };
function contentOf(turn, id) {
    const text = turn.text === '' ? [] : [{ type: 'text', text: turn.text }];
    const calls = turn.calls.map((call, index) => ({
        type: 'tool_use',
        id: `toolu_${id}_${index}`,
        name: call.name,
        input: (0,json_value/* isJson */.Fh)(call.input) ? call.input : {},
    }));
    const content = [...text, ...calls];
    // A message without any content makes Claude Code 2.1.330 retry as if the stream had broken.
    return content.length ? content : [{ type: 'text', text: ' ' }];
}
function renderReply(turn, request, id) {
    const content = contentOf(turn, id);
    const stop_reason = turn.calls.length ? 'tool_use' : 'end_turn';
    const message = { id: `msg_${id}`, type: 'message', role: 'assistant', model: request.model, stop_sequence: null };
    if (!request.stream)
        return {
            status: 200,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...message, content, stop_reason, usage: USAGE }),
        };
    const events = [
        {
            type: 'message_start',
            message: { ...message, content: [], stop_reason: null, usage: { ...USAGE, output_tokens: 1 } },
        },
    ];
    content.forEach((block, index) => {
        const [start, delta] = block['type'] === 'tool_use'
            ? [
                { ...block, input: {} },
                { type: 'input_json_delta', partial_json: JSON.stringify(block['input']) },
            ]
            : [
                { ...block, text: '' },
                { type: 'text_delta', text: block['text'] },
            ];
        events.push({ type: 'content_block_start', index, content_block: start }, { type: 'content_block_delta', index, delta }, { type: 'content_block_stop', index });
    });
    events.push({
        type: 'message_delta',
        delta: { stop_reason, stop_sequence: null },
        usage: { output_tokens: USAGE.output_tokens },
    }, { type: 'message_stop' });
    return {
        status: 200,
        headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
        body: events.map((event) => `event: ${event['type']}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
    };
}
const anthropic = {
    matches: (method, path) => method === 'POST' && /\/v1\/messages\/?$/.test(path),
    parseRequest,
    renderReply,
    renderError: (status, kind, message) => ({
        status,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'error', error: { type: kind, message } }),
    }),
};

;// CONCATENATED MODULE: ./build/lib/agents/claude/calls.js
/** How a model on Claude Code calls a skill, reads a file, runs a tool. */

const has = (request, tool) => request.tools.some(({ name }) => name === tool);
const callSkill = (request, skill) => has(request, 'Skill') ? { name: 'Skill', input: { skill: skill.id } } : null;
const readFile = (request, path) => has(request, 'Read') ? { name: 'Read', input: { file_path: path } } : null;
/** A deferred tool (WebFetch, WebSearch, mcp__*) is not among the request's tools, yet 2.1.330 runs a direct call with good input. */
const callTool = (_request, tool, input) => ({
    name: tool,
    // Without its prompt, which seed 002's routes do not give, 2.1.330 refuses the call before any hook is asked.
    input: tool === 'WebFetch' && (0,json_value/* isJson */.Fh)(input) ? { prompt: 'What does the page say?', ...input } : input,
});

;// CONCATENATED MODULE: ./build/lib/agents/claude/facts.js
/** What Claude Code itself decides, stated once: version, package, listing limits. Measured on the pinned version; lint and discover read the same tables. */
/** Facts below were measured on this version; 2.1.197 differs where a comment says so. */
const PINNED = '2.1.330';
/** The wrapper package; its platform siblings hold the binary and, unlike it, have no Node limit. */
const REGISTRY_PACKAGE = '@anthropic-ai/claude-code';
const LISTING_FACTS = {
    /** One skill's text in the listing, beyond which it ends in `…`. */
    skill_chars: 1536,
    skill_chars_setting: 'skillListingMaxDescChars',
    /** The share of the context window that the listing may take. */
    budget_share: 0.01,
    budget_share_setting: 'skillListingBudgetFraction',
    /** Overrides the budget, in characters. */
    budget_variable: 'SLASH_COMMAND_TOOL_CHAR_BUDGET',
    /**
     * First match on the vendor's model as the user wrote it; all others (aliases, no model, unknown ids) are the last row.
     * Old Opus ids (4, 4.1) run as the default model. 2.1.197 gave the aliases 6000 or 8000 characters.
     */
    models: [
        { pattern: /^claude-(3|(opus|sonnet)-4-6|(opus|sonnet|haiku)-4-5|sonnet-4-2025).*\[1m\]$/, budget_chars: 40_000 },
        { pattern: /^claude-(3|(opus|sonnet)-4-6|(opus|sonnet|haiku)-4-5|sonnet-4-2025)/, budget_chars: 8_000 },
        { pattern: /^/, budget_chars: 30_000 },
    ],
    /** The listing of the bundled skills, which a live run carries beside the source's own and which never falls. */
    bundled_chars: 6_210,
};
/** Characters that the listing may hold for that vendor model. */
function listingBudget(vendor_model) {
    return LISTING_FACTS.models.find(({ pattern }) => pattern.test(vendor_model ?? ''))?.budget_chars ?? 30_000;
}
/** Only Anthropic's own repositories on GitHub may use these names; a folder that has one loads nothing, silently. */
const RESERVED_MARKETPLACES = [
    ...['claude-code-marketplace', 'claude-code-plugins', 'claude-plugins-official', 'claude-plugin-directory'],
    ...['anthropic-marketplace', 'anthropic-plugins', 'anthropic-agent-skills', 'anthropic-plugin-directory'],
    ...['agent-skills', 'life-sciences', 'healthcare', 'knowledge-work-plugins', 'first-party-plugins'],
    ...['claude-for-legal', 'claude-for-financial-services', 'financial-services-plugins', 'claude-tag-plugins'],
    ...['claude-community', 'claude-plugins-community'],
];

;// CONCATENATED MODULE: ./build/lib/agents/environment.js
/** What the environment of an isolated run is built from, whichever agent it is. */
/** For a unit that is given no PATH. */
const PLAIN_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** A proxy at the discard port: a connection there is refused at once. */
const NOWHERE = 'http://127.0.0.1:9';

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
;// CONCATENATED MODULE: ./build/lib/skill/marketplace.js
function shipsByMarketplace({ kind, marketplace_name, plugins, skills }) {
    if (kind === 'plugin' || marketplace_name === null)
        return false;
    const folders = plugins.filter(({ entry, folder }) => entry !== null && folder !== '').map(({ folder }) => folder);
    return folders.length > 0 && skills.every(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/lib/agents/claude/plugins.js
/** The source's manifests → what Claude Code loads as which plugin, and where it looks for skills in it (2.1.330). */


const { dirname, join } = external_node_path_.posix;
const MANIFEST = '.claude-plugin/plugin.json';
/** A plugin.json at any other place is none to Claude Code. */
const hasManifest = ({ plugins }) => MANIFEST in (plugins[0]?.manifests ?? {});
function listPlugins(source, install) {
    const folders = source.plugins.filter(({ entry }) => (install === 'marketplace') === (entry !== null));
    return folders.map((plugin) => {
        const manifest = plugin.manifests[MANIFEST] ?? null;
        const { entry, folder } = plugin;
        const named = [manifest, entry]
            .flatMap((fields) => readPaths(fields?.['skills']))
            .map((path) => join(folder, path));
        // A marketplace's entry stands for a missing manifest, and its skills for the usual folder.
        const usual = manifest || named.length === 0 ? [join(folder, 'skills')] : [];
        return {
            name: asText(manifest?.['name']) ?? asText(entry?.['name']) ?? source.name,
            folder,
            skill_folders: [...new Set([...usual, ...named])],
            command_folders: [manifest, entry].some((fields) => fields?.['commands'] !== undefined)
                ? [manifest, entry].flatMap((fields) => readPaths(fields?.['commands'])).map((path) => join(folder, path))
                : [join(folder, 'commands')],
            fault: findFault(manifest, plugin),
        };
    });
}
/** Where a skill's file must stand to be found: a child of a skill folder, a named folder itself, or the plugin's root. */
function pluginsWith(skill, source, install) {
    const folder = dirname(skill.path);
    return listPlugins(source, install).flatMap((plugin) => {
        const own = plugin.folder === '' ? '.' : plugin.folder;
        if (folder === own && !source.skills.some(({ path }) => path.startsWith(join(own, 'skills/'))))
            return [{ plugin, named: true }];
        if (plugin.skill_folders.includes(folder))
            return [{ plugin, named: true }];
        return plugin.skill_folders.includes(dirname(folder)) ? [{ plugin, named: false }] : [];
    });
}
const asText = (value) => (typeof value === 'string' && value !== '' ? value : null);
function readPaths(value) {
    return (Array.isArray(value) ? value : [value])
        .filter((path) => typeof path === 'string' && path.startsWith('./'))
        .map((path) => external_node_path_.posix.normalize(path).replace(/\/$/, '') || '.');
}
const path = schemas/* string */.YjP().regex(/^\.(?:\/(?!\.\.(?:\/|$))|$)/, 'a path begins with ./ and stays inside the plugin');
const agentFile = path.regex(/\.md$/, 'an agent is named by its .md file');
const oneOrMore = (value) => schemas/* union */.KCZ([value, schemas/* array */.YOg(value)]).optional();
/** With one wrong field the whole plugin is dropped, without a word. */
const ManifestSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().regex(/^\S+$/, 'a name has no blanks'),
    version: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    author: schemas/* looseObject */._H3({ name: schemas/* string */.YjP() }).optional(),
    homepage: schemas/* url */.OZ5().optional(),
    repository: schemas/* string */.YjP().optional(),
    license: schemas/* string */.YjP().optional(),
    keywords: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    skills: oneOrMore(path),
    agents: oneOrMore(agentFile),
    commands: schemas/* union */.KCZ([path, schemas/* array */.YOg(path), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())]).optional(),
});
function findFault(manifest, { manifests }) {
    if (!manifest)
        return MANIFEST in manifests ? `${MANIFEST} is no JSON object` : null;
    const [issue] = ManifestSchema.safeParse(manifest).error?.issues ?? [];
    if (!issue)
        return null;
    const deeper = issue.code === 'invalid_union' ? issue.errors.flat().find(({ code }) => code !== 'invalid_type') : undefined;
    return `${MANIFEST}: ${[...issue.path, ...(deeper?.path ?? [])].join('.')}: ${(deeper ?? issue).message}`;
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/source.js
/** Lays out a unit's home and workspace for Claude Code: its configuration and the source under test. */





const { dirname: source_dirname, join: source_join } = external_node_path_.posix;
/** The one place where it looks for one. */
const MARKETPLACE = '.claude-plugin/marketplace.json';
const INSTALLS = ['plugin', 'marketplace', 'skills'];
function defaultInstall(source) {
    if (source.kind === 'plugin')
        return 'plugin';
    const reserved = RESERVED_MARKETPLACES.includes((source.marketplace_name ?? '').toLowerCase());
    const found = source.marketplace === MARKETPLACE && !reserved;
    return found && shipsByMarketplace(source) ? 'marketplace' : 'skills';
}
const configFolder = (home) => source_join(home, '.claude');
const temporaryFolder = (home) => source_join(home, 'tmp');
/** A plugin without a manifest is named after its folder, so the folder that the CLI sees must bear the source's name. */
function pluginFolder(place) {
    return hasManifest(place.source) ? place.source_copy : source_join(place.home, 'plugins', place.source.name);
}
function skillPath(place, skill) {
    if (place.install === 'skills')
        return source_join(place.workspace, '.claude', 'skills', skill.dir, 'SKILL.md');
    return source_join(place.install === 'plugin' ? pluginFolder(place) : place.source_copy, skill.path);
}
function parseMarketplace(text) {
    try {
        const { name, plugins } = JSON.parse(text);
        const names = Array.isArray(plugins)
            ? plugins.map((plugin) => plugin?.name)
            : [null];
        if (typeof name !== 'string' || !names.every((plugin) => typeof plugin === 'string'))
            return null;
        return { name, plugins: names };
    }
    catch {
        return null;
    }
}
/**
 * A directory marketplace that settings name is read live from its folder, on the first run too (2.1.330, offline),
 * so no `claude plugin install` is run.
 */
async function marketplaceSettings(place, files) {
    const path = place.source.marketplace;
    if (path === null)
        throw new config_error/* ConfigError */.x('the source has no .claude-plugin/marketplace.json, so it cannot be installed from one', {
            file: place.source.root,
            fix: 'add a marketplace.json, or write the agent as claude+plugin or claude+skills.',
        });
    const market = parseMarketplace(await files.read(source_join(place.source_copy, path)));
    if (market === null)
        throw new config_error/* ConfigError */.x('a marketplace is a JSON object with a `name` and `plugins`, each of which has a `name`', {
            file: source_join(place.source.root, path),
            fix: 'run `claude plugin validate` on the source.',
        });
    const { name, plugins } = market;
    if (RESERVED_MARKETPLACES.includes(name.toLowerCase()))
        throw new config_error/* ConfigError */.x(`Claude Code keeps the marketplace name '${name}' for Anthropic's own repositories on GitHub`, {
            file: source_join(place.source.root, path),
            fix: 'write the agent as claude+plugin or claude+skills, or rename the marketplace.',
        });
    return {
        extraKnownMarketplaces: { [name]: { source: { source: 'directory', path: place.source_copy } } },
        enabledPlugins: Object.fromEntries(plugins.map((plugin) => [`${plugin}@${name}`, true])),
    };
}
/** Parts of a project that a user of it would have too; hooks only where the unit may start processes. */
const PROJECT_PARTS = ['agents', 'commands'];
const PROCESS_PARTS = ['settings.json', 'hooks'];
/** A case's own workspace goes first: what it has already stays. */
async function copyProjectParts(place, files) {
    const parts = [...(place.install === 'skills' ? PROJECT_PARTS : []), ...(place.allow_processes ? PROCESS_PARTS : [])];
    for (const part of parts) {
        const to = source_join(place.workspace, '.claude', part);
        if (part.endsWith('.json') && (await files.read(to).catch(() => null)) !== null)
            continue;
        await files.copy(source_join(place.source_copy, '.claude', part), to).catch((error) => {
            if (error.code !== 'ENOENT')
                throw error;
        });
    }
}
async function setUp(place, files) {
    await files.makeFolder(configFolder(place.home));
    await files.makeFolder(temporaryFolder(place.home));
    await files.makeFolder(place.workspace);
    await copyProjectParts(place, files);
    switch (place.install) {
        case 'plugin':
            if (pluginFolder(place) !== place.source_copy) {
                await files.makeFolder(source_dirname(pluginFolder(place)));
                await files.link(place.source_copy, pluginFolder(place));
            }
            return;
        case 'marketplace': {
            const settings = await marketplaceSettings(place, files);
            await files.write(source_join(configFolder(place.home), 'settings.json'), JSON.stringify(settings));
            return;
        }
        case 'skills': {
            const folders = new Map(place.source.skills.toReversed().map((skill) => [skillPath(place, skill), skill]));
            for (const [path, skill] of folders)
                await files.copy(source_join(place.source_copy, source_dirname(skill.path)), source_dirname(path), place.source_copy);
        }
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/launch.js


/** The user's variables of a live run. Bedrock and the like: AGENT_CLAUDE_ENV names more. */
const CREDENTIALS = {
    any_of: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
    secrets: ['ANTHROPIC_CUSTOM_HEADERS'],
    settings: [
        'ANTHROPIC_BASE_URL',
        // Patience below, for the user to change.
        ...['API_TIMEOUT_MS', 'CLAUDE_CODE_MAX_RETRIES', 'CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS'],
    ],
    homes: ['CLAUDE_CONFIG_DIR'],
};
const QUIET = {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_BUG_COMMAND: '1',
};
/**
 * Ten retries with up to 17 s between them are the CLI's default, and a stream may stand still for minutes: an outage would
 * look like a hang. Three tries of 20 s each end within 70 s (measured). 2.1.197 knows no limit for a stream that stands still.
 */
const PATIENCE = {
    CLAUDE_CODE_MAX_RETRIES: '2',
    API_TIMEOUT_MS: '20000',
    CLAUDE_ENABLE_BYTE_WATCHDOG: '1',
    CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS: '20000',
};
/** Mode live: a user's model has the bundled skills to choose from too, and they take part of the listing's budget. */
const keepsBundled = (place) => place.mode === 'live';
/** Built from nothing: of the machine's variables only those come in that the run was given. */
function buildEnv(place) {
    const general = {
        PATH: place.user_env['PATH'] ?? PLAIN_PATH,
        LANG: 'C.UTF-8',
        TERM: 'dumb',
        CLAUDE_CODE_SYNC_PLUGIN_INSTALL: '1',
        ...QUIET,
        ...PATIENCE,
    };
    const home = {
        HOME: place.home,
        // Sockets and scratch files of a killed run would stay behind in the machine's own.
        TMPDIR: temporaryFolder(place.home),
        CLAUDE_CONFIG_DIR: configFolder(place.home),
    };
    if (place.model_url === null)
        return { ...general, ...place.user_env, ...(place.own_home ? {} : home) };
    return {
        ...general,
        ...home,
        ...(keepsBundled(place) ? {} : { CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1' }),
        // An allowed WebFetch would really go out: nothing is to leave this machine in an embedded mode.
        ...{ HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE, NO_PROXY: '127.0.0.1,localhost' },
        ANTHROPIC_BASE_URL: place.model_url,
        ANTHROPIC_API_KEY: 'sk-ant-stub-000',
    };
}
/** Given by flag, so that they outrank a settings file in the workspace. */
function buildSettings(place) {
    return {
        ...(place.allow_processes ? {} : { disableAllHooks: true, disableSkillShellExecution: true }),
        // The one skill that CLAUDE_CODE_DISABLE_BUNDLED_SKILLS leaves (2.1.330).
        ...(keepsBundled(place) ? {} : { skillOverrides: { 'plugin-authoring': 'off' } }),
        // WebFetch would ask claude.ai about a domain first, which an offline run cannot.
        skipWebFetchPreflight: true,
    };
}
/**
 * Skill calls of a forked or tool-granting skill need the grant in -p, and so does reading a plugin outside the workspace.
 * grant_tools comes from the case, never from what a model says.
 */
function buildGrants(place) {
    const folders = new Set(place.own_home ? [] : [place.source_copy, pluginFolder(place)]);
    return ['Skill', ...[...folders].map((folder) => `Read(/${folder}/**)`), ...(place.grant_tools ?? [])].join(',');
}
/** Every option has its value attached and `--` closes them: `--allowedTools a b` would swallow the prompt, and a prompt may begin with `-`. */
function buildArgs(place) {
    return [
        '-p',
        '--output-format=stream-json',
        '--verbose',
        `--session-id=${place.session_id}`,
        `--allowedTools=${buildGrants(place)}`,
        `--settings=${JSON.stringify(buildSettings(place))}`,
        ...(place.allow_processes ? [] : ['--strict-mcp-config']),
        ...(place.install === 'plugin' && !place.own_home ? [`--plugin-dir=${pluginFolder(place)}`] : []),
        ...(place.vendor_model === null ? [] : [`--model=${place.vendor_model}`]),
        ...(place.subagent === null ? [] : [`--agent=${place.subagent}`]),
        '--',
        place.prompt,
    ];
}
const launch = (place) => ({
    file: place.binary,
    args: buildArgs(place),
    env: buildEnv(place),
    cwd: place.workspace,
});

// EXTERNAL MODULE: ./build/lib/offer-match.js
var offer_match = __webpack_require__(678);
;// CONCATENATED MODULE: ./build/lib/agents/remember.js
/**
 * A function of an object → the same, which answers once per object and key: a listing is asked for skill by skill and is the
 * same for all. The object's answers go with it.
 */
function remember(make, ownerOf = (place) => place, keyOf = () => '') {
    const known = new WeakMap();
    return (place) => {
        const owner = ownerOf(place);
        const answers = known.get(owner) ?? new Map();
        known.set(owner, answers);
        const key = keyOf(place);
        if (!answers.has(key))
            answers.set(key, make(place));
        return answers.get(key);
    };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/lib/agents/claude/front-matter.js
/** A SKILL.md or command → the fields that Claude Code 2.1.330 reads from it; its own steps, which are more lenient than YAML. */



/** The first three dashes after the opening line end the block, wherever they stand. */
const BLOCK = /^---\s*\n([\s\S]*?)---\s*\n?/;
const readFields = remember((file) => parseFields(file.text));
function parseFields(text) {
    const plain = text.replace(/^\uFEFF/, '');
    const [whole, block = ''] = BLOCK.exec(plain) ?? [];
    if (whole === undefined)
        return { fields: {}, body: text, missing: true };
    const value = parseYaml(block) ?? parseYaml(quoteValues(block).replace(/^\t+/gm, (tabs) => '  '.repeat(tabs.length)));
    return {
        fields: (0,json_value/* isJson */.Fh)(value) ? value : {},
        body: plain.slice(whole.length),
        missing: false,
    };
}
/** undefined: it is not YAML. Of two like keys the second counts, and `<<` merges. */
function parseYaml(text) {
    if (text.includes('\0'))
        return undefined;
    const document = (0,dist/* parseDocument */.Tp)(text, { uniqueKeys: false, merge: true, logLevel: 'silent' });
    if (document.errors.length > 0)
        return undefined;
    try {
        return document.toJS() ?? null;
    }
    catch {
        return undefined;
    }
}
/** Its second try: values with characters that mean something in YAML are put in quotes. */
function quoteValues(block) {
    const lines = block.split('\n').map((line) => {
        const [, key, value] = /^([a-zA-Z_-]+):\s+(\S.*)$/.exec(line) ?? [];
        if (key === undefined || value === undefined)
            return line;
        if (/^".*"$|^'.*'$|^["']$/.test(value))
            return line;
        if (/^\[.*\]$/.test(value) && Array.isArray(parseYaml(value)))
            return line;
        if (!/[{}[\]*&#!|>%@`]|: /.test(value))
            return line;
        return `${key}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    });
    return lines.join('\n');
}
/** A description that counts as one. */
function readDescription({ description }) {
    if (typeof description === 'string')
        return description.trim() || null;
    return typeof description === 'number' || typeof description === 'boolean' ? String(description) : null;
}
/** What stands for a missing description: the first heading or line, at most 100 characters. */
function firstLine(body, otherwise) {
    const line = body.split('\n').find((text) => text.trim() !== '');
    if (line === undefined)
        return otherwise;
    const words = /^#+\s+(\S.*)$/.exec(line.trim())?.[1] ?? line.trim();
    return words.length > 100 ? `${words.slice(0, 97)}...` : words;
}
function isSet(value) {
    if (typeof value === 'boolean')
        return value;
    return (typeof value === 'string' || typeof value === 'number') && /^\s*(?:1|true|yes|on)\s*$/i.test(String(value));
}
/** `paths` that hold for less than all files keep a project's skill back until such a file is touched. */
function isConditional(paths) {
    const listed = (Array.isArray(paths) ? paths : [paths]).flatMap((path) => typeof path === 'string' ? path.split(',') : []);
    const narrow = listed.map((path) => path.trim().replace(/\/\*\*$/, '')).filter((path) => path !== '');
    return narrow.some((path) => path !== '**');
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/rejection.js


/** One sentence with the fix; null when the skill is listed. */
function findRejection(skill, place) {
    const { fields } = readFields(skill);
    if (isSet(fields['disable-model-invocation']))
        return 'disable-model-invocation is set, so Claude Code never shows the skill to the model; remove the field to offer it.';
    return place.install === 'skills' ? rejectPlain(skill, place.source) : rejectFromPlugin(skill, place);
}
function rejectFromPlugin(skill, { source, install }) {
    const { path, front_matter } = skill;
    const [holding] = pluginsWith(skill, source, install);
    if (!holding) {
        const plugins = listPlugins(source, install);
        const own = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
        const folders = [...new Set((own.length ? own : plugins).flatMap((plugin) => plugin.skill_folders))];
        const more = folders.length > 3 ? ` and ${folders.length - 3} more such folders` : '';
        const places = `${folders
            .slice(0, 3)
            .map((folder) => `${folder}/<name>/SKILL.md`)
            .join(', ')}${more}`;
        return `Claude Code looks for ${install === 'plugin' ? "a plugin's skills" : 'the skills of these plugins'} in ${places} only, and this one stands in ${path}; move it, or name its folder under "skills" in plugin.json.`;
    }
    if (holding.plugin.fault !== null)
        return `Claude Code drops the whole plugin for its manifest (${holding.plugin.fault}); correct it, \`claude plugin validate\` says when it is right.`;
    const { fields, missing } = readFields(skill);
    if (readDescription(fields) !== null || (fields['when_to_use'] ?? null) !== null)
        return rejectTwin(skill, source);
    if (missing)
        return `Claude Code drops a plugin's skill without front matter; begin ${path} with a --- block on line 1 that has a description.`;
    const [problem] = front_matter.problems;
    return problem && Object.keys(fields).length === 0
        ? `Claude Code drops a plugin's skill whose front matter is not valid YAML (line ${problem.line}: ${problem.message}); quote the value.`
        : `Claude Code drops a plugin's skill without a description; add one line of text as description to ${path}.`;
}
/** A plugin's file that is reached by two paths is loaded once. */
function rejectTwin({ path, real_path = path }, source) {
    const first = source.skills.find((other) => (other.real_path ?? other.path) === real_path);
    return first && first.path !== path
        ? `Claude Code loads a file once, and this is ${first.path} reached through a link; remove the link.`
        : null;
}
function rejectPlain(skill, source) {
    const { dir, path } = skill;
    if (isConditional(readFields(skill).fields['paths']))
        return 'its `paths` keep it out of the listing until a matching file is touched; remove the field to offer it from the start.';
    const [first, ...more] = source.skills.filter((other) => other.dir === dir);
    // Of a link and the file it leads to, the file is meant.
    const twin = more.find((other) => other.path === first?.real_path) ?? first;
    return twin && twin.path !== path
        ? `Claude Code lists skills by folder name, and ${twin.path} has the name '${dir}' too; rename one of the two folders.`
        : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/rows.js
/** Skills and commands of a source → the rows of Claude Code's listing, as they stand there when all have room (2.1.330). */





const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
/** The budget counts columns, not characters: a wide letter or an emoji takes two. */
function columns(text) {
    let sum = 0;
    for (const letter of text)
        sum += letter.length === 2 || WIDE.test(letter) ? 2 : /\p{Mn}/u.test(letter) ? 0 : 1;
    return sum;
}
/** The listing writes angle brackets as entities, and no other character. */
const toEntities = (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const fromEntities = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
/** A plugin's skill is named after its folder, or by itself where the manifest names its very folder; odd letters become dashes. */
function listedName(skill, { source, install }) {
    if (install === 'skills')
        return skill.dir;
    const [holding] = pluginsWith(skill, source, install);
    const plugin = holding?.plugin.name ?? source.name;
    const name = holding?.named ? skill.id.replace(`${plugin}:`, '') : skill.dir;
    return `${plugin}:${name.replace(/[^a-zA-Z0-9_-]/g, '-')}`;
}
function measureRow(skill, id, file, prefix, plain) {
    const { fields, body } = readFields(file);
    const description = (0,offer_match/* fold */.AU)(readDescription(fields) ?? firstLine(body, plain ? 'Skill' : 'Plugin skill'));
    const when = fields['when_to_use'] ?? null;
    const text = toEntities(when === null ? description : `${description} - ${(0,offer_match/* fold */.AU)(String(when))}`);
    const shown = text.length > LISTING_FACTS.skill_chars ? `${text.slice(0, LISTING_FACTS.skill_chars - 1)}…` : text;
    const named = skill && fields['name'] !== undefined && fields['name'] !== null ? `${prefix}${fields['name']}` : id;
    const other = named === id || /\s|\p{Extended_Pictographic}/u.test(named) ? null : named;
    return { skill, id, other, description, text, shown, bare: 0, full: 0 };
}
/** As they stand there: commands first, then skills, each plugin's by name. A name that is taken is not listed again. */
function listRows(place, rejected) {
    const { source, install } = place;
    const rows = [...listCommands(source, install), ...listSkills(place, rejected)];
    const taken = new Set();
    const listed = rows.filter(({ id }) => !taken.has(id) && taken.add(id));
    return listed.map((row) => {
        const other = row.other !== null && !taken.has(row.other) && taken.add(row.other) ? row.other : null;
        const bare = columns(`- ${row.id}${other === null ? '' : ` (${other})`}`);
        return { ...row, other, bare, full: bare + 2 + columns(row.shown) };
    });
}
function listSkills(place, rejected) {
    const { source, install } = place;
    const rows = source.skills
        .filter((skill) => !rejected(skill))
        .map((skill) => {
        const id = listedName(skill, place);
        const plain = install === 'skills';
        return { skill, row: measureRow(skill, id, skill, plain ? '' : `${id.split(':')[0]}:`, plain) };
    });
    const folders = install === 'skills' ? [] : listPlugins(source, install).flatMap((plugin) => plugin.skill_folders);
    const rank = ({ path }) => {
        const folder = external_node_path_.posix.dirname(path);
        return folders.findIndex((each) => each === folder || each === external_node_path_.posix.dirname(folder));
    };
    return rows.sort((a, b) => rank(a.skill) - rank(b.skill) || a.row.id.localeCompare(b.row.id)).map(({ row }) => row);
}
const commandNames = (source, install) => listCommands(source, install).map(({ id }) => id);
function listCommands(source, install) {
    const homes = install === 'skills'
        ? [{ prefix: '', folder: '.claude/commands/' }]
        : listPlugins(source, install).flatMap(({ name, command_folders }) => command_folders.map((folder) => ({ prefix: `${name}:`, folder: `${folder}/` })));
    return homes.flatMap(({ prefix, folder }) => source.commands.flatMap((command) => {
        const { path } = command;
        if (!path.startsWith(folder))
            return [];
        const { fields } = readFields(command);
        if (isSet(fields['disable-model-invocation']))
            return [];
        if (prefix && readDescription(fields) === null && (fields['when_to_use'] ?? null) === null)
            return [];
        const id = `${prefix}${path.slice(folder.length, -3).replaceAll('/', ':')}`;
        return [measureRow(null, id, command, '', prefix === '')];
    }));
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/listing.js






/**
 * Over budget, descriptions are kept whole or dropped whole, first come first served, and a later short one may still fit;
 * names never fall. (Order by past use comes first in a home that has any: a unit's has none.)
 */
function predictListing(place) {
    const budget_chars = listingBudget(place.vendor_model);
    const rejections = new Map(place.source.skills.map((skill) => [skill, findRejection(skill, place)]));
    const rows = listRows(place, (skill) => rejections.get(skill) !== null);
    const breaks = Math.max(0, rows.length - 1);
    const total_chars = rows.reduce((sum, { full }) => sum + full, breaks);
    let left = budget_chars - rows.reduce((sum, { bare }) => sum + bare, breaks);
    const kept = new Map();
    const named = new Set();
    for (const row of rows) {
        if (row.skill)
            named.add(row.skill);
        if (total_chars > budget_chars && row.full - row.bare > left)
            continue;
        if (row.skill)
            kept.set(row.skill, row);
        left -= row.full - row.bare;
    }
    const offers = place.source.skills.map((skill) => {
        const base = { skill, id: listedName(skill, place) };
        if (!named.has(skill)) {
            const reason = rejections.get(skill) ?? shadowed(base.id, rows);
            return { ...base, ...(0,offer_match/* measureOffer */.HO)(skill, undefined), reason };
        }
        const row = kept.get(skill);
        const shown = row ? fromEntities(row.shown) : null;
        const offer = (0,offer_match/* measureOffer */.HO)(skill, shown);
        if (offer.offer === 'full')
            return { ...base, ...offer, reason: null };
        if (!row)
            return { ...base, ...offer, reason: pushedOut(total_chars - budget_chars, place) };
        const cut = row.shown !== row.text && offer.offer === 'cut';
        return { ...base, ...offer, reason: cut ? tooLong(row.text.length) : misread(skill) };
    });
    return { offers, budget_chars, total_chars };
}
function shadowed(id, rows) {
    const first = rows.find((row) => row.id === id);
    const what = first?.skill ? `the skill in ${first.skill.path}` : 'a command';
    return `Claude Code lists a name once, and ${what} has the name '${id}' too; rename one of the two.`;
}
/** Its own reading gives the model something else than the author wrote. */
function misread(skill) {
    const { path, front_matter } = skill;
    const { missing, fields } = readFields(skill);
    if (missing || Object.keys(fields).length === 0) {
        const problem = front_matter.problems[0];
        const where = problem ? ` (line ${problem.line}: ${problem.message})` : '';
        return `Claude Code cannot read the front matter of ${path}${where} and shows the first line of the text below as its description; correct it.`;
    }
    return readDescription(fields) === null
        ? `Claude Code takes no description from ${path} and shows the first line of its text; write the description as one line of text.`
        : `Claude Code reads another description than stands in ${path}: the first three dashes end its front matter, wherever they stand; write the description without them.`;
}
const thousands = (count) => count.toLocaleString('en');
const pushedOut = (over, { vendor_model }) => `the skills' descriptions are ${thousands(over)} characters over the ${thousands(listingBudget(vendor_model))} that Claude Code gives the listing ${vendor_model === null ? 'by default' : `of ${vendor_model}`}, so later ones stand there by name alone; shorten descriptions by that much in all, or raise ${LISTING_FACTS.budget_share_setting} in the settings.`;
const tooLong = (chars) => `Claude Code cuts a skill's text (description and when_to_use) at ${thousands(LISTING_FACTS.skill_chars)} characters, and this one has ${thousands(chars)}; shorten it, or raise ${LISTING_FACTS.skill_chars_setting} in the settings.`;
const predictOnce = remember(predictListing, ({ source }) => source, ({ install, vendor_model }) => `${install} ${vendor_model ?? ''}`);
function explainOffer(skill, place, offer) {
    if (offer === 'full')
        return null;
    const predicted = predictOnce(place).offers.find((row) => row.skill.path === skill.path);
    if (predicted?.offer === offer && predicted.reason !== null)
        return predicted.reason;
    if (offer === 'absent' && place.install !== 'skills')
        return 'Claude Code did not load it, as happens to a whole plugin with a wrong field in its manifest; run `claude plugin validate` on the source to see what it says.';
    return offer === 'name_only' && readDescription(readFields(skill).fields) !== null
        ? 'a description fell for want of room in the listing, or skillOverrides shows this skill by name only; shorten descriptions or remove the override.'
        : null;
}
/** Room left in a listing as it was seen. A listing with bare names was over its budget: what its names lack is not known, so none is left. */
function headroom(offered, vendor_model) {
    const budget = listingBudget(vendor_model);
    const used = offered.reduce((sum, { id, also, description }) => {
        const name = columns(`- ${id}${also.length ? ` (${also[0]})` : ''}`);
        return sum + name + (description === null ? 0 : 2 + columns(toEntities(description)));
    }, Math.max(0, offered.length - 1));
    const fell = offered.some(({ description }) => description === null);
    return { unit: 'characters', budget, left: fell ? Math.min(0, budget - used) : budget - used };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/offer.js

const HEADER = 'The following skills are available for use with the Skill tool:\n\n';
/**
 * `- dir (name): text`: the bracket when the front-matter name differs (2.1.330), the text missing when over budget.
 * The name ends at the first colon that a space follows, so that `plugin:skill` stays whole.
 */
const ENTRY = /^- (.+?)(?: \(([^()]+)\))?(?:: (.*))?$/;
/** Main requests carry the listing; a subagent says so in a header; the rest (titles, summaries) have no tools. */
function classifyRequest(request) {
    if (request.tools.length === 0)
        return 'side';
    if (request.headers['x-claude-code-agent-id'] === undefined)
        return 'main';
    // A forked skill is a subagent whose prompt is the skill itself: asking it to call skills again would never end.
    const prompt = request.texts.find(({ role, text }) => role === 'user' && !text.startsWith('<system-reminder>'));
    return prompt?.text.startsWith('Base directory for this skill:') ? 'side' : 'subagent';
}
/**
 * The listing stands in a system-role message amid other sections, or (claude-*-4-5) in a `<system-reminder>` block of the
 * first user message. Nothing else may carry it: a prompt that quotes the header is not an offer.
 */
function findListing(request) {
    const carriers = [
        ...request.texts.filter(({ role }) => role === 'system'),
        ...request.texts.filter(({ role, text }) => role === 'user' && text.startsWith('<system-reminder>')),
    ];
    for (const { text } of carriers) {
        const at = text.indexOf(HEADER);
        if (at < 0 || (at > 0 && text[at - 1] !== '\n'))
            continue;
        const listing = text.slice(at + HEADER.length);
        const end = listing.search(/\n\n|\n<\/system-reminder>/);
        return end < 0 ? listing : listing.slice(0, end);
    }
    return null;
}
function readOffer(request) {
    const offered = [];
    for (const line of findListing(request)?.split('\n') ?? []) {
        const [, id, other, text] = ENTRY.exec(line) ?? [];
        const last = offered.at(-1);
        if (id)
            offered.push({ id, also: other ? [other] : [], description: text ? fromEntities(text) : null, path: null });
        // 2.1.197 does not fold a description to one line.
        else if (last && line !== '')
            last.description = `${last.description ?? ''}\n${fromEntities(line)}`;
    }
    return offered;
}
/** The name in the listing first; the front-matter name is another name to call it by. A command of that name keeps the skill out. */
function listedAs(skill, place) {
    const name = listedName(skill, place);
    if (commandNames(place.source, place.install).includes(name))
        return [];
    const prefix = place.install === 'skills' ? '' : `${name.split(':')[0]}:`;
    return [...new Set([name, `${prefix}${skill.id}`])];
}

// EXTERNAL MODULE: ./build/lib/skill/bare-id.js
var bare_id = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/lib/agents/shell/words.js
/** Words of a shell line: quotes taken off, nothing expanded, as a log prints an argument list; and put on. */
const quoteWord = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
/** Null when a quote stays open. */
function splitWords(line) {
    const words = [];
    let word = null;
    for (let at = 0; at < line.length; at += 1) {
        const char = line[at];
        if (char === "'") {
            const end = line.indexOf("'", at + 1);
            if (end < 0)
                return null;
            word = (word ?? '') + line.slice(at + 1, end);
            at = end;
        }
        else if (char === '"') {
            word ??= '';
            at += 1;
            while (at < line.length && line[at] !== '"') {
                if (line[at] === '\\' && '"\\$`\n'.includes(line[at + 1] ?? ' '))
                    at += 1;
                word += line[at] ?? '';
                at += 1;
            }
            if (at >= line.length)
                return null;
        }
        else if (char === '\\') {
            at += 1;
            word = (word ?? '') + (line[at] ?? '');
        }
        else if (/\s/.test(char)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else
            word = (word ?? '') + char;
    }
    if (word !== null)
        words.push(word);
    return words;
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/flow.js
/** What a stream of a command consists of, as far as the command itself tells: files, literal text, paths, or who knows. */
/** Stand-ins inside an expanded word for what only the disk or the run can tell. */
const ANY_NAME = '\uE000';
const ANY_CHAR = '\uE001';
const ANYTHING = '\uE002';
/** The stronger, the more of the file came out for sure. */
const STRENGTH = { whole: 0, part: 1, program: 2, head: 3, search: 4 };
/** What passes through a filter is at most what the filter lets pass. */
function weaken(flow, how) {
    return flow.map((source) => source.kind === 'file' && STRENGTH[source.how] < STRENGTH[how] ? { ...source, how } : source);
}
/** Text of a stream that is known to the letter; null when it is not. */
function literalOf(flow) {
    let text = '';
    for (const source of flow) {
        if (source.kind !== 'text')
            return null;
        text += source.text;
    }
    return text;
}
/** The paths that a stream lists, as patterns. */
function listedPaths(flow) {
    return flow.flatMap((source) => {
        if (source.kind === 'paths')
            return [source.path];
        if (source.kind === 'text')
            return source.text.split(/\s+/).filter((word) => word !== '');
        return [ANYTHING];
    });
}

// EXTERNAL MODULE: ./build/lib/escape-pattern.js
var escape_pattern = __webpack_require__(2730);
;// CONCATENATED MODULE: ./build/lib/agents/shell/locate.js
/** A path out of a command, perhaps a pattern or relative to who knows where → the installed skills it means. */



const HAS_PATTERN = new RegExp(`[${ANY_NAME}${ANY_CHAR}${ANYTHING}]`);
const LAST_WILD = new RegExp(`${HAS_PATTERN.source}+$`);
function patternOf(path) {
    const source = (0,escape_pattern/* escapePattern */.M)(path)
        .replaceAll(ANY_NAME, '[^/]*')
        .replaceAll(ANY_CHAR, '[^/]')
        .replaceAll(new RegExp(`(?:${ANYTHING})+`, 'g'), '.*');
    return new RegExp(`^${source}$`);
}
/** The part of a path that does not depend on where it starts. */
function tailOf(path, cwd) {
    let tail = path;
    if (cwd !== null && path.startsWith(`${cwd}/`))
        tail = path.slice(cwd.length + 1);
    else if (path.startsWith('~/'))
        tail = path.slice(2);
    else if (path.startsWith(ANYTHING))
        tail = path.replace(new RegExp(`^(?:${ANYTHING})+/?`), '');
    else if (path.startsWith('/'))
        return cwd === null ? null : siblingOf(path, cwd);
    tail = tail.replace(/^(\.\.?\/)+/, '').replace(/\/+$/, '');
    return tail === '' || tail === '.' ? null : tail;
}
/** `../other/SKILL.md`: where the command started in another folder than we think, what lies beside that folder. */
function siblingOf(path, cwd) {
    const tail = path.split('/').slice(-2).join('/');
    return cwd.startsWith(path.slice(0, -tail.length)) && path.length > tail.length + 1 ? tail : null;
}
/** Skills whose place a path names; exact places first, then by the tail, since a tool may have started elsewhere than we think. */
function locate(path, cwd, skills) {
    const patterned = HAS_PATTERN.test(path);
    const exact = patterned
        ? locatePattern(path, skills)
        : skills.flatMap((skill) => roleOf(path.replace(/\/+$/, ''), skill));
    if (exact.length > 0)
        return exact;
    const tail = tailOf(path, cwd);
    // A bare file name names no skill: what came back has to tell.
    if (tail === null || !tail.includes('/') || tail === ANYTHING)
        return [];
    const found = [];
    const pattern = patterned ? patternOf(`${ANYTHING}/${tail}`) : null;
    for (const skill of skills) {
        if (pattern ? pattern.test(skill.path) : skill.path.endsWith(`/${tail}`))
            found.push({ skill, role: 'own' });
        else if (!pattern && isBelowTail(skill, tail))
            found.push({ skill, role: 'other' });
        else if (!pattern && skill.path.includes(`/${tail}/`))
            found.push({ skill, role: 'below' });
    }
    return found;
}
function roleOf(path, skill) {
    const folder = external_node_path_.posix.dirname(skill.path);
    if (path === skill.path)
        return [{ skill, role: 'own' }];
    if (path.startsWith(`${folder}/`))
        return [{ skill, role: 'other' }];
    return skill.path.startsWith(path === '/' ? '/' : `${path}/`) ? [{ skill, role: 'below' }] : [];
}
function locatePattern(path, skills) {
    if (path.replaceAll(ANYTHING, '') === '')
        return [];
    const pattern = patternOf(path);
    return skills.flatMap((skill) => (pattern.test(skill.path) ? [{ skill, role: 'own' }] : []));
}
/** `skills/alpha/references/x.md` below a skill that stands at `…/skills/alpha/SKILL.md`. */
function isBelowTail(skill, tail) {
    const folder = external_node_path_.posix.dirname(skill.path);
    const parts = tail.split('/');
    for (let length = parts.length - 1; length >= 1; length -= 1) {
        const head = parts.slice(0, length).join('/');
        if (folder.endsWith(`/${head}`))
            return length > 1 || external_node_path_.posix.basename(folder) === head;
    }
    return false;
}
/** A pattern that no installed skill matches, although it says where to look: `vendor/*\/SKILL.md` finds other copies. */
function isElsewhere(path, skills) {
    if (skills.length === 0 || !HAS_PATTERN.test(path))
        return false;
    const folder = path.replace(/skill\.md$/i, '').replace(LAST_WILD, '');
    if (folder === path || !/\w/.test(folder))
        return false;
    if (/skill\.md$/i.test(path) || path.includes(ANYTHING))
        return true;
    // `current/*`: the folder may be a link to a skill's.
    return skills.some(({ dir, id }) => folder.endsWith(`/${dir ?? id}/`));
}
/** Where nothing is known to be installed, a path of this shape names its skill itself. */
function skillNamedBy(path) {
    const match = /(?:^|\/)([^/*?\uE000-\uE002]+)\/SKILL\.md$/.exec(path);
    const name = match?.[1];
    return name && name !== '.' && name !== '..' && name !== '~' ? { id: name, path } : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/skill-text.js
/** What a command printed → the skill texts in it: front matter with a name, and whether instructions follow. */
/** What tools put before a line: numbers (cat -n, grep -n, nl), git blame, diff signs, a file name (grep), a frame (bat). */
const PREFIX = /^(?:\s*\d+(?:\t|\s*[:│|)→]|-)\s?|\s*\d+\s{2,}|[\^0-9a-f]{7,40}\s.*?\d+\)\s?|[+\- ]|[<>]\s|\S+?:\d+[:-]|\S+\/\S*?[:-]\d*[:-]?|\s*[│|]\s)/;
const NAME = /^(.*?)name:[ \t]*(["']?)([\w.:@/ -]{1,100}?)\2\s*(?:#.*)?\$?$/;
const CLOSE = /^(.*?)(?:---)\s*\$?$/;
/** A prefix is short; the pattern would be quadratic in a line without end. */
const MOST_PREFIX = 400;
function stripPrefix(line) {
    if (line.length <= MOST_PREFIX)
        return line.replace(PREFIX, '');
    return line.slice(0, MOST_PREFIX).replace(PREFIX, '') + line.slice(MOST_PREFIX);
}
const isPrefix = (text) => text === '' || (text.length < 200 && text.replace(PREFIX, '') === '');
/** A path list of what would be a body: the header that head and tail put between files. */
const FILE_HEADER = /^==> .* <==$/;
const MOST_BODY = 400;
const MOST_FRONT = 60;
/** JSON that a program printed: its strings, one below the other. Null when it is none. */
function stringsOf(text) {
    if (!/^(?:\["|\{\s*"|")/.test(text) || !/["\]}]$/.test(text))
        return null;
    try {
        const found = [];
        gatherStrings(JSON.parse(text), found, 0);
        return found.join('\n');
    }
    catch {
        return null;
    }
}
function gatherStrings(value, found, depth) {
    if (typeof value === 'string')
        found.push(value);
    else if (value !== null && typeof value === 'object' && depth < 20)
        for (const each of Object.values(value))
            gatherStrings(each, found, depth + 1);
}
function unescapeText(text) {
    const parsed = stringsOf(text.trim());
    if (parsed !== null)
        return parsed;
    // A JSON or repr string has its line breaks written out.
    if (!text.includes('\\n') || text.split('\n').length > 5)
        return text;
    return text.replaceAll('\\r\\n', '\n').replaceAll('\\n', '\n').replaceAll('\\"', '"');
}
function linesOf(output) {
    return unescapeText(output)
        .split(/\r?\n|\r/)
        .map((line) => line.replace(/^["']?\s*(?=---\s*$)/, '').replace(/\^M\$?$/, ''));
}
function findSkillTexts(lines) {
    const found = [];
    for (let at = 0; at < lines.length; at += 1) {
        const name = lines[at].length < 400 ? NAME.exec(lines[at]) : null;
        if (!name || !isPrefix(name[1] ?? ''))
            continue;
        const close = findClose(lines, at);
        // Behind a text without a line break the fence stands at the end of its last line.
        if (close < 0 || !(at <= 3 || lines[at - 1].endsWith('---') || beginsFrontMatter(lines, at)))
            continue;
        const body = [];
        // The fence of the next file is no end of this one: `head -3` of several.
        if (lines[close + 1]?.startsWith('name:')) {
            found.push({ name: name[3] ?? '', body });
            continue;
        }
        for (let next = close + 1; next < lines.length && body.length < MOST_BODY; next += 1) {
            const line = lines[next];
            if (FILE_HEADER.test(line) || (isFence(line) && beginsAnother(lines, next)))
                break;
            const text = stripPrefix(line).trim() || line.trim();
            if (text !== '' && !/^\s*\d+[:\t)|]?\s*$/.test(line))
                body.push(text);
        }
        found.push({ name: name[3] ?? '', body });
    }
    return found;
}
const isFence = (line) => isPrefix(CLOSE.exec(line)?.[1] ?? 'no');
function findClose(lines, from) {
    for (let at = from + 1; at < Math.min(lines.length, from + MOST_FRONT); at += 1) {
        if (isFence(lines[at]))
            return at;
        if (FILE_HEADER.test(lines[at]))
            return -1;
    }
    return -1;
}
/** Other keys may stand between the fence and the name. */
function beginsFrontMatter(lines, from) {
    for (let at = from - 1; at >= Math.max(0, from - MOST_FRONT); at -= 1)
        if (isFence(lines[at]))
            return true;
    return false;
}
function beginsAnother(lines, at) {
    const close = findClose(lines, at);
    if (close < 0)
        return false;
    return lines.slice(at + 1, close).some((line) => isPrefix(NAME.exec(line)?.[1] ?? 'no'));
}
/** A heading alone is no instruction, and others have the same. */
const withoutHeadings = (lines) => lines.filter((line) => !/^#+ /.test(line));
/** The body of a SKILL.md: what follows its front matter, or all of it when it has none. */
function bodyLines(text) {
    const lines = text.split(/\r?\n/);
    const close = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
    const body = [...new Set(lines.slice(close + 1).map((line) => line.trim()))].filter((line) => line.length > 1);
    const instructions = withoutHeadings(body);
    return instructions.length > 0 ? instructions : body;
}
/** How many of a body's lines came back. */
function countShown(body, printed) {
    return body.filter((line) => printed.has(line)).length;
}
/** Every line that came back, as it stands and without what a tool put before it. */
function printedLines(lines) {
    const printed = new Set();
    for (const line of lines) {
        const text = line.trim();
        if (text === '')
            continue;
        printed.add(text);
        printed.add(text.replace(/\$$/, ''));
        const stripped = stripPrefix(line).trim();
        printed.add(stripped);
        printed.add(stripPrefix(stripped).trim());
    }
    return printed;
}
/** Lines of front matter and nothing else. */
function isFrontMatterOnly(lines) {
    const kept = lines.filter((line) => line.trim() !== '' && !FILE_HEADER.test(line));
    const isFront = (line) => line === '---' || /^[A-Za-z][\w-]*:(\s|$)/.test(line);
    return (kept.length > 0 &&
        kept.length < MOST_FRONT &&
        kept.every((line) => isFront(line.trim()) || isFront(stripPrefix(line).trim())));
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/attribute.js

/** `path:12:text` and `path-12-text` of grep, `path:text` of grep -H. */
const PREFIXED = /^([^\s:]{0,300}?SKILL\.md)(?:[:-]\d+[:-]|[:-])(.*)$/i;
/** `==> path <==` of head and tail, `== path`, `### path` of loops. */
const attribute_HEADER = /^[^\w./~]{0,8}(?:File: )?([^\s:]{0,300}SKILL\.md)[^\w./]{0,8}$/i;
const PATCH = /^diff --(?:git|cc|combined) .{0,600}?(?:b\/)?([^\s]{1,300})$/;
const OTHER_HEADER = /^==> .{1,300} <==$/;
/** Lines longer than this are no headers. */
const MOST_LINE = 2_000;
function listSections(lines) {
    const sections = [];
    const by_prefix = new Map();
    let open = null;
    for (const line of lines) {
        const short = line.slice(0, MOST_LINE);
        const prefixed = PREFIXED.exec(short);
        if (prefixed) {
            const path = prefixed[1] ?? '';
            const section = by_prefix.get(path) ?? { path, kind: 'prefix', lines: [] };
            if (!by_prefix.has(path))
                sections.push(section);
            by_prefix.set(path, section);
            section.lines.push(line.slice(line.length - (prefixed[2]?.length ?? 0) - (line.length - short.length)));
            continue;
        }
        // `--- a/path` and `+++ b/path` below the head of a patch.
        if (open?.kind === 'patch' && /^(?:---|\+\+\+) \S/.test(short))
            continue;
        const patch = PATCH.exec(short);
        const header = patch ?? attribute_HEADER.exec(short);
        if (header) {
            open = { path: header[1] ?? '', kind: patch ? 'patch' : 'header', lines: [] };
            if (/SKILL\.md$/i.test(open.path))
                sections.push(open);
        }
        else if (OTHER_HEADER.test(short))
            open = null;
        else
            open?.lines.push(line);
    }
    return sections.filter((section) => section.lines.some((line) => line.trim() !== ''));
}
/** Sections of this skill's file. A list of names in front of a text is no header of it, so only files that came out have one. */
function sectionsOf(skill, sections) {
    return sections.filter(({ path }) => {
        const plain = path.replace(/^(?:\.{1,2}\/)+/, '');
        return skill.path === path || skill.path.endsWith(`/${plain}`) || plain === skill.path;
    });
}
/** Keys of a front matter, as they stand alone after a search. */
const KEY = /^(?:name|description|license|metadata|version|model|context|author|tags|title|compatibility|argument-hint|allowed-tools|when_to_use|user-invocable|disable-model-invocation|paths)\s*:/;
const LISTED = /^(?:[-dlbcps][rwxsStT-]{9}\S?\s|total \d+$)/;
/** What git says around a patch. */
const PATCHED = /^(?:diff --git |index [0-9a-f]+\.\.|@@ |(?:---|\+\+\+) |(?:new|deleted) file mode|similarity |rename |commit [0-9a-f]{7,}|(?:Author|Date|Merge|Commit\w*|AuthorDate): )/;
/** A path, a number or a size. */
const NO_WORD = /^(?:\S*[/.]\S*|[\d.,:]+[kKMGT]?i?B?|[-–=>|*•#]+)$/;
/** What is left of lines when front matter, names of files and marks of tools are taken away. */
function wordedLines(lines) {
    const kept = [];
    let in_front = false;
    let continues = false;
    lines.forEach((line, index) => {
        const text = clean(line);
        if (/^-{3}\s*\$?$/.test(text)) {
            const next = clean(lines[index + 1] ?? '');
            in_front = !in_front && KEY.test(next);
            continues = false;
            return;
        }
        if (KEY.test(text)) {
            continues = /:\s*[>|][+-]?$/.test(text) || in_front;
            return;
        }
        if (in_front && continues && /^\s{2,}\S|^\t/.test(line))
            return;
        if (/^[\w-]+:(\s|$)/.test(text) && in_front)
            return;
        in_front = false;
        if (isWorded(text))
            kept.push(text);
    });
    return kept;
}
/** Without a byte order mark and what tools put before a line. */
function clean(line) {
    const text = line.replace(/^\ufeff/, '').trim();
    return /^-{3}\s*\$?$/.test(text) || KEY.test(text) ? text : stripPrefix(line).trim();
}
function isWorded(text) {
    if (!/[A-Za-z\u0080-\uFFFF]{2}/.test(text) || LISTED.test(text))
        return false;
    if (/^==> .* <==/.test(text) || PATCHED.test(text))
        return false;
    if (/[\u0080-\uFFFF]/.test(text))
        return true;
    // One word is a field or a name; an instruction has two. Paths and sizes are none.
    return /\s/.test(text) && !text.split(/\s+/, 12).every((word) => NO_WORD.test(word));
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/output.js
/** What came back from a command → its lines, told apart: texts of skills, sections of files, complaints, words. */


const COMPLAINT = /(No such file or directory|command not found|Permission denied|Is a directory|Not a directory|cannot (open|access|stat|read)|does not exist in|^fatal: |not found$|unable to)/;
/** A longer line is a text that quotes a complaint. */
const MOST_COMPLAINT = 600;
function readOutput(output, flow) {
    const literal = once(() => new Set(flow.flatMap((source) => (source.kind === 'text' ? linesIn(source.text) : []))));
    const lines = once(() => linesOf(output));
    const said = once(() => lines().filter((line) => line.trim() !== '' && !literal().has(line.trim())));
    const complaints = once(() => said().filter((line) => line.length < MOST_COMPLAINT && COMPLAINT.test(line)));
    const complaining = once(() => new Set(complaints()));
    const residue = once(() => said().filter((line) => !complaining().has(line)));
    const worded = once(() => wordedLines(residue()));
    const sections = once(() => (/skill\.md/i.test(output) ? listSections(lines()) : []));
    const printed = once(() => printedLines(said()));
    const texts = once(() => {
        if (!output.includes('name:'))
            return [];
        return findSkillTexts(lines())
            .map((text) => ({
            ...text,
            body: text.body.filter((line) => !literal().has(line) && !complaining().has(line)),
        }))
            .filter((text) => !literal().has(`name: ${text.name}`) || text.body.length > 0);
    });
    return {
        get texts() {
            return texts();
        },
        get printed() {
            return printed();
        },
        get residue() {
            return residue();
        },
        get worded() {
            return worded();
        },
        get sections() {
            return sections();
        },
        get complaints() {
            return complaints();
        },
    };
}
const linesIn = (text) => text.split('\n').map((line) => line.trim());
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/collect.js
/** What a command let out and touched, put in terms of skills: the facts that judge.ts weighs. */



const NAMED = /([^\s/:'"`;|&<>(){}=,]+)\/SKILL\.md\b/g;
/** Output beyond this is not looked at: a skill's text stands long before. */
const MOST_OUTPUT = 2_000_000;
/** Names of skills are looked for in so much of it. */
const MOST_NAMED = 200_000;
function collectFacts({ flow, touches, command, output, cwd, installed }) {
    const facts = {
        skills: [...(installed ?? [])],
        shown: new Map(),
        guessed: new Set(),
        others: new Map(),
        touched: new Map(),
        named: new Set(),
        copies: new Set(),
        unresolved: flow.some(({ kind }) => kind === 'unknown'),
        unnamed: false,
        mixed: flow.some(({ kind }) => kind === 'paths' || kind === 'unknown'),
        sources: new Set(flow.map((source) => (source.kind === 'file' ? source.path : null)).filter(Boolean)).size,
        output: readOutput(output.slice(0, MOST_OUTPUT), flow),
    };
    const place = createPlacer(facts, installed, cwd);
    for (const source of flow)
        if (source.kind === 'file')
            place.file(source);
    for (const { path, why } of touches)
        place.touch(path, why);
    for (const source of flow)
        if (source.kind === 'paths')
            place.touch(source.path, 'listed');
    if (!installed && facts.unresolved) {
        for (const { name } of facts.output.texts)
            if (!facts.skills.some(({ id }) => id === name))
                facts.skills.push({ id: name, path: '' });
        for (const { path, kind } of facts.output.sections)
            if (kind !== 'header')
                place.named(path);
    }
    for (const [text, why] of [
        [command, 'mentioned'],
        [output.slice(0, MOST_NAMED), facts.mixed ? 'listed' : 'mentioned'],
    ])
        for (const match of text.includes('SKILL.md') ? text.matchAll(NAMED) : [])
            place.mention(match[1] ?? '', why);
    return facts;
}
function createPlacer(facts, installed, cwd) {
    const virtual = new Map();
    function named(path) {
        const skill = virtual.get(path) ?? skillNamedBy(path);
        if (!skill || virtual.has(path))
            return skill;
        virtual.set(path, skill);
        facts.skills.push(skill);
        facts.named.add(skill);
        if (installed?.some(({ id, dir }) => id === skill.id || dir === skill.id))
            facts.copies.add(skill);
        return skill;
    }
    function show(skill, how, guessed) {
        const before = facts.shown.get(skill);
        if (!guessed)
            facts.guessed.delete(skill);
        else if (before === undefined)
            facts.guessed.add(skill);
        if (before === undefined || STRENGTH[how] < STRENGTH[before])
            facts.shown.set(skill, how);
    }
    const note = (skill, why) => {
        if (!facts.touched.has(skill))
            facts.touched.set(skill, why);
    };
    return {
        named,
        file({ path, how, written }) {
            const located = locate(path, cwd, installed ?? []);
            for (const { skill, role } of located) {
                if (role === 'own')
                    show(skill, how, HAS_PATTERN.test(path));
                else if (role === 'other')
                    facts.others.set(skill, path);
                else if (how !== 'whole')
                    show(skill, how === 'part' ? 'part' : 'search', true);
                else
                    note(skill, 'listed');
            }
            if (located.length > 0)
                return;
            const skill = named(path);
            if (skill)
                show(skill, how, false);
            // `cat SKILL.md`, `cat current/SKILL.md`, `cat "$f"`: the place may be a skill's all the same.
            if ((skill && (!installed || facts.copies.has(skill))) || isElsewhere(path, installed ?? []))
                return;
            const name = path.slice(path.lastIndexOf('/') + 1);
            // A name without a dot may be a folder that is searched through.
            if (HAS_PATTERN.test(path) || /^(skill\.md|\.{1,2})$/i.test(name) || !name.includes('.'))
                facts.unresolved = true;
            else if (!written && !NO_SKILL.test(path))
                facts.unnamed = true;
        },
        touch(path, why) {
            const located = locate(path, cwd, installed ?? []).filter(({ role }) => role !== 'other');
            for (const { skill } of located)
                note(skill, why);
            const skill = located.length === 0 ? named(path) : null;
            if (skill)
                note(skill, why);
        },
        mention(folder, why) {
            const skills = facts.skills.filter((skill) => (skill.dir ?? skill.id) === folder || skill.path.endsWith(`/${folder}/SKILL.md`));
            for (const skill of skills)
                note(skill, why);
            if (skills.length > 0 || installed || facts.skills.length > MOST_SKILLS)
                return;
            const skill = { id: folder, path: `${folder}/SKILL.md` };
            facts.skills.push(skill);
            facts.touched.set(skill, why);
        },
    };
}
/** Where nothing is installed as far as is known, a text that names thousands of skills is a list of them. */
const MOST_SKILLS = 200;
/** An agent or a command has front matter with a name too, often a skill's. */
const NO_SKILL = /\/(agents|commands|prompts)\/|\.(agent|prompt)\.md$/;

;// CONCATENATED MODULE: ./build/lib/agents/shell/unsigned.js
/** Lines that neither a header nor front matter signs → may they be this skill's instructions, as the command and the lines tell? */

/** So many lines of a body are more than a hit or two of a search. */
const FEW = 3;
/** One file's text came out, and nothing else that the command does not tell to the letter. */
const isAlone = (facts) => facts.sources === 1 && facts.shown.size === 1 && !facts.mixed;
function isInstruction(skill, facts, how) {
    const { worded, texts } = facts.output;
    // Where the texts that came out name themselves, one that is only guessed at must be among them.
    if (facts.guessed.has(skill) && texts.length > 0)
        return false;
    const several = facts.shown.size > 1;
    switch (how) {
        case 'whole':
            // A whole file beside another program's output would show its front matter.
            return worded.length > 0 && facts.sources === 1 && !facts.mixed;
        case 'part':
            return worded.length > 0 && !(several && isOutspoken(skill, facts));
        case 'head':
            return worded.length > 0 && isAlone(facts);
        case 'program':
            // A line or two of each is a list of descriptions.
            return worded.length >= FEW * facts.shown.size && !(several && isOutspoken(skill, facts));
        case 'search':
            return several || facts.sources > 1 ? namesItself(skill, worded) : worded.length >= FEW;
    }
}
/** `cat skills/*\/SKILL.md | tail`: where instructions name another skill of those and not this one, they are the other's. */
function isOutspoken(skill, facts) {
    const { worded } = facts.output;
    return !namesItself(skill, worded) && [...facts.shown.keys()].some((other) => namesItself(other, worded));
}
const namesItself = ({ id, dir = id }, lines) => lines.filter((line) => namesId(line, (0,bare_id/* bareId */.y)(id)) || namesId(line, dir)).length >= FEW;
const isNamed = (skill, name) => name === skill.id || name === (0,bare_id/* bareId */.y)(skill.id) || name === skill.dir;
/** The id as a whole word: `demo` is not `demo-two`. */
function namesId(line, id) {
    const at = line.indexOf(id);
    return at >= 0 && !/[\w-]/.test(line[at - 1] ?? ' ') && !/[\w-]/.test(line[at + id.length] ?? ' ');
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/judge.js
/** Facts of a command → did the model get this skill's instructions, and if not, what happened instead. */




function judgeSkill(skill, facts, call) {
    const { output } = facts;
    const how = facts.copies.has(skill) ? undefined : facts.shown.get(skill);
    const texts = textsOf(skill, facts);
    const lines = ownLines(skill, facts, call.bodyOf);
    const own = { skill: skill.id, text: 'own', why: null, path: skill.path };
    const none = (why) => ({ ...own, text: 'none', why });
    // A later command's exit code says nothing of lines that are there.
    const exited = call.exit_code !== null && call.exit_code !== 0;
    const failed = () => (exited && (how === 'program' || output.worded.length < 2)) || complainsOf(skill, facts);
    const renamed = facts.named.has(skill) && how && facts.sources === 1 ? texts[0]?.name : undefined;
    if (renamed && renamed !== skill.id) {
        // `cat current/SKILL.md`: the text says whose it is, and if that one is known, it is judged by itself.
        if (facts.skills.some((other) => other !== skill && (0,bare_id/* bareId */.y)(other.id) === renamed))
            return null;
        own.skill = renamed;
    }
    if (how) {
        const why = whyNotRead(skill, facts, { how, texts, lines, failed });
        return why === null ? own : none(why);
    }
    if (isAmongUntold(skill, facts, texts, lines))
        return own;
    // The same words out of a copy, a log, a pipe that nobody can follow: the model has read them.
    if (lines && lines.length > 0 && countShown(lines, output.printed) >= atLeast(0.8, lines.length, 3)) {
        if (lines.length >= 3 || texts.length > 0)
            return own;
    }
    if (facts.copies.has(skill))
        return none(failed() ? 'failed' : 'another copy');
    const other = facts.others.get(skill);
    if (other)
        return failed() || output.residue.length === 0
            ? { ...none('failed'), path: other }
            : { ...own, text: 'other', path: other };
    const why = facts.touched.get(skill);
    return why ? none(why === 'listed' && failed() ? 'failed' : why) : null;
}
/** Its SKILL.md came out as far as the command tells: null when instructions came back, else what did. */
function whyNotRead(skill, facts, { how, texts, lines, failed }) {
    const { residue, worded, sections: all } = facts.output;
    if (lines && lines.length > 0) {
        const shown = countShown(lines, facts.output.printed) || countWithin(lines, residue);
        if (shown >= (how === 'search' ? atLeast(0.5, lines.length, 2) : 1))
            return null;
    }
    const enough = how === 'search' ? FEW : 1;
    const sections = sectionsOf(skill, all);
    // Of a file of which five lines came out, what follows the front matter is another's.
    if (!sections.some(({ kind }) => kind === 'prefix') && (how !== 'head' || isAlone(facts)))
        if (texts.some(({ body }) => instructionsOf(body, how).length >= enough))
            return null;
    if (sections.some(({ lines: said }) => wordedLines(said).length >= (how === 'head' ? 1 : enough)))
        return null;
    if (sections.length === 0) {
        // `tac` prints the front matter last: lines beside it are the file's when nothing else came out.
        if (texts.length > 0 && !(isAlone(facts) && worded.length >= FEW))
            return 'front matter only';
        if (residue.length > 0 && isFrontMatterOnly(residue))
            return 'front matter only';
        // Without the installed body at hand, what came back from this file alone is taken for its text.
        if (!lines && !failed() && isInstruction(skill, facts, how))
            return null;
    }
    if (failed())
        return 'failed';
    if (sections.length > 0 && sections.every(({ lines: said }) => wordedLines(said).length === 0))
        return 'front matter only';
    if (how === 'search')
        return 'searched';
    if (how === 'head' && residue.length > 0)
        return 'front matter only';
    return residue.length === 0 ? 'empty' : 'other text';
}
/** The command does not tell what came out, and the text tells that it was this skill's. */
function isAmongUntold(skill, facts, texts, lines) {
    const { printed, residue, sections } = facts.output;
    if (facts.copies.has(skill))
        return false;
    // A log may hold a skill's text; a link to it begins with the front matter.
    const linked = facts.unnamed && facts.sources === 1 && !facts.mixed && judge_isFence(residue[0] ?? '');
    if (!facts.unresolved && !linked)
        return false;
    const told = !lines || countShown(lines, printed) >= atLeast(0.3, lines.length, 1);
    if (texts.some(({ body }) => wordedLines(body).length > 0) && told && isNearest(skill, facts))
        return true;
    // A patch and a search name the file that their lines are of.
    const named = lines ? [] : sectionsOf(skill, sections).filter(({ kind }) => kind !== 'header');
    return facts.unresolved && named.some(({ lines: said }) => wordedLines(said).length >= FEW);
}
function textsOf(skill, facts) {
    const { texts } = facts.output;
    const mine = texts.filter(({ name }) => isNamed(skill, name));
    if (mine.length > 0 || !facts.shown.has(skill))
        return mine;
    // The only file that came out is the one that the command names, whatever its front matter calls itself.
    if (facts.sources === 1 && facts.shown.size === 1)
        return texts.slice(0, 1);
    // A folder may be named otherwise than its skill: texts that no known skill claims are of those that have none, in their order.
    const unclaimed = texts.filter(({ name }) => !facts.skills.some((other) => isNamed(other, name)));
    const waiting = [...facts.shown.keys()].filter((other) => !texts.some(({ name }) => isNamed(other, name)));
    return unclaimed.length === waiting.length ? [unclaimed[waiting.indexOf(skill)]] : [];
}
const judge_isFence = (line) => [line, stripPrefix(line)].some((text) => text.trim() === '---');
/** Of a part of a file the heading alone may have come: it is no instruction. */
function instructionsOf(body, how) {
    if (how === 'head')
        return wordedLines(body);
    return how === 'whole' ? body : withoutHeadings(body);
}
/** Lines of the installed body that no other skill that came out shares. */
function ownLines(skill, facts, bodyOf) {
    const body = facts.named.has(skill) ? null : bodyOf?.(skill.path);
    if (!body)
        return null;
    const lines = bodyLines(body);
    const shared = new Set();
    for (const other of facts.shown.keys())
        if (other !== skill && !facts.named.has(other))
            for (const line of bodyLines(bodyOf?.(other.path) ?? ''))
                shared.add(line);
    const own = lines.filter((line) => !shared.has(line));
    return own.length > 0 ? own : lines;
}
const atLeast = (share, of, minimum) => Math.min(of, Math.max(minimum, Math.ceil(share * of)));
/** Two skills may have one name (a project's and a plugin's): a text without a place goes to the first that is not placed otherwise. */
function isNearest(skill, facts) {
    const twins = facts.skills.filter((other) => !facts.copies.has(other) && (0,bare_id/* bareId */.y)(other.id) === (0,bare_id/* bareId */.y)(skill.id));
    return twins.find((twin) => !facts.shown.has(twin)) === skill;
}
function complainsOf(skill, facts) {
    const folder = skill.path.split('/').at(-2);
    return facts.output.complaints.some((line) => (folder ? line.includes(`${folder}/`) : false) || /(?:^|[\s'"`])(?:\.\/)?SKILL\.md\b/.test(line));
}
/** Text beyond this is not looked through. */
const MOST_TEXT = 200_000;
/** `tr '\n' ' '`, `echo $(cat x)`, `jq -R`, `paste`: the lines of a body within other lines. */
function countWithin(body, residue) {
    const text = residue.join('\n').slice(0, MOST_TEXT).replace(/\s+/g, ' ');
    return body.filter((line) => line.length > 20 && text.includes(line.replace(/\s+/g, ' '))).length;
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/parse-blanks.js
function skipBlanks(cursor, lines) {
    for (;;) {
        const char = cursor.text[cursor.at];
        if (char === '\\' && cursor.text[cursor.at + 1] === '\n')
            cursor.at += 2;
        else if (char === ' ' || char === '\t' || char === '\r')
            cursor.at += 1;
        else if (char === '#' && /^$|[\s;&|(]/.test(cursor.text[cursor.at - 1] ?? '')) {
            const end = cursor.text.indexOf('\n', cursor.at);
            cursor.at = end < 0 ? cursor.text.length : end;
        }
        else if (char === '\n' && lines) {
            cursor.at += 1;
            readHeredocs(cursor);
        }
        else
            return;
    }
}
function readHeredocs(cursor) {
    for (const { mark, strip, done } of cursor.pending.splice(0)) {
        const body = [];
        while (cursor.at < cursor.text.length) {
            const end = cursor.text.indexOf('\n', cursor.at);
            const line = cursor.text.slice(cursor.at, end < 0 ? cursor.text.length : end);
            cursor.at = end < 0 ? cursor.text.length : end + 1;
            if ((strip ? line.replace(/^\t+/, '') : line) === mark)
                break;
            body.push(strip ? line.replace(/^\t+/, '') : line);
        }
        done(body.map((line) => `${line}\n`).join(''));
    }
}
/** A reserved word is one only where a command may begin. */
function peekWord(cursor) {
    return /^[^\s;&|<>()'"$`\\]+/.exec(cursor.text.slice(cursor.at, cursor.at + 60))?.[0] ?? '';
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/parse-word.js
const ENDS_WORD = /[\s;&|<>()]/;
const ESCAPES = { n: '\n', t: '\t', r: '\r', e: '\u001b', a: '\u0007', '0': '\0' };
/** Index behind the bracket that closes the one at `from`, quotes respected; the end of the text when it is never closed. */
function parse_word_findClose(text, from, open, close) {
    let depth = 0;
    for (let at = from; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\\')
            at += 1;
        else if (char === "'" && close !== '}') {
            const end = text.indexOf("'", at + 1);
            if (end < 0)
                return text.length;
            at = end;
        }
        else if (char === '"') {
            at += 1;
            while (at < text.length && text[at] !== '"')
                at += text[at] === '\\' ? 2 : 1;
        }
        else if (char === open)
            depth += 1;
        else if (char === close) {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return text.length;
}
function parseInner(cursor, inner, parseScript) {
    if (cursor.depth > 20)
        return [];
    return parseScript({ text: inner, at: 0, pending: [], depth: cursor.depth + 1 }, null);
}
function readDollar(cursor, quoted, parseScript) {
    const { text, at } = cursor;
    const next = text[at + 1] ?? '';
    if (next === '(' && text[at + 2] === '(') {
        cursor.at = parse_word_findClose(text, at + 1, '(', ')');
        return { kind: 'variable', name: '((', rest: '', quoted };
    }
    if (next === '(') {
        cursor.at = parse_word_findClose(text, at + 1, '(', ')');
        const script = parseInner(cursor, text.slice(at + 2, cursor.at - 1), parseScript);
        return { kind: 'command', script, quoted, as_file: false };
    }
    if (next === '{') {
        cursor.at = parse_word_findClose(text, at + 1, '{', '}');
        const inner = text.slice(at + 2, cursor.at - 1);
        const name = /^[#!]?(\w+|[@*#?$!-])/.exec(inner);
        // `${#x}` is a length: what stands in x does not come out.
        if (inner.startsWith('#') && name?.[1])
            return { kind: 'variable', name: '((', rest: '', quoted };
        return { kind: 'variable', name: name?.[1] ?? '', rest: inner.slice(name?.[0].length ?? 0), quoted };
    }
    if (next === "'" && !quoted) {
        let value = '';
        let end = at + 2;
        for (; end < text.length && text[end] !== "'"; end += 1) {
            if (text[end] !== '\\')
                value += text[end];
            else {
                end += 1;
                value += ESCAPES[text[end] ?? ''] ?? text[end] ?? '';
            }
        }
        cursor.at = end + 1;
        return { kind: 'text', text: value, quoted: true };
    }
    const name = /^(?:[A-Za-z_]\w*|[0-9@*#?$!-])/.exec(text.slice(at + 1, at + 200))?.[0];
    cursor.at = at + 1 + (name?.length ?? 0);
    return name ? { kind: 'variable', name, rest: '', quoted } : { kind: 'text', text: '$', quoted };
}
function readBackticks(cursor, quoted, parseScript) {
    let end = cursor.at + 1;
    while (end < cursor.text.length && cursor.text[end] !== '`')
        end += cursor.text[end] === '\\' ? 2 : 1;
    const inner = cursor.text.slice(cursor.at + 1, end).replace(/\\([`\\$])/g, '$1');
    cursor.at = end + 1;
    return { kind: 'command', script: parseInner(cursor, inner, parseScript), quoted, as_file: false };
}
function readDoubleQuoted(cursor, parts, parseScript) {
    cursor.at += 1;
    let text = '';
    const flush = () => {
        if (text)
            parts.push({ kind: 'text', text, quoted: true });
        text = '';
    };
    parts.push({ kind: 'text', text: '', quoted: true });
    while (cursor.at < cursor.text.length && cursor.text[cursor.at] !== '"') {
        const char = cursor.text[cursor.at];
        if (char === '\\') {
            const next = cursor.text[cursor.at + 1] ?? '';
            text += '"\\$`'.includes(next) ? next : next === '\n' ? '' : `\\${next}`;
            cursor.at += 2;
        }
        else if (char === '$' || char === '`') {
            flush();
            parts.push((char === '$' ? readDollar : readBackticks)(cursor, true, parseScript));
        }
        else {
            text += char;
            cursor.at += 1;
        }
    }
    flush();
    cursor.at += 1;
}
/** Null where no word begins. */
function readWord(cursor, parseScript) {
    const parts = [];
    const { text } = cursor;
    let plain = '';
    const flush = () => {
        if (plain)
            parts.push({ kind: 'text', text: plain, quoted: false });
        plain = '';
    };
    while (cursor.at < text.length) {
        const char = text[cursor.at];
        if ((char === '<' || char === '>') && text[cursor.at + 1] === '(' && parts.length === 0 && plain === '') {
            const end = parse_word_findClose(text, cursor.at + 1, '(', ')');
            const script = parseInner(cursor, text.slice(cursor.at + 2, end - 1), parseScript);
            cursor.at = end;
            parts.push({ kind: 'command', script, quoted: true, as_file: true });
            continue;
        }
        if (ENDS_WORD.test(char))
            break;
        if (char === '\\') {
            if (text[cursor.at + 1] !== '\n') {
                flush();
                parts.push({ kind: 'text', text: text[cursor.at + 1] ?? '', quoted: true });
            }
            cursor.at += 2;
        }
        else if (char === "'") {
            flush();
            const end = text.indexOf("'", cursor.at + 1);
            parts.push({ kind: 'text', text: text.slice(cursor.at + 1, end < 0 ? text.length : end), quoted: true });
            cursor.at = end < 0 ? text.length : end + 1;
        }
        else if (char === '"') {
            flush();
            readDoubleQuoted(cursor, parts, parseScript);
        }
        else if (char === '$' || char === '`') {
            flush();
            parts.push((char === '$' ? readDollar : readBackticks)(cursor, false, parseScript));
        }
        else {
            plain += char;
            cursor.at += 1;
        }
    }
    flush();
    return parts.length > 0 ? { parts } : null;
}
/** The word's text where it is plain; null when something in it has to be expanded first. */
function plainText(word) {
    let text = '';
    for (const part of word.parts) {
        if (part.kind !== 'text')
            return null;
        text += part.text;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/parse-compound.js


function readBody(cursor, end, parse) {
    const script = parse(cursor, end);
    cursor.at += peekWord(cursor).length;
    return script;
}
/** Null where the word is no keyword. `readCommand` and `parse` know this function, so they are given. */
function readCompound(cursor, word, parse, readCommand) {
    const char = cursor.text[cursor.at];
    if (char === '(') {
        cursor.at += 1;
        const script = parse(cursor, /^\)/);
        cursor.at += 1;
        return { type: 'group', body: script, subshell: true, redirects: [] };
    }
    const named = /^(?:function\s+)?([\w.-]+)\s*\(\s*\)\s*/.exec(cursor.text.slice(cursor.at, cursor.at + 200));
    const keyword = word === 'function' ? /^function\s+([\w.-]+)\s*/.exec(cursor.text.slice(cursor.at, cursor.at + 200)) : null;
    const head = named ?? keyword;
    if (head) {
        cursor.at += head[0].length;
        skipBlanks(cursor, true);
        const command = readCommand(cursor) ?? { type: 'group', body: [], subshell: false, redirects: [] };
        return { type: 'function', name: head[1] ?? '', body: command };
    }
    cursor.at += word.length;
    switch (word) {
        case '{':
            return { type: 'group', body: readBody(cursor, /^\}/, parse), subshell: false, redirects: [] };
        case 'for':
        case 'select':
            return readFor(cursor, parse);
        case 'while':
        case 'until': {
            const condition = readBody(cursor, /^do$/, parse);
            return { type: 'branches', scripts: [condition, readBody(cursor, /^done$/, parse)], redirects: [] };
        }
        case 'if': {
            const scripts = [readBody(cursor, /^then$/, parse)];
            for (let guard = 0; guard < 100 && cursor.at < cursor.text.length; guard += 1) {
                scripts.push(parse(cursor, /^(elif|else|fi)$/));
                const end = peekWord(cursor);
                cursor.at += end.length;
                if (end === 'fi' || end === '')
                    break;
                if (end === 'elif')
                    scripts.push(readBody(cursor, /^then$/, parse));
            }
            return { type: 'branches', scripts, redirects: [] };
        }
        case 'case':
            return readCase(cursor, parse);
        default:
            cursor.at -= word.length;
            return null;
    }
}
function readFor(cursor, parse) {
    skipBlanks(cursor, false);
    const name = peekWord(cursor);
    cursor.at += name.length;
    const items = [];
    skipBlanks(cursor, true);
    // `for ((…))` counts: once around is enough to see what it reads. `for x` goes through the arguments.
    const counts = cursor.text.startsWith('((', cursor.at);
    if (peekWord(cursor) !== 'in')
        items.push({
            parts: counts
                ? [{ kind: 'text', text: '1', quoted: true }]
                : [{ kind: 'variable', name: '@', rest: '', quoted: true }],
        });
    else {
        cursor.at += 2;
        for (;;) {
            skipBlanks(cursor, false);
            const item = readWord(cursor, parse);
            if (!item)
                break;
            items.push(item);
        }
    }
    const start = cursor.text.slice(cursor.at).search(/\bdo\b/);
    if (start >= 0)
        cursor.at += start + 2;
    return { type: 'for', name, items, body: readBody(cursor, /^done$/, parse), redirects: [] };
}
function readCase(cursor, parse) {
    const scripts = [];
    const start = cursor.text.slice(cursor.at).search(/\bin\b/);
    if (start >= 0)
        cursor.at += start + 2;
    for (let guard = 0; guard < 200 && cursor.at < cursor.text.length; guard += 1) {
        skipBlanks(cursor, true);
        if (peekWord(cursor) === 'esac')
            break;
        const close = cursor.text.indexOf(')', cursor.at);
        if (close < 0)
            break;
        cursor.at = close + 1;
        scripts.push(parse(cursor, /^esac$/));
    }
    cursor.at += peekWord(cursor) === 'esac' ? 4 : 0;
    return { type: 'branches', scripts, redirects: [] };
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/parse-redirect.js


const OPERATOR = /^(\d*)(&>>?|<<<|<<-?|<>|>>|>\||[<>]&|[<>])/;
function readRedirect(cursor, parse) {
    const match = OPERATOR.exec(cursor.text.slice(cursor.at, cursor.at + 12));
    // `<(…)` is a word.
    if (!match || /^[<>]\(/.test(cursor.text.slice(cursor.at, cursor.at + 2)))
        return null;
    const operator = match[2] ?? '';
    cursor.at += match[0].length;
    skipBlanks(cursor, false);
    const target = readWord(cursor, parse) ?? { parts: [] };
    const redirect = { fd: match[1] ? Number(match[1]) : null, operator, target, here: null, here_word: null };
    if (operator.startsWith('<<') && operator !== '<<<') {
        const mark = plainText(target) ?? '';
        redirect.here = '';
        const quoted = target.parts.some((part) => part.kind === 'text' && part.quoted);
        const done = (text) => {
            redirect.here = text;
            if (!quoted && /[$`]/.test(text))
                redirect.here_word = readWord({ text: `"${text.replaceAll('"', '\\"')}"`, at: 0, pending: [], depth: cursor.depth }, parse);
        };
        cursor.pending.push({ mark, strip: operator === '<<-', done });
    }
    return redirect;
}
function readRedirects(cursor, parse) {
    const redirects = [];
    for (;;) {
        skipBlanks(cursor, false);
        const redirect = readRedirect(cursor, parse);
        if (!redirect)
            return redirects;
        redirects.push(redirect);
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/parse.js




/** Longer scripts are data, not commands to reason about. */
const MOST_CHARS = 100_000;
function parseScript(text) {
    return parse({ text: text.slice(0, MOST_CHARS), at: 0, pending: [], depth: 0 }, null);
}
/** Brackets nested deeper than this are nobody's script. */
const MOST_DEPTH = 60;
function parse(cursor, until) {
    if (cursor.depth >= MOST_DEPTH) {
        cursor.at = cursor.text.length;
        return [];
    }
    cursor.depth += 1;
    const script = parseSteps(cursor, until);
    cursor.depth -= 1;
    return script;
}
function parseSteps(cursor, until) {
    const script = [];
    let join = ';';
    for (let guard = 0; guard < 5000; guard += 1) {
        skipBlanks(cursor, true);
        if (cursor.at >= cursor.text.length || until?.test(peekWord(cursor) || cursor.text[cursor.at]))
            return script;
        const before = cursor.at;
        const step = readPipe(cursor, join);
        if (step)
            script.push(step);
        skipBlanks(cursor, false);
        const operator = /^(&&|\|\||;;&?|[;&\n])/.exec(cursor.text.slice(cursor.at, cursor.at + 3))?.[0] ?? '';
        if (operator.startsWith(';;')) {
            if (until)
                return script;
        }
        else
            join = operator === '&&' || operator === '||' || operator === '&' ? operator : ';';
        if (operator !== '\n')
            cursor.at += operator.length;
        if (cursor.at === before) {
            if (until && cursor.text[cursor.at] === ')')
                return script;
            cursor.at += 1;
        }
    }
    return script;
}
function readPipe(cursor, join) {
    const step = { pipe: [], join };
    for (;;) {
        skipBlanks(cursor, step.pipe.length > 0);
        if (peekWord(cursor) === '!' || peekWord(cursor) === 'time')
            cursor.at += peekWord(cursor).length;
        skipBlanks(cursor, false);
        const command = readCommand(cursor);
        if (command)
            step.pipe.push(command);
        skipBlanks(cursor, false);
        const bar = /^\|(?!\|)&?/.exec(cursor.text.slice(cursor.at, cursor.at + 3))?.[0];
        if (!bar)
            return step.pipe.length ? step : null;
        cursor.at += bar.length;
    }
}
function readCommand(cursor) {
    const word = peekWord(cursor);
    const compound = readCompound(cursor, word, parse, readCommand);
    if (compound) {
        if (compound.type !== 'function')
            compound.redirects.push(...readRedirects(cursor, parse));
        return compound;
    }
    return readSimple(cursor);
}
const ASSIGN = /^([A-Za-z_]\w*)(?:\[[^\]]*\])?(\+?)=/;
function readSimple(cursor) {
    const simple = { type: 'simple', assigns: [], words: [], redirects: [] };
    for (;;) {
        skipBlanks(cursor, false);
        const redirect = readRedirect(cursor, parse);
        if (redirect) {
            simple.redirects.push(redirect);
            continue;
        }
        const assign = simple.words.length === 0 ? ASSIGN.exec(cursor.text.slice(cursor.at, cursor.at + 200)) : null;
        if (assign) {
            cursor.at += assign[0].length;
            simple.assigns.push({ name: assign[1] ?? '', append: assign[2] === '+', value: readValue(cursor) });
            continue;
        }
        const word = readWord(cursor, parse);
        if (!word)
            break;
        simple.words.push(word);
    }
    return simple.words.length || simple.assigns.length || simple.redirects.length ? simple : null;
}
function readValue(cursor) {
    if (cursor.text[cursor.at] !== '(') {
        const word = /[\s;&|]/.test(cursor.text[cursor.at] ?? ' ') ? null : readWord(cursor, parse);
        return word ? [word] : [];
    }
    cursor.at += 1;
    const items = [];
    for (;;) {
        skipBlanks(cursor, true);
        const word = readWord(cursor, parse);
        if (!word)
            break;
        items.push(word);
    }
    cursor.at += 1;
    return items;
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/state.js
/** A shell as it stands between two commands: directory, variables, functions, and the files it has written. */


const REFUSED_CD = /\bcd: (.{1,400}?): (?:No such file or directory|Not a directory|Permission denied)/g;
/** disk: what earlier calls wrote, kept by the caller. output: what came back. */
function openShell(cwd, output, disk) {
    const home = [{ text: '~', flow: [] }];
    return {
        cwd,
        variables: new Map([['HOME', home]]),
        functions: new Map(),
        written: disk ?? new Map(),
        closed: new Set(output.includes('cd: ') ? [...output.matchAll(REFUSED_CD)].map((match) => match[1] ?? '') : []),
        touches: [],
        shown: [],
        exited: false,
        fuel: { left: 3000, depth: 0 },
    };
}
/** A subshell: what it sets is forgotten, what it wrote, touched and printed is not. */
function forkShell(shell) {
    return { ...shell, variables: new Map(shell.variables), functions: new Map(shell.functions), exited: false };
}
const MOST_WRITTEN = 500;
const LAST_ANY = new RegExp(`/${ANY_NAME}$`);
/** An absolute path where that can be told; else the path as written. */
function resolvePath(shell, path) {
    // What is not known at all may be absolute.
    if (path.startsWith(ANYTHING))
        return path;
    if (path.startsWith('~+'))
        return resolvePath(shell, `.${path.slice(2)}`);
    if (path.startsWith('/') || path.startsWith('~'))
        return tidy(external_node_path_.posix.normalize(path));
    return tidy(shell.cwd === null ? external_node_path_.posix.normalize(path) : external_node_path_.posix.join(shell.cwd, path));
}
const tidy = (path) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);
/** A file's content as a stream; what the script itself put there is known. */
function readFlow(shell, path, how = 'whole') {
    if (path === '/dev/null')
        return [];
    const resolved = resolvePath(shell, path);
    const copied = shell.written.get(resolved);
    const written = copied?.length === 0 ? { written: true } : {};
    return [{ kind: 'file', path: resolved, how, ...written }, ...(copied ?? belowCopy(shell, resolved, how))];
}
/** A file in a folder that is a copy of, or a link to, another. */
function belowCopy(shell, path, how) {
    if (shell.written.size === 0)
        return [];
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        const folder = shell.written.get(path.slice(0, at));
        if (!folder)
            continue;
        // `cp -r skills/* to`: what lay in skills lies in to.
        const origins = folder.flatMap((source) => (source.kind === 'file' ? source.path.replace(LAST_ANY, '') : []));
        return origins.slice(0, 20).map((origin) => ({ kind: 'file', path: origin + path.slice(at), how }));
    }
    return [];
}
function touch(shell, path, why) {
    if (shell.touches.length < 2000)
        shell.touches.push({ path: resolvePath(shell, path), why });
}
function touchFlow(shell, flow, why) {
    for (const source of flow)
        if (source.kind === 'file')
            shell.touches.push({ path: source.path, why });
}
function writeFlow(shell, path, flow, append = false) {
    if (path === '/dev/null') {
        touchFlow(shell, flow, 'silenced');
        return;
    }
    touchFlow(shell, flow, 'copied');
    touch(shell, path, 'written');
    keepFlow(shell, path, flow, append);
}
/** Remembers what stands in a file. */
function keepFlow(shell, path, flow, append = false) {
    const resolved = resolvePath(shell, path);
    // A literal is no skill's text: what the model wrote itself is told by reading the file again.
    const kept = literalOf(flow) === null ? flow : [];
    if (shell.written.size > MOST_WRITTEN && !shell.written.has(resolved))
        return;
    shell.written.set(resolved, append ? [...(shell.written.get(resolved) ?? []), ...kept] : kept);
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/expand.js

/** More words than this out of one is a counting loop, not a list of files. */
const MOST_WORDS = 300;
/** A variable that doubles itself forty times is nobody's path. */
const expand_MOST_CHARS = 200_000;
/** `**` goes through folders only where `globstar` is on. */
function markGlobs(text, globstar) {
    return (globstar ? text.replaceAll('**/', ANYTHING) : text)
        .replaceAll(/\*+/g, ANY_NAME)
        .replaceAll('?', ANY_CHAR)
        .replaceAll(/\[[^\]/\s]+\]/g, ANY_CHAR);
}
/** `${x:-y}`, `${x%/*}`, `${x##*\/}` and friends; what is not understood may be anything. */
function applyRest(values, rest) {
    if (rest === '' || rest === '[@]' || rest === '[*]')
        return values;
    const fallback = /^:?[-=]([\s\S]*)$/.exec(rest);
    if (fallback)
        return values.length ? values : [{ text: fallback[1] ?? '', flow: [] }];
    const index = /^\[(\d+)\]$/.exec(rest)?.[1];
    if (index !== undefined && values[Number(index)])
        return [values[Number(index)]];
    const trim = (cut) => values.map((value) => ({ ...value, text: cut(value.text) }));
    if (rest === '%/*' || rest === '%/')
        return trim((text) => text.replace(/\/[^/]*$/, ''));
    if (rest === '##*/')
        return trim((text) => text.slice(text.lastIndexOf('/') + 1));
    const suffix = /^%%?([^*?[]+)$/.exec(rest)?.[1];
    if (suffix)
        return trim((text) => (text.endsWith(suffix) ? text.slice(0, -suffix.length) : text));
    return [{ text: ANYTHING, flow: values.flatMap(({ flow }) => flow) }];
}
function expandPart(part, shell, run) {
    if (part.kind === 'text')
        return [{ text: part.quoted ? part.text : markGlobs(part.text, shell.variables.has('globstar')), flow: [] }];
    if (part.kind === 'variable') {
        if (part.name === 'PWD' && shell.cwd !== null)
            return [{ text: shell.cwd, flow: [] }];
        const known = shell.variables.get(part.name);
        if (!known && !/^:?[-=]/.test(part.rest))
            return [{ text: ANYTHING, flow: [] }];
        const values = applyRest(known ?? [], part.rest);
        if (part.quoted && !/^\[[@*]\]$|^$/.test(part.rest))
            return values;
        return part.quoted && part.rest !== '[@]' && part.name !== '@' ? joinWords(values) : values;
    }
    const flow = run(part.script, shell);
    if (part.as_file)
        return [{ text: ANYTHING, flow, as_file: true }];
    const text = literalOf(flow);
    if (text !== null) {
        const trimmed = text.replace(/\n+$/, '');
        return part.quoted ? [{ text: trimmed, flow }] : trimmed.split(/\s+/).map((word) => ({ text: word, flow }));
    }
    const paths = flow.some((source) => source.kind === 'paths') ? listedPaths(flow) : [];
    return paths.length ? paths.map((path) => ({ text: path, flow })) : [{ text: ANYTHING, flow }];
}
const joinWords = (values) => values.length < 2 || values[0]?.in_turn
    ? values
    : [{ text: values.map(({ text }) => text).join(' '), flow: values.flatMap(({ flow }) => flow) }];
/** `a{b,c}d` and `{1..3}` in unquoted text. */
function expandBraces(word) {
    let done = [{ parts: [] }];
    const parts = word.parts;
    const text = parts.map((part) => (part.kind === 'text' && !part.quoted ? part.text : '\uE003')).join('\uE004');
    if (!/\{[^{}]*(,|\.\.)[^{}]*\}/.test(text))
        return [word];
    // Only braces within one piece of plain text, or around quoted pieces without nesting, are common enough to matter.
    for (const part of parts) {
        if (part.kind !== 'text' || part.quoted)
            done = done.map(({ parts: before }) => ({ parts: [...before, part] }));
        else {
            const texts = bracesOf(part.text);
            done = done.flatMap(({ parts: before }) => texts.map((each) => ({ parts: [...before, { ...part, text: each }] })));
        }
        if (done.length > MOST_WORDS)
            return [word];
    }
    return done;
}
function bracesOf(text) {
    const match = /^([\s\S]*?)\{([^{}]*)\}([\s\S]*)$/.exec(text);
    if (!match)
        return [text];
    const [, before = '', inner = '', after = ''] = match;
    const range = /^(-?\d+)\.\.(-?\d+)$/.exec(inner);
    let choices = inner.split(',');
    if (range) {
        const [from, to] = [Number(range[1]), Number(range[2])];
        choices = Array.from({ length: Math.min(Math.abs(to - from) + 1, 100) }, (_, step) => `${from + (to < from ? -step : step)}`);
    }
    else if (choices.length < 2)
        return bracesOf(after).map((rest) => `${before}{${inner}}${rest}`);
    const rests = bracesOf(after).slice(0, Math.ceil(MOST_WORDS / choices.length));
    return choices
        .flatMap((choice) => rests.flatMap((rest) => bracesOf(`${before}${choice}`).map((head) => head + rest)))
        .slice(0, MOST_WORDS);
}
function expandOne(word, shell, run) {
    let args = [{ text: '', flow: [] }];
    for (const part of word.parts) {
        const values = expandPart(part, shell, run);
        if (values.length === 0) {
            if (word.parts.length === 1)
                return [];
            continue;
        }
        const split = part.kind === 'text' || part.quoted
            ? values
            : values.flatMap(({ text, flow }) => text
                .split(/\s+/)
                .filter(Boolean)
                .map((each) => ({ text: each, flow })));
        args = args.flatMap((before) => split.map(({ text, flow, as_file }) => ({
            text: (before.text + text).slice(0, expand_MOST_CHARS),
            flow: [...before.flow, ...flow].slice(0, MOST_WORDS),
            ...(as_file ? { as_file } : {}),
        })));
        if (args.length > MOST_WORDS)
            args = args.slice(0, MOST_WORDS);
    }
    return args;
}
function expandWords(words, shell, run) {
    return words.flatMap(expandBraces).flatMap((word) => expandOne(word, shell, run));
}
/** A word where no splitting happens: an assignment's value, a redirection's target. */
function expandWhole(word, shell, run) {
    const args = expandOne(word, shell, run);
    return joinWords(args)[0] ?? { text: '', flow: [] };
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/options.js
/** with_value: letters that take a value, and long names after a blank: `nc lines bytes`. */
function readOptions(args, with_value) {
    const [letters = '', ...long] = with_value.split(' ');
    const options = { flags: new Set(), values: new Map(), operands: [] };
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at];
        const { text } = arg;
        if (text === '--') {
            options.operands.push(...args.slice(at + 1));
            break;
        }
        if (text.startsWith('--')) {
            const [name = '', ...value] = text.slice(2).split('=');
            options.flags.add(name);
            if (value.length)
                options.values.set(name, value.join('='));
            else if (long.includes(name))
                options.values.set(name, args[++at]?.text ?? '');
        }
        else if (/^-[^-]/.test(text) && !/^-\d+$/.test(text)) {
            for (let index = 1; index < text.length; index += 1) {
                const letter = text[index];
                options.flags.add(letter);
                if (!letters.includes(letter))
                    continue;
                options.values.set(letter, text.slice(index + 1) || (args[++at]?.text ?? ''));
                break;
            }
        }
        else if (!/^-\d+$/.test(text) || text === '-')
            options.operands.push(arg);
    }
    return options;
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/program.js
/** Output that nobody can tell from the command. */
const UNKNOWN = [{ kind: 'unknown' }];
const NOTHING = [];

;// CONCATENATED MODULE: ./build/lib/agents/shell/builtins.js
/** What the shell itself does: directories, variables, scripts within scripts. */





const cd = (args, shell) => {
    const to = readOptions(args, '').operands[0]?.text ?? '~';
    if (to !== '-' && to !== ANYTHING && !shell.closed.has(to))
        shell.cwd = resolvePath(shell, to);
    return NOTHING;
};
const builtins_assign = (args, shell) => {
    for (const { text, flow } of args) {
        const match = /^([A-Za-z_]\w*)=([\s\S]*)$/.exec(text);
        if (match)
            shell.variables.set(match[1] ?? '', [{ text: match[2] ?? '', flow }]);
    }
    return NOTHING;
};
/** `read f`, `mapfile -t lines`: what comes in becomes a variable; a list of paths becomes each of them. */
function reading(with_value, unnamed, in_turn) {
    return (args, shell, stdin) => {
        const names = readOptions(args, with_value).operands.map(({ text }) => text);
        const paths = listedPaths(stdin);
        const known = paths.length ? paths : [ANYTHING];
        for (const name of names.length ? names : [unnamed])
            shell.variables.set(name, known.slice(0, 300).map((text) => ({ text, flow: stdin, in_turn })));
        return NOTHING;
    };
}
/** Programs that run the rest of their arguments. */
function runner(skip, with_value = '') {
    return (args, shell, stdin, hands) => {
        let at = 0;
        while (at < args.length && (args[at].text.startsWith('-') || skip(args[at].text)))
            at += with_value.includes(args[at].text) && args[at].text.startsWith('-') ? 2 : 1;
        return at < args.length ? hands.runWords(args.slice(at), shell, stdin) : NOTHING;
    };
}
const shell = (args, shell, stdin, hands) => {
    const at = args.findIndex(({ text }) => /^-[a-z]*c$/.test(text));
    if (at >= 0) {
        const own = { ...shell, variables: new Map(shell.variables) };
        const given = args.slice(at + 2);
        given.slice(0, 10).forEach((arg, index) => {
            own.variables.set(`${index}`, [arg]);
        });
        own.variables.set('@', given.slice(1));
        own.variables.set('*', given.slice(1));
        return hands.walkScript(parseScript(args[at + 1]?.text ?? ''), own, stdin);
    }
    const script = args.find(({ text }) => !text.startsWith('-'));
    if (script)
        return UNKNOWN;
    const text = literalOf(stdin);
    return text === null ? UNKNOWN : hands.walkScript(parseScript(text), shell, NOTHING);
};
const evaluate = (args, shell, stdin, hands) => hands.walkScript(parseScript(args.map(({ text }) => text).join(' ')), shell, stdin);
/** `trap 'cat x' EXIT` runs in the end, so that its place does not matter. */
const trap = (args, shell, stdin, hands) => args.slice(1).some(({ text }) => /^(EXIT|0|DEBUG)$/.test(text))
    ? hands.walkScript(parseScript(args[0]?.text ?? ''), shell, stdin)
    : NOTHING;
const shopt = (args, shell) => {
    if (args.some(({ text }) => text === 'globstar'))
        shell.variables.set('globstar', [{ text: '1', flow: [] }]);
    return NOTHING;
};
const pwd = (_args, shell) => shell.cwd === null ? UNKNOWN : [{ kind: 'text', text: `${shell.cwd}\n` }];
const exit = (_args, shell) => {
    shell.exited = true;
    return NOTHING;
};

;// CONCATENATED MODULE: ./build/lib/agents/shell/finders.js
/** Programs that name files and hand the names on: ls, find, xargs. */





/** `.agents` is a folder, `notes.md` a file. */
const FILE = /[^/]\.\w+$/;
const list = (args, shell) => {
    const { operands, flags } = readOptions(args, 'IwT');
    const folders = operands.length ? operands : [{ text: '.', flow: [] }];
    return folders.map(({ text }) => {
        touch(shell, text, 'listed');
        // `ls file` and `ls glob` print the paths themselves, `ls folder` names to be put behind it.
        const itself = flags.has('d') || HAS_PATTERN.test(text) || FILE.test(text);
        const names = flags.has('R') ? ANYTHING : ANY_NAME;
        return { kind: 'paths', path: itself ? resolvePath(shell, text) + (text.endsWith('/') ? '/' : '') : names };
    });
};
const find = (args, shell, _stdin, hands) => {
    const at = args.findIndex(({ text }) => /^[-(!]/.test(text));
    const folders = (at < 0 ? args : args.slice(0, at)).map(({ text }) => text);
    const tests = at < 0 ? [] : args.slice(at);
    const asked = listTests(tests.map(({ text }) => text));
    const paths = (folders.length ? folders : ['.']).flatMap((folder) => {
        touch(shell, folder, 'listed');
        const below = asked.map((each) => finders_patternOf(each, folder, shell));
        return FILE.test(folder) ? [resolvePath(shell, folder), ...below] : below;
    });
    const run = tests.findIndex(({ text }) => /^-(exec|execdir|ok)$/.test(text));
    if (run < 0)
        return paths.map((path) => ({ kind: 'paths', path }));
    const end = tests.findIndex(({ text }, index) => index > run && (text === ';' || text === '+'));
    const command = tests.slice(run + 1, end < 0 ? tests.length : end);
    return paths.flatMap((path) => hands.runWords(command.map((arg) => ({ ...arg, text: arg.text.replaceAll('{}', path) })), shell, NOTHING));
};
function listTests(words) {
    const all = [{}];
    words.forEach((word, index) => {
        const test = all.at(-1);
        const value = words[index + 1] ?? '*';
        const negated = /^(!|-not)$/.test(words[index - 1] ?? '');
        if (/^-(o|or)$/.test(word))
            all.push({});
        else if (word === '-prune')
            test.pruned = true;
        else if (/^-i?name$/.test(word) && !negated)
            test.name = value;
        else if (/^-i?(path|wholename)$/.test(word) && !negated)
            test.path = value;
    });
    return all.filter(({ pruned }) => !pruned);
}
function finders_patternOf({ name, path }, folder, shell) {
    const file = name?.replaceAll(/\*+/g, ANY_NAME).replaceAll('?', ANY_CHAR);
    if (path === undefined)
        return `${resolvePath(shell, folder).replace(/\/$/, '')}/${ANYTHING}${file ?? ANY_NAME}`;
    const whole = path.replaceAll(/\*+/g, ANYTHING).replaceAll('?', ANY_CHAR);
    const within = file !== undefined && whole.endsWith(ANYTHING) ? `${whole}${file}` : whole;
    return resolvePath(shell, within);
}
const xargs = (args, shell, stdin, hands) => {
    const at = args.findIndex(({ text }, index) => !text.startsWith('-') && !/^-[IndLPsE]$/.test(args[index - 1]?.text ?? ''));
    const command = at < 0 ? [{ text: 'echo', flow: [] }] : args.slice(at);
    const mark = /^-I(.*)$/.exec(args.find(({ text }) => text.startsWith('-I'))?.text ?? '');
    const holder = mark ? mark[1] || args[args.findIndex(({ text }) => text === '-I') + 1]?.text || '{}' : null;
    const paths = listedPaths(stdin).slice(0, 300);
    // `cat x | xargs echo`: the words of a text are printed, whatever they were meant for.
    if (/^(echo|printf)$/.test(command[0]?.text ?? ''))
        return hands.runWords([...command, { text: ANYTHING, flow: stdin }], shell, NOTHING);
    if (holder)
        return paths.flatMap((path) => hands.runWords(command.map((arg) => ({ ...arg, text: arg.text.replaceAll(holder, path) })), shell, NOTHING));
    return hands.runWords([...command, ...paths.map((text) => ({ text, flow: [] }))], shell, NOTHING);
};

;// CONCATENATED MODULE: ./build/lib/agents/shell/writers.js
/** Programs that copy, write or print what they are told. */




const copy = (args, shell) => {
    const { operands, values } = readOptions(args, 't target-directory');
    const into = values.get('t') ?? values.get('target-directory') ?? operands.at(-1)?.text ?? '';
    for (const { text } of values.has('t') ? operands : operands.slice(0, -1)) {
        const flow = readFlow(shell, text);
        touch(shell, text, 'copied');
        if (into === '/dev/stdout')
            return flow;
        writeFlow(shell, into, flow);
        // Whether it is a folder is not known.
        keepFlow(shell, `${into}/${text.split('/').at(-1)}`, flow);
    }
    return NOTHING;
};
const tee = (args, shell, stdin) => {
    const { operands } = readOptions(args, '');
    for (const { text } of operands)
        if (!text.startsWith('/dev/'))
            writeFlow(shell, text, stdin);
    return stdin;
};
const echo = (args) => {
    const words = args[0]?.text === '-n' || args[0]?.text === '-e' ? args.slice(1) : args;
    return printed(words, words.map(({ text }) => text).join(' '));
};
function printed(words, text) {
    const behind = weaken(words.flatMap(({ flow }) => flow), 'part');
    const patterns = words
        .filter((word) => /[\uE000-\uE002]/.test(word.text))
        .map((word) => ({ kind: 'paths', path: word.text }));
    const plain = text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
    return [
        { kind: 'text', text: `${plain.replace(/[\uE000-\uE002]/g, '')}\n` },
        ...behind.filter(({ kind }) => kind !== 'text'),
        ...patterns,
    ];
}
const printf = (args) => {
    const words = args.filter(({ text }) => text !== '--');
    return printed(words, words.map(({ text }) => text).join('\n'));
};

;// CONCATENATED MODULE: ./build/lib/agents/shell/git.js
/** git: which of its many commands print a file's text, and which only name it. */





const GLOBAL_WITH_VALUE = new Set(['-C', '-c', '--git-dir', '--work-tree', '--namespace']);
const git_PATCH = ['p', 'u', 'patch', 'L'];
/** What makes a patch a list of names and numbers. */
const LISTING = 'stat name-only name-status shortstat numstat s q oneline no-patch quiet'.split(' ');
const QUIET_SEARCH = ['l', 'L', 'c', 'q', 'files-with-matches', 'name-only', 'count'];
const REVISION = /^(HEAD|FETCH_HEAD|stash|main|master)?[@^~{}\d.]*$/;
const git = (args, shell, stdin, hands) => {
    let at = 0;
    let folder = shell.cwd;
    while (args[at]?.text.startsWith('-')) {
        if (args[at].text === '-C')
            folder = resolvePath(shell, args[at + 1]?.text ?? '.');
        at += GLOBAL_WITH_VALUE.has(args[at].text) ? 2 : 1;
    }
    const own = { ...shell, cwd: folder };
    const command = args[at]?.text ?? '';
    const rest = args.slice(at + 1);
    const { operands, flags } = readOptions(rest, 'nLSGe');
    const has = (names) => names.some((name) => flags.has(name));
    const split = rest.findIndex(({ text }) => text === '--');
    // Behind `--` stand paths and nothing else; before it, revisions too.
    const paths = (split < 0 ? operands : rest.slice(split + 1))
        .map(({ text }) => text)
        .filter((text) => split >= 0 || !REVISION.test(text));
    const patch = has(git_PATCH);
    switch (command) {
        case 'show':
        case 'cat-file':
            if ((has(LISTING) && !patch) || (command === 'cat-file' && has(['t', 's', 'e'])))
                return git_list(own, paths);
            // Without a path it is a patch of whatever was changed.
            return paths.length === 0 ? UNKNOWN : paths.flatMap((path) => readBlob(own, path));
        case 'log':
        case 'whatchanged':
        case 'reflog':
        case 'stash':
            if (!patch)
                return git_list(own, paths);
            return paths.length === 0 ? UNKNOWN : readPart(own, paths);
        case 'diff':
        case 'blame':
        case 'annotate':
            if (has(LISTING))
                return git_list(own, paths);
            return paths.length === 0 ? UNKNOWN : readPart(own, paths);
        case 'grep': {
            const asked = readOptions(rest, 'efmABC');
            const searched = split >= 0 ? paths : asked.operands.slice(asked.flags.has('e') ? 0 : 1).map(({ text }) => text);
            if (has(QUIET_SEARCH))
                return git_list(own, searched);
            return weaken((searched.length ? searched : ['.']).flatMap((text) => readFlow(own, text)), 'search');
        }
        case 'mv':
            return copy(rest, own, stdin, hands);
        case 'checkout':
        case 'restore':
        case 'rm':
        case 'apply':
            for (const path of paths)
                touch(own, path, 'changed');
            return [];
        default:
            return git_list(own, paths);
    }
};
/** `HEAD:path` is the file itself; a bare revision is a diff of whatever it changed. */
function readBlob(shell, text) {
    const colon = /^[^:/]*:(\.\/)?(.+)$/.exec(text);
    if (!colon)
        return readPart(shell, [text]);
    // Without `./` the path starts at the repository's root, wherever that is.
    return colon[1] ? readFlow(shell, colon[2] ?? '') : [{ kind: 'file', path: `${ANYTHING}/${colon[2]}`, how: 'whole' }];
}
function readPart(shell, paths) {
    return weaken(paths.flatMap((path) => readFlow(shell, path)), 'part');
}
function git_list(shell, paths) {
    for (const path of paths)
        touch(shell, path, 'listed');
    return UNKNOWN;
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/interpreters.js
/** Python, node, perl and their like: the paths in a one-line program, and whether it can print what it reads. */


const PATH = /(['"`])((?:\\.|(?!\1)[^\\\n]){1,400})\1/g;
const PRINTS = /\b(print|puts|say|echo|write|console|stdout|cat|inspect|dump|pp)\b|-[a-z]*[pn][a-z]*\b/;
const READS = /\b(subprocess|system|popen|exec\w*|spawn\w*|open|read|readFile|readFileSync|read_text|File|slurp|readlines|fs|pathlib|Path|createReadStream|glob|walk|ARGV|argv|while\s*\(?<)/;
/** What comes out of these is no text any more, or backwards. */
const ENCODES = /b64encode|b32encode|hexlify|encode_base64|\.hex\(|toString\(\s*['"](?:base64|hex)|read\(\)\s*\[::-1\]|scalar reverse/;
/** Runs a command: the paths are words of it. */
const RUNS = /\b(subprocess|system|popen|exec\w*|spawn\w*|check_output|getoutput)\b|`/;
const WRITES = /\b(write_text|writeFile|writeFileSync|appendFile)\b|open\([^)]*,\s*['"][wa]/;
function interpret(args, shell, stdin) {
    const at = args.findIndex(({ text }) => /^-[a-zA-Z]*[ceEpr]$|^--(eval|print)$/.test(text));
    const heredoc = at < 0 ? literalOf(stdin) : null;
    const script = at >= 0 ? (args[at + 1]?.text ?? '') : (heredoc ?? '');
    const rest = at >= 0 ? args.slice(at + 2) : args.filter(({ text }) => !text.startsWith('-'));
    if (script === '' && at < 0) {
        // A script file: what it prints is its own affair.
        return [...rest.slice(1).flatMap(({ text }) => readFlow(shell, text, 'program')), { kind: 'unknown' }];
    }
    const quoted = [...script.matchAll(PATH)].map((match) => match[2] ?? '');
    const strings = (RUNS.test(script) ? quoted.flatMap((text) => text.split(/\s+/)) : quoted).filter((text) => /[/.]/.test(text));
    const paths = [...strings.map((text) => text.replaceAll(/\*+/g, ANYTHING)), ...rest.map(({ text }) => text)].slice(0, 100);
    const options = args
        .slice(0, at + 1)
        .map(({ text }) => text)
        .join(' ');
    const prints = PRINTS.test(script) || PRINTS.test(options);
    if (ENCODES.test(script) && !/decode/i.test(script.replace(ENCODES, ''))) {
        for (const path of paths)
            touch(shell, path, 'encoded');
        return [{ kind: 'unknown' }];
    }
    if (WRITES.test(script))
        for (const path of paths)
            touch(shell, path, 'written');
    if (!prints) {
        for (const path of paths)
            touch(shell, path, 'listed');
        return [];
    }
    if (!READS.test(script) && !PRINTS.test(options) && stdin.length === 0) {
        for (const path of paths)
            touch(shell, path, 'listed');
        return [{ kind: 'text', text: strings.join('\n') }];
    }
    touchFlow(shell, stdin, 'searched');
    const input = heredoc === null ? stdin.map((source) => (source.kind === 'file' ? { ...source, how: 'program' } : source)) : [];
    // The path may be put together in the program, so more than the strings in it may come out.
    return [...paths.flatMap((path) => readFlow(shell, path, 'program')), ...input, { kind: 'unknown' }];
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/readers.js
/** Programs that print files, whole, in part or by pattern, and those that only tell about them. */




/** Operands are files; without any, or for `-`, it is the input. */
function readOperands(operands, shell, stdin) {
    if (operands.length === 0)
        return stdin;
    return operands.flatMap((arg) => (arg.text === '-' || arg.text === '/dev/stdin' ? stdin : flowOf(arg, shell)));
}
/** An argument that came out of `<(…)` is its output; else it is a path. */
function flowOf({ text, flow, as_file }, shell) {
    return as_file ? flow : readFlow(shell, text);
}
/** A program that prints its files, whole or in part. */
function reader(with_value, how, skip = 0) {
    return (args, shell, stdin) => {
        const { operands } = readOptions(args, with_value);
        const flow = readOperands(operands.slice(skip), shell, stdin);
        return how === 'whole' ? flow : weaken(flow, how);
    };
}
/** A program whose output tells something about files, not what they say. */
function toucher(why, output) {
    return (args, shell, stdin) => {
        for (const { text } of readOptions(args, '').operands)
            touch(shell, text, why);
        if (why === 'counted')
            touchFlow(shell, stdin, 'counted');
        return output;
    };
}
/** No front matter is shorter: what shows no more lines than this shows no instructions. */
const FRONT_LINES = 5;
const head = (args, shell, stdin) => {
    const { operands, values } = readOptions(args, 'nc lines bytes');
    const short = args.map(({ text }) => /^-(\d+)$/.exec(text)?.[1]).find(Boolean);
    const lines = Number(short ?? values.get('n') ?? values.get('lines') ?? Number.NaN);
    return weaken(readOperands(operands, shell, stdin), lines >= 0 && lines <= FRONT_LINES ? 'head' : 'part');
};
/** A program whose output is nothing that can be read, unless it is told to decode. */
function encoder(with_value, decodes) {
    return (args, shell, stdin) => {
        const { operands, flags } = readOptions(args, with_value);
        const flow = readOperands(operands, shell, stdin);
        if (decodes(flags))
            return [...weaken(flow, 'program'), { kind: 'unknown' }];
        touchFlow(shell, flow, 'encoded');
        return UNKNOWN;
    };
}
/** In two bytes a letter, or cut down to a few letters a line, a text is none any more. */
const FEW_LETTERS = 20;
const iconv = (args, shell, stdin) => {
    const { operands, values } = readOptions(args, 'ft from-code to-code');
    const flow = readOperands(operands, shell, stdin);
    if (!/^(utf|ucs)-?(16|32|2|4)/i.test(values.get('t') ?? values.get('to-code') ?? ''))
        return flow;
    touchFlow(shell, flow, 'encoded');
    return UNKNOWN;
};
const cut = (args, shell, stdin) => {
    const { operands, values } = readOptions(args, 'dfcb delimiter fields characters bytes');
    const flow = readOperands(operands, shell, stdin);
    const range = values.get('c') ?? values.get('b') ?? values.get('characters') ?? values.get('bytes') ?? '';
    const last = /^(?:1?-)?(\d+)$/.exec(range)?.[1];
    if (last === undefined || Number(last) > FEW_LETTERS)
        return weaken(flow, 'part');
    touchFlow(shell, flow, 'searched');
    return UNKNOWN;
};
const diff = (args, shell, stdin) => {
    const { operands, flags } = readOptions(args, 'CUIxFSWL');
    const flow = weaken(readOperands(operands, shell, stdin), 'part');
    if (!flags.has('q') && !flags.has('brief'))
        return flow;
    touchFlow(shell, flow, 'listed');
    return UNKNOWN;
};
function howOfSed(script, silent) {
    const last = (silent ? /^(?:1,)?(\d+)\s*p;?$/ : /^(\d+)q$/).exec(script.trim())?.[1];
    if (last && (!silent || script.includes(',')))
        return Number(last) <= FRONT_LINES ? 'head' : 'part';
    if (!silent)
        return 'part';
    return /^(p|.+,.+\s*p;?)$/.test(script.trim()) && !/^s\W/.test(script) ? 'part' : 'search';
}
const sed = (args, shell, stdin) => {
    const { operands, flags } = readOptions(args, 'efl expression file');
    const scripted = flags.has('e') || flags.has('f') || flags.has('expression');
    const files = scripted ? operands : operands.slice(1);
    if (flags.has('i') || flags.has('in-place')) {
        for (const { text } of files)
            touch(shell, text, 'written');
        return NOTHING;
    }
    const silent = flags.has('n') || flags.has('quiet') || flags.has('silent');
    const how = scripted ? 'part' : howOfSed(operands[0]?.text ?? '', silent);
    return weaken(readOperands(files, shell, stdin), how);
};
function howOfAwk(script) {
    const last = /NR\s*(<=?|==)\s*(\d+)/.exec(script);
    if (last && !/NR\s*>/.test(script))
        return Number(last[2]) <= FRONT_LINES ? 'head' : 'part';
    return /\/.+\/|\$[1-9]|\bEND\b/.test(script) ? 'search' : 'part';
}
const awk = (args, shell, stdin) => {
    const { operands, flags, values } = readOptions(args, 'Ffv');
    const script = flags.has('f') ? '' : (operands[0]?.text ?? '');
    if (/\bgetline\b/.test(script)) {
        const strings = [...script.matchAll(/"([^"\n]{1,400})"/g)].map((match) => match[1] ?? '');
        const named = [...strings, values.get('v')?.replace(/^\w+=/, '') ?? ''].filter((text) => text.includes('/'));
        return named.flatMap((text) => readFlow(shell, text, 'part'));
    }
    const files = (flags.has('f') ? operands : operands.slice(1)).filter(({ text }) => !/^\w+=/.test(text));
    return weaken(readOperands(files, shell, stdin), howOfAwk(script));
};
/** What was searched, or what lies in it where it is a folder. */
function namesOf(source) {
    if (source.kind !== 'file')
        return [{ kind: 'paths', path: ANYTHING }];
    return [
        { kind: 'paths', path: source.path },
        { kind: 'paths', path: `${source.path}/${ANYTHING}` },
    ];
}
/** These match every line, or nearly. */
const EVERY_LINE = /^(\^|\$|\.|\.\*|\^\.\*|\.\*\$|\^\.\*\$|)$/;
const grep = (args, shell, stdin) => {
    const { operands, flags, values } = readOptions(args, 'efmABCgt regexp file max-count context glob type');
    const given = flags.has('e') || flags.has('f') || flags.has('regexp');
    const pattern = values.get('e') ?? values.get('regexp') ?? (given ? '?' : (operands[0]?.text ?? ''));
    const files = given ? operands : operands.slice(1);
    const deep = ['r', 'R', 'recursive'].some((flag) => flags.has(flag));
    const flow = files.length || !deep ? readOperands(files, shell, stdin) : readFlow(shell, '.');
    const quiet = ['q', 'c', 'l', 'L', 'quiet', 'silent', 'count', 'files-with-matches', 'files'].find((flag) => flags.has(flag));
    if (quiet) {
        touchFlow(shell, flow, quiet === 'c' || quiet === 'count' ? 'counted' : 'searched');
        return quiet.startsWith('f') || quiet.toLowerCase() === 'l' ? flow.flatMap(namesOf) : UNKNOWN;
    }
    // Only what matched, not its line.
    if ((flags.has('o') || flags.has('only-matching')) && !/\.[*+]/.test(pattern.replace(/[\uE000-\uE002]/g, '*'))) {
        touchFlow(shell, flow, 'searched');
        return UNKNOWN;
    }
    if (flags.has('v') || flags.has('invert-match') || EVERY_LINE.test(pattern.replace(/[\uE000-\uE002]/g, '.')))
        return weaken(flow, 'part');
    return weaken(flow, 'search');
};

;// CONCATENATED MODULE: ./build/lib/agents/shell/programs.js
/** The table of programs that agents use, and what each does with the files it is given. */









const programs_all = (names, program) => Object.fromEntries(names.split(' ').map((name) => [name, program]));
const PROGRAMS = {
    ...programs_all('cat less more most tac bat batcat', reader(' theme language line-range style', 'whole')),
    nl: reader('bdfhilnsvw', 'whole'),
    fold: reader('w', 'whole'),
    fmt: reader('wpg', 'whole'),
    dos2unix: reader('', 'whole'),
    ...programs_all('expand unexpand', reader('t', 'whole')),
    pr: reader('hlowsN', 'whole'),
    iconv: iconv,
    sort: reader('ktTSo', 'part'),
    uniq: reader('fsw', 'part'),
    paste: reader('d', 'part'),
    column: reader('csoNHRr', 'part'),
    strings: reader('nteT', 'part'),
    shuf: reader('no', 'part'),
    ...programs_all('base64 base32', encoder('w', (flags) => ['d', 'D', 'decode'].some((flag) => flags.has(flag)))),
    xxd: encoder('clgso', (flags) => flags.has('r')),
    ...programs_all('gzip bzip2 xz zstd lz4', encoder('', (flags) => ['d', 'decompress'].some((flag) => flags.has(flag)))),
    ...programs_all('gunzip zcat bunzip2 unxz xzcat bzcat', encoder('', () => true)),
    ...programs_all('rev od hexdump hd openssl gpg', encoder('ANjotwnes', () => false)),
    head: head,
    tail: reader('nc lines bytes', 'part'),
    cut: cut,
    tr: (_args, _shell, stdin) => weaken(stdin, 'part'),
    ...programs_all('jq yq', reader('', 'program', 1)),
    ...programs_all('cmp comm sdiff', reader('', 'part')),
    diff: diff,
    ...programs_all('sed gsed', sed),
    ...programs_all('awk gawk mawk nawk', awk),
    ...programs_all('grep egrep fgrep rg ag ack zgrep', grep),
    ...programs_all('ls exa eza tree dir vdir', list),
    ...programs_all('fd fdfind', (args, shell) => {
        touch(shell, args.at(-1)?.text ?? '.', 'listed');
        return [{ kind: 'paths', path: ANYTHING }];
    }),
    find: find,
    xargs: xargs,
    ...programs_all('wc md5sum sha1sum sha256sum sha512sum cksum sum b2sum', toucher('counted', UNKNOWN)),
    ...programs_all('stat file du test [ [[ realpath readlink', toucher('listed', UNKNOWN)),
    ...programs_all('chmod chown touch truncate mkdir rmdir rm unlink shred', toucher('changed', NOTHING)),
    dirname: (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/\/[^/]*$/, '')}\n` }],
    basename: (args) => [{ kind: 'text', text: `${(args[0]?.text ?? '').replace(/^.*\//, '')}\n` }],
    ...programs_all('cp mv ln install rsync', copy),
    tee: tee,
    dd: (args, shell, stdin) => {
        const from = args.find(({ text }) => text.startsWith('if='))?.text.slice(3);
        const to = args.find(({ text }) => text.startsWith('of='))?.text.slice(3);
        const flow = from ? readFlow(shell, from) : stdin;
        if (!to || to === '/dev/stdout')
            return weaken(flow, 'part');
        writeFlow(shell, to, flow);
        return NOTHING;
    },
    echo: echo,
    printf: printf,
    print: echo,
    ...programs_all('cd pushd', cd),
    ...programs_all('export local declare typeset readonly', builtins_assign),
    read: reading('dinNptu', 'REPLY', true),
    ...programs_all('mapfile readarray', reading('dnOsuCc', 'MAPFILE', false)),
    ...programs_all('sudo env nice nohup command exec builtin stdbuf setsid ionice unbuffer time doas busybox script', runner((text) => /^\w+=/.test(text), '-u -n -C -g')),
    ...programs_all('timeout watch', runner((text) => /^[\d.]+[smhd]?$/.test(text), '-s -k -n')),
    ...programs_all('bash sh zsh dash ksh', shell),
    eval: evaluate,
    ...programs_all('exit return', exit),
    ...programs_all(': true false set wait sleep kill unset alias ulimit umask hash let', runner(() => true)),
    ...programs_all('date type which whoami hostname id uname', toucher('listed', UNKNOWN)),
    trap: trap,
    shopt: shopt,
    pwd: pwd,
    popd: (_args, shell) => {
        shell.cwd = null;
        return NOTHING;
    },
    ...programs_all('python python3 python2 node nodejs perl ruby php deno bun', interpret),
    git: git,
};
/** A map, since a program may be called `constructor`. */
const TABLE = new Map(Object.entries(PROGRAMS));
function runProgram(args, shell, stdin, hands) {
    const name = (args[0]?.text ?? '').split('/').at(-1) ?? '';
    const program = TABLE.get(name);
    if (program)
        return program(args.slice(1), shell, stdin, hands);
    // A program nobody here knows: it may print any file that it is given, or others.
    const files = args.slice(1).filter(({ text }) => !text.startsWith('-') && /[/.]/.test(text));
    return [
        ...files.flatMap(({ text }) => readFlow(shell, text, 'program')),
        ...weaken(stdin, 'program'),
        { kind: 'unknown' },
    ];
}

;// CONCATENATED MODULE: ./build/lib/agents/shell/walk.js



function walkScript(script, shell, stdin = []) {
    const out = [];
    let before = shell.cwd;
    for (const step of script) {
        shell.fuel.left -= 1;
        if (shell.fuel.left < 0 || shell.exited)
            break;
        const here = shell.cwd;
        // `cd a || cd b`: the second starts where the first failed to leave.
        if (step.join === '||')
            shell.cwd = before;
        before = shell.cwd;
        out.push(walkStep(step, shell, stdin));
        if (step.join === '||' && shell.cwd === before)
            shell.cwd = here;
    }
    return out.flat();
}
function walkStep(step, shell, stdin) {
    let flow = stdin;
    const alone = step.pipe.length === 1;
    for (const command of step.pipe) {
        const own = alone ? shell : forkShell(shell);
        flow = walkCommand(command, own, flow);
    }
    // Whether `a && exit` or `a || exit` leaves is not known.
    if (shell.exited && step.join !== ';')
        shell.exited = false;
    return flow;
}
/** Deeper nesting than this is a function that calls itself. */
const walk_MOST_DEPTH = 60;
function walkCommand(command, shell, stdin) {
    if (shell.fuel.left < 0 || shell.fuel.depth >= walk_MOST_DEPTH)
        return [];
    shell.fuel.depth += 1;
    const flow = walkKind(command, shell, stdin);
    shell.fuel.depth -= 1;
    // A stream that doubles itself is no longer worth telling apart.
    return flow.length > 2000 ? flow.slice(0, 2000) : flow;
}
function walkKind(command, shell, stdin) {
    switch (command.type) {
        case 'simple':
            return walkSimple(command, shell, stdin);
        case 'function':
            shell.functions.set(command.name, command.body);
            return [];
        case 'group': {
            const input = redirectInput(command.redirects, shell, stdin);
            const own = command.subshell ? forkShell(shell) : shell;
            return redirectOutput(command.redirects, shell, walkScript(command.body, own, input));
        }
        case 'branches': {
            const input = redirectInput(command.redirects, shell, stdin);
            const flows = command.scripts.map((script) => {
                const flow = walkScript(script, shell, input);
                shell.exited = false;
                return flow;
            });
            return redirectOutput(command.redirects, shell, flows.flat());
        }
        case 'for': {
            const input = redirectInput(command.redirects, shell, stdin);
            const flows = expandWords(command.items, shell, walkScript).map((item) => {
                shell.variables.set(command.name, [item]);
                return walkScript(command.body, shell, input);
            });
            return redirectOutput(command.redirects, shell, flows.flat());
        }
    }
}
function walkSimple(command, shell, stdin) {
    for (const { name, value, append } of command.assigns) {
        const args = value.length === 1 ? [expandWhole(value[0], shell, walkScript)] : expandWords(value, shell, walkScript);
        shell.variables.set(name, append ? [...(shell.variables.get(name) ?? []), ...args] : args);
    }
    const args = expandWords(command.words, shell, walkScript);
    if (args[0]?.text === 'exec')
        openDescriptors(command.redirects, shell);
    const input = redirectInput(command.redirects, shell, stdin);
    // `$(<file)` is the file; alone, `< file` prints nothing, and nothing will have come back.
    if (args.length === 0)
        return redirectOutput(command.redirects, shell, input === stdin ? [] : input);
    return redirectOutput(command.redirects, shell, runWords(args, shell, input));
}
/** Runs a command given by its words; shared with the programs that run others (xargs, env, find -exec). */
function runWords(args, shell, stdin) {
    shell.fuel.left -= 1;
    if (shell.fuel.left < 0)
        return [];
    const called = shell.functions.get(args[0]?.text ?? '');
    if (!called)
        return runProgram(args, shell, stdin, { runWords, walkScript });
    const own = forkShell(shell);
    own.variables.set('@', args.slice(1));
    own.variables.set('*', args.slice(1));
    args.slice(1, 10).forEach((arg, index) => {
        own.variables.set(`${index + 1}`, [arg]);
    });
    return walkCommand(called, own, stdin);
}
function redirectInput(redirects, shell, stdin) {
    let input = stdin;
    for (const { fd, operator, target, here, here_word } of redirects) {
        if (fd !== null && fd !== 0)
            continue;
        if (here_word) {
            const arg = expandWhole(here_word, shell, walkScript);
            input = [{ kind: 'text', text: arg.text }, ...arg.flow];
        }
        else if (here !== null)
            input = [{ kind: 'text', text: here }];
        else if (operator === '<<<') {
            const arg = expandWhole(target, shell, walkScript);
            input = arg.flow.length ? arg.flow : [{ kind: 'text', text: `${arg.text}\n` }];
        }
        else if (operator === '<&')
            input = shell.written.get(`/dev/fd/${expandWhole(target, shell, walkScript).text}`) ?? input;
        else if (operator === '<' || operator === '<>') {
            const arg = expandWhole(target, shell, walkScript);
            input = arg.as_file ? arg.flow : readFlow(shell, arg.text);
        }
    }
    return input;
}
/** `exec 3< file`: what `<&3` brings later. */
function openDescriptors(redirects, shell) {
    for (const { fd, operator, target } of redirects)
        if (fd !== null && fd > 2 && operator === '<')
            shell.written.set(`/dev/fd/${fd}`, readFlow(shell, expandWhole(target, shell, walkScript).text));
}
const TERMINAL = /^\/dev\/(stdout|stderr|tty|fd\/[12])$|^\/proc\/self\/fd\/[12]$/;
function redirectOutput(redirects, shell, flow) {
    let to = 'out';
    for (const { fd, operator, target } of redirects) {
        if (!/^(&>>?|>>?|>\||>&)$/.test(operator))
            continue;
        const arg = expandWhole(target, shell, walkScript);
        if (operator === '>&' && /^\d+$|^-$/.test(arg.text)) {
            if (fd === null || fd === 1)
                to = arg.text === '2' ? 'error' : arg.text === '-' ? { path: '/dev/null', append: false } : to;
            continue;
        }
        const other_stream = fd !== null && fd !== 1;
        if (TERMINAL.test(arg.text)) {
            if (!other_stream)
                to = 'out';
        }
        else if (!other_stream)
            to = { path: arg.text, append: operator.endsWith('>>') };
        else if (arg.text !== '/dev/null')
            touch(shell, arg.text, 'written');
    }
    if (to === 'out')
        return flow;
    if (to === 'error') {
        shell.shown.push(flow);
        return [];
    }
    writeFlow(shell, to.path, flow, to.append);
    return [];
}

;// CONCATENATED MODULE: ./build/lib/agents/shell-read.js
/** A shell command and what came back → which skills' own text it really put before the model, and which it merely touched. */





function readSkillsFromShell(call) {
    if (isPlain(call))
        return { reads: [], cwd: call.cwd };
    const { command, cwd, output, skills: installed } = call;
    const shell = openShell(cwd, output, call.disk);
    const out = walkScript(parseScript(command), shell);
    const flow = [...out, ...shell.shown.flat()].slice(0, 500);
    if (call.saved_to)
        call.disk?.set(call.saved_to, flow);
    const facts = collectFacts({ flow, touches: shell.touches, command, output, cwd, installed });
    if (isQuiet(facts, call.bodyOf))
        return { reads: [], cwd: shell.cwd };
    const reads = facts.skills.flatMap((skill) => {
        const judged = judgeSkill(skill, facts, call);
        return judged ? [{ ...judged, path: judged.path || null }] : [];
    });
    return { reads, cwd: shell.cwd };
}
/** A command that went well and prints a file or words: where nothing seems to have come back, something else is amiss. */
function surelyPrints(command) {
    const flow = walkScript(parseScript(command), openShell(null, ''));
    return flow.some((source) => {
        if (source.kind === 'file')
            return source.how === 'whole' || source.how === 'head';
        return source.kind === 'text' && source.text.trim() !== '';
    });
}
/** Nothing named, touched or printed that could be a skill's: the usual case, and large outputs need not be looked at again. */
function isQuiet(facts, bodyOf) {
    const named = [facts.shown, facts.others, facts.touched, facts.copies].some(({ size }) => size > 0);
    return !named && bodyOf === null && !((facts.unresolved || facts.unnamed) && facts.output.texts.length > 0);
}
const PLAIN_COMMAND = /^[\w./@:=+,-]+(?: [\w./@:=+,-]+)*$/;
/** What changes the shell or the disk for later calls. */
const MOVES = /^(?:cd|pushd|popd|source|\.|eval|exec|command|builtin|env|cp|mv|ln|install|rsync|git)\b/;
/**
 * One program with plain words that name no skill, and an output that holds no SKILL.md: most calls of a long transcript.
 * Where bodies are known the output is always looked at, since it may be a skill's text under another name.
 */
function isPlain({ command, cwd, output, skills, bodyOf, disk }) {
    if (bodyOf !== null || disk?.size || !PLAIN_COMMAND.test(command) || MOVES.test(command))
        return false;
    const said = cwd === null ? command : `${command} ${cwd}`;
    if (/skill\.md/i.test(said) || skills?.some((skill) => namesFolder(said, skill)))
        return false;
    return !output.includes('SKILL.md') && !output.includes('name:');
}
function namesFolder(said, { id, dir, path }) {
    const folder = path.split('/').at(-2);
    return [id, dir, folder].some((name) => name !== undefined && name !== '' && said.includes(name));
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/skill-files.js



/** What the CLI tells the model of a command that printed nothing, or has not yet. */
const SILENT = /^\(Bash completed with no output\)$|^Command running in background with ID: /;
/** What it puts around a long output (2.1.330: over 30,000 characters) and behind some results. */
const WRAPPED = /^<persisted-output>\n.*\n+Preview \(.*\):\n|\n(?:\.\.\.\n)?<\/persisted-output>$/g;
const REMINDER = ['<system-reminder>', '</system-reminder>'];
const MOST_REMINDERS = 20;
function unwrap(text) {
    let rest = text.replace(/^Exit code -?\d+\n/, '').replace(WRAPPED, '');
    for (let count = 0; count < MOST_REMINDERS; count += 1) {
        const from = rest.lastIndexOf(REMINDER[0]);
        const end = from < 0 ? -1 : rest.indexOf(REMINDER[1], from);
        // An output that only quotes the mark stays as it is.
        if (end < 0)
            break;
        rest = rest.slice(0, from) + rest.slice(end + REMINDER[1].length);
    }
    return rest;
}
const SAVED = /(?:Full output saved to|Output is being written to): (\/\S+?)\.?(?:\s|$)/;
/** Claude Code shows a model at most 150,000 characters of a command and 25,000 tokens of a file: more was never read. */
const SHOWN_CHARS = 160_000;
/** Read numbers its lines with a tab; 2.1.x versions before used an arrow. */
const withoutNumbers = (text) => text.replace(/^ *\d+(?:\t|→)/gm, '');
/** Read of chosen lines is sed, of all cat. */
function readerOf({ offset, limit }) {
    const from = typeof offset === 'number' ? offset : 1;
    if (typeof limit === 'number')
        return `sed -n '${from},${from + limit - 1}p'`;
    return from > 1 ? `sed -n '${from},$p'` : 'cat';
}
/** The shell command that would have shown the model the same text, so that one module judges all reading. */
function equivalent({ tool, input, output, disk }) {
    const path = (0,json_value/* string */.Yj)(input['file_path']) || (0,json_value/* string */.Yj)(input['path']);
    switch (tool) {
        case 'Bash':
            return { command: (0,json_value/* string */.Yj)(input['command']), output: SILENT.test(output) ? '' : output };
        case 'Read':
            return { command: `${readerOf(input)} ${quoteWord(path)}`, output: withoutNumbers(output.slice(0, SHOWN_CHARS)) };
        // What a command in the background has printed (2.1.197; later versions read its file).
        case 'TaskOutput':
        case 'BashOutput': {
            const id = (0,json_value/* string */.Yj)(input['task_id']) || (0,json_value/* string */.Yj)(input['bash_id']);
            const file = id ? [...disk.keys()].find((path) => path.endsWith(`/${id}.output`)) : undefined;
            const said = /<output>\n?([\s\S]*)<\/output>/.exec(output)?.[1] ?? output;
            return file ? { command: `cat ${quoteWord(file)}`, output: said } : null;
        }
        case 'Grep': {
            const command = `grep -rn ${quoteWord((0,json_value/* string */.Yj)(input['pattern']))} ${quoteWord(path || '.')}`;
            return input['output_mode'] === 'content' ? { command, output } : { command: `${command} -l`, output };
        }
        case 'Glob':
            return {
                command: `ls ${quoteWord(path ? `${path}/${(0,json_value/* string */.Yj)(input['pattern'])}` : (0,json_value/* string */.Yj)(input['pattern']))}`,
                output,
            };
        case 'Write':
            return { command: `true > ${quoteWord(path)}`, output: '' };
        case 'Edit':
        case 'NotebookEdit':
            return { command: `true >> ${quoteWord(path)}`, output: '' };
        default:
            return null;
    }
}
const WHY = {
    denied: 'denied',
    blocked_by_hook: 'denied',
    unavailable: 'failed',
};
function exitCode(call) {
    if (call.outcome === 'ran')
        return 0;
    const code = /^Exit code (-?\d+)/.exec(call.output)?.[1];
    return code === undefined ? null : Number(code);
}
function findSkillFiles(call, facts) {
    const shell = equivalent(call);
    if (!shell)
        return { touches: [], cwd: call.cwd };
    const refused = WHY[call.outcome];
    const unread = call.outcome !== 'ran' && call.tool !== 'Bash' ? 'failed' : null;
    const found = readSkillsFromShell({
        command: shell.command,
        cwd: call.cwd,
        output: refused || unread ? '' : unwrap(shell.output.slice(0, SHOWN_CHARS)),
        exit_code: refused ? null : exitCode(call),
        skills: facts.installed_skills,
        bodyOf: facts.body_of,
        ...(refused ? {} : { disk: call.disk, saved_to: SAVED.exec(call.output.slice(0, 1000))?.[1] ?? null }),
    });
    const why = refused ?? unread;
    const touches = found.reads.map((touch) => (why === null ? touch : { ...touch, text: 'none', why }));
    return { touches, cwd: call.tool === 'Bash' && !refused ? found.cwd : call.cwd };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/call-events.js

const wordsOf = ({ outcome, text }) => outcome === 'ran' || outcome === 'unfinished'
    ? null
    : text
        .replace(/<\/?tool_use_error>/g, '')
        .trim()
        .slice(0, 500);
/** The CLI's own id of a skill is its folder's name, whatever its front matter says. */
function folderOf(path, skill) {
    const folder = path?.split('/').at(-2);
    return folder && folder !== skill && /\/SKILL\.md$/.test(path ?? '') ? [folder] : [];
}
function createCallTeller(facts, emit) {
    let start = facts.cwd;
    /** The main conversation's shell keeps its directory between calls; a subagent's starts anew each time. */
    let shell = facts.cwd;
    const disk = new Map();
    function tellSkill(call) {
        const { id, tool, input, outcome, text, skill, also, forked, place } = call;
        emit({
            type: 'skill_call',
            call_id: id,
            tool,
            input,
            skill,
            also: also.filter((name) => name !== skill),
            how: forked ? 'forked' : 'invoked',
            outcome,
            message: wordsOf(call),
            output: text,
            ...place,
        });
    }
    function tellTool(call) {
        const { id, tool, input, outcome, text, thread, place } = call;
        const main = thread === '';
        const found = findSkillFiles({ tool, input, outcome, output: text, cwd: main ? shell : start, disk }, facts);
        if (main)
            shell = /Shell cwd was reset to (\S+)/.exec(text.slice(-2000))?.[1] ?? found.cwd;
        emit({ type: 'tool_call', call_id: id, tool, input, outcome, message: wordsOf(call), output: text, ...place });
        for (const { skill, path, text: read, why } of found.touches)
            emit({ type: 'skill_read', call_id: id, skill, also: folderOf(path, skill), path, text: read, why, ...place });
    }
    return {
        startIn(cwd) {
            start ??= cwd;
            shell ??= cwd;
        },
        tell: (call) => (call.tool === 'Skill' ? tellSkill(call) : tellTool(call)),
        tellInjected: ([skill = '', ...also], text, place) => emit({
            type: 'skill_call',
            call_id: '',
            tool: 'Skill',
            input: null,
            skill,
            also,
            how: 'injected',
            outcome: 'ran',
            message: null,
            output: text,
            ...place,
        }),
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/tool-outcome.js
/** Sentences of the permission system, in both versions; a hook's own reason is none of them. */
const DENIED = [
    /^Claude requested permissions? to /,
    /^Permission to use \S+ .*has been denied/,
    /^Permission for this tool use was denied/,
    /^\S+ denied access to domain:/,
    /^.{1,80} in '.*' (was blocked\. For security, Claude Code|needs approval\.)/s,
    /^Execute skill: /,
    /Skill execution blocked by permission rules/,
    /^(Error: )?Shell command permission check failed for pattern/,
    /^This (Bash )?command .*requires? approval/s,
    /^File is in a directory that is denied by your permission settings/,
    /^The user doesn't want to (proceed with this tool use|take this action)/,
    /^(Network|Filesystem) access .*denied/,
];
/** Words that only a tool that really started can have said. */
const FAILED = [
    /^Exit code -?\d+/,
    /^<tool_use_error>/,
    /^(File does not exist|EISDIR|EACCES|ENOENT|File content \(|Path does not exist|Command timed out)/,
    /^(Unable to verify if domain|Request failed|Invalid URL|Request timed out|getaddrinfo|Shell command failed for pattern)/,
    /^Blocked: standalone sleep/,
    /^(MCP error|Agent type |\[Request interrupted)/,
];
/** Every error of these tools has one of the forms above, so other words are a hook's own reason. */
const PLAIN_SPOKEN = new Set(['Bash', 'Skill', 'Read', 'Glob', 'Grep', 'WebSearch']);
/**
 * `denial`: the reason type of a `permission_denied` line for this call, if there was one (2.1.330).
 * `null`: only the closing result line can tell (2.1.197, where a hook's JSON reason stands alone).
 * Order: what the CLI states beats what a text looks like, since a hook chooses its own words.
 */
function classifyError(text, meta, denial) {
    if (/^<tool_use_error>(Error: )?No such tool available/.test(text))
        return 'unavailable';
    const decision = meta?.permission_decision;
    // A hook that answers `ask` is refused by configuration in -p, yet it was the hook that stopped the call.
    if (decision?.source === 'hook' || decision?.reason_type === 'hook' || denial === 'hook')
        return decision?.decision === 'accept' ? 'failed' : 'blocked_by_hook';
    if (decision?.decision === 'reject' || denial !== undefined)
        return 'denied';
    if (decision?.decision === 'accept')
        return 'failed';
    if (/^PreToolUse:\S+ hook error: /.test(text))
        return 'blocked_by_hook';
    const said = text.replace(/^<tool_use_error>/, '');
    if (DENIED.some((pattern) => pattern.test(said)))
        return 'denied';
    return FAILED.some((pattern) => pattern.test(text)) ? 'failed' : null;
}
/** Settles what classifyError left open: the closing line lists every refused call, but (2.1.197) not a hook's in a subagent. */
function settleError(tool, listed_as_refused, in_subagent) {
    if (listed_as_refused)
        return 'blocked_by_hook';
    return in_subagent && PLAIN_SPOKEN.has(tool) ? 'blocked_by_hook' : 'failed';
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/call-book.js
/** Open tool calls: each is written down when a model makes it and told when its result is known. */





const BODY = /^Base directory for this skill: ([^\n\r]+)/;
/** Claude Code takes a leading slash off; a model that names the parameter wrongly still tried that skill. */
function skillOf(input) {
    const named = input['skill'] ?? input['command'] ?? input['name'] ?? Object.values(input)[0];
    return (0,json_value/* string */.Yj)(named).replace(/^\//, '');
}
function createCallBook(facts, emit) {
    const teller = createCallTeller(facts, emit);
    const open = new Map();
    /** Skill calls that ran, until their body or the next step comes. */
    let loaded = [];
    /** Errors that only the closing line explains (2.1.197). */
    const unsettled = [];
    const denials = new Map();
    const refused = new Set();
    /** Skill calls whose body did not follow are told without it (a subagent of 2.1.197 in the foreground). */
    function flush(thread) {
        const due = loaded.filter((call) => thread === null || call.thread === thread);
        loaded = loaded.filter((call) => !due.includes(call));
        for (const call of due)
            teller.tell(call);
    }
    /** The name that was typed may be an alias or lack its plugin; the folder says which skill it was. */
    function namesOf(folder) {
        const installed = facts.installed_skills?.filter(({ path }) => external_node_path_.posix.dirname(path) === folder) ?? [];
        return [...new Set([...installed.flatMap(({ id, also = [] }) => [id, ...also]), external_node_path_.posix.basename(folder)])];
    }
    return {
        startIn: teller.startIn,
        open(block, thread, place) {
            flush(thread);
            const input = (0,json_value/* isJson */.Fh)(block['input']) ? block['input'] : {};
            const call = { id: (0,json_value/* string */.Yj)(block['id']), tool: (0,json_value/* string */.Yj)(block['name']), input, thread, place, also: [] };
            open.set(call.id, call);
        },
        close(result, place) {
            const call = open.get(result.call_id);
            // A result whose call was lost with an earlier line still names its skill.
            if (!call && result.skill === null)
                return;
            // Nothing more comes from a subagent whose call has its result.
            flush(result.call_id);
            open.delete(result.call_id);
            const known = call ?? { id: result.call_id, tool: 'Skill', input: {}, thread: result.thread, also: [] };
            const denial = denials.get(known.id);
            denials.delete(known.id);
            const outcome = result.is_error ? classifyError(result.text, result.meta, denial) : 'ran';
            const closed = {
                ...known,
                place,
                text: result.text,
                forked: result.forked,
                outcome: outcome ?? 'failed',
                skill: result.skill ?? skillOf(known.input),
            };
            if (outcome === null)
                unsettled.push(closed);
            else if (known.tool === 'Skill' && outcome === 'ran' && !result.forked)
                loaded.push(closed);
            else
                teller.tell(closed);
        },
        noteBody(text, thread, place, synthetic) {
            const folder = BODY.exec(text)?.[1]?.trim().replace(/\/$/, '');
            if (!folder)
                return;
            const names = namesOf(folder);
            const fork = open.get(thread);
            if (fork?.tool === 'Skill') {
                fork.also = names;
                return;
            }
            const waiting = loaded.filter((call) => call.thread === thread);
            const call = waiting.find(({ skill }) => names.some((name) => (0,bare_id/* bareId */.y)(name) === (0,bare_id/* bareId */.y)(skill))) ?? waiting[0];
            loaded = loaded.filter((other) => other !== call);
            if (call)
                teller.tell({ ...call, also: names });
            // No call asked for it: a mention in the prompt put it there.
            else if (synthetic && thread === '')
                teller.tellInjected(names, text, place);
        },
        noteDenial: (call_id, reason_type) => denials.set(call_id, reason_type),
        noteRefusal: (call_id) => refused.add(call_id),
        end() {
            flush(null);
            for (const call of unsettled.splice(0))
                teller.tell({ ...call, outcome: settleError(call.tool, refused.has(call.id), call.thread !== '') });
            for (const call of open.values())
                teller.tell({ ...call, outcome: 'unfinished', text: '', forked: false, skill: skillOf(call.input) });
            open.clear();
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/faults.js
const QUOTA = /credit balance|quota|billing|(hit|reached) your .*limit|usage limit|spend(ing)? limit/i;
const BY_ERROR = {
    authentication_failed: 'auth',
    oauth_org_not_allowed: 'auth',
    billing_error: 'quota',
    model_not_found: 'bad_config',
    overloaded: 'server',
};
const BY_TEXT = [
    [/Not logged in|Please run \/login|Invalid API key|Failed to authenticate|OAuth token|authentication_error/i, 'auth'],
    [/timed out|timeout|ETIMEDOUT|stalled|idle/i, 'server_timeout'],
    [
        /Unable to connect|Connection (refused|dropped|error|closed|reset)|ECONN|ENOTFOUND|EAI_AGAIN|certificate|SSL|socket|network/i,
        'unreachable',
    ],
    [/issue with the selected model|model.*not.*(found|exist)/i, 'bad_config'],
];
function kindOf({ text, status, error }) {
    if (QUOTA.test(text) && (status === null || status < 500))
        return 'quota';
    const named = error === null ? undefined : BY_ERROR[error];
    if (named)
        return named;
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 402)
        return 'quota';
    if (status === 429 || error === 'rate_limit')
        return 'rate_limit';
    if (status === 408 || status === 504)
        return 'server_timeout';
    if (status !== null && status >= 500)
        return 'server';
    if (status !== null && status >= 400)
        return 'bad_config';
    return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? (error === 'server_error' ? 'server' : 'crashed');
}
const oneLine = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 500);
const faultOfWords = (words) => ({
    kind: kindOf(words),
    message: oneLine(words.text) || `Claude Code ended with an error (${words.error ?? words.status ?? 'no reason given'})`,
});
/** Words by which the CLI refuses its own command line, before it does anything (2.1.197 and 2.1.330). */
const REFUSED_TO_START = /^(error: |Error: )|cannot be used with root|not found\. Available agents|requires --verbose|Invalid (MCP )?(config|settings|JSON)/im;
const API_WORDS = /^(API Error|Not logged in|Invalid API key|Failed to authenticate|Credit balance|Request timed out|You've (hit|reached) your)/;
function faultOfRemains(exit, seen) {
    const error_text = oneLine(seen.stderr.join('\n'));
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: oneLine(exit.spawn_error) };
    if (!seen.streamed && (exit.exit_code === 127 || exit.exit_code === 126))
        return { kind: 'cli_missing', message: error_text || `exit code ${exit.exit_code}` };
    if (seen.retry)
        return faultOfWords(seen.retry);
    if (exit.timed_out)
        return null;
    if (exit.signal !== null)
        return { kind: 'crashed', message: `killed by ${exit.signal}` };
    if (exit.exit_code === 0 || exit.exit_code === null)
        return null;
    // --output-format text prints the reason and nothing else.
    const spoken = seen.streamed ? undefined : seen.stdout.find((line) => API_WORDS.test(line));
    if (spoken) {
        const status = /\b([45]\d\d)\b/.exec(spoken)?.[1];
        return faultOfWords({ text: spoken, status: status ? Number(status) : null, error: null });
    }
    if (!seen.streamed && REFUSED_TO_START.test(seen.stderr.join('\n')))
        return { kind: 'bad_config', message: error_text };
    return { kind: 'crashed', message: error_text || `exit code ${exit.exit_code} without a closing line` };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/stream-line.js
/** A line of stream-json or of the session log → its parts, with nothing believed that was not looked at. */

/** `--output-format json --verbose` prints all lines as one array. Anything but objects is noise of the shell around the CLI. */
function parseLine(line) {
    // Partial messages are most of a transcript and repeat what whole ones say. Other lines do not begin with their type for sure.
    if (line.startsWith('{"type":"stream_event"'))
        return [{ type: 'stream_event' }];
    const text = line.trim();
    if (!text.startsWith('{') && !text.startsWith('['))
        return [];
    try {
        const value = JSON.parse(text);
        return (0,json_value/* isJson */.Fh)(value) ? [value] : (0,json_value/* objects */.JD)(value);
    }
    catch {
        return [];
    }
}
function stream_line_blocksOf(message) {
    const content = (0,json_value/* isJson */.Fh)(message) ? message['content'] : undefined;
    return typeof content === 'string' ? [{ type: 'text', text: content }] : (0,json_value/* objects */.JD)(content);
}
function stream_line_textOf(content) {
    if (typeof content === 'string')
        return content;
    return (0,json_value/* objects */.JD)(content)
        .map((block) => (0,json_value/* string */.Yj)(block['text']))
        .join('\n');
}
function resultsOf(line) {
    const detail = line['tool_use_result'] ?? line['toolUseResult'];
    const metas = (0,json_value/* objects */.JD)(line['tool_result_meta']);
    return stream_line_blocksOf(line['message'])
        .filter((block) => block['type'] === 'tool_result')
        .map((block) => {
        const call_id = (0,json_value/* string */.Yj)(block['tool_use_id']);
        const text = stream_line_textOf(block['content']);
        return {
            call_id,
            text,
            is_error: block['is_error'] === true,
            meta: metas.find((meta) => meta['id'] === call_id),
            skill: (0,json_value/* isJson */.Fh)(detail) && detail['success'] === true ? (0,json_value/* string */.Yj)(detail['commandName']) || null : null,
            forked: ((0,json_value/* isJson */.Fh)(detail) && detail['status'] === 'forked') || /^Skill ".*" completed \(forked execution\)/.test(text),
            thread: (0,json_value/* string */.Yj)(line['parent_tool_use_id']),
        };
    });
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/transcript.js




const PROOF_LENGTH = 500;
/** Plain lines kept of each stream, for a run that says nothing in JSON. */
const PLAIN_LINES = 40;
function createParser(facts, emit) {
    const calls = createCallBook(facts, emit);
    const plain = { stdout: [], stderr: [] };
    const count = { stdout: 0, stderr: 0, session_log: 0 };
    let streamed = false;
    let closing = null;
    let retry = null;
    let spoken = null;
    function readAssistant(line, place) {
        const thread = (0,json_value/* string */.Yj)(line['parent_tool_use_id']);
        const failed = (0,json_value/* string */.Yj)(line['error']);
        for (const block of stream_line_blocksOf(line['message'])) {
            if (block['type'] === 'tool_use')
                calls.open(block, thread, place);
            else if (block['type'] === 'text' && failed)
                spoken = { text: (0,json_value/* string */.Yj)(block['text']), status: null, error: failed };
            else if (block['type'] === 'text')
                emit({ type: 'message', text: (0,json_value/* string */.Yj)(block['text']), ...place });
        }
        if (!failed)
            retry = null;
    }
    function readUser(line, place) {
        for (const result of resultsOf(line))
            calls.close(result, place);
        const thread = (0,json_value/* string */.Yj)(line['parent_tool_use_id']);
        for (const block of stream_line_blocksOf(line['message']))
            if (block['type'] === 'text')
                calls.noteBody((0,json_value/* string */.Yj)(block['text']), thread, place, line['isSynthetic'] === true);
    }
    function readSystem(line) {
        switch (line['subtype']) {
            case 'init':
                calls.startIn((0,json_value/* string */.Yj)(line['cwd']) || null);
                break;
            case 'api_retry':
                retry = {
                    text: `API Error: ${(0,json_value/* string */.Yj)(line['error'])} (${(0,json_value/* number */.ai)(line['error_status']) ?? 'no status'}), retrying`,
                    status: (0,json_value/* number */.ai)(line['error_status']),
                    error: (0,json_value/* string */.Yj)(line['error']) || null,
                };
                break;
            case 'permission_denied':
                calls.noteDenial((0,json_value/* string */.Yj)(line['tool_use_id']), (0,json_value/* string */.Yj)(line['decision_reason_type']));
                break;
        }
    }
    function readObject(line, place) {
        const type = line['type'];
        if (type === 'assistant')
            readAssistant(line, place);
        else if (type === 'user')
            readUser(line, place);
        else if (type === 'system')
            readSystem(line);
        else if (type === 'result') {
            // A run with background subagents has several; the last one speaks, but each names its own refusals.
            for (const denial of (0,json_value/* objects */.JD)(line['permission_denials']))
                calls.noteRefusal((0,json_value/* string */.Yj)(denial['tool_use_id']));
            closing = { place, line };
        }
        else
            return;
        if (place.stream === 'stdout')
            streamed = true;
    }
    function read(stream, text) {
        count[stream] += 1;
        const lines = stream === 'stderr' ? [] : parseLine(text);
        const place = { stream, line: count[stream], proof: text.slice(0, PROOF_LENGTH) };
        if (lines.length === 0 && stream !== 'session_log' && text.trim() && plain[stream].length < PLAIN_LINES)
            plain[stream].push(text.slice(0, PROOF_LENGTH));
        for (const line of lines)
            readObject(line, place);
    }
    function close(exit) {
        calls.end();
        const place = closing?.place ?? { stream: 'stdout', line: Math.max(1, count.stdout), proof: '' };
        const result = closing?.line;
        if (!result) {
            // --output-format text: prose is all there is.
            if (!streamed)
                for (const [index, text] of plain.stdout.entries())
                    emit({ type: 'message', text, ...place, line: index + 1 });
            const fault = spoken && !exit.timed_out
                ? faultOfWords(spoken)
                : faultOfRemains(exit, { streamed, retry, stdout: plain.stdout, stderr: plain.stderr });
            if (fault)
                emit({ type: 'fault', fault, ...place });
            return;
        }
        const text = stream_line_textOf(result['result']);
        const status = (0,json_value/* number */.ai)(result['api_error_status']);
        const failed = result['is_error'] === true;
        const by_api = status !== null || result['terminal_reason'] === 'api_error';
        if (failed && (by_api || (spoken && result['subtype'] === 'success')))
            emit({
                type: 'fault',
                fault: faultOfWords({ text: text || (spoken?.text ?? ''), status, error: spoken?.error ?? null }),
                ...place,
            });
        else if (result['subtype'] === 'error_during_execution' && !exit.timed_out)
            emit({ type: 'fault', fault: { kind: 'crashed', message: 'error_during_execution' }, ...place });
        emit({ type: 'end', usage: usageOf(result), session_id: (0,json_value/* string */.Yj)(result['session_id']) || null, ...place });
        if (!failed && typeof result['result'] === 'string')
            emit({ type: 'final_answer', text, ...place });
    }
    return {
        stdout: (line) => read('stdout', line),
        stderr: (line) => read('stderr', line),
        sessionLog: (line) => {
            // The log repeats the stream; it only adds something to a run that printed no stream.
            if (!streamed)
                read('session_log', line);
        },
        end: close,
    };
}
/** `usage` is the main conversation's alone; `modelUsage` has the subagents too. Tokens read from a cache are input as well. */
function usageOf(result) {
    const models = (0,json_value/* isJson */.Fh)(result['modelUsage']) ? (0,json_value/* objects */.JD)(Object.values(result['modelUsage'])) : [];
    const sum = (...fields) => models.length === 0
        ? null
        : models.reduce((total, model) => total + fields.reduce((t, field) => t + ((0,json_value/* number */.ai)(model[field]) ?? 0), 0), 0);
    return {
        input_tokens: sum('inputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'),
        output_tokens: sum('outputTokens'),
        cost_usd: (0,json_value/* number */.ai)(result['total_cost_usd']),
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/claude/index.js
/** Claude Code, as this tool knows it: the row of the agents table. */








const claude = {
    name: 'claude',
    title: 'Claude Code',
    pinned: PINNED,
    registry_package: REGISTRY_PACKAGE,
    build: (version, { os, arch }) => ({
        spec: `${REGISTRY_PACKAGE}-${os}-${arch}@${version}`,
        folder: `${REGISTRY_PACKAGE}-${os}-${arch}`,
        binary: 'claude',
    }),
    installs: INSTALLS,
    defaultInstall: defaultInstall,
    subagents: { how: 'by_name', folders: ['.claude/agents'] },
    codec: anthropic,
    credentials: CREDENTIALS,
    setUp: setUp,
    skillPath: skillPath,
    launch: launch,
    warm: null,
    classifyRequest: classifyRequest,
    readOffer: readOffer,
    explainOffer: explainOffer,
    headroom: headroom,
    predictOffers: (place) => predictListing(place).offers,
    listedAs: listedAs,
    callSkill: callSkill,
    readFile: readFile,
    callTool: callTool,
    createParser: createParser,
    session_logs: ['.claude/projects/*/*.jsonl', '.claude/projects/*/*/subagents/*.jsonl'],
    shared_logs: ['.claude'],
};

;// CONCATENATED MODULE: ./build/lib/model/responses-reply.js
/** Small on purpose: a CLI reckons cost and context from these. */
const responses_reply_USAGE = {
    input_tokens: 10,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 15,
};
function callItem(call, request, id, index) {
    const call_id = `call_${id}_${index}`;
    const namespace = call.namespace ? { namespace: call.namespace } : {};
    const freeform = typeof call.input === 'string' || request.tools.some((tool) => tool.freeform && tool.name === call.name);
    if (freeform) {
        const input = typeof call.input === 'string' ? call.input : JSON.stringify(call.input);
        return { id: `ctc_${id}_${index}`, type: 'custom_tool_call', status: 'completed', call_id, name: call.name, input };
    }
    return {
        id: `fc_${id}_${index}`,
        type: 'function_call',
        status: 'completed',
        call_id,
        ...namespace,
        name: call.name,
        arguments: JSON.stringify(call.input ?? {}),
    };
}
function itemsOf(turn, request, id) {
    const calls = turn.calls.map((call, index) => callItem(call, request, id, index));
    // A reply without any item leaves Codex 0.169 with no final message: say at least a blank.
    const text = turn.text || (calls.length ? '' : ' ');
    const content = [{ type: 'output_text', text, annotations: [] }];
    const said = { id: `msg_${id}`, type: 'message', status: 'completed', role: 'assistant', content };
    return text ? [said, ...calls] : calls;
}
function responseOf(request, id, status, output) {
    const usage = status === 'completed' ? responses_reply_USAGE : null;
    return { id: `resp_${id}`, object: 'response', created_at: 0, status, model: request.model, output, usage };
}
function renderBody(turn, request, id) {
    return JSON.stringify(responseOf(request, id, 'completed', itemsOf(turn, request, id)));
}
/** The events between the start of an item and its end: text and arguments arrive as one delta. */
function deltasOf(item, output_index) {
    const place = { item_id: item['id'], output_index };
    if (item['type'] === 'message') {
        const [part] = item['content'];
        const at = { ...place, content_index: 0 };
        return [
            { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
            { type: 'response.output_text.delta', ...at, delta: part?.['text'] },
            { type: 'response.output_text.done', ...at, text: part?.['text'] },
            { type: 'response.content_part.done', ...at, part },
        ];
    }
    if (item['type'] === 'custom_tool_call')
        return [
            { type: 'response.custom_tool_call_input.delta', ...place, delta: item['input'] },
            { type: 'response.custom_tool_call_input.done', ...place, input: item['input'] },
        ];
    return [
        { type: 'response.function_call_arguments.delta', ...place, delta: item['arguments'] },
        { type: 'response.function_call_arguments.done', ...place, arguments: item['arguments'] },
    ];
}
function begun(item) {
    if (item['type'] === 'message')
        return { ...item, status: 'in_progress', content: [] };
    return {
        ...item,
        status: 'in_progress',
        ...(item['type'] === 'custom_tool_call' ? { input: '' } : { arguments: '' }),
    };
}
function renderStream(turn, request, id) {
    const items = itemsOf(turn, request, id);
    const events = [
        { type: 'response.created', response: responseOf(request, id, 'in_progress', []) },
        ...items.flatMap((item, output_index) => [
            { type: 'response.output_item.added', output_index, item: begun(item) },
            ...deltasOf(item, output_index),
            { type: 'response.output_item.done', output_index, item },
        ]),
        { type: 'response.completed', response: responseOf(request, id, 'completed', items) },
    ];
    return events
        .map((event, sequence_number) => `event: ${event['type']}\ndata: ${JSON.stringify({ ...event, sequence_number })}\n\n`)
        .join('');
}

;// CONCATENATED MODULE: ./build/lib/model/responses.js
/** OpenAI Responses, both ways: a request body becomes a ModelRequest, a ModelTurn becomes an SSE stream or a JSON response. */


/** Content is a string, or parts of input_text, output_text, refusal. */
function partsOf(content) {
    if (typeof content === 'string')
        return [content];
    return (0,json_value/* objects */.JD)(content)
        .map((part) => (0,json_value/* string */.Yj)(part['text'] ?? part['refusal']))
        .filter((text) => text !== '');
}
/** The namespace whose tools are called by their bare name (Codex 0.169 code mode). */
const BARE_NAMESPACE = 'functions';
function toolsOf(value, namespace = '') {
    return (0,json_value/* objects */.JD)(value).flatMap((tool) => {
        const name = (0,json_value/* string */.Yj)(tool['name']) || (0,json_value/* string */.Yj)(tool['type']);
        if (tool['type'] === 'namespace')
            return toolsOf(tool['tools'], name === BARE_NAMESPACE ? '' : `${name}.`);
        return [
            {
                name: `${namespace}${name}`,
                description: (0,json_value/* string */.Yj)(tool['description']),
                freeform: tool['type'] === 'custom',
                input_schema: tool['parameters'] ?? tool['format'] ?? null,
            },
        ];
    });
}
function inputOf(item) {
    if (item['type'] !== 'function_call')
        return item['input'] ?? item['action'] ?? null;
    try {
        return JSON.parse((0,json_value/* string */.Yj)(item['arguments']) || '{}');
    }
    catch {
        return item['arguments'];
    }
}
const responses_ROLES = new Set(['system', 'developer', 'user', 'assistant']);
/** What a model says; a run of these without anything between is one turn. */
const SAID_BY_MODEL = new Set([
    'reasoning',
    'function_call',
    'custom_tool_call',
    'local_shell_call',
    'tool_search_call',
    'web_search_call',
]);
function responses_parseRequest(body, headers) {
    const root = (0,json_value/* isJson */.Fh)(body) ? body : {};
    const request = {
        model: (0,json_value/* string */.Yj)(root['model']),
        stream: root['stream'] === true,
        headers,
        texts: partsOf(root['instructions']).map((text) => ({ role: 'system', text })),
        tools: toolsOf(root['tools']),
        calls: [],
        results: [],
        step: 0,
    };
    const input = typeof root['input'] === 'string' ? [{ role: 'user', content: root['input'] }] : (0,json_value/* list */.p_)(root['input']);
    let model_spoke = false;
    for (const item of input.filter(json_value/* isJson */.Fh)) {
        const type = (0,json_value/* string */.Yj)(item['type']) || 'message';
        const role = responses_ROLES.has((0,json_value/* string */.Yj)(item['role'])) ? item['role'] : 'user';
        const speaks = SAID_BY_MODEL.has(type) || (type === 'message' && role === 'assistant');
        if (speaks && !model_spoke)
            request.step += 1;
        model_spoke = speaks;
        const call_id = (0,json_value/* string */.Yj)(item['call_id']) || (0,json_value/* string */.Yj)(item['id']);
        if (type === 'message')
            for (const text of partsOf(item['content']))
                request.texts.push({ role, text });
        // Code-mode models of Codex get their tools as an input item instead of the `tools` field.
        else if (type === 'additional_tools')
            request.tools.push(...toolsOf(item['tools']));
        else if (type.endsWith('_call_output')) {
            const output = (0,json_value/* isJson */.Fh)(item['output']) ? item['output']['content'] : item['output'];
            const is_error = (0,json_value/* isJson */.Fh)(item['output']) && item['output']['success'] === false;
            request.results.push({ call_id, text: partsOf(output).join('\n'), is_error });
        }
        else if (type.endsWith('_call')) {
            const name = `${item['namespace'] ? `${(0,json_value/* string */.Yj)(item['namespace'])}.` : ''}${(0,json_value/* string */.Yj)(item['name']) || type}`;
            request.calls.push({ call_id, name, input: inputOf(item) });
        }
    }
    return request;
}
/** What OpenAI calls these errors; other kinds go out as they are. */
const ERROR_CODES = {
    auth: { type: 'invalid_request_error', code: 'invalid_api_key' },
    rate_limit: { type: 'requests', code: 'rate_limit_exceeded' },
    quota: { type: 'insufficient_quota', code: 'insufficient_quota' },
    server: { type: 'server_error', code: 'server_error' },
};
function renderError(status, kind, message) {
    const { type, code } = ERROR_CODES[kind] ?? { type: kind, code: kind };
    return {
        status,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ error: { message, type, param: null, code } }),
    };
}
const responses = {
    matches: (method, path) => method === 'POST' && /^(\/v1)?\/responses$/.test(path),
    parseRequest: responses_parseRequest,
    renderReply: (turn, request, id) => ({
        status: 200,
        headers: { 'content-type': request.stream ? 'text/event-stream' : 'application/json', 'cache-control': 'no-cache' },
        body: request.stream ? renderStream(turn, request, id) : renderBody(turn, request, id),
    }),
    renderError,
};

;// CONCATENATED MODULE: ./build/lib/agents/codex/calls.js

const quoteShell = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : quoteWord(text));
/** The file's bytes as they are; a path that begins with `-` is no option. */
const catCommand = (path) => `cat ${path.startsWith('-') ? '-- ' : ''}${quoteShell(path)}`;
/** A code-mode model sees only what the script gives to text(). JSON is JavaScript. */
function runInCodeMode(tool, input) {
    const script = `const r = await tools.${tool.replace(/\W/g, '_')}(${JSON.stringify(input)});\ntext(typeof r === "string" ? r : r.output ?? r);\n`;
    return { name: 'exec', input: script };
}
const codeMode = (request) => request.tools.some((tool) => tool.freeform && tool.name === 'exec');
function callShell(request, command, workdir) {
    const input = { cmd: command, ...(workdir ? { workdir } : {}) };
    if (request.tools.some((tool) => tool.name === 'exec_command'))
        return { name: 'exec_command', input };
    if (codeMode(request))
        return runInCodeMode('exec_command', input);
    if (request.tools.some((tool) => tool.name === 'shell'))
        return { name: 'shell', input: { command: ['bash', '-lc', command], ...(workdir ? { workdir } : {}) } };
    return null;
}
function calls_callSkill(request, skill) {
    return skill.path === null ? null : callShell(request, catCommand(skill.path));
}
const calls_readFile = (request, path) => callShell(request, catCommand(path));
/** The shell under the names that other agents and tool_route cases give it. */
const SHELLS = new Set(['bash', 'shell', 'sh', 'exec', 'exec_command', 'local_shell', 'container.exec', 'run_command']);
function commandOf(input) {
    if (typeof input === 'string')
        return { command: input };
    if (typeof input !== 'object' || input === null)
        return null;
    const { command, cmd, workdir, cwd } = input;
    const said = command ?? cmd;
    const text = Array.isArray(said) ? said.map((word) => quoteShell(String(word))).join(' ') : said;
    const folder = workdir ?? cwd;
    return typeof text === 'string'
        ? { command: text, ...(typeof folder === 'string' ? { workdir: folder } : {}) }
        : null;
}
/** A tool that the request does not list is still called by its name: Codex then says `unsupported call`, which is the truth. */
function calls_callTool(request, tool, input) {
    if (SHELLS.has(tool.toLowerCase())) {
        const said = commandOf(input);
        return said ? callShell(request, said.command, said.workdir) : null;
    }
    const listed = request.tools.find((each) => each.name === tool || each.name.endsWith(`.${tool}`));
    if (listed) {
        const [name = '', namespace] = listed.name.split('.').reverse();
        return { name, input, ...(namespace ? { namespace } : {}) };
    }
    // The tools of code mode stand in the description of `exec` alone, as declarations.
    const nested = tool.replace(/\W/g, '_');
    const exec = request.tools.find((each) => each.freeform && each.name === 'exec');
    if (exec && new RegExp(`\\b${nested}\\(`).test(exec.description))
        return runInCodeMode(tool, input);
    return { name: tool, input };
}
/** Claude's tools for which Codex 0.169.0 has the shell alone; cases are written in Claude's names. */
const WITHOUT = new Set([
    'webfetch',
    'websearch',
    'read',
    'write',
    'edit',
    'multiedit',
    'notebookedit',
    'glob',
    'grep',
    'ls',
    'task',
    'agent',
    'skill',
]);
const lacksTool = (tool) => WITHOUT.has(tool.toLowerCase()) ? `unavailable: Codex has no tool that answers to ${tool}, only its shell` : null;

;// CONCATENATED MODULE: ./build/lib/agents/codex/facts.js
const VERSION = '0.169.0';
/** The listing may fill 2 % of the context window, 272,000 tokens for every bundled model, at four bytes of UTF-8 a token. */
const LISTING_TOKENS = 5440;
/** So many bytes of the table of roots are not counted against it: the text above the listing is shorter with a table. */
const ROOTS_FREE_BYTES = 142;
const LIMITS = {
    name_chars: 64,
    /** A longer description is cut to `description_kept_chars` and `...`. */
    description_chars: 1024,
    description_kept_chars: 1021,
    /** Directories below a skills root in which SKILL.md is still found. */
    nesting: 6,
};
/** Listed before every other skill; their descriptions take part of the budget and are cut like the others. */
const SYSTEM_SKILLS = [
    { name: 'imagegen', chars: 570 },
    { name: 'openai-docs', chars: 624 },
    { name: 'skill-creator', chars: 106 },
    { name: 'skill-installer', chars: 225 },
];
const facts_CREDENTIALS = {
    any_of: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
    secrets: [],
    settings: ['OPENAI_BASE_URL', 'OPENAI_ORGANIZATION', 'OPENAI_PROJECT', 'CODEX_CA_CERTIFICATE'],
    homes: ['CODEX_HOME'],
};

// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
;// CONCATENATED MODULE: ./build/lib/agents/codex/front-matter.js
/** A SKILL.md → what Codex 0.169.0 reads from it: strict YAML, with one second try for prose that is not. */



const NONE = { name: null, description: null };
const front_matter_readFields = remember((file) => front_matter_parseFields(file.text));
function front_matter_parseFields(text) {
    const lines = text.split(/\r?\n/);
    const close = lines.findIndex((line, index) => index > 0 && front_matter_isFence(line));
    if (!front_matter_isFence(lines[0]) || close < 2)
        return { ...NONE, error: 'missing YAML frontmatter delimited by ---' };
    if (text.includes('\uFFFD'))
        return { ...NONE, error: 'stream did not contain valid UTF-8' };
    const block = lines.slice(1, close);
    const first = parseBlock(block);
    if (first.error === null)
        return first;
    const repaired = quoteProse(block);
    if (repaired === null)
        return first;
    const second = parseBlock(repaired);
    return second.error === null ? second : first;
}
const front_matter_isFence = (line) => line !== undefined && !line.startsWith('\uFEFF') && line.trim() === '---';
/** libyaml takes none of them. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
/** Only keys that it knows may not stand twice; unknown ones may hold anything that is YAML. */
function parseBlock(block) {
    const fail = (line, message) => ({ ...NONE, error: `line ${line}: ${message}` });
    const control = block.findIndex((line) => CONTROL.test(line));
    if (control >= 0)
        return fail(control + 2, 'control characters are not allowed');
    const document = (0,dist/* parseDocument */.Tp)(block.join('\n'), { uniqueKeys: false, logLevel: 'silent' });
    const [broken] = document.errors;
    if (broken)
        return fail((broken.linePos?.[0].line ?? 1) + 1, (0,front_matter/* wordError */.j)(broken.message));
    const { contents } = document;
    if (!(0,dist/* isMap */.jh)(contents))
        return fail(2, 'the front matter is not a list of `key: value`');
    for (const key of ['name', 'description', 'metadata']) {
        const count = contents.items.filter((pair) => String(pair.key) === key).length;
        if (count > 1)
            return fail(2, `duplicate field \`${key}\``);
    }
    let fields;
    try {
        fields = document.toJS();
    }
    catch {
        return fail(2, 'unknown anchor');
    }
    for (const key of ['name', 'description'])
        if (typeof (fields[key] ?? '') === 'object')
            return fail(2, `${key} is not a string`);
    const { metadata } = fields;
    if ((metadata ?? null) !== null && (typeof metadata !== 'object' || Array.isArray(metadata)))
        return fail(2, 'metadata is not a list of `key: value`');
    const short = metadata?.['short-description'];
    if (typeof (short ?? '') === 'object')
        return fail(2, 'metadata.short-description is not a string');
    return { name: asLine(fields['name']), description: asLine(fields['description']), error: null };
}
const asLine = (value) => value === undefined || value === null ? null : String(value).replace(/\s+/g, ' ').trim() || null;
/** Values with a colon and a blank inside, and those that begin like a list and are none, are put in quotes; null: there is nothing to mend. */
function quoteProse(block) {
    let changed = false;
    let inside = null;
    const lines = block.map((line) => {
        const indent = line.length - line.trimStart().length;
        if (inside !== null && (line.trim() === '' || indent > inside))
            return line;
        inside = null;
        const [, key = '', blank, value] = /^([^:]*):(\s+)(\S.*)$/.exec(line) ?? [];
        if (key.trim() === '' || value === undefined)
            return line;
        const comment = /(?:^|\s)#.*$/.exec(value)?.[0] ?? '';
        const scalar = value.slice(0, value.length - comment.length).trimEnd();
        if (/^[|>]/.test(scalar))
            inside = indent;
        if (scalar === '' || /^[|>'"]/.test(scalar))
            return line;
        if (!/:\s/.test(scalar) && !(/^[[{@`]/.test(scalar) && (0,dist/* parseDocument */.Tp)(scalar, { logLevel: 'silent' }).errors.length))
            return line;
        changed = true;
        return `${key}:${blank}'${scalar.replaceAll("'", "''")}'${comment}`;
    });
    return changed ? lines : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/commands.js
/** A plugin's commands → the skills that `codex plugin add` makes of them (0.169.0); they take part of the listing's budget. */


/** A template that wants arguments, shell output or files is left alone. */
const WANTS_MORE = /\$ARGUMENTS|\$\d|\{\{|!`|(?:^|\s)@\S/;
/** Null when Codex makes no skill of it. */
function renderCommandSkill(path, text) {
    if (!path.endsWith('.md'))
        return null;
    const { fields, present, body_line } = (0,front_matter/* parseFrontMatter */.e)(text);
    const description = typeof fields['description'] === 'string' ? fields['description'].trim() : '';
    const body = text
        .split(/\r?\n/)
        .slice(body_line - 1)
        .join('\n')
        .trim();
    if (!present || description === '' || WANTS_MORE.test(body))
        return null;
    const slug = (part) => part
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
    const command = path.slice(0, -3).split('/').join('-');
    const name = `source-command-${slug(command)}`;
    const front = `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\n---`;
    const use = `Use this skill when the user asks to run the migrated source command \`${command}\`.`;
    return { name, description, text: `${front}\n\n# ${name}\n\n${use}\n\n## Command Template\n\n${body}` };
}
async function migrateCommands(plugin_folder, files) {
    const { join } = external_node_path_.posix;
    for (const path of await files.list(join(plugin_folder, 'commands'))) {
        const skill = renderCommandSkill(path, await files.read(join(plugin_folder, 'commands', path)));
        if (!skill)
            continue;
        const folder = join(plugin_folder, '.codex-plugin', 'migrated-command-skills', skill.name);
        await files.write(join(folder, 'SKILL.md'), skill.text);
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/layout.js
/** The entries of a listing → what of each description stands in it, as Codex 0.169.0 lays it out: with a table of roots or with whole paths. */


const bytes = (text) => Buffer.byteLength(text);
/** A line and its break, at four bytes a token. */
const tokensOf = (size) => Math.ceil((size + 1) / 4);
/** Of the two ways that which lists more skills, cuts less of them, or takes less room. */
function layOut(entries) {
    const whole = fill(entries.map((entry) => lineOf(entry, entry.path)), 0);
    const rootOf = findRoots(entries);
    const roots = [...new Set(inRootOrder(entries).map(rootOf))];
    const places = new Map(roots.map((root, index) => [root, index]));
    const table = roots.reduce((sum, root, index) => sum + bytes(`- \`r${index}\` = \`${root}\``) + 1, 0);
    const short = fill(entries.map((entry) => {
        const root = rootOf(entry);
        return lineOf(entry, `r${places.get(root)}${entry.path.slice(root.length)}`);
    }), Math.max(0, Math.ceil((table - ROOTS_FREE_BYTES) / 4)));
    const better = short.listed - whole.listed || whole.cut - short.cut || whole.total_tokens - short.total_tokens;
    return better >= 0 ? short : whole;
}
/** `…/plugins/cache/<marketplace>/<plugin>/<version>`: a copy that Codex makes of a plugin. */
const PLUGIN_COPY = /^(.*\/plugins\/cache\/[^/]+)\/[^/]+\/[^/]+(?=\/)/;
/** A skills folder is a root of its own, but plugins of one skill share their marketplace's. */
function findRoots(entries) {
    const skills = new Map();
    for (const { path } of entries) {
        const copy = PLUGIN_COPY.exec(path)?.[0];
        if (copy !== undefined)
            skills.set(copy, (skills.get(copy) ?? 0) + 1);
    }
    return ({ path, root }) => {
        const [copy, market] = PLUGIN_COPY.exec(path) ?? [];
        if (copy !== undefined && market !== undefined && skills.get(copy) === 1)
            return market;
        return root ?? skillsFolder(path);
    };
}
const skillsFolder = (path) => external_node_path_.posix.dirname(external_node_path_.posix.dirname(path));
/** The home's skills, then those of plugins, each by the names of the folders above them. From the tenth on an alias is longer. */
function inRootOrder(entries) {
    const key = ({ path, root }) => `${PLUGIN_COPY.test(path) ? 1 : 0}${(root ?? skillsFolder(path)).replaceAll('/', '\0')}`;
    const keys = new Map(entries.map((entry) => [entry, key(entry)]));
    return [...entries].sort((one, other) => compare(keys.get(one), keys.get(other)));
}
const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
function lineOf(entry, path) {
    return { bare: bytes(`- ${entry.id}: (file: ${path})`), letters: [...entry.description] };
}
function fill(lines, table_tokens) {
    const budget = LISTING_TOKENS - table_tokens;
    const total_tokens = lines.reduce((sum, line) => sum + fullTokens(line), table_tokens);
    const counts = total_tokens <= LISTING_TOKENS ? lines.map(({ letters }) => letters.length) : fillEvenly(lines, budget);
    const kept = counts
        ? lines.map(({ letters }, index) => letters.slice(0, counts[index]))
        : fillNames(lines, budget).map((listed) => (listed ? [] : null));
    return {
        kept,
        total_tokens,
        listed: kept.filter((letters) => letters !== null).length,
        cut: lines.reduce((sum, { letters }, index) => sum + letters.length - (kept[index]?.length ?? 0), 0),
    };
}
function fullTokens({ bare, letters }) {
    return tokensOf(bare + (letters.length ? bytes(letters.join('')) + 1 : 0));
}
/** Every description grows by a letter in turn until nothing fits; short ones so stay whole. Null: not even the names fit. */
function fillEvenly(lines, budget) {
    const sizes = lines.map(({ bare }) => bare);
    let left = budget - sizes.reduce((sum, size) => sum + tokensOf(size), 0);
    if (left < 0)
        return null;
    const kept = lines.map(() => 0);
    let growing = lines.map((_, index) => index).filter((index) => lines[index].letters.length > 0);
    while (growing.length > 0) {
        growing = growing.filter((index) => {
            const { letters } = lines[index];
            const size = sizes[index] + bytes(letters[kept[index]]) + (kept[index] === 0 ? 1 : 0);
            const more = tokensOf(size) - tokensOf(sizes[index]);
            if (more > left)
                return false;
            left -= more;
            sizes[index] = size;
            kept[index] = kept[index] + 1;
            return kept[index] < letters.length;
        });
    }
    return kept;
}
/** Names alone, the first that fit in the order of the listing. */
function fillNames(lines, budget) {
    let left = budget;
    return lines.map(({ bare }) => {
        const fits = tokensOf(bare) <= left;
        if (fits)
            left -= tokensOf(bare);
        return fits;
    });
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/plugins.js
/** A source's manifests → the plugins that `codex plugin add` would install from it, and where Codex looks for skills in them. */


const { join: plugins_join, normalize } = external_node_path_.posix;
/** 0.169.0 looks for these, in this order. */
const MANIFESTS = ['.codex-plugin/plugin.json', '.claude-plugin/plugin.json', '.cursor-plugin/plugin.json'];
const plugins_asText = (value) => (typeof value === 'string' && value.trim() !== '' ? value : null);
/** Throws ConfigError where the source has no marketplace that could be installed. */
function installedPlugins(source, install) {
    if (install !== 'marketplace')
        return source.plugins.slice(0, 1).map((plugin) => readPlugin(plugin, 'local', source));
    const file = plugins_join(source.root, source.marketplace ?? '.agents/plugins/marketplace.json');
    if (source.marketplace === null)
        throw new config_error/* ConfigError */.x('the source has no marketplace.json, so it cannot be installed from one', {
            file,
            fix: 'add one, or write the agent as codex+skills or codex+plugin.',
        });
    const market = plugins_asText(source.marketplace_name);
    if (market === null)
        throw new config_error/* ConfigError */.x('a marketplace needs `name` and `plugins`', { file, fix: 'write both.' });
    // A path without ./ is none to Codex, whatever a pluginRoot says.
    const local = source.plugins.filter(({ entry }) => String(entry?.['source']).startsWith('./'));
    return local.map((plugin) => readPlugin(plugin, market, source));
}
/** The same, for who only asks for names and paths. */
function knownPlugins(source, install) {
    try {
        return installedPlugins(source, install);
    }
    catch {
        return [];
    }
}
function readPlugin({ folder, manifests, entry }, market, source) {
    const path = MANIFESTS.find((each) => manifests[each]);
    const manifest = path === undefined ? null : (manifests[path] ?? null);
    const fallback = manifest ? null : readEntry(entry, source);
    const name = plugins_asText(manifest?.['name']) ?? plugins_asText(entry?.['name']) ?? source.name;
    const version = plugins_asText(manifest?.['version']) ?? plugins_asText(entry?.['version']) ?? 'local';
    const cache = [market, plugins_asText(entry?.['name']) ?? name, version];
    checkFolders(cache, source);
    const named = readSkillPaths((manifest ?? fallback)?.['skills']);
    return {
        name,
        cache,
        folder,
        skill_folders: (named.length ? named : ['skills']).map((each) => plugins_join(folder, each)),
        fallback_manifest: fallback,
        migrates_commands: path !== MANIFESTS[0],
        fault: plugins_findFault(manifest, name),
    };
}
/** One word of the manifest that is not of the kind it should be, or a name that is none, and the plugin is not loaded. */
function plugins_findFault(manifest, name) {
    const wrong = ['name', 'version', 'description'].find((key) => typeof (manifest?.[key] ?? '') !== 'string');
    if (wrong)
        return `its ${wrong} must be text in quotes`;
    return /^[A-Za-z0-9._-]+$/.test(name) ? null : `'${name}' is no name of a plugin: letters, digits, dots and dashes`;
}
/** What an entry says of a plugin that has no manifest; nothing in it that starts a process. */
function readEntry(entry, source) {
    const { name = source.name, version, description, skills } = entry ?? {};
    return {
        name,
        ...(version ? { version } : {}),
        ...(description ? { description } : {}),
        ...(skills ? { skills } : {}),
    };
}
/** They replace the usual folder. Paths that do not begin with ./ are passed over, and so is the root. */
function readSkillPaths(value) {
    return (Array.isArray(value) ? value : [value])
        .filter((path) => typeof path === 'string' && path.startsWith('./'))
        .map((path) => normalize(path).replace(/\/$/, '') || '.')
        .filter((path) => path !== '.' && !path.startsWith('..'));
}
/** Names become folders of the home. One with a slash would lead out of it, and Codex itself refuses it. */
function checkFolders(cache, source) {
    const bad = cache.find((part) => /[/\\\0]/.test(part) || part === '.' || part === '..');
    if (bad !== undefined)
        throw new config_error/* ConfigError */.x(`'${bad}' is no name or version of a plugin`, {
            file: source.root,
            fix: 'write it with letters, digits, dots and dashes.',
        });
}
/** The plugins in whose skill folders that path lies. */
function plugins_pluginsWith(plugins, path) {
    return plugins.filter(({ skill_folders }) => skill_folders.some((folder) => path.startsWith(`${folder}/`)));
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/rejection.js
/** A skill's file → why Codex does not take it at all, with the fix. */




/** Null when it takes it. Wording of the limits as the CLI reports them on stderr (0.169.0). */
function rejection_findRejection(skill, { source, install }) {
    return (install === 'skills' ? rejectSynced(skill) : rejection_rejectFromPlugin(skill, source, install)) ?? rejectFile(skill);
}
const rejectSynced = ({ dir }) => dir.startsWith('.') ? `Codex passes over a folder whose name begins with a dot; rename ${dir}.` : null;
function rejection_rejectFromPlugin({ path, real_path }, source, install) {
    const plugins = knownPlugins(source, install);
    const [plugin] = plugins_pluginsWith(plugins, path);
    if (!plugin) {
        const folders = [...new Set(plugins.flatMap(({ skill_folders }) => skill_folders))].join(', ');
        return `Codex looks for the skills of ${install === 'plugin' ? 'this plugin' : 'these plugins'} in ${folders || 'no folder'} only; move ${path} there, or name its folder under "skills" in plugin.json.`;
    }
    if (plugin.fault !== null)
        return `Codex does not load the plugin: ${plugin.fault}; correct its plugin.json.`;
    const root = plugin.skill_folders.find((folder) => path.startsWith(`${folder}/`)) ?? '.';
    const below = external_node_path_.posix.relative(root, external_node_path_.posix.dirname(path)).split('/').filter(Boolean);
    const dotted = below.find((name) => name.startsWith('.'));
    if (dotted)
        return `Codex passes over a folder whose name begins with a dot; rename ${dotted}.`;
    if (below.length > LIMITS.nesting)
        return `Codex looks at most ${LIMITS.nesting} folders below a skills root; move ${path} up.`;
    return real_path !== undefined && source.skills.some((other) => other.path === real_path)
        ? `Codex lists a file once, and this is ${real_path} reached through a link; remove the link.`
        : null;
}
function rejectFile(skill) {
    const { path, text, linked, openai_yaml } = skill;
    if (linked)
        return `Codex does not read a SKILL.md that is a symbolic link (a linked folder is fine); put the file itself at ${path}.`;
    if (forbidsImplicit(openai_yaml))
        return 'agents/openai.yaml beside it sets policy.allow_implicit_invocation: false, so Codex does not show it to the model; remove that line to offer it.';
    if (text.startsWith('\uFEFF'))
        return `Codex finds no front matter behind a byte order mark; save ${path} without one.`;
    const { name, description, error } = front_matter_readFields(skill);
    if (error?.startsWith('missing'))
        return 'Codex finds no front matter: `---` must stand alone on line 1 (with no byte-order mark before it) and a second `---` must close it.';
    if (error !== null)
        return `Codex drops a skill whose front matter it cannot read (${error}); correct it in ${path}.`;
    if (description === null)
        return 'Codex rejects a skill without a description; add `description:` to its front matter.';
    const id = name ?? skill.dir;
    return [...id].length > LIMITS.name_chars
        ? `Codex rejects a name of more than ${LIMITS.name_chars} characters, and this one has ${[...id].length}; shorten \`name:\`.`
        : null;
}
function forbidsImplicit(openai_yaml) {
    const { policy } = (openai_yaml ?? {});
    return policy?.allow_implicit_invocation === false;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/home.js
/** Where things stand in a unit's home, and the config.toml that keeps Codex quiet. */

const { join: home_join } = external_node_path_.posix;
const codexHome = (home) => home_join(home, '.codex');
/** Not below the system's temporary folder on purpose: Codex refuses helper binaries when CODEX_HOME lies in TMPDIR. */
const home_temporaryFolder = (home) => home_join(home, 'tmp');
/** JSON's string escapes are a subset of TOML's basic strings. */
const quoteToml = (text) => JSON.stringify(text).replaceAll('\u007f', '\\u007F');
/** `plugins` feature off means no call to github.com and chatgpt.com, so it is on only for an install that needs it. */
function renderConfig(place, plugins) {
    const lines = [
        'analytics.enabled = false',
        'check_for_update_on_startup = false',
        '',
        '[features]',
        `plugins = ${place.install !== 'skills'}`,
        // Otherwise an unreachable server is retried for ever, whatever the retry limits say.
        'unbounded_connection_retries = false',
        `hooks = ${place.allow_processes}`,
    ];
    for (const key of plugins)
        lines.push('', `[plugins.${quoteToml(key)}]`, 'enabled = true');
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/hooks.js
/** The hooks and rules that a source declares → the ones of the unit's own CODEX_HOME. */


const { join: hooks_join } = external_node_path_.posix;
/** 0.169.0 sets these for a plugin's hooks alone. */
const PLUGIN_ROOT = /\$\{?(?:CLAUDE_PLUGIN_ROOT|PLUGIN_ROOT|CODEX_PLUGIN_ROOT|CLAUDE_PROJECT_DIR)\b\}?/g;
async function readHooks(path, root, files) {
    try {
        const text = (await files.read(path)).replace(PLUGIN_ROOT, () => JSON.stringify(root).slice(1, -1));
        const { hooks } = JSON.parse(text);
        if (typeof hooks !== 'object' || hooks === null)
            return {};
        return Object.fromEntries(Object.entries(hooks).filter((entry) => Array.isArray(entry[1])));
    }
    catch {
        // Absent, or broken: an agent that skips broken hooks must be seen to do so.
        return {};
    }
}
/**
 * A project's own hooks and rules bind whatever way its skills are installed. A plugin's hooks come with the plugin; where only
 * its skills are synced, they are set up here, or a case about them could never pass.
 */
async function installHooks(place, files) {
    const { source, source_copy, home, install } = place;
    const declared = [[source_copy, '.codex/hooks.json']];
    if (install === 'skills')
        for (const folder of new Set(['', ...source.plugins.map((plugin) => plugin.folder)]))
            for (const path of ['hooks/hooks.json', 'hooks.json'])
                declared.push([hooks_join(source_copy, folder), path]);
    const all = {};
    for (const [root, path] of declared)
        for (const [event, groups] of Object.entries(await readHooks(hooks_join(root, path), root, files)))
            all[event] = [...(all[event] ?? []), ...groups];
    if (Object.keys(all).length > 0)
        await files.write(hooks_join(codexHome(home), 'hooks.json'), JSON.stringify({ hooks: all }));
    for (const path of await files.list(hooks_join(source_copy, '.codex', 'rules')))
        if (path.endsWith('.rules'))
            await files.copy(hooks_join(source_copy, '.codex', 'rules', path), hooks_join(codexHome(home), 'rules', path));
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/source.js
/** Lays out a unit's home and workspace for Codex: config.toml and the source under test, as `codex plugin add` or a sync would. */






const { dirname: codex_source_dirname, join: codex_source_join } = external_node_path_.posix;
const source_INSTALLS = ['skills', 'plugin', 'marketplace'];
const byFolder = remember(({ skills }) => new Map(skills.map((skill) => [codex_source_dirname(skill.path), skill])));
/** The outermost skill whose folder holds this one: copying that copies both. */
function outermost(skill, source) {
    let outer = skill;
    for (let at = codex_source_dirname(skill.path);; at = codex_source_dirname(at)) {
        outer = byFolder(source).get(at) ?? outer;
        if (at === '.')
            return outer;
    }
}
/** {folder's name: the first skill of it that is copied by itself} */
const firstByName = remember((source) => {
    const copied = source.skills.filter((skill) => outermost(skill, source) === skill);
    return new Map(copied.toReversed().map((skill) => [skill.dir, skill]));
});
/** Folder below $CODEX_HOME/skills: the skill's own name; the whole path where two skills' folders are named alike. */
function syncedFolder(skill, source) {
    // A folder that begins with a dot would be passed over.
    return firstByName(source).get(skill.dir) === skill ? skill.dir : codex_source_dirname(skill.path).replace(/(^|\/)\.+/g, '$1');
}
function source_pluginFolder(home, plugin) {
    return codex_source_join(codexHome(home), 'plugins', 'cache', ...plugin.cache);
}
function source_skillPath(place, skill) {
    if (place.install !== 'skills') {
        const [plugin] = plugins_pluginsWith(knownPlugins(place.source, place.install), skill.path);
        if (!plugin)
            return codex_source_join(place.source_copy, skill.path);
        return codex_source_join(source_pluginFolder(place.home, plugin), skill.path.slice(plugin.folder ? plugin.folder.length + 1 : 0));
    }
    const outer = outermost(skill, place.source);
    const below = codex_source_dirname(outer.path) === '.' ? skill.path : skill.path.slice(codex_source_dirname(outer.path).length + 1);
    return codex_source_join(codexHome(place.home), 'skills', syncedFolder(outer, place.source), below);
}
/** Codex puts the plugin's name before the skill's; a synced skill has its bare name. */
function source_listedAs(skill, place) {
    if (place.install === 'skills') {
        // A manifest that comes along beside the skill's file makes a plugin of its folder.
        const [plugin] = codex_source_dirname(skill.path) === '.' ? knownPlugins(place.source, 'plugin') : [];
        return [plugin?.fallback_manifest === null ? `${plugin.name}:${skill.id}` : skill.id];
    }
    const plugins = plugins_pluginsWith(knownPlugins(place.source, place.install), skill.path);
    return (plugins.length ? plugins.map(({ name }) => name) : [place.source.name]).map((name) => `${name}:${skill.id}`);
}
/**
 * What `codex plugin marketplace add` and `codex plugin add` leave behind (0.169.0): a copy below plugins/cache, a stand-in
 * manifest where there is none, and the plugin enabled in config.toml. The marketplace itself need not be known.
 */
async function installPlugin(place, plugin, files) {
    const folder = source_pluginFolder(place.home, plugin);
    await files.copy(codex_source_join(place.source_copy, plugin.folder), folder);
    if (plugin.fallback_manifest)
        await files.write(codex_source_join(folder, '.codex-plugin', 'plugin.json'), JSON.stringify(plugin.fallback_manifest));
    if (plugin.migrates_commands)
        await migrateCommands(folder, files);
}
async function source_setUp(place, files) {
    await files.makeFolder(codexHome(place.home));
    await files.makeFolder(home_temporaryFolder(place.home));
    await files.makeFolder(place.workspace);
    const keys = [];
    if (place.install === 'skills') {
        for (const skill of place.source.skills) {
            if (outermost(skill, place.source) !== skill)
                continue;
            await files.copy(codex_source_join(place.source_copy, codex_source_dirname(skill.path)), codex_source_dirname(source_skillPath(place, skill)), place.source_copy);
        }
        // A link to a file outside its folder has become that file, which Codex would list.
        for (const skill of place.source.skills)
            if (skill.linked)
                await files.remove(source_skillPath(place, skill));
    }
    else {
        for (const plugin of installedPlugins(place.source, place.install)) {
            await installPlugin(place, plugin, files);
            const [market, name] = plugin.cache;
            keys.push(`${name}@${market}`);
        }
    }
    if (place.allow_processes)
        await installHooks(place, files);
    await files.write(codex_source_join(codexHome(place.home), 'config.toml'), renderConfig(place, keys));
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/listing.js
/** The skills of a source → the listing that Codex will put before the model, without starting it; measured on 0.169.0. */









/** `/tmp/ar-0123456789ab/h`: what lib/io/place.ts makes for a unit. */
const HOME_CHARS = 22;
/** What it puts behind the name when there is room. */
function describe(skill) {
    const letters = [...(front_matter_readFields(skill).description ?? '')];
    return letters.length > LIMITS.description_chars
        ? `${letters.slice(0, LIMITS.description_kept_chars).join('')}...`
        : letters.join('');
}
/** Commands that `codex plugin add` makes skills of. */
function listing_listCommands({ source, install }, home) {
    if (install === 'skills')
        return [];
    return knownPlugins(source, install).flatMap(({ name, cache, folder, migrates_commands }) => {
        const commands = external_node_path_.posix.join(folder, 'commands/');
        return source.commands.flatMap(({ path, text }) => {
            if (!migrates_commands || !path.startsWith(commands))
                return [];
            const skill = renderCommandSkill(path.slice(commands.length), text);
            if (!skill)
                return [];
            const at = ['.codex/plugins/cache', ...cache, '.codex-plugin/migrated-command-skills', skill.name, 'SKILL.md'];
            return [{ id: `${name}:${skill.name}`, description: skill.description, path: external_node_path_.posix.join(home, ...at) }];
        });
    });
}
function rootOfSkill(skill, path, { source, install }, home) {
    if (install === 'skills')
        return `${home}/.codex/skills`;
    const [plugin] = plugins_pluginsWith(knownPlugins(source, install), skill.path);
    const folder = plugin?.skill_folders.find((each) => skill.path.startsWith(`${each}/`)) ?? '';
    return path.slice(0, path.length - (skill.path.length - folder.length));
}
function listing_predictListing(place) {
    const home = place.home ?? `/${'h'.repeat(HOME_CHARS - 1)}`;
    const unit = { ...place, home, workspace: '/w', source_copy: '/s', allow_processes: false };
    const listed = place.source.skills
        .filter((skill) => rejection_findRejection(skill, place) === null)
        .map((skill) => {
        const id = source_listedAs(skill, place)[0] ?? skill.id;
        const path = source_skillPath(unit, skill);
        return { skill, id, description: describe(skill), path, root: rootOfSkill(skill, path, place, home) };
    });
    const own = [...listed, ...listing_listCommands(place, home)].sort((one, other) => (one.id < other.id ? -1 : 1));
    const system = SYSTEM_SKILLS.map(({ name, chars }) => ({
        id: name,
        description: 'x'.repeat(chars),
        path: `${home}/.codex/skills/.system/${name}/SKILL.md`,
    }));
    const { kept, total_tokens } = layOut([...system, ...own]);
    const lettersOf = new Map(own.flatMap((entry, at) => ('skill' in entry ? [[entry.skill, kept[at + system.length]]] : [])));
    const offers = place.source.skills.map((skill) => {
        const base = { skill, id: source_listedAs(skill, place)[0] ?? skill.id };
        const letters = lettersOf.get(skill);
        if (!letters)
            return { ...base, ...(0,offer_match/* measureOffer */.HO)(skill, undefined) };
        // A blank at the cut is nothing that is kept.
        return { ...base, ...(0,offer_match/* measureOffer */.HO)(skill, letters.join('')) };
    });
    return { offers, budget_tokens: LISTING_TOKENS, total_tokens };
}
/** Room left in a listing as it was seen; descriptions are cut to use it up, so a full one has none left. */
function listing_headroom(offered) {
    const entries = offered.map(({ id, description, path }) => ({
        id,
        description: description ?? '',
        path: path ?? '',
    }));
    const { total_tokens } = layOut(entries);
    const left = LISTING_TOKENS - total_tokens;
    const fell = offered.some(({ description }) => description === null);
    return { unit: 'tokens', budget: LISTING_TOKENS, left: fell ? Math.min(0, left) : left };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/explain-offer.js





const explain_offer_predictOnce = remember(listing_predictListing, ({ source }) => source, ({ install, home }) => `${install} ${home ?? ''}`);
const explain_offer_thousands = (count) => count.toLocaleString('en');
function explain_offer_explainOffer(skill, place, offer) {
    if (offer === 'full')
        return null;
    const rejection = rejection_findRejection(skill, place);
    if (rejection)
        return offer === 'absent' ? rejection : null;
    const chars = front_matter_readFields(skill).description?.length ?? 0;
    const { total_tokens, budget_tokens, offers } = explain_offer_predictOnce(place);
    const over = total_tokens - budget_tokens;
    const expected = offers.find((each) => each.skill === skill)?.offer;
    if (offer === 'absent' && expected !== 'absent')
        return explainAbsence(skill, place);
    if (offer === 'cut' && over <= 0 && chars > LIMITS.description_chars)
        return `Codex cuts a description of more than ${explain_offer_thousands(LIMITS.description_chars)} characters, and this one has ${explain_offer_thousands(chars)}; shorten it.`;
    const home = place.install === 'skills'
        ? ''
        : ' The length of the home directory counts where a plugin names its skills one by one.';
    const effect = offer === 'cut'
        ? 'so all descriptions are cut to one length'
        : offer === 'name_only'
            ? 'so descriptions are left out'
            : 'and not even the names fit, so the last ones are dropped';
    const need = over > 0 ? `need about ${explain_offer_thousands(over)} more` : 'need more';
    return `Codex gives its skill listing ${explain_offer_thousands(LISTING_TOKENS)} tokens (2 % of the context window) and the skills here ${need}, ${effect}; shorten descriptions or ship fewer skills.${home}`;
}
function explainAbsence(skill, place) {
    const manifest = place.install === 'skills' ? '' : ', or see whether the plugin’s manifest names another skills folder';
    return `Codex did not list ${skill.path}; see what its stderr says of it${manifest}.`;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/launch.js
/** Turns a unit's place into the process to start: one `codex exec --json` against the embedded model or the vendor. */



/** The native binary of a platform build, where npm put it. */
function buildOf(version, platform) {
    const cpu = platform.arch === 'arm64' ? 'aarch64' : 'x86_64';
    const system = platform.os === 'darwin' ? 'apple-darwin' : 'unknown-linux-musl';
    return {
        spec: `codex-native@npm:@openai/codex@${version}-${platform.os}-${platform.arch}`,
        folder: 'codex-native',
        binary: external_node_path_.posix.join('vendor', `${cpu}-${system}`, 'bin', 'codex'),
    };
}
/** Plugins make Codex call out at start: a proxy that nobody listens on keeps such a call on this machine and ends it at once. */
const DEAD_PROXY = {
    ...{ HTTP_PROXY: NOWHERE, HTTPS_PROXY: NOWHERE, ALL_PROXY: NOWHERE, NO_PROXY: '127.0.0.1,localhost' },
    ...{ http_proxy: NOWHERE, https_proxy: NOWHERE, all_proxy: NOWHERE, no_proxy: '127.0.0.1,localhost' },
};
const EMBEDDED_KEY = 'EMBEDDED_MODEL_KEY';
function liveKey(env) {
    return env['CODEX_API_KEY'] || env['OPENAI_API_KEY'] || undefined;
}
function launch_buildEnv(place) {
    const base = { PATH: place.user_env['PATH'] ?? PLAIN_PATH, LANG: 'C.UTF-8', TERM: 'dumb' };
    const home = { HOME: place.home, CODEX_HOME: codexHome(place.home), TMPDIR: home_temporaryFolder(place.home) };
    if (place.model_url !== null)
        return { ...base, ...home, ...DEAD_PROXY, [EMBEDDED_KEY]: 'loopback' };
    const key = liveKey(place.user_env);
    return {
        ...base,
        ...place.user_env,
        ...(key ? { CODEX_API_KEY: key, OPENAI_API_KEY: key } : {}),
        ...(place.own_home ? {} : home),
    };
}
/** A provider of our own speaks plain HTTP; the built-in one would try a WebSocket first. 0.169.0 ignores OPENAI_BASE_URL by itself. */
function providerArgs(name, base_url, env_key, more) {
    const table = `{name=${quoteToml(name)},base_url=${quoteToml(base_url)},wire_api="responses",env_key=${quoteToml(env_key)},supports_websockets=false${more}}`;
    return ['-c', 'model_provider="agent_routing"', '-c', `model_providers.agent_routing=${table}`];
}
function modelArgs(place) {
    const model = place.vendor_model === null ? [] : ['-c', `model=${quoteToml(place.vendor_model)}`];
    const base = place.user_env['OPENAI_BASE_URL'];
    if (place.model_url !== null) {
        const patience = ',request_max_retries=0,stream_max_retries=0,stream_idle_timeout_ms=30000';
        return [...model, ...providerArgs('embedded', `${place.model_url}/v1`, EMBEDDED_KEY, patience)];
    }
    return base
        ? [...model, ...providerArgs('OpenAI-compatible', base.replace(/\/+$/, ''), 'OPENAI_API_KEY', '')]
        : model;
}
function launch_launch(place) {
    return {
        file: place.binary,
        args: [
            'exec',
            '--json',
            '--skip-git-repo-check',
            '-C',
            place.workspace,
            '--dangerously-bypass-approvals-and-sandbox',
            // Hooks that nobody has reviewed are skipped without a word otherwise.
            ...(place.allow_processes ? ['--dangerously-bypass-hook-trust'] : []),
            ...modelArgs(place),
            ...(place.instructions ? ['-c', `developer_instructions=${quoteToml(place.instructions)}`] : []),
            '--',
            // A lone `-` would mean: read the prompt from stdin.
            place.prompt === '-' ? ' -' : place.prompt,
        ],
        env: launch_buildEnv(place),
        cwd: place.workspace,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/offer.js
function turnMetadata(request) {
    try {
        const value = JSON.parse(request.headers['x-codex-turn-metadata'] ?? 'null');
        return typeof value === 'object' && value !== null ? value : null;
    }
    catch {
        return null;
    }
}
function offer_classifyRequest(request) {
    const metadata = turnMetadata(request);
    const helper = request.headers['x-openai-subagent'];
    if (metadata && typeof metadata['request_kind'] === 'string' && metadata['request_kind'] !== 'turn')
        return 'side';
    // Other values (review, compact, memory_consolidation) are Codex's own errands.
    if (helper && helper !== 'collab_spawn')
        return 'side';
    if (helper || metadata?.['thread_source'] === 'subagent')
        return 'subagent';
    return request.tools.length > 0 ? 'main' : 'side';
}
const SECTION = /<skills_instructions>([\s\S]*?)(?:<\/skills_instructions>|$)/;
const ROOT = /^- `(r\d+)` = `(.+)`$/;
const offer_ENTRY = /^- (.+?): (?:(.*) )?\(file: (.+)\)$/;
function expand(path, roots) {
    const slash = path.indexOf('/');
    const root = slash > 0 ? roots.get(path.slice(0, slash)) : undefined;
    return root === undefined ? path : `${root}${path.slice(slash)}`;
}
/** The name of the folder that holds SKILL.md, where it says more than the id. */
function offer_folderOf(path, id) {
    const folder = path.split('/').at(-2);
    return folder && folder !== id ? [folder] : [];
}
/** Codex's own words only: a prompt or a tool's output that looks like a listing is none. */
function offer_readOffer(request) {
    const offered = [];
    for (const { role, text } of request.texts) {
        if (role !== 'developer' && role !== 'system')
            continue;
        const section = text.startsWith('<skills_instructions>') ? SECTION.exec(text)?.[1] : undefined;
        if (section === undefined)
            continue;
        const roots = new Map();
        for (const line of section.split(/\r?\n/)) {
            const root = ROOT.exec(line);
            if (root)
                roots.set(root[1] ?? '', root[2] ?? '');
            const entry = root ? null : offer_ENTRY.exec(line);
            if (!entry)
                continue;
            const id = entry[1] ?? '';
            const path = expand(entry[3] ?? '', roots);
            offered.push({ id, also: offer_folderOf(path, id), description: entry[2] ?? null, path });
        }
    }
    return offered;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/faults.js
/** First that matches; wording of 0.169.0, looser where other versions may differ. */
const KINDS = [
    [/Missing environment variable/i, 'auth'],
    [/unexpected status 40[13]\b|last status: 40[13]\b|\b401 Unauthorized\b|\b403 Forbidden\b/i, 'auth'],
    [
        /invalid_api_key|incorrect api key|not logged in|log ?in again|refresh token|authentication (failed|required)/i,
        'auth',
    ],
    [/quota|usage limit|billing|out of credits|status 402\b/i, 'quota'],
    [/status:? 429\b|too many requests|rate.?limit/i, 'rate_limit'],
    [/idle timeout|request timed out|operation timed out|timeout waiting|deadline has elapsed/i, 'server_timeout'],
    [
        /Connection failed|connection refused|dns error|failed to lookup|network (is )?unreachable|waiting for network/i,
        'unreachable',
    ],
    [
        /model metadata .* not found|model_not_found|does not exist or you do not have access|unsupported model/i,
        'bad_config',
    ],
    // What is left of the refusals asks for another request, not for patience. Of a 400 the body alone is shown.
    [/unexpected status 4\d\d\b|invalid_request_error/i, 'bad_config'],
];
/** What is said on stderr before any request, with an empty stdout. */
const START_FAILURES = [
    [
        /: (command )?not found$|: No such file or directory$|: Permission denied$|cannot execute|Exec format error/m,
        'cli_missing',
    ],
    [
        /Error loading (config|rules)|^Error: .*config|unexpected argument|invalid value|required arguments|unrecognized subcommand/im,
        'bad_config',
    ],
    [
        /Not inside a trusted directory|No prompt provided|is no longer supported|unknown variant|error parsing/im,
        'bad_config',
    ],
    [/^Error: .*(No such file|not found|invalid|must|cannot)/im, 'bad_config'],
];
const faults_cut = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 500);
/** A failed turn: whatever has no better name is the server's doing. */
function faultOfTurn(message) {
    const kind = KINDS.find(([pattern]) => pattern.test(message))?.[1] ?? 'server';
    return { kind, message: faults_cut(message) || 'the turn failed without a reason' };
}
function faultOfStart(stderr, exit_code) {
    const shown = stderr.replace(/^Reading additional input from stdin\.\.\.\s*/, '');
    if (exit_code === 127 || exit_code === 126)
        return { kind: 'cli_missing', message: faults_cut(shown) || `exit code ${exit_code}` };
    const kind = KINDS.slice(0, 3).find(([pattern]) => pattern.test(shown))?.[1] ??
        START_FAILURES.slice(1).find(([pattern]) => pattern.test(shown))?.[1] ??
        (exit_code === 2 ? 'bad_config' : null) ??
        START_FAILURES.slice(0, 1).find(([pattern]) => pattern.test(shown))?.[1] ??
        'crashed';
    return { kind, message: faults_cut(shown) || `exited with ${exit_code ?? 'no code'} and said nothing` };
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./build/lib/agents/codex/command.js
/** The shell that Codex wraps around a command → the command a model asked for. */


const command_SHELLS = new Set(['bash', 'sh', 'zsh', 'dash']);
/** `/bin/bash -lc 'cat x'` → `cat x`; anything else stays as it is. */
function unwrapCommand(command) {
    const head = command.match(/^\s*(\S+)\s+-l?c\s/);
    if (!head || !command_SHELLS.has((0,posix_.basename)(head[1] ?? '')))
        return command;
    const words = splitWords(command);
    return words && words.length === 3 ? (words[2] ?? command) : command;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/items.js



function items_parseLine(line) {
    if (!line.startsWith('{'))
        return null;
    try {
        const value = JSON.parse(line);
        return (0,json_value/* isJson */.Fh)(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** A run with more calls open at once than this is no agent's; what goes beyond is forgotten, not kept. */
const MOST_OPEN = 500;
function createItemsReader(sink) {
    const state = {
        started: false,
        ended: false,
        failure: null,
        last_error: null,
        error_place: null,
        commands: new Map(),
    };
    const open = new Map();
    let thread = null;
    let last_message = null;
    function closeCommand(id, item, place) {
        const command = unwrapCommand((0,json_value/* string */.Yj)(item['command']));
        const exit_code = (0,json_value/* number */.ai)(item['exit_code']);
        const status = (0,json_value/* string */.Yj)(item['status']);
        const outcome = status === 'declined' ? 'denied' : status === 'in_progress' ? 'unfinished' : exit_code === 0 ? 'ran' : 'failed';
        const message = outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null;
        countCommand(state.commands, command);
        const output = (0,json_value/* string */.Yj)(item['aggregated_output']);
        sink.tellCommand({ call_id: id, command, cwd: null, output, exit_code, outcome, message }, place);
    }
    function closePatch(id, item, place) {
        const outcome = item['status'] === 'completed' ? 'ran' : item['status'] === 'in_progress' ? 'unfinished' : 'failed';
        const changes = (0,json_value/* objects */.JD)(item['changes']);
        const call = { call_id: id, tool: 'apply_patch', input: { changes }, outcome, message: null, output: '' };
        sink.tell('tool_call', call, place);
        for (const { path, kind } of changes) {
            const command = `${kind === 'add' ? 'true >' : 'true >>'} ${quoteWord((0,json_value/* string */.Yj)(path))}`;
            sink.tellReads({ call_id: id, command, cwd: null, output: '', exit_code: 0, outcome }, place);
        }
    }
    function closeTool(id, item, tool, input, place) {
        const error = (0,json_value/* isJson */.Fh)(item['error']) ? (0,json_value/* string */.Yj)(item['error']['message']) : (0,json_value/* string */.Yj)(item['error']);
        const status = (0,json_value/* string */.Yj)(item['status']);
        const outcome = error || status === 'failed' ? 'failed' : status === 'in_progress' ? 'unfinished' : 'ran';
        const output = JSON.stringify(item['result'] ?? item['agents_states'] ?? '');
        sink.tell('tool_call', { call_id: id, tool, input, outcome, message: error || null, output }, place);
    }
    function close(id, item, place) {
        switch (item['type']) {
            case 'agent_message':
                last_message = (0,json_value/* string */.Yj)(item['text']);
                sink.tell('message', { text: last_message }, place);
                break;
            case 'command_execution':
                closeCommand(id, item, place);
                break;
            case 'file_change':
                closePatch(id, item, place);
                break;
            case 'mcp_tool_call':
                closeTool(id, item, `mcp__${(0,json_value/* string */.Yj)(item['server'])}__${(0,json_value/* string */.Yj)(item['tool'])}`, item['arguments'], place);
                break;
            case 'collab_tool_call':
                closeTool(id, item, (0,json_value/* string */.Yj)(item['tool']), { prompt: item['prompt'] }, place);
                break;
            case 'web_search':
                closeTool(id, item, 'web_search', { query: item['query'] }, place);
                break;
            default:
            // reasoning, todo_list; and `error`, which is a warning here: the run goes on.
        }
    }
    function readItem(type, item) {
        const id = (0,json_value/* string */.Yj)(item['id']);
        if (type === 'item.completed') {
            open.delete(id);
            if (item['type'] !== 'error')
                state.last_error = null;
            close(id, item);
        }
        else if (open.size < MOST_OPEN)
            open.set(id, { item, place: sink.place() });
    }
    function readEnd(event) {
        state.ended = true;
        const usage = (0,json_value/* isJson */.Fh)(event['usage']) ? event['usage'] : {};
        const { input_tokens, output_tokens } = usage;
        const told = { input_tokens: (0,json_value/* number */.ai)(input_tokens), output_tokens: (0,json_value/* number */.ai)(output_tokens), cost_usd: null };
        if (last_message !== null)
            sink.tell('final_answer', { text: last_message });
        sink.tell('end', { usage: told, session_id: thread });
    }
    return {
        state,
        /** False when the line is none of Codex's. */
        read(line) {
            const event = items_parseLine(line);
            const type = (0,json_value/* string */.Yj)(event?.['type']);
            if (!event || !type)
                return false;
            if (type === 'thread.started')
                thread = (0,json_value/* string */.Yj)(event['thread_id']) || null;
            else if (type === 'turn.completed')
                readEnd(event);
            else if (type === 'turn.failed') {
                state.failure = (0,json_value/* isJson */.Fh)(event['error']) ? (0,json_value/* string */.Yj)(event['error']['message']) : 'the turn failed';
                state.error_place = sink.place();
            }
            else if (type === 'error') {
                state.last_error = (0,json_value/* string */.Yj)(event['message']);
                state.error_place = sink.place();
            }
            else if (type.startsWith('item.') && (0,json_value/* isJson */.Fh)(event['item']))
                readItem(type, event['item']);
            else if (type !== 'turn.started')
                return false;
            state.started = true;
            return true;
        },
        /** Calls that nothing ever closed: started when the run was cut off, or still running when it ended. */
        end() {
            for (const [id, { item, place }] of open)
                close(id, { ...item, status: 'in_progress' }, place);
            open.clear();
        },
    };
}
const keyOf = (command) => command.trim().slice(0, 2000);
function countCommand(commands, command) {
    if (commands.size < 5000)
        commands.set(keyOf(command), (commands.get(keyOf(command)) ?? 0) + 1);
}
/** True when another part of the transcript told this command already; takes that telling off the count. */
function discountCommand(commands, command) {
    const told = commands.get(keyOf(command)) ?? 0;
    if (told > 0)
        commands.set(keyOf(command), told - 1);
    return told > 0;
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/plain.js


const RESULT = /^ (succeeded|exited (-?\d+)) in [\d.]+m?s:$/;
const plain_HEADER = /^(user|codex|thinking|exec|tokens used|hook: .*|warning: .*|ERROR: .*|apply_patch.*|tool .*|mcp: .*|file update.*|patch: .*)$/;
/** More output than this is another agent's log or a file dump; its beginning is enough to know a skill by. */
const plain_MOST_OUTPUT = 4_000_000;
function createPlainReader(sink, isRefusal) {
    let banner = false;
    let section = 'head';
    let rules = 0;
    let block = null;
    let said = null;
    let blank_before = true;
    let session = null;
    let error = null;
    let error_place = null;
    let total = null;
    let calls = 0;
    function closeBlock() {
        if (block) {
            const { place, command, cwd, exit_code, output } = block;
            const outcome = section === 'exec' ? 'unfinished' : exit_code === 0 ? 'ran' : 'failed';
            const message = outcome === 'failed' ? `exit code ${exit_code}` : null;
            const text = output.join('\n');
            sink.tellCommand({ call_id: `exec_${calls}`, command: unwrapCommand(command), cwd, output: text, exit_code, outcome, message }, place);
        }
        if (said)
            sink.tell('message', { text: said.lines.join('\n') }, said.place);
        block = null;
        said = null;
    }
    function open(line) {
        closeBlock();
        section = 'other';
        if (line === 'user')
            section = 'user';
        else if (line === 'tokens used')
            section = 'tokens';
        else if (line === 'codex') {
            section = 'codex';
            said = { lines: [], place: sink.place() };
        }
        else if (line === 'exec') {
            section = 'exec';
            calls += 1;
            block = { place: sink.place(), command: '', cwd: null, exit_code: null, output: [], size: 0 };
        }
        else if (line.startsWith('ERROR: ')) {
            error = line.slice(7);
            error_place = sink.place();
        }
    }
    function readExec(line) {
        if (!block)
            return;
        const result = RESULT.exec(line);
        if (!result) {
            block.command += block.command === '' ? line : `\n${line}`;
            return;
        }
        const at = block.command.lastIndexOf(' in /');
        if (at > 0) {
            block.cwd = block.command.slice(at + 4);
            block.command = block.command.slice(0, at);
        }
        block.exit_code = result[2] === undefined ? 0 : Number(result[2]);
        section = 'output';
    }
    /**
     * Inside an output a header only counts after the blank line that Codex puts there: outputs may hold logs of Codex. Behind a command
     * that printed nothing there is none.
     */
    function isHeader(line) {
        if (!plain_HEADER.test(line))
            return false;
        return section === 'output' ? blank_before || isSilent() : section !== 'exec';
    }
    function isSilent() {
        if (!block || block.output.length > 0)
            return false;
        return block.exit_code !== 0 || !surelyPrints(unwrapCommand(block.command));
    }
    return {
        isPlain: () => banner,
        session: () => session,
        total: () => total,
        failure: () => (error === null ? null : { message: error, place: error_place }),
        read(line) {
            if (!banner) {
                banner = /^OpenAI Codex v\d/.test(line);
                return;
            }
            if (rules < 2) {
                if (line === '--------')
                    rules += 1;
                session = /^session id: (\S+)$/.exec(line)?.[1] ?? session;
                return;
            }
            const header = isHeader(line);
            const free = section !== 'output' && section !== 'exec';
            if ((free || blank_before) && isRefusal(line, header))
                return;
            if (header)
                open(line);
            else if (section === 'exec')
                readExec(line);
            else if (section === 'output' && block && block.size < plain_MOST_OUTPUT) {
                block.output.push(line);
                block.size += line.length + 1;
            }
            else if (section === 'codex' && said && said.lines.length < 10_000)
                said.lines.push(line);
            else if (section === 'tokens' && /^[\d,]+$/.test(line))
                total = Number(line.replaceAll(',', ''));
            blank_before = line === '';
        },
        end: closeBlock,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/sink.js

/** Codex's shell goes by many names (exec_command, Bash in hooks, command_execution in --json); this one stands for all. */
const SHELL_TOOL = 'shell';
function createSink(facts, emit) {
    const disk = new Map();
    let here = { stream: 'stdout', line: 0, proof: '' };
    const tell = (type, what, place = here) => emit(Object.assign({ type }, what, place));
    return {
        at(stream, line, proof) {
            here = { stream, line, proof: proof.slice(0, 500) };
        },
        place: () => here,
        tell,
        tellReads,
        tellCommand(call, place = here) {
            const { call_id, outcome, message, output, command } = call;
            tell('tool_call', { call_id, tool: SHELL_TOOL, input: { command }, outcome, message, output }, place);
            tellReads(call, place);
        },
    };
    function tellReads(call, place = here) {
        const { call_id, outcome, output, command, cwd, exit_code } = call;
        const came_back = outcome === 'ran' || outcome === 'failed';
        const { reads } = readSkillsFromShell({
            command,
            cwd: cwd ?? facts.cwd,
            output: came_back ? shownToModel(output) : '',
            exit_code: came_back ? exit_code : 1,
            skills: facts.installed_skills,
            bodyOf: facts.body_of,
            ...(came_back ? { disk } : {}),
        });
        const refusal = outcome === 'unfinished' ? 'unfinished' : 'denied';
        for (const { skill, path, text, why } of reads) {
            const read = came_back ? { text, why } : { text: 'none', why: refusal };
            tell('skill_read', { call_id, skill, also: alsoOf(facts, skill, path), path, ...read }, place);
        }
    }
}
/** 10,000 tokens of four bytes; of a longer output a model gets the beginning and the end (0.169.0). `--json` shows all of it. */
const MOST_SHOWN = 40_000;
function shownToModel(output) {
    if (output.length <= MOST_SHOWN / 4)
        return output;
    const bytes = Buffer.from(output);
    if (bytes.length <= MOST_SHOWN)
        return output;
    return `${bytes.subarray(0, MOST_SHOWN / 2)}\n\n${bytes.subarray(bytes.length - MOST_SHOWN / 2)}`;
}
/** The folder's name stands for the skill too, where it is known to be that skill's, and its plugin's name before it. */
function alsoOf(facts, skill, path) {
    const known = facts.installed_skills?.find((each) => each.id === skill && (path === null || each.path === path));
    return [known?.dir ?? skill, ...(known?.also ?? [])].filter((name) => name !== skill);
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/refusals.js


const LOG_LINE = /^(?:\u001b\[[\d;]*m)*\d{4}-\d\d-\d\dT[\d:.]+Z/;
const ROUTER = /ERROR(?:\u001b\[[\d;]*m|\s)*codex_core::tools::router:(?:\u001b\[[\d;]*m|\s)*error(?:\u001b\[[\d;]*m)*=(?:\u001b\[[\d;]*m)*([\s\S]*)$/;
const BLOCKED = /^(?:Command|Tool call) blocked by PreToolUse hook: ([\s\S]*)$/;
const REJECTED = /^(?:exec_command failed: |\w+ failed: )?(?:CreateProcess \{ message: )?"?Rejected\(\\?"([\s\S]*)\\?"\)/;
/** The words by which a refusal reaches the model and stderr alike. */
function parseRefusal(said) {
    const blocked = BLOCKED.exec(said.trimEnd());
    if (blocked) {
        const text = blocked[1] ?? '';
        // The reason is a hook's own text and may hold the marker itself; the last one is Codex's.
        const at = text.lastIndexOf('. Command: ');
        const tool_at = at < 0 ? text.lastIndexOf('. Tool: ') : -1;
        if (at >= 0)
            return { outcome: 'blocked_by_hook', tool: SHELL_TOOL, command: text.slice(at + 11), message: text.slice(0, at) };
        const tool = tool_at < 0 ? '' : text.slice(tool_at + 8);
        return { outcome: 'blocked_by_hook', tool, command: null, message: tool_at < 0 ? text : text.slice(0, tool_at) };
    }
    const unsupported = /^unsupported (?:custom tool )?call: (\S+)\s*$/.exec(said);
    if (unsupported)
        return { outcome: 'unavailable', tool: unsupported[1] ?? '', command: null, message: said.trim() };
    const rejected = REJECTED.exec(said);
    if (!rejected)
        return null;
    const text = unescapeDebug(unescapeDebug(rejected[1] ?? ''));
    const named = /^`([\s\S]*)` rejected: ([\s\S]*)$/.exec(text);
    const command = named ? unwrapCommand(named[1] ?? '') : null;
    return { outcome: 'denied', tool: SHELL_TOOL, command, message: named ? (named[2] ?? text) : text };
}
/** Rust's debug strings. */
function unescapeDebug(text) {
    const plain = { n: '\n', t: '\t', r: '\r' };
    return text.replace(/\\(.)/g, (_, char) => plain[char] ?? char).replace(/\\$/, '');
}
/** A log line may go on over several lines when the command does. */
function createRefusalReader(sink, onRefusal) {
    let open = null;
    function close() {
        if (!open)
            return;
        const refusal = parseRefusal(open.text);
        if (refusal)
            onRefusal(refusal, open.place);
        open = null;
    }
    return {
        /** ends: the line surely begins something new. */
        read(line, ends) {
            const said = LOG_LINE.test(line) ? ROUTER.exec(line)?.[1] : undefined;
            if (said !== undefined) {
                close();
                open = { text: said, place: sink.place(), lines: 1 };
                return true;
            }
            if (!open)
                return false;
            if (ends || LOG_LINE.test(line) || open.lines >= 200) {
                close();
                return false;
            }
            open.text += `\n${line}`;
            open.lines += 1;
            return true;
        },
        end: close,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/session-log.js
/** Rollout lines (the unit's own session log) → the events that stdout does not show: injected skills, refused and silent calls. */




const session_log_MOST_OPEN = 500;
const INJECTED = /<skill>\s*<name>([^<\n]+)<\/name>(?:\s*<path>([^<\n]+)<\/path>)?/;
/** Of code mode's JavaScript only the one literal command is of interest; a script that runs several says no single one. */
function session_log_inputOf(payload) {
    if (payload['type'] === 'function_call')
        return items_parseLine((0,json_value/* string */.Yj)(payload['arguments'])) ?? {};
    const script = (0,json_value/* string */.Yj)(payload['input']);
    const commands = [...script.matchAll(/["']?\bcmd["']?\s*:\s*("(?:[^"\\\n]|\\.)*")/g)];
    try {
        return commands.length === 1 ? { cmd: JSON.parse(commands[0]?.[1] ?? '""') } : {};
    }
    catch {
        return {};
    }
}
/** Only parts that Codex marks as a selected skill's: a listing names every skill, and a prompt may imitate the tag. */
function readInjection(payload, sink) {
    const metadata = payload['internal_chat_message_metadata_passthrough'];
    const kinds = (0,json_value/* isJson */.Fh)(metadata) ? (0,json_value/* list */.p_)(metadata['content_item_kinds']) : [];
    (0,json_value/* objects */.JD)(payload['content']).forEach((part, index) => {
        if (kinds[index] !== 'skills.selected_skill_instructions')
            return;
        const match = INJECTED.exec((0,json_value/* string */.Yj)(part['text']));
        if (!match)
            return;
        const folder = match[2]?.split('/').at(-2);
        sink.tell('skill_call', {
            call_id: (0,json_value/* string */.Yj)(payload['id']) || `mention_${sink.place().line}`,
            tool: 'skill',
            input: { name: match[1], path: match[2] ?? null },
            skill: match[1] ?? '',
            also: folder && folder !== match[1] ? [folder] : [],
            how: 'injected',
            outcome: 'ran',
            message: null,
            output: (0,json_value/* string */.Yj)(part['text']),
        });
    });
}
function createSessionLogReader(sink, told, onRefusal) {
    const open = new Map();
    let asked = false;
    let answered = false;
    function readOutput(payload) {
        const id = (0,json_value/* string */.Yj)(payload['call_id']);
        const call = open.get(id);
        open.delete(id);
        const output = payload['output'];
        const parts = Array.isArray(output) ? (0,json_value/* objects */.JD)(output).map((part) => (0,json_value/* string */.Yj)(part['text'])) : [(0,json_value/* string */.Yj)(output)];
        // Code mode puts its own words before the tool's.
        const refusal = parts
            .map((part) => parseRefusal(part.replace(/^Script error:\n/, '')))
            .find((found) => found !== null);
        if (!refusal)
            return;
        const asked = (0,json_value/* string */.Yj)(call?.input['cmd']) || refusal.command || null;
        onRefusal({ ...refusal, command: asked, tool: refusal.tool || call?.name || '', input: call?.input });
    }
    /** A command that ran without an item on stdout: denied by a sandbox, or run by a subagent. */
    function readCommand(item) {
        const words = (0,json_value/* list */.p_)(item['command']).map(String);
        const command = words.length === 3 ? (words[2] ?? '') : unwrapCommand(words.join(' ') || (0,json_value/* string */.Yj)(item['command']));
        if (!command || discountCommand(told, command))
            return;
        const exit_code = (0,json_value/* number */.ai)(item['exit_code']);
        const outcome = item['status'] === 'declined' ? 'denied' : exit_code === 0 || item['status'] === 'completed' ? 'ran' : 'failed';
        sink.tellCommand({
            call_id: (0,json_value/* string */.Yj)(item['id']),
            command,
            cwd: (0,json_value/* string */.Yj)(item['cwd']).replace(/^file:\/\//, '') || null,
            output: (0,json_value/* string */.Yj)(item['aggregated_output']),
            exit_code,
            outcome,
            message: outcome === 'failed' ? `exit code ${exit_code ?? 'unknown'}` : null,
        });
    }
    return {
        /** The prompt went to the model and nothing ever came back. */
        unanswered: () => asked && !answered,
        read(line) {
            const entry = items_parseLine(line);
            const payload = entry?.['payload'];
            if (!entry || !(0,json_value/* isJson */.Fh)(payload))
                return;
            const type = (0,json_value/* string */.Yj)(payload['type']);
            if (entry['type'] === 'response_item') {
                if (payload['role'] === 'user')
                    asked = true;
                else if (payload['role'] === 'assistant' || type.endsWith('_call') || type === 'reasoning')
                    answered = true;
                if (type === 'message' && payload['role'] === 'user')
                    readInjection(payload, sink);
                else if ((type === 'function_call' || type === 'custom_tool_call') && open.size < session_log_MOST_OPEN)
                    open.set((0,json_value/* string */.Yj)(payload['call_id']), { name: (0,json_value/* string */.Yj)(payload['name']), input: session_log_inputOf(payload) });
                else if (type.endsWith('_call_output'))
                    readOutput(payload);
            }
            else if (entry['type'] === 'event_msg' && type === 'item_completed' && (0,json_value/* isJson */.Fh)(payload['item'])) {
                if (payload['item']['type'] === 'CommandExecution')
                    readCommand(payload['item']);
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/transcript.js






/** Enough of stderr to see why a run did not start. */
const STDERR_KEPT = 8_000;
function transcript_createParser(facts, emit) {
    const sink = createSink(facts, emit);
    const items = createItemsReader(sink);
    const refused = [];
    const lines = { stdout: 0, stderr: 0, session_log: 0 };
    let answer = [];
    let stderr = '';
    /** stderr and rollout tell of the same refusal: stderr is its place, the rollout may know what was asked. */
    function refuse(refusal, place, from_log) {
        const same = refused.find((other) => other.from_log !== from_log && !other.both && isSame(other.refusal, refusal));
        if (!same) {
            if (refused.length < 5000)
                refused.push({ refusal, place, from_log, both: false });
            return;
        }
        same.both = true;
        same.refusal = {
            ...same.refusal,
            command: same.refusal.command ?? refusal.command,
            input: same.refusal.input ?? refusal.input,
        };
        if (!from_log)
            same.place = place;
    }
    const refusals = createRefusalReader(sink, (refusal, place) => refuse(refusal, place, false));
    const plain = createPlainReader(sink, refusals.read);
    const log = createSessionLogReader(sink, items.state.commands, (refusal) => refuse(refusal, sink.place(), true));
    function tellRefusals() {
        refused.forEach(({ refusal, place }, index) => {
            const { outcome, tool, command, message } = refusal;
            const call_id = `refused_${index + 1}`;
            if (command === null)
                sink.tell('tool_call', { call_id, tool, input: refusal.input ?? {}, outcome, message, output: '' }, place);
            else
                sink.tellCommand({ call_id, command, cwd: null, output: '', exit_code: null, outcome, message }, place);
        });
    }
    function tellFault(exit) {
        const nowhere = { stream: 'stderr', line: Math.max(lines.stderr, 1), proof: '' };
        const { state } = items;
        const place = state.error_place ?? nowhere;
        const words = plain.failure();
        const failed = exit.exit_code !== 0 && exit.exit_code !== null;
        if (exit.spawn_error)
            sink.tell('fault', { fault: { kind: 'cli_missing', message: exit.spawn_error.slice(0, 500) } }, nowhere);
        else if (state.failure !== null && !state.ended)
            sink.tell('fault', { fault: faultOfTurn(state.failure) }, place);
        else if (state.last_error !== null && !state.ended)
            sink.tell('fault', { fault: faultOfTurn(state.last_error) }, place);
        else if (words && failed)
            sink.tell('fault', { fault: faultOfTurn(words.message) }, words.place ?? nowhere);
        // Codex 0.169.0 has no limit for an answer that does not even begin. Only the rollout proves that none did.
        else if (exit.timed_out && !state.ended && log.unanswered())
            sink.tell('fault', { fault: { kind: 'server_timeout', message: 'the model server had not answered when time was up' } }, nowhere);
        else if (failed && !state.ended && !exit.timed_out && exit.signal === null) {
            const proof = stderr.trim().split('\n').at(-1)?.slice(0, 500) ?? '';
            const fault = faultOfStart(stderr, exit.exit_code);
            const began = state.started || plain.isPlain();
            sink.tell('fault', { fault: began ? { ...fault, kind: 'crashed' } : fault }, { ...nowhere, proof });
        }
    }
    function endPlain(exit) {
        plain.end();
        if (!plain.isPlain() || exit.exit_code !== 0 || plain.total() === null)
            return;
        const place = {
            stream: 'stdout',
            line: Math.max(lines.stdout, 1),
            proof: (answer.at(-1) ?? '').slice(0, 500),
        };
        sink.tell('final_answer', { text: answer.join('\n') }, place);
        const usage = { input_tokens: plain.total(), output_tokens: null, cost_usd: null };
        sink.tell('end', { usage, session_id: plain.session() }, place);
    }
    return {
        stdout(raw) {
            const line = raw.replace(/\r$/, '');
            lines.stdout += 1;
            sink.at('stdout', lines.stdout, line);
            // Without --json stdout is the last message and nothing else.
            if (!items.read(line) && !items.state.started && answer.length < 10_000)
                answer.push(line);
            else if (items.state.started)
                answer = [];
        },
        stderr(raw) {
            const line = raw.replace(/\r$/, '');
            lines.stderr += 1;
            if (stderr.length < STDERR_KEPT)
                stderr += `${line.slice(0, 2000)}\n`;
            sink.at('stderr', lines.stderr, line);
            if (plain.isPlain())
                plain.read(line);
            else if (!refusals.read(line, false))
                plain.read(line);
        },
        sessionLog(raw) {
            lines.session_log += 1;
            sink.at('session_log', lines.session_log, raw);
            log.read(raw.replace(/\r$/, ''));
        },
        end(exit) {
            refusals.end();
            items.end();
            endPlain(exit);
            tellRefusals();
            tellFault(exit);
        },
    };
}
function isSame(one, other) {
    if (one.outcome !== other.outcome || (one.tool && other.tool && one.tool !== other.tool))
        return false;
    if (one.command === null || other.command === null)
        return true;
    const [short = '', long = ''] = [one.command.trim(), other.command.trim()].sort((a, b) => a.length - b.length);
    // Noise on stderr may have been taken for the command's next lines.
    return short === long || (short !== '' && long.startsWith(`${short}\n`));
}

;// CONCATENATED MODULE: ./build/lib/agents/codex/index.js
/** OpenAI Codex CLI, as the table of agents needs it. */









const codex = {
    name: 'codex',
    title: 'Codex',
    pinned: VERSION,
    build: buildOf,
    registry_package: '@openai/codex',
    installs: source_INSTALLS,
    // As the seed syncs skills into CODEX_HOME; a plugin is listed by longer paths and loses descriptions sooner.
    defaultInstall: () => 'skills',
    // 0.169.0 lets only its model start an agent, and shows nothing of what that one does.
    subagents: { how: 'as_instructions', folders: [] },
    lacksTool: lacksTool,
    denies_by_source: true,
    codec: responses,
    credentials: facts_CREDENTIALS,
    setUp: source_setUp,
    skillPath: source_skillPath,
    launch: launch_launch,
    warm: null,
    classifyRequest: offer_classifyRequest,
    readOffer: offer_readOffer,
    explainOffer: explain_offer_explainOffer,
    headroom: listing_headroom,
    predictOffers: (place) => listing_predictListing(place).offers,
    listedAs: source_listedAs,
    callSkill: calls_callSkill,
    readFile: calls_readFile,
    callTool: calls_callTool,
    createParser: transcript_createParser,
    session_logs: ['.codex/sessions/**/rollout-*.jsonl'],
    shared_logs: ['.codex'],
};

;// CONCATENATED MODULE: ./build/lib/model/chat-completions.js
/** Codec of the OpenAI chat completions API (`POST /v1/chat/completions`): a request becomes a ModelRequest, a turn becomes SSE or JSON. */

/** Content is a string or a list of parts; images and other parts carry no text. */
function chat_completions_textOf(content) {
    if (typeof content === 'string')
        return content;
    return (0,json_value/* list */.p_)(content)
        .map((part) => (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(part)['text']))
        .join('');
}
/** Arguments travel as JSON text. Text that is no JSON is kept as it is: freeform tools send that, and so do broken models. */
function parseArguments(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
function parseTool(tool) {
    const { type, function: fn, custom } = (0,json_value/* asFields */.qI)(tool);
    const spec = (0,json_value/* asFields */.qI)(type === 'custom' ? custom : fn);
    return {
        name: (0,json_value/* string */.Yj)(spec['name']),
        description: (0,json_value/* string */.Yj)(spec['description']),
        freeform: type === 'custom',
        input_schema: spec['parameters'] ?? spec['format'] ?? null,
    };
}
function parseCall(call) {
    const { id, function: fn, custom } = (0,json_value/* asFields */.qI)(call);
    if (custom)
        return { call_id: (0,json_value/* string */.Yj)(id), name: (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(custom)['name']), input: (0,json_value/* asFields */.qI)(custom)['input'] };
    const { name, arguments: text } = (0,json_value/* asFields */.qI)(fn);
    return { call_id: (0,json_value/* string */.Yj)(id), name: (0,json_value/* string */.Yj)(name), input: parseArguments((0,json_value/* string */.Yj)(text)) };
}
function chat_completions_parseRequest(body, headers) {
    const { model, stream, messages, tools } = (0,json_value/* asFields */.qI)(body);
    const texts = [];
    const calls = [];
    const results = [];
    let step = 0;
    for (const message of (0,json_value/* list */.p_)(messages).map(json_value/* asFields */.qI)) {
        const role = (0,json_value/* string */.Yj)(message['role']);
        const text = chat_completions_textOf(message['content']);
        if (role === 'tool') {
            // This API has no error flag: whether a call failed stands in the words alone.
            results.push({ call_id: (0,json_value/* string */.Yj)(message['tool_call_id']), text, is_error: false });
            continue;
        }
        if (role === 'assistant') {
            step += 1;
            calls.push(...(0,json_value/* list */.p_)(message['tool_calls']).map(parseCall));
        }
        if (text && (role === 'system' || role === 'developer' || role === 'user' || role === 'assistant'))
            texts.push({ role, text });
    }
    return {
        model: (0,json_value/* string */.Yj)(model),
        stream: stream === true,
        headers,
        texts,
        tools: (0,json_value/* list */.p_)(tools).map(parseTool),
        calls,
        results,
        step,
    };
}
const chat_completions_USAGE = {
    prompt_tokens: 100,
    completion_tokens: 10,
    total_tokens: 110,
    prompt_tokens_details: { cached_tokens: 0 },
};
function renderCalls(turn, request, id) {
    return turn.calls.map((call, index) => {
        const freeform = typeof call.input === 'string' && request.tools.some((t) => t.name === call.name && t.freeform);
        const head = { index, id: `call_${id}_${index}` };
        if (freeform)
            return { ...head, type: 'custom', custom: { name: call.name, input: call.input } };
        const text = typeof call.input === 'string' ? call.input : JSON.stringify(call.input ?? {});
        return { ...head, type: 'function', function: { name: call.name, arguments: text } };
    });
}
function chat_completions_renderReply(turn, request, id) {
    const calls = renderCalls(turn, request, id);
    const finish = calls.length ? 'tool_calls' : 'stop';
    // created is fixed: a reply is a pure function of its arguments.
    const head = { id: `chatcmpl-${id}`, created: 0, model: request.model };
    if (!request.stream) {
        const tool_calls = calls.map(({ index: _, ...call }) => call);
        const message = { role: 'assistant', content: turn.text || null, ...(calls.length ? { tool_calls } : {}) };
        const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
        return {
            status: 200,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...head, object: 'chat.completion', choices, usage: chat_completions_USAGE }),
        };
    }
    const chunk = (choices, more = {}) => `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
    const delta = (fields, finish_reason = null) => chunk([{ index: 0, delta: fields, logprobs: null, finish_reason }]);
    const body = [
        delta({ role: 'assistant', content: '' }),
        ...(turn.text ? [delta({ content: turn.text })] : []),
        ...calls.map((call) => delta({ tool_calls: [call] })),
        delta({}, finish),
        chunk([], { usage: chat_completions_USAGE }),
        'data: [DONE]\n\n',
    ].join('');
    return { status: 200, headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }, body };
}
const chatCompletions = {
    matches: (method, path) => method === 'POST' && path === '/v1/chat/completions',
    parseRequest: chat_completions_parseRequest,
    renderReply: chat_completions_renderReply,
    renderError: (status, kind, message) => ({
        status,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ error: { message, type: kind, param: null, code: kind } }),
    }),
};

;// CONCATENATED MODULE: ./build/lib/agents/copilot/calls.js
/** How a model on Copilot CLI calls a skill, reads a file, or makes a call that a case describes in Claude's words. */


const calls_has = (request, name) => request.tools.some((tool) => tool.name === name);
/** Ids are matched ignoring case; a `plugin:` prefix or a leading slash is refused (1.0.102). */
function copilot_calls_callSkill(request, skill) {
    return calls_has(request, 'skill') ? { name: 'skill', input: { skill: skill.id } } : null;
}
/** view first: the shell may not touch paths outside the workspace, while view may read the folder of a loaded skill. */
function copilot_calls_readFile(request, path) {
    if (calls_has(request, 'view'))
        return { name: 'view', input: { path } };
    if (!calls_has(request, 'bash'))
        return null;
    return { name: 'bash', input: { command: `cat -- ${quoteWord(path)}`, description: 'Read a file' } };
}
/** Claude's tool names, which cases are written in, and what Copilot calls them. */
const TRANSLATIONS = {
    bash: (input) => ({ name: 'bash', input: { description: 'Run a command', ...input } }),
    read: ({ file_path, path, ...rest }) => ({ name: 'view', input: { path: file_path ?? path, ...rest } }),
    write: ({ file_path, content }) => ({ name: 'create', input: { path: file_path, file_text: content } }),
    edit: ({ file_path, old_string, new_string }) => ({
        name: 'edit',
        input: { path: file_path, old_str: old_string, new_str: new_string },
    }),
    grep: ({ path, ...rest }) => ({ name: 'grep', input: path === undefined ? rest : { ...rest, paths: path } }),
    glob: ({ path, ...rest }) => ({ name: 'glob', input: path === undefined ? rest : { ...rest, paths: path } }),
    webfetch: (input) => ({ name: 'web_fetch', input }),
    websearch: (input) => ({ name: 'web_search', input }),
    task: ({ subagent_type, ...rest }) => ({
        name: 'task',
        input: { agent_type: subagent_type, name: 'task', mode: 'sync', ...rest },
    }),
};
/** A tool of Copilot's own name goes through as it is. `mcp__server__tool` is Claude's way to write `server-tool`. */
function copilot_calls_callTool(request, tool, input) {
    if (calls_has(request, tool) && tool !== 'bash')
        return { name: tool, input };
    const mcp = /^mcp__(.+?)__(.+)$/.exec(tool);
    const call = mcp
        ? { name: `${mcp[1]}-${mcp[2]}`, input }
        : (TRANSLATIONS[tool.toLowerCase()]?.((0,json_value/* asFields */.qI)(input)) ?? { name: tool, input });
    return calls_has(request, call.name) ? call : null;
}
const ONLINE = new Set(['webfetch', 'websearch', 'web_fetch', 'web_search']);
/** Offline, which embedded modes are, 1.0.102 offers no tool for the web. */
const calls_lacksTool = (tool, mode) => mode !== 'live' && ONLINE.has(tool.toLowerCase())
    ? `unavailable: Copilot CLI offers no ${tool} in mode ${mode}, which is offline`
    : null;

;// CONCATENATED MODULE: ./build/lib/agents/copilot/launch.js
/** The command line and whole environment of one Copilot CLI run, in an embedded mode or with the user's own credentials. */


const launch_CREDENTIALS = {
    /** Any of these lets Copilot 1.0.102 reach a model; a local provider needs no key. */
    any_of: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_PROVIDER_BASE_URL'],
    secrets: ['COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN', 'COPILOT_PROVIDER_HEADERS'],
    settings: [
        'COPILOT_PROVIDER_TYPE',
        'COPILOT_PROVIDER_WIRE_API',
        'COPILOT_PROVIDER_TRANSPORT',
        'COPILOT_PROVIDER_AZURE_API_VERSION',
        'COPILOT_PROVIDER_MODEL_ID',
        'COPILOT_PROVIDER_WIRE_MODEL',
        'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
        'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
        'COPILOT_MODEL',
        'COPILOT_API_URL',
        'COPILOT_OFFLINE',
        'COPILOT_NATIVE_HTTP_TIMEOUT_MS',
        'COPILOT_GH_HOST',
        'GH_HOST',
    ],
    homes: ['COPILOT_HOME'],
};
const SECRETS = [...launch_CREDENTIALS.any_of, ...launch_CREDENTIALS.secrets].filter((name) => !name.endsWith('_URL'));
/** A provider of one's own needs a model's name. An unknown one gets the tools and limits of the vendor's own models but `gpt-*`. */
const EMBEDDED_MODEL = 'embedded';
/**
 * How long a model may take to its first byte. Copilot tries six times with a second between, so a server that hangs is told
 * after 77 s instead of never. One that begins to answer and then falls silent is not cut off by any setting of 1.0.102:
 * there the unit's own timeout tells. A user's own value wins in live mode.
 */
const PATIENCE_MS = '12000';
/** Built from nothing: what is not named here does not exist for the agent and its tools. */
function baseEnvironment(place) {
    return {
        PATH: place.user_env?.['PATH'] ?? PLAIN_PATH,
        LANG: 'C.UTF-8',
        /*
         * Shared between units: the 235 MB runtime that the binary unpacks once per version, and nothing else; caches, logs,
         * sessions and device id stay in the home. The agent's file tools are denied that folder (it is neither workspace nor
         * temporary folder), but a shell command could still write there: it runs as the same user. A unit that must be
         * kept from that needs a sandbox or a cache of its own.
         */
        COPILOT_PKG_CACHE_HOME: place.shared_cache,
        COPILOT_AUTO_UPDATE: 'false',
        COPILOT_NATIVE_HTTP_TIMEOUT_MS: PATIENCE_MS,
    };
}
function homeEnvironment(place) {
    if (place.own_home)
        return {};
    const below = (name) => external_node_path_.posix.join(place.home, name);
    return {
        HOME: place.home,
        // Copilot lets its tools into the system's temporary folder, where other units may lie: give it one of its own.
        TMPDIR: below('tmp'),
        COPILOT_HOME: below('.copilot'),
        XDG_CACHE_HOME: below('.cache'),
        XDG_CONFIG_HOME: below('.config'),
        XDG_STATE_HOME: below('.state'),
        XDG_DATA_HOME: below('.data'),
    };
}
function modelEnvironment(place) {
    if (place.model_url !== null)
        return {
            COPILOT_OFFLINE: 'true',
            COPILOT_PROVIDER_BASE_URL: `${place.model_url}/v1`,
            COPILOT_PROVIDER_TYPE: 'openai',
            // No key: Copilot replaces the key's value by ****** wherever it stands in its output.
            COPILOT_MODEL: place.vendor_model ?? EMBEDDED_MODEL,
        };
    return {
        // With a provider on this machine and no login, GitHub is only asked in vain (and name resolution costs seconds).
        ...(isLocalAlone(place.user_env) ? { COPILOT_OFFLINE: 'true' } : {}),
        ...place.user_env,
        ...(place.vendor_model === null ? {} : { COPILOT_MODEL: place.vendor_model }),
    };
}
const isLocalAlone = (env) => /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(env['COPILOT_PROVIDER_BASE_URL'] ?? '') &&
    !['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'].some((name) => env[name]);
function copilot_launch_launch(place) {
    const env = { ...baseEnvironment(place), ...modelEnvironment(place), ...homeEnvironment(place) };
    const secrets = place.model_url === null ? SECRETS.filter((name) => name in env) : [];
    return {
        file: place.binary,
        args: [
            // With `=` a prompt that begins with a dash is still a prompt.
            `--prompt=${place.prompt}`,
            '--allow-all-tools',
            '--output-format=json',
            '--no-color',
            `--session-id=${place.session_id}`,
            ...(place.install === 'plugin' && !place.own_home ? [`--plugin-dir=${place.source_copy}`] : []),
            ...(place.subagent === null ? [] : [`--agent=${place.subagent}`]),
            // Tool shells inherit GITHUB_TOKEN and its like unless they are named here.
            ...(secrets.length ? [`--secret-env-vars=${secrets.join(',')}`] : []),
        ],
        env,
        cwd: place.workspace,
    };
}
/** `--version` unpacks the runtime; units that start at once on a cold cache would each do it. */
function warm(place) {
    return {
        file: place.binary,
        args: ['--version'],
        env: { ...baseEnvironment(place), ...homeEnvironment(place) },
        cwd: place.home,
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/plugins.js
/** The source's manifests → the plugins that Copilot CLI 1.0.102 loads, and where it looks for skills in them. */

const { dirname: plugins_dirname, join: copilot_plugins_join, normalize: plugins_normalize } = external_node_path_.posix;
/** Where it looks for a manifest, in this order; any other place (`.codex-plugin/`) counts as none. */
const plugins_MANIFESTS = [
    'plugin.json',
    '.plugin/plugin.json',
    '.github/plugin/plugin.json',
    '.claude-plugin/plugin.json',
];
const MARKETPLACES = plugins_MANIFESTS.map((path) => path.replace('plugin.json', 'marketplace.json'));
/**
 * Folders that hold skills, outermost only: Copilot finds nested skills by itself, and a manifest that names both
 * `skills/` and `skills/group/` would list the inner ones twice.
 */
function skillRoots(skills) {
    const roots = [...new Set(skills.map((skill) => plugins_dirname(plugins_dirname(skill.path))))].sort();
    return roots.filter((root) => !roots.some((other) => other !== root && (other === '.' || root.startsWith(`${other}/`))));
}
/** Null when a marketplace is generated, which is what the plugin's user would do by hand. */
function ownMarketplace(source) {
    const { marketplace, marketplace_name: name } = source;
    if (marketplace === null || name === null || !MARKETPLACES.includes(marketplace))
        return null;
    const plugins = source.plugins.map(({ entry }) => entry?.['name']).filter((each) => typeof each === 'string');
    return plugins.length ? { name, plugins } : null;
}
function plugins_listPlugins(source, install) {
    const own = install === 'marketplace' && ownMarketplace(source) !== null;
    return source.plugins
        .filter(({ entry }) => own === (entry !== null))
        .map((plugin) => ({
        name: String(plugin.entry?.['name'] ?? source.name),
        folder: plugin.folder || '.',
        skill_folders: listFolders(plugin, source),
    }));
}
/** A manifest's `skills` replaces the usual folder; a marketplace's is not read. */
function listFolders({ folder, manifests, entry }, source) {
    const manifest = plugins_MANIFESTS.map((path) => manifests[path]).find(Boolean) ?? null;
    // The one that is generated where the source has none.
    if (!manifest && entry === null)
        return skillRoots(source.skills);
    const named = manifest?.['skills'] ?? 'skills';
    return (Array.isArray(named) ? named : [named])
        .filter((path) => typeof path === 'string' && !plugins_normalize(path).startsWith('..'))
        .map((path) => copilot_plugins_join(folder, path).replace(/\/$/, '') || '.');
}
const isBelow = (folder, path) => folder === '.' || path.startsWith(`${folder}/`);
/** The plugin that loads it, and the folder in which it is found. */
function pluginWith(skill, source, install) {
    for (const plugin of plugins_listPlugins(source, install)) {
        // The plugin's root is a skill itself.
        if (plugins_dirname(skill.path) === plugin.folder)
            return { plugin, folder: plugin.folder };
        for (const folder of plugin.skill_folders)
            if (isBelow(folder, skill.path))
                return { plugin, folder };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/rejection.js
const MAX_DESCRIPTION = 1_024;
const MAX_NAME = 64;
/** Its own words: "must start with an ASCII letter or number and contain only ASCII letters, numbers, hyphens, underscores, dots, colons, and spaces". */
const rejection_NAME = /^[A-Za-z0-9][A-Za-z0-9._: -]*$/;
/** The rules of 1.0.102 as `copilot skill list` words them, each tried on the real binary; null: it is loaded and shown. */
function copilot_rejection_findRejection(skill) {
    const { front_matter, description } = skill;
    const { fields, problems } = front_matter;
    if (!front_matter.present)
        return 'Copilot rejects a SKILL.md without front matter. Begin the file with --- and close the block with ---.';
    // A byte order mark is taken, and a block that is YAML but no mapping counts as empty.
    const broken = problems.find(({ message }) => !/byte order mark|is not a list of/.test(message));
    if (broken) {
        return `Copilot rejects front matter that is not YAML (line ${broken.line}: ${broken.message}). Correct that line; quotes around the value mostly do.`;
    }
    for (const key of ['name', 'description'])
        if (key in fields && typeof fields[key] !== 'string')
            return `Copilot rejects a ${key} that is not a string. Write it in quotes, or remove the line.`;
    if ('argument-hint' in fields && typeof fields['argument-hint'] !== 'string')
        return 'Copilot rejects an argument-hint that is not a string, and [file] is a list. Write it in quotes: "[file]".';
    if (fields['name'] === '')
        return 'Copilot rejects an empty name. Fill it in, or remove the line: then the folder names the skill.';
    if (skill.id.length > MAX_NAME)
        return `Copilot rejects a name of more than ${MAX_NAME} characters (this one has ${skill.id.length}). Shorten it.`;
    if (!rejection_NAME.test(skill.id.trim()))
        return 'Copilot rejects this name: it takes ASCII letters, digits and . _ - : and spaces, and a letter or digit first. Rename the skill.';
    if (description !== null && description.length > MAX_DESCRIPTION)
        return `Copilot rejects a description of more than ${MAX_DESCRIPTION} characters (this one has ${description.length}). Shorten it.`;
    const tools = fields['allowed-tools'];
    if (tools !== undefined && typeof tools !== 'string' && !isTextList(tools))
        return 'Copilot rejects allowed-tools that is neither a string nor a list of strings. Write it as one of these.';
    for (const key of ['user-invocable', 'disable-model-invocation'])
        if (key in fields && typeof fields[key] !== 'boolean')
            return `Copilot rejects a ${key} that is not a boolean. Write true or false, without quotes.`;
    if (fields['disable-model-invocation'] === true)
        return 'disable-model-invocation hides the skill from the model. Remove that line if agents are to use it.';
    return null;
}
const isTextList = (value) => Array.isArray(value) && value.every((v) => typeof v === 'string');

;// CONCATENATED MODULE: ./build/lib/agents/copilot/source.js
/** A unit's home filled for Copilot CLI: settings, and the source given as a plugin, through a marketplace, or as personal skills. */




const copilotHome = (place) => external_node_path_.posix.join(place.home, '.copilot');
function source_defaultInstall(source) {
    if (source.kind === 'plugin')
        return 'plugin';
    return shipsByMarketplace(source) && ownMarketplace(source) ? 'marketplace' : 'skills';
}
const layOutOnce = remember(source_layOut);
/** Path of a skill's folder below `$COPILOT_HOME/skills`. */
const personalFolder = (source, skill) => layOutOnce(source).get(skill) ?? skill.dir;
/** A skill's place below the source's outermost skill folder; the whole path where another has that place. */
function source_layOut(source) {
    const roots = skillRoots(source.skills);
    const taken = new Set();
    return new Map(source.skills.map((skill) => {
        const folder = external_node_path_.posix.dirname(skill.path);
        const root = roots.find((each) => each === '.' || folder.startsWith(`${each}/`)) ?? '.';
        const place = folder === '.' ? skill.dir : external_node_path_.posix.relative(root, folder);
        // A folder that begins with a dot would be passed over.
        const free = taken.has(place) ? folder.replace(/(^|\/)\.+/g, '$1') : place;
        taken.add(free);
        return [skill, free];
    }));
}
/**
 * A marketplace is read live from its folder. Below installed-plugins, where Copilot keeps plugins of remote marketplaces, its
 * tools may read the plugin's files; anywhere else even `view` is denied them (1.0.102), which no user of a published plugin meets.
 */
const marketplaceFolder = (place) => external_node_path_.posix.join(copilotHome(place), 'installed-plugins', 'source');
function copilot_source_skillPath(place, skill) {
    switch (place.install) {
        case 'skills':
            return external_node_path_.posix.join(copilotHome(place), 'skills', personalFolder(place.source, skill), 'SKILL.md');
        case 'marketplace':
            return external_node_path_.posix.join(marketplaceFolder(place), skill.path);
        case 'plugin':
            return external_node_path_.posix.join(place.source_copy, skill.path);
    }
}
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const plainName = (name) => name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+/, '') || 'source';
/** Without a manifest `--plugin-dir` loads nothing and exits 0, and a marketplace entry's own `skills` list is ignored. */
async function ensureManifest(place, files) {
    const { source, source_copy } = place;
    if (plugins_MANIFESTS.some((path) => source.plugins[0]?.manifests[path]))
        return;
    const skills = skillRoots(source.skills).map((root) => (root === '.' ? './' : `./${root}/`));
    const manifest = { name: plainName(source.name), version: '0.0.0', description: 'Generated for this run', skills };
    await files.write(external_node_path_.posix.join(source_copy, '.claude-plugin/plugin.json'), json(manifest));
}
async function ensureMarketplace(place, files) {
    const { source, source_copy } = place;
    const own = ownMarketplace(source);
    if (own)
        return own;
    await ensureManifest(place, files);
    const plugin = plainName(source.name);
    const name = `${plugin}-marketplace`;
    const listing = { name, owner: { name: plugin }, plugins: [{ name: plugin, source: './' }] };
    await files.write(external_node_path_.posix.join(source_copy, '.claude-plugin/marketplace.json'), json(listing));
    return { name, plugins: [plugin] };
}
/**
 * disableAllHooks stops hooks of the folder and of the user. It does not stop a plugin's hooks (measured on 1.0.102,
 * neither does any flag): those are absent because the runner strips them from the copy. A plugin's MCP server that never
 * answers holds the first turn for 60 s, so the copy is stripped of these too.
 */
async function writeSettings(place, files) {
    const settings = place.allow_processes ? {} : { disableAllHooks: true };
    if (place.install === 'marketplace') {
        const { name, plugins } = await ensureMarketplace(place, files);
        const path = marketplaceFolder(place);
        await files.copy(place.source_copy, path);
        settings['extraKnownMarketplaces'] = { [name]: { source: { source: 'directory', path } } };
        settings['enabledPlugins'] = Object.fromEntries(plugins.map((plugin) => [`${plugin}@${name}`, true]));
    }
    await files.write(external_node_path_.posix.join(copilotHome(place), 'settings.json'), json(settings));
}
/**
 * `skills` goes to `$COPILOT_HOME/skills` and not to the workspace's `.github/skills`: the workspace belongs to the case,
 * and may bring project skills of its own, which would win over ours by name.
 */
async function copilot_source_setUp(place, files) {
    for (const folder of ['.copilot', '.cache', '.config', '.state', '.data', 'tmp'])
        await files.makeFolder(external_node_path_.posix.join(place.home, folder));
    await files.makeFolder(place.workspace);
    await writeSettings(place, files);
    // Hooks of the working directory only run in a trusted one. --trust-folder is refused beside --session-id (1.0.102).
    if (place.allow_processes)
        await files.write(external_node_path_.posix.join(copilotHome(place), 'config.json'), json({ trustedFolders: [place.workspace] }));
    if (place.install === 'plugin')
        await ensureManifest(place, files);
    if (place.install === 'skills')
        for (const skill of place.source.skills)
            await files.copy(external_node_path_.posix.join(place.source_copy, external_node_path_.posix.dirname(skill.path)), external_node_path_.posix.dirname(copilot_source_skillPath(place, skill)), place.source_copy);
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/listing.js
/** What Copilot CLI 1.0.102 makes of a set of skills before any model is asked: vendor facts as data, and the listing they lead to. */






/** Measured on the real binary with sets of 50 to 900 skills; each limit was hit exactly and passed by one. */
const listing_LISTING_FACTS = {
    /** Sum of all `<skill>` entries, each with its line break, XML-escaped, in UTF-16 units. No model or context size changes it. */
    budget_chars: 15_000,
    /** Overrides the budget, for a user whose skills do not fit. */
    budget_variable: 'SKILL_CHAR_BUDGET',
    /** The line of bare names that follows, without its `... and N more`; names after it are not shown at all. */
    names_line_chars: 5_000,
    names_line_start: 'Additional skills available (invoke by name): ',
    /** Listed after the source's own, so they never push one out. */
    builtin_skills: ['customize-cloud-agent', 'github-pr-media'],
};
const listing_ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text) => text.replace(/[&<>"']/g, (c) => listing_ESCAPES[c] ?? c);
/** Spaces become dashes; the case of letters stays. */
const listing_plainName = (skill) => skill.id.trim().replace(/\s+/g, '-');
/** {name: the plugins that have a skill of it} */
const ownersOfNames = remember((source) => {
    const owners = new Map();
    for (const skill of source.skills.filter((each) => copilot_rejection_findRejection(each) === null)) {
        const plugin = pluginWith(skill, source, 'marketplace')?.plugin.name;
        const name = listing_plainName(skill);
        if (plugin !== undefined)
            owners.set(name, (owners.get(name) ?? new Set()).add(plugin));
    }
    return owners;
});
/** With its plugin's name where another plugin has a skill of that name. */
function listing_listedName(skill, { source, install }) {
    const name = listing_plainName(skill);
    if (install !== 'marketplace')
        return name;
    const own = pluginWith(skill, source, install)?.plugin.name;
    const shared = [...(ownersOfNames(source).get(name) ?? [])].some((plugin) => plugin !== own);
    return shared && own !== undefined ? `${own}:${name}` : name;
}
function entryChars(name, description, location) {
    const entry = [
        '<skill>',
        `  <name>${escapeXml(name)}</name>`,
        `  <description>${escapeXml(description)}</description>`,
        `  <location>${location}</location>`,
        '</skill>',
        '',
    ];
    return entry.join('\n').length;
}
/** Of two skills with one name the first folder wins, silently; in two plugins each is listed with its plugin's name before it. */
function splitDuplicates(skills, place) {
    const at = (skill) => place.install === 'skills' ? personalFolder(place.source, skill) : external_node_path_.posix.dirname(skill.path);
    const name = new Map(skills.map((skill) => [skill, listing_listedName(skill, place)]));
    const winners = new Map();
    const later = new Map();
    for (const skill of [...skills].sort((a, b) => listing_compare(at(a), at(b)))) {
        const winner = winners.get(name.get(skill));
        if (winner)
            later.set(skill, winner);
        else
            winners.set(name.get(skill), skill);
    }
    // By code unit, capitals first.
    return { first: [...winners.values()].sort((a, b) => listing_compare(listing_plainName(a), listing_plainName(b))), later };
}
const listing_compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/**
 * The listing that a source leads to when nothing but Copilot's own skills stands beside it. Entries go in by name until one
 * does not fit; from there on all go by name, however short (no first-fit), until their line is full as well.
 */
function copilot_listing_predictListing(place) {
    const { skills } = place.source;
    const folders = new Set(skills.map(({ path }) => external_node_path_.posix.dirname(path)));
    const reasons = new Map(skills.map((skill) => [skill, copilot_rejection_findRejection(skill) ?? explainPlace(skill, place) ?? explainNested(skill, folders)]));
    const { first, later } = splitDuplicates(skills.filter((skill) => reasons.get(skill) === null), place);
    const nameOf = (skill) => listing_listedName(skill, place);
    const states = new Map();
    let left = listing_LISTING_FACTS.budget_chars;
    let names = listing_LISTING_FACTS.names_line_start.length;
    let last = '';
    let full = false;
    for (const skill of first) {
        const cost = entryChars(nameOf(skill), skill.description ?? '', place.install === 'skills' ? 'user' : 'plugin');
        full ||= cost > left;
        if (!full) {
            left -= cost;
            last = nameOf(skill);
            states.set(skill, 'full');
            continue;
        }
        const chars = nameOf(skill).length + (names > listing_LISTING_FACTS.names_line_start.length ? 2 : 0);
        const fits = names + chars <= listing_LISTING_FACTS.names_line_chars;
        // Once a name does not fit the line is closed.
        names = fits ? names + chars : Number.POSITIVE_INFINITY;
        states.set(skill, fits ? 'name_only' : 'absent');
        reasons.set(skill, fits ? listing_pushedOut(last) : notNamed(last));
    }
    for (const [skill, winner] of later)
        reasons.set(skill, `Copilot keeps one skill of a name, and ${winner.path} has it already. Rename one of the two.`);
    const offers = skills.map((skill) => {
        const state = states.get(skill) ?? 'absent';
        const shown = state === 'full' ? (skill.description ?? '') : state === 'name_only' ? null : undefined;
        const offer = (0,offer_match/* measureOffer */.HO)(skill, shown);
        const reason = reasons.get(skill) ?? (offer.offer === 'full' ? null : UNREAD);
        return { skill, id: nameOf(skill), ...offer, reason };
    });
    return { offers, headroom_chars: full ? 0 : left };
}
const UNREAD = 'Copilot finds no description in the front matter and shows the first lines below it. Write `name: …` and `description: …`, each with a blank behind the colon.';
/** Where the plugins' manifests let it look; folders that begin with a dot are passed over. */
function explainPlace(skill, { source, install }) {
    const { path } = skill;
    const holding = install === 'skills' ? null : pluginWith(skill, source, install);
    if (install !== 'skills' && !holding) {
        const folders = [...new Set(plugins_listPlugins(source, install).flatMap((plugin) => plugin.skill_folders))].join(', ');
        return `Copilot looks for ${install === 'plugin' ? "this plugin's skills" : "these plugins' skills"} in ${folders || 'no folder'} only, not in ${path}. Name its folder under "skills" in plugin.json.`;
    }
    const below = holding ? external_node_path_.posix.relative(holding.folder, external_node_path_.posix.dirname(path)) : personalFolder(source, skill);
    const dotted = below.split('/').find((name) => name.startsWith('.'));
    return dotted ? `Copilot passes over a folder whose name begins with a dot. Rename ${dotted}.` : null;
}
/** Once a folder is a skill, Copilot looks no further below it. */
function explainNested(skill, folders) {
    for (let at = external_node_path_.posix.dirname(external_node_path_.posix.dirname(skill.path)); at !== '.'; at = external_node_path_.posix.dirname(at))
        if (folders.has(at))
            return `Copilot does not look for skills inside the folder of one, and ${at} is one. Move ${skill.path} out of it.`;
    return null;
}
const budget = `${listing_LISTING_FACTS.budget_chars.toLocaleString('en-US')} characters`;
const FIX = 'Shorten descriptions of skills whose names come earlier, or split the source.';
const listing_pushedOut = (last) => `Copilot lists skills by name until ${budget} are full${last ? `, which '${last}' was the last to fit` : ''}; later ones stand there by name alone. ${FIX}`;
const notNamed = (last) => `Copilot lists descriptions up to ${budget}${last ? ` ('${last}' is the last)` : ''} and then names up to ${listing_LISTING_FACTS.names_line_chars.toLocaleString('en-US')}; this one comes after both. ${FIX}`;
/**
 * Where names stand alone the budget is over by at least their bare entries: what their descriptions would take, the request
 * does not say. It does not say a skill's location either; `plugin` is taken for all but Copilot's own.
 */
function copilot_listing_headroom(offered) {
    const builtin = listing_LISTING_FACTS.builtin_skills;
    const cost = ({ id, description }) => entryChars(id, description ?? '', builtin.includes(id) ? 'builtin' : 'plugin');
    const bare = offered.filter(({ description }) => description === null);
    const rows = bare.length ? bare : offered;
    const used = rows.reduce((sum, skill) => sum + cost(skill), 0);
    const budget = listing_LISTING_FACTS.budget_chars;
    return { unit: 'characters', budget, left: bare.length ? -used : budget - used };
}
const listing_predictOnce = remember(copilot_listing_predictListing, ({ source }) => source, ({ install }) => install);
/** The prediction's own words, where it agrees with what was seen. */
function listing_explainOffer(skill, place, offer) {
    if (offer === 'full')
        return null;
    const predicted = listing_predictOnce(place).offers.find((row) => row.skill.path === skill.path);
    return predicted?.offer === offer ? predicted.reason : null;
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/offer.js

/**
 * Copilot 1.0.102 marks its requests by headers alone; a compaction carries the tools as well. A first turn is
 * `conversation-user`, later ones of the main agent have no type.
 */
function copilot_offer_classifyRequest(request) {
    switch (request.headers['x-interaction-type']) {
        case undefined:
        case '':
        case 'conversation-user':
        case 'conversation-agent':
            return request.tools.length ? 'main' : 'side';
        case 'conversation-subagent':
            return 'subagent';
        default:
            return 'side';
    }
}
const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#39': "'", '#x27': "'" };
const unescapeXml = (text) => text.replace(/&(lt|gt|amp|quot|apos|#39|#x27);/g, (_, name) => ENTITIES[name] ?? '');
const NAMES_ONLY = /^Additional skills available \(invoke by name\): (.*)$/m;
/** The names after the described ones. The line stops at about 5,000 characters: `…, microsoft-docs... and 175 more`. */
function parseNamesOnly(block) {
    const line = NAMES_ONLY.exec(block)?.[1]?.trim() ?? '';
    const names = line.replace(/\s*\.\.\. and \d+ more\.?$/, '');
    return names
        .split(', ')
        .map((name) => unescapeXml(name.trim()))
        .filter(Boolean);
}
function tag(entry, name) {
    const found = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(entry)?.[1];
    return found === undefined ? null : unescapeXml(found);
}
function copilot_offer_readOffer(request) {
    if (!request.tools.some((tool) => tool.name === 'skill'))
        return [];
    for (const { role, text } of request.texts) {
        if (role !== 'system' && role !== 'developer')
            continue;
        // Prose of the prompt names the tag as well; the block is the one that opens a line of its own.
        const block = /^<available_skills>\n([\s\S]*?)^<\/available_skills>/m.exec(text)?.[1];
        if (block === undefined)
            continue;
        const described = [...block.matchAll(/<skill>\n([\s\S]*?)\n<\/skill>/g)].map((entry) => ({
            id: tag(entry[1] ?? '', 'name') ?? '',
            also: [],
            description: tag(entry[1] ?? '', 'description'),
            path: null,
        }));
        const named = parseNamesOnly(text).map((id) => ({ id, also: [], description: null, path: null }));
        return [...described, ...named].filter((skill) => skill.id !== '');
    }
    return [];
}
/** The bare name, but for names that two plugins of a marketplace share. */
const offer_listedAs = (skill, place) => [
    listing_listedName(skill, place),
];

;// CONCATENATED MODULE: ./build/lib/agents/copilot/faults.js
/** First match names the kind; a status code, where there is one, decides before the words. */
const WORDS = [
    [
        'quota',
        /insufficient_quota|exceeded your (?:current|monthly) quota|quota (?:has been )?exceeded|out of (?:premium requests|AI credits)|payment required|billing/i,
    ],
    ['rate_limit', /rate.?limit|too many requests/i],
    [
        'auth',
        /No authentication information found|Classic Personal Access Tokens|Authentication (?:failed|token found)|unauthori[sz]ed|access denied by policy|not authorized|Bad credentials/i,
    ],
    ['server_timeout', /timed? ?out|ETIMEDOUT|deadline/i],
    [
        'unreachable',
        /Could not connect|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|connection (?:refused|reset)|dns error|error sending request|fetch failed|stream (?:ended|closed|error)|incomplete message|unexpected end|body error|error (?:decoding|reading a body)/i,
    ],
    ['server', /overloaded|internal server error|bad gateway|service unavailable/i],
];
/** Lines on stderr that end a run before its first event (1.0.102). */
const START_UP = [
    [
        'bad_config',
        /^(?:error: )?(?:Offline mode requires a local model provider|BYOK providers require an explicit model|No such agent:|(?:error: )?Invalid command format)/,
    ],
    ['bad_config', /^error: (?:unknown option|unexpected argument|invalid value|option )/i],
    ['bad_config', /^Error: Model ".*" (?:from|is not) /],
    ['auth', /^Error: (?:No authentication information found|Classic Personal Access Tokens|Authentication token found)/],
    ['cli_missing', /: (?:command not found|No such file or directory|Permission denied|cannot execute)/],
];
const faults_oneLine = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 500);
function kindOfStatus(status, words) {
    if (status === 402)
        return 'quota';
    if (status === 401 || status === 403)
        return WORDS[0][1].test(words) ? 'quota' : 'auth';
    if (status === 429)
        return WORDS[0][1].test(words) ? 'quota' : 'rate_limit';
    if (status === 408 || status === 504)
        return 'server_timeout';
    if (status >= 500)
        return 'server';
    return status >= 400 ? 'bad_config' : null;
}
/** status and type as the event gives them; words: the message. */
function faultOf(error) {
    const { status, type, words } = error;
    const byStatus = typeof status === 'number' ? kindOfStatus(status, words) : null;
    const byType = type === 'authentication' || type === 'authorization'
        ? 'auth'
        : type === 'quota'
            ? 'quota'
            : type === 'rate_limit'
                ? 'rate_limit'
                : null;
    const byWords = WORDS.find(([, pattern]) => pattern.test(words))?.[0];
    return { kind: byStatus ?? byType ?? byWords ?? 'server', message: faults_oneLine(words) };
}
/** In plain text the error stands on stderr, its status in the words: `(HTTP 401)`, `Last error: 429 …`, `400 …`. */
function wordedFault(words) {
    const status = /\(HTTP (\d{3})\)|Last error: (\d{3})\b|^(\d{3}) /.exec(words)?.slice(1).find(Boolean);
    const fault = faultOf({ status: status === undefined ? null : Number(status), type: null, words });
    return status !== undefined || WORDS.some(([, pattern]) => pattern.test(words)) ? fault : null;
}
function startUpFault(line) {
    const kind = START_UP.find(([, pattern]) => pattern.test(line.trim()))?.[0];
    return kind ? { kind, message: faults_oneLine(line) } : null;
}
/** What the way a process ended says by itself. Exit 126 and 127 are a shell's words for a program that cannot be started. */
function exitFault(exit, lastWords) {
    if (exit.spawn_error)
        return { kind: 'cli_missing', message: faults_oneLine(exit.spawn_error) };
    if (exit.exit_code === 127 || exit.exit_code === 126)
        return { kind: 'cli_missing', message: faults_oneLine(lastWords || `exit code ${exit.exit_code}`) };
    if (exit.timed_out)
        return null;
    if (exit.signal)
        return { kind: 'crashed', message: faults_oneLine(`killed by ${exit.signal}. ${lastWords}`) };
    if (exit.exit_code)
        return { kind: 'crashed', message: faults_oneLine(`exit code ${exit.exit_code}. ${lastWords}`) };
    return null;
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/tool-events.js



/** Refusals are told apart by their words; the code of a hook's refusal and of a rule's is the same `denied` (1.0.102). */
function outcomeOf(message, code) {
    if (/^Denied by preToolUse hook\b/.test(message))
        return 'blocked_by_hook';
    if (code === 'denied' || code === 'rejected' || /^Permission (?:denied|to run this tool was denied)/.test(message))
        return 'denied';
    return /^Tool '.*' does not exist\./.test(message) ? 'unavailable' : 'failed';
}
/** Bad arguments hold the id under another key: the call failed, and still it asked for that skill. */
function tool_events_skillOf(input) {
    const fields = (0,json_value/* asFields */.qI)(input);
    if (typeof input === 'string')
        return input;
    return (0,json_value/* string */.Yj)(fields['skill']) || Object.values(fields).find((value) => typeof value === 'string') || '';
}
/** The shell's closing note is Copilot's, not the command's. */
const SHELL_NOTE = /\n?<(?:command started in background with )?shellId: [^>]*>\s*$/;
/** What it puts before the beginning of an output over 20 KB (1.0.102). */
const PREVIEW = /^Output too large to read at once \([^\n]*\n[^\n]*\n\nPreview \([^\n]*:\n/;
const tool_events_SAVED = /^Output too large to read at once \([^)\n]*\)\. Saved to: (\/\S+)/;
/** view of chosen lines is sed, of all cat; `-1` is the last line. */
function tool_events_readerOf(range) {
    const [from, to] = Array.isArray(range) ? range : [];
    if (typeof from !== 'number')
        return 'cat --';
    return `sed -n '${from},${typeof to === 'number' && to > 0 ? to : '$'}p' --`;
}
/**
 * What a reading or writing tool did, said as a command, so that one module judges what every tool brought before the model.
 * null: a tool that does not bring a file's text.
 */
function asCommand(tool, input) {
    const fields = (0,json_value/* asFields */.qI)(input);
    const paths = [fields['paths'] ?? fields['path']].flat().filter((path) => typeof path === 'string');
    switch (tool) {
        case 'bash':
        case 'read_bash':
            return (0,json_value/* string */.Yj)(fields['command']);
        case 'view':
            return `${tool_events_readerOf(fields['view_range'])} ${quoteWord((0,json_value/* string */.Yj)(fields['path']))}`;
        case 'create':
            return `true > ${quoteWord((0,json_value/* string */.Yj)(fields['path']))}`;
        case 'edit':
            return `true >> ${quoteWord((0,json_value/* string */.Yj)(fields['path']))}`;
        case 'grep':
        case 'rg':
            return `grep -rn -e ${quoteWord((0,json_value/* string */.Yj)(fields['pattern']))} -- ${(paths.length ? paths : ['.']).map(quoteWord).join(' ')}`;
        case 'glob':
            return `find ${(paths.length ? paths : ['.']).map(quoteWord).join(' ')} -path ${quoteWord((0,json_value/* string */.Yj)(fields['pattern']))}`;
        default:
            return null;
    }
}
/** `view` of a file over its limit succeeds with a refusal (`File too large to read at once (72.1 KB). …`). */
const TOO_LARGE = /^File too large to read at once/;
const REFUSED = {
    blocked_by_hook: 'denied',
    denied: 'denied',
    unavailable: 'failed',
    unfinished: 'unfinished',
};
function readsOf(call, facts) {
    const command = asCommand(call.tool, call.input);
    if (!command)
        return [];
    const refused = REFUSED[call.outcome] ?? (TOO_LARGE.test(call.output) ? 'too large' : null);
    const { reads } = readSkillsFromShell({
        command,
        cwd: facts.cwd,
        output: refused ? '' : call.output.replace(SHELL_NOTE, '').replace(PREVIEW, ''),
        exit_code: refused ? 1 : (call.exit_code ?? (call.outcome === 'ran' ? 0 : 1)),
        skills: facts.names.installed(),
        bodyOf: facts.body_of,
        ...(refused ? {} : { disk: facts.disk, saved_to: tool_events_SAVED.exec(call.output.slice(0, 1000))?.[1] ?? null }),
    });
    const named = reads.filter(({ skill }) => !/[*?$]/.test(skill));
    const seen = isShown(call, named, facts) ? named.map(asShown) : named;
    return seen.map((read) => ({
        type: 'skill_read',
        call_id: call.call_id,
        skill: read.skill,
        also: facts.names.also(read.path, read.skill),
        path: read.path,
        text: refused ? 'none' : read.text,
        why: refused ?? read.why,
        ...call.place,
    }));
}
/** A file that the command prints, of which nothing is seen. */
const asShown = (read) => (read.why === 'empty' ? { ...read, text: 'own', why: null } : read);
/** A front matter is shorter than this. */
const FEW_LINES = 6;
/** As many lines came back as the files have that the command prints; without the files at hand, more than front matters have. */
function isShown(call, reads, facts) {
    if (!call.shown_lines)
        return false;
    const printed = reads.filter(({ why }) => why === 'empty');
    const lines = printed.reduce((sum, { path }) => {
        const body = path === null ? null : (facts.body_of?.(path) ?? null);
        return sum + Math.min(FEW_LINES, body === null ? FEW_LINES : body.trim().split('\n').length);
    }, 0);
    return call.shown_lines >= lines;
}
function listToolEvents(call, facts) {
    const { place, call_id, tool, input, outcome, message, output } = call;
    const common = { call_id, tool, input, outcome, message, output, ...place };
    if (tool === 'skill') {
        const skill = tool_events_skillOf(input);
        const also = [...call.also, ...call.also.concat(skill).flatMap((name) => facts.names.meant(name))];
        return [{ type: 'skill_call', skill, also: [...new Set(also)], how: 'invoked', ...common }];
    }
    return [{ type: 'tool_call', ...common }, ...readsOf(call, facts)];
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/bullet.js

/** `● Worker (model: some-model) what it does`: a subagent, its answer's first line and its last calls below. */
const SUBAGENT = /^.+ \(model: [^)]+\)/;
const bullet_FAILED = /^(?:Failed with exit code|Denied by preToolUse hook|Permission (?:denied|to run)|Tool '.*' does not exist|Path does not exist|Skill not found)/;
/** None for prose that looks like a bullet, or a tool whose call the text does not tell. */
function readBullet(bullet, callId) {
    const own = readCall(bullet, callId());
    if (!SUBAGENT.test(bullet.head))
        return own ? [own] : [];
    // The first line is what the subagent answered, and may say anything.
    const inner = bullet.details.map((line) => line.slice(4)).slice(1);
    return splitCalls(inner, bullet.place).flatMap((nested) => readCall(nested, callId()) ?? []);
}
function splitCalls(lines, place) {
    const calls = [];
    for (const line of lines)
        if (/^\S/.test(line))
            calls.push({ place, ok: null, head: line, details: [] });
        else
            calls.at(-1)?.details.push(line);
    return calls;
}
function readCall({ head, details, ok, place }, call_id) {
    const asked = details.flatMap((line) => /^ {2}│ (.*)$/u.exec(line)?.[1] ?? []);
    const told = details.filter((line) => !/^ {2}│/u.test(line)).map((line) => line.replace(/^\s*└?/u, '').trim());
    const words = told.join(' ').trim();
    const finish = (tool, input, message) => {
        const fine = ok ?? !bullet_FAILED.test(message);
        const outcome = fine ? 'ran' : outcomeOf(message, null);
        return {
            place,
            call_id,
            tool,
            input,
            outcome,
            message: fine ? null : message,
            output: '',
            exit_code: null,
            also: [],
        };
    };
    const skill = /^skill\(([^)]*)\)(?: (.+))?$/.exec(head);
    if (skill)
        return finish('skill', { skill: skill[1] }, skill[2] ?? '');
    const refused = /^skill (".*)$/.exec(head)?.[1];
    if (refused !== undefined && ok === false)
        return finish('skill', {}, refused);
    const missing = /^(\S+) .* · (.+)$/.exec(head);
    if (missing && ok === false)
        return finish(missing[1] ?? '', { text: missing[2] }, words);
    if (head.endsWith(' (shell)'))
        return { ...finish('bash', { command: asked.join('\n') }, words), ...bullet_linesOf(words) };
    if (head.startsWith('Read '))
        return { ...finish('view', { path: asked[0] ?? head.slice(5) }, words), ...bullet_linesOf(words) };
    const search = /^Search \((grep|rg|glob)\)$/.exec(head)?.[1];
    if (search !== undefined)
        return finish(search, { pattern: (asked[0] ?? '').replace(/^"(.*)"$/, '$1') }, words);
    return details.length ? finish(head.split(' ')[0] ?? head, { text: asked.join('\n') }, words) : null;
}
/** `11 lines…`, `11 lines read`, `L1:3 (3 lines read)`: all that plain text says of what came back. */
function bullet_linesOf(words) {
    return { shown_lines: Number(/(\d+) lines?\b/.exec(words)?.[1] ?? 0) };
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/plain-text.js


const BULLET = /^(●|✗|✓|○|\/) (.+)$/u;
/** A subagent's answer is printed without its line break. */
const AFTER_ANSWER = /^(.*)(●|✗) (\S.* \(model: [^)]+\).*)$/u;
const MAX_DETAILS = 2_000;
function createPlainText(facts, emit) {
    let bullet = null;
    let calls = 0;
    /** A bullet begins a block. In the middle of prose it is prose. */
    let blank = true;
    function close() {
        if (!bullet)
            return;
        const finished = readBullet(bullet, () => `text_${++calls}`);
        for (const call of finished)
            for (const event of listToolEvents(call, facts))
                emit(event);
        if (!finished.length)
            emit({ type: 'message', text: bullet.head, ...bullet.place });
        bullet = null;
    }
    return {
        line(text, place) {
            const begun = blank ? BULLET.exec(text) : null;
            const after = AFTER_ANSWER.exec(text);
            blank = !text.trim();
            if (begun || after) {
                close();
                if (after?.[1])
                    emit({ type: 'message', text: after[1], ...place });
                const [mark, head] = after ? [after[2], after[3]] : [begun?.[1], begun?.[2]];
                bullet = { place, ok: mark !== '✗', head: head ?? '', details: [] };
            }
            else if (bullet && /^ {2}/.test(text)) {
                if (bullet.details.length < MAX_DETAILS)
                    bullet.details.push(text);
            }
            else {
                close();
                if (!blank)
                    emit({ type: 'message', text, ...place });
            }
        },
        end: close,
    };
}
/** The last line of the block that closes a run on stderr names its session. */
const sessionOf = (line) => /^Resume\s+copilot --resume=(\S+)\s*$/.exec(line)?.[1] ?? null;

;// CONCATENATED MODULE: ./build/lib/agents/copilot/session-log.js

/** How a load came about. `context-load` is an agent's own `skills:` list: nobody chose it, so it is no routing. */
const TRIGGERS = { 'agent-invoked': 'invoked', 'user-invoked': 'injected' };
function createSessionLog({ join, emit, isLoaded, onUsage }) {
    return (record, place) => {
        const data = (0,json_value/* asFields */.qI)(record['data']);
        switch (record['type']) {
            case 'tool.execution_start':
                join.start(record, place);
                return;
            case 'tool.execution_complete':
                join.complete(record, place);
                return;
            case 'session.usage_record': {
                const { inputTokens, outputTokens } = (0,json_value/* asFields */.qI)(data['usage']);
                if (typeof inputTokens === 'number' && typeof outputTokens === 'number')
                    onUsage(inputTokens, outputTokens);
                return;
            }
            case 'skill.invoked': {
                const how = TRIGGERS[(0,json_value/* string */.Yj)(data['trigger'])];
                const skill = (0,json_value/* string */.Yj)(data['name']);
                if (!how || !skill || isLoaded(skill))
                    return;
                const plugin = (0,json_value/* string */.Yj)(data['pluginName']);
                emit({
                    type: 'skill_call',
                    call_id: (0,json_value/* string */.Yj)(record['id']),
                    tool: 'skill',
                    input: { skill },
                    skill,
                    also: plugin ? [`${plugin}:${skill}`] : [],
                    how,
                    outcome: 'ran',
                    message: null,
                    output: (0,json_value/* string */.Yj)(data['content']),
                    ...place,
                });
            }
        }
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/skill-names.js
/** The skills that a run had, by the path of their SKILL.md: what the caller knew, and what Copilot itself says at the start. Never evidence. */

const MAX_SKILLS = 5_000;
function createSkillNames(facts) {
    let learned = null;
    const commands = new Map();
    return {
        learn(data) {
            learned = [];
            for (const skill of (0,json_value/* list */.p_)(data['skills']).slice(0, MAX_SKILLS).map(json_value/* asFields */.qI)) {
                const [id, path, command] = [(0,json_value/* string */.Yj)(skill['name']), (0,json_value/* string */.Yj)(skill['path']), (0,json_value/* string */.Yj)(skill['commandName'])];
                if (!id || !path)
                    continue;
                learned.push({ id, path });
                if (command && command !== id)
                    commands.set(path, command);
            }
        },
        installed: () => facts.installed_skills ?? learned,
        also(path, id) {
            const whole = (facts.installed_skills ?? learned ?? []).filter((skill) => skill.id === id && path !== null && skill.path.endsWith(path.replace(/^\.?\//, '/')));
            return whole.flatMap((skill) => commands.get(skill.path) ?? []);
        },
        meant(name) {
            const called = (learned ?? []).filter(({ id, path }) => id === name || commands.get(path) === name);
            const paths = new Set(called.map(({ path }) => path));
            return (facts.installed_skills ?? [])
                .filter(({ id, path }) => id !== name && paths.has(path))
                .map(({ id }) => id);
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/tool-join.js


/** A run has some dozens of calls; these limits only keep hostile output from filling the memory. */
const MAX_OPEN = 1_000;
const MAX_SEEN = 20_000;
function createToolJoin(finish) {
    const open = new Map();
    const seen = new Set();
    /** Shells that run on in the background: read_bash brings what their command prints. */
    const shells = new Map();
    /** A record's own id: output that was doubled, or read from the session log as well, counts once. */
    function isRepeated(record) {
        const id = (0,json_value/* string */.Yj)(record['id']);
        if (!id)
            return false;
        if (seen.has(id))
            return true;
        if (seen.size < MAX_SEEN)
            seen.add(id);
        return false;
    }
    function drop(key) {
        const call = open.get(key);
        open.delete(key);
        if (call)
            finish({ ...call, outcome: 'unfinished', message: null, output: '', exit_code: null, also: [] });
    }
    return {
        start(record, place) {
            if (isRepeated(record))
                return;
            const data = (0,json_value/* asFields */.qI)(record['data']);
            const call_id = (0,json_value/* string */.Yj)(data['toolCallId']);
            const key = `${(0,json_value/* string */.Yj)(record['agentId'])} ${call_id}`;
            drop(key);
            open.set(key, { place, call_id, tool: (0,json_value/* string */.Yj)(data['toolName']), input: data['arguments'] ?? null });
            if (open.size > MAX_OPEN)
                drop(open.keys().next().value);
        },
        complete(record, place) {
            if (isRepeated(record))
                return;
            const data = (0,json_value/* asFields */.qI)(record['data']);
            const key = `${(0,json_value/* string */.Yj)(record['agentId'])} ${(0,json_value/* string */.Yj)(data['toolCallId'])}`;
            const call = open.get(key);
            // Without its start nothing says which tool it was: no evidence.
            if (!call)
                return;
            open.delete(key);
            const finished = readResult({ ...call, place }, data);
            const shell = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(finished.input)['shellId']);
            if (finished.tool === 'bash')
                rememberShell(shells, finished);
            finish(finished.tool === 'read_bash' && shells.has(shell)
                ? { ...finished, input: { ...(0,json_value/* asFields */.qI)(finished.input), command: shells.get(shell) } }
                : finished);
        },
        end() {
            for (const key of [...open.keys()])
                drop(key);
        },
    };
}
function rememberShell(shells, call) {
    const id = /shellId: ?([^\s,>]+)/.exec(call.output.slice(-400))?.[1] ?? (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(call.input)['shellId']);
    if (id && shells.size < MAX_OPEN)
        shells.set(id, (0,json_value/* asFields */.qI)(call.input)['command']);
}
function readResult(call, data) {
    const exit_code = (0,json_value/* number */.ai)((0,json_value/* asFields */.qI)(data['shellExecution'])['exitCode']);
    const output = (0,json_value/* string */.Yj)((0,json_value/* asFields */.qI)(data['result'])['content']);
    if (data['success'] !== true) {
        const { message, code } = (0,json_value/* asFields */.qI)(data['error']);
        const words = (0,json_value/* string */.Yj)(message);
        const outcome = outcomeOf(words, typeof code === 'string' ? code : null);
        return { ...call, outcome, message: words || null, output, exit_code, also: [] };
    }
    return {
        ...call,
        // A command that failed is a success for Copilot: the tool worked.
        outcome: exit_code ? 'failed' : 'ran',
        message: exit_code ? `exit code ${exit_code}` : null,
        output,
        exit_code,
        also: tool_join_namesOf((0,json_value/* asFields */.qI)((0,json_value/* asFields */.qI)(data['toolTelemetry'])['restrictedProperties'])),
    };
}
function tool_join_namesOf(properties) {
    const skill = (0,json_value/* string */.Yj)(properties['skillName']);
    const plugin = (0,json_value/* string */.Yj)(properties['pluginName']);
    return skill ? [skill, ...(plugin ? [`${plugin}:${skill}`] : [])] : [];
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/transcript.js







/**
 * Everything else is left unread. user.message and system.message hold every skill's name in a run that used none, and so does
 * session.skills_loaded, which is read for names and paths alone; the deltas repeat what a whole message says later.
 */
const TYPE = /^\{"type":"([a-z_.]+)"/;
const MAX_LOADED = 10_000;
const READ = new Set([
    'session.skills_loaded',
    'tool.execution_start',
    'tool.execution_complete',
    'assistant.message',
    'session.error',
    'model.call_failure',
    'model.call_final_result',
    'result',
]);
function copilot_transcript_createParser(facts, emit) {
    const count = { stdout: 0, stderr: 0, session_log: 0 };
    const names = createSkillNames(facts);
    const callFacts = { body_of: facts.body_of, cwd: facts.cwd, names, disk: new Map() };
    const loaded = new Set();
    const join = createToolJoin((call) => {
        if (call.tool === 'skill' && call.outcome === 'ran' && loaded.size < MAX_LOADED)
            for (const name of call.also)
                loaded.add(name);
        listToolEvents(call, callFacts).forEach(emit);
    });
    const plain = createPlainText(callFacts, emit);
    const tokens = { input: null, output: null };
    const sessionLog = createSessionLog({
        join,
        emit,
        isLoaded: (skill) => loaded.has(skill),
        onUsage(input, output) {
            tokens.input = (tokens.input ?? 0) + input;
            tokens.output = (tokens.output ?? 0) + output;
        },
    });
    let last = null;
    let json = false;
    let exitCode = null;
    let error = null;
    let failure = null;
    let startUp = null;
    let answer = null;
    let lastPlace = { stream: 'stdout', line: 0, proof: '' };
    let lastWords = '';
    /** The beginning of stderr without its statistics: in plain text, the error. */
    let complaint = null;
    function place(stream, line) {
        count[stream] += 1;
        return { stream, line: count[stream], proof: line.slice(0, 500) };
    }
    function event(type, record, at) {
        const data = (0,json_value/* asFields */.qI)(record['data']);
        switch (type) {
            case 'session.skills_loaded':
                names.learn(data);
                return;
            case 'tool.execution_start':
                join.start(record, at);
                return;
            case 'tool.execution_complete':
                join.complete(record, at);
                return;
            case 'assistant.message': {
                const text = (0,json_value/* string */.Yj)(data['content']);
                if (text)
                    emit({ type: 'message', text, ...at });
                const calls = data['toolRequests'];
                if (record['agentId'] === undefined && Array.isArray(calls) && !calls.length)
                    answer = { text, place: at };
                return;
            }
            case 'session.error':
                // A subagent's error is its caller's tool result; the run goes on.
                if (record['agentId'] === undefined)
                    error = { fault: errorFault(data), place: at };
                return;
            case 'model.call_failure':
                failure = { fault: callFault(data), place: at };
                return;
            case 'model.call_final_result':
                if (data['result'] === 'success')
                    failure = null;
                return;
            case 'result':
                last ??= { place: at, session_id: (0,json_value/* string */.Yj)(record['sessionId']) || null };
                exitCode = (0,json_value/* number */.ai)(record['exitCode']);
        }
    }
    return {
        stdout(line) {
            const at = place('stdout', line);
            lastPlace = at;
            const text = (at.line === 1 ? line.replace(/^\ufeff/, '') : line).replace(/\r$/, '');
            const type = TYPE.exec(text)?.[1];
            if (type !== undefined) {
                json = true;
                if (!READ.has(type))
                    return;
                const record = parseRecord(text);
                if (record)
                    event(type, record, at);
                return;
            }
            if (!json)
                plain.line(text, at);
            if (text.trim() && !json)
                lastWords = text;
        },
        stderr(line) {
            const at = place('stderr', line);
            const text = line.replace(/\r$/, '');
            if (!text.trim())
                return;
            const session_id = sessionOf(text);
            if (session_id !== null)
                last ??= { place: at, session_id };
            if (isStatistics(text))
                return;
            lastWords = text;
            complaint ??= { words: '', place: at };
            if (complaint.words.length < 2_000)
                complaint.words += ` ${text.trim()}`;
            const fault = startUpFault(text);
            if (fault)
                startUp ??= { fault, place: at };
        },
        sessionLog(line) {
            const at = place('session_log', line);
            const record = parseRecord(line.replace(/\r$/, ''));
            if (record)
                sessionLog(record, at);
        },
        end(exit) {
            plain.end();
            join.end();
            const code = last ? (exitCode ?? exit.exit_code) : exit.exit_code;
            // Tokens only stand in the session log, which is read after the output.
            const usage = { input_tokens: tokens.input, output_tokens: tokens.output, cost_usd: null };
            if (last)
                emit({ type: 'end', usage, session_id: last.session_id, ...last.place });
            const found = findFault(code, exit);
            if (found)
                emit({ type: 'fault', fault: found.fault, ...found.place });
            if (answer)
                emit({ type: 'final_answer', text: answer.text, ...answer.place });
        },
    };
    function findFault(code, exit) {
        if (code === 0 && last)
            return null;
        if (error)
            return error;
        // Killed while it retried: the last refusal tells why it had not got on.
        if (failure && (exit.timed_out || code !== 0))
            return failure;
        if (startUp && !json)
            return startUp;
        const worded = code !== 0 && !json && complaint ? wordedFault(complaint.words.trim()) : null;
        if (worded && complaint)
            return { fault: worded, place: complaint.place };
        if (last && code === 1)
            return { fault: { kind: 'crashed', message: 'ended with exit code 1 and no error' }, place: lastPlace };
        const fault = exitFault(exit, lastWords);
        return fault ? { fault, place: lastPlace } : null;
    }
}
function errorFault(data) {
    return faultOf({ status: data['statusCode'], type: data['errorType'], words: (0,json_value/* string */.Yj)(data['message']) });
}
function callFault(data) {
    return faultOf({
        status: data['statusCode'],
        type: data['errorType'],
        words: innerMessage((0,json_value/* string */.Yj)(data['errorMessage'])),
    });
}
const isStatistics = (line) => /^(?:Changes|Duration|Tokens|Resume|Requests|AI credits?) {2,}/.test(line);
/** A failed attempt holds the server's answer as JSON text. */
function innerMessage(text) {
    const inner = parseRecord(text);
    return inner ? (0,json_value/* string */.Yj)(inner['message']) || text : text.replace(/^"|"$/g, '');
}
function parseRecord(line) {
    try {
        const value = JSON.parse(line);
        return value && typeof value === 'object' ? value : null;
    }
    catch {
        return null; // cut off by a kill, or noise of something that shares the stream
    }
}

;// CONCATENATED MODULE: ./build/lib/agents/copilot/index.js
/** GitHub Copilot CLI: the row of the agents' table. Facts are of version 1.0.102. */







const copilot = {
    name: 'copilot',
    title: 'GitHub Copilot CLI',
    pinned: '1.0.102',
    // The platform package holds the whole program, Node included; its wrapper package would only pick and not forward signals.
    build: (version, { os, arch }) => ({
        spec: `@github/copilot-${os}-${arch}@${version}`,
        folder: `@github/copilot-${os}-${arch}`,
        binary: 'copilot',
    }),
    registry_package: '@github/copilot',
    id_case: 'ignore',
    installs: ['plugin', 'marketplace', 'skills'],
    defaultInstall: source_defaultInstall,
    subagents: { how: 'by_name', folders: ['.claude/agents', '.github/agents'] },
    lacksTool: calls_lacksTool,
    codec: chatCompletions,
    credentials: launch_CREDENTIALS,
    setUp: copilot_source_setUp,
    skillPath: copilot_source_skillPath,
    launch: copilot_launch_launch,
    warm: warm,
    classifyRequest: copilot_offer_classifyRequest,
    readOffer: copilot_offer_readOffer,
    explainOffer: listing_explainOffer,
    headroom: copilot_listing_headroom,
    predictOffers: (place) => copilot_listing_predictListing(place).offers,
    listedAs: offer_listedAs,
    callSkill: copilot_calls_callSkill,
    readFile: copilot_calls_readFile,
    callTool: copilot_calls_callTool,
    createParser: copilot_transcript_createParser,
    session_logs: ['.copilot/session-state/*/events.jsonl'],
    shared_logs: ['.copilot', '.config/github-copilot', '.local/share/github-copilot'],
};

;// CONCATENATED MODULE: ./build/lib/agents/index.js



const AGENTS = { claude: claude, codex: codex, copilot: copilot };
/** What users may write before `@` and `+`; `offline` is the in-process one. */
const AGENT_NAMES = [...Object.keys(AGENTS), 'offline'];
function findAgent(name) {
    return Object.hasOwn(AGENTS, name) ? AGENTS[name] : null;
}


/***/ }),

/***/ 2730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapePattern)
/* harmony export */ });
/** Text → the source of a pattern that matches it to the letter. (RegExp.escape is there from Node 24 on.) */
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');


/***/ }),

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   HO: () => (/* binding */ measureOffer),
/* harmony export */   id: () => (/* binding */ matchListing)
/* harmony export */ });
/** Names in the order in which the agent prefers them. */
function matchListing(skills, namesOf, offered) {
    const byName = new Map();
    for (const row of offered)
        for (const name of new Set([row.id, ...row.also]))
            byName.set(name, [...(byName.get(name) ?? []), row]);
    const pairs = skills.flatMap((skill) => {
        const names = namesOf(skill);
        const rows = new Set(names.flatMap((name) => byName.get(name) ?? []));
        return [...rows].map((row) => ({ skill, row, rank: rankPair(skill, names, row) }));
    });
    const found = new Map();
    const taken = new Set();
    for (const { skill, row } of pairs.sort(compareRanks)) {
        if (found.has(skill) || taken.has(row))
            continue;
        found.set(skill, row);
        taken.add(row);
    }
    return found;
}
/** By the listed name, then by the path and the folder that the row names, then by how much of the description stands there. */
function rankPair(skill, names, row) {
    const at = names.indexOf(row.id);
    const folder = row.also.includes(skill.dir) ? 0 : 1;
    const path = row.path?.endsWith(`/${skill.path}`) ? 0 : 1;
    const link = skill.real_path === undefined ? 0 : 1;
    return [
        at < 0 ? names.length : at,
        path,
        folder,
        link,
        -keptChars(fold(row.description ?? ''), fold(skill.description ?? '')),
    ];
}
function compareRanks(one, other) {
    const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
}
/** What is left of a skill's description in what an agent shows; undefined: the skill is not there, null: its name alone is. */
function measureOffer(skill, shown) {
    const whole = fold(skill.description ?? '');
    const kept_chars = shown ? keptChars(fold(shown), whole) : 0;
    return { offer: stateOf(skill, shown, kept_chars, whole), kept_chars, of_chars: whole.length };
}
function stateOf({ front_matter: { problems, fields } }, shown, kept_chars, whole) {
    if (shown === undefined)
        return 'absent';
    // With no description to read, some agents show the body's first words: nothing of the author's is lost if he wrote none.
    if (whole === '')
        return problems.length || typeof (fields['description'] ?? '') !== 'string' ? 'name_only' : 'full';
    if (kept_chars >= whole.length)
        return 'full';
    return kept_chars === 0 ? 'name_only' : 'cut';
}
/** Agents fold descriptions to one line, end a cut with an ellipsis and may add words behind (`- when to use`). */
function keptChars(shown, whole) {
    let kept = 0;
    while (kept < whole.length && shown[kept] === whole[kept])
        kept++;
    return kept;
}
function fold(text) {
    return text.replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 9523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseFrontMatter),
/* harmony export */   j: () => (/* binding */ wordError)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/** Reads the YAML block on top of a SKILL.md as the lenient CLIs do, and says what a strict reader would stumble over. */

function parseFrontMatter(text) {
    const problems = [];
    const marked = text.startsWith('\uFEFF');
    if (marked)
        problems.push({ line: 1, message: 'the file starts with a byte order mark' });
    const lines = (marked ? text.slice(1) : text).split(/\r?\n/);
    const none = (line, message) => ({
        present: false,
        fields: {},
        problems: [...problems, { line, message }],
        body_line: 1,
    });
    if (!isFence(lines[0])) {
        const first = lines.findIndex((line) => line.trim() !== '');
        return first > 0 && isFence(lines[first])
            ? none(first + 1, 'the front matter does not start on line 1')
            : none(1, 'there is no front matter');
    }
    const close = lines.findIndex((line, index) => index > 0 && isFence(line));
    if (close < 0)
        return none(1, 'the front matter is not closed by a line of three dashes');
    const block = lines.slice(1, close);
    const control = block.findIndex((line) => CONTROL.test(line));
    if (control >= 0)
        problems.push({ line: control + 2, message: 'there is a control character' });
    const { fields, problems: found } = readBlock(block);
    // A YAML reader stumbles over the same thing as often as it stands on a line.
    const once = new Map([...problems, ...found].map((problem) => [`${problem.line} ${problem.message}`, problem]));
    return { present: true, fields, problems: [...once.values()], body_line: close + 2 };
}
// Tab and line ends aside.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const isFence = (line) => line !== undefined && /^---[ \t]*$/.test(line);
function readBlock(block) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(block.join('\n'), { logLevel: 'silent', prettyErrors: true });
    const problems = document.errors.map((error) => ({
        // The block starts on the file's second line.
        line: (error.linePos?.[0].line ?? 1) + 1,
        message: wordError(error.message),
    }));
    const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
    if (!broken && document.contents === null)
        return { fields: {}, problems };
    if (!broken && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)) {
        try {
            return { fields: document.toJS(), problems };
        }
        catch (error) {
            problems.push({ line: 2, message: wordError(error.message) });
        }
    }
    if (!broken)
        problems.push({ line: 2, message: 'the front matter is not a list of `key: value`' });
    return { fields: readLines(block), problems };
}
/** The first of two like keys is what most readers keep; a broken block yields it by line, as Codex 0.169 does. */
function readLines(block) {
    const fields = {};
    let open = null;
    for (const line of block) {
        const [, key, value = ''] = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
        if (key !== undefined) {
            open = key in fields ? null : key;
            if (open)
                fields[open] = /^[|>][+-]?\s*$/.test(value) ? '' : unquote(value.trim());
        }
        else if (open && /^[ \t]+\S/.test(line)) {
            fields[open] = `${fields[open]} ${line.trim()}`.trim();
        }
        else if (line.trim() !== '' && !/^[ \t]/.test(line)) {
            open = null;
        }
    }
    return fields;
}
function unquote(value) {
    const quote = value[0];
    const quoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
    return quoted ? value.slice(1, -1) : value;
}
/** What authors get wrong most, in their words; else the library's message, without the place it repeats and the excerpt below it. */
function wordError(message) {
    const first = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    return WORDS.find(([pattern]) => pattern.test(first))?.[1] ?? first;
}
const WORDS = [
    [/^Nested mappings are not allowed/, 'a colon and a blank in a value without quotes'],
    [/^Missing closing/, 'a quote that is not closed'],
    [/must be unique$/, 'a key that stands twice'],
    [/must be sufficiently indented and end with/, 'a bracket that is not closed'],
    [/^Tabs are not allowed/, 'a tab where blanks should stand'],
];


/***/ })

};
