export const id = 816;
export const ids = [816];
export const modules = {

/***/ 35123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ createSkillRanker)
/* harmony export */ });
/* harmony import */ var _router_rank_router_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57166);
/* harmony import */ var _router_rank_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54459);
/* harmony import */ var _router_words_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68978);
/* harmony import */ var _router_words_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87264);
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96023);
/** Skills \u2192 who is near whom, which of them a prompt reaches, and how far it is ahead of the next, as the offline router sees their descriptions. */





const MOST = 10;
/** Of the router\u2019s score. Of what was less far ahead, readers gave a tenth to another skill (550 drafts of 16 collections). */
const CLEAR = { named: 1, unnamed: 5, without: 3 };
/** Words of a prompt that are more than grammar. */
const FEWEST = 3;
/** Of so many names that end with one word, each is told apart by the words before it: `rust-patterns`, `go-patterns`. */
const FAMILY = 5;
/** A sentence that says when to use the skill. */
const OCCASION = /(?:^|(?<=[.;!?]\s))[^.;!?]*\b(?:use[ds]?|useful|invoke|triggers?|activate|when(?:ever)?|asks?|mentions?)\b[^.;!?]*/gi;
const nameWords = (id) => (0,_router_words_words_js__WEBPACK_IMPORTED_MODULE_3__/* .splitWords */ .y)(id).map(({ stem }) => stem);
const isSame = (one, other) => one === other || (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameSkill */ .pc)(one, other);
/** Skills are compared as objects, since two may have one id. */
function createSkillRanker(skills, embedder) {
    const tools = skills.map((skill) => (0,_router_words_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .makeTool */ .Z)(skill.id, skill.description ?? ''));
    const owners = new Map(tools.map((tool, index) => [tool, skills[index]]));
    const router = (0,_router_rank_router_js__WEBPACK_IMPORTED_MODULE_0__/* .createRouter */ .a)(tools, embedder);
    const scorer = (0,_router_rank_scorer_js__WEBPACK_IMPORTED_MODULE_1__/* .createScorer */ .f)(tools, embedder, null);
    // A prompt is drafted from an occasion, in which its words stand: what the skill says without them is asked too.
    const topics = skills.map(({ id, description }) => (0,_router_words_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .makeTool */ .Z)(id, (description ?? '').replace(OCCASION, '')));
    const names = [...new Set(skills.map(({ id }) => id))].map(nameWords);
    const byTopic = (0,_router_rank_scorer_js__WEBPACK_IMPORTED_MODULE_1__/* .createScorer */ .f)(topics, embedder, null);
    return {
        near(skill) {
            const own = skills.indexOf(skill);
            const scores = scorer.score(skill.description ?? '').found.scores;
            if (!(scores[own] > 0))
                return [];
            return skills
                .map((other, index) => ({ skill: other, overlap: Math.min(1, scores[index] / scores[own]) }))
                .filter((row, index) => index !== own && row.overlap > 0)
                .sort((one, other) => other.overlap - one.overlap)
                .slice(0, MOST);
        },
        rank: (prompt) => router
            .rank(prompt, { limit: MOST })
            .map(({ tool, confidence }) => ({ skill: owners.get(tool), sure: confidence !== 'low' })),
        first(prompt, without) {
            const [whole, topic] = [scorer.score(prompt), byTopic.score(prompt)];
            const rows = skills
                .map((skill, index) => ({ skill, index, score: whole.fused[index] + topic.fused[index] }))
                .filter(({ skill }) => !without || !isSame(skill, without))
                .sort((one, other) => other.score - one.score);
            const [best] = rows;
            if (!best || rows.every(({ index }) => whole.found.scores[index] === 0))
                return null;
            const next = rows.find(({ skill }) => !isSame(skill, best.skill));
            if (!next)
                return { skill: best.skill, clear: true };
            const by = best.score - next.score;
            const name = nameWords(best.skill.id);
            const said = whole.words.flatMap(({ stem }) => (name.includes(stem) ? [stem] : []));
            // Words of a name that no other name has say which skill is meant.
            const isNamed = said.length > 0 && names.filter((words) => said.every((one) => words.includes(one))).length === 1;
            // `find plugins` is not yet `laravel-plugin-discovery`.
            const isVague = whole.words.length < FEWEST && said.length * 3 <= name.length;
            if (!without && isVague)
                return { skill: best.skill, clear: false };
            const inFamily = names.filter((words) => words.at(-1) === name.at(-1)).length >= FAMILY;
            return {
                skill: best.skill,
                clear: isNamed ? by >= CLEAR.named : !inFamily && by >= CLEAR[without ? 'without' : 'unnamed'],
            };
        },
    };
}


/***/ }),

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
            try {
                return JSON.parse(filled.replaceAll(ARGUMENT, JSON.stringify(ARGUMENT).slice(1, -1)));
            }
            catch {
                // Another brace may begin it.
            }
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


/***/ }),

/***/ 60816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ importCorpus)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/draft/rank-skills.js
var rank_skills = __webpack_require__(35123);
// EXTERNAL MODULE: ./build/lib/import/index.js + 15 modules
var lib_import = __webpack_require__(98730);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
// EXTERNAL MODULE: ./build/lib/draft/case-id.js
var draft_case_id = __webpack_require__(99962);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/pattern/compile-pattern.js + 3 modules
var compile_pattern = __webpack_require__(33034);
// EXTERNAL MODULE: ./build/lib/pattern/memory.js
var memory = __webpack_require__(33450);
;// CONCATENATED MODULE: ./build/lib/import/find-skill.js
/** A skill as another tool's file names it \u2192 the skills of the source that it can mean. */



/** An id, `plugin:id`, a path to its folder, or `/pattern/` over the input of the call that loads it. */
function findNamed(name, source) {
    const pattern = /^\/(.*)\/$/s.exec(name)?.[1];
    if (pattern !== undefined)
        return findMatching(pattern, source);
    const folder = name.replace(/\/(?:SKILL\.md)?$/, '').replace(/^.*\//, '');
    // Another name of the plugin: the skill's own id still says which one is meant.
    const names = [name, folder, folder.slice(folder.lastIndexOf(':') + 1)];
    return names.map((one) => (0,find_skill/* findDistinctSkills */.mO)(source, one)).find((found) => found.length > 0) ?? [];
}
function findMatching(source_pattern, source) {
    const pattern = (0,compile_pattern/* compilePattern */.Eb)(source_pattern);
    if ('problem' in pattern)
        return [];
    const calls = (skill) => (0,find_skill/* listIds */.Z6)(skill, source).map((skill_id) => JSON.stringify({ skill: skill_id }));
    try {
        const found = source.skills.filter((skill) => calls(skill).some((call) => pattern.matches(call)));
        return found.filter((skill, index) => found.findIndex((other) => (0,find_skill/* isSameSkill */.pc)(skill, other)) === index);
    }
    catch (error) {
        if (!(error instanceof memory/* TookTooLong */.SF))
            throw error;
        return [];
    }
}
/** The skills in the nearest folder above the file that has any; all of them for a file that lies elsewhere. */
function listAround(path, source) {
    const folders = path === null ? [] : path.split('/').slice(0, -1);
    for (let depth = folders.length; depth > 0; depth--) {
        const prefix = `${folders.slice(0, depth).join('/')}/`;
        const inside = source.skills.filter((skill) => skill.path.startsWith(prefix));
        if (inside.length > 0)
            return inside;
    }
    return source.skills;
}
/** The one skill around the file: the only one there, or the one that its folder is named after; null: several. */
function findAround(path, source) {
    const inside = listAround(path, source);
    const named = inside.filter((skill) => path?.split('/').includes(skill.dir));
    const [first, ...others] = named.length > 0 && named.length < inside.length ? named : inside;
    return first && others.every((other) => (0,find_skill/* isSameSkill */.pc)(first, other)) ? first : null;
}

// EXTERNAL MODULE: ./build/lib/import/hints.js
var hints = __webpack_require__(80866);
;// CONCATENATED MODULE: ./build/lib/import/find-hinted.js
/** A row that asks for no skill, with the files around it \u2192 the skill that it is about, and by what that is known. */



/** What stands beside a skill's name in the name of its suite. */
const ABOUT_TESTS = /(?:^|[-_.])(?:tests?|evals?|triggers?|quality|routing|cases?|specs?|prompts?|queries|suite)(?=$|[-_.])/gi;
/** How a suite about routing says that no skill is right. */
const NO_SKILL = /^(?:none|null|no[-_ ]?skill|no[-_ ]?match|n\/a)?$/i;
/** Null where nothing says it. */
function findHinted(row, file, source) {
    if (row.hints === null)
        return null;
    const { is, not } = row.hints.answers;
    if (is.length + not.length > 0 && isRouting(file, source))
        return readAnswers(row.hints, source);
    const meant = (skill, known_by) => ({
        expected: skill,
        disallowed: [],
        none: false,
        known_by,
    });
    for (const name of row.hints.names) {
        const found = findReferred(name, file, source);
        if (found)
            return meant(found, `it names ${name}`);
    }
    for (const path of [row.hints.file, file.source_path, file.path]) {
        const found = path === null ? null : findInPath(path, source);
        if (found)
            return meant(found, `by the name of its file ${path}`);
    }
    const within = file.source_path === null ? null : findFolderOf(file.source_path, source);
    return within ? meant(within, 'by the folder that its file lies in') : null;
}
/** A suite whose right answers are names of skills asks which skill is chosen. */
const isRouting = (file, source) => file.rows.some(({ hints }) => hints?.answers.is.some((answer) => isSkill(answer, source)));
const isSkill = (name, source) => name !== '' && findNamed(name, source).length === 1;
function readAnswers({ answers }, source) {
    const [expected] = answers.is.flatMap((answer) => (isSkill(answer, source) ? findNamed(answer, source) : []));
    const disallowed = answers.not.flatMap((answer) => (isSkill(answer, source) ? findNamed(answer, source) : []));
    const none = answers.is.some((answer) => NO_SKILL.test(answer));
    if (!expected && !none && disallowed.length === 0)
        return null;
    return { expected: expected ?? null, disallowed, none: none && !expected, known_by: null };
}
/** A name, or a SKILL.md relative to the file or to the source. */
function findReferred(name, file, source) {
    const path = (0,hints/* skillFileOf */.T5)(name);
    if (path !== null) {
        const folder = file.source_path?.split('/').slice(0, -1).join('/') ?? '';
        const paths = [joinPath(folder, path), joinPath('', path)];
        const exact = source.skills.find((skill) => paths.includes(skill.path));
        if (exact)
            return exact;
    }
    return path !== null && !path.includes('/') ? null : onlyOne(findNamed(path ?? name, source));
}
function joinPath(folder, path) {
    const parts = [];
    for (const part of [...folder.split('/'), ...path.split('/')])
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    return parts.join('/');
}
/** The skill that a folder or the file itself is named after, the innermost first. */
function findInPath(path, source) {
    const [base = '', ...folders] = path.split('/').reverse();
    const plain = base.replace(/\.[^.]*$/, '');
    const stem = plain.replace(ABOUT_TESTS, '').replace(/^[-_.]+|[-_.]+$/g, '');
    for (const name of [plain, plain.replace(/\..*$/, ''), stem, ...folders]) {
        const found = source.skills.filter((skill) => name !== '' && (skill.id === name || skill.dir === name));
        const one = onlyOne(found);
        if (one)
            return one;
    }
    return null;
}
/** The skill in whose own folder a file lies, however deep. */
function findFolderOf(path, source) {
    const holding = source.skills.filter((skill) => path.startsWith(skill.path.replace(/SKILL\.md$/i, '')));
    return holding.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}
function onlyOne(found) {
    const [first, ...others] = found;
    return first && others.every((other) => (0,find_skill/* isSameSkill */.pc)(first, other)) ? first : null;
}

;// CONCATENATED MODULE: ./build/lib/import/assume-skill.js
/** A row that asks for no skill \u2192 a row that asks for the skill that it is about, and says that this was assumed. */



/** A row that asks for no skill, as one that asks for the skill it is about. */
function meanHinted(row, file, source, skill) {
    const asked = skill && { expected: skill, disallowed: [], none: false, known_by: 'by --skill' };
    const meaning = findHinted(row, file, source) ?? asked;
    if (meaning === null)
        return {
            reason: `it asks for no skill (${row.lost.join(', ') || 'no assertions'}), and nothing says which one it is about; --skill can.`,
        };
    const { expected, disallowed, none, known_by } = meaning;
    const name = (one) => (0,find_skill/* findUniqueId */.cv)(one, source) ?? one.id;
    return {
        ...row,
        expected: expected ? [name(expected)] : [],
        disallowed: disallowed.map(name),
        none,
        ...(known_by === null
            ? { name: expected ? 'needs' : 'needs-not', category: expected ? 'trigger' : 'negative' }
            : { assumed: known_by }),
        lost: row.lost.filter((check) => known_by !== null || !/^(?:not-)?equals$/.test(check)),
    };
}
function assumeSkill(row, known_by) {
    const how = known_by === '' ? '' : ` (${known_by})`;
    if (!(0,hints/* staysOut */.fg)(row.id))
        return { ...row, lost: [...row.lost, `no check asks for a skill: here its skill must be used${how}`] };
    return {
        ...row,
        name: 'needs-not',
        expected: [],
        disallowed: [...row.disallowed, ...row.expected],
        about: row.about === null ? null : 'disallowed',
        category: row.category === 'eval' ? 'negative' : row.category,
        lost: [...row.lost, `no check asks for a skill: by its name, its skill must not be used${how}`],
    };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/lib/import/hook-tests/take-call.js
/** The call that a test of a hook tries \u2192 a case of kind tool_route in the corpus, once. */


function takeCall({ name, tool, input, expect, contains, lost, place }, corpus, idFor) {
    const asked = { tool, input, expect, ...(contains === null ? {} : { contains }) };
    const same = corpus.cases.find((one) => (0,external_node_util_.isDeepStrictEqual)(pick(one, Object.keys(asked)), asked));
    if (same) {
        corpus.left_out.push({ name: place, reason: `it is the same as ${same.case_id}.` });
        return;
    }
    const { case_id } = idFor({ id: (0,draft_case_id/* slug */.y)(name) || 'hook' }, name);
    corpus.cases.push({ case_id, category: 'hook', kind: 'tool_route', ...asked });
    if (lost.length > 0)
        corpus.lost[case_id] = lost;
}
const pick = (row, keys) => Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));

;// CONCATENATED MODULE: ./build/lib/import/resolve.js
/** Rows of another tool and the source \u2192 a corpus whose ids and skills are real, and what of the rows it does not have. */







const MOST_TRIALS = 10;
/** As many as a person reads; the nearest are the ones that matter. */
const MOST_DISALLOWED = 12;
function resolveImports(files, resolving) {
    const corpus = { cases: [], skills: new Map(), left_out: [], lost: {} };
    const ids = createIdKeeper();
    const known = new Map();
    for (const file of files) {
        corpus.left_out.push(...file.skipped.map(({ place, reason }) => ({ name: place, reason })));
        if (file.lost.length > 0)
            corpus.lost[file.path] = file.lost;
        for (const call of file.calls ?? [])
            takeCall(call, corpus, ids);
        for (const read of file.rows) {
            const hinted = read.hints === null ? read : meanHinted(read, file, resolving.source, resolving.skill);
            if ('reason' in hinted) {
                corpus.left_out.push({ name: nameRow(read), reason: hinted.reason });
                continue;
            }
            const row = hinted.assumed === null ? hinted : assumeSkill(hinted, hinted.assumed);
            const meant = resolveSkills(row, file, resolving);
            if ('reason' in meant) {
                corpus.left_out.push({ name: nameRow(row), reason: meant.reason });
                continue;
            }
            // A file that another one names may also lie in the folder that is read.
            const same = JSON.stringify([row.id, row.prompt, meant.fields]);
            const first = known.get(same);
            if (first !== undefined) {
                corpus.left_out.push({ name: row.place, reason: `it is the same as ${first}.` });
                continue;
            }
            const about = (0,draft_case_id/* slug */.y)(meant.expected?.id ?? String(meant.fields['disallowed_skills']?.[0] ?? 'skill').replace(/^.*:/, ''));
            const { case_id, note } = ids(row, row.none ? row.name : `${about}-${row.name}`);
            const { extra, note: tooMany } = limitTrials(row.extra);
            const written = { case_id, category: row.category, prompt: row.prompt, ...meant.fields, ...extra };
            const parsed = schema/* CaseSchema */.MW.safeParse(written);
            if (!parsed.success) {
                const [issue] = parsed.error.issues;
                corpus.left_out.push({
                    name: row.place,
                    reason: `${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}.`,
                });
                continue;
            }
            known.set(same, case_id);
            corpus.cases.push(written);
            if (meant.expected)
                corpus.skills.set(case_id, meant.expected);
            const lost = [...new Set([...row.lost, ...meant.lost, ...note, ...tooMany])];
            if (lost.length > 0)
                corpus.lost[case_id] = lost;
        }
    }
    return corpus;
}
const nameRow = ({ id, place }) => (id === null ? place : `${place} (${id})`);
function resolveSkills(row, file, { source, ranker, skill, beside = false }) {
    const lost = [];
    const own = row.about === null ? null : findOwn(file, source, skill, beside);
    if (row.about !== null && own === null)
        return { reason: describeUnclear(file, source) };
    const idsOf = (names, what) => names.flatMap((name) => {
        const found = findNamed(name, source);
        if (found.length === 0)
            lost.push(`${what} ${describeUnknown(name, source)}`);
        return found.flatMap((one) => (0,find_skill/* findUniqueId */.cv)(one, source) ?? []);
    });
    const [first, ...more] = row.expected;
    const named = first === undefined ? [] : findNamed(first, source);
    if (first !== undefined && named.length !== 1)
        return {
            reason: named.length === 0
                ? `it expects ${describeUnknown(first, source)}`
                : `'${first}' can be ${named.map(({ path }) => path).join(', ')}; say which, as plugin:skill.`,
        };
    const expected = named[0] ?? (row.about === 'expected' ? own : null) ?? null;
    const expected_skill = expected && (0,find_skill/* findUniqueId */.cv)(expected, source);
    if (expected && expected_skill === null)
        return { reason: `no id tells '${expected.id}' of ${expected.path} from another skill.` };
    const required_skills = idsOf(more, 'requires').filter((id) => id !== expected_skill);
    const against = [
        ...idsOf(row.disallowed, 'disallows'),
        ...(row.about === 'disallowed' && own ? [(0,find_skill/* findUniqueId */.cv)(own, source) ?? own.id] : []),
        ...(row.none ? listAll(row, file, source, ranker, lost) : []),
    ];
    const wanted = [expected_skill, ...required_skills];
    const disallowed_skills = [...new Set(against)].filter((id) => !wanted.includes(id));
    if (disallowed_skills.length < new Set(against).size)
        lost.push('a skill that it expects and disallows at once');
    const optional_skills = idsOf(row.optional, 'allows').filter((id) => !wanted.includes(id));
    if (!expected && disallowed_skills.length === 0)
        return { reason: lost.length > 0 ? `it ${lost.join(', ')}` : 'it expects no skill and rules none out.' };
    return {
        expected,
        lost,
        fields: {
            ...(expected_skill ? { expected_skill } : {}),
            ...(required_skills.length ? { required_skills } : {}),
            ...(optional_skills.length ? { optional_skills } : {}),
            ...(disallowed_skills.length ? { disallowed_skills } : {}),
        },
    };
}
/** What the user says, then what the file says, then where it lies, then the only one there is. beside: what the user says comes last. */
function findOwn(file, source, asked, beside) {
    if (asked && beside)
        return findOwn(file, source, null, false) ?? asked;
    if (asked)
        return asked;
    const named = file.skill === null ? [] : findNamed(file.skill, source);
    const [first, ...others] = named;
    if (first && others.length === 0)
        return first;
    return findAround(file.source_path, source);
}
function describeUnclear(file, source) {
    const problem = file.skill === null
        ? 'it is not clear which skill it is about'
        : `it is about ${describeUnknown(file.skill, source).replace(/\.$/, '')}`;
    return `${problem}; add --skill with one of ${source.skills
        .slice(0, 12)
        .map(({ id }) => id)
        .join(', ')}.`;
}
function describeUnknown(name, source) {
    const near = (0,suggest/* suggest */.Z)(name.replace(/^.*[:/]/, ''), source.skills.map(({ id }) => id));
    return `'${name}', which the source does not have${near ? ` (did you mean '${near}'?)` : ''}.`;
}
/** Of the plugin that the file lies in, else of the source. */
function listAll(row, file, source, ranker, lost) {
    const around = listAround(file.source_path, source);
    const near = ranker.rank(row.prompt).flatMap(({ skill }) => (around.includes(skill) ? skill : []));
    const all = [...new Set([...near, ...around].flatMap((skill) => (0,find_skill/* findUniqueId */.cv)(skill, source) ?? []))];
    if (all.length > MOST_DISALLOWED)
        lost.push(`rules out every skill; here the ${MOST_DISALLOWED} nearest of ${all.length}`);
    return all.slice(0, MOST_DISALLOWED);
}
function limitTrials(extra) {
    const { trials } = extra;
    if (typeof trials !== 'number' || (Number.isInteger(trials) && trials <= MOST_TRIALS))
        return { extra, note: [] };
    return {
        extra: { ...extra, trials: Math.min(MOST_TRIALS, Math.ceil(trials)) },
        note: [`${trials} trials; here ${MOST_TRIALS}`],
    };
}
/** Ids stay as they are where they can; an id that is taken gets a number. */
function createIdKeeper() {
    const given = new Set();
    const next = (0,draft_case_id/* createIds */.T)();
    return (row, name) => {
        const own = row.id === null ? null : /^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,190}$/.test(row.id) ? row.id : (0,draft_case_id/* slug */.y)(row.id);
        let case_id = own ?? next(name);
        for (let copy = 2; given.has(case_id); copy++)
            case_id = own === null ? next(name) : `${own}-${copy}`;
        given.add(case_id);
        return { case_id, note: row.id === null || row.id === case_id ? [] : [`its id was '${row.id}'`] };
    };
}

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
;// CONCATENATED MODULE: ./build/lib/setup/corpus/import-files.js
/** Files and folders that hold another tool's cases \u2192 their texts, with what stands around each. */




const HELD = /\.(?:jsonl?|ya?ml|bats)$|(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$|(?:^|\/)prompt\.md$/i;
/** Files in these folders belong to other programs or were written by this one. */
const ELSEWHERE = /(?:^|\/)(?:node_modules|\.git|\.agent-routing|dist|build|results)\//;
/** More than anybody writes by hand. */
const LARGEST = 5_000_000;
/** root: of the source. */
async function findImportFiles(named, cwd, root) {
    const path = (0,external_node_path_.resolve)(cwd, named);
    const found = await (0,promises_.stat)(path).catch(() => null);
    if (!found)
        throw new config_error/* ConfigError */.x('There is no such file or folder.', {
            file: named,
            fix: 'name the file that holds the cases.',
        });
    const parts = new Set();
    const shown = (file) => (0,external_node_path_.relative)(cwd, file).split(external_node_path_.sep).join('/') || named;
    if (!found.isDirectory()) {
        if (found.size > LARGEST)
            throw new config_error/* ConfigError */.x('This file is too large to be written by hand.', { file: named, fix: 'split it.' });
        return { files: [openFile(path, shown(path), await readText(path), { root, parts })], folder: false };
    }
    const files = [];
    for (const inside of (await (0,walk_tree/* listTree */.nT)(path, '.')).filter((one) => HELD.test(one) && !ELSEWHERE.test(one)).sort()) {
        const file = (0,external_node_path_.join)(path, inside);
        const size = (await (0,promises_.stat)(file).catch(() => null))?.size ?? LARGEST + 1;
        if (size <= LARGEST)
            files.push(openFile(file, shown(file), await readText(file), { root, parts }));
    }
    return { files, folder: true };
}
const readText = (file) => (0,promises_.readFile)(file, 'utf8');
/** parts: what has been read beside the files themselves. */
function openFile(path, shown, text, { root, parts }) {
    const folder = (0,external_node_path_.dirname)(path);
    const inSource = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
    return {
        path: shown,
        text,
        source_path: inSource.startsWith('../') || (0,external_node_path_.isAbsolute)(inSource) ? null : inSource,
        isPart: () => parts.has(path),
        async read(name) {
            if ((0,external_node_path_.isAbsolute)(name))
                return null;
            parts.add((0,external_node_path_.join)(folder, name));
            return readText((0,external_node_path_.join)(folder, name)).catch(() => null);
        },
        async list(name) {
            const at = (0,external_node_path_.join)(folder, name);
            if (!(await (0,promises_.stat)(at).catch(() => null))?.isDirectory())
                return [];
            return (await (0,walk_tree/* listTree */.nT)(at, '.')).map((file) => (0,external_node_path_.join)(name, file).split(external_node_path_.sep).join('/')).sort();
        },
    };
}

// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
;// CONCATENATED MODULE: ./build/src/init/import.js
/** What `--from` names \u2192 a first corpus of another tool's cases, and what of them it could not take. */










async function importCorpus(options, positionals, source, { cwd }) {
    const kind = lib_import/* IMPORT_KINDS */.uu.includes(options.from) && !(positionals.length === 0 && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, options.from)))
        ? options.from
        : null;
    const paths = kind === null ? [options.from, ...positionals] : positionals.length > 0 ? positionals : [options.source];
    if (kind === null && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, options.from))) {
        const meant = (0,suggest/* suggest */.Z)(options.from, lib_import/* IMPORT_KINDS */.uu);
        throw new config_error/* ConfigError */.x('--from names neither a format nor a file.', {
            file: options.from,
            fix: meant ? `Did you mean --from ${meant}?` : `name a file or folder, or one of ${lib_import/* IMPORT_KINDS */.uu.join(', ')}.`,
        });
    }
    const skill = options.skill === undefined ? null : findAsked(options.skill, source);
    const read = [];
    const broken = [];
    for (const path of paths) {
        const { files, folder } = await findImportFiles(path, cwd, source.root);
        for (const file of files) {
            try {
                const found = await (0,lib_import/* readImport */.A7)(file, kind);
                if (found)
                    read.push({ file, imported: found.imported });
                else if (!folder) {
                    const other = kind === null ? null : await (0,lib_import/* readImport */.A7)(file, null);
                    throw new config_error/* ConfigError */.x(`This is not a ${describeKind(kind)}.`, {
                        file: path,
                        fix: other ? `it is read with --from ${other.kind}.` : `what is read: ${(0,lib_import/* describeFormats */.CY)(kind)}.`,
                    });
                }
            }
            catch (error) {
                if (!(error instanceof config_error/* ConfigError */.x) || !folder)
                    throw error;
                broken.push(error);
            }
        }
    }
    // A list of tests that a config names is read with it.
    const imported = read.filter(({ file }) => !file.isPart()).map((one) => one.imported);
    const [first] = broken;
    if (imported.length === 0) {
        if (first)
            throw first;
        throw new config_error/* ConfigError */.x(`There is no ${describeKind(kind)} in this folder.`, {
            file: paths.join(', '),
            fix: `what is read: ${(0,lib_import/* describeFormats */.CY)(kind)}.`,
        });
    }
    const ranker = (0,rank_skills/* createSkillRanker */.J)(source.skills, (0,vectors/* loadVectors */.t$)());
    const corpus = resolveImports(imported, { source, ranker, skill, beside: options.beside ?? false });
    for (const { problem, where } of broken)
        corpus.left_out.push({ name: where.file ?? '', reason: problem });
    if (corpus.cases.length > 0)
        return corpus;
    const reasons = [...new Set(corpus.left_out.map(({ reason }) => reason))];
    const more = reasons.length > 3 ? ` (and ${reasons.length - 3} other reasons)` : '';
    throw new config_error/* ConfigError */.x(`None of the ${corpus.left_out.length} entries can be a case here: ${reasons.slice(0, 3).join(' ')}${more}`, {
        file: paths.join(', '),
        fix: 'run this where their skills are, name the folder with --source, or the skill that they are about with --skill.',
    });
}
const describeKind = (kind) => (kind === null ? 'file of a known format' : `file of ${kind}`);
function findAsked(id, source) {
    const [found, other] = (0,find_skill/* findDistinctSkills */.mO)(source, id);
    const ids = source.skills.map((one) => one.id);
    if (!found) {
        const meant = (0,suggest/* suggest */.Z)(id, ids);
        throw new config_error/* ConfigError */.x(`The source has no skill '${id}'.`, {
            fix: meant ? `Did you mean --skill ${meant}?` : `add --skill with one of ${ids.slice(0, 12).join(', ')}.`,
        });
    }
    if (other)
        throw new config_error/* ConfigError */.x(`'${id}' names more than one skill: ${found.path} and ${other.path}.`, {
            fix: 'write --skill plugin:skill, or rename one of them.',
        });
    return found;
}


/***/ })

};
