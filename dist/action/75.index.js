export const id = 75;
export const ids = [75];
export const modules = {

/***/ 70075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRouteFolder: () => (/* binding */ readRouteFolder),
  readRouteSkill: () => (/* binding */ readRouteSkill)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(68978);
// EXTERNAL MODULE: ./build/lib/router/read/tool-list.js + 1 modules
var tool_list = __webpack_require__(51294);
;// CONCATENATED MODULE: ./build/lib/router/read/skill-entry.js
/** Turns the text of a SKILL.md into a row of the index; broken front matter is a warning with its line. */



const NAMELESS = '; the skill is indexed only by the name of its folder.';
function parseSkillFile(text, file) {
    const { present, fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
    (0,tool_list/* refuseKeywords */.nd)(fields, { file, path: 'front matter' });
    (0,tool_list/* refuseKeywords */.nd)(metadata, { file, path: 'metadata' });
    const all = { ...metadata, ...fields };
    const folder = file.split(/[\\/]/).at(-2) ?? file;
    const id = textOf(all['name']) || folder;
    return {
        tool: (0,tool/* makeTool */.Z)(id, describe(all), {
            type: 'skill',
            skill_name: id,
            command: id,
            category: textOf(all['category']),
            routing_keywords: listOf(all['routing_keywords']),
            intents: listOf(all['intents']),
            file_path: file,
        }),
        warnings: [
            ...problems.map(({ line, message }) => `${file}:${line}: ${message}${present ? '' : NAMELESS}`),
            ...unreadable(all).map((key) => `${file}:${lineOf(text, key)}: ${key} cannot be read and is ignored`),
        ],
    };
}
/** Claude Code and Qwen Code list `when_to_use` behind the description; both say when the skill is wanted. */
function describe(fields) {
    return [fields['description'], fields['when_to_use']].map(textOf).filter(Boolean).join(' - ');
}
/** Fields that have a value which cannot be read. */
function unreadable(fields) {
    const hasValue = (key) => fields[key] !== undefined && fields[key] !== null && fields[key] !== '';
    return [
        ...['name', 'description', 'when_to_use', 'category'].filter((key) => hasValue(key) && textOf(fields[key]) === ''),
        ...['routing_keywords', 'intents'].filter((key) => hasValue(key) && listOf(fields[key]).length < lengthOf(fields[key])),
    ];
}
const lengthOf = (value) => (Array.isArray(value) ? value.length : 1);
function lineOf(text, key) {
    return text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1;
}
function textOf(value) {
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
/** Reads a YAML list, or one string with commas. */
function listOf(value) {
    const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    return items.map((item) => textOf(item)).filter(Boolean);
}

// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
;// CONCATENATED MODULE: ./build/lib/setup/routing/route-skills.js
/** A folder or a SKILL.md that a user names \u2192 the skills that the router ranks. */






const OPEN_FILES = 16;
/**
 * Of a repository, reads only the skills that it ships, without fixtures and examples. Of any other folder, reads every
 * SKILL.md below it.
 */
async function readRouteFolder(folder, cwd) {
    const { files, is_installed } = await (0,source/* findSourceSkills */.x)(await (0,promises_.realpath)(folder));
    const paths = (0,had_as/* chooseWay */.T4)(files, { is_installed }).kept.flatMap(([first]) => first?.path ?? []);
    const limit = (0,p_limit/* default */.A)(OPEN_FILES);
    return Promise.all(paths.map((path) => limit(() => readRouteSkill((0,external_node_path_.join)(folder, path), cwd))));
}
async function readRouteSkill(file, cwd) {
    return parseSkillFile(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file));
}


/***/ })

};
