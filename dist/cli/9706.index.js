export const id = 9706;
export const ids = [9706];
export const modules = {

/***/ 87225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ freshSkills),
/* harmony export */   c3: () => (/* binding */ findPartChanges),
/* harmony export */   lP: () => (/* binding */ formerFiles)
/* harmony export */ });
function findPartChanges(before, now) {
    const changes = { fresh: [], gone: [], renamed: [], kept: [] };
    const left = [...now];
    const pair = (open, as, isSame) => open.filter((from) => {
        const at = left.findIndex((to) => to.kind === from.kind && isSame(from, to));
        if (at >= 0)
            changes[as].push({ from, to: left.splice(at, 1)[0] });
        return at < 0;
    });
    const moved = pair(before, 'kept', (from, to) => to.name === from.name && to.path === from.path);
    // A file in its place is what it was, although it may have taken the name of one that is gone.
    const other = pair(moved, 'renamed', (from, to) => isInPlace(from, to) && isLike(from.text, to.text));
    const unnamed = pair(other, 'kept', (from, to) => to.name === from.name);
    const unplaced = pair(unnamed, 'renamed', isInPlace);
    changes.gone = pair(unplaced, 'renamed', (from, to) => isLike(from.text, to.text));
    changes.fresh = left;
    return changes;
}
const isInPlace = (from, to) => to.path === from.path && eventOf(to.name) === eventOf(from.name);
/** Paths of the skills that came, or got their names, after the ref. */
const freshSkills = ({ fresh, renamed }) => new Set([...fresh, ...renamed.map(({ to }) => to)].flatMap(({ kind, path }) => (kind === 'skill' ? [path] : [])));
/** {file of a part: where it was}, by paths from where findings name them. */
const formerFiles = ({ kept, renamed }, prefix) => new Map([...kept, ...renamed].map(({ from, to }) => [`${prefix}${to.path}`, `${prefix}${from.path}`]));
/** Of a hook, whose name is its event and its command. */
const eventOf = (name) => /^(\w+): /.exec(name)?.[1] ?? null;
/** Most of the lines of the longer text stand in the other too. */
function isLike(one, other) {
    const [a, b] = [linesOf(one), linesOf(other)];
    const shared = [...a].filter((line) => b.has(line)).length;
    return shared > 0 && shared * 2 >= Math.max(a.size, b.size);
}
const linesOf = (text) => new Set(text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean));


/***/ }),

/***/ 77946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findShrunk)
/* harmony export */ });
/* harmony import */ var _skill_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37540);
/* harmony import */ var _text_list_few_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55319);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3141);



/** Most of it is in what the skill has now and had not: the file was renamed, split or taken into SKILL.md. */
function standsElsewhere(text, before, now) {
    const fresh = [...now.files].flatMap(([path, own]) => (before.files.has(path) ? [] : [own]));
    return (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .shareLeft */ .z)(text, [now.body, ...fresh]) >= 0.5 && (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .shareLeft */ .z)(text, [before.body]) < 0.5;
}
/** Less than a fifth is left; of a text in which nothing is new, less than half. */
const SHARE = 5;
function findShrunk(before, now, ref) {
    const base = { kind: now.kind, name: now.id, rule: null, line: null, agents: [], why: null };
    const folder = now.file.replace(/[^/]*$/, '');
    const own = findLoss(before.body, now.body, { before, now, ref, path: null });
    const changes = own
        ? [{ ...base, ...own, file: now.file, line: now.body_line, message: `its text ${own.message}` }]
        : [];
    const [was, is] = [(0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .saidIn */ .$)(before.description), (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .saidIn */ .$)(now.description)];
    const left = (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .shareLeft */ .z)(was, [is]);
    // One that is gone or shorter is a matter of what agents list.
    if (is !== '' && left < 0.5)
        changes.push({
            ...{ ...base, delta: 'REWRITTEN', file: now.file, fix: null },
            message: `its description has ${Math.floor(left * 100)} % of its words left`,
        });
    for (const [path, then] of before.files) {
        const text = now.files.get(path);
        const what = `\`${path}\`, which ${now.id} ${text === undefined && !now.body.includes(path) ? 'named' : 'names'},`;
        if (text === undefined) {
            if (!standsElsewhere(then, before, now))
                changes.push({ ...base, ...deletion(path, now, folder), message: `${what} was deleted` });
            continue;
        }
        const found = findLoss((0,_skill_body_js__WEBPACK_IMPORTED_MODULE_0__/* .belowFrontMatter */ .q)(then), (0,_skill_body_js__WEBPACK_IMPORTED_MODULE_0__/* .belowFrontMatter */ .q)(text), { before, now, ref, path });
        if (found)
            changes.push({ ...base, ...found, file: `${folder}${path}`, message: `${what} ${found.message}` });
        else if (now.required.includes(path) && isNamed(path, before) && !isNamed(path, now))
            changes.push({
                ...{ ...base, delta: 'BROKEN', file: now.file },
                message: `nothing in its text leads to \`${path}\` any more, which a case requires`,
                fix: 'name it where an agent needs it',
            });
    }
    const kept = new Set([...now.files.keys(), ...now.unnamed].map(nameOf));
    const gone = before.unnamed.filter((path) => !kept.has(nameOf(path)));
    if (gone.length > 0)
        changes.push({
            ...{ ...base, delta: 'REWRITTEN', file: now.file, fix: null },
            message: `it lost ${(0,_text_list_few_js__WEBPACK_IMPORTED_MODULE_2__/* .listFew */ .l)(gone.map((path) => `\`${path}\``))}, which its text does not name`,
        });
    return changes;
}
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const deletion = (path, { file, body }, folder) => {
    const restore = `restore \`${folder}${path}\``;
    const fix = body.includes(path)
        ? `${restore}, or remove what still refers to it`
        : `${restore} if an agent still needs what it says`;
    return { delta: 'SHRUNK', file, fix };
};
function findLoss(then, text, { before, now, ref, path }) {
    const [was, is] = [(0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .saidIn */ .$)(then), (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .saidIn */ .$)(text)];
    if (was === '' || was === is)
        return null;
    const restore = { delta: 'BROKEN', fix: `restore it from \`${ref}\`` };
    if (is === '')
        return { ...restore, message: 'says nothing any more' };
    const twin = twinOf(is, now, path);
    if (twin !== null && twinOf(was, before, path) === null)
        return { ...restore, message: `is now that of ${twin}` };
    // What moved to a file that SKILL.md names is not lost.
    const written = [...now.files].flatMap(([file, each]) => (before.files.get(file) === each ? [] : [each]));
    const left = (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .shareLeft */ .z)(then, [text, ...written]);
    const is_cut = is.length * SHARE <= was.length || (is.length * 2 < was.length && isPieceOf(is, was));
    if (left < 0.5 && is_cut) {
        const message = `has ${is.length} characters, of ${was.length} at \`${ref}\``;
        return { delta: 'SHRUNK', message, fix: `bring back what an agent needs, from \`${ref}\`` };
    }
    if (left < 0.5)
        return { delta: 'REWRITTEN', message: `has ${Math.floor(left * 100)} % of its words left`, fix: null };
    return is_cut ? { delta: 'REWRITTEN', message: 'is mostly in files that it names', fix: null } : null;
}
/** Another text of the source that says the same. */
function twinOf(said, { others, files, body }, path) {
    const named = [...files].filter(([file]) => file !== path).map(([file, text]) => [file, (0,_skill_body_js__WEBPACK_IMPORTED_MODULE_0__/* .belowFrontMatter */ .q)(text)]);
    const twin = [...others, ...named].find(([, text = '']) => (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .saidIn */ .$)(text) === said);
    if (twin)
        return `\`${twin[0]}\``;
    return path !== null && (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .saidIn */ .$)(body) === said ? 'its own SKILL.md' : null;
}
/** By its path, its name or its folder, in its text or in a file that this names. */
function isNamed(path, { body, files }) {
    const [folder, name = path] = [path.replace(/\/?[^/]*$/, ''), path.split('/').at(-1)];
    const texts = [body, ...[...files].flatMap(([file, text]) => (file === path ? [] : [text]))];
    return texts.some((text) => text.includes(name) || (folder !== '' && text.includes(`${folder}/`)));
}
/** Nothing in it is new: a file that ends early, or of which whole lines are gone. */
function isPieceOf(text, then) {
    if (then.includes(text))
        return true;
    const lines = new Set(then.split('\n').map((line) => line.trim()));
    return text.split('\n').every((line) => lines.has(line.trim()));
}


/***/ }),

/***/ 16667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   jK: () => (/* binding */ describeConfusables),
/* harmony export */   jl: () => (/* binding */ promptsOf)
/* harmony export */ });
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96023);
/* harmony import */ var _text_list_few_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55319);
/* harmony import */ var _offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63097);
/** Turns confusable pairs, as the offline ranker sees them, into findings that name the other skill and the prompts it wins. */



function promptsOf(cases, source) {
    // The index uses a skill's id; a case may also write `plugin:skill`, or the folder's name.
    const idsOf = (names) => names.flatMap((name) => {
        const found = (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .findSkills */ .Iz)(source, name);
        return found.length ? found.map((skill) => skill.id) : [name];
    });
    return cases.flatMap((testCase) => {
        const { case_id: id } = testCase;
        if (testCase.kind === 'route' && testCase.expected.length)
            return [{ id, query: testCase.query, expected: idsOf(testCase.expected) }];
        if (testCase.kind !== 'skill' || !testCase.expected_skill)
            return [];
        return [
            {
                id,
                query: testCase.prompt,
                expected: idsOf([testCase.expected_skill, ...testCase.required_skills]),
                acceptable: idsOf(testCase.optional_skills),
            },
        ];
    });
}
/** The router's index refused a SKILL.md, so no skills were compared; the other rules are unaffected. */
function describeRefusal({ problem, where }, prefix) {
    const file = where.file ?? 'SKILL.md';
    return {
        rule: 'skill-look-alike',
        severity: 'warning',
        file: `${prefix}${file}`,
        line: where.line ?? 1,
        subject: file.split('/').at(-2) ?? file,
        message: `the offline ranker could not compare any skills: ${problem.replace(/\.$/, '')}`,
        consequences: {},
        fix: where.fix ?? 'fix this file.',
    };
}
/** Pairs in which one skill wins the other's prompts, or whose descriptions overlap. A ranker is not a model, so this is never an error. */
function describeConfusables(pairs, facts) {
    const { source, prefix } = facts;
    return pairs
        .filter((pair) => meetSomewhere(pair, facts))
        .sort(compareHarm)
        .slice(0, MOST_PAIRS)
        .map(({ victim, thief, queries, overlap, shared }) => {
        const skill = source.skills.find(({ id }) => id === victim);
        const lost = queries.map(({ id }) => id);
        const named = (0,_text_list_few_js__WEBPACK_IMPORTED_MODULE_2__/* .listFew */ .l)(lost);
        return {
            rule: 'skill-look-alike',
            severity: 'warning',
            file: `${prefix}${skill?.path ?? 'SKILL.md'}`,
            line: 1,
            subject: victim,
            message: lost.length
                ? `the offline ranker ranks '${thief}' above it for ${named}`
                : `to the offline ranker, '${thief}' matches its description ${Math.round(overlap * 100)} % as well as the skill itself`,
            consequences: {},
            fix: `describe what distinguishes the two${shared.length ? `; both use ${shared.join(', ')}` : ''}.`,
        };
    });
}
/** A skill that no agent lists takes no prompt from another. */
function meetSomewhere({ victim, thief }, { agents, source }) {
    const [one, other] = [victim, thief].map((id) => source.skills.filter((skill) => skill.id === id));
    if (!one?.length || !other?.length || agents.length === 0)
        return true;
    return agents.some((agent) => [one, other].every((skills) => skills.some((skill) => (0,_offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .isListed */ .yy)(skill, agent, source))));
}
/** More than this is a list that goes unread. */
const MOST_PAIRS = 10;
/** Prompts that go to the wrong skill are harm done; like descriptions are only a risk of it. */
function compareHarm(one, other) {
    return other.queries.length - one.queries.length || other.overlap - one.overlap;
}


/***/ }),

/***/ 48154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ findConfusables)
/* harmony export */ });
/* harmony import */ var _rank_router_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57166);
/* harmony import */ var _rank_scorer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54459);
/* harmony import */ var _words_pointers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38654);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87264);
/** Finds pairs of skills that the offline ranker confuses: one ranks first for prompts of the other, or their descriptions overlap. */




/** The overlap from which two descriptions count as confusable. */
const CONFUSABLE = 0.6;
const SHARED_WORDS = 6;
/** Pairs with lost prompts first, then pairs with only overlapping descriptions. Deterministic. */
function findConfusables(tools, prompts, embedder) {
    if (tools.length < 2)
        return [];
    const pairs = new Map();
    // A pointer ("for X use Y") is how an author tells two skills apart, not what makes them alike.
    const overlaps = describeOverlaps((0,_words_pointers_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPointers */ .h)(tools), embedder);
    const pairOf = (victim, thief) => {
        const key = JSON.stringify([victim, thief]);
        const pair = pairs.get(key) ?? {
            victim,
            thief,
            queries: [],
            overlap: overlaps.of(victim, thief),
            shared: overlaps.shared(victim, thief),
        };
        pairs.set(key, pair);
        return pair;
    };
    const router = (0,_rank_router_js__WEBPACK_IMPORTED_MODULE_0__/* .createRouter */ .a)(tools, embedder);
    const known = new Set(tools.map((tool) => tool.id));
    for (const { id, query, expected, acceptable = [] } of prompts) {
        const victims = expected.filter((name) => known.has(name));
        const ranked = router.rank(query, { limit: tools.length }).map((row) => row.tool.id);
        const thief = ranked[0];
        if (victims.length === 0 || thief === undefined || expected.includes(thief) || acceptable.includes(thief))
            continue;
        const positions = victims.map((victim) => ranked.indexOf(victim)).filter((position) => position >= 0);
        const position = positions.length ? Math.min(...positions) : null;
        const victim = position === null ? victims[0] : ranked[position];
        pairOf(victim, thief).queries.push({ id, query, rank: position === null ? null : position + 1 });
    }
    for (const { id: one } of tools)
        for (const { id: other } of tools) {
            if (one >= other || pairs.has(JSON.stringify([one, other])) || pairs.has(JSON.stringify([other, one])))
                continue;
            // The victim is the one whose description suits the other better.
            const [victim, thief] = overlaps.of(one, other) >= overlaps.of(other, one) ? [one, other] : [other, one];
            if (overlaps.of(victim, thief) >= CONFUSABLE)
                pairOf(victim, thief);
        }
    return [...pairs.values()].sort((a, b) => b.queries.length - a.queries.length ||
        b.overlap - a.overlap ||
        (JSON.stringify([a.victim, a.thief]) < JSON.stringify([b.victim, b.thief]) ? -1 : 1));
}
/** Uses each description as a query: the score of another skill divided by its own. */
function describeOverlaps(tools, embedder) {
    const scorer = (0,_rank_scorer_js__WEBPACK_IMPORTED_MODULE_1__/* .createScorer */ .f)(tools, embedder, null);
    const positions = new Map(tools.map((tool, i) => [tool.id, i]));
    // Only the scores are kept: all results of a query, for each tool, would take too much memory for a large source.
    const scoresOf = tools.map((tool) => scorer.score(tool.description).found.scores);
    const spread = new Map();
    const stems = tools.map((tool) => new Map((0,_words_words_js__WEBPACK_IMPORTED_MODULE_3__/* .splitWords */ .y)(`${tool.id} . ${tool.description}`).map((word) => [word.stem, word.text])));
    for (const words of stems)
        for (const stem of words.keys())
            spread.set(stem, (spread.get(stem) ?? 0) + 1);
    return {
        of(victim, thief) {
            const own = positions.get(victim);
            const scores = scoresOf[own];
            return scores[own] > 0 ? Math.min(1, scores[positions.get(thief)] / scores[own]) : 0;
        },
        shared(victim, thief) {
            const own = stems[positions.get(victim)];
            const other = stems[positions.get(thief)];
            return ([...own.keys()]
                // Pieces of abbreviations (`e.g.`) say nothing.
                .filter((stem) => other.has(stem) && (own.get(stem) ?? '').length > 2)
                .sort((a, b) => spread.get(a) - spread.get(b) || (a < b ? -1 : 1))
                .slice(0, SHARED_WORDS)
                .map((stem) => own.get(stem)));
        },
    };
}


/***/ }),

/***/ 2299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ listParts),
/* harmony export */   v: () => (/* binding */ readNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43721);
/* harmony import */ var _declared_hooks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40515);
/* harmony import */ var _plugin_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8788);
/* harmony import */ var _subagents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93050);
/** A source → its parts of every kind, and what the skills among them say, for a comparison with another commit. */






const { basename, dirname, join, relative } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
async function listParts(source) {
    // A project's own servers count too.
    const servers = (await (0,_plugin_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .readPluginParts */ ._)({ ...source, kind: 'plugin' })).filter(({ kind }) => kind === 'mcp_server');
    const parts = [
        ...source.skills.map(({ id, path, text }) => ({ kind: 'skill', name: id, path, text })),
        ...(await (0,_subagents_js__WEBPACK_IMPORTED_MODULE_5__/* .readSubagents */ .x)(source)).map(({ name, path, text }) => ({ kind: 'subagent', name, path, text })),
        ...source.commands.map(({ path, text }) => ({ kind: 'command', name: basename(path, '.md'), path, text })),
        ...(await (0,_declared_hooks_js__WEBPACK_IMPORTED_MODULE_3__/* .readDeclaredHooks */ .X)(source)).map(({ event, command, file }) => ({ kind: 'hook', name: `${event}: ${command}`, path: file, text: '' })),
        ...servers.map(({ name, path }) => ({ kind: 'mcp_server', name, path, text: '' })),
    ];
    return [...new Map(parts.map((part) => [JSON.stringify([part.kind, part.name, part.path]), part])).values()];
}
/** A skill's files that one of the texts, or a case, names; required: those of the case; unnamed: the paths of all others. */
async function readNamedFiles({ root }, { path }, texts, required) {
    const folder = dirname(path);
    const files = (await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listTree */ .nT)(root, folder)).filter((file) => basename(file) !== 'SKILL.md');
    const isNamed = (file) => texts.some((text) => text.includes(file)) || required.some((one) => isSame(one, file));
    const below = files.map((file) => relative(folder, file));
    const named = below.filter(isNamed);
    const found = new Map();
    for (const file of named)
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(join(root, folder, file))).isFile())
            found.set(file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, folder, file), 'utf8'));
    return {
        files: found,
        required: named.filter((file) => required.some((one) => isSame(one, file))),
        unnamed: below.filter((file) => !isNamed(file)),
    };
}
const isSame = (required, file) => required === file || required.endsWith(`/${file}`);


/***/ }),

/***/ 5432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ splitFindings)
/* harmony export */ });
/** former: the path at the ref of a file that has another name now. */
function splitFindings(now, before, former = new Map()) {
    const left = new Map();
    for (const finding of before)
        for (const key of keysOf(finding))
            left.set(key, (left.get(key) ?? 0) + 1);
    const since = { fresh: [], known: [] };
    for (const finding of now) {
        const keys = keysOf(finding, former.get(finding.file));
        const isKnown = keys.every((key) => (left.get(key) ?? 0) > 0);
        for (const key of isKnown ? keys : [])
            left.set(key, (left.get(key) ?? 0) - 1);
        since[isKnown ? 'known' : 'fresh'].push(finding);
    }
    return since;
}
/** One for each agent that it is about: on one more of them it is new. Numbers do not count. */
function keysOf({ rule, severity, file, subject, message, consequences }, at = file) {
    // In a file of one skill the name may change; a corpus holds many cases.
    const isSkill = file.endsWith('SKILL.md');
    const own = isSkill ? [subject, file.split('/').at(-2)] : [];
    const words = message.replace(/\d+/g, 'n').split(/(?<![\w-])|(?![\w-])/);
    const agents = Object.keys(consequences);
    const what = agents.length > 0 ? '' : words.filter((word) => !own.includes(word)).join('');
    return (agents.length > 0 ? agents : ['']).map((agent) => JSON.stringify([rule, severity, at, isSkill ? '' : subject, what, agent]));
}


/***/ }),

/***/ 49706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FD: () => (/* binding */ findMistakes),
  _K: () => (/* binding */ parseDisabled),
  XR: () => (/* binding */ readCorpus),
  sp: () => (/* binding */ sinceByGit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/delta/parts/changes.js
var changes = __webpack_require__(87225);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/omit.js
var omit = __webpack_require__(86678);
// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/io/git.js + 1 modules
var git = __webpack_require__(88970);
// EXTERNAL MODULE: ./build/lib/lint/finding.js
var finding = __webpack_require__(44545);
// EXTERNAL MODULE: ./build/lib/lint/group.js
var group = __webpack_require__(93571);
// EXTERNAL MODULE: ./build/lib/lint/look-alike-rule.js
var look_alike_rule = __webpack_require__(16667);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/lib/lint/skill-location.js
var skill_location = __webpack_require__(88701);
;// CONCATENATED MODULE: ./build/lib/lint/spec-rule.js
/** Front matter against the Agent Skills specification and claude.ai's upload form → what either refuses, although agents may read it. */



/** found: by the other rules; what they report of a field is not reported again. */
function lintSpec(facts, found) {
    const isRead = ({ front_matter: { present, problems } }) => present && problems.length === 0;
    return facts.source.skills.filter(isRead).flatMap((skill) => {
        const { file } = (0,skill_location.at)(skill, facts);
        const known = found
            .filter((one) => one.file === file && OVERLAPPING.has(one.rule))
            .map(({ message, consequences }) => [message, ...Object.values(consequences)].join(' '))
            .join(' ')
            .replaceAll('by name only', '')
            .split(/[^\w-]+/);
        const findings = (rule, faults, fix) => faults.map(({ field, message }) => {
            const line = 1 + skill.text.split('\n').findIndex((text) => text.startsWith(`${field}:`));
            return { rule, severity: 'warning', ...(0,skill_location.at)(skill, facts, line || 1), message, consequences: {}, fix };
        });
        const spec = findSpecFaults(skill).filter(({ field }) => !known.includes(field));
        return [
            ...findings('skill-spec', spec, SPEC_FIX),
            ...findings('skill-upload', findUploadFaults(skill, facts), UPLOAD_FIX),
        ];
    });
}
const OVERLAPPING = new Set(['skill-offer', 'skill-name', 'skill-field-ignored']);
const SPEC_FIX = '`skills-ref validate` and claude.ai refuse it; correct it, and put fields of your own below `metadata`, if the skill is to go there.';
const UPLOAD_FIX = 'change it, if the skill is to be uploaded to claude.ai.';
const textOf = (most) => schemas/* string */.YjP().refine((text) => text.trim() !== '' && [...text].length <= most);
/** Letters of any script, as skills-ref has it. */
const isPlain = (name) => {
    const normal = name.trim().normalize('NFKC');
    return /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(normal) && normal === normal.toLowerCase();
};
/**
 * https://agentskills.io/specification and its reference validator, skills-ref; claude.ai names the same fields.
 * That the name is the folder's is a rule too, and skill-name reports it. Versions differ on whether tools may be a list.
 */
const FIELDS = {
    name: [textOf(64).refine(isPlain), 'a name that is not 1 to 64 lower-case letters, digits and single hyphens'],
    description: [textOf(1024), 'a description that is not 1 to 1024 characters'],
    license: [schemas/* string */.YjP().optional(), 'a license that is not text'],
    compatibility: [textOf(500).optional(), 'compatibility that is not 1 to 500 characters'],
    metadata: [schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional(), 'metadata with a value that is not a text in quotes'],
    'allowed-tools': [schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).optional(), 'allowed-tools that are not text'],
};
function findSpecFaults({ front_matter: { fields } }) {
    const broken = Object.entries(FIELDS).filter(([field, [schema]]) => !schema.safeParse(fields[field]).success);
    const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(FIELDS, field));
    return [
        ...broken.map(([field, [, message]]) => ({
            field,
            message: field in fields ? message : `no ${field} in the front matter`,
        })),
        ...unknown.map((field) => ({ field, message: `an unknown field: ${field}` })),
    ];
}
/**
 * What the form refuses beyond the specification. Names and tags: platform.claude.com, Agent Skills, "Field requirements";
 * its packager, quick_validate.py of anthropics/skills, takes any `<` or `>` for a tag. A second SKILL.md: the form's own
 * message "Zip must contain exactly one SKILL.md file" (github.com/obra/superpowers/issues/1135).
 */
function findUploadFaults({ path, front_matter: { fields } }, { source }) {
    const [name, description] = [fields['name'], fields['description']].map((value) => `${value ?? ''}`);
    const reserved = ['anthropic', 'claude'].filter((word) => name?.toLowerCase().includes(word));
    const folder = (0,posix_.dirname)(path);
    const isInside = (other) => folder === '.' || other.startsWith(`${folder}/`);
    return [
        ...reserved.map((word) => ({ field: 'name', message: `the reserved word '${word}' in the name` })),
        ...(/[<>]/.test(description ?? '') ? [{ field: 'description', message: '`<` or `>` in the description' }] : []),
        ...(source.skills.some((other) => other.path !== path && isInside(other.path))
            ? [{ field: '', message: 'a second SKILL.md in its folder' }]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/lib/router/learn/confusables.js
var confusables = __webpack_require__(48154);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/routing/route-index.js + 1 modules
var route_index = __webpack_require__(92143);
// EXTERNAL MODULE: ./build/lib/setup/routing/vectors.js + 4 modules
var vectors = __webpack_require__(49694);
// EXTERNAL MODULE: ./build/lib/setup/source/list-parts.js
var list_parts = __webpack_require__(2299);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/run/prepare/source-at-ref.js + 1 modules
var source_at_ref = __webpack_require__(9638);
// EXTERNAL MODULE: ./build/src/check/errors-since.js
var errors_since = __webpack_require__(5432);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 26 modules
var lint_source = __webpack_require__(33464);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/src/check/text-changes.js
var text_changes = __webpack_require__(57599);
;// CONCATENATED MODULE: ./build/src/check/lost-parts.js
/** What a branch took away of a source, emptied or cut down → findings of `check --since`, which has no case that would notice. */




async function findLostParts({ source, cwd, corpus }, { before, parts, ref }) {
    const prefix = (0,lint_source/* prefixOf */.MT)(source.root, cwd);
    const fileOf = ({ path }) => `${prefix}${path}`;
    const cases = corpus?.cases ?? [];
    const changed = await (0,text_changes/* findTextChanges */.m)(parts, { before: before.source, now: source, cases, ref, fileOf });
    return [...parts.gone.map((part) => describeGone(part, fileOf(part), ref)), ...changed.flatMap(describeLoss)];
}
const describeGone = ({ kind, name, text }, file, ref) => ({
    ...{ rule: 'part-gone', severity: 'warning', file, line: 1, subject: name, consequences: {} },
    message: `\`${ref}\` has this ${part/* PART_WORDS */.y$[kind][0]}, and this branch does not`,
    fix: text === '' ? `declare it again in ${file}, if it is still wanted.` : `restore ${file}, if it is still wanted.`,
});
/** A body that says nothing is a mistake for which `skill-body` has a rule. */
function describeLoss({ delta, kind, name, file, line, message, fix }) {
    if (!fix || (kind === 'skill' && message === 'its text says nothing any more'))
        return [];
    const severity = delta === 'BROKEN' ? 'error' : 'warning';
    return [
        {
            rule: 'part-text-lost',
            severity,
            file,
            line: line ?? 1,
            subject: name,
            message,
            consequences: {},
            fix: (0,sentence/* endSentence */.H_)(fix),
        },
    ];
}

;// CONCATENATED MODULE: ./build/src/check/find-mistakes.js
/** Source, corpus and baseline as read → all that lint prints of them, grouped, without what the user suppressed. */





















/** By git, where the branch left the ref. */
const sinceByGit = (folder, name) => ({
    ...{ name, folder },
    async open() {
        const base = await (0,git/* findBase */.lN)(folder, name);
        return base && (0,git/* openAtRef */.p6)(folder, base.sha);
    },
});
async function findMistakes(linted, disabled) {
    const { source, cwd, baseline_ref, since } = linted;
    const tree = await since?.open();
    const before = since && tree && (await (0,source_at_ref/* openSourceAtRef */._)(tree, { cwd: since.folder, root: source.root, as: source.as }));
    try {
        const parts = before ? (0,changes/* findPartChanges */.c3)(await (0,list_parts/* listParts */.Z)(before.source), await (0,list_parts/* listParts */.Z)(source)) : null;
        const own = parts ? { ...linted, fresh: (0,changes/* freshSkills */.RE)(parts) } : linted;
        const lost = before && parts ? await findLostParts(own, { before, parts, ref: since?.name ?? '' }) : [];
        const all = [...(await lintAll(own)), ...(await (0,lint_source/* lintBumps */.$n)(source, baseline_ref, cwd)), ...lost];
        const kept = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
        const suppressed = all.length - kept.length;
        if (since === undefined)
            return { findings: (0,group/* groupFindings */.k)(kept), suppressed };
        const { fresh, known } = before && parts ? await splitSince(kept, own, { before, parts }) : { fresh: kept, known: [] };
        return { findings: (0,group/* groupFindings */.k)(fresh), suppressed, also_at_ref: (0,group/* groupFindings */.k)(known) };
    }
    finally {
        await before?.close();
    }
}
const lintAll = async (linted) => {
    const { source, corpus, cwd } = linted;
    const facts = { source, agents: (0,lint_source/* listLinted */.rh)(linted), prefix: (0,lint_source/* prefixOf */.MT)(source.root, cwd) };
    const found = await (0,lint_source/* lintSource */.nr)(linted);
    return [...found, ...(await lintConfusables(corpus?.cases ?? [], facts)), ...lintSpec(facts, found)];
};
/** At the ref no agent is asked, so what only asking shows of a skill that did not change is no fault of the branch's. */
async function splitSince(found, linted, { before, parts }) {
    const { source, cwd, measured } = linted;
    const at = before.source.root;
    const corpus = linted.corpus && (await readCorpus([run_options/* DEFAULT_CASES */.WQ], at).catch(() => null));
    const prefix = (0,lint_source/* prefixOf */.MT)(source.root, cwd);
    const old = { ...(0,omit/* omit */.c)(linted, 'measured', 'fresh'), source: before.source, cwd: at, corpus };
    const then = (await lintAll(old)).map((finding) => ({
        ...finding,
        file: `${prefix}${finding.file}`,
        subject: finding.subject === finding.file ? `${prefix}${finding.file}` : finding.subject,
    }));
    const { fresh, known } = (0,errors_since/* splitFindings */.n)(found, then, (0,changes/* formerFiles */.lP)(parts, prefix));
    if (!measured)
        return { fresh, known };
    const hashes = new Map(before.source.skills.map(({ path, hash }) => [`${prefix}${path}`, hash]));
    const kept = new Set(source.skills.map(({ path, hash }) => hashes.get(`${prefix}${path}`) === hash && `${prefix}${path}`));
    const asked = (0,errors_since/* splitFindings */.n)(fresh, await lintAll((0,omit/* omit */.c)(linted, 'measured'))).fresh;
    const innocent = new Set(asked.filter(({ file }) => kept.has(file)));
    return { fresh: fresh.filter((one) => !innocent.has(one)), known: [...known, ...innocent] };
}
/** Without `--cases` there may be none: most rules need no corpus. */
async function readCorpus(patterns, cwd) {
    const [only, ...more] = patterns;
    const isDefault = only === run_options/* DEFAULT_CASES */.WQ && more.length === 0;
    if (isDefault && !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, only)) && (await (0,corpus/* listCorpusFiles */.Kg)(patterns, cwd)).length === 0)
        return null;
    return (0,corpus/* loadCorpus */.xe)(patterns, { cwd, strict: true });
}
async function lintConfusables(cases, facts) {
    const { source, prefix } = facts;
    if (source.skills.length < 2)
        return [];
    try {
        const { tools } = await (0,route_index/* loadRouteIndex */.W)([source.root], source.root);
        return (0,look_alike_rule/* describeConfusables */.jK)((0,confusables/* findConfusables */.V)(tools, (0,look_alike_rule/* promptsOf */.jl)(cases, source), (0,vectors/* loadVectors */.t$)()), facts);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return [(0,look_alike_rule/* describeRefusal */.a2)(error, prefix)];
        throw error;
    }
}
function parseDisabled(words) {
    for (const word of words) {
        const rule = word.split(':')[0] ?? '';
        if (Object.hasOwn(finding/* RULES */.y0, rule))
            continue;
        const meant = (0,suggest/* suggest */.Z)(rule, Object.keys(finding/* RULES */.y0));
        throw new config_error/* ConfigError */.x(`--disable ${word}: unknown rule '${rule}'.`, {
            fix: meant ? `Did you mean '${meant}'?` : `the rules are ${Object.keys(finding/* RULES */.y0).join(', ')}.`,
        });
    }
    return new Set(words);
}


/***/ }),

/***/ 57599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ findTextChanges)
/* harmony export */ });
/* harmony import */ var _lib_delta_parts_shrunk_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77946);
/* harmony import */ var _lib_setup_source_list_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2299);
/* harmony import */ var _lib_skill_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37540);



async function findTextChanges({ kept, renamed }, texts) {
    const found = [];
    for (const { from, to } of [...kept, ...renamed])
        found.push(...(await compareTexts(from, to, texts)));
    return found;
}
async function compareTexts(from, to, { before, now, cases, ref, fileOf }) {
    const { kind, name } = to;
    const file = fileOf(to);
    if (kind === 'subagent' || kind === 'command') {
        const plain = { kind, id: name, file, description: '', files: new Map(), required: [], unnamed: [], others: [] };
        const textsOf = ({ text }) => ({ ...plain, body: (0,_lib_skill_body_js__WEBPACK_IMPORTED_MODULE_2__/* .belowFrontMatter */ .q)(text), body_line: 1 });
        return (0,_lib_delta_parts_shrunk_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .findShrunk */ .t)(textsOf(from), textsOf(to), ref);
    }
    const [then, own] = [findSkill(before, from), findSkill(now, to)];
    if (kind !== 'skill' || !then || !own || then.hash === own.hash)
        return [];
    const required = cases.flatMap((one) => one.kind === 'skill' && one.expected_skill === own.id ? one.required_files : []);
    const texts = [then.text, own.text];
    // A skill that the ref had may be gone, and its text stand here.
    const former = before.skills.filter(({ path }) => path !== then.path);
    const textsOf = async (source, skill) => ({
        ...{ kind, id: skill.id, file, body_line: skill.front_matter.body_line, body: (0,_lib_skill_body_js__WEBPACK_IMPORTED_MODULE_2__/* .bodyOf */ .E)(skill) },
        description: skill.description ?? '',
        ...(await (0,_lib_setup_source_list_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFiles */ .v)(source, skill, texts, required)),
        others: [...(source === now ? former : []), ...source.skills].flatMap((one) => one.path === skill.path ? [] : [[one.path, (0,_lib_skill_body_js__WEBPACK_IMPORTED_MODULE_2__/* .bodyOf */ .E)(one)]]),
    });
    return (0,_lib_delta_parts_shrunk_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .findShrunk */ .t)(await textsOf(before, then), await textsOf(now, own), ref);
}
const findSkill = ({ skills }, part) => skills.find(({ path }) => path === part.path);


/***/ }),

/***/ 9638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ openSourceAtRef)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/git-objects.js
var git_objects = __webpack_require__(25564);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
;// CONCATENATED MODULE: ./build/lib/io/files/unpack-tree.js
/** The files of a commit → the same files in a folder: those that a checkout still has come from there, and only the others are asked for. */





/** Each costs a request. */
const MOST_ASKED = 400;
/** False: there is no such file. Where too many would have to be asked for, a ConfigError says so. */
async function unpackTree(tree, { checkout, target, wanted, read }) {
    const listed = (await tree.entries?.()) ?? (await tree.list()).map((path) => ({ path, hash: '', mode: '100644' }));
    const entries = listed.filter(({ path }) => wanted(path) && !path.split('/').some(walk_tree/* isSkipped */.JR));
    for (const folder of new Set(entries.map(({ path }) => (0,external_node_path_.dirname)((0,external_node_path_.join)(target, path)))))
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const isRead = read(entries.map(({ path }) => path));
    const isAsked = ({ path, mode }) => mode.startsWith('100') && isRead(path);
    let changed = entries.filter((entry) => !takeOver(entry, (0,external_node_path_.join)(checkout, entry.path), (0,external_node_path_.join)(target, entry.path)));
    if (changed.filter(isAsked).length > MOST_ASKED) {
        // A folder was moved, most likely: the same bytes stand elsewhere.
        const places = await findMoved(checkout, new Set(entries.map(({ path }) => path)));
        changed = changed.filter((entry) => {
            const from = places.get(entry.hash);
            return from === undefined || !takeOver(entry, from, (0,external_node_path_.join)(target, entry.path));
        });
    }
    const asked = changed.filter(isAsked).length;
    if (asked > MOST_ASKED)
        throw new config_error/* ConfigError */.x(`${asked} files that declare or belong to something differ, more than the ${MOST_ASKED} that are read.`, {
            fix: 'compare with a commit that is nearer, or make the change in smaller steps.',
        });
    const files = changed.filter(({ mode }) => mode.startsWith('100'));
    const texts = await tree.readAll?.(files.filter(isAsked).map(({ path }) => path));
    for (const { path, mode } of files) {
        const text = isRead(path) ? (texts?.get(path) ?? (await tree.read(path))) : '';
        if (text === null)
            continue;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(target, path), text);
        if (mode === '100755')
            (0,external_node_fs_.chmodSync)((0,external_node_path_.join)(target, path), 0o755);
    }
    return entries.length > 0;
}
/** {git's hash: the file} of what the checkout has in places that the tree does not know. */
async function findMoved(checkout, known) {
    const paths = (await (0,walk_tree/* listTree */.nT)(checkout, '.')).filter((path) => !known.has(path)).map((path) => (0,external_node_path_.join)(checkout, path));
    return new Map(paths.map((path) => [(0,git_objects/* hashBlob */.Qm)((0,external_node_fs_.readFileSync)(path)), path]));
}
/** True where the checkout has the very same. Synchronous, because a turn of the thread pool costs more than a small file. */
function takeOver({ hash, mode }, from, to) {
    const facts = (0,external_node_fs_.lstatSync)(from, { throwIfNoEntry: false });
    const isLink = facts?.isSymbolicLink() === true;
    if (!facts || isLink !== (mode === '120000') || !(isLink || facts.isFile()))
        return false;
    const bytes = isLink ? Buffer.from((0,external_node_fs_.readlinkSync)(from)) : (0,external_node_fs_.readFileSync)(from);
    if ((0,git_objects/* hashBlob */.Qm)(bytes, hash) !== hash)
        return false;
    if (isLink)
        (0,external_node_fs_.symlinkSync)(bytes.toString(), to);
    else
        linkOrCopy(from, to);
    return true;
}
function linkOrCopy(from, to) {
    try {
        (0,external_node_fs_.linkSync)(from, to);
    }
    catch {
        // The two are on different disks.
        (0,external_node_fs_.copyFileSync)(from, to);
    }
}

// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 3 modules
var source_source = __webpack_require__(15363);
;// CONCATENATED MODULE: ./build/src/run/prepare/source-at-ref.js
/** The files of a ref → the source as it was there, in a folder that is removed again. */




/** What declares something, and all that belongs to a skill. */
function read(paths) {
    const skills = new Set(paths.filter((path) => external_node_path_.posix.basename(path) === 'SKILL.md').map((path) => external_node_path_.posix.dirname(path)));
    const isOfSkill = (folder) => skills.has(folder) || (folder.includes('/') && isOfSkill(external_node_path_.posix.dirname(folder)));
    return (path) => /\.(?:md|json|toml|ya?ml)$/.test(path) || isOfSkill(external_node_path_.posix.dirname(path));
}
/** root: the source's folder. Null where the ref has no such folder. */
async function openSourceAtRef(tree, { cwd, root, as }) {
    const folders = await (0,throwaway/* openTrialFolders */.OW)();
    try {
        // The copy of the working folder lies so deep that what is above it has a place too.
        const inside = (0,external_node_path_.relative)(cwd, root).replaceAll('\\', '/');
        const ups = inside.split('/').filter((name) => name === '..');
        const target = (0,external_node_path_.join)(folders.workspace, ...ups.map((_, at) => `${at}`));
        const above = ups.join('/');
        const wanted = (path) => (above === '' ? !path.startsWith('../') : !path.startsWith(`${above}/../`));
        const isThere = await unpackTree(tree, { checkout: cwd, target, wanted, read });
        const source = isThere ? await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(target, inside), as).catch(() => null) : null;
        if (source)
            return { source, cwd: target, close: folders.close };
    }
    catch (error) {
        await folders.close();
        throw error;
    }
    await folders.close();
    return null;
}


/***/ })

};
