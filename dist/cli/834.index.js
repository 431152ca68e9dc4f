export const id = 834;
export const ids = [834];
export const modules = {

/***/ 48556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ applyClauses),
/* harmony export */   XU: () => (/* binding */ lostFrom),
/* harmony export */   g_: () => (/* binding */ became),
/* harmony export */   wT: () => (/* binding */ coversId)
/* harmony export */ });
/* harmony import */ var _text_bare_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56424);
/** What a comparison of two versions of a case is made of: one clause per field, each of which says in words what the newer version no longer demands. */

function applyClauses(clauses, then, now, view) {
    return Object.values(clauses).flatMap((clause) => clause?.(then, now, view) ?? []);
}
/** The same skill or agent, or a narrower name for it: `kit:alpha` asks for no less than `alpha`. */
function coversId(now, then) {
    const [narrow, wide] = [now.toLowerCase(), then.toLowerCase()];
    return narrow === wide || (0,_text_bare_id_js__WEBPACK_IMPORTED_MODULE_0__/* .bareId */ .yW)(narrow) === wide;
}
/** Of a list whose entries must all hold: those that no entry of the newer list stands for. */
function lostFrom(field, then, now, stays) {
    const lost = then.filter((id) => stays(id) && !now.some((other) => coversId(other, id)));
    return lost.length ? [`${field} no longer has ${lost.join(', ')}`] : [];
}
const became = (field, then, now) => `${field} ${show(then)} became ${show(now)}`;
const show = (value) => (value === undefined ? 'none' : String(value));


/***/ }),

/***/ 23624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FEWER_AGENTS),
/* harmony export */   U: () => (/* binding */ SHARED_FIELDS)
/* harmony export */ });
/* harmony import */ var _contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71864);
/* harmony import */ var _clause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48556);
/** Two versions of the fields that every kind of case has \u2192 what the newer one no longer demands. */


const THRESHOLDS = ['any', 'majority', 'all'];
/** Begins what is said of a case that an agent no longer runs. */
const FEWER_AGENTS = 'its list `agents` no longer has ';
const SHARED_FIELDS = {
    kind: null,
    case_id: null,
    reason: null,
    timeout_seconds: null,
    workspace: null,
    skip: (then, now) => (now.skip !== undefined && then.skip === undefined ? [`skip was added: "${now.skip}"`] : []),
    agents: (then, now, { agent }) => (names(then, agent) && !names(now, agent) ? [`${FEWER_AGENTS}${agent}`] : []),
    // A category selects. It matters only where the newer one is no longer selected.
    category: (then, now, { ran }) => !ran && now.category !== then.category
        ? [`${(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('category', then.category || 'none', now.category || 'none')}, which is not selected here`]
        : [],
    trials: (then, now, view) => {
        const [before, after] = [trialsOf(then, view), trialsOf(now, view)];
        if (after < before)
            return [(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('trials', before, after)];
        // One pass in five tries is easier to get than one in one.
        return after > before && thresholdOf(now, view) === 'any'
            ? [`${(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('trials', before, after)}, any of which may pass`]
            : [];
    },
    pass_threshold: (then, now, view) => {
        const [before, after] = [thresholdOf(then, view), thresholdOf(now, view)];
        return THRESHOLDS.indexOf(after) < THRESHOLDS.indexOf(before) ? [(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('pass_threshold', before, after)] : [];
    },
    min_offer: (then, now, view) => {
        const [before, after] = [minOfferOf(then, view), minOfferOf(now, view)];
        return rankOffer(after) < rankOffer(before) ? [(0,_clause_js__WEBPACK_IMPORTED_MODULE_1__/* .became */ .g_)('min_offer', before, after)] : [];
    },
};
function names({ agents }, agent) {
    return agents === undefined || agents.some((name) => name === agent || name === (0,_contract_agent_key_js__WEBPACK_IMPORTED_MODULE_0__/* .agentName */ .Lp)(agent));
}
const trialsOf = ({ trials, kind }, { settings }) => trials ?? (kind === 'suite' ? (settings.suite_trials ?? 3) : (settings.trials ?? 1));
const thresholdOf = ({ pass_threshold }, { settings }) => pass_threshold === 'any' ? (settings.pass_threshold ?? 'any') : pass_threshold;
const minOfferOf = ({ min_offer }, { settings }) => min_offer === 'any' ? (settings.min_offer ?? 'any') : min_offer;
/** any < name_only < 1 % \u2026 100 % = full. */
function rankOffer(offer) {
    if (offer === 'any')
        return -1;
    return offer === 'name_only' ? 0 : offer === 'full' ? 100 : Number.parseInt(offer, 10);
}


/***/ }),

/***/ 44257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f$: () => (/* binding */ findDeliveryLoss),
/* harmony export */   pD: () => (/* binding */ describeDeliveryLoss),
/* harmony export */   zm: () => (/* binding */ reasonOfDeliveryLoss)
/* harmony export */ });
/* harmony import */ var _baseline_deliveries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99400);
/* harmony import */ var _contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34615);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56022);
/* harmony import */ var _offers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21674);
/** A row and the ref baseline \u2192 whether less of the skill's text reaches the model than before. */




const RANK = { empty: 0, none: 0, other: 0, cut: 1, full: 2 };
/** Null for a skill that no text came of, since that case does not pass; and where the ref does not know. */
function findDeliveryLoss(result, ref) {
    const { delivery: after, expected_skill: skill, agent } = result ?? {};
    if (!ref || !after || !skill || !agent || RANK[after.state] === 0)
        return null;
    const before = (0,_baseline_deliveries_js__WEBPACK_IMPORTED_MODULE_2__/* .findDelivery */ .I)(ref, agent, skill);
    if (before === null || after.state === 'full')
        return null;
    if (before === 'full')
        return { before, after };
    const worse = RANK[after.state] < RANK[before.state] || after.kept_chars * 2 < before.kept_chars;
    return worse ? { before, after } : null;
}
/** Why it is accepted: the current `$deliveries` records as much, with a reason that the ref does not have. */
function reasonOfDeliveryLoss({ agent, expected_skill }, { after }, { current, ref }, { accept }) {
    const find = (from) => (0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_3__/* .getOwn */ .N)(from?.$deliveries?.[agent], expected_skill ?? '');
    const now = find(current);
    if (accept !== 'with_reason' || now?.state !== after.state || after.kept_chars * 2 < now.kept_chars)
        return null;
    return (0,_offers_js__WEBPACK_IMPORTED_MODULE_1__/* .freshReason */ .fc)(now, find(ref?.baseline));
}
function describeDeliveryLoss({ before, after }) {
    const was = before === 'full' ? 'all of its text' : (0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(before);
    return `the model was given ${was} and is now given ${(0,_contract_delivery_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSize */ .jt)(after)}; ${after.why ?? ''}`;
}


/***/ }),

/***/ 87225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ freshSkills),
/* harmony export */   RZ: () => (/* binding */ renamedSkills),
/* harmony export */   c3: () => (/* binding */ findPartChanges),
/* harmony export */   dW: () => (/* binding */ listRenamings),
/* harmony export */   lP: () => (/* binding */ formerFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3141);
/** The parts of a source at a ref and now \u2192 those that are new, gone or known by another name. */


function findPartChanges(before, now) {
    const changes = { fresh: [], gone: [], renamed: [], kept: [] };
    let left = [...now];
    const pair = (open, as, isSame) => open.filter((from) => {
        const at = left.findIndex((to) => to.kind === from.kind && isSame(from, to));
        if (at >= 0)
            changes[as].push({ from, to: left.splice(at, 1)[0] });
        return at < 0;
    });
    const moved = pair(before, 'kept', (from, to) => to.name === from.name && to.path === from.path);
    // A file in its place is what it was, although it may have taken the name of one that is gone.
    const other = pair(moved, 'renamed', (from, to) => isInPlace(from, to) && (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .isLike */ .ON)(from.text, to.text));
    // Of copies the one may be renamed alone: the other, which keeps the name, is left behind.
    const isThere = (path) => now.some((to) => to.path === path);
    const whole = pair(other, 'renamed', (from, to) => {
        const isLeft = from.places?.some(isThere) && !isThere(from.path) && !before.some(({ path }) => path === to.path);
        return Boolean(isLeft) && to.name !== from.name && folderOf(from) === folderOf(to) && (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .isLike */ .ON)(from.text, to.text);
    });
    const named = pair(whole, 'kept', (from, to) => to.name === from.name);
    // Of equal copies one may have changed alone, or be equal again: each is what it was.
    const isAlone = (from, to) => !(from && to && changes.kept.unshift({ from, to }));
    const unnamed = named.filter((from) => isAlone(from, now.find((to) => isCopy(to, from))));
    left = left.filter((to) => isAlone(before.find((from) => isCopy(from, to)), to));
    const unplaced = pair(unnamed, 'renamed', isInPlace);
    changes.gone = pair(unplaced, 'renamed', (from, to) => (0,_text_said_js__WEBPACK_IMPORTED_MODULE_1__/* .isLike */ .ON)(from.text, to.text));
    changes.fresh = left;
    return changes;
}
const folderOf = ({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, '../..');
const isCopy = (one, other) => one.name === other.name && one.places?.includes(other.path) === true;
const isInPlace = (from, to) => to.path === from.path && eventOf(to.name) === eventOf(from.name);
/** Paths of the skills that came, or got their names, after the ref. */
const freshSkills = ({ fresh, renamed }) => new Set([...fresh, ...renamed.map(({ to }) => to)].flatMap(({ kind, path }) => (kind === 'skill' ? [path] : [])));
/** {name of a skill at the ref, or the folder by which a case called it there: its name now}. */
function renamedSkills({ renamed, kept, fresh, gone }) {
    const of = (pairs) => pairs.filter(({ to }) => to.kind === 'skill');
    const skills = of([...kept, ...renamed]);
    const taken = new Set([...fresh, ...gone, ...skills.map(({ to }) => to)].flatMap(namesOf));
    return new Map([
        ...skills.flatMap(({ from, to }) => namesOf(from).flatMap((id) => (taken.has(id) ? [] : [[id, to.name]]))),
        ...of(renamed).map(({ from, to }) => [from.name, to.name]),
    ]);
}
/** A case may name a skill by its folder, too, which is enough of a new name. */
const listRenamings = ({ renamed, kept, gone }) => [...renamed, ...kept].flatMap(({ from, to }) => {
    const before = namesOf(from).filter((id) => !gone.some(({ name }) => name === id));
    const now = to.kind === 'skill' ? namesOf(to) : [];
    return new Set([...before, to.name, ...now]).size > 1 ? [{ name: from.name, before, now }] : [];
});
const namesOf = ({ kind, name, path }) => kind === 'skill' ? [name, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path))] : [name];
/** {file of a part: where it was}, by paths from where findings name them. */
const formerFiles = ({ kept, renamed }, prefix) => new Map([...kept, ...renamed].map(({ from, to }) => [`${prefix}${to.path}`, `${prefix}${from.path}`]));
/** Of a hook, whose name is its event and its command. */
const eventOf = (name) => /^(\w+): /.exec(name)?.[1] ?? null;


/***/ }),

/***/ 42624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ findShrunk)
});

// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(34685);
// EXTERNAL MODULE: ./build/lib/skill/body.js
var skill_body = __webpack_require__(37540);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/said.js
var text_said = __webpack_require__(3141);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/lib/delta/parts/lost-file.js
/** A part's texts, and a file that they name and that is gone \u2192 where it is named, and what to do. */

const linesWith = (text, path) => text.split('\n').flatMap((line, index) => (names(line, path) ? [index] : []));
/** `../../a.md` is not what `../../../a.md` names. */
const names = (text, path) => text.replaceAll(`../${path}`, '').includes(path);
const inFolder = (path, { file }) => external_node_path_.posix.join(external_node_path_.posix.dirname(file), path);
/** The line that names such a file, and what to do. stays, to: where it is now. */
const deletion = (path, now, stays, to) => {
    const { file, body, body_line, files, required } = now;
    const [line = null, ...more] = linesWith(body, path).map((index) => body_line + index);
    const beside = [...files].flatMap(([other, text]) => linesWith(text, path).map((index) => `${other}:${index + 1}`));
    const too = [...(more.length > 0 ? [`${more.length > 1 ? 'lines' : 'line'} ${more.join(', ')}`] : []), ...beside];
    const also = too.length > 0 ? `, ${line ? 'also ' : ''}on ${too.join(', ')}` : '';
    const cases = required.includes(path)
        ? ', and write a new `reason` into each case whose `required_files` loses it'
        : '';
    const or = `; or, if it is to go, remove what still refers to it${also}${cases}: the check then no longer fails, but asks a reviewer to look (gate inconclusive)`;
    if (stays)
        return { file, line, fix: `it is in \`${stays}\`: move or copy it to \`${inFolder(path, now)}\`` };
    if (to) {
        const [change, back] = [`change it to \`${to}\`${also}`, `move it back to \`${inFolder(path, now)}\``];
        const leaves = to.startsWith('../') && !path.startsWith('../');
        // Some agents get a copy of the skill's folder.
        const fix = leaves ? `${back}, or ${change}; copies of the skill are then without it` : `${change}, or ${back}`;
        return { file, line, fix };
    }
    const fix = `restore \`${inFolder(path, now)}\`${line || too.length > 0 || cases ? or : ' if an agent still needs what it says'}`;
    return { file, line, fix };
};

;// CONCATENATED MODULE: ./build/lib/delta/parts/shrunk-texts.js





/** Most of it is in what the skill has now and had not: the file was renamed, split or taken into SKILL.md. */
function standsElsewhere(text, before, now) {
    const fresh = [...now.files].flatMap(([path, own]) => (before.files.has(path) ? [] : [own]));
    return (0,text_said/* shareLeft */.zZ)(text, [now.body, ...fresh]) >= 0.5 && (0,text_said/* shareLeft */.zZ)(text, [before.body]) < 0.5;
}
/** Less than a fifth is left; of a text in which nothing is new, less than half. */
const SHARE = 5;
function findShrunk(before, now, ref) {
    const base = { kind: now.kind, name: now.id, rule: null, line: null, agents: [], why: null };
    const changes = [];
    const own = findLoss(before.body, now.body, { before, now, ref, path: null });
    if (own) {
        const message = `its ${now.kind === 'hook' ? 'script' : 'text'} ${own.message}`;
        changes.push({ ...base, ...own, file: now.file, line: now.body_line, message });
    }
    const [was, is] = [(0,text_said/* saidIn */.$g)(before.description), (0,text_said/* saidIn */.$g)(now.description)];
    const left = (0,text_said/* shareLeft */.zZ)(was, [is]);
    if (was !== '' && is === '' && now.description.trim())
        changes.push({
            ...{ ...base, delta: 'BROKEN', file: now.file, line: 1 },
            message: 'its description says nothing any more, by which agents choose it',
            fix: `bring it back as it is at ${ref}`,
        });
    // One that is gone is a matter of what agents list, and one of half the length may have been too long.
    if (is !== '' && left < 0.5) {
        const is_cut = is.length * SHARE <= was.length;
        const fix = is_cut ? `bring back what tells an agent when to use it, from \`${ref}\`` : null;
        const has = is_cut ? ofLength(is, was, ref) : `has ${Math.floor(left * 100)} % of its wording left`;
        changes.push({
            ...{ ...base, delta: is_cut ? 'SHRUNK' : 'REWRITTEN', file: now.file, line: is_cut ? 1 : null, fix },
            message: `its description ${has}`,
        });
    }
    for (const [path, then] of before.files) {
        const text = now.files.get(path);
        // Left empty or taken away, it is missing where something still asks for it.
        const isAsked = before.required.includes(path) || [now.body, ...now.files.values()].some((one) => names(one, path));
        const gone = isAsked ? 'BROKEN' : 'SHRUNK';
        const what = `\`${path}\`, which ${now.id} ${text === undefined && !names(now.body, path) ? 'named' : 'names'},`;
        if (text === undefined) {
            const [stays, to] = [before.stays?.get(path), before.moved?.get(path)];
            if (!standsElsewhere(then, before, now) && (isAsked || !stays))
                changes.push({
                    ...{ ...base, ...deletion(path, { ...now, required: before.required }, stays, to), delta: gone },
                    message: stays
                        ? `it names \`${path}\`, which leads to no file from its new folder`
                        : `${what} was ${to ? `moved to \`${inFolder(to, now)}\`` : 'deleted'}`,
                    why: isAsked ? `${now.id} loads without it, and then sends agents to a file that is not there` : null,
                });
            continue;
        }
        const saying = (one) => (SCRIPT.test(path) ? (0,text_said/* doneIn */._7)(one) : (0,skill_body/* belowFrontMatter */.q)(one));
        const [was, is] = [saying(then), saying(text)];
        const wrong = findMistyped(path, before, now);
        if (wrong)
            changes.push({
                ...{ ...base, ...deletion(wrong, now), delta: 'BROKEN', fix: `change it to \`${path}\`` },
                message: `it names \`${wrong}\` where it named \`${path}\`, and there is no such file`,
            });
        const found = findLoss(was, is, { before, now, ref, path });
        const delta = (0,text_said/* saidIn */.$g)(is) === '' ? gone : found?.delta;
        if (found && delta)
            changes.push({ ...base, ...found, delta, file: inFolder(path, now), message: `${what} ${found.message}` });
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
            message: `it lost ${(0,count/* listFew */.lE)(gone.map((path) => `\`${path}\``))}, which its text does not name`,
        });
    return changes;
}
const SCRIPT = /\.(?:sh|bash|py|[cm]?[jt]s|rb|pl)$/;
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
/** What the text names in the place of a file that is still there. */
function findMistyped(path, { body }, now) {
    if (!body.includes(path) || now.body.includes(path))
        return null;
    const there = new Set([...now.files.keys(), ...now.unnamed]);
    const named = [...now.body.matchAll(/(?<![\w./-])(?:\.\/)?([\w-][\w.-]*(?:\/[\w.-]+)*\.\w+)/g)].map(([, name = '']) => name);
    return (0,suggest/* suggest */.ZA)(path, named.filter((name) => !there.has(name) && !body.includes(name)));
}
function findLoss(then, text, { before, now, ref, path }) {
    const [was, is] = [(0,text_said/* saidIn */.$g)(then), (0,text_said/* saidIn */.$g)(text)];
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
    const left = (0,text_said/* shareLeft */.zZ)(then, [text, ...written]);
    const is_piece = (0,text_said/* isPieceOf */.qm)(is, was);
    const is_cut = is.length * SHARE <= was.length || (is.length * 2 < was.length && is_piece);
    if (left < 0.5 && is_cut) {
        return {
            delta: 'SHRUNK',
            message: ofLength(is, was, ref),
            fix: `bring back what an agent needs, from \`${ref}\``,
        };
    }
    // A text that only lost words is worth a note sooner than one in other words.
    if (left < 0.5 || (left < 0.8 && is_piece))
        return { delta: 'REWRITTEN', message: `has ${Math.floor(left * 100)} % of its wording left`, fix: null };
    return is_cut ? { delta: 'REWRITTEN', message: 'is mostly in files that it names', fix: null } : null;
}
const ofLength = (is, was, ref) => `has ${is.length} characters, of ${was.length} at \`${ref}\``;
/** Another text of the source that says the same. */
function twinOf(said, { others, files, body }, path) {
    const named = [...files]
        .filter(([file]) => file !== path)
        .map(([file, text]) => [file, (0,text_said/* saidIn */.$g)((0,skill_body/* belowFrontMatter */.q)(text))]);
    const twin = [...others(), ...named].find(([, other]) => other === said);
    if (twin)
        return `\`${twin[0]}\``;
    return path !== null && (0,text_said/* saidIn */.$g)(body) === said ? 'its own SKILL.md' : null;
}
/** By its path, its name or its folder, in its text or in a file that this names. */
function isNamed(path, { body, files }) {
    const [folder, name] = [path.replace(/\/?[^/]*$/, ''), nameOf(path)];
    const texts = [body, ...[...files].flatMap(([file, text]) => (file === path ? [] : [text]))];
    return texts.some((text) => text.includes(name) || (folder !== '' && text.includes(`${folder}/`)));
}


/***/ }),

/***/ 32629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ describeLoss),
/* harmony export */   cc: () => (/* binding */ explainDelta),
/* harmony export */   xk: () => (/* binding */ explainWeakening)
/* harmony export */ });
/* harmony import */ var _contract_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15824);
/* harmony import */ var _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11744);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67127);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92121);
/* harmony import */ var _verdict_statistics_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72363);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76511);
/* harmony import */ var _delivery_loss_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44257);
/* harmony import */ var _lowered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89565);
/* harmony import */ var _offers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21674);
/** Explains the delta of a row in one line. */









function explainDelta(facts) {
    const { agent, delta, also, row, loss } = facts;
    const parts = [explain(facts)];
    if (loss && delta !== 'OFFER_LOSS') {
        // The error of a fail may already contain the cause of the loss, and that nothing is offered.
        const repeated = loss.cause !== null && (facts.result?.error?.includes(loss.cause) ?? false);
        const bare = repeated ? { ...loss, cause: null, untouched: false } : loss;
        if (!repeated || loss.after.offer !== 'absent')
            parts.push(describeLoss(bare));
    }
    for (const other of also) {
        if (other === 'REGRESSION' && delta === 'MISSING_BASELINE')
            parts.push(`also a regression against ${facts.ref_name}`);
    }
    const red = delta === 'REGRESSION' || delta === 'UNMET';
    // What the case of a red row asks now is told beside what else changed.
    const told = delta === 'WEAKENED' || (red && facts.weaker?.how === 'checks');
    if (facts.weaker && !told && row.ref?.status === 'pass')
        parts.push(describeWeakening(facts));
    parts.push(...findOddities(facts));
    const asksVendor = row.mode === 'live' && agent !== _contract_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .OFFLINE */ .G;
    if (asksVendor && red && row.result?.trials.judged === 1) {
        parts.push('this was one trial of a live model, so it may be noise');
    }
    return (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .joinClauses */ .DB)(parts.flatMap((part) => part || [])) || null;
}
function explain(facts) {
    const { case_id, agent, row, result, delta, ref_name, loss, absence } = facts;
    switch (delta) {
        case 'MISSING_RESULT':
        case 'INFRA':
            return absence ?? `could not run: ${describeFault(result)}`;
        case 'REMOVED':
        case 'NOT_RUN':
            return absence ?? result?.error ?? null;
        case 'MISSING_BASELINE':
            return `ERROR: No baseline entry for case '${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(case_id)}' provider '${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(agent)}'. Update provider-baseline.json.${result && result.status !== 'pass' ? ` And ${describeResult(result)}` : ''}`;
        case 'ACCEPTED':
            return `accepted: ${row.loss_reason ?? row.current?.reason ?? ''}`;
        case 'INCONCLUSIVE':
            if (row.result && (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(row.result) === 'left_out')
                return `${ref_name} expects it to pass; it was skipped${result?.error ? `: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(result.error, 400)}` : ''}`;
            if (row.result?.undecided)
                return `undecided: ${result?.fault?.message ?? 'no reason was given'}`;
            return `${compareTrials(row)}: too few trials to tell a regression from chance${describeNeed(row)}`;
        case 'REGRESSION':
            return describeMiss(row, row.ref, ref_name, result);
        case 'UNMET':
            return describeMiss(row, row.gated ? row.current : null, row.current?.measured === false ? 'the baseline that `init` drafted' : 'the current baseline', result);
        case 'WEAKENED':
            return [describeWeakening(facts), describeRest(facts)].filter(Boolean).join('; ');
        case 'OFFER_LOSS':
            return loss ? describeLoss(loss) : null;
        case 'DELIVERY_LOSS':
            return facts.delivery_loss ? (0,_delivery_loss_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeliveryLoss */ .pD)(facts.delivery_loss) : null;
        case 'IMPROVEMENT':
            return `${ref_name} expects ${row.ref?.status}; it passed`;
        case 'NEW':
        case 'PASS':
            return null;
        case 'EXPECTED_FAIL':
            return result ? describeResult(result) : null;
    }
}
function describeMiss(row, expected, who, result) {
    const outcome = row.result ? (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(row.result) : 'left_out';
    const parts = [];
    if (expected === null)
        return result ? describeResult(result) : '';
    if (expected.status === 'pass' && outcome !== 'pass' && result) {
        parts.push(`${who} expects it to pass; ${describeResult(result)}`);
    }
    if (row.result?.timed_out && !expected.allow_timeout) {
        parts.push(`it timed out${outcome === 'pass' ? ' (and passed)' : ''}, which ${who} does not allow`);
    }
    const trials = (0,_contract_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .asksModel */ .mE)(row.mode) && row.result && row.result.trials.judged > 1 ? compareTrials(row) : null;
    if (trials)
        parts.push(trials);
    return parts.join('; ');
}
/** Facts that the delta itself does not show. */
function findOddities({ row, delta, ref_name }) {
    const { current, ref, result } = row;
    if (!result || !row.gated || current === null)
        return [];
    const outcome = (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(result);
    const odd = [];
    // The missing decision is named already.
    if (ref && outcome === 'infra' && ref.status === 'fail' && !result.undecided)
        odd.push('it is expected to fail, but could not be judged');
    if (ref && outcome === 'fail' && ref.status === 'infra_error')
        odd.push('it is expected not to run, but it ran and failed');
    if ((0,_lowered_js__WEBPACK_IMPORTED_MODULE_4__/* .isLowered */ .tD)(row) && delta !== 'ACCEPTED')
        odd.push(`${_lowered_js__WEBPACK_IMPORTED_MODULE_4__/* .LOWERED */ .D2} from pass to ${current.status}`);
    if (outcome === 'pass' && current.status !== 'pass' && ref?.status !== 'pass') {
        odd.push(`it passes although the current baseline expects ${current.status}: raise the entry`);
    }
    const mode = ref?.other_modes.join(', ');
    if (delta === 'PASS' && ref?.status !== 'pass' && mode)
        odd.push(`${ref_name}'s ${ref?.status} was recorded in mode ${mode}, so this is no improvement`);
    return odd;
}
function describeResult(result) {
    if (result.status === 'pass')
        return 'it passed';
    if (result.status !== 'fail')
        return `could not run: ${describeFault(result)}`;
    const error = result.error ? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(result.error, 400) : '';
    const kind = result.failure_kind && result.failure_kind !== 'unknown' ? result.failure_kind : '';
    return [`it failed${kind ? ` (${kind})` : ''}`, error].filter(Boolean).join(': ');
}
function describeFault(result) {
    const { kind, message, fix } = result?.fault ?? {};
    const fault = kind && `${kind}: ${message}${fix ? ` Fix: ${fix}` : ''}`;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(fault ?? result?.error ?? 'no reason was given', 400);
}
function describeLoss({ before, after, untouched, cause }) {
    const now = after.instead ? 'other text' : after.offer === 'name_only' ? 'its name only' : (0,_offers_js__WEBPACK_IMPORTED_MODULE_5__/* .describeOffer */ .qN)(after);
    const parts = [`the offer was ${(0,_offers_js__WEBPACK_IMPORTED_MODULE_5__/* .describeOffer */ .qN)(before)} and is now ${now}`];
    if (cause)
        parts.push((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(cause, 600));
    else if (untouched)
        parts.push('its own description did not change');
    return parts.join('; ');
}
function describeNeed({ ref, result, shared_by = 1 }) {
    const [before, after] = [ref?.trials, result?.trials];
    const n = before && after ? (0,_verdict_statistics_js__WEBPACK_IMPORTED_MODULE_8__/* .trialsToDecide */ .DR)(before.passed, before.ran, after.passed, after.judged, shared_by) : null;
    return n === null ? '' : `; if both rates stay, ${n} trials on each side would decide`;
}
function compareTrials({ ref, result }) {
    const before = ref?.trials;
    const after = result?.trials;
    if (!after || after.judged === 0)
        return null;
    const now = `${after.passed} of ${after.judged} trials passed`;
    return before ? `${now}, ${before.passed} of ${before.ran} before` : now;
}
/** The reason that a person is asked to agree to: the case's own, or its baseline entry's; new either way. */
function explainWeakening({ reason }, { current, ref }) {
    if (reason !== null)
        return reason;
    const entry = current?.reason?.trim() ? current.reason : null;
    return entry !== null && entry !== (ref?.reason ?? null) ? entry : null;
}
function describeWeakening({ weaker, row, ref_name }) {
    if (weaker === null)
        return '';
    const reason = explainWeakening(weaker, row);
    const words = weaker.words.map((one) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(one, 200)).join('; ');
    const what = {
        deleted: '',
        lowered: '',
        not_run: 'it is no longer run: ',
        checks: `the case no longer checks what it does at ${ref_name}: `,
    };
    return `${what[weaker.how]}${words}${reason === null ? '' : ` (reason: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(reason, 200)})`}`;
}
/** What became of a weakened row itself, where it did not pass. */
function describeRest({ row, result }) {
    const outcome = row.result ? (0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .findOutcome */ .Cn)(row.result) : 'left_out';
    return outcome === 'infra' ? `it could not run: ${describeFault(result)}` : '';
}


/***/ }),

/***/ 20729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createWeakenings)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/case/aliases.js
var case_aliases = __webpack_require__(95173);
// EXTERNAL MODULE: ./build/lib/case/weaker/clause.js
var clause = __webpack_require__(48556);
// EXTERNAL MODULE: ./build/lib/case/weaker/shared-fields.js
var shared_fields = __webpack_require__(23624);
;// CONCATENATED MODULE: ./build/lib/case/weaker/skill-case.js




const SKILL_CLAUSES = {
    ...shared_fields/* SHARED_FIELDS */.U,
    prompt: null,
    subagent: null,
    expected_skill: (then, now, view) => {
        if (!then.expected_skill || isGone(view, then.expected_skill))
            return [];
        if ((0,clause/* coversId */.wT)(now.expected_skill, then.expected_skill))
            return [];
        return now.expected_skill
            ? [(0,clause/* became */.g_)('expected_skill', then.expected_skill, now.expected_skill)]
            : [`expected_skill ${then.expected_skill} was dropped`];
    },
    required_all_evidence: (then, now, view) => (0,clause/* lostFrom */.XU)('required_all_evidence', allEvidence(then), demanded(now), (id) => !isGone(view, id)),
    // The older name of required_all_evidence, compared with it.
    required_evidence: null,
    required_any_evidence: (then, now) => {
        const [before, after] = [then.required_any_evidence, now.required_any_evidence];
        if (before.length === 0)
            return [];
        if (after.length === 0)
            return [`required_any_evidence (${before.join(', ')}) was dropped`];
        const added = after.filter((token) => !before.some((other) => (0,clause/* coversId */.wT)(token, other)));
        return added.length ? [`required_any_evidence may now be ${added.join(', ')} instead`] : [];
    },
    require_skill_file: (then, now) => then.require_skill_file && !now.require_skill_file ? [(0,clause/* became */.g_)('require_skill_file', true, false)] : [],
    required_skills: (then, now, view) => (0,clause/* lostFrom */.XU)('required_skills', then.required_skills, [...now.required_skills, now.expected_skill].filter(Boolean), (id) => !isGone(view, id)),
    required_files: (then, now, view) => (0,clause/* lostFrom */.XU)('required_files', then.required_files, now.required_files, (file) => !isGone(view, file.split('/')[0] ?? '')),
    // 1 is the strongest evidence, 3 a mention.
    expected_skill_min_tier: (then, now) => now.expected_skill_min_tier > then.expected_skill_min_tier
        ? [(0,clause/* became */.g_)('expected_skill_min_tier', then.expected_skill_min_tier, now.expected_skill_min_tier)]
        : [],
    optional_skills: null,
    // The other way round: `alpha` forbids more than `kit:alpha`.
    disallowed_skills: (then, now, view) => {
        const lost = then.disallowed_skills.filter((id) => !now.disallowed_skills.some((other) => (0,clause/* coversId */.wT)(id, other)));
        return (0,clause/* lostFrom */.XU)('disallowed_skills', lost, [], (id) => !isGone(view, id));
    },
    // The weakest evidence that counts as a use of what is disallowed: 3 forbids the most.
    disallowed_min_tier: (then, now) => now.disallowed_min_tier < then.disallowed_min_tier && then.disallowed_skills.length > 0
        ? [(0,clause/* became */.g_)('disallowed_min_tier', then.disallowed_min_tier, now.disallowed_min_tier)]
        : [],
    provider_aliases: (then, now, { agent }) => {
        const before = (0,case_aliases/* aliasesFor */.yX)(agent, then.provider_aliases);
        const required = [...demanded(now), ...now.required_any_evidence];
        const added = Object.entries((0,case_aliases/* aliasesFor */.yX)(agent, now.provider_aliases)).filter(([alias, canonical]) => (0,case_aliases/* resolveAlias */.Zg)(alias, before) !== canonical && required.some((token) => (0,clause/* coversId */.wT)(canonical, token)));
        return added.map(([alias, canonical]) => `provider_aliases lets ${alias} count as ${canonical}`);
    },
    min_delivery: (then, now, { settings }) => {
        const of = ({ min_delivery }) => min_delivery === 'any' ? (settings.min_delivery ?? 'any') : min_delivery;
        return shareOf(of(now)) < shareOf(of(then)) ? [(0,clause/* became */.g_)('min_delivery', of(then), of(now))] : [];
    },
};
/** any < 1 % \u2026 100 % = full. */
const shareOf = (least) => least === 'any' ? -1 : least === 'full' ? 100 : Number.parseInt(least, 10);
/** The case as its agent reads it: aliases in its lists replaced by the ids that they mean. */
function resolveCase(testCase, agent) {
    const aliases = (0,case_aliases/* aliasesFor */.yX)(agent, testCase.provider_aliases);
    return withSkills(testCase, (token) => (0,case_aliases/* resolveAlias */.Zg)(token, aliases));
}
function withSkills(testCase, resolve) {
    return {
        ...testCase,
        expected_skill: testCase.expected_skill && resolve(testCase.expected_skill),
        required_all_evidence: testCase.required_all_evidence.map(resolve),
        required_any_evidence: testCase.required_any_evidence.map(resolve),
        required_evidence: testCase.required_evidence.map(resolve),
        required_skills: testCase.required_skills.map(resolve),
        required_files: testCase.required_files.map(resolve),
        disallowed_skills: testCase.disallowed_skills.map(resolve),
    };
}
/** A case of the ref or of now with the names that its skills have at the ref. known: all of those, none of which means another skill. */
function createFormer(renamed, known, as) {
    // A case of now may have the old name still.
    const fields = as === 'before' ? ['before'] : ['before', 'now'];
    const ids = fields.flatMap((field) => renamed.map(({ name, [field]: all }) => ({ name, all })));
    const former = new Map(ids.flatMap(({ name, all }) => all.map((id) => [id.toLowerCase(), name])));
    for (const id of known)
        former.delete((0,bare_id/* bareId */.yW)(id).toLowerCase());
    const resolve = (token) => token.replace(/[^:/]+(?=$|\/)/, (id) => former.get(id.toLowerCase()) ?? id);
    return (testCase) => {
        if (former.size === 0)
            return testCase;
        if (testCase.kind === 'route')
            return { ...testCase, expected: testCase.expected.map(resolve) };
        return testCase.kind === 'skill' ? withSkills(testCase, resolve) : testCase;
    };
}
const allEvidence = (one) => [...one.required_all_evidence, ...one.required_evidence];
/** What must be seen, by whichever field. */
const demanded = (one) => [...allEvidence(one), ...one.required_skills, ...one.required_files, one.expected_skill].filter(Boolean);
const isGone = (view, token) => view.isGone('skill', (0,bare_id/* bareId */.yW)(token.replace(/\/SKILL\.md$/i, '')));

// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/text/name-call.js
var name_call = __webpack_require__(24376);
// EXTERNAL MODULE: ./build/lib/text/iso-date.js
var iso_date = __webpack_require__(81020);
;// CONCATENATED MODULE: ./build/lib/case/weaker/expect.js
/** Two versions of a suite's assertions \u2192 which of the older ones the newer version dropped or loosened. */


const many = (value) => value === undefined ? [] : Array.isArray(value) ? value : [value];
const same = (then, now) => (0,external_node_util_.isDeepStrictEqual)(now, then);
/** Every older entry has one in the newer list that stands for it. */
const each = (standsFor) => (then, now) => many(then).every((one) => many(now).some((other) => standsFor(other, one)));
const expect_all = each((now, then) => (0,external_node_util_.isDeepStrictEqual)(now, then));
const longer = each((now, then) => now.includes(then));
const atLeast = (now, then) => then === undefined || (now ?? -Infinity) >= then;
const atMost = (now, then) => then === undefined || (now ?? Infinity) <= then;
const inRange = each((now, then) => now.path === then.path && atLeast(now.min, then.min) && atMost(now.max, then.max));
const subset = (now, then) => now.every((value) => then.some((other) => (0,external_node_util_.isDeepStrictEqual)(other, value)));
/** `{path, value}` and `{path: value, \u2026}` say the same. */
function pairsOf(fields) {
    const keys = Object.keys(fields);
    return keys.length === 2 && typeof fields['path'] === 'string' && 'value' in fields
        ? [[fields['path'], fields['value']]]
        : Object.entries(fields);
}
function keepsType(then, now) {
    if (now === undefined)
        return false;
    const [before, after] = [then, now].map((one) => (typeof one === 'string' ? { type: one } : one));
    const type = after.type === before.type || (before.type === 'number' && after.type === 'integer');
    return type && atLeast(after.min, before.min) && atMost(after.max, before.max);
}
const nested = (then, now) => findWeakerExpect(then, now).length === 0;
const KEEPS = {
    status: same,
    error_code: same,
    contains: longer,
    message_contains: longer,
    summary_contains: longer,
    field_contains: each((now, then) => now.path === then.path && now.text.includes(then.text)),
    results_min: (then, now, { results_count }) => atLeast(now, then) || atLeast(results_count, then),
    results_max: (then, now, { results_count }) => atMost(now, then) || atMost(results_count, then),
    results_count: same,
    results_schema: (then, now) => Object.entries(then).every(([field, type]) => keepsType(type, now?.[field])),
    has_field: (then, now, { has_fields }) => now === then || (has_fields?.includes(then) ?? false),
    value: (then, now) => same(then, now),
    has_fields: (then, now, { has_field }) => then.every((field) => now?.includes(field) || has_field === field),
    field_equals: (then, now) => expect_all(pairsOf(then), pairsOf(now ?? {})),
    all_match: expect_all,
    all_match_one_of: each((now, then) => now.path === then.path && subset(now.values, then.values)),
    all_match_pattern: expect_all,
    none_match_pattern: expect_all,
    all_have_tags: expect_all,
    none_have_tags: expect_all,
    each_has_any_tag: (then, now) => now !== undefined && subset(now, then),
    all_dates_between: each((now, then) => now.path === then.path &&
        momentOf(now.start).from >= momentOf(then.start).from &&
        momentOf(now.end).to <= momentOf(then.end).to),
    all_dates_in_year: expect_all,
    dates_within_days: each((now, then) => now.path === then.path && now.days <= then.days),
    all_in_range: inRange,
    range_check: inRange,
    sorted_desc: expect_all,
    array_contains: each((now, then) => now.path === then.path &&
        subset(then.values ?? [], now.values ?? []) &&
        (then.pattern === undefined || now.pattern === then.pattern)),
    no_overlap: expect_all,
    json_schema: same,
    agent_used_model: (then, now) => now?.toLowerCase().includes(then.toLowerCase()) ?? false,
    // One alternative more is a way out more.
    one_of: (then, now) => now?.every((alternative) => then.some((other) => findWeakerExpect(other, alternative).length === 0)) ?? false,
    if_results: nested,
    if_has_history: nested,
    if_sensitive_results: nested,
};
/** A date that an older version of this tool accepted may be none; then nothing is known to be kept. */
const momentOf = (date) => (0,iso_date/* readIsoDate */.M)(date) ?? { from: Number.NaN, to: Number.NaN };
function findWeakerExpect(then, now) {
    if (now === undefined)
        return ['its assertions were dropped'];
    return Object.keys(KEEPS).flatMap((name) => {
        if (!(name in then) || then[name] === undefined)
            return [];
        const keeps = KEEPS[name];
        if (keeps(then[name], now[name], now))
            return [];
        return [`assertion ${name} was ${now[name] === undefined ? 'dropped' : 'loosened or changed'}`];
    });
}

;// CONCATENATED MODULE: ./build/lib/case/weaker/other-kinds.js
/** Two versions of a `tool_route`, `suite` or `route` case \u2192 what the newer one no longer demands. */





const TOOL_ROUTE_CLAUSES = {
    ...shared_fields/* SHARED_FIELDS */.U,
    // The call is the test: what is made of another one says nothing of it.
    input: (then, now, { ran, isTried }) => {
        const is_same = (0,name_call/* isSameTool */.N8)(then.tool, now.tool) && (0,external_node_util_.isDeepStrictEqual)(then.input, now.input);
        if (!ran || is_same || isTried(then))
            return [];
        const [was, is] = [then, now].map(({ tool, input }) => (0,name_call/* nameCall */.w0)(tool, input));
        return [`it expected ${then.expect} for ${was}, which is no longer tried, but ${is}`];
    },
    prompt: null,
    event: (then, now) => {
        const [was, is] = [then.event ?? 'PreToolUse', now.event ?? 'PreToolUse'];
        return was === is ? [] : [(0,clause/* became */.g_)('event', was, is)];
    },
    after_skill: null,
    after_calls: null,
    git: null,
    // One that this agent does not have.
    tool: (then, now, { ran }) => !ran && now.tool !== then.tool ? [`${(0,clause/* became */.g_)('tool', then.tool, now.tool)}, which is not tried here`] : [],
    expect: (then, now) => (now.expect === then.expect ? [] : [(0,clause/* became */.g_)('expect', then.expect, now.expect)]),
    contains: (then, now) => then.contains === undefined || now.contains?.includes(then.contains)
        ? []
        : [(0,clause/* became */.g_)('contains', then.contains, now.contains)],
    returns: (then, now) => then.returns === undefined || now.returns?.includes(then.returns)
        ? []
        : [(0,clause/* became */.g_)('returns', then.returns, now.returns)],
    shows: (then, now) => then.shows === undefined || now.shows?.includes(then.shows) ? [] : [(0,clause/* became */.g_)('shows', then.shows, now.shows)],
    route: (then, now, { isGone }) => then.route === undefined || now.route === then.route || isGone('route', then.route)
        ? []
        : [(0,clause/* became */.g_)('route', then.route, now.route)],
};
/** Every field of a step has an entry; null means the same as in Clauses. */
const STEP = {
    step: null,
    input: null,
    store: null,
    expect: (then, now) => findWeakerExpect(then.expect ?? {}, now?.expect),
};
const SUITE_CLAUSES = {
    ...shared_fields/* SHARED_FIELDS */.U,
    input: null,
    subagent: (then, now, { isGone }) => (0,clause/* coversId */.wT)(now.subagent, then.subagent) || isGone('subagent', then.subagent)
        ? []
        : [(0,clause/* became */.g_)('subagent', then.subagent, now.subagent)],
    skip_if: (then, now) => (now.skip_if && !then.skip_if ? [`skip_if was added: "${now.skip_if}"`] : []),
    expect: (then, now) => (then.expect ? findWeakerExpect(then.expect, now.expect) : []),
    multi_step: (then, now) => (then.multi_step ?? []).flatMap((step, index) => {
        if (!step.expect)
            return [];
        const steps = now.multi_step ?? [];
        const same = step.step === undefined ? steps[index] : steps.find((other) => other.step === step.step);
        return STEP.expect(step, same).map((words) => `step ${step.step ?? index + 1}: ${words}`);
    }),
    // Another model is another question, not an easier one.
    model: null,
};
const CONFIDENCES = [undefined, 'low', 'medium', 'high'];
const ROUTE_CLAUSES = {
    ...shared_fields/* SHARED_FIELDS */.U,
    query: null,
    // Any of the expected ids will do, so one more is an easier question.
    expected: (then, now, { isGone }) => {
        if (then.expected.length === 0)
            return [];
        if (now.expected.length === 0 && !now.none)
            return [`expected (${then.expected.join(', ')}) was dropped`];
        const added = now.expected.filter((id) => !then.expected.some((other) => (0,clause/* coversId */.wT)(id, other)));
        const gone = then.expected.filter((id) => isGone('skill', id) && !now.expected.includes(id));
        return added.length > gone.length ? [`expected may now be ${added.join(', ')} too`] : [];
    },
    within: (then, now) => (now.within > then.within ? [(0,clause/* became */.g_)('within', then.within, now.within)] : []),
    min_confidence: (then, now) => CONFIDENCES.indexOf(now.min_confidence) < CONFIDENCES.indexOf(then.min_confidence)
        ? [(0,clause/* became */.g_)('min_confidence', then.min_confidence, now.min_confidence)]
        : [],
    none: (then, now) => (then.none && !now.none ? [(0,clause/* became */.g_)('none', true, false)] : []),
};

;// CONCATENATED MODULE: ./build/lib/case/weaker/weaker.js
/** Two versions of a case, from one agent's view \u2192 in words, everything that the newer one no longer demands; nothing where it demands as much or more. */





/** A reworded question (prompt, query, input of a suite) demands no less, and neither does another id, category or time limit. */
function findWeaker(then, now, view) {
    if (then.kind === 'skill' && now.kind === 'skill')
        return (0,clause/* applyClauses */.R3)(SKILL_CLAUSES, resolveCase(then, view.agent), resolveCase(now, view.agent), view);
    if (then.kind === 'tool_route' && now.kind === 'tool_route')
        return (0,clause/* applyClauses */.R3)(TOOL_ROUTE_CLAUSES, then, now, view);
    if (then.kind === 'suite' && now.kind === 'suite')
        return (0,clause/* applyClauses */.R3)(SUITE_CLAUSES, then, now, view);
    if (then.kind === 'route' && now.kind === 'route')
        return (0,clause/* applyClauses */.R3)(ROUTE_CLAUSES, then, now, view);
    return [`kind ${then.kind} became ${now.kind}`];
}
/** The question of a case: two cases that ask the same and demand the same are one case under two names. */
function questionOf(testCase) {
    switch (testCase.kind) {
        case 'skill':
            return [testCase.kind, testCase.prompt];
        case 'tool_route':
            return [testCase.kind, testCase.tool, testCase.input];
        case 'suite':
            return [
                testCase.kind,
                testCase.subagent,
                testCase.input ?? null,
                testCase.multi_step?.map(({ input }) => input) ?? null,
            ];
        case 'route':
            return [testCase.kind, testCase.query];
    }
}
/** It names what may not be used alone, so that only a model's choice shows anything. */
const isNegative = (one) => one.kind === 'skill' && ![one.expected_skill, ...one.required_skills].some(Boolean);
/** What a case is about. */
function subjectsOf(testCase) {
    switch (testCase.kind) {
        case 'skill': {
            const { expected_skill, required_skills, disallowed_skills } = testCase;
            const wanted = [expected_skill, ...required_skills].filter(Boolean);
            return (wanted.length ? wanted : disallowed_skills).map((id) => ['skill', id]);
        }
        case 'tool_route':
            return testCase.route ? [['route', testCase.route]] : [];
        case 'suite':
            return [['subagent', testCase.subagent]];
        case 'route':
            return testCase.expected.map((id) => ['skill', id]);
    }
}
/** Whether one of these cases makes the same call on this agent, and expects the same of it. */
const triedOn = (cases, agent) => (call) => cases.some((one) => one.kind === 'tool_route' &&
    (0,external_node_util_.isDeepStrictEqual)([one.tool, one.input, one.expect, one.event, one.skip], [call.tool, call.input, call.expect, call.event, call.skip]) &&
    (!one.agents || one.agents.some((name) => name === agent || name === (0,agent_key/* agentName */.Lp)(agent))));

// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var skill_hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/lib/delta/changed-cases.js
/** A case at the ref and the case now \u2192 what became of it, in words, whatever line it stands on. */




/** Empty where nothing changed that decides about a result. In mode oracle no model reads a prompt. */
function describeCaseChange(then, now, mode) {
    const told = mode === 'oracle' ? { prompt: null } : {};
    const demands = (one) => ({ ...(0,get_own/* omit */.c)(one, 'origin', 'case_id', 'category', 'reason'), ...told });
    return [...listChanges('', demands(then), demands(now))];
}
function* listChanges(path, then, now) {
    if ((0,external_node_util_.isDeepStrictEqual)(then, now))
        return;
    const [before, after] = [then, now].map(fieldsOf);
    if (before && after)
        for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
            yield* listChanges(path ? `${path}.${key}` : key, before[key], after[key]);
    else if (Array.isArray(then) && Array.isArray(now)) {
        const [lost, added] = [lackOf(then, now), lackOf(now, then)];
        if (lost || !added)
            yield `${path} ${lost ? `no longer has ${lost}` : 'has another order'}`;
        if (added)
            yield `${path} now has ${added}`;
    }
    else
        yield (0,clause/* became */.g_)(path, show(then), show(now));
}
/** Of a list of names, the names are what changed. */
const fieldsOf = (value) => typeof value !== 'object' || value === null || (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    ? null
    : value;
const lackOf = (all, others) => all
    .filter((one) => !others.includes(one))
    .map(show)
    .join(', ');
const show = (value) => value === undefined ? 'none' : (0,text_escape/* oneLine */.TN)(typeof value === 'string' ? value : JSON.stringify(value), 100);

;// CONCATENATED MODULE: ./build/lib/delta/weakened.js
/** The corpus at the ref and the corpus now \u2192 the rows of which less is demanded than at the ref, and cases that only changed their id. */









const NONE = {
    ...{ ids: [], has: () => false, find: () => null, changesOf: () => [], lineOf: () => null },
    ...{ formerId: (id) => id, renamedTo: () => null },
};
function createWeakenings(corpora, { results, plan, ref, renamed: others, hooks }) {
    if (!corpora || !ref)
        return NONE;
    const asNamed = (as) => {
        const resolve = createFormer(others, Object.keys(ref.$meta.skills ?? {}), as);
        return new Map(corpora[as].map((testCase) => [testCase.case_id, resolve(testCase)]));
    };
    const [then, now] = [asNamed('before'), asNamed('now')];
    const renamed = findRenames(corpora, now, then);
    const former = new Map([...renamed].map(([before, after]) => [after, before]));
    const key = (case_id, agent) => JSON.stringify([case_id, agent]);
    const ran = new Set([...(results?.results ?? []).filter(({ status }) => status !== 'skipped'), ...(plan?.units ?? [])].map((row) => key(row.case_id, row.agent)));
    const isGone = createGone(corpora, ref);
    const isRenamed = (id) => others.some(({ before }) => before.some((name) => fold(name) === fold(id)));
    const settings = settingsOf(results?.options ?? {});
    return {
        ids: [...then.keys()],
        has: (case_id) => now.has(case_id),
        formerId: (case_id) => former.get(case_id) ?? case_id,
        renamedTo: (case_id) => renamed.get(case_id) ?? null,
        changesOf(case_id) {
            const [before, after] = [then.get(former.get(case_id) ?? case_id), now.get(case_id)];
            return before && after ? describeCaseChange(before, after, results?.mode) : [];
        },
        lineOf(case_id, words) {
            const origin = now.get(renamed.get(case_id) ?? case_id)?.origin;
            const line = origin && (0,schema/* lineOf */.cA)(origin, ...words);
            return line === undefined || line === origin?.line ? null : line;
        },
        find(case_id, agent) {
            const before = then.get(case_id);
            if (!before)
                return null;
            const after = now.get(renamed.get(case_id) ?? case_id);
            if (after && isSame(before, after))
                return null;
            const runs = after !== undefined && (results === null || ran.has(key(after.case_id, agent)));
            const words = after
                ? findWeaker(before, after, { agent, ran: runs, isGone, settings, isTried: triedOn(corpora.now, agent) })
                : explainDeletion(before, { isGone, isRenamed, hooks }, plan);
            if (words.length === 0)
                return null;
            const reason = after?.reason?.trim() && after.reason !== before.reason ? after.reason : null;
            const skill = (before.kind === 'skill' && before.expected_skill) || null;
            if (after && after.case_id !== case_id)
                words.unshift(`renamed to ${after.case_id}`);
            const is_apart = results?.mode === 'oracle' && isNegative(before);
            const how = after === undefined ? 'deleted' : runs || is_apart ? 'checks' : 'not_run';
            return { how, words, reason, skill };
        },
    };
}
/** Asked for each agent of a case. */
const isSame = (0,memoize/* memoize */.B)((before, after) => (0,external_node_util_.isDeepStrictEqual)(before, after));
const fold = (id) => (0,bare_id/* bareId */.yW)(id).toLowerCase();
/** results.options may be of any version. */
function settingsOf(options) {
    const number = (value) => (typeof value === 'number' ? value : null);
    const { trials, suite_trials = trials, pass_threshold, min_offer, min_delivery } = options;
    const threshold = pass_threshold === 'all' || pass_threshold === 'majority' ? pass_threshold : null;
    return {
        trials: number(trials),
        suite_trials: number(suite_trials),
        pass_threshold: threshold,
        min_offer: typeof min_offer === 'string' ? min_offer : null,
        min_delivery: typeof min_delivery === 'string' ? min_delivery : null,
    };
}
/** A case may go without weakening anything when all that it was about went too: not where that only has another name. */
function explainDeletion(before, { isGone, isRenamed, hooks }, plan) {
    // In a subagent that is gone, nothing can be asked, nor about a call that no hook answers any more.
    if (before.kind === 'skill' && before.subagent && isGone('subagent', before.subagent))
        return [];
    if (before.kind === 'tool_route' && (0,skill_hooks/* lostHooksOf */.Wm)(hooks, before).length > 0)
        return [];
    const subjects = subjectsOf(before);
    const left = subjects.flatMap(([kind, id]) => isGone(kind, id) ? (isRenamed(id) ? `${id} under another name` : []) : id);
    if (subjects.length > 0 && left.length === 0)
        return [];
    const unread = plan?.skipped_files?.map(({ file }) => file) ?? [];
    const why = unread.length ? `is not in the files that could be read (skipped: ${unread.join(', ')})` : 'was deleted';
    const call = before.kind === 'tool_route' ? `; it expected ${before.expect} for ${(0,name_call/* nameCall */.w0)(before.tool, before.input)}` : '';
    return [`the case ${why}${left.length ? `, and the source still has ${left.join(', ')}` : ''}${call}`];
}
/** A renamed case has the same kind and asks the same question under a new id. */
function findRenames(corpora, now, then) {
    const fresh = corpora.now.filter(({ case_id }) => !then.has(case_id));
    const renamed = new Map();
    for (const before of corpora.before) {
        if (now.has(before.case_id) || fresh.length === 0)
            continue;
        const question = questionOf(before);
        const at = fresh.findIndex((after) => (0,external_node_util_.isDeepStrictEqual)(questionOf(after), question));
        if (at >= 0)
            renamed.set(before.case_id, fresh.splice(at, 1)[0].case_id);
    }
    return renamed;
}
/** Gone: the ref knew it as a skill, agent or route, and the source of today does not have it. */
function createGone(corpora, ref) {
    const skills = corpora.before.flatMap((one) => one.kind === 'skill'
        ? [one.expected_skill, ...one.required_skills, ...one.disallowed_skills, ...one.optional_skills]
        : one.kind === 'route'
            ? one.expected
            : []);
    const known = {
        skill: new Set([...skills, ...Object.keys(ref.$meta.skills ?? {})].map(fold)),
        subagent: new Set(corpora.before.flatMap((one) => (one.kind === 'suite' || one.kind === 'skill' ? fold(one.subagent ?? '') : []))),
        route: new Set(corpora.before.flatMap((one) => (one.kind === 'tool_route' && one.route ? [fold(one.route)] : []))),
    };
    const present = Object.fromEntries(Object.entries(corpora.source).map(([kind, ids]) => [kind, ids && new Set(ids.map(fold))]));
    return (kind, id) => {
        const source = present[kind];
        return source !== null && known[kind].has(fold(id)) && !source.has(fold(id));
    };
}


/***/ }),

/***/ 91769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ listChangedFiles),
/* harmony export */   uR: () => (/* binding */ withNamed),
/* harmony export */   yg: () => (/* binding */ readShipped)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77406);
/* harmony import */ var _io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43721);
/* harmony import */ var _skill_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52802);
/* harmony import */ var _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67561);
/* harmony import */ var _list_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2299);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46685);
/* harmony import */ var _plugin_parts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8788);
/** A source \u2192 what users of each of its plugins get, by content: a link is what it leads to, and a file outside a skill's folder counts where a text names it. */










const { dirname, join } = node_path__WEBPACK_IMPORTED_MODULE_2__.posix;
/** What a plugin has beside skills. */
const PARTS = ['agents', 'commands', 'hooks', 'output-styles', '.mcp.json', 'hooks.json'];
/** Of which each skill has its own. */
const FIELDS = _skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .PATH_FIELDS */ .eZ.filter((field) => field !== 'skills');
/** modes: paths of files with another executable bit than those with which they are compared. */
async function readShipped(source, modes = []) {
    const servers = (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .serversIn */ .AX)(await (0,_plugin_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .readPluginParts */ ._)(source));
    const serversOf = ({ folder }) => servers.filter((one) => one.folder === folder);
    return Promise.all(source.plugins.map((plugin) => readPlugin(source, plugin, { servers: serversOf(plugin), modes })));
}
async function readPlugin(source, plugin, { servers, modes }) {
    const { root } = source;
    const isOwn = (path) => isHeldBy(path, plugin, source);
    const skills = source.skills.filter(({ path, unshipped }) => !unshipped && isOwn(path));
    const places = [
        ...PARTS.map((part) => join(plugin.folder, part)),
        ...FIELDS.flatMap((field) => (0,_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .pathsOf */ .wG)(plugin, field)),
    ];
    const listed = (await Promise.all(places.map((place) => (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, place)))).flat().filter(isOwn);
    const parts = await readAll(root, listed);
    const texts = [...skills.map(({ path, text }) => [path, text]), ...parts];
    const run = await Promise.all(servers.map((one) => listServerFiles(root, (0,_skill_plugin_part_js__WEBPACK_IMPORTED_MODULE_6__/* .scriptsIn */ .Oq)(one))));
    const named = [...texts.flatMap(([path, text]) => listNamed(path, text, plugin.folder)), ...run.flat()].filter(isOwn);
    const files = new Map([...parts, ...(await readAll(root, named))]);
    const modesIn = (path) => modes.filter((one) => one.startsWith(`${dirname(path)}/`));
    const isOfSkill = (path) => skills.some((skill) => path.startsWith(`${dirname(skill.path)}/`));
    return {
        plugin,
        // Agents that go by folders have it under another name in another.
        skills: new Map(skills.map(({ id, dir, hash, path, real_path = path }) => [id, `${dir} ${hash} ${modesIn(real_path)}`])),
        files: digestAll([...files].flatMap(([path, text]) => isOfSkill(path) ? [] : [[path, modes.includes(path) ? `${path} ${text}` : text]])),
    };
}
/** With the files that the others name and that are here too: for its name alone none has changed. */
const withNamed = (all, others, { root }) => Promise.all(all.map(async (own) => {
    const named = others.find(({ plugin }) => plugin.folder === own.plugin.folder)?.files.keys() ?? [];
    const read = await readAll(root, [...named].filter((path) => !own.files.has(path)));
    return { ...own, files: new Map([...own.files, ...digestAll(read)]) };
}));
/** The scripts of a server, and what lies beside and below them that their texts name: modules, and files that they read. */
async function listServerFiles(root, scripts) {
    const found = new Set(scripts);
    // What is added is looked at too.
    for (const file of found) {
        const text = CODE.test(file) ? await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)(join(root, file)).catch(() => null) : null;
        const near = text ? await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, dirname(file)) : [];
        for (const one of near.filter(namedIn(text ?? '')))
            found.add(one);
    }
    return [...found];
}
/** Those of a server's files, and of others beside and below its scripts, that are not as they were. */
async function listChangedFiles(before, now, scripts) {
    const roots = [now, before];
    const named = await Promise.all(roots.map((root) => listServerFiles(root, scripts)));
    const folders = scripts.map((file) => dirname(file)).filter((folder) => folder !== '.');
    const beside = await Promise.all(folders.flatMap((folder) => roots.map((root) => (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, folder))));
    const isItsOwn = (path) => /\.(?:[cm]?[jt]s|py|rb|sh|json)$/.test(path) && !/(?:^|\/)\./.test(path);
    const all = new Set([...named.flat(), ...beside.flat().filter(isItsOwn)]);
    const changed = [...all].map(async (path) => {
        const [is, was] = await Promise.all(roots.map((root) => (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)(join(root, path)).catch(() => null)));
        return is === was ? [] : [path];
    });
    return (await Promise.all(changed)).flat();
}
const CODE = /\.(?:[cm]?[jt]s|py|rb|sh)$/;
/** A module may be named without its extension, or by its folder. */
function namedIn(text) {
    const names = new Set(text.match(/[\w@-][\w@.-]*\w/g));
    const imports = text.split('\n').filter((line) => /\b(?:import|from|require\w*)\b/.test(line));
    const modules = new Set(imports.flatMap((line) => line.match(/[\w-]+/g) ?? []));
    return (path) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.basename(path);
        const bare = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.basename(path.replace(/\/(?:index|__init__)(?=\.\w+$)/, '').replace(CODE, ''));
        return names.has(name) || (CODE.test(name) && modules.has(bare));
    };
}
/** Files that a text, or the command of a hook, names outside the folder of a skill. */
function listNamed(path, text, folder) {
    const rooted = [...text.matchAll(/\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?\/([\w./-]*\w)/g)].map(([, name = '']) => name);
    const run = path.endsWith('.json') ? ((0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_5__/* .commandsOf */ .Kf)(text) ?? []).flatMap(({ command }) => (0,_skill_hooks_js__WEBPACK_IMPORTED_MODULE_5__/* .scriptsOf */ .Sf)(command)) : [];
    return [
        ...(0,_list_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .namesAbove */ .s3)([text]).map((name) => join(dirname(path), name)),
        ...[...rooted, ...run].map((name) => join(folder, name)),
    ];
}
/** Those that are there, byte for byte. */
async function readAll(root, paths) {
    const found = [...new Set(paths)].map(async (path) => {
        const [only, ...more] = (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .realPathOf */ .dN)(join(root, path)) === null ? [] : await (0,_io_files_walk_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, path);
        return only === path && more.length === 0 ? [[path, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(join(root, path), 'latin1')]] : [];
    });
    return (await Promise.all(found)).flat();
}
const digestAll = (files) => new Map(files.map(([path, text]) => [path, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex')]));
/** The innermost plugin. */
function isHeldBy(path, plugin, { plugins }) {
    const holding = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
    const longest = Math.max(...holding.map(({ folder }) => folder.length));
    return holding.some((one) => one === plugin) && plugin.folder.length === longest;
}


/***/ }),

/***/ 79162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ measuredOf),
/* harmony export */   lv: () => (/* binding */ explainTaken),
/* harmony export */   oU: () => (/* binding */ describeNew),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   xx: () => (/* binding */ describeRenames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39602);
/* harmony import */ var _lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99960);
/* harmony import */ var _lib_lint_offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63097);
/* harmony import */ var _lib_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96023);
/* harmony import */ var _lib_skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89924);
/* harmony import */ var _lib_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13350);
/* harmony import */ var _lib_text_bare_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56424);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67127);
/* harmony import */ var _part_readers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11297);
/** The rows of a batch \u2192 what its agents list of the parts that a branch added or renamed. */










/** Where it is, if its name does not say that, and how it is listed. */
function describeNew(part, { source, results, now, file, agents }) {
    const isNamesake = (one) => one !== part && one.kind === part.kind && (0,_lib_text_bare_id_js__WEBPACK_IMPORTED_MODULE_7__/* .bareId */ .yW)(one.name) === (0,_lib_text_bare_id_js__WEBPACK_IMPORTED_MODULE_7__/* .bareId */ .yW)(part.name);
    // Offers are kept by name: those of an agent that cannot tell it from the other may be the other's.
    const apart = agents.filter((one) => (0,_lib_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_3__/* .findDistinctSkills */ .mO)(source, part.name, one).length < 2);
    const listed = part.kind === 'skill' && now.some(isNamesake)
        ? describeNames(part, source, apart)
        : describeListed(part, source, results);
    const is_bare = part.kind !== 'skill' && part.kind !== 'instructions' && listed === '';
    const place = is_bare || now.some(isNamesake) ? `${is_bare ? 'declared ' : ''}in \`${file}\`` : '';
    return [place, listed].filter(Boolean).join(', ');
}
/** Of a change that has no more to tell. */
const PLAIN = { rule: null, line: null, why: null, fix: null };
/** Of a part that is gone: why nothing else says so, where nothing does. */
function explainTaken(part, { agents, had, cases, results: { results } }) {
    const why = 'this branch took it away';
    if (agents.length === 0 && had.length > 0)
        return `${why}, and no agent of this batch reads it`;
    const isAsked = cases.some((one) => {
        const rows = results.filter(({ case_id, status }) => case_id === one.case_id && status !== 'skipped');
        if (part.kind === 'hook')
            return rows.some(({ kind, status }) => kind === 'tool_route' && status === 'fail');
        if (rows.length === 0)
            return false;
        const { expected_skill = '', required_skills = [], subagent = '' } = one.kind === 'skill' ? one : {};
        const asked = part.kind === 'subagent'
            ? [one.kind === 'suite' ? one.subagent : subagent]
            : [expected_skill, ...required_skills];
        return asked.some((id) => id !== '' && (0,_lib_text_bare_id_js__WEBPACK_IMPORTED_MODULE_7__/* .bareId */ .yW)(id) === (0,_lib_text_bare_id_js__WEBPACK_IMPORTED_MODULE_7__/* .bareId */ .yW)(part.name));
    });
    return isAsked ? why : `${why}, and no case that ran asks for it`;
}
/** A skill whose name stays is renamed for the agents that go by its folder. */
function describeRenames({ kept, renamed }, { before, now, agents, fileOf }) {
    return [...renamed, ...kept].flatMap(({ from, to }) => {
        const is_in_place = [from.path, ...(from.places ?? [])].includes(to.path) || to.places?.includes(from.path) === true;
        const is_kept = from.name === to.name;
        if (is_kept && is_in_place)
            return [];
        const skill = now.skills.find(({ path }) => path === to.path);
        // Who lists it no longer, an error says.
        const having = skill ? listing(skill, now, agents) : [];
        const is = describeNames(to, now, having);
        if (is_kept && describeNames(from, before, having) === is)
            return [];
        const file = fileOf(to);
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(to.path));
        // A name has no capitals.
        const rename = `rename the folder to \`${to.name}\``;
        const give = _lib_skill_package_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .SKILL_NAME */ .eQ.test(folder) ? `${rename}, or write \`name: ${folder}\`` : rename;
        const open = is_kept && folder !== to.name ? `, and \`name:\` there is still \`${to.name}\`: ${give}` : '';
        const is_same = is_kept && folder === node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from.path));
        const named = folder === to.name ? `cases have to name it \`${to.name}\`, and ` : 'cases may name either, and ';
        const other = to.kind === 'skill' ? (0,_part_readers_js__WEBPACK_IMPORTED_MODULE_6__/* .findOtherPlugin */ .Jn)(from, to, { before, now }) : null;
        const place = is_in_place ? `\`${file}\` calls it \`${to.name}\` now` : `it is in \`${file}\` now${open}`;
        const kept_folder = is_in_place && is !== '' ? ', its folder is as before' : '';
        const listed = is === ''
            ? ''
            : `${open ? '; until then ' : ': '}${is}; ${is_same ? '' : named}whoever calls it by name has to know${other ? `; ${other}` : ''}${open ? `; \`npx skills add\` still installs it as \`${(0,_lib_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_5__/* .folderByNpx */ .Es)(to.name)}\`` : ''}`;
        const message = to.kind === 'plugin'
            ? `it is \`${to.name}\` now: whoever installs it, or calls its parts, by the other name has to change that`
            : to.kind === 'instructions'
                ? `it is \`${file}\` now`
                : to.kind === 'hook'
                    ? `it runs \`${to.name.replace(/^\w+: /, '')}\` now`
                    : is_in_place || is_kept
                        ? `${place}${kept_folder}${listed}`
                        : `it is now \`${to.name}\`, in \`${file}\``;
        return [{ ...PLAIN, delta: 'RENAMED', kind: to.kind, name: from.name, now: to.name, file, agents: [], message }];
    });
}
const listing = (skill, source, agents) => agents.filter((one) => !(0,_lib_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnread */ .KJ)(one.agent, skill, { source, install: one.install }) && (0,_lib_lint_offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .isListed */ .yy)(skill, one, source));
/** Under which name each agent lists a skill; '' of all else. */
function describeNames({ kind, path }, source, agents) {
    const skill = kind === 'skill' && source.skills.find((one) => one.path === path);
    if (!skill)
        return '';
    const having = listing(skill, source, agents);
    const names = (0,_lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(having, ({ agent, install }) => agent.listedAs(skill, { source, install })[0]);
    return [...names]
        .map(([name, all]) => `${all.map(({ key }) => key).join(', ')} list${all.length > 1 ? '' : 's'} it as \`${name}\``)
        .join('; ');
}
/** What each agent of the batch makes of a new part; '' where no request showed it. */
function describeListed(part, source, results) {
    const skill = part.kind === 'skill' && source.skills.find((one) => one.path === part.path);
    const rows = skill ? rowsOfSkill(skill, source, results) : rowsOfPart(part, results);
    const as = (...states) => rows.filter(({ offer }) => states.includes(offer));
    const on = (found) => found.map(({ agent }) => agent).join(', ');
    const [full, cut, bare] = [as('full'), as('cut'), as('name_only')];
    const kept = cut.map(({ agent, kept_chars, of_chars }) => `${agent} (${kept_chars} of ${of_chars} characters)`);
    const absent = as('absent').map(({ agent, reason }) => `${agent}${reason ? ` (${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(reason, 200)})` : ''}`);
    return [
        full.length && `listed on ${on(full)}`,
        cut.length && `cut on ${kept.join(', ')}`,
        bare.length && `by name alone on ${on(bare)}`,
        absent.length && `not on ${absent.join(', ')}`,
    ]
        .filter(Boolean)
        .join('; ');
}
function rowsOfSkill(skill, source, { offers }) {
    return Object.entries(offers).flatMap(([agent, skills]) => {
        const found = skills[(0,_lib_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_3__/* .nameSkill */ .xj)(skill, source)];
        return found ? [{ agent, ...found }] : [];
    });
}
/** No model is shown a hook, and whether it ran is another matter. */
const rowsOfPart = ({ kind, name, path }, { parts = {} }) => Object.entries(parts).flatMap(([agent, all]) => all.flatMap((row) => {
    // A server shares its file with others.
    const is_same = row.kind === kind && row.path === path && (kind !== 'mcp_server' || row.name === name);
    const had = row.listed_as.length > 0 || row.late;
    const offer = !had ? 'absent' : row.reason === null || row.late ? 'full' : 'name_only';
    return is_same && kind !== 'hook' ? [{ agent, offer, reason: row.reason, kept_chars: 0, of_chars: 0 }] : [];
}));
/** Only of what is new: what agents list of the rest is compared with the baseline. */
function measuredOf({ offers, environment }, source, fresh) {
    const skills = source.skills.filter(({ path }) => fresh.has(path));
    return Object.fromEntries(Object.entries(offers).flatMap(([agent, listed]) => {
        const { version, install } = environment.agents[agent] ?? {};
        if (!version)
            return [];
        const own = skills.flatMap((skill) => {
            // Under a name that several have it may be the other's: then it is predicted.
            const id = (0,_lib_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_3__/* .findUniqueId */ .cv)(skill, source);
            const offer = id === null ? undefined : listed[id];
            return offer ? [[skill.path, offer]] : [];
        });
        const exhausted = Object.values(listed).some(({ over }) => over !== undefined);
        return [[agent, { version, install: install, offers: new Map(own), exhausted }]];
    }));
}


/***/ }),

/***/ 78876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findOpened)
/* harmony export */ });
/* harmony import */ var _lib_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39602);
/* harmony import */ var _lib_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86193);
/* harmony import */ var _lib_lint_offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63097);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14065);
/* harmony import */ var _branch_offers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79162);
/** The skills that a branch keeps from models, or offers to them \u2192 what a reviewer wants to read and no listing tells. */





/** As the files say it: at the ref no agent is asked. */
function findOpened({ kept, renamed }, { before, now, agents, ref, fileOf }) {
    return [...kept, ...renamed].flatMap(({ from, to }) => {
        const [was, is] = [whyNot(from, before, agents), whyNot(to, now, agents)];
        const opened = [...was].filter(([key, why]) => (0,_lib_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .isKept */ .t8)(why) && is.get(key) === null);
        const shut = [...is].filter(([key, why]) => (0,_lib_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .isKept */ .t8)(why) && was.get(key) === null);
        const what = { ..._branch_offers_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAIN */ .tZ, delta: 'WARNED', kind: to.kind, name: to.name, file: fileOf(to) };
        const on = (found) => (0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .listFew */ .lE)(found.map(([key]) => key));
        const by = (found) => [...new Set(found.map(([, why]) => (0,_lib_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .keptBy */ .mA)(why)))].join(' and ');
        // Where no agent had it so before, it is a loss, which rows and another rule name.
        const is_more = [...was.values()].some(_lib_contract_offer_js__WEBPACK_IMPORTED_MODULE_1__/* .isKept */ .t8);
        return [
            ...(opened.length > 0
                ? [
                    {
                        ...{ ...what, rule: 'skill-opened', agents: opened.map(([key]) => key) },
                        message: `models may use it on ${on(opened)} now; at \`${ref}\` its author keeps it from them by ${by(opened)}`,
                        fix: `if models are to use it, leave it so: this warning ends with the merge; else bring back ${by(opened)}`,
                    },
                ]
                : []),
            ...(shut.length > 0 && is_more
                ? [
                    {
                        ...{ ...what, agents: shut.map(([key]) => key) },
                        message: `its author keeps it from models on ${on(shut)} now, too, by ${by(shut)}`,
                    },
                ]
                : []),
        ];
    });
}
/** {agent that reads the skill: why it does not list it; null where it does}. */
function whyNot({ kind, path }, source, agents) {
    const skill = kind === 'skill' ? source.skills.find((one) => one.path === path) : undefined;
    return new Map(agents.flatMap(({ key, agent, install, vendor_model }) => {
        if (!skill || (0,_lib_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnread */ .KJ)(agent, skill, { source, install }))
            return [];
        const loss = (0,_lib_lint_offer_offer_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .findOwnLoss */ .Zk)(skill, { key, agent, install, vendor_model }, { source });
        return [[key, loss?.offer === 'absent' ? (loss.reason ?? '') : null]];
    }));
}


/***/ }),

/***/ 3678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRenamed),
/* harmony export */   z: () => (/* binding */ findDeeper)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83878);
/* harmony import */ var _lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99960);
/* harmony import */ var _lib_report_view_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75497);
/* harmony import */ var _lib_skill_had_as_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12752);
/* harmony import */ var _lib_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13350);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14065);
/* harmony import */ var _branch_offers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79162);
/** The parts that a branch moved or renamed \u2192 what whoever knows them by their old name or place loses. */








/** This tool gives each agent every skill in a folder of its own, so that no listing shows it. */
function findDeeper({ kept, renamed }, { now, agents, fileOf }) {
    if ((0,_lib_skill_had_as_js__WEBPACK_IMPORTED_MODULE_3__/* .hadAs */ .ww)(now) !== 'skills')
        return [];
    return [...kept, ...renamed].flatMap(({ from, to }) => {
        if (to.kind !== 'skill' || to.places?.includes(from.path))
            return [];
        const [was, is] = [depthOf(from), depthOf(to)];
        const lost = agents.filter(({ agent: { project_skills } }) => {
            const [, most] = project_skills.levels;
            return was <= most && is > most;
        });
        const unfound = was <= _lib_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEEPEST_FOR_NPX */ .SG && is > _lib_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEEPEST_FOR_NPX */ .SG;
        if (lost.length === 0 && !unfound)
            return [];
        const whose = [...(0,_lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(lost, ({ agent }) => agent.project_skills.levels[1])].map(([most, own]) => {
            const titles = [...new Set(own.map(({ agent }) => agent.title))];
            return `${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(is - most, 'folder')} too deep for ${(0,_lib_report_view_names_js__WEBPACK_IMPORTED_MODULE_2__/* .joinAnd */ .MO)(titles)} (at most ${(0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(most, 'folder')} deep)`;
        });
        const npx = is <= _lib_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEEPEST_FOR_NPX */ .SG ? '`npx skills add` finds it' : '`npx skills add` no longer finds it';
        const copied = lost.length > 0 ? [`whoever copies \`skills/\` as it is has it ${whose.join(', ')}`] : [];
        const why = [...copied, ...(is <= _lib_skill_skill_file_js__WEBPACK_IMPORTED_MODULE_4__/* .DEEPEST_FOR_NPX */ .SG || unfound ? [npx] : [])].join('; ');
        const message = `it is in \`${fileOf(to)}\` now: ${why}`;
        const people = lost.length > 0 ? 'people copy that folder' : 'people install it so';
        const fix = `move it back to \`${node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(fileOf(from))}\`, if ${people}`;
        const what = { ..._branch_offers_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN */ .tZ, delta: 'WARNED', kind: to.kind, name: to.name, file: fileOf(to) };
        return [{ ...what, rule: 'part-gone', agents: lost.map(({ key }) => key), message, fix }];
    });
}
/** Below `skills/`; what is elsewhere nobody copies with it. */
const depthOf = ({ path }) => (path.startsWith('skills/') ? path.split('/').length - 2 : Number.NaN);
const CALLED = ['skill', 'subagent', 'command'];
/** No agent lacks anything, but people and other repositories call a part by its name. */
const findRenamed = ({ renamed }, fileOf) => renamed.flatMap(({ from, to }) => {
    // Where its folder has another name, the rule skill-name says all of it.
    const is_apart = to.kind === 'skill' && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(to.path)) !== to.name;
    if (!CALLED.includes(to.kind) || to.name === from.name || is_apart)
        return [];
    const message = `its name was '${from.name}': a call of this ${_lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__/* .PART_WORDS */ .y$[to.kind][0]} by that name finds it no longer`;
    const fix = `name it '${from.name}' again, if people call it so; if the new name is meant, leave it so: this warning ends with the merge`;
    const what = { ..._branch_offers_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN */ .tZ, delta: 'WARNED', kind: to.kind, name: to.name, file: fileOf(to) };
    return [{ ...what, rule: 'part-gone', agents: [], message, fix }];
});


/***/ }),

/***/ 5432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ withoutShifts),
/* harmony export */   QO: () => (/* binding */ isStale),
/* harmony export */   j$: () => (/* binding */ isInstalled),
/* harmony export */   j1: () => (/* binding */ findErrors),
/* harmony export */   nb: () => (/* binding */ splitFindings),
/* harmony export */   ov: () => (/* binding */ findFormerFolders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39602);
/* harmony import */ var _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32022);
/* harmony import */ var _lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56022);
/* harmony import */ var _lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44545);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56223);
/* harmony import */ var _lib_skill_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51476);
/* harmony import */ var _lint_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68339);
/** What lint finds now and at a ref \u2192 what only one of them has: the branch brings the one, and found the other. */








/** former: the path at the ref of a file that has another name now. renamed: {name of a skill at the ref: its name now}. */
function splitFindings(now, before, former = new Map(), renamed = new Map()) {
    const left = new Map();
    for (const finding of before)
        for (const key of keysOf(finding, finding.file, renamed))
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
/** Whatever is new moves the ranks of all: a pair of look-alikes of which neither skill nor case changed is not what the branch brought. */
function withoutShifts(findings, cases, { fresh, kept, renamed }) {
    const textOf = (row) => JSON.stringify((0,_lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_7__/* .omit */ .c)(row, 'origin'));
    const known = new Set(cases.before.map(textOf));
    const changed = [...kept, ...renamed].filter(({ from, to }) => from.text !== to.text);
    const touched = new Set([
        ...[...fresh, ...changed.map(({ to }) => to)].map(({ name }) => name),
        ...cases.now.filter((row) => !known.has(textOf(row))).map(({ case_id }) => case_id),
    ]);
    return findings.filter(({ rule, subject, message }) => rule !== 'skill-look-alike' || [subject, ...wordsOf(message)].some((word) => touched.has(word)));
}
/** What a text names is not there, and what the branch did to it is among what was found: said once. */
function isStale(other, found) {
    const nameIn = ({ message }) => /`[^`]+`/.exec(message)?.[0];
    return (/^(?:plugin-part|skill-file|instruction-file)$/.test(other.rule) &&
        found.some((one) => /^part-(?:text-lost|gone)$/.test(one.rule) &&
            one.file === other.file &&
            (one.line === other.line || nameIn(one) === nameIn(other))));
}
/** before: null where nothing differs. */
async function findBrought(now, before, former) {
    const find = async (one) => (await (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_6__/* .lintSource */ .nr)(one)).filter((found) => found.severity === 'error' || !((0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isMeasured */ .V2)(found) || (0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfCases */ .rf)(found)));
    const isError = ({ severity }) => severity === 'error';
    const found = await find(now);
    if (before === null)
        return { errors: [], warnings: [], known: found.filter(isError) };
    const { fresh, known } = splitFindings(found, found.length > 0 ? await find(before) : [], former);
    const warnings = fresh.filter((one) => !isError(one));
    return { errors: fresh.filter(isError), warnings, known: known.filter(isError) };
}
/** A name of a skill or a case is one word. */
const wordsOf = (message) => message.split(/(?<![\w-])|(?![\w-])/);
/** One for each agent that it is about: on one more of them it is new. Numbers do not count. */
function keysOf({ rule, severity, file, subject, message, consequences }, at = file, renamed = new Map()) {
    // In a file of one skill the name may change; a corpus holds many cases, and a folder's finding stands at any of its skills.
    const isSkill = file.endsWith('SKILL.md') && (0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .subjectWord */ .tb)(rule) === 'skill';
    const place = file.endsWith('SKILL.md') && !isSkill ? '' : at;
    const own = isSkill ? [subject, file.split('/').at(-2)] : [];
    // A case is called after its skill.
    const words = wordsOf(message)
        .filter((word) => !own.includes(word))
        .map((word) => word.replace(/^.*?(?=(?:-\d+)?$)/, (name) => renamed.get(name) ?? name).replace(/\d+/g, 'n'));
    const agents = Object.keys(consequences);
    const what = agents.length > 0 ? '' : words.join('');
    return (agents.length > 0 ? agents : ['']).map((agent) => JSON.stringify([rule, severity, place, isSkill ? '' : subject, what, agent]));
}
/** The ref is only asked where there is something to compare. */
async function findErrors(run, { cwd, before, former, measured, fresh, had }) {
    const keys = run.agents.map(({ key }) => key);
    const is_same = before.source === run.source;
    const read = () => (0,_lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_4__/* .loadCorpus */ .xe)(run.options.cases, { cwd: before.cwd, strict: false }).catch((error) => {
        if (error instanceof _lib_input_config_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigError */ .x)
            return null;
        throw error;
    });
    const then = is_same ? run.corpus : await read();
    const known = { measured, fresh, had, copied: (0,_lib_skill_places_js__WEBPACK_IMPORTED_MODULE_5__/* .listCopied */ .jJ)(before.source) };
    const own = { cwd, source: run.source, corpus: then && run.corpus, keys, baseline: null, ...known };
    const old = { cwd: before.cwd, source: before.source, corpus: then, keys, baseline: null };
    return findBrought(own, is_same ? null : old, former);
}
/** From where each agent of a project had the skills that are still there. */
function findFormerFolders({ kept, renamed }, { before: source, now }, agents) {
    const pairs = [...kept, ...renamed].filter(({ to }) => to.kind === 'skill');
    return new Map(pairs.map(({ from, to }) => {
        const skill = source.skills.find(({ path }) => path === from.path);
        const is_installed = isInstalled(from, source) && !isInstalled(to, now);
        const folders = agents.flatMap(({ key, agent }) => {
            const [place] = skill ? (0,_lib_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .listRead */ .bZ)(agent, (0,_lib_skill_places_js__WEBPACK_IMPORTED_MODULE_5__/* .allPlacesOf */ .V4)(skill)) : [];
            if (!place)
                return is_installed ? [[key, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(from.path)]] : [];
            // The folder may be there all the same, for others; and what led to the skill by its old name, if only to nothing.
            const stays = now.skills
                .flatMap(_lib_skill_places_js__WEBPACK_IMPORTED_MODULE_5__/* .allPlacesOf */ .V4)
                .some(({ folder }) => folder !== undefined && folder === place.folder);
            const isAlone = source.skills.flatMap(_lib_skill_places_js__WEBPACK_IMPORTED_MODULE_5__/* .allPlacesOf */ .V4).filter(({ folder }) => folder === place.folder).length === 1;
            const isRenamed = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(place.path)) !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(to.path));
            return [[key, stays || isRenamed || (isAlone && !place.real_folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(place.path) : (0,_lib_agents_project_reach_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(place)]];
        });
        return [to.path, new Map(folders)];
    }));
}
/** Who installs the source has it, wherever agents look in a checkout. */
const isInstalled = ({ path }, { as, skills }) => as !== 'project' && skills.some((skill) => skill.path === path && !skill.unshipped);


/***/ }),

/***/ 73404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ lintGonePackages),
/* harmony export */   Re: () => (/* binding */ findLessDemanded),
/* harmony export */   os: () => (/* binding */ recordSince)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(14006);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(73382);
/* harmony import */ var _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51399);
/* harmony import */ var _lib_case_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94162);
/* harmony import */ var _lib_case_weaker_shared_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23624);
/* harmony import */ var _lib_delta_lowered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89565);
/* harmony import */ var _lib_delta_parts_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87225);
/* harmony import */ var _lib_delta_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32629);
/* harmony import */ var _lib_delta_weakened_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20729);
/* harmony import */ var _lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(99960);
/* harmony import */ var _lib_input_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22713);
/* harmony import */ var _lib_input_json_value_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(70509);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77406);
/* harmony import */ var _lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44545);
/* harmony import */ var _lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14533);
/* harmony import */ var _lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56223);
/* harmony import */ var _lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(40515);
/* harmony import */ var _lib_setup_source_subagents_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93050);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(67127);
/* harmony import */ var _lib_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7993);
/* harmony import */ var _options_run_options_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(39138);
/* harmony import */ var _run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(57267);
/* harmony import */ var _run_prepare_left_out_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(65983);
/** The corpora and baselines at a ref and now \u2192 findings of `check --since` about cases of which less is demanded, which runs none of them. */
























/** By which the baseline takes over what is meant. */
const recordSince = (ref) => `\`agent-routing run --baseline-ref ${(0,_lib_text_quote_shell_js__WEBPACK_IMPORTED_MODULE_15__/* .quoteShell */ .LA)(ref)}\`, then \`agent-routing baseline update --reason "\u2026"\``;
const NO_BASELINE = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };
/** Of each corpus that the ref has, below the folder too: what `run` would call WEAKENED. */
async function findLessDemanded({ source, cwd, corpus, keys }, { tree, since, before, parts }) {
    const { name, folder: root } = since;
    const files = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_19__/* .glob */ .TI)(['**/*.{json,md,yaml,yml}'], { cwd: root, dot: true, ignore: [..._lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_12__/* .IGNORED */ .$h] });
    const head = { sha: '', read: (file) => (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_9__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file)), list: async () => files };
    const skills = source.skills.map(({ id }) => id);
    const all = [...skills, ...files.flatMap((file) => /([^/]+)\/SKILL\.md$/.exec(file)?.[1] ?? [])];
    const subagents = (await (0,_lib_setup_source_subagents_js__WEBPACK_IMPORTED_MODULE_14__/* .readSubagents */ .x)(source)).map((one) => one.name);
    const subjects = { subagent: subagents, route: corpus?.routes.map((one) => one.name) ?? null };
    const isOwn = (file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, _options_run_options_js__WEBPACK_IMPORTED_MODULE_16__/* .DEFAULT_CASES */ .WQ);
    const renamed = (0,_lib_delta_parts_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .listRenamings */ .dW)(parts);
    const hooks = await (0,_lib_setup_source_declared_hooks_js__WEBPACK_IMPORTED_MODULE_13__/* .readHookChanges */ .$y)(parts, before.source, source);
    const isIgnored = picomatch__WEBPACK_IMPORTED_MODULE_20__([..._lib_setup_corpus_corpus_js__WEBPACK_IMPORTED_MODULE_12__/* .IGNORED */ .$h], { dot: true });
    const isCorpus = (file) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file) === _options_run_options_js__WEBPACK_IMPORTED_MODULE_16__/* .DEFAULT_CASES */ .WQ && !file.startsWith('../') && !isIgnored(file);
    /** Read as leniently as the ref is: what cannot be read is a mistake of another kind. */
    const readIn = async (one, file) => {
        const at = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(file, '..', _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu);
        // Of a package that has none any more, the root's is not the one to read.
        const isRead = file === _options_run_options_js__WEBPACK_IMPORTED_MODULE_16__/* .DEFAULT_CASES */ .WQ || (await one.read(file)) !== null;
        // Routes and other files beside the usual one are known only of the folder that is checked.
        const own = isOwn(file) ? (corpus?.cases ?? []) : [];
        const files = [...new Set(own.flatMap(({ origin }) => (origin ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, origin.file)) : [])))];
        const { cases } = isRead ? await (0,_lib_setup_corpus_at_ref_js__WEBPACK_IMPORTED_MODULE_11__/* .readCorpusAtRef */ .$)([file], one, { cwd: root, name, files }) : { cases: [] };
        const ref = await (0,_run_prepare_baselines_js__WEBPACK_IMPORTED_MODULE_17__/* .readAtRef */ .Bg)(one, at, name).catch(() => null);
        return {
            cases,
            ref,
            baseline: ref?.baseline ?? NO_BASELINE,
            text: (await one.read(at)) ?? '',
            of_all: lineOfAgents(await one.read(file), file),
        };
    };
    const shows = `\`agent-routing run --baseline-ref ${name}\` shows whether it passes`;
    const found = [];
    for (const file of new Set([_options_run_options_js__WEBPACK_IMPORTED_MODULE_16__/* .DEFAULT_CASES */ .WQ, ...(await tree.list()).filter(isCorpus)])) {
        const now_file = files.includes(file) ? file : ((await findNow(tree, files.filter(isCorpus), file)) ?? file);
        const [then, now] = [await readIn(tree, file), await readIn(head, now_file)];
        const { baseline: ref } = then;
        const weakenings = (0,_lib_delta_weakened_js__WEBPACK_IMPORTED_MODULE_7__/* .createWeakenings */ .N)(
        // What is in the folder, and not in the source, nobody has; of other corpora the source is not known.
        { now: now.cases, before: then.cases, source: { ...subjects, skill: isOwn(now_file) ? skills : all } }, { results: null, plan: null, ref, renamed, hooks });
        const known = [...new Set([...ref.cases.values()].flatMap((row) => [...row.keys()]))];
        const asked = weakenings.ids.flatMap((id) => (known.length > 0 ? known : keys.map(({ key }) => key)).flatMap((agent) => {
            const less = weakenings.find(id, agent);
            const of = (baseline) => (0,_lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .findExpectation */ .kZ)(baseline, 'oracle', id, agent);
            const reason = less && (0,_lib_delta_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWeakening */ .xk)(less, { current: of(now.baseline), ref: of(ref) });
            return less ? [{ id, how: less.how, words: less.words, reason, file: null }] : [];
        }));
        const results = { mode: 'oracle', offers: {} };
        const lowered = (0,_lib_delta_lowered_js__WEBPACK_IMPORTED_MODULE_4__/* .listLowered */ .lB)({ results, current: now.baseline, ref: then.ref }, null, weakenings);
        const entries = lowered.map((row) => ({
            ...row,
            how: 'lowered',
            file: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(now_file, '..', _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu),
        }));
        for (const former of ref.cases.keys()) {
            const id = weakenings.renamedTo(former) ?? former;
            if (!(0,_lib_delta_lowered_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnrecorded */ .A4)(former, id, now.baseline))
                continue;
            const at = now.text.split('\n').findIndex((text) => text.includes(JSON.stringify(former))) + 1;
            found.push({
                ...{ rule: 'case-weakened', severity: 'error', subject: former, consequences: {}, line: Math.max(1, at) },
                file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, now_file, '..', _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu)),
                message: `this case is '${id}' now, for which the baseline has no entry`,
                fix: `${at > 0 ? `write '${id}' for '${former}' here` : `restore its entry, as '${id}'`}, or record it: ${recordSince(name)}.`,
            });
        }
        for (const [subject, rows] of (0,_lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_21__/* .groupBy */ .$)([...asked, ...entries], ({ id }) => id)) {
            const reason = rows.every((row) => row.reason !== null) ? rows[0]?.reason : null;
            const all = [...new Set(rows.flatMap((row) => row.words))];
            const words = foldAgents(all)
                .map((one) => (0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_22__/* .oneLine */ .TN)(one, 200))
                .join('; ');
            const origin = now.cases.find(({ case_id }) => case_id === subject)?.origin;
            const at = rows[0]?.file ?? origin?.file ?? now_file;
            const how = rows[0]?.how ?? 'checks';
            const of_all = all.every((one) => one.startsWith(_lib_case_weaker_shared_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .FEWER_AGENTS */ .B)) ? now.of_all(subject) : null;
            const line = now.text.split('\n').findIndex((text) => text.includes(JSON.stringify(subject))) + 1;
            found.push({
                ...{ rule: 'case-weakened', severity: reason ? 'warning' : 'error', subject, consequences: {} },
                file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, at)),
                line: Math.max(1, how === 'lowered' ? line : (of_all ?? (origin ? (0,_lib_case_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .lineOf */ .cA)(origin, ...all) : 1))),
                message: `${how === 'checks' ? 'it no longer checks what it does at' : 'less is checked than at'} \`${name}\`: ${words}${reason ? ` (reason: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_22__/* .oneLine */ .TN)(reason, 200)})` : ''}`,
                fix: reason
                    ? `nothing, if a reviewer agrees with the reason.${rows.some((row) => row.how === 'checks') ? ` A reason does not make a failing case pass: ${shows}.` : ''}`
                    : of_all !== null
                        ? 'name these agents in `agents` again, or write a `reason` into each of these cases, to which a reviewer agrees.'
                        : `${(0,_lib_delta_lowered_js__WEBPACK_IMPORTED_MODULE_4__/* .fixLess */ .Lv)(how, _lib_baseline_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINE_FILE */ .tu, recordSince(name))}.${how === 'checks' ? ` A reason does not make a failing case pass: ${shows}.` : ''}`,
            });
        }
    }
    return found;
}
/** The line of the `agents` that a corpus has for all its cases, for each of these; null where it has none, or the case its own. */
function lineOfAgents(text, file) {
    const value = (0,_lib_input_json_value_js__WEBPACK_IMPORTED_MODULE_23__/* .parseValue */ .$x)(text ?? '');
    const rows = Array.isArray(value?.cases) ? value.cases : [];
    const own = new Set(rows.flatMap((row) => (row?.agents ? [row.case_id] : [])));
    const line = value?.agents && text !== null ? (0,_lib_input_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .readJson */ .Vh)(text, file).line(['agents']) : null;
    return (case_id) => (own.has(case_id) ? null : line);
}
/** What is the same on several agents is said once. */
const foldAgents = (words) => [...(0,_lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_21__/* .groupBy */ .$)(words, (one) => one.replace(/^on \S+ /, ''))].map(([rest, all]) => {
    const agents = all.flatMap((one) => /^on (\S+) /.exec(one)?.[1] ?? []);
    return agents.length > 0 ? `on ${agents.join(', ')} ${rest}` : rest;
});
/** git may know where it moved. */
async function findNow(tree, files, file) {
    for (const path of files)
        if ((await tree.former?.(path)) === file)
            return path;
    return null;
}
/** Of a package whose skills are there, each case that is gone is named. */
async function lintGonePackages(tree, { name, folder: root }, { source, cwd }) {
    const gone = source.root === root ? await (0,_run_prepare_left_out_js__WEBPACK_IMPORTED_MODULE_18__/* .findGonePackages */ .SY)(tree, root, name) : [];
    return gone.flatMap(({ folder, stays, had, fix }) => {
        const where = { file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder)), line: 1, subject: folder };
        const message = `\`${name}\` has this package (${had}), and this branch does not`;
        return stays ? [] : [(0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .asWarning */ .PQ)('part-gone', where, message, fix)];
    });
}


/***/ }),

/***/ 9218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ findLostInstructions),
/* harmony export */   i: () => (/* binding */ readNamedTexts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _lib_agents_project_instructions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41396);
/* harmony import */ var _lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99960);
/* harmony import */ var _lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34685);
/* harmony import */ var _lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77406);
/* harmony import */ var _lib_skill_instructions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56685);
/* harmony import */ var _lib_text_said_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3141);
/* harmony import */ var _part_readers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11297);
/** The instruction files that agents were given at a ref \u2192 those whose text an agent is no longer given, and where it stayed. */










async function findLostInstructions({ kept, renamed, gone }, { before, now, agents, fileOf }) {
    const pairs = [...kept, ...renamed, ...gone.map((from) => ({ from, to: null }))];
    const moved = new Map(pairs.map(({ from, to }) => [from.path, to?.path]));
    const lost = [];
    for (const { from, to } of pairs.filter(({ from }) => from.kind === 'instructions')) {
        // Of a link that leads to no file any more, the file is what is gone.
        const aim = to ? null : linkedFrom((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(now.root, from.path));
        const cause = gone.find(({ path }) => aim === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(now.root, path)) ?? from;
        for (const agent of agents.filter(({ install }) => install === 'project' || now.as === 'both')) {
            const [had, left] = [before, now].map(({ instructions = [] }) => (0,_lib_agents_project_instructions_js__WEBPACK_IMPORTED_MODULE_3__/* .instructionsOf */ .Jk)(agent.agent, instructions));
            const isLost = (file) => !left?.some(({ path }) => path === (moved.get(file.path) ?? file.path)) &&
                (0,_lib_text_said_js__WEBPACK_IMPORTED_MODULE_8__/* .shareLeft */ .zZ)((0,_lib_skill_instructions_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutImports */ .VB)(file), left?.map(({ text }) => text) ?? []) < 0.5;
            const file = had?.find(({ path }) => path === from.path);
            const importers = had?.filter(({ imports }) => imports.includes(from.path)) ?? [];
            // What went with the file that imported it is said of that file.
            if (!file || !isLost(file) || (importers.length > 0 && importers.every(isLost)))
                continue;
            const [importer] = importers.length > 0 ? importers : (before.instructions ?? []).filter(isIn(from.path));
            const loss = { now, agent, importer, is_imported: importers.length > 0, fileOf };
            lost.push({ to: to ?? cause, lost: [agent.key], ...(await describeLoss(cause, to, loss)) });
        }
    }
    const groups = (0,_lib_input_group_by_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$)(lost, ({ path, message, fix }) => `${path} ${message} ${fix}`);
    return [...groups.values()].map((alike) => ({
        ...alike[0],
        lost: agents.flatMap(({ key }) => (alike.some(({ lost }) => lost.includes(key)) ? [key] : [])),
    }));
}
function linkedFrom(path) {
    const is_link = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink();
    return is_link ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)) : null;
}
const isIn = (path) => ({ imports }) => imports.includes(path);
async function describeLoss(from, to, { now, agent, importer, is_imported, fileOf }) {
    const { path } = from;
    const name = (at) => `\`${fileOf({ path: at })}\``;
    const [file, by] = [name(path), importer ? name(importer.path) : ''];
    const read = (at) => (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(now.root, at)).catch(() => null);
    const [text, own] = [await read(path), importer ? await read(importer.path) : null];
    const importOf = (at) => `@${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(importer?.path ?? ''), at)}`;
    const lineOf = (at) => (own?.split('\n').findIndex((line) => line.includes(importOf(at).slice(1))) ?? -1) + 1 || null;
    if ((0,_lib_skill_instructions_js__WEBPACK_IMPORTED_MODULE_6__/* .saysAny */ .N6)(text)) {
        if (importer && is_imported) {
            const at = { path: importer.path, line: null };
            const imports = own === null ? [] : (0,_lib_skill_instructions_js__WEBPACK_IMPORTED_MODULE_6__/* .importsIn */ .Kz)({ path: importer.path, text: own });
            const misspelt = (0,_lib_input_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .ZA)(path, imports.filter((one) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(now.root, one))));
            if (misspelt) {
                const message = `${by} imports \`${importOf(misspelt)}\` where it imported ${file}, and no such file is there`;
                return {
                    ...at,
                    line: lineOf(misspelt),
                    message,
                    fix: `write \`${importOf(path)}\` there`,
                    delta: 'BROKEN',
                };
            }
            return (0,_lib_skill_instructions_js__WEBPACK_IMPORTED_MODULE_6__/* .saysAny */ .N6)(own)
                ? { ...at, message: `${by} no longer imports ${file}`, fix: `write \`${importOf(path)}\` in ${by} again` }
                : { ...at, message: `${by}, which imported ${file}, is gone`, fix: `restore ${by}` };
        }
        const { instructions, imports = [] } = agent.agent.parts;
        const group = instructions.find((names) => names.includes(path)) ?? [];
        const first = group.find((one) => now.instructions?.some((file) => file.path === one)) ?? path;
        const fix = imports.includes(first) ? `write \`@${path}\` in ${name(first)}` : `copy its text to ${name(first)}`;
        return { path: first, line: null, message: `these agents read ${name(first)} instead of ${file}`, fix };
    }
    const found = to?.path ?? (await (0,_part_readers_js__WEBPACK_IMPORTED_MODULE_7__/* .findText */ .Vw)(now, from));
    const place = found === path ? null : found;
    const is_named = importer && own !== null && (0,_lib_skill_instructions_js__WEBPACK_IMPORTED_MODULE_6__/* .importsIn */ .Kz)({ path: importer.path, text: own }).includes(path);
    const stays = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(now.root, path), { throwIfNoEntry: false });
    const unread = stays?.isSymbolicLink() ? 'is a link that leads to no file' : 'cannot be read any more';
    const has = text !== null ? 'says nothing any more' : stays ? unread : 'is gone';
    const where = place ? `: its text is in ${name(place)}, where these agents do not look for it` : '';
    const move = place && is_named && !(0,_lib_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionFiles */ .g6)().includes(path);
    const back = move ? `write \`${importOf(place)}\` in ${by}` : place ? `move it back to ${file}` : `restore ${file}`;
    const message = `${file}${is_named ? `, which ${by} imports,` : ''} ${has}${where}`;
    if (!is_named)
        return { path: place ?? path, line: null, message, fix: back };
    const fix = `${back}; if it is to go, take \`${importOf(path)}\` out of ${by}, too`;
    return { path: importer.path, line: lineOf(path), message, fix, delta: 'BROKEN' };
}
/** An instruction file may be split into others that it sends agents to. */
async function readNamedTexts({ path, text }, { root }) {
    const named = new Set([...text.matchAll(/[\w./-]+\.md\b/g)].map(([one]) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), one)));
    const texts = [...named].map(async (one) => [one, (await (0,_lib_io_files_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextIfAny */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, one)).catch(() => null)) ?? '']);
    return new Map(await Promise.all(texts));
}


/***/ }),

/***/ 49882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ describeGone),
  c: () => (/* binding */ findLostParts)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var baseline = __webpack_require__(51399);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/delta/lowered.js
var lowered = __webpack_require__(89565);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/lint/skill-location.js
var skill_location = __webpack_require__(88701);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/setup/source/hook-files.js + 1 modules
var hook_files = __webpack_require__(74297);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var skill_hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
;// CONCATENATED MODULE: ./build/src/check/changed/finding.js

function describeLoss({ delta, rule, name, file, line, message, fix }) {
    if (!fix || delta === 'REMOVED')
        return [];
    const severity = delta === 'BROKEN' ? 'error' : 'warning';
    return [
        {
            rule: rule === 'part-gone' || rule === 'skill-opened' ? rule : 'part-text-lost',
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

// EXTERNAL MODULE: ./build/src/check/changed/kept-skills.js
var kept_skills = __webpack_require__(78876);
// EXTERNAL MODULE: ./build/src/check/changed/moved.js
var changed_moved = __webpack_require__(3678);
// EXTERNAL MODULE: ./build/src/check/less-demanded.js
var less_demanded = __webpack_require__(73404);
// EXTERNAL MODULE: ./build/src/check/lint-source.js + 34 modules
var lint_source = __webpack_require__(68339);
// EXTERNAL MODULE: ./build/src/check/lost-instructions.js
var lost_instructions = __webpack_require__(9218);
// EXTERNAL MODULE: ./build/src/check/part-readers.js + 3 modules
var part_readers = __webpack_require__(11297);
// EXTERNAL MODULE: ./build/src/check/text-changes.js + 1 modules
var text_changes = __webpack_require__(60522);
;// CONCATENATED MODULE: ./build/src/check/lost-parts.js




















async function findLostParts({ source, cwd, corpus, keys, measured, baseline }, { before, parts, ref }) {
    const prefix = (0,lint_source/* prefixOf */.MT)(source.root, cwd);
    const fileOf = ({ path }) => `${prefix}${path}`;
    const sources = { before: before.source, now: source, fileOf };
    const cases = corpus?.cases ?? [];
    const agents = (0,lint_source/* listLinted */.rh)({ source: before.source, corpus: null, keys });
    const at = { ...sources, agents, cases, ref };
    const moved = [...(0,changed_moved/* findRenamed */.W)(parts, fileOf), ...(0,changed_moved/* findDeeper */.z)(parts, at)];
    const changed = [...(await (0,text_changes/* findTextChanges */.m)(parts, at)), ...moved, ...(0,kept_skills/* findOpened */.p)(parts, at)];
    const calls = cases.filter((row) => row.kind === 'tool_route');
    const hooks = await (0,declared_hooks/* readHookChanges */.$y)(parts, before.source, source);
    const isLowered = (id) => {
        const entries = [...(baseline?.baseline.cases.get(id)?.values() ?? [])];
        return entries.length > 0 && entries.every(({ expected_status, reason }) => expected_status !== 'pass' && reason);
    };
    /** The cases that it alone answered: of the agents that had the hook some have none for that call any more. */
    const listAnswered = ({ name, path }) => hooks.before
        .filter((hook) => (0,declared_hooks/* isHook */.IA)(hook, { name, path }))
        .flatMap((hook) => calls.flatMap((row) => {
        const { case_id } = row;
        const asked = agents.filter(({ key, agent: { name } }) => (0,skill_location/* isAddressed */.iv)({ key, name }, [row]));
        const kept = asked.filter(({ agent: { foreign_hooks } }) => hooks.now.some((one) => (0,skill_hooks/* waitsFor */.is)(one, row) && !foreign_hooks.test(one.file)));
        const lost = asked.filter((one) => !kept.includes(one) && !one.agent.foreign_hooks.test(hook.file));
        if (!(0,skill_hooks/* waitsFor */.is)(hook, row) || lost.length === 0)
            return [];
        const may_go = (0,skill_hooks/* lostHooksOf */.Wm)(hooks, row).length > 0;
        const fails = row.expect !== 'allow';
        return [{ case_id, fails, is_lowered: isLowered(case_id), may_go, kept: kept.map(({ key }) => key) }];
    }));
    // Of a plugin that the marketplace no longer names one finding is enough, and that one has the entry.
    const isRead = agents.some(({ agent }) => agent.marketplace?.paths.includes(source.marketplace ?? ''));
    const unnamed = (isRead && source.market?.unlisted) || [];
    const isNamed = ({ path }) => unnamed.some(({ folder }) => path.startsWith(`${folder}/`));
    const gone = [];
    for (const part of parts.gone.filter(({ kind }) => kind !== 'instructions')) {
        const found = await describeGone(part, sources);
        const answered = listAnswered(part);
        if (answered.length > 0 || !isNamed(part))
            gone.push(findGone(part, { ...found, file: fileOf(part), ref, answered, fileOf }));
    }
    for (const { from, to } of [...parts.kept, ...parts.renamed])
        for (const { name, file, message, fix } of changed.filter((one) => isNarrowed(one, to) && one.file === fileOf(to))) {
            const found = { at: from.path, stays: true, message, fix: fix ?? '' };
            const named = { ...to, name };
            gone.push(findGone(named, { ...found, file, ref, answered: listAnswered(from), fileOf }));
        }
    const unlistedOn = (agent) => (0,get_own/* getOwn */.N)(measured, agent)?.unlisted;
    const unreached = [
        ...(await (0,part_readers/* findUnreached */.HP)(parts, { ...at, unlistedOn })),
        ...(await (0,lost_instructions/* findLostInstructions */.b)(parts, at)),
    ].filter(({ delta }) => delta !== null);
    const lost = unreached.map(({ to, lost, path, line, message, fix, delta }) => ({
        ...{ rule: 'part-gone', severity: delta ? 'error' : 'warning', file: fileOf({ path }), line: line ?? 1 },
        subject: to.name,
        message: `\`${ref}\` has this ${part/* PART_WORDS */.y$[to.kind][0]}, and with this branch ${message}`,
        consequences: Object.fromEntries(lost.map((agent) => [agent, 'it has it no longer'])),
        fix: delta ? (0,sentence/* endSentence */.H_)(fix) : `${fix}, if it is still wanted; else nothing is left to do.`,
    }));
    return [...gone, ...lost, ...changed.flatMap(describeLoss)];
}
/** A hook that waits for fewer tools. */
const isNarrowed = ({ delta, kind, name }, to) => delta === 'REMOVED' && kind === to.kind && name.startsWith(`${to.name} (`);
/** Of a part that is gone, where its text stands, how it went, and what to bring back: a file of its own, or what named or declared it, and the scripts that went with it. */
async function describeGone(part, { before, now, fileOf }) {
    const { kind, name, path, text } = part;
    const [at, file] = [await (0,part_readers/* findText */.Vw)(now, part), fileOf(part)];
    const market = findUnnaming(part, before, now);
    if (market !== null) {
        const [its, it] = kind === 'plugin' ? ['it', 'it'] : ['its plugin', `the plugin \`${market.plugin}\``];
        const message = `\`${fileOf(market)}\` no longer names ${its}`;
        const fix = `name ${it} in \`${fileOf(market)}\` again`;
        return { at, stays: true, message, fix, unnamed: market.folder };
    }
    if (at === path) {
        const message = `\`${file}\` is there, but no manifest of the source leads to it any more`;
        return { at, stays: true, message, fix: 'name it, or its plugin, in the manifest or the marketplace again' };
    }
    const moved = at ? `: its text is in \`${fileOf({ path: at })}\`, where no agent looks for it` : '';
    const message = text === '' ? `\`${file}\` no longer declares it` : `\`${file}\` is gone${moved}`;
    const own = kind === 'hook' ? (await (0,hook_files/* readHookFiles */.J)(before, '')).find(({ file }) => file === path) : null;
    const lost = (own ? (0,skill_hooks/* scriptsOf */.Sf)(name) : []).flatMap((script) => {
        const [was, is] = [before, now].map(({ root }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, `${own?.folder}${script}`)));
        return was && !is ? [`\`${fileOf({ path: `${own?.folder}${script}` })}\``] : [];
    });
    const stays = text === '' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(now.root, path));
    const first = `${stays ? 'declare it again in' : 'restore'} \`${file}\``;
    const scripts = `${stays ? ', and restore' : ' and'} the script${lost.length > 1 ? 's' : ''} that it runs: ${(0,count/* listFew */.lE)(lost)}`;
    return { at, stays: false, message, fix: lost.length === 0 ? first : `${first}${scripts}` };
}
/** The marketplace that named the plugin of a part, and no longer does, while the part is where it was. */
function findUnnaming({ path }, before, now) {
    const isOf = ({ folder, entry }) => entry !== null && path.startsWith(`${folder}/`);
    const own = before.plugins.find(isOf);
    if (!own || before.marketplace === null || now.plugins.some(isOf) || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(now.root, path)))
        return null;
    return { path: before.marketplace, plugin: String(own.entry?.['name']), folder: own.folder };
}
function findGone({ kind, name }, { file, at, stays, message, fix, ref, answered, fileOf }) {
    const place = at && fileOf({ path: at });
    const moved = place && !stays;
    const has = stays ? message : moved ? `has its text in ${place}, where no agent looks for it` : 'does not';
    const failing = answered.filter(({ fails }) => fails);
    const asked = failing.some(({ is_lowered }) => !is_lowered);
    const fails = `, so ${(0,count/* count */.U9)(failing.length, 'case')} fail${failing.length > 1 ? '' : 's'}: ${listCases(failing)}`;
    const back = moved ? `move it back to ${file}` : fix;
    const [the, its] = answered.length > 1 ? ['the cases', 'their'] : ['the case', 'its'];
    const [first] = answered;
    const kept = first?.kept.filter((agent) => answered.every((one) => one.kept.includes(agent))) ?? [];
    const removal = `remove ${the} ${listCases(answered)}${answered.every(({ may_go }) => may_go) ? ` and ${its} entries in \`${baseline/* BASELINE_FILE */.tu}\`, too` : ` and ${(0,lowered/* keepEntries */.cH)(its, baseline/* BASELINE_FILE */.tu, (0,less_demanded/* recordSince */.os)(ref))}`}.`;
    const ids = answered.map(({ case_id }) => `\`${case_id}\``);
    return {
        ...{ rule: 'part-gone', severity: asked ? 'error' : 'warning', file: place ?? file, line: 1, subject: name },
        message: `\`${ref}\` has this ${part/* PART_WORDS */.y$[kind][0]}, and ${stays ? 'with ' : ''}this branch ${has}${failing.length > 0 ? fails : ''}${failing.length > 0 && !asked ? ', as the baseline expects now, with a reason' : ''}`,
        fix: asked
            ? `${back}; if it is gone for good, ${kept.length > 0 ? (0,lowered/* limitCases */.hA)(ids, kept) : removal}`
            : `${back}, if it is still wanted; if it is gone for good, leave it so: this warning ends with the merge.`,
        consequences: {},
    };
}
const listCases = (cases) => (0,count/* listFew */.lE)(cases.map(({ case_id }) => case_id));


/***/ }),

/***/ 11297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G_: () => (/* binding */ compareWith),
  Jn: () => (/* binding */ findOtherPlugin),
  TS: () => (/* binding */ findStale),
  Vw: () => (/* binding */ findText),
  HP: () => (/* binding */ findUnreached),
  cU: () => (/* binding */ readersOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/agents/interface/parts.js
var interface_parts = __webpack_require__(64173);
// EXTERNAL MODULE: ./build/lib/agents/interface/servers.js
var servers = __webpack_require__(83023);
// EXTERNAL MODULE: ./build/lib/agents/project/reach.js
var reach = __webpack_require__(39602);
// EXTERNAL MODULE: ./build/lib/contract/agent-key.js
var agent_key = __webpack_require__(71864);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/delta/parts/changes.js
var changes = __webpack_require__(87225);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files_files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var manifest = __webpack_require__(46685);
// EXTERNAL MODULE: ./build/lib/setup/source/plugin-parts.js
var plugin_parts = __webpack_require__(8788);
// EXTERNAL MODULE: ./build/lib/setup/source/subagents.js
var subagents = __webpack_require__(93050);
// EXTERNAL MODULE: ./build/lib/text/said.js
var said = __webpack_require__(3141);
// EXTERNAL MODULE: ./build/lib/router/words/pointers.js
var pointers = __webpack_require__(38654);
// EXTERNAL MODULE: ./build/lib/skill/subagent.js
var subagent = __webpack_require__(24871);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
;// CONCATENATED MODULE: ./build/src/check/references.js



/** `Do not use the dates skill` and `the dates skill was removed` send nobody there, and `Run \`build\`` may be a command. */
const DENIED = /(?:\bnot|n['\u2019]t|\bnever|\bno longer|\bstop\w*|\bwithout|\bunlike|\binstead of|\brather than|\b(?:former|replac|remov|delet)\w*)\s+(?:(?!and\b|but\b|then\b)[\w-]+\s+){0,5}["'*`@/]*(?:[\w-]+:)?$/i;
const GONE = /^["'*`]*(?:\s+(?:sub-?agent|agent|skill|command))?\s+(?:(?:is|are) (?:gone|no longer)|no longer|has been|was|used to)\b/i;
const COMMAND = /\b(?:run|see|try)\w*\s+`$/i;
/** `research \u2192 plan \u2192 build` are steps; `[plan/one.md]`, `Test::Mock` and "Test all of it" are others. */
const STEP = /(?:\u2192|\u279c|\u21d2|->|=>)\s*(?:the\s+)?$/;
const LONGER = /^(?:[\w/<-]|::?\w)/;
/** What stands from `at` to `end` is named, and nobody is sent there. */
const isDenied = (text, at, end) => DENIED.test(text.slice(Math.max(0, at - 200), at)) || GONE.test(text.slice(end));
/** What it is called, and the field of a call or of front matter whose value it is. "The build command: `npm run build`" is one of a shell. */
const FORMS = {
    skill: { noun: 'skill', field: 'skill' },
    subagent: { noun: '(?:sub-?)?agent', field: '(?:subagent_type|agent_type|agent_name|agent)' },
    command: { noun: '(?:slash[ -])?command(?!\\s*[(:]?\\s*`)', field: 'slash_command' },
};
const MARK = `["'*\`]`;
const ARTICLE = String.raw `\b(?:the|our|use|ask|call|start|launch|run|invoke|dispatch|spawn|to|with|via|by)\s+`;
const VERB = String.raw `\b(?:dispatch|spawn|ask|launch|delegate|hand|assign|consult)\w*\s+(?:[\w-]+\s+){0,6}?`;
/** A folder, not a command; no more is `POST /search`. */
const PLACE = String.raw `(?<!\b(?:at|in|into|inside|from|under|below|of)\s["'*\`]*)`;
/** plugins: by whose names it may be qualified. */
function patternsOf({ kind, name }, plugins) {
    const forms = FORMS[kind];
    if (!forms)
        return [];
    const { noun, field } = forms;
    const prefix = `(?:${plugins.map(text_escape/* escapePattern */.MP).join('|') || '(?!)'}):`;
    const id = `(?:${prefix})?${(0,text_escape/* escapePattern */.MP)(name)}(?![\\w/-]|\\.\\w)`;
    // A name of one plain word is one only where it is marked as such: "review the code".
    const marked = /\W/.test(name) ? `(?<![\\w./:-])${MARK}*${id}${MARK}*` : `(?<![\\w./:-])${MARK}+${id}${MARK}+`;
    const named = [
        `(?:${ARTICLE}|(?=${marked}))${MARK}*${id}${MARK}*\\s+${noun}(?![\\w-])`,
        `(?<![\\w-])${field}["'\`]*\\s*[:=]\\s*["'\`]*${id}`,
        `(?<![\\w./:-])[@/]?${prefix}${(0,text_escape/* escapePattern */.MP)(name)}(?![\\w/-]|\\.\\w)`,
        ...(kind === 'subagent' ? [`${VERB}${marked}`] : []),
    ];
    // `@Test` is an annotation.
    const called = kind === 'subagent'
        ? [`(?<![\\w./@])@(?:agent-)?${id}`]
        : kind === 'command'
            ? [`${PLACE}(?<![\\w./~:}'"-]|[A-Z]{3}\\s)/${id}(?!\\?\\w)`]
            : [];
    return [...named.map((one) => new RegExp(one, 'gi')), ...called.map((one) => new RegExp(one, 'g'))];
}
/** paths: of the part, where nothing is any more. */
function listReferences(part, { kind, text }, { paths, plugins }) {
    const isIt = (id) => id.toLowerCase() === part.name.toLowerCase();
    const taught = kind === 'subagent' && part.kind === 'skill' ? (0,subagent/* listTaught */.K)(text) : [];
    const said = (0,pointers/* findPointers */.S)(text, isIt).found.filter(({ before, after, sure, target }) => !DENIED.test(before) &&
        !LONGER.test(after) &&
        !(/["'*`]$/.test(before) && before.at(-1) !== after[0]) &&
        (target.includes('-') || (!STEP.test(before) && (sure || !COMMAND.test(before)))));
    const named = patternsOf(part, plugins).flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const at = index + found.toLowerCase().indexOf(part.name.toLowerCase());
        return isDenied(text, at, at + part.name.length) ? [] : [at];
    }));
    const lineAt = (end) => text.slice(0, end).trimEnd().split('\n').length;
    const lines = [
        ...taught.flatMap(({ name, line }) => (isIt(name.replace(/^.*:/, '')) ? [line] : [])),
        ...said.map(({ end }) => lineAt(end)),
        ...named.map((at) => lineAt(at + 1)),
        ...text.split('\n').flatMap((line, at) => (paths.some((path) => line.includes(path)) ? [at + 1] : [])),
    ];
    return [...new Set(lines)].sort((one, other) => one - other);
}

// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/setup/source/shipped.js
var shipped = __webpack_require__(91769);
// EXTERNAL MODULE: ./build/lib/skill/plugin-part.js
var plugin_part = __webpack_require__(67561);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/src/check/unlisted/reach.js
var unlisted_reach = __webpack_require__(9490);
;// CONCATENATED MODULE: ./build/src/check/unlisted/servers.js









async function findStopped(from, to, { before, now, agents, shown, fileOf, start }) {
    const [then, own] = await Promise.all([findServer(before, from), findServer(now, to)]);
    // What is not there lint names, as an error.
    if (shown.length === 0 || !then || !own || own.lost)
        return [];
    const unfoundBy = ({ agent: { parts } }, server) => parts.places ? (0,servers/* explainUnfound */.v1)(parts.places, server) : null;
    const started = shown.filter((one) => unfoundBy(one, then) === null);
    const changed = await listChanged({ before, now }, then, own);
    const files = (0,count/* listFew */.lE)(changed.map((path) => `\`${fileOf({ path })}\``));
    const places = agents.flatMap(({ agent }) => agent.parts.places ?? []);
    const isListed = async (source, part, agent) => {
        const rows = await start?.list(source, agent);
        const row = rows?.find((one) => (0,unlisted_reach/* measuredAs */.z)(one) === (0,unlisted_reach/* measuredAs */.z)(part) && !one.untried);
        return row && (row.listed_as.length > 0 || row.late === true);
    };
    const explain = async (one) => {
        const why = unfoundBy(one, own);
        if (why)
            return [
                {
                    message: `${one.agent.title} does not start it: ${why}`,
                    fix: `write ${(0,servers/* rewriteServer */.E1)(own, places)} in \`${fileOf(to)}\``,
                },
            ];
        const had = await isListed(before, from, one.key);
        // It may only have been slow.
        if (had && (await isListed(now, to, one.key)))
            return [];
        const message = 'none of its tools is listed';
        const then = `with the files of \`${start?.ref}\``;
        const same = {
            fix: `start it as \`${fileOf(to)}\` declares it, and read what it says`,
            delta: had ? 'BROKEN' : null,
        };
        if (had === false)
            return [{ ...same, message: `${message}, and ${then} none is either` }];
        const cause = changed.length > 0 ? `this branch changed ${files}` : '';
        const fix = `${same.fix}; if it waits for a key or a network, have it list its tools without`;
        if (had)
            return [{ ...same, fix, message: [`${message}, and ${then} they are`, cause].filter(Boolean).join('; ') }];
        return cause ? [{ ...same, message: `${message}, and ${cause}; whether they were before was not measured` }] : [];
    };
    const found = await Promise.all(started.map(async (one) => (await explain(one)).map((said) => ({ agent: one.key, said }))));
    return groupSaid(to, found.flat());
}
/** What a server hangs on. */
async function listChanged({ before, now }, then, own) {
    const is_same = JSON.stringify(then.server) === JSON.stringify(own.server);
    return is_same ? (0,shipped/* listChangedFiles */.AC)(before.root, now.root, (0,plugin_part/* scriptsIn */.Oq)(own)) : [own.path];
}
/** Only of agents that list the tools by name, here and with the files of the ref. */
async function findLostTools(from, to, { before, now, agents, texts = [], fileOf, start }) {
    const [then, own] = await Promise.all([findServer(before, from), findServer(now, to)]);
    if (!start || !then || !own)
        return [];
    const [path] = await listChanged({ before, now }, then, own);
    if (path === undefined)
        return [];
    const toolsOf = (rows, { name, plugin, path }, agent) => {
        const prefix = agent.parts.toolPrefix(name, plugin);
        const row = rows?.find((one) => (0,unlisted_reach/* measuredAs */.z)(one) === (0,unlisted_reach/* measuredAs */.z)({ kind: 'mcp_server', name, path }));
        const names = (row?.listed_as ?? []).map((one) => one.slice(prefix.length));
        return names.includes('') ? [] : names;
    };
    const found = await Promise.all(agents.map(async ({ key, agent }) => {
        const shown = toolsOf(start.rowsOn(key), own, agent);
        if (shown.length === 0)
            return [];
        const had = toolsOf(await start.list(before, key), then, agent);
        const lost = had.filter((name) => !shown.includes(name));
        const fresh = shown.filter((name) => !had.includes(name));
        const naming = lost.flatMap((tool) => findNaming(tool, texts));
        const named = naming.map((at) => `\`${fileOf(at)}\` (line ${at.line})`);
        const files = new Set(naming.map((at) => at.path)).size > 1 ? 'these files' : 'this file';
        if (lost.length === 0)
            return [];
        const list = (names) => (0,count/* listFew */.lE)(names.map((name) => `\`${name}\``));
        const instead = fresh.length > 0 ? `; new there: ${list(fresh)}` : '';
        const still = named.length > 0 ? `, which ${(0,count/* listFew */.lE)([...new Set(named)])} still name${named.length > 1 ? '' : 's'}` : '';
        const message = `with the files of \`${start.ref}\` it has ${lost.length > 1 ? 'tools that it lacks' : 'a tool that it lacks'} here: ${list(lost)}${still}${instead}`;
        const fix = `bring ${lost.length > 1 ? 'them' : 'it'} back${still ? `, or write in ${files} what there is now` : ''}`;
        return [{ agent: key, said: { message, fix, ...(still ? { delta: 'BROKEN' } : {}) } }];
    }));
    return groupSaid(to, found.flat(), path);
}
/** path: what brought it about. */
const groupSaid = (to, found, path = to.path) => [...(0,group_by/* groupBy */.$)(found, ({ said }) => said.message).values()].map((group) => ({
    ...{ to, lost: group.map(({ agent }) => agent), path, line: null },
    ...group[0].said,
}));
/** A word that is nothing else than its name, or one that is marked as such, or has the server's name before it. */
function findNaming(tool, texts) {
    const is_plain = /^[A-Za-z]?[a-z]*$/.test(tool);
    const pattern = new RegExp(`(?<=${is_plain ? '`|__' : '^|[^A-Za-z0-9]'})${(0,text_escape/* escapePattern */.MP)(tool)}(?![\\w-])`, 'gm');
    return texts.flatMap(({ path, text }) => {
        const at = [...text.matchAll(pattern)].find(({ index }) => !isDenied(text, index, index + tool.length));
        return at ? [{ path, line: text.slice(0, at.index).split('\n').length }] : [];
    });
}
const findServer = async (source, { name, path }) => (0,plugin_part/* serversIn */.AX)(await (0,plugin_parts/* readPluginParts */._)({ ...source, kind: 'plugin' })).find((one) => one.name === name && one.path === path);

;// CONCATENATED MODULE: ./build/src/check/unlisted/unlisted.js
/** A part that an agent was not seen to list \u2192 what of the branch it hangs on. */





/** Only where the branch changed what it hangs on: how the ref was listed is not measured. agents: that had it. */
async function findUnlisted(from, to, at) {
    const { before, now, agents, unlistedOn, fileOf } = at;
    if (before === now)
        return [];
    const shown = agents.filter(({ key }) => unlistedOn(key)?.has((0,unlisted_reach/* measuredAs */.z)(to)));
    if (to.kind === 'mcp_server')
        return [...(await findStopped(from, to, { ...at, shown })), ...(await findLostTools(from, to, at))];
    if (shown.length === 0)
        return [];
    const lost = shown.map(({ key }) => key);
    const field = to.kind === 'subagent' ? 'agents' : to.kind === 'command' ? 'commands' : '';
    const namedIn = (source, path) => (0,manifest/* pluginsAround */.Qe)(source, path).flatMap((one) => (0,manifest/* pathsOf */.wG)(one, field));
    const named = namedIn(now, to.path);
    if (named.length === 0 || named.join() === namedIn(before, from.path).join())
        return [];
    const files = (0,manifest/* pluginsAround */.Qe)(now, to.path).flatMap(({ folder, manifests, entry }) => [
        ...Object.entries(manifests).flatMap(([path, own]) => (own && field in own ? [external_node_path_.posix.join(folder, path)] : [])),
        ...(entry && field in entry && now.marketplace ? [now.marketplace] : []),
    ]);
    const path = files[0] ?? to.path;
    const lines = ((await (0,files_files/* readTextIfAny */.$)((0,external_node_path_.join)(now.root, path))) ?? '').split('\n');
    const line = Math.max(lines.findIndex((one) => one.includes(`"${field}"`)) + 1, 1);
    const message = `\`${field}\` in line ${line} of \`${fileOf({ path })}\` leaves it out`;
    return [{ to, lost, path, line, message, fix: `name \`${fileOf(to)}\` there too` }];
}

;// CONCATENATED MODULE: ./build/src/check/part-readers.js
/** A part of a source \u2192 the agents that have it, as they were given the source; and which texts still send them to one that is gone. */



















/** What a file declared that is no JSON now did not go: the error in that file is the finding. */
async function compareWith({ root, market }, before, now) {
    const parts = (0,changes/* findPartChanges */.c3)(before, now);
    const broken = new Set();
    for (const { path, text } of parts.gone) {
        const found = text === '' && path.endsWith('.json') ? await (0,files_files/* readTextIfAny */.$)((0,external_node_path_.join)(root, path)) : null;
        if (found !== null && (0,json_value/* parseValue */.$x)(found.replace(/^\uFEFF/, '')) === null)
            broken.add(path);
    }
    // What was a copy may be a link to the same file, wherever agents look for it.
    const there = new Set(now.map(({ path }) => (0,walk_tree/* realPathOf */.dN)((0,external_node_path_.join)(root, path))));
    const isThere = ({ kind, path }) => {
        const real = kind === 'skill' ? (0,walk_tree/* realPathOf */.dN)((0,external_node_path_.join)(root, path)) : null;
        return real !== null && real !== (0,external_node_path_.join)(root, path) && there.has(real);
    };
    // Of a plugin that moved, or whose entry did, the marketplace's entry is the finding.
    const isMoved = ({ path }) => market?.moved?.some(({ from, to }) => [from, to].some((at) => path.startsWith(`${at}/`) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, to, path.slice(at.length)))));
    return { ...parts, gone: parts.gone.filter((one) => !broken.has(one.path) && !isThere(one) && !isMoved(one)) };
}
async function readersOf(part, source, agents) {
    const server = part.kind === 'mcp_server' ? await findServer(source, part) : undefined;
    const isRead = ({ agent: { parts } }) => !server || !parts.places || (0,servers/* readsServer */.lo)(parts.places, server);
    return agents.filter((one) => reads(part, source, one) && isRead(one)).map(({ key }) => key);
}
/** What agents no longer have although it is there: elsewhere, or not named, or not started. Folders of skills have a rule of their own. */
async function findUnreached({ kept, renamed }, at) {
    const { before, now, agents, fileOf } = at;
    const found = [];
    const texts = [...kept, ...renamed].map(({ to }) => to);
    for (const { from, to } of [...kept, ...renamed]) {
        const had = to.kind === 'skill' || to.kind === 'instructions' ? [] : await readersOf(from, before, agents);
        if (had.length === 0)
            continue;
        const left = await readersOf(to, now, agents);
        const unread = had.filter((agent) => !left.includes(agent));
        const other = from.path === to.path ? null : findOtherPlugin(from, to, { before, now });
        const fix = `move it back to \`${fileOf(from)}\``;
        const elsewhere = { to, path: to.path, line: null, fix };
        if (from.path !== to.path && unread.length > 0) {
            const message = `it is in \`${fileOf(to)}\` now, which ${unread.length === 1 ? 'it does' : 'they do'} not read`;
            found.push({ ...elsewhere, lost: unread, message });
        }
        else if (other)
            found.push({ ...elsewhere, lost: had, message: other });
        const having = agents.filter(({ key }) => had.includes(key));
        found.push(...(await findUnlisted(from, to, { ...at, agents: having, texts })));
    }
    return found;
}
/** Who has the one plugin need not have the other. */
function findOtherPlugin(from, to, { before, now }) {
    const nameIn = (source, { path }) => {
        const [own] = (0,manifest/* pluginsAround */.Qe)(source, path).sort((a, b) => b.folder.length - a.folder.length);
        return own && (0,manifest/* pluginName */.NQ)(source, own);
    };
    const [old, own] = [nameIn(before, from), nameIn(now, to)];
    const stays = (0,manifest/* installedPlugins */.fC)(now).some((plugin) => (0,manifest/* pluginName */.NQ)(now, plugin) === old);
    return to.kind !== 'plugin' && own && old !== own && stays
        ? `it is in the plugin \`${own}\` now, and who has only \`${old}\` has it no longer`
        : null;
}
/** The file in which the text of a part that is gone stands now. */
async function findText(source, { text }) {
    if (text === '')
        return null;
    const { root, skills, commands } = source;
    // A part that is much like it is another one.
    const parts = new Set([...skills, ...commands, ...(await (0,subagents/* readSubagents */.x)(source))].map(({ path }) => path));
    const files = (await (0,walk_tree/* listTree */.nT)(root, '.')).filter((file) => file.endsWith('.md') && !parts.has(file));
    for (const file of files)
        if ((0,said/* isLike */.ON)(text, await (0,promises_.readFile)((0,external_node_path_.join)(root, file), 'utf8')))
            return file;
    return null;
}
function reads({ kind, name, path }, source, linted) {
    const { agent, install, parts_install = install } = linted;
    const { parts, hook_facts, foreign_hooks } = agent;
    switch (kind) {
        case 'skill': {
            const skill = source.skills.find((one) => one.path === path);
            return skill !== undefined && !(0,reach/* isUnread */.KJ)(agent, skill, { source, install });
        }
        case 'subagent':
            return ((0,interface_parts/* takesSubagents */.BW)(install === 'project' ? null : '', parts) &&
                (install === 'project' ? (0,interface_parts/* isProjectsOwn */.X$)(kind, path, agent) : !(0,agent_key/* isBare */.JE)(parts_install)));
        case 'command':
            return install === 'project'
                ? (0,interface_parts/* isProjectsOwn */.X$)(kind, path, agent)
                : parts.commandName !== null && !(0,agent_key/* isBare */.JE)(parts_install);
        case 'hook':
            // Another method is chosen for cases about hooks where the usual one brings none.
            return hook_facts.events.some((event) => name.startsWith(`${event}: `)) && !foreign_hooks.test(path);
        case 'mcp_server':
        case 'plugin':
        // Each counts for the agents that are given it, and findLostInstructions tells which those are.
        case 'instructions':
            return install === 'project' || !(0,agent_key/* isBare */.JE)(parts_install);
    }
}
/** Gone is no milder than emptied where something still sends agents there: parts, what lies beside a SKILL.md, instructions. */
async function findStale({ kept, renamed, fresh, gone }, { before, now, fileOf }) {
    const isListed = ({ kind }) => kind !== 'instructions';
    const parts = [...kept, ...renamed]
        .map(({ to }) => to)
        .concat(fresh)
        .filter(isListed);
    const moved = [...gone.map((from) => ({ from, to: null })), ...renamed].filter(({ from }) => isListed(from));
    // Who reads a name does not mind its capitals.
    const names = new Set(parts.map(({ name }) => name.toLowerCase()));
    const lost = moved.filter(({ from }) => from.text !== '' && !names.has(from.name.toLowerCase()));
    if (lost.length === 0)
        return [];
    const plugins = [before, now].flatMap((source) => (0,manifest/* installedPlugins */.fC)(source).map((one) => (0,manifest/* pluginName */.NQ)(source, one)));
    const beside = now.skills.flatMap(({ id, path, files = [] }) => files.flatMap((file) => file.endsWith('.md') && file !== 'SKILL.md'
        ? [{ kind: 'skill', name: id, path: (0,external_node_path_.join)((0,external_node_path_.dirname)(path), file) }]
        : []));
    const others = await Promise.all(beside.map(async (one) => ({ ...one, text: (await (0,files_files/* readTextIfAny */.$)((0,external_node_path_.join)(now.root, one.path))) ?? '' })));
    const plain = (await (0,plugin_parts/* readPluginParts */._)(now)).flatMap((one) => one.kind === 'instructions' || one.kind === 'output_style' ? [{ ...one, kind: null, name: one.path }] : []);
    const places = new Map();
    for (const { from, to } of lost)
        places.set(from, to ? null : await findText(now, from));
    const restore = (part) => {
        const place = places.get(part);
        return place ? `move \`${fileOf({ path: place })}\` back to \`${fileOf(part)}\`` : `restore \`${fileOf(part)}\``;
    };
    return lost.flatMap(({ from, to }) => [...parts, ...others, ...plain].flatMap((text) => {
        const moved = to?.path === from.path ? [] : [from.path, ...(from.places ?? [])];
        const [line, ...more] = listReferences(from, text, { paths: from.kind === 'skill' ? moved : [], plugins });
        if (line === undefined)
            return [];
        const { kind, name } = text;
        const again = more.length > 0 ? `, on ${more.length > 1 ? 'lines' : 'line'} ${more.join(', ')} too` : '';
        return [
            {
                ...{ delta: 'BROKEN', kind, name, rule: kind === null ? 'plugin-part' : null, file: fileOf(text), line },
                ...{ agents: [], why: null },
                message: `it sends agents to \`${from.name}\`, and this branch has no ${part/* PART_WORDS */.y$[from.kind][0]} of that name any more`,
                fix: to
                    ? `write \`${to.name}\`, its new name${again}`
                    : `${restore(from)}, or, if it is gone for good, remove what still refers to it${again}`,
            },
        ];
    }));
}


/***/ }),

/***/ 60522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ findTextChanges)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/delta/parts/shrunk-texts.js + 1 modules
var shrunk_texts = __webpack_require__(42624);
// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/input/memoize.js
var memoize = __webpack_require__(95739);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/lint/files/named-file-rule.js + 3 modules
var named_file_rule = __webpack_require__(55270);
// EXTERNAL MODULE: ./build/lib/lint/offer/lost-condition-rule.js
var lost_condition_rule = __webpack_require__(6550);
// EXTERNAL MODULE: ./build/lib/setup/source/list-parts.js
var list_parts = __webpack_require__(2299);
// EXTERNAL MODULE: ./build/lib/skill/body.js
var body = __webpack_require__(37540);
// EXTERNAL MODULE: ./build/lib/skill/describe-skill.js
var describe_skill = __webpack_require__(67609);
// EXTERNAL MODULE: ./build/lib/skill/instructions.js
var instructions = __webpack_require__(56685);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
// EXTERNAL MODULE: ./build/lib/text/said.js
var said = __webpack_require__(3141);
// EXTERNAL MODULE: ./build/src/check/branch-offers.js
var branch_offers = __webpack_require__(79162);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 173 modules
var agents = __webpack_require__(18685);
// EXTERNAL MODULE: ./build/lib/agents/interface/hook-facts.js
var interface_hook_facts = __webpack_require__(64526);
// EXTERNAL MODULE: ./build/lib/setup/source/declared-hooks.js
var declared_hooks = __webpack_require__(40515);
// EXTERNAL MODULE: ./build/lib/setup/source/hook-files.js + 1 modules
var hook_files = __webpack_require__(74297);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
;// CONCATENATED MODULE: ./build/src/check/changed/hook-changes.js
/** The hooks that a ref and a branch both have \u2192 the tools that they wait for no longer, and what became of their scripts. */









/** What a hook waits for, and what its scripts do. */
async function compareHooks(pairs, { before, now, ref, fileOf }) {
    const hooks = pairs.filter(({ to }) => to.kind === 'hook');
    if (hooks.length === 0 || before === now)
        return [];
    const [then, own] = (await Promise.all([before, now].map(readHooks)));
    return hooks.flatMap(({ from, to }) => {
        const [was, is] = [then(from), own(to)];
        const [script = to.path] = is.scripts.keys();
        const plain = { kind: 'hook', id: to.name, file: fileOf({ path: script }), body_line: 1 };
        const textsOf = ({ scripts }) => ({
            ...{ ...plain, description: '', files: new Map(), required: [], unnamed: [], others: () => [] },
            body: [...scripts.values()].map(said/* doneIn */._7).join('\n'),
        });
        // Of a program fewer words are no loss.
        const texts = (0,shrunk_texts/* findShrunk */.t)(textsOf(was), textsOf(is), ref).map((one) => one.delta === 'SHRUNK' ? { ...one, delta: 'REWRITTEN', fix: null } : one);
        return [...(is.scripts.size > 0 ? texts : []), ...compareMatchers(to, was.matchers, is.matchers, fileOf(to))];
    });
}
async function readHooks(source) {
    const [files, declared] = await Promise.all([(0,hook_files/* readHookFiles */.J)(source, ''), (0,declared_hooks/* readDeclaredHooks */.Xz)(source)]);
    return ({ name, path }) => {
        const file = files.find((one) => one.file === path);
        const scripts = (0,hooks/* scriptsOf */.Sf)(name).flatMap((one) => {
            const script = file?.scripts[one];
            return script ? [[`${file.folder}${one}`, script.text]] : [];
        });
        const own = declared.filter(({ event, command, file }) => file === path && `${event}: ${command}` === name);
        return { scripts: new Map(scripts), matchers: own.map(({ matcher }) => matcher ?? '*') };
    };
}
const TOOLS = Object.values(agents/* AGENTS */.jw).flatMap(({ hook_facts }) => (0,interface_hook_facts/* toolNames */.$p)(hook_facts));
/** To the tools that it waits for no more it is gone. */
function compareMatchers({ kind, name }, was, is, file) {
    const words = [...was, ...TOOLS].flatMap((one) => one.split('|')).filter((one) => /^\w+$/.test(one));
    const lost = [...new Set(words)].filter((word) => was.some((one) => (0,hooks/* covers */.hU)(one, [word])) && !is.some((one) => (0,hooks/* covers */.hU)(one, [word])));
    if (lost.length === 0 || is.length === 0)
        return [];
    const [then, now] = [was, is].map((all) => `\`${all.join('|')}\``);
    // Not every agent minds letter case.
    const is_respelt = lost.every((word) => is.some((one) => (0,hooks/* covers */.hU)(one.toLowerCase(), [word.toLowerCase()])));
    const loss = is_respelt
        ? `names ${(0,count/* listFew */.lE)(lost)}, and to some agents letter case counts`
        : `waits for ${(0,count/* listFew */.lE)(lost)}`;
    const message = `its matcher is ${now} now and was ${then}: it no longer ${loss}`;
    const what = { ...branch_offers/* PLAIN */.tZ, delta: 'REMOVED', kind, name: `${name} (${(0,count/* listFew */.lE)(lost)})`, now: name, file };
    return [{ ...what, agents: [], message, fix: `write ${then} again in \`${file}\`` }];
}

// EXTERNAL MODULE: ./build/src/check/lost-instructions.js
var lost_instructions = __webpack_require__(9218);
// EXTERNAL MODULE: ./build/src/check/part-readers.js + 3 modules
var part_readers = __webpack_require__(11297);
;// CONCATENATED MODULE: ./build/src/check/text-changes.js
/** The parts that a ref and a branch both have \u2192 what the branch emptied, cut down, exchanged or rewrote of their texts. */




















async function findTextChanges(parts, texts) {
    const { kept, renamed, gone } = parts;
    const named = gone.flatMap(({ kind, name }) => (/^(?:skill|subagent|command)$/.test(kind) ? (0,bare_id/* bareId */.yW)(name) : []));
    const found = [];
    for (const { from, to } of [...kept, ...renamed])
        found.push(...(await compareTexts(from, to, { ...texts, gone: named })));
    found.push(...(await compareHooks([...kept, ...renamed], texts)));
    found.push(...(await (0,part_readers/* findStale */.TS)(parts, texts)));
    return found;
}
/** gone: what a text need not name any more. */
async function compareTexts(from, to, { before, now, cases, ref, fileOf, gone }) {
    const { kind, name } = to;
    const file = fileOf(to);
    if (kind === 'subagent' || kind === 'command' || kind === 'instructions') {
        const none = { files: new Map(), required: [], unnamed: [], others: () => [] };
        const plain = { ...none, kind, id: name, file };
        const textsOf = (part) => {
            // What it no longer imports is told of the file that went.
            if (kind === 'instructions')
                return { ...plain, description: '', body: (0,instructions/* ownText */.U3)(part), body_line: 1 };
            const description = (0,describe_skill/* describeSkill */.Z)(part.text, name).description ?? '';
            return { ...plain, description, body: (0,body/* belowFrontMatter */.q)(part.text), body_line: 1 };
        };
        const named = kind === 'instructions' && from.text !== to.text ? await (0,lost_instructions/* readNamedTexts */.i)(to, now) : none.files;
        return (0,shrunk_texts/* findShrunk */.t)(without(textsOf(from), gone), { ...textsOf(to), files: named }, ref);
    }
    const [then, own] = [findSkill(before, from), findSkill(now, to)];
    if (kind !== 'skill' || !then || !own)
        return [];
    const stuck = await findStuck([then, before], [own, now], file);
    const required = (bySkill(cases).get(own.id) ?? []).flatMap(({ required_files }) => required_files);
    const texts = [(0,list_parts/* spellOut */.tr)(then.text, then, before), (0,list_parts/* spellOut */.tr)(own.text, own, now, before)];
    const above = (0,list_parts/* namesAbove */.s3)([...texts, ...required]);
    if (then.hash === own.hash && above.length === 0)
        return stuck;
    // What lies outside its plugin nobody got at the ref either.
    const shared = { source: before, prefix: '' };
    const unshipped = above.filter((path) => (0,named_file_rule/* findOutside */.BQ)(path, then, shared, () => 'there') !== null);
    // A skill that the ref had may be gone, and its text stand here.
    const former = before.skills.filter(({ path }) => path !== then.path);
    const textsOf = async (source, skill) => ({
        ...{ kind, id: skill.id, file, body_line: skill.front_matter.body_line },
        ...{ body: (0,list_parts/* spellOut */.tr)((0,body/* bodyOf */.E)(skill), skill, source, before), description: skill.description ?? '' },
        ...(await (0,list_parts/* readNamedFiles */.vP)(source, skill, { texts, required })),
        others: () => [...(source === now ? former : []), ...source.skills].flatMap((one) => one.path === skill.path ? [] : [[one.path, saidOf(one)]]),
    });
    const [was, is] = [await textsOf(before, then), await textsOf(now, own)];
    for (const path of unshipped)
        was.files.delete(path);
    // A project's own files are written for people: all that counts is that what is named is there.
    for (const name of (0,list_parts/* namesFromRoot */.hr)(then.text, then, [before])) {
        const path = external_node_path_.posix.relative((0,external_node_path_.dirname)(then.path), name);
        if (!then.text.includes(path) && (is.files.has(path) || !texts[1]?.includes(path)))
            was.files.delete(path);
    }
    const stays = [...was.files.keys()].flatMap((path) => {
        const at = external_node_path_.posix.join((0,external_node_path_.dirname)(then.path), path);
        return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(now.root, at)) ? [[path, fileOf({ path: at })]] : [];
    });
    const moved = await (0,list_parts/* findMoved */.Ry)([...was.files].filter(([path]) => !is.files.has(path)), own, { before, now });
    const lost = { ...branch_offers/* PLAIN */.tZ, delta: 'BROKEN', kind, name: own.id, file, line: 1 };
    const had = new Set(was.files.values());
    const here = { source: now, prefix: fileOf({ path: '-' }).slice(0, -1) };
    const left = [...is.files].flatMap(([path, text]) => {
        const outside = path.startsWith('../') && !texts[0]?.includes(path) && had.has(text)
            ? (0,named_file_rule/* findOutside */.BQ)(path, own, here, () => 'there')
            : null;
        const line = texts[1]?.split('\n').findIndex((one) => one.includes(path)) ?? 0;
        const message = `it names \`${path}\`, ${outside?.[0]}, and at \`${ref}\` that file lay inside`;
        return outside ? [{ ...lost, agents: [], line: line + 1, message, fix: outside[1].replace(/\.$/, '') }] : [];
    });
    const said = [...(0,shrunk_texts/* findShrunk */.t)({ ...without(was, gone), stays: new Map(stays), moved }, is, ref), ...left];
    const when = (0,lost_condition_rule/* whenOf */.A)(then.description) ?? '';
    const unsaid = {
        ...{ ...lost, delta: 'WARNED', agents: [] },
        line: Math.max(1, own.text.split('\n').findIndex((one) => one.startsWith('description:')) + 1),
        message: `its description no longer says when to use it, by which agents choose it: '${(0,text_escape/* oneLine */.TN)(when, 160)}'`,
        fix: 'say it there again',
    };
    const is_unsaid = when !== '' && own.description?.trim() && (0,lost_condition_rule/* whenOf */.A)(own.description) === undefined;
    const found = [...said.map((one) => (0,list_parts/* respell */.an)(one, own, now, before)), ...stuck, ...(is_unsaid ? [unsaid] : [])];
    if (!then.description?.trim() || own.description?.trim() || !own.front_matter.present)
        return found;
    const message = 'its description is gone, by which agents choose it';
    return [{ ...lost, agents: [], message, fix: `bring it back as it is at ${ref}` }, ...found];
}
const without = (texts, gone) => ({ ...texts, body: (0,bare_id/* withoutMentions */.Cw)(texts.body, gone) });
/** Programs that its text names, and that can no longer be started by their names. */
async function findStuck(then, now, file) {
    const [{ id, text, files = [] }] = now;
    const runs = ([{ path }, { root }], one) => (0,presence/* isExecutable */.TV)((0,external_node_path_.join)(root, (0,external_node_path_.dirname)(path), one));
    const lost = [];
    for (const one of files.filter((one) => text.includes(one) && then[0].files?.includes(one)))
        if ((await runs(then, one)) && !(await runs(now, one)))
            lost.push(one);
    const what = { ...branch_offers/* PLAIN */.tZ, delta: 'WARNED', kind: 'skill', name: id, file };
    return lost.map((one) => {
        const fix = `run \`${(0,quote_shell/* chmodCommand */.vg)(`${file.replace(/[^/]*$/, '')}${one}`)}\``;
        return { ...what, agents: [], message: `\`${one}\`, which it names, is no longer executable`, fix };
    });
}
/** Asked for each skill that changed. */
const bySkill = (0,memoize/* memoize */.B)((cases) => (0,group_by/* groupBy */.$)(cases.filter((one) => one.kind === 'skill'), ({ expected_skill }) => expected_skill));
/** Each skill that changed is compared with all others. */
const saidOf = (0,memoize/* memoize */.B)((skill) => (0,said/* saidIn */.$g)((0,body/* bodyOf */.E)(skill)));
const findSkill = ({ skills }, part) => skills.find(({ path }) => path === part.path);


/***/ }),

/***/ 9490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listUnlisted),
/* harmony export */   z: () => (/* binding */ measuredAs)
/* harmony export */ });
/** A server shares its file with others. */
const measuredAs = ({ kind, path, name }) => kind === 'mcp_server' ? `${path} ${name}` : path;
/** What was tried, and is not listed. */
const listUnlisted = (rows) => new Map(rows.flatMap((row) => row.listed_as.length > 0 || row.untried || row.late || row.kind === 'hook'
    ? []
    : [[measuredAs(row), row.reason ?? '']]));


/***/ }),

/***/ 9638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ openSourceAtRef)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/git-objects.js
var git_objects = __webpack_require__(25564);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
;// CONCATENATED MODULE: ./build/lib/io/files/unpack-tree.js
/** The files of a commit \u2192 what a checkout no longer has of them, and the same files in a folder: only what differs is asked for. */





/** Each costs a request. */
const MOST_ASKED = 400;
/** checkout: the folder from which the tree's paths are. above: '' or `../..`: all below that one counts. */
async function compareTree(tree, checkout, above) {
    const listed = (await tree.entries?.()) ?? (await tree.list()).map((path) => ({ path, hash: '', mode: '100644' }));
    const isWanted = (path) => (above === '' ? !path.startsWith('../') : !path.startsWith(`${above}/../`));
    const entries = listed.filter(({ path }) => isWanted(path) && !path.split('/').some(walk_tree/* isSkipped */.JR));
    let bytes = 0;
    const changed = entries.filter((entry) => {
        const found = readSame(entry, (0,external_node_path_.join)(checkout, entry.path));
        bytes += found?.length ?? 0;
        return found === null;
    });
    const is_same = changed.length === 0 && countFiles((0,external_node_path_.join)(checkout, above), entries.length) === entries.length;
    return { entries, changed, is_same, bytes };
}
/** Of links, which lead anywhere, each is one; some number above `most` where there are more, NaN where a folder cannot be read. */
function countFiles(folder, most) {
    let count = 0;
    try {
        for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
            if (count > most)
                break;
            if (!(0,walk_tree/* isSkipped */.JR)(entry.name))
                count += entry.isDirectory() ? countFiles((0,external_node_path_.join)(folder, entry.name), most - count) : 1;
        }
        return count;
    }
    catch {
        return Number.NaN;
    }
}
/** Where too many would have to be asked for, a ConfigError says so. */
async function unpackTree(tree, { entries, ...compared }, { checkout, target, read }) {
    for (const folder of new Set(entries.map(({ path }) => (0,external_node_path_.dirname)((0,external_node_path_.join)(target, path)))))
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const isRead = read(entries.map(({ path }) => path));
    const isAsked = ({ path, mode }) => mode.startsWith('100') && isRead(path);
    let { changed } = compared;
    const left = new Set(changed);
    for (const entry of entries)
        if (!left.has(entry))
            takeOver(entry, (0,external_node_path_.join)(checkout, entry.path), target);
    if (changed.filter(isAsked).length > MOST_ASKED) {
        // A folder was moved, most likely: the same bytes stand elsewhere.
        const places = await findMoved(checkout, new Set(entries.map(({ path }) => path)));
        changed = changed.filter((entry) => {
            const from = places.get(entry.hash);
            if (from === undefined || readSame(entry, from) === null)
                return true;
            takeOver(entry, from, target);
            return false;
        });
    }
    const asked = changed.filter(isAsked).length;
    if (asked > MOST_ASKED)
        throw new config_error/* ConfigError */.x(`${asked} files that declare or belong to something differ, more than the ${MOST_ASKED} that are read.`, {
            fix: 'compare with a commit that is nearer, or make the change in smaller steps.',
        });
    for (const link of changed.filter(({ mode }) => mode === '120000')) {
        const to = findTarget(link, entries);
        if (to !== null)
            (0,external_node_fs_.symlinkSync)(to, (0,external_node_path_.join)(target, link.path));
    }
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
}
/** Where a link of the commit leads, if to a file or folder of it: the hash tells, and nothing has to be asked for. */
function findTarget(link, entries) {
    const places = new Set();
    for (const { path } of entries)
        for (let at = path; at !== '.' && !places.has(at); at = external_node_path_.posix.dirname(at))
            places.add(at);
    const isIt = (to) => (0,git_objects/* hashBlob */.Qm)(Buffer.from(to), link.hash) === link.hash;
    for (const place of places) {
        const plain = external_node_path_.posix.relative(external_node_path_.posix.dirname(link.path), place);
        const found = [plain, `${plain}/`, `./${plain}`].find(isIt);
        if (found !== undefined)
            return found;
    }
    return null;
}
/** {git's hash: the file} of what the checkout has in places that the tree does not know. */
async function findMoved(checkout, known) {
    const paths = (await (0,walk_tree/* listTree */.nT)(checkout, '.')).filter((path) => !known.has(path)).map((path) => (0,external_node_path_.join)(checkout, path));
    return new Map(paths.map((path) => [(0,git_objects/* hashBlob */.Qm)((0,external_node_fs_.readFileSync)(path)), path]));
}
/** The bytes of a file or link, where they are the very same. Synchronous, because a turn of the thread pool costs more than a small file. */
function readSame({ hash, mode }, from) {
    const facts = (0,external_node_fs_.lstatSync)(from, { throwIfNoEntry: false });
    const isLink = facts?.isSymbolicLink() === true;
    if (!facts || isLink !== (mode === '120000') || !(isLink || facts.isFile()))
        return null;
    // The other way round does no harm, and some disks know no such bit.
    if (mode === '100755' && !(facts.mode & 0o100))
        return null;
    const bytes = isLink ? Buffer.from((0,external_node_fs_.readlinkSync)(from)) : (0,external_node_fs_.readFileSync)(from);
    return (0,git_objects/* hashBlob */.Qm)(bytes, hash) === hash ? bytes : null;
}
function takeOver({ path, mode }, from, target) {
    const to = (0,external_node_path_.join)(target, path);
    try {
        if (mode === '120000')
            (0,external_node_fs_.symlinkSync)((0,external_node_fs_.readlinkSync)(from), to);
        else
            (0,external_node_fs_.linkSync)(from, to);
    }
    catch {
        // The two are on different disks.
        (0,external_node_fs_.copyFileSync)(from, to);
    }
}

// EXTERNAL MODULE: ./build/lib/io/git-ignored.js
var git_ignored = __webpack_require__(86978);
// EXTERNAL MODULE: ./build/lib/setup/source/hook-files.js + 1 modules
var hook_files = __webpack_require__(74297);
// EXTERNAL MODULE: ./build/lib/setup/source/list-parts.js
var list_parts = __webpack_require__(2299);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
;// CONCATENATED MODULE: ./build/src/run/prepare/source-at-ref.js
/** The files of a ref \u2192 the source as it was there: the checkout's where nothing differs, else in a folder that is removed again. */









/** What declares something, and all that belongs to a skill. */
function read(paths) {
    const skills = new Set(paths.filter((path) => external_node_path_.posix.basename(path) === 'SKILL.md').map((path) => external_node_path_.posix.dirname(path)));
    const isOfSkill = (folder) => skills.has(folder) || (folder.includes('/') && isOfSkill(external_node_path_.posix.dirname(folder)));
    return (path) => /\.(?:md|json|toml|ya?ml)$/.test(path) || isOfSkill(external_node_path_.posix.dirname(path));
}
/** A folder of more is not copied into memory. */
const MOST_BYTES = 64 << 20;
/** Null where the ref has no such folder. */
async function openSourceAtRef(tree, { cwd, root, as, source: own }) {
    // The copy of the working folder lies so deep that what is above it has a place too.
    const inside = (0,external_node_path_.relative)(cwd, root).replaceAll('\\', '/');
    const ups = inside.split('/').filter((name) => name === '..');
    const compared = await compareTree(tree, cwd, ups.join('/'));
    if (compared.entries.length === 0)
        return null;
    const readIn = (folder) => (0,source/* readSource */.o)(folder, as).catch(() => null);
    if (compared.is_same) {
        const source = own ?? (await readIn(root));
        return source && { sha: tree.sha, source, cwd, complete: async () => { }, close: async () => { } };
    }
    const folders = await (0,throwaway/* openTrialFolders */.OW)('', compared.bytes < MOST_BYTES);
    try {
        const target = (0,external_node_path_.join)(folders.workspace, ...ups.map((_, at) => `${at}`));
        await unpackTree(tree, compared, { checkout: cwd, target, read });
        const source = await readIn((0,external_node_path_.resolve)(target, inside));
        if (source) {
            const files = await (0,hook_files/* readHookFiles */.J)(source, '');
            const scripts = files.flatMap(({ folder, scripts }) => Object.keys(scripts).map((path) => (0,external_node_path_.join)(folder, path)));
            const named = source.skills.flatMap((skill) => (0,list_parts/* namesAbove */.s3)([(0,list_parts/* spellOut */.tr)(skill.text, skill, source)]).map((path) => external_node_path_.posix.join((0,external_node_path_.dirname)(skill.path), path)));
            const wanted = new Set([...scripts, ...named].map((path) => external_node_path_.posix.join(inside, path)));
            /** Of what is there without its text; another file may be one with that of the checkout. */
            const fill = async (paths) => {
                const left = paths.filter((path) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(target, path), { throwIfNoEntry: false })?.size === 0);
                const texts = await tree.readAll?.(left);
                for (const path of left)
                    await (0,promises_.writeFile)((0,external_node_path_.join)(target, path), texts?.get(path) ?? (await tree.read(path)) ?? '');
            };
            const changed = compared.changed.map(({ path }) => path);
            await fill(changed.filter((path) => wanted.has(path)));
            const complete = async () => {
                const gone = await copyModules(await tree.list(), { from: cwd, to: target });
                await fill([...changed, ...gone]);
            };
            return { sha: tree.sha, source, cwd: target, complete, close: folders.close };
        }
    }
    catch (error) {
        await folders.close();
        throw error;
    }
    await folders.close();
    return null;
}
/** Those of the checkout, which are in no comparison, but for what git ignores: no agent gets that. What it has no longer is left empty, and named. */
async function copyModules(paths, { from, to }) {
    const ignored = await (0,git_ignored/* listIgnored */.r)(from);
    for (const path of paths.filter((one) => /^(?!\.\.\/)(?:(?!node_modules\/)[^/]+\/)*package\.json$/.test(one))) {
        const folder = external_node_path_.posix.join(external_node_path_.posix.dirname(path), 'node_modules');
        if (!ignored.has(folder) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(from, folder)))
            await (0,promises_.cp)((0,external_node_path_.join)(from, folder), (0,external_node_path_.join)(to, folder), { recursive: true, verbatimSymlinks: true });
    }
    const gone = paths.filter((path) => /^(?!\.\.\/)(?:.*\/)?node_modules\//.test(path) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(to, path)));
    for (const path of gone) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(to, path)), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(to, path), '');
    }
    return gone;
}


/***/ })

};
