export const id = 115;
export const ids = [115];
export const modules = {

/***/ 2884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseAgentKey),
/* harmony export */   F: () => (/* binding */ parseAgentKeys)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** `name[@vendor-model][+install]` as users write agents, taken apart. */

const INSTALLS = ['plugin', 'marketplace', 'skills'];
const SHAPE = /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?<install>[a-z]+))?$/;
function parseAgentKey(text, names) {
    const found = SHAPE.exec(text)?.groups;
    if (!found?.name) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' is not an agent.`, {
            fix: `write name[@vendor-model][+install], such as claude@haiku or codex+plugin.`,
        });
    }
    if (!names.includes(found.name)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`There is no agent '${found.name}'.`, { fix: `use one of ${names.join(', ')}.` });
    }
    if (found.install && !INSTALLS.includes(found.install)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names an unknown way of installing, '${found.install}'.`, {
            fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
        });
    }
    return {
        key: text,
        name: found.name,
        vendor_model: found.model ?? null,
        install: found.install ?? null,
    };
}
/** Each key once, in the order given; the same agent twice is an error only when written differently for the same thing. */
function parseAgentKeys(texts, names) {
    return [...new Set(texts)].map((text) => parseAgentKey(text, names));
}


/***/ }),

/***/ 41:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eC: () => (/* binding */ quoteForShell),
/* harmony export */   sP: () => (/* binding */ launchTemplate)
/* harmony export */ });
/* unused harmony export fillTemplate */
const PLACEHOLDER = '{prompt}';
/** POSIX single quotes: nothing in the prompt means anything to the shell. */
const quoteForShell = (text) => `'${text.replaceAll("'", `'"'"'`)}'`;
/** Every placeholder is filled; without one the prompt comes last. */
function fillTemplate(template, prompt) {
    const quoted = quoteForShell(prompt);
    return template.includes(PLACEHOLDER) ? template.split(PLACEHOLDER).join(quoted) : `${template} ${quoted}`;
}
/**
 * The agent's own environment and working directory with the user's command. A login shell may set PATH anew, so the CLI that
 * was installed for this run is put in front of it there; AGENT_ROUTING_SOURCE is where the source under test stands.
 */
function launchTemplate(template, place, own) {
    const folder = own.file.slice(0, own.file.lastIndexOf('/'));
    const command = `PATH=${quoteForShell(folder)}:"$PATH"\n${fillTemplate(template, place.prompt)}`;
    return {
        file: '/bin/bash',
        args: ['-lc', command],
        env: { ...own.env, AGENT_ROUTING_SOURCE: place.source_copy },
        cwd: own.cwd,
    };
}


/***/ }),

/***/ 7526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ez: () => (/* binding */ checkRouteNames),
  jQ: () => (/* binding */ listRouteCases),
  U9: () => (/* binding */ parseToolRoutes)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
;// CONCATENATED MODULE: ./build/lib/case/python-pattern.js
/** A pattern as Python's `re` reads it → the same pattern for JavaScript, or what keeps it from being one. */
/** `re.search(pattern, text, re.IGNORECASE)`: `.` misses the line feed alone, `$` holds before a last line feed too. */
function readPythonPattern(source) {
    const translated = translate(source);
    if ('problem' in translated)
        return translated;
    try {
        return { pattern: new RegExp(translated.source, 'i') };
    }
    catch (error) {
        return { problem: error.message.replace(/^Invalid regular expression: /, '') };
    }
}
const BEFORE_THE_END = '(?=\\n?(?![\\s\\S]))';
function translate(source) {
    let out = '';
    let inClass = false;
    for (let at = 0; at < source.length; at++) {
        const rest = source.slice(at);
        const problem = inClass ? findOnlyPythonInClass(rest) : findOnlyPython(rest);
        if (problem)
            return { problem };
        const char = source[at];
        if (char === '\\') {
            out += source.slice(at, at + 2);
            at += 1;
        }
        else if (inClass) {
            if (char === ']')
                inClass = false;
            out += char;
        }
        else if (char === '[') {
            inClass = true;
            out += char;
        }
        else
            out += char === '.' ? '[^\\n]' : char === '$' ? BEFORE_THE_END : char;
    }
    return { source: out };
}
/** What JavaScript refuses or, worse, takes for something else. Row: how the rest of the pattern begins, and what to write. */
const ONLY_PYTHON = [
    [/^\(\?P<(\w*)>/, '(?P<name>…) is Python alone; write (?<name>…)'],
    [/^\(\?P=/, '(?P=name) is Python alone; write \\k<name>'],
    [/^\(\?#/, '(?#…) comments are Python alone; remove it'],
    [/^\(\?\(/, '(?(group)…) conditions are Python alone; write two alternatives'],
    [/^\(\?>/, '(?>…) is Python alone; write (?:…)'],
    [/^\(\?[aiLmsux-]+[:)]/, 'inline flags are Python alone; remove them: case is ignored anyway'],
    [/^\\A/, '\\A is Python alone; write ^'],
    [/^\\Z/, '\\Z is Python alone; write $'],
    [/^\\a/, '\\a is Python alone; write \\x07'],
    [/^\\N\{/, '\\N{…} is Python alone; write \\uXXXX'],
    [/^\\U/, '\\UXXXXXXXX is Python alone; write the character itself'],
    [/^[*+?]\+/, 'possessive quantifiers are Python alone; remove the second +'],
    [/^\{,\d+\}/, '{,n} is Python alone; write {0,n}'],
    [/^\[\^?\]/, 'a ] that comes first in a class is Python alone; write \\]'],
];
function findOnlyPython(rest) {
    return ONLY_PYTHON.find(([begins]) => begins.test(rest))?.[1] ?? null;
}
function findOnlyPythonInClass(rest) {
    return rest.startsWith('\\') ? findOnlyPython(rest) : null;
}

// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/lib/case/tool-routes.js
/** Turns the text of a tool-routes.yaml (seed 002) into routes that know their line, and routes into one case per example. */






const tool_routes_text = schemas/* string */.YjP().min(1);
const ExampleSchema = schemas/* strictObject */.rej({
    desc: schemas/* string */.YjP().optional(),
    input: schemas/* strictObject */.rej({ tool_name: tool_routes_text.optional(), tool_input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }),
    expect: schemas/* enum */.k5n(['block', 'allow']),
    contains: tool_routes_text.nullish(),
});
const RouteSchema = schemas/* strictObject */.rej({
    tool: tool_routes_text,
    pattern: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    tests: schemas/* array */.YOg(ExampleSchema).nullish(),
});
function parseToolRoutes(source, file) {
    const counter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(source, { lineCounter: counter, prettyErrors: true });
    const [broken] = document.errors;
    if (broken)
        throw new config_error/* ConfigError */.x(`This is not YAML: ${broken.message.split('\n')[0]?.replace(/:$/, '')}.`, {
            file,
            line: broken.linePos?.[0].line ?? 1,
            fix: 'mend the syntax there; a pattern is safest in single quotes.',
        });
    /** Of what stands at the path, else of what should hold it. */
    const lineOf = (path) => {
        if (path.length === 0)
            return 1;
        const parent = document.getIn(path.slice(0, -1), true);
        const pair = (0,dist/* isMap */.jh)(parent) ? parent.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
        const node = (pair?.key ?? document.getIn(path, true));
        return node?.range ? counter.linePos(node.range[0]).line : lineOf(path.slice(0, -1));
    };
    const whole = document.toJS();
    if (typeof whole !== 'object' || whole === null || typeof whole.routes !== 'object' || whole.routes === null)
        throw new config_error/* ConfigError */.x('A file of tool routes is `routes:` with one entry per route.', {
            file,
            line: 1,
            fix: 'write routes: {my-route: {tool, pattern, message, tests}}.',
        });
    return Object.entries(whole.routes).map(([name, value]) => {
        const at = (path) => lineOf(['routes', name, ...path]);
        const parsed = RouteSchema.safeParse(value);
        if (!parsed.success)
            throw explain(parsed.error, name, file, at);
        const { tool, pattern, message, tests } = parsed.data;
        const read = readPythonPattern(pattern);
        if ('problem' in read)
            throw new config_error/* ConfigError */.x(`This pattern cannot be tried: ${read.problem}.`, {
                file,
                line: at(['pattern']),
                path: `routes.${name}.pattern`,
                fix: 'write it so that Python and JavaScript read it alike.',
            });
        const examples = (tests ?? []).map(({ desc, input, expect, contains }, index) => ({
            desc: desc || `test ${index}`,
            tool: input.tool_name ?? tool,
            input: input.tool_input,
            expect,
            contains: contains ?? null,
            origin: { file, line: at(['tests', index]) },
        }));
        return { name, tool, pattern, matches: read.pattern, message, examples, origin: { file, line: at([]) } };
    });
}
/** Files are merged, and the first match wins: a second route of a name would be out of anyone's sight. */
function checkRouteNames(routes) {
    const seen = new Map();
    for (const route of routes) {
        const first = seen.get(route.name);
        if (first)
            throw new config_error/* ConfigError */.x(`Route '${route.name}' defined in multiple sources: '${first.origin.file}' and '${route.origin.file}'.`, { ...route.origin, path: `routes.${route.name}`, fix: 'rename one of them.' });
        seen.set(route.name, route);
    }
}
function listRouteCases(routes) {
    return routes.flatMap((route) => {
        const taken = new Map();
        return route.examples.map((example) => {
            const words = slug(example.desc);
            const count = (taken.get(words) ?? 0) + 1;
            taken.set(words, count);
            const { tool, input, expect, contains, origin } = example;
            const row = {
                kind: 'tool_route',
                case_id: `${slug(route.name)}/${words}${count > 1 ? `-${count}` : ''}`,
                category: route.name,
                tool,
                input,
                expect,
                route: route.name,
                ...(contains === null ? {} : { contains }),
            };
            return { ...schema/* CaseSchema */.MW.parse(row), origin };
        });
    });
}
const slug = (words) => words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90) || 'x';
function explain(error, name, file, at) {
    const issue = error.issues[0];
    const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
    const path = issue?.path ?? [];
    const known = path.includes('input')
        ? Object.keys(ExampleSchema.shape.input.shape)
        : Object.keys(path.includes('tests') ? ExampleSchema.shape : RouteSchema.shape);
    const meant = unknown === null ? null : (0,nearest/* nearest */.p)(unknown, known);
    return new config_error/* ConfigError */.x(unknown === null ? `${issue?.message}.` : `Unknown key '${unknown}'.`, {
        file,
        line: at(path),
        path: ['routes', name, ...path].map(String).join('.'),
        fix: meant ? `write '${meant}'.` : `the fields are ${known.join(', ')}.`,
    });
}


/***/ }),

/***/ 965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ discoverOffers)
/* harmony export */ });
/* harmony import */ var _model_script_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2163);
/* harmony import */ var _offer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(944);
/* harmony import */ var _transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9884);



/** mode: whose listing is wanted; in `live` the vendor's bundled skills take part, as they do for a user. No vendor is asked anything. */
async function discoverOffers(ready, shared, probe, doors) {
    const faults = [];
    const transcript = await (0,_transcript_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTranscript */ .U)(ready, shared, {
        unit_run_id: doors.newId(),
        trial: 1,
        mode: probe.mode,
        prompt: 'Say that you are ready.',
        subagent: null,
        workspace: null,
        grant_tools: [],
        policy: () => () => _model_script_js__WEBPACK_IMPORTED_MODULE_0__/* .PROSE */ .W,
        folder: probe.folder,
        redact: null,
        onEvent: (event) => {
            if (event.type === 'fault')
                faults.push(`${event.fault.kind}: ${event.fault.message}`);
        },
        signal: probe.signal,
    }, doors);
    const { offered, model, home_length, exit } = transcript;
    const place = { source: shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
    return {
        version: ready.version,
        vendor_model: model,
        install: ready.install,
        home_length,
        skills: offered ? (0,_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .listOffers */ .AS)(ready.agent, place, offered) : null,
        headroom: offered ? (ready.agent.headroom?.(offered, ready.key.vendor_model) ?? null) : null,
        error: offered
            ? null
            : (exit.spawn_error ?? faults[0] ?? `the agent sent no request (exit code ${exit.exit_code ?? exit.signal})`),
    };
}


/***/ }),

/***/ 8467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ explainCacheError),
/* harmony export */   Qp: () => (/* binding */ defaultCacheRoot),
/* harmony export */   ix: () => (/* binding */ withFolderLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var proper_lockfile__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3648);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9891);
/** Where installed agents live, and the lock that batches share there. */





/** $AGENT_ROUTING_CACHE, else $XDG_CACHE_HOME/agent-routing, else ~/.cache/agent-routing. */
function defaultCacheRoot(env = process.env) {
    if (env['AGENT_ROUTING_CACHE'])
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env['AGENT_ROUTING_CACHE']);
    const xdg = env['XDG_CACHE_HOME'];
    // The XDG rules say that a relative path is to be ignored.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(xdg && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(xdg) ? xdg : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'agent-routing');
}
/** A holder that was killed stops touching its lock; it counts as gone after this long. */
const STALE_MS = 20_000;
/** Runs the work while no other process does so in the same folder; creates the folder. */
async function withFolderLock(folder, log, work) {
    let release;
    const options = {
        stale: STALE_MS,
        update: STALE_MS / 4,
        realpath: false,
        // The default is to throw into the void. What the lock guards ends in an atomic rename, so that two holders do no harm.
        onCompromised: (error) => log(`the lock of ${folder} was lost: ${error.message}`),
    };
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        release = await proper_lockfile__WEBPACK_IMPORTED_MODULE_3__.lock(folder, options).catch(async (error) => {
            if (error.code !== 'ELOCKED')
                throw error;
            log(`another batch is installing into ${folder}; waiting for it`);
            return proper_lockfile__WEBPACK_IMPORTED_MODULE_3__.lock(folder, { ...options, retries: { retries: 1200, factor: 1, minTimeout: 500 } });
        });
    }
    catch (error) {
        throw explainCacheError(error, folder);
    }
    try {
        return await work();
    }
    finally {
        await release().catch(() => { });
    }
}
function explainCacheError(error, folder) {
    const fix = 'set AGENT_ROUTING_CACHE to a folder with space that you may write to.';
    switch (error.code) {
        case 'ELOCKED':
            return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`Another batch has been installing into ${folder} for ten minutes.`, {
                fix: `end it, or remove ${folder}.lock.`,
            });
        case 'ENOSPC':
        case 'EDQUOT':
            return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`The disk is full: nothing can be installed into ${folder}.`, {
                fix: `free space, or ${fix}`,
            });
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
        case 'ENOTDIR':
            return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`The cache folder ${folder} cannot be written (${error.code}).`, { fix });
        default:
            return error;
    }
}


/***/ }),

/***/ 4335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ loadCorpus),
  R: () => (/* binding */ loadRoutes)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/case/corpus-json.js
var corpus_json = __webpack_require__(2776);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/lib/case/expect.js
var expect = __webpack_require__(6152);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/lib/case/suites.js
/** Turns the text of a *.tests.json (seed 003) into suite cases that know their line. */






const own = schema/* SuiteCaseSchema */.Wk.shape;
const TestSchema = schemas/* strictObject */.rej({
    id: own.case_id,
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    input: own.input,
    expect: own.expect,
    skip_if: own.skip_if,
    multi_step: own.multi_step,
    /** Names of functions that the seed never defined. */
    setup: schemas/* unknown */.L5J().optional(),
    cleanup: schemas/* unknown */.L5J().optional(),
    priority: schemas/* string */.YjP().optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    trials: own.trials,
    pass_threshold: own.pass_threshold.optional(),
    timeout_seconds: own.timeout_seconds,
    agents: own.agents,
    workspace: own.workspace,
    skip: own.skip,
});
const FileSchema = schemas/* looseObject */._H3({
    agent: schemas/* string */.YjP().min(1),
    test_suites: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({
        name: schemas/* string */.YjP().optional(),
        description: schemas/* string */.YjP().optional(),
        priority: schemas/* string */.YjP().optional(),
        tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    })),
});
function parseSuites(text, file) {
    const parsed = FileSchema.safeParse((0,corpus_json/* parseJson */.q)(text, file));
    if (!parsed.success)
        throw explain(parsed.error, file, [], text, null);
    const { agent, test_suites } = parsed.data;
    return Object.entries(test_suites).flatMap(([category, suite]) => suite.tests.map((value, index) => {
        const id = value?.id;
        const at = ['test_suites', category, 'tests', index];
        const read = TestSchema.safeParse(value);
        if (!read.success)
            throw explain(read.error, file, at, text, typeof id === 'string' ? id : null);
        const { id: case_id, name: _, description: __, priority: ___, tags: ____, setup, cleanup, ...rest } = read.data;
        const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
        const skip = rest.skip ??
            (functions.length ? `it wants ${functions.join(' and ')}, which this tool cannot call` : undefined);
        const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id, category, subagent: agent };
        const whole = schema/* CaseSchema */.MW.safeParse(row);
        if (!whole.success)
            throw explain(whole.error, file, at, text, case_id);
        return { ...whole.data, origin: { file, line: lineOf(text, case_id) } };
    }));
}
function explain(error, file, at, text, id) {
    const issue = error.issues[0];
    const path = [...at, ...(issue?.path ?? [])];
    const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
    const asserted = (issue?.path ?? []).includes('expect');
    const known = asserted ? expect/* ASSERTIONS */.Y : Object.keys(TestSchema.shape);
    const meant = unknown === null ? null : (0,nearest/* nearest */.p)(unknown, known);
    const what = asserted ? `Unknown assertion '${unknown}'` : `Unknown key '${unknown}'`;
    return new config_error/* ConfigError */.x(`${unknown === null ? (issue?.message ?? 'This is no suite') : what}.`, {
        file,
        ...(id === null ? {} : { line: lineOf(text, id), case_id: id }),
        path: path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), ''),
        fix: meant
            ? `write '${meant}'.`
            : asserted
                ? `the assertions are ${expect/* ASSERTIONS */.Y.join(', ')}.`
                : 'see docs/suites.md.',
    });
}
function lineOf(text, id) {
    const at = text.search(new RegExp(`"id"\\s*:\\s*${JSON.stringify(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

// EXTERNAL MODULE: ./build/lib/case/tool-routes.js + 1 modules
var tool_routes = __webpack_require__(7526);
;// CONCATENATED MODULE: ./build/lib/case/loaders.js
/** The corpus formats: which loader reads which file. */



/** First match wins, so the most particular name comes first. */
const LOADERS = [
    {
        name: '*.tests.json',
        supports: (file) => file.endsWith('.tests.json'),
        globs: ['**/*.tests.json'],
        skips_invalid: true,
        parse: parseSuites,
    },
    {
        name: 'tool-routes.yaml',
        supports: (file) => /(?:^|\.)tool-routes\.ya?ml$/.test(file),
        globs: ['**/', '**/.claude/', '.claude/'].flatMap((folder) => [
            `${folder}tool-routes.{yaml,yml}`,
            `${folder}*.tool-routes.{yaml,yml}`,
        ]),
        skips_invalid: false,
        parse: (text, file) => (0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(text, file)),
        routes: tool_routes/* parseToolRoutes */.U9,
    },
    {
        name: 'cases.json',
        supports: (file) => file.endsWith('.json'),
        globs: ['**/cases.json'],
        skips_invalid: false,
        parse: corpus_json/* parseCasesJson */.J,
    },
];

// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
;// CONCATENATED MODULE: ./build/lib/io/corpus.js
/** Finds corpus files by path, folder or glob and loads each by the loader of its name. */







async function loadCorpus(patterns, options) {
    const files = await findFiles(patterns, options.cwd);
    const corpus = { cases: [], routes: [], files, skipped: [] };
    for (const file of files) {
        const shown = (0,external_node_path_.relative)(options.cwd, file) || file;
        const loader = LOADERS.find((row) => row.supports((0,external_node_path_.basename)(file)));
        if (!loader)
            throw new config_error/* ConfigError */.x('No loader knows this file.', {
                file: shown,
                fix: 'name it cases.json, *.tests.json or tool-routes.yaml.',
            });
        const text = await (0,promises_.readFile)(file, 'utf8');
        try {
            corpus.cases.push(...loader.parse(text, shown));
            corpus.routes.push(...(loader.routes?.(text, shown) ?? []));
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x) || !loader.skips_invalid || options.strict)
                throw error;
            corpus.skipped.push({ file: shown, reason: error.message });
        }
    }
    (0,tool_routes/* checkRouteNames */.Ez)(corpus.routes);
    (0,case_select/* checkUnique */.Mb)(corpus.cases);
    return corpus;
}
const ROUTE_LOADER = LOADERS.find((row) => row.routes !== undefined);
/** Routes alone; without patterns, of every route file below the folder (there may be none). */
async function loadRoutes(patterns, cwd) {
    const ignore = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];
    const found = patterns.length
        ? await findFiles(patterns, cwd)
        : (await (0,dist/* glob */.TI)([...(ROUTE_LOADER?.globs ?? [])], { cwd, absolute: true, ignore })).sort();
    const files = found.filter((file) => /\.ya?ml$/.test(file));
    const routes = [];
    for (const file of files)
        routes.push(...(ROUTE_LOADER?.routes?.(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file) || file) ?? []));
    (0,tool_routes/* checkRouteNames */.Ez)(routes);
    return { routes, files };
}
async function findFiles(patterns, cwd) {
    const found = new Set();
    for (const pattern of patterns) {
        const path = (0,external_node_path_.resolve)(cwd, pattern);
        const entry = await (0,promises_.stat)(path).catch(() => null);
        if (entry?.isFile()) {
            found.add(path);
            continue;
        }
        const globs = entry?.isDirectory() ? LOADERS.flatMap((row) => row.globs) : [pattern];
        const matches = await (0,dist/* glob */.TI)(globs, {
            cwd: entry?.isDirectory() ? path : cwd,
            absolute: true,
            ignore: ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'],
        });
        if (matches.length === 0) {
            throw new config_error/* ConfigError */.x(entry ? 'This folder holds no corpus file.' : 'There is no such corpus.', {
                file: pattern,
                fix: 'name a cases.json with --cases, or write one with `agent-routing init`.',
            });
        }
        for (const match of matches.sort())
            found.add((0,external_node_path_.resolve)(match));
    }
    return [...found];
}


/***/ }),

/***/ 9093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ openDoors)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/io/lines.js
var lines = __webpack_require__(7046);
// EXTERNAL MODULE: ./build/lib/io/log-snapshot.js
var log_snapshot = __webpack_require__(7320);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./build/lib/model/script.js
var script = __webpack_require__(2163);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/lib/io/request-body.js


/** Bodies of CLIs are some 50 to 300 kB; a long conversation with files in it may reach megabytes. */
const MAX_BYTES = 64 * 1024 * 1024;
class RefusedBody extends Error {
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
}
async function readJsonBody(request, max_bytes = MAX_BYTES) {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
        size += chunk.length;
        if (size > max_bytes)
            throw new RefusedBody(413, `the body is longer than ${max_bytes} bytes`);
        chunks.push(chunk);
    }
    const body = await unpack(Buffer.concat(chunks), request.headers['content-encoding'] ?? '', max_bytes);
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        throw new RefusedBody(400, 'the body is not JSON');
    }
}
/** Encodings apply left to right, so they come off right to left. */
async function unpack(body, encodings, max_bytes) {
    for (const encoding of encodings.toLowerCase().split(',').reverse()) {
        const name = encoding.trim();
        if (name === '' || name === 'identity')
            continue;
        const unpackOne = findUnpack(name);
        if (!unpackOne)
            throw new RefusedBody(415, `the content encoding ${name} is not understood`);
        try {
            body = await unpackOne(body, { maxOutputLength: max_bytes });
        }
        catch (error) {
            const long = error.code === 'ERR_BUFFER_TOO_LARGE';
            throw new RefusedBody(long ? 413 : 400, long ? 'the unpacked body is too long' : `the body is not ${name}`);
        }
    }
    return body;
}
function findUnpack(name) {
    switch (name) {
        case 'gzip':
        case 'x-gzip':
            return (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
        case 'deflate':
            return (0,external_node_util_.promisify)(external_node_zlib_.inflate);
        case 'br':
            return (0,external_node_util_.promisify)(external_node_zlib_.brotliDecompress);
        case 'zstd': {
            // From Node 22.15 on.
            const zstd = external_node_zlib_.zstdDecompress;
            return typeof zstd === 'function' ? (0,external_node_util_.promisify)(zstd) : null;
        }
        default:
            return null;
    }
}

;// CONCATENATED MODULE: ./build/lib/io/wire-fault.js
function playFault(fault, count, response, codec, reply) {
    if (fault.times !== undefined && count >= fault.times) {
        sendReply(response, reply());
        return;
    }
    switch (fault.type) {
        case 'status': {
            const error = codec.renderError(fault.status, fault.kind, fault.message);
            sendReply(response, { ...error, headers: { ...error.headers, ...fault.headers } });
            return;
        }
        case 'hang':
            return;
        case 'drop':
            response.destroy();
            return;
        case 'stall':
        case 'cut': {
            const { status, headers, body } = reply();
            response.writeHead(status, headers);
            response.write(body.slice(0, Math.floor(body.length / 2)), () => fault.type === 'cut' && response.destroy());
            return;
        }
        case 'slow': {
            const timer = setTimeout(() => sendReply(response, reply()), fault.delay_ms);
            response.once('close', () => clearTimeout(timer));
        }
    }
}
function sendReply(response, { status, headers, body }) {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
}

;// CONCATENATED MODULE: ./build/lib/io/model-server.js
/** The embedded model's door: one loopback HTTP server, where each unit has a secret path and its own policy. */





/** Not passed on: no policy needs them, and what is not held cannot leak. */
const SECRET_HEADERS = new Set([
    'authorization',
    'x-api-key',
    'api-key',
    'cookie',
    'proxy-authorization',
    'x-goog-api-key',
]);
async function openModelServer() {
    const rooms = new Map();
    const server = (0,external_node_http_.createServer)((request, response) => {
        const [, token = '', path = '/'] = /^\/u\/([0-9a-f]{32})(\/[^?]*)?/.exec(request.url ?? '') ?? [];
        const room = rooms.get(token);
        if (!room)
            return sendJson(response, 404, { error: { message: 'no such unit' } });
        room.open.add(response);
        response.once('close', () => room.open.delete(response));
        answer(room, path, request, response).catch(() => response.destroy());
    });
    // A client that reuses a connection just as we drop it sees a reset; units are short, so none is dropped before its end.
    server.keepAliveTimeout = 0;
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${server.address().port}`;
    return {
        origin,
        register(unit) {
            const token = (0,external_node_crypto_.randomBytes)(16).toString('hex');
            const room = { unit, requests: 0, replies: 0, open: new Set() };
            rooms.set(token, room);
            return {
                url: `${origin}/u/${token}`,
                close() {
                    rooms.delete(token);
                    for (const response of room.open)
                        response.destroy();
                },
            };
        },
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
async function answer(room, path, request, response) {
    const { codec } = room.unit.agent;
    const method = request.method ?? 'GET';
    if (method === 'HEAD' || (method === 'GET' && path === '/'))
        return void response.writeHead(200).end();
    // Codex asks for a WebSocket first when the provider is its own, and takes 426 for a no.
    if (request.headers.upgrade)
        return send(response, codec.renderError(426, 'invalid_request_error', 'no upgrade here'));
    if (!codec.matches(method, path)) {
        return send(response, codec.renderError(404, 'not_found_error', `the embedded model does not serve ${method} ${path}`));
    }
    let body;
    try {
        body = await readJsonBody(request);
    }
    catch (error) {
        if (!(error instanceof RefusedBody))
            throw error;
        // What was not read would be taken for the next request.
        response.setHeader('connection', 'close');
        return send(response, codec.renderError(error.status, 'invalid_request_error', error.message));
    }
    const parsed = codec.parseRequest(body, plainHeaders(request));
    const reply = () => decide(room, parsed);
    if (room.unit.fault)
        return playFault(room.unit.fault, room.requests++, response, codec, reply);
    send(response, reply());
}
function decide(room, request) {
    const { agent, policy, on_offer, on_request } = room.unit;
    try {
        const kind = agent.classifyRequest(request);
        on_request?.(request, kind);
        const id = `${request.step}x${room.replies++}`;
        if (kind === 'side')
            return agent.codec.renderReply(script/* PROSE */.W, request, id);
        const offered = agent.readOffer(request);
        if (kind === 'main')
            on_offer?.(offered, request);
        return agent.codec.renderReply(policy(request, offered), request, id);
    }
    catch (error) {
        return agent.codec.renderError(500, 'api_error', `the embedded model failed: ${error.message}`);
    }
}
function plainHeaders(request) {
    const headers = {};
    for (const [name, value] of Object.entries(request.headers)) {
        if (value === undefined || SECRET_HEADERS.has(name))
            continue;
        headers[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    return headers;
}
function send(response, reply) {
    response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) });
    response.end(reply.body);
}
function sendJson(response, status, body) {
    send(response, { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

// EXTERNAL MODULE: ./build/lib/io/place.js
var place = __webpack_require__(5906);
// EXTERNAL MODULE: ./build/lib/io/process.js
var process = __webpack_require__(7408);
;// CONCATENATED MODULE: ./build/lib/io/doors.js
/** Opens the real doors of a batch. */








/** The caller closes `modelServer`. */
async function openDoors() {
    return {
        files: files/* files */.a,
        runProcess: process/* runProcess */.R,
        openPlace: place/* openPlace */.QL,
        readLines: lines/* readLines */.Se,
        copyLines: lines/* copyLines */.FT,
        readLogGrowth: log_snapshot/* readLogGrowth */.OT,
        async findFiles(folder, globs) {
            const found = await (0,dist/* glob */.TI)([...globs], { cwd: folder, absolute: true, dot: true, followSymbolicLinks: false });
            return found.sort();
        },
        modelServer: await openModelServer(),
        now: () => new Date(),
        newId: external_node_crypto_.randomUUID,
    };
}


/***/ }),

/***/ 5614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ currentPlatform),
  Z: () => (/* binding */ installAgent)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/lib/agents/lock.js
const LOCK = {
    '@anthropic-ai/claude-code-linux-x64@2.1.330': {
        integrity: 'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
        bytes: 381_121_626,
    },
    '@anthropic-ai/claude-code-linux-arm64@2.1.330': {
        integrity: 'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
        bytes: 379_971_594,
    },
    '@openai/codex@0.169.0-linux-x64': {
        integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==',
        bytes: 422_666_418,
    },
    '@openai/codex@0.169.0-linux-arm64': {
        integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg==',
        bytes: 421_970_532,
    },
    '@github/copilot-linux-x64@1.0.102': {
        integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
        bytes: 197_466_861,
    },
    '@github/copilot-linux-arm64@1.0.102': {
        integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
        bytes: 193_338_041,
    },
};

// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/cache.js
var cache = __webpack_require__(8467);
// EXTERNAL MODULE: ./build/lib/io/npm.js
var npm = __webpack_require__(4300);
// EXTERNAL MODULE: ./build/lib/io/process.js
var io_process = __webpack_require__(7408);
;// CONCATENATED MODULE: ./build/lib/io/install.js
/** Turns a version of an agent into an executable in the cache: installed once, whole or not at all. */








/** Windows is refused; macOS is tried. */
function currentPlatform(os = process.platform, arch = process.arch) {
    if (os === 'win32') {
        throw new config_error/* ConfigError */.x('Agents cannot be run on Windows.', { fix: 'use Linux (x64 or arm64); WSL is Linux.' });
    }
    return { os, arch };
}
/** Needs no network, no npm and no lock once the version is there. */
async function installAgent(request) {
    const { build, name, version, cache_root, log = () => { } } = request;
    currentPlatform();
    const shelf = (0,external_node_path_.join)(cache_root, 'agents', name);
    // The folder names the build too: one cache may serve machines of both architectures.
    const home = (0,external_node_path_.join)(shelf, `${version}+${slug(build.folder)}`);
    const installed = {
        binary: (0,external_node_path_.join)(home, 'node_modules', build.folder, build.binary),
        shared_cache: (0,external_node_path_.join)(home, 'shared'),
        version,
    };
    const ready = async () => (await isWhole(home, installed.binary)) && (!request.warm || (await exists((0,external_node_path_.join)(home, WARM))));
    if (await ready())
        return installed;
    await (0,cache/* withFolderLock */.ix)(shelf, log, async () => {
        await removeLeftovers(shelf);
        if (!(await isWhole(home, installed.binary)))
            await fetchInto(request, shelf, home, log);
        if (request.warm && !(await exists((0,external_node_path_.join)(home, WARM))))
            await warmUp(request.warm, installed, shelf, home, log);
    });
    return installed;
}
const COMPLETE = 'complete.json';
const WARM = 'warm.json';
const PARTIAL = '.partial-';
async function fetchInto(request, shelf, home, log) {
    const { build, name, version } = request;
    const { locked_as } = (0,npm/* parseSpec */.F9)(build.spec);
    const locked = (request.lock ?? LOCK)[locked_as];
    if (!locked) {
        log(`warning: ${name} ${version} is not in this tool's lock: it is installed as the registry delivers it`);
    }
    log(`installing ${name} ${version} (${locked_as})`);
    const partial = (0,external_node_path_.join)(shelf, `${PARTIAL}${(0,external_node_crypto_.randomUUID)()}`);
    try {
        await (0,promises_.mkdir)(partial, { recursive: true });
        await (0,npm/* fetchPackage */.X7)(build.spec, locked?.integrity, partial, request.exec ?? npm/* exec */.m0, request.env ?? (0,npm/* npmEnvironment */.PI)());
        const unpacked = (0,external_node_path_.join)(partial, 'node_modules', build.folder);
        await checkUnpacked(unpacked, locked?.bytes, partial);
        const binary = (0,external_node_path_.join)(unpacked, build.binary);
        const facts = await (0,promises_.stat)(binary).catch(() => null);
        if (!facts?.isFile()) {
            throw new config_error/* ConfigError */.x(`The package ${locked_as} holds no ${build.binary}.`, {
                fix: `use the version that this tool pins: leave ${name} out of --agent-versions, or set it to pinned.`,
            });
        }
        await (0,promises_.chmod)(binary, 0o755);
        await (0,promises_.mkdir)((0,external_node_path_.join)(partial, 'shared'));
        await (0,promises_.writeFile)((0,external_node_path_.join)(partial, COMPLETE), JSON.stringify({ spec: build.spec, ...locked, binary_bytes: facts.size }));
        // Something broken may stand there: a folder without the marker, or one whose binary was removed.
        await (0,promises_.rm)(home, { recursive: true, force: true });
        await (0,promises_.rename)(partial, home);
    }
    catch (error) {
        throw (0,cache/* explainCacheError */.C_)(error, shelf);
    }
    finally {
        await (0,promises_.rm)(partial, { recursive: true, force: true });
    }
}
/**
 * npm 11.19 unpacks onto a full disk, leaves files cut short or empty, and exits 0 (measured). So the size is compared with
 * the lock's; for a version that is not locked, a disk that takes another megabyte was not full.
 */
async function checkUnpacked(unpacked, bytes, partial) {
    const probe = (0,external_node_path_.join)(partial, 'probe');
    await (0,promises_.writeFile)(probe, Buffer.alloc(1024 * 1024, 1), { flush: true });
    await (0,promises_.rm)(probe);
    if (bytes === undefined)
        return;
    const found = await sumSizes(unpacked);
    if (found === bytes)
        return;
    throw new config_error/* ConfigError */.x(`npm unpacked ${found} bytes where our lock says ${bytes}.`, {
        fix: 'see that the disk of the cache is not full, then start again; AGENT_ROUTING_CACHE names another.',
    });
}
async function sumSizes(folder) {
    let sum = 0;
    for (const entry of await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile())
            sum += (await (0,promises_.stat)((0,external_node_path_.join)(entry.parentPath, entry.name))).size;
    }
    return sum;
}
/** The marker is written last, and the binary has the size it had then: a copy cut short by a full disk is no install. */
async function isWhole(home, binary) {
    try {
        const { binary_bytes } = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(home, COMPLETE), 'utf8'));
        return (await (0,promises_.stat)(binary)).size === binary_bytes;
    }
    catch {
        return false;
    }
}
async function warmUp(warm, { binary, shared_cache }, shelf, home, log) {
    const scratch = (0,external_node_path_.join)(shelf, `${PARTIAL}${(0,external_node_crypto_.randomUUID)()}`);
    await (0,promises_.mkdir)(scratch, { recursive: true });
    try {
        const { exit_code, timed_out, spawn_error, duration_ms } = await (0,io_process/* runProcess */.R)(warm({ binary, shared_cache, home: scratch }), {
            stdout_file: (0,external_node_path_.join)(scratch, 'stdout'),
            stderr_file: (0,external_node_path_.join)(scratch, 'stderr'),
            timeout_ms: 120_000,
            marker: `warm-${(0,external_node_crypto_.randomUUID)()}`,
        });
        if (exit_code === 0 && !timed_out)
            await (0,promises_.writeFile)((0,external_node_path_.join)(home, WARM), JSON.stringify({ duration_ms }));
        // Units warm themselves then, only slower: no reason to fail.
        else
            log(`warning: the first start of ${binary} failed (${spawn_error ?? (timed_out ? 'timeout' : `exit ${exit_code}`)})`);
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
/** Under the lock nobody else is installing here: what is partial was left by a batch that was killed. */
async function removeLeftovers(shelf) {
    for (const entry of await (0,promises_.readdir)(shelf)) {
        if (entry.startsWith(PARTIAL))
            await (0,promises_.rm)((0,external_node_path_.join)(shelf, entry), { recursive: true, force: true });
    }
}
const slug = (name) => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-/, '');
const exists = (path) => (0,promises_.stat)(path).then(() => true, () => false);


/***/ }),

/***/ 7046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ copyLines),
/* harmony export */   Se: () => (/* binding */ readLines)
/* harmony export */ });
/* unused harmony export createLineSplitter */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/** Bytes of a file become its lines, in order: any bytes, LF or CRLF, the last one with or without its break; only a flood is cut. */


const CHUNK = 1 << 20;
/**
 * No agent prints a line as long: they cut what a tool gives back at a megabyte or less, and an image takes under eight.
 * Of a longer one, which is a flood, the start alone is handed out, so that our memory does not grow with it.
 */
const LINE_LIMIT = 16 << 20;
const FLOOD_KEPT = 64 << 10;
/** Splits bytes as they come. A line that spans many chunks is joined once, so cost stays linear. */
function createLineSplitter(onLine) {
    let pieces = [];
    let held = 0;
    let first = true;
    function emit(tail) {
        let whole = tail;
        if (held + tail.length > LINE_LIMIT) {
            whole = (pieces[0] ?? tail).subarray(0, FLOOD_KEPT);
            pieces = [];
            held = 0;
        }
        else if (held > 0) {
            whole = Buffer.concat([...pieces, tail]);
            pieces = [];
            held = 0;
        }
        let end = whole.length;
        if (end > 0 && whole[end - 1] === 13)
            end--;
        // A byte order mark is no part of the first line.
        const start = first && whole[0] === 0xef && whole[1] === 0xbb && whole[2] === 0xbf ? 3 : 0;
        first = false;
        onLine(whole.toString('utf8', start, Math.max(start, end)));
    }
    return {
        write(bytes) {
            const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            let from = 0;
            for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
                emit(chunk.subarray(from, at));
                from = at + 1;
            }
            if (from === chunk.length)
                return;
            const rest = chunk.subarray(from);
            held += rest.length;
            // Copied: the caller reuses its buffer.
            if (held <= LINE_LIMIT)
                pieces.push(Buffer.from(rest));
            else if (pieces.length !== 1)
                pieces = [Buffer.from((pieces[0] ?? rest).subarray(0, FLOOD_KEPT))];
        },
        end() {
            if (held > 0)
                emit(Buffer.alloc(0));
        },
    };
}
let earlier = Promise.resolve();
/** Files are split one after another: one thread does no more with four at once, and would hold four of the longest lines. */
function inTurn(work) {
    const mine = earlier.then(work);
    earlier = mine.catch(() => undefined);
    return mine;
}
/** Every line of a file; nothing when there is no such file. */
function readLines(path, onLine) {
    return inTurn(async () => {
        const file = await openIfThere(path);
        if (!file)
            return;
        try {
            const splitter = createLineSplitter(onLine);
            for await (const bytes of chunks(file))
                splitter.write(bytes);
            splitter.end();
        }
        finally {
            await file.close();
        }
    });
}
/** Copies a text file line by line through `change`; the copy of an absent file is empty. */
async function copyLines(from, to, change) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
    return inTurn(() => copyInTurn(from, to, change));
}
async function copyInTurn(from, to, change) {
    const source = await openIfThere(from);
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(to, 'w');
    try {
        if (!source)
            return;
        let ready = [];
        const splitter = createLineSplitter((line) => void ready.push(change(line)));
        const flush = async () => {
            const lines = ready;
            ready = [];
            for (let at = 0; at < lines.length; at += 10_000)
                await target.write(`${lines.slice(at, at + 10_000).join('\n')}\n`);
        };
        for await (const bytes of chunks(source)) {
            splitter.write(bytes);
            await flush();
        }
        splitter.end();
        await flush();
    }
    finally {
        await source?.close();
        await target.close();
    }
}
async function* chunks(file) {
    const buffer = Buffer.allocUnsafe(CHUNK);
    for (;;) {
        const { bytesRead } = await file.read(buffer, 0, CHUNK, null);
        if (bytesRead === 0)
            return;
        yield buffer.subarray(0, bytesRead);
    }
}
async function openIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
}


/***/ }),

/***/ 7320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ takeLogSnapshot),
/* harmony export */   OT: () => (/* binding */ readLogGrowth),
/* harmony export */   eV: () => (/* binding */ listLogRoots)
/* harmony export */ });
/* unused harmony export LOG_LIMITS */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3382);
/** Recent logs below shared homes: a snapshot before, and what each file gained since, within limits and never from another unit. */




const LOG_LIMITS = { max_files: 60, max_bytes: 300_000 };
const EXTENSIONS = new Set(['.json', '.jsonl', '.log', '.txt', '.md', '']);
/** A file may have been opened before the unit started and its time be coarse: the seeds allow two minutes. */
const SLACK_MS = 120_000;
const ROOTS = {
    claude: ['.claude'],
    codex: ['.codex'],
    copilot: ['.copilot', '.config/github-copilot', '.local/share/github-copilot'],
};
/** `AGENT_<NAME>_LOG_DIRS` (a path list) replaces the agent's usual folders below the home. */
function listLogRoots(agent, env, home = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()) {
    const named = env[`AGENT_${agent.toUpperCase()}_LOG_DIRS`];
    if (named)
        return named.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((path) => path !== '');
    return (ROOTS[agent] ?? []).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, path));
}
async function takeLogSnapshot(roots) {
    return {
        roots,
        seen: new Map((await listLogs(roots)).map(({ path, size, mtime_ms }) => [path, { size, mtime_ms }])),
    };
}
/**
 * What the logs gained since the snapshot. `marks` are strings that only this unit's logs hold (its session id, its working directory):
 * with them a file counts when its path or its new text holds one, which is what tells units apart that run at the same time.
 * Without them (units one after the other) all growth is this unit's.
 */
async function readLogGrowth(snapshot, started_ms, marks, limits = LOG_LIMITS) {
    const files = await listLogs(snapshot.roots);
    const changed = files
        .filter(({ path, size, mtime_ms }) => {
        const old = snapshot.seen.get(path);
        return mtime_ms >= started_ms - SLACK_MS && !(old && old.size === size && old.mtime_ms === mtime_ms);
    })
        .sort((a, b) => b.mtime_ms - a.mtime_ms || a.path.localeCompare(b.path))
        .slice(0, limits.max_files);
    const growth = [];
    for (const { path, size } of changed) {
        const old = snapshot.seen.get(path)?.size ?? 0;
        // A file that shrank was written anew.
        const from = Math.max(size - limits.max_bytes, size >= old ? old : 0, 0);
        const text = await readPart(path, from, size);
        if (text === '')
            continue;
        if (marks === null || marks.some((mark) => path.includes(mark) || text.includes(mark)))
            growth.push({ path, text });
    }
    if (marks === null)
        for (const { path, size, mtime_ms } of files)
            snapshot.seen.set(path, { size, mtime_ms });
    return growth;
}
async function listLogs(roots) {
    const paths = new Set();
    for (const root of roots) {
        for (const path of await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_3__/* .glob */ .TI)('**', { cwd: root, absolute: true, dot: true, followSymbolicLinks: false })) {
            // Instructions are no logs: agents keep installed skills below their homes.
            if (EXTENSIONS.has((0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(path)) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path) !== 'SKILL.md')
                paths.add(path);
        }
    }
    const found = await Promise.all([...paths].map(async (path) => {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
        return facts?.isFile() && facts.size > 0 ? [{ path, size: facts.size, mtime_ms: facts.mtimeMs }] : [];
    }));
    return found.flat();
}
/** From the first whole line on, unless the part starts where the file or its old end did. */
async function readPart(path, from, size) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r').catch(() => null);
    if (!file)
        return '';
    try {
        const buffer = Buffer.alloc(size - from);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
        return buffer.toString('utf8', 0, bytesRead).replace(/^\ufffd{1,3}/, '');
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 4300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ parseSpec),
/* harmony export */   PI: () => (/* binding */ npmEnvironment),
/* harmony export */   X7: () => (/* binding */ fetchPackage),
/* harmony export */   iK: () => (/* binding */ resolveLatest),
/* harmony export */   m0: () => (/* binding */ exec)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9891);
/** Asks npm for one platform package: scripts off, held to a hash where our lock has one. */





const exec = (file, args, { cwd, env }) => new Promise((resolve, reject) => {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        if (error && 'syscall' in error)
            reject(error);
        else
            resolve({ exit_code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
    child.stdin?.end();
});
/** The two halves of an npm spec: `alias@npm:@scope/name@1.0.0` is the folder `alias` and what to fetch for it. */
function parseSpec(spec) {
    const at = spec.indexOf('@', 1);
    const folder = spec.slice(0, at);
    const wanted = spec.slice(at + 1);
    const locked_as = wanted.startsWith('npm:') ? wanted.slice('npm:'.length) : spec;
    return { folder, wanted, locked_as, version: locked_as.slice(locked_as.indexOf('@', 1) + 1) };
}
/**
 * Installs below `cwd`. With a hash, `npm ci` on a lock file that we write (npm then refuses anything else: EINTEGRITY,
 * measured with npm 11.19); without one, a plain install.
 */
async function fetchPackage(spec, integrity, cwd, run, env) {
    const { folder, wanted, locked_as, version } = parseSpec(spec);
    const root = { name: 'agent-cache', version: '0.0.0', private: true, dependencies: { [folder]: wanted } };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(cwd, 'package.json'), JSON.stringify(root));
    if (integrity) {
        const name = locked_as.slice(0, locked_as.indexOf('@', 1));
        const lock = {
            name: root.name,
            version: root.version,
            lockfileVersion: 3,
            requires: true,
            packages: { '': root, [`node_modules/${folder}`]: { name, version, integrity } },
        };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(cwd, 'package-lock.json'), JSON.stringify(lock));
    }
    // The user's npm configuration (registry, proxy, certificates) stays in force; what would bend the install does not.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--no-global', '--no-progress'];
    const verb = integrity ? ['ci', '--package-lock=true'] : ['install', '--no-package-lock'];
    await callNpm([...verb, ...flags, '--loglevel=error'], `install ${locked_as}`, cwd, run, env);
}
/** The version behind a package's `latest` tag. Asked from a neutral folder: a checkout's .npmrc is not the user's. */
async function resolveLatest(registry_package, run = exec) {
    const args = ['view', `${registry_package}@latest`, 'version', '--loglevel=error', '--no-update-notifier'];
    const what = `ask which version of ${registry_package} is the latest`;
    const version = (await callNpm(args, what, (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), run, npmEnvironment())).trim();
    if (!/^\d+\.\d+\.\d+/.test(version))
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm named no latest version of ${registry_package}.`);
    return version;
}
/** npm gets the user's environment, which holds its registry, proxies and certificates; its scripts never run. */
function npmEnvironment() {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        if (value !== undefined && name !== 'NODE_OPTIONS')
            env[name] = value;
    }
    return env;
}
async function callNpm(args, what, cwd, run, env) {
    let result;
    try {
        result = await run('npm', args, { cwd, env });
    }
    catch (error) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not be started to ${what} (${error.message}).`, {
            fix: 'install Node.js with npm, and see that `npm --version` works in the same shell or job step.',
        });
    }
    if (result.exit_code !== 0)
        throw explainNpmFailure(`${result.stderr}\n${result.stdout}`, what);
    return result.stdout;
}
const REASONS = [
    [
        /EINTEGRITY/,
        'what the registry delivered does not have the hash of our lock',
        'do not use that registry for it; it altered the package.',
    ],
    [
        /ENOSPC|EDQUOT|no space left/i,
        'the disk is full',
        'free space, or set AGENT_ROUTING_CACHE to a folder on another disk.',
    ],
    [
        /\bE404\b|ETARGET|ENOVERSIONS|notarget/,
        'the registry has no such version',
        "see --agent-versions and the baseline's $meta.",
    ],
    [/EBADPLATFORM/, 'the vendor has no build for this system', 'use Linux x64 or arm64 with glibc.'],
    [/\bE40[13]\b|ENEEDAUTH/, 'the registry refused access', 'see the registry and token in your npm configuration.'],
    [
        /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|\bE5\d\d\b|\bE429\b/,
        'the npm registry cannot be reached',
        'see network, proxy and registry; versions once installed need none.',
    ],
    [/EACCES|EPERM|EROFS/, 'npm may not write there', 'set AGENT_ROUTING_CACHE to a folder that you may write to.'],
];
function explainNpmFailure(output, what) {
    const lines = output
        .split('\n')
        .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
        .filter((line) => line && !/^npm (warn|WARN)|A complete log of this run/.test(line));
    const said = lines.slice(0, 3).join(' · ').slice(0, 400);
    const reason = REASONS.find(([pattern]) => pattern.test(output));
    return new _config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not ${what}: ${reason ? reason[1] : 'it failed'}. npm says: ${said || 'nothing'}.`, {
        fix: reason ? reason[2] : 'run the same with npm by hand to see more.',
    });
}


/***/ }),

/***/ 688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pn: () => (/* binding */ readyAgent),
  Nq: () => (/* binding */ shareSource)
});

// UNUSED EXPORTS: plainContext

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 78 modules
var agents = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/router/router.js
var router = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/lib/io/cache.js
var cache = __webpack_require__(8467);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: ./build/lib/io/install.js + 1 modules
var install = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/lib/io/route-index.js + 2 modules
var route_index = __webpack_require__(7854);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/lib/io/source-tree.js
var source_tree = __webpack_require__(5857);
// EXTERNAL MODULE: ./build/lib/io/source-manifest.js
var source_manifest = __webpack_require__(3104);
;// CONCATENATED MODULE: ./build/lib/io/stage-parts.js
/** Names the parts of a source that make up its plugin, so that a whole repository can be the source and little of it is copied. */



const { dirname: stage_parts_dirname, join } = external_node_path_.posix;
/** Folders and files of a plugin, and those that its skills and commands commonly read. */
const PLUGIN_PARTS = [
    ...source_manifest/* MANIFEST_HOMES */.VN.filter((home) => home !== ''),
    '.agents/plugins',
    'plugin.json',
    'marketplace.json',
    'skills',
    'agents',
    'commands',
    'hooks',
    'hooks.json',
    '.mcp.json',
    '.lsp.json',
    'monitors',
    'output-styles',
    'scripts',
    'references',
    'assets',
    'templates',
];
const PROJECT_PARTS = [
    ...['.claude', '.github', '.agents'].flatMap((home) => [`${home}/skills`, `${home}/agents`, `${home}/commands`]),
];
/** They hold nothing but what starts processes. */
const PROCESS_PARTS = ['.claude/settings.json', '.claude/hooks', '.github/hooks', '.codex/hooks.json', '.codex/rules'];
const MANIFEST_PATHS = [
    'skills',
    'agents',
    'commands',
    'outputStyles',
    'hooks',
    'mcpServers',
    'lspServers',
    'monitors',
];
/** Paths relative to the source's root; some may not exist. */
async function findParts(source, allow_processes) {
    // The root is a skill itself, or a bare folder of skills: all of it is the source.
    const folders = source.skills.map(({ path }) => stage_parts_dirname(path));
    if (folders.includes('.'))
        return ['.'];
    const parts = [...PLUGIN_PARTS, ...PROJECT_PARTS, ...folders];
    if (source.manifest) {
        const manifest = (0,source_manifest/* parseObject */.lj)(await (0,promises_.readFile)(join(source.root, source.manifest), 'utf8'));
        for (const field of MANIFEST_PATHS)
            parts.push(...(0,source_manifest/* listPaths */.Pe)(manifest?.[field]));
    }
    if (source.marketplace) {
        const plugins = await (0,source_manifest/* readMarketplace */.QP)(source.root, source.marketplace);
        for (const { home } of plugins)
            if (home !== '.')
                parts.push(home);
    }
    if (allow_processes)
        parts.push(...PROCESS_PARTS, ...(await findHookFolders(source.root)));
    return parts.some((part) => part === '.') ? ['.'] : parts;
}
const PLUGIN_ROOT = /\$\{?(?:CLAUDE_PLUGIN_ROOT|PLUGIN_ROOT|CLAUDE_PROJECT_DIR)\}?\/([\w.@-]+)/g;
/** What hooks run may stand anywhere: `node ${CLAUDE_PLUGIN_ROOT}/dist/hook.js` brings `dist`. */
async function findHookFolders(root) {
    const declared = [
        ...source_manifest/* MANIFEST_HOMES */.VN.map((home) => join(home, 'plugin.json')),
        'hooks.json',
        '.mcp.json',
        '.claude/settings.json',
        '.codex/hooks.json',
        ...(await jsonFiles(root, 'hooks')),
        ...(await jsonFiles(root, '.github/hooks')),
    ];
    const texts = await Promise.all(declared.map((file) => (0,promises_.readFile)(join(root, file), 'utf8').catch(() => '')));
    return texts
        .flatMap((text) => [...text.matchAll(PLUGIN_ROOT)].map((match) => match[1]))
        .filter((part) => part !== '..');
}
async function jsonFiles(root, folder) {
    const names = await (0,promises_.readdir)(join(root, folder)).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

;// CONCATENATED MODULE: ./build/lib/io/stage-strip.js
/** Takes declarations of hooks, MCP and language servers out of a staged copy; every other byte stays as it is. */



const { join: stage_strip_join } = external_node_path_.posix;
const DECLARING_FIELDS = ['hooks', 'mcpServers', 'lspServers', 'monitors'];
const DECLARING_FILES = ['hooks/hooks.json', 'hooks.json', '.mcp.json', '.lsp.json', 'monitors/monitors.json'];
/** Only there when the whole root was staged. */
const PROJECT_FILES = [
    '.claude/settings.json',
    '.claude/settings.local.json',
    '.github/hooks',
    '.github/copilot/settings.json',
    '.codex',
];
async function stripProcesses(root) {
    const stripped = [];
    const homes = new Set(['.']);
    for (const marketplace of source_manifest/* MARKETPLACES */.nL) {
        for (const { home } of await (0,source_manifest/* readMarketplace */.QP)(root, marketplace))
            homes.add(home);
        await rewrite(root, marketplace, stripped, (fields) => {
            const plugins = Array.isArray(fields['plugins']) ? fields['plugins'] : [];
            return plugins.flatMap((plugin) => (isObject(plugin) ? removeFields(plugin) : []));
        });
    }
    for (const home of homes) {
        for (const file of DECLARING_FILES)
            await remove(root, stage_strip_join(home, file), stripped);
        for (const folder of source_manifest/* MANIFEST_HOMES */.VN) {
            await rewrite(root, stage_strip_join(home, folder, 'plugin.json'), stripped, removeFields);
        }
    }
    for (const file of PROJECT_FILES)
        await remove(root, file, stripped);
    return stripped;
}
async function rewrite(root, path, stripped, change) {
    const text = await (0,promises_.readFile)(stage_strip_join(root, path), 'utf8').catch(() => null);
    const fields = text === null ? null : (0,source_manifest/* parseObject */.lj)(text);
    if (!fields)
        return;
    const removed = change(fields);
    if (removed.length === 0)
        return;
    await (0,promises_.writeFile)(stage_strip_join(root, path), `${JSON.stringify(fields, null, 2)}\n`);
    stripped.push(`${path}: ${[...new Set(removed)].join(', ')}`);
}
async function remove(root, path, stripped) {
    if (!(await (0,promises_.stat)(stage_strip_join(root, path)).catch(() => null)))
        return;
    await (0,promises_.rm)(stage_strip_join(root, path), { recursive: true });
    stripped.push(path);
}
function removeFields(fields) {
    const present = DECLARING_FIELDS.filter((name) => name in fields);
    for (const name of present)
        delete fields[name];
    // Claude Code 2.1.330 reads monitors from there too.
    if (!isObject(fields['experimental']) || !('monitors' in fields['experimental']))
        return present;
    delete fields['experimental']['monitors'];
    return [...present, 'experimental.monitors'];
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

;// CONCATENATED MODULE: ./build/lib/io/stage.js
/** Copies out of the source what agents need of it, once per batch; units copy that. Nothing that starts a process comes along unless allowed. */






const { dirname: stage_dirname, join: stage_join, relative } = external_node_path_.posix;
async function stageSource(source, to, options) {
    const copying = { root: source.root, to, done: new Set(), warnings: [] };
    await (0,promises_.mkdir)(to, { recursive: true });
    for (const part of await findParts(source, options.allow_processes))
        await copyEntry(copying, part);
    const stripped = options.allow_processes ? [] : await stripProcesses(to);
    return { stripped, warnings: copying.warnings };
}
/**
 * Links stay links, since agents treat them in their own ways (Codex 0.169 lists a linked folder and not a linked
 * SKILL.md); what they point to comes along, if it lies in the source.
 */
async function copyEntry(copying, path) {
    const { root, to, done, warnings } = copying;
    if (done.has(path))
        return;
    done.add(path);
    const from = stage_join(root, path);
    const facts = await (0,promises_.lstat)(from).catch(() => null);
    if (!facts)
        return;
    const copy = stage_join(to, path);
    if (facts.isDirectory()) {
        await (0,promises_.mkdir)(copy, { recursive: true });
        for (const name of (await (0,promises_.readdir)(from)).sort()) {
            if (!(0,source_tree/* isSkipped */.JR)(name))
                await copyEntry(copying, path === '.' ? name : stage_join(path, name));
        }
    }
    else if (facts.isFile()) {
        await (0,promises_.mkdir)(stage_dirname(copy), { recursive: true });
        await (0,promises_.copyFile)(from, copy, external_node_fs_.constants.COPYFILE_FICLONE);
        // An agent's own copy must be removable and, for what it generates, writable.
        await (0,promises_.chmod)(copy, (facts.mode & 0o777) | 0o600);
    }
    else if (facts.isSymbolicLink()) {
        const target = (await (0,source_tree/* readLink */.XF)(root, path))?.target ?? null;
        if (target === null) {
            warnings.push({ path, message: 'a symbolic link that leaves the source, or leads nowhere, was not copied' });
        }
        else if (target === '' || path.startsWith(`${target}/`)) {
            warnings.push({ path, message: 'a symbolic link to a folder above itself was not copied' });
        }
        else {
            await copyEntry(copying, target);
            await (0,promises_.mkdir)(stage_dirname(copy), { recursive: true });
            await (0,promises_.symlink)(relative(stage_dirname(copy), stage_join(to, target)), copy);
        }
    }
    else {
        warnings.push({ path, message: 'neither file nor folder, was not copied' });
    }
}

// EXTERNAL MODULE: ./build/lib/io/vectors.js + 4 modules
var vectors = __webpack_require__(2753);
;// CONCATENATED MODULE: ./build/lib/io/ready.js
/** For callers of the library: an agent's key → an installed agent, a source → a copy to share, both → a batch's surroundings without anything unusual. */












/** key: `claude`, `claude@haiku`, `codex+plugin`. Installs the CLI where it is not yet. Throws ConfigError when it cannot be had. */
async function readyAgent(text, source, options = {}) {
    const key = (0,agent_key/* parseAgentKey */.C)(text, Object.keys(agents/* AGENTS */.jw));
    const agent = (0,agents/* findAgent */.dp)(key.name);
    if (!agent)
        throw new config_error/* ConfigError */.x(`'${text}' is no agent that can be started.`);
    const version = options.version ?? agent.pinned;
    const { binary, shared_cache } = await (0,install/* installAgent */.Z)({
        build: agent.build(version, (0,install/* currentPlatform */.j)()),
        name: agent.name,
        version,
        cache_root: options.cache_root ?? (0,cache/* defaultCacheRoot */.Qp)(),
        warm: agent.warm,
        ...(options.log ? { log: options.log } : {}),
        ...(options.exec ? { exec: options.exec } : {}),
    });
    return {
        key,
        agent,
        install: options.install ?? key.install ?? agent.defaultInstall(source),
        version,
        binary,
        shared_cache,
        timeout_ms: options.timeout_ms ?? 300_000,
        user_env: options.user_env ?? {},
    };
}
/** Copies what agents need of the source. The caller closes it. */
async function shareSource(source, doors, { allow_processes = false, path = null, batch_run_id, log = () => { } } = {}) {
    const place = await doors.openPlace(batch_run_id);
    try {
        const staged = await stageSource(source, place.source_copy, { allow_processes });
        for (const warning of staged.warnings)
            log(`${warning.path}: ${warning.message}`);
        const bodies = {};
        for (const skill of source.skills)
            bodies[skill.path] = (await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(source.root, skill.path))) ?? '';
        const shared = { source, staged: place.source_copy, bodies, allow_processes, path: allow_processes ? path : null };
        return { shared, close: place.close };
    }
    catch (error) {
        await place.close();
        throw error;
    }
}
/** What runBatch wants beside plan and folder: events as evidence, the cases' own thresholds, no hooks, no logs of shared homes. */
function plainContext(batch) {
    const { mode, shared, agents, doors, signal } = batch;
    const { root } = shared.source;
    return {
        mode,
        evidence: 'events',
        pass_threshold: null,
        min_offer: null,
        shared,
        hooked: null,
        routes: [],
        ready: Object.fromEntries(agents.map((agent) => [agent.key.key, agent])),
        unavailable: {},
        redactFor(key) {
            const secrets = Object.values(agents.find((agent) => agent.key.key === key)?.user_env ?? {});
            return secrets.length ? createRedactor(secrets) : null;
        },
        workspaceOf: ({ workspace, origin }) => workspace ? resolve(batch.cwd ?? root, dirname(origin?.file ?? '.'), workspace) : null,
        router: async () => createRouter((await loadRouteIndex([root], root)).tools, loadVectors()),
        embedder: loadVectors,
        doors,
        signal,
    };
}


/***/ }),

/***/ 2163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ PROSE)
/* harmony export */ });
/* unused harmony export scriptPolicy */
/** Never empty: Copilot 1.0.102 ends with exit 1 on an empty answer. */
const PROSE = { text: 'Done.', calls: [] };
const scriptPolicy = (turns) => (request) => turns[request.step] ?? PROSE;


/***/ }),

/***/ 944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lL: () => (/* binding */ compareOffers),
  f6: () => (/* binding */ findSkill),
  AS: () => (/* binding */ listOffers),
  a$: () => (/* binding */ offersById)
});

// UNUSED EXPORTS: offerSuffices

// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
;// CONCATENATED MODULE: ./build/lib/offer-match.js
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
/** By the listed name, then by the folder that the row names, then by how much of the description stands there. */
function rankPair(skill, names, row) {
    const at = names.indexOf(row.id);
    const folder = row.also.includes(skill.dir) ? 0 : 1;
    return [at < 0 ? names.length : at, folder, -keptChars(fold(row.description ?? ''), fold(skill.description ?? ''))];
}
function compareRanks(one, other) {
    const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
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

;// CONCATENATED MODULE: ./build/lib/offer.js


/** One offer for every SKILL.md of the source, in its order. */
function listOffers(agent, place, offered) {
    const found = matchListing(place.source.skills, (skill) => agent.listedAs(skill, place), offered);
    return place.source.skills.map((skill) => ({
        id: skill.id,
        path: skill.path,
        ...compareOffer(agent, place, skill, found.get(skill) ?? null),
    }));
}
/** {skill id: offer}. Of two skills with one id the better offer counts. */
function compareOffers(agent, place, offered) {
    return offersById(listOffers(agent, place, offered));
}
function offersById(rows) {
    const offers = {};
    for (const { id, path: _, ...offer } of rows) {
        const other = offers[id];
        if (!other || offer.kept_chars > other.kept_chars || other.offer === 'absent')
            offers[id] = offer;
    }
    return offers;
}
function compareOffer(agent, place, skill, found) {
    const whole = fold(skill.description ?? '');
    const kept_chars = keptChars(fold(found?.description ?? ''), whole);
    const offer = { offer: stateOf(skill, found, kept_chars, whole), kept_chars, of_chars: whole.length, reason: null };
    if (offer.offer === 'full')
        return offer;
    return { ...offer, reason: agent.explainOffer(skill, place, offer.offer) ?? explainUnread(skill, found) };
}
function stateOf(skill, found, kept_chars, whole) {
    if (!found)
        return 'absent';
    // With no description to read, some agents show the body's first words: nothing of the author's is lost if he wrote none.
    if (whole === '') {
        const { problems, fields } = skill.front_matter;
        return problems.length || typeof (fields['description'] ?? '') !== 'string' ? 'name_only' : 'full';
    }
    if (kept_chars >= whole.length)
        return 'full';
    return kept_chars === 0 ? 'name_only' : 'cut';
}
/** Where the agent's own rules do not tell. */
function explainUnread(skill, found) {
    const [problem] = skill.front_matter.problems;
    const effect = found ? 'the agent shows it without its description' : 'the agent does not list it';
    if (!problem && found && skill.description === null)
        return `its description is no text, and ${effect}; write it as one line of text.`;
    return problem
        ? `${skill.path}, line ${problem.line}: ${problem.message}, and ${effect}; correct that line.`
        : `${effect}, for a reason that this tool does not know for this version; see what the agent itself says of ${skill.path}.`;
}
/** The skill of the source that a case's id means: `plugin:skill` must name this plugin. */
function findSkill(source, id) {
    const prefix = id.includes(':') ? id.slice(0, id.lastIndexOf(':')) : null;
    if (prefix !== null && prefix !== source.name)
        return null;
    const bare = (0,case_select/* bareId */.yW)(id);
    return source.skills.find((skill) => skill.id === bare) ?? source.skills.find((skill) => skill.dir === bare) ?? null;
}
/** Is this offer at least what the case asks for? */
function offerSuffices(offer, min_offer) {
    if (min_offer === 'any')
        return true;
    if (min_offer === 'name_only')
        return offer.offer !== 'absent';
    if (min_offer === 'full')
        return offer.offer === 'full';
    return offer.offer !== 'absent' && offer.kept_chars * 100 >= offer.of_chars * Number.parseInt(min_offer, 10);
}


/***/ }),

/***/ 9884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ takeTranscript)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _agents_template_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41);
/* harmony import */ var _io_full_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5336);
/** Runs one agent once in a throwaway place and hands on what came back, line by line: nothing is judged here. */



async function takeTranscript(ready, shared, ask, doors) {
    const { agent } = ready;
    const marker = `${ask.unit_run_id}.${ask.trial}`;
    const place = await doors.openPlace(marker);
    try {
        await doors.files.copy(shared.staged, place.source_copy);
        if (ask.workspace)
            await doors.files.copy(ask.workspace, place.workspace);
        for (const [path, text] of Object.entries(ask.subagent?.files ?? {}))
            await doors.files.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place.workspace, path), text);
        let offered = null;
        let model = null;
        const own_home = ready.own_home === true && ask.policy === null;
        const launchPlace = {
            ...place,
            ...(own_home ? { home: ready.user_env['HOME'] ?? place.home, own_home } : {}),
            source: shared.source,
            install: ready.install,
            vendor_model: ready.key.vendor_model,
            allow_processes: shared.allow_processes,
            binary: ready.binary,
            shared_cache: ready.shared_cache,
            mode: ask.mode,
            model_url: null,
            // Who needs no vendor needs no credentials.
            user_env: ask.policy ? (shared.path ? { PATH: shared.path } : {}) : ready.user_env,
            prompt: ask.prompt,
            session_id: doors.newId(),
            subagent: ask.subagent && agent.subagents.how === 'by_name' ? ask.subagent.name : null,
            instructions: ask.subagent && agent.subagents.how === 'as_instructions' ? ask.subagent.instructions : null,
            grant_tools: ask.grant_tools,
        };
        const unit = ask.policy === null
            ? null
            : doors.modelServer.register({
                agent,
                policy: ask.policy(launchPlace),
                on_offer: (skills, request) => {
                    offered ??= skills;
                    model ??= request.model;
                },
            });
        try {
            launchPlace.model_url = unit?.url ?? null;
            if (!own_home)
                await agent.setUp(launchPlace, doors.files);
            const usual = agent.launch(launchPlace);
            const launch = ready.template && ask.policy === null ? (0,_agents_template_js__WEBPACK_IMPORTED_MODULE_2__/* .launchTemplate */ .sP)(ready.template, launchPlace, usual) : usual;
            const started_ms = doors.now().getTime();
            // Raw output of a unit that knows secrets stays in its throwaway place; only the redacted copy is kept.
            const raw = ask.redact ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(place.workspace) : ask.folder;
            const exit = await doors.runProcess(launch, {
                stdout_file: `${raw}/stdout`,
                stderr_file: `${raw}/stderr`,
                timeout_ms: ready.timeout_ms,
                marker,
                signal: ask.signal,
            });
            if (exit.full_disk)
                throw (0,_io_full_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .fullDisk */ .RS)(exit.full_disk);
            const facts = factsOf(ready, shared, launchPlace);
            const excerpt = await readTranscript(ready, ask, launchPlace, facts, raw, exit, doors);
            return {
                installed_skills: facts.installed_skills,
                cwd: facts.cwd,
                exit,
                offered,
                model,
                // A user's base URL or template may carry a password.
                argv: [launch.file, ...launch.args].map(ask.redact ?? ((argument) => argument)),
                home_length: launchPlace.home.length,
                excerpt,
                started_ms,
                marks: [launchPlace.session_id, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(place.home)],
            };
        }
        finally {
            unit?.close();
        }
    }
    finally {
        await place.close();
    }
}
const EXCERPT_CHARS = 2500;
/** What the parser may know: where each skill stood, and its text. In the user's own home nobody told us. */
function factsOf({ agent }, shared, place) {
    if (place.own_home)
        return { installed_skills: null, body_of: null, cwd: place.workspace };
    const installed = shared.source.skills.map((skill) => ({ skill, path: agent.skillPath(place, skill) }));
    const bodies = new Map(installed.map(({ skill, path }) => [path, shared.bodies[skill.path] ?? null]));
    return {
        installed_skills: installed.map(({ skill: { id, dir }, path }) => ({ id, dir, path })),
        body_of: (path) => bodies.get(path) ?? null,
        cwd: place.workspace,
    };
}
async function readTranscript({ agent }, ask, place, facts, raw, exit, doors) {
    const parser = agent.createParser(facts, ask.onEvent);
    const redact = ask.redact ?? ((line) => line);
    let excerpt = '';
    for (const stream of ['stdout', 'stderr']) {
        if (ask.redact) {
            await doors.copyLines(`${raw}/${stream}`, `${ask.folder}/${stream}`, ask.redact);
        }
        await doors.readLines(`${ask.folder}/${stream}`, (line) => {
            if (stream === 'stdout' && excerpt.length < EXCERPT_CHARS)
                excerpt += `${line.slice(0, EXCERPT_CHARS)}\n`;
            ask.onLine?.(stream, line);
            parser[stream](line);
        });
    }
    for (const log of await doors.findFiles(place.home, agent.session_logs)) {
        // In the user's own home lie logs of other sessions too.
        if (place.own_home && !log.includes(place.session_id))
            continue;
        await doors.readLines(log, (line) => parser.sessionLog(redact(line)));
    }
    parser.end(exit);
    return excerpt.length > EXCERPT_CHARS ? `${excerpt.slice(0, EXCERPT_CHARS)}...` : excerpt;
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


/***/ }),

/***/ 4625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ planAgents),
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 78 modules
var lib_agents = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/lib/baseline.js + 3 modules
var lib_baseline = __webpack_require__(9239);
// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/corpus.js + 2 modules
var io_corpus = __webpack_require__(4335);
// EXTERNAL MODULE: ./build/lib/io/git.js
var git = __webpack_require__(921);
// EXTERNAL MODULE: ./build/lib/io/install.js + 1 modules
var install = __webpack_require__(5614);
// EXTERNAL MODULE: ./build/lib/io/npm.js
var npm = __webpack_require__(4300);
// EXTERNAL MODULE: ./build/lib/io/source.js
var io_source = __webpack_require__(1216);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/io/source-manifest.js
var source_manifest = __webpack_require__(3104);
// EXTERNAL MODULE: ./build/lib/io/source-tree.js
var source_tree = __webpack_require__(5857);
;// CONCATENATED MODULE: ./build/lib/io/subagents.js
/** Finds the custom agents that a source ships, its plugins' and the project's own. */





const { basename, join } = external_node_path_.posix;
const PROJECT_FOLDERS = ['.claude/agents', '.github/agents'];
async function readSubagents(source) {
    const { root, marketplace } = source;
    const homes = new Set(source.kind === 'plugin' ? ['.'] : []);
    if (marketplace)
        for (const { home } of await (0,source_manifest/* readMarketplace */.QP)(root, marketplace))
            homes.add(home);
    const found = [];
    for (const home of homes) {
        const manifest = await (0,source_manifest/* readManifest */.WI)(join(root, home));
        const named = manifest?.fields?.['name'];
        const plugin = home === '.' ? source.name : typeof named === 'string' ? named : basename(home);
        const places = ['agents', ...(0,source_manifest/* listPaths */.Pe)(manifest?.fields?.['agents'])];
        for (const place of places)
            found.push(...(await readFolder(root, join(home, place), plugin)));
    }
    for (const folder of PROJECT_FOLDERS)
        found.push(...(await readFolder(root, folder, null)));
    return [...new Map(found.map((agent) => [agent.path, agent])).values()];
}
async function readFolder(root, folder, plugin) {
    const files = (await (0,source_tree/* listTree */.nT)(root, folder)).filter((path) => path.endsWith('.md'));
    return Promise.all(files.map(async (path) => {
        const text = await (0,promises_.readFile)(join(root, path), 'utf8');
        const { fields, body_line } = (0,front_matter/* parseFrontMatter */.e)(text);
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

// EXTERNAL MODULE: ./build/lib/plan.js
var lib_plan = __webpack_require__(6225);
// EXTERNAL MODULE: ./build/src/baselines.js
var src_baselines = __webpack_require__(909);
// EXTERNAL MODULE: ./build/src/tool-version.js
var tool_version = __webpack_require__(1646);
// EXTERNAL MODULE: ./build/src/run/report-wish.js
var report_wish = __webpack_require__(5789);
;// CONCATENATED MODULE: ./build/src/run/template.js

/** A plugin is given by a flag, which the template's author cannot know: unless a way is named, one is taken that the agent finds by itself. */
function withTemplate(planned, source, mode, env) {
    const { key } = planned;
    const variable = `AGENT_${key.name.toUpperCase()}_TEMPLATE`;
    const template = env[variable]?.trim();
    if (!template)
        return planned;
    if (mode !== 'live')
        throw new config_error/* ConfigError */.x(`${variable} is set, and mode ${mode} starts agents in its own way.`, {
            fix: 'unset it, or use --mode live.',
        });
    const found = source.marketplace === null ? 'skills' : 'marketplace';
    return { ...planned, template, install: key.install ?? (planned.install === 'plugin' ? found : planned.install) };
}

// EXTERNAL MODULE: ./build/src/run/workspace.js
var workspace = __webpack_require__(1994);
;// CONCATENATED MODULE: ./build/src/run/prepare.js
/** Options → all that is known before any work: corpus, source, baselines, agents with versions, plan. Everything a user can get wrong fails here. */


















async function prepareRun(options, edges, newId) {
    (0,install/* currentPlatform */.j)();
    if (options.skip_source_setup && options.mode !== 'live')
        throw new config_error/* ConfigError */.x(`--skip-source-setup runs agents in your own homes, which mode ${options.mode} never does.`, {
            fix: 'add --mode live, or leave it out.',
        });
    // Checked before any work: a mistyped report must not cost a batch.
    options.report.forEach(report_wish/* parseReportWish */.j);
    const corpus = await (0,io_corpus/* loadCorpus */.x)(options.cases, {
        cwd: edges.cwd,
        strict: options.strict || edges.env['CI'] === 'true',
    });
    for (const { file, reason } of corpus.skipped)
        edges.say(`skipped ${file}: ${reason}`);
    const source = await (0,io_source/* readSource */.o)((0,external_node_path_.resolve)(edges.cwd, options.source));
    const selected = (0,case_select/* selectCases */._H)(corpus.cases, {
        kind: options.kind,
        category: options.category,
        case_id: options.case_id,
        skill: options.skill,
        scope: options.scope,
        changed_skills: options.changed_since ? await changedSkills(options.changed_since, source, edges) : null,
    });
    const subagents = selected.some(({ kind }) => kind === 'suite') ? await readSubagents(source) : [];
    await (0,workspace/* checkWorkspaces */.T)(selected, edges.cwd);
    const baselines = await (0,src_baselines/* readBaselines */.b)(options, edges.cwd, edges.readAtRef);
    const keys = chooseAgents(options.agents, selected, corpus.routes.length > 0);
    const planned = await planAgents(keys, source, baselines.current, options, edges);
    const agents = planned.map((agent) => withTemplate(agent, source, options.mode, edges.env));
    const versions = Object.fromEntries([
        [lib_plan/* OFFLINE */.GS, (0,tool_version/* toolVersion */.f)()],
        ...agents.map(({ key, version }) => [key.key, version]),
    ]);
    const plan = (0,lib_plan/* planBatch */.IS)({
        corpus: corpus.cases,
        selected,
        agents: keys,
        mode: options.mode,
        versions,
        source_hash: source.hash,
        shard: checkShard(options.shard),
        trials: options.trials ?? null,
        settings: { ...planSettings(options, agents), ...routeSettings(corpus.routes), ...subagentSettings(subagents) },
        has_routes: corpus.routes.length > 0,
        skipped_files: corpus.skipped,
        lacksTool: (key, tool) => (0,lib_agents/* findAgent */.dp)(key.name)?.lacksTool?.(tool, options.mode) ?? null,
        newId,
    });
    return { options, corpus, selected, source, subagents, baselines, agents, plan };
}
/** What changes a unit's outcome, beside mode, cases, source and agents. */
function planSettings(options, agents) {
    const { evidence, trials = null, pass_threshold = null, min_offer = null, allow_source_processes, skip_source_setup, timeout_seconds, agent_timeout, } = options;
    const installs = Object.fromEntries(agents.map(({ key, install }) => [key.key, install]));
    const templates = agents.flatMap(({ key, template }) => (template ? [[key.key, (0,lib_plan/* hash */.tW)(template)]] : []));
    return {
        evidence,
        trials,
        pass_threshold,
        min_offer,
        allow_source_processes,
        skip_source_setup,
        timeout_seconds,
        agent_timeout,
        installs,
        ...(templates.length ? { templates: Object.fromEntries(templates) } : {}),
    };
}
/** Another pattern is another plan. */
function routeSettings(routes) {
    if (routes.length === 0)
        return {};
    return { routes: (0,lib_plan/* hash */.tW)(routes.map(({ name, tool, pattern, message }) => [name, tool, pattern, message])) };
}
function subagentSettings(subagents) {
    return subagents.length ? { subagents: (0,lib_plan/* hash */.tW)(subagents.map(({ path, text }) => [path, text])) } : {};
}
function checkShard(shard) {
    const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
    if (part > parts)
        throw new config_error/* ConfigError */.x(`--shard ${shard}: there is no part ${part} of ${parts}.`, {
            fix: `count from 1/${parts} to ${parts}/${parts}.`,
        });
    return shard ?? null;
}
function chooseAgents(named, selected, has_routes) {
    if (named) {
        if (named.length === 0)
            throw new config_error/* ConfigError */.x('--agents names none.', { fix: `name some of ${lib_agents/* AGENT_NAMES */.RO.join(', ')}.` });
        return (0,agent_key/* parseAgentKeys */.F)(named, lib_agents/* AGENT_NAMES */.RO);
    }
    const inProcess = selected.some(({ kind }) => kind === 'route' || (kind === 'tool_route' && has_routes));
    const onAgents = selected.some((testCase) => testCase.kind !== 'route');
    return (0,agent_key/* parseAgentKeys */.F)([...(onAgents ? ['claude', 'codex', 'copilot'] : []), ...(inProcess ? [lib_plan/* OFFLINE */.GS] : [])], lib_agents/* AGENT_NAMES */.RO);
}
/** Everything but the in-process one, with its version and way of installing. */
async function planAgents(keys, source, baseline, options, edges) {
    const locked = baseline ? (0,lib_baseline/* lockedVersions */.o4)(baseline, options.mode) : {};
    const clis = keys.filter((key) => key.name !== lib_plan/* OFFLINE */.GS);
    return Promise.all(clis.map((key) => planAgent(key, source, options.agent_versions, locked, edges)));
}
async function planAgent(key, source, wish, locked, edges) {
    const agent = (0,lib_agents/* findAgent */.dp)(key.name);
    if (!agent)
        throw new config_error/* ConfigError */.x(`There is no agent '${key.name}'.`, { fix: `use one of ${lib_agents/* AGENT_NAMES */.RO.join(', ')}.` });
    const install = key.install ?? agent.defaultInstall(source);
    if (!agent.installs.includes(install)) {
        throw new config_error/* ConfigError */.x(`${agent.title} cannot be given a source as '${install}'.`, {
            fix: `use ${agent.installs.map((way) => `${key.name}+${way}`).join(', ')}.`,
        });
    }
    return { key, agent, install, version: await chooseVersion(key, agent, wish, locked, edges), template: null };
}
/** `baseline` (its $meta, else pinned), `pinned`, `latest`, or `name:version,…` (the rest as in the baseline). */
async function chooseVersion(key, agent, wish, locked, edges) {
    const recorded = locked[key.key] ?? locked[key.name] ?? agent.pinned;
    if (wish === 'baseline')
        return recorded;
    if (wish === 'pinned')
        return agent.pinned;
    if (wish === 'latest')
        return (0,npm/* resolveLatest */.iK)(agent.registry_package, edges.exec);
    const named = new Map(wish.split(',').map((part) => part.trim().split(':')));
    for (const [name, version] of named) {
        if ((0,lib_agents/* findAgent */.dp)(name) && version && /^[\w.+-]+$/.test(version))
            continue;
        throw new config_error/* ConfigError */.x(`--agent-versions ${wish}: '${name}' is not understood.`, {
            fix: 'write baseline, pinned, latest, or name:version,… such as claude:2.1.330.',
        });
    }
    const version = named.get(key.name);
    return version === 'latest'
        ? (0,npm/* resolveLatest */.iK)(agent.registry_package, edges.exec)
        : version === 'pinned'
            ? agent.pinned
            : (version ?? recorded);
}
async function changedSkills(ref, source, edges) {
    const changed = await (0,git/* changedFiles */.Y)(source.root, ref);
    const folders = source.skills.map((skill) => ({
        id: (0,case_select/* bareId */.yW)(skill.id),
        folder: skill.path.slice(0, -'SKILL.md'.length),
    }));
    const ids = folders
        .filter(({ folder }) => changed.some((path) => (0,external_node_path_.relative)(source.root, path).startsWith(folder)))
        .map(({ id }) => id);
    edges.say(ids.length ? `changed since ${ref}: ${ids.join(', ')}` : `no skill changed since ${ref}`);
    return ids;
}


/***/ }),

/***/ 2592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readyAgents)
/* harmony export */ });
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _lib_io_cache_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8467);
/* harmony import */ var _lib_io_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(688);
/** Planned agents → installed ones; one that cannot be had is data, since the others run all the same. */



async function readyAgents(agents, source, options, edges) {
    const ready = {};
    const unavailable = {};
    const prepare = async ({ key, install, version }) => {
        const seconds = options.agent_timeout[key.key] ?? options.agent_timeout[key.name] ?? options.timeout_seconds;
        try {
            ready[key.key] = await (0,_lib_io_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .readyAgent */ .Pn)(key.key, source, {
                version,
                install,
                timeout_ms: seconds * 1000,
                cache_root: (0,_lib_io_cache_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultCacheRoot */ .Qp)(edges.env),
                log: edges.say,
                ...(edges.exec ? { exec: edges.exec } : {}),
            });
        }
        catch (error) {
            if (!(error instanceof _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x))
                throw error;
            unavailable[key.key] = error.message;
            edges.say(`${key.key} is not available: ${error.message}`);
        }
    };
    await Promise.all(agents.map(prepare));
    return { ready, unavailable };
}


/***/ }),

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ parseReportWish)
/* harmony export */ });
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6705);
/** `format:file` of --report, taken apart. */


function parseReportWish(wish) {
    const [format = '', file = ''] = wish.split(/:(.*)/s);
    if (!_lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMATS */ .EL.includes(format) || !file) {
        throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`--report ${wish} is not understood.`, {
            fix: `write format:file, with ${_lib_report_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_FORMATS */ .EL.join(', ')}.`,
        });
    }
    return { format: format, file };
}


/***/ }),

/***/ 1994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workspaceOf),
/* harmony export */   T: () => (/* binding */ checkWorkspaces)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
/* harmony import */ var _lib_io_source_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5857);
/** A case's workspace, as its author wrote it → the folder that is copied for its units. */




function workspaceOf(testCase, cwd) {
    return testCase.workspace ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(testCase.origin?.file ?? '.'), testCase.workspace) : null;
}
/** A corpus may be a stranger's: its cases reach no folder beyond the project and the corpus's own. */
async function checkWorkspaces(cases, cwd) {
    const known = new Set();
    for (const testCase of cases) {
        const folder = workspaceOf(testCase, cwd);
        const corpus = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(testCase.origin?.file ?? '.'));
        if (folder === null || known.has(`${corpus}\0${folder}`))
            continue;
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => null);
        const roots = await Promise.all([cwd, corpus].map((root) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root)));
        const problem = real === null || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isDirectory()
            ? 'There is no such workspace folder'
            : roots.some((root) => (0,_lib_io_source_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(root, real))
                ? null
                : 'The workspace lies outside the project and the corpus';
        if (problem)
            throw new _lib_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x(`${problem}: ${testCase.workspace}.`, {
                ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
                case_id: testCase.case_id,
                fix: 'name a folder below the corpus file’s own, relative to it.',
            });
        known.add(`${corpus}\0${folder}`);
    }
}


/***/ })

};
