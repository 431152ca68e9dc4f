export const id = 390;
export const ids = [390];
export const modules = {

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

/***/ 42734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ editRoutes),
/* harmony export */   s: () => (/* binding */ editSource)
/* harmony export */ });
/* harmony import */ var _case_tool_routes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18214);
/* harmony import */ var _input_get_own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56022);
/* harmony import */ var _skill_describe_skill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67609);
/** Edits and a source, or routes \u2192 what they become, in memory. */



/** Hashes of skills stay: they say where a skill came from, and a mutant's are never compared. */
function editSource(source, edits) {
    return { ...source, skills: edits.reduce(editSkills, source.skills) };
}
function editSkills(skills, edit) {
    switch (edit.do) {
        case 'route':
            return [...skills];
        case 'remove':
            return skills.filter(({ path, real_path = path }) => ![path, real_path].some((one) => isBelow(one, edit.path)));
        case 'rename':
            return skills.map((skill) => moveSkill(skill, edit.path, edit.to));
        case 'replace':
            return skills.map((skill) => [skill.path, skill.real_path].includes(edit.path)
                ? { ...skill, ...(0,_skill_describe_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSkill */ .Z)(edit.text, skill.dir) }
                : skill);
    }
}
function moveSkill(skill, from, to) {
    const move = (place) => {
        if (!isBelow(place.path, from))
            return place;
        const path = to + place.path.slice(from.length);
        const dir = path.split('/').at(-2) ?? place.dir;
        return { ...(0,_input_get_own_js__WEBPACK_IMPORTED_MODULE_2__/* .omit */ .c)(place, 'real_path'), dir, path, id: (0,_skill_describe_skill_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSkill */ .Z)(skill.text, dir).id };
    };
    return { ...move(skill), ...(skill.also_at ? { also_at: skill.also_at.map(move) } : {}) };
}
const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
function editRoutes(routes, edits) {
    return edits.reduce((left, edit) => edit.do !== 'route'
        ? left
        : left.flatMap((route) => route.name !== edit.route ? [route] : edit.set === null ? [] : [setRoute(route, edit.set)]), [...routes]);
}
function setRoute(route, set) {
    const compiled = set.pattern === undefined ? null : (0,_case_tool_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .compileRoute */ .Xo)(set.pattern);
    return { ...route, ...set, ...(compiled && 'matches' in compiled ? { matches: compiled.matches } : {}) };
}


/***/ }),

/***/ 26560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ shareMutant)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _mutate_edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42734);
/** The copy of a source that all units of a batch share, and edits \u2192 the copy that the units of one mutant share. */



/** against: what a unit's verdict is held against, the changed source or the one as it was. The caller closes it. */
async function shareMutant(shared, edits, against, batch_run_id, ports) {
    const folders = await ports.openTrialFolders(batch_run_id);
    try {
        const staged = folders.source_copy;
        await ports.files.copy(shared.staged, staged);
        for (const edit of edits)
            await applyEdit(staged, edit);
        if (against === 'original')
            return { shared: { ...shared, staged }, close: folders.close };
        const source = { ...(0,_mutate_edits_js__WEBPACK_IMPORTED_MODULE_2__/* .editSource */ .s)(shared.source, edits), root: staged };
        const bodies = Object.fromEntries(source.skills.map(({ path, text }) => [path, text]));
        return { shared: { ...shared, source, bodies, staged }, close: folders.close };
    }
    catch (error) {
        await folders.close();
        throw error;
    }
}
async function applyEdit(root, edit) {
    switch (edit.do) {
        case 'remove':
            return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, edit.path), { recursive: true, force: true });
        case 'replace':
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, edit.path)), { recursive: true });
            return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, edit.path), edit.text);
        case 'rename':
            return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, edit.path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, edit.to));
        case 'route':
            // A route changes no file of the source: its pattern is tried in process.
            return;
    }
}


/***/ }),

/***/ 28002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ nameLintErrors),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   vK: () => (/* binding */ laterTwin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83878);
/* harmony import */ var _lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56022);
/* harmony import */ var _lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44545);
/* harmony import */ var _lib_lint_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93571);
/* harmony import */ var _lib_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11775);
/* harmony import */ var _lib_text_count_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14065);
/* harmony import */ var _lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67127);
/* harmony import */ var _lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92121);
/* harmony import */ var _lint_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68339);
/** An error of lint that a branch brings \u2192 what a report says of it: whom it concerns, why, what to do, and which of two skills of one name is to change. */










/** An agent that lists one skill of a name may leave out the one that was there before: the other is what to change. */
function laterTwin({ rule, subject }, skills, later) {
    const named = rule === 'skill-offer' ? skills.filter(({ id }) => id === subject) : [];
    const [twin, ...more] = named.filter(({ path }) => later.has(path));
    return twin && more.length === 0 && named.length > 1 ? twin : null;
}
const KINDS = { 'skill-': 'skill', 'hook-': 'hook', 'instruction-': 'instructions' };
function describeError({ rule, subject, part, file, line, message, consequences, fix }, { results: { offers }, source: { skills }, agents: asked }) {
    // A file of hooks that only some read is no matter to the others.
    const readers = rule.startsWith('hook-') ? asked.filter(({ agent }) => !agent.foreign_hooks.test(file)) : asked;
    const named = Object.keys(consequences);
    const agents = named.length > 0 || readers.length === asked.length ? named : readers.map(({ key }) => key);
    const kind = part ?? Object.entries(KINDS).find(([prefix]) => rule.startsWith(prefix))?.[1] ?? null;
    // In a manifest, the field.
    const is_field = kind === null && (0,_lib_contract_part_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)({ kind, rule })[0] === 'file' && subject !== file;
    const name = part ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(subject, '.md') : is_field ? file : subject;
    // The reasons of an offer end in their fixes.
    const fixesOf = (agent) => (0,_lib_input_get_own_js__WEBPACK_IMPORTED_MODULE_6__/* .getOwn */ .N)(offers[agent], subject)?.fixes ?? [];
    // Each agent says it in its own way.
    const [problem] = skills.find(({ path }) => file.endsWith(path))?.front_matter.problems ?? [];
    const same = problem ? (0,_lib_skill_front_matter_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .cureProblem */ .vG)(problem) : agents.length === 1 ? fixesOf(agents[0] ?? '').join(', or ') : '';
    const own = rule === 'skill-offer'
        ? same || null
        : fix.replace(/\s*If this is intended, pass --disable (?:'[^']*'|\S+)\.$/, '');
    const why = (0,_lib_lint_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .listConsequences */ .zE)({ consequences }).map(([agent, words]) => {
        // An offer's reason ends in its fix.
        const bare = rule !== 'skill-offer' || own === null ? words : (0,_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .endSentence */ .H_)(words.replace(/; [^;]+$/, ''));
        return named.length > 1 ? `${agent}: ${bare}` : bare;
    });
    return {
        ...{ delta: 'BROKEN', kind, name, rule, file, line, agents },
        message: is_field ? `\`${subject}\`: ${message}` : message,
        ...{ why: why.map(_lib_text_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .openSentence */ .ii).join('; ') || null, fix: own },
    };
}
/** Of errors in the line that names them. */
const NAMED = 10;
/** One line that names the errors of a prepared run: they spoil rows in ways that the rows do not show. Another where the gate cannot start on GitHub yet, which no row shows either. */
async function nameLintErrors({ source, corpus, agents }, { cwd, log }) {
    const findings = await (0,_lint_source_js__WEBPACK_IMPORTED_MODULE_5__/* .lintSource */ .nr)({ cwd, source, corpus, keys: agents.map(({ key }) => key), baseline: null });
    const errors = (0,_lib_lint_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFindings */ .k)(findings.filter(({ severity }) => severity === 'error'));
    const unnamed = findings.find(({ rule }) => rule === 'workflow-placeholder');
    if (unnamed)
        log((0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(`${unnamed.file}:${unnamed.line}: ${unnamed.message}: ${unnamed.fix}`, 400));
    if (errors.length === 0)
        return;
    const named = errors.map(({ rule, subject, message }) => `${rule} ${subject}${errors.length > 1 ? '' : `: ${message}`}`);
    const [what, its] = errors.length > 1 ? ['Errors', 'their fixes'] : ['An error', 'its fix'];
    log(`${what} that \`agent-routing check\` explains, with ${its}: ${(0,_lib_text_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)((0,_lib_text_count_js__WEBPACK_IMPORTED_MODULE_9__/* .listFew */ .lE)(named, NAMED), 500)}`);
}


/***/ }),

/***/ 5390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mutate: () => (/* binding */ mutate)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/lib/input/group-by.js
var group_by = __webpack_require__(99960);
// EXTERNAL MODULE: ./build/lib/text/align.js
var align = __webpack_require__(73475);
// EXTERNAL MODULE: ./build/lib/text/count.js
var text_count = __webpack_require__(14065);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(67127);
// EXTERNAL MODULE: ./build/lib/text/wrap.js
var wrap = __webpack_require__(10420);
;// CONCATENATED MODULE: ./build/lib/report/terminal/mutation.js
/** mutation.json \u2192 what was broken, what noticed it, and how each survivor is killed: for a terminal and for a job summary. */





/** columns: of the terminal that reads it; null: lines stay whole. */
function renderMutation(mutation, columns) {
    const survivors = groupSurvivors(mutation.results);
    const lines = [headLine(mutation), ...noteLines(mutation), '', ...(0,align/* alignRows */.P)(tableOf(mutation), { right: true })];
    if (survivors.length)
        lines.push('', `Survivors: ${(0,text_count/* count */.U9)(survivors.length, 'case')} did not notice what was broken.`);
    for (const one of survivors) {
        lines.push('', `\u2717 ${one.row.mutant} · ${one.row.case_id} · ${one.agents.join(', ')}`);
        lines.push(...describeSurvivor(one).map((line) => `  ${line}`));
        const written = one.row.remedy?.case;
        if (written)
            lines.push(...JSON.stringify(written, null, 2)
                .split('\n')
                .map((line) => `    ${line}`));
    }
    const left = listLeftOut(mutation);
    if (left.length)
        lines.push('', ...left.map((words) => `- not mutated: ${words}`));
    const fit = (line) => (columns === null || line.startsWith('    ') ? line : (0,wrap/* wrapWords */.E)(line, columns, 4));
    return `${lines.map(fit).join('\n')}\n`;
}
/** So many survivors are shown with the case that would kill them. */
const MOST_SURVIVORS = 40;
function renderMutationSummary(mutation) {
    const survivors = groupSurvivors(mutation.results);
    const [head = [], ...rows] = tableOf(mutation);
    const lines = [
        `### ${headLine(mutation)}`,
        '',
        ...noteLines(mutation).map((line) => escapeMarkdown(line, 500)),
        '',
        tableMarkdown(head, rows.map((cells) => cells.map((cell) => escapeMarkdown(cell)))),
    ];
    for (const one of survivors.slice(0, MOST_SURVIVORS)) {
        const { mutant, case_id, remedy } = one.row;
        const title = `${codeMarkdown(mutant)} survived in ${codeMarkdown(case_id)} on ${one.agents.map((agent) => codeMarkdown(agent)).join(', ')}`;
        lines.push('', `**${title}**`, '', ...describeSurvivor(one).map((line) => escapeMarkdown(line, 500)));
        if (remedy?.case)
            lines.push('', fenceMarkdown(JSON.stringify(remedy.case, null, 2), 'json'));
    }
    const more = survivors.length - MOST_SURVIVORS;
    if (more > 0)
        lines.push('', `and ${count(more, 'more case')}: mutation.json in the artifact has them.`);
    if (mutation.left_out.length)
        lines.push('', '<details><summary>Not mutated</summary>', '', ...listLeftOut(mutation).map((words) => `- ${escapeMarkdown(words, 500)}`), '', '</details>');
    return `${lines.join('\n')}\n`;
}
function headLine({ total, mode }) {
    const { killed, survived } = total;
    return `Mutation score ${percent(total)} · ${killed} of ${(0,text_count/* count */.U9)(killed + survived, 'mutant')} killed · ${mode}`;
}
const percent = ({ score }) => 
// The share is rounded down, so that 100 % always means all.
score === null ? 'unknown' : `${Math.floor(score * 1000) / 10} %`;
function noteLines({ total, sample, complete, results }) {
    const by_offer = results.filter((row) => row.killed_by === 'offer_loss').length;
    return [
        ...(complete ? [] : ['Interrupted: what was not run counts for nothing.']),
        ...(sample ? [`A sample: ${sample.units} of ${sample.of} mutants (--max-units), the same ones each time.`] : []),
        ...(total.infra_error
            ? [`${(0,text_count/* count */.U9)(total.infra_error, 'mutant')} could not be judged; the score is over the others.`]
            : []),
        ...(total.equivalent
            ? [`${(0,text_count/* count */.U9)(total.equivalent, 'mutant')} not run: the agent is predicted to offer the skill all the same.`]
            : []),
        ...(by_offer
            ? [`${(0,text_count/* count */.U9)(by_offer, 'mutant')} killed by the offers in the baseline (OFFER_LOSS), not by a verdict.`]
            : []),
    ];
}
/** The first row is the head. */
function tableOf({ mutants, agents, targets, total }) {
    const row = (name, one) => [
        name,
        percent(one),
        ...[one.killed, one.survived, one.infra_error, one.equivalent].map(String),
        one.as_commit === undefined ? '' : `${one.as_commit} of ${one.killed + one.survived}`,
    ];
    return [
        ['', 'score', 'killed', 'survived', 'not judged', 'equivalent', 'as a commit'],
        ...Object.entries(mutants).map(([name, one]) => row(name, one)),
        ...Object.entries(agents).map(([name, one]) => row(`on ${name}`, one)),
        // A skill that nothing survives in needs no line.
        ...Object.entries(targets).flatMap(([target, by]) => Object.entries(by)
            .filter(([, one]) => one.survived > 0)
            .map(([agent, one]) => row(`${target} on ${agent}`, one))),
        row('all', total),
    ];
}
/** The same mutant in the same case is shown once, with the agents on which it survived. */
function groupSurvivors(rows) {
    const groups = new Map();
    for (const row of rows.filter(({ outcome }) => outcome === 'survived')) {
        const key = JSON.stringify([row.mutant, row.case_id, row.target]);
        const known = groups.get(key);
        known?.agents.push(row.agent);
        known?.changes.add(row.change);
        if (!known)
            groups.set(key, { row, agents: [row.agent], changes: new Set([row.change]) });
    }
    return [...groups.values()];
}
function describeSurvivor({ row, changes }) {
    const { target, why, reason, remedy } = row;
    return [
        `broken   ${(0,text_escape/* oneLine */.TN)(target)}: ${[...changes].map((change) => (0,text_escape/* oneLine */.TN)(change)).join(' / ')}`,
        `wanted   red, since ${why}; ${(0,text_escape/* oneLine */.TN)(reason ?? '')}`,
        `kill it  ${remedy?.words ?? ''}`,
    ];
}
/** A line for each reason; mutation.json names every pair. */
function listLeftOut({ left_out }) {
    return [...(0,group_by/* groupBy */.$)(left_out, ({ reason }) => reason)].map(([reason, rows]) => {
        const cases = [...new Set(rows.map(({ case_id }) => case_id))];
        const agents = [...new Set(rows.map(({ agent }) => agent))];
        return `${(0,text_escape/* oneLine */.TN)((0,text_count/* listFew */.lE)(cases), 200)} on ${agents.join(', ')}: ${(0,text_escape/* oneLine */.TN)(reason)}`;
    });
}

// EXTERNAL MODULE: ./build/src/check/describe-error.js
var describe_error = __webpack_require__(28002);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var contract_plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/delta/delivery-loss.js
var delivery_loss = __webpack_require__(44257);
// EXTERNAL MODULE: ./build/lib/delta/offers.js
var offers = __webpack_require__(21674);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/refusal.js
var refusal = __webpack_require__(24385);
// EXTERNAL MODULE: ./build/lib/io/files/throwaway.js + 1 modules
var throwaway = __webpack_require__(56723);
// EXTERNAL MODULE: ./build/lib/contract/part.js
var part = __webpack_require__(83878);
// EXTERNAL MODULE: ./build/lib/delta/parts/shrunk-texts.js + 1 modules
var shrunk_texts = __webpack_require__(42624);
// EXTERNAL MODULE: ./build/lib/skill/body.js
var skill_body = __webpack_require__(37540);
// EXTERNAL MODULE: ./build/lib/mutate/edits.js
var mutate_edits = __webpack_require__(42734);
;// CONCATENATED MODULE: ./build/lib/mutate/as-commit.js
/** A mutant that the agent was given in place of the source \u2192 whether the same change, made as a commit, would be noticed against the ref. */




/** What `run --baseline-ref` compares: bodies, and files that a case or SKILL.md names. */
function isNoticedAsCommit({ change: { edits } }, source) {
    const changed = (0,mutate_edits/* editSource */.s)(source, edits);
    const bodies = source.skills.some((skill) => {
        const now = changed.skills.find(({ path }) => path === skill.path);
        return now && (0,shrunk_texts/* findShrunk */.t)(textsOf(skill, source), textsOf(now, changed), 'the ref').some((one) => !(0,part/* isPlain */.$i)(one));
    });
    const isText = (path) => source.skills.some((skill) => (skill.real_path ?? skill.path) === path);
    return bodies || edits.some((edit) => edit.do !== 'route' && edit.do !== 'rename' && !isText(edit.path));
}
const textsOf = (skill, { skills }) => ({
    kind: 'skill',
    id: skill.id,
    file: skill.path,
    body_line: skill.front_matter.body_line,
    description: '',
    body: (0,skill_body/* bodyOf */.E)(skill),
    files: new Map(),
    required: [],
    unnamed: [],
    others: () => skills.flatMap((one) => (one.path === skill.path ? [] : [[one.path, (0,skill_body/* bodyOf */.E)(one)]])),
});

// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(94162);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
;// CONCATENATED MODULE: ./build/lib/mutate/judge.js
/** What a unit on a mutated source came to \u2192 a row: killed, survived or not to be judged, and for a survivor what would kill it. */


function judgeMutant(planned, run) {
    const row = judge(planned, run);
    const judged = row.outcome === 'killed' || row.outcome === 'survived';
    // A change that was made in the repository has been run as a commit.
    return { ...row, as_commit: judged ? (run.as_commit ?? row.outcome === 'killed') : null };
}
function judge(planned, run) {
    const { mutant, testCase } = planned;
    const { result, batch, shared_with } = run;
    const ran = {
        ...blankRow(planned),
        batch,
        unit_run_id: result?.unit_run_id ?? null,
        ...(shared_with === undefined ? {} : { shared_with }),
    };
    if (result === null || result.status === 'infra_error')
        return { ...ran, outcome: 'infra_error', reason: result?.error ?? 'not run: interrupted' };
    // Against a ref a suite whose agent is gone is a regression.
    const is_gone = result.fault?.kind === 'subagent_missing';
    if (result.status === 'fail' || is_gone)
        return { ...ran, outcome: 'killed', killed_by: 'verdict', reason: result.error };
    // Only where the offer itself was broken: a baseline that misses the skill would hide what the case does not see.
    if (run.offer_loss && ABOUT_THE_OFFER.has(mutant.name))
        return { ...ran, outcome: 'killed', killed_by: 'offer_loss', reason: result.offer?.reason ?? null };
    if (mutant.with_hooks && (result.hook_calls ?? []).length === 0)
        return { ...ran, outcome: 'equivalent', reason: 'this agent runs none of the hooks' };
    if (run.delivery_loss && mutant.against === 'original')
        return { ...ran, outcome: 'killed', killed_by: 'delivery_loss', reason: result.delivery?.why ?? null };
    const reason = result.status === 'skipped' ? `left out: ${result.error}` : 'the case still passes';
    return { ...ran, outcome: 'survived', reason, remedy: writeRemedy(testCase, mutant.remedy) };
}
const ABOUT_THE_OFFER = new Set(['front-matter-broken', 'description-too-long']);
function equivalentRow(planned) {
    return { ...blankRow(planned), outcome: 'equivalent', reason: planned.mutant.equivalent };
}
function blankRow({ mutant, unit }) {
    return {
        mutant: mutant.name,
        target: mutant.target,
        change: mutant.change.what,
        why: mutant.why,
        case_id: unit.case_id,
        agent: unit.agent,
        kind: unit.kind,
        killed_by: null,
        reason: null,
        batch: null,
        unit_run_id: null,
        remedy: null,
    };
}
function writeRemedy(testCase, { words, set, otherwise }) {
    if (set === null)
        return { words, case: null };
    if (Object.entries(set).every(([key, value]) => holds(testCase, key, value)))
        return { words: otherwise ?? `the case asks for it already: ${words}`, case: null };
    const kept = Object.entries(testCase).filter(([key]) => !(key in set));
    return { words, case: writeCase({ ...Object.fromEntries(kept), ...set }) };
}
const holds = (testCase, key, value) => JSON.stringify(testCase[key]) === JSON.stringify(value);
/** As its author would write it: without what is the default anyway. */
function writeCase(testCase) {
    const row = (0,get_own/* omit */.c)(testCase, 'origin');
    const needed = { case_id: 'x', prompt: 'x', tool: 'x', input: {}, expect: 'block', query: 'x', subagent: 'x' };
    const own = Object.keys(row).filter((key) => key in needed);
    const least = schema/* CaseSchema */.MW.safeParse({
        kind: row['kind'],
        ...Object.fromEntries(own.map((key) => [key, needed[key]])),
    });
    const defaults = (least.success ? least.data : {});
    return Object.fromEntries(Object.entries(row).filter(([key, value]) => (key === 'kind' && value !== 'skill') ||
        key in needed ||
        JSON.stringify(value) !== JSON.stringify(defaults[key])));
}

// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(96023);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/lib/mutate/skill-text.js
/** The text of a SKILL.md \u2192 the same with one thing changed: name, description, body, or the front matter itself. */

function setField({ text, front_matter }, key, value) {
    const lines = text.split('\n');
    const close = front_matter.body_line - 2;
    const block = (0,dist/* parseDocument */.Tp)(front_matter.present ? lines.slice(1, close).join('\n') : '', { logLevel: 'silent' });
    const body = front_matter.present ? lines.slice(close + 1) : lines;
    // A block that is not YAML cannot be kept as it is; what could be read of it is.
    const document = block.errors.length ? (0,dist/* parseDocument */.Tp)(JSON.stringify(front_matter.fields)) : block;
    if (document.contents === null || document.errors.length)
        return text;
    document.set(key, value);
    return ['---', document.toString({ lineWidth: 0 }).trimEnd(), '---', ...body].join('\n');
}
function setBody({ text, front_matter }, body) {
    return [...text.split('\n').slice(0, front_matter.body_line - 1), body].join('\n');
}
/** Ways to break front matter that some YAML reader trips over; which of them an agent trips over is the agent's to say. */
function breakFrontMatter(skill) {
    const lines = skill.text.split('\n');
    const close = skill.front_matter.body_line - 2;
    if (!skill.front_matter.present || close < 1)
        return [];
    const at = Math.max(1, lines.findIndex((line) => /^description:/.test(line)));
    const withLines = (from, remove, ...put) => lines.toSpliced(from, remove, ...put).join('\n');
    return [
        { what: 'a quote in its front matter is not closed', text: withLines(at, 0, 'note: "not closed') },
        { what: 'a line of its front matter begins with a tab', text: withLines(at, 0, 'note:', '\t- one') },
        { what: 'its front matter is a list', text: withLines(1, close - 1, '- name', '- description') },
        { what: 'its front matter has no closing line of dashes', text: withLines(close, 1) },
        { what: 'an empty line stands before its front matter', text: withLines(0, 0, '') },
    ];
}

;// CONCATENATED MODULE: ./build/lib/mutate/skill-edits.js
/** A skill and what is to be done to it \u2192 the edits of the source that do it. */



const { basename, dirname, join } = external_node_path_.posix;
const replaceText = ({ path, real_path }, text) => ({
    do: 'replace',
    path: real_path ?? path,
    text,
});
function removeSkill(skill, { skills }) {
    const folder = dirname(skill.path);
    const shared = folder === '.' || skills.some(({ path }) => path !== skill.path && path.startsWith(`${folder}/`));
    return { do: 'remove', path: shared ? skill.path : folder };
}
function renameSkill(skill) {
    const folder = dirname(skill.path);
    const renamed = replaceText(skill, setField(skill, 'name', `${skill.id}-renamed`));
    if (folder === '.')
        return [renamed];
    return [renamed, { do: 'rename', path: folder, to: join(dirname(folder), `${basename(folder)}-renamed`) }];
}
/** Beyond one agent's limit for a description after the other's; the last is beyond any listing. */
const LENGTHS = [1_100, 1_700, 5_000, 20_000, 80_000];
const FILLER = ' It also does a great many other things that are told at length here.';
function lengthen(skill, copies, length) {
    const whole = `${skill.description ?? skill.id}${FILLER.repeat(Math.ceil(length / FILLER.length))}`;
    const text = setField(skill, 'description', whole);
    return {
        what: `its description has ${whole.length.toLocaleString('en')} characters`,
        edits: copies.map((copy) => replaceText(copy, text)),
    };
}
const UNRELATED = 'Folds cranes and frogs out of coloured paper.';
const STRANGE_BODY = '\nNothing of this skill is left here.\n';
function findSibling(skill, { skills }) {
    const at = skills.indexOf(skill);
    const after = [...skills.slice(at + 1), ...skills.slice(0, at)];
    return after.find((other) => (0,skill_body/* bodyOf */.E)(other).trim() !== '' && (0,skill_body/* bodyOf */.E)(other) !== (0,skill_body/* bodyOf */.E)(skill)) ?? null;
}

;// CONCATENATED MODULE: ./build/lib/mutate/route.js



const describe = (skill, description) => replaceText(skill, setField(skill, 'description', description));
const QUERY = {
    words: 'the query finds the skill by its name alone: say it in a user\u2019s words, as no description puts it',
    set: null,
};
/** Any one of the expected ids will do for the case, so all of them break together. */
function forExpected(name, does, what, edit, why) {
    return {
        name,
        does,
        make: (testCase, { source }) => {
            const skills = expectedSkills(testCase, source);
            if (skills.length === 0)
                return [];
            const [first] = skills;
            const draft = {
                target: first?.id ?? '',
                changes: [{ what, edits: skills.map(edit) }],
                why,
                against: 'mutated',
                remedy: QUERY,
            };
            return [draft];
        },
    };
}
const expectedSkills = ({ expected }, source) => [
    ...new Set(expected.flatMap((id) => (0,find_skill/* findSkills */.Iz)(source, id))),
];
const ROUTE_MUTATORS = [
    forExpected('index-entry-gone', 'the expected skill is no longer in the index', 'it is gone', ({ path }) => ({ do: 'remove', path }), 'what is not there cannot be ranked'),
    forExpected('index-entry-unrelated', 'the expected skill\u2019s description is about something else', 'its description is about something else', (skill) => describe(skill, UNRELATED), 'nothing in the index answers the query any more'),
    {
        name: 'index-entry-tempts',
        does: 'another skill\u2019s description is the query itself',
        make: (testCase, { source }) => {
            const expected = expectedSkills(testCase, source);
            const other = source.skills.find((skill) => !expected.includes(skill));
            if (!other || (!testCase.none && testCase.within > 1))
                return [];
            return [
                {
                    target: other.id,
                    changes: [{ what: 'its description is the query itself', edits: [describe(other, testCase.query)] }],
                    why: testCase.none ? 'something answers the query now' : 'another skill answers the query better now',
                    against: 'mutated',
                    remedy: { words: 'let `within` be 1, so that only the first rank passes', set: { within: 1 } },
                },
            ];
        },
    },
];

// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/skill/hooks.js
var skill_hooks = __webpack_require__(52802);
// EXTERNAL MODULE: ./build/lib/text/quote-shell.js
var quote_shell = __webpack_require__(7993);
;// CONCATENATED MODULE: ./build/lib/mutate/hooks.js
/** The JSON that declares hooks \u2192 the same without them, or with another command in their place. */



/** These shell commands read the call first, because an agent may wait until its pipe is read. */
const CRASHING = "cat > /dev/null; echo 'this hook is broken' >&2; exit 1";
const ALLOWING = 'cat > /dev/null';
/** Gemini CLI reads one form; all others read another, which Codex 0.169 ignores where anything stands beside it. */
const blockingWith = (reason) => (event) => {
    const answer = /^before/i.test(event)
        ? { decision: 'deny', reason }
        : {
            hookSpecificOutput: {
                ...{ hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: reason },
            },
        };
    return `cat > /dev/null; printf '%s\\n' ${(0,quote_shell/* quoteShell */.LA)(JSON.stringify(answer))}`;
};
/** Each file that declares hooks, with what `change` makes of them; null: it stays. */
function changeHooks(files, change) {
    return Object.entries(files).flatMap(([path, text]) => {
        const declared = (0,json_value/* parseObject */.lj)(text);
        const hooks = (0,json_value/* isJson */.Fh)(declared?.['hooks']) ? change(declared['hooks']) : null;
        return hooks ? [{ do: 'replace', path, text: `${JSON.stringify({ ...declared, hooks }, null, 2)}\n` }] : [];
    });
}
/** commandFor: what the hooks of an event run instead; null takes them out. */
const editHooks = (files, commandFor) => changeHooks(files, (hooks) => {
    const before = Object.keys(hooks).filter((event) => skill_hooks/* BEFORE_A_CALL */.vA.test(event));
    if (before.length === 0)
        return null;
    return Object.fromEntries(Object.entries(hooks).flatMap(([event, rows]) => !before.includes(event) ? [[event, rows]] : commandFor ? [[event, setCommand(rows, commandFor(event))]] : []));
});
/** Every file that declares hooks gains one that refuses each call. Copilot 1.0.102 runs no hook with an empty matcher, so it has none. */
const addRefusal = (files, reason) => changeHooks(files, (hooks) => {
    const events = ['PreToolUse', ...Object.keys(hooks).filter((event) => /^before_?tool$/i.test(event))];
    const refusing = (event) => ({ hooks: [{ type: 'command', command: blockingWith(reason)(event) }] });
    return {
        ...hooks,
        ...Object.fromEntries(events.map((event) => [event, [refusing(event), ...(0,json_value/* list */.p_)(hooks[event])]])),
    };
});
const COMMANDS = ['command', 'bash', 'powershell'];
function setCommand(value, command) {
    if (Array.isArray(value))
        return value.map((part) => setCommand(part, command));
    if (!(0,json_value/* isJson */.Fh)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [
        key,
        COMMANDS.includes(key) && typeof part === 'string' ? command : setCommand(part, command),
    ]));
}

// EXTERNAL MODULE: ./build/lib/case/aliases.js
var case_aliases = __webpack_require__(95173);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/skill/skill-file.js
var skill_file = __webpack_require__(13350);
;// CONCATENATED MODULE: ./build/lib/mutate/targets.js
/** A skill case on one agent \u2192 the skills and files of the source that it rests on. */




const aliasesOf = ({ provider_aliases }, agent) => agent === null ? {} : (0,case_aliases/* aliasesFor */.yX)(agent, provider_aliases);
function listTargets(testCase, source, aliases) {
    const tokens = [...testCase.required_all_evidence, ...testCase.required_evidence];
    const named = tokens.map((token) => token.replace(/\/SKILL\.md$/i, ''));
    const ids = new Set([testCase.expected_skill, ...testCase.required_skills, ...named].filter(Boolean));
    const targets = new Map();
    for (const id of ids) {
        const meant = [...new Set((0,case_aliases/* namesOf */.eZ)(id, aliases).flatMap((name) => (0,find_skill/* findSkills */.Iz)(source, name)))];
        for (const skill of meant) {
            const same = meant.filter(({ text }) => text === skill.text);
            const [first = skill] = same;
            if (!targets.has(first))
                targets.set(first, { skill: first, copies: same.flatMap(places/* copiesOf */.lS) });
        }
    }
    return [...targets.values()];
}
/** Paths of required files that the source has; those of the workspace are the case's own. */
function listFiles({ required_files, expected_skill }, source, aliases, files) {
    const paths = required_files.flatMap((file) => {
        const found = (0,skill_file/* locateSkillFile */.GX)(file, (0,case_aliases/* namesOf */.eZ)(expected_skill, aliases), source);
        const path = found ? (0,skill_file/* pathOf */.XM)(found) : file;
        return files.has(path) ? [path] : [];
    });
    return [...new Set(paths)];
}

;// CONCATENATED MODULE: ./build/lib/mutate/body.js
/** Mutators for kind `skill` about the text of a skill and the files that it names. */







const { dirname: body_dirname, join: body_join } = external_node_path_.posix;
const LOADED = (testCase) => ({
    words: 'ask for a confirmed use of the skill, and let no other token stand for it: expected_skill with expected_skill_min_tier 1',
    set: {
        expected_skill_min_tier: 1,
        require_skill_file: true,
        ...(testCase.expected_skill ? {} : { expected_skill: testCase.required_skills[0] ?? '' }),
    },
    otherwise: 'the case asks for a confirmed use already, so the verdict itself is at fault: report it with the folder of this unit',
});
const WHOLE = {
    words: 'say how much of the text must reach the model with min_delivery, or record deliveries with `agent-routing baseline update`: then DELIVERY_LOSS fails the gate',
    set: { min_delivery: 'full' },
    otherwise: 'the case asks for the whole text already, so the verdict itself is at fault: report it',
};
/** So much is left of a body that was cut. */
const LEFT_LINES = 3;
function cutBody(skill) {
    const lines = (0,skill_body/* bodyOf */.E)(skill).trim().split('\n');
    return lines.length > 2 * LEFT_LINES ? lines.slice(0, LEFT_LINES).join('\n') : null;
}
/** Each body stands in every copy of the skill. */
function forBodies(body, why, remedy) {
    return (testCase, { source }, agent) => listTargets(testCase, source, aliasesOf(testCase, agent?.name ?? null)).flatMap(({ skill, copies }) => {
        const made = body(skill, source);
        if (made === null)
            return [];
        const edits = copies.map((copy) => replaceText(copy, setBody(skill, made.body)));
        return [
            {
                target: (0,find_skill/* nameSkill */.xj)(skill, source),
                changes: [{ what: made.what, edits }],
                why,
                against: 'original',
                remedy: remedy(testCase),
            },
        ];
    });
}
/** Beside the text: what keeps it from the model. */
const HOOK_MUTATOR = {
    name: 'hook-denies-skill',
    does: 'a hook of the source refuses every call, the one that loads a skill too',
    make(testCase, { hooks }, agent) {
        const edits = addRefusal(hooks, 'refused for a trial');
        if (edits.length === 0 || agent === null || !testCase.expected_skill)
            return [];
        return [
            {
                target: testCase.expected_skill,
                changes: [{ what: 'a hook refuses every call', edits }],
                why: 'the agent cannot load any skill',
                against: 'mutated',
                with_hooks: true,
                remedy: {
                    words: 'run where there is a sandbox: one case of each agent then runs with the hooks on',
                    set: null,
                },
            },
        ];
    },
};
const BODY_MUTATORS = [
    {
        name: 'body-of-a-sibling',
        does: 'the skill\u2019s file brings the text of another skill',
        make: forBodies((skill, source) => {
            const sibling = findSibling(skill, source);
            return {
                what: `its file brings the text of ${sibling ? sibling.id : 'something else'}`,
                body: sibling ? (0,skill_body/* bodyOf */.E)(sibling) : STRANGE_BODY,
            };
        }, 'the skill\u2019s own text never reached the model', LOADED),
    },
    {
        name: 'body-emptied',
        does: 'the skill\u2019s file has no text below its front matter',
        make: forBodies(() => ({ what: 'its file has no text below its front matter', body: '' }), 'an agent that loads it learns nothing', LOADED),
    },
    {
        name: 'body-cut',
        does: `of the skill\u2019s text ${LEFT_LINES} lines are left`,
        make: forBodies((skill) => {
            const body = cutBody(skill);
            return body === null ? null : { what: `of its text ${LEFT_LINES} lines are left`, body };
        }, 'most of what the skill says never reached the model', () => WHOLE),
    },
    {
        name: 'named-file-gone',
        does: 'a file that SKILL.md names is no longer there',
        make: listNamed,
    },
    HOOK_MUTATOR,
];
/** Of the files beside a SKILL.md those whose path its body has. */
function listNamed(testCase, { source, files }, agent) {
    return listTargets(testCase, source, aliasesOf(testCase, agent?.name ?? null)).flatMap(({ skill }) => {
        const folder = body_dirname(skill.path);
        const body = (0,skill_body/* bodyOf */.E)(skill);
        const [path] = [...files].filter((file) => file.startsWith(`${folder}/`) && file !== skill.path && body.includes(file.slice(folder.length + 1)));
        if (path === undefined)
            return [];
        const name = path.slice(folder.length + 1);
        const required = [...new Set([...testCase.required_files, name])];
        return [
            {
                target: (0,find_skill/* nameSkill */.xj)(skill, source),
                changes: [{ what: `${body_join(folder, name)}, which it names, is gone`, edits: [{ do: 'remove', path }] }],
                why: 'an agent that follows the skill finds nothing there',
                against: 'original',
                remedy: { words: 'let the case require the file', set: { required_files: required } },
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/lib/mutate/skill.js
/** Mutators for kind `skill`: what a case about a skill rests on, broken one thing at a time. */






const { dirname: skill_dirname } = external_node_path_.posix;
/** One draft for each skill that the case rests on. */
function forSkills(draft) {
    return (testCase, subject, agent) => listTargets(testCase, subject.source, aliasesOf(testCase, agent?.name ?? null)).flatMap((target) => {
        const made = draft(target, subject, testCase);
        return made && made.changes.length > 0 ? [{ ...made, target: (0,find_skill/* nameSkill */.xj)(target.skill, subject.source) }] : [];
    });
}
const OFFERED = {
    words: 'say how much of the skill must be offered with min_offer, or record offers with `agent-routing baseline update`: then OFFER_LOSS fails the gate',
    set: { min_offer: 'full' },
    otherwise: 'the case asks for the whole offer already, and this agent took the longer description: report it',
};
const SKILL_MUTATORS = [
    {
        name: 'skill-gone',
        does: 'the skill is no longer in the source',
        make: forSkills(({ skill, copies }, { source }, testCase) => ({
            changes: [{ what: 'it is gone', edits: copies.map((copy) => removeSkill(copy, source)) }],
            why: 'a skill that is not there cannot be loaded',
            against: 'mutated',
            listed: skill.path,
            remedy: LOADED(testCase),
        })),
    },
    {
        name: 'skill-renamed',
        does: 'the skill has another name: in its front matter and as a folder',
        make: forSkills(({ skill, copies }, _, testCase) => ({
            changes: [{ what: `it is called ${skill.id}-renamed`, edits: copies.flatMap(renameSkill) }],
            why: 'prompts, commands and other skills still use the old name',
            against: 'mutated',
            listed: skill.path,
            remedy: LOADED(testCase),
        })),
    },
    {
        name: 'front-matter-broken',
        does: 'the front matter is nothing that this agent can read',
        make: forSkills(({ skill, copies }) => ({
            changes: breakFrontMatter(skill).map(({ what, text }) => ({
                what,
                edits: copies.map((copy) => replaceText(copy, text)),
            })),
            why: 'the agent drops the skill, or lists it without its description',
            against: 'mutated',
            listed: skill.path,
            remedy: OFFERED,
        })),
    },
    {
        name: 'description-too-long',
        does: 'the description is longer than this agent takes',
        make: forSkills(({ skill, copies }) => ({
            changes: LENGTHS.map((length) => lengthen(skill, copies, length)),
            why: 'the agent cuts the description or drops the skill',
            against: 'mutated',
            listed: skill.path,
            remedy: OFFERED,
        })),
    },
    ...BODY_MUTATORS,
    forFiles('required-file-gone', 'a file that the case requires is no longer there', 'is gone', (path) => ({
        do: 'remove',
        path,
    })),
    forFiles('required-file-emptied', 'a file that the case requires is empty', 'is empty', (path) => ({
        do: 'replace',
        path,
        text: '',
    })),
    {
        name: 'description-unrelated',
        does: 'the description is about something else (modes that choose)',
        make: forSkills(({ skill, copies }, { mode }) => mode === 'oracle'
            ? null
            : {
                changes: [
                    {
                        what: 'its description is about something else',
                        edits: copies.map((copy) => replaceText(copy, setField(skill, 'description', UNRELATED))),
                    },
                ],
                why: 'nothing in the listing answers the prompt any more',
                against: 'mutated',
                remedy: {
                    words: 'the prompt gives the skill away by its name: say it in a user\u2019s words',
                    set: null,
                },
            }),
    },
    {
        name: 'disallowed-skill-tempts',
        does: 'the description of a disallowed skill is the prompt itself (modes that choose)',
        make: ({ disallowed_skills, prompt }, { source, mode }) => mode === 'oracle'
            ? []
            : source.skills
                .filter(({ id, dir }) => disallowed_skills.some((name) => [id, dir].includes(name.split(':').at(-1) ?? '')))
                .map((skill) => ({
                target: (0,find_skill/* nameSkill */.xj)(skill, source),
                changes: [
                    {
                        what: 'its description is the prompt itself',
                        edits: [replaceText(skill, setField(skill, 'description', prompt))],
                    },
                ],
                why: 'a skill that the case forbids now answers the prompt best',
                against: 'mutated',
                remedy: {
                    words: 'let disallowed_min_tier be 2, so that loading it counts',
                    set: { disallowed_min_tier: 2 },
                },
            })),
    },
];
function forFiles(name, does, what, edit) {
    return {
        name,
        does,
        make: (testCase, { source, files }, agent) => listFiles(testCase, source, aliasesOf(testCase, agent?.name ?? null), files).map((path) => ({
            target: nameOwner(path, source),
            changes: [{ what: `${path} ${what}`, edits: [edit(path)] }],
            why: 'a read that returns nothing is not a read',
            against: 'original',
            remedy: {
                words: 'let the case require the file by its path in the skill\u2019s folder, and no token that a failed read would meet',
                set: null,
            },
        })),
    };
}
function nameOwner(path, source) {
    const skill = source.skills.find((one) => path.startsWith(`${skill_dirname(one.path)}/`));
    return skill ? (0,find_skill/* nameSkill */.xj)(skill, source) : path;
}

// EXTERNAL MODULE: ./build/lib/skill/subagent.js
var skill_subagent = __webpack_require__(24871);
;// CONCATENATED MODULE: ./build/lib/mutate/suite.js
/** Mutators for kind `suite`: the custom agent that is asked. Recorded answers let a suite run where no vendor is asked. */

const SUITE_MUTATORS = [
    {
        name: 'subagent-gone',
        does: 'the custom agent that the suite asks is no longer in the source',
        make({ subagent }, { subagents }) {
            const found = (0,skill_subagent/* findSubagent */.J)(subagents, subagent);
            if (!found)
                return [];
            return [
                {
                    target: found.name,
                    changes: [{ what: 'it is gone', edits: [{ do: 'remove', path: found.path }] }],
                    why: 'an agent that is not there cannot be asked',
                    against: 'mutated',
                    remedy: { words: 'the test should not have run, so the verdict itself is at fault: report it', set: null },
                },
            ];
        },
    },
];

// EXTERNAL MODULE: ./build/lib/case/route-decision.js
var route_decision = __webpack_require__(81891);
;// CONCATENATED MODULE: ./build/lib/mutate/tool-route.js
/** Mutators for kind `tool_route`: the hook that an agent runs, and the pattern that is tried offline, each broken. */


const OTHER_MESSAGE = 'Blocked for some other reason.';
const decisionOf = ({ event, expect }) => {
    if ((event ?? 'PreToolUse') !== 'PreToolUse' || expect === 'context')
        return null;
    // What asks the user, or changes the call, is lost with the hook as a block is.
    return expect === 'allow' ? 'allow' : 'block';
};
/** Hooks run inside agents. A case that expects `allow` has nothing to notice when there is none. */
function onAgents(name, does, expects, edits, why) {
    return {
        name,
        does,
        make: (testCase, subject, agent) => {
            const expect = decisionOf(testCase);
            const made = agent && expect !== null && expects.includes(expect) ? edits(subject) : [];
            if (made.length === 0 || expect === null)
                return [];
            return [draft(testCase, subject, { what: does, edits: made }, why[expect])];
        },
    };
}
function draft(testCase, subject, change, why) {
    const target = testCase.route ?? findRoute(testCase, subject)?.name ?? `${testCase.expect} ${testCase.tool}`;
    return { target, changes: [change], why, against: 'mutated', remedy: remedyFor(testCase, subject) };
}
function remedyFor(testCase, subject) {
    if (testCase.expect === 'allow')
        return { words: 'let the case make a call that the hook looks at, close to one that it blocks', set: null };
    const message = findRoute(testCase, subject)?.message.trim().split('\n')[0];
    return {
        words: 'ask with `contains` for words of the hook\u2019s own message, which no other refusal has',
        set: { contains: message || 'words of the hook\u2019s own message' },
    };
}
/** As the case names it, else the one that decides over its call, if that can be known. */
function findRoute({ route, tool, input }, { routes }) {
    const about = routes.filter((one) => one.tool === tool);
    const decision = (0,route_decision/* decideByRoutes */.Q)(about, (0,route_decision/* matchedText */.S)(tool, input), () => true);
    const deciding = decision && 'route' in decision ? decision.route : undefined;
    return routes.find(({ name }) => name === route) ?? deciding ?? about[0];
}
const NOTHING_BLOCKS = { block: 'nothing blocks the call any more', allow: '' };
/** The pattern side, which is tried in process. */
function offline(name, does, expect, set, why) {
    return {
        name,
        does,
        make: (testCase, subject, agent) => {
            const route = findRoute(testCase, subject);
            if (agent || testCase.expect !== expect || !route)
                return [];
            return [draft(testCase, subject, { what: does, edits: [{ do: 'route', route: route.name, set }] }, why)];
        },
    };
}
const TOOL_ROUTE_MUTATORS = [
    onAgents('hook-gone', 'the hook is no longer declared', ['block'], ({ hooks, rules }) => [...editHooks(hooks, null), ...rules.map((path) => ({ do: 'remove', path }))], NOTHING_BLOCKS),
    onAgents('hook-crashes', 'the hook ends with an error', ['block'], ({ hooks }) => editHooks(hooks, () => CRASHING), {
        block: 'a hook that crashes has decided nothing',
        allow: '',
    }),
    onAgents('hook-allows-everything', 'the hook lets every call through', ['block'], ({ hooks }) => editHooks(hooks, () => ALLOWING), NOTHING_BLOCKS),
    onAgents('hook-blocks-everything', 'the hook blocks every call, with a message of its own', ['block', 'allow'], ({ hooks }) => editHooks(hooks, blockingWith(OTHER_MESSAGE)), {
        block: 'the call is blocked, and not for the reason that the route gives',
        allow: 'a call that must get through is blocked',
    }),
    offline('route-gone', 'the route is no longer in its file', 'block', null, 'no route matches the call any more'),
    offline('pattern-matches-nothing', 'the route\u2019s pattern matches nothing', 'block', { pattern: '(?!)' }, 'no route matches the call any more'),
    offline('pattern-widened', 'the route\u2019s pattern matches everything', 'allow', { pattern: '' }, 'a call that must get through is blocked'),
    offline('message-replaced', 'the route\u2019s message says something else', 'block', { message: OTHER_MESSAGE }, 'the block no longer says what to do instead'),
];

;// CONCATENATED MODULE: ./build/lib/mutate/index.js





const MUTATORS = {
    skill: SKILL_MUTATORS,
    tool_route: TOOL_ROUTE_MUTATORS,
    route: ROUTE_MUTATORS,
    suite: SUITE_MUTATORS,
};
/** agent: null for the in-process one. */
function listMutants(testCase, subject, agent) {
    // The table's row is the case's own kind, which the compiler cannot follow through a union.
    const rows = MUTATORS[testCase.kind];
    return rows.flatMap(({ name, make }) => make(testCase, subject, agent).map((draft) => choose(name, draft, subject, agent)));
}
/** Of several ways to break it the one that costs this agent's listing most: which YAML it cannot read, which length it refuses. */
function choose(name, { changes, ...draft }, subject, agent) {
    const [first] = changes;
    if (draft.listed === undefined || agent === null)
        return { ...draft, name, change: first, equivalent: null };
    const path = draft.listed;
    const before = findOffer(agent.predict(subject.source), path);
    if (before === undefined || before.offer === 'absent')
        return { ...draft, name, change: first, equivalent: `${agent.title} does not offer it in the first place` };
    const losses = changes.map((change) => {
        const after = findOffer(agent.predict((0,mutate_edits/* editSource */.s)(subject.source, change.edits)), path);
        return { change, after, loss: lossOf(before, after) };
    });
    const worst = losses.reduce((one, other) => (other.loss > one.loss ? other : one));
    const equivalent = worst.loss > 0 ? null : `${agent.title} offers it all the same, as ${worst.after?.id}`;
    return { ...draft, name, change: worst.change, equivalent };
}
const findOffer = (offers, path) => offers.find(({ skill }) => skill.path === path);
const RANK = { absent: 0, name_only: 1, cut: 2, full: 3 };
/** Under another name it is as good as gone. */
function lossOf(before, after) {
    if (after === undefined || after.id !== before.id)
        return RANK[before.offer];
    return RANK[before.offer] - RANK[after.offer];
}

;// CONCATENATED MODULE: ./build/lib/mutate/score.js

function tally(rows) {
    const count = (outcome) => rows.filter((row) => row.outcome === outcome).length;
    const killed = count('killed');
    const survived = count('survived');
    const judged = killed + survived;
    return {
        killed,
        survived,
        infra_error: count('infra_error'),
        equivalent: count('equivalent'),
        as_commit: rows.filter((row) => row.as_commit).length,
        score: judged === 0 ? null : killed / judged,
    };
}
function scoreMutants(rows, versions) {
    const does = new Map(Object.values(MUTATORS).flatMap((list) => list.map(({ name, does }) => [name, does])));
    return {
        total: tally(rows),
        agents: mapGroups(rows, 'agent', (own, agent) => ({ version: versions[agent] ?? null, ...tally(own) })),
        mutants: mapGroups(rows, 'mutant', (own, name) => ({ does: does.get(name) ?? '', ...tally(own) })),
        targets: mapGroups(rows, 'target', (own) => mapGroups(own, 'agent', tally)),
    };
}
function mapGroups(rows, key, make) {
    const names = [...new Set(rows.map((row) => row[key]))];
    return Object.fromEntries(names.map((name) => [
        name,
        make(rows.filter((row) => row[key] === name), name),
    ]));
}

// EXTERNAL MODULE: ./build/src/run/conclude/batches.js + 2 modules
var batches = __webpack_require__(24303);
// EXTERNAL MODULE: ./build/src/run/execute/artifacts-root.js
var artifacts_root = __webpack_require__(66245);
// EXTERNAL MODULE: ./build/src/run/execute/ranking.js
var execute_ranking = __webpack_require__(65153);
// EXTERNAL MODULE: ./build/src/run/execute/surroundings.js + 1 modules
var surroundings = __webpack_require__(26158);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
// EXTERNAL MODULE: ./build/lib/batch/plan.js
var batch_plan = __webpack_require__(49624);
;// CONCATENATED MODULE: ./build/lib/mutate/plan.js


function planMutants(units, cases, subject, agents) {
    const shown = new Set();
    return units.flatMap((unit) => {
        const testCase = cases.get(unit.case_id);
        if (!testCase)
            return [];
        return listMutants(testCase, subject, agents[unit.agent] ?? null)
            .filter(({ name, with_hooks }) => !with_hooks || !shown.has(`${name} ${unit.agent}`))
            .map((mutant) => {
            if (mutant.with_hooks)
                shown.add(`${mutant.name} ${unit.agent}`);
            return { unit, testCase, mutant };
        });
    });
}
/** The same N for the same corpus: each mutator gets its turn, and within one the order is that of a hash. */
function sampleUnits(planned, most, hash) {
    if (most === null || planned.length <= most)
        return [...planned];
    const rounds = new Map();
    const ranked = planned
        .map((one) => ({ one, order: hash([one.mutant.name, one.mutant.target, one.unit.case_id, one.unit.agent]) }))
        .sort((a, b) => (a.order < b.order ? -1 : 1))
        .map(({ one, order }) => {
        const round = rounds.get(one.mutant.name) ?? 0;
        rounds.set(one.mutant.name, round + 1);
        return { one, round, order };
    })
        .sort((a, b) => a.round - b.round || (a.order < b.order ? -1 : 1));
    const kept = new Set(ranked.slice(0, most).map(({ one }) => one));
    return planned.filter((one) => kept.has(one));
}
function groupUnits(planned, hash) {
    const groups = new Map();
    for (const one of planned) {
        const { edits } = one.mutant.change;
        const { against, with_hooks = false } = one.mutant;
        const hooks = with_hooks || (one.unit.kind === 'tool_route' && one.unit.agent !== contract_plan/* OFFLINE */.G);
        const key = hash([edits, against, hooks, ...(with_hooks ? [with_hooks] : [])]).slice(0, 12);
        const group = groups.get(key) ?? { key, edits, against, hooks, with_hooks, units: [] };
        group.units.push(one);
        groups.set(key, group);
    }
    return [...groups.values()];
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
;// CONCATENATED MODULE: ./build/lib/setup/stage/mutant-subject.js
/** Copies of a source as agents get them \u2192 what mutators may know of it: its files, the hooks and rules that it declares. */



/** Where agents look for hooks: files of their own, manifests, settings. */
const DECLARATION = /(^|\/)(hooks\.json|plugin\.json|settings\.json)$|(^|\/)hooks\/[^/]+\.json$/;
const RULES = /^\.codex\/rules\/[^/]+$/;
/** hooked: the copy that kept its hooks; null where no case needs one. */
async function readSubject(shared, hooked) {
    const files = new Set(await (0,walk_tree/* listTree */.nT)(shared.staged, '.'));
    if (hooked === null)
        return { files, hooks: {}, rules: [] };
    const declared = await (0,walk_tree/* listTree */.nT)(hooked.staged, '.');
    const texts = await Promise.all(declared
        .filter((path) => DECLARATION.test(path))
        .map(async (path) => [path, await (0,promises_.readFile)((0,external_node_path_.join)(hooked.staged, path), 'utf8')]));
    return { files, hooks: Object.fromEntries(texts), rules: declared.filter((path) => RULES.test(path)) };
}

;// CONCATENATED MODULE: ./build/src/mutate/plan.js
/** A prepared run and copies of its source \u2192 the mutants of its units, those that are run, and those no agent could notice. */




async function planMutation(run, copies, max_units) {
    const { plan, options, source, corpus } = run;
    const hooked = copies.hooked ?? (options.allow_source_processes ? copies.shared : null);
    const subject = {
        ...(await readSubject(copies.shared, hooked)),
        source,
        routes: corpus.routes,
        subagents: run.subagents,
        mode: options.mode,
    };
    const cases = new Map(corpus.cases.map((testCase) => [testCase.case_id, testCase]));
    const planned = planMutants(plan.units, cases, subject, agentFacts(run));
    const live = planned.filter(({ mutant }) => mutant.equivalent === null);
    const known = new Set(planned.map(({ unit }) => unit));
    const none = plan.units
        .filter((unit) => !known.has(unit))
        .map(({ case_id, agent }) => ({ case_id, agent, reason: 'nothing that it rests on can be changed in the source' }));
    return {
        equivalent: planned.filter(({ mutant }) => mutant.equivalent !== null),
        chosen: sampleUnits(live, max_units, batch_plan/* hash */.tW),
        all: live.length,
        left_out: [
            ...plan.left_out
                .filter(({ why }) => why !== 'filter')
                .map(({ case_id, agent, reason }) => ({ case_id, agent, reason })),
            ...none,
        ],
    };
}
const groupPlan = (chosen) => groupUnits(chosen, batch_plan/* hash */.tW);
/** Predictions are for the pinned version; an equivalent mutant is named with the words of this agent's folder. */
function agentFacts({ agents }) {
    return Object.fromEntries(agents
        .filter(({ key }) => key.name !== contract_plan/* OFFLINE */.G)
        .map(({ key, agent, install }) => [
        key.key,
        {
            name: key.key,
            title: agent.title,
            predict: (source) => agent.predictOffers({ source, install, vendor_model: key.vendor_model }),
        },
    ]));
}

// EXTERNAL MODULE: ./build/lib/batch/run-batch.js + 39 modules
var run_batch = __webpack_require__(99639);
// EXTERNAL MODULE: ./build/lib/setup/batch-folder.js
var batch_folder = __webpack_require__(30935);
// EXTERNAL MODULE: ./build/lib/setup/stage/mutant.js
var stage_mutant = __webpack_require__(26560);
// EXTERNAL MODULE: ./build/lib/unit/pack/may-share.js
var may_share = __webpack_require__(50946);
;// CONCATENATED MODULE: ./build/lib/unit/pack/same-calls.js


/** Equal for cases that differ in nothing that the oracle reads; null where the case cannot share a process with another. */
function callsKeyOf(testCase) {
    if (testCase.kind !== 'skill' || !(0,may_share/* isPlainPrompt */.j9)(testCase.prompt))
        return null;
    const calls = (0,get_own/* omit */.c)(testCase, 'case_id', 'category', 'prompt', 'origin', 'agents', 'reason');
    // The prompt itself could be the mention that such a case requires.
    const mentions = calls.expected_skill_min_tier === 3 || calls.disallowed_min_tier === 3;
    const words = [...calls.required_all_evidence, ...calls.required_any_evidence, ...calls.required_evidence];
    return mentions || words.length > 0 ? null : JSON.stringify(calls);
}
/** {a unit that runs: the units whose results it also gives} */
function groupSameCalls(units, caseOf) {
    const first = new Map();
    const groups = new Map();
    for (const unit of units) {
        const testCase = caseOf(unit);
        const calls = testCase ? callsKeyOf(testCase) : null;
        const key = calls && JSON.stringify([unit.agent, unit.trials, calls]);
        const like = key === null ? undefined : first.get(key);
        if (like)
            groups.get(like)?.push(unit);
        else {
            if (key !== null)
                first.set(key, unit);
            groups.set(unit, []);
        }
    }
    return groups;
}

// EXTERNAL MODULE: ./build/src/run/execute/execute.js + 2 modules
var execute = __webpack_require__(46985);
;// CONCATENATED MODULE: ./build/src/mutate/run-group.js
/** A group of units and the edits that they share \u2192 their results: one more batch, on a changed copy of the source. */










async function runUnmutated(bench, units) {
    const plan = { ...bench.run.plan, units: [...units] };
    const context = await bench.around.contextFor(bench.shared, bench.hooked);
    const { runPorts, mutation_run_id } = bench;
    return runUnits(bench, plan, { root: bench.folder, name: 'unmutated' }, context, (unit, state, result) => runPorts.onState(mutation_run_id, unit, state, result));
}
async function runGroup(bench, group) {
    const { run } = bench;
    // Two mutators may change the same thing: what they share is run once.
    const units = new Map(group.units.map(({ unit }) => [keyOf(unit), { ...unit, unit_run_id: (0,external_node_crypto_.randomUUID)() }]));
    const cases = new Map(group.units.map(({ testCase }) => [testCase.case_id, testCase]));
    const shares = run.options.pack === 'on' && run.options.mode === 'oracle';
    const sharing = shares
        ? groupSameCalls([...units.values()], ({ case_id }) => cases.get(case_id))
        : new Map([...units.values()].map((unit) => [unit, []]));
    const name = `${group.units[0]?.mutant.name}-${group.key}`;
    const mutated = await openMutant(bench, group);
    try {
        const results = await runMutated(bench, group, sharing, name, mutated.context);
        const found = new Map(results.results.map((row) => [keyOf(row), row]));
        const rows = new Map();
        const alone = [];
        for (const [unit, others] of sharing) {
            const result = found.get(keyOf(unit));
            if (!result)
                continue;
            const own = { batch: (0,external_node_path_.join)('mutants', name), result };
            rows.set(keyOf(unit), own);
            if (isSound(result))
                for (const other of others)
                    rows.set(keyOf(other), { ...own, shared_with: unit.case_id });
            else
                alone.push(...others);
        }
        if (alone.length > 0) {
            const again = await runMutated(bench, group, new Map(alone.map((unit) => [unit, []])), `${name}-alone`, mutated.context);
            for (const result of again.results)
                rows.set(keyOf(result), { batch: (0,external_node_path_.join)('mutants', `${name}-alone`), result });
        }
        return { results, rows };
    }
    finally {
        await mutated.close();
    }
}
/** What befell one process says nothing about another's. */
const isSound = ({ status, timed_out, fault }) => (status === 'pass' || status === 'fail') && !timed_out && fault === null;
async function runMutated(bench, group, sharing, name, context) {
    const { run, runPorts, mutation_run_id } = bench;
    const plan = { ...run.plan, hash: (0,batch_plan/* hash */.tW)([run.plan.hash, group.key]), units: [...sharing.keys()], left_out: [] };
    const others = new Map([...sharing].map(([{ unit_run_id }, like]) => [unit_run_id, like]));
    return runUnits(bench, plan, { root: (0,external_node_path_.join)(bench.folder, 'mutants'), name }, context, (unit, state, result) => {
        // A mutant that fails its case is caught, which is the success that is counted here.
        const shown = state === 'failed' && result?.status === 'fail' ? 'completed' : state === 'completed' ? 'failed' : state;
        const like = result === null || isSound(result) ? (others.get(unit.unit_run_id) ?? []) : [];
        for (const each of [unit, ...like])
            runPorts.onState(mutation_run_id, { ...each, case_id: `${each.case_id} (${group.units[0]?.mutant.name})` }, shown, result);
    });
}
const keyOf = ({ case_id, agent }) => JSON.stringify([case_id, agent]);
async function openMutant({ run, around, shared, hooked, mutation_run_id }, { edits, against, hooks, with_hooks }) {
    const base = await around.contextFor(shared, hooked);
    const routes = (0,mutate_edits/* editRoutes */.R)(run.corpus.routes, edits);
    if (edits.every((edit) => edit.do === 'route'))
        return { context: { ...base, routes }, close: async () => { } };
    const from = hooks ? (hooked ?? shared) : shared;
    const mutant = await (0,stage_mutant/* shareMutant */.Z)(from, edits, against, mutation_run_id, around.ports);
    const ranking = (0,execute_ranking/* openRanking */.B)(mutant.shared.staged, around.ranking.embedder);
    const sources = hooks ? { hooked: mutant.shared } : { shared: mutant.shared };
    const beside = with_hooks ? { with_hooks: new Set() } : {};
    const removed = new Set(edits.flatMap((edit) => (edit.do === 'remove' ? [edit.path] : [])));
    const subagents = (base.subagents ?? []).filter(({ path }) => !removed.has(path));
    return { context: { ...base, subagents, ...ranking, ...sources, ...beside }, close: mutant.close };
}
async function runUnits(bench, plan, at, context, onState) {
    const folder = await (0,batch_folder/* createBatchFolder */.zY)(at.root, plan, at.name);
    const input = { ...(0,execute/* batchInput */.l4)({ ...bench.run, plan }, at.name, bench.around), fail_fast: false };
    await (0,run_batch/* runBatch */.a)(input, context, { folder, limit: bench.limit, now: bench.around.ports.now, onState });
    return (0,execute/* readResults */.x8)(folder.path);
}

;// CONCATENATED MODULE: ./build/src/mutate/execute.js
/** A prepared run \u2192 its cases tried on mutated copies of the source, and mutation.json. */



















async function executeMutation(run, settings, runPorts) {
    const before = settings.results.length ? await readUnmutated(run, settings.results, runPorts) : null;
    const ranking = (0,execute_ranking/* openRanking */.B)(run.source.root);
    const mutation_run_id = (0,external_node_crypto_.randomUUID)();
    const folder = (0,external_node_path_.join)((0,artifacts_root/* artifactsRoot */.c)(runPorts.cwd, run.options.artifacts_root), mutation_run_id);
    try {
        if (run.plan.units.some(({ kind }) => kind === 'route'))
            await ranking.router();
        await (0,throwaway/* sweepTrialFolders */.Gh)();
        const around = await (0,surroundings/* openSurroundings */.Ew)(settings.dry_run ? { ...run, plan: { ...run.plan, units: [] } } : run, await (0,surroundings/* grantCredentials */.Xx)(run, runPorts), ranking, mutation_run_id, runPorts);
        try {
            const shared = await around.share(run.options.allow_source_processes);
            const held = (0,surroundings/* hasHookedSkills */.vO)(run) && around.ports.sandbox.kind !== 'none';
            const hooked = held || (0,surroundings/* needsHooks */.o0)(run) ? await around.share(true, !(0,surroundings/* needsHooks */.o0)(run)) : null;
            const plan = await planMutation(run, { shared, hooked }, settings.max_units);
            const blank = { run, plan, mutation_run_id, folder, results: [], complete: false };
            if (settings.dry_run)
                return { mutation: execute_describe(blank), plan };
            runPorts.protocol(`ARTIFACT_DIR=${folder}`);
            const limit = (0,p_limit/* default */.A)(run.max_parallel);
            const bench = { run, around, shared, hooked, limit, folder, mutation_run_id, runPorts };
            const { rows, left_out } = await runMutants(bench, plan, before);
            const results = [...rows, ...plan.equivalent.map(equivalentRow)];
            const complete = !runPorts.signal.aborted;
            const mutation = execute_describe({
                ...blank,
                plan: { ...plan, left_out: [...plan.left_out, ...left_out] },
                results,
                complete,
            });
            await around.ports.files.write((0,external_node_path_.join)(folder, 'mutation.json'), `${JSON.stringify(mutation, null, 1)}\n`);
            return { mutation, plan };
        }
        finally {
            await around.close();
        }
    }
    catch (error) {
        throw (0,refusal/* explainRefusal */.G)(error);
    }
}
/** A case that is red already notices nothing. */
async function runMutants(bench, { chosen }, before) {
    const { run, runPorts } = bench;
    const pairs = new Map(chosen.map(({ unit }) => [keyOf(unit), unit]));
    const unmutated = before ?? (await runUnmutated(bench, [...pairs.values()]));
    const results = new Map(unmutated.results.map((row) => [keyOf(row), row]));
    const green = chosen.filter(({ unit }) => results.get(keyOf(unit))?.status === 'pass');
    const left_out = [...pairs]
        .filter(([key]) => results.get(key)?.status !== 'pass')
        .map(([key, { case_id, agent }]) => {
        const row = results.get(key);
        const why = row ? `${row.status}${row.error ? `: ${row.error}` : ''}` : 'it has no result';
        return { case_id, agent, reason: `it does not pass unmutated: ${why}` };
    });
    const losses = (found) => (run.baselines.current ? (0,offers/* findOfferLosses */.ju)(found, run.baselines.current) : []);
    const known = new Set(losses(unmutated).map(({ agent, skill }) => JSON.stringify([agent, skill])));
    const groups = (0,p_limit/* default */.A)(run.max_parallel);
    const rows = await Promise.all(groupPlan(green).map((group) => groups(async () => {
        const ran = runPorts.signal.aborted ? null : await runGroup(bench, group);
        const lost = ran ? losses(ran.results) : [];
        return group.units.map((one) => judgeMutant(one, {
            ...(ran?.rows.get(keyOf(one.unit)) ?? { batch: '', result: null }),
            as_commit: one.mutant.against === 'original' ? isNoticedAsCommit(one.mutant, run.source) : null,
            delivery_loss: (0,delivery_loss/* findDeliveryLoss */.f$)(ran?.rows.get(keyOf(one.unit))?.result ?? null, run.baselines.current) !== null,
            offer_loss: lost.some(({ agent, skill }) => agent === one.unit.agent && skill === one.mutant.target && !known.has(JSON.stringify([agent, skill]))),
        }));
    })));
    return { rows: rows.flat(), left_out };
}
async function readUnmutated(run, names, runPorts) {
    const { results } = await (0,batches/* readBatches */.Pu)(names, { cwd: runPorts.cwd, stderr: runPorts.log });
    const file = names.join(', ');
    if (results.environment.skills_hash !== run.source.hash)
        throw new config_error/* ConfigError */.x('These results are of another state of the skills.', {
            file,
            fix: 'run the cases anew, or leave --results out.',
        });
    if (results.mode !== run.options.mode)
        throw new config_error/* ConfigError */.x(`These results are of mode ${results.mode}.`, {
            file,
            fix: `add --mode ${results.mode}, or leave --results out.`,
        });
    return results;
}
function execute_describe({ run, plan, mutation_run_id, folder, results, complete }) {
    const versions = { ...run.plan.agents, [contract_plan/* OFFLINE */.G]: (0,tool_version/* toolVersion */.f)() };
    return {
        schema: 'agent-routing.mutation.v1',
        mutation_run_id,
        generated_at_utc: new Date().toISOString(),
        tool_version: (0,tool_version/* toolVersion */.f)(),
        mode: run.options.mode,
        artifact_dir: folder,
        complete,
        skills_hash: run.source.hash,
        ...scoreMutants(results, versions),
        sample: plan.chosen.length < plan.all ? { units: plan.chosen.length, of: plan.all } : null,
        results,
        left_out: plan.left_out,
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/src/options/inputs.js + 1 modules
var inputs = __webpack_require__(59540);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
// EXTERNAL MODULE: ./build/src/options/values.js
var values = __webpack_require__(70348);
;// CONCATENATED MODULE: ./build/src/mutate/options.js
/** The options of `mutate`: those of `run` that say what is run and where, and what only mutants have. */





const MutateOptionsSchema = run_options/* RunOptionsSchema */.Rl.pick({
    cases: true,
    agents: true,
    kind: true,
    category: true,
    case_id: true,
    skill: true,
    scope: true,
    changed_since: true,
    source: true,
    agent_versions: true,
    trials: true,
    pass_threshold: true,
    min_offer: true,
    min_delivery: true,
    evidence: true,
    strict: true,
    timeout_seconds: true,
    agent_timeout: true,
    max_parallel: true,
    pack: true,
    max_units: true,
    allow_source_processes: true,
    sandbox: true,
    baseline: true,
    artifacts_root: true,
    dry_run: true,
    progress: true,
    no_progress: true,
    json: true,
}).extend({
    mode: (0,values/* blank */.hQ)(schemas/* enum */.k5n(['oracle', 'router']).default('oracle')).describe('Who decides inside the agent: oracle or router; mutants never ask a vendor'),
    results: values/* repeatable */.EQ
        .prefault([])
        .describe('results.json of a finished run of the same source, or its folder; default: the cases are run unmutated first'),
    ...inputs/* MUTATE_ONLY */.ah,
});
/** What `run` needs beside them is its default. */
function runOptionsOf(options) {
    return { ...run_options/* RunOptionsSchema */.Rl.parse({}), ...(0,get_own/* omit */.c)(options, 'results', 'max_units', 'min_score') };
}

;// CONCATENATED MODULE: ./build/src/mutate/threshold.js

/** What was not judged proves nothing: with nothing judged at all, neither is the corpus. */
function failsScore({ total, complete }, min_score) {
    return !complete || total.score === null || total.score < min_score;
}
/** Hundreds of broken sources are nothing to ask a model about. */
function modeOf(mode) {
    if (mode === 'oracle' || mode === 'router')
        return mode;
    throw new ConfigError('Mutants run in the embedded modes only.', { fix: 'use mode oracle or router.' });
}

// EXTERNAL MODULE: ./build/src/options/command.js
var command = __webpack_require__(95441);
// EXTERNAL MODULE: ./build/src/run/ports.js
var run_ports = __webpack_require__(21907);
// EXTERNAL MODULE: ./build/src/run/prepare/prepare.js + 6 modules
var prepare = __webpack_require__(22692);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
;// CONCATENATED MODULE: ./build/src/commands/mutate.js
/** `mutate`: breaks what each case rests on, one thing at a time, and shows which cases do not notice. */











const mutate = (0,command/* defineCommand */.NB)({
    summary: 'Breaks the skills in a copy, one thing at a time, and shows which cases do not notice',
    positionals: '',
    options: MutateOptionsSchema,
    async run(options, _, shell) {
        const progress = (0,terminal_progress/* createProgress */.m)(options.no_progress ? 'none' : options.progress, shell);
        const ports = (0,run_ports/* terminalPorts */.P)(shell, progress);
        const prepared = await (0,prepare/* prepareRun */.Z)(runOptionsOf(options), ports, external_node_crypto_.randomUUID);
        await (0,describe_error/* nameLintErrors */.OU)(prepared, ports);
        const { results, max_units = null, dry_run } = options;
        const { mutation, plan } = await executeMutation(prepared, { results, max_units, dry_run }, ports).finally(progress.close);
        if (dry_run) {
            const sources = new Set(plan.chosen.map(({ mutant }) => JSON.stringify(mutant.change.edits))).size;
            shell.stdout(`${(0,text_count/* count */.U9)(plan.chosen.length, 'mutant')} of ${plan.all} would be run, on ${(0,text_count/* count */.U9)(sources, 'changed copy', 'changed copies')} of the source; ${plan.equivalent.length} more are equivalent.\n`);
            return 0;
        }
        if (options.json)
            shell.stdout(`${JSON.stringify(mutation, null, 1)}\n`);
        shell[options.json ? 'stderr' : 'stdout'](renderMutation(mutation, shell.wrap ? shell.columns : null));
        return failsScore(mutation, options.min_score) ? 1 : 0;
    },
});


/***/ }),

/***/ 24303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h6: () => (/* binding */ describeSilent),
  rK: () => (/* binding */ isTrial),
  Pu: () => (/* binding */ readBatches),
  mM: () => (/* binding */ readTrials),
  H_: () => (/* binding */ readUnit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/lib/input/get-own.js
var get_own = __webpack_require__(56022);
// EXTERNAL MODULE: ./build/lib/text/bare-id.js
var bare_id = __webpack_require__(56424);
;// CONCATENATED MODULE: ./build/lib/batch/contradiction.js


/** Null: nothing. */
function findContradiction(row, mode) {
    if (row.status !== 'pass')
        return null;
    const { trials, exit_code } = row;
    const judged = trials.verdicts.length > 0 || trials.ran > 0;
    const says = [
        [row.error !== null, `the error '${(row.error ?? '').slice(0, 200)}'`],
        [row.fault !== null, `the fault ${row.fault?.kind}`],
        [row.failure_kind !== null, `the failure_kind ${row.failure_kind}`],
        [row.mismatch_kind !== null, `the mismatch_kind ${row.mismatch_kind}`],
        [row.failure_category !== null, `the failure_category ${row.failure_category}`],
        [row.missing_evidence.length > 0, `missing_evidence (${row.missing_evidence.slice(0, 5).join(', ')})`],
        [row.disallowed_hits.length > 0, `disallowed_hits (${row.disallowed_hits.slice(0, 5).join(', ')})`],
        [(judged || row.kind === 'skill') && !hasPassed(trials), 'no trial that passed'],
        [row.expected_skill !== null && row.kind === 'skill' && isBare(row), 'no evidence of the skill that it expects'],
        [row.kind === 'skill' && isUnproven(row), 'matched_evidence that token_hits does not have'],
        [row.blocked_by !== undefined, `the hook that refused it (${row.blocked_by})`],
        [row.kind === 'skill' && trials.passed === trials.ran && isUndelivered(row), `delivery ${row.delivery?.state}`],
        [row.kind === 'skill' && mode !== 'live' && row.offer?.state === 'absent', 'offer absent'],
        // A vendor's model may be stopped at a limit after it has done what was asked.
        [(exit_code ?? 0) !== 0 && !row.timed_out && mode !== 'live', `exit_code ${exit_code}`],
    ];
    return says.find(([holds]) => holds)?.[1] ?? null;
}
const hasPassed = ({ passed, verdicts }) => passed > 0 && (verdicts.length === 0 || verdicts.some(({ status }) => status === 'pass'));
/** Neither met nor left open. */
function isBare({ expected_skill, matched_evidence, not_judged = [] }) {
    const id = (0,bare_id/* bareId */.yW)(expected_skill ?? '');
    if (not_judged.length > 0 || id === '')
        return matched_evidence.length === 0 && not_judged.length === 0;
    return !matched_evidence.some((token) => token.includes(id));
}
/** A claim is met by its best hit, and only that some tool was called has none. */
const isUnproven = ({ matched_evidence, token_hits }) => matched_evidence.some((token) => token !== 'tool activity' && (0,get_own/* getOwn */.N)(token_hits, token) === undefined);
/** The text did not come, or not as many characters as are said. */
function isUndelivered({ delivery }) {
    if (!delivery)
        return false;
    const { state, kept_chars, of_chars } = delivery;
    return kept_chars === 0 || (state === 'cut' ? kept_chars >= of_chars : state !== 'full' || kept_chars !== of_chars);
}

// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
;// CONCATENATED MODULE: ./build/lib/batch/merge-batches.js
/** Several batches of one corpus (agents or shards of a matrix) \u2192 one batch, as if they had been run together. */

function mergeBatches(batches) {
    const [first, ...others] = batches;
    if (!first)
        throw new config_error/* ConfigError */.x('There are no results.', { fix: 'name a results.json with --results.' });
    if (others.length === 0)
        return { results: first.results, plan: first.plan };
    const owners = new Map();
    for (const { name, results } of batches) {
        if (results.mode !== first.results.mode) {
            throw new config_error/* ConfigError */.x(`${name} was run in mode ${results.mode}, ${first.name} in mode ${first.results.mode}.`, {
                fix: 'compare each mode separately.',
            });
        }
        const [one, other] = [results.decider, first.results.decider];
        if (one && other && (one.mode !== other.mode || one.model !== other.model))
            throw new config_error/* ConfigError */.x(`${name} was decided by ${one.model ?? one.mode}, ${first.name} by ${other.model ?? other.mode}.`, {
                fix: 'compare each model separately.',
            });
        for (const { case_id, agent } of results.results) {
            const key = JSON.stringify([case_id, agent]);
            const owner = owners.get(key);
            if (owner !== undefined) {
                throw new config_error/* ConfigError */.x(`Case '${case_id}' on ${agent} is in both ${owner} and ${name}.`, {
                    fix: 'pass only one of the two files; a case counts once per agent.',
                });
            }
            owners.set(key, name);
        }
    }
    return { results: mergeResults(first.results, batches), plan: mergePlans(batches.map(({ plan }) => plan)) };
}
function mergeResults(first, batches) {
    const all = batches.map(({ results }) => results);
    const rows = all.flatMap(({ results }) => results);
    const count = (status) => rows.filter((row) => row.status === status).length;
    const offers = {};
    for (const part of all) {
        for (const [agent, skills] of Object.entries(part.offers))
            offers[agent] = { ...offers[agent], ...skills };
    }
    return {
        ...first,
        complete: all.every(({ complete }) => complete),
        summary: {
            total: all.reduce((sum, { summary }) => sum + summary.total, 0),
            pass: count('pass'),
            fail: count('fail'),
            infra_error: count('infra_error'),
            skipped: count('skipped'),
        },
        environment: {
            ...first.environment,
            shard: null,
            agents: Object.assign({}, ...all.map(({ environment }) => environment.agents)),
        },
        offers,
        parts: mergeParts(all),
        ...sumDeciders(all.map(({ decider }) => decider)),
        results: rows,
    };
}
/** A hook may have run in one of them only. */
function mergeParts(all) {
    const merged = {};
    for (const [agent, rows] of all.flatMap(({ parts }) => Object.entries(parts ?? {})))
        merged[agent] = rows.map((row, at) => (merged[agent]?.[at]?.reason === null ? merged[agent][at] : row));
    return merged;
}
/** Parts may share requests, which then count in each. */
function sumDeciders(parts) {
    const known = parts.filter((part) => part !== undefined);
    const [first, ...others] = known;
    if (!first)
        return {};
    const decider = others.reduce((sum, one) => ({
        ...sum,
        requests: sum.requests + one.requests,
        shared: sum.shared + one.shared,
        recorded: sum.recorded + one.recorded,
        input_tokens: sum.input_tokens + one.input_tokens,
        output_tokens: sum.output_tokens + one.output_tokens,
        undecided: {
            trials: sum.undecided.trials + one.undecided.trials,
            requests: sum.undecided.requests + one.undecided.requests,
            input_tokens: sum.undecided.input_tokens + one.undecided.input_tokens,
        },
    }), first);
    return { decider };
}
/** Null when a part has no plan, because a partial plan would report the other cases as removed. */
function mergePlans(plans) {
    const known = plans.filter((plan) => plan !== null);
    const [first] = known;
    if (!first || known.length < plans.length)
        return null;
    const key = (row) => JSON.stringify([row.case_id, row.agent]);
    const units = new Map(known.flatMap((plan) => plan.units).map((unit) => [key(unit), unit]));
    const left_out = new Map(known.flatMap((plan) => plan.left_out).map((row) => [key(row), row]));
    return {
        ...first,
        agents: Object.assign({}, ...known.map(({ agents }) => agents)),
        shard: null,
        units: [...units.values()],
        // A unit that one shard left out may have been run by another.
        left_out: [...left_out].filter(([pair]) => !units.has(pair)).map(([, row]) => row),
    };
}

// EXTERNAL MODULE: ./build/lib/contract/plan.js
var contract_plan = __webpack_require__(11744);
// EXTERNAL MODULE: ./build/lib/contract/result.js + 4 modules
var result = __webpack_require__(68909);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(22713);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(10802);
// EXTERNAL MODULE: ./build/lib/io/files/files.js
var files = __webpack_require__(77406);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/text/sentence.js
var sentence = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/src/options/run-options.js
var run_options = __webpack_require__(39138);
;// CONCATENATED MODULE: ./build/src/run/conclude/batches.js
/** `--results F\u2026` \u2192 batches: each file (or the folder that holds it) with the plan beside it. */
















/** Without a name: the newest batch in ARTIFACTS_ROOT that has results; which one that is goes to stderr. */
async function readBatches(names, { cwd, stderr }) {
    const given = names.length ? names : [await findNewest(cwd)];
    if (names.length === 0)
        stderr(`Using the newest batch: --results ${given[0]}\n`);
    const batches = await Promise.all(given.map((name) => readBatch(name, cwd)));
    return { ...mergeBatches(batches), folders: batches.map(({ folder }) => folder) };
}
async function findNewest(cwd) {
    const found = await (0,dist/* glob */.TI)('*/results.json', { cwd: (0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4) });
    const dated = await Promise.all(found.map(async (file) => ({ file, at: (await (0,promises_.stat)((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4, file))).mtimeMs })));
    const files = dated.sort((one, other) => other.at - one.at).map(({ file }) => file);
    // One that nothing was selected for says nothing of what is expected.
    let newest = files[0];
    for (const file of files)
        if (await hasResults((0,external_node_path_.join)(cwd, run_options/* ARTIFACTS_ROOT */.h4, file))) {
            newest = file;
            break;
        }
    if (newest)
        return (0,external_node_path_.join)(run_options/* ARTIFACTS_ROOT */.h4, (0,external_node_path_.dirname)(newest));
    throw new config_error/* ConfigError */.x(`--results is missing, and there are no results of a run in ${run_options/* ARTIFACTS_ROOT */.h4}.`, {
        fix: 'name a results.json, or the folder that `run` printed as ARTIFACT_DIR=.',
    });
}
/** One that is no JSON is named as such where it is read. */
const hasResults = async (file) => (0,json_value/* parseValue */.$x)((await (0,files/* readTextIfAny */.$)(file)) ?? '')?.results?.length !== 0;
async function readBatch(name, cwd) {
    const path = (0,external_node_path_.resolve)(cwd, name);
    const folder = await (0,presence/* isFolder */.lQ)(path);
    const file = folder ? (0,external_node_path_.join)(path, 'results.json') : path;
    const shown = folder ? (0,external_node_path_.join)(name, 'results.json') : name;
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null) {
        throw new config_error/* ConfigError */.x('There is no such file.', {
            file: shown,
            fix: 'name the results.json that `run` wrote, or the folder that it is in.',
        });
    }
    const results = (0,schema_issue/* parseOrThrow */.zS)(result/* ResultsSchema */.SX, (0,json_text/* parseJson */.qF)(text, shown), (wrong) => (0,schema_issue/* explainWrong */.BO)({
        ...wrong,
        words: `This is not a results.json of this version: ${(0,schema_issue/* formatPath */.jV)(wrong.path) || 'the file'} ${wrong.words}`,
    }, { file: shown }, [], 'name the results.json that `agent-routing run` wrote.'));
    for (const row of results.results) {
        const contradiction = findContradiction(row, results.mode);
        if (contradiction)
            throw new config_error/* ConfigError */.x(`Case '${row.case_id}' on ${row.agent} says pass, and beside it ${(0,sentence/* endSentence */.H_)(contradiction)}`, {
                file: shown,
                fix: 'name the results.json as `agent-routing run` wrote it. If nobody has edited it, this tool misread the agent: report that row as a bug.',
            });
    }
    const at = (0,external_node_path_.dirname)(file);
    return { name: shown, results, plan: await readPlan((0,external_node_path_.join)(at, 'plan.json'), results), folder: at };
}
/** The plan beside the results shows which results are missing; a plan of another batch is ignored. */
async function readPlan(file, results) {
    const text = await (0,files/* readTextIfAny */.$)(file);
    if (text === null)
        return null;
    const plan = contract_plan/* PlanSchema */.f.safeParse((0,json_text/* parseJson */.qF)(text, file));
    return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}
const UnitSchema = result/* ResultSchema */.Jh.pick({ unit_run_id: true, case_id: true, agent: true, status: true, error: true });
/** What the newest batch ran, what did not pass first; trial: null where it left no transcript. */
async function readTrials(shell) {
    const batch = await readBatches([], shell).catch(() => null);
    const rows = (batch?.results.results ?? []).map((row) => {
        const trial = (0,external_node_path_.join)((0,external_node_path_.relative)(shell.cwd, batch?.folders[0] ?? ''), 'units', row.unit_run_id, 'trial-1');
        return { ...row, trial: isTrial(trial, shell) ? trial : null };
    });
    return rows.sort((one, other) => Number(one.status === 'pass') - Number(other.status === 'pass'));
}
const describeSilent = ({ case_id, agent, status, error }) => `${case_id} on ${agent} (${status}) left no transcript: ${error ?? 'no agent was started for it'}`;
/** Of a folder that the runner made for a unit; null: it is another. */
async function readUnit(folder) {
    const text = await (0,files/* readTextIfAny */.$)((0,external_node_path_.join)(folder, 'result.json'));
    return UnitSchema.safeParse((0,json_value/* parseValue */.$x)(text ?? '')).data ?? null;
}
const isTrial = (path, shell) => ['stdout', 'stdout.txt'].some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(shell.cwd, path, name)));


/***/ })

};
