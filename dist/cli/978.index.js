export const id = 978;
export const ids = [978];
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

/***/ 44831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pG: () => (/* binding */ readBranch),
  pc: () => (/* binding */ readBranchAfter)
});

// UNUSED EXPORTS: unreadBranch

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 222 modules
var lib_agents = __webpack_require__(44721);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/delta/parts/changes.js
var parts_changes = __webpack_require__(87225);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/setup/corpus/corpus.js
var corpus_corpus = __webpack_require__(56223);
// EXTERNAL MODULE: ./build/lib/setup/source/list-parts.js
var list_parts = __webpack_require__(2299);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 3 modules
var source_source = __webpack_require__(15363);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/src/run/execute/locations.js
var locations = __webpack_require__(32623);
// EXTERNAL MODULE: ./build/src/run/prepare/source-at-ref.js + 1 modules
var source_at_ref = __webpack_require__(9638);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/src/check/branch-offers.js



/** Where it is, if its name does not say that, and how it is listed. */
function describeNew(part, { source, results, now, file }) {
    const listed = describeListed(part, source, results);
    const isTwin = (one) => one !== part && one.kind === part.kind && (0,bare_id/* bareId */.y)(one.name) === (0,bare_id/* bareId */.y)(part.name);
    const is_bare = part.kind !== 'skill' && listed === '';
    const place = is_bare || now.some(isTwin) ? `${is_bare ? 'declared ' : ''}in \`${file}\`` : '';
    return [place, listed].filter(Boolean).join(', ');
}
/** What each agent of the batch makes of a new part; '' where no request showed it. */
function describeListed(part, source, results) {
    const rows = part.kind === 'skill' ? rowsOfSkill(part, source, results) : rowsOfPart(part, results);
    const as = (...states) => rows.filter(({ offer }) => states.includes(offer));
    const on = (found) => found.map(({ agent }) => agent).join(', ');
    const [full, bare] = [as('full', 'cut'), as('name_only')];
    const absent = as('absent').map(({ agent, reason }) => `${agent}${reason ? ` (${(0,text_escape/* oneLine */.TN)(reason, 200)})` : ''}`);
    return [
        full.length && `listed on ${on(full)}`,
        bare.length && `by name alone on ${on(bare)}`,
        absent.length && `not on ${absent.join(', ')}`,
    ]
        .filter(Boolean)
        .join('; ');
}
function rowsOfSkill({ path }, source, { offers }) {
    const skill = source.skills.find((one) => one.path === path);
    return Object.entries(offers).flatMap(([agent, skills]) => {
        const found = skill && skills[(0,find_skill/* nameSkill */.xj)(skill, source)];
        return found ? [{ agent, ...found }] : [];
    });
}
/** No model is shown a hook, and whether it ran is another matter. */
const rowsOfPart = ({ kind, name, path }, { parts = {} }) => Object.entries(parts).flatMap(([agent, all]) => all.flatMap((row) => {
    // A server shares its file with others.
    const is_same = row.kind === kind && row.path === path && (kind !== 'mcp_server' || row.name === name);
    const offer = row.listed_as.length > 0 ? 'full' : 'absent';
    return is_same && kind !== 'hook' ? [{ agent, offer, reason: row.reason }] : [];
}));
/** Only of what is new: what agents list of the rest is compared with the baseline. */
function measuredOf({ offers, environment }, source, fresh) {
    const skills = source.skills.filter(({ path }) => fresh.has(path));
    return Object.fromEntries(Object.entries(offers).flatMap(([agent, listed]) => {
        const { version, install } = environment.agents[agent] ?? {};
        if (!version)
            return [];
        const own = skills.flatMap((skill) => {
            const offer = listed[(0,find_skill/* nameSkill */.xj)(skill, source)];
            return offer ? [[skill.path, offer]] : [];
        });
        const exhausted = Object.values(listed).some(({ over }) => over !== undefined);
        return [[agent, { version, install: install, offers: new Map(own), exhausted }]];
    }));
}

// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/report/findings/why.js
var findings_why = __webpack_require__(84200);
;// CONCATENATED MODULE: ./build/src/check/describe-error.js


/** An agent that lists one skill of a name may leave out the one that was there before: the other is what to change. */
function laterTwin({ rule, subject }, skills, later) {
    const named = rule === 'skill-offer' ? skills.filter(({ id }) => id === subject) : [];
    const [twin, ...more] = named.filter(({ path }) => later.has(path));
    return twin && more.length === 0 && named.length > 1 ? twin : null;
}
function describeError({ rule, subject, file, line, message, consequences, fix }, { offers }) {
    const agents = Object.keys(consequences);
    const kind = rule.startsWith('skill-') ? 'skill' : rule.startsWith('hook-') ? 'hook' : null;
    const why = Object.entries(consequences).map(([agent, words]) => (agents.length > 1 ? `${agent}: ${words}` : words));
    // The reasons of an offer end in their fixes.
    const fixes = agents.length === 1 ? ((0,get_own/* getOwn */.N)(offers[agents[0] ?? ''], subject)?.fixes ?? []) : [];
    const own = rule === 'skill-offer'
        ? fixes.join(', or ') || null
        : fix.replace(/\s*If this is intended, pass --disable \S+\.$/, '');
    return {
        ...{ delta: 'BROKEN', kind, name: subject, rule, file, line, agents, message },
        ...{ why: (0,findings_why/* withoutFixes */.A)(why.join(' '), fixes) || null, fix: own },
    };
}

// EXTERNAL MODULE: ./build/src/check/errors-since.js
var errors_since = __webpack_require__(5432);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 26 modules
var lint_source = __webpack_require__(33464);
// EXTERNAL MODULE: ./build/lib/agents/project/reach.js
var reach = __webpack_require__(39602);
;// CONCATENATED MODULE: ./build/src/check/part-readers.js
/** A part of a source → the agents that have it, as they were given the source. */


const readersOf = (part, source, agents) => agents.filter((one) => reads(part, source, one)).map(({ key }) => key);
function reads({ kind, name, path }, source, { agent, install }) {
    const { parts, hook_facts, subagents, foreign_hooks } = agent;
    switch (kind) {
        case 'skill': {
            const skill = source.skills.find((one) => one.path === path);
            return skill !== undefined && !(0,reach/* isUnread */.KJ)(agent, skill, { source, install });
        }
        case 'subagent':
            return (parts.subagents !== null &&
                (install === 'project' ? subagents.folders.some((folder) => path.startsWith(`${folder}/`)) : !(0,agent_key/* isBare */.JE)(install)));
        case 'command':
            return parts.commandName !== null && !(0,agent_key/* isBare */.JE)(install);
        case 'hook':
            // Another method is chosen for cases about hooks where the usual one brings none.
            return hook_facts.events.some((event) => name.startsWith(`${event}: `)) && !foreign_hooks.test(path);
        case 'mcp_server':
            return install === 'project' || !(0,agent_key/* isBare */.JE)(install);
    }
}

// EXTERNAL MODULE: ./build/lib/baseline/offers.js
var offers = __webpack_require__(34619);
// EXTERNAL MODULE: ./build/lib/lint/offer/unbudgeted-offer.js
var unbudgeted_offer = __webpack_require__(66341);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/src/check/pushed-out.js






function findPushedOut({ before, now, agents, results, baseline, ref, fileOf }) {
    const unrecorded = agents.filter(({ key }) => baseline === null || !(0,offers/* knowsOffers */.e)(baseline, key));
    const then = new Map(before.skills.map((skill) => [skill.path, skill]));
    return now.skills.flatMap((skill) => {
        const old = then.get(skill.path);
        // One that changed itself may be its own cause.
        if (old?.hash !== skill.hash)
            return [];
        const lost = unrecorded.flatMap(({ key, agent, install, vendor_model }) => {
            const offer = (0,get_own/* getOwn */.N)((0,get_own/* getOwn */.N)(results.offers, key), (0,find_skill/* nameSkill */.xj)(skill, now));
            if (!offer?.over || offer.offer === 'full')
                return [];
            const had = (0,unbudgeted_offer/* predictWhole */.r)({ agent, context: { source: before, install, vendor_model } }).get(old);
            return had?.offer === 'full' ? [{ key, offer, over: offer.over }] : [];
        });
        const [first] = lost;
        if (!first)
            return [];
        const { by, unit } = first.over;
        return [
            {
                ...{ delta: 'SHRUNK', kind: 'skill', name: skill.id, rule: null, file: fileOf(skill), line: null },
                agents: lost.map(({ key }) => key),
                message: WORDS[first.offer.offer],
                why: (0,sentence/* joinSentences */.DP)([
                    `the skill is as it is on \`${ref}\`, where the listing has room for it: what this branch added took that room`,
                    ...(first.offer.reason === null ? [] : [first.offer.reason]),
                ]),
                fix: `shorten the descriptions that are new or longer${by === null ? '' : ` by ${(0,count/* thousands */.o)(by)} ${unit} in all`}`,
            },
        ];
    });
}
const WORDS = {
    absent: 'it is no longer listed',
    name_only: 'its description is no longer listed, only its name',
    cut: 'its description is listed in part only',
    full: '',
};

// EXTERNAL MODULE: ./build/src/check/text-changes.js
var text_changes = __webpack_require__(57599);
;// CONCATENATED MODULE: ./build/src/check/read-branch.js
/** A run, its results and the files of its ref → what the branch did to parts that no case may name, and the errors that it brings. */


















/** Null where the ref has nothing of this source: then there is nothing to compare with. */
async function readBranch(run, results, where) {
    const { cwd } = where;
    const { tree: tip } = run.baselines;
    if (!tip)
        return null;
    // What came to the ref since is not what the branch did.
    const tree = (await tip.began?.().catch(() => null)) ?? tip;
    const at = { cwd, root: run.source.root, as: run.options.as };
    const before = await (0,source_at_ref/* openSourceAtRef */._)(tree, at).catch(unreadBranch);
    if (before === null || 'unread' in before)
        return before;
    try {
        const [then, now] = [await (0,list_parts/* listParts */.Z)(before.source), await (0,list_parts/* listParts */.Z)(run.source)];
        return then.length === 0 ? null : await compare(run, results, { ...where, before, then, now });
    }
    finally {
        await before.close();
    }
}
/** A report without it is still one, but says so. */
const unreadBranch = (error) => ({
    ...{ changes: [], known_errors: 0 },
    unread: error instanceof config_error/* ConfigError */.x ? error.problem : error instanceof Error ? error.message : String(error),
});
/** The same after the run; null where the source here is not the one that was measured. */
async function readBranchAfter(results, baselines, { cases, cwd }) {
    const { source: folder, as } = results.options;
    if (!baselines.tree || typeof folder !== 'string')
        return null;
    try {
        const options = { as: had_as/* SOURCE_AS */.L.find((way) => way === as), cases: [...cases] };
        const source = await (0,source_source/* readSource */.o)((0,external_node_path_.resolve)(cwd, folder), options.as);
        if (source.hash !== results.environment.skills_hash)
            return null;
        const corpus = await (0,corpus_corpus/* loadCorpus */.xe)(options.cases, { cwd, strict: false });
        const names = Object.keys(results.environment.agents);
        const agents = (0,agent_key/* parseAgentKeys */.F8)(names, lib_agents/* AGENT_NAMES */.RO).map((key) => ({ key }));
        return await readBranch({ options, source, corpus, agents, baselines }, results, { cwd });
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return null;
        throw error;
    }
}
async function compare(run, results, { cwd, before, then, now, ...at }) {
    const { source } = run;
    const prefix = (0,lint_source/* prefixOf */.MT)(source.root, cwd);
    const folder = at.folder ?? (0,external_node_path_.relative)((0,locations/* findRepository */.W)(cwd), cwd).replaceAll('\\', '/');
    const toRoot = (file) => external_node_path_.posix.join(folder, file);
    const parts = (0,parts_changes/* findPartChanges */.c3)(then, now);
    const { fresh, gone, renamed } = parts;
    const fileOf = ({ path }) => toRoot(`${prefix}${path}`);
    const ref = run.baselines.ref?.name ?? 'the ref';
    const plain = { rule: null, line: null, agents: [], why: null, fix: null };
    const measured = measuredOf(results, source, new Set(fresh.map(({ path }) => path)));
    const keys = run.agents.map(({ key }) => key);
    const had = (0,lint_source/* listLinted */.rh)({ source: before.source, corpus: null, keys, measured });
    const changes = [
        ...gone.map((part) => {
            const { kind, name } = part;
            const file = fileOf(part);
            const message = part.text === '' ? `\`${file}\` no longer declares it` : `\`${file}\` is gone`;
            const agents = readersOf(part, before.source, had);
            const why = `this branch took it away, and ${agents.length === 0 && had.length > 0 ? 'no agent of this batch reads it' : 'no case that ran asks for it'}`;
            const fix = `restore \`${file}\``;
            return { ...plain, delta: 'REMOVED', kind, name, file, agents, message, why, fix };
        }),
        ...renamed.map(({ from, to }) => {
            const { kind, name } = from;
            const message = kind === 'hook'
                ? `it runs \`${to.name.replace(/^\w+: /, '')}\` now`
                : `it is now \`${to.name}\`, in \`${fileOf(to)}\``;
            return { ...plain, delta: 'RENAMED', kind, name, file: fileOf(to), agents: [], message };
        }),
        ...fresh.map((part) => {
            const { kind, name } = part;
            const message = describeNew(part, { source, results, now, file: fileOf(part) });
            return { ...plain, delta: 'NEW', kind, name, file: fileOf(part), agents: [], message };
        }),
    ];
    const texts = { before: before.source, now: source, cases: run.corpus.cases, ref, fileOf };
    changes.push(...(await (0,text_changes/* findTextChanges */.m)(parts, texts)));
    const listings = { before: before.source, now: source, agents: had, results, ref, fileOf };
    changes.push(...findPushedOut({ ...listings, baseline: run.baselines.ref?.baseline ?? null }));
    const former = (0,parts_changes/* formerFiles */.lP)(parts, prefix);
    const later = (0,parts_changes/* freshSkills */.RE)(parts);
    const { errors, known } = await findErrors(run, { cwd, before, former, measured, fresh: later });
    const emptied = new Set(changes.flatMap(({ delta, file }) => (delta === 'BROKEN' ? [file] : [])));
    for (const error of errors) {
        const file = toRoot(error.file);
        if (error.rule === 'skill-body' && emptied.has(file))
            continue;
        const twin = laterTwin(error, source.skills, later);
        const clash = twin && {
            file: toRoot(`${prefix}${twin.path}`),
            fix: `rename the skill in \`${toRoot(`${prefix}${twin.path}`)}\`: another one had its name before`,
        };
        changes.push({ ...describeError(error, results), file, ...clash });
    }
    return { changes, known_errors: known };
}
/** The ref is only asked where there is something to compare. */
async function findErrors(run, { cwd, before, former, measured, fresh }) {
    const keys = run.agents.map(({ key }) => key);
    const then = await (0,corpus_corpus/* loadCorpus */.xe)(run.options.cases, { cwd: before.cwd, strict: false }).catch((error) => {
        if (error instanceof config_error/* ConfigError */.x)
            return null;
        throw error;
    });
    const isError = ({ severity }) => severity === 'error';
    const own = { cwd, source: run.source, corpus: then && run.corpus, keys, baseline: null, measured, fresh };
    const found = (await (0,lint_source/* lintSource */.nr)(own)).filter(isError);
    if (found.length === 0)
        return { errors: [], known: 0 };
    const old = { cwd: before.cwd, source: before.source, corpus: then, keys, baseline: null };
    const since = (0,errors_since/* splitFindings */.n)(found, (await (0,lint_source/* lintSource */.nr)(old)).filter(isError), former);
    return { errors: since.fresh, known: since.known.length };
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

/***/ 26639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  St: () => (/* binding */ readChanges),
  b$: () => (/* binding */ readCheckout),
  H8: () => (/* binding */ refOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/lib/text/compare-lines.js
/** A text before and after → the lines between which they differ and, where that is one line, the piece of it that does. */
/** Null where both texts are the same; line endings do not count. */
function compareLines(before, after) {
    const [then, now] = [linesOf(before), linesOf(after)];
    const start = sharedStart(then, now);
    if (start === then.length && start === now.length)
        return null;
    const end = sharedEnd(then, now, start);
    const first = Math.min(start + 1, Math.max(1, now.length));
    const last = Math.max(first, now.length - end);
    const [removed, added] = [then.length - end - start, now.length - end - start];
    const one = removed === 1 && added === 1;
    return {
        lines: { first, last },
        removed: added === 0 ? { first: start + 1, last: start + removed } : null,
        added: removed === 0,
        piece: one ? comparePiece(then[start] ?? '', now[start] ?? '') : null,
    };
}
const linesOf = (text) => text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
function sharedStart(a, b) {
    let at = 0;
    while (at < a.length && at < b.length && a[at] === b[at])
        at++;
    return at;
}
function sharedEnd(a, b, start) {
    let at = 0;
    while (at < Math.min(a.length, b.length) - start && a[a.length - 1 - at] === b[b.length - 1 - at])
        at++;
    return at;
}
/** So much of what both lines share is shown on each side, and so much of what differs. */
const AROUND = 24;
const MOST = 80;
/** Whole words: a word of which one letter changed is shown whole. */
function comparePiece(before, after) {
    const start = sharedStart(before, after);
    const end = sharedEnd(before, after, start);
    const left = before.slice(0, start);
    const right = end === 0 ? '' : before.slice(-end);
    const head = /\S*$/.exec(left)?.[0].slice(-AROUND) ?? '';
    const tail = /^\S*/.exec(right)?.[0].slice(0, AROUND) ?? '';
    const show = (line) => {
        const middle = line.slice(start, line.length - end);
        const cut = middle.length > MOST ? `${middle.slice(0, MOST)}…` : middle;
        const piece = `${head}${cut}${tail}`;
        return `${head.length < left.trimStart().length ? '…' : ''}${piece.trim()}${tail.length < right.trimEnd().length ? '…' : ''}`;
    };
    return { before: show(before), after: show(after) };
}

;// CONCATENATED MODULE: ./build/lib/delta/file-changes.js
/** Files at the ref and as judged → how each of them differs, and what changed of the files that a script among them names. */


const SCRIPT = /\.(?:[cm]?[jt]s|py|sh|bash|rb|pl|php|lua)$/;
/** A script may name many; each costs a request. */
const MOST_NAMED = 20;
async function findChanges(files, trees) {
    const found = new Map();
    for (const file of files) {
        const change = await findChange(file, trees);
        if (change)
            found.set(file, change);
    }
    const named_by = new Map();
    for (const [file, { state }] of found) {
        if (state !== 'same' || !SCRIPT.test(file))
            continue;
        const changed = [];
        for (const named of await listNamed(file, trees)) {
            const change = found.get(named) ?? (await findChange(named, trees));
            if (change && change.state !== 'same')
                changed.push(change);
        }
        if (changed.length > 0)
            named_by.set(file, changed);
    }
    return { ref: trees.ref, files: found, named_by };
}
/** Null where it is in neither. */
async function findChange(file, trees) {
    const [before, after] = [await trees.base.read(file), await trees.head.read(file)];
    const plain = { file, from: null, lines: null, piece: null, removed: null, added: false };
    if (before === null && after === null)
        return null;
    if (after === null)
        return { ...plain, state: 'gone' };
    if (before === null) {
        const from = await findFormer(file, trees);
        return from === null ? { ...plain, state: 'new' } : { ...plain, state: 'moved', from };
    }
    const difference = compareLines(before, after);
    return difference ? { ...plain, state: 'changed', ...difference } : { ...plain, state: 'same' };
}
/** A file of the same name in a folder of the same name that is no longer there. */
async function findFormer(file, { base, head }) {
    const own = lastTwo(file);
    const candidates = (await base.list()).filter((path) => path !== file && lastTwo(path) === own);
    for (const path of candidates.slice(0, MOST_NAMED))
        if ((await head.read(path)) === null)
            return path;
    return null;
}
const lastTwo = (file) => file.split('/').slice(-2).join('/');
/** Files beside it or further up in its plugin whose names, without the extension, stand in the script. */
async function listNamed(script, { base, head }) {
    const text = (await head.read(script)) ?? '';
    const words = new Set(text.match(/[\w-]{3,}/g));
    const plugin = external_node_path_.posix.dirname(external_node_path_.posix.dirname(script));
    const root = plugin === '.' ? '' : `${plugin}/`;
    const isNamed = (file) => words.has(external_node_path_.posix.basename(file).replace(/\..*$/, ''));
    const isPart = (file) => SCRIPT.test(file) || /\.(?:json|ya?ml|toml|txt)$/.test(file);
    const files = (await base.list()).filter((file) => file !== script && file.startsWith(root));
    return files.filter((file) => isPart(file) && isNamed(file)).slice(0, MOST_NAMED);
}

// EXTERNAL MODULE: ./build/lib/report/findings/group-deltas.js
var group_deltas = __webpack_require__(71773);
// EXTERNAL MODULE: ./build/src/run/execute/locations.js
var locations = __webpack_require__(32623);
;// CONCATENATED MODULE: ./build/src/run/conclude/changes.js
/** What was judged and the files at its ref → how the files that its findings rest on differ. */





const refOf = ({ baselines: { ref, tree } }) => ({ ref, base: tree });
/** undefined where nothing is to be explained, or the files at the ref cannot be read. A report without it is still one. */
async function readChanges(judged, { ref, base, head, folder }) {
    if (!ref || !base)
        return undefined;
    const files = (0,group_deltas/* listSubjectFiles */.UK)(judged);
    if (files.length === 0)
        return undefined;
    const inside = (file) => external_node_path_.posix.relative(folder, file);
    let listed = null;
    const list = () => {
        listed ??= base.list().then((paths) => paths.map((path) => external_node_path_.posix.join(folder, path)));
        return listed;
    };
    const known = async (file) => ((await list()).includes(file) ? base.read(inside(file)) : null);
    try {
        return await findChanges(files, {
            ref: ref.name,
            base: { read: known, list },
            head: { read: (file) => head.read(inside(file)) },
        });
    }
    catch {
        return undefined;
    }
}
const MOST_BYTES = 1_000_000;
/** The checkout, by paths from the working folder; of links, which may lead anywhere, nothing is read. */
function readCheckout(cwd) {
    const root = (0,locations/* findRepository */.W)(cwd);
    return {
        folder: (0,external_node_path_.relative)(root, cwd).replaceAll('\\', '/'),
        head: {
            async read(file) {
                const path = (0,external_node_path_.join)(cwd, file);
                const inside = (0,external_node_path_.relative)(root, path);
                if (inside.startsWith('..') || inside.split('/').includes('.git'))
                    return null;
                try {
                    const real = await (0,promises_.realpath)(path);
                    const facts = await (0,promises_.stat)(real);
                    if (real !== (0,external_node_path_.join)(await (0,promises_.realpath)(root), inside) || !facts.isFile() || facts.size > MOST_BYTES)
                        return null;
                    return await (0,promises_.readFile)(real, 'utf8');
                }
                catch {
                    return null;
                }
            },
        },
    };
}


/***/ }),

/***/ 2762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions),
/* harmony export */   X: () => (/* binding */ compareRun)
/* harmony export */ });
/* harmony import */ var _lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90951);
/** A prepared run and its results → the comparison with its baselines. */

function compareRun({ options, baselines, compared, plan }, results, branch, more = {}) {
    const { current, ref } = baselines;
    return (0,_lib_delta_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBaselines */ .Sc)({
        results,
        current,
        ref,
        plan,
        ...compared,
        branch,
        options: { ...gateOptions(options), accept: options.accept, ...more },
    });
}
function gateOptions(options) {
    const fail_on = [...options.fail_on, ...(options.fail_on_infra ? ['infra'] : [])];
    return { fail_on, infra_tolerant: options.infra_tolerant };
}


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
