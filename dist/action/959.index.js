export const id = 959;
export const ids = [959];
export const modules = {

/***/ 44959:
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
// EXTERNAL MODULE: ./build/lib/router/tool.js
var tool = __webpack_require__(80436);
// EXTERNAL MODULE: ./build/lib/router/tool-list.js + 1 modules
var tool_list = __webpack_require__(95960);
;// CONCATENATED MODULE: ./build/lib/router/skill-entry.js
/** The text of a SKILL.md → what the router needs of it; broken front matter is a warning with its line. */



const NAMELESS = "; the skill is indexed by its folder's name alone.";
function parseSkillFile(text, file) {
    const { present, fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
    (0,tool_list/* refuseKeywords */.nd)(fields, { file, path: 'front matter' });
    (0,tool_list/* refuseKeywords */.nd)(metadata, { file, path: 'metadata' });
    const all = { ...metadata, ...fields };
    const folder = file.split(/[\\/]/).at(-2) ?? file;
    const id = textOf(all['name']) || folder;
    return {
        tool: (0,tool/* makeTool */.Z)(id, textOf(all['description']), {
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
            ...unread(all).map((key) => `${file}:${lineOf(text, key)}: ${key} cannot be read, and is left out`),
        ],
    };
}
/** Fields that say something, of which nothing can be read. */
function unread(fields) {
    const said = (key) => fields[key] !== undefined && fields[key] !== null && fields[key] !== '';
    return [
        ...['name', 'description', 'category'].filter((key) => said(key) && textOf(fields[key]) === ''),
        ...['routing_keywords', 'intents'].filter((key) => said(key) && listOf(fields[key]).length < lengthOf(fields[key])),
    ];
}
const lengthOf = (value) => (Array.isArray(value) ? value.length : 1);
function lineOf(text, key) {
    return text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1;
}
function textOf(value) {
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
/** A YAML list, or one string with commas. */
function listOf(value) {
    const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    return items.map((item) => textOf(item)).filter(Boolean);
}

// EXTERNAL MODULE: ./build/lib/io/source.js
var source = __webpack_require__(91216);
;// CONCATENATED MODULE: ./build/lib/io/route-skills.js
/** A folder or a SKILL.md that a user names → the skills that the router ranks. */





const OPEN_FILES = 16;
/**
 * Of a repository the skills that it ships: its fixtures and examples are nothing to route to. A folder that is no source
 * gives every SKILL.md below it.
 */
async function readRouteFolder(folder, cwd) {
    const { paths } = await (0,source/* findSourceSkills */.xy)(await (0,promises_.realpath)(folder));
    const limit = (0,p_limit/* default */.A)(OPEN_FILES);
    return Promise.all(paths.map((path) => limit(() => readRouteSkill((0,external_node_path_.join)(folder, path), cwd))));
}
async function readRouteSkill(file, cwd) {
    return parseSkillFile(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file));
}


/***/ })

};
