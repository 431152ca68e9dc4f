export const id = 994;
export const ids = [994];
export const modules = {

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
/** A branch: origin/REF, then REF. What is a tag or the start of a commit's hash is no branch. Then one fetch, of what can be fetched. */
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

/***/ 9005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ FITTED_SCHEMA),
/* harmony export */   PZ: () => (/* binding */ isFitted),
/* harmony export */   Uz: () => (/* binding */ parseFitted)
/* harmony export */ });
/* unused harmony export FittedSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/** The file that `route fit` writes and `--index` reads: an index with labelled queries, their weights, and its own calibration. */


const FITTED_SCHEMA = 'agent-routing.route-index.v1';
const strings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const number = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig();
const FittedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FITTED_SCHEMA),
    /** Leave-one-out evaluation: each query ranked by the index without its own example. */
    leave_one_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        queries: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        recall_at_1: number,
        recall_at_5: number,
        calibration_error: number,
    }),
    /** Weights of the examples' words and vectors relative to the fused score. */
    weight: number.min(0),
    vector_weight: number.min(0).optional(),
    calibration: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        bias: number,
        lead: number,
        height: number,
        similarity: number,
    }),
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['tool', 'skill']),
        description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        skill_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        routing_keywords: strings,
        intents: strings,
        input_schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
        parameters: strings,
        skill_description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        file_path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    }))
        .min(1),
    examples: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), query: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), expected: strings })),
});
/** Recognised by its `schema` key anywhere in the text; read as a plain list of tools, the examples would be lost. */
function isFitted(text) {
    return new RegExp(`"schema"\\s*:\\s*"${FITTED_SCHEMA.replaceAll('.', '\\.')}"`).test(text);
}
function parseFitted(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not JSON: ${error.message}.`, {
            file,
            fix: 'write it again with `agent-routing route fit`.',
        });
    }
    const parsed = FittedSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, {
        file,
        path: issue.path.join('.'),
        fix: 'write it again with `agent-routing route fit`.',
    });
}


/***/ }),

/***/ 4231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   a: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/* harmony import */ var _input_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2713);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(509);
/** Parses the text of a tool list (JSON or JSONL) into rows with their location, and the list's own skills. */




const ListSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ tools: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), skills: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional() }),
]);
function readRows(text, file) {
    let whole;
    try {
        whole = (0,_input_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text, file);
    }
    catch (error) {
        const rows = readLines(text, file);
        if (rows)
            return { rows, skills: {} };
        throw error;
    }
    // The raw response of an MCP server to tools/list.
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole) && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole['result']) && 'tools' in whole['result'])
        whole = whole['result'];
    const list = ListSchema.safeParse(whole);
    if (!list.success) {
        // One line of JSONL is an object too.
        if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole) && ['name', 'tool_name', 'description', 'function'].some((key) => key in whole))
            return { rows: [{ value: whole, line: 1, path: '' }], skills: {} };
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is not a list of tools.', {
            file,
            fix: 'use a JSON array of tools, {"tools": [...]}, or one tool per line.',
        });
    }
    const data = Array.isArray(list.data) ? { tools: list.data, skills: {} } : list.data;
    return {
        rows: data.tools.map((value, i) => ({ value, line: null, path: `tools[${i}]` })),
        skills: data.skills ?? {},
    };
}
/** null when not even the first line is JSON. */
function readLines(text, file) {
    const rows = [];
    let line = 0;
    for (const content of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
        line++;
        if (!content.trim())
            continue;
        try {
            rows.push({ value: JSON.parse(content), line, path: '' });
        }
        catch (error) {
            if (rows.length === 0)
                return null;
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This line is not JSON: ${error.message}.`, { file, line });
        }
    }
    return rows;
}


/***/ }),

/***/ 5428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inheritWords),
/* harmony export */   gy: () => (/* binding */ parseToolList),
/* harmony export */   nd: () => (/* binding */ refuseKeywords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2022);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(509);
/* harmony import */ var _words_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8978);
/* harmony import */ var _list_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4231);
/** Turns the text of a tool list (JSON or JSONL) into tools for the index, with warnings about ignored rows. */





const strings = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
    .nullish()
    .transform((value) => value ?? []);
const object = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
/** An object, or its JSON as a string (omni's tool search). */
const schema = zod__WEBPACK_IMPORTED_MODULE_2__/* .preprocess */ .vkY(readText, object.nullish());
/** The fields of MCP's tool lists, of omni's tool search and of common benchmarks; other fields are ignored. */
const RowSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    tool_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    /** Used as the name if there is no other. */
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().transform(String)]).nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    skill_name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    category: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    routing_keywords: strings,
    intents: strings,
    input_schema: schema,
    inputSchema: schema,
    parameters: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    params: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), object]).nullish(),
    skill_description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
});
const SkillSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(), routing_keywords: strings, intents: strings });
function parseToolList(text, file) {
    const { rows, skills } = (0,_list_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .readRows */ .a)(text, file);
    const known = new Map();
    for (const [name, value] of Object.entries(skills))
        known.set(name, readSkill(value, file, name));
    const seen = new Set();
    const list = { tools: [], warnings: [] };
    for (const { value, line, path } of rows) {
        const tool = readTool(value, { file, ...(line ? { line } : {}), path });
        if (seen.has(tool.id)) {
            list.warnings.push(`${file}${line ? `:${line}` : ` at ${path}`}: '${tool.id}' is listed twice; the first one is used.`);
            continue;
        }
        seen.add(tool.id);
        const words = known.get(tool.skill_name);
        list.tools.push(words ? inheritWords(tool, words) : tool);
    }
    return list;
}
/** routing_keywords and intents come from the skill; the description stays the tool's own. */
function inheritWords(tool, words) {
    return {
        ...tool,
        routing_keywords: words.routing_keywords.length ? words.routing_keywords : tool.routing_keywords,
        intents: words.intents.length ? words.intents : tool.intents,
        skill_description: tool.skill_description || words.description,
    };
}
function readTool(row, where) {
    // OpenAI's chat completions: {"type": "function", "function": {...}}.
    const value = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(row) && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(row['function']) ? { ...row, ...row['function'] } : row;
    refuseKeywords(value, where);
    const parsed = RowSchema.safeParse(value);
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        const at = [where.path, issue.path.join('.')].filter(Boolean).join('.');
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, { ...where, path: at });
    }
    const { data } = parsed;
    const id = [data.tool_name, data.name, data.id].find((name) => name?.trim());
    if (!id)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This tool has no name.', { ...where, fix: 'add "name" or "tool_name".' });
    const schema = data.input_schema ?? data.inputSchema ?? readSchema(data.parameters, data.params);
    return (0,_words_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTool */ .Z)(id, data.description ?? '', {
        ...(typeof data.skill_name === 'string' ? { skill_name: data.skill_name } : {}),
        ...(typeof data.command === 'string' ? { command: data.command } : {}),
        category: data.category ?? '',
        routing_keywords: data.routing_keywords,
        intents: data.intents,
        input_schema: schema,
        parameters: parameterNames(schema, data.params),
        skill_description: data.skill_description ?? '',
        file_path: data.file_path ?? null,
    });
}
function readSkill(value, file, name) {
    refuseKeywords(value, { file, path: `skills.${name}` });
    const skill = SkillSchema.safeParse(value);
    if (!skill.success)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${skill.error.issues[0].message}.`, {
            file,
            path: `skills.${name}.${skill.error.issues[0].path.join('.')}`,
        });
    const { description, routing_keywords, intents } = skill.data;
    return { description: description ?? '', routing_keywords, intents };
}
function refuseKeywords(value, where) {
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(value) && 'keywords' in value)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'keywords' is not allowed in the index.", { ...where, fix: "use 'routing_keywords'." });
}
/** In function lists `parameters` is a JSON Schema; `params` has only the properties. */
function readSchema(parameters, params) {
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(parameters))
        return parameters;
    return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(params) ? { type: 'object', properties: params } : {};
}
function parameterNames(schema, params) {
    if (typeof params === 'string')
        return params.split(/\s+/).filter(Boolean);
    if (Array.isArray(params))
        return params;
    const properties = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(params) ? params : schema['properties'];
    return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(properties) ? Object.keys(properties) : [];
}
/** Text that is not JSON stays a string, which the schema then rejects. */
function readText(value) {
    if (typeof value !== 'string')
        return value;
    if (value.trim() === '')
        return null;
    try {
        return JSON.parse(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 6183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadRouteIndex)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/router/learn/fitted.js
var learn_fitted = __webpack_require__(9005);
// EXTERNAL MODULE: ./build/lib/router/read/tool-list.js
var tool_list = __webpack_require__(5428);
;// CONCATENATED MODULE: ./build/lib/router/read/join-tools.js
/** Joins the tool lists and skills of one index: tools inherit keywords from their skill, and a skill with tools gets no row of its own. */

function joinTools(lists, skills) {
    const warnings = [...lists.flatMap((list) => list.warnings), ...skills.flatMap((skill) => skill.warnings)];
    const bySkill = new Map(skills.map(({ tool }) => [tool.id, tool]));
    const withTools = new Set();
    const rows = new Map();
    const add = (tool) => {
        const first = rows.get(tool.id);
        if (first)
            warnings.push(`'${tool.id}' is in the index twice${tool.file_path ? ` (again in ${tool.file_path})` : ''}; the first one is used.`);
        else
            rows.set(tool.id, tool);
    };
    for (const tool of lists.flatMap((list) => list.tools)) {
        const skill = bySkill.get(tool.skill_name);
        if (skill)
            withTools.add(skill.id);
        add(skill ? (0,tool_list/* inheritWords */.R)(tool, skill) : tool);
    }
    for (const { tool } of skills)
        if (!withTools.has(tool.id))
            add(tool);
    return { tools: [...rows.values()], warnings };
}

;// CONCATENATED MODULE: ./build/lib/setup/route-index.js
/** Files and folders that a user names → the tools that the router ranks, from tool lists and SKILL.md files. */






async function loadRouteIndex(paths, cwd) {
    const lists = [];
    const skills = [];
    let fitted = null;
    for (const named of paths) {
        const path = (0,external_node_path_.resolve)(cwd, named);
        const entry = await (0,promises_.stat)(path).catch(() => null);
        if (!entry)
            throw new config_error/* ConfigError */.x('This index does not exist.', {
                file: named,
                fix: 'name a folder with skills or a list of tools.',
            });
        if (entry.isDirectory() || path.endsWith('.md')) {
            // Loaded only when needed, because loading the YAML parser takes longer than ranking a query.
            const { readRouteFolder, readRouteSkill } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(426)]).then(__webpack_require__.bind(__webpack_require__, 5426));
            skills.push(...(entry.isDirectory() ? await readRouteFolder(path, cwd) : [await readRouteSkill(path, cwd)]));
            continue;
        }
        const text = (await (0,promises_.readFile)(path, 'utf8')).replace(/^\uFEFF/, '');
        if ((0,learn_fitted/* isFitted */.PZ)(text)) {
            if (fitted)
                throw new config_error/* ConfigError */.x('This is a second fitted index, and only one can be used.', {
                    file: named,
                    fix: 'fit one index to the queries of both.',
                });
            fitted = (0,learn_fitted/* parseFitted */.Uz)(text, named);
            lists.push({ tools: fitted.tools, warnings: [] });
        }
        else
            lists.push((0,tool_list/* parseToolList */.gy)(text, named));
    }
    const { tools, warnings } = joinTools(lists, skills);
    if (tools.length === 0)
        throw new config_error/* ConfigError */.x('The index contains no tool or skill.', {
            file: paths.join(', '),
            fix: 'name a folder with SKILL.md files or a list of tools with --index.',
        });
    return { tools, warnings, fitted };
}


/***/ }),

/***/ 7914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findOrphans)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3721);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8533);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9115);
/** Finds files of the source that look like skills but that no agent reads and no unit gets. */





const { join } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
async function findOrphans({ root, plugins }) {
    const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(plugin, 'skills')]);
    const found = await Promise.all([...new Set([..._source_js__WEBPACK_IMPORTED_MODULE_3__/* .PROJECT_FOLDERS */ .ic, ...folders])].map((folder) => look(root, folder)));
    return [...new Map(found.flat().map((orphan) => [orphan.path, orphan])).values()];
}
/** Searches a folder of skills and the folders directly in it; deeper skills are rare. */
async function look(root, folder, deep = true) {
    const orphans = [];
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(join(root, folder)).catch(() => [])) {
        const path = join(folder, name);
        if ((0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .isSkipped */ .JR)(name))
            continue;
        const link = await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .readLink */ .XF)(root, path);
        const isSkill = /^skill\.md$/i.test(name);
        if (link) {
            if (link.target === null && (deep || isSkill))
                orphans.push({ path, why: 'outside' });
        }
        else if (isSkill && name !== 'SKILL.md')
            orphans.push({ path, why: 'misnamed' });
        else if (isSkill) {
            if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(join(root, path))).isDirectory())
                orphans.push({ path, why: 'folder' });
        }
        else if (deep)
            orphans.push(...(await look(root, path, false)));
    }
    return orphans;
}


/***/ }),

/***/ 9634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readSubagents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3721);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9523);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9115);
/** Finds the custom agents that a source ships: those of its plugins and the project's own. */





const { basename, join } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
const PROJECT_FOLDERS = ['.claude/agents', '.github/agents'];
async function readSubagents(source) {
    const { root } = source;
    const found = [];
    for (const plugin of source.plugins) {
        if (plugin.entry === null && source.kind !== 'plugin')
            continue;
        const name = (0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .pluginName */ .NQ)(source, plugin);
        const locations = [join(plugin.folder, 'agents'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(plugin, 'agents')];
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
    return Object.values(parsed.data.hooks).flatMap((rows) => rows.flatMap((row) => ('hooks' in row && row.hooks
        ? row.hooks
        : [row]).flatMap((one) => one.command ?? one.bash ?? [])));
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

/***/ 6591:
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
        say: progress.say,
        protocol: (line) => shell.stderr(`${line}\n`),
        onState: progress.onState,
        openRef: (ref) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .openAtRef */ .p6)(shell.cwd, ref),
        signal: shell.signal,
    };
}


/***/ }),

/***/ 2327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/** Lifecycle states of units → one status line on a terminal, otherwise one protocol line per state. */
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


/***/ })

};
