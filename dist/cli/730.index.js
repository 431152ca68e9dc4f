export const id = 730;
export const ids = [730];
export const modules = {

/***/ 80866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ answersOf),
/* harmony export */   T5: () => (/* binding */ skillFileOf),
/* harmony export */   Wc: () => (/* binding */ namedSkills),
/* harmony export */   Z3: () => (/* binding */ attachedSkills),
/* harmony export */   fg: () => (/* binding */ staysOut)
/* harmony export */ });
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70509);
/** A test without an assertion about skills \u2192 the names and paths in it that may say which skill it is about. */

/** `skill`, `skill_name`, `expectedSkill`, `target-skill-id`: variables and metadata that people name a skill in. */
const NAMES_SKILL = /^(?:(?:expected|target|tested)[_-]?)?skill(?:[_-]?(?:name|id|path|file|dir))?$/i;
const IS_SKILL_FILE = /(?:^|\/)SKILL\.md$/;
/** A path to a SKILL.md, with or without `file://`; null where the text is not such a path. */
function skillFileOf(text) {
    if (typeof text !== 'string' || text.length > 500)
        return null;
    const path = text.trim().replace(/^file:\/\//, '');
    return IS_SKILL_FILE.test(path) ? path : null;
}
/** The variables that name a skill, each with what it says. */
function namedSkills(fields) {
    const found = new Map();
    for (const [name, value] of Object.entries(fields)) {
        const file = skillFileOf(value);
        const named = NAMES_SKILL.test(name) && typeof value === 'string' && value !== '' ? value : null;
        if (file !== null || named !== null)
            found.set(name, file ?? named);
    }
    return found;
}
/** The skills among the files that are attached to messages. */
function attachedSkills(value) {
    if (Array.isArray(value))
        return value.flatMap(attachedSkills);
    if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(value))
        return [];
    const file = value['type'] === 'text' ? null : skillFileOf(value['value'] ?? value['path']);
    return file === null ? attachedSkills(value['content'] ?? null) : [file];
}
/** The whole answers that a test demands or refuses: in a suite about routing they are ids of skills. */
function answersOf(asserts) {
    const answers = { is: [], not: [] };
    for (const assert of asserts.flatMap((list) => (Array.isArray(list) ? list : []))) {
        if (!(0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(assert) || typeof assert['value'] !== 'string')
            continue;
        if (assert['type'] === 'equals')
            answers.is.push(assert['value'].trim());
        if (assert['type'] === 'not-equals')
            answers.not.push(assert['value'].trim());
    }
    return answers;
}
/** What authors call a case in which their skill has to stay out. */
const STAYS_OUT = /(?:^|[^a-z])(?:neg|negative|near[-_ ]?miss|no[-_ ]?trigger|(?:should|must|does)[-_ ]?not[-_ ]?(?:trigger|fire|activate|invoke|use|route)|off[-_ ]?topic|out[-_ ]?of[-_ ]?scope|unrelated|irrelevant)(?![a-z])/i;
const staysOut = (name) => STAYS_OUT.test(name ?? '');


/***/ }),

/***/ 98730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uu: () => (/* binding */ IMPORT_KINDS),
  CY: () => (/* binding */ describeFormats),
  A7: () => (/* binding */ readImport)
});

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/import/hints.js
var import_hints = __webpack_require__(80866);
;// CONCATENATED MODULE: ./build/lib/import/imported.js
/** The shapes between the files of another tool and a corpus: what a row asks, which skills it names, and what of it has no place here. */
function newRow(place, name, prompt) {
    return {
        id: null,
        name,
        prompt,
        category: '',
        place,
        expected: [],
        optional: [],
        disallowed: [],
        about: null,
        hints: null,
        assumed: null,
        none: false,
        extra: {},
        lost: [],
    };
}
const newFile = ({ path, source_path }) => ({
    path,
    source_path,
    skill: null,
    rows: [],
    skipped: [],
    lost: [],
});
/** Names of fields and checks, as one line of what was lost. */
const lose = (fields, known) => Object.entries(fields)
    .filter(([name, value]) => !known.includes(name) && value !== null && value !== '' && !isEmpty(value))
    .map(([name]) => name);
const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/yaml-text.js
var yaml_text = __webpack_require__(12750);
;// CONCATENATED MODULE: ./build/lib/import/read-value.js
/** The text of a file \u2192 its value: JSON, lines of JSON, or YAML; undefined where it is none of them. */



function readValue(text, path) {
    if (/\.jsonl$/i.test(path))
        return readLines(text, path);
    if (/\.json$/i.test(path))
        return (0,json_text/* readJson */.Vh)(text, path).value;
    if (/\.ya?ml$/i.test(path))
        return (0,yaml_text/* readYaml */.g)(text, path).value;
    return undefined;
}
function readLines(text, file) {
    return text.split(/\r?\n/).flatMap((line, index) => {
        if (line.trim() === '')
            return [];
        try {
            return [JSON.parse(line.replace(/^\uFEFF/, ''))];
        }
        catch (error) {
            const problem = error.message.replace(/ in JSON at position \d+.*$|, (?:\.\.\.)?".*" is not valid JSON$/s, '');
            throw new config_error/* ConfigError */.x(`This line is not valid JSON: ${problem}.`, {
                file,
                line: index + 1,
                fix: 'write one JSON object per line.',
            });
        }
    });
}

;// CONCATENATED MODULE: ./build/lib/import/promptfoo-files.js
/** The prompts, tests and variables of a promptfoo config \u2192 their values, where they stand in files beside it too. */





async function readPrompts(value, file, imported) {
    const all = Array.isArray(value) ? value : value === undefined ? [] : [value];
    const prompts = [];
    for (const [index, one] of all.entries()) {
        const raw = (0,json_value/* isJson */.Fh)(one) ? (one['raw'] ?? one['id'] ?? one['prompt']) : one;
        const label = String(((0,json_value/* isJson */.Fh)(one) ? one['label'] : undefined) ?? `prompt-${index + 1}`);
        const path = typeof raw === 'string' ? /^file:\/\/(.+)$/.exec(raw)?.[1] : undefined;
        const text = path === undefined || /\.(?:[cm]?[jt]s|py|csv)(?::|$)/.test(path) ? null : await file.read(path);
        if (path === undefined)
            prompts.push({ label, template: raw });
        else if (text === null)
            imported.skipped.push({ place: `${file.path}, ${label}`, reason: `${raw} cannot be read as text.` });
        else
            prompts.push({ label, template: readTemplate(text, path) });
    }
    return prompts;
}
/** A chat in JSON is often a template first, and JSON only once it is filled in. */
function readTemplate(text, path) {
    if (!/\.json$/.test(path))
        return text;
    try {
        return readValue(text, path);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return text;
        throw error;
    }
}
/** Tests stand here, or in files beside it. */
async function listTests(value, file, imported) {
    const found = [];
    const here = [];
    for (const one of Array.isArray(value) ? value : [value]) {
        if ((0,json_value/* isJson */.Fh)(one) && !('path' in one)) {
            here.push(one);
            continue;
        }
        const named = typeof one === 'string' ? one : (0,json_value/* isJson */.Fh)(one) ? String(one['path']) : '';
        const path = named.replace(/^file:\/\//, '');
        const matching = /[*?{[]/.test(path) ? await matchFiles(path, file) : [path];
        for (const each of matching) {
            const text = /\.(?:ya?ml|jsonl?)$/i.test(each) ? await file.read(each) : null;
            const tests = text === null ? null : readValue(text, each);
            if (tests === null)
                imported.skipped.push({ place: file.path, reason: `tests: ${named} cannot be read here.` });
            else
                found.push({ tests: Array.isArray(tests) ? tests : [tests], path: each });
        }
        if (matching.length === 0)
            imported.skipped.push({ place: file.path, reason: `tests: ${named} matches no file.` });
    }
    return here.length > 0 ? [{ tests: here, path: null }, ...found] : found;
}
async function matchFiles(path, file) {
    const glob = path.replace(/^\.\//, '');
    const { base } = picomatch.scan(glob);
    const matches = picomatch(glob);
    return (await file.list(base === '' ? '.' : base)).filter((name) => matches(name.replace(/^\.\//, '')));
}
/** `file://long.txt` as a value is what stands in that file; a SKILL.md stays a name, since agents load it themselves. */
async function readVars(vars, file) {
    const read = {};
    for (const [name, value] of Object.entries(vars)) {
        const path = typeof value === 'string' ? /^file:\/\/(.+)$/.exec(value)?.[1] : undefined;
        if (path === undefined || (0,import_hints/* skillFileOf */.T5)(value) !== null)
            read[name] = value;
        else {
            const text = /\.(?:txt|md|json|ya?ml|csv)$/i.test(path) ? await file.read(path) : null;
            if (text !== null)
                read[name] = text;
        }
    }
    return read;
}

;// CONCATENATED MODULE: ./build/lib/import/skill-asserts.js
/** The assertions of a promptfoo or agentv test \u2192 the skills that must and must not be used, and the others in words. */

function readAsserts(lists) {
    const found = { expected: [], disallowed: [], lost: [] };
    for (const assert of lists.flatMap((list) => (Array.isArray(list) ? list : [])))
        readAssert(assert, found);
    return {
        expected: [...new Set(found.expected)],
        disallowed: [...new Set(found.disallowed)],
        lost: [...new Set(found.lost)],
    };
}
function readAssert(assert, found) {
    if (!(0,json_value/* isJson */.Fh)(assert)) {
        if (typeof assert === 'string')
            found.lost.push('a check in plain words');
        return;
    }
    const type = String(assert['type'] ?? '');
    if (type === 'assert-set') {
        found.lost.push(...(assert['threshold'] === undefined ? [] : ['threshold of a set']));
        for (const inner of Array.isArray(assert['assert']) ? assert['assert'] : [])
            readAssert(inner, found);
        return;
    }
    if (/^(?:not-)?skill-(?:used|trigger)$/.test(type)) {
        const names = namesOf(assert);
        const against = type.startsWith('not-') !== (assert['negate'] === true || assert['should_trigger'] === false);
        // At most none is the same as not.
        const most = (0,json_value/* isJson */.Fh)(assert['value']) ? assert['value']['max'] : undefined;
        if (names.length === 0)
            found.lost.push(`${type} without a name that can be read`);
        else if (against || most === 0)
            found.disallowed.push(...names);
        else
            found.expected.push(...names);
        const counts = (0,json_value/* isJson */.Fh)(assert['value'])
            ? ['min', 'max', 'count'].filter((key) => key in assert['value'])
            : [];
        if (counts.length > 0 && most !== 0)
            found.lost.push(`${counts.join(' and ')} of ${type}`);
        return;
    }
    found.lost.push(type === '' ? 'a check without a type' : type);
}
/** `value: name`, `value: [names]`, `value: {name}`; agentv has `skill` and `skill_name`. A glob names no skill. */
function namesOf(assert) {
    const value = assert['value'] ?? assert['skill'] ?? assert['skill_name'];
    const all = Array.isArray(value) ? value : (0,json_value/* isJson */.Fh)(value) ? [value['name'] ?? value['skill']] : [value];
    return all.filter((name) => typeof name === 'string' && name !== '' && !/[*{]/.test(name));
}

;// CONCATENATED MODULE: ./build/lib/import/templates.js
/** Prompts with `{{variables}}`, and the variables of a test \u2192 what is really asked. */

/** A variable, or one within another; filters and blocks need the other tool. */
const VARIABLE = /\{\{\s*-?\s*([\w.-]+?)\s*-?\s*\}\}/g;
/** Where a test says what its user says. */
const ASKED = [
    'prompt',
    'input',
    'request',
    'query',
    'question',
    'message',
    'task',
    'user_prompt',
    'user_message',
    'user_input',
    'utterance',
    'instruction',
];
/** What a user would type: the template filled in, or its variable for the request where the rest is another tool's wrapping. naming: variables that name the skill. */
function askOf(template, variables, naming) {
    const whole = template === null || namesSkill(template, naming) ? null : render(template, variables);
    if (whole !== null)
        return { text: whole, around: null };
    for (const name of ASKED) {
        const text = fillIn(`{{${name}}}`, variables);
        if (text !== null)
            return { text, around: template === null ? null : name };
    }
    return null;
}
const namesSkill = (template, naming) => [...(JSON.stringify(template) ?? '').matchAll(VARIABLE)].some(([, name = '']) => naming.includes(name.replace(/^vars\./, '')));
/** A chat is a list of messages with templates in them; its user's words are asked. */
function render(template, variables) {
    if (typeof template === 'string')
        return fillIn(template, variables);
    if (!Array.isArray(template))
        return null;
    const words = template.flatMap((message) => (0,json_value/* isJson */.Fh)(message) && message['role'] === 'user' && typeof message['content'] === 'string' ? [message['content']] : []);
    return words.length === 0 ? null : fillIn(words.join('\n'), variables);
}
/** Null: something in it cannot be filled in. */
function fillIn(template, variables) {
    let missing = /\{%|\{#/.test(template);
    const filled = template.replace(VARIABLE, (_, path) => {
        const keys = path.split('.');
        const value = keys.reduce((now, key) => ((0,json_value/* isJson */.Fh)(now) && Object.hasOwn(now, key) ? now[key] : undefined), keys[0] === 'vars' && !Object.hasOwn(variables, 'vars') ? { vars: variables } : variables);
        const text = textOf(value);
        missing ||= text === null;
        return text ?? '';
    });
    return missing || filled.includes('{{') ? null : filled.trim() || null;
}
/** A text, a number, or the words of the user in a list of messages; files in it are left to lostParts. */
function textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (!Array.isArray(value))
        return null;
    const texts = value.flatMap((part) => {
        if (typeof part === 'string')
            return [part];
        if (!(0,json_value/* isJson */.Fh)(part) || part['role'] === 'system' || part['role'] === 'assistant')
            return [];
        if ('content' in part)
            return [textOf(part['content']) ?? ''];
        const text = part['type'] === 'text' ? (part['value'] ?? part['text']) : undefined;
        return typeof text === 'string' ? [text] : [];
    });
    return texts.join('\n').trim() || null;
}
/** What textOf leaves out, in words. */
function lostParts(value) {
    if (!Array.isArray(value))
        return [];
    return [
        ...new Set(value.flatMap((part) => {
            if (!(0,json_value/* isJson */.Fh)(part))
                return [];
            if (part['role'] === 'system' || part['role'] === 'assistant')
                return [`the ${part['role']} message`];
            if ('content' in part)
                return lostParts(part['content']);
            return part['type'] === 'text' ? [] : [`attached ${String(part['type'] ?? 'part')}`];
        })),
    ];
}
/** Lists of values make one set each; {a: [1, 2]} \u2192 {a: 1}, {a: 2}. */
function listSets(variables) {
    return Object.entries(variables).reduce((sets, [name, value]) => {
        const plain = Array.isArray(value) && value.every((one) => !(0,json_value/* isJson */.Fh)(one)) ? value : [value];
        return sets.flatMap((set) => plain.map((one) => ({ ...set, [name]: one })));
    }, [{}]);
}

;// CONCATENATED MODULE: ./build/lib/import/promptfoo.js
/** A promptfoo config, or a list of its tests: prompts × variables, and the skills that `skill-used` and `not-skill-used` name. */






const CONFIG = [
    'prompts',
    'providers',
    'targets',
    'defaultTest',
    'default_test',
    'assert',
    'evaluateOptions',
    'evaluate_options',
];
/** Read, or no part of a case. */
const KNOWN = [...CONFIG.filter((key) => !['providers', 'targets'].includes(key)), 'description', 'name', 'tags'];
const isTest = (row) => (0,json_value/* isJson */.Fh)(row) && ((0,json_value/* isJson */.Fh)(row['vars']) || Array.isArray(row['assert']));
const promptfoo = {
    kind: 'promptfoo',
    title: 'promptfoo config, or a list of its tests',
    supports: (_, value) => Array.isArray(value)
        ? value.some((row) => (0,json_value/* isJson */.Fh)(row) && (0,json_value/* isJson */.Fh)(row['vars']) && Array.isArray(row['assert']))
        : (0,json_value/* isJson */.Fh)(value) && 'tests' in value && CONFIG.some((key) => key in value),
    async read(file, value) {
        const imported = newFile(file);
        const config = (0,json_value/* isJson */.Fh)(value) ? value : { tests: value };
        imported.lost.push(...lose(config, [...KNOWN, 'tests', '$schema']));
        const shared = sharedOf(config);
        const prompts = await readPrompts(config['prompts'], file, imported);
        for (const { tests, path } of await listTests(config['tests'], file, imported)) {
            const place = path === null ? file.path : pathBeside(file, path);
            for (const [index, test] of tests.entries()) {
                const at = `${place}, test ${index + 1}`;
                if (!isTest(test))
                    imported.skipped.push({ place: at, reason: 'it has neither variables nor assertions.' });
                else {
                    const vars = await readVars({ ...shared.vars, ...((0,json_value/* isJson */.Fh)(test['vars']) ? test['vars'] : {}) }, file);
                    imported.rows.push(...readTest({ test, vars, shared, prompts, place: at, file: place }, imported));
                }
            }
        }
        return imported;
    },
};
/** A path relative to the config, as messages show it. */
const pathBeside = ({ path }, relative) => [...path.split('/').slice(0, -1), relative.replace(/^\.\//, '')].join('/');
/** What stands once for all tests. */
function sharedOf(config) {
    const defaults = [config['defaultTest'], config['default_test']].filter(json_value/* isJson */.Fh);
    const options = [config['evaluateOptions'], config['evaluate_options']].filter(json_value/* isJson */.Fh);
    const repeat = options.map((one) => ((0,json_value/* isJson */.Fh)(one['repeat']) ? one['repeat']['count'] : one['repeat']));
    const allOf = (key) => Object.assign({}, ...defaults.map((one) => ((0,json_value/* isJson */.Fh)(one[key]) ? one[key] : {})));
    return {
        vars: allOf('vars'),
        metadata: allOf('metadata'),
        asserts: [config['assert'], ...defaults.map((one) => one['assert'])],
        trials: repeat.find((count) => typeof count === 'number' && count > 1) ?? null,
    };
}
function readTest(reading, imported) {
    const { test, vars, shared, prompts, place } = reading;
    const asserts = [...shared.asserts, test['assert']];
    const { expected, disallowed, lost } = readAsserts(asserts);
    const asks = expected.length + disallowed.length > 0;
    const named = (0,import_hints/* namedSkills */.Wc)(vars);
    const metadata = { ...shared.metadata, ...((0,json_value/* isJson */.Fh)(test['metadata']) ? test['metadata'] : {}) };
    const hints = {
        names: [...named.values(), ...(0,import_hints/* namedSkills */.Wc)(metadata).values(), ...Object.values(vars).flatMap(import_hints/* attachedSkills */.Z3)],
        answers: (0,import_hints/* answersOf */.Bw)(asserts),
        file: reading.file,
    };
    const title = typeof test['description'] === 'string' ? test['description'] : null;
    return listSets(vars).flatMap((set) => (prompts.length > 0 ? prompts : [null]).flatMap((prompt) => {
        const asked = askOf(prompt?.template ?? null, set, [...named.keys()]);
        if (asked === null) {
            const label = prompt?.label ?? 'its prompt';
            imported.skipped.push({ place, reason: `${label} cannot be filled in from its variables.` });
            return [];
        }
        return [
            {
                ...newRow(place, !asks ? 'eval' : expected.length > 0 ? 'needs' : 'needs-not', asked.text),
                id: typeof test['id'] === 'string' ? test['id'] : title,
                expected,
                disallowed,
                hints: asks ? null : hints,
                category: !asks ? 'eval' : expected.length > 0 ? 'trigger' : 'negative',
                extra: shared.trials === null ? {} : { trials: shared.trials },
                lost: [
                    ...lost,
                    ...(asked.around ? [`the text of ${prompt?.label} around {{${asked.around}}}`] : []),
                    ...('conversationId' in metadata ? ['the turns of its conversation before it'] : []),
                    ...lostParts(prompt?.template),
                    ...Object.values(set).flatMap(lostParts),
                    ...lose(test, ['description', 'vars', 'assert', 'id', 'metadata']),
                ],
            },
        ];
    }));
}

;// CONCATENATED MODULE: ./build/lib/import/agentv.js
/** An agentv eval: tests with an id, an input and assertions, in its current form and in that of 4.x. */






const LISTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
/** The second is of 2.x. */
const INPUTS = ['input', 'input_messages'];
const ASSERTS = ['assert', 'assertions', 'evaluators'];
const isOwnTest = (row) => (0,json_value/* isJson */.Fh)(row) &&
    ('id' in row || INPUTS.some((key) => key in row)) &&
    (INPUTS.some((key) => key in row) || (0,json_value/* isJson */.Fh)(row['vars']) || ASSERTS.some((key) => key in row));
const inputOf = (row) => row['input'] ?? row['input_messages'];
function testsOf(value) {
    if (Array.isArray(value))
        return value;
    const list = (0,json_value/* isJson */.Fh)(value) ? LISTS.map((key) => value[key]).find(Array.isArray) : undefined;
    return list ?? [];
}
const agentv = {
    kind: 'agentv',
    title: 'agentv eval, tests with id, input and assertions',
    supports(file, value) {
        const tests = testsOf(value);
        if ((0,json_value/* isJson */.Fh)(value) && /\.eval\.ya?ml$/i.test(file.path) && LISTS.some((key) => key in value))
            return true;
        // Bare rows may be anybody's: only with the words of this tool.
        return tests.some((row) => isOwnTest(row) && ((0,json_value/* isJson */.Fh)(value) || ASSERTS.some((key) => Array.isArray(row[key]))));
    },
    async read(file, value) {
        const config = (0,json_value/* isJson */.Fh)(value) ? value : {};
        const tests = testsOf(value);
        // The current form is promptfoo's, with an id for each test.
        if (!tests.some((row) => (0,json_value/* isJson */.Fh)(row) && INPUTS.some((key) => key in row)) && 'tests' in config)
            return promptfoo.read(file, value);
        const imported = newFile(file);
        const known = [...LISTS, ...ASSERTS, 'name', 'description', 'tags', 'input', 'execution', 'version', '$schema'];
        imported.lost.push(...lose(config, known));
        const around = (0,json_value/* isJson */.Fh)(config['execution']) ? config['execution'] : {};
        const shared = [...ASSERTS.flatMap((key) => [config[key], around[key]])];
        imported.lost.push(...lose(around, [...ASSERTS, 'trials']).map((name) => `execution.${name}`));
        for (const [index, test] of tests.entries()) {
            const place = `${file.path}, test ${index + 1}`;
            if (!isOwnTest(test)) {
                imported.skipped.push({ place, reason: 'it has no id, input and assertions.' });
                continue;
            }
            const own = (0,json_value/* isJson */.Fh)(test['execution']) ? test['execution'] : {};
            const lists = [...shared, ...ASSERTS.flatMap((key) => [test[key], own[key]])];
            const { expected, disallowed, lost } = readAsserts(lists);
            const asks = expected.length + disallowed.length > 0;
            const prompt = [config['input'], inputOf(test)].flatMap((input) => textOf(input) ?? []).join('\n');
            if (prompt === '') {
                imported.skipped.push({ place, reason: 'its input has no words of a user.' });
                continue;
            }
            const metadata = (0,json_value/* isJson */.Fh)(test['metadata']) ? test['metadata'] : {};
            const names = [...(0,import_hints/* namedSkills */.Wc)(metadata).values(), ...(0,import_hints/* attachedSkills */.Z3)([config['input'], inputOf(test)])];
            imported.rows.push({
                ...newRow(place, !asks ? 'eval' : expected.length > 0 ? 'needs' : 'needs-not', prompt),
                id: typeof test['id'] === 'string' ? test['id'] : null,
                category: !asks ? 'eval' : expected.length > 0 ? 'trigger' : 'negative',
                expected,
                disallowed,
                hints: asks ? null : { names, answers: (0,import_hints/* answersOf */.Bw)(lists), file: null },
                extra: trialsOf(around, own),
                lost: [
                    ...lost,
                    ...lostParts(inputOf(test)),
                    ...lose(test, [...ASSERTS, ...INPUTS, 'id', 'execution', 'description', 'name', 'metadata']),
                ],
            });
        }
        return imported;
    },
};
function trialsOf(...executions) {
    const counts = executions.map(({ trials }) => ((0,json_value/* isJson */.Fh)(trials) ? trials['count'] : trials));
    const trials = counts.findLast((count) => typeof count === 'number' && count > 1);
    return trials === undefined ? {} : { trials };
}

// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
;// CONCATENATED MODULE: ./build/lib/import/dotnet-artisan.js
/** The corpora of the original dotnet-artisan repository: cases.json, trigger-corpus.json, and its JSONL datasets. */



const FIELDS = Object.keys(schema/* SkillCaseSchema */.L$.shape);
const isCase = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['case_id'] === 'string' && typeof row['prompt'] === 'string';
const isQuery = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['query'] === 'string' && typeof row['expected_skill'] === 'string';
const isPrompt = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['user_prompt'] === 'string';
function rowsOf(value) {
    if (Array.isArray(value))
        return value;
    return (0,json_value/* isJson */.Fh)(value) && Array.isArray(value['cases']) ? value['cases'] : [];
}
const dotnetArtisan = {
    kind: 'dotnet-artisan',
    title: 'dotnet-artisan layout, cases.json, trigger-corpus.json and datasets of lines with user_prompt',
    supports: (_, value) => rowsOf(value).some((row) => isCase(row) || isQuery(row) || isPrompt(row)),
    read(file, value) {
        const imported = newFile(file);
        for (const [index, row] of rowsOf(value).entries()) {
            const place = `${file.path}, entry ${index + 1}`;
            const read = isCase(row)
                ? readCase(row, place)
                : isQuery(row)
                    ? readQuery(row, place)
                    : isPrompt(row)
                        ? readPrompt(row, place)
                        : null;
            if (read)
                imported.rows.push(read);
            else
                imported.skipped.push({ place, reason: 'it is not a case: it has no prompt or no expectation.' });
        }
        return imported;
    },
};
const strings = (value) => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');
/** Its fields are those of a case of kind skill; what this version would refuse is left out of it. */
function readCase(row, place) {
    const lost = lose(row, FIELDS);
    const kept = Object.fromEntries(Object.entries(row).filter(([name]) => FIELDS.includes(name)));
    for (const name of Object.keys(kept)) {
        const alone = schema/* CaseSchema */.MW.safeParse({ case_id: 'a', prompt: 'a', [name]: kept[name] });
        if (alone.success || name === 'case_id' || name === 'prompt')
            continue;
        lost.push(name);
        delete kept[name];
    }
    const { case_id, prompt, category, expected_skill, optional_skills, disallowed_skills, required_skills, ...extra } = kept;
    return {
        ...newRow(place, 'case', String(prompt)),
        id: String(case_id),
        category: typeof category === 'string' ? category : '',
        expected: [...strings(expected_skill), ...strings(required_skills)],
        optional: strings(optional_skills),
        disallowed: strings(disallowed_skills),
        extra,
        lost,
    };
}
function readQuery(row, place) {
    return {
        ...newRow(place, String(row['expected_skill']), String(row['query'])),
        id: typeof row['id'] === 'string' ? row['id'] : null,
        category: typeof row['category'] === 'string' ? row['category'] : 'trigger',
        expected: strings(row['expected_skill']),
        optional: strings(row['acceptable_skills']),
        lost: lose(row, ['query', 'expected_skill', 'acceptable_skills', 'category', 'id']),
    };
}
/** Of several expected skills any one counted there. */
function readPrompt(row, place) {
    const [first, ...more] = [...strings(row['expected_skill']), ...strings(row['expected_skills'])];
    const none = row['should_activate'] === false || first === undefined;
    const group = row['category'] ?? row['group'];
    return {
        ...newRow(place, none ? 'no-skill' : first, String(row['user_prompt'])),
        id: typeof row['id'] === 'string' ? row['id'] : null,
        category: typeof group === 'string' ? group : none ? 'negative' : 'trigger',
        expected: none ? [] : [first],
        optional: [...more, ...strings(row['acceptable_skills'])],
        none,
        lost: lose(row, [
            'id',
            'user_prompt',
            'expected_skill',
            'expected_skills',
            'acceptable_skills',
            'should_activate',
            'category',
            'group',
        ]),
    };
}

;// CONCATENATED MODULE: ./build/lib/import/evals-json.js
/** evals.json of a skill: `{skill_name, evals: [{id, prompt, expected_output, \u2026}]}`, whose answers a model judges; here the skill must be used. */



/** The list, or the bare rows of the skills guide: `{skills, query, expected_behavior}`. */
function findEvals(value) {
    const list = (0,json_value/* isJson */.Fh)(value) ? evals_json_LISTS.map((name) => value[name]).find(Array.isArray) : undefined;
    if ((0,json_value/* isJson */.Fh)(value) && list)
        return { evals: list, around: value };
    const rows = Array.isArray(value) ? value : [value];
    return rows.some((row) => (0,json_value/* isJson */.Fh)(row) && promptOf(row) !== null && JUDGED.some((field) => field in row))
        ? { evals: rows, around: {} }
        : null;
}
const evals_json_LISTS = ['evals', 'evaluations'];
const JUDGED = ['expected_output', 'expected_behavior', 'expectations'];
const TRIGGERS = ['should_trigger', 'skill_should_trigger'];
const ID = ['id', 'eval_id', 'eval_name', 'name'];
function promptOf(row) {
    const prompt = row['prompt'] ?? row['query'] ?? row['input'];
    return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : null;
}
const evalsJson = {
    kind: 'evals.json',
    title: 'evals.json of a skill, {skill_name, evals: [{prompt, expected_output}]}',
    supports: (_, value) => findEvals(value)?.evals.some((row) => (0,json_value/* isJson */.Fh)(row) && promptOf(row) !== null) ?? false,
    read(file, value) {
        const { evals, around } = findEvals(value) ?? { evals: [], around: {} };
        const imported = newFile(file);
        const named = around['skill_name'] ?? around['skill'];
        imported.skill = typeof named === 'string' ? named : null;
        imported.lost.push(...lose(around, ['skill_name', 'skill', ...evals_json_LISTS, '$schema', 'version']));
        for (const [index, row] of evals.entries()) {
            const place = `${file.path}, entry ${index + 1}`;
            const prompt = (0,json_value/* isJson */.Fh)(row) ? promptOf(row) : null;
            if (!(0,json_value/* isJson */.Fh)(row) || prompt === null) {
                imported.skipped.push({ place, reason: 'it has no prompt.' });
                continue;
            }
            const skills = row['skills'] ?? row['skill'];
            const names = (Array.isArray(skills) ? skills : [skills]).filter((name) => typeof name === 'string');
            const needed = TRIGGERS.every((name) => row[name] !== false);
            imported.rows.push({
                ...newRow(place, needed ? 'eval' : 'needs-not', prompt),
                id: idOf(row),
                assumed: (0,import_hints/* staysOut */.fg)(idOf(row)) && TRIGGERS.every((name) => row[name] === undefined) ? '' : null,
                category: typeof row['category'] === 'string' ? row['category'] : needed ? 'eval' : 'negative',
                ...(names.length === 0
                    ? { about: needed ? 'expected' : 'disallowed' }
                    : needed
                        ? { expected: names }
                        : { disallowed: names }),
                lost: lose(row, [...ID, 'prompt', 'query', 'input', 'skills', 'skill', ...TRIGGERS, 'category']),
            });
        }
        return imported;
    },
};
/** A number says nothing alone, and every file counts from 1. */
function idOf(row) {
    const names = ID.map((name) => row[name]).filter((id) => typeof id === 'string' && !/^\d+$/.test(id));
    return names[0] ?? null;
}

;// CONCATENATED MODULE: ./build/lib/import/hook-tests/tried.js
/** What a test of a hook gives it on stdin and asks of its answer \u2192 the call of a tool_route case, or why there is none. */

/** Stands in a template for the test's own words. */
const ARGUMENT = '\u0001argument';
/** The first field that a call of each tool has, where a test does not name the tool: hooks rarely read its name. */
const TOOL_BY_FIELD = [
    ['command', 'Bash'],
    ['url', 'WebFetch'],
    ['query', 'WebSearch'],
    ['old_string', 'Edit'],
    ['content', 'Write'],
    ['notebook_path', 'NotebookEdit'],
    ['pattern', 'Grep'],
    ['file_path', 'Read'],
];
/** What a hook is given; a reason where it is no call of a tool. */
function readCall(given) {
    const { tool_name, tool_input } = (0,json_value/* asFields */.qI)(given);
    if (!(0,json_value/* isJson */.Fh)(tool_input) || Object.keys(tool_input).length === 0)
        return 'it gives the hook no call of a tool.';
    const named = (0,json_value/* string */.Yj)(tool_name);
    const tool = named || TOOL_BY_FIELD.find(([field]) => field in tool_input)?.[1];
    if (!tool)
        return `nothing says which tool has the fields ${Object.keys(tool_input).join(', ')}.`;
    if (Object.values(tool_input).some((value) => value === ''))
        return 'no agent makes a call without words.';
    return { tool, input: tool_input, guessed: named === '' };
}
/** The template of a helper with the words of a test in it. */
function fill(template, argument) {
    if (typeof template === 'string')
        return template.replaceAll(ARGUMENT, () => argument);
    if (Array.isArray(template))
        return template.map((one) => fill(one, argument));
    if (!(0,json_value/* isJson */.Fh)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, one]) => [key, fill(one, argument)]));
}
const BLOCKS = /(?:^|[^a-z])(?:den(?:y|ies|ied)|block(?:s|ed)?|refus(?:e|es|ed)|reject(?:s|ed)?|forbid(?:s|den)?)/i;
const ALLOWS = /(?:^|[^a-z])(?:allow(?:s|ed)?|permit(?:s|ted)?|pass(?:es|ed)?(?:[-_ ]?through)?|approv(?:e|es|ed)|ignor(?:e|es|ed)|silent(?:ly)?)/i;
/** What words of an assertion ask, else those of the name; null where they ask neither, or both. */
function verdictOf(assertions, name) {
    const asked = new Set(assertions.flatMap((one) => readVerdict(one) ?? []));
    // A hook that denies in JSON ends with 0, too.
    if (asked.has('block'))
        return 'block';
    return asked.has('allow') ? 'allow' : readVerdict(name);
}
function readVerdict(words) {
    const negated = /\bnot\b|\bNone\b|!=|refute|assert_no/.test(words);
    if (/(?:-eq|==|failure)\s*2\b/.test(words))
        return negated ? 'allow' : 'block';
    if (BLOCKS.test(words))
        return negated ? 'allow' : 'block';
    if (ALLOWS.test(words))
        return negated ? 'block' : 'allow';
    if (/(?:-eq|==)\s*0\b|assert_success/.test(words))
        return 'allow';
    if (/-ne\s*0\b|assert_failure/.test(words))
        return 'block';
    return null;
}
function makeCall({ tool, input, guessed }, about) {
    const [contains = null, ...more] = about.expect === 'block' ? about.contains : [];
    const lost = [
        ...more.map((words) => `further words of the answer: '${words}'`),
        ...(about.expect === 'allow' && about.contains.length > 0 ? ['words of an answer that lets the call through'] : []),
    ];
    return { ...about, tool, guessed, input, contains, lost };
}
/** One line for a file, because no test of it is likely to. */
function describeGuessed(calls) {
    const tools = [...new Set(calls.flatMap(({ guessed, tool }) => (guessed ? tool : [])))];
    return tools.length === 0 ? [] : [`names of tools, which its tests leave out; here ${tools.join(', ')}`];
}

;// CONCATENATED MODULE: ./build/lib/import/hook-tests/bats.js
/** A bats file whose tests give a hook JSON on stdin \u2192 the calls that they try. */



const bats = {
    kind: 'bats',
    title: 'bats tests that give a hook JSON on stdin',
    async supports(file) {
        return /\.bats$/i.test(file.path) && /^@test /m.test(file.text) && /tool_input/.test(await readAll(file));
    },
    async read(file) {
        const imported = newFile(file);
        imported.calls = [];
        const helpers = readHelpers(await readAll(file));
        for (const [, name = '', body = ''] of file.text.matchAll(/^@test\s+["'](.*?)["']\s*\{\n([\s\S]*?)^\}/gm)) {
            const place = `${file.path}: ${name}`;
            const lines = body.split('\n').map((line) => line.trim());
            const given = findGiven(lines, helpers);
            const call = typeof given === 'string' ? given : readCall(given.value);
            const expect = verdictOf(lines.filter((line) => /^(?:assert|refute|\[|!)/.test(line)), name);
            if (typeof call === 'string')
                imported.skipped.push({ place, reason: call });
            else if (expect === null)
                imported.skipped.push({ place, reason: 'it does not say whether the call is blocked or allowed.' });
            else
                imported.calls.push(makeCall(call, { name, place, expect, contains: lines.flatMap(wordsAsked) }));
        }
        imported.lost.push(...describeGuessed(imported.calls));
        return imported;
    },
};
/** The file with those that it loads. */
async function readAll(file) {
    const loaded = [...file.text.matchAll(/^\s*(?:load|source)\s+["']?([\w./-]+)["']?\s*$/gm)].map(([, name = '']) => name);
    const texts = await Promise.all(loaded.map(async (name) => (await file.read(name)) ?? (await file.read(`${name}.bash`)) ?? ''));
    return [file.text, ...texts].join('\n');
}
function readHelpers(text) {
    const found = new Map();
    for (const [, name = '', body = ''] of text.matchAll(/^(?:function\s+)?([\w-]+)\s*\(\)\s*\{\n([\s\S]*?)^\}/gm)) {
        const template = findJson(body, true);
        if (template !== undefined)
            found.set(name, { template, changes: /\benv\s+\S|\bPATH=/.test(body) });
    }
    return found;
}
function findGiven(lines, helpers) {
    for (const line of lines) {
        const [, name = '', words = ''] = /^(?:run\s+)?([\w-]+)\s+(.*)$/.exec(line) ?? [];
        const helper = helpers.get(name);
        if (!helper)
            continue;
        if (helper.changes)
            return 'it changes the environment of the hook.';
        const argument = unquote(words);
        return argument === null ? 'its call holds variables of the shell.' : { value: fill(helper.template, argument) };
    }
    const value = findJson(lines.join('\n'), false);
    return value === undefined ? 'it gives the hook no JSON that stands in the test.' : { value };
}
/** One word in quotes, or without any; null where the shell would put something else in its place. */
function unquote(words) {
    const [, single, double, bare] = /^(?:'([^']*)'|"((?:\\.|[^"\\])*)"|([\w./:@-]+))\s*$/.exec(words) ?? [];
    if (single !== undefined)
        return single;
    if (double !== undefined)
        return /(?<!\\)[$`]/.test(double) ? null : double.replace(/\\(["\\$`])/g, '$1');
    return bare ?? null;
}
/** The first JSON object with `tool_input`, also within quotes of the shell. as_template: a variable in it is the argument. */
function findJson(text, as_template) {
    for (const plain of [text, text.replaceAll('\\"', '"')])
        for (let at = plain.indexOf('{'); at >= 0; at = plain.indexOf('{', at + 1)) {
            const end = endOf(plain, at);
            if (end < 0 || !plain.slice(at, end).includes('tool_input'))
                continue;
            const json = plain.slice(at, end);
            const filled = as_template
                ? json
                    .replace(/(:\s*)\$(?:\w+|\{\w+\})/g, `$1"${ARGUMENT}"`)
                    .replace(/\$(?:\w+|\{\w+\})/g, ARGUMENT)
                    .replaceAll('%s', ARGUMENT)
                : json;
            const value = (0,json_value/* parseValue */.$x)(filled.replaceAll(ARGUMENT, JSON.stringify(ARGUMENT).slice(1, -1)));
            // Else another brace may begin it.
            if (value !== null)
                return value;
        }
    return undefined;
}
function endOf(text, from) {
    let depth = 0;
    for (let at = from; at < Math.min(text.length, from + 5_000); at++) {
        if (text[at] === '{')
            depth++;
        else if (text[at] === '}' && --depth === 0)
            return at + 1;
    }
    return -1;
}
/** Words that the answer must hold. */
function wordsAsked(line) {
    if (/^(?:refute|!)|!=/.test(line))
        return [];
    const [, partial] = /^assert\w*(?:contains|message|reason|partial|suggest\w*)\w*\s+(.*)$/i.exec(line) ??
        /^assert_output\s+(?:--partial|-p)\s+(.*)$/.exec(line) ??
        [];
    const words = partial === undefined ? null : unquote(partial);
    const compared = /^\[\[?\s+"?\$(?:\{?output\}?|stderr)"?\s+(?:==?)\s+\*"([^"$]+)"\*/.exec(line)?.[1];
    return [...(words ? [words] : []), ...(compared && !/deny|block/.test(compared) ? [compared] : [])];
}

;// CONCATENATED MODULE: ./build/lib/import/hook-tests/python-literal.js
const isName = (value) => typeof value === 'object' && value !== null && 'name' in value;
const BLANK = /(?:\s|#[^\n]*|\\\n)*/y;
const STRING = /([rRbBuU]*)("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/y;
const WORD = /[A-Za-z_][\w.]*/y;
const NUMBER = /-?\d[\d_]*(?:\.\d+)?/y;
const CONSTANTS = { True: true, False: false, None: null };
/** Null where no literal begins: an f-string, a call, arithmetic. */
function readLiteral(text, from) {
    const at = skip(text, from);
    const open = text[at];
    if (open === '[' || open === '(')
        return readList(text, at, open === '[' ? ']' : ')');
    if (open === '{')
        return readDictionary(text, at);
    return readText(text, at) ?? readWord(text, at);
}
const skip = (text, from) => from + (match(BLANK, text, from)?.[0].length ?? 0);
function match(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}
/** Strings that stand one after the other are one. */
function readText(text, from) {
    let value = '';
    let end = -1;
    for (let at = from;; at = skip(text, end)) {
        const found = match(STRING, text, at);
        if (!found)
            return end < 0 ? null : { value, end };
        const [whole, prefix = '', quoted = ''] = found;
        const inside = quoted.slice(/^(?:"""|''')/.test(quoted) ? 3 : 1, /^(?:"""|''')/.test(quoted) ? -3 : -1);
        value += /r/i.test(prefix) ? inside : readEscapes(inside);
        end = at + whole.length;
    }
}
const ESCAPES = { n: '\n', t: '\t', r: '\r', '\n': '', '0': '\0' };
const readEscapes = (text) => text.replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([\s\S]))/g, (_, byte, unit, sign) => byte || unit ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : (ESCAPES[sign] ?? sign));
function readWord(text, at) {
    const number = match(NUMBER, text, at)?.[0];
    if (number !== undefined)
        return { value: Number(number.replaceAll('_', '')), end: at + number.length };
    const word = match(WORD, text, at)?.[0];
    // What follows a name may make something else of it.
    if (word === undefined || /[([{"'.]/.test(text[at + word.length] ?? ''))
        return null;
    return { value: word in CONSTANTS ? CONSTANTS[word] : { name: word }, end: at + word.length };
}
function readList(text, from, close) {
    const value = [];
    for (let at = skip(text, from + 1);;) {
        if (text[at] === close)
            return { value, end: at + 1 };
        const one = readLiteral(text, at);
        if (!one)
            return null;
        value.push(one.value);
        at = skip(text, one.end);
        if (text[at] === ',')
            at = skip(text, at + 1);
        else if (text[at] !== close)
            return null;
    }
}
function readDictionary(text, from) {
    const value = {};
    for (let at = skip(text, from + 1);;) {
        if (text[at] === '}')
            return { value, end: at + 1 };
        const key = readText(text, at);
        const colon = key ? skip(text, key.end) : -1;
        const one = key && text[colon] === ':' ? readLiteral(text, colon + 1) : null;
        if (!key || !one)
            return null;
        value[String(key.value)] = one.value;
        at = skip(text, one.end);
        if (text[at] === ',')
            at = skip(text, at + 1);
        else if (text[at] !== '}')
            return null;
    }
}

;// CONCATENATED MODULE: ./build/lib/import/hook-tests/pytest.js
/** A Python test file whose tests give a hook JSON on stdin, with and without a table of parameters \u2192 the calls that they try. */




const pytest = {
    kind: 'pytest',
    title: 'Python tests that give a hook JSON on stdin',
    supports: (file) => /\.py$/i.test(file.path) && /tool_input/.test(file.text) && /\bdef test/.test(file.text),
    read(file) {
        const imported = newFile(file);
        imported.calls = [];
        const functions = readFunctions(file.text);
        const helpers = functions.filter(({ name }) => !name.startsWith('test'));
        for (const test of functions.filter(({ name }) => name.startsWith('test'))) {
            for (const [index, bound] of readTable(test.above).entries()) {
                const name = bound === null ? test.name : `${test.name}-${index + 1}`;
                const place = `${file.path}: ${name}`;
                const given = pytest_findGiven(test, bound ?? {}, helpers);
                const call = typeof given === 'string' ? given : readCall(given.value);
                const asserts = test.body.split('\n').filter((line) => /^\s*(?:assert\b|self\.assert)/.test(line));
                const words = Object.values(bound ?? {}).flatMap((value) => typeof value === 'string' ? verdictWord(value) : []);
                const expect = words[0] ?? verdictOf(asserts, test.name);
                if (typeof call === 'string')
                    imported.skipped.push({ place, reason: call });
                else if (expect === null)
                    imported.skipped.push({ place, reason: 'it does not say whether the call is blocked or allowed.' });
                else
                    imported.calls.push(makeCall(call, { name, place, expect, contains: asserts.flatMap(pytest_wordsAsked) }));
            }
        }
        imported.lost.push(...describeGuessed(imported.calls));
        return imported;
    },
};
function readFunctions(text) {
    const heads = [...text.matchAll(/^([ \t]*)def\s+(\w+)\s*\(([^)]*)\)[^:\n]*:/gm)];
    return heads.map((head, index) => {
        const { 1: indent = '', 2: name = '', 3: parameters = '' } = head;
        const from = head.index + head[0].length;
        const rest = text.slice(from, heads[index + 1]?.index ?? text.length);
        // The next line that stands no deeper ends it.
        const end = rest
            .split('\n')
            .findIndex((line, at) => at > 0 && line.trim() !== '' && !line.startsWith(`${indent} `));
        const before = text.slice(heads[index - 1]?.index ?? 0, head.index);
        return {
            name,
            parameters: parameters.split(',').flatMap((one) => /^\s*\*{0,2}(\w+)/.exec(one)?.[1] ?? []),
            above: /(?:^|\n)[ \t]*@[\s\S]*$/.exec(before.replace(/^[\s\S]*\n(?=[ \t]*@pytest\.mark)/, '\n'))?.[0] ?? '',
            body: end < 0 ? rest : rest.split('\n').slice(0, end).join('\n'),
        };
    });
}
/** Each row of `@pytest.mark.parametrize` as {parameter: value}; [null] where there is no table. */
function readTable(above) {
    const at = above.indexOf('parametrize(');
    if (at < 0)
        return [null];
    const table = readLiteral(above, at + 'parametrize'.length);
    const whole = table ?? readLoose(above, at + 'parametrize('.length);
    const [names, rows] = Array.isArray(whole?.value) ? whole.value : [];
    const keys = typeof names === 'string' ? names.split(',').map((name) => name.trim()) : Array.isArray(names) ? names : [];
    if (!Array.isArray(rows) || rows.length === 0)
        return [null];
    return rows.map((row) => {
        const values = keys.length === 1 ? [row] : Array.isArray(row) ? row : [];
        return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
    });
}
/** The first two arguments, where one behind them (`ids=\u2026`) is no literal. */
function readLoose(text, from) {
    const names = readLiteral(text, from);
    const comma = names ? text.indexOf(',', names.end) : -1;
    const rows = comma < 0 ? null : readLiteral(text, comma + 1);
    return names && rows ? { value: [names.value, rows.value] } : null;
}
function pytest_findGiven(test, bound, helpers) {
    const own = findPayload(test.body);
    if (own)
        return bind(own, bound);
    for (const helper of helpers) {
        const template = findPayload(helper.body);
        const called = new RegExp(`\\b${helper.name}\\s*(?=\\()`).exec(test.body);
        if (!template || !called)
            continue;
        const given = readLiteral(test.body, called.index + called[0].length);
        if (!given || !Array.isArray(given.value))
            return 'its call is made of more than words that stand in the test.';
        const parameters = helper.parameters.filter((name) => name !== 'self' && name !== 'cls');
        const values = given.value.map((value) => (isName(value) ? bound[value.name] : value));
        return bind(template, Object.fromEntries(parameters.map((name, index) => [name, values[index]])));
    }
    return 'it gives the hook no JSON that stands in the test.';
}
/** The first dictionary with `tool_input`. */
function findPayload(body) {
    for (let at = body.indexOf('{'); at >= 0; at = body.indexOf('{', at + 1)) {
        const found = readLiteral(body, at)?.value;
        if ((0,json_value/* isJson */.Fh)(found) && 'tool_input' in found)
            return found;
    }
    return null;
}
function bind(template, bound) {
    let unknown = null;
    const put = (value) => {
        if (isName(value)) {
            const given = bound[value.name];
            if (given === undefined || isName(given))
                unknown ??= value.name;
            return given;
        }
        if (Array.isArray(value))
            return value.map(put);
        return (0,json_value/* isJson */.Fh)(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, put(one)])) : value;
    };
    const { tool_name, tool_input } = template;
    const value = { ...(tool_name === undefined ? {} : { tool_name: put(tool_name) }), tool_input: put(tool_input) };
    return unknown === null ? { value } : `its call holds ${unknown}, whose value does not stand in the test.`;
}
const verdictWord = (value) => /^(?:block(?:ed)?|deny|denied)$/i.test(value)
    ? ['block']
    : /^(?:allow(?:ed)?|approve|pass)$/i.test(value)
        ? ['allow']
        : [];
/** Words that the answer must hold: `assert "x" in result.stderr`, `assertIn("x", r.stdout)`. */
function pytest_wordsAsked(line) {
    const at = /^\s*(?:assert\s+(?=["'])|self\.assertIn\(\s*)/.exec(line)?.[0].length;
    if (at === undefined || /\bnot in\b/.test(line))
        return [];
    const words = readLiteral(line, at);
    if (typeof words?.value !== 'string' || !/^\s*(?:in\b|,)/.test(line.slice(words.end)))
        return [];
    return /^(?:deny|block|denied|blocked|ask|allow)$/i.test(words.value) ? [] : [words.value];
}

;// CONCATENATED MODULE: ./build/lib/import/plugin-eval.js
/** A case of `claude plugin eval`: case.yaml, or prompt.md with its front matter, and the graders beside it. */



const plugin_eval_isPrompt = (file) => /(?:^|\/)prompt\.md$/.test(file.path);
const plugin_eval_isCase = (file) => /(?:^|\/)case\.ya?ml$/.test(file.path);
/** Carried over, or said elsewhere. */
const plugin_eval_KNOWN = [
    'prompt',
    'name',
    'description',
    'tags',
    'runs',
    'timeout_seconds',
    'schema_version',
    'execution',
    'context',
    'graders',
];
/** Of a prompt.md, each enough to know it by. */
const SETTINGS = [
    'runs',
    'timeout_seconds',
    'max_turns',
    'allowed_tools',
    'disallowed_tools',
    'graders',
    'schema_version',
];
const pluginEval = {
    kind: 'claude-plugin-eval',
    title: 'cases of claude plugin eval, <case>/prompt.md or <case>/case.yaml with graders',
    supports: async (file, value) => (plugin_eval_isPrompt(file) && (await isOfEval(file))) ||
        (plugin_eval_isCase(file) && (0,json_value/* isJson */.Fh)(value) && (0,json_value/* isJson */.Fh)(value['execution']) && 'prompt' in value['execution']),
    async read(file, value) {
        const imported = newFile(file);
        const { fields, body } = plugin_eval_isPrompt(file) ? splitFrontMatter(file) : { fields: value, body: null };
        const execution = (0,json_value/* isJson */.Fh)(fields['execution']) ? fields['execution'] : fields;
        const prompt = body ?? (typeof execution['prompt'] === 'string' ? execution['prompt'].trim() : '');
        if (prompt === '') {
            imported.skipped.push({ place: file.path, reason: 'its prompt is empty.' });
            return imported;
        }
        const graders = [
            ...(await readGraders(file)),
            ...(Array.isArray(fields['graders']) ? fields['graders'].filter(json_value/* isJson */.Fh) : []),
        ];
        const context = (0,json_value/* isJson */.Fh)(fields['context']) ? Object.keys(fields['context']).map((name) => `context.${name}`) : [];
        const inner = execution === fields ? [] : lose(execution, ['prompt', 'timeout_seconds']);
        const folder = file.path.split('/').slice(0, -1).pop() ?? 'case';
        const { runs } = fields;
        const seconds = execution['timeout_seconds'];
        const row = {
            ...newRow(file.path, folder, prompt),
            id: typeof fields['name'] === 'string' ? fields['name'] : folder,
            category: Array.isArray(fields['tags']) && typeof fields['tags'][0] === 'string' ? fields['tags'][0] : 'eval',
            extra: {
                ...(typeof runs === 'number' && runs > 1 ? { trials: runs } : {}),
                ...(typeof seconds === 'number' && seconds > 0 ? { timeout_seconds: seconds } : {}),
            },
            lost: [...lose(fields, plugin_eval_KNOWN), ...inner, ...context],
        };
        imported.rows.push(applyGraders(row, graders));
        return imported;
    },
};
/** Many repositories have a prompt.md that is not a case. */
const isOfEval = async (file) => /(?:^|\/)evals\//.test(file.source_path ?? file.path) ||
    Object.keys(splitFrontMatter(file).fields).some((name) => SETTINGS.includes(name)) ||
    (await file.list('graders')).length > 0;
function splitFrontMatter(file) {
    const found = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(file.text);
    if (!found)
        return { fields: {}, body: file.text.trim() };
    const { value } = (0,yaml_text/* readYaml */.g)(found[1] ?? '', file.path);
    return { fields: (0,json_value/* isJson */.Fh)(value) ? value : {}, body: file.text.slice(found[0].length).trim() };
}
async function readGraders(file) {
    const found = [];
    for (const path of (await file.list('graders')).filter((one) => /\.md$/.test(one))) {
        const text = await file.read(path);
        if (text === null)
            continue;
        const name = path.split('/').pop()?.replace(/\.md$/, '') ?? path;
        found.push({ name, ...splitFrontMatter({ ...file, path, text }).fields });
    }
    return found;
}
/** Only a call of the tool Skill says which skill is meant; its `input_match` is a pattern over the call's input. */
function applyGraders(row, graders) {
    const calls = graders.filter(({ type, tool }) => type === 'tool_used' && tool === 'Skill');
    const lost = graders
        .filter((grader) => !calls.includes(grader))
        .map(({ name, type }) => `grader ${String(name ?? '')} (${String(type ?? 'without type')})`.replace('  ', ' '));
    const expected = [];
    const disallowed = [];
    let about = row.about;
    let none = false;
    for (const { input_match, max, min } of calls) {
        const against = max === 0;
        const pattern = typeof input_match === 'string' && input_match !== '' ? `/${input_match}/` : null;
        if (pattern !== null)
            (against ? disallowed : expected).push(pattern);
        else if (against)
            none = true;
        else if (min !== 0)
            about = 'expected';
    }
    // Without such a grader the case is about the answer, and the plugin is there to be used for it.
    if (calls.length === 0)
        about = 'expected';
    return {
        ...row,
        expected,
        disallowed,
        none: none && expected.length === 0,
        about: expected.length > 0 ? null : about,
        assumed: calls.length === 0 ? '' : null,
        lost: [...row.lost, ...lost],
    };
}

;// CONCATENATED MODULE: ./build/lib/import/triggers.js
/** skill-creator's trigger queries: `[{query, should_trigger}]`, or two lists of queries, about the skill in whose folder they lie. */


/** Lists of queries whose name says what all of them should do. */
const FIRES = /^(?:should_?(?:trigger|fire|activate))$/i;
const FIRES_NOT = /^(?:should_?not_?(?:trigger|fire|activate))$/i;
/** The array itself, within an object under whatever name, or an object with a list for each answer. */
function findRows(value) {
    if (Array.isArray(value))
        return { rows: number(value, ''), around: {} };
    if (!(0,json_value/* isJson */.Fh)(value))
        return null;
    const lists = Object.entries(value).filter((entry) => Array.isArray(entry[1]));
    const sorted = lists.filter(([name]) => FIRES.test(name) || FIRES_NOT.test(name));
    if (sorted.some(([name]) => FIRES.test(name))) {
        const rows = sorted.flatMap(([name, list]) => number(list.map((query) => ({
            ...((0,json_value/* isJson */.Fh)(query) ? query : { query }),
            should_trigger: FIRES.test(name),
        })), `${name} `));
        return { rows, around: without(value, sorted) };
    }
    const [found] = lists.filter(([, list]) => list.some(isTrigger));
    return found ? { rows: number(found[1], ''), around: without(value, [found]) } : null;
}
const number = (rows, list) => rows.map((row, index) => ({ row, place: `${list}entry ${index + 1}` }));
const without = (value, lists) => Object.fromEntries(Object.entries(value).filter(([name]) => !lists.some(([other]) => other === name)));
/** `expected_behavior` and the like judge an answer; this asks only whether a skill is used. */
const isTrigger = (row) => (0,json_value/* isJson */.Fh)(row) && typeof row['should_trigger'] === 'boolean' && queryOf(row) !== null;
function queryOf(row) {
    const query = row['query'] ?? row['prompt'];
    return typeof query === 'string' && query.trim() !== '' ? query : null;
}
const skillCreator = {
    kind: 'skill-creator',
    title: "skill-creator's queries, [{query, should_trigger}] or {should_trigger: [], should_not_trigger: []}",
    supports: (_, value) => findRows(value)?.rows.some(({ row }) => isTrigger(row)) ?? false,
    read(file, value) {
        const { rows, around } = findRows(value) ?? { rows: [], around: {} };
        const imported = newFile(file);
        const named = around['skill_name'] ?? around['skill'] ?? around['name'];
        imported.skill = typeof named === 'string' ? named : null;
        imported.lost.push(...lose(around, ['skill_name', 'skill', 'name']));
        for (const { row, place: at } of rows) {
            const place = `${file.path}, ${at}`;
            const query = (0,json_value/* isJson */.Fh)(row) ? queryOf(row) : null;
            if (!isTrigger(row) || query === null) {
                imported.skipped.push({ place, reason: 'it has no query with should_trigger.' });
                continue;
            }
            const needed = row['should_trigger'] === true;
            const id = row['id'] ?? row['name'];
            imported.rows.push({
                ...newRow(place, needed ? 'needs' : 'needs-not', query),
                id: typeof id === 'string' ? id : null,
                category: needed ? 'trigger' : 'negative',
                about: needed ? 'expected' : 'disallowed',
                lost: lose(row, ['query', 'prompt', 'should_trigger', 'id', 'name']),
            });
        }
        return imported;
    },
};

;// CONCATENATED MODULE: ./build/lib/import/index.js
/** The table of formats that `init --from` takes over, the most particular first, and the reader of a file in one of them. */









const FORMATS = [
    bats,
    pytest,
    pluginEval,
    skillCreator,
    dotnetArtisan,
    evalsJson,
    agentv,
    promptfoo,
];
const IMPORT_KINDS = FORMATS.map(({ kind }) => kind).sort();
/** What a file of the format looks like; null: of each. */
const describeFormats = (kind) => FORMATS.filter((one) => kind === null || one.kind === kind)
    .map(({ title }) => title)
    .sort()
    .join('; ');
/** kind: of this format only; null: of whichever it is. The answer is null where the file is of none. */
async function readImport(file, kind) {
    const value = readValue(file.text, file.path);
    for (const format of FORMATS)
        if ((kind === null || format.kind === kind) && (await format.supports(file, value)))
            return { kind: format.kind, imported: await format.read(file, value) };
    return null;
}


/***/ })

};
