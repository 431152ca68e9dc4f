export const id = 392;
export const ids = [392];
export const modules = {

/***/ 68734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findShadow)
/* harmony export */ });
/* harmony import */ var _contract_offer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86193);
/** A skill of the source \u2192 the agent's own skill of the same listed name, which a model meets first. */

function findShadow(agent, skill, context) {
    if (agent.bundled_skills.length === 0)
        return null;
    const name = agent.listedAs(skill, context).find((listed) => agent.bundled_skills.includes(listed));
    if (name === undefined)
        return null;
    const why = (0,_contract_offer_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(`${agent.title} ships a skill '${name}' of its own and lists it first, so ${skill.path} is shadowed`, 'rename it');
    // The name that both have.
    return { name, why };
}


/***/ }),

/***/ 41396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ isInRequest),
/* harmony export */   GO: () => (/* binding */ explainUngiven),
/* harmony export */   Jk: () => (/* binding */ instructionsOf),
/* harmony export */   RP: () => (/* binding */ nameGiven)
/* harmony export */ });
/* harmony import */ var _skill_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37540);
/* harmony import */ var _skill_instructions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56685);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14065);
/* harmony import */ var _text_quote_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7993);




/** Of each group the first that is there, and what these import. */
function instructionsOf({ parts }, all) {
    const { instructions, imports = [] } = parts;
    const found = new Set();
    const add = (path, is_expanded) => {
        const file = all.find((one) => one.path === path);
        if (!file || found.has(file))
            return;
        found.add(file);
        for (const one of is_expanded ? file.imports : [])
            add(one, true);
    };
    for (const group of instructions) {
        const first = group.find((name) => all.some(({ path }) => path === name));
        add(first, imports.includes(first ?? ''));
    }
    return [...found];
}
/** Of files of one text, such as a link, the one that the agent reads; of one that only imports others, these. */
function nameGiven({ name, path, text }, { agent, request, source }, all) {
    const files = source.instructions ?? [];
    const own = files.find((one) => one.path === path);
    if (!(own && importsAlone(own, name, agent)) &&
        (isInRequest(text, request) || isExpanded(own, name, agent, request))) {
        const same = all.flatMap((one) => (one.kind === 'instructions' && one.text === text ? [one.name] : []));
        return [agent.parts.instructions.flat().find((one) => same.includes(one)) ?? name];
    }
    if (!own || fold((0,_skill_instructions_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutImports */ .VB)(own)) !== '')
        return [];
    const imported = files.filter((one) => own.imports.includes(one.path));
    return imported.every((one) => isInRequest(one.text, request)) ? imported.map((one) => one.path) : [];
}
/** To an agent that puts no text in the place of an import, such a file says nothing. */
const importsAlone = (file, name, { parts }) => file.imports.length > 0 && fold((0,_skill_instructions_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutImports */ .VB)(file)) === '' && parts.imports?.includes(name) !== true;
/** What it imports stands in it, or behind the line that does. */
function isExpanded(file, name, { parts }, request) {
    if (!file || file.imports.length === 0 || parts.imports?.includes(name) !== true)
        return false;
    const pieces = (0,_skill_instructions_js__WEBPACK_IMPORTED_MODULE_1__/* .piecesOf */ .Xe)(file);
    return pieces.length > 0 && pieces.every((piece) => isInRequest(piece, request));
}
/** Agents put frames around such a text, and leave comments out of it. */
function isInRequest(text, { texts }) {
    const body = fold((0,_skill_body_js__WEBPACK_IMPORTED_MODULE_0__/* .belowFrontMatter */ .q)(text));
    return body !== '' && texts.some((one) => fold(one.text).includes(body));
}
const fold = (text) => text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();
function explainUngiven({ name, text }, { agent, install, source, }, all) {
    const { title, parts } = agent;
    const { instructions_limit: limit } = parts;
    const bytes = Buffer.byteLength(text);
    const is_cut = limit !== undefined && bytes > limit.bytes;
    if (install !== 'project' && source.as !== 'both')
        return `${title} reads the instructions of the project that it is started in, and installed as ${install} this source is none.`;
    const group = parts.instructions.find((names) => names.includes(name));
    if (!group) {
        const own = [...new Set(parts.instructions.flat())];
        // By its other name, it is cut: that is what keeps it from the model.
        const same = all.find((one) => one.kind === 'instructions' && one.text === text && own.includes(one.name));
        if (same && is_cut)
            return explainUngiven({ ...same, text }, { agent, install, source }, all);
        const has_none = !all.some((part) => part.kind === 'instructions' && own.includes(part.name));
        const link = own.find((one) => one === 'AGENTS.md') ?? own[0] ?? '';
        // One that is imported from it is no copy of it.
        const is_free = !source.instructions?.some((one) => one.path === name && one.text.includes(`@${link}`));
        const cure = has_none && is_free && !name.includes('/') ? ` \`${(0,_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .linkCommand */ .E2)(name, link)}\` gives it the same.` : '';
        return `${title} reads ${own.join(', ')}, not ${name}.${cure}`;
    }
    const first = group.find((one) => all.some((part) => part.kind === 'instructions' && part.name === one));
    if (first !== name && first !== undefined)
        return `${title} reads ${first} instead.`;
    const own = source.instructions?.find((one) => one.path === name);
    if (own && importsAlone(own, name, agent))
        return `${title} gives its model \`@${own.imports[0]}\` as it is, not that file; \`${(0,_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .linkCommand */ .E2)(own.imports[0] ?? '', name)}\` gives it the text.`;
    return is_cut
        ? `${title} shows the first ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(limit.bytes)} bytes of its ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(bytes)}, if its user has not set more (\`${limit.setting}\`); move the rest into skills or files that it names.`
        : `${title} does not show all of it, for a reason that this tool does not know.`;
}


/***/ }),

/***/ 55675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withSettings),
/* harmony export */   s: () => (/* binding */ mergeSettings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3292);
/* harmony import */ var _input_memoize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95739);
/* harmony import */ var _skill_offer_match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73080);
/** An agent and a user's settings of it \u2192 the same agent as it is with them: written into a unit's home, and in all that is predicted and explained. */




function withSettings(agent, settings) {
    const { settings: reader } = agent;
    if (!reader)
        return agent;
    const findSetOff = (skill, context) => reader.findSetOff(skill, agent.listedAs(skill, context), settings, context);
    /** A source of its own, so that what was computed without these settings is not taken for it. */
    const leave = (0,_input_memoize_js__WEBPACK_IMPORTED_MODULE_3__/* .memoize */ .B)(({ source, install }) => ({
        ...source,
        skills: source.skills.filter((skill) => findSetOff(skill, { source, install })?.offer !== 'absent'),
    }), ({ source }) => source, ({ install }) => install);
    const within = (context) => ({ ...context, source: leave(context), settings });
    return {
        ...agent,
        async setUp(setup, files) {
            await agent.setUp(setup, files);
            await addSettings(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(setup.home, reader.file), reader.format, settings, files);
        },
        predictOffers(context) {
            const rows = new Map(agent.predictOffers(within(context)).map((row) => [row.skill, row]));
            const absent = (skill) => ({ skill, id: skill.id, ...(0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_2__/* .measureOffer */ .HO)(skill, undefined) });
            return context.source.skills.map((skill) => rows.get(skill) ?? absent(skill));
        },
        findSetOff,
        explainOffer(skill, context, offer) {
            const off = findSetOff(skill, context);
            return off?.offer === offer ? off.why : agent.explainOffer(skill, within(context), offer);
        },
        findExcess: (skill, context, offer) => findSetOff(skill, context)?.offer === offer ? null : (agent.findExcess?.(skill, within(context), offer) ?? null),
        ...(agent.headroom ? { headroom: (offered, model) => agent.headroom(offered, model, settings) } : {}),
    };
}
/** What the unit itself needs of that file stays, unless the user's settings say otherwise. */
async function addSettings(path, format, settings, files) {
    const text = await files.read(path).catch(() => '');
    const own = text === '' ? {} : format === 'toml' ? (0,smol_toml__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(text) : JSON.parse(text);
    const merged = mergeSettings(own, settings);
    await files.write(path, format === 'toml' ? (0,smol_toml__WEBPACK_IMPORTED_MODULE_1__/* .stringify */ .As)(merged) : `${JSON.stringify(merged, null, 2)}\n`);
}
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function mergeSettings(one, other) {
    const both = Object.entries(other).map(([key, value]) => {
        const before = Object.hasOwn(one, key) ? one[key] : undefined;
        if (Array.isArray(before) && Array.isArray(value))
            return [key, [...new Set([...before, ...value])]];
        return [key, isMap(before) && isMap(value) ? mergeSettings(before, value) : value];
    });
    return { ...one, ...Object.fromEntries(both) };
}


/***/ }),

/***/ 51399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tu: () => (/* reexport */ baseline_schema/* BASELINE_FILE */.tu),
  kZ: () => (/* reexport */ expectation/* findExpectation */.kZ),
  o4: () => (/* reexport */ expectation/* lockedVersions */.o4),
  nk: () => (/* reexport */ parseBaseline),
  kG: () => (/* reexport */ parseRefBaseline),
  ky: () => (/* reexport */ serialize/* serializeBaseline */.k),
  Rz: () => (/* reexport */ update/* updateBaseline */.R)
});

// UNUSED EXPORTS: BaselineFileSchema, recordOffers

// EXTERNAL MODULE: ./build/lib/baseline/expectation.js
var expectation = __webpack_require__(56032);
// EXTERNAL MODULE: ./build/lib/contract/mode.js
var mode = __webpack_require__(15824);
// EXTERNAL MODULE: ./build/lib/contract/schema-address.js
var schema_address = __webpack_require__(74357);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
// EXTERNAL MODULE: ./build/lib/baseline/schema.js
var baseline_schema = __webpack_require__(32979);
;// CONCATENATED MODULE: ./build/lib/baseline/parse.js







/** An unknown key, a wrong status or a duplicate key is a ConfigError with file, line, case, path and fix. */
function parseBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return { ...readBaseline(value, { file, line, tolerant: false }), line };
}
/** Drops unknown keys and upgrades older schemas; an unreadable status is still an error, because ignoring it would weaken the gate. */
function parseRefBaseline(text, file) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    return readBaseline(upgradeBaseline(value), { file, line, tolerant: true });
}
/** Upgrades from each schema to the next. 0: a file with only entries. */
const UPGRADES = {
    0: (file) => ({ ...file, $meta: { schema: 1 } }),
};
function upgradeBaseline(value) {
    if (!(0,json_value/* isJson */.Fh)(value))
        return value;
    let file = value;
    for (let schema = schemaOf(file); schema < baseline_schema/* BASELINE_SCHEMA */.iW; schema++) {
        const upgrade = UPGRADES[schema];
        if (!upgrade)
            break;
        file = upgrade(file);
    }
    return file;
}
function schemaOf(file) {
    const meta = file['$meta'];
    if (!(0,json_value/* isJson */.Fh)(meta))
        return 0;
    return typeof meta['schema'] === 'number' ? meta['schema'] : baseline_schema/* BASELINE_SCHEMA */.iW;
}
function readBaseline(value, reading) {
    const { file, tolerant } = reading;
    if (!(0,json_value/* isJson */.Fh)(value)) {
        throw new config_error/* ConfigError */.x('A baseline is an object: {"<case_id>": {"<agent>": {"expected_status": "pass"}}}.', {
            file,
            fix: 'write it with `agent-routing baseline update`.',
        });
    }
    const newer = schemaOf(value);
    if (!tolerant && newer > baseline_schema/* BASELINE_SCHEMA */.iW) {
        throw new config_error/* ConfigError */.x(`This baseline has schema ${newer}; this version reads ${baseline_schema/* BASELINE_SCHEMA */.iW}.`, {
            file,
            path: '$meta.schema',
            fix: 'use the newer version of agent-routing that wrote it.',
        });
    }
    const baseline = { $schema: null, $meta: { schema: baseline_schema/* BASELINE_SCHEMA */.iW }, $offers: {}, cases: new Map() };
    for (const [key, part] of Object.entries(value)) {
        if (key === '$schema')
            baseline.$schema = typeof part === 'string' ? part : null;
        else if (key === '$meta') {
            baseline.$meta = tolerant
                ? read(baseline_schema/* RefMetaSchema */.OK, part, [key], reading)
                : read(baseline_schema/* BaselineMetaSchema */.Mx, part, [key], reading);
        }
        else if (key === '$offers') {
            baseline.$offers = readSkills(key, part, reading.tolerant ? baseline_schema/* RefOfferSchema */.pD : baseline_schema/* BaselineOfferSchema */.xX, reading);
        }
        else if (key === '$deliveries') {
            baseline.$deliveries = readSkills(key, part, reading.tolerant ? baseline_schema/* RefDeliverySchema */.T7 : baseline_schema/* BaselineDeliverySchema */.he, reading);
        }
        else if (key.startsWith('$')) {
            if (!tolerant)
                throw (0,schema_issue/* explainWrong */.BO)({ path: [], words: `Unknown key '${key}'`, unknown: key, more: 0 }, locationOf([key], reading), ['$schema', '$meta', '$offers', '$deliveries'], '');
        }
        else
            baseline.cases.set(key, readCase(key, part, reading));
    }
    return baseline;
}
function readCase(case_id, value, reading) {
    const agents = new Map();
    for (const [agent, entry] of Object.entries(object(value, [case_id], reading))) {
        const schema = reading.tolerant ? baseline_schema/* RefEntrySchema */.nB : baseline_schema/* BaselineEntrySchema */.vV;
        agents.set(agent, read(schema, entry, [case_id, agent], reading));
    }
    return agents;
}
/** {agent: {skill: \u2026}} */
function readSkills(key, value, schema, reading) {
    const agents = {};
    for (const [agent, skills] of Object.entries(object(value, [key], reading))) {
        const rows = Object.entries(object(skills, [key, agent], reading)).map(([skill, row]) => [skill, read(schema, row, [key, agent, skill], reading)]);
        agents[agent] = Object.fromEntries(rows);
    }
    return agents;
}
const SKILL_ROWS = {
    $offers: '{"offer": "cut", "kept_chars": 80, "of_chars": 120}',
    $deliveries: '{"state": "cut", "kept_chars": 8000, "of_chars": 12000}',
};
function object(value, path, reading) {
    if ((0,json_value/* isJson */.Fh)(value))
        return value;
    const row = SKILL_ROWS[path[0] ?? ''] ?? '{"expected_status": "pass"}';
    const depth = path[0]?.startsWith('$') && path.length === 2 ? 'skill' : 'agent';
    throw new config_error/* ConfigError */.x('This must be an object.', {
        ...locationOf(path, reading),
        fix: `write {"<${depth}>": ${row}}.`,
    });
}
function read(schema, value, path, reading) {
    return (0,schema_issue/* parseOrThrow */.zS)(schema, value, (wrong) => {
        const at = [...path, ...wrong.path.map(String)];
        const byMode = ['modes', 'trials'].includes(String(wrong.path.at(-1)));
        const known = byMode ? mode/* MeasuredModeSchema */.vr.options : path.length === 2 ? Object.keys(baseline_schema/* BaselineEntrySchema */.vV.shape) : [];
        const location = locationOf(wrong.unknown === null ? at : [...at, wrong.unknown], reading);
        return (0,schema_issue/* explainWrong */.BO)(wrong, location, known, `see ${(0,schema_address/* pageAddress */.qx)('baseline')}.`);
    });
}
function locationOf(path, { file, line }) {
    const [first = '', ...rest] = path;
    const isCase = !first.startsWith('$');
    return {
        file,
        line: line(path),
        ...(isCase ? { case_id: first } : {}),
        path: (isCase && rest.length ? rest : path).join('.'),
    };
}

// EXTERNAL MODULE: ./build/lib/baseline/serialize.js
var serialize = __webpack_require__(44532);
// EXTERNAL MODULE: ./build/lib/baseline/update.js
var update = __webpack_require__(92541);
;// CONCATENATED MODULE: ./build/lib/baseline/index.js
/** The baseline: what each case is expected to do on each agent. */








/***/ }),

/***/ 27234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ listJsonStrings),
/* harmony export */   l: () => (/* binding */ listJsonParts)
/* harmony export */ });
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A JSON text, also one with comments, single quotes or a mistake in it \u2192 its keys, and its strings that are values, with their places. */

function* listJsonStrings(text) {
    for (const { kind, ...string } of listJsonParts(text))
        if (kind === 'string')
            yield string;
}
/**
 * Agents read more than JSON (comments, JSON5), so nothing is refused: what is no mark and no string is passed over.
 * A word is tried from its beginning alone: from each of its signs, a long number would take minutes.
 */
function* listJsonParts(text) {
    const stack = [];
    const tokens = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|[{}[\],]|"|'|(?<![\w$-])[\w$-]+(?=\s*:)/g;
    for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
        const [token] = found;
        const top = stack.at(-1);
        const path = top ? [...top.path, top.key ?? ''] : [];
        const from = found.index;
        const to = token === '"' || token === "'" ? endOf(text, from) : from + token.length;
        if (token === '{' || token === '[') {
            if (top?.is_array)
                yield { kind: 'item', path, from, to, value: '' };
            stack.push({ path, key: token === '[' ? '0' : null, is_array: token === '[' });
        }
        else if (token === '}' || token === ']')
            stack.pop();
        else if (token === ',') {
            if (top)
                top.key = top.is_array ? String(Number(top.key) + 1) : null;
        }
        else if (token === '"' || token === "'") {
            tokens.lastIndex = to;
            const value = readString(text.slice(from, to));
            if (top && !top.is_array && isKey(text, to)) {
                top.key = value;
                yield { kind: 'key', path: [...top.path, value], from, to, value };
            }
            else
                yield { kind: 'string', path, from, to, value };
        }
        else if (top && !top.is_array && !token.startsWith('/'))
            top.key = token;
    }
}
/** Behind the closing quote. */
function endOf(text, from) {
    const quote = text[from];
    for (let at = from + 1; at < text.length; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === quote)
            return at + 1;
    }
    return text.length;
}
const BEFORE_COLON = /(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*:/y;
function isKey(text, to) {
    BEFORE_COLON.lastIndex = to;
    return BEFORE_COLON.test(text);
}
function readString(literal) {
    const inner = literal.slice(1, -1);
    const text = literal.startsWith('"') ? literal : `"${inner.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`;
    return (0,_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)((0,_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValue */ .$x)(text, inner));
}


/***/ }),

/***/ 22713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Wg: () => (/* binding */ lineIn),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27234);
/* harmony import */ var _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10838);
/** Text of a hand-written JSON file \u2192 its value and the line of each key. A duplicate key is an error, because JSON.parse would drop the first one silently. */



/** Deeper than any hand-written file, and shallow enough for recursive code. */
const MAX_DEPTH = 500;
/** More than anybody writes by hand: a stranger's file must not cost minutes. */
const MAX_CHARACTERS = 10_000_000;
function readJson(text, file) {
    if (text.length > MAX_CHARACTERS)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This file has ${(text.length / 1e6).toFixed(1)} million characters, more than the ${MAX_CHARACTERS / 1e6} million that are read.`, { file, fix: 'shorten it, or split it into several files.' });
    const value = parseJson(text, file);
    const lines = new Map();
    let line = 1;
    let end = text.indexOf('\n');
    for (const { kind, path, from } of (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .listJsonParts */ .l)(text)) {
        if (kind === 'string')
            continue;
        for (; end >= 0 && end < from; end = text.indexOf('\n', end + 1))
            line++;
        const key = keyOf(path);
        if (path.length > MAX_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The JSON is nested more than ${MAX_DEPTH} levels deep.`, {
                file,
                line,
                fix: 'flatten it.',
            });
        if (lines.has(key))
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The key '${path.at(-1)}' appears twice; only one of them would count.`, {
                file,
                line,
                path: path.join('.'),
                fix: 'keep one of them (a merge often leaves both).',
            });
        // Assigning it to a JavaScript object sets the prototype: the key and its value would be lost.
        if (path.at(-1) === '__proto__')
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'__proto__' cannot be used as a key.", {
                file,
                line,
                path: path.join('.'),
                fix: 'rename it.',
            });
        lines.set(key, line);
    }
    return { value, line: (path) => findLine(lines, path) };
}
/** Of a file that agents read all the same where a key appears twice, or it begins with a byte order mark. */
function lineIn(text) {
    try {
        return readJson(text.replace(/^\uFEFF/, ''), '').line;
    }
    catch {
        return () => 1;
    }
}
/** The key of a path in a map of lines. */
const keyOf = (path) => JSON.stringify(path.map(String));
function findLine(lines, path) {
    for (let length = path.length; length > 0; length--) {
        const line = lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined)
            return line;
    }
    return 1;
}
/** What people write who know JavaScript, or whose editor makes quotes round. */
const JSON_ALLOWS = 'JSON has straight double quotes, and no comments or trailing commas.';
function parseJson(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const { message } = error;
        const position = /position (\d+)/.exec(message)?.[1];
        const line = position === undefined ? findBroken(text) : text.trimEnd().slice(0, Number(position)).split('\n').length;
        const comma = findTrailingComma(text.replace(/^\uFEFF/, ''), position, line);
        if (comma !== null)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is not valid JSON: it has a trailing comma.', {
                ...{ file, line: comma, fix: 'remove the comma before the closing } or ].' },
            });
        // Node 20 quotes the text around some mistakes instead of saying where they are.
        const problem = text.trim() === ''
            ? 'the file is empty'
            : message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not valid JSON: ${JSON.stringify(problem).slice(1, -1).replaceAll('\\"', '"')}.`, {
            file,
            line,
            fix: /after JSON/.test(problem)
                ? cureRest(text.replace(/^\uFEFF/, '').slice(Number(position)))
                : `correct the syntax there; ${JSON_ALLOWS}`,
        });
    }
}
/** Of what stands behind the end of the value. */
function cureRest(rest) {
    const [closers = ''] = /^[\s,}\]]*/.exec(rest) ?? [];
    const marks = closers.replace(/\s/g, '');
    if (marks === '')
        return 'correct the syntax there; several values are one list: `[` before them, commas between, `]` behind.';
    return closers.length === rest.length
        ? `the value has ended before it: remove \`${marks}\` there.`
        : 'the value has ended before it: remove the bracket that closes it too early, on this line or the one above.';
}
/** Where the text breaks at the bracket behind it. */
function findTrailingComma(text, position, broken) {
    const lineAt = (index) => text.slice(0, index).split('\n').length;
    const [first] = [...text.matchAll(/"(?:[^"\\]|\\.)*"|,\s*[}\]]/g)].filter(([found]) => found.startsWith(','));
    if (!first)
        return null;
    const end = first.index + first[0].length - 1;
    return (position === undefined ? lineAt(end) === broken : Number(position) === end) ? lineAt(first.index) : null;
}
/** The first line that does not go on from those before it; the last one where the text breaks off. */
function findBroken(text) {
    const lines = text.trimEnd().split(/\r?\n/);
    let state = _json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .START */ .d;
    for (const [at, line] of lines.entries()) {
        // Behind the value's end nothing may follow.
        const scanned = state && (0,_json_value_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .scanValue */ .j)(line, 0, state);
        const after = scanned ? line.slice(scanned.end ?? line.length) : line;
        if (after.trim() !== '' || (scanned === null && state !== null))
            return at + 1;
        state = scanned && scanned.end === null ? scanned.state : null;
    }
    return lines.length;
}


/***/ }),

/***/ 56723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PZ: () => (/* binding */ findBatchOwner),
  OW: () => (/* binding */ openTrialFolders),
  Gh: () => (/* binding */ sweepTrialFolders)
});

// UNUSED EXPORTS: makeRootIn

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/io/process/end-at-once.js
var end_at_once = __webpack_require__(66254);
// EXTERNAL MODULE: ./build/lib/io/process/process-table.js
var process_table = __webpack_require__(4479);
// EXTERNAL MODULE: ./build/lib/io/process/process-tree.js
var process_tree = __webpack_require__(17547);
// EXTERNAL MODULE: ./build/lib/io/process/task-limit.js
var task_limit = __webpack_require__(10452);
;// CONCATENATED MODULE: ./build/lib/io/files/memory-place.js
/** This machine \u2192 whether folders of units may lie in its memory, where making and removing files takes a fraction of the time. */


const MEMORY = '/dev/shm';
/** Several units need this at a time, and containers often have only 64 MB there. */
const MIN_BYTES = 1 << 30;
let usable = null;
/** Asked for each unit, because units fill it. */
function hasRoom() {
    usable ??= isUsable((0,process_table/* readSystem */.me)('/proc/self/mountinfo'));
    if (!usable)
        return false;
    try {
        const { bavail, bsize } = (0,external_node_fs_.statfsSync)(MEMORY);
        return bavail * bsize >= MIN_BYTES;
    }
    catch {
        return false;
    }
}
/** mounts: /proc/self/mountinfo. Scripts of skills have to run there, which some containers forbid. */
function isUsable(mounts) {
    const rows = mounts.split('\n').map((line) => line.split(' '));
    const own = rows.findLast(([, , , , path]) => path === MEMORY);
    const options = own?.[5]?.split(',') ?? [];
    return (own !== undefined && own[own.indexOf('-') + 1] === 'tmpfs' && options.includes('rw') && !options.includes('noexec'));
}

// EXTERNAL MODULE: ./build/lib/io/files/remove-tree.js
var remove_tree = __webpack_require__(90314);
;// CONCATENATED MODULE: ./build/lib/io/files/throwaway.js
/** Throwaway folders of units and batches: creates them, removes them, and sweeps those of killed processes. */











const NAME = /^ar-[0-9a-f]{4,12}$/;
/** Of a root's path: `/tmp` on Linux, `/private/tmp` on macOS, `/dev/shm`. */
const LENGTH = '/tmp/ar-'.length + 12;
/** A file next to the folders that agents see. */
const OWNER = 'owner';
const opened = new Set();
let tmp = null;
/**
 * Always below /tmp, not below $TMPDIR: the path's length changes what Codex lists, so it has to be the same on every
 * machine, where /tmp is a link to /private/tmp too. Names are random, and only the owner can read the folder. in_memory: in a place of the same length, where there is room.
 */
async function openTrialFolders(mark = '', in_memory = false) {
    const root = makeRoot(in_memory);
    opened.add(root);
    (0,end_at_once/* leaveToTheEnd */.F)('remove', removeOpenTrialFolders);
    const folders = { home: (0,external_node_path_.join)(root, 'h'), workspace: (0,external_node_path_.join)(root, 'w'), source_copy: (0,external_node_path_.join)(root, 's') };
    const close = async () => {
        await (0,remove_tree/* removeTree */.d)(root);
        opened.delete(root);
    };
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(root, OWNER), JSON.stringify({ ...identify(), mark }));
        // Node looks for the nearest one above a script: a stranger's in /tmp would decide how a hook is read.
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(root, 'package.json'), '{}');
        (0,external_node_fs_.mkdirSync)(folders.home);
        (0,external_node_fs_.mkdirSync)(folders.workspace);
    }
    catch (error) {
        await close();
        throw error;
    }
    return { ...folders, close };
}
function makeRoot(in_memory) {
    tmp ??= (0,external_node_fs_.realpathSync)('/tmp');
    return makeRootIn(in_memory && hasRoom() ? MEMORY : tmp);
}
/** A place whose own path is too long has longer ones. Where few letters are left for a name, it may be taken. */
function makeRootIn(place) {
    for (let tried = 1;; tried++) {
        const letters = Math.max(4, LENGTH - `${place}/ar-`.length);
        const path = (0,external_node_path_.join)(place, `ar-${(0,external_node_crypto_.randomBytes)(6).toString('hex').slice(0, letters)}`);
        try {
            (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
            return path;
        }
        catch (error) {
            if (error.code !== 'EEXIST' || tried === 100)
                throw error;
        }
    }
}
function removeOpenTrialFolders() {
    (0,task_limit/* closeTaskLimits */.kS)();
    for (const root of opened) {
        try {
            (0,external_node_fs_.rmSync)(root, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
            // An agent that is ending may still write there; the next batch sweeps the folder.
        }
    }
}
/** Ends the processes of killed runs and removes their folders. Leaves everything alone that may belong to a living run. */
async function sweepTrialFolders() {
    const left = (await listTrialFolders()).filter(({ owner }) => owner.world === identify().world && !isAlive(owner));
    const marks = new Set(left.map(({ owner }) => owner.mark));
    if (left.length > 0)
        await (0,process_tree/* sweepMarked */.TK)((marker) => marks.has(marker));
    for (const { root } of left)
        await (0,remove_tree/* removeTree */.d)(root);
    (0,task_limit/* sweepTaskLimits */.yh)();
    return left.length;
}
/** The process that is running this batch; null where none is visible from here. */
async function findBatchOwner(batch_run_id) {
    const owners = (await listTrialFolders()).map(({ owner }) => owner);
    return owners.find((owner) => owner.mark === batch_run_id && isAlive(owner))?.pid ?? null;
}
async function listTrialFolders() {
    const places = [await (0,promises_.realpath)('/tmp'), MEMORY];
    const found = await Promise.all(places.map(async (place) => (await (0,promises_.readdir)(place).catch(() => [])).filter((name) => NAME.test(name)).map((name) => (0,external_node_path_.join)(place, name))));
    const locations = await Promise.all(found.flat().map(async (root) => {
        // The folder may be incomplete or another user's: it is skipped.
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(root, OWNER), 'utf8').catch(() => 'null');
        return { root, owner: parseOwner(text) };
    }));
    return locations.flatMap(({ root, owner }) => (owner ? [{ root, owner }] : []));
}
function parseOwner(text) {
    const { pid, started, world, mark } = (0,json_value/* parseObject */.lj)(text) ?? {};
    if (typeof pid !== 'number' || typeof started !== 'number')
        return null;
    return typeof world === 'string' && typeof mark === 'string' ? { pid, started, world, mark } : null;
}
function isAlive(owner) {
    if (owner.world !== identify().world)
        return false;
    try {
        process.kill(owner.pid, 0);
    }
    catch (error) {
        if (error.code === 'ESRCH')
            return false;
    }
    // A zombie still accepts a signal, so the start time is compared too; without /proc only the signal can be used.
    if (owner.started === 0)
        return true;
    return (0,process_table/* readProcess */.Wv)(owner.pid)?.started === owner.started;
}
let throwaway_self = null;
function identify() {
    throwaway_self ??= { pid: process.pid, started: (0,process_table/* readProcess */.Wv)(process.pid)?.started ?? 0, world: readWorld() };
    return throwaway_self;
}
function readWorld() {
    try {
        return `${(0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${(0,external_node_fs_.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        return process.platform;
    }
}


/***/ }),

/***/ 86978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ explainIgnored),
/* harmony export */   r: () => (/* binding */ listIgnored)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29385);
/** A folder \u2192 what git ignores below it, and by which pattern. */


/** Paths relative to the folder; an ignored folder stands for all that is in it. None where there is no repository, or where it ignores the folder itself. */
async function listIgnored(folder) {
    const none = new Set();
    const own = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(folder, ['check-ignore', '-q', '--', '.']).catch(() => null);
    // 1: it is not ignored; another code: this is not a repository, or there is no git.
    if (own?.code !== 1)
        return none;
    const listed = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(folder, [
        'ls-files',
        '--others',
        '--ignored',
        '--exclude-standard',
        '--directory',
        '-z',
        '--',
        '.',
    ]);
    if (listed.code !== 0)
        return none;
    return new Set(listed.stdout
        .split('\0')
        .filter((path) => path !== '')
        .map((path) => path.replace(/\/$/, '')));
}
/** Those of the paths below the folder that git does not track because of a pattern, and the pattern. */
async function explainIgnored(folder, paths) {
    if (paths.length === 0)
        return [];
    const asked = ['.', ...paths].map((path) => `${path}\0`).join('');
    const found = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(folder, ['check-ignore', '-v', '-z', '--stdin'], { input: asked }).catch(() => null);
    // 1: nothing is ignored; another code: this is not a repository, or there is no git.
    if (found?.code !== 0)
        return [];
    const words = found.stdout.split('\0');
    const rows = Array.from({ length: Math.floor(words.length / 4) }, (_, at) => {
        const [file = '', line, pattern = '', path = ''] = words.slice(4 * at);
        return { path, file, line: Number(line), pattern };
    });
    // The last pattern that fits may be one that takes it back.
    const ignored = rows.filter(({ pattern }) => !pattern.startsWith('!'));
    if (ignored.length === 0 || ignored.some(({ path }) => path === '.'))
        return [];
    const { stdout } = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(folder, ['rev-parse', '--show-toplevel']);
    return ignored.map((one) => ({ ...one, file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(stdout.trim(), one.file) }));
}


/***/ }),

/***/ 25564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   Qm: () => (/* binding */ hashBlob),
/* harmony export */   fi: () => (/* binding */ listEntries),
/* harmony export */   oF: () => (/* binding */ readListed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _git_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29385);
/** A commit that a clone has \u2192 its files, and their texts. Paths are from the repository's root. */




/** Where the checkout still has the very bytes of an object, git need not be started for them. */
async function readListed(root, ref, path, { hash }) {
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).catch(() => null);
    return bytes && hashBlob(bytes, hash) === hash ? bytes.toString('utf8') : readObject(root, ref, path, hash);
}
/** As git has it: by SHA-256 where the other hash is one of that length. */
const hashBlob = (bytes, like = '') => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
async function readObject(root, ref, path, object) {
    const shown = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(root, ['cat-file', 'blob', object]);
    if (shown.code !== 0)
        throw (0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)(`git cannot read ${path} at ${ref}`, shown.stderr);
    return shown.stdout;
}
/** By one start of git. What it does not print is left out. */
async function readObjects(root, entries) {
    const texts = new Map();
    if (entries.length === 0)
        return texts;
    const input = entries.map(({ hash }) => `${hash}\n`).join('');
    // A character of it is a byte, of which each object says how many it has.
    const { stdout } = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(root, ['cat-file', '--batch'], { input, encoding: 'latin1' });
    let at = 0;
    for (const { path, hash } of entries) {
        const end = stdout.indexOf('\n', at);
        const size = /^\S+ blob (\d+)$/.exec(stdout.slice(at, Math.max(end, at)))?.[1];
        if (size === undefined || !stdout.startsWith(hash, at))
            return texts;
        texts.set(path, Buffer.from(stdout.slice(end + 1, end + 1 + Number(size)), 'latin1').toString('utf8'));
        at = end + 2 + Number(size);
    }
    return texts;
}
async function listEntries(root, ref, sha) {
    const listed = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(root, ['ls-tree', '-r', '-z', '--full-tree', sha]);
    if (listed.code !== 0)
        throw (0,_git_run_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V2)(`git cannot list ${ref}`, listed.stderr);
    return listed.stdout.split('\0').flatMap((row) => {
        const [, mode = '', hash = '', path] = /^(\d+) blob (\S+)\t(.+)$/s.exec(row) ?? [];
        return path === undefined ? [] : [{ path, hash, mode }];
    });
}


/***/ }),

/***/ 88970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y_: () => (/* binding */ changedFiles),
  $A: () => (/* binding */ changedSince),
  lN: () => (/* binding */ findBase),
  tD: () => (/* binding */ listModeChanges),
  p6: () => (/* binding */ openAtRef)
});

// UNUSED EXPORTS: findMergeBase, readHeadCommit, readSubmoduleCommit

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/git-objects.js
var git_objects = __webpack_require__(25564);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(29385);
;// CONCATENATED MODULE: ./build/lib/io/git-ref.js
/** The name of a ref \u2192 its commit: branches as the origin has them, everything else as git reads it; at most one fetch. */




function git_ref_checkRef(ref) {
    if (/^[\p{L}\p{N}_@][\p{L}\p{M}\p{N}_./@~^{}+#%,=-]*$/u.test(ref) && ref.length <= 250)
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
/** A branch: origin/REF, then REF. What is a tag or the start of a commit's hash is not a branch. Then one fetch, of what can be fetched. */
async function git_ref_resolveRef(folder, ref) {
    const names = [ref, `refs/tags/${ref}`, `refs/remotes/origin/${ref}`, 'HEAD'];
    const [plain = null, tag, remote, head = null] = await git_ref_parseCommits(folder, names);
    const isHash = plain !== null && /^[0-9a-f]{4,}$/i.test(ref) && plain.startsWith(ref.toLowerCase());
    if (remote && mayBeBranch(ref) && !isHash && !tag) {
        const resolved = `origin/${ref}`;
        // A branch of this clone that is behind, or ahead, is not meant.
        return { sha: remote, resolved, ...(plain && plain !== remote ? { name: resolved } : {}), head };
    }
    if (plain)
        return { sha: plain, resolved: ref, head };
    await findRoot(folder);
    if (isOfClone(ref) && !ref.startsWith('origin/'))
        throw await notInClone(folder, ref, null);
    const fetched = await fetchRef(folder, ref);
    const [sha] = fetched.code === 0 ? await git_ref_parseCommits(folder, ['FETCH_HEAD']) : [];
    if (sha)
        return { sha, resolved: 'FETCH_HEAD', head };
    throw await notInClone(folder, ref, fetched.stderr);
}
async function findRoot(folder) {
    const found = await (0,git_run/* git */.$Y)(folder, ['rev-parse', '--show-toplevel']);
    if (found.code === 0)
        return found.stdout.replace(/\n$/, '');
    throw (0,git_run/* failure */.V2)(`${folder} is not in a git repository that can be read`, found.stderr);
}
async function notInClone(root, ref, stderr) {
    const where = stderr === null ? 'is not in this clone' : 'is neither in this clone nor at its origin';
    if (await isShallow(root)) {
        return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}. The clone is shallow: it has only the newest commits.`, {
            fix: 'check its spelling, or clone with more history (actions/checkout: fetch-depth: 0; elsewhere: git fetch --unshallow).',
        });
    }
    const near = (0,suggest/* suggest */.ZA)(ref, await listBranches(root));
    if (near !== null)
        return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}.`, { fix: `Did you mean ${near}?` });
    if (stderr !== null && !/couldn't find remote ref|invalid refspec/.test(stderr))
        return (0,git_run/* failure */.V2)(`The ref '${ref}' ${where}`, stderr);
    return new config_error/* ConfigError */.x(`The ref '${ref}' ${where}.`, {
        fix: 'check its spelling, or fetch it first (actions/checkout: fetch-depth: 0).',
    });
}
/** The commit of each name, by one start of git; null: the repository has none of this name. */
async function git_ref_parseCommits(root, names) {
    const input = names.map((name) => `${name}^{commit}\n`).join('');
    const rows = (await (0,git_run/* git */.$Y)(root, ['cat-file', '--batch-check'], { input })).stdout.split('\n');
    return names.map((_, index) => /^([0-9a-f]{40,64}) commit /.exec(rows[index] ?? '')?.[1] ?? null);
}
async function listBranches(root) {
    const { stdout } = await (0,git_run/* git */.$Y)(root, [
        'for-each-ref',
        '--format=%(refname:lstrip=2)',
        'refs/heads',
        'refs/remotes',
        'refs/tags',
    ]);
    return stdout.split('\n').filter(Boolean);
}
async function isShallow(root) {
    return (await (0,git_run/* git */.$Y)(root, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}
async function fetchRef(root, ref) {
    // --depth=1 in a whole clone would make it a shallow one.
    const depth = (await isShallow(root)) ? ['--depth=1'] : [];
    const name = ref.replace(/^origin\//, '');
    // The repository may name another program for the other side (`remote.origin.uploadpack`).
    const options = ['--upload-pack=git-upload-pack', '--no-tags', '--no-recurse-submodules', '--quiet', ...depth];
    return (0,git_run/* git */.$Y)(root, ['fetch', ...options, '--end-of-options', 'origin', name], { timeout: git_run/* FETCH_TIMEOUT_MS */.MT });
}

;// CONCATENATED MODULE: ./build/lib/io/git.js
/** The files of a git ref, and what changed since one. */






/** Paths are absolute or relative to `folder`. An unknown ref is a ConfigError, never a tree without files. */
async function openAtRef(folder, ref) {
    git_ref_checkRef(ref);
    const root = await findRoot(folder);
    return openCommit({ root, from: await (0,promises_.realpath)(folder), ref }, await git_ref_resolveRef(root, ref));
}
function openCommit({ root, from, ref }, found) {
    const { sha, head } = found;
    let listed = null;
    /** A commit stays what it is. */
    const entries = () => {
        listed ??= (0,git_objects/* listEntries */.fi)(root, ref, sha).then((all) => all.map((one) => ({ ...one, path: toPosix((0,external_node_path_.relative)(from, (0,external_node_path_.resolve)(root, one.path))) })));
        return listed;
    };
    return {
        ...found,
        is_head: head === sha,
        async read(file) {
            const path = inRepository(root, from, file);
            const own = toPosix((0,external_node_path_.relative)(from, (0,external_node_path_.resolve)(root, path)));
            const all = await entries();
            const known = all.find((one) => one.path === own);
            if (known?.mode.startsWith('100'))
                return (0,git_objects/* readListed */.oF)(root, ref, path, known);
            if (!known && !all.some((one) => one.path.startsWith(`${own}/`)))
                return null;
            throw new config_error/* ConfigError */.x(`At ${ref} this is not a file.`, {
                file: path,
                fix: 'name the file itself, not a link or a folder.',
            });
        },
        async readAll(files) {
            const wanted = new Set(files);
            return (0,git_objects/* readObjects */.$I)(root, (await entries()).filter(({ path, mode }) => wanted.has(path) && mode.startsWith('100')));
        },
        // Neither links nor submodules: only a file's own text is read.
        list: async () => (await entries()).flatMap(({ mode, path }) => (mode.startsWith('100') ? [path] : [])),
        entries,
        async began() {
            const base = await mergeBase(root, sha);
            return base === null || base === sha
                ? null
                : openCommit({ root, from, ref: base }, { sha: base, resolved: base, head });
        },
        async former(file) {
            const then = (await listRenames(root, sha)).get(inRepository(root, from, file));
            return then === undefined ? null : toPosix((0,external_node_path_.relative)(from, (0,external_node_path_.resolve)(root, then)));
        },
    };
}
/** The files of now that had another name at a commit, by their names of now. What git does not know yet counts as new. */
async function listRenames(root, sha) {
    const options = ['--find-renames=40%', '--diff-filter=R', '--name-status', '--no-ext-diff', '--no-textconv', '-z'];
    const { code, stdout } = await (0,git_run/* git */.$Y)(root, ['diff', ...options, sha, '--']);
    const parts = code === 0 ? stdout.split('\0') : [];
    const renamed = new Map();
    for (let at = 0; at + 2 < parts.length; at += 3)
        renamed.set(parts[at + 2] ?? '', parts[at + 1] ?? '');
    return renamed;
}
/** The commit of a submodule at a ref of the repository around it; null: it has none there. */
async function readSubmoduleCommit(root, ref, path) {
    checkRef(ref);
    const { sha } = await resolveRef(root, ref);
    const listed = await git(root, ['ls-tree', '-z', sha, '--', `:(literal)${path}`]);
    if (listed.code !== 0)
        throw failure(`git cannot read ${ref}`, listed.stderr);
    return /^160000 commit ([0-9a-f]{40,64})\t/.exec(listed.stdout)?.[1] ?? null;
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
    git_ref_checkRef(ref);
    const { sha } = await git_ref_resolveRef(folder, ref);
    return changedSince(folder, { sha: (await mergeBase(folder, sha)) ?? sha, name: ref });
}
/** The same since a commit that is known. */
async function changedSince(folder, { sha, name }) {
    const options = ['--name-only', '--no-renames', '--no-ext-diff', '--relative', '-z'];
    const runs = await Promise.all([
        (0,git_run/* git */.$Y)(folder, ['diff', ...options, sha, '--']),
        (0,git_run/* git */.$Y)(folder, ['ls-files', '--others', '--exclude-standard', '-z']),
    ]);
    const failed = runs.find((run) => run.code !== 0);
    if (failed)
        throw (0,git_run/* failure */.V2)(`git cannot list the files that changed since ${name}`, failed.stderr);
    const names = runs.flatMap(({ stdout }) => stdout.split('\0')).filter(Boolean);
    return [...new Set(names)].sort().map((name) => (0,external_node_path_.resolve)(folder, name));
}
/** Files below `folder` whose executable bit is another since a commit, relative to it; git knows which disks have none. */
async function listModeChanges(folder, { sha, name }) {
    const options = ['--raw', '--no-renames', '--no-ext-diff', '--relative', '-z'];
    const { code, stdout, stderr } = await (0,git_run/* git */.$Y)(folder, ['diff', ...options, sha, '--']);
    if (code !== 0)
        throw (0,git_run/* failure */.V2)(`git cannot list the files that changed since ${name}`, stderr);
    return [...stdout.matchAll(/:100(\d+) 100(?!\1)\d+ [^\0]*\0([^\0]+)\0/g)].map(([, , path = '']) => path);
}
/** Where the branch left the ref, or its upstream where none is named; else the last commit. null: no repository or no commit. An unknown ref is a ConfigError. */
async function findBase(folder, ref) {
    if (ref !== null) {
        git_ref_checkRef(ref);
        const { sha, resolved } = await git_ref_resolveRef(folder, ref);
        return { sha: (await mergeBase(folder, sha)) ?? sha, name: resolved };
    }
    const names = ['origin/HEAD', 'origin/main', 'origin/master', 'HEAD'];
    const commits = await git_ref_parseCommits(folder, names);
    const at = commits.findIndex((sha) => sha !== null);
    const [sha, name, head] = [commits[at], names[at], commits.at(-1)];
    if (!sha || !name)
        return null;
    return { sha: sha === head ? sha : ((await mergeBase(folder, sha)) ?? sha), name };
}
async function mergeBase(folder, sha) {
    const base = await (0,git_run/* git */.$Y)(folder, ['merge-base', sha, 'HEAD']);
    return base.code === 0 ? base.stdout.trim() : null;
}
/** The commit that is checked out; null: no repository, or no commit yet. In a container the files belong to another user: only a commit is read. */
async function readHeadCommit(folder) {
    const { code, stdout } = await git(folder, ['-c', 'safe.directory=*', 'log', '-1', '--format=raw', '--no-color']);
    const sha = /^commit ([0-9a-f]{40,64})$/m.exec(stdout)?.[1];
    if (code !== 0 || sha === undefined)
        return null;
    return { sha, parents: [...stdout.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, parent = '']) => parent) };
}
/** Where HEAD and a ref parted; null where this clone does not reach so far back. An unknown ref is a ConfigError. */
async function findMergeBase(folder, ref, kind) {
    checkRef(ref);
    // A tag may have its name.
    const all = kind ? await parseCommits(folder, [`refs/remotes/origin/${ref}`, `refs/heads/${ref}`]) : [];
    const sha = all.find((one) => one !== null) ?? (await resolveRef(folder, ref)).sha;
    return mergeBase(folder, sha);
}


/***/ }),

/***/ 44300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ parseSpec),
/* harmony export */   PI: () => (/* binding */ npmEnvironment),
/* harmony export */   X7: () => (/* binding */ fetchPackage),
/* harmony export */   iK: () => (/* binding */ resolveLatest),
/* harmony export */   m0: () => (/* binding */ exec)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32022);
/** Installs one platform package with npm: without scripts, and verified against a hash where this tool's lock has one. */





const exec = (file, args, { cwd, env }) => new Promise((resolve, reject) => {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
        if (error && 'syscall' in error)
            reject(error);
        else
            resolve({ exit_code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
    child.stdin?.end();
});
/** The parts of an npm spec: `alias@npm:@scope/name@1.0.0` installs the package `@scope/name` into the folder `alias`. */
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
async function fetchPackage(spec, held, cwd, run, env) {
    const { folder, wanted, locked_as, version } = parseSpec(spec);
    const root = { name: 'agent-cache', version: '0.0.0', private: true, dependencies: { [folder]: wanted } };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(cwd, 'package.json'), JSON.stringify(root));
    if (held) {
        const { integrity, dependencies } = held;
        const name = locked_as.slice(0, locked_as.indexOf('@', 1));
        const lock = {
            name: root.name,
            version: root.version,
            lockfileVersion: 3,
            requires: true,
            packages: {
                '': root,
                [`node_modules/${folder}`]: { name, version, integrity, dependencies: requiredOf(dependencies) },
                ...dependencies,
            },
        };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(cwd, 'package-lock.json'), JSON.stringify(lock));
    }
    // The user's npm configuration (registry, proxy, certificates) applies; options that would change the install are overridden.
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--no-global', '--no-progress'];
    const verb = held ? ['ci', '--package-lock=true'] : ['install', '--no-package-lock'];
    await callNpm([...verb, ...flags, '--loglevel=error'], `install ${locked_as}`, cwd, run, env);
}
/** npm leaves out what nothing in the lock file asks for. */
const requiredOf = (dependencies = {}) => Object.fromEntries(Object.entries(dependencies).map(([path, { version }]) => [path.replace(/^.*node_modules\//, ''), version]));
/** The version behind a package's `latest` tag. Runs in a neutral folder, because a checkout's .npmrc is not trusted. */
async function resolveLatest(registry_package, run = exec) {
    const args = ['view', `${registry_package}@latest`, 'version', '--loglevel=error', '--no-update-notifier'];
    const what = `ask which version of ${registry_package} is the latest`;
    const version = (await callNpm(args, what, (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), run, npmEnvironment())).trim();
    if (!/^\d+\.\d+\.\d+/.test(version))
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm did not report a latest version of ${registry_package}.`);
    return version;
}
/** npm gets the user's environment, which configures its registry, proxies and certificates; package scripts never run. */
function npmEnvironment() {
    // By default npm asks again after 10 and after 60 seconds, so a missing registry was reported only after 71.
    const env = {
        npm_config_fetch_retry_mintimeout: '2000',
        npm_config_fetch_retry_maxtimeout: '10000',
    };
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
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not be started to ${what} (${error.message}).`, {
            fix: 'install Node.js with npm, and check that `npm --version` works in the same shell or job step.',
        });
    }
    if (result.exit_code !== 0)
        throw explainNpmFailure(`${result.stderr}\n${result.stdout}`, what);
    return result.stdout;
}
/** The last: whether it may pass by itself. */
const REASONS = [
    [
        /EINTEGRITY/,
        "the package from the registry does not have the hash in this tool's lock",
        'use another registry; this one delivers an altered package.',
    ],
    [
        /ENOSPC|EDQUOT|no space left/i,
        'the disk is full',
        'free space, or set AGENT_ROUTING_CACHE to a folder on another disk.',
        true,
    ],
    [
        /\bE404\b|ETARGET|ENOVERSIONS|notarget/,
        'the registry has no such version of it',
        "check the version in --agent-versions and in the baseline's $meta.",
    ],
    [/EBADPLATFORM/, 'the vendor has no build for this system', 'use Linux x64 or arm64 with glibc.'],
    [/\bE40[13]\b|ENEEDAUTH/, 'the registry refused access', 'check the registry and token in your npm configuration.'],
    [
        /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|\bE5\d\d\b|\bE429\b/,
        'the npm registry cannot be reached',
        'check the network, proxy and registry; versions that are already installed need none of them.',
        true,
    ],
    [
        /EACCES|EPERM|EROFS/,
        'npm is not allowed to write to the cache folder',
        'set AGENT_ROUTING_CACHE to a folder that you may write to.',
    ],
];
/** What npm looked for: a package with its version. */
const MISSING = /No matching version found for (\S+?)\.?(?:\s|$)|'([^'\s]+@[^'\s]+)' (?:is not in|could not be found)/;
function explainNpmFailure(output, what) {
    const lines = output
        .split('\n')
        .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
        .filter((line) => line && !/^npm (warn|WARN)|A complete log of this run/.test(line));
    const shown = lines.slice(0, 3).join(' · ').slice(0, 400);
    const reason = REASONS.find(([pattern]) => pattern.test(output));
    const missing = MISSING.exec(output)?.slice(1).find(Boolean);
    if (missing && what.startsWith('install ') && !what.endsWith(` ${missing}`))
        return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not ${what}: the registry has no ${missing}, on which it depends. npm says: ${shown}.`, {
            fix: `name another version in --agent-versions; the vendor has to publish ${missing} first.`,
        });
    return new _input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x(`npm could not ${what}: ${reason ? reason[1] : 'it failed'}. npm says: ${shown || 'nothing'}.`, {
        fix: reason ? reason[2] : 'run the same npm command by hand to see more.',
        ...(reason?.[3] ? { outside: true } : {}),
    });
}


/***/ }),

/***/ 4479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ readProcessTable),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   ZG: () => (/* binding */ countStarts),
/* harmony export */   me: () => (/* binding */ readSystem),
/* harmony export */   nt: () => (/* binding */ readVariable)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/** The living processes of this machine, read from /proc, or from `ps` where there is no /proc (macOS). */


const buffer = Buffer.allocUnsafe(1024);
/** after: without those whose ids tell that they are older. Zombies are left out: some init processes reap late, and a signal to a zombie always "succeeds". */
function readProcessTable(after = null) {
    let names;
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc');
    }
    catch {
        return readPsTable();
    }
    // Most are older, and to read a tenth of them takes as long as the list of all.
    const mayBeYounger = after ? idsSince(after) : () => true;
    const rows = [];
    for (const name of names) {
        const first = name.charCodeAt(0);
        if (first < 48 || first > 57 || !mayBeYounger(Number(name)))
            continue;
        const row = readProcess(Number(name));
        if (row)
            rows.push(row);
    }
    return rows;
}
/** Ids in use are passed over: with room for an eighth of all. */
function idsSince({ pid, starts }) {
    most ??= Number(readSystem('/proc/sys/kernel/pid_max')) || 0;
    const all = most;
    const since = countStarts() - starts;
    const reach = starts > 0 && since >= 0 ? since + all / 8 : all;
    return (other) => other >= all || (other - pid + all) % all <= reach;
}
let most = null;
let counters = null;
/** Of processes and threads, since this machine was booted; 0 if not known. Asked twice for each unit, so the file stays open. */
function countStarts() {
    try {
        counters ??= (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)('/proc/stat', 'r');
        const held = readHeld(counters);
        return Number(/^processes (\d+)/m.exec(held?.toString('latin1') ?? readSystem('/proc/stat'))?.[1] ?? 0);
    }
    catch {
        return 0;
    }
}
const large = Buffer.allocUnsafe(32 << 10);
/** All of an open file of /proc, until the next call; null where it is longer than most. One read may return a part. */
function readHeld(file) {
    let length = 0;
    for (let read = -1; read !== 0 && length < large.length; length += read)
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, large, length, large.length - length, length);
    return length < large.length ? large.subarray(0, length) : null;
}
/** A file of /proc; '' where there is none. */
function readSystem(path, encoding = 'latin1') {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, encoding);
    }
    catch {
        return '';
    }
}
/** One process, or null when it has ended, is a zombie, or is not visible to this user. */
function readProcess(pid) {
    // Open, read and close take half the time of readFileSync, which first asks for a size that /proc does not know.
    let length;
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`/proc/${pid}/stat`, 'r');
        try {
            length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, 0, buffer.length, 0);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
    const text = buffer.toString('latin1', 0, length);
    // The name is in brackets and may itself contain brackets and spaces, so fields are counted from the last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X')
        return null;
    return {
        pid,
        ppid: Number(fields[1]),
        group: Number(fields[2]),
        session: Number(fields[3]),
        started: Number(fields[19]),
    };
}
/** A variable of the environment that a process was started with; null for other users' processes. */
function readVariable(pid, name) {
    let environment = readEnvironment(pid);
    // For a moment, under load a long one, a process that starts another program shows none.
    for (let tries = 0; tries < 50 && environment?.length === 0; tries++) {
        const replaced = isBeingReplaced(pid);
        Atomics.wait(neverWoken, 0, 0, Math.min(tries, 2));
        environment = readEnvironment(pid);
        if (!replaced)
            break;
    }
    if (!environment)
        return null;
    const wanted = Buffer.from(`${name}=`);
    for (let at = environment.indexOf(wanted); at >= 0; at = environment.indexOf(wanted, at + 1)) {
        if (at > 0 && environment[at - 1] !== 0)
            continue;
        const end = environment.indexOf(0, at);
        return environment.toString('utf8', at + wanted.length, end < 0 ? undefined : end);
    }
    return null;
}
const neverWoken = new Int32Array(new SharedArrayBuffer(4));
function readEnvironment(pid) {
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`/proc/${pid}/environ`, 'r');
        try {
            return readHeld(file) ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/environ`);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
}
/** Its memory (field 23, none in a thread of the kernel) has no end of an environment (field 51) yet; an empty one has. */
function isBeingReplaced(pid) {
    const stat = readSystem(`/proc/${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] !== 'Z' && fields[20] !== '0' && fields[48] === '0';
}
function readPsTable() {
    let text;
    try {
        text = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('ps', ['-axo', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
    }
    catch {
        return [];
    }
    return text.split('\n').flatMap((line) => {
        const [pid, ppid, group, state] = line.trim().split(/\s+/);
        if (!pid || !ppid || !group || !state || state.startsWith('Z'))
            return [];
        return [{ pid: Number(pid), ppid: Number(ppid), group: Number(group), session: Number(group), started: 0 }];
    });
}


/***/ }),

/***/ 17547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ killTreeAtOnce),
/* harmony export */   TK: () => (/* binding */ sweepMarked),
/* harmony export */   TP: () => (/* binding */ killTree),
/* harmony export */   cy: () => (/* binding */ findTree),
/* harmony export */   r7: () => (/* binding */ signalTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _markers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63284);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4479);
/** Finds and ends every process that a unit started, even those that moved to another session or process group. */




/**
 * The living members: descendants of the root, its group and session, and every process with the marker. All three are
 * needed: shells of Claude Code and Copilot leave the group, orphans lose their parent, and a child may clear its environment.
 */
function findTree(tree) {
    const after = tree.root !== null && tree.starts ? { pid: tree.root, starts: tree.starts } : null;
    const young = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessTable */ .Uc)(after).filter((row) => row.started >= tree.started && row.pid !== process.pid);
    const members = new Set();
    for (const row of young) {
        if (row.pid === tree.root ||
            row.group === tree.root ||
            row.session === tree.root ||
            (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .readVariable */ .nt)(row.pid, _markers_js__WEBPACK_IMPORTED_MODULE_3__/* .MARKER */ .t) === tree.marker) {
            members.add(row.pid);
        }
    }
    for (let grown = members.size > 0; grown;) {
        const before = members.size;
        for (const row of young)
            if (members.has(row.ppid))
                members.add(row.pid);
        grown = members.size > before;
    }
    return young.filter((row) => members.has(row.pid));
}
/** inside: only those in a PID namespace of their own, as the programs around a sandbox would take it down at once. */
function signalTree(tree, signal, inside = false) {
    const members = findTree(tree).filter(({ pid }) => !inside || isInside(pid));
    for (const { pid } of members)
        signalProcess(pid, signal);
    return members.length;
}
/** Kills until no process is left, for about three seconds at most (a process in an uninterruptible wait survives). Returns how many it found. */
async function killTree(tree) {
    const met = new Set();
    for (const pause of [0, 5, 15, 30, 60, 120, 240, 480, 960, 960]) {
        if (pause > 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(pause);
        const members = findTree(tree);
        if (members.length === 0)
            break;
        for (const { pid } of members) {
            met.add(pid);
            signalProcess(pid, 'SIGKILL');
        }
    }
    return met.size;
}
/** Synchronous; repeated to catch processes that started during the round before. */
function killTreeAtOnce(tree) {
    for (let round = 0; round < 3 && signalTree(tree, 'SIGKILL') > 0; round++)
        ;
}
/** Ends processes that the units of a killed batch left behind. */
async function sweepMarked(isMarker) {
    const found = new Set();
    for (const { pid } of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .readProcessTable */ .Uc)()) {
        const marker = pid === process.pid ? null : (0,_process_table_js__WEBPACK_IMPORTED_MODULE_2__/* .readVariable */ .nt)(pid, _markers_js__WEBPACK_IMPORTED_MODULE_3__/* .MARKER */ .t);
        if (marker !== null && isMarker(marker))
            found.add(marker);
    }
    let met = 0;
    for (const marker of found)
        met += await killTree({ root: null, started: 0, marker });
    return met;
}
const namespaceOf = (pid) => {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/ns/pid`);
    }
    catch {
        return null;
    }
};
function isInside(pid) {
    const namespace = namespaceOf(pid);
    return namespace !== null && namespace !== namespaceOf('self');
}
function signalProcess(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // It has ended in the meantime, or belongs to another user (a setuid child): there is nothing to do.
    }
}


/***/ }),

/***/ 10452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kS: () => (/* binding */ closeTaskLimits),
/* harmony export */   l5: () => (/* binding */ openTaskLimit),
/* harmony export */   uG: () => (/* binding */ underLimit),
/* harmony export */   yh: () => (/* binding */ sweepTaskLimits)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/** The start of a sandbox \u2192 the same in a control group of its own, in which the kernel lets only so many processes and threads be; root's alone. */



/** Version 1, version 2. A container shows them read-only. */
const GROUPS = ['/sys/fs/cgroup/pids', '/sys/fs/cgroup'];
const NAME = 'agent-routing-';
/** A group is empty for a moment before its first process is in it. */
const NEW_MS = 60_000;
/** {group of this process: whether its unit ended}. The last process of a killed one may need a moment to be gone. */
const opened = new Map();
/** Null where the machine does not allow it. A user's processes the kernel counts by another rule: see lib/io/sandbox/start-script.ts. */
function openTaskLimit(most) {
    if (process.getuid?.() !== 0)
        return null;
    for (const root of GROUPS) {
        const group = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `${NAME}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
        const close = () => {
            opened.set(group, true);
            closeTaskLimits((has_ended) => has_ended);
        };
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(group);
            opened.set(group, false);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(group, 'pids.max'), String(most));
            const refusals = () => /^max [1-9]/m.test((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(group, 'pids.events'), 'latin1'));
            refusals();
            const passed = () => {
                try {
                    return refusals();
                }
                catch {
                    // Another run took the group for one that a killed run had left, because no process was in it for long.
                    return false;
                }
            };
            return { joins: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(group, 'cgroup.procs'), passed, close };
        }
        catch {
            close();
        }
    }
    return null;
}
/** The kernel keeps each that still has a process. */
function closeTaskLimits(isWanted = () => true) {
    for (const [group, has_ended] of opened)
        if (isWanted(has_ended) && removeGroup(group))
            opened.delete(group);
}
/** Removes the groups that killed runs left. */
function sweepTaskLimits() {
    for (const root of GROUPS)
        try {
            const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).filter((name) => name.startsWith(NAME));
            for (const path of names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name)))
                if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).mtimeMs < Date.now() - NEW_MS)
                    removeGroup(path);
        }
        catch {
            // There are none on this machine, or another run removed one meanwhile.
        }
}
function removeGroup(group) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(group);
        return true;
    }
    catch (error) {
        return error.code !== 'EBUSY';
    }
}
/** When the machine's memory runs out, the kernel ends a unit's processes first, far before the job's own. */
const FIRST_TO_GO = 'echo 500 > /proc/self/oom_score_adj; [ -z "$0" ] || echo $$ > "$0"; exec "$@"';
/** By the process itself, before it starts another: one that is moved from outside has started some by then. */
const underLimit = (launch, limit) => ({
    ...launch,
    file: '/bin/sh',
    args: ['-c', FIRST_TO_GO, limit?.joins ?? '', launch.file, ...launch.args],
});


/***/ }),

/***/ 38724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ ALL_EVENTS),
/* harmony export */   DO: () => (/* binding */ consequencesOf),
/* harmony export */   Mj: () => (/* binding */ readHookJson),
/* harmony export */   W$: () => (/* binding */ OF_PROJECT),
/* harmony export */   _D: () => (/* binding */ findBareEvent),
/* harmony export */   b5: () => (/* binding */ readGroups),
/* harmony export */   d7: () => (/* binding */ isNobodys),
/* harmony export */   n1: () => (/* binding */ nameReader),
/* harmony export */   vd: () => (/* binding */ takesEvent)
/* harmony export */ });
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18685);
/* harmony import */ var _input_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22713);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70509);
/** A hooks file \u2192 its groups of hooks, each with its place in the file and the agents that read it. */



const ALL_EVENTS = [...new Set(Object.values(_agents_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENTS */ .jw).flatMap(({ hook_facts }) => hook_facts.events))];
/** An event at the top of a file, where `hooks` should be around it. */
const findBareEvent = (fields) => 'hooks' in fields
    ? undefined
    : Object.keys(fields).find((key) => ALL_EVENTS.includes(key) && Array.isArray(fields[key]));
/** Those of a project lie in agents' own folders. */
const OF_PROJECT = /(?:^|\/)\.\w+\//;
/** Neither a plugin nor a project brings it to anybody. */
const isNobodys = ({ file, shipped, named }, { source, prefix }) => !shipped &&
    !named &&
    !OF_PROJECT.test(file.slice(prefix.length)) &&
    Object.keys(source.extensions ?? {}).length === 0;
/** Empty for a file that another program reads, and for one that is no JSON. */
function readGroups(hook, { agents, prefix }) {
    const declared = readHookJson(hook.text);
    if (!declared || hook.unread)
        return [];
    const readers = agents.filter(({ agent }) => !agent.foreign_hooks.test(hook.file.slice(prefix.length)));
    return Object.entries((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(declared.fields['hooks'])).flatMap(([event, groups]) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .objects */ .JD)(groups).map((fields, index) => ({
        event,
        fields,
        readers,
        shipped: hook.shipped === true,
        name: `hooks.${event}[${index}]`,
        at: (...path) => ({
            file: hook.file,
            line: declared.line(['hooks', event, ...(path[0] === -1 ? [] : [String(index), ...path])]),
            subject: hook.file,
        }),
    })));
}
const takesEvent = ({ agent }, event) => agent.hook_facts.events.includes(event);
/** `Claude Code 2.1.330` */
const nameReader = ({ agent, version }) => `${agent.title} ${version ?? agent.pinned}`;
/** {agent: what it makes of it, after its name}; null: it is nothing to any. */
function consequencesOf(readers, explain) {
    const all = readers.flatMap((reader) => {
        const why = explain(reader);
        return why ? [[reader.key, `${nameReader(reader)} ${why}`]] : [];
    });
    return all.length > 0 ? Object.fromEntries(all) : null;
}
function readHookJson(text) {
    try {
        const { value, line } = (0,_input_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(text.replace(/^\uFEFF/, ''), '');
        return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(value) ? { fields: value, line } : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 38654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findPointers),
/* harmony export */   h: () => (/* binding */ withoutPointers)
/* harmony export */ });
/** A description \u2192 the pointers to other skills in it ("for RPA use uipath-rpa"), and the description without them. */
/** Sentences, and the parts of a list that semicolons separate. A period within a name (`.flow`, e.g.) ends nothing. */
const SENTENCE = /(?:[^.;!?\n]|[.!?](?!\s|$))+(?:[.;!?\n]+|$)/g;
/** A sentence that begins like this is about what the skill is not for, up to the last skill that it names. */
const ELSEWHERE = /^\W*(?:but |and )?(?:for\b|if you\b|to\b|(?:is |are )?not\b|(?:do not|don['\u2019]t|never|avoid)\b|instead\b|see also\b|related\b)/i;
const ARROW = String.raw `(?:\u2192|\u279c|\u21d2|->|=>)\s*(?:the\s+)?`;
const VERB = String.raw `\b(?:use|uses|using|see|prefer|try|invoke|run|choose|load|activate|trigger|(?:delegate|defer|redirect|route|switch|hand|go|belong)\w*(?: off)?\s+to|(?:handled|covered|owned)\s+by)\s+(?:the\s+|instead\s+)?`;
/** These need the word "skill" beside the name. */
const WEAK = String.raw `\b(?:follow|apply|consult|call|read|start|launch)\w*\s+(?:the\s+)?`;
const MARK = String.raw `["'*\x60\[/]*`;
const LEAD = String.raw `(?<lead>skills?:?\s+(?:(?:called|named)\s+)?)?`;
/** What may be the name of a skill, with or without its plugin. */
const NAME = String.raw `(?<mark>${MARK})(?<plugin>[\w-]+:)?(?<name>\w(?:[\w.-]*\w)?)["'*\x60\]]*`;
/** After a verb or an arrow, and after or before that word. */
const CANDIDATE = new RegExp(String.raw `(?:(?<arrow>${ARROW})|(?<weak>${WEAK})|${VERB})${LEAD}${NAME}(?<word> skill\b)?`, 'giu');
/** `see the X skill and the Y skill`. */
const SIBLING = new RegExp(String.raw `(?:,?\s+(?:and|or)|,)\s+(?:the\s+)?${LEAD}${NAME}(?<word> skills?\b)?`, 'iuy');
/** "use html for the report" is about a format: a name of one plain word must be marked as a name. */
const PLAIN = /^[a-z0-9]+$/i;
/** `time-zones`, but not an adjective: `built-in`, `well-known`, `project-specific`. */
const COMPOUND = /^(?!(?:built|pre|well|third|first|open|user|high|low|most|best|non|auto|self|up|next|above|cross|end|general)-)(?!.*-(?:specific|based|level|related|defined|provided|relevant|aware|like|only|wide|purpose|appropriate|matching|in)$)[a-z0-9]+(?:-[a-z0-9]+)+$/;
/** isOther: whether a name is that of another skill of the index. */
function findPointers(text, isOther) {
    const found = [];
    // Most descriptions have none, and few of their words are names of skills.
    for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
        const hits = [...sentence.matchAll(CANDIDATE)]
            .flatMap((hit) => withSiblings(sentence, hit))
            .filter(({ groups }) => isOther(groups['name']));
        const whole = ELSEWHERE.test(sentence);
        for (const hit of hits) {
            const start = whole ? 0 : clauseStart(sentence, hit.index);
            const end = clauseEnd(sentence, endOf(whole ? hits.at(-1) : hit));
            const { name, arrow, mark, plugin, lead, word = lead } = hit.groups;
            const sure = Boolean(arrow || word) || /^\s*(?:instead\b|\))/i.test(sentence.slice(endOf(hit)));
            const named = Boolean(word) && !plugin && (Boolean(mark) || COMPOUND.test(name));
            const at = hit.index + hit[0].lastIndexOf(name);
            const [before, after] = [sentence.slice(0, at), sentence.slice(at + name.length)];
            found.push({ target: name, sure, named, before, after, start: index + start, end: index + end });
        }
    }
    return { found, rest: without(text, found) };
}
/** It may be one, and so may each that is joined to it. */
function withSiblings(sentence, first) {
    const all = [];
    for (let hit = first; hit;) {
        const { arrow, weak, lead, mark, name, word = lead } = hit.groups;
        if (!word && (weak || !(arrow || mark || !PLAIN.test(name))))
            break;
        all.push(hit);
        SIBLING.lastIndex = endOf(hit);
        hit = SIBLING.exec(sentence);
        if (hit)
            Object.assign(hit.groups, arrow ? { arrow } : {}, weak ? { weak } : {});
    }
    return all;
}
/** The tools as they are indexed: a pointer is about another skill, and its words would attract that skill's prompts. */
function withoutPointers(tools) {
    const names = new Set(tools.map(({ id }) => bareName(id)));
    return tools.map((tool) => {
        const own = bareName(tool.id);
        const { found, rest } = findPointers(tool.description, (name) => name.toLowerCase() !== own && names.has(name.toLowerCase()));
        return found.length ? { ...tool, description: rest } : tool;
    });
}
/** Descriptions name a skill without its plugin. */
const bareName = (id) => id.slice(id.lastIndexOf(':') + 1).toLowerCase();
const endOf = (hit) => hit.index + hit[0].length;
/** Backwards from a name to the edge of its clause; brackets that close on the way belong to the clause. */
function clauseStart(sentence, at) {
    let depth = 0;
    for (let i = at - 1; i >= 0; i--) {
        const character = sentence[i];
        if (character === ')')
            depth++;
        else if (character === '(' && depth > 0)
            depth--;
        else if (depth === 0 && isEdge(sentence, i))
            return i;
    }
    return 0;
}
function clauseEnd(sentence, from) {
    let depth = 0;
    for (let i = from; i < sentence.length; i++) {
        const character = sentence[i];
        if (character === '(')
            depth++;
        else if (character === ')' && depth > 0)
            depth--;
        else if (depth === 0 && isEdge(sentence, i))
            return character === ')' ? i + 1 : i;
    }
    return sentence.length;
}
/** A hyphen is an edge between blanks only, a colon before one. */
function isEdge(sentence, at) {
    const character = sentence[at];
    if (character === ':')
        return sentence[at + 1] === ' ';
    if (character === '-')
        return sentence[at - 1] === ' ' && sentence[at + 1] === ' ';
    return ',()\u2014\u2013'.includes(character);
}
function without(text, pointers) {
    let rest = '';
    let at = 0;
    for (const { start, end } of pointers) {
        if (start < at) {
            at = Math.max(at, end);
            continue;
        }
        rest += `${text.slice(at, start)} `;
        at = end;
    }
    return rest + text.slice(at);
}


/***/ }),

/***/ 40515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $y: () => (/* binding */ readHookChanges),
/* harmony export */   IA: () => (/* binding */ isHook),
/* harmony export */   Xz: () => (/* binding */ readDeclaredHooks)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73382);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77406);
/* harmony import */ var _skill_declaration_hook_declaration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55835);
/* harmony import */ var _skill_hook_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95204);
/* harmony import */ var _skill_hooks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52802);
/* harmony import */ var _hook_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74297);
/** A source \u2192 the hook commands that it declares, for any of the agents. */







async function readDeclaredHooks(source) {
    const { root } = source;
    const list = async (globs) => (await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_6__/* .glob */ .TI)([...globs], { cwd: root, absolute: true, dot: true })).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path));
    const files = new Map((await (0,_hook_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readHookFiles */ .J)(source, '')).map((hook) => [hook.file, hook]));
    const hooks = [];
    // Nothing is rewritten: the reader of declarations is asked what it would wrap.
    const note = (hook) => {
        const { scripts = {}, unread } = files.get(hook.file) ?? {};
        const stuck = (0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_4__/* .scriptsOf */ .Sf)(hook.command).flatMap((path) => path in scripts ? ((0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_4__/* .explainStuck */ .QX)(path, hook.command, scripts[path] ?? null) ?? []) : []);
        const known = {
            ...(unread ? { unread } : {}),
            ...(stuck[0] ? { stuck: stuck[0] } : {}),
            ...(source.hooks_off ? { off: source.hooks_off } : {}),
        };
        hooks.push({ ...hook, ...known, conditional: hook.conditional || hook.file.endsWith('.md') });
        return null;
    };
    for (const place of await (0,_skill_hook_places_js__WEBPACK_IMPORTED_MODULE_3__/* .listHookPlaces */ .I)(source, list, true)) {
        const text = await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, place.path)).catch(() => null);
        if (text !== null)
            (0,_skill_declaration_hook_declaration_js__WEBPACK_IMPORTED_MODULE_2__/* .rewriteDeclaration */ .Z)(text, place, note);
    }
    return hooks;
}
async function readHookChanges(parts, before, now) {
    const known = [...parts.gone, ...[...parts.kept, ...parts.renamed].map(({ from }) => from)];
    const [were, are] = await Promise.all([readDeclaredHooks(before), readDeclaredHooks(now)]);
    const isKnown = (hook) => known.some((part) => part.kind === 'hook' && isHook(hook, part));
    return { before: were.filter(isKnown), now: [...were.filter((hook) => !isKnown(hook)), ...are] };
}
/** The declaration of this part. */
const isHook = ({ event, command, file }, { name, path }) => file === path && `${event}: ${command}` === name;


/***/ }),

/***/ 74297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ findUnreadable),
  J: () => (/* binding */ readHookFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files_files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/io/npm.js
var npm = __webpack_require__(44300);
;// CONCATENATED MODULE: ./build/lib/io/script-syntax.js
/** A script and its interpreter \u2192 where the interpreter stops reading it, without running any of it. */



const COMPILE = 'import sys; compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec", dont_inherit=True)';
/** Each reads a file to its end, runs none of it, and writes nothing. */
const READERS = {
    // A script may switch these patterns on itself.
    bash: ['bash', '-O', 'extglob', '-n'],
    sh: ['sh', '-n'],
    node: [process.execPath, '--check'],
    python: ['python3', '-I', '-S', '-B', '-c', COMPILE],
};
/** {what decides the answer: the answer}. A check reads a script several times, and starting an interpreter takes longest. */
const answers = new Map();
function findSyntaxError(path, reader, text) {
    // Node reads a .js as the package.json above it says; another file it reads anywhere alike.
    const place = reader !== 'node' ? '' : /\.[cm]js$/.test(path) ? (0,external_node_path_.extname)(path) : path;
    const key = [reader, place, process.env['PATH'], text].join('\0');
    const answer = answers.get(key) ?? askReader(path, reader, text);
    answers.set(key, answer);
    return answer;
}
/** Null too where there is no such interpreter here. */
async function askReader(path, reader, text) {
    const [file = '', ...args] = READERS[reader] ?? [];
    const env = readerEnvironment();
    const { exit_code, stderr } = await (0,npm/* exec */.m0)(file, [...args, path], { cwd: '/', env }).catch(() => NOTHING);
    const said = stderr.replaceAll(path, '');
    const line = Number(/(?:^ {2}File "", line |^: line |^: |^:)(\d+)/m.exec(said)?.[1] ?? 0);
    const message = /(?:syntax ?error|unexpected EOF|\w*(?:Indentation|Tab)Error).*/i.exec(said)?.[0];
    if (exit_code === 0 || line === 0 || !message)
        return null;
    const lines = text.trimEnd().split('\n');
    if (line <= lines.length)
        return { line, message: (0,text_escape/* oneLine */.TN)(message, 200) };
    const opened = reader === 'bash' || reader === 'sh' ? await findUnclosed(lines, file, args) : null;
    return opened === null
        ? { line: lines.length, message: (0,text_escape/* oneLine */.TN)(message, 200) }
        : { line: opened, message: `syntax error: what begins there has no \`${endOf(lines[opened - 1] ?? '')}\`` };
}
/** What may open what the end of a script leaves open: before it, all that stands there is whole. */
const OPENS = /^\s*(?:if|for|while|until|case|select|function|\{|\(|[\w-]+\s*\(\))(?![\w=])/;
const MOST_TRIED = 40;
const ENDS = {
    if: 'fi',
    for: 'done',
    while: 'done',
    until: 'done',
    select: 'done',
    case: 'esac',
};
const endOf = (line) => ENDS[/\w+/.exec(line)?.[0] ?? ''] ?? (/^\s*\(/.test(line) ? ')' : '}');
async function findUnclosed(lines, file, args) {
    const opening = lines.flatMap((line, at) => (OPENS.test(line) ? [at] : [])).slice(-MOST_TRIED);
    for (const at of opening.toReversed()) {
        const options = [...args, '-c', lines.slice(0, at).join('\n')];
        const { exit_code } = await (0,npm/* exec */.m0)(file, options, { cwd: '/', env: readerEnvironment() }).catch(() => NOTHING);
        if (exit_code === 0)
            return at + 1;
    }
    return null;
}
const readerEnvironment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C' });
const NOTHING = { exit_code: 0, stderr: '' };

// EXTERNAL MODULE: ./build/lib/lint/plugin/hook-groups.js
var hook_groups = __webpack_require__(38724);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/skill/program-names.js
var program_names = __webpack_require__(34267);
// EXTERNAL MODULE: ./build/lib/skill/script-names.js
var script_names = __webpack_require__(12214);
// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var manifest = __webpack_require__(46685);
;// CONCATENATED MODULE: ./build/lib/setup/source/hook-files.js
/** A source \u2192 its hook declarations, with the scripts that they name. */














/** Files in which a plugin or repository declares hooks for one of the agents. */
const FILES = ['hooks.json', '.codex/hooks.json'];
/** They hold other things, too, so one without hooks is no hooks file. */
const OF_CLAUDE = '.claude/settings.json';
const SETTINGS = [OF_CLAUDE, '.gemini/settings.json', '.qwen/settings.json'];
/** What an agent reads in the project that it is started in. */
const IN_PROJECT = /(?:^|\/)\.(?:codex|github|claude|gemini|qwen)\//;
/** A plugin may declare them in its manifest. */
const MANIFEST = '.claude-plugin/plugin.json';
/** Every JSON file in them. */
const FOLDERS = ['hooks', '.github/hooks'];
/** Reads the declarations of the source itself and of each plugin in its marketplace. */
async function readHookFiles(source, prefix) {
    const folders = [...new Set(['', ...source.plugins.map(({ folder }) => folder)])];
    const files = await Promise.all(folders.map((folder) => readDeclarations(source.root, folder, prefix)));
    const isPlugin = (folder) => source.plugins.some((one) => one.folder === folder && (one.entry !== null || source.kind === 'plugin'));
    const named = new Set(source.plugins.flatMap((plugin) => (0,manifest/* pathsOf */.wG)(plugin, 'hooks')).map((path) => `${prefix}${path}`));
    return files.flatMap((found, at) => found.map((file) => {
        const in_project = IN_PROJECT.test(file.file);
        const is_named = named.has(file.file) || (0,external_node_path_.basename)(file.file) === (0,external_node_path_.basename)(MANIFEST);
        const is_read = in_project || (0,external_node_path_.basename)(file.file) === 'hooks.json' || is_named;
        return {
            ...file,
            ...(is_read ? {} : { unread: true }),
            ...(is_named ? { named: true } : {}),
            shipped: isPlugin(folders[at] ?? '') && !in_project,
        };
    }));
}
async function readDeclarations(root, below, prefix) {
    const folder = below === '' ? prefix : `${prefix}${below}/`;
    const found = await Promise.all(FOLDERS.map((name) => listJson((0,external_node_path_.join)(root, below), name)));
    const files = await Promise.all([...FILES, ...SETTINGS, MANIFEST, ...found.flat()].sort().map(async (name) => {
        const path = (0,external_node_path_.join)(root, below, name);
        const text = await (0,files_files/* readTextIfAny */.$)(path);
        const isOther = [...SETTINGS, MANIFEST].includes(name);
        if (text === null || (isOther && !(0,hooks/* commandsOf */.Kf)(text) && (name === MANIFEST || !isMeant(name, text))))
            return [];
        const scripts = {};
        for (const { command } of (0,hooks/* commandsOf */.Kf)(text) ?? [])
            for (const { path: script, how } of (0,script_names/* filesIn */.n)(command)) {
                const read = await readScript(root, (0,external_node_path_.join)(below, script), { command, how });
                // What only looks like a path may be none.
                if (read || how !== 'word')
                    scripts[script] = read;
            }
        const lost = Object.keys(scripts).filter((script) => scripts[script] === null);
        const there = lost.length > 0 ? await (0,walk_tree/* listTree */.nT)((0,external_node_path_.join)(root, below), '.') : [];
        const meant = lost.flatMap((script) => {
            const near = (0,suggest/* suggestFile */.ZH)(script, there);
            return near === null ? [] : [[script, near]];
        });
        return [{ file: `${prefix}${(0,external_node_path_.relative)(root, path)}`, folder, text, scripts, meant: Object.fromEntries(meant) }];
    }));
    return files.flat();
}
/** Hooks were to be in it, and it has not their shape. */
function isMeant(name, text) {
    const fields = (0,json_value/* parseObject */.lj)(text.replace(/^\uFEFF/, ''));
    if (fields === null)
        return name === OF_CLAUDE && /"hooks"/.test(text);
    return (0,hook_groups/* findBareEvent */._D)(fields) !== undefined || (name === OF_CLAUDE && 'hooks' in fields);
}
async function listJson(root, folder) {
    const rows = await (0,promises_.readdir)((0,external_node_path_.join)(root, folder), { withFileTypes: true }).catch(() => []);
    return rows.filter((row) => !row.isDirectory() && row.name.endsWith('.json')).map(({ name }) => (0,external_node_path_.join)(folder, name));
}
async function readScript(root, file, { command, how }) {
    const path = (0,external_node_path_.join)(root, file);
    const text = await (0,files_files/* readTextIfAny */.$)(path).catch(() => null);
    if (text === null)
        return null;
    const reader = await readerIn(root, path, command, text);
    const broken = (how === 'program' && /^#![^\n]*\r\n/.test(text)
        ? endsOfWindows('no interpreter has a carriage return in its name')
        : null) ??
        (reader
            ? ((await findFault(path, reader, text)) ?? (reader === 'node' ? await findLostImport(text, path) : null))
            : await findLostReader(text));
    return { text, executable: await (0,presence/* isExecutable */.TV)(path), ...(broken ? { broken } : {}) };
}
const endsOfWindows = (what) => ({
    line: 1,
    message: `its lines end as on Windows (CRLF), and ${what}`,
    cure: 'save it with line ends of Unix (LF)',
});
/** Why the interpreter with which a command starts a file cannot read it; null: it can, or it is not known which one it is. */
async function findUnreadable(path, { root, command, text }) {
    const reader = await readerIn(root, path, command, text);
    return reader ? findFault(path, reader, text) : null;
}
/** A shell takes the carriage return for a part of each line; others do not. */
async function findFault(path, reader, text) {
    const found = await findSyntaxError(path, reader, text);
    const isShell = /^(?:ba)?sh$/.test(reader);
    return found && isShell && text.includes('\r\n')
        ? endsOfWindows(`${reader} takes the carriage return for a part of each line`)
        : found;
}
async function readerIn(root, path, command, text) {
    const reader = readerOf(command, (0,external_node_path_.basename)(path), text);
    return reader && (0,walk_tree/* isInside */.FK)(root, await (0,promises_.realpath)(path)) ? reader : undefined;
}
/** By the command that names the script, or else by its first line. */
function readerOf(command, name, text) {
    const words = '\\b(bash|sh|node|python)3?\\s+(?:-\\w+\\s+)*[^\\s;|&]*';
    const named = new RegExp(`${words}${(0,text_escape/* escapePattern */.MP)(name)}`).exec(command) ?? /^#!.*\b(bash|sh|node|python)3?\b/.exec(text);
    return /\.[cm]?tsx?$/.test(name) ? undefined : named?.[1];
}
/** A first line that misspells a common interpreter; others may be where the hook runs, though not here. */
async function findLostReader(text) {
    const [, path = '', word = ''] = /^#!\s*(\/\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(text) ?? [];
    const isFound = (0,external_node_path_.basename)(path) === 'env';
    const near = (0,program_names/* nearProgram */.f)(isFound ? word : (0,external_node_path_.basename)(path));
    if (!near || (!isFound && (await (0,presence/* exists */.t2)(path))))
        return null;
    return { line: 1, message: `there is no interpreter ${isFound ? word : path}; did you mean ${near}?` };
}
/** What a program of node loads before it does anything. */
const IMPORT = /^(?:(?:im|ex)port\b[^'"`;(=]*|(?:const|let|var)\b[^=;]*=\s*require\()['"](\.{1,2}\/[^'"]+)['"]/gm;
async function findLostImport(text, path) {
    for (const { 1: name = '', index } of text.matchAll(IMPORT)) {
        const file = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), name);
        const found = await Promise.all(['', '.js', '.cjs', '.json', '.node', '/package.json', '/index.js'].map((end) => (0,presence/* exists */.t2)(`${file}${end}`)));
        if (!found.includes(true))
            return { line: text.slice(0, index).split('\n').length, message: `it loads ${name}, and there is no such file` };
    }
    return null;
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

/***/ 8788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readPluginParts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18685);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70509);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77406);
/* harmony import */ var _io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84076);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43721);
/* harmony import */ var _skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89924);
/* harmony import */ var _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67561);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46685);
/* harmony import */ var _subagents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93050);
/** A source \u2192 the custom agents, commands and MCP servers that its plugins and the project itself ship. */










const { join } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
/** Without a project's own servers, and its commands where only a plugin is had: no way of installing one copies them. */
async function readPluginParts(source) {
    const plugins = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .installedPlugins */ .fC)(source);
    const subagents = (await (0,_subagents_js__WEBPACK_IMPORTED_MODULE_8__/* .readSubagents */ .x)(source)).map(({ name, plugin, path, file, text }) => ({ kind: 'subagent', name, plugin, path, file, text }));
    const commands = [...plugins, ...(source.as ? [null] : [])].flatMap((plugin) => commandsOf(source, plugin));
    const servers = await Promise.all(plugins.map((plugin) => serversOf(source, plugin)));
    const styles = await Promise.all(plugins.map((plugin) => stylesOf(source, plugin)));
    const instructions = (source.instructions ?? []).flatMap(({ path, text }) => (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionFiles */ .g6)().includes(path) ? [{ kind: 'instructions', name: path, plugin: null, path, text }] : []);
    const parts = [...subagents, ...commands, ...servers.flat(), ...styles.flat(), ...instructions];
    // The root may stand in its own marketplace, and a file be named twice.
    return [...new Map(parts.map((part) => [`${part.kind} ${part.plugin} ${part.name} ${part.path}`, part])).values()];
}
/** plugin: null: the project's own. */
function commandsOf(source, plugin) {
    const folders = plugin ? [join(plugin.folder, 'commands'), ...(0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)(plugin, 'commands')] : (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandFolders */ .hN)();
    return source.commands.flatMap(({ path, text }) => {
        const folder = folders.find((one) => path.startsWith(`${one}/`) || path === one);
        if (folder === undefined)
            return [];
        const name = path === folder ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) : path.slice(folder.length + 1);
        return [{ kind: 'command', name, plugin: plugin && (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .pluginName */ .NQ)(source, plugin), path, file: name, text }];
    });
}
async function stylesOf(source, plugin) {
    const { root } = source;
    const named = [join(plugin.folder, 'output-styles'), ...(0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)(plugin, 'outputStyles')];
    const listed = await Promise.all([...new Set(named)].map(async (path) => path.endsWith('.md') ? [path] : (await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, path)).filter((file) => file.endsWith('.md'))));
    const found = await Promise.all([...new Set(listed.flat())].map(async (path) => {
        const text = await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, path));
        const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path, '.md');
        return text === null ? [] : [{ kind: 'output_style', name, plugin: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .pluginName */ .NQ)(source, plugin), path, text }];
    }));
    return found.flat();
}
async function serversOf(source, plugin) {
    const { root } = source;
    const { folder, manifests, entry } = plugin;
    const name = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .pluginName */ .NQ)(source, plugin);
    const extensions = folder === '' ? _manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .EXTENSION_FILES */ .e9.map((file) => [file, source.extensions?.[file] ?? null]) : [];
    const named = [...Object.entries(manifests), ...extensions].flatMap(([path, fields]) => declared(fields, join(folder, path)));
    const ofEntry = source.marketplace ? declared(entry, source.marketplace) : [];
    // Without the dot only in a package of the standard Agent Plugins.
    const standard = (0,_skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .packageOf */ .wg)(plugin) ? [join(folder, 'mcp.json')] : [];
    const paths = [...new Set([...standard, join(folder, '.mcp.json'), ...(0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)(plugin, 'mcpServers')])];
    const files = await Promise.all(paths.map(async (path) => {
        const fields = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .parseManifest */ .Ng)((await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextIfAny */ .$)(join(root, path)).catch(() => null)) ?? '');
        // A file may hold the servers themselves, without the field around them.
        return declared(isDeclaring(fields) ? fields : { mcpServers: fields }, path);
    }));
    const own = join(folder, '.mcp.json');
    const declaring = Object.fromEntries(Object.entries(manifests).map(([path, fields]) => [path, isDeclaring(fields)]));
    if (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(join(root, own)))
        declaring['.mcp.json'] = true;
    const namesFile = (manifest, path) => path === join(folder, manifest) ||
        (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .pathsOf */ .wG)({ folder, manifests: { [manifest]: manifests[manifest] ?? null }, entry: null }, 'mcpServers').includes(path);
    return Promise.all([...named, ...ofEntry, ...files.flat()].map(async (one) => {
        const program = await findProgram(join(root, folder), one.server);
        const own = join(folder, program ?? '');
        const lost = await findLost(source, { ...one, folder });
        const is_command = program !== null && (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .programOf */ .oQ)(one.server) === one.server['command'];
        return {
            ...{ kind: 'mcp_server', plugin: name, folder, declaring, ...one, program },
            named_in: Object.keys(manifests).filter((manifest) => namesFile(manifest, one.path)),
            ...(is_command && (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .stateOfFile */ .H$)(join(root, own)) === 'there' ? { sealed: own } : {}),
            ...(lost === undefined ? {} : { lost }),
        };
    }));
}
const isDeclaring = (fields) => fields !== null && 'mcpServers' in fields;
async function findProgram(plugin, server) {
    const word = (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .programOf */ .oQ)(server) ?? '';
    if (_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .ROOTED */ .g1.test(word))
        return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(word.replace(_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .ROOTED */ .g1, './'));
    const cwd = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_9__/* .string */ .Yj)(server['cwd']).replace(_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .ROOTED */ .g1, './');
    const own = join((0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .isRelative */ .n3)(cwd) ? cwd : '', word);
    const is_there = word !== '' && (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .isRelative */ .n3)(word) && !own.startsWith('..') && (await (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(join(plugin, own)));
    return is_there ? own : null;
}
/** Of scripts alone: another program may be built. Without a variable, and of a plugin, it would be in its user's project. */
async function findLost(source, { server, folder }) {
    const is_shipped = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .installedPlugins */ .fC)(source).some((one) => one.folder === folder);
    const in_folder = server['cwd'] === undefined ? !is_shipped : server['cwd'] === '.';
    const named = (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .scriptsIn */ .Oq)({ server, folder }, in_folder);
    const there = await Promise.all(named.map((path) => (0,_io_files_presence_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(join(source.root, path))));
    return named.find((path, at) => !there[at] && !_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .BUILT */ .BT.test(path));
}
function declared(fields, path) {
    const servers = fields?.['mcpServers'];
    return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_9__/* .isJson */ .Fh)(servers)
        ? Object.entries(servers).flatMap(([name, server]) => (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_9__/* .isJson */ .Fh)(server) ? [{ name, path, remote: isRemote(server), server }] : [])
        : [];
}
/** Gemini CLI writes `httpUrl` too. */
const isRemote = (server) => ['url', 'httpUrl', 'serverUrl'].some((field) => typeof server[field] === 'string');


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

/***/ 93050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readSubagents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43721);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9523);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46685);
/** Finds the custom agents that a source ships: those of its plugins and the project's own. */






const { basename, join } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
const MARKDOWN = {
    ending: '.md',
    needed: [],
    read(text) {
        const { fields, body_line } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFrontMatter */ .e)(text);
        const { name } = fields;
        const body = text.split(/\r\n|\n|\r/).slice(body_line - 1);
        return { name: typeof name === 'string' ? name.trim() : '', instructions: body.join('\n').trim() };
    },
};
async function readSubagents(source) {
    const { root } = source;
    const found = [];
    for (const plugin of (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .installedPlugins */ .fC)(source)) {
        const name = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .pluginName */ .NQ)(source, plugin);
        const locations = [join(plugin.folder, 'agents'), ...(0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsOf */ .wG)(plugin, 'agents')];
        for (const location of locations)
            found.push(...(await readFolder(root, location, name)));
    }
    for (const { folders, format } of (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .subagentPlaces */ .uH)())
        for (const folder of folders)
            found.push(...(await readFolder(root, folder, null, format)));
    return [...new Map(found.map((agent) => [agent.path, agent])).values()];
}
async function readFolder(root, folder, plugin, { ending, read } = MARKDOWN) {
    const files = (await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .listTree */ .nT)(root, folder)).filter((path) => path.endsWith(ending));
    return Promise.all(files.map(async (path) => {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, path), 'utf8');
        const { name, instructions } = read(text);
        return {
            name: name || basename(path, ending).replace(/\.agent$/, ''),
            plugin,
            path,
            file: path === folder ? basename(path) : path.slice(folder.length + 1),
            text,
            instructions,
        };
    }));
}


/***/ }),

/***/ 37540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ bodyOf),
/* harmony export */   q: () => (/* binding */ belowFrontMatter)
/* harmony export */ });
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9523);
/** A skill, or another text with front matter \u2192 what it says below that. */

const bodyOf = ({ text, front_matter }) => text
    .split('\n')
    .slice(front_matter.body_line - 1)
    .join('\n');
const belowFrontMatter = (text) => bodyOf({ text, front_matter: (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontMatter */ .e)(text) });


/***/ }),

/***/ 55835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ rewriteDeclaration)
/* harmony export */ });
/* harmony import */ var _hook_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7545);
/* harmony import */ var _hook_toml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51783);
/** A file in which hooks are declared, of any kind \u2192 their commands, and the same text with other commands in their place. */


function rewriteDeclaration(text, { path, kind }, wrap) {
    switch (kind) {
        case 'front_matter':
            return (0,_hook_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .rewriteHookFrontMatter */ .W)(text, path, wrap);
        case 'toml':
            return (0,_hook_toml_js__WEBPACK_IMPORTED_MODULE_1__/* .rewriteHookToml */ .ug)(text, path, wrap);
        case 'hooks':
        case 'settings':
            return (0,_hook_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .rewriteHookJson */ .E)(text, path, kind === 'hooks', wrap);
    }
}


/***/ }),

/***/ 95204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ listHookPlaces),
/* harmony export */   p: () => (/* binding */ PROJECT_PLACES)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** A source \u2192 the files in which hooks may be declared, for any of the agents. */

const { join, normalize } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
/** Of a repository as a project, whichever way it is installed. */
const PROJECT_PLACES = [
    { path: '.claude/settings.json', kind: 'settings' },
    { path: '.claude/settings.local.json', kind: 'settings' },
    { path: '.github/copilot/settings.json', kind: 'settings' },
    { path: '.github/copilot/settings.local.json', kind: 'settings' },
    { path: '.codex/hooks.json', kind: 'hooks' },
    { path: '.gemini/settings.json', kind: 'settings' },
    { path: '.qwen/settings.json', kind: 'settings' },
    { path: '.codex/config.toml', kind: 'toml' },
];
const HOMES = ['.claude-plugin', '', '.github/plugin', '.plugin', '.codex-plugin', '.cursor-plugin', '.agents/plugins'];
const MARKDOWN = [
    '.claude/skills',
    '.claude/agents',
    '.claude/commands',
    '.github/skills',
    '.github/agents',
    '.agents/skills',
];
/** list: the existing files of those globs. as_source: also what its manifests and the folders of its plugins hold. */
async function listHookPlaces(source, list, as_source) {
    const places = [...PROJECT_PLACES];
    const globs = { hooks: ['.github/hooks/*.json'], front_matter: MARKDOWN.map((folder) => `${folder}/**/*.md`) };
    for (const { folder, manifests, entry } of as_source ? source.plugins : []) {
        places.push({ path: join(folder, 'hooks.json'), kind: 'hooks' });
        for (const home of HOMES) {
            places.push({ path: join(folder, home, 'plugin.json'), kind: 'settings' });
            places.push({ path: join(folder, home, 'marketplace.json'), kind: 'settings' });
        }
        const at = folder === '' ? '' : `${escapeGlob(folder)}/`;
        globs.hooks.push(`${at}hooks/*.json`);
        globs.front_matter.push(`${at}agents/**/*.md`);
        for (const fields of [...Object.values(manifests), entry])
            for (const path of [fields?.['hooks']].flat())
                if (typeof path === 'string' && !normalize(path).startsWith('..'))
                    places.push({ path: join(folder, path), kind: 'hooks' });
    }
    for (const path of await list(globs.hooks))
        places.push({ path, kind: 'hooks' });
    for (const path of await list(globs.front_matter))
        places.push({ path, kind: 'front_matter' });
    if (as_source)
        for (const { path } of [...source.skills, ...source.commands])
            places.push({ path, kind: 'front_matter' });
    return [
        ...new Map(places.map((place) => [normalize(place.path), { ...place, path: normalize(place.path) }])).values(),
    ];
}
const escapeGlob = (path) => path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');


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

/***/ 34267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ nearProgram)
/* harmony export */ });
/* harmony import */ var _input_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34685);
/** The name of a program \u2192 the usual one of which it is a misspelling. */

/** What hooks and servers are started with. */
const USUAL = [
    ...['python3', 'python', 'node', 'bash', 'deno', 'ruby', 'perl', 'java', 'npx', 'uvx', 'bun', 'php', 'zsh', 'pnpm'],
    ...['docker', 'dotnet', 'powershell', 'bunx', 'pipx', 'yarn', 'pwsh'],
];
/** Other versions of these, and what is called so, too. */
const OTHERS = /^(?:(?:python|ruby|perl|node|php|java|bash)w?[\d.]*|java\w|nodejs|dockerd|pip)$/;
/** Null: it is one itself, or its name is like none of them. */
function nearProgram(word) {
    const name = word.replace(/\.exe$/i, '');
    if (!/^[\w.-]+$/.test(name) || USUAL.includes(name) || OTHERS.test(name))
        return null;
    const sorted = (text) => [...text].sort().join('');
    // Of a short name another letter makes another name (`note`, `npm`).
    const isMisspelt = (usual) => (0,_input_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .isSlip */ .BX)(name, usual) &&
        (sorted(name) === sorted(usual) || usual.length > 5 || (usual.length > 3 && name.length !== usual.length));
    return USUAL.find((usual) => isMisspelt(usual)) ?? null;
}


/***/ }),

/***/ 57267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ readAtRef),
/* harmony export */   bm: () => (/* binding */ readBaselines),
/* harmony export */   vU: () => (/* binding */ describeStrangers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18685);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51399);
/* harmony import */ var _lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71864);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32022);
/* harmony import */ var _lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34685);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77406);
/** `--baseline`, `--baseline-ref`, `--ref-baseline` \u2192 the current baseline and the one to compare against. */







async function readBaselines(options, cwd, openRef) {
    const { baseline_ref: name, ref_baseline } = options;
    if (name && ref_baseline) {
        throw new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x('--baseline-ref and --ref-baseline cannot be combined.', {
            fix: 'leave one of them out.',
        });
    }
    const file = options.baseline ?? _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu;
    const text = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if (text === null && options.baseline)
        throw noSuchFile(file);
    const current = text === null ? null : (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(text, file);
    if (ref_baseline) {
        const found = await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, ref_baseline));
        if (found === null)
            throw noSuchFile(ref_baseline);
        const ref = { name: ref_baseline, sha: null, baseline: (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefBaseline */ .kG)(found, ref_baseline) };
        return { file, current, ref, tree: null };
    }
    if (!name)
        return { file, current, ref: null, tree: null };
    const tree = await openRef(name);
    const known = shorten(tree.name ?? name);
    return { file, current, ref: await readAtRef(tree, file, known), tree };
}
/** Entries that no result will ever meet: one line for each name that is no agent's. */
function describeStrangers({ current, file }) {
    const entries = [...(current?.cases ?? [])].flatMap(([id, agents]) => [...agents.keys()].map((key) => ({ id, key })));
    const first = new Map(entries.reverse().map(({ id, key }) => [key, id]));
    return [...first].flatMap(([key, id]) => {
        const name = (0,_lib_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_3__/* .agentName */ .Lp)(key);
        const near = (0,_lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .suggest */ .ZA)(name, _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO);
        const said = `${file}:${current?.line?.([id, key]) ?? 1}: the entry of '${id}' names '${key}', which is no agent.`;
        return _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .RO.includes(name)
            ? []
            : [`${said} ${near ? `Did you mean ${near}?` : 'Fix: remove it; `agent-routing run --help` names the agents.'}`];
    });
}
/** Under the name that the file has now, or had there. */
async function readAtRef(tree, file, name) {
    const own = await tree.read(file);
    const former = own === null ? await tree.former?.(file) : null;
    const at = former ?? file;
    const text = former ? await tree.read(former) : own;
    const { is_head, sha } = tree;
    if (text !== null)
        return { name, sha, is_head, baseline: (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefBaseline */ .kG)(text, `${at} at ${name}`) };
    const other = file === _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu ? null : await tree.read(_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu);
    return { name, sha: tree.sha, baseline: null, unread: other === null ? null : _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .tu };
}
/** No reader knows a commit by forty digits. */
const shorten = (ref) => (/^[0-9a-f]{40,64}$/.test(ref) ? ref.slice(0, 7) : ref);
function noSuchFile(file) {
    return new _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .x('Baseline file not found.', {
        file,
        fix: 'write one with `agent-routing baseline update --reason "\u2026"`, or leave the option out.',
    });
}


/***/ }),

/***/ 21646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t7: () => (/* binding */ findOwnSettings),
  rE: () => (/* binding */ readUserSettings),
  rM: () => (/* binding */ withProjectSettings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./node_modules/json5/lib/index.js
var lib = __webpack_require__(84841);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
;// CONCATENATED MODULE: ./build/lib/agents/settings/read-settings.js
/** The text of an agent's settings file \u2192 those of its settings that decide what the agent lists, and the names of what was left out. */




function readSettings(agent, text, file) {
    const { title, settings: reader } = agent;
    if (!reader)
        throw new config_error/* ConfigError */.x(`Which settings of ${title} decide what it lists is not known here.`, {
            file,
            fix: 'leave this agent out.',
        });
    const found = (0,schema_issue/* parseOrThrow */.zS)(reader.schema, parseText(text, reader.format, file), ({ path, words }) => {
        const fix = `correct it; ${title} itself may ignore it, or the whole file.`;
        return new config_error/* ConfigError */.x(`${words}.`, { file, path: (0,schema_issue/* formatPath */.jV)(path), fix });
    });
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
function parseText(text, format, file) {
    try {
        // Several agents take comments.
        return format === 'toml' ? (0,dist/* parse */.qg)(text) : lib.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const { message } = error;
        const { line, lineNumber = line } = error;
        throw new config_error/* ConfigError */.x(`This is no ${format.toUpperCase()}: ${(message.split('\n')[0] ?? '').trim()}.`, {
            file,
            ...(lineNumber === undefined ? {} : { line: lineNumber }),
            fix: 'correct that line.',
        });
    }
}

// EXTERNAL MODULE: ./build/lib/agents/settings/with-settings.js
var with_settings = __webpack_require__(55675);
;// CONCATENATED MODULE: ./build/src/run/prepare/user-settings.js
/** `--settings` and `--mine` \u2192 what of a user's own settings of each agent decides what it lists. */







/** named: `FILE` where one agent is asked, or `name=FILE`. */
function readUserSettings(named, keys, cwd) {
    const asked = [...new Set(keys.map(({ name }) => name))];
    return Object.fromEntries(named.map((word) => {
        const { name, file } = splitWord(word, asked);
        const agent = (0,agents/* findAgent */.dp)(name);
        if (!agent || !asked.includes(name))
            throw new config_error/* ConfigError */.x(`--settings ${word}: '${name}' is none of the agents that are asked.`, {
                fix: `name one of ${asked.join(', ')}.`,
            });
        const path = (0,external_node_path_.resolve)(cwd, file);
        if (!(0,external_node_fs_.existsSync)(path))
            throw new config_error/* ConfigError */.x(`--settings ${file} does not exist.`, { fix: 'name a settings file.' });
        return [name, readSettings(agent, (0,external_node_fs_.readFileSync)(path, 'utf8'), file)];
    }));
}
/** What a project's own settings hide or refuse of its skills, which every user of it has; a file that cannot be read is ignored, as by the agents. */
function withProjectSettings({ root, as }, keys, own) {
    if (as === undefined)
        return own;
    const found = [...new Set(keys.map(({ name }) => name))].flatMap((name) => {
        const agent = (0,agents/* findAgent */.dp)(name);
        const files = agent?.settings?.project_files ?? [];
        const settings = files.map((file) => readExisting(agent, (0,external_node_path_.join)(root, file))).reduce(with_settings/* mergeSettings */.s, {});
        return Object.keys(settings).length > 0 ? [[name, (0,with_settings/* mergeSettings */.s)(settings, own[name] ?? {})]] : [];
    });
    return { ...own, ...Object.fromEntries(found) };
}
function readExisting(agent, path) {
    if (!(0,external_node_fs_.existsSync)(path))
        return {};
    try {
        return readSettings(agent, (0,external_node_fs_.readFileSync)(path, 'utf8'), path);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return {};
        throw error;
    }
}
function splitWord(word, asked) {
    const [, name, file] = /^([a-z]+)=(.+)$/.exec(word) ?? [];
    if (name !== undefined && file !== undefined)
        return { name, file };
    const usual = asked.filter((one) => word.endsWith((0,agents/* findAgent */.dp)(one)?.settings?.file ?? '\0'));
    const [only, ...others] = usual.length > 0 ? usual : asked;
    if (only !== undefined && others.length === 0)
        return { name: only, file: word };
    throw new config_error/* ConfigError */.x(`--settings ${word}: of several agents it does not say whose settings these are.`, {
        fix: `write name=${word}, with name one of ${asked.join(', ')}.`,
    });
}
/** The files of this machine's user, as `--settings` takes them. They are named before any of them is read; nothing else of the home is. */
function findOwnSettings(keys, env, log) {
    const home = env['HOME'] || (0,external_node_os_.homedir)();
    const files = [...new Set(keys.map(({ name }) => name))].flatMap((name) => {
        const agent = (0,agents/* findAgent */.dp)(name);
        if (!agent?.settings)
            return [];
        const moved = agent.sessions.variable === null ? undefined : env[agent.sessions.variable];
        const { file } = agent.settings;
        return [{ name, path: moved ? (0,external_node_path_.join)(moved, (0,external_node_path_.basename)(file)) : (0,external_node_path_.join)(home, file) }];
    });
    const there = files.filter(({ path }) => (0,external_node_fs_.existsSync)(path));
    const gone = files.filter((one) => !there.includes(one)).map(({ path }) => path);
    log(`--mine reads ${there.map(({ path }) => path).join(', ') || 'nothing'}, and of it only what decides a listing${gone.length ? `; not there: ${gone.join(', ')}` : ''}.`);
    return there.map(({ name, path }) => `${name}=${path}`);
}


/***/ })

};
